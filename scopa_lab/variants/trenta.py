"""Scopone de trente: Scopone in which ace, two and three of coins score 1, 2 and 3 points more.

All three win outright.
"""

from ..categories import taken
from .scopone import RULES as SCOPONE

RULES = SCOPONE.but(
    name="trenta",
    title="Scopone de trente",
    scores=(
        *SCOPONE.scores,
        taken("ace_of_coins", "AD"),
        taken("two_of_coins", "2D", 2),
        taken("three_of_coins", "3D", 3),
    ),
    outright="AD 2D 3D",
    napoleone="on",
    target=21,
)
SOURCE = "digest 2.11, X37"

WORDS = {
    "it": """
Scopone de trente: lo scopone in cui asso, due e tre di denari segnano 1, 2 e 3 punti in più.

Tutti e tre vincono subito.
""",
    "fr": """
Scopone de trente : le scopone où as, deux et trois de deniers marquent 1, 2 et 3 points de
plus.

Les trois ensemble gagnent d'emblée.
""",
    "es": """
Scopone de trente: scopone en el que el as, el dos y el tres de oros puntúan 1, 2 y 3 puntos
más.
""",
    "fi": """
Scopone de trente: scopone, jossa kolikkojen ässä, kakkonen ja kolmonen tuovat lisäksi 1, 2 ja
3 pistettä.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (9, 85, 771, 7374, 59952)}
