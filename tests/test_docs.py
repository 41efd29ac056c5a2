"""Every example runs: a page as one session, and the docstrings of every module."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import scopa_lab
from scopa_lab.kernel import loading

ROOT = Path(__file__).parents[1]
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


@pytest.fixture(autouse=True)
def _no_word_about_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_lab.engine.notify", lambda message: None)


def module_names() -> Iterator[str]:
    yield "scopa_lab"
    for info in pkgutil.walk_packages(scopa_lab.__path__, "scopa_lab."):
        if not info.name.endswith("__main__"):
            yield info.name


@pytest.mark.parametrize("name", [*module_names()])
def test_docstrings(name: str) -> None:
    if ".widgets" in name and not importlib.util.find_spec("ipywidgets"):
        pytest.skip("ipywidgets is not installed")
    if ".kernel." in name:  # the same files as plain Python: nothing to compile
        name = f"{loading.plain().__name__.removesuffix('.entries')}.{name.rpartition('.')[2]}"
    result = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert result.failed == 0


def sessions(path: Path) -> str:
    """Return the python blocks of a page as one text; their place in the page is kept."""
    inside, lines = False, []
    for line in path.read_text(encoding="utf-8").splitlines():
        if re.match(r"```", line):
            inside = line.strip() == "```python"
            lines.append("")
        else:
            lines.append(line if inside else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("page", ["README.md", "docs/records.md", "docs/review.md"])
def test_pages(page: str) -> None:
    path = ROOT / page
    test = doctest.DocTestParser().get_doctest(sessions(path), {}, path.name, str(path), 0)
    assert test.examples, f"{page} shows no example"
    assert doctest.DocTestRunner(optionflags=FLAGS).run(test).failed == 0
