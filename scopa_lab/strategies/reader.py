"""The player that reads the course of play: who plays so may hold this."""

from __future__ import annotations

import time

from ..checks import share, whole
from ..moves import Move
from ..packing import Past
from ..position import Position
from ..record import Record
from ..rulebook import style as style_of
from ..selfplay import Sampler
from ..solution import aim
from ..worlds.knowledge import before_plays
from .budget import Budget
from .protocol import Player, first_best
from .sampling import sampled

__all__ = ["Reader"]

STEPS = 10  # exchanges of two hidden cards that are tried between two worlds
HEAT = 0.3  # points that an error costs, more or less


class Reader(Player):
    """Draws worlds as likely as they make the plays on record, and takes the best average.

    The others are taken to play by the rule book (or another style), but to err now and then: a
    world in which they would have played as they did is met more often. Every move is then played
    to the end by that style. Without a record all worlds are as likely.

    Parameters
    ----------
    worlds : int, optional
        How many it looks at; not given: 400, or as many as the seconds allow.
    seconds : float, optional
        How long it thinks at most, a move.
    style : str
        By which all seats are taken to play.
    errors : float
        Share of the other sides' plays that are taken to be errors, from 0 to 1.
    partner : float
        The same of its own side, which thinks as it does and seldom goes by the book.
    win : int
        Points that winning the deal counts besides the margin.
    """

    name = "reader"
    title = "reads the others' plays as those of a rule book with errors, then averages over worlds"

    def __init__(
        self,
        worlds: int | None = None,
        seconds: float | None = None,
        style: str = "chitarrella",
        errors: float = 0.2,
        partner: float = 0.9,
        win: int = 10,
    ) -> None:
        self._budget = Budget("worlds", worlds, seconds, 400)
        self._style = style_of(style).name
        self._errors = share("errors", errors)
        self._partner = share("partner", partner)
        self._win = whole("win", win, least=0)

    def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
        """Return the best move on average; of equal ones the first in the usual order."""
        since = time.perf_counter()
        moves = list(view.legal_moves())
        if len(moves) < 2:
            return moves[0]
        start, plays = (view, ()) if record is None else before_plays(view, record)
        sampler = Sampler(start, self._style, seed, self._win, self._past(view, plays))
        totals = sampled(sampler, len(moves), self._budget, since)
        good = aim(view.rules)
        return first_best(moves, [good * total for total in totals])

    def _past(self, view: Position, plays: tuple[Move, ...]) -> Past:
        rules = view.rules
        mine = rules.side_of(view.to_move)
        errors = [
            self._partner if rules.side_of(seat) == mine else self._errors
            for seat in range(rules.players)
        ]
        return Past(plays, errors, HEAT, STEPS)
