"""What the page of ``scopa-lab serve`` shows: made in the kernel of each visitor."""

from __future__ import annotations

import json
import logging
import os
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from .. import engine
from ..languages import LANGUAGES

__all__ = ["SETTINGS", "SHELF", "app", "preferred"]

#: the variable that carries what the command was given, as JSON
SETTINGS = "SCOPA_LAB_SERVE"
#: the variable that names the folder where the server keeps the states of its pages
SHELF = "SCOPA_LAB_SHELF"
log = logging.getLogger(__name__)


def app() -> Any:
    """Return the widget of the page, in the language of the visitor.

    Before anybody comes, everything that takes time is done: a kernel is started ahead, and it
    waits here.
    """
    from ..widgets import lab
    from ..widgets.shelf import Shelf

    engine.notify = log.info  # what is printed would stand on the page
    threading.Thread(target=engine.warm, daemon=True).start()
    with suppress(ImportError):  # then it is not Voila that asks
        from voila.utils import wait_for_request

        wait_for_request()
    settings = {
        "lang": preferred(os.environ.get("HTTP_ACCEPT_LANGUAGE", "")),
        **json.loads(os.environ.get(SETTINGS, "{}")),
    }
    room = lab(**settings)
    room.shelf = Shelf(Path(os.environ[SHELF])) if SHELF in os.environ else None
    return room


def preferred(accepted: str) -> str:
    """Return the language of ours that a browser asks for first; English when it knows none.

    Parameters
    ----------
    accepted : str
        The header ``Accept-Language``.

    Examples
    --------
    >>> preferred("de-CH, fi;q=0.5, it;q=0.8"), preferred("de")
    ('it', 'en')
    """
    ranked: list[tuple[float, str]] = []
    for item in accepted.split(","):
        tag, _, quality = item.partition(";q=")
        with suppress(ValueError):
            ranked.append((-float(quality or 1), tag.strip().lower().split("-")[0]))
    ranked.sort(key=lambda one: one[0])  # stable: among equals the first
    return next((tag for _, tag in ranked if tag in LANGUAGES), "en")
