"""Fair values as a method of `analyse`: what moves are worth when nobody sees a hidden card.

What can be said depends on how much is hidden: an equilibrium with the gain that is left, a bracket
that is proven, an estimate with its error, or no more than the cards-up average. Each is called by
its own name. The cards-up average is worked out first, so that there is something to show.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from queue import Empty, Queue

from ..engine import processors
from ..equilibrium import Fair, FairMove, fair, payoffs_of, why_not_fair
from ..equilibrium.team import TeamValue, team_value, why_not_team
from ..estimates import CHANCE, Estimate, Row
from ..languages import Said, chain, say
from ..moves import Move
from ..record import Record
from ..worlds.knowledge import plays_of
from .averages import Task, cards_up, fits, result_of_styles
from .results import Analysis
from .tally import Threat

__all__ = ["nobody_sees", "suits"]

SOON = 1_000_000  # payoffs of a tree that is solved in some seconds
ENOUGH = 2.5  # seconds that such a tree takes; pairs take less
A_MILLION = 1.5  # seconds that a million payoffs take beyond that
A_PEEK = 0.25  # share of a time limit that the cards-up average may take at the start
ROUGH = 0.05  # an exploitability above it is no solution yet
LEVEL = 0.01  # points by which moves must differ to be told apart
LOOKED_AT = 2_000  # worlds in which it is counted who could sweep


def suits(task: Task) -> bool:
    """Say whether fair values are the best answer to a task: they can be had, and soon."""
    position = task.position
    if task.worlds is not None or _why_not(task):
        return False
    return position.rules.players > 2 or payoffs_of(position) <= SOON


def nobody_sees(task: Task) -> Iterator[Analysis]:
    """Yield better and better fair values of a position.

    Raises
    ------
    ValueError
        When earlier play is to be read and fair values cannot be worked out.
    TimeoutError
        When there was no time for anything.
    """
    start = time.perf_counter()
    why = _why_not(task)
    if why and task.read != "none":
        raise ValueError(say("fair.read_needs", read=f"read={task.read!r}", why=why))
    if why:
        yield from _something_else(task, why)
        return
    peek = _peek(task)
    if peek is not None:
        yield replace(peek, complete=False, notes=(*peek.notes, say("fair.working")))
    method = _of_two if task.position.rules.players == 2 else _of_pairs
    found: Analysis | None = None
    for found in _paced(method(task, start, peek), task.pause):
        yield found
    if found is not None or task.stopped():
        return
    if peek is None:
        raise TimeoutError(say("fair.too_late", seconds=f"{task.time_limit:g}"))
    yield replace(
        peek,
        title=say("analysis.estimate", title=peek.title),
        complete=False,
        notes=(say("fair.no_time"),),
    )


def _why_not(task: Task) -> str:
    """Say why fair values cannot be worked out; "" if they can."""
    rules = task.position.rules
    if (rules.players, rules.sides) != (4, 2):
        return why_not_fair(task.position) or _no_time(task)
    return why_not_team(task.position) or (say("team.lacks") if task.knowledge else "")


def _no_time(task: Task) -> str:
    """Say that a time limit is too short to begin with; "" where it is not."""
    if task.time_limit is None:
        return ""
    millions = payoffs_of(task.position) / 1e6 if task.position.rules.players == 2 else 0.0
    needed = ENOUGH * min(1.0, millions) + A_MILLION * max(0.0, millions - 1)
    too_short = task.time_limit < needed / 2
    return say("fair.takes", seconds=f"{needed:.0f}") if too_short else ""


def _peek(task: Task) -> Analysis | None:
    """Return the cards-up average over not too many worlds, if there is time for it."""
    few = replace(task, time_limit=None).goal
    limit = None if task.time_limit is None else A_PEEK * task.time_limit
    try:
        seen = list(cards_up(replace(task, worlds=few, time_limit=limit)))
    except TimeoutError:  # not even for a single world
        return None
    return seen[-1] if seen else None


def _paced(found: Iterator[Analysis], pause: float) -> Iterator[Analysis]:
    """Yield analyses with so many seconds between two of them at least, and the last one."""
    waiting: Analysis | None = None
    shown = -math.inf
    for waiting in found:
        now = time.perf_counter()
        if now - shown >= pause:
            yield waiting
            shown, waiting = now, None
    if waiting is not None:
        yield waiting


def _something_else(task: Task, why: str) -> Iterator[Analysis]:
    """Yield the cards-up average, or results of play where that would take too long.

    Named as the estimate that it is.
    """
    for found in cards_up(task) if fits(task) else result_of_styles(task):
        yield replace(
            found,
            title=say("analysis.estimate", title=found.title),
            notes=(*found.notes, say("fair.none", why=why)),
        )


# ── two players ─────────────────────────────────────────────────────────────────────────────────


def _of_two(task: Task, start: float, peek: Analysis | None) -> Iterator[Analysis]:
    position = task.position
    deadline = math.inf if task.time_limit is None else start + task.time_limit
    record = None
    if task.record is not None:
        plays = plays_of(position, task.record)  # of this batch
        moves = tuple(play.move for play in plays)
        record = Record(plays[0].before if plays else position, moves)
    lacks = dict(enumerate(task.knowledge.lacks))
    solver = fair(
        position,
        read=task.read,
        record=record,
        lacks=lacks,
        deadline=deadline,
        stop=task.stopped,
        seed=task.seed,
        threads=processors(),
    )
    risks = _risks(task)
    for found in solver:
        if found.exploitability > ROUGH:
            continue
        yield _analysis_of_two(task, found, risks, peek, time.perf_counter() - start)


def _risks(task: Task) -> dict[Move, Estimate]:
    """Return the chance that the next seat can sweep after each move, hands all alike likely."""
    worlds = task.space
    count = min(worlds.total, LOOKED_AT)
    masks = worlds.masks(list(worlds.numbers(count, task.seed)))
    return {
        move: Estimate.over(
            Threat(task.position, move).hits(masks).tolist(), worlds.total, span=CHANCE
        )
        for move in task.position.legal_moves()
    }


def _analysis_of_two(
    task: Task, found: Fair, risks: dict[Move, Estimate], peek: Analysis | None, seconds: float
) -> Analysis:
    rows = tuple(_row(move, worth, risks[move]) for move, worth in found.moves.items())
    inside = any(len(hand) < task.position.rules.batch for hand in task.position.hands)
    read = say(f"fair.read.{found.read}") if inside or found.read != "none" else ""
    kind = "fair.estimate" if found.estimated else "fair.value"
    left = f"{max(found.exploitability, 0.00005):.4f}"
    notes = [*_on_mixing(found), *_levels(found), *_beside(found, peek)]
    unplayed = [move for move, worth in found.moves.items() if not worth.played]
    if unplayed:
        notes.append(say("fair.unplayed", moves=chain(unplayed, "comma")))
    if found.estimated:
        opened, exact = found.corrections
        error = f"{found.leaf_error:.2f}"
        notes.append(say("fair.later", error=error, opened=opened, exact=exact, left=left))
    return Analysis(
        position=task.position,
        method="fair",
        title=say(kind, read=read, left=left),
        unit=task.utility.unit,
        assumes=_assumed(task, found),
        rows=rows,
        worlds_total=task.space.total,
        exploitability=None if found.estimated else found.exploitability,
        notes=tuple(notes),
        utility=task.utility.name,
        seed=task.seed,
        progress=(found.iterations, found.iterations + (0 if found.complete else 1)),
        complete=found.complete,
        seconds=seconds,
    )


def _row(move: Move, worth: FairMove, risk: Estimate) -> Row:
    return Row(
        move,
        Estimate(worth.value, worth.se, 1, False, freedom=math.inf),
        Estimate(worth.behind, worth.behind_se, 1, False, freedom=math.inf),
        sweep_risk=risk,
        frequency=worth.frequency,
    )


def _assumed(task: Task, found: Fair) -> Said:
    said: list[str] = [say("fair.assumes")]
    if task.knowledge:
        said.append(task.knowledge.words)
    said.append(say(f"fair.reads.{found.read}"))
    return chain(said, "semicolon")


def _on_mixing(found: Fair) -> list[Said]:
    """Say how often each move is made, where it is not always the same."""
    mixed = [
        say("fair.often", move=move, share=f"{worth.frequency:.0%}")
        for move, worth in found.moves.items()
        if worth.frequency >= 0.05
    ]
    return [say("fair.mixing", moves=chain(mixed, "comma"))] if len(mixed) > 1 else []


def _levels(found: Fair) -> list[Said]:
    """Say which moves cannot be told from the best one."""
    best, *others = found.moves.items()
    least = max(LEVEL, 2 * found.exploitability)
    level = [move for move, w in others if w.behind < max(least, 2 * w.behind_se)]
    return [say("fair.level", best=best[0], moves=chain(level, "comma"))] if level else []


def _beside(found: Fair, peek: Analysis | None) -> list[Said]:
    """Set the cards-up average beside the fair values."""
    if peek is None or not peek.rows:
        return []
    best = next(iter(found.moves))
    said = [say("fair.cards_up", move=best, value=peek[best].ev)]
    if peek.best != best and found.moves[peek.best].behind > LEVEL:
        said.append(say("fair.cards_up_best", move=peek.best))
    return [chain(said, "semicolon")]


# ── pairs ───────────────────────────────────────────────────────────────────────────────────────


def _of_pairs(task: Task, start: float, peek: Analysis | None) -> Iterator[Analysis]:
    """Yield team values, worked out in a thread of their own."""
    left = None if task.time_limit is None else task.time_limit - (time.perf_counter() - start)
    if left is not None and left <= 0:
        return
    risks = _risks(task)
    for found, steps in _reports(task, left):
        yield _analysis_of_pairs(task, found, risks, peek, steps, time.perf_counter() - start)


def _reports(task: Task, seconds: float | None) -> Iterator[tuple[TeamValue, tuple[int, int]]]:
    """Yield what `team_value` reports; it works in a thread of its own."""
    said: Queue[tuple[TeamValue, tuple[int, int]] | BaseException | None] = Queue()
    stop = threading.Event()

    def tell(done: int, to_do: int, so_far: TeamValue) -> None:
        said.put((so_far, (done, to_do)))

    def work() -> None:
        try:
            last = team_value(task.position, seconds=seconds, progress=tell, stop=stop)
            said.put((last, (1, 1)))
        except Exception as error:  # raised where the values were asked for
            said.put(error)
        said.put(None)

    threading.Thread(target=work, daemon=True, name="scopa-lab").start()
    try:
        while True:
            try:
                report = said.get(timeout=0.05)
            except Empty:
                if task.stopped():
                    stop.set()
                continue
            if report is None:
                return
            if isinstance(report, BaseException):
                raise report
            yield report
    finally:
        stop.set()


def _analysis_of_pairs(
    task: Task,
    found: TeamValue,
    risks: dict[Move, Estimate],
    peek: Analysis | None,
    steps: tuple[int, int],
    seconds: float,
) -> Analysis:
    move, best = next(iter(found.moves.items()))
    rows = tuple(
        Row(
            move,
            Estimate(worth.value, 0.0, 1, False),
            Estimate(abs(best.value - worth.value), 0.0, 1, False),
            sweep_risk=risks[move],
            frequency=worth.frequency,
        )
        for move, worth in found.moves.items()
    )
    notes = [say("team.brings", move=move, value=f"{best.value:+.3f}")]
    if peek is not None and peek.rows:
        notes.append(say("fair.cards_up", move=peek.best, value=peek.rows[0].ev))
    return Analysis(
        position=task.position,
        method="fair",
        title=found.title,
        unit=task.utility.unit,
        assumes=chain(found.notes, "sentence"),
        rows=rows,
        worlds_total=task.space.total,
        bracket=(found.low, found.high),
        notes=tuple(notes),
        utility=task.utility.name,
        seed=task.seed,
        progress=steps,
        complete=found.complete,
        seconds=seconds,
    )
