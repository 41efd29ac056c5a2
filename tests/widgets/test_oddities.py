"""What cannot arise in play is told, and what arises is not."""

from __future__ import annotations

import random

import pytest

import scopa_lab as sl
from scopa_lab.languages import LANGUAGES, tell
from scopa_lab.widgets import Editor
from scopa_lab.widgets.editor.examples import EXAMPLES
from scopa_lab.widgets.editor.oddities import oddities

from .helpers import plain

GOOD = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"
END = "scopa | table 2C | hands 7D / 3H | stock - | piles {} / - | {}"


def keys(line: str) -> list[str]:
    found = oddities(sl.Position.parse(line))
    return [one.key.removeprefix("editor.odd.").removesuffix(".one") for one in found]


@pytest.mark.parametrize("game", sl.variants())
def test_nothing_odd_comes_about_in_a_deal(game: str) -> None:
    rng = random.Random(game)
    for seating, (players, teams) in enumerate(sl.rules(game).seatings):
        position = sl.deal(game, seed=seating, players=players, teams=teams)
        while not position.is_over:
            assert oddities(position) == [], position
            assert oddities(position.view(position.to_move)) == []
            position = position.play(rng.choice([*position.legal_moves()]))
        assert oddities(position) == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_nothing_is_odd_about_the_examples(name: str) -> None:
    assert keys(EXAMPLES[name]) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (GOOD, []),
        (GOOD.replace(" QD", ""), ["stock_full"]),
        (GOOD.replace("QD", "QD QH"), ["stock"]),
        (GOOD.replace("? ? ?", "? ?") + " | stock ?30", ["hands", "fewer"]),
        (GOOD + " | to_move 1", ["hands"]),
        (GOOD.replace("AS /", "AS AH /") + " | stock ?29", ["stock", "hand"]),
        (GOOD + " | last_capture 0", ["no_pile"]),
        (GOOD + " | bonus 1 / 0", ["sweeps"]),
        (END.format("6D 6C 6H 6S", "bonus 2 / 0"), ["no_captor", "nowhere"]),
        (END.format("6D 6C 6H 6S", "last_capture 0 | bonus 2 / 0"), ["nowhere"]),
        (END.format("6D 6C 6H 6S", "last_capture 0 | bonus 3 / 0"), ["sweeps", "nowhere"]),
    ],
)
def test_what_cannot_come_about_is_told(line: str, found: list[str]) -> None:
    assert keys(line) == found


def test_the_missing_cards_are_named_where_there_are_few() -> None:
    line = EXAMPLES["ending"].replace("KD KH", "").replace("5S 6H", "6H")
    (one,) = oddities(sl.Position.parse(line))
    assert str(one) == "3 cards are nowhere: 5S KD KH. They count for nobody."


def test_an_ace_that_takes_itself_needs_no_second_card() -> None:
    line = "asso ace=sweep_scores ace_empty=takes_itself | hands 2D / 3D | stock - | piles {} / -"
    assert "sweeps" not in keys(line.format("AS") + " | last_capture 0 | bonus 1 / 0")
    assert "sweeps" in keys(line.format("2S") + " | last_capture 0 | bonus 1 / 0")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_editor_says_so_and_lets_one_go_on(lang: str) -> None:
    x = Editor(GOOD.replace(" QD", ""), lang=lang)
    assert "✓" in x.result
    assert 'role="status"' in x.result
    (odd,) = oddities(sl.Position.parse(GOOD.replace(" QD", "")))
    assert plain(f"⚠ {tell(odd, lang)}") in plain(x.result)
    x.position = sl.Position.parse(GOOD)
    assert "⚠" not in x.result
    assert 'role="status"' in x.result
