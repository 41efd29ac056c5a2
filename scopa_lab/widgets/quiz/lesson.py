"""A lesson: the questions of a class in a row, what it answered, and what the answers were worth.

Nothing here knows of a browser.
"""

from __future__ import annotations

import csv
import io
import json
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, NamedTuple

from ...cards import Card, Cards
from ...checks import quoted
from ...languages import say
from ...moves import Move
from ..page.walk import Refused
from .questions import Question, read_questions

if TYPE_CHECKING:
    from ...analysis import Analysis

__all__ = ["Asked", "Lesson", "Result"]

MOST_VOTES = 9999  # for one answer, in a file
COLUMNS = ("question", "kind", "position", "answer", "votes", "share", "right", "value", "lost")


class Result(NamedTuple):
    """What a class made of one question.

    `right` is how many votes were for a right answer, `lost` the points an answer lost on average;
    both are None as long as it is not known what is right.
    """

    votes: int
    right: int | None
    lost: float | None


@dataclass
class Asked:
    """A question with the answers of the class.

    Attributes
    ----------
    question : Question
    given : list of Move
        Every vote, in the order in which they were counted.
    open : bool
        Whether the answer is shown.
    analysis : Analysis or None
        What the moves are worth, once that is known.
    """

    question: Question
    given: list[Move] = field(default_factory=list)
    open: bool = False
    analysis: Analysis | None = None

    @property
    def choices(self) -> tuple[Move, ...]:
        """What can be voted for: what the question offers, then what the class came up with."""
        offered = self.question.choices
        return (*offered, *dict.fromkeys(m for m in self.given if m not in offered))

    @property
    def tally(self) -> Counter[Move]:
        """Votes by choice."""
        return Counter(self.given)

    def share(self, move: Move) -> float:
        """The part of the votes that are for a choice."""
        return self.tally[move] / len(self.given) if self.given else 0.0

    def is_right(self, move: Move) -> bool | None:
        """Whether an answer is right; None when it is not known yet."""
        if self.question.kind == "captures":
            return self.question.is_legal(move)
        return None if self.analysis is None else self.analysis[move].is_best

    def lost(self, move: Move) -> float | None:
        """The points a move is behind the best one; None when that is not known, or not asked."""
        if self.question.kind == "captures" or self.analysis is None:
            return None
        return abs(self.analysis[move].behind.mean)

    def result(self) -> Result:
        """What the class made of it."""
        rights = [self.is_right(move) for move in self.given]
        losses = [lost for move in self.given if (lost := self.lost(move)) is not None]
        return Result(
            len(self.given),
            None if None in rights else rights.count(True),
            sum(losses) / len(losses) if losses else None,
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the question and its votes as JSON-ready data."""
        return {
            **self.question.to_dict(),
            "votes": {str(move): count for move, count in self.tally.items()},
        }


class Lesson:
    """Questions in a row; after the last one stands the result of the class.

    Parameters
    ----------
    questions : iterable of Question

    Attributes
    ----------
    asked : list of Asked
    at : int
        Which one is shown; as many as there are: the result.
    marked : Cards
        Table cards that the class would take, before that is counted as an answer.

    Examples
    --------
    >>> lesson = Lesson([Question.of("scopa | table 2C 5S | hands 7D / ? | ask captures")])
    >>> lesson.vote("A")
    >>> lesson.now.choices[0], lesson.now.is_right(lesson.now.choices[0])
    (Move('7Dx2C'), False)
    """

    def __init__(self, questions: Iterable[Question] = ()) -> None:
        self.asked = [Asked(question) for question in questions]
        self.at = 0
        self.marked = Cards()
        self._started: float | None = None  # when the clock was started, or None while it rests

    # ── where one stands ────────────────────────────────────────────────────────────────────────

    @property
    def now(self) -> Asked | None:
        """The question shown; None at the result."""
        return self.asked[self.at] if self.at < len(self.asked) else None

    @property
    def shown(self) -> Asked:
        """The question shown.

        Raises
        ------
        Refused
            When there is none.
        """
        if self.now is None:
            raise Refused(say("quiz.none"))
        return self.now

    def go(self, at: int) -> None:
        """Go to a question, or to the result after the last one.

        Raises
        ------
        Refused
            When there is nothing there.
        """
        if not 0 <= at <= len(self.asked):
            raise Refused(say("quiz.last" if at > 0 else "quiz.first"))
        self.at = at
        self.marked = Cards()
        if self._started is not None:
            self._started = time.monotonic()

    def add(self, questions: Iterable[Question]) -> None:
        """Append questions and go to the first of them."""
        first = len(self.asked)
        self.asked += [Asked(question) for question in questions]
        self.go(first)

    def replace(self, question: Question) -> None:
        """Ask something else here; the votes are gone."""
        before = self.shown
        self.asked[self.at] = Asked(question, analysis=before.analysis)
        self.marked = Cards()

    def remove(self) -> None:
        """Take the question shown out."""
        self.asked.remove(self.shown)
        self.go(min(self.at, max(len(self.asked) - 1, 0)))

    # ── answers ─────────────────────────────────────────────────────────────────────────────────

    def choice(self, letter: str) -> Move:
        """Return the choice of a letter.

        Raises
        ------
        Refused
            When no choice has it.
        """
        choices = self.shown.choices
        at = ascii_uppercase.find(letter.upper()) if len(letter) == 1 else -1
        if not 0 <= at < len(choices):
            raise Refused(say("quiz.no_letter", letter=letter[:9]))
        return choices[at]

    def vote(self, letter: str) -> None:
        """Count an answer."""
        self.shown.given.append(self.choice(letter))

    def unvote(self, letter: str) -> None:
        """Take one vote for a choice back."""
        move = self.choice(letter)
        given = self.shown.given
        if move not in given:
            raise Refused(say("quiz.no_vote", letter=letter.upper()))
        del given[len(given) - 1 - given[::-1].index(move)]

    def undo(self) -> None:
        """Take the last vote back."""
        if not self.shown.given:
            raise Refused(say("quiz.no_votes"))
        self.shown.given.pop()

    def reset(self) -> None:
        """Forget the votes for this question."""
        self.shown.given.clear()
        self.marked = Cards()

    def mark(self, card: Card) -> None:
        """Mark a table card as taken, or no longer."""
        if card not in self.shown.question.position.table:
            raise Refused(say("quiz.mark"))
        self.marked = self.marked - {card} if card in self.marked else self.marked | {card}

    def answer(self) -> None:
        """Count the marked cards as an answer, be it offered or not."""
        question = self.shown.question
        if question.card is None or not self.marked:
            raise Refused(say("quiz.mark"))
        move = Move(question.card, self.marked)
        choices = self.shown.choices
        if move not in choices and len(choices) == len(ascii_uppercase):
            raise Refused(say("quiz.full"))
        self.shown.given.append(move)
        self.marked = Cards()

    # ── the clock ───────────────────────────────────────────────────────────────────────────────

    @property
    def seconds(self) -> int | None:
        """How long the clock has run; None while it rests."""
        return None if self._started is None else int(time.monotonic() - self._started)

    def clock(self, runs: bool) -> None:
        """Start the clock from zero, or put it away."""
        self._started = time.monotonic() if runs else None

    # ── results ─────────────────────────────────────────────────────────────────────────────────

    def result(self) -> Result:
        """What the class made of all questions it has voted on and whose answers are known."""
        known = [r for one in self.asked if (r := one.result()).votes and r.right is not None]
        votes = sum(r.votes for r in known)
        lost = [(r.lost, r.votes) for r in known if r.lost is not None]
        weight = sum(count for _, count in lost)
        return Result(
            votes,
            sum(r.right or 0 for r in known) if known else None,
            sum(mean * count for mean, count in lost) / weight if weight else None,
        )

    def to_json(self) -> str:
        """Return questions and votes as JSON, for `load`."""
        data = {"questions": [one.to_dict() for one in self.asked]}
        return json.dumps(data, ensure_ascii=False, indent=1)

    def to_csv(self) -> str:
        """Return a table with a row for each choice; what is not known is empty."""
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        table.writerow(COLUMNS)
        for number, one in enumerate(self.asked, start=1):
            for move in one.choices:
                right, lost = one.is_right(move), one.lost(move)
                table.writerow([
                    number,
                    one.question.kind,
                    one.question.position,
                    move,
                    one.tally[move],
                    f"{one.share(move):.3f}",
                    "" if right is None else int(right),
                    "" if lost is None or one.analysis is None
                    else f"{one.analysis[move].ev.mean:.4f}",
                    "" if lost is None else f"{lost:.4f}",
                ])  # fmt: skip
        return out.getvalue()

    @classmethod
    def load(cls, text: str) -> Lesson:
        """Read what `to_json` wrote, or questions one a line.

        Raises
        ------
        ValueError
            When it is neither, or there is no question in it.
        """
        items: list[Any]
        if text.lstrip().startswith("{"):
            try:
                items = list(json.loads(text)["questions"])
            except (ValueError, KeyError, TypeError, RecursionError):
                raise ValueError(say("quiz.no_file")) from None
        else:
            items = [*read_questions(text)]
        if not items:
            raise ValueError(say("quiz.no_file"))
        lesson = cls(Question.of(item) for item in items)
        for one, item in zip(lesson.asked, items, strict=True):
            votes = item.get("votes", {}) if isinstance(item, Mapping) else {}
            if not isinstance(votes, Mapping):
                raise ValueError(say("quiz.bad_votes", given=quoted(votes)))
            one.given = [m for text, count in votes.items() for m in _votes(one, text, count)]
        return lesson


def _votes(one: Asked, text: str, count: Any) -> list[Move]:
    """Read votes that were saved; they must be an answer to the question."""
    move = Move.parse(text)
    question = one.question
    if question.kind == "captures":
        fits = move.card == question.card and move.captured <= question.position.table
    else:
        fits = question.is_legal(move)
    if not fits or not isinstance(count, int) or not 0 <= count <= MOST_VOTES:
        raise ValueError(say("quiz.no_answer", move=move))
    return [move] * count
