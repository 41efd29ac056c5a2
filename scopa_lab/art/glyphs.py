"""Letters and figures of the card corners, drawn as strokes.

A corner that is a path needs no font, looks the same everywhere and does not count as visible
text, so the accessible name of a card can simply be its name.  Every glyph fills a box 14 wide
and 22 high.
"""

from __future__ import annotations

WIDTH = 14
HEIGHT = 22

STROKES = {
    "A": "M0 22 7 0 14 22M2.7 14.5H11.3",
    "2": "M1 6.2A6 6.2 0 0 1 13 6.2C13 11.5 5 15 1 22H13.6",
    "3": "M1 0H12.8L6.6 8.4C10.6 8.4 13.5 11 13.5 15.1A6.5 6.9 0 0 1 .5 17.4",
    "4": "M10 22V0L0 15.6H14",
    "5": "M12.6 0H2.6L1.6 10C3 8.5 5 7.8 6.9 7.8C11 7.8 13.5 10.9 13.5 14.8A6.6 7.1 0 0 1 .5 17.6",
    "6": "M11 0C5 4 .5 9 .5 15.3A6.5 6.7 0 1 0 13.5 15.3A6.5 6.6 0 0 0 1 13",
    "7": "M.5 0H13.5C9 7 6 14 5 22",
    "8": "M7 0A5.2 5 0 1 0 7.01 0ZM7 10A6.5 6 0 1 0 7.01 10Z",
    "9": "M3 22C9 18 13.5 13 13.5 6.7A6.5 6.7 0 1 0 .5 6.7A6.5 6.6 0 0 0 13 9",
    "T": "M-1 4.2 2.4 0V22M11.4 0A4.4 5 0 0 0 7 5V17A4.4 5 0 0 0 15.8 17V5A4.4 5 0 0 0 11.4 0Z",
    "J": "M4 0H13.5M9.6 0V15.5A4.5 6.3 0 0 1 .6 15.5",
    "Q": "M7 0A6.6 11 0 1 0 7.01 0ZM8 15.5 14 23.4",
    "K": "M1 0V22M13.4 0 1.4 13.4M5.2 9 14 22",
}


def rank_path(rank: str, x: float, y: float, height: float, colour: str) -> str:
    """Draw one rank with its top left corner at (`x`, `y`).

    Parameters
    ----------
    rank : str
        One of ``A23456789TJQK``; ``T`` is drawn as 10.
    x, y, height : float
        Place and size in the units of the card.
    colour : str
        Colour of the stroke.

    Returns
    -------
    str
        One SVG path.

    Examples
    --------
    >>> rank_path("7", 6, 8, 22, "#222")
    '<path transform="translate(6 8)" d="M.5 0H13.5C9 7 6 14 5 22" fill="none" stroke="#222" \
stroke-width="3.6" stroke-linejoin="round"/>'
    """
    scale = height / HEIGHT
    size = "" if scale == 1 else f" scale({scale:.3g})"
    return (
        f'<path transform="translate({x:g} {y:g}){size}" d="{STROKES[rank]}" '
        f'fill="none" stroke="{colour}" stroke-width="3.6" stroke-linejoin="round"/>'
    )
