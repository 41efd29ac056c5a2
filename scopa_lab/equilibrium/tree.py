"""The public tree of a batch: everything two players can see happen until their hands are played.

Hands stay hidden, so a node stands for all of them at once: what belongs to a hand is a vector over
the subsets of the cards that nobody has shown. A card that is played drops out of the subsets, and
with it all hands that could not be.

The last two plays, when each player has one card left, are not nodes but payoffs: a row for the
card of the first of them, a column for that of the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb, prod
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine import Runner
from ..kernel import hidden_layout as hl
from ..kernel import layout
from ..packing import Workspace
from ..packing.hidden import HiddenMemory, case_at
from ..packing.masks import counted
from ..position import Position
from ..workers import work_through

__all__ = [
    "AT_A_TIME",
    "Ending",
    "Level",
    "PublicTree",
    "hands_of",
    "hidden_cards",
    "places_of",
    "public_tree",
]

Ints = npt.NDArray[np.int64]

AT_A_TIME = 100_000  # rows or leaves: memory for what is made of them


@dataclass(frozen=True)
class Level:
    """All nodes after so many plays, and the actions that lead to the nodes of the next level.

    Attributes
    ----------
    seat : int
        Whose turn it is.
    nodes, cards : int
        Nodes; and in each, cards that nobody has shown.
    held, held_by_other : int
        Cards in the hand of this seat and of the other.
    node, place, move : ndarray of int64, shape (actions,)
        Where each action starts, the place of the card among those not shown, and what is played
        (a kernel's move word). The actions of a node follow each other.
    own : ndarray of int64, shape (actions, hands after it)
        Per action and hand of the seat after it: which hand of which node it comes from, as a
        number ``node * hands + hand``.
    other : ndarray of int64, shape (actions, hands of the other after it)
        The same for the hand of the other seat, which stays as it is.
    """

    seat: int
    nodes: int
    cards: int
    held: int
    held_by_other: int
    node: Ints
    place: Ints
    move: Ints
    own: Ints
    other: Ints


@dataclass(frozen=True)
class Ending:
    """The nodes in which each player has one card left, and what their two plays lead to.

    Attributes
    ----------
    seat : int
        Who plays first.
    nodes, cards : int
        Nodes; and in each, cards that nobody has shown.
    move : ndarray of int64, shape (rows,)
        What is played first.
    leaf : ndarray of int32, gain : ndarray of int16; shape (rows, cards)
        Per row and card of the other: the leaf reached, and what side 0 has gained on the way more
        than side 1. Nothing where it is the same card.
    place : ndarray of int64, shape (rows,)
        ``node * cards + place of the card among those not shown``; rows of one place are captures
        to choose from, and follow each other.
    extra_at, extra_leaf, extra_gain : ndarray, shape (extras,)
        Further captures that the last card has to choose from: ``row * cards + place``.
    """

    seat: int
    nodes: int
    cards: int
    move: Ints
    place: Ints
    leaf: npt.NDArray[np.int32]
    gain: npt.NDArray[np.int16]
    extra_at: Ints
    extra_leaf: Ints
    extra_gain: Ints


@dataclass(frozen=True)
class PublicTree:
    """The public tree of what is left of a batch, for two players.

    Attributes
    ----------
    position : Position
    cards : tuple of int
        The cards that nobody has shown, as masks of one bit, in order.
    held : tuple of int
        Cards in the hand of each seat.
    levels : tuple of Level
    ending : Ending
    leaves : ndarray of int64, shape (leaves, LEAF_SIZE)
        How things stand when the batch is played out, as the kernel describes it.
    """

    position: Position
    cards: tuple[int, ...]
    held: tuple[int, int]
    levels: tuple[Level, ...]
    ending: Ending
    leaves: Ints

    @property
    def payoffs(self) -> int:
        """How many orders of cards there are, captures to choose from included."""
        return self.ending.leaf.size + self.ending.extra_at.size


def public_tree(
    position: Position,
    leaf: Sequence[int] | None = None,
    tell: Callable[[], object] | None = None,
) -> PublicTree:
    """Build the public tree of a position of two players, hands of one size or one card apart.

    Parameters
    ----------
    position : Position
        Known cards of the hands count as hidden.
    leaf : sequence of int, optional
        A leaf of another tree: how things stand is taken from there, and only the shape (cards in
        hands and stock, whose turn it is) from `position`.
    tell : callable, optional
        Called again and again meanwhile; what it raises ends the work.
    """
    builder = _Builder(position, leaf)
    work_through([builder], [None], _Builder.build, tell)
    return builder.read()


class _Builder(Runner):
    """Asks the kernel for a public tree."""

    entry = "hidden"

    def __init__(self, position: Position, leaf: Sequence[int] | None) -> None:
        self.cards = hidden_cards(position) if leaf is None else bits_of(leaf[hl.L_UNPLAYED])
        self.unseen = sum(self.cards)
        self._case = None if leaf is None else case_at(leaf, len(position.batches()))
        self.held = (len(position.hands[0]), len(position.hands[1]))
        self.plays = sum(self.held)
        super().__init__(position)

    def make(self, room: int, compiled: bool) -> Workspace:
        workspace = Workspace(
            self.position, compiled=compiled, bits=0, stack=room << 13, roots=hl.PARAMETERS
        )
        if self._case is not None:
            workspace.set_case(self._case)
        self.memory = HiddenMemory(workspace)
        self.memory[hl.UNSEEN] = self.unseen
        count = len(self.cards)
        nodes = [prod(range(count - d + 1, count + 1)) for d in range(self.plays + 1)]
        # captures to choose from come on top; memory that is not used costs nothing
        spacious = [room * (n + n // 2 + 64) for n in nodes]
        leaves = nodes[-1] // (5 if nodes[-1] < 1 << 20 else 16)
        self.memory.reserve_tree(
            spacious[1 : self.plays - 1],
            spacious[self.plays - 1],
            count - self.plays + 2,
            room * (leaves + 1024),
        )
        return workspace

    def build(self, _: None = None) -> None:
        """Build the tree; in a thread of its own, since Ctrl-C is not seen in the kernel."""
        self.run(hl.TREE, self.plays)

    def read(self) -> PublicTree:
        """Return the tree that was built."""
        memory = self.memory
        levels = []
        nodes = 1
        seat = self.position.to_move
        held, other = self.held[seat], self.held[1 - seat]
        for depth in range(self.plays - 2):
            parameter = hl.LEVEL + depth * hl.LEVEL_SIZE
            count = memory[parameter + hl.ACTIONS_USED]
            records = memory.read(parameter + hl.ACTION_AT, 2 * count).reshape(-1, 2)
            cards = len(self.cards) - depth
            levels.append(self._level(depth, seat, nodes, cards, held, other, records))
            nodes = count
            seat, held, other = 1 - seat, other, held - 1
        return PublicTree(
            self.position,
            self.cards,
            self.held,
            tuple(levels),
            self._ending(seat, nodes, len(self.cards) - self.plays + 2),
            memory.read(hl.LEAF_AT, hl.LEAF_SIZE * memory[hl.LEAF_USED]).reshape(-1, hl.LEAF_SIZE),
        )

    def _level(
        self, depth: int, seat: int, nodes: int, cards: int, held: int, other: int, records: Ints
    ) -> Level:
        node, move = records[:, 0].copy(), records[:, 1].copy()
        place = self._places(depth, node, move)
        own = node[:, None] * comb(cards, held) + _with(cards, held)[place]
        others = node[:, None] * comb(cards, other) + _without(cards, other)[place]
        return Level(seat, nodes, cards, held, other, node, place, move, own, others)

    def _places(self, depth: int, node: Ints, move: Ints) -> Ints:
        """Return the place of every card played among those not shown in its node."""
        if depth == 0:
            self._unshown = np.array([self.unseen])
        bits = np.int64(1) << (move >> layout.CARD_SHIFT)
        before = self._unshown[node]
        self._unshown = before ^ bits
        places: Ints = counted(before & (bits - 1))
        return places

    def _ending(self, seat: int, nodes: int, cards: int) -> Ending:
        memory = self.memory
        count = memory[hl.ROWS_USED]
        rows = memory.read(hl.ROW_AT, 2 * count).reshape(-1, 2)
        pay = memory.read(hl.PAY_AT, count * cards).reshape(-1, cards)
        extra = memory.read(hl.EXTRA_AT, 3 * memory[hl.EXTRA_USED]).reshape(-1, 3)
        gains = (1 << hl.GAIN_BITS) - 1
        place = rows[:, 0] & (1 << hl.PLACE_BITS) - 1
        leaf = np.empty(pay.shape, np.int32)
        gain = np.empty(pay.shape, np.int16)
        for first in range(0, count, AT_A_TIME):  # a part at a time: these are the largest arrays
            part = slice(first, first + AT_A_TIME)
            leaf[part] = pay[part] >> hl.GAIN_BITS
            gain[part] = (pay[part] & gains) - hl.GAIN_ZERO
        gain[np.arange(count), place] = 0
        return Ending(
            seat,
            nodes,
            cards,
            rows[:, 1].copy(),
            (rows[:, 0] >> hl.PLACE_BITS) * cards + place,
            leaf,
            gain,
            extra[:, 0] * cards + extra[:, 1],
            extra[:, 2] >> hl.GAIN_BITS,
            (extra[:, 2] & gains) - hl.GAIN_ZERO,
        )


# ── hands as subsets of places ──────────────────────────────────────────────────────────────────


@cache
def hands_of(cards: int, held: int) -> Any:
    """Return every hand of so many cards, as a mask of places, in the order used everywhere.

    >>> hands_of(4, 2).tolist()
    [3, 5, 9, 6, 10, 12]
    """
    return np.array([sum(1 << i for i in c) for c in combinations(range(cards), held)], np.int64)


@cache
def _with(cards: int, held: int) -> Any:
    """Per place and hand without that card: the number of the hand with it."""
    number = {hand: i for i, hand in enumerate(hands_of(cards, held).tolist())}
    smaller = hands_of(cards - 1, held - 1).tolist()
    return np.array(
        [[number[_opened(hand, place) | 1 << place] for hand in smaller] for place in range(cards)]
    ).reshape(cards, -1)


@cache
def _without(cards: int, held: int) -> Any:
    """Per place and hand once that card is gone: the number of the same hand before."""
    number = {hand: i for i, hand in enumerate(hands_of(cards, held).tolist())}
    smaller = hands_of(cards - 1, held).tolist()
    return np.array(
        [[number[_opened(hand, place)] for hand in smaller] for place in range(cards)]
    ).reshape(cards, -1)


def places_of(tree_cards: Sequence[int], cards: int) -> int:
    """Return which places a set of cards has among those hidden, as a mask.

    >>> places_of((1, 4, 8), 12)
    6
    """
    return sum(1 << place for place, card in enumerate(tree_cards) if cards & card)


def hidden_cards(position: Position) -> tuple[int, ...]:
    """Return the cards that the table has not seen: unseen ones, and those known in hands."""
    hidden = position.unseen.mask | sum(hand.cards.mask for hand in position.hands)
    return bits_of(hidden)


def bits_of(cards: int) -> tuple[int, ...]:
    """Return the cards of a mask one by one, as masks.

    >>> bits_of(22)
    (2, 4, 16)
    """
    return tuple(1 << i for i in range(cards.bit_length()) if cards >> i & 1)


def _opened(hand: int, place: int) -> int:
    """Return a mask of places with one more place that is not in it."""
    below = hand & (1 << place) - 1
    return below | (hand ^ below) << 1
