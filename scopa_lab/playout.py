"""Playouts: whole deals played with random moves, as fast as the kernel can.

They say what chance alone makes of a position, and are the yardstick for players who think.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from .checks import whole
from .kernel import layout
from .packing import random_deal_words
from .position import Position
from .rules import RulesLike, as_rules
from .workers import Worker, work_through

__all__ = ["playouts", "start_of"]

CHUNK = 1024  # deals asked for at once: some milliseconds
SEED_BITS = 62


def playouts(
    game: RulesLike | Position,
    count: int,
    *,
    seed: int = 0,
    threads: int = 1,
    **options: Any,
) -> npt.NDArray[np.int64]:
    """Play deals to the end, every legal move as likely as every other.

    Parameters
    ----------
    game : str, Rules or Position
        A variant's name or rules: every deal is shuffled and dealt as `scopa_lab.deal` does it,
        redeals included. A position, or its one-line text: play goes on from there, and each time
        the unknown cards lie anew, every world as likely as every other.
    count : int
        Deals to play, from 0.
    seed : int
        From 0. Same seed, same points, whatever the number of threads; a smaller count gives the
        first of them.
    threads : int
        Threads that share the deals, from 1.
    **options
        Options of `scopa_lab.rules`; a position has its rules already.

    Returns
    -------
    ndarray of int64, shape (count, sides)
        Final points of every deal and side, what a position has in ``bonus`` included.

    Raises
    ------
    ValueError
        For an unknown variant or option, a text that is no position, options beside a position; a
        count, seed or number of threads that makes no sense; more captures than can be listed.

    Notes
    -----
    Digest 2.1 to 2.12, C05, C45, C46, X02, X03, X06, X30, X50, X51. With ``?`` in its hand, a seat
    plays the moves of the cards it holds in the world that was drawn.

    Examples
    --------
    >>> points = playouts("scientifico", 5000, seed=1)
    >>> points.shape
    (5000, 2)
    >>> margin = points[:, 0] - points[:, 1]
    >>> error = margin.std(ddof=1) / len(margin) ** 0.5
    >>> bool(margin.mean() < -3 * error)  # at random, the side that plays the last card is ahead
    True
    >>> p = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
    >>> bool((playouts(p, 3000, seed=1) == playouts(p, 3000, seed=1, threads=2)).all())
    True
    >>> playouts("scopa", -1)
    Traceback (most recent call last):
    ...
    ValueError: count is a whole number from 0, got -1
    """
    position, fresh = start_of(game, options)
    count = whole("count", count, least=0)
    key = random.Random(whole("seed", seed, least=0)).getrandbits(SEED_BITS)
    starts = range(0, count, CHUNK)
    threads = min(whole("threads", threads, least=1), max(1, len(starts)))
    words = random_deal_words(position, fresh=fresh, seed=key)
    try:
        points = np.zeros((count, position.rules.sides), np.int64)
    except (MemoryError, ValueError):
        raise ValueError(f"there is no room for the points of {count:,} deals") from None

    def play(player: _Player, first: int) -> None:
        player.play(first, points[first : first + CHUNK])

    work_through([_Player(position, words) for _ in range(threads)], starts, play)
    return points


class _Player(Worker):
    """Plays deals from a position, dealt as some words of the workspace say."""

    def __init__(self, position: Position, words: list[int]) -> None:
        self._words = words
        super().__init__(position, CHUNK)

    def fill(self, words: Any) -> None:
        words[layout.SEED : layout.READ] = self._words

    def play(self, first: int, points: npt.NDArray[np.int64]) -> None:
        """Write the points of deals by number from one on."""
        if self.run(layout.PLAYOUTS, first, len(points)) is not None:
            words = self.workspace.words
            start = int(words[layout.RESULTS])
            points[:] = np.reshape(words[start : start + points.size], points.shape)


def start_of(game: RulesLike | Position, options: dict[str, Any]) -> tuple[Position, bool]:
    """Return where play starts, and whether that is a deal yet to be dealt."""
    if isinstance(game, str) and "|" in game:
        game = Position.parse(game)
    if isinstance(game, Position):
        if options:
            raise ValueError(
                f"a position has its rules; options go with the name of a game, got "
                f"{', '.join(options)}"
            )
        return game, False
    rules = as_rules(game, options)
    stock = len(rules.cards) - rules.players * rules.batch - rules.upcards
    undealt = Position.setup(
        rules,
        hands=[f"?{rules.batch}"] * rules.players,
        stock=f"?{stock}" if stock else "",
        first_play=rules.ace_lead == "barred",
    )
    return undealt, True
