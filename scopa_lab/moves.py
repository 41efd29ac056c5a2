"""Moves: what one card may do on a table.

A move plays a card and takes a set of table cards, or lays the card down (the set is empty). The
rule of capture is written here once for people; `scopa_lab.kernel` has it once more in integers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Any, overload

from .cards import Card, CardError, Cards, CardsLike
from .rules import Rules, RulesLike, as_rules

__all__ = ["IllegalMove", "LegalMoves", "Move", "captures", "legal", "why_not"]

NONE = Cards()


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
            raise CardError(f"a move is written as text, for example '7Dx2C5S', got {text!r}")
        try:
            return cls(Card(text))
        except CardError as error:
            splits = [(text[:i], text[i + 1 :]) for i, sign in enumerate(text) if sign in "xX×"]
            if not splits:
                raise
            unread = error
        for card, taken in splits:  # words such as "six of coins" have an x of their own
            try:
                cards = Cards(taken)
                if cards:
                    return cls(Card(card), cards)
                unread = CardError(f"{text!r} names no card to take", (text,))
            except CardError as error:
                unread = error
        raise unread

    @property
    def key(self) -> tuple[int, int, tuple[int, ...]]:
        """Sort key of the usual order: card, laying first, then fewer cards, lower cards."""
        return (self.card.index, len(self.captured), tuple(c.index for c in self.captured))

    def __lt__(self, other: Move) -> bool:
        return self.key < other.key

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


def legal(rules: Rules, card: Card, table: Cards) -> tuple[Cards, ...]:
    """Return every legal capture; like `captures`, for exact values that were checked before."""
    sets = [s for s in _equal_sums(rules, card, table) if len(s) <= (rules.max_capture or 52)]
    if rules.priority != "free" and sets:
        fewest = min(map(len, sets))
        if rules.priority == "fewest" or fewest == 1:
            sets = [s for s in sets if len(s) == fewest]
    sets.sort(key=lambda s: (len(s), [c.index for c in s]))
    return tuple(Cards.from_mask(sum(c.mask for c in s)) for s in sets)


def takes_all(rules: Rules, card: Card, table: Cards) -> bool:
    """Say whether a card may take the whole table; quick also for tables of many cards."""
    if not table or sum(rules.values[c.rank] for c in table) != rules.value(card):
        return False
    return table in legal(rules, card, table)


def _equal_sums(rules: Rules, card: Card, table: Cards) -> list[tuple[Card, ...]]:
    """Sets of table cards that add up to the card's value, whatever the priority.

    Works on values first and on suits last, so that the work grows with the number of answers and
    not with the number of subsets.
    """
    values = rules.values
    by_value: dict[int, list[Card]] = {}
    for lying in table:
        by_value.setdefault(values[lying.rank], []).append(lying)
    found: list[tuple[Card, ...]] = []
    for counts in _partitions(values[card.rank], sorted(by_value.items())):
        choices = [combinations(by_value[value], count) for value, count in counts]
        for choice in product(*choices):
            found.append(tuple(sorted(c for part in choice for c in part)))
    return found


def _partitions(
    total: int, left: list[tuple[int, list[Card]]]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Ways to make the total with so many cards of each value: ((value, count), …)."""
    if total == 0:
        yield ()
    elif left and left[0][0] <= total:
        (value, cards), rest = left[0], left[1:]
        for count in range(min(len(cards), total // value) + 1):
            for tail in _partitions(total - count * value, rest):
                yield ((value, count), *tail) if count else tail


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
        return str(error)
    return reason(rules, played, wanted, lying)


def reason(rules: Rules, card: Card, wanted: Cards, table: Cards) -> str | None:
    """Say which rule forbids a capture; like `why_not`, for exact values."""
    allowed = legal(rules, card, table)
    if not wanted:
        if not allowed or rules.capture == "optional":
            return None
        return (
            f"{card} can take {_or(allowed)}, and a card that can capture may not be laid down "
            "(capture='forced')"
        )
    if wanted in allowed:
        return None
    missing = wanted - table
    if missing:
        return f"{missing} {'is' if len(missing) == 1 else 'are'} not on the table"
    value = rules.value(card)
    total = sum(rules.value(c) for c in wanted)
    if total != value:
        counts = f"{wanted} counts {total}" if len(wanted) == 1 else f"{wanted} add up to {total}"
        return (
            f"{counts}, and {card} takes one card that counts {value} "
            f"or cards that add up to {value}"
        )
    if rules.max_capture and len(wanted) > rules.max_capture:
        return (
            f"{wanted} are {len(wanted)} cards, and one card takes at most {rules.max_capture} "
            f"(max_capture={rules.max_capture})"
        )
    if rules.priority == "single" or len(allowed[0]) == 1:
        return (
            f"{card} takes only the equal card {_or(allowed)}: an equal card shuts out sums "
            f"(priority={rules.priority!r})"
        )
    return (
        f"{wanted} are {len(wanted)} cards, and {card} takes only the fewest, {len(allowed[0])}: "
        f"{_or(allowed)} (priority='fewest')"
    )


def _or(sets: tuple[Cards, ...]) -> str:
    shown = [str(s) for s in sets[:6]]
    return " or ".join(shown) + (f" or {len(sets) - 6} more" if len(sets) > 6 else "")


def _checked(card: str | Card, table: CardsLike, rules: Rules) -> tuple[Card, Cards]:
    played, lying = Card(card), Cards(table)
    strange = rules.why_strange(lying | played)
    if strange:
        raise CardError(strange, [c.text for c in (lying | played) - rules.cards])
    if played in lying:
        raise CardError(f"{played} cannot be played: it lies on the table", [played.text])
    return played, lying


class IllegalMove(ValueError):  # noqa: N818  (the name users type)
    """A move that the rules forbid here; nothing was changed.

    Attributes
    ----------
    reason : str
        The rule that forbids it.
    legal : tuple of Move
        What is allowed instead.
    """

    def __init__(self, move: object, reason: str, allowed: Sequence[Move]) -> None:
        self.move = move
        self.reason = reason
        self.legal = tuple(allowed)
        shown = ", ".join(map(str, self.legal[:30])) or "none, the deal is over"
        more = f" and {len(self.legal) - 30} more" if len(self.legal) > 30 else ""
        super().__init__(f"{move} is not legal: {reason}. Legal moves: {shown}{more}")

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

    @cached_property
    def _all(self) -> tuple[Move, ...]:
        return tuple(self._generate())

    def _generate(self) -> Iterator[Move]:
        for card in self._cards:
            taken = legal(self._rules, card, self._table)
            if not taken or self._rules.capture == "optional":
                yield Move(card)
            for cards in taken:
                yield Move(card, cards)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __bool__(self) -> bool:
        return bool(self._cards)  # every card has at least one legal move

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        return self._all[index]

    def __eq__(self, other: object) -> bool:
        return self._all == other._all if isinstance(other, LegalMoves) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._all)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            move = Move.parse(move)
        return (
            isinstance(move, Move)
            and move.card in self._cards
            and reason(self._rules, move.card, move.captured, self._table) is None
        )

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self._all[:12]))
        more = ", …" if len(self) > 12 else ""
        return f"<{len(self)} legal move{'s' * (len(self) != 1)}: {shown}{more}>"
