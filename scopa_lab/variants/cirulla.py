"""Cirulla: the game of Genoa, in which a card takes its equal, a sum, or what makes fifteen.

An ace takes the whole table and scores a sweep, unless an ace lies there. An opening table worth
fifteen is a sweep for the dealer, one worth thirty two. Whoever is dealt three cards that count
nine or less scores three points, three of one rank ten; the seven of cups stands for any card in
these and on the opening table. Besides the points of Scopa, the run A-2-3… of coins (piccola)
scores a point a card, and J Q K of coins (grande) five. All the coins win outright.
"""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(
    name="cirulla",
    title="Cirulla",
    seatings=((2, "none"), (3, "none"), (4, "2x2")),
    direction="cw",
    redeal="aces2",
    opening_fifteen="dealer",
    barsega=3,
    trio=10,
    wild="seven_of_cups",
    sum="equal+fifteen",
    ace="sweep_scores",
    napola="full",
    grande="on",
    napoleone="on",
    target=51,
)
SOURCE = "digest 2.12, C45, C46, X02 to X07"

WORDS = {
    "it": """
Cirulla: il gioco di Genova, in cui una carta prende l'uguale, una somma o ciò che fa quindici.

Un asso prende tutta la tavola e fa scopa, a meno che non vi sia un asso. Una tavola iniziale
che vale quindici è una scopa per il mazziere, una che vale trenta ne fa due. Chi riceve tre
carte che valgono nove o meno segna tre punti, chi ne riceve tre uguali dieci; il sette di coppe
vale come qualunque carta in questi casi e sulla tavola iniziale. Oltre ai punti della scopa, la
sequenza A-2-3… di denari (piccola) segna un punto per carta, e fante, donna e re di denari
(grande) cinque. Tutti i denari vincono subito.
""",
    "fr": """
Cirulla : le jeu de Gênes, où une carte prend son égale, une somme ou ce qui fait quinze.

Un as prend tout le tapis et fait un balayage, sauf s'il s'y trouve un as. Un tapis de départ
qui vaut quinze est un balayage pour le donneur, un tapis de trente en vaut deux. Qui reçoit
trois cartes valant neuf ou moins marque trois points, trois cartes de même rang dix ; le sept
de coupes remplace toute carte dans ces cas et sur le tapis de départ. Outre les points de la
scopa, la suite A-2-3… de deniers (piccola) marque un point par carte, et valet, dame et roi de
deniers (grande) cinq. Tous les deniers gagnent d'emblée.
""",
    "es": """
Cirulla: el juego de Génova, en el que una carta se lleva su igual, una suma o lo que hace
quince.
""",
    "fi": """
Cirulla: Genovan peli, jossa kortti ottaa vertaisensa, summan tai sen, mistä tulee viisitoista.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 9, 18, 40, 42, 42)}
