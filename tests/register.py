"""The register of the rules digest as data: a question, and what each value of an option answers.

A `Reading` is a concrete case on which the values of one option differ; the answers are worked out
by hand from the digest. `tests/test_register_*.py` hold the readings by theme, and
`tests/test_register.py` sees that no row and no value is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.scoring import score

Question = Callable[[sl.Rules], object]


@dataclass(frozen=True)
class Reading:
    """A case of a row: the game (with options, as a command line writes them) and the answers."""

    row: str
    game: str
    option: str
    ask: Question
    answers: Mapping[Any, object]

    def rules(self, value: Any) -> sl.Rules:
        return rules_of(self.game, **{self.option: value})


def rules_of(game: str, **options: Any) -> sl.Rules:
    """Return the rules of ``"scopa players=4"``."""
    name, *pairs = game.split()
    return sl.rules(name, **{**dict(pair.split("=") for pair in pairs), **options})


def each_value(readings: Sequence[Reading]) -> pytest.MarkDecorator:
    """Parametrise a test by every value of every reading."""
    cases = [
        pytest.param(reading, value, id=f"{reading.row}-{reading.option}={value}")
        for reading in readings
        for value in reading.answers
    ]
    return pytest.mark.parametrize(("reading", "value"), cases)


def each_reading(readings: Sequence[Reading]) -> pytest.MarkDecorator:
    """Parametrise a test by every reading."""
    return pytest.mark.parametrize(
        "reading", [pytest.param(r, id=f"{r.row}-{r.option}") for r in readings]
    )


# ── questions ───────────────────────────────────────────────────────────────────────────────────


def captures(card: str, table: str, game: str | sl.Rules = "scopa", **options: Any) -> str:
    """Return every capture, in order, as ``"7D | 2C 5S"``; ``""`` when there is none."""
    return " | ".join(map(str, sl.captures(card, table, game, **options)))


def takes(card: str, table: str) -> Question:
    return lambda rules: captures(card, table, rules)


def may_be_laid(card: str, table: str) -> Question:
    return lambda rules: sl.why_not(card, "", table, rules) is None


def position(rules: sl.Rules, *hands: str, stock: str = "", **fields: Any) -> sl.Position:
    """Return a position; seats that are not given hold nothing."""
    held = [*hands, *[""] * (rules.players - len(hands))]
    return sl.Position.setup(rules, hands=held, stock=stock, **fields)


def played(rules: sl.Rules, moves: str, *hands: str, **fields: Any) -> sl.Position:
    """Return where the moves lead."""
    now = position(rules, *hands, **fields)
    for move in moves.split():
        now = now.play(move)
    return now


def earned(now: sl.Position) -> dict[str, tuple[int, ...]]:
    """Return what was earned in play: category → points per side, without what nobody has."""
    names = [c.name for c in now.rules.play_categories]
    table = now.score().table
    return {name: table[name] for name in names if any(table[name])}


def earns(moves: str, *hands: str, **fields: Any) -> Question:
    """What has been earned in play after these moves."""
    return lambda rules: earned(played(rules, moves, *hands, **fields))


def scores(category: str, *piles: str, **fields: Any) -> Question:
    """The points of a category for these piles; None when it does not count."""
    return lambda rules: score(rules, [Cards(p) for p in piles], **fields).table.get(category)


def order_of(rules: sl.Rules, *first: str) -> list[str]:
    """Return a whole pack in which these cards are dealt first."""
    named = [card for text in first for card in text.split()]
    return [*named, *(str(c) for c in rules.cards if str(c) not in named)]
