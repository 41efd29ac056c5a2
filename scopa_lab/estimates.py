"""Estimates: means over worlds that carry their doubt, and what one move is worth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .moves import Move

__all__ = ["Estimate", "Row", "student95"]


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
    span: tuple[float, float] = (-math.inf, math.inf)

    @classmethod
    def over(
        cls,
        values: Sequence[float],
        total: int,
        *,
        repeats: bool = False,
        span: tuple[float, float] = (-math.inf, math.inf),
    ) -> Estimate:
        """Return the estimate from values of `len(values)` out of `total` worlds.

        Parameters
        ----------
        values : sequence of number
        total : int
            How many worlds there are.
        repeats : bool
            Whether worlds were drawn with repeats (then no draw is ever complete).
        span : (float, float)
            Where the truth must lie: (0, 1) for a chance.
        """
        n = len(values)
        mean = math.fsum(values) / n
        exact = n == total and not repeats
        if exact:
            return cls(mean, 0.0, n, True, span)
        if n < 2:
            return cls(mean, math.inf, n, False, span)
        spread = math.fsum((v - mean) ** 2 for v in values) / (n - 1)
        rest = 1.0 if repeats else (total - n) / total  # what is seen without repeats is certain
        return cls(mean, math.sqrt(spread * rest / n), n, False, span)

    @property
    def low(self) -> float:
        """Lower end of the 95 % interval."""
        return max(self.span[0], self.mean - self._half)

    @property
    def high(self) -> float:
        """Upper end of the 95 % interval."""
        return min(self.span[1], self.mean + self._half)

    @property
    def _half(self) -> float:
        return 0.0 if self.se == 0 else student95(self.n - 1) * self.se

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data; what is infinite becomes None."""
        ends = {"se": self.se, "low": self.low, "high": self.high}
        finite = {name: end if math.isfinite(end) else None for name, end in ends.items()}
        return {"mean": self.mean, **finite, "n": self.n, "exact": self.exact}

    def __str__(self) -> str:
        if self.exact:
            return f"{self.mean:+.3f}"
        if not math.isfinite(self.se):
            return f"{self.mean:+.3f} (one world)"
        return f"{self.mean:+.3f} ± {self.se:.3f}"


@dataclass(frozen=True, slots=True)
class Row:
    """What one move is worth.

    Attributes
    ----------
    move : Move
    ev : Estimate
        Points of the side to move minus those of the other side (three or more sides: minus the
        mean of the others), for the whole deal.
    behind : Estimate
        How many points the move is behind the best one, world by world.
    parts : dict of str to Estimate
        The same points by scoring category; they add up to `ev`.
    win : Estimate
        Chance to have more points in this deal than everyone else (where low wins, fewer); a tie
        counts its share.
    sweep_risk : Estimate
        Chance that the next seat can make a sweep at once.
    """

    move: Move
    ev: Estimate
    behind: Estimate
    parts: dict[str, Estimate]
    win: Estimate
    sweep_risk: Estimate

    @property
    def is_best(self) -> bool:
        """Whether no move is better: it is not behind in any world, or not on average."""
        return self.behind.mean == 0 and (self.behind.se == 0 or self.behind.exact)

    def to_dict(self) -> dict[str, Any]:
        """Return the row as JSON-ready data."""
        return {
            "move": str(self.move),
            "ev": self.ev.to_dict(),
            "behind": self.behind.to_dict(),
            "parts": {name: part.to_dict() for name, part in self.parts.items()},
            "win": self.win.to_dict(),
            "sweep_risk": self.sweep_risk.to_dict(),
        }


_STUDENT = (12.706, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


def student95(freedom: int) -> float:
    """Return Student's two-sided 95 % quantile: from the usual table up to 10, then expanded.

    >>> [round(student95(n), 2) for n in (1, 3, 11, 30, 10_000)]
    [12.71, 3.18, 2.2, 2.04, 1.96]
    """
    z = 1.959963984540054
    if freedom <= 0:
        return math.inf
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    v = float(freedom)  # Cornish and Fisher's expansion around the normal quantile
    return z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
