"""Every game in the folder: counted, played, round-tripped. A game without golden counts fails."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

import scopa_lab as sl
from tests import twin


def move_sequences(position: sl.Position, depth: int) -> int:
    """Count the ways to play so many cards."""
    moves = position.legal_moves()
    if depth == 1 or not moves:
        return len(moves)
    return sum(move_sequences(position.play(m), depth - 1) for m in moves)


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
        deal = twin.to_position(twin.fixed_deal(name), sl.rules(name))
        depths = range(1, len(counts) + 1)
        assert tuple(move_sequences(deal, d) for d in depths) == counts

    def test_golden_counts_agree_with_the_twin(self, name: str) -> None:
        counts = import_module(f"scopa_lab.variants.{name}").CHECKS["move_sequences"]
        deal = twin.fixed_deal(name)
        assert tuple(twin.move_sequences(deal, d) for d in (1, 2, 3)) == counts[:3]

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
