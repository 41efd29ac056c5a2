"""Reviews: a record gone through play by play, what each lost, and luck told from choice.

Every play is judged by an analysis of what its player could know (`Position.view`). What a deal
came to is then split without a remainder: what each side gave away by its choices, and luck, which
is all that moved the value between one play and the next (cards dealt, cards that turned out to lie
well or badly). `docs/review.md` says what that means, and what it does not.

`front` is the door, `judged` is one play, `results` the whole.
"""

from __future__ import annotations

from .front import review, reviewing
from .judged import VERDICTS, Judged, grades
from .results import Balance, Point, Review, ReviewInterrupted

__all__ = [
    "VERDICTS",
    "Balance",
    "Judged",
    "Point",
    "Review",
    "ReviewInterrupted",
    "grades",
    "review",
    "reviewing",
]
