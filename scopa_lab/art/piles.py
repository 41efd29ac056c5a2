"""Captured cards: a closed stack or an open strip, its sweeps turned sideways, the last capture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import number
from .layout import GAP, PAD, lay_fan
from .look import GOLD, INK, SHADE
from .pieces import Box, Pieces
from .svg import pill, shorten, text, text_width

if TYPE_CHECKING:
    from ..cards import Card

__all__ = ["Piles"]

#: Sweeps that are shown; more than that are counted.
MOST = 5
#: Room that is always kept beside a pile for what it took with the last move.
TAKEN = 52.0


class Piles(Pieces):
    """Draws the piles of a scene."""

    def _beside(self, side: int, pile: float) -> float:
        """Room that a pile takes beside a hand."""
        kept = TAKEN if self.look.last is not None else 0.0
        return pile + 28 + kept + (_out(pile) if self.scene.swept(side) else 0)

    def _sideways(self, swept: int, x: float, y: float, wide: float) -> str:
        """Backs turned sideways, one for each point from sweeps, with their upper ends at `x`.

        They lie under what is drawn next; of each an end shows, and of many as many as fit.
        """
        step, parts = wide / 5, []
        for k in range(min(swept, MOST)):
            # A quarter turn about the corner: what was up points left.
            place = f"translate({number(x)} {number(y + step * k + wide)}) rotate(-90)"
            parts.append(f'<g transform="{place}">{self.sheet.place(None, 0, 0, wide)}</g>')
        return "".join(parts)

    @staticmethod
    def _times(swept: int, x: float, y: float) -> str:
        """How many sweeps, where more were made than are shown."""
        if swept <= MOST:
            return ""
        return pill(f"×{swept}", x, y, fill=SHADE, ink=INK, size=12, centre=True)[0]

    def _pile(self, side: int, x: float, y: float, wide: float, free: float) -> str:
        """A side's captured cards: a stack, how many, what the sweeps and the last move brought.

        `free` is the room to the left of it.
        """
        scene = self.scene
        count, bonus, swept = len(scene.piles[side]), scene.earned(side), scene.swept(side)
        tall = wide * self.sheet.ratio
        out = _out(wide) if swept else 0.0
        parts = [self._sideways(swept, x - out, y + wide / 9, wide * 0.8)]
        if count:
            depth = 1 + (count > 3) + (count > 12)
            parts += [self.sheet.place(None, x + 3 * k, y - 3 * k, wide) for k in range(depth)]
        else:
            parts.append(
                f'<rect {Box(x, y, wide, tall).around(0)} rx="6" fill="none" stroke="{INK}"'
                ' stroke-opacity=".75" stroke-dasharray="5 4"/>'
            )
        middle = x + wide / 2
        parts.append(
            pill(str(count), middle, y + tall - 3, fill=SHADE, ink=INK, size=14, centre=True)[0]
        )
        parts.append(self._times(swept, x - out - 4, y + 8))
        if bonus:
            ink = "#1b1b1b"
            parts.append(
                pill(f"{bonus:+d}", x + wide, y + 8, fill=GOLD, ink=ink, size=12, centre=True)[0]
            )
        last, took, left = self.look.last, "", x - out
        if last is not None and last.captured and self._last_side() == side:
            took = " ".join(card.text for card in (last.card, *last.captured))
            parts.append(self._taken((last.card, *last.captured), left - 8, y, free))
        box = Box(left - 4, y - 10, x + wide + 12 - left, tall + 18)
        inside = "".join(parts)
        return self._zone("pile", str(side), self._pile_label(side), box, inside, framed=False,
                          took=took)  # fmt: skip

    def _last_side(self) -> int | None:
        seat = self.look.last_seat
        return None if seat is None else self.scene.sides[seat]

    def _taken(self, cards: Sequence[Card], right: float, y: float, free: float) -> str:
        """What the last move took: a small faint fan that ends at `right`, and who took it."""
        wide = 26.0
        room = min(free + TAKEN - 10, wide + 12.0 * len(cards))
        fan = lay_fan(len(cards), wide, self.sheet.ratio, room, 8)
        left = right - fan.wide
        shown = "".join(
            self.sheet.place(card.text, left + dx, y + 2 + dy, wide)
            for card, (dx, dy) in zip(cards, fan.places, strict=True)
        )
        assert self.look.last_seat is not None  # as the side is known
        name = shorten(self.says.seat_name(self.look.last_seat), 11.5, 90)
        who = text(self.words("took", seat=name), right, y - 8, 11.5, anchor="end", fill=INK)
        return (
            f'<g class="sl-taken" pointer-events="none" aria-hidden="true">{who}'
            f'<g opacity=".72">{shown}</g></g>'
        )

    def _strip(
        self, zone: str, at: str, label: str, cards: Sequence[Card | None], y: float, room: float
    ) -> tuple[str, float]:
        """A row of small open cards: a pile or the stock, looked into."""
        wide = self.look.size.strip
        swept = self.scene.swept(int(at)) if zone == "pile" else 0
        aside = min(120.0, room * 0.3)
        if swept:
            aside = max(aside, text_width(label, 13) + 8)
        fan = lay_fan(len(cards), wide, self.sheet.ratio, room - 2 * PAD - aside)
        left = PAD * 2
        parts = [text(shorten(label, 13, aside - 8), left, y + 18, 13, fill=INK, bold=True)]
        if swept:
            parts.append(self._sideways(swept, left, y + 28, 22.0))
            parts.append(self._times(swept, left + 56, y + 48))
        parts.append(self._row_of(cards, fan.places, left + aside, y, wide, zone, at))
        marks = 50 + 4.4 * min(swept, MOST) if swept else 0
        high = max(fan.high if cards else 34.0, marks)
        if not cards:
            parts.append(text(self.words("empty"), left + aside, y + 24, 13, fill=INK))
        box = Box(PAD, y - 6, room, high + 12)
        said = f"{label}, {self.says.pile(int(at))}" if zone == "pile" else label
        return self._zone(zone, at, said, box, "".join(parts)), high + 12 + GAP


def _out(pile: float) -> float:
    """How far a card turned sideways sticks out of a pile so wide."""
    return pile * 0.28
