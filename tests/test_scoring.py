"""The points of a deal: every category, every option, and the words that explain them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.scoring import categories, prime_cards, score
from tests import naive, twin

SCOPA = sl.rules("scopa")
COINS = "AD 2D 3D 4D 5D 6D 7D JD QD KD"


def points(category: str, *piles: str, **options: Any) -> tuple[int, ...]:
    """Return the points of a category for these piles."""
    players = {2: 2, 3: 3}[len(piles)]
    return score(sl.rules("scopa", players=players, **options), piles).table[category]


class TestCardsAndCoins:
    @pytest.mark.parametrize(
        ("category", "piles", "options", "won"),
        [
            ("cards", ("2D 2H", "3D"), {}, (1, 0)),
            ("cards", ("2D", "3D"), {}, (0, 0)),
            ("cards", ("", ""), {}, (0, 0)),
            ("coins", ("2D 3D 2H", "4D 4H 4S 4C"), {}, (1, 0)),
            ("coins", ("2H 3H", "4H"), {}, (0, 0)),
            # C19: plain plurality, level for the lead only
            ("cards", ("2D 3D 4D", "2H 3H", "2S 3S"), {}, (1, 0, 0)),
            ("cards", ("2D 3D 4D", "2H 3H 4H", "2S"), {}, (0, 0, 0)),
            # C19, X23: more than half of the whole pack
            ("cards", ("2D 2H", "3D"), {"majority": "over_half"}, (0, 0)),
            ("coins", ("AD 2D 3D 4D 5D 6D", "7D"), {"majority": "over_half"}, (1, 0)),
            ("coins", ("AD 2D 3D 4D 5D", "7D 6D"), {"majority": "over_half"}, (0, 0)),
            # X21: one point cannot be shared
            ("cards", ("2D", "3D"), {"tie": "share"}, (0, 0)),
        ],
    )
    def test_most_takes_the_point(
        self, category: str, piles: tuple[str, ...], options: dict[str, Any], won: tuple[int, ...]
    ) -> None:
        assert points(category, *piles, **options) == won


class TestSettebelloAndRebello:
    def test_the_seven_of_coins_is_a_point(self) -> None:
        assert points("settebello", "7D", "7H 7S 7C") == (1, 0)
        assert points("settebello", "7H", "7S") == (0, 0)

    def test_the_king_of_coins_is_one_when_ruled_so(self) -> None:
        assert points("rebello", "7D", "KD", rebello="on") == (0, 1)
        assert "rebello" not in score(SCOPA, ["KD", ""]).table


class TestPrimiera:
    @pytest.mark.parametrize(
        ("pile", "total"),
        [
            ("7D 7H 7S 7C", 84),  # section 4: the largest
            ("JD QH KS JC", 40),  # and the smallest complete one
            ("7H 7D 6C AS", 76),
            ("6D 6H 6S 6C", 72),
            ("5D 4H 3S 2C", 54),
            ("7D 6D AD KD 7H 2H 2S JS 5C 4C", 21 + 21 + 12 + 15),
        ],
    )
    def test_adds_the_best_card_of_each_suit(self, pile: str, total: int) -> None:
        best = prime_cards(SCOPA, Cards(pile))
        assert sum(SCOPA.prime_values[c.rank] for c in best) == total
        assert f"{total} (" in score(SCOPA, [pile, ""]).explain()

    @pytest.mark.parametrize(
        ("first", "second", "options", "won"),
        [
            ("7D 7H 7S 2C", "2D 2H 2S 3C", {}, (1, 0)),
            ("7D 7H 6S 6C", "6D 6H 7S 7C", {}, (0, 0)),
            # C17: a suit is missing
            ("7D 7H 7S", "2D 2H 2S 2C", {}, (0, 1)),
            ("7D 7H 7S", "2D 2H 2S", {}, (0, 0)),
            ("7D 7H 7S", "", {}, (0, 0)),
            ("7D 7H 7S", "2D 2H 2S 2C", {"primiera_missing": "suits_first"}, (0, 1)),
            ("7D 7H 7S", "2D 2H", {"primiera_missing": "suits_first"}, (1, 0)),
            ("7D 7H 7S", "2D 2H 2S 2C", {"primiera_missing": "zero"}, (1, 0)),
            ("", "", {"primiera_missing": "zero"}, (0, 0)),
            # section 4, graded: K 10 Q 9 J 8
            ("KD JH JS JC", "QD QH JS QC", {"primiera": "graded"}, (0, 1)),
            ("KD JH JS JC", "QD QH KS QC", {}, (0, 0)),
            # C18: most sevens, then sixes
            ("7D 7H", "7S 6H 6S 6C", {"primiera": "most_sevens"}, (1, 0)),
            ("7D 7H 6D", "7S 7C 6S 6C", {"primiera": "most_sevens"}, (0, 1)),
            ("7D 7H 6D 6H", "7S 7C 6S 6C", {"primiera": "most_sevens"}, (0, 0)),
            ("KD", "QD", {"primiera": "most_sevens"}, (0, 0)),
            # C27: most sevens is not the primiera
            ("7D 7H 7S KC", "7C 6D 6H 6S", {}, (0, 1)),
            ("7D 7H 7S KC", "7C 6D 6H 6S", {"primiera": "most_sevens"}, (1, 0)),
            # 2.11 settanta: three sevens
            ("7D 7H 7S", "7C 6D 6H 6S", {"primiera": "settanta"}, (1, 0)),
            ("7D 7H", "7S 7C", {"primiera": "settanta"}, (0, 0)),
        ],
    )
    def test_goes_to_the_highest(
        self, first: str, second: str, options: dict[str, Any], won: tuple[int, int]
    ) -> None:
        assert points("primiera", first, second, **options) == won

    def test_sixes_decide_only_among_those_level_on_sevens(self) -> None:
        piles = ("7D 6D", "7H 6H 6S", "6C")
        assert points("primiera", *piles, primiera="most_sevens") == (0, 1, 0)

    def test_is_no_category_when_off(self) -> None:
        assert "primiera" not in categories(sl.rules("scopa", primiera="off"))

    @pytest.mark.parametrize(
        ("source", "won"),
        [
            ("all", (1, 0)),
            # X28: only cards of captures of two or more, suits apart
            ("combination_only", (0, 1)),
            # X28: the best card of each such capture, whatever its suit
            ("combination_letter", (1, 0)),
        ],
    )
    def test_may_look_at_combinations_only(self, source: str, won: tuple[int, int]) -> None:
        piles = ["7D 7H 7S 7C 5D 2D", "6D 4H 2H 6S 5C AC"]
        combinations = [[Cards("7D 5D 2D")], [Cards("6D 4H 2H"), Cards("6S 5C AC")]]
        if source == "combination_letter":
            combinations[0].append(Cards("7H 7S 7C"))
        rules = sl.rules("scopa", primiera_source=source)
        assert score(rules, piles, combinations=combinations).table["primiera"] == won


class TestNapola:
    @pytest.mark.parametrize(
        ("coins", "napola", "won"),
        [
            ("AD 2D 3D", "full", 3),
            ("AD 2D 4D", "full", 0),
            ("AD 2D", "full", 0),
            ("2D 3D 4D", "full", 0),
            ("AD 2D 3D 4D 6D 7D", "full", 4),  # P29
            (COINS, "full", 10),
            (COINS, "to6", 6),
            ("AD 2D 3D 4D 5D", "to6", 5),
        ],
    )
    def test_is_the_run_of_coins_from_the_ace(self, coins: str, napola: str, won: int) -> None:
        assert points("napola", coins, "", napola=napola) == (won, 0)

    def test_follows_the_order_of_the_courts(self) -> None:
        run = "AD 2D 3D 4D 5D 6D 7D QD"
        assert points("napola", run, "", napola="full", courts="qjk") == (8, 0)
        assert points("napola", run, "", napola="full") == (7, 0)

    def test_is_off_at_first(self) -> None:
        assert "napola" not in categories(SCOPA)


class TestScore:
    def test_adds_up_and_explains(self) -> None:
        found = score(SCOPA, ["7D 7H 6C AS", "2D 2H 2S 2C 3H"], bonus=[2, 0])
        assert found.points == (4, 1)
        assert found.table == {
            "cards": (0, 1),
            "coins": (0, 0),
            "settebello": (1, 0),
            "primiera": (1, 0),
            "sweeps": (2, 0),
        }
        lines = found.explain().splitlines()
        assert len(lines) == len(found.table) + 1
        assert lines[-1] == "total: 4 - 1"
        assert str(found) == found.explain()

    def test_says_when_it_is_not_final(self) -> None:
        assert score(SCOPA, ["7D", ""], final=False).explain().endswith("so far: 3 - 0")

    def test_carries_level_points_when_ruled_so(self) -> None:
        """X22: nobody scores and the names are kept."""
        found = score(sl.rules("scopa", tie="carry"), ["7D 7H 6S 6C", "6D 6H 7S 7C"])
        assert found.carried == ("cards", "coins", "primiera")
        assert found.points == (1, 0)
        assert score(SCOPA, ["2D", "3D"]).carried == ()

    def test_carries_nothing_that_nobody_has(self) -> None:
        assert score(sl.rules("scopa", tie="carry"), ["", ""]).carried == ()

    def test_is_json_ready(self) -> None:
        data = score(SCOPA, ["7D", "2D"]).to_dict()
        assert json.loads(json.dumps(data)) == data
        assert data["points"] == [1, 0]

    @pytest.mark.parametrize("game", twin.GAMES)
    @pytest.mark.parametrize("seed", range(6))
    def test_agrees_with_the_twin_on_random_piles(self, game: str, seed: int) -> None:
        rng = random.Random(f"{seed} {game} piles")
        rules = sl.rules(game, **twin.random_options(rng, game))
        options = twin.twin_options(rules)
        piles: list[list[str]] = [[] for _ in range(rules.sides)]
        for card in naive.full_pack(options):
            piles[rng.randrange(rules.sides)].append(card)
        names = [c.name for c in rules.play_categories]
        bonus = [{name: rng.randint(0, 3) for name in names} for _ in piles]
        combos = [[pile[i : i + 3] for i in range(0, len(pile) - 2, 3)] for pile in piles]
        state = naive.position(
            options,
            [],
            [[] for _ in range(rules.players)],
            piles=piles,
            bonus=bonus,
            combinations=combos,
        )
        found = score(
            rules,
            [Cards(pile) for pile in piles],
            bonus=bonus,
            combinations=[[Cards(c) for c in of_side] for of_side in combos],
        )
        assert set(found.table) == set(naive.categories(options))
        tables, carried = naive.score(state)
        for name, row in found.table.items():
            assert list(row) == [table[name] for table in tables], name
        assert set(found.carried) == set(carried)
        assert list(found.points) == naive.totals(state)
        assert found.outright == naive.outright(state)
