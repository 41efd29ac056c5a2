"""Jobs: a computation that gets better and better, in a thread of its own.

What is computed is an iterator; every item is a better answer. A job reports each of them and then,
always, how it ended. Who listens decides whether it still wants to know.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

__all__ = ["Job"]

T = TypeVar("T")
log = logging.getLogger(__name__)


class Job(Generic[T]):
    """One computation.

    Parameters
    ----------
    make : callable
        Takes an Event that asks it to stop and returns the iterator of better answers.
    report : callable
        Called in the job's thread with (job, answer, state, error): state ``"running"`` with each
        answer, then once ``"done"``, ``"cancelled"`` or ``"failed"`` with the last answer or None.

    Examples
    --------
    >>> heard = []
    >>> job = Job(lambda stop: iter([1, 2]), lambda job, answer, state, error:
    ...     heard.append((answer, state)))
    >>> job.start()
    >>> job.wait(10)
    True
    >>> heard
    [(1, 'running'), (2, 'running'), (2, 'done')]
    """

    def __init__(
        self,
        make: Callable[[threading.Event], Iterator[T]],
        report: Callable[[Job[T], T | None, str, BaseException | None], None],
    ) -> None:
        self._make = make
        self._report = report
        self._stop = threading.Event()
        self._ended = threading.Event()

    def start(self) -> None:
        """Begin, in a thread that does not keep the program alive."""
        threading.Thread(target=self._run, name="scopa-lab-job", daemon=True).start()

    def cancel(self) -> None:
        """Ask it to stop; returns at once."""
        self._stop.set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it has ended; whether it has."""
        return self._ended.wait(seconds)

    def _run(self) -> None:
        last: T | None = None
        state: str = "done"
        error: BaseException | None = None
        try:
            stream = self._make(self._stop)
            try:
                for last in stream:
                    if self._stop.is_set():
                        break
                    self._report(self, last, "running", None)
            finally:
                close = getattr(stream, "close", None)
                if close is not None:
                    close()
        except BaseException as caught:  # whatever it is, somebody waits for the end
            state, error = "failed", caught
        if self._stop.is_set():
            state, error = "cancelled", None
        try:
            self._report(self, last, state, error)
        except Exception:
            log.exception("the end of a job could not be reported")
        finally:
            self._ended.set()
