"""What holds for every position, tried on many: reached by random play, and scattered at random."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.position import Position
from scopa_lab.scoring import categories
from tests import naive, twin
from tests.conftest import (
    everywhere,
    full_world,
    played_positions,
    random_rules,
    scattered_positions,
)

POSITIONS = st.one_of(played_positions(), scattered_positions())
SEEDS = st.integers(0, 10**6)


@given(POSITIONS)
def test_the_text_reads_back(position: Position) -> None:
    line = str(position)
    assert "\n" not in line
    assert Position.parse(line) == position
    assert hash(Position.parse(line)) == hash(position)


@given(POSITIONS)
def test_the_dict_reads_back_through_json(position: Position) -> None:
    assert Position.from_dict(json.loads(json.dumps(position.to_dict()))) == position


@given(scattered_positions(), SEEDS)
def test_every_position_that_is_played_reads_back(position: Position, seed: int) -> None:
    rng = random.Random(seed)
    while not position.is_over:
        position = position.play(rng.choice(position.legal_moves()))
        assert Position.parse(str(position)) == position


@given(POSITIONS, SEEDS)
def test_cards_are_conserved(position: Position, seed: int) -> None:
    rng = random.Random(seed)
    hidden = sum(h.unknown for h in position.hands) + position.stock.count(None)
    away = len(position.unseen) - hidden  # out of play without being named
    while True:
        cards = everywhere(position)
        assert len(cards) == len(set(cards))
        hidden = sum(h.unknown for h in position.hands) + position.stock.count(None)
        assert len(cards) + hidden + away == len(position.rules.cards)
        assert Cards(cards) == position.known
        if position.is_over:
            break
        position = position.play(rng.choice(position.legal_moves()))


@given(POSITIONS)
def test_a_move_is_legal_exactly_when_nothing_forbids_it(position: Position) -> None:
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves) == len(list(moves))
    assert list(moves) == sorted(moves)
    assert bool(moves) == (not position.is_over)
    legal = set(moves)
    table = list(position.table)[:7]
    for card in position.rules.cards:
        for mask in range(1 << len(table)):
            move = sl.Move(card, Cards(c for i, c in enumerate(table) if mask >> i & 1))
            allowed = position.why_not(move) is None
            assert allowed == (move in moves)
            assert allowed == (move in legal)


@given(POSITIONS, SEEDS)
def test_illegal_moves_raise_and_change_nothing(position: Position, seed: int) -> None:
    rng = random.Random(seed)
    line, legal = str(position), set(position.legal_moves())
    for _ in range(20):
        taken = Cards(rng.sample(list(position.rules.cards), rng.randint(0, 3)))
        move = sl.Move(rng.choice(list(position.rules.cards)), taken)
        if move in legal:
            continue
        with pytest.raises(sl.IllegalMove) as error:
            position.play(move)
        assert error.value.reason
        assert set(error.value.legal) == legal
    assert str(position) == line


@given(POSITIONS, SEEDS)
def test_the_first_position_is_never_changed_by_play(position: Position, seed: int) -> None:
    line = str(position)
    rng = random.Random(seed)
    for move in rng.sample(list(position.legal_moves()), min(5, len(position.legal_moves()))):
        assert position.play(move) != position
    assert str(position) == line


@given(played_positions())
def test_a_view_never_reveals(position: Position) -> None:
    """What a seat is shown does not depend on what it cannot see, and says it nowhere."""
    for seat in range(position.rules.players):
        view = position.view(seat)
        seen = Cards().union(
            position.table, position.out, *position.piles, position.hands[seat].cards
        )
        assert view.known == seen
        for text in (str(view), json.dumps(view.to_dict()), repr(view)):
            words = set(text.replace('"', " ").replace("'", " ").replace("|", " ").split())
            assert not {str(card) for card in view.unseen} & words
        assert list(map(len, view.hands)) == list(map(len, position.hands))
        assert len(view.stock) == len(position.stock)
        assert view.view(seat) == view


@given(played_positions(), SEEDS)
def test_a_view_is_the_same_in_every_world_it_allows(position: Position, seed: int) -> None:
    seat = seed % position.rules.players
    view = position.view(seat)
    assert full_world(view, random.Random(seed)).view(seat) == view


@given(POSITIONS)
def test_score_parts_add_up(position: Position) -> None:
    score = position.score()
    assert tuple(score.table) == categories(position.rules)
    assert score.points == tuple(map(sum, zip(*score.table.values(), strict=True)))
    assert score.final == position.is_over
    assert len(score.explain().splitlines()) == len(score.table) + 1 + (score.outright is not None)
    if position.rules.tie != "share":
        for category in position.rules.end_categories:
            if category.kind == "most":
                assert sum(score.table[category.name]) <= category.points


@given(random_rules(), SEEDS)
def test_a_whole_deal_leaves_an_even_total(rules: sl.Rules, seed: int) -> None:
    """Section 5: 220 is even and each capture removes twice the value of the card played."""
    position, rng = sl.deal(rules, seed=seed), random.Random(seed)
    while not position.is_over:
        move = rng.choice(position.legal_moves())
        left = position.table - move.captured if move.captured else position.table | move.card
        position = position.play(move)
    plain = rules.sum == "equal" and rules.ace in ("plain", "literal") and not rules.numberless
    if plain:
        assert sum(map(rules.value, left)) % 2 == 0
    if plain and rules.capture == "forced" and rules.max_capture is None:  # somebody has captured
        assert sum(map(len, position.piles)) == len(rules.cards)
        assert position.last_capture is not None
        assert not position.table


@given(random_rules(), SEEDS)
def test_captures_are_the_twins(rules: sl.Rules, seed: int) -> None:
    rng = random.Random(seed)
    options = twin.twin_options(rules)
    card, *table = rng.sample(naive.full_pack(options), rng.randint(1, 11))
    found = [set(map(str, c)) for c in sl.captures(card, table, rules)]
    assert found == [set(c) for c in naive.captures(card, table, options)]
    assert (sl.why_not(card, "", table, rules) is None) == naive.may_lay(card, table, options)
    for taken in found:
        assert sl.why_not(card, list(taken), table, rules) is None
