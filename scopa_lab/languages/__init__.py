"""Everything the project says, in five languages; one catalogue (`en.py` …) a language.

A sentence is a `Said`: a string, in English, that knows its key and what was put into it, so that a
front end can say the same in another language at any time. Errors, reasons and notes are made with
`say` where they arise and need not know who reads them.

    >>> reason = say("card.twice", card="7D")
    >>> reason, tell(reason, "it")
    ('7D is there twice', '7D compare due volte')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

__all__ = ["LANGUAGES", "Said", "catalogue", "say", "tell"]

LANGUAGES = ("en", "it", "fr", "es", "fi")


class Said(str):
    """A sentence in English that can be told in other languages.

    Attributes
    ----------
    key : str
        Its key in every catalogue.
    values : mapping
        What was put in; sentences among them are told in the same language.
    """

    key: str
    values: Mapping[str, Any]

    def __new__(cls, text: str, key: str, values: Mapping[str, Any]) -> Said:
        """Keep the key and the values beside the text."""
        said = super().__new__(cls, text)
        said.key, said.values = key, values
        return said

    def __getnewargs__(self) -> tuple[Any, ...]:  # sentences cross processes
        return str(self), self.key, self.values


@cache
def catalogue(lang: str) -> Mapping[str, str]:
    """Return the words of a language by key.

    Raises
    ------
    ValueError
        When there is no such language.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; allowed: {', '.join(LANGUAGES)}")
    words: Mapping[str, str] = import_module(f"{__name__}.{lang}").WORDS
    return words


def say(key: str, **values: Any) -> Said:
    """Make a sentence; a `count` of one takes the entry ``<key>.one`` where there is one.

    Examples
    --------
    >>> say("pile.cards", count=1), say("pile.cards", count=3)
    ('1 card', '3 cards')
    """
    return Said(_fill(key, values, "en", str), key, values)


def tell(message: str, lang: str, spell: Callable[[Any], str] = str) -> str:
    """Tell a sentence in a language; what is not a `Said` stays as it is.

    Parameters
    ----------
    message : str
    lang : {"en", "it", "fr", "es", "fi"}
    spell : callable
        How a value that is not a sentence is written, such as a card.
    """
    if not isinstance(message, Said):
        return message
    return _fill(message.key, message.values, lang, spell)


def _fill(key: str, values: Mapping[str, Any], lang: str, spell: Callable[[Any], str]) -> str:
    words = catalogue(lang)
    if values.get("count") == 1:
        key = f"{key}.one" if f"{key}.one" in words else key
    told = {
        name: tell(value, lang, spell) if isinstance(value, str) else spell(value)
        for name, value in values.items()
    }
    return words[key].format_map(told)
