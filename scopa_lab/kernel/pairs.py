"""Two pairs that see only their own cards: the entry of the kernel for them."""

from __future__ import annotations

from .jit import Reals, Words, bare, entry, part, reals
from .layout import RESULTS, STATUS
from .pairs_answers import answer, answer_seeing
from .pairs_layout import (
    AVERAGED,
    DEALS,
    DECIDING,
    DONE,
    ITERATE,
    PAYOFFS,
    READY,
    REPORT,
    RISES,
    VALUE,
)
from .pairs_profile import (
    AVERAGE,
    LEARN,
    MATCH,
    bill,
    each_hand,
    spread,
    try_seats,
    worth,
)
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
            each_hand(w, x, MATCH, seat, 0.0)
        w[b + AVERAGED] = 0
    while w[STATUS] == 0 and w[b + DONE] < until:
        for seat in range(w[b + DECIDING]):
            worth(w, x, seat, PAYOFFS, 0)
            each_hand(w, x, LEARN, seat, float(w[b + RISES + seat]))
        w[b + DONE] += 1
        ended(w)


@part
def respond(w: Words, x: Reals, profile: int) -> None:
    """Answer the way to play in REACH; if it is the profile, in all the ways there are.

    Then PLAY is the profile and WORTH what the moves of the seat to move are worth, else PLAY and
    REACH are the answers.
    """
    b = w[RESULTS]
    w[b + AVERAGED] = 1
    if profile:
        for seat in range(w[b + DECIDING]):
            each_hand(w, x, AVERAGE, seat, 0.0)
        spread(w, x)
    for pair in range(2):
        value = bill(w, x, pair)
        if profile:
            x[b + VALUE] = float(w[b + RISES + pair]) * value / float(w[b + DEALS])
            try_seats(w, x, pair, value)
            answer_seeing(w, x, pair)
        answer(w, x, pair, value)
        if ended(w):
            return
    if not profile:
        spread(w, x)
    elif w[b + DECIDING]:
        for seat in range(w[b + DECIDING]):
            each_hand(w, x, AVERAGE, seat, 0.0)
        worth(w, x, 0, PAYOFFS, 0)


@entry
def run(words: Words, op: int, a: int, b: int) -> int:
    """Do what is asked for after ``a`` iterations; STATUS tells whether it was finished."""
    w = bare(words)
    x = reals(words)
    w[STATUS] = 0
    iterate(w, x, a)
    if w[STATUS] == 0 and op != ITERATE:
        respond(w, x, 1 if op == REPORT else 0)
    return w[w[RESULTS] + DONE]
