"""Styles of play: a move is chosen by what it does, weighed; a seat sees no more than it may.

A style knows its own hand, the table, the piles, how many cards others hold and whose turn it is.
The cards it does not see are one set, whoever holds them; chances are those of a random deal.
What a move does is counted in thousandths of a point; the weights are thousandths too.
"""

from __future__ import annotations

from .captures import counts_of, moves_of
from .dealing import below
from .earning import itself, others, sum_of, sweep_points
from .jit import Words, inner, lowest, part, popcount
from .layout import (
    ANY_TOTAL,
    BATCHES,
    CARD_SHIFT,
    CARDS_MASK,
    DEAL,
    EARNING,
    FRAME_SIZE,
    FRAMES,
    HANDS,
    MISSED,
    MISSED_MOST,
    MOST,
    ONES,
    PAY,
    PILES,
    PLIES,
    RANKS_MAX,
    RATE_BEST,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEAT,
    SEATS,
    SEATS_MAX,
    SIDE,
    SIDES,
    STACK,
    STYLE_DECK,
    STYLE_SIZE,
    STYLES,
    SUM_LIMIT,
    SWEEP_POINTS,
    SWEEPERS,
    TABLE_CARDS,
    TABLE_SUM,
    TAKERS,
    TAKES,
    VALUES,
    W_EARNS,
    W_EXPOSES,
    W_KEY_RISK,
    W_LAST_WORD,
    W_LAYS_DOUBLE,
    W_LAYS_WORTH,
    W_PAIRS,
    W_SAVES,
    W_SWEEP_RISK,
    W_TAKES,
    WEIGHS,
    WORTH,
)

SURE = 1 << 16  # a chance of one
POINT = 1000


@inner
def cards_to_come(w: Words, ply: int) -> int:
    """Return how many cards the seat to play at a ply holds then; at most those it holds now."""
    s = SCHEDULE + ply * SCHEDULE_SIZE
    if w[s + DEAL]:
        return popcount(w[BATCHES + (w[s + DEAL] - 1) * SEATS_MAX + w[s + SEAT]])
    return popcount(w[HANDS + w[s + SEAT]])


@inner
def reckon(w: Words, unseen: int, held: int) -> None:
    """Work out the chances that a seat with so many cards holds none of 0 … 8 unseen ones."""
    chance = SURE
    for k in range(MISSED_MOST + 1):
        w[MISSED + k] = chance
        elsewhere = max(0, unseen - held - k)
        chance = chance * elsewhere // max(1, unseen - k)


@inner
def holds_one(w: Words, cards: int) -> int:
    """Return the chance that the next seat holds one of these unseen cards at least."""
    return SURE - w[MISSED + min(popcount(cards), MISSED_MOST)]


@inner
def worth_of(w: Words, cards: int) -> int:
    """Return what cards are worth to have captured, each by itself."""
    total = 0
    while cards:
        total += w[WORTH + lowest(cards)]
        cards &= cards - 1
    return total


@inner
def sweepers_of(w: Words, table: int, total: int, unseen: int, at: int) -> int:
    """Return the unseen cards that take a whole table."""
    if w[SUM_LIMIT]:
        if total > w[SUM_LIMIT] or popcount(table) > w[MOST]:
            return 0
        return w[SWEEPERS + total] & unseen
    found = 0
    for rank in range(RANKS_MAX):
        some = unseen & 15 << 4 * rank
        if some:
            for i in range(at, moves_of(w, table, some & -some, CARDS_MASK, at)):
                if w[i] & CARDS_MASK == table:
                    found |= some
    return found


@inner
def odd_ranks(w: Words, gone: int) -> int:
    """Return of how many ranks an odd number of cards is still to be captured."""
    return popcount(counts_of(w[STYLE_DECK] & ~gone) & ONES)


@inner
def earned_by(w: Words, ply: int, move: int) -> int:
    """Return the points that a move earns in play."""
    captured = move & CARDS_MASK
    if w[EARNING]:
        return sweep_points(w, ply, move >> CARD_SHIFT, captured) + others(w, ply, move)
    if captured and captured == w[FRAMES + ply * FRAME_SIZE + TABLE_CARDS]:
        return w[SCHEDULE + ply * SCHEDULE_SIZE + PAY]
    return 0


@inner
def risk_of(w: Words, ply: int, style: int, table: int, total: int, unseen: int, at: int) -> int:
    """Return what the seat after this ply may do with the table that it is left, weighed."""
    found = 0
    if w[style + W_SWEEP_RISK] and w[SCHEDULE + (ply + 1) * SCHEDULE_SIZE + PAY]:
        sweepers = sweepers_of(w, table, total, unseen, at)
        if sweepers:
            points = w[SWEEP_POINTS + (lowest(sweepers) >> 2)] * POINT
            found += w[style + W_SWEEP_RISK] * (holds_one(w, sweepers) * points >> 16)
    if w[style + W_EXPOSES]:
        exposed = 0
        cards = table
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            takers = w[TAKERS + (card >> 2)] & unseen
            exposed += holds_one(w, takers) * w[WORTH + card] >> 16
        found += w[style + W_EXPOSES] * exposed
    key = w[RATE_BEST] & unseen
    if w[style + W_KEY_RISK] and key:
        key &= -key
        if moves_of(w, table, key, CARDS_MASK, at) > at and w[at] & CARDS_MASK:
            found += w[style + W_KEY_RISK] * (holds_one(w, key) * w[WORTH + lowest(key)] >> 16)
    return found


@inner
def weigh(
    w: Words, ply: int, style: int, move: int, unseen: int, gone: int, odd: int, at: int
) -> int:
    """Return how good a move looks to a style; the room from ``at`` on is used.

    ``unseen`` are the cards that the seat does not see, or 0 where no rival plays next; ``gone``
    those in the piles; ``odd`` is 1 for the side that wants odd numbers to be left, else -1.
    """
    f = FRAMES + ply * FRAME_SIZE
    seat = w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT]
    card = move >> CARD_SHIFT
    captured = move & CARDS_MASK
    table = w[f + TABLE_CARDS]
    alone = itself(w, card, captured, table)
    took = captured | 1 << card if captured or alone else 0
    found = w[style + W_EARNS] * earned_by(w, ply, move) * POINT
    if took:
        found += w[style + W_TAKES] * worth_of(w, captured)
        found += w[style + W_SAVES] * w[WORTH + card]
        left = table & ~captured
        total = w[f + TABLE_SUM] - w[TAKES + (card >> 2)]
        if w[ANY_TOTAL] or alone:
            total = sum_of(w, left)
        plays = w[PLIES] - ply - 1
        if w[style + W_LAST_WORD] and plays < 2 * w[SEATS]:
            share = worth_of(w, left) * (2 * w[SEATS] - plays) // (2 * w[SEATS])
            found += w[style + W_LAST_WORD] * share
    else:
        found += w[style + W_LAYS_WORTH] * w[WORTH + card]
        if w[HANDS + seat] & ~(1 << card) & 15 << (card & 60):
            found += w[style + W_LAYS_DOUBLE] * POINT
        left = table | 1 << card
        total = w[f + TABLE_SUM] + w[VALUES + (card >> 2)]
    if w[style + W_PAIRS] and took:
        change = odd_ranks(w, gone | took) - odd_ranks(w, gone)
        found += w[style + W_PAIRS] * odd * change * POINT
    if left and unseen:
        found += risk_of(w, ply, style, left, total, unseen, at)
    return found


@inner
def gone_from(w: Words) -> int:
    """Return the cards in the piles."""
    gone = 0
    for side in range(w[SIDES]):
        gone |= w[PILES + side]
    return gone


@inner
def hidden(w: Words, ply: int, gone: int) -> int:
    """Return the cards that the seat to play does not see, 0 where no rival plays next.

    What is known of the next seat's chances is worked out too.
    """
    s = SCHEDULE + ply * SCHEDULE_SIZE
    if ply + 1 == w[PLIES] or w[s + SCHEDULE_SIZE + SIDE] == w[s + SIDE]:
        return 0
    seen = gone | w[HANDS + w[s + SEAT]] | w[FRAMES + ply * FRAME_SIZE + TABLE_CARDS]
    unseen = w[STYLE_DECK] & ~seen
    reckon(w, popcount(unseen), cards_to_come(w, ply + 1))
    return unseen


@inner
def wants_odd(w: Words, ply: int) -> int:
    """Return 1 for a side that does not make the deal's last play, else -1."""
    last = SCHEDULE + (w[PLIES] - 1) * SCHEDULE_SIZE
    return -1 if w[last + SIDE] == w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE] else 1


@part
def weigh_first(w: Words, move: int) -> int:
    """Return how good a first move looks to the style of the seat that makes it."""
    style = STYLES + w[SCHEDULE + SEAT] * STYLE_SIZE
    gone = gone_from(w)
    return weigh(w, 0, style, move, hidden(w, 0, gone), gone, wants_odd(w, 0), w[STACK])


@inner
def choose(w: Words, ply: int, at: int, end: int) -> int:
    """Return the move that the style of the seat to play chooses among those listed at ``at``."""
    style = STYLES + w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT] * STYLE_SIZE
    if end - at == 1:
        return w[at]
    if w[style + WEIGHS] == 0:
        return w[at + below(w, end - at)]
    gone = gone_from(w)
    unseen = hidden(w, ply, gone)
    odd = wants_odd(w, ply)
    best = 0
    chosen = 0
    level = 0
    for i in range(at, end):
        found = weigh(w, ply, style, w[i], unseen, gone, odd, end)
        if level == 0 or found > best:
            best = found
            chosen = w[i]
            level = 1
        elif found == best:
            level += 1
            if below(w, level) == 0:
                chosen = w[i]
    return chosen
