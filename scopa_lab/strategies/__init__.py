"""Players: named ways of playing, from chance to tree search.

`player` gives one by name, `players` lists the names. A player is asked with what its seat may
know (`Position.view`) and gives a move; the same seed gives the same move, where the budget is not
a time. A way of playing of your own is a subclass of `Player` that `register` is told of.

>>> from scopa_lab.dealing import deal
>>> view = deal("scopone", seed=7).view(0)
>>> player("greedy").choose(view, seed=1) in view.legal_moves()
True
"""

from .fair import Fair
from .protocol import Player, player, players, register
from .reader import Reader
from .sampling import Open
from .seeing import Perfect
from .styled import Chitarrella, Greedy, Random, Styled
from .tree import Ismcts

for _kind in (Random, Greedy, Chitarrella, Open, Ismcts, Reader, Fair, Perfect):
    register(_kind)

__all__ = [
    "Chitarrella",
    "Fair",
    "Greedy",
    "Ismcts",
    "Open",
    "Perfect",
    "Player",
    "Random",
    "Reader",
    "Styled",
    "player",
    "players",
    "register",
]
