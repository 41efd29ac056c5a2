"""Two pairs in their last batch: the best joint answer of one pair to given play of the other.

Each seat of the answering pair chooses by what it knows alone: its own cards and all plays so far.
The two may agree on anything before the deal and on nothing after it. Such an agreement is a
mixture of joint plans, one plan for each seat, and no mixture is worth more than the best of its
parts; so the best joint plan is the answer, and both plans may be pure. It lies between what one
seat gains alone and what two seats gain that see each other's cards (`fair.best_answer`).

As one player the pair would forget what its other half knows, so this is a program with whole
numbers: whether each seat plays a sequence, and for every two that meet whether both are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import coo_array

from tests.naive.fair import Known, Seats, Sequences, Strategy, best_answer, chance_of, known
from tests.naive.hidden import Batch, Hidden, Number, batch_of
from tests.naive.playing import Move

Two = tuple[int, int]  # a column of each seat
Row = dict[int, float]  # a number for each column
MOST = 10_000  # plans that are tried one by one


def batch(position: Hidden) -> Batch:
    """The last batch of the pairs; nothing is dealt after it."""
    if len(position.sizes) != 4 or position.stock:
        raise ValueError("there must be two pairs and no stock")
    return batch_of(position, lambda later, memo: 0, {})


def even(batch: Batch) -> Strategy:
    """Every seat plays every move that it has with the same chance."""
    moves: dict[Known, dict[Move, None]] = {}
    for leaf in batch.leaves:
        for depth, seat in enumerate(batch.seats):
            moves.setdefault(known(leaf, seat, depth), {})[leaf.line[depth]] = None
    return {info: dict.fromkeys(some, Fraction(1, len(some))) for info, some in moves.items()}


def joint_response(batch: Batch, pair: Seats, strategy: Strategy) -> tuple[float, Strategy]:
    """The value to side 0 when a pair answers the other's strategy best, and its joint plan.

    HiGHS ends when no plan can be better by a millionth of a point.
    """
    if len(pair) != 2 or pair[0] % 2 != pair[1] % 2:
        raise ValueError(f"a pair is seats 0 and 2 or seats 1 and 3, not {pair}")
    first, second = (Sequences(batch, seat, sees_both=False) for seat in pair)
    sign = 1.0 if (pair[0] % 2 == 0) != batch.low else -1.0
    starts = (0, first.shape[1], first.shape[1] + second.shape[1])
    joint, flows = _together(batch, pair, (first, second))
    size = starts[2] + len(joint)
    gain = np.zeros(size)
    for leaf, *ends in zip(batch.leaves, first.ends, second.ends, strict=True):
        chance = float(chance_of(strategy, leaf, batch.seats, pair))
        gain[starts[2] + joint[ends[0], ends[1]]] += sign * chance * float(leaf.worth)
    same: list[Row] = [{0: 1.0}, {starts[1]: 1.0}, {starts[2]: 1.0}]  # the empty sequences: 1
    for sequences, start in ((first, 0), (second, starts[1])):
        rows: dict[Known, Row] = {i: {start + c: -1.0} for i, c in sequences.before.items()}
        for (info, _), column in sequences.columns.items():
            rows[info][start + column] = 1.0
        same += rows.values()
    for before, after in flows:
        same.append({starts[2] + joint[before]: -1.0})
        same[-1] |= {starts[2] + joint[two]: 1.0 for two in after}
    less: list[Row] = []
    for (a, b), column in joint.items():
        less.append({starts[2] + column: 1.0, a: -1.0})
        less.append({starts[2] + column: 1.0, starts[1] + b: -1.0})
    ones = np.array([1.0] * 3 + [0.0] * (len(same) - 3))
    found = milp(
        c=-gain / batch.worlds,
        constraints=[
            LinearConstraint(_matrix(same, size), ones, ones),
            LinearConstraint(_matrix(less, size), ub=0),
        ],
        integrality=np.concatenate([np.ones(starts[2]), np.zeros(len(joint))]),
        bounds=Bounds(0, 1),
        options={"mip_rel_gap": 0},
    )
    if found.status != 0:
        raise ArithmeticError(f"the program was not solved: {found.message}")
    plan = {
        **first.strategy(found.x[: starts[1]]),
        **second.strategy(found.x[starts[1] : starts[2]]),
    }
    return -sign * float(found.fun), plan


def _together(
    batch: Batch, pair: Seats, both: tuple[Sequences, Sequences]
) -> tuple[dict[Two, int], list[tuple[Two, list[Two]]]]:
    """The pairs of sequences that meet, numbered; and which take the place of which.

    When one seat moves, the weight of a pair goes on to the pairs with one of its moves.
    """
    joint: dict[Two, int] = {(0, 0): 0}
    flows: dict[tuple[int, int, Known], tuple[Two, dict[Two, None]]] = {}
    for leaf in batch.leaves:
        now: Two = (0, 0)
        for depth, seat in enumerate(batch.seats):
            if seat not in pair:
                continue
            mover = pair.index(seat)
            info = known(leaf, seat, depth)
            column = both[mover].columns[info, leaf.line[depth]]
            following = (column, now[1]) if mover == 0 else (now[0], column)
            joint.setdefault(following, len(joint))
            flows.setdefault((mover, now[1 - mover], info), (now, {}))[1][following] = None
            now = following
    return joint, [(before, [*after]) for before, after in flows.values()]


def _matrix(rows: list[Row], size: int) -> coo_array:
    """Rows of an equation or inequality, by column, as a sparse matrix."""
    entries = [(row, c, value) for row, some in enumerate(rows) for c, value in some.items()]
    at_rows, at_columns, values = zip(*entries, strict=True)
    return coo_array((values, (at_rows, at_columns)), shape=(len(rows), size)).tocsr()


def value(batch: Batch, strategy: Strategy) -> Number:
    """The value to side 0 when every seat plays as the strategy says."""
    chances = (chance_of(strategy, leaf, batch.seats, ()) for leaf in batch.leaves)
    total = sum(c * leaf.worth for c, leaf in zip(chances, batch.leaves, strict=True))
    return total * Fraction(1, batch.worlds)


def plans(batch: Batch, seat: int) -> Iterator[Strategy]:
    """Every pure plan of a seat."""
    moves = {info: [*some] for info, some in even(batch).items() if info.seat == seat}
    if np.prod([float(len(some)) for some in moves.values()]) > MOST:
        raise ValueError(f"seat {seat} has more than {MOST} plans")
    for chosen in product(*moves.values()):
        yield {
            info: {move: int(move == mine) for move in some}
            for (info, some), mine in zip(moves.items(), chosen, strict=True)
        }


def joint_by_trying(batch: Batch, pair: Seats, strategy: Strategy) -> Number:
    """The same value by brute force: every plan of one seat, each with the other's best answer."""
    one, other = pair
    values = [best_answer(batch, (other,), {**strategy, **plan}) for plan in plans(batch, one)]
    chosen: Number = max(values) if (one % 2 == 0) != batch.low else min(values)
    return chosen
