"""The twin's deals: dealing, declarations, the opening fifteen, aces, points made in play."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb
from typing import Any

import pytest

from tests import naive
from tests.naive import State, cards, options, position
from tests.naive.shorthand import (
    LAY,
    arranged,
    category,
    everywhere,
    hands_of,
    made,
    random_play,
    shuffled,
)

ALL_SEATINGS = [(game, *seating) for game in naive.GAMES for seating in naive.TEAMS[game]]


# --- Dealing ---


@pytest.mark.parametrize(("game", "players", "teams"), ALL_SEATINGS)
def test_deals(game: str, players: int, teams: str) -> None:
    house = {"opening_fifteen": "off"} if game in ("escoba", "cirulla") else {}
    if game == "cirulla":
        house |= {"napola": "off"}
    opts = options(game, players=players, teams=teams, **house)
    order = shuffled(opts, random.Random(game))
    state = naive.deal(opts, order)
    size, face_up = naive.hand_size(opts), naive.table_size(opts)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert state.table == set(order[size * players :][:face_up])
    assert state.stock == tuple(order[size * players + face_up :])
    if game in ("escoba", "mancelle"):  # X29: one by one
        assert state.hands[1] == {order[1], order[1 + players], order[1 + 2 * players]}
    else:
        assert state.hands[1] == set(order[size : 2 * size])
    assert (state.to_move, state.last_capture, state.last_laid) == (0, None, None)
    assert not state.first_play


def test_later_batches_are_dealt_the_same_way() -> None:
    for game, packet in (("mancelle", [0, 2, 4]), ("scopa", [0, 1, 2])):
        opts = options(game)
        stock = cards("3D 3H 4S 4H 5D 5H")
        state = position(opts, ["7D"], [[], ["TD" if game == "mancelle" else "KD"]], stock)
        after = naive.play(State(**{**vars(state), "to_move": 1}), ((*state.hands[1],)[0], LAY))
        assert after.hands[0] == {stock[i] for i in packet}
        assert after.hands[1] == set(stock) - after.hands[0]


@pytest.mark.parametrize(("game", "players", "teams"), ALL_SEATINGS)
def test_random_deals(game: str, players: int, teams: str) -> None:
    opts = options(game, players=players, teams=teams)
    chance = random.Random(f"{game} {players} {teams}")
    for _ in range(2):
        order = shuffled(opts, chance)
        start = naive.deal(opts, order)
        states, played = random_play(start, chance)
        assert len(played) == len(order) - naive.table_size(opts)
        for state in states:
            assert sorted(everywhere(state)) == sorted(order)
        (card, captured), before = played[-1], states[-2]
        left = before.table - captured if captured else before.table | {card}
        worth = sum(naive.value_of(c, opts) for c in left)
        if opts["sum"] == "equal" and opts["ace"] == "plain":  # section 5
            assert worth % 2 == 0
        if opts["sum"] == "fifteen":
            assert worth % 15 == 10
        end = states[-1]
        for side, of_side in enumerate(naive.score(end)[0]):
            counting = naive.categories(opts)
            assert all(not points for name, points in of_side.items() if name not in counting)
            assert made(end, side) == {n: of_side[n] for n in naive.IN_PLAY if of_side[n]}
            assert end.bonus[side] == sum(made(end, side).values())


def random_options(chance: random.Random) -> naive.Options:
    """Any game with any house rules that are not refused."""
    while True:
        game = chance.choice(naive.GAMES)
        players, teams = chance.choice(list(naive.TEAMS[game]))
        house = {
            name: chance.choice(values)
            for name, values in naive.CHOICES.items()
            if chance.random() < 0.25
        }
        if chance.random() < 0.2:
            house["max_capture"] = chance.choice([1, 2, 3])
        try:
            return options(game, players=players, teams=teams, **house)
        except ValueError:
            continue


def test_all_house_rules_together_play_to_the_end() -> None:
    chance = random.Random("house rules")
    seen: dict[str, set[Any]] = {name: set() for name in naive.CHOICES}
    for number in range(600):
        opts = random_options(chance)
        for name, values in seen.items():
            values.add(opts[name])
        if number % 4:
            continue
        states, _ = random_play(naive.deal(opts, shuffled(opts, chance)), chance)
        end = states[-1]
        assert all(points >= 0 for side in naive.score(end)[0] for points in side.values())
        assert all(points > 0 for of_side in end.earned for _, points in of_side)
        assert sum(len(pile) for pile in end.piles) + len(end.table) == len(naive.full_pack(opts))
    assert seen == {name: set(values) for name, values in naive.CHOICES.items()}


# --- The opening fifteen ---


def test_how_many_tables_make_fifteen() -> None:
    opts = options("escoba")
    found, pairs = {0: 0, 1: 0, 2: 0}, 0
    for table in combinations(naive.full_pack(opts), 4):
        sweeps = naive.opening_sweeps(table, opts)
        found[sweeps] += 1
        if sweeps == 2:
            first, *others = (naive.value_of(card, opts) for card in table)
            pairs += any(first + other == 15 for other in others)
    assert (found[1], found[2], pairs) == (3120, 2492, 876)
    assert sum(found.values()) == comb(40, 4)


@pytest.mark.parametrize(
    ("game", "chosen", "table", "sweeps", "side"),
    [
        ("escoba", {}, "5D JH AS AC", 1, 1),
        ("escoba", {"opening_fifteen": "lead"}, "5D JH AS AC", 1, 0),
        ("escoba", {}, "7D JH 7S JC", 2, 1),  # P41: two pairs
        ("escoba", {"opening_fifteen": "lead"}, "7D JH 7S JC", 2, 0),
        ("escoba", {}, "KD QH JS 3C", 2, 1),  # X02: thirty that does not split
        ("escoba", {"players": 3}, "5D JH AS AC", 1, 2),
        ("escoba", {"players": 4}, "5D JH AS AC", 1, 1),
        ("escoba", {"no_sweep_on": "last_capture"}, "5D JH AS AC", 1, 1),
        ("escoba", {}, "5D JH AS 2C", 0, 1),
        ("escoba", {"opening_fifteen": "off"}, "5D JH AS AC", 0, 1),
        ("scopa", {"opening_fifteen": "lead"}, "5D JH AS AC", 1, 0),
        ("cirulla", {}, "7H 2D 3D 4S", 1, 1),  # the wild card stands for a six
        ("cirulla", {}, "7H KD KS 2C", 2, 1),  # for an eight
        ("cirulla", {}, "7H 2D KS 2C", 1, 1),  # for an ace
        ("cirulla", {}, "7H 7D 7S 3C", 0, 1),  # 17 and 1 to 10
        ("cirulla", {"wild": "off"}, "7H 2D 3D 4S", 0, 1),
        ("cirulla", {"wild": "off"}, "7H 2D 2S 4S", 1, 1),
        ("cirulla", {}, "7D 2D 2S 4S", 1, 1),
    ],
)
def test_opening_fifteen(
    game: str, chosen: dict[str, Any], table: str, sweeps: int, side: int
) -> None:
    opts = options(game, **({"barsega": 0, "trio": 0} if game == "cirulla" else {}), **chosen)
    state = naive.deal(opts, arranged(opts, "", table))
    points = {"sweeps": sweeps} if sweeps else {}
    nothing: dict[str, int] = {}
    sides = range(naive.number_of_sides(opts))
    assert [made(state, s) for s in sides] == [points if s == side else nothing for s in sides]
    if not sweeps:
        assert state.table == set(cards(table))
        assert state.last_capture is None
        return
    assert not state.table
    assert state.piles[side] == set(cards(table))
    dealer = opts["players"] - 1
    assert state.last_capture == (0 if opts["opening_fifteen"] == "lead" else dealer)
    assert (state.last_capture_swept, state.to_move) == (0, 0)  # X03, X17
    assert all(not combos for combos in state.combinations)  # X28


def test_opening_fifteen_of_other_games() -> None:
    opts = options("scopa", opening_fifteen="dealer", sweep_worth="number")
    assert naive.deal(opts, arranged(opts, "", "KD QH JS 3C")).bonus == (0, 2)  # 1 each
    opts = options("scopa", opening_fifteen="dealer", sweep_worth="nothing")
    state = naive.deal(opts, arranged(opts, "", "KD QH JS 3C"))
    assert (state.bonus, len(state.piles[1])) == ((0, 0), 4)
    opts = options("scopa", opening_fifteen="dealer", court_match="identity")
    assert naive.deal(opts, arranged(opts, "", "JD 7S 6D 2C")).table  # no number, no total
    assert not naive.deal(opts, arranged(opts, "", "AD 7S 5D 2C")).table
    opts = options("scopa", opening_fifteen="dealer", court_match="identity", wild="seven_of_cups")
    assert naive.deal(opts, arranged(opts, "", "JD 7H 5D 2C")).table
    assert not naive.deal(opts, arranged(opts, "", "4D 7H 5D 2C")).table


# --- Declarations ---


@pytest.mark.parametrize(
    ("hand", "chosen", "points"),
    [
        ("2D 3S 4C", {}, 3),
        ("2D 3S 5C", {}, 0),
        ("2D 3S 4C", {"barsega": 1}, 1),
        ("2D 3S 4C", {"barsega": 0}, 0),
        ("5D 5S 5C", {}, 10),
        ("5D 5S 5C", {"trio": 0}, 0),
        ("KD KS KC", {"barsega": 0}, 10),
        ("3D 3S 3C", {}, 10),  # a trio and low: the trio only
        ("3D 3S 3C", {"trio": 0}, 3),
        ("7H 5D 5S", {}, 10),  # the wild card makes the trio
        ("7H 7D 7S", {}, 10),
        ("7H 2D 6S", {}, 3),  # it counts one
        ("7H 2D 7S", {}, 0),
        ("7H AD AS", {}, 10),
        ("7H AD AS", {"trio": 0}, 3),
        ("7H AD AS", {"wild": "off"}, 3),
        ("7H 5D 5S", {"wild": "off"}, 0),
        ("2D 3S", {}, 0),
    ],
)
def test_declared(hand: str, chosen: dict[str, Any], points: int) -> None:
    assert naive.declared(cards(hand), options("cirulla", **chosen)) == points


def test_declared_courts_without_a_number() -> None:
    opts = options("scopa", court_match="identity", barsega=3, trio=10)
    assert naive.declared(cards("JD AS 2C"), opts) == 0
    assert naive.declared(cards("JD JS JC"), opts) == 10
    assert naive.declared(cards("AD AS 2C"), opts) == 3


def test_declarations_go_to_the_side_at_every_batch() -> None:
    opts = options("cirulla", players=4, opening_fifteen="off")
    front = "AD 2D 3D  KD KH QS  5D 5H 5S  2H 3H 4H"
    state = naive.deal(opts, arranged(opts, front, "JD JH JS QD"))
    assert [made(state, side) for side in (0, 1)] == [{"declarations": 13}, {"declarations": 3}]
    opts = options("scopa", barsega=2, trio=10)
    stock = cards("AD 2D 3D QS QH QC 4D 4H 4S KH KS JC")
    state = position(opts, ["KD"], hands_of("", "AH"), stock, to_move=1)
    assert state.bonus == (0, 0)  # X59
    state = naive.play(state, ("AH", LAY))
    assert [made(state, side) for side in (0, 1)] == [{"declarations": 2}, {"declarations": 10}]
    assert category(state, "declarations") == [2, 10]
