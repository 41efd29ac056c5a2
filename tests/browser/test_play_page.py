"""Playing in a page: a whole deal by mouse, one by keys alone; targets, names, languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scopa_lab.widgets import Play

from .axe import violations
from .conftest import until
from .gestures import drag
from .stage import Stage

Make = Callable[..., Stage]


@pytest.fixture
def stage(new_page: Callable[..., Any]) -> Make:
    def make(
        game: str = "scopa", seats: Any = ("you", "greedy"), *, width: int = 1100, **more: Any
    ) -> Stage:
        play = Play(game, seats, **{"seed": 3, "pause": 0, **more})
        return Stage(new_page(width, 1300), play)

    return make


def wait(on: Stage) -> None:
    """Until the others have played, and the page shows it."""
    play: Any = on.shown

    def idle() -> bool:
        with play._lock:
            return play._job is None and play._search is None

    on.settle()
    until(on.page, idle)
    on.follow()


def test_a_deal_of_scopa_by_mouse(stage: Make) -> None:
    on = stage()
    play: Any = on.shown
    on.push("Deal")
    wait(on)
    turns = 0
    while not play.position.is_over:
        turns += 1
        hand = on.page.locator('.sl-use[data-zone="hand"]')
        table = on.page.locator('.sl-zone[data-drop="table"] .sl-drop')
        with drag(on.page, hand.first, table, offset=(0, 55)):
            pass
        wait(on)
        if not play.my_turn() or play.walk.chosen is None:
            continue
        choices = on.page.locator(".slx-choices button")  # several ways to take: one is chosen
        assert choices.count() > 1
        choices.first.click()
        on.settle()
        on.push("Play")
        wait(on)
    assert turns == 18
    shown = on.text(".slx-result")
    for name, points in play.score.table.items():
        row = on.page.locator(".slx-result tbody tr").filter(has_text=name).first
        assert [int(n) for n in row.locator("td").all_inner_texts()[:2]] == [*points]
    assert "A is You" in shown
    assert on.page.get_by_role("button", name="New game").is_enabled()


def test_a_deal_of_scopone_by_keys_alone(stage: Make) -> None:
    on = stage("scopone", ("you", "greedy", "greedy", "greedy"))
    play: Any = on.shown
    on.page.locator("#before").focus()
    for _ in range(20):
        on.key("Tab")
        if on.focused() == "Deal":
            break
    on.key("Enter")
    wait(on)
    turns = 0
    while not play.position.is_over:
        turns += 1
        hand = [card.text for card in play.position.hands[0].cards]
        for _ in range(4):  # the cards are one stop
            if on.focused() in hand:
                break
            on.key("ArrowDown" if on.page.evaluate(ON_CARD) else "Tab")
        assert on.focused() in hand
        on.key("Enter")
        for name in ("Play",) if play.walk.picked else ("pick", "Play"):
            for _ in range(30):
                on.key("Tab")
                if on.focused() == name or (name == "pick" and on.page.evaluate(ON_CHOICE)):
                    break
            on.key("Enter")
        wait(on)
        left = [card.text for card in play.position.hands[0].cards]
        if left:
            assert on.focused() in left, "the keyboard stays in the hand"
    assert turns == 9
    assert "The deal is over" in on.text(".slx-hint")


ON_CARD = "() => Boolean(document.activeElement.dataset.card)"
ON_CHOICE = "() => Boolean(document.activeElement.closest('.slx-choices'))"


def test_what_cannot_be_done_says_why_and_undo_has_a_key(stage: Make) -> None:
    on = stage()
    play: Any = on.shown
    on.push("Deal")
    wait(on)
    on.page.locator('[data-card="?"]').first.click()
    on.settle()
    assert "in another hand" in on.text(".slx-banner")
    on.page.locator('.sl-use[data-zone="hand"]').first.focus()
    on.push("Hint")
    wait(on)
    on.page.get_by_role("button", name="Choose it").first.click()
    on.settle()
    on.push("Play")
    wait(on)
    assert play.game.at == 2
    assert on.page.locator(".slx-plays li").count() >= 2
    on.key("Control+z")
    assert play.game.at == 0
    on.key("Control+y")
    wait(on)
    assert play.game.at == 2


def test_two_pages_show_the_same_game(stage: Make, new_page: Callable[..., Any]) -> None:
    on = stage()
    on.push("Deal")
    wait(on)
    other = Stage(new_page(700, 1300), on.shown)
    on.page.locator('.sl-use[data-zone="hand"]').first.click()
    on.settle()
    other.follow()
    chosen = '.sl-use[data-zone="hand"][aria-pressed="true"]'
    assert other.page.locator(chosen).count() == 1


@pytest.mark.parametrize("width", [340, 1100])
def test_targets_names_and_contrast(stage: Make, width: int) -> None:
    on = stage(width=width, match=True, tell_why=True)
    play: Any = on.shown
    skip = ("region", "landmark-one-main", "page-has-heading-one")
    assert violations(on.page, ".slx", skip=skip) == []
    on.push("Deal")
    wait(on)
    for _ in range(2):
        on.page.locator('.sl-use[data-zone="hand"]').first.click()
        on.settle()
        if play.walk.picked is None:
            on.page.locator(".slx-choices button").first.click()
            on.settle()
        on.push("Play")
        wait(on)
    on.push("Hint")
    wait(on)
    assert violations(on.page, ".slx", skip=skip) == []
    small = on.page.evaluate(
        """() => [...document.querySelectorAll('.slx :is(button, input, select, .sl-use)')]
            .filter(one => one.offsetParent !== null || one.ownerSVGElement)
            .filter(one => one.type !== 'checkbox')
            .map(one => [one.textContent || one.dataset.card, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name)"""
    )
    assert small == []
    assert on.page.evaluate("() => document.documentElement.scrollWidth") <= width
