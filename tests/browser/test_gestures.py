"""The gestures themselves, on a page that notes what it feels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from . import gestures
from .axe import violations

PAGE = """<!doctype html><html lang="en"><title>t</title><main><h1>t</h1>
<style>
  button { touch-action: none; width: 80px; height: 60px; color: #c00; background: #fff; }
  @media (forced-colors: active) { button { width: 90px; } }
  @media (prefers-reduced-motion: reduce) { button { height: 70px; } }
</style>
<button id="card">card</button><div style="height: 200px"></div><button id="zone">zone</button>
</main>
<script>
  window.felt = [];
  const types = ["pointerdown", "pointermove", "pointerup", "pointercancel", "click", "keydown"];
  for (const type of types)
    document.addEventListener(type, (e) => felt.push([e.type, e.pointerType || e.key,
      document.elementFromPoint(e.clientX || 0, e.clientY || 0)?.id ?? ""]));
</script></html>"""


@pytest.fixture
def page(new_page: Callable[..., Any]) -> Any:
    page = new_page(400, 500, has_touch=True)
    page.set_content(PAGE)
    return page


def felt(page: Any) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("() => window.felt")
    return found


def test_a_mouse_drags(page: Any) -> None:
    with gestures.drag(page, page.locator("#card"), page.locator("#zone"), steps=5):
        assert felt(page)[-1] == ["pointermove", "mouse", "zone"], "held over the target"
    kinds = [kind for kind, _, _ in felt(page)]
    assert kinds[:2] == ["pointermove", "pointerdown"]
    assert kinds[2:8] == ["pointermove"] * 5 + ["pointerup"]


@pytest.mark.parametrize(("cancelled", "end"), [(False, "pointerup"), (True, "pointercancel")])
def test_a_finger_drags(page: Any, cancelled: bool, end: str) -> None:
    card, zone = page.locator("#card"), page.locator("#zone")
    with gestures.touch_drag(page, card, zone, cancelled=cancelled):
        page.wait_for_function("() => window.felt.at(-1)?.[2] === 'zone'")
    page.wait_for_function("end => window.felt.some(([kind]) => kind === end)", arg=end)
    seen = felt(page)
    assert seen[0] == ["pointerdown", "touch", "card"]
    assert [one for one in seen if one[0].startswith("pointer")][-1][:2] == [end, "touch"]


def test_a_finger_taps_and_keys_are_pressed(page: Any) -> None:
    gestures.touch_tap(page, page.locator("#card"))
    page.wait_for_function("() => window.felt.some(([kind]) => kind === 'click')")
    page.evaluate("() => { window.felt = []; }")
    gestures.keys(page, ["a", "Escape"])
    assert [key for kind, key, _ in felt(page) if kind == "keydown"] == ["a", "Escape"]


def test_eyes_and_settings_are_imitated(page: Any) -> None:
    card = page.locator("#card")
    usual = card.screenshot()
    with gestures.seen_with(page, "achromatopsia"):
        assert card.screenshot() != usual
    assert card.screenshot() == usual
    with gestures.settings(page, forced_colours=True, reduced_motion=True):
        box = card.bounding_box()
        assert (box["width"], box["height"]) == (90, 70)
    with (
        pytest.raises(ValueError, match="unknown deficiency 'tired'"),
        gestures.seen_with(page, "tired"),
    ):
        pass


def test_axe_sees_what_is_wrong(page: Any) -> None:
    assert violations(page) == []
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    (found,) = violations(page)
    assert found.startswith("critical: button-name: ")
    assert violations(page, "h1") == []
