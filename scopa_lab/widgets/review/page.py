"""What a review shows of one play: the table, the verdict, what was better, trying again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import traitlets as t

from ...art.svg import clean
from ...display import position_html, review_html
from ...display import review as shown
from ...languages import say, starting
from ...position import Position
from ...render import position_svg
from ..page.html import button, checkbox, row, select
from ..page.html import region as place
from ..page.screen import region
from .deal import WholeDeal
from .replay import MISTAKES, Trial

if TYPE_CHECKING:
    from ...estimates import Estimate
    from ...reviews import Judged

__all__ = ["ReviewPage"]

ONWARD = ("explorer", "play")  # screens that can go on with the position
REASONS = 4  # sentences that say why
KEYS = [
    ["ArrowLeft", "back"],
    ["ArrowRight", "forward"],
    ["Home", "start"],
    ["End", "last"],
]


class ReviewPage(WholeDeal):
    """The page of a review; `scopa_lab.widgets.Review` moves it."""

    trial: Trial | None
    all_hands = t.Bool(True, help="Whether all hands are shown, or what the mover knew.")
    whose = t.Int(None, allow_none=True, help="Whose mistakes are looked at; None: everybody's.")

    judged = region("What is to be said of the play.")
    quest = region("From mistake to mistake.")

    def mistakes(self) -> tuple[int, ...]:
        """Where mistakes were made that are looked at, by the number of plays before."""
        every = range(self.replay.position.rules.players)
        return self.replay.mistakes(every if self.whose is None else {self.whose})

    # ── the frame ───────────────────────────────────────────────────────────────────────────────

    def title(self) -> str:
        """What the screen is called."""
        return self.words("review.title")

    def frame_html(self) -> str:
        """The table with what is said of the play beside it, and the whole deal below."""
        beside = map(place, ("judged", "hint", "choices", "steps", "quest", "count"))
        still = self.trial is None
        picture = place(
            "picture",
            data_drag=True,
            tabindex=0 if still else None,
            role="group" if still else None,
            aria_label=self.words("review.board") if still else None,
        )
        return (
            f"{place('records')}{self.laid_out(*beside, picture=picture)}"
            f"{place('run')}{place('curve')}"
            f'<div class="slx-halves">{place("moves")}{place("balance")}</div>'
        )

    def prepare(self) -> None:
        """Follow the walk; the keys step through the deal where no card is to be played."""
        self.chords = [] if self.trial else KEYS
        super().prepare()

    # ── the table ───────────────────────────────────────────────────────────────────────────────

    def pictured(self) -> Position:
        """The position that is shown."""
        position = self.walk.position
        if self.all_hands or self.trial is not None or position.is_over:
            return position
        return position.view(position.to_move)

    def show_picture(self) -> str:
        """The table, with the move that is made; where somebody tries again, to be played on."""
        walk, replay = self.walk, self.replay
        at = replay.at
        trying = self.trial is not None
        names = [self.who(seat) for seat in range(replay.position.rules.players)]
        return position_svg(
            self.pictured(),
            **self.look(),
            chosen=walk.chosen,
            lit=walk.lit,
            move=None if trying else replay.next_move,
            last=replay.moves[at - 1] if at else None,
            last_seat=replay.mover(at - 1) if at else None,
            names=names if replay.record.players else (),
            bottom=walk.bottom,
            interactive=trying,
        )

    def announce(self) -> str:
        """Where one stands and what is said of it."""
        if self.trial is not None:
            return f"{self._answer(self.trial)} {self.told(self.advice())}".strip()
        judged = self.replay.judged
        return " ".join([self._heading(), *([] if judged is None else self._sentences(judged))])

    def advice(self) -> str:
        """What can be done next, for who tries again."""
        if self.trial is None:
            return "" if self.replay.moves else say("review.no_plays")
        if self.walk.chosen is None:
            return ""  # it is said above what to do
        return super().advice()

    def show_steps(self) -> str:
        """To and fro; for who tries again, playing and leaving off."""
        if self.trial is not None:
            play = self.walk.picked is not None
            return row(
                button(self.words("screen.play"), "play", able=play, kind="slx-strong"),
                button(self.words("review.leave"), "leave", data_heir="retry forward back"),
            )
        at, end = self.replay.at, len(self.replay.moves)
        able = {"start": at > 0, "back": at > 0, "forward": at < end, "last": at < end}
        heirs = {"start": "forward", "back": "forward", "forward": "back", "last": "back"}
        called = {name: f"screen.{name}" for name in able} | {"last": "review.last"}
        steps = [
            button(self.words(called[name]), name, able=can, data_heir=heirs[name])
            for name, can in able.items()
        ]
        hands = checkbox(self.words("review.all_hands"), "seen", self.all_hands)
        doors = "" if self.replay.position.is_over else self.doors(*ONWARD)
        return row(*steps) + row(hands) + row(doors)

    # ── what is said of a play ──────────────────────────────────────────────────────────────────

    def amount(self, loss: Estimate) -> str:
        """A loss with its doubt, in plain text."""
        return f"{loss.mean:.2f}" + (f" ± {loss.se:.2f}" if loss.se else "")

    def _heading(self) -> str:
        replay = self.replay
        move = replay.next_move
        if move is None:
            return self.words("review.at_end")
        return self.words(
            "review.now_plays",
            number=replay.at + 1,
            count=len(replay.moves),
            who=self.who(replay.position.to_move),
            move=move,
        )

    def _sentences(self, judged: Judged) -> list[str]:
        """The verdict, what the move lost, whether there was another."""
        said = [starting(self.words(f"review.verdict.{judged.verdict}")) + "."]
        if judged.verdict != "best":
            said.append(self.words("review.loses", loss=self.amount(judged.loss)))
        if judged.forced:
            said.append(self.words("review.forced"))
        return said

    def show_judged(self) -> str:
        """What is to be said of the play, or of the last try."""
        if self.trial is not None:
            return self._trying(self.trial)
        replay = self.replay
        judged = replay.judged
        pieces = [f"<h2>{clean(self._heading())}</h2>"]
        if judged is not None:
            more = self._sentences(judged)[1:]
            mark = shown.verdict_part(judged.verdict, self.lang)
            pieces.append(f'<p class="slx-judgement">{mark}</p>')
            pieces += [f"<p>{clean(sentence)}</p>" for sentence in more]
            if judged.verdict in MISTAKES:
                pieces.append(self._hidden() or self._better(judged))
            elif judged.verdict != "best":
                pieces.append(self._better(judged))
        elif replay.next_move is not None:
            skipped = replay.review.skipped.get(replay.at) if replay.review else None
            told = (
                self.words("review.skipped", number=replay.at + 1, why=skipped)
                if skipped
                else self.words("review.not_yet")
            )
            pieces.append(f"<p>{clean(told)}</p>" if replay.moves else "")
        return "".join(pieces) if replay.moves else ""

    def _hidden(self) -> str:
        """The buttons of a mistake whose better move is still to be found."""
        if not self.replay.is_hidden(self.replay.at):
            return ""
        return row(self._retry(), self._reveal())

    def _retry(self) -> str:
        return button(self.words("review.retry"), "retry", kind="slx-strong")

    def _reveal(self) -> str:
        return button(self.words("review.answer"), "answer", data_heir="retry leave forward")

    def _better(self, judged: Judged) -> str:
        """The better move and what speaks for it."""
        key = "review.level_with" if judged.verdict == "level" else "review.better_is"
        best = self.words(key, move=judged.best)
        reasons = judged.analysis.why(judged.best, judged.move, self.lang)
        again = row(self._retry()) if judged.verdict in MISTAKES and self.trial is None else ""
        said = self._reasons("review.speaks", reasons)
        return f'<p class="slx-better">{clean(best)}</p>{said}{again}'

    def _reasons(self, key: str, reasons: Sequence[str]) -> str:
        if not reasons:
            return ""
        items = "".join(f"<li>{clean(self.told(one))}</li>" for one in reasons[:REASONS])
        return f'<p>{clean(self.words(key))}</p><ul class="slx-reasons">{items}</ul>'

    def _trying(self, trial: Trial) -> str:
        """What is asked of who tries again, and what is said of the last try."""
        judged = trial.judged
        told = self.words(
            "review.find_said",
            who=self.who(judged.seat),
            move=judged.move,
            loss=self.amount(judged.loss),
        )
        pieces = [f"<h2>{clean(self.words('review.find'))}</h2><p>{clean(told)}</p>"]
        if trial.tried:
            last = trial.tried[-1]
            mark = shown.verdict_part(last.verdict, self.lang)
            pieces.append(f'<p class="slx-judgement">{mark}</p><p>{clean(self._answer(trial))}</p>')
            if not trial.is_found:
                reasons = last.analysis.why(last.move, None, self.lang)
                pieces.append(self._reasons("review.why_not", reasons))
        if self.replay.is_hidden(self.replay.at):
            pieces.append(row(self._reveal()))
        elif not trial.is_found:
            pieces.append(self._better(judged))
        elif trial.tried[-1].verdict == "best":
            reasons = judged.analysis.why(judged.best, judged.move, self.lang)
            pieces.append(self._reasons("review.speaks", reasons))
        return "".join(pieces)

    def _answer(self, trial: Trial) -> str:
        """What is said of the last try."""
        if not trial.tried:
            return self.words("review.find") + "."
        last = trial.tried[-1]
        key = {"best": "right", "level": "right_level"}.get(last.verdict, "wrong")
        more = {"loss": self.amount(last.loss)} if key == "wrong" else {}
        return self.words(f"review.{key}", move=last.move, **more)

    def show_quest(self) -> str:
        """From mistake to mistake, and how many were put right."""
        replay = self.replay
        if replay.review is None:
            return ""
        there = self.mistakes()
        found = len(replay.found.intersection(there))
        if there:
            told = self.words("review.found", count=found, total=len(there))
        else:
            told = self.words("review.clean" if replay.review.complete else "review.clean_so_far")
        seats = range(replay.position.rules.players)
        choices = [("", self.words("review.everybody")), *((str(s), self.who(s)) for s in seats)]
        chosen = "" if self.whose is None else str(self.whose)
        whose = select(self.words("review.whose"), "whose", choices, chosen)
        ways = {
            "back": ("review.previous_mistake", any(ply < replay.at for ply in there)),
            "on": ("review.next_mistake", any(ply > replay.at for ply in there)),
        }
        heirs = {"back": "mistake-on", "on": "mistake-back"}
        walk = [
            button(
                self.words(key),
                "mistake",
                able=able,
                data_way=way,
                data_key=f"mistake-{way}",
                data_heir=heirs[way],
            )
            for way, (key, able) in ways.items()
        ]
        status = f'<span class="slx-status" role="status">{clean(told)}</span>'
        return row(whose, *walk, status)

    # ── without a kernel ────────────────────────────────────────────────────────────────────────

    def still(self) -> str:
        """The table at this play, and what was found."""
        still = position_html(self.pictured(), deck=self.deck, lang=self.lang)
        review = self.replay.review
        return still if review is None else still + review_html(review, lang=self.lang)

    def __repr__(self) -> str:
        text = "\n\n".join(str(deal.record) for deal in self.deals)
        return f"{type(self).__name__}({text!r}{self.unusual()})"
