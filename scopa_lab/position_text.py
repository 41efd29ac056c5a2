"""The one-line text of a position: fields of text in, fields of text out.

A line is the rules, then ``| field value`` for every field that is not as usual::

    scopa priority=fewest | table 2C 4H | hands 7D 7H AS / ? ? ? | stock ?31 | to_move 0

Seats and sides are divided by ``/``, combinations by ``;``. A line says nothing that
`Position.setup` does not take; that is where it is checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .cards import Card, Cards
from .checks import MOST_QUOTED, number_in, quoted
from .languages import Said, say
from .names import field_term
from .rules import near, variants

__all__ = ["join", "known_text", "split"]

YES_NO = ("last_capture_swept", "first_play")
MOST_FAULTS = 12  # of a line, as an error lists them
PER_SEAT = ("hands", "piles", "bonus", "combinations")
FIELDS = (
    "table",
    "hands",
    "piles",
    "bonus",
    "stock",
    "to_move",
    "last_capture",
    "last_laid",
    "last_capture_swept",
    "first_play",
    "combinations",
    "out",
)


Faults = list[tuple[str, Said]]


class TextError(ValueError):
    """A line that does not have the form of a position; `faults` lists (field, message)."""

    def __init__(self, faults: Sequence[tuple[str, Said]]) -> None:
        super().__init__("; ".join(message for _, message in faults))
        self.faults = tuple(faults)


def known_text(cards: Sequence[Card | None]) -> str:
    """Return cards in order with ``?`` for unknown ones; long runs as ``?30``.

    >>> known_text([Card("7D"), None, None]), known_text([None] * 30)
    ('7D ? ?', '?30')
    """
    pieces: list[str] = []
    run = 0
    for card in [*cards, Card("AD")]:  # the last one only closes a run of unknown cards
        if card is None:
            run += 1
            continue
        pieces.extend(["?"] * run if run <= 3 else [f"?{run}"])
        run = 0
        pieces.append(card.text)
    return " ".join(pieces[:-1])


def join(rules: str, fields: Mapping[str, Any]) -> str:
    """Return the line for some rules and fields (as `Position.to_dict` gives them)."""
    pieces = [rules]
    for name in FIELDS:
        if name not in fields:
            continue
        value = fields[name]
        if name == "combinations":
            value = " / ".join(" ; ".join(combos) or "-" for combos in value)
        elif name == "bonus":
            value = " / ".join(map(_bonus_text, value))
        elif name in PER_SEAT:
            value = " / ".join(str(v) or "-" for v in value)
        elif name in YES_NO and isinstance(value, bool):
            value = "yes" if value else "no"
        pieces.append(f"{name} {value if value != '' else '-'}")
    return " | ".join(pieces)


def split(text: str) -> tuple[str, dict[str, str], dict[str, Any]]:
    """Return variant, options and fields of a line; the inverse of `join`.

    Raises
    ------
    TextError
        Naming every piece that has not the form of a field.
    """
    if not isinstance(text, str):
        raise TextError([("text", say("text.line", given=quoted(text)))])
    faults: Faults = []
    head, *pieces = [piece.strip() for piece in text.strip().split("|")]
    words = head.split()
    if not words:
        raise TextError([("text", say("text.empty"))])
    if words[0].lower() not in variants():
        like, known = near(words[0].lower(), variants(), 1), ", ".join(variants())
        why = say("text.no_variant", given=quoted(words[0]), near=like, variants=known)
        raise TextError([("variant", why)])
    options: dict[str, str] = {}
    for word in words[1:]:
        if len(faults) >= MOST_FAULTS:
            break
        name, equals, value = word.partition("=")
        if not equals:
            faults.append(("options", say("text.no_value", given=quoted(word))))
        if name in options:
            faults.append(("options", say("text.option_twice", given=quoted(name))))
        options[name] = value
    fields: dict[str, Any] = {}
    for piece in pieces:
        if len(faults) >= MOST_FAULTS:
            break  # it is another kind of text
        name, _, value = piece.partition(" ")
        name, value = name.strip().rstrip(":"), value.strip()
        if name not in FIELDS:
            like, known = near(name, FIELDS, 1), ", ".join(FIELDS)
            why = say("text.no_field", given=quoted(name), near=like, fields=known)
            faults.append((name[:MOST_QUOTED], why))
        elif name in fields:
            faults.append((name, say("text.field_twice", given=quoted(name))))
        else:
            fields[name] = _value(name, value, faults)
    if faults:
        raise TextError(faults)
    return words[0], options, fields


def _value(name: str, value: str, faults: Faults) -> Any:
    parts = [part.strip() for part in value.split("/")]
    if name == "combinations":
        return [[c.strip() for c in p.split(";") if c.strip(" -")] for p in parts]
    if name == "bonus":
        return [_bonus(part, faults) for part in parts]
    if name in PER_SEAT:
        return parts
    if name in ("to_move", "last_capture"):
        return None if value.lower() in ("none", "-", "") else _number(name, value, faults)
    if name == "last_laid":
        return None if value.lower() in ("none", "-", "") else value
    if name in YES_NO:
        points = number_in(value)
        if name == "last_capture_swept" and points is not None and points >= 0:
            return points
        if value.lower() not in ("yes", "no"):
            key = "text.yes_no_points" if name == "last_capture_swept" else "text.yes_no"
            faults.append((name, say(key, name=field_term(name), given=quoted(value))))
        return value.lower() == "yes"
    return value


def _bonus_text(value: Any) -> str:
    if isinstance(value, Mapping):
        return ",".join(f"{kind}={points}" for kind, points in value.items())
    return str(value)


def _bonus(part: str, faults: Faults) -> int | dict[str, int]:
    """Read what a side earned in play: ``3``, or ``sweeps=2,picada=1``."""
    if "=" not in part:
        return _number("bonus", part, faults)
    pairs = [piece.partition("=") for piece in part.replace(",", " ").split()]
    kinds = [kind for kind, _, _ in pairs]
    for kind in sorted({kind for kind in kinds if kinds.count(kind) > 1}):
        faults.append(("bonus", say("text.kind_twice", kind=quoted(kind), given=quoted(part))))
    return {kind: _number("bonus", points, faults) for kind, _, points in pairs}


def _number(name: str, value: str, faults: Faults) -> int:
    try:
        return int(value)
    except ValueError:
        faults.append((name, say("number.whole", name=field_term(name), given=quoted(value))))
        return 0


def cards_text(cards: Cards, unknown: int = 0) -> str:
    """Return the text of a hand: its known cards, then ``?`` for the others."""
    return known_text([*cards, *[None] * unknown])
