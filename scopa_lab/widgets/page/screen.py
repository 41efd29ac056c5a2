"""What every screen shares: intents, words, the banner, threads, the still picture.

Python holds the truth and writes the page: a screen is a frame of HTML with named regions, each a
synchronised trait. The browser side (``live.js``) puts them in place and reports what a person did,
``{"kind": …}``; it knows no rule, no card and no word. Intents and the reports of running jobs may
come from any thread, so one lock guards everything, and nothing that goes wrong in a callback is
lost: it becomes the banner.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import traitlets as t

from ...art.layout import SIZES
from ...art.svg import clean
from ...cards import Card, Cards
from ...display.small import Faces
from ...languages import LANGUAGES, catalogue, say, tell
from ...moves import Move
from ...names import field_term
from ...render import DECKS
from ...setup import PositionError
from .dress import SCRIPT, card_faces, dressed
from .html import button, field
from .walk import Refused

__all__ = ["SIZES", "Screen", "region"]

log = logging.getLogger(__name__)

#: intents that only look, or that the browser sends by itself: they leave the banner alone
PASSING = ("point", "shown", "gone", "faces", "resized")
NARROW = 560  # pixels of a page: below it pictures are laid out for a phone


def region(words: str) -> Any:
    """A trait that fills the region of its name; ``show_<name>`` makes its HTML."""
    return t.Unicode("", help=words).tag(sync=True, region=True)


class Screen(anywidget.AnyWidget):
    """A part of the lab that a person touches; the others are made from it.

    A subclass writes `frame_html`, a method ``show_<name>`` for each region, and a method
    ``do_<kind>`` for each intent; it calls nothing of the browser.

    Parameters
    ----------
    deck : {"italian", "french"}
        Which faces.
    lang : {"en", "it", "fr", "es", "fi"}
        Language of every word.
    colours : {2, 4}
        Colours of the French suits.
    size : {"small", "normal", "projector"}
        How large the cards are; ``"projector"`` for a class.
    lock : RLock, optional
        What guards it; given by the lab, whose screens have one for all.
    """

    _esm = SCRIPT
    _css, kind = dressed()
    #: the attributes that bring it back when its page is loaded again
    KEPT: tuple[str, ...] = ()

    deck = t.Enum(DECKS, "italian", help="Which card faces.").tag(sync=True)
    lang = t.Enum(LANGUAGES, "en", help="Language of every word.").tag(sync=True)
    colours = t.Enum((2, 4), 2, help="Colours of the French suits.").tag(sync=True)
    size = t.Enum(tuple(SIZES), "normal", help="How large the cards are.").tag(sync=True)

    faces = t.Unicode("", help="Starts the ids of the card faces on the page.").tag(sync=True)
    frame = t.Unicode("", help="HTML that holds the regions.").tag(sync=True)
    name = t.Unicode("", help="What the screen is called.").tag(sync=True)
    role = t.Unicode("group", help="What the screen is on the page.").tag(sync=True)
    anchor = t.Unicode("", help="Id of the screen on the page, if something names it.").tag(
        sync=True
    )
    said = t.Unicode("", help="What is told to those who do not see the page.").tag(sync=True)
    lost = t.Unicode("", help="What the page says when its kernel is gone.").tag(sync=True)
    chords = t.List(t.List(t.Unicode()), help="Keys that send an intent: [key, kind].").tag(
        sync=True
    )
    banner = region("What is wrong, or worth knowing; empty when nothing is.")

    def __new__(cls, *_: Any, lock: threading.RLock | None = None, **traits: Any) -> Screen:
        """Keep the lock: closing asks for it even when a bad argument ends the making."""
        made: Screen = super().__new__(cls)
        made._lock = lock or threading.RLock()
        made._ready = False
        return made

    _lock: threading.RLock
    _ready: bool

    def __init__(self, *, lock: threading.RLock | None = None, **traits: Any) -> None:
        self._views: dict[str, float] = {}  # the views on pages, and how wide they are
        self._lines: list[str] = []
        self._severity = ""
        #: told by the lab: (screen to open, what to show there); None when there is no lab
        self.hand_over: Callable[[str, Any], None] | None = None
        #: told by the lab: which other screens it has
        self.others: tuple[str, ...] = ()
        #: told by the lab: the line of Python that shows it again with this screen
        self.again: Callable[[], str] | None = None
        #: told by the lab: what is to be done whenever its regions were written anew
        self.after: Callable[[], None] | None = None
        catalogue(traits.get("lang", "en"))  # refuses a language that there is not
        super().__init__(**traits)
        self._ready = True
        self.on_msg(self._heard)
        self.observe(self._changed, ["deck", "lang", "colours", "size"])
        self.show()

    # ── words ───────────────────────────────────────────────────────────────────────────────────

    def words(self, key: str, **values: Any) -> str:
        """Say something in the language of the screen."""
        return self.told(say(key, **values))

    def told(self, message: str) -> str:
        """Tell a sentence of the library in the language of the screen, cards by name."""
        return tell(message, self.lang, self.spell)

    def spell(self, value: Any) -> str:
        """Write a value in a sentence: cards by their names."""
        if isinstance(value, Card):
            return value.name(self.lang, self.deck)
        if isinstance(value, Cards):
            return ", ".join(card.name(self.lang, self.deck) for card in value)
        if isinstance(value, Move):
            played = self.spell(value.card)
            if not value.captured:
                return played
            return self.words("picture.capture", card=played, others=self.spell(value.captured))
        name = getattr(value, "name", None)  # a hand, a field, an option with its value
        return str(name(self.lang, self.deck)) if callable(name) else str(value)

    # ── intents ─────────────────────────────────────────────────────────────────────────────────

    def _heard(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self.act(content)

    def act(self, intent: Mapping[str, Any]) -> None:
        """Do what a person asked for; what goes wrong becomes the banner.

        Parameters
        ----------
        intent : mapping
            ``kind`` names a method ``do_<kind>``; the other keys are for it, mostly text.
        """
        with self._lock, self.hold_sync():
            if not self._ready:
                return  # it was closed
            try:
                kind = intent.get("kind") if isinstance(intent, Mapping) else None
                do = getattr(self, f"do_{kind}", None) if isinstance(kind, str) else None
                if do is None:
                    raise ValueError(f"the browser asks for {intent!r}, which is not known here")
                if kind not in PASSING:
                    self.tell_banner()
                do(intent)
            except Exception as error:
                self.fail(error)
            self.show()

    @property
    def alerts(self) -> list[str]:
        """The lines of the banner, in the language of the screen."""
        return [self.told(line) for line in self._lines]

    @property
    def severity(self) -> str:
        """How serious the banner is: ``"fault"``, ``"note"``, or nothing."""
        return self._severity

    def tell_banner(self, lines: list[str] | None = None, severity: str = "fault") -> None:
        """Put lines into the banner (a fault, or a note); nothing empties it."""
        self._lines = lines or []
        self._severity = severity if lines else ""

    def fail(self, error: BaseException) -> None:
        """Put an error where the person sees it; what nobody foresaw is logged as well."""
        if isinstance(error, Refused):
            self.tell_banner([error.args[0]], "note")
        elif isinstance(error, PositionError):
            self.tell_banner([self.fault(field, message) for field, message in error.faults])
        elif isinstance(error, (ValueError, TimeoutError)):
            log.info("refused: %s", error)
            self.tell_banner([error.args[0] if error.args else str(error)])
        else:
            log.error("in the %s", type(self).__name__.lower(), exc_info=error)
            self.tell_banner([f"{type(error).__name__}: {error}"])

    def fault(self, field: str, message: str) -> str:
        """Say what is wrong with a field of a position."""
        return say("screen.fault", field=field_term(field), message=message)

    def do_dismiss(self, _intent: Mapping[str, Any]) -> None:
        """Nothing more: the banner has been emptied already."""

    def do_copied(self, _intent: Mapping[str, Any]) -> None:
        """Something is in the clipboard now."""
        self.tell_banner([say("screen.copied")], "note")

    def do_shown(self, intent: Mapping[str, Any]) -> None:
        """A view appeared on a page."""
        self._views[str(intent.get("view"))] = _pixels(intent)

    def do_resized(self, intent: Mapping[str, Any]) -> None:
        """A view became narrower, or wider."""
        if str(intent.get("view")) in self._views:
            self._views[str(intent.get("view"))] = _pixels(intent)

    @property
    def narrow(self) -> bool:
        """Whether all pages that show it are narrow, as telephones are."""
        return bool(self._views) and all(0 < wide < NARROW for wide in self._views.values())

    def do_gone(self, intent: Mapping[str, Any]) -> None:
        """A view left the page; when nobody looks any more, nothing is computed any more."""
        self._views.pop(str(intent.get("view")), None)
        if not self._views:
            self.halt()

    def do_open(self, intent: Mapping[str, Any]) -> None:
        """Show what is here on another screen of the lab."""
        if self.hand_over is not None:
            self.hand_over(str(intent["screen"]), self.shared())

    def do_faces(self, _intent: Mapping[str, Any]) -> None:
        """A page has not got the card faces yet."""
        prefix, svg = card_faces(self.deck, self.colours)
        self.send({"kind": "faces", "faces": prefix, "svg": svg})

    # ── for subclasses ──────────────────────────────────────────────────────────────────────────

    def look(self) -> dict[str, Any]:
        """Return how pictures are drawn, for `scopa_lab.render.position_svg`."""
        return {
            "deck": self.deck,
            "lang": self.lang,
            "colours": self.colours,
            "size": "small" if self.narrow else self.size,
            "faces": self.faces,
            "prefix": f"slp{self.model_id}-" if self.comm else None,
        }

    def small_cards(self) -> Faces:
        """Return what draws moves as small cards among words."""
        return Faces(self.deck, self.lang, colours=self.colours, faces=self.faces)

    def halt(self) -> None:
        """Stop what is being computed."""

    def shared(self) -> Any:
        """Return what another screen may go on with: a position, or a record."""
        return None

    def receive(self, thing: Any) -> None:
        """Go on with what another screen shared."""
        raise NotImplementedError

    def saved(self) -> dict[str, Any]:
        """Return what brings this back, for `restore`."""
        return {name: getattr(self, name) for name in self.KEPT}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Be again as another one was when it was `saved`."""
        with self._lock, self.hold_sync():
            for name, value in saved.items():
                setattr(self, name, value)
            self.show()

    def frame_html(self) -> str:
        """Return the HTML that holds the regions."""
        raise NotImplementedError

    def title(self) -> str:
        """Return what the screen is called."""
        raise NotImplementedError

    def still(self) -> str:
        """Return a picture of what is shown, for pages where no kernel answers."""
        raise NotImplementedError

    def way_back(self) -> str:
        """Return the line of Python that shows this again."""
        if self.again is not None:
            return self.again()
        module = "scopa_lab.widgets"
        return f"from {module} import {type(self).__name__}; {self!r}"

    def prepare(self) -> None:
        """Bring everything up to date that several regions need; called before they are made."""

    def doors(self, *names: str, able: bool = True, strong: str = "") -> str:
        """Return buttons that show what is here on other screens, as far as the lab has them.

        Without `able` none can be used now; `strong` is the one that is wanted most often.
        """
        return "".join(
            button(
                self.words(f"screen.to_{name}"),
                "open",
                able=able,
                kind="slx-strong" if name == strong else "",
                data_screen=name,
                data_key=f"to-{name}",
            )
            for name in names
            if name in self.others
        )

    def line_form(self, words: str, text: str) -> str:
        """Return a line of text, to copy or to write over; sends the intent ``text``."""
        written = field(words, None, text, name="line", data_key="line")
        send = button(self.words("screen.set"), None, type="submit", data_key="set")
        copy = button(self.words("screen.copy"), None, data_copy=text, data_key="copy")
        return f'<form class="slx-form" data-do="text" data-key="text">{written}{send}{copy}</form>'

    def unusual(self) -> str:
        """Return how it looks otherwise than usual, as arguments of Python."""
        looks = {name: getattr(self, name) for name in ("deck", "lang", "colours", "size")}
        usual = type(self).class_traits()
        return "".join(
            f", {name}={value!r}"
            for name, value in looks.items()
            if value != usual[name].default_value
        )

    # ── showing ─────────────────────────────────────────────────────────────────────────────────

    def show(self) -> None:
        """Bring every region up to date."""
        if not self._ready:
            return
        with self._lock, self.hold_sync():
            try:
                self.prepare()
                self.name = self.title()
                line = self.way_back()
                self.lost = line and self.words("screen.lost", code=line)
                self.faces = card_faces(self.deck, self.colours)[0]
                self.frame = self.frame_html()
                for region_name in self.traits(region=True):
                    if region_name != "banner":
                        setattr(self, region_name, getattr(self, f"show_{region_name}")())
            except Exception as error:
                self.fail(error)
            self.banner = self.show_banner()
            if self.after is not None:
                self.after()

    def show_banner(self) -> str:
        """What is wrong, line by line."""
        if not self._lines:
            return ""
        told = [clean(line) for line in self.alerts]
        inside = f"<p>{told[0]}</p>"
        if len(told) > 1:
            inside = f"<ul>{''.join(f'<li>{line}</li>' for line in told)}</ul>"
        close = button("×", "dismiss", aria_label=self.words("screen.dismiss"))
        return f'<div class="slx-alert slx-{self._severity}">{inside}{close}</div>'

    def _changed(self, _change: Any) -> None:
        self.show()

    # ── as a value in a notebook ────────────────────────────────────────────────────────────────

    def close(self) -> None:
        """Stop computing and leave the page."""
        with self._lock:
            if self._ready:
                self._ready = False  # nothing more is shown
                self.halt()
        super().close()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and a still picture for pages where no kernel answers."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if not bundle:
            return bundle
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        with self._lock:
            return {**data, "text/html": self.still()}, metadata


def _pixels(intent: Mapping[str, Any]) -> float:
    width = intent.get("width")
    return width if isinstance(width, (int, float)) else 0
