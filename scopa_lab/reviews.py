"""Reviews: a record gone through play by play, what each lost, and luck told from choice.

Every play is judged by an analysis of what its player could know (`Position.view`). What a deal
came to is then split without a remainder: what each side gave away by its choices, and luck, which
is all that moved the value between one play and the next (cards dealt, cards that turned out to lie
well or badly). `docs/review.md` says what that means, and what it does not.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .analysis import Analysis, improving
from .analysis.comparing import separated
from .analysis.front import averaged_by
from .checks import whole
from .engine import refuse_too_many
from .estimates import OFTEN, Estimate, Row, turned
from .languages import message, say
from .moves import Move
from .record import Record, RecordLike
from .rules import Rules
from .scoring import margin
from .solution import aim

__all__ = [
    "VERDICTS",
    "Balance",
    "Judged",
    "Point",
    "Review",
    "ReviewInterrupted",
    "grades",
    "review",
    "reviewing",
]

#: how a play may be judged, best first; "level" is what cannot be told from the best play
VERDICTS = ("best", "level", "good", "inaccuracy", "mistake", "blunder")
#: up to which share of the points of a match a loss is called so; what is more is a blunder
SHARES = {"good": 0.01, "inaccuracy": 0.03, "mistake": 0.07}
LEVEL = 0.01  # points by which the moves of a solved game must differ to be told apart


def grades(rules: Rules) -> dict[str, float]:
    """Return up to how many points a loss is called what; what is more is a blunder.

    A point weighs less in a match to more points: these are one, three and seven hundredths of the
    target.

    >>> from scopa_lab.rules import rules
    >>> grades(rules("scopa")), grades(rules("cirulla"))["mistake"]
    ({'good': 0.11, 'inaccuracy': 0.33, 'mistake': 0.77}, 3.57)
    """
    return {name: round(share * rules.target, 6) for name, share in SHARES.items()}


@dataclass(frozen=True, slots=True)
class Judged:
    """One play and what it lost.

    Attributes
    ----------
    ply : int
        How many plays were made before: the position is ``record.positions[ply]``.
    seat : int
    move : Move
    analysis : Analysis
        Of what that seat could know.
    loss : Estimate
        Value of the best move less that of this one, world by world, in what is good for the
        player: from 0, and 0 for the best move.
    """

    ply: int
    seat: int
    move: Move
    analysis: Analysis
    loss: Estimate

    @property
    def row(self) -> Row:
        """The row of the move in the analysis."""
        return self.analysis[self.move]

    @property
    def best(self) -> Move:
        """The move with the best mean."""
        return self.analysis.best

    @property
    def forced(self) -> bool:
        """Whether there was no other move."""
        return len(self.analysis.rows) == 1

    @property
    def verdict(self) -> str:
        """One of `VERDICTS`; a loss counts only when it is told from nothing by its doubt."""
        analysis, row = self.analysis, self.row
        if row.is_best or (row.frequency is not None and row.frequency >= OFTEN):
            return "best"
        solved = analysis.exploitability is not None or analysis.bracket is not None
        least = max(LEVEL, 2 * (analysis.exploitability or 0.0)) if solved else 0.0
        if not separated(self.loss) or self.loss.mean <= least:
            return "level"
        for name, most in grades(analysis.rules).items():
            if self.loss.mean <= most:
                return name
        return "blunder"

    def values(self) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
        """Return what the deal is worth to every side with the best move, and with this one."""
        best, rules = self.analysis.rows[0], self.analysis.rules
        if rules.sides > 2:
            if not best.by_side:
                raise ValueError(f"{self.analysis.method} does not say what every side gets")
            return best.by_side, self.row.by_side
        left = replace(self.row.ev, mean=best.ev.mean - aim(rules) * self.loss.mean)
        own, other = rules.side_of(self.seat), 1 - rules.side_of(self.seat)
        before, after = (
            tuple({own: worth, other: turned(worth)}[side] for side in (0, 1))
            for worth in (best.ev, left)
        )
        return before, after

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "move": str(self.move),
            "best": str(self.best),
            "verdict": self.verdict,
            "loss": self.loss.to_dict(),
            "value": self.analysis.rows[0].ev.to_dict(),
            "title": self.analysis.title,
            "forced": self.forced,
        }


class Point(NamedTuple):
    """What the deal was worth to side 0 before a play, for a graph; the last one is the end."""

    ply: int
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Balance:
    """How a side came from what the deal was worth to what it got.

    ``gain = luck - choice + others``, without a remainder.

    Attributes
    ----------
    side : int
    start : float
        What the deal was worth to it before the first play that was judged.
    final : float
        What it came to: its points less the other's (less the mean of the others); before the end
        of the deal, what it was worth after the last play that was judged.
    gain : float
        What was gained on the way, in what is good for the side: ``final - start``, and the other
        way round where low wins.
    choice : Estimate
        What its own plays gave away, from 0.
    others : Estimate
        What the plays of the others gave it.
    luck : Estimate
        The rest.
    """

    side: int
    start: float
    final: float
    gain: float
    choice: Estimate
    others: Estimate
    luck: Estimate

    def __str__(self) -> str:
        return (
            f"side {self.side}: from {self.start:+.2f} to {self.final:+.2f}: luck {self.luck}, "
            f"given away {str(self.choice).lstrip('+')}, given by others {self.others}"
        )

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data."""
        parts = {name: getattr(self, name).to_dict() for name in ("choice", "others", "luck")}
        plain = {name: getattr(self, name) for name in ("side", "start", "final", "gain")}
        return plain | parts


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A record with its plays judged.

    Attributes
    ----------
    record : Record
        With all cards named that showed themselves in the course of play.
    judged : tuple of Judged
        In the order of play.
    asked : int
        How many plays are to be judged.
    skipped : dict of int to str
        Plays that could not be judged, by ply, and why.
    seats : tuple of int
        Whose plays are judged.
    method : str
    seed : int
    complete : bool
        Whether all plays were gone through.
    """

    record: Record
    judged: tuple[Judged, ...] = ()
    asked: int = 0
    skipped: Mapping[int, str] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    method: str = "auto"
    seed: int = 0
    complete: bool = False

    @property
    def rules(self) -> Rules:
        """The rules it was played under."""
        return self.record.start.rules

    def __getitem__(self, ply: int) -> Judged:
        """Return what was said of the play before which so many were made.

        Raises
        ------
        KeyError
            When it was not judged.
        """
        for judged in self.judged:
            if judged.ply == ply:
                return judged
        raise KeyError(f"play {ply} was not judged")

    @property
    def curve(self) -> tuple[Point, ...]:
        """What the deal was worth to side 0 before each play that was judged, and at the end."""
        points = []
        for judged in self.judged:
            worth = judged.values()[0][0]
            points.append(Point(judged.ply, worth.mean, worth.low, worth.high))
        plays = len(self.record.moves)
        if self._finished:
            final = float(self._final(0))
            points.append(Point(plays, final, final, final))
        elif self.judged:
            worth = self.judged[-1].values()[1][0]
            points.append(Point(self.judged[-1].ply + 1, worth.mean, worth.low, worth.high))
        return tuple(points)

    @property
    def balance(self) -> tuple[Balance, ...]:
        """How every side came from the first value to the last one: luck and choice apart."""
        return tuple(self._balance(side) for side in range(self.rules.sides)) if self.judged else ()

    @property
    def _finished(self) -> bool:
        """Whether the end of the deal belongs to what was gone through."""
        return self.record.is_over and self.complete

    def _final(self, side: int) -> float:
        if self._finished:
            return margin(self.record.score().points, side)
        return self.judged[-1].values()[1][side].mean

    def _balance(self, side: int) -> Balance:
        rules = self.rules
        good = aim(rules)
        own: list[Estimate] = []
        others: list[Estimate] = []
        for judged in self.judged:
            if rules.side_of(judged.seat) == side:
                own.append(judged.loss)
            else:
                others.append(_given(judged, side, good))
        before, after = self.judged[0].values()
        start, final = before[side].mean, self._final(side)
        gain = good * (final - start)
        choice, given = _total(own), _total(others)
        # the first value stands in the gain and in the first loss: what is left is its difference
        moved = [e.se for e in (*own, *others)]
        first = self.judged[0]
        moved.remove(first.loss.se if rules.side_of(first.seat) == side else others[0].se)
        ends = [after[side].se] if self._finished else [after[side].se, self._last(side).se]
        error = math.hypot(*moved, *ends)
        exact = error == 0
        mean = gain + choice.mean - given.mean
        luck = Estimate(mean, error, len(self.judged), exact, freedom=math.inf)
        return Balance(side, start, float(final), gain, choice, given, luck)

    def _last(self, side: int) -> Estimate:
        return self.judged[-1].values()[1][side]

    def worst(self, count: int = 3) -> tuple[Judged, ...]:
        """Return the plays that lost most, of those whose loss is told from nothing."""
        lost = [j for j in self.judged if j.verdict not in ("best", "level")]
        return tuple(sorted(lost, key=lambda j: -j.loss.mean)[: whole("count", count, least=0)])

    def __str__(self) -> str:
        done = "" if self.complete else f"; {len(self.judged)} of {self.asked} done so far"
        lines = [
            f"{len(self.judged)} plays judged, {self.rules}; points of the deal, value before the "
            f"play for side 0{done}",
            f"{'play':>4}{'seat':>6}  {'move':<12}{'value':>8}{'loss':>16}  {'verdict':<12}best",
        ]
        for judged, point in zip(self.judged, self.curve, strict=False):
            best = "" if judged.verdict == "best" else str(judged.best)
            loss = "" if judged.verdict == "best" else str(judged.loss).lstrip("+")
            lines.append(
                f"{judged.ply + 1:>4}{judged.seat:>6}  {judged.move!s:<12}{point.value:>+8.2f}"
                f"{loss:>16}  {judged.verdict:<12}{best}".rstrip()
            )
        lines += [f"play {ply + 1}: {why}" for ply, why in self.skipped.items()]
        lines += map(str, self.balance)
        titles = dict.fromkeys(_kind(judged.analysis) for judged in self.judged)
        return "\n".join([*lines, f"valued by: {'; '.join(titles)}"])

    def __repr__(self) -> str:
        done = "complete" if self.complete else "so far"
        return f"<Review: {len(self.judged)} of {self.asked} plays judged, {done}>"

    def to_dict(self) -> dict[str, Any]:
        """Return the review as JSON-ready data."""
        return {
            "record": self.record.to_dict(),
            "judged": [judged.to_dict() for judged in self.judged],
            "curve": [list(point) for point in self.curve],
            "balance": [balance.to_dict() for balance in self.balance],
            "grades": grades(self.rules),
            "asked": self.asked,
            "skipped": {str(ply): why for ply, why in self.skipped.items()},
            "seats": list(self.seats),
            "method": self.method,
            "seed": self.seed,
            "complete": self.complete,
        }


class ReviewInterrupted(KeyboardInterrupt):
    """Ctrl-C during `review`.

    Attributes
    ----------
    review : Review
        With the plays judged before.
    """

    def __init__(self, review: Review) -> None:
        super().__init__(f"interrupted: {review!r}; see .review")
        self.review = review


def review(
    record: RecordLike,
    *,
    seats: int | Sequence[int] | None = None,
    method: str = "auto",
    worlds: int | None = None,
    time_limit: float | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Callable[[int, int, Review], object] | None = None,
    stop: threading.Event | None = None,
) -> Review:
    """Judge the plays of a record.

    Parameters
    ----------
    record : Record
        Or its text, or a start and moves. Cards that were hidden and showed themselves later are
        known to those who held them.
    seats : int or sequence of int, optional
        Whose plays are judged; not given: everybody's. What the others chose then counts as luck.
    method : {"auto", "open", "playout", "fair"}
        How `analyse` values every move with what its player could know. ``"auto"``: the cards-up
        average, and where too few worlds can be solved in the time there is, the result against
        the rule book; values that follow each other should be of one kind.
    worlds, seed, executor
        As for `analyse`.
    time_limit : float, optional
        Seconds for each play.
    progress : callable, optional
        Called with (plays gone through, plays to do, the review so far) after each.
    stop : threading.Event, optional
        When it is set, from any thread, the review ends with what is done.

    Returns
    -------
    Review

    Raises
    ------
    ValueError
        When there is no play to be judged, or an argument is none of the allowed ones.
    ReviewInterrupted
        On Ctrl-C, a `KeyboardInterrupt` with what is done as `ReviewInterrupted.review`.

    Examples
    --------
    >>> from scopa_lab import Cards, Position, rules
    >>> deal = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="",
    ...     out=rules("scopa").cards - Cards("2C 5S 7D 7H 2D QS"))
    >>> found = review((deal, "7Hx2C5S 2D 7D QSx2D7D"))
    >>> found[0].verdict, str(found[0].loss), found[0].best
    ('blunder', '+3.000', Move('7Dx2C5S'))
    >>> print(found.balance[0])
    side 0: from +2.00 to -1.00: luck +0.000, given away 3.000, given by others +0.000
    """
    last: Review | None = None
    steps = reviewing(
        record,
        seats=seats,
        method=method,
        worlds=worlds,
        time_limit=time_limit,
        seed=seed,
        executor=executor,
        stop=stop,
    )
    try:
        for last in steps:
            if progress is not None:
                progress(len(last.judged) + len(last.skipped), last.asked, last)
    except KeyboardInterrupt:
        if last is None:
            raise
        raise ReviewInterrupted(replace(last, complete=False)) from None
    assert last is not None  # it gives one before anything is judged
    return last


def reviewing(
    record: RecordLike,
    *,
    seats: int | Sequence[int] | None = None,
    method: str = "auto",
    worlds: int | None = None,
    time_limit: float | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    stop: threading.Event | None = None,
) -> Iterator[Review]:
    """Yield the review of a record as it grows, from nothing judged to what `review` returns.

    Closing the iterator ends the work; so does setting `stop`, from any thread. Parameters are
    those of `review`.
    """
    record = Record.of(record).revealed()
    wanted = _seats(seats, record.start.rules.players)
    plies = [i for i, at in enumerate(record.positions[:-1]) if at.to_move in wanted]
    known = [i for i in plies if not record.positions[i].hands[record.positions[i].to_move].unknown]
    if not known:
        why = say("reviews.unknown")
        if not plies:
            why = say("reviews.none_made", seats=", ".join(map(str, wanted)))
        raise ValueError(say("reviews.nothing", why=why))
    found = Review(
        record=record, asked=len(known), seats=wanted, method=method, seed=seed, complete=False
    )
    yield found
    for number, ply in enumerate(known, 1):
        if stop is not None and stop.is_set():
            return
        ask = {"method": method, "worlds": worlds, "time_limit": time_limit, "seed": seed}
        analysis = _analysis(record.upto(ply), executor=executor, stop=stop, **ask)
        if stop is not None and stop.is_set():
            return  # this play is not known well enough
        if isinstance(analysis, str):
            found = replace(found, skipped={**found.skipped, ply: analysis})
        else:
            loss = _loss(analysis[record.moves[ply]])
            seat = record.positions[ply].to_move
            judged = Judged(ply, seat, record.moves[ply], analysis, loss)
            found = replace(found, judged=(*found.judged, judged))
        found = replace(found, complete=number == len(known))
        yield found


def _analysis(record: Record, **ask: Any) -> Analysis | str:
    """Return the analysis of the end of a record, by who is to move; or why there is none."""
    seat = record.end.to_move
    view = record.end.view(seat)
    try:
        refuse_too_many(view)
    except ValueError as error:
        return message(error)
    if ask["method"] == "auto":
        ask["method"] = averaged_by(view, ask["worlds"], ask["time_limit"])
    try:
        found = [*improving(view, record=record.view(seat), **ask)]
    except TimeoutError as error:
        return message(error)
    return found[-1] if found else ""


def _seats(given: int | Sequence[int] | None, players: int) -> tuple[int, ...]:
    if given is None:
        return tuple(range(players))
    seats = given if isinstance(given, Sequence) and not isinstance(given, str) else [given]
    return tuple(sorted({whole("a seat", seat, least=0, most=players - 1) for seat in seats}))


def _loss(row: Row) -> Estimate:
    """Return how much a move is behind, which is never less than nothing."""
    behind = row.behind
    return replace(behind, mean=max(0.0, behind.mean), span=(0.0, math.inf))


def _given(judged: Judged, side: int, good: int) -> Estimate:
    """Return what a play of another side gave a side."""
    before, after = judged.values()
    mean = good * (after[side].mean - before[side].mean)
    paired = len(before) == 2 or judged.move == judged.best
    error = judged.loss.se if paired else math.hypot(before[side].se, after[side].se)
    return Estimate(mean, error, judged.loss.n, judged.loss.exact)


def _total(parts: Sequence[Estimate]) -> Estimate:
    """Return a sum of what was found independently."""
    error = math.hypot(*(part.se for part in parts))
    mean = math.fsum(part.mean for part in parts)
    return Estimate(mean, error, len(parts), all(p.exact for p in parts), freedom=math.inf)


def _kind(analysis: Analysis) -> str:
    """Say how a play was valued, in few words."""
    return "exact" if analysis.exact else analysis.title.partition(" over ")[0].partition(" ±")[0]
