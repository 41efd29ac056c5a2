"""Il Ponino: Scopa in which all four queens (knights) make the sweep points count twice."""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(name="ponino", title="Il Ponino", ponino="on")
SOURCE = "digest 2.11, X37"

WORDS = {
    "it": """
Il Ponino: la scopa in cui tutte e quattro le donne (i cavalli) fanno contare doppi i punti di
scopa.
""",
    "fr": """
Il Ponino : la scopa où les quatre dames (cavaliers) font compter double les points de balayage.
""",
    "es": """
Il Ponino: scopa en la que las cuatro reinas (caballos) hacen contar doble los puntos de
escoba.
""",
    "fi": """
Il Ponino: scopa, jossa kaikki neljä kuningatarta (ratsua) kaksinkertaistavat mökkien pisteet.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
