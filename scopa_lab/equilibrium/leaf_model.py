"""A quick estimate of what leaves are worth, learned from some of them.

Where more than one batch is still to come there are too many leaves to work each out. A leaf is
described by *classes* (where each card lies, how many cards lie on the table, who is ahead in coins
by how much …); its value is estimated as a sum of one weight per class, fitted by ridge regression
to the mean of a few random deals that were solved with open cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel import hidden_layout as hl
from ..packing.masks import cards_in, counted
from ..rules import Rules
from .leaves import leaf_values
from .tree import AT_A_TIME, PublicTree

__all__ = ["LeafModel", "open_values", "sample_leaves"]

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

LEAVES, DEALS = 16_000, 8  # leaves to learn from, and deals that each is solved in …
FEWER, FEWER_DEALS = 6_000, 2  # … where more than two batches are to come, which take longer
RIDGE = 3.0


class LeafModel:
    """What leaves of a tree are worth, learned from a sample of them.

    Parameters
    ----------
    tree : PublicTree
    rng : numpy.random.Generator
    threads : int
    tell : callable, optional
        Gets the share of the work that is done.

    Attributes
    ----------
    error : float
        Root mean square of what the weights leave unexplained, the noise of the deals taken off.
    """

    def __init__(
        self,
        tree: PublicTree,
        rng: np.random.Generator,
        threads: int = 1,
        tell: Callable[[float], object] = lambda share: None,
    ) -> None:
        self._tree = tree
        few = len(tree.position.batches()) > 2
        ids = sample_leaves(tree, FEWER if few else LEAVES, rng)
        values = open_values(tree, ids, FEWER_DEALS if few else DEALS, rng, threads, tell)
        self._offsets, size = _offsets(tree)
        described = self._described(ids)
        matrix = np.zeros((len(ids), size))
        matrix[np.arange(len(ids))[:, None], described] = 1
        target = values.mean(1)
        self._mean = float(target.mean())
        gram = matrix.T @ matrix + RIDGE * np.eye(size)
        self._weights: Floats = np.linalg.solve(gram, matrix.T @ (target - self._mean))
        residual = target - self._mean - self._weights[described].sum(1)
        noise = float((values.var(1, ddof=1) / values.shape[1]).mean())
        unexplained = float((residual**2).sum()) / (len(ids) - size)
        self.error = max(0.0, unexplained - noise) ** 0.5

    def _described(self, ids: Ints) -> Ints:
        leaves: Ints = self._tree.leaves[ids]
        return _classes(self._tree, leaves, self._offsets)

    def values(self) -> Floats:
        """Return the estimated value of every leaf: the margin of side 0 still to come."""
        count = len(self._tree.leaves)
        found = np.empty(count)
        for first in range(0, count, AT_A_TIME):
            ids = np.arange(first, min(first + AT_A_TIME, count))
            found[ids] = self._weights[self._described(ids)].sum(1)
        values: Floats = found + self._mean
        return values


def sample_leaves(tree: PublicTree, count: int, rng: np.random.Generator) -> Ints:
    """Draw leaves, each as often as orders of cards lead to it."""
    ending = tree.ending
    rows = rng.integers(0, len(ending.leaf), count)
    steps = rng.integers(1, ending.cards, count)  # not the card of the row itself
    columns = (ending.place[rows] + steps) % ending.cards
    leaves: Ints = ending.leaf[rows, columns].astype(np.int64)
    return leaves


def open_values(
    tree: PublicTree,
    ids: Ints,
    deals: int,
    rng: np.random.Generator,
    threads: int = 1,
    tell: Callable[[float], object] = lambda share: None,
) -> Ints:
    """Solve random deals after some leaves with open cards.

    Returns
    -------
    ndarray of int64, shape (leaves, deals)
        The margin of side 0 still to come.
    """
    sizes = [len(packet) for batch in tree.position.batches() for packet in batch]
    ends = np.cumsum(sizes)
    repeated = np.repeat(ids, deals)
    cards = rng.permuted(cards_in(tree.leaves[repeated, hl.L_UNPLAYED], int(ends[-1])), axis=1)
    cases = np.empty((len(repeated), 1 + len(sizes)), np.int64)
    cases[:, 0] = repeated
    for i, (size, end) in enumerate(zip(sizes, ends, strict=True)):
        cases[:, 1 + i] = cards[:, end - size : end].sum(1)
    return leaf_values(tree, cases, threads, tell).reshape(len(ids), deals)


# ── classes ─────────────────────────────────────────────────────────────────────────────────────

ON_TABLE = 10  # cards on the table, at most so many are told apart
WORTH = 16  # the same for what they are worth together
AHEAD = 8  # by how many cards one side is ahead of the other


def _offsets(tree: PublicTree) -> tuple[Ints, int]:
    """Return the number of the first class of every kind, and of all classes."""
    counted = sum(c.kind == "most" for c in tree.position.rules.end_categories)
    ranks = len(tree.position.rules.the_pack.ranks)
    sizes = [4] * len(tree.cards) + [3, ON_TABLE, WORTH] + [9] * ranks
    sizes += [2 * AHEAD + 1] * (counted + 1)
    ends: Ints = np.cumsum(np.array(sizes, np.int64))
    return ends - sizes, int(ends[-1])


def _classes(tree: PublicTree, leaves: Ints, offsets: Ints) -> Ints:
    """Return the class of every leaf in every kind, counted from its offset."""
    rules = tree.position.rules
    mine, theirs = leaves[:, hl.L_PILE_0], leaves[:, hl.L_PILE_1]
    table, unplayed = leaves[:, hl.L_TABLE], leaves[:, hl.L_UNPLAYED]
    found: list[Any] = []
    for card in tree.cards:
        lies = [(cards & card != 0).astype(np.int64) for cards in (table, mine, theirs)]
        found.append(lies[0] + 2 * lies[1] + 3 * lies[2])
    found.append(leaves[:, hl.L_LAST])
    found.append(np.minimum(counted(table), ON_TABLE - 1))
    worth = np.zeros_like(table)
    for rank, value in _values(rules).items():
        here, to_come = counted(table & rank), counted(unplayed & rank)
        worth += value * here
        found.append(3 * np.minimum(here, 2) + np.minimum(to_come, 2))
    found.insert(len(tree.cards) + 2, np.minimum(worth, WORTH - 1))
    for category in rules.end_categories:
        if category.kind == "most":
            cards = (category.cards & rules.cards).mask
            ahead = counted(mine & cards) - counted(theirs & cards)
            step = 1 if cards.bit_count() <= 13 else 2
            found.append(np.clip(ahead // step, -AHEAD, AHEAD) + AHEAD)
    ahead = _primes(rules, mine) - _primes(rules, theirs)
    found.append(np.clip(ahead // 5, -AHEAD, AHEAD) + AHEAD)
    classes: Ints = np.stack(found, axis=1) + offsets
    return classes


def _values(rules: Rules) -> dict[int, int]:
    """Return the cards of each rank, as a mask, and what one of them is worth on the table."""
    values: dict[int, int] = {}
    for rank in rules.the_pack.ranks:
        cards = [card for card in rules.cards if card.rank == rank]
        values[sum(card.mask for card in cards)] = rules.values.get(rank, 0)
    return values


def _primes(rules: Rules, piles: Ints) -> Ints:
    """Return the sum of the best primiera value in each suit."""
    total = np.zeros_like(piles)
    for suit in "DHSC":
        best = np.zeros_like(piles)
        for card in rules.cards:
            if card.suit == suit:
                worth = rules.prime_values.get(card.rank, 0)
                best = np.maximum(best, np.where(piles & card.mask, worth, 0))
        total += best
    return total
