"""Exact answers of a pair to a profile: by a joint plan, with its cards shared, seeing everything.

A plan says for every hand of both seats what they do. Its exact best needs no list of all plans.
Once the first seat's plan is fixed, the best reply of its partner is the best move of each hand by
itself. What a card's move is worth then depends only on the set of other cards with which the first
seat plays it, so the worth of a plan is a sum over its cards; and a plan is a choice for every hand,
that is an orientation of the edges between the cards. The best orientation is found from two
halves of the cards: for each orientation of the edges between the halves, each half is at its best
by itself.
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
    BY_SET,
    CARDS_HELD,
    CARDS_LEFT,
    CHANCE,
    CHILDREN,
    DEALS,
    DECIDING,
    DEPTH,
    END_COUNT,
    END_NUMBER,
    FOLDED,
    GAIN,
    HAND,
    JOINT,
    KNOWN,
    LAST_CARD,
    LASTING,
    LASTS,
    LEFT,
    NODE_COUNT,
    NUMBER,
    PARENT,
    PAYOFFS,
    PLAY,
    POOLED,
    RISES,
    ROW,
    ROW_MASK,
    SCRATCH,
    SEEING,
    SEEN,
    SEEN_CARD,
    SET_OF_Y,
    STAGE,
    VALUE,
    WIDEST,
)
from .pairs_profile import chances
from .pairs_tree import end_at, halves, node_at

# ── what is left to be answered at the ends below a node ────────────────────────────────────────


@inner
def add_ends(w: Words, x: Reals, pair: int, node: int, to: int) -> None:
    """Add up what the ends below a node pay the pair, by the last cards of its two seats.

    The others are taken as they play, the pair as playing towards these ends for certain.
    """
    b = w[RESULTS]
    chance = w[b + SCRATCH] + CHANCE
    first = node
    after = node + 1
    while w[node_at(w, first) + DEPTH] < w[b + DECIDING]:  # the ends below a node are neighbours
        after = w[node_at(w, after - 1) + CHILDREN + 8]
        first = w[node_at(w, first) + CHILDREN]
    rises = float(w[b + RISES + pair])
    for below in range(first, after):
        end = end_at(w, w[node_at(w, below) + END_NUMBER])
        chances(w, x, end, 5 << pair)
        for i in range(w[b + ARRANGED]):
            order = b + ARRANGEMENT + 4 * i
            paid = x[end + PAYOFFS + i] * x[chance + w[order]] * x[chance + 4 + w[order + 1]]
            paid *= x[chance + 8 + w[order + 2]] * x[chance + 12 + w[order + 3]]
            mine = w[end + CARDS_LEFT + w[order + pair]]
            partner = w[end + CARDS_LEFT + w[order + pair + 2]]
            x[to + 8 * partner + mine] += rises * paid


@inner
def clear(x: Reals, start: int, count: int, value: float) -> None:
    """Write the same number so many times."""
    for i in range(start, start + count):
        x[i] = value


# ── the best orientation of the edges between cards ─────────────────────────────────────────────


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
    for row in range(rows):
        w[s + ROW_MASK + row] = 0
        place = 0
        for other in range(8):
            if others >> other & 1:
                if row >> place & 1:
                    w[s + ROW_MASK + row] |= 1 << other
                place += 1
    clear(x, to, 1 << count * wide, -math.inf)
    for inside in range(1 << count * (count - 1) // 2):
        size = 1
        x[spare] = 0.0
        source = spare
        target = spare + (1 << count * wide)
        place = 0
        edge = 0
        for card in range(8):
            if cards >> card & 1 == 0:
                continue
            among = 0  # with which of its own half this card is played
            edge = 0
            for high in range(8):
                for low in range(high):
                    if cards >> high & cards >> low & 1:
                        if inside >> edge & 1:
                            among |= 1 << high if card == low else 0
                        else:
                            among |= 1 << low if card == high else 0
                        edge += 1
            for row in range(rows):
                x[s + ROW + row] = x[s + BY_CARD + 256 * card + (among | w[s + ROW_MASK + row])]
            place += 1
            for row in range(rows):
                more = x[s + ROW + row]
                if place == count:
                    for i in range(size):
                        x[to + i + row * size] = max(x[to + i + row * size], x[source + i] + more)
                else:
                    for i in range(size):
                        x[target + i + row * size] = x[source + i] + more
            size *= rows
            source, target = target, source


@inner
def best_orientation(w: Words, x: Reals, left: int) -> float:
    """Return the most that the cards can be worth together, from BY_CARD."""
    b = w[RESULTS]
    s = w[b + SCRATCH]
    count = popcount(left)
    few = count // 2
    many = count - few
    ours = 0
    while popcount(ours) < few:
        ours |= (left & ~ours) & -(left & ~ours)
    size = halves(w[b + CARDS_HELD])
    one = s + LASTS + 64 * w[b + WIDEST]
    two = one + size
    half(w, x, ours, left & ~ours, one, two + size)
    half(w, x, left & ~ours, ours, two, two + size)
    best = -math.inf
    for number in range(1 << few * many):
        mirror = 0
        for i in range(few):
            for j in range(many):
                if number >> (many * i + j) & 1 == 0:
                    mirror |= 1 << (few * j + i)
        best = max(best, x[one + number] + x[two + mirror])
    return best


# ── a pair both of whose seats decide ───────────────────────────────────────────────────────────


@inner
def reply(w: Words, x: Reals, node: int, low: int, high: int) -> None:
    """Add what the partner's hand is worth at a node when it replies best.

    To BY_SET, by the set of other cards with which the first seat made its move; and to SEEN, by
    the first seat's other card, where that is shared.
    """
    s = w[w[RESULTS] + SCRATCH]
    n = node_at(w, node)
    rest = w[n + LEFT] & ~(1 << low | 1 << high)
    first = w[n + CHILDREN]
    subset = rest
    while True:
        best = -math.inf
        for card, other in ((low, high), (high, low)):
            for child in range(w[n + CHILDREN + card], w[n + CHILDREN + card + 1]):
                total = 0.0
                for mine in range(8):
                    if subset >> mine & 1:
                        total += x[s + LASTS + 64 * (child - first) + 8 * other + mine]
                best = max(best, total)
        x[s + SET_OF_Y + subset] = best
        if subset & (subset - 1) == 0 and subset:
            for mine in range(8):
                if subset >> mine & 1:
                    x[s + SEEN + 64 * mine + 8 * low + high] += best
        if subset == 0:
            break
        subset = (subset - 1) & rest
    for full in range(256):
        x[s + BY_SET + full] += x[s + SET_OF_Y + (full & rest)]


@inner
def add_move(w: Words, x: Reals, pair: int, child: int, card: int, first: bool) -> None:
    """Work out what a move of the first seat is worth, and add it to the other moves of its card.

    Of several captures with one card each hand has one, so the set of hands is shared out.
    """
    b = w[RESULTS]
    s = w[b + SCRATCH]
    clear(x, s + BY_SET, 256, 0.0)
    clear(x, s + SEEN, 512, 0.0)
    n = node_at(w, child)
    for node in range(w[n + CHILDREN], w[n + CHILDREN + 8]):
        m = node_at(w, node)
        start = w[m + CHILDREN]
        clear(x, s + LASTS, 64 * (w[m + CHILDREN + 8] - start), 0.0)
        for below in range(start, w[m + CHILDREN + 8]):
            add_ends(w, x, pair, below, s + LASTS + 64 * (below - start))
        for high in range(8):
            for low in range(high if w[m + LEFT] >> high & 1 else 0):
                if w[m + LEFT] >> low & 1:
                    reply(w, x, node, low, high)
    to = s + BY_CARD + 256 * card
    seen = s + SEEN_CARD + 512 * card
    for i in range(512):
        x[seen + i] = x[s + SEEN + i] if first else max(x[seen + i], x[s + SEEN + i])
    for full in range(256):
        best = x[s + BY_SET + full]
        subset = full
        while not first:
            value = x[to + (full & ~subset)] + x[s + BY_SET + subset]
            best = value if subset == full else max(best, value)
            if subset == 0:
                break
            subset = (subset - 1) & full
        x[s + FOLDED + full] = best
    for full in range(256):
        x[to + full] = x[s + FOLDED + full]


@inner
def answer_together(w: Words, x: Reals, pair: int) -> None:
    """Write what a pair gets by its best joint plan, and with its cards shared."""
    b = w[RESULTS]
    s = w[b + SCRATCH]
    joint = 0.0
    pooled = 0.0
    for node in range(w[b + NODE_COUNT]):
        n = node_at(w, node)
        left = w[n + LEFT]
        if w[n + DEPTH] != pair:
            continue
        for card in range(8):
            for child in range(w[n + CHILDREN + card], w[n + CHILDREN + card + 1]):
                add_move(w, x, pair, child, card, child == w[n + CHILDREN + card])
        joint += best_orientation(w, x, left)
        for one in range(64):
            a, c = one >> 3, one & 7
            mine = 1 << a | 1 << c
            if a >= c or mine & ~left:
                continue
            for two in range(64):
                hand = 1 << (two >> 3) | 1 << (two & 7)
                if two >> 3 < two & 7 and hand & ~(left & ~mine) == 0:
                    by_a = x[s + SEEN_CARD + 512 * a + 64 * c + two]
                    pooled += max(by_a, x[s + SEEN_CARD + 512 * c + 64 * a + two])
    scale = float(w[b + RISES + pair]) / float(w[b + DEALS])
    x[b + JOINT + pair] = joint * scale
    x[b + POOLED + pair] = pooled * scale


@inner
def answer_alone(w: Words, x: Reals, pair: int) -> None:
    """Do as `answer_together` where only the first seat of the pair decides."""
    b = w[RESULTS]
    s = w[b + SCRATCH]
    pooled = 0.0
    for node in range(w[b + NODE_COUNT]):
        n = node_at(w, node)
        if w[n + DEPTH] != pair:
            continue
        start = w[n + CHILDREN]
        clear(x, s + LASTS, 64 * (w[n + CHILDREN + 8] - start), 0.0)
        for child in range(start, w[n + CHILDREN + 8]):
            add_ends(w, x, pair, child, s + LASTS + 64 * (child - start))
        for high in range(8):
            for low in range(high if w[n + LEFT] >> high & 1 else 0):
                if w[n + LEFT] >> low & 1 == 0:
                    continue
                for partner in range(8):
                    if w[n + LEFT] & ~(1 << low | 1 << high) & 1 << partner == 0:
                        continue
                    best = -math.inf
                    for card, other in ((low, high), (high, low)):
                        for child in range(w[n + CHILDREN + card], w[n + CHILDREN + card + 1]):
                            at = s + LASTS + 64 * (child - start) + 8 * partner + other
                            best = max(best, x[at])
                    pooled += best
    rises = float(w[b + RISES + pair])
    x[b + JOINT + pair] = x[b + VALUE] + rises * x[b + GAIN + pair]
    x[b + POOLED + pair] = pooled * rises / float(w[b + DEALS])


@inner
def answer(w: Words, x: Reals, pair: int) -> None:
    """Write what a pair gets by its best joint plan, and with its cards shared."""
    b = w[RESULTS]
    if pair + 2 < w[b + DECIDING]:
        answer_together(w, x, pair)
    elif pair < w[b + DECIDING]:
        answer_alone(w, x, pair)
    else:
        x[b + JOINT + pair] = x[b + VALUE]
        x[b + POOLED + pair] = x[b + VALUE]


# ── a pair that sees everything ─────────────────────────────────────────────────────────────────


@inner
def seen_deal(w: Words, x: Reals, pair: int) -> float:
    """Return what the pair gets in the deal of HAND when it sees all cards."""
    b = w[RESULTS]
    s = w[b + SCRATCH]
    deciding = w[b + DECIDING]
    rises = float(w[b + RISES + pair])
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
            value = rises * x[end + PAYOFFS + w[b + NUMBER + number]]
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
                    chance = x[w[b + PLAY] + 8 * child + w[s + LAST_CARD + ply]]
                    x[s + BEST_SO_FAR + ply] += chance * value
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
