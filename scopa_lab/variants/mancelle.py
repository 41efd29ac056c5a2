"""Scopa mancelle: a card takes cards that add up to its value or to any multiple of it.

Played clockwise with A to 10 of each suit. Nothing has priority: an ace takes any cards it likes.
In place of the primiera, most sevens score a point, and with equal sevens most sixes.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(
    name="mancelle",
    title="Scopa mancelle",
    one_by_one=True,
    seatings=((2, "none"), (3, "none"), (4, "2x2"), (4, "none")),
    direction="cw",
    pack="plain",
    redeal="none",
    sum="multiple",
    priority="free",
    ace="literal",
    primiera="most_sevens",
    target=21,
)
SOURCE = "digest 2.10, C38 to C40, X26, X27"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (19, 67, 162, 410, 535, 688)}
