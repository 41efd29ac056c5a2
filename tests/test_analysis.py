"""Analyses: averages over worlds against the slow twin, their doubt, their ends, their refusals."""

from __future__ import annotations

import json
import math
import multiprocessing
import random
import threading
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import islice
from math import comb
from statistics import fmean, stdev
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.analysis import Analysis, Estimate, Row, improving
from scopa_lab.scoring import categories
from scopa_lab.worlds import Worlds
from tests import naive, twin
from tests.states import random_state
from tests.test_evaluation import (
    ENDLESS,
    MANY,
    SMALL,
    Evaluation,
    Inline,
    can_sweep,
    each,
    hidden,
    in_time,
    of_twin,
    small,
)
from tests.twin import for_twin

#: the method these tests are about, whatever "auto" would choose
cards_up = partial(sl.analyse, method="open")
better = partial(improving, method="open")
#: two cards each and two to come: 66 * 45 = 2,970 worlds
COVER = small(
    table="2C 5S", hands=("7D 3H", "? ?"), stock="? ?", live="7S 7H AD 2D 5D 4H JS QH KC 6C 3S AC"
)
#: 28 worlds, so few that all of them are looked at
FEW = small(table="2C 5S", hands=("7D 3H", "? ?"), live="7S 7H AD 2D 5D 4H JS 6C")
TOTALS = {FEW: 28, COVER: 2970, MANY: comb(35, 3) * comb(32, 3) * comb(29, 3)}
#: a five takes a five or two and three; then one card is played, and every sweep is paid
PAID = {"priority": "free", "no_sweep_on": "never"}
BY_HAND = small(table="2H 3H 5S", hands=("5D", "?"), live="5C 2S KH", options=PAID)
#: by move the points in the worlds 5C, 2S, KH, in thirds
THIRDS: dict[str, dict[str, float]] = {
    "5Dx5S": {
        "ev": -1 + 0 + 2,
        "win": 0 + 0.5 + 1,
        "cards": -1 - 1 + 1,
        "behind": 2 + 2 + 0,
        "tie": 1,
        "loss": 1,
    },
    "5Dx2H3H": {"ev": 1 + 2 + 2, "win": 3, "cards": 3, "behind": 0, "tie": 0, "loss": 0},
}
THIRDS = {move: {"coins": 3, "sweeps": -1, "sweep_risk": 1} | row for move, row in THIRDS.items()}


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


def estimates(row: Row) -> dict[str, Estimate]:
    """Every estimate of a row."""
    return {"ev": row.ev, "behind": row.behind, **row.chances, **row.parts}


def chance(row: Row, name: str) -> float:
    return row.chances[name].mean


def by_twin(position: sl.Position) -> dict[sl.Move, dict[str, float]]:
    """What the slow twin says of every move: the means of all that a row tells."""
    worlds = naive.worlds(*for_twin(position))
    average = naive.open_average(*for_twin(position))
    solved = [of_twin(position.rules, world).points for world in worlds]
    side = position.rules.side_of(position.to_move)
    best = min if position.rules.wins == "low" else max
    found = {}
    for i, (move, ev) in enumerate(average.items()):
        told: dict[str, list[float]] = defaultdict(list)
        for world, by_move in zip(worlds, solved, strict=True):
            totals = [sum(category) for category in zip(*by_move[i], strict=True)]
            winners = [s for s, total in enumerate(totals) if total == best(totals)]
            told["win"].append(1 / len(winners) if side in winners else 0)
            told["tie"].append(side in winners and len(winners) > 1)
            told["loss"].append(side not in winners)
            told["sweep_risk"].append(can_sweep(naive.play(world, move)))
            for name, points in zip(categories(position.rules), by_move[i], strict=True):
                others = [p for s, p in enumerate(points) if s != side]
                told[name].append(points[side] - fmean(others))
        means = {name: fmean(numbers) for name, numbers in told.items()}
        behind = abs(best(average.values()) - ev)
        found[twin.to_move(move)] = {"ev": float(ev), "behind": float(behind), **means}
    return found


def assert_is_the_twins(position: sl.Position) -> None:
    analysis, expected = cards_up(position), by_twin(position)
    assert {row.move for row in analysis.rows} == expected.keys()
    for row in analysis.rows:
        here = {name: estimate.mean for name, estimate in estimates(row).items()}
        assert here == pytest.approx(expected[row.move]), f"{position}: {row.move}"
        assert row.ev.mean == pytest.approx(math.fsum(p.mean for p in row.parts.values()))
        assert {(e.se, e.exact) for e in estimates(row).values()} == {(0, True)}
    means = [row.ev.mean for row in analysis.rows]
    assert means == sorted(means, reverse=position.rules.wins == "high")
    assert analysis.best == analysis.rows[0].move
    assert_ends_as_the_twins(position, analysis)


def assert_ends_as_the_twins(position: sl.Position, analysis: Analysis) -> None:
    """Of every unseen card, how often it ends in the pile of each side."""
    worlds = naive.worlds(*for_twin(position))
    for row in analysis.rows:
        assert list(row.whereabouts) == list(position.unseen)
        move = next(m for m in naive.moves(worlds[0]) if twin.to_move(m) == row.move)
        ends = [naive.line(naive.play(world, move))[1].piles for world in worlds]
        for card, sides in row.whereabouts.items():
            shares = [
                fmean(str(card) in piles[side] for piles in ends) for side in range(len(sides))
            ]
            assert [chance.mean for chance in sides] == pytest.approx(shares)
            assert {(chance.se, chance.exact) for chance in sides} == {(0, True)}


class TestEveryWorld:
    """Enumerated: the numbers are the twin's, and there is no doubt left."""

    @pytest.mark.parametrize(
        "position",
        [
            *SMALL,
            BY_HAND,
            small(table="AC", hands=("AD 7S", "7C ?"), stock="? 4D", live="AS 3C 4S"),
            small(table="6C", hands=("JD", "JH"), stock="? ?", live="6S 2D QD"),
            small("scientifico", hands=("AD 7S", "? ?", "? ?", "7C 2C"), live="AS 3C 4S JD"),
        ],
    )
    def test_as_the_twin_says(self, position: sl.Position) -> None:
        assert_is_the_twins(position)

    @pytest.mark.parametrize("game", twin.GAMES)
    def test_as_the_twin_says_in_every_game(self, game: str) -> None:
        for seed in range(2):
            assert_is_the_twins(hidden(random.Random(f"{game}{seed}"), game))

    @pytest.mark.slow
    @pytest.mark.parametrize("game", twin.GAMES)
    def test_as_the_twin_says_often(self, game: str) -> None:
        """Two hundred positions in all."""
        for seed in range(2, 2 + -(-200 // len(twin.GAMES))):
            assert_is_the_twins(hidden(random.Random(f"{game}{seed}"), game))

    @pytest.mark.parametrize("move", THIRDS)
    def test_as_worked_out_by_hand(self, move: str) -> None:
        """After 5Dx5S: 5C sweeps (-1), 2S takes 2H and gets 3H (0), KH leaves all to us (+2)."""
        means = {name: e.mean for name, e in estimates(cards_up(BY_HAND)[move]).items()}
        thirds = {"settebello": 0, "primiera": 0} | THIRDS[move]
        assert means == pytest.approx({name: n / 3 for name, n in thirds.items()})

    def test_of_an_open_primiera_comes_to_nothing(self) -> None:
        """f8: 75 v 76, and whoever gets 7S takes 3H 4H and has the point: 78 v 76 or 75 v 81."""
        position = small(
            table="3H 4H",
            hands=("KC", "?"),
            stock="?",
            live="7S QC",
            piles=("7H 6D 6C 6S", "6H 7D 7C AS JH JS JC QH QS KH"),
            bonus=[2, 0],  # against most cards and the settebello
        )
        (row,) = cards_up(position).rows
        assert sorted(found.values[0] for _, found in each(position, [0, 1])) == [-1, 1]
        assert (row.ev.mean, row.parts["primiera"].mean, chance(row, "win")) == (0, 0, 0.5)

    def test_of_one_is_the_exact_value(self) -> None:
        rng = random.Random(8)
        for game in twin.GAMES * 3:
            position = twin.to_position(random_state(rng, game, 6))
            analysis, solution = cards_up(position), sl.solve(position)
            assert {r.move: r.ev.mean for r in analysis.rows} == pytest.approx(solution.moves)
            assert {e.se for row in analysis.rows for e in estimates(row).values()} == {0}
            assert (analysis.exact, analysis.title, analysis.worlds) == (True, "exact", 1)

    def test_sweep_risk_is_of_cards_still_held(self) -> None:
        """The seat is to move again, and the seven that would sweep has been played."""
        position = sl.Position.setup(
            "scopa", table="7H 7S", hands=("7D 2C", ""), stock="", no_sweep_on="never"
        )
        assert chance(cards_up(position)["7Dx7S"], "sweep_risk") == 0


def sampled(
    position: sl.Position, worlds: int, seed: int, what: Callable[[Evaluation, int], float]
) -> dict[sl.Move, list[float]]:
    """What every move comes to in the worlds that a seed draws."""
    numbers = Worlds(position).numbers(worlds, seed)
    moves = position.legal_moves()
    found = [solved for _, solved in each(position, numbers)]
    return {move: [what(solved, i) for solved in found] for i, move in enumerate(moves)}


def worth(found: Evaluation, i: int) -> float:
    return found.values[i]


def won(found: Evaluation, i: int) -> float:
    """The share of the win, of two sides."""
    return (found.values[i] > 0) + (found.values[i] == 0) / 2


class TestDoubt:
    def test_of_draws_is_that_of_a_mean(self) -> None:
        """Chances, row by row: s/sqrt(n), times the root of the share of worlds not seen."""
        analysis, wins = cards_up(COVER, worlds=60, seed=5), sampled(COVER, 60, 5, won)
        by_chance = cards_up(COVER, worlds=60, seed=5, utility="win")
        best = wins[by_chance.best]
        for row in by_chance.rows:
            gaps = [b - v for b, v in zip(best, wins[row.move], strict=True)]
            pairs = [(row.ev, wins[row.move]), (row.behind, gaps)]
            pairs += [(analysis[row.move].chances["win"], wins[row.move])]
            for estimate, numbers in pairs:
                assert estimate.mean == pytest.approx(fmean(numbers))
                se = stdev(numbers) / math.sqrt(60) * math.sqrt(1 - 60 / 2970)
                assert estimate.se == pytest.approx(se)
                assert (estimate.n, estimate.exact) == (60, False)

    def test_of_a_part_is_less_and_of_all_is_none(self) -> None:
        """Worlds seen without repeats: s/sqrt(n) times the root of the share not seen."""
        wins = sampled(FEW, 28, 3, won)
        steps = list(better(FEW, seed=3, pause=0, utility="win", executor=Inline()))
        assert [step.complete for step in steps] == [False] * (len(steps) - 1) + [True]
        assert len(steps) > 2
        for step in steps:
            n = step.worlds
            for row in step.rows if n > 1 else ():
                seen = wins[row.move][:n]
                assert row.ev.mean == pytest.approx(fmean(seen))
                alike = 1 / (n + 1) if n < 28 else 0.0  # what a few that came out alike leave
                error = stdev(seen) * math.sqrt((1 - n / 28) / n) or alike
                assert row.ev.se == pytest.approx(error)
        assert steps[-1] == cards_up(FEW, seed=3, utility="win")

    def test_never_lets_parts_and_values_fall_apart(self) -> None:
        for row in cards_up(COVER, worlds=60, seed=5).rows:
            assert row.ev.mean == pytest.approx(math.fsum(p.mean for p in row.parts.values()))
            assert sum(chance(row, n) for n in ("win", "tie", "loss")) == pytest.approx(
                1 + chance(row, "tie") / 2
            )
            assert row.behind.mean >= 0

    def test_covers_the_exact_mean_19_times_in_20(self) -> None:
        exact = cards_up(COVER, worlds=2970)
        hits = dict.fromkeys((row.move for row in exact.rows), 0)
        with ThreadPoolExecutor(1) as pool:
            for seed in range(200):
                for row in cards_up(COVER, worlds=60, seed=seed, executor=pool).rows:
                    hits[row.move] += row.ev.low <= exact[str(row.move)].ev.mean <= row.ev.high
        assert all(180 <= n <= 198 for n in hits.values()), hits


class TestSeed:
    EXECUTORS: tuple[Callable[[], Executor], ...] = (
        lambda: ThreadPoolExecutor(1),
        lambda: ThreadPoolExecutor(4),
        lambda: ProcessPoolExecutor(2, multiprocessing.get_context("spawn")),
    )

    @pytest.mark.parametrize("executor", EXECUTORS, ids=["thread", "threads", "processes"])
    def test_fixes_the_numbers_whoever_works(self, executor: Callable[[], Executor]) -> None:
        with executor() as pool:
            assert cards_up(COVER, worlds=80, seed=4, executor=pool) == cards_up(
                COVER, worlds=80, seed=4
            )

    def test_gives_other_numbers_when_it_is_another(self) -> None:
        one, other = (cards_up(COVER, worlds=80, seed=seed) for seed in (4, 5))
        assert {row.ev for row in one.rows}.isdisjoint(row.ev for row in other.rows)


@pytest.mark.parametrize(
    ("position", "worlds", "used", "title"),
    [
        (FEW, None, 28, "cards-up average over 28 worlds"),
        (FEW, 10**6, 28, "cards-up average over 28 worlds"),
        (FEW, 27, 27, "cards-up average over 27 of 28 worlds"),
        (COVER, 2970, 2970, "cards-up average over 2,970 worlds"),
        (COVER, 60, 60, "cards-up average over 60 of 2,970 worlds"),
        (COVER, None, 200, "cards-up average over 200 of 2,970 worlds"),
        (MANY, 1200, 1200, "cards-up average over 1,200 of 1.2e11 worlds"),
    ],
)
def test_title_names_the_worlds(
    position: sl.Position, worlds: int | None, used: int, title: str
) -> None:
    analysis = cards_up(position, worlds=worlds)
    assert (analysis.title, analysis.worlds, analysis.complete) == (title, used, True)
    assert {row.ev.n for row in analysis.rows} == {used}
    assert analysis.worlds_total == TOTALS[position]


class TestEnd:
    def test_by_the_clock_keeps_the_worlds_done(self) -> None:
        analysis = in_time(lambda: cards_up(MANY, worlds=50_000, time_limit=0.5, seed=1))
        n = analysis.worlds
        assert 0 < n < 50_000
        assert not analysis.complete
        numbers = islice(Worlds(MANY).numbers(50_000, 1), n)
        done = [found for _, found in each(MANY, numbers)]
        for i, move in enumerate(MANY.legal_moves()):
            assert chance(analysis[move], "win") == pytest.approx(fmean(won(d, i) for d in done))

    def test_by_the_clock_before_anything_is_done_is_an_error(self) -> None:
        with pytest.raises(TimeoutError, match=r"not one world was done within 0\.2 s"):
            in_time(lambda: cards_up(ENDLESS, time_limit=0.2))

    def test_by_a_stop_before_anything_is_done_gives_nothing(self) -> None:
        stop = threading.Event()
        threading.Timer(0.2, stop.set).start()
        assert in_time(lambda: list(better(ENDLESS, stop=stop))) == []

    def test_by_a_stop_keeps_the_worlds_done(self) -> None:
        stop = threading.Event()
        steps: list[Analysis] = []
        for step in better(MANY, worlds=50_000, pause=0, stop=stop):
            steps.append(step)
            stop.set()
        assert len(steps) > 1
        assert not steps[-1].complete

    def test_by_closing(self) -> None:
        stream = better(MANY, worlds=50_000, pause=0)
        next(stream)
        in_time(stream.close)  # type: ignore[attr-defined]
        assert next(stream, None) is None


def test_progress_grows_up_to_the_goal() -> None:
    calls: list[tuple[int, int, Analysis]] = []
    analysis = cards_up(
        COVER, worlds=20, executor=Inline(pause=0.05), progress=lambda *call: calls.append(call)
    )
    done = [worlds for worlds, _, _ in calls]
    assert len(calls) > 1
    assert done == sorted(set(done))
    assert calls[-1] == (20, 20, analysis)
    assert all((goal, so_far.worlds) == (20, worlds) for worlds, goal, so_far in calls)


class TestRefusals:
    @pytest.mark.parametrize(
        ("argument", "wrong", "allowed"),
        [
            (
                "method",
                ["", "exact", "FAIR", "OPEN", None, 3, ["open"]],
                "auto, open, playout, fair",
            ),
            (
                "utility",
                ["", "wins", None, 1.0, ("margin",)],
                "margin, points, win, match",
            ),
            ("until", ["", "best", None, 3], "until=.*: done, separated"),
            ("worlds", [0, -1, 1.5, True, "", "5", math.nan, math.inf, [5]], "whole number from 1"),
            ("time_limit", [0, -1.0, math.nan, "1", "", [1], True], "number of seconds above 0"),
            ("seed", [1.5, "1", None, True, math.inf, (1,)], "seed is a whole number"),
        ],
    )
    def test_name_what_is_allowed(self, argument: str, wrong: list[Any], allowed: str) -> None:
        for value in wrong:
            with pytest.raises(ValueError, match=allowed) as refused:
                sl.analyse(FEW, **{argument: value})
            assert argument in str(refused.value)
            assert repr(value) in str(refused.value)

    def test_of_a_deal_that_is_over(self) -> None:
        with pytest.raises(ValueError, match=r"the deal is over: .*position\.score\(\)"):
            cards_up(sl.Position.setup("scopa", hands=("", ""), stock=""))

    def test_of_a_hand_that_is_not_known(self) -> None:
        with pytest.raises(ValueError, match=r"seat 1 is to move and 2 of its cards are unknown"):
            cards_up(sl.Position.setup("scopa", hands=("7D", "AS ? ?"), to_move=1))


class TestData:
    @pytest.mark.parametrize(
        ("position", "worlds"), [(COVER, 1), (COVER, 2), (FEW, None), (sl.deal("scopa", seed=1), 1)]
    )
    def test_is_ready_for_json(self, position: sl.Position, worlds: int | None) -> None:
        analysis = cards_up(position, worlds=worlds)
        data = json.loads(json.dumps(analysis.to_dict(), allow_nan=False))
        assert data == analysis.to_dict()
        assert sl.Position.from_dict(data["position"]) == position
        assert [row["move"] for row in data["rows"]] == [str(row.move) for row in analysis.rows]

    def test_is_a_frame_with_a_row_a_move(self) -> None:
        pytest.importorskip("pandas")
        analysis = cards_up(COVER, worlds=60)
        frame = analysis.to_frame()
        assert list(frame.index) == [str(row.move) for row in analysis.rows]
        for row in analysis.rows:
            means = {name: estimate.mean for name, estimate in estimates(row).items()}
            assert dict(frame.loc[str(row.move), list(means)]) == means
            assert frame.loc[str(row.move), "ev_se"] == row.ev.se

    def test_is_found_by_the_move(self) -> None:
        analysis = cards_up(FEW)
        row = analysis["7Dx2C5S"]
        assert str(row.move) == "7Dx2C5S"
        assert analysis[row.move] is row
        with pytest.raises(KeyError, match="7Dx5S is not among 7Dx2C5S, 3H"):
            analysis["7Dx5S"]
