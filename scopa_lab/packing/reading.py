"""Plays on record as whole numbers: what the kernel reads worlds from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel import layout as at
from ..moves import Move
from .moves import word_of

__all__ = ["Past", "reading_words"]


@dataclass(frozen=True)
class Past:
    """Plays made from the position of a workspace on, and how the others are taken to play.

    Attributes
    ----------
    plays : sequence of Move
        The root moves are those after them.
    errors : sequence of float
        For every seat, the share of its plays that are errors, by its style.
    heat : float
        Points that an error may well cost.
    steps : int
        Exchanges of two hidden cards that are tried between two worlds.
    """

    plays: Sequence[Move] = ()
    errors: Sequence[float] = ()
    heat: float = 1.0
    steps: int = 10


def reading_words(past: Past) -> list[int]:
    """Return the part of a workspace from `layout.READ` on."""
    words = [0] * (at.FIXED - at.READ)
    words[at.RECORDED - at.READ] = len(past.plays)
    words[at.READ_STEPS - at.READ] = past.steps
    words[at.READ_HEAT - at.READ] = max(1, round(1e6 * past.heat))
    start = at.RECORD - at.READ
    words[start : start + len(past.plays)] = map(word_of, past.plays)
    return words
