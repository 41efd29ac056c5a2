"""Team values: what two pairs are worth when every seat sees only its own cards.

A pair shares its points but not its cards, and may not talk. What it can make sure of, on average
over the deals that agree with what everybody knows, when it agrees on how to play before the cards
are dealt, is its **team value** (coordinated before the deal, on both sides). Where every hand has
two cards it can be enclosed: any way to play shows two bounds, what is left of it when the other
pair answers with its best joint plan, and what this pair's best joint plan makes of the others'.

The way to play is found by four seats that learn from each other (discounted CFR, see
`kernel.pairs_profile`); the answers to it are exact (`kernel.pairs_answers`). In the very last
round, one card each, captures among several are chosen as if all cards were open; that matters only
where a last card can capture in more than one way.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Any

from .cards import Cards
from .checks import seconds as a_time
from .checks import whole
from .engine import refuse_too_many
from .kernel import pairs_layout as at
from .kernel.layout import RESULTS, SEATS_MAX
from .moves import Move
from .packing import Workspace, move_of
from .position import Position
from .rules import Rules
from .scoring import margin
from .setup import PositionError
from .workers import Worker, work_through

__all__ = ["TeamValue", "team_value"]

FIRST = 25  # iterations before the first bracket; then after twice as many, and so on
ROOM_MOST = 64  # times what a tree without choice of captures takes
PAIRS = "two pairs, each of its two seats"

Progress = Callable[["TeamValue"], object]


@dataclass(frozen=True, slots=True)
class Ending:
    """What of a position is public, and how many deals agree with it.

    Attributes
    ----------
    position : Position
    seats : tuple of int
        The seats, from the one to move on.
    sizes : tuple of int
        How many cards each of them holds.
    cards : tuple of Card
        All these cards, in the usual order.
    known : tuple of int
        Which of them everybody knows each seat to hold, as masks of places in `cards`. The hand of
        the seat to move is nobody else's business.
    """

    position: Position
    seats: tuple[int, ...]
    sizes: tuple[int, ...]
    cards: tuple[Any, ...]
    known: tuple[int, ...]
