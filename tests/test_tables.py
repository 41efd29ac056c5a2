"""Tables of any size: captures as the digest has them, once each, in order, in bounded work.

The digest's word for each game is written here once more, over all subsets of small tables; for
large ones subsets are counted by their totals, since 2**40 of them could not be looked at.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from itertools import chain, combinations, islice, pairwise
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.captures import how_many, legal, legal_sets
from scopa_lab.moves import LegalMoves, takes_all

GAMES = sl.variants()
SIZES = (20, 30, 39)

ITALIAN = {rank: value for value, rank in enumerate("A234567JQK", 1)}
VALUES = {
    **dict.fromkeys(GAMES, ITALIAN),
    "chkobba": ITALIAN | {"Q": 8, "J": 9},  # 2.7
    "mancelle": {rank: value for value, rank in enumerate("A23456789T", 1)},  # 2.10
    **dict.fromkeys(  # 2.8: courts have no number
        ("cicera", "scarabocion"),
        {rank: value for value, rank in enumerate("A23456789T", 1)} | dict.fromkeys("JQK", 0),
    ),
}


def subsets(cards: list[str]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(cards, n) for n in range(1, len(cards) + 1))


def by_the_digest(game: str, card: str, table: list[str]) -> set[frozenset[str]]:
    """Every legal capture under the defaults of a game, from section 2 over all subsets."""
    value = VALUES[game]
    mine, every = value[card[0]], frozenset(table)
    aces = {frozenset([c]) for c in table if c[0] == "A"}
    numbers = [c for c in table if value[c[0]]]
    sums = {frozenset(s): sum(value[c[0]] for c in s) for s in subsets(numbers)}
    equal = {s for s, total in sums.items() if total == mine}
    fifteen = {s for s, total in sums.items() if total + mine == 15}
    single = {s for s in equal if len(s) == 1} or equal
    if game == "quindici":
        fewest = min(map(len, fifteen), default=0)
        return {s for s in fifteen if len(s) == fewest}
    if game == "escoba":
        return fifteen
    if game == "mancelle":
        return {s for s, total in sums.items() if total % mine == 0}
    if game in ("cicera", "scarabocion"):
        if not mine:
            return {frozenset([c]) for c in table if c[0] == card[0]}
        whole = {every} if game == "scarabocion" and card[0] == "A" and table else set()
        return equal | whole
    if game in ("asso", "cirulla") and card[0] == "A" and table:
        besides = fifteen if game == "cirulla" else set()
        return aces | besides if aces else {every}
    if game == "cirulla":
        return single | fifteen
    return equal if game == "frac" else single


def dealt(game: str, size: int, seed: int) -> tuple[str, list[str]]:
    """Return a random card and a random table."""
    rng = random.Random(f"{game} {size} {seed}")
    card, *table = rng.sample([str(c) for c in sl.rules(game).cards], size + 1)
    return card, table


@pytest.mark.parametrize("game", GAMES)
class TestSmallTables:
    @pytest.mark.parametrize("size", range(11))
    def test_have_the_captures_of_the_digest(self, game: str, size: int) -> None:
        for seed in range(3 if size > 7 else 12):
            card, table = dealt(game, size, seed)
            if seed % 3 == 0:  # aces are the most various
                card, table = "AS", [c for c in table if c != "AS"]
            found = [frozenset(map(str, c)) for c in sl.captures(card, table, game)]
            assert len(found) == len(set(found))
            assert set(found) == by_the_digest(game, card, table), f"{card} on {table}"

    def test_may_be_laid_on_only_where_nothing_is_taken(self, game: str) -> None:
        optional = game == "escoba"
        for seed in range(18):
            card, table = dealt(game, seed % 9, seed)
            laid = sl.why_not(card, "", table, game) is None
            assert laid == (optional or not by_the_digest(game, card, table))


def ways(values: list[int]) -> dict[int, int]:
    """Return how many sets of cards there are of every total, the empty one included."""
    found = {0: 1}
    for value in values:
        for total, count in list(found.items()):
            found[total + value] = found.get(total + value, 0) + count
    return found


def expected_count(game: str, card: str, table: list[str]) -> int:
    """Return the number of captures on a large table, from the totals of its subsets."""
    value = VALUES[game]
    mine = value[card[0]]
    alike = sum(c[0] == card[0] for c in table)
    if not mine:
        return alike
    numbers = [value[c[0]] for c in table if value[c[0]]]
    counts = ways(numbers)
    aces = sum(c[0] == "A" for c in table)
    if game == "escoba":
        return counts.get(15 - mine, 0)
    if game == "quindici":
        fewest = [sum(sum(s) == 15 - mine for s in combinations(numbers, n)) for n in (1, 2, 3)]
        return next((n for n in fewest if n), 0)
    if game == "mancelle":
        return sum(n for total, n in counts.items() if total and total % mine == 0)
    if game in ("asso", "cirulla") and card[0] == "A":
        return (aces + (counts.get(14, 0) if game == "cirulla" else 0)) if aces else 1
    equal = counts.get(mine, 0)
    if game in ("cicera", "frac", "scarabocion"):
        return equal + (game == "scarabocion" and card[0] == "A")
    single = sum(v == mine for v in numbers) or equal
    return single + (counts.get(15 - mine, 0) if game == "cirulla" else 0)


def calls(work: Callable[..., Any], *given: object) -> tuple[int, Any]:
    """Return how many calls of any function a piece of work makes, and its answer."""
    made = 0

    def count(_: object, event: str, __: object) -> None:
        nonlocal made
        made += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        answer = work(*given)
    finally:
        sys.setprofile(None)
    return made, answer


def first_capture(rules: sl.Rules, card: sl.Card, table: sl.Cards) -> sl.Cards | None:
    return next(legal_sets(rules, card, table), None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
class TestLargeTables:
    MOST = 250_000  # calls; 2**20 subsets would be a million and more

    def test_are_counted(self, game: str, size: int) -> None:
        rules = sl.rules(game)
        for seed in range(2):
            name, names = dealt(game, size, seed)
            card, table = sl.Card(name), sl.Cards(names)
            made, count = calls(how_many, rules, card, table)
            assert count == expected_count(game, name, names)
            assert made < self.MOST

    def test_answer_the_first_capture_and_every_question_at_once(
        self, game: str, size: int
    ) -> None:
        rules = sl.rules(game)
        for seed in range(2):
            name, names = dealt(game, size, seed)
            card, table = ("AS", [c for c in names if c != "AS"]) if seed == 0 else (name, names)
            one, lying = sl.Card(card), sl.Cards(table)
            made, first = calls(first_capture, rules, one, lying)
            assert made < self.MOST
            made, whole = calls(takes_all, rules, one, lying)
            assert made < self.MOST
            made, sentence = calls(sl.why_not, one, lying, lying, rules)
            assert made < 3 * self.MOST
            assert whole == (sentence is None)
            made, laid = calls(sl.why_not, one, "", lying, rules)
            assert made < 3 * self.MOST
            assert (laid is None) == (first is None or rules.capture == "optional")

    def test_list_captures_once_each_and_in_order(self, game: str, size: int) -> None:
        rules = sl.rules(game)
        name, names = dealt(game, size, 7)
        card, table = sl.Card(name), sl.Cards(names)
        found = list(islice(legal_sets(rules, card, table), 1500))
        keys = [(len(s), [c.index for c in s]) for s in found]
        assert all(a < b for a, b in pairwise(keys))
        assert len(found) == min(1500, how_many(rules, card, table))
        shuffled = random.Random(size).sample(names, len(names))
        assert list(islice(legal_sets(rules, card, sl.Cards(shuffled)), 1500)) == found
        if len(found) < 1500:
            assert legal(rules, card, table) == sl.captures(name, shuffled, rules) == tuple(found)


class TestManyMoves:
    def test_are_counted_and_read_lazily(self) -> None:
        """Three cards of mancelle in front of 37: too many to list, and one by one in order."""
        rules = sl.rules("mancelle")
        hand, table = sl.Cards("AS 4S TS"), rules.cards - sl.Cards("AS 4S TS")
        names = [str(c) for c in table]
        moves = LegalMoves(rules, hand, table)
        made, count = calls(len, moves)
        assert count == sum(expected_count("mancelle", str(c), names) for c in hand) > 2**37
        assert made < 100_000
        made, first = calls(list, islice(moves, 500))
        assert made < 100_000
        assert first == sorted(set(first))
        assert sl.Move(sl.Card("AS"), table) in moves
        assert sl.Move(sl.Card("AS")) not in moves

    @pytest.mark.parametrize("ace", ["optional_sweep", "literal"])
    def test_of_an_ace_with_more_than_one_way(self, ace: str) -> None:
        rules = sl.rules("mancelle", ace=ace)
        table = rules.cards - sl.Cards("AS")
        made, count = calls(how_many, rules, sl.Card("AS"), table)
        assert (count, made < 100_000) == (2**39 - 1, True)
        made, first = calls(first_capture, rules, sl.Card("AS"), table)
        assert (str(first), made < 100_000) == ("AD", True)

    def test_priority_fewest_among_multiples(self) -> None:
        """Where nothing can be taken, nothing is counted."""
        rules = sl.rules("mancelle", priority="fewest", capture="optional")
        for table in ("", "2D", "2D 4H"):
            moves = LegalMoves(rules, sl.Cards("9D"), sl.Cards(table))
            assert (len(moves), [str(m) for m in moves]) == (1, ["9D"])


class TestManyCaptures:
    """An ace of Scopa mancelle on twenty cards: a million captures, and nobody waits for them."""

    POSITION = sl.Position.setup(
        "mancelle",
        table=[c for c in sl.rules("mancelle").cards if c.rank in "23456"],
        hands=("AD AH", "AS"),
        stock="",
    )

    def test_a_slice_lists_no_more_than_it_shows(self) -> None:
        moves = self.POSITION.legal_moves()
        assert [str(m) for m in moves[:3]] == ["ADx2D", "ADx2H", "ADx2S"]
        assert moves[:0] == ()
        assert len(moves) == 2 * (2**20 - 1)
        assert moves == self.POSITION.legal_moves()

    def test_an_interrupted_listing_begins_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        position = sl.Position.setup("scopa", table="2C 5S", hands=("7D 7H AS", "2D"), stock="")
        moves = position.legal_moves()

        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr("scopa_lab.moves.Move", interrupted)
            with pytest.raises(KeyboardInterrupt):
                list(moves)
        assert [str(m) for m in moves] == ["AS", "7Dx2C5S", "7Hx2C5S"]

    @pytest.mark.parametrize("value", [sl.solve, sl.analyse])
    def test_is_refused_by_what_values_moves(self, value: Callable[..., object]) -> None:
        with pytest.raises(sl.PositionError, match=r"1,048,575 legal captures here; values are"):
            value(self.POSITION, time_limit=1)
