"""What a card may take.

The sets a card of some value takes are kept as rank multisets: one word with a count of 0 to 4 in
four bits for every rank. A multiset lies on the table when no count is larger than the table's,
which one subtraction tells; it is then spelt out in suits. Which multisets to try is looked up by
the card's rank and by which ranks lie on the table, so sums, caps and house rules are data.
"""

from __future__ import annotations

from .jit import Words, inner, lowest, popcount
from .layout import (
    CARD_SHIFT,
    CARDS_MASK,
    EIGHTS,
    FEWEST,
    INDEX,
    ONES,
    OPTIONAL,
    OVERFLOW,
    PRIORITY,
    RANK_HIGH,
    RANK_LOW,
    RANK_SHIFT,
    RANKS,
    SINGLE,
    STACK_END,
    STATUS,
)


@inner
def counts_of(cards: int) -> int:
    """Return how many cards of each rank there are, four bits a rank."""
    pairs = cards - ((cards >> 1) & 0x5555555555555)
    return (pairs & 0x3333333333333) + ((pairs >> 2) & 0x3333333333333)


@inner
def ranks_of(w: Words, cards: int) -> int:
    """Return which of the pack's ranks there are, one bit a rank."""
    some = cards | cards >> 1
    some = (some | some >> 2) & ONES
    some = (some | some >> 3) & 0x303030303030303
    some = (some | some >> 6) & 0xF000F000F000F
    some = (some | some >> 12) & 0xFF000000FF
    some = (some | some >> 24) & 0xFFFF
    return some & w[RANK_LOW] | some >> w[RANK_SHIFT] & w[RANK_HIGH]


@inner
def spell_out(w: Words, multiset: int, table: int, matters: int, at: int) -> int:
    """Write every set of table cards with these rank counts at ``at``; return the end.

    Cards of a rank outside ``matters`` are interchangeable: of sets that differ only in those, one
    is written.
    """
    end = at + 1
    w[at] = 0
    while multiset:
        shift = lowest(multiset) & ~3
        wanted = multiset >> shift & 15
        multiset &= ~(15 << shift)
        there = table >> shift & 15
        if popcount(there) == wanted:
            for i in range(at, end):
                w[i] |= there << shift
            continue
        loose = there & ~(matters >> shift)
        had = end - at
        first = 0
        for choice in range(1, 16):
            if choice & ~there or popcount(choice) != wanted:
                continue
            left = loose & ~choice
            if left and (choice & loose) > (left & -left):
                continue
            if first == 0:
                first = choice
                continue
            if end + had >= w[STACK_END]:
                w[STATUS] = OVERFLOW
                return end
            for i in range(at, at + had):
                w[end] = w[i] | choice << shift
                end += 1
        for i in range(at, at + had):
            w[i] |= first << shift
    return end


@inner
def moves_of(w: Words, table: int, hand: int, matters: int, at: int) -> int:
    """Write the legal moves of a hand at ``at``; return the end.

    Of moves that differ only in cards outside ``matters``, one is written.
    """
    counts = counts_of(table) | EIGHTS
    by_rank = w[INDEX] + ranks_of(w, table)
    loose = hand & ~matters
    todo = hand
    while todo:
        bit = todo & -todo
        todo ^= bit
        card = lowest(bit)
        rank = card >> 2
        if loose & bit and loose & (bit - 1) & 15 << 4 * rank:
            continue  # an earlier card is just as good
        first = at
        entry = w[by_rank + (rank << w[RANKS])]
        stop_after = 16
        for i in range(entry + 1, entry + 1 + w[entry]):
            size = w[i] >> CARD_SHIFT
            if size > stop_after:
                break
            multiset = w[i] & CARDS_MASK
            if (counts - multiset) & EIGHTS == EIGHTS:
                if w[PRIORITY] == FEWEST or (w[PRIORITY] == SINGLE and size == 1):
                    stop_after = size
                if at + 2 >= w[STACK_END]:
                    w[STATUS] = OVERFLOW
                    return first
                at = spell_out(w, multiset, table, matters, at)
        for i in range(first, at):
            w[i] |= card << CARD_SHIFT
        if at == first or w[OPTIONAL]:
            if at + 1 >= w[STACK_END]:
                w[STATUS] = OVERFLOW
                return first
            w[at] = card << CARD_SHIFT
            at += 1
    return at


@inner
def comes_before(a: int, b: int) -> bool:
    """Canonical order: card, laying first, fewer cards first, then the lower cards taken."""
    if a >> CARD_SHIFT != b >> CARD_SHIFT:
        return a < b
    a &= CARDS_MASK
    b &= CARDS_MASK
    if popcount(a) != popcount(b):
        return popcount(a) < popcount(b)
    differ = a ^ b
    return a & (differ & -differ) != 0


@inner
def sort_moves(w: Words, first: int, end: int) -> None:
    """Put moves in canonical order."""
    for i in range(first + 1, end):
        move = w[i]
        j = i
        while j > first and comes_before(move, w[j - 1]):
            w[j] = w[j - 1]
            j -= 1
        w[j] = move
