"""Every worked example of the rule books, row by row.

``data/examples.json`` states ranks and its sources. Suits never matter in what a card takes, so a
row of captures is tried in every choice of suits, and captures are compared as ranks. Every row of
scores is a computation of its own, named after the row.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.match import Match
from scopa_lab.scoring import prime_cards
from tests.conftest import PLAYED_GAME, finished
from tests.register import earned, order_of, played, position, scores

ROWS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "examples.json").read_text(encoding="utf-8")
)
CAPTURES = [row for row in ROWS if row["kind"] == "captures"]
SCORES = {row["id"]: row for row in ROWS if row["kind"] == "score"}
LAY = "(lay it down)"

#: S18d lists what 002's example allows; the usual priority of the game is told in its note
GIVEN = {"S18d": {"priority": "free"}}
#: A 2 … T of the pack without courts, for rows that name courts (S19, S20)
PLAIN = str.maketrans("JQK", "89T")


def game_of(row: dict[str, Any]) -> sl.Rules:
    """Return the rules of a row: its game, and its options as a command line writes them."""
    pairs = dict(re.findall(r"--([a-z-]+) (\S+)", row["options"])) | GIVEN.get(row["id"], {})
    return sl.rules(row["variant"].split()[0], **pairs)


def suited(row: dict[str, Any], rules: sl.Rules) -> Iterator[tuple[str, str]]:
    """Yield the card and the table of a row in every choice of suits."""
    table, card = row["table"], row["play"]
    if rules.pack == "plain":
        table, card = table.translate(PLAIN), card.translate(PLAIN)
    counts = Counter(table.split())
    sets = [[{r + s for s in suits} for suits in combinations("DHSC", n)]
            for r, n in counts.items()]  # fmt: skip
    for parts in product(*sets):
        lying = set().union(*parts)
        for suit in "DHSC":
            if card + suit not in lying:
                yield card + suit, " ".join(sorted(lying))


def ranks_of(cards: sl.Cards) -> tuple[str, ...]:
    return tuple(sorted(c.rank for c in cards))


@pytest.mark.parametrize("row", CAPTURES, ids=[row["id"] for row in CAPTURES])
class TestCaptures:
    def test_are_those_of_the_source(self, row: dict[str, Any]) -> None:
        rules = game_of(row)
        legal = [c.translate(PLAIN) if rules.pack == "plain" else c for c in row["legal"]]
        wanted = Counter(tuple(sorted(c.split("+"))) for c in legal if c != LAY)
        tried = 0
        for card, table in suited(row, rules):
            found = Counter(ranks_of(c) for c in sl.captures(card, table, rules))
            assert found == wanted, f"{card} on {table}"
            tried += 1
        assert tried >= 4

    def test_may_be_declined_only_when_there_are_none(self, row: dict[str, Any]) -> None:
        rules = game_of(row)
        for card, table in list(suited(row, rules))[:20]:
            laid = sl.why_not(card, "", table, rules)
            assert (laid is None) == (row["legal"] == [LAY] or rules.capture == "optional")


class TestNotesOnCaptures:
    @pytest.mark.parametrize(
        ("name", "card", "taken", "table", "game"),
        [
            ("S01", "6H", "6D 6S", "QD 6D 6S 2D", "scopone"),  # taking both is illegal
            ("S02", "6H", "4D 2D", "QD 6D 4D 2D", "scopone"),
            ("P01a", "5H", "5D 5S", "3D 5D 5S JD", "scopone"),
            ("P02", "JD", "AD 3D 4D", "AD 3D 4D JC", "scopa"),
            ("P16", "7S", "2D 5D", "3D 5D 6D 7D", "cirulla"),  # a slip of the page
            ("P20", "6S", "6D", "6D QD", "quindici"),
            ("P23", "AD", "4D QD", "4D QD", "scopa"),
            ("S18d", "KD", "AD 4D", "AD 4D 5H", "quindici"),  # only the 5 under `fewest`
        ],
    )
    def test_what_is_refused(self, name: str, card: str, taken: str, table: str, game: str) -> None:
        assert next(row for row in CAPTURES if row["id"] == name)["note"]
        assert sl.why_not(card, taken, table, game) is not None

    def test_s08j_the_cap_of_two(self) -> None:
        assert sl.captures("JS", "AD 3D 4D QD", max_capture=2) == ()

    def test_p05x_p06_6_with_fewest(self) -> None:
        table = "AD 3D 4D 5D JD"
        assert list(map(str, sl.captures("QS", table, "scopone", priority="fewest"))) == [
            *("AD JD", "4D 5D")
        ]

    @pytest.mark.parametrize(
        ("name", "table", "move"),
        [
            ("S04", "2D 4D", "6Sx2D4D"),
            ("S09", "3D 4D", "7Sx3D4D"),
            ("S10", "JD", "JSxJD"),
            ("P10-2", "2D 3D 5D", "KSx2D3D5D"),
            ("P12", "5D 4D", "QSx5D4D"),
        ],
    )
    def test_a_sweep_is_a_point(self, name: str, table: str, move: str) -> None:
        """Unless it is the last card."""
        assert "sweep" in next(row for row in CAPTURES if row["id"] == name)["note"]
        card = move.partition("x")[0]
        scopa = sl.rules("scopa")
        assert played(scopa, move, card, "AC", table=table).bonus == (1, 0)
        assert played(scopa, move, card, table=table).bonus == (0, 0)


def cards_of(rules: sl.Rules, *texts: str) -> list[str]:
    """Return piles: these cards, and all others to the last side."""
    named = [sl.Cards(text) for text in texts]
    others = rules.cards - sl.Cards().union(*named)
    return [str(cards) for cards in (*named, others)]


class TestScores:
    def test_every_row_has_a_test(self) -> None:
        tests = " ".join(name for name in dir(self) if name.startswith("test_"))
        assert {row for row in SCORES if f"_{row.lower()}_" in f"{tests} "} == set(SCORES)

    def test_s13_five_to_one(self) -> None:
        """22 cards, 6 coins, the 7 of coins, 2 sweeps v 18, 4 and the primiera, 78 to 73."""
        score = finished(*PLAYED_GAME, bonus=(2, 0)).score()
        shown = score.explain()
        assert "cards: 22 - 18" in shown
        assert "coins: 6 - 4" in shown
        assert re.search(r"primiera: 73 \(.*\) - 78 \(", shown)
        assert score.points == (5, 1)
        assert SCORES["S13"]["legal"] == ["You 5, Ada 1"]

    @pytest.mark.parametrize(
        ("name", "cards", "total"), [("S14", "7H 7D 6C AS", 76), ("S15", "7D QH JS 7C", 62)]
    )
    def test_s14_s15_primiera_totals(self, name: str, cards: str, total: int) -> None:
        rules = game_of(SCORES[name])
        best = prime_cards(rules, sl.Cards(cards))
        assert sum(rules.prime_values[c.rank] for c in best) == total
        assert f"primiera {total}" in SCORES[name]["legal"][0]

    @pytest.mark.parametrize(
        ("table", "parts"),
        [
            ("2D 3D", {"sweeps": (10, 0), "suit_bonus": (5, 0)}),
            ("2D 3D 9C", {"suit_bonus": (5, 0)}),  # other cards stay
        ],
    )
    def test_s16_fifteen_at_once(self, table: str, parts: dict[str, tuple[int, int]]) -> None:
        now = played(game_of(SCORES["S16"]), "5Dx2D3D", "5D", "KC", table=table)
        assert earned(now) == parts
        assert now.bonus[0] == sum(row[0] for row in parts.values())
        assert SCORES["S16"]["legal"][0].endswith("= 15; 5 only if other cards stay")

    def test_s17_48_instead_of_6(self) -> None:
        rules = game_of(SCORES["S17"])
        cups = " ".join(rank + "H" for rank in rules.the_pack.ranks)
        swords = " ".join(rank + "S" for rank in "23456789TJQK")  # no ace, so no run
        mine, yours = cards_of(rules, f"{cups} {swords} TD".replace("AH ", ""))
        score = position(rules, piles=(mine, yours)).score()
        six = ("cards", "swords", "mata", "jack_of_swords", "ten_of_coins")
        assert sum(score.table[name][0] for name in (*six, "forty_eight")) == 4
        # 25 of 52 are not most cards: with three more they are, and 6 become 48
        mine, yours = cards_of(rules, f"{mine} KD QD JD")
        score = position(rules, piles=(mine, yours)).score()
        assert sum(score.table[name][0] for name in six) == 6
        assert sum(score.table[name][0] for name in (*six, "forty_eight")) == 48
        assert score.table["napola"][0] == 0
        assert SCORES["S17"]["legal"] == ["48 instead of 6"]

    def test_p26_four_twos_beat_three_sevens(self) -> None:
        score = finished("7D 7H 7S", "2D 2H 2S 2C").score()
        assert score.table["primiera"] == (0, 1)
        assert "48 (2D 2H 2S 2C)" in score.explain()
        assert SCORES["P26"]["legal"] == ["four twos win with 48"]

    @pytest.mark.parametrize(("name", "suit"), [("P29", "D"), ("P32", "S")])
    def test_p29_p32_runs(self, name: str, suit: str) -> None:
        """The run stops at the first card that is missing."""
        row = SCORES[name]
        run = " ".join(rank + suit for rank in row["table"].split()[1:])
        points = scores("napola", run, "")(game_of(row))
        assert points == (int(row["legal"][0].split()[-1]), 0)

    def test_p35_the_higher_wins_and_level_plays_on(self) -> None:
        """12-13 and 12-12, target 11; made in a deal of one sweep, and of none."""
        deal = position(sl.rules("scopa"), piles=("", ""), bonus=(0, 1))
        assert Match.start("scopa", (12, 12)).after(deal).winners == (1,)
        level = position(sl.rules("scopa"), piles=("", ""), bonus=(3, 3))
        match = Match.start("scopa", (9, 9)).after(level)
        assert (match.scores, match.winners) == ((12, 12), None)
        assert SCORES["P35"]["legal"] == ["13 wins; 12-12 plays on"]

    def test_p38_kasino_is_another_game(self) -> None:
        """A cousin (2.13) that takes an equal card and sums at once; the library has none such."""
        assert "kasino" not in sl.variants()
        assert SCORES["P38"]["variant"].startswith("kasino")
        for game in sl.variants():
            if sl.rules(game).pack == "italian":
                assert sl.why_not("QD", "QH 7S 2S", "QH 7S 2S", game) is not None

    @pytest.mark.parametrize(("who", "points"), [("lead", (2, 0)), ("dealer", (0, 2))])
    def test_p41_two_pairs_of_fifteen(self, who: str, points: tuple[int, int]) -> None:
        rules = game_of(SCORES["P41"]).but(opening_fifteen=who)
        for table in ("7D JD 6S QC", "5D KD 5S KC", "7D 7H JD JH"):
            named = sl.Cards(table)
            held = [str(c) for c in rules.cards - named][:6]
            deal = sl.deal(rules, order=order_of(rules, *held, table))
            assert earned(deal) == {"sweeps": points}
            assert (deal.table, deal.piles[points.index(2)]) == (sl.Cards(), named)

    def test_p44_level_on_sevens_and_sixes(self) -> None:
        ask = scores("primiera", "7D 7H 6D 6H", "7S 7C 6S 6C KD")
        assert ask(game_of(SCORES["P44"])) == (0, 0)
        assert SCORES["P44"]["legal"] == ["no point"]
