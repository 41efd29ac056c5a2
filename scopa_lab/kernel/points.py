"""What the captured cards are worth at the end, and what they can still be worth.

Every category measures a side's captures as one number that never gets smaller as more is
captured, and an award turns the measures of all sides into points. So the score at the end and the
bounds on the way come from the same two functions.
"""

from __future__ import annotations

from .jit import Words, inner, lowest, popcount
from .layout import (
    AMOUNT,
    AWARD,
    BASE,
    CATEGORIES,
    CATEGORY,
    CATEGORY_SIZE,
    COMBOS,
    COUNT,
    DISQUALIFY,
    FRAME_SIZE,
    FRAMES,
    HIGH,
    KIND,
    LAST,
    LETTERS,
    LOW,
    MASK,
    MATTERS,
    MISSING,
    OPEN,
    OUT,
    OVER_HALF,
    PILES,
    PLAYS_0,
    PLAYS_1,
    POINTS,
    PRIME,
    PRIME_COMBOS,
    PRIME_LETTER,
    PRIME_ORDER,
    PRIMES,
    RELEVANT,
    REST,
    RUN,
    RUN_CAP,
    RUN_LENGTH,
    RUN_ORDER,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEATS_MAX,
    SEVENS,
    SEVENS_MASK,
    SHARE,
    SIDES,
    SIXES_MASK,
    SUITS_FIRST,
    TABLE_CARDS,
    TAKE_BACK,
    ZERO,
)


@inner
def prime_of(w: Words, cards: int) -> int:
    """Return what the best card of each suit adds up to; 0: cannot compete."""
    missing = 15
    total = 0
    for i in range(PRIME_ORDER, PRIME_ORDER + 2 * w[PRIMES], 2):
        got = cards >> 4 * w[i] & missing
        if got:
            total += popcount(got) * w[i + 1]
            missing ^= got
            if missing == 0:
                break
    if missing:
        if w[MISSING] == DISQUALIFY:
            return 0
        if w[MISSING] == ZERO:
            return total
    if w[MISSING] == SUITS_FIRST:
        total += (4 - popcount(missing)) << 8
    return total


@inner
def run_of(w: Words, cards: int) -> int:
    """Return what the run of coins from the ace on scores."""
    length = 0
    while length < w[RUN_LENGTH] and cards >> 4 * w[RUN_ORDER + length] & 1:
        length += 1
    return 0 if length < 3 else min(length, w[RUN_CAP])


@inner
def measure(w: Words, category: int, side: int, more: int, plays: int) -> int:
    """Return a side's measure if it also gets the cards ``more`` in at most ``plays`` plays."""
    kind = w[category + KIND]
    if kind == COUNT:
        return popcount((w[PILES + side] | more) & w[category + MASK])
    if kind == PRIME:
        return prime_of(w, w[PILES + side] | more)
    if kind == PRIME_COMBOS:
        return prime_of(w, w[COMBOS + side] | more)
    if kind == PRIME_LETTER:
        return w[LETTERS + side] + plays * w[PRIME_ORDER + 1]
    pile = w[PILES + side] | more
    if kind == SEVENS:
        return popcount(pile & w[SEVENS_MASK]) * 8 + popcount(pile & w[SIXES_MASK])
    if kind == RUN:
        return run_of(w, pile)
    return 1 if popcount(pile & w[SEVENS_MASK]) > 2 else 0  # THREE_SEVENS


@inner
def margin_of(w: Words, category: int, mine: int, theirs: int) -> int:
    """Return the points of one of two sides minus the other's, from their measures."""
    award = w[category + AWARD]
    points = w[category + POINTS]
    if award == AMOUNT:
        return (mine - theirs) * points
    if award == OVER_HALF:
        half = popcount(w[category + MASK])
        mine = 1 if 2 * mine > half else 0
        theirs = 1 if 2 * theirs > half else 0
    if mine > theirs:
        return points
    return -points if theirs > mine else 0


@inner
def prime_matters(w: Words, mine: int, theirs: int, rest: int) -> int:
    """Return the cards still to come that beat the lower of the two bests in their suit."""
    found = 0
    i = PRIME_ORDER
    end = PRIME_ORDER + 2 * w[PRIMES]
    while i < end:
        first = i
        while i < end and w[i + 1] == w[first + 1]:  # ranks that are worth the same
            mine |= (mine >> 4 * w[i] & 15) << 52
            theirs |= (theirs >> 4 * w[i] & 15) << 52
            i += 2
        open_suits = 15 & ~((mine & theirs) >> 52)
        if open_suits == 0:
            break
        for j in range(first, i, 2):
            found |= open_suits << 4 * w[j]
    return found & rest


@inner
def survey(w: Words, ply: int) -> None:
    """Bring a frame up to date: open categories, their bounds, the cards that matter to them."""
    f = FRAMES + ply * FRAME_SIZE
    s = SCHEDULE + ply * SCHEDULE_SIZE
    rest = w[f + REST]
    todo = w[f + OPEN]
    low = 0
    high = 0
    matters = 0
    while todo:
        bit = todo & -todo
        todo ^= bit
        category = CATEGORY + lowest(bit) * CATEGORY_SIZE
        mine = measure(w, category, 0, 0, 0)
        theirs = measure(w, category, 1, 0, 0)
        mine_most = measure(w, category, 0, rest, w[s + PLAYS_0])
        theirs_most = measure(w, category, 1, rest, w[s + PLAYS_1])
        least = margin_of(w, category, mine, theirs_most)
        most = margin_of(w, category, mine_most, theirs)
        if least == most:
            w[f + OPEN] ^= bit
            w[f + BASE] += least
            continue
        low += least
        high += most
        kind = w[category + KIND]
        if kind == PRIME:
            matters |= prime_matters(w, w[PILES], w[PILES + 1], rest)
        elif kind == PRIME_COMBOS:
            matters |= prime_matters(w, w[COMBOS], w[COMBOS + 1], rest)
        else:
            matters |= w[category + RELEVANT]
    w[f + LOW] = low
    w[f + HIGH] = high
    w[f + MATTERS] = matters


@inner
def margin_at_end(w: Words, ply: int) -> int:
    """Return the margin of side 0 over side 1 at the end of the deal, without points in play."""
    f = FRAMES + ply * FRAME_SIZE
    last = w[f + LAST]
    left = w[f + TABLE_CARDS]
    mine = left if last >> 1 == 1 else 0
    theirs = left if last >> 1 == 2 else 0
    total = w[f + BASE]
    todo = w[f + OPEN]
    while todo:
        category = CATEGORY + lowest(todo) * CATEGORY_SIZE
        todo &= todo - 1
        total += margin_of(
            w, category, final_measure(w, category, 0, mine), final_measure(w, category, 1, theirs)
        )
    if w[TAKE_BACK] and last & 1:
        total += -1 if last >> 1 == 1 else 1  # side 0 loses it, or side 1
    return total


@inner
def final_measure(w: Words, category: int, side: int, leftovers: int) -> int:
    """Return a side's measure with its leftovers, which are no combination."""
    kind = w[category + KIND]
    if kind in (PRIME_COMBOS, PRIME_LETTER):
        leftovers = 0
    return measure(w, category, side, leftovers, 0)


@inner
def points_at_end(w: Words, ply: int) -> None:
    """Write the points of every category and side at OUT, without points in play."""
    f = FRAMES + ply * FRAME_SIZE
    sides = w[SIDES]
    heir = (w[f + LAST] >> 1) - 1
    for i in range(w[CATEGORIES]):
        category = CATEGORY + i * CATEGORY_SIZE
        row = OUT + i * SEATS_MAX
        best = 0
        holders = 0
        for side in range(sides):
            mine = final_measure(w, category, side, w[f + TABLE_CARDS] if side == heir else 0)
            w[row + side] = mine
            if mine > best:
                best = mine
                holders = 0
            if mine == best:
                holders += 1
        award = w[category + AWARD]
        for side in range(sides):
            mine = w[row + side]
            if award == AMOUNT:
                w[row + side] = mine * w[category + POINTS]
            elif (
                mine != best
                or best == 0
                or (award == OVER_HALF and 2 * best <= popcount(w[category + MASK]))
            ):
                w[row + side] = 0
            elif holders == 1:
                w[row + side] = w[category + POINTS]
            else:
                w[row + side] = w[category + POINTS] // holders if w[SHARE] else 0
