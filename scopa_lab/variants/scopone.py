"""Scopone: Scopa for two pairs, nine cards to each hand at once and four on the table."""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(
    name="scopone", title="Scopone", seatings=((4, "2x2"),), players=4, teams="2x2", batch=9
)
SOURCE = "digest 2.2"

WORDS = {
    "it": """
Scopone: la scopa per due coppie, nove carte a testa in una volta e quattro in tavola.
""",
    "fr": """
Scopone : la scopa pour deux camps de deux, neuf cartes chacun en une fois et quatre sur le
tapis.
""",
    "es": """
Scopone: scopa para dos parejas, nueve cartas en cada mano de una vez y cuatro en la mesa.
""",
    "fi": """
Scopone: scopa kahdelle parille; kerralla jaetaan yhdeksän korttia käteen ja neljä pöytään.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (9, 85, 771, 7374)}
