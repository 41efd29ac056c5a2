"""Tree search for a seat that does not see everything: one tree, a new world in every round.

A node stands for the moves made since the root, whatever world they were made in. In every round
the moves that are legal in its world compete: one that was never tried first, else the one with the
best mean, raised by how seldom it was visited for how often it could be (information set Monte
Carlo tree search with a single observer: Cowling, Powley and Whitehouse, 2012). With `TREE_ALONE`
the other seats play by their styles inside the tree too, and the search answers those.
"""

from __future__ import annotations

from math import log, sqrt

from .dealing import below, deal_at_random
from .endings import list_moves, play_on, utility
from .jit import Words, inner, part
from .layout import (
    ANSWERED,
    LINE,
    LOW_WINS,
    N_CHILD,
    N_MET,
    N_MOVE,
    N_NEXT,
    N_SUM,
    N_VISITS,
    NODE_SIZE,
    PLIES,
    RANDOM,
    RESULTS,
    ROOT_COUNT,
    ROOTS,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEAT,
    SEED,
    SIDE,
    STACK,
    STATUS,
    STOP,
    STOPPED,
    TREE_ALONE,
    TREE_BOLD,
    TREE_MOST,
    TREE_USED,
)
from .memory import mix
from .play import legal_moves, play, restart
from .policies import choose


@inner
def new_node(w: Words, move: int) -> int:
    """Return the place of a new node."""
    node = w[RESULTS] + w[TREE_USED] * NODE_SIZE
    w[TREE_USED] += 1
    for i in range(NODE_SIZE):
        w[node + i] = 0
    w[node + N_MOVE] = move
    return node


@inner
def added(w: Words, node: int, move: int) -> int:
    """Return a new child of a node."""
    child = new_node(w, move)
    w[child + N_NEXT] = w[node + N_CHILD]
    w[child + N_MET] = 1
    w[node + N_CHILD] = child
    return child


@inner
def child_of(w: Words, node: int, move: int) -> int:
    """Return the child of a node for a move, 0 if there is none."""
    child = w[node + N_CHILD]
    while child and w[child + N_MOVE] != move:
        child = w[child + N_NEXT]
    return child


@inner
def promising(w: Words, node: int, at: int, end: int) -> int:
    """Return the child with the best prospects among the moves listed, all of which were tried."""
    best = 0
    highest = 0.0
    for i in range(at, end):
        child = child_of(w, node, w[i])
        if child == 0:
            continue
        mean = w[child + N_SUM] / w[child + N_VISITS]
        if w[LOW_WINS]:
            mean = -mean
        seldom = sqrt(log(1.0 + w[child + N_MET]) / w[child + N_VISITS])
        found = mean + 0.001 * w[TREE_BOLD] * seldom
        if best == 0 or found > highest:
            best = child
            highest = found
    return best


@inner
def descend_tree(w: Words) -> int:
    """Play from the root to a new node, or to the end of the deal; return how many plays.

    The nodes passed are written at LINE.
    """
    node = w[RESULTS]
    at = w[STACK]
    for ply in range(w[PLIES]):
        end = legal_moves(w, ply, at)
        if w[STATUS]:
            return ply
        if w[TREE_ALONE] and w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT] != w[SCHEDULE + SEAT]:
            move = choose(w, ply, at, end)
            child = child_of(w, node, move)
            if child == 0:
                if w[TREE_USED] >= w[TREE_MOST]:
                    return ply
                child = added(w, node, move)
            w[LINE + ply] = child
            play(w, ply, move)
            node = child
            continue
        fresh = 0
        chosen = 0
        for i in range(at, end):
            child = child_of(w, node, w[i])
            if child:
                w[child + N_MET] += 1
            else:
                fresh += 1
                if below(w, fresh) == 0:
                    chosen = w[i]
        if fresh and w[TREE_USED] < w[TREE_MOST]:
            w[LINE + ply] = added(w, node, chosen)
            play(w, ply, chosen)
            return ply + 1
        child = promising(w, node, at, end)
        if child == 0:  # no room for it
            return ply
        w[LINE + ply] = child
        play(w, ply, w[child + N_MOVE])
        node = child
    return w[PLIES]


@part
def grow(w: Words, first: int, count: int) -> int:
    """Do rounds of the search from a number on; return how many were done.

    Beside every root move stand then its visits and what they brought the side to move, added up.
    """
    for number in range(first, first + count):
        w[ANSWERED] = number - first
        if w[STOP]:
            w[STATUS] = STOPPED
            break
        w[RANDOM] = mix(w[SEED], number)
        deal_at_random(w)
        if w[TREE_USED] == 0:
            new_node(w, 0)
        restart(w)
        plays = descend_tree(w)
        play_on(w, plays)
        if w[STATUS]:
            return number - first
        for ply in range(plays):
            node = w[LINE + ply]
            w[node + N_VISITS] += 1
            w[node + N_SUM] += utility(w, w[SCHEDULE + ply * SCHEDULE_SIZE + SIDE])
        w[ANSWERED] = number - first + 1
    if w[TREE_USED] == 0:
        return 0
    stopped = w[STATUS]
    list_moves(w)
    if w[STATUS] == 0:
        w[STATUS] = stopped
    for root in range(w[ROOTS], w[ROOTS] + 4 * w[ROOT_COUNT], 4):
        child = child_of(w, w[RESULTS], w[root])
        w[root + 1] = w[child + N_VISITS] if child else 0
        w[root + 2] = w[child + N_SUM] if child else 0
    return w[ANSWERED]
