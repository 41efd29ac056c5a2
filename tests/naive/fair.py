"""Fair values: what a position of two players is worth when nobody sees hidden cards.

One batch is written as a linear program in sequence form (Koller, Megiddo and von Stengel 1994) and
solved by HiGHS. A player's plan gives every sequence of his own moves the product of the chances
with which he makes them; what it is worth against the best answer is linear in it. What follows the
batch is worth the value of the next one, and minimax once a player knows the other's cards as all
those that he does not see.

The best answers to two strategies are found apart, with no program, in any kind of number. So two
strategies rounded to fractions prove an exact value when both answers come to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array, hstack

from tests.naive.hidden import (
    Batch,
    Hands,
    Hidden,
    Leaf,
    Line,
    Memo,
    Number,
    batch_of,
    better,
    open_mean,
)
from tests.naive.pack import card_order
from tests.naive.playing import Move

DENOMINATORS = (100, 10_000)  # the largest of a chance that is rounded to a fraction


class Known(NamedTuple):
    """What a seat knows when it moves: its cards as the batch began, and all plays so far.

    A seat that sees both hands has the other's too, after its own.
    """

    seat: int
    cards: tuple[frozenset[str], ...]
    line: Line


Seats = tuple[int, ...]
Strategy = Mapping[Known, Mapping[Move, Number]]


@dataclass(frozen=True)
class Fair:
    """A batch solved: its value to seat 0 and a best strategy of each seat."""

    value: float
    strategies: tuple[Strategy, Strategy]


# --- The program ---


def known(leaf: Leaf, seat: int, depth: int, sees_both: bool = False) -> Known:
    """What a seat knows after so many plays."""
    cards = (leaf.hands[seat], leaf.hands[1 - seat]) if sees_both else (leaf.hands[seat],)
    return Known(seat, cards, leaf.line[:depth])


class Sequences:
    """The sequences of a seat's own moves: columns; the states of its knowledge: rows.

    Column 0 is the empty sequence and row 0 says that its weight is 1; every other row says that
    the weights of the moves add up to that of the sequence before.
    """

    def __init__(self, batch: Batch, seat: int, sees_both: bool) -> None:
        self.rows: dict[Known, int] = {}
        self.columns: dict[tuple[Known, Move], int] = {}
        self.before: dict[Known, int] = {}
        self.ends: list[int] = []  # the column of each leaf
        entries = {(0, 0): 1.0}
        for leaf in batch.leaves:
            column = 0
            for depth in (d for d, who in enumerate(batch.seats) if who == seat):
                info, move = known(leaf, seat, depth, sees_both), leaf.line[depth]
                row = self.rows.setdefault(info, len(self.rows) + 1)
                self.before[info] = column
                entries[row, column] = -1.0
                column = self.columns.setdefault((info, move), len(self.columns) + 1)
                entries[row, column] = 1.0
            self.ends.append(column)
        self.shape = (len(self.rows) + 1, len(self.columns) + 1)
        places = np.array(list(entries)).T
        self.matrix = coo_array((list(entries.values()), tuple(places)), shape=self.shape)
        self.ones = np.eye(1, self.shape[0])[0]  # the right side: 1, 0, 0 …

    def strategy(self, weights: Any) -> Strategy:
        """The chances of the moves; equal ones where the plan never comes."""
        found: dict[Known, dict[Move, float]] = {info: {} for info in self.rows}
        for (info, move), column in self.columns.items():
            found[info][move] = max(float(weights[column]), 0.0)
        for chances in found.values():
            total = sum(chances.values())
            for move in chances:
                chances[move] = chances[move] / total if total > 1e-9 else 1 / len(chances)
        return found


def solve(batch: Batch, sees_both: int | None = None) -> Fair:
    """Solve a batch; `sees_both`: a seat that is shown the other hand too."""
    sides = [Sequences(batch, seat, sees_both == seat) for seat in (0, 1)]
    first, second = sides
    sign = -1 if batch.low else 1
    payoffs = coo_array(
        ([sign * leaf.worth / batch.worlds for leaf in batch.leaves], (first.ends, second.ends)),
        shape=(first.shape[1], second.shape[1]),
        dtype=float,
    )  # entries at the same place add up
    # the plan of seat 0, then a price for each row of seat 1: no sequence of seat 1 gets less
    # than its price, and the price of row 0 is what seat 0 is sure of
    plans, prices = first.shape[1], second.shape[0]
    found = linprog(
        c=np.concatenate([np.zeros(plans), -second.ones]),
        A_ub=hstack([-payoffs.T, second.matrix.T]).tocsr(),
        b_ub=np.zeros(second.shape[1]),
        A_eq=hstack([first.matrix, coo_array((first.shape[0], prices))]).tocsr(),
        b_eq=first.ones,
        bounds=[(0, None)] * plans + [(None, None)] * prices,
        method="highs",
    )
    if found.status != 0:
        raise ArithmeticError(f"the linear program was not solved: {found.message}")
    strategies = first.strategy(found.x), second.strategy(-found.ineqlin.marginals)
    return Fair(-sign * float(found.fun), strategies)


# --- Values of positions ---


def worth(position: Hidden, memo: Memo) -> Number:
    """The value to seat 0."""
    if position.open:
        return open_mean(position, memo)
    return solve(batch_of(position, worth, memo)).value


def batch(position: Hidden) -> Batch:
    """The batch that is being played, with the values of what may follow it."""
    if len(position.sizes) != 2:
        raise ValueError("fair values are for two players")
    return batch_of(position, worth, {})


def for_mover(position: Hidden, value: Number) -> Number:
    """A value to side 0 as one to the side to move."""
    return value if position.known.to_move % 2 == 0 else -value


def fair_value(position: Hidden, sees_both: int | None = None) -> float:
    """The fair value to the side to move, in points of the whole deal.

    `sees_both`: a seat that is shown the other hand of this batch (not the stock), which can only
    help it.
    """
    return float(for_mover(position, solve(batch(position), sees_both).value))


# --- Best answers ---


def chance_of(strategy: Strategy, leaf: Leaf, seats: Iterable[int], answering: Seats) -> Number:
    """The chance that the seats that do not answer make their moves of a line."""
    result: Number = 1
    for depth, seat in enumerate(seats):
        if seat not in answering:
            result *= strategy[known(leaf, seat, depth)][leaf.line[depth]]
    return result


def in_order(line: Line) -> list[tuple[Any, ...]]:
    """Something that lines can be sorted by."""
    return [(card_order(card), sorted(map(card_order, taken))) for card, taken in line]


def best_answer(batch: Batch, answering: Seats, strategy: Strategy) -> Number:
    """The value to side 0 when seats of one side answer the strategy of all others best.

    Two seats that answer see each other's cards.
    """
    choose = better(batch.low, answering[0])

    def best(some: list[tuple[Line, Number]], depth: int) -> Number:
        """Lines with the same first moves, alike to who answers: choose, or add up."""
        if depth == len(batch.seats):
            return sum(value for _, value in some)
        groups = groupby(some, key=lambda item: item[0][depth])
        values = [best(list(group), depth + 1) for _, group in groups]
        chosen: Number = choose(values) if batch.seats[depth] in answering else sum(values)
        return chosen

    alike: dict[Hands, list[tuple[Line, Number]]] = {}
    for leaf in batch.leaves:
        chance = chance_of(strategy, leaf, batch.seats, answering)
        value = chance * leaf.worth * Fraction(1, batch.worlds)
        seen = tuple(leaf.hands[seat] for seat in answering)
        alike.setdefault(seen, []).append((leaf.line, value))
    return sum(best(sorted(some, key=lambda item: in_order(item[0])), 0) for some in alike.values())


def exploitability(batch: Batch, strategies: tuple[Strategy, Strategy]) -> Number:
    """What both seats together gain when each answers the other's strategy best; never below 0."""
    gap = best_answer(batch, (0,), strategies[1]) - best_answer(batch, (1,), strategies[0])
    return -gap if batch.low else gap


# --- Exact values ---


def rounded(strategy: Strategy, denominator: int) -> Strategy:
    """The strategy in fractions; what rounding leaves over goes to the likeliest move."""
    result = {}
    for info, chances in strategy.items():
        near = {m: Fraction(c).limit_denominator(denominator) for m, c in chances.items()}
        likeliest = max(near, key=lambda move: near[move])
        near[likeliest] += 1 - sum(near.values())
        result[info] = near
    return result


def exact(batch: Batch) -> Fraction | None:
    """The value to side 0, proved: the best answers to two strategies come to the same.

    None when they do not, because some chance is no small fraction; also when the next batch is a
    program itself.
    """
    strategies = solve(batch).strategies
    for denominator in DENOMINATORS:
        ours, theirs = (rounded(strategy, denominator) for strategy in strategies)
        low, high = best_answer(batch, (1,), ours), best_answer(batch, (0,), theirs)
        if low == high and isinstance(low, (int, Fraction)):
            return Fraction(low)
    return None


def exact_value(position: Hidden) -> Fraction | None:
    """The value to the side to move as a fraction, where it can be proved."""
    value = exact(batch(position))
    return None if value is None else Fraction(for_mover(position, value))
