"""Browser tests: Chromium of the system, a blank page with a fake model, a real JupyterLab.

Without Chromium the tests are skipped and say so; where ``CI=true`` they fail instead, so that a
machine that should run them cannot quietly not do so. Nothing here may leave the machine, and every
folder that Jupyter writes to is a temporary one.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from .server import Lab, Serve, notebook

HERE = Path(__file__).parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
#: the whole lab in a cell
LAB = 'import scopa_lab as sl\nroom = sl.lab(lang="en")\nroom'
LOCAL = ("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:", "about:", "file:")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


def missing(what: str) -> NoReturn:
    """Skip, or fail where the tests are meant to run."""
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(f"{what} is missing, and CI=true asks for the browser tests")
    pytest.skip(f"{what} is missing")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """The system's Chromium, driven by Playwright."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        missing("Chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("Playwright")
    try:
        playwright = sync_playwright().start()
    except Exception as error:  # its own node needs a library that a bare Debian lacks
        missing(f"a driver of Playwright that starts (apt install libatomic1?): {error}: it")
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()
    playwright.stop()


def ours(message: Any) -> bool:
    """Whether a message of a console comes from a widget: scripts of widgets have no address.

    JupyterLab and Voila complain about themselves.
    """
    return message.location["url"].startswith("blob:") or "anywidget" in message.text


@pytest.fixture
def new_page(chromium: Any) -> Iterator[Callable[..., Any]]:
    """Open pages that note what goes wrong in them and what they ask the network for.

    At the end of the test both lists must be empty: no error in a script or of a widget in the
    console, no request that leaves the machine.
    """
    contexts: list[Any] = []
    outside: list[str] = []
    errors: list[str] = []

    def new(width: int = 1280, height: int = 1700, *, tolerated: str = "", **more: Any) -> Any:
        """A page; requests to the address `tolerated` are refused, but no reason to fail."""

        def stay(route: Any) -> None:
            url = route.request.url
            if url.startswith(LOCAL):
                route.continue_()
                return
            if not tolerated or tolerated not in url:
                outside.append(url)
            route.abort()

        def complain(message: Any) -> None:
            if message.type == "error" and ours(message):
                errors.append(message.text)

        def listen(socket: Any) -> None:
            if not socket.url.startswith(LOCAL):
                outside.append(socket.url)

        usual = {"viewport": {"width": width, "height": height}, "locale": "en-US"}
        context = chromium.new_context(**{**usual, **more})
        contexts.append(context)
        context.route("**/*", stay)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("websocket", listen)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", complain)
        return page

    yield new
    for context in contexts:
        context.close()
    assert outside == []
    assert errors == []


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab of its own, with nothing in it yet."""
    if importlib.util.find_spec("jupyterlab") is None:
        missing("JupyterLab")
    server = Lab(tmp_path_factory.mktemp("lab"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Any]]:
    """Servers by name, each started when it is first asked for.

    ``jupyterlab`` as it comes, ``full`` where cells off the screen leave the page, and ``serve``.
    """
    running: dict[str, Any] = {}

    def host(name: str) -> Any:
        if name not in running:
            module = "voila" if name == "serve" else "jupyterlab"
            if importlib.util.find_spec(module) is None:
                missing(module)
            home = tmp_path_factory.mktemp(name)
            server: Any = Lab(home, None if name == "jupyterlab" else name)
            if name == "serve":
                server = Serve(home, "--lang", "en")
            server.start()
            running[name] = server
        return running[name]

    yield host
    for server in running.values():
        server.stop()


@pytest.fixture
def enter(
    hosts: Callable[[str], Any], new_page: Callable[..., Any]
) -> Iterator[Callable[..., Any]]:
    """Open the lab on a page of its own; pages are closed as a person closes them."""
    from .room import LONG, Room  # which waits with what stands below

    pages: list[tuple[Any, Any]] = []

    def enter_one(host: str, *size: int, **settings: Any) -> Any:
        server = hosts(host)
        page = new_page(*size, **settings)
        page.set_default_timeout(LONG * 1000)
        pages.append((server, page))
        if isinstance(server, Serve):
            page.goto(server.base)
        else:
            name = f"lab{len([*server.root.glob('*.ipynb')])}.ipynb"
            notebook(server.root / name, LAB)
            server.open(page, name)
            server.run_all(page)
        return Room(page).standing()

    yield enter_one
    for server, page in pages:
        page.close(run_before_unload=True)
        if not isinstance(server, Serve):
            server.end_kernels()


def until(page: Any, true: Callable[[], Any], seconds: float = 30) -> Any:
    """Wait until something is true while the page goes on working."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, f"not true within {seconds} s"
        page.wait_for_timeout(30)
    return found
