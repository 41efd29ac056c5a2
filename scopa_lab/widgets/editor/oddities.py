"""Oddities: what cannot arise in play at a position that may be set up all the same.

No fault: any position can be valued. But a forgotten card gives other numbers, so it is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...captures import takes_itself
from ...cards import Cards
from ...earning import Capture, sweep
from ...languages import Said, say
from ...position import Position
from ...rules import Rules

__all__ = ["oddities"]

NAMED = 6  # cards that are named one by one


def oddities(position: Position) -> list[Said]:
    """Return what no deal of this game can lead to, in sentences.

    Examples
    --------
    >>> for odd in oddities(Position.parse("scopa | table 2C 4H 5S | hands 7D 2D AS / ? ? ?")):
    ...     print(odd)
    31 cards in the stock: after the first deal there are 30 left. Are cards of the table ...
    """
    return [*_stock(position), *_hands(position), *_piles(position), *_nowhere(position)]


def _stock(position: Position) -> Iterator[Said]:
    """As many cards are left as after some whole rounds of dealing, or none."""
    rules, left = position.rules, len(position.stock)
    take = rules.batch * rules.players
    full = len(rules.cards) - rules.upcards - take
    if left > full:
        yield say("editor.odd.stock_full", count=left, full=full)
    elif left and (full - left) % take:
        yield say("editor.odd.stock", count=left, take=take)


def _hands(position: Position) -> Iterator[Said]:
    """Seat 0 leads every round of dealing; who has played in this turn holds one card fewer."""
    rules, mover = position.rules, position.to_move
    sizes = [len(hand) for hand in position.hands]
    take = rules.batch * rules.players
    last_is_short = (len(rules.cards) - rules.upcards) % take and not position.stock
    if position.is_over or last_is_short:  # what a short last round gives is not even
        return
    if max(sizes) > rules.batch:
        yield say("editor.odd.hand", count=max(sizes), most=rules.batch)
    elif sizes != [sizes[mover] - (seat < mover) for seat in range(rules.players)]:
        held = " / ".join(map(str, sizes))
        yield say("editor.odd.hands", held=held, seat=mover)


def _piles(position: Position) -> Iterator[Said]:
    """Who captured has cards, and has earned no more by sweeps than the cards allow."""
    rules, captor = position.rules, position.last_capture
    if captor is None and any(position.piles):
        yield say("editor.odd.no_captor")
    elif captor is not None and not position.piles[rules.side_of(captor)]:
        yield say("editor.odd.no_pile", seat=captor)
    dearest = _dearest(rules)
    for points, pile in zip(position.earned_by_name(), position.piles, strict=True):
        most = _captures(rules, pile) * dearest
        if points.get("sweeps", 0) > most:
            yield say("editor.odd.sweeps", points=points["sweeps"], cards=len(pile))


def _captures(rules: Rules, pile: Cards) -> int:
    """How many captures can have made a pile: two cards each, but for aces that take themselves."""
    alone = sum(takes_itself(rules, card, Cards()) for card in pile)
    return alone + (len(pile) - alone + 1) // 2 if alone else len(pile) // 2


@cache
def _dearest(rules: Rules) -> int:
    """The most that one sweep can pay: of one card or two, all of one suit."""
    return max(
        sweep(rules, Capture(card, taken, taken))
        for card in rules.cards
        for taken in (Cards([other]) | Cards([card]) for other in rules.cards)
        if {c.suit for c in taken} == {card.suit}
    )


def _nowhere(position: Position) -> Iterator[Said]:
    """Every card of the pack lies somewhere, or was put out of play."""
    asked = position.stock.count(None) + sum(hand.unknown for hand in position.hands)
    missing = len(position.unseen) - asked
    if missing <= 0:
        return
    if asked:
        yield say("editor.odd.fewer", count=missing)
    else:
        cards = list(position.unseen)
        named = " ".join(map(str, cards[:NAMED])) + (" …" if len(cards) > NAMED else "")
        yield say("editor.odd.nowhere", count=missing, cards=named)
