"""The twin's counts in the games beyond Scopa, low wins, and the end of a match."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests import naive
from tests.naive import cards, options, position
from tests.naive.shorthand import LAY, category, finished, hands_of, take


def counted(state: naive.State) -> list[dict[str, int]]:
    """The points of each side without the categories that give none."""
    return [{n: p for n, p in of_side.items() if p} for of_side in naive.score(state)[0]]


# --- Chkobba, escoba, mancelle ---


def test_p44_sevens_and_sixes_level() -> None:
    for game in ("chkop", "chkobba", "escoba"):
        end = finished("7D 7H 6D 6H", "7S 7C 6S 6C", variant=game)
        assert category(end, "primiera") == [0, 0]
        end = finished("7D 7H 6D", "7S 7C 6S 6C", variant=game)  # X01
        assert category(end, "primiera") == [0, 1]


def test_four_sevens() -> None:
    sevens = "7D 7H 7S 7C"
    assert category(finished(sevens, "", variant="escoba"), "four_sevens") == [0, 0]
    end = finished(sevens, "", variant="escoba", four_sevens="on")
    assert category(end, "four_sevens") == [1, 0]
    assert counted(end)[0]["primiera"] == 1
    assert category(finished("7D 7H 7S", "7C", four_sevens="on"), "four_sevens") == [0, 0]


# --- Cicera and scarabocion ---


def test_cicera() -> None:
    end = finished("2S TD JH 3C", "AS", variant="cicera")
    assert counted(end) == [{"cards": 2, "mata": 1, "ten_of_coins": 1, "jack_of_cups": 1}, {}]
    end = finished("AS 3S", "2S 7D", variant="cicera")  # the 7 of coins is no point here
    assert counted(end) == [{"swords": 1}, {"mata": 1}]
    level = "2S TD", "AS 3C"
    assert category(finished(*level, variant="cicera"), "cards") == [0, 0]
    assert category(finished(*level, variant="cicera", tie="share"), "cards") == [1, 1]  # C33
    assert category(finished(*level, variant="cicera", tie="share"), "swords") == [0, 0]
    carried = finished(*level, variant="cicera", tie="carry")
    assert naive.score(carried)[1] == ["cards", "swords"]
    swords = " ".join(f"{rank}S" for rank in "A234567")
    half = {"variant": "cicera", "majority": "over_half"}
    assert category(finished(swords, "8S", **half), "swords") == [1, 0]  # 7 of 13
    assert category(finished(swords[3:], "8S", **half), "swords") == [0, 0]
    assert category(finished(swords, "8S", **half), "cards") == [0, 0]


@pytest.mark.parametrize(
    ("pile", "variant", "chosen", "points"),
    [
        ("AS 2S 3S 4S 5S 7S", "cicera", {}, 5),  # P32
        ("AD 2D 3D 4D", "cicera", {}, 0),
        ("AD 2D 3D", "cicera", {"napola_suit": "every"}, 3),
        ("AD 2D 3D", "cicera", {"napola_suit": "coins"}, 3),
        ("AS 2S 3S 4S 5S 6S 7S", "cicera", {"napola": "to6"}, 6),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "cicera", {}, 13),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S JS QS KS", "cicera", {}, 9),
        ("AD 2D 3D AH 2H 3H 4H AS 2S", "scarabocion", {}, 7),
        ("AD 2D 3D 4D 5D 6D 7D AH 2H 3H 4H 5H 6H 7H", "scarabocion", {"napola": "to6"}, 12),
        ("AD 2D 3D 4D 6D 7D", "napola", {}, 4),  # P29
        ("AD 2D 3D 4D 5D 6D 7D JD QD KD", "cirulla", {}, 10),  # X07
        ("AD 2D 3D 4D 5D 6D 7D JD KD", "scopa", {"napola": "full", "court_match": "identity"}, 8),
        ("AD 2D 3D 4D 5D 6D 7D JD KD", "chkobba", {"napola": "full"}, 7),
    ],
)
def test_runs(pile: str, variant: str, chosen: dict[str, Any], points: int) -> None:
    assert category(finished("", pile, variant=variant, **chosen), "napola") == [0, points]


def test_forty_eight() -> None:
    everything = "2S JS TD 3S"
    end = finished(everything, "4D", variant="scarabocion")  # S17
    assert counted(end)[0] == {
        "cards": 2,
        "swords": 1,
        "mata": 1,
        "jack_of_swords": 1,
        "ten_of_coins": 1,
        "forty_eight": 42,
    }
    assert naive.totals(end) == [48, 0]
    end = finished(everything, "4D 5D 6D 8D", variant="scarabocion")  # level in cards
    assert naive.totals(end) == [4, 0]
    end = finished(everything, "4D 5D 6D 8D", variant="scarabocion", tie="share")
    assert naive.totals(end) == [5, 1]
    assert naive.totals(finished("2S JS 3S", "TD", variant="scarabocion")) == [5, 1]
    assert naive.totals(finished("2S TD JH 3S", "JS", variant="scarabocion")) == [5, 1]


# --- Add-ons ---


def test_cirulla_at_the_end_of_the_deal() -> None:
    end = finished("AD 2D 3D JD QD KD", "7D 7H", variant="cirulla", bonus=[{"declarations": 13}, 2])
    first, second = counted(end)
    assert first == {"cards": 1, "coins": 1, "napola": 3, "grande": 5, "declarations": 13}
    assert second == {"settebello": 1, "sweeps": 2}
    assert category(finished("JD QD", "KD", variant="cirulla"), "grande") == [0, 0]


def test_trenta() -> None:
    end = finished("AD 2D 3D", "4C", variant="trenta")
    assert counted(end)[0] == {
        "cards": 1,
        "coins": 1,
        "ace_of_coins": 1,
        "two_of_coins": 2,
        "three_of_coins": 3,
    }
    assert naive.outright(end) == 0
    end = finished("AD 4C", "2D 3D", variant="trenta")
    assert category(end, "two_of_coins") == [0, 2]
    assert naive.outright(end) is None


def test_rebello_and_ponino() -> None:
    assert category(finished("KD", "KH", variant="rebello"), "rebello") == [1, 0]
    queens = "QD QH QS QC"
    end = finished(queens, "", variant="ponino", bonus=[3, 2])
    assert (category(end, "sweeps"), category(end, "ponino")) == ([3, 2], [3, 0])
    end = finished("QD QH QS", "QC", variant="ponino", bonus=[3, 2])
    assert category(end, "ponino") == [0, 0]
    end = finished(queens, "", variant="ponino", simili="on", bonus=[{"sweeps": 2, "simili": 4}, 0])
    assert category(end, "ponino") == [2, 0]
    opts = options("ponino", no_sweep_on="last_capture", sweep_worth="number")
    state = position(opts, ["5D"], hands_of("5H", "2C"), piles=[cards(queens), []], bonus=[4, 0])
    end = naive.play(naive.play(state, take("5H", "5D")), ("2C", LAY))
    assert (category(end, "sweeps"), category(end, "ponino")) == ([4, 0], [4, 0])


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        (["AD JD QD KD AH JH QH KH 7D 7H 7S 7C", "AS JS QS KS AC JC QC KC"], [9, 8]),
        (["AD JD QD AH JH QH KH AS", "KD JS QS KS AC JC QC KC 2D"], [8, 9]),
        (["AD JD QD KD AH JH QH KH AS", "JS QS KS AC JC QC KC"], [9, 7]),
        (["7D 7H 7S 7C 6D", "2D"], [0, 0]),
    ],
)
def test_frac(piles: list[str], points: list[int]) -> None:
    assert naive.totals(finished(*piles, variant="frac")) == points


def test_frac_with_three_sides() -> None:
    end = finished("AD JD", "KD", "AH JH", variant="frac", players=3)
    assert naive.totals(end) == [2, 1, 2]  # the king is with none of the leaders
    end = finished("AD KD", "QD", "AH JH", variant="frac", players=3)
    assert naive.totals(end) == [3, 1, 2]


# --- Outright wins ---


def test_outright() -> None:
    coins = " ".join(f"{rank}D" for rank in "A234567JQK")
    assert naive.outright(finished("KH", coins)) is None
    for game in ("napola", "cirulla"):
        assert naive.outright(finished("KH", coins, variant=game)) == 1
        assert naive.outright(finished("KD", coins[:-3], variant=game)) is None
    on = finished("KH", coins, napoleone="on")
    assert naive.outright(on) == 1
    assert naive.totals(on) == naive.totals(finished("KH", coins))  # X08
    plain = " ".join(f"{rank}D" for rank in "A23456789T")
    assert naive.outright(finished(plain, "", variant="mancelle", napoleone="on")) == 0
    swords = " ".join(f"{rank}S" for rank in "A23456789TJQK")
    assert naive.outright(finished(swords, "", variant="cicera")) == 0
    assert naive.outright(finished(swords[:-3], "KS", variant="cicera")) is None
    assert naive.outright(finished(swords, "", variant="scarabocion")) is None
    left = finished(swords[:-3], "", variant="cicera", table="KS", last_capture=2)
    assert naive.outright(left) == 0  # the leftovers go to the last capturer


# --- Low wins, the match ---


def test_a_perdere() -> None:
    """Laying 4S lets the king take 2D and the jack, and with them cards and coins."""
    hands = hands_of("2C 4S", "KD")
    values = {}
    for game in ("scopa", "perdere"):
        opts = options(game, primiera="off")
        state = position(opts, cards("2D JD"), hands, piles=[["AD"], ["AH"]])
        best, values[game] = naive.minimax(state)
        assert best == {"scopa": 2, "perdere": -2}[game]
        played, end = naive.line(state)
        assert played[0] == {"scopa": take("2C", "2D"), "perdere": ("4S", LAY)}[game]
        assert naive.margin(end, 0) == best
    assert values["scopa"] == values["perdere"] == {take("2C", "2D"): 2, ("4S", LAY): -2}


def test_low_takes_the_poor_pair() -> None:
    """A king takes 3D 7D or 4H 6H, and the other king takes what is left."""
    for game, best, worth in (("scopa", "3D 7D", 2), ("perdere", "4H 6H", -2)):
        opts = options(game, primiera="off")
        hands = hands_of("KH", "KD")
        state = position(opts, cards("3D 7D 4H 6H"), hands, to_move=1, last_capture=0)
        value, by_move = naive.minimax(state)
        assert by_move == {take("KD", "3D 7D"): 2, take("KD", "4H 6H"): -2}
        assert value == worth
        played, end = naive.line(state)
        assert played[0] == take("KD", best)
        assert naive.margin(end, 1) == worth


def test_low_wins_for_three_sides() -> None:
    opts = options("perdere", players=3)
    state = position(opts, cards("4S 5S 2S 7S"), hands_of("QH", "2C", "4C"))
    half = Fraction(-1, 2)
    assert naive.minimax(state) == (half, {take("QH", "2S 7S"): half, take("QH", "4S 5S"): half})
    assert naive.line(state)[0][0] == take("QH", "2S 7S")


def test_the_end_of_a_match() -> None:
    eleven = options("scopa")
    assert naive.match_winner([12, 13], eleven) == 1  # P35
    assert naive.match_winner([12, 12], eleven) is None
    assert naive.match_winner([11, 11], eleven) is None  # f12
    assert naive.match_winner([10, 4], eleven) is None
    assert naive.match_winner([11, 4], eleven) == 0
    low = options("perdere")
    assert naive.match_winner([21, 4], low) == 1
    assert naive.match_winner([21, 21], low) is None  # X31
    assert naive.match_winner([20, 4], low) is None
