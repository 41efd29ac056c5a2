"""Groups of captures: sets of table cards that one rule lets a card take.

Only sets of one group are ranked against each other (an equal card before sums, fewer cards before
more). Every group can be listed in the usual order, counted, and asked about one set, without
looking at every subset of the table: the work grows with the number of answers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from .cards import Card, Cards
from .rules import Rules

__all__ = ["Group", "Multiples", "Singles", "Totals", "Whole", "partitions", "usual"]


class Group(ABC):
    """Sets of table cards that a card may take by one rule, ranked among themselves."""

    @abstractmethod
    def sets(self) -> Iterator[Cards]:
        """Yield the sets in the usual order, each once."""

    def count(self) -> int:
        """Return the number of sets."""
        return sum(1 for _ in self.sets())

    def covered(self) -> Cards:
        """Return the cards that are in some set."""
        return Cards().union(*self.sets())

    def has(self, wanted: Cards) -> bool:
        """Say whether this is one of the sets."""
        return wanted in set(self.sets())


@dataclass(frozen=True)
class Singles(Group):
    """Every single one of some cards."""

    cards: tuple[Card, ...]

    def sets(self) -> Iterator[Cards]:
        """Yield the cards one by one."""
        return (Cards.from_mask(card.mask) for card in self.cards)


@dataclass(frozen=True)
class Whole(Group):
    """A whole table at once, if there is anything on it."""

    table: Cards

    def sets(self) -> Iterator[Cards]:
        """Yield the table."""
        return iter((self.table,) if self.table else ())


@dataclass(eq=False)
class Totals(Group):
    """Sets of numbered cards that add up to a total.

    Attributes
    ----------
    rules : Rules
        Where the capture values are from.
    cards : tuple of Card
        The cards that can be in them, in the usual order.
    total : int
        What a set must add up to.
    priority : str
        ``"single"``: a single card of that value shuts out all else; ``"fewest"``: only sets of the
        smallest number of cards; ``"free"`` (C07, C08). The cap comes first (X45).
    """

    rules: Rules
    cards: tuple[Card, ...]
    total: int
    priority: str

    @cached_property
    def cap(self) -> int:
        """Most cards in a set (C09)."""
        return min(self.rules.max_capture or len(self.cards), len(self.cards))

    def sets(self) -> Iterator[Cards]:
        """Yield the sets in the usual order, each once."""
        return map(_set, self._sums)

    def count(self) -> int:
        """Return the number of sets."""
        return len(self._sums)

    def has(self, wanted: Cards) -> bool:
        """Say whether this is one of the sets."""
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
        values = self.rules.values
        return self._makes(sum(values[c.rank] for c in wanted))

    @cached_property
    def ranked(self) -> bool:
        """Whether the priority shuts out anything by size."""
        if self.priority == "single":
            return self.cap > 0 and any(map(self._equal, self.cards))
        return self.priority == "fewest"

    @cached_property
    def fewest(self) -> int:
        """The size of the smallest set, 0 if there is none."""
        return 1 if self.priority == "single" else self._smallest()

    def _makes(self, total: int) -> bool:
        return total == self.total

    def _smallest(self) -> int:
        return min(map(len, self._sums), default=0)

    def _value(self, card: Card) -> int:
        return self.rules.values[card.rank]

    def _equal(self, card: Card) -> bool:
        return self._value(card) == self.total

    @cached_property
    def _all(self) -> Cards:
        return _set(self.cards)

    @cached_property
    def _sums(self) -> list[tuple[Card, ...]]:
        """The sets, after cap and priority, in the usual order.

        Works on values first and on suits last, so that no subset is tried in vain.
        """
        values = self.rules.values
        by_value: dict[int, list[Card]] = {}
        for card in self.cards:
            value = values[card.rank]
            if value <= self.total:
                by_value.setdefault(value, []).append(card)
        found: list[tuple[Card, ...]] = []
        lying = sorted((value, len(cards)) for value, cards in by_value.items())
        for counts in partitions(self.total, lying):
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


class Multiples(Totals):
    """Sets of numbered cards that add up to a total or a multiple of it (2.10)."""

    def sets(self) -> Iterator[Cards]:
        """Yield the sets in the usual order, each once; lazily, since there may be a million."""
        for size in self._sizes:
            yield from map(_set, self._of_size(size))

    def count(self) -> int:
        """Return the number of sets, without listing them."""
        if self.ranked and self.fewest <= 1:
            return sum(1 for _ in self._of_size(self.fewest))
        return sum(self._ways[0][size][0] for size in self._sizes)

    def covered(self) -> Cards:
        """Return the cards that are in some set, without listing them."""
        if self.ranked and self.fewest <= 1:
            return super().covered()
        return Cards(c for c in self.cards if self._without(c) < self.count())

    def _makes(self, total: int) -> bool:
        return total % self.total == 0

    def _smallest(self) -> int:
        return next((n for n in range(1, self.cap + 1) if self._ways[0][n][0]), 0)

    @property
    def _sizes(self) -> Sequence[int]:
        """The sizes that sets may have."""
        return [self.fewest] if self.ranked else range(1, self.cap + 1)

    def _without(self, card: Card) -> int:
        """Return how many of the sets do without a card."""
        rest = Multiples(self.rules, tuple(c for c in self.cards if c != card), self.total, "free")
        return sum(rest._ways[0][size][0] for size in self._sizes if size <= rest.cap)

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

    def _of_size(self, size: int) -> Iterator[tuple[Card, ...]]:
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


def usual(cards: Cards) -> tuple[int, list[int]]:
    """Sort key of the usual order: fewer cards first, then lower cards."""
    return len(cards), [c.index for c in cards]


def _set(cards: Sequence[Card]) -> Cards:
    return Cards.from_mask(sum(c.mask for c in cards))


def partitions(
    total: int, left: Sequence[tuple[int, int]]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Ways to make a total from so many cards of each value: ((value, count), …).

    >>> list(partitions(4, [(1, 4), (2, 1), (4, 1)]))
    [((4, 1),), ((1, 2), (2, 1)), ((1, 4),)]
    """
    if total == 0:
        yield ()
    elif left and left[0][0] <= total:
        (value, most), rest = left[0], left[1:]
        for count in range(min(most, total // value) + 1):
            for tail in partitions(total - count * value, rest):
                yield ((value, count), *tail) if count else tail
