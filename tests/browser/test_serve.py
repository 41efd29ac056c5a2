"""``scopa-lab serve`` as a visitor meets it: a real process, a real browser, nobody outside."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.languages import LANGUAGES, catalogue

from .axe import violations
from .conftest import missing, until
from .room import Room
from .server import Network, Serve

pytestmark = pytest.mark.slow  # in real kernels; `.ci/run` runs them

POSITION = "scopa | table 2C 5S 3D | hands 7D 7H AS / 4D QS KD | stock -"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    if importlib.util.find_spec("voila") is None:
        missing("Voila")
    served = Serve(tmp_path_factory.mktemp("serve"), POSITION, "--deck", "french")
    served.start()
    yield served
    served.stop()


@pytest.fixture
def visit(server: Serve, new_page: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """Open pages and wait for what they show; they are closed as a person does it."""
    pages: list[Any] = []

    def open_one(*size: int, **settings: Any) -> Any:
        page = new_page(*size, **settings)
        pages.append(page)
        page.goto(server.base, timeout=120_000)  # a kernel may have to start first
        page.locator(".slx svg").first.wait_for(timeout=120_000)
        return page

    yield open_one
    for page in pages:
        if not page.is_closed():
            page.close(run_before_unload=True)


def kernel_of(server: Serve, page: Any) -> Any:
    """The process of the kernel of a page."""
    told = page.locator("#jupyter-config-data").text_content()
    name = json.loads(told)["kernelId"]
    (mine,) = [one for one in server.kernels() if any(name in word for word in one.cmdline())]
    return mine


def brightness(page: Any) -> float:
    """How bright the background of the page is, from 0 to 255."""
    colour = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    parts = [float(part) for part in colour.partition("(")[2].rstrip(")").split(",")[:3]]
    return sum(parts) / 3


def test_shows_the_table_in_the_language_of_the_visitor_and_no_code(
    visit: Callable[..., Any],
) -> None:
    page = visit(locale="it-IT")
    shown = page.get_by_role("tabpanel")
    assert page.title() == "Scopa Lab"
    assert page.locator("html").get_attribute("lang") == "it"
    assert shown.get_attribute("lang") == "it"
    written = shown.locator('input[name="line"]')
    assert written.input_value() == str(sl.Position.parse(POSITION))
    assert page.locator("#page-note").count() == 0, "nothing is being waited for any more"

    source = page.content()
    assert "serve.app" not in source, "the code of the page"
    assert page.locator("pre, .jp-InputArea, .jp-InputPrompt, .jp-OutputPrompt").count() == 0

    page.get_by_role("tab", name=catalogue("it")["lab.explorer"]).click()
    explorer = page.locator(".slx-of-explorer")
    explorer.locator('.sl-use[data-card="7D"]').click()
    lit = explorer.locator('.sl-use[data-zone="table"][aria-pressed="true"]')
    until(page, lambda: lit.count() == 2)


def test_names_no_address_outside(server: Serve, visit: Callable[..., Any]) -> None:
    """`new_page` sees to it that none is asked; none is named for later, or looked up ahead."""
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload(timeout=120_000)
    page.locator(".slx svg").first.wait_for(timeout=120_000)
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((server.base, "data:", "blob:"))] == []
    named = page.evaluate(
        """() => [...document.querySelectorAll("link[href], script[src], img[src], a[href]")]
            .map((one) => one.href || one.src)"""
    )
    assert named
    assert [url for url in named if not url.startswith((server.base, "data:", "blob:"))] == []
    assert page.locator("link[rel*=dns-prefetch], link[rel*=preconnect]").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_is_accessible_in_both_themes(visit: Callable[..., Any], scheme: str) -> None:
    page = visit(color_scheme=scheme)
    assert (brightness(page) > 128) == (scheme == "light")
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("heading", level=1).all_inner_texts() == ["Scopa Lab"]
    assert violations(page, "html") == []


def test_fits_a_phone(visit: Callable[..., Any]) -> None:
    page = visit(390, 800, is_mobile=True, has_touch=True)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.evaluate("() => window.innerWidth") == 390


def test_says_so_when_it_has_died_and_leads_back(server: Serve, visit: Callable[..., Any]) -> None:
    page = visit()
    room = Room(page)
    room.turn_to("explorer")
    room.find('.sl-use[data-card="7D"]').click()
    room.until(lambda: room.lit() == ["2C", "5S"])
    gone = page.get_by_role("alert").filter(has_text="no longer answers")
    assert gone.count() == 0
    kernel_of(server, page).kill()
    gone.wait_for(timeout=60_000)
    assert page.locator(".slx svg").first.is_visible(), "what was there can still be read"
    assert violations(page, "html") == []
    gone.get_by_role("link", name="Start again").click()
    gone.wait_for(state="hidden", timeout=60_000)
    room.shows("explorer")
    room.until(lambda: room.lit() == ["2C", "5S"])


def test_a_closed_page_takes_its_kernel_along(server: Serve, visit: Callable[..., Any]) -> None:
    stays, goes = visit(), visit()
    kept, lost = kernel_of(server, stays), kernel_of(server, goes)
    assert kept != lost, "every visitor has a kernel of his own"
    goes.close(run_before_unload=True)
    until(stays, lambda: not lost.is_running())
    assert kept.is_running()


def test_goes_on_by_itself_when_the_network_is_back(
    server: Serve, new_page: Callable[..., Any]
) -> None:
    network = Network(server.port)
    page = new_page(locale="it-IT")
    page.goto(network.base, timeout=120_000)
    page.locator(".slx svg").first.wait_for(timeout=120_000)
    kernel = kernel_of(server, page)
    lost = page.get_by_role("alert").filter(has_text=catalogue("it")["serve.lost"])
    assert lost.count() == 0
    network.lose()
    lost.wait_for(timeout=60_000)
    assert lost.get_by_role("link").count() == 0, "there is nothing to start again with"
    network.come_back()
    lost.wait_for(state="hidden", timeout=60_000)
    page.get_by_role("tab", name=catalogue("it")["lab.explorer"]).click()
    page.locator(".slx-of-explorer svg").first.wait_for(timeout=60_000)
    assert kernel.is_running()
    assert kernel == kernel_of(server, page), "and it is the same table"
    page.close(run_before_unload=True)
    network.close()


def test_who_finds_no_room_is_told_so_and_comes_in_later(
    tmp_path: Path, new_page: Callable[..., Any]
) -> None:
    small = Serve(tmp_path, "--visitors", "1")
    small.start()
    try:
        first, second = new_page(), new_page(locale="it-IT")
        first.goto(small.base, timeout=120_000)
        first.locator(".slx svg").first.wait_for(timeout=120_000)
        answer = second.goto(small.base, timeout=120_000)
        assert answer.status == 503
        assert second.locator("html").get_attribute("lang") == "it"
        assert second.get_by_role("status").inner_text() == catalogue("it")["serve.full"]
        assert violations(second, "html") == []
        first.close(run_before_unload=True)
        second.locator(".slx svg").first.wait_for(timeout=120_000)  # it tries again by itself
        second.close(run_before_unload=True)
    finally:
        small.stop()


def test_without_scripts_it_says_what_is_missing(
    server: Serve, new_page: Callable[..., Any]
) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(server.base, wait_until="commit")
    asked = page.locator("noscript p")
    until(page, lambda: asked.count() == len(LANGUAGES))
    assert all("JavaScript" in line for line in asked.all_inner_texts())
    assert asked.first.is_visible()
