"""Settings: the game of a draft, whose turn it is, what was earned; a new draft each time."""

from __future__ import annotations

from typing import Any

from ...art.scene import place_key
from ...cards import Card, Cards
from ...checks import whole
from ...languages import say
from ...rules import Rules, rules
from ...setup import MOST_POINTS
from ..page.walk import Refused
from .draft import Draft

__all__ = ["captured_last", "combined", "earned", "game", "laid_last", "leads", "left", "swept",
           "turned", "usual_rules"]  # fmt: skip


def usual_rules(given: Rules) -> Rules:
    """Return a game's own rules, for as many players and sides.

    >>> print(usual_rules(rules("scopa", players=4, priority="fewest")))
    scopa players=4
    """
    own = rules(given.name)
    if (given.players, given.teams) != (own.players, own.teams):
        own = own.but(players=given.players, teams=given.teams)
    return own


def game(draft: Draft, name: str) -> Rules:
    """Return the rules of another game; with as many players, if it can be.

    Raises
    ------
    ValueError
        When there is no such game.
    """
    new = rules(name)
    players = draft.rules.players
    if players != new.players and players in {count for count, _ in new.seatings}:
        new = new.but(players=players)
    return new


def _seat(draft: Draft, seat: Any) -> int:
    found = whole("a seat", seat, least=0)
    if found >= draft.rules.players:
        raise Refused(say("editor.no_place", place=place_key("hand", found)))
    return found


def turned(draft: Draft, seat: Any) -> Draft:
    """Let another seat be to move."""
    return draft.but(to_move=_seat(draft, seat))


def captured_last(draft: Draft, seat: Any) -> Draft:
    """Say who captured last; None is nobody."""
    return draft.but(last_capture=None if seat is None else _seat(draft, seat))


def laid_last(draft: Draft, card: str) -> Draft:
    """Say which card of the table was laid by the play before; "" is none.

    Raises
    ------
    Refused
        When it is not on the table.
    """
    if card and Card(card) not in draft.table:
        raise Refused(say("editor.not_here", card=Card(card)))
    return draft.but(last_laid=Card(card) if card else None)


def swept(draft: Draft, points: int) -> Draft:
    """Say how many points the last capture was paid as a sweep."""
    return draft.but(last_capture_swept=whole("points", points, least=0))


def leads(draft: Draft, first: bool) -> Draft:
    """Say whether the next card is the first of the deal."""
    return draft.but(first_play=first)


def left(draft: Draft, rest: bool) -> Draft:
    """Say whether the cards that lie nowhere are in the stock, or out of play.

    >>> draft = Draft.empty("scopa")
    >>> len(draft.stock), len(left(draft, False).stock)
    (37, 0)
    """
    if rest == draft.rest:
        return draft
    known = [at for at, card in enumerate(draft.first) if card is not None]
    return draft.but(rest=rest, first=draft.first[: known[-1] + 1 if known else 0])


def earned(draft: Draft, side: int, category: int, points: int) -> Draft:
    """Say what a side has earned in play, of one kind.

    Raises
    ------
    Refused
        When there is no such side.
    """
    points = whole("a bonus", points, least=0, most=MOST_POINTS)
    rows = [list(row) for row in draft.earned]
    if not (0 <= side < len(rows) and 0 <= category < len(rows[side])):
        raise Refused(say("editor.no_place", place=place_key("pile", side)))
    rows[side][category] = points
    return draft.but(earned=tuple(map(tuple, rows)))


def combined(draft: Draft, side: int, texts: str) -> Draft:
    """Say which captures of several cards a side made, divided by ``;``.

    Raises
    ------
    Refused
        When there is no such side, or a card is not in its pile.
    """
    if not 0 <= side < len(draft.piles):
        raise Refused(say("editor.no_place", place=place_key("pile", side)))
    sets = tuple(Cards(text) for text in texts.split(";") if text.strip(" -"))
    strange = Cards().union(*sets) - Cards(draft.piles[side])
    if strange:
        raise Refused(say("editor.not_in_pile", cards=strange))
    every = list(draft.combinations) or [()] * len(draft.piles)
    every[side] = sets
    return draft.but(combinations=tuple(every))
