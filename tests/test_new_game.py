"""A new game is one file: the example of CONTRIBUTING.md is put in the folder, and is a game."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import scopa_lab as sl
from scopa_lab import cli
from tests import test_conformance as conformance
from tests import twin

PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"
NAME = "sedici"


def example() -> str:
    """Return the game that the page shows."""
    found = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (source,) = [block for block in found if f'name="{NAME}"' in block]
    return str(source)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose games are found beside those of the library, as long as the test runs."""
    games = importlib.import_module("scopa_lab.variants")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith("scopa_lab.variants."):
            del sys.modules[name]
    importlib.import_module("scopa_lab.rules")._variant.cache_clear()


@pytest.fixture
def game(folder: Path) -> str:
    (folder / f"{NAME}.py").write_text(example(), encoding="utf-8")
    return NAME


CHECKS = [name for name in dir(conformance.TestEveryGame) if name.startswith("test_")]


@pytest.mark.parametrize("check", CHECKS)
def test_the_example_passes_what_every_game_must(game: str, check: str) -> None:
    getattr(conformance.TestEveryGame(), check)(game)


def test_the_example_is_played_like_any_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert game in sl.variants()
    assert sl.rules(game).target == 16
    position = sl.deal(game, seed=3)
    assert sl.Position.parse(str(position)) == position
    assert list(twin.differing_tables(seed=1, count=50, game=game)) == []
    assert list(twin.differing_deals(seed=1, count=2, game=game)) == []
    assert cli.main(["variants", game]) == 0
    assert "Scopone a sedici" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("cut", "error"),
    [
        (r"CHECKS = .*", AttributeError),  # no golden counts at all
        (r"(?<=\"move_sequences\": )\(.*\)", AssertionError),  # none counted
        (r"771", AssertionError),  # a wrong one
    ],
)
def test_without_golden_counts_it_fails(folder: Path, cut: str, error: type[Exception]) -> None:
    without = {r"771": "772"}.get(cut, "()" if cut.startswith("(?<") else "")
    (folder / f"{NAME}.py").write_text(re.sub(cut, without, example()), encoding="utf-8")
    with pytest.raises(error):
        conformance.TestEveryGame().test_has_golden_counts_and_meets_them(NAME)
