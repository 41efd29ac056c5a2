"""One play and what it lost, in points and in a word."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

from ..analysis import Analysis
from ..analysis.comparing import separated
from ..estimates import OFTEN, Estimate, Row, turned
from ..moves import Move
from ..rules import Rules
from ..solution import aim

__all__ = ["VERDICTS", "Judged", "grades", "loss_of"]

#: how a play may be judged, best first; "level" is what cannot be told from the best play
VERDICTS = ("best", "level", "good", "inaccuracy", "mistake", "blunder")
#: up to which share of the points of a match a loss is called so; what is more is a blunder
SHARES = {"good": 0.01, "inaccuracy": 0.03, "mistake": 0.07}
LEVEL = 0.01  # points by which the moves of a solved game must differ to be told apart


def grades(rules: Rules) -> dict[str, float]:
    """Return up to how many points a loss is called what; what is more is a blunder.

    A point weighs less in a match to more points: these are one, three and seven hundredths of the
    target.

    >>> from scopa_lab.rules import rules
    >>> grades(rules("scopa")), grades(rules("cirulla"))["mistake"]
    ({'good': 0.11, 'inaccuracy': 0.33, 'mistake': 0.77}, 3.57)
    """
    return {name: round(share * rules.target, 6) for name, share in SHARES.items()}


@dataclass(frozen=True, slots=True)
class Judged:
    """One play and what it lost.

    Attributes
    ----------
    ply : int
        How many plays were made before: the position is ``record.positions[ply]``.
    seat : int
    move : Move
    analysis : Analysis
        Of what that seat could know.
    loss : Estimate
        Value of the best move less that of this one, world by world, in what is good for the
        player: from 0, and 0 for the best move.
    """

    ply: int
    seat: int
    move: Move
    analysis: Analysis
    loss: Estimate

    @property
    def row(self) -> Row:
        """The row of the move in the analysis."""
        return self.analysis[self.move]

    @property
    def best(self) -> Move:
        """The move with the best mean."""
        return self.analysis.best

    @property
    def forced(self) -> bool:
        """Whether there was no other move."""
        return len(self.analysis.rows) == 1

    @property
    def verdict(self) -> str:
        """One of `VERDICTS`; a loss counts only when it is told from nothing by its doubt."""
        analysis, row = self.analysis, self.row
        if row.is_best or (row.frequency is not None and row.frequency >= OFTEN):
            return "best"
        solved = analysis.exploitability is not None or analysis.bracket is not None
        least = max(LEVEL, 2 * (analysis.exploitability or 0.0)) if solved else 0.0
        if not separated(self.loss) or self.loss.mean <= least:
            return "level"
        for name, most in grades(analysis.rules).items():
            if self.loss.mean <= most:
                return name
        return "blunder"

    def instead(self, move: Move | str) -> Judged:
        """Return what would be said of another move in its place.

        Raises
        ------
        KeyError
            When it is not legal there.
        """
        row = self.analysis[move]
        return replace(self, move=row.move, loss=loss_of(row))

    def values(self) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
        """Return what the deal is worth to every side with the best move, and with this one."""
        best, rules = self.analysis.rows[0], self.analysis.rules
        if rules.sides > 2:
            if not best.by_side:
                raise ValueError(f"{self.analysis.method} does not say what every side gets")
            return best.by_side, self.row.by_side
        left = replace(self.row.ev, mean=best.ev.mean - aim(rules) * self.loss.mean)
        own, other = rules.side_of(self.seat), 1 - rules.side_of(self.seat)
        before, after = (
            tuple({own: worth, other: turned(worth)}[side] for side in (0, 1))
            for worth in (best.ev, left)
        )
        return before, after

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "move": str(self.move),
            "best": str(self.best),
            "verdict": self.verdict,
            "loss": self.loss.to_dict(),
            "value": self.analysis.rows[0].ev.to_dict(),
            "title": self.analysis.title,
            "forced": self.forced,
        }


def loss_of(row: Row) -> Estimate:
    """Return how much a move is behind, which is never less than nothing."""
    behind = row.behind
    return replace(behind, mean=max(0.0, behind.mean), span=(0.0, math.inf))
