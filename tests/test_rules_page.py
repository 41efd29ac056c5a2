"""The rules page: all that is cited stands there, and every option is listed in full."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from scopa_lab.rules import OPTIONS, Rules, rules, variants

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
PLACES = (
    *("scopa_lab/**/*.py", "tests/**/*.py", "tests/data/*.json", "docs/**/*.md"),
    *("README.md", "CONTRIBUTING.md"),
)

#: a path in a drawing ("C12 46 …") is followed by a number, a citation is not
ROW = r"\b[CX]\d\d\b(?![ -]\d)"


def rows(page: str) -> Iterator[list[str]]:
    """Yield the cells of every line of a table."""
    for line in page.splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


FIRST_CELLS = [cells[0] for cells in rows(PAGE)]
ROWS = [m.group() for cell in FIRST_CELLS if (m := re.match(ROW, cell))]
SECTIONS = re.findall(r"^##+ (\d+[a-z]?(?:\.\d+)?)\b", PAGE, re.MULTILINE)


def spread(pattern: str, join: str, text: str) -> Iterator[str]:
    """Yield what a pattern finds and, where two stand for a range (C14 to C19), all in between."""
    yield from re.findall(pattern, text)
    for first, last in re.findall(rf"({pattern})(?:{join})({pattern})", text):
        stem = re.sub(r"\d+$", "", first)
        if last.startswith(stem):
            digits = len(first) - len(stem)
            low, high = (int(end[len(stem) :]) for end in (first, last))
            yield from (f"{stem}{number:0{digits}}" for number in range(low, high + 1))


def cited(text: str) -> set[str]:
    """Return the rows, sections and source texts that a text cites."""
    found = set(spread(ROW, " to |-", text))
    for part in re.findall(r"\bdigest[\w, ]{0,12}?(2\.\d+(?:(?: to |-)2\.\d+)?)", text, re.I):
        found |= set(spread(r"2\.\d+", " to |-", part))
    found |= set(re.findall(r"\bsection (\d)\b", text, re.I))
    return found | set(re.findall(r"\btext 00\d", text))


def citations() -> dict[str, str]:
    """Return everything cited anywhere in the project, with the last file that cites it."""
    return {
        what: path.relative_to(ROOT).as_posix()
        for place in PLACES
        for path in sorted(ROOT.glob(place))
        for what in cited(path.read_text(encoding="utf-8"))
    }


class TestCitations:
    def test_are_read_as_they_are_written(self) -> None:
        assert cited("Digest 2.1 to 2.3, C05 (X29) and section 4; text 004") == {
            *("2.1", "2.2", "2.3", "C05", "X29", "4", "text 004")
        }
        assert cited("C14 to C16, X16-X18") == {"C14", "C15", "C16", "X16", "X17", "X18"}
        assert cited("M9 9 C46 8 10 30 0 48Z, a digest of the whole source") == set()

    @pytest.mark.parametrize(("what", "path"), sorted(citations().items()))
    def test_resolve(self, what: str, path: str) -> None:
        assert what in {*ROWS, *SECTIONS, *FIRST_CELLS}, f"{path} cites {what}"

    def test_of_the_twin_are_sections_too(self) -> None:
        """The twin writes "2.1" for a section without the word digest."""
        twin = "".join(
            path.read_text(encoding="utf-8")
            for path in sorted((ROOT / "tests" / "naive").glob("*.py"))
        )
        found = set(spread(r"\b2\.\d+\b", " to |-", twin))
        assert {"2.1", "2.2", "2.3", "2.11"} <= found <= set(SECTIONS)

    def test_of_games_and_rows_are_complete(self) -> None:
        """Every game has its section, and no row of the registers is left out; three numbers
        were never given."""
        assert {f"2.{number}" for number in range(1, 14)} <= set(SECTIONS)
        sources = [f"C{n:02}" for n in range(1, 47) if n != 29]
        decisions = [f"X{n:02}" for n in range(1, 60) if n not in (32, 33)]
        assert sources + decisions == ROWS

    def test_have_one_target_each(self) -> None:
        assert len(ROWS) == len(set(ROWS))
        assert len(SECTIONS) == len(set(SECTIONS))

    def test_of_sources_are_explained(self) -> None:
        tags = {cell for cell in FIRST_CELLS if re.fullmatch(r"[a-z0-9-]+|text 00\d", cell)}
        groups = re.findall(r"\[([^\]]+)\](?!\()", PAGE)
        assert len(groups) > 100
        for tag in (tag for group in groups for tag in group.split("; ")):
            if tag.startswith("text "):
                assert {f"text {number}" for number in tag.split()[1:]} <= tags, tag
            else:
                assert tag.partition(":")[0] in tags, tag


def table(head: str) -> dict[str, dict[str, str]]:
    """Return the table whose first column has this head: first cell → head → cell."""
    lines = PAGE[PAGE.index(f"\n| {head} |") :].strip().split("\n\n")[0]
    heads, _, *body = rows(lines)
    return {cells[0].strip("`"): dict(zip(heads, cells, strict=True)) for cells in body}


def values(cell: str) -> list[str]:
    """Return the values in a cell, with ranges written out."""
    found: list[str] = []
    for part in cell.split(", "):
        ends = re.findall(r"`([\w+]+)`", part)
        assert part == " to ".join(f"`{end}`" for end in ends)
        found += ends if len(ends) == 1 else map(str, range(int(ends[0]), int(ends[1]) + 1))
    return found


def word(value: Any) -> str:
    return "none" if value is None else str(value)


class TestOptions:
    def test_are_all_listed_in_order(self) -> None:
        assert [*table("option")] == [*OPTIONS]

    @pytest.mark.parametrize("name", OPTIONS)
    def test_list_exactly_the_allowed_values(self, name: str) -> None:
        listed = values(table("option")[name]["values"])
        default = next(field.default for field in fields(Rules) if field.name == name)
        assert listed[0] == word(default)
        assert set(listed) == {word(value) for value in OPTIONS[name]["allowed"]}

    @pytest.mark.parametrize("name", OPTIONS)
    def test_name_at_least_the_rows_that_the_package_names(self, name: str) -> None:
        pattern = rf"{ROW}|section \d|2\.\d+"
        listed = re.findall(pattern, table("option")[name]["rows"])
        assert set(re.findall(pattern, OPTIONS[name]["source"])) <= set(listed)
        assert {row.removeprefix("section ") for row in listed} <= {*ROWS, *SECTIONS}

    def test_other_defaults_of_a_game_are_its_preset(self) -> None:
        presets = table("variant")
        assert sorted(presets) == sorted(variants())
        for variant, cells in presets.items():
            game = rules(variant)
            stated = dict(re.findall(r"`(\w+)=([\w+]+)`", cells["options"]))
            others = {name: word(getattr(game, name)) for name in game.differs(Rules())}
            assert stated == {name: others[name] for name in OPTIONS if name in others}

    def test_sides_of_a_game_are_its_seatings(self) -> None:
        for variant, cells in table("variant").items():
            alone, *teams = cells["sides"].split("; ")
            if "alone" in alone:
                seatings = {(int(n), "none") for n in re.findall(r"\d", alone)}
            else:
                seatings, teams = set(), [alone, *teams]
            seatings |= {(int(kind[0]) * int(kind[2]), kind) for kind in teams}
            assert seatings == set(rules(variant).seatings), variant

    def test_every_refusal_is_listed(self) -> None:
        """Each sentence of refusal begins with the option or the game that is refused."""
        source = (ROOT / "scopa_lab" / "contradictions.py").read_text(encoding="utf-8")
        refused = PAGE[PAGE.index("**Refused") : PAGE.index("\n## 2.")]
        for name in OPTIONS:
            if f'"{name}"' in source:
                assert re.search(rf"`{name}\b", refused), name
