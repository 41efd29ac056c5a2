"""The player that plays an equilibrium where one can be found."""

from __future__ import annotations

import math
import random
import time

from ..checks import seconds as a_time
from ..checks import whole
from ..equilibrium import fair, payoffs_of, team_value, why_not_fair, why_not_team
from ..moves import Move
from ..position import Position
from ..record import Record
from .protocol import Player, player

__all__ = ["Fair"]


class Fair(Player):
    """Plays as the fair values say, mixing moves as often as they do; else as another player.

    Two players with 12 hidden cards or so, and pairs with two cards each, are solved; before that
    it asks the other player.

    Parameters
    ----------
    iterations : int
        For two players: how long the equilibrium is looked for.
    payoffs : int
        For two players: orders of cards to the end of the batch, at most, for it to be solved; a
        million takes some three seconds.
    seconds : float, optional
        How long it thinks at most, a move; what is not solved by then is left to the other player.
    otherwise : str
        The player that is asked where nothing is solved, with its options behind its name.
    """

    name = "fair"
    title = "plays an equilibrium where one can be found, so that nobody gains by knowing how"

    def __init__(
        self,
        iterations: int = 64,
        payoffs: int = 1_000_000,
        seconds: float | None = None,
        otherwise: str = "open",
    ) -> None:
        self._iterations = whole("iterations", iterations, least=1)
        self._payoffs = whole("payoffs", payoffs, least=0)
        self._seconds = math.inf if seconds is None else a_time("seconds", seconds)
        self._otherwise = player(otherwise)

    def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
        """Return a move, drawn as often as the equilibrium makes it."""
        moves = list(view.legal_moves())
        if len(moves) < 2:
            return moves[0]
        often = self._frequencies(view)
        if not any(often.values()):
            return self._otherwise.choose(view, seed, record)
        drawn = random.Random(seed).choices(list(often), list(often.values()))
        return drawn[0]

    def _frequencies(self, view: Position) -> dict[Move, float]:
        """Return how often each move is made; nothing where it is not known."""
        if not why_not_fair(view) and payoffs_of(view) <= self._payoffs:
            deadline = time.perf_counter() + self._seconds
            found = list(
                fair(view, iterations=self._iterations, corrections=(0, 0), deadline=deadline)
            )
            if found and found[-1].complete:
                return {move: worth.frequency for move, worth in found[-1].moves.items()}
            return {}
        if not why_not_team(view):
            limit = None if self._seconds == math.inf else self._seconds
            value = team_value(view, iterations=self._iterations, plans=0, seconds=limit)
            return {move: worth.frequency for move, worth in value.moves.items()}
        return {}
