"""Every kind of bad position: refused at once, all faults named, each with what is allowed."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.setup import Hand
from tests.conftest import faults

GOOD: dict[str, Any] = {"table": "2C 4H", "hands": ("7D 7H AS", "? ? ?")}


class TestOneFault:
    """Each alone: the field at fault, and words that name the fault and what is allowed."""

    @pytest.mark.parametrize(
        ("fields", "field", "words"),
        [
            # cards
            ({"table": "2X 4H"}, "table", ["'2X'", "D coins, H cups, S swords, C batons"]),
            ({"table": "2C 8D"}, "table", ["8D not in the italian pack", "A 2 3 4 5 6 7 J Q K"]),
            ({"table": "KD", "pack": "plain"}, "table", ["KD not in the plain pack", "T"]),
            ({"table": "2C 2C"}, "table", ["2C stands twice (table)"]),
            ({"table": "2C ?"}, "table", ["unknown card (?) is not allowed here"]),
            ({"table": ["2C", None]}, "table", ["unknown card (?) is not allowed here"]),
            ({"table": 5}, "table", ["text", "5"]),
            ({"table": None}, "table", ["text", "None"]),
            ({"out": "9Z"}, "out", ["'9Z'"]),
            ({"out": "2C"}, "out", ["2C stands twice (table and out)"]),
            ({"stock": "2C"}, "stock", ["2C stands twice (table and stock)"]),
            ({"stock": "5D 5D"}, "stock", ["5D stands twice"]),
            ({"stock": 3}, "stock", ["text", "3"]),
            # hands
            ({"hands": ("7D 2C", "?")}, "hands[0]", ["2C stands twice (table and hands[0])"]),
            ({"hands": ("7D", "?", "?")}, "hands", ["2 expected (seat 0, seat 1), got 3"]),
            ({"hands": ("7D",)}, "hands", ["2 expected (seat 0, seat 1), got 1"]),
            ({"hands": ()}, "hands", ["2 expected", "got 0"]),
            ({"hands": "7D / ?"}, "hands", ["list of 2, one per seat", "'7D / ?'"]),
            ({"hands": None}, "hands", ["list of 2", "None"]),
            ({"hands": {0: "7D"}}, "hands", ["list of 2"]),
            ({"hands": ("7D", 3)}, "hands[1]", ["text", "3"]),
            ({"hands": ("9X", "7D")}, "hands[0]", ["'9X'", "? for an unknown card"]),
            ({"hands": ("7D", "?37")}, None, []),
            ({"hands": ("7D", "?38")}, "hands", ["38 unknown cards", "37 cards are unseen"]),
            ({"hands": ("7D", "?"), "stock": "?36"}, None, []),
            ({"hands": ("7D", "?"), "stock": "?37"}, "stock", ["38", "37 cards are unseen"]),
            ({"hands": ("", "")}, "hands", ["nobody holds a card", "38", "deal first"]),
            # piles and bonus
            ({"piles": ("7S", "")}, None, []),
            ({"piles": ("7S",)}, "piles", ["2 expected (side 0, side 1), got 1"]),
            ({"piles": "7S / -"}, "piles", ["list of 2, one per side"]),
            ({"piles": ("7S", "7S")}, "piles[1]", ["7S stands twice (piles[0] and piles[1])"]),
            ({"piles": ("7S", "?")}, "piles[1]", ["unknown card (?) is not allowed here"]),
            ({"bonus": (1,)}, "bonus", ["2 expected", "got 1"]),
            ({"bonus": 1}, "bonus", ["list of 2, one per side", "1"]),
            ({"bonus": (1, -1)}, "bonus[1]", ["whole number from 0", "-1"]),
            ({"bonus": (1, 0.5)}, "bonus[1]", ["whole number from 0", "0.5"]),
            ({"bonus": (True, 0)}, "bonus[0]", ["whole number from 0", "True"]),
            ({"bonus": ("1", 0)}, "bonus[0]", ["whole number from 0", "'1'"]),
            # seats
            ({"to_move": 2}, "to_move", ["seat 2 does not exist", "0 to 1"]),
            ({"to_move": -1}, "to_move", ["seat -1 does not exist", "0 to 1"]),
            ({"to_move": "0"}, "to_move", ["number from 0 to 1", "'0'"]),
            ({"to_move": True}, "to_move", ["number from 0 to 1", "True"]),
            ({"to_move": None}, "to_move", ["number from 0 to 1", "None"]),
            ({"hands": ("7D", ""), "to_move": 1}, "to_move", ["seat 1 holds no card", "cards: 0"]),
            ({"last_capture": 2}, "last_capture", ["seat 2 does not exist", "0 to 1"]),
            ({"last_capture": "1"}, "last_capture", ["number from 0 to 1", "'1'"]),
            # the play before
            ({"last_laid": "5S"}, "last_laid", ["5S is not on the table"]),
            ({"last_laid": "2C 4H"}, "last_laid", ["one card", "'2C 4H'"]),
            ({"last_laid": ""}, "last_laid", ["one card"]),
            ({"last_laid": 3}, "last_laid", ["text", "3"]),
            ({"last_laid": "?"}, "last_laid", ["unknown card (?) is not allowed here"]),
            ({"last_capture_swept": True}, "last_capture_swept", ["give last_capture"]),
            ({"last_capture_swept": "yes"}, "last_capture_swept", ["True or False", "'yes'"]),
            (
                {"last_capture_swept": True, "last_capture": 1, "bonus": (1, 0)},
                "last_capture_swept",
                ["point in bonus", "side 1 has none"],
            ),
            # combinations
            ({"combinations": ((), ())}, "combinations", ["only primiera_source"]),
        ],
    )
    def test_is_named(self, fields: dict[str, Any], field: str | None, words: list[str]) -> None:
        found = faults(**{**GOOD, **fields})
        assert list(found) == ([field] if field else [])
        for word in words:
            assert field is not None
            assert word in found[field]

    @pytest.mark.parametrize(
        ("combinations", "field", "words"),
        [
            ([["7S 4S 3S"], []], None, []),
            ([["7S 4S"], []], "combinations[0]", ["two or more taken"]),
            ([[], ["7S 4S 3S"]], "combinations[1]", ["not in piles[1]"]),
            ([["7S 4S 3S", "7S 4S 2S"], []], "combinations[0]", ["stands in two combinations"]),
            ([["7S 4S 3X"], []], "combinations[0]", ["'3X'"]),
            (["7S 4S 3S", []], "combinations[0]", ["list of texts"]),
            ([[]], "combinations", ["2 expected"]),
            (5, "combinations", ["list of 2"]),
        ],
    )
    def test_is_named_in_combinations(
        self, combinations: Any, field: str | None, words: list[str]
    ) -> None:
        found = faults(
            **GOOD,
            piles=("7S 4S 3S 2S", ""),
            combinations=combinations,
            primiera_source="combination_only",
        )
        assert set(found) == ({field} if field else set())
        for word in words:
            assert field is not None
            assert word in found[field]

    @pytest.mark.parametrize(
        ("seats", "field", "words"),
        [
            ({"players": 3}, "hands", ["3 expected (seat 0, seat 1, seat 2), got 2"]),
            ({"players": 4}, "hands", ["4 expected", "seat 3"]),
        ],
    )
    def test_of_the_seating_is_named(
        self, seats: dict[str, Any], field: str, words: list[str]
    ) -> None:
        found = faults(**GOOD, **seats)
        assert all(word in found[field] for word in words)

    def test_pairs_have_two_piles_and_seats_four_hands(self) -> None:
        fields = {"players": 4, "hands": ("7D", "?", "?", "?")}
        assert faults(**fields, piles=("", "")) == {}
        assert set(faults(**fields, piles=("", "", "", ""))) == {"piles"}
        assert faults(**fields, teams="none", piles=("", "", "", "")) == {}


class TestManyFaults:
    def test_are_all_named_at_once(self) -> None:
        found = faults(
            table="2C 9Y",
            hands=("7D 8D", "7D ?"),
            piles=("AS", "AS ?"),
            bonus=(0, -2),
            stock="?50",
            to_move=5,
            last_capture=9,
            last_laid="3C 4C",
            last_capture_swept=1,
            combinations=[],
            out="zz",
        )
        assert set(found) == {
            *("table", "hands[0]", "hands[1]", "piles[1]", "bonus[1]", "stock", "to_move"),
            *("last_capture", "last_laid", "last_capture_swept", "combinations", "out"),
        }

    def test_are_counted_in_the_message(self) -> None:
        with pytest.raises(sl.PositionError, match=r"^2 faults in the position: table: .*; out: "):
            sl.Position.setup("scopa", **GOOD | {"table": "xx", "out": "yy"})

    def test_one_is_not_reported_twice(self) -> None:
        assert set(faults(hands=("9X", "7D"))) == {"hands[0]"}
        assert set(faults(hands=("AD", "2D"), table="9X 7D", last_laid="7D")) == {"table"}

    def test_an_error_of_position_is_a_value_error(self) -> None:
        assert issubclass(sl.PositionError, ValueError)


class TestWhatMayBeSetUp:
    @pytest.mark.parametrize(
        "fields",
        [
            {"table": sl.Cards("2C"), "hands": (sl.Cards("7D"), sl.Hand(sl.Cards("AS"), 2))},
            {"hands": (["7D", "7H"], ["?", None])},
            {"hands": (("10D" if 0 else "7♦"), "re di coppe")},
            {"hands": ("7D", "?3")},
            {"hands": ("7D 7H 7S 7C AD AH AS AC", "2D"), "table": "KD KH KS KC"},  # unreachable
            {"hands": ("", "7D"), "to_move": 1},
            {"hands": ("", ""), "stock": ""},
            {"table": "2C", "hands": ("7D", "?"), "stock": "? 5D ?"},
            {"hands": iter(("7D", "?"))},
        ],
    )
    def test_is_anything_that_can_be(self, fields: dict[str, Any]) -> None:
        assert faults(**fields) == {}

    def test_corner_letters_of_a_language(self) -> None:
        position = sl.Position.setup("scopa", table="D♦", hands=("V♠", "R♣"), lang="fr")
        assert (str(position.table), str(position.hands[0])) == ("QD", "JS")
        with pytest.raises(ValueError, match="unknown language 'xx'; allowed: en, it, fr, es, fi"):
            sl.Position.setup("scopa", hands=("7D", "?"), lang="xx")

    def test_a_hand_knows_its_size_and_text(self) -> None:
        hand = Hand(sl.Cards("AS 7D"), 2)
        assert (len(hand), str(hand)) == (4, "AS 7D ? ?")


class TestStock:
    def test_not_given_is_every_card_not_named(self) -> None:
        position = sl.Position.setup("scopa", **GOOD, out="KC")
        assert position.stock == (None,) * (40 - 3 - 3 - 2 - 1)
        assert len(position.unseen) == 40 - 3 - 2 - 1

    def test_empty_leaves_the_rest_out_of_play(self) -> None:
        position = sl.Position.setup("scopa", **GOOD, stock="")
        assert position.stock == ()
        assert len(position.unseen) == 40 - 3 - 2

    def test_is_dealt_in_the_order_given(self) -> None:
        position = sl.Position.setup("scopa", hands=("7D", ""), stock="KD AD 2D 3D 4D 5D")
        after = position.play("7D")
        assert [str(h) for h in after.hands] == ["AD 2D KD", "3D 4D 5D"]


class TestExactTypes:
    def test_whole_numbers_of_any_kind_are_taken(self) -> None:
        numpy = pytest.importorskip("numpy")
        position = sl.Position.setup(
            "scopa", table="2C", hands=("7D", "3D"), to_move=numpy.int64(1),
            last_capture=numpy.int8(0), bonus=numpy.array([1, 0]),
        )  # fmt: skip
        assert type(position.to_move) is type(position.last_capture) is int
        assert sl.Position.from_dict(json.loads(json.dumps(position.to_dict()))) == position

    @pytest.mark.parametrize("bonus", [(10**400, 0), (1000, 0), b"7D"])
    def test_a_bonus_beyond_reason_is_refused(self, bonus: Any) -> None:
        with pytest.raises(sl.PositionError, match="bonus"):
            sl.Position.setup("scopa", hands=("7D", "3D"), bonus=bonus)

    def test_errors_cross_processes(self) -> None:
        with pytest.raises(sl.PositionError) as wrong:
            sl.Position.setup("scopa", hands=("7D", "7D"), to_move=9)
        again = pickle.loads(pickle.dumps(wrong.value))
        assert (str(again), again.faults) == (str(wrong.value), wrong.value.faults)
        with pytest.raises(sl.IllegalMove) as illegal:
            sl.Position.setup("scopa", table="7H", hands=("7D", "3D")).play("7D")
        move = pickle.loads(pickle.dumps(illegal.value))
        assert (str(move), move.legal) == (str(illegal.value), illegal.value.legal)


def test_a_kind_of_bonus_stands_once() -> None:
    with pytest.raises(sl.PositionError, match="'sweeps' stands twice in 'sweeps=2,sweeps=1'"):
        sl.Position.parse("cicera | hands 7D / 2D / 3D / 4D | bonus sweeps=2,sweeps=1 / 0")


def test_an_option_is_given_once() -> None:
    with pytest.raises(ValueError, match="option 'max_capture' is given twice"):
        sl.rules("scopa", **{"max-capture": 2, "max_capture": 3})
