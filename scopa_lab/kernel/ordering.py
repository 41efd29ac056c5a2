"""Which moves are tried first: those that promise most end a search soonest.

No answer depends on it.
"""

from __future__ import annotations

from .captures import moves_of
from .earning import others, sum_of, sweep_points
from .jit import Words, inner, popcount
from .layout import (
    BEST,
    BEST_MOVE,
    CARD_SHIFT,
    CARDS_MASK,
    EARNING,
    END,
    FIRST,
    FRAME_SIZE,
    FRAMES,
    HANDS,
    LAID,
    LOW_WINS,
    MATTERS,
    NEXT,
    OVERFLOW,
    PAY,
    PREVIOUS,
    RATE_BEST,
    RATE_PRIMES,
    RATE_SUIT,
    RISING,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEAT,
    SIDE,
    STACK_END,
    STATUS,
    SUM_LIMIT,
    SWEEPERS,
    TABLE_CARDS,
    TABLE_SUM,
    TAKES,
    UNUSUAL,
    VALUES,
)
from .memory import mark_of
from .tail import UNKNOWN


@inner
def rating(w: Words, ply: int, move: int) -> int:
    """Return how early a move should be tried."""
    f = FRAMES + ply * FRAME_SIZE
    s = SCHEDULE + ply * SCHEDULE_SIZE
    captured = move & CARDS_MASK
    card = move >> CARD_SHIFT
    score = 100
    if captured:
        took = captured | 1 << card
        score = 400
        score += 20 * popcount(took & w[RATE_SUIT]) + 25 * popcount(took & w[RATE_PRIMES])
        if took & w[RATE_BEST]:
            score += 100
        if w[UNUSUAL]:
            return unusual_rating(w, ply, move, score)
        if captured == w[f + TABLE_CARDS]:
            score += 100 * w[s + PAY]
            return score
        left = w[f + TABLE_SUM] - w[TAKES + (card >> 2)]
    else:
        same = 15 << (card & ~3)
        left = w[f + TABLE_SUM] + w[VALUES + (card >> 2)]
        score -= w[VALUES + (card >> 2)]
        if w[HANDS + w[s + SEAT]] & same & ~(1 << card):  # one more, to take it back with
            score += 40
        if w[HANDS + w[s + SCHEDULE_SIZE + SEAT]] & same:
            score -= 30
    if left <= w[SUM_LIMIT] and w[s + SCHEDULE_SIZE + PAY]:
        hand = w[HANDS + w[s + SCHEDULE_SIZE + SEAT]]
        if hand & w[SWEEPERS + left]:
            score -= 45
    return -score if w[LOW_WINS] else score


@inner
def unusual_rating(w: Words, ply: int, move: int, score: int) -> int:
    """Return the rating of a capture where it earns more than a point for a sweep, or low wins."""
    s = SCHEDULE + ply * SCHEDULE_SIZE
    captured = move & CARDS_MASK
    card = move >> CARD_SHIFT
    left = w[FRAMES + ply * FRAME_SIZE + TABLE_SUM] - sum_of(w, captured)
    hand = w[HANDS + w[s + SCHEDULE_SIZE + SEAT]]
    if w[EARNING]:
        score += 100 * (sweep_points(w, ply, card, captured) + others(w, ply, move))
    elif captured == w[FRAMES + ply * FRAME_SIZE + TABLE_CARDS]:
        score += 100 * w[s + PAY]
    if 0 < left <= w[SUM_LIMIT] and w[s + SCHEDULE_SIZE + PAY] and hand & w[SWEEPERS + left]:
        score -= 45
    return -score if w[LOW_WINS] else score


@inner
def expand(w: Words, ply: int, at: int) -> None:
    """List the moves of a frame at ``at``, each followed by its rating."""
    f = FRAMES + ply * FRAME_SIZE
    s = SCHEDULE + ply * SCHEDULE_SIZE
    hand = w[HANDS + w[s + SEAT]]
    matters = w[f + MATTERS]
    if w[PREVIOUS]:
        matters |= w[f + LAID]
    end = moves_of(w, w[f + TABLE_CARDS], hand, matters, at)
    count = end - at
    w[f + FIRST] = at
    w[f + NEXT] = at
    w[f + END] = end
    if w[STATUS]:
        return
    if end + count >= w[STACK_END]:
        w[STATUS] = OVERFLOW
        return
    if count > 1:
        for i in range(count):
            move = w[at + i]
            if w[f + BEST_MOVE] and mark_of(move, w[f + MATTERS]) == w[f + BEST_MOVE]:
                w[end + i] = 1 << 20
            else:
                w[end + i] = rating(w, ply, move)
    w[f + BEST] = -UNKNOWN if w[s + SIDE] == w[RISING] else UNKNOWN


@inner
def next_move(w: Words, f: int) -> int:
    """Take the best rated of the moves that are left."""
    at = w[f + NEXT]
    count = w[f + END] - w[f + FIRST]
    end = w[f + END]
    best = at
    for i in range(at + 1, end):
        if w[i + count] > w[best + count]:
            best = i
    move = w[best]
    if best != at:
        w[best] = w[at]
        w[best + count] = w[at + count]
    w[f + NEXT] = at + 1
    return move
