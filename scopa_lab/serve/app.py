"""What the page of ``scopa-lab serve`` shows: made in the kernel of each visitor."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Thread
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

    A kernel that was started ahead waits here, and does beforehand everything that takes time; one
    that is started for a visitor who waits leaves to the screens what the first picture can do
    without.
    """
    from ..widgets import lab
    from ..widgets.shelf import Shelf

    engine.notify = log.info  # what is printed would stand on the page
    asked: dict[str, str] = dict(os.environ)
    if os.environ.get("VOILA_PREHEAT") == "True":
        Thread(target=engine.warm, daemon=True).start()
        with ThreadPoolExecutor(1) as aside:  # this thread has a loop already
            asked = aside.submit(lambda: asyncio.run(_request())).result()
    accepted = asked.get("HTTP_ACCEPT_LANGUAGE")
    settings = {
        "lang": None if accepted is None else preferred(accepted),  # None: the page tells
        **json.loads(os.environ.get(SETTINGS, "{}")),
    }
    room = lab(**settings)
    if SHELF in os.environ:
        room.shelf = Shelf(Path(os.environ[SHELF]))
    return room


async def _request() -> dict[str, str]:
    """Wait for a visitor; return what his browser says of him.

    As `voila.utils.wait_for_request`, which loads all of Voila into every kernel: 1.5 s and 40 MB.
    """
    from tornado.websocket import websocket_connect

    host, port, root, kernel = (
        os.environ.get(f"VOILA_{name}", usual)
        for name, usual in (
            ("APP_IP", "127.0.0.1"),
            ("APP_PORT", "8866"),
            ("SERVER_URL", "/"),
            ("KERNEL_ID", ""),
        )
    )
    try:
        line = await websocket_connect(f"ws://{host}:{port}{root}voila/query/{kernel}")
        told = await line.read_message()
        line.close()
    except OSError:
        log.exception("the server does not answer")
        return {}
    return json.loads(told) if told else {}


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
