"""How much a player may think: so many worlds or rounds, or so many seconds."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from .. import checks

__all__ = ["Budget"]


class _Stoppable(Protocol):
    def stop(self) -> object: ...


class Budget:
    """So many pieces of work, or as many as fit into so many seconds.

    Parameters
    ----------
    name : str
        What the pieces are called, for errors.
    most : int or None
        Not given: no more than the seconds allow; `usual` if there are none either.
    seconds : float or None
    usual : int
    """

    def __init__(self, name: str, most: int | None, seconds: float | None, usual: int) -> None:
        self.seconds = None if seconds is None else checks.seconds("seconds", seconds)
        if most is not None:
            self.most = checks.whole(name, most, least=1)
        else:
            self.most = usual if seconds is None else 1 << 40

    @contextmanager
    def watch(self, worker: _Stoppable, since: float) -> Iterator[None]:
        """Stop a worker when the seconds since some time are over."""
        if self.seconds is None:
            yield
            return
        left = self.seconds - (time.perf_counter() - since)
        alarm = threading.Timer(max(0.001, left), worker.stop)
        alarm.daemon = True
        alarm.start()
        try:
            yield
        finally:
            alarm.cancel()
