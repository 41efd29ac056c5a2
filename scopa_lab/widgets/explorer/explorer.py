"""The explorer: a card table whose moves are valued, better and better, while one looks on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ... import display
from ...art.svg import clean
from ...cards import Card
from ...languages import say
from ...moves import Move
from ...position import Position
from ..editor.rules_controls import house_rules
from ..page.dress import dressed
from ..page.html import button, checkbox, row
from ..page.html import region as place
from ..page.job import Job
from ..page.screen import region
from ..page.walk import Refused
from .beside import beside_html, reasons_html, rival
from .computing import Computing, keep
from .lines import Line, line_of, why_no_line
from .ranking import Rows, headline, moves_html, values_html, worth
from .settings import controls

if TYPE_CHECKING:
    from ...analysis import Analysis

__all__ = ["Explorer"]

ONWARD = ("editor", "play", "quiz")  # screens that can go on with a position


class Explorer(Computing):
    """A card table to explore: see every move, compute values, see why, follow the line of play.

    Parameters
    ----------
    position : Position or str
        Where to start; a text is read by `Position.parse`.
    method, worlds, time_limit, seed, utility, match, players
        As for `scopa_lab.analyse`; they can be changed later.
    analysing : bool
        Whether every position that is shown is valued at once.
    **traits
        As for every screen: `deck`, `lang`, `colours`, `size`.

    Notes
    -----
    A widget lives as long as its kernel. What should last is the result: `analysis` holds it, and
    displays itself as a still table that a saved notebook keeps.

    Examples
    --------
    >>> explorer = Explorer(Position.setup("scopa", table="2C 5S", hands=("7D AS", "? ?")))
    >>> explorer.act({"kind": "card", "card": "7D", "zone": "hand", "seat": "0"})
    >>> explorer.walk.picked, explorer.walk.lit
    (Move('7Dx2C5S'), Cards('2C 5S'))
    """

    _css, kind = dressed(__file__)

    run = region("Compute, cancel, and how the computation stands.")
    options = region("The settings of the computation.")
    best = region("Which move is best and what that means.")
    why = region("What speaks for and against the move that is looked at.")
    values = region("Every move; with values when there are some.")
    beside = region("Two moves compared.")
    along = region("The line of play of the move that is looked at.")
    onward = region("Where the position can be taken.")

    KEPT = (*Computing.KEPT, "_ticked", "_at_hand", "_arrow")

    def __init__(self, position: Position | str, **traits: Any) -> None:
        self._ticked: list[Move] = []
        self._at_hand: Position | None = None  # what the ticks are about
        self._arrow = False
        self._known_lines: dict[tuple[Position, Move, int, str], Line | Exception | None] = {}
        self._line_job: tuple[Any, Job[Any]] | None = None
        self._followed: Any = None  # which line, and how far
        self._step = 0
        super().__init__(position, **traits)

    # ── intents ─────────────────────────────────────────────────────────────────────────────────

    def do_point(self, intent: Mapping[str, Any]) -> None:
        """Look at a row in passing: the move is drawn on the table."""
        super().do_point(intent)
        text = str(intent.get("move", ""))
        position = self.walk.position
        if self.walk.pointed is None and text and position.why_not(text) is None:
            self.walk.pointed = Move.parse(text)

    def do_arrow(self, _intent: Mapping[str, Any]) -> None:
        """Draw the best move on the table, or no more."""
        self._arrow = not self._arrow

    def do_tick(self, intent: Mapping[str, Any]) -> None:
        """Tick a move to compare it, or no more; of three the first is let go."""
        move = Move.parse(str(intent["move"]))
        if self.analysis is None or move not in [one.move for one in self.analysis.rows]:
            raise Refused(say("table.no_such"))
        if intent.get("value") is not True:
            self._ticked = [one for one in self._ticked if one != move]
        elif move not in self._ticked:
            self._ticked = [*self._ticked, move][-2:]

    def do_untick(self, _intent: Mapping[str, Any]) -> None:
        """Compare no more."""
        self._ticked = []

    def do_along(self, intent: Mapping[str, Any]) -> None:
        """Go somewhere on the line of play."""
        at = str(intent.get("at"))
        self._go_along(int(at) if at.isdecimal() else -1)

    def do_along_back(self, _intent: Mapping[str, Any]) -> None:
        """Go a move back on the line of play; at its start nothing more."""
        self._go_along(max(0, self._step - 1))

    def do_along_forward(self, _intent: Mapping[str, Any]) -> None:
        """Go a move on along the line of play; at its end nothing more."""
        line = self._line()
        self._go_along(min(self._step + 1, len(line.moves) if line else 0))

    def do_take_over(self, _intent: Mapping[str, Any]) -> None:
        """Explore from where one stands on the line of play."""
        line = self._line()
        if line is None:
            raise Refused(say("table.no_such"))
        moves, step = line.moves[: self._step], self._step
        if line.start == self.walk.position:
            for move in moves:
                self.walk.play(move)
        else:  # the hidden cards are what they are in this deal
            self.start(line.positions[step])

    def _go_along(self, at: int) -> None:
        line = self._line()
        if line is None or not 0 <= at <= len(line.moves):
            raise Refused(say("table.no_such"))
        self._step = at

    # ── the move that is looked at, and its line ────────────────────────────────────────────────

    def subject(self) -> Move | None:
        """Return the move that is looked at: the picked one, else the best when it is known."""
        if self.analysis is None:
            return None
        picked = self.walk.picked
        if picked is not None and picked in [one.move for one in self.analysis.rows]:
            return picked
        return None if self._job is not None else self.analysis.best

    def _line_key(self) -> tuple[Position, Move, int, str] | None:
        move, analysis = self.subject(), self.analysis
        if move is None or analysis is None or why_no_line(analysis):
            return None
        kind = f"{analysis.method} {self._asked_players(analysis)}"
        return (analysis.position, move, analysis.seed, kind)

    def _asked_players(self, analysis: Analysis) -> str:
        asked = self._found[analysis.position].settings.get("players", "chitarrella")
        return str(asked) if analysis.method == "playout" else ""

    def _line(self) -> Line | None:
        found = self._known_lines.get(self._line_key())  # type: ignore[arg-type]
        return found if isinstance(found, Line) else None

    def _follow(self) -> None:
        """Work out the line of the move that is looked at, unless it is known or under way."""
        key = self._line_key()
        if key != self._followed:
            self._followed, self._step = key, 0
        under_way = self._line_job[0] if self._line_job else None
        if under_way is not None and under_way != key:
            self._end_line_job()
        if key is None or key in self._known_lines or under_way == key:
            return
        analysis, move = self.analysis, key[1]
        settings = self._found[key[0]].settings
        job: Job[Any] = Job(
            lambda stop: line_of(analysis, move, settings, stop), self._line_reported
        )
        self._line_job = (key, job)
        job.start()

    def _line_reported(
        self, job: Job[Any], found: Line | None, state: str, error: BaseException | None
    ) -> None:
        with self._lock, self.hold_sync():
            if state == "running" or self._line_job is None or job is not self._line_job[1]:
                return
            key, self._line_job = self._line_job[0], None
            if error is not None:
                self.fail(error)
            if state != "cancelled":
                keep(self._known_lines, key, found)
            self.show()

    def _end_line_job(self) -> None:
        if self._line_job is not None:
            self._line_job[1].cancel()
            self._line_job = None

    def halt(self) -> None:
        """Stop what is being computed, and keep what it found."""
        super().halt()
        self._end_line_job()

    # ── showing ─────────────────────────────────────────────────────────────────────────────────

    def title(self) -> str:
        """What the screen is called."""
        return self.words("explorer.title")

    def frame_html(self) -> str:
        """The table and what is best; below it every move, two compared, the line of play."""
        best = place("best", role="region", aria_label=self.words("explorer.best_label"))
        above = map(place, ("hint", "choices", "steps", "run"))
        return (
            self.laid_out(*above, best, place("why"), place("options"))
            + place("values", role="region", aria_label=self.words("explorer.values"))
            + place("beside")
            + place("along", data_keys="ArrowLeft:along_back ArrowRight:along_forward")
            + place("played")
            + place("count")
            + place("onward")
            + place("line")
        )

    def prepare(self) -> None:
        """Follow the walk; ticks are about one position, a line about one move."""
        position = self.walk.position
        if position != self._at_hand:
            self._at_hand, self._ticked = position, []
        super().prepare()
        self._follow()

    def announce(self) -> str:
        """What happened, and which move is best when that is known."""
        told = super().announce()
        if self.analysis is None or self._job is not None:
            return told
        best = self.analysis.rows[0]
        said = self.words("explorer.best", move=best.move)
        return f"{told} {said} {worth(self.analysis, best.ev)}"

    def notes(self) -> dict[Card, str]:
        """Under each card what its best move is worth."""
        notes: dict[Card, str] = {}
        if self.analysis is not None:
            for one in self.analysis.rows:
                notes.setdefault(one.move.card, worth(self.analysis, one.ev).partition(" ±")[0])
        return notes

    def drawn(self) -> Move | None:
        """The move drawn with lines: pointed at, else the best one if that was asked for."""
        walk = self.walk
        if walk.pointed is not None:
            return walk.pointed
        best = self._arrow and self.analysis is not None and walk.chosen is None
        return self.analysis.best if best else None

    def show_run(self) -> str:
        """Compute or cancel, progress, and how it stands."""
        running, share = self._job is not None, self.share()
        value = f' value="{share:.4f}"' if share is not None else ""
        label = clean(self.words("explorer.compute"))
        bar = f'<progress class="slx-progress" max="1"{value} aria-label="{label}"></progress>'
        compute = button(
            self.words("explorer.compute"),
            "compute",
            able=not self.walk.position.is_over,
            kind="slx-strong",
            data_heir="cancel",
        )
        cancel = button(self.words("screen.cancel"), "cancel", data_heir="compute")
        arrow = button(
            self.words("explorer.arrow"),
            "arrow",
            aria_pressed="true" if self._arrow else "false",
        )
        told = clean(self.told(self.status()))
        return row(
            cancel if running else compute,
            checkbox(self.words("explorer.analyse"), "analyse", self.analysing),
            arrow if self.analysis is not None else "",
        ) + row(bar if running else "", f'<span class="slx-status">{told}</span>')

    def show_options(self) -> str:
        """The settings, and the game with its house rules."""
        rules = self.walk.position.rules
        house = house_rules(rules)
        said = (
            rules.title
            if house is None
            else self.words("explorer.house", game=rules.title, rules=house)
        )
        return controls(self.words, self) + f'<p class="slx-soft">{clean(said)}</p>'

    def show_best(self) -> str:
        """The best move in a sentence."""
        if self.analysis is None or not self.analysis.rows:
            return ""
        who = self._asked_players(self.analysis)
        named = self.words(f"explorer.player.{who}") if who else ""
        return headline(self.analysis, self.words, self.told(self.analysis.title), named)

    def show_why(self) -> str:
        """Reasons for the move that is looked at; quiet where two are compared below."""
        move = self.subject()
        if move is None or self.analysis is None or len(self._ticked) == 2:
            return ""
        other = self._ticked[0] if self._ticked and self._ticked != [move] else None
        other = other or rival(self.analysis, move)
        if other is None:
            return ""
        return reasons_html(self.analysis, move, other, self.words, self.told)

    def show_values(self) -> str:
        """Every move: to pick from, and with values when there are some."""
        ticked = self._ticked if self.analysis is not None else None
        rows = Rows(self.words, self.walk.picked, ticked)
        if self.analysis is None:
            return moves_html(self.walk.position, rows, self.small_cards())
        look = {"deck": self.deck, "lang": self.lang}
        return values_html(self.analysis, rows, self.small_cards(), look)

    def show_beside(self) -> str:
        """Two moves compared: those ticked, or the one ticked and the one looked at."""
        moves = list(self._ticked)
        subject = self.subject()
        if len(moves) == 1 and subject is not None and subject not in moves:
            moves.insert(0, subject)
        if self.analysis is None or len(moves) != 2:
            return ""
        pair = (moves[0], moves[1])
        return beside_html(
            self.analysis, pair, self.small_cards(), self.words, self.told, self.lang
        )

    def show_along(self) -> str:
        """The line of play, step by step, with a board of its own."""
        from .following import following_html

        move = self.subject()
        if move is None or self.analysis is None:
            return ""
        key = self._line_key()
        state = why_no_line(self.analysis)
        if state is None and key not in self._known_lines:
            state = say("explorer.line.working")
        elif state is None and self._line() is None:
            state = say("explorer.line.none")
        line = self._line()
        return following_html(
            move,
            line,
            self._step,
            state,
            words=self.words,
            told=self.told,
            look=self.look(),
            faces=self.small_cards(),
        )

    def show_onward(self) -> str:
        """Buttons to other screens, where there are any."""
        return row(self.doors(*ONWARD))

    def still(self) -> str:
        """The position, and its values if there are any."""
        still = super().still()
        if self.analysis is not None:
            still += display.analysis_html(self.analysis, deck=self.deck, lang=self.lang)
        return still
