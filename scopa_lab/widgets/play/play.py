"""Playing: a deal or a match against named players, at one table with others, or looking on."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...checks import seconds as checked_seconds
from ...languages import say
from ...match import Match
from ...moves import Move
from ...position import Position
from ...record import Record
from ...rules import OPTIONS, RulesLike, as_rules
from ...scoring import Score
from ..page.dress import dressed
from ..page.job import Job
from ..page.walk import Refused
from .arrange import arranged, called_again, taken_over
from .game import Game, Plan, is_person
from .page import PlayPage
from .telling import Reasons, name, reasons

__all__ = ["Play"]

HINT_SECONDS = 5.0
SOLVED = 12  # cards left to play, at most, for a hint to look further than to play by the book
ANSWER = tuple[Move, Reasons]  # what a player wants to play, and why


class Play(PlayPage):
    """A table to play at: you, other people and named players on any chair.

    Parameters
    ----------
    game : str or Rules
        A variant's name or rules.
    seats : sequence of str
        Who sits where, from the one that leads the first deal: ``"you"`` (a name may follow), or a
        player as `scopa_lab.player` reads it. Nobody need be ``"you"``: then all hands are seen.
    match : bool
        Whether to play on to the target of the rules; else one deal.
    seed : int, optional
        Deals the cards and decides what players leave to chance; another one every time when not
        given.
    position : Position, str or Record, optional
        A position, or the end of a record, to go on from at once in place of `game`. Unknown cards
        are dealt at random.
    pause : float
        Seconds before a computer player's move, so that people see it.
    seconds : float, optional
        How long such a player may think about a move.
    tell_why : bool
        Whether players that can tell say why they play so.
    **more
        As for every screen: `deck`, `lang`, `colours`, `size`; and options of `scopa_lab.rules`.

    Notes
    -----
    The browser is sent nothing that the person at the table may not see. The game lives here:
    `record` is the deal as it stands, `records` the deals before it, `score` the points.

    Examples
    --------
    >>> play = Play("scopa", seats=("you", "greedy"), seed=1)
    >>> play.begin()
    >>> play.act({"kind": "pick", "move": str(play.position.legal_moves()[0])})
    >>> play.act({"kind": "play"})
    >>> len(play.record.moves) >= 1
    True
    >>> play.close()
    """

    _css, kind = dressed(__file__)

    # in a game nobody walks about
    do_text = do_goto = do_back = do_forward = do_start = do_reveal = None  # type: ignore[assignment]

    def __init__(
        self,
        game: RulesLike = "scopa",
        seats: Sequence[str] | str = ("you",),
        *,
        match: bool = False,
        seed: int | None = None,
        position: Position | str | Record | None = None,
        **more: Any,
    ) -> None:
        options = {key: more.pop(key) for key in list(more) if key in OPTIONS}
        rules = as_rules(game, options)
        chairs = (seats,) if isinstance(seats, str) else tuple(seats)
        self._job: Job[ANSWER] | None = None
        super().__init__(Plan(rules, chairs, match, seed), **more)
        if position is not None:
            self.receive(position)

    # ── from Python ─────────────────────────────────────────────────────────────────────────────

    @property
    def record(self) -> Record | None:
        """The deal as it stands, all cards known; None before they are dealt."""
        return None if self.game is None else self.game.record

    @property
    def records(self) -> tuple[Record, ...]:
        """The deals of the match, this one last."""
        return () if self.game is None else (*self.game.records, self.game.record)

    @property
    def score(self) -> Score | None:
        """The points of the deal as it stands; None before the cards are dealt."""
        return None if self.game is None else self.game.now.score()

    @property
    def match(self) -> Match | None:
        """The match as it stands, sides as in this deal; None when there is none."""
        return None if self.game is None else self.game.standing

    def begin(self) -> None:
        """Deal the cards of a new game."""
        self.act({"kind": "deal"})

    def receive(self, thing: Position | str | Record) -> None:
        """Go on from a position of another screen, or from the end of a record."""
        with self._lock, self.hold_sync():
            try:
                start = thing.end if isinstance(thing, Record) else Position.of(thing)
                if start.is_over:
                    raise Refused(say("play.is_over"))
                self.plan = taken_over(self.plan, start)
                self._begin()
                unknown = sum(hand.unknown for hand in start.hands) + start.stock.count(None)
                if unknown:
                    self.tell_banner([say("play.dealt_unknown", count=unknown)], "note")
            except Exception as error:
                self.fail(error)
            self.show()
            self._go_on()

    def start(self, position: Position) -> None:
        """Go on from a position that was set from Python."""
        self.receive(position)

    # ── before the cards are dealt ──────────────────────────────────────────────────────────────

    def act(self, intent: Mapping[str, Any]) -> None:
        """Do what a person asked for, and let the others play on."""
        with self._lock:
            super().act(intent)
            if not (isinstance(intent, Mapping) and intent.get("kind") == "gone"):
                self._go_on()

    def do_game(self, intent: Mapping[str, Any]) -> None:
        """Settle one thing of the game: what `intent` calls its kind."""
        if self.game is not None:
            raise Refused(say("play.running"))
        self.plan = arranged(self.plan, str(intent["kind"]), intent)

    do_seating = do_chair = do_length = do_dealer = do_seed = do_game

    def do_time(self, intent: Mapping[str, Any]) -> None:
        """Settle how long a player may think."""
        value = str(intent.get("value", ""))
        self.seconds = checked_seconds("seconds", float(value)) if value else None

    def do_pace(self, intent: Mapping[str, Any]) -> None:
        """Settle the pause before a move."""
        self.pause = float(str(intent.get("value")))

    def do_deal(self, _intent: Mapping[str, Any]) -> None:
        """Deal the cards of a new game."""
        self._begin()

    def _begin(self) -> None:
        self.halt()
        self.game = Game(self.plan)
        self._why.clear()
        self._left, self._held, self._looking = None, False, None

    def do_new(self, _intent: Mapping[str, Any]) -> None:
        """Leave the game, to settle another one."""
        self.halt()
        self._left, self.game = self.game or self._left, None

    def do_return(self, _intent: Mapping[str, Any]) -> None:
        """Go back to the game that was left."""
        self.game = self.game or self._left

    # ── playing ─────────────────────────────────────────────────────────────────────────────────

    def _playing(self) -> Game:
        if self.game is None:
            raise Refused(say("play.no_game"))
        return self.game

    def allow(self, intent: Mapping[str, Any]) -> None:
        """Only the person whose turn it is may touch the cards, and only its own."""
        game = self._playing()
        if game.over:
            raise Refused(say("table.over"))
        mover = game.now.to_move
        if mover not in self.seen():
            raise Refused(say("play.wait", who=name(game, mover)))
        if intent.get("zone") == "hand" and str(intent.get("seat")) != str(mover):
            raise Refused(say("play.not_yours"))
        if not is_person(game.who):
            raise Refused(say("play.wait", who=name(game, mover)))

    def play_picked(self) -> None:
        """Play the move that is picked."""
        game = self._playing()
        if self.walk.picked is None:
            raise Refused(say("play.your_turn"))
        game.play(self.walk.picked)
        self._looking = None

    def do_ready(self, _intent: Mapping[str, Any]) -> None:
        """The person whose turn it is looks at the screen, and nobody else."""
        game = self._playing()
        if is_person(game.who):
            self._looking = game.now.to_move

    def do_claim(self, _intent: Mapping[str, Any]) -> None:
        """Stop the deal and claim the target, for the person who looks."""
        game = self._playing()
        mover = game.now.to_move
        if mover not in self.seen() or not is_person(game.who):
            raise Refused(say("play.wait", who=name(game, mover)))
        game.claim(game.plan.rules.side_of(mover))
        self.halt()

    def do_undo(self, _intent: Mapping[str, Any]) -> None:
        """Go back to the last decision of a person."""
        game = self._playing()
        self.halt()
        game.undo()
        self._held, self._looking = not game.persons, None

    def do_redo(self, _intent: Mapping[str, Any]) -> None:
        """Go forward to where a person was to decide."""
        self.halt()
        self._playing().redo()
        self._looking = None

    def do_next(self, _intent: Mapping[str, Any]) -> None:
        """Deal again."""
        self._playing().next_deal()
        self._looking = None

    def do_tell_why(self, intent: Mapping[str, Any]) -> None:
        """Whether players say why."""
        self.tell_why = intent.get("value") is True

    # ── the others ──────────────────────────────────────────────────────────────────────────────

    def do_pause(self, _intent: Mapping[str, Any]) -> None:
        """Let the players wait."""
        self.halt()
        self._held = True

    def do_resume(self, _intent: Mapping[str, Any]) -> None:
        """Let the players go on."""
        self._held = False

    def do_step(self, _intent: Mapping[str, Any]) -> None:
        """Let one player make one move."""
        self._held = True
        self._go_on(step=True)

    def halt(self) -> None:
        """Let nobody think any more; who was thinking begins again when somebody looks."""
        self.end_search()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _go_on(self, step: bool = False) -> None:
        """Let the player whose turn it is think, if it is one."""
        game = self.game
        if game is None or self._job is not None or game.over or is_person(game.who):
            return
        if (self._held and not step) or not self._ready:
            return
        position, record, luck = game.now, game.record, game.luck
        pause, limit = self.pause, self.seconds

        def think(stop: threading.Event) -> Iterator[ANSWER]:
            from ...strategies import Styled

            player = game.player(limit)
            move = player.ask(position, luck, record)
            why: Reasons = ()
            if isinstance(player, Styled):
                why = reasons(position.view(position.to_move), player.style, move)
            stop.wait(pause)
            yield move, why

        self._job = Job(think, self._answered)
        self._job.start()

    def _answered(
        self, job: Job[ANSWER], found: ANSWER | None, state: str, error: BaseException | None
    ) -> None:
        """Hear from a player, in its thread."""
        with self._lock, self.hold_sync():
            if job is not self._job or state == "running" or self.game is None:
                return
            self._job = None
            try:
                if error is not None:
                    raise error
                if found is not None:
                    move, why = found
                    at = (self.game.number, self.game.at)
                    self.game.play(move)
                    self._why[at] = why
                    self.game.claim_if_made()
            except Exception as fault:
                self._held = True
                self.fail(fault)
            self.show()
            self._go_on()

    # ── hints ───────────────────────────────────────────────────────────────────────────────────

    def do_hint(self, _intent: Mapping[str, Any]) -> None:
        """Ask what the rule book would play, and why."""
        position, luck = self._asked()

        def look(_stop: threading.Event) -> Iterator[ANSWER]:
            from ...strategies import player

            move = player("chitarrella").choose(position, luck)
            yield move, reasons(position, "chitarrella", move)

        self._look(look)

    def do_compute(self, _intent: Mapping[str, Any]) -> None:
        """Ask for the values of the moves, as far as they can be known at the table."""
        from ...analysis import improving

        position, luck = self._asked()
        limit = self.seconds or HINT_SECONDS
        left = sum(map(len, position.hands)) + len(position.stock)
        method = "auto" if left <= SOLVED else "playout"

        def look(stop: threading.Event) -> Iterator[Any]:
            return improving(position, method=method, time_limit=limit, seed=luck, stop=stop)

        self._look(look)

    def _asked(self) -> tuple[Position, int]:
        """What the person who asks knows."""
        game = self._playing()
        self.allow({})
        return game.now.view(game.now.to_move), game.luck

    def _look(self, look: Any) -> None:
        self.end_search()
        self._hint = None
        self._search = Job(look, self._found)
        self._search.start()

    def do_cancel(self, _intent: Mapping[str, Any]) -> None:
        """Stop looking for a hint; what was found stays."""
        self.end_search()

    def _found(self, job: Job[Any], found: Any, state: str, error: BaseException | None) -> None:
        """Hear of a hint, in the thread of its job."""
        with self._lock, self.hold_sync():
            if job is not self._search:
                return
            if state != "running":
                self._search = None
            if error is not None:
                self.fail(error)
            self._hint = found if found is not None else self._hint
            self.show()

    # ── other screens ───────────────────────────────────────────────────────────────────────────

    def do_open(self, intent: Mapping[str, Any]) -> None:
        """Show the record, or the position as it may be seen, on another screen of the lab."""
        screen = str(intent["screen"])
        if self.hand_over is None:
            return
        record = self.visible()
        self.hand_over(screen, record if screen == "review" and record else self.shared())

    def way_back(self) -> str:
        """Return the line that leads back to what is seen here."""
        if self.again is not None:
            return super().way_back()
        call = called_again(self.plan, self.game, self.walk.position, self.unusual())
        return f"from scopa_lab.widgets import Play; {call}"

    def __repr__(self) -> str:
        return self.plan.call(self.plan.seed, self.unusual())
