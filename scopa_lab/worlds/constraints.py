"""Constraints: the ways to fill a few hands that must not hold certain cards.

Cards are grouped by the hands that may not hold them. How many of each group a hand gets is
counted by dynamic programming; which ones is then a choice of subsets, so the ways are counted,
numbered and drawn exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import comb, prod
from typing import Any

import numpy as np

__all__ = ["Fillings"]

Counts = tuple[int, ...]


class Fillings:
    """The ways to fill hands with some of the unseen cards.

    Parameters
    ----------
    cards : sequence of int
        The unseen cards, a mask each.
    sizes : sequence of int
        How many cards each hand gets.
    lacks : sequence of int
        Cards that it must not get, as a mask.

    Attributes
    ----------
    total : int
        How many ways there are.

    Examples
    --------
    >>> Fillings([1, 2, 4, 8], sizes=[1, 2], lacks=[0b0001, 0]).total  # 3 for the first, C(3, 2)
    9
    """

    def __init__(self, cards: Sequence[int], sizes: Sequence[int], lacks: Sequence[int]) -> None:
        self._cards = list(cards)
        self._sizes = list(sizes)
        kinds = [tuple(not card & lack for lack in lacks) for card in cards]
        self._kinds = list(dict.fromkeys(kinds))
        self._groups = [[c for c, k in zip(cards, kinds, strict=True) if k == kind]
                        for kind in self._kinds]  # fmt: skip
        self._of_card = [self._kinds.index(kind) for kind in kinds]
        self._left = tuple(map(len, self._groups))
        self._known: dict[tuple[int, Counts], int] = {}
        self.total = self._ways(0, self._left)

    def _shares(self, hand: int, left: Counts) -> Iterator[tuple[Counts, Counts, int]]:
        """Yield how many of each group a hand may get, what is left then, and in how many ways."""
        size = self._sizes[hand]
        most = [
            min(n, size) if kind[hand] else 0 for n, kind in zip(left, self._kinds, strict=True)
        ]
        for share in product(*(range(n + 1) for n in most)):
            if sum(share) == size:
                rest = tuple(n - k for n, k in zip(left, share, strict=True))
                yield share, rest, prod(map(comb, left, share))

    def _ways(self, hand: int, left: Counts) -> int:
        """Count the ways to fill the hands from this one on."""
        if hand == len(self._sizes):
            return 1
        key = hand, left
        if key not in self._known:
            shares = self._shares(hand, left)
            self._known[key] = sum(ways * self._ways(hand + 1, rest) for _, rest, ways in shares)
        return self._known[key]

    def at(self, numbers: Sequence[int]) -> tuple[Any, Any]:
        """Return the ways with these numbers.

        Returns
        -------
        masks : ndarray, shape (ways, hands)
        left : ndarray, shape (ways, cards left)
            Single cards, in no order that means anything.
        """
        rows = [self._one(number) for number in numbers]
        shape = len(rows), len(self._cards) - sum(self._sizes)
        left = np.array([cards for _, cards in rows], np.int64).reshape(shape)
        return np.array([masks for masks, _ in rows], np.int64), left

    def _one(self, number: int) -> tuple[list[int], list[int]]:
        groups = [list(group) for group in self._groups]
        left, masks = self._left, []
        for hand in range(len(self._sizes)):
            shares = self._shares(hand, left)
            share, rest, ways = next(shares)
            while number >= (size := ways * self._ways(hand + 1, rest)):
                number -= size
                share, rest, ways = next(shares)
            mask = 0
            for group, count in zip(groups, share, strict=True):
                number, rank = divmod(number, comb(len(group), count))
                mask |= _take(group, count, rank)
            masks.append(mask)
            left = rest
        return masks, sorted(card for group in groups for card in group)

    def chances(self) -> Any:
        """Return the chance of every card to be in every hand, shape (cards, hands)."""
        found = [[float(chance) for chance in self._chances[g]] for g in self._of_card]
        return np.array(found).reshape(len(self._cards), len(self._sizes))

    @cached_property
    def _chances(self) -> list[list[Fraction]]:
        """By group and hand, the chance of one card: the mean share over all ways, by its size."""
        sums = [[Fraction(0)] * len(self._sizes) for _ in self._groups]
        reached = {self._left: 1}  # ways to come to what is left
        for hand in range(len(self._sizes)):
            following: dict[Counts, int] = {}
            for left, before in reached.items():
                for share, rest, ways in self._shares(hand, left):
                    here = before * ways
                    following[rest] = following.get(rest, 0) + here
                    weight = Fraction(here * self._ways(hand + 1, rest), self.total)
                    for group, count in enumerate(share):
                        sums[group][hand] += weight * Fraction(count, len(self._groups[group]))
            reached = following
        return sums


def _take(left: list[int], count: int, rank: int) -> int:
    """Take the subset with this rank (0 … C(n, count) - 1) out of a list of masks.

    Subsets are ordered by whether they hold the first card, then the second, and so on.
    """
    mask = 0
    at = 0
    while count:
        with_it = comb(len(left) - at - 1, count - 1)
        if rank < with_it:
            mask |= left.pop(at)
            count -= 1
        else:
            rank -= with_it
            at += 1
    return mask
