"""Positions: what may be done, where it leads, what a seat may know, how it is written down."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.position import Position
from tests.conftest import texts

FIRST = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))


def end(table: str, card: str, *, others: str = "", **fields: Any) -> Position:
    """Seat 0 is left with one card, the stock is empty."""
    usual: dict[str, Any] = {"last_capture": 1, "stock": ""}
    return Position.setup("scopa", table=table, hands=(card, others), **usual | fields)


class TestPlay:
    def test_takes_the_cards_and_passes_the_turn(self) -> None:
        after = FIRST.play("7Dx2C5S")
        assert after.table == Cards("4H QD")
        assert after.piles == (Cards("7D 2C 5S"), Cards())
        assert after.hands[0].cards == Cards("7H AS")
        assert (after.to_move, after.last_capture, after.last_laid) == (1, 0, None)
        assert after.bonus == (0, 0)

    def test_lays_a_card(self) -> None:
        after = FIRST.play("AS")
        assert after.table == Cards("AS 2C 4H 5S QD")
        assert (after.last_capture, after.last_laid) == (None, sl.Card("AS"))

    def test_pays_a_sweep(self) -> None:
        after = Position.setup("scopa", table="3H 4H", hands=("7H", "JD")).play("7Hx3H4H")
        assert (after.bonus, after.last_capture_swept, len(after.table)) == ((1, 0), True, 0)

    def test_forgets_the_laid_card_at_the_next_play(self) -> None:
        p = Position.setup("scopa", hands=("AS KS", "AD"), stock="").play("AS")
        assert p.play("ADxAS").last_laid is None

    def test_reveals_an_unknown_card(self) -> None:
        after = FIRST.play("7Dx2C5S").play("KC")
        assert after.hands[1] == sl.Hand(unknown=2)
        assert "KC" not in after.unseen
        assert after.table == Cards("4H QD KC")

    def test_passes_over_empty_hands(self) -> None:
        p = Position.setup(
            "scopa", players=4, hands=("AD", "", "3D", "4D"), stock="", last_capture=0
        )
        assert p.play("AD").to_move == 2

    @pytest.mark.parametrize(
        ("move", "words"),
        [
            ("7D", "may not be laid down"),
            ("7Dx4H", "4H counts 4"),
            ("7Dx7H", "7H is not on the table"),
            ("3D", "3D is not in the hand of seat 0 (AS 7D 7H)"),
            ("2C", "2C is not in the hand of seat 0"),
            ("7Dx2C2C", "2C stands twice"),
            ("7Z", "'7Z'"),
            ("", "one card expected"),
        ],
    )
    def test_refuses_what_is_illegal_and_says_what_is_not(self, move: str, words: str) -> None:
        line = str(FIRST)
        with pytest.raises(sl.IllegalMove) as error:
            FIRST.play(move)
        assert words in str(error.value)
        assert words in error.value.reason
        assert texts(error.value.legal) == ["7Dx2C5S", "7Hx2C5S", "AS"]
        assert "7Dx2C5S" in str(error.value)
        assert str(FIRST) == line
        assert FIRST.why_not(move) == error.value.reason

    def test_refuses_a_card_that_is_elsewhere(self) -> None:
        with pytest.raises(sl.IllegalMove, match="7D cannot be in the hand of seat 1"):
            FIRST.play("7Dx2C5S").play("7D")

    def test_refuses_to_go_on_after_the_end(self) -> None:
        over = end("", "7D").play("7D")
        assert over.is_over
        assert not over.legal_moves()
        assert len(over.legal_moves()) == 0
        with pytest.raises(sl.IllegalMove, match="the deal is over"):
            over.play("7D")


class TestBatches:
    def test_are_dealt_when_all_hands_are_empty(self) -> None:
        p = Position.setup("scopa", hands=("KD", "KH"), stock="AD 2D 3D 4D 5D 6D 7D JD")
        after = p.play("KD").play("KHxKD")
        assert [str(h) for h in after.hands] == ["AD 2D 3D", "4D 5D 6D"]
        assert (texts(c for c in after.stock if c), after.to_move) == (["7D", "JD"], 0)
        assert len(after.table) == 0

    def test_keep_what_is_unknown_unknown(self) -> None:
        p = Position.setup("scopa", hands=("KD", ""), stock="AD ? 3D ? ? 6D").play("KD")
        assert [str(h) for h in p.hands] == ["AD 3D ?", "6D ? ?"]

    def test_a_short_one_goes_as_far_as_it_goes(self) -> None:
        p = Position.setup("scopa", hands=("KD", ""), stock="AD 2D 3D 4D").play("KD")
        assert [str(h) for h in p.hands] == ["AD 2D 3D", "4D"]
        assert p.stock == ()

    def test_turn_the_last_card_into_one_that_is_not(self) -> None:
        p = Position.setup("scopa", table="KH", hands=("KD", ""), stock="AD 2D")
        assert p.play("KDxKH").bonus == (1, 0)


class TestEnd:
    def test_leftovers_go_to_the_last_capturer_and_are_no_sweep(self) -> None:
        p = end("QD", "2S", last_capture=1).play("2S")
        assert p.is_over
        assert (p.piles, p.bonus, len(p.table)) == ((Cards(), Cards("QD 2S")), (0, 0), 0)

    def test_leftovers_go_to_the_side_that_captured_with_the_last_card(self) -> None:
        p = end("QD 2D", "2S", last_capture=1).play("2Sx2D")
        assert p.piles == (Cards("2S 2D QD"), Cards())

    @pytest.mark.parametrize("leftovers", ["last_capturer", "nobody_if_none"])
    def test_leftovers_stay_when_nobody_captured(self, leftovers: str) -> None:
        p = end("QD", "2S", last_capture=None, leftovers=leftovers).play("2S")
        assert (p.is_over, p.table, p.piles) == (True, Cards("2S QD"), (Cards(), Cards()))
        assert p.score().points == (0, 0)

    def test_leftovers_are_given_in_a_finished_deal_that_is_set_up(self) -> None:
        p = Position.setup("scopa", table="7D", hands=("", ""), stock="", last_capture=1)
        assert p.piles[1] == Cards("7D")
        assert p.score().points == (0, 3)

    def test_the_score_counts_piles_and_sweeps(self) -> None:
        p = end("7S", "7D", bonus=(2, 1), last_capture=1)
        assert p.score().explain().endswith("so far: 2 - 1")
        assert p.play("7Dx7S").score().points == (5, 1)


class TestSweepThatIsNotPaid:
    """C11 and X16 to X19: which clearing of the table scores nothing."""

    PAID = (1, 0)
    NOT = (0, 0)

    @pytest.mark.parametrize(
        ("rule", "last_of_all", "last_of_own", "in_last_batch", "with_stock"),
        [
            ("last_card", NOT, PAID, PAID, PAID),
            ("last_turn_each", NOT, NOT, PAID, PAID),
            ("last_hand", NOT, NOT, NOT, PAID),
            ("last_capture", NOT, PAID, PAID, PAID),
            ("never", PAID, PAID, PAID, PAID),
        ],
    )
    def test_depends_on_the_rule(
        self,
        rule: str,
        last_of_all: tuple[int, int],
        last_of_own: tuple[int, int],
        in_last_batch: tuple[int, int],
        with_stock: tuple[int, int],
    ) -> None:
        def bonus(own: str, other: str, stock: str) -> tuple[int, ...]:
            p = Position.setup(
                "scopa", table="2D 3S", hands=(own, other), stock=stock, no_sweep_on=rule
            )
            return p.play("5Hx2D3S").bonus

        assert bonus("5H", "", "") == last_of_all
        assert bonus("5H", "KD", "") == bonus("5H", "KD KS KC", "") == last_of_own
        assert bonus("5H KH", "KD", "") == bonus("5H KH", "", "") == in_last_batch
        assert bonus("5H", "", "AD 2H 3H 4H 6H 7H") == with_stock

    def test_is_taken_back_when_it_was_the_last_capture(self) -> None:
        """X17: paid when made, taken back when nobody captures after it."""
        p = end("2D 3S", "5H", others="KD", no_sweep_on="last_capture").play("5Hx2D3S")
        assert p.bonus == (1, 0)
        p = p.play("KD")
        assert (p.bonus, p.last_capture_swept, p.piles[0]) == ((0, 0), False, Cards("2D 3S 5H KD"))

    def test_is_kept_when_somebody_captures_after_it(self) -> None:
        p = Position.setup(
            "scopa",
            table="2D 3S",
            hands=("5H KD", "QD KH"),
            stock="",
            no_sweep_on="last_capture",
        )
        for move in ("5Hx2D3S", "QD", "KD", "KHxKD"):
            p = p.play(move)
        assert (p.bonus, p.is_over) == ((1, 0), True)


class TestPartners:
    def test_pile_and_sweeps_are_the_sides(self) -> None:
        p = Position.setup(
            "scopone",
            table="7S",
            hands=("AD 2D", "AH 2H", "7D 2S", "AC 2C"),
            to_move=2,
            stock="",
        )
        after = p.play("7Dx7S")
        assert (after.piles, after.bonus) == ((Cards("7D 7S"), Cards()), (1, 0))
        assert (after.last_capture, after.to_move) == (2, 3)


class TestLegalMoves:
    def test_are_those_of_every_card_held(self) -> None:
        assert texts(FIRST.legal_moves()) == ["7Dx2C5S", "7Hx2C5S", "AS"]

    def test_of_an_unknown_hand_are_those_of_every_unseen_card(self) -> None:
        moves = FIRST.play("AS").legal_moves()
        assert {m.card for m in moves} == set(FIRST.unseen)
        assert sl.Move.parse("7S") not in moves
        assert sl.Move.parse("7Sx2C5S") in moves

    def test_agree_with_why_not(self) -> None:
        assert FIRST.why_not("7Dx2C5S") is None
        assert FIRST.why_not(sl.Move.parse("AS")) is None
        assert FIRST.why_not("7D") is not None


class TestView:
    def test_hides_other_hands_and_the_stock(self) -> None:
        deal = sl.deal("scopa", seed=3, players=4)
        view = deal.view(2)
        assert view.hands[2] == deal.hands[2]
        assert [h for s, h in enumerate(view.hands) if s != 2] == [sl.Hand(unknown=3)] * 3
        assert view.stock == (None,) * len(deal.stock)
        assert view.unseen == deal.rules.cards - deal.table - deal.hands[2].cards
        assert not view.all_known
        assert deal.all_known

    @pytest.mark.parametrize("seat", [-1, 2, "x", None])
    def test_of_a_seat_that_is_not_there_is_refused(self, seat: Any) -> None:
        with pytest.raises(ValueError, match="does not exist; seats: 0 to 1"):
            FIRST.view(seat)

    def test_keeps_what_everybody_saw(self) -> None:
        p = Position.setup(
            "scopa", table="2C", hands=("7D", "AD"), piles=("KD", "QD"), out="JD", stock="AS AH"
        )
        view = p.view(0)
        assert (view.table, view.piles, view.out) == (p.table, p.piles, p.out)


class TestReveal:
    def test_names_unknown_cards(self) -> None:
        p = FIRST.reveal(1, "KC 3H")
        assert p.hands[1] == sl.Hand(Cards("KC 3H"), 1)
        assert len(p.unseen) == len(FIRST.unseen) - 2

    @pytest.mark.parametrize(
        ("seat", "cards", "field"),
        [
            (2, "KC", "seat"),
            (0, "KC", "hands[0]"),
            (1, "KC KD KH KS", "hands[1]"),
            (1, "7D", "cards"),
            (1, "8D", "cards"),
        ],
    )
    def test_of_what_cannot_be_is_refused(self, seat: int, cards: str, field: str) -> None:
        with pytest.raises(sl.PositionError) as error:
            FIRST.reveal(seat, cards)
        assert [name for name, _ in error.value.faults] == [field]


class TestText:
    def test_is_one_line_and_reads_back(self) -> None:
        line = "scopa | table 2C 4H 5S QD | hands AS 7D 7H / ? ? ? | stock ?30 | to_move 0"
        assert str(FIRST) == line
        assert Position.parse(line) == FIRST
        assert repr(FIRST) == f"Position.parse({line!r})"

    def test_says_all_that_is_not_as_usual(self) -> None:
        p = Position.setup(
            "scopa",
            players=4,
            primiera_source="combination_only",
            table="2C 4H",
            hands=("7D ?", "", "AS", "? ?"),
            piles=("3D 3H 6D JS", ""),
            bonus=(0, 2),
            stock="5D ? KD",
            to_move=2,
            last_capture=1,
            last_laid="2C",
            last_capture_swept=True,
            combinations=[["3D 3H 6D"], []],
            out="JD",
        )
        assert str(p) == (
            "scopa players=4 primiera_source=combination_only | table 2C 4H "
            "| hands 7D ? / - / AS / ? ? | piles 3D 3H 6D JS / - | bonus 0 / 2 | stock 5D ? KD "
            "| to_move 2 | last_capture 1 | last_laid 2C | last_capture_swept yes "
            "| combinations 3D 3H 6D / - | out JD"
        )
        assert Position.parse(str(p)) == p
        assert Position.from_dict(json.loads(json.dumps(p.to_dict()))) == p

    def test_may_leave_out_what_is_usual(self) -> None:
        assert Position.parse("scopa | hands 7D / ?") == Position.setup("scopa", hands=("7D", "?"))
        assert Position.parse(
            "scopa | table: 2C\n | hands: 7D / ? | last_capture none | last_laid - "
        ) == Position.setup("scopa", table="2C", hands=("7D", "?"))

    def test_of_a_finished_deal_reads_back(self) -> None:
        """The card laid last is no longer on the table when the leftovers are given."""
        over = end("2D", "KD").play("KD")
        assert Position.parse(str(over)) == over

    @pytest.mark.parametrize(
        ("line", "fields"),
        [
            ("", ["text"]),
            ("   ", ["text"]),
            ("scopa | tabel 2C | hands 7D / ?", ["tabel"]),
            ("scopa | hands 7D / ? | hands 7D / ?", ["hands"]),
            ("scopa priority | hands 7D / ?", ["options"]),
            ("scopa players=4 players=2 | hands 7D / ?", ["options"]),
            ("scopa | hands 7D / ? | to_move x", ["to_move"]),
            ("scopa | hands 7D / ? | bonus 1 / x", ["bonus"]),
            ("scopa | hands 7D / ? | last_capture_swept maybe", ["last_capture_swept"]),
            ("scopa | hands 7D", ["hands"]),
            ("scopa | hands 7D / ? | table 7D 9D", ["hands[0]", "table"]),
            ("scopa | foo 1 | bar 2 | to_move z", ["foo", "bar", "to_move"]),
        ],
    )
    def test_that_cannot_be_is_refused_with_every_fault(self, line: str, fields: list[str]) -> None:
        with pytest.raises(sl.PositionError) as error:
            Position.parse(line)
        assert sorted(name for name, _ in error.value.faults) == sorted(fields)
        assert "\n" not in str(error.value)

    def test_of_an_unknown_field_names_the_near_one(self) -> None:
        with pytest.raises(sl.PositionError, match=r"did you mean table\?\); fields: table, hands"):
            Position.parse("scopa | tabel 2C | hands 7D / ?")


class TestDict:
    @pytest.mark.parametrize(
        ("data", "fields"),
        [
            ({}, ["variant"]),
            ({"variant": 3, "hands": []}, ["variant"]),
            ({"variant": "scopa", "options": 3}, ["options"]),
            ({"variant": "scopa", "tabel": "", "colour": 1}, ["tabel", "colour"]),
            ({"variant": "scopa", "hands": ["7D"]}, ["hands"]),
            ({"variant": "scopa", "hands": ["7D", None]}, ["hands[1]"]),
        ],
    )
    def test_that_cannot_be_is_refused_with_every_fault(
        self, data: dict[str, Any], fields: list[str]
    ) -> None:
        with pytest.raises(sl.PositionError) as error:
            Position.from_dict(data)
        assert sorted(name for name, _ in error.value.faults) == sorted(fields)

    @pytest.mark.parametrize("data", [None, 3, "scopa", ["variant"]])
    def test_is_a_mapping(self, data: Any) -> None:
        with pytest.raises(sl.PositionError, match="name: value"):
            Position.from_dict(data)


class TestValue:
    def test_is_frozen_hashable_and_equal_by_value(self) -> None:
        same = Position.setup("scopa", table="QD 5S 4H 2C", hands=("AS 7H 7D", "?3"))
        assert same == FIRST
        assert hash(same) == hash(FIRST)
        assert len({same, FIRST, FIRST.play("AS")}) == 2
        with pytest.raises(AttributeError):
            FIRST.to_move = 1  # type: ignore[misc]
        assert pickle.loads(pickle.dumps(FIRST)) == FIRST


class TestOf:
    def test_takes_a_position_or_its_line(self) -> None:
        position = sl.Position.setup("scopa", table="2C", hands=("7D", "?"))
        assert sl.Position.of(position) is position
        assert sl.Position.of(str(position)) == position

    def test_refuses_anything_else(self) -> None:
        with pytest.raises(sl.PositionError, match="a Position or its text is expected, got 3"):
            sl.Position.of(3)

    def test_a_line_without_its_game_is_told_so(self) -> None:
        with pytest.raises(sl.PositionError, match="starts with 'table', which is no variant"):
            sl.solve("table 2C 5S | hands 7D / 3D")
