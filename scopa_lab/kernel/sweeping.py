"""The game in which only sweeps count: what it is worth bounds what sweeps can still change.

Whoever plays it best makes sure of so many sweeps more than the other, whatever becomes of the
categories; with the bounds of those that often settles a position. Suits and piles mean nothing
here, so hands and table are counts of ranks (four bits a rank), and positions come again and again:
what is found out is kept in a table of its own, which stays true as long as rules and order of play
do. Used after the last batch is dealt and where sweeps score a point (`SWEEPS_FROM`).
"""

from __future__ import annotations

from .captures import counts_of, last_size, lies, list_of, ranks_of
from .earning import plays_before_sweep
from .jit import Words, inner, lowest
from .layout import (
    CARD_SHIFT,
    CARDS_MASK,
    EQUAL_ALONE,
    FRAME_SIZE,
    FRAMES,
    HANDS,
    NODE_LIMIT,
    NODES,
    PAY,
    PLIES,
    S_END,
    S_KEY,
    S_NEED,
    S_NEXT,
    S_RANK,
    S_SUM,
    S_TABLE,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEAT,
    SEATS,
    SIDE,
    STACK_END,
    SUM_LIMIT,
    SWEEP_COUNTS,
    SWEEP_FRAME_SIZE,
    SWEEP_FRAMES,
    SWEEP_TABLE,
    SWEEP_TABLE_MASK,
    SWEEPERS,
    SWEEPS_0,
    SWEEPS_1,
    TABLE_CARDS,
    TABLE_SUM,
    TAKES,
    VALUES,
)
from .memory import mix

NO, YES, UNCLEAR = range(3)
SWEEPS, SAFE = 2 << 56, 1 << 56  # marks of moves on the stack: sweeps, leaves no sweep
LOOK_UP_LEAST = 7  # cards left to play: below it the table is not worth asking
ENOUGH = 1 << 14  # positions looked at before it is given up
MOST_MOVES = 1 << 10  # of one position, by ranks
_WIDE = 64  # nobody is so many sweeps ahead


@inner
def list_by_rank(w: Words, ply: int, at: int) -> int:
    """List the moves of a frame at ``at``, by ranks alone; return the end."""
    g = SWEEP_FRAMES + ply * SWEEP_FRAME_SIZE
    s = SCHEDULE + ply * SCHEDULE_SIZE
    table = w[g + S_TABLE]
    ranks = ranks_of(w, table)
    hand = w[SWEEP_COUNTS + w[s + SEAT]]
    next_hand = w[SWEEP_COUNTS + w[s + SCHEDULE_SIZE + SEAT]]
    while hand:
        rank = lowest(hand) >> 2
        hand &= ~(15 << 4 * rank)
        first = at
        card = rank << CARD_SHIFT
        if w[EQUAL_ALONE] and table >> 4 * rank & 15:
            w[at] = card | 1 << 4 * rank
            at += 1
        else:
            entry = list_of(w, rank, ranks)
            last = 16
            for i in range(entry + 1, entry + 1 + w[entry]):
                if w[i] >> CARD_SHIFT > last:
                    break
                if lies(table, w[i] & CARDS_MASK):
                    last = last_size(w, w[i] >> CARD_SHIFT, last)
                    w[at] = card | w[i] & CARDS_MASK
                    at += 1
        left = w[g + S_SUM] - w[TAKES + rank]
        if at == first:
            w[at] = card
            at += 1
            left = w[g + S_SUM] + w[VALUES + rank]
        safe = SAFE if left > w[SUM_LIMIT] or w[SWEEPERS + left] & next_hand == 0 else 0
        for i in range(first, at):
            w[i] |= SWEEPS if table and w[i] & CARDS_MASK == table else safe
    return at


@inner
def settle_sweeps(w: Words, ply: int) -> int:
    """Say whether side 0 nets what a frame needs, if that is seen without a search."""
    g = SWEEP_FRAMES + ply * SWEEP_FRAME_SIZE
    need = w[g + S_NEED]
    total = w[g + S_SUM]
    table = w[g + S_TABLE]
    plies = w[PLIES]
    hand = w[SWEEP_COUNTS + w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT]]
    first = ply + plays_before_sweep(w, table, total, hand)
    s = SCHEDULE + min(first, plies) * SCHEDULE_SIZE
    if w[s + SWEEPS_0] < need:
        return NO
    if -w[s + SWEEPS_1] >= need:
        return YES
    w[g + S_KEY] = 0
    if plies - ply < LOOK_UP_LEAST:
        return UNCLEAR
    key = mix(ply, table)
    for seat in range(w[SEATS]):
        key = mix(key, w[SWEEP_COUNTS + seat])
    key |= 1
    w[g + S_KEY] = key
    entry = w[w[SWEEP_TABLE] + (key >> 2 & w[SWEEP_TABLE_MASK])]
    if entry >> 14 == key >> 14:
        if (entry >> 7 & 127) - _WIDE >= need:
            return YES
        if (entry & 127) - _WIDE < need:
            return NO
    return UNCLEAR


@inner
def keep_sweeps(w: Words, g: int, answer: int) -> None:
    """Write into the table whether side 0 nets what a frame needs, in one word: key and bounds."""
    key = w[g + S_KEY]
    at = w[SWEEP_TABLE] + (key >> 2 & w[SWEEP_TABLE_MASK])
    entry = w[at]
    low = 0
    high = 2 * _WIDE - 1
    if entry >> 14 == key >> 14:
        low = entry >> 7 & 127
        high = entry & 127
    if answer == YES:
        low = max(low, w[g + S_NEED] + _WIDE)
    else:
        high = min(high, w[g + S_NEED] - 1 + _WIDE)
    w[at] = key >> 14 << 14 | low << 7 | high


@inner
def take_best(w: Words, at: int, end: int) -> int:
    """Return the most promising of the moves in ``at`` to ``end``, with the first in its place."""
    best = at
    for i in range(at + 1, end):
        if w[i] >> 56 > w[best] >> 56:
            best = i
    move = w[best]
    w[best] = w[at]
    return move & ~(SWEEPS | SAFE)


@inner
def nets(w: Words, start: int, need: int, at: int) -> int:
    """Say whether side 0 can make sure of ``need`` sweeps more than side 1 from a frame on.

    UNCLEAR is said only when that would take too long to find out.
    """
    f = FRAMES + start * FRAME_SIZE
    for seat in range(w[SEATS]):
        w[SWEEP_COUNTS + seat] = counts_of(w[HANDS + seat])
    ply = start
    g = SWEEP_FRAMES + ply * SWEEP_FRAME_SIZE
    w[g + S_TABLE] = counts_of(w[f + TABLE_CARDS])
    w[g + S_SUM] = w[f + TABLE_SUM]
    w[g + S_NEED] = need
    enough = min(w[NODES] + ENOUGH, w[NODE_LIMIT])
    while True:
        if w[NODES] >= enough or at + MOST_MOVES > w[STACK_END]:
            return UNCLEAR
        w[NODES] += 1
        answer = settle_sweeps(w, ply)
        if answer == UNCLEAR:
            w[g + S_NEXT] = at
            at = list_by_rank(w, ply, at)
            w[g + S_END] = at
        else:
            while True:
                if ply == start:
                    return answer
                ply -= 1
                g -= SWEEP_FRAME_SIZE
                s = SCHEDULE + ply * SCHEDULE_SIZE
                w[SWEEP_COUNTS + w[s + SEAT]] += 1 << 4 * w[g + S_RANK]
                at = w[g + S_END]
                good = YES if w[s + SIDE] == 0 else NO  # for the side that played
                if answer != good and w[g + S_NEXT] < at:
                    break
                if w[g + S_KEY]:
                    keep_sweeps(w, g, answer)
        move = take_best(w, w[g + S_NEXT], at)
        w[g + S_NEXT] += 1
        s = SCHEDULE + ply * SCHEDULE_SIZE
        rank = move >> CARD_SHIFT
        captured = move & CARDS_MASK
        w[g + S_RANK] = rank
        w[SWEEP_COUNTS + w[s + SEAT]] -= 1 << 4 * rank
        h = g + SWEEP_FRAME_SIZE
        w[h + S_NEED] = w[g + S_NEED]
        if captured:
            w[h + S_TABLE] = w[g + S_TABLE] - captured
            w[h + S_SUM] = w[g + S_SUM] - w[TAKES + rank]
            if w[h + S_TABLE] == 0:
                w[h + S_NEED] -= w[s + PAY] if w[s + SIDE] == 0 else -w[s + PAY]
        else:
            w[h + S_TABLE] = w[g + S_TABLE] + (1 << 4 * rank)
            w[h + S_SUM] = w[g + S_SUM] + w[VALUES + rank]
        ply += 1
        g = h
