"""Faults seen in other programs of the family, each a small input with its right answer."""

from __future__ import annotations

from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Card, Cards
from scopa_lab.match import Match
from tests import naive
from tests.conftest import everywhere, finished, texts

EQUAL_SUMS = [
    name
    for name in sl.variants()
    if (sl.rules(name).sum, sl.rules(name).priority) == ("equal", "single")
]


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
    @pytest.mark.parametrize("game", EQUAL_SUMS)
    def test_every_sum_is_there(self, game: str, options: dict[str, Any], legal: list[str]) -> None:
        assert texts(sl.captures("5D", "AD AC 3S 4H", game, **options)) == legal

    @pytest.mark.parametrize(
        ("game", "card", "legal"),
        [
            ("escoba", "6D", ["AC 3S 5H", "AD 3S 5H", "AD AC 3S 4H", "4H 5H"]),
            ("cirulla", "6D", ["AC 3S 5H", "AC 5H", "AD 3S 5H", "AD 5H",
                               "AD AC 3S 4H", "AD AC 4H", "4H 5H"]),
            ("mancelle", "7D", ["AC 3S 4H 5H AD", "3S 4H", "AC AD 5H"]),
        ],
    )  # fmt: skip
    def test_of_fifteens_and_multiples_too(self, game: str, card: str, legal: list[str]) -> None:
        found = [set(str(c).split()) for c in sl.captures(card, "AD AC 3S 4H 5H", game)]
        assert sorted(map(sorted, found)) == sorted(sorted(text.split()) for text in legal)


class TestF2TheSweepingCardIsCounted:
    """Two cards, one coin, one seven, the seven of coins, one sweep."""

    def test_in_escoba(self) -> None:
        p = sl.Position.setup("escoba", table="JH", hands=("7D", "AC"), stock="").play("7DxJH")
        assert p.piles[0] == Cards("7D JH")
        assert p.score().table == {
            "cards": (1, 0),
            "coins": (1, 0),
            "settebello": (1, 0),
            "primiera": (1, 0),  # one seven to none
            "sweeps": (1, 0),
        }

    def test_where_seven_takes_seven(self) -> None:
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

    @pytest.mark.parametrize("game", sl.variants())
    def test_in_every_game(self, game: str) -> None:
        rules = sl.rules(game)
        card = "KH" if rules.sum == "fifteen" else "5H"
        worth = {"scarabocion": 5, "frac": 0}.get(game, 1)
        nobody = [""] * (rules.players - 2)
        for other, paid in (("", 0), ("7C", worth)):
            p = sl.Position.setup(rules, table="2D 3S", hands=[card, other, *nobody], stock="")
            assert p.play(f"{card}x2D3S").bonus == (paid, 0)


class TestF4LayingOnAnEmptyTable:
    @pytest.mark.parametrize("rule", ["last_card", "last_capture", "last_turn_each", "never"])
    def test_is_no_capture_and_no_sweep(self, rule: str) -> None:
        p = sl.Position.setup("scopa", hands=("4C", "KD"), no_sweep_on=rule).play("4C")
        assert (p.bonus, p.piles, p.last_capture) == ((0, 0), (Cards(), Cards()), None)
        assert p.table == Cards("4C")

    @pytest.mark.parametrize("game", sl.variants())
    @pytest.mark.parametrize("card", ["4C", "AC"])
    def test_in_every_game(self, game: str, card: str) -> None:
        rules = sl.rules(game)
        hands = [card, "6D", *[""] * (rules.players - 2)]
        p = sl.Position.setup(rules, hands=hands, stock="").play(card)
        assert (p.bonus, p.last_capture, p.table) == ((0, 0), None, Cards(card))


class TestF6TheSameCardTwice:
    POSITION = sl.Position.setup("scopa", table="4C 7D", hands=("QD", "? ? ?"))

    @pytest.mark.parametrize("move", ["QDx4C4C", "QDx4C 4C", "QDx4C7D", "QDxQD", "QDx4C5C"])
    def test_is_refused_and_nothing_changes(self, move: str) -> None:
        before = self.POSITION.to_dict()
        with pytest.raises(sl.IllegalMove):
            self.POSITION.play(move)
        assert self.POSITION.to_dict() == before
        assert len(everywhere(self.POSITION)) + len(self.POSITION.unseen) == 40

    @pytest.mark.parametrize("game", sl.variants())
    def test_in_every_game(self, game: str) -> None:
        p = sl.deal(game, seed=4)
        card, lying = p.legal_moves()[0].card, next(iter(p.table), sl.Card("4C"))
        for move in (f"{card}x{lying}{lying}", f"{card}x{card}", f"{card}x{card}{lying}"):
            with pytest.raises(sl.IllegalMove):
                p.play(move)
        assert len(everywhere(p)) == len(set(everywhere(p))) == len(p.rules.cards)

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

    @pytest.mark.parametrize("game", sl.variants())
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
    @pytest.mark.parametrize("game", EQUAL_SUMS)
    def test_in_sums(self, game: str) -> None:
        assert texts(sl.captures("7H", "3D 3S 4C", game)) == ["3D 4C", "3S 4C"]

    @pytest.mark.parametrize(
        ("game", "card", "table", "legal"),
        [
            ("escoba", "JH", "3D 3S 4C", ["3D 4C", "3S 4C"]),
            ("cirulla", "JH", "3D 3S 4C JD", ["3D 4C", "3S 4C", "JD"]),
            ("mancelle", "7H", "3D 3S 4C", ["3D 4C", "3S 4C"]),
            ("cicera", "KH", "KD KS", ["KD", "KS"]),
            ("asso", "AH", "AD AS 4C", ["AD", "AS"]),
        ],
    )
    def test_in_other_games(self, game: str, card: str, table: str, legal: list[str]) -> None:
        assert texts(sl.captures(card, table, game)) == legal


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


class TestF12ATieAtTheTarget:
    @pytest.mark.parametrize("game", sl.variants())
    def test_plays_on(self, game: str) -> None:
        """Never a win for the side that is listed first."""
        rules = sl.rules(game)
        match = Match.start(rules, (rules.target,) * rules.sides)
        assert (match.is_over, match.winners) == (False, None)
        nobody = sl.Position.setup(rules, hands=[""] * rules.players, stock="")
        assert not match.after(nobody).is_over

    def test_with_three_sides(self) -> None:
        assert Match.start("scopa", (11, 11, 11), players=3).winners is None
        assert Match.start("scopa", (11, 12, 12), players=3).winners is None


class TestF13NobodyCaptures:
    @pytest.mark.parametrize("game", ["cicera", "escoba", "mancelle", "cirulla", "frac"])
    def test_in_games_that_may_decline(self, game: str) -> None:
        rules = sl.rules(game, capture="optional", opening_fifteen="off")
        p = sl.deal(rules, seed=6)
        while not p.is_over:
            p = p.play(next(m for m in p.legal_moves() if not m.captured))
        assert p.table == rules.cards
        assert (p.last_capture, set(p.piles)) == (None, {Cards()})
        score = p.score()
        assert score.final
        assert sum(map(sum, (row for name, row in score.table.items()
                             if name != "declarations"))) == 0  # fmt: skip

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


BIG = 50_000
LINE = "scopa | table 2D 3S | hands 5H / 7D | stock -"


@pytest.mark.parametrize(
    "text",
    [
        "x" * BIG,
        "a|" * BIG,
        "scopa " + "ab " * BIG,
        "scopa priority=" + "z" * BIG,
        "scopa " + "z" * BIG + "=1",
        "scopa | " + "q" * BIG,
        LINE.replace("2D 3S", "zz " * BIG),
        f"start: {LINE}\nresult: {'x' * BIG}",
        f"start: {LINE}\n{'9' * 5000}. 5H",
        LINE.replace("5H", "?" + "9" * 5000),
        f"{LINE} | to_move {'9' * 5000}",
        f"{LINE} | bonus {'9' * 5000} / 0",
        f"{LINE} | last_capture 0 | last_capture_swept {'9' * 5000}",
    ],
)
def test_a_fault_repeats_only_the_beginning_of_what_was_given(text: str) -> None:
    for read in (sl.Position.parse, sl.Record.parse, sl.Move.parse):
        with pytest.raises(ValueError, match=r".") as caught:
            read(text)
        assert len(str(caught.value)) < 2500
        assert "Exceeds the limit" not in str(caught.value)


def test_a_number_that_python_cannot_write_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="seed is a whole number from 0"):
        sl.Record(sl.Position.parse(LINE), seed=-(10**5000))
    with pytest.raises(sl.RecordError, match=r"play|number"):
        sl.Record.parse(f"start: {LINE}\n{'9' * 5000}. 5H")
