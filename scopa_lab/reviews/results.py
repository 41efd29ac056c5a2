"""A record with its plays judged: the curve of its value, luck and choice apart."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..analysis import Analysis
from ..checks import whole
from ..estimates import Estimate
from ..record import Record
from ..rules import Rules
from ..scoring import margin
from ..solution import aim
from .judged import Judged, grades

__all__ = ["Balance", "Point", "Review", "ReviewInterrupted"]


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

    def _repr_html_(self) -> str:
        from .. import display  # drawn only in a notebook

        return display.review_html(self)


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
