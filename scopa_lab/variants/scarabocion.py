"""Scaraboción: the game of Treviso, in which a capture scores the number of the card that makes it.

Played like Cicera, but an ace may take the whole table instead of counting one, without a sweep. A
sweep scores the number of the card played, doubled when all is of one suit; several cards of one
suit taken by a card of that suit score its number too. Runs count in every suit. Two points for
most cards, one each for most swords, the two and the jack of swords and the ten of coins: 48
instead of 6 for all of these. Played to 120, by claim.
"""

from ..categories import Category, most, taken
from .cicera import RULES as CICERA

FIVE = (
    most("cards", points=2),
    most("swords", "S"),
    taken("mata", "2S"),
    taken("jack_of_swords", "JS"),
    taken("ten_of_coins", "TD"),
)

RULES = CICERA.but(
    name="scarabocion",
    title="Scaraboción",
    ace="optional_sweep",
    picada="off",
    simili="off",
    quadriglia="off",
    suit_bonus="matching",
    sweep_worth="number_doubled",
    # 48 in place of the 6 that they score
    scores=(*FIVE, Category("forty_eight", "won", points=42, of=tuple(c.name for c in FIVE))),
    napola_suit="every",
    napoleone="off",
    target=120,
    finish="claim",
)
SOURCE = "digest 2.9, C35, X13 to X15"

WORDS = {
    "it": """
Scaraboción: il gioco di Treviso, in cui una presa segna il numero della carta che la fa.

Si gioca come la cicera, ma un asso può prendere tutta la tavola invece di valere uno, senza
fare scopa. Una scopa segna il numero della carta giocata, il doppio quando tutto è di un seme;
più carte di un seme prese da una carta di quel seme segnano anche il suo numero. Le sequenze
contano in ogni seme. Due punti per più carte, uno ciascuno per più spade, il due e il fante di
spade e il dieci di denari: 48 invece di 6 per tutto questo. Si gioca a 120, chiamandosi fuori.
""",
    "fr": """
Scaraboción : le jeu de Trévise, où une prise marque le nombre de la carte qui la fait.

On joue comme à la cicera, mais un as peut prendre tout le tapis au lieu de valoir un, sans
balayage. Un balayage marque le nombre de la carte jouée, doublé quand tout est d'une couleur ;
plusieurs cartes d'une couleur prises par une carte de cette couleur marquent aussi son nombre.
Les suites comptent dans chaque couleur. Deux points pour le plus de cartes, un chacun pour le
plus d'épées, le deux et le valet d'épées et le dix de deniers : 48 au lieu de 6 pour le tout.
On joue en 120 points, sur annonce.
""",
    "es": """
Scaraboción: el juego de Treviso, en el que una captura puntúa el número de la carta que la
hace.
""",
    "fi": """
Scaraboción: Trevison peli, jossa otto tuo ottavan kortin luvun verran pisteitä.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (12, 150, 1847, 22317)}
