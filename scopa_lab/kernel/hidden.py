"""Play with hidden hands, as the table sees it: the public tree of a batch, and what comes after.

Until a batch is played out, any card that nobody has shown may be in the hand of the seat to play.
The tree has a node for every sequence of plays up to the last two; those two make a row of payoffs.
What is left when the batch is played is a *leaf*: the same leaf is reached in many ways and is
listed once. Leaves are then solved with all cards face up, one case after the other.

Parameters stand in a block at ROOTS; arrays lie in memory of their own and grow by being asked
again with more room (OVERFLOW).
"""

from __future__ import annotations

from .captures import moves_of, sort_moves
from .duel import open_all, search
from .earning import declared
from .hidden_layout import (
    ACTION_AT,
    ACTIONS_MAX,
    ACTIONS_USED,
    CASE_AT,
    EXTRA_AT,
    EXTRA_MAX,
    EXTRA_USED,
    GAIN_BITS,
    GAIN_ZERO,
    INDEX_AT,
    INDEX_MASK,
    L_COMBOS_0,
    L_LAID,
    L_LAST,
    L_LETTERS_0,
    L_PILE_0,
    L_SWEPT,
    L_SWEPT_0,
    L_TABLE,
    L_UNPLAYED,
    LEAF_AT,
    LEAF_MAX,
    LEAF_SIZE,
    LEAF_USED,
    LEVEL,
    LEVEL_SIZE,
    PAY_AT,
    PLACE_BITS,
    ROW_AT,
    ROWS_MAX,
    ROWS_USED,
    TREE,
    UNSEEN,
    VALUE_AT,
)
from .jit import Words, bare, entry, inner, part, popcount
from .layout import (
    BARSEGA,
    BATCH_COUNT,
    BATCHES,
    CARD_SHIFT,
    CARDS_MASK,
    COMBOS,
    DECLARED_MARGIN,
    END,
    FIRST,
    FRAME_SIZE,
    FRAMES,
    GAIN,
    HANDS,
    LAID,
    LAST,
    LETTERS,
    NEXT,
    OVERFLOW,
    PILES,
    PLIES,
    PREVIOUS,
    ROOTS,
    SEATS_MAX,
    STACK,
    START,
    START_LAID,
    START_LAST,
    START_SWEPT,
    START_TABLE,
    STATUS,
    STOP,
    STOPPED,
    SWEPT,
    SWEPT_SO_FAR,
    TABLE_CARDS,
    TABLE_LEAST,
    TAKE_BACK,
    TRIO,
)
from .layout import BEST as TOTAL  # frames mean something else here: points gained on the way …
from .layout import GOAL as NUMBER  # … the number of the node or row …
from .layout import LOW as UNPLAYED  # … and the cards that nobody has shown
from .memory import WIDE, forget, mix
from .play import gather, play, restart, take_back


@inner
def leaf_of(w: Words, ply: int) -> int:
    """Return the number of the leaf that this ply has come to, a new one if it is met first."""
    p = w[ROOTS]
    f = FRAMES + ply * FRAME_SIZE
    number = w[p + LEAF_USED]
    if number == w[p + LEAF_MAX]:
        w[STATUS] = OVERFLOW
        return 0
    leaf = w[p + LEAF_AT] + number * LEAF_SIZE
    for side in range(2):
        w[leaf + L_PILE_0 + side] = w[PILES + side]
        w[leaf + L_COMBOS_0 + side] = w[COMBOS + side]
        w[leaf + L_LETTERS_0 + side] = w[LETTERS + side]
        w[leaf + L_SWEPT_0 + side] = w[SWEPT_SO_FAR + side]
    w[leaf + L_TABLE] = w[f + TABLE_CARDS]
    w[leaf + L_LAST] = w[f + LAST]
    w[leaf + L_SWEPT] = w[f + SWEPT] if w[TAKE_BACK] else 0
    w[leaf + L_LAID] = w[f + LAID] if w[PREVIOUS] else 0
    w[leaf + L_UNPLAYED] = w[f + UNPLAYED]
    key = 0
    for i in range(LEAF_SIZE):
        key = mix(key, w[leaf + i])
    slot = key & w[p + INDEX_MASK]
    while True:
        known = w[w[p + INDEX_AT] + slot]
        if known == 0:
            w[w[p + INDEX_AT] + slot] = number + 1
            w[p + LEAF_USED] = number + 1
            return number
        other = w[p + LEAF_AT] + (known - 1) * LEAF_SIZE
        same = True
        for i in range(LEAF_SIZE):
            if w[other + i] != w[leaf + i]:
                same = False
                break
        if same:
            return known - 1
        slot = (slot + 1) & w[p + INDEX_MASK]


@inner
def note_action(w: Words, ply: int, move: int) -> int:
    """Write down an action of a node; return its number, which is that of the node it leads to."""
    level = w[ROOTS] + LEVEL + ply * LEVEL_SIZE
    number = w[level + ACTIONS_USED]
    if number == w[level + ACTIONS_MAX]:
        w[STATUS] = OVERFLOW
        return 0
    action = w[level + ACTION_AT] + 2 * number
    w[action] = w[FRAMES + ply * FRAME_SIZE + NUMBER]
    w[action + 1] = move
    w[level + ACTIONS_USED] = number + 1
    return number


@inner
def place_of(cards: int, card: int) -> int:
    """Return how many of the cards come before one of them."""
    return popcount(cards & ((1 << card) - 1))


@inner
def note_row(w: Words, ply: int, move: int) -> int:
    """Write down a play after which one card is left to play; return the number of its row."""
    p = w[ROOTS]
    f = FRAMES + ply * FRAME_SIZE
    number = w[p + ROWS_USED]
    if number == w[p + ROWS_MAX]:
        w[STATUS] = OVERFLOW
        return 0
    row = w[p + ROW_AT] + 2 * number
    w[row] = w[f + NUMBER] << PLACE_BITS | place_of(w[f + UNPLAYED], move >> CARD_SHIFT)
    w[row + 1] = move
    w[p + ROWS_USED] = number + 1
    return number


@inner
def note_payoff(w: Words, ply: int, at: int, leaf: int) -> None:
    """Write down what the last play, the move at ``at`` of this ply, leads to."""
    p = w[ROOTS]
    f = FRAMES + ply * FRAME_SIZE
    before = w[f - FRAME_SIZE + UNPLAYED]
    card = w[at] >> CARD_SHIFT
    place = place_of(before, card)
    payoff = leaf << GAIN_BITS | w[f + TOTAL] + w[f + GAIN] + GAIN_ZERO
    if at == w[f + FIRST] or w[at - 1] >> CARD_SHIFT != card:
        w[w[p + PAY_AT] + w[f + NUMBER] * popcount(before) + place] = payoff
        return
    number = w[p + EXTRA_USED]
    if number == w[p + EXTRA_MAX]:
        w[STATUS] = OVERFLOW
        return
    extra = w[p + EXTRA_AT] + 3 * number
    w[extra] = w[f + NUMBER]
    w[extra + 1] = place
    w[extra + 2] = payoff
    w[p + EXTRA_USED] = number + 1


@inner
def enter(w: Words, ply: int, number: int, at: int) -> None:
    """List what any card that is not shown could do at a ply."""
    f = FRAMES + ply * FRAME_SIZE
    w[f + NUMBER] = number
    w[f + FIRST] = at
    w[f + NEXT] = at
    w[f + END] = moves_of(w, w[f + TABLE_CARDS], w[f + UNPLAYED], CARDS_MASK, at)
    sort_moves(w, at, w[f + END])


@part
def build_tree(w: Words, plays: int) -> int:
    """Write the public tree of so many plays (two at least); return how many leaves it has."""
    p = w[ROOTS]
    gather(w)
    restart(w)
    ply = 0
    w[FRAMES + TOTAL] = 0
    w[FRAMES + UNPLAYED] = w[p + UNSEEN]
    enter(w, 0, 0, w[STACK])
    while True:
        if w[STOP]:
            w[STATUS] = STOPPED
        if w[STATUS]:
            return 0
        f = FRAMES + ply * FRAME_SIZE
        at = w[f + NEXT]
        if at == w[f + END]:
            if ply == 0:
                return w[p + LEAF_USED]
            ply -= 1
            take_back(w, ply)
            continue
        move = w[at]
        w[f + NEXT] = at + 1
        number = 0
        if ply < plays - 2:
            number = note_action(w, ply, move)
        elif ply == plays - 2:
            number = note_row(w, ply, move)
        play(w, ply, move)
        g = f + FRAME_SIZE
        w[g + TOTAL] = w[f + TOTAL] + w[f + GAIN]
        w[g + UNPLAYED] = w[f + UNPLAYED] ^ 1 << (move >> CARD_SHIFT)
        if ply == plays - 1:
            note_payoff(w, ply, at, leaf_of(w, ply + 1))
            take_back(w, ply)
        else:
            ply += 1
            enter(w, ply, number, w[f + END])


@inner
def lay_out(w: Words, leaf: int, case: int) -> None:
    """Make a leaf the position to be solved, with the hands of a case."""
    start = START - HANDS
    for side in range(2):
        w[start + PILES + side] = w[leaf + L_PILE_0 + side]
        w[start + COMBOS + side] = w[leaf + L_COMBOS_0 + side]
        w[start + LETTERS + side] = w[leaf + L_LETTERS_0 + side]
        w[start + SWEPT_SO_FAR + side] = w[leaf + L_SWEPT_0 + side]
        w[START + side] = w[case + side]
    w[START_TABLE] = w[leaf + L_TABLE]
    w[START_LAST] = w[leaf + L_LAST]
    w[START_SWEPT] = w[leaf + L_SWEPT]
    w[START_LAID] = w[leaf + L_LAID]
    for batch in range(w[BATCH_COUNT]):
        for side in range(2):
            w[BATCHES + batch * SEATS_MAX + side] = w[case + 2 + 2 * batch + side]


@inner
def value_from(w: Words, guess: int) -> int:
    """Return the margin of side 0 to come when both sides see everything, closed in on."""
    low = -WIDE
    high = WIDE
    gather(w)
    while low < high and w[STATUS] == 0:
        goal = min(max(guess, low + 1), high)
        restart(w)
        open_all(w)
        value = search(w, 0, goal - w[DECLARED_MARGIN], w[STACK]) + w[DECLARED_MARGIN]
        if value >= goal:
            low = value
            guess = value + 1
        else:
            high = value
            guess = value
    return low


@part
def solve_leaves(w: Words, count: int) -> int:
    """Write the values of so many cases; return how many were solved."""
    p = w[ROOTS]
    size = 3 + 2 * w[BATCH_COUNT]
    value = 0
    for number in range(count):
        case = w[p + CASE_AT] + number * size
        lay_out(w, w[p + LEAF_AT] + w[case] * LEAF_SIZE, case + 1)
        if w[PLIES] > w[TABLE_LEAST]:
            forget(w)
        value = value_from(w, value)
        if w[STATUS]:
            return number
        dealt = 0  # what the hands that a batch begins with are worth by being dealt
        if w[TRIO] or w[BARSEGA]:
            dealt = declared(w, w[START]) - declared(w, w[START + 1])
        w[w[p + VALUE_AT] + number] = value + dealt
    return count


@entry
def run(words: Words, op: int, a: int, b: int) -> int:
    """Do what is asked for; STATUS tells whether it was finished."""
    w = bare(words)
    w[STATUS] = 0
    if op == TREE:
        return build_tree(w, a)
    return solve_leaves(w, a)
