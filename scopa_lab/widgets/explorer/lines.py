"""Lines of play: what a value rests on, move by move to the end of the deal."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...languages import Said, say
from ...moves import Move
from ...position import Position
from ...scoring import margin

if TYPE_CHECKING:
    from ...analysis import Analysis

__all__ = ["Line", "line_of", "why_no_line"]

PATIENCE = 10.0  # seconds in which the rest of a deal is worked out


@dataclass(frozen=True)
class Line:
    """A deal played on from a move.

    Attributes
    ----------
    start : Position
        With every card in its place.
    moves : tuple of Move
        The first is the move the line is about.
    about : str
        What the line is, in words.
    """

    start: Position
    moves: tuple[Move, ...]
    about: Said

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """The positions along the line, the first one included."""
        found = [self.start]
        for move in self.moves:
            found.append(found[-1].play(move))
        return tuple(found)

    @property
    def value(self) -> float:
        """What the line brings: points of the side to move less those of the others."""
        side = self.start.rules.side_of(self.start.to_move)
        return margin(self.positions[-1].score().points, side)


def why_no_line(analysis: Analysis) -> Said | None:
    """Say why the values rest on no single line of play; None where they do.

    Fair values come from plans that mix, and from all hidden hands at once.
    """
    return say("explorer.line.fair") if analysis.method == "fair" else None


def line_of(
    analysis: Analysis, move: Move, settings: Any, stop: threading.Event | None = None
) -> Iterator[Line | None]:
    """Yield the line that the value of a move rests on, in the first of its worlds.

    None where there was no time for it.

    Parameters
    ----------
    analysis : Analysis
    move : Move
    settings : mapping
        What was asked of `scopa_lab.analyse`; ``players`` is read.
    stop : threading.Event, optional
        Gives up when it is set.

    Examples
    --------
    >>> from scopa_lab.analysis import analyse
    >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
    >>> (line,) = line_of(analyse(p), Move.parse("7Dx2C5S"), {})
    >>> [str(move) for move in line.moves], line.value
    (['7Dx2C5S', '2D', '7H', 'QSx2D7H'], 2)
    """
    from ...worlds import Worlds  # needs numpy

    worlds = Worlds(analysis.position)
    known = worlds.total == 1
    start = worlds.deal(next(worlds.numbers(1, analysis.seed)))
    rest: tuple[Move, ...] | None
    if analysis.method == "playout" and not known:
        rest = _played(start.play(move), settings.get("players", "chitarrella"), analysis.seed)
    else:
        rest = _best(start.play(move), stop)
    if rest is None:
        yield None
        return
    count = _count(worlds.total)
    about = say(f"explorer.line.{'exact' if known else analysis.method}", count=count)
    yield Line(start, (move, *rest), about)


def _count(number: int) -> int | str:
    """Write a count: in full up to a million, then as a power of ten."""
    if number < 10**6:
        return number
    mantissa, _, power = f"{number:.1e}".partition("e+")
    return f"{mantissa} · 10{str(int(power)).translate(RAISED)}"


RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def _best(position: Position, stop: threading.Event | None) -> tuple[Move, ...] | None:
    from ...search import solve

    solution = solve(position, time_limit=PATIENCE, stop=stop)
    return solution.line if solution.proven else None


def _played(position: Position, name: str, seed: int) -> tuple[Move, ...]:
    from ...strategies import player

    who, moves = player(name), []
    while not position.is_over:
        moves.append(who.choose(position.view(position.to_move), seed))
        position = position.play(moves[-1])
    return tuple(moves)
