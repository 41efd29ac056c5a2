"""Exact search: what every move is worth when all cards are known and all play their best.

`solve` gives a `Solution`, which is proven, or bounded when a limit struck. `WorldSolver` answers
the same for many worlds of one position, for averages. The work is done by the kernel; here it is
asked, watched, stopped and put into words.
"""

from __future__ import annotations

import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence

from .captures import how_many
from .checks import seconds, whole
from .kernel import layout, loading
from .moves import Move
from .packing import NO_LIMIT, Workspace, move_of
from .position import Position
from .scoring import margin
from .setup import PositionError
from .solution import Solution, Value, aim, concept

__all__ = [
    "Solution",
    "WorldSolver",
    "concept",
    "notify",
    "perft",
    "refuse_too_many",
    "solve",
    "warm",
]

Progress = Callable[[int, int, "Solution"], object]
PROGRESS_SECONDS = 0.1
MOST_CAPTURES = 512  # of one card, in a position to be valued


def _to_stderr(message: str) -> None:
    print(f"scopa_lab: {message}", file=sys.stderr)


#: Called with one sentence when there is something to wait for; put another function in its place.
notify: Callable[[str], None] = _to_stderr
_engine = loading.Engine(lambda message: notify(message))


def warm() -> float | None:
    """Compile the search, or load what was compiled before.

    Returns
    -------
    float or None
        Seconds it took; None where there is nothing to compile, because numba is missing, does not
        work, or is switched off (``SCOPA_LAB_PLAIN=1``), and plain Python answers.
    """
    start = time.perf_counter()
    return time.perf_counter() - start if _engine.warm() else None


def solve(
    position: Position | str,
    *,
    time_limit: float | None = None,
    node_limit: int | None = None,
    threads: int = 1,
    progress: Progress | None = None,
) -> Solution:
    """Work out the exact value of every move of a position with all cards known.

    Parameters
    ----------
    position : Position or str
        A position, or its one-line text.
    time_limit : float, optional
        Seconds; then the bounds found so far are given.
    node_limit : int, optional
        Positions looked at. With one thread the same limit gives the same answer every time (but
        for the seconds in which the search is compiled for the first time).
    threads : int
        Threads that share the moves of the position; the values do not depend on it.
    progress : callable, optional
        Called about ten times a second with the number of moves proven, the number of moves and
        the `Solution` so far.

    Raises
    ------
    PositionError
        When cards are unknown; `scopa_lab.analyse` takes such positions.
    ValueError
        For a limit or a number of threads that makes no sense.

    Examples
    --------
    >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
    >>> s = solve(p)
    >>> s.value, [str(m) for m in s.best], s.proven
    (2, ['7Dx2C5S'], True)
    """
    position = Position.of(position)
    _check(position, time_limit, node_limit, threads)
    start = time.perf_counter()
    if position.is_over:
        points = position.score().points
        side = position.rules.side_of(position.to_move)
        value = margin(points, side)
        return Solution(
            position=position,
            value=value,
            moves={},
            best=(),
            line=(),
            nodes=0,
            seconds=0.0,
            proven=True,
            bounds=(value, value),
            move_bounds={},
        )
    job = _Job(position, start, time_limit, node_limit, threads)
    return job.watch(progress)


def _check(
    position: Position, time_limit: float | None, node_limit: int | None, threads: int
) -> None:
    faults = [
        (f"hands[{seat}]", f"{hand.unknown} cards are unknown")
        for seat, hand in enumerate(position.hands)
        if hand.unknown
    ]
    if position.stock.count(None):
        faults.append(("stock", f"{position.stock.count(None)} cards are unknown"))
    if faults:
        field, message = faults[-1]
        hint = (
            "; solve needs every card known (stock='' when there is none), analyse takes "
            "positions with unknown cards"
        )
        raise PositionError([*faults[:-1], (field, message + hint)])
    refuse_too_many(position)
    if time_limit is not None:
        seconds("time_limit", time_limit)
    if node_limit is not None:
        whole("node_limit", node_limit, least=1)
    whole("threads", threads, least=1)


def refuse_too_many(position: Position) -> None:
    """Refuse a position in which a card may have so many captures that none could be looked into.

    Raises
    ------
    PositionError
        Naming how many.
    """
    if position.rules.sum != "multiple":  # elsewhere a card has thousands at most
        return
    by_rank = {card.rank: card for card in position.rules.cards - position.table}
    most = max((how_many(position.rules, c, position.table) for c in by_rank.values()), default=0)
    if most > MOST_CAPTURES:
        raise PositionError(
            [
                (
                    "table",
                    f"a card has {most:,} legal captures here; values are worked out where no card "
                    f"has more than {MOST_CAPTURES:,}",
                )
            ]
        )


# ── asking the kernel ───────────────────────────────────────────────────────────────────────────


class _Runner:
    """A workspace and the form of the kernel that works on it.

    Changes to the compiled form as soon as that is ready, and takes a larger workspace when the
    room for moves is used up.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.nodes = 0
        self.stopped = False
        self._room = 1
        self._world: tuple[Sequence[int], Sequence[Sequence[int]]] | None = None
        self._renew()

    def _renew(self) -> None:
        self._module, compiled = _engine.form()
        while True:
            self.workspace = Workspace(
                self.position, compiled=compiled, stack=self._room << 13, roots=self._room << 8
            )
            if self._world is not None:
                self.workspace.set_world(*self._world)
            self._module.run(self.workspace.words, layout.LIST, 0, 0)
            if self.workspace.words[layout.STATUS] == 0:
                return
            self._room *= 4

    def set_world(self, hands: Sequence[int], batches: Sequence[Sequence[int]]) -> None:
        """Say where every card is."""
        self._world = (hands, batches)
        self.workspace.set_world(hands, batches)

    def run(self, op: int, a: int = 0, b: int = 0, nodes: int | None = None) -> int | None:
        """Return the kernel's answer, or None when it was stopped or looked at enough nodes."""
        while True:
            if _engine.form()[0] is not self._module:
                self._renew()
            words = self.workspace.words
            before = int(words[layout.NODES])
            if nodes is not None:
                words[layout.NODE_LIMIT] = before + nodes
            words[layout.STOP] = 0
            if self.stopped:
                return None
            answer = _engine.run(self._module, words, op, a, b)
            used = int(words[layout.NODES]) - before
            self.nodes += used
            if nodes is not None:
                nodes = max(0, nodes - used)
            status = int(words[layout.STATUS])
            if status == 0:
                return int(answer)
            if status == layout.OVERFLOW:
                self._room *= 4
                self._renew()
            elif status == layout.LIMIT_REACHED or self.stopped:
                return None
            else:  # plain Python was stopped for the compiled form
                while not self.stopped and not _engine.settled(0.05):
                    pass

    def stop(self) -> None:
        """Make `run` return None as soon as possible; from any thread."""
        self.stopped = True
        self.workspace.words[layout.STOP] = 1


def perft(position: Position, depth: int) -> int:
    """Count the sequences of so many moves, shorter ones where the deal ends before.

    A fingerprint of the rules of play: two programs that disagree on a rule disagree on a count.

    Examples
    --------
    >>> perft(Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock=""), 4)
    4
    """
    _check(position, None, None, 1)
    count = _Runner(position).run(layout.PERFT, depth)
    assert count is not None  # nobody can stop it
    return count


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
    >>> values, points = solver.solve([p.hands[0].cards.mask, Cards("2D QS").mask], [])
    >>> [str(m) for m in solver.moves], values
    (['7Dx2C5S', '7Hx2C5S'], [2, -1])
    >>> points[0]  # cards, coins, settebello, primiera, sweeps; per side
    [[0, 0], [0, 0], [1, 0], [0, 0], [1, 0]]
    """

    def __init__(self, position: Position) -> None:
        hidden = position.hands[position.to_move].unknown
        if hidden:
            raise PositionError(
                [(f"hands[{position.to_move}]", f"{hidden} cards are unknown and it is to move")]
            )
        refuse_too_many(position)
        self.position = position
        self._side = position.rules.side_of(position.to_move)
        self._runner = _Runner(position)
        self.moves = tuple(move_of(word) for word in self._runner.workspace.root_moves())

    def solve(
        self, hands: Sequence[int], batches: Sequence[Sequence[int]]
    ) -> tuple[list[Value], list[list[list[int]]]] | None:
        """Return values and final points of every move in one world.

        Parameters
        ----------
        hands : sequence of int
            The whole hand of every seat, as a mask.
        batches : sequence of sequence of int
            Per batch to come, what every seat is dealt, as masks.

        Returns
        -------
        values : list of int or float
            Per move, for the side to move; as in `Solution.moves`.
        points : list of list of list of int
            Per move, category (as `scopa_lab.scoring.categories` lists them) and side: the final
            points when every seat then plays the first of its best moves.
        None
            When `stop` was called meanwhile.
        """
        runner = self._runner
        runner.set_world(hands, batches)
        count = runner.run(layout.WORLD)
        if count is None:
            return None
        points = runner.workspace.world_points(count)
        totals = [[sum(row[s] for row in rows) for s in range(len(rows[0]))] for rows in points]
        return [margin(total, self._side) for total in totals], points

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""
        return self._runner.stopped

    def stop(self) -> None:
        """End a `solve` that is running in another thread, within milliseconds, for good.

        A stopped solver stays stopped, so that a `stop` that comes just before a `solve` counts.
        """
        self._runner.stop()


class _Job:
    """One call of `solve`: threads that close in on the root moves, and somebody who watches."""

    def __init__(
        self,
        position: Position,
        start: float,
        time_limit: float | None,
        node_limit: int | None,
        threads: int,
    ) -> None:
        self.position = position
        self.start = start
        self.deadline = None if time_limit is None else start + time_limit
        self.side = position.rules.side_of(position.to_move)
        self.aim = aim(position.rules)
        self.duel = position.rules.sides == 2
        first = _Runner(position)
        self.moves = [move_of(word) for word in first.workspace.root_moves()]
        threads = min(threads, len(self.moves))
        self.runners = [first, *(_Runner(position) for _ in range(threads - 1))]
        self.share = None if node_limit is None else max(1, min(node_limit, NO_LIMIT) // threads)
        # two sides: as the kernel sees it, side 0 less side 1, points so far left out
        self.bounds: list[tuple[Value, Value]] = first.workspace.root_bounds()
        self.guess = 0
        self.queue = deque(range(len(self.moves)))
        self.line: tuple[Move, ...] = ()
        self.lock = threading.Lock()
        self.failure: BaseException | None = None
        self.working = len(self.runners)
        self.done = threading.Event()

    # ── in the worker threads ───────────────────────────────────────────────────────────────────

    def work(self, runner: _Runner) -> None:
        """Close in on one move after another, then (the last one out) follow the best line."""
        try:
            while self.queue and self.improve(runner):
                pass
            with self.lock:
                self.working -= 1
                last = self.working == 0
            if last:
                self.follow(runner)
        except BaseException as error:  # handed to the thread that waits
            self.failure = error
            last = True
        if last:
            self.done.set()

    def improve(self, runner: _Runner) -> bool:
        """Ask one question about one move; return whether to go on."""
        try:
            index = self.queue.popleft()
        except IndexError:  # another thread took the last one
            return False
        low, high = self.bounds[index]
        if low < high:
            left = None if self.share is None else self.share - runner.nodes
            if self.duel:
                goal = min(max(self.guess, int(low) + 1), int(high))
                answer = runner.run(layout.ASK, index, goal, left)
                if answer is None:
                    return False
                low, high = (max(low, answer), high) if answer >= goal else (low, min(high, answer))
                self.guess = answer + 1 if answer >= goal else answer
            else:
                answer = runner.run(layout.VECTOR, index, 0, left)
                if answer is None:
                    return False
                points = zip(runner.workspace.vector(answer), self.position.bonus, strict=True)
                low = high = margin([to_come + so_far for to_come, so_far in points], self.side)
            self.bounds[index] = (low, high)
        if low < high:
            self.queue.append(index)
        return True

    def follow(self, runner: _Runner) -> None:
        """Write the best line when everything is proven."""
        if any(low < high for low, high in self.bounds):
            return
        views = [self.view(pair)[0] for pair in self.bounds]
        index = views.index(max(views) if self.aim > 0 else min(views))
        left = None if self.share is None else self.share - runner.nodes
        value = int(self.bounds[index][0]) if self.duel else 0
        runner.run(layout.FOLLOW, index, value, left)
        self.line = runner.workspace.line()

    # ── in the thread that called ───────────────────────────────────────────────────────────────

    def watch(self, progress: Progress | None) -> Solution:
        """Start the threads and wait for the end, a limit, Ctrl-C."""
        for runner in self.runners:
            threading.Thread(target=self.work, args=(runner,), daemon=True).start()
        shown = time.perf_counter()
        try:
            while not self.done.wait(0.02):
                now = time.perf_counter()
                if self.deadline is not None and now >= self.deadline:
                    break
                if progress is not None and now - shown >= PROGRESS_SECONDS:
                    shown = now
                    partial = self.solution()
                    progress(len(partial.moves), len(self.moves), partial)
        finally:
            for runner in self.runners:
                runner.stop()
            self.done.wait(5)  # milliseconds in fact; bounds hold even if a thread is still busy
        if self.failure is not None:
            raise self.failure
        solution = self.solution()
        if progress is not None:
            progress(len(solution.moves), len(self.moves), solution)
        return solution

    def view(self, pair: tuple[Value, Value]) -> tuple[Value, Value]:
        """Return bounds as the side to move sees them, points so far included."""
        low, high = pair
        if not self.duel:
            return low, high
        if self.side == 1:
            low, high = -high, -low
        so_far = margin(self.position.bonus, self.side)
        return low + so_far, high + so_far

    def solution(self) -> Solution:
        """Return what is known by now."""
        pairs = [self.view(pair) for pair in self.bounds]
        best_of: Callable[[Iterable[Value]], Value] = max if self.aim > 0 else min
        low = best_of(pair[0] for pair in pairs)
        high = best_of(pair[1] for pair in pairs)
        proven = all(pair[0] == pair[1] for pair in pairs)
        # known to be as good as any: the worst it can be is the best that any can be
        worst = [pair[0] if self.aim > 0 else pair[1] for pair in pairs]
        most = high if self.aim > 0 else low
        best = [m for m, value in zip(self.moves, worst, strict=True) if value == most]
        return Solution(
            position=self.position,
            value=low if low == high else None,
            moves={m: p[0] for m, p in zip(self.moves, pairs, strict=True) if p[0] == p[1]},
            best=tuple(best),
            line=self.line,
            nodes=sum(runner.nodes for runner in self.runners),
            seconds=time.perf_counter() - self.start,
            proven=proven,
            bounds=(low, high),
            move_bounds=dict(zip(self.moves, pairs, strict=True)),
        )
