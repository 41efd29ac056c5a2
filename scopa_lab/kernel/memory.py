"""The table of positions: those with the same future are looked up, not searched again.

A key holds only what the future depends on: cards that matter to no open category are counted by
rank, piles are reduced to what the open categories need. Of cards that do matter it says that they
are held, not by whom: within one deal that follows, so a table serves one deal. An entry is two
words: bounds, cards left and a mark of the best move packed into one (or a vector of points), and
the key XOR that.
"""

from __future__ import annotations

from .bounds import bounds_of_all_won
from .captures import counts_of
from .jit import Words, inner, lowest, part, popcount
from .layout import (
    AGAIN,
    ALL,
    BREAKS,
    CARD_SHIFT,
    CARDS_MASK,
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
    STORED,
    SWEPT,
    SWEPT_SO_FAR,
    TABLE,
    TABLE_CARDS,
    TABLE_MASK,
    TABLE_MASK_MOST,
    TAKE_BACK,
    UNUSUAL,
    WON,
)
from .measures import run_cards

_FACTOR = 0x1E3779B97F4A7C15
_START = 0x243F6A8885A308D
WIDE = 1 << 12  # no bound is so far from 0


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
def mark_of(move: int, matters: int) -> int:
    """Return a mark of a move, the same for moves that differ in interchangeable cards; not 0."""
    captured = move & CARDS_MASK
    card = move >> CARD_SHIFT
    key = mix(_START, counts_of(captured) | (card >> 2) << CARD_SHIFT)
    return mix(key, (captured | 1 << card) & matters) >> 33 | 1


@inner
def pack(low: int, high: int, cards_left: int, mark: int) -> int:
    """Return an entry as one word, never 0."""
    return mark << 32 | cards_left << 26 | (low + WIDE) << 13 | (high + WIDE)


@inner
def low_of(entry: int) -> int:
    """Return the lower bound in an entry."""
    return (entry >> 13 & 8191) - WIDE


@inner
def high_of(entry: int) -> int:
    """Return the upper bound in an entry."""
    return (entry & 8191) - WIDE


@inner
def bucket_of(w: Words, key: int) -> int:
    """Return where the four entries lie, one of which may be that of a key."""
    return w[TABLE] + ((key >> 2 & w[TABLE_MASK]) << 3)


@inner
def recall(w: Words, key: int) -> int:
    """Return the entry of a key; 0: there is none."""
    first = bucket_of(w, key)
    for at in range(first, first + 8, 2):
        entry = w[at + 1]
        if w[at] ^ entry == key:
            return entry
    return 0


@inner
def remember(w: Words, key: int, entry: int) -> None:
    """Write an entry over its older self, or over the one with the fewest cards left.

    Other threads write here too: key and entry are kept as their difference and the entry, so that
    halves of two writers never pass for one.
    """
    first = bucket_of(w, key)
    to = first + (key >> 60 << 1)
    least = 1 << 62
    for at in range(first, first + 8, 2):
        old = w[at + 1]
        if w[at] ^ old == key:
            to = at
            break
        if w[SIDES] == 2 and old >> 26 & 63 < least:
            to = at
            least = old >> 26 & 63
    w[to] = key ^ entry
    w[to + 1] = entry
    w[STORED] += 1
    if w[STORED] > 4 * w[TABLE_MASK] and w[TABLE_MASK] < w[TABLE_MASK_MOST]:
        grow(w)


@inner
def grow(w: Words) -> None:
    """Use twice as many buckets from now on.

    Memory is taken from the system where it is first written to, so a short search takes little.
    Of the entries so far, half are no longer found; they are written over in time.
    """
    w[TABLE_MASK] = 2 * w[TABLE_MASK] + 1
    w[STORED] = 0


@part
def forget(w: Words) -> None:
    """Empty the table of positions."""
    for i in range(w[TABLE], w[TABLE] + 8 * (w[TABLE_MASK] + 1)):
        w[i] = 0
