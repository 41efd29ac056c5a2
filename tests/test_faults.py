"""Faults seen in other programs of the family, each a small input with its right answer."""

from __future__ import annotations

from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Card, Cards
from tests import naive
from tests.conftest import everywhere, finished, texts


class TestF1LargerSumsWithheld:
    @pytest.mark.parametrize(
        ("options", "legal"),
        [
            ({}, ["AC 4H", "AD 4H", "AD AC 3S"]),
            ({"priority": "free"}, ["AC 4H", "AD 4H", "AD AC 3S"]),
            ({"priority": "fewest"}, ["AC 4H", "AD 4H"]),
            ({"max_capture": 2}, ["AC 4H", "AD 4H"]),
        ],
    )
    def test_every_sum_is_there(self, options: dict[str, Any], legal: list[str]) -> None:
        assert texts(sl.captures("5D", "AD AC 3S 4H", **options)) == legal


class TestF2TheSweepingCardIsCounted:
    """In the form it takes where seven takes seven: two cards, two sevens, a coin, a sweep."""

    def test_it_goes_to_the_pile(self) -> None:
        p = sl.Position.setup("scopa", table="7S", hands=("7D", "AC"), stock="").play("7Dx7S")
        assert p.piles[0] == Cards("7D 7S")
        assert p.score().table == {
            "cards": (1, 0),
            "coins": (1, 0),
            "settebello": (1, 0),
            "primiera": (0, 0),
            "sweeps": (1, 0),
        }
        sevens = p.rules.but(primiera="most_sevens")
        swept = sl.Position.setup(sevens, table="7S", hands=("7D", "AC"), stock="").play("7Dx7S")
        assert swept.score().table["primiera"] == (1, 0)


class TestF3SweepWithTheLastCard:
    @pytest.mark.parametrize(("rule", "points"), [("last_card", 0), ("never", 1)])
    def test_is_captured_and_paid_only_when_ruled_so(self, rule: str, points: int) -> None:
        p = sl.Position.setup(
            "scopa", table="2D 3S", hands=("5H", ""), stock="", no_sweep_on=rule
        ).play("5Hx2D3S")
        assert (p.is_over, p.piles[0], p.bonus) == (True, Cards("2D 3S 5H"), (points, 0))

    @pytest.mark.parametrize(
        ("game", "hands"),
        [
            ("scopa", ("5H", "")),
            ("scopone", ("5H", "", "", "")),
            ("scientifico", ("5H", "", "", "")),
        ],
    )
    def test_in_every_game(self, game: str, hands: tuple[str, ...]) -> None:
        p = sl.Position.setup(game, table="2D 3S", hands=hands, stock="")
        assert p.play("5Hx2D3S").bonus == (0, 0)


class TestF4LayingOnAnEmptyTable:
    @pytest.mark.parametrize("rule", ["last_card", "last_capture", "last_turn_each", "never"])
    def test_is_no_capture_and_no_sweep(self, rule: str) -> None:
        p = sl.Position.setup("scopa", hands=("4C", "KD"), no_sweep_on=rule).play("4C")
        assert (p.bonus, p.piles, p.last_capture) == ((0, 0), (Cards(), Cards()), None)
        assert p.table == Cards("4C")


class TestF6TheSameCardTwice:
    POSITION = sl.Position.setup("scopa", table="4C 7D", hands=("QD", "? ? ?"))

    @pytest.mark.parametrize("move", ["QDx4C4C", "QDx4C 4C", "QDx4C7D", "QDxQD", "QDx4C5C"])
    def test_is_refused_and_nothing_changes(self, move: str) -> None:
        before = self.POSITION.to_dict()
        with pytest.raises(sl.IllegalMove):
            self.POSITION.play(move)
        assert self.POSITION.to_dict() == before
        assert len(everywhere(self.POSITION)) + len(self.POSITION.unseen) == 40

    def test_cannot_be_made_by_hand(self) -> None:
        with pytest.raises(ValueError, match="4C stands twice"):
            sl.Move(Card("QD"), Cards(["4C", "4C"]))


class TestF7TurnsAndSavedPositions:
    def test_the_turn_does_not_pass_on_an_illegal_card(self) -> None:
        p = sl.deal("scopa", seed=11)
        elsewhere = next(iter(p.hands[1].cards))
        with pytest.raises(sl.IllegalMove):
            p.play(str(elsewhere))
        assert p == sl.deal("scopa", seed=11)
        assert p.to_move == 0

    @pytest.mark.parametrize("game", ["scopa", "scopone", "scientifico"])
    def test_a_saved_deal_goes_on_with_the_same_cards(self, game: str) -> None:
        p = sl.deal(game, seed=11)
        while not p.is_over:
            restored = sl.Position.parse(str(p))
            assert (restored, restored.stock) == (p, p.stock)
            assert sl.Position.from_dict(p.to_dict()) == p
            move = p.legal_moves()[-1]
            assert restored.play(move) == p.play(move)
            p = p.play(move)


class TestF8PrimieraOfACardThatIsOpen:
    """A 75 v B 76, only 7S open: it makes 78 v 76, or 75 v 81; never both, never neither."""

    A, B = "7H 6D 6C 6S", "6H 7D 7C AS"

    @pytest.mark.parametrize(
        ("piles", "totals", "won"),
        [
            ((A, B), ("75", "76"), (0, 1)),
            ((A + " 7S", B), ("78", "76"), (1, 0)),
            ((A, B + " 7S"), ("75", "81"), (0, 1)),
        ],
    )
    def test_is_one_sides(
        self, piles: tuple[str, str], totals: tuple[str, str], won: tuple[int, int]
    ) -> None:
        score = finished(*piles).score()
        assert score.table["primiera"] == won
        line = score.explain().splitlines()[3]
        assert all(f"{total} (" in line for total in totals)

    def test_comes_to_nothing_on_average(self) -> None:
        outcomes = [(self.A + " 7S", self.B), (self.A, self.B + " 7S")]
        margins = [a - b for a, b in (finished(*o).score().table["primiera"] for o in outcomes)]
        assert margins == [1, -1]


class TestF9EqualRanksStayApart:
    def test_in_sums(self) -> None:
        assert texts(sl.captures("7H", "3D 3S 4C")) == ["3D 4C", "3S 4C"]


class TestF10EveryEqualCardIsOffered:
    @pytest.mark.parametrize("table", ["7H 7D", "7H 7D 7C", "7H 7D 3C 4C"])
    @pytest.mark.parametrize("priority", ["single", "fewest"])
    def test_one_by_one(self, table: str, priority: str) -> None:
        sevens = sorted(card for card in table.split() if card[0] == "7")
        assert texts(sl.captures("7S", table, priority=priority)) == sevens


class TestF11TheLastCapturer:
    """Table QD, 2S against 3S: nothing can be taken, all goes to whoever captured last."""

    PILES = ("2D 3D AH 2H", "4D 5D 3H 4H")  # level in everything, no clubs, no settebello

    @pytest.mark.parametrize(("last", "worth"), [(0, 2), (1, -2)])
    def test_decides_the_value(self, last: int, worth: int) -> None:
        """The three cards decide most cards, and the queen decides most coins."""
        state = naive.position(
            naive.options("scopa"),
            ["QD"],
            [["2S"], ["3S"]],
            piles=[pile.split() for pile in self.PILES],
            last_capture=last,
        )
        by_twin, _ = naive.minimax(state)
        position = sl.Position.setup(
            "scopa",
            table="QD",
            hands=("2S", "3S"),
            stock="",
            piles=self.PILES,
            last_capture=last,
        )
        by_hand = position.play("2S").play("3S").score().points
        assert sl.solve(position).value == by_twin == by_hand[0] - by_hand[1] == worth

    def test_is_part_of_the_position(self) -> None:
        lines = [f"scopa | table QD | hands 2S / 3S | stock - | last_capture {s}" for s in (0, 1)]
        zero, one = map(sl.Position.parse, lines)
        assert zero != one
        assert [str(p).endswith(f"last_capture {s}") for s, p in enumerate((zero, one))] == [
            True
        ] * 2


class TestF13NobodyCaptures:
    @pytest.mark.parametrize("leftovers", ["last_capturer", "nobody_if_none"])
    def test_the_cards_are_nobodys_and_the_score_is_given(self, leftovers: str) -> None:
        p = sl.deal("scopa", seed=2, capture="optional", leftovers=leftovers)
        while not p.is_over:
            p = p.play(next(m for m in p.legal_moves() if not m.captured))
        assert len(p.table) == 40
        assert p.piles == (Cards(), Cards())
        score = p.score()
        assert score.final
        assert score.points == (0, 0)
        assert score.explain().endswith("total: 0 - 0")
