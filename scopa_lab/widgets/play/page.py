"""What the page of a game shows: the set-up, the table as it may be seen, the plays, the score."""

from __future__ import annotations

from typing import Any

import traitlets as t

from ... import display
from ...art.look import letter
from ...art.svg import clean
from ...languages import say
from ...moves import Move
from ...position import Position
from ...record import Record
from ..page.html import button, checkbox, row
from ..page.html import region as place
from ..page.screen import region
from ..page.table import Table
from ..page.walk import Walk
from .arrange import plan_html
from .game import Game, Plan, is_person, seen_by
from .telling import (
    Reasons,
    advice_html,
    match_html,
    name,
    outcome,
    reasons_html,
    side_name,
    tip_html,
    told_play,
)

__all__ = ["PlayPage"]

OFFERED = 3  # moves that a computed hint names


class PlayPage(Table):
    """The page of a game; `scopa_lab.widgets.Play` does what a person asks for there.

    What is drawn and told is made from what may be seen, never from the whole position: the walk of
    the table stands at a position in which all else is unknown.
    """

    position = t.Instance(Position, help="All cards as they lie; none before they are dealt.")
    pause = t.Float(0.8, min=0, help="Seconds before the move of a computer player.")
    seconds = t.Float(None, allow_none=True, help="Seconds a computer player may think.")
    tell_why = t.Bool(False, help="Whether players say why.")

    KEPT = ("plan", "game", "_left", "_held", "_looking", "_why", "pause", "seconds", "tell_why")

    plan_form = region("What is settled before the cards are dealt.")
    story = region("The latest plays, in words.")
    tip = region("A hint.")
    result = region("How the deal and the match ended.")
    takeaway = region("What can be done with the record.")

    def __init__(self, plan: Plan, **traits: Any) -> None:
        self.plan = plan
        self.game: Game | None = None
        self._left: Game | None = None  # the one that was left to settle another
        self._held = False  # the players wait
        self._looking: int | None = None  # the person that has said "ready"
        self._why: dict[tuple[int, int], Reasons] = {}  # by deal and play
        self._hint: Any = None  # a move and its reasons, or an Analysis
        self._search: Any = None  # the job that looks for one
        self._followed: tuple[Any, ...] = ()
        super().__init__(_bare(plan), chords=[["Ctrl+z", "undo"], ["Ctrl+y", "redo"]], **traits)

    # ── who sees what ───────────────────────────────────────────────────────────────────────────

    def seen(self) -> tuple[int, ...]:
        """The seats whose hands are face up."""
        game = self.game
        if game is None:
            return ()
        persons = game.persons
        if not persons:
            return tuple(range(len(game.order)))
        if len(persons) == 1:
            return persons
        return () if self._looking is None else (self._looking,)

    def visible(self) -> Record | None:
        """The deal as those know it who look: all of it when it is over."""
        game = self.game
        if game is None:
            return None
        seen, record = self.seen(), game.record
        if game.over or len(seen) == len(game.order):
            return record
        if len(seen) != 1:
            return None
        known = record.view(seen[0])
        return Record(known.start, known.moves, players=known.players, scores=known.scores)

    def shared(self) -> Any:
        """The position as it may be seen, for other screens; None before the cards are dealt."""
        return None if self.game is None else self.walk.position

    def awaited(self) -> bool:
        """Whether a person is to move that has not said to be ready."""
        game = self.game
        return (
            game is not None
            and not game.over
            and is_person(game.who)
            and game.now.to_move not in self.seen()
        )

    def my_turn(self) -> bool:
        """Whether the person who looks is to move."""
        game = self.game
        return game is not None and not game.over and is_person(game.who) and not self.awaited()

    def follow(self) -> None:
        """Let the walk stand where the game stands, as far as it may be seen."""
        game = self.game
        here = (id(game), game and (game.number, game.at, game.claimed), self.seen())
        if here == self._followed:
            return
        self._followed = here
        self.end_search()
        self._hint = None
        self._listening = False
        if game is None:
            self.position = _bare(self.plan)
            self.walk = Walk(self.position)
        else:
            self.position = game.now
            self.walk = Walk(seen_by(game.now, self.seen()))
            self.walk.bottom = self._bottom(game)
        self._listening = True

    def end_search(self) -> None:
        """Look for a hint no more."""
        if self._search is not None:
            self._search.cancel()
            self._search = None

    def _bottom(self, game: Game) -> int:
        """The seat at the bottom: the person who looks, or is asked to."""
        if self.awaited():
            return game.now.to_move
        return (*(seat for seat in self.seen() if seat in game.persons), *game.persons, 0)[0]

    def prepare(self) -> None:
        """Follow the game."""
        self.follow()
        self.said = self.announce()

    def announce(self) -> str:
        """What happened since the last decision, and what can be done."""
        lines = [*self._latest(), *([] if self.game is None else [self.advice()])]
        return " ".join(map(self.told, lines))

    def last_move(self) -> tuple[int, Move] | None:
        """Who made the last move, and which."""
        game = self.game
        if game is None or not game.at:
            return None
        return game.whole.positions[game.at - 1].to_move, game.whole.moves[game.at - 1]

    def seats(self) -> dict[str, Any]:
        """Names, who sits at the bottom, and whose cards can be used."""
        game = self.game
        if game is None:
            return {}
        return {
            "names": [self.told(name(game, seat)) for seat in range(len(game.order))],
            "bottom": self.walk.bottom,
            "users": () if game.over else [s for s in self.seen() if s in game.persons],
        }

    # ── the page ────────────────────────────────────────────────────────────────────────────────

    def title(self) -> str:
        """What the screen is called."""
        return self.words("play.title")

    def frame_html(self) -> str:
        """The set-up, or the table and beside it what happens."""
        names = ("hint", "choices", "steps", "tip", "story", "count", "played", "takeaway")
        return place("plan_form") + self.laid_out(*map(place, names)) + place("result")

    def show_plan_form(self) -> str:
        """What is settled before the cards are dealt."""
        if self.game is not None:
            return ""
        back = ""
        if self._left is not None:
            back = button(self.words("play.return"), "return")
        return plan_html(self.plan, self.words, self.seconds, self.pause) + row(back)

    def show_picture(self) -> str:
        """The card table, as it may be seen."""
        return "" if self.game is None else super().show_picture()

    def show_line(self) -> str:
        """Nothing: in a game positions are not written."""
        return ""

    def advice(self) -> str:
        """What can be done next."""
        game = self.game
        if game is None:
            return ""
        if game.over:
            return outcome(game)
        who = name(game, game.now.to_move)
        if self.awaited():
            return say("play.look_away", who=who)
        if not is_person(game.who):
            return say("play.held" if self._held else "play.thinking", who=who)
        if self.walk.picked is not None or self.walk.chosen is not None:
            return super().advice()
        return say("play.your_turn") if len(game.persons) == 1 else say("play.turn", who=who)

    def show_hint(self) -> str:
        """The advice; quiet while the banner speaks."""
        return "" if self.game is None else super().show_hint()

    def show_choices(self) -> str:
        """The moves of the chosen card."""
        return super().show_choices() if self.my_turn() else ""

    def show_steps(self) -> str:
        """What can be done at the table."""
        game = self.game
        if game is None:
            return ""
        mine, over = self.my_turn(), game.over
        able = {"undo": game.can_undo, "redo": game.can_redo}
        heirs = {"undo": "redo next", "redo": "undo"}
        strong = "slx-strong"
        return row(
            self._play_button() if mine else "",
            self._act("ready", strong) if self.awaited() else "",
            self._act("next", strong) if over and not game.ended else "",
            self._act("new", strong if over and game.ended else "") if over else "",
            self._waiting() if not over and (self._held or not game.persons) else "",
            *(
                button(self.words(f"screen.{key}"), key, able=can, data_heir=heirs[key])
                for key, can in able.items()
            ),
            self._act("hint") + self._act("compute") if mine else "",
            self._claim() if mine and game.may_claim else "",
            "" if over else self._act("new"),
            checkbox(self.words("play.tell_why"), "tell_why", self.tell_why),
        )

    def _act(self, key: str, kind: str = "") -> str:
        return button(self.words(f"play.{key}"), key, kind=kind)

    def _play_button(self) -> str:
        """It hands the keyboard on to the cards that stay in the hand."""
        walk = self.walk
        hand = walk.position.hands[walk.position.to_move].cards
        heirs = [f"c-{card}" for card in hand if card != walk.chosen]
        return button(
            self.words("screen.play"),
            "play",
            able=walk.picked is not None,
            kind="slx-strong",
            data_heir=" ".join([*heirs, "next", "new"]),
        )

    def _waiting(self) -> str:
        """Pause, go on, one move."""
        if not self._held:
            return button(self.words("play.pause"), "pause", data_heir="resume")
        go = button(self.words("play.resume"), "resume", kind="slx-strong", data_heir="pause")
        return go + self._act("step")

    def _claim(self) -> str:
        assert self.game is not None
        return button(self.words("play.claim", target=self.game.plan.rules.target), "claim")

    # ── what happened ───────────────────────────────────────────────────────────────────────────

    def _latest(self) -> list[str]:
        """The plays since a person last had the choice."""
        game = self.game
        if game is None:
            return []
        return [line for at in _recent(game) for line in told_play(game, at)]

    def show_story(self) -> str:
        """The latest plays in words, with the players' reasons where they are asked for."""
        game = self.game
        if game is None or not game.at:
            return ""
        items = []
        for at in _recent(game):
            told = " ".join(map(self.told, told_play(game, at)))
            why = (
                reasons_html(self.words, self._why.get((game.number, at), ()))
                if self.tell_why
                else ""
            )
            items.append(f'<li data-key="play-{game.number}-{at}">{clean(told)}{why}</li>')
        label = clean(self.words("play.latest"))
        return f'<ol class="slx-plays" aria-label="{label}">{"".join(items)}</ol>'

    def show_tip(self) -> str:
        """The hint that was asked for."""
        pieces = []
        if self._search is not None:
            cancel = button(self.words("screen.cancel"), "cancel", data_heir="hint")
            looking = clean(self.words("play.looking"))
            pieces.append(row(f'<span class="slx-status" role="status">{looking}</span>', cancel))
        if isinstance(self._hint, tuple):
            move, why = self._hint
            pieces.append(tip_html(self.words, move) + advice_html(self.words, why))
        elif self._hint is not None:
            best = self._hint.rows[:OFFERED]
            pieces.append(f'<p class="slx-soft">{clean(self.words("play.hint_means"))}</p>')
            pieces += [tip_html(self.words, one.move, one.ev) for one in best]
        return "".join(pieces)

    def show_played(self) -> str:
        """All plays of the deal, folded."""
        game = self.game
        if game is None or not game.at:
            return ""
        items = []
        for at in range(game.at):
            who = self.told(name(game, game.whole.positions[at].to_move))
            items.append(f"<li>{clean(who)}: {clean(self.spell(game.whole.moves[at]))}</li>")
        summary = clean(self.words("play.plays"))
        return f"<details><summary>{summary}</summary><ol>{''.join(items)}</ol></details>"

    def show_count(self) -> str:
        """The points so far, folded."""
        game = self.game
        if game is None:
            return ""
        summary = clean(self.words("play.so_far"))
        standing = game.standing
        match = "" if standing is None else match_html(game, standing, self.words)
        if game.over:
            return match
        return f"{match}<details><summary>{summary}</summary>{super().show_count()}</details>"

    def show_result(self) -> str:
        """How the deal ended, category by category."""
        game = self.game
        if game is None or not game.over:
            return ""
        sides = ", ".join(
            self.words("play.sides", letter=letter(side), who=side_name(game, side))
            for side in range(game.plan.rules.sides)
        )
        names = [side_name(game, side) for side in range(game.plan.rules.sides)]
        score = display.score_html(game.now.score(), self.lang, names)
        return f'<p class="slx-soft">{clean(sides)}</p>{score}'

    def show_takeaway(self) -> str:
        """Save and copy the record as it may be known, and other screens to look at it."""
        game, record = self.game, self.visible()
        if game is None:
            return ""
        pieces = []
        if record is not None and record.moves:
            text = "\n\n".join(map(str, (*game.records, record))) + "\n"
            save, copy = self.words("play.save"), self.words("screen.copy_record")
            pieces += [
                button(
                    save, None, data_save=self.words("play.file"), data_text=text, data_key="save"
                ),
                button(copy, None, data_copy=text, data_key="copy"),
            ]
        screens = ("review", "explorer") if game.over else ("explorer",)
        return row(*pieces, self.doors(*screens))

    def still(self) -> str:
        """The table as it may be seen, and the score if the deal is over."""
        if self.game is None:
            return f"<p>{clean(self.title())}: {clean(self.plan.rules.title)}</p>"
        seats = {key: value for key, value in self.seats().items() if key != "users"}
        seen = self.seen()
        return display.position_html(
            self.walk.position, deck=self.deck, lang=self.lang, seen=seen, **seats
        )


def _bare(plan: Plan) -> Position:
    """The table before the cards are dealt."""
    return Position.setup(plan.rules, hands=("",) * plan.rules.players, stock="")


def _recent(game: Game) -> range:
    """The numbers of the latest plays: once round the table."""
    return range(max(game.at - len(game.order), 0), game.at)
