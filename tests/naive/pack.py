"""Cards: two characters, rank and suit; what a pack holds and what a card is worth in a capture."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

Card = str
Options = dict[str, Any]

RANKS = "A23456789TJQK"
SUITS = "DHSC"  # coins (D), cups (H), swords (S), batons (C)
COURTS = "JQK"
PACKS = {  # 2.1 "pack", 2.8 "pack"
    "italian": "A234567JQK",
    "plain": "A23456789T",
    "french": "A23456789TJQK",
}
NUMBERS = {rank: number for number, rank in enumerate("A23456789T", start=1)}
COURT_VALUES = {  # section 1, C22
    "jqk": {"J": 8, "Q": 9, "K": 10},
    "qjk": {"Q": 8, "J": 9, "K": 10},
}


def cards(text: str) -> list[Card]:
    """The cards of a text such as "7D AS"."""
    return text.split()


@cache
def card_order(card: Card) -> tuple[int, int]:
    """Cards sort by rank, then by suit."""
    return RANKS.index(card[0]), SUITS.index(card[1])


def full_pack(options: Options) -> list[Card]:
    """The whole pack in card order: A-7 J Q K, A-10, or A-10 J Q K (2.1, 2.8, 2.10)."""
    ranks = PACKS[options["pack"]]
    return sorted((rank + suit for rank in ranks for suit in SUITS), key=card_order)


def value_of(card: Card, options: Options) -> int:
    """Capture value (section 1, C22); courts that go by identity have no number: 0 (2.8, X39)."""
    if card[0] not in COURTS:
        return NUMBERS[card[0]]
    if options["court_match"] == "identity":
        return 0
    return COURT_VALUES[options["courts"]][card[0]]


def total_of(some: Iterable[Card], options: Options) -> int | None:
    """The sum of the capture values; None if a card among them has no number (X39)."""
    values = [value_of(card, options) for card in some]
    return sum(values) if all(values) else None


def one_suit(some: Iterable[Card]) -> bool:
    """Are these cards, one or more, all of one suit?"""
    return len({card[1] for card in some}) == 1


def run_order(options: Options) -> str:
    """The ranks in the order of a run (X53): A 2 ... J Q K, but Q before J where Q is 8 (C22)."""
    ranks = PACKS[options["pack"]]
    return ranks.replace("JQ", "QJ") if options["courts"] == "qjk" else ranks
