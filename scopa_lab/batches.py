"""Many small positions at once: worlds of one position, or positions of any kind.

The kernel is given hundreds of cases in one call, so that no interpreter stands between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

from .checks import whole
from .engine import Searcher, processors, refuse_too_many, refuse_unknown
from .languages import say
from .moves import Move
from .packing import Answer, case_of, move_of, world_in, worlds_in
from .position import Position
from .rules import Rules
from .scoring import margin
from .setup import PositionError
from .solution import Value
from .workers import work_through

__all__ = ["WorldSolver", "solve_each"]

AT_ONCE = 128  # cases in one call of the kernel

Masks = Sequence[int]
World = tuple[Masks, Sequence[Masks]]
Points = list[list[list[int]]]
Evaluated = tuple[list[Value], Points]
Shape = tuple[Rules, tuple[int, ...], int, int]


class WorldSolver:
    """Solves world after world of one position; one for every thread.

    The work is done in the thread that calls, where Ctrl-C is not seen before a world is done; call
    it from a thread of its own, and `stop` it from outside.

    Parameters
    ----------
    position : Position
        Cards may be unknown, except in the hand of the seat to move.

    Attributes
    ----------
    moves : tuple of Move
        The moves of the position, in the usual order.

    Examples
    --------
    >>> from scopa_lab.cards import Cards
    >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "? ?"), stock="")
    >>> solver = WorldSolver(p)
    >>> [(values, points)] = solver.solve([([p.hands[0].cards.mask, Cards("2D QS").mask], [])])
    >>> [str(m) for m in solver.moves], values
    (['7Dx2C5S', '7Hx2C5S'], [2, -1])
    >>> points[0]  # cards, coins, settebello, primiera, sweeps; per side
    [[0, 0], [0, 0], [1, 0], [0, 0], [1, 0]]
    """

    def __init__(self, position: Position) -> None:
        hidden = position.hands[position.to_move].unknown
        if hidden:
            why = say("engine.mover", number=hidden)
            raise PositionError([(f"hands[{position.to_move}]", why)])
        refuse_too_many(position)
        self.position = position
        self._case = case_of(position)
        self._runner = Searcher(position)
        self.moves = tuple(move_of(word) for word in self._runner.workspace.root_moves())

    def solve(self, worlds: Iterable[World]) -> list[Evaluated]:
        """Return values and final points of every move in one world after the other.

        Parameters
        ----------
        worlds : iterable of (hands, batches)
            The whole hand of every seat, as a mask; and per batch to come what every seat is dealt.

        Returns
        -------
        list of (values, points)
            One a world, in the same order; fewer when `stop` was called meanwhile.

            values : list of int or float
                Per move, for the side to move; as in `Solution.moves`.
            points : list of list of list of int
                Per move, category (as `scopa_lab.scoring.categories` lists them) and side: the
                final points when every seat then plays the first of its best moves.
        """
        left = iter(worlds)
        found: list[Evaluated] = []
        while not self.stopped:
            cases = [world_in(self._case, *world) for world in islice(left, AT_ONCE)]
            if not cases:
                break
            answers = self._runner.answer(cases)
            found += [(values_of(answer, self.position), answer.points) for answer in answers]
        return found

    def tables(self, masks: Any) -> tuple[Any, Any]:
        """Return what every side has in one world after the other, as arrays.

        Parameters
        ----------
        masks : ndarray of int64, shape (worlds, places)
            As `scopa_lab.worlds.Worlds.masks` gives them.

        Returns
        -------
        points : ndarray, shape (worlds, moves, categories, sides)
            As `solve` gives them; of fewer worlds when `stop` was called meanwhile.
        piles : ndarray, shape (worlds, moves, sides)
            The cards of every side at the end of the same lines.
        """
        import numpy as np

        cases = worlds_in(self._case, masks, self.position.rules.players)
        found = []
        for start in range(0, len(cases), AT_ONCE):
            found.append(self._runner.tables(cases[start : start + AT_ONCE]))
            if self.stopped:
                break
        points, piles = zip(*found, strict=True)
        whole = [i for i, some in enumerate(points) if len(some)] or [0]
        return (
            np.concatenate([points[i] for i in whole]),
            np.concatenate([piles[i] for i in whole]),
        )

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""
        return self._runner.stopped

    def stop(self) -> None:
        """End a `solve` that is running in another thread, within milliseconds, for good.

        A stopped solver stays stopped, so that a `stop` that comes just before a `solve` counts.
        """
        self._runner.stop()


def values_of(answer: Answer, position: Position) -> list[Value]:
    """Return what the moves in an answer are worth to the side to move."""
    side = position.rules.side_of(position.to_move)
    return [margin(total, side) for total in answer.totals]


def solve_each(
    positions: Iterable[Position | str],
    *,
    threads: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> list[dict[Move, Value]]:
    """Work out the exact value of every move of many small positions.

    The same numbers as `solve` finds one by one, without the interpreter between them: some tens
    of microseconds for a position with three cards a hand and no stock.

    Parameters
    ----------
    positions : iterable of Position or str
        With every card known; of any rules, in any order.
    threads : int, optional
        Not given: one for every processor.
    progress : callable, optional
        Called several times a second with the number of positions solved and of all.

    Returns
    -------
    list of dict
        For each position, in their order, what every move is worth: move → value in points for the
        side to move, as in `Solution.moves`. Empty where nothing is left to play.

    Raises
    ------
    PositionError
        When cards are unknown; fields are named ``positions[3].hands[1]``.
    ValueError
        For a number of threads that makes no sense.

    Examples
    --------
    >>> ending = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
    >>> [{str(move): value for move, value in row.items()} for row in solve_each([ending])]
    [{'7Dx2C5S': 2, '7Hx2C5S': -1}]
    """
    given = [Position.of(position) for position in positions]
    refuse_unknown((f"positions[{i}].", position) for i, position in enumerate(given))
    count = processors() if threads is None else whole("threads", threads, least=1)
    groups: dict[Shape, list[int]] = {}
    for i, position in enumerate(given):
        if not position.is_over:
            groups.setdefault(_shape(position), []).append(i)
    pieces = [
        numbers[i : i + AT_ONCE]
        for numbers in groups.values()
        for i in range(0, len(numbers), AT_ONCE)
    ]
    found: list[dict[Move, Value]] = [{} for _ in given]
    solved = [len(given) - sum(map(len, pieces))]

    def solve(solver: _EachSolver, piece: Sequence[int]) -> None:
        answers = solver.solve([given[i] for i in piece])
        for i, values in zip(piece, answers, strict=False):
            found[i] = values
        solved.append(len(answers))

    def tell() -> None:
        if progress is not None:
            progress(sum(solved), len(given))

    solvers = [_EachSolver() for _ in range(max(1, min(count, len(pieces))))]
    work_through(solvers, pieces, solve, tell)
    return found


class _EachSolver:
    """Solves positions of any shape; for one thread, which keeps its runner from piece to piece."""

    def __init__(self) -> None:
        self.stopped = False
        self._shape: Shape | None = None
        self._runner: Searcher | None = None

    def solve(self, positions: Sequence[Position]) -> list[dict[Move, Value]]:
        """Return the values of positions of one shape; of fewer when it was stopped."""
        shape = _shape(positions[0])
        if self._runner is None or shape != self._shape:
            self._shape, self._runner = shape, Searcher(positions[0])
        if self.stopped:  # just before there was a runner
            return []
        answers = self._runner.answer([case_of(position) for position in positions])
        return [
            dict(zip(map(move_of, found.moves), values_of(found, position), strict=True))
            for found, position in zip(answers, positions, strict=False)
        ]

    def stop(self) -> None:
        """End what is running within milliseconds, for good."""
        self.stopped = True
        if self._runner is not None:
            self._runner.stop()


def _shape(position: Position) -> Shape:
    """Return what positions must have in common to be cases of one workspace."""
    hands = tuple(len(hand) for hand in position.hands)
    return position.rules, hands, len(position.stock), position.to_move
