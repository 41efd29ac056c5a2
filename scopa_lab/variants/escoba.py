"""Escoba: the Spanish fifteen game, in which nobody must capture and the sevens decide a point.

The card played and the cards it takes make fifteen, any number of them, and a card that could
capture may be laid. An opening table worth fifteen is a sweep (escoba) for the dealer, one worth
thirty two. One point each for most cards, most coins, the seven of coins and most sevens.
"""

from .quindici import RULES as QUINDICI

RULES = QUINDICI.but(
    name="escoba",
    title="Escoba",
    one_by_one=True,
    seatings=((2, "none"), (3, "none"), (4, "2x2")),
    priority="free",
    capture="optional",
    primiera="most_sevens",
    redeal="none",
    opening_fifteen="dealer",
    target=21,
)
SOURCE = "digest 2.5, C45, X01 to X03"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 9, 20, 64, 108, 252)}
