"""The player that looks at many worlds, each with open cards, and averages."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice

from ..batches import WorldSolver
from ..checks import whole
from ..moves import Move
from ..position import Position
from ..record import Record
from ..rulebook import style
from ..selfplay import Sampler
from ..solution import aim
from ..worlds import World, Worlds
from .budget import Budget
from .protocol import Player, first_best

__all__ = ["Open"]

PIECE = 64  # worlds sampled at once
PIECE_SOLVED = 8  # … and solved


class Open(Player):
    """Draws worlds that agree with what it knows and takes the move that is best on average.

    With few cards left every world is solved exactly, as if all could see; with more it is played
    to the end by a style.

    Parameters
    ----------
    worlds : int, optional
        How many it looks at; not given: 200, or as many as the seconds allow.
    seconds : float, optional
        How long it thinks at most, a move.
    exact : int
        Cards left to play, at most, for worlds to be solved.
    style : str
        By which all seats play where worlds are not solved.
    win : int
        Points that winning the deal counts besides the margin.
    """

    name = "open"
    title = "averages over worlds drawn at random, each with open cards"

    def __init__(
        self,
        worlds: int | None = None,
        seconds: float | None = None,
        exact: int = 12,
        style: str = "chitarrella",
        win: int = 0,
    ) -> None:
        self._budget = Budget("worlds", worlds, seconds, 200)
        self._exact = whole("exact", exact, least=0)
        self._style = _style(style)
        self._win = whole("win", win, least=0)

    def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
        """Return the best move on average; of equal ones the first in the usual order."""
        since = time.perf_counter()
        moves = list(view.legal_moves())
        if len(moves) < 2:
            return moves[0]
        left = sum(map(len, view.hands)) + len(view.stock)
        if left <= self._exact:
            totals = self._solved(view, moves, seed, since)
        else:
            totals = self._sampled(view, moves, seed, since)
        good = aim(view.rules)
        return first_best(moves, [good * total for total in totals])

    def _solved(self, view: Position, moves: list[Move], seed: int, since: float) -> list[float]:
        solver = WorldSolver(view)
        worlds = Worlds(view)
        count = min(self._budget.most, worlds.total)
        left: Iterator[World] = map(worlds.at, worlds.numbers(count, seed))
        side = view.rules.side_of(view.to_move)
        totals = [0.0] * len(moves)
        with self._budget.watch(solver, since):
            while piece := list(islice(left, PIECE_SOLVED)):
                for values, points in solver.solve(piece):
                    for i, value in enumerate(values):
                        totals[i] += value
                        if self._win:
                            totals[i] += self._win * _won(points[i], side)
                if solver.stopped:
                    break
        return totals

    def _sampled(self, view: Position, moves: list[Move], seed: int, since: float) -> list[float]:
        sampler = Sampler(view, self._style, seed, self._win)
        return sampled(sampler, len(moves), self._budget, since)


def sampled(sampler: Sampler, moves: int, budget: Budget, since: float) -> list[float]:
    """Return the values of so many moves added up over the worlds that a budget allows."""
    totals = [0.0] * moves
    done = 0
    with budget.watch(sampler, since):
        while done < budget.most and not sampler.stopped:
            count, sums, _ = sampler.sample(done, min(PIECE, budget.most - done))
            if not count:
                break
            done += count
            totals = [a + b for a, b in zip(totals, sums, strict=True)]
    return totals


def _style(name: str) -> str:
    return style(name).name


def _won(points: list[list[int]], side: int) -> int:
    """Return 1 for more points than every other side, -1 for fewer than one, 0 for level."""
    totals = [sum(row[s] for row in points) for s in range(len(points[0]))]
    others = max(total for s, total in enumerate(totals) if s != side)
    return (totals[side] > others) - (totals[side] < others)
