"""Scoring: the points of a deal, category by category, and why.

Each category measures what a side has taken and says who gets the point. `CATEGORIES` lists them in
the order in which they are counted; everything that names categories is made from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .cards import SUITS, Card, Cards
from .rules import Rules

__all__ = [
    "CATEGORIES",
    "COINS",
    "REBELLO",
    "SETTEBELLO",
    "Score",
    "categories",
    "margin",
    "score",
    "sweep_pays",
]

SETTEBELLO = Card("7D")
REBELLO = Card("KD")
COINS = Cards.from_mask(sum(1 << i for i in range(0, 52, 4)))


class Taken(NamedTuple):
    """What one side has to show at the end of a deal."""

    pile: Cards
    combinations: tuple[Cards, ...]
    bonus: int


class Contest(NamedTuple):
    """One category decided: points per side, what each side had, whether it was a tie."""

    points: tuple[int, ...]
    had: tuple[str, ...]
    tie: bool = False


@dataclass(frozen=True, slots=True)
class Category:
    """One thing that is scored at the end of a deal.

    Attributes
    ----------
    name : str
        The name used everywhere (``"cards"``, ``"primiera"`` …).
    counts : callable
        Rules → whether this category is played under them.
    decide : callable
        Rules and what each side took → `Contest`.
    """

    name: str
    counts: Callable[[Rules], bool]
    decide: Callable[[Rules, Sequence[Taken]], Contest]


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
        Categories whose point nobody got and which go to the next deal (``tie="carry"``).
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

    def explain(self) -> str:
        """Return one line per category: what each side had, and who scores."""
        lines = list(self.why)
        lines.append(f"{'total' if self.final else 'so far'}: {_versus(self.points)}")
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.explain()

    def to_dict(self) -> dict[str, Any]:
        """Return the score as JSON-ready data."""
        return {
            "points": list(self.points),
            "table": {name: list(row) for name, row in self.table.items()},
            "carried": list(self.carried),
            "final": self.final,
        }

    def _repr_html_(self) -> str:
        from . import display  # drawn only in a notebook

        return display.score_html(self)


def _versus(values: Sequence[object]) -> str:
    return " - ".join(map(str, values))


# ── deciding a category ─────────────────────────────────────────────────────────────────────────


def _highest(
    rules: Rules, measures: Sequence[Any], had: Sequence[str], least: Any = None
) -> Contest:
    """One point to the highest measure (None = cannot compete), a tie as the rules say.

    Level for the lead is what makes a tie (C19). A shared point is split in whole points (X21), and
    a single point cannot be, so ``share`` gives nothing here.
    """
    nobody = (0,) * len(measures)
    competing = [m for m in measures if m is not None]
    best = max(competing, default=None)
    if best is None or (least is not None and best <= least):
        return Contest(nobody, tuple(had))
    leaders = [side for side, m in enumerate(measures) if m == best]
    if len(leaders) > 1:
        share = 1 // len(leaders) if rules.tie == "share" else 0
        return Contest(
            tuple(share if side in leaders else 0 for side in range(len(measures))),
            tuple(had),
            tie=True,
        )
    return Contest(tuple(int(side == leaders[0]) for side in range(len(measures))), tuple(had))


def _most(of: Cards, rules: Rules, taken: Sequence[Taken]) -> Contest:
    """Most cards (or coins); under ``over_half`` the most is not enough (C19, X23)."""
    counts = [len(t.pile & of) for t in taken]
    contest = _highest(rules, counts, [str(c) for c in counts], least=0)
    if rules.majority == "over_half" and 2 * max(counts) <= len(rules.cards & of):
        return contest._replace(points=(0,) * len(counts))
    return contest


def _cards(rules: Rules, taken: Sequence[Taken]) -> Contest:
    return _most(rules.cards, rules, taken)


def _coins(rules: Rules, taken: Sequence[Taken]) -> Contest:
    return _most(COINS, rules, taken)


def _owner(card: Card, taken: Sequence[Taken]) -> Contest:
    owners = [card in t.pile for t in taken]
    had = [f"taken by side {owners.index(True)}"] if any(owners) else ["taken by nobody"]
    return Contest(tuple(map(int, owners)), tuple(had))


def _primiera(rules: Rules, taken: Sequence[Taken]) -> Contest:
    if rules.primiera == "settanta":
        sevens = [_count(t.pile, "7") for t in taken]
        return Contest(tuple(int(n >= 3) for n in sevens), tuple(f"{n} sevens" for n in sevens))
    if rules.primiera == "most_sevens":
        pairs = [(_count(t.pile, "7"), _count(t.pile, "6")) for t in taken]
        return _highest(rules, pairs, [f"{a} sevens {b} sixes" for a, b in pairs], least=(0, 0))
    if rules.primiera_source == "combination_letter":
        totals = [
            sum(max(rules.prime_values[c.rank] for c in cards) for cards in t.combinations)
            for t in taken
        ]
        return _highest(rules, totals, [str(n) for n in totals], least=0)
    measures: list[tuple[int, int] | None] = []
    had: list[str] = []
    for t in taken:
        eligible = t.pile
        if rules.primiera_source == "combination_only":
            eligible = Cards().union(*t.combinations)
        best = prime_cards(rules, eligible)
        total = sum(rules.prime_values[c.rank] for c in best)
        shown = f"{total} ({' '.join(c.text for c in best)})" if best else "0"
        short = len(best) < len(SUITS)
        if rules.primiera_missing == "disqualify" and short:
            measures.append(None)
            shown += ", a suit is missing"
        else:
            suits = len(best) if rules.primiera_missing == "suits_first" else 0
            measures.append((suits, total))
        had.append(shown)
    return _highest(rules, measures, had, least=(0, 0))


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


def _count(pile: Cards, rank: str) -> int:
    return sum(c.rank == rank for c in pile)


def _napola(rules: Rules, taken: Sequence[Taken]) -> Contest:
    runs = []
    for t in taken:
        run = 0
        for rank in rules.values:  # in the order of their capture values
            if Card(rank + "D") not in t.pile:
                break
            run += 1
        runs.append(run)
    cap = 6 if rules.napola == "to6" else len(rules.the_pack.ranks)
    points = tuple(min(run, cap) if run >= 3 else 0 for run in runs)
    return Contest(points, tuple(f"run of {run}" for run in runs))


def _sweeps(rules: Rules, taken: Sequence[Taken]) -> Contest:
    return Contest(tuple(t.bonus for t in taken), tuple(str(t.bonus) for t in taken))


CATEGORIES: tuple[Category, ...] = (
    Category("cards", lambda r: True, _cards),
    Category("coins", lambda r: True, _coins),
    Category("settebello", lambda r: True, lambda r, taken: _owner(SETTEBELLO, taken)),
    Category("primiera", lambda r: r.primiera != "off", _primiera),
    Category("napola", lambda r: r.napola != "off", _napola),
    Category("rebello", lambda r: r.rebello == "on", lambda r, taken: _owner(REBELLO, taken)),
    Category("sweeps", lambda r: True, _sweeps),
)


def categories(rules: Rules) -> tuple[str, ...]:
    """Return the names of the categories that count under these rules.

    >>> from scopa_lab.rules import rules
    >>> categories(rules("scopa"))
    ('cards', 'coins', 'settebello', 'primiera', 'sweeps')
    """
    return tuple(c.name for c in CATEGORIES if c.counts(rules))


def margin(points: Sequence[int], side: int) -> float:
    """Return a side's points minus the other's; with more sides, minus the mean of the others'.

    Whole (an int) for two sides.

    >>> margin([5, 1], 1), margin([5, 1, 2], 0)
    (-4, 3.5)
    """
    if len(points) == 2:
        return points[side] - points[1 - side]
    return (len(points) * points[side] - sum(points)) / (len(points) - 1)


def sweep_pays(rules: Rules, *, stock_empty: bool, own_left: int, all_left: int) -> bool:
    """Say whether taking the whole table is paid at that moment (C11, X16 to X19).

    Parameters
    ----------
    rules : Rules
    stock_empty : bool
        Whether nothing is left to deal.
    own_left, all_left : int
        Cards in the hand of the player, and in all hands, after the play.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> sweep_pays(rules("scopa"), stock_empty=True, own_left=0, all_left=1)
    True
    """
    if not stock_empty:
        return True
    return {
        "never": True,
        "last_capture": True,  # taken back at the end, if it was the last (X17)
        "last_card": all_left > 0,
        "last_turn_each": own_left > 0,
        "last_hand": False,
    }[rules.no_sweep_on]


def score(
    rules: Rules,
    piles: Sequence[Any],
    *,
    bonus: Sequence[int] | None = None,
    combinations: Sequence[Sequence[Cards]] | None = None,
    final: bool = True,
) -> Score:
    """Count the points of a deal.

    Parameters
    ----------
    rules : Rules
    piles : sequence of Cards or str, one per side
        The captured cards, leftovers included.
    bonus : sequence of int, one per side
        Points earned in play (sweeps).
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
    Digest 2.1 (scoring), C14 to C19, C33, X21 to X23, X28 and section 4.
    """
    sides = len(piles)
    taken = [
        Taken(Cards(pile), tuple(combos), int(earned))
        for pile, combos, earned in zip(
            piles, combinations or [()] * sides, bonus or [0] * sides, strict=True
        )
    ]
    table: dict[str, tuple[int, ...]] = {}
    carried: list[str] = []
    why: list[str] = []
    for category in CATEGORIES:
        if not category.counts(rules):
            continue
        contest = category.decide(rules, taken)
        table[category.name] = contest.points
        if contest.tie and rules.tie == "carry":
            carried.append(category.name)
        why.append(f"{category.name}: {_versus(contest.had)}, {_verdict(contest, rules)}")
    points = tuple(sum(row[side] for row in table.values()) for side in range(sides))
    return Score(points, table, tuple(carried), final, tuple(why))


def _verdict(contest: Contest, rules: Rules) -> str:
    won = [
        f"{n} point{'s' * (n != 1)} to side {side}" for side, n in enumerate(contest.points) if n
    ]
    if won:
        return ", ".join(won)
    if contest.tie:
        return "a tie, carried over" if rules.tie == "carry" else "a tie, no point"
    return "no point"
