"""What one card may do on a table, and the sentence that says why not."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import CardError, Cards
from scopa_lab.moves import LegalMoves, Move
from tests.conftest import texts


class TestCaptures:
    @pytest.mark.parametrize(
        ("card", "table", "options", "legal"),
        [
            ("7D", "", {}, []),
            ("7D", "2C 4H 5S QD", {}, ["2C 5S"]),
            ("7S", "7D 2C 5S", {}, ["7D"]),  # C07: an equal card shuts out the sums
            ("7S", "7D 2C 5S", {"priority": "fewest"}, ["7D"]),
            ("7S", "7D 2C 5S", {"priority": "free"}, ["2C 5S", "7D"]),
            ("8S", "2C 6S AD 3D 4D", {"pack": "plain"}, ["2C 6S", "AD 3D 4D"]),
            ("8S", "2C 6S AD 3D 4D", {"pack": "plain", "priority": "fewest"}, ["2C 6S"]),
            ("JS", "AD 3D 4D", {"max_capture": 2}, []),  # C09: free to be laid
            ("JS", "AD 3D 4D 2C 6S", {"max_capture": 2}, ["2C 6S"]),
            ("JS", "AD 3D 4D", {"max_capture": 3}, ["AD 3D 4D"]),
            ("JS", "AD 3D 4D JD", {"max_capture": 1}, ["JD"]),
            ("QS", "JD", {}, []),
            ("QS", "JD", {"courts": "qjk"}, []),
            ("QS", "AD 7D", {"courts": "qjk"}, ["AD 7D"]),  # C22: a queen counts 8
            ("QS", "AD 7D", {}, []),
            ("TD", "KD", {"pack": "french"}, None),
            ("TD", "KD 4D 6D", {"pack": "french", "court_match": "identity"}, ["4D 6D"]),
        ],
    )
    def test_are_those_of_the_digest(
        self, card: str, table: str, options: dict[str, Any], legal: list[str] | None
    ) -> None:
        if legal is None:
            with pytest.raises(ValueError, match="use it with court_match='identity'"):
                sl.captures(card, table, **options)
        else:
            assert texts(sl.captures(card, table, **options)) == sorted(legal)

    def test_the_cap_comes_before_the_priority(self) -> None:
        """C09: when only a sum of three fits, a cap of two leaves nothing, not a longer way."""
        assert sl.captures("6D", "AD 2D 3D", priority="fewest", max_capture=2) == ()

    def test_fewer_cards_come_first_then_lower_cards(self) -> None:
        order = [str(c) for c in sl.captures("6D", "AD AH 2D 2H 3D 4D 5D", "scopa")]
        assert order == [
            *("AD 5D", "AH 5D", "2D 4D", "2H 4D"),
            *("AD AH 4D", "AD 2D 3D", "AD 2H 3D", "AH 2D 3D", "AH 2H 3D"),
            "AD AH 2D 2H",
        ]

    def test_laying_is_always_there_when_capturing_is_optional(self) -> None:
        assert sl.why_not("7D", "", "7S") is not None
        assert sl.why_not("7D", "", "7S", capture="optional") is None

    def test_cards_may_come_as_values(self) -> None:
        table = sl.Cards("2C 5S")
        assert sl.captures(sl.Card("7D"), table, sl.rules("scopa")) == (table,)
        assert sl.captures("7D", ["2C", "5S"]) == (table,)

    def test_a_full_table_is_no_work(self) -> None:
        start = time.perf_counter()
        table = sl.rules("scopa").cards - sl.Cards("KD")
        assert len(sl.captures("KD", table, priority="free")) > 1000
        assert time.perf_counter() - start < 5

    @pytest.mark.parametrize(
        ("card", "table", "words"),
        [
            ("7X", "2C", "'7X'"),
            ("7D", "2X", "'2X'"),
            ("7D", "2C 2C", "2C stands twice"),
            ("7D", "7D", "7D cannot be played: it lies on the table"),
            ("8D", "2C", "8D not in the italian pack"),
            ("7D", "9C TC", "9C TC not in the italian pack"),
        ],
    )
    def test_cards_that_cannot_be_are_refused(self, card: str, table: str, words: str) -> None:
        for ask in (lambda: sl.captures(card, table), lambda: sl.why_not(card, "", table)):
            with pytest.raises(CardError, match=words):
                ask()


class TestWhyNot:
    @pytest.mark.parametrize(
        ("card", "captured", "table", "options", "words"),
        [
            ("7D", "4H", "2C 4H 5S QD", {}, ["4H counts 4", "7"]),
            ("7D", "4H 5S", "2C 4H 5S QD", {}, ["add up to 9", "7"]),
            ("7D", "", "2C 5S", {}, ["2C 5S", "forced"]),
            ("7D", "2C 5S", "2C 5S 7S", {}, ["equal card", "7S", "single"]),
            ("7D", "3C 4S", "2C 5S", {}, ["3C 4S are not on the table"]),
            ("7D", "7C", "2C 5S", {}, ["7C is not on the table"]),
            ("7D", "7D", "2C 5S", {}, ["7D is not on the table"]),
            ("JS", "AD 3D 4D", "AD 3D 4D", {"max_capture": 2}, ["3 cards", "at most 2"]),
            (
                "6D",
                "AD 2D 3D",
                "AD 2D 3D 4D",
                {"priority": "fewest"},
                ["fewest", "2D 4D"],
            ),
            ("6D", "6H 6S", "6H 6S", {}, ["add up to 12", "6"]),  # C10: one of equal cards
            ("7D", "2X", "2C 5S", {}, ["'2X'"]),
            ("7D", "2C 2C", "2C 5S", {}, ["2C stands twice"]),
        ],
    )
    def test_names_the_rule(
        self, card: str, captured: str, table: str, options: dict[str, Any], words: list[str]
    ) -> None:
        sentence = sl.why_not(card, captured, table, **options)
        assert sentence is not None
        for word in words:
            assert word in sentence

    @pytest.mark.parametrize(
        ("game", "card", "captured", "table", "options", "sentence"),
        [
            (
                *("quindici", "7D", "7S", "7S 4D 4H", {}),
                "7S counts 7, which with 7D makes 14, and they must make 15 (sum='fifteen')",
            ),
            (
                *("quindici", "KD", "AD 4D", "5H AD 4D", {}),
                "AD 4D are 2 cards, and KD must take the fewest cards: 5H (priority='fewest')",
            ),
            (
                *("cirulla", "7S", "6D", "3D 5D 6D 7D", {}),
                "6D counts 6, which with 7S makes 13, not 15, and is not 7 either "
                "(sum='equal+fifteen')",
            ),
            (  # 7S may take 3D 5D as well, so "only" would be wrong
                *("cirulla", "7S", "3D 4D", "3D 4D 5D 7D", {}),
                "7S takes no sum of 7 beside the equal card 7D: an equal card shuts out sums "
                "(priority='single')",
            ),
            (
                *("cirulla", "7S", "AD 2D 4D", "AD 2D 3D 4D", {"priority": "fewest"}),
                "AD 2D 4D are 3 cards, and of all sums of 7, 7S must take the fewest cards: "
                "3D 4D (priority='fewest')",
            ),
            (
                *("cirulla", "AS", "2D", "2D 5D", {}),
                "AS takes the whole table and nothing less: 2D 5D (ace='sweep_scores')",
            ),
            (
                *("cirulla", "AS", "AD 6D JD", "AD 6D JD", {}),
                "an ace lies on the table, and AS takes one ace or what makes 15 with it: "
                "AD or 6D JD (ace_with_ace='takes_ace')",
            ),
            (
                *("asso", "AS", "2D", "AD AH 2D", {}),
                "an ace lies on the table, and AS takes one ace: AD or AH "
                "(ace_with_ace='takes_ace')",
            ),
            (
                *("asso", "AS", "AD", "AD 2D", {"ace_with_ace": "sweeps"}),
                "AS takes the whole table and nothing less: AD 2D (ace='sweep')",
            ),
            (
                *("asso", "AS", "", "2D 5D", {}),
                "AS can take 2D 5D, and a card that can capture may not be laid down "
                "(capture='forced')",
            ),
            (
                *("mancelle", "8S", "5D", "3D 5D 8D", {}),
                "5D counts 5, which is no multiple of 8 (sum='multiple')",
            ),
            (
                *("mancelle", "8S", "3D 5D", "3D 5D 8D", {"priority": "single"}),
                "8S takes only the equal card 8D: an equal card shuts out sums (priority='single')",
            ),
            (
                *("mancelle", "AS", "2D AH", "2D AH", {"ace": "plain"}),
                "AS takes aces only (ace='plain')",
            ),
            (
                *("cicera", "KS", "4D 6D", "4D 6D KD", {}),
                "KS has no number and takes only one K, its own kind (court_match='identity')",
            ),
            (
                *("cicera", "TS", "4D 6D KH", "4D 6D KH", {}),
                "KH has no number and is taken only by the same court (court_match='identity')",
            ),
            (
                *("cicera", "TS", "JD KH", "JD KH", {}),
                "JD KH have no number and are taken only by the same court "
                "(court_match='identity')",
            ),
            (
                *("scarabocion", "AS", "4D", "AH 4D KH", {}),
                "AS takes what a card worth 1 takes, or the whole table: AH or AH 4D KH "
                "(ace='optional_sweep')",
            ),
        ],
    )
    def test_reads_well(
        self,
        game: str,
        card: str,
        captured: str,
        table: str,
        options: dict[str, Any],
        sentence: str,
    ) -> None:
        assert sl.why_not(card, captured, table, game, **options) == sentence

    def test_names_a_few_of_many(self) -> None:
        sentence = sl.why_not("AS", "", "AD 2D 3D 4D 5D 6D 7D", "mancelle")
        assert sentence is not None
        assert "or 121 more, and a card that can capture" in sentence  # 2**7 - 1 less six

    @pytest.mark.parametrize("options", [{}, {"priority": "fewest"}, {"max_capture": 2}])
    def test_is_none_exactly_for_captures(self, options: dict[str, Any]) -> None:
        rng = random.Random("why not")
        pack = [str(c) for c in sl.rules("scopa").cards]
        for _ in range(60):
            card, *table = rng.sample(pack, rng.randint(1, 6))
            allowed = set(sl.captures(card, table, **options))
            for mask in range(1, 1 << len(table)):
                chosen = Cards(c for i, c in enumerate(table) if mask >> i & 1)
                assert (sl.why_not(card, chosen, table, **options) is None) == (chosen in allowed)


class TestMove:
    @pytest.mark.parametrize(
        ("text", "printed"),
        [
            ("7Dx2C5S", "7Dx2C5S"),
            ("7dX5s 2c", "7Dx2C5S"),
            ("7♦×5♠,2♣", "7Dx2C5S"),
            ("as", "AS"),
            (" 7D x 2C 5S ", "7Dx2C5S"),
        ],
    )
    def test_is_read_and_printed(self, text: str, printed: str) -> None:
        move = Move.parse(text)
        assert str(move) == printed
        assert Move.parse(printed) == move
        assert repr(move) == f"Move('{printed}')"

    def test_says_card_and_captured(self) -> None:
        move = Move.parse("7Dx2C5S")
        assert (move.card, move.captured) == (sl.Card("7D"), sl.Cards("2C 5S"))
        assert Move.parse("AS").captured == sl.Cards()
        assert Move.parse(move) is move

    @pytest.mark.parametrize("text", ["", "7Dx", "x7D", "7X", "7DxZZ", "7D 7H", "7Dx2C2C", None, 7])
    def test_other_text_is_refused(self, text: Any) -> None:
        with pytest.raises(CardError):
            Move.parse(text)

    def test_a_deck_of_moves_has_one_order(self) -> None:
        moves = list(map(Move.parse, ["7H", "7Dx2C5S", "AS", "7Dx7H", "7D"]))
        assert list(map(str, sorted(moves))) == ["AS", "7D", "7Dx7H", "7Dx2C5S", "7H"]


class TestLegalMoves:
    MOVES = LegalMoves(sl.rules("scopa"), Cards("7D AS"), Cards("2C 5S QD"))

    def test_is_a_sized_ordered_sequence(self) -> None:
        assert list(map(str, self.MOVES)) == ["AS", "7Dx2C5S"]
        assert len(self.MOVES) == 2
        assert self.MOVES[1] == self.MOVES[-1] == Move.parse("7Dx2C5S")
        assert self.MOVES[:1] == (Move.parse("AS"),)
        assert repr(self.MOVES) == "<2 legal moves: AS, 7Dx2C5S>"

    def test_holds_what_is_legal(self) -> None:
        assert Move.parse("7Dx2C5S") in self.MOVES
        assert Move.parse("7D") not in self.MOVES
        assert Move.parse("3D") not in self.MOVES

    def test_is_false_without_cards(self) -> None:
        assert self.MOVES
        assert not LegalMoves(sl.rules("scopa"), Cards(), Cards("2C"))
