"""A draft: what lies where while a position is being set up, right or not.

In a draft every card lies in one place, the pack being one of them; whether it is a position is
asked of `Position.setup`, which names all faults. A draft is a frozen value, so what was before can
be kept and come back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ...art.scene import Scene, place_key
from ...cards import Card, Cards
from ...languages import say
from ...position import Position
from ...rules import Rules, RulesLike, as_rules
from ...setup import PositionError
from ..page.walk import Refused

__all__ = ["Draft", "in_order", "split_place"]

Row = tuple[Card | None, ...]


def split_place(place: str) -> tuple[str, int]:
    """Return the zone of a place and its number, 0 where there is only one.

    >>> split_place("hand-1"), split_place("table")
    (('hand', 1), ('table', 0))
    """
    zone, _, at = place.partition("-")
    return zone, int(at) if at.isdecimal() else 0


@dataclass(frozen=True)
class Draft:
    """What lies where, and whose turn it is, perhaps faulty.

    Attributes
    ----------
    rules : Rules
    hands : per seat a tuple of Card or None
        Known cards in their order, then None for each that is not known.
    table, out : tuple of Card
    piles : per side a tuple of Card
    first : tuple of Card or None
        How the stock begins, first card dealt first.
    rest : bool
        Whether every card that lies nowhere follows in the stock, in unknown order; otherwise the
        stock is `first` alone, and those cards are out of play.
    earned : per side a tuple of int
        Points earned in play, one number for each of `Rules.play_categories`.
    to_move, last_capture, last_laid, last_capture_swept, first_play, combinations
        As in `Position`.

    Examples
    --------
    >>> draft = Draft.empty("scopa")
    >>> draft.faults
    (('to_move', 'seat 0 holds no card; seats with cards: 1'),)
    >>> draft.moved(Card("7D"), "pack", "hand-0").position
    Position.parse('scopa | table - | hands 7D / ? ? ? | stock ?36 | to_move 0')
    """

    rules: Rules
    hands: tuple[Row, ...]
    piles: tuple[tuple[Card, ...], ...]
    earned: tuple[tuple[int, ...], ...]
    table: tuple[Card, ...] = ()
    out: tuple[Card, ...] = ()
    first: Row = ()
    rest: bool = True
    to_move: int = 0
    last_capture: int | None = None
    last_laid: Card | None = None
    last_capture_swept: int = 0
    first_play: bool = False
    combinations: tuple[tuple[Cards, ...], ...] = ()

    # ── making one ──────────────────────────────────────────────────────────────────────────────

    @classmethod
    def empty(cls, game: RulesLike) -> Draft:
        """Return a table with nothing on it; the others hold as many cards as are dealt."""
        rules = as_rules(game)
        return cls(
            rules=rules,
            hands=((), *[(None,) * rules.batch] * (rules.players - 1)),
            piles=((),) * rules.sides,
            earned=((0,) * len(rules.play_categories),) * rules.sides,
        )

    @classmethod
    def of(cls, position: Position) -> Draft:
        """Return the draft of a position.

        >>> text = "scopa | table 2C | hands 7D / ? | stock 3C ?36 | to_move 0"
        >>> str(Draft.of(Position.parse(text)).position) == text
        True
        """
        unknown = position.stock.count(None) + sum(hand.unknown for hand in position.hands)
        rest = unknown == len(position.unseen)
        known = [at for at, card in enumerate(position.stock) if card is not None]
        end = len(position.stock) if not rest else 1 + known[-1] if known else 0
        return cls(
            rules=position.rules,
            hands=tuple((*hand.cards, *[None] * hand.unknown) for hand in position.hands),
            piles=tuple(map(tuple, position.piles)),
            earned=position.earned,
            table=tuple(position.table),
            out=tuple(position.out),
            first=position.stock[:end],
            rest=rest,
            to_move=position.to_move,
            last_capture=position.last_capture,
            last_laid=position.last_laid,
            last_capture_swept=position.last_capture_swept,
            first_play=position.first_play,
            combinations=position.combinations,
        )

    # ── what it is ──────────────────────────────────────────────────────────────────────────────

    @cached_property
    def stock(self) -> Row:
        """The whole stock."""
        if not self.rest:
            return self.first
        asked = sum(row.count(None) for row in (*self.hands, self.first))
        return (*self.first, *[None] * (len(self.pack) - asked))

    @cached_property
    def pack(self) -> Cards:
        """The cards that lie nowhere."""
        rows = (*self.hands, *self.piles, self.table, self.out, self.first)
        return self.rules.cards - Cards(card for row in rows for card in row if card is not None)

    @cached_property
    def rows(self) -> dict[str, Row]:
        """What lies in each place but the pack."""
        return {
            **{place_key("hand", seat): row for seat, row in enumerate(self.hands)},
            "table": self.table,
            **{place_key("pile", side): row for side, row in enumerate(self.piles)},
            "stock": self.stock,
            "out": self.out,
        }

    def row(self, place: str) -> Row:
        """Return what lies in a place.

        Raises
        ------
        Refused
            When there is no such place.
        """
        if place == "pack":
            return tuple(self.pack)
        if place not in self.rows:
            raise Refused(say("editor.no_place", place=place))
        return self.rows[place]

    @property
    def bare(self) -> bool:
        """Whether no known card lies anywhere but in the pack."""
        return self.pack == self.rules.cards

    @cached_property
    def fields(self) -> dict[str, Any]:
        """The fields of `Position.setup`, those that say something."""
        rules = self.rules
        given: dict[str, Any] = {
            "table": self.table,
            "hands": self.hands,
            "piles": self.piles,
            "bonus": [dict(zip(rules.play_names, side, strict=True)) for side in self.earned],
            "to_move": self.to_move,
            "last_capture": self.last_capture,
            "last_laid": self.last_laid,
            "last_capture_swept": self.last_capture_swept,
            "out": self.out,
        }
        if self.first or not self.rest:
            given["stock"] = self.stock
        if self.first_play:
            given["first_play"] = True
        if any(self.combinations):
            given["combinations"] = self.combinations
        return given

    @cached_property
    def _tried(self) -> Position | PositionError:
        try:
            return Position.setup(self.rules, **self.fields)
        except PositionError as error:
            return error

    @property
    def position(self) -> Position | None:
        """The position it is, or None while it is none."""
        return self._tried if isinstance(self._tried, Position) else None

    @property
    def faults(self) -> tuple[tuple[str, str], ...]:
        """Why it is no position: per fault the field and a sentence."""
        return self._tried.faults if isinstance(self._tried, PositionError) else ()

    def scene(self) -> Scene:
        """Return what the painter draws."""
        rules = self.rules
        sweeps = rules.play_names.index("sweeps") if "sweeps" in rules.play_names else None
        return Scene(
            hands=self.hands,
            table=self.table,
            piles=self.piles,
            sides=tuple(map(rules.side_of, range(rules.players))),
            stock=self.stock,
            out=self.out,
            pack=tuple(rules.cards),
            bonus=tuple(map(sum, self.earned)),
            sweeps=tuple(0 if sweeps is None else side[sweeps] for side in self.earned),
            clockwise=rules.direction == "cw",
            to_move=self.to_move,
            last_capture=self.last_capture,
            last_laid=self.last_laid,
            name=rules.title,
        )

    # ── changing it ─────────────────────────────────────────────────────────────────────────────

    def but(self, **changes: Any) -> Draft:
        """Return the draft with some fields changed; what no longer holds is forgotten."""
        draft = replace(self, **changes)
        if draft.last_laid not in draft.table:
            draft = replace(draft, last_laid=None)
        if draft.last_capture is None and draft.last_capture_swept:
            draft = replace(draft, last_capture_swept=0)
        if any(draft.combinations):
            held = tuple(
                tuple(cards for cards in combos if cards <= Cards(pile))
                for combos, pile in zip(draft.combinations, draft.piles, strict=True)
            )
            draft = replace(draft, combinations=held)
        return draft

    def moved(
        self, card: Card | None, source: str, goal: str, *, at: int = 0, onto: int | None = None
    ) -> Draft:
        """Return the draft after a card has gone from one place to another.

        Parameters
        ----------
        card : Card or None
            None is one that is not known.
        source, goal : str
            Places, as `scopa_lab.art.scene.place_key` names them.
        at : int
            Where it lies in the source; asked only of the stock.
        onto : int, optional
            Where it goes in the goal, of a stock: onto that card; else to the next that is not
            known.

        Raises
        ------
        Refused
            When it is not there, or cannot lie there.
        """
        row = self.row(source)
        self.row(goal)
        if card is not None and card not in row:
            raise Refused(say("editor.not_here", card=card))
        if card is None and source != "pack" and None not in row:
            raise Refused(say("editor.no_unknown"))
        if card is None and split_place(goal)[0] not in ("hand", "stock", "pack"):
            raise Refused(say("editor.known_only"))
        if source == goal:
            return self._swapped(at, onto) if source == "stock" and onto is not None else self
        if card is None and goal == "stock" and source == "pack" and self.rest:
            raise Refused(say("editor.all_in_stock"))
        return self._taken(card, source, at)._put(card, goal, onto)

    def _taken(self, card: Card | None, source: str, at: int) -> Draft:
        if source == "pack":
            return self
        if source == "stock":
            where = self.stock.index(card) if card is not None else at
            if not 0 <= where < len(self.stock) or self.stock[where] is not card:
                where = self.stock.index(None)
            return self.but(first=self.first[:where] + self.first[where + 1 :])

        def less(row: Row) -> Row:
            where = row.index(card)
            return row[:where] + row[where + 1 :]

        return self._changed(source, less)

    def _put(self, card: Card | None, goal: str, onto: int | None) -> Draft:
        if goal == "pack":
            return self
        if goal == "stock":
            return self._stocked(card, onto)

        def more(row: Row) -> Row:
            if card is not None and None in row:  # it is one of those not known so far
                row = row[: row.index(None)] + row[row.index(None) + 1 :]
            return in_order((*row, card))

        return self._changed(goal, more)

    def _stocked(self, card: Card | None, onto: int | None) -> Draft:
        stock = self.stock
        if card is None:
            # where all that is left is in the stock, it is there already
            return self if self.rest else self.but(first=(*stock, None))
        if onto is None or not 0 <= onto < len(stock):
            onto = stock.index(None) if None in stock else len(stock)
        front = [*self.first, *[None] * (onto - len(self.first))]
        known = onto < len(stock) and stock[onto] is not None
        front[onto : onto + (not known)] = [card]
        return self.but(first=tuple(front))

    def _swapped(self, one: int, two: int) -> Draft:
        """Two cards of the stock change places."""
        stock = list(self.stock)
        if not (0 <= one < len(stock) and 0 <= two < len(stock)):
            return self
        stock[one], stock[two] = stock[two], stock[one]
        return self.but(first=tuple(stock[: max(len(self.first), one + 1, two + 1)]))

    def _changed(self, place: str, change: Callable[[Row], Row]) -> Draft:
        zone, at = split_place(place)
        if zone in ("hand", "pile"):
            rows = list(self.hands if zone == "hand" else self.piles)
            rows[at] = change(rows[at])
            return self.but(**{f"{zone}s": tuple(rows)})
        return self.but(**{zone: change(getattr(self, zone))})

    def under(self, rules: Rules) -> tuple[Draft, Cards]:
        """Return the draft under other rules, and the cards that no longer had a place.

        >>> three = Position.setup("scopa", table="2C", hands=("7D", "? ?", "AS"), players=3)
        >>> draft = Draft.of(three)
        >>> after, homeless = draft.under(as_rules("scopa"))
        >>> after.hands, homeless
        (((Card('7D'),), (None, None)), Cards('AS'))
        """
        dealt = (rules.players, rules.batch)
        if self.bare and dealt != (self.rules.players, self.rules.batch):
            return Draft.empty(rules), Cards()
        usual = max(map(len, self.hands))

        def fit(row: Iterable[Card | None]) -> Any:
            return tuple(card for card in row if card is None or card in rules.cards)

        def per(rows: Sequence[Any], count: int, more: Any) -> tuple[Any, ...]:
            return (*rows[:count], *[more] * (count - len(rows)))

        by_name = [dict(zip(self.rules.play_names, side, strict=True)) for side in self.earned]
        asked = rules.primiera_source != "all"
        after = replace(
            self,
            rules=rules,
            hands=tuple(map(fit, per(self.hands, rules.players, (None,) * usual))),
            piles=tuple(map(fit, per(self.piles, rules.sides, ()))),
            table=fit(self.table),
            out=fit(self.out),
            first=fit(self.first),
            earned=tuple(
                tuple(side.get(name, 0) for name in rules.play_names)
                for side in per(by_name, rules.sides, {})
            ),
            to_move=self.to_move if self.to_move < rules.players else 0,
            combinations=per(self.combinations, rules.sides, ()) if asked else (),
            first_play=self.first_play and rules.ace_lead == "barred",
        )
        if self.last_capture is not None and self.last_capture >= rules.players:
            after = replace(after, last_capture=None)
        homeless = (self.rules.cards - self.pack) - (rules.cards - after.pack)
        return after.but(), homeless


def in_order(row: Iterable[Card | None]) -> Row:
    """Known cards in their order, then the others."""
    cards = list(row)
    known = sorted(card for card in cards if card is not None)
    return (*known, *[None] * (len(cards) - len(known)))
