"""The player that sees all cards: nobody may, it is a yardstick."""

from __future__ import annotations

from ..batches import WorldSolver
from ..checks import whole
from ..moves import Move
from ..position import Position
from ..record import Record
from ..selfplay import WorldPlayer
from ..solution import aim
from .protocol import Player, first_best

__all__ = ["Perfect"]


class Perfect(Player):
    """Sees every hand and the stock; solves what can be solved, else looks one move ahead.

    Parameters
    ----------
    exact : int
        Cards left to play, at most, for the position to be solved; with more every move is followed
        by play of the rule book in the real world.
    """

    name = "perfect"
    title = "sees all cards, for study only"
    sees_all = True

    def __init__(self, exact: int = 20) -> None:
        self._exact = whole("exact", exact, least=0)

    def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
        """Return the best move, of equal ones the first in the usual order.

        Raises
        ------
        ValueError
            When cards are unknown.
        """
        if not view.all_known:
            raise ValueError("perfect sees every card, but some are unknown here")
        left = sum(map(len, view.hands)) + len(view.stock)
        known = WorldSolver(view) if left <= self._exact else WorldPlayer(view, seed=seed)
        world = (
            [hand.cards.mask for hand in view.hands],
            [[sum(c.mask for c in p if c is not None) for p in b] for b in view.batches()],
        )
        [(values, _)] = known.solve([world])
        good = aim(view.rules)
        return first_best(known.moves, [good * value for value in values])
