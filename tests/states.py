"""Random states for the tests of the kernel and the search."""

from __future__ import annotations

import random

import scopa_lab as sl
from tests import naive, twin


def random_state(rng: random.Random, game: str, plays: int, alike: bool = False) -> naive.State:
    """A state nobody need have played to: any options, a few cards in hands and stock.

    With ``alike`` the cards to be played are of few ranks and the piles are small, so that many
    cards can stand for each other and the primiera is open.
    """
    options = twin.random_options(rng, game)
    twin_options = naive.options(game, **options)
    pack = naive.full_pack(twin_options)
    rng.shuffle(pack)
    if alike:
        ranks = rng.sample("A234567", 4)
        pack.sort(key=lambda card: card[0] in ranks)
    seats, sides = twin_options["players"], naive.number_of_sides(twin_options)
    stock = [pack.pop() for _ in range(rng.choice([0, 0, rng.randint(0, plays - 1)]))]
    hands: list[list[str]] = [[] for _ in range(seats)]
    first = rng.randrange(seats)
    for i in range(plays - len(stock)):
        seat = (first + i) % seats if rng.random() < 0.8 else rng.randrange(seats)
        hands[seat].append(pack.pop())
    table = [pack.pop() for _ in range(rng.randint(0, 7))]
    if alike:
        rng.shuffle(pack)
    out = len(pack) - rng.randint(4, 12) if alike else rng.choice([0, 0, 5])
    piles: list[list[str]] = [[] for _ in range(sides)]
    for card in pack[out:]:
        rng.choice(piles).append(card)
    combinations: list[list[list[str]]] = [[] for _ in range(sides)]
    if twin_options["primiera_source"] != "all":
        for pile, combos in zip(piles, combinations, strict=True):
            at = 0
            while at + 3 <= len(pile) and rng.random() < 0.7:
                size = rng.randint(3, 4)
                combos.append(pile[at : at + size])
                at += size
    last = rng.randrange(seats)
    return naive.position(
        twin_options,
        table,
        hands,
        stock,
        piles,
        [rng.randint(1, 3) for _ in range(sides)],
        rng.choice([s for s in range(seats) if hands[s]]),
        last,
        rng.random() < 0.5 and twin_options["no_sweep_on"] == "last_capture",
        combinations,
    )


def world_of(position: sl.Position) -> tuple[list[int], list[list[int]]]:
    """The one world of a position with every card known, as masks."""
    batches = [
        [sum(c.mask for c in cards if c is not None) for cards in batch]
        for batch in position.batches()
    ]
    return [hand.cards.mask for hand in position.hands], batches
