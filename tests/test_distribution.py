"""Work done elsewhere: the same numbers, and nothing lost when a worker dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.analysis.evaluation import Job, evaluations
from scopa_lab.worlds import Worlds
from tests.test_analysis import COVER, cards_up
from tests.test_evaluation import MANY, SMALL

#: hundreds of milliseconds a worker
WORLDS = 4000


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A local Dask cluster of two worker processes."""
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as local,
        distributed.Client(local) as client,
    ):
        yield client


class TestDask:
    @pytest.mark.parametrize("position", [COVER, SMALL[2]])
    def test_gives_the_same_numbers(self, cluster: Any, position: sl.Position) -> None:
        with cluster.get_executor() as pool:
            there = cards_up(position, worlds=300, seed=3, executor=pool)
        assert there == cards_up(position, worlds=300, seed=3)

    def test_knows_what_hands_lack(self, cluster: Any) -> None:
        with cluster.get_executor() as pool:
            there = cards_up(COVER, worlds=100, lacks={1: "7 A"}, executor=pool)
        assert there == cards_up(COVER, worlds=100, lacks={1: "7 A"})

    def test_loses_nothing_when_a_worker_is_killed(self, cluster: Any) -> None:
        here = cards_up(MANY, worlds=WORLDS, seed=5)
        killed: list[int] = []

        def kill(done: int, goal: int, so_far: sl.Analysis) -> None:
            if not killed:
                first, *_ = cluster.run(os.getpid).values()
                killed.append(first)
                os.kill(first, signal.SIGKILL)

        with cluster.get_executor(retries=3) as pool:
            there = cards_up(MANY, worlds=WORLDS, seed=5, executor=pool, progress=kill)
        assert killed
        assert there == here


class TestProcesses:
    def test_that_die_leave_their_work_to_this_one(self) -> None:
        """The pool breaks; what was lost is done again here, in order, and a warning says so."""
        with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
            numbers = list(Worlds(COVER).numbers(600, 1))
            stream = evaluations(Job(COVER), numbers, executor=pool)
            pieces = [next(stream)]
            for process in pool._processes.values():  # there is no other way to reach them
                process.kill()
            with pytest.warns(RuntimeWarning, match="a worker of the executor died"):
                pieces += list(stream)
        assert [number for piece in pieces for number in piece.numbers] == numbers
        here = list(evaluations(Job(COVER), numbers))
        points = [row for piece in pieces for row in piece.points.tolist()]
        assert points == [row for piece in here for row in piece.points.tolist()]

    def test_that_cannot_work_are_no_reason_to_hang(self) -> None:
        """The pool is broken before the first piece is handed out."""
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            with pytest.raises(Exception, match="terminated abruptly"):
                pool.submit(os._exit, 1).result()
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", RuntimeWarning)
                assert cards_up(COVER, worlds=50, executor=pool) == cards_up(COVER, worlds=50)


def test_threads_of_this_process_end_with_the_work() -> None:
    before = set(threading.enumerate())
    cards_up(COVER, worlds=50)
    deadline = time.monotonic() + 5
    while set(threading.enumerate()) - before and time.monotonic() < deadline:
        time.sleep(0.01)
    assert set(threading.enumerate()) <= before
