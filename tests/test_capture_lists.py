"""Captures in bulk: the same sets in the same order as the twin and the readable functions."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import scopa_lab as sl
from scopa_lab.listing import CHUNK
from tests import naive, twin
from tests.states import GAMES, random_options, twin_options


@pytest.fixture(autouse=True)
def _no_word_about_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_lab.engine.notify", lambda message: None)


def random_rows(
    rng: random.Random, pack: list[str], count: int, most: int
) -> list[tuple[str, list[str]]]:
    """Cards, each with a random table of up to so many others."""
    drawn = [rng.sample(pack, 1 + rng.randint(0, most)) for _ in range(count)]
    return [(card, table) for card, *table in drawn]


def arrays(rows: list[tuple[str, list[str]]]) -> tuple[list[int], list[int]]:
    """Card numbers and masks of tables."""
    return [sl.Card(card).index for card, _ in rows], [sl.Cards(table).mask for _, table in rows]


@pytest.mark.parametrize("game", GAMES)
def test_are_those_of_the_twin(game: str) -> None:
    rng = random.Random(f"{game} lists")
    for _ in range(6):
        rules = sl.rules(game, **random_options(rng, game))
        options = twin_options(rules)
        rows = random_rows(rng, naive.full_pack(options), 25, most=9)
        found = sl.capture_lists(*arrays(rows), rules)
        for number, (card, table) in enumerate(rows):
            there = [sl.Cards(taken) for taken in naive.captures(card, table, options)]
            assert list(found.of(number)) == there, (rules, card, twin.text(table))


@pytest.mark.parametrize("game", ["scopa", "quindici", "cirulla", "mancelle"])
def test_are_those_of_captures_on_big_tables(game: str) -> None:
    rng = random.Random(f"{game} big")
    rules = sl.rules(game, priority="free")
    rows = random_rows(rng, [str(card) for card in rules.cards], 20, most=13)
    found = sl.capture_lists(*arrays(rows), game, priority="free")
    for number, (card, table) in enumerate(rows):
        assert found.of(number) == sl.captures(card, " ".join(table), rules)


def test_thousands_of_sets_in_many_rows() -> None:
    table = sl.Cards("2D 3D 4D 5D 6D 7D 8D 9D TD AH 2H 3H 4H 5H")
    few = sl.Cards("2D 3D")
    found = sl.capture_lists("AD", [few.mask, table.mask] * 40, "mancelle")
    sets = 2 ** len(table) - 1
    assert np.diff(found.offsets).tolist() == [3, sets] * 40
    assert found.of(1)[:2] == (sl.Cards("AH"), sl.Cards("2D"))
    assert found.of(79) == found.of(1)


def test_more_rows_than_are_asked_for_at_once() -> None:
    rng = random.Random(5)
    rows = random_rows(rng, [str(card) for card in sl.rules("scopa").cards], 50, most=6)
    cards, tables = arrays(rows)
    once = sl.capture_lists(cards, tables)
    times = 2 * CHUNK // 50 + 1
    many = sl.capture_lists(cards * times, tables * times)
    assert (many.captured == np.tile(once.captured, times)).all()
    assert (np.diff(many.offsets) == np.tile(np.diff(once.offsets), times)).all()


@pytest.mark.parametrize("game", GAMES)
def test_both_forms_list_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = random_rows(random.Random(8), [str(card) for card in sl.rules(game).cards], 30, most=8)
    compiled = sl.capture_lists(*arrays(rows), game)
    monkeypatch.setenv("SCOPA_LAB_PLAIN", "1")
    plain = sl.capture_lists(*arrays(rows), game)
    assert [field.tolist() for field in plain] == [field.tolist() for field in compiled]


TABLES = [sl.Cards(table).mask for table in ("2C 4H 5S QD", "7H 3D 4D", "KD")]


class TestShapes:
    def test_one_card_for_many_tables(self) -> None:
        found = sl.capture_lists("7D", TABLES)
        assert found.offsets.tolist() == [0, 1, 2, 2]
        assert {field.dtype for field in found} == {np.dtype(np.int64)}

    def test_many_cards_for_one_table(self) -> None:
        found = sl.capture_lists(
            np.array([24, 10], np.uint8), sl.Cards("7H 3D 4D"), priority="free"
        )
        assert [found.of(row) for row in (0, 1)] == [
            sl.captures(card, "7H 3D 4D", priority="free") for card in ("7D", "3S")
        ]

    def test_every_card_on_every_table(self) -> None:
        cards = np.array([[24], [25]])
        found = sl.capture_lists(cards, TABLES[:1] + TABLES[2:])
        assert [len(found.of(row)) for row in range(4)] == [1, 0, 1, 0]

    def test_no_rows(self) -> None:
        found = sl.capture_lists([], [])
        assert [field.tolist() for field in found] == [[0], []]
        assert repr(found) == "<0 captures in 0 rows: >"

    def test_rows_count_from_either_end(self) -> None:
        found = sl.capture_lists("7D", TABLES)
        assert found.of(-2) == found.of(1) == (sl.Cards("7H"),)
        for row in (3, -4):
            with pytest.raises(IndexError, match=f"row {row} of 3"):
                found.of(row)

    def test_what_is_shown_is_short(self) -> None:
        many = sl.capture_lists("AD", [sl.Cards("2D 3D 4D 5D 6D").mask] * 6, "mancelle")
        row = "2D or 3D or 4D or 5D or …"
        assert repr(many) == f"<186 captures in 6 rows: {'; '.join([row] * 4)}; …>"


@pytest.mark.parametrize(
    ("cards", "tables", "options", "message"),
    [
        ([24, 28], 0, {}, r"cards, row 1: 8D not in the italian pack \(A 2 3"),
        ([52], 0, {}, "cards, row 0: a card is a number from 0 to 51, got 52"),
        ([24, -1], [0, 0], {}, "cards, row 1: a card is a number from 0 to 51, got -1"),
        (24, [0, 1 << 30], {}, "tables, row 1: 8S not in the italian pack"),
        (24, 1 << 52, {}, "tables, row 0: a table is a mask of bits 0 to 51, got 4503599627370496"),
        (24, -5, {}, "tables, row 0: a table is a mask of bits 0 to 51, got -5"),
        (24, 1 << 24, {}, "cards, row 0: 7D lies on the table"),
        ([24, 25, 26], [0, 0], {}, r"of one length.*\(3,\) and \(2,\)"),
        ([24.0], 0, {}, r"cards is an array of whole numbers \(Card.index\), got \[24.0\]"),
        (24, [None], {}, r"tables is an array of whole numbers \(Cards.mask\)"),
        (24, [[1], [1, 2]], {}, "tables is an array of whole numbers"),
        (24, [True], {}, "tables is an array of whole numbers"),
        ("7X", 0, {}, "no card: '7X'"),
        (24, 0, {"game": "scopy"}, "unknown variant 'scopy'"),
        (24, 0, {"priorty": "free"}, "unknown option 'priorty'"),
    ],
)
def test_bad_input_is_refused(
    cards: Any, tables: Any, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        sl.capture_lists(cards, tables, **options)


def test_too_many_captures_are_refused() -> None:
    table = sl.rules("mancelle").cards - sl.Cards("AD")
    with pytest.raises(ValueError, match="too many to list"):
        sl.capture_lists("AD", table, "mancelle")
