"""What the tests of the screens share: positions, intents, and reading what is shown."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import scopa_lab as sl
from scopa_lab.widgets import Explorer, Table
from scopa_lab.widgets.lab import Lab
from scopa_lab.widgets.page.screen import Screen

FIRST = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"
TWO_WAYS = "scopa | table 2C 5S 3D 4H | hands 7D AS / ? ?"
LAST = "scopa | table 2C | hands AS / 2D | stock - | piles 7D 7H / 6C | to_move 1"
SMALL = "scopa | table 2C 5S 3D | hands 7D 7H AS / 4D QS KD | stock -"


def make(line: str = FIRST, **more: Any) -> Explorer:
    return Explorer(sl.Position.parse(line), **more)


def act(screen: Screen, kind: str, **more: Any) -> None:
    screen.act({"kind": kind, **more})


def turn(room: Lab, name: str) -> None:
    """Turn to a screen of the lab by its tab."""
    room.bar.act({"kind": "tab", "screen": name})


def hand(screen: Screen, card: str, seat: int = 0) -> None:
    act(screen, "card", card=card, zone="hand", seat=str(seat))


def table(screen: Screen, card: str) -> None:
    act(screen, "card", card=card, zone="table")


def until(true: Callable[[], Any], on: Screen | None = None, seconds: float = 180) -> None:
    """Wait until something is true; on a screen, until all of it is shown as well.

    The search may be compiled meanwhile.
    """
    end = time.monotonic() + seconds
    while True:
        with nullcontext() if on is None else on._lock:  # who reports shows before letting go
            if true():
                return
        assert time.monotonic() < end
        time.sleep(0.005)


def plain(shown: str) -> str:
    """The words of some HTML."""
    words = re.sub(r"<(style|desc|title)\b.*?</\1>", "", shown, flags=re.DOTALL)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", words)).split())


def tags(shown: str, name: str) -> list[dict[str, str]]:
    """The attributes of every element of a kind; a bare one is its own value."""
    return [
        {key: html.unescape(value or key) for key, value in re.findall(ATTRIBUTE, found)}
        for found in re.findall(rf"<{name}\b([^>]*)>", shown)
    ]


ATTRIBUTE = r'([\w-]+)(?:="([^"]*)")?'


def able(screen: Table) -> list[str]:
    """What the buttons that can be used now do."""
    shown = screen.steps + getattr(screen, "run", "")
    return [b["data-do"] for b in tags(shown, "button") if "disabled" not in b]


def chosen(screen: Table) -> str:
    return screen.walk.chosen.text if screen.walk.chosen else ""


def lit(screen: Table) -> list[str]:
    return [card.text for card in screen.walk.lit]


def picked(screen: Table) -> str:
    return str(screen.walk.picked or "")


def played(screen: Table) -> list[str]:
    return [str(move) for move in screen.walk.moves]


def line(screen: Table) -> str:
    """What stands in the line below the table."""
    return tags(screen.line, "input")[0]["value"]


def status(screen: Explorer) -> str:
    return plain(screen.run[screen.run.index("slx-status") :].partition(">")[2])


def progress(screen: Explorer) -> float:
    bars = tags(screen.run, "progress")
    return float(bars[0].get("value", -1)) if bars else -1
