"""What axe-core finds wrong with a page, as sentences.

The engine comes with the package ``axe-playwright-python``, so nothing is asked for from outside.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .conftest import missing

__all__ = ["SERIOUS", "violations"]

SERIOUS = ("serious", "critical")


@cache
def _engine() -> str:
    """The script; skips, or fails where the tests are meant to run, when it is missing."""
    found = find_spec("axe_playwright_python")
    if found is None or found.origin is None:
        missing("axe-core (pip install axe-playwright-python)")
    return Path(found.origin).with_name("axe.min.js").read_text(encoding="utf-8")


def violations(
    page: Any,
    include: str = "body",
    *,
    impacts: tuple[str, ...] = SERIOUS,
    skip: tuple[str, ...] = (),
) -> list[str]:
    """Return what axe-core holds against a part of a page, a sentence for each element.

    Parameters
    ----------
    page : playwright.sync_api.Page
    include : str
        A selector of the part to look at.
    impacts : sequence of str
        Which degrees count: minor, moderate, serious, critical.
    skip : sequence of str
        Rules that are not asked, such as those about the page around a widget.
    """
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(_engine())
    rules = {name: {"enabled": False} for name in skip}
    page.evaluate(
        """([include, rules]) => {
            window.axeFound = null;
            window.axe.run(include, { resultTypes: ["violations"], rules })
                .then((found) => { window.axeFound = JSON.stringify(found.violations); });
        }""",
        [include, rules],
    )
    page.wait_for_function("() => window.axeFound", timeout=60_000)  # evaluate has no time limit
    return [
        f"{found['impact']}: {found['id']}: {found['help']}: {' '.join(map(str, node['target']))}: "
        f"{node['html'][:160]}"
        for found in json.loads(page.evaluate("() => window.axeFound"))
        if found["impact"] in impacts
        for node in found["nodes"]
    ]
