"""The editor: set up any position of any game, with what is wrong said all the while."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets as t

from ... import display
from ...art.svg import clean
from ...cards import Card
from ...display.small import image
from ...languages import say
from ...position import Position
from ...render import editor_svg, position_svg
from ...setup import PositionError
from ..page.dress import dressed
from ..page.html import region as place
from ..page.screen import region
from ..page.walk import Refused
from .draft import Draft
from .draft_text import parse_draft, write_draft
from .editing import Editing, Held, place_of
from .examples import EXAMPLES
from .parts import (
    faulty_places,
    place_said,
    places_html,
    result_html,
    start_html,
    tools_html,
    turn_html,
)
from .rules_controls import game_html, options_html
from .settings import Settings, number, whole_number

__all__ = ["Editor"]

BARE = Draft.empty("scopa")
ONWARD = ("explorer", "play", "quiz")  # screens that can go on with a position


class Editor(Settings):
    """Set up a position: cards by hand, by keys, by dragging; the game and its house rules.

    Parameters
    ----------
    position : Position or str, optional
        What to begin with; a text may also be that of a draft. Without one: an empty table for two
        at scopa, with your hand to be filled.
    **traits
        As for every screen: `deck`, `lang`, `colours`, `size`.

    Notes
    -----
    What is set up need not be a position: `draft` is kept whatever it is, and `position` is None
    while something is wrong with it.

    Examples
    --------
    >>> editor = Editor()
    >>> editor.position is None
    True
    >>> editor.act({"kind": "card", "card": "7D", "zone": "pack"})
    >>> editor.position
    Position.parse('scopa | table - | hands 7D / ? ? ? | stock ?36 | to_move 0')
    """

    _css, kind = dressed(__file__)
    KEPT = ("editing", "_seed", "_dealt")

    position = t.Instance(
        Position, allow_none=True, help="The position set up, or None while something is wrong."
    )

    game = region("Which game, and how many play.")
    rules = region("House rules.")
    start = region("Examples, and a random deal.")
    tools = region("Undo, redo, clear.")
    hint = region("What can be done next, in a sentence.")
    picture = region("Every place, and the pack, as SVG.")
    places = region("Every place by name, with what is wrong there.")
    turn = region("Who is to move, and what was earned so far.")
    result = region("What the position is, or what is wrong, and where to go on with it.")
    line = region("The position in one line.")

    def __init__(self, position: Position | str | None = None, **traits: Any) -> None:
        draft = BARE if position is None else _draft(position)
        self.editing = Editing(draft)
        if position is None:
            self.editing.arm("hand-0")
        self._tries = {}
        self._seed = 1
        self._dealt: tuple[Any, ...] = ()  # the last random deal: rules, number, plays, hidden
        self._event = ""
        self._listening = False
        super().__init__(position=draft.position, chords=CHORDS, **traits)
        self._listening = True
        self.observe(self._moved, ["position"])

    def receive(self, position: Position | str) -> None:
        """Go on with a position of another screen; what was here can be undone to."""
        with self._lock:
            self.tell_banner()
            self.editing.become(_draft(position))
            self.editing.arm("")
            self.show()

    # ── cards ───────────────────────────────────────────────────────────────────────────────────

    def do_card(self, intent: Mapping[str, Any]) -> None:
        """A card was touched."""
        with _Telling(self):
            self.editing.touch(str(intent["card"]), place_of(intent), number(intent.get("index")))

    def do_zone(self, intent: Mapping[str, Any]) -> None:
        """A place was touched: the chosen card goes there, or cards of the pack will."""
        with _Telling(self):
            self.editing.put(place_of(intent))

    def do_arm(self, intent: Mapping[str, Any]) -> None:
        """A place was touched by its name."""
        with _Telling(self):
            self.editing.put(str(intent.get("place")))

    def do_lift(self, intent: Mapping[str, Any]) -> None:
        """A card was taken up to be dragged."""
        self.editing.lift(str(intent["card"]), place_of(intent), number(intent.get("index")))

    def do_drop(self, intent: Mapping[str, Any]) -> None:
        """A card was dragged somewhere."""
        onto = intent.get("ontoIndex", "")
        with _Telling(self):
            self.do_lift(intent)
            self.editing.drop(
                place_of(intent, goal=True), None if onto in ("", None) else number(onto)
            )

    def do_unchoose(self, _intent: Mapping[str, Any]) -> None:
        """Put the chosen card back; with none chosen, stop filling a place."""
        self.editing.unchoose()

    def do_away(self, intent: Mapping[str, Any]) -> None:
        """Return a card to the pack: the one named, else the chosen one."""
        with _Telling(self):
            if intent.get("card"):
                self.do_lift(intent)
            self.editing.take_away()

    def do_more(self, intent: Mapping[str, Any]) -> None:
        """One more unknown card."""
        self.editing.add_unknown(str(intent.get("place")))

    def do_less(self, intent: Mapping[str, Any]) -> None:
        """One unknown card fewer."""
        self.editing.remove_unknown(str(intent.get("place")))

    def do_undo(self, _intent: Mapping[str, Any]) -> None:
        """Go back to what was before."""
        self.editing.undo()

    def do_redo(self, _intent: Mapping[str, Any]) -> None:
        """Go forward again."""
        self.editing.redo()

    def do_clear(self, _intent: Mapping[str, Any]) -> None:
        """Take every card off."""
        self.editing.clear()
        self.editing.arm("hand-0")

    # ── all at once ─────────────────────────────────────────────────────────────────────────────

    def do_example(self, intent: Mapping[str, Any]) -> None:
        """Begin with an example."""
        self._tried("example")
        name = str(intent.get("value"))
        if name not in EXAMPLES:
            raise Refused(say("editor.no_example"))
        self.editing.read(EXAMPLES[name])

    def do_deal(self, intent: Mapping[str, Any]) -> None:
        """Deal at random."""
        self._tried("deal")
        seed = whole_number(intent, "seed")
        plays = whole_number(intent, "plays", 0)
        hidden = intent.get("hidden") == "on"
        if (self.draft.rules, seed, plays, hidden) == self._dealt:
            seed += 1  # this one lies there: the next
        self.editing.deal(seed, plays, hidden=hidden)
        self._seed, self._dealt = seed, (self.draft.rules, seed, plays, hidden)
        self.tell_banner([say("editor.dealt", seed=seed)], "note")

    def do_text(self, intent: Mapping[str, Any]) -> None:
        """Take a whole position as text."""
        self._tried("text")
        self.editing.read(str(intent.get("line", "")).strip())

    def do_open(self, intent: Mapping[str, Any]) -> None:
        """Show what is set up on another screen, once nothing is wrong with it."""
        if self.position is None:
            raise PositionError(self.draft.faults)
        super().do_open(intent)

    def shared(self) -> Position | None:
        """The position set up, for other screens; None while something is wrong with it."""
        return self.position

    # ── showing ─────────────────────────────────────────────────────────────────────────────────

    def title(self) -> str:
        """What the screen is called."""
        return self.words("editor.title")

    def frame_html(self) -> str:
        """The game; the cards; turn and points; what it has become."""

        def part(name: str, inside: str) -> str:
            title = clean(self.words(f"editor.part_{name}"))
            return (
                f'<section class="slx-part" aria-label="{title}"><h2>{title}</h2>{inside}</section>'
            )

        cards = (
            place("tools")
            + place("banner", role="alert")
            + place("hint", role="status")
            + place("picture", data_drag=True, data_touch=True)
            + place("places")
        )
        return (
            part("game", place("game") + place("rules") + place("start"))
            + part("cards", cards)
            + part("turn", place("turn"))
            + part("result", place("result") + place("line"))
        )

    def prepare(self) -> None:
        """Follow the draft."""
        if self.draft.position != self.position:
            listening, self._listening = self._listening, False
            self.position = self.draft.position
            self._listening = listening
        self.said = self.told(say("editor.said", event=self._event, hint=self.advice()))

    def show_game(self) -> str:
        """Which game, and how many play."""
        return game_html(self.draft.rules, self.lang, self._tries)

    def show_rules(self) -> str:
        """House rules."""
        return options_html(self.draft.rules, self.lang, self._tries)

    def show_start(self) -> str:
        """Examples, and a random deal."""
        return start_html(self.words, self._seed, self._tries)

    def show_tools(self) -> str:
        """Undo, redo, clear."""
        return tools_html(self.editing, self.words)

    def advice(self) -> str:
        """What can be done next."""
        editing = self.editing
        if editing.held is not None:
            return say("editor.where", card=_held(editing.held))
        if editing.armed:
            return say("editor.filling", place=place_said(editing.armed))
        return say("editor.choose")

    def show_hint(self) -> str:
        """What can be done next."""
        return f"<p>{clean(self.told(self.advice()))}</p>"

    def show_picture(self) -> str:
        """Every place, and the pack."""
        return editor_svg(
            self.draft.scene(),
            **self.look(),
            chosen=self._chosen(),
            armed=self.editing.armed,
            faults=faulty_places(self.draft),
        )

    def _chosen(self) -> str | None:
        """The chosen card as the painter names it."""
        held = self.editing.held
        if held is None:
            return None
        if held.card is not None:
            return held.card.text
        row = () if held.place == "pack" else self.draft.row(held.place)
        return f"{held.place}-back-{row[: held.at].count(None)}"

    def show_places(self) -> str:
        """Every place by name."""
        return places_html(self.editing, self.words, self.told, self.fault)

    def show_turn(self) -> str:
        """Who is to move, what was earned, and what else these rules look at."""
        return turn_html(self.draft, self.words, self.lang, self.spell, self._tries)

    def show_result(self) -> str:
        """What it is, or what is wrong; where to go on with it."""
        doors = self.doors(*ONWARD, able=not self.draft.faults, strong="explorer")
        return result_html(self.draft, self.words, self.told, self.fault, doors)

    def show_line(self) -> str:
        """The position in one line, to copy or to write over."""
        return self.line_form(self.words("editor.line"), write_draft(self.draft))

    def still(self) -> str:
        """The picture of the position, or of the draft."""
        if self.position is not None:
            return display.position_html(self.position, deck=self.deck, lang=self.lang)
        picture = position_svg(
            self.draft.scene(), deck=self.deck, lang=self.lang, colours=self.colours
        )
        said = result_html(self.draft, self.words, self.told, self.fault, "")
        return image(picture) + said

    def _moved(self, change: Any) -> None:
        """Follow a position that is set from Python."""
        with self._lock:
            if not self._listening:
                return
            if change["new"] is None:
                self.editing.clear()
            else:
                self.editing.show(change["new"])
            self.show()

    def __repr__(self) -> str:
        if self.draft == BARE:
            return f"Editor({self.unusual().removeprefix(', ')})"
        return f"Editor({write_draft(self.draft)!r}{self.unusual()})"


def _draft(given: Position | str) -> Draft:
    return parse_draft(given) if isinstance(given, str) else Draft.of(Position.of(given))


CHORDS = [
    ["Ctrl+z", "undo"],
    ["Ctrl+y", "redo"],
    ["Ctrl+Z", "redo"],
    ["Delete", "away"],
    ["Backspace", "away"],
]


class _Telling:
    """Says, for those who do not see the page, which card has gone where."""

    def __init__(self, editor: Editor) -> None:
        self.editor = editor
        self.before = editor.draft

    def __enter__(self) -> None:
        self.editor._event = ""

    def __exit__(self, *_: Any) -> None:
        before, after = _whereabouts(self.before), _whereabouts(self.editor.draft)
        for card in before:
            if before[card] != after.get(card):
                goal = place_said(after.get(card, "pack"))
                self.editor._event = say("editor.went", card=card, place=goal)


def _whereabouts(draft: Draft) -> dict[Card, str]:
    found = dict.fromkeys(draft.pack, "pack")
    for name, row in draft.rows.items():
        found |= {card: name for card in row if card is not None}
    return found


def _held(held: Held) -> Any:
    return held.card if held.card is not None else say("editor.unknown")
