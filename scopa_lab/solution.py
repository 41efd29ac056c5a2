"""Solutions: what `scopa_lab.solve` found out, in numbers, words and data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .languages import Said, say
from .moves import Move
from .position import Position
from .rules import Rules

__all__ = ["Solution", "Stopped", "Value", "aim", "concept", "unit"]

Value = float  # whole for two sides


def aim(rules: Rules) -> int:
    """Return 1 where every side wants its margin high, -1 where low wins (X31, X57).

    >>> from scopa_lab.rules import rules
    >>> aim(rules("scopa")), aim(rules("perdere"))
    (1, -1)
    """
    return -1 if rules.wins == "low" else 1


def concept(rules: Rules) -> Said:
    """Say how the players are taken to play.

    >>> from scopa_lab.rules import rules
    >>> concept(rules("scopone"))
    'all cards open, best play by both sides'
    >>> concept(rules("perdere"))
    'all cards open, best play by both sides, for fewer points'
    """
    return say(f"concept.{_two_or_many(rules)}{_high_or_low(rules)}")


def unit(rules: Rules) -> Said:
    """Say what the values count.

    >>> from scopa_lab.rules import rules
    >>> unit(rules("scopa"))
    'points of the deal, side to move minus the other'
    >>> unit(rules("perdere"))
    'points of the deal, side to move minus the other; fewer are better'
    """
    return say(f"unit.{_two_or_many(rules)}{_high_or_low(rules)}")


def _two_or_many(rules: Rules) -> str:
    return "two" if rules.sides == 2 else "many"


def _high_or_low(rules: Rules) -> str:
    return "_low" if aim(rules) < 0 else ""


@dataclass(frozen=True, eq=False, repr=False)
class Solution:
    """What a position with all cards known is worth, and every move in it.

    Values are points of the deal for the side to move: its final points minus the other side's
    (three sides or more: minus the mean of the others'), points earned so far included. Where low
    wins they mean the same, and the lowest is the best.

    Attributes
    ----------
    position : Position
    value : int, float or None
        Value of the position; a float for three sides or more; None when it is not proven.
    moves : dict of Move to value
        Every move whose value is proven, in the usual order.
    best : tuple of Move
        All moves that are as good as any; when it ended early, those known to be.
    line : tuple of Move
        One best play to the end: everywhere the first move in the usual order that has the value.
        Shorter when it ended early.
    nodes : int
        Positions looked at.
    seconds : float
    proven : bool
        Whether the value of every move is proven.
    bounds : (low, high)
        The value of the position lies between these; equal when it is proven.
    move_bounds : dict of Move to (low, high)
        The same for every move.
    table_filled : float or None
        Which part of the table of positions is in use; when it comes near 1, more ``memory`` may
        help. None where there is no table to speak of.

    Examples
    --------
    >>> import scopa_lab as sl
    >>> p = sl.Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
    >>> print(sl.solve(p))
    7Dx2C5S is worth +2, proven; points of the deal, side to move minus the other
    move             value
    7Dx2C5S             +2
    7Hx2C5S             -1
    line: 7Dx2C5S 2D 7H QSx2D7H
    """

    position: Position
    value: Value | None
    moves: dict[Move, Value]
    best: tuple[Move, ...]
    line: tuple[Move, ...]
    nodes: int
    seconds: float
    proven: bool
    bounds: tuple[Value, Value]
    move_bounds: dict[Move, tuple[Value, Value]]
    table_filled: float | None = None

    @property
    def concept(self) -> Said:
        """How the players are taken to play, in words."""
        return concept(self.position.rules)

    @property
    def ranked(self) -> list[tuple[Move, tuple[Value, Value]]]:
        """Moves with their bounds, best first."""
        if aim(self.position.rules) < 0:
            return sorted(self.move_bounds.items(), key=lambda item: item[1][::-1])
        return sorted(self.move_bounds.items(), key=lambda item: (-item[1][0], -item[1][1]))

    def __str__(self) -> str:
        counted = unit(self.position.rules)
        if not self.move_bounds:
            return f"the deal is over: {self.value:+g}; {counted}"
        names = " or ".join(map(str, self.best)) or "the position"
        worth = "are" if len(self.best) > 1 else "is"
        low, high = self.bounds
        doubt = "proven" if self.proven else "not everything is proven: it ended early"
        head = f"{names} {worth} worth {_span(low, high)}, {doubt}; {counted}"
        lines = [head, f"{'move':<14}{'value':>8}"]
        for move, (low, high) in self.ranked:
            lines.append(f"{move!s:<14}{_span(low, high):>8}")
        if self.line:
            lines.append("line: " + " ".join(map(str, self.line)))
        if self.position.rules.sides > 2:
            lines.append(self.concept)
        return "\n".join(lines)

    def __repr__(self) -> str:
        doubt = "proven" if self.proven else "bounded"
        best = f", best {' '.join(map(str, self.best))}" if self.best else ""
        return f"<Solution: {_span(*self.bounds)}, {doubt}{best}>"

    def to_dict(self) -> dict[str, Any]:
        """Return the solution as JSON-ready data."""
        return {
            "position": self.position.to_dict(),
            "concept": self.concept,
            "value": self.value,
            "bounds": list(self.bounds),
            "proven": self.proven,
            "moves": {
                str(move): {"value": self.moves.get(move), "bounds": list(pair)}
                for move, pair in self.move_bounds.items()
            },
            "best": [str(move) for move in self.best],
            "line": [str(move) for move in self.line],
            "nodes": self.nodes,
            "seconds": self.seconds,
        }

    def _repr_html_(self) -> str:
        from . import display  # drawn only in a notebook

        return display.solution_html(self)


def _span(low: Value, high: Value) -> str:
    return f"{low:+.4g}" if low == high else f"{low:+.4g} to {high:+.4g}"


class Stopped(KeyboardInterrupt):
    """Ctrl-C during a search: what was known by then is kept.

    Attributes
    ----------
    solution : Solution
        The bounds found so far; they hold.
    """

    def __init__(self, solution: Solution) -> None:
        super().__init__(f"stopped; known so far: {solution!r}")
        self.solution = solution
