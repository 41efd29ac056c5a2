"""Pieces of HTML that every screen is made of.

What a person can do stands in the HTML itself: ``data-do`` names the intent that is sent when a
button is pushed, a field changed or a form sent; the other ``data-…`` travel with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from ...art.svg import clean

__all__ = [
    *("Told", "Words", "attributes", "button", "checkbox", "field", "labelled"),
    *("region", "row", "select"),
]

#: what a screen gives the parts of its page: say a key with what is put in, tell a sentence
Words: TypeAlias = Callable[..., str]
Told: TypeAlias = Callable[[str], str]


def attributes(values: Mapping[str, Any]) -> str:
    """Write attributes; True is a bare name, False and None are left out, ``_`` becomes ``-``.

    >>> attributes({"class": "a", "data_do": "play", "disabled": True, "hidden": False})
    ' class="a" data-do="play" disabled'
    """
    said = []
    for name, value in values.items():
        name = name.rstrip("_").replace("_", "-")
        if value is True:
            said.append(f" {name}")
        elif value is not False and value is not None:
            said.append(f' {name}="{clean(value)}"')
    return "".join(said)


def button(words: str, do: str | None, *, able: bool = True, kind: str = "", **more: Any) -> str:
    """A button that sends the intent `do`, if any; its key keeps the keyboard's place.

    >>> button("Play", "play", able=False)
    '<button type="button" class="slx-button" data-do="play" data-key="play" disabled>Play</button>'
    """
    given = {
        "type": "button",
        "class": f"slx-button {kind}".rstrip(),
        "data_do": do,
        "data_key": more.pop("data_key", do),
        "disabled": not able,
        **more,
    }
    return f"<button{attributes(given)}>{clean(words)}</button>"


def labelled(words: str, control: str, kind: str = "") -> str:
    """A control with its words, of which both can be touched."""
    return f'<label class="slx-label {kind}"><span>{clean(words)}</span>{control}</label>'


def select(
    words: str, do: str | None, choices: Iterable[tuple[str, str]], chosen: str, **more: Any
) -> str:
    """A list to choose from: (value, words) each; sends the intent `do`, if any, with ``value``."""
    options = "".join(
        f"<option{attributes({'value': value, 'selected': value == chosen})}>{clean(said)}</option>"
        for value, said in choices
    )
    given = {"data_do": do, "data_key": more.pop("data_key", do), **more}
    return labelled(words, f'<select class="slx-field"{attributes(given)}>{options}</select>')


def field(words: str, do: str | None, value: str, *, kind: str = "text", **more: Any) -> str:
    """A line to write in; sends the intent `do` with ``value`` when it was changed."""
    given = {
        "type": kind,
        "value": value,
        "data_do": do,
        "data_key": more.pop("data_key", do),
        "spellcheck": "false",
        "autocomplete": "off",
        **more,
    }
    return labelled(words, f'<input class="slx-field"{attributes(given)}>')


def checkbox(words: str, do: str | None, on: bool, **more: Any) -> str:
    """A box to tick; sends the intent `do`, if any, with ``value`` true or false."""
    given = {"data_do": do, "data_key": more.pop("data_key", do), "checked": on, **more}
    return (
        f'<label class="slx-label slx-check"><input type="checkbox"{attributes(given)}>'
        f"<span>{clean(words)}</span></label>"
    )


def row(*pieces: str, kind: str = "") -> str:
    """Pieces beside each other, as far as there is room; nothing when there are none."""
    inside = "".join(pieces)
    return f'<div class="slx-row {kind}">{inside}</div>' if inside else ""


def region(name: str, tag: str = "div", **more: Any) -> str:
    """A place of the frame that the trait `name` fills.

    >>> region("hint", role="status")
    '<div class="slx-region slx-hint" data-region="hint" role="status"></div>'
    """
    given = {"class": f"slx-region slx-{name}", "data_region": name, **more}
    return f"<{tag}{attributes(given)}></{tag}>"
