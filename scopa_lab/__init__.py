"""Scopa Lab: set up any position of the Scopa family, see every capture, know its worth.

>>> import scopa_lab as sl
>>> sl.captures("7D", "2C 4H 5S QD", "scopa")
(Cards('2C 5S'),)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import variants as _folder  # before the function of the same name takes its place
from .cards import PACKS, Card, CardError, Cards, Pack
from .dealing import deal
from .match import Match
from .moves import IllegalMove, Move, captures, why_not
from .position import Position
from .record import Record, RecordError
from .rules import Rules, rules, variants
from .scoring import Score
from .setup import Hand, PositionError

if TYPE_CHECKING:
    from .analysis import Analysis, Estimate, Interrupted, analyse
    from .batches import solve_each
    from .duplicate import Contest, contest
    from .equilibrium import TeamValue, team_value
    from .equity import match_equity
    from .listing import CaptureLists, capture_lists
    from .playout import playouts
    from .reviews import Review, ReviewInterrupted, review, reviewing
    from .search import Solution, Stopped, solve
    from .selfplay import played
    from .strategies import Player, player, players
    from .widgets.lab import lab

del _folder

__version__ = "0.1.0"

__all__ = [
    "PACKS",
    "Analysis",
    "CaptureLists",
    "Card",
    "CardError",
    "Cards",
    "Contest",
    "Estimate",
    "Hand",
    "IllegalMove",
    "Interrupted",
    "Match",
    "Move",
    "Pack",
    "Player",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Review",
    "ReviewInterrupted",
    "Rules",
    "Score",
    "Solution",
    "Stopped",
    "TeamValue",
    "analyse",
    "capture_lists",
    "captures",
    "contest",
    "deal",
    "lab",
    "match_equity",
    "played",
    "player",
    "players",
    "playouts",
    "review",
    "reviewing",
    "rules",
    "solve",
    "solve_each",
    "team_value",
    "variants",
    "why_not",
]

# Setting up, moves and pictures do not need these; they are imported when they are first asked for,
# and numpy and numba only when something is searched, or asked for in bulk.
_LATER = {
    "Analysis": "analysis",
    "Estimate": "analysis",
    "Interrupted": "analysis",
    "analyse": "analysis",
    "Solution": "search",
    "Stopped": "search",
    "solve": "search",
    "solve_each": "batches",
    "CaptureLists": "listing",
    "capture_lists": "listing",
    "playouts": "playout",
    "TeamValue": "equilibrium",
    "team_value": "equilibrium",
    "played": "selfplay",
    "match_equity": "equity",
    "Player": "strategies",
    "player": "strategies",
    "players": "strategies",
    "Review": "reviews",
    "ReviewInterrupted": "reviews",
    "review": "reviews",
    "reviewing": "reviews",
    "lab": "widgets.lab",
    "Contest": "duplicate",
    "contest": "duplicate",
}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(f"scopa_lab.{_LATER[name]}"), name)
    raise AttributeError(f"module 'scopa_lab' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_LATER])
