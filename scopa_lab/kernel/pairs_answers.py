"""Exact answers of a pair to a profile: by a joint plan, with its cards shared, seeing everything.

A plan says for every hand of both seats what they do. Its exact best needs no list of all plans.
Once the first seat's plan is fixed, the best reply of its partner is the best move of each hand by
itself. What a card's move is worth then depends only on the set of other cards with which the first
seat plays it, so the worth of a plan is a sum over its cards: an orientation, of which
`pairs_orientation` finds the best.
"""

from __future__ import annotations

import math

from .jit import Reals, Words, inner, lowest, popcount
from .layout import RESULTS
from .pairs_layout import (
    ARRANGED,
    ARRANGEMENT,
    AT,
    BEST_SO_FAR,
    BY_CARD,
    BY_REST,
    BY_SET,
    CARDS_HELD,
    CARDS_LEFT,
    CHILDREN,
    CHOICE,
    DEALS,
    DECIDING,
    DEPTH,
    END_NUMBER,
    HAND,
    JOINT,
    KNOWN,
    LAST_CARD,
    LASTING,
    LASTS,
    LEFT,
    NODE_COUNT,
    NUMBER,
    PAID,
    PARENT,
    PLAY,
    POOLED,
    RISES,
    SCRATCH,
    SEEING,
    SEEN,
    SEEN_CARD,
    SET,
    SHARE,
    STAGE,
)
from .pairs_orientation import best_orientation
from .pairs_profile import better, list_choices, next_hand
from .pairs_tree import clear, end_at, lasts_at, node_at

# ── what is left to be answered at the ends below a node ────────────────────────────────────────


@inner
def add_ends(w: Words, x: Reals, pair: int, node: int, to: int) -> None:
    """Add up what the ends below a node pay the pair, by the last cards of its two seats."""
    b = w[RESULTS]
    first = node
    after = node + 1
    while w[node_at(w, first) + DEPTH] < w[b + DECIDING]:  # the ends below a node are neighbours
        after = w[node_at(w, after - 1) + CHILDREN + 8]
        first = w[node_at(w, first) + CHILDREN]
    for below in range(first, after):
        end = end_at(w, w[node_at(w, below) + END_NUMBER])
        for i in range(w[b + ARRANGED]):
            order = b + ARRANGEMENT + 4 * i + pair
            mine = w[end + CARDS_LEFT + w[order]]
            x[to + 8 * w[end + CARDS_LEFT + w[order + 2]] + mine] += x[end + PAID + i]


@inner
def add_children(w: Words, x: Reals, pair: int, node: int) -> None:
    """Do so for every child of a node, in the LASTS of each."""
    n = node_at(w, node)
    for child in range(w[n + CHILDREN], w[n + CHILDREN + 8]):
        lasts = lasts_at(w, child - w[n + CHILDREN]) + LASTS
        clear(x, lasts, 64, 0.0)
        add_ends(w, x, pair, child, lasts)


# ── a pair both of whose seats decide ───────────────────────────────────────────────────────────


@inner
def reply(w: Words, x: Reals, node: int, hand: int, left: int) -> None:
    """Add what the partner's hand is worth at a node when it replies best.

    To BY_SET, by the set of other cards (of those ``left`` at its move) with which the first seat
    made it; and to SEEN, by the first seat's other card, where that is shared.
    """
    s = w[w[RESULTS] + SCRATCH]
    n = node_at(w, node)
    first = w[n + CHILDREN]
    seen = s + SEEN + 8 * lowest(hand) + lowest(hand & (hand - 1))
    rest = w[n + LEFT] & ~hand
    count = list_choices(w, node, hand)
    subset = rest
    while True:
        best = -math.inf
        for i in range(count):
            choice = w[lasts_at(w, i) + CHOICE]
            lasts = lasts_at(w, (choice >> 3) - first) + LASTS + 8 * (choice & 7)
            total = 0.0
            for mine in range(8):
                if subset >> mine & 1:
                    total += x[lasts + mine]
            best = max(best, total)
        x[s + BY_REST + subset] = best
        if subset & (subset - 1) == 0 and subset:
            for mine in range(8):
                if subset >> mine & 1:
                    x[seen + 64 * mine] += best
        if subset == 0:
            break
        subset = (subset - 1) & rest
    full = left
    while True:
        x[s + BY_SET + full] += x[s + BY_REST + (full & rest)]
        if full == 0:
            return
        full = (full - 1) & left


@inner
def add_move(w: Words, x: Reals, pair: int, child: int, card: int, first: bool, share: int) -> None:
    """Work out what a move of the first seat is worth, and add it to the other moves of its card.

    Of several captures with one card each hand makes one, so the set of hands is shared out; what
    falls to this one is written to ``share``.
    """
    b = w[RESULTS]
    s = w[b + SCRATCH]
    clear(x, s + BY_SET, 256, 0.0)
    clear(x, s + SEEN, 512, 0.0)
    n = node_at(w, child)
    left = w[n + LEFT]
    for node in range(w[n + CHILDREN], w[n + CHILDREN + 8]):
        m = node_at(w, node)
        add_children(w, x, pair, node)
        hand = next_hand(w[m + LEFT], 0)
        while hand:
            reply(w, x, node, hand, left)
            hand = next_hand(w[m + LEFT], hand)
    to = s + BY_CARD + 256 * card
    seen = s + SEEN_CARD + 512 * card
    for i in range(512):
        x[seen + i] = x[s + SEEN + i] if first else max(x[seen + i], x[s + SEEN + i])
    full = left  # from large to small: what is folded already is not looked at again
    while True:
        best = x[s + BY_SET + full]
        w[share + full] = full
        subset = full
        while subset and not first:
            subset = (subset - 1) & full
            value = x[to + (full & ~subset)] + x[s + BY_SET + subset]
            if value > best:
                best = value
                w[share + full] = subset
        x[to + full] = best
        if full == 0:
            return
        full = (full - 1) & left


@inner
def write_plan(w: Words, x: Reals, node: int) -> None:
    """Write to PLAY what the hands of the first seat do at a node, from SET."""
    b = w[RESULTS]
    s = w[b + SCRATCH]
    n = node_at(w, node)
    for card in range(8):
        todo = w[s + SET + card]
        for child in range(w[n + CHILDREN + card + 1] - 1, w[n + CHILDREN + card] - 1, -1):
            mine = w[lasts_at(w, child - w[n + CHILDREN]) + SHARE + todo]
            todo &= ~mine
            for other in range(8):
                x[w[b + PLAY] + 8 * child + other] = float(mine >> other & 1)


@inner
def shared(w: Words, x: Reals, left: int) -> float:
    """Return what both hands of a pair are worth from a node on with their cards shared."""
    s = w[w[RESULTS] + SCRATCH]
    total = 0.0
    for one in range(64):
        a, c = one >> 3, one & 7
        mine = 1 << a | 1 << c
        if a >= c or mine & ~left:
            continue
        for two in range(64):
            hand = 1 << (two >> 3) | 1 << (two & 7)
            if two >> 3 < two & 7 and hand & ~(left & ~mine) == 0:
                by_a = x[s + SEEN_CARD + 512 * a + 64 * c + two]
                total += max(by_a, x[s + SEEN_CARD + 512 * c + 64 * a + two])
    return total


@inner
def answer_together(w: Words, x: Reals, pair: int) -> None:
    """Write what a pair gets by its best joint plan, left in PLAY, and with its cards shared."""
    b = w[RESULTS]
    joint = 0.0
    pooled = 0.0
    for node in range(w[b + NODE_COUNT]):
        n = node_at(w, node)
        if w[n + DEPTH] != pair:
            continue
        for card in range(8):
            first = w[n + CHILDREN + card]
            for child in range(first, w[n + CHILDREN + card + 1]):
                share = lasts_at(w, child - w[n + CHILDREN]) + SHARE
                add_move(w, x, pair, child, card, child == first, share)
        joint += best_orientation(w, x, w[n + LEFT])
        pooled += shared(w, x, w[n + LEFT])
        write_plan(w, x, node)
    better(w, x, pair, pair + 2)
    x[b + JOINT + pair] = joint
    x[b + POOLED + pair] = pooled


@inner
def answer_alone(w: Words, x: Reals, pair: int) -> None:
    """Do as `answer_together` where only the first seat of the pair decides."""
    b = w[RESULTS]
    pooled = 0.0
    for node in range(w[b + NODE_COUNT]):
        n = node_at(w, node)
        if w[n + DEPTH] != pair:
            continue
        add_children(w, x, pair, node)
        hand = next_hand(w[n + LEFT], 0)
        while hand:
            count = list_choices(w, node, hand)
            for partner in range(8):
                if w[n + LEFT] & ~hand & 1 << partner:
                    best = -math.inf
                    for i in range(count):
                        choice = w[lasts_at(w, i) + CHOICE]
                        lasts = lasts_at(w, (choice >> 3) - w[n + CHILDREN]) + LASTS
                        best = max(best, x[lasts + 8 * partner + (choice & 7)])
                    pooled += best
            hand = next_hand(w[n + LEFT], hand)
    for node in range(w[b + NODE_COUNT]):
        if w[node_at(w, node) + DEPTH] == pair + 1:
            clear(x, w[b + PLAY] + 8 * node, 8, 0.0)
    x[b + JOINT + pair] = better(w, x, pair, pair)  # better than nothing at all: all that it gets
    x[b + POOLED + pair] = pooled


@inner
def answer(w: Words, x: Reals, pair: int, value: float) -> None:
    """Write what a pair gets by its best joint plan, and with its cards shared.

    The plan is left in PLAY; ``value`` is what the pair gets without deciding anything.
    """
    b = w[RESULTS]
    if pair + 2 < w[b + DECIDING]:
        answer_together(w, x, pair)
    elif pair < w[b + DECIDING]:
        answer_alone(w, x, pair)
    else:
        x[b + JOINT + pair] = value
        x[b + POOLED + pair] = value
    scale = float(w[b + RISES + pair]) / float(w[b + DEALS])
    x[b + JOINT + pair] *= scale
    x[b + POOLED + pair] *= scale


# ── a pair that sees everything ─────────────────────────────────────────────────────────────────


@inner
def seen_deal(w: Words, x: Reals, pair: int) -> float:
    """Return what is paid in the deal of HAND to the pair that was billed, if it sees all cards."""
    b = w[RESULTS]
    s = w[b + SCRATCH]
    deciding = w[b + DECIDING]
    for seat in range(deciding, w[b + LASTING]):
        w[s + LAST_CARD + seat] = lowest(w[s + HAND + seat])
    ply = 0
    node = 0
    while True:
        value = 0.0
        risen = False  # whether the value of the node is known
        if ply == deciding:
            end = end_at(w, w[node_at(w, node) + END_NUMBER])
            number = 0
            for seat in range(w[b + LASTING]):
                for i in range(w[b + LASTING]):
                    if w[end + CARDS_LEFT + i] == w[s + LAST_CARD + seat]:
                        number |= i << 2 * seat
            value = x[end + PAID + w[b + NUMBER + number]]
            risen = True
        else:
            low = lowest(w[s + HAND + ply])
            w[s + AT + ply] = w[node_at(w, node) + CHILDREN + low]
            w[s + STAGE + ply] = 0
            x[s + BEST_SO_FAR + ply] = -math.inf if ply & 1 == pair else 0.0
        while True:
            if risen:
                if ply == 0:
                    return value
                ply -= 1
                child = w[s + AT + ply]
                if ply & 1 == pair:
                    x[s + BEST_SO_FAR + ply] = max(x[s + BEST_SO_FAR + ply], value)
                else:
                    x[s + BEST_SO_FAR + ply] += value
                w[s + AT + ply] += 1
                node = parent_of(w, child)
            hand = w[s + HAND + ply]
            low = lowest(hand)
            high = lowest(hand & (hand - 1))
            if w[s + STAGE + ply] == 0 and w[s + AT + ply] == after(w, node, low):
                w[s + STAGE + ply] = 1
                w[s + AT + ply] = w[node_at(w, node) + CHILDREN + high]
            if w[s + STAGE + ply] == 0 or w[s + AT + ply] < after(w, node, high):
                w[s + LAST_CARD + ply] = low if w[s + STAGE + ply] else high
                node = w[s + AT + ply]
                ply += 1
                break
            value = x[s + BEST_SO_FAR + ply]
            risen = True


@inner
def parent_of(w: Words, node: int) -> int:
    """Return the node that a node is a child of."""
    return w[node_at(w, node) + PARENT]


@inner
def after(w: Words, node: int, card: int) -> int:
    """Return where the children of a node by a card end."""
    return w[node_at(w, node) + CHILDREN + card + 1]


@inner
def answer_seeing(w: Words, x: Reals, pair: int) -> None:
    """Write what a pair gets when it sees all cards."""
    b = w[RESULTS]
    s = w[b + SCRATCH]
    cards = w[b + CARDS_HELD]
    total = 0.0
    for first in range(1 << cards):
        if not deals(w, 0, first, (1 << cards) - 1):
            continue
        left = (1 << cards) - 1 & ~first
        for second in range(1 << cards):
            if not deals(w, 1, second, left):
                continue
            for third in range(1 << cards):
                if not deals(w, 2, third, left & ~second):
                    continue
                if deals(w, 3, left & ~second & ~third, left):
                    w[s + HAND] = first
                    w[s + HAND + 1] = second
                    w[s + HAND + 2] = third
                    w[s + HAND + 3] = left & ~second & ~third
                    total += seen_deal(w, x, pair)
    x[b + SEEING + pair] = total * float(w[b + RISES + pair]) / float(w[b + DEALS])


@inner
def deals(w: Words, seat: int, hand: int, left: int) -> bool:
    """Say whether a seat may hold these cards of those left."""
    b = w[RESULTS]
    size = 0
    if seat < w[b + LASTING]:
        size = 2 if seat < w[b + DECIDING] else 1
    return popcount(hand) == size and hand & ~left == 0 and w[b + KNOWN + seat] & ~hand == 0
