"""The browser side of the editor in a blank page: a position built from nothing in every way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.widgets import Editor

from .axe import violations
from .gestures import drag, touch_drag
from .stage import Stage

GOAL = "scopa | table 2C 5S | hands 7D AS / KD ? ? | piles 3D 3H / 6C | stock QD ?29 | to_move 0"
CARDS = {
    "hand-0": ("7D", "AS"),
    "table": ("2C", "5S"),
    "hand-1": ("KD",),
    "pile-0": ("3D", "3H"),
    "pile-1": ("6C",),
    "stock": ("QD",),
}
#: rules about the page around a screen
EVERY = ("minor", "moderate", "serious", "critical")
PAGE = ("region", "page-has-heading-one", "landmark-one-main")


@pytest.fixture
def stage(new_page: Callable[..., Any]) -> Callable[..., Stage]:
    def make(editor: Editor | None = None, *, width: int = 1100, **more: Any) -> Stage:
        return Stage(new_page(width, 2600, reduced_motion="reduce", **more), editor or Editor())

    return make


def zone(on: Stage, place: str) -> Any:
    return on.page.locator(f'[data-drop="{place}"]')


def frame(on: Stage, place: str) -> Any:
    """The frame of a place, whose upper edge no card covers."""
    return zone(on, place).locator("> .sl-drop")


def edge(on: Stage, place: str) -> tuple[float, float]:
    """From the middle of a place to where no card of it lies."""
    box = zone(on, place).bounding_box()
    return 0, 8 - box["height"] / 2


def pack(on: Stage, card: str) -> Any:
    return on.page.locator(f'.sl-use[data-zone="pack"][data-card="{card}"]')


def built(on: Stage) -> sl.Position | None:
    """What has been set up."""
    on.settle()
    assert isinstance(on.shown, Editor)
    assert on.text(".slx-banner") == ""
    return on.shown.position


def test_a_position_from_nothing_by_dragging(stage: Callable[..., Stage]) -> None:
    on = stage()
    for place, cards in CARDS.items():
        for card in cards:
            with drag(on.page, pack(on, card), zone(on, place), offset=edge(on, place)):
                on.settle()
                assert "slx-over" in str(zone(on, place).get_attribute("class"))
            on.settle()
    assert built(on) == sl.Position.parse(GOAL)
    with drag(on.page, on.card("KD"), zone(on, "pack")):
        pass
    on.settle()
    assert pack(on, "KD").count() == 1
    with drag(on.page, pack(on, "?"), zone(on, "hand-1")):
        pass
    on.settle()
    unknown = on.page.locator('[data-key="hand-1-back-2"]')
    with drag(on.page, pack(on, "KD"), unknown):
        pass
    assert built(on) == sl.Position.parse(GOAL)


def test_a_position_from_nothing_with_a_finger(stage: Callable[..., Stage]) -> None:
    on = stage(width=400, has_touch=True)
    for place, cards in CARDS.items():
        for card in cards:
            with touch_drag(on.page, pack(on, card), zone(on, place), offset=edge(on, place)):
                on.settle()
            on.settle()
    assert built(on) == sl.Position.parse(GOAL)


def test_a_drag_that_the_system_ends_moves_nothing(stage: Callable[..., Stage]) -> None:
    on = stage(has_touch=True)
    with touch_drag(on.page, pack(on, "KD"), zone(on, "table"), cancelled=True):
        on.settle()
    on.settle()
    assert pack(on, "KD").count() == 1
    assert on.page.locator(".sl-put").count() == 0


def test_a_position_from_nothing_by_clicks_on_card_and_place(stage: Callable[..., Stage]) -> None:
    on = stage()
    frame(on, "hand-0").click(position={"x": 200, "y": 8})  # no longer filled by itself
    on.settle()
    for place, cards in CARDS.items():
        for card in cards:
            pack(on, card).click()
            on.settle()
            zone(on, place).locator(".sl-put").click(position={"x": 120, "y": 8})
            on.settle()
    assert built(on) == sl.Position.parse(GOAL)


def test_a_position_from_nothing_by_a_place_and_its_cards(stage: Callable[..., Stage]) -> None:
    on = stage()
    for place, cards in CARDS.items():
        if place != "hand-0":  # which is being filled from the start
            frame(on, place).click(position={"x": 120, "y": 8})
            on.settle()
        for card in cards:
            pack(on, card).click()
            on.settle()
    assert built(on) == sl.Position.parse(GOAL)


def focus(on: Stage, what: str) -> str:
    """Something of the element that has the focus."""
    return str(on.page.evaluate("what => document.activeElement.dataset[what] ?? ''", what))


def go(on: Stage, key: str, what: str, wanted: str = "") -> None:
    """Press a key until the focus is where one wants to be, or on anything of the kind."""
    for _ in range(60):
        if focus(on, what) and wanted in ("", focus(on, what)):
            return
        on.key(key)
    raise AssertionError(f"{key} does not lead to {wanted!r}; the focus is on {on.focused()!r}")


def test_a_position_from_nothing_with_the_keyboard_only(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.locator("#before").focus()
    go(on, "Tab", "card")
    go(on, "ArrowDown", "zone", "stock")
    go(on, "ArrowUp", "zone", "pack")
    for card in CARDS["hand-0"]:  # which is being filled
        go(on, "ArrowRight", "card", card)
        on.key("Enter")
        assert focus(on, "zone") == "pack", "the focus stays where the card was"
    on.key("Escape")
    for place, cards in CARDS.items():
        for card in cards if place != "hand-0" else ():
            go(on, "ArrowRight", "card", card)
            on.key("Enter")
            go(on, "Tab" if place == "stock" else "Shift+Tab", "put", place)
            on.key(" ")
            assert focus(on, "zone") == "pack", "ready for the next card"
    assert built(on) == sl.Position.parse(GOAL)


def test_copying_leaves_the_focus_where_it_was(stage: Callable[..., Stage]) -> None:
    on = stage(Editor(GOAL))
    assert not on.page.evaluate("() => window.isSecureContext"), "so it is copied by hand"
    on.page.get_by_role("button", name="Copy", exact=True).focus()
    on.key("Enter")
    assert "Copied" in on.text(".slx-banner")
    assert on.focused() == "Copy"
    line = on.page.locator('input[name="line"]')
    line.fill("")
    line.press("Control+v")
    assert line.input_value() == str(sl.Position.parse(GOAL))


def test_keys_take_away_undo_and_redo(stage: Callable[..., Stage]) -> None:
    on = stage(Editor(GOAL))
    on.card("2C").focus()
    on.key("Delete")
    assert pack(on, "2C").count() == 1
    assert (focus(on, "card"), focus(on, "zone")) == ("5S", "table")
    on.key("Backspace")
    on.key("Control+z")
    on.key("Control+z")
    assert built(on) == sl.Position.parse(GOAL)
    on.key("Control+y")
    on.key("Control+Shift+Z")
    assert on.shown.draft.table == ()
    on.push("Undo")
    on.push("Undo")
    assert built(on) == sl.Position.parse(GOAL)
    assert on.focused() == "Redo", "the button that was used can be used no more"


def test_what_is_wrong_is_explained_and_marked_where_it_is(stage: Callable[..., Stage]) -> None:
    on = stage()
    told = "seat 0 holds no card"
    assert told in on.text(".slx-faults")
    assert told in on.text('[data-key="place-hand-0"]')
    marked = on.page.locator("[data-fault]")
    assert marked.get_attribute("data-drop") == "hand-0"
    assert "something is wrong here" in str(marked.get_attribute("aria-label"))
    pack(on, "7D").click()
    on.settle()
    assert marked.count() == 0
    assert on.page.locator(".slx-faults, .slx-wrong").count() == 0
    with drag(on.page, on.page.locator('[data-key="hand-1-back-0"]'), zone(on, "table")):
        pass
    on.settle()
    assert "can only be in a hand or in the stock" in on.text(".slx-banner")


def test_a_bad_text_says_why_and_what_was_written_stays(stage: Callable[..., Stage]) -> None:
    on = stage(Editor(GOAL))
    line = on.page.get_by_label("Position in one line")
    line.fill("scopa | table 7D | hands 7D / ?")
    line.press("Enter")
    on.settle()
    assert "seven of coins stands twice" in on.text(".slx-banner")
    assert line.input_value() == "scopa | table 7D | hands 7D / ?"
    line.fill("scopa | table 7D | hands AS / ?")
    on.push("Set")
    assert built(on) == sl.Position.parse("scopa | table 7D | hands AS / ?")


def test_house_rules_that_contradict_are_refused(stage: Callable[..., Stage]) -> None:
    on = stage(Editor(GOAL))
    on.page.locator("summary").click()
    control = on.page.locator('[data-option="pack"]')
    control.select_option("french")
    on.settle()
    assert on.text(".slx-banner") != ""
    assert control.input_value() == "italian"
    on.page.locator('[data-option="priority"]').select_option("fewest")
    on.settle()
    assert on.page.locator(".slx-changed").count() == 1
    assert on.page.locator("details").get_attribute("open") is not None
    assert "1 changed" in on.text("summary")
    on.push("All as usual")
    assert on.page.locator(".slx-changed").count() == 0
    assert built(on) == sl.Position.parse(GOAL)


def test_examples_deals_and_games_by_their_controls(stage: Callable[..., Stage]) -> None:
    on = stage()
    examples = on.page.get_by_label("Begin with an example")
    examples.select_option("fifteen")
    on.settle()
    assert examples.input_value() == "", "ready for another one"
    assert on.page.locator("[data-do=game]").input_value() == "escoba"
    on.page.locator("[data-do=game]").select_option("scopone")
    on.settle()
    assert zone(on, "hand-3").count() == 1
    on.page.get_by_label("Deal number").fill("7")
    on.push("Random deal")
    assert on.shown.position == sl.deal("scopone", 7)
    assert on.page.get_by_label("Deal number").input_value() == "7", "that of the deal on the table"


@pytest.mark.parametrize(("width", "size"), [(1100, "normal"), (360, "small"), (1600, "projector")])
def test_targets_are_large_enough_and_nothing_is_wider_than_the_page(
    stage: Callable[..., Stage], width: int, size: str
) -> None:
    on = stage(Editor(GOAL, size=size), width=width)
    on.page.locator("summary").click()
    on.settle()
    small = on.page.evaluate(
        """() => [...document.querySelectorAll("main :is(button, select, input, summary, .sl-put)")]
            .map((one) => [one.closest("label") ?? one, one])
            .filter(([area]) => { const box = area.getBoundingClientRect();
              return box.width && (box.width < 24 || box.height < 24); })
            .map(([, one]) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []
    hidden = on.page.evaluate(
        """() => [...document.querySelectorAll(".sl-use[data-card]")].filter((card) => {
            card.scrollIntoView({ block: "center" });
            const { left, top, height } = card.querySelector("use").getBoundingClientRect();
            return height < 24 || ![2, 12, 22].every((step) => document
              .elementFromPoint(left + step, top + 12)?.closest(".sl-use") === card);
        }).map((card) => card.dataset.key)"""
    )
    assert hidden == [], "24 pixels of each card show"
    assert on.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(new_page: Callable[..., Any], dark: bool) -> None:
    on = Stage(new_page(1100, 1500), Editor(), dark=dark)
    on.page.locator("summary").click()
    assert violations(on.page, "#here", impacts=EVERY, skip=PAGE) == []
    on.key("Escape")
    pack(on, "7D").click()
    on.settle()
    on.page.locator("[data-do=game]").select_option("cirulla")
    on.settle()
    assert violations(on.page, "#here", impacts=EVERY, skip=PAGE) == []
