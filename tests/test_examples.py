"""Every worked example of the rule books about these games, row by row.

``data/examples.json`` states ranks and its sources; suits are given here, so that a table of ranks
becomes cards, and captures are compared as multisets of ranks.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.scoring import prime_cards
from tests.conftest import PLAYED_GAME, finished

ROWS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "examples.json").read_text(encoding="utf-8")
)
CAPTURES = [row for row in ROWS if row["kind"] == "captures"]
SCORES = {row["id"]: row for row in ROWS if row["kind"] == "score"}
LAY = "(lay it down)"


def game_of(row: dict[str, Any]) -> sl.Rules:
    """Return the rules of a row: its game, and its options as a command line writes them."""
    pairs = re.findall(r"--([a-z-]+) (\S+)", row["options"])
    return sl.rules(row["variant"].split()[0], **dict(pairs))


def dealt(ranks: list[str], *, after: str = "") -> list[sl.Card]:
    """Return cards of these ranks, in suits that are still free after those of another text."""
    used = Counter(rank for rank in after)
    cards = []
    for rank in ranks:
        cards.append(sl.Card(rank + "DHSC"[used[rank]]))
        used[rank] += 1
    return cards


def ranks_of(cards: sl.Cards) -> tuple[str, ...]:
    return tuple(sorted(c.rank for c in cards))


@pytest.mark.parametrize("row", CAPTURES, ids=[row["id"] for row in CAPTURES])
class TestCaptures:
    def test_are_those_of_the_source(self, row: dict[str, Any]) -> None:
        table = dealt(row["table"].split())
        (card,) = dealt([row["play"]], after=row["table"].replace(" ", ""))
        found = Counter(ranks_of(c) for c in sl.captures(card, table, game_of(row)))
        wanted = Counter(tuple(sorted(c.split("+"))) for c in row["legal"] if c != LAY)
        assert found == wanted

    def test_may_be_declined_only_when_there_are_none(self, row: dict[str, Any]) -> None:
        table = dealt(row["table"].split())
        (card,) = dealt([row["play"]], after=row["table"].replace(" ", ""))
        laid = sl.why_not(card, "", table, game_of(row))
        assert (laid is None) == (row["legal"] == [LAY])


def test_the_notes_on_captures() -> None:
    """S01 both sixes, S02 and P02 a sum beside an equal card, S08J the cap of two: refused."""
    assert sl.why_not("6H", "6D 6S", "QD 6D 6S 2D", "scopone") is not None
    assert sl.why_not("6H", "4D 2D", "QD 6D 4D 2D", "scopone") is not None
    assert sl.why_not("JD", "AD 3D 4D", "AD 3D 4D JC") is not None
    assert sl.captures("JS", "AD 3D 4D QD", max_capture=2) == ()


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
def test_a_sweep_is_a_point(name: str, table: str, move: str) -> None:
    assert "sweep" in next(row for row in CAPTURES if row["id"] == name)["note"]
    card = move.partition("x")[0]
    with_more = sl.Position.setup("scopa", table=table, hands=(card, "AC"), stock="")
    the_last = sl.Position.setup("scopa", table=table, hands=(card, ""), stock="")
    assert with_more.play(move).bonus == (1, 0)
    assert the_last.play(move).bonus == (0, 0)


class TestScores:
    def test_are_all_looked_at(self) -> None:
        assert set(SCORES) == {"S13", "S14", "S15", "P26"}

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
    def test_primiera_totals(self, name: str, cards: str, total: int) -> None:
        rules = game_of(SCORES[name])
        best = prime_cards(rules, sl.Cards(cards))
        assert sum(rules.prime_values[c.rank] for c in best) == total
        assert f"primiera {total}" in SCORES[name]["legal"][0]

    def test_p26_four_twos_beat_three_sevens(self) -> None:
        score = finished("7D 7H 7S", "2D 2H 2S 2C").score()
        assert score.table["primiera"] == (0, 1)
        assert "48 (2D 2H 2S 2C)" in score.explain()
        assert SCORES["P26"]["legal"] == ["four twos win with 48"]
