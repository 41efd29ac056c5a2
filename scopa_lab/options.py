"""Options: every question on which the rule books of the family differ.

Each field carries its allowed values and the row of the rules digest (``C08`` …) that it settles;
its question stands in the catalogues (``option.priority.question``). Error messages, the command
line and the docs are made from these. A field asks a
question of the rule book and is never named after a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from .languages import say

__all__ = ["OPTIONS", "Options", "word", "words"]


def option(default: Any, allowed: tuple[Any, ...], source: str) -> Any:
    """Declare a field that a user may choose; what it asks stands in the catalogues."""
    return field(default=default, metadata={"allowed": allowed, "source": source})


@dataclass(frozen=True, kw_only=True)
class Options:
    """What a user may choose, in any game; `scopa_lab.rules.Rules` adds the facts of the game."""

    # who plays
    players: int = option(2, (2, 3, 4, 6), "C21 C26 X34")
    teams: str = option("none", ("none", "2x2", "2x3", "3x2"), "C21 X34")
    direction: str = option("ccw", ("ccw", "cw"), "C01 C02")
    pack: str = option("italian", ("italian", "plain", "french"), "2.1 2.8")

    # what is dealt
    redeal: str = option("kings3", ("kings3", "none", "distinct", "aces2", "anyace"), "C05 X30")
    opening_fifteen: str = option("off", ("off", "dealer", "lead"), "C45 X02 X03")
    barsega: int = option(0, (0, 1, 2, 3), "C46 X06")
    trio: int = option(0, (0, 10), "2.12 X06")
    wild: str = option("off", ("off", "seven_of_cups"), "2.12 X06")

    # what a card may take
    capture: str = option("forced", ("forced", "optional"), "C06")
    sum: str = option(
        "equal", ("equal", "fifteen", "equal+fifteen", "multiple"), "C38 C39 C41, 2.4 2.10 2.12"
    )
    priority: str = option("single", ("single", "fewest", "free"), "C07 C08 C42 X24 X25 X26")
    max_capture: int | None = option(None, (None, *range(1, 11)), "C09 X11")
    courts: str = option("jqk", ("jqk", "qjk"), "C22")
    court_match: str = option("value", ("value", "identity"), "2.8 X36 X39")
    ace: str = option(
        "plain",
        ("plain", "literal", "sweep", "sweep_scores", "optional_sweep"),
        "C38 X05 X09 X13 X41, 2.11",
    )
    ace_with_ace: str = option("takes_ace", ("takes_ace", "sweeps"), "2.11 X12 X41")
    ace_empty: str = option("stays", ("stays", "takes_itself"), "2.11 X10")
    ace_lead: str = option("allowed", ("allowed", "barred"), "2.11 X38")

    # what is scored in play
    sweep_worth: str = option("one", ("one", "number", "number_doubled", "nothing"), "2.9 X49")
    court_sweep: int | str = option(0, (0, 10, "11_12_13"), "C35")
    no_sweep_on: str = option(
        "last_card",
        ("last_card", "last_capture", "last_turn_each", "last_hand", "never"),
        "C11 C31 X16 X17 X18 X19",
    )
    picada: str = option("off", ("off", "any", "previous"), "C30 X35")
    simili: str = option("off", ("off", "on"), "C32 X47")
    quadriglia: str = option("off", ("off", "on"), "C32 X47")
    suit_bonus: str = option("off", ("off", "matching", "taken"), "C35 X15 X48")

    # what is scored at the end
    leftovers: str = option("last_capturer", ("last_capturer", "nobody_if_none"), "C13 X20")
    primiera: str = option(
        "standard",
        ("standard", "graded", "most_sevens", "settanta", "off"),
        "C15 C18 C27, section 4",
    )
    primiera_missing: str = option("disqualify", ("disqualify", "suits_first", "zero"), "C17")
    primiera_source: str = option(
        "all", ("all", "combination_only", "combination_letter"), "C14 X28"
    )
    majority: str = option("most", ("most", "over_half"), "C19 X23")
    tie: str = option("none", ("none", "share", "carry"), "C33 X21 X22")
    four_sevens: str = option("off", ("off", "on"), "2.5 X37")
    napola: str = option("off", ("off", "full", "to6"), "2.11")
    napola_suit: str = option("coins", ("coins", "swords", "every"), "2.8 2.9 X53")
    grande: str = option("off", ("off", "on"), "2.12 X07")
    rebello: str = option("off", ("off", "on"), "2.11")
    ponino: str = option("off", ("off", "on"), "2.11 X37")
    napoleone: str = option("off", ("off", "on"), "C34 X07 X08")

    # the match
    wins: str = option("high", ("high", "low"), "2.11 X31")
    target: int = option(11, tuple(range(1, 1001)), "C20 C36 C40 C43")
    finish: str = option(
        "highest_then_play_on",
        ("highest_then_play_on", "count_order", "mid_deal", "claim"),
        "C20 C35 C40",
    )


#: name → allowed values, rows of the digest, and what it asks
OPTIONS: dict[str, Any] = {
    f.name: {**f.metadata, "question": say(f"option.{f.name}.question")} for f in fields(Options)
}


def word(value: Any) -> str:
    """Return an option's value as it is written.

    >>> word(None), word("fewest")
    ('none', 'fewest')
    """
    return "none" if value is None else str(value)


def words(allowed: tuple[Any, ...]) -> str:
    """Return the values an option allows, in a line.

    >>> words((None, 1, 2)), words(tuple(range(1, 1001)))
    ('none, 1, 2', '1 to 1000')
    """
    every = [word(v) for v in allowed]
    return ", ".join(every) if len(every) <= 12 else f"{every[0]} to {every[-1]}"
