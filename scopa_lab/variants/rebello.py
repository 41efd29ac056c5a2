"""Scopa with rebello: the king of coins is worth a point, like the seven of coins."""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(name="rebello", title="Scopa con re bello", rebello="on")
SOURCE = "digest 2.11"

WORDS = {
    "it": """
Scopa con re bello: il re di denari vale un punto, come il sette di denari.
""",
    "fr": """
Scopa avec re bello : le roi de deniers vaut un point, comme le sept de deniers.
""",
    "es": """
Scopa con re bello: el rey de oros vale un punto, como el siete de oros.
""",
    "fi": """
Scopa con re bello: kolikkokuningas on pisteen arvoinen kuten kolikkoseiska.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
