"""The front door: a record is gone through play by play, and can be watched while it is."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from typing import Any

from ..analysis import Analysis, improving
from ..analysis.front import averaged_by
from ..checks import whole
from ..engine import refuse_too_many
from ..languages import message, say
from ..record import Record, RecordLike
from .judged import Judged, loss_of
from .results import Review, ReviewInterrupted

__all__ = ["review", "reviewing"]


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
    since: Review | None = None,
) -> Iterator[Review]:
    """Yield the review of a record as it grows, from nothing judged to what `review` returns.

    Closing the iterator ends the work; so does setting `stop`, from any thread. Parameters are
    those of `review`; `since` is what it yielded last before it was ended: it goes on from there.
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
    found = Review(record=record, asked=len(known), seats=wanted, method=method, seed=seed)
    if since is not None:
        found = replace(found, judged=since.judged, skipped=since.skipped)
    before = {*(judged.ply for judged in found.judged), *found.skipped}
    found = replace(found, complete=before.issuperset(known))
    yield found
    for number, ply in enumerate(known, 1):
        if ply in before:
            continue
        if stop is not None and stop.is_set():
            return
        ask = {"method": method, "worlds": worlds, "time_limit": time_limit, "seed": seed}
        analysis = _analysis(record.upto(ply), executor=executor, stop=stop, **ask)
        if stop is not None and stop.is_set():
            return  # this play is not known well enough
        if isinstance(analysis, str):
            found = replace(found, skipped={**found.skipped, ply: analysis})
        else:
            loss = loss_of(analysis[record.moves[ply]])
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
