"""Asso piglia tutto (scopa d'assi): an ace takes the whole table, which is no sweep.

When an ace lies on the table, the ace played takes just that. Two pairs are dealt ten cards each
and an empty table.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(
    name="asso",
    title="Asso piglia tutto",
    seatings=((2, "none"), (4, "2x2")),
    deals=((2, 3, 4), (4, 10, 0)),
    ace="sweep",
)
SOURCE = "digest 2.11, X05, X09 to X12, X34, X38"

WORDS = {
    "it": """
Asso piglia tutto (scopa d'assi): un asso prende tutta la tavola, e non è una scopa.

Se c'è un asso in tavola, l'asso giocato prende quello soltanto. A due coppie si danno dieci
carte a testa e la tavola resta vuota.
""",
    "fr": """
Asso piglia tutto (scopa d'assi) : un as prend tout le tapis, et ce n'est pas un balayage.

S'il y a un as sur le tapis, l'as joué ne prend que lui. À deux camps de deux on donne dix
cartes chacun et le tapis reste vide.
""",
    "es": """
Asso piglia tutto (scopa de ases): un as se lleva toda la mesa, y eso no es escoba.
""",
    "fi": """
Asso piglia tutto (ässäscopa): ässä ottaa koko pöydän, eikä se ole mökki.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 54)}
