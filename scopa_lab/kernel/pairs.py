"""Two pairs that see only their own cards: the entry of the kernel for them."""

from __future__ import annotations

from .jit import Reals, Words, bare, entry, part, reals
from .layout import RESULTS, STATUS
from .pairs_answers import answer, answer_seeing
from .pairs_layout import AVERAGED, DECIDING, DONE, READY, REPORT
from .pairs_profile import AVERAGE, LEARN, MATCH, each_hand, try_answers, worth
from .pairs_tree import grow
from .play import ended


@part
def iterate(w: Words, x: Reals, until: int) -> None:
    """Go on until so many iterations are done, from the beginning if there was none."""
    b = w[RESULTS]
    if w[b + READY] == 0:
        grow(w, x)
        w[b + AVERAGED] = 1
    if w[STATUS] == 0 and w[b + AVERAGED]:
        for seat in range(w[b + DECIDING]):
            each_hand(w, x, MATCH, seat)
        w[b + AVERAGED] = 0
    while w[STATUS] == 0 and w[b + DONE] < until:
        for seat in range(w[b + DECIDING]):
            worth(w, x, seat)
            each_hand(w, x, LEARN, seat)
        w[b + DONE] += 1
        ended(w)


@part
def report(w: Words, x: Reals) -> None:
    """Write the answers to the average of the iterations, which is in PLAY when this is done.

    WORTH is then what the moves of the seat to move are worth.
    """
    b = w[RESULTS]
    w[b + AVERAGED] = 1
    for seat in range(w[b + DECIDING]):
        each_hand(w, x, AVERAGE, seat)
    try_answers(w, x)
    for pair in range(2):
        if not ended(w):
            answer(w, x, pair)
        if not ended(w):
            answer_seeing(w, x, pair)
    if w[b + DECIDING]:
        worth(w, x, 0)


@entry
def run(words: Words, op: int, a: int, b: int) -> int:
    """Do what is asked for; STATUS tells whether it was finished."""
    w = bare(words)
    x = reals(words)
    w[STATUS] = 0
    iterate(w, x, a)
    if w[STATUS] == 0 and op == REPORT:
        report(w, x)
    return w[w[RESULTS] + DONE]
