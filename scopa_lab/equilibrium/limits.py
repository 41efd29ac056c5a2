"""Which positions can be solved as games of two hidden hands."""

from __future__ import annotations

from math import prod

from ..languages import say
from ..position import Position

__all__ = ["payoffs_of", "why_not_fair"]

MOST_PAYOFFS = 20_000_000  # orders of cards to the end of a batch: 18 hidden cards and hands of 3


def payoffs_of(position: Position) -> int:
    """Return how many orders of cards there are to the end of the batch, captures left aside.

    With the last card of a batch it is the next one that must be gone through.

    >>> payoffs_of(Position.setup("scopa", hands=("AD 2D 3D", "? ? ?"), stock="?6",
    ...     piles=("4D 5D 6D 7D JD QD KD AS 2S 3S 4S 5S 6S 7S", "JS QS KS AC 2C 3C 4C 5C 6C 7C"),
    ...     table="JC QC KC AH"))
    665280
    """
    cards = len(position.unseen) + sum(len(hand.cards) for hand in position.hands)
    plays = sum(map(len, position.hands))
    if plays == 1 and position.stock:
        dealt = position.rules.batch * position.rules.players
        cards, plays = cards - 1, min(dealt, len(position.stock))
    return prod(range(cards - plays + 1, cards + 1))


def why_not_fair(position: Position) -> str:
    """Say why a position cannot be solved as a game of two hidden hands; "" if it can."""
    if position.rules.players != 2:
        return say("fair.two", players=position.rules.players)
    if any(card is not None for card in position.stock):
        return say("fair.stock")
    ahead, behind = (len(position.hands[(position.to_move + i) % 2]) for i in (0, 1))
    if ahead - behind not in (0, 1):
        return say("fair.sizes", ahead=ahead, behind=behind)
    places = sum(hand.unknown for hand in position.hands) + len(position.stock)
    if position.stock and len(position.unseen) > places:
        return say("fair.out")
    if position.first_play and position.rules.ace_lead == "barred":
        return say("fair.first")
    orders = payoffs_of(position)
    if orders > MOST_PAYOFFS:
        return say("fair.orders", orders=orders, most=MOST_PAYOFFS)
    return ""
