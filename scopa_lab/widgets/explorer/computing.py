"""A card table whose moves are valued in a thread: settings, start, cancel, what was found."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import traitlets as t

from ...engine import compiling, processors, warm
from ...languages import say
from ...position import Position
from ..page.job import Job
from ..page.table import Table
from .settings import read

if TYPE_CHECKING:
    from ...analysis import Analysis

__all__ = ["Computing", "Found", "better", "keep"]

MOST = 200  # positions whose values are kept while one steps back and forth
#: traits that say what `scopa_lab.analyse` is asked for
SETTINGS = ("method", "worlds", "time_limit", "seed", "utility", "match", "players")


@dataclass
class Found:
    """What is known of a position: the settings asked for, values if any, how it stands."""

    settings: Mapping[str, Any]
    analysis: Analysis | None = None
    status: str = ""
    halted: bool = False


def keep(store: dict[Any, Any], key: Any, value: Any, most: int = MOST) -> None:
    """Store a value as the newest one, and let the oldest go where there are too many.

    >>> store = {"a": 1, "b": 2}
    >>> keep(store, "c", 3, most=2)
    >>> store
    {'b': 2, 'c': 3}
    """
    store.pop(key, None)
    store[key] = value
    while len(store) > most:
        del store[next(iter(store))]


class Computing(Table):
    """A card table whose moves can be valued; what is shown of it is for subclasses."""

    method = t.Unicode("auto", help="How moves are valued, as for scopa_lab.analyse.")
    worlds = t.Int(None, allow_none=True, help="How many worlds to look at; None: as analyse does.")
    time_limit = t.Float(10.0, allow_none=True, help="Seconds a computation may take, or None.")
    seed = t.Int(0, help="Seed of the worlds; the same seed gives the same numbers.")
    utility = t.Unicode("margin", help="What is averaged, as for scopa_lab.analyse.")
    match = t.Tuple(t.Int(), t.Int(), default_value=(0, 0), help="The score, for the match.")
    players = t.Unicode("chitarrella", help="Who plays on, for method playout.")
    analysing = t.Bool(False, help="Whether every position shown is valued at once.")

    KEPT = (*Table.KEPT, *SETTINGS, "analysing")

    analysis = t.Any(None, help="The latest Analysis of the position shown, or None; read only.")
    running = t.Bool(False, help="Whether a computation is running; read only.")

    def __init__(self, position: Position | str, **traits: Any) -> None:
        position = Position.of(position)
        self._job: Job[Analysis] | None = None
        self._computed = position  # what the latest job is about
        self._found: dict[Position, Found] = {}
        super().__init__(position, **traits)
        self.observe(self._asked_otherwise, ["analysing", *SETTINGS])
        if self.analysing:
            self._asked_otherwise(None)

    def settings(self) -> dict[str, Any]:
        """Return what `scopa_lab.analyse` is asked for, besides the position."""
        asked = {name: getattr(self, name) for name in ("method", "worlds", "time_limit")}
        asked |= {"seed": self.seed, "utility": self.utility}
        if self.utility == "match":
            asked["match"] = self.match
        if self.method == "playout":
            asked["players"] = self.players
        return asked

    # ── intents ─────────────────────────────────────────────────────────────────────────────────

    def do_shown(self, intent: Mapping[str, Any]) -> None:
        """A view appeared: what is needed to compute is loaded while a person looks."""
        super().do_shown(intent)
        _get_ready()
        if self.analysing:
            self._begin_if_needed()  # it ended when nobody looked any more

    def do_compute(self, _intent: Mapping[str, Any]) -> None:
        """Value the moves of the position shown."""
        self.compute()

    def do_cancel(self, _intent: Mapping[str, Any]) -> None:
        """Stop the computation, and computing at every step."""
        self.halt()
        self.analysing = False

    def do_analyse(self, intent: Mapping[str, Any]) -> None:
        """Value every position at once from now on, or no more."""
        self.analysing = intent.get("value") is True

    def do_adjust(self, intent: Mapping[str, Any]) -> None:
        """Change a setting."""
        name, value = read(str(intent.get("name")), str(intent.get("value", "")))
        if name in ("ours", "theirs"):
            ours, theirs = self.match
            self.match = (value, theirs) if name == "ours" else (ours, value)
        else:
            setattr(self, name, value)

    def _asked_otherwise(self, _change: Any) -> None:
        """Compute anew where everything is to be computed; a running computation ends."""
        with self._lock:
            if self._job is not None and self._found[self._computed].settings != self.settings():
                self.halt()
            if self.analysing:
                self._begin_if_needed()
            self.show()

    # ── computing ───────────────────────────────────────────────────────────────────────────────

    def compute(self) -> None:
        """Start valuing the moves of the position shown; returns at once."""
        with self._lock:
            self._begin()
            self.show()

    def _begin(self) -> None:
        self.halt()
        position, settings = self.walk.position, self.settings()
        before = self._found.get(position)  # shown until there is something new
        kept = before.analysis if before is not None and before.settings == settings else None
        found = Found(settings, kept, say("explorer.starting"))
        self._computed = position
        keep(self._found, position, found)
        self._job = Job(lambda stop: better(position, settings, stop), self._report)
        self._job.start()

    def _begin_if_needed(self) -> None:
        """Begin where there is something to compute and it is not known, nor being computed."""
        position = self.walk.position
        known = self._found.get(position)
        if known is not None and known.settings == self.settings() and not known.halted:
            return
        if not position.is_over and not position.hands[position.to_move].unknown:
            self._begin()

    def halt(self) -> None:
        """Stop the running computation, keep what it found, and say so."""
        if self._job is None:
            return
        self._job.cancel()
        self._job, self.running = None, False
        found = self._found[self._computed]
        self._found[self._computed] = self._stopped(found)

    def _stopped(self, found: Found) -> Found:
        """What was found so far, as it is told when no more is to come."""
        status = self._standing("stopped") if found.analysis else say("explorer.nothing")
        return replace(found, status=status, halted=True)

    def saved(self) -> dict[str, Any]:
        """What brings this back, with what is known of the position shown."""
        position = self.walk.position
        found = self._found.get(position)
        if found is not None and self._job is not None:
            found = self._stopped(found)  # nobody will go on with it
        # first what is known: what is asked for is then not begun anew
        return {"_found": {} if found is None else {position: found}, **super().saved()}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Be again as another one was; nothing is computed until somebody looks."""
        with self._lock:
            super().restore(saved)
            self.halt()
            self.show()

    def _report(
        self,
        job: Job[Analysis],
        found: Analysis | None,
        state: str,
        error: BaseException | None,
    ) -> None:
        """Hear from a job, in its thread."""
        with self._lock, self.hold_sync():
            if job is not self._job:
                return  # an old one; what it found before it was stopped is kept already
            try:
                self._take(found, state, error)
            except Exception as unforeseen:
                self._job = None
                self.fail(unforeseen)
            self.show()

    def _take(self, found: Analysis | None, state: str, error: BaseException | None) -> None:
        kept = self._found[self._computed]
        if found is not None:
            kept.analysis = found
        if state == "running" and found is not None:
            kept.status = self._standing("computing")
            return
        self._job = None
        if error is not None:
            self.fail(error)
            kept.status = say("explorer.failed") if found is None else self._standing("stopped")
        elif found is not None:  # incomplete when the time limit ended it
            kept.status = self._standing("done" if found.complete else "limit")

    def _standing(self, key: str) -> str:
        """How the latest computation stands: by worlds, by time, or of fair values."""
        kept = self._found[self._computed]
        found = kept.analysis
        assert found is not None
        if not found.worlds:
            key += "_fair"
        elif key == "done" and found.exact:
            key = "exact"
        elif key in ("computing", "stopped") and _open_ended(kept):
            key += "_open"
        return say(
            f"explorer.{key}",
            done=found.progress[0],
            goal=found.progress[1],
            seconds=f"{found.seconds:.1f}",
        )

    # ── showing ─────────────────────────────────────────────────────────────────────────────────

    def prepare(self) -> None:
        """Follow the walk; a computation about another position ends."""
        position = self.walk.position
        if position != self._computed:
            self.halt()
            self._computed = position
            if self.analysing:
                self._begin_if_needed()
        found = self._found.get(position)
        self.analysis = found.analysis if found is not None else None
        super().prepare()

    def show(self) -> None:
        """Bring everything up to date; who waits for `running` to end finds all of it shown."""
        with self._lock:
            super().show()
            self.running = self._job is not None

    def share(self) -> float | None:
        """Return how much of the running computation is done; None where it cannot be said."""
        found = self._found.get(self.walk.position)
        if self._job is None or found is None or found.analysis is None:
            return None
        done, goal = found.analysis.progress
        limit = found.settings["time_limit"]
        by_time = found.analysis.seconds / limit if limit else 0.0
        by_worlds = done / goal if goal else 0.0
        return min(1.0, by_time if _open_ended(found) else max(by_worlds, by_time))

    def status(self) -> str:
        """How the computation stands about the position shown; "" where none was begun."""
        found = self._found.get(self.walk.position)
        if found is None:
            return ""
        if found.settings != self.settings():
            return say("explorer.otherwise", status=found.status)
        return found.status


def better(
    position: Position, settings: Mapping[str, Any], stop: threading.Event
) -> Iterator[Analysis]:
    """Yield better and better analyses; the time limit begins when the search can answer."""
    from ...analysis import improving  # needs numpy, which looking does not

    cold = any(map(compiling, ENTRIES))
    # one processor stays with the page: a card touched meanwhile lights at once
    with ThreadPoolExecutor(max(1, processors() - 1)) as executor:
        try:
            yield from improving(position, **settings, stop=stop, executor=executor)
        except TimeoutError:
            if not cold:
                raise
            while any(map(compiling, ENTRIES)) and not stop.wait(0.1):
                pass
            yield from improving(position, **settings, stop=stop, executor=executor)


ENTRIES = ("entries", "players")  # of the kernel: the search and the players


def _open_ended(found: Found) -> bool:
    """Whether time, not a number of worlds, ends a computation."""
    if found.analysis is None or found.settings["time_limit"] is None:
        return False
    goal = found.analysis.progress[1]
    return found.settings["worlds"] is None and goal < found.analysis.worlds_total


@cache
def _get_ready() -> None:
    """Load the search in a thread of its own, once; the first values then come at once."""

    def load() -> None:
        from ... import analysis  # noqa: F401  (it brings numpy)

        warm()

    threading.Thread(target=load, name="scopa-lab-warm", daemon=True).start()
