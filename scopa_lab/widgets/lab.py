"""The lab: all screens in tabs, one position that goes from one to the other."""

from __future__ import annotations

import logging
import os
import pickle
from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from threading import RLock
from typing import Any, NamedTuple

import ipywidgets
import traitlets as t

from ..languages import LANGUAGES, catalogue, say
from ..position import Position
from ..render import DECKS
from .editor.draft_text import parse_draft, write_draft
from .editor.editor import Editor
from .explorer.explorer import Explorer
from .page.screen import SIZES, Screen
from .play.arrange import seats_for
from .play.game import YOU
from .play.play import Play
from .quiz.quiz import Quiz
from .review.review import Review
from .shelf import Shelf
from .tabs import Tabs

__all__ = ["PARTS", "Lab", "Part", "lab"]

#: what the screens begin with where no position is given
START = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"
SHARED = ("lang", "deck", "colours", "size")  # traits that are the same in all screens
#: what `lab` takes where nothing is given; the language is another one in every browser
USUAL_LOOKS = {"lang": None, "deck": "italian", "colours": 2, "size": "normal"}
_numbers = count(1)
log = logging.getLogger(__name__)


class Part(NamedTuple):
    """A screen of the lab, made when it is first opened.

    `begin` makes it: called with what was handed over to it (or None), the position the lab shows,
    and traits. `follows` names a screen whose new position it takes when a person turns to it.
    """

    begin: Callable[..., Screen]
    follows: str = ""


def _explorer(handed: Any, position: Position, **traits: Any) -> Screen:
    return Explorer(position if handed is None else handed, **traits)


def _editor(handed: Any, position: Position, **traits: Any) -> Screen:
    return Editor(position if handed is None else handed, **traits)


def _play(handed: Any, position: Position, **traits: Any) -> Screen:
    seats = seats_for(handed) if isinstance(handed, Position) else (YOU,)
    return Play(position.rules, seats, position=handed, **traits)


def _review(handed: Any, position: Position, **traits: Any) -> Screen:
    return Review(position if handed is None else handed, **traits)


def _quiz(handed: Any, position: Position, **traits: Any) -> Screen:
    asked = None if handed is None else [handed]
    return Quiz(asked, game=position.rules, **traits)


#: the screens by name, in the order of their tabs
PARTS = {
    "editor": Part(_editor),
    "explorer": Part(_explorer, follows="editor"),
    "play": Part(_play),
    "review": Part(_review),
    "quiz": Part(_quiz),
}


class Lab(ipywidgets.VBox):  # type: ignore[misc]
    """All screens in tabs; made by `lab`.

    Attributes
    ----------
    screens : dict of str to Screen
        The screens that were opened so far, by name.
    shown : str
        Name of the one that is shown.
    shelf : Shelf or None
        Where its state lies for a page that is loaded again into another kernel; None: nowhere.

    Examples
    --------
    >>> room = lab("scopa | table 2C 5S | hands 7D AS / ? ?", screen="explorer")
    >>> room
    Lab('scopa | table 2C 5S | hands AS 7D / ? ? | stock ?34 | to_move 0', screen='explorer')
    >>> room.turn_to("quiz", room.position)
    >>> room.screens["quiz"].lesson.now.question.position == room.position
    True
    """

    lang = t.Enum(LANGUAGES, "en", help="Language of every word.")
    deck = t.Enum(DECKS, "italian", help="Which card faces.")
    colours = t.Enum((2, 4), 2, help="Colours of the French suits.")
    size = t.Enum(tuple(SIZES), "normal", help="How large the cards are.")

    def __init__(
        self,
        position: Position,
        screen: str,
        given: Position | str | None = None,
        *,
        guess: bool = False,
        **looks: Any,
    ) -> None:
        self._lock = RLock()  # one for all: a screen may hand over while another is turned to
        self._position = position
        self.shelf: Shelf | None = None
        self._saved: dict[str, bytes] = {}  # by screen: what brings it back, each by itself
        self._keeping = False  # from when a page has come, which may have brought something
        self._panel = f"slx-panel-{next(_numbers)}"
        self._taken: dict[str, Any] = {}  # by screen: what it last took from the one it follows
        self.screens: dict[str, Screen] = {}
        self.shown = _known(screen)
        super().__init__(**looks)
        self.bar = Tabs(
            tuple(PARTS),
            self.turn_to,
            chosen=screen,
            guess=guess,
            panel=self._panel,
            recall=self.recall,
            lock=self._lock,
            **looks,
        )
        self.bar.after = self.keep
        self._join(self.bar, t.link)
        self.turn_to(screen, given)

    def turn_to(self, name: str, thing: Any = None) -> None:
        """Show a screen, perhaps with something to go on with.

        Parameters
        ----------
        name : str
        thing : Position or Record, optional
            What another screen hands over.

        Raises
        ------
        ValueError
            When there is no such screen.
        """
        with self._lock:
            part = PARTS[_known(name)]
            self._position = self.position
            source = self.screens.get(part.follows)
            news = None if source is None else source.shared()
            if thing is None and news is not None and news != self._taken.get(name):
                thing = news
            self._taken[name] = news
            screen = self.screens.get(name)
            if screen is None:
                screen = self._make(name, thing)
            elif thing is not None:
                screen.receive(thing)
            self.shown = self.bar.chosen = name
            self.children = (self.bar, screen)
            self.bar.show()

    def _make(self, name: str, thing: Any) -> Screen:
        looks = {trait: getattr(self, trait) for trait in SHARED}
        part = {"role": "tabpanel", "anchor": self._panel, "lock": self._lock}
        screen = self.screens[name] = PARTS[name].begin(thing, self._position, **part, **looks)
        screen.hand_over = self.turn_to
        screen.others = tuple(other for other in PARTS if other != name)
        screen.again = partial(self.way_back, name)
        screen.after = partial(self.keep, name)
        self._join(screen, t.dlink)
        return screen

    def _join(self, screen: Screen, link: Any) -> None:
        """Let a screen look as the lab does."""
        for name in SHARED:
            link((self, name), (screen, name))
        screen.show()

    @property
    def position(self) -> Position:
        """The position that is shown, or that was shown last."""
        return self._shown_by(self.shown)

    def _shown_by(self, name: str) -> Position:
        screen = self.screens.get(name)
        shared = None if screen is None else screen.shared()
        return shared if isinstance(shared, Position) else self._position

    # ── when the page is loaded again ───────────────────────────────────────────────────────────

    def keep(self, changed: str = "") -> None:
        """Lay on the shelf, if there is one, what brings all of this back.

        Whatever prevents it, the lab goes on: what lies there is from before then.

        Parameters
        ----------
        changed : str
            The screen that shows something else than when this was asked for last.
        """
        if self.shelf is None or not self._keeping:
            return
        try:
            if changed:
                self._saved[changed] = pickle.dumps(self.screens[changed].saved())
            self.shelf.put(
                {
                    "shown": self.shown,
                    "position": self._position,
                    "looks": {trait: getattr(self, trait) for trait in SHARED},
                    "taken": self._taken,
                    "screens": self._saved,
                }
            )
        except Exception as error:
            log.error("the lab could not be kept", exc_info=error)
            return
        self.bar.ticket = self.shelf.ticket  # not before something lies there

    def recall(self, ticket: str) -> None:
        """Be again what the page showed when it was given this ticket, if that is still known.

        Parameters
        ----------
        ticket : str
        """
        if self.shelf is None:
            return
        with self._lock:
            try:
                kept = self.shelf.get(ticket)
                if kept is not None:
                    self._be_again(kept)
            except Exception as error:
                self._not_back(error)
            self._keeping = True
            for name in self.screens:
                self.keep(name)

    def _be_again(self, kept: Mapping[str, Any]) -> None:
        for trait, value in kept["looks"].items():
            setattr(self, trait, value)
        for name, saved in kept["screens"].items():
            try:
                state = pickle.loads(saved)
                screen = self.screens.get(name) or self._make(name, None)
                screen.restore(state)
            except Exception as error:  # the others need not go with it
                self._not_back(error)
        self._taken = kept["taken"]
        self.turn_to(kept["shown"])
        self._position = kept["position"]

    def _not_back(self, error: Exception) -> None:
        """Say that something is not there again; why is in the log."""
        log.error("the lab could not be brought back", exc_info=error)
        self.bar.tell_banner([say("lab.not_back")], "note")

    def way_back(self, name: str) -> str:
        """Return the line of Python that shows the lab again with one of its screens."""
        screen = self.screens[name]
        shown = write_draft(screen.draft) if isinstance(screen, Editor) else screen.shared()
        first = f"{str(shown)!r}, " if isinstance(shown, (Position, str)) else ""
        looks = "".join(
            f", {key}={getattr(self, key)!r}"
            for key, usual in USUAL_LOOKS.items()
            if getattr(self, key) != usual
        )
        return f"import scopa_lab as sl; sl.lab({first}screen={name!r}{looks})"

    def close(self) -> None:
        """Stop computing, and leave the page."""
        for screen in self.children:
            screen.close()
        for screen in self.screens.values():
            screen.close()
        super().close()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and a still picture for pages where no kernel answers."""
        bundle = super()._repr_mimebundle_(**kwargs)
        with self._lock:
            return {**bundle, "text/html": self.screens[self.shown].still()}

    def __repr__(self) -> str:
        return f"Lab({str(self.position)!r}, screen={self.shown!r})"


def lab(
    position: Position | str | None = None,
    *,
    lang: str | None = None,
    deck: str = "italian",
    colours: int = 2,
    size: str = "normal",
    screen: str = next(iter(PARTS)),
) -> Lab:
    """Open the lab: every screen in a tab, to set up, explore, play, and ask a class.

    Parameters
    ----------
    position : Position or str, optional
        What the screens begin with. The text for the editor may also be that of a draft.
    lang : {"en", "it", "fr", "es", "fi"}, optional
        Language of every word. Not given: what the browser asks for, else the environment.
    deck : {"italian", "french"}
        Which card faces.
    colours : {2, 4}
        Colours of the French suits.
    size : {"small", "normal", "projector"}
        How large the cards are; ``"projector"`` for a class.
    screen : str
        Which screen is opened first.

    Returns
    -------
    Lab
        A widget; its `position` and `screens` can be gone on with.

    Raises
    ------
    ValueError
        For an unknown screen or language, or a position that cannot be.

    Examples
    --------
    >>> lab(screen="quiz", lang="it").bar.name
    'Scopa Lab'
    """
    if lang is not None:
        catalogue(lang)  # refuses a language that there is not
    around = os.environ.get("LANG", "")[:2]
    looks = {
        "lang": lang or (around if around in LANGUAGES else "en"),
        "deck": deck,
        "colours": colours,
        "size": size,
    }
    given: Position | str | None = position
    start = Position.of(START)
    if isinstance(position, str) and screen == "editor":
        start = parse_draft(position).position or start
    elif position is not None:
        given = start = Position.of(position)
    return Lab(start, screen, given, guess=lang is None, **looks)


def _known(name: str) -> str:
    """Return the name of a screen, which there must be."""
    if name not in PARTS:
        raise ValueError(say("lab.no_screen", name=str(name)[:40], allowed=", ".join(PARTS)))
    return name
