"""Dealing: a full random deal under the rules, redeals included."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from .cards import Card, Cards
from .checks import whole
from .playing import declaring, opening
from .position import Position
from .rules import Rules, RulesLike, as_rules
from .setup import Hand

__all__ = ["deal", "needs_redeal"]


def deal(
    game: RulesLike,
    seed: int | None = None,
    *,
    order: str | Sequence[str | Card] | None = None,
    **options: Any,
) -> Position:
    """Deal a pack: every card known, seat 0 to move.

    Parameters
    ----------
    game : str or Rules
    seed : int, optional
        From 0. Same seed, same deal.
    order : text or sequence of cards, optional
        The whole pack in the order in which it is dealt (each hand at once from seat 0, or card by
        card in games dealt so, then the cards turned up, then the stock); nothing is shuffled and
        no redeal is made.
    **options
        Options of `scopa_lab.rules`.

    Raises
    ------
    ValueError
        For an unknown option, a seed that is no number, an order that is not the whole pack.

    Notes
    -----
    Digest 2.1 to 2.12, C05, C45, C46, X29, X30, X50, X51. Under ``redeal="distinct"`` a game that
    deals the whole pack at once has no next card to turn up: everything is dealt again.

    Examples
    --------
    >>> p = deal("scopone", seed=1)
    >>> [len(hand) for hand in p.hands], len(p.table), len(p.stock)
    ([9, 9, 9, 9], 4, 0)
    """
    rules = as_rules(game, options)
    if order is not None:
        given = [Card(c) for c in (order.split() if isinstance(order, str) else order)]
        if sorted(given) != list(rules.cards):
            raise ValueError(
                f"order must be each of the {len(rules.cards)} cards of the {rules.pack} pack once"
            )
        return _opened(_dealt(rules, given))
    shuffler = random.Random(None if seed is None else whole("seed", seed, least=0))
    pack = list(rules.cards)
    while True:
        shuffler.shuffle(pack)
        position = _dealt(rules, pack)
        if rules.redeal == "distinct" and position.stock:
            return _opened(_dealt(rules, _made_distinct(rules, pack, shuffler)))
        if not needs_redeal(rules, position.table):
            return _opened(position)


def needs_redeal(rules: Rules, table: Cards) -> bool:
    """Say whether the cards turned up at the start must be dealt again (C05).

    >>> from scopa_lab.rules import rules
    >>> needs_redeal(rules("scopa"), Cards("KD KH KS AD"))
    True
    """
    ranks = [c.rank for c in table]
    top = rules.the_pack.ranks[-1]  # the king, or the ten of the plain pack
    return {
        "none": False,
        "kings3": ranks.count(top) >= 3,
        "aces2": ranks.count("A") >= 2,
        "anyace": "A" in ranks,
        "distinct": len(set(ranks)) < len(ranks),
    }[rules.redeal]


def _dealt(rules: Rules, pack: Sequence[Card]) -> Position:
    size, players = rules.batch, rules.players
    at = players * size
    first = pack[:at]
    hands = tuple(
        Hand(Cards(first[seat::players] if rules.one_by_one else first[seat * size :][:size]))
        for seat in range(players)
    )
    return Position(
        rules=rules,
        table=Cards(pack[at : at + rules.upcards]),
        hands=hands,
        piles=(Cards(),) * rules.sides,
        earned=((0,) * len(rules.play_categories),) * rules.sides,
        stock=tuple(pack[at + rules.upcards :]),
        combinations=((),) * rules.sides,
        first_play=rules.ace_lead == "barred",
    )


def _opened(position: Position) -> Position:
    """Return the deal with what it earns at once: declarations, an opening fifteen (X50, X51)."""
    return opening(declaring(position))


def _made_distinct(rules: Rules, pack: list[Card], shuffler: random.Random) -> list[Card]:
    """Put the second of two equal ranks back at a random place and turn the next card (X30)."""
    pack = list(pack)
    start = rules.players * rules.batch
    end = start + rules.upcards
    while True:
        turned = [c.rank for c in pack[start:end]]
        second = next((i for i, rank in enumerate(turned) if rank in turned[:i]), None)
        if second is None:
            return pack
        back = pack[start + second]
        pack[start + second] = pack.pop(end)
        pack.insert(shuffler.randint(end, len(pack)), back)
