"""Every word of every tab in every language: nothing of another language is left on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scopa_lab.languages import LANGUAGES
from scopa_lab.widgets import Editor, Explorer, Play, Quiz, Review
from scopa_lab.widgets.lab import PARTS, lab
from scopa_lab.widgets.page.screen import Screen
from tests.test_reviews import BLUNDER

from .conftest import until
from .stage import Stage
from .words import foreign_words, visible_texts

FIRST = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"
SMALL = "scopa | table 2C 5S 3D | hands 7D 7H AS / 4D QS KD | stock -"


def speaks(on: Stage, what: str) -> None:
    """Every language in turn; where it is not English the page says something else."""
    on.follow()
    seen: dict[str, list[str]] = {}
    foreign = {}
    for lang in LANGUAGES:
        on.shown.lang = lang
        on.follow()
        seen[lang] = visible_texts(on.page, ".slx")
        if strange := foreign_words(on.page, lang, ".slx"):
            foreign[lang] = strange
        assert on.page.locator(".slx").get_attribute("lang") == lang
    assert foreign == {}, what
    assert len({frozenset(texts) for texts in seen.values()}) == len(LANGUAGES), what
    on.shown.lang = "en"
    on.follow()


@pytest.fixture
def stage(new_page: Callable[..., Any]) -> Callable[[Screen], Stage]:
    def make(shown: Screen) -> Stage:
        shown.hand_over = lambda name, thing: None  # with the buttons to other screens
        shown.others = tuple(PARTS)
        shown.show()
        return Stage(new_page(1100, 1600, reduced_motion="reduce"), shown)

    return make


def unfold(on: Stage) -> None:
    on.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")


def test_the_bar(new_page: Callable[..., Any]) -> None:
    on = Stage(new_page(1100, 400), lab(FIRST, lang="en").bar)
    speaks(on, "tabs")


def test_the_editor(stage: Callable[[Screen], Stage]) -> None:
    on = stage(Editor(FIRST))
    unfold(on)
    speaks(on, "a position")
    for game in ("cirulla", "scopone", "scopa_di_quindici"):
        on.shown.act({"kind": "game", "value": game})
        speaks(on, game)
    on.shown.act({"kind": "clear"})
    on.shown.act({"kind": "text", "line": "scopa | table 7D 7D | hands 7D / ?"})
    speaks(on, "faults")


def test_the_explorer(stage: Callable[[Screen], Stage]) -> None:
    explorer = Explorer(SMALL, worlds=20)
    on = stage(explorer)
    unfold(on)
    speaks(on, "a position")
    explorer.act({"kind": "card", "card": "QS", "zone": "hand", "seat": "1"})
    speaks(on, "not in turn")
    explorer.act({"kind": "compute"})
    until(on.page, lambda: not explorer.running and not explorer._line_job, 120)
    best, second = explorer.analysis.rows[0].move, explorer.analysis.rows[1].move
    explorer.act({"kind": "pick", "move": str(best)})
    unfold(on)
    speaks(on, "values")
    for move in (best, second):
        explorer.act({"kind": "tick", "move": str(move), "value": True})
    speaks(on, "two compared")
    for method in ("playout", "fair"):
        explorer.act({"kind": "adjust", "name": "method", "value": method})
        speaks(on, method)
    explorer.act({"kind": "play"})
    speaks(on, "a move on")


def test_playing(stage: Callable[[Screen], Stage]) -> None:
    play = Play("scopa", ("you", "chitarrella"), seed=3, pause=0, tell_why=True)
    on = stage(play)

    def wait() -> None:
        until(on.page, lambda: play._job is None and play._search is None)
        on.follow()

    unfold(on)
    speaks(on, "before the deal")
    play.act({"kind": "deal"})
    wait()
    unfold(on)
    speaks(on, "dealt")
    play.act({"kind": "hint"})
    wait()
    speaks(on, "a hint")
    while play.game is not None and not play.game.over:
        play.act({"kind": "pick", "move": str(play.walk.position.legal_moves()[0])})
        play.act({"kind": "play"})
        wait()
        if play.game.at == 8:
            unfold(on)
            speaks(on, "in the middle")
    unfold(on)
    speaks(on, "over")


def test_the_class(stage: Callable[[Screen], Stage]) -> None:
    quiz = Quiz([f"{FIRST} | ask captures 7D", f"{SMALL} | ask play"])
    on = stage(quiz)
    unfold(on)
    speaks(on, "a question")
    quiz.act({"kind": "reveal"})
    speaks(on, "its answer")
    quiz.act({"kind": "next"})
    until(on.page, lambda: quiz.lesson.asked[1].analysis and quiz._job is None, 120)
    quiz.act({"kind": "reveal"})
    unfold(on)
    speaks(on, "values")
    quiz.act({"kind": "next"})
    speaks(on, "the result")


def test_the_review(stage: Callable[[Screen], Stage]) -> None:
    review = Review(BLUNDER)
    on = stage(review)
    until(on.page, lambda: not review.running, 120)
    unfold(on)
    speaks(on, "judged")
    review.act({"kind": "retry"})
    speaks(on, "trying again")
    review.act({"kind": "answer"})
    speaks(on, "the answer")
    review.act({"kind": "last"})
    speaks(on, "the end")
