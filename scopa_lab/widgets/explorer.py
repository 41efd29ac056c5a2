"""The explorer: a card table whose moves are valued, better and better, while one looks on."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import traitlets as t

from .. import display
from ..art.svg import clean
from ..cards import Card
from ..display.page import signed
from ..languages import say
from ..position import Position
from .html import button, row
from .html import region as place
from .job import Job
from .screen import region
from .table import Table

if TYPE_CHECKING:
    from ..analysis import Analysis

__all__ = ["Explorer"]


class Explorer(Table):
    """A card table to explore: choose a card, see what it takes, play, compute values.

    Parameters
    ----------
    position : Position or str
        Where to start; a text is read by `Position.parse`.
    method, worlds, time_limit, seed
        As for `scopa_lab.analyse`; they can be changed later.
    **traits
        As for every screen: `deck`, `lang`, `colours`, `size`.

    Notes
    -----
    A widget lives as long as its kernel. What should last is the result: `analysis` holds it, and
    displays itself as a still table that a saved notebook keeps.

    Examples
    --------
    >>> explorer = Explorer(Position.setup("scopa", table="2C 5S", hands=("7D AS", "? ?")))
    >>> explorer.act({"kind": "card", "card": "7D", "zone": "hand", "seat": "0"})
    >>> explorer.walk.picked, explorer.walk.lit
    (Move('7Dx2C5S'), Cards('2C 5S'))
    """

    method = t.Unicode("auto", help="How moves are valued, as for scopa_lab.analyse.")
    worlds = t.Int(None, allow_none=True, help="How many worlds to look at; None: as analyse does.")
    time_limit = t.Float(None, allow_none=True, help="Seconds a computation may take.")
    seed = t.Int(0, help="Seed of the worlds; the same seed gives the same numbers.")
    analysis = t.Any(None, help="The latest Analysis of the position shown, or None; read only.")

    running = t.Bool(False, help="Whether a computation is running; read only.")
    run = region("Compute, cancel, and how the computation stands.")
    values = region("The table of values.")

    def __init__(self, position: Position | str, **traits: Any) -> None:
        position = Position.of(position)
        self._job: Job[Analysis] | None = None
        self._computed = position  # what the latest job is about
        self._results: dict[Position, Analysis] = {}
        self._ends: dict[Position, str] = {}
        super().__init__(position, **traits)

    # ── computing ───────────────────────────────────────────────────────────────────────────────

    def do_compute(self, _intent: Mapping[str, Any]) -> None:
        """Value the moves of the position shown."""
        self.compute()

    def do_cancel(self, _intent: Mapping[str, Any]) -> None:
        """Stop the computation."""
        self.halt()

    def compute(self) -> None:
        """Start valuing the moves of the position shown; returns at once."""
        from ..analysis import improving  # needs numpy, which looking does not

        with self._lock:
            self.halt()
            position = self.walk.position
            settings: dict[str, Any] = {
                "method": self.method,
                "worlds": self.worlds,
                "time_limit": self.time_limit,
                "seed": self.seed,
            }

            def better(stop: threading.Event) -> Iterator[Analysis]:
                return improving(position, **settings, stop=stop)

            self._computed = position
            self._results.pop(position, None)
            self._ends[position] = say("explorer.starting")
            self._job = Job(better, self._report)
            self._job.start()
            self.show()

    def halt(self) -> None:
        """Stop the running computation, keep what it found, and say so."""
        if self._job is None:
            return
        self._job.cancel()
        self._job, self.running = None, False
        found = self._results.get(self._computed)
        self._ends[self._computed] = (
            _standing("stopped", found) if found else say("explorer.nothing")
        )

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
        position = self._computed
        if found is not None:
            self._results[position] = found
        if state == "running" and found is not None:
            self._ends[position] = _standing("computing", found)
            return
        self._job = None
        if error is not None:
            self.fail(error)
            self._ends[position] = (
                say("explorer.failed") if found is None else _standing("stopped", found)
            )
        elif found is not None:  # incomplete when the time limit ended it
            self._ends[position] = _standing("done" if found.complete else "stopped", found)

    # ── showing ─────────────────────────────────────────────────────────────────────────────────

    def title(self) -> str:
        """What the screen is called."""
        return self.words("explorer.title")

    def frame_html(self) -> str:
        """The table, and below it the values."""
        return super().frame_html() + place("run") + place("values", role="region")

    def prepare(self) -> None:
        """Follow the walk; a computation about another position ends."""
        position = self.walk.position
        if position != self._computed:
            self.halt()
        super().prepare()
        self.analysis = self._results.get(position)
        self.running = self._job is not None

    def notes(self) -> dict[Card, str]:
        """Under each card what its best move is worth."""
        notes: dict[Card, str] = {}
        if self.analysis is not None:
            for one in self.analysis.rows:
                notes.setdefault(one.move.card, signed(one.ev.mean))
        return notes

    def show_run(self) -> str:
        """Compute or cancel, progress, and how it stands."""
        running = self._job is not None
        done, goal = self.analysis.progress if self.analysis is not None else (0, 0)
        share = f' value="{done / goal:.4f}"' if goal else ""
        label = clean(self.words("explorer.compute"))
        bar = f'<progress class="slx-progress" max="1"{share} aria-label="{label}"></progress>'
        compute = button(
            self.words("explorer.compute"),
            "compute",
            able=not self.walk.position.is_over,
            kind="slx-strong",
            data_heir="cancel",
        )
        cancel = button(self.words("screen.cancel"), "cancel", data_heir="compute")
        status = self._ends.get(self.walk.position)
        told = clean(self.told(status)) if status else ""
        return row(
            cancel if running else compute,
            bar if running else "",
            f'<span class="slx-status" role="status">{told}</span>',
        )

    def show_line(self) -> str:
        """The position in one line, and where to go on with it."""
        return super().show_line() + row(self.onward("editor", "play", "quiz"), kind="slx-onward")

    def show_values(self) -> str:
        """The table of values."""
        if self.analysis is None:
            return ""
        return display.analysis_html(self.analysis, deck=self.deck, lang=self.lang, pick=True)

    def still(self) -> str:
        """The position, and its values if there are any."""
        still = super().still()
        if self.analysis is not None:
            still += display.analysis_html(self.analysis, deck=self.deck, lang=self.lang)
        return still


def _standing(key: str, found: Analysis) -> str:
    """How a computation stands: by worlds, or of fair values."""
    exact = key == "done" and found.exact
    return say(
        f"explorer.{'exact' if exact else key if found.worlds else f'{key}_fair'}",
        done=f"{found.progress[0]:,}",
        goal=f"{found.progress[1]:,}",
        seconds=f"{found.seconds:.1f}",
    )
