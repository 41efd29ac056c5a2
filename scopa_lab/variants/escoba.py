"""Escoba: the Spanish fifteen game, in which nobody must capture and the sevens decide a point.

The card played and the cards it takes make fifteen, any number of them, and a card that could
capture may be laid. An opening table worth fifteen is a sweep (escoba) for the dealer, one worth
thirty two. One point each for most cards, most coins, the seven of coins and most sevens.
"""

from .quindici import RULES as QUINDICI

RULES = QUINDICI.but(
    name="escoba",
    title="Escoba",
    one_by_one=True,
    seatings=((2, "none"), (3, "none"), (4, "2x2")),
    priority="free",
    capture="optional",
    primiera="most_sevens",
    redeal="none",
    opening_fifteen="dealer",
    target=21,
)
SOURCE = "digest 2.5, C45, X01 to X03"

WORDS = {
    "it": """
Escoba: il gioco spagnolo del quindici, in cui nessuno è obbligato a prendere e i sette decidono
un punto.

La carta giocata e quelle che prende, quante che siano, fanno quindici, e una carta che potrebbe
prendere si può calare. Una tavola iniziale che vale quindici è una scopa (escoba) per il
mazziere, una che vale trenta ne fa due. Un punto ciascuno per più carte, più denari, il sette
di denari e più sette.
""",
    "fr": """
Escoba : le jeu espagnol du quinze, où nul n'est obligé de prendre et où les sept décident d'un
point.

La carte jouée et celles qu'elle prend, quel qu'en soit le nombre, font quinze, et une carte qui
pourrait prendre peut être posée. Un tapis de départ qui vaut quinze est un balayage (escoba)
pour le donneur, un tapis de trente en vaut deux. Un point chacun pour le plus de cartes, le
plus de deniers, le sept de deniers et le plus de sept.
""",
    "es": """
Escoba: el juego español del quince, en el que nadie está obligado a capturar y los sietes
deciden un punto.
""",
    "fi": """
Escoba: espanjalainen viisitoistapeli, jossa ei ole pakko ottaa ja seiskat ratkaisevat yhden
pisteen.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 9, 20, 64, 108, 252)}
