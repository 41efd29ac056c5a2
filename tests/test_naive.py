"""The slow second opinion, checked by itself against the rules digest's own examples."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from tests import naive
from tests.naive import cards, options, position
from tests.naive.shorthand import LAY, category, everywhere, finished, random_play, sets, take

# --- Captures ---


def test_moves_are_in_canonical_order() -> None:
    opts = options("scopa", capture="optional")
    state = position(opts, cards("AD AC 3S 4H"), [cards("5H 5D"), cards("KD")])
    laid_and_taken = ["", "AD 4H", "AC 4H", "AD AC 3S"]
    assert naive.moves(state) == [take(c, text) for c in ("5D", "5H") for text in laid_and_taken]


def test_f6_illegal_moves_are_refused_and_change_nothing() -> None:
    state = position(options("scopa"), cards("4C 7D"), [cards("QH 7S"), cards("KD")])
    for move in (take("QH", "4C"), take("7S", ""), take("7S", "4C"), take("KD", "")):
        with pytest.raises(ValueError, match="illegal"):
            naive.play(state, move)
    assert state == position(options("scopa"), cards("4C 7D"), [cards("QH 7S"), cards("KD")])


# --- Sweeps and the end of the deal ---


def test_f3_the_last_card_makes_no_sweep() -> None:
    for rule, points in {
        "last_card": 0,
        "last_capture": 0,
        "last_turn_each": 0,
        "last_hand": 0,
        "never": 1,
    }.items():
        opts = options("scopa", no_sweep_on=rule)
        end = naive.play(position(opts, cards("2D 3S"), [["5H"], []]), take("5H", "2D 3S"))
        assert naive.over(end)
        assert end.piles[0] == set(cards("2D 3S 5H"))
        assert category(end, "sweeps") == [points, 0]


def test_f4_laying_on_an_empty_table_is_no_sweep() -> None:
    state = position(options("scopa"), [], [["4C"], ["KD"]])
    after = naive.play(state, ("4C", LAY))
    assert after.table == {"4C"}
    assert after.bonus == (0, 0)
    assert not after.piles[0]
    assert after.last_capture is None


@pytest.mark.parametrize(
    ("rule", "own_last", "more_in_hand", "with_stock"),
    [
        ("last_card", 1, 1, 1),
        ("last_capture", 1, 1, 1),
        ("last_turn_each", 0, 1, 1),
        ("last_hand", 0, 0, 1),
        ("never", 1, 1, 1),
    ],
)
def test_which_sweep_is_paid(rule: str, own_last: int, more_in_hand: int, with_stock: int) -> None:
    opts = options("scopa", no_sweep_on=rule)
    for hands, stock, points in (
        (["5H", "KC"], "", own_last),
        (["5H KH", "KC"], "", more_in_hand),
        (["5H", ""], "AD AH AS AC 2C 2H", with_stock),
    ):
        state = position(opts, cards("2D 3S"), [cards(hand) for hand in hands], cards(stock))
        after = naive.play(state, take("5H", "2D 3S"))
        assert after.bonus == (points, 0)
        assert after.last_capture_swept == bool(points)
        assert after.combinations[0] == (frozenset(cards("2D 3S 5H")),)


def test_last_capture_takes_back_only_the_last_capture() -> None:
    opts = options("scopa", no_sweep_on="last_capture")
    start = position(opts, cards("2D 3S"), [["5H", "6C"], ["KC", "6H"]], bonus=[2, 0])
    swept = naive.play(naive.play(start, take("5H", "2D 3S")), ("KC", LAY))
    assert swept.bonus == (3, 0)
    lost = naive.play(naive.play(swept, ("6C", LAY)), take("6H", "6C"))
    assert category(lost, "sweeps") == [3, 0]  # a later capture protects the sweep
    start = position(opts, cards("2D 3S"), [["5H"], ["KC"]], bonus=[2, 0])
    end = naive.play(naive.play(start, take("5H", "2D 3S")), ("KC", LAY))
    assert category(end, "sweeps") == [2, 0]
    assert naive.score(end) == naive.score(naive.settle(end))


def test_leftovers() -> None:
    for who, piles in ((0, ["QD 2S", ""]), (1, ["", "QD 2S"]), (None, ["", ""])):
        for name in ("last_capturer", "nobody_if_none"):
            opts = options("scopa", leftovers=name)
            state = position(opts, ["QD"], [["2S"], []], last_capture=who)
            end = naive.play(state, ("2S", LAY))
            assert list(end.piles) == [set(cards(pile)) for pile in piles]
            assert end.combinations == ((), ())
            assert end.table == (set(cards("QD 2S")) if who is None else frozenset())


def test_only_captures_of_two_or_more_are_combinations() -> None:
    opts = options("scopone")
    hands = [["AD"], ["KH"], ["7H"], ["JS"]]
    state = position(opts, cards("7S 6C QC"), hands, to_move=2)
    after = naive.play(state, take("7H", "7S"))
    assert after.combinations == ((), ())
    assert after.piles == (frozenset({"7H", "7S"}), frozenset())
    assert after.last_capture == 2  # a seat, not a side
    state = position(opts, cards("AS 6C QC"), hands, to_move=2)
    after = naive.play(state, take("7H", "AS 6C"))
    assert after.combinations == ((frozenset(cards("7H AS 6C")),), ())


def test_turns_and_batches() -> None:
    opts = options("scopa", players=3)
    state = position(opts, ["KD"], [["AD"], [], ["2D"]], cards("3D 4H 5S 6D 7H"), to_move=0)
    state = naive.play(state, ("AD", LAY))
    assert state.to_move == 2
    state = naive.play(state, ("2D", LAY))
    assert state.to_move == 0
    assert state.hands == tuple(sets("3D 4H 5S", "6D 7H", ""))
    assert state.stock == ()
    alone = position(opts, ["KD"], [[], ["2D", "3H"], []], to_move=1)
    assert naive.play(alone, ("2D", LAY)).to_move == 1


def test_deal() -> None:
    for variant, players, size, face_up, stock in (
        ("scopa", 2, 3, 4, 30),
        ("scopa", 3, 3, 4, 27),
        ("scopa", 6, 3, 4, 18),
        ("scopone", 4, 9, 4, 0),
        ("scientifico", 4, 10, 0, 0),
    ):
        opts = options(variant, players=players)
        order = naive.full_pack(opts)
        random.Random(variant).shuffle(order)
        state = naive.deal(opts, order)
        assert [len(hand) for hand in state.hands] == [size] * players
        assert state.hands[1] == set(order[size : 2 * size])
        assert state.table == set(order[size * players :][:face_up])
        assert list(state.stock) == order[40 - stock :]
        with pytest.raises(ValueError, match="once"):
            naive.deal(opts, [*order[1:], order[1]])


def test_options_are_checked() -> None:
    assert options("scopa", players=4)["teams"] == "2x2"
    assert options("scopa", players=6)["teams"] == "2x3"
    sides = {("2x3", 6): 2, ("3x2", 6): 3, ("none", 6): 6, ("none", 4): 4, ("none", 3): 3}
    for (teams, players), number in sides.items():
        assert naive.number_of_sides(options("scopa", players=players, teams=teams)) == number
    refused: list[tuple[str, dict[str, Any]]] = [
        ("tressette", {}),
        ("scopa", {"players": 5}),
        ("scopa", {"players": 4, "teams": "2x3"}),
        ("scopone", {"players": 2}),
        ("scopone", {"teams": "none"}),
        ("scopone", {"no_sweep_on": "last_hand"}),
        ("scientifico", {"no_sweep_on": "last_hand"}),
        ("scopa", {"priority": "most"}),
        ("scopa", {"max_capture": 0}),
        ("scopa", {"colour": "red"}),
    ]
    for variant, chosen in refused:
        with pytest.raises(ValueError, match=r".+"):
            options(variant, **chosen)


# --- Numbers of section 5 ---


def test_redeal_frequencies() -> None:
    rules = {name: options("scopa", redeal=name) for name in naive.CHOICES["redeal"]}
    plain, french = options("scopa", pack="plain"), options("cicera", redeal="kings3")
    thrown_in = dict.fromkeys(rules, 0)
    for table in combinations(naive.full_pack(rules["none"]), 4):
        for name, opts in rules.items():
            thrown_in[name] += naive.needs_redeal(table, opts)
    assert comb(40, 4) == 91390
    assert thrown_in["kings3"] == 145
    assert thrown_in["none"] == 0
    assert thrown_in["distinct"] == comb(40, 4) - comb(10, 4) * 4**4
    assert round(1 - thrown_in["distinct"] / comb(40, 4), 4) == 0.5882
    assert thrown_in["aces2"] == comb(40, 4) - comb(36, 4) - 4 * comb(36, 3)
    assert thrown_in["anyace"] == comb(40, 4) - comb(36, 4)
    assert naive.needs_redeal(cards("TD TH TS 2C"), plain)
    assert not naive.needs_redeal(cards("TD TH TS 2C"), french)
    assert naive.needs_redeal(cards("KD KH KS 2C"), french)
    assert not naive.needs_redeal([], options("scientifico"))


def test_scientifico_lead_can_be_swept() -> None:
    opts = options("scientifico")
    takers = [card for card in naive.full_pack(opts) if card != "5D"]
    assert [card for card in takers if naive.captures(card, ["5D"], opts)] == cards("5H 5S 5C")
    expected = [Fraction(146, 203), Fraction(49, 87), Fraction(1, 3), Fraction(0)]
    for held, chance in enumerate(expected, start=1):
        missed = Fraction(comb(30 - (4 - held), 10), comb(30, 10))
        assert 1 - missed == chance


@pytest.mark.parametrize(
    ("variant", "chosen"),
    [
        ("scopa", {}),
        ("scopa", {"players": 3, "priority": "fewest"}),
        ("scopa", {"players": 4, "teams": "none", "pack": "plain"}),
        ("scopa", {"players": 6, "teams": "3x2", "courts": "qjk"}),
        ("scopone", {"no_sweep_on": "last_capture"}),
        ("scientifico", {"priority": "free"}),
    ],
)
def test_random_deals(variant: str, chosen: dict[str, Any]) -> None:
    chance = random.Random(f"{variant} {chosen}")
    opts = options(variant, **chosen)
    for _ in range(3):
        order = naive.full_pack(opts)
        chance.shuffle(order)
        states, played = random_play(naive.deal(opts, order), chance)
        assert len(played) == 40 - naive.table_size(opts)
        for state in states:
            assert sorted(everywhere(state)) == sorted(order)
        (card, captured), before = played[-1], states[-2]
        leftovers = before.table - captured if captured else before.table | {card}
        assert sum(naive.value_of(c, opts) for c in leftovers) % 2 == 0
        assert not states[-1].table
        assert sum(category(states[-1], "settebello")) == 1


# --- Scoring ---


def test_primiera_totals() -> None:
    opts = options("scopa")
    assert naive.primiera_total(cards("7H 7D 6C AS 5C 2D"), opts) == (4, 76)  # S14
    assert naive.primiera_total(cards("7C QS JH 7D"), opts) == (4, 62)  # S15, C16
    assert naive.primiera_total(cards("7D 7H 7S 7C"), opts) == (4, 84)
    assert naive.primiera_total(cards("JD QH KS KC"), opts) == (4, 40)
    assert naive.primiera_total(cards("JD QH KS KC"), options("scopa", primiera="graded")) == (
        4,
        37,
    )
    values = dict(zip("76A5432", (21, 18, 16, 15, 14, 13, 12), strict=True))
    assert {rank: naive.prime_value(f"{rank}D", opts) for rank in values} == values
    plain = options("scopa", pack="plain")
    assert naive.primiera_total(cards("8D 9H TS AC"), plain) == (4, 46)


PRIMIERA: list[tuple[dict[str, Any], list[str], list[int]]] = [
    # P26: three sevens without a club against four twos
    ({}, ["7D 7H 7S", "2D 2H 2S 2C"], [0, 1]),
    ({"primiera_missing": "suits_first"}, ["7D 7H 7S", "2D 2H 2S 2C"], [0, 1]),
    ({"primiera_missing": "zero"}, ["7D 7H 7S", "2D 2H 2S 2C"], [1, 0]),
    # C17: both short
    ({}, ["7D 7H", "2D 2S 2C"], [0, 0]),
    ({"primiera_missing": "suits_first"}, ["7D 7H", "2D 2S 2C"], [0, 1]),
    ({"primiera_missing": "suits_first"}, ["7D 7H", "6D 6S"], [1, 0]),
    ({"primiera_missing": "zero"}, ["7D 7H", "2D 2S 2C"], [1, 0]),
    # 64 each, or 62 and 64 when the courts are graded
    ({}, ["7D 6H 5S JC", "7H 6D 5C KS"], [0, 0]),
    ({"primiera": "graded"}, ["7D 6H 5S JC", "7H 6D 5C KS"], [0, 1]),
    # C27: three sevens and a court make 73, a seven and three sixes 75
    ({}, ["7D 7H 7S KC", "7C 6D 6H 6S"], [0, 1]),
    ({"primiera": "most_sevens"}, ["7D 7H 7S KC", "7C 6D 6H 6S"], [1, 0]),
    ({"primiera": "settanta"}, ["7D 7H 7S KC", "7C 6D 6H 6S"], [1, 0]),
    ({"primiera": "off"}, ["7D 7H 7S KC", "7C 6D 6H 6S"], [0, 0]),
    # C18 and P44
    ({"primiera": "most_sevens"}, ["7D 7H 6D", "7S 7C 6S 6C"], [0, 1]),
    ({"primiera": "most_sevens"}, ["7D 7H 6D 6H", "7S 7C 6S 6C"], [0, 0]),
    ({"primiera": "most_sevens", "players": 3}, ["7D 6D", "7H", "6H 6S 6C"], [1, 0, 0]),
    ({"primiera": "settanta"}, ["7D 7H 6D", "7S 7C"], [0, 0]),
    ({"primiera": "settanta"}, ["", "7D 7H 7S 7C"], [0, 1]),
    # f8: the open seven decides
    ({}, ["7H 6D 6C 6S 7S", "6H 7D 7C AS"], [1, 0]),
    ({}, ["7H 6D 6C 6S", "6H 7D 7C AS 7S"], [0, 1]),
]


@pytest.mark.parametrize(("chosen", "piles", "points"), PRIMIERA)
def test_primiera(chosen: dict[str, Any], piles: list[str], points: list[int]) -> None:
    assert category(finished(*piles, **chosen), "primiera") == points


def test_primiera_source() -> None:
    first = sets("2D 3H 5S", "2S 4C 6C")  # best of each suit 12 13 15 18 = 58; one of each 15 18
    second = sets("4D 6D KD", "AH JS QH", "3C 5D JC")  # 18 16 10 13 = 57; one of each 18 16 15
    piles = ["2D 3H 5S 2S 4C 6C", "4D 6D KD AH JS QH 3C 5D JC 7D 7H 7S 7C"]
    for source, points in {
        "all": [0, 1],
        "combination_only": [1, 0],
        "combination_letter": [0, 1],
    }.items():
        end = finished(*piles, primiera_source=source, combinations=[first, second])
        assert category(end, "primiera") == points
    level: dict[str, Any] = {
        "combinations": [first[:1], second[2:]],
        "primiera_source": "combination_letter",
    }
    assert category(finished(*piles, **level), "primiera") == [0, 0]


def pile(number: int, coins: int, pool: list[str]) -> str:
    """Takes that many cards, coins among them, out of the pool."""
    chosen = [card for card in pool if card[1] == "D"][:coins]
    chosen += [card for card in pool if card[1] != "D"][: number - coins]
    for card in chosen:
        pool.remove(card)
    return " ".join(chosen)


@pytest.mark.parametrize(
    ("chosen", "sizes", "in_cards", "in_coins", "carried"),
    [
        ({}, [(22, 6), (18, 4)], [1, 0], [1, 0], []),
        ({}, [(20, 5), (20, 5)], [0, 0], [0, 0], []),
        ({"tie": "share"}, [(20, 5), (20, 5)], [0, 0], [0, 0], []),
        ({"tie": "carry"}, [(20, 5), (20, 5)], [0, 0], [0, 0], ["cards", "coins"]),
        ({"tie": "carry"}, [(21, 5), (19, 5)], [1, 0], [0, 0], ["coins"]),
        ({"tie": "carry"}, [(0, 0), (0, 0)], [0, 0], [0, 0], []),
        ({"tie": "carry"}, [(3, 0), (2, 0)], [1, 0], [0, 0], []),
        ({"players": 3}, [(16, 5), (13, 3), (11, 2)], [1, 0, 0], [1, 0, 0], []),
        ({"players": 3}, [(12, 2), (14, 4), (14, 4)], [0, 0, 0], [0, 0, 0], []),
        ({"players": 3}, [(16, 4), (12, 3), (12, 3)], [1, 0, 0], [1, 0, 0], []),
        (
            {"players": 3, "majority": "over_half"},
            [(16, 5), (13, 3), (11, 2)],
            [0] * 3,
            [0] * 3,
            [],
        ),
        (
            {"players": 3, "majority": "over_half"},
            [(21, 6), (10, 2), (9, 2)],
            [1, 0, 0],
            [1, 0, 0],
            [],
        ),
        ({"majority": "over_half"}, [(20, 5), (3, 1)], [0, 0], [0, 0], []),
    ],
)
def test_cards_and_coins(
    chosen: dict[str, Any],
    sizes: list[tuple[int, int]],
    in_cards: list[int],
    in_coins: list[int],
    carried: list[str],
) -> None:
    pool = naive.full_pack(options("scopa"))
    end = finished(*[pile(*size, pool) for size in sizes], primiera="off", **chosen)
    assert category(end, "cards") == in_cards
    assert category(end, "coins") == in_coins
    assert naive.score(end)[1] == carried


def test_a_level_primiera_is_carried() -> None:
    level = ["7D 6H 5S JC", "7H 6D 5C KS"]
    assert naive.score(finished(*level, tie="carry"))[1] == ["cards", "coins", "primiera"]
    sevens = ["7D 7H", "7S 7C"]
    assert naive.score(finished(*sevens, tie="carry", primiera="most_sevens"))[1] == [
        "cards",
        "primiera",
    ]
    assert naive.score(finished(*sevens, tie="carry", primiera="settanta"))[1] == ["cards"]
    assert naive.score(finished(*sevens, tie="carry"))[1] == ["cards"]


@pytest.mark.parametrize(
    ("coins", "chosen", "points"),
    [
        ("AD 2D 3D 4D 6D 7D", {}, 0),
        ("AD 2D 3D 4D 6D 7D", {"napola": "full"}, 4),  # P29
        ("AD 2D 4D", {"napola": "full"}, 0),
        ("2D 3D 4D 5D", {"napola": "full"}, 0),
        ("AD 2D 3D", {"napola": "to6"}, 3),
        ("AD 2D 3D 4D 5D 6D 7D JD QD KD", {"napola": "full"}, 10),
        ("AD 2D 3D 4D 5D 6D 7D JD QD KD", {"napola": "to6"}, 6),
        ("AD 2D 3D 4D 5D 6D 7D QD", {"napola": "full"}, 7),
        ("AD 2D 3D 4D 5D 6D 7D QD", {"napola": "full", "courts": "qjk"}, 8),
        ("AD 2D 3D 4D 5D 6D 7D 8D 9D TD", {"napola": "full", "pack": "plain"}, 10),
    ],
)
def test_napola(coins: str, chosen: dict[str, Any], points: int) -> None:
    assert category(finished("7H", coins, **chosen), "napola") == [0, points]


def test_rebello() -> None:
    assert category(finished("KD", "KH"), "rebello") == [0, 0]
    assert category(finished("KD", "KH", rebello="on"), "rebello") == [1, 0]


def test_totals_and_margins() -> None:
    end = finished("7D 2H", "3C 4S AC", "KH", players=3, bonus=[0, 2, 0])
    assert naive.totals(end) == [2, 3, 0]
    assert [naive.margin(end, side) for side in range(3)] == [Fraction(1, 2), 2, Fraction(-5, 2)]
    two = finished("7D 2H", "3C 4S AC", bonus=[0, 2])
    assert [naive.margin(two, side) for side in range(2)] == [-1, 1]
    waiting = finished("", "", table="7D 2H KD", last_capture=1)
    assert naive.totals(waiting) == [0, 3]


# --- The game of text 004 ---


def test_the_played_game() -> None:
    opts = options("scopa")
    known = cards("7D 7H AS  3H KC JD  2C 4H 5S QD  JS 6D 2H  5C 6S QH")
    rest = [card for card in naive.full_pack(opts) if card not in known]
    state = naive.deal(opts, [*known, *rest])
    assert not naive.needs_redeal(state.table, opts)
    tables = [
        ("7D", "2C 5S", "4H QD"),
        ("3H", "", "3H 4H QD"),
        ("AS", "", "AS 3H 4H QD"),
        ("KC", "QD AS", "3H 4H"),
        ("7H", "3H 4H", ""),
        ("JD", "", "JD"),
        ("JS", "JD", ""),
        ("QH", "", "QH"),
        ("2H", "", "2H QH"),
        ("5C", "", "2H 5C QH"),
        ("6D", "", "2H 5C 6D QH"),
        ("6S", "6D", "2H 5C QH"),
    ]
    for number, (card, captured, table) in enumerate(tables):
        assert state.to_move == number % 2
        if card == "KC":  # "Ada a deux prises possibles"
            possible = [move for move in naive.moves(state) if move[1]]
            assert possible == [take("JD", "AS 3H 4H"), take("KC", "AS QD")]
        state = naive.play(state, take(card, captured))
        assert state.table == set(cards(table))
    assert state.bonus == (2, 0)
    assert state.piles == tuple(sets("7D 2C 5S 7H 3H 4H JS JD", "KC QD AS 6S 6D"))
    assert state.last_capture == 1
    assert len(state.stock) == 18


def test_the_played_game_is_counted() -> None:
    you = "7D 2C 5S 7H 3H 4H JS JD AC  AD 2D 3D 4D  2S 3S 4S  2H AH 3C 4C JH JC"
    ada = [card for card in naive.full_pack(options("scopa")) if card not in cards(you)]
    end = finished(you, " ".join(ada), bonus=[2, 0])
    assert len(cards(you)) == 22
    totals = [naive.primiera_total(cards_, end.options) for cards_ in end.piles]
    assert totals == [(4, 73), (4, 78)]
    assert naive.totals(end) == [5, 1]
