"""Guide: a page for every game, made from its data, in English, Italian and French.

A page tells the rules in words, what differs from the game it is told from, every option with the
meaning of each value, the sources, and the disputed points with the reading in force. Everything
but the summary is made from `Rules`, so it is right for house rules too, and for a new game.

    >>> scopa = page("scopa", priority="fewest")
    >>> scopa.sections[3].sentences[2]
    'Of several captures one of the fewest table cards must be chosen.'
    >>> page("scopa", "it").sections[3].title
    'Le prese'
"""

from __future__ import annotations

from typing import Any

from ..rules import RulesLike, as_rules
from .builder import build
from .language import LANGUAGES, language
from .page import Choice, Difference, Dispute, Page, Reading, Section, Source

__all__ = [
    "LANGUAGES",
    "Choice",
    "Difference",
    "Dispute",
    "Page",
    "Reading",
    "Section",
    "Source",
    "page",
]


def page(game: RulesLike, lang: str = "en", **options: Any) -> Page:
    """Make the page of a game.

    Parameters
    ----------
    game : str or Rules
    lang : {"en", "it", "fr"}
    **options
        Options of `scopa_lab.rules`.

    Raises
    ------
    ValueError
        For an unknown language, game, option or value.

    Examples
    --------
    >>> asso = page("asso")
    >>> asso.parent, asso.differences[-1].here
    ('Scopa', 'An ace takes the whole table, whatever lies there, and that is not paid as a sweep.')
    >>> [d.row for d in asso.disputed if d.row.startswith("X")]
    ['X09', 'X10', 'X12', 'X38']
    """
    words = language(lang)
    return build(as_rules(game, options), words)
