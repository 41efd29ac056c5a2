"""Who could sweep: every card tried in the hand of the seat to move, one after the other."""

from __future__ import annotations

from dataclasses import replace

from tests.naive.pack import Card, full_pack
from tests.naive.playing import moves, sweep_points
from tests.naive.positions import State, changed


def sweepers(state: State) -> frozenset[Card]:
    """Cards that would be paid a sweep in the hand of the seat to move, in the place of another.

    Those on the table and taken already are left out; any other may be there for all that is known.
    The first play of a deal is not looked at: nothing lies there to be barred.
    """
    gone = state.table.union(*state.piles)
    hand = state.hands[state.to_move]
    found = set()
    for card in full_pack(state.options):
        if card in gone or not hand:
            continue
        size = len(hand)
        held = frozenset([card, *sorted(hand - {card})][:size])
        tried = replace(state, hands=changed(state.hands, state.to_move, held), first_play=False)
        if any(move[0] == card and sweep_points(tried, move) > 0 for move in moves(tried)):
            found.add(card)
    return frozenset(found)
