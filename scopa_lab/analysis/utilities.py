"""Utilities: what is averaged, as a function of the points of a deal.

A utility gets the final points of every category and side in many deals at once, so one more of
them is one more function here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..checks import whole
from ..equity import BY_ORDER, equity_after
from ..estimates import ALL, CHANCE
from ..languages import say
from ..rules import Rules
from ..solution import aim, unit

__all__ = ["UTILITIES", "Utility", "margins", "outcome", "utility_of"]


@dataclass(frozen=True)
class Utility:
    """What the points of a deal are good for.

    Attributes
    ----------
    name : str
    unit : str
        What is counted, in words.
    aim : int
        1: more is better; -1: less is.
    adds_up : bool
        Whether it is a sum over categories, so that it can be split into parts.
    span : (float, float)
        What it cannot leave.
    of : callable
        From points per category and side (the last two axes) to the utility of the side to move.
    """

    name: str
    unit: str
    aim: int
    adds_up: bool
    span: tuple[float, float]
    of: Callable[[Any], Any]

    def parts(self, points: Any) -> Any:
        """Return the utility of every category by itself."""
        return self.of(points[..., None, :])


UTILITIES = ("margin", "points", "win", "match")


def utility_of(name: str, rules: Rules, side: int, match: tuple[int, int] | None = None) -> Utility:
    """Return a utility by its name, for a side.

    ``"match"`` takes the points before the deal: of that side and of the other.

    Raises
    ------
    ValueError
        For an unknown name, and for ``"match"`` without a score or with one that is none.

    Examples
    --------
    >>> import numpy as np
    >>> from scopa_lab.rules import rules
    >>> points = np.array([[[2, 1], [1, 0]], [[0, 2], [2, 0]], [[0, 4], [0, 0]]])
    >>> [utility_of(n, rules("scopa"), 0).of(points).tolist() for n in ("margin", "points", "win")]
    [[2.0, 0.0, -4.0], [3.0, 2.0, 0.0], [1.0, 0.5, 0.0]]
    """
    if name == "margin":

        def margin(points: Any) -> Any:
            return margins(points.sum(-2))[..., side]

        return Utility(name, unit(rules), aim(rules), True, ALL, margin)
    if name == "points":
        words = say("unit.points_low" if aim(rules) < 0 else "unit.points")
        return Utility(name, words, aim(rules), True, ALL, lambda p: p.sum(-2)[..., side] * 1.0)
    if name == "win":
        words = say("unit.win")
        return Utility(name, words, 1, False, CHANCE, lambda p: outcome(p.sum(-2), rules, side)[0])
    if name == "match":
        ours, theirs = _score(match)
        words = say("unit.match", ours=ours, theirs=theirs)
        equity_after(rules, (ours, theirs), side, [[0] * rules.sides])  # refuses what it cannot do

        def won(points: Any) -> Any:
            by_order = rules.finish in BY_ORDER
            return equity_after(rules, (ours, theirs), side, points if by_order else points.sum(-2))

        return Utility(name, words, 1, False, CHANCE, won)
    raise ValueError(f"utility={name!r} is not allowed; allowed: {', '.join(UTILITIES)}")


def _score(match: object) -> tuple[int, int]:
    """Return the points before the deal, or refuse them in words."""
    if not isinstance(match, (tuple, list)) or len(match) != 2:
        raise ValueError(
            "utility='match' needs the points before the deal, mine and theirs: match=(9, 10), "
            f"got {match!r}"
        )
    ours, theirs = (whole("match", number, least=0) for number in match)
    return ours, theirs


def margins(points: Any) -> Any:
    """Return `scopa_lab.scoring.margin` of every side, of many deals at once.

    >>> import numpy as np
    >>> margins(np.array([[5, 1, 2], [0, 0, 3]])).tolist()
    [[3.5, -2.5, -1.0], [-1.5, -1.5, 3.0]]
    """
    sides = points.shape[-1]
    return (sides * points - points.sum(-1, keepdims=True)) / (sides - 1)


def outcome(points: Any, rules: Rules, side: int) -> tuple[Any, Any, Any]:
    """Return the share of the win, whether it is tied at the top, and whether it is lost.

    >>> import numpy as np
    >>> from scopa_lab.rules import rules
    >>> share, tie, loss = outcome(np.array([[3, 1], [2, 2], [0, 4]]), rules("scopa"), 0)
    >>> share.tolist(), tie.tolist(), loss.tolist()
    ([1.0, 0.5, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0])
    """
    good = aim(rules) * points
    level = good == good.max(-1, keepdims=True)
    first, holders = level[..., side], level.sum(-1)
    return first / holders, (first & (holders > 1)).astype(float), (~first).astype(float)
