"""Questions for a class: read, found by seed, and right answers as the slow twin sees them."""

from __future__ import annotations

import random

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.widgets.quiz.questions import KINDS, Question, interesting, read_questions
from tests import naive
from tests.states import random_state
from tests.twin import to_position

LINE = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"


@pytest.mark.parametrize("game", sl.variants())
def test_right_captures_are_those_of_the_twin(game: str) -> None:
    rng = random.Random(f"quiz {game}")
    asked = 0
    while asked < 12:
        state = random_state(rng, game, plays=8)
        if naive.over(state) or not state.hands[state.to_move]:
            continue
        position = to_position(state)
        moves = [(c, taken) for c, taken in naive.moves(state) if taken]
        for card in state.hands[state.to_move]:
            question = Question(position.view(position.to_move), "captures", sl.Card(card))
            right = {Cards(taken) for c, taken in moves if c == card}
            offered = {move.captured for move in question.choices if move.captured}
            called = {m.captured for m in question.choices if m.captured and question.is_legal(m)}
            assert called == right & offered
            assert question.legal_count == len(right)
            assert called == right or len(called) >= 5, "as many right ones as are offered"
            laid = question.choices[-1]
            assert laid.captured == Cards()
            assert question.is_legal(laid) == ((card, frozenset()) in naive.moves(state))
            for move in question.choices:
                assert (question.why_not(move) is None) == question.is_legal(move)
            asked += 1


def test_wrong_answers_are_tempting_and_there_is_one() -> None:
    question = Question.of(f"{LINE} | ask captures 7D")
    assert [str(m) for m in question.choices if question.is_legal(m)] == ["7Dx2C5S"]
    wrong = [m for m in question.choices if not question.is_legal(m)]
    assert len(wrong) >= 3
    assert len({*question.choices}) == len(question.choices)


@pytest.mark.parametrize("game", sl.variants())
def test_interesting_positions_can_be_asked_and_come_back_with_the_seed(game: str) -> None:
    found = interesting(game, 4, seed=3)
    assert found == interesting(game, 4, seed=3)
    assert [q.kind for q in found] == [*KINDS, *KINDS]
    for question in found:
        position = question.position
        assert position.rules.name == game
        assert not position.hands[position.to_move].unknown
        assert all(not h.cards for s, h in enumerate(position.hands) if s != position.to_move)
        assert 2 <= len(question.choices) <= 26
    assert found != interesting(game, 4, seed=4)


def test_interesting_captures_are_several() -> None:
    for question in interesting("scopa", 6, seed=1, kinds=("captures",)):
        assert question.card is not None
        assert question.legal_count >= 2
        assert any(not question.is_legal(move) for move in question.choices)


def test_a_text_says_what_is_asked_and_comes_back() -> None:
    for asked in ("play", "captures 7H"):
        question = Question.of(f"{LINE} | ask {asked}")
        assert str(question).endswith(f"| ask {asked}")
        assert Question.of(str(question)) == question
        assert Question.of(question.to_dict()) == question
    assert Question.of(f"{LINE} | ask captures").card == sl.Card("7H"), "the one with most"
    assert Question.of(sl.Position.parse(LINE), "captures").kind == "captures"
    assert Question.of(LINE).choices == tuple(sl.Position.parse(LINE).legal_moves())


def test_questions_are_read_one_a_line() -> None:
    text = f"# a lesson\n\n{LINE}\n  {LINE} | ask captures AS\n"
    assert [q.kind for q in read_questions(text)] == ["play", "captures"]
    with pytest.raises(ValueError, match=r"^Line 2: "):
        read_questions(f"{LINE}\nscopa | table 7D 7D | hands 2C / ?")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (f"{LINE} | ask riddles", "riddles is not a kind of question; allowed: play, captures"),
        (f"{LINE} | ask captures 2C", "not in the hand of seat 0"),
        (f"{LINE} | ask captures 7D 7H", "about one card, not about 7D 7H"),
        ("scopa | table 2C | hands - / - | stock -", "The deal is over"),
        ("scopa | table 2C | hands ? / 7D", "Name the cards of seat 0"),
        (
            "mancelle | table 2D 3D 4D 5D 6D 7D 2H 3H | hands AS / ?",
            "255 moves are legal here; a question can have 26",
        ),
    ],
)
def test_what_cannot_be_asked_is_said(asked: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Question.of(asked)
