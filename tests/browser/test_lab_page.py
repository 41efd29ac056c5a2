"""The bar of the lab in a blank page: tabs by mouse and keys, language, size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scopa_lab.widgets.lab import PARTS, Lab, lab

from .axe import violations
from .stage import Stage


@pytest.fixture
def rooms(new_page: Callable[..., Any]) -> Callable[..., tuple[Stage, Lab]]:
    def make(*, width: int = 1100, dark: bool = False, **more: Any) -> tuple[Stage, Lab]:
        room = lab(screen="explorer", **{"lang": "en", **more})
        return Stage(new_page(width, 400), room.bar, dark=dark), room

    return make


def test_tabs_by_mouse_and_by_arrow_keys(rooms: Callable[..., tuple[Stage, Lab]]) -> None:
    on, room = rooms()
    tabs = on.page.get_by_role("tab")
    assert tabs.count() == len(PARTS)
    assert on.page.get_by_role("tablist", name="Screens").count() == 1
    on.page.get_by_role("tab", name="Class").click()
    on.settle()
    assert room.shown == "quiz"
    assert on.page.get_by_role("tab", selected=True).inner_text() == "Class"
    on.page.locator("#before").focus()
    on.key("Tab")
    assert on.focused() == "Class", "one stop, the tab that is shown"
    on.key("Home")
    first = on.focused()
    assert first == tabs.first.inner_text()
    on.key("ArrowLeft")
    assert on.focused() == tabs.last.inner_text(), "round the end"
    on.key("ArrowRight")
    assert on.focused() == first
    assert room.shown == "quiz", "arrows only lead there"
    on.key("Enter")
    assert room.shown == next(iter(PARTS))
    assert on.focused() == first, "the focus stays on the tab"
    on.key("End")
    on.key(" ")
    assert room.shown == [*PARTS][-1]


def test_language_cards_and_size_are_chosen_here(
    rooms: Callable[..., tuple[Stage, Lab]],
) -> None:
    on, room = rooms()
    on.page.get_by_label("Language").select_option("it")
    on.settle()
    assert on.page.get_by_role("tab", name="Classe").count() == 1
    on.page.get_by_label("Carte").select_option("french4")
    on.page.get_by_label("Grandezza").select_option("projector")
    on.settle()
    explorer = room.screens["explorer"]
    looks = (explorer.lang, explorer.deck, explorer.colours, explorer.size)
    assert looks == ("it", "french", 4, "projector")


def test_the_browser_is_asked_for_its_language(
    new_page: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C")
    room = lab(screen="explorer")
    on = Stage(new_page(1100, 400, locale="fi-FI"), room.bar)
    on.settle()
    assert room.lang == "fi"
    assert on.page.get_by_role("tab", name="Luokka").count() == 1


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious(rooms: Callable[..., tuple[Stage, Lab]], dark: bool) -> None:
    on, room = rooms(dark=dark)
    # the panel is a part of the page of its own
    on.page.evaluate(
        "id => document.body.insertAdjacentHTML('beforeend', `<div id='${id}' role='tabpanel'>`)",
        room.screens["explorer"].anchor,
    )
    assert violations(on.page, ".slx") == []


def test_it_fits_a_telephone(rooms: Callable[..., tuple[Stage, Lab]]) -> None:
    on, _ = rooms(width=360)
    assert on.page.evaluate("() => document.documentElement.scrollWidth") <= 360
