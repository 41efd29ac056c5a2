"""Everything the project says, in five languages; one catalogue (`en.py` …) a language.

A sentence is a `Said`: a string, in English, that knows its key and what was put into it, so that a
front end can say the same in another language at any time. Errors, reasons and notes are made with
`say` where they arise and need not know who reads them.

    >>> reason = say("card.twice", card="7D")
    >>> reason, tell(reason, "it")
    ('7D is there twice', '7D compare due volte')

What is put in may know how people call it: a card, a move, a `Term`. `told` spells it out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from importlib import import_module
from typing import Any

__all__ = [
    "LANGUAGES",
    "Said",
    "Term",
    "catalogue",
    "chain",
    "message",
    "say",
    "starting",
    "tell",
    "tidy",
    "told",
]

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


@dataclass(frozen=True)
class Term:
    """A thing that has a code for who writes programs and a name for who plays.

    Sentences show the code, and the name where they are `told`.

    Examples
    --------
    >>> twice = say("card.twice", card=Term("?", say("picture.hidden")))
    >>> twice, told(twice, "it")
    ('? is there twice', 'carta coperta compare due volte')
    """

    code: str
    words: str

    def name(self, lang: str = "en", deck: str = "italian") -> str:
        """Return the name for people."""
        return told(self.words, lang, deck)

    def __str__(self) -> str:
        return self.code


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
    return {key: tidy(text, lang) for key, text in words.items()} if lang == "fr" else words


def tidy(text: str, lang: str) -> str:
    """Keep the tall signs of French with the words before them.

    >>> tidy("Qui joue ?", "fr").split(" ")
    ['Qui', 'joue\\xa0?']
    """
    return re.sub(r" ([;:?!])", "\N{NO-BREAK SPACE}\\1", text) if lang == "fr" else text


def say(key: str, **values: Any) -> Said:
    """Make a sentence; a `count` of one takes the entry ``<key>.one`` where there is one.

    Examples
    --------
    >>> say("picture.cards", count=1), say("picture.cards", count=3)
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


def told(message: str, lang: str, deck: str = "italian") -> str:
    """Tell a sentence with everything in it by the name that people use.

    Parameters
    ----------
    message : str
    lang : {"en", "it", "fr", "es", "fi"}
    deck : {"italian", "french"}
        Which words for suits.

    Examples
    --------
    >>> from scopa_lab.cards import Card
    >>> told(say("card.twice", card=Card("7D")), "fr", "french")
    'sept de carreau y figure deux fois'
    """

    def spell(value: Any) -> str:
        name = getattr(value, "name", None)
        return str(name(lang, deck)) if callable(name) else str(value)

    return tell(message, lang, spell)


def chain(items: Iterable[Any], link: str = "and") -> Said:
    """Join things as in a sentence; what stands between them is the entry ``list.<link>``.

    Examples
    --------
    >>> either = chain(["7D", "2C 5S", "AS 6H"], "or")
    >>> either, tell(either, "it")
    ('7D or 2C 5S or AS 6H', '7D o 2C 5S o AS 6H')
    """
    first, *others = items
    start = first if isinstance(first, Said) else say("list.only", only=first)
    return reduce(lambda so_far, item: say(f"list.{link}", first=so_far, last=item), others, start)


def message(error: BaseException) -> str:
    """Return what an error says, so that it can be told in another language.

    >>> tell(message(ValueError(say("card.twice", card="7D"))), "es")
    '7D aparece dos veces'
    """
    said = error.args[0] if error.args else None
    return said if isinstance(said, Said) else str(error)


def starting(sentence: str) -> str:
    """Return a sentence that begins with a capital letter.

    >>> starting("best line")
    'Best line'
    """
    return sentence[:1].upper() + sentence[1:]


def _fill(key: str, values: Mapping[str, Any], lang: str, spell: Callable[[Any], str]) -> str:
    words = catalogue(lang)
    if values.get("count") == 1:
        key = f"{key}.one" if f"{key}.one" in words else key
    told = {name: _told(value, lang, spell) for name, value in values.items()}
    return words[key].format_map(told)


def _told(value: Any, lang: str, spell: Callable[[Any], str]) -> str:
    if isinstance(value, str):
        return tell(value, lang, spell)
    if isinstance(value, int) and value >= THOUSAND:
        between = catalogue(lang)["number.thousand"].strip("01")
        return f"{value:,}".replace(",", between)
    return spell(value)


THOUSAND = 1000  # from here on digits stand in threes
