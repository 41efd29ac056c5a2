"""The card table: choose a card, see what it takes, play; by hand, by keys, by dragging."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from typing import Any

import traitlets as t

from ... import display
from ...art.look import letter
from ...art.svg import clean
from ...cards import Card, CardError, Cards
from ...display.page import page
from ...display.small import Faces, signs
from ...languages import say, starting
from ...moves import Move
from ...position import Position
from ...render import position_svg
from .html import button, row
from .html import region as place
from .screen import Screen, region
from .walk import Refused, Walk

__all__ = ["Table"]

MOST_OFFERED = 60  # captures of one card shown as buttons


class Table(Screen):
    """A card table: a card chosen lights what it takes, an illegal try says why.

    Parameters
    ----------
    position : Position or str
        Where to start; a text is read by `Position.parse`.
    **traits
        As for every screen: `deck`, `lang`, `colours`, `size`.

    Notes
    -----
    A widget lives as long as its kernel. What should last is the position; it displays itself as a
    still picture that a saved notebook keeps.

    Examples
    --------
    >>> table = Table(Position.setup("scopa", table="2C 5S", hands=("7D AS", "? ?")))
    >>> table.act({"kind": "card", "card": "7D", "zone": "hand", "seat": "0"})
    >>> table.walk.picked, table.walk.lit
    (Move('7Dx2C5S'), Cards('2C 5S'))
    >>> table.act({"kind": "play"})
    >>> table.position.piles[0]
    Cards('2C 5S 7D')
    """

    KEPT: tuple[str, ...] = ("walk",)
    position = t.Instance(Position, help="The position shown; set it to start from another one.")

    picture = region("The card table as SVG.")
    hint = region("What can be done next, in a sentence.")
    choices = region("What the chosen card can do, as buttons.")
    steps = region("Play, back, forward.")
    played = region("The moves played.")
    count = region("What each side has taken so far.")
    line = region("The position in one line.")

    def __init__(self, position: Position | str, **traits: Any) -> None:
        position = Position.of(position)
        self.walk = self.walk_from(position)
        self._listening = False
        super().__init__(position=position, **traits)
        self._listening = True
        self.observe(self._moved, ["position"])

    def walk_from(self, position: Position) -> Walk:
        """Return the walk that begins at a position."""
        return Walk(position)

    # ── intents ─────────────────────────────────────────────────────────────────────────────────

    def allow(self, intent: Mapping[str, Any]) -> None:
        """Refuse (`Refused`) what a person may not touch now; a table refuses nothing."""

    def do_card(self, intent: Mapping[str, Any]) -> None:
        """A card was touched."""
        self.allow(intent)
        self.walk.touch(str(intent["card"]), str(intent["zone"]), _seat(intent.get("seat")))

    def do_zone(self, intent: Mapping[str, Any]) -> None:
        """A place was touched: the chosen card goes there."""
        self.allow(intent)
        self._put(str(intent.get("zone")))

    def do_lift(self, intent: Mapping[str, Any]) -> None:
        """A card was taken up to be dragged."""
        self.allow(intent)
        if intent.get("zone") == "hand":
            self.walk.lift(str(intent["card"]), int(intent["seat"]))

    def do_drop(self, intent: Mapping[str, Any]) -> None:
        """A card was dragged somewhere."""
        self.allow(intent)
        if intent.get("zone") != "hand":
            raise Refused(say("table.not_there"))
        if intent.get("to") == "hand":
            self.walk.unchoose()
            return
        self.walk.lift(str(intent["card"]), int(intent["seat"]))
        onto = str(intent.get("onto") or "") if intent.get("to") == "table" else ""
        self._put(str(intent.get("to")), onto if onto != "?" else "")

    def _put(self, zone: str, onto: str = "") -> None:
        if zone not in ("table", "pile"):
            raise Refused(say("table.not_there"))
        if (self.walk.picked is not None and not onto) or self.walk.drop(onto):
            self.play_picked()

    def play_picked(self) -> None:
        """Play the move that is picked."""
        self.walk.play()

    def do_unchoose(self, _intent: Mapping[str, Any]) -> None:
        """Put the raised card back."""
        self.walk.unchoose()

    def do_pick(self, intent: Mapping[str, Any]) -> None:
        """Pick a legal move, and choose its card."""
        self.allow(intent)
        self.walk.pick(str(intent["move"]))

    def do_point(self, intent: Mapping[str, Any]) -> None:
        """Look at a choice in passing."""
        self.walk.point(str(intent.get("move", "")))

    def do_play(self, intent: Mapping[str, Any]) -> None:
        """Play the move that is picked."""
        self.allow(intent)
        self.play_picked()

    def do_back(self, _intent: Mapping[str, Any]) -> None:
        """Take a move back."""
        self.walk.go(self.walk.at - 1)

    def do_forward(self, _intent: Mapping[str, Any]) -> None:
        """Make the move again that was taken back."""
        self.walk.go(self.walk.at + 1)

    def do_start(self, _intent: Mapping[str, Any]) -> None:
        """Take all moves back."""
        self.walk.go(0)

    def do_goto(self, intent: Mapping[str, Any]) -> None:
        """Go to where so many moves stand."""
        at = str(intent.get("at"))
        self.walk.go(int(at) if at.isdecimal() else None)

    def do_reveal(self, intent: Mapping[str, Any]) -> None:
        """Say which card an unknown one of the hand is."""
        self.walk.reveal(Cards(str(intent["named"])))
        self.walk.touch(str(intent["named"]), "hand", self.walk.position.to_move)

    def do_text(self, intent: Mapping[str, Any]) -> None:
        """Take a whole position, a move of the one shown, or the cards of a hand not known yet."""
        text = str(intent.get("line", "")).strip()
        if text and "|" not in text:
            position = self.walk.position
            if position.hands[position.to_move].unknown:
                with suppress(CardError):
                    named = Cards(text)
                    if len(named) > 1:  # a single card is the move that lays it down
                        self.walk.reveal(named)
                        return
            try:
                move = Move.parse(text)
            except CardError:
                pass  # then it is meant to be a position
            else:
                self.walk.play(move)
                return
        self.start(Position.parse(text))

    def start(self, position: Position) -> None:
        """Begin with another position; what was played is forgotten."""
        self.walk = self.walk_from(position)

    def receive(self, thing: Any) -> None:
        """Begin with a position of another screen."""
        with self._lock:
            self.tell_banner()
            self.start(Position.of(thing))
            self.show()

    def shared(self) -> Any:
        """The position shown, for other screens."""
        return self.walk.position

    # ── showing ─────────────────────────────────────────────────────────────────────────────────

    def title(self) -> str:
        """What the screen is called."""
        return self.words("table.title")

    def laid_out(self, *beside: str, picture: str = "") -> str:
        """Put the picture, and beside it what is told and can be done, the banner first."""
        picture = picture or place("picture", data_drag=True)
        side = place("banner", role="alert") + "".join(beside)
        return f'<div class="slx-main">{picture}<div class="slx-side">{side}</div></div>'

    def frame_html(self) -> str:
        """The picture, and beside it what can be done."""
        beside = map(place, ("hint", "choices", "steps", "played", "count"))
        return self.laid_out(*beside) + place("line")

    def prepare(self) -> None:
        """Follow the walk."""
        if self.walk.position != self.position:
            self._listening = False
            self.position = self.walk.position
            self._listening = True
        self.said = self.announce()

    def announce(self) -> str:
        """What happened and what can be done, for those who do not see the page."""
        last = self.last_move()
        told = ""
        if last is not None:
            seat, move = last
            told = self.words("table.played", seat=seat, move=move) + " "
        return told + self.told(self.advice())

    def last_move(self) -> tuple[int, Move] | None:
        """Who made the last move that stands, and which."""
        walk = self.walk
        return (walk.mover(walk.at - 1), walk.moves[walk.at - 1]) if walk.at else None

    def seats(self) -> dict[str, Any]:
        """Who sits where: `names`, `bottom`, `users` of `scopa_lab.render.position_svg`."""
        return {"bottom": self.walk.bottom}

    def notes(self) -> dict[Card, str]:
        """Short texts under cards of the hand."""
        return {}

    def drawn(self) -> Move | None:
        """A move that is drawn with lines on the table."""
        return None

    def show_picture(self) -> str:
        """The card table."""
        walk = self.walk
        last = self.last_move()
        return position_svg(
            walk.position,
            **self.look(),
            last=last and last[1],
            last_seat=last and last[0],
            chosen=walk.chosen,
            lit=walk.lit,
            move=self.drawn(),
            notes=self.notes(),  # type: ignore[arg-type]
            **self.seats(),
            interactive=True,
        )

    def advice(self) -> str:
        """What can be done next."""
        walk = self.walk
        position = walk.position
        if position.is_over:
            return say("table.over")
        if walk.picked is not None:
            return say("table.ready", move=walk.picked)
        if walk.asking:
            return say("table.which")
        if walk.chosen is not None:
            return say("table.several", count=len(walk.choices))
        hand = position.hands[position.to_move]
        key = "table.choose" if hand.cards else "table.unknown_turn"
        return say(key, seat=position.to_move)

    def show_hint(self) -> str:
        """The advice; quiet while the banner speaks."""
        advice = starting(self.told(self.advice()))
        return f"<p>{clean(advice)}</p>" if advice and not self._lines else ""

    def show_choices(self) -> str:
        """The moves of the chosen card, or the cards an unknown one may be."""
        walk = self.walk
        faces = self.small_cards()
        if walk.asking:
            shown = [
                button(card.text, "reveal", data_named=card.text, data_key=f"is-{card}")
                for card in walk.position.unseen
            ]
            label = "table.which"
        elif walk.chosen is not None and walk.choices:
            shown = [self._choice(move, faces) for move in islice(walk.choices, MOST_OFFERED)]
            more = len(walk.choices) - MOST_OFFERED
            if more > 0:
                shown.append(clean(self.words("table.more", count=more)))
            label = "table.choices"
        else:
            return ""
        items, name = "".join(f"<li>{item}</li>" for item in shown), clean(self.words(label))
        return page("offer", faces.defs(), f'<ul aria-label="{name}">{items}</ul>')

    def _choice(self, move: Move, faces: Faces) -> str:
        on = "true" if move == self.walk.picked else "false"
        text = clean(move)
        return (
            f'<button type="button" class="sl-pick" data-do="pick" data-move="{text}"'
            f' data-point="{text}" data-key="pick-{text}" data-heir="play" aria-pressed="{on}">'
            f"{faces.move(move)}</button>"
        )

    def show_steps(self) -> str:
        """The buttons of walking."""
        walk = self.walk
        able = {
            "play": walk.picked is not None,
            "start": walk.at > 0,
            "back": walk.at > 0,
            "forward": walk.at < len(walk.moves),
        }
        heirs = {"back": "forward", "start": "forward", "forward": "back"}
        return row(
            *(
                button(
                    self.words(f"screen.{name}"),
                    name,
                    able=possible,
                    kind="slx-strong" if name == "play" else "",
                    data_heir=heirs.get(name),
                )
                for name, possible in able.items()
            )
        )

    def show_played(self) -> str:
        """The moves played; those taken back are faint."""
        walk = self.walk
        if not walk.moves:
            return ""
        faces, items = self.small_cards(), []
        for at, move in enumerate(walk.moves, start=1):
            name = clean(self.spell(move))
            now = ' aria-current="step"' if at == walk.at else ""
            undone = "" if at <= walk.at else ' class="slx-undone"'
            items.append(
                f'<li{undone}><button type="button" class="slx-button slx-step" data-do="goto"'
                f' data-at="{at}" data-key="goto-{at}" title="{name}"{now}'
                f' aria-label="{signs(move)}: {name}">{faces.move(move)}</button></li>'
            )
        label = clean(self.words("table.moves"))
        return page("played", faces.defs(), f'<ol aria-label="{label}">{"".join(items)}</ol>')

    def show_count(self) -> str:
        """What each side has, and the points if the deal ended now."""
        position = self.walk.position
        if position.is_over:
            return display.score_html(position.score(), self.lang)
        score = position.score()
        titles = "".join(
            f'<th scope="col">{clean(self.words(f"table.{name}"))}</th>'
            for name in ("side", "taken", "sweeps", "points")
        )
        rows = "".join(
            f'<tr><th scope="row">{letter(side)}</th><td>{len(pile)}</td>'
            f"<td>{position.bonus[side]}</td><td>{score.points[side]}</td></tr>"
            for side, pile in enumerate(position.piles)
        )
        caption = clean(self.words("table.so_far"))
        return (
            f'<table class="slx-count"><caption>{caption}</caption>'
            f"<thead><tr>{titles}</tr></thead><tbody>{rows}</tbody></table>"
        )

    def show_line(self) -> str:
        """The position in one line, to copy or to write over."""
        return self.line_form(self.words("table.line"), str(self.walk.position))

    def still(self) -> str:
        """The picture of the position."""
        return display.position_html(self.position, deck=self.deck, lang=self.lang)

    def _moved(self, change: Any) -> None:
        """Follow a position that is set from Python."""
        with self._lock:
            if self._listening:
                self.start(change["new"])
                self.show()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.position)!r}{self.unusual()})"


def _seat(value: Any) -> int | None:
    return None if value in (None, "") else int(value)
