"""Cirulla: the game of Genoa, in which a card takes its equal, a sum, or what makes fifteen.

An ace takes the whole table and scores a sweep, unless an ace lies there. An opening table worth
fifteen is a sweep for the dealer, one worth thirty two. Whoever is dealt three cards that count
nine or less scores three points, three of one rank ten; the seven of cups stands for any card in
these and on the opening table. Besides the points of Scopa, the run A-2-3… of coins (piccola)
scores a point a card, and J Q K of coins (grande) five. All the coins win outright.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(
    name="cirulla",
    title="Cirulla",
    seatings=((2, "none"), (3, "none"), (4, "2x2")),
    direction="cw",
    redeal="aces2",
    opening_fifteen="dealer",
    barsega=3,
    trio=10,
    wild="seven_of_cups",
    sum="equal+fifteen",
    ace="sweep_scores",
    napola="full",
    grande="on",
    napoleone="on",
    target=51,
)
SOURCE = "digest 2.12, C45, C46, X02 to X07"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 9, 18, 40, 42, 42)}
