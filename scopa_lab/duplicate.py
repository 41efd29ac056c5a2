"""Duplicate contests: two players meet in the same deals, once in each other's seats.

What a deal gives away by its cards falls on both, so that far fewer deals tell the players apart.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from .checks import whole
from .dealing import deal
from .estimates import ALL, CHANCE, Estimate
from .record import Record
from .rules import Rules, RulesLike, as_rules
from .scoring import margin
from .selfplay import played
from .solution import aim
from .strategies import Player, Styled, player

__all__ = ["Contest", "contest"]

BLOCK = 2000  # deals asked of the kernel at once
Points = Sequence[Sequence[int]]  # of every seating, of every side
Progress = Callable[[int, int], object]


@dataclass(frozen=True)
class Contest:
    """How two players did against each other, for the first of them.

    Attributes
    ----------
    players : (str, str)
    rules : Rules
    asked, deals : int
        Deals asked for, and deals played to the end in every seating.
    seed : int
    margin : Estimate
        Points of the first player a deal, less those of the other (more sides: less the mean of the
        others). Its error is that of the mean over the seatings of a deal.
    win, tie, loss : Estimate
        Chances of a deal: more points than every other side, as many as the highest of them, fewer;
        where low wins, the other way round.
    points : (Estimate, Estimate)
        Points a deal of the first player's side, and of the mean of the others.
    by_side : tuple of Estimate
        The margin by the side on which the first player sat; side 0 leads.
    seconds : float
        How long it took.
    """

    players: tuple[str, str]
    rules: Rules
    asked: int
    deals: int
    seed: int
    margin: Estimate
    win: Estimate
    tie: Estimate
    loss: Estimate
    points: tuple[Estimate, Estimate]
    by_side: tuple[Estimate, ...]
    seconds: float

    @property
    def stopped(self) -> bool:
        """Whether it was ended before all deals were played."""
        return self.deals < self.asked

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data."""
        return {
            "players": list(self.players),
            "rules": str(self.rules),
            "asked": self.asked,
            "deals": self.deals,
            "stopped": self.stopped,
            "seed": self.seed,
            "margin": self.margin.to_dict(),
            "win": self.win.to_dict(),
            "tie": self.tie.to_dict(),
            "loss": self.loss.to_dict(),
            "points": [points.to_dict() for points in self.points],
            "by_side": [side.to_dict() for side in self.by_side],
            "seconds": round(self.seconds, 2),
        }

    def _repr_html_(self) -> str:
        from .display import contest_html

        return contest_html(self)

    def __str__(self) -> str:
        first, second = self.players
        ended = f", ended early: {self.asked:,} were asked for" if self.stopped else ""
        low = "; fewer points are better" if self.rules.wins == "low" else ""
        seats = "once on each side" if self.rules.sides == 2 else "once on every side"
        rows = [
            f"{first} against {second}, {self.rules}: {self.deals:,} deals, {seats}, "
            f"seed {self.seed}{ended}",
            f"  margin   {_interval(self.margin)} points a deal{low}",
            *(
                f"  {name:<8} {_percent(chance)}"
                for name, chance in (("wins", self.win), ("ties", self.tie), ("losses", self.loss))
            ),
            f"  points   {self.points[0].mean:.2f} and {self.points[1].mean:.2f} a deal",
            "  as side  "
            + ", ".join(
                f"{side}: {e.mean:+.2f} ± {e.se:.2f}" for side, e in enumerate(self.by_side)
            ),
        ]
        return "\n".join(rows)


def contest(
    a: str | Player,
    b: str | Player,
    game: RulesLike = "scopone",
    *,
    deals: int = 1000,
    seed: int = 0,
    workers: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Contest:
    """Let two players meet in the same deals, in each other's seats.

    Parameters
    ----------
    a, b : str or Player
        Names for `player` (options behind it: ``"open worlds=50"``), or players. Each plays for all
        seats of its side. With three and more sides the first takes one side after the other, the
        second all the rest.
    game : str or Rules
    deals : int
        Each is played once a side.
    seed : int
        From 0. Same seed, same cards; and same result if the players' budgets are no times.
    workers : int
        Processes that share the deals (threads where both players are styles).
    executor : concurrent.futures.Executor, optional
        Instead of processes of its own; the players must be picklable.
    progress : callable, optional
        Called with the number of deals played and of all.
    **options
        Options of `scopa_lab.rules`.

    Returns
    -------
    Contest
        With what was played by then if Ctrl-C ended it; it says so.

    Raises
    ------
    ValueError
        For an unknown player, game or option, or a number that makes no sense.
    KeyboardInterrupt
        When Ctrl-C came before two deals were played.

    Examples
    --------
    >>> result = contest("greedy", "random", "scopa", deals=500, seed=1)
    >>> result.margin.low > 0.5
    True
    >>> print(result)
    greedy against random, scopa: 500 deals, once on each side, seed 1
      margin   +... points a deal
      wins     ...
      ties     ...
      losses   ...
      points   ... a deal
      as side  0: ..., 1: ...
    """
    rules = as_rules(game, options, ("deals", "seed", "workers", "executor", "progress"))
    both = player(a), player(b)
    deals = whole("deals", deals, least=2)
    seed = whole("seed", seed, least=0)
    workers = whole("workers", workers, least=1)
    if isinstance(both[0], Styled) and isinstance(both[1], Styled):
        pieces = _in_kernel(both[0], both[1], rules, deals, seed, workers)
    elif executor is not None:
        pieces = _elsewhere(both, rules, deals, seed, executor, 8)
    elif workers > 1:
        pieces = _in_processes(both, rules, deals, seed, workers)
    else:
        pieces = (one_deal(both, rules, seed, number) for number in range(deals))
    start = time.perf_counter()
    done: list[Points] = []
    try:
        for points in pieces:
            done.append(points)
            if progress is not None and (len(done) % 16 == 0 or len(done) == deals):
                progress(len(done), deals)
    except KeyboardInterrupt:
        if len(done) < 2:
            raise
    seconds = time.perf_counter() - start
    return _summed_up(both, rules, deals, seed, done, seconds)


def one_deal(both: tuple[Player, Player], rules: Rules, seed: int, number: int) -> Points:
    """Return the points of one deal: of every side on which the first player may sit, of all sides.

    >>> from scopa_lab.rules import rules
    >>> [len(p) for p in one_deal((player("greedy"), player("random")), rules("scopa"), 1, 0)]
    [2, 2]
    """
    found = []
    for seating in range(rules.sides):
        record = Record(deal(rules, _number(seed, number)))
        while not record.is_over:
            who = both[rules.side_of(record.end.to_move) != seating]
            key = _number(seed, number, seating, len(record.moves))
            record = record.played(who.ask(record.end, key, record))
        found.append(record.score().points)
    return found


def _number(*parts: int) -> int:
    return random.Random(" ".join(map(str, parts))).getrandbits(48)


def _in_kernel(
    a: Styled, b: Styled, rules: Rules, deals: int, seed: int, threads: int
) -> Iterator[Points]:
    """Yield the points of deal after deal; the kernel plays many at once."""
    for first in range(0, deals, BLOCK):
        count = min(BLOCK, deals - first)
        seatings = []
        for seating in range(rules.sides):
            names = [a.style if side == seating else b.style for side in range(rules.sides)]
            found = played(rules, names, count, seed=seed, first=first, threads=threads)
            seatings.append(found.sum(axis=1).tolist())
        yield from zip(*seatings, strict=True)


def _piece(
    both: tuple[Player, Player], rules: Rules, seed: int, numbers: Sequence[int]
) -> list[Points]:
    return [one_deal(both, rules, seed, number) for number in numbers]


def _elsewhere(
    both: tuple[Player, Player],
    rules: Rules,
    deals: int,
    seed: int,
    executor: Executor,
    width: int,
) -> Iterator[Points]:
    """Yield the points of deal after deal, played by an executor, in their order."""
    size = max(1, min(8, deals // (4 * width)))
    futures: list[Future[list[Points]]] = [
        executor.submit(_piece, both, rules, seed, range(first, min(first + size, deals)))
        for first in range(0, deals, size)
    ]
    try:
        for future in futures:
            yield from future.result()
    finally:
        for future in futures:
            future.cancel()


def _in_processes(
    both: tuple[Player, Player], rules: Rules, deals: int, seed: int, workers: int
) -> Iterator[Points]:
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            yield from _elsewhere(both, rules, deals, seed, pool, workers)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _summed_up(
    both: tuple[Player, Player],
    rules: Rules,
    asked: int,
    seed: int,
    done: Sequence[Points],
    seconds: float,
) -> Contest:
    sides = range(rules.sides)
    good = aim(rules)

    def mean(of: Callable[[Sequence[int], int], float], span: tuple[float, float]) -> Estimate:
        """The mean over deals of the mean over seatings."""
        values = [sum(of(deal[s], s) for s in sides) / len(sides) for deal in done]
        return Estimate.over(values, span=span)

    def ahead(points: Sequence[int], side: int) -> int:
        """1: more points than all others; 0: level with the highest of them; -1: fewer."""
        best = max(good * p for s, p in enumerate(points) if s != side)
        return (good * points[side] > best) - (good * points[side] < best)

    def others(points: Sequence[int], side: int) -> float:
        return (sum(points) - points[side]) / (len(points) - 1)

    return Contest(
        players=(str(both[0]), str(both[1])),
        rules=rules,
        asked=asked,
        deals=len(done),
        seed=seed,
        margin=mean(margin, ALL),
        win=mean(lambda points, side: ahead(points, side) == 1, CHANCE),
        tie=mean(lambda points, side: ahead(points, side) == 0, CHANCE),
        loss=mean(lambda points, side: ahead(points, side) == -1, CHANCE),
        points=(mean(lambda points, side: points[side], ALL), mean(others, ALL)),
        by_side=tuple(Estimate.over([margin(deal[s], s) for deal in done]) for s in sides),
        seconds=seconds,
    )


def _interval(estimate: Estimate) -> str:
    return f"{estimate.mean:+.3f} ± {estimate.se:.3f} ({estimate.low:+.2f} to {estimate.high:+.2f})"


def _percent(chance: Estimate) -> str:
    low, high = 100 * chance.low, 100 * chance.high
    return f"{100 * chance.mean:.1f} % ({low:.1f} to {high:.1f})"
