"""How much a side has taken, category by category, as one number.

A measure never gets smaller as more is captured, so what a side has now and what it would have with
everything that is left are bounds of what it will have.
"""

from __future__ import annotations

from .jit import Words, inner, lowest, popcount
from .layout import (
    ALL,
    AMOUNT,
    AWARD,
    COMBOS,
    COUNT,
    DISQUALIFY,
    KIND,
    LETTERS,
    MASK,
    MISSING,
    OVER_HALF,
    PILES,
    POINTS,
    PRIME,
    PRIME_COMBOS,
    PRIME_LETTER,
    PRIME_ORDER,
    PRIMES,
    RUN,
    RUN_CAP,
    RUN_LENGTH,
    RUN_ORDER,
    RUN_SUITS,
    SEVENS,
    SEVENS_MASK,
    SIXES_MASK,
    SUITS_FIRST,
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
def run_cards(w: Words, cards: int) -> int:
    """Return the cards of the runs from the ace on that score, no more than score."""
    found = 0
    suits = w[RUN_SUITS]
    while suits:
        suit = lowest(suits)
        suits &= suits - 1
        run = 0
        length = 0
        while length < w[RUN_CAP] and length < w[RUN_LENGTH]:
            bit = 1 << (4 * w[RUN_ORDER + length] + suit)
            if cards & bit == 0:
                break
            run |= bit
            length += 1
        if length > 2:
            found |= run
    return found


@inner
def measure_pile(w: Words, category: int, pile: int) -> int:
    """Return the measure of a pile in a category that looks at nothing else."""
    kind = w[category + KIND]
    if kind == COUNT:
        return popcount(pile & w[category + MASK])
    if kind == PRIME:
        return prime_of(w, pile)
    if kind == SEVENS:
        return popcount(pile & w[SEVENS_MASK]) * 8 + popcount(pile & w[SIXES_MASK])
    if kind == RUN:
        return popcount(run_cards(w, pile))
    if kind == ALL:
        return 1 if w[category + MASK] & ~pile == 0 else 0
    return 1 if popcount(pile & w[SEVENS_MASK]) > 2 else 0  # THREE_SEVENS


@inner
def measure(w: Words, category: int, side: int, more: int, plays: int) -> int:
    """Return a side's measure if it also gets the cards ``more`` in at most ``plays`` plays."""
    kind = w[category + KIND]
    if kind == PRIME_COMBOS:
        return prime_of(w, w[COMBOS + side] | more)
    if kind == PRIME_LETTER:
        return w[LETTERS + side] + plays * w[PRIME_ORDER + 1]
    return measure_pile(w, category, w[PILES + side] | more)


@inner
def final_measure(w: Words, category: int, side: int, leftovers: int) -> int:
    """Return a side's measure with its leftovers, which are no combination."""
    kind = w[category + KIND]
    if kind in (PRIME_COMBOS, PRIME_LETTER):
        leftovers = 0
    return measure(w, category, side, leftovers, 0)


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
