"""Scopa di quindici: Scopa in which the card played and the cards it takes make fifteen.

An equal card is not taken: a six takes a queen, a seven takes a jack or two fours. Of several
captures the one with the fewest cards must be chosen.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(name="quindici", title="Scopa di quindici", sum="fifteen", priority="fewest")
SOURCE = "digest 2.4, C41"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 10, 20, 45, 47, 47)}
