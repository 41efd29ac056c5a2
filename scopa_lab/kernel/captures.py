"""What a card may take.

The sets a card of some value takes are kept as rank multisets: one word with a count of 0 to 4 in
four bits for every rank. A multiset lies on the table when no count is larger than the table's,
which one subtraction tells; it is then spelt out in suits. Which multisets to try is looked up by
the card's rank and by which ranks lie on the table, so sums, caps and house rules are data.

Multiples of a value would make lists without end; those sets are counted through (`multiples`).
"""

from __future__ import annotations

from .jit import Words, inner, lowest, popcount
from .layout import (
    ACE,
    CARD_SHIFT,
    CARDS_MASK,
    EIGHTS,
    EQUAL_ALONE,
    FEWEST,
    INDEX,
    MAY_TAKE_ALL,
    MOST,
    MULTIPLES,
    NUMBERED,
    ONES,
    OPTIONAL,
    OVERFLOW,
    PRIORITY,
    RANK_HIGH,
    RANK_LOW,
    RANK_SHIFT,
    RANKS,
    SHIELD,
    SINGLE,
    SPECIAL,
    STACK_END,
    STATUS,
    TAKES_ALL,
    VALUES,
)


@inner
def counts_of(cards: int) -> int:
    """Return how many cards of each rank there are, four bits a rank."""
    pairs = cards - ((cards >> 1) & 0x5555555555555)
    return (pairs & 0x3333333333333) + ((pairs >> 2) & 0x3333333333333)


@inner
def ranks_of(w: Words, cards: int) -> int:
    """Return which of the ranks that add up there are, one bit a rank."""
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
def next_choice(there: int, loose: int, choice: int) -> int:
    """Return the next subset of the cards of one rank, the empty one after the last.

    Of the loose ones, which are interchangeable, only the lowest are chosen.
    """
    while True:
        choice = (choice - there) & there
        left = loose & ~choice
        if left == 0 or (choice & loose) <= (left & -left):
            return choice


@inner
def multiples(w: Words, rank: int, table: int, matters: int, at: int) -> int:
    """Write every set of table cards worth a multiple of a rank's value at ``at``; return the end.

    All sets are counted through like a number with a digit for every rank; a digit that makes the
    set too large is passed over with all that it begins.
    """
    value = w[VALUES + rank]
    table &= w[NUMBERED]
    first = at
    most = w[MOST]
    if w[PRIORITY] == SINGLE and table >> 4 * rank & 15:
        table &= 15 << 4 * rank
        most = 1
    chosen = 0
    size = 0
    total = 0
    while True:
        left = table
        while left:
            shift = lowest(left) & ~3
            there = table >> shift & 15
            before = chosen >> shift & 15
            choice = next_choice(there, there & ~(matters >> shift), before)
            more = popcount(choice) - popcount(before)
            chosen ^= (before ^ choice) << shift
            size += more
            total += more * w[VALUES + (shift >> 2)]
            if choice == 0:
                left &= ~(15 << shift)
            elif size <= most:
                break
        if left == 0:
            return at
        if total % value == 0:
            if w[PRIORITY] == FEWEST and size < most:
                most = size
                at = first
            if at + 2 >= w[STACK_END]:
                w[STATUS] = OVERFLOW
                return first
            w[at] = chosen
            at += 1


@inner
def all_besides(w: Words, table: int, first: int, at: int) -> int:
    """Add the whole table to the captures from ``first`` on, if it is not one of them already."""
    if table == 0:
        return at
    for i in range(first, at):
        if w[i] == table:
            return at
    if at + 2 >= w[STACK_END]:
        w[STATUS] = OVERFLOW
        return at
    w[at] = table
    return at + 1


@inner
def special(w: Words, rank: int, table: int, matters: int, first: int, at: int) -> int:
    """Add the captures of a card that are in no list to those from ``first`` on; return the end."""
    if w[MULTIPLES] >> rank & 1:
        at = multiples(w, rank, table, matters, at)
    if rank == 0 and (w[ACE] == MAY_TAKE_ALL or (w[ACE] == TAKES_ALL and table & w[SHIELD] == 0)):
        at = all_besides(w, table, first, at)
    return at


@inner
def lies(counts: int, multiset: int) -> bool:
    """Say whether a rank multiset lies on a table, given by its counts."""
    return ((counts | EIGHTS) - multiset) & EIGHTS == EIGHTS


@inner
def list_of(w: Words, rank: int, ranks: int) -> int:
    """Return where the list of a card's multisets starts: their number, then the multisets."""
    return w[INDEX] + w[w[INDEX] + ranks + (rank << w[RANKS])]


@inner
def last_size(w: Words, size: int, otherwise: int) -> int:
    """Return after which size a list is left, when a multiset of some size was found to lie there.

    Size 0: no priority ranks it.
    """
    if size and (w[PRIORITY] == FEWEST or (w[PRIORITY] == SINGLE and size == 1)):
        return size
    return otherwise


@inner
def listed(w: Words, rank: int, table: int, matters: int, at: int) -> int:
    """Write the captures in the lists of a rank at ``at``; return the end."""
    first = at
    if w[EQUAL_ALONE] and table >> 4 * rank & 15:
        if at + 2 >= w[STACK_END]:
            w[STATUS] = OVERFLOW
            return first
        return spell_out(w, 1 << 4 * rank, table, matters, at)
    counts = counts_of(table)
    entry = list_of(w, rank, ranks_of(w, table))
    last = 16
    for i in range(entry + 1, entry + 1 + w[entry]):
        if w[i] >> CARD_SHIFT > last:
            break
        if lies(counts, w[i] & CARDS_MASK):
            last = last_size(w, w[i] >> CARD_SHIFT, last)
            if at + 2 >= w[STACK_END]:
                w[STATUS] = OVERFLOW
                return first
            at = spell_out(w, w[i] & CARDS_MASK, table, matters, at)
    return at


@inner
def one_will_do(loose: int, card: int) -> bool:
    """Say whether a lower card is just as good: of its rank, and both among the ``loose`` ones."""
    bit = 1 << card
    return loose & bit != 0 and loose & (bit - 1) & 15 << (card & ~3) != 0


@inner
def moves_of(w: Words, table: int, hand: int, matters: int, at: int) -> int:
    """Write the legal moves of a hand at ``at``; return the end.

    Of moves that differ only in cards outside ``matters``, one is written.
    """
    loose = hand & ~matters
    todo = hand
    while todo:
        bit = todo & -todo
        todo ^= bit
        card = lowest(bit)
        rank = card >> 2
        if one_will_do(loose, card):
            continue
        first = at
        at = listed(w, rank, table, matters, at)
        if w[SPECIAL] >> rank & 1:
            at = special(w, rank, table, matters, first, at)
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
    """Put moves in canonical order, by insertion over shorter and shorter gaps."""
    gap = 1
    while 9 * gap < end - first:
        gap = 3 * gap + 1
    while gap:
        for i in range(first + gap, end):
            move = w[i]
            j = i
            while j >= first + gap and comes_before(move, w[j - gap]):
                w[j] = w[j - gap]
                j -= gap
            w[j] = move
        gap //= 3
