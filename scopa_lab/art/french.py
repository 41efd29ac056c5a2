"""French-suited faces: diamonds, hearts, spades and clubs with large corners.

Two colours as people know them, or four for those who tell suits apart more easily that way.
The court figures live in :mod:`scopa_lab.art.courts`.
"""

from __future__ import annotations

from .courts import court
from .glyphs import rank_path

WIDTH = 100
HEIGHT = 140

RED = "#c8102e"
BLACK = "#1d1d22"

# Each sign fills a box of 100 by 100 around the origin and takes its colour from where it is used.
SUITS = {
    "D": '<path d="M0-50C10-28 24-12 38 0C24 12 10 28 0 50C-10 28-24 12-38 0C-24-12-10-28 0-50Z"/>',
    "H": (
        '<path d="M0 48C-10 30-46 8-46-20C-46-38-34-46-23-46C-12-46-4-40 0-29'
        'C4-40 12-46 23-46C34-46 46-38 46-20C46 8 10 30 0 48Z"/>'
    ),
    "S": (
        '<path d="M0-50C10-30 45-10 45 14C45 29 34 36 24 36C15 36 8 32 4 25C5 36 9 44 16 50H-16'
        'C-9 44-5 36-4 25C-8 32-15 36-24 36C-34 36-45 29-45 14C-45-10-10-30 0-50Z"/>'
    ),
    "C": (
        '<path d="M-16 50C-9 44-5 36-4 24A23 23 0 1 1-17-11A23 23 0 1 1 17-11A23 23 0 1 1 4 24'
        'C5 36 9 44 16 50Z"/>'
    ),
}

_TWO = {"D": RED, "H": RED, "S": BLACK, "C": BLACK}
_FOUR = {"D": "#1a56c4", "H": RED, "S": BLACK, "C": "#147a35"}

_TOP, _LOW, _MID = 25.0, 115.0, 70.0
_LEFT, _CENTRE, _RIGHT = 41.0, 59.0, 77.0


def _columns(count: int) -> list[float]:
    """Heights of `count` pips in one column, evenly spread."""
    if count == 1:
        return [_MID]
    step = (_LOW - _TOP) / (count - 1)
    return [_TOP + step * k for k in range(count)]


def _places(number: int) -> list[tuple[float, float]]:
    """Places of the pips: two outer columns and what stands between them."""
    if number < 4:
        return [(_CENTRE, y) for y in _columns(number)]
    outer = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3}.get(number, 4)
    heights = _columns(outer)
    between = {
        5: [_MID],
        7: [(heights[0] + heights[1]) / 2],
        8: [(heights[0] + heights[1]) / 2, (heights[1] + heights[-1]) / 2],
        9: [_MID],
        10: [(heights[0] + heights[1]) / 2, (heights[-2] + heights[-1]) / 2],
    }.get(number, [])
    return [
        *((x, y) for x in (_LEFT, _RIGHT) for y in heights),
        *((_CENTRE, y) for y in between),
    ]


def suit_colours(colours: int = 2) -> dict[str, str]:
    """Colour of each suit in a deck of two or of four colours.

    Examples
    --------
    >>> suit_colours()["S"] == suit_colours()["C"], len(set(suit_colours(4).values()))
    (True, 4)
    """
    return _FOUR if colours == 4 else _TWO


def suit_symbol(suit: str) -> str:
    """The sign of one suit, drawn around the origin.

    Examples
    --------
    >>> suit_symbol("D").startswith("<path")
    True
    """
    return SUITS[suit]


def face(rank: str, suit: str, pip: str, colours: int = 2) -> str:
    """Draw the face of one card on a field of 100 by 140.

    Parameters
    ----------
    rank, suit : str
        One of ``A23456789TJQK`` and one of ``DHSC``.
    pip : str
        Id under which the picture holds the suit's sign.
    colours : int
        2, or 4 to give each suit a colour of its own.

    Returns
    -------
    str
        SVG elements without the outline of the card.

    Examples
    --------
    >>> face("6", "D", "x").count("#x")
    7
    """
    colour = suit_colours(colours)[suit]
    parts = [
        rank_path(rank, 5.5, 8, 27, colour),
        f'<use href="#{pip}" transform="translate(14 52) scale(.23)"/>',
    ]
    if rank in "JQK":
        parts.append(court(rank, suit, pip, colour))
    elif rank == "A":
        parts.append(f'<use href="#{pip}" transform="translate(58 72) scale(.68)"/>')
    else:
        number = 10 if rank == "T" else int(rank)
        size = 0.34 if number < 4 else 0.29 if number < 9 else 0.25
        # The lower half stands on its head, as on any card that is looked at from both sides.
        parts += [
            f'<use href="#{pip}" transform="translate({x:g} {y:.4g})'
            + (" rotate(180)" if y > _MID + 1 else "")
            + f' scale({size:g})"/>'
            for x, y in _places(number)
        ]
    return f'<g fill="{colour}">{"".join(parts)}</g>'
