"""The explorer in a JupyterLab as it comes: long notebooks, a page loaded again, a restart."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .conftest import missing, until
from .server import Lab, notebook
from .test_explorer_notebook import CELLS

pytestmark = pytest.mark.slow  # in real kernels; `.ci/run` runs them

BELOW = [f'print("{k}\\n" * 30)' for k in range(12)]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab where cells off the screen leave the page, as it comes."""
    if importlib.util.find_spec("jupyterlab") is None:
        missing("JupyterLab")
    server = Lab(tmp_path_factory.mktemp("plain"), windowing=None)
    server.start()
    yield server
    server.stop()


def ran(lab: Lab, page: Any, name: str, *cells: str) -> Any:
    """Open a notebook of these cells, run it, go back to the top, return its explorer."""
    notebook(lab.root / name, *cells)
    lab.open(page, name)
    lab.run_all(page)
    scroll_to(page, 0)
    shown = page.locator(".slx")
    shown.locator("svg").first.wait_for(timeout=60_000)
    return shown


def scroll_to(page: Any, cell: int) -> None:
    page.evaluate(
        """cell => {
            const book = window.jupyterapp.shell.currentWidget.content;
            book.activeCellIndex = cell;
            book.scrollToItem(cell, "start");
        }""",
        cell,
    )


def lit(shown: Any) -> list[str]:
    cards = shown.locator('.sl-use[data-zone="table"][aria-pressed="true"]')
    return sorted(cards.evaluate_all("all => all.map(card => card.dataset.card)"))


def test_off_the_screen_and_back(plain: Lab, new_page: Callable[..., Any]) -> None:
    page = new_page(1280, 900)
    shown = ran(plain, page, "long.ipynb", *CELLS, *BELOW)
    shown.locator('.sl-use[data-card="7D"]').click()
    until(page, lambda: lit(shown) == ["2C", "5S"])
    scroll_to(page, len(CELLS) + len(BELOW) - 1)
    until(page, lambda: not shown.is_visible() or not in_window(shown))
    scroll_to(page, 1)
    until(page, lambda: shown.is_visible() and in_window(shown))
    assert lit(shown) == ["2C", "5S"], "what was chosen is still chosen"
    shown.locator('.sl-use[data-card="AS"]').click()
    until(page, lambda: lit(shown) == [])
    assert shown.get_by_role("button", name="Play").is_enabled()


def in_window(shown: Any) -> bool:
    box = shown.bounding_box()
    return box is not None and box["y"] + box["height"] > 0 and box["y"] < 900


def test_a_page_that_is_loaded_again_finds_the_computation_still_running(
    plain: Lab, new_page: Callable[..., Any]
) -> None:
    page = new_page()
    # without end: loading a page may take longer than the seconds a computation gets
    endless = "worlds=1_000_000, time_limit=None"
    cells = [CELLS[0], CELLS[1].replace("worlds=40", endless)]
    shown = ran(plain, page, "again.ipynb", *cells)
    shown.locator('.sl-use[data-card="7D"]').click()
    shown.get_by_role("button", name="Compute values").click()
    shown.get_by_role("button", name="Cancel").wait_for()
    plain.reload(page)
    shown.get_by_role("button", name="Cancel").wait_for(timeout=60_000)
    assert lit(shown) == ["2C", "5S"]
    status = shown.locator(".slx-status")
    before = status.inner_text()
    until(page, lambda: status.inner_text() != before, 60)
    assert shown.locator(".slx-values tbody tr").count() >= 3
    shown.get_by_role("button", name="Cancel").click()
    until(page, lambda: "Stopped" in status.inner_text())


def test_a_kernel_that_is_restarted_leaves_the_picture(
    plain: Lab, new_page: Callable[..., Any]
) -> None:
    page = new_page()
    shown = ran(plain, page, "restart.ipynb", *CELLS)
    shown.locator('.sl-use[data-card="7D"]').click()
    until(page, lambda: lit(shown) == ["2C", "5S"])
    plain.restart(page)
    assert plain.ask(page, "print('explorer' in globals())") == "False"
    assert shown.locator("svg").first.is_visible()
    assert lit(shown) == ["2C", "5S"]
    told = shown.get_by_role("alert").first.inner_text()
    way_back = told.partition("in a cell: ")[2]
    assert way_back.startswith("from scopa_lab.widgets import Explorer; Explorer('scopa | table")
    assert plain.ask(page, f"{way_back}; print('again')") == "again"
    plain.run_all(page)
    until(page, lambda: shown.locator("svg").count() > 0 and lit(shown) == [])
    shown.locator('.sl-use[data-card="7D"]').click()
    until(page, lambda: lit(shown) == ["2C", "5S"])
