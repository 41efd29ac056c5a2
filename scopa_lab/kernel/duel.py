"""Exact search for two sides: one wants the margin of side 0 over side 1 high, the other low.

The search only ever answers "is the value at least GOAL?"; the value of a move is closed in on by
such questions, each of which leaves a bound that holds whatever happens next. Values are margins
of side 0 over side 1 from here on: points in play to come plus the categories at the end.
"""

from __future__ import annotations

from .bounds import hand_on, high_from, low_from, survey
from .captures import sort_moves
from .earning import first_sweep
from .jit import Words, inner, part
from .layout import (
    BASE,
    BEST,
    BEST_MOVE,
    CARD_SHIFT,
    CARDS_MASK,
    CATEGORIES,
    DECLARED_MARGIN,
    END,
    FIRST,
    FRAME_SIZE,
    FRAMES,
    GAIN,
    GOAL,
    HIGH,
    KEY,
    LINE,
    LINE_LENGTH,
    LOW,
    MATTERS,
    MOVE,
    NEXT,
    NODES,
    OPEN,
    PLIES,
    REST,
    RISING,
    ROOTS,
    SCHEDULE,
    SCHEDULE_SIZE,
    SIDE,
    STACK,
    STATUS,
    SURVEY_LEAST,
    SURVEYED,
    SWEEPS_FROM,
    SWEEPS_TO,
    TABLE_LEAST,
    TAIL_FROM,
)
from .memory import WIDE, high_of, key_of, low_of, mark_of, pack, recall, remember
from .ordering import expand, next_move
from .play import ended, legal_moves, play, restart, take_back
from .points import margin_at_end
from .sweeping import NO, YES, nets
from .tail import UNKNOWN, search_tail


@part
def open_all(w: Words) -> None:
    """Mark every category of frame 0 as undecided."""
    w[FRAMES + OPEN] = (1 << w[CATEGORIES]) - 1
    w[FRAMES + BASE] = 0
    w[FRAMES + MATTERS] = CARDS_MASK
    w[FRAMES + SURVEYED] = 0


@inner
def descend(w: Words, ply: int, move: int) -> int:
    """Play a move and hand on what is known; return what it gains side 0 at once."""
    f = FRAMES + ply * FRAME_SIZE
    g = f + FRAME_SIZE
    play(w, ply, move)
    w[g + OPEN] = w[f + OPEN]
    w[g + BASE] = w[f + BASE]
    w[g + MATTERS] = w[f + MATTERS]
    w[g + SURVEYED] = 0
    if move & CARDS_MASK == 0 and w[g + REST] == w[f + REST]:  # laid: what is open stays so
        hand_on(w, ply, move >> CARD_SHIFT)
    return w[f + GAIN]


@inner
def look(w: Words, ply: int, at: int) -> int:
    """Settle a position if bounds, the table or a search of the tail can; else UNKNOWN."""
    f = FRAMES + ply * FRAME_SIZE
    left = w[PLIES] - ply
    w[f + KEY] = 0
    w[f + BEST_MOVE] = 0
    if left < w[SURVEY_LEAST]:
        return search_tail(w, ply, at) if ply >= w[TAIL_FROM] else UNKNOWN
    if w[f + SURVEYED] == 0:
        survey(w, ply)
        w[f + SURVEYED] = 1
    goal = w[f + GOAL]
    # without more sweeps it would be at least `low` and at most `high`
    low = w[f + BASE] + w[f + LOW]
    high = w[f + BASE] + w[f + HIGH]
    if low >= goal or high < goal:
        first = first_sweep(w, ply)
        bound = low_from(w, ply, first)
        if bound >= goal:
            return bound
        bound = high_from(w, ply, first)
        if bound < goal:
            return bound
        if w[SWEEPS_FROM] <= ply < w[SWEEPS_TO]:
            if low >= goal:
                if nets(w, ply, goal - low, at) == YES:
                    return goal
            elif nets(w, ply, goal - high, at) == NO:
                return goal - 1
    if ply >= w[TAIL_FROM]:
        return search_tail(w, ply, at)
    if left < w[TABLE_LEAST]:
        return UNKNOWN
    key = key_of(w, ply)
    w[f + KEY] = key
    entry = recall(w, key)
    if entry:
        bound = w[f + BASE] + low_of(entry)
        if bound >= goal:
            return bound
        bound = w[f + BASE] + high_of(entry)
        if bound < goal:
            return bound
        w[f + BEST_MOVE] = entry >> 32
    return UNKNOWN


@inner
def keep(w: Words, ply: int) -> None:
    """Write what was found out about a position into the table."""
    f = FRAMES + ply * FRAME_SIZE
    best = w[f + BEST] - w[f + BASE]
    low = -WIDE
    high = WIDE - 1
    entry = recall(w, w[f + KEY])
    if entry:
        low = low_of(entry)
        high = high_of(entry)
    if w[f + BEST] >= w[f + GOAL]:
        low = max(low, best)
    else:
        high = min(high, best)
    remember(w, w[f + KEY], pack(low, high, w[PLIES] - ply, w[f + BEST_MOVE]))


@inner
def search(w: Words, start: int, goal: int, at: int) -> int:
    """Return a bound of the value of the position in frame ``start``.

    A lower bound if it is at least ``goal``, else an upper bound. With STATUS not 0 it means
    nothing and hands and piles are left as they were at that moment.
    """
    ply = start
    plies = w[PLIES]
    rising = w[RISING]
    w[FRAMES + ply * FRAME_SIZE + GOAL] = goal
    while True:
        f = FRAMES + ply * FRAME_SIZE
        if ended(w):
            return 0
        w[NODES] += 1
        value = margin_at_end(w, ply) if ply == plies else look(w, ply, at)
        if value == UNKNOWN:
            expand(w, ply, at)
        if w[STATUS]:
            continue
        if value != UNKNOWN:
            while True:
                if ply == start:
                    return value
                ply -= 1
                f -= FRAME_SIZE
                take_back(w, ply)
                done = w[f + NEXT] == w[f + END]
                value += w[f + GAIN]
                if w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE] == rising:
                    if value > w[f + BEST]:
                        w[f + BEST] = value
                        if value >= w[f + GOAL]:
                            if w[f + KEY]:
                                w[f + BEST_MOVE] = mark_of(w[f + MOVE], w[f + MATTERS])
                            done = True
                elif value < w[f + BEST]:
                    w[f + BEST] = value
                    if value < w[f + GOAL]:
                        if w[f + KEY]:
                            w[f + BEST_MOVE] = mark_of(w[f + MOVE], w[f + MATTERS])
                        done = True
                if not done:
                    break
                if w[f + KEY]:
                    keep(w, ply)
                value = w[f + BEST]
        move = next_move(w, f)
        gain = descend(w, ply, move)
        w[f + FRAME_SIZE + GOAL] = w[f + GOAL] - gain
        at = 2 * w[f + END] - w[f + FIRST]
        ply += 1


@part
def bounds_at_once(w: Words, index: int) -> None:
    """Write bounds of a root move that hold without any search."""
    root = w[ROOTS] + 4 * index
    restart(w)
    open_all(w)
    gain = descend(w, 0, w[root])
    survey(w, 1)
    gain += w[DECLARED_MARGIN]
    first = first_sweep(w, 1)
    w[root + 1] = low_from(w, 1, first) + gain
    w[root + 2] = high_from(w, 1, first) + gain


@part
def ask(w: Words, index: int, goal: int) -> int:
    """Ask whether a root move is worth at least ``goal``.

    Returns a lower bound of its value if it is at least ``goal``, else an upper bound.
    """
    restart(w)
    open_all(w)
    gain = descend(w, 0, w[w[ROOTS] + 4 * index]) + w[DECLARED_MARGIN]
    return search(w, 1, goal - gain, w[STACK]) + gain


@part
def value_of(w: Words, index: int, guess: int) -> int:
    """Close in on the value of a root move, from a guess."""
    root = w[ROOTS] + 4 * index
    while w[root + 1] < w[root + 2] and w[STATUS] == 0:
        if guess <= w[root + 1]:
            guess = w[root + 1] + 1
        elif guess > w[root + 2]:
            guess = w[root + 2]
        value = ask(w, index, guess)
        if w[STATUS] == 0 and value >= guess:
            w[root + 1] = value
            guess = value + 1
        elif w[STATUS] == 0:
            w[root + 2] = value
            guess = value
    return w[root + 1]


@part
def follow(w: Words, index: int, value: int) -> None:
    """Write the line after a root move of this value; ends in the final position.

    At every position the first move in canonical order that keeps the value is played, which does
    not depend on what the table happens to hold.
    """
    restart(w)
    open_all(w)
    w[LINE] = w[w[ROOTS] + 4 * index]
    w[LINE_LENGTH] = 1
    value -= descend(w, 0, w[LINE]) + w[DECLARED_MARGIN]
    at = w[STACK]
    for ply in range(1, w[PLIES]):
        side = w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE]
        end = legal_moves(w, ply, at)
        sort_moves(w, at, end)
        for i in range(at, end):
            gain = descend(w, ply, w[i])
            if i + 1 == end:
                value -= gain
                break
            if side == w[RISING]:
                goal = value - gain
                kept = search(w, ply + 1, goal, end) >= goal
            else:
                goal = value - gain + 1
                kept = search(w, ply + 1, goal, end) < goal
            if w[STATUS]:
                return
            if kept:
                value -= gain
                break
            take_back(w, ply)
        w[LINE + ply] = w[FRAMES + ply * FRAME_SIZE + MOVE]
        w[LINE_LENGTH] = ply + 1
