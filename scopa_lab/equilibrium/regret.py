"""Discounted counterfactual regret minimisation on a public tree, and how far from it one can gain.

Every quantity is a vector over hands: of a node, one number for each hand that the cards nobody has
shown allow. *Reach* is how likely a seat's own plays lead here with a hand; a *counterfactual
value* is what a hand is worth here, weighed by the reach of the other seat.

References
----------
Brown and Sandholm, "Solving Imperfect-Information Games via Discounted Regret Minimization" (2019):
regrets discounted with exponents 1.5 and 0, the average strategy with 2.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from .tree import Ending, Level, PublicTree, hands_of

__all__ = ["HiddenGame", "Strategies"]

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

GAIN_POWER = 1.5  # positive regrets of iteration t are multiplied by t^1.5 / (t^1.5 + 1) …
LOSS_FACTOR = 0.5  # … negative ones by t^0 / (t^0 + 1) …
AVERAGE_POWER = 2  # … and the average so far by (t / (t + 1))^2
SMALL = 4_000_000  # payoffs up to so many are kept in double precision


@dataclass
class Strategies:
    """How both seats play, level by level: per action and hand, how often.

    Attributes
    ----------
    levels : list of ndarray of float, shape (actions, hands after it)
    ending : ndarray of float, shape (choices,)
        The same for the captures to choose from with a last card.
    """

    levels: list[Floats]
    ending: Floats


class HiddenGame:
    """The play of a batch with both hands hidden, once it is known what every leaf is worth.

    Parameters
    ----------
    tree : PublicTree
    leaf_values : ndarray of float, shape (leaves,)
        What the margin of side 0 over side 1 will still gain after each leaf.
    rising : int
        The seat that wants the margin of side 0 high.
    reach : pair of ndarray, optional
        Per seat, how likely each hand is (before the cards of the other are known), in the order of
        `hands_of`; not given: 1 each.
    tremble : float
        This much of every choice is made at random, all moves alike.

    Notes
    -----
    Values are sums over both hands; `deals` is what to divide by.
    """

    def __init__(
        self,
        tree: PublicTree,
        leaf_values: Floats,
        rising: int,
        reach: Sequence[Floats] | None = None,
        tremble: float = 0.0,
    ) -> None:
        self.tree = tree
        self.tremble = tremble
        self.sign = (1.0, -1.0) if rising == 0 else (-1.0, 1.0)
        cards = len(tree.cards)
        hands = [hands_of(cards, held) for held in tree.held]
        self.first_reach = [
            np.ones(len(hands[seat])) if reach is None else np.asarray(reach[seat], float)
            for seat in range(2)
        ]
        self._apart = (hands[0][:, None] & hands[1][None, :]) == 0
        #: per seat and hand: how likely the hands are that the other may hold beside it
        self.beside = (
            self._apart @ self.first_reach[1],
            self.first_reach[0] @ self._apart,
        )
        self.deals = float(self.first_reach[0] @ self.beside[0])
        self.payoffs = _Payoffs(tree.ending, leaf_values, self.sign)
        self._sets = [_InformationSets(level) for level in tree.levels]
        self.regrets = Strategies(
            [np.zeros(level.own.shape) for level in tree.levels],
            np.zeros(len(self.payoffs.group)),
        )
        self.sums = Strategies(
            [np.zeros(level.own.shape) for level in tree.levels],
            np.zeros(len(self.payoffs.group)),
        )
        self.iterations = 0

    # ── strategies ──────────────────────────────────────────────────────────────────────────────

    def _shares(self, level: int, amounts: Floats) -> Floats:
        """Return amounts of every action as shares of their information set, tremble included."""
        sets = self._sets[level]
        shares = _shares(amounts, self.tree.levels[level].own, sets.uniform, sets.count)
        if self.tremble:
            shares *= 1 - self.tremble
            shares += self.tremble * sets.uniform
        return shares

    def _ending_shares(self, amounts: Floats) -> Floats:
        pay = self.payoffs
        shares = _shares(amounts, pay.group, pay.uniform, pay.groups)
        return (1 - self.tremble) * shares + self.tremble * pay.uniform if self.tremble else shares

    def _of(self, amounts: Strategies) -> Strategies:
        return Strategies(
            [self._shares(i, a) for i, a in enumerate(amounts.levels)],
            self._ending_shares(amounts.ending),
        )

    def average(self) -> Strategies:
        """Return the average strategies so far, which are those that come close to equilibrium."""
        return self._of(self.sums)

    # ── solving ─────────────────────────────────────────────────────────────────────────────────

    def solve(self, iterations: int, stop: Callable[[], bool] = lambda: False) -> None:
        """Do so many more iterations; fewer when told to stop between two of them."""
        now = self._of(self.regrets)
        for _ in range(iterations):
            if stop():
                return
            t = self.iterations + 1
            powered = float(t) ** GAIN_POWER
            discount = (powered / (powered + 1), LOSS_FACTOR, (t / (t + 1)) ** AVERAGE_POWER)
            for seat in (0, 1):
                self._update(seat, now, discount)
            self.iterations = t

    def _update(self, seat: int, now: Strategies, discount: tuple[float, float, float]) -> None:
        """Let a seat learn from one pass against the other's present strategy."""
        reaches = self._reaches(now)
        gain, loss, older = discount
        ending = self.tree.ending
        own, other = reaches[-1][seat], reaches[-1][1 - seat]
        pay = self.payoffs
        pay.mix(now.ending)
        if ending.seat == seat:
            values = pay.first(seat, other)
            if pay.groups:
                options = pay.options(seat, other)
                regret = self.regrets.ending
                regret += options - values.ravel()[pay.place]
                regret *= np.where(regret > 0, gain, loss)
                self.sums.ending *= older
                self.sums.ending += now.ending * own.ravel()[pay.place]
                now.ending = self._ending_shares(np.maximum(regret, 0))
        else:
            values = pay.second(seat, other)
        for i in range(len(self.tree.levels) - 1, -1, -1):
            level, sets = self.tree.levels[i], self._sets[i]
            if level.seat != seat:
                values = _gathered(level.other, values, sets.size_other).reshape(level.nodes, -1)
                continue
            shares = now.levels[i]
            parents = _gathered(level.own, shares * values, sets.count)
            regret = self.regrets.levels[i]
            regret += values - parents[level.own]
            regret *= np.where(regret > 0, gain, loss)
            sums = self.sums.levels[i]
            sums *= older
            sums += shares * reaches[i][seat].ravel()[level.own]
            now.levels[i] = self._shares(i, np.maximum(regret, 0))
            values = parents.reshape(level.nodes, -1)

    def _reaches(self, strategies: Strategies) -> list[list[Floats]]:
        """Return how likely each seat comes to every node of every level with every hand."""
        reaches = [[self.first_reach[0][None, :], self.first_reach[1][None, :]]]
        for level, shares in zip(self.tree.levels, strategies.levels, strict=True):
            here = reaches[-1]
            after = [here[0], here[1]]
            after[level.seat] = here[level.seat].ravel()[level.own] * shares
            after[1 - level.seat] = here[1 - level.seat].ravel()[level.other]
            reaches.append(after)
        return reaches

    # ── values ──────────────────────────────────────────────────────────────────────────────────

    def answer(self, seat: int, strategies: Strategies) -> tuple[Floats, list[Floats]]:
        """Let a seat answer the other's strategy as well as it can, trembles apart.

        Returns
        -------
        values : ndarray of float, shape (hands,)
            Counterfactual value of each of its hands at the root, in its own favour.
        actions : list of ndarray of float
            Per level where it is to move, what each action is worth with each hand (elsewhere an
            empty array).
        """
        reaches = self._reaches(strategies)
        other = reaches[-1][1 - seat]
        pay = self.payoffs
        pay.mix(strategies.ending)
        if self.tree.ending.seat == seat:
            values = pay.first(seat, other)
            if pay.groups:
                options = pay.options(seat, other)
                values.ravel()[pay.place[pay.starts]] = self._best(
                    options, pay.starts, None, pay.group, pay.groups
                )
        else:
            values = pay.second(seat, other)
        actions: list[Floats] = [np.zeros(0)] * len(self.tree.levels)
        for i in range(len(self.tree.levels) - 1, -1, -1):
            level, sets = self.tree.levels[i], self._sets[i]
            if level.seat == seat:
                actions[i] = values
                values = self._best(
                    values.ravel(), sets.starts, sets.order, level.own.ravel(), sets.count
                ).reshape(level.nodes, -1)
            else:
                values = _gathered(level.other, values, sets.size_other).reshape(level.nodes, -1)
        return values[0], actions

    def _best(
        self, values: Floats, starts: Ints, order: Ints | None, own: Ints, count: int
    ) -> Floats:
        """Return the value of the best action of every information set, trembles included."""
        sorted_values = values if order is None else values[order]
        best: Floats = np.maximum.reduceat(sorted_values, starts)
        if self.tremble:
            mean = _gathered(own, values, count) / np.bincount(own, minlength=count)
            best = (1 - self.tremble) * best + self.tremble * mean
        return best

    def first_moves(self, hand: int) -> list[tuple[int, float, float]]:
        """Return what the seat to move can do with one of its hands, and what that is worth.

        Parameters
        ----------
        hand : int
            Number of the hand, as in `hands_of`.

        Returns
        -------
        list of (move, value, frequency)
            The kernel's word of the move; what the rest of the deal is worth to the seat when it
            answers the average strategy of the other as well as it can after this move; and how
            often its own average strategy makes it.

        Raises
        ------
        ValueError
            When the other seat has no hand that fits beside this one.
        """
        seat = self.tree.position.to_move
        beside = float(self.beside[seat][hand])
        if beside == 0:
            raise ValueError("the other seat can hold no hand that fits beside this one")
        strategies = self.average()
        if not self.tree.levels:
            return self._last_moves(seat, hand, beside, strategies)
        level = self.tree.levels[0]
        _, actions = self.answer(seat, strategies)
        found = np.nonzero(level.own == hand)
        values = actions[0][found] / beside
        often = strategies.levels[0][found]
        return list(
            zip(level.move[found[0]].tolist(), values.tolist(), often.tolist(), strict=True)
        )

    def _last_moves(
        self, seat: int, card: int, beside: float, strategies: Strategies
    ) -> list[tuple[int, float, float]]:
        """`first_moves` where each seat has one card left."""
        pay = self.payoffs
        rows = np.flatnonzero(self.tree.ending.place == card)
        chosen = np.flatnonzero(pay.place == card)
        payoffs = pay.rows[chosen] if len(chosen) else pay.table[0, card][None, :]
        values = self.sign[seat] * (payoffs @ self.first_reach[1 - seat]) / beside
        often = strategies.ending[chosen] if len(chosen) else np.ones(1)
        moves = self.tree.ending.move[rows]
        return list(zip(moves.tolist(), values.tolist(), often.tolist(), strict=True))

    def reach_after(self, moves: Sequence[int]) -> list[Floats]:
        """Return per seat how likely its hands are after some moves, by the average strategies.

        Raises
        ------
        ValueError
            When one of the moves is not possible.
        """
        reaches = self._reaches(self.average())
        node = 0
        for level, move in zip(self.tree.levels, moves, strict=False):
            found = np.flatnonzero((level.node == node) & (level.move == move))
            if not len(found):
                raise ValueError("a move of the record is not possible there")
            node = int(found[0])
        here = reaches[len(moves)]
        return [here[0][node], here[1][node]]

    def interval(self, strategies: Strategies | None = None) -> tuple[float, float]:
        """Return bounds of the game's value to the seat to move, certified by best answers.

        The value is the mean over all deals of what the seat to move gains from here on.
        """
        strategies = strategies or self.average()
        seat = self.tree.position.to_move
        mine, _ = self.answer(seat, strategies)
        theirs, _ = self.answer(1 - seat, strategies)
        high = float(mine @ self.first_reach[seat]) / self.deals
        low = -float(theirs @ self.first_reach[1 - seat]) / self.deals
        return low, high


# ── what belongs to one level ───────────────────────────────────────────────────────────────────


class _InformationSets:
    """The information sets of a level: their actions side by side."""

    def __init__(self, level: Level) -> None:
        self.count = level.nodes * comb(level.cards, level.held)
        self.size_other = level.nodes * comb(level.cards, level.held_by_other)
        own = level.own.ravel()
        self.uniform = 1.0 / np.bincount(own, minlength=self.count)[level.own]
        self.order = np.argsort(own, kind="stable")
        self.starts = np.flatnonzero(np.diff(own[self.order], prepend=-1))


def _gathered(where: Ints, amounts: Floats, size: int) -> Floats:
    """Return sums of amounts that belong to the same number."""
    return np.bincount(where.ravel(), amounts.ravel(), size).astype(np.float64, copy=False)


def _shares(amounts: Floats, where: Ints, uniform: Floats, size: int) -> Floats:
    """Return amounts as shares of all that belong to the same number; alike where all are 0."""
    amounts = np.maximum(amounts, 0)
    total = _gathered(where, amounts, size)[where]
    some = total > 1e-300
    return np.where(some, amounts / np.where(some, total, 1), uniform)


class _Payoffs:
    """What the last two plays are worth, per node a table of the two cards.

    Where the first of the two cards has captures to choose from, `row` is the number of each
    option in the tree, `place` the row of the table that it would be, `group` the choice it
    belongs to.
    """

    def __init__(self, ending: Ending, leaf_values: Floats, sign: tuple[float, float]) -> None:
        self.sign = sign
        kind = np.float64 if ending.leaf.size <= SMALL else np.float32
        rows: Any = leaf_values.astype(kind)[ending.leaf]
        rows += ending.gain
        last = 1 - ending.seat
        better = (
            np.maximum if sign[last] > 0 else np.minimum
        )  # the last to play knows all that counts
        flat = rows.reshape(-1)
        better.at(
            flat,
            ending.extra_at,
            (leaf_values[ending.extra_leaf] + ending.extra_gain).astype(kind),
        )
        columns = np.arange(ending.cards)
        rows[columns[None, :] == (ending.place % ending.cards)[:, None]] = 0
        first = np.flatnonzero(np.diff(ending.place, prepend=-1))
        sizes = np.diff(first, append=len(ending.place))
        several = sizes > 1
        self.shape = (ending.nodes, ending.cards, ending.cards)
        self.table: Any = rows[first].reshape(self.shape)
        self.starts = np.concatenate([[0], np.cumsum(sizes[several])])[:-1]
        self.groups = int(several.sum())
        chosen = np.repeat(several, sizes)
        self.row = np.flatnonzero(chosen)
        self.rows: Any = rows[chosen]
        self.place = ending.place[chosen]
        self.node = self.place // ending.cards
        self.group = np.repeat(np.arange(self.groups), sizes[several])
        self.uniform = 1.0 / np.repeat(sizes[several], sizes[several])

    def mix(self, shares: Floats) -> None:
        """Let captures be chosen with these shares."""
        if self.groups:
            mixed = np.add.reduceat(
                self.rows * shares[:, None].astype(self.rows.dtype), self.starts
            )
            self.table.reshape(-1, self.shape[2])[self.place[self.starts]] = mixed

    def first(self, seat: int, other: Floats) -> Floats:
        """Return what each card is worth to the seat that plays first, from the other's reach."""
        reach = other.astype(self.table.dtype)
        values: Floats = np.einsum("nab,nb->na", self.table, reach).astype(np.float64)
        return self.sign[seat] * values

    def second(self, seat: int, other: Floats) -> Floats:
        """Return what each card is worth to the seat that plays last, from the other's reach."""
        reach = other.astype(self.table.dtype)
        values: Floats = np.einsum("nab,na->nb", self.table, reach).astype(np.float64)
        return self.sign[seat] * values

    def options(self, seat: int, other: Floats) -> Floats:
        """Return what each capture to choose from is worth to the seat that plays first."""
        reach = other.astype(self.rows.dtype)[self.node]
        values: Floats = np.einsum("rb,rb->r", self.rows, reach).astype(np.float64)
        return self.sign[seat] * values
