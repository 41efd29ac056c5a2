"""Deals played to the end by styles of play, as fast as the kernel can.

A style (`scopa_lab.rulebook`) sees no more than its seat may; what it does is worked out in the
kernel for hundreds of deals at once.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from .batches import AT_ONCE, Evaluated, World, values_of
from .checks import whole
from .kernel import layout
from .languages import say
from .moves import Move
from .packing import (
    Past,
    Workspace,
    case_of,
    move_of,
    random_deal_words,
    reading_words,
    style_words,
    word_of,
    world_in,
    worlds_in,
)
from .playout import SEED_BITS, start_of
from .position import Position
from .rulebook import Habit, Style, style
from .rules import RulesLike
from .scoring import categories
from .setup import PositionError
from .workers import MOST_WORDS, Worker, work_through

__all__ = ["Sampler", "TreeSearcher", "WorldPlayer", "explain", "played", "style_move"]

NOTHING = Past()  # nothing was played before
CHUNK = 256  # deals asked for at once: some tens of milliseconds


def _key(seed: object) -> int:
    return random.Random(whole("seed", seed, least=0)).getrandbits(SEED_BITS)


def _styles(position: Position, styles: str | Style | Sequence[str | Style]) -> list[Style]:
    """Return a style for every seat, given one for all, one a side, or one a seat."""
    players, sides = position.rules.players, position.rules.sides
    given = [styles] if isinstance(styles, (str, Style)) else list(styles)
    if len(given) == 1:
        given *= players
    if len(given) == sides:
        given = [given[position.rules.side_of(seat)] for seat in range(players)]
    if len(given) != players:
        raise ValueError(
            f"styles are one for all, {sides} (one a side) or {players} (one a seat), got "
            f"{len(given)}"
        )
    return [style(one) for one in given]


class _StyleWorker(Worker):
    """A workspace in which every seat has a style."""

    entry = "players"

    def __init__(
        self,
        position: Position,
        styles: Sequence[Style],
        *,
        key: int,
        fresh: bool = False,
        win: int = 0,
        nodes: int = 0,
        bold: int = 0,
        alone: bool = False,
        past: Past = NOTHING,
    ) -> None:
        rows = len(categories(position.rules))
        records = max(CHUNK, 1 + nodes * layout.NODE_SIZE // (1 + rows * layout.SEATS_MAX))
        self._words = [
            *style_words(
                position,
                styles,
                seed=key ^ 1,
                win=win,
                nodes=nodes,
                bold=bold,
                alone=alone,
                errors=past.errors,
            ),
            *random_deal_words(position, fresh=fresh, seed=key),
            *reading_words(past),
        ]
        super().__init__(position, records)

    def fill(self, words: Any) -> None:
        words[layout.STYLES : layout.FIXED] = self._words


class _DealPlayer(_StyleWorker):
    """Plays whole random deals."""

    def play(self, first: int, points: npt.NDArray[np.int64]) -> int:
        """Write the points of deals by number from one on; return how many were played."""
        done = self.run(layout.PLAY_STYLES, first, len(points))
        if done is None:
            return 0
        words = self.workspace.words
        start = int(words[layout.RESULTS])
        points[:] = np.reshape(words[start : start + points.size], points.shape)
        return done


def played(
    game: RulesLike | Position,
    styles: str | Style | Sequence[str | Style],
    count: int,
    *,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
    progress: Callable[[int, int], object] | None = None,
    **options: Any,
) -> npt.NDArray[np.int64]:
    """Play random deals by styles, and return the points by category.

    Parameters
    ----------
    game : str, Rules or Position
        As for `scopa_lab.playouts`.
    styles : str, Style, or a sequence of them
        One for everybody, one for every side, or one for every seat.
    count : int
        Deals to play, from 0.
    seed : int
        From 0. The same seed deals the same cards to the same seats, whatever the styles.
    first : int
        Number of the first deal: 100 deals are those of two calls for 50, the second from 50.
    threads : int
        Threads that share the deals, from 1; they change no result.
    progress : callable, optional
        Called several times a second with the number of deals played and of all.
    **options
        Options of `scopa_lab.rules`.

    Returns
    -------
    ndarray of int64, shape (count, categories, sides)
        Final points by category, as `scopa_lab.scoring.categories` lists them.

    Raises
    ------
    ValueError
        For an unknown game, style or option; a count, seed or number of threads without sense.

    Examples
    --------
    >>> points = played("scopone", ["greedy", "random"], 500, seed=1).sum(axis=1)
    >>> points.shape
    (500, 2)
    >>> bool(points[:, 0].mean() > points[:, 1].mean() + 1)
    True
    """
    position, fresh = start_of(game, options)
    count = whole("count", count, least=0)
    key = _key(seed)
    seats = _styles(position, styles)
    first = whole("first", first, least=0)
    starts = range(0, count, CHUNK)
    threads = min(whole("threads", threads, least=1), max(1, len(starts)))
    workers = [_DealPlayer(position, seats, key=key, fresh=fresh) for _ in range(threads)]
    rows = int(workers[0].workspace.words[layout.ROWS])
    points = np.zeros((count, rows, position.rules.sides), np.int64)
    done = [0]

    def play(worker: _DealPlayer, start: int) -> None:
        done.append(worker.play(first + start, points[start : start + CHUNK]))

    def tell() -> None:
        if progress is not None:
            progress(sum(done), count)

    work_through(workers, starts, play, tell)
    return points


class _RootWorker(_StyleWorker):
    """A workspace with room for root moves, more of it when they do not fit."""

    def make(self, room: int, compiled: bool) -> Workspace:
        stack = room << 13
        if stack > MOST_WORDS:
            raise ValueError(f"more than {MOST_WORDS:,} captures in one place are too many to list")
        records = max(room << 8, self._records)
        workspace = Workspace(self.position, compiled=compiled, bits=0, stack=stack, roots=records)
        self.fill(workspace.words)
        self.prepare(workspace)
        return workspace

    def prepare(self, workspace: Workspace) -> None:
        """Give the workspace what the next request needs besides."""

    def sums(self, op: int, first: int, count: int) -> tuple[int, list[int], list[int]]:
        """Return how many were done of what a request asks for, and two numbers per root move."""
        self.workspace.words[layout.ANSWERED] = 0
        done = self.run(op, first, count)
        words = self.workspace.words
        if done is None:
            done = int(words[layout.ANSWERED])
        rows = [int(words[layout.ROOTS]) + 4 * i for i in range(int(words[layout.ROOT_COUNT]))]
        return done, [int(words[row + 1]) for row in rows], [int(words[row + 2]) for row in rows]


class WorldPlayer(_RootWorker):
    """Plays every move of a position to the end by styles, in world after world.

    Looks like `scopa_lab.batches.WorldSolver`; the numbers are results of that play. In one world
    equal moves are chosen among alike after every root move, so that differences have little noise.

    Parameters
    ----------
    position : Position
        Cards may be unknown, except in the hand of the seat to move.
    styles : str, Style, or a sequence of them
        As for `played`.
    seed : int
        From 0; the same seed and world give the same play.

    Attributes
    ----------
    moves : tuple of Move
        The moves of the position, in the usual order.

    Examples
    --------
    >>> from scopa_lab.cards import Cards
    >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "? ?"), stock="")
    >>> player = WorldPlayer(p, "greedy")
    >>> [(values, points)] = player.solve([([p.hands[0].cards.mask, Cards("2D QS").mask], [])])
    >>> [str(m) for m in player.moves], values
    (['7Dx2C5S', '7Hx2C5S'], [5, 5])
    """

    def __init__(
        self,
        position: Position,
        styles: str | Style | Sequence[str | Style] = "chitarrella",
        seed: int = 0,
    ) -> None:
        hidden = position.hands[position.to_move].unknown
        if hidden:
            why = say("engine.mover", number=hidden)
            raise PositionError([(f"hands[{position.to_move}]", why)])
        self._case = case_of(position)
        self._cases: Sequence[Any] = ()
        super().__init__(position, _styles(position, styles), key=_key(seed))
        self.moves = tuple(position.legal_moves())

    def prepare(self, workspace: Workspace) -> None:
        if len(self._cases):
            workspace.give(self._cases)

    def solve(self, worlds: Iterable[World]) -> list[Evaluated]:
        """Return values and final points of every move in one world after the other.

        As `WorldSolver.solve` does; fewer when `stop` was called meanwhile.
        """
        left = iter(worlds)
        found: list[Evaluated] = []
        while not self.stopped:
            cases = [world_in(self._case, *world) for world in islice(left, self._at_once)]
            if not cases:
                break
            for answer in self._answered(cases):
                found.append((values_of(answer, self.position), answer.points))
        return found

    @property
    def _at_once(self) -> int:
        return AT_ONCE if self.compiled else 1  # the plain form has room for one

    def _answered(self, cases: Sequence[Any]) -> list[Any]:
        done = self._done(cases)  # may have changed to another workspace
        return self.workspace.answers(done)

    def tables(self, masks: Any) -> tuple[Any, Any]:
        """Return points and piles in one world after the other, as `WorldSolver.tables` does."""
        cases = worlds_in(self._case, masks, self.position.rules.players)
        points: list[Any] = []
        piles: list[Any] = []
        at = 0
        while at < len(cases) and not self.stopped:
            some = cases[at : at + self._at_once]
            rows = some if self.compiled else [array("q", some[0].tobytes())]
            for answer in self._answered(rows):
                points.append(answer.points)
                piles.append(answer.piles)
            at += len(some)
        sides = self.position.rules.sides
        shape = (-1, len(self.moves), len(categories(self.position.rules)), sides)
        return (
            np.array(points, np.int64).reshape(shape),
            np.array(piles, np.int64).reshape(-1, len(self.moves), sides),
        )

    def _done(self, cases: Sequence[Any]) -> int:
        """Have cases answered; return how many were, before it was stopped."""
        self._cases = cases
        try:
            self.workspace.give(cases)
            self.workspace.words[layout.ANSWERED] = 0
            done = self.run(layout.REPLIES, len(cases))
            return int(self.workspace.words[layout.ANSWERED]) if done is None else done
        finally:
            self._cases = ()


class Sampler(_RootWorker):
    """Plays every move of a position to the end by styles, in worlds drawn by the kernel.

    Parameters
    ----------
    position : Position
        The position, as the seat to move may know it.
    styles : str, Style, or a sequence of them
    seed : int
    win : int
        Points that winning the deal counts besides the margin.
    past : Past, optional
        Plays made from the position on: the moves are those after them, and the worlds are drawn
        as likely as they make those plays, by the styles.
    """

    def __init__(
        self,
        position: Position,
        styles: str | Style | Sequence[str | Style] = "chitarrella",
        seed: int = 0,
        win: int = 0,
        past: Past = NOTHING,
    ) -> None:
        self._scale = position.rules.sides - 1
        key = _key(seed)
        super().__init__(
            position, _styles(position, styles), key=key, win=win * self._scale, past=past
        )

    def sample(self, first: int, count: int) -> tuple[int, list[float], list[float]]:
        """Return how many worlds were played, and per move the sums of values and of squares."""
        done, sums, squares = self.sums(layout.SAMPLE, first, count)
        return done, [n / self._scale for n in sums], [n / self._scale**2 for n in squares]


class TreeSearcher(_RootWorker):
    """Searches one tree over worlds drawn by the kernel; what follows a new node, styles play.

    Parameters
    ----------
    position, styles, seed, win
        As for `Sampler`.
    nodes : int
        The most nodes of the tree; when they are used up it grows no more.
    bold : float
        Points that are ventured on what was tried little.
    alone : bool
        Whether the other seats play by their styles inside the tree too.
    """

    def __init__(
        self,
        position: Position,
        styles: str | Style | Sequence[str | Style] = "greedy",
        seed: int = 0,
        win: int = 0,
        *,
        nodes: int = 10_000,
        bold: float = 2.0,
        alone: bool = False,
    ) -> None:
        scale = position.rules.sides - 1
        super().__init__(
            position,
            _styles(position, styles),
            key=_key(seed),
            win=win * scale,
            nodes=nodes + 1,
            bold=round(1000 * bold * scale),
            alone=alone,
        )
        self._planted = self.workspace  # the one that has the tree

    def grow(self, first: int, count: int) -> tuple[int, list[int]]:
        """Do rounds by number; return how many, and how often each move was visited so far.

        A workspace that took the place of another has no tree yet: there all rounds are done again.
        """
        end = first + count
        while True:
            before = self.workspace
            begin = first if before is self._planted else 0
            if begin == 0:
                before.words[layout.TREE_USED] = 0
            self._planted = before
            done, visits, _ = self.sums(layout.TREE, begin, end - begin)
            if self.workspace is before or self.stopped:
                return max(0, begin + done - first), visits


def style_move(position: Position, styled: str | Style, seed: int = 0) -> Move:
    """Return the move of the seat to move by a style; the seed chooses among equals.

    Examples
    --------
    >>> p = Position.setup("scopa", table="2C 5S KD", hands=("7D KH AS", "? ? ?"))
    >>> str(style_move(p, "greedy"))
    '7Dx2C5S'
    """
    worker = _RootWorker(position, _styles(position, styled), key=_key(seed))
    word = worker.run(layout.CHOOSE, 0)
    if word is None or word < 0:
        raise ValueError("the deal is over: nobody is to move")
    return move_of(word)


def explain(position: Position, styled: str | Style, move: Move | str) -> list[tuple[Habit, float]]:
    """Return what each habit of a style finds in a move, in points, the weightiest first.

    Parameters
    ----------
    position : Position
        What the seat to move may know.
    styled : str or Style
    move : Move or str

    Raises
    ------
    IllegalMove
        With the reason.

    Examples
    --------
    >>> p = Position.setup("scopa", table="2C 5S KD", hands=("7D KH AS", "? ? ?"))
    >>> [(habit.what, points) for habit, points in explain(p, "greedy", "7Dx2C5S")]
    [('saves', 1.679), ('takes', 0.283), ('earns', 0.0)]
    """
    position.play(move)  # refuses what is not legal
    word = word_of(move if isinstance(move, Move) else Move.parse(move))
    found = []
    for habit in style(styled).habits:
        alone = Style(habit.what, habit.why, (habit,))
        worker = _RootWorker(position, _styles(position, alone), key=0)
        worth = worker.run(layout.WEIGH, word)
        assert worth is not None
        found.append((habit, worth / 1_000_000))
    return sorted(found, key=lambda row: -abs(row[1]))
