"""Worlds: the deals that agree with a position in which some cards are unknown.

A world says where every unseen card is, as far as it matters: which cards each ``?`` of a hand is,
and which cards each seat will be dealt in each batch; within one hand the order means nothing.
Every world that agrees with what is known is equally likely, unless earlier play is read
(`scopa_lab.reading`).

Worlds are numbered from 0 to ``total - 1``, so that "all of them" is a range and "some of them" is
a draw of numbers, and the n-th world is the same for every worker. Many are made at once, by numpy.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, zip_longest
from math import comb, prod
from typing import Any, NamedTuple

import numpy as np

from ..cards import Card, Cards
from ..languages import say
from ..position import Position
from ..setup import Hand
from .constraints import Fillings
from .knowledge import Knowledge

__all__ = ["World", "Worlds"]

TABLED = 10_000  # so many subsets of one size are listed once and looked up
INT64 = 1 << 62


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
    knowledge : Knowledge, optional
        What hands are known not to hold.

    Attributes
    ----------
    position : Position
    knowledge : Knowledge
    total : int
        How many worlds there are, exactly.

    Raises
    ------
    ValueError
        When no world agrees with what is known.

    Examples
    --------
    >>> p = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
    >>> Worlds(p).total == comb(33, 3) * comb(30, 3) * comb(27, 3) * comb(24, 3) * comb(
    ...     21, 3) * comb(18, 3) * comb(15, 3) * comb(12, 3) * comb(9, 3) * comb(6, 3)
    True
    """

    def __init__(self, position: Position, knowledge: Knowledge = Knowledge()) -> None:  # noqa: B008
        hands = [_Slot(hand.cards.mask, hand.unknown) for hand in position.hands]
        packets = [packet for batch in position.batches() for packet in batch]
        stock = [
            _Slot(sum(c.mask for c in packet if c is not None), packet.count(None))
            for packet in packets
        ]
        self.position = position
        self.knowledge = knowledge
        self._players = position.rules.players
        self._slots = [*hands, *stock]
        self._unseen = [card.mask for card in position.unseen]
        special = [
            seat for seat, cards in enumerate(knowledge.lacks) if cards and hands[seat].unknown
        ]
        self._fillings = Fillings(
            self._unseen,
            [hands[seat].unknown for seat in special],
            [knowledge.lacks[seat].mask for seat in special],
        )
        if not self._fillings.total:
            raise ValueError(say("knowledge.no_deal", said=knowledge.words))
        self._special = special
        self._free = [i for i in range(len(self._slots)) if i not in special]
        self._ways: list[int] = []  # to fill the free slots, one after the other
        left = len(self._unseen) - sum(hands[seat].unknown for seat in special)
        for i in self._free:
            self._ways.append(comb(left, self._slots[i].unknown))
            left -= self._slots[i].unknown
        self.total = self._fillings.total * prod(self._ways)

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
        return self.world(self.masks([number])[0])

    def deal(self, number: int) -> Position:
        """Return the position as it is in the world with this number: every card has its place.

        Examples
        --------
        >>> p = Position.setup("scopa", table="2C", hands=("7D", "?"), stock="", out="")
        >>> str(Worlds(p).deal(0).hands[1])
        'AD'
        """
        hands, batches = self.at(number)
        stock: list[Card] = []
        for packets in batches:
            rows = [list(Cards.from_mask(packet)) for packet in packets]
            if self.position.rules.one_by_one:  # a card for every seat, and again
                rounds = zip_longest(*rows)
                stock += [card for cards in rounds for card in cards if card is not None]
            else:
                stock += [card for packet in rows for card in packet]
        known = tuple(Hand(Cards.from_mask(hand)) for hand in hands)
        return replace(self.position, hands=known, stock=tuple(stock))

    def world(self, masks: Any) -> World:
        """Return the world of a row of `masks`."""
        cards, players = masks.tolist(), self._players
        starts = range(players, len(cards), players)
        return World(tuple(cards[:players]), tuple(tuple(cards[i : i + players]) for i in starts))

    def masks(self, numbers: Sequence[int]) -> Any:
        """Return the worlds with these numbers as an array of int64, shape (worlds, places).

        The places are the hands, then what every seat is dealt in every batch.

        Raises
        ------
        IndexError
            When there is no such number.

        Examples
        --------
        >>> p = Position.setup("scopa", hands=("AD", "?"), stock="? ?")
        >>> Worlds(p).masks([0, 5, 7]).shape
        (3, 4)
        """
        for number in numbers:
            if not 0 <= number < self.total:
                raise IndexError(f"world {number} of {self.total}")
        ranks, rest = _digits(numbers, self._ways)
        masks = np.empty((len(numbers), len(self._slots)), np.int64)
        masks[:] = [slot.known for slot in self._slots]
        if self._special:
            filled, cards = self._fillings.at(rest)
            masks[:, self._special] |= filled
        else:
            cards = np.broadcast_to(
                np.array(self._unseen, np.int64), (len(numbers), len(self._unseen))
            )
        for i, rank in zip(self._free, ranks, strict=True):
            if self._slots[i].unknown:
                some, cards = taken(cards, self._slots[i].unknown, rank)
                masks[:, i] |= some
        return masks

    def chances(self) -> Any:
        """Return the chance of every unseen card to be in every place, exactly.

        Returns
        -------
        ndarray, shape (unseen cards, places)
            Cards in the order of ``position.unseen``, places as in `masks`. What is missing to 1
            in a row is the chance that the card is out of play.
        """
        found = np.zeros((len(self._unseen), len(self._slots)))
        special = self._fillings.chances()
        found[:, self._special] = special
        free = np.array([self._slots[i].unknown for i in self._free], float)
        places = len(self._unseen) - sum(self._slots[i].unknown for i in self._special)
        if places:
            found[:, self._free] = (1 - special.sum(1))[:, None] * free / places
        return found

    def numbers(self, count: int, seed: int) -> Iterator[int]:
        """Yield numbers of worlds to look at, none twice, in a random order that the seed fixes.

        Every set of worlds is as likely as any other of its size, and so are their orders; the
        first numbers are the same however many are asked for.

        Examples
        --------
        >>> p = Position.setup("scopa", hands=("AD", "?"), stock="", table="2D 3D")
        >>> sorted(Worlds(p).numbers(37, seed=1)) == list(range(37))
        True
        """
        rng = random.Random(seed)
        moved: dict[int, int] = {}  # a shuffle of which only what has been touched is kept
        for i in range(min(count, self.total)):
            j = rng.randrange(i, self.total)
            yield moved.get(j, j)
            moved[j] = moved.pop(i, i)


def _digits(numbers: Sequence[int], bases: Sequence[int]) -> tuple[list[Any], list[int]]:
    """Split numbers into digits of these bases, the lowest first; return arrays and what is left.

    Numbers may be greater than any array holds: they are cut into pieces that fit.
    """
    digits: list[Any] = []
    rest: Iterable[int] = numbers
    left = iter(enumerate(bases))
    group: list[int] = []
    while True:
        following = next(left, None)
        if following is not None and prod(group) * following[1] < INT64:
            group.append(following[1])
            continue
        size = prod(group)
        pairs = [divmod(number, size) for number in rest]
        rest = [high for high, _ in pairs]
        low = np.array([part for _, part in pairs], np.int64)
        for base in group:
            digits.append(low % base)
            low = low // base
        if following is None:
            return digits, list(rest)
        group = [following[1]]


@lru_cache(maxsize=256)
def _subsets(size: int, count: int) -> tuple[Any, Any]:
    """List the subsets of places by rank: what is in, and what is left."""
    inside = np.array(list(combinations(range(size), count)), np.int64).reshape(-1, count)
    marks = np.ones((len(inside), size), bool)
    marks[np.arange(len(inside))[:, None], inside] = False
    outside = np.nonzero(marks)[1].reshape(len(inside), size - count)
    return inside, outside


def taken(cards: Any, count: int, ranks: Any) -> tuple[Any, Any]:
    """Take subsets out of rows of cards.

    Parameters
    ----------
    cards : ndarray, shape (rows, n)
        Masks of single cards.
    count : int
        Cards in a subset.
    ranks : ndarray, shape (rows,)
        Which subset, 0 … C(n, count) - 1; those with the first card come first, and so on.

    Returns
    -------
    masks : ndarray, shape (rows,)
    left : ndarray, shape (rows, n - count)

    Examples
    --------
    >>> masks, left = taken(np.array([[1, 2, 4]] * 3), 2, np.array([0, 1, 2]))
    >>> masks.tolist(), left.tolist()
    ([3, 5, 6], [[4], [2], [1]])
    """
    size = cards.shape[1]
    if comb(size, count) <= TABLED:
        inside, outside = _subsets(size, count)
        masks = np.take_along_axis(cards, inside[ranks], 1).sum(1)
        return masks, np.take_along_axis(cards, outside[ranks], 1)
    ranks = ranks.copy()
    wanted = np.full(len(cards), count)
    inside = np.zeros(cards.shape, bool)
    for place in range(size):
        ways = np.array([comb(size - place - 1, k - 1) if k else 0 for k in range(count + 1)])
        with_it = ways[wanted]
        take = ranks < with_it
        ranks -= np.where(take, 0, with_it)
        wanted -= take
        inside[:, place] = take
    return np.where(inside, cards, 0).sum(1), cards[~inside].reshape(len(cards), size - count)
