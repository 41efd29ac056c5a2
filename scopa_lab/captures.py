"""Captures: which sets of table cards one card may take.

The sets that a rule lets a card take form a group, and only sets of one group are ranked against
each other (an equal card before sums, fewer cards before more). Every group can be listed in the
usual order, counted, and asked about one set, without looking at every subset of the table: the
work grows with the number of answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import merge
from itertools import combinations, product

from .cards import Card, Cards
from .rules import Rules

__all__ = [
    "Group",
    "ace_sweeps",
    "count_of",
    "coverable",
    "groups",
    "how_many",
    "legal",
    "legal_sets",
    "ordinary",
    "sets_of",
    "takes",
    "takes_itself",
]

FIFTEEN = 15


def legal(rules: Rules, card: Card, table: Cards) -> tuple[Cards, ...]:
    """Return every legal capture in the usual order: fewer cards first, then lower cards.

    Values are taken as they are; `scopa_lab.moves.captures` is the door that checks them.

    Notes
    -----
    Digest 2.1, 2.4, 2.8 to 2.12, C07 to C10, X04, X05, X11 to X13, X24 to X27, X39 to X45.
    """
    return tuple(legal_sets(rules, card, table))


def legal_sets(rules: Rules, card: Card, table: Cards) -> Iterator[Cards]:
    """Yield every legal capture in the usual order; lazily, since an ace may have a million."""
    return sets_of(groups(rules, card, table))


def how_many(rules: Rules, card: Card, table: Cards) -> int:
    """Return the number of legal captures without listing them.

    >>> from scopa_lab.rules import rules
    >>> how_many(rules("mancelle"), Card("AD"), Cards("2D 3D 4D 5D 6D 7D 8D 9D TD AH 2H 3H 4H 5H"))
    16383
    """
    return count_of(groups(rules, card, table), table)


def takes(rules: Rules, card: Card, wanted: Cards, table: Cards) -> bool:
    """Say whether a card may take these table cards; quick also where there are many captures."""
    return bool(wanted) and any(group.has(wanted) for group in groups(rules, card, table))


def coverable(rules: Rules, card: Card, table: Cards) -> Cards:
    """Return the table cards that are in some legal capture, without listing the captures.

    >>> from scopa_lab.rules import rules
    >>> coverable(rules("scopa"), Card("7D"), Cards("2C 4H 5S QD"))
    Cards('2C 5S')
    """
    return Cards().union(*(group.covered() for group in groups(rules, card, table)))


def sets_of(found: Sequence[Group]) -> Iterator[Cards]:
    """Yield the sets of some groups in the usual order, each once."""
    if len(found) == 1:
        yield from found[0].sets()
        return
    before = None
    for cards in merge(*(group.sets() for group in found), key=_usual):
        if cards != before:
            yield cards
        before = cards


def count_of(found: Sequence[Group], table: Cards) -> int:
    """Return how many sets some groups have together.

    Of the groups a card has, only that of the whole table can share a set with another.
    """
    twice = [g for g in found if g.whole and any(o.has(table) for o in found if not o.whole)]
    return sum(group.count() for group in found) - len(twice)


def ordinary(rules: Rules, card: Card, table: Cards) -> list[Group]:
    """Return the groups a card has by its number or its rank, whatever an ace may do besides."""
    value = rules.values[card.rank]
    if not value:  # a court without number takes one of its own kind (2.8, X39)
        return [Group(tuple(c for c in table if c.rank == card.rank), singles=True)]
    numbered = tuple(c for c in table if rules.values[c.rank]) if rules.numberless else tuple(table)
    cap, priority = min(rules.max_capture or 52, len(numbered)), rules.priority
    if rules.sum == "multiple":
        if card.rank == "A" and rules.ace == "plain":  # C38, X27
            numbered = tuple(c for c in numbered if c.rank == "A")
        return [Group(numbered, rules, value, True, cap, priority)]
    found = []
    if rules.sum != "fifteen":
        found.append(Group(numbered, rules, value, False, cap, priority))
    if rules.sum != "equal":
        ranked = priority if rules.sum == "fifteen" and priority == "fewest" else "free"
        found.append(Group(numbered, rules, FIFTEEN - value, False, cap, ranked))  # X24, X25
    return found


def groups(rules: Rules, card: Card, table: Cards) -> list[Group]:
    """Return the groups of captures a card has; a set may stand in two of them."""
    if card.rank != "A" or rules.ace in ("plain", "literal"):
        return ordinary(rules, card, table)
    whole = Group(tuple(table), whole=True)
    if rules.ace == "optional_sweep":  # X13, X42
        return [*ordinary(rules, card, table), whole]
    aces = tuple(c for c in table if c.rank == "A")
    if not aces or rules.ace_with_ace == "sweeps":
        return [whole]
    fifteens = [g for g in ordinary(rules, card, table) if g.total == FIFTEEN - 1]
    return [Group(aces, singles=True), *fifteens]


def ace_sweeps(rules: Rules, card: Card, captured: Cards, table: Cards) -> bool:
    """Say whether a capture is an ace sweep: the whole table, by the ace rule alone (X40).

    >>> from scopa_lab.rules import rules
    >>> asso = rules("asso")
    >>> [ace_sweeps(asso, Card("AD"), Cards(t), Cards(t)) for t in ("3D 4D", "AH")]
    [True, False]
    """
    if card.rank != "A" or rules.ace in ("plain", "literal") or not captured or captured != table:
        return False
    if len(table) == 1 and all(c.rank == "A" for c in table):
        return False
    return not any(group.has(captured) for group in ordinary(rules, card, table))


def takes_itself(rules: Rules, card: Card, table: Cards) -> bool:
    """Say whether a card played now goes to its player's pile by itself (X10, X44).

    >>> from scopa_lab.rules import rules
    >>> takes_itself(rules("asso", ace_empty="takes_itself"), Card("AD"), Cards())
    True
    """
    return not table and card.rank == "A" and rules.ace_empty == "takes_itself"


@dataclass(eq=False)
class Group:
    """Sets of table cards that a card may take by one rule, ranked among themselves.

    Attributes
    ----------
    cards : tuple of Card
        The table cards that can be in them, in the usual order.
    rules : Rules, optional
        Where the capture values are from.
    total : int
        What a set must add up to …
    multiple : bool
        … or be a multiple of.
    cap : int
        Most cards in a set (C09).
    priority : str
        ``"single"``: a single card of that value shuts out all else; ``"fewest"``: only sets of the
        smallest number of cards; ``"free"`` (C07, C08). The cap comes first (X45).
    singles : bool
        Not by value: every single one of the cards.
    whole : bool
        Not by value: all of the cards at once.
    """

    cards: tuple[Card, ...]
    rules: Rules | None = None
    total: int = 0
    multiple: bool = False
    cap: int = 0
    priority: str = "free"
    singles: bool = False
    whole: bool = False

    def sets(self) -> Iterator[Cards]:
        """Yield the sets in the usual order, each once."""
        if self.singles:
            yield from (Cards.from_mask(c.mask) for c in self.cards)
        elif self.whole:
            if self.cards:
                yield _set(self.cards)
        elif self.multiple:
            for size in self._sizes:
                yield from map(_set, self._multiples(size))
        else:
            yield from map(_set, self._sums)

    def count(self) -> int:
        """Return the number of sets."""
        if self.singles:
            return len(self.cards)
        if self.whole:
            return int(bool(self.cards))
        if not self.multiple:
            return len(self._sums)
        if self.ranked and self.fewest <= 1:
            return sum(1 for _ in self._multiples(self.fewest))
        return sum(self._ways[0][size][0] for size in self._sizes)

    def covered(self) -> Cards:
        """Return the cards that are in some set."""
        if self.singles or self.whole:
            return Cards(self.cards)
        if not self.multiple or (self.ranked and self.fewest <= 1):
            return Cards().union(*self.sets())
        return Cards(c for c in self.cards if self._without(c) < self.count())

    def _without(self, card: Card) -> int:
        """Return how many of the sets do without a card."""
        rest = tuple(c for c in self.cards if c != card)
        others = Group(rest, self.rules, self.total, True, self.cap)
        return sum(others._ways[0][size][0] for size in self._sizes)

    def has(self, wanted: Cards) -> bool:
        """Say whether this is one of the sets."""
        if self.singles or self.whole:
            return wanted in set(self.sets())
        if not self.fits(wanted) or len(wanted) > self.cap:
            return False
        if not self.ranked:
            return True
        if self.fewest > 1:
            return len(wanted) == self.fewest
        return len(wanted) == 1 and (self.priority == "fewest" or self._equal(*wanted))

    def fits(self, wanted: Cards) -> bool:
        """Say whether a set adds up to what it must, whatever its size and rank."""
        if not wanted or wanted - self._all:
            return False
        assert self.rules is not None
        values = self.rules.values
        total = sum(values[c.rank] for c in wanted)
        return total % self.total == 0 if self.multiple else total == self.total

    @cached_property
    def _all(self) -> Cards:
        return _set(self.cards)

    @cached_property
    def ranked(self) -> bool:
        """Whether the priority shuts out anything by size."""
        if self.priority == "single":
            return self.cap > 0 and any(map(self._equal, self.cards))
        return self.priority == "fewest"

    @cached_property
    def fewest(self) -> int:
        """The size of the smallest set, 0 if there is none."""
        if self.priority == "single":
            return 1
        if self.multiple:
            return next((n for n in range(1, self.cap + 1) if self._ways[0][n][0]), 0)
        return min(map(len, self._sums), default=0)

    @property
    def _sizes(self) -> Sequence[int]:
        """The sizes that sets worth a multiple may have."""
        return [self.fewest] if self.ranked else range(1, self.cap + 1)

    def _value(self, card: Card) -> int:
        assert self.rules is not None  # sets by value have rules
        return self.rules.values[card.rank]

    def _equal(self, card: Card) -> bool:
        return self._value(card) == self.total

    # ── sets that add up to a total ─────────────────────────────────────────────────────────────

    @cached_property
    def _sums(self) -> list[tuple[Card, ...]]:
        """The sets of one total, after cap and priority, in the usual order.

        Works on values first and on suits last, so that no subset is tried in vain.
        """
        assert self.rules is not None
        values = self.rules.values
        by_value: dict[int, list[Card]] = {}
        for lying in self.cards:
            value = values[lying.rank]
            if value <= self.total:
                by_value.setdefault(value, []).append(lying)
        found: list[tuple[Card, ...]] = []
        for counts in _partitions(self.total, sorted(by_value.items())):
            if sum(count for _, count in counts) <= self.cap:
                choices = [combinations(by_value[value], count) for value, count in counts]
                found += [
                    tuple(sorted(c for part in choice for c in part))
                    for choice in product(*choices)
                ]
        if self.priority != "free" and found:
            fewest = min(map(len, found))
            if self.priority == "fewest" or fewest == 1:
                found = [s for s in found if len(s) == fewest]
        found.sort(key=lambda s: (len(s), [c.index for c in s]))
        return found

    # ── sets that add up to a multiple ──────────────────────────────────────────────────────────

    @cached_property
    def _ways(self) -> list[list[list[int]]]:
        """Numbers of sets: [from this card on][of this size][with this remainder]."""
        step = self.total
        ways = [[[0] * step for _ in range(self.cap + 1)]]
        ways[0][0][0] = 1
        for card in reversed(self.cards):
            value = self._value(card)
            after = ways[-1]
            ways.append(
                [
                    [
                        after[size][rest] + (after[size - 1][(rest - value) % step] if size else 0)
                        for rest in range(step)
                    ]
                    for size in range(self.cap + 1)
                ]
            )
        return ways[::-1]

    def _multiples(self, size: int) -> Iterator[tuple[Card, ...]]:
        """Yield the sets of one size, lower cards first; goes down no path that leads nowhere."""
        if self.priority == "single" and self.ranked:
            yield from ((c,) for c in self.cards if self._equal(c))
            return
        step = self.total

        def extend(at: int, left: int, rest: int, chosen: list[Card]) -> Iterator[tuple[Card, ...]]:
            if not left:
                yield tuple(chosen)
                return
            for i in range(at, len(self.cards)):
                if not self._ways[i][left][rest]:
                    return
                then = (rest - self._value(self.cards[i])) % step
                if self._ways[i + 1][left - 1][then]:
                    yield from extend(i + 1, left - 1, then, [*chosen, self.cards[i]])

        if size and size <= len(self.cards):
            yield from extend(0, size, 0, [])


def _usual(cards: Cards) -> tuple[int, list[int]]:
    """Sort key of the usual order: fewer cards first, then lower cards."""
    return len(cards), [c.index for c in cards]


def _set(cards: Sequence[Card]) -> Cards:
    return Cards.from_mask(sum(c.mask for c in cards))


def _partitions(
    total: int, left: list[tuple[int, list[Card]]]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Ways to make the total with so many cards of each value: ((value, count), …)."""
    if total == 0:
        yield ()
    elif left and left[0][0] <= total:
        (value, cards), rest = left[0], left[1:]
        for count in range(min(len(cards), total // value) + 1):
            for tail in _partitions(total - count * value, rest):
                yield ((value, count), *tail) if count else tail
