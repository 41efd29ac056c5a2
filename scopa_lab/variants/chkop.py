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

WORDS = {
    "it": """
Chkop: la scopa come si gioca in Algeria, senza coppie sulla tavola iniziale.

Di due carte uguali scoperte una torna nel mazzo e se ne scopre un'altra. Al posto della
primiera segna un punto chi ha più sette e, a parità di sette, più sei.
""",
    "fr": """
Chkop : la scopa telle qu'on la joue en Algérie, sans paire sur le tapis de départ.

De deux cartes égales retournées, l'une est remise dans le paquet et une autre est tirée. À la
place de la primiera, le plus de sept marque un point et, à égalité de sept, le plus de six.
""",
    "es": """
Chkop: la scopa como se juega en Argelia, sin pareja en la mesa inicial.
""",
    "fi": """
Chkop: scopa, kuten sitä pelataan Algeriassa; aloituspöydässä ei ole paria.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
