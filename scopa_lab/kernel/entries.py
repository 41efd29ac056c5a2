"""The one function that is called from outside, and the requests it understands.

One compiled function instead of many: the search is compiled once, not once for every caller.
"""

from __future__ import annotations

from .captures import sort_moves
from .crowd import follow_each, vector_of
from .duel import ask, bounds_at_once, follow, value_of
from .jit import Words, entry, part
from .layout import (
    ASK,
    CAPTURES,
    FOLLOW,
    LIST,
    OUT,
    OVERFLOW,
    PERFT,
    PLAYOUTS,
    PLIES,
    RESULTS,
    ROOT_COUNT,
    ROOTS,
    ROOTS_MAX,
    ROWS,
    SEATS_MAX,
    SIDES,
    STACK,
    STATUS,
    TABLE,
    TABLE_BITS,
    VECTOR,
    WORLD,
)
from .play import legal_moves, perft, restart
from .playouts import list_captures, play_out
from .points import points_of_line


@part
def list_roots(w: Words) -> int:
    """List the root moves in canonical order, for two sides with bounds found without search."""
    restart(w)
    if w[PLIES] == 0:
        return 0
    at = w[STACK]
    end = legal_moves(w, 0, at)
    sort_moves(w, at, end)
    count = end - at
    if count > w[ROOTS_MAX]:
        w[STATUS] = OVERFLOW
        return 0
    for i in range(count):
        w[w[ROOTS] + 4 * i] = w[at + i]
        if w[SIDES] == 2:
            bounds_at_once(w, i)
    w[ROOT_COUNT] = count
    return count


@part
def forget(w: Words) -> None:
    """Empty the transposition table."""
    for i in range(w[TABLE], w[TABLE] + (4 << w[TABLE_BITS])):
        w[i] = 0


@part
def follow_root(w: Words, index: int, value: int) -> None:
    """Write the line after a root move of this value, and the points at its end."""
    if w[SIDES] == 2:
        follow(w, index, value)
    else:
        follow_each(w, index)
    if w[STATUS] == 0:
        points_of_line(w)


@part
def solve_world(w: Words) -> int:
    """Value every root move and write the points at the end of each line; how many moves."""
    forget(w)
    count = list_roots(w)
    if w[STATUS]:
        return 0
    guess = 0
    for index in range(count):
        if w[SIDES] == 2:
            guess = value_of(w, index, guess)
        else:
            vector_of(w, index)
        if w[STATUS]:
            return 0
    block = w[ROWS] * SEATS_MAX
    for index in range(count):
        follow_root(w, index, w[w[ROOTS] + 4 * index + 1])
        if w[STATUS]:
            return 0
        for i in range(block):
            w[w[RESULTS] + index * block + i] = w[OUT + i]
    return count


@entry
def run(w: Words, op: int, a: int, b: int) -> int:
    """Do what is asked for; STATUS tells whether it was finished."""
    w[STATUS] = 0
    if op == LIST:
        return list_roots(w)
    if op == PERFT:
        restart(w)
        return perft(w, 0, a, w[STACK])
    if op == ASK:
        return ask(w, a, b)
    if op == VECTOR:
        return vector_of(w, a)
    if op == FOLLOW:
        follow_root(w, a, b)
        return w[PLIES]
    if op == WORLD:
        return solve_world(w)
    if op == PLAYOUTS:
        return play_out(w, a, b)
    if op == CAPTURES:
        return list_captures(w, a)
    restart(w)
    points_of_line(w)  # SCORE: nothing is left to play
    return 0
