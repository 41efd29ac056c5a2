"""What can be set in class mode: where questions come from, and how their moves are valued."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...art.svg import clean
from ...rules import rules, variants
from ..page.html import button, field, row, select

if TYPE_CHECKING:
    from .page import QuizPage

__all__ = ["LIMITS", "METHODS", "settings_html"]

METHODS = ("auto", "open", "fair", "playout")
LIMITS = (2, 5, 10, 30, 60)


def settings_html(quiz: QuizPage, save: str) -> str:
    """Write the settings, folded up; `save` is the button that keeps the questions."""
    now = quiz.lesson.now
    rows = []
    if now is not None:
        hand = now.question.position.hands[now.question.position.to_move].cards
        kinds = [("play", quiz.words("quiz.kind_play"))]
        kinds += [(f"captures {c}", quiz.words("quiz.captures", card=c)) for c in hand]
        asked = f"captures {now.question.card}" if now.question.card else "play"
        rows.append(row(
            select(quiz.words("quiz.asked"), "ask", kinds, asked),
            button(quiz.words("quiz.remove"), "remove", data_heir="next"),
        ))  # fmt: skip
    games = sorted(((name, rules(name).title) for name in variants()), key=lambda row: row[1])
    rows.append(row(
        select(quiz.words("screen.game"), "game", games, quiz.game),
        field(quiz.words("quiz.seed"), "seed", str(quiz.seed), size=6, inputmode="numeric"),
        field(quiz.words("quiz.count"), "count", str(quiz.count), size=4, inputmode="numeric"),
        button(quiz.words("quiz.random"), "random"),
    ))  # fmt: skip
    line = field(quiz.words("quiz.line_of"), None, "", name="line", data_key="line")
    add = button(quiz.words("quiz.add"), None, type="submit", data_key="add")
    rows.append(f'<form class="slx-form" data-do="text">{line}{add}</form>')
    methods = [(name, quiz.words(f"quiz.method_{name}")) for name in METHODS]
    limits = [(str(s), f"{s} s") for s in LIMITS]
    rows.append(row(
        select(quiz.words("quiz.method"), "method", methods, quiz.method),
        select(quiz.words("quiz.limit"), "limit", limits, f"{quiz.time_limit:.0f}"),
    ))  # fmt: skip
    load = field(quiz.words("quiz.load"), "load", "", kind="file", accept=".json,.txt")
    rows.append(row(load, save))
    shut = "" if quiz.lesson.asked else " open"
    title = clean(quiz.words("quiz.settings"))
    inside = f"<summary>{title}</summary>{''.join(rows)}"
    return f'<details data-key="settings"{shut}>{inside}</details>'
