"""The transposition table: positions with the same future are looked up, not searched again.

A key holds only what the future depends on: cards that matter to no open category are counted by
rank, piles are reduced to what the open categories need. An entry is four words: key, two bounds
packed (or a vector of points), best move, and the number of cards that were left.
"""

from __future__ import annotations

from .captures import counts_of
from .jit import Words, inner, lowest, popcount
from .layout import (
    CATEGORY,
    CATEGORY_SIZE,
    COMBOS,
    COUNT,
    FRAME_SIZE,
    FRAMES,
    HANDS,
    HASH_MASK,
    KIND,
    LAST,
    LETTERS,
    MASK,
    MATTERS,
    OPEN,
    PILES,
    PRIME,
    PRIME_COMBOS,
    PRIME_LETTER,
    PRIME_ORDER,
    PRIMES,
    RUN,
    SEATS,
    SEVENS,
    SEVENS_MASK,
    SIDES,
    SIXES_MASK,
    TABLE,
    TABLE_BITS,
    TABLE_CARDS,
)

_FACTOR = 0x1E3779B97F4A7C15
_START = 0x243F6A8885A308D


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
def category_state(w: Words, category: int, side: int) -> int:
    """Return all of a side's captures that a category looks at, as one word."""
    kind = w[category + KIND]
    pile = w[PILES + side]
    if kind == COUNT:
        return popcount(pile & w[category + MASK])
    if kind == PRIME:
        return prime_profile(w, pile)
    if kind == PRIME_COMBOS:
        return prime_profile(w, w[COMBOS + side])
    if kind == PRIME_LETTER:
        return w[LETTERS + side]
    if kind == SEVENS:
        return popcount(pile & w[SEVENS_MASK]) << 3 | popcount(pile & w[SIXES_MASK])
    if kind == RUN:
        return pile & w[category + MASK]
    return popcount(pile & w[SEVENS_MASK])


@inner
def key_of(w: Words, ply: int) -> int:
    """Return the key of the position in a frame; never 0."""
    f = FRAMES + ply * FRAME_SIZE
    matters = w[f + MATTERS]
    table = w[f + TABLE_CARDS]
    key = mix(_START, ply | w[f + LAST] << 6 | w[f + OPEN] << 12)
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
        key = mix(key, category_state(w, category, 0))
        kind = w[category + KIND]
        if w[SIDES] > 2 or kind in (PRIME, PRIME_COMBOS, PRIME_LETTER):
            for side in range(1, w[SIDES]):
                key = mix(key, category_state(w, category, side))
    return key | 1


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
    """Return two bounds (within 2,000 of 0) as one word."""
    return (low + 2048) << 12 | (high + 2048)


@inner
def low_of(bounds: int) -> int:
    """Return the lower of two packed bounds."""
    return (bounds >> 12) - 2048


@inner
def high_of(bounds: int) -> int:
    """Return the higher of two packed bounds."""
    return (bounds & 4095) - 2048


@inner
def remember(w: Words, slot: int, key: int, bounds: int, move: int, cards_left: int) -> None:
    """Write an entry."""
    w[slot] = key
    w[slot + 1] = bounds
    w[slot + 2] = move
    w[slot + 3] = cards_left
