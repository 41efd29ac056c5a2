"""What fair values are made of: what each move is worth, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..moves import Move
from ..position import Position

__all__ = ["Fair", "FairMove"]


@dataclass(frozen=True, slots=True)
class FairMove:
    """What one move is worth when nobody sees a hidden card.

    Attributes
    ----------
    value : float
        Margin of the deal for the side to move.
    se : float
        Standard error; 0 where nothing was sampled.
    behind, behind_se : float
        How much it is behind the best move, from 0, and the standard error of that. Of moves that
        cannot be told apart, the best is the one that is played most.
    frequency : float
        How often the solution plays it with this hand.
    played : bool
        Whether that is often enough for the value to be that of the solution itself; otherwise it
        is the value in the solution with trembles.
    """

    value: float
    se: float
    behind: float
    behind_se: float
    frequency: float
    played: bool


@dataclass(frozen=True)
class Fair:
    """Fair values of a position, as good as they are so far.

    Attributes
    ----------
    position : Position
    moves : dict of Move to FairMove
        Of the hand of the side to move; empty when that is not known.
    low, high : float
        Bounds of the value before any hand is looked at, for the side to move.
    exploitability : float
        Half of ``high - low``: what a player could gain at most by playing otherwise, on average
        over both. Exact, not a statistical figure.
    iterations : int
    estimated : bool
        Whether the batches after the next are estimated; then the bounds are those of the game
        with the estimates.
    leaf_error : float
        Root mean square error of these estimates, before they are corrected.
    corrections : tuple of int
        Leaves per move by which the values were corrected: solved with open cards, solved exactly.
    read : str
        What is read from earlier play: ``"none"``, ``"mild"``, ``"full"``.
    complete : bool
    seconds : float
    """

    position: Position
    moves: dict[Move, FairMove]
    low: float
    high: float
    iterations: int
    estimated: bool
    leaf_error: float
    corrections: tuple[int, int]
    read: str
    complete: bool
    seconds: float = field(compare=False)

    @property
    def exploitability(self) -> float:
        """What a player could gain at most by playing otherwise, on average over both."""
        return max(0.0, (self.high - self.low) / 2)

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2
