"""Scopa frac: only aces, jacks, queens and kings count, a point each, sixteen in all.

Eight to eight goes to the king of coins. A capture of more cards may be preferred to a single card.
"""

from ..cards import Cards
from ..categories import Category, taken
from .scopa import RULES as SCOPA

FIGURES = " ".join(rank + suit for rank in "AJQK" for suit in "DHSC")

RULES = SCOPA.but(
    name="frac",
    title="Scopa frac",
    priority="free",
    primiera="off",
    sweep_worth="nothing",
    scores=(
        taken("figures", FIGURES),
        Category("figures_level", "breaks", Cards(FIGURES), decider=Cards("KD")),
    ),
)
SOURCE = "digest 2.11, X37"

WORDS = {
    "it": """
Scopa frac: contano soltanto assi, fanti, donne e re, un punto ciascuno, sedici in tutto.

Otto a otto va al re di denari. Si può preferire una presa di più carte a una carta sola.
""",
    "fr": """
Scopa frac : seuls comptent as, valets, dames et rois, un point chacun, seize en tout.

Huit à huit va au roi de deniers. On peut préférer une prise de plusieurs cartes à une carte
seule.
""",
    "es": """
Scopa frac: solo cuentan los ases, las sotas, las reinas y los reyes, un punto cada uno,
dieciséis en total.
""",
    "fi": """
Scopa frac: vain ässät, sotilaat, kuningattaret ja kuninkaat tuovat pisteitä, kukin yhden,
yhteensä kuusitoista.
""",
}

# Ways to play 1, 2, 3 … cards from the fixed deal of the conformance test, as the twin counts them.
CHECKS = {"move_sequences": (3, 15, 30, 67, 67, 76)}
