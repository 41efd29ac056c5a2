"""The settings of a computation as controls: what can be chosen, and reading what was chosen."""

from __future__ import annotations

from typing import Any

from ...art.svg import clean
from ...languages import say
from ...rulebook import STYLES
from ..page.html import Words, field, row, select
from ..page.walk import Refused

__all__ = ["METHODS", "UTILITIES", "controls", "read"]

METHODS = ("auto", "open", "playout", "fair")
UTILITIES = ("margin", "points", "win", "match")
CHOICES = {"method": METHODS, "utility": UTILITIES, "players": tuple(STYLES)}
#: numbers: the least that makes sense, and whether the field may be empty
WHOLE = {"worlds": (1, True), "seed": (0, False), "ours": (0, False), "theirs": (0, False)}


def read(name: str, text: str) -> tuple[str, Any]:
    """Return a setting and its value, from what the browser says.

    Raises
    ------
    Refused
        When there is no such setting, or it cannot have that value.

    Examples
    --------
    >>> read("method", "fair"), read("worlds", ""), read("time_limit", "2,5")
    (('method', 'fair'), ('worlds', None), ('time_limit', 2.5))
    """
    text = text.strip()
    if name in CHOICES and text in CHOICES[name]:
        return name, text
    if name in WHOLE:
        least, empty = WHOLE[name]
        if empty and not text:
            return name, None
        if text.isdecimal() and least <= int(text) < 10**9:
            return name, int(text)
    if name == "time_limit":
        if not text:
            return name, None
        try:
            seconds = float(text.replace(",", "."))
        except ValueError:
            seconds = 0.0
        if 0 < seconds <= DAY:
            return name, seconds
    known = {*CHOICES, *WHOLE, "time_limit"}
    what: Any = say(f"explorer.set.{name}") if name in known else name
    raise Refused(say("explorer.no_setting", what=what, text=text))


DAY = 86_400.0


def controls(words: Words, now: Any) -> str:
    """The settings, folded up.

    Parameters
    ----------
    words : callable
        Says a key of the catalogue in the language of the screen.
    now : Computing
        Whose settings they are.
    """

    def choice(name: str, key: str) -> str:
        chosen = getattr(now, name)
        named = [(value, words(f"explorer.{key}.{value}")) for value in CHOICES[name]]
        return select(
            words(f"explorer.set.{name}"),
            "adjust",
            named,
            chosen,
            data_name=name,
            data_key=f"set-{name}",
        )

    def number(name: str, value: Any, **more: Any) -> str:
        return field(
            words(f"explorer.set.{name}"),
            "adjust",
            "" if value is None else str(value) if isinstance(value, int) else f"{value:g}",
            kind="number",
            data_name=name,
            data_key=f"set-{name}",
            inputmode="numeric",
            **more,
        )

    method = now.method if now.method in METHODS else "auto"
    utility = now.utility if now.utility in UTILITIES else "margin"
    score = ""
    if utility == "match":
        ours, theirs = now.match
        score = number("ours", ours, min=0) + number("theirs", theirs, min=0)
    pieces = [
        row(choice("method", "method"), choice("players", "player") * (method == "playout")),
        _help(words(f"explorer.about.{method}")),
        row(
            number("time_limit", now.time_limit, min=0.1, step="any"),
            number("worlds", now.worlds, min=1),
            number("seed", now.seed, min=0),
        ),
        _help(words("explorer.about.limits")),
        row(choice("utility", "utility"), score),
        _help(words(f"explorer.about.{utility}")),
    ]
    summary = clean(words("explorer.settings"))
    return (
        f'<details class="slx-fold" data-key="settings"><summary>{summary}</summary>'
        f"{''.join(pieces)}</details>"
    )


def _help(words: str) -> str:
    return f'<p class="slx-soft">{clean(words)}</p>'
