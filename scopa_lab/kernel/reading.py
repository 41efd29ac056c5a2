"""Worlds drawn by how likely they make the plays on record: a chain of worlds, each from the last.

A seat is taken to play by its style, but to err now and then; an error is the likelier the less it
costs by the style's own lights. From one world to the next some exchanges of two hidden cards are
tried, and kept as Metropolis and others do (1953): always when the plays get likelier, else with
the ratio as the chance. In the long run every world is met as often as it is likely.
"""

from __future__ import annotations

from math import exp, log

from .dealing import below, deal_at_random, deal_on, swap
from .jit import Words, inner
from .layout import (
    DEALT,
    ERRORS,
    HANDS,
    HIDDEN,
    LIKELY,
    OVERFLOW,
    PLACE,
    RANDOM,
    READ_BEGUN,
    READ_HEAT,
    READ_STEPS,
    RECORD,
    RECORDED,
    SAVED,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEAT,
    SEATS,
    SEED,
    SLOT_SIZE,
    SLOTS,
    STACK,
    STACK_END,
    STATE_SIZE,
    STATUS,
    STYLE_SIZE,
    STYLES,
    TRIED,
    UNSEEN_COUNT,
    WEIGHS,
)
from .memory import mix
from .play import legal_moves, play, restart
from .policies import gone_from, hidden, wants_odd, weigh

FIRST_WORLDS = 100  # the chain starts at the likeliest of so many
FIRST_STEPS = 300  # … and its first exchanges are of no world that counts
NEVER = -1_000_000  # thousandths: logarithm of the chance of what is not legal
UNIT = 1 << 20


@inner
def chance_of(w: Words, ply: int, move: int) -> int:
    """Return the logarithm of how likely the seat to play is to make a move, in thousandths."""
    at = w[STACK]
    end = legal_moves(w, ply, at)
    if w[STATUS]:
        return 0
    style = STYLES + w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT] * STYLE_SIZE
    gone = gone_from(w)
    unseen = hidden(w, ply, gone)
    odd = wants_odd(w, ply)
    count = end - at
    if end + count > w[STACK_END]:
        w[STATUS] = OVERFLOW
        return 0
    best = 0
    level = 0
    found = -1
    for i in range(at, end):
        if w[i] == move:
            found = i
        w[i + count] = 0
        if w[style + WEIGHS]:
            w[i + count] = weigh(w, ply, style, w[i], unseen, gone, odd, end + count)
        if level == 0 or w[i + count] > best:
            best = w[i + count]
            level = 0
        if w[i + count] == best:
            level += 1
    if found < 0:
        return NEVER
    errors = 0.001 * w[style + ERRORS]
    total = 0.0
    for i in range(end, end + count):
        total += exp((w[i] - best) / w[READ_HEAT])
    chance = errors * exp((w[found + count] - best) / w[READ_HEAT]) / total
    if w[found + count] == best:
        chance += (1.0 - errors) / level
    return int(1000.0 * log(chance)) if chance > 0.0 else NEVER


@inner
def replay(w: Words, to: int, seats: int) -> int:
    """Play what is on record; write how likely that was of some seats, return it of all of them."""
    restart(w)
    total = 0
    for seat in range(w[SEATS]):
        if seats >> seat & 1:
            w[to + seat] = 0
    for ply in range(w[RECORDED]):
        seat = w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT]
        if seats >> seat & 1:
            chance = chance_of(w, ply, w[RECORD + ply])
            w[to + seat] += chance
            total += chance
        play(w, ply, w[RECORD + ply])
    return total


@inner
def slot_of(w: Words, number: int) -> int:
    """Return the hand that a hidden card lies in, by its number in the order of dealing, or -1."""
    for seat in range(w[SEATS]):
        number -= w[SLOTS + seat * SLOT_SIZE + HIDDEN]
        if number < 0:
            return seat
    return -1


@inner
def read_on(w: Words) -> None:
    """Go on to the next world of the chain."""
    mine = w[SCHEDULE + w[RECORDED] * SCHEDULE_SIZE + SEAT]
    theirs = (1 << w[SEATS]) - 1 ^ 1 << mine
    held = 0
    for seat in range(w[SEATS]):
        held += w[SLOTS + seat * SLOT_SIZE + HIDDEN]
    steps = w[READ_STEPS]
    if w[READ_BEGUN] == 0:
        steps += FIRST_STEPS
        begin(w, theirs)
        if w[STATUS]:
            return
    for _ in range(steps if held else 0):
        i = below(w, held)
        j = below(w, w[UNSEEN_COUNT])
        a = slot_of(w, i)
        b = slot_of(w, j)
        if a == b:
            continue
        exchange(w, i, j)
        seats = 1 << a | (1 << b if b >= 0 else 0)
        before = w[LIKELY + a] + (w[LIKELY + b] if b >= 0 else 0)
        change = replay(w, TRIED, seats) - before
        if w[STATUS]:
            return
        if change < 0 and below(w, UNIT) >= UNIT * exp(0.001 * change):
            exchange(w, i, j)
            continue
        w[LIKELY + a] = w[TRIED + a]
        if b >= 0:
            w[LIKELY + b] = w[TRIED + b]
    if w[UNSEEN_COUNT] > held:
        deal_on(w, SLOTS + w[SEATS] * SLOT_SIZE, held)
    replay(w, TRIED, 0)
    for i in range(STATE_SIZE):
        w[SAVED + i] = w[HANDS + i]


@inner
def exchange(w: Words, i: int, j: int) -> None:
    """Let two hidden cards change places, of which the first at least is in a hand."""
    cards = 1 << w[DEALT + i] | 1 << w[DEALT + j]
    swap(w, i, j)
    w[w[SLOTS + slot_of(w, i) * SLOT_SIZE + PLACE]] ^= cards
    other = slot_of(w, j)
    if other >= 0:
        w[w[SLOTS + other * SLOT_SIZE + PLACE]] ^= cards


@inner
def begin(w: Words, theirs: int) -> None:
    """Start the chain at the likeliest of some worlds."""
    state = w[RANDOM]
    best = 0
    highest = 0
    for number in range(FIRST_WORLDS + 1):
        w[RANDOM] = mix(state, best if number == FIRST_WORLDS else number)
        deal_at_random(w)
        found = replay(w, LIKELY, theirs)
        if w[STATUS]:
            return
        if number == 0 or found > highest:
            highest = found
            best = number
    w[READ_BEGUN] = 1


@inner
def next_world(w: Words, number: int) -> None:
    """Deal what is hidden, at random or by what the plays on record say."""
    w[RANDOM] = mix(w[SEED], number)
    if w[RECORDED]:
        read_on(w)
    else:
        deal_at_random(w)


@inner
def resume(w: Words) -> None:
    """Put the position in place that the root moves are made in."""
    if w[RECORDED] == 0:
        restart(w)
        return
    for i in range(STATE_SIZE):
        w[HANDS + i] = w[SAVED + i]
