"""What class mode shows: the question, its picture, the answers, the result, what can be set."""

from __future__ import annotations

import math
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

import traitlets as t

from ...art.svg import clean
from ...captures import coverable
from ...display.page import page, per_cent, signed
from ...display.small import Faces, Scale
from ...languages import say, starting
from ...moves import Move
from ...position import Position
from ...render import position_svg
from ..page.html import attributes, button, row
from ..page.html import region as place
from ..page.screen import SIZES, Screen, region
from .lesson import Asked, Lesson
from .settings import METHODS, settings_html
from .still import game_words, spans, still_html

__all__ = ["QuizPage"]

STEPS = ("previous", "reveal", "next", "undo", "reset", "clock")
MOST_REASONS = 3  # sentences about why the best move is best
THRONG, NARROWER = 7, 9  # above it, the cards are so much narrower
CROWD = 5  # answers above which their rows are low
CARD = {"small": 24, "normal": 26, "projector": 34}  # widths of the cards of an answer


class Wide(Scale):
    """Bars that can be seen from afar."""

    WIDE = 120


class QuizPage(Screen):
    """The page of a quiz; what can be done there stands in `Quiz`."""

    size = t.Enum(tuple(SIZES), "projector", help="How large the cards are.").tag(sync=True)
    method = t.Enum(METHODS, "auto", help="How moves are valued, as for scopa_lab.analyse.")
    time_limit = t.Float(10.0, help="Seconds the values of one question may take.")

    heading = region("Which question it is, and what is asked.")
    picture = region("The card table as SVG.")
    answers = region("The answers that can be counted, and how often each was given.")
    verdict = region("What is right and what the class made of it, once it is shown.")
    steps = region("Previous, show the answer, next.")
    hints = region("Which keys do what.")
    settings = region("Questions and how they are valued.")

    lesson: Lesson
    game: str
    seed: int
    count: int
    pointed: Move | None
    _about: Position | None  # what is being valued
    failed: dict[Position, str]  # positions that could not be valued

    def title(self) -> str:
        """What the screen is called."""
        return self.words("quiz.title")

    def frame_html(self) -> str:
        """The question above, the picture beside the answers, the steps below."""
        inside = place("picture") + place("answers") + place("verdict", role="status")
        return (
            f'<div class="slx-quiz">{place("heading")}{place("banner", role="alert")}'
            f'<div class="slx-main">{inside}</div>'
            f"{place('steps')}{place('hints')}{place('settings')}</div>"
        )

    def prepare(self) -> None:
        """Tell those who do not see the page what is asked."""
        self.said = self.told(self.question())

    # ── the question ────────────────────────────────────────────────────────────────────────────

    def question(self) -> str:
        """What is asked, or what is shown in place of a question."""
        now = self.lesson.now
        if now is None:
            return say("quiz.result" if self.lesson.asked else "quiz.empty")
        if now.question.kind == "captures":
            return say("quiz.captures", card=now.question.card)
        return say("quiz.play", seat=now.question.position.to_move)

    def show_heading(self) -> str:
        """Which question it is, what is asked, how long it has been."""
        asked, at = self.lesson.asked, self.lesson.at
        number = self.words("quiz.number_of", at=at + 1, count=len(asked))
        above = ""
        if (now := self.lesson.now) is not None:
            game = game_words(now.question.position.rules, self.lang)
            above = f"<span>{clean(number)} · {clean(game)}</span>"
        if (seconds := self.lesson.seconds) is not None:
            shown = f"{seconds // 60}:{seconds % 60:02}"
            label = clean(self.words("quiz.clock"))
            above += (
                f'<span role="timer" aria-label="{label}" data-clock="{seconds}">{shown}</span>'
            )
        return f'<p class="slx-above">{above}</p><h2>{clean(self.told(self.question()))}</h2>'

    def show_picture(self) -> str:
        """The card table; the answer drawn into it when it is shown."""
        now = self.lesson.now
        if now is None:
            return ""
        question, shown = now.question, self.pointed
        position = question.position
        look = self.look()
        look["size"] = "small" if look["size"] == "small" else "normal"  # the page makes it larger
        marked: dict[str, Any] = {}
        if question.kind == "captures":
            assert question.card is not None
            marked = {"chosen": question.card, "lit": self.lesson.marked}
            if shown is not None:
                marked["lit"] = shown.captured
            elif now.open:
                marked["lit"] = coverable(position.rules, question.card, position.table)
        elif now.open and (shown or now.analysis):
            marked = {"move": shown or (now.analysis and now.analysis.best)}
        elif shown is not None:
            marked = {"move": shown}
        touch = question.kind == "captures" and not now.open
        return position_svg(
            position, **look, **marked, bottom=position.to_move, interactive=touch, users=()
        )

    # ── the answers ─────────────────────────────────────────────────────────────────────────────

    def show_answers(self) -> str:
        """The choices with their votes; what they are worth once it is shown; or the result."""
        now = self.lesson.now
        if now is None:
            return self.show_result() if self.lesson.asked else ""
        faces = self.small_cards()
        faces.WIDE = CARD["small" if self.narrow else self.size] - (
            NARROWER if len(now.choices) > THRONG else 0
        )
        scale = Wide(spans(now))
        lines = [
            self._line(letter, move, now, faces, scale)
            for letter, move in zip(ascii_uppercase, now.choices, strict=False)
        ]
        votes = f"{self.words('quiz.votes')}: {len(now.given)}"
        last = ""
        if now.open:
            key = "quiz.legal" if now.question.kind == "captures" else "quiz.value"
            last = f'<th scope="col">{clean(self.words(key))}</th>'
        head = (
            f'<tr><th scope="col" colspan="2">{clean(self.words("quiz.answer"))}</th>'
            f'<th scope="col">{clean(votes)}</th>{last}</tr>'
        )
        crowded = " slx-crowded" if len(lines) > CROWD else ""
        opened = f" slx-open slx-{now.question.kind}" if now.open else ""
        table = f'<table class="slx-ballot{crowded}{opened}"><thead>{head}</thead>'
        return page("offer", faces.defs(), f"{table}<tbody>{''.join(lines)}</tbody></table>") + (
            self._marked(now)
        )

    def _marked(self, now: Asked) -> str:
        """What the pupils marked on the table, to be counted as an answer."""
        if now.question.kind != "captures" or now.open:
            return ""
        marked = self.lesson.marked
        if not marked:
            return f'<p class="slx-hintline">{clean(self.words("quiz.mark"))}</p>'
        words = self.words("quiz.count_marked", cards=marked)
        return row(button(words, "answer", kind="slx-strong", data_heir="reveal"))

    def _line(self, letter: str, move: Move, now: Asked, faces: Faces, scale: Scale) -> str:
        count, share = now.tally[move], now.share(move)
        name = self.spell(move)
        text = clean(move)
        laid = f'<span class="slx-laid">{clean(self.words("quiz.laid"))}</span>'
        percent = per_cent(share) if now.given else ""
        bar = f'<span class="slx-share"><span style="width:{share:.1%}"></span></span>'
        tally = f'<span class="slx-tally"><b>{count}</b> {percent}</span>'
        cells = ""
        if now.open:
            cells = f'<td class="slx-truth">{self.truth(move, now, scale)}</td>'
        else:
            more = self.words("quiz.more", letter=letter, move=name)
            less = self.words("quiz.less", letter=letter, move=name)
            bar += button(
                "−", "unvote", able=count > 0, kind="slx-vote", aria_label=less,
                data_value=letter, data_key=f"less-{text}", data_heir=f"more-{text}",
            ) + button(
                "+", "vote", kind="slx-vote", aria_label=more,
                data_value=letter, data_key=f"more-{text}",
            )  # fmt: skip
        kind = "slx-right" if now.open and now.is_right(move) else None
        line = attributes({"class": kind, "data_key": f"answer-{text}", "data_point": move})
        return (
            f"<tr{line}>"
            f'<th scope="row" class="slx-letter">{letter}</th>'
            f"<td>{faces.move(move)}{'' if move.captured else laid}</td>"
            f'<td><div class="slx-votes">{tally}{bar}</div></td>{cells}</tr>'
        )

    def truth(self, move: Move, now: Asked, scale: Scale) -> str:
        """Whether an answer is legal, and which rule forbids it; or what a move is worth."""
        if now.question.kind == "captures":
            reason = now.question.why_not(move)
            if reason is None:
                return f"<b>✓ {clean(self.words('quiz.yes'))}</b>"
            return f"<b>✗</b> <span>{clean(self.told(reason))}</span>"
        if now.analysis is None:
            return "…"
        one = now.analysis[move]
        sure = one.ev.se == 0 or not math.isfinite(one.ev.se)
        reach = "" if sure else f"<small>{signed(one.ev.low)} … {signed(one.ev.high)}</small>"
        best = f"<b>★ {clean(self.words('display.best'))}</b>" if one.is_best else ""
        bar = scale.bar(one.ev.mean, one.ev.low, one.ev.high, one.is_best)
        return f"{bar}<span>{signed(one.ev.mean)} {best}</span> {reach}"

    def show_verdict(self) -> str:
        """What the class made of the question; while it thinks, how the values stand."""
        now = self.lesson.now
        if now is None:
            return ""
        lines = self.told_verdict(now) if now.open else []
        if now.question.kind == "play" and not (now.open and now.analysis):
            lines.append(self.told(self._standing(now)))
        return "".join(f"<p>{clean(line)}</p>" for line in lines)

    def told_verdict(self, now: Asked) -> list[str]:
        """What is right, what the class made of it, and what speaks for the best move."""
        votes, right, lost = now.result()
        lines: list[str] = []
        if now.question.kind == "captures":
            lines.append(self.words("quiz.captures_are", count=now.question.legal_count))
        elif now.analysis is not None:
            lines.append(f"{starting(self.told(now.analysis.title))}.")
        if votes and right is not None:
            lines.append(self.words("quiz.right", right=right, count=votes))
        if lost is not None:
            lines.append(self.words("quiz.lost", points=f"{lost:.2f}"))
        if reasons := "; ".join(map(self.told, _reasons(now))):
            lines.append(self.words("quiz.why", reasons=reasons))
        return lines

    def _standing(self, now: Asked) -> str:
        if now.question.position in self.failed:
            return say("quiz.failed")
        if now.analysis is None:
            return say("quiz.waiting")
        if now.question.position != self._about:
            return say("quiz.ready")
        done, goal = now.analysis.progress
        by_time = now.analysis.seconds / self.time_limit
        share = min(1.0, max(by_time, done / goal if goal else 0.0))
        # in tenths, since every change is read out to who does not see the page
        return say("quiz.computing", share=per_cent(math.floor(10 * share) / 10))

    # ── the result ──────────────────────────────────────────────────────────────────────────────

    def show_result(self) -> str:
        """What the class made of every question, and of all, to look at and to keep."""
        return self.result_table() + row(
            button(self.words("quiz.save_table"), None, data_save="quiz.csv",
                   data_text=self.lesson.to_csv(), data_key="save-csv"),
            self.save_button(),
        )  # fmt: skip

    def result_table(self) -> str:
        """What the class made of every question, and of all."""
        names = ("question", "asked", "votes", "right_short", "lost_short")
        head = "".join(f'<th scope="col">{clean(self.words(f"quiz.{n}"))}</th>' for n in names)
        lines = []
        for number, one in enumerate(self.lesson.asked, start=1):
            kind = clean(self.words(f"quiz.kind_{one.question.kind}"))
            lines.append(
                f'<tr><th scope="row">{number}</th><td>{kind}</td>{_cells(one.result())}</tr>'
            )
        total = clean(self.words("quiz.all"))
        foot = f'<tr><th scope="row">{total}</th><td></td>{_cells(self.lesson.result())}</tr>'
        return (
            f'<table class="slx-count"><thead><tr>{head}</tr></thead>'
            f"<tbody>{''.join(lines)}</tbody><tfoot>{foot}</tfoot></table>"
        )

    def save_button(self, key: str = "save-json") -> str:
        return button(
            self.words("quiz.save"), None,
            data_save="quiz.json", data_text=self.lesson.to_json(), data_key=key,
        )  # fmt: skip

    # ── what can be done ────────────────────────────────────────────────────────────────────────

    def show_steps(self) -> str:
        """The teacher's buttons."""
        now, at, count = self.lesson.now, self.lesson.at, len(self.lesson.asked)
        given = now is not None and bool(now.given)
        able = {
            "previous": at > 0,
            "reveal": now is not None,
            "next": at < count,
            "undo": given,
            "reset": given,
            "clock": now is not None,
        }
        words = {"reveal": "hide" if now and now.open else "reveal"}
        heirs = {"previous": "next", "next": "previous", "undo": "reveal", "reset": "reveal"}
        shown = [
            button(
                self.words(f"quiz.do_{words.get(step, step)}"),
                step,
                able=able[step],
                kind="slx-strong" if step == "reveal" else "",
                data_heir=heirs.get(step),
                aria_pressed=("true" if self.lesson.seconds is not None else "false")
                if step == "clock"
                else None,
            )
            for step in STEPS
        ]
        shown.append(button(self.words("quiz.do_full"), None, data_full=True, data_key="full"))
        if now is not None:
            shown.append(self.doors("explorer", "editor", "play"))
        return row(*shown)

    def show_hints(self) -> str:
        """Which keys do what."""
        if self.lesson.now is None:
            return ""
        last = ascii_uppercase[min(len(self.lesson.now.choices), 26) - 1]
        told = [
            (f"A – {last}", "vote"), ("⌫", "undo"), (self.words("quiz.space"), "reveal"),
            ("← →", "turn"),
        ]  # fmt: skip
        return "".join(
            f"<span><kbd>{clean(key)}</kbd> {clean(self.words(f'quiz.key_{what}'))}</span> "
            for key, what in told
        )

    def show_settings(self) -> str:
        """Where questions come from and go to, folded up."""
        return settings_html(self, self.save_button("save-questions"))

    def still(self) -> str:
        """The position asked about with the answers, or the result, without what can be done."""
        now = self.lesson.now
        if now is not None:
            return still_html(self, now)
        return f'<div class="slx-quiz">{self.result_table()}</div>' if self.lesson.asked else ""

    def __repr__(self) -> str:
        asked = [str(one.question) for one in self.lesson.asked]
        return f"{type(self).__name__}({asked!r}{self.unusual()})"


def _reasons(now: Asked) -> Sequence[str]:
    """What speaks for the best move beside the one that most of the class would play."""
    if now.analysis is None or now.question.kind != "play":
        return []
    best = now.analysis.best
    others = [move for move, _ in now.tally.most_common() if not now.is_right(move)]
    return [*now.analysis.why(best, others[0] if others else None)][:MOST_REASONS]


def _cells(result: Any) -> str:
    """Votes, how many were right, what they lost; empty what is not known."""
    votes, right, lost = result
    share = "" if right is None or not votes else per_cent(right / votes)
    points = "" if lost is None else f"{lost:.2f}"
    return f"<td>{votes}</td><td>{share}</td><td>{points}</td>"
