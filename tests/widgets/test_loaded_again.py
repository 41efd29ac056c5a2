"""A served page that is loaded again: it gets another lab, which knows only a ticket."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Any, cast

import pytest

import scopa_lab as sl
from scopa_lab.analysis import analyse
from scopa_lab.widgets import Explorer, Play, Quiz, Review
from scopa_lab.widgets.lab import PARTS, Lab, lab
from scopa_lab.widgets.page.screen import Screen
from scopa_lab.widgets.shelf import Shelf

from .helpers import SMALL, act, hand, plain, turn, until

OTHER = "escoba | table 2C 5S | hands 7D AS / ? ? ?"
RECORD = f"start: {SMALL}\n1. 7Dx2C5S QS"


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


def test_everything_is_there_again(tmp_path: Path) -> None:
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


def test_a_computation_is_brought_back_as_stopped(tmp_path: Path) -> None:
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


def test_a_review_goes_on_when_somebody_looks(tmp_path: Path) -> None:
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
def test_a_ticket_that_nobody_knows_begins_anew(tmp_path: Path, ticket: str) -> None:
    room = served(tmp_path, ticket)
    assert room.bar.alerts == []
    assert (room.shown, [*room.screens]) == ("editor", ["editor"])
    assert (tmp_path / room.bar.ticket).is_file()
    room.close()


def test_what_is_known_of_the_moves_is_packed_once(tmp_path: Path) -> None:
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


def test_judging_that_was_stopped_stays_stopped(tmp_path: Path) -> None:
    first = served(tmp_path)
    turn(first, "review")
    act(first.screens["review"], "text", text=RECORD)
    act(first.screens["review"], "cancel")
    again = cast(Review, served(tmp_path, first.bar.ticket).screens["review"])
    act(again, "shown", view="one", width=900)
    assert not again.judging
    assert again.run == first.screens["review"].run
    first.close()


def test_everything_is_computed_again_once_somebody_looks(tmp_path: Path) -> None:
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


def test_what_stands_beside_each_other_stays_so(tmp_path: Path) -> None:
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


def test_values_that_were_not_through_are_made_anew(tmp_path: Path) -> None:
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


def test_players_reasons_are_there_again(tmp_path: Path) -> None:
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


def test_a_hand_that_was_hidden_is_not_shown(tmp_path: Path) -> None:
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


def test_which_screen_and_position_are_shown_is_kept_at_once(tmp_path: Path) -> None:
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
def test_what_cannot_be_read_is_said_once(tmp_path: Path, spoil: str) -> None:
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


def test_a_screen_that_cannot_be_brought_back_takes_no_other_along(tmp_path: Path) -> None:
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


def test_a_lab_that_cannot_be_kept_goes_on(tmp_path: Path) -> None:
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


def test_what_nobody_comes_back_for_is_cleared_away(tmp_path: Path) -> None:
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


def test_only_the_first_page_brings_something(tmp_path: Path) -> None:
    first, room = served(tmp_path), served(tmp_path)
    turn(first, "quiz")
    act(room.bar, "shown", view="another", ticket=first.bar.ticket)
    assert room.shown == "editor"
    for one in (first, room):
        one.close()


def test_in_a_notebook_nothing_is_laid_down() -> None:
    room = lab(lang="en")
    act(room.bar, "shown", view="one", ticket="0" * 32)
    assert room.bar.ticket == ""
    room.close()


def test_the_browser_is_told_the_ticket_alone(tmp_path: Path) -> None:
    room = served(tmp_path)
    turn(room, "play")
    act(room.screens["play"], "deal")
    told = str({**room.bar.get_state(), **room.screens["play"].get_state()})
    assert room.bar.ticket in told
    assert str(cast(Play, room.screens["play"]).game.seed) not in re.findall(r"\d{5,}", told)  # type: ignore[union-attr]
    room.close()
