"""Options: every question on which the rule books of the family differ.

Each field carries its question, its allowed values and the row of the rules digest (``C08`` …) that
it settles; error messages, the command line and the docs are made from these. A field asks a
question of the rule book and is never named after a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

__all__ = ["OPTIONS", "Options", "word", "words"]


def option(default: Any, allowed: tuple[Any, ...], question: str, source: str) -> Any:
    """Declare a field that a user may choose."""
    return field(
        default=default, metadata={"allowed": allowed, "question": question, "source": source}
    )


@dataclass(frozen=True, kw_only=True)
class Options:
    """What a user may choose, in any game; `scopa_lab.rules.Rules` adds the facts of the game."""

    # who plays
    players: int = option(2, (2, 3, 4, 6), "How many play?", "C21 C26 X34")
    teams: str = option(
        "none", ("none", "2x2", "2x3", "3x2"), "Who plays together (sides x players)?", "C21 X34"
    )
    direction: str = option("ccw", ("ccw", "cw"), "Which way does the play go?", "C01 C02")
    pack: str = option(
        "italian",
        ("italian", "plain", "french"),
        "Italian pack (A-7 J Q K), plain (A-9 T), or French (52 cards)?",
        "2.1 2.8",
    )

    # what is dealt
    redeal: str = option(
        "kings3",
        ("kings3", "none", "distinct", "aces2", "anyace"),
        "Which cards turned up at the start force another deal?",
        "C05 X30",
    )
    opening_fifteen: str = option(
        "off",
        ("off", "dealer", "lead"),
        "Who takes an opening table worth 15 (one sweep) or 30 (two)?",
        "C45 X02 X03",
    )
    barsega: int = option(
        0,
        (0, 1, 2, 3),
        "How many points for three cards that count nine or less, when they are dealt?",
        "C46 X06",
    )
    trio: int = option(
        0, (0, 10), "How many points for three cards of one rank, when they are dealt?", "2.12 X06"
    )
    wild: str = option(
        "off",
        ("off", "seven_of_cups"),
        "Which card stands for any rank on the opening table and in what is declared?",
        "2.12 X06",
    )

    # what a card may take
    capture: str = option(
        "forced", ("forced", "optional"), "Must a card that can capture do so?", "C06"
    )
    sum: str = option(
        "equal",
        ("equal", "fifteen", "equal+fifteen", "multiple"),
        "Must taken cards add up to the card played, to fifteen with it, or to a multiple of it?",
        "C38 C39 C41, 2.4 2.10 2.12",
    )
    priority: str = option(
        "single",
        ("single", "fewest", "free"),
        "Does an equal card shut out sums, or must the fewest cards be taken?",
        "C07 C08 C42 X24 X25 X26",
    )
    max_capture: int | None = option(
        None, (None, *range(1, 11)), "How many table cards may one card take at most?", "C09 X11"
    )
    courts: str = option("jqk", ("jqk", "qjk"), "Do the courts count J8 Q9 or Q8 J9?", "C22")
    court_match: str = option(
        "value",
        ("value", "identity"),
        "Do courts count a number, or take only a court of their own rank?",
        "2.8 X36 X39",
    )
    ace: str = option(
        "plain",
        ("plain", "literal", "sweep", "sweep_scores", "optional_sweep"),
        "Does an ace take the whole table, and does that score?",
        "C38 X05 X09 X13 X41, 2.11",
    )
    ace_with_ace: str = option(
        "takes_ace",
        ("takes_ace", "sweeps"),
        "What does an ace take when an ace lies on the table?",
        "2.11 X12 X41",
    )
    ace_empty: str = option(
        "stays", ("stays", "takes_itself"), "What happens to an ace on an empty table?", "2.11 X10"
    )
    ace_lead: str = option(
        "allowed", ("allowed", "barred"), "May the first card of the deal be an ace?", "2.11 X38"
    )

    # what is scored in play
    sweep_worth: str = option(
        "one",
        ("one", "number", "number_doubled", "nothing"),
        "What is a sweep worth: a point, the number of the card, that doubled in one suit?",
        "2.9 X49",
    )
    court_sweep: int | str = option(
        0, (0, 10, "11_12_13"), "Which number has a court without one, when it sweeps?", "C35"
    )
    no_sweep_on: str = option(
        "last_card",
        ("last_card", "last_capture", "last_turn_each", "last_hand", "never"),
        "Which capture of the whole table is not paid as a sweep?",
        "C11 C31 X16 X17 X18 X19",
    )
    picada: str = option(
        "off",
        ("off", "any", "previous"),
        "Does taking an equal card score, any, or only the one just laid?",
        "C30 X35",
    )
    simili: str = option(
        "off", ("off", "on"), "Does a capture all of one suit score a point?", "C32 X47"
    )
    quadriglia: str = option(
        "off", ("off", "on"), "Does taking three or more table cards score a point?", "C32 X47"
    )
    suit_bonus: str = option(
        "off",
        ("off", "matching", "taken"),
        "Do several cards of one suit score the number of the card that takes them?",
        "C35 X15 X48",
    )

    # what is scored at the end
    leftovers: str = option(
        "last_capturer",
        ("last_capturer", "nobody_if_none"),
        "Who gets what is left on the table (nobody, under both, if nobody captured)?",
        "C13 X20",
    )
    primiera: str = option(
        "standard",
        ("standard", "graded", "most_sevens", "settanta", "off"),
        "How is the primiera point decided?",
        "C15 C18 C27, section 4",
    )
    primiera_missing: str = option(
        "disqualify",
        ("disqualify", "suits_first", "zero"),
        "What if a side lacks a suit for the primiera?",
        "C17",
    )
    primiera_source: str = option(
        "all",
        ("all", "combination_only", "combination_letter"),
        "Which captured cards count for the primiera?",
        "C14 X28",
    )
    majority: str = option(
        "most",
        ("most", "over_half"),
        "Most, or more than half, of the cards and of a suit?",
        "C19 X23",
    )
    tie: str = option(
        "none", ("none", "share", "carry"), "What happens to a point on a tie?", "C33 X21 X22"
    )
    four_sevens: str = option(
        "off", ("off", "on"), "Do all four sevens score a point more?", "2.5 X37"
    )
    napola: str = option("off", ("off", "full", "to6"), "Does the run A-2-3… score?", "2.11")
    napola_suit: str = option(
        "coins", ("coins", "swords", "every"), "In which suit does the run score?", "2.8 2.9 X53"
    )
    grande: str = option("off", ("off", "on"), "Do J Q K of coins score five?", "2.12 X07")
    rebello: str = option("off", ("off", "on"), "Is the king of coins worth a point?", "2.11")
    ponino: str = option(
        "off", ("off", "on"), "Do all four queens make sweep points count twice?", "2.11 X37"
    )
    napoleone: str = option(
        "off",
        ("off", "on"),
        "Does a side that took all of a suit (or of the cards a game names) win outright?",
        "C34 X07 X08",
    )

    # the match
    wins: str = option("high", ("high", "low"), "Does the high score win, or the low?", "2.11 X31")
    target: int = option(
        11,
        tuple(range(1, 1001)),
        "In a match: how many points win it?",
        "C20 C36 C40 C43",
    )
    finish: str = option(
        "highest_then_play_on",
        ("highest_then_play_on", "count_order", "mid_deal", "claim"),
        "In a match: how is it decided at the target?",
        "C20 C35 C40",
    )


OPTIONS: dict[str, Any] = {f.name: f.metadata for f in fields(Options)}


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
