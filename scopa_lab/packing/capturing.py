"""Which rank multisets every card may take, as lists that the kernel looks up.

A list has first the sets that no priority ranks, as of size 0, then smaller sets before larger
ones. Multiples are not listed: an ace may take anything there, and the kernel counts through them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from ..captures import FIFTEEN
from ..cards import RANKS, SUITS
from ..groups import partitions
from ..kernel import layout as at
from ..rules import Rules

__all__ = ["counted_through", "dense_ranks", "rank_lists", "shared_rank_lists"]

NOT_RANKED = 0


class Multiset(NamedTuple):
    """So many cards of each rank: their number (0: not ranked), packed counts, which ranks."""

    size: int
    packed: int
    ranks: frozenset[str]


def dense_ranks(rules: Rules) -> str:
    """Return the ranks that add up, in the order of the pack: the bits of the capture index."""
    return "".join(rank for rank in rules.the_pack.ranks if rules.values[rank])


def counted_through(rules: Rules) -> str:
    """Return the ranks whose captures are multiples of their value, any that lie there (2.10).

    >>> from scopa_lab.rules import rules
    >>> counted_through(rules("mancelle")), counted_through(rules("mancelle", ace="plain"))
    ('A23456789T', '23456789T')
    """
    if rules.sum != "multiple":
        return ""
    ranks = dense_ranks(rules)
    any_set = rules.ace in ("literal", "optional_sweep")  # C38, X27, X41, X42
    return ranks if any_set else ranks.replace("A", "")


def _several(rank: str, count: int) -> Multiset:
    return Multiset(count, count << 4 * RANKS.index(rank), frozenset(rank))


def _sums(rules: Rules, total: int) -> Iterator[Multiset]:
    """Multisets worth a total, within the cap."""
    ranks = {value: rank for rank, value in rules.values.items() if value}
    cap = rules.max_capture or len(rules.cards)
    for counts in partitions(total, [(value, len(SUITS)) for value in ranks]):
        several = [_several(ranks[value], count) for value, count in counts]
        size = sum(count for _, count in counts)
        if size <= cap:
            packed = sum(some.packed for some in several)
            yield Multiset(size, packed, frozenset(ranks[value] for value, _ in counts))


def _fifteens(rules: Rules, value: int) -> Iterator[Multiset]:
    """Multisets that make fifteen; beside equal sums they are not ranked (X04, X24, X25)."""
    if rules.sum in ("fifteen", "equal+fifteen"):
        for found in _sums(rules, FIFTEEN - value):
            yield found if rules.sum == "fifteen" else found._replace(size=NOT_RANKED)


def _listed(rules: Rules, rank: str) -> Iterator[Multiset]:
    """What a card of some rank may take (digest 2.1, 2.4, 2.8 to 2.12, X39 to X45)."""
    value = rules.values[rank]
    one_ace = _several("A", 1)._replace(size=NOT_RANKED)
    if not value:
        yield _several(rank, 1)
    elif rank == "A" and rules.ace_must_sweep:
        if rules.ace_with_ace == "takes_ace":  # with an ace there: X41
            yield one_ace
            yield from _fifteens(rules, value)
    elif rules.sum == "multiple":
        if rank not in counted_through(rules):
            for count in range(1, min(4, rules.max_capture or 4) + 1):
                yield _several(rank, count)
    else:
        if rules.sum != "fifteen":
            yield from _sums(rules, value)
        yield from _fifteens(rules, value)


@lru_cache(maxsize=64)
def rank_lists(rules: Rules) -> array[int]:
    """Return the capture index and its lists; places count from the start of the index.

    For every rank of a card played and every set of dense ranks on the table: how many rank
    multisets could be taken, then each as ``size << 52 | packed counts``.
    """
    ranks = dense_ranks(rules)
    bit = {rank: 1 << i for i, rank in enumerate(ranks)}
    words = [0] * (at.RANKS_MAX << len(ranks))
    places: dict[tuple[int, ...], int] = {}
    for rank in rules.the_pack.ranks:
        sets = [
            (sum(bit.get(r, 0) for r in found.ranks), found.size << at.CARD_SHIFT | found.packed)
            for found in sorted(_listed(rules, rank))
        ]
        known: dict[int, int] = {}
        shield = bit["A"] if rank == "A" and rules.ace_must_sweep else 0
        needed = shield
        for needs, _ in sets:
            needed |= needs
        first = RANKS.index(rank) << len(ranks)
        for there in range(1 << len(ranks)):
            some = there & needed
            if some not in known:
                barred = shield & ~some  # such an ace takes all, if there is no other (X41)
                entry = tuple(word for needs, word in sets if not needs & ~some and not barred)
                if entry not in places:
                    places[entry] = len(words)
                    words += [len(entry), *entry]
                known[some] = places[entry]
            words[first + there] = known[some]
    return array("q", words)


@lru_cache(maxsize=64)
def shared_rank_lists(rules: Rules) -> Any:
    """Return the same as an int64 array, which all compiled workspaces of the rules read."""
    import numpy as np  # only the compiled form needs it

    return np.array(rank_lists(rules), np.int64)
