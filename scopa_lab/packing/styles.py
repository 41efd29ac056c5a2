"""Styles of play as whole numbers: how every seat weighs its moves, what cards are worth."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import RANKS
from ..kernel import layout as at
from ..position import Position
from ..rulebook import Style, takers, worths

__all__ = ["style_words"]


def style_words(
    position: Position,
    styles: Sequence[Style],
    *,
    seed: int,
    win: int = 0,
    nodes: int = 0,
    bold: int = 0,
    alone: bool = False,
    errors: Sequence[float] = (),
) -> list[int]:
    """Return the part of a workspace from `layout.STYLES` to `layout.SEED`.

    Parameters
    ----------
    position : Position
        Cards that are out of play are known to everybody.
    styles : sequence of Style
        One for every seat.
    seed : int
        Of the choice among equally good moves; below ``2 ** 62``.
    win : int
        What winning the deal counts besides the margin, where moves are sampled, in the unit of
        the kernel: points, times the number of sides less one.
    nodes, bold, alone : int, int, bool
        Of a tree search: room for so many nodes, `layout.TREE_BOLD` and `layout.TREE_ALONE`.
    errors : sequence of float
        For every seat, the share of its plays that are errors, where plays are read.
    """
    rules = position.rules
    words = [0] * (at.SEED - at.STYLES)

    def put(place: int, *values: int) -> None:
        words[place - at.STYLES : place - at.STYLES + len(values)] = values

    sign = -1 if rules.wins == "low" else 1  # what is good to have is then bad to have
    for seat, style in enumerate(styles):
        start = at.STYLES + seat * at.STYLE_SIZE
        put(start + at.WEIGHS, int(bool(style.habits)))
        for habit in style.habits:
            put(start + getattr(at, f"W_{habit.what.upper()}"), sign * habit.weight)
    for seat, share in enumerate(errors):
        put(at.STYLES + seat * at.STYLE_SIZE + at.ERRORS, round(1000 * share))
    put(at.STYLE_DECK, (rules.cards - position.out).mask)
    put(at.TIE_SEED, seed)
    put(at.WIN_UTILITY, win)
    put(at.TREE_MOST, nodes)
    put(at.TREE_BOLD, bold)
    put(at.TREE_ALONE, int(alone))
    for card, worth in worths(rules).items():
        put(at.WORTH + card.index, worth)
    for rank, cards in takers(rules).items():
        put(at.TAKERS + RANKS.index(rank), cards.mask)
    return words
