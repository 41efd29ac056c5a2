"""Every game in the folder: counted, played, round-tripped. A game without golden counts fails."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

import scopa_lab as sl
from tests import naive, twin

FIXED_STRIDE = 7  # shares no factor with 40 or 52, so it walks through a whole pack


def fixed_deal(name: str) -> sl.Position:
    """Return the deal on which a game's golden counts rest."""
    pack = list(sl.rules(name).cards)
    order = [pack[FIXED_STRIDE * i % len(pack)] for i in range(len(pack))]
    return sl.deal(name, order=order)


def move_sequences(position: sl.Position, depth: int) -> int:
    """Count the ways to play so many cards."""
    moves = position.legal_moves()
    if depth == 1 or not moves:
        return len(moves)
    return sum(move_sequences(position.play(m), depth - 1) for m in moves)


def twin_sequences(state: naive.State, depth: int) -> int:
    """Count the same in the slow twin."""
    moves = naive.moves(state)
    if depth == 1 or not moves:
        return len(moves)
    return sum(twin_sequences(naive.play(state, m), depth - 1) for m in moves)


@pytest.mark.parametrize("name", sl.variants())
class TestEveryGame:
    def test_says_what_it_is(self, name: str) -> None:
        module = import_module(f"scopa_lab.variants.{name}")
        assert module.RULES.name == name
        assert module.SOURCE
        assert len(module.RULES.summary) > 40

    def test_has_golden_counts_and_meets_them(self, name: str) -> None:
        counts = import_module(f"scopa_lab.variants.{name}").CHECKS["move_sequences"]
        assert len(counts) >= 3
        deal = fixed_deal(name)
        depths = range(1, len(counts) + 1)
        assert tuple(move_sequences(deal, d) for d in depths) == counts

    def test_golden_counts_agree_with_the_twin(self, name: str) -> None:
        counts = import_module(f"scopa_lab.variants.{name}").CHECKS["move_sequences"]
        deal = fixed_deal(name)
        order = [
            *(str(c) for hand in deal.hands for c in hand.cards),
            *(str(c) for c in deal.table),
            *(str(c) for c in deal.stock),
        ]
        state = naive.deal(naive.options(name), order)
        assert tuple(twin_sequences(state, d) for d in (1, 2, 3)) == counts[:3]

    def test_random_deals_end_with_every_card_in_a_pile(self, name: str) -> None:
        rng = random.Random(name)
        for seating in sl.rules(name).seatings:
            rules = sl.rules(name, players=seating[0], teams=seating[1])
            position = sl.deal(rules, seed=rng.randrange(10**6))
            while not position.is_over:
                assert sl.Position.parse(str(position)) == position
                position = position.play(rng.choice(position.legal_moves()))
            assert sum(map(len, position.piles)) == len(rules.cards)
            assert not position.table

    def test_is_compared_with_the_twin(self, name: str) -> None:
        assert name in twin.GAMES
