"""Card faces as SVG, drawn from shapes that live in this package.

`Sheet` collects the cards one picture shows, so that each face and each suit sign is drawn once and
used as often as needed; a whole table then stays small.  Faces are loaded when first asked for.

    >>> sheet = Sheet("italian", prefix="x")
    >>> sheet.place("7D", 10, 20, 60)
    '<use href="#x7D" x="10" y="20" width="60" height="96"/>'
    >>> sheet.defs().count("<symbol")
    1
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

__all__ = ["BACK", "DECKS", "Sheet", "number"]

#: Names of the decks that can be drawn; each is a module of this package.
DECKS = ("italian", "french")

#: Name of the back among the cards of a `Sheet`.
BACK = "back"

PAPER = "#fffdf5"
EDGE = "#4a4238"


class _Deck(Protocol):
    WIDTH: int
    HEIGHT: int

    def face(self, rank: str, suit: str, pip: str, colours: int = 2) -> str: ...

    def suit_symbol(self, suit: str) -> str: ...


def number(value: float) -> str:
    """Write a coordinate briefly: at most one decimal, no trailing zero, no minus zero.

    Examples
    --------
    >>> number(3.0), number(2.26), number(-0.01)
    ('3', '2.3', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _deck(name: str) -> _Deck:
    if name not in DECKS:
        raise ValueError(f"unknown deck {name!r}; allowed: {', '.join(DECKS)}")
    return cast(_Deck, import_module(f"{__name__}.{name}"))


class Sheet:
    """The faces one picture uses, each drawn once.

    Parameters
    ----------
    deck : {"italian", "french"}
        Which faces.
    prefix : str
        Starts every id, because several pictures live on one page.
    colours : {2, 4}
        Colours of the French suits; the Italian ones always have four.
    outside : bool
        Whether the faces stand elsewhere on the page, under this prefix; `defs` is then empty.

    Examples
    --------
    >>> sheet = Sheet("french", prefix="p", colours=4)
    >>> sheet.place(None, 0, 0, 50)
    '<use href="#pback" width="50" height="70"/>'
    """

    def __init__(
        self,
        deck: str = "italian",
        *,
        prefix: str = "sl",
        colours: int = 2,
        outside: bool = False,
    ) -> None:
        if colours not in (2, 4):
            raise ValueError(f"colours is 2 or 4, not {colours!r}")
        self._faces = _deck(deck)
        self.deck = deck
        self.prefix = prefix
        self.colours = colours
        self.outside = outside
        self._used: set[str] = set()

    @property
    def ratio(self) -> float:
        """Height of a card over its width."""
        return self._faces.HEIGHT / self._faces.WIDTH

    def place(self, card: str | None, x: float, y: float, width: float) -> str:
        """Show one card with its top left corner at (`x`, `y`).

        Parameters
        ----------
        card : str or None
            Text of the card, None for the back.
        x, y, width : float
            Place and size in the units of the picture.

        Returns
        -------
        str
            One ``<use>`` element.
        """
        name = card or BACK
        self._used.add(name)
        at = "".join(f' {k}="{number(v)}"' for k, v in (("x", x), ("y", y)) if number(v) != "0")
        return (
            f'<use href="#{self.prefix}{name}"{at} width="{number(width)}"'
            f' height="{number(width * self.ratio)}"/>'
        )

    def defs(self) -> str:
        """Return the ``<defs>`` with what has been placed so far."""
        if self.outside:
            return ""
        cards = sorted(self._used - {BACK})
        suits = sorted({card[1] for card in cards})
        pip = f"{self.prefix}-"
        body = [f'<g id="{pip}{suit}">{self._faces.suit_symbol(suit)}</g>' for suit in suits]
        for card in cards:
            body.append(
                self._symbol(card, self._faces.face(card[0], card[1], pip + card[1], self.colours))
            )
        if BACK in self._used:
            body.append(self._symbol(BACK, self._back()))
        return f"<defs>{''.join(body)}</defs>" if body else ""

    def _symbol(self, name: str, inside: str) -> str:
        wide, high = self._faces.WIDTH, self._faces.HEIGHT
        return (
            f'<symbol id="{self.prefix}{name}" viewBox="0 0 {wide} {high}">'
            f'<rect x=".8" y=".8" width="{wide - 1.6:g}" height="{high - 1.6:g}" rx="8"'
            f' fill="{PAPER}" stroke="{EDGE}" stroke-width="1.6"/>{inside}</symbol>'
        )

    def _back(self) -> str:
        """A lattice in a frame, with a sun in the middle: no picture of any suit."""
        wide, high, edge = self._faces.WIDTH, self._faces.HEIGHT, 8
        right, low = wide - edge, high - edge
        lines = []
        for k in range(edge + edge + 14, right + low, 14):  # x + y = k inside the frame
            x1, x2 = max(edge, k - low), min(right, k - edge)
            lines.append(f"M{x1} {k - x1}L{x2} {k - x2}")
            lines.append(f"M{wide - x1} {k - x1}L{wide - x2} {k - x2}")
        rays = "".join(
            f'<path d="M-4-13 0-22 4-13Z" transform="rotate({45 * k})"/>' for k in range(8)
        )
        return (
            f'<rect x="{edge}" y="{edge}" width="{wide - 2 * edge}" height="{high - 2 * edge}"'
            ' rx="4" fill="#8a1c32"/>'
            f'<path d="{"".join(lines)}" stroke="#d9a441" stroke-width="1.6" opacity=".6"/>'
            f'<rect x="{edge + 3}" y="{edge + 3}" width="{wide - 2 * edge - 6}"'
            f' height="{high - 2 * edge - 6}" rx="2" fill="none" stroke="#f3d9a0"'
            ' stroke-width="1.6"/>'
            f'<g transform="translate({wide / 2:g} {high / 2:g})"><circle r="27" fill="#8a1c32"'
            ' stroke="#f3d9a0" stroke-width="2"/>'
            f'<g fill="#f2c35b">{rays}<circle r="10"/></g></g>'
        )
