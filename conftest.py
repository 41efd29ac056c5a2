"""The search is compiled before notebooks run, so that its notice is not among their outputs."""

from __future__ import annotations

import pytest

from scopa_lab.engine import warm


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Compile, or load, the search before a cell of a notebook; the second time this is nothing."""
    if item.path.suffix == ".ipynb":
        warm()
