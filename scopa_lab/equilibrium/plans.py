"""Agreements: pairs that mix joint plans, and so come closer to what they can make sure of.

Two partners who each mix for themselves are not worth as much as two who draw a plan for both
before the deal. `Agreements` starts from the profile of the four seats and adds the best joint
answer of each pair to the other's mixture, again and again (the double oracle of McMahan, Gordon
and Blum 2003); the mixtures solve the game of the plans found so far. Every answer is exact, so
every round leaves bounds that hold, however well that game is solved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..solution import aim
from .pairs import Pairs, Reals, Span

__all__ = ["Agreements"]

STEPS = 400  # of regret matching, each round
HARDLY = 1e-4  # of the likeliest plan: plans less likely are left out of a mixture


class _Plan(NamedTuple):
    """Towards which ends and arrangements a pair plays, and how likely."""

    where: npt.NDArray[np.int64]
    chances: Reals

    @classmethod
    def of(cls, reach: Reals) -> _Plan:
        (where,) = reach.nonzero()
        return cls(where, reach[where])

    def paid(self, payoffs: Reals) -> Reals:
        """Return the payoffs times the chances, 0 where the plan does not lead."""
        paid = np.zeros_like(payoffs)
        paid[self.where] = payoffs[self.where] * self.chances
        return paid

    def worth(self, paid: Reals) -> float:
        """Return what such payoffs of a plan of the other pair add up to."""
        return float((paid[self.where] * self.chances).sum())


class Agreements:
    """Two pairs that agree on mixtures of joint plans.

    Parameters
    ----------
    pairs : Pairs
        After its report: the profile is the first plan of both.

    Attributes
    ----------
    count : int
        Plans added for each pair.
    """

    def __init__(self, pairs: Pairs) -> None:
        self._pairs = pairs
        self._payoffs = pairs.payoffs() * aim(pairs.position.rules)  # the pair to move wants them
        self._first, self._second = ([_Plan.of(reach)] for reach in pairs.reaches())
        self._margins = np.zeros((1, 1))
        self._fill()
        self._regrets = [np.zeros(1), np.zeros(1)]
        self.count = 0

    def improve(self) -> Span | None:
        """Add an answer of each pair; return bounds of the team value, the one to move's low first.

        None when it was stopped.
        """
        first, second = self._mixtures()
        size = len(self._payoffs)
        mixtures = _mixed(first, self._first, size), _mixed(second, self._second, size)
        bounds = self._pairs.answer(mixtures)
        if bounds is None:
            return None
        for plans, reach in zip((self._first, self._second), self._pairs.reaches(), strict=True):
            plans.append(_Plan.of(reach))
        self.count += 1
        self._margins = np.pad(self._margins, (0, 1))
        self._fill()
        self._regrets = [np.append(regrets, 0.0) for regrets in self._regrets]
        return min(bounds), max(bounds)

    def _fill(self) -> None:
        """Write what the last plan of each pair is worth against every plan of the other."""
        paid = self._first[-1].paid(self._payoffs)
        self._margins[-1] = [plan.worth(paid) for plan in self._second]
        paid = self._second[-1].paid(self._payoffs)
        self._margins[:, -1] = [plan.worth(paid) for plan in self._first]

    def _mixtures(self) -> tuple[Reals, Reals]:
        """Solve the game of the plans found so far: chances for the plans of each pair.

        By regret matching that forgets what is below zero, later steps counting more; it goes on
        from the regrets of the round before.
        """
        first, second = self._regrets
        totals = np.zeros_like(first), np.zeros_like(second)
        for step in range(1, STEPS + 1):
            mine, theirs = _matched(first), _matched(second)
            worth = self._margins @ theirs
            first = np.maximum(first + worth - mine @ worth, 0.0)
            mine = _matched(first)
            worth = mine @ self._margins
            second = np.maximum(second - worth + worth @ theirs, 0.0)
            for total, chances in zip(totals, (mine, theirs), strict=True):
                total += step**2 * chances
        self._regrets = [first, second]
        return totals


def _matched(regrets: Reals) -> Reals:
    """Return chances in proportion to regrets, equal ones where there is none."""
    total = regrets.sum()
    return regrets / total if total > 0 else np.full(len(regrets), 1 / len(regrets))


def _mixed(weights: Reals, plans: Sequence[_Plan], size: int) -> Reals:
    """Return how likely a mixture of plans with these weights plays towards each end.

    Plans that hardly count are left out.
    """
    kept = np.where(weights < HARDLY * weights.max(), 0.0, weights)
    kept /= kept.sum()
    mixture = np.zeros(size)
    for weight, plan in zip(kept, plans, strict=True):
        if weight:
            mixture[plan.where] += weight * plan.chances
    return mixture
