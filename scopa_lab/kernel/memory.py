"""The transposition table: positions with the same future are looked up, not searched again.

A key holds only what the future depends on: cards that matter to no open category are counted by
rank, piles are reduced to what the open categories need. An entry is four words: key, two bounds
packed (or a vector of points), best move, and the number of cards that were left.
"""

from __future__ import annotations

from .bounds import bounds_of_all_won
from .captures import counts_of
from .jit import Words, inner, lowest, popcount
from .layout import (
    AGAIN,
    ALL,
    BREAKS,
    CATEGORY,
    CATEGORY_SIZE,
    COMBOS,
    COUNT,
    DECIDER,
    FRAME_SIZE,
    FRAMES,
    GREATEST,
    HANDS,
    HASH_MASK,
    KIND,
    LAID,
    LAST,
    LEAST,
    LETTERS,
    MASK,
    MATTERS,
    OPEN,
    PILES,
    PREVIOUS,
    PRIME,
    PRIME_COMBOS,
    PRIME_LETTER,
    PRIME_ORDER,
    PRIMES,
    REST,
    RUN,
    SEATS,
    SEVENS,
    SEVENS_MASK,
    SIDES,
    SIXES_MASK,
    SWEPT,
    SWEPT_SO_FAR,
    TABLE,
    TABLE_BITS,
    TABLE_CARDS,
    TAKE_BACK,
    UNUSUAL,
    WON,
)
from .measures import run_cards

_FACTOR = 0x1E3779B97F4A7C15
_START = 0x243F6A8885A308D
_BOUND = 1 << 16  # more than any bound is away from 0


@inner
def mix(key: int, word: int) -> int:
    """Return the key with one more word in it (the same compiled and plain: 62 bits)."""
    key = ((key ^ word) * _FACTOR) & HASH_MASK
    return key ^ key >> 29


@inner
def prime_profile(w: Words, cards: int) -> int:
    """Return the best card of each suit as a mask."""
    missing = 15
    profile = 0
    value_bit = 0
    for i in range(PRIME_ORDER, PRIME_ORDER + 2 * w[PRIMES], 2):
        if i > PRIME_ORDER and w[i + 1] != w[i - 1]:
            value_bit += 4
        got = cards >> 4 * w[i] & missing
        if got:
            profile |= got << value_bit
            missing ^= got
            if missing == 0:
                break
    return profile


@inner
def category_state(w: Words, ply: int, category: int, side: int) -> int:
    """Return all of a side's captures that a category looks at, as one word."""
    kind = w[category + KIND]
    pile = w[PILES + side]
    if kind in (COUNT, ALL):
        return popcount(pile & w[category + MASK])
    if kind == PRIME:
        return prime_profile(w, pile)
    if kind == PRIME_COMBOS:
        return prime_profile(w, w[COMBOS + side])
    if kind == PRIME_LETTER:
        return w[LETTERS + side]
    if kind == SEVENS:
        return popcount(pile & w[SEVENS_MASK]) << 3 | popcount(pile & w[SIXES_MASK])
    rest = w[FRAMES + ply * FRAME_SIZE + REST]
    if kind == RUN:
        return pile & run_cards(w, pile | rest)
    if kind == AGAIN:
        if w[category + MASK] & ~(pile | rest):
            return 0
        return 1 + popcount(pile & w[category + MASK]) + (w[SWEPT_SO_FAR + side] << 8)
    if kind == BREAKS:
        holds = 1 if w[category + DECIDER] & ~pile == 0 else 0
        return popcount(pile & w[category + MASK]) << 1 | holds
    if kind == WON:
        # what was decided is known to have been won by the only side that can still win all
        if w[SIDES] > 2:
            return 0
        bounds_of_all_won(w, ply, category)
        return (1 if w[LEAST] < 0 else 0) | (2 if w[GREATEST] > 0 else 0)
    return popcount(pile & w[SEVENS_MASK])


@inner
def of_both(kind: int) -> bool:
    """Say whether the state of side 1 does not follow from that of side 0 and what is left."""
    return kind in (PRIME, PRIME_COMBOS, PRIME_LETTER, RUN, AGAIN)


@inner
def key_of(w: Words, ply: int) -> int:
    """Return the key of the position in a frame; never 0."""
    f = FRAMES + ply * FRAME_SIZE
    matters = w[f + MATTERS]
    table = w[f + TABLE_CARDS]
    key = mix(_START, ply | w[f + LAST] << 7 | w[f + OPEN] << 12)
    key = mix(key, table & matters)
    key = mix(key, counts_of(table & ~matters))
    together = 0
    for seat in range(w[SEATS]):
        hand = w[HANDS + seat]
        together |= hand & matters
        key = mix(key, counts_of(hand & ~matters))
    key = mix(key, together)
    todo = w[f + OPEN]
    while todo:
        category = CATEGORY + lowest(todo) * CATEGORY_SIZE
        todo &= todo - 1
        key = mix(key, category_state(w, ply, category, 0))
        if w[SIDES] > 2 or of_both(w[category + KIND]):
            for side in range(1, w[SIDES]):
                key = mix(key, category_state(w, ply, category, side))
    if w[UNUSUAL]:
        key = unusual_key(w, f, key)
    return key | 1


@inner
def unusual_key(w: Words, f: int, key: int) -> int:
    """Return the key with what some rules remember of the plays before."""
    if w[TAKE_BACK]:
        key = mix(key, w[f + SWEPT])
    laid = w[f + LAID]
    if w[PREVIOUS] and laid:
        # of cards that can stand for each other, any may be the one just laid
        key = mix(key, laid if laid & w[f + MATTERS] else (lowest(laid) >> 2) << 2 | 3)
    return key


@inner
def slot_of(w: Words, key: int) -> int:
    """Return where the entry of a key lies, or would be written."""
    first = w[TABLE] + ((key >> 2 & ((1 << w[TABLE_BITS]) - 1)) << 2)
    if w[first] == key:
        return first
    other = first ^ 4
    if w[other] == key:
        return other
    return first if w[first + 3] <= w[other + 3] else other


@inner
def pack_bounds(low: int, high: int) -> int:
    """Return two bounds as one word."""
    return (low + _BOUND) << 20 | (high + _BOUND)


@inner
def low_of(bounds: int) -> int:
    """Return the lower of two packed bounds."""
    return (bounds >> 20) - _BOUND


@inner
def high_of(bounds: int) -> int:
    """Return the higher of two packed bounds."""
    return (bounds & ((1 << 20) - 1)) - _BOUND


@inner
def remember(w: Words, slot: int, key: int, bounds: int, move: int, cards_left: int) -> None:
    """Write an entry."""
    w[slot] = key
    w[slot + 1] = bounds
    w[slot + 2] = move
    w[slot + 3] = cards_left
