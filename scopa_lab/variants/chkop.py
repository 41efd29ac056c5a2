"""Chkop: Scopa as it is played in Algeria, with no pair on the opening table.

Of two equal cards turned up one is put back and another is drawn. In place of the primiera, most
sevens score a point, and with equal sevens most sixes.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(
    name="chkop",
    title="Chkop",
    seatings=((2, "none"), (4, "2x2")),
    redeal="distinct",
    primiera="most_sevens",
    target=21,
)
SOURCE = "digest 2.6, C18, C42, X30"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
