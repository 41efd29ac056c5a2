"""What every picture of cards on a table is put together from: cards, places, headers, marks.

A card and a place carry what a browser needs to know of them: ``data-key`` stays the same from
picture to picture, ``data-drop`` says where something dropped there goes, and what can be used is a
button with a name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from . import Sheet, number
from .captions import Captions
from .look import BLUE, FAULT, GOLD, INK, SHADE, SIDES, Look, letter
from .sayings import Sayings
from .scene import Scene, place_key
from .svg import clean, pill, shorten, text, text_width

if TYPE_CHECKING:
    from ..cards import Card

__all__ = ["Box", "Pieces"]


class Box(NamedTuple):
    """Left, top, width and height of a place."""

    x: float
    y: float
    wide: float
    high: float

    def around(self, room: float) -> str:
        """The attributes of a rectangle `room` units outside of this one."""
        return (
            f'x="{number(self.x - room)}" y="{number(self.y - room)}"'
            f' width="{number(self.wide + 2 * room)}" height="{number(self.high + 2 * room)}"'
        )


class Pieces:
    """Draws the parts of one scene.

    Parameters
    ----------
    scene : Scene
    sheet : Sheet
        Collects the faces that are used.
    look : Look
    words : Captions
    """

    def __init__(self, scene: Scene, sheet: Sheet, look: Look, words: Captions) -> None:
        self.scene = scene
        self.sheet = sheet
        self.look = look
        self.words = words
        self.says = Sayings(scene, look, words, sheet.deck)
        self._boxes: dict[str, tuple[float, float, float]] = {}  # middle, top, bottom
        self._first: set[str] = set()  # zones that have their tab stop already
        self._keys: Counter[str] = Counter()
        self._order: Counter[str] = Counter()  # cards of a zone so far
        self._backs: Counter[str] = Counter()  # unknown ones among them
        self._above: list[str] = []  # outlines of chosen cards, which others must not cover

    # ── cards ───────────────────────────────────────────────────────────────────────────────────

    def _key(self, name: str) -> str:
        """A key that no other part of the picture has: a faulty draft may hold a card twice."""
        self._keys[name] += 1
        return name if self._keys[name] == 1 else f"{name}-{self._keys[name]}"

    def _usable(self, card: Card | None, zone: str, at: str) -> bool:
        if self.look.active != "play":
            return self.look.active == "all"
        return card is not None and (
            zone == "table" or (zone == "hand" and int(at) in self.look.users)
        )

    def _card(
        self, card: Card | None, x: float, y: float, wide: float, zone: str, at: str, label: str
    ) -> str:
        """One card of a zone, with its marks and, where it can be used, its handles."""
        look, place = self.look, place_key(zone, at)
        name = None if card is None else card.text
        order = self._order[place]
        self._order[place] += 1
        key = f"{place}-back-{self._backs[place]}" if name is None else f"c-{name}"
        self._backs[place] += name is None
        chosen = look.chosen is not None and (
            look.chosen == key or (look.chosen == name and (zone == "hand" or look.active == "all"))
        )
        lit = zone == "table" and name in look.lit
        tall = wide * self.sheet.ratio
        if chosen and zone == "hand" and look.active != "all":
            y -= 12
        if card is not None and zone in ("hand", "table"):
            self._boxes[card.text] = (x + wide / 2, y, y + tall)
        parts = []
        ring = f'{Box(x, y, wide, tall).around(2)} rx="{number(wide * 0.08 + 3)}"'
        if lit:
            parts.append(
                f'<rect class="sl-glow" {ring} fill="none" stroke="{GOLD}" stroke-width="11"'
                ' stroke-opacity=".45"/>'
            )
        parts.append(self.sheet.place(name, x, y, wide))
        if chosen:
            self._above.append(
                f'<rect {ring} fill="none" stroke="{BLUE}" stroke-width="4" pointer-events="none"/>'
            )
        elif lit:
            parts.append(f'<rect {ring} fill="none" stroke="{GOLD}" stroke-width="4"/>')
        if card is not None and zone == "table" and card == self._laid():
            parts.append(self._laid_mark(x, y, wide))
        usable = self._usable(card, zone, at)
        if usable:
            parts.append(f'<rect class="sl-ring" {ring} fill="none"/>')
        body = "".join(parts)
        if not look.active:
            return body
        data = f' data-key="{self._key(key)}" data-card="{name or "?"}"{self._where(zone, at)}'
        if look.active == "all":
            data += f' data-index="{order}"'
        label = clean(label)
        if not usable:
            return f'<g class="sl-card" role="img" aria-label="{label}"{data}>{body}</g>'
        tab = "-1" if place in self._first else "0"
        self._first.add(place)
        pressed = ""
        if zone in ("hand", "table") or look.active == "all":
            pressed = f' aria-pressed="{"true" if chosen or lit else "false"}"'
        return (
            f'<g class="sl-card sl-use" role="button" tabindex="{tab}" aria-label="{label}"'
            f"{pressed}{data}>{body}</g>"
        )

    def _laid(self) -> Card | None:
        """The card that the play before laid on the table."""
        last = self.look.last
        if last is None:
            return self.scene.last_laid
        return None if last.captured else last.card

    @staticmethod
    def _laid_mark(x: float, y: float, wide: float) -> str:
        """A small arrow pointing down in a disc: this card was laid by the play before."""
        return (
            f'<g transform="translate({number(x + wide - 5)} {number(y + 5)})"><circle r="9"'
            f' fill="{SHADE}" stroke="{INK}" stroke-width="1.6"/><path fill="none" stroke="{INK}"'
            ' stroke-width="1.8" d="M0-5V4M-3.6.6 0 4.6 3.6.6"/></g>'
        )

    def _row_of(
        self,
        cards: Sequence[Card | None],
        places: Sequence[tuple[float, float]],
        x: float,
        y: float,
        wide: float,
        zone: str,
        at: str = "",
    ) -> str:
        """Cards of a zone where a fan or a grid has laid them."""
        return "".join(
            self._card(card, x + dx, y + dy, wide, zone, at, self._name(card))
            for card, (dx, dy) in zip(cards, places, strict=True)
        )

    def _name(self, card: Card | None) -> str:
        return self.words("hidden") if card is None else self.says.card_name(card)

    # ── places ──────────────────────────────────────────────────────────────────────────────────

    @staticmethod
    def _where(zone: str, at: str) -> str:
        owner = {"hand": f' data-seat="{at}"', "pile": f' data-side="{at}"'}.get(zone, "")
        return f' data-zone="{zone}"{owner}'

    def _zone(
        self,
        zone: str,
        at: str,
        label: str,
        box: Box,
        inside: str,
        *,
        framed: bool = True,
        gold: bool = False,
        took: str = "",
    ) -> str:
        """A region of the table; in an interactive picture a labelled group and a drop target.

        While a card is chosen it holds a button that says what pressing it does; beside the cards,
        not around them, because a button may hold no buttons.
        """
        look, place = self.look, place_key(zone, at)
        inside += "".join(self._above)
        self._above.clear()
        fault = place in look.faults
        frame = ""
        if framed:
            line = f' stroke="{GOLD}" stroke-width="3"' if gold else ""
            frame = (
                f'<rect class="sl-drop" {box.around(0)} rx="10" fill="{SHADE}"'
                f' fill-opacity=".28"{line}/>'
            )
        if fault:
            label += f", {self.words('fault')}"
            inside += self._fault_mark(box)
        if place == look.armed:
            label += f", {self.words('chosen')}"
            inside += (
                f'<rect {box.around(0)} rx="10" fill="none" stroke="{BLUE}" stroke-width="4"'
                ' pointer-events="none"/>'
            )
        if not look.active:
            return frame + inside
        if look.holding and (look.active == "all" or zone == "table"):
            frame += (
                f'<g class="sl-put" role="button" tabindex="0" data-put="{place}"'
                f' aria-label="{clean(self.words("put", place=label))}">'
                f'<rect {box.around(0)} rx="10" fill="#fff" fill-opacity="0"/>'
                f'<rect class="sl-ring" {box.around(0)} rx="10" fill="none"/></g>'
            )
        data = f' data-key="{self._key(f"z-{place}")}" data-drop="{place}"{self._where(zone, at)}'
        if took:
            data += f' data-took="{took}"'
        if fault:
            data += ' data-fault=""'
        return (
            f'<g class="sl-zone" role="group" aria-label="{clean(label)}"{data}>{frame}{inside}</g>'
        )

    @staticmethod
    def _fault_mark(box: Box) -> str:
        """A dashed frame and a warning triangle in its corner."""
        return (
            f'<g pointer-events="none"><rect {box.around(-1)} rx="9" fill="none" stroke="{FAULT}"'
            ' stroke-width="3" stroke-dasharray="9 4"/>'
            f'<g transform="translate({number(box.x + box.wide - 15)} {number(box.y + 14)})">'
            f'<path d="M0-11 11.5 9H-11.5Z" fill="{FAULT}" stroke="{SHADE}" stroke-width="2"'
            f' stroke-linejoin="round"/><path d="M0-4V2.5M0 4.6V6.6" stroke="{SHADE}"'
            ' stroke-width="2.4"/></g></g>'
        )

    def _hand_label(self, seat: int) -> str:
        label = f"{self.words('hand')}, {self.says.seat_name(seat)}, "
        label += self.words.count(len(self.scene.hands[seat]))
        if seat == self.scene.to_move:
            label += f", {self.words('to_move')}"
        return label

    def _pile_label(self, side: int) -> str:
        return f"{self.words('pile')} {letter(side)}, {self.says.pile(side)}"

    def _header(self, seat: int, x: float, y: float, room: float) -> str:
        """Side letter, name of the seat, who is to move, who captured last."""
        scene, words = self.scene, self.words
        side = scene.sides[seat]
        parts = [
            f'<circle cx="{number(x + 9)}" cy="{number(y + 10)}" r="9.5" fill="{SIDES[side]}"/>',
            text(letter(side), x + 9, y + 14.5, 13, anchor="middle", fill="#1b1b1b", bold=True),
        ]
        tags = []
        name = self.says.seat_name(seat)
        if seat == scene.to_move:
            tags.append(("▶ " + words("to_move"), GOLD, "#1b1b1b"))
        if seat == scene.last_capture:
            tags.append((words("last_capture"), SHADE, INK))
        taken = sum(text_width(said, 11.5) + 18 for said, _, _ in tags)
        if text_width(name, 14) > room - 26 - taken:  # the name matters more than the words
            tags = [(said[0] if fill == GOLD else "✓", fill, ink) for said, fill, ink in tags]
            taken = sum(text_width(said, 11.5) + 18 for said, _, _ in tags)
        name = shorten(name, 14, max(room - 26 - taken, 40))
        parts.append(text(name, x + 24, y + 15, 14, fill=INK, bold=True))
        at = x + 24 + text_width(name, 14) + 10
        for said, fill, ink in tags:
            drawn, wide = pill(said, at, y + 14.5, fill=fill, ink=ink, size=11.5)
            parts.append(drawn)
            at += wide + 6
        return "".join(parts)
