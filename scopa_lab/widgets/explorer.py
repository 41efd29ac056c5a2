"""The explorer: a position to look at, touch, play on from and compute.

Python holds the truth. The browser side (``explorer.js``) shows what the synchronised traits say
and sends intents, ``{"kind": …}``; it knows no rule. Intents and the reports of a running job may
come from any thread, so one lock guards everything, and nothing that goes wrong in a callback is
lost: it becomes the banner.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets as t

from .. import display
from ..art.svg import clean
from ..cards import CardError, Cards
from ..display.page import page, signed
from ..display.small import Faces
from ..display.values import pick_button
from ..moves import Move
from ..position import Position
from ..render import DECKS, position_svg
from ..setup import PositionError
from ..words import LANGUAGES
from .job import Job
from .walk import Refused, Walk
from .words import Words

if TYPE_CHECKING:
    from ..analysis import Analysis

__all__ = ["Explorer"]

log = logging.getLogger(__name__)
HERE = Path(__file__).parent
MOST_OFFERED = 60  # captures of one card shown as buttons


def _shown(default: Any, kind: Callable[..., Any], words: str) -> Any:
    """A trait that the browser is sent."""
    return kind(default, help=words).tag(sync=True)


class Explorer(anywidget.AnyWidget):
    """A card table to explore: choose a card, see what it takes, play, compute values.

    Parameters
    ----------
    position : Position or str
        Where to start; a text is read by `Position.parse`.
    deck : {"italian", "french"}
        Which faces.
    lang : {"en", "it", "fr", "es", "fi"}
        Language of the labels and of the names of cards.
    method, worlds, time_limit, seed
        As for `scopa_lab.analyse`; they can be changed later.

    Notes
    -----
    A widget lives as long as its kernel. What should last is the result: `analysis` holds it, and
    displays itself as a still table that a saved notebook keeps.

    Examples
    --------
    >>> from scopa_lab import Position
    >>> explorer = Explorer(Position.setup("scopa", table="2C 5S", hands=("7D AS", "? ?")))
    >>> explorer.act({"kind": "card", "card": "7D", "zone": "hand", "seat": 0})
    >>> explorer.picked, explorer.lit
    ('7Dx2C5S', ['2C', '5S'])
    >>> explorer.act({"kind": "play"})
    >>> explorer.position.piles[0]
    Cards('2C 5S 7D')
    """

    _esm = HERE / "explorer.js"
    _css = HERE / "explorer.css"

    # what a user may set
    position = t.Instance(Position, help="The position shown; set it to start from another one.")
    deck = t.Enum(DECKS, "italian", help="Which card faces.").tag(sync=True)
    lang = t.Enum(LANGUAGES, "en", help="Language of labels and names of cards.").tag(sync=True)
    method = t.Unicode("auto", help="How moves are valued, as for scopa_lab.analyse.")
    worlds = t.Int(None, allow_none=True, help="How many worlds to look at; None: as analyse does.")
    time_limit = t.Float(None, allow_none=True, help="Seconds a computation may take.")
    seed = t.Int(0, help="Seed of the worlds; the same seed gives the same numbers.")
    analysis = t.Any(None, help="The latest Analysis of the position shown, or None; read only.")

    # what the browser is sent
    picture = _shown("", t.Unicode, "The card table as SVG.")
    chosen = _shown("", t.Unicode, "Text of the raised hand card, or empty.")
    lit = t.List(t.Unicode(), help="Table cards that glow.").tag(sync=True)
    options = _shown("", t.Unicode, "The moves of the chosen card as HTML buttons.")
    picked = _shown("", t.Unicode, "The move that Play plays, or empty.")
    hint = _shown("", t.Unicode, "What can be done next, in a sentence.")
    banner = t.List(t.Unicode(), help="What is wrong, line by line; empty when nothing is.").tag(
        sync=True
    )
    banner_kind = t.Enum(
        ("", "note", "fault"), "", help="How serious the banner is: a note, or a fault."
    ).tag(sync=True)
    line = _shown("", t.Unicode, "The position in one line.")
    played = t.List(t.Unicode(), help="The moves played, those taken back included.").tag(sync=True)
    at = _shown(0, t.Int, "How many of the moves played stand.")
    can = t.List(t.Unicode(), help="Names of the buttons that can be used now.").tag(sync=True)
    running = _shown(False, t.Bool, "Whether a computation is running.")
    progress = _shown(-1.0, t.Float, "Share of the worlds done; below 0 when it is not known.")
    status = _shown("", t.Unicode, "How the computation stands, in words.")
    values = _shown("", t.Unicode, "The table of values, or the score, as HTML.")
    strings = t.Dict(help="Words on buttons and fields, in the language chosen.").tag(sync=True)

    def __init__(
        self,
        position: Position | str,
        *,
        deck: str = "italian",
        lang: str = "en",
        method: str = "auto",
        worlds: int | None = None,
        time_limit: float | None = None,
        seed: int = 0,
        **layout: Any,
    ) -> None:
        self._lock = threading.RLock()  # these two come first: closing asks for them
        self._job: Job[Analysis] | None = None
        position = Position.of(position)
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; allowed: {', '.join(LANGUAGES)}")
        self._computed = position  # what the latest job is about
        self._results: dict[Position, Analysis] = {}
        self._ends: dict[Position, str] = {}
        self._views: set[str] = set()
        self._words = Words(lang)
        self._walk = Walk(position, self._words)
        self._listening = False
        super().__init__(
            position=position,
            deck=deck,
            lang=lang,
            method=method,
            worlds=worlds,
            time_limit=time_limit,
            seed=seed,
            **layout,
        )
        self._listening = True
        self.on_msg(self._heard)
        self._show()

    # ── intents ─────────────────────────────────────────────────────────────────────────────────

    def _heard(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self.act(content)

    def act(self, intent: Mapping[str, Any]) -> None:
        """Do what a person asked for; what goes wrong becomes the banner.

        Parameters
        ----------
        intent : mapping
            ``kind`` is one of card, unchoose, pick, point, play, back, forward, reset, goto,
            compute, cancel, text, dismiss, shown, gone; the other keys depend on it.
        """
        with self._lock, self.hold_sync():
            try:
                kind = intent.get("kind") if isinstance(intent, Mapping) else None
                do = self._INTENTS.get(kind) if isinstance(kind, str) else None
                if do is None:
                    raise ValueError(f"the browser asks for {intent!r}, which is not known here")
                # looking in passing, or a view that comes or goes, leaves the banner alone
                if kind not in ("point", "shown", "gone"):
                    self._say()
                do(self, intent)
            except Refused as refusal:
                self._say([str(refusal)], "note")
            except PositionError as error:
                self._say([f"{field}: {message}" for field, message in error.faults])
            except Exception as error:
                self._fail(error)
            self._show()

    def _say(self, lines: list[str] | None = None, kind: str = "fault") -> None:
        self.banner = lines or []
        self.banner_kind = kind if lines else ""

    def _fail(self, error: BaseException) -> None:
        """Put an error where the person sees it; what nobody foresaw is logged as well."""
        if isinstance(error, (ValueError, TimeoutError)):
            log.info("refused: %s", error)
            self._say([str(error)])
        else:
            log.error("in the explorer", exc_info=error)
            self._say([f"{type(error).__name__}: {error}"])

    def _card(self, intent: Mapping[str, Any]) -> None:
        seat = intent.get("seat")
        self._walk.touch(
            str(intent["card"]), str(intent["zone"]), None if seat in (None, "") else int(seat)
        )

    def _text(self, intent: Mapping[str, Any]) -> None:
        """Take a whole position, a move of the one shown, or the cards of a hand not known yet."""
        text = str(intent["text"]).strip()
        if text and "|" not in text:
            position = self._walk.position
            if position.hands[position.to_move].unknown:
                with suppress(CardError):
                    named = Cards(text)
                    if len(named) > 1:  # a single card is the move that lays it down
                        self._walk.reveal(named)
                        return
            try:
                move = Move.parse(text)
            except CardError:
                pass  # then it is meant to be a position
            else:
                self._walk.play(move)
                return
        self._start(Position.parse(text))

    def _start(self, position: Position) -> None:
        self._walk = Walk(position, self._words)

    def _gone(self, intent: Mapping[str, Any]) -> None:
        """A view left the page; when nobody looks any more, nothing is computed any more."""
        self._views.discard(str(intent.get("view")))
        if not self._views:
            self._halt()

    _INTENTS: dict[str, Callable[[Explorer, Mapping[str, Any]], None]] = {  # noqa: RUF012
        "card": _card,
        "unchoose": lambda self, _: self._walk.unchoose(),
        "pick": lambda self, intent: self._walk.pick(str(intent["move"])),
        "point": lambda self, intent: self._walk.point(str(intent.get("move", ""))),
        "play": lambda self, _: self._walk.play(),
        "back": lambda self, _: self._walk.go(self._walk.at - 1),
        "forward": lambda self, _: self._walk.go(self._walk.at + 1),
        "reset": lambda self, _: self._walk.go(0),
        "goto": lambda self, intent: self._walk.go(intent.get("at")),
        "compute": lambda self, _: self.compute(),
        "cancel": lambda self, _: self._halt(),
        "text": _text,
        "dismiss": lambda self, _: None,
        "shown": lambda self, intent: self._views.add(str(intent.get("view"))),
        "gone": _gone,
    }

    # ── computing ───────────────────────────────────────────────────────────────────────────────

    def compute(self) -> None:
        """Start valuing the moves of the position shown; returns at once."""
        from ..analysis import improving  # needs numpy, which looking does not

        with self._lock:
            self._halt()
            position = self._walk.position
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
            self._ends[position] = self._words("starting")
            self._job = Job(better, self._report)
            self._job.start()
            self._show()

    def _halt(self) -> None:
        """Stop the running computation, keep what it found, and say so."""
        if self._job is None:
            return
        self._job.cancel()
        self._job = None
        found = self._results.get(self._computed)
        self._ends[self._computed] = self._stopped(found) if found else self._words("nothing")

    def _stopped(self, found: Analysis) -> str:
        return self._said("stopped", found)

    def _said(self, key: str, found: Analysis) -> str:
        """Return words about an analysis, by worlds or of fair values."""
        return self._words(
            "exact" if key == "done" and found.exact else key if found.worlds else f"{key}_fair",
            done=f"{found.progress[0]:,}",
            goal=f"{found.progress[1]:,}",
            seconds=f"{found.seconds:.1f}",
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
                self._show()
            except Exception as unforeseen:
                self._fail(unforeseen)
                self.running = False

    def _take(self, found: Analysis | None, state: str, error: BaseException | None) -> None:
        position = self._computed
        if found is not None:
            self._results[position] = found
        if state == "running" and found is not None:
            self._ends[position] = self._said("computing", found)
            return
        self._job = None
        if error is not None:
            self._fail(error)
            self._ends[position] = self._words("failed") if found is None else self._stopped(found)
        elif found is not None and not found.complete:  # the time limit
            self._ends[position] = self._stopped(found)
        elif found is not None:
            self._ends[position] = self._said("done", found)

    # ── showing ─────────────────────────────────────────────────────────────────────────────────

    def _show(self) -> None:
        """Bring every trait up to date with the walk and the job."""
        with self._lock, self.hold_sync():
            walk, words = self._walk, self._words
            position = walk.position
            if position != self._computed:
                self._halt()  # it was about another position
            if position != self.position:
                self._listening = False
                self.position = position
                self._listening = True
            found = self._results.get(position)
            self.analysis = found
            self.strings = words.labels
            self.chosen = walk.chosen.text if walk.chosen else ""
            self.lit = [card.text for card in walk.lit]
            self.picked = str(walk.picked or "")
            self.picture = self._draw()
            self.options = self._offer()
            self.hint = self._next()
            self.line = str(position)
            self.played = [str(move) for move in walk.moves]
            self.at = walk.at
            self.running = self._job is not None
            done, goal = found.progress if found else (0, 0)
            self.progress = done / goal if self.running and goal else -1.0
            self.status = self._ends.get(position, "")
            self.can = self._can()
            self.values = self._values()

    def _draw(self) -> str:
        """The table; below each hand card the value of the best it can do, where that is known."""
        walk = self._walk
        notes: dict[str, str] = {}
        found = self._results.get(walk.position)
        for row in found.rows if found else ():
            notes.setdefault(row.move.card.text, signed(row.ev.mean))  # the best comes first
        return position_svg(
            walk.position,
            deck=self.deck,
            lang=self.lang,
            chosen=walk.chosen,
            lit=walk.lit,
            notes=notes,  # type: ignore[arg-type]
            bottom=walk.bottom,
            interactive=True,
        )

    def _offer(self) -> str:
        """The moves of the chosen card as buttons."""
        choices = self._walk.choices if self._walk.chosen else ()
        if not choices:
            return ""
        faces = Faces(self.deck, self.lang)
        shown = [pick_button(move, faces.move(move)) for move in islice(choices, MOST_OFFERED)]
        if len(choices) > MOST_OFFERED:
            shown.append(clean(self._words("more", count=len(choices) - MOST_OFFERED)))
        buttons = "".join(f"<li>{item}</li>" for item in shown)
        label = clean(self._words.labels["choices"])
        return page("offer", faces.defs(), f'<ul aria-label="{label}">{buttons}</ul>')

    def _next(self) -> str:
        walk, words = self._walk, self._words
        position = walk.position
        if position.is_over:
            return words("over")
        if walk.picked is not None:
            return words("one", move=walk.picked)
        if walk.chosen is not None:
            return words("several", count=len(walk.choices))
        hand = position.hands[position.to_move]
        return words("choose" if hand.cards else "unknown_turn", seat=position.to_move)

    def _can(self) -> list[str]:
        walk = self._walk
        able = {
            "play": walk.picked is not None,
            "back": walk.at > 0,
            "reset": walk.at > 0,
            "forward": walk.at < len(walk.moves),
            "compute": self._job is None and not walk.position.is_over,
            "cancel": self._job is not None,
        }
        return [name for name, possible in able.items() if possible]

    def _values(self) -> str:
        position = self._walk.position
        if position.is_over:
            return display.score_html(position.score())
        found = self._results.get(position)
        if found is None:
            return ""
        return display.analysis_html(found, deck=self.deck, lang=self.lang, pick=True)

    @t.observe("position", "deck", "lang")
    def _changed(self, change: Any) -> None:
        """Follow what is set from Python."""
        with self._lock:
            if not self._listening:
                return
            if change["name"] == "position":
                self._start(change["new"])
            elif change["name"] == "lang":
                self._words = self._walk.words = Words(change["new"])
            self._show()

    # ── as a value in a notebook ────────────────────────────────────────────────────────────────

    def close(self) -> None:
        """Stop computing and leave the page."""
        with self._lock:
            if self._job is not None:
                self._halt()
                self._show()
        super().close()

    def __repr__(self) -> str:
        more = ""
        if self.deck != "italian":
            more += f", deck={self.deck!r}"
        if self.lang != "en":
            more += f", lang={self.lang!r}"
        return f"Explorer({str(self.position)!r}{more})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and a still picture for pages where no kernel answers."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if not bundle:
            return bundle
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        still = display.position_html(self.position, deck=self.deck, lang=self.lang)
        if self.analysis is not None:
            still += display.analysis_html(self.analysis, deck=self.deck, lang=self.lang)
        return {**data, "text/html": still}, metadata
