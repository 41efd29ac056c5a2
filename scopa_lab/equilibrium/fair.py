"""Fair values for two players: what moves are worth when nobody sees a hidden card.

The play of one batch is solved as a game of hidden hands (`regret`), whose leaves are what the
batches after it are worth (`leaves`, `leaf_model`). How much a player could still gain against the
solution is computed exactly and given with every value.

What a move is worth that an equilibrium never plays is not settled by the equilibrium: the other
side need not punish it. Such moves are valued in a second solution, where every choice is made at
random a little of the time (*tremble*), so that the other side knows how to answer them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from math import inf

from ..cards import Cards
from ..moves import Move
from ..position import Position
from ..record import Record, RecordLike
from ..scoring import margin
from ..solution import aim
from .limits import why_not_fair
from .solving import Solver, posterior, reach_of
from .values import Fair, FairMove

__all__ = ["READS", "fair"]

READS: Mapping[str, float] = {"none": 0.0, "mild": 0.25, "full": 1.0}  # how much of a read counts


def fair(
    position: Position,
    *,
    read: str = "none",
    record: RecordLike | None = None,
    lacks: Mapping[int, Cards] | None = None,
    iterations: int | None = None,
    corrections: tuple[int, int] = (64, 8),
    deadline: float = inf,
    stop: Callable[[], bool] = lambda: False,
    tell: Callable[[str, float], object] = lambda what, share: None,
    seed: int = 0,
    threads: int = 1,
) -> Iterator[Fair]:
    """Yield better and better fair values of a position of two players.

    Parameters
    ----------
    position : Position
        The hand of the side to move may be unknown too; then there are no values of moves.
    read : {"none", "mild", "full"}
        What is read from the play of this batch so far. ``"none"``: every hand is as likely as
        every other. ``"full"``: as likely as an equilibrium player would have played this way with
        it, which predicts other players worse than ``"none"``. ``"mild"``: a quarter of that.
    record : Record, or (Position, moves), optional
        How the batch began, as the table saw it, and what was played since; needed for a read.
    lacks : mapping of seat to Cards, optional
        Cards that are known not to be in a hand.
    iterations : int, optional
        Not given: until the exploitability is at most 0.0001 points.
    corrections : (int, int)
        Where later batches are estimated: leaves per move solved with open cards, and exactly.
    deadline : float
        `time.perf_counter` time at which to end, with what there is.
    stop, tell : callable
        Asked whether to end; told what is being done, and the share of it that is done.
    seed : int
    threads : int

    Raises
    ------
    ValueError
        Saying why the position cannot be solved this way, or what is wrong with the record.

    Notes
    -----
    In games where points are declared when hands are dealt, nothing is read from what was declared.
    """
    why = why_not_fair(position)
    if why:
        raise ValueError(why)
    if read not in READS:
        raise ValueError(f"read={read!r} is not allowed; allowed: {', '.join(READS)}")
    start = time.perf_counter()

    def ended() -> bool:
        return stop() or time.perf_counter() > deadline

    if sum(map(len, position.hands)) == 1:  # nobody else holds a card that could be hidden

        def solve(after: Position) -> Fair:
            again = fair(
                after,
                iterations=iterations,
                deadline=deadline,
                stop=stop,
                tell=tell,
                seed=seed,
                threads=threads,
            )
            found = list(again)
            if not found:
                raise InterruptedError("ended while the next batch was solved")
            return found[-1]

        with suppress(InterruptedError):  # nothing is known then
            yield _last_card(position, solve, start)
        return

    def told(what: str, share: float) -> None:
        if ended():
            raise InterruptedError(f"ended while {what}")
        tell(what, share)

    try:
        solver = Solver(position, seed, threads, told)
    except InterruptedError:
        return  # nothing is known yet
    solver.reach = reach_of(position, lacks or {})
    if read != "none":
        if record is None:
            raise ValueError(f"read={read!r} needs a record: how the batch began, and its moves")
        try:
            likelihoods = posterior(solver, position, Record.of(record), ended)
        except InterruptedError:
            return
        solver.reach = [
            known * (READS[read] * likely + (1 - READS[read]))
            for known, likely in zip(solver.reach, likelihoods, strict=True)
        ]
    yield from solver.solve(read, iterations, corrections, ended, start)


def _last_card(position: Position, solve: Callable[[Position], Fair], start: float) -> Fair:
    """Return the values of the last card of a batch: the next batch begins with nothing hidden."""
    seat = position.to_move
    hidden = position.hands[seat].unknown
    good = aim(position.rules)
    moves: dict[Move, FairMove] = {}
    bests: list[tuple[float, float]] = []
    parts: list[Fair] = []
    for card in position.playable:
        values = []
        for move in position.legal_moves():
            if move.card != card:
                continue
            low, high = _after(position.play(move), seat, solve, parts)
            moves[move] = FairMove((low + high) / 2, 0.0, 0.0, 0.0, 0.0, played=True)
            values.append((good * (low + high), low, high))
        bests.append(max(values)[1:])
    if not hidden:
        best = max(moves, key=lambda move: good * moves[move].value)
        top = moves[best].value
        moves = {
            move: replace(found, behind=good * (top - found.value), frequency=float(move == best))
            for move, found in sorted(moves.items(), key=lambda item: -good * item[1].value)
        }
    return Fair(
        position,
        {} if hidden else moves,
        sum(low for low, _ in bests) / len(bests),
        sum(high for _, high in bests) / len(bests),
        max((part.iterations for part in parts), default=0),
        any(part.estimated for part in parts),
        max((part.leaf_error for part in parts), default=0.0),
        (0, 0),
        "none",
        all(part.complete for part in parts),
        time.perf_counter() - start,
    )


def _after(
    position: Position,
    seat: int,
    solve: Callable[[Position], Fair],
    parts: list[Fair],
) -> tuple[float, float]:
    """Return bounds of what a seat has in the end, from a position where no hand is known."""
    if position.is_over:
        return (margin(position.score().points, seat),) * 2
    last = solve(position)
    parts.append(last)
    return (last.low, last.high) if position.to_move == seat else (-last.high, -last.low)
