"""A record gone through move by move, and trying again where a move lost something.

Nothing here knows of a browser. A `Replay` is a walk on which one only looks; a `Trial` is a walk
of one move, which is judged by the analysis that is there already.
"""

from __future__ import annotations

import pickle
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, NoReturn

from ...languages import say
from ...moves import Move
from ..page.walk import Refused, Walk

if TYPE_CHECKING:
    from ...record import Record
    from ...reviews import Judged, Review

__all__ = ["MISTAKES", "RIGHT", "Replay", "Trial"]

#: verdicts after which one is asked to try again, and those that end the trying
MISTAKES = ("inaccuracy", "mistake", "blunder")
RIGHT = ("best", "level")


class Replay(Walk):
    """A walk along a record: one goes to and fro and plays nothing.

    Attributes
    ----------
    record : Record
        With all cards named that showed themselves in the course of play.
    review : Review or None
        What is known of its moves so far.
    found : set of int
        Mistakes, by the number of plays before, for which a better move was found.
    shown : set of int
        Those whose better move was shown.
    stands : str
        How the judging of its moves stands, in a sentence; empty before it began.

    Examples
    --------
    >>> from scopa_lab.record import Record
    >>> replay = Replay(Record.of(("scopa | table 2D 3S | hands 5H / ? | stock -", "5Hx2D3S 7D")))
    >>> replay.position.hands[1].cards, replay.next_move
    (Cards('7D'), Move('5Hx2D3S'))
    >>> replay.go(1)
    >>> replay.next_move
    Move('7D')
    """

    def __init__(self, record: Record) -> None:
        self.record = record.revealed()
        super().__init__(self.record.start)
        self.moves = list(self.record.moves)
        self._positions = list(self.record.positions)
        self.bottom = 0
        self.review: Review | None = None
        self.found: set[int] = set()
        self.shown: set[int] = set()
        self.stands = ""
        self._packed: tuple[Review | None, bytes] = (None, pickle.dumps(None))

    def __getstate__(self) -> dict[str, Any]:
        """What is known of the moves is much, and seldom new: it is packed once."""
        if self._packed[0] is not self.review:
            self._packed = (self.review, pickle.dumps(self.review))
        return {**self.__dict__, "review": None, "_packed": self._packed[1]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.review = pickle.loads(state["_packed"])
        self._packed = (self.review, state["_packed"])

    @property
    def next_move(self) -> Move | None:
        """The move that was made where one stands; None after the last one."""
        return self.moves[self.at] if self.at < len(self.moves) else None

    @property
    def judged(self) -> Judged | None:
        """What was said of it, if it was judged."""
        return self.judged_at(self.at)

    def judged_at(self, ply: int) -> Judged | None:
        """What was said of the move before which so many were made, if it was judged."""
        if self.review is None:
            return None
        return next((one for one in self.review.judged if one.ply == ply), None)

    def mistakes(self, seats: Collection[int]) -> tuple[int, ...]:
        """Where these seats made mistakes, by the number of plays before."""
        if self.review is None:
            return ()
        return tuple(
            one.ply for one in self.review.judged if one.seat in seats and one.verdict in MISTAKES
        )

    def is_hidden(self, ply: int) -> bool:
        """Whether the better move is still to be found there."""
        judged = self.judged_at(ply)
        asked = judged is not None and judged.verdict in MISTAKES
        return asked and ply not in self.found | self.shown

    # ── one only looks ──────────────────────────────────────────────────────────────────────────

    def _refuse(self, *_: object) -> NoReturn:
        """Nothing can be played here."""
        raise Refused(say("review.look"))

    touch = lift = drop = pick = play = reveal = _refuse  # type: ignore[assignment]


class Trial(Walk):
    """Another try where a move lost something, with what its player knew.

    Parameters
    ----------
    judged : Judged
        The move that is to be bettered.

    Attributes
    ----------
    tried : list of Judged
        The moves that were tried, judged in its place.

    Examples
    --------
    >>> from scopa_lab.cards import Cards
    >>> from scopa_lab.position import Position
    >>> from scopa_lab.reviews import review
    >>> from scopa_lab.rules import rules
    >>> deal = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="",
    ...     out=rules("scopa").cards - Cards("2C 5S 7D 7H 2D QS"))
    >>> trial = Trial(review((deal, "7Hx2C5S 2D 7D QSx2D7D"))[0])
    >>> trial.play("7Dx2C5S")
    >>> trial.tried[-1].verdict, trial.is_found
    ('best', True)
    """

    def __init__(self, judged: Judged) -> None:
        super().__init__(judged.analysis.position)
        self.judged = judged
        self.tried: list[Judged] = []

    @property
    def is_found(self) -> bool:
        """Whether the last try was as good as any, as far as can be told."""
        return bool(self.tried) and self.tried[-1].verdict in RIGHT

    def play(self, move: str | Move | None = None) -> None:
        """Judge a move (the picked one) in place of the one that was made.

        Raises
        ------
        Refused
            When no move is picked, or it is not legal, or is the one that is to be bettered.
        """
        tried = self.picked if move is None else Move.parse(move)
        if tried is None:
            raise Refused(say("table.choose", seat=self.position.to_move))
        reason = self.position.why_not(tried)
        if reason is not None:
            raise Refused(reason)
        if tried == self.judged.move:
            self.unchoose()
            raise Refused(say("review.same", move=tried))
        self.tried.append(self.judged.instead(tried))
        self.unchoose()
