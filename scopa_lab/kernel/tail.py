"""The last plays of a deal, searched with as little as possible: no table, no bounds, no ratings.

Only two sides and rules without anything unusual are played here (`TAIL_FROM`). Piles, table and
points so far are kept frame by frame, so that only a hand must be put right when a move is undone.
As soon as every seat has one card left nobody chooses any more, but for captures: those plays are
followed without a frame.
"""

from __future__ import annotations

from .captures import counts_of, last_size, lies, list_of, listed, one_will_do, ranks_of
from .jit import Words, inner, lowest
from .layout import (
    BASE,
    CARD_SHIFT,
    CARDS_MASK,
    CATEGORY,
    CATEGORY_SIZE,
    EQUAL_ALONE,
    FORCED_FROM,
    FRAME_SIZE,
    FRAMES,
    GOAL,
    HANDS,
    LAST,
    MATTERS,
    NODES,
    ONES,
    OPEN,
    PAY,
    PILES,
    PLIES,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEAT,
    SIDE,
    T_BEST,
    T_CARD,
    T_END,
    T_HEIR,
    T_NEXT,
    T_PILE_0,
    T_PILE_1,
    T_SUM,
    T_TABLE,
    T_TOTAL,
    TABLE_CARDS,
    TABLE_SUM,
    TAIL_FRAME_SIZE,
    TAIL_FRAMES,
    TAKES,
    VALUES,
)
from .measures import margin_of, measure_pile
from .play import ended

UNKNOWN = 1 << 40  # no value
SEVERAL = -1


@inner
def only_capture(w: Words, rank: int, table: int, total: int) -> int:
    """Return what a card takes from a table of some value; SEVERAL if it may choose, 0: nothing."""
    same = table >> 4 * rank & 15
    if w[EQUAL_ALONE] and same:
        return same << 4 * rank if same & (same - 1) == 0 else SEVERAL
    if w[TAKES + rank] > total:
        return 0
    counts = counts_of(table)
    entry = list_of(w, rank, ranks_of(w, table))
    found = 0
    last = 16
    for i in range(entry + 1, entry + 1 + w[entry]):
        if w[i] >> CARD_SHIFT > last:
            break
        multiset = w[i] & CARDS_MASK
        if lies(counts, multiset):
            ranks = ((multiset | multiset >> 1 | multiset >> 2) & ONES) * 15
            if found or counts & ranks != multiset:
                return SEVERAL
            found = table & ranks
            last = last_size(w, w[i] >> CARD_SHIFT, last)
    return found


@inner
def play_forced(w: Words, ply: int, t: int, categories: int) -> int:
    """Return the value of a frame if nobody has a choice from there on, else UNKNOWN."""
    table = w[t + T_TABLE]
    worth = w[t + T_SUM]
    pile_0 = w[t + T_PILE_0]
    pile_1 = w[t + T_PILE_1]
    heir = w[t + T_HEIR]
    total = w[t + T_TOTAL]
    end = SCHEDULE + w[PLIES] * SCHEDULE_SIZE
    for s in range(SCHEDULE + ply * SCHEDULE_SIZE, end, SCHEDULE_SIZE):
        bit = w[HANDS + w[s + SEAT]]
        rank = lowest(bit) >> 2
        captured = only_capture(w, rank, table, worth) if table else 0
        if captured == SEVERAL:
            return UNKNOWN
        if captured == 0:
            table |= bit
            worth += w[VALUES + rank]
            continue
        table ^= captured
        worth -= w[TAKES + rank]
        heir = w[s + SIDE] + 1
        if heir == 1:
            pile_0 |= captured | bit
            if table == 0:
                total += w[s + PAY]
        else:
            pile_1 |= captured | bit
            if table == 0:
                total -= w[s + PAY]
    if heir == 1:
        pile_0 |= table
    elif heir == 2:
        pile_1 |= table
    while categories:
        category = CATEGORY + lowest(categories) * CATEGORY_SIZE
        categories &= categories - 1
        mine = measure_pile(w, category, pile_0)
        total += margin_of(w, category, mine, measure_pile(w, category, pile_1))
    return total


@inner
def list_captures_first(w: Words, ply: int, t: int, matters: int, at: int) -> int:
    """List the moves of a frame at ``at``, captures before cards that are laid; return the end."""
    table = w[t + T_TABLE]
    hand = w[HANDS + w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT]]
    loose = hand & ~matters
    laid = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        card = lowest(bit)
        rank = card >> 2
        if one_will_do(loose, card):
            continue
        first = at
        if w[TAKES + rank] <= w[t + T_SUM]:
            at = listed(w, rank, table, matters, at)
        if at == first:
            laid |= bit
        for i in range(first, at):
            w[i] |= card << CARD_SHIFT
    while laid:
        w[at] = lowest(laid) << CARD_SHIFT
        laid &= laid - 1
        at += 1
    return at


@inner
def step(w: Words, ply: int, t: int, move: int) -> None:
    """Play a move in a frame; the result is the next one."""
    s = SCHEDULE + ply * SCHEDULE_SIZE
    u = t + TAIL_FRAME_SIZE
    card = move >> CARD_SHIFT
    captured = move & CARDS_MASK
    w[t + T_CARD] = card
    w[HANDS + w[s + SEAT]] ^= 1 << card
    w[u + T_PILE_0] = w[t + T_PILE_0]
    w[u + T_PILE_1] = w[t + T_PILE_1]
    w[u + T_TOTAL] = w[t + T_TOTAL]
    if captured == 0:
        w[u + T_TABLE] = w[t + T_TABLE] | 1 << card
        w[u + T_SUM] = w[t + T_SUM] + w[VALUES + (card >> 2)]
        w[u + T_HEIR] = w[t + T_HEIR]
        return
    side = w[s + SIDE]
    w[u + T_TABLE] = w[t + T_TABLE] ^ captured
    w[u + T_SUM] = w[t + T_SUM] - w[TAKES + (card >> 2)]
    w[u + T_HEIR] = side + 1
    w[u + T_PILE_0 + side] |= captured | 1 << card
    if w[u + T_TABLE] == 0:
        w[u + T_TOTAL] += w[s + PAY] if side == 0 else -w[s + PAY]


@inner
def search_tail(w: Words, start: int, at: int) -> int:
    """Return a bound of the value of a frame, on that side of its goal where the value is.

    With STATUS not 0 it means nothing.
    """
    f = FRAMES + start * FRAME_SIZE
    t = TAIL_FRAMES + start * TAIL_FRAME_SIZE
    goal = w[f + GOAL]
    w[t + T_TABLE] = w[f + TABLE_CARDS]
    w[t + T_SUM] = w[f + TABLE_SUM]
    w[t + T_PILE_0] = w[PILES]
    w[t + T_PILE_1] = w[PILES + 1]
    w[t + T_HEIR] = w[f + LAST]
    w[t + T_TOTAL] = w[f + BASE]
    ply = start
    while True:
        if ended(w):  # also when there was no room for all moves
            return 0
        w[NODES] += 1
        value = UNKNOWN
        if ply >= w[FORCED_FROM]:
            value = play_forced(w, ply, t, w[f + OPEN])
        if value == UNKNOWN:
            w[t + T_NEXT] = at
            at = list_captures_first(w, ply, t, w[f + MATTERS], at)
            w[t + T_END] = at
            w[t + T_BEST] = UNKNOWN if w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE] else -UNKNOWN
        else:
            while True:
                if ply == start:
                    return value
                ply -= 1
                t -= TAIL_FRAME_SIZE
                s = SCHEDULE + ply * SCHEDULE_SIZE
                w[HANDS + w[s + SEAT]] ^= 1 << w[t + T_CARD]
                if w[s + SIDE] == 0:
                    w[t + T_BEST] = max(w[t + T_BEST], value)
                    done = value >= goal
                else:
                    w[t + T_BEST] = min(w[t + T_BEST], value)
                    done = value < goal
                at = w[t + T_END]
                if not done and w[t + T_NEXT] < at:
                    break
                value = w[t + T_BEST]
        move = w[w[t + T_NEXT]]
        w[t + T_NEXT] += 1
        step(w, ply, t, move)
        ply += 1
        t += TAIL_FRAME_SIZE
