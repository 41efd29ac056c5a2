"""Calibration: 95 % intervals hold the exact average about 19 times in 20.

The exact average is over all worlds; a sample is of 200 of them. Positions are of all games, played
at random until 600 to 3,500 worlds are left. Long by nature; the suite runs a part.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.worlds import Worlds
from tests.test_analysis import cards_up

SAMPLE = 200


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


def positions(seed: int, games: tuple[str, ...] = sl.variants()) -> Iterator[sl.Position]:
    """Yield positions with several moves and a known number of worlds."""
    rng = random.Random(seed)
    while True:
        position = sl.deal(rng.choice(games), seed=rng.randrange(10**6))
        while not position.is_over:
            seen = position.view(position.to_move)
            moves = position.legal_moves()
            if Worlds(seen).total <= 3500:
                if Worlds(seen).total >= 600 and len(moves) > 1:
                    yield seen
                break
            position = position.play(moves[rng.randrange(len(moves))])


def coverage(seed: int, count: int, samples: int, games: tuple[str, ...]) -> dict[str, float]:
    """Return how often intervals hold the truth, of values and of paired differences."""
    held, asked = Counter[str](), Counter[str]()
    with ThreadPoolExecutor(1) as pool:
        for number, position in zip(range(count), positions(seed, games), strict=False):
            exact = cards_up(position, worlds=10**6, executor=pool)
            values = {row.move: row.ev.mean for row in exact.rows}
            aim = -1 if position.rules.wins == "low" else 1
            for again in range(samples):
                sampled = cards_up(
                    position, worlds=SAMPLE, seed=100 * number + again, executor=pool
                )
                for row in sampled.rows:
                    gap = aim * (values[sampled.best] - values[row.move])
                    asked["ev"] += 1
                    held["ev"] += row.ev.low - 1e-9 <= values[row.move] <= row.ev.high + 1e-9
                    if row.move != sampled.best:
                        asked["behind"] += 1
                        held["behind"] += row.behind.low - 1e-9 <= gap <= row.behind.high + 1e-9
    return {name: held[name] / asked[name] for name in asked}


def test_intervals_hold_the_truth() -> None:
    found = coverage(1, 8, 5, ("scopa", "escoba", "chkobba", "perdere"))
    assert 0.9 < found["ev"] < 0.985, found
    assert 0.9 < found["behind"] < 0.985, found


@pytest.mark.slow
def test_intervals_hold_the_truth_of_500_positions() -> None:
    found = coverage(2, 500, 1, sl.variants())
    assert 0.93 <= found["ev"] <= 0.97, found
    assert 0.93 <= found["behind"] <= 0.97, found
