"""The twin's captures, against the digest's examples and its text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests import naive
from tests.naive import cards, options
from tests.naive.shorthand import sets

Row = tuple[str, str, dict[str, Any], str, str, list[str]]

EXAMPLES: list[Row] = [
    ("S01", "scopone", {}, "QS 6D 6S 2C", "6H", ["6D", "6S"]),
    ("S02", "scopone", {}, "QS 6D 4S 2C", "6H", ["6D"]),
    ("S03-2", "scopa", {}, "AD 5D 6D", "2S", []),
    ("S03-5", "scopa", {}, "AD 5D 6D", "5S", ["5D"]),
    ("S03-7", "scopa", {}, "AD 5D 6D", "7S", ["AD 6D"]),
    ("S04", "scopa", {}, "2D 4D", "6S", ["2D 4D"]),
    ("S05", "scopa", {}, "2C 4H 5S QD", "7D", ["2C 5S"]),
    ("S06-K", "scopa", {}, "4H QD", "KC", []),
    ("S06-J", "scopa", {}, "4H QD", "JD", []),
    ("S06-3", "scopa", {}, "4H QD", "3H", []),
    ("S07", "scopa", {}, "3H 4H QD", "7H", ["3H 4H"]),
    ("S07A", "scopa", {}, "3H 4H QD", "AS", []),
    ("S08J", "scopa", {}, "AS 3H 4H QD", "JD", ["AS 3H 4H"]),
    ("S08J capped", "scopa", {"max_capture": 2}, "AS 3H 4H QD", "JD", []),
    ("S08K", "scopa", {}, "AS 3H 4H QD", "KC", ["AS QD"]),
    ("S09", "scopa", {}, "3H 4H", "7H", ["3H 4H"]),
    ("S10", "scopa", {}, "JD", "JS", ["JD"]),
    ("S11", "scopa", {}, "QH 2H 5C", "6D", []),
    ("S12", "scopa", {}, "QH 2H 5C 6D", "6S", ["6D"]),
    ("P01a", "scopone", {}, "3D 5D 5S JC", "5H", ["5D", "5S"]),
    ("P02", "scopa", {}, "AD 3D 4D JC", "JD", ["JC"]),
    ("P03-6", "scopa", {}, "2D 4D 5D", "6S", ["2D 4D"]),
    ("P05x", "scopone", {}, "AD 3D 4D 5D JD", "QS", ["AD JD", "4D 5D", "AD 3D 5D"]),
    ("P05x fewest", "scopone", {"priority": "fewest"}, "AD 3D 4D 5D JD", "QS", ["AD JD", "4D 5D"]),
    ("P06-6", "scopa", {"priority": "fewest"}, "6D 2D 3D 4D", "6S", ["6D"]),
    ("P06-6 free", "scopa", {"priority": "free"}, "6D 2D 3D 4D", "6S", ["6D", "2D 4D"]),
    ("P07", "scopa", {}, "2D 5D 7D 4D", "QS", ["2D 7D", "4D 5D"]),
    ("P10-2", "scopa", {}, "2D 3D 5D", "KS", ["2D 3D 5D"]),
    ("P11-7", "scopa", {}, "7D AD", "JS", ["AD 7D"]),
    ("P12", "scopa", {}, "5D 4D", "QS", ["4D 5D"]),
    ("P23", "scopa", {}, "4D QD", "AS", []),
    ("f1", "scopa", {}, "AD AC 3S 4H", "5D", ["AD 4H", "AC 4H", "AD AC 3S"]),
    ("f1 fewest", "scopa", {"priority": "fewest"}, "AD AC 3S 4H", "5D", ["AD 4H", "AC 4H"]),
    ("f1 capped", "scopa", {"max_capture": 2}, "AD AC 3S 4H", "5D", ["AD 4H", "AC 4H"]),
    ("f9", "scopa", {}, "3D 3S 4C", "7H", ["3D 4C", "3S 4C"]),
    ("f10", "scopa", {}, "7H 7D", "7S", ["7D", "7H"]),
    ("C09 pair", "scopa", {"max_capture": 2}, "AH 2H 5S 3D", "JD", ["3D 5S"]),
    ("C22 jqk", "scopa", {}, "AD 7D", "QS", []),
    ("C22 qjk", "scopa", {"courts": "qjk"}, "AD 7D", "QS", ["AD 7D"]),
    ("plain pack", "scopa", {"pack": "plain"}, "AD 7D 8S", "8H", ["8S"]),
    ("plain sums", "scientifico", {"pack": "plain"}, "AD 9D 8S 2C", "TH", ["AD 9D", "2C 8S"]),
]


FIFTEENS: list[Row] = [
    ("S18a", "quindici", {}, "JD", "7S", ["JD"]),
    ("S18b", "quindici", {}, "7D", "JS", ["7D"]),
    ("S18c", "quindici", {}, "6D", "QS", ["6D"]),
    ("S18d", "quindici", {"priority": "free"}, "5D AD 4D", "KS", ["5D", "AD 4D"]),
    ("S18d fewest", "quindici", {}, "5D AD 4D", "KS", ["5D"]),
    ("X24", "quindici", {"priority": "single"}, "5D AD 4D", "KS", ["5D", "AD 4D"]),
    ("S18e", "quindici", {}, "4D 4S", "7S", ["4D 4S"]),
    ("P20", "quindici", {}, "6D QD", "6S", ["QD"]),
    ("P15a", "escoba", {}, "4D 3D", "JS", ["3D 4D"]),
    ("2.5 free choice", "escoba", {}, "5D AD 4D", "KS", ["5D", "AD 4D"]),
    ("2.5 no upper size", "escoba", {}, "AD AS 2D 3S", "JS", ["AD AS 2D 3S"]),
    ("plain ace takes no ace", "quindici", {}, "AD 3D", "AS", []),
    ("P16", "cirulla", {}, "3D 5D 6D 7D", "7S", ["7D", "3D 5D"]),
    ("P17c", "cirulla", {}, "7D 5D", "3S", ["5D 7D"]),
    # X04, X25: the priority ranks the equal sums and never touches the fifteens
    ("X04", "cirulla", {}, "6D 2S 4S 3D", "6H", ["6D", "3D 6D", "2S 3D 4S"]),
    ("X25", "cirulla", {"priority": "fewest"}, "6D 2S 4S 3D", "6H", ["6D", "3D 6D", "2S 3D 4S"]),
    (
        "free",
        "cirulla",
        {"priority": "free"},
        "6D 2S 4S 3D",
        "6H",
        ["6D", "2S 4S", "3D 6D", "2S 3D 4S"],
    ),
    ("cap", "cirulla", {"max_capture": 2}, "6D 2S 4S 3D", "6H", ["6D", "3D 6D"]),
]

MULTIPLES: list[Row] = [
    ("S19", "mancelle", {}, "8D 5D 3D", "8S", ["8D", "3D 5D", "3D 5D 8D"]),
    ("S20", "mancelle", {}, "4D 2D 2S", "8S", ["2D 2S 4D"]),
    ("2.10 6+6", "mancelle", {}, "6D 6S", "6H", ["6D", "6S", "6D 6S"]),
    ("2.10 5 takes 10", "mancelle", {}, "TD 3D 2D", "5H", ["TD", "2D 3D", "2D 3D TD"]),
    (
        "2.10 ace takes any",
        "mancelle",
        {},
        "2D 5S TC",
        "AD",
        ["2D", "5S", "TC", "2D 5S", "2D TC", "5S TC", "2D 5S TC"],
    ),
    ("C38", "mancelle", {"ace": "plain"}, "AD AS 2C", "AH", ["AD", "AS", "AD AS"]),
    ("C38 none", "mancelle", {"ace": "plain"}, "2C 3C", "AH", []),
    ("X26", "mancelle", {"priority": "single"}, "8D 5D 3D", "8S", ["8D"]),
    ("X26 other single", "mancelle", {"priority": "single"}, "TD 5D", "5H", ["5D"]),
    (
        "X26 no equal",
        "mancelle",
        {"priority": "single"},
        "TD 3D 2D",
        "5H",
        ["TD", "2D 3D", "2D 3D TD"],
    ),
    ("X45 fewest", "mancelle", {"priority": "fewest"}, "TD 3D 2D", "5H", ["TD"]),
    ("cap", "mancelle", {"max_capture": 2}, "TD 3D 2D", "5H", ["TD", "2D 3D"]),
    ("C39", "mancelle", {"sum": "equal"}, "8D 5D 3D", "8S", ["8D", "3D 5D"]),
    ("one ace only", "mancelle", {"ace": "sweep"}, "AD AS 2C", "AH", ["AD", "AS"]),
    ("no ace", "mancelle", {"ace": "sweep"}, "3D 2C", "AH", ["2C 3D"]),
]

COURTS: list[Row] = [
    ("2.8 own kind", "cicera", {}, "JD JS 5C", "JH", ["JD", "JS"]),
    ("2.8 no number", "cicera", {}, "JD QS 5C 5S", "TH", ["5S 5C"]),
    ("2.8 ten", "cicera", {}, "TD KS 4C 6S", "TH", ["TD", "4C 6S"]),
    ("2.8 never both", "cicera", {}, "9S 4D 5D", "9H", ["9S", "4D 5D"]),
    ("2.8 lay", "cicera", {}, "4D 6D", "KH", []),
    ("X36", "cicera", {"priority": "fewest"}, "JD JS 5C", "JH", ["JD", "JS"]),
    ("C07 single", "cicera", {"priority": "single"}, "9S 4D 5D", "9H", ["9S"]),
    ("X14", "cicera", {}, "AS 2D JC", "AH", ["AS"]),
    (
        "X39 fifteen",
        "scopa",
        {"sum": "fifteen", "court_match": "identity"},
        "JD 7S 5D",
        "JH",
        ["JD"],
    ),
    (
        "X39 numbers",
        "scopa",
        {"sum": "fifteen", "court_match": "identity"},
        "JD 5S 3C",
        "7H",
        ["3C 5S"],
    ),
    (
        "X39 multiples",
        "scopa",
        {"sum": "multiple", "court_match": "identity", "priority": "free"},
        "JD 4S 6S",
        "2H",
        ["4S", "6S", "4S 6S"],
    ),
    ("chkobba", "chkobba", {}, "AD 7D", "QS", ["AD 7D"]),
    ("chkobba jack", "chkobba", {}, "2D 7D", "JS", ["2D 7D"]),
]

ACES: list[Row] = [
    ("2.11", "asso", {}, "2D 5S", "AH", ["2D 5S"]),
    ("2.11 ace there", "asso", {}, "AD 5S", "AH", ["AD"]),
    ("2.11 two there", "asso", {}, "AD AS 5S", "AH", ["AD", "AS"]),
    ("2.11 ace swept", "asso", {"ace_with_ace": "sweeps"}, "AD 5S", "AH", ["AD 5S"]),
    ("2.11 empty", "asso", {"ace_empty": "takes_itself"}, "", "AH", []),
    ("X11", "asso", {"max_capture": 1}, "2D 5S KD", "AH", ["2D 5S KD"]),
    ("other cards", "asso", {}, "AD 5S", "6H", ["AD 5S"]),
    ("X12", "quindici", {"ace": "sweep"}, "AD 4S KC", "AH", ["AD", "4S KC"]),
    ("X12 all", "quindici", {"ace": "sweep"}, "4S 3C", "AH", ["3C 4S"]),
    ("X41 fewest", "quindici", {"ace": "sweep"}, "AD 3C 4S KC", "AH", ["AD", "4S KC"]),
    (
        "X41 free",
        "quindici",
        {"ace": "sweep", "priority": "free"},
        "AD 3C 4S KC",
        "AH",
        ["AD", "4S KC", "AD 3C KC"],
    ),
    ("2.12 all", "cirulla", {}, "2S KC 7D", "AH", ["2S 7D KC"]),
    ("X05", "cirulla", {}, "4S KC", "AH", ["4S KC"]),
    ("X05 no plain fifteen", "cirulla", {}, "4S KC 2D", "AH", ["2D 4S KC"]),
    ("2.12 ace there", "cirulla", {}, "AD 3C KC 4S", "AH", ["AD", "4S KC", "AD 3C KC"]),
    ("X41 cap", "cirulla", {"max_capture": 2}, "AD 3C KC 4S", "AH", ["AD", "4S KC"]),
    ("2.9 all", "scarabocion", {}, "2D JC", "AH", ["2D JC"]),
    ("X13", "scarabocion", {}, "AS 2D JC", "AH", ["AS", "AS 2D JC"]),
    ("X13 ignored", "scarabocion", {"ace_with_ace": "sweeps"}, "AS 2D", "AH", ["AS", "AS 2D"]),
    ("2.9 one ace", "scarabocion", {}, "AD", "AH", ["AD"]),
    ("2.9 empty", "scarabocion", {}, "", "AH", []),
    (
        "X42 in fifteens",
        "quindici",
        {"ace": "optional_sweep"},
        "AD 4S KC",
        "AH",
        ["4S KC", "AD 4S KC"],
    ),
    ("X13 fifteens", "quindici", {"ace": "optional_sweep"}, "AD", "AH", ["AD"]),
]
ALL = EXAMPLES + FIFTEENS + MULTIPLES + COURTS + ACES


@pytest.mark.parametrize(
    ("variant", "chosen", "table", "card", "legal"),
    [row[1:] for row in ALL],
    ids=[f"{row[1]} {row[0]}" for row in ALL],
)
def test_captures(
    variant: str, chosen: dict[str, Any], table: str, card: str, legal: list[str]
) -> None:
    opts = options(variant, **chosen)
    assert naive.captures(card, cards(table), opts) == sets(*legal)
    assert naive.may_lay(card, cards(table), {**opts, "capture": "forced"}) == (not legal)
    assert naive.may_lay(card, cards(table), {**opts, "capture": "optional"})


def test_no_example_of_the_digest_is_left_out() -> None:
    path = Path(__file__).parent / "data" / "examples.json"
    rows = json.loads(path.read_text(encoding="utf-8"))
    wanted = [row["id"] for row in rows if row["kind"] == "captures"]
    assert len(wanted) > 20
    assert set(wanted) <= {row[0].split()[0] for row in ALL}


def test_every_subset_is_looked_at() -> None:
    """Fourteen cards of the plain pack: an ace takes every set but the empty one (2.10)."""
    opts = options("mancelle")
    table = [card for card in naive.full_pack(opts) if card != "AD"][:14]
    assert len(naive.captures("AD", table, opts)) == 2**14 - 1


@pytest.mark.parametrize(
    ("variant", "chosen", "table", "swept"),
    [
        ("asso", {}, "2D 5S", True),
        ("asso", {}, "AD", False),  # an ordinary capture
        ("asso", {"ace_with_ace": "sweeps"}, "AD", False),
        ("asso", {"ace_with_ace": "sweeps"}, "AD 5S", True),
        ("quindici", {"ace": "sweep"}, "4S KC", False),  # fifteen
        ("quindici", {"ace": "sweep"}, "2S 3S QC", False),
        ("quindici", {"ace": "sweep", "max_capture": 2}, "2S 3S QC", True),
        ("cirulla", {}, "4S KC", False),  # X05
        ("cirulla", {}, "4S KC 2D", True),
        ("scarabocion", {}, "AS", False),  # X13
        ("scarabocion", {}, "AS JS", True),
        ("quindici", {"ace": "optional_sweep"}, "AD", False),  # one ace of the table (X40)
        ("mancelle", {}, "2D 3D", False),  # by the letter an ace takes anything
        ("scopa", {}, "AD", False),
    ],
)
def test_which_capture_is_an_ace_sweep(
    variant: str, chosen: dict[str, Any], table: str, swept: bool
) -> None:
    opts, whole = options(variant, **chosen), frozenset(cards(table))
    assert whole in naive.captures("AH", whole, opts)
    assert naive.is_ace_sweep("AH", whole, whole, opts) == swept
