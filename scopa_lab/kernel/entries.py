"""The one function that is called from outside, and the requests it understands.

One compiled function instead of many: the search is compiled once, not once for every caller.
"""

from __future__ import annotations

from .captures import sort_moves
from .crowd import follow_each, vector_of
from .duel import ask, bounds_at_once, follow, value_of
from .jit import Words, bare, entry, part
from .layout import (
    ANSWERED,
    ASK,
    BATCH_COUNT,
    BATCHES,
    CAPTURES,
    CASE_SIZE,
    CASES,
    FOLLOW,
    LIST,
    OVERFLOW,
    PERFT,
    PLAYOUTS,
    PLIES,
    RESULTS,
    ROOT_COUNT,
    ROOTS,
    ROOTS_MAX,
    SEATS_MAX,
    SIDES,
    STACK,
    START,
    STATUS,
    TABLE_LEAST,
    VECTOR,
    WORLDS,
)
from .memory import forget
from .play import gather, legal_moves, perft, restart
from .playouts import list_captures, play_out
from .points import points_of_line, record_size, write_answer


@part
def list_roots(w: Words) -> int:
    """List the root moves in canonical order, for two sides with bounds found without search."""
    gather(w)
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
def follow_root(w: Words, index: int, value: int) -> None:
    """Write the line after a root move of this value, and the points at its end."""
    if w[SIDES] == 2:
        follow(w, index, value)
    else:
        follow_each(w, index)
    if w[STATUS] == 0:
        points_of_line(w)


@part
def solve_worlds(w: Words, count: int) -> int:
    """Answer so many cases, one after the other; return how many were answered.

    An answer is the number of root moves, then what `write_answer` writes of each.
    """
    batches = w[BATCH_COUNT] * SEATS_MAX
    case = w[CASES]
    for number in range(count):
        w[ANSWERED] = number
        for i in range(CASE_SIZE):
            w[START + i] = w[case + i]
        case += CASE_SIZE
        for i in range(batches):
            w[BATCHES + i] = w[case + i]
        case += batches
        if w[PLIES] > w[TABLE_LEAST]:  # keys say neither who holds what nor what is to be dealt
            forget(w)
        roots = list_roots(w)
        guess = 0
        for index in range(roots):
            if w[STATUS]:
                return number
            if w[SIDES] == 2:
                guess = value_of(w, index, guess)
            else:
                vector_of(w, index)
        if w[STATUS]:
            return number
        to = w[RESULTS] + number * record_size(w)
        w[to] = roots
        to += 1
        for index in range(roots):
            follow_root(w, index, w[w[ROOTS] + 4 * index + 1])
            if w[STATUS]:
                return number
            to = write_answer(w, to, w[w[ROOTS] + 4 * index])
    return count


@entry
def run(words: Words, op: int, a: int, b: int) -> int:
    """Do what is asked for; STATUS tells whether it was finished."""
    w = bare(words)
    w[STATUS] = 0
    if op == LIST:
        return list_roots(w)
    if op == PERFT:
        gather(w)
        restart(w)
        return perft(w, 0, a, w[STACK])
    if op == ASK:
        return ask(w, a, b)
    if op == VECTOR:
        return vector_of(w, a)
    if op == FOLLOW:
        follow_root(w, a, b)
        return w[PLIES]
    if op == WORLDS:
        return solve_worlds(w, a)
    if op == PLAYOUTS:
        return play_out(w, a, b)
    if op == CAPTURES:
        return list_captures(w, a)
    restart(w)
    points_of_line(w)  # SCORE: nothing is left to play
    return 0
