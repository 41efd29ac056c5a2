"""Class mode without a kernel: every intent of the teacher, and what is shown."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.display.page import signed
from scopa_lab.languages import LANGUAGES
from scopa_lab.widgets import Quiz
from scopa_lab.widgets.quiz.lesson import Lesson
from scopa_lab.widgets.quiz.questions import Question

from .helpers import SMALL, act, plain, tags, until

TAKE = "scopa | table 2C 5S 3D 4H | hands 7D AS / ? ? | ask captures 7D"
PLAY = f"{SMALL} | ask play"


@pytest.fixture
def quiz() -> Iterator[Quiz]:
    made = Quiz([TAKE, PLAY])
    yield made
    made.close()


def vote(quiz: Quiz, letters: str) -> None:
    for letter in letters:
        act(quiz, "vote", value=letter)


def letter_of(quiz: Quiz, move: str) -> str:
    return "ABCDEFGHIJ"[[str(m) for m in quiz.lesson.shown.choices].index(move)]


def able(quiz: Quiz) -> list[str]:
    return [b["data-do"] for b in tags(quiz.steps, "button")
            if "disabled" not in b and "data-do" in b]  # fmt: skip


def known(quiz: Quiz) -> Any:
    """The values of the question shown, computed."""
    quiz.compute()
    until(lambda: quiz.lesson.shown.analysis and quiz._job is None, quiz)
    return quiz.lesson.shown.analysis


class TestSteps:
    def test_next_previous_and_the_result_at_the_end(self, quiz: Quiz) -> None:
        assert "Question 1 of 2" in plain(quiz.heading)
        assert "seven of coins" in plain(quiz.heading)
        assert able(quiz) == ["reveal", "next", "clock"]
        act(quiz, "next")
        assert "what would you play?" in plain(quiz.heading)
        act(quiz, "next")
        assert plain(quiz.heading) == "The result of the class"
        assert (quiz.picture, quiz.hints) == ("", "")
        assert able(quiz) == ["previous"]
        act(quiz, "next")
        assert quiz.alerts == ["That was the last one."]
        assert quiz.severity == "note"
        for _ in range(3):
            act(quiz, "previous")
        assert quiz.lesson.at == 0
        assert quiz.alerts == ["This is the first one."]

    def test_the_answer_is_hidden_until_it_is_shown(self, quiz: Quiz) -> None:
        assert "slx-right" not in quiz.answers
        assert "legal" not in plain(quiz.answers).lower()
        act(quiz, "reveal")
        assert quiz.answers.count("slx-right") == 2
        assert "✗" in quiz.answers
        assert "counts 5" in plain(quiz.answers), "the rule that forbids the five alone"
        assert plain(quiz.verdict) == "2 captures are legal."
        assert not tags(quiz.answers, "button"), "nothing is counted any more by hand"
        act(quiz, "reveal")
        assert "slx-right" not in quiz.answers

    def test_the_clock_counts_up(self, quiz: Quiz, monkeypatch: pytest.MonkeyPatch) -> None:
        now = [100.0]
        monkeypatch.setattr("scopa_lab.widgets.quiz.lesson.time.monotonic", lambda: now[0])
        assert "timer" not in quiz.heading
        act(quiz, "clock")
        now[0] = 165.0
        act(quiz, "vote", value="A")
        assert tags(quiz.heading, "span")[1]["data-clock"] == "65"
        assert "1:05" in quiz.heading
        act(quiz, "next")
        assert 'data-clock="0"' in quiz.heading, "every question has its own time"
        act(quiz, "clock")
        assert "timer" not in quiz.heading

    def test_keys_are_told_and_sent(self, quiz: Quiz) -> None:
        chords = {key: rest for key, *rest in quiz.chords}
        assert chords[" "] == ["reveal"]
        assert chords["b"] == chords["B"] == ["vote", "B"]
        assert (chords["ArrowRight"], chords["ArrowLeft"]) == (["next"], ["previous"])
        last = "ABCDEFGHIJ"[len(quiz.lesson.shown.choices) - 1]
        assert f"A – {last}" in plain(quiz.hints)
        assert "Space shows the answer" in plain(quiz.hints)


class TestVotes:
    def test_votes_are_counted_and_taken_back(self, quiz: Quiz) -> None:
        vote(quiz, "AABA")
        assert "Votes: 4" in plain(quiz.answers)
        assert "3 75 %" in plain(quiz.answers)
        assert 'style="width:75.0%"' in quiz.answers
        act(quiz, "unvote", value="A")
        act(quiz, "undo")
        assert [*quiz.lesson.shown.tally.values()] == [2], "first the last A, then the B"
        act(quiz, "reset")
        assert quiz.lesson.shown.given == []
        act(quiz, "undo")
        assert quiz.alerts == ["No vote has been counted yet."]
        act(quiz, "unvote", value="A")
        assert quiz.alerts == ["Nobody has chosen A."]
        act(quiz, "vote", value="Z")
        assert quiz.alerts == ["There is no answer Z."]
        act(quiz, "vote", value="AB")
        assert quiz.severity == "note"

    def test_marked_cards_are_an_answer(self, quiz: Quiz) -> None:
        act(quiz, "answer")
        assert quiz.alerts == ["Another set? Touch cards on the table."]
        for card in ("2C", "3D", "4H"):
            act(quiz, "card", card=card, zone="table")
        act(quiz, "card", card="4H", zone="table")
        assert quiz.lesson.marked == sl.Cards("2C 3D")
        assert 'data-do="answer"' in quiz.answers
        before = len(quiz.lesson.shown.choices)
        act(quiz, "answer")
        act(quiz, "card", card="2C", zone="table")
        act(quiz, "card", card="3D", zone="table")
        act(quiz, "answer")
        tally = {str(m): n for m, n in quiz.lesson.shown.tally.items()}
        assert tally == {"7Dx2C3D": 2}
        assert len(quiz.lesson.shown.choices) - before in (0, 1), "offered once"
        act(quiz, "card", card="2C", zone="table")
        act(quiz, "unchoose")
        assert not quiz.lesson.marked
        act(quiz, "card", card="7D", zone="hand", seat="0")
        assert quiz.severity == "note"
        act(quiz, "reveal")
        right = letter_of(quiz, "7Dx2C5S")
        vote(quiz, right)
        assert "1 of 3 answers were right." in plain(quiz.verdict)

    def test_pointing_shows_what_an_answer_takes(self, quiz: Quiz) -> None:
        act(quiz, "point", move="7Dx2C5S")
        assert quiz.picture.count('aria-pressed="true"') == 2, "what the card takes"
        act(quiz, "point", move="7Dx9C")
        act(quiz, "point", move="nonsense")
        assert quiz.pointed is None


class TestValues:
    def test_values_are_shown_beside_the_votes(self, quiz: Quiz) -> None:
        act(quiz, "next")
        truth = sl.analyse(sl.Position.parse(SMALL))
        best, worst = str(truth.best), str(truth.rows[-1].move)
        lost = truth.rows[-1].behind.mean
        assert lost > 0
        vote(quiz, letter_of(quiz, best) + letter_of(quiz, worst) * 3)
        assert "★" not in quiz.answers
        assert "while you think" in plain(quiz.verdict)
        known(quiz)
        assert plain(quiz.verdict) == "The values are ready."
        act(quiz, "reveal")
        line = quiz.answers[quiz.answers.index(f'data-key="answer-{best}"') :]
        assert "★ best" in plain(line[: line.index("</tr>")])
        assert "1 of 4 answers were right." in plain(quiz.verdict)
        assert f"lost {lost * 3 / 4:.2f} points" in plain(quiz.verdict)
        reason = truth.why(best, worst)[0]
        assert f"Why the best one: {quiz.told(reason)}" in plain(quiz.verdict)
        result = quiz.lesson.result()
        assert (result.votes, result.right) == (4, 1)
        assert result.lost == pytest.approx(lost * 3 / 4)

    def test_nothing_is_computed_before_somebody_looks(self, quiz: Quiz) -> None:
        assert quiz._job is None
        act(quiz, "shown", view="a")
        until(lambda: quiz.lesson.asked[1].analysis and quiz._job is None, quiz)
        assert quiz.lesson.at == 0, "ahead, while the first question is thought about"
        act(quiz, "method", value="open")
        assert quiz.lesson.asked[1].analysis is None or quiz._job is not None, "anew"
        act(quiz, "gone", view="a")
        assert quiz._job is None

    def test_method_and_limit_are_checked(self, quiz: Quiz) -> None:
        act(quiz, "method", value="magic")
        assert quiz.alerts == ["There is no method magic."]
        act(quiz, "limit", value="30")
        assert quiz.time_limit == 30
        act(quiz, "limit", value="9999")
        assert "2 to 60" in quiz.alerts[0]

    def test_what_cannot_be_valued_is_said_once(
        self, quiz: Quiz, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_: Any, **__: Any) -> Iterator[Any]:
            raise ValueError("no such thing")
            yield

        monkeypatch.setattr("scopa_lab.analysis.improving", fail)
        act(quiz, "next")
        quiz.compute()
        until(lambda: quiz.failed, quiz)
        assert quiz.alerts == ["no such thing"]
        assert "cannot be computed" in plain(quiz.verdict)
        act(quiz, "dismiss")
        assert quiz._job is None


class TestQuestions:
    def test_positions_are_appended(self, quiz: Quiz) -> None:
        quiz.receive(sl.Position.parse("scopa | table 2C | hands 2D 5D / ? ?"))
        assert (quiz.lesson.at, len(quiz.lesson.asked)) == (2, 3)
        act(quiz, "text", line=TAKE)
        assert quiz.lesson.shown.question == Question.of(TAKE)
        act(quiz, "text", line="scopa | table 7D 7D | hands 2C / ?")
        assert quiz.severity == "fault"
        assert len(quiz.lesson.asked) == 4

    def test_random_ones_come_by_game_and_seed(self) -> None:
        quiz = Quiz(game="scopone", count=2, seed=5)
        assert [one.question.position.rules.name for one in quiz.lesson.asked] == ["scopone"] * 2
        act(quiz, "game", value="escoba")
        act(quiz, "seed", value="7")
        act(quiz, "count", value="3")
        act(quiz, "random")
        assert (quiz.lesson.at, len(quiz.lesson.asked), quiz.seed) == (2, 5, 8)
        assert quiz.lesson.shown.question.position.rules.name == "escoba"
        for kind, bad in (("game", "poker"), ("seed", "x"), ("count", "0"), ("count", "51")):
            act(quiz, kind, value=bad)
            assert quiz.severity == "fault"
        assert (quiz.game, quiz.count) == ("escoba", 3)

    def test_something_else_is_asked_and_a_question_is_removed(self, quiz: Quiz) -> None:
        vote(quiz, "A")
        act(quiz, "ask", value="captures AS")
        assert quiz.lesson.shown.question.card == sl.Card("AS")
        assert quiz.lesson.shown.given == []
        act(quiz, "ask", value="play")
        assert quiz.lesson.shown.question.kind == "play"
        act(quiz, "ask", value="riddle")
        assert quiz.severity == "fault"
        act(quiz, "remove")
        act(quiz, "remove")
        assert quiz.lesson.asked == []
        assert "no questions yet" in plain(quiz.heading)
        assert tags(quiz.settings, "details")[0]["open"]
        for kind in ("remove", "reveal", "undo", "reset"):
            act(quiz, kind)
            assert quiz.alerts == ["There is no question here."]

    def test_questions_and_votes_are_saved_and_opened_again(self, quiz: Quiz) -> None:
        vote(quiz, "AAB")
        saved = next(b for b in tags(quiz.settings, "button") if "data-save" in b)
        assert saved["data-save"] == "quiz.json"
        other = Quiz([])
        act(other, "load", text=saved["data-text"])
        assert other.alerts == []
        assert [o.question for o in other.lesson.asked] == [o.question for o in quiz.lesson.asked]
        assert other.lesson.shown.tally == quiz.lesson.shown.tally
        act(other, "load", text=f"{PLAY}\n")
        assert len(other.lesson.asked) == 1

    @pytest.mark.parametrize(
        "text",
        [
            "{",
            "{}",
            '{"questions": 3}',
            "",
            "# nothing but a remark\n\n",
            '{"questions": []}',
            '{"questions": ' + "[" * 100_000,
            json.dumps({"questions": [{"position": SMALL, "votes": None}]}),
            json.dumps({"questions": [{"position": SMALL, "votes": ["7D"]}]}),
            json.dumps({"questions": [{"position": SMALL, "votes": "7D"}]}),
            json.dumps({"questions": [{"position": SMALL, "votes": {"7D": 2}}]}),
            json.dumps({"questions": [{"position": SMALL, "votes": {"7Dx2C5S": "many"}}]}),
            json.dumps({"questions": [{"position": 7}]}),
            "no position",
        ],
    )
    def test_a_file_that_is_none_changes_nothing(self, quiz: Quiz, text: str) -> None:
        before = quiz.lesson
        act(quiz, "load", text=text)
        assert quiz.severity == "fault"
        assert len(quiz.alerts) == 1
        assert quiz.lesson is before

    def test_the_result_is_a_table_to_keep(self, quiz: Quiz) -> None:
        vote(quiz, letter_of(quiz, "7Dx2C5S") * 3 + letter_of(quiz, "7D"))
        act(quiz, "next")
        known(quiz)
        vote(quiz, "A")
        act(quiz, "next")
        assert "75 %" in plain(quiz.answers)
        table = next(b for b in tags(quiz.answers, "button") if b.get("data-save") == "quiz.csv")
        rows = [*csv.DictReader(io.StringIO(table["data-text"]))]
        mine = [r for r in rows if r["question"] == "1" and r["votes"] != "0"]
        assert {(r["answer"], r["votes"], r["right"]) for r in mine} == {
            ("7Dx2C5S", "3", "1"),
            ("7D", "1", "0"),
        }
        truth = sl.analyse(sl.Position.parse(SMALL))
        for row in rows:
            if row["kind"] == "play":
                assert float(row["value"]) == pytest.approx(truth[row["answer"]].ev.mean, abs=1e-4)

    def test_other_screens_get_the_position(self, quiz: Quiz) -> None:
        assert "data-screen" not in quiz.steps
        heard: list[tuple[str, Any]] = []
        quiz.others = ("explorer", "review")
        quiz.hand_over = lambda name, thing: heard.append((name, thing))
        act(quiz, "next")
        onward = [b["data-screen"] for b in tags(quiz.steps, "button") if "data-screen" in b]
        assert onward == ["explorer"], "what the lab has and a position can go to"
        quiz.act({"kind": "open", "screen": "explorer"})
        assert heard == [("explorer", sl.Position.parse(SMALL))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str) -> None:
    quiz = Quiz([TAKE, PLAY], lang=lang)
    for _ in range(3):
        act(quiz, "reveal")
        act(quiz, "next")
    assert quiz.severity == "note", "past the end"
    assert "quiz." not in plain(quiz.heading + quiz.steps + quiz.settings + quiz.answers)


def test_it_says_in_every_language_how_the_moves_were_valued() -> None:
    quiz = Quiz([PLAY], lang="it")
    title = known(quiz).title
    act(quiz, "reveal")
    told = quiz.told(title)
    assert (str(title), told) == ("exact", "esatto")
    assert plain(quiz.verdict).startswith("Esatto. ")
    quiz.close()


def test_a_still_picture_and_a_name() -> None:
    quiz = Quiz([TAKE])
    assert "<svg" in quiz.still() or "data:image/svg" in quiz.still()
    assert "seven of coins" in quiz.still()
    names: dict[str, Any] = {}
    exec(quiz.way_back().replace("Quiz(", "made = Quiz("), names)
    assert names["made"].lesson.shown.question == Question.of(TAKE)
    assert repr(quiz) == f"Quiz({[str(Question.of(TAKE))]!r})"
    assert repr(Quiz([TAKE], lang="es", size="small")).endswith(", lang='es', size='small')")
    act(quiz, "next")
    assert "slx-count" in quiz.still()
    assert Quiz(TAKE).lesson.shown.question == Question.of(TAKE), "one question is a quiz"


def test_a_still_picture_tells_answers_votes_and_what_is_right() -> None:
    quiz = Quiz([TAKE, PLAY], lang="en")
    vote(quiz, "AAB")
    hidden = quiz.still()
    assert "2 (67 %)" in plain(hidden)
    assert "✓" not in plain(hidden)
    act(quiz, "reveal")
    shown = quiz.still()
    right = [str(m) for m in quiz.lesson.shown.choices if quiz.lesson.shown.is_right(m)]
    assert plain(shown).count("✓") == len(right) == shown.count('class="sl-best"')
    assert "2 captures are legal" in plain(shown)
    act(quiz, "next")
    analysis = known(quiz)
    act(quiz, "reveal")
    shown = quiz.still()
    for one in analysis.rows:
        assert signed(one.ev.mean) in plain(shown)
    assert "<button" not in hidden + shown
    assert "<svg" not in hidden + shown
    quiz.close()


def test_the_game_is_called_by_its_title_and_what_is_otherwise_in_words() -> None:
    text = "scopa priority=fewest | table 2C 5S | hands 7D AS / ? ?"
    quiz = Quiz([text], lang="it")
    assert "Scopa; Precedenza: meno carte possibile" in plain(quiz.heading)
    assert "priority" not in plain(quiz.heading)
    titles = {sl.rules(name).title for name in sl.variants()}
    assert all(title in plain(quiz.settings) for title in titles)


def test_cards_of_the_hand_are_no_buttons_where_they_could_only_be_refused() -> None:
    quiz = Quiz([TAKE])
    zones = {g["data-zone"] for g in tags(quiz.picture, "g") if "sl-use" in g.get("class", "")}
    assert zones == {"table"}


def test_without_questions_there_is_no_result() -> None:
    assert Lesson().result() == (0, None, None)
    assert Lesson([Question.of(TAKE)]).result() == (0, None, None), "nobody has voted"


class TestHowTheValuesStand:
    def test_the_time_that_has_passed_is_told_where_the_worlds_are_too_many(self) -> None:
        quiz = Quiz([PLAY], time_limit=10, lang="it")
        asked = quiz.lesson.shown
        found = sl.analyse(asked.question.position)
        quiz._about = asked.question.position
        for seconds, told in ((0.4, "0 %"), (4.4, "40 %"), (11.0, "100 %")):
            asked.analysis = dataclasses.replace(
                found, complete=False, progress=(1240, 10**11), seconds=seconds
            )
            quiz.show()
            assert plain(quiz.verdict) == f"Calcolo dei valori: {told}"
        quiz._about = None
        quiz.show()
        assert plain(quiz.verdict) == "I valori sono pronti.", "the limit ended it"
        quiz.close()
