"""The public tree of two pairs, and what the deal is worth at its ends.

In the last round everybody has one card, and what it captures, where it can capture in several
ways, is chosen as if all cards were open.
"""

from __future__ import annotations

from .captures import sort_moves
from .jit import Reals, Words, inner, part
from .layout import (
    BEST,
    CARD_SHIFT,
    CATEGORIES,
    END,
    FRAME_SIZE,
    FRAMES,
    HANDS,
    NEXT,
    OUT,
    OVERFLOW,
    PLIES,
    RESULTS,
    RISING,
    ROWS,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEATS_MAX,
    SIDE,
    STACK,
    START_EARNED,
    STATUS,
)
from .pairs_layout import (
    ARRANGED,
    ARRANGEMENT,
    BY,
    CARD,
    CARDS_HELD,
    CARDS_LEFT,
    CHILD_SIZE,
    CHILDREN,
    DECIDING,
    DEPTH,
    DONE,
    END_COUNT,
    END_NUMBER,
    END_REALS,
    END_SIZE,
    KEPT,
    KNOWN,
    LASTING,
    LEFT,
    NODE_COUNT,
    NODE_REALS,
    NODE_SIZE,
    NUMBER,
    PARENT,
    PATH,
    PAYOFFS,
    PLAY,
    REACH,
    READY,
    REGRET,
    ROOM,
    SCRATCH,
    SCRATCH_SIZE,
    SEATED,
    TOTAL,
    TREE,
    WIDEST,
    WITH,
    WORTH,
)
from .play import ended, gather, legal_moves, play, restart, take_back
from .points import points_of_line

UNKNOWN = 1 << 40


@inner
def node_at(w: Words, node: int) -> int:
    """Return where a node lies."""
    return w[RESULTS] + TREE + node * NODE_SIZE


@inner
def end_at(w: Words, end: int) -> int:
    """Return where an end lies."""
    return w[RESULTS] + w[w[RESULTS] + ROOM] - (end + 1) * END_SIZE


@inner
def lasts_at(w: Words, offset: int) -> int:
    """Return where the child of a node with this offset has what is kept for it."""
    return w[w[RESULTS] + SCRATCH] + SCRATCH_SIZE + CHILD_SIZE * offset


@inner
def clear(x: Reals, start: int, count: int, value: float) -> None:
    """Write the same number so many times."""
    for i in range(start, start + count):
        x[i] = value


@inner
def halves(cards: int) -> int:
    """Return how many ways there are to orient the edges between two halves of the cards."""
    return 1 << (cards // 2) * (cards - cards // 2)


@inner
def margin_of_line(w: Words) -> int:
    """Return the margin of side 0 over side 1 after the moves in the frames.

    Points earned before these are left out.
    """
    points_of_line(w)
    total = 0
    for row in range(w[ROWS]):
        total += w[OUT + row * SEATS_MAX] - w[OUT + row * SEATS_MAX + 1]
    for row in range(w[ROWS] - w[CATEGORIES]):
        total -= w[START_EARNED + row * SEATS_MAX] - w[START_EARNED + row * SEATS_MAX + 1]
    return total


@inner
def last_round(w: Words, start: int) -> int:
    """Return the margin at the end of the deal when every hand has one card, all of them open."""
    ply = start
    at = w[STACK]
    while True:
        f = FRAMES + ply * FRAME_SIZE
        value = UNKNOWN
        if ply == w[PLIES]:
            value = margin_of_line(w)
        else:
            w[f + NEXT] = at
            at = legal_moves(w, ply, at)
            w[f + END] = at
            w[f + BEST] = UNKNOWN
            if w[STATUS]:
                return 0
        while value != UNKNOWN:
            if ply == start:
                return value
            ply -= 1
            f -= FRAME_SIZE
            take_back(w, ply)
            best = w[f + BEST]
            rising = w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE] == w[RISING]
            if best == UNKNOWN or (value > best if rising else value < best):
                w[f + BEST] = value
            at = w[f + END]
            value = UNKNOWN if w[f + NEXT] < at else w[f + BEST]
        play(w, ply, w[w[f + NEXT]])
        w[f + NEXT] += 1
        ply += 1


@inner
def arrange(w: Words) -> None:
    """List the ways in which the seats can hold the cards left, one each."""
    b = w[RESULTS]
    count = w[b + LASTING]
    found = 0
    for number in range(256):
        digits = 0
        for seat in range(count):
            digits |= 1 << (number >> 2 * seat & 3)
        if number >> 2 * count == 0 and digits == (1 << count) - 1:
            w[b + NUMBER + number] = found
            for seat in range(count):
                w[b + ARRANGEMENT + 4 * found + seat] = number >> 2 * seat & 3
            found += 1
    w[b + ARRANGED] = found


@inner
def pay(w: Words, x: Reals, node: int) -> None:
    """Write the payoffs of an end, 0 where a hand is not one that is known to be there."""
    b = w[RESULTS]
    end = end_at(w, w[node_at(w, node) + END_NUMBER])
    deciding = w[b + DECIDING]
    for number in range(w[b + ARRANGED]):
        allowed = True
        for seat in range(w[b + LASTING]):
            last = w[end + CARDS_LEFT + w[b + ARRANGEMENT + 4 * number + seat]]
            hand = 1 << last
            if seat < deciding:
                hand |= 1 << w[node_at(w, w[end + PATH + seat]) + WITH]
            if w[b + KNOWN + seat] & ~hand:
                allowed = False
            w[HANDS + w[b + SEATED + seat]] = 1 << w[b + CARD + last]
        x[end + PAYOFFS + number] = float(last_round(w, deciding)) if allowed else 0.0


@inner
def add_node(w: Words, parent: int, move: int, card: int) -> int:
    """Add a node, an end if nobody decides there; return its number, or -1 if there is no room."""
    b = w[RESULTS]
    node = w[b + NODE_COUNT]
    ends = w[b + END_COUNT]
    cards = w[b + CARDS_HELD]
    used = TREE + (node + 1) * (NODE_SIZE + NODE_REALS) + (ends + 1) * (END_SIZE + END_REALS)
    if used > w[b + ROOM]:
        w[STATUS] = OVERFLOW
        return -1
    n = node_at(w, node)
    w[n + PARENT] = parent
    w[n + BY] = move
    w[n + WITH] = card
    w[n + LEFT] = (1 << cards) - 1
    w[n + DEPTH] = 0
    if parent >= 0:
        up = node_at(w, parent)
        w[n + LEFT] = w[up + LEFT] & ~(1 << card)
        w[n + DEPTH] = w[up + DEPTH] + 1
    for i in range(9):
        w[n + CHILDREN + i] = 0
    w[b + NODE_COUNT] = node + 1
    w[n + END_NUMBER] = -1
    if w[n + DEPTH] == w[b + DECIDING]:
        w[n + END_NUMBER] = ends
        w[b + END_COUNT] = ends + 1
        end = end_at(w, ends)
        above = node
        for depth in range(w[n + DEPTH] - 1, -1, -1):
            w[end + PATH + depth] = above
            above = w[node_at(w, above) + PARENT]
        at = end + CARDS_LEFT
        for left in range(cards):
            if w[n + LEFT] >> left & 1:
                w[at] = left
                at += 1
    return node


@inner
def add_children(w: Words, ply: int, node: int) -> None:
    """Add a child for every move of every card that may be held, in canonical order."""
    b = w[RESULTS]
    n = node_at(w, node)
    hand = HANDS + w[b + SEATED + ply]
    at = w[STACK]
    first = w[b + NODE_COUNT]
    for card in range(8):
        w[n + CHILDREN + card] = w[b + NODE_COUNT]
        if w[n + LEFT] >> card & 1:
            w[hand] = 1 << w[b + CARD + card]
            end = legal_moves(w, ply, at)
            sort_moves(w, at, end)
            for i in range(at, end):
                if w[STATUS] == 0:
                    add_node(w, node, w[i], card)
    w[n + CHILDREN + 8] = w[b + NODE_COUNT]
    w[b + WIDEST] = max(w[b + WIDEST], w[b + NODE_COUNT] - first)
    w[FRAMES + ply * FRAME_SIZE + NEXT] = first
    w[FRAMES + ply * FRAME_SIZE + END] = w[b + NODE_COUNT]


@part
def grow(w: Words, x: Reals) -> None:
    """Build the tree with its payoffs, and lay out what is kept by node."""
    b = w[RESULTS]
    w[b + NODE_COUNT] = 0
    w[b + END_COUNT] = 0
    w[b + WIDEST] = 1
    arrange(w)
    gather(w)
    restart(w)
    ply = 0
    node = add_node(w, -1, 0, 0)
    while node >= 0:
        if ended(w):
            return
        if ply == w[b + DECIDING]:
            pay(w, x, node)
        else:
            add_children(w, ply, node)
        while ply >= 0 and (
            ply == w[b + DECIDING]
            or w[FRAMES + ply * FRAME_SIZE + NEXT] == w[FRAMES + ply * FRAME_SIZE + END]
        ):
            ply -= 1
            if ply >= 0:
                take_back(w, ply)
        if ply < 0 or w[STATUS]:
            break
        f = FRAMES + ply * FRAME_SIZE
        node = w[f + NEXT]
        w[f + NEXT] += 1
        move = w[node_at(w, node) + BY]
        w[HANDS + w[b + SEATED + ply]] = 1 << (move >> CARD_SHIFT)
        play(w, ply, move)
        ply += 1
    if w[STATUS]:
        return
    at = b + TREE + w[b + NODE_COUNT] * NODE_SIZE
    for array in (PLAY, REGRET, TOTAL, WORTH, KEPT):
        w[b + array] = at
        for i in range(8 * w[b + NODE_COUNT]):
            x[at + i] = 0.0
        at += 8 * w[b + NODE_COUNT]
    w[b + REACH] = at
    at += END_REALS * w[b + END_COUNT]
    w[b + SCRATCH] = at
    at += SCRATCH_SIZE + CHILD_SIZE * w[b + WIDEST] + 4 * halves(w[b + CARDS_HELD])
    if at > end_at(w, w[b + END_COUNT] - 1):
        w[STATUS] = OVERFLOW
        return
    w[b + DONE] = 0
    w[b + READY] = 1
