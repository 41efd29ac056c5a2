"""Captures: which sets of table cards one card may take.

The rules of every game, stated as groups of sets (`scopa_lab.groups`); what is asked about the
captures of a card is asked of its groups.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import merge

from .cards import Card, Cards
from .groups import Group, Multiples, Singles, Totals, Whole, usual
from .rules import Rules

__all__ = [
    "ace_sweeps",
    "count_of",
    "coverable",
    "groups",
    "how_many",
    "legal",
    "legal_sets",
    "ordinary",
    "sets_of",
    "takes",
    "takes_itself",
]

FIFTEEN = 15


def legal(rules: Rules, card: Card, table: Cards) -> tuple[Cards, ...]:
    """Return every legal capture in the usual order: fewer cards first, then lower cards.

    Values are taken as they are; `scopa_lab.moves.captures` is the door that checks them.

    Notes
    -----
    Digest 2.1, 2.4, 2.8 to 2.12, C07 to C10, X04, X05, X11 to X13, X24 to X27, X39 to X45.
    """
    return tuple(legal_sets(rules, card, table))


def legal_sets(rules: Rules, card: Card, table: Cards) -> Iterator[Cards]:
    """Yield every legal capture in the usual order; lazily, since an ace may have a million."""
    return sets_of(groups(rules, card, table))


def how_many(rules: Rules, card: Card, table: Cards) -> int:
    """Return the number of legal captures without listing them.

    >>> from scopa_lab.rules import rules
    >>> how_many(rules("mancelle"), Card("AD"), Cards("2D 3D 4D 5D 6D 7D 8D 9D TD AH 2H 3H 4H 5H"))
    16383
    """
    return count_of(groups(rules, card, table), table)


def takes(rules: Rules, card: Card, wanted: Cards, table: Cards) -> bool:
    """Say whether a card may take these table cards; quick also where there are many captures."""
    return bool(wanted) and any(group.has(wanted) for group in groups(rules, card, table))


def coverable(rules: Rules, card: Card, table: Cards) -> Cards:
    """Return the table cards that are in some legal capture, without listing the captures.

    >>> from scopa_lab.rules import rules
    >>> coverable(rules("scopa"), Card("7D"), Cards("2C 4H 5S QD"))
    Cards('2C 5S')
    """
    return Cards().union(*(group.covered() for group in groups(rules, card, table)))


def sets_of(found: Sequence[Group]) -> Iterator[Cards]:
    """Yield the sets of some groups in the usual order, each once."""
    if len(found) == 1:
        yield from found[0].sets()
        return
    before = None
    for cards in merge(*(group.sets() for group in found), key=usual):
        if cards != before:
            yield cards
        before = cards


def count_of(found: Sequence[Group], table: Cards) -> int:
    """Return how many sets some groups have together.

    Of the groups a card has, only that of the whole table can share a set with another.
    """
    whole = [group for group in found if isinstance(group, Whole)]
    again = whole and table and any(group.has(table) for group in found if group not in whole)
    return sum(group.count() for group in found) - bool(again)


def ordinary(rules: Rules, card: Card, table: Cards) -> list[Group]:
    """Return the groups a card has by its number or its rank, whatever an ace may do besides."""
    value = rules.values[card.rank]
    if not value:  # a court without number takes one of its own kind (2.8, X39)
        return [Singles(tuple(c for c in table if c.rank == card.rank))]
    numbered = tuple(c for c in table if rules.values[c.rank]) if rules.numberless else tuple(table)
    if rules.sum == "multiple":
        if card.rank == "A" and rules.ace == "plain":  # C38, X27
            numbered = tuple(c for c in numbered if c.rank == "A")
        return [Multiples(rules, numbered, value, rules.priority)]
    found: list[Group] = []
    if rules.sum != "fifteen":
        found.append(Totals(rules, numbered, value, rules.priority))
    return found + fifteens(rules, value, numbered)


def fifteens(rules: Rules, value: int, numbered: tuple[Card, ...]) -> list[Group]:
    """Return the sets that make fifteen with a card, where that is a capture.

    ``single`` means nothing to them, and beside equal sums nothing ranks them (X04, X24, X25).
    """
    if rules.sum not in ("fifteen", "equal+fifteen"):
        return []
    fewest = rules.sum == "fifteen" and rules.priority == "fewest"
    return [Totals(rules, numbered, FIFTEEN - value, "fewest" if fewest else "free")]


def groups(rules: Rules, card: Card, table: Cards) -> list[Group]:
    """Return the groups of captures a card has; a set may stand in two of them."""
    if card.rank != "A" or not rules.ace_may_sweep:
        return ordinary(rules, card, table)
    if not rules.ace_must_sweep:  # X13, X42
        return [*ordinary(rules, card, table), Whole(table)]
    aces = tuple(c for c in table if c.rank == "A")
    if not aces or rules.ace_with_ace == "sweeps":
        return [Whole(table)]
    numbered = tuple(c for c in table if rules.values[c.rank])
    return [Singles(aces), *fifteens(rules, rules.values["A"], numbered)]


def ace_sweeps(rules: Rules, card: Card, captured: Cards, table: Cards) -> bool:
    """Say whether a capture is an ace sweep: the whole table, by the ace rule alone (X40).

    >>> from scopa_lab.rules import rules
    >>> asso = rules("asso")
    >>> [ace_sweeps(asso, Card("AD"), Cards(t), Cards(t)) for t in ("3D 4D", "AH")]
    [True, False]
    """
    if card.rank != "A" or not rules.ace_may_sweep or not captured or captured != table:
        return False
    if len(table) == 1 and all(c.rank == "A" for c in table):
        return False
    return not any(group.has(captured) for group in ordinary(rules, card, table))


def takes_itself(rules: Rules, card: Card, table: Cards) -> bool:
    """Say whether a card played now goes to its player's pile by itself (X10, X44).

    >>> from scopa_lab.rules import rules
    >>> takes_itself(rules("asso", ace_empty="takes_itself"), Card("AD"), Cards())
    True
    """
    return not table and card.rank == "A" and rules.ace_empty == "takes_itself"
