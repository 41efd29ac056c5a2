"""Matches for the tests: scores that a deal gave, and matches after them."""

from __future__ import annotations

from typing import Any

import scopa_lab as sl
from scopa_lab.match import Match
from scopa_lab.scoring import Score, categories

SIDES: dict[int, dict[str, Any]] = {
    2: {},
    3: {"players": 3},
    4: {"players": 4, "teams": "none"},
    6: {"players": 6, "teams": "none"},
}
COINS = "AD 2D 3D 4D 5D 6D 7D JD QD KD"


def scored(
    rules: sl.Rules, carried: tuple[str, ...] = (), outright: int | None = None, **rows: Any
) -> Score:
    """Return the score of a finished deal in which these categories gave these points."""
    table = {name: tuple(rows.pop(name, (0,) * rules.sides)) for name in categories(rules)}
    assert not rows, "a category that does not count"
    points = tuple(map(sum, zip(*table.values(), strict=True)))
    return Score(points, table, carried, True, (), outright)


def match_after(
    game: str, before: tuple[int, ...], options: dict[str, Any] | None = None, **rows: Any
) -> Match:
    """Return a match that stood at these scores after a deal with these points."""
    match = Match.start(game, before, **(options or {}))
    return match.after(scored(match.rules, **rows))


def running(*hands: str, **fields: Any) -> sl.Position:
    """Return a deal of scopa for two that is being played."""
    return sl.Position.setup("scopa", hands=hands or ("2D", "3D"), **fields)
