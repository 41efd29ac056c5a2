"""Reading a position: text in, exact values out, and every fault named at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .cards import Card, CardError, Cards, parse_cards
from .checks import quoted, whole
from .languages import chain, message, say, tell
from .names import category_term, field_term, setting, settings
from .position_text import cards_text
from .rules import Rules

__all__ = ["Hand", "PositionError", "exact_fields"]

MOST_POINTS = 999  # earned in play before the position


class PositionError(ValueError):
    """A position that cannot be.

    Attributes
    ----------
    faults : tuple of (str, str)
        Every fault found: the field at fault (`scopa_lab.names.field_name` says what people call
        it) and a sentence.
    """

    def __init__(self, faults: Sequence[tuple[str, str]]) -> None:
        self.faults = tuple(faults)
        lines = [say("setup.fault", field=field_term(f), fault=fault) for f, fault in self.faults]
        listed = chain(lines, "semicolon")
        several = len(lines) > 1
        super().__init__(
            say("setup.faults", number=len(lines), faults=listed) if several else listed
        )

    def __reduce__(self) -> tuple[Any, ...]:  # errors cross processes
        return (PositionError, (self.faults,))


@dataclass(frozen=True, slots=True)
class Hand:
    """What is held by one seat: cards that are known, and how many are not."""

    cards: Cards = Cards.from_mask(0)  # noqa: RUF009  (a frozen value)
    unknown: int = 0

    def __len__(self) -> int:
        return len(self.cards) + self.unknown

    def name(self, lang: str = "en", deck: str = "italian") -> str:
        """Return what is held in words.

        >>> Hand(Cards("7D"), 2).name("fr")
        'sept de deniers et 2 cartes cachées'
        """
        if not self.unknown:
            return self.cards.name(lang, deck)
        hidden = tell(say("picture.hidden_cards", count=self.unknown), lang)
        if not self.cards:
            return hidden
        return tell(chain([*(c.name(lang, deck) for c in self.cards), hidden]), lang)

    def __str__(self) -> str:
        return cards_text(self.cards, self.unknown)


class _Reader:
    """Reads the fields one by one and keeps the faults."""

    def __init__(self, rules: Rules, lang: str | None) -> None:
        self.rules = rules
        self.lang = lang
        self.faults: list[tuple[str, str]] = []
        self.places: dict[Card, list[str]] = {}

    def fault(self, field: str, why: str) -> None:
        self.faults.append((field, why))

    def cards(
        self, field: str, value: Any, *, unknown: bool = False, placed: bool = True
    ) -> list[Card | None]:
        """Read cards in order; a card takes its place in the pack unless `placed` is false."""
        try:
            if isinstance(value, str):
                found = parse_cards(value, lang=self.lang, unknown=unknown)
            elif value is None or isinstance(value, (int, float, Mapping)):
                raise CardError(say("cards.text", given=quoted(value)))
            elif isinstance(value, (Card, Cards)):
                found = list(Cards(value))
            elif isinstance(value, Hand):
                found = [*value.cards, *[None] * value.unknown]
            else:
                found = [None if c in (None, "?") else Card(c, self.lang) for c in value]
        except (CardError, TypeError) as error:
            self.fault(field, message(error))
            return []
        if None in found and not unknown:
            self.fault(field, say("setup.known"))
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
            self.fault(field, say(f"setup.list.{what}", number=count, given=quoted(value)))
            return []
        items = list(value)
        if len(items) != count:
            names = chain([say(what, number=i) for i in range(count)], "comma")
            self.fault(field, say("setup.so_many", number=count, names=names, given=len(items)))
        return items[:count]

    def seat(self, field: str, value: Any) -> int | None:
        """Return a seat; a fault, and None, if it is none."""
        last = self.rules.players - 1
        try:
            seat = whole(field, value)
        except ValueError:
            self.fault(field, say("setup.seat", last=last, given=quoted(value)))
            return None
        if not 0 <= seat <= last:
            self.fault(field, say("setup.no_seat", seat=str(seat), last=last))
            return None
        return seat


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
    _once(read)
    stock = _stock(read, stock, sum(hand.unknown for hand in hands))
    earned = [(0,) * len(rules.play_categories)] * rules.sides
    if given["bonus"] is not None:
        for side, value in enumerate(read.each("bonus", given["bonus"], rules.sides, "side")):
            earned[side] = _earned(read, f"bonus[{side}]", value)
    to_move = _to_move(read, given["to_move"], hands, stock)
    last_capture = given["last_capture"]
    captor = None if last_capture is None else read.seat("last_capture", last_capture)
    swept = _swept(read, given["last_capture_swept"], captor, earned)
    first_play = _first_play(read, given["first_play"])
    last_laid = None
    if given["last_laid"] is not None:
        last_laid = _last_laid(read, given["last_laid"], table)
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


def _once(read: _Reader) -> None:
    """Find cards that lie in several places."""
    for card, places in read.places.items():
        if len(places) > 1:
            where = chain(map(field_term, dict.fromkeys(places)))
            key = "setup.twice" if len(places) == 2 else "setup.times"
            read.fault(places[1], say(key, card=card, times=len(places), where=where))


def _stock(read: _Reader, stock: list[Card | None] | None, in_hands: int) -> list[Card | None]:
    """Return the stock: as given, or all that is not seen; no more unknown cards than there are."""
    unseen = len(read.rules.cards - Cards.from_mask(_mask(read.places)))
    if stock is None:
        stock = [None] * max(0, unseen - in_hands)
    wanted = in_hands + stock.count(None)
    if wanted > unseen:
        field = "stock" if in_hands <= unseen else "hands"
        read.fault(field, say("setup.too_many", wanted=wanted, unseen=unseen))
    return stock


def _to_move(
    read: _Reader, given: Any, hands: Sequence[Hand], stock: Sequence[Card | None]
) -> int | None:
    """Return the seat to move, which holds a card if anybody does."""
    to_move = read.seat("to_move", given)
    faulty = {field for field, _ in read.faults}
    if to_move is not None and not faulty & {"hands", f"hands[{to_move}]"}:
        holders = [str(seat) for seat, hand in enumerate(hands) if len(hand)]
        if holders and str(to_move) not in holders:
            seats = ", ".join(holders)
            read.fault("to_move", say("setup.no_card", seat=to_move, seats=seats))
        if not holders and stock:
            read.fault("hands", say("setup.deal_first", count=len(stock)))
    return to_move


def _first_play(read: _Reader, given: Any) -> Any:
    """Return whether the next card is the first of the deal, where a rule asks for it."""
    if not isinstance(given, bool):
        read.fault("first_play", say("setup.true_false", given=quoted(given)))
    elif given and read.rules.ace_lead != "barred":
        read.fault("first_play", say("setup.no_first", rule=setting("ace_lead", "barred")))
    return given


def _last_laid(read: _Reader, given: Any, table: Cards) -> Card | None:
    """Return the card that the play before laid, which lies on the table."""
    before = len(read.faults)
    laid = read.known("last_laid", given, placed=False)
    if len(read.faults) > before:
        return None  # it could not be read, and that has been said
    if len(laid) != 1:
        read.fault("last_laid", say("setup.one_card", given=quoted(given)))
        return None
    (card,) = laid
    if card not in table and "table" not in {field for field, _ in read.faults}:
        read.fault("last_laid", say("why_not.missing.one", card=card))
    return card


def _earned(read: _Reader, field: str, value: Any) -> tuple[int, ...]:
    """Read what a side earned in play: a number (of the first kind, sweeps), or kind: number."""
    names = read.rules.play_names
    points = dict(value) if isinstance(value, Mapping) else {names[0] if names else "": value}
    for name in [name for name in points if name not in names]:
        number = points.pop(name)
        if name or number != 0:
            what = say("setup.scores", given=quoted(name)) if name else None
            what = what or say("setup.was_given", given=quoted(number))
            allowed = chain([category_term(name) for name in names] or [say("nothing")], "comma")
            key = "setup.in_play" if len(names) > 1 else "setup.in_play.one"
            read.fault(field, say(key, what=what, allowed=allowed))
    for name, number in points.items():
        try:
            points[name] = whole(say("a_bonus"), number, least=0, most=MOST_POINTS)
        except ValueError as error:
            read.fault(field, message(error))
            points[name] = 0
    return tuple(points.get(name, 0) for name in names)


def _swept(read: _Reader, value: Any, captor: int | None, earned: Sequence[tuple[int, ...]]) -> int:
    """Read what the last capture was paid as a sweep; True stands for one point."""
    field = "last_capture_swept"
    try:
        swept = whole(field, int(value) if isinstance(value, bool) else value, least=0)
    except ValueError:
        read.fault(field, say("setup.true_false_points", given=quoted(value)))
        return 0
    if swept and captor is None:
        read.fault(field, say("setup.no_captor", field=field_term("last_capture")))
    elif swept and captor is not None:
        side = read.rules.side_of(captor)
        sweeps = dict(zip(read.rules.play_names, earned[side], strict=True))
        if sweeps.get("sweeps", 0) < swept:
            has = sweeps.get("sweeps", 0) or say("none")
            read.fault(field, say("setup.unpaid", count=swept, side=side, has=has))
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
        source = settings("primiera_source", "combination_only", "combination_letter")
        read.fault("combinations", say("setup.no_combinations", rule=source))
        return nothing
    found: list[tuple[Cards, ...]] = []
    for side, texts in enumerate(read.each("combinations", value, rules.sides, "side")):
        field = f"combinations[{side}]"
        if isinstance(texts, str) or not isinstance(texts, Iterable):
            read.fault(field, say("setup.texts", given=quoted(texts)))
            continue
        before = len(read.faults)
        sets = tuple(read.known(field, t, placed=False) for t in texts)
        if len(read.faults) > before:
            continue
        for cards in sets:
            if len(cards) < 3:
                read.fault(field, say("setup.small", given=quoted(str(cards))))
            if cards - piles[side]:
                pile = field_term(f"piles[{side}]")
                read.fault(field, say("setup.not_in_pile", cards=cards - piles[side], pile=pile))
        if sum(map(len, sets)) > len(Cards().union(*sets)):
            read.fault(field, say("setup.two_combinations"))
        found.append(sets)
    return tuple(found)
