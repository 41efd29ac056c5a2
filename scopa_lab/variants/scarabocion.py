"""Scaraboción: the game of Treviso, in which a capture scores the number of the card that makes it.

Played like Cicera, but an ace may take the whole table instead of counting one, without a sweep. A
sweep scores the number of the card played, doubled when all is of one suit; several cards of one
suit taken by a card of that suit score its number too. Runs count in every suit. Two points for
most cards, one each for most swords, the two and the jack of swords and the ten of coins: 48
instead of 6 for all of these. Played to 120, by claim.
"""

from ..categories import Category, most, taken
from .cicera import RULES as CICERA

FIVE = (
    most("cards", points=2),
    most("swords", "S"),
    taken("mata", "2S"),
    taken("jack_of_swords", "JS"),
    taken("ten_of_coins", "TD"),
)

RULES = CICERA.but(
    name="scarabocion",
    title="Scaraboción",
    ace="optional_sweep",
    picada="off",
    simili="off",
    quadriglia="off",
    suit_bonus="matching",
    sweep_worth="number_doubled",
    # 48 in place of the 6 that they score
    scores=(*FIVE, Category("forty_eight", "won", points=42, of=tuple(c.name for c in FIVE))),
    napola_suit="every",
    napoleone="off",
    target=120,
    finish="claim",
)
SOURCE = "digest 2.9, C35, X13 to X15"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (12, 150, 1847, 22317)}
