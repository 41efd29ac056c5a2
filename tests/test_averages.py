"""Methods that average over worlds: players put in, ends, what is said of partial results."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from statistics import fmean
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.analysis import improving
from scopa_lab.averages import Task, result_against
from scopa_lab.cards import Cards
from scopa_lab.results import Analysis
from scopa_lab.scoring import categories
from scopa_lab.utilities import utility_of
from scopa_lab.worlds import World, Worlds
from tests.test_analysis import COVER, FEW
from tests.test_evaluation import MANY, Inline, in_time


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


class FirstMoves:
    """Plays worlds to the end by first legal moves, with the library's readable rules.

    Stands for any player; it is made where the work is done, as the methods expect.
    """

    def __init__(self, position: sl.Position, most: int = 10**9) -> None:
        self.position, self.most, self.stopped = position, most, False

    def solve(self, worlds: Iterable[World]) -> list[tuple[list[float], list[list[list[int]]]]]:
        found: list[tuple[list[float], list[list[list[int]]]]] = []
        for world in worlds:
            if self.stopped or len(found) == self.most:
                break
            ends = [played_out(self.position, world, m) for m in self.position.legal_moves()]
            points = [
                [list(end.score().table[name]) for name in categories(self.position.rules)]
                for end in ends
            ]
            found.append(([0.0 for _ in ends], points))
        return found

    def stop(self) -> None:
        self.stopped = True


def played_out(position: sl.Position, world: World, move: sl.Move) -> sl.Position:
    """The end of a deal in a world after a move and then first moves."""
    full = sl.Position.from_dict(
        position.to_dict()
        | {
            "hands": [str(Cards.from_mask(mask)) for mask in world.hands],
            "stock": " ".join(str(Cards.from_mask(m)) for b in world.batches for m in b),
        }
    )
    after = full.play(move)
    while not after.is_over:
        after = after.play(after.legal_moves()[0])
    return after


def task(position: sl.Position, **asked: Any) -> Task:
    side = position.rules.side_of(position.to_move)
    utility = utility_of(asked.pop("utility", "margin"), position.rules, side)
    return Task(position, utility, players=("first",), **asked)


def last(steps: Iterable[Analysis]) -> Analysis:
    return list(steps)[-1]


class TestPlayers:
    def test_results_are_means_over_the_worlds_they_play(self) -> None:
        analysis = last(result_against(task(FEW), FirstMoves))
        worlds = Worlds(FEW)
        for move in FEW.legal_moves():
            ends = [played_out(FEW, worlds.at(n), move) for n in range(28)]
            margins = [end.score().points[0] - end.score().points[1] for end in ends]
            assert analysis[move].ev.mean == pytest.approx(fmean(margins))
        assert (analysis.method, analysis.worlds) == ("playout", 28)
        assert analysis.title == "result against first over 28 worlds"
        assert "every seat is played by first, who sees no hidden card" in analysis.assumes

    def test_results_leave_doubt_even_over_all_worlds(self) -> None:
        """Another game of the same players might end differently."""
        analysis = last(result_against(task(FEW), FirstMoves))
        assert all(row.ev.se > 0 and not row.ev.exact for row in analysis.rows)

    def test_can_be_made_with_arguments_and_stop_early(self) -> None:
        analysis = last(result_against(task(FEW, executor=Inline()), FirstMoves, (1,)))
        assert 0 < analysis.worlds < 28
        assert not analysis.complete

    def test_of_several_kinds_are_named_by_seat(self) -> None:
        side = utility_of("margin", FEW.rules, 0)
        analysis = last(result_against(Task(FEW, side, players=("a", "b")), FirstMoves))
        assert analysis.title.startswith("result against a, b in their seats")


class TestEnd:
    def test_when_separated_is_at_a_fixed_number_of_worlds(self) -> None:
        one = sl.analyse(COVER, worlds=2000, until="separated", seed=2)
        other = sl.analyse(COVER, worlds=2000, until="separated", seed=2, executor=Inline())
        assert one == other
        assert one.worlds < 2000
        assert one.worlds in (50, 100, 200, 400, 800, 1600)
        assert one.complete
        assert all(row.behind.mean > 3 * row.behind.se for row in one.rows[1:])
        before = sl.analyse(COVER, worlds=one.worlds // 2, seed=2)
        assert one.worlds == 50 or any(r.behind.mean < 3.3 * r.behind.se for r in before.rows[1:])

    def test_never_comes_where_moves_are_equal(self) -> None:
        level = sl.Position.setup(
            "scopa", table="KD", hands=("2S 2C", "? ?"), stock="? ? ? ?", last_capture=0
        )
        analysis = sl.analyse(level, worlds=60, until="separated")
        assert (analysis.worlds, analysis.complete) == (60, True)

    def test_by_the_clock_goes_beyond_the_usual_number(self) -> None:
        analysis = in_time(lambda: sl.analyse(MANY, time_limit=1.5))
        assert analysis.worlds > 200
        assert not analysis.complete
        assert analysis.title.endswith("worlds so far")
        assert "stopped early: these are the worlds done so far" in str(analysis)

    def test_by_a_stop_says_so(self) -> None:
        stop = threading.Event()
        steps = []
        for step in improving(MANY, worlds=50_000, pause=0, stop=stop):
            steps.append(step)
            stop.set()
        assert steps[-1].title.endswith(f"{steps[-1].worlds:,} of 1.2e11 worlds so far")
        assert steps[-1].progress == (steps[-1].worlds, 50_000)


class TestUtility:
    def test_win_is_the_chance_of_the_row(self) -> None:
        analysis = sl.analyse(FEW, utility="win")
        for row in analysis.rows:
            assert row.ev.mean == row.chances["win"].mean
            assert row.parts == {}
        assert "moves are chosen for the margin of the deal" in analysis.assumes
        assert "chance to win the deal" in str(analysis)

    def test_points_less_those_of_the_other_are_the_margin(self) -> None:
        own, margin = sl.analyse(FEW, utility="points"), sl.analyse(FEW)
        for row in margin.rows:
            for name, part in row.parts.items():
                assert own[row.move].parts[name].mean >= part.mean - 1e-9
            assert own[row.move].ev.mean >= row.ev.mean - 1e-9

    def test_in_a_low_game_a_chance_is_still_wanted_high(self) -> None:
        position = sl.Position.setup(
            "perdere", table="2C 5S", hands=("7D KH", "? ?"), stock="", out="", last_capture=0
        )
        rows = sl.analyse(position, utility="win", worlds=40).rows
        means = [row.ev.mean for row in rows]
        assert means == sorted(means, reverse=True)


def test_order_is_the_exact_order_where_the_error_is_small() -> None:
    """Rows are never the wrong way round by more than 4 standard errors of their difference."""
    exact = sl.analyse(COVER, worlds=2970)
    worst, wrong = 0.0, 0
    for seed in range(60):
        sampled = sl.analyse(COVER, worlds=60, seed=seed)
        for row in sampled.rows[1:]:
            truth = exact[sampled.best].ev.mean - exact[row.move].ev.mean
            wrong += truth < 0
            worst = max(worst, -truth / row.behind.se if row.behind.se else 0.0)
    assert worst < 4
    assert wrong < 0.5 * 60 * (len(exact.rows) - 1)
