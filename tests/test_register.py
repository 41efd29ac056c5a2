"""No row of the register is forgotten, and no value of an option.

The readings are in `tests/test_register_*.py`; here is the list of the digest that they must fill,
the defaults of its rows, and the rows that have one reading only.
"""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.rules import OPTIONS
from tests import (
    test_register_captures,
    test_register_dealing,
    test_register_match,
    test_register_play,
    test_register_scoring,
)
from tests.register import Reading, captures

READINGS: tuple[Reading, ...] = (
    *test_register_captures.READINGS,
    *test_register_play.READINGS,
    *test_register_scoring.READINGS,
    *test_register_dealing.READINGS,
    *test_register_match.READINGS,
)

#: rows of section 3 with a flag: the options that give the other readings
FLAGS = {
    "C01": ("direction",),
    "C05": ("redeal",),
    "C06": ("capture",),
    "C07": ("priority",),
    "C08": ("priority",),
    "C09": ("max_capture",),
    "C11": ("no_sweep_on",),
    "C13": ("leftovers",),
    "C14": ("primiera_source",),
    "C17": ("primiera_missing",),
    "C18": ("primiera",),
    "C19": ("majority",),
    "C20": ("target", "finish"),
    "C21": ("teams",),
    "C22": ("courts",),
    "C30": ("picada",),
    "C31": ("no_sweep_on",),
    "C33": ("tie",),
    "C34": ("napoleone",),
    "C35": ("suit_bonus", "court_sweep", "finish"),
    "C36": ("target",),
    "C38": ("ace",),
    "C39": ("sum",),
    "C40": ("finish",),
    "C41": ("priority",),
    "C42": ("priority",),
    "C43": ("target",),
    "C45": ("opening_fifteen",),
    "C46": ("barsega",),
}
#: rows of section 3 with one reading; C02 says who deals next, which no deal depends on
SINGLE = ("C03", "C04", "C10", "C12", "C15", "C16", "C23", "C24", "C25", "C26", "C27", "C28",
          "C32", "C37", "C44")  # fmt: skip
#: rows of section 3b whose cases stand with another row
WITH = {
    "X14": "X13",
    "X15": "C32",
    "X16": "C11",
    "X17": "X03",
    "X18": "C11",
    "X20": "C13",
    "X28": "C14",
    "X42": "X13",
    "X43": "C38",
    "X58": "X38",
    "X59": "X06",
}
DECISIONS = [f"X{n:02}" for n in range(1, 60) if n not in (32, 33)]  # two numbers not given

#: values that act alike (X20), or that no rules allow side by side
ALIKE = {
    ("last_capturer", "nobody_if_none"),
    ("2x2", "2x3"),
    ("2x2", "3x2"),
    ("plain", "french"),
}
MANY = ("players", "target")  # a few values stand for all


def rows_of_classes() -> set[str]:
    """Rows that a test class or function bears in its name."""
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    names = re.findall(r"^\s*(?:class|def) ([Tt]est\w+)", "\n".join(texts), re.MULTILINE)
    return {row.upper() for name in names for row in re.findall(r"[CX]\d\d", name, re.I)}


class TestCompleteness:
    @pytest.mark.parametrize("row", FLAGS)
    def test_every_row_with_a_flag_has_readings_that_differ(self, row: str) -> None:
        for option in FLAGS[row]:
            answers = [r.answers for r in READINGS if (r.row, r.option) == (row, option)]
            assert answers, f"{row} has no reading of {option}"
            apart = any(a != b for found in answers for a in found.values()
                        for b in found.values())  # fmt: skip
            assert apart or tuple(OPTIONS[option]["allowed"]) in ALIKE

    def test_the_register_is_listed_in_full(self) -> None:
        every = {f"C{n:02}" for n in range(1, 47) if n not in (2, 29)}  # a number not given
        assert set(FLAGS) | set(SINGLE) == every
        assert not set(FLAGS) & set(SINGLE)

    def test_the_page_has_no_other_rows(self) -> None:
        page = (Path(__file__).parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
        rows = set(re.findall(r"^\| ([CX]\d\d)\b", page, re.MULTILINE))
        assert rows <= {*FLAGS, *SINGLE, *DECISIONS, "C02"}

    @pytest.mark.parametrize("row", [*SINGLE, *DECISIONS])
    def test_every_other_row_has_a_test(self, row: str) -> None:
        found = rows_of_classes() | {r.row for r in READINGS}
        assert WITH.get(row, row) in found

    @pytest.mark.parametrize("option", [o for o in OPTIONS if o not in MANY])
    def test_every_two_values_of_an_option_are_told_apart(self, option: str) -> None:
        allowed = OPTIONS[option]["allowed"]
        apart: dict[frozenset[Any], bool] = defaultdict(bool)
        for reading in (r for r in READINGS if r.option == option):
            assert set(reading.answers) <= set(allowed)
            for a, b in combinations(reading.answers, 2):
                apart[frozenset((a, b))] |= reading.answers[a] != reading.answers[b]
        pairs = set(combinations(allowed, 2))
        assert {p for p in pairs if not apart[frozenset(p)]} == pairs & ALIKE


class TestDefaults:
    """The column "default" of the register and the presets of section 1."""

    CASES: tuple[tuple[str, object, dict[str, object]], ...] = (
        ("direction", "ccw", {"mancelle": "cw", "cirulla": "cw"}),  # C01
        ("redeal", "kings3", {"scientifico": "none", "escoba": "none", "cicera": "none",
                              "scarabocion": "none", "mancelle": "none", "chkop": "distinct",
                              "cirulla": "aces2"}),  # C05
        ("capture", "forced", {"escoba": "optional"}),  # C06
        ("priority", "single", {"mancelle": "free", "cicera": "free", "scarabocion": "free",
                                "escoba": "free", "frac": "free", "quindici": "fewest"}),  # C07
        ("max_capture", None, {}),  # C09
        ("no_sweep_on", "last_card", {}),  # C11 C31
        ("primiera_source", "all", {}),  # C14
        ("primiera_missing", "disqualify", {}),  # C17
        ("primiera", "standard", {"escoba": "most_sevens", "chkop": "most_sevens",
                                  "chkobba": "most_sevens", "mancelle": "most_sevens",
                                  "cicera": "off", "scarabocion": "off", "frac": "off"}),  # C18
        ("majority", "most", {}),  # C19
        ("target", 11, {"escoba": 21, "chkop": 21, "chkobba": 21, "mancelle": 21, "napola": 21,
                        "perdere": 21, "trenta": 21, "cicera": 51, "cirulla": 51,
                        "scarabocion": 120}),  # C20 C36 C43
        ("finish", "highest_then_play_on", {"scarabocion": "claim"}),  # C20 C40
        ("courts", "jqk", {"chkobba": "qjk"}),  # C22
        ("picada", "off", {"cicera": "any"}),  # C30
        ("simili", "off", {"cicera": "on"}),  # C32
        ("quadriglia", "off", {"cicera": "on"}),
        ("tie", "none", {}),  # C33
        ("napoleone", "off", {"cicera": "on", "napola": "on", "cirulla": "on", "trenta": "on"}),
        ("suit_bonus", "off", {"scarabocion": "matching"}),  # C35
        ("court_sweep", 0, {}),
        ("sweep_worth", "one", {"scarabocion": "number_doubled", "frac": "nothing"}),
        ("ace", "plain", {"mancelle": "literal", "asso": "sweep", "cirulla": "sweep_scores",
                          "scarabocion": "optional_sweep"}),  # C38
        ("sum", "equal", {"quindici": "fifteen", "escoba": "fifteen", "mancelle": "multiple",
                          "cirulla": "equal+fifteen"}),  # C39 C41
        ("opening_fifteen", "off", {"escoba": "dealer", "cirulla": "dealer"}),  # C45
        ("barsega", 0, {"cirulla": 3}),  # C46
        ("trio", 0, {"cirulla": 10}),
        ("wild", "off", {"cirulla": "seven_of_cups"}),
        ("napola", "off", {"napola": "full", "cirulla": "full", "cicera": "full",
                           "scarabocion": "full"}),
        ("napola_suit", "coins", {"cicera": "swords", "scarabocion": "every"}),
        ("grande", "off", {"cirulla": "on"}),
        ("rebello", "off", {"rebello": "on"}),
        ("ponino", "off", {"ponino": "on"}),
        ("four_sevens", "off", {}),
        ("wins", "high", {"perdere": "low"}),
        ("pack", "italian", {"mancelle": "plain", "cicera": "french", "scarabocion": "french"}),
        ("court_match", "value", {"cicera": "identity", "scarabocion": "identity"}),
    )  # fmt: skip

    @pytest.mark.parametrize(
        ("option", "usual", "others"), [pytest.param(*case, id=case[0]) for case in CASES]
    )
    def test_are_those_of_the_digest(
        self, option: str, usual: object, others: dict[str, object]
    ) -> None:
        found = {game: getattr(sl.rules(game), option) for game in sl.variants()}
        assert found == {game: others.get(game, usual) for game in sl.variants()}


class TestC23HeartsAreCups:
    def test_where_text_002_lists_hearts_among_italian_suits(self) -> None:
        assert sl.Card("seven of hearts") == sl.Card("seven of cups") == sl.Card("7H")


class TestC24C25LostSigns:
    def test_what_2_5_7_may_do(self) -> None:
        """Lay the 2; 5 takes 5; 7 takes A+6."""
        assert [captures(card, "AD 5D 6D") for card in ("2S", "5S", "7S")] == ["", "5D", "AD 6D"]

    @pytest.mark.parametrize("game", ["scopa", "scopone"])
    def test_the_four_scoring_items_are_these(self, game: str) -> None:
        names = [c.name for c in sl.rules(game).end_categories]
        assert names == ["cards", "coins", "settebello", "primiera"]


class TestC37ScientificoIsTenCardsEach:
    def test_and_an_empty_table(self) -> None:
        sizes = {
            game: ([len(h) for h in deal.hands], len(deal.table))
            for game in ("scopone", "scientifico")
            for deal in [sl.deal(game, seed=1)]
        }
        assert sizes == {"scopone": ([9] * 4, 4), "scientifico": ([10] * 4, 0)}


class TestC44Cousins:
    @pytest.mark.parametrize("name", ["basra", "cassino", "kasino", "ronda", "foraccio"])
    def test_are_other_games(self, name: str) -> None:
        """Section 2.13: not played by this library, and asked for they are refused in words."""
        assert name not in sl.variants()
        with pytest.raises(ValueError, match=f"unknown variant '{name}'"):
            sl.rules(name)


class TestX19TheLastHandIsTheOnlyOne:
    @pytest.mark.parametrize("game", ["scopone", "scientifico", "cicera", "scarabocion", "trenta"])
    def test_no_sweep_on_it_is_refused(self, game: str) -> None:
        with pytest.raises(ValueError, match="would forbid every sweep"):
            sl.rules(game, no_sweep_on="last_hand")
