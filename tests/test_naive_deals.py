"""The twin's deals: dealing, declarations, the opening fifteen, aces, points made in play."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb
from typing import Any

import pytest

from tests import naive
from tests.naive import State, cards, options, position
from tests.naive.shorthand import LAY, category, hands_of, made, random_play, shuffled, take

ALL_SEATINGS = [(game, *seating) for game in naive.GAMES for seating in naive.TEAMS[game]]


def arranged(opts: naive.Options, front: str, table: str, then: str = "") -> list[str]:
    """An order that deals these cards first to the hands, turns up this table, then these."""
    to_all = naive.hand_size(opts) * opts["players"]
    named = cards(f"{front} {table} {then}")
    rest = [card for card in naive.full_pack(opts) if card not in named]
    first = cards(front)
    while len(first) < to_all:
        first.append(rest.pop())
    return [*first, *cards(table), *cards(then), *rest]


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
            everything: list[str] = [*state.table, *state.stock]
            for group in (*state.hands, *state.piles):
                everything += group
            assert sorted(everything) == sorted(order)
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


# --- Aces ---


def test_an_ace_sweep_is_paid_only_where_it_scores() -> None:
    for ace, points in {"sweep": 0, "sweep_scores": 1, "optional_sweep": 0}.items():
        opts = options("asso", ace=ace)
        state = position(opts, cards("2D 5S"), hands_of("AH KD", "KC"), last_capture=1)
        after = naive.play(state, take("AH", "2D 5S"))
        assert after.piles[0] == set(cards("AH 2D 5S"))
        assert (after.bonus, after.last_capture_swept) == ((points, 0), points)
        assert after.last_capture == 0
        assert after.combinations[0] == (frozenset(cards("AH 2D 5S")),)
    for game in ("asso", "cirulla", "scarabocion", "scopa", "mancelle"):
        hands = hands_of("AH", "2H", "2S", "2C")[: options(game)["players"]]
        after = naive.play(position(options(game), ["AD"], hands), take("AH", "AD"))
        assert made(after) == {"sweeps": 1}  # an ordinary capture
    ace_alone = options("asso", ace_with_ace="sweeps")
    after = naive.play(position(ace_alone, ["AD"], hands_of("AH", "2H")), take("AH", "AD"))
    assert made(after) == {"sweeps": 1}
    fifteen = options("quindici", ace="sweep")
    state = position(fifteen, cards("4S KC"), hands_of("AH", "2H"))
    assert made(naive.play(state, take("AH", "4S KC"))) == {"sweeps": 1}


def test_an_ace_sweep_is_never_paid_on_the_last_card() -> None:
    opts = options("cirulla")
    after = naive.play(position(opts, cards("2D 5S"), hands_of("AH", "")), take("AH", "2D 5S"))
    assert after.bonus == (0, 0)


@pytest.mark.parametrize(
    ("chosen", "last", "points"),
    [
        ({}, False, 0),
        ({"ace": "sweep_scores"}, False, 1),
        ({"ace": "sweep_scores"}, True, 0),
        ({"ace": "sweep_scores", "no_sweep_on": "never"}, True, 1),
        ({"ace": "sweep_scores", "sweep_worth": "nothing"}, False, 0),
        ({"ace": "sweep_scores", "sweep_worth": "number_doubled"}, False, 1),
        ({"ace": "optional_sweep"}, False, 0),
        (
            {"ace": "sweep_scores", "picada": "any", "simili": "on", "suit_bonus": "taken"},
            False,
            1,
        ),
    ],
)
def test_an_ace_takes_itself(chosen: dict[str, Any], last: bool, points: int) -> None:
    opts = options("asso", ace_empty="takes_itself", **chosen)
    state = position(opts, [], hands_of("AH 2D", "" if last else "2H"), last_laid="KD")
    if last:
        state = position(opts, [], hands_of("AH", ""))
    assert naive.moves(state)[0] == ("AH", LAY)
    after = naive.play(state, ("AH", LAY))
    assert not after.table
    assert after.piles[0] == {"AH"}
    assert (after.last_capture, after.last_laid) == (0, None)
    assert made(after) == ({"sweeps": points} if points else {})
    assert after.last_capture_swept == points
    assert after.combinations == ((), ())


def test_an_ace_stays() -> None:
    state = position(options("asso"), [], hands_of("AH", "2H"))
    after = naive.play(state, ("AH", LAY))
    assert after.table == {"AH"}
    assert (after.last_capture, after.last_laid) == (None, "AH")


def test_the_sweep_of_an_ace_that_took_itself_is_taken_back() -> None:
    opts = options("asso", ace="sweep_scores", ace_empty="takes_itself", no_sweep_on="last_capture")
    state = naive.play(position(opts, [], hands_of("AH", "2H")), ("AH", LAY))
    assert state.bonus == (1, 0)
    end = naive.play(state, ("2H", LAY))
    assert end.bonus == (0, 0)
    assert end.piles[0] == {"AH", "2H"}


def test_the_barred_ace_lead() -> None:
    opts = options("asso", players=4, ace_lead="barred")
    state = naive.deal(opts, arranged(opts, "AD AH 2D 3D 4D 5D 6D 7D JD QD", ""))
    assert state.first_play
    assert [card for card, _ in naive.moves(state)] == cards("2D 3D 4D 5D 6D 7D JD QD")
    with pytest.raises(ValueError, match="illegal"):
        naive.play(state, ("AD", LAY))
    after = naive.play(state, ("2D", LAY))
    assert not after.first_play
    only = position(opts, [], hands_of("AD AH", "AS 2C", "2H", "2S"), first_play=True)
    assert [card for card, _ in naive.moves(only)] == ["AD", "AH"]  # X38
    later = position(opts, [], hands_of("AD 2C", "AS 2C", "2H", "2S"))
    assert [card for card, _ in naive.moves(later)] == ["AD", "2C"]
    after = naive.play(only, ("AD", LAY))
    assert take("AS", "AD") in naive.moves(after)
    assert naive.deal(options("asso"), naive.full_pack(options("asso"))).first_play is False


# --- What a sweep is worth ---


@pytest.mark.parametrize(
    ("chosen", "table", "card", "captured", "points"),
    [
        # S16: 5 for the suit, and 10 for the sweep
        ({}, "2D 3D", "5D", "2D 3D", {"sweeps": 10, "suit_bonus": 5}),
        ({}, "2D 3D 9S", "5D", "2D 3D", {"suit_bonus": 5}),
        ({}, "2S 3D", "5D", "2S 3D", {"sweeps": 5}),
        ({}, "2D 3D", "5H", "2D 3D", {"sweeps": 5}),
        ({}, "5S", "5D", "5S", {"sweeps": 5}),
        ({}, "4C 5C JD", "9C", "4C 5C", {"suit_bonus": 9}),  # Foraccio
        ({}, "JD", "JS", "JD", {}),  # C35 b
        ({}, "QD", "QS", "QD", {}),
        ({}, "KD", "KH", "KD", {}),
        ({"court_sweep": 10}, "JD", "JS", "JD", {"sweeps": 10}),
        ({"court_sweep": "11_12_13"}, "JD", "JS", "JD", {"sweeps": 11}),
        ({"court_sweep": "11_12_13"}, "QD", "QS", "QD", {"sweeps": 12}),
        ({"court_sweep": "11_12_13"}, "KD", "KH", "KD", {"sweeps": 13}),
        ({"court_sweep": 10}, "JD 2D", "JS", "JD", {}),
        ({"suit_bonus": "taken"}, "2D 3D", "5H", "2D 3D", {"sweeps": 5, "suit_bonus": 5}),
        ({"suit_bonus": "taken"}, "2D 3S", "5H", "2D 3S", {"sweeps": 5}),
        ({"suit_bonus": "off"}, "2D 3D", "5D", "2D 3D", {"sweeps": 10}),
        ({"sweep_worth": "number"}, "2D 3D", "5D", "2D 3D", {"sweeps": 5, "suit_bonus": 5}),
        ({"sweep_worth": "one"}, "2D 3D", "5D", "2D 3D", {"sweeps": 1, "suit_bonus": 5}),
        ({"sweep_worth": "nothing"}, "2D 3D", "5D", "2D 3D", {"suit_bonus": 5}),
        # 2.9 "ace sweep", C35 c, X13
        ({}, "2D 3D", "AD", "2D 3D", {}),
        ({}, "AS", "AD", "AS", {"sweeps": 1}),
        ({"ace": "sweep_scores"}, "2D 3D", "AD", "2D 3D", {"sweeps": 2}),
        (  # X47
            {"simili": "on", "quadriglia": "on"},
            "2D 3D 4D",
            "AD",
            "2D 3D 4D",
            {"simili": 1, "quadriglia": 1},
        ),
    ],
)
def test_scarabocion_in_play(
    chosen: dict[str, Any], table: str, card: str, captured: str, points: dict[str, int]
) -> None:
    opts = options("scarabocion", **chosen)
    state = position(opts, cards(table), hands_of(card, "6H", "7S", "8C"))
    after = naive.play(state, take(card, captured))
    assert made(after) == points
    assert after.last_capture_swept == points.get("sweeps", 0)
    assert made(after, 1) == {}


def test_the_suit_bonus_stays_on_the_last_card() -> None:
    state = position(options("scarabocion"), cards("2D 3D"), hands_of("5D", "", "", ""))
    assert made(naive.play(state, take("5D", "2D 3D"))) == {"suit_bonus": 5}  # X15
    opts = options("cicera")
    state = position(opts, cards("2D 3D 4D"), hands_of("9D", "", "", ""))
    after = naive.play(state, take("9D", "2D 3D 4D"))
    assert made(after) == {"simili": 1, "quadriglia": 1}
    state = position(opts, cards("9S"), hands_of("9D", "", "", ""))
    assert made(naive.play(state, take("9D", "9S"))) == {"picada": 1}


def test_a_sweep_worth_ten_is_taken_back_whole() -> None:
    opts = options("scarabocion", no_sweep_on="last_capture")
    before: list[Any] = [{"sweeps": 7, "suit_bonus": 2}, 0]
    state = position(opts, cards("2D 3D"), hands_of("5D", "7S", "", ""), bonus=before)
    swept = naive.play(state, take("5D", "2D 3D"))
    assert made(swept) == {"sweeps": 17, "suit_bonus": 7}
    end = naive.play(swept, ("7S", LAY))
    assert made(end) == {"sweeps": 7, "suit_bonus": 7}
    assert end.last_capture_swept == 0
    given = position(
        options("scopa", no_sweep_on="last_capture"),
        [],
        hands_of("", "7S"),
        bonus=[2, 1],
        to_move=1,
        last_capture=0,
        last_capture_swept=True,
    )
    assert given.last_capture_swept == 1
    assert naive.play(given, ("7S", LAY)).bonus == (1, 1)


# --- Cicera ---


@pytest.mark.parametrize(
    ("table", "card", "captured", "points"),
    [
        ("5S QD", "5H", "5S", {"picada": 1}),
        ("JD QD", "JH", "JD", {"picada": 1}),
        ("5S", "5H", "5S", {"sweeps": 1, "picada": 1}),
        ("2D 3D 9S", "5D", "2D 3D", {"simili": 1}),
        ("2D 3D 9S", "5H", "2D 3D", {}),
        ("2D 3D 4S KD", "9D", "2D 3D 4S", {"quadriglia": 1}),
        ("2D 3D 4D", "9D", "2D 3D 4D", {"sweeps": 1, "simili": 1, "quadriglia": 1}),
        ("2D 3S", "5H", "2D 3S", {"sweeps": 1}),
    ],
)
def test_cicera_in_play(table: str, card: str, captured: str, points: dict[str, int]) -> None:
    state = position(options("cicera"), cards(table), hands_of(card, "6H", "7S", "8C"))
    after = naive.play(state, take(card, captured))
    assert after.earned == (tuple(points.items()), ())
    assert after.bonus == (sum(points.values()), 0)


def test_picada_of_the_card_just_laid() -> None:
    opts = options("cicera", picada="previous")
    state = position(opts, cards("QD 4H"), hands_of("5S 2C", "9H KC", "5H 6C", "4S TD"))
    state = naive.play(state, ("5S", LAY))
    assert state.last_laid == "5S"
    nine = naive.play(state, take("9H", "5S 4H"))  # a sum containing it is none
    assert (made(nine, 1), nine.last_laid) == ({}, None)
    state = naive.play(state, ("KC", LAY))
    assert made(naive.play(state, take("5H", "5S"))) == {}  # not the card just laid
    state = naive.play(state, ("6C", LAY))
    assert made(naive.play(state, take("4S", "4H")), 1) == {}
    state = position(opts, cards("QD"), hands_of("", "5S", "5H", "9D"), to_move=1)
    state = naive.play(state, ("5S", LAY))
    assert made(naive.play(state, take("5H", "5S"))) == {"picada": 1}
    given = position(opts, cards("QD 5S"), hands_of("5H", "9D", "9H", "9S"), last_laid="5S")
    assert made(naive.play(given, take("5H", "5S"))) == {"picada": 1}


def test_picada_across_a_batch_border() -> None:
    opts = options("scopa", picada="previous")
    stock = cards("5H AD AH AS AC 2C")
    state = position(opts, ["KD"], hands_of("", "5S"), stock, to_move=1)
    state = naive.play(state, ("5S", LAY))  # X35
    assert (state.to_move, state.last_laid) == (0, "5S")
    assert made(naive.play(state, take("5H", "5S"))) == {"picada": 1}


def test_fifteens_make_no_picada() -> None:
    opts = options("quindici", picada="any")
    state = position(opts, cards("7D KD"), hands_of("JH", "6H"))
    assert made(naive.play(state, take("JH", "7D"))) == {}


def test_f13_nobody_captures() -> None:
    opts = options("cicera", capture="optional")
    state = position(opts, ["5S"], hands_of("5H", "5D", "5C", "KD"))
    while not naive.over(state):
        (card,) = state.hands[state.to_move]
        state = naive.play(state, (card, LAY))
    assert state.table == set(cards("5S 5H 5D 5C KD"))
    assert naive.totals(state) == [0, 0]


def test_frac_pays_no_sweeps() -> None:
    state = position(options("frac"), cards("2D 3D"), hands_of("5D", "6H"))
    after = naive.play(state, take("5D", "2D 3D"))
    assert (after.bonus, after.last_capture_swept) == ((0, 0), 0)


def test_points_given_to_a_position() -> None:
    opts = options("cicera")
    state = position(opts, [], [[]] * 4, bonus=[{"simili": 1, "sweeps": 2, "picada": 0}, 3])
    assert state.earned == ((("sweeps", 2), ("simili", 1)), (("sweeps", 3),))
    assert state.bonus == (3, 3)
    with pytest.raises(ValueError, match="in play"):
        position(opts, [], [[]] * 4, bonus=[{"cards": 1}, 0])
