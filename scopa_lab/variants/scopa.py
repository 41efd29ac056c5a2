"""Scopa: three cards to each hand, four on the table, more cards until the pack is used up.

A card takes one card of equal value or a set that adds up to it; an equal card shuts out the sums.
Taking the whole table is a sweep (scopa) and scores a point, except with the deal's last card. One
point each for most cards, most coins, the seven of coins and the best primiera.
"""

from ..rules import Rules

RULES = Rules(name="scopa", title="Scopa")
SOURCE = "digest 2.1"

WORDS = {
    "it": """
Scopa: tre carte a testa, quattro in tavola, altre carte finché il mazzo non è finito.

Una carta prende una carta di uguale valore o più carte che sommate danno il suo valore; una
carta uguale esclude le somme. Prendere tutta la tavola è una scopa e segna un punto, salvo che
con l'ultima carta della smazzata. Un punto ciascuno per più carte, più denari, il sette di
denari e la primiera migliore.
""",
    "fr": """
Scopa : trois cartes chacun, quatre sur le tapis, puis d'autres jusqu'à épuisement du paquet.

Une carte prend une carte de même valeur ou plusieurs dont la somme fait sa valeur ; une carte
égale exclut les sommes. Prendre tout le tapis est un balayage (scopa) et marque un point, sauf
avec la dernière carte de la donne. Un point chacun pour le plus de cartes, le plus de deniers,
le sept de deniers et la meilleure primiera.
""",
    "es": """
Scopa: tres cartas en cada mano, cuatro en la mesa, y se reparten más hasta agotar la baraja.
""",
    "fi": """
Scopa: kolme korttia käteen ja neljä pöytään, ja lisää jaetaan, kunnes pakka loppuu.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 13, 26, 53, 53, 55)}
