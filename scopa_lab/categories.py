"""Categories: what scores in a deal, as data that a game declares.

A category says what is counted and what it is worth; `scopa_lab.scoring` decides it for people and
`scopa_lab.kernel` in whole numbers. Some count in every deal of a game (`Rules.scores`), the others
when the option of their name says so.
"""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Cards

__all__ = [
    "BY_OPTION",
    "EVERY_CARD",
    "IN_PLAY",
    "SUIT_MASKS",
    "USUAL",
    "Category",
    "most",
    "taken",
]

SUIT_MASKS = {suit: sum(1 << i + at for i in range(0, 52, 4)) for at, suit in enumerate("DHSC")}
KINDS = ("most", "each", "all", "breaks", "won", "again", "primiera", "runs")
EVERY_CARD = Cards.from_mask((1 << 52) - 1)


@dataclass(frozen=True, slots=True)
class Category:
    """One thing that scores.

    Attributes
    ----------
    name : str
        The name used everywhere (``"cards"``, ``"primiera"`` …).
    kind : str
        How it is decided at the end of the deal:

        ``"most"``
            `points` to the side with most of `cards`; the options ``majority`` and ``tie`` apply.
        ``"each"``
            `points` for every one of `cards`.
        ``"all"``
            `points` to the side that took all of `cards`.
        ``"breaks"``
            `points` to the side with `decider`, if it is level with another for most of `cards`.
        ``"won"``
            `points` to the side that won every one of the categories `of`, shared with nobody.
        ``"again"``
            The points of the category `of` once more, to the side that took all of `cards`.
        ``"primiera"``, ``"runs"``
            As the options of these names say.
        ``"earned"``
            Earned in play.
    cards : Cards
        The cards it looks at; all of the pack when nothing else is said.
    points : int
    of : tuple of str
        Names of other categories.
    decider : Cards
    option : str
        The options of which one at least must not be ``"off"`` (or 0, or ``"nothing"``) for it to
        count, with spaces between; "" = always.
    """

    name: str
    kind: str
    cards: Cards = EVERY_CARD
    points: int = 1
    of: tuple[str, ...] = ()
    decider: Cards = Cards.from_mask(0)  # noqa: RUF009  (a frozen value)
    option: str = ""


def most(name: str, suit: str = "", points: int = 1) -> Category:
    """Points for most cards of a suit, or of all.

    >>> most("swords", "S").cards == Cards.from_mask(SUIT_MASKS["S"])
    True
    """
    cards = Cards.from_mask(SUIT_MASKS[suit]) if suit else EVERY_CARD
    return Category(name, "most", cards, points)


def taken(name: str, cards: str, points: int = 1) -> Category:
    """Points for every one of these cards.

    >>> taken("mata", "2S")
    Category(name='mata', kind='each', cards=Cards('2S'), points=1, ...)
    """
    return Category(name, "each", Cards(cards), points)


#: what counts at the end of a deal in most games (digest 2.1)
USUAL = (most("cards"), most("coins", "D"), taken("settebello", "7D"))

#: what counts at the end when an option says so (digest 2.11, 2.12, section 4)
BY_OPTION = (
    Category("primiera", "primiera", option="primiera"),
    Category("four_sevens", "all", Cards("7D 7H 7S 7C"), option="four_sevens"),
    Category("napola", "runs", option="napola"),
    Category("grande", "all", Cards("JD QD KD"), 5, option="grande"),
    Category("rebello", "each", Cards("KD"), option="rebello"),
    Category("ponino", "again", Cards("QD QH QS QC"), of=("sweeps",), option="ponino"),
)

#: what is earned while the cards are played (digest 2.1, 2.8, 2.9, 2.12)
IN_PLAY = (
    Category("sweeps", "earned", option="sweep_worth"),
    Category("picada", "earned", option="picada"),
    Category("simili", "earned", option="simili"),
    Category("quadriglia", "earned", option="quadriglia"),
    Category("suit_bonus", "earned", option="suit_bonus"),
    Category("declarations", "earned", option="barsega trio"),
)
