"""The lab without a kernel: tabs, one look for all screens, one position handed round."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import scopa_lab as sl
from scopa_lab.analysis import analyse
from scopa_lab.widgets import Editor, Explorer, Play, Quiz, Review
from scopa_lab.widgets.lab import PARTS, Lab, lab
from scopa_lab.widgets.page.screen import Screen
from scopa_lab.widgets.shelf import Shelf

from .helpers import SMALL, act, hand, plain, tags, until

LINE = "scopa | table 2C 5S | hands 7D AS / ? ?"
RECORD = f"start: {SMALL}\n1. 7Dx2C5S QS"
OTHER = "escoba | table 2C 5S | hands 7D AS / ? ? ?"


@pytest.fixture
def room() -> Iterator[Lab]:
    made = lab(LINE, lang="en", screen="explorer")
    yield made
    made.close()


def turn(room: Lab, name: str) -> None:
    room.bar.act({"kind": "tab", "screen": name})


def tab(room: Lab, name: str) -> dict[str, str]:
    return next(b for b in tags(room.bar.bar, "button") if b["data-screen"] == name)


class TestTabs:
    def test_a_screen_is_made_when_it_is_opened(self, room: Lab) -> None:
        assert [*room.screens] == ["explorer"]
        assert room.children == (room.bar, room.screens["explorer"])
        turn(room, "quiz")
        assert room.children == (room.bar, room.screens["quiz"])
        assert (room.shown, room.bar.severity) == ("quiz", "")
        first = room.screens["explorer"]
        turn(room, "explorer")
        assert room.screens["explorer"] is first

    def test_every_part_can_be_opened(self, room: Lab) -> None:
        for name in PARTS:
            turn(room, name)
            assert room.bar.alerts == []
            assert room.shown == name
            assert room.children[1].name
            assert room.children[1].alerts == []
        assert [*room.screens] == sorted(PARTS, key=lambda n: (n != "explorer", [*PARTS].index(n)))

    def test_tabs_say_which_one_is_shown(self, room: Lab) -> None:
        assert [b["data-screen"] for b in tags(room.bar.bar, "button")] == [*PARTS]
        shown, other = tab(room, "explorer"), tab(room, "quiz")
        assert (shown["aria-selected"], shown["tabindex"]) == ("true", "0")
        assert (other["aria-selected"], other["tabindex"]) == ("false", "-1")
        assert shown["aria-controls"] == room.screens["explorer"].anchor
        assert room.screens["explorer"].role == "tabpanel"
        assert "aria-controls" not in other, "that panel is not on the page"
        turn(room, "quiz")
        assert tab(room, "quiz")["aria-controls"] == room.screens["quiz"].anchor

    def test_no_such_screen(self, room: Lab) -> None:
        turn(room, "kitchen")
        assert room.bar.alerts == [f"There is no screen kitchen; allowed: {', '.join(PARTS)}"]
        assert room.shown == "explorer"
        with pytest.raises(ValueError, match="no screen kitchen"):
            lab(screen="kitchen")


class TestLooks:
    def test_one_place_for_all_screens(self, room: Lab) -> None:
        turn(room, "quiz")
        act(room.bar, "language", value="fi")
        act(room.bar, "cards", value="french4")
        act(room.bar, "size", value="projector")
        for screen in (room.bar, *room.screens.values()):
            looks = (screen.lang, screen.deck, screen.colours, screen.size)
            assert looks == ("fi", "french", 4, "projector")
        assert room.screens["explorer"].name == "Tutki asemaa", "the hidden one as well"
        assert "Luokka" in plain(room.bar.bar)
        chosen = [o["value"] for o in tags(room.bar.bar, "option") if "selected" in o]
        assert chosen == ["fi", "french4", "projector"]
        for kind in ("language", "cards", "size"):
            act(room.bar, kind, value="nonsense")
            assert "nonsense" in room.bar.alerts[0]
        assert room.lang == "fi"

    def test_a_later_screen_looks_the_same(self, room: Lab) -> None:
        room.lang, room.deck = "it", "french"
        turn(room, "quiz")
        assert (room.screens["quiz"].lang, room.screens["quiz"].deck) == ("it", "french")
        assert room.bar.lang == "it"

    def test_the_language_of_the_page_unless_one_is_asked_for(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("LANG", "fr_FR.UTF-8")
        guessing = lab(LINE)
        assert guessing.lang == "fr"
        act(guessing.bar, "shown", view="a", languages="de-CH it-CH en")
        assert guessing.lang == guessing.children[1].lang == "it"
        act(guessing.bar, "shown", view="b", languages="es")
        assert guessing.lang == "it", "it is asked once"
        foreign = lab(LINE)
        act(foreign.bar, "shown", view="a", languages="de nl")
        assert foreign.lang == "fr"
        chosen = lab(LINE, lang="fi")
        act(chosen.bar, "shown", view="a", languages="es")
        assert chosen.lang == "fi"
        monkeypatch.setenv("LANG", "C")
        assert lab(LINE).lang == "en"
        with pytest.raises(ValueError, match="unknown language 'xx'; allowed: en, it"):
            lab(lang="xx")


class TestHandingOver:
    def test_a_position_is_handed_to_another_screen(self, room: Lab) -> None:
        room.screens["explorer"].act({"kind": "pick", "move": "7Dx2C5S"})
        room.screens["explorer"].act({"kind": "play"})
        room.screens["explorer"].act({"kind": "back"})
        room.screens["explorer"].act({"kind": "open", "screen": "quiz"})
        asked = room.screens["quiz"].lesson.asked
        assert [one.question.position for one in asked] == [sl.Position.parse(LINE)]
        assert room.shown == "quiz"
        room.turn_to("explorer", sl.Position.parse(OTHER))
        assert room.position == sl.Position.parse(OTHER)
        room.turn_to("quiz", room.position)
        assert len(asked) == 2

    def test_what_is_half_set_up_is_shown_and_keeps_nobody(self, room: Lab) -> None:
        turn(room, "editor")
        editor = room.screens["editor"]
        act(editor, "clear")
        assert editor.alerts == []
        assert "| hands - /" in editor.line, "the page shows the empty hand"
        assert "seat 0 holds no card" in plain(editor.result)
        assert room.position == sl.Position.parse(LINE), "what was there last"
        editor.act({"kind": "open", "screen": "quiz"})
        assert (room.shown, len(editor.alerts)) == ("editor", 1)
        turn(room, "explorer")
        assert (room.shown, room.bar.alerts) == ("explorer", [])
        act(editor, "card", card="7C", zone="pack")
        turn(room, "quiz")
        turn(room, "explorer")
        assert room.position == editor.position, "made good, it is followed"

    def test_the_class_is_asked_about_the_game_at_hand(self) -> None:
        room = lab(OTHER, screen="explorer")
        turn(room, "quiz")
        games = {one.question.position.rules.name for one in room.screens["quiz"].lesson.asked}
        assert games == {"escoba"}

    def test_a_screen_follows_another_one(self, room: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
        followed = PARTS["explorer"]._replace(follows="quiz")
        monkeypatch.setitem(PARTS, "explorer", followed)
        turn(room, "quiz")
        room.screens["quiz"].receive(sl.Position.parse(OTHER))
        turn(room, "explorer")
        assert room.position == sl.Position.parse(OTHER), "the news"
        room.screens["explorer"].receive(sl.Position.parse(LINE))
        turn(room, "quiz")
        turn(room, "explorer")
        assert room.position == sl.Position.parse(LINE), "no news: it stays where it was"

    def test_two_threads_do_not_wait_for_each_other(self, room: Lab) -> None:
        turn(room, "quiz")
        explorer = room.screens["explorer"]
        ends = []

        def look() -> None:
            for lang in ("it", "fi") * 10:
                act(room.bar, "language", value=lang)
            ends.append("bar")

        def hand() -> None:
            for _ in range(20):
                explorer.act({"kind": "open", "screen": "explorer"})
            ends.append("screen")

        for work in (look, hand):
            threading.Thread(target=work, daemon=True).start()
        until(lambda: len(ends) == 2)
        assert room.lang == "fi"


def test_it_is_a_value_in_a_notebook(room: Lab) -> None:
    said = repr(room)
    assert said == f"Lab({str(sl.Position.parse(LINE))!r}, screen='explorer')"
    shown = room._repr_mimebundle_()
    assert "<svg" in shown["text/html"] or "data:image/svg" in shown["text/html"]
    assert room.position == sl.Position.parse(LINE)
    assert sl.lab is lab


def test_the_library_alone_knows_no_widgets() -> None:
    code = "import sys, scopa_lab as sl; print('scopa_lab.widgets' in sys.modules, sl.lab.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "lab"]


def test_the_line_that_shows_it_again_does(room: Lab) -> None:
    turn(room, "quiz")
    assert room.bar.lost == "", "said once is enough"
    for name, screen in room.screens.items():
        screen.show()
        line = screen.way_back()
        assert line in screen.lost
        names: dict[str, Any] = {}
        exec(line.replace("sl.lab(", "made = sl.lab("), names)
        assert names["made"].shown == name


def shown_again(room: Lab) -> Lab:
    names: dict[str, Any] = {}
    exec(room.screens[room.shown].way_back().replace("sl.lab(", "made = sl.lab("), names)
    return cast(Lab, names["made"])


@pytest.mark.parametrize("name", PARTS)
def test_a_position_that_is_given_is_what_the_first_screen_begins_from(name: str) -> None:
    line = "scopa priority=fewest | table 2C 5S | hands ? ? / 7D AS | to_move 1"
    room = lab(line, lang="fr", deck="french", colours=4, size="small", screen=name)
    again = shown_again(room)
    for one in (room, again):
        assert one.screens[name].alerts == [] or name == "play"
        assert one.position == sl.Position.parse(line)
        assert (one.lang, one.deck, one.colours, one.size) == ("fr", "french", 4, "small")
        one.close()


def test_the_line_leads_back_to_a_draft(room: Lab) -> None:
    turn(room, "editor")
    editor = room.screens["editor"]
    assert isinstance(editor, Editor)
    act(editor, "clear")
    again = shown_again(room)
    assert again.screens["editor"].draft == editor.draft
    again.close()


def test_closing_ends_every_screen(room: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    turn(room, "quiz")
    halted: list[str] = []
    for screen in (room.bar, *room.screens.values()):
        monkeypatch.setattr(screen, "halt", lambda name=screen.name: halted.append(name))
    room.close()
    assert sorted(halted) == ["Class", "Explore a position", "Scopa Lab"], "each once"


def test_a_position_is_played_from_and_nothing_hidden_is_told() -> None:
    room = lab("scopone | table 2C | hands 7D AS / ? ? / ? ? / ? ?")
    room.turn_to("play", room.position)
    play = room.screens["play"]
    assert isinstance(play, Play)
    assert play.position.all_known
    assert room.position == play.position.view(0)
    for card in play.position.hands[1].cards:
        assert card.text not in play.lost.partition("hands")[2].split()
    play.close()


class TestLoadedAgain:
    """A page that is loaded again is served by another lab, which knows only a ticket."""

    def test_everything_is_there_again(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "explorer")
        explorer = cast(Explorer, first.screens["explorer"])
        act(explorer, "adjust", name="worlds", value="4")
        hand(explorer, "7D")
        act(explorer, "compute")
        until(lambda: not explorer.running, explorer)
        turn(first, "editor")
        for place, card in (("table", "KD"), ("hand-0", "2H")):
            act(first.screens["editor"], "arm", place=place)
            act(first.screens["editor"], "card", card=card, zone="pack")
        turn(first, "play")
        act(first.screens["play"], "length", value="match")
        act(first.screens["play"], "deal")
        game = cast(Play, first.screens["play"]).game
        assert game is not None
        turn(first, "review")
        act(first.screens["review"], "text", text=RECORD)
        act(first.screens["review"], "forward")
        review = cast(Review, first.screens["review"])
        until(lambda: not review.running and review.review is not None, review)
        turn(first, "quiz")
        act(first.screens["quiz"], "next")
        act(first.bar, "language", value="it")
        act(first.bar, "cards", value="french4")
        shown = pictures(first)
        assert [*shown] == ["bar", *PARTS]

        again = served(tmp_path, first.bar.ticket)
        assert again.shown == "quiz"
        # the line of play is not kept, but looked for again
        until(lambda: pictures(again) == pictures(first))
        assert {**pictures(again), "explorer": {}} == {**shown, "explorer": {}}
        assert again.bar.ticket not in ("", first.bar.ticket)
        playing = cast(Play, again.screens["play"])
        assert playing.game is not None
        assert playing.game.whole == game.whole, "the cards that nobody sees are the same"
        act(again.screens["editor"], "undo")
        assert again.screens["editor"].alerts == [], "what was before is there as well"
        once_more = served(tmp_path, again.bar.ticket)
        assert once_more.screens["editor"].shared() == again.screens["editor"].shared()
        for room in (first, again, once_more):
            room.close()

    def test_a_computation_is_brought_back_as_stopped(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "explorer")
        explorer = cast(Explorer, first.screens["explorer"])
        for name, value in (("worlds", "1000000"), ("time_limit", "")):
            act(explorer, "adjust", name=name, value=value)
        act(explorer, "compute")
        until(lambda: explorer.analysis is not None, explorer)
        again = cast(Explorer, served(tmp_path, first.bar.ticket).screens["explorer"])
        first.close()
        assert again.analysis is not None
        assert not again.running
        assert again.status().startswith("Stopped")
        assert "Compute values" in plain(again.run)

    def test_a_review_goes_on_when_somebody_looks(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "review")
        act(first.screens["review"], "text", text=RECORD)
        first.close()
        again = cast(Review, served(tmp_path, first.bar.ticket).screens["review"])
        act(again, "shown", view="one", width=900)
        until(lambda: not again.running and again.review is not None, again)
        assert again.review is not None
        assert again.review.complete
        again.close()

    @pytest.mark.parametrize("ticket", ["", "0" * 32, "../secret", "None"])
    def test_a_ticket_that_nobody_knows_begins_anew(self, tmp_path: Path, ticket: str) -> None:
        room = served(tmp_path, ticket)
        assert room.bar.alerts == []
        assert (room.shown, [*room.screens]) == ("editor", ["editor"])
        assert (tmp_path / room.bar.ticket).is_file()
        room.close()

    def test_what_is_known_of_the_moves_is_packed_once(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "review")
        review = cast(Review, first.screens["review"])
        act(review, "text", text=RECORD)
        until(lambda: not review.running and review.review is not None, review)
        packed = review.replay._packed[1]
        act(review, "forward")
        assert review.replay._packed[1] is packed
        again = cast(Review, served(tmp_path, first.bar.ticket).screens["review"])
        assert again.review is not None
        assert again.review.curve == cast(Any, review.review).curve
        first.close()

    def test_judging_that_was_stopped_stays_stopped(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "review")
        act(first.screens["review"], "text", text=RECORD)
        act(first.screens["review"], "cancel")
        again = cast(Review, served(tmp_path, first.bar.ticket).screens["review"])
        act(again, "shown", view="one", width=900)
        assert not again.judging
        assert again.run == first.screens["review"].run
        first.close()

    def test_everything_is_computed_again_once_somebody_looks(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "explorer")
        explorer = first.screens["explorer"]
        for name, value in (("worlds", "1000000"), ("time_limit", "")):
            act(explorer, "adjust", name=name, value=value)
        act(explorer, "analyse", value=True)
        until(lambda: cast(Explorer, explorer).analysis is not None, explorer)
        turn(first, "quiz")
        room = served(tmp_path, first.bar.ticket)
        first.close()
        again = cast(Explorer, room.screens["explorer"])
        assert room.shown == "quiz"
        assert again.analysing
        assert not again.running, "it would go on for ever, and nobody would know"
        turn(room, "explorer")
        act(again, "shown", view="one", width=900)
        assert again.running
        assert again.analysis is not None, "what is known is shown meanwhile"
        room.close()

    def test_what_stands_beside_each_other_stays_so(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "explorer")
        explorer = cast(Explorer, first.screens["explorer"])
        act(explorer, "adjust", name="worlds", value="4")
        act(explorer, "compute")
        until(lambda: not explorer.running, explorer)
        for row in (explorer.analysis.rows[0], explorer.analysis.rows[-1]):
            act(explorer, "tick", move=str(row.move), value=True)
        act(explorer, "arrow")
        again = cast(Explorer, served(tmp_path, first.bar.ticket).screens["explorer"])
        assert again.beside
        assert again.beside == explorer.beside
        assert 'aria-pressed="true"' in again.run
        first.close()

    def test_values_that_were_not_through_are_made_anew(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "quiz")
        quiz = cast(Quiz, first.screens["quiz"])
        act(quiz, "text", line=SMALL)
        known = analyse(SMALL, worlds=2)
        quiz.lesson.shown.analysis, quiz._about = known, known.position
        act(quiz, "reveal")
        again = cast(Quiz, served(tmp_path, first.bar.ticket).screens["quiz"])
        assert again.lesson.shown.open
        assert again.lesson.shown.analysis is None
        quiz._about = None
        act(quiz, "vote", value="A")
        again = cast(Quiz, served(tmp_path, first.bar.ticket).screens["quiz"])
        assert again.lesson.shown.analysis is not None
        first.close()

    def test_players_reasons_are_there_again(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "play")
        play = cast(Play, first.screens["play"])
        play.pause = 0
        act(play, "chair", chair="0", value="chitarrella")
        act(play, "chair", chair="1", value="you")
        act(play, "tell_why", value=True)
        act(play, "deal")
        until(lambda: play.my_turn(), play)
        again = cast(Play, served(tmp_path, first.bar.ticket).screens["play"])
        assert "<ul" in play.story
        assert again.story == play.story
        first.close()

    def test_a_hand_that_was_hidden_is_not_shown(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        turn(first, "play")
        for chair in "01":
            act(first.screens["play"], "chair", chair=chair, value="you")
        act(first.screens["play"], "deal")
        again = cast(Play, served(tmp_path, first.bar.ticket).screens["play"])
        assert again.seen() == ()
        assert again.awaited()
        assert 'data-card="?"' in again.picture
        assert set(re.findall(r'data-zone="hand"[^>]*data-card="(.)', again.picture)) <= {"?"}
        first.close()

    def test_which_screen_and_position_are_shown_is_kept_at_once(self, tmp_path: Path) -> None:
        first = served(tmp_path)
        first.turn_to("explorer", OTHER)
        turn(first, "quiz")
        quiz = cast(Quiz, first.screens["quiz"])
        quiz.go(len(quiz.lesson.asked))  # the result, which shows no position
        quiz.show()
        again = served(tmp_path, first.bar.ticket)
        assert again.shown == "quiz"
        assert again.position == first.position == sl.Position.parse(OTHER)
        for room in (first, again):
            room.close()

    @pytest.mark.parametrize("spoil", ["cut", "garbage", "folder"])
    def test_what_cannot_be_read_is_said_once(self, tmp_path: Path, spoil: str) -> None:
        first = served(tmp_path)
        kept = tmp_path / first.bar.ticket
        data = kept.read_bytes()
        kept.unlink()
        if spoil == "folder":
            kept.mkdir()
        else:
            kept.write_bytes(data[:40] if spoil == "cut" else b"garbage")
        room = served(tmp_path, first.bar.ticket)
        assert room.bar.alerts == ["What was here before could not all be brought back."]
        assert room.bar.ticket not in ("", first.bar.ticket)
        turn(room, "quiz")
        again = served(tmp_path, room.bar.ticket)
        assert (again.shown, again.bar.alerts) == ("quiz", [])
        for one in (first, room, again):
            one.close()

    def test_a_screen_that_cannot_be_brought_back_takes_no_other_along(
        self, tmp_path: Path
    ) -> None:
        first = served(tmp_path)
        turn(first, "quiz")
        turn(first, "explorer")
        hand(cast(Explorer, first.screens["explorer"]), "7D")
        shelf = cast(Shelf, first.shelf)
        state = shelf.get(first.bar.ticket)
        shelf.put({**state, "screens": {**state["screens"], "quiz": b"spoilt"}})
        room = served(tmp_path, first.bar.ticket)
        assert room.bar.alerts
        assert (room.shown, [*room.screens]) == ("explorer", ["editor", "explorer"])
        assert str(cast(Explorer, room.screens["explorer"]).walk.chosen) == "7D"
        turn(room, "quiz")
        assert room.screens["quiz"].alerts == []
        for one in (first, room):
            one.close()

    def test_a_lab_that_cannot_be_kept_goes_on(self, tmp_path: Path) -> None:
        folder = tmp_path / "full"
        room = served(folder)
        assert room.bar.ticket == "", "nothing lies there"
        turn(room, "play")
        act(room.screens["play"], "deal")
        assert cast(Play, room.screens["play"]).game is not None
        assert room.screens["play"].alerts == room.bar.alerts == []
        folder.mkdir()  # there is room again
        act(room.screens["play"], "length")
        again = served(folder, room.bar.ticket)
        assert cast(Play, again.screens["play"]).game is not None
        for one in (room, again):
            one.close()

    def test_what_nobody_comes_back_for_is_cleared_away(self, tmp_path: Path) -> None:
        first, second = served(tmp_path), served(tmp_path)
        turn(first, "quiz")
        long_ago = time.time() - 4 * 24 * 3600
        os.utime(tmp_path / first.bar.ticket, (long_ago, long_ago))
        third = served(tmp_path, first.bar.ticket)
        assert third.shown == "quiz", "late, but not too late"
        left = {path.name for path in tmp_path.iterdir()}
        assert left == {second.bar.ticket, third.bar.ticket}
        for room in (first, second, third):
            room.close()

    def test_only_the_first_page_brings_something(self, tmp_path: Path) -> None:
        first, room = served(tmp_path), served(tmp_path)
        turn(first, "quiz")
        act(room.bar, "shown", view="another", ticket=first.bar.ticket)
        assert room.shown == "editor"
        for one in (first, room):
            one.close()

    def test_in_a_notebook_nothing_is_laid_down(self, room: Lab) -> None:
        act(room.bar, "shown", view="one", ticket="0" * 32)
        assert room.bar.ticket == ""

    def test_the_browser_is_told_the_ticket_alone(self, tmp_path: Path) -> None:
        room = served(tmp_path)
        turn(room, "play")
        act(room.screens["play"], "deal")
        told = str({**room.bar.get_state(), **room.screens["play"].get_state()})
        assert room.bar.ticket in told
        assert str(cast(Play, room.screens["play"]).game.seed) not in re.findall(r"\d{5,}", told)  # type: ignore[union-attr]
        room.close()


def served(folder: Path, ticket: str = "") -> Lab:
    """A lab as a page is served it, and that page looks."""
    room = lab(lang="en")
    room.shelf = Shelf(folder)
    act(room.bar, "shown", view="one", width=900, ticket=ticket)
    return room


def pictures(room: Lab) -> dict[str, dict[str, str]]:
    """What is shown of every screen."""
    screens: dict[str, Screen] = {"bar": room.bar}
    screens |= {name: room.screens[name] for name in PARTS}
    return {
        name: {
            region: re.sub(r"slx-panel-\d+|slp[0-9a-f]{32}", "id", getattr(screen, region))
            for region in screen.traits(region=True)
        }
        for name, screen in screens.items()
    }
