"""What a card may take: every subset of the table is looked at, and the rules pick among them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tests.naive.pack import Card, Options, card_order, value_of

Taken = frozenset[Card]

ACE_SWEEPS = ("sweep", "sweep_scores", "optional_sweep")  # 2.11, 2.12, 2.9


def set_order(captured: Iterable[Card]) -> tuple[int, list[tuple[int, int]]]:
    """Captures sort by the number of cards, then by the sorted cards."""
    ordered = sorted(card_order(card) for card in captured)
    return len(ordered), ordered


def subsets_with_total(
    numbers: Sequence[Card], wanted: Collection[int], options: Options
) -> list[Taken]:
    """Every non-empty subset of these cards whose total is one of those wanted.

    Subset number `mask` holds card `i` if bit `i` is set. The totals of the subsets of one more
    card are those without it, followed by the same with its value added.
    """
    totals = [0]
    for card in numbers:
        value = value_of(card, options)
        totals += [total + value for total in totals]
    masks = [mask for mask, total in enumerate(totals) if mask and total in wanted]
    return [frozenset(card for i, card in enumerate(numbers) if mask >> i & 1) for mask in masks]


def capped(found: list[Taken], options: Options) -> list[Taken]:
    """The cap on the number of table cards: what is too large does not exist (C09, X45)."""
    cap = options["max_capture"]
    return found if cap is None else [chosen for chosen in found if len(chosen) <= cap]


def fewest_of(found: list[Taken]) -> list[Taken]:
    """Only the smallest captures (C08)."""
    smallest = min((len(chosen) for chosen in found), default=0)
    return [chosen for chosen in found if len(chosen) == smallest]


def ranked(card: Card, found: list[Taken], options: Options) -> list[Taken]:
    """The priority (C07, C08): `single` lets an equal card shut out the sums (X26 for multiples),
    `fewest` keeps only the smallest captures, `free` keeps all."""
    if options["priority"] == "fewest":
        return fewest_of(found)
    value = value_of(card, options)
    equal = [c for c in found if len(c) == 1 and all(value_of(x, options) == value for x in c)]
    return equal if options["priority"] == "single" and equal else found


def fifteens(card: Card, table: Iterable[Card], options: Options) -> list[Taken]:
    """Sets that make fifteen with the card played (2.4, 2.5, 2.12 b), within the cap.

    Where fifteens are all there is, `fewest` ranks them (C41); `single` means nothing (X24). Beside
    equal sums nothing ranks them (X04, X25).
    """
    numbers = [other for other in table if value_of(other, options)]
    found = capped(subsets_with_total(numbers, {15 - value_of(card, options)}, options), options)
    if options["sum"] == "fifteen" and options["priority"] == "fewest":
        return fewest_of(found)
    return found


def by_sum(card: Card, table: Iterable[Card], options: Options) -> list[Taken]:
    """The captures of a card by its number; a court without one takes one of its rank (X39).

    Order of the tests: the sum, the cap, the priority (X45).
    """
    value = value_of(card, options)
    if value == 0:  # 2.8, X36
        return [frozenset([other]) for other in table if other[0] == card[0]]
    numbers = [other for other in table if value_of(other, options)]
    if options["sum"] == "fifteen":
        return fifteens(card, table, options)
    if options["sum"] == "multiple":  # 2.10
        if card[0] == "A" and options["ace"] == "plain":  # C38, X27, X43: aces only
            numbers = [other for other in numbers if other[0] == "A"]
        most = sum(value_of(other, options) for other in numbers)
        multiples = range(value, most + 1, value)
        found = subsets_with_total(numbers, multiples, options)
        return ranked(card, capped(found, options), options)
    equal = capped(subsets_with_total(numbers, {value}, options), options)  # 2.1, C10
    equal = ranked(card, equal, options)
    if options["sum"] == "equal+fifteen":  # 2.12: (a) never blocks (b)
        return equal + fifteens(card, table, options)
    return equal


def single_aces(table: Iterable[Card]) -> list[Taken]:
    """The aces of the table, one at a time."""
    return [frozenset([other]) for other in table if other[0] == "A"]


def ordinary(card: Card, table: Iterable[Card], options: Options) -> list[Taken]:
    """The captures that need no ace sweep; an ace that may sweep has one ace too (X40)."""
    found = by_sum(card, table, options)
    if card[0] == "A" and options["ace"] in ACE_SWEEPS:
        return found + single_aces(table)
    return found


def is_ace_sweep(card: Card, captured: Taken, table: Taken, options: Options) -> bool:
    """Is this the capture of the whole table that only the ace rule allows (X40)?"""
    if card[0] != "A" or options["ace"] not in ACE_SWEEPS or not table:
        return False
    return captured == table and captured not in ordinary(card, table, options)


def of_an_ace(card: Card, table: Taken, options: Options) -> list[Taken]:
    """What an ace takes that may take everything (2.9, 2.11, 2.12, X11)."""
    if not table:
        return []  # X44: what it does there is not written as a capture
    if options["ace"] == "optional_sweep":  # X13, X42: what it takes as a 1, or the table
        return [*by_sum(card, table, options), table]
    aces = single_aces(table)
    if not aces or options["ace_with_ace"] == "sweeps":  # X05, X41
        return [table]
    if options["sum"] in ("fifteen", "equal+fifteen"):  # X12
        return aces + fifteens(card, table, options)
    return aces


def captures(card: Card, table: Iterable[Card], options: Options) -> list[Taken]:
    """Every legal capture, in canonical order (the "legal plays" rows of 2.1 to 2.12)."""
    there = frozenset(table)
    if card[0] == "A" and options["ace"] in ACE_SWEEPS:
        found = of_an_ace(card, there, options)
    else:
        found = by_sum(card, sorted(there, key=card_order), options)
    return sorted(set(found), key=set_order)


def may_lay(card: Card, table: Iterable[Card], options: Options) -> bool:
    """A card that could capture may be laid only when capturing is optional (C06, C09, X42)."""
    return options["capture"] == "optional" or not captures(card, table, options)
