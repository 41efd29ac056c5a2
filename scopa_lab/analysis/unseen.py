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
        raise ValueError(f"read={task.read!r} needs fair values: {why}")
    if why:
        yield from _something_else(task, why)
        return
    peek = _peek(task)
    if peek is not None:
        yield replace(peek, complete=False, notes=(*peek.notes, "fair values are being worked out"))
    method = _of_two if task.position.rules.players == 2 else _of_pairs
    found: Analysis | None = None
    for found in _paced(method(task, start, peek), task.pause):
        yield found
    if found is not None or task.stopped():
        return
    if peek is None:
        raise TimeoutError(
            f"there was no time for fair values within {task.time_limit:g} s, nor for a single "
            "world with cards up; give more time"
        )
    yield replace(
        peek,
        title=f"estimate: {peek.title}",
        complete=False,
        notes=("there was no time for fair values",),
    )


def _why_not(task: Task) -> str:
    """Say why fair values cannot be worked out; "" if they can."""
    rules = task.position.rules
    if (rules.players, rules.sides) != (4, 2):
        return why_not_fair(task.position) or _no_time(task)
    return why_not_team(task.position) or (
        "what hands lack is not used in team values" if task.knowledge else ""
    )


def _no_time(task: Task) -> str:
    """Say that a time limit is too short to begin with; "" where it is not."""
    if task.time_limit is None:
        return ""
    millions = payoffs_of(task.position) / 1e6 if task.position.rules.players == 2 else 0.0
    needed = ENOUGH * min(1.0, millions) + A_MILLION * max(0.0, millions - 1)
    return f"they take about {needed:.0f} s" if task.time_limit < needed / 2 else ""


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
            title=f"estimate: {found.title}",
            notes=(*found.notes, f"no fair values here: {why}"),
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
    read = {"none": ", no read" if inside else "", "mild": ", mild read", "full": ", full read"}
    kind = "fair estimate" if found.estimated else "fair value"
    doubt = "" if found.estimated else f" ± {max(found.exploitability, 0.00005):.4f}"
    notes = [_on_mixing(found), *_levels(found), *_beside(found, peek)]
    unplayed = [str(move) for move, worth in found.moves.items() if not worth.played]
    if unplayed:
        notes.append(
            f"hardly ever played: {', '.join(unplayed)}; valued against an opponent who expects a "
            "slip in one choice of fifty"
        )
    if found.estimated:
        opened, exact = found.corrections
        notes.append(
            f"later batches are estimated (off by {found.leaf_error:.2f} typically), corrected by "
            f"{opened} of their positions a move with open cards and {exact} solved exactly; with "
            f"the estimates taken as they are, {max(found.exploitability, 0.00005):.4f} points are "
            "left to gain"
        )
    return Analysis(
        position=task.position,
        method="fair",
        title=f"{kind}{read[found.read]}{doubt}",
        unit=task.utility.unit,
        assumes=_assumed(task, found),
        rows=rows,
        worlds_total=task.space.total,
        exploitability=None if found.estimated else found.exploitability,
        notes=tuple(note for note in notes if note),
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


def _assumed(task: Task, found: Fair) -> str:
    said = [
        "both players see only their own cards and what lies open, and play so that neither can "
        "gain by playing otherwise"
    ]
    if task.knowledge:
        said.append(str(task.knowledge))
    if found.read == "none":
        said.append("every hand that agrees equally likely, nothing read from earlier play")
    else:
        part = "a quarter of " if found.read == "mild" else ""
        said.append(f"{part}what an equilibrium player's earlier play would show is read")
    return "; ".join(said)


def _on_mixing(found: Fair) -> str:
    mixed = [f"{m} {w.frequency:.0%}" for m, w in found.moves.items() if w.frequency >= 0.05]
    return f"played in turn: {', '.join(mixed)}" if len(mixed) > 1 else ""


def _levels(found: Fair) -> list[str]:
    """Say which moves cannot be told from the best one."""
    best, *others = found.moves.items()
    least = max(LEVEL, 2 * found.exploitability)
    level = [str(m) for m, w in others if w.behind < max(least, 2 * w.behind_se)]
    return [f"not to be told from {best[0]}: {', '.join(level)}"] if level else []


def _beside(found: Fair, peek: Analysis | None) -> list[str]:
    """Set the cards-up average beside the fair values."""
    if peek is None or not peek.rows:
        return []
    best = next(iter(found.moves))
    said = f"cards-up average of {best}: {peek[best].ev}"
    if peek.best != best and found.moves[peek.best].behind > LEVEL:
        said += f"; with cards up {peek.best} would look best"
    return [said]


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
    best = next(iter(found.moves.values()))
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
    notes = [
        f"with this hand, {next(iter(found.moves))} brings {best.value:+.3f} on average, if the "
        "others play as in the solution found; over all hands the pair is between the bounds"
    ]
    if peek is not None and peek.rows:
        notes.append(f"cards-up average of {peek.best}: {peek.rows[0].ev}")
    return Analysis(
        position=task.position,
        method="fair",
        title=found.title,
        unit=task.utility.unit,
        assumes=" ".join(found.notes),
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
