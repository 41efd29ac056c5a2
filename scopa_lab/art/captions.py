"""The words that pictures of positions use, in one language.

Only what stands in or describes a picture; the names of cards come from the cards themselves, the
words from the catalogues (`scopa_lab.languages`), where they are named ``picture.…``.
"""

from __future__ import annotations

from ..languages import catalogue, say, tell

__all__ = ["Captions"]


class Captions:
    """Look words up in one language.

    Parameters
    ----------
    lang : {"en", "it", "fr", "es", "fi"}

    Examples
    --------
    >>> words = Captions("it")
    >>> words("table"), words.count(1), words.count(3, hidden=True)
    ('tavolo', '1 carta', '3 carte coperte')
    """

    def __init__(self, lang: str) -> None:
        catalogue(lang)  # refuses a language that there is not
        self.lang = lang

    def __call__(self, key: str, **values: object) -> str:
        return tell(say(f"picture.{key}", **values), self.lang)

    def count(self, cards: int, hidden: bool = False) -> str:
        """Say how many cards."""
        return self("hidden_cards" if hidden else "cards", count=cards) if cards else self("empty")

    def bonus(self, points: int) -> str:
        """Say how many points were earned by sweeps."""
        return self("bonus", count=points)

    def other(self, points: int) -> str:
        """Say how many points were earned in play otherwise than by sweeps."""
        return self("other", count=points)
