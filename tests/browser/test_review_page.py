"""The browser side of the review in a blank page: the real Python side, no kernel in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.widgets import Review
from tests.test_reviews import BLUNDER, SMALL, ending

from .axe import violations
from .conftest import until
from .stage import Stage

LONG = ending("scopa", 24, 1)


@pytest.fixture
def stage(new_page: Callable[..., Any]) -> Callable[..., Stage]:
    def make(record: Any = BLUNDER, *, width: int = 1100, dark: bool = False, **more: Any) -> Stage:
        on = Stage(new_page(width, 1500), Review(record, **more), dark=dark)
        judged(on)
        return on

    return make


def judged(on: Stage) -> None:
    """Wait until every move is judged."""
    until(on.page, lambda: not on.shown.running, 120)
    on.follow()
    on.settle()


def strip(on: Stage, ply: int) -> Any:
    return on.page.locator(f'.slx-strip[data-at="{ply}"]')


def ply(on: Stage) -> int:
    return int(on.shown.replay.at)


def test_a_record_is_loaded_by_its_text_and_judged(stage: Callable[..., Stage]) -> None:
    on = stage(SMALL)
    assert "no play to review" in on.text(".slx-hint")
    on.page.get_by_label("Text of a record").fill(str(BLUNDER))
    on.push("Load")
    judged(on)
    assert on.shown.replay.record == BLUNDER
    assert "All 4 plays judged" in on.text(".slx-run")
    assert on.page.locator(".slx-moves tbody tr").count() == 4
    assert "blunder" in on.text(".slx-moves tbody tr:first-child")
    on.page.locator(".slx-records summary").click()
    assert on.page.get_by_label("Text of a record").input_value() == "", "the field is empty again"
    on.page.get_by_label("Text of a record").fill("nonsense")
    on.push("Load")
    assert "line 1" in on.text(".slx-banner")
    assert on.page.get_by_label("Text of a record").input_value() == "nonsense"


def test_a_record_is_loaded_from_a_file(stage: Callable[..., Stage]) -> None:
    on = stage(SMALL)
    file = {"name": "deal.txt", "mimeType": "text/plain", "buffer": str(BLUNDER).encode()}
    on.page.get_by_label("Open a file").set_input_files(file)
    until(on.page, lambda: on.shown.replay.record == BLUNDER)


def test_keys_step_through_the_deal(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.locator(".slx-picture").focus()
    for key, at in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", 4),
        ("Home", 0),
    ):
        on.key(key)
        assert ply(on) == at
    whose = on.page.get_by_label("Mistakes of")
    whose.focus()
    on.key("ArrowDown")
    assert ply(on) == 0, "in a list the arrows choose"
    assert on.shown.whose == 0


def test_the_graph_is_clicked_and_walked(stage: Callable[..., Stage]) -> None:
    on = stage(LONG)
    box = strip(on, 5).bounding_box()
    on.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 10)
    on.settle()
    assert ply(on) == 5
    assert strip(on, 5).get_attribute("aria-current") == "step"
    on.key("ArrowRight")
    assert ply(on) == 6
    focused = on.page.evaluate("() => document.activeElement.dataset.key")
    assert focused == "strip-6", "the focus goes along"
    tabs = on.page.locator(".slx-strip[tabindex='0']")
    assert tabs.count() == 1, "the graph is one stop"
    strip(on, 9).focus()
    on.key("Enter")
    assert ply(on) == 9


def test_the_move_looked_at_is_in_sight(stage: Callable[..., Stage]) -> None:
    on = stage(LONG)
    on.page.locator(".slx-picture").focus()
    on.key("End")
    on.key("ArrowLeft")
    inside = """() => {
        const [row, list] = [document.querySelector('.slx-moves [aria-current]'),
            document.querySelector('.slx-moves .sl-scroll')].map(e => e.getBoundingClientRect());
        return row.top >= list.top && row.bottom <= list.bottom;
    }"""
    assert on.page.evaluate(inside)
    on.page.locator(".slx-moves [aria-current]").click()
    on.key("Home")
    assert on.page.evaluate(inside)


def test_a_mistake_is_put_right_with_the_mouse(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.push("Try again")
    on.click("7D")
    assert on.lit() == ["2C", "5S"]
    on.push("Play")
    assert "this is the best move" in on.text(".slx-judged")
    assert "1 of 1" in on.text(".slx-quest")
    on.push("Back to the deal")
    assert "Better: seven of coins takes two of batons, five of swords" in on.text(".slx-judged")


def test_a_mistake_is_put_right_with_the_keyboard(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.get_by_role("button", name="Try again").focus()
    on.key("Enter")
    assert on.focused() == "7D", "on to the cards"
    on.card("7H").focus()
    on.key("Enter")
    on.page.get_by_role("button", name="Play", exact=True).focus()
    on.key("Enter")
    assert "is the move that was played" in on.text(".slx-banner")
    on.card("7H").focus()
    on.key("ArrowLeft")
    assert on.focused() == "7D", "here the arrows lead from card to card"
    on.key(" ")
    on.page.get_by_role("button", name="Play", exact=True).focus()
    on.key("Enter")
    assert "this is the best move" in on.text(".slx-judged")


@pytest.mark.parametrize("width", [340, 1100])
@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_wrong_for_those_who_see_or_move_otherwise(
    stage: Callable[..., Stage], width: int, dark: bool
) -> None:
    on = stage(LONG, width=width, dark=dark)
    assert on.page.evaluate("() => document.documentElement.scrollWidth") <= width
    small = on.page.evaluate(
        """() => [...document.querySelectorAll('.slx :is(button, input, select, textarea)')]
            .filter(one => one.offsetParent !== null && one.type !== 'checkbox')
            .map(one => [one.dataset.key, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 23.9 || box.height < 23.9).map(([name]) => name)"""
    )
    assert small == []
    assert violations(on.page, "#here") == []
    mistakes = on.shown.mistakes()
    assert mistakes
    strip(on, mistakes[0]).click()
    on.settle()
    on.push("Try again")
    assert violations(on.page, "#here") == []
    assert isinstance(on.shown.shared(), sl.Position)
