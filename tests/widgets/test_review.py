"""The review without a kernel: going to and fro, judging, trying again, records, what is shown."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import reviews
from scopa_lab.display import review_html
from scopa_lab.display.review import MARKS
from scopa_lab.estimates import Estimate
from scopa_lab.languages import LANGUAGES, catalogue
from scopa_lab.reviews import VERDICTS
from scopa_lab.widgets import Review
from scopa_lab.widgets.review.replay import MISTAKES, RIGHT
from tests.test_reviews import BLUNDER, SMALL, ending

from .helpers import act, hand, plain, table, tags, until

OTHER = replace(sl.Record.of((SMALL, "7Dx2C5S 2D 7H QSx2D7H")), players=("Ann", "Bob"))
MATCH = f"{BLUNDER}\n\n{OTHER}\n"


def judged(record: Any = BLUNDER, **more: Any) -> Review:
    """A review that has come to its end."""
    screen = Review(record, **more)
    screen.compute()
    until(lambda: not screen.running)
    return screen


def starts(screen: Review) -> list[dict[str, str]]:
    """The buttons beside the table that can be pushed."""
    shown = screen.judged + screen.steps + screen.quest
    return [b for b in tags(shown, "button") if "disabled" not in b]


def able(screen: Review) -> list[str]:
    return [button["data-do"] for button in starts(screen)]


class TestSteps:
    def test_to_and_fro(self) -> None:
        screen = Review(BLUNDER)
        assert able(screen) == ["forward", "last"]
        act(screen, "forward")
        assert (screen.replay.at, screen.position) == (1, BLUNDER.positions[1])
        assert able(screen) == ["start", "back", "forward", "last"]
        act(screen, "last")
        assert screen.replay.at == 4
        assert "After the last play" in screen.judged
        assert able(screen) == ["start", "back"]
        act(screen, "forward")
        assert (screen.replay.at, screen.alerts) == (4, []), "there is no further"
        act(screen, "back")
        act(screen, "start")
        act(screen, "back")
        assert (screen.replay.at, screen.alerts) == (0, [])
        act(screen, "goto", at="3")
        assert "Play 4 of 4, Seat 1: knight of swords takes two of coins, seven of coins" in plain(
            screen.judged
        )
        for wrong in ("5", "-1", "x"):
            act(screen, "goto", at=wrong)
            assert screen.alerts == ["There is no such move."]
            assert screen.replay.at == 3

    def test_keys_step_only_where_no_card_is_played(self) -> None:
        screen = judged()
        assert ["ArrowRight", "forward"] in screen.chords
        act(screen, "retry")
        assert screen.chords == []

    def test_nothing_can_be_played_on_the_way(self) -> None:
        screen = Review(BLUNDER)
        tries: list[dict[str, Any]] = [
            {"kind": "card", "card": "7D", "zone": "hand", "seat": "0"},
            {"kind": "pick", "move": "7Dx2C5S"},
            {"kind": "play"},
            {"kind": "lift", "card": "7D", "zone": "hand", "seat": "0"},
            {"kind": "reveal", "named": "KD"},
        ]
        for intent in tries:
            screen.act(intent)
            assert screen.alerts[0].startswith("Here you look on")
            assert screen.severity == "note"
            assert screen.replay.moves == list(BLUNDER.moves)
        assert "sl-use" not in screen.picture

    def test_hands_are_those_the_mover_knew(self) -> None:
        screen = Review(BLUNDER)
        act(screen, "goto", at="1")
        assert 'data-card="7D"' in screen.picture or "seven of coins" in screen.picture.lower()
        act(screen, "seen", value=False)
        assert "seven of coins" not in screen.picture.lower()
        assert screen.shared() == BLUNDER.positions[1].view(1)
        act(screen, "seen", value=True)
        assert screen.shared() == BLUNDER.positions[1]

    def test_other_screens_get_the_position(self) -> None:
        screen = Review(BLUNDER)
        assert "open" not in able(screen)
        got: list[Any] = []
        screen.others = ("editor", "explorer", "play")
        screen.hand_over = lambda name, thing: got.append((name, thing))
        act(screen, "seen", value=False)
        assert able(screen).count("open") == 2
        screen.act({"kind": "open", "screen": "explorer"})
        screen.act({"kind": "open", "screen": "play"})
        assert got == [("explorer", SMALL.view(0)), ("play", SMALL)]


class TestJudging:
    def test_comes_with_verdicts_losses_and_sums(self) -> None:
        screen = judged()
        assert screen.review == sl.review(BLUNDER)
        assert "All 4 plays judged" in plain(screen.run)
        assert "blunder" in plain(screen.judged)
        assert "Points lost beside the best move: 3." in plain(screen.judged)
        assert [b["data-at"] for b in tags(screen.moves, "button")] == ["0", "1", "2", "3"]
        assert plain(screen.moves).count("blunder") == 1
        assert screen.mistakes() == (0,)
        act(screen, "goto", at="2")
        assert "There was no other move." in screen.judged
        assert "best" in screen.said.lower()

    def test_the_curve_has_a_button_for_every_play(self) -> None:
        screen = judged()
        strips = tags(screen.curve, "button")
        assert [s["data-at"] for s in strips] == ["0", "1", "2", "3", "4"]
        label = "Play 1, Seat 0: seven of cups taking two of batons and five of swords, blunder"
        assert strips[0]["aria-label"] == f"{label}; value +2.00"
        assert [s["tabindex"] for s in strips] == ["0", "-1", "-1", "-1", "-1"]
        assert "aria-current" in strips[0]
        assert "at the end −1.00" in screen.curve
        act(screen, "goto", at="4")
        assert [s["tabindex"] for s in tags(screen.curve, "button")][-1] == "0"

    def test_grows_is_cancelled_and_goes_on(self, monkeypatch: pytest.MonkeyPatch) -> None:
        steps = list(sl.reviewing(BLUNDER))
        given: list[Any] = []
        go = threading.Event()

        def slowly(record: Any, **ask: Any) -> Iterator[reviews.Review]:
            given.append(ask["since"])
            yield steps[0]
            yield steps[2]
            go.wait(60)

        monkeypatch.setattr(reviews, "reviewing", slowly)
        screen = Review(BLUNDER)
        act(screen, "compute")
        until(lambda: "2 of 4" in screen.run)
        assert screen.running
        assert tags(screen.run, "progress")[0]["value"] == "0.5000"
        assert "2 of 4 plays judged so far" in plain(screen.balance)
        assert [b["data-do"] for b in tags(screen.run, "button")] == ["cancel"]
        act(screen, "cancel")
        go.set()
        assert not screen.running
        assert "Stopped: 2 of 4" in screen.run
        act(screen, "goto", at="3")
        assert "Not judged yet" in screen.judged
        monkeypatch.undo()
        act(screen, "compute")
        until(lambda: not screen.running)
        assert screen.review.complete
        assert given == [None]

    def test_begins_when_somebody_looks_and_ends_when_nobody_does(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        steps = list(sl.reviewing(BLUNDER))
        asked: list[Any] = []

        def endlessly(record: Any, stop: threading.Event, **ask: Any) -> Iterator[reviews.Review]:
            asked.append(ask["since"])
            yield steps[1]
            stop.wait(60)

        monkeypatch.setattr(reviews, "reviewing", endlessly)
        screen = Review(BLUNDER)
        assert not screen.running
        act(screen, "shown", view="a")
        until(lambda: "1 of 4" in screen.run)
        act(screen, "gone", view="a")
        assert not screen.running
        act(screen, "shown", view="b")
        assert screen.running
        until(lambda: len(asked) == 2)
        assert asked == [None, steps[1]]
        act(screen, "cancel")
        act(screen, "gone", view="b")
        act(screen, "shown", view="c")
        assert not screen.running, "who cancelled does not want it"

    def test_its_faults_are_shown(self) -> None:
        screen = judged(BLUNDER, method="guess")
        assert "method='guess' is not allowed" in screen.alerts[0]
        assert screen.severity == "fault"

    def test_of_nothing(self) -> None:
        screen = Review(SMALL)
        act(screen, "shown", view="a")
        assert not screen.running
        assert "no play to review" in screen.hint
        assert "open" in tags(screen.records, "details")[0]


class TestTryingAgain:
    def test_the_better_move_is_hidden_until_it_is_found(self) -> None:
        screen = judged()
        assert able(screen)[:2] == ["retry", "answer"]
        assert "7D × " not in plain(screen.judged + screen.moves)
        act(screen, "retry")
        assert screen.walk is screen.trial
        assert "Find a better move" in screen.judged
        hand(screen, "7D")
        assert screen.walk.lit == sl.Cards("2C 5S")
        assert "play" in able(screen)
        act(screen, "play")
        assert "found, this is the best move" in plain(screen.judged)
        assert "Better:" not in plain(screen.judged), "it is found"
        assert "gains 2 points in settebello" in plain(screen.judged)
        assert "1 of 1 mistakes put right" in plain(screen.quest)
        assert "found" in screen.said
        act(screen, "leave")
        assert screen.trial is None
        assert "Better: seven of coins takes two of batons, five of swords" in plain(screen.judged)
        assert screen.replay.moves == list(BLUNDER.moves), "the record is as it was"

    def test_the_same_move_and_one_that_is_not_legal_are_no_try(self) -> None:
        screen = judged()
        act(screen, "retry")
        act(screen, "pick", move="7Hx2C5S")
        act(screen, "play")
        assert "is the move that was played" in screen.alerts[0]
        assert "0 of 1" in plain(screen.quest)
        hand(screen, "7H")
        table(screen, "5S")
        act(screen, "play")
        assert "is the move that was played" in screen.alerts[0]
        act(screen, "pick", move="7D")
        assert screen.severity == "note"
        assert screen.alerts[0].startswith("seven of coins can take"), "so it may not be laid down"

    def test_every_other_move_says_what_it_loses_and_why(self) -> None:
        screen, there = with_mistake()
        act(screen, "goto", at=str(there))
        act(screen, "retry")
        judged_ = screen.trial.judged if screen.trial else None
        assert judged_ is not None
        for row in judged_.analysis.rows:
            if row.move == judged_.move:
                continue
            act(screen, "pick", move=str(row.move))
            act(screen, "play")
            assert screen.trial is not None
            other = judged_.instead(row.move)
            told = plain(screen.judged)
            assert ("found" in told) == (other.verdict in RIGHT)
            if other.verdict not in RIGHT:
                assert f"Points lost: {screen.amount(other.loss)}." in told
                for why in other.analysis.why(other.move)[:4]:
                    assert screen.told(why) in told

    def test_who_is_shown_the_answer_has_not_found_it(self) -> None:
        screen = judged()
        act(screen, "answer")
        assert "Better: seven of coins takes two of batons, five of swords" in plain(screen.judged)
        act(screen, "retry")
        act(screen, "pick", move="7Dx2C5S")
        act(screen, "play")
        assert "found" in screen.judged
        assert "0 of 1 mistakes" in plain(screen.quest)

    def test_only_at_a_mistake(self) -> None:
        screen = judged()
        act(screen, "goto", at="1")
        act(screen, "retry")
        assert screen.trial is None
        assert screen.severity == "note"

    def test_from_mistake_to_mistake(self) -> None:
        screen, there = with_mistake()
        act(screen, "last")
        act(screen, "mistake", way="back")
        assert screen.replay.at == screen.mistakes()[-1]
        act(screen, "start")
        if screen.mistakes()[0] > 0:
            act(screen, "mistake", way="on")
        assert screen.replay.at == screen.mistakes()[0]
        act(screen, "mistake", way="back")
        assert "no further mistake" in screen.alerts[0]
        assert there in screen.mistakes()

    def test_of_one_seat(self) -> None:
        screen = judged()
        act(screen, "whose", value="1")
        assert screen.mistakes() == ()
        assert "No mistakes." in screen.quest
        act(screen, "whose", value="0")
        assert screen.mistakes() == (0,)
        act(screen, "whose", value="nobody")
        assert screen.whose is None


class TestRecords:
    def test_a_text_is_taken_and_judged(self) -> None:
        screen = Review(SMALL)
        act(screen, "text", text=str(OTHER).replace("\n", "\r\n"))
        until(lambda: not screen.running)
        assert screen.replay.record == OTHER
        assert screen.review.complete
        assert "1 of 4, Ann: " in plain(screen.judged)
        keep = {key: b[key] for b in tags(screen.records, "button") for key in b}
        assert sl.Record.parse(keep["data-copy"]) == OTHER
        assert sl.Record.parse(keep["data-text"]) == OTHER
        act(screen, "copied")
        assert screen.alerts == ["Copied."]

    def test_a_bad_text_says_what_is_wrong_and_changes_nothing(self) -> None:
        screen = Review(BLUNDER)
        for text, fault in (
            (str(BLUNDER).replace("7D Q", "7H Q"), "seven of cups"),
            ("nonsense", "line 1"),
            ("  \n", "no record"),
        ):
            act(screen, "text", text=text)
            assert fault in screen.alerts[0]
            assert screen.severity == "fault"
            assert screen.replay.record == BLUNDER

    def test_a_deal_of_a_match(self) -> None:
        screen = judged(MATCH)
        options = re.findall(r"<option[^>]*>([^<]*)", screen.records)
        points = [" – ".join(map(str, r.score().points)) for r in (BLUNDER, OTHER)]
        assert options == [f"1: {points[0]}", f"2: {points[1]}"]
        first = screen.review
        act(screen, "deal", value="1")
        until(lambda: not screen.running)
        assert screen.replay.record == OTHER
        assert screen.review != first
        act(screen, "deal", value="0")
        assert screen.review == first, "what was found is kept"
        act(screen, "deal", value="2")
        assert screen.severity == "note"
        assert eval(repr(screen), {"Review": Review}).deals[1].record == OTHER

    def test_from_another_screen_or_from_python(self) -> None:
        screen = Review([BLUNDER, OTHER])
        screen.receive(OTHER)
        until(lambda: not screen.running)
        assert screen.review.record == OTHER
        screen.position = sl.deal("scopone", seed=1)
        assert screen.replay.moves == []
        with pytest.raises(ValueError, match="a record is"):
            Review(3)  # type: ignore[arg-type]

    def test_the_example_is_a_whole_deal(self) -> None:
        screen = Review(SMALL, worlds=1)
        act(screen, "example")
        screen.halt()
        assert screen.replay.record.is_over
        assert len(screen.replay.moves) == 36


class TestSums:
    @pytest.mark.parametrize(
        ("game", "options"), [("scopa", {}), ("perdere", {}), ("scopa", {"players": 3})]
    )
    def test_luck_and_choice_add_up_to_the_result(self, game: str, options: dict[str, Any]) -> None:
        record = ending(game, 9, 2, **options)
        found = sl.review(record, method="playout", worlds=40)
        shown = review_html(found)
        body = shown[shown.index("Luck and choice") :]
        body = re.sub(r"<span class=.sl-soft.>.*?</span>", "", body)
        cells = re.findall(r"<td[^>]*>(.*?)</td>", body, re.DOTALL)
        sides = found.rules.sides
        said = [float(cell.replace("−", "-")) for cell in cells]
        numbers = [said[k : k + sides] for k in range(0, len(said), sides)]
        assert len(numbers) == 5
        for side in range(sides):
            *parts, result = (row[side] for row in numbers)
            assert sum(parts) == pytest.approx(result, abs=0.03)
            assert result == pytest.approx(found.balance[side].final, abs=0.005)
        assert ("The low score wins" in body) == (found.rules.wins == "low")


class TestShown:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_every_language(self, lang: str) -> None:
        screen = judged(lang=lang)
        words = catalogue(lang)
        assert screen.name == words["review.title"]
        assert words["review.balance"] in screen.still()
        act(screen, "answer")
        act(screen, "retry")
        assert words["review.leave"] in plain(screen.steps)
        assert not screen.alerts

    def test_every_verdict_has_a_word_and_a_mark_of_its_own(self) -> None:
        assert tuple(MARKS) == VERDICTS
        assert len(set(MARKS.values())) == len(VERDICTS)
        assert set(MISTAKES) | {*RIGHT, "good"} == set(VERDICTS)

    def test_still(self) -> None:
        screen = Review(BLUNDER)
        assert "Luck and choice" not in screen.still()
        screen = judged()
        assert "Luck and choice" in screen.still()
        assert "Better was" in screen.still()
        assert screen.review._repr_html_() in screen.still()


def with_mistake() -> tuple[Review, int]:
    """A review of a hand of three or more moves with a mistake, and where it is."""
    for seed in range(40):
        found = sl.review(ending("scopa", 6, seed))
        there = [j for j in found.judged if j.verdict in MISTAKES and len(j.analysis.rows) > 2]
        if there:
            return judged(found.record), there[0].ply
    raise AssertionError("random players make mistakes")


class TestNamesAndLevel:
    def test_who_played_is_named_in_the_language_of_the_screen(self) -> None:
        record = replace(BLUNDER, players=("You", "Greedy 2"))
        screen = judged(record, lang="it")
        words = catalogue("it")
        assert words["play.you"] in plain(screen.quest)
        assert f"{words['play.who.greedy']} 2" in plain(screen.quest)
        assert "You" not in plain(screen.quest + screen.moves + screen.balance + screen.judged)
        screen.lang = "en"
        assert "You" in plain(screen.quest)
        own = Review(replace(BLUNDER, players=("Ann", "Person 2")), lang="fi")
        assert [own.who(seat) for seat in (0, 1)] == ["Ann", "Ihminen 2"]
        act(screen, "retry")
        act(screen, "pick", move="7Dx2C5S")
        act(screen, "play")
        screen.lang = "it"
        assert "1 errore corretto su 1" in plain(screen.quest)

    def test_what_is_level_is_not_said_to_be_worse(self) -> None:
        screen = judged()
        first = screen.replay.judged
        assert first is not None
        loss = Estimate(0.02, 0.05, 100, False)
        level = screen._better(replace(first, loss=loss))
        assert "Better:" not in plain(level)
        assert "less than they are sure of" in plain(level)
        assert screen.amount(Estimate(2.0, 0.0, 1, True)) == "2.00"
