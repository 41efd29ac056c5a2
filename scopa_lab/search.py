"""Exact search: what every move is worth when all cards are known and all play their best.

`solve` gives a `Solution`, which is proven, or bounded when it ended early. The work is done by the
kernel; here it is asked, shared out to threads, watched, stopped and put into words.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

from .checks import seconds, whole
from .engine import Searcher, refuse_unknown
from .kernel import layout
from .moves import Move
from .packing import NO_LIMIT, Tables, free_memory, move_of
from .position import Position
from .scoring import margin
from .solution import Solution, Stopped, Value, aim, concept
from .workers import work_through

__all__ = ["MEMORY", "Solution", "Stopped", "concept", "perft", "solve"]

Progress = Callable[[int, int, "Solution"], object]
PROGRESS_SECONDS = 0.1
WATCH_SECONDS = 0.02  # how often limits and Ctrl-C are looked for
MEMORY = 1024  # MiB
LONG = 29  # cards to be played from which on a search is likely to be ended early …
NEAR = 3  # … and so begins with bounds so many points from what it guesses


def solve(
    position: Position | str,
    *,
    time_limit: float | None = None,
    node_limit: int | None = None,
    threads: int = 1,
    memory: int = MEMORY,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
) -> Solution:
    """Work out the exact value of every move of a position with all cards known.

    Parameters
    ----------
    position : Position or str
        A position, or its one-line text.
    time_limit : float, optional
        Seconds; then the bounds found so far are given.
    node_limit : int, optional
        Positions looked at, shared out to the threads. With one thread the same limit gives the
        same answer every time (but for the seconds in which the search is compiled for the first
        time).
    threads : int
        Threads that share the work and one table of positions; the values do not depend on it.
    memory : int
        MiB that the table of positions may take at most. Small positions take less, and never more
        than half of what the machine has free is taken.
    progress : callable, optional
        Called about ten times a second with the number of moves proven, the number of moves and
        the `Solution` so far, with its nodes and bounds.
    stop : threading.Event, optional
        Ends the search when it is set, from any thread; then the bounds found so far are given.

    Raises
    ------
    PositionError
        When cards are unknown; `scopa_lab.analyse` takes such positions.
    ValueError
        For a limit, a number of threads or an amount of memory that makes no sense.
    Stopped
        On Ctrl-C: a `KeyboardInterrupt` that has the bounds found so far as its ``solution``.

    Examples
    --------
    >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
    >>> s = solve(p)
    >>> s.value, [str(m) for m in s.best], s.proven
    (2, ['7Dx2C5S'], True)
    """
    position = Position.of(position)
    refuse_unknown([("", position)])
    if time_limit is not None:
        seconds("time_limit", time_limit)
    if node_limit is not None:
        node_limit = whole("node_limit", node_limit, least=1)
    threads = whole("threads", threads, least=1)
    memory = whole("memory", memory, least=1)
    if progress is not None and not callable(progress):
        raise ValueError(f"progress is a function that is called meanwhile, got {progress!r}")
    if stop is not None and not callable(getattr(stop, "is_set", None)):
        raise ValueError(f"stop is a threading.Event, got {stop!r}")
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
    job = _Job(position, start, node_limit, threads, memory)
    deadline = float("inf") if time_limit is None else start + time_limit
    return job.watch(deadline, progress, stop)


def perft(position: Position, depth: int) -> int:
    """Count the sequences of so many moves, shorter ones where the deal ends before.

    A fingerprint of the rules of play: two programs that disagree on a rule disagree on a count.

    Examples
    --------
    >>> perft(Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock=""), 4)
    4
    """
    refuse_unknown([("", position)])
    found: list[int | None] = []
    work_through(
        [Searcher(position)], [depth], lambda own, plays: found.append(own.run(layout.PERFT, plays))
    )
    (count,) = found
    assert count is not None  # else Ctrl-C was raised
    return count


class _Question(NamedTuple):
    """Is a root move worth at least a goal? With three sides and more: what is it worth?"""

    root: int
    goal: int


class _Job:
    """One call of `solve`: threads that close in on the root moves, and somebody who watches."""

    def __init__(
        self, position: Position, start: float, node_limit: int | None, threads: int, memory: int
    ) -> None:
        self.position = position
        self.start = start
        self.side = position.rules.side_of(position.to_move)
        self.aim = aim(position.rules)
        self.duel = position.rules.sides == 2
        self.long = sum(map(len, position.hands)) + len(position.stock) >= LONG
        threads = min(threads, node_limit or threads)
        self.tables = Tables(position, min(memory << 20, free_memory() // 2))
        self.runners = [Searcher(position, self.tables) for _ in range(threads)]
        workspace = self.runners[0].workspace
        self.moves = [move_of(word) for word in workspace.root_moves()]
        self.share = None if node_limit is None else min(node_limit, NO_LIMIT) // threads
        # two sides: as the kernel sees it, side 0 less side 1, points so far left out
        self.bounds: list[tuple[Value, Value]] = workspace.root_bounds()
        self.guess = 0
        self.queue = deque(range(len(self.moves)))  # moves that nobody asks about
        self.asked: dict[Searcher, _Question] = {}
        self.line: tuple[Move, ...] = ()
        self.changed = threading.Condition()  # of all that is above
        self.failure: BaseException | None = None
        self.working = len(self.runners)
        self.done = threading.Event()

    # ── in the worker threads ───────────────────────────────────────────────────────────────────

    def work(self, runner: Searcher) -> None:
        """Close in on one move after another, then (the last one out) follow the best line."""
        try:
            while self.improve(runner):
                pass
            with self.changed:
                self.working -= 1
                self.changed.notify_all()
                last = self.working == 0
            if last:
                runner.give_way(False)
                self.follow(runner)
        except BaseException as error:  # handed to the thread that waits
            self.failure = error
            last = True
        if last:
            self.done.set()

    def question(self) -> _Question | None:
        """Return what to find out next: about a move that nobody is at, if there is one.

        Else one point more or less than somebody asks, which is the next question either way; None
        when that is asked too.
        """
        while self.queue:
            index = self.queue.popleft()
            low, high = self.bounds[index]
            if low < high:
                return _Question(index, self.goal(int(low), int(high)) if self.duel else 0)
        taken = set(self.asked.values())
        if self.duel:
            for index, goal in sorted(taken):
                low, high = self.bounds[index]
                for other in (goal + 1, goal - 1):
                    if low < other <= high and _Question(index, other) not in taken:
                        return _Question(index, other)
        return None

    def goal(self, low: int, high: int) -> int:
        """Return what to ask next of a move: is it worth as much as the moves so far?

        Long searches begin far from there, halfway to the farther bound: such questions are soon
        answered, and leave bounds worth having when the search is ended early.
        """
        near = min(max(self.guess, low + 1), high)
        above, below = high - near, near - 1 - low
        if not self.long or max(above, below) <= NEAR:
            return near
        return near + (above + 1) // 2 if above >= below else near - (below + 1) // 2

    def improve(self, runner: Searcher) -> bool:
        """Answer one question; return whether to go on."""
        with self.changed:
            while (question := self.question()) is None:
                if not self.asked or runner.stopped:
                    return False
                self.changed.wait()
            runner.give_way(False)
            self.asked[runner] = question
        left = None if self.share is None else max(0, self.share - runner.nodes)
        operation = layout.ASK if self.duel else layout.VECTOR
        answer = runner.run(operation, *question, left)
        with self.changed:
            del self.asked[runner]
            if question.root not in {other.root for other in self.asked.values()}:
                self.queue.append(question.root)
            self.changed.notify_all()
            if answer is None:
                return runner.gave_way
            low, high = self.bounds[question.root]
            if not self.duel:
                points = zip(runner.workspace.vector(answer), self.position.bonus, strict=True)
                low = high = margin([to_come + so_far for to_come, so_far in points], self.side)
            elif answer >= question.goal:
                low = max(low, answer)
                self.guess = max(answer + 1, self.guess) if self.long else answer + 1
            else:
                high = min(high, answer)
                self.guess = min(answer, self.guess) if self.long else answer
            self.bounds[question.root] = low, high
            for other, (index, goal) in self.asked.items():
                if index == question.root and not low < goal <= high:
                    other.give_way()  # its question has been answered
        return True

    def follow(self, runner: Searcher) -> None:
        """Write the best line when everything is proven."""
        if any(low < high for low, high in self.bounds):
            return
        views = [self.view(pair)[0] for pair in self.bounds]
        index = views.index(max(views) if self.aim > 0 else min(views))
        left = None if self.share is None else max(0, self.share - runner.nodes)
        value = int(self.bounds[index][0]) if self.duel else 0
        if runner.run(layout.FOLLOW, index, value, left) is not None:
            self.line = runner.workspace.line()

    # ── in the thread that called ───────────────────────────────────────────────────────────────

    def watch(
        self, deadline: float, progress: Progress | None, stop: threading.Event | None
    ) -> Solution:
        """Start the threads and wait for the end, a limit, Ctrl-C."""
        shown = time.perf_counter()
        interrupted = False
        try:
            for runner in self.runners:
                threading.Thread(target=self.work, args=(runner,), daemon=True).start()
            while not self.done.wait(WATCH_SECONDS):
                now = time.perf_counter()
                if now >= deadline or (stop is not None and stop.is_set()):
                    break
                if progress is not None and now - shown >= PROGRESS_SECONDS:
                    shown = now
                    partial = self.solution()
                    progress(len(partial.moves), len(self.moves), partial)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            self.end()
        if self.failure is not None:
            raise self.failure
        solution = self.solution()
        if interrupted:
            raise Stopped(solution)
        if progress is not None:
            progress(len(solution.moves), len(self.moves), solution)
        return solution

    def end(self) -> None:
        """Stop the threads, within milliseconds; what is known by then holds in any case."""
        for runner in self.runners:
            runner.stop()
        with self.changed:
            self.changed.notify_all()
        self.done.wait(5)

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
            table_filled=self.tables.filled(),
        )
