"""Small pictures that stand in a table: cards of a move, a bar with its whisker.

In a result they are images (`image`), each complete by itself: JupyterLab strips SVG that stands in
the page from notebooks that came from somebody else, and hosting pages always do. In a widget they
stand in the page, where the faces are drawn once, and follow its theme.
"""

from __future__ import annotations

import math
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from ..art import Sheet, number
from ..art.captions import Captions
from ..art.charts import BAR, BEST
from ..art.svg import MARK, clean, finish, good_prefix
from .page import INK, page

if TYPE_CHECKING:
    from ..moves import Move

__all__ = ["Faces", "Scale", "gallery_html", "image", "signs", "stilled"]

GREY = "#808080"  # lines of an image, which knows no theme: seen on white and on black


def image(svg: str, alt: str = "", style: str = "max-width:100%;height:auto") -> str:
    """Show an SVG document as an image; its description is that of the picture if it has one.

    >>> image('<svg xmlns="http://www.w3.org/2000/svg" width="9"><desc>A card.</desc></svg>')[-60:]
    ' width="9" alt="A card." style="max-width:100%;height:auto">'
    """
    said = re.search(r"<desc[^>]*>(.*?)</desc>", svg, re.DOTALL)
    wide = re.search(r'width="([\d.]+)"', svg)
    assert wide is not None  # every picture has it
    data = b64encode(svg.encode()).decode()
    return (
        f'<img src="data:image/svg+xml;base64,{data}" width="{wide[1]}"'
        f' alt="{said[1] if said else clean(alt)}" style="{style}">'
    )


def stilled(html: str) -> str:
    """Turn the pictures in a page into images: the colours of a theme do not reach into these.

    >>> stilled('<b><svg width="9" fill="var(--jp-ui-font-color1,#222)"></svg></b>')[:26]
    '<b><img src="data:image/sv'
    """

    def one(found: re.Match[str]) -> str:
        svg = re.sub(r"var\(--jp-ui-font[^,)]*,[^)]*\)", GREY, found[0])
        svg = re.sub(r"var\([^,)]*,([^)]*)\)", r"\1", svg)
        if "xmlns" not in svg:
            svg = svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
        return image(svg)

    return re.sub(r"<svg\b.*?</svg>", one, html, flags=re.DOTALL)


def gallery_html(pictures: Mapping[str, str]) -> str:
    """Show pictures side by side, as many in a row as there is room for.

    Parameters
    ----------
    pictures : mapping of str to str
        Title → SVG document, such as `scopa_lab.render.position_svg` makes.

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> from scopa_lab.render import position_svg
    >>> position = Position.setup("scopa", table="2C 5S", hands=("7D", "?"))
    >>> shown = gallery_html({move: position_svg(position, move=move, size="small")
    ...                       for move in position.legal_moves()})
    >>> shown.count("<img"), "7Dx2C5S" in shown
    (1, True)
    """
    shown = (
        f"<div><p>{clean(title)}</p>{image(picture)}</div>" for title, picture in pictures.items()
    )
    return page("pictures", f'<div class="sl-gallery">{"".join(shown)}</div>')


def _small(inside: str, wide: float, high: float, alt: str) -> str:
    """A small picture as an image."""
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(wide)}" height="{number(high)}">'
        f"{inside}</svg>"
    )
    return image(finish(document, "s"), alt, "max-width:none")


def signs(move: Move) -> str:
    """Write a move in signs.

    >>> from scopa_lab.moves import Move
    >>> signs(Move.parse("7Dx2C5S"))
    '7D × 2C 5S'
    """
    return f"{move.card} × {move.captured}" if move.captured else str(move.card)


class Faces:
    """Small cards of one display, as images, or in a page where each face is drawn once.

    Parameters
    ----------
    deck, lang, colours
        As for `scopa_lab.render.position_svg`.
    still : bool
        Whether each picture is an image of its own.
    faces : str, optional
        The prefix of a `scopa_lab.render.faces_svg` on the same page, if there is one.
    """

    WIDE = 26

    def __init__(
        self,
        deck: str,
        lang: str,
        *,
        colours: int = 2,
        still: bool = False,
        faces: str | None = None,
    ) -> None:
        self.still = still
        self.colours = colours
        self.prefix = MARK if faces is None else good_prefix(faces)
        self.outside = faces is not None
        self.sheet = self._sheet(deck)
        self.words = Captions(lang)

    def _sheet(self, deck: str) -> Sheet:
        return Sheet(deck, prefix=self.prefix, colours=self.colours, outside=self.outside)

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
        if self.still:
            self.sheet = self._sheet(self.sheet.deck)  # with the faces of this picture only
        high = self.WIDE * self.sheet.ratio
        parts, x = [self.sheet.place(move.card.text, 0, 0, self.WIDE)], self.WIDE + 4.0
        if move.captured:
            parts.append(
                f'<path d="M{number(x + 1)} {number(high / 2)}h10m-4-4l4 4-4 4" fill="none"'
                f' stroke="{GREY if self.still else INK}" stroke-width="1.8"/>'
            )
            x += 16
        for card in move.captured:
            parts.append(self.sheet.place(card.text, x, 0, self.WIDE))
            x += self.WIDE + 3
        wide, drawn = max(room, self.room(move)), "".join(parts)
        picture = (
            _small(self.sheet.defs() + drawn, wide, high + 1, said)
            if self.still
            else f'<svg width="{number(wide)}" height="{number(high + 1)}"'
            f' role="img" aria-label="{clean(said)}">{drawn}</svg>'
        )
        return f'<span class="sl-m">{picture}<span>{clean(signs(move))}</span></span>'

    def defs(self) -> str:
        """The faces used so far; in the page, but taking no room. Nothing if they are elsewhere."""
        if self.sheet.outside or self.still:
            return ""
        return (
            '<svg width="0" height="0" style="position:absolute" aria-hidden="true">'
            f"{self.sheet.defs()}</svg>"
        )


class Scale:
    """Bars of one column, all on the same scale, zero included."""

    WIDE, HIGH = 88, 24

    def __init__(self, ranges: Iterable[tuple[float, float]], *, still: bool = False) -> None:
        self.still = still
        ends = [0.0, *(v for pair in ranges for v in pair if math.isfinite(v))]
        self.low, high = min(ends), max(ends)
        self.step = (self.WIDE - 12) / ((high - self.low) or 1.0)

    def _x(self, value: float) -> str:
        return number(6 + (value - self.low) * self.step)

    def bar(self, mean: float, low: float, high: float, best: bool) -> str:
        """A bar from zero to the mean, and a whisker over what else it may be."""
        whisker, ink = "", GREY if self.still else INK
        if low < high and math.isfinite(low) and math.isfinite(high):
            whisker = (
                f'<path d="M{self._x(low)} 8v8m0-4H{self._x(high)}m0-4v8" fill="none"'
                f' stroke="{ink}" stroke-width="1.8"/>'
            )
        colour = BEST if best else BAR
        drawn = (
            f'<path d="M{self._x(0)} 6H{self._x(mean)}v12H{self._x(0)}Z" fill="{colour}"/>'
            f'<path d="M{self._x(0)} 0v24" stroke="{ink}"/>{whisker}'
        )
        if self.still:
            return _small(drawn, self.WIDE, self.HIGH, "")
        return f'<svg width="{self.WIDE}" height="{self.HIGH}" aria-hidden="true">{drawn}</svg>'
