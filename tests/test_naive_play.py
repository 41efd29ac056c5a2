"""The twin in play: aces, what a sweep is worth, what else is earned."""

from __future__ import annotations

from typing import Any

import pytest

from tests import naive
from tests.naive import cards, options, position
from tests.naive.shorthand import LAY, arranged, hands_of, made, take

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
