"""Moves: what one card may do on a table, and why it may do no more.

A move plays a card and takes a set of table cards, or takes none (the set is empty): the card is
laid down, or, where the rules say so, an ace takes itself from an empty table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any, overload

from .captures import count_of, groups, how_many, legal, legal_sets, sets_of, takes
from .cards import Card, CardError, Cards, CardsLike
from .checks import quoted
from .groups import Group, Totals
from .languages import Said, chain, message, say, told
from .names import rank_term, setting
from .rules import Rules, RulesLike, as_rules

__all__ = ["IllegalMove", "LegalMoves", "Move", "captures", "legal", "takes_all", "why_not"]

NONE = Cards()

MOST_SIGNS = 60  # a letter x each that a text may have: a pack of words has fewer


@dataclass(frozen=True, slots=True)
class Move:
    """One card played, with the table cards it takes.

    Attributes
    ----------
    card : Card
        The card played.
    captured : Cards
        The table cards taken; empty when the card is laid down.

    Examples
    --------
    >>> Move.parse("7Dx2C5S")
    Move('7Dx2C5S')
    >>> Move.parse("six of coins x 2D, 4♠")
    Move('6Dx2D4S')
    >>> Move.parse("as").captured
    Cards('')
    """

    card: Card
    captured: Cards = NONE

    @classmethod
    def parse(cls, text: str | Move) -> Move:
        """Read ``"7Dx2C5S"`` (takes), ``"AS"`` (lays down).

        Raises
        ------
        CardError
            When the text is no move.
        """
        if isinstance(text, Move):
            return text
        if not isinstance(text, str):
            raise CardError(say("move.text", given=quoted(text)))
        try:
            return cls(Card(text))
        except CardError as error:
            signs = [i for i, sign in enumerate(text) if sign in "xX×"]
            if len(signs) > MOST_SIGNS:
                raise
            splits = [(text[:i], text[i + 1 :]) for i in signs]
            if not splits:
                raise
            unread = error
        for card, taken in splits:  # words such as "six of coins" have an x of their own
            try:
                cards = Cards(taken)
                if cards:
                    return cls(Card(card), cards)
                unread = CardError(say("move.no_card", given=quoted(text)), (text,))
            except CardError as error:
                unread = error
        raise unread

    @property
    def key(self) -> tuple[int, int, tuple[int, ...]]:
        """Sort key of the usual order: card, laying first, then fewer cards, lower cards."""
        return (self.card.index, len(self.captured), tuple(c.index for c in self.captured))

    def __lt__(self, other: Move) -> bool:
        return self.key < other.key

    def name(self, lang: str = "en", deck: str = "italian") -> str:
        """Return the move in words.

        >>> Move.parse("7Dx2C5S").name("es")
        'siete de oros llevándose dos de bastos y cinco de espadas'
        """
        if not self.captured:
            return self.card.name(lang, deck)
        return told(say("move.taking", card=self.card, others=self.captured), lang, deck)

    def __str__(self) -> str:
        taken = str(self.captured).replace(" ", "")
        return f"{self.card}x{taken}" if taken else self.card.text

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


def captures(
    card: str | Card, table: CardsLike, game: RulesLike = "scopa", **options: Any
) -> tuple[Cards, ...]:
    """Return every legal capture of a card, or nothing when it can only be laid down.

    Parameters
    ----------
    card : str or Card
        The card played.
    table : str or Cards
        The cards on the table; any number.
    game : str or Rules
        A variant's name or rules.
    **options
        Options of `scopa_lab.rules`.

    Returns
    -------
    tuple of Cards
        Fewer cards first, then lower cards; each capture once.

    Raises
    ------
    ValueError
        For an unknown card, a card twice or a card that is not in the pack.

    Notes
    -----
    Digest 2.1, C07 to C10: the cap on the number of cards is applied before the priority.

    Examples
    --------
    >>> captures("7D", "2C 4H 5S QD", "scopa")
    (Cards('2C 5S'),)
    >>> captures("5D", "AD AC 3S 4H")
    (Cards('AD 4H'), Cards('AC 4H'), Cards('AD AC 3S'))
    >>> captures("5D", "AD AC 3S 4H", priority="fewest")
    (Cards('AD 4H'), Cards('AC 4H'))
    """
    rules = as_rules(game, options)
    played, lying = _checked(card, table, rules)
    return legal(rules, played, lying)


def takes_all(rules: Rules, card: Card, table: Cards) -> bool:
    """Say whether a card may take the whole table; quick also for tables of many cards."""
    return takes(rules, card, table, table)


def why_not(
    card: str | Card,
    captured: CardsLike,
    table: CardsLike,
    game: RulesLike = "scopa",
    **options: Any,
) -> str | None:
    """Say which rule forbids a capture (or laying down, when `captured` is empty), or return None.

    Raises
    ------
    ValueError
        When the card or the table itself cannot be.

    Examples
    --------
    >>> why_not("7D", "4H", "2C 4H 5S QD", "scopa")
    '4H counts 4, and 7D takes one card that counts 7 or cards that add up to 7'
    >>> why_not("7D", "2C 5S", "2C 4H 5S QD", "scopa") is None
    True
    >>> why_not("7D", "", "2C 4H 5S QD", "scopa")
    "7D can take 2C 5S, and a card that can capture may not be laid down (capture='forced')"
    """
    rules = as_rules(game, options)
    played, lying = _checked(card, table, rules)
    try:
        wanted = Cards(captured)
    except CardError as error:
        return message(error)
    return reason(rules, played, wanted, lying)


def reason(rules: Rules, card: Card, wanted: Cards, table: Cards) -> str | None:
    """Say which rule forbids a capture; like `why_not`, for exact values."""
    if not wanted:
        if rules.capture == "optional" or next(legal_sets(rules, card, table), None) is None:
            return None
        allowed, rule = _allowed(rules, card, table), setting("capture", "forced")
        return say("why_not.forced", card=card, allowed=allowed, rule=rule)
    if takes(rules, card, wanted, table):
        return None
    missing = wanted - table
    if missing:
        return say("why_not.missing", count=len(missing), card=missing)
    return _unfit(rules, card, wanted, table)


def _unfit(rules: Rules, card: Card, wanted: Cards, table: Cards) -> Said:
    """Say why a card may not take cards that lie on the table."""
    if card.rank == "A" and rules.ace_may_sweep:
        return _not_for_an_ace(rules, card, table)
    ways = groups(rules, card, table)
    court = Cards(c for c in wanted if c.rank in rules.numberless)
    if card.rank in rules.numberless:
        kind, rule = rank_term(card.rank), setting("court_match", "identity")
        return say("why_not.court", card=card, kind=kind, rule=rule)
    if court:
        rule = setting("court_match", "identity")
        return say("why_not.courts", count=len(court), cards=court, rule=rule)
    fitting = [way for way in ways if isinstance(way, Totals) and way.fits(wanted)]
    if not fitting:
        return _wrong_sum(rules, card, wanted)
    way = fitting[0]
    if len(wanted) > way.cap:
        most, rule = rules.max_capture, setting("max_capture", rules.max_capture)
        return say("why_not.cap", cards=wanted, number=len(wanted), most=most, rule=rule)
    allowed = _or(way.sets(), way.count())
    beside = len(ways) > 1  # fifteens stand beside these, and nothing ranks them
    if way.priority == "single" or (way.fewest == 1 and rules.sum not in ("fifteen", "multiple")):
        key, rule = "why_not.equal", setting("priority", rules.priority)
    else:
        key, rule = "why_not.fewest", setting("priority", "fewest")
    return say(
        f"{key}_beside" if beside else key,
        card=card,
        cards=wanted,
        number=len(wanted),
        total=way.total,
        allowed=allowed,
        rule=rule,
    )


def _not_for_an_ace(rules: Rules, card: Card, table: Cards) -> Said:
    """Say what an ace that may take the whole table takes instead."""
    rule = setting("ace", rules.ace)
    if rules.ace == "optional_sweep":
        key = "why_not.ace_may"
    elif rules.ace_with_ace == "sweeps" or not any(c.rank == "A" for c in table):
        key = "why_not.ace_all"
    else:
        key = "why_not.ace_fifteen" if "fifteen" in rules.sum else "why_not.ace_one"
        rule = setting("ace_with_ace", "takes_ace")
    return say(key, card=card, allowed=_allowed(rules, card, table), rule=rule)


def _wrong_sum(rules: Rules, card: Card, wanted: Cards) -> Said:
    """Say that cards do not add up to what they must."""
    value = rules.value(card)
    total = sum(rules.value(c) for c in wanted)
    if rules.sum == "multiple" and card.rank == "A":
        return say("why_not.aces_only", card=card, rule=setting("ace", rules.ace))
    return say(
        f"why_not.sum.{rules.sum}",
        counts=say("counts", count=len(wanted), cards=wanted, total=total),
        card=card,
        value=value,
        made=total + value,
        rule=setting("sum", rules.sum),
    )


def _allowed(rules: Rules, card: Card, table: Cards) -> Said:
    return _or(legal_sets(rules, card, table), how_many(rules, card, table))


def _or(sets: Iterator[Cards], count: int) -> Said:
    more = [say("more", number=count - 6)] if count > 6 else []
    return chain([*islice(sets, 6), *more], "or")


def _checked(card: str | Card, table: CardsLike, rules: Rules) -> tuple[Card, Cards]:
    played, lying = Card(card), Cards(table)
    strange = rules.why_strange(lying | played)
    if strange:
        raise CardError(strange, [c.text for c in (lying | played) - rules.cards])
    if played in lying:
        raise CardError(say("move.lies", card=played), [played.text])
    return played, lying


class IllegalMove(ValueError):  # noqa: N818  (the name users type)
    """A move that the rules forbid here; nothing was changed.

    Attributes
    ----------
    reason : str
        The rule that forbids it.
    legal : LegalMoves
        What is allowed instead.
    """

    def __init__(self, move: object, reason: str, allowed: LegalMoves) -> None:
        self.move = move
        self.reason = reason
        self.legal = allowed
        shown = chain([*islice(allowed, 30)] or [say("illegal.none")], "comma")
        if len(allowed) > 30:
            shown = chain([shown, say("more", number=len(allowed) - 30)])
        given = move if isinstance(move, Move) else str(move)
        super().__init__(say("illegal", move=given, reason=reason, legal=shown))

    def __reduce__(self) -> tuple[Any, ...]:  # errors cross processes
        return (IllegalMove, (self.move, self.reason, self.legal))


class LegalMoves(Sequence[Move]):
    """The legal moves of whoever holds some cards in front of a table: lazy, sized, ordered.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> moves = LegalMoves(rules("scopa"), Cards("7D AS"), Cards("2C 5S"))
    >>> moves
    <2 legal moves: AS, 7Dx2C5S>
    >>> Move.parse("7D") in moves, len(moves)
    (False, 2)
    """

    def __init__(self, rules: Rules, cards: Cards, table: Cards) -> None:
        self._rules = rules
        self._cards = cards
        self._table = table
        self._groups: dict[Card, list[Group]] = {}
        self._found: list[Move] = []  # those asked for so far: there may be a million
        self._source = self._generate()

    def _generate(self) -> Iterator[Move]:
        for card in self._cards:
            sets = sets_of(self._of(card))
            first = next(sets, None)
            if first is None or self._rules.capture == "optional":
                yield Move(card)
            if first is not None:
                yield Move(card, first)
            for cards in sets:
                yield Move(card, cards)

    def _of(self, card: Card) -> list[Group]:
        """The captures of a card, worked out once for listing and for counting."""
        if card not in self._groups:
            self._groups[card] = groups(self._rules, card, self._table)
        return self._groups[card]

    def __reduce__(self) -> tuple[Any, ...]:  # what was not asked for yet need not travel
        return (LegalMoves, (self._rules, self._cards, self._table))

    def _reach(self, count: int | None = None) -> list[Move]:
        """Return the moves found, at least so many of them (None: all)."""
        wanted = None if count is None else max(0, count - len(self._found))
        try:
            self._found.extend(islice(self._source, wanted))
        except BaseException:  # interrupted: a generator that was stopped would seem to be done
            self._found, self._source = [], self._generate()
            raise
        return self._found

    def __iter__(self) -> Iterator[Move]:
        at = 0
        while at < len(self._reach(at + 1)):
            yield self._found[at]
            at += 1

    @cached_property
    def _count(self) -> int:
        total = 0
        for card in self._cards:
            sets = count_of(self._of(card), self._table)
            total += sets + (not sets or self._rules.capture == "optional")
        return total

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return bool(self._cards)  # every card has at least one legal move

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            ends = (index.start or 0, -1 if index.stop is None else index.stop)
            ahead = min(ends) >= 0 and (index.step or 1) > 0
            return tuple(self._reach(max(ends) if ahead else None)[index])
        return self._reach(index + 1 if index >= 0 else None)[index]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        mine = (self._rules, self._cards, self._table)
        return mine == (other._rules, other._cards, other._table) or self._reach() == other._reach()

    def __hash__(self) -> int:
        return hash(tuple(self._reach(12)[:12]))

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            move = Move.parse(move)
        return (
            isinstance(move, Move)
            and move.card in self._cards
            and reason(self._rules, move.card, move.captured, self._table) is None
        )

    def _repr_html_(self) -> str:
        from .display import moves_html

        return moves_html(self)

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self._reach(12)[:12]))
        more = ", …" if len(self) > 12 else ""
        return f"<{len(self)} legal move{'s' * (len(self) != 1)}: {shown}{more}>"
