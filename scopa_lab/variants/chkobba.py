"""Chkobba: Scopa as it is played in Tunisia, where the queen counts eight and the jack nine.

In place of the primiera, most sevens score a point (bermila), and with equal sevens most sixes.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(
    name="chkobba",
    title="Chkobba",
    seatings=((2, "none"), (4, "2x2")),
    courts="qjk",
    primiera="most_sevens",
    target=21,
)
SOURCE = "digest 2.7, C18, C22, C43"

WORDS = {
    "it": """
Chkobba: la scopa come si gioca in Tunisia, dove la donna vale otto e il fante nove.

Al posto della primiera segna un punto (bermila) chi ha più sette e, a parità di sette, più sei.
""",
    "fr": """
Chkobba : la scopa telle qu'on la joue en Tunisie, où la dame vaut huit et le valet neuf.

À la place de la primiera, le plus de sept marque un point (bermila) et, à égalité de sept, le
plus de six.
""",
    "es": """
Chkobba: la escoba como se juega en Túnez, donde la reina vale ocho y la sota nueve.
""",
    "fi": """
Chkobba: scopa, kuten sitä pelataan Tunisiassa; kuningatar on kahdeksan ja sotilas yhdeksän.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
