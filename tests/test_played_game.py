"""The commented game of text 004 (C28), replayed with the cards it names."""

from __future__ import annotations

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from tests.conftest import PLAYED_GAME, finished, texts

YOU, ADA = 0, 1

# The first two batches as they are told; what the text does not name is unknown.
START = sl.Position.setup(
    "scopa",
    table="2C 4H 5S QD",
    hands=("7D 7H AS", "3H KC JD"),
    stock="JS 6D 2H 5C 6S QH ?24",
)
PLAY = ["7Dx2C5S", "3H", "AS", "KCxASQD", "7Hx3H4H", "JD"]
PLAY += ["JSxJD", "QH", "2H", "5C", "6D", "6Sx6D"]


def after(count: int) -> sl.Position:
    """Return the position after so many plays."""
    position = START
    for move in PLAY[:count]:
        position = position.play(move)
    return position


@pytest.mark.parametrize(
    ("plays", "table"),
    [
        (1, "4H QD"),  # "il reste 4♥ et D♦"
        (2, "3H 4H QD"),
        (3, "AS 3H 4H QD"),  # "la table fait 4, 9, 3 et 1"
        (4, "3H 4H"),
        (5, ""),
        (6, "JD"),
        (7, ""),
        (8, "QH"),
        (9, "2H QH"),
        (10, "2H 5C QH"),  # "la table fait 9, 2 et 5"
        (11, "2H 5C 6D QH"),
        (12, "2H 5C QH"),
    ],
)
def test_the_table_is_as_told(plays: int, table: str) -> None:
    assert after(plays).table == Cards(table)
    assert after(plays).to_move == plays % 2


@pytest.mark.parametrize(
    ("plays", "moves"),
    [
        # "n'importe lequel de vos sept peut les prendre"
        (0, ["7Dx2C5S", "7Hx2C5S", "AS"]),
        # "Ada ne peut rien prendre"
        (1, ["3H", "JD", "KC"]),
        # "votre 7♥ pourrait prendre 4♥ et 3♥"
        (2, ["7Hx3H4H", "AS"]),
        # "le V♦ prend le 4, le 3 et l'as ; le R♣ prend la dame et l'as"
        (3, ["JDxAS3H4H", "KCxASQD"]),
        (4, ["7Hx3H4H"]),
        # "qu'elle doit poser sur la table vide"
        (5, ["JD"]),
        (6, ["2H", "6D", "JSxJD"]),
        (7, ["5C", "6S", "QH"]),
        # "un 6 ou un 2 ne prend pas un 9"
        (8, ["2H", "6D"]),
        (9, ["5C", "6S"]),
        # "votre dernière carte ne prend rien"
        (10, ["6D"]),
        (11, ["6Sx6D"]),
    ],
)
def test_the_choices_are_as_told(plays: int, moves: list[str]) -> None:
    assert texts(after(plays).legal_moves()) == moves


def test_no_card_can_clear_a_table_above_ten() -> None:
    """ "Soit 17 : aucune carte seule ne peut la vider", and 16 at the end of the telling."""
    for plays in (3, 12):
        table = after(plays).table
        for card in START.rules.cards - table:
            assert table not in sl.captures(card, table)


def test_two_sweeps_and_two_batches() -> None:
    told = after(len(PLAY))
    assert told.bonus == (2, 0)
    assert [after(n).bonus[YOU] for n in range(4, 8)] == [0, 1, 1, 2]
    assert told.piles[YOU] == Cards("7D 2C 5S 7H 3H 4H JS JD")
    assert told.piles[ADA] == Cards("KC QD AS 6S 6D")
    assert told.last_capture == ADA
    assert [len(h) for h in told.hands] == [3, 3]  # "quatre autres tours de trois cartes"
    assert len(told.stock) == 18
    assert not told.all_known


def test_the_same_game_seen_from_your_seat() -> None:
    """Ada's cards and the stock unknown: her cards come to light as she plays them."""
    position = sl.Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
    for number, move in enumerate(PLAY):
        if number == 6:  # the batch is dealt: your cards become known
            position = position.reveal(YOU, "JS 6D 2H")
        position = position.play(move)
    told = after(len(PLAY))
    assert (position.table, position.piles, position.bonus) == (told.table, told.piles, told.bonus)
    assert position.hands == told.hands
    assert position.unseen == told.unseen


def test_c28_the_end_is_counted_as_told() -> None:
    """22 cards to 18, six coins to four, the settebello; Ada's primiera 78 to 73: 5 to 1."""
    told = after(len(PLAY))
    end = finished(*PLAYED_GAME, bonus=told.bonus)
    assert all(early <= late for early, late in zip(told.piles, end.piles, strict=True))
    assert end.piles[YOU] | end.piles[ADA] == START.rules.cards
    score = end.score()
    assert score.points == (5, 1)
    assert score.table == {
        "cards": (1, 0),
        "coins": (1, 0),
        "settebello": (1, 0),
        "primiera": (0, 1),
        "sweeps": (2, 0),
    }
    lines = score.explain().splitlines()
    assert lines[0].startswith("cards: 22 - 18,")
    assert lines[1].startswith("coins: 6 - 4,")
    assert lines[3].startswith("primiera: 73 (7D 7H 5S AC) - 78 (6D 6H 7S 7C)")
    assert lines[-1] == "total: 5 - 1"
