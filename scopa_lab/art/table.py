"""The card table: where everything of a position goes, and how it is drawn and described.

One seat sits at the bottom with larger cards, the others along the top in the order they sit; with
five or six seats the two neighbours sit at the bottom as well.  Piles stand beside the first seat
of their side.  All sizes are in units of the picture, which are pixels at its natural width.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from . import Sheet, number
from .captions import Captions
from .layout import GAP, HEADER, PAD, Fan, lay_fan, lay_grid, seat_rows
from .look import BLUE, FELT, GOLD, INK, SHADE, SIDES, Look, letter
from .sayings import Sayings
from .svg import clean, pill, shorten, text, text_width

if TYPE_CHECKING:
    from ..cards import Card
    from ..position import Position

__all__ = ["Table"]


class Table:
    """Draws one position; `draw` gives the body and the size.

    Parameters
    ----------
    position : Position
    sheet : Sheet
        Collects the faces that are used.
    look : Look
    words : Captions
    """

    def __init__(self, position: Position, sheet: Sheet, look: Look, words: Captions) -> None:
        self.position = position
        self.sheet = sheet
        self.look = look
        self.words = words
        self.says = Sayings(position, look, words, sheet.deck)
        self.sides = len(position.piles)
        self._boxes: dict[str, tuple[float, float, float]] = {}  # middle, top, bottom
        self._first: set[str] = set()  # zones that have their tab stop already

    # ── cards and zones ─────────────────────────────────────────────────────────────────────────

    def _card(
        self, card: Card | None, x: float, y: float, wide: float, zone: str, at: str, label: str
    ) -> str:
        """One card of a zone, with its marks and, where it can be used, its handles."""
        look = self.look
        name = None if card is None else card.text
        chosen = zone == "hand" and name is not None and name == look.chosen
        lit = zone == "table" and name in look.lit
        tall = wide * self.sheet.ratio
        if chosen:
            y -= 12
        if card is not None and zone in ("hand", "table"):
            self._boxes[card.text] = (x + wide / 2, y, y + tall)
        parts = []
        ring = (
            f'x="{number(x - 2)}" y="{number(y - 2)}" width="{number(wide + 4)}"'
            f' height="{number(tall + 4)}" rx="{number(wide * 0.08 + 3)}"'
        )
        if lit:
            parts.append(
                f'<rect class="sl-glow" {ring} fill="none" stroke="{GOLD}" stroke-width="11"'
                ' stroke-opacity=".45"/>'
            )
        parts.append(self.sheet.place(name, x, y, wide))
        if chosen or lit:
            colour = BLUE if chosen else GOLD
            parts.append(f'<rect {ring} fill="none" stroke="{colour}" stroke-width="4"/>')
        if card is not None and zone == "table" and card == self.position.last_laid:
            parts.append(self._laid_mark(x, y, wide))
        usable = look.active == "all" or (
            look.active == "play"
            and card is not None
            and (zone == "table" or (zone == "hand" and at == str(self.position.to_move)))
        )
        if usable:
            parts.append(f'<rect class="sl-ring" {ring} fill="none"/>')
        body = "".join(parts)
        if not look.active:
            return body
        owner = {"hand": f' data-seat="{at}"', "pile": f' data-side="{at}"'}.get(zone, "")
        data = f' data-card="{name or "?"}" data-zone="{zone}"{owner}'
        label = clean(label)
        if not usable:
            return f'<g class="sl-card" role="img" aria-label="{label}"{data}>{body}</g>'
        stop = zone + at
        tab = "-1" if stop in self._first else "0"
        self._first.add(stop)
        pressed = ""
        if zone in ("hand", "table"):
            pressed = f' aria-pressed="{"true" if chosen or lit else "false"}"'
        return (
            f'<g class="sl-card sl-use" role="button" tabindex="{tab}" aria-label="{label}"'
            f"{pressed}{data}>{body}</g>"
        )

    def _laid_mark(self, x: float, y: float, wide: float) -> str:
        """A small arrow pointing down in a disc: this card was laid by the play before."""
        return (
            f'<g transform="translate({number(x + wide - 5)} {number(y + 5)})"><circle r="9"'
            f' fill="{SHADE}" stroke="{INK}" stroke-width="1.6"/><path fill="none" stroke="{INK}"'
            ' stroke-width="1.8" d="M0-5V4M-3.6.6 0 4.6 3.6.6"/></g>'
        )

    def _zone(self, zone: str, at: str, label: str, frame: str, inside: str) -> str:
        """A region of the table; in an interactive picture it is a labelled group."""
        if not self.look.active:
            return frame + inside
        owner = {"hand": f' data-seat="{at}"', "pile": f' data-side="{at}"'}.get(zone, "")
        return (
            f'<g class="sl-zone" role="group" aria-label="{clean(label)}"'
            f' data-zone="{zone}"{owner}>{frame}{inside}</g>'
        )

    # ── the parts of the table ──────────────────────────────────────────────────────────────────

    def _header(self, seat: int, x: float, y: float, room: float) -> str:
        """Side letter, name of the seat, who is to move, who captured last."""
        position, words = self.position, self.words
        side = position.rules.side_of(seat)
        parts = [
            f'<circle cx="{number(x + 9)}" cy="{number(y + 10)}" r="9.5" fill="{SIDES[side]}"/>',
            text(letter(side), x + 9, y + 14.5, 13, anchor="middle", fill="#1b1b1b", bold=True),
        ]
        tags = []
        if seat == position.to_move and not position.is_over:
            tags.append(("▶ " + words("to_move"), GOLD, "#1b1b1b"))
        if seat == position.last_capture:
            tags.append((words("last_capture"), SHADE, INK))
        taken = sum(text_width(said, 11.5) + 18 for said, _, _ in tags)
        name = shorten(self.says.seat_name(seat), 14, max(room - 26 - taken, 40))
        parts.append(text(name, x + 24, y + 15, 14, fill=INK, bold=True))
        at = x + 24 + text_width(name, 14) + 10
        for said, fill, ink in tags:
            drawn, wide = pill(said, at, y + 14.5, fill=fill, ink=ink, size=11.5)
            parts.append(drawn)
            at += wide + 6
        return "".join(parts)

    def _pile(self, side: int, x: float, y: float, wide: float) -> str:
        """A side's captured cards: a stack, how many, and what the sweeps brought."""
        count, bonus = len(self.position.piles[side]), self.position.bonus[side]
        tall = wide * self.sheet.ratio
        label = f"{self.words('pile')} {letter(side)}, {self.says.pile(side)}"
        parts = []
        if count:
            depth = 1 + (count > 3) + (count > 12)
            parts += [self.sheet.place(None, x + 3 * k, y - 3 * k, wide) for k in range(depth)]
        else:
            parts.append(
                f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}"'
                f' height="{number(tall)}" rx="6" fill="none" stroke="{INK}" stroke-opacity=".55"'
                ' stroke-dasharray="5 4"/>'
            )
        middle = x + wide / 2
        parts.append(
            pill(str(count), middle, y + tall - 3, fill=SHADE, ink=INK, size=14, centre=True)[0]
        )
        if bonus:
            parts.append(
                pill(
                    f"{bonus:+d}", x + wide, y + 8, fill=GOLD, ink="#1b1b1b", size=12, centre=True
                )[0]
            )
        return self._zone("pile", str(side), label, "", "".join(parts))

    def _hand(self, seat: int, x: float, y: float, fan: Fan, card: float, note_room: float) -> str:
        """The cards of one seat: known ones by rank, then the backs."""
        hand = self.position.hands[seat]
        shown: list[Card | None] = list(hand.cards) if seat in self.look.seen else []
        shown += [None] * (len(hand) - len(shown))
        at, parts = str(seat), []
        tall = card * self.sheet.ratio
        for k, (held, (dx, dy)) in enumerate(zip(shown, fan.places, strict=True)):
            label = self.words("hidden") if held is None else self.says.card_name(held)
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

    def _strip(
        self, zone: str, at: str, label: str, cards: Sequence[Card | None], y: float, room: float
    ) -> tuple[str, float]:
        """A row of small open cards: a pile or the stock, looked into."""
        wide = 40.0
        fan = lay_fan(len(cards), wide, self.sheet.ratio, room - 2 * PAD - 120)
        parts = [text(shorten(label, 13, 112), PAD * 2, y + 24, 13, fill=INK, bold=True)]
        for card, (dx, dy) in zip(cards, fan.places, strict=True):
            name = self.words("hidden") if card is None else self.says.card_name(card)
            parts.append(self._card(card, PAD * 2 + 120 + dx, y + dy, wide, zone, at, name))
        high = fan.high if cards else 34.0
        if not cards:
            parts.append(text(self.words("empty"), PAD * 2 + 120, y + 24, 13, fill=INK))
        frame = self._frame(PAD, y - 6, room, high + 12)
        return self._zone(zone, at, label, frame, "".join(parts)), high + 12 + GAP

    @staticmethod
    def _frame(x: float, y: float, wide: float, high: float, gold: bool = False) -> str:
        line = f' stroke="{GOLD}" stroke-width="3"' if gold else ""
        return (
            f'<rect class="sl-drop" x="{number(x)}" y="{number(y)}" width="{number(wide)}"'
            f' height="{number(high)}" rx="10" fill="{SHADE}" fill-opacity=".28"{line}/>'
        )

    # ── everything together ─────────────────────────────────────────────────────────────────────

    def natural_width(self) -> float:
        """Width at which a unit is a pixel."""
        longest = max((len(hand) for hand in self.position.hands), default=0)
        seats = len(self.position.hands)
        return 960 if seats > 3 else 860 if seats == 3 or longest > 6 else 720

    def _row(self, seats: Sequence[int], y: float, wide: float, card: float) -> tuple[str, float]:
        """One row of seats; returns what is drawn and how high it is."""
        room = (wide - PAD * 2 - GAP * (len(seats) - 1)) / len(seats)
        ratio, notes = self.sheet.ratio, self.look.notes
        pile = min(card * 0.8, 56)
        fans, held = {}, {}
        for seat in seats:
            hand = self.position.hands[seat]
            side_room = pile + 28 if seat < self.sides else 0
            fans[seat] = lay_fan(len(hand), card, ratio, room - PAD * 2 - side_room)
            held[seat] = seat in self.look.seen and any(c.text in notes for c in hand.cards)
        note_room = 22 if any(held.values()) else 0
        high = max(fan.high for fan in fans.values())
        high = max(high, pile * ratio) + HEADER + note_room + PAD * 2
        lift = 10  # room for a raised card, there always: choosing one must not move the table
        parts = []
        for k, seat in enumerate(seats):
            x = PAD + k * (room + GAP)
            fan = fans[seat]
            moving = seat == self.position.to_move and not self.position.is_over
            side_room = pile + 28 if seat < self.sides else 0
            free = room - PAD * 2 - side_room - fan.wide
            left = x + PAD + min(max(free, 0), (room - PAD * 2 - fan.wide) / 2)
            top = y + PAD + HEADER + lift
            label = f"{self.words('hand')}, {self.says.seat_name(seat)}, "
            label += self.words.count(len(self.position.hands[seat]))
            if moving:
                label += f", {self.words('to_move')}"
            parts.append(
                self._zone(
                    "hand",
                    str(seat),
                    label,
                    self._frame(x, y, room, high + lift, gold=moving),
                    self._header(seat, x + PAD, y + PAD - 2, room - PAD * 2)
                    + self._hand(seat, left, top, fan, card, note_room),
                )
            )
            if seat < self.sides:
                at = x + room - pile - PAD - 10
                parts.append(self._pile(seat, at, top + 4, pile))
        return "".join(parts), high + lift

    def _middle(self, y: float, wide: float) -> tuple[str, float]:
        """The cards on the table, and the stock to their left."""
        position, words = self.position, self.words
        stock = len(position.stock)
        count = len(position.table)
        card = 66.0 if count <= 8 else 58.0 if count <= 16 else 50.0
        ratio = self.sheet.ratio
        side = 96.0 if stock else 0.0
        room = wide - PAD * 2 - side
        grid = lay_grid(count, card, ratio, room - PAD * 3)
        high = max(grid.high, 66 * ratio) + PAD * 2 + 10
        parts = []
        if stock:
            deep = [
                self.sheet.place(None, PAD + 10 + 3 * k, y + high / 2 - 30 * ratio - 3 * k, 60)
                for k in range(1 + (stock > 6) + (stock > 18))
            ]
            label = f"{words('stock')}, {words.count(stock)}"
            count_pill = pill(
                str(stock), PAD + 40, y + high / 2 + 30 * ratio - 3, fill=SHADE, ink=INK,
                size=14, centre=True,
            )[0]  # fmt: skip
            parts.append(self._zone("stock", "", label, "", "".join(deep) + count_pill))
        left = PAD + side
        label = f"{words('table')}, {words.count(count)}"
        inside = []
        if not count:
            middle = left + room / 2
            inside.append(
                text(words("empty"), middle, y + high / 2 + 5, 14, anchor="middle", fill=INK)
            )
        x0, y0 = left + (room - grid.wide) / 2, y + (high - grid.high) / 2
        for held, (dx, dy) in zip(position.table, grid.places, strict=True):
            name = self.says.card_name(held)
            if held == position.last_laid:
                name += f", {words('last_laid')}"
            inside.append(self._card(held, x0 + dx, y0 + dy, card, "table", "", name))
        frame = self._frame(left, y, room, high)
        parts.append(self._zone("table", "", label, frame, "".join(inside)))
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
        """Return the elements inside the picture, and its natural width and height."""
        wide = self.natural_width()
        seats = len(self.position.hands)
        clockwise = self.position.rules.direction == "cw"
        top, bottom = seat_rows(seats, self.look.bottom, clockwise)
        far = 62.0 if seats == 2 else 52.0
        y = PAD
        parts = []
        if top:
            drawn, high = self._row(top, y, wide, far)
            parts.append(drawn)
            y += high + GAP
        drawn, high = self._middle(y, wide)
        parts.append(drawn)
        y += high + GAP
        drawn, high = self._row(bottom, y, wide, 84.0 if len(bottom) == 1 else 58.0)
        parts.append(drawn)
        y += high + GAP
        parts.append(self._arrows())
        strips: list[tuple[str, str, str, Collection[Card | None]]] = []
        if self.look.open_piles:
            strips += [
                ("pile", str(side), f"{self.words('pile')} {letter(side)}", pile)
                for side, pile in enumerate(self.position.piles)
            ]
        if self.look.open_stock:
            strips.append(("stock", "", self.words("stock"), self.position.stock))
        for zone, at, label, cards in strips:
            drawn, high = self._strip(zone, at, label, list(cards), y + 6, wide - 2 * PAD)
            parts.append(drawn)
            y += high
        body = (
            f'<rect width="{number(wide)}" height="{number(y + PAD - GAP)}" rx="16"'
            f' fill="{FELT}"/>{"".join(parts)}'
        )
        return body, wide, y + PAD - GAP
