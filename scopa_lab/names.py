"""Names: what people call the fields of a position, options, their values, and what scores.

Codes are for who writes programs (``priority='fewest'``, ``hands[0]``); these are the words of the
catalogues for them. What has no words of its own, as in a game of one's own, keeps its code.
"""

from __future__ import annotations

import re
from typing import Any

from .languages import Term, catalogue, chain, say, tell
from .options import word

__all__ = [
    "asked",
    "category_name",
    "category_term",
    "field_name",
    "field_term",
    "option_label",
    "option_question",
    "rank_term",
    "setting",
    "settings",
    "value_label",
    "values",
]


def _known(key: str, otherwise: str, **values: Any) -> str:
    return say(key, **values) if key in catalogue("en") else otherwise


# ── fields of a position ────────────────────────────────────────────────────────────────────────


def field_term(field: str) -> Term:
    """Return a field with its name, for a sentence."""
    stem, number = re.fullmatch(r"(.*?)(?:\[(\d+)\])?", field, re.DOTALL).groups()  # type: ignore[union-attr]
    if number is None:
        return Term(field, _known(f"field.{stem}", field))
    return Term(field, _known(f"field.{stem}.of", field, number=number))


def field_name(field: str, lang: str = "en") -> str:
    """Return what people call a field of a position, as faults name it.

    Examples
    --------
    >>> field_name("hands[1]"), field_name("out", "it")
    ('hand of seat 1', 'carte fuori gioco')
    """
    return field_term(field).name(lang)


# ── options ─────────────────────────────────────────────────────────────────────────────────────


def option_label(name: str, lang: str = "en") -> str:
    """Return the short name of an option.

    >>> option_label("max_capture"), option_label("max_capture", "es")
    ('Most cards taken at once', 'Máximo de cartas por captura')
    """
    return tell(_known(f"option.{name}", name), lang)


def option_question(name: str, lang: str = "en") -> str:
    """Return what an option asks.

    >>> option_question("capture"), option_question("capture", "it")
    ('Must a card that can capture do so?', 'Una carta che può prendere deve farlo?')
    """
    return tell(_known(f"option.{name}.question", name), lang)


def value_label(name: str, value: Any, lang: str = "en") -> str:
    """Return a value of an option in words; numbers stay numbers.

    >>> value_label("priority", "fewest"), value_label("max_capture", None, "it")
    ('the fewest cards', 'nessun limite')
    """
    return tell(_value(name, value), lang)


def _value(name: str, value: Any) -> str:
    said = word(value)
    return _known(f"option.{name}.{said}", _known(f"value.{said}", said))


def setting(name: str, value: Any) -> Term:
    """Return an option with its value, for a sentence.

    >>> str(setting("priority", "fewest")), setting("priority", "fewest").name("en")
    ("priority='fewest'", 'Priority: the fewest cards')
    """
    label = _known(f"option.{name}", name)
    words = say("option.set", option=label, value=_value(name, value))
    return Term(f"{name}={value!r}", words)


def settings(name: str, *values: Any) -> Term:
    """Return an option with several values, for a sentence."""
    label = _known(f"option.{name}", name)
    words = say("option.set", option=label, value=chain([_value(name, v) for v in values], "or"))
    return Term(f"{name}={' or '.join(map(repr, values))}", words)


def values(name: str, allowed: tuple[Any, ...]) -> Term:
    """Return some values of an option, for a sentence."""
    return Term(
        ", ".join(map(word, allowed)), chain([_value(name, value) for value in allowed], "comma")
    )


def asked(name: str) -> Term:
    """Return an option without a value, for a sentence."""
    return Term(name, _known(f"option.{name}", name))


# ── what scores, and ranks ──────────────────────────────────────────────────────────────────────


def category_term(name: str) -> Term:
    """Return a category with its name, for a sentence."""
    return Term(name, _known(f"category.{name}", name.replace("_", " ")))


def category_name(name: str, lang: str = "en") -> str:
    """Return what people call a category, as in the head of a table.

    >>> category_name("coins"), category_name("ten_of_coins", "fr")
    ('coins', 'dix de deniers')
    """
    return category_term(name).name(lang)


def rank_term(rank: str) -> Term:
    """Return a rank with its name, for a sentence."""
    return Term(rank, say(f"rank.{rank}"))
