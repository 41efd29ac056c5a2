"""The four seats' profile: discounted regret matching, and what a seat gains against it.

Discounted CFR with the exponents 1.5, 0 and 2 (Brown and Sandholm 2019), the seats one after the
other. Every seat decides once, so what it does is never weighed by its own earlier chances. While
it is solved every move is played with one per cent of its fair share at least (`TREMBLE`), so that
answers to all of them are learnt.
"""

from __future__ import annotations

import math

from .jit import Reals, Words, inner, lowest
from .layout import RESULTS
from .pairs_layout import (
    ARRANGED,
    ARRANGEMENT,
    ASCENT,
    CARDS_LEFT,
    CHANCE,
    CHILDREN,
    CHOICE,
    DEALS,
    DECIDING,
    DEPTH,
    DONE,
    END_COUNT,
    GAIN,
    KEPT,
    LASTING,
    LEFT,
    NODE_COUNT,
    PAID,
    PATH,
    PAYOFFS,
    PLAY,
    REACH,
    REGRET,
    RISES,
    SCRATCH,
    TOTAL,
    WORTH,
)
from .pairs_tree import end_at, lasts_at, node_at

TREMBLE = 0.01  # shared out among the moves of a hand
HARDLY = 1.5 * TREMBLE  # as much is played by trembling alone
ASCENTS_MOST = 50
ENOUGH = 1e-9

LEARN, AVERAGE, BEST, MATCH = range(4)  # what `each_hand` does


@inner
def chances(w: Words, x: Reals, end: int, but: int) -> None:
    """Write how likely each seat plays towards an end with each of the last cards.

    Seats in the mask ``but`` are taken to do it for certain.
    """
    b = w[RESULTS]
    to = w[b + SCRATCH] + CHANCE
    for seat in range(w[b + LASTING]):
        for i in range(w[b + LASTING]):
            chance = 1.0
            if seat < w[b + DECIDING] and but >> seat & 1 == 0:
                chance = x[w[b + PLAY] + 8 * w[end + PATH + seat] + w[end + CARDS_LEFT + i]]
            x[to + 4 * seat + i] = chance


@inner
def worth(w: Words, x: Reals, seat: int, source: int, but: int) -> None:
    """Work out what every move of a seat is worth with every hand, when the others play on.

    Added up over the deals: what an end pays at ``source``, times the chances that seats outside
    ``but`` play towards it.
    """
    b = w[RESULTS]
    chance = w[b + SCRATCH] + CHANCE
    to = w[b + WORTH]
    for i in range(to, to + 8 * w[b + NODE_COUNT]):
        x[i] = 0.0
    arranged = w[b + ARRANGED]
    for number in range(w[b + END_COUNT]):
        end = end_at(w, number)
        chances(w, x, end, but | 1 << seat)
        node = to + 8 * w[end + PATH + seat]
        order = b + ARRANGEMENT
        for i in range(arranged):
            paid = x[end + source + i] * x[chance + w[order]] * x[chance + 4 + w[order + 1]]
            paid *= x[chance + 8 + w[order + 2]] * x[chance + 12 + w[order + 3]]
            x[node + w[end + CARDS_LEFT + w[order + seat]]] += paid
            order += 4


# ── hand by hand ────────────────────────────────────────────────────────────────────────────────


@inner
def next_hand(left: int, hand: int) -> int:
    """Return the two of some cards that come after a hand of two, in order; 0 after the last.

    What comes after 0 is the first.
    """
    low = hand & -hand
    high = hand & ~low if hand else left & -left
    more = left & (high - 1) & ~(2 * low - 1)
    if more:
        return high | more & -more
    above = left & ~(2 * high - 1)
    return above & -above | left & -left if above else 0


@inner
def list_choices(w: Words, node: int, hand: int) -> int:
    """Write to CHOICE the moves of a hand at a node, by where numbers are kept for them.

    Returns how many there are.
    """
    n = node_at(w, node)
    low = lowest(hand)
    high = lowest(hand & (hand - 1))
    count = 0
    for card, other in ((low, high), (high, low)):
        for child in range(w[n + CHILDREN + card], w[n + CHILDREN + card + 1]):
            w[lasts_at(w, count) + CHOICE] = 8 * child + other
            count += 1
    return count


@inner
def match(w: Words, x: Reals, count: int) -> None:
    """Let a hand play its moves in proportion to how much they were missed, and tremble."""
    b = w[RESULTS]
    total = 0.0
    for i in range(count):
        total += max(0.0, x[w[b + REGRET] + w[lasts_at(w, i) + CHOICE]])
    for i in range(count):
        at = w[lasts_at(w, i) + CHOICE]
        share = 1.0 / count
        if total > 0.0:
            share = max(0.0, x[w[b + REGRET] + at]) / total
        x[w[b + PLAY] + at] = TREMBLE / count + (1.0 - TREMBLE) * share


@inner
def learn(w: Words, x: Reals, count: int, rises: float) -> None:
    """Let a hand learn from what its moves are worth now."""
    b = w[RESULTS]
    time = float(w[b + DONE] + 1)
    fade = time * math.sqrt(time)
    fade /= fade + 1.0
    mean = 0.0
    for i in range(count):
        at = w[lasts_at(w, i) + CHOICE]
        mean += x[w[b + PLAY] + at] * x[w[b + WORTH] + at]
        x[w[b + TOTAL] + at] += time * time * x[w[b + PLAY] + at]
    for i in range(count):
        at = w[lasts_at(w, i) + CHOICE]
        regret = x[w[b + REGRET] + at] + rises * (x[w[b + WORTH] + at] - mean)
        x[w[b + REGRET] + at] = regret * (fade if regret > 0.0 else 0.5)
    match(w, x, count)


@inner
def average(w: Words, x: Reals, count: int) -> None:
    """Let a hand play the average of all iterations, without what it only plays by trembling."""
    b = w[RESULTS]
    total = 0.0
    for i in range(count):
        total += x[w[b + TOTAL] + w[lasts_at(w, i) + CHOICE]]
    kept = 0.0
    for i in range(count):
        at = w[lasts_at(w, i) + CHOICE]
        share = x[w[b + TOTAL] + at] / total if total > 0.0 else 1.0 / count
        x[w[b + PLAY] + at] = share if share * count > HARDLY else 0.0
        kept += x[w[b + PLAY] + at]
    for i in range(count):
        x[w[b + PLAY] + w[lasts_at(w, i) + CHOICE]] /= kept


@inner
def best_of_hand(w: Words, x: Reals, count: int, rises: float) -> float:
    """Let a hand play its best move, the first of equals; return what it gains by that."""
    b = w[RESULTS]
    mean = 0.0
    best = -math.inf
    chosen = -1
    for i in range(count):
        at = w[lasts_at(w, i) + CHOICE]
        value = rises * x[w[b + WORTH] + at]
        mean += x[w[b + PLAY] + at] * value
        x[w[b + PLAY] + at] = 0.0
        if value > best:
            best = value
            chosen = w[b + PLAY] + at
    x[chosen] = 1.0
    return best - mean


@inner
def each_hand(w: Words, x: Reals, what: int, seat: int, rises: float) -> float:
    """Do something for every hand of a seat wherever it decides; return what it gains in all.

    ``rises`` is 1 if the seat wants high what is in WORTH, and -1 if low.
    """
    b = w[RESULTS]
    gain = 0.0
    for node in range(w[b + NODE_COUNT]):
        n = node_at(w, node)
        if w[n + DEPTH] != seat:
            continue
        hand = next_hand(w[n + LEFT], 0)
        while hand:
            count = list_choices(w, node, hand)
            if what == LEARN:
                learn(w, x, count, rises)
            elif what == AVERAGE:
                average(w, x, count)
            elif what == BEST:
                gain += best_of_hand(w, x, count, rises)
            else:
                match(w, x, count)
            hand = next_hand(w[n + LEFT], hand)
    return gain


@inner
def copy(w: Words, x: Reals, source: int, to: int) -> None:
    """Copy what is kept by node from one array to another."""
    for i in range(8 * w[w[RESULTS] + NODE_COUNT]):
        x[to + i] = x[source + i]


@inner
def spread(w: Words, x: Reals) -> None:
    """Write to REACH how likely each pair plays towards every end."""
    b = w[RESULTS]
    chance = w[b + SCRATCH] + CHANCE
    one = w[b + REACH]
    two = one + 24 * w[b + END_COUNT]
    for number in range(w[b + END_COUNT]):
        chances(w, x, end_at(w, number), 0)
        for i in range(w[b + ARRANGED]):
            for pair in range(2):
                reach = 1.0
                for seat in range(pair, w[b + LASTING], 2):
                    reach *= x[chance + 4 * seat + w[b + ARRANGEMENT + 4 * i + seat]]
                x[(two if pair else one) + 24 * number + i] = reach


@inner
def bill(w: Words, x: Reals, pair: int) -> float:
    """Write to PAID what the ends pay a pair when the other plays as REACH says.

    Returns what the pair gets if it plays so too, added up over the deals.
    """
    b = w[RESULTS]
    mine = w[b + REACH] + pair * 24 * w[b + END_COUNT]
    others = w[b + REACH] + (1 - pair) * 24 * w[b + END_COUNT]
    rises = float(w[b + RISES + pair])
    total = 0.0
    for number in range(w[b + END_COUNT]):
        end = end_at(w, number)
        for i in range(w[b + ARRANGED]):
            paid = rises * x[end + PAYOFFS + i] * x[others + i]
            x[end + PAID + i] = paid
            total += paid * x[mine + i]
        mine += 24
        others += 24
    return total


@inner
def better(w: Words, x: Reals, pair: int, seat: int) -> float:
    """Let a seat play its best against its partner and what is billed; return what it gains."""
    worth(w, x, seat, PAID, 10 >> pair)
    return each_hand(w, x, BEST, seat, 1.0)


@inner
def try_seats(w: Words, x: Reals, pair: int, value: float) -> None:
    """Write what seats gain by answering better by themselves, from PLAY, worth so much.

    What was billed is answered by one seat, or by both in turn until neither gains any more; PLAY
    stays as it is.
    """
    b = w[RESULTS]
    deals = float(w[b + DEALS])
    copy(w, x, w[b + PLAY], w[b + KEPT])
    for seat in range(pair, 4, 2):
        x[b + GAIN + seat] = 0.0
        if seat < w[b + DECIDING]:
            x[b + GAIN + seat] = better(w, x, pair, seat) / deals
            copy(w, x, w[b + KEPT], w[b + PLAY])
    seat = pair
    if x[b + GAIN + pair + 2] > x[b + GAIN + pair]:
        seat = pair + 2
    idle = 0
    for _ in range(ASCENTS_MOST):
        if idle == 2:
            break
        idle += 1
        if seat < w[b + DECIDING]:
            gain = better(w, x, pair, seat)
            value += gain
            if gain > ENOUGH:
                idle = 0
        seat = 2 * pair + 2 - seat
    x[b + ASCENT + pair] = float(w[b + RISES + pair]) * value / deals
    copy(w, x, w[b + KEPT], w[b + PLAY])
