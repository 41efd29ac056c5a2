"""The order of play: who plays when, which batch is dealt before, where a sweep counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..earning import sweep_pays
from ..rules import Rules

__all__ = ["Turn", "schedule"]


class Turn(NamedTuple):
    """One play to come: who plays, whether a sweep counts (1), which batch is dealt before."""

    seat: int
    pay: int
    deal: int


def schedule(
    rules: Rules, hands: Sequence[int], batches: Sequence[Sequence[int]], to_move: int
) -> list[Turn]:
    """Return all plays to come, from numbers of cards; what is played changes none of it.

    Parameters
    ----------
    hands : sequence of int
        Cards held by each seat.
    batches : sequence of sequence of int
        Per batch to come, cards dealt to each seat.
    to_move : int
        The seat to move.

    Notes
    -----
    ``no_sweep_on`` (C11, X16 to X19) becomes whether a sweep counts at each play. The next batch is
    number 1; 0 is none.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> [(t.seat, t.pay) for t in schedule(rules("scopa"), [1, 2], [], 0)]
    [(0, 1), (1, 1), (1, 0)]
    """
    held = list(hands)
    turns: list[Turn] = []
    seat, deal = to_move, 0
    players = len(held)
    fresh = False
    while any(held):
        while not held[seat]:
            seat = (seat + 1) % players
        held[seat] -= 1
        stock_empty = deal == len(batches)
        pays = sweep_pays(rules, stock_empty=stock_empty, own_left=held[seat], all_left=sum(held))
        turns.append(Turn(seat, int(pays), deal if fresh else 0))
        seat = (seat + 1) % players
        fresh = not any(held) and not stock_empty
        if fresh:
            held = list(batches[deal])
            deal += 1
            seat = 0
    return turns
