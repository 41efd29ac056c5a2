"""The browser side of the explorer in a blank page: the real Python side, no kernel in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.languages import catalogue
from scopa_lab.widgets import Explorer

from .conftest import until
from .stage import Stage

LINE = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"


@pytest.fixture
def stage(new_page: Callable[..., Any]) -> Callable[..., Stage]:
    def make(line: str = LINE, *, width: int = 1100, **more: Any) -> Stage:
        return Stage(new_page(width, 1300), Explorer(line, **more))

    return make


def test_a_click_on_a_card_lights_what_it_takes(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.click("7D")
    assert on.lit() == ["2C", "5S"]
    assert "7D × 2C 5S" in on.text(".slx-choices")
    took = on.page.evaluate("() => window.model.took")
    assert took < 1000, "far above what it takes; the figure itself is reported elsewhere"
    on.push("Play")
    assert on.shown.position.piles[0] == sl.Cards("7D 2C 5S")
    assert on.card("2C").count() == 0


def test_a_card_that_cannot_be_taken_says_why(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.click("7D")
    on.click("4H")
    assert "four of cups counts 4" in on.text(".slx-banner")
    on.page.get_by_role("button", name="Dismiss").click()
    on.settle()
    assert on.text(".slx-banner") == ""
    on.page.locator('[data-card="?"]').first.click()
    on.settle()
    assert "seat 0's turn" in on.text(".slx-banner")


def test_everything_can_be_done_with_the_keyboard(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.locator("#before").focus()
    on.key("Tab")
    assert on.focused() == "AS", "the cards are one stop, the hand comes first"
    on.key("ArrowLeft")
    assert on.focused() == "7H", "round the corner"
    on.key("Home")
    assert on.focused() == "AS"
    on.key("ArrowRight")
    on.key("Enter")
    assert on.focused() == "7D", "the focus stays on the card although the table was drawn again"
    assert on.lit() == ["2C", "5S"]
    assert on.page.evaluate("() => document.activeElement.matches(':focus-visible')")
    on.key("Escape")
    assert on.lit() == []
    assert on.focused() == "7D"
    on.key(" ")
    assert on.lit() == ["2C", "5S"]
    on.key("ArrowUp")
    assert on.focused() in ("4H", "5S", "2C", "QD"), "up to the table"
    tabs = on.page.eval_on_selector_all(".sl-use[tabindex='0']", "all => all.length")
    assert tabs == 1


def test_several_captures_are_a_list_to_choose_from(stage: Callable[..., Stage]) -> None:
    on = stage("scopa | table 2C 5S 3D 4H | hands 7D AS / ? ?")
    on.click("7D")
    assert on.lit() == ["2C", "3D", "4H", "5S"], "all that can be taken"
    choices = on.page.locator(".slx-choices button")
    assert choices.count() == 2
    assert on.page.get_by_role("button", name="Play").is_disabled()
    choices.nth(1).hover()
    on.settle()
    pointed = on.lit()
    assert len(pointed) == 2, "only the one that is pointed at"
    choices.nth(0).focus()
    on.settle()
    assert sorted(on.lit() + pointed) == ["2C", "3D", "4H", "5S"]
    choices.nth(1).click()
    on.settle()
    assert on.lit() == pointed
    assert choices.nth(1).get_attribute("aria-pressed") == "true"
    assert on.page.get_by_role("button", name="Play").is_enabled()
    on.click(next(card for card in ("2C", "3D", "4H", "5S") if card not in pointed))
    assert choices.nth(0).get_attribute("aria-pressed") == "true", "by touching a table card"


def test_back_forward_and_start(stage: Callable[..., Stage]) -> None:
    on = stage("scopa | table 2C | hands 7D AS / 5D 6D | stock -")
    for card in ("AS", "5D"):
        on.click(card)
        on.push("Play")
    assert on.page.locator(".slx-played li").all_inner_texts() == ["AS", "5D"]
    on.push("Back")
    assert on.card("5D").get_attribute("data-zone") == "hand"
    on.push("Forward")
    assert on.card("5D").get_attribute("data-zone") == "table"
    on.push("Start")
    assert on.card("AS").get_attribute("data-zone") == "hand"
    on.push("5D: five of coins")
    assert on.shown.walk.at == 2
    assert on.page.get_by_role("button", name="Forward").is_disabled()


def test_the_keyboard_keeps_its_place_when_a_card_is_played(stage: Callable[..., Stage]) -> None:
    on = stage("scopa | table 2C | hands 7D AS / 5D 6D | stock -")
    on.card("AS").focus()
    on.key("Enter")
    on.page.get_by_role("button", name="Play").focus()
    on.key("Enter")
    assert on.focused() in ("5D", "6D"), "on to the hand of the next seat"
    on.page.get_by_role("button", name="Back").focus()
    on.key("Enter")
    assert on.focused() == "Forward"


def test_the_keyboard_keeps_its_place_when_a_list_or_a_button_goes(
    stage: Callable[..., Stage],
) -> None:
    on = stage()
    on.click("7D")
    on.page.locator(".slx-choices button").focus()
    on.settle()
    on.key("Escape")
    assert on.focused() == "7D"
    on.page.get_by_role("button", name="Compute values").focus()
    on.key("Enter")
    assert on.focused() == "Cancel"
    on.key("Enter")
    assert on.focused() == "Compute values"


def test_a_text_with_faults_is_one_banner_and_loses_nothing(stage: Callable[..., Stage]) -> None:
    on = stage()
    field = on.page.get_by_label("Position in one line")
    bad = "scopa | table 7D 8D | hands 7D / ? | to_move 5"
    field.fill(bad)
    field.press("Enter")
    on.settle()
    assert on.page.locator(".slx-banner").count() == 1
    assert on.page.locator(".slx-banner li").count() == 3
    assert on.page.locator(".slx-banner").get_attribute("role") == "alert"
    assert field.input_value() == bad, "what was typed can be mended"
    assert on.card("7H").count() == 1, "the position is still there"
    field.fill("scopa | table 3D | hands 7S / ?")
    on.push("Set")
    assert on.text(".slx-banner") == ""
    assert on.card("7S").count() == 1


def test_typing_does_not_reach_the_page_around(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.evaluate(
        "() => { window.heard = []; "
        "document.addEventListener('keydown', e => window.heard.push(e.key)); }"
    )
    on.page.get_by_label("Position in one line").press("d")
    on.card("7D").focus()
    on.key("ArrowRight")
    on.key("x")
    assert on.page.evaluate("() => window.heard") == [], "x would cut the cell of a notebook"


def test_values_fill_in_and_a_row_chooses_its_move(stage: Callable[..., Stage]) -> None:
    on = stage("scopa | table 2C 5S 3D | hands 7D 7H AS / 4D QS KD | stock -")
    on.push("Compute values")
    until(on.page, lambda: not on.shown.running, 120)
    on.follow()
    table = on.page.locator(".slx-values table")
    assert table.locator("tbody tr").count() == len(on.shown.position.legal_moves())
    assert "Exact" in table.inner_text()
    table.locator("tbody tr").last.locator("td").first.click()
    on.settle()
    assert str(on.shown.walk.picked) == str(on.shown.analysis.rows[-1].move)
    assert table.locator("tr.slx-picked").count() == 1
    assert "Exact" in on.text(".slx-status")


def test_a_picture_that_changes_under_the_pointer_does_not_swallow_the_click(
    stage: Callable[..., Stage],
) -> None:
    on = stage()
    box = on.card("7D").bounding_box()
    on.page.mouse.move(box["x"] + 20, box["y"] + 40)
    on.page.mouse.down()
    on.shown.deck = "french"
    on.follow()
    on.page.mouse.up()
    on.page.wait_for_timeout(50)
    on.settle()
    assert on.lit() == ["2C", "5S"]


def test_leaving_takes_everything_along(stage: Callable[..., Stage]) -> None:
    on = stage()
    assert on.page.evaluate("() => window.model.listening()") > 10
    assert on.page.locator("#here *").count() > 100
    on.page.evaluate("() => window.leave()")
    assert on.page.evaluate("() => window.model.listening()") == 0
    assert on.page.locator("#here *").count() == 0, "a view that is kept would keep it all"
    until(on.page, lambda: on.page.evaluate("() => window.model.sent.at(-1).kind") == "gone")


def test_at_the_end_of_the_deal_the_score_is_explained(stage: Callable[..., Stage]) -> None:
    on = stage("scopa | table 2C | hands AS / 2D | stock - | piles 7D 7H / 6C | to_move 1")
    on.click("2D")
    on.push("Play")
    on.click("AS")
    on.push("Play")
    assert "settebello" in on.text(".slx-count")
    assert "taken by side 0" in on.text(".slx-count")
    assert on.page.get_by_role("button", name="Compute values").is_disabled()


@pytest.mark.parametrize("width", [340, 700, 1100])
def test_targets_are_large_enough_and_nothing_sticks_out(
    stage: Callable[..., Stage], width: int
) -> None:
    on = stage(width=width)
    on.click("7D")
    small = on.page.evaluate(
        """() => [...document.querySelectorAll('.slx button, .slx input, .slx .sl-use')]
            .filter(one => one.offsetParent !== null || one.ownerSVGElement)
            .map(one => [one.textContent || one.dataset.card, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name)"""
    )
    assert small == []
    assert on.page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("lang", ["it", "fr", "es", "fi"])
def test_labels_follow_the_language(stage: Callable[..., Stage], lang: str) -> None:
    on = stage(lang=lang)
    assert on.page.locator(".slx").get_attribute("lang") == lang
    play = on.page.locator('[data-do="play"]')
    assert play.inner_text() == catalogue(lang)["screen.play"] != "Play"
