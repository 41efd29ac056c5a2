"""The explorer in a blank page: rows, comparison, line of play, settings; by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scopa_lab.widgets import Explorer

from .axe import violations
from .conftest import until
from .stage import Stage

FIRST = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"
SMALL = "scopa | table 2C 5S 3D | hands 7D 7H AS / 4D QS KD | stock -"


@pytest.fixture
def stage(new_page: Callable[..., Any]) -> Callable[..., Stage]:
    def make(line: str = SMALL, *, width: int = 1100, dark: bool = False, **more: Any) -> Stage:
        return Stage(new_page(width, 1300), Explorer(line, **more), dark=dark)

    return make


def settle(on: Stage) -> None:
    """Wait for values and line of play."""
    until(on.page, lambda: not on.shown.running and on.shown._line_job is None, 120)
    with on.shown._lock:
        pass
    on.follow()
    on.settle()


def compute(on: Stage) -> None:
    on.page.locator('[data-do="compute"]').click()
    on.settle()
    settle(on)


def rows(on: Stage) -> Any:
    return on.page.locator(".slx-values tbody tr")


def test_the_list_of_moves_becomes_the_table_of_values(stage: Callable[..., Stage]) -> None:
    on = stage()
    assert rows(on).count() == 3
    rows(on).nth(1).locator("td").click()
    on.settle()
    assert str(on.shown.walk.picked) == "7Dx2C5S"
    assert on.lit() == ["2C", "5S"]
    on.page.evaluate("() => { document.querySelector('[data-key=\"tr-AS\"]').mine = true; }")
    compute(on)
    assert on.page.evaluate("() => document.querySelector('[data-key=\"tr-AS\"]').mine")
    assert on.page.locator("tr.slx-picked").get_attribute("data-move") == "7Dx2C5S"
    assert "ace of swords" in on.text(".slx-headline")


def test_a_row_that_is_pointed_at_is_drawn_on_the_table(stage: Callable[..., Stage]) -> None:
    on = stage()
    rows(on).nth(1).hover()
    on.settle()
    assert on.lit() == ["2C", "5S"]
    on.page.mouse.move(2, 2)
    on.settle()
    assert on.lit() == []


def test_two_boxes_compare_and_a_box_picks_nothing(stage: Callable[..., Stage]) -> None:
    on = stage()
    compute(on)
    boxes = on.page.locator(".slx-values input[type=checkbox]")
    boxes.nth(0).check()
    on.settle()
    boxes.nth(2).focus()
    on.key(" ")
    assert on.shown.walk.picked is None
    assert "seven of cups" in on.text(".slx-beside")
    assert on.page.evaluate("() => document.activeElement.dataset.key") == "tick-7Hx2C5S"
    on.push("Close the comparison")
    assert on.text(".slx-beside") == ""
    assert not boxes.nth(0).is_checked()


def test_the_line_of_play_by_arrow_keys(stage: Callable[..., Stage]) -> None:
    on = stage()
    compute(on)
    on.page.get_by_role("button", name="Forward along the line").focus()
    on.key("Enter")
    on.key("ArrowRight")
    on.key("ArrowRight")
    assert on.shown._step == 3
    on.key("ArrowLeft")
    assert on.shown._step == 2
    assert on.page.locator(".slx-board svg").count() == 1
    for _ in range(9):
        on.key("ArrowRight")
    assert on.shown._step == 6
    assert on.page.evaluate("() => Boolean(document.activeElement.closest('.slx-along'))")
    on.push("Back to the position")
    assert on.page.locator(".slx-board").count() == 0
    on.page.locator(".slx-along .slx-step").nth(1).click()
    on.settle()
    on.push("Explore from here")
    assert on.shown.walk.at == 2


def test_settings_stay_open_while_they_are_changed(stage: Callable[..., Stage]) -> None:
    on = stage(FIRST)
    on.page.locator(".slx-options summary").click()
    on.page.get_by_label("Method").select_option("playout")
    on.settle()
    on.page.get_by_label("Played on by").select_option("greedy")
    on.settle()
    worlds = on.page.get_by_label("Worlds at most")
    worlds.fill("30")
    worlds.press("Enter")
    on.settle()
    assert on.page.get_by_label("Seed").is_visible()
    compute(on)
    assert (on.shown.analysis.method, on.shown.analysis.worlds) == ("playout", 30)
    assert "Greedy" in on.text(".slx-best")


def test_computing_at_every_step(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.get_by_label("Compute at every step").check()
    on.settle()
    settle(on)
    assert on.shown.analysis.position == on.shown.position
    on.click("AS")
    on.push("Play")
    settle(on)
    assert on.shown.analysis.position == on.shown.position
    assert "seat 1" in on.text(".slx-headline")


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(stage: Callable[..., Stage], dark: bool) -> None:
    on = stage(dark=dark)
    compute(on)
    rows(on).nth(1).locator("td").first.click()
    on.settle()
    settle(on)
    for nth in (0, 2):
        on.page.locator(".slx-values input[type=checkbox]").nth(nth).check()
        on.settle()
    on.page.locator(".slx-options summary").click()
    on.page.get_by_role("button", name="Forward along the line").click()
    on.settle()
    on.page.wait_for_timeout(400)  # cards that fly are see-through
    assert violations(on.page, "#here") == []


@pytest.mark.parametrize("width", [360, 800])
def test_everything_open_fits_a_narrow_page(stage: Callable[..., Stage], width: int) -> None:
    on = stage(width=width, lang="fr")
    compute(on)
    for nth in (0, 1):
        on.page.locator(".slx-values input[type=checkbox]").nth(nth).check()
        on.settle()
    on.page.locator(".slx-options summary").click()
    on.page.locator('[data-do="along_forward"]').click()
    on.settle()
    small = on.page.evaluate(
        """() => [...document.querySelectorAll('.slx :is(button, input, select, summary)')]
            .filter((one) => one.offsetParent !== null)
            .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name)"""
    )
    assert small == []
    assert on.page.evaluate("() => document.documentElement.scrollWidth") <= width
