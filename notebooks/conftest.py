"""The search is compiled before the notebooks run, so that its notice is not among their outputs."""

from __future__ import annotations

import pytest

from scopa_lab.search import warm


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Compile, or load, the search; the second time this takes no time."""
    warm()
