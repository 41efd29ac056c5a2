"""A few of the comparisons with the slow twin; ``python -m tests.twin`` makes as many as wanted."""

from __future__ import annotations

import pytest

from tests import twin


@pytest.mark.parametrize("game", twin.GAMES)
class TestNothingDiffers:
    def test_in_what_contradicts_itself(self, game: str) -> None:
        assert list(twin.differing_refusals(seed=2, count=150, game=game)) == []

    def test_in_captures_on_random_tables(self, game: str) -> None:
        assert list(twin.differing_tables(seed=2, count=200, game=game)) == []

    def test_in_whole_random_deals(self, game: str) -> None:
        assert list(twin.differing_deals(seed=2, count=8, game=game)) == []
