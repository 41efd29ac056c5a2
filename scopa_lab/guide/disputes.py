"""Disputed points: the rows of the register that a choice answers, and which games they concern.

What a row is about and who says what stands in the words of each language; which values of which
options are its readings stands here, so that a page can mark the one in force.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..rules import Rules
from ..rules import rules as the_rules

__all__ = ["REGISTER", "Row", "lineage"]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the register.

    Attributes
    ----------
    row : str
        Its name there (``"C08"``).
    readings : dict of str to tuple
        Option → its values that are readings of the matter; none where the sources disagree and no
        option is offered.
    concerns : callable
        Whether the matter can come up in a game.
    games : tuple of str
        Games that are readings of the matter, where a game is chosen and not an option.
    """

    row: str
    readings: dict[str, tuple[Any, ...]]
    concerns: Callable[[Rules], bool]
    games: tuple[str, ...] = ()


def lineage(rules: Rules) -> tuple[str, ...]:
    """Return the names of a game and of all that it is stated from.

    >>> lineage(the_rules("scarabocion"))
    ('scarabocion', 'cicera', 'scopone', 'scopa')
    """
    names = [rules.name]
    while rules.parent:
        rules = the_rules(rules.parent)
        names.append(rules.name)
    return tuple(names)


def _always(_: Rules) -> bool:
    return True


def _added_up(r: Rules) -> bool:
    return r.primiera_adds_up


def _most(r: Rules) -> bool:
    return r.primiera != "off" or any(c.kind == "most" for c in r.scores)


def _many_sides(r: Rules) -> bool:
    return any(c.kind == "most" for c in r.scores) and any(
        players > 2 and (teams == "none" or teams[0] > "2") for players, teams in r.seatings
    )


def _sweeping_ace(r: Rules) -> bool:
    return r.ace_must_sweep


def _scopone(r: Rules) -> bool:
    return "scopone" in lineage(r) and r.court_match == "value"


REGISTER: tuple[Row, ...] = (
    Row("C01", {"direction": ("ccw", "cw")}, _always),
    Row("C02", {}, _always),
    Row(
        "C05",
        {"redeal": ("kings3", "none", "distinct", "aces2", "anyace")},
        lambda r: r.upcards > 0,
    ),
    Row("C06", {"capture": ("forced", "optional")}, _always),
    Row("C07", {"priority": ("single", "free")}, lambda r: r.sum != "fifteen"),
    Row(
        "C08",
        {"priority": ("single", "fewest")},
        lambda r: r.sum in ("equal", "equal+fifteen"),
    ),
    Row("C09", {"max_capture": (None, 2)}, _always),
    Row(
        "C11",
        {"no_sweep_on": ("last_card", "last_capture", "last_turn_each", "last_hand", "never")},
        lambda r: r.sweep_worth != "nothing",
    ),
    Row(
        "C13",
        {"leftovers": ("last_capturer", "nobody_if_none")},
        lambda r: r.capture == "optional",
    ),
    Row(
        "C14",
        {"primiera_source": ("all", "combination_only", "combination_letter")},
        _added_up,
    ),
    Row("C15", {}, _added_up),
    Row("C16", {}, _added_up),
    Row("C17", {"primiera_missing": ("disqualify", "suits_first", "zero")}, _added_up),
    Row("C18", {"primiera": ("most_sevens",)}, lambda r: r.primiera == "most_sevens"),
    Row("C19", {"majority": ("most", "over_half")}, _many_sides),
    Row(
        "C20",
        {"finish": ("highest_then_play_on", "count_order", "mid_deal", "claim")},
        _always,
    ),
    Row("C21", {"teams": ("none", "2x2", "2x3", "3x2")}, lambda r: len(r.seatings) > 1),
    Row(
        "C22",
        {"courts": ("jqk", "qjk")},
        lambda r: r.pack == "italian" and r.court_match == "value",
    ),
    Row(
        "C27",
        {"primiera": ("standard", "most_sevens")},
        lambda r: r.primiera in ("standard", "graded", "most_sevens"),
    ),
    Row("C30", {"picada": ("any", "previous")}, lambda r: r.picada != "off"),
    Row(
        "C31",
        {"no_sweep_on": ("last_card", "never")},
        lambda r: r.court_match == "identity" and r.sweep_worth != "nothing",
    ),
    Row(
        "C32",
        {"simili": ("on", "off"), "quadriglia": ("on", "off")},
        lambda r: "on" in (r.simili, r.quadriglia),
    ),
    Row("C33", {"tie": ("none", "share", "carry")}, _most),
    Row(
        "C34",
        {"napoleone": ("on", "off")},
        lambda r: r.napoleone == "on" or r.outright != "D" or "scopone" in lineage(r),
    ),
    Row(
        "C35",
        {
            "suit_bonus": ("matching", "taken"),
            "court_sweep": (0, 10, "11_12_13"),
            "finish": ("claim", "highest_then_play_on"),
        },
        lambda r: r.suit_bonus != "off",
    ),
    Row("C36", {"target": (11, 16, 21)}, _scopone),
    Row("C37", {}, _scopone, ("scientifico", "scopone")),
    Row("C38", {"ace": ("literal", "plain")}, lambda r: r.sum == "multiple"),
    Row("C39", {"sum": ("multiple", "equal")}, lambda r: r.sum == "multiple"),
    Row(
        "C40",
        {"finish": ("highest_then_play_on", "count_order")},
        lambda r: r.sum == "multiple",
    ),
    Row(
        "C41",
        {"priority": ("fewest", "free"), "max_capture": (None, 2)},
        lambda r: r.sum == "fifteen",
    ),
    Row(
        "C42",
        {"priority": ("single", "fewest")},
        lambda r: bool({"chkop", "chkobba"} & set(lineage(r))),
    ),
    Row("C43", {"target": (11, 21)}, lambda r: "chkobba" in lineage(r)),
    Row(
        "C45",
        {"opening_fifteen": ("off", "dealer", "lead")},
        lambda r: "fifteen" in r.sum and r.upcards > 0,
    ),
    Row("C46", {"barsega": (3, 2, 1)}, lambda r: r.barsega > 0),
    Row("X04", {"priority": ("single", "fewest", "free")}, lambda r: r.sum == "equal+fifteen"),
    Row("X09", {"ace": ("sweep", "sweep_scores")}, _sweeping_ace),
    Row("X10", {"ace_empty": ("stays", "takes_itself")}, _sweeping_ace),
    Row("X12", {"ace_with_ace": ("takes_ace", "sweeps")}, _sweeping_ace),
    Row("X38", {"ace_lead": ("allowed", "barred")}, _sweeping_ace),
)
