"""The review: a record gone through move by move, with what each lost, and trying again."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import traitlets as t

from ...languages import say
from ...position import Position
from ...record import Record, RecordLike
from ..page.dress import dressed
from ..page.job import Job
from ..page.walk import Refused, Walk
from .page import ReviewPage
from .replay import Replay, Trial

if TYPE_CHECKING:
    from ...reviews import Review as Reviewed

__all__ = ["Review"]

EXAMPLE = ("scopa", 5)  # a game and the seed of a deal
EXAMPLE_PLAYERS = ("greedy", "random")


class Review(ReviewPage):
    """A record replayed with the value that each move lost; mistakes can be tried again.

    Parameters
    ----------
    record : Record, str, or a sequence of Record
        One deal, or the deals of a match; a text is read by `Record.parse_all`. A `Position` is a
        deal of which nothing was played yet.
    method, worlds, time_limit, seed
        As for `scopa_lab.review`; `time_limit` is for each play.
    **traits
        As for every screen: `deck`, `lang`, `colours`, `size`.

    Notes
    -----
    The moves are judged as soon as somebody looks. What should last is the result: `review` holds
    it, and displays itself as a still page that a saved notebook keeps.

    Examples
    --------
    >>> screen = Review('''start: scopa | table 2D 3S | hands 5H / 7D | stock -
    ... 1. 5Hx2D3S 7D''')
    >>> screen.act({"kind": "forward"})
    >>> screen.replay.next_move
    Move('7D')
    """

    _css, kind = dressed(__file__)
    KEPT = ("deals", "chosen_deal", "loaded", "trial", "walk", "all_hands", "whose")

    method = t.Unicode("auto", help="How moves are valued, as for scopa_lab.review.")
    worlds = t.Int(None, allow_none=True, help="How many worlds to look at; None: as review does.")
    time_limit = t.Float(None, allow_none=True, help="Seconds that each play may take.")
    seed = t.Int(0, help="Seed of the worlds; the same seed gives the same numbers.")
    review = t.Any(None, help="The latest Review of the deal shown, or None; read only.")

    def __init__(self, record: RecordLike | Position | Sequence[Record], **traits: Any) -> None:
        self._job: Job[Reviewed] | None = None
        self._left = False  # whether judging ended because nobody looked any more
        self._take_up(_records(record))
        super().__init__(self.replay.position, **traits)

    # ── records ─────────────────────────────────────────────────────────────────────────────────

    def _take_up(self, records: Sequence[Record]) -> None:
        self.deals = [Replay(record) for record in records]
        self.chosen_deal = 0
        self.trial: Trial | None = None
        self.loaded += 1

    def load(self, record: RecordLike | Position | Sequence[Record]) -> None:
        """Show another record, and judge its moves."""
        with self._lock:
            records = _records(record)
            self.halt()
            self._take_up(records)
            self.whose = None
            self.turn()
            if self.replay.moves:
                self.compute()
            self.show()

    def saved(self) -> dict[str, Any]:
        """What brings this back; judging that went on goes on once somebody looks."""
        return {**super().saved(), "_left": self._left or self._job is not None}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Be again as another one was."""
        with self._lock:
            self.halt()
            super().restore(saved)

    def receive(self, thing: Any) -> None:
        """Take a record from another screen."""
        self.load(thing)

    def start(self, position: Position) -> None:
        """Begin with another position, from which nothing was played yet."""
        self.load(position)

    def walk_from(self, position: Position) -> Walk:
        """Return the walk along the record."""
        return self.replay

    def do_text(self, intent: Mapping[str, Any]) -> None:
        """Take the text of a record."""
        self.load(str(intent.get("text", "")))

    def do_example(self, _intent: Mapping[str, Any]) -> None:
        """Show a deal that two players of the library played."""
        self.load(_example())

    def do_deal(self, intent: Mapping[str, Any]) -> None:
        """Show another deal of the match."""
        number = str(intent.get("value"))
        if not number.isdecimal() or int(number) >= len(self.deals):
            raise Refused(say("table.no_such"))
        if int(number) != self.chosen_deal:
            self.halt()
            self.chosen_deal = int(number)
            self.turn()
            if not self.replay.stands:
                self.compute()

    # ── going to and fro ────────────────────────────────────────────────────────────────────────

    def turn(self, at: int | None = None) -> None:
        """Leave off trying, and go to where so many plays were made."""
        self.trial = None
        self.walk = self.replay
        if at is not None:
            self.replay.go(at)

    def do_goto(self, intent: Mapping[str, Any]) -> None:
        """Go to where so many plays were made."""
        at = str(intent.get("at"))
        self.turn(int(at) if at.isdecimal() else -1)

    def do_back(self, _intent: Mapping[str, Any]) -> None:
        """Go one play back."""
        self.turn(max(0, self.replay.at - 1))

    def do_forward(self, _intent: Mapping[str, Any]) -> None:
        """Go one play on."""
        self.turn(min(len(self.replay.moves), self.replay.at + 1))

    def do_start(self, _intent: Mapping[str, Any]) -> None:
        """Go to the first play."""
        self.turn(0)

    def do_last(self, _intent: Mapping[str, Any]) -> None:
        """Go to the end."""
        self.turn(len(self.replay.moves))

    def do_seen(self, intent: Mapping[str, Any]) -> None:
        """Show all hands, or only what the player to move knew."""
        self.all_hands = bool(intent.get("value"))

    # ── mistakes ────────────────────────────────────────────────────────────────────────────────

    def do_whose(self, intent: Mapping[str, Any]) -> None:
        """Look at the mistakes of one seat, or of everybody."""
        seat = str(intent.get("value"))
        known = seat.isdecimal() and int(seat) < self.replay.position.rules.players
        self.whose = int(seat) if known else None

    def do_mistake(self, intent: Mapping[str, Any]) -> None:
        """Go to the next mistake, or the previous one; who is trying tries again there."""
        at, back = self.replay.at, str(intent.get("way")) == "back"
        there = [ply for ply in self.mistakes() if (ply < at if back else ply > at)]
        if not there:
            raise Refused(say("review.no_more"))
        trying = self.trial is not None
        self.turn(there[-1] if back else there[0])
        if trying:
            self.do_retry({})

    def do_retry(self, _intent: Mapping[str, Any]) -> None:
        """Try to find a better move than the one that was played here."""
        judged = self.replay.judged
        if judged is None or self.replay.at not in self.replay.mistakes({judged.seat}):
            raise Refused(say("review.look"))
        self.walk = self.trial = Trial(judged)

    def do_answer(self, _intent: Mapping[str, Any]) -> None:
        """Show the better move."""
        if self.replay.is_hidden(self.replay.at):
            self.replay.shown.add(self.replay.at)

    def do_leave(self, _intent: Mapping[str, Any]) -> None:
        """Leave off trying."""
        self.turn()

    def play_picked(self) -> None:
        """Judge the move that is picked, where somebody tries again."""
        super().play_picked()
        at = self.replay.at
        if self.trial is not None and self.trial.is_found and self.replay.is_hidden(at):
            self.replay.found.add(at)

    # ── other screens ───────────────────────────────────────────────────────────────────────────

    def shared(self) -> Position:
        """The position shown: with all hands, or as the player to move knew it."""
        return self.pictured()

    def do_open(self, intent: Mapping[str, Any]) -> None:
        """Go on with the position on another screen; who plays on needs all cards."""
        if self.hand_over is not None:
            screen = str(intent["screen"])
            self.hand_over(screen, self.replay.position if screen == "play" else self.shared())

    # ── judging ─────────────────────────────────────────────────────────────────────────────────

    def do_shown(self, intent: Mapping[str, Any]) -> None:
        """A view appeared: judge the moves, or go on where it ended when the last view went."""
        super().do_shown(intent)
        if self._job is None and self.replay.moves and (self._left or not self.replay.stands):
            self.compute()

    def do_gone(self, intent: Mapping[str, Any]) -> None:
        """A view left the page."""
        running = self._job is not None
        super().do_gone(intent)
        self._left = running and self._job is None

    def do_compute(self, _intent: Mapping[str, Any]) -> None:
        """Judge the moves, or go on judging them."""
        self.compute()

    def do_cancel(self, _intent: Mapping[str, Any]) -> None:
        """Stop judging."""
        self.halt()

    def compute(self) -> None:
        """Start judging the moves of the deal shown, or go on where it ended; returns at once."""
        from ...reviews import reviewing  # needs numpy, which looking does not

        with self._lock:
            self.halt()
            self._left = False
            replay = self.replay
            settings: dict[str, Any] = {
                "method": self.method,
                "worlds": self.worlds,
                "time_limit": self.time_limit,
                "seed": self.seed,
                "since": replay.review,
            }

            def better(stop: threading.Event) -> Iterator[Reviewed]:
                return reviewing(replay.record, **settings, stop=stop)

            replay.stands = say("review.starting")
            self._about = replay
            self._job = Job(better, self._report)
            self._job.start()
            self.show()

    def halt(self) -> None:
        """Stop judging, keep what was found, and say so."""
        if self._job is None:
            return
        self._job.cancel()
        self._job, self.running = None, False
        self._about.stands = _standing("stopped", self._about.review, len(self._about.moves))

    def _report(
        self,
        job: Job[Reviewed],
        found: Reviewed | None,
        state: str,
        error: BaseException | None,
    ) -> None:
        """Hear from a job, in its thread."""
        with self._lock, self.hold_sync():
            if job is not self._job:
                return  # an old one
            replay = self._about
            if found is not None:
                replay.review = found
            if state != "running":
                self._job = None
            if error is not None:
                self.fail(error)
            key = "going" if state == "running" else "done" if _complete(found) else "stopped"
            replay.stands = _standing(key, replay.review, len(replay.moves))
            self.show()

    @property
    def judging(self) -> bool:
        """Whether moves are being judged."""
        return self._job is not None

    def show(self) -> None:
        """Bring everything up to date; who waits for `running` to end finds all of it shown."""
        super().show()
        with self._lock:
            self.running = self.judging

    def prepare(self) -> None:
        """Follow the walk and the judging."""
        self.review = self.replay.review
        super().prepare()


def _complete(found: Reviewed | None) -> bool:
    return found is not None and found.complete


def _standing(key: str, found: Reviewed | None, plays: int) -> str:
    """How the judging stands."""
    done = len(found.judged) + len(found.skipped) if found is not None else 0
    goal = found.asked if found is not None else plays
    more = {"count": goal} if key == "done" else {}
    return say(f"review.{key}", **more, done=done, goal=goal)


def _records(given: RecordLike | Position | Sequence[Record]) -> tuple[Record, ...]:
    """Return the deals that are meant.

    Raises
    ------
    ValueError
        When there is none, or something is amiss with one.
    """
    if isinstance(given, Position):
        return (Record(given),)
    if isinstance(given, str):
        found = Record.parse_all(given)
    elif isinstance(given, Sequence) and all(isinstance(one, Record) for one in given):
        found = tuple(one for one in given if isinstance(one, Record))
    else:
        found = (Record.of(given),)  # type: ignore[arg-type]
    if not found:
        raise ValueError(say("review.empty"))
    return found


def _example() -> Record:
    """Play a deal: who takes what is there against who plays anything."""
    from ...dealing import deal
    from ...strategies import player

    players = [player(name) for name in EXAMPLE_PLAYERS]
    game, seed = EXAMPLE
    record = Record(deal(game, seed=seed), seed=seed)
    while not record.is_over:
        position = record.end
        seat = position.to_move
        record = record.played(players[seat].choose(position.view(seat), seed=len(record.moves)))
    return record
