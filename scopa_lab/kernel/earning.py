"""What is earned while the cards are played, kind by kind, and the most that can still be.

Where a sweep scores a point and nothing else is earned (`EARNING` is 0), `play` needs none of this.
"""

from __future__ import annotations

from .jit import Words, inner, lowest, popcount
from .layout import (
    ACE,
    ACE_MOST,
    ACE_SCORES,
    ACE_SETS,
    ACE_SHUTS,
    ACE_TOTAL,
    BARSEGA,
    BARSEGA_MOST,
    CARD_SHIFT,
    CARDS_MASK,
    CATEGORIES,
    EARNED,
    EARNING,
    FRAME_SIZE,
    FRAMES,
    HANDS,
    LAID,
    LAST,
    MATCHING,
    MOST,
    NO_POWER,
    NUMBERED,
    ONES,
    OTHERS_LEFT,
    PAY,
    PAYING,
    PICADA,
    PLIES,
    PREVIOUS,
    QUADRIGLIA,
    ROWS,
    SCHEDULE,
    SCHEDULE_SIZE,
    SEAT,
    SIMILI,
    SUIT_BONUS,
    SUIT_CAPTURE,
    SUM_LIMIT,
    SWEEP,
    SWEEP_DOUBLES,
    SWEEP_POINTS,
    SWEEP_TOP,
    SWEEPERS,
    SWEEPS_0,
    SWEEPS_LEFT,
    SWEPT,
    TABLE_CARDS,
    TABLE_SUM,
    TAKE_BACK,
    TAKES_ITSELF,
    TRIO,
    VALUES,
    WILD,
)


@inner
def sum_of(w: Words, cards: int) -> int:
    """Return the capture values of the cards added up."""
    total = 0
    while cards:
        total += w[VALUES + (lowest(cards) >> 2)]
        cards &= cards - 1
    return total


@inner
def of_one_suit(cards: int) -> bool:
    """Say whether cards, one at least, are all of one suit."""
    return cards & ~(ONES << (lowest(cards) & 3)) == 0


@inner
def is_ace_sweep(w: Words, card: int, captured: int, table: int) -> bool:
    """Say whether an ace takes the whole table by its power alone."""
    if card > 3 or w[ACE] == NO_POWER or captured != table:
        return False
    size = popcount(captured)
    if captured & ~w[ACE_SETS] == 0 and size <= w[ACE_MOST]:
        return size > 1 and captured & w[ACE_SHUTS] != 0
    return not (
        w[ACE_TOTAL] > 0
        and size <= w[MOST]
        and captured & ~w[NUMBERED] == 0
        and sum_of(w, captured) == w[ACE_TOTAL]
    )


@inner
def itself(w: Words, card: int, captured: int, table: int) -> bool:
    """Say whether an ace goes to the pile by itself, from an empty table."""
    return table == 0 and captured == 0 and card < 4 and w[TAKES_ITSELF] == 1


@inner
def sweep_points(w: Words, ply: int, card: int, captured: int) -> int:
    """Return what a capture is paid as a sweep."""
    table = w[FRAMES + ply * FRAME_SIZE + TABLE_CARDS]
    if captured != table or w[SCHEDULE + ply * SCHEDULE_SIZE + PAY] == 0:
        return 0
    if captured == 0:
        by_power = True
        if not itself(w, card, captured, table):
            return 0
    else:
        by_power = is_ace_sweep(w, card, captured, table)
    if by_power and w[ACE_SCORES] == 0:
        return 0
    points = w[SWEEP_POINTS + (card >> 2)]
    if w[SWEEP_DOUBLES] and captured & (captured - 1) and of_one_suit(captured | 1 << card):
        points *= 2
    return points


@inner
def earned(w: Words, ply: int, move: int, kind: int) -> int:
    """Return the points of one kind that a move earns from the position in a frame."""
    card = move >> CARD_SHIFT
    captured = move & CARDS_MASK
    if kind == SWEEP:
        return sweep_points(w, ply, card, captured)
    if captured == 0:
        return 0
    if kind == PICADA:
        if captured & (captured - 1) or lowest(captured) >> 2 != card >> 2:
            return 0
        laid = w[FRAMES + ply * FRAME_SIZE + LAID]
        return 1 if w[PREVIOUS] == 0 or captured == laid else 0
    if kind == SIMILI:
        return 1 if of_one_suit(captured | 1 << card) else 0
    if kind == QUADRIGLIA:
        return 1 if popcount(captured) > 2 else 0
    if kind == SUIT_CAPTURE and captured & (captured - 1):
        shown = captured | 1 << card if w[SUIT_BONUS] == MATCHING else captured
        table = w[FRAMES + ply * FRAME_SIZE + TABLE_CARDS]
        if of_one_suit(shown) and not is_ace_sweep(w, card, captured, table):
            return w[VALUES + (card >> 2)]
    return 0  # what is declared is earned by being dealt


@inner
def others(w: Words, ply: int, move: int) -> int:
    """Return all that a move earns but a sweep."""
    total = 0
    for row in range(w[ROWS] - w[CATEGORIES]):
        if w[EARNED + row] != SWEEP:
            total += earned(w, ply, move, w[EARNED + row])
    return total


@inner
def declared(w: Words, dealt: int) -> int:
    """Return the points of three cards dealt together: of one rank, or low."""
    if popcount(dealt) != 3:
        return 0
    others = dealt & ~w[WILD]
    if w[TRIO] and others & ~(15 << (lowest(others) & 60)) == 0:
        return w[TRIO]
    total = sum_of(w, others) + (1 if others != dealt else 0)
    return w[BARSEGA] if others & ~w[NUMBERED] == 0 and total <= w[BARSEGA_MOST] else 0


@inner
def taken_back(w: Words, ply: int, side: int) -> int:
    """Return the sweep points that a side loses at the end, since nobody captured after it."""
    f = FRAMES + ply * FRAME_SIZE
    return w[f + SWEPT] if w[TAKE_BACK] and w[f + LAST] == side + 1 else 0


# ── what can still be earned ────────────────────────────────────────────────────────────────────


@inner
def plays_before_sweep(w: Words, table: int, total: int, hand: int) -> int:
    """Return how many plays a sweep is away at least, from table, its value and the hand to play.

    Where a sweep needs a table worth no more than the limit, and no play takes more than that off
    it, plays are passed over. Table and hand may be cards or counts of ranks.
    """
    if table == 0:
        return 1 - w[TAKES_ITSELF]
    if w[SUM_LIMIT] == 0:
        return 0
    if total > w[SUM_LIMIT]:
        return (total - 1) // w[SUM_LIMIT]
    return 1 if hand & w[SWEEPERS + total] == 0 else 0


@inner
def first_sweep(w: Words, ply: int) -> int:
    """Return the first ply at which a sweep of a point can be made, as far as sums tell."""
    f = FRAMES + ply * FRAME_SIZE
    hand = w[HANDS + w[SCHEDULE + ply * SCHEDULE_SIZE + SEAT]]
    ply += plays_before_sweep(w, w[f + TABLE_CARDS], w[f + TABLE_SUM], hand)
    return min(ply, w[PLIES])


@inner
def sweeps_from(w: Words, ply: int, side: int) -> int:
    """Return how many sweeps of a point a side makes at most: one for every play that pays."""
    return w[SCHEDULE + first_sweep(w, ply) * SCHEDULE_SIZE + SWEEPS_0 + side]


@inner
def by_number(w: Words, ply: int, side: int) -> int:
    """Return the most that a side's sweeps can still be worth where they score by number."""
    plays = w[PAYING + 2 * min(ply, w[PLIES]) + side]
    return min(plays * w[SWEEP_TOP], w[SWEEPS_LEFT + side])


@inner
def besides(w: Words, ply: int, side: int) -> int:
    """Return the most that a side gains on the other but by sweeps of a point."""
    most = w[OTHERS_LEFT + side] + by_number(w, ply, side) if w[EARNING] else 0
    return most + taken_back(w, ply, 1 - side)
