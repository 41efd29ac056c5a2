"""What the end can still bring to two sides: open categories, their bounds, the cards that matter.

All of it speaks of the margin of side 0 over side 1.
"""

from __future__ import annotations

from .earning import besides, by_number, sweeps_from, taken_back
from .jit import Words, inner, lowest, popcount
from .layout import (
    AGAIN,
    ALWAYS_MATTER,
    BASE,
    BREAKS,
    CATEGORY,
    CATEGORY_SIZE,
    COMBOS,
    DECIDER,
    EARNING,
    FRAME_SIZE,
    FRAMES,
    GREATEST,
    HIGH,
    KIND,
    LEAST,
    LOW,
    MASK,
    MATTERS,
    OPEN,
    OTHER_MOST,
    PILES,
    PLAYS_0,
    PLAYS_1,
    POINTS,
    PRIME,
    PRIME_COMBOS,
    PRIME_ORDER,
    PRIMES,
    RELEVANT,
    REST,
    RUN,
    SCHEDULE,
    SCHEDULE_SIZE,
    SIDE,
    SURVEYED,
    SWEEPS_0,
    SWEEPS_1,
    SWEPT_SO_FAR,
    UNLIKE,
    UNUSUAL,
)
from .measures import margin_of, measure, run_cards


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
def least_margin(w: Words, ply: int, category: int) -> int:
    """Return the lowest margin that a category measured side by side can end with."""
    rest = w[FRAMES + ply * FRAME_SIZE + REST]
    plays = w[SCHEDULE + ply * SCHEDULE_SIZE + PLAYS_1]
    return margin_of(
        w, category, measure(w, category, 0, 0, 0), measure(w, category, 1, rest, plays)
    )


@inner
def greatest_margin(w: Words, ply: int, category: int) -> int:
    """Return the highest margin that a category measured side by side can end with."""
    rest = w[FRAMES + ply * FRAME_SIZE + REST]
    plays = w[SCHEDULE + ply * SCHEDULE_SIZE + PLAYS_0]
    return margin_of(
        w, category, measure(w, category, 0, rest, plays), measure(w, category, 1, 0, 0)
    )


@inner
def bounds_if_level(w: Words, ply: int, category: int) -> None:
    """Points of a side that is level in some cards and holds the card that decides then."""
    rest = w[FRAMES + ply * FRAME_SIZE + REST]
    mask = w[category + MASK]
    decider = w[category + DECIDER]
    points = w[category + POINTS]
    apart = popcount(w[PILES] & mask) - popcount(w[PILES + 1] & mask)
    left = popcount(rest & mask)
    w[LEAST] = 0
    w[GREATEST] = 0
    if -left <= apart <= left:
        if decider & ~(w[PILES] | rest) == 0:
            w[GREATEST] = points
        if decider & ~(w[PILES + 1] | rest) == 0:
            w[LEAST] = -points
        if left == 0 and w[PILES] & mask:  # level for good
            if decider & ~w[PILES] == 0:
                w[LEAST] = points
            if decider & ~w[PILES + 1] == 0:
                w[GREATEST] = -points


@inner
def bounds_of_all_won(w: Words, ply: int, category: int) -> None:
    """Points of a side that alone wins every one of some categories."""
    can = 3  # sides, one bit each: 0 can still win all, 1 can
    sure = 3
    todo = w[category + MASK]
    while todo:
        other = CATEGORY + lowest(todo) * CATEGORY_SIZE
        todo &= todo - 1
        least = least_margin(w, ply, other)
        greatest = greatest_margin(w, ply, other)
        if greatest <= 0:
            can &= ~1
        if least <= 0:
            sure &= ~1
        if least >= 0:
            can &= ~2
        if greatest >= 0:
            sure &= ~2
    points = w[category + POINTS]
    w[LEAST] = points if sure & 1 else -points if can & 2 else 0
    w[GREATEST] = -points if sure & 2 else points if can & 1 else 0


@inner
def bounds_of_again(w: Words, ply: int, category: int) -> None:
    """Sweep points once more for a side that takes all of some cards."""
    f = FRAMES + ply * FRAME_SIZE
    mask = w[category + MASK]
    w[LEAST] = 0
    w[GREATEST] = 0
    for side in range(2):
        if mask & ~(w[PILES + side] | w[f + REST]):
            continue
        lost = taken_back(w, ply, side)
        most = w[SWEPT_SO_FAR + side] + sweeps_from(w, ply, side) + by_number(w, ply, side)
        least = 0 if mask & ~w[PILES + side] else w[SWEPT_SO_FAR + side] - lost
        w[LEAST] += least if side == 0 else -most
        w[GREATEST] += most if side == 0 else -least


@inner
def bounds_of_unlike(w: Words, ply: int, category: int) -> None:
    """Write bounds of a category that is no measure of each side by itself."""
    kind = w[category + KIND]
    if kind == BREAKS:
        bounds_if_level(w, ply, category)
    elif kind == AGAIN:
        bounds_of_again(w, ply, category)
    else:
        bounds_of_all_won(w, ply, category)


@inner
def survey(w: Words, ply: int) -> None:
    """Bring a frame up to date: open categories, their bounds, the cards that matter to them."""
    f = FRAMES + ply * FRAME_SIZE
    s = SCHEDULE + ply * SCHEDULE_SIZE
    rest = w[f + REST]
    todo = w[f + OPEN] & ~w[UNLIKE]
    low = 0
    high = 0
    matters = w[ALWAYS_MATTER]
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
        elif kind == RUN:
            matters |= run_cards(w, w[PILES] | rest) | run_cards(w, w[PILES + 1] | rest)
        else:
            matters |= w[category + RELEVANT]
    w[f + LOW] = low
    w[f + HIGH] = high
    w[f + MATTERS] = matters
    if w[UNUSUAL]:
        survey_unlike(w, ply)
        widen(w, ply)


@inner
def survey_unlike(w: Words, ply: int) -> None:
    """Add the open categories of no side by itself to a survey."""
    f = FRAMES + ply * FRAME_SIZE
    todo = w[f + OPEN] & w[UNLIKE]
    while todo:
        bit = todo & -todo
        todo ^= bit
        category = CATEGORY + lowest(bit) * CATEGORY_SIZE
        bounds_of_unlike(w, ply, category)
        if w[LEAST] == w[GREATEST]:
            w[f + OPEN] ^= bit
            w[f + BASE] += w[LEAST]
        else:
            w[f + LOW] += w[LEAST]
            w[f + HIGH] += w[GREATEST]
            w[f + MATTERS] |= w[category + RELEVANT]


@inner
def widen(w: Words, ply: int) -> None:
    """Add to the bounds of a survey what can be earned in play but by sweeps of a point."""
    f = FRAMES + ply * FRAME_SIZE
    w[f + LOW] -= besides(w, ply, 1)
    w[f + HIGH] += besides(w, ply, 0)


@inner
def hand_on(w: Words, ply: int, card: int) -> None:
    """Hand the bounds of a survey on to the next frame when a card was laid."""
    f = FRAMES + ply * FRAME_SIZE
    g = f + FRAME_SIZE
    w[g + LOW] = w[f + LOW]
    w[g + HIGH] = w[f + HIGH]
    w[g + SURVEYED] = w[f + SURVEYED]
    if w[EARNING]:  # the card laid earns no more
        side = w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE]
        if side == 0:
            w[g + HIGH] -= w[OTHER_MOST + (card >> 2)]
        else:
            w[g + LOW] += w[OTHER_MOST + (card >> 2)]


@inner
def low_from(w: Words, ply: int, first: int) -> int:
    """Return a lower bound of the value of a frame that was surveyed, from its `first_sweep`."""
    f = FRAMES + ply * FRAME_SIZE
    return w[f + BASE] + w[f + LOW] - w[SCHEDULE + first * SCHEDULE_SIZE + SWEEPS_1]


@inner
def high_from(w: Words, ply: int, first: int) -> int:
    """Return an upper bound of the value of a frame that was surveyed, from its `first_sweep`."""
    f = FRAMES + ply * FRAME_SIZE
    return w[f + BASE] + w[f + HIGH] + w[SCHEDULE + first * SCHEDULE_SIZE + SWEEPS_0]
