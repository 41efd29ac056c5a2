"""Worlds: the deals that agree with a position in which some cards are unknown.

A world says where every unseen card is, as far as it matters: which cards each ``?`` of a hand is,
and which cards each seat will be dealt in each batch; within one hand the order means nothing.
Every world is equally likely: nothing is read from how the cards were played so far.

Worlds are numbered from 0 to ``total - 1``, so that "all of them" is a range and "some of them" is
a draw of numbers, and the n-th world is the same for every worker.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from .position import Position

__all__ = ["World", "Worlds"]


class World(NamedTuple):
    """One way the unseen cards may lie, as masks of cards.

    Attributes
    ----------
    hands : tuple of int
        The whole hand of each seat.
    batches : tuple of tuple of int
        Per batch still to be dealt, what each seat is dealt.
    """

    hands: tuple[int, ...]
    batches: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class _Slot:
    """A hand or a packet of the stock: its known cards, and how many are unknown."""

    known: int
    unknown: int


class Worlds:
    """The worlds that agree with a position: counted, numbered, drawn.

    Parameters
    ----------
    position : Position

    Attributes
    ----------
    total : int
        How many worlds there are, exactly.

    Examples
    --------
    >>> p = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
    >>> Worlds(p).total == comb(33, 3) * comb(30, 3) * comb(27, 3) * comb(24, 3) * comb(
    ...     21, 3) * comb(18, 3) * comb(15, 3) * comb(12, 3) * comb(9, 3) * comb(6, 3)
    True
    """

    def __init__(self, position: Position) -> None:
        hands = [_Slot(hand.cards.mask, hand.unknown) for hand in position.hands]
        packets = [packet for batch in position.batches() for packet in batch]
        stock = [
            _Slot(sum(c.mask for c in packet if c is not None), packet.count(None))
            for packet in packets
        ]
        self._players = position.rules.players
        self._slots = [*hands, *stock]
        self._unseen = [card.mask for card in position.unseen]
        self.total = 1
        left = len(self._unseen)
        for slot in self._slots:
            self.total *= comb(left, slot.unknown)
            left -= slot.unknown

    def at(self, number: int) -> World:
        """Return the world with this number.

        Raises
        ------
        IndexError
            When there is no such number.

        Examples
        --------
        >>> p = Position.setup("scopa", hands=("AD", "?"), stock="", out="", table="2D 3D")
        >>> len({Worlds(p).at(i) for i in range(Worlds(p).total)})
        37
        """
        if not 0 <= number < self.total:
            raise IndexError(f"world {number} of {self.total}")
        left = list(self._unseen)
        masks: list[int] = []
        for slot in self._slots:
            number, rank = divmod(number, comb(len(left), slot.unknown))
            masks.append(slot.known | _take(left, slot.unknown, rank))
        hands = tuple(masks[: self._players])
        rest = masks[self._players :]
        return World(
            hands,
            tuple(tuple(rest[i : i + self._players]) for i in range(0, len(rest), self._players)),
        )

    def numbers(self, count: int, seed: int) -> Iterator[int]:
        """Yield numbers of worlds to look at, in a random order that the seed fixes.

        All of them when `count` is the total (any first part of them is then a sample without
        repeats), else a draw with repeats, each world equally likely.

        Examples
        --------
        >>> p = Position.setup("scopa", hands=("AD", "?"), stock="", table="2D 3D")
        >>> sorted(Worlds(p).numbers(37, seed=1)) == list(range(37))
        True
        """
        rng = random.Random(seed)
        if count >= self.total:
            numbers = list(range(self.total))
            rng.shuffle(numbers)
            yield from numbers
        else:
            for _ in range(count):
                yield rng.randrange(self.total)


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
