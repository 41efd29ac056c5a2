"""Language: the words of one language, and how they are put together.

The words themselves are data, a folder a language; here they are filled in and joined, so that
every language needs the same handful of pieces.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from ..cards import RANKS, SUITS, Card, Cards
from ..categories import EVERY_CARD, SUIT_MASKS, Category
from ..languages import tidy
from ..names import option_question
from ..options import OPTIONS, word
from ..rules import Rules
from ..rules import rules as the_rules

__all__ = ["LANGUAGES", "Language", "context", "language"]

LANGUAGES = ("en", "it", "fr")


class Language:
    """The words of one language; `language` gives it.

    Examples
    --------
    >>> it = Language("it")
    >>> it.points(1), it.join(["a", "b", "c"]), it.card(Card("AD")), it.the(Card("QS"))
    ('1 punto', 'a, b e c', 'asso di denari', 'la donna di spade')
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._words = self._part("words")
        self._values = self._part("values").VALUES
        self.rows: dict[str, tuple[str, str]] = self._part("rows").ROWS
        self.name: str = self._words.NAME

    def _part(self, part: str) -> ModuleType:
        return import_module(f"{__package__}.{self.code}.{part}")

    # ── texts ───────────────────────────────────────────────────────────────────────────────────

    def __call__(self, key: str, **given: Any) -> str:
        """Return a heading or a single word."""
        return self.tidy(str(self._words.WORDS[key]).format(**given))

    def fact(self, key: str, **given: Any) -> str:
        """Return a sentence about a fact of the game, or a piece of one."""
        return self.tidy(str(self._words.FACTS[key]).format(**given))

    def tidy(self, text: str) -> str:
        """Keep the signs of French punctuation with the words before them."""
        return tidy(text, self.code)

    @property
    def colon(self) -> str:
        """The colon and the room around it."""
        return self.tidy(" : ") if self.code == "fr" else ": "

    def question(self, name: str) -> str:
        """Return what an option asks."""
        return option_question(name, self.code)

    @cached_property
    def keys(self) -> dict[str, frozenset[str]]:
        """The values of every option that have words of their own; ``*`` is every other."""
        return {name: frozenset(texts) for name, texts in self._values.items()}

    def said(self, rules: Rules, name: str, value: Any) -> str:
        """Say in a sentence what a value of an option means in a game.

        >>> from scopa_lab.rules import rules
        >>> language("en").said(rules("scopa"), "max_capture", 2)
        'A card may take 2 table cards at most.'
        """
        texts, found = self._values[name], word(value)
        key = next(k for k in (f"{found}|{context(rules, name)}", found, "*") if k in texts)
        if name == "primiera" and value != rules.primiera and "{prime}" in texts[key]:
            rules = the_rules("scopa", primiera=value)  # where every one of them is allowed
        return self._filled(rules, texts[key], found)

    def meanings(self, rules: Rules, name: str) -> Iterable[tuple[tuple[Any, ...], str]]:
        """Yield the values of an option with what they mean; those that say the same, together."""
        texts = self._values[name]
        rest = tuple(v for v in OPTIONS[name]["allowed"] if word(v) not in texts)
        for value in OPTIONS[name]["allowed"]:
            if value not in rest:
                yield (value,), self.said(rules, name, value)
            elif value == rest[0]:
                yield rest, self._filled(rules, texts["*"], self.fact("n"))

    def here(self, rules: Rules, name: str) -> str:
        """Say in a sentence how a game answers an option."""
        return self.said(rules, name, getattr(rules, name))

    def _filled(self, rules: Rules, text: str, n: str) -> str:
        """Fill in what a sentence about an option leaves open."""
        pieces: dict[str, Callable[[], str]] = {
            "n": lambda: n,
            "points": lambda: self.points(n),
            "kings": lambda: str(self._words.PLURALS[rules.the_pack.ranks[-1]]),
            "where": lambda: self._where(rules),
            "prime": lambda: self._prime(rules),
            "suits": lambda: self.fact(f"suits_{rules.napola_suit}"),
            "outright": lambda: self.cards(rules.outright_cards),
        }
        return self.tidy(re.sub(r"\{(\w+)\}", lambda found: pieces[found[1]](), text))

    def _where(self, rules: Rules) -> str:
        """Where the wild card stands for others; everywhere it could, if none is played."""
        asked = {
            "opening_table": rules.opening_fifteen != "off",
            "declared": bool(rules.barsega or rules.trio),
        }
        places = [self.fact(key) for key, played in asked.items() if played]
        return self.join(places or [self.fact(key) for key in asked])

    # ── pieces ──────────────────────────────────────────────────────────────────────────────────

    def points(self, n: int | str) -> str:
        """Write a number of points."""
        return self.fact("point_1" if str(n) == "1" else "point_n", n=n)

    def join(self, items: Sequence[str], last: str = "and") -> str:
        """Write a list as in a sentence."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self(last)} {items[-1]}"

    def rank(self, rank: str) -> str:
        """Name a rank, for one card of it."""
        return str(self._words.RANKS[rank])

    def card(self, card: Card) -> str:
        """Name a card."""
        return f"{self.rank(card.rank)} {self._words.OF_SUIT[card.suit]}"

    def the(self, card: Card) -> str:
        """Name a card with its article."""
        articles = self._words.THE
        return f"{articles.get(card.rank, articles['*'])}{self.card(card)}"

    def cards(self, cards: Cards) -> str:
        """Name a set of cards: a suit, whole ranks, ranks of one suit, or one by one."""
        suits = {c.suit for c in cards}
        ranks = self.whole_ranks(cards)
        if len(suits) == 1 and len(cards) >= 10:
            return str(self._words.ALL_OF[suits.pop()])
        if ranks:
            return self.join([self._all_four(rank) for rank in ranks])
        if len(suits) == 1:
            named = self.join([self.rank(c.rank) for c in cards])
            return f"{named} {self._words.OF_SUIT[suits.pop()]}"
        return self.join([self.card(c) for c in cards])

    def whole_ranks(self, cards: Cards) -> list[str]:
        """Return the ranks a set is made of, if it has each of them in every suit."""
        ranks = [r for r in RANKS if any(c.rank == r for c in cards)]
        return ranks if len(cards) == len(SUITS) * len(ranks) else []

    def _all_four(self, rank: str) -> str:
        texts = self._words.ALL_FOUR
        return str(texts.get(rank, texts["*"])).format(ranks=self._words.PLURALS[rank])

    def label(self, category: Category) -> str:
        """Name what scores: its own words, or words made from its cards.

        >>> from scopa_lab.categories import taken
        >>> language("fr").label(taken("nine", "9S"))
        "le neuf d'épées"
        """
        named = self._words.LABELS.get(category.name)
        if named:
            return str(named)
        if category.kind in ("most", "breaks"):
            return self._most(category.cards)
        if category.kind in ("each", "all") and len(category.cards) == 1:
            return self.the(next(iter(category.cards)))
        if category.kind in ("each", "all", "again"):
            return self.cards(category.cards)
        return category.name.replace("_", " ")

    def _most(self, cards: Cards) -> str:
        most = self._words.MOST
        if cards == EVERY_CARD:
            return str(most[""])
        suit = next((s for s, mask in SUIT_MASKS.items() if cards == Cards.from_mask(mask)), None)
        return str(most[suit] if suit else most["other"].format(cards=self.cards(cards)))

    @property
    def labels(self) -> frozenset[str]:
        """The names of categories that have words of their own."""
        return frozenset(self._words.LABELS)

    def _prime(self, rules: Rules) -> str:
        """What the ranks of the pack count in the primiera, the highest first."""
        found = {rank: rules.prime_values[rank] for rank in rules.the_pack.ranks}
        highest_first = sorted(found, key=lambda rank: -found[rank])
        rest = [rank for rank in found if found[rank] == 10]
        ranks = [
            self.fact("prime_rank", rank=self.rank(rank), value=found[rank])
            for rank in highest_first
            if rank not in rest or len(rest) == 1
        ]
        if len(rest) == 1:
            return self.join(ranks)
        return self.fact("prime", ranks=", ".join(ranks), rest=10)


def context(rules: Rules, name: str) -> str:
    """Say in which surroundings an option is asked, where its values have other words there.

    >>> from scopa_lab.rules import rules
    >>> context(rules("escoba"), "priority"), context(rules("escoba"), "capture")
    ('fifteen', '')
    """
    if name in ("priority", "ace"):
        return rules.sum
    return {
        "redeal": "one_batch" if rules.batches == 1 else "",
        "opening_fifteen": rules.sweep_worth,
        "ace_with_ace": "fifteen" if "fifteen" in rules.sum else "",
        "ace_empty": rules.ace,
        "finish": rules.wins,
    }.get(name, "")


@cache
def language(code: str) -> Language:
    """Return the words of a language.

    Raises
    ------
    ValueError
        For a language that the guide does not speak.
    """
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}; allowed: {', '.join(LANGUAGES)}")
    return Language(code)
