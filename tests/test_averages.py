"""Methods that average over worlds: players put in, ends, what is said of partial results."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable
from statistics import fmean
from typing import Any

import numpy as np
import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.analysis import METHODS
from scopa_lab.analysis.averages import Task, result_against
from scopa_lab.analysis.results import Analysis
from scopa_lab.analysis.utilities import utility_of
from scopa_lab.cards import Cards
from scopa_lab.equity import equity_after
from scopa_lab.scoring import categories
from scopa_lab.worlds import World, Worlds
from tests import twin
from tests.states import random_state
from tests.test_analysis import COVER, FEW, better, cards_up
from tests.test_evaluation import MANY, Inline, each, in_time


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


class FirstMoves:
    """Plays worlds to the end by first legal moves, with the library's readable rules.

    Stands for any player; it is made where the work is done, as the methods expect.
    """

    def __init__(self, position: sl.Position, most: int = 10**9) -> None:
        self.position, self.most, self.stopped = position, most, False

    def tables(self, masks: Any) -> tuple[Any, Any]:
        names, worlds = categories(self.position.rules), Worlds(self.position)
        points, piles = [], []
        for row in masks[: 0 if self.stopped else self.most]:
            world = worlds.world(row)
            ends = [played_out(self.position, world, m) for m in self.position.legal_moves()]
            points.append([[end.score().table[name] for name in names] for end in ends])
            piles.append([[pile.mask for pile in end.piles] for end in ends])
        return np.array(points), np.array(piles)

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
            for card, sides in analysis[move].whereabouts.items():
                shares = [fmean(card in end.piles[side] for end in ends) for side in (0, 1)]
                assert [share.mean for share in sides] == pytest.approx(shares)
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


class TestFrontDoor:
    def test_hands_over_what_is_asked(self) -> None:
        analysis = sl.analyse(FEW, method="playout", worlds=10, utility="win")
        assert analysis.title == "result against chitarrella over 10 of 28 worlds"
        assert (analysis.method, analysis.rows[0].ev.exact) == ("playout", False)
        by_seat = sl.analyse(FEW, method="playout", players=("random", "chitarrella"), worlds=3)
        assert by_seat.title.startswith("result against random, chitarrella in their seats over 3")

    def test_gives_the_same_numbers_whoever_works(self) -> None:
        ask: dict[str, Any] = {"method": "playout", "players": "random", "worlds": 60, "seed": 2}
        one = sl.analyse(COVER, **ask)
        assert one == sl.analyse(COVER, **ask, executor=Inline())
        assert one != sl.analyse(COVER, **{**ask, "seed": 3})

    def test_refuses_players_that_fit_no_seats(self) -> None:
        for wrong in (("a", "b", "c"), (), (1, 2)):
            with pytest.raises(ValueError, match="one name, or one for each of 2 seats"):
                sl.analyse(FEW, method="playout", players=wrong)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="unknown style 'greed'"):
            sl.analyse(FEW, method="playout", players="greed")

    def test_with_every_card_known_gives_the_exact_value(self) -> None:
        rng = random.Random(3)
        for game in twin.GAMES:
            position = twin.to_position(random_state(rng, game, 5))
            for method in METHODS:
                analysis = sl.analyse(position, method=method)
                values = {row.move: row.ev.mean for row in analysis.rows}
                assert values == pytest.approx(sl.solve(position).moves)
                assert {row.ev.se for row in analysis.rows} == {0}
                assert (analysis.title, analysis.method) == ("exact", "exact")


class TestEnd:
    def test_when_separated_is_at_a_fixed_number_of_worlds(self) -> None:
        one = cards_up(COVER, worlds=2000, until="separated", seed=2)
        other = cards_up(COVER, worlds=2000, until="separated", seed=2, executor=Inline())
        assert one == other
        assert one.worlds < 2000
        assert one.worlds in (50, 100, 200, 400, 800, 1600)
        assert one.complete
        assert all(row.behind.mean > 3 * row.behind.se for row in one.rows[1:])
        before = cards_up(COVER, worlds=one.worlds // 2, seed=2)
        assert one.worlds == 50 or any(r.behind.mean < 3.3 * r.behind.se for r in before.rows[1:])

    def test_never_comes_where_moves_are_equal(self) -> None:
        level = sl.Position.setup(
            "scopa", table="KD", hands=("2S 2C", "? ?"), stock="? ? ? ?", last_capture=0
        )
        analysis = cards_up(level, worlds=60, until="separated")
        assert (analysis.worlds, analysis.complete) == (60, True)

    def test_by_the_clock_goes_beyond_the_usual_number(self) -> None:
        analysis = in_time(lambda: cards_up(MANY, time_limit=1.5))
        assert analysis.worlds > 200
        assert not analysis.complete
        assert analysis.title.endswith("worlds so far")
        assert "stopped early: these are the worlds done so far" in str(analysis)

    def test_by_a_stop_says_so(self) -> None:
        stop = threading.Event()
        steps = []
        for step in better(MANY, worlds=50_000, pause=0, stop=stop):
            steps.append(step)
            stop.set()
        assert steps[-1].title.endswith(f"{steps[-1].worlds:,} of 1.2e11 worlds so far")
        assert steps[-1].progress == (steps[-1].worlds, 50_000)


class TestUtility:
    def test_win_is_the_chance_of_the_row(self) -> None:
        analysis = cards_up(FEW, utility="win")
        for row in analysis.rows:
            assert row.ev.mean == row.chances["win"].mean
            assert row.parts == {}
        assert "moves are chosen for the margin of the deal" in analysis.assumes
        assert "chance to win the deal" in str(analysis)

    def test_points_less_those_of_the_other_are_the_margin(self) -> None:
        own, margin = cards_up(FEW, utility="points"), cards_up(FEW)
        for row in margin.rows:
            for name, part in row.parts.items():
                assert own[row.move].parts[name].mean >= part.mean - 1e-9
            assert own[row.move].ev.mean >= row.ev.mean - 1e-9

    def test_match_is_the_chance_after_each_deal(self) -> None:
        """World by world: what the match is worth after the points of the deal."""
        analysis = cards_up(FEW, utility="match", match=(9, 10))
        rules = FEW.rules
        found = [solved for _, solved in each(FEW, range(28))]
        for i, move in enumerate(FEW.legal_moves()):
            totals = [[sum(side) for side in zip(*f.points[i], strict=True)] for f in found]
            chances = [equity_after(rules, (9, 10), 0, total).item() for total in totals]
            assert analysis[move].ev.mean == pytest.approx(fmean(chances))
        assert analysis.unit == "chance to win the match from 9 to 10"

    @pytest.mark.parametrize("match", [None, 9, (9,), (9, -1), ("9", 10)])
    def test_match_needs_a_score(self, match: Any) -> None:
        with pytest.raises(ValueError, match="match"):
            cards_up(FEW, utility="match", match=match)

    def test_in_a_low_game_a_chance_is_still_wanted_high(self) -> None:
        position = sl.Position.setup(
            "perdere", table="2C 5S", hands=("7D KH", "? ?"), stock="", out="", last_capture=0
        )
        rows = cards_up(position, utility="win", worlds=40).rows
        means = [row.ev.mean for row in rows]
        assert means == sorted(means, reverse=True)


def test_order_is_the_exact_order_where_the_error_is_small() -> None:
    """Rows are never the wrong way round by more than 4 standard errors of their difference."""
    exact = cards_up(COVER, worlds=2970)
    worst, wrong = 0.0, 0
    for seed in range(60):
        sampled = cards_up(COVER, worlds=60, seed=seed)
        for row in sampled.rows[1:]:
            truth = exact[sampled.best].ev.mean - exact[row.move].ev.mean
            wrong += truth < 0
            worst = max(worst, -truth / row.behind.se if row.behind.se else 0.0)
    assert worst < 4
    assert wrong < 0.5 * 60 * (len(exact.rows) - 1)


def test_ctrl_c_leaves_what_was_found() -> None:
    def pressed(done: int, to_do: int, so_far: sl.Analysis) -> None:
        if done > 20:
            raise KeyboardInterrupt

    with pytest.raises(sl.Interrupted) as caught:
        sl.analyse(COVER, method="open", worlds=100_000, progress=pressed)
    assert caught.value.analysis.worlds > 20
    assert not caught.value.analysis.complete
