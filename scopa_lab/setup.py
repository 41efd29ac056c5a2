"""Reading a position: text in, exact values out, and every fault named at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .cards import Card, CardError, Cards, parse_cards
from .checks import whole
from .position_text import cards_text
from .rules import Rules

__all__ = ["Hand", "PositionError", "exact_fields"]

MOST_POINTS = 999  # earned in play before the position


class PositionError(ValueError):
    """A position that cannot be.

    Attributes
    ----------
    faults : tuple of (str, str)
        Every fault found: the field at fault and a sentence.
    """

    def __init__(self, faults: Sequence[tuple[str, str]]) -> None:
        self.faults = tuple(faults)
        lines = [f"{field}: {message}" for field, message in self.faults]
        count = f"{len(lines)} faults in the position: " if len(lines) > 1 else ""
        super().__init__(count + "; ".join(lines))

    def __reduce__(self) -> tuple[Any, ...]:  # errors cross processes
        return (PositionError, (self.faults,))


@dataclass(frozen=True, slots=True)
class Hand:
    """What is held by one seat: cards that are known, and how many are not."""

    cards: Cards = Cards.from_mask(0)  # noqa: RUF009  (a frozen value)
    unknown: int = 0

    def __len__(self) -> int:
        return len(self.cards) + self.unknown

    def __str__(self) -> str:
        return cards_text(self.cards, self.unknown)


class _Reader:
    """Reads the fields one by one and keeps the faults."""

    def __init__(self, rules: Rules, lang: str | None) -> None:
        self.rules = rules
        self.lang = lang
        self.faults: list[tuple[str, str]] = []
        self.places: dict[Card, list[str]] = {}

    def fault(self, field: str, message: str) -> None:
        self.faults.append((field, message))

    def cards(
        self, field: str, value: Any, *, unknown: bool = False, placed: bool = True
    ) -> list[Card | None]:
        """Read cards in order; a card takes its place in the pack unless `placed` is false."""
        try:
            if isinstance(value, str):
                found = parse_cards(value, lang=self.lang, unknown=unknown)
            elif value is None or isinstance(value, (int, float, Mapping)):
                raise CardError(f"cards are written as text, got {value!r}")
            elif isinstance(value, (Card, Cards)):
                found = list(Cards(value))
            elif isinstance(value, Hand):
                found = [*value.cards, *[None] * value.unknown]
            else:
                found = [None if c in (None, "?") else Card(c, self.lang) for c in value]
        except (CardError, TypeError) as error:
            self.fault(field, str(error))
            return []
        if None in found and not unknown:
            self.fault(field, "an unknown card (?) is not allowed here")
            found = [c for c in found if c is not None]
        strange = self.rules.why_strange(Cards.from_mask(_mask(found)))
        if strange:
            self.fault(field, strange)
        if placed:
            for card in found:
                if card is not None:
                    self.places.setdefault(card, []).append(field)
        return found

    def known(self, field: str, value: Any, *, placed: bool = True) -> Cards:
        return Cards.from_mask(_mask(self.cards(field, value, placed=placed)))

    def each(self, field: str, value: Any, count: int, what: str) -> list[Any]:
        """Return the items of a list of one per seat or side; exactly so many, or a fault."""
        if isinstance(value, (str, bytes, Mapping)) or not isinstance(value, Iterable):
            self.fault(field, f"a list of {count}, one per {what}, is expected, got {value!r}")
            return []
        items = list(value)
        if len(items) != count:
            names = ", ".join(f"{what} {i}" for i in range(count))
            self.fault(field, f"{count} expected ({names}), got {len(items)}")
        return items[:count]

    def seat(self, field: str, value: Any) -> int | None:
        """Return a seat; a fault, and None, if it is none."""
        last = self.rules.players - 1
        try:
            seat = whole(field, value)
        except ValueError:
            self.fault(field, f"a seat is a number from 0 to {last}, got {value!r}")
            return None
        if not 0 <= seat <= last:
            self.fault(field, f"seat {seat} does not exist; seats: 0 to {last}")
            return None
        return seat


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _mask(cards: Iterable[Card | None]) -> int:
    mask = 0
    for card in cards:
        if card is not None:
            mask |= card.mask
    return mask


def exact_fields(rules: Rules, lang: str | None, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of `Position` for what a user gave to `Position.setup`.

    Raises
    ------
    PositionError
        With all faults at once.
    """
    read = _Reader(rules, lang)
    table = read.known("table", given["table"])
    hands = []
    for seat, value in enumerate(read.each("hands", given["hands"], rules.players, "seat")):
        cards = read.cards(f"hands[{seat}]", value, unknown=True)
        hands.append(Hand(Cards.from_mask(_mask(cards)), cards.count(None)))
    piles = [Cards()] * rules.sides
    if given["piles"] is not None:
        for side, value in enumerate(read.each("piles", given["piles"], rules.sides, "side")):
            piles[side] = read.known(f"piles[{side}]", value)
    out = read.known("out", given["out"])
    stock: list[Card | None] | None = None
    if given["stock"] is not None:
        stock = read.cards("stock", given["stock"], unknown=True)

    for card, places in read.places.items():
        if len(places) > 1:
            where = " and ".join(dict.fromkeys(places))
            read.fault(places[1], f"{card} stands {_times(len(places))} ({where})")
    unseen = len(rules.cards - Cards.from_mask(_mask(read.places)))
    in_hands = sum(h.unknown for h in hands)
    if stock is None:
        stock = [None] * max(0, unseen - in_hands)
    wanted = in_hands + stock.count(None)
    if wanted > unseen:
        field = "stock" if in_hands <= unseen else "hands"
        read.fault(
            field, f"{wanted} unknown cards (?) asked for, but only {unseen} cards are unseen"
        )

    earned = [(0,) * len(rules.play_categories)] * rules.sides
    if given["bonus"] is not None:
        for side, value in enumerate(read.each("bonus", given["bonus"], rules.sides, "side")):
            earned[side] = _earned(read, f"bonus[{side}]", value)

    to_move = read.seat("to_move", given["to_move"])
    faulty = {field for field, _ in read.faults}
    if to_move is not None and not faulty & {"hands", f"hands[{to_move}]"}:
        holders = [str(seat) for seat, hand in enumerate(hands) if len(hand)]
        if holders and str(to_move) not in holders:
            read.fault(
                "to_move", f"seat {to_move} holds no card; seats with cards: {', '.join(holders)}"
            )
        if not holders and stock:
            read.fault(
                "hands", f"nobody holds a card while {len(stock)} are in the stock: deal first"
            )
    last_capture = given["last_capture"]
    captor = None if last_capture is None else read.seat("last_capture", last_capture)
    swept = _swept(read, given["last_capture_swept"], captor, earned)
    first_play = given["first_play"]
    if not isinstance(first_play, bool):
        read.fault("first_play", f"True or False is expected, got {first_play!r}")
    elif first_play and rules.ace_lead != "barred":
        read.fault("first_play", "only ace_lead='barred' asks for the first play of the deal")
    last_laid: Card | None = None
    if given["last_laid"] is not None:
        before = len(read.faults)
        laid = read.known("last_laid", given["last_laid"], placed=False)
        if len(read.faults) > before:
            pass  # it could not be read, and that has been said
        elif len(laid) != 1:
            read.fault("last_laid", f"one card is expected, got {given['last_laid']!r}")
        else:
            (last_laid,) = laid
            if last_laid not in table and "table" not in faulty:
                read.fault("last_laid", f"{last_laid} is not on the table")
    combinations = _combinations(read, given["combinations"], piles)

    if read.faults:
        raise PositionError(read.faults)
    return {
        "rules": rules,
        "table": table,
        "hands": tuple(hands),
        "piles": tuple(piles),
        "earned": tuple(earned),
        "stock": tuple(stock),
        "to_move": to_move,
        "last_capture": captor,
        "last_laid": last_laid,
        "last_capture_swept": swept,
        "first_play": first_play,
        "combinations": combinations,
        "out": out,
    }


def _earned(read: _Reader, field: str, value: Any) -> tuple[int, ...]:
    """Read what a side earned in play: a number (of the first kind, sweeps), or kind: number."""
    names = read.rules.play_names
    points = dict(value) if isinstance(value, Mapping) else {names[0] if names else "": value}
    for name in [name for name in points if name not in names]:
        number = points.pop(name)
        if name or number != 0:
            allowed = ", ".join(names) or "nothing"
            what = f"{name!r} does not score" if name else f"{number!r} was given"
            read.fault(field, f"{what}; in play there {_is(names)} scored: {allowed}")
    for name, number in points.items():
        try:
            points[name] = whole("a bonus", number, least=0, most=MOST_POINTS)
        except ValueError as error:
            read.fault(field, str(error))
            points[name] = 0
    return tuple(points.get(name, 0) for name in names)


def _is(names: Sequence[str]) -> str:
    return "are" if len(names) > 1 else "is"


def _swept(read: _Reader, value: Any, captor: int | None, earned: Sequence[tuple[int, ...]]) -> int:
    """Read what the last capture was paid as a sweep; True stands for one point."""
    field = "last_capture_swept"
    try:
        swept = whole(field, int(value) if isinstance(value, bool) else value, least=0)
    except ValueError:
        read.fault(field, f"True or False, or its points, is expected, got {value!r}")
        return 0
    if swept and captor is None:
        read.fault(field, "a sweep needs somebody who captured: give last_capture")
    elif swept and captor is not None:
        side = read.rules.side_of(captor)
        sweeps = dict(zip(read.rules.play_names, earned[side], strict=True))
        if sweeps.get("sweeps", 0) < swept:
            read.fault(
                field,
                f"a paid sweep is {swept} point{'s' * (swept != 1)} in bonus, and side {side} has "
                f"{sweeps.get('sweeps', 0) or 'none'}",
            )
    return swept


def _combinations(
    read: _Reader, value: Any, piles: Sequence[Cards]
) -> tuple[tuple[Cards, ...], ...]:
    """Read the combination captures; only `primiera_source` asks for them (X28)."""
    rules = read.rules
    nothing: tuple[tuple[Cards, ...], ...] = ((),) * rules.sides
    if value is None:
        return nothing
    if rules.primiera_source == "all":
        read.fault(
            "combinations", "only primiera_source='combination_only' or "
            "'combination_letter' asks for combinations"
        )  # fmt: skip
        return nothing
    found: list[tuple[Cards, ...]] = []
    for side, texts in enumerate(read.each("combinations", value, rules.sides, "side")):
        field = f"combinations[{side}]"
        if isinstance(texts, str) or not isinstance(texts, Iterable):
            read.fault(field, f"a list of texts is expected, got {texts!r}")
            continue
        before = len(read.faults)
        sets = tuple(read.known(field, t, placed=False) for t in texts)
        if len(read.faults) > before:
            continue
        for cards in sets:
            if len(cards) < 3:
                wanted = "the card played and two or more taken are expected"
                read.fault(field, f"{wanted}, got {str(cards)!r}")
            if cards - piles[side]:
                read.fault(field, f"{cards - piles[side]} is not in piles[{side}]")
        if sum(map(len, sets)) > len(Cards().union(*sets)):
            read.fault(field, "a card stands in two combinations")
        found.append(sets)
    return tuple(found)
