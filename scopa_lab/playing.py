"""Playing: what happens to a position when a card is played, a batch is dealt, a deal ends.

Functions of a position that give the next one; `Position.play` and `scopa_lab.deal` are the doors.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .captures import takes_itself
from .cards import Cards
from .earning import Capture, declared, earned, opening_sweeps
from .moves import Move
from .setup import Hand

if TYPE_CHECKING:
    from .position import Position

__all__ = ["changed", "declaring", "ended", "opening", "played"]


def played(position: Position, move: Move) -> Position:
    """Return the position after a legal move, the next batch dealt or the deal ended."""
    rules, seat = position.rules, position.to_move
    held = position.hands[seat]
    if move.card in held.cards:
        held = Hand(held.cards - move.card, held.unknown)
    else:  # one of the unknown cards turns out to be this one
        held = Hand(held.cards, held.unknown - 1)
    after = replace(
        position,
        hands=changed(position.hands, seat, held),
        first_play=False,
        last_laid=None,
    )
    if move.captured or takes_itself(rules, move.card, position.table):
        capture = Capture(
            move.card, move.captured, position.table, position.last_laid, position.sweep_counts
        )
        after = _captured(after, seat, capture)
    else:
        after = replace(after, table=position.table | move.card, last_laid=move.card)
    return _passed(after)


def _captured(position: Position, seat: int, capture: Capture) -> Position:
    """Return the position with a capture made: cards to the pile, points, who captured last."""
    rules, side = position.rules, position.rules.side_of(seat)
    won = capture.captured | capture.card
    points = dict(zip(rules.play_names, earned(rules, capture), strict=True))
    after = replace(
        position,
        table=position.table - capture.captured,
        piles=changed(position.piles, side, position.piles[side] | won),
        last_capture=seat,
        last_capture_swept=points.get("sweeps", 0),
    )
    if rules.primiera_source != "all" and len(capture.captured) > 1:
        combos = (*position.combinations[side], won)
        after = replace(after, combinations=changed(position.combinations, side, combos))
    return _earning(after, side, points)


def _earning(position: Position, side: int, points: Mapping[str, int]) -> Position:
    """Return the position with points earned in play added to a side."""
    if not any(points.values()):
        return position
    names = position.rules.play_names
    total = tuple(
        had + points.get(name, 0) for name, had in zip(names, position.earned[side], strict=True)
    )
    return replace(position, earned=changed(position.earned, side, total))


def _passed(position: Position) -> Position:
    """Return the position with the turn passed on, the next batch dealt, or the deal ended."""
    players = position.rules.players
    if any(map(len, position.hands)):
        seats = [(position.to_move + step) % players for step in range(1, players + 1)]
        return replace(position, to_move=next(s for s in seats if len(position.hands[s])))
    if not position.stock:
        return ended(position)
    hands = [
        Hand(Cards([card for card in packet if card]), packet.count(None))
        for packet in position.batches()[0]
    ]
    left = position.stock[position.rules.batch * players :]
    return declaring(replace(position, hands=tuple(hands), stock=left, to_move=0))


def declaring(position: Position) -> Position:
    """Return the position with what hands just dealt declare (X06, X50); unknown ones do not."""
    after = position
    for seat, hand in enumerate(position.hands):
        points = 0 if hand.unknown else declared(position.rules, hand.cards)
        after = _earning(after, position.rules.side_of(seat), {"declarations": points})
    return after


def opening(position: Position) -> Position:
    """Return a fresh deal with an opening table taken that is worth 15 or 30 (X03, X51)."""
    rules = position.rules
    sweeps = opening_sweeps(rules, position.table)
    if not sweeps:
        return position
    seat = rules.players - 1 if rules.opening_fifteen == "dealer" else 0
    side = rules.side_of(seat)
    after = replace(
        position,
        table=Cards(),
        piles=changed(position.piles, side, position.piles[side] | position.table),
        last_capture=seat,
    )
    return _earning(after, side, {"sweeps": sweeps})


def ended(position: Position) -> Position:
    """Return a finished deal with leftovers given, and the last sweep taken back if ruled so."""
    if position.last_capture is None:
        return replace(position, to_move=0)  # the leftovers belong to nobody (C13)
    side = position.rules.side_of(position.last_capture)
    after = replace(
        position,
        table=Cards(),
        piles=changed(position.piles, side, position.piles[side] | position.table),
        to_move=0,
        last_laid=None,  # it lies there no more
    )
    if position.rules.no_sweep_on == "last_capture" and position.last_capture_swept:  # X17, X52
        after = _earning(after, side, {"sweeps": -position.last_capture_swept})
        after = replace(after, last_capture_swept=0)
    return after


def changed(values: tuple[Any, ...], at: int, new: Any) -> tuple[Any, ...]:
    """Return a tuple with one place replaced."""
    return (*values[:at], new, *values[at + 1 :])
