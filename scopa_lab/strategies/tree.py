"""The player that searches one tree over many worlds."""

from __future__ import annotations

import time

from ..checks import whole
from ..moves import Move
from ..position import Position
from ..record import Record
from ..rulebook import style as style_of
from ..selfplay import TreeSearcher
from .budget import Budget
from .protocol import Player, first_best

__all__ = ["Ismcts"]

PIECE = 250  # rounds done at once
NODES_MOST = 400_000


class Ismcts(Player):
    """Information set Monte Carlo tree search: what was tried and went well is tried more often.

    Parameters
    ----------
    rounds : int, optional
        How many playouts; not given: 2,000, or as many as the seconds allow.
    seconds : float, optional
        How long it thinks at most, a move.
    bold : float
        Points that are ventured on what was tried little.
    style : str
        By which all seats play what follows a new node.
    others : str
        What the other seats do inside the tree: ``"search"`` for themselves, or play by the
        ``"style"``; then the search finds an answer to that style.
    win : int
        Points that winning the deal counts besides the margin.

    Notes
    -----
    Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
    Computational Intelligence and AI in Games 4 (2012): single observer, UCB1.
    """

    name = "ismcts"
    title = "information set Monte Carlo tree search"

    def __init__(
        self,
        rounds: int | None = None,
        seconds: float | None = None,
        bold: float = 2.0,
        style: str = "chitarrella",
        others: str = "search",
        win: int = 0,
    ) -> None:
        self._budget = Budget("rounds", rounds, seconds, 2000)
        if isinstance(bold, (bool, str)) or not 0 <= bold < 1000:
            raise ValueError(f"bold is a number of points from 0, got {bold!r}")
        self._bold = float(bold)
        self._style = style_of(style).name
        if others not in ("search", "style"):
            raise ValueError(f"others do 'search' or 'style', got {others!r}")
        self._alone = others == "style"
        self._win = whole("win", win, least=0)

    def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
        """Return the move that was visited most; of equal ones the first in the usual order."""
        since = time.perf_counter()
        moves = list(view.legal_moves())
        if len(moves) < 2:
            return moves[0]
        most = self._budget.most
        searcher = TreeSearcher(
            view,
            self._style,
            seed,
            self._win,
            nodes=min((1 + 3 * self._alone) * most, NODES_MOST),
            bold=self._bold,
            alone=self._alone,
        )
        done = 0
        visits = [0] * len(moves)
        with self._budget.watch(searcher, since):
            while done < most and not searcher.stopped:
                count, found = searcher.grow(done, min(PIECE, most - done))
                if not count:  # stopped before the first
                    break
                done += count
                visits = found
        return first_best(moves, visits)
