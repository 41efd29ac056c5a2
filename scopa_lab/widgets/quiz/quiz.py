"""Class mode: questions on a projector, answers counted, values shown when the class has chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import replace
from string import ascii_letters
from typing import TYPE_CHECKING, Any

from ...cards import Card, CardError, Cards
from ...languages import say
from ...moves import Move
from ...position import Position
from ...rules import Rules, variants
from ..explorer.computing import better
from ..page.dress import dressed
from ..page.job import Job
from ..page.walk import Refused
from .lesson import Asked, Lesson
from .page import QuizPage
from .questions import KINDS, Question, interesting
from .settings import LIMITS, METHODS

if TYPE_CHECKING:
    from ...analysis import Analysis

__all__ = ["Quiz"]

MOST_AT_ONCE = 50  # random questions added at a time
CHORDS = [
    [" ", "reveal"],
    ["ArrowRight", "next"],
    ["ArrowLeft", "previous"],
    ["PageDown", "next"],  # what a presenter's remote sends
    ["PageUp", "previous"],
    ["Backspace", "undo"],
    *([letter, "vote", letter.upper()] for letter in ascii_letters),
]


class Quiz(QuizPage):
    """Questions for a class: which captures are legal, what would you play.

    Parameters
    ----------
    positions : iterable, optional
        Questions, positions or their texts; a text may end in ``| ask play`` or
        ``| ask captures 7D``. Nothing: a few interesting positions of `game`, by `seed`.
    kind : {"play", "captures"}
        What is asked where a position does not say.
    game : str or Rules
        Whose random positions are asked.
    seed, count : int
        Of the random positions, as many as `count`.
    method : str
        How moves are valued, as for `scopa_lab.analyse`.
    time_limit : float
        Seconds the values of one question may take; they are computed while the class thinks.
    **traits
        As for every screen: `deck`, `lang`, `colours`, `size`.

    Examples
    --------
    >>> quiz = Quiz(["scopa | table 2C 5S | hands 7D AS / ? ? | ask captures 7D"])
    >>> [str(move) for move in quiz.lesson.now.choices]
    ['7Dx2C', '7Dx5S', '7Dx2C5S', '7D']
    >>> quiz.act({"kind": "vote", "value": "C"})
    >>> quiz.lesson.now.tally
    Counter({Move('7Dx2C5S'): 1})
    >>> quiz.act({"kind": "reveal"})
    >>> quiz.lesson.now.result()
    Result(votes=1, right=1, lost=None)
    """

    _css, kind = dressed(__file__)
    KEPT = ("lesson", "game", "seed", "count", "method", "time_limit")

    def __init__(
        self,
        positions: Iterable[object] | None = None,
        *,
        kind: str = "play",
        game: str | Rules = "scopa",
        seed: int = 0,
        count: int = 6,
        **traits: Any,
    ) -> None:
        if positions is None:
            asked = interesting(game, count, seed)
        elif isinstance(positions, str | Position):
            asked = [Question.of(positions, kind)]
        else:
            asked = [Question.of(one, kind) for one in positions]
        self.lesson = Lesson(asked)
        self.game = game.name if isinstance(game, Rules) else game
        self.seed, self.count = seed, count
        self.pointed = None
        self.failed = {}
        self._eager = False  # whether values are wanted although nobody looks
        self._job: Job[Analysis] | None = None
        self._about: Position | None = None  # what the job values
        super().__init__(**{"chords": CHORDS, **traits})

    # ── the teacher's steps ─────────────────────────────────────────────────────────────────────

    def do_next(self, _intent: Mapping[str, Any]) -> None:
        """Go to the next question, after the last one to the result."""
        self.go(self.lesson.at + 1)

    def do_previous(self, _intent: Mapping[str, Any]) -> None:
        """Go to the question before."""
        self.go(self.lesson.at - 1)

    def go(self, at: int) -> None:
        """Go to a question."""
        self.lesson.go(at)
        self.pointed = None

    def do_reveal(self, _intent: Mapping[str, Any]) -> None:
        """Show the answer, or hide it again."""
        asked = self.lesson.shown
        asked.open = not asked.open
        self.pointed = None

    def do_clock(self, _intent: Mapping[str, Any]) -> None:
        """Start the clock, or put it away."""
        self.lesson.clock(self.lesson.seconds is None)

    # ── answers ─────────────────────────────────────────────────────────────────────────────────

    def do_vote(self, intent: Mapping[str, Any]) -> None:
        """Count an answer."""
        self.lesson.vote(str(intent["value"]))

    def do_unvote(self, intent: Mapping[str, Any]) -> None:
        """Take a vote for an answer back."""
        self.lesson.unvote(str(intent["value"]))

    def do_undo(self, _intent: Mapping[str, Any]) -> None:
        """Take the last vote back."""
        self.lesson.undo()

    def do_reset(self, _intent: Mapping[str, Any]) -> None:
        """Forget the votes for this question."""
        self.lesson.reset()

    def do_card(self, intent: Mapping[str, Any]) -> None:
        """Mark a card of the table."""
        if intent.get("zone") != "table":
            raise Refused(say("quiz.mark"))
        self.lesson.mark(Card(str(intent["card"])))

    def do_unchoose(self, _intent: Mapping[str, Any]) -> None:
        """Take the marks away."""
        self.lesson.marked = Cards()

    def do_answer(self, _intent: Mapping[str, Any]) -> None:
        """Count the marked cards as an answer."""
        self.lesson.answer()

    def do_point(self, intent: Mapping[str, Any]) -> None:
        """Show in the picture what an answer takes."""
        try:
            move = Move.parse(str(intent.get("move", "")))
        except CardError:
            move = None
        now = self.lesson.now
        self.pointed = move if move is not None and now and move in now.choices else None

    # ── questions ───────────────────────────────────────────────────────────────────────────────

    def receive(self, thing: Position | Question | str) -> None:
        """Append a question and show it."""
        self.add([Question.of(thing)])

    def add(self, questions: Iterable[Question]) -> None:
        """Append questions and show the first of them."""
        with self._lock:
            self.lesson.add(questions)
            self.pointed = None
            self.show()

    def do_text(self, intent: Mapping[str, Any]) -> None:
        """Append the question that was written."""
        self.add([Question.of(str(intent.get("line", "")).strip())])

    def do_game(self, intent: Mapping[str, Any]) -> None:
        """Choose the game of random positions."""
        if intent["value"] not in variants():
            raise ValueError(say("quiz.no_game", game=str(intent["value"])[:40]))
        self.game = str(intent["value"])

    def do_seed(self, intent: Mapping[str, Any]) -> None:
        """Choose the seed of random positions."""
        self.seed = _whole(intent["value"], 0, 2**32 - 1)

    def do_count(self, intent: Mapping[str, Any]) -> None:
        """Choose how many random positions are added."""
        self.count = _whole(intent["value"], 1, MOST_AT_ONCE)

    def do_random(self, _intent: Mapping[str, Any]) -> None:
        """Append interesting positions; the next ones will be others."""
        self.add(interesting(self.game, self.count, self.seed))
        self.seed += 1

    def do_load(self, intent: Mapping[str, Any]) -> None:
        """Take the questions of a file in place of those that are here."""
        lesson = Lesson.load(str(intent.get("text", "")))
        self._drop()
        self.lesson = lesson
        self.pointed = None

    def do_remove(self, _intent: Mapping[str, Any]) -> None:
        """Take the question shown out."""
        self.lesson.remove()

    def do_ask(self, intent: Mapping[str, Any]) -> None:
        """Ask something else about the position shown: what to play, or what a card takes."""
        kind, _, card = str(intent["value"]).partition(" ")
        if kind not in KINDS:
            raise ValueError(say("quiz.kinds", kind=kind[:40], allowed=", ".join(KINDS)))
        position = self.lesson.shown.question.position
        self.lesson.replace(Question(position, kind, Card(card) if card else None))

    def shared(self) -> Position | None:
        """The position shown, for other screens."""
        now = self.lesson.now
        return None if now is None else now.question.position

    # ── values, computed while the class thinks ─────────────────────────────────────────────────

    def do_method(self, intent: Mapping[str, Any]) -> None:
        """Choose how moves are valued; values found another way are forgotten."""
        if intent["value"] not in METHODS:
            raise ValueError(say("quiz.no_method", method=str(intent["value"])[:40]))
        self.method = str(intent["value"])
        self.forget()

    def do_limit(self, intent: Mapping[str, Any]) -> None:
        """Choose how long the values of a question may take."""
        self.time_limit = float(_whole(intent["value"], min(LIMITS), max(LIMITS)))
        self.forget()

    def forget(self) -> None:
        """Forget all values; they are computed again."""
        self._drop()
        self.failed.clear()
        for one in self.lesson.asked:
            one.analysis = None

    def compute(self) -> None:
        """Start valuing the question shown, then the later ones; returns at once."""
        with self._lock:
            self._eager = True
            self.show()

    def prepare(self) -> None:
        """While somebody looks, value the question shown, then the later ones."""
        if self._views or self._eager:
            self._think()
        super().prepare()

    def _think(self) -> None:
        """See to it that the most urgent question without values is the one being valued."""
        ahead = self.lesson.asked[self.lesson.at :]
        wanted = [
            one.question.position
            for one in ahead
            if one.question.kind == "play"
            and one.question.position not in self.failed
            and (one.analysis is None or one.question.position == self._about)
        ]
        if not wanted or wanted[0] == self._about:
            return
        self._drop()
        position = self._about = wanted[0]
        settings = {"method": self.method, "time_limit": self.time_limit}
        self._job = Job(lambda stop: better(position, settings, stop), self._report)
        self._job.start()

    def saved(self) -> dict[str, Any]:
        """What brings this back; values that are not through yet are made anew."""
        lesson = copy(self.lesson)
        lesson.asked = [
            replace(one, analysis=None) if one.question.position == self._about else one
            for one in lesson.asked
        ]
        return {**super().saved(), "lesson": lesson}

    def halt(self) -> None:
        """Stop computing."""
        self._eager = False
        self._drop()

    def _drop(self) -> None:
        """Stop the job; values that were not through are forgotten, so that they are made anew."""
        if self._job is None:
            return
        self._job.cancel()
        for one in self._asked_about(self._about):
            one.analysis = None
        self._job = self._about = None

    def _asked_about(self, position: Position | None) -> list[Asked]:
        return [one for one in self.lesson.asked if one.question.position == position]

    def _report(
        self,
        job: Job[Analysis],
        found: Analysis | None,
        state: str,
        error: BaseException | None,
    ) -> None:
        """Hear from a job, in its thread."""
        with self._lock, self.hold_sync():
            if job is not self._job or self._about is None:
                return
            for one in self._asked_about(self._about):
                one.analysis = found
            if state != "running":
                if found is None:
                    self.failed[self._about] = str(error or "")
                    if error is not None and self._about == self.shared():
                        self.fail(error)
                self._job = self._about = None
            self.show()


def _whole(value: Any, least: int, most: int) -> int:
    """Read a whole number that a person wrote."""
    text = str(value).strip()
    if not text.isdecimal() or not least <= int(text) <= most:
        raise ValueError(say("quiz.number", least=least, most=most, given=text[:40]))
    return int(text)
