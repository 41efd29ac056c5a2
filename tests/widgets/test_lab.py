"""The lab without a kernel: tabs, one look for all screens, one position handed round."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any, cast

import pytest

import scopa_lab as sl
from scopa_lab.widgets import Editor, Play
from scopa_lab.widgets.lab import PARTS, Lab, lab

from .helpers import act, plain, tags, turn, until

LINE = "scopa | table 2C 5S | hands 7D AS / ? ?"
OTHER = "escoba | table 2C 5S | hands 7D AS / ? ? ?"


@pytest.fixture
def room() -> Iterator[Lab]:
    made = lab(LINE, lang="en", screen="explorer")
    yield made
    made.close()


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
