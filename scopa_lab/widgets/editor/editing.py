"""Editing: a draft, what was before it, and what is chosen.

Nothing here knows of a browser: an `Editing` is told what a person touched, as a `Walk` is.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...art.scene import place_key
from ...cards import Card
from ...checks import whole
from ...dealing import deal
from ...languages import say
from ...position import Position
from ...rules import RulesLike
from ..page.walk import Refused
from .draft import Draft
from .draft_text import parse_draft

__all__ = ["MOST_CARDS", "MOST_PLAYS", "Editing", "Held", "place_of"]

MOST_CARDS = 60  # unknown cards that one place may hold; more than a pack has
MOST_PLAYS = 200  # of a random position; more than a deal has


@dataclass(frozen=True)
class Held:
    """A card that is chosen: which, and where it lies.

    Attributes
    ----------
    card : Card or None
        None is one that is not known.
    place : str
    at : int
        Its number in that place.
    """

    card: Card | None
    place: str
    at: int = 0


class Editing:
    """What a person sets up.

    Attributes
    ----------
    held : Held or None
        The card that is chosen.
    armed : str
        The place that cards of the pack go to when they are touched; "" is none.

    Examples
    --------
    >>> editing = Editing(Draft.empty("scopa"))
    >>> editing.arm("hand-0")
    >>> editing.touch("7D", "pack")
    >>> editing.draft.hands[0], editing.draft.faults
    ((Card('7D'),), ())
    >>> editing.undo()
    >>> editing.draft.hands[0]
    ()
    """

    def __init__(self, draft: Draft) -> None:
        self._drafts = [draft]
        self._at = 0
        self.held: Held | None = None
        self.armed = ""

    # ── what was before ─────────────────────────────────────────────────────────────────────────

    @property
    def draft(self) -> Draft:
        """What lies where."""
        return self._drafts[self._at]

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was undone."""
        return self._at + 1 < len(self._drafts)

    def become(self, draft: Draft) -> None:
        """Go on with another draft; the one before can come back."""
        self.held = None
        if draft != self.draft:
            self._drafts[self._at + 1 :] = [draft]
            self._at += 1
        self._mind_places()

    def undo(self) -> None:
        """Go back to the draft before.

        Raises
        ------
        Refused
            When there is none.
        """
        if not self.can_undo:
            raise Refused(say("editor.no_undo"))
        self._step(-1)

    def redo(self) -> None:
        """Go forward again.

        Raises
        ------
        Refused
            When nothing was undone.
        """
        if not self.can_redo:
            raise Refused(say("editor.no_redo"))
        self._step(1)

    def _step(self, by: int) -> None:
        self._at += by
        self.held = None
        self._mind_places()

    def _mind_places(self) -> None:
        if self.armed and self.armed not in self.draft.rows:
            self.armed = ""

    # ── cards ───────────────────────────────────────────────────────────────────────────────────

    def _find(self, card: str, place: str, at: int) -> Held:
        row = self.draft.row(place)
        if card != "?":
            found = Card(card)
            if found not in row:
                raise Refused(say("editor.not_here", card=found))
            return Held(found, place, row.index(found))
        if place == "pack":
            return Held(None, place)
        if not 0 <= at < len(row) or row[at] is not None:
            if None not in row:
                raise Refused(say("editor.no_unknown"))
            at = row.index(None)
        return Held(None, place, at)

    def touch(self, card: str, place: str, at: int = 0) -> None:
        """Choose a card; put it back; or put the chosen one where this one lies.

        Parameters
        ----------
        card : str
            ``"?"`` is one that is not known.
        place : str
        at : int
            Its number in that place; asked only of one that is not known.

        Raises
        ------
        Refused
            With the reason.
        """
        touched = self._find(card, place, at)
        held = self.held
        if held is not None and place not in ("pack", held.place):
            self._move(held, place, touched.at)
        elif held == touched:
            self.held = None
        elif held is None and self.armed and place == "pack":
            self._move(touched, self.armed)
        elif held is not None and place == "stock" == held.place:
            self._move(held, place, touched.at)
        else:
            self.held = touched

    def put(self, place: str) -> None:
        """Put the chosen card into a place; with none chosen, arm the place.

        Raises
        ------
        Refused
            With the reason.
        """
        if self.held is not None:
            self._move(self.held, place)
        else:
            self.arm("" if place in ("pack", self.armed) else place)

    def lift(self, card: str, place: str, at: int = 0) -> None:
        """Take a card up to drag it.

        Raises
        ------
        Refused
            When it is not there.
        """
        self.held = self._find(card, place, at)

    def drop(self, goal: str, onto: int | None = None) -> None:
        """Let the card that was taken up go over a place, perhaps onto a card of it.

        Raises
        ------
        Refused
            With the reason.
        """
        if self.held is None:
            raise Refused(say("editor.first"))
        self._move(self.held, goal, onto)

    def _move(self, held: Held, goal: str, onto: int | None = None) -> None:
        self.held = None
        self.become(self.draft.moved(held.card, held.place, goal, at=held.at, onto=onto))

    def arm(self, place: str) -> None:
        """Let cards of the pack that are touched go to a place; "" is none.

        Raises
        ------
        Refused
            When there is no such place.
        """
        if place:
            self.draft.row(place)
        self.held = None
        self.armed = place

    def unchoose(self) -> None:
        """Put the chosen card back; with none chosen, disarm."""
        if self.held is None:
            self.armed = ""
        self.held = None

    def take_away(self) -> None:
        """Return the chosen card to the pack.

        Raises
        ------
        Refused
            When none is chosen.
        """
        self.drop("pack")

    def add_unknown(self, place: str) -> None:
        """Put one more unknown card into a place.

        Raises
        ------
        Refused
            When none can lie there.
        """
        if len(self.draft.row(place)) >= MOST_CARDS:
            raise Refused(say("editor.enough"))
        self.become(self.draft.moved(None, "pack", place))

    def remove_unknown(self, place: str) -> None:
        """Take an unknown card out of a place.

        Raises
        ------
        Refused
            When there is none.
        """
        row = self.draft.row(place)
        if place == "pack" or None not in row:
            raise Refused(say("editor.no_unknown"))
        last = max(at for at, card in enumerate(row) if card is None)
        self.become(self.draft.moved(None, place, "pack", at=last))

    # ── all at once ─────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        """Take every card off; the rules stay."""
        self.become(Draft.empty(self.draft.rules))

    def read(self, text: str) -> None:
        """Go on with the one-line text of a position, or of a draft.

        Raises
        ------
        PositionError, ValueError
            With every fault; the draft stays as it is.
        """
        self.become(parse_draft(text))
        self.armed = ""

    def show(self, position: Position) -> None:
        """Go on with a position."""
        self.become(Draft.of(position))
        self.armed = ""

    def deal(self, seed: int, plays: int = 0, *, hidden: bool = False) -> None:
        """Deal at random, and let random legal moves be played.

        Parameters
        ----------
        seed : int
            The same seed, the same cards and moves.
        plays : int
            How many; fewer when the deal ends before.
        hidden : bool
            Whether only the hand of the seat to move is known.
        """
        self.show(_random(self.draft.rules, seed, plays, hidden=hidden))


def _random(game: RulesLike, seed: int, plays: int, *, hidden: bool) -> Position:
    plays = whole("plays", plays, least=0, most=MOST_PLAYS)
    position = deal(game, seed)
    chooser = random.Random(seed)
    for _ in range(plays):
        after = position.play(chooser.choice(list(position.legal_moves())))
        if after.is_over:
            break
        position = after
    return position.view(position.to_move) if hidden else position


def place_of(intent: Mapping[str, Any], *, goal: bool = False) -> str:
    """Return the place that an intent names: where a card lies, or where it is to go.

    >>> place_of({"zone": "hand", "seat": "1"}), place_of({"to": "table"}, goal=True)
    ('hand-1', 'table')
    """
    zone, seat, side = ("to", "toSeat", "toSide") if goal else ("zone", "seat", "side")
    name = str(intent.get(zone, ""))
    number = intent.get({"hand": seat, "pile": side}.get(name, ""), "")
    return place_key(name, str(number))
