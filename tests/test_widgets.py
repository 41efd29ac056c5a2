"""The explorer without a browser and without a kernel: every intent, every fault, every end."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
import traitlets

import scopa_lab as sl
from scopa_lab import analysis as analysing
from scopa_lab.widgets import Explorer
from scopa_lab.widgets.job import Job
from scopa_lab.widgets.words import LABELS, SAYINGS
from scopa_lab.words import LANGUAGES

FIRST = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"
TWO_WAYS = "scopa | table 2C 5S 3D 4H | hands 7D AS / ? ?"
LAST = "scopa | table 2C | hands AS / 2D | stock - | piles 7D 7H / 6C | to_move 1"
SMALL = "scopa | table 2C 5S 3D | hands 7D 7H AS / 4D QS KD | stock -"


def make(line: str = FIRST, **more: Any) -> Explorer:
    return Explorer(sl.Position.parse(line), **more)


def hand(explorer: Explorer, card: str, seat: int = 0) -> None:
    explorer.act({"kind": "card", "card": card, "zone": "hand", "seat": str(seat)})


def table(explorer: Explorer, card: str) -> None:
    explorer.act({"kind": "card", "card": card, "zone": "table", "seat": None})


def act(explorer: Explorer, kind: str, **more: Any) -> None:
    explorer.act({"kind": kind, **more})


def until(true: Callable[[], Any], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


class TestHiddenHands:
    """A hand that is dealt face down is named in the line, and the deal goes on."""

    def test_are_named_by_their_cards(self) -> None:
        x = make()
        for text in ("7Dx2C5S", "3H", "AS", "KCxQDAS", "7Hx3H4H", "JD"):
            act(x, "text", text=text)
        assert str(x.position.hands[0]) == "? ? ?"
        act(x, "text", text="JS 6D 2H")
        assert (str(x.position.hands[0]), x.banner) == ("2H 6D JS", [])
        hand(x, "JS")
        assert x.lit == ["JD"]
        act(x, "back")
        assert str(x.position.hands[1]) == "?"  # before the jack was laid

    def test_refuse_cards_that_are_elsewhere(self) -> None:
        x = make("scopa | table 2C | hands 7D / ? ? | to_move 1")
        act(x, "text", text="2C 7D")
        assert "cannot be there" in x.banner[0]
        assert str(x.position.hands[1]) == "? ?"


class TestChoosing:
    def test_a_hand_card_lights_what_it_takes(self) -> None:
        x = make()
        hand(x, "7D")
        assert (x.chosen, x.lit, x.picked) == ("7D", ["2C", "5S"], "7Dx2C5S")
        assert 'data-move="7Dx2C5S"' in x.options
        assert "play" in x.can
        assert x.banner == []

    def test_a_card_that_takes_nothing_can_be_laid(self) -> None:
        x = make()
        hand(x, "AS")
        assert (x.lit, x.picked) == ([], "AS")

    def test_again_or_escape_puts_it_back(self) -> None:
        x = make()
        hand(x, "7D")
        hand(x, "7D")
        assert (x.chosen, x.lit, x.picked, x.options) == ("", [], "", "")
        hand(x, "7D")
        act(x, "unchoose")
        assert x.chosen == ""

    def test_of_several_captures_all_are_lit_and_none_is_picked(self) -> None:
        x = make(TWO_WAYS)
        hand(x, "7D")
        assert (x.picked, x.lit) == ("", ["2C", "3D", "4H", "5S"])
        assert "play" not in x.can
        act(x, "point", move="7Dx2C5S")
        assert x.lit == ["2C", "5S"]
        act(x, "point", move="")
        assert len(x.lit) == 4
        act(x, "pick", move="7Dx3D4H")
        assert (x.picked, sorted(x.lit)) == ("7Dx3D4H", ["3D", "4H"])

    def test_a_table_card_picks_the_capture_that_takes_it_then_the_next(self) -> None:
        x = make("scopa | table 2C 5S 5C | hands 7D AS / ? ?")
        hand(x, "7D")
        table(x, "5C")
        assert x.picked == "7Dx2C5C"
        table(x, "2C")
        first = x.picked
        table(x, "2C")
        assert {first, x.picked} == {"7Dx2C5C", "7Dx2C5S"}

    def test_a_row_of_the_values_chooses_its_move(self) -> None:
        x = make()
        act(x, "pick", move="7Hx2C5S")
        assert (x.chosen, x.picked) == ("7H", "7Hx2C5S")


class TestRefusals:
    """Why something is not possible is said, as a note, and nothing changes."""

    def said(self, x: Explorer) -> str:
        assert x.banner_kind == "note"
        assert len(x.banner) == 1
        return str(x.banner[0])

    def test_a_table_card_in_no_capture(self) -> None:
        x = make()
        hand(x, "7D")
        table(x, "4H")
        assert "4H counts 4" in self.said(x)
        assert x.picked == "7Dx2C5S"

    def test_a_sum_that_an_equal_card_shuts_out(self) -> None:
        x = make("scopa | table 7C 3D 4H | hands 7D AS / ? ?")
        hand(x, "7D")
        table(x, "4H")
        assert "an equal card shuts out sums" in self.said(x)

    def test_more_cards_than_the_house_allows(self) -> None:
        x = make("scopa max_capture=2 priority=free | table 2C 2D 3D 4H | hands 7D AS / ? ?")
        hand(x, "7D")
        table(x, "2C")
        assert "at most 2" in self.said(x)

    def test_a_table_card_before_a_hand_card(self) -> None:
        x = make()
        table(x, "4H")
        assert "hand first" in self.said(x)

    def test_an_unknown_card(self) -> None:
        x = make("scopa | table 2C | hands 7D ? / ? ?")
        hand(x, "?")
        assert "unknown" in self.said(x)
        assert x.chosen == ""

    def test_a_card_of_somebody_else(self) -> None:
        x = make(SMALL)
        hand(x, "4D", seat=1)
        assert "seat 0's turn" in self.said(x)

    def test_a_card_that_is_not_there(self) -> None:
        x = make()
        hand(x, "KD")
        assert "not in the hand" in self.said(x)

    def test_a_pile(self) -> None:
        x = make(LAST)
        x.act({"kind": "card", "card": "7D", "zone": "pile", "seat": None})
        assert "hand of seat 1" in self.said(x)

    def test_an_illegal_move(self) -> None:
        x = make()
        act(x, "pick", move="7Dx4H")
        assert "4H counts 4" in self.said(x)

    def test_play_without_a_move(self) -> None:
        x = make(TWO_WAYS)
        hand(x, "7D")
        act(x, "play")
        assert self.said(x)
        assert x.at == 0

    @pytest.mark.parametrize("at", [-1, 5, "1", None, True, 0.5])
    def test_a_place_that_is_not_there(self, at: Any) -> None:
        x = make()
        act(x, "goto", at=at)
        assert self.said(x)
        assert x.at == 0

    def test_goes_away_with_the_next_thing_that_works(self) -> None:
        x = make()
        hand(x, "KD")
        hand(x, "7D")
        assert (x.banner, x.banner_kind) == ([], "")
        hand(x, "KD")
        act(x, "dismiss")
        assert x.banner == []

    def test_stays_when_the_pointer_only_passes(self) -> None:
        x = make()
        hand(x, "7D")
        table(x, "4H")
        act(x, "point", move="7Dx2C5S")
        assert self.said(x)


class TestFaults:
    """What goes wrong becomes one banner; the position is not lost."""

    @pytest.mark.parametrize(
        "intent",
        [
            None,
            [],
            {},
            "play",
            {"kind": "nonsense"},
            {"kind": 3},
            {"kind": ["card"]},
            {"kind": "card"},
            {"kind": "card", "card": "XX", "zone": "table"},
            {"kind": "card", "card": "7D", "zone": "hand", "seat": "nobody"},
            {"kind": "pick", "move": "nonsense"},
            {"kind": "text"},
            {"kind": "text", "text": ""},
            {"kind": "text", "text": "scoppa | table 2C"},
            {"kind": "text", "text": "scopa | table 2C | hands 7D"},
        ],
    )
    def test_nothing_that_is_sent_can_break_it(self, intent: Any) -> None:
        x = make()
        hand(x, "7D")
        x._handle_custom_msg(intent, [])
        assert x.banner
        assert x.banner_kind in ("fault", "note")
        assert str(x.position) == x.line
        assert x.chosen == "7D"
        hand(x, "7H")
        assert (x.chosen, x.banner) == ("7H", [])

    def test_a_text_with_three_faults_is_one_banner_with_three_lines(self) -> None:
        x = make()
        act(x, "text", text="scopa | table 7D 8D | hands 7D / ? | to_move 5")
        assert len(x.banner) == 3
        assert x.banner_kind == "fault"
        assert x.position == sl.Position.parse(FIRST)

    def test_what_nobody_foresaw_is_shown_and_logged(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        x = make()
        monkeypatch.setattr(x._walk, "touch", lambda *_: 1 // 0)
        hand(x, "7D")
        assert x.banner == ["ZeroDivisionError: integer division or modulo by zero"]
        assert "ZeroDivisionError" in caplog.text


class TestText:
    def test_a_position_takes_the_place_of_the_old_one(self) -> None:
        x = make()
        hand(x, "7D")
        act(x, "play")
        act(x, "text", text="  scopa | table 3D | hands 7S / ? ")
        assert x.position == sl.Position.parse("scopa | table 3D | hands 7S / ?")
        assert (x.played, x.at, x.chosen) == ([], 0, "")
        assert "back" not in x.can

    def test_a_move_is_played_so_unknown_cards_can_be_played_too(self) -> None:
        x = make()
        hand(x, "7D")
        act(x, "play")
        assert "unknown" in x.hint
        act(x, "text", text="4Dx4H")
        assert x.played == ["7Dx2C5S", "4Dx4H"]
        assert x.banner == []

    def test_an_illegal_move_says_why(self) -> None:
        x = make()
        act(x, "text", text="7Dx4H")
        assert "4H counts 4" in x.banner[0]
        assert x.played == []


class TestWalking:
    def test_play_back_forward_start(self) -> None:
        x = make(SMALL)
        start = x.position
        hand(x, "7D")
        act(x, "pick", move="7Dx2C5S")
        act(x, "play")
        after = x.position
        assert (x.played, x.at, x.chosen) == (["7Dx2C5S"], 1, "")
        assert "forward" not in x.can
        act(x, "back")
        assert x.position == start
        assert "forward" in x.can
        act(x, "forward")
        assert x.position == after
        act(x, "reset")
        assert x.position == start
        act(x, "goto", at=1)
        assert x.position == after

    def test_another_move_forgets_what_was_taken_back_the_same_one_does_not(self) -> None:
        x = make(SMALL)
        for move in ("7Dx2C5S", "4D", "7Hx3D4D"):
            act(x, "pick", move=move)
            act(x, "play")
        assert (x.at, x.banner) == (3, [])
        act(x, "reset")
        act(x, "pick", move="7Dx2C5S")
        act(x, "play")
        assert x.played == ["7Dx2C5S", "4D", "7Hx3D4D"]
        act(x, "reset")
        act(x, "pick", move="AS")
        act(x, "play")
        assert x.played == ["AS"]

    def test_the_end_of_the_deal_shows_the_score(self) -> None:
        x = make(LAST)
        for seat, card in ((1, "2D"), (0, "AS")):
            hand(x, card, seat)
            act(x, "play")
        assert x.position.is_over
        assert "settebello" in x.values
        assert x.hint == "The deal is over."
        assert "compute" not in x.can
        hand(x, "7D")
        assert x.banner == ["The deal is over."]

    def test_a_finished_position_can_be_shown_from_the_start(self) -> None:
        assert "Points of the deal" in make("scopa | hands - / - | stock -").values

    def test_who_began_stays_at_the_bottom(self) -> None:
        x = make(LAST)
        before = x.picture
        assert before.index("Seat 0") < before.index("Seat 1")
        hand(x, "2D", 1)
        act(x, "play")
        assert x.picture.index("Seat 0") < x.picture.index("Seat 1")


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
        assert x.status.startswith("Exact, in")
        assert "compute" in x.can
        assert f"{x.analysis.rows[0].ev.mean:+.2f}" in x.picture
        act(x, "pick", move="AS")
        act(x, "play")
        assert (x.values, x.analysis, x.status) == ("", None, "")
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
        assert "unknown (?)" in x.banner[0]
        assert x.banner_kind == "fault"
        assert x.status == "Nothing was computed."
        assert "compute" in x.can

    def test_a_finished_deal_has_nothing_to_compute(self) -> None:
        x = make("scopa | hands - / - | stock -")
        act(x, "compute")
        until(lambda: not x.running)
        assert "the deal is over" in x.banner[0]

    def test_a_wrong_setting_is_shown(self) -> None:
        x = make(method="guess")
        act(x, "compute")
        until(lambda: not x.running)
        assert "method='guess' is not allowed" in x.banner[0]


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
        x = make(self.line, worlds=30)
        act(x, "compute")
        assert x.running
        assert x.status.startswith("Computing …")
        assert x.can == ["cancel"]
        assert x.progress < 0
        slow.steps.release()
        until(lambda: x.values)
        assert x.status == "Computing: 1 of 30 worlds"
        assert x.progress == pytest.approx(1 / 30)
        act(x, "cancel")
        assert not x.running
        assert x.status == "Stopped: these are the 1 of 30 worlds done so far."
        assert "Not complete" in x.values
        assert "compute" in x.can
        assert slow.stopped.wait(10)

    def test_cancelled_before_the_first_result(self, slow: Slow) -> None:
        x = make(self.line)
        act(x, "compute")
        act(x, "cancel")
        assert x.status == "Stopped before the first world was done."
        assert (x.values, x.running, x.banner) == ("", False, [])
        assert slow.stopped.wait(10)

    def test_cards_can_be_chosen_meanwhile(self, slow: Slow) -> None:
        x = make(self.line)
        act(x, "compute")
        hand(x, "7D")
        assert x.running
        assert x.chosen == "7D"
        slow.steps.release()
        until(lambda: x.values)
        assert x.chosen == "7D"
        x.close()

    def test_a_move_stops_it_and_what_comes_late_is_ignored(self, slow: Slow) -> None:
        x = make(self.line)
        act(x, "compute")
        slow.steps.release()
        until(lambda: x.values)
        hand(x, "AS")
        act(x, "play")
        assert not x.running
        assert x.values == ""
        slow.steps.release(2)
        assert slow.stopped.wait(10)
        time.sleep(0.05)
        assert (x.values, x.analysis, x.running) == ("", None, False)
        act(x, "back")
        assert "1 of" in x.status

    def test_an_error_in_the_middle_keeps_what_was_done(self, slow: Slow) -> None:
        x = make(self.line, worlds=30)
        act(x, "compute")
        slow.steps.release()
        until(lambda: x.values)
        slow.error = RuntimeError("out of luck")
        slow.steps.release()
        until(lambda: not x.running)
        assert x.banner == ["RuntimeError: out of luck"]
        assert x.values
        assert "1 of 30" in x.status

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
        kinds = ["compute", "cancel", "play", "back", "reset"]

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
        assert x.line == str(x.position)
        assert not x.running
        assert not [line for line in x.banner if "Error" in line]


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
        own = set(Explorer.class_traits()) - set(Explorer.__mro__[1].class_traits())
        assert len(own) > 20
        assert [n for n in own if not Explorer.class_traits()[n].help] == []

    def test_no_trait_carries_an_order_in_a_dict(self) -> None:
        x = make()
        sent = {n: getattr(x, n) for n in Explorer.class_traits(sync=True) if n[0] != "_"}
        assert [n for n, v in sent.items() if isinstance(v, dict)] == ["strings"]

    def test_setting_from_python_redraws(self) -> None:
        x = make()
        before = x.picture
        x.deck = "french"
        assert x.picture != before
        x.lang = "it"
        assert x.strings["play"] == "Gioca"
        assert "posto 0" in x.hint
        x.position = sl.Position.parse(SMALL)
        assert x.line == str(sl.Position.parse(SMALL))
        assert x.at == 0

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

    def test_it_says_what_it_does_in_every_language(self) -> None:
        assert set(LABELS) == set(SAYINGS) == set(LANGUAGES)
        for lang in LANGUAGES:
            assert LABELS[lang].keys() == LABELS["en"].keys()
            assert SAYINGS[lang].keys() == SAYINGS["en"].keys()
            for key, words in SAYINGS["en"].items():
                fields = {w.partition("}")[0] for w in words.split("{")[1:]}
                other = {w.partition("}")[0] for w in SAYINGS[lang][key].split("{")[1:]}
                assert fields == other, (lang, key)

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
    assert x.status.startswith("Fair values in ")
    assert "Played" in x.values
