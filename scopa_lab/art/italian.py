"""Italian-suited faces: coins, cups, swords and batons, the pips of A to 10 and the aces.

Everything is drawn here from a handful of shapes.  The suits differ by outline as well as by colour
(a disc, a goblet, a cross-hilted blade, a knotted club), so the deck reads in black and white.
The court figures live in :mod:`scopa_lab.art.figures`.
"""

from __future__ import annotations

from .figures import figure
from .glyphs import rank_path

WIDTH = 100
HEIGHT = 160

INK = "#2b2018"
GOLD = "#f2b632"
RED = "#c6282b"
BLUE = "#2a62ae"
GREEN = "#2f8446"

#: Colour of the corner letter, one per suit: dark enough to read on the cream of the card.
COLOURS = {"D": "#9c6200", "H": "#b01e22", "S": "#1d4f94", "C": "#1f6a35"}

_PETALS = "".join(
    f'<ellipse rx="7" ry="14" cy="-17" transform="rotate({45 * k})"/>' for k in range(8)
)

# Coins and cups are drawn in a box of 100 by 100 around the origin, blades and clubs 36 by 100.
# Blades and clubs take the width of their outline from where they are used: they come in sizes
# so different that one outline would be coarse on the ace or lost on the ten.
SUITS = {
    "D": (
        f'<circle r="47" fill="{GOLD}" stroke="{INK}" stroke-width="4.5"/>'
        f'<circle r="35" fill="{RED}" stroke="{INK}" stroke-width="3"/>'
        f'<g fill="{GOLD}">{_PETALS}</g>'
        f'<circle r="9" fill="{BLUE}" stroke="{GOLD}" stroke-width="3"/>'
    ),
    "H": (
        f'<g stroke="{INK}" stroke-width="4.5" stroke-linejoin="round">'
        f'<path fill="{GOLD}" d="M-7 14H7C8 26 28 30 32 47H-32C-28 30-8 26-7 14Z"/>'
        f'<path fill="{RED}" d="M-38-38C-38-8-24 14 0 14S38-8 38-38Z"/>'
        f'<path fill="{GOLD}" d="M-35-20C-20-13 20-13 35-20L32-7C18 0-18 0-32-7Z"/>'
        f'<ellipse cy="-38" rx="38" ry="9" fill="{BLUE}"/>'
        f'<ellipse cy="20" rx="13" ry="6" fill="{GOLD}"/></g>'
    ),
    "S": (
        f'<g stroke="{INK}" stroke-linejoin="round">'
        f'<path fill="#a9cdf2" d="M0-50 8-38V18H-8V-38Z"/>'
        f'<path fill="{BLUE}" d="M0-50V18H-8V-38Z"/>'
        f'<path fill="{RED}" d="M-4 24H4V42H-4Z"/>'
        f'<path fill="{GOLD}" d="M-18 15Q-13 19 0 19T18 15V25Q13 25 0 26T-18 25Z"/>'
        f'<circle cy="44" r="5.5" fill="{GOLD}"/></g>'
    ),
    "C": (
        f'<g stroke="{INK}" stroke-linejoin="round">'
        f'<path fill="{GREEN}" d="M-6-2-17-13-11-19-5-14ZM6 10 16 1 11-6 6 0Z"/>'
        f'<path fill="{GREEN}" d="M-11-44C-8-20-5 20-5 46Q0 51 5 46C5 20 9-20 12-44Z"/>'
        f'<path fill="#8fcf6a" d="M3-40C1-10 0 20 0 45Q3 48 4 44C4 20 8-20 9-40Z" stroke="none"/>'
        f'<ellipse cx=".5" cy="-44" rx="11.5" ry="5.5" fill="{GOLD}"/>'
        f'<ellipse cx="-14" cy="-16" rx="4.6" ry="3" transform="rotate(-45-14-16)" fill="{GOLD}"/>'
        f'<ellipse cx="13.5" cy="-2.5" rx="4.4" ry="3" transform="rotate(50 13.5-2.5)"'
        f' fill="{GOLD}"/></g>'
    ),
}

# Blades and clubs lean in the corner, so that they fill the same square as a coin or a cup,
# and are thicker than to scale: a thin one would be gone at 40 pixels.
_CORNER = {
    "D": "scale(.225)",
    "H": "scale(.235)",
    "S": "rotate(40) scale(.36 .3)",
    "C": "rotate(40) scale(.42 .28)",
}

_CENTRE = 59.5


def _rows(columns: tuple[float, ...], rows: tuple[float, ...]) -> list[tuple[float, float]]:
    return [(x, y) for y in rows for x in columns]


def _round_pips(rank: int) -> tuple[float, list[tuple[float, float]]]:
    """Radius and places of the coins or cups of one card."""
    left, right, mid = 43.5, 77.5, 60.5
    if rank == 2:
        return 25, [(mid, 44), (mid, 116)]
    if rank == 3:
        return 20.5, [(mid, 32), (mid, 80), (mid, 128)]
    pips = {
        4: _rows((left, right), (54, 112)),
        5: [*_rows((left, right), (36, 124)), (mid, 80)],
        6: _rows((left, right), (33, 80, 127)),
        7: [*_rows((left, right), (32, 80, 128)), (mid, 56)],
        8: [*_rows((left, right), (32, 80, 128)), (mid, 56), (mid, 104)],
        9: [*_rows((left, right), (26, 62, 98, 134)), (mid, 80)],
        10: [*_rows((left, right), (26, 62, 98, 134)), (mid, 44), (mid, 116)],
    }[rank]
    return {4: 16.2, 5: 16.2, 6: 16.2, 7: 13.8, 8: 13.8}.get(rank, 12.2), pips


def _long_pips(rank: int) -> tuple[float, list[tuple[float, float, float]]]:
    """Length of the blades or clubs of one card, and place and lean of each."""
    mid = _CENTRE
    if rank == 2:
        return 130, [(mid + 1, 82, -22), (mid + 1, 82, 22)]
    if rank == 3:
        return 130, [(mid + 1, 82, -23), (mid + 1, 82, 23), (mid + 1, 80, 0)]
    wide, narrow = (37.0, 59.5, 82.0), (34.0, 51.0, 68.0, 85.0)
    upper, lower = 44.0, 116.0
    pips = {
        4: _rows((44, 75), (upper, lower)),
        5: [*_rows((44, 75), (upper,)), *_rows(wide, (lower,))],
        6: _rows(wide, (upper, lower)),
        7: [*_rows(wide, (31, 129)), (mid, 80)],
        8: [*_rows(wide, (31, 129)), *_rows((48, 71), (80,))],
        9: _rows(wide, (31, 80, 129)),
        10: [*_rows(wide, (31,)), *_rows(narrow, (80,)), *_rows(wide, (129,))],
    }[rank]
    return (46.0 if rank > 6 else 66.0), [(x, y, 0) for x, y in pips]


def _ace(suit: str, pip: str) -> str:
    """The ace: one large sign with its ornament."""
    leaf = "M0 0C-9-5-9-15 0-22C9-15 9-5 0 0Z"
    if suit == "D":
        rays = "".join(
            f'<path d="M-5-35 0-47 5-35Z" transform="rotate({k * 22.5:g})"/>' for k in range(16)
        )
        return (
            f'<g transform="translate({_CENTRE} 78) scale(.82)"><g fill="{GREEN}" stroke="{INK}"'
            f' stroke-width="1.6">{rays}</g><use href="#{pip}" transform="scale(.8)"/></g>'
            f'<g fill="{GREEN}" stroke="{INK}" stroke-width="1.4">'
            f'<path transform="translate({_CENTRE} 148) rotate(-68)" d="{leaf}"/>'
            f'<path transform="translate({_CENTRE} 148) rotate(68)" d="{leaf}"/></g>'
            f'<circle cx="{_CENTRE}" cy="147" r="5" fill="{RED}" stroke="{INK}"'
            ' stroke-width="1.4"/>'
        )
    if suit == "H":
        handles = "M32 74C20 72 20 96 41 100M87 74C99 72 99 96 78 100"
        flames = "M0 0C-16-8-12-22-3-30C-4-20 4-20 3-30C14-20 14-8 0 0Z"
        return (
            f'<path transform="translate({_CENTRE} 58) scale(1.1)" fill="{GOLD}" stroke="{INK}"'
            f' stroke-width="1.6" d="{flames}"/>'
            f'<path fill="none" stroke="{INK}" stroke-width="6.5" d="{handles}"/>'
            f'<path fill="none" stroke="{GOLD}" stroke-width="3.4" d="{handles}"/>'
            f'<use href="#{pip}" transform="translate({_CENTRE} 98) scale(.82 .98)"/>'
        )
    leaves = "".join(
        f'<path transform="translate({_CENTRE + side * 7} {y}) rotate({side * 58})" d="{leaf}"/>'
        for y in (74, 94, 114)
        for side in (-1, 1)
    )
    if suit == "S":
        return (
            f'<use href="#{pip}" transform="translate({_CENTRE} 80) scale(1.62 1.45)"'
            ' stroke-width="1.5"/>'
            f'<g stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"><path fill="{GOLD}"'
            ' d="M40 62 37 42 48 50 59.5 36 71 50 82 42 79 62Z"/>'
            f'<path fill="{RED}" d="M40 62H79V69H40Z"/></g>'
        )
    return (
        f'<g fill="{GREEN}" stroke="{INK}" stroke-width="1.4">{leaves}</g>'
        f'<use href="#{pip}" transform="translate({_CENTRE} 80) scale(1.7 1.45)"'
        ' stroke-width="1.5"/>'
        f'<path fill="{RED}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"'
        ' d="M47 128 59.5 134 72 128V142L59.5 136 47 142Z"/>'
    )


def suit_symbol(suit: str) -> str:
    """The sign of one suit, drawn around the origin.

    Examples
    --------
    >>> suit_symbol("D").startswith("<circle")
    True
    """
    return SUITS[suit]


def face(rank: str, suit: str, pip: str, colours: int = 2) -> str:
    """Draw the face of one card on a field of 100 by 160.

    Parameters
    ----------
    rank, suit : str
        One of ``A23456789TJQK`` and one of ``DHSC``.
    pip : str
        Id under which the picture holds the suit's sign.
    colours : int
        Taken for likeness with the French deck; this deck always has four colours.

    Returns
    -------
    str
        SVG elements without the outline of the card.

    Examples
    --------
    >>> face("6", "D", "x").count("#x")
    7
    """
    del colours
    parts = [
        rank_path(rank, 5.5, 7, 27, COLOURS[suit]),
        f'<use href="#{pip}" transform="translate(14.5 50.5) {_CORNER[suit]}" stroke-width="3.4"/>',
    ]
    if rank in "JQK":
        parts.append(figure(rank, suit, pip))
    elif rank == "A":
        parts.append(_ace(suit, pip))
    else:
        number = 10 if rank == "T" else int(rank)
        if suit in "DH":
            radius, places = _round_pips(number)
            scale = f"scale({radius / 49:.3g})"
            parts += [
                f'<use href="#{pip}" transform="translate({x:g} {y:g}) {scale}"/>'
                for x, y in places
            ]
        else:
            length, leaning = _long_pips(number)
            line = 1.7 if length > 100 else 2.8
            # Short blades are drawn a little wider than to scale: thin ones vanish at 40 pixels.
            wide = length / 100 * (1.12 if length < 100 else 1)
            scale = f"scale({wide:.3g} {length / 100:.3g})"
            parts += [
                f'<use href="#{pip}" transform="translate({x:g} {y:g})'
                + (f" rotate({lean:g})" if lean else "")
                + f' {scale}" stroke-width="{line}"/>'
                for x, y, lean in leaning
            ]
    return "".join(parts)
