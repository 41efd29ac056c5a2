"""The card table: where everything of a scene goes, and how it is drawn and described.

One seat sits at the bottom with larger cards, the others along the top in the order they sit; with
five or six seats the two neighbours sit at the bottom as well.  Piles stand beside the first seat
of their side.  All sizes are in units of the picture, which are pixels at its natural width.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import number
from .layout import GAP, HEADER, PAD, Fan, lay_fan, lay_grid, seat_rows
from .look import FELT, GOLD, INK, SHADE, letter
from .pieces import Box
from .piles import TAKEN, Piles
from .svg import pill, text, text_width

if TYPE_CHECKING:
    from ..cards import Card

__all__ = ["Table"]


class Table(Piles):
    """Draws one scene as a table; `draw` gives the body and the size."""

    # ── the parts of the table ──────────────────────────────────────────────────────────────────

    def _hand(self, seat: int, x: float, y: float, fan: Fan, card: float, note_room: float) -> str:
        """The cards of one seat: known ones by rank, then the backs; with their notes."""
        at, parts = str(seat), []
        tall = card * self.sheet.ratio
        shown = self._shown(seat)
        for k, (held, (dx, dy)) in enumerate(zip(shown, fan.places, strict=True)):
            label = self._name(held)
            note = "" if held is None else self.look.notes.get(held.text, "")
            if note:
                label = f"{label}, {note}"
            parts.append(self._card(held, x + dx, y + dy, card, "hand", at, label))
            if note and note_room:
                last = k == len(shown) - 1
                seen = card if last else min(card, fan.step)
                size = 12.5 if text_width(note, 12.5) + 12 <= seen else 10  # crowded
                parts.append(
                    pill(
                        str(note), x + dx + seen / 2, y + dy + tall + 17,
                        fill=SHADE, ink=INK, size=size, centre=True,
                    )[0]
                )  # fmt: skip
        return "".join(parts)

    def _shown(self, seat: int) -> list[Card | None]:
        """The cards of a seat as they are shown."""
        hand = self.scene.hands[seat]
        known = [c for c in hand if c is not None] if seat in self.look.seen else []
        return [*known, *[None] * (len(hand) - len(known))]

    # ── everything together ─────────────────────────────────────────────────────────────────────

    def natural_width(self) -> float:
        """Width in units."""
        if self.look.size.wide is not None:
            return self.look.size.wide
        longest = max(map(len, self.scene.hands), default=0)
        seats = len(self.scene.hands)
        return 960 if seats > 3 else 860 if seats == 3 or longest > 6 else 720

    def _row(self, seats: Sequence[int], y: float, wide: float, card: float) -> tuple[str, float]:
        """One row of seats; returns what is drawn and how high it is."""
        room = (wide - PAD * 2 - GAP * (len(seats) - 1)) / len(seats)
        ratio, notes = self.sheet.ratio, self.look.notes
        pile = min(card * 0.8, self.look.size.pile)
        fans, held, kept = {}, {}, {}
        for seat in seats:
            owner = seat < len(self.scene.piles)  # the pile lies beside the side's first seat
            kept[seat] = self._beside(seat, pile) if owner else 0.0
            shown = self._shown(seat)
            fans[seat] = lay_fan(len(shown), card, ratio, room - PAD * 2 - kept[seat])
            held[seat] = any(c is not None and c.text in notes for c in shown)
        note_room = 22 if any(held.values()) else 0
        high = max(fan.high for fan in fans.values())
        high = max(high, pile * ratio) + HEADER + note_room + PAD * 2
        lift = 10  # room for a raised card, there always: choosing one must not move the table
        parts = []
        for k, seat in enumerate(seats):
            x = PAD + k * (room + GAP)
            fan = fans[seat]
            free = max(room - PAD * 2 - kept[seat] - fan.wide, 0)
            # In the middle, unless what the last move took needs the room.
            before = min(free, (room - PAD * 2 - fan.wide) / 2)
            if kept[seat] and (self.look.last is not None or self.look.size.per_row == 1):
                before = min(before, max(free - TAKEN, 0))
            top = y + PAD + HEADER + lift
            parts.append(
                self._zone(
                    "hand",
                    str(seat),
                    self._hand_label(seat),
                    Box(x, y, room, high + lift),
                    self._header(seat, x + PAD, y + PAD - 2, room - PAD * 2)
                    + self._hand(seat, x + PAD + before, top, fan, card, note_room),
                    gold=seat == self.scene.to_move,
                )
            )
            if kept[seat]:
                at = x + room - pile - PAD - 10
                parts.append(self._pile(seat, at, top + 4, pile, free - before))
        return "".join(parts), high + lift

    def _rows(self, seats: Sequence[int], y: float, wide: float, card: float) -> tuple[str, float]:
        """Seats side by side, in as many rows as the size of the picture asks for."""
        parts, start, each = [], y, self.look.size.per_row
        for k in range(0, len(seats), each):
            drawn, high = self._row(seats[k : k + each], y, wide, card)
            parts.append(drawn)
            y += high + GAP
        return "".join(parts), y - start

    def _stock(self, x: float, middle: float) -> str:
        """The cards still to be dealt, as a stack with their number."""
        count, card = len(self.scene.stock), self.look.size.stock
        tall = card * self.sheet.ratio
        top = middle - tall / 2
        deep = [
            self.sheet.place(None, x + 3 * k, top - 3 * k, card)
            for k in range(1 + (count > 6) + (count > 18))
        ]
        shown = pill(
            str(count), x + card / 2, top + tall - 3, fill=SHADE, ink=INK, size=14, centre=True
        )[0]
        label = f"{self.words('stock')}, {self.words.count(count)}"
        box = Box(x - 4, top - 10, card + 14, tall + 18)
        return self._zone("stock", "", label, box, "".join(deep) + shown, framed=False)

    def _middle(self, y: float, wide: float) -> tuple[str, float]:
        """The cards on the table, and the stock to their left."""
        scene, words, size = self.scene, self.words, self.look.size
        count = len(scene.table)
        card = size.table * (1 if count <= 8 else 0.88 if count <= 16 else 0.76)
        card = max(card, 40.0)
        ratio = self.sheet.ratio
        side = size.stock + 36 if scene.stock else 0.0
        room = wide - PAD * 2 - side
        grid = lay_grid(count, card, ratio, room - PAD * 3)
        high = max(grid.high, size.table * ratio) + PAD * 2 + 10
        parts = [self._stock(PAD + 10, y + high / 2)] if scene.stock else []
        left = PAD + side
        label = f"{words('table')}, {words.count(count)}"
        inside = []
        if not count:
            middle = left + room / 2
            inside.append(
                text(words("empty"), middle, y + high / 2 + 5, 14, anchor="middle", fill=INK)
            )
        x0, y0 = left + (room - grid.wide) / 2, y + (high - grid.high) / 2
        for held, (dx, dy) in zip(scene.table, grid.places, strict=True):
            name = self.says.card_name(held)
            if held == self._laid():
                name += f", {words('last_laid')}"
            inside.append(self._card(held, x0 + dx, y0 + dy, card, "table", "", name))
        parts.append(self._zone("table", "", label, Box(left, y, room, high), "".join(inside)))
        return "".join(parts), high

    def _arrows(self) -> str:
        """Lines from the chosen card to the cards it takes."""
        start = self._boxes.get(self.look.chosen or "")
        if not self.look.arrows or start is None:
            return ""
        lines, heads = [], []
        for card in sorted(self.look.lit & self._boxes.keys()):
            x1, top1, low1 = start
            x2, top2, low2 = self._boxes[card]
            # From the edge that faces the table to the edge that faces the hand.
            up = top1 > top2
            y1, y2 = (top1, low2) if up else (low1, top2)
            turn = 1 if up else -1
            y2 += 15 * turn
            bend = (y1 - y2) * 0.5
            lines.append(
                f"M{number(x1)} {number(y1)}C{number(x1)} {number(y1 - bend)} {number(x2)}"
                f" {number(y2 + bend)} {number(x2)} {number(y2)}"
            )
            heads.append(f"M{number(x2)} {number(y2 - 13 * turn)}l-7 {13 * turn}h14Z")
        path, tips = "".join(lines), "".join(heads)
        return (
            f'<g class="sl-arrows" pointer-events="none" fill="none" stroke="{SHADE}"><path'
            f' d="{path}" stroke-width="6.5"/><path d="{tips}" fill="{GOLD}" stroke-width="1.5"/>'
            f'<path d="{path}" stroke="{GOLD}" stroke-width="3.5"/></g>'
        )

    def draw(self) -> tuple[str, float, float]:
        """Return the elements inside the picture, and its natural width and height in units."""
        wide, size = self.natural_width(), self.look.size
        seats = len(self.scene.hands)
        top, bottom = seat_rows(seats, self.look.bottom, self.scene.clockwise)
        y = PAD
        parts = []
        drawn, high = self._rows(top, y, wide, size.far if seats == 2 else size.crowd)
        parts.append(drawn)
        y += high
        drawn, high = self._middle(y, wide)
        parts.append(drawn)
        y += high + GAP
        drawn, high = self._rows(bottom, y, wide, size.near if len(bottom) == 1 else size.beside)
        parts.append(drawn)
        y += high
        parts.append(self._arrows())
        strips: list[tuple[str, str, str, Sequence[Card | None]]] = []
        if self.look.open_piles:
            strips += [
                ("pile", str(side), f"{self.words('pile')} {letter(side)}", pile)
                for side, pile in enumerate(self.scene.piles)
            ]
        if self.look.open_stock:
            strips.append(("stock", "", self.words("stock"), self.scene.stock))
        for zone, at, label, cards in strips:
            drawn, high = self._strip(zone, at, label, cards, y + 6, wide - 2 * PAD)
            parts.append(drawn)
            y += high
        body = (
            f'<rect width="{number(wide)}" height="{number(y + PAD - GAP)}" rx="16"'
            f' fill="{FELT}"/>{"".join(parts)}'
        )
        return body, wide, y + PAD - GAP
