"""Computing in the explorer: what is shown, kept, cancelled; every end."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import anywidget
import pytest
import traitlets

import scopa_lab as sl
from scopa_lab import analysis as analysing
from scopa_lab.widgets import Explorer
from scopa_lab.widgets.page.job import Job

from .helpers import (
    FIRST,
    SMALL,
    able,
    act,
    chosen,
    hand,
    line,
    make,
    plain,
    progress,
    status,
    until,
)


class TestComputing:
    def test_values_come_with_their_table_and_stand_below_the_cards(self) -> None:
        x = make(SMALL)
        act(x, "compute")
        until(lambda: not x.running)
        assert x.analysis.exact
        assert x.analysis.complete
        assert x.analysis == sl.analyse(x.position)
        assert "Exact" in x.values
        assert 'data-move="7Dx2C5S"' in x.values
        assert status(x).startswith("Exact, in")
        assert "compute" in able(x)
        assert f">{x.analysis.rows[0].ev.mean:+.0f}</text>" in x.picture
        act(x, "pick", move="AS")
        act(x, "play")
        assert (x.best, x.analysis, status(x)) == ("", None, "")
        act(x, "back")
        assert x.analysis is not None, "what was computed is kept"

    def test_settings_are_those_of_analyse(self) -> None:
        x = make("scopa | table 2C | hands 7D / ? | stock -", worlds=5, seed=3)
        x.compute()
        until(lambda: not x.running)
        assert (x.analysis.worlds, x.analysis.seed) == (5, 3)

    def test_its_errors_are_shown(self) -> None:
        x = make("scopa | table 2C | hands 7D ? / ? ?")
        act(x, "compute")
        until(lambda: not x.running)
        assert "unknown (?)" in x.alerts[0]
        assert x.severity == "fault"
        assert status(x) == "Nothing was computed."
        assert "compute" in able(x)

    def test_a_finished_deal_has_nothing_to_compute(self) -> None:
        x = make("scopa | hands - / - | stock -")
        act(x, "compute")
        until(lambda: not x.running)
        assert "the deal is over" in x.alerts[0]

    def test_a_wrong_setting_is_shown(self) -> None:
        x = make(method="guess")
        act(x, "compute")
        until(lambda: not x.running)
        assert "method='guess' is not allowed" in x.alerts[0]


class Slow:
    """Stands in for an analysis that takes its time; the test says when it goes on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = threading.Semaphore(0)
        self.stopped = threading.Event()
        self.error: Exception | None = None
        self.real = analysing.improving
        monkeypatch.setattr(analysing, "improving", self.improving)

    def improving(self, position: sl.Position, *, stop: Any, **_: Any) -> Iterator[sl.Analysis]:
        real = list(self.real(position, worlds=3))[-1]
        try:
            for worlds in (1, 2, 3):
                while not self.steps.acquire(timeout=0.01):
                    if stop.is_set():
                        return
                if self.error:
                    raise self.error
                yield replace(
                    real,
                    worlds=worlds,
                    worlds_total=99,
                    progress=(worlds, 30),
                    complete=worlds == 3,
                    seconds=0.5,
                )
        finally:
            self.stopped.set()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


class TestWhileItComputes:
    line = "scopa | table 2C | hands 7D AS / ? ? | stock -"

    def test_partial_results_are_shown_and_kept_when_it_is_cancelled(self, slow: Slow) -> None:
        x = make(self.line, worlds=30, time_limit=None)
        act(x, "compute")
        assert x.running
        assert status(x).startswith("Computing …")
        assert able(x) == ["cancel"]
        assert progress(x) < 0
        slow.steps.release()
        until(lambda: x.analysis, x)
        assert status(x) == "Computing: 1 of 30 worlds"
        assert progress(x) == pytest.approx(1 / 30, abs=1e-4)
        act(x, "cancel")
        assert not x.running
        assert status(x) == "Stopped: these are the 1 of 30 worlds done so far."
        assert "Not complete" in x.values
        assert "compute" in able(x)
        assert slow.stopped.wait(10)

    def test_cancelled_before_the_first_result(self, slow: Slow) -> None:
        x = make(self.line)
        act(x, "compute")
        act(x, "cancel")
        assert status(x) == "Stopped before the first world was done."
        assert (x.analysis, x.running, x.alerts) == (None, False, [])
        assert slow.stopped.wait(10)

    def test_cards_can_be_chosen_meanwhile(self, slow: Slow) -> None:
        x = make(self.line)
        act(x, "compute")
        hand(x, "7D")
        assert x.running
        assert chosen(x) == "7D"
        slow.steps.release()
        until(lambda: x.analysis, x)
        assert chosen(x) == "7D"
        x.close()

    def test_a_move_stops_it_and_what_comes_late_is_ignored(self, slow: Slow) -> None:
        x = make(self.line)
        act(x, "compute")
        slow.steps.release()
        until(lambda: x.analysis, x)
        hand(x, "AS")
        act(x, "play")
        assert not x.running
        assert x.best == ""
        slow.steps.release(2)
        assert slow.stopped.wait(10)
        time.sleep(0.05)
        assert (x.best, x.analysis, x.running) == ("", None, False)
        act(x, "back")
        assert status(x) == "Stopped after 1 worlds, 0.5 s."

    def test_an_error_in_the_middle_keeps_what_was_done(self, slow: Slow) -> None:
        x = make(self.line, worlds=30)
        act(x, "compute")
        slow.steps.release()
        until(lambda: x.analysis, x)
        slow.error = RuntimeError("out of luck")
        slow.steps.release()
        until(lambda: not x.running)
        assert x.alerts == ["RuntimeError: out of luck"]
        assert x.values
        assert "1 of 30" in status(x)

    @pytest.mark.parametrize("how", ["close", "gone", "new position"])
    def test_nobody_looks_any_more(self, slow: Slow, how: str) -> None:
        x = make(self.line)
        act(x, "shown", view="a")
        act(x, "shown", view="b")
        act(x, "compute")
        act(x, "gone", view="a")
        assert x.running, "one view is left"
        if how == "close":
            x.close()
        elif how == "gone":
            act(x, "gone", view="b")
        else:
            x.position = sl.Position.parse(FIRST)
        assert slow.stopped.wait(10)
        assert not x.running

    def test_computing_again_begins_anew(self, slow: Slow) -> None:
        x = make(self.line)
        x.compute()
        x.compute()
        slow.steps.release(6)
        until(lambda: not x.running)
        assert x.analysis.complete

    def test_many_threads_at_once(self, slow: Slow) -> None:
        x = make(self.line)
        slow.steps.release(3)
        kinds = ["compute", "cancel", "play", "back", "start"]

        def work(k: int) -> None:
            for step in range(20):
                hand(x, ("7D", "AS")[step % 2])
                act(x, kinds[(k + step) % len(kinds)])

        threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        act(x, "cancel")
        assert line(x) == str(x.position)
        assert not x.running
        assert not [line for line in x.alerts if "Error" in line]


class TestTheValueInPython:
    def test_repr_is_the_same_every_time_and_makes_it_again(self) -> None:
        x = make(deck="french", lang="it")
        assert repr(x) == repr(make(deck="french", lang="it"))
        assert eval(repr(x)).position == x.position

    def test_a_page_without_a_kernel_gets_a_still_picture(self) -> None:
        x = make(SMALL)
        data, _ = x._repr_mimebundle_()
        assert "application/vnd.jupyter.widget-view+json" in data
        assert data["text/plain"] == repr(x)
        assert "<img" in data["text/html"]
        x.compute()
        until(lambda: not x.running)
        assert "Exact" in x._repr_mimebundle_()[0]["text/html"]

    def test_every_trait_says_what_it_is(self) -> None:
        own = set(Explorer.class_traits()) - set(anywidget.AnyWidget.class_traits())
        assert len(own) > 20
        assert [n for n in own if not Explorer.class_traits()[n].help] == []

    def test_no_trait_carries_an_order_in_a_dict(self) -> None:
        x = make()
        sent = {n: getattr(x, n) for n in Explorer.class_traits(sync=True) if n[0] != "_"}
        assert not [n for n, v in sent.items() if isinstance(v, dict)]

    def test_setting_from_python_redraws(self) -> None:
        x = make()
        before = x.picture
        x.deck = "french"
        assert x.picture != before
        x.lang = "it"
        assert "Gioca" in x.steps
        assert "posto 0" in plain(x.hint)
        x.position = sl.Position.parse(SMALL)
        assert line(x) == str(sl.Position.parse(SMALL))
        assert x.walk.at == 0

    @pytest.mark.parametrize(
        "wrong", [{"deck": "tarot"}, {"lang": "xx"}, {"seed": "a"}, {"worlds": "many"}]
    )
    def test_wrong_settings_are_refused(self, wrong: dict[str, Any]) -> None:
        with pytest.raises((traitlets.TraitError, KeyError, ValueError)):
            make(**wrong)

    def test_a_text_is_read_and_a_bad_one_refused(self) -> None:
        assert Explorer(FIRST).position == sl.Position.parse(FIRST)
        with pytest.raises(sl.PositionError):
            Explorer("scopa | table 2C 2C")

    def test_from_click_to_lit_takes_far_less_than_a_tenth_of_a_second(self) -> None:
        x = make()
        hand(x, "7D")  # the first picture loads the faces
        start = time.perf_counter()
        hand(x, "7H")
        assert time.perf_counter() - start < 0.5, "it takes about 3 ms"


class TestJobs:
    def test_an_end_is_always_reported(self, caplog: pytest.LogCaptureFixture) -> None:
        heard: list[tuple[Any, str, Any]] = []

        def fail(_: threading.Event) -> Iterator[int]:
            yield 1
            raise KeyError("x")

        job = Job(fail, lambda job, answer, state, error: heard.append((answer, state, error)))
        job.start()
        assert job.wait(10)
        assert [h[:2] for h in heard] == [(1, "running"), (1, "failed")]
        assert isinstance(heard[-1][2], KeyError)

    def test_a_listener_that_fails_is_logged(self, caplog: pytest.LogCaptureFixture) -> None:
        def report(*_: Any) -> None:
            raise RuntimeError("deaf")

        with caplog.at_level(logging.ERROR):
            job: Job[int] = Job(lambda stop: iter([1]), report)
            job.start()
            assert job.wait(10)
        assert "deaf" in caplog.text


def test_importing_the_library_imports_no_widget_and_the_widget_no_numpy() -> None:
    code = (
        "import sys, scopa_lab; assert 'ipywidgets' not in sys.modules\n"
        "import scopa_lab.widgets as w; w.Explorer('scopa | table 2C | hands 7D / ?')\n"
        "assert 'numpy' not in sys.modules and 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_fair_values_are_told_in_their_own_words() -> None:
    x = make(
        "scopa | table 3S | hands 2D 4S / ? ? | piles AD AH 3C 4H / 2C 3D 4C | stock ?4 | "
        "last_capture 0 | out 5D 5H 5S 5C 6D 6H 6S 6C 7D 7H 7S 7C JD JH JS JC QD QH QS QC KD KH "
        "KS KC"
    )
    x.compute()
    until(lambda: not x.running)
    assert x.analysis.method == "fair"
    assert status(x).startswith("Fair values in ")
    assert "Played" in x.values
