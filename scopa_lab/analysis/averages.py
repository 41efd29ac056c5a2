"""Averages over worlds: the cards-up average, and the result against named players.

A method is a function from a `Task` to better and better `Analysis` objects; the last one is the
answer. Those here value every move in the same worlds and average.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ..estimates import student95
from ..languages import Said, chain, say
from ..position import Position
from ..record import Record
from ..rulebook import style
from ..selfplay import WorldPlayer
from ..solution import concept
from ..worlds import Worlds
from ..worlds.knowledge import Knowledge
from ..worlds.reading import Reading
from .evaluation import Job, Piece, Solver, evaluations
from .results import Analysis
from .tally import Tally
from .utilities import Utility

__all__ = ["Task", "cards_up", "fits", "result_against", "result_of_styles"]

ENUMERATE = 2_000  # up to so many worlds are all looked at when the caller does not say
SAMPLE = 200  # otherwise so many are drawn …
MOST = 1_000_000  # … or as many as can be done in a given time, and no more than that
USEFUL = 100  # worlds that make a useful average …
PATIENCE = 5.0  # … in seconds, where no limit is given
SECONDS, CARDS = 0.013, 20  # a world with so many cards in a batch takes about so long …
GROWTH = 2.2  # … and so many times as long with a card more
AN_ORDER = 1e-6  # with three sides and more, for every order in which the cards can be played
LOOKS = 50  # worlds after which it is first asked whether the best move is separated
PLAYED = 5_000  # worlds drawn to be played to the end, where nobody says how many
LEVEL = 0.01  # a move that is surely no more behind is as good as the best one
CLEAR = 3.0  # standard errors between two moves that are separated


@dataclass(frozen=True)
class Task:
    """What is asked of a method.

    Attributes
    ----------
    position : Position
        The hand of the seat to move is known.
    utility : Utility
    knowledge : Knowledge
    reading : Reading or None
    record : Record or None
    read : str
        What fair values read from the record.
    worlds : int or None
        How many worlds to look at, where the caller says so …
    sample : int
        … and where he does not, and there are many.
    time_limit : float or None
    until : {"done", "separated"}
    seed : int
    players : tuple of str
        Who plays on, for a method that asks.
    executor : Executor or None
    pause : float
        Least seconds between two analyses.
    stop : threading.Event or None
    """

    position: Position
    utility: Utility
    knowledge: Knowledge = Knowledge()  # noqa: RUF009  (a frozen value)
    reading: Reading | None = None
    record: Record | None = None
    read: str = "none"
    worlds: int | None = None
    sample: int = SAMPLE
    time_limit: float | None = None
    until: str = "done"
    seed: int = 0
    players: tuple[str, ...] = ()
    executor: Executor | None = None
    pause: float = 0.15
    stop: threading.Event | None = None

    @cached_property
    def space(self) -> Worlds:
        """The worlds that agree with what is known."""
        return Worlds(self.position, self.knowledge)

    def stopped(self) -> bool:
        """Say whether it was stopped."""
        return self.stop is not None and self.stop.is_set()

    @property
    def goal(self) -> int:
        """How many worlds are looked at if nothing ends it before."""
        total = self.space.total
        if self.worlds is not None:
            return min(total, self.worlds)
        if total <= ENUMERATE:
            return total
        open_ended = self.time_limit is not None or self.until == "separated"
        return min(total, MOST if open_ended else self.sample)


def fits(task: Task) -> bool:
    """Say whether enough worlds can be solved with open cards before anybody gets impatient."""
    held = [list(map(len, task.position.hands))]
    batches = held + [list(map(len, batch)) for batch in task.position.batches()]
    if task.position.rules.sides > 2:  # nothing is pruned: every order of every hand counts
        orders = math.prod(math.factorial(size) for sizes in batches for size in sizes)
        a_world = AN_ORDER * orders
    else:
        a_world = SECONDS * GROWTH ** (max(map(sum, batches)) - CARDS)
    limit = PATIENCE if task.time_limit is None else task.time_limit
    return min(task.goal, USEFUL) * a_world <= limit


def cards_up(task: Task) -> Iterator[Analysis]:
    """Solve every world with all cards face up, and average."""
    words = concept(task.position.rules)
    if task.utility.name != "margin":
        words = chain([words, say("analysis.for_margin")], "semicolon")
    job = Job(task.position, task.knowledge)
    return _averages(task, job, "open", say("analysis.cards_up"), words, noisy=False)


def result_against(
    task: Task, make: Callable[..., Solver], arguments: tuple[Any, ...] = ()
) -> Iterator[Analysis]:
    """Play every world to the end by named players, and average.

    Parameters
    ----------
    task : Task
        `players` names the players of all seats: one name for all, or a name a seat.
    make : callable
        Makes what plays worlds, of the position and `arguments`; both are sent to the workers.
    """
    names = list(dict.fromkeys(task.players))
    seats = say("analysis.seats", names=", ".join(task.players))
    who = names[0] if len(names) == 1 else seats
    words, name = say("analysis.played_by", who=who), say("analysis.result", who=who)
    job = Job(task.position, task.knowledge, make, arguments)
    return _averages(task, job, "playout", name, words, noisy=True)


def result_of_styles(task: Task) -> Iterator[Analysis]:
    """Play every world to the end by styles, and average."""
    names = tuple(style(name).name for name in task.players or ("chitarrella",))
    arguments = (names[0] if len(names) == 1 else names, task.seed)
    task = replace(task, players=names, sample=PLAYED)
    return result_against(task, WorldPlayer, arguments)


def _averages(
    task: Task, job: Job, method: str, name: Said, assumes: Said, noisy: bool
) -> Iterator[Analysis]:
    """Yield the averages over more and more worlds."""
    start = time.perf_counter()
    position, utility = task.position, task.utility
    worlds, goal = task.space, task.goal
    known = worlds.total == 1
    tally = Tally(
        position, tuple(position.legal_moves()), worlds, utility, task.reading, noisy and not known
    )
    assumes = assumes if known else _all_assumed(assumes, task)

    def so_far(complete: bool) -> Analysis:
        over = _of(tally.count, worlds.total, complete)
        title = say("analysis.exact") if known else say("analysis.over", what=name, worlds=over)
        return Analysis(
            position=position,
            method="exact" if known else method,
            title=title,
            unit=utility.unit,
            assumes=assumes,
            rows=tally.rows(),
            worlds=tally.count,
            worlds_total=worlds.total,
            effective=None if task.reading is None else tally.effective,
            factor=tally.factor() if tally.controlled else None,
            utility=utility.name,
            seed=task.seed,
            progress=(tally.count, goal),
            complete=complete,
            seconds=time.perf_counter() - start,
        )

    deadline = math.inf if task.time_limit is None else start + task.time_limit
    numbers = worlds.numbers(goal, task.seed)
    stream = evaluations(job, numbers, executor=task.executor, deadline=deadline, stop=task.stop)
    shown, cost, done = start, 0.0, False
    looks = _Looks(task.until)
    try:
        for piece in looks.cut(stream, tally):
            tally.add(piece)
            done = looks.is_clear(tally)
            if done:
                break
            now = time.perf_counter()
            if now - shown >= max(task.pause, 4 * cost) and tally.count < goal:
                yield so_far(complete=False)
                shown = time.perf_counter()
                cost = shown - now
    finally:
        stream.close()
    if not tally.count:
        if task.stopped():
            return
        raise TimeoutError(say("analysis.too_late", seconds=f"{deadline - start:g}"))
    yield so_far(complete=done or tally.count == goal)


class _Looks:
    """Asks now and then whether the best move is separated: when the worlds done have doubled.

    It is asked at fixed numbers of worlds, so that the answer does not depend on who works how
    fast; and seldom, so that luck has few chances to end it.
    """

    def __init__(self, until: str) -> None:
        self._next = LOOKS if until == "separated" else None

    def cut(self, stream: Iterator[Piece], tally: Tally) -> Iterator[Piece]:
        """Yield the pieces, cut where it is to be asked."""
        for piece in stream:
            left = piece
            while self._next is not None and tally.count + len(left.numbers) > self._next:
                size = self._next - tally.count
                yield _part(left, 0, size)
                left = _part(left, size, len(left.numbers))
            yield left

    def is_clear(self, tally: Tally) -> bool:
        """Say whether the best move is separated from all others, if it is time to ask."""
        if tally.count != self._next:
            return False
        self._next *= 2
        behind = [row.behind for row in tally.rows()[1:]]
        worse = CLEAR / student95(10**6)  # a wider interval than that of 95 %
        return all(gap.mean > worse * (gap.mean - gap.low) or gap.high <= LEVEL for gap in behind)


def _part(piece: Piece, start: int, end: int) -> Piece:
    return Piece(piece.numbers[start:end], piece.points[start:end], piece.piles[start:end])


def _all_assumed(words: Said, task: Task) -> Said:
    """Add what is taken for granted about the hidden cards."""
    said: list[str] = [words]
    if task.knowledge:
        said.append(task.knowledge.words)
    said.append(say("analysis.alike") if task.reading is None else task.reading.words)
    return chain(said, "semicolon")


def _of(done: int, total: int, complete: bool) -> Said:
    """Say how many of how many worlds."""
    shown = _count(total)
    some = done < total
    words = say("worlds.of", done=done, total=shown) if some else say("worlds.all", total=shown)
    return words if complete else say("worlds.so_far", worlds=words)


def _count(n: int) -> int | str:
    """Return a count up to a million, then rounded (``4.2e15``)."""
    if n < 1_000_000:
        return n
    mantissa, _, power = f"{n:.1e}".partition("e+")
    return f"{mantissa}e{int(power)}"
