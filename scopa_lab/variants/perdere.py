"""Scopa a perdere (ciapa no): the points of Scopa, and whoever has fewer is better off.

The first to reach the target loses the match.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(name="perdere", title="Scopa a perdere", wins="low", target=21)
SOURCE = "digest 2.11, X31"

WORDS = {
    "it": """
Scopa a perdere (ciapa no): i punti della scopa, e chi ne ha meno sta meglio.

Chi arriva per primo al traguardo perde la partita.
""",
    "fr": """
Scopa à qui perd gagne (ciapa no) : les points de la scopa, et mieux vaut en avoir moins.

Le premier qui atteint le but perd la partie.
""",
    "es": """
Scopa a perdere (ciapa no): los puntos de la scopa, y a quien tiene menos le va mejor.
""",
    "fi": """
Scopa a perdere (ciapa no): pisteet kuten scopassa, mutta vähemmän on parempi.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
