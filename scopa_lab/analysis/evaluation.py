"""Evaluation: many worlds of one position valued side by side, given back in their order.

The answer for a world depends on the world alone, so it does not matter how many workers there are
or which of them gets it. Who works a world out is told as a `Job` that can be sent to any process:
what makes the solver, not the solver.
"""

from __future__ import annotations

import threading
import time
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ThreadPoolExecutor,
    wait,
)
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple, Protocol

from ..batches import WorldSolver
from ..engine import processors
from ..position import Position
from ..workers import Stoppable, stopped_after
from ..worlds import Worlds
from ..worlds.knowledge import Knowledge

__all__ = ["Job", "Piece", "Solver", "evaluations"]

FOREIGN_WORKERS = 8  # of an executor that does not say; twice as many pieces are handed out
CHUNK_SECONDS = 0.05  # work is handed out in pieces of about this length
_cached = threading.local()


class Solver(Stoppable, Protocol):
    """What values worlds, as `scopa_lab.batches.WorldSolver` does."""

    def tables(self, masks: Any) -> tuple[Any, Any]:
        """Return points and piles in worlds (see `Worlds.masks`), as a `Piece` has them.

        Of fewer worlds when it was stopped.
        """


@dataclass(frozen=True)
class Job:
    """What is to be done with worlds.

    Attributes
    ----------
    position : Position
    knowledge : Knowledge
    make : callable
        Makes a `Solver` of the position and the arguments, in the process that does the work.
    arguments : tuple
    """

    position: Position
    knowledge: Knowledge = Knowledge()  # noqa: RUF009  (a frozen value)
    make: Callable[..., Solver] = WorldSolver
    arguments: tuple[Any, ...] = ()


class Piece(NamedTuple):
    """What came out of some worlds.

    Attributes
    ----------
    numbers : list of int
    points : ndarray, shape (worlds, moves, categories, sides)
        The final points after every move.
    piles : ndarray, shape (worlds, moves, sides)
        The cards that every side has then.
    """

    numbers: Sequence[int]
    points: Any
    piles: Any


class _Stop:
    """Stops the solvers of one run, those at work now and those that start later."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._solvers: list[Solver] = []
        self.is_set = False

    def watch(self, solver: Solver) -> None:
        with self._lock:
            if solver not in self._solvers:
                self._solvers.append(solver)
            if self.is_set:
                solver.stop()

    def set(self) -> None:
        with self._lock:
            self.is_set = True
            for solver in self._solvers:
                solver.stop()


def _solve(
    job: Job, numbers: Sequence[int], seconds: float, stop: _Stop | None = None
) -> tuple[Any, Any, float]:
    """Value some worlds; return points and piles (of fewer when stopped) and the seconds taken.

    Ends by itself after so many seconds, since no stop reaches another process.
    """
    start = time.perf_counter()
    if getattr(_cached, "job", None) != job or _cached.solver.stopped:
        _cached.job = job
        _cached.worlds = Worlds(job.position, job.knowledge)
        _cached.solver = job.make(job.position, *job.arguments)
    if stop is not None:
        stop.watch(_cached.solver)
    with stopped_after(_cached.solver, seconds):
        points, piles = _cached.solver.tables(_cached.worlds.masks(numbers))
    return points, piles, time.perf_counter() - start


def evaluations(
    job: Job,
    numbers: Iterable[int],
    *,
    executor: Executor | None = None,
    deadline: float = float("inf"),
    stop: threading.Event | None = None,
) -> Generator[Piece, None, None]:
    """Yield what comes out of the worlds with these numbers, in this order, in pieces of any size.

    Parameters
    ----------
    job : Job
    numbers : iterable of int
        Numbers of worlds, see `Worlds`; they are drawn as they are needed.
    executor : concurrent.futures.Executor, optional
        Not given: threads, one per processor.
    deadline : float
        `time.perf_counter` time at which to end.
    stop : threading.Event, optional
        Ends it early when it is set, from any thread.

    Warns
    -----
    RuntimeWarning
        When a worker of the executor died and broke it; what was lost is done again here.

    Notes
    -----
    Closing the generator stops the work within milliseconds in threads. Workers elsewhere keep the
    deadline by themselves, but what ends the work before that does not reach them: they finish the
    piece they have begun.
    """
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise ValueError(
            f"executor is a concurrent.futures.Executor (of Dask: client.get_executor()), "
            f"got {executor!r}"
        )
    crew = _Crew(job, executor, deadline)
    left = iter(numbers)
    size = 1

    def ended() -> bool:
        return time.perf_counter() > deadline or (stop is not None and stop.is_set())

    try:
        while True:
            while len(crew.pending) < 2 * crew.width:
                piece = list(islice(left, size))
                if not piece:
                    break
                crew.submit(piece)
            if not crew.pending:
                return
            while not crew.pending[0][1].done():  # short waits, so that Ctrl-C is seen
                if ended():
                    return
                pause = max(0.0, min(deadline - time.perf_counter(), 0.1))
                wait([crew.pending[0][1]], timeout=pause)
            answer = crew.first()
            if answer is None:  # the executor broke: it is done again
                continue
            piece, (points, piles, seconds) = answer
            if len(points):
                yield Piece(piece[: len(points)], points, piles)
            if len(points) < len(piece) or ended():  # stopped
                return
            if seconds < CHUNK_SECONDS / 2 and len(piece) == size:
                size *= 2
    except CancelledError:
        raise RuntimeError("the executor was shut down before the worlds were solved") from None
    finally:
        crew.dismiss()


class _Crew:
    """Those who do the work: an executor, and this process's own threads should it break."""

    def __init__(self, job: Job, executor: Executor | None, deadline: float) -> None:
        self._job = job
        self._deadline = deadline
        self._stop = _Stop()
        self.pending: deque[tuple[list[int], Future[tuple[Any, Any, float]]]] = deque()
        self._pool = executor or self._own_threads()
        self._own = executor is None
        # executors do not say how many workers they have; the usual ones keep it here
        self.width = getattr(self._pool, "_max_workers", FOREIGN_WORKERS)

    @property
    def _threads(self) -> bool:
        return isinstance(self._pool, ThreadPoolExecutor)

    @staticmethod
    def _own_threads() -> Executor:
        return ThreadPoolExecutor(processors(), thread_name_prefix="scopa-lab")

    def submit(self, piece: list[int]) -> None:
        """Hand out a piece of the work."""
        try:
            future = self._submit(piece)
        except BrokenExecutor:
            if self._threads:  # they cannot die, and were not able to start
                raise
            self._replace()
            future = self._submit(piece)
        self.pending.append((piece, future))

    def _submit(self, piece: list[int]) -> Future[tuple[Any, Any, float]]:
        seconds = max(0.0, self._deadline - time.perf_counter())
        shared = self._stop if self._threads else None
        return self._pool.submit(_solve, self._job, piece, seconds, shared)

    def first(self) -> tuple[list[int], tuple[Any, Any, float]] | None:
        """Return the first piece with its answer; None if that was lost and is done again."""
        piece, future = self.pending[0]
        try:
            answer = future.result()
        except BrokenExecutor:
            if self._threads:
                raise
            self._replace()
            return None
        self.pending.popleft()
        return piece, answer

    def _replace(self) -> None:
        """Do what is pending in this process."""
        warnings.warn(
            "a worker of the executor died; what is left is done in this process",
            RuntimeWarning,
            stacklevel=5,
        )
        self._pool, self._own = self._own_threads(), True
        pieces = [piece for piece, _ in self.pending]
        self.pending.clear()
        for piece in pieces:
            self.pending.append((piece, self._submit(piece)))

    def dismiss(self) -> None:
        """End the work; only what belongs to this process is shut down."""
        self._stop.set()
        for _, future in self.pending:
            future.cancel()
        if self._own:
            self._pool.shutdown(wait=True, cancel_futures=True)
