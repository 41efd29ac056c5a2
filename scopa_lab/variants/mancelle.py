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

WORDS = {
    "it": """
Scopa mancelle: una carta prende carte la cui somma dà il suo valore o un suo multiplo
qualsiasi.

Si gioca in senso orario con le carte dall'asso al dieci di ogni seme. Niente ha la precedenza:
un asso prende le carte che vuole. Al posto della primiera segna un punto chi ha più sette e, a
parità di sette, più sei.
""",
    "fr": """
Scopa mancelle : une carte prend des cartes dont la somme fait sa valeur ou un multiple
quelconque de celle-ci.

On joue dans le sens des aiguilles d'une montre avec les cartes de l'as au dix de chaque
couleur. Rien n'a la priorité : un as prend les cartes qu'il veut. À la place de la primiera, le
plus de sept marque un point et, à égalité de sept, le plus de six.
""",
    "es": """
Scopa mancelle: una carta se lleva cartas que suman su valor o cualquier múltiplo de él.
""",
    "fi": """
Scopa mancelle: kortti ottaa kortteja, joiden summa on sen arvo tai jokin arvon monikerta.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (19, 67, 162, 410, 535, 688)}
