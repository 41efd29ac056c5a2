"""Cicera: the game of Brescia for two pairs, with 52 cards and points for captures of many kinds.

Twelve cards to each hand and four on the table. The courts have no number: each takes only its own
kind. An equal card does not shut out the sums. Besides the sweep (scua), a capture may score for
taking an equal card (picada), for being all of one suit (simili) and for three or more table cards
(quadriglia). At the end two points for most cards, one each for most swords, the two of swords
(mata), the ten of coins and the jack of cups, and the run A-2-3… of swords (napula). All the swords
win outright.
"""

from ..categories import most, taken
from .scopone import RULES as SCOPONE

RULES = SCOPONE.but(
    name="cicera",
    title="Cicera",
    pack="french",
    batch=12,
    redeal="none",
    court_match="identity",
    priority="free",
    picada="any",
    simili="on",
    quadriglia="on",
    scores=(
        most("cards", points=2),
        most("swords", "S"),
        taken("mata", "2S"),
        taken("ten_of_coins", "TD"),
        taken("jack_of_cups", "JH"),
    ),
    primiera="off",
    napola="full",
    napola_suit="swords",
    outright="S",
    napoleone="on",
    target=51,
)
SOURCE = "digest 2.8, C30 to C34, X35, X36"

WORDS = {
    "it": """
Cicera: il gioco di Brescia per due coppie, con 52 carte e punti per prese di molte specie.

Dodici carte a testa e quattro in tavola. Le figure non hanno valore: ognuna prende solo una
figura uguale. Una carta uguale non esclude le somme. Oltre alla scopa (scua), una presa può
segnare se prende una carta uguale (picada), se è tutta di un seme (simili) e se prende tre o
più carte della tavola (quadriglia). Alla fine due punti per più carte, uno ciascuno per più
spade, il due di spade (mata), il dieci di denari e il fante di coppe, e la sequenza A-2-3… di
spade (napula). Tutte le spade vincono subito.
""",
    "fr": """
Cicera : le jeu de Brescia pour deux camps de deux, avec 52 cartes et des points pour des prises
de toutes sortes.

Douze cartes chacun et quatre sur le tapis. Les figures n'ont pas de valeur : chacune ne prend
que sa semblable. Une carte égale n'exclut pas les sommes. Outre le balayage (scua), une prise
peut marquer si elle prend une carte égale (picada), si elle est toute d'une couleur (simili) et
si elle prend trois cartes du tapis ou plus (quadriglia). À la fin deux points pour le plus de
cartes, un chacun pour le plus d'épées, le deux d'épées (mata), le dix de deniers et le valet de
coupes, et la suite A-2-3… d'épées (napula). Toutes les épées gagnent d'emblée.
""",
    "es": """
Cicera: el juego de Brescia para dos parejas, con 52 cartas y puntos por capturas de muchas
clases.
""",
    "fi": """
Cicera: Brescian peli kahdelle parille 52 kortilla; monenlaisista otoista saa pisteitä.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (12, 151, 1892, 23018)}
