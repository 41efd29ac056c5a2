"""Scoring: the points of a deal, category by category, and why.

The categories and their order are what the rules declare (`Rules.end_categories`, then
`Rules.play_categories`); here each is decided. Everything that names categories is made from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .cards import SUITS, Card, Cards
from .categories import Category
from .languages import Said, chain, say
from .names import category_term
from .rules import Rules

__all__ = ["Score", "categories", "margin", "score"]

RUN_SUITS = {"coins": "D", "swords": "S", "every": SUITS}


class Taken(NamedTuple):
    """What one side has to show at the end of a deal."""

    pile: Cards
    combinations: tuple[Cards, ...]
    earned: Mapping[str, int]


class Contest(NamedTuple):
    """One category decided: points per side, what each side had, whether it was a tie."""

    points: tuple[int, ...]
    had: tuple[Said | int, ...]
    tie: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """The points of a deal.

    Attributes
    ----------
    points : tuple of int
        Total per side.
    table : dict of str to tuple of int
        Category → points per side, in the order they are counted.
    carried : tuple of str
        Categories whose points nobody got and which go to the next deal (``tie="carry"``).
    outright : int or None
        The side that wins outright, whatever the points (``napoleone="on"``, X08, X56).
    final : bool
        Whether the deal is over; if not, this is the count as the piles stand now.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> s = score(rules("scopa"), ["7D 7H 6C AS", "2D 2H 2S 2C"], bonus=[2, 0])
    >>> s.points, s.table["primiera"]
    ((4, 0), (1, 0))
    >>> print(s.explain())
    cards: 4 - 4, a tie, no point
    coins: 1 - 1, a tie, no point
    settebello: taken by side 0, 1 point to side 0
    primiera: 76 (7D 7H AS 6C) - 48 (2D 2H 2S 2C), 1 point to side 0
    sweeps: 2 - 0, 2 points to side 0
    total: 4 - 0
    """

    points: tuple[int, ...]
    table: dict[str, tuple[int, ...]]
    carried: tuple[str, ...]
    final: bool
    why: tuple[str, ...]
    outright: int | None = None

    def explain(self) -> str:
        """Return one line per category: what each side had, and who scores."""
        return "\n".join(self.lines)

    @property
    def lines(self) -> tuple[str, ...]:
        """The same, line by line, to be told in other languages."""
        key = "score.total" if self.final else "score.so_far"
        lines = [*self.why, say(key, points=_versus(self.points))]
        if self.outright is not None:
            lines.append(say("score.outright", side=self.outright))
        return tuple(lines)

    def __str__(self) -> str:
        return self.explain()

    def to_dict(self) -> dict[str, Any]:
        """Return the score as JSON-ready data."""
        return {
            "points": list(self.points),
            "table": {name: list(row) for name, row in self.table.items()},
            "carried": list(self.carried),
            "outright": self.outright,
            "final": self.final,
        }

    def _repr_html_(self) -> str:
        from . import display  # drawn only in a notebook

        return display.score_html(self)


def _versus(values: Sequence[object]) -> Said:
    return chain(values, "versus")


# ── deciding a category ─────────────────────────────────────────────────────────────────────────


def _highest(
    rules: Rules,
    category: Category,
    measures: Sequence[Any],
    had: Sequence[Said | int],
    least: Any = None,
) -> Contest:
    """The points to the highest measure (None = cannot compete), a tie as the rules say.

    Level for the lead is what makes a tie (C19). Shared points are split in whole points (X21), so
    that a single one gives nothing to anybody.
    """
    nobody = (0,) * len(measures)
    competing = [m for m in measures if m is not None]
    best = max(competing, default=None)
    if best is None or (least is not None and best <= least):
        return Contest(nobody, tuple(had))
    leaders = [side for side, m in enumerate(measures) if m == best]
    points = category.points
    if len(leaders) > 1:
        points = points // len(leaders) if rules.tie == "share" else 0
    return Contest(
        tuple(points if side in leaders else 0 for side in range(len(measures))),
        tuple(had),
        tie=len(leaders) > 1,
    )


def _most(rules: Rules, category: Category, taken: Sequence[Taken], _: Table) -> Contest:
    """Most of some cards; under ``over_half`` the most is not enough (C19, X23)."""
    counts = [len(t.pile & category.cards) for t in taken]
    contest = _highest(rules, category, counts, counts, least=0)
    if rules.majority == "over_half" and 2 * max(counts) <= len(rules.cards & category.cards):
        return contest._replace(points=(0,) * len(counts))
    return contest


def _each(_: Rules, category: Category, taken: Sequence[Taken], __: Table) -> Contest:
    """Points for every one of some cards."""
    counts = [len(t.pile & category.cards) for t in taken]
    had: list[Said | int] = [*counts]
    if len(category.cards) <= 1:
        taker = counts.index(1) if any(counts) else None
        had = [say("score.nobody") if taker is None else say("score.taken", side=taker)]
    return Contest(tuple(category.points * n for n in counts), tuple(had))


def _all(_: Rules, category: Category, taken: Sequence[Taken], __: Table) -> Contest:
    """Points to the side that took all of some cards."""
    has = [category.cards <= t.pile for t in taken]
    had = tuple(_of(len(t.pile & category.cards), len(category.cards)) for t in taken)
    return Contest(tuple(category.points * n for n in has), had)


def _breaks(_: Rules, category: Category, taken: Sequence[Taken], __: Table) -> Contest:
    """Points to the side with the decider, if it is level with another for the lead (X37)."""
    counts = [len(t.pile & category.cards) for t in taken]
    level = counts.count(max(counts)) > 1 and max(counts) > 0
    won = [level and n == max(counts) and category.decider <= t.pile
           for n, t in zip(counts, taken, strict=True)]  # fmt: skip
    had = say("score.level" if level else "score.not_level")
    return Contest(tuple(category.points * w for w in won), (had,))


def _won(_: Rules, category: Category, taken: Sequence[Taken], table: Table) -> Contest:
    """Points to the side that alone won every one of some categories (2.9)."""
    sides = range(len(taken))
    won = [
        sum(table[name][side] > 0 and sum(map(bool, table[name])) == 1 for name in category.of)
        for side in sides
    ]
    had = tuple(_of(n, len(category.of)) for n in won)
    return Contest(tuple(category.points * (n == len(category.of)) for n in won), had)


def _again(_: Rules, category: Category, taken: Sequence[Taken], __: Table) -> Contest:
    """Points once more, to the side that took all of some cards (X54)."""
    has = [category.cards <= t.pile for t in taken]
    again = [sum(t.earned.get(name, 0) for name in category.of) for t in taken]
    had = tuple(_of(len(t.pile & category.cards), len(category.cards)) for t in taken)
    return Contest(tuple(n * h for n, h in zip(again, has, strict=True)), had)


def _primiera(rules: Rules, category: Category, taken: Sequence[Taken], _: Table) -> Contest:
    if rules.primiera == "settanta":
        sevens = [_count(t.pile, "7") for t in taken]
        return Contest(
            tuple(int(n >= 3) for n in sevens), tuple(_some("sevens_only", n) for n in sevens)
        )
    if rules.primiera == "most_sevens":
        pairs = [(_count(t.pile, "7"), _count(t.pile, "6")) for t in taken]
        had = [
            say("score.sevens", sevens=_some("seven", a), sixes=_some("six", b)) for a, b in pairs
        ]
        return _highest(rules, category, pairs, had, least=(0, 0))
    if rules.primiera_source == "combination_letter":
        totals = [
            sum(max(rules.prime_values[c.rank] for c in cards) for cards in t.combinations)
            for t in taken
        ]
        return _highest(rules, category, totals, totals, least=0)
    measures: list[tuple[int, int] | None] = []
    shown: list[Said | int] = []
    for t in taken:
        eligible = t.pile
        if rules.primiera_source == "combination_only":
            eligible = Cards().union(*t.combinations)
        best = prime_cards(rules, eligible)
        total = sum(rules.prime_values[c.rank] for c in best)
        prime: Said | int = say("score.prime", total=total, cards=_InOrder(best)) if best else 0
        short = len(best) < len(SUITS)
        if rules.primiera_missing == "disqualify" and short:
            measures.append(None)
            prime = say("score.missing", prime=prime)
        else:
            suits = len(best) if rules.primiera_missing == "suits_first" else 0
            measures.append((suits, total))
        shown.append(prime)
    return _highest(rules, category, measures, shown, least=(0, 0))


def prime_cards(rules: Rules, pile: Cards) -> tuple[Card, ...]:
    """Return the best primiera card of each suit in a pile, in the order D H S C.

    >>> from scopa_lab.rules import rules
    >>> prime_cards(rules("scopa"), Cards("7D 6D QH JS 7C"))
    (Card('7D'), Card('QH'), Card('JS'), Card('7C'))
    """
    best: list[Card] = []
    for suit in SUITS:
        held = [c for c in pile if c.suit == suit]
        if held:
            best.append(max(held, key=lambda c: (rules.prime_values[c.rank], -c.index)))
    return tuple(best)


@dataclass(frozen=True)
class _InOrder:
    """Cards in an order of their own, for a sentence."""

    cards: tuple[Card, ...]

    def name(self, lang: str, deck: str) -> str:
        return ", ".join(card.name(lang, deck) for card in self.cards)

    def __str__(self) -> str:
        return " ".join(card.text for card in self.cards)


def _some(what: str, count: int) -> Said:
    return say(f"score.{what}", count=count)


def _of(part: int, whole: int) -> Said:
    return say("score.of", part=part, whole=whole)


def _count(pile: Cards, rank: str) -> int:
    return sum(c.rank == rank for c in pile)


def _runs(rules: Rules, _: Category, taken: Sequence[Taken], __: Table) -> Contest:
    """A run from the ace on in a suit: a point a card, three at least (2.8, 2.9, 2.11, X53)."""
    cap = 6 if rules.napola == "to6" else len(rules.values)
    points, had = [], []
    for t in taken:
        runs = [_run(rules, t.pile, suit) for suit in RUN_SUITS[rules.napola_suit]]
        points.append(sum(min(run, cap) for run in runs if run >= 3))
        had.append(say("score.run", runs=" + ".join(map(str, runs))))
    return Contest(tuple(points), tuple(had))


def _run(rules: Rules, pile: Cards, suit: str) -> int:
    run = 0
    for rank in rules.values:  # in the order of their capture values
        if Card(rank + suit) not in pile:
            break
        run += 1
    return run


def _earned(_: Rules, category: Category, taken: Sequence[Taken], __: Table) -> Contest:
    earned = [t.earned.get(category.name, 0) for t in taken]
    return Contest(tuple(earned), tuple(earned))


Table = Mapping[str, tuple[int, ...]]
_DECIDE: dict[str, Callable[[Rules, Category, Sequence[Taken], Table], Contest]] = {
    "most": _most,
    "each": _each,
    "all": _all,
    "breaks": _breaks,
    "won": _won,
    "again": _again,
    "primiera": _primiera,
    "runs": _runs,
    "earned": _earned,
}


def categories(rules: Rules) -> tuple[str, ...]:
    """Return the names of the categories that count under these rules.

    >>> from scopa_lab.rules import rules
    >>> categories(rules("scopa"))
    ('cards', 'coins', 'settebello', 'primiera', 'sweeps')
    """
    return tuple(c.name for c in rules.end_categories + rules.play_categories)


def margin(points: Sequence[int], side: int) -> float:
    """Return a side's points minus the other's; with more sides, minus the mean of the others'.

    Whole (an int) for two sides.

    >>> margin([5, 1], 1), margin([5, 1, 2], 0)
    (-4, 3.5)
    """
    if len(points) == 2:
        return points[side] - points[1 - side]
    return (len(points) * points[side] - sum(points)) / (len(points) - 1)


def score(
    rules: Rules,
    piles: Sequence[Any],
    *,
    bonus: Sequence[int | Mapping[str, int]] | None = None,
    combinations: Sequence[Sequence[Cards]] | None = None,
    final: bool = True,
) -> Score:
    """Count the points of a deal.

    Parameters
    ----------
    rules : Rules
    piles : sequence of Cards or str, one per side
        The captured cards, leftovers included.
    bonus : one int, or mapping of category to points, per side
        Points earned in play; an int is what the first of these categories (sweeps) earned.
    combinations : one sequence of Cards per side
        For each capture of two or more table cards, these and the card played; only
        ``primiera_source`` other than ``"all"`` looks at it.
    final : bool
        Whether the deal is over.

    Returns
    -------
    Score

    Notes
    -----
    Digest 2.1, 2.8 to 2.12 (scoring), C14 to C19, C33 to C35, X08, X21 to X23, X28, X37, X53 to
    X56 and section 4.
    """
    sides = len(piles)
    first = next((c.name for c in rules.play_categories), "")
    taken = [
        Taken(
            Cards(pile),
            tuple(combos),
            earned if isinstance(earned, Mapping) else {first: int(earned)},
        )
        for pile, combos, earned in zip(
            piles, combinations or [()] * sides, bonus or [0] * sides, strict=True
        )
    ]
    table: dict[str, tuple[int, ...]] = {}
    carried: list[str] = []
    why: list[Said] = []
    for category in rules.end_categories + rules.play_categories:
        contest = _DECIDE[category.kind](rules, category, taken, table)
        table[category.name] = contest.points
        if contest.tie and rules.tie == "carry":
            carried.append(category.name)
        line = say("score.why", had=_versus(contest.had), verdict=_verdict(contest, rules))
        why.append(say("score.line", category=category_term(category.name), why=line))
    points = tuple(sum(row[side] for row in table.values()) for side in range(sides))
    winner = None
    if rules.napoleone == "on":
        winner = next((s for s, t in enumerate(taken) if rules.outright_cards <= t.pile), None)
    return Score(points, table, tuple(carried), final, tuple(why), winner)


def _verdict(contest: Contest, rules: Rules) -> Said:
    won = [say("score.won", count=n, side=side) for side, n in enumerate(contest.points) if n]
    if won:
        return chain(won, "comma")
    if contest.tie:
        return say("score.carried" if rules.tie == "carry" else "score.tie")
    return say("score.no_point")
