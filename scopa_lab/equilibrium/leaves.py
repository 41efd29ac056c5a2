"""What the leaves of a public tree are worth.

When a batch is played out nobody holds a card, so how things stand says everything and a leaf is
worth one number. If the batch to come is the last one, both players know from what is missing what
the other holds: the mean over all its deals, each solved with open cards, is exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine import Runner
from ..kernel import hidden_layout as hl
from ..packing import Tables, Workspace
from ..packing.hidden import HiddenMemory
from ..packing.masks import cards_in
from ..position import Position
from ..setup import Hand
from ..workers import work_through
from .tree import PublicTree, hands_of

__all__ = [
    "LeafSolver",
    "after_batch",
    "all_deals",
    "exact_leaf_values",
    "last_batch_is_next",
    "leaf_values",
]

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

AT_ONCE = 4096  # cases in one request


def after_batch(position: Position) -> Position:
    """Return a position of the shape that the next batch begins with; where cards lie is open."""
    none = Hand()
    batches = position.batches()
    if not batches:
        return replace(position, hands=(none, none), stock=(), to_move=0)
    hands = tuple(Hand(unknown=len(packet)) for packet in batches[0])
    rest = len(position.stock) - sum(map(len, hands))
    to_move = 0 if len(hands[0]) else 1
    return replace(position, hands=hands, stock=(None,) * rest, to_move=to_move, first_play=False)


def last_batch_is_next(position: Position) -> bool:
    """Say whether after this batch there is at most one more."""
    return len(position.batches()) <= 1


class LeafSolver(Runner):
    """Solves leaves with all cards face up; one for every thread."""

    entry = "hidden"

    def __init__(self, tree: PublicTree) -> None:
        self._tree = tree
        self._shape = after_batch(tree.position)
        self._tables = Tables(self._shape)
        self._cases: Any = None
        super().__init__(self._shape)

    def make(self, room: int, compiled: bool) -> Workspace:
        workspace = Workspace(
            self._shape,
            compiled=compiled,
            tables=self._tables,
            stack=room << 13,
            roots=hl.PARAMETERS,
        )
        self._memory = HiddenMemory(workspace)
        self._memory.give(hl.LEAF_AT, self._tree.leaves)
        self._memory.reserve(hl.VALUE_AT, AT_ONCE)
        if self._cases is not None:
            self._memory.give(hl.CASE_AT, self._cases)
        return workspace

    def values(self, cases: Ints) -> Ints:
        """Return the margin of side 0 still to come in every case, with open cards.

        Parameters
        ----------
        cases : ndarray of int64, shape (at most `AT_ONCE`, 3 + 2 * batches)
            Number of the leaf, then hands and packets of the stock as masks.
        """
        self._cases = cases
        self._memory.give(hl.CASE_AT, cases)
        done = self.run(hl.LEAVES, len(cases))
        if done is None:
            raise InterruptedError("the leaves were not all solved")
        self._cases = None
        return self._memory.read(hl.VALUE_AT, len(cases)).copy()


def leaf_values(
    tree: PublicTree,
    cases: Ints,
    threads: int = 1,
    tell: Callable[[float], object] = lambda share: None,
) -> Ints:
    """Solve cases of leaves with all cards face up.

    Parameters
    ----------
    tree : PublicTree
    cases : ndarray of int64, shape (cases, 3 + 2 * batches)
        As `LeafSolver.values` takes them.
    threads : int
    tell : callable
        Gets the share that is done, again and again; what it raises ends the work.
    """
    found = np.empty(len(cases), np.int64)
    done: list[int] = []

    def solve(solver: LeafSolver, first: int) -> None:
        piece = cases[first : first + AT_ONCE]
        found[first : first + AT_ONCE] = solver.values(piece)
        done.append(len(piece))

    solvers = [LeafSolver(tree) for _ in range(threads)]
    pieces = range(0, len(cases), AT_ONCE)
    work_through(solvers, pieces, solve, lambda: tell(sum(done) / max(1, len(cases))))
    return found


def exact_leaf_values(
    tree: PublicTree,
    threads: int = 1,
    tell: Callable[[float], object] = lambda share: None,
) -> Floats:
    """Return the exact value of every leaf of a tree after which at most one batch is dealt.

    Returns
    -------
    ndarray of float, shape (leaves,)
        What the margin of side 0 will still gain: the mean over all deals of the batch.
    """
    cases, deals = all_deals(tree)
    values: Floats = leaf_values(tree, cases, threads, tell).reshape(-1, deals).mean(1)
    return values


def all_deals(tree: PublicTree) -> tuple[Ints, int]:
    """Return every way to deal the last batch after every leaf, as cases; how many a leaf has."""
    batches = tree.position.batches()
    count = len(tree.leaves)
    if not batches:
        cases = np.zeros((count, 3), np.int64)
        cases[:, 0] = np.arange(count)
        return cases, 1
    first, second = map(len, batches[0])
    cards = cards_in(tree.leaves[:, hl.L_UNPLAYED], first + second)
    deals = hands_of(first + second, first)
    shares = deals[:, None] >> np.arange(first + second) & 1
    cases = np.empty((count, len(deals), 3), np.int64)
    cases[:, :, 0] = np.arange(count)[:, None]
    cases[:, :, 1] = cards @ shares.T
    cases[:, :, 2] = tree.leaves[:, hl.L_UNPLAYED, None] ^ cases[:, :, 1]
    assert len(deals) == comb(first + second, first)
    return cases.reshape(-1, 3), len(deals)
