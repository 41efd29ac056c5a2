"""The editor's picture: every place of a scene open side by side, and the pack it is filled from.

What has been placed leaves a gap in the pack, so a card of the pack never moves. A narrow picture
has one column, a wide one has the pack in a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import number
from .layout import GAP, LEAST, PAD, Fan, lay_fan
from .look import FELT, INK, SHADE, letter
from .pieces import Box, Pieces
from .svg import shorten, text

if TYPE_CHECKING:
    from ..cards import Card

__all__ = ["Editor"]

HEAD = 26.0
CARD = 44.0
ORDER = "A23456789TJQK"
SUITS = "DHSC"


@dataclass
class _Cell:
    """One place: what it is called, what lies there and how."""

    zone: str
    at: str
    label: str
    cards: Sequence[Card | None]
    fan: Fan


class Editor(Pieces):
    """Draws one scene as an editor; `draw` gives the body and the size."""

    def natural_width(self) -> float:
        """Width in units."""
        wide = self.look.size.wide
        return 1000.0 if wide is None else max(wide, 360.0)

    # ── places with cards in a row ──────────────────────────────────────────────────────────────

    def _cells(self) -> list[tuple[str, str, str, Sequence[Card | None]]]:
        """Hands, table and piles: what is at the table."""
        scene, words = self.scene, self.words
        return [
            *(
                ("hand", str(seat), self._hand_label(seat), hand)
                for seat, hand in enumerate(scene.hands)
            ),
            ("table", "", f"{words('table')}, {words.count(len(scene.table))}", scene.table),
            *(
                ("pile", str(side), self._pile_label(side), pile)
                for side, pile in enumerate(scene.piles)
            ),
        ]

    def _flow(
        self,
        cells: Sequence[tuple[str, str, str, Sequence[Card | None]]],
        x: float,
        y: float,
        wide: float,
        each: int,
    ) -> tuple[str, float]:
        """Places side by side, `each` in a row; returns what is drawn and where it ends."""
        parts = []
        for k in range(0, len(cells), each):
            row = cells[k : k + each]
            room = (wide - GAP * (len(row) - 1)) / len(row)
            laid = [
                _Cell(*cell, lay_fan(len(cell[3]), self._card_wide, self.sheet.ratio, room - 2 * 8))
                for cell in row
            ]
            high = max(cell.fan.high for cell in laid) + HEAD + 2 * 8
            for place, cell in enumerate(laid):
                parts.append(self._cell(cell, Box(x + place * (room + GAP), y, room, high)))
            y += high + GAP
        return "".join(parts), y

    @property
    def _card_wide(self) -> float:
        return self.look.size.strip if self.look.size.wide else CARD

    def _cell(self, cell: _Cell, box: Box) -> str:
        """One place with its name above its cards."""
        left, top = box.x + 8, box.y + 6
        seat = int(cell.at) if cell.zone == "hand" else None
        head = (
            self._header(seat, left, top, box.wide - 16)
            if seat is not None
            else self._title(self._short(cell), left, top, box.wide - 16)
        )
        cards = self._row_of(
            cell.cards, cell.fan.places, left, top + HEAD, self._card_wide, cell.zone, cell.at
        )
        gold = seat is not None and seat == self.scene.to_move
        return self._zone(cell.zone, cell.at, cell.label, box, head + cards, gold=gold)

    def _short(self, cell: _Cell) -> str:
        if cell.zone == "pile":
            return f"{self.words('pile')} {letter(int(cell.at))} · {len(cell.cards)}"
        return f"{self.words(cell.zone)} · {len(cell.cards)}"

    @staticmethod
    def _title(said: str, x: float, y: float, room: float) -> str:
        return text(shorten(said, 14, room), x, y + 15, 14, fill=INK, bold=True)

    # ── the pack ────────────────────────────────────────────────────────────────────────────────

    def _pack(self, x: float, y: float, wide: float) -> tuple[str, float]:
        """The pack by suits and ranks, a gap for what lies elsewhere, and an unknown card."""
        pack, unplaced = self.scene.pack, set(self.scene.unplaced)
        ranks = [rank for rank in ORDER if any(card.rank == rank for card in pack)]
        suits = [suit for suit in SUITS if any(card.suit == suit for card in pack)]
        room = wide - 16
        # The unknown card has a column of its own, or, where it is narrow, a row.
        aside = (room + GAP / 2) / (len(ranks) + 1) >= LEAST + GAP / 2
        columns = max(len(ranks) + aside, 1)
        card = max(min(room / columns - 3, CARD + 4), self._card_wide)
        step = (room - card) / max(columns - 1, 1)
        step = min(step, card + 6)
        tall = card * self.sheet.ratio
        drop = tall + 4 if step >= card else tall * 0.62
        top = y + 6 + HEAD
        parts = [
            self._title(f"{self.words('pack')} · {len(unplaced)}", x + 8, y + 6, room),
        ]
        places = {
            one: (x + 8 + step * ranks.index(one.rank), top + drop * suits.index(one.suit))
            for one in sorted(pack, key=lambda c: (suits.index(c.suit), ranks.index(c.rank)))
        }
        parts += [
            self._gap(Box(*at, min(card, step), min(tall, drop)))
            for one, at in places.items()
            if one not in unplaced
        ]
        parts += [
            self._card(one, *at, card, "pack", "", self._name(one))
            for one, at in places.items()
            if one in unplaced
        ]
        rows = max(len(suits), 1)
        if aside:
            spot = (x + 8 + step * len(ranks), top)
        else:
            spot, rows = (x + 8, top + drop * rows), rows + 1
        parts.append(self._card(None, *spot, card, "pack", "", self._name(None)))
        high = HEAD + 6 + drop * (rows - 1) + tall + 8
        label = f"{self.words('pack')}, {self.words.count(len(unplaced))}"
        return self._zone("pack", "", label, Box(x, y, wide, high), "".join(parts)), y + high + GAP

    @staticmethod
    def _gap(box: Box) -> str:
        """Where a card of the pack belongs that lies elsewhere."""
        return (
            f'<rect {box.around(-1)} rx="{number(box.wide * 0.08)}" fill="{SHADE}"'
            f' fill-opacity=".35" stroke="{INK}" stroke-opacity=".3" stroke-dasharray="3 4"/>'
        )

    # ── everything together ─────────────────────────────────────────────────────────────────────

    def draw(self) -> tuple[str, float, float]:
        """Return the elements inside the picture, and its natural width and height in units."""
        wide = self.natural_width()
        scene, words = self.scene, self.words
        rest = [
            ("stock", "", f"{words('stock')}, {words.count(len(scene.stock))}", scene.stock),
            ("out", "", f"{words('out')}, {words.count(len(scene.out))}", scene.out),
        ]
        each = 1 if len(scene.hands) <= 2 else 2
        if wide < 700:
            edge = GAP
            room = wide - 2 * edge
            drawn, low = self._flow(self._cells()[: len(scene.hands)], edge, edge, room, each)
            parts = [drawn]
            seats = len(scene.hands)
            drawn, low = self._flow(self._cells()[seats : seats + 1], edge, low, room, 1)
            parts.append(drawn)
            drawn, low = self._pack(edge, low, room)
            parts.append(drawn)
            drawn, low = self._flow([*self._cells()[seats + 1 :], *rest], edge, low, room, 1)
            parts.append(drawn)
        else:
            ranks = len({card.rank for card in scene.pack})
            right = max((ranks + 1) * (42 + 3) + 16, 380.0)
            left = wide - 2 * PAD - GAP - right
            cells, seats = self._cells(), len(scene.hands)
            drawn, one = self._flow(cells[:seats], PAD, PAD, left, each)
            parts = [drawn]
            for some, count in ((cells[seats : seats + 1], 1), (cells[seats + 1 :], 2)):
                drawn, one = self._flow(some, PAD, one, left, count)
                parts.append(drawn)
            drawn, other = self._pack(PAD + left + GAP, PAD, right)
            parts.append(drawn)
            drawn, other = self._flow(rest, PAD + left + GAP, other, right, 1)
            parts.append(drawn)
            low = max(one, other)
        body = (
            f'<rect width="{number(wide)}" height="{number(low + GAP / 2)}" rx="16"'
            f' fill="{FELT}"/>{"".join(parts)}'
        )
        return body, wide, low + GAP / 2
