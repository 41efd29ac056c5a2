"""Scopa: three cards to each hand, four on the table, more cards until the pack is used up.

A card takes one card of equal value or a set that adds up to it; an equal card shuts out the sums.
Taking the whole table is a sweep (scopa) and scores a point, except with the deal's last card. One
point each for most cards, most coins, the seven of coins and the best primiera.
"""

from ..rules import Rules

RULES = Rules(name="scopa", title="Scopa")
SOURCE = "digest 2.1"

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
