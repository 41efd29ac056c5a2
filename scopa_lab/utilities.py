"""Utilities: what is averaged, as a function of the points of a deal.

A utility gets the final points of every category and side in many deals at once, so one more of
them is one more function here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .estimates import ALL, CHANCE
from .rules import Rules
from .solution import aim, unit

__all__ = ["UTILITIES", "Utility", "match_utility", "outcome", "utility_of"]


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


UTILITIES = ("margin", "points", "win")


def utility_of(name: str, rules: Rules, side: int) -> Utility:
    """Return a utility by its name, for a side.

    Raises
    ------
    ValueError
        For an unknown name.

    Examples
    --------
    >>> import numpy as np
    >>> from scopa_lab.rules import rules
    >>> points = np.array([[[2, 1], [1, 0]], [[0, 2], [2, 0]], [[0, 4], [0, 0]]])
    >>> [utility_of(name, rules("scopa"), 0).of(points).tolist() for name in UTILITIES]
    [[2.0, 0.0, -4.0], [3.0, 2.0, 0.0], [1.0, 0.5, 0.0]]
    """
    if name == "margin":
        return Utility(name, unit(rules), aim(rules), True, ALL, lambda p: _margin(p.sum(-2), side))
    if name == "points":
        words = "points of the deal, side to move" + "; fewer are better" * (aim(rules) < 0)
        return Utility(name, words, aim(rules), True, ALL, lambda p: p.sum(-2)[..., side] * 1.0)
    if name == "win":
        words = "chance to win the deal, a tie counts its share"
        return Utility(name, words, 1, False, CHANCE, lambda p: outcome(p.sum(-2), rules, side)[0])
    raise ValueError(f"utility={name!r} is not allowed; allowed: {', '.join(UTILITIES)}")


def match_utility(match: tuple[int, int], equity: Callable[[Any], Any]) -> Utility:
    """Return the chance to win the match as a utility.

    Parameters
    ----------
    match : (int, int)
        Points before the deal, of the side to move and of the other.
    equity : callable
        From the points of a deal, as `Utility.of` is given them, to the chance to win the match.

    Examples
    --------
    >>> import numpy as np
    >>> over = match_utility((10, 9), lambda points: (points.sum(-2)[..., 0] > 0).astype(float))
    >>> over.unit, over.of(np.array([[[1, 2]], [[0, 1]]])).tolist()
    ('chance to win the match from 10 to 9', [1.0, 0.0])
    """
    words = "chance to win the match from {} to {}".format(*match)
    return Utility("match", words, 1, False, CHANCE, equity)


def _margin(points: Any, side: int) -> Any:
    """`scopa_lab.scoring.margin` of many at once."""
    sides = points.shape[-1]
    return (sides * points[..., side] - points.sum(-1)) / (sides - 1)


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
