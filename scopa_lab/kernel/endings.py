"""From somewhere in a deal to its end by styles of play, and what the end is worth to a side."""

from __future__ import annotations

from .captures import sort_moves
from .jit import Words, inner
from .layout import (
    OUT,
    OVERFLOW,
    PLIES,
    RECORDED,
    ROOT_COUNT,
    ROOTS,
    ROOTS_MAX,
    ROWS,
    SEATS_MAX,
    SIDES,
    STACK,
    STATUS,
    WIN_UTILITY,
)
from .play import legal_moves, play
from .points import points_of_line
from .policies import choose
from .reading import resume


@inner
def play_on(w: Words, ply: int) -> None:
    """Play to the end by the styles of the seats, and write the points at OUT."""
    at = w[STACK]
    for p in range(ply, w[PLIES]):
        end = legal_moves(w, p, at)
        if w[STATUS]:
            return
        play(w, p, choose(w, p, at, end))
    points_of_line(w)


@inner
def margin_at_out(w: Words, side: int) -> int:
    """Return a side's points less those of each other, added up."""
    total = 0
    for row in range(OUT, OUT + w[ROWS] * SEATS_MAX, SEATS_MAX):
        for rival in range(w[SIDES]):
            total += w[row + side] - w[row + rival]
    return total


@inner
def utility(w: Words, side: int) -> int:
    """Return the margin at OUT of a side, and what winning or losing the deal counts besides."""
    margin = margin_at_out(w, side)
    if w[WIN_UTILITY] and margin:
        margin += w[WIN_UTILITY] if margin > 0 else -w[WIN_UTILITY]
    return margin


@inner
def list_moves(w: Words) -> int:
    """List the root moves in the usual order; return how many."""
    resume(w)
    at = w[STACK]
    end = legal_moves(w, w[RECORDED], at)
    if w[STATUS]:
        return 0
    sort_moves(w, at, end)
    if end - at > w[ROOTS_MAX]:
        w[STATUS] = OVERFLOW
        return 0
    for i in range(end - at):
        w[w[ROOTS] + 4 * i] = w[at + i]
    w[ROOT_COUNT] = end - at
    return end - at
