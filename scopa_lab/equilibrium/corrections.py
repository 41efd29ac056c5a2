"""Correcting values that rest on estimated leaves, by solving some of the leaves they lead to.

After each move both players go on as in the solution; the leaf they come to is drawn, valued better
than the solution did, and the mean difference is added to the value of the move. In two stages:
many leaves are solved in random deals with open cards, a few of these exactly.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from ..cards import Cards
from ..earning import declared
from ..position import Position
from .leaf_model import open_values
from .leaves import after_batch, exact_leaf_values
from .regret import HiddenGame, Strategies
from .tree import PublicTree, hands_of, public_tree

__all__ = ["Corrector"]

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

OPEN_DEALS = 256  # deals that a leaf is solved in with open cards …
FEWER_DEALS = 64  # … where more than two batches are to come
EXACT_ITERATIONS = 64


class Corrector:
    """Corrects what the moves of a hand are worth.

    Parameters
    ----------
    tree : PublicTree
    leaf_values : ndarray of float
        What the solution took its leaves to be worth.
    game : HiddenGame
        The solution.
    hand : int
        Number of the hand of the seat to move.
    rng : numpy.random.Generator
    threads : int
    tell : callable
        Called again and again; what it raises ends the work.

    Attributes
    ----------
    counts : tuple of int
        Leaves per move so far: solved with open cards, solved exactly.
    """

    def __init__(
        self,
        tree: PublicTree,
        leaf_values: Floats,
        game: HiddenGame,
        hand: int,
        rng: np.random.Generator,
        threads: int,
        tell: Callable[[], object],
    ) -> None:
        self._tree = tree
        self._leaf_values = leaf_values
        self._game = game
        self._hand = hand
        self._rng = rng
        self._threads = threads
        self._tell = tell
        self._sign = game.sign[tree.position.to_move]
        self._moves = [move for move, _, _ in game.first_moves(hand)]
        self._open = {move: np.zeros(0) for move in self._moves}
        self._exact = {move: np.zeros(0) for move in self._moves}
        self.counts = (0, 0)

    def rounds(self, wanted: tuple[int, int]) -> Iterator[bool]:
        """Do the work in rounds; yield after each whether it was the last.

        Parameters
        ----------
        wanted : (int, int)
            Leaves per move to be solved with open cards, and exactly; from 2, since one alone says
            nothing about its error.
        """
        most_open, most_exact = wanted
        most_exact = min(most_exact, most_open) if self._can_be_exact and most_exact > 1 else 0
        if most_open < 2:
            return
        leaves = self._drawn(most_open)
        opened = {}
        deals = OPEN_DEALS if self._can_be_exact else FEWER_DEALS
        for move, ids in leaves.items():
            solved = open_values(
                self._tree, ids, deals, self._rng, self._threads, lambda share: self._tell()
            )
            opened[move] = solved.mean(1)
        for move, ids in leaves.items():
            self._open[move] = opened[move] - self._leaf_values[ids]
        self.counts = (most_open, 0)
        yield most_exact == 0
        found: dict[int, list[float]] = {move: [] for move in self._moves}
        for i in range(most_exact):
            for move in self._moves:
                exact = self._exact_value(int(leaves[move][i]))
                found[move].append(exact - float(opened[move][i]))
            if i:
                self._exact = {move: np.array(values) for move, values in found.items()}
                self.counts = (most_open, i + 1)
                yield i + 1 == most_exact

    @property
    def _can_be_exact(self) -> bool:
        return len(self._tree.position.batches()) == 2

    def of(self, move: int) -> tuple[float, float]:
        """Return what to add to the value of a move, in favour of the seat, and its error."""
        return self._mean([self._open[move], self._exact[move]])

    def between(self, move: int, other: int) -> tuple[float, float]:
        """Return what to add to the value of a move less that of another, and its error.

        The leaves of both are drawn with the same hands, so luck that helps both cancels.
        """
        stages = (self._open, self._exact)
        return self._mean([stage[move] - stage[other] for stage in stages])

    def _mean(self, stages: Sequence[Floats]) -> tuple[float, float]:
        shift, variance = 0.0, 0.0
        for differences in stages:
            if len(differences):
                shift += float(differences.mean())
                variance += float(differences.var(ddof=1)) / len(differences)
        return self._sign * shift, variance**0.5

    def _exact_value(self, leaf: int) -> float:
        """Return what a leaf is worth when the next batch is solved as a game of hidden hands."""
        shape = after_batch(self._tree.position)
        tree = public_tree(shape, self._tree.leaves[leaf].tolist(), self._tell)
        values = exact_leaf_values(tree, self._threads, lambda share: self._tell())
        game = HiddenGame(tree, values, 0 if self._game.sign[0] > 0 else 1)
        game.solve(EXACT_ITERATIONS)
        value = game.sign[shape.to_move] * sum(game.interval()) / 2
        return value + _dealt(shape, tree)

    # ── drawing leaves ──────────────────────────────────────────────────────────────────────────

    def _drawn(self, count: int) -> dict[int, Ints]:
        """Draw leaves that each move leads to, with the same hands of the other seat for all."""
        strategies = self._game.average()
        seat = self._tree.position.to_move
        hands = [hands_of(len(self._tree.cards), held) for held in self._tree.held]
        mine = int(hands[seat][self._hand])
        chances = self._game.first_reach[1 - seat] * (hands[1 - seat] & mine == 0)
        others = self._rng.choice(hands[1 - seat], count, p=chances / chances.sum())
        walks = self._rng.random((count, sum(self._tree.held) + 1))
        walker = _Walker(self._tree, self._game, strategies, self._leaf_values)
        both = [(mine, int(other)) if seat == 0 else (int(other), mine) for other in others]
        return {
            move: np.array(
                [walker.leaf(move, list(h), walk) for h, walk in zip(both, walks, strict=True)]
            )
            for move in self._moves
        }


def _dealt(shape: Position, tree: PublicTree) -> float:
    """Return what the hands of a batch earn side 0 by being dealt, the mean over all deals."""
    rules, worth = shape.rules, []
    for held in tree.held:
        hands = [
            sum(card for i, card in enumerate(tree.cards) if hand >> i & 1)
            for hand in hands_of(len(tree.cards), held).tolist()
        ]
        points = [declared(rules, Cards.from_mask(hand)) for hand in hands]
        worth.append(sum(points) / len(points))
    return worth[0] - worth[1]


class _Walker:
    """Follows two known hands through a tree, played by some strategies."""

    def __init__(
        self, tree: PublicTree, game: HiddenGame, strategies: Strategies, leaf_values: Floats
    ) -> None:
        self._tree = tree
        self._payoffs = game.payoffs
        self._last_wants = game.sign[1 - tree.ending.seat]
        self._strategies = strategies
        self._leaf_values = leaf_values

    def leaf(self, move: int, hands: list[int], chances: Floats) -> int:
        """Return the leaf that is reached after a first move.

        Parameters
        ----------
        move : int
        hands : list of int
            Hand of each seat, as a mask of places.
        chances : ndarray of float
            A random number from 0 to 1 for every play.
        """
        node = 0
        hands = list(hands)
        for i, level in enumerate(self._tree.levels):
            actions = range(bisect_left(level.node, node), bisect_right(level.node, node))
            hand = hands[level.seat]
            able = [a for a in actions if hand >> int(level.place[a]) & 1]
            after = _numbers(level.cards - 1, level.held - 1)
            weights = [
                self._strategies.levels[i][a, after[_without(hand, int(level.place[a]))]]
                for a in able
            ]
            if i == 0:
                weights = [float(level.move[a] == move) for a in able]
            node = able[_pick(weights, chances[i])]
            hands = [_without(held, int(level.place[node])) for held in hands]
        return self._last_plays(node, move, hands, float(chances[-1]))

    def _last_plays(self, node: int, move: int, hands: list[int], chance: float) -> int:
        ending = self._tree.ending
        cards = [hand.bit_length() - 1 for hand in hands]
        place = node * ending.cards + cards[ending.seat]
        rows = range(bisect_left(ending.place, place), bisect_right(ending.place, place))
        weights = [1.0]
        if not self._tree.levels:
            weights = [float(ending.move[row] == move) for row in rows]
        elif len(rows) > 1:
            first = bisect_left(self._payoffs.row, rows[0])
            weights = self._strategies.ending[first : first + len(rows)].tolist()
        row = rows[_pick(weights, chance)]
        other = cards[1 - ending.seat]
        options = [(int(ending.leaf[row, other]), int(ending.gain[row, other]))]
        at = row * ending.cards + other
        for extra in range(bisect_left(ending.extra_at, at), bisect_right(ending.extra_at, at)):
            options.append((int(ending.extra_leaf[extra]), int(ending.extra_gain[extra])))
        worth = [self._last_wants * (self._leaf_values[leaf] + gain) for leaf, gain in options]
        return options[worth.index(max(worth))][0]


@cache
def _numbers(cards: int, held: int) -> dict[int, int]:
    """Return the number of every hand, by its mask of places."""
    return {hand: i for i, hand in enumerate(hands_of(cards, held).tolist())}


def _without(hand: int, place: int) -> int:
    """Return a mask of places when one of the places is gone, whether it was in it or not."""
    return hand & (1 << place) - 1 | hand >> place + 1 << place


def _pick(weights: list[float], chance: float) -> int:
    """Return the number of a weight, each as likely as it is large."""
    chance *= sum(weights)
    for i, weight in enumerate(weights):
        chance -= weight
        if chance < 0:
            return i
    return max(range(len(weights)), key=weights.__getitem__)
