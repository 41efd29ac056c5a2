"""Much of the same in one request: deals played with random moves, captures of many cards."""

from __future__ import annotations

from .captures import moves_of, sort_moves
from .dealing import below, deal_at_random
from .jit import Words, part
from .layout import (
    CARDS_MASK,
    OUT,
    PLIES,
    RANDOM,
    RESULTS,
    ROOTS,
    ROWS,
    SEATS_MAX,
    SEED,
    SIDES,
    STACK,
    STATUS,
    STOP,
    STOPPED,
)
from .memory import mix
from .play import legal_moves, play, restart
from .points import points_of_line


@part
def play_out(w: Words, first: int, count: int) -> int:
    """Play random deals from number ``first`` on; write their points, return how many were done.

    Every legal move is as likely as every other.
    """
    sides = w[SIDES]
    at = w[STACK]
    for number in range(count):
        if w[STOP]:
            w[STATUS] = STOPPED
            return number
        w[RANDOM] = mix(w[SEED], first + number)
        deal_at_random(w)
        restart(w)
        for ply in range(w[PLIES]):
            end = legal_moves(w, ply, at)
            if w[STATUS]:
                return number
            play(w, ply, w[at + below(w, end - at)])
        points_of_line(w)
        result = w[RESULTS] + number * sides
        for side in range(sides):
            points = 0
            for row in range(w[ROWS]):
                points += w[OUT + row * SEATS_MAX + side]
            w[result + side] = points
    return count


@part
def list_captures(w: Words, count: int) -> int:
    """List the captures of a card on a table, so many times; return how often it was done.

    Each record at ROOTS holds a card's number and a table; the number of captures is written
    beside them, the captures one after another at STACK, in canonical order.
    """
    at = w[STACK]
    for number in range(count):
        if w[STOP]:
            w[STATUS] = STOPPED
            return number
        record = w[ROOTS] + 4 * number
        first = at
        end = moves_of(w, w[record + 1], 1 << w[record], CARDS_MASK, first)
        if w[STATUS]:
            if number:
                w[STATUS] = 0  # there was room for these; go on from here
            return number
        for i in range(first, end):
            if w[i] & CARDS_MASK:  # laying the card is no capture
                w[at] = w[i]
                at += 1
        sort_moves(w, first, at)
        for i in range(first, at):
            w[i] &= CARDS_MASK
        w[record + 2] = at - first
    return count
