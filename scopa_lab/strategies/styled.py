"""Players that go by a style of play, without search."""

from __future__ import annotations

from typing import ClassVar

from ..moves import Move
from ..position import Position
from ..record import Record
from ..rulebook import STYLES
from ..selfplay import explain, style_move
from .protocol import Player

__all__ = ["Chitarrella", "Greedy", "Random", "Styled"]


class Styled(Player):
    """Plays by the style of its name."""

    style: ClassVar[str]

    def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
        """Return the move that the style likes best; the seed chooses among equals."""
        return style_move(view, self.style, seed)

    def why(self, view: Position, move: Move | str | None = None) -> str:
        """Say what speaks for a move and against it, in the order of weight.

        Parameters
        ----------
        view : Position
            What the seat to move may know.
        move : Move or str, optional
            Not given: the move the style chooses.

        Examples
        --------
        >>> view = Position.setup("scopa", table="2C 5S KD", hands=("7D KH AS", "? ? ?"))
        >>> print(Greedy().why(view, "7Dx2C5S"))
        7Dx2C5S: +1.96
        +1.68 take it with a card that is worth having too
        +0.28 take what is worth most: settebello, sevens, coins, many cards
        """
        chosen = self.choose(view) if move is None else move
        rows = explain(view, self.style, chosen)
        total = sum(points for _, points in rows)
        lines = [f"{points:+.2f} {habit.why}" for habit, points in rows if points]
        return "\n".join([f"{chosen}: {total:+.2f}", *lines])


class Random(Styled):
    """Plays any legal move, each as likely as every other."""

    name = style = "random"
    title = STYLES["random"].title


class Greedy(Styled):
    """Takes what is worth most at once: sweeps, settebello, sevens, coins, cards."""

    name = style = "greedy"
    title = STYLES["greedy"].title


class Chitarrella(Styled):
    """Plays by the rule book after Chitarrella and Saracino, see `scopa_lab.rulebook`."""

    name = style = "chitarrella"
    title = STYLES["chitarrella"].title
