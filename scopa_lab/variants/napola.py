"""Scopa with napola: the run A-2-3… of coins scores a point for every card of it.

It needs the first three at least. All the coins win outright.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(name="napola", title="Scopa con napola", napola="full", napoleone="on", target=21)
SOURCE = "digest 2.11, X08"

WORDS = {
    "it": """
Scopa con napola: la sequenza A-2-3… di denari segna un punto per ogni sua carta.

Ne occorrono almeno le prime tre. Tutti i denari vincono subito.
""",
    "fr": """
Scopa avec napola : la suite A-2-3… de deniers marque un point pour chacune de ses cartes.

Il en faut au moins les trois premières. Tous les deniers gagnent d'emblée.
""",
    "es": """
Scopa con napola: la escalera A-2-3… de oros puntúa un punto por cada carta.
""",
    "fi": """
Scopa napolan kera: kolikkojen sarja A-2-3… tuo pisteen jokaisesta kortistaan.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
