"""Exact play for three sides and more: each side for itself.

The side to play takes the move with the highest margin of its own (its points minus the mean of the
others'), where low wins the lowest, the first in canonical order among equals. The value of a
position is a vector: the points every side still gets, ten bits each, shifted so that they are
never negative.
"""

from __future__ import annotations

from .captures import sort_moves
from .earning import taken_back
from .jit import Words, inner, part
from .layout import (
    BEST,
    CARDS_MASK,
    CATEGORIES,
    DECLARED,
    END,
    FRAME_SIZE,
    FRAMES,
    GAIN,
    KEY,
    LINE,
    LINE_LENGTH,
    LOW_WINS,
    MATTERS,
    MOVE,
    NEXT,
    NODES,
    NOTHING,
    OPEN,
    OUT,
    PLIES,
    ROOTS,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEATS_MAX,
    SIDE,
    SIDES,
    STACK,
    STATUS,
    TABLE_LEAST,
)
from .memory import key_of, recall, remember
from .play import ended, legal_moves, play, restart, take_back
from .points import points_at_end

UNKNOWN = -1


@inner
def vector_at_end(w: Words, ply: int) -> int:
    """Return the vector of a finished deal: the categories, less a sweep taken back."""
    points_at_end(w, ply)
    vector = 0
    for side in range(w[SIDES]):
        total = NOTHING - taken_back(w, ply, side)
        for i in range(w[CATEGORIES]):
            total += w[OUT + i * SEATS_MAX + side]
        vector |= total << 10 * side
    return vector


@inner
def own_margin(w: Words, vector: int, side: int) -> int:
    """Return what a side wants high: (sides - 1) times its margin over the mean of the others."""
    total = 0
    for other in range(w[SIDES]):
        total += (vector >> 10 * other & 1023) - NOTHING
    margin = w[SIDES] * ((vector >> 10 * side & 1023) - NOTHING) - total
    return -margin if w[LOW_WINS] else margin


@inner
def prepare(w: Words, ply: int) -> None:
    """Say that every category is open and every card matters, so that keys are complete."""
    f = FRAMES + ply * FRAME_SIZE
    w[f + OPEN] = (1 << w[CATEGORIES]) - 1
    w[f + MATTERS] = CARDS_MASK


@inner
def settle(w: Words, start: int, at: int) -> int:
    """Return the vector of the position in frame ``start``; meaningless if STATUS is not 0."""
    ply = start
    while True:
        f = FRAMES + ply * FRAME_SIZE
        if ended(w):
            return 0
        w[NODES] += 1
        value = UNKNOWN
        w[f + KEY] = 0
        if ply == w[PLIES]:
            value = vector_at_end(w, ply)
        elif w[PLIES] - ply >= w[TABLE_LEAST]:
            prepare(w, ply)
            key = key_of(w, ply)
            w[f + KEY] = key
            entry = recall(w, key)
            if entry:
                value = entry
        if value == UNKNOWN:
            end = legal_moves(w, ply, at)
            sort_moves(w, at, end)
            w[f + NEXT] = at
            w[f + END] = end
            w[f + BEST] = UNKNOWN
            if w[STATUS]:
                continue
        else:
            while True:
                if ply == start:
                    return value
                ply -= 1
                f -= FRAME_SIZE
                take_back(w, ply)
                side = w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE]
                value += w[f + GAIN] << 10 * side
                best = w[f + BEST]
                if best == UNKNOWN or own_margin(w, value, side) > own_margin(w, best, side):
                    w[f + BEST] = value
                if w[f + NEXT] < w[f + END]:
                    break
                value = w[f + BEST]
                if w[f + KEY]:
                    remember(w, w[f + KEY], value)
        move = w[w[f + NEXT]]
        w[f + NEXT] += 1
        play(w, ply, move)
        at = w[f + END]
        ply += 1


@part
def vector_of(w: Words, index: int) -> int:
    """Return the vector of a root move; also written into its record."""
    root = w[ROOTS] + 4 * index
    restart(w)
    play(w, 0, w[root])
    vector = settle(w, 1, w[STACK])
    vector += w[FRAMES + GAIN] << 10 * w[SCHEDULE + SIDE]
    for side in range(w[SIDES]):
        vector += w[DECLARED + side] << 10 * side
    w[root + 3] = vector
    return vector


@part
def follow_each(w: Words, index: int) -> None:
    """Write the line after a root move: every side plays its own first best move."""
    restart(w)
    play(w, 0, w[w[ROOTS] + 4 * index])
    w[LINE] = w[FRAMES + MOVE]
    w[LINE_LENGTH] = 1
    at = w[STACK]
    for ply in range(1, w[PLIES]):
        f = FRAMES + ply * FRAME_SIZE
        side = w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE]
        end = legal_moves(w, ply, at)
        sort_moves(w, at, end)
        chosen = w[at]
        best = 0
        for i in range(at, end):
            if end == at + 1:
                break
            play(w, ply, w[i])
            vector = settle(w, ply + 1, end) + (w[f + GAIN] << 10 * side)
            if w[STATUS]:
                return
            take_back(w, ply)
            margin = own_margin(w, vector, side)
            if i == at or margin > best:
                best = margin
                chosen = w[i]
        play(w, ply, chosen)
        w[LINE + ply] = chosen
        w[LINE_LENGTH] = ply + 1
