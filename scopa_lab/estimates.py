"""Estimates: means over worlds that carry their doubt, and what one move is worth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .cards import Card
from .moves import Move

__all__ = ["ALL", "CHANCE", "CHANCES", "Estimate", "Row", "error", "student95", "turned"]

ALL = (-math.inf, math.inf)
CHANCE = (0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over worlds, with its doubt.

    Attributes
    ----------
    mean : float
    se : float
        Standard error of the mean; 0 when every world was looked at, infinite after one draw.
    n : int
        Worlds it rests on.
    exact : bool
        Whether every world was looked at.
    span : (float, float)
        Where the truth must lie; the interval never leaves it.
    freedom : float, optional
        Degrees of freedom of the error; not given: one less than there are worlds.

    Examples
    --------
    >>> e = Estimate.over([1, 2, 3, 2], total=1000)
    >>> e.mean, round(e.se, 3), e.exact
    (2.0, 0.407, False)
    >>> Estimate.over([1, 2, 3, 2], total=4).se
    0.0
    """

    mean: float
    se: float
    n: int
    exact: bool
    span: tuple[float, float] = ALL
    freedom: float | None = None

    @classmethod
    def over(
        cls, values: Sequence[float], total: float = math.inf, *, span: tuple[float, float] = ALL
    ) -> Estimate:
        """Return the estimate from the values of some out of `total` worlds, none twice.

        Parameters
        ----------
        values : sequence of number
        total : float
            How many worlds there are; not given: no end of them.
        span : (float, float)
            Where the truth must lie: (0, 1) for a chance.
        """
        n = len(values)
        mean = math.fsum(values) / n
        if n == total:
            return cls(mean, 0.0, n, True, span)
        if n < 2:
            return cls(mean, math.inf, n, False, span)
        spread = math.fsum((v - mean) ** 2 for v in values) / (n - 1)
        missing = 1 - n / total  # what was seen is certain
        return cls(mean, error(math.sqrt(spread * missing / n), n), n, False, span)

    @property
    def low(self) -> float:
        """Lower end of the 95 % interval."""
        return max(self.span[0], self._middle - self._half)

    @property
    def high(self) -> float:
        """Upper end of the 95 % interval."""
        return min(self.span[1], self._middle + self._half)

    @property
    def _quantile(self) -> float:
        return student95(self.n - 1 if self.freedom is None else self.freedom)

    @property
    def _as_many(self) -> float:
        """For a chance: how many draws from endlessly many would leave the same error."""
        spread = self.mean * (1 - self.mean)
        return spread / self.se**2 if spread > 0 else float(self.n)

    @property
    def _is_chance(self) -> bool:
        return self.span == CHANCE and 0 < self.se < math.inf

    @property
    def _middle(self) -> float:
        """The middle of the interval; of a chance, as Wilson has it, not the mean."""
        if not self._is_chance:
            return self.mean
        square = self._quantile**2
        return (self.mean * self._as_many + square / 2) / (self._as_many + square)

    @property
    def _half(self) -> float:
        if self.se == 0:
            return 0.0
        if not self._is_chance:
            return self._quantile * self.se
        square, n = self._quantile**2, self._as_many
        if not math.isfinite(square):
            return math.inf
        return math.sqrt(square * (n * self.mean * (1 - self.mean) + square / 4)) / (n + square)

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data; what is infinite becomes None."""
        ends = {"se": self.se, "low": self.low, "high": self.high}
        finite = {name: end if math.isfinite(end) else None for name, end in ends.items()}
        return {"mean": self.mean, **finite, "n": self.n, "exact": self.exact}

    def __str__(self) -> str:
        if self.se == 0:
            return f"{self.mean:+.3f}"
        if not math.isfinite(self.se):
            return f"{self.mean:+.3f} ± ?"
        return f"{self.mean:+.3f} ± {self.se:.3f}"


#: the chances of a row, in the order they are shown
CHANCES = ("win", "tie", "loss", "sweep_risk")


@dataclass(frozen=True, slots=True)
class Row:
    """What one move is worth.

    What a method does not know is None or empty.

    Attributes
    ----------
    move : Move
    ev : Estimate
        The value: what is averaged (`Analysis.unit`); usually points of the side to move minus
        those of the other side (three or more sides: minus the mean of the others), for the whole
        deal.
    behind : Estimate
        How much the move is behind the best one, world by world.
    parts : dict of str to Estimate
        The same points by scoring category; they add up to `ev`.
    win : Estimate
        Chance to have more points in this deal than everyone else (where low wins, fewer); a tie
        counts its share.
    sweep_risk : Estimate
        Chance that the next seat can make a sweep at once.
    tie, loss : Estimate
        Chance to share the most points, and to have less than somebody.
    whereabouts : dict of Card to tuple of Estimate
        Of every unseen card, per side, the chance that it ends in its pile.
    frequency : float
        How often a fair player makes the move.
    behind_parts : dict of str to Estimate
        The categories in which the move is behind the best one, world by world; they add up to
        `behind`.
    by_side : tuple of Estimate
        For every side, its final points minus those of the other (minus the mean of the others).
    """

    move: Move
    ev: Estimate
    behind: Estimate
    parts: dict[str, Estimate] = field(default_factory=dict)
    win: Estimate | None = None
    sweep_risk: Estimate | None = None
    tie: Estimate | None = None
    loss: Estimate | None = None
    whereabouts: dict[Card, tuple[Estimate, ...]] = field(default_factory=dict)
    frequency: float | None = None
    behind_parts: dict[str, Estimate] = field(default_factory=dict)
    by_side: tuple[Estimate, ...] = ()

    @property
    def is_best(self) -> bool:
        """Whether no move is better: it is not behind in any world, or not on average.

        A move that a fair player hardly ever makes is none, though it may be worth as much.
        """
        level = self.behind.mean == 0 and (self.behind.se == 0 or self.behind.exact)
        return level and (self.frequency is None or self.frequency >= OFTEN)

    @property
    def chances(self) -> dict[str, Estimate]:
        """The chances that are known, by name."""
        named = {name: getattr(self, name) for name in CHANCES}
        return {name: chance for name, chance in named.items() if chance is not None}

    def to_dict(self) -> dict[str, Any]:
        """Return the row as JSON-ready data."""
        data: dict[str, Any] = {
            "move": str(self.move),
            "ev": self.ev.to_dict(),
            "behind": self.behind.to_dict(),
            "parts": {name: part.to_dict() for name, part in self.parts.items()},
        }
        if self.behind_parts:
            data["behind_parts"] = {n: part.to_dict() for n, part in self.behind_parts.items()}
        if self.by_side:
            data["by_side"] = [margin.to_dict() for margin in self.by_side]
        data |= {name: chance.to_dict() for name, chance in self.chances.items()}
        if self.whereabouts:
            data["whereabouts"] = {
                str(card): [chance.to_dict() for chance in sides]
                for card, sides in self.whereabouts.items()
            }
        if self.frequency is not None:
            data["frequency"] = self.frequency
        return data


OFTEN = 0.05  # how often a fair player makes a move that is called best
FEW = 30  # draws that may well have come out alike by chance


def error(se: float, n: int) -> float:
    """Return the standard error to be shown: not 0 where a few draws came out alike.

    As if one draw more had come out one point off.

    >>> error(0.0, 4), error(0.0, 100), error(0.25, 4)
    (0.2, 0.0, 0.25)
    """
    return 1 / (n + 1) if se == 0 and n < FEW else se


def turned(estimate: Estimate) -> Estimate:
    """Return what an estimate is seen from the other side.

    >>> turned(Estimate(0.25, 0.1, 50, False)).mean
    -0.25
    """
    mean = -estimate.mean if estimate.mean else 0.0
    low, high = estimate.span
    return replace(estimate, mean=mean, span=(-high, -low))


_STUDENT = (12.706, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


def student95(freedom: float) -> float:
    """Return Student's two-sided 95 % quantile: from the usual table up to 10, then expanded.

    >>> [round(student95(n), 2) for n in (1, 3, 11, 30, 10_000, math.inf)]
    [12.71, 3.18, 2.2, 2.04, 1.96, 1.96]
    """
    z = 1.959963984540054
    if freedom <= 0:
        return math.inf
    if freedom == math.inf:
        return z
    if freedom < len(_STUDENT) + 1:
        return _STUDENT[max(0, int(freedom) - 1)]
    v = freedom  # Cornish and Fisher's expansion around the normal quantile
    return z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
