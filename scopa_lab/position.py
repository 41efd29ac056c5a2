"""Positions: where we stand in a deal, what may be done, and where that leads.

`Position.setup` is the door: it reads text, finds every fault at once and refuses with all of them.
Inside, a position is a frozen value; `Position.play` makes a new one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from . import playing
from . import position_text as text
from .cards import Card, CardError, Cards, CardsLike
from .checks import quoted
from .earning import sweep_pays
from .languages import message, say
from .moves import IllegalMove, LegalMoves, Move, reason
from .names import setting
from .rules import Rules, RulesLike, as_rules
from .scoring import Score, score
from .setup import Hand, PositionError, exact_fields

__all__ = ["Position"]


@dataclass(frozen=True)
class Position:
    """A position of a deal; make one with `setup`.

    Attributes
    ----------
    rules : Rules
    table : Cards
        Cards face up on the table.
    hands : tuple of Hand, one per seat
    piles : tuple of Cards, one per side
        Captured cards.
    earned : per side a tuple of int
        Points earned in play (sweeps …), one number for each of `Rules.play_categories`.
    stock : tuple of Card or None
        Cards still to be dealt, first card dealt first; None is a card that is not known.
    to_move : int
        The seat to move.
    last_capture : int or None
        The seat that captured last.
    last_laid : Card or None
        The card laid by the play just before, if it was laid.
    last_capture_swept : int
        Points that the last capture was paid as a sweep.
    first_play : bool
        Whether the next card is the first of the deal; kept only where ``ace_lead`` asks for it.
    combinations : per side a tuple of Cards
        For each capture of two or more table cards, these and the card played; kept only where
        ``primiera_source`` asks for it.
    out : Cards
        Cards known to be out of play.
    """

    rules: Rules
    table: Cards
    hands: tuple[Hand, ...]
    piles: tuple[Cards, ...]
    earned: tuple[tuple[int, ...], ...]
    stock: tuple[Card | None, ...] = ()
    to_move: int = 0
    last_capture: int | None = None
    last_laid: Card | None = None
    last_capture_swept: int = 0
    first_play: bool = False
    combinations: tuple[tuple[Cards, ...], ...] = ()
    out: Cards = Cards.from_mask(0)  # noqa: RUF009  (a frozen value)

    # ── making one ──────────────────────────────────────────────────────────────────────────────

    @classmethod
    def setup(
        cls,
        game: RulesLike,
        *,
        table: CardsLike = "",
        hands: Sequence[CardsLike] = (),
        piles: Sequence[CardsLike] | None = None,
        bonus: Sequence[int | str | Mapping[str, int]] | None = None,
        stock: CardsLike | None = None,
        to_move: int = 0,
        last_capture: int | None = None,
        last_laid: str | Card | None = None,
        last_capture_swept: bool | int = False,
        first_play: bool = False,
        combinations: Sequence[Sequence[CardsLike]] | None = None,
        out: CardsLike = "",
        lang: str | None = None,
        **options: Any,
    ) -> Position:
        """Set up any position, reachable in play or not.

        Parameters
        ----------
        game : str or Rules
            A variant's name or rules.
        table, out : text or cards
            Cards on the table; cards out of play.
        hands : one text per seat
            ``?`` is a card that is held but not known (``?3`` = three of them).
        piles : one text per side, optional
            Captured cards; nothing captured when not given.
        bonus : one int, or mapping of category to int, per side, optional
            Points already earned in play; an int is sweeps.
        stock : text, optional
            Cards still to be dealt, first card dealt first, ``?`` allowed. Not given: every card
            not named anywhere, in unknown order, less those that fill a ``?``. ``""``: no stock,
            and cards not named anywhere are out of play.
        to_move, last_capture : int
            Seats, from 0.
        last_laid : text, optional
            The card laid by the play just before.
        last_capture_swept : bool or int
            Whether the last capture was a paid sweep; or the points, where that may be more than 1.
        first_play : bool
            Whether the next card is the first of the deal (``ace_lead="barred"`` asks for it).
        combinations : per side a list of texts, optional
            Captures of two or more table cards, with the card played.
        lang : str, optional
            Language whose corner letters are read too.
        **options
            Options of `scopa_lab.rules`.

        Raises
        ------
        PositionError
            With all faults at once.
        ValueError
            For an unknown variant or option.

        Examples
        --------
        >>> p = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
        >>> print(p)
        scopa | table 2C 4H 5S QD | hands AS 7D 7H / ? ? ? | stock ?30 | to_move 0
        >>> p.play("7Dx2C5S").table
        Cards('4H QD')
        >>> Position.setup("scopa", table="7D", hands=("7D 8D", "?"), to_move=5)
        Traceback (most recent call last):
        ...
        scopa_lab.setup.PositionError: 3 faults in the position: hands[0]: 8D not in ...
        """
        given = {
            "table": table,
            "hands": hands,
            "piles": piles,
            "bonus": bonus,
            "stock": stock,
            "to_move": to_move,
            "last_capture": last_capture,
            "last_laid": last_laid,
            "last_capture_swept": last_capture_swept,
            "first_play": first_play,
            "combinations": combinations,
            "out": out,
        }
        position = cls(**exact_fields(as_rules(game, options, tuple(given)), lang, given))
        return playing.ended(position) if position.is_over else position

    @classmethod
    def parse(cls, line: str) -> Position:
        """Read the one-line text of a position; the inverse of ``str``.

        Raises
        ------
        PositionError
            With all faults at once.

        Examples
        --------
        >>> Position.parse("scopa | table 2C | hands 7D / ?").stock[:2]
        (None, None)
        """
        try:
            variant, options, fields = text.split(line)
        except text.TextError as error:
            raise PositionError(error.faults) from None
        return cls.setup(as_rules(variant, options), **fields)

    @classmethod
    def of(cls, given: object) -> Position:
        """Return a position as it is, or read its one-line text.

        Raises
        ------
        PositionError
            When it is neither.
        """
        if isinstance(given, cls):
            return given
        if isinstance(given, str):
            return cls.parse(given)
        raise PositionError([("position", say("position.of", given=quoted(given)))])

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Position:
        """Read what `to_dict` gave.

        Raises
        ------
        PositionError
            With all faults at once.
        """
        if not isinstance(data, Mapping):
            raise PositionError([("position", say("position.mapping", given=quoted(data)))])
        fields = dict(data)
        variant = fields.pop("variant", None)
        options = fields.pop("options", {})
        strange = [name for name in fields if name not in text.FIELDS]
        if strange or not isinstance(variant, str) or not isinstance(options, Mapping):
            known = ", ".join(("variant", "options", *text.FIELDS))
            faults = [(str(name), say("position.no_field", fields=known)) for name in strange]
            if not isinstance(variant, str):
                faults.append(("variant", say("position.no_variant", given=quoted(variant))))
            if not isinstance(options, Mapping):
                faults.append(("options", say("position.options", given=quoted(options))))
            raise PositionError(faults)
        return cls.setup(as_rules(variant, dict(options)), **fields)

    def to_dict(self) -> dict[str, Any]:
        """Return the position as JSON-ready data, with only what is not as usual."""
        data: dict[str, Any] = {"variant": self.rules.name}
        if self.rules.options:
            data["options"] = self.rules.options
        return data | self._fields()

    def _fields(self) -> dict[str, Any]:
        fields: dict[str, Any] = {"table": str(self.table), "hands": [str(h) for h in self.hands]}
        if any(self.piles):
            fields["piles"] = [str(p) for p in self.piles]
        if any(self.bonus):
            fields["bonus"] = [_bonus(side) for side in self.earned_by_name()]
        fields["stock"] = text.known_text(self.stock)
        fields["to_move"] = self.to_move
        if self.last_capture is not None:
            fields["last_capture"] = self.last_capture
        if self.last_laid is not None:
            fields["last_laid"] = str(self.last_laid)
        if self.last_capture_swept:
            swept = self.last_capture_swept
            fields["last_capture_swept"] = True if swept == 1 else swept
        if self.first_play:
            fields["first_play"] = True
        if any(self.combinations):
            fields["combinations"] = [[str(c) for c in combos] for combos in self.combinations]
        if self.out:
            fields["out"] = str(self.out)
        return fields

    def __str__(self) -> str:
        return text.join(str(self.rules), self._fields())

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def _repr_html_(self) -> str:
        from . import display  # drawn only in a notebook

        return display.position_html(self)

    # ── what is known ───────────────────────────────────────────────────────────────────────────

    @property
    def is_over(self) -> bool:
        """Whether the deal is over: nobody holds a card and nothing is left to deal."""
        return not self.stock and not any(map(len, self.hands))

    @property
    def bonus(self) -> tuple[int, ...]:
        """Points earned in play (sweeps and the like), per side."""
        return tuple(map(sum, self.earned))

    def earned_by_name(self) -> list[dict[str, int]]:
        """Return what each side earned in play: category → points."""
        names = self.rules.play_names
        return [dict(zip(names, points, strict=True)) for points in self.earned]

    @cached_property
    def known(self) -> Cards:
        """Every card whose place is known."""
        cards = Cards().union(self.table, self.out, *self.piles, *(h.cards for h in self.hands))
        return cards.union(c for c in self.stock if c is not None)

    @property
    def unseen(self) -> Cards:
        """Cards whose place is not known."""
        return self.rules.cards - self.known

    @property
    def all_known(self) -> bool:
        """Whether every card that is still to be played is known."""
        return None not in self.stock and not any(h.unknown for h in self.hands)

    @property
    def playable(self) -> Cards:
        """Cards that the seat to move can be holding: known ones, any unseen one for ``?``."""
        if self.is_over:
            return Cards()
        hand = self.hands[self.to_move]
        return hand.cards | self.unseen if hand.unknown else hand.cards

    def batches(self) -> tuple[tuple[tuple[Card | None, ...], ...], ...]:
        """Return what will be dealt: per batch, per seat, the cards in order.

        Notes
        -----
        The leader is dealt first, a packet at a time or one by one (X29); a stock that does not
        fill the last batch is dealt as far as it goes.

        Examples
        --------
        >>> p = Position.setup("scopa", hands=("AD", "2D"), stock="3D 4D 5D 6D 7D ? AS")
        >>> [[len(cards) for cards in batch] for batch in p.batches()]
        [[3, 3], [1, 0]]
        """
        size, players = self.rules.batch, self.rules.players
        batches = [
            self.stock[i : i + size * players] for i in range(0, len(self.stock), size * players)
        ]
        if self.rules.one_by_one:
            return tuple(
                tuple(batch[seat::players] for seat in range(players)) for batch in batches
            )
        starts = range(0, size * players, size)
        return tuple(tuple(batch[at : at + size] for at in starts) for batch in batches)

    def view(self, seat: int) -> Position:
        """Return what a seat may know: the other hands and the stock become unknown.

        Raises
        ------
        ValueError
            When there is no such seat.
        """
        if isinstance(seat, bool) or seat not in range(self.rules.players):
            raise ValueError(say("setup.no_seat", seat=quoted(seat), last=self.rules.players - 1))
        return replace(
            self,
            hands=tuple(h if s == seat else Hand(unknown=len(h)) for s, h in enumerate(self.hands)),
            stock=(None,) * len(self.stock),
        )

    def reveal(self, seat: int, cards: CardsLike) -> Position:
        """Return the position with some unknown cards of a hand named.

        Where dealt hands declare points (cirulla), one that is revealed later declares nothing:
        what it declared when it was dealt is part of ``bonus``.

        Raises
        ------
        PositionError
            When the seat does not exist, has fewer unknown cards, or a card is elsewhere.

        Examples
        --------
        >>> p = Position.setup("scopa", hands=("7D", "? ?"))
        >>> str(p.reveal(1, "JS").hands[1])
        'JS ?'
        """
        faults: list[tuple[str, str]] = []
        named = Cards(cards)
        if isinstance(seat, bool) or seat not in range(self.rules.players):
            faults.append(("seat", say("position.no_seat", seat=quoted(seat))))
        elif len(named) > self.hands[seat].unknown:
            unknown = self.hands[seat].unknown
            why = say("position.named", named=len(named), unknown=unknown)
            faults.append((f"hands[{seat}]", why))
        if named - self.unseen:
            faults.append(("cards", say("position.not_unseen", cards=named - self.unseen)))
        if faults:
            raise PositionError(faults)
        hand = self.hands[seat]
        known = Hand(hand.cards | named, hand.unknown - len(named))
        return replace(self, hands=playing.changed(self.hands, seat, known))

    # ── what may be done ────────────────────────────────────────────────────────────────────────

    def legal_moves(self, card: str | Card | None = None) -> LegalMoves:
        """Return the legal moves of the seat to move, of one card or all, in the usual order.

        With ``?`` in its hand, the moves of every card it may be holding.
        """
        playable = self.playable - self._barred
        if card is not None:
            playable = playable & Cards([Card(card)])
        return LegalMoves(self.rules, playable, self.table)

    @property
    def _barred(self) -> Cards:
        """Cards that may not be the first of the deal: aces, unless there is no other (X38)."""
        if not self.first_play or self.rules.ace_lead != "barred":
            return Cards()
        aces = Cards(c for c in self.playable if c.rank == "A")
        return aces if self.hands[self.to_move].cards - aces else Cards()

    def why_not(self, move: str | Move) -> str | None:
        """Say which rule forbids a move, or return None when it is legal.

        Examples
        --------
        >>> p = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
        >>> p.why_not("3D")
        '3D is not in the hand of seat 0 (AS 7D 7H)'
        """
        try:
            move = Move.parse(move)
        except CardError as error:
            return message(error)
        if self.is_over:
            return say("why_not.over")
        if move.card not in self.playable:
            hand = self.hands[self.to_move]
            if hand.unknown and move.card in self.known:
                return say("why_not.elsewhere", card=move.card, seat=self.to_move)
            return say("why_not.not_held", card=move.card, seat=self.to_move, hand=hand)
        if move.card in self._barred:
            return say("why_not.ace_lead", rule=setting("ace_lead", "barred"))
        return reason(self.rules, move.card, move.captured, self.table)

    def play(self, move: str | Move) -> Position:
        """Return the position after a move; this one stays as it is.

        Deals the next batch when all hands are empty; at the end of the deal gives the leftovers to
        the last capturer.

        Raises
        ------
        IllegalMove
            With the reason and the legal moves.

        Examples
        --------
        >>> p = Position.setup("scopa", table="2D 3S", hands=("5H", "7D"), stock="")
        >>> p.play("5Hx2D3S").bonus
        (1, 0)
        """
        why = self.why_not(move)
        if why is not None:
            raise IllegalMove(move, why, self.legal_moves())
        return playing.played(self, Move.parse(move))

    @property
    def sweep_counts(self) -> bool:
        """Whether taking the whole table with the next card would be paid as a sweep (C11).

        Examples
        --------
        >>> Position.setup("scopa", table="5D", hands=("5H", ""), stock="").sweep_counts
        False
        """
        return sweep_pays(
            self.rules,
            stock_empty=not self.stock,
            own_left=len(self.hands[self.to_move]) - 1,
            all_left=sum(map(len, self.hands)) - 1,
        )

    def score(self) -> Score:
        """Count the points: the final ones when the deal is over, else as the piles stand now."""
        return score(
            self.rules,
            self.piles,
            bonus=self.earned_by_name(),
            combinations=self.combinations,
            final=self.is_over,
        )


def _bonus(points: Mapping[str, int]) -> int | dict[str, int]:
    """What a side earned, as `Position.setup` takes it: a number where it is all sweeps."""
    found = {name: n for name, n in points.items() if n}
    first = next(iter(points), "")
    return found.get(first, 0) if set(found) <= {first} else found
