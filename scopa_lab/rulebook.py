"""The rule book: what a player who cannot search goes by, as data that can be read.

A style is a list of habits, each with a weight; the kernel (`scopa_lab.kernel.policies`) works out
what a move does and adds up. What a card is worth follows from what the game scores, so a style
plays every game of the family.

Sources of the habits (facts only):

* [chita] Chitarrella's rules, pagat.com/fishing/scopone/chita.html;
* [maestri] Saracino's and others' rules, summed up in the page "Le Regole dei Maestri",
  francobampi.it/franco/ditutto/scopone/regole_dei_maestri.htm;
* [wisdom] Di Palma and Lanzi, arXiv 1807.06813, where both are made rules of a program.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .captures import legal
from .cards import Card, Cards
from .categories import Category
from .checks import quoted
from .languages import Said, say
from .rules import Rules, near
from .scoring import RUN_SUITS

__all__ = ["STYLES", "Habit", "Style", "style", "takers", "worths"]


@dataclass(frozen=True, slots=True)
class Habit:
    """One thing a style looks at in a move.

    Attributes
    ----------
    what : str
        What the kernel measures, by the name it has in `scopa_lab.kernel.layout` without ``W_``.
    weight : int
        Thousandths; 1000 takes the measure as it is.
    why : str
        The reason, in words.
    source : str
    """

    what: str
    weight: int
    why: Said
    source: str = ""


@dataclass(frozen=True, slots=True)
class Style:
    """A way of playing without search: habits, added up; none means that chance chooses.

    Attributes
    ----------
    name, title : str
    habits : tuple of Habit
    """

    name: str
    title: Said
    habits: tuple[Habit, ...] = ()


def _habit(style: str, what: str, weight: int, source: str = "") -> Habit:
    """A habit with its reason from the catalogue, under the name of the style and its own."""
    return Habit(what, weight, say(f"habit.{style}.{what}"), source)


_GREEDY = (
    _habit("greedy", "earns", 1000),
    _habit("greedy", "takes", 1000),
    _habit("greedy", "saves", 1000),
)
_CHITARRELLA = (
    _habit("chitarrella", "earns", 1000, "[chita]"),
    _habit("chitarrella", "takes", 1000, "[chita] 3"),
    _habit("chitarrella", "saves", 600, "[maestri]"),
    _habit("chitarrella", "sweep_risk", -1000, "[maestri]"),
    _habit("chitarrella", "exposes", -700, "[wisdom]"),
    _habit("chitarrella", "key_risk", -700, "[wisdom]"),
    _habit("chitarrella", "pairs", 80, "[maestri]"),
    _habit("chitarrella", "lays_double", 60, "[wisdom]"),
    _habit("chitarrella", "lays_worth", -200, "[chita] 3"),
    _habit("chitarrella", "last_word", 500, "[maestri]"),
)

#: the styles by name
STYLES = {
    name: Style(name, say(f"style.{name}"), habits)
    for name, habits in (("random", ()), ("greedy", _GREEDY), ("chitarrella", _CHITARRELLA))
}


def style(name: str | Style) -> Style:
    """Return a style by its name.

    Raises
    ------
    ValueError
        For an unknown name; names the near misses and all there are.

    Examples
    --------
    >>> style("greedy").title
    'takes what is worth most at once'
    >>> style("greed")
    Traceback (most recent call last):
    ...
    ValueError: unknown style 'greed' (did you mean greedy?); styles: random, greedy, chitarrella
    """
    if isinstance(name, Style):
        return name
    known = str(name).strip().lower()
    if known not in STYLES:
        like, styles = near(known, STYLES), ", ".join(STYLES)
        raise ValueError(say("style.unknown", given=quoted(name), near=like, styles=styles))
    return STYLES[known]


# ── what a card is worth ────────────────────────────────────────────────────────────────────────

FAIR_COIN = 0.8  # chance that one more decides, times √n, of n cards that go either way at random


@lru_cache(maxsize=64)
def worths(rules: Rules) -> dict[Card, int]:
    """Return what each card is worth to have captured, in thousandths of a point.

    Points for single cards count in full; of what goes to who has most, every card counts by the
    chance that it decides, if the others fall at random.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> worth = worths(rules("scopa"))
    >>> [worth[Card(card)] for card in ("7D", "7H", "6D", "KD", "KH")]
    [1679, 426, 495, 379, 126]
    """
    found = dict.fromkeys(rules.cards, 0.0)
    for category in rules.end_categories:
        for card, points in _SHARES[category.kind](rules, category).items():
            if card in found:
                found[card] += points
    return {card: round(1000 * points) for card, points in found.items()}


def _most(rules: Rules, category: Category) -> dict[Card, float]:
    cards = category.cards & rules.cards
    share = category.points * FAIR_COIN / len(cards) ** 0.5 if cards else 0.0
    return dict.fromkeys(cards, share)


def _each(_: Rules, category: Category) -> dict[Card, float]:
    return dict.fromkeys(category.cards, float(category.points))


def _all(_: Rules, category: Category) -> dict[Card, float]:
    """All of them are needed: the others come along by chance."""
    count = len(category.cards)
    return dict.fromkeys(category.cards, category.points * 0.5 ** (count - 1)) if count else {}


def _breaks(_: Rules, category: Category) -> dict[Card, float]:
    return dict.fromkeys(category.decider, category.points / 4)


def _won(_: Rules, __: Category) -> dict[Card, float]:
    return {}  # its categories count by themselves


def _primes(rules: Rules, category: Category) -> dict[Card, float]:
    """The best card of each suit counts: sevens decide, what is below helps little."""
    values = rules.prime_values
    if rules.primiera in ("most_sevens", "settanta"):
        values = {rank: 21 if rank == "7" else 10 for rank in values}
    low, high = min(values.values()), max(values.values())
    share = {
        rank: 0.3 * category.points * ((value - low) / max(1, high - low)) ** 3
        for rank, value in values.items()
    }
    return {card: share[card.rank] for card in rules.cards}


def _runs(rules: Rules, _: Category) -> dict[Card, float]:
    """The first three make three points together, each further one a point more."""
    steps = [0.75, 0.75, 0.75, *(0.5**i for i in range(3, len(rules.values)))]
    return {
        Card(rank + suit): share
        for suit in RUN_SUITS[rules.napola_suit]
        for rank, share in zip(rules.values, steps, strict=False)
    }


_SHARES = {
    "most": _most,
    "each": _each,
    "all": _all,
    "breaks": _breaks,
    "won": _won,
    "again": _all,
    "primiera": _primes,
    "runs": _runs,
}


@lru_cache(maxsize=64)
def takers(rules: Rules) -> dict[str, Cards]:
    """Return for every rank the cards that take a single card of it, lying there alone.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> takers(rules("scopa"))["7"], takers(rules("quindici"))["7"]
    (Cards('7D 7H 7S 7C'), Cards('JD JH JS JC'))
    """
    found = {}
    for rank in rules.the_pack.ranks:
        there = Cards([Card(f"{rank}D")])
        takes = [r for r in rules.the_pack.ranks if there in legal(rules, Card(f"{r}H"), there)]
        found[rank] = Cards(card for card in rules.cards if card.rank in takes)
    return found
