"""Unknown cards: every full position that fits, and the mean over all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations as subsets_of_size

from tests.naive.pack import Card, card_order
from tests.naive.playing import Move, packets
from tests.naive.positions import State
from tests.naive.presets import hand_size
from tests.naive.search import minimax

Slots = Sequence[Card | None]


def splits(unseen: frozenset[Card], sizes: Sequence[int]) -> Iterator[list[list[Card]]]:
    """Every way to hand out sets of the given sizes; what remains is out of play."""
    if not sizes:
        yield []
        return
    for group in subsets_of_size(sorted(unseen, key=card_order), sizes[0]):
        for others in splits(unseen - set(group), sizes[1:]):
            yield [list(group), *others]


def worlds(
    known: State, hands: Sequence[Slots], stock: Slots, unseen: Iterable[Card]
) -> list[State]:
    """Every distinct full position that fits, all equally likely.

    `known` gives everything but hands and stock, where None marks an unknown card. The unknown
    cards of one hand are a set, and so are the unknown stock cards that one seat will get in one
    batch (see `packets`). Every set of one size stands for the same number of orders, so equal
    weights are right.
    """
    to_all = hand_size(known.options) * known.options["players"]
    places = [
        packet
        for start in range(0, len(stock), to_all)
        for packet in packets(range(len(stock))[start : start + to_all], known.options)
    ]
    groups = [*hands, *[[stock[place] for place in packet] for packet in places]]
    sizes = [list(group).count(None) for group in groups]
    pool = frozenset(unseen)
    if sum(sizes) > len(pool):
        raise ValueError("there are more unknown places than unseen cards")
    result = []
    for split in splits(pool, sizes):
        full = [
            [next(new) if card is None else card for card in group]
            for group, new in zip(groups, map(iter, split), strict=True)
        ]
        in_place = {
            place: card
            for packet, group in zip(places, full[len(hands) :], strict=True)
            for place, card in zip(packet, group, strict=True)
        }
        result.append(
            replace(
                known,
                hands=tuple(frozenset(hand) for hand in full[: len(hands)]),
                stock=tuple(in_place[place] for place in range(len(stock))),
            )
        )
    return result


def open_average(
    known: State, hands: Sequence[Slots], stock: Slots, unseen: Iterable[Card]
) -> dict[Move, Fraction]:
    """For every move of the seat to move, the mean of its minimax values over all worlds."""
    if None in hands[known.to_move]:
        raise ValueError("the hand of the seat to move must be known")
    values = [minimax(world)[1] for world in worlds(known, hands, stock, unseen)]
    return {
        move: sum((Fraction(of_world[move]) for of_world in values), Fraction(0)) / len(values)
        for move in values[0]
    }
