"""Reading the course of play: chances of plays and of worlds against slow counts in Python."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import permutations
from math import exp, log
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.kernel import layout
from scopa_lab.moves import Move
from scopa_lab.packing import Past
from scopa_lab.position import Position
from scopa_lab.record import Record
from scopa_lab.selfplay import Sampler, explain, style_move
from scopa_lab.setup import Hand
from scopa_lab.strategies import player
from scopa_lab.worlds.knowledge import before_plays
from tests.states import GAMES
from tests.test_players import mixed

ERRORS, HEAT = 0.25, 0.3


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


def course(game: str, plays: int, seed: int) -> tuple[Position, list[Move], Position]:
    """The start of a deal, so many plays by the rule book and by chance in turn, and the end."""
    rng = random.Random(f"{game} {seed}")
    start = position = sl.deal(game, seed)
    moves: list[Move] = []
    while len(moves) < plays and not position.is_over:
        legal = position.legal_moves()
        by_book = rng.random() < 0.7
        move = style_move(position, "chitarrella", 1) if by_book else rng.choice(list(legal))
        moves.append(move)
        position = position.play(move)
    return start, moves, position


@cache
def scores(before: Position) -> dict[Move, float]:
    """What the rule book thinks of every move, added up reason by reason."""
    return {
        move: round(sum(points for _, points in explain(before, "chitarrella", move)), 6)
        for move in before.legal_moves()
    }


def chance(before: Position, move: Move, errors: float) -> float:
    """How likely the seat to move is to make a move."""
    found = scores(before)
    best = max(found.values())
    rather = {m: exp((score - best) / HEAT) for m, score in found.items()}
    by_error = rather[move] / sum(rather.values())
    by_book = (found[move] == best) / sum(score == best for score in found.values())
    return (1 - errors) * by_book + errors * by_error


def in_world(start: Position, hands: list[sl.Cards]) -> Position:
    """The position with these hands."""
    return Position.from_dict(start.to_dict() | {"hands": [str(Hand(hand)) for hand in hands]})


def logarithms(start: Position, moves: tuple[Move, ...], hands: list[sl.Cards]) -> list[float]:
    """By seat, the logarithm of the chance of its plays, were these the hands at the start."""
    found = [0.0] * start.rules.players
    before = in_world(start, hands)
    for move in moves:
        blind = before.view(before.to_move)  # fewer different ones
        found[before.to_move] += log(chance(blind, move, ERRORS))
        before = before.play(move)
    return found


def ending(seed: int) -> tuple[Position, tuple[Move, ...], Position]:
    """Scopone with three cards each at first, after five plays; what the seat to move knows."""
    rng = random.Random(seed)
    cards = rng.sample(list(sl.rules("scopone").cards), 18)
    hands = [sl.Cards(cards[3 * i : 3 * i + 3]) for i in range(4)]
    start = Position.setup(
        "scopone",
        hands=hands,
        table=sl.Cards(cards[12:14]),
        stock="",
        out=sl.rules("scopone").cards - sl.Cards(cards[:14]),
    )
    position = start
    moves: list[Move] = []
    while len(moves) < 5:
        legal = list(position.legal_moves())
        moves.append(
            rng.choice(legal) if rng.random() < 0.4 else style_move(position, "chitarrella", seed)
        )
        position = position.play(moves[-1])
    seat = position.to_move
    view = position.view(seat)
    before, plays = before_plays(view, (start.view(seat), moves))
    assert list(plays) == moves
    return before, plays, view


def worlds_of(sampler: Sampler, numbers: Iterable[int]) -> list[tuple[int, ...]]:
    """The hands at the start in world after world of the chain."""
    found = []
    for number in numbers:
        assert sampler.sample(number, 1)[0] == 1
        words = sampler.workspace.words
        found.append(tuple(int(words[layout.START + seat]) for seat in range(4)))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_worlds_are_met_as_often_as_they_are_likely(seed: int) -> None:
    """All worlds of a small ending, weighed in Python, against the worlds of the chain."""
    before, plays, view = ending(seed)
    hidden = [s for s in range(4) if before.hands[s].unknown]
    unseen = list(before.unseen)
    weights: dict[tuple[int, ...], float] = {}
    for order in permutations(unseen):
        left = list(order)
        hands = [hand.cards for hand in before.hands]
        for seat in hidden:
            need = before.hands[seat].unknown
            hands[seat] |= sl.Cards(left[:need])
            left = left[need:]
        key = tuple(hand.mask for hand in hands)
        if key not in weights:
            found = logarithms(before, plays, hands)
            found[view.to_move] = 0.0
            weights[key] = exp(sum(found))
    total = sum(weights.values())
    past = Past(plays, [ERRORS] * 4, HEAT, 5)
    sampler = Sampler(before, "chitarrella", 3, past=past)
    count = 6000
    met = Counter(worlds_of(sampler, range(count)))
    assert set(met) <= set(weights)
    apart = sum(abs(met[key] / count - weight / total) for key, weight in weights.items()) / 2
    even = sum(abs(1 / len(weights) - weight / total) for weight in weights.values()) / 2
    assert apart < 0.05 < even


@pytest.mark.parametrize("game", ["scopone", "scientifico"])
def test_chances_of_plays_in_whole_deals(game: str) -> None:
    """The logarithms that the chain goes by are those worked out move by move."""
    for seed, count in ((1, 9), (2, 17)):
        start, moves, position = course(game, count, seed)
        seat = position.to_move
        before, plays = before_plays(position.view(seat), (start.view(seat), moves))
        sampler = Sampler(before, "chitarrella", 1, past=Past(plays, [ERRORS] * 4, HEAT, 3))
        for number in range(3):
            [hands] = worlds_of(sampler, [number])
            found = logarithms(before, plays, [sl.Cards.from_mask(hand) for hand in hands])
            words = sampler.workspace.words
            for other in range(4):
                if other != seat:
                    kernel = int(words[layout.LIKELY + other]) / 1000
                    assert kernel == pytest.approx(found[other], abs=0.001 * len(plays))


def test_who_leaves_the_settebello_holds_no_seven() -> None:
    start = Position.setup(
        "scopone",
        table="7D KC",
        hands=("? ? ?", "7H 2C 3C", "? ? ?", "? ? ?"),
        stock="",
        out=sl.rules("scopone").cards - sl.Cards("7D KC 7H 2C 3C 7S 7C QS QH QC 6H 6C 5H 5C"),
        to_move=0,
    )
    record = (start, "QS")
    before, plays = before_plays(start.play("QS"), record)
    sevens = sl.Cards("7S 7C").mask

    def share(past: Past) -> float:
        sampler = Sampler(before, "chitarrella", 5, past=past)
        return sum(bool(hands[0] & sevens) for hands in worlds_of(sampler, range(400))) / 400

    nothing_said = share(Past(plays, [1.0] * 4, 1e6, 5))  # any play is as likely
    assert abs(nothing_said - (1 - 6 / 8 * 5 / 7)) < 0.1
    assert share(Past(plays, [0.1] * 4, HEAT, 5)) < 0.1


@pytest.mark.parametrize("game", GAMES)
def test_the_reader_sees_no_hidden_card(game: str) -> None:
    """It plays the same however the hidden cards are dealt, in every game, and by the rules."""
    rng = random.Random(game)
    for plays in (rng.randrange(1, 9), rng.randrange(9, 30)):
        start, moves, position = course(game, plays, rng.randrange(1000))
        if position.is_over:
            continue
        who = player("reader", worlds=8)
        record = Record(start, tuple(moves))
        move = who.ask(position, 3, record)
        assert move in position.legal_moves()
        seat = position.to_move
        blind = Record(start.view(seat), tuple(moves))
        assert who.choose(position.view(seat), 3, blind) == move
        other = mixed(position, rng)
        assert who.ask(other, 3, blind) == move
        if not start.stock:  # then the other hands are a start of their own
            assert who.ask(other, 3, (started(start, moves, other), moves)) == move


def started(start: Position, moves: list[Move], end: Position) -> Position:
    """The start, had the hands been those that end so."""
    hands = [hand.cards for hand in end.hands]
    for i, move in enumerate(moves):
        hands[(start.to_move + i) % len(hands)] |= move.card
    return in_world(start, hands)


@pytest.mark.parametrize("game", GAMES)
def test_before_the_plays(game: str) -> None:
    """Playing the moves again from where hands were fresh leads back to the view."""
    start, moves, position = course(game, 14, 5)
    seat = position.to_move
    view = position.view(seat)
    before, plays = before_plays(view, (start.view(seat), moves))
    assert len(before.hands[seat]) == len(view.hands[seat]) + sum(
        1 for i in range(len(plays)) if (before.to_move + i) % view.rules.players == seat
    )
    for move in plays:
        before = before.play(move)
    assert before.hands == view.hands
    assert (before.table, before.piles, before.to_move) == (view.table, view.piles, view.to_move)


def test_the_reader_reads() -> None:
    """Some moves are others with the record than without it, at the same seed."""
    differ = 0
    for seed in range(8):
        start, moves, position = course("scopone", 16 + seed, seed)
        who = player("reader", worlds=100)
        differ += who.ask(position, 1, (start, moves)) != who.ask(position, 1)
    assert differ


def test_the_reader_is_the_same_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    start, moves, position = course("scopone", 28, 4)
    who = player("reader", worlds=3)
    seat = position.to_move
    before, plays = before_plays(position.view(seat), (start.view(seat), moves))

    def answers() -> tuple[object, object]:
        sampler = Sampler(before, "chitarrella", 2, 3, Past(plays, [0.2] * 4, HEAT, 2))
        return sampler.sample(0, 2), who.ask(position, 2, (start, moves))

    compiled = answers()
    monkeypatch.setenv("SCOPA_LAB_PLAIN", "1")
    assert answers() == compiled


@pytest.mark.slow
def test_reading_beats_not_reading() -> None:
    """Against the rule book, in the same deals and with as many worlds."""
    ask: dict[str, Any] = {"b": "chitarrella", "game": "scopone", "deals": 150, "seed": 77}
    reads = sl.contest("reader worlds=150", **ask)
    deaf = sl.contest("reader worlds=150 errors=1 partner=1", **ask)
    assert reads.margin.low > 1
    assert reads.win.mean - reads.loss.mean > deaf.win.mean - deaf.loss.mean
