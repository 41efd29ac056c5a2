"""What the captured cards are worth at the end of the deal."""

from __future__ import annotations

from .earning import earned, taken_back
from .jit import Words, inner, lowest, popcount
from .layout import (
    AGAIN,
    AMOUNT,
    AWARD,
    BASE,
    BREAKS,
    CATEGORIES,
    CATEGORY,
    CATEGORY_SIZE,
    DECIDER,
    DECLARATION,
    DECLARED,
    EARNED,
    FRAME_SIZE,
    FRAMES,
    KIND,
    LAST,
    MASK,
    MOVE,
    OPEN,
    OUT,
    OVER_HALF,
    PILES,
    PLIES,
    POINTS,
    ROOTS_MAX,
    ROWS,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEATS_MAX,
    SHARE,
    SIDE,
    SIDES,
    START_EARNED,
    SWEEP,
    SWEPT_SO_FAR,
    TABLE_CARDS,
    UNLIKE,
    UNUSUAL,
)
from .measures import final_measure, margin_of


@inner
def final_pile(w: Words, ply: int, side: int) -> int:
    """Return the cards of a side at the end, leftovers included."""
    f = FRAMES + ply * FRAME_SIZE
    return w[PILES + side] | (w[f + TABLE_CARDS] if w[f + LAST] == side + 1 else 0)


# ── two sides ───────────────────────────────────────────────────────────────────────────────────


@inner
def margin_at_end(w: Words, ply: int) -> int:
    """Return the margin of side 0 over side 1 at the end of the deal, without points in play."""
    f = FRAMES + ply * FRAME_SIZE
    last = w[f + LAST]
    left = w[f + TABLE_CARDS]
    mine = left if last == 1 else 0
    theirs = left if last == 2 else 0
    total = w[f + BASE]
    todo = w[f + OPEN]
    if w[UNUSUAL]:
        total += unusual_margin(w, ply)
        todo &= ~w[UNLIKE]
    while todo:
        category = CATEGORY + lowest(todo) * CATEGORY_SIZE
        todo &= todo - 1
        total += final_margin(w, category, mine, theirs)
    return total


@inner
def unusual_margin(w: Words, ply: int) -> int:
    """Return what `margin_at_end` has besides the categories measured side by side."""
    total = taken_back(w, ply, 1) - taken_back(w, ply, 0)
    todo = w[FRAMES + ply * FRAME_SIZE + OPEN] & w[UNLIKE]
    while todo:
        total += unlike_margin(w, ply, CATEGORY + lowest(todo) * CATEGORY_SIZE)
        todo &= todo - 1
    return total


@inner
def final_margin(w: Words, category: int, mine: int, theirs: int) -> int:
    """Return the margin of a category measured side by side, from the leftovers of both."""
    return margin_of(
        w, category, final_measure(w, category, 0, mine), final_measure(w, category, 1, theirs)
    )


@inner
def unlike_margin(w: Words, ply: int, category: int) -> int:
    """Return the margin of a category that is no measure of each side by itself."""
    kind = w[category + KIND]
    mine = final_pile(w, ply, 0)
    theirs = final_pile(w, ply, 1)
    mask = w[category + MASK]
    points = w[category + POINTS]
    total = 0
    if kind == AGAIN:
        if mask & ~mine == 0:
            total += w[SWEPT_SO_FAR] - taken_back(w, ply, 0)
        if mask & ~theirs == 0:
            total -= w[SWEPT_SO_FAR + 1] - taken_back(w, ply, 1)
        return total
    if kind == BREAKS:
        if popcount(mine & mask) == popcount(theirs & mask) and mine & mask:
            decider = w[category + DECIDER]
            total += points if decider & ~mine == 0 else 0
            total -= points if decider & ~theirs == 0 else 0
        return total
    won = 3  # both sides may have won all, one bit each
    left = w[FRAMES + ply * FRAME_SIZE + TABLE_CARDS]
    last = w[FRAMES + ply * FRAME_SIZE + LAST]
    while mask:
        other = CATEGORY + lowest(mask) * CATEGORY_SIZE
        mask &= mask - 1
        margin = final_margin(w, other, left if last == 1 else 0, left if last == 2 else 0)
        won &= 1 if margin > 0 else 2 if margin < 0 else 0
    return points if won == 1 else -points if won == 2 else 0


# ── all the points ──────────────────────────────────────────────────────────────────────────────


@inner
def award(w: Words, ply: int, category: int, row: int) -> None:
    """Write the points of a category measured side by side: to the highest, or by amount."""
    sides = w[SIDES]
    heir = w[FRAMES + ply * FRAME_SIZE + LAST] - 1
    best = 0
    holders = 0
    for side in range(sides):
        left = w[FRAMES + ply * FRAME_SIZE + TABLE_CARDS] if side == heir else 0
        mine = final_measure(w, category, side, left)
        w[row + side] = mine
        if mine > best:
            best = mine
            holders = 0
        if mine == best:
            holders += 1
    how = w[category + AWARD]
    for side in range(sides):
        mine = w[row + side]
        if how == AMOUNT:
            w[row + side] = mine * w[category + POINTS]
        elif (
            mine != best
            or best == 0
            or (how == OVER_HALF and 2 * best <= popcount(w[category + MASK]))
        ):
            w[row + side] = 0
        elif holders == 1:
            w[row + side] = w[category + POINTS]
        else:
            w[row + side] = w[category + POINTS] // holders if w[SHARE] else 0


@inner
def award_if_level(w: Words, ply: int, category: int, row: int) -> None:
    """Write the points of a side level with another for most cards that has the decider."""
    best = 0
    holders = 0
    for side in range(w[SIDES]):
        count = popcount(final_pile(w, ply, side) & w[category + MASK])
        if count > best:
            best = count
            holders = 0
        if count == best:
            holders += 1
    for side in range(w[SIDES]):
        pile = final_pile(w, ply, side)
        w[row + side] = 0
        if (
            holders > 1
            and best > 0
            and popcount(pile & w[category + MASK]) == best
            and w[category + DECIDER] & ~pile == 0
        ):
            w[row + side] = w[category + POINTS]


@inner
def award_all_won(w: Words, category: int, row: int) -> None:
    """Write the points of a side that alone scores in every one of some categories before."""
    for side in range(w[SIDES]):
        todo = w[category + MASK]
        won = True
        while todo:
            other = OUT + lowest(todo) * SEATS_MAX
            todo &= todo - 1
            for rival in range(w[SIDES]):
                if (w[other + rival] > 0) != (rival == side):
                    won = False
        w[row + side] = w[category + POINTS] if won else 0


@inner
def points_at_end(w: Words, ply: int) -> None:
    """Write the points of every category and side at OUT, without points in play."""
    for i in range(w[CATEGORIES]):
        category = CATEGORY + i * CATEGORY_SIZE
        row = OUT + i * SEATS_MAX
        kind = w[category + KIND]
        if kind < BREAKS:
            award(w, ply, category, row)
        elif kind == BREAKS:
            award_if_level(w, ply, category, row)
        elif kind == AGAIN:
            for side in range(w[SIDES]):
                w[row + side] = 0
                if w[category + MASK] & ~final_pile(w, ply, side) == 0:
                    w[row + side] = w[SWEPT_SO_FAR + side] - taken_back(w, ply, side)
        else:
            award_all_won(w, category, row)


@inner
def points_of_line(w: Words) -> None:
    """Write the final points at OUT: at the end of the deal, then earned in play on the line."""
    plies = w[PLIES]
    points_at_end(w, plies)
    for i in range(w[ROWS] - w[CATEGORIES]):
        row = OUT + (w[CATEGORIES] + i) * SEATS_MAX
        kind = w[EARNED + i]
        for side in range(w[SIDES]):
            w[row + side] = w[START_EARNED + i * SEATS_MAX + side]
            if kind == DECLARATION:
                w[row + side] += w[DECLARED + side]
            if kind == SWEEP:
                w[row + side] -= taken_back(w, plies, side)
        for ply in range(plies):
            move = w[FRAMES + ply * FRAME_SIZE + MOVE]
            w[row + w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE]] += earned(w, ply, move, kind)


# ── answers about many cases ────────────────────────────────────────────────────────────────────


@inner
def record_size(w: Words) -> int:
    """Return how many words the answer for a case has room for."""
    return 1 + w[ROOTS_MAX] * (1 + (w[ROWS] + 1) * SEATS_MAX)


@inner
def write_answer(w: Words, to: int, move: int) -> int:
    """Write a root move, the points at OUT and the piles at the end; return the place after.

    The points are in `ROWS` rows; one row more has the cards that every side has.
    """
    block = w[ROWS] * SEATS_MAX
    w[to] = move
    for i in range(block):
        w[to + 1 + i] = w[OUT + i]
    for side in range(w[SIDES]):
        w[to + 1 + block + side] = final_pile(w, w[PLIES], side)
    return to + 1 + block + SEATS_MAX
