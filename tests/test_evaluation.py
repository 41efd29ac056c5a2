"""Evaluations: world after world solved side by side, in order, stopped at once, errors kept."""

from __future__ import annotations

import multiprocessing
import random
import threading
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.analysis.evaluation import Job, evaluations
from scopa_lab.batches import WorldSolver
from scopa_lab.cards import Cards
from scopa_lab.scoring import categories, margin
from scopa_lab.worlds import Worlds
from tests import naive, twin
from tests.states import random_state
from tests.twin import for_twin

T = TypeVar("T")


class Evaluation(NamedTuple):
    """What every move is worth in one world, and the points per move, category and side."""

    values: list[float]
    points: list[list[list[int]]]


def each(
    position: sl.Position, numbers: Iterable[int], **how: Any
) -> Generator[tuple[int, Evaluation], None, None]:
    """Yield what comes out of worlds one by one."""
    side = position.rules.side_of(position.to_move)
    stream = evaluations(Job(position), numbers, **how)
    try:
        for piece in stream:
            for number, points in zip(piece.numbers, piece.points.tolist(), strict=True):
                totals = [[sum(side) for side in zip(*move, strict=True)] for move in points]
                yield number, Evaluation([margin(total, side) for total in totals], points)
    finally:
        stream.close()


LONG = 20.0  # seconds that no stop may take, however slow the machine
#: before the first card of a deal of scientifico: no world of it is solved in minutes
ENDLESS = sl.deal("scientifico", seed=1).view(0)
#: many worlds, each a matter of milliseconds
MANY = sl.Position.setup("scopa", table="2C 5S", hands=("7D 7H AS", "? ? ?"), stock="? ? ? ? ? ?")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


def small(game: str = "scopa", *, live: str, **fields: Any) -> sl.Position:
    """Set up a position in which the `live` cards are unseen and the others out of play."""
    rules = sl.rules(game, **fields.pop("options", {}))
    texts = [fields.get("table", ""), fields.get("stock", ""), *fields["hands"]]
    named = [card for text in [*texts, *fields.get("piles", ())] for card in text.split()]
    out = rules.cards - Cards(live) - Cards([card for card in named if card != "?"])
    return sl.Position.setup(rules, out=out, **{"stock": "", **fields})


def hidden(rng: random.Random, game: str = "") -> sl.Position:
    """A random position of any game, or of one, with some cards turned over: 3 to 15 worlds."""
    while True:
        chosen = game or rng.choice(("scopa", *twin.GAMES))
        state = random_state(rng, chosen, rng.randint(3, 5))
        packets = [*map(twin.text, state.hands), " ".join(state.stock)]
        turned = [
            " ".join("?" if seat != state.to_move and rng.random() < 0.6 else c for c in cards)
            for seat, cards in enumerate(map(naive.cards, packets))
        ]
        data = twin.to_position(state).to_dict()
        rules = sl.rules(data["variant"], **data.get("options", {}))
        in_play = Cards().union(state.table, *state.piles, *packets)
        out = sorted(rules.cards - in_play)[rng.randint(0, 2) :]
        data |= {"hands": turned[:-1], "stock": turned[-1], "out": " ".join(map(str, out))}
        position = sl.Position.from_dict(data)
        if 3 <= Worlds(position).total <= 15:
            return position


def of_twin(rules: sl.Rules, world: naive.State) -> Evaluation:
    """What the slow twin says every move is worth in a world, and how its points come about."""
    _, values = naive.minimax(world)
    tables = [naive.score(naive.line(naive.play(world, move))[1])[0] for move in values]
    points = [[[side[name] for side in table] for name in categories(rules)] for table in tables]
    return Evaluation([float(value) for value in values.values()], points)


def can_sweep(state: naive.State) -> bool:
    """Whether the seat to move holds a card that takes the whole table and is paid for it."""
    return not naive.over(state) and any(
        naive.sweep_points(state, move) for move in naive.moves(state)
    )


def in_time(work: Callable[[], T]) -> T:
    """Do some work in a thread that is watched; give what it gives."""
    future: Future[T] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except Exception as error:
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future.result(LONG)


class Inline(Executor):
    """Works in the caller's thread; what is more than `most` pieces of work is never begun."""

    def __init__(self, most: float = float("inf"), pause: float = 0.0) -> None:
        self.most, self.pause = most, pause
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.futures.append(future)
        if len(self.futures) <= self.most:
            time.sleep(self.pause)
            try:
                future.set_result(fn(*args, **kwargs))
            except Exception as error:
                future.set_exception(error)
        return future


SMALL = [
    small(table="2C 5S", hands=("7D 7H", "? ?"), live="2D QS 5C AD"),
    small(table="3C", hands=("3S 4D", "? JC"), stock="?", live="7C 7S 3D", last_capture=1),
    small(table="4C 2S", hands=("6S AD", "?", "?"), options={"players": 3}, live="6D 2H AC"),
    small("scopone", table="5C", hands=("5S 2D", "? ?", "KS KC", "7D ?"), live="7S 2C 3D"),
]


@pytest.mark.parametrize("position", [*SMALL, *(hidden(random.Random(seed)) for seed in (61, 62))])
def test_every_world_is_solved_as_the_twin_solves_it(position: sl.Position) -> None:
    """World by world, as a multiset: the two number their worlds differently."""
    here = [found for _, found in each(position, range(Worlds(position).total))]
    there = [of_twin(position.rules, world) for world in naive.worlds(*for_twin(position))]
    assert sorted(map(repr, map(plain, here))) == sorted(map(repr, map(plain, there)))


def plain(found: Evaluation) -> tuple[list[float], list[list[list[int]]]]:
    return [float(v) for v in found.values], [[list(row) for row in m] for m in found.points]


class TestOrder:
    NUMBERS: Sequence[int] = (3, 0, 2, 3, 3, 1, 5, 4, 0, 5) * 7

    @staticmethod
    def alone(numbers: Sequence[int]) -> list[tuple[int, Evaluation]]:
        """Solve each world with a solver of its own."""
        at = Worlds(SMALL[0]).at
        found = []
        for number in numbers:
            [solved] = WorldSolver(SMALL[0]).solve([at(number)])
            found.append((number, Evaluation(*solved)))
        return found

    def test_is_that_of_the_numbers_whoever_does_the_work(self) -> None:
        expected = self.alone(self.NUMBERS[:10]) * 7
        assert list(each(SMALL[0], self.NUMBERS)) == expected
        for executor in (ThreadPoolExecutor(1), ThreadPoolExecutor(4), Inline()):
            with executor:
                assert list(each(SMALL[0], self.NUMBERS, executor=executor)) == expected

    def test_of_two_positions_on_the_same_workers_is_not_mixed_up(self) -> None:
        with ThreadPoolExecutor(2) as pool:
            streams = [each(p, range(3), executor=pool) for p in SMALL]
            turns = list(zip(*streams, strict=True))
        for position, got in zip(SMALL, zip(*turns, strict=True), strict=True):
            assert list(got) == list(each(position, range(3)))

    def test_of_no_numbers_is_nothing(self) -> None:
        assert list(each(SMALL[0], [])) == []


class TestWorkers:
    def test_of_others_are_left_in_peace(self) -> None:
        with ThreadPoolExecutor(1) as pool:
            for stream in (each(SMALL[0], range(5), executor=pool) for _ in range(2)):
                next(stream)
                stream.close()
            assert pool.submit(int, "5").result(LONG) == 5

    def test_of_its_own_are_gone_afterwards(self) -> None:
        before = set(threading.enumerate())
        assert len(list(each(SMALL[0], range(6)))) == 6
        assert set(threading.enumerate()) <= before

    def test_that_were_shut_down_are_an_error(self) -> None:
        pool = ThreadPoolExecutor(1)
        pool.shutdown()
        with pytest.raises(RuntimeError, match="shutdown"):
            list(each(SMALL[0], range(5), executor=pool))

    def test_that_cannot_start_are_an_error(self) -> None:
        with (
            ThreadPoolExecutor(1, initializer=int, initargs=("no number",)) as pool,
            pytest.raises(RuntimeError, match="initializer failed"),
        ):
            list(each(SMALL[0], range(5), executor=pool))

    @pytest.mark.parametrize("executor", [None, Inline()])
    def test_that_fail_hand_over_their_error(
        self, executor: Executor | None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_: object) -> None:
            raise MemoryError("no room for this world")

        monkeypatch.setattr(WorldSolver, "tables", fail)
        with pytest.raises(MemoryError, match="no room for this world"):
            list(each(SMALL[0], range(5), executor=executor))


class TestEnd:
    """Nothing is waited for: neither worlds that take for ever nor work that never begins."""

    def test_comes_with_the_deadline(self) -> None:
        def within(seconds: float, position: sl.Position) -> list[int]:
            deadline = time.perf_counter() + seconds
            stream = each(position, range(10**6), deadline=deadline)
            return [number for number, _ in stream]

        assert in_time(lambda: within(0.1, ENDLESS)) == []
        some = in_time(lambda: within(0.5, MANY))
        assert 0 < len(some) < 10**6
        assert some == list(range(len(some)))

    @pytest.mark.parametrize("delay", [0.0, 0.2])
    def test_comes_with_the_stop(self, delay: float) -> None:
        stop = threading.Event()
        threading.Timer(delay, stop.set).start()
        assert in_time(lambda: list(each(ENDLESS, range(50), stop=stop))) == []

    def test_comes_with_the_stop_when_the_work_is_ahead(self) -> None:
        stop = threading.Event()
        stream = each(MANY, range(500), executor=Inline(), stop=stop)
        next(stream)
        stop.set()
        assert len(list(stream)) < 499

    def test_comes_with_closing(self) -> None:
        stream = each(MANY, range(10**6))
        next(stream)
        in_time(stream.close)
        assert next(stream, None) is None

    @pytest.mark.parametrize("how", ["deadline", "stop", "close"])
    def test_takes_back_what_was_not_begun(self, how: str) -> None:
        idle, stop = Inline(most=1), threading.Event()
        deadline = time.perf_counter() + (0.5 if how == "deadline" else LONG)
        stream = each(MANY, range(999), executor=idle, deadline=deadline, stop=stop)
        assert next(stream)[0] == 0
        if how == "stop":
            stop.set()
        in_time(stream.close if how == "close" else lambda: list(stream))
        assert [future.cancelled() for future in idle.futures] == [
            False,
            *[True] * (len(idle.futures) - 1),
        ]

    def test_by_another_hand_is_an_error(self) -> None:
        idle = Inline(most=1)
        stream = each(MANY, range(999), executor=idle)
        next(stream)
        for future in idle.futures:
            future.cancel()
        with pytest.raises(RuntimeError, match="shut down before the worlds were solved"):
            in_time(lambda: list(stream))


class TestStoppedSolver:
    def test_gives_nothing_any_more(self) -> None:
        solver = WorldSolver(SMALL[0])
        world = Worlds(SMALL[0]).at(0)
        assert len(solver.solve([world] * 2)) == 2
        solver.stop()
        assert [solver.solve([world]) for _ in range(3)] == [[]] * 3

    def test_ends_in_the_middle_of_a_world(self) -> None:
        solver = WorldSolver(ENDLESS)
        threading.Timer(0.2, solver.stop).start()
        assert in_time(lambda: solver.solve([Worlds(ENDLESS).at(5)])) == []
        assert solver.solve([Worlds(ENDLESS).at(6)]) == []

    def test_keeps_the_worlds_before(self) -> None:
        solver = WorldSolver(MANY)
        worlds = [Worlds(MANY).at(i) for i in range(100)] * 2000
        threading.Timer(1.0, solver.stop).start()
        found = in_time(lambda: solver.solve(worlds))
        assert 0 < len(found) < len(worlds)
        assert found[:9] == WorldSolver(MANY).solve(worlds[:9])

    @pytest.mark.parametrize("way", ["solve", "tables"])
    def test_answers_come_from_the_workspace_that_has_them(
        self, monkeypatch: pytest.MonkeyPatch, way: str
    ) -> None:
        """The compiled form takes over, or room is made, in the middle of a request."""
        masks = Worlds(MANY).masks(range(3))
        worlds = [Worlds(MANY).at(i) for i in range(3)]
        solver, other = WorldSolver(MANY), WorldSolver(MANY)
        expected = other.solve(worlds), [array.tolist() for array in other.tables(masks)]
        run = solver._runner.run

        def changing(*request: int) -> int | None:
            run(*request)
            solver._runner._again()
            return run(*request)

        monkeypatch.setattr(solver._runner, "run", changing)
        if way == "solve":
            assert solver.solve(worlds) == expected[0]
        else:
            assert [array.tolist() for array in solver.tables(masks)] == expected[1]


class TestWorkersOfTheCaller:
    @pytest.mark.parametrize("kind", ["threads", "processes"])
    def test_keep_the_time_limit_and_can_be_ended(self, kind: str) -> None:
        spawn = multiprocessing.get_context("spawn")
        pool: Executor = (
            ThreadPoolExecutor(2) if kind == "threads" else ProcessPoolExecutor(1, mp_context=spawn)
        )
        with pytest.raises(TimeoutError):
            sl.analyse(ENDLESS, method="open", time_limit=0.5, executor=pool)
        in_time(lambda: pool.shutdown(wait=True, cancel_futures=True))

    def test_are_used_again_after_they_were_stopped(self) -> None:
        with ThreadPoolExecutor(1) as pool:
            with pytest.raises(TimeoutError):
                sl.analyse(ENDLESS, method="open", time_limit=0.3, executor=pool)
            with pytest.raises(TimeoutError):
                sl.analyse(ENDLESS, method="open", time_limit=0.3, executor=pool)
            assert sl.analyse(MANY, worlds=5, executor=pool).worlds == 5

    @pytest.mark.parametrize("executor", [5, "", []])
    def test_are_refused_in_words_when_they_are_none(self, executor: Any) -> None:
        with pytest.raises(ValueError, match=r"concurrent\.futures\.Executor"):
            sl.analyse(MANY, worlds=5, executor=executor)
