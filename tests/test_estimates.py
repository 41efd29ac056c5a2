"""Estimates: means that carry their doubt."""

from __future__ import annotations

import json
import math
import random
from statistics import fmean, stdev

import pytest

from scopa_lab.estimates import Estimate, student95

# two-sided 95 % points of Student's t, from printed tables
STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 8: 2.306, 10: 2.228}
STUDENT |= {15: 2.131, 20: 2.086, 30: 2.042, 60: 2.000, 120: 1.980, 10**6: 1.960}


class TestMean:
    def test_of_some_worlds_has_a_standard_error(self) -> None:
        values = [random.Random(1).gauss(2, 3) for _ in range(50)]
        e = Estimate.over(values, total=10**9)
        assert e.mean == pytest.approx(fmean(values))
        assert e.se == pytest.approx(stdev(values) / math.sqrt(50))
        assert (e.n, e.exact) == (50, False)

    def test_of_every_world_is_exact(self) -> None:
        e = Estimate.over([1, 2, 6], total=3)
        assert (e.mean, e.se, e.low, e.high, e.n, e.exact) == (3, 0, 3, 3, 3, True)

    def test_of_a_part_without_repeats_is_surer(self) -> None:
        """The finite population correction: half of the worlds seen, half of the variance left."""
        part = Estimate.over([1, 2, 3, 6], total=8)
        draws = Estimate.over([1, 2, 3, 6], total=10**9)
        assert part.se == pytest.approx(draws.se / math.sqrt(2))

    def test_of_one_world_is_no_knowledge_of_the_others(self) -> None:
        e = Estimate.over([1.0], total=5)
        assert (e.mean, e.se, e.low, e.high) == (1.0, math.inf, -math.inf, math.inf)


class TestInterval:
    @pytest.mark.parametrize(("freedom", "printed"), STUDENT.items())
    def test_uses_students_table(self, freedom: int, printed: float) -> None:
        assert student95(freedom) == pytest.approx(printed, rel=0.008)

    def test_covers_the_true_mean_19_times_in_20(self) -> None:
        rng = random.Random(4)
        hits = 0
        for _ in range(2000):
            e = Estimate.over([rng.gauss(1, 2) for _ in range(8)], total=10**9)
            hits += e.low <= 1 <= e.high
        assert abs(hits / 2000 - 0.95) < 0.02

    def test_without_freedom_is_endless(self) -> None:
        assert student95(0) == math.inf


class TestWords:
    def test_show_the_doubt(self) -> None:
        assert str(Estimate(0.25, 0.0125, 30, False)) == "+0.250 ± 0.013"
        assert str(Estimate(-1.5, 0.0, 30, True)) == "-1.500"

    def test_json_has_no_infinities(self) -> None:
        for e in (Estimate.over([1.0], 5), Estimate.over([1, 2], 5), Estimate.over([1], 1)):
            text = json.dumps(e.to_dict(), allow_nan=False)
            assert json.loads(text)["mean"] == e.mean
        assert Estimate.over([1.0], 5).to_dict()["low"] is None


def test_a_chance_stays_between_0_and_1() -> None:
    rare = Estimate.over([0, 0, 0, 0, 1], total=1000, span=(0.0, 1.0))
    assert rare.mean == 0.2
    assert 0.0 < rare.low < 0.1
    assert rare.high < 1.0


def test_a_chance_has_the_interval_of_wilson() -> None:
    """27 of 100 with the quantile of the normal distribution: from 19.3 to 36.4 in a hundred."""
    some = Estimate(0.27, math.sqrt(0.27 * 0.73 / 100), 100, False, (0.0, 1.0), math.inf)
    assert (some.low, some.high) == pytest.approx((0.1927, 0.3643), abs=5e-4)


def test_a_few_that_came_out_alike_leave_doubt() -> None:
    never = Estimate.over([0] * 10, total=1000, span=(0.0, 1.0))
    assert never.mean == 0
    assert never.high > 0.2  # the rule of three says 0.3
    same = Estimate.over([-2, -2, -2], total=1000)
    assert (same.mean, same.se) == (-2, 0.25)
    assert same.low < -2.5
    assert Estimate.over([-2, -2, -2], total=3).se == 0
