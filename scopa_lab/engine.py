"""Asking the kernel: which form of it answers, in what workspace, and how it is stopped.

The first request ever on a machine starts the compiler; see `scopa_lab.kernel.loading`.
"""

from __future__ import annotations

import os
import sys
import time
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any

from .captures import how_many
from .kernel import layout, loading
from .languages import chain, say
from .packing import Answer, Case, Tables, Workspace
from .position import Position
from .setup import PositionError

__all__ = [
    "MOST_CAPTURES",
    "Runner",
    "Searcher",
    "compiling",
    "form",
    "notify",
    "processors",
    "refuse_too_many",
    "refuse_unknown",
    "warm",
]

MOST_CAPTURES = 512  # of one card, in a position to be valued


def _to_stderr(message: str) -> None:
    print(f"scopa_lab: {message}", file=sys.stderr)


#: Called with one sentence when there is something to wait for; put another function in its place.
notify: Callable[[str], None] = _to_stderr
_engines = {
    entry: loading.Engine(lambda message: notify(message), entry) for entry in loading.ENTRIES
}


def form(entry: str = "entries") -> tuple[ModuleType, bool]:
    """Return the form of a kernel entry to use now, and whether it is compiled."""
    return _engines[entry].form()


def warm() -> float | None:
    """Compile everything, or load what was compiled before.

    Returns
    -------
    float or None
        Seconds it took; None where there is nothing to compile, because numba is missing, does not
        work, or is switched off (``SCOPA_LAB_PLAIN=1``), and plain Python answers.
    """
    start = time.perf_counter()
    ready = [engine.warm() for engine in _engines.values()]
    return time.perf_counter() - start if all(ready) else None


def compiling(entry: str = "entries") -> bool:
    """Say whether the compiled form of a kernel entry is on its way; asking sets it going."""
    engine = _engines[entry]
    on_its_way = not engine.form()[1] and os.environ.get("SCOPA_LAB_PLAIN") != "1"
    return on_its_way and not engine.settled(0)


def processors() -> int:
    """Return how many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def refuse_unknown(positions: Iterable[tuple[str, Position]]) -> None:
    """Refuse positions with unknown cards, and those that `refuse_too_many` refuses.

    Each position comes with what is put before the names of its fields.

    Raises
    ------
    PositionError
        With all faults.
    """
    faults = []
    for name, position in positions:
        for seat, hand in enumerate(position.hands):
            if hand.unknown:
                faults.append((f"{name}hands[{seat}]", say("engine.unknown", number=hand.unknown)))
        if position.stock.count(None):
            unknown = position.stock.count(None)
            faults.append((f"{name}stock", say("engine.unknown", number=unknown)))
        refuse_too_many(position)
    if faults:
        field, why = faults[-1]
        hinted = chain([why, say("engine.open")], "semicolon")
        raise PositionError([*faults[:-1], (field, hinted)])


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
        raise PositionError([("table", say("engine.captures", found=most, most=MOST_CAPTURES))])


class Runner(ABC):
    """A workspace and the form of the kernel that works on it.

    Changes to the compiled form as soon as that is ready, and takes a larger workspace when the
    room for moves is used up.

    Parameters
    ----------
    position : Position
        Unknown cards lie nowhere until cases say where.

    Attributes
    ----------
    entry : str
        The entry of the kernel that understands its requests.
    """

    entry = "entries"

    def __init__(self, position: Position) -> None:
        self.position = position
        self.stopped = False
        self.gave_way = False
        self._room = 1
        self._nodes = 0  # before the present workspace
        self._renew()

    @abstractmethod
    def make(self, room: int, compiled: bool) -> Workspace:
        """Return a new workspace, ready for requests, with so many times the usual room.

        Raises
        ------
        ValueError
            When so much room is out of all proportion.
        """

    def _renew(self) -> None:
        self._module, self.compiled = form(self.entry)
        while True:
            self.workspace = self.make(self._room, self.compiled)
            if self.workspace.words[layout.STATUS] == 0:
                return
            self._room *= 4

    @property
    def nodes(self) -> int:
        """Positions looked at so far; goes on while the kernel works."""
        return self._nodes + int(self.workspace.words[layout.NODES])

    def run(self, op: int, a: int = 0, b: int = 0, nodes: int | None = None) -> int | None:
        """Return the kernel's answer, or None when it was stopped or looked at enough nodes."""
        while True:
            if form(self.entry)[0] is not self._module:
                self._again()
            words = self.workspace.words
            before = int(words[layout.NODES])
            if nodes is not None:
                words[layout.NODE_LIMIT] = before + nodes
            words[layout.STOP] = 0
            if self.stopped or self.gave_way:  # said before STOP was cleared, or since
                return None
            answer = _engines[self.entry].run(self._module, words, op, a, b)
            if nodes is not None:
                nodes = max(0, nodes - int(words[layout.NODES]) + before)
            status = int(words[layout.STATUS])
            if status == 0:
                return int(answer)
            if status == layout.OVERFLOW:
                self._room *= 4
                self._again()
            elif status == layout.LIMIT_REACHED:
                return None
            else:  # or plain Python was stopped for the compiled form
                while not (self.stopped or self.gave_way or _engines[self.entry].settled(0.05)):
                    pass

    def _again(self) -> None:
        self._nodes = self.nodes
        self._renew()

    def stop(self) -> None:
        """Make `run` return None as soon as possible, from now on; from any thread."""
        self.stopped = True
        self.workspace.words[layout.STOP] = 1

    def give_way(self, now: bool = True) -> None:
        """Make the request that is running return None, until called with False; from any thread.

        That must be done before the next request is known to those who may call this.
        """
        self.gave_way = now
        self.workspace.words[layout.STOP] = int(now)


class Searcher(Runner):
    """A runner that searches: its workspace has the root moves listed, and tables.

    Parameters
    ----------
    position : Position
    tables : Tables, optional
        To share with other searchers of the same position.
    """

    def __init__(self, position: Position, tables: Tables | None = None) -> None:
        self._tables = tables
        self._cases: Sequence[Case] = ()
        super().__init__(position)

    def make(self, room: int, compiled: bool) -> Workspace:
        """Return a workspace with the root moves listed, or STATUS saying there was no room."""
        workspace = Workspace(
            self.position,
            compiled=compiled,
            tables=self._tables,
            stack=room << 13,
            roots=room << 8,
        )
        self._module.run(workspace.words, layout.LIST, 0, 0)
        if len(self._cases):
            workspace.give(self._cases)
        return workspace

    def answer(self, cases: Sequence[Case]) -> list[Answer]:
        """Return what is found out about one case after the other; about fewer when stopped."""
        if not self.compiled and len(cases) > 1:  # the plain form has room for one
            one_by_one = (self.answer([case]) for case in cases)
            return [found for answers in one_by_one for found in answers]
        done = self._answered(cases)  # may have changed to another workspace
        return self.workspace.answers(done)

    def tables(self, cases: Any) -> tuple[Any, Any]:
        """Return the points and the piles in one case after the other, as arrays.

        Parameters
        ----------
        cases : ndarray of int64
            One a row; their root moves are those of the workspace.

        Returns
        -------
        points : ndarray, shape (cases, moves, categories, sides)
        piles : ndarray, shape (cases, moves, sides)
            Of fewer cases when stopped.
        """
        import numpy as np

        roots = int(self.workspace.words[layout.ROOT_COUNT])
        if self.compiled:
            done = self._answered(cases)
            _, points, piles = self.workspace.records(slice(done), roots)
            return points.copy(), piles.copy()
        answers = self.answer([array("q", case.tobytes()) for case in cases])
        points = np.array([found.points for found in answers], np.int64)
        return points, np.array([found.piles for found in answers], np.int64)

    def _answered(self, cases: Sequence[Case]) -> int:
        """Have cases answered; return how many were, before it was stopped."""
        self._cases = cases
        self.workspace.give(cases)
        self.workspace.words[layout.ANSWERED] = 0
        done = self.run(layout.WORLDS, len(cases))
        if done is None:
            done = int(self.workspace.words[layout.ANSWERED])
        self._cases = ()
        return done
