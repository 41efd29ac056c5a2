"""The options of one game: the preset, the user's changes, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.naive.pack import Options, full_pack
from tests.naive.presets import CHOICES, DEFAULTS, TEAMS, ends, hand_size, table_size

SINGLE_CARDS = {  # categories that one card decides: 2.1, 2.8, 2.9, 2.11 trente
    "settebello": "7D",
    "mata": "2S",
    "ten_of_coins": "TD",
    "jack_of_cups": "JH",
    "jack_of_swords": "JS",
    "ace_of_coins": "AD",
    "two_of_coins": "2D",
    "three_of_coins": "3D",
}
NAMED_CARDS = {**SINGLE_CARDS, "figures_level": "KD"}  # 2.11 frac


def options(variant: str, **overrides: Any) -> Options:
    """The options of a game: its preset (section 1) with the user's changes, checked (X34)."""
    if variant not in DEFAULTS:
        raise ValueError(f"unknown variant {variant!r}")
    result = dict(DEFAULTS[variant])
    unknown = set(overrides) - (set(result) - {"variant"})
    if unknown:
        raise ValueError(f"unknown options {sorted(unknown)}")
    result.update(overrides)
    if "teams" not in overrides:  # C21: the first seating of that number of players
        usual = [teams for players, teams in TEAMS[variant] if players == result["players"]]
        result["teams"] = usual[0] if usual else "none"
    if (result["players"], result["teams"]) not in TEAMS[variant]:
        raise ValueError(
            f"{variant} is not played by {result['players']} with teams {result['teams']}"
        )
    if "redeal" not in overrides and table_size(result) == 0:
        result["redeal"] = "none"  # 2.3: nothing is turned up, so nothing can be thrown in
    for name, values in CHOICES.items():
        by_word = {str(value): value for value in values}
        if str(result[name]) not in by_word:
            raise ValueError(f"{name} must be one of {values}, not {result[name]!r}")
        result[name] = by_word[str(result[name])]
    for sentence in refusals(result):
        raise ValueError(f"{variant}: {sentence}")
    return result


def refusals(options: Options) -> Iterator[str]:
    """What makes no sense together, a sentence each (the end of the list of decisions, X19)."""
    yield from refused_cards(options)
    yield from refused_deals(options)
    yield from refused_aces(options)
    yield from refused_points(options)


def refused_cards(options: Options) -> Iterator[str]:
    """Packs, courts and numbers of cards."""
    plain, identity = options["pack"] == "plain", options["court_match"] == "identity"
    if options["max_capture"] is not None and options["max_capture"] < 1:
        yield "max_capture must be None or at least 1"
    if options["pack"] == "french" and not identity:
        yield "the courts of 52 cards go by identity"
    if options["courts"] == "qjk" and (identity or plain):
        yield "courts without a number, or no courts, have no order"
    if identity and plain:
        yield "a pack without courts has no courts to match"
    pack = full_pack(options)
    missing = {NAMED_CARDS[name] for name in ends(options) if name in NAMED_CARDS} - set(pack)
    if options["wild"] == "seven_of_cups":
        missing |= {"7H"} - set(pack)
    if missing:
        yield f"the pack has no {sorted(missing)}"


def refused_deals(options: Options) -> Iterator[str]:
    """Hands, batches and the opening table."""
    to_all = hand_size(options) * options["players"]
    left = len(full_pack(options)) - table_size(options) - to_all
    if left < 0 or left % to_all:
        yield "the pack does not deal out evenly"
    if options["no_sweep_on"] == "last_hand" and left == 0:
        yield "last_hand would forbid every sweep in a game dealt in one batch (X19)"
    if table_size(options) == 0 and options["redeal"] != "none":
        yield "nothing is turned up that could be dealt again"
    if table_size(options) == 0 and options["opening_fifteen"] != "off":
        yield "nothing is turned up that could make fifteen"
    if hand_size(options) != 3 and (options["barsega"] or options["trio"]):
        yield "hands that are not three cards are not declared"
    declared = options["opening_fifteen"] != "off" or options["barsega"] or options["trio"]
    if options["wild"] != "off" and not declared:
        yield "the seven of cups is wild only on the opening table and in declarations"


def refused_aces(options: Options) -> Iterator[str]:
    """X44."""
    if options["ace"] in ("plain", "literal"):
        if options["ace_with_ace"] == "sweeps":
            yield "an ace that does not sweep does not sweep an ace either"
        if options["ace_empty"] == "takes_itself":
            yield "an ace that does not sweep does not take itself"


def refused_points(options: Options) -> Iterator[str]:
    """Categories that could never score, and values that could never matter."""
    by_number = options["sweep_worth"] in ("number", "number_doubled")
    if options["court_sweep"] != 0 and not (by_number and options["court_match"] == "identity"):
        yield "court_sweep is for courts without a number in sweeps worth a number"
    if options["pack"] == "plain":
        if options["primiera"] == "graded":
            yield "a pack without courts has none to grade"
        for name in ("rebello", "grande", "ponino"):
            if options[name] == "on":
                yield f"a pack without courts has none for {name}"
    if options["napola_suit"] != "coins" and options["napola"] == "off":
        yield "napola_suit needs a napola"
    added_up = options["primiera"] in ("standard", "graded")
    if not added_up and (
        options["primiera_source"] != "all" or options["primiera_missing"] != "disqualify"
    ):
        yield "primiera_source and primiera_missing are for a primiera that is added up"
    if options["ponino"] == "on" and options["sweep_worth"] == "nothing":
        yield "there are no sweep points for ponino to double"
    if options["finish"] == "claim" and options["wins"] == "low":
        yield "nobody claims to have reached what loses"
