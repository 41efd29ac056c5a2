"""Scopone scientifico: Scopone with ten cards to each hand and an empty table at the start."""

from .scopone import RULES as SCOPONE

RULES = SCOPONE.but(
    name="scientifico", title="Scopone scientifico", batch=10, upcards=0, redeal="none"
)
SOURCE = "digest 2.3"

WORDS = {
    "it": """
Scopone scientifico: lo scopone con dieci carte a testa e la tavola vuota all'inizio.
""",
    "fr": """
Scopone scientifico : le scopone avec dix cartes chacun et un tapis vide au départ.
""",
    "es": """
Scopone scientifico: scopone con diez cartas en cada mano y la mesa vacía al principio.
""",
    "fi": """
Scopone scientifico: scopone, jossa jokaiselle jaetaan kymmenen korttia ja pöytä on alussa
tyhjä.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (10, 100, 1000, 10000)}
