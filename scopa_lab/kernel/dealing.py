"""Dealing at random: the cards that nobody knows, and what a fresh deal brings with it.

Numbers come from a counter that is scrambled, a stream of its own for every deal, so that a deal
does not depend on those before it.
"""

from __future__ import annotations

from .captures import counts_of
from .earning import declared, sum_of
from .jit import Words, inner, popcount
from .layout import (
    BARSEGA,
    CATEGORIES,
    DEALT,
    DECLARED,
    DECLARES,
    DISTINCT,
    EARNED,
    HANDS,
    HASH_MASK,
    HIDDEN,
    KNOWN,
    NUMBERED,
    OPENER,
    PILES,
    PLACE,
    RANDOM,
    RANKS_MAX,
    REDEAL_CARDS,
    REDEAL_LEAST,
    ROWS,
    SIDES,
    SLOT_SIZE,
    SLOTS,
    SLOTS_USED,
    START,
    START_EARNED,
    START_LAST,
    START_TABLE,
    SWEEP,
    SWEPT_SO_FAR,
    TRIO,
    UNSEEN,
    UNSEEN_COUNT,
    VALUES,
    WILD,
)
from .memory import mix

_STEP = 0x1E3779B97F4A7C15
_TWOS = 0xEEEEEEEEEEEEE  # counts of two and more


@inner
def below(w: Words, limit: int) -> int:
    """Return a random number from 0 to ``limit - 1``; limits are below 2 ** 22.

    Of 40 random bits: no number is likelier than another by more than a part in 2 ** 18.
    """
    w[RANDOM] = (w[RANDOM] + _STEP) & HASH_MASK
    return (mix(mix(w[RANDOM], 0), _STEP) >> 22) * limit >> 40


@inner
def deal_at_random(w: Words) -> None:
    """Deal the unseen cards: to hands, in a fresh deal to the table, and to the batches to come."""
    for i in range(w[UNSEEN_COUNT]):
        w[DEALT + i] = w[UNSEEN + i]
    deal_on(w, SLOTS, 0)


@inner
def deal_on(w: Words, slot: int, at: int) -> None:
    """Deal to this slot and all after it, from the card by this number on."""
    unseen = w[UNSEEN_COUNT]
    end = SLOTS + w[SLOTS_USED] * SLOT_SIZE
    while slot < end:
        first = at
        at += w[slot + HIDDEN]
        cards = w[slot + KNOWN]
        for i in range(first, at):
            swap(w, i, i + below(w, unseen - i))
            cards |= 1 << w[DEALT + i]
        slot += SLOT_SIZE
        if w[slot - SLOT_SIZE + PLACE] == START_TABLE:
            if w[DISTINCT] and at < unseen:
                cards = made_distinct(w, first, at)
            if is_dealt_again(w, cards):
                slot = SLOTS
                at = 0
                continue
        w[w[slot - SLOT_SIZE + PLACE]] = cards
    score_dealt(w, end)


@inner
def score_dealt(w: Words, end: int) -> None:
    """Score what hands and table are worth by being dealt."""
    for side in range(w[SIDES]):
        w[DECLARED + side] = 0
    if w[TRIO] or w[BARSEGA]:
        for slot in range(SLOTS, end, SLOT_SIZE):
            if w[slot + DECLARES]:
                dealt = w[w[slot + PLACE]]
                w[DECLARED + w[slot + DECLARES] - 1] += declared(w, dealt)
    if w[OPENER]:
        take_opening(w, w[OPENER] - 1)


@inner
def swap(w: Words, i: int, j: int) -> None:
    """Let two of the cards that are being dealt change places."""
    card = w[DEALT + i]
    w[DEALT + i] = w[DEALT + j]
    w[DEALT + j] = card


@inner
def made_distinct(w: Words, first: int, end: int) -> int:
    """Return the cards turned up, any of a rank that lies there already put back in the stock."""
    table = 0
    for i in range(first, end):
        while table >> (w[DEALT + i] & 60) & 15:
            swap(w, i, end + below(w, w[UNSEEN_COUNT] - end))
        table |= 1 << w[DEALT + i]
    return table


@inner
def is_dealt_again(w: Words, table: int) -> bool:
    """Say whether everything is dealt again, because of the cards turned up."""
    if w[DISTINCT]:
        return counts_of(table) & _TWOS != 0
    return w[REDEAL_LEAST] > 0 and popcount(table & w[REDEAL_CARDS]) >= w[REDEAL_LEAST]


@inner
def opening_sweeps(w: Words, table: int) -> int:
    """Return 1 for a table worth 15, 2 for one worth 30, else 0; the wild card suits itself."""
    others = table & ~w[WILD]
    if table == 0 or others & ~w[NUMBERED]:
        return 0
    for sweeps in range(1, 3):
        missing = 15 * sweeps - sum_of(w, others)
        if others == table and missing == 0:
            return sweeps
        if others != table and missing > 0:
            for rank in range(RANKS_MAX):
                if w[VALUES + rank] == missing:
                    return sweeps
    return 0


@inner
def take_opening(w: Words, side: int) -> None:
    """Let a side take an opening table worth 15 or 30."""
    table = w[START_TABLE]
    sweeps = opening_sweeps(w, table)
    start = START - HANDS + side
    w[start + PILES] = table if sweeps else 0
    w[START_LAST] = side + 1 if sweeps else 0
    w[START_TABLE] = 0 if sweeps else table
    if w[ROWS] > w[CATEGORIES] and w[EARNED] == SWEEP:  # they come first, if they score
        w[START_EARNED + side] = sweeps
        w[start + SWEPT_SO_FAR] = sweeps
