"""The best orientation of the edges between cards: what the first seat of a pair does at best.

A plan is a choice for every hand of two cards, which is an orientation of the edges between the
cards: each edge points from the card that is played to the one that is kept. What a card is worth
depends on the set of others with which it is played (BY_CARD), and a plan is worth the sum. The
best is found from two halves of the cards: for each orientation of the edges between the halves,
each half is at its best by itself.
"""

from __future__ import annotations

import math

from .jit import Reals, Words, inner, lowest, popcount
from .layout import RESULTS
from .pairs_layout import (
    BY_CARD,
    CARDS_HELD,
    ROW,
    ROW_MASK,
    SCRATCH,
    SET,
    WIDEST,
)
from .pairs_tree import clear, halves, lasts_at


@inner
def list_rows(w: Words, others: int) -> None:
    """Write to ROW_MASK which cards each row of bits means."""
    s = w[w[RESULTS] + SCRATCH]
    for row in range(1 << popcount(others)):
        mask = 0
        left = others
        bits = row
        while left:
            if bits & 1:
                mask |= left & -left
            bits >>= 1
            left &= left - 1
        w[s + ROW_MASK + row] = mask


@inner
def among(cards: int, card: int, inside: int) -> int:
    """Return with which others of some cards a card is played, by the number of an orientation."""
    found = 0
    edge = 0
    for high in range(8):
        for low in range(high):
            if cards >> high & cards >> low & 1:
                if inside >> edge & 1:
                    found |= 1 << high if card == low else 0
                else:
                    found |= 1 << low if card == high else 0
                edge += 1
    return found


@inner
def half(w: Words, x: Reals, cards: int, others: int, to: int, spare: int) -> None:
    """Write what one half of the cards is worth at best, for each orientation of the cross edges.

    In the number of an orientation each card of this half has a row of bits, the first card the
    lowest: which of the others it is played with.
    """
    s = w[w[RESULTS] + SCRATCH]
    count = popcount(cards)
    wide = popcount(others)
    rows = 1 << wide
    list_rows(w, others)
    clear(x, to, 1 << count * wide, -math.inf)
    for inside in range(1 << count * (count - 1) // 2):
        size = 1
        x[spare] = 0.0
        source = spare
        target = spare + (1 << count * wide)
        left = cards
        while left:
            card = lowest(left)
            left &= left - 1
            own = among(cards, card, inside)
            for row in range(rows):
                x[s + ROW + row] = x[s + BY_CARD + 256 * card + (own | w[s + ROW_MASK + row])]
            for row in range(rows):
                more = x[s + ROW + row]
                at = row * size
                if left:
                    for i in range(size):
                        x[target + at + i] = x[source + i] + more
                else:
                    for i in range(size):
                        x[to + at + i] = max(x[to + at + i], x[source + i] + more)
            size *= rows
            source, target = target, source


@inner
def settle(w: Words, x: Reals, cards: int, others: int, number: int) -> None:
    """Write to SET what one half of the cards does at best in an orientation of the cross edges."""
    s = w[w[RESULTS] + SCRATCH]
    count = popcount(cards)
    wide = popcount(others)
    list_rows(w, others)
    best = -math.inf
    chosen = 0
    for attempt in range((1 << count * (count - 1) // 2) + 1):
        last = attempt == 1 << count * (count - 1) // 2
        inside = chosen if last else attempt
        total = 0.0
        left = cards
        bits = number
        while left:
            card = lowest(left)
            left &= left - 1
            own = among(cards, card, inside) | w[s + ROW_MASK + (bits & (1 << wide) - 1)]
            bits >>= wide
            total += x[s + BY_CARD + 256 * card + own]
            w[s + SET + card] = own
        if total > best:
            best = total
            chosen = inside


@inner
def best_orientation(w: Words, x: Reals, left: int) -> float:
    """Return the most that the cards can be worth together, from BY_CARD, and write it to SET."""
    b = w[RESULTS]
    count = popcount(left)
    few = count // 2
    many = count - few
    ours = 0
    while popcount(ours) < few:
        ours |= (left & ~ours) & -(left & ~ours)
    theirs = left & ~ours
    size = halves(w[b + CARDS_HELD])
    one = lasts_at(w, w[b + WIDEST])
    two = one + size
    half(w, x, ours, theirs, one, two + size)
    half(w, x, theirs, ours, two, two + size)
    best = -math.inf
    chosen = 0
    mirrored = 0
    for number in range(1 << few * many):
        mirror = 0  # the same edges as the other half sees them
        for i in range(few):
            for j in range(many):
                if number >> (many * i + j) & 1 == 0:
                    mirror |= 1 << (few * j + i)
        value = x[one + number] + x[two + mirror]
        if value > best:
            best = value
            chosen = number
            mirrored = mirror
    settle(w, x, ours, theirs, chosen)
    settle(w, x, theirs, ours, mirrored)
    return best
