"""Scopone scientifico: Scopone with ten cards to each hand and an empty table at the start."""

from .scopone import RULES as SCOPONE

RULES = SCOPONE.but(
    name="scientifico", title="Scopone scientifico", batch=10, upcards=0, redeal="none"
)
SOURCE = "digest 2.3"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (10, 100, 1000, 10000)}
