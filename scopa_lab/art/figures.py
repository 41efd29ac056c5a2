"""The Italian court figures: a page with a staff, a knight on a horse, a king in his robe.

The three are told apart by outline alone (legs and staff, horse, bell-shaped robe with crown), as
the outline is what is left of a picture at 40 pixels.  Each suit dresses them in its own colours.
"""

from __future__ import annotations

INK = "#2b2018"
GOLD = "#f2b632"
SKIN = "#f6d3ad"

#: Per suit: main cloth, second cloth, hose or lining, hair, horse.
DRESS = {
    "D": ("#c6282b", "#2a62ae", "#f2b632", "#6b4423", "#fbf3e2"),
    "H": ("#2a62ae", "#c6282b", "#f4e3c0", "#a8641f", "#a86b3c"),
    "S": ("#2f8446", "#c6282b", "#7fb0e8", "#3d2a1c", "#e9e4dc"),
    "C": ("#c6282b", "#2f8446", "#f2b632", "#8a5a2b", "#8a5430"),
}


def _face(x: float, y: float, radius: float = 9.5) -> str:
    """A head with eyes, nose and mouth, looking a little to the right."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{SKIN}"/>'
        '<path fill="none" stroke-width="1.3" d="'
        f"M{x + 4.2:g} {y - 1:g}v.9M{x - 2.6:g} {y - 1:g}v.9"
        f"M{x + 1.2:g} {y - 0.5:g}l1.2 3.2h-1.6M{x - 1.8:g} {y + 5.2:g}q2.6 1.6 4.8-.2"
        '"/>'
    )


def _held(suit: str, pip: str, x: float, y: float, size: float) -> str:
    """The suit's sign at the figure's hand; blades and clubs stand upright and are longer."""
    if suit in "DH":
        return f'<use href="#{pip}" transform="translate({x:g} {y:g}) scale({size / 100:.3g})"/>'
    return (
        f'<use href="#{pip}" transform="translate({x:g} {y:g}) rotate(8)'
        f' scale({size / 62:.3g} {size / 56:.3g})" stroke-width="3"/>'
    )


def _page(suit: str, pip: str) -> str:
    main, second, hose, hair, _ = DRESS[suit]
    return (
        # the staff stands behind the hand
        f'<path d="M38 66V152" stroke-width="5"/><path d="M38 66V151" stroke="{GOLD}"'
        ' stroke-width="2.4"/>'
        f'<path fill="#cfd6de" d="M38 48 43 60 38 70 33 60Z"/>'
        # legs and shoes
        f'<path fill="{hose}" d="M50 106 49 146H57L59.5 112Z"/>'
        f'<path fill="{second}" d="M60 106 62 146H70L71 106Z"/>'
        f'<path fill="{INK}" d="M49 145H57V151H43Q43 147 49 145ZM62 145H70L79 150V151H62Z"/>'
        # cape, tunic, belt
        f'<path fill="{second}" d="M48 52Q38 80 44 112L56 96V52ZM72 52Q84 76 80 104L66 96V52Z"/>'
        f'<path fill="{main}" d="M50 50H70L68 82 76 110Q60 116 45 110L52 82Z"/>'
        f'<path fill="none" stroke="{GOLD}" stroke-width="2" d="M60 52V112"/>'
        f'<path fill="{GOLD}" d="M51 79H69V85H51Z"/>'
        # arms: one to the staff, one raised with the sign
        f'<path fill="{main}" d="M52 50Q42 54 36 72L42 78 54 66Z"/>'
        f'<path fill="{main}" d="M68 50Q78 56 80 62L76 70 66 64Z"/>'
        f'<circle cx="39" cy="77" r="4" fill="{SKIN}"/>'
        # hair, head, cap with feather
        f'<path fill="{hair}" d="M48 30Q46 48 52 48H69Q74 46 71 30Z"/>'
        + _face(60, 37)
        + f'<path fill="{hair}" d="M50 36Q50 28 60 29Q70 28 70 35Q60 31 50 36Z" stroke-width="1"/>'
        f'<path fill="{second}" d="M47 30Q46 19 60 18Q73 18 73 29Q60 25 47 30Z"/>'
        f'<path fill="{GOLD}" d="M50 22Q40 10 27 12Q38 17 48 28Z"/>'
        + _held(suit, pip, 82, 46 if suit in "DH" else 44, 24)
        + f'<circle cx="80" cy="64" r="4" fill="{SKIN}"/>'
    )


def _knight(suit: str, pip: str) -> str:
    main, second, hose, hair, horse = DRESS[suit]
    dark = INK
    return (
        # tail and far legs
        f'<path fill="{dark}" d="M32 98Q20 104 25 134Q31 128 31 116Q34 110 38 106Z"/>'
        f'<path fill="{horse}" d="M42 112 47 132 43 150H50L54 130 54 112ZM74 112 88 122 84 138H90'
        'L95 118 82 104Z"/>'
        # body, neck and head of the horse
        f'<path fill="{horse}" d="M30 108Q30 92 48 93H66Q72 88 73 76Q74 66 82 62L83 56 87 61'
        "Q91 64 97 78Q97 83 92 83L86 80Q85 92 86 102Q84 116 72 118H46L44 130 36 150H29L34 128"
        'Q29 120 30 108Z"/>'
        # near foreleg
        f'<path fill="{horse}" d="M66 112 70 132 66 150H73L78 130 78 110Z"/>'
        # mane, eye, bridle, hooves
        f'<path fill="{dark}" d="M82 60Q72 66 71 78Q69 88 62 93Q70 94 75 84Q76 72 83 66Z"/>'
        f'<circle cx="87" cy="69" r="1.3" fill="{INK}" stroke="none"/>'
        f'<path fill="none" stroke="{second}" stroke-width="2" d="M93 74 88 80M90 78Q80 92 66 84"/>'
        f'<path fill="{INK}" d="M29 148H37V152H27ZM43 148H50V152H42ZM66 148H73V152H65ZM84 136H90'
        'L91 140H83Z"/>'
        # saddle cloth with fringe
        f'<path fill="{second}" d="M40 92H64L66 114H42Z"/>'
        f'<path fill="none" stroke="{GOLD}" stroke-width="2.4" d="M42 112H66"/>'
        # rider: leg, boot, tunic, cloak
        f'<path fill="{hose}" d="M50 86 62 86 66 104 64 120H57L57 106Z"/>'
        f'<path fill="{INK}" d="M57 118H64L70 124H57Z"/>'
        f'<path fill="{second}" d="M50 50Q34 64 30 92L50 88Z"/>'
        f'<path fill="{main}" d="M47 50H65L64 74 66 92H44L49 74Z"/>'
        f'<path fill="{GOLD}" d="M48 75H64V80H48Z"/>'
        # arm forward to the reins, arm raised with the sign
        f'<path fill="{main}" d="M62 54 72 74 68 82 56 66Z"/>'
        f'<circle cx="69" cy="81" r="3.6" fill="{SKIN}"/>'
        # head with plumed helmet
        f'<path fill="{hair}" d="M46 34Q45 49 51 48H60Q66 46 65 34Z"/>'
        + _face(56, 38, 8.5)
        + '<path fill="#cfd6de" d="M46 37Q45 23 56 22Q67 23 66 36L63 32H49Z"/>'
        f'<path fill="{second}" d="M55 24Q50 8 34 12Q28 18 30 26Q36 18 43 22Q50 24 52 26Z"/>'
        + _held(suit, pip, 82, 32 if suit in "DH" else 34, 26)
        + (
            f'<path fill="{main}" d="M61 50Q70 50 80 44L84 50Q74 62 63 60Z"/>'
            f'<circle cx="82" cy="48" r="3.6" fill="{SKIN}"/>'
        )
    )


def _king(suit: str, pip: str) -> str:
    main, second, _, hair, _ = DRESS[suit]
    beard = "#e8e2d6" if suit in "DS" else hair
    return (
        # mantle, robe and its trimming
        f'<path fill="{second}" d="M44 56Q28 100 26 152H94Q92 100 76 56Z"/>'
        f'<path fill="{main}" d="M47 56H73Q80 104 82 152H38Q40 104 47 56Z"/>'
        f'<path fill="{GOLD}" d="M55 60H65L69 152H51Z"/>'
        f'<path fill="none" stroke="{main}" stroke-width="2.6" d="M60 92V148M55 102H65M54 116H66'
        'M54 130H66M53 143H67"/>'
        # ermine collar and hem
        '<path fill="#fff" d="M42 56Q60 48 78 56L82 72Q60 84 38 72Z"/>'
        f'<path fill="none" stroke-width="1.8" d="M44 66v4M50 70v4M76 66v4M70 70v4"/>'
        f'<path fill="{INK}" d="M40 150H56V154H38ZM64 150H80L82 154H64Z"/>'
        # arms: sceptre on the left, sign on the right
        f'<path fill="{main}" d="M40 66Q30 82 32 98L42 100 48 76Z"/>'
        f'<path d="M33 76V140" stroke-width="4.6"/><path d="M33 76V139" stroke="{GOLD}"'
        ' stroke-width="2.2"/>'
        f'<path fill="{GOLD}" d="M33 62 38 70 33 78 28 70Z"/>'
        f'<circle cx="36" cy="98" r="4.2" fill="{SKIN}"/>'
        f'<path fill="{main}" d="M79 64Q88 66 88 60L80 54 72 58Z"/>'
        # head, beard, crown
        + _face(60, 40, 10.5)
        + f'<path fill="{beard}" d="M49.5 40Q50 64 60 66Q70 64 70.5 40Q68 46 65 45Q60 42 55 45'
        'Q52 46 49.5 40Z"/><path fill="none" stroke-width="1.3" d="M57 49Q60 51 63 49"/>'
        f'<path fill="{GOLD}" d="M47 34 43 10 52 19 60 6 68 19 77 10 73 34Q60 29 47 34Z"/>'
        f'<g fill="{second}" stroke-width="1"><circle cx="60" cy="24" r="3"/><circle cx="51.5"'
        ' cy="26" r="2"/><circle cx="68.5" cy="26" r="2"/></g>'
        + _held(suit, pip, 86, 44 if suit in "DH" else 42, 25)
        + f'<circle cx="86" cy="58" r="4" fill="{SKIN}"/>'
    )


def figure(rank: str, suit: str, pip: str) -> str:
    """Draw the figure of one court card on the field of 100 by 160.

    Parameters
    ----------
    rank : str
        ``J`` page (fante), ``Q`` knight (cavallo), ``K`` king (re).
    suit : str
        One of ``DHSC``; sets the colours and what is held.
    pip : str
        Id under which the picture holds the suit's sign.

    Examples
    --------
    >>> len({figure(rank, suit, "x") for rank in "JQK" for suit in "DHSC"})
    12
    """
    draw = {"J": _page, "Q": _knight, "K": _king}[rank]
    return f'<g stroke="{INK}" stroke-width="1.7" stroke-linejoin="round">{draw(suit, pip)}</g>'
