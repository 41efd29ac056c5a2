"""Small pictures that stand in a table: cards of a move, a bar with its whisker."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..art import Sheet, number
from ..art.captions import Captions
from ..art.charts import BAR, BEST
from ..art.svg import MARK, clean, good_prefix
from .page import INK

if TYPE_CHECKING:
    from ..moves import Move

__all__ = ["Faces", "Scale"]


class Faces:
    """Small cards of one display: each face is drawn once and used in every row.

    `faces` is the prefix of a `scopa_lab.render.faces_svg` on the same page, if there is one.
    """

    WIDE = 26

    def __init__(self, deck: str, lang: str, *, colours: int = 2, faces: str | None = None) -> None:
        prefix = MARK if faces is None else good_prefix(faces)
        self.sheet = Sheet(deck, prefix=prefix, colours=colours, outside=faces is not None)
        self.words = Captions(lang)

    def room(self, move: Move) -> float:
        """How wide the picture of a move is."""
        taken = len(move.captured)
        return self.WIDE + 4 + (16 + taken * (self.WIDE + 3) if taken else 0)

    def move(self, move: Move, room: float = 0) -> str:
        """The card played, and after a gap those it takes; in words and in signs as well.

        The picture is at least `room` wide, so that the signs of a list stand in one column.
        """
        name = [card.name(self.words.lang, self.sheet.deck) for card in (move.card, *move.captured)]
        said = (
            self.words("capture", card=name[0], others=", ".join(name[1:]))
            if move.captured
            else self.words("lay", card=name[0])
        )
        high = self.WIDE * self.sheet.ratio
        parts, x = [self.sheet.place(move.card.text, 0, 0, self.WIDE)], self.WIDE + 4.0
        if move.captured:
            parts.append(
                f'<path d="M{number(x + 1)} {number(high / 2)}h10m-4-4l4 4-4 4" fill="none"'
                f' stroke="{INK}" stroke-width="1.8"/>'
            )
            x += 16
        for card in move.captured:
            parts.append(self.sheet.place(card.text, x, 0, self.WIDE))
            x += self.WIDE + 3
        picture = (
            f'<svg width="{number(max(room, self.room(move)))}" height="{number(high + 1)}"'
            f' role="img" aria-label="{clean(said)}">{"".join(parts)}</svg>'
        )
        signs = f"{move.card} × {move.captured}" if move.captured else f"{move.card}"
        return f'<span class="sl-m">{picture}<span>{clean(signs)}</span></span>'

    def defs(self) -> str:
        """The faces used so far; in the page, but taking no room. Nothing if they are outside."""
        if self.sheet.outside:
            return ""
        return (
            '<svg width="0" height="0" style="position:absolute" aria-hidden="true">'
            f"{self.sheet.defs()}</svg>"
        )


class Scale:
    """Bars of one column, all on the same scale, zero included."""

    WIDE, HIGH = 88, 24

    def __init__(self, ranges: Iterable[tuple[float, float]]) -> None:
        ends = [0.0, *(v for pair in ranges for v in pair if math.isfinite(v))]
        self.low, high = min(ends), max(ends)
        self.step = (self.WIDE - 12) / ((high - self.low) or 1.0)

    def _x(self, value: float) -> str:
        return number(6 + (value - self.low) * self.step)

    def bar(self, mean: float, low: float, high: float, best: bool) -> str:
        """A bar from zero to the mean, and a whisker over what else it may be."""
        whisker = ""
        if low < high and math.isfinite(low) and math.isfinite(high):
            whisker = (
                f'<path d="M{self._x(low)} 8v8m0-4H{self._x(high)}m0-4v8" fill="none"'
                f' stroke="{INK}" stroke-width="1.8"/>'
            )
        colour = BEST if best else BAR
        return (
            f'<svg width="{self.WIDE}" height="{self.HIGH}" aria-hidden="true"><path'
            f' d="M{self._x(0)} 6H{self._x(mean)}v12H{self._x(0)}Z" fill="{colour}"/>'
            f'<path d="M{self._x(0)} 0v24" stroke="{INK}"/>{whisker}</svg>'
        )
