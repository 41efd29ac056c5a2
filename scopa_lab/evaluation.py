"""Evaluation: many worlds of one position solved side by side, given back in their order.

The answer for a world depends on the world alone, so it does not matter how many workers there are
or which of them gets it.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import NamedTuple

from .batches import WorldSolver
from .engine import processors
from .position import Position
from .worlds import Worlds

__all__ = ["Evaluation", "evaluations"]

FOREIGN_WORKERS = 8  # of an executor that does not say; twice as many pieces are handed out
CHUNK_SECONDS = 0.05  # work is handed out in pieces of about this length
_cached = threading.local()


class Evaluation(NamedTuple):
    """What every move is worth in one world.

    Attributes
    ----------
    values : list of number
        Per move, the value for the side to move.
    points : list of list of list of int
        Per move, category and side, the final points after best play by all.
    """

    values: Sequence[float]
    points: Sequence[Sequence[Sequence[int]]]


class _Stop:
    """Stops the solvers of one run, those at work now and those that start later."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._solvers: list[WorldSolver] = []
        self.is_set = False

    def watch(self, solver: WorldSolver) -> None:
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
    position: Position, numbers: Sequence[int], seconds: float, stop: _Stop | None = None
) -> tuple[list[Evaluation], float]:
    """Solve some worlds; return their evaluations (fewer when stopped) and the seconds taken.

    Ends by itself after so many seconds, since no stop reaches another process.
    """
    start = time.perf_counter()
    if getattr(_cached, "position", None) != position or _cached.solver.stopped:
        _cached.position = position
        _cached.worlds = Worlds(position)
        _cached.solver = WorldSolver(position)
    if stop is not None:
        stop.watch(_cached.solver)
    alarm = threading.Timer(min(seconds, threading.TIMEOUT_MAX), _cached.solver.stop)
    alarm.daemon = True
    if seconds < float("inf"):
        alarm.start()
    worlds = map(_cached.worlds.at, numbers)
    done = [Evaluation(*found) for found in _cached.solver.solve(worlds)]
    alarm.cancel()
    return done, time.perf_counter() - start


def evaluations(
    position: Position,
    numbers: Iterable[int],
    *,
    executor: Executor | None = None,
    deadline: float = float("inf"),
    stop: threading.Event | None = None,
) -> Generator[tuple[int, Evaluation], None, None]:
    """Yield (number, evaluation) of the worlds with these numbers, in this order.

    Parameters
    ----------
    position : Position
    numbers : iterable of int
        Numbers of worlds, see `Worlds`; they are drawn as they are needed.
    executor : concurrent.futures.Executor, optional
        Not given: threads, one per processor.
    deadline : float
        `time.perf_counter` time at which to end.
    stop : threading.Event, optional
        Ends it early when it is set, from any thread.

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
    workers_stop = _Stop()
    own = executor is None
    pool = (
        ThreadPoolExecutor(processors(), thread_name_prefix="scopa-lab")
        if executor is None
        else executor
    )
    # executors do not say how many workers they have; the usual ones keep it here
    width = processors() if own else getattr(pool, "_max_workers", FOREIGN_WORKERS)
    pending: deque[tuple[Sequence[int], Future[tuple[list[Evaluation], float]]]] = deque()
    left = iter(numbers)
    size = 1

    def ended() -> bool:
        return time.perf_counter() > deadline or (stop is not None and stop.is_set())

    def submit() -> bool:
        """Hand out the next piece; return whether there was one."""
        piece = list(islice(left, size))
        if piece:
            seconds = max(0.0, deadline - time.perf_counter())
            shared = workers_stop if isinstance(pool, ThreadPoolExecutor) else None
            pending.append((piece, pool.submit(_solve, position, piece, seconds, shared)))
        return bool(piece)

    try:
        while True:
            while len(pending) < 2 * width and submit():
                pass
            if not pending:
                return
            piece, future = pending[0]
            while not future.done():  # short waits, so that Ctrl-C is seen
                if ended():
                    return
                wait([future], timeout=max(0.0, min(deadline - time.perf_counter(), 0.1)))
            pending.popleft()
            done, seconds = future.result()
            for number, evaluation in zip(piece, done, strict=False):
                yield number, evaluation
                if ended():
                    return
            if len(done) < len(piece):  # stopped
                return
            if seconds < CHUNK_SECONDS / 2 and len(piece) == size:
                size *= 2
    except CancelledError:
        raise RuntimeError("the executor was shut down before the worlds were solved") from None
    finally:
        workers_stop.set()
        for _, future in pending:
            future.cancel()
        if own:
            pool.shutdown(wait=True, cancel_futures=True)
