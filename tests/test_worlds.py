"""Worlds: as many as there are, each once, each equally likely."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa_lab as sl
from scopa_lab.cards import Card, Cards
from scopa_lab.position import Position
from scopa_lab.worlds import World, Worlds
from tests import naive
from tests.conftest import scattered_positions

SMALL: list[dict[str, Any]] = [
    {"hands": ("AD", "? ?"), "stock": "", "live": "5C 6C JC"},
    {"hands": ("AD", "2D ?"), "stock": "? ?", "live": "5C 6C JC"},
    {"hands": ("AD", "?"), "stock": "? 3D ? ?", "live": "5C 6C JC KC"},
    {"hands": ("AD", ""), "stock": "? ? ? ? ?", "live": "5C 6C JC KC 7C"},
    {"hands": ("AD", "? ?"), "stock": "", "live": "5C 6C JC KC 7C"},
    {"hands": ("AD", "? ?", "?"), "players": 3, "stock": "?", "live": "5C 6C JC KC 7C"},
    {"hands": ("AD", "?", "? ?", "?"), "players": 4, "stock": "", "live": "5C 6C JC KC"},
    {"hands": ("AD", "2D"), "stock": "3D", "live": "KC"},
    {"game": "scopone", "hands": ("AD", "?", "?", "?"), "stock": "", "live": "5C 6C JC KC"},
]


def small(case: dict[str, Any]) -> Position:
    """Set up a position in which only the `live` cards may be unseen."""
    fields = dict(case)
    game, live = fields.pop("game", "scopa"), Cards(fields.pop("live"))
    rules = sl.rules(game, players=fields.pop("players", sl.rules(game).players))
    named = Cards().union(*(c for text in (*fields["hands"], fields["stock"]) for c in known(text)))
    return Position.setup(rules, out=rules.cards - live - named, **fields)


def known(text: str) -> list[str]:
    return [piece for piece in text.split() if piece != "?"]


def brute_force(position: Position) -> set[World]:
    """Try every order of the unseen cards in every unknown place; what is the same is one."""
    size, players = position.rules.batch, position.rules.players
    gaps = sum(h.unknown for h in position.hands) + position.stock.count(None)
    found = set()
    for order in permutations(position.unseen, gaps):
        cards = iter(order)
        hands = [
            h.cards.mask + sum(next(cards).mask for _ in range(h.unknown)) for h in position.hands
        ]
        stock = [(c or next(cards)).mask for c in position.stock]
        packets = [sum(stock[i : i + size]) for i in range(0, len(stock), size)]
        packets += [0] * (-len(packets) % players)
        batches = [tuple(packets[i : i + players]) for i in range(0, len(packets), players)]
        found.add(World(tuple(hands), tuple(batches)))
    return found


def of_twin(position: Position) -> list[World]:
    """Return what the slow twin says the worlds are."""
    size, players = position.rules.batch, position.rules.players
    state = naive.position(
        naive.options(position.rules.name, players=players),
        map(str, position.table),
        [[] for _ in position.hands],
    )
    worlds = naive.worlds(
        state,
        [[*map(str, h.cards), *[None] * h.unknown] for h in position.hands],
        [None if c is None else str(c) for c in position.stock],
        map(str, position.unseen),
    )
    found = []
    for world in worlds:
        packets = [Cards(world.stock[i : i + size]).mask for i in range(0, len(world.stock), size)]
        packets += [0] * (-len(packets) % players)
        found.append(
            World(
                tuple(Cards(hand).mask for hand in world.hands),
                tuple(tuple(packets[i : i + players]) for i in range(0, len(packets), players)),
            )
        )
    return found


@pytest.mark.parametrize("case", SMALL)
class TestEnumeration:
    def test_is_every_world_once(self, case: dict[str, Any]) -> None:
        position = small(case)
        worlds = Worlds(position)
        numbered = [worlds.at(n) for n in range(worlds.total)]
        assert len(set(numbered)) == len(numbered)
        assert set(numbered) == brute_force(position)

    def test_is_the_twins(self, case: dict[str, Any]) -> None:
        position = small(case)
        worlds = Worlds(position)
        twins = of_twin(position)
        assert worlds.total == len(twins)
        assert Counter(worlds.at(n) for n in range(worlds.total)) == Counter(twins)

    def test_has_no_other_numbers(self, case: dict[str, Any]) -> None:
        worlds = Worlds(small(case))
        for number in (-1, worlds.total):
            with pytest.raises(IndexError, match=f"world {number} of {worlds.total}"):
                worlds.at(number)


class TestTotal:
    def test_of_a_first_position(self) -> None:
        """2C 4H 5S QD on the table, 7D 7H AS held: 33 cards into eleven packets of three."""
        position = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
        total = 1
        for n in range(1, 34):
            total *= n
        assert Worlds(position).total == total // 6**11

    def test_is_one_when_all_is_known(self) -> None:
        deal = sl.deal("scopa", seed=1)
        worlds = Worlds(deal)
        assert worlds.total == 1
        assert worlds.at(0).hands == tuple(h.cards.mask for h in deal.hands)

    @given(scattered_positions(), st.integers(0, 10**9))
    def test_a_world_as_a_position_is_that_world(self, position: Position, pick: int) -> None:
        worlds = Worlds(position)
        number = pick * 7919 % worlds.total
        deal = worlds.deal(number)
        assert deal.all_known
        assert Worlds(deal).total == 1
        assert Worlds(deal).at(0) == worlds.at(number)
        assert (deal.table, deal.piles) == (position.table, position.piles)

    @given(scattered_positions(), st.integers(0, 10**9))
    def test_every_world_fits_the_position(self, position: Position, pick: int) -> None:
        worlds = Worlds(position)
        world = worlds.at(pick * 7919 % worlds.total)
        masks = [*world.hands, *(mask for batch in world.batches for mask in batch)]
        given = [(h.cards.mask, len(h)) for h in position.hands]
        given += [
            (Cards([c for c in packet if c]).mask, len(packet))
            for batch in position.batches()
            for packet in batch
        ]
        assert [
            (mask & inside, mask.bit_count())
            for mask, (inside, _) in zip(masks, given, strict=True)
        ] == given
        union = 0
        for mask, (inside, _) in zip(masks, given, strict=True):
            assert not union & mask
            union |= mask
            assert not mask & ~inside & ~position.unseen.mask


class TestChances:
    def test_of_constrained_hands_are_even(self) -> None:
        """f5: unseen AC 5C 6C JC, seats hold 2 1 1, seat 2 has no ace: seat 1 has it 2 in 3."""
        position = small(
            {"hands": ("AD", "? ?", "?", "?"), "players": 4, "stock": "", "live": "AC 5C 6C JC"}
        )
        worlds = Worlds(position)
        ace = Card("AC").mask
        fitting = [w for w in map(worlds.at, range(worlds.total)) if not w.hands[2] & ace]
        assert worlds.total == 12
        assert sum(bool(w.hands[1] & ace) for w in fitting) * 3 == len(fitting) * 2

    def test_of_drawn_worlds_are_even(self) -> None:
        """Sampled: each of 60 worlds about 100 times; chi-squared far below its 1-in-1000 value."""
        position = small(SMALL[5])
        worlds = Worlds(position)
        assert worlds.total == 60
        times = Counter(n for seed in range(600) for n in worlds.numbers(10, seed))
        expected = 600 * 10 / 60
        chi2 = sum((times[n] - expected) ** 2 / expected for n in range(60))
        assert 20 < chi2 / (50 / 59) < 98  # 59 degrees of freedom; no world twice in a draw

    def test_of_a_card_are_those_of_the_places(self) -> None:
        """An unseen card is in a hand of 3 with chance 3 in 33, whoever draws the worlds."""
        position = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
        worlds = Worlds(position)
        mask = Card("7S").mask
        drawn = [worlds.at(n).hands[1] for n in worlds.numbers(4000, seed=2)]
        assert (
            abs(sum(bool(h & mask) for h in drawn) / 4000 - 1 / 11) < 4 * (10 / 121 / 4000) ** 0.5
        )


class TestNumbers:
    WORLDS = Worlds(small(SMALL[5]))

    def test_are_all_of_them_when_that_many_are_asked_for(self) -> None:
        for count in (60, 61, 10**6):
            assert sorted(self.WORLDS.numbers(count, seed=1)) == list(range(60))

    def test_come_in_a_random_order_the_seed_fixes(self) -> None:
        one = list(self.WORLDS.numbers(60, seed=1))
        assert one == list(self.WORLDS.numbers(60, seed=1))
        assert one != list(self.WORLDS.numbers(60, seed=2))
        assert one != sorted(one)

    def test_of_a_few_are_drawn_from_all(self) -> None:
        few = list(self.WORLDS.numbers(20, seed=3))
        assert len(few) == 20
        assert all(0 <= n < 60 for n in few)
        assert few == list(self.WORLDS.numbers(20, seed=3))

    def test_reach_the_far_end_of_a_great_many(self) -> None:
        worlds = Worlds(Position.setup("scopa", hands=("7D", "? ? ?")))
        drawn = list(worlds.numbers(200, seed=0))
        assert max(drawn) > worlds.total * 0.9
        assert min(drawn) < worlds.total * 0.1

    def test_of_worlds_are_the_same_for_every_worker(self) -> None:
        position = small(SMALL[5])
        shuffled = list(range(60))
        random.Random(1).shuffle(shuffled)
        here, there = Worlds(position), Worlds(Position.parse(str(position)))
        assert {n: here.at(n) for n in shuffled} == {n: there.at(n) for n in range(60)}
