"""A walk: a position, the moves played from it, where one stands, and what is chosen there.

Nothing here knows of a browser: a walk is told what a person touched and answers with what to say.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import Any

from ...captures import coverable, legal_sets
from ...cards import Card, CardError, Cards
from ...languages import say
from ...moves import LegalMoves, Move
from ...position import Position

__all__ = ["Refused", "Walk"]

MOST_TRIES = 5000  # captures looked through for the one whose rule is told


class Refused(Exception):  # noqa: N818  (an answer, not an error)
    """What was tried is not possible; the text says why."""


class Walk:
    """Where a person stands in a deal.

    Parameters
    ----------
    start : Position

    Attributes
    ----------
    moves : list of Move
        The moves played, those that were taken back included.
    at : int
        How many of them stand.
    chosen : Card or None
        The hand card that is raised.
    picked : Move or None
        The move that ``play`` would play.
    pointed : Move or None
        The move that is looked at in passing.
    asking : bool
        Whether it is asked which card an unknown one of the hand is.

    Examples
    --------
    >>> walk = Walk(Position.setup("scopa", table="2C 5S", hands=("7D AS", "? ?")))
    >>> walk.touch("7D", "hand", 0)
    >>> walk.picked, walk.lit
    (Move('7Dx2C5S'), Cards('2C 5S'))
    >>> walk.play()
    >>> walk.position.table, walk.at
    (Cards(''), 1)
    """

    def __init__(self, start: Position) -> None:
        self.moves: list[Move] = []
        self._positions = [start]
        self.at = 0
        self.bottom = start.to_move
        self.unchoose()

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self._positions[self.at]

    def mover(self, at: int) -> int:
        """Return the seat that made, or makes, the move after so many."""
        return self._positions[at].to_move

    # ── choosing ────────────────────────────────────────────────────────────────────────────────

    def unchoose(self) -> None:
        """Put the raised card back."""
        self.chosen: Card | None = None
        self.picked: Move | None = None
        self.pointed: Move | None = None
        self.asking = False

    @property
    def choices(self) -> LegalMoves:
        """The legal moves of the chosen card, listed only as far as they are looked at."""
        if self.chosen is None:
            return LegalMoves(self.position.rules, Cards(), Cards())
        return self.position.legal_moves(self.chosen)

    @property
    def lit(self) -> Cards:
        """Table cards that glow: of the move looked at, the move picked, else of all choices."""
        shown = self.pointed or self.picked
        if shown is not None:
            return shown.captured
        if self.chosen is None or not self.choices:
            return Cards()
        return coverable(self.position.rules, self.chosen, self.position.table)

    def touch(self, card: str, zone: str, seat: int | None = None) -> None:
        """Choose a hand card (or put it back), or a table card that the chosen one takes.

        Raises
        ------
        Refused
            With the reason.
        """
        if self.position.is_over:
            raise Refused(say("table.over"))
        if zone == "table":
            self._touch_table(Card(card))
        elif zone == "hand" and seat is not None:
            self._touch_hand(card, seat)
        else:
            raise Refused(say("table.choose", seat=self.position.to_move))

    def _touch_hand(self, card: str, seat: int) -> None:
        position = self.position
        if seat != position.to_move:
            raise Refused(say("table.not_turn", seat=position.to_move))
        if card == "?":
            self.unchoose()
            self.asking = True
            return
        if Card(card) not in position.hands[seat].cards:
            raise Refused(say("table.not_held", card=Card(card), seat=seat))
        again = Card(card) == self.chosen
        self.unchoose()
        if not again:
            self.chosen = Card(card)
            if len(self.choices) == 1:
                self.picked = self.choices[0]

    def _touch_table(self, card: Card) -> None:
        if self.chosen is None:
            raise Refused(say("table.first"))
        if card not in coverable(self.position.rules, self.chosen, self.position.table):
            raise Refused(self._why_not(card))
        # touching again goes to the next capture that takes this card, after the last to the first
        first = next(move for move in self.choices if card in move.captured)
        if self.picked is not None and card in self.picked.captured:
            later = (m for m in self.choices if card in m.captured and m.key > self.picked.key)
            first = next(later, first)
        self.picked = first
        self.pointed = None

    def _why_not(self, wanted: Card) -> str:
        """The rule that forbids taking a card; of the set that comes nearest to being legal."""
        position = self.position
        assert self.chosen is not None
        free = position.rules.but(priority="free", max_capture=None)
        sets = islice(legal_sets(free, self.chosen, position.table), MOST_TRIES)
        tries = (s for s in sets if wanted in s)
        reason = position.why_not(Move(self.chosen, next(tries, Cards(wanted))))
        return reason or say("table.no_such")  # cannot be: it would be among the choices

    def lift(self, card: str, seat: int) -> None:
        """Choose a hand card that is taken up to be dragged; it stays chosen if it was.

        Raises
        ------
        Refused
            With the reason.
        """
        if self.chosen is None or card != self.chosen.text:
            self.touch(card, "hand", seat)

    def drop(self, onto: str = "") -> bool:
        """Let the chosen card go over the table, perhaps onto a card; whether it is clear what for.

        Raises
        ------
        Refused
            With the reason, when it cannot take that card.
        """
        if self.chosen is None:
            raise Refused(say("table.first"))
        ways = [
            move
            for move in islice(self.choices, MOST_TRIES)
            if not onto or Card(onto) in move.captured
        ]
        if onto and not ways and any(not move.captured for move in self.choices):
            # laid, on whatever lies there
            ways = [move for move in self.choices if not move.captured]
        elif onto and not ways:
            raise Refused(self._why_not(Card(onto)))
        self.pointed = None
        self.picked = ways[0] if len(ways) == 1 else None
        return self.picked is not None

    def pick(self, move: str) -> None:
        """Pick a legal move, and choose its card.

        Raises
        ------
        Refused
            With the reason.
        """
        wanted = Move.parse(move)
        reason = self.position.why_not(wanted)
        if reason is not None:
            raise Refused(reason)
        self.chosen, self.picked, self.pointed = wanted.card, wanted, None

    def point(self, move: str) -> None:
        """Look at a choice in passing; an empty text looks away."""
        self.pointed = None
        with suppress(CardError):
            looked_at = Move.parse(move)
            if looked_at in self.choices:
                self.pointed = looked_at

    # ── walking ─────────────────────────────────────────────────────────────────────────────────

    def play(self, move: str | Move | None = None) -> None:
        """Play a move (the picked one); what was taken back is forgotten, unless it is the same.

        Raises
        ------
        Refused
            When no move is picked.
        """
        played = self.picked if move is None else Move.parse(move)
        if played is None:
            raise Refused(say("table.choose", seat=self.position.to_move))
        after = self.position.play(played)
        if self.moves[self.at : self.at + 1] != [played]:
            del self.moves[self.at :], self._positions[self.at + 1 :]
            self.moves.append(played)
            self._positions.append(after)
        self.go(self.at + 1)

    def reveal(self, cards: Cards) -> None:
        """Name unknown cards of the seat to move; what was played after that is forgotten.

        Raises
        ------
        PositionError
            When they cannot be there.
        """
        position = self.position
        known = position.reveal(position.to_move, cards)
        del self.moves[self.at :], self._positions[self.at + 1 :]
        self._positions[self.at] = known
        self.unchoose()

    def go(self, at: Any) -> None:
        """Go to where so many moves stand.

        Raises
        ------
        Refused
            When there are not so many.
        """
        if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at < len(self._positions):
            raise Refused(say("table.no_such"))
        self.at = at
        self.unchoose()
