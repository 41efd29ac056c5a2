"""The French court figures: jack, queen and king, half-length and standing on their heads as well.

The jack is beardless under a flat cap with a feather and holds a halberd, the queen has long hair,
a low crown and a flower, the king a beard, a tall crown and a sceptre.
"""

from __future__ import annotations

INK = "#241a14"
GOLD = "#f2b632"
SKIN = "#f7d9b8"

#: Per suit: main cloth, second cloth, hair.
DRESS = {
    "D": ("#c8262c", "#2a5fae", "#c98b2b"),
    "H": ("#2a5fae", "#c8262c", "#8a4f1d"),
    "S": ("#2b4f9a", "#c8262c", "#4a3020"),
    "C": ("#c8262c", "#2a6b45", "#a8651f"),
}


def _head(hair_behind: str, hair: str) -> str:
    return (
        f'<path fill="{hair}" d="{hair_behind}"/>'
        f'<path fill="{SKIN}" d="M53 47H63V58H53Z" stroke="none"/>'
        f'<ellipse cx="58" cy="40" rx="9" ry="11" fill="{SKIN}"/>'
        '<path fill="none" stroke-width="1.2" d="M54.5 38v1.2M61.5 38v1.2M58 39.5l1.4 4h-2'
        'M55.2 46.6q2.8 1.5 5.4 0"/>'
    )


def _jack(main: str, second: str, hair: str) -> str:
    return (
        f'<path d="M35 12V70" stroke-width="4.4"/><path d="M35 12V70" stroke="{GOLD}"'
        ' stroke-width="2"/>'
        '<path fill="#cfd6de" d="M35 8 39 22 48 22Q50 32 42 36L35 32 30 36V18Z"/>'
        f'<path fill="{main}" d="M28 70Q31 58 48 54L58 60 68 54Q86 58 91 70Z"/>'
        f'<path fill="{second}" d="M50 54 58 70 66 54 70 70H46Z"/>'
        f'<path fill="none" stroke="{GOLD}" stroke-width="2.4" d="M37 70 47 56M79 70 69 56"/>'
        f'<path fill="#fff" d="M49 52Q58 60 67 52L69 57Q58 66 47 57Z"/>'
        + _head("M47 34Q45 54 50 54H66Q71 54 69 34Z", hair)
        + f'<path fill="{hair}" d="M48 38Q50 30 58 32Q66 30 68 38Q58 34 48 38Z"/>'
        f'<path fill="{second}" d="M45 32Q44 19 60 18Q74 20 72 32Q58 26 45 32Z"/>'
        f'<path fill="{GOLD}" d="M66 22Q76 10 88 16Q84 28 70 29Z"/>'
        f'<circle cx="35" cy="60" r="4" fill="{SKIN}"/>'
    )


def _queen(main: str, second: str, hair: str) -> str:
    petals = "".join(
        f'<circle cx="80" cy="34.4" r="3.6" transform="rotate({72 * k} 80 40)"/>' for k in range(5)
    )
    return (
        f'<path fill="none" stroke="#2a6b45" stroke-width="2.4" d="M80 40Q79 56 76 64"/>'
        f'<g fill="{second}" stroke-width="1.1">{petals}</g>'
        f'<circle cx="80" cy="40" r="3" fill="{GOLD}"/>'
        f'<path fill="{second}" d="M27 70Q30 56 46 54H70Q86 56 90 70Z"/>'
        f'<path fill="{main}" d="M40 70Q44 58 50 54H66Q72 58 76 70Z"/>'
        f'<path fill="none" stroke="{GOLD}" stroke-width="2.4" d="M41 69Q44 59 50 55M75 69Q72 59'
        ' 66 55"/>'
        + _head("M46 30Q38 56 42 64Q50 62 50 50H66Q66 62 74 64Q78 56 70 30Q58 22 46 30Z", hair)
        + f'<path fill="{hair}" d="M48 40Q50 30 58 28Q66 30 68 40Q64 33 58 32Q52 33 48 40Z"/>'
        f'<path fill="none" stroke="{GOLD}" stroke-width="2.6" d="M51 56Q58 66 65 56"/>'
        f'<circle cx="58" cy="63" r="2.4" fill="{second}" stroke-width="1"/>'
        f'<path fill="{GOLD}" d="M46 31Q45 22 43 18Q49 21 51 23Q53 15 58 12Q63 15 65 23Q67 21 73 18'
        'Q71 22 70 31Q58 25 46 31Z"/>'
        f'<circle cx="58" cy="22" r="2.2" fill="{second}" stroke-width="1"/>'
        f'<circle cx="76" cy="64" r="4" fill="{SKIN}"/>'
    )


def _king(main: str, second: str, hair: str) -> str:
    return (
        f'<path d="M84 22V70" stroke-width="4.4"/><path d="M84 22V70" stroke="{GOLD}"'
        ' stroke-width="2"/>'
        f'<circle cx="84" cy="18" r="6" fill="{GOLD}"/>'
        f'<path d="M84 8V14M81 10.5H87" stroke-width="1.8"/>'
        f'<path fill="{main}" d="M27 70Q30 56 46 53H70Q86 56 90 70Z"/>'
        '<path fill="#fff" d="M39 55Q58 49 77 55L82 66Q58 78 34 66Z"/>'
        f'<path fill="none" stroke-width="1.6" d="M41 61v3.4M75 61v3.4M48 65v3.4M68 65v3.4"/>'
        + _head("M46 32Q44 52 50 54H66Q72 52 70 32Z", hair)
        + f'<path fill="{hair}" d="M48 40Q48 62 58 66Q68 62 68 40Q66 45 62 44.5Q58 42.5 54 44.5'
        'Q50 45 48 40Z"/><path fill="none" stroke-width="1.3" d="M55.6 48.5Q58 50 60.4 48.5"/>'
        f'<path fill="{GOLD}" d="M46 33 42 10 50 17 58 6 66 17 74 10 70 33Q58 28 46 33Z"/>'
        f'<path fill="{second}" d="M47 27Q58 22.6 69 27L70 33Q58 28 46 33Z"/>'
        f'<circle cx="58" cy="17" r="2.2" fill="{second}" stroke-width="1"/>'
        f'<circle cx="84" cy="58" r="4" fill="{SKIN}"/>'
    )


def court(rank: str, suit: str, pip: str, colour: str) -> str:
    """Draw one court figure, twice, on the field of 100 by 140.

    Parameters
    ----------
    rank, suit : str
        One of ``JQK`` and one of ``DHSC``.
    pip : str
        Id under which the picture holds the suit's sign.
    colour : str
        Colour of the suit, for the frame.

    Examples
    --------
    >>> len({court(rank, suit, "x", "#000") for rank in "JQK" for suit in "DHSC"})
    12
    """
    draw = {"J": _jack, "Q": _queen, "K": _king}[rank]
    half = f"{pip}{rank}"
    return (
        f'<g stroke="{INK}" stroke-width="1.5" stroke-linejoin="round">'
        f'<g id="{half}">{draw(*DRESS[suit])}</g>'
        f'<use href="#{half}" transform="rotate(180 59 70)"/>'
        f'<path stroke="{GOLD}" stroke-width="3" d="M26.5 70H91.5"/></g>'
        f'<path fill="none" stroke="{colour}" stroke-width="1.4" d="M26 6.5H92V133.5H26Z"/>'
    )
