"""Reading earlier play: how likely each world is, given what the others did.

Nothing is read unless it is asked for. Then every world is weighed by the likelihood of the plays
on record under a model of the players, or by any function of the world: no more than that model is
good. The averages are self-normalised; how many equally weighted worlds they are worth (the
effective number) says how far the weights are from even.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

import numpy as np

from ..captures import takes_itself
from ..earning import Capture, earned
from ..languages import say
from ..moves import Move
from ..position import Position
from ..record import RecordLike
from ..rulebook import style, worths
from .deals import World, Worlds
from .knowledge import Play, plays_of

__all__ = ["Greedy", "Own", "Reading", "reading_of"]

ERRORS = 0.2  # so often a greedy player is taken to play anything
MOST = 512  # captures of one card that are looked at


class Reading(ABC):
    """A way to weigh worlds."""

    @property
    @abstractmethod
    def words(self) -> str:
        """What is assumed, in words."""

    @abstractmethod
    def weights(self, worlds: Worlds, masks: Any) -> Any:
        """Return a weight from 0 for every row of masks (see `Worlds.masks`), as an array."""


@dataclass(frozen=True)
class Own(Reading):
    """Weighs by a function of the caller's.

    Examples
    --------
    >>> from scopa_lab.cards import Card
    >>> p = Position.setup("scopa", hands=("AD", "?"), stock="")
    >>> worlds, ace = Worlds(p), Card("AS").mask
    >>> reading = Own(lambda world: 3.0 if world.hands[1] & ace else 1.0)
    >>> sorted(set(reading.weights(worlds, worlds.masks(range(39))).tolist()))
    [1.0, 3.0]
    """

    weigh: Callable[[World], float]

    @property
    def words(self) -> str:
        weigh = getattr(self.weigh, "__name__", repr(self.weigh))
        return say("reading.own", weigh=weigh)

    def weights(self, worlds: Worlds, masks: Any) -> Any:
        found = np.array([float(self.weigh(worlds.world(row))) for row in masks])
        if not (np.isfinite(found).all() and (found >= 0).all()):
            raise ValueError("weigh gives a finite number from 0 for every world")
        return found


@dataclass(frozen=True)
class Greedy(Reading):
    """Weighs by how likely the others' plays were, had they played greedily with errors.

    The player `greedy` makes one of the moves that it finds worth most at once; by error, any move.

    Attributes
    ----------
    position : Position
    plays : tuple of Play
    errors : float
        Share of plays that are made by error.
    """

    position: Position
    plays: tuple[Play, ...]
    errors: float = ERRORS

    @property
    def words(self) -> str:
        return say("reading.greedy", count=len(self._theirs), errors=f"{self.errors:.0%}")

    @property
    def _theirs(self) -> list[Play]:
        return [play for play in self.plays if play.seat != self.position.to_move]

    @cached_property
    def _tempting(self) -> list[tuple[Play, float, list[tuple[int, float, int, int]]]]:
        """Per play, what it was worth, and of every card: mask, best worth, how often, moves."""
        found = []
        for play in self._theirs:
            cards = []
            for card in play.before.playable | play.since:
                moves = islice(play.before.legal_moves(card), MOST)
                values = [at_once(play.before, move) for move in moves]
                if values:
                    best = max(values)
                    cards.append((card.mask, best, values.count(best), len(values)))
            found.append((play, at_once(play.before, play.move), cards))
        return found

    def weights(self, worlds: Worlds, masks: Any) -> Any:
        weights = np.ones(len(masks))
        for play, worth, cards in self._tempting:
            hands = masks[:, play.seat] | play.since.mask
            best = np.full(len(masks), -np.inf)
            for card, most, _, _ in cards:
                best = np.maximum(best, np.where(hands & card, most, -np.inf))
            chosen, moves = np.zeros(len(masks)), np.zeros(len(masks))
            for card, most, times, count in cards:
                held = hands & card != 0
                chosen += times * (held & (best == most))
                moves += count * held
            weights *= (1 - self.errors) * (best == worth) / chosen + self.errors / moves
        return weights


def reading_of(
    position: Position, weigh: str | Callable[[World], float] | None, record: RecordLike | None
) -> Reading | None:
    """Return the reading that is asked for; None: nothing is read.

    Raises
    ------
    ValueError
        For an unknown name, and where there is no record to read.
    """
    if weigh is None:
        return None
    if callable(weigh):
        return Own(weigh)
    if weigh != "greedy":
        raise ValueError(
            f"weigh={weigh!r} is not allowed; allowed: 'greedy' or a function of a World"
        )
    if record is None:
        raise ValueError(
            "weigh='greedy' reads a record of earlier play: give record=(start, moves)"
        )
    return Greedy(position, plays_of(position, record))


# ── what a move is worth at once ────────────────────────────────────────────────────────────────


def at_once(position: Position, move: Move) -> float:
    """Return what the player `greedy` finds in a move, in points (`scopa_lab.rulebook`).

    >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"))
    >>> at_once(p, Move.parse("7Dx2C5S")) > at_once(p, Move.parse("7Hx2C5S")) > 1
    True
    """
    rules = position.rules
    if not move.captured and not takes_itself(rules, move.card, position.table):
        return 0.0
    capture = Capture(
        move.card, move.captured, position.table, position.last_laid, position.sweep_counts
    )
    worth = worths(rules)
    found = {  # in thousandths, as weights are
        "earns": 1000 * sum(earned(rules, capture)),
        "takes": sum(worth[card] for card in move.captured),
        "saves": worth[move.card],
    }
    total = sum(habit.weight * found[habit.what] for habit in style("greedy").habits)
    return (-total if rules.wins == "low" else total) / 1e6
