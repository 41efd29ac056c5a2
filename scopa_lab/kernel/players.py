"""The second function that is called from outside: deals played to the end by styles of play."""

from __future__ import annotations

from .dealing import deal_at_random
from .endings import list_moves, play_on, utility
from .jit import Words, bare, entry, inner, part
from .layout import (
    ANSWERED,
    BATCH_COUNT,
    BATCHES,
    CASE_SIZE,
    CASES,
    CHOOSE,
    OUT,
    PLAY_STYLES,
    RANDOM,
    RECORDED,
    REPLIES,
    RESULTS,
    ROOT_COUNT,
    ROOTS,
    ROWS,
    SAMPLE,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEATS,
    SEATS_MAX,
    SEED,
    SIDE,
    SIDES,
    STACK,
    START,
    STATUS,
    STOP,
    STOPPED,
    TIE_SEED,
    TREE,
)
from .memory import mix
from .play import gather, play, restart
from .points import record_size, write_answer
from .policies import choose, weigh_first
from .reading import next_world, resume
from .trees import grow


@part
def play_styles(w: Words, first: int, count: int) -> int:
    """Play random deals from a number on; write their points by category, return how many."""
    size = w[ROWS] * w[SIDES]
    for number in range(count):
        if w[STOP]:
            w[STATUS] = STOPPED
            return number
        w[RANDOM] = mix(w[SEED], first + number)
        deal_at_random(w)
        restart(w)
        w[RANDOM] = mix(w[TIE_SEED], first + number)
        play_on(w, 0)
        if w[STATUS]:
            return number
        to = w[RESULTS] + number * size
        for row in range(OUT, OUT + w[ROWS] * SEATS_MAX, SEATS_MAX):
            for side in range(w[SIDES]):
                w[to] = w[row + side]
                to += 1
    return count


@inner
def play_root(w: Words, index: int, ties: int) -> None:
    """Play a root move and then to the end; equal moves are chosen among by a number."""
    resume(w)
    w[RANDOM] = ties
    play(w, w[RECORDED], w[w[ROOTS] + 4 * index])
    play_on(w, w[RECORDED] + 1)


@part
def answer_cases(w: Words, count: int) -> int:
    """Play every root move of so many cases to the end; return how many were done.

    Answers look like those of `entries.solve_worlds`.
    """
    batches = w[BATCH_COUNT] * SEATS_MAX
    case = w[CASES]
    for number in range(count):
        w[ANSWERED] = number
        if w[STOP]:
            w[STATUS] = STOPPED
            return number
        ties = w[TIE_SEED]
        for i in range(CASE_SIZE):
            w[START + i] = w[case + i]
        case += CASE_SIZE
        for i in range(batches):
            w[BATCHES + i] = w[case + i]
            ties = mix(ties, w[case + i])
        case += batches
        for seat in range(w[SEATS]):
            ties = mix(ties, w[START + seat])
        gather(w)
        roots = list_moves(w)
        to = w[RESULTS] + number * record_size(w)
        w[to] = roots
        to += 1
        for index in range(roots):
            play_root(w, index, ties)
            if w[STATUS]:
                return number
            to = write_answer(w, to, w[w[ROOTS] + 4 * index])
    return count


@part
def sample(w: Words, first: int, count: int) -> int:
    """Play every root move to the end in random worlds; add up beside them, return how many.

    Beside a root move stand its utility for the side to move added up, and that of its squares.
    """
    side = w[SCHEDULE + w[RECORDED] * SCHEDULE_SIZE + SIDE]
    for number in range(first, first + count):
        w[ANSWERED] = number - first
        if w[STOP]:  # looked at between worlds only, so that all moves have seen as many
            w[STATUS] = STOPPED
            return number - first
        next_world(w, number)
        if w[STATUS]:
            return number - first
        if number == first:
            list_moves(w)
            for root in range(w[ROOTS], w[ROOTS] + 4 * w[ROOT_COUNT], 4):
                w[root + 1] = 0
                w[root + 2] = 0
        for index in range(w[ROOT_COUNT]):
            play_root(w, index, mix(w[TIE_SEED], number))
            if w[STATUS]:
                return number - first
            found = utility(w, side)
            w[w[ROOTS] + 4 * index + 1] += found
            w[w[ROOTS] + 4 * index + 2] += found * found
    w[ANSWERED] = count
    return count


@entry
def run(words: Words, op: int, a: int, b: int) -> int:
    """Do what is asked for; STATUS tells whether it was finished."""
    w = bare(words)
    w[STATUS] = 0
    if op == PLAY_STYLES:
        return play_styles(w, a, b)
    if op == REPLIES:
        return answer_cases(w, a)
    if op == SAMPLE:
        return sample(w, a, b)
    if op == TREE:
        return grow(w, a, b)
    w[RANDOM] = mix(w[SEED], a)  # CHOOSE or WEIGH, in any world: they do not see which
    deal_at_random(w)
    if list_moves(w) == 0:
        return -1
    if op == CHOOSE:
        w[RANDOM] = mix(w[TIE_SEED], a)
        return choose(w, 0, w[STACK], w[STACK] + w[ROOT_COUNT])
    return weigh_first(w, a)
