"""The lab in use: what stays, what is shared, how it looks and speaks, what goes wrong.

In JupyterLab as it comes and as a served page, with real kernels. Every page sees to it that no
request leaves the machine and that no widget complains (`new_page`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.widgets.lab import PARTS

from .axe import violations
from .gestures import touch_drag
from .room import LONG, ME, Room
from .test_whole_lab import BUILT, ENDLESS, PLACES, WORLDS, Open
from .words import foreign_words

pytestmark = pytest.mark.slow  # minutes, in real kernels; `.ci/run` runs them

BAR = ".slx:has(> div [role=tablist])"
Hosts = Callable[[str], Any]

# ── what stays, and what is shared ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize("host", ["jupyterlab", "serve"])
def test_a_page_loaded_again_has_everything_as_it_was(hosts: Hosts, enter: Open, host: str) -> None:
    room = enter(host)
    server = hosts(host)
    room.turn_to("play")
    room.arrange()
    room.push("deal")
    room.until(room.my_turn)
    room.play_one()
    plays = room.plays()
    hand = room.cards(ME)
    room.turn_to("editor")
    room.push("clear")
    room.drag("7D", "hand-0")
    half = room.line()
    server.reload(room.page)
    room.standing()
    room.shows("editor")
    assert room.line() == half
    for card in ("7H", "AS"):
        room.drag(card, "hand-0")
    for card in PLACES["table"]:
        room.drag(card, "table")
    room.open("explorer")
    room.until(lambda: room.on("[role=tabpanel], [role=tabpanel] *"), 5)  # the keys go along
    room.find('.sl-use[data-card="7D"]').click()
    room.adjust(time_limit="", worlds=str(ENDLESS))
    room.push("compute")
    room.find(".slx-headline").wait_for(timeout=LONG * 1000)
    server.reload(room.page)
    room.standing()
    room.shows("explorer")
    assert sl.Position.parse(room.line()) == BUILT
    assert (room.chosen(), room.lit()) == (["7D"], ["2C", "5S"])
    if host == "jupyterlab":
        before = room.text(".slx-status")
        room.until(lambda: room.text(".slx-status") != before)
        assert room.text(".slx-status").startswith("Computing"), "it has gone on"
        room.push("cancel")
    room.until(lambda: room.text(".slx-status").startswith("Stopped"))
    assert room.find(".slx-headline").is_visible(), "what was found is there"
    room.turn_to("play")
    assert (room.plays(), room.cards(ME)) == (plays, hand)
    room.play_one()


def test_two_pages_on_one_kernel_show_the_same(
    hosts: Hosts, enter: Open, new_page: Callable[..., Any]
) -> None:
    one = enter("jupyterlab")
    server = hosts("jupyterlab")
    server.save(one.page)
    page = new_page()
    server.open(page, one.page.url.partition("/tree/")[2].partition("?")[0])
    other = Room(page).standing()
    other.shows("editor")
    one.turn_to("explorer")
    other.shows("explorer")
    one.find('.sl-use[data-card="7D"]').click()
    other.until(lambda: (other.chosen(), other.lit()) == (["7D"], ["2C", "5S"]))
    other.push("play")
    for room in (one, other):
        room.until(lambda room=room: room.plays() == 1)
        assert room.text(".slx-played") == "7D × 2C 5S"
        assert room.cards('.sl-use[data-zone="table"]') == ["4H", "QD"]
    assert one.line() == other.line()
    one.push("back")
    other.until(lambda: "5S" in other.cards('.sl-use[data-zone="table"]'))
    other.page.close(run_before_unload=True)
    one.find('.sl-use[data-card="7H"]').click()
    one.until(lambda: one.chosen() == ["7H"])


# ── looks, words, fingers ───────────────────────────────────────────────────────────────────────


def put_on(room: Room, theme: str, host: str) -> None:
    """Let the page be light or dark."""
    if host == "serve":
        room.page.emulate_media(color_scheme=theme)
        return
    room.page.evaluate(
        """name => {
            window.slDone = false;
            window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})
                .then(() => { window.slDone = true; });
        }""",
        f"JupyterLab {theme.title()}",
    )
    is_light = str(theme == "light").lower()
    room.page.locator(f"body[data-jp-theme-light={is_light}]").wait_for(
        state="attached", timeout=LONG * 1000
    )


@pytest.mark.parametrize("host", ["jupyterlab", "serve"])
def test_every_tab_is_accessible_and_speaks_the_language_chosen(enter: Open, host: str) -> None:
    room = enter(host)
    where = "html" if host == "serve" else ".slx[role=tabpanel]"
    found = {}
    for theme in ("light", "dark"):
        put_on(room, theme, host)
        for name in PARTS:
            room.turn_to(name)
            room.still()
            if wrong := [*violations(room.page, where), *violations(room.page, BAR)]:
                found[theme, name] = wrong
    assert found == {}
    room.turn_to("explorer")
    room.adjust(worlds=str(WORLDS))
    room.push("compute")
    room.until(lambda: f"{WORLDS} worlds in" in room.text(".slx-status"))
    for lang in ("it", "fi"):
        room.bar.locator('[data-do="language"]').select_option(lang)
        room.lang = lang
        for name in PARTS:
            room.turn_to(name)
            strange = foreign_words(room.page, lang, ".slx")
            assert strange == [], (lang, name)
    put_on(room, "light", host)  # JupyterLab remembers


def test_a_finger_drags_on_a_telephone(enter: Open) -> None:
    room = enter("serve", 360, 740, has_touch=True, is_mobile=True)
    room.find('[data-do="clear"]').tap()
    room.find(".slx-faults").wait_for()
    room.drag("7D", "hand-0", finger=True)
    assert "| hands 7D /" in room.line()
    room.turn_to("play")
    room.arrange()
    room.find('[data-do="deal"]').tap()
    room.until(room.my_turn)
    before = room.plays()
    room.still()
    table = room.zone("table").locator("> .sl-drop")
    with touch_drag(room.page, room.find(ME).first, table, offset=(0, 40)):
        pass
    room.until(lambda: room.plays() > before or room.chosen())
    assert room.page.evaluate("() => document.documentElement.scrollWidth") <= 360


# ── what goes wrong ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("host", ["jupyterlab", "serve"])
def test_an_error_in_a_callback_is_shown_and_nothing_is_lost(enter: Open, host: str) -> None:
    room = enter(host)
    # a button that forgets to say what it is for: Python misses it
    for panel, kind in ((room.panel, "open"), (room.bar, "tab")):
        panel.locator("[data-region]").first.evaluate(
            """(place, kind) => place.insertAdjacentHTML("afterbegin",
                `<button type="button" data-do="${kind}" id="wrong-${kind}">wrong</button>`)""",
            kind,
        )
        room.page.locator(f"#wrong-{kind}").click()
        banner = panel.locator(".slx-banner[role=alert]")
        room.until(lambda banner=banner: "KeyError: 'screen'" in banner.inner_text())
    line = room.line()
    room.panel.locator(".slx-banner").get_by_role("button", name="Dismiss").click()
    room.until(lambda: room.banner() == "")
    room.push("clear")
    room.until(lambda: room.line() != line)


def test_a_restarted_kernel_leaves_the_picture_and_the_way_back(hosts: Hosts, enter: Open) -> None:
    room = enter("jupyterlab")
    server = hosts("jupyterlab")
    room.turn_to("explorer")
    room.find('.sl-use[data-card="7D"]').click()
    room.until(lambda: room.lit() == ["2C", "5S"])
    server.restart(room.page)
    gone = room.panel.get_by_role("alert").filter(has_text="Python has ended here")
    gone.wait_for(timeout=LONG * 1000)
    assert room.find("svg.sl-picture").is_visible()
    assert room.lit() == ["2C", "5S"]
    way_back = gone.inner_text().partition("in a cell: ")[2]
    assert way_back.startswith("import scopa_lab as sl; sl.lab('scopa | table 2C 4H 5S QD |")
    assert "screen='explorer'" in way_back
    server.rewrite(room.page, way_back)
    server.run_all(room.page)
    room.until(lambda: not gone.count() and room.panel.count() == 1 and room.lit() == [])
    room.shows("explorer")
    assert sl.Position.parse(room.line()) == BUILT
    room.find('.sl-use[data-card="7D"]').click()
    room.until(lambda: room.lit() == ["2C", "5S"])
