"""What the explorer shows of a position: every move, the best one, why, two compared, the line."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import analysis as analysing
from scopa_lab import engine
from scopa_lab.analysis.utilities import UTILITIES as KNOWN_UTILITIES
from scopa_lab.languages import LANGUAGES, catalogue
from scopa_lab.rulebook import STYLES
from scopa_lab.widgets import Explorer
from scopa_lab.widgets.explorer import computing, settings
from scopa_lab.widgets.explorer.lines import line_of

from .helpers import FIRST, SMALL, act, hand, lit, make, picked, plain, played, status, tags, until

HIDDEN = "scopa | table 2C | hands 7D AS / ? ? | stock -"


def computed(line: str = SMALL, **more: Any) -> Explorer:
    x = make(line, **more)
    act(x, "compute")
    settle(x)
    return x


def settle(x: Explorer) -> None:
    """Wait for the values and for the line of play."""
    until(lambda: not x.running and x._line_job is None, x)


def rows(x: Explorer) -> list[str]:
    return [row["data-move"] for row in tags(x.values, "tr") if "data-move" in row]


class TestEveryMove:
    @pytest.mark.parametrize("line", [FIRST, SMALL, "scopa | table 2C 5S 3D 4H | hands 7D AS / ?"])
    def test_is_listed_before_anything_is_computed(self, line: str) -> None:
        x = make(line)
        assert rows(x) == [str(move) for move in x.position.legal_moves()]
        assert x.best == x.why == x.along == ""

    def test_is_picked_by_its_row_and_lights_what_it_takes(self) -> None:
        x = make(SMALL)
        act(x, "pick", move="7Hx2C5S")
        assert (picked(x), lit(x)) == ("7Hx2C5S", ["2C", "5S"])
        marked = [row for row in tags(x.values, "tr") if row.get("aria-current") == "true"]
        assert [row["data-move"] for row in marked] == ["7Hx2C5S"]
        assert "slx-picked" in marked[0]["class"]
        pressed = [b["data-move"] for b in tags(x.values, "button") if b["aria-pressed"] == "true"]
        assert pressed == ["7Hx2C5S"]

    def test_its_rows_gain_numbers(self) -> None:
        x = make(SMALL)
        before = {row["data-key"] for row in tags(x.values, "tr") if "data-key" in row}
        act(x, "compute")
        settle(x)
        after = [row for row in tags(x.values, "tr") if "data-key" in row]
        assert {row["data-key"] for row in after} == before
        assert [row["data-move"] for row in after] == [str(r.move) for r in x.analysis.rows]

    def test_is_looked_at_in_passing_whatever_card_is_chosen(self) -> None:
        x = make(SMALL)
        act(x, "point", move="7Dx2C5S")
        assert lit(x) == ["2C", "5S"]
        act(x, "point", move="")
        assert lit(x) == []
        act(x, "point", move="KDx2C")
        assert lit(x) == []

    def test_unknown_cards_have_no_rows(self) -> None:
        x = make("scopa | table 2C | hands 7D ? / ? ?")
        assert rows(x) == ["7D"]

    def test_a_card_with_very_many_captures_is_listed_in_part(self) -> None:
        table = " ".join(f"{rank}{suit}" for suit in "DHSC" for rank in "23456")
        x = make(f"mancelle | table {table} | hands AD / ? | stock -")
        assert len(rows(x)) == 200
        assert "first 200" in plain(x.values)

    def test_nobody_moves_when_the_deal_is_over(self) -> None:
        assert make("scopa | hands - / - | stock -").values == ""


class TestTheBestMove:
    def test_is_one_sentence_that_names_the_cards(self) -> None:
        x = computed("scopa | table 2C 5S | hands 7D 7H / 2D QS | stock -")
        assert plain(x.best).startswith(
            "Best: seven of coins takes two of batons, five of swords: +2 points for the side of "
            "seat 0 (exact)"
        )
        assert "Best: seven of coins takes" in x.said

    def test_carries_its_doubt_and_says_what_it_means(self) -> None:
        x = computed(FIRST, worlds=40, method="open")
        row = x.analysis.rows[0]
        assert f"{row.ev.mean:+.2f} ± {row.ev.se:.2f} points" in plain(x.best).replace("−", "-")
        assert "19 of 20" in plain(x.best)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_every_language_and_utility(self, lang: str) -> None:
        for utility in settings.UTILITIES:
            x = computed(HIDDEN, lang=lang, utility=utility, match=(9, 10), method="open")
            assert x.alerts == []
            told = plain(x.best + x.why + x.options)
            assert not re.search(r"explorer\.|\{|\}", told)
            assert ("%" in plain(x.best)) == (utility in ("win", "match"))

    def test_others_as_good_are_named(self) -> None:
        x = computed("scopa | table 2C | hands QD QH / 4D 5D | stock -")
        equal = [row.move for row in x.analysis.rows if row.is_best]
        assert len(equal) == 2, "what the position is for"
        assert "Just as good: " in plain(x.best)

    def test_where_low_wins_it_is_said(self) -> None:
        x = computed("perdere | table 2C 5S | hands 7D 7H / 2D QS | stock -")
        assert "fewer points are better" in plain(x.best)

    def test_is_drawn_on_the_table_when_asked_for(self) -> None:
        x = computed("scopa | table 2C 5S | hands 7D 7H / 2D QS | stock -")
        assert x.drawn() is None
        before = x.picture
        act(x, "arrow")
        assert str(x.drawn()) == "7Dx2C5S"
        assert x.picture != before
        act(x, "arrow")
        assert x.picture == before


class TestWhy:
    def test_is_told_of_the_best_move_then_of_the_picked_one(self) -> None:
        x = computed("scopa | table 2C 5S | hands 7D 7H / 2D QS | stock -")
        assert "gains 2 points in settebello" in plain(x.why)
        assert "takes the seven of coins" in plain(x.why)
        act(x, "pick", move="7Hx2C5S")
        assert plain(x.why).startswith("Why “seven of cups takes")
        assert "loses 2 points in settebello" in plain(x.why)

    def test_the_only_move_has_no_rival(self) -> None:
        assert computed("scopa | table 2C 5S | hands 7D / QS | stock -").why == ""


class TestTwoMovesCompared:
    def test_two_ticks_open_the_comparison(self) -> None:
        x = computed(SMALL)
        first, second, third = rows(x)
        act(x, "tick", move=first, value=True)
        act(x, "tick", move=second, value=True)
        difference = x.analysis.compare(first, second)
        told = plain(x.beside)
        assert f"{difference.value.mean:+.0f}" in told
        for name, part in difference.parts.items():
            assert (name in told) == bool(part.mean)
        assert "100 % 0 %" in told, "the chances side by side"
        assert x.why == "", "the reasons stand in the comparison"
        act(x, "tick", move=third, value=True)
        ticked = [b["data-move"] for b in tags(x.values, "input") if "checked" in b]
        assert ticked == [second, third], "the first is let go"
        act(x, "tick", move=third, value=False)
        act(x, "untick")
        assert x.beside == ""

    def test_one_tick_compares_with_the_best_or_the_picked_move(self) -> None:
        x = computed(SMALL)
        best, second, third = rows(x)
        act(x, "tick", move=third, value=True)
        assert f"{x.analysis.compare(best, third).value.mean:+.0f} compared" in plain(x.beside)
        act(x, "pick", move=second)
        assert "seven of coins takes" in plain(x.beside)

    def test_with_doubt_it_has_intervals(self) -> None:
        x = computed(FIRST, worlds=40, method="open")
        for move in rows(x)[1:3]:
            act(x, "tick", move=move, value=True)
        assert "not compared deal by deal" in plain(x.beside)
        assert " ± " in plain(x.beside)

    def test_chances_have_no_parts(self) -> None:
        x = computed(HIDDEN, utility="win", method="open")
        for move in rows(x):
            act(x, "tick", move=move, value=True)
        assert "Value" in plain(x.beside)
        assert x.alerts == []

    def test_ticks_end_with_the_position(self) -> None:
        x = computed(SMALL)
        act(x, "tick", move=rows(x)[0], value=True)
        act(x, "pick", move="AS")
        act(x, "play")
        act(x, "back")
        assert [b for b in tags(x.values, "input") if "checked" in b] == []

    @pytest.mark.parametrize("move", ["KD", "nonsense"])
    def test_a_move_that_is_none(self, move: str) -> None:
        x = computed(SMALL)
        act(x, "tick", move=move, value=True)
        assert x.alerts


class TestTheLineOfPlay:
    def test_of_an_exact_value_ends_with_it(self) -> None:
        x = computed(SMALL)
        for row in x.analysis.rows:
            act(x, "pick", move=str(row.move))
            settle(x)
            line = x._line()
            assert line is not None
            assert line.moves[0] == row.move
            assert line.positions[-1].is_over
            points = line.positions[-1].score().points
            assert points[0] - points[1] == row.ev.mean

    def test_is_walked_without_losing_the_place(self) -> None:
        x = computed(SMALL)
        here = x.position
        total = len(x._line().moves)  # type: ignore[union-attr]
        act(x, "along_forward")
        act(x, "along_forward")
        assert "After 2 of" in plain(x.along)
        assert x.along.count('class="slx-board"') == 1
        act(x, "along_back")
        assert "After 1 of" in plain(x.along)
        act(x, "along", at=str(total))
        act(x, "along_forward")
        assert f"After {total} of {total}" in plain(x.along)
        assert x.position == here
        act(x, "along", at="0")
        act(x, "along_back")
        assert "slx-board" not in x.along
        act(x, "along", at="99")
        assert x.severity == "note"

    def test_another_move_begins_its_own(self) -> None:
        x = computed(SMALL)
        act(x, "along_forward")
        act(x, "pick", move=rows(x)[1])
        settle(x)
        assert "After" not in plain(x.along)

    def test_is_taken_over_as_moves_that_can_be_taken_back(self) -> None:
        x = computed(SMALL)
        line = x._line()
        assert line is not None
        act(x, "along", at="2")
        act(x, "take_over")
        assert played(x) == [str(move) for move in line.moves[:2]]
        assert x.position == line.positions[2]
        act(x, "start")
        assert str(x.position) == str(sl.Position.parse(SMALL))

    def test_of_an_average_is_an_example_with_every_card_known(self) -> None:
        x = computed(HIDDEN, method="open")
        line = x._line()
        assert line is not None
        assert line.start.all_known
        assert line.start.hands[0] == x.position.hands[0]
        assert f"one of {math.comb(37, 2)} deals" in plain(x.along), "two of the unseen cards"
        act(x, "along_forward")
        act(x, "take_over")
        assert x.position == line.positions[1]
        assert played(x) == [], "it is another position than the one with unknown cards"

    def test_of_named_players_is_how_they_play(self) -> None:
        x = computed(FIRST, method="playout", players="greedy", worlds=20)
        line = x._line()
        assert line is not None
        assert line.positions[-1].is_over
        assert "players named" in plain(x.along)
        assert "Greedy" in plain(x.best)
        again = next(line_of(x.analysis, line.moves[0], {"players": "greedy"}))
        assert again == line

    def test_fair_values_have_none_and_say_why(self) -> None:
        x = computed(
            "scopa | table 3S | hands 2D 4S / ? ? | piles AD AH 3C 4H / 2C 3D 4C | stock ?4 | "
            "last_capture 0 | out 5D 5H 5S 5C 6D 6H 6S 6C 7D 7H 7S 7C JD JH JS JC QD QH QS QC KD "
            "KH KS KC",
            method="fair",
        )
        assert x.analysis.method == "fair"
        assert "no single line of play" in plain(x.along)
        act(x, "take_over")
        assert x.severity == "note"

    @pytest.mark.parametrize("game", ["cirulla", "escoba", "cicera", "perdere", "scopone"])
    def test_in_other_games(self, game: str) -> None:
        deal = sl.deal(game, seed=5)
        while sum(map(len, deal.hands)) + len(deal.stock) > 10:
            deal = deal.play(deal.legal_moves()[-1])
        x = computed(str(deal))
        assert x.alerts == []
        line = x._line()
        assert line is not None
        side = deal.rules.side_of(deal.to_move)
        points = line.positions[-1].score().points
        assert points[side] - sum(points) + points[side] == x.analysis.rows[0].ev.mean


class TestSettings:
    def test_are_what_the_library_offers(self) -> None:
        assert ("auto", *analysing.METHODS) == settings.METHODS
        assert settings.UTILITIES == KNOWN_UTILITIES
        for kind, names in settings.CHOICES.items():
            key = {"players": "player"}.get(kind, kind)
            assert all(f"explorer.{key}.{name}" in catalogue("en") for name in names)
        assert settings.CHOICES["players"] == tuple(STYLES)

    @pytest.mark.parametrize(
        ("name", "text", "value"),
        [
            ("method", "fair", "fair"),
            ("players", "greedy", "greedy"),
            ("utility", "points", "points"),
            ("worlds", "50", 50),
            ("worlds", "", None),
            ("time_limit", "2.5", 2.5),
            ("time_limit", "", None),
            ("seed", "7", 7),
        ],
    )
    def test_are_changed_and_shown(self, name: str, text: str, value: Any) -> None:
        x = make()
        act(x, "adjust", name=name, value=text)
        assert getattr(x, name) == value
        assert x.alerts == []

    @pytest.mark.parametrize(
        ("name", "text"),
        [
            ("method", "guess"),
            ("worlds", "0"),
            ("worlds", "-3"),
            ("time_limit", "0"),
            ("time_limit", "nan"),
            ("time_limit", "inf"),
            ("seed", ""),
            ("seed", "1e3"),
            ("position", "x"),
            ("_job", "1"),
        ],
    )
    def test_what_cannot_be_is_refused_in_words(self, name: str, text: str) -> None:
        x = make()
        before = x.settings()
        act(x, "adjust", name=name, value=text)
        assert x.severity == "note"
        assert "is not possible here" in x.alerts[0]
        assert x.settings() == before

    def test_the_score_of_a_match(self) -> None:
        x = make(HIDDEN)
        assert "Their points" not in plain(x.options)
        act(x, "adjust", name="utility", value="match")
        act(x, "adjust", name="ours", value="9")
        act(x, "adjust", name="theirs", value="10")
        assert x.match == (9, 10)
        assert "Their points" in plain(x.options)
        act(x, "compute")
        settle(x)
        assert x.analysis == sl.analyse(x.position, utility="match", match=(9, 10), time_limit=10)

    def test_players_are_asked_for_where_they_play(self) -> None:
        x = make()
        assert "players" not in x.settings()
        act(x, "adjust", name="method", value="playout")
        assert x.settings()["players"] == "chitarrella"
        assert "Played on by" in plain(x.options)

    def test_values_of_other_settings_say_so(self) -> None:
        x = computed(HIDDEN)
        act(x, "adjust", name="seed", value="4")
        assert "with other settings" in status(x)
        act(x, "adjust", name="seed", value="0")
        assert "with other settings" not in status(x)


class TestComputingAtEveryStep:
    def test_values_come_by_themselves_and_are_kept(self) -> None:
        x = make(SMALL)
        act(x, "analyse", value=True)
        settle(x)
        first = x.analysis
        act(x, "pick", move="AS")
        act(x, "play")
        settle(x)
        assert x.analysis.position == x.position
        act(x, "back")
        assert not x.running
        assert x.analysis is first

    def test_other_settings_compute_anew(self) -> None:
        x = computed(HIDDEN, analysing=True, method="open")
        act(x, "adjust", name="method", value="playout")
        settle(x)
        assert x.analysis.method == "playout"

    def test_cancel_ends_it(self) -> None:
        x = make(FIRST, analysing=True)
        assert x.running
        act(x, "cancel")
        assert not x.running
        assert not x.analysing
        hand(x, "AS")
        act(x, "play")
        assert not x.running

    def test_what_cannot_be_valued_is_no_fault_then(self) -> None:
        x = make("scopa | table 2C | hands 7D ? / ? ?", analysing=True)
        assert (x.running, x.alerts) == (False, [])
        act(x, "text", line="7D AS 2D | nonsense")
        assert x.alerts

    def test_a_position_of_another_screen_is_valued(self) -> None:
        x = make(FIRST, analysing=True, time_limit=0.2)
        x.receive(sl.Position.parse(SMALL))
        settle(x)
        assert x.analysis.position == x.position == sl.Position.parse(SMALL)

    def test_what_was_found_long_ago_is_let_go(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(computing, "MOST", 2)
        store: dict[int, int] = {}
        for n in range(5):
            computing.keep(store, n, n, most=computing.MOST)
        assert store == {3: 3, 4: 4}


def test_the_time_limit_begins_when_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    real, tries, cold = analysing.improving, [], [True, True, True, False]

    def improving(position: sl.Position, **more: Any) -> Iterator[sl.Analysis]:
        tries.append(position)
        if len(tries) == 1:
            raise TimeoutError("not one world was done")
        yield from real(position, **more)

    monkeypatch.setattr(analysing, "improving", improving)
    monkeypatch.setattr(computing, "compiling", lambda _entry: cold.pop(0) if cold else False)
    x = computed(SMALL)
    assert len(tries) == 2
    assert x.alerts == []
    assert x.analysis.exact


def test_compiling_is_told_from_compiled_and_from_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cold:
        through = False

        def form(self) -> tuple[None, bool]:
            return None, False

        def settled(self, _timeout: float) -> bool:
            return self.through

    cold = Cold()
    monkeypatch.setitem(engine._engines, "entries", cold)
    monkeypatch.delenv("SCOPA_LAB_PLAIN", raising=False)
    assert engine.compiling()
    cold.through = True  # and it did not work: plain Python answers
    assert not engine.compiling()
    cold.through = False
    monkeypatch.setenv("SCOPA_LAB_PLAIN", "1")
    assert not engine.compiling()


def test_other_screens_are_offered_only_in_the_lab() -> None:
    x = make(SMALL)
    assert x.onward == ""
    opened: list[Any] = []
    x.hand_over = lambda screen, thing: opened.append((screen, thing))
    x.others = ("quiz", "editor", "play", "review")
    x.show()
    names = [b["data-screen"] for b in tags(x.onward, "button")]
    assert names == ["editor", "play", "quiz"]
    x.act({"kind": "open", "screen": "play"})
    assert opened == [("play", x.position)]
