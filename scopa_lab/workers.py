"""Workers: threads that ask the kernel for much of the same, and that Ctrl-C ends.

A signal is not seen inside a compiled call; so the calls are made elsewhere, and the thread that
was called only waits.
"""

from __future__ import annotations

import threading
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from .engine import Runner
from .packing import Workspace
from .position import Position

__all__ = ["Stoppable", "Worker", "stopped_after", "work_through"]

MOST_WORDS = 1 << 21  # on the move stack: random numbers choose among no more
WAIT = 0.02  # seconds between two looks at whether somebody pressed Ctrl-C


class Worker(Runner):
    """A workspace without a search, filled anew whenever it has to be replaced.

    Parameters
    ----------
    position : Position
    records : int
        Room for the results of so many things asked for at once.
    """

    def __init__(self, position: Position, records: int) -> None:
        self._records = records
        super().__init__(position)

    @abstractmethod
    def fill(self, words: Any) -> None:
        """Write what the requests need into the words of a new workspace."""

    def make(self, room: int, compiled: bool) -> Workspace:
        """Return a workspace with everything in it that the requests need."""
        stack = room << 13
        if stack > MOST_WORDS:
            raise ValueError(f"more than {MOST_WORDS:,} captures in one place are too many to list")
        workspace = Workspace(
            self.position, compiled=compiled, bits=0, stack=stack, roots=self._records
        )
        self.fill(workspace.words)
        return workspace


class Stoppable(Protocol):
    """What does pieces of work in a thread of its own."""

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""

    def stop(self) -> object:
        """End what is running within milliseconds, for good; from any thread."""


@contextmanager
def stopped_after(worker: Stoppable, seconds: float) -> Iterator[None]:
    """Stop a worker that is still at work after so many seconds.

    Parameters
    ----------
    worker : Stoppable
    seconds : float
        None are left from 0 down; infinity stops nothing.

    Examples
    --------
    >>> from scopa_lab.batches import WorldSolver
    >>> solver = WorldSolver(Position.setup("scopa", hands=("AD", "2D"), stock=""))
    >>> with stopped_after(solver, 60):
    ...     answers = solver.solve([([1, 2], [])])
    >>> len(answers), solver.stopped
    (1, False)
    """
    if seconds > threading.TIMEOUT_MAX:
        yield
        return
    alarm = threading.Timer(max(0.0, seconds), worker.stop)
    alarm.daemon = True
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()


Some = TypeVar("Some", bound=Stoppable)
Piece = TypeVar("Piece")


def work_through(
    workers: Sequence[Some],
    pieces: Iterable[Piece],
    do: Callable[[Some, Piece], object],
    tell: Callable[[], object] | None = None,
) -> None:
    """Let workers do piece after piece, each in a thread of its own.

    ``tell`` is called again and again meanwhile, and at the end.

    Raises
    ------
    Exception
        Whatever doing a piece raises; the other workers are stopped.
    """
    left = iter(pieces)
    lock = threading.Lock()

    def work(worker: Some) -> None:
        while not worker.stopped:
            with lock:
                try:
                    piece = next(left)
                except StopIteration:
                    return
            do(worker, piece)

    pool = ThreadPoolExecutor(len(workers), thread_name_prefix="scopa-lab")
    try:
        at_work = {pool.submit(work, worker) for worker in workers}
        while at_work:
            done, at_work = wait(at_work, WAIT, FIRST_EXCEPTION)
            for future in done:
                future.result()
            if tell is not None:
                tell()
    finally:
        for worker in workers:
            worker.stop()
        pool.shutdown(wait=False)
