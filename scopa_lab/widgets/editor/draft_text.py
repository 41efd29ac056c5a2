"""The one-line text of a draft: that of `Position`, also while it is none.

A text whose cards can lie there is read although it is no position yet; any other is refused with
all its faults.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ... import position_text as text
from ...cards import Card, Cards, parse_cards
from ...position import Position
from ...rules import as_rules
from ...setup import PositionError
from .draft import Draft, Row, in_order

__all__ = ["parse_draft", "write_draft"]

SIMPLE = ("to_move", "last_capture", "last_capture_swept", "first_play")


def parse_draft(line: str) -> Draft:
    """Read the one-line text of a position, or of a draft.

    Raises
    ------
    PositionError
        With all faults at once, when a card lies in two places, or there is no such thing.

    Examples
    --------
    >>> draft = parse_draft("scopa | table 2C | hands - / ? ? ? | to_move 0")
    >>> draft.position is None, write_draft(draft)
    (True, 'scopa | table 2C | hands - / ? ? ? | to_move 0')
    """
    try:
        return Draft.of(Position.parse(line))
    except PositionError as error:
        try:
            draft = _read(line)
        except (ValueError, TypeError):
            raise error from None
        if draft.faults != error.faults:  # something of the text would be lost
            raise
        return draft


def _read(line: str) -> Draft:
    """Read a line whose cards can lie there, whether it makes sense or not."""
    variant, options, given = text.split(line)
    draft = Draft.empty(as_rules(variant, options))
    rules = draft.rules
    kept: dict[str, Any] = {name: given[name] for name in SIMPLE if name in given}
    if given.get("last_laid"):
        kept["last_laid"] = Card(given["last_laid"])
    nothing = ("",) * rules.sides
    combinations = given.get("combinations", ())
    if combinations:
        _each(combinations, rules.sides)
    draft = replace(
        draft,
        hands=tuple(in_order(_row(hand)) for hand in _each(given.get("hands"), rules.players)),
        piles=tuple(tuple(Cards(pile)) for pile in _each(given.get("piles", nothing), rules.sides)),
        table=tuple(Cards(given.get("table", ""))),
        out=tuple(Cards(given.get("out", ""))),
        first=_row(given.get("stock", "")),
        rest="stock" not in given,
        earned=tuple(
            _earned(rules.play_names, side)
            for side in _each(given.get("bonus", (0,) * rules.sides), rules.sides)
        ),
        combinations=tuple(tuple(map(Cards, side)) for side in combinations),
        **kept,
    )
    placed = [card for row in draft.rows.values() for card in row if card is not None]
    if len(placed) > len(set(placed)) or set(placed) - set(rules.cards):
        raise ValueError("a card lies in two places, or in none")
    return draft


def _row(cards: str) -> Row:
    return tuple(parse_cards(cards, unknown=True))


def _each(given: Any, count: int) -> Any:
    """Return what is given for each seat or side; a draft has a place for each, and no more."""
    if given is None or len(given) != count:
        raise ValueError("a seat or a side has no place, or a place has none")
    return given


def _earned(names: tuple[str, ...], side: Any) -> tuple[int, ...]:
    points = side if isinstance(side, Mapping) else {names[0]: side} if names and side else {}
    return tuple(points.get(name, 0) for name in names)


def write_draft(draft: Draft) -> str:
    """Return the one-line text of a draft; of a position that of the position."""
    if draft.position is not None:
        return str(draft.position)
    given = draft.fields
    fields: dict[str, Any] = {
        "table": str(Cards(draft.table)),
        "hands": [text.known_text(hand) for hand in draft.hands],
        "to_move": draft.to_move,
    }
    if any(draft.piles):
        fields["piles"] = [str(Cards(pile)) for pile in draft.piles]
    if any(map(any, draft.earned)):
        sides = [
            {name: points for name, points in side.items() if points} for side in given["bonus"]
        ]
        fields["bonus"] = [side or 0 for side in sides]
    if "stock" in given:
        fields["stock"] = text.known_text(draft.stock)
    for name in ("last_capture", "last_laid"):
        if given[name] is not None:
            fields[name] = str(given[name])
    if draft.last_capture_swept:
        fields["last_capture_swept"] = str(draft.last_capture_swept)
    if draft.first_play:
        fields["first_play"] = True
    if any(draft.combinations):
        fields["combinations"] = [[str(c) for c in combos] for combos in draft.combinations]
    if draft.out:
        fields["out"] = str(Cards(draft.out))
    return text.join(str(draft.rules), fields)
