"""Making a move and taking it back.

Hands and piles are one set of words changed in place; table, last capturer and the like are kept
ply by ply in frames, so that taking back needs no arithmetic.
"""

from __future__ import annotations

from .captures import moves_of
from .earning import declared, itself, others, sum_of, sweep_points
from .jit import Words, inner, lowest
from .layout import (
    ANY_TOTAL,
    BARSEGA,
    BATCH_COUNT,
    BATCHES,
    CARD_SHIFT,
    CARDS_MASK,
    COMBOS,
    DEAL,
    DECLARED,
    DECLARED_MARGIN,
    EARNING,
    END,
    FRAME_SIZE,
    FRAMES,
    GAIN,
    HANDS,
    LAID,
    LAST,
    LETTERS,
    LIMIT_REACHED,
    MOVE,
    NEXT,
    NODE_LIMIT,
    NODES,
    OTHER_MOST,
    OTHERS_LEFT,
    PAID,
    PAY,
    PILES,
    PLIES,
    PRIME_ORDER,
    PRIMES,
    REST,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEAT,
    SEATS,
    SEATS_MAX,
    SIDE,
    SIDES,
    SOURCE,
    START,
    START_BARRED,
    START_LAID,
    START_LAST,
    START_REST,
    START_SWEPT,
    START_TABLE,
    STATE_SIZE,
    STATUS,
    STOP,
    STOPPED,
    SURVEYED,
    SWEEP_MOST,
    SWEEPS_LEFT,
    SWEPT,
    SWEPT_SO_FAR,
    TABLE_CARDS,
    TABLE_SUM,
    TAKES,
    TRIO,
    UNUSUAL,
    VALUES,
)


@inner
def best_prime(w: Words, cards: int) -> int:
    """Return the highest primiera value among the cards."""
    for i in range(PRIME_ORDER, PRIME_ORDER + 2 * w[PRIMES], 2):
        if cards >> 4 * w[i] & 15:
            return w[i + 1]
    return 0


@inner
def deal_batch(w: Words, ply: int) -> None:
    """Give the hands of the batch that is dealt before this ply."""
    batch = BATCHES + (w[SCHEDULE + ply * SCHEDULE_SIZE + DEAL] - 1) * SEATS_MAX
    for seat in range(w[SEATS]):
        w[HANDS + seat] = w[batch + seat]


@inner
def ended(w: Words) -> bool:
    """Say whether a search must end here, and leave in STATUS why."""
    if w[STATUS] == 0:
        if w[STOP]:
            w[STATUS] = STOPPED
        elif w[NODES] >= w[NODE_LIMIT]:
            w[STATUS] = LIMIT_REACHED
    return w[STATUS] != 0


@inner
def gather(w: Words) -> None:
    """Work out what follows from where all cards lie: which can be captured, what they can earn."""
    rest = w[START_TABLE]
    for left in range(START + SWEEPS_LEFT - HANDS, START + STATE_SIZE):
        w[left] = 0
    for hands in range(w[BATCH_COUNT] + 1):
        first = START if hands == 0 else BATCHES + (hands - 1) * SEATS_MAX
        for seat in range(w[SEATS]):
            cards = w[first + seat]
            rest |= cards
            side = START - HANDS + seat % w[SIDES]
            while w[EARNING] and cards:
                rank = lowest(cards) >> 2
                cards &= cards - 1
                w[SWEEPS_LEFT + side] += w[SWEEP_MOST + rank]
                w[OTHERS_LEFT + side] += w[OTHER_MOST + rank]
    w[START_REST] = rest
    for side in range(SEATS_MAX):
        w[DECLARED + side] = 0
    for batch in range(w[BATCH_COUNT] if w[TRIO] or w[BARSEGA] else 0):
        for seat in range(w[SEATS]):
            w[DECLARED + seat % w[SIDES]] += declared(w, w[BATCHES + batch * SEATS_MAX + seat])
    w[DECLARED_MARGIN] = w[DECLARED] - w[DECLARED + 1]


@inner
def restart(w: Words) -> None:
    """Put the position that was given into frame 0."""
    for i in range(STATE_SIZE):
        w[HANDS + i] = w[START + i]
    w[FRAMES + TABLE_CARDS] = w[START_TABLE]
    w[FRAMES + TABLE_SUM] = sum_of(w, w[START_TABLE])
    w[FRAMES + LAST] = w[START_LAST]
    w[FRAMES + SWEPT] = w[START_SWEPT]
    w[FRAMES + LAID] = w[START_LAID]
    w[FRAMES + REST] = w[START_REST]
    w[FRAMES + SURVEYED] = 0


@inner
def play(w: Words, ply: int, move: int) -> None:
    """Play a move in the frame of this ply; the result is the next frame."""
    f = FRAMES + ply * FRAME_SIZE
    g = f + FRAME_SIZE
    s = SCHEDULE + ply * SCHEDULE_SIZE
    side = w[s + SIDE]
    card = move >> CARD_SHIFT
    captured = move & CARDS_MASK
    table = w[f + TABLE_CARDS]
    w[HANDS + w[s + SEAT]] ^= 1 << card
    w[f + MOVE] = move
    w[f + GAIN] = 0
    if captured == 0:
        w[g + TABLE_CARDS] = table | 1 << card
        w[g + TABLE_SUM] = w[f + TABLE_SUM] + w[VALUES + (card >> 2)]
        w[g + LAST] = w[f + LAST]
        w[g + REST] = w[f + REST]
    else:
        took = captured | 1 << card
        w[PILES + side] ^= took
        table ^= captured
        w[g + TABLE_CARDS] = table
        w[g + TABLE_SUM] = w[f + TABLE_SUM] - w[TAKES + (card >> 2)]
        w[g + LAST] = side + 1
        w[g + REST] = w[f + REST] ^ took
        if table == 0:
            w[f + GAIN] = w[s + PAY] if w[SIDES] > 2 or side == 0 else -w[s + PAY]
        if w[SOURCE] and captured & (captured - 1):
            w[COMBOS + side] ^= took
            w[LETTERS + side] += best_prime(w, took)
    if w[UNUSUAL]:
        complete(w, ply, move)
    if w[s + SCHEDULE_SIZE + DEAL]:
        deal_batch(w, ply + 1)


@inner
def complete(w: Words, ply: int, move: int) -> None:
    """Do what rules ask for besides, when a move was played as usual."""
    f = FRAMES + ply * FRAME_SIZE
    g = f + FRAME_SIZE
    s = SCHEDULE + ply * SCHEDULE_SIZE
    side = w[s + SIDE]
    card = move >> CARD_SHIFT
    captured = move & CARDS_MASK
    alone = itself(w, card, captured, w[f + TABLE_CARDS])
    if alone:
        w[PILES + side] ^= 1 << card
        w[g + TABLE_CARDS] = 0
        w[g + TABLE_SUM] = 0
        w[g + LAST] = side + 1
        w[g + REST] ^= 1 << card
    elif captured and w[ANY_TOTAL]:
        w[g + TABLE_SUM] = w[f + TABLE_SUM] - sum_of(w, captured)
    if w[EARNING]:
        w[SWEEPS_LEFT + side] -= w[SWEEP_MOST + (card >> 2)]
        w[OTHERS_LEFT + side] -= w[OTHER_MOST + (card >> 2)]
        w[f + PAID] = 0
    w[g + LAID] = 0 if captured or alone else 1 << card
    w[g + SWEPT] = w[f + SWEPT]
    if w[g + LAID]:
        return
    if w[EARNING]:
        paid = sweep_points(w, ply, card, captured)
        gain = paid + others(w, ply, move)
        w[f + PAID] = paid
        w[SWEPT_SO_FAR + side] += paid
        w[f + GAIN] = gain if w[SIDES] > 2 or side == 0 else -gain
        w[g + SWEPT] = paid
    else:
        w[g + SWEPT] = w[s + PAY] if w[g + TABLE_CARDS] == 0 else 0


@inner
def take_back(w: Words, ply: int) -> None:
    """Undo the move that was played in the frame of this ply."""
    s = SCHEDULE + ply * SCHEDULE_SIZE
    side = w[s + SIDE]
    move = w[FRAMES + ply * FRAME_SIZE + MOVE]
    captured = move & CARDS_MASK
    bit = 1 << (move >> CARD_SHIFT)
    if w[s + SCHEDULE_SIZE + DEAL]:
        for seat in range(w[SEATS]):
            w[HANDS + seat] = 0
    w[HANDS + w[s + SEAT]] ^= bit
    if captured:
        w[PILES + side] ^= captured | bit
        if w[SOURCE] and captured & (captured - 1):
            w[COMBOS + side] ^= captured | bit
            w[LETTERS + side] -= best_prime(w, captured | bit)
    if w[UNUSUAL]:
        uncomplete(w, ply, side, move >> CARD_SHIFT, captured)


@inner
def uncomplete(w: Words, ply: int, side: int, card: int, captured: int) -> None:
    """Undo what `complete` did."""
    f = FRAMES + ply * FRAME_SIZE
    if itself(w, card, captured, w[f + TABLE_CARDS]):
        w[PILES + side] ^= 1 << card
    if w[EARNING]:
        w[SWEEPS_LEFT + side] += w[SWEEP_MOST + (card >> 2)]
        w[OTHERS_LEFT + side] += w[OTHER_MOST + (card >> 2)]
        w[SWEPT_SO_FAR + side] -= w[f + PAID]


@inner
def legal_moves(w: Words, ply: int, at: int) -> int:
    """Write every legal move of the seat to play at ``at``; return the end."""
    hand = w[HANDS + w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT]]
    if ply == 0 and w[START_BARRED] and hand > 15:  # the aces are the lowest four cards
        hand &= ~15
    table = w[FRAMES + ply * FRAME_SIZE + TABLE_CARDS]
    return moves_of(w, table, hand, CARDS_MASK, at)


@inner
def perft(w: Words, ply: int, depth: int, at: int) -> int:
    """Return the number of sequences of ``depth`` moves; shorter ones where the deal ends."""
    total = 0
    start = ply
    last = min(start + depth, w[PLIES])
    if start >= last:
        return 1
    f = FRAMES + start * FRAME_SIZE
    w[f + NEXT] = at
    w[f + END] = legal_moves(w, start, at)
    while True:
        if ended(w):  # or no room for so many moves
            return 0
        f = FRAMES + ply * FRAME_SIZE
        if ply == last - 1 or w[f + NEXT] == w[f + END]:
            if ply == last - 1:
                total += w[f + END] - w[f + NEXT]
            if ply == start:
                return total
            ply -= 1
            take_back(w, ply)
            continue
        move = w[w[f + NEXT]]
        w[f + NEXT] += 1
        play(w, ply, move)
        ply += 1
        g = f + FRAME_SIZE
        w[g + NEXT] = w[f + END]
        w[g + END] = legal_moves(w, ply, w[f + END])
