"""Scopa di quindici: Scopa in which the card played and the cards it takes make fifteen.

An equal card is not taken: a six takes a queen, a seven takes a jack or two fours. Of several
captures the one with the fewest cards must be chosen.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(name="quindici", title="Scopa di quindici", sum="fifteen", priority="fewest")
SOURCE = "digest 2.4, C41"

WORDS = {
    "it": """
Scopa di quindici: la scopa in cui la carta giocata e quelle che prende fanno quindici.

Una carta uguale non si prende: un sei prende una donna, un sette prende un fante o due quattro.
Fra più prese si deve scegliere quella con meno carte.
""",
    "fr": """
Scopa de quinze : la scopa où la carte jouée et celles qu'elle prend font quinze.

Une carte égale ne se prend pas : un six prend une dame, un sept prend un valet ou deux quatre.
Entre plusieurs prises il faut choisir celle qui a le moins de cartes.
""",
    "es": """
Scopa di quindici: scopa en la que la carta jugada y las capturadas suman quince.
""",
    "fi": """
Scopa di quindici: scopa, jossa pelattu kortti ja otetut kortit ovat yhteensä viisitoista.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 10, 20, 45, 47, 47)}
