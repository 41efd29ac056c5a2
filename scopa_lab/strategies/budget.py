"""How much a player may think: so many worlds or rounds, or so many seconds."""

from __future__ import annotations

import math
import time
from contextlib import AbstractContextManager

from .. import checks
from ..workers import Stoppable, stopped_after

__all__ = ["Budget"]


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

    def watch(self, worker: Stoppable, since: float) -> AbstractContextManager[None]:
        """Stop a worker when the seconds since some time are over."""
        seconds = math.inf if self.seconds is None else self.seconds
        return stopped_after(worker, seconds - (time.perf_counter() - since))
