"""Cicera: the game of Brescia for two pairs, with 52 cards and points for captures of many kinds.

Twelve cards to each hand and four on the table. The courts have no number: each takes only its own
kind. An equal card does not shut out the sums. Besides the sweep (scua), a capture may score for
taking an equal card (picada), for being all of one suit (simili) and for three or more table cards
(quadriglia). At the end two points for most cards, one each for most swords, the two of swords
(mata), the ten of coins and the jack of cups, and the run A-2-3… of swords (napula). All the swords
win outright.
"""

from ..categories import most, taken
from .scopone import RULES as SCOPONE

RULES = SCOPONE.but(
    name="cicera",
    title="Cicera",
    pack="french",
    batch=12,
    redeal="none",
    court_match="identity",
    priority="free",
    picada="any",
    simili="on",
    quadriglia="on",
    scores=(
        most("cards", points=2),
        most("swords", "S"),
        taken("mata", "2S"),
        taken("ten_of_coins", "TD"),
        taken("jack_of_cups", "JH"),
    ),
    primiera="off",
    napola="full",
    napola_suit="swords",
    outright="S",
    napoleone="on",
    target=51,
)
SOURCE = "digest 2.8, C30 to C34, X35, X36"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (12, 151, 1892, 23018)}
