"""Class mode in a blank page: keys, mouse, and what can be read from the back of the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scopa_lab.widgets import Quiz

from .axe import violations
from .conftest import until
from .stage import Stage

TAKE = "scopa | table 2C 5S 3D 4H | hands 7D AS KH / ? ? ? | ask captures 7D"
PLAY = "scopa | table 2C 5S 3D | hands 7D 7H AS / 4D QS KD | stock - | ask play"


@pytest.fixture
def stage(new_page: Callable[..., Any]) -> Callable[..., Stage]:
    def make(*, width: int = 1280, height: int = 720, **more: Any) -> Stage:
        return Stage(new_page(width, height), Quiz([TAKE, PLAY], **more))

    return make


def tally(on: Stage) -> list[str]:
    return on.page.locator(".slx-tally b").all_inner_texts()  # type: ignore[no-any-return]


def opened(on: Stage) -> bool:
    return bool(on.page.locator(".slx-open").count())


def known(on: Stage) -> None:
    """Wait for the values."""
    until(on.page, lambda: on.shown.lesson.asked[1].analysis and on.shown._job is None)
    on.follow()


def test_a_lesson_by_keyboard_alone(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.locator(".slx h2").click()  # the keys are for the screen now
    for key in ("a", "B", "b", "b", "Backspace"):
        on.key(key)
    assert tally(on)[:2] == ["1", "2"]
    on.key(" ")
    assert opened(on)
    assert "2 captures are legal" in on.text(".slx-verdict")
    on.key(" ")
    assert not opened(on)
    on.key("ArrowRight")
    assert "Question 2 of 2" in on.text(".slx-heading")
    on.key("c")
    known(on)
    on.key(" ")
    assert "★ best" in on.text(".slx-answers")
    on.key("PageDown")
    assert "The result of the class" in on.text(".slx-heading")
    on.key("ArrowLeft")
    assert "Question 2 of 2" in on.text(".slx-heading")


def test_keys_that_a_control_needs_are_left_to_it(stage: Callable[..., Stage]) -> None:
    on = stage()
    more = on.page.get_by_role("button", name="One more for B")
    more.click()
    on.settle()
    assert tally(on)[1] == "1"
    on.key(" ")
    assert opened(on), "after a click with the mouse Space shows the answer"
    on.key(" ")
    more.focus()
    on.key("Tab")
    on.page.keyboard.press("Shift+Tab")
    on.key(" ")
    assert tally(on)[1] == "2", "who goes by keyboard presses the button"
    assert not opened(on)
    on.page.locator("summary").click()
    game = on.page.get_by_label("Game")
    game.focus()
    on.key("e")
    on.key("ArrowDown")
    assert on.shown.lesson.at == 0
    assert sum(map(int, tally(on))) == 2
    field = on.page.get_by_label("Position in one line")
    field.fill("")
    field.type("a b")
    assert field.input_value() == "a b"
    assert sum(map(int, tally(on))) == 2


def test_letters_do_not_reach_the_notebook(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.evaluate(
        "() => { window.heard = []; document.addEventListener('keydown', e => heard.push(e.key)); }"
    )
    on.page.locator(".slx h2").click()
    for key in ("a", "x", "0", "ArrowRight", " ", "Backspace"):
        on.key(key)
    assert on.page.evaluate("() => window.heard") == []


def test_pupils_mark_cards_on_the_table(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.click("2C")
    on.click("3D")
    assert on.lit() == ["2C", "3D"]
    on.page.get_by_role("button", name="Count this answer").click()
    on.settle()
    assert sum(map(int, tally(on))) == 1
    assert on.lit() == []
    on.card("5S").focus()
    on.key("Enter")
    assert on.lit() == ["5S"]
    on.key("ArrowRight")
    assert on.shown.lesson.at == 0, "from card to card"


def test_a_lesson_by_mouse_and_the_file_that_is_kept(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.page.get_by_role("button", name="One more for A").click()
    on.page.get_by_role("button", name="One more for A").click()
    on.page.get_by_role("button", name="One less for A").click()
    on.settle()
    assert tally(on)[0] == "1"
    on.push("Show the answer")
    assert opened(on)
    on.push("Next")
    on.push("Next")
    with on.page.expect_download() as kept:
        on.push("Save the table")
    assert kept.value.suggested_filename == "quiz.csv"
    text = kept.value.path().read_text(encoding="utf-8")
    assert text.splitlines()[0].startswith("question,kind,position")
    assert text == on.shown.lesson.to_csv()
    on.push("Previous")
    on.page.locator("summary").click()
    field = on.page.get_by_label("Open a file of questions")
    field.set_input_files(
        {"name": "q.txt", "mimeType": "text/plain", "buffer": f"{TAKE}\n".encode()}
    )
    until(on.page, lambda: len(on.shown.lesson.asked) == 1)


def test_the_clock_goes_on_in_the_page(stage: Callable[..., Stage]) -> None:
    on = stage()
    on.push("Clock")
    assert on.text("[role=timer]") == "0:00"
    until(on.page, lambda: on.text("[role=timer]") not in ("0:00",))
    before = len(on.page.evaluate("() => window.model.sent"))
    until(on.page, lambda: on.text("[role=timer]") not in ("0:00", "0:01"))
    assert len(on.page.evaluate("() => window.model.sent")) == before, "without asking"


SIZES = """() => [...document.querySelectorAll(
    '.slx h2, .slx-letter, .slx-tally, .slx-laid, .slx-truth > b, .slx-truth > span:first-of-type')]
  .map(e => [e.className, parseFloat(getComputedStyle(e).fontSize)])"""


@pytest.mark.parametrize("line", [TAKE, PLAY])
def test_it_can_be_read_from_the_back_and_nothing_scrolls(
    new_page: Callable[..., Any], line: str
) -> None:
    on = Stage(new_page(1280, 720), Quiz([line]))
    on.page.locator("#before").evaluate("one => one.remove()")
    on.page.locator(".slx").focus()
    for key in "aab":
        on.key(key)
    for _ in range(2):  # hidden, and shown
        high, wide = on.page.evaluate(
            "() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
        )
        assert high <= 720
        assert wide <= 1280
        small = [name for name, size in on.page.evaluate(SIZES) if size < 24]
        assert set(small) <= {"slx-laid", ""}, "only what says why is smaller"
        if line == PLAY:
            until(on.page, lambda: on.shown.lesson.now.analysis and on.shown._job is None)
            on.follow()
        on.key(" ")


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious(new_page: Callable[..., Any], dark: bool) -> None:
    on = Stage(new_page(1280, 900), Quiz([TAKE, PLAY]), dark=dark)
    on.page.locator(".slx").focus()
    on.key("a")
    on.page.locator("summary").click()
    on.settle()
    for _ in range(3):
        assert violations(on.page, ".slx") == []
        if on.shown.lesson.at == 1:
            known(on)
        on.page.locator(".slx").focus()
        on.key(" ")
        assert violations(on.page, ".slx") == []
        on.key("ArrowRight")


@pytest.mark.parametrize("lang", ["en", "fi"])
@pytest.mark.parametrize("size", ["small", "normal", "projector"])
def test_it_fits_a_telephone(stage: Callable[..., Stage], size: str, lang: str) -> None:
    on = stage(width=360, height=740, size=size, lang=lang)
    known(on)
    on.page.locator(".slx").focus()
    for key in ("a", "", " ", "ArrowRight", "a", "", " ", "ArrowRight", ""):
        if key:
            on.key(key)
        else:  # voted on, shown, and the result
            wide = on.page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= 360
        if key == " ":
            assert on.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    on.key("ArrowLeft")
    on.key(" ")
    targets = on.page.eval_on_selector_all(
        ".slx button", "all => all.map(b => b.getBoundingClientRect())"
    )
    assert targets
    assert all(min(t["width"], t["height"]) >= 24 for t in targets)
