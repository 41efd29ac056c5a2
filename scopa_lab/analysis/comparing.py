"""Comparing: what one move is worth more than another, and where the difference comes from.

Every move is compared with the best one world by world while the worlds are counted up
(`scopa_lab.analysis.tally`), so a comparison with the best move is *paired*: luck that helps both
cancels. Between two other moves, and for chances, only the two averages are kept. Their difference
is given the error it would have if they came from worlds of their own; the same worlds usually
favour both, so that error is rather too large than too small.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card
from ..estimates import Estimate, turned
from ..moves import Move
from ..solution import aim
from .results import Analysis

__all__ = ["Comparison", "compare", "separated"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What a move is worth more than another; a negative number is less.

    Attributes
    ----------
    first, second : Move
    unit : str
        What is counted, in words.
    paired : bool
        Whether values and parts were compared world by world.
    value : Estimate
        The value of the first move less that of the second.
    parts : dict of str to Estimate
        The same by scoring category; they add up to `value`. Empty where it has no parts.
    chances : dict of str to Estimate
        How much likelier the first move makes a win, a tie, a loss, a sweep of the next seat.
    ends : dict of Card to Estimate
        How much likelier each unseen card ends in the pile of the side to move.
    """

    first: Move
    second: Move
    unit: str
    paired: bool
    value: Estimate
    parts: Mapping[str, Estimate] = field(default_factory=dict)
    chances: Mapping[str, Estimate] = field(default_factory=dict)
    ends: Mapping[Card, Estimate] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = [f"{self.first} less {self.second}: {self.value}; {self.unit}"]
        lines += [f"  {name:<12} {part}" for name, part in self.parts.items() if part.mean]
        lines += [f"  {name.replace('_', ' '):<12} {c}" for name, c in self.chances.items()]
        if self.value.se and not self.paired:
            lines.append("  not compared world by world: the errors are rather too large")
        return "\n".join(lines)

    def to_dict(self) -> dict[str, Any]:
        """Return the comparison as JSON-ready data."""
        return {
            "first": str(self.first),
            "second": str(self.second),
            "unit": self.unit,
            "paired": self.paired,
            "value": self.value.to_dict(),
            "parts": {name: part.to_dict() for name, part in self.parts.items()},
            "chances": {name: chance.to_dict() for name, chance in self.chances.items()},
            "ends": {str(card): chance.to_dict() for card, chance in self.ends.items()},
        }


def compare(analysis: Analysis, first: str | Move, second: str | Move) -> Comparison:
    """Return what a move is worth more than another.

    Raises
    ------
    KeyError
        When a move is not among the rows of the analysis.
    ValueError
        When both are the same.
    """
    one, two = analysis[first], analysis[second]
    if one is two:
        raise ValueError(f"two moves are compared, got {one.move} twice")
    value, parts = _less(one.ev, two.ev), {n: _less(one.parts[n], two.parts[n]) for n in one.parts}
    paired = analysis.best in (one.move, two.move)
    if paired:  # what is kept is the best move less the other, in the direction that is good
        other = two if one.move == analysis.best else one
        good = aim(analysis.rules) if analysis.utility in POINTS else 1
        sign = good if other is two else -good
        value = other.behind if sign > 0 else turned(other.behind)
        gaps = other.behind_parts
        parts = {n: gap if sign > 0 else turned(gap) for n, gap in gaps.items()} or parts
    side = analysis.rules.side_of(analysis.position.to_move)
    return Comparison(
        first=one.move,
        second=two.move,
        unit=analysis.unit,
        paired=paired,
        value=value,
        parts=parts,
        chances={n: _less(c, two.chances[n]) for n, c in one.chances.items() if n in two.chances},
        ends={
            card: _less(ends[side], two.whereabouts[card][side])
            for card, ends in one.whereabouts.items()
            if card in two.whereabouts
        },
    )


POINTS = ("margin", "points")  # utilities in which low may win


def separated(estimate: Estimate) -> bool:
    """Say whether a difference is told from 0 by its doubt (95 %)."""
    return estimate.low > ROUNDING or estimate.high < -ROUNDING


ROUNDING = 1e-9


def _less(one: Estimate, two: Estimate) -> Estimate:
    """Return a difference as if both came from worlds of their own."""
    low, high = one.span[0] - two.span[1], one.span[1] - two.span[0]
    freedom = [e.n - 1.0 if e.freedom is None else e.freedom for e in (one, two)]
    exact = one.exact and two.exact
    return Estimate(
        one.mean - two.mean,
        math.hypot(one.se, two.se),
        min(one.n, two.n),
        exact,
        (low, high),
        min(freedom),
    )
