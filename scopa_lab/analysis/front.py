"""Analysis: what every move of a position is worth when some cards are hidden.

The front door: what is asked for is checked and handed to a method. Method ``open``: every world
(see `scopa_lab.worlds`) is solved with all cards face up and the values are averaged; all moves are
valued on the same worlds. That is the **cards-up average**, not what a player who cannot see the
hidden cards is sure to get.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace

from ..checks import seconds, whole
from ..engine import refuse_too_many
from ..equilibrium import READS
from ..estimates import Estimate, Row
from ..languages import say
from ..position import Position
from ..record import Record, RecordLike
from ..worlds import World
from ..worlds.knowledge import Knowledge, Lacks
from ..worlds.reading import reading_of
from .averages import Task, cards_up, fits, result_of_styles
from .results import Analysis, Interrupted
from .unseen import nobody_sees, suits
from .utilities import utility_of

__all__ = ["METHODS", "Analysis", "Estimate", "Interrupted", "Row", "analyse", "improving"]

Method = Callable[[Task], Iterator[Analysis]]


#: the methods by name: each gives better and better analyses of a task
METHODS: dict[str, Method] = {
    "open": cards_up,
    "playout": result_of_styles,
    "fair": nobody_sees,
}
UNTIL = ("done", "separated")
#: what only some methods can use, and which; the others refuse it
ONLY = {
    "utility": ("open", "playout"),
    "until": ("open", "playout"),
    "weigh": ("open", "playout"),
    "players": ("playout",),
    "read": ("fair",),
}
USUAL = {"utility": "margin", "until": "done", "weigh": None, "players": None, "read": "none"}


def _methods_for(asked: Mapping[str, object]) -> list[str]:
    """Return the methods that can use all that is asked for.

    Raises
    ------
    ValueError
        When no method can.
    """
    special = [name for name, value in asked.items() if value != USUAL[name]]
    fit = [method for method in METHODS if all(method in ONLY[name] for name in special)]
    if not fit:
        means = "; ".join(f"{name} goes with {' or '.join(ONLY[name])}" for name in special)
        raise ValueError(f"no method can do all of that: {means}")
    return fit


def choose(task: Task, fit: Sequence[str]) -> str:
    """Return the best method for a task out of those that fit: what ``"auto"`` means."""
    if "fair" in fit and (task.read != "none" or suits(task)):
        return "fair"
    if "open" in fit and not fits(task):
        return "playout"
    return fit[0]


def averaged_by(
    position: Position, worlds: int | None = None, time_limit: float | None = None
) -> str:
    """Return the method that averages best in the time there is, whatever else there may be.

    >>> averaged_by(Position.setup("scopa", hands=("7D 7H", "? ?"), stock=""))
    'open'
    """
    side = position.rules.side_of(position.to_move)
    utility = utility_of("margin", position.rules, side)
    task = Task(position, utility, worlds=worlds, time_limit=time_limit)
    return choose(task, ("open", "playout"))


def analyse(
    position: Position | str,
    *,
    method: str = "auto",
    worlds: int | None = None,
    time_limit: float | None = None,
    until: str = "done",
    seed: int = 0,
    utility: str = "margin",
    match: tuple[int, int] | None = None,
    players: str | Sequence[str] | None = None,
    lacks: Lacks | None = None,
    record: RecordLike | None = None,
    weigh: str | Callable[[World], float] | None = None,
    read: str = "none",
    executor: Executor | None = None,
    progress: Callable[[int, int, Analysis], object] | None = None,
) -> Analysis:
    """Value every move of a position, hidden cards or not.

    Parameters
    ----------
    position : Position or str
        A position, or its one-line text. The hand of the seat to move must be known.
    method : {"auto", "open", "playout", "fair"}
        ``"open"``: every world is solved with open cards and averaged. ``"playout"``: every world
        is played to the end by named players. ``"fair"``: what the moves are worth when nobody sees
        a hidden card; where that cannot be worked out, an estimate, and it says so. ``"auto"``:
        exact when every card is known, else fair values where they come within seconds, else
        ``"open"``, or ``"playout"`` where too few worlds can be solved in the time there is.
    worlds : int, optional
        How many worlds to look at; all of them if there are no more. Not given: all when there are
        at most 2,000, else 200 drawn at random (5,000 for ``"playout"``), or with a time limit as
        many as it allows. Fair values do not go by worlds; the cards-up average beside them does.
    time_limit : float, optional
        Seconds after which the worlds done so far are the answer.
    until : {"done", "separated"}
        ``"separated"``: end as soon as the best move is three standard errors ahead of all others.
    seed : int
        From 0. Same seed and number of worlds, same numbers, whatever the number of workers.
    utility : {"margin", "points", "win", "match"}
        What is averaged: points of the deal less those of the others, own points, the chance to
        win the deal, or to win the match.
    match : (int, int), optional
        For ``utility="match"``: points before the deal, of the side to move and of the other.
    players : str or sequence of str, optional
        Who plays on, for ``"playout"``: one name for all or one for every seat
        (`scopa_lab.rulebook`). Not given: ``"chitarrella"``.
    lacks : mapping of int to text or cards, optional
        What hands are known not to hold: ``{1: "A"}``, no ace; ``{2: "7D S"}``, neither the seven
        of coins nor a spade.
    record : Record, or (Position, moves), optional
        An earlier position as it was seen and the moves since. What they prove of the hidden hands
        is used (see `scopa_lab.knowledge`); more is read only by `weigh` and `read`.
    weigh : "greedy" or callable, optional
        Weighs worlds: by how likely the plays on record are of greedy players who err now and then,
        or by a function of a `World`. Not given: every world counts the same.
    read : {"none", "mild", "full"}
        What fair values read from the record of this batch: nothing, all that equilibrium players
        would show, or a quarter of that.
    executor : concurrent.futures.Executor, optional
        Where the worlds are solved; not given: as many threads as there are processors.
    progress : callable, optional
        Called with (worlds done, worlds to do, the analysis so far) a few times a second.

    Returns
    -------
    Analysis

    Raises
    ------
    ValueError
        When the deal is over, the hand of the seat to move is not known, no deal agrees with what
        is said, or an argument is none of the allowed ones.
    TimeoutError
        When the time limit passed before a single world was solved.
    Interrupted
        On Ctrl-C, a `KeyboardInterrupt` with what was found out so far as `Interrupted.analysis`.

    Examples
    --------
    >>> p = Position.setup("scopa", table="QD", hands=("2S AD", "? ?"), stock="",
    ...     piles=("3D 3H 4D 4H 5D 5H 6D 6H 7D 7H JD JH KD KH AH",
    ...            "4S 4C 5S 5C 6S 6C 7S 7C JS JC QH QS QC KS KC AS AC"), last_capture=1)
    >>> a = analyse(p, method="open")
    >>> a.title, a.worlds, a.rows[0].ev.se
    ('cards-up average over 10 worlds', 10, 0.0)
    >>> analyse(p, method="open", lacks={1: "3"}).worlds
    3
    """
    last: Analysis | None = None
    better = improving(
        position,
        method=method,
        worlds=worlds,
        time_limit=time_limit,
        until=until,
        seed=seed,
        utility=utility,
        match=match,
        players=players,
        lacks=lacks,
        record=record,
        weigh=weigh,
        read=read,
        executor=executor,
    )
    try:
        for last in better:
            if progress is not None:
                progress(*last.progress, last)
    except KeyboardInterrupt:
        if last is None:
            raise
        raise Interrupted(replace(last, complete=False)) from None
    assert last is not None  # nobody could stop it, so it gave one
    return last


def improving(
    position: Position | str,
    *,
    method: str = "auto",
    worlds: int | None = None,
    time_limit: float | None = None,
    until: str = "done",
    seed: int = 0,
    utility: str = "margin",
    match: tuple[int, int] | None = None,
    players: str | Sequence[str] | None = None,
    lacks: Lacks | None = None,
    record: RecordLike | None = None,
    weigh: str | Callable[[World], float] | None = None,
    read: str = "none",
    executor: Executor | None = None,
    pause: float = 0.15,
    stop: threading.Event | None = None,
) -> Iterator[Analysis]:
    """Yield better and better analyses of a position; the last one is what `analyse` returns.

    Closing the iterator stops the work; so does setting `stop`, from any thread, and then the last
    analysis has the worlds done so far (there is none when no world was done). Parameters are those
    of `analyse`; `pause` is the least time in seconds between two of them.
    """
    position = Position.of(position)
    if record is not None:
        record = Record.of(record)
    if method not in ("auto", *METHODS):
        allowed = ", ".join(("auto", *METHODS))
        raise ValueError(f"method={method!r} is not allowed; allowed: {allowed}")
    for name, value, allowed_ones in (("until", until, UNTIL), ("read", read, READS)):
        if value not in allowed_ones:
            raise ValueError(f"{name}={value!r} is not allowed; allowed: {', '.join(allowed_ones)}")
    if match is not None and utility != "match":
        raise ValueError(f"match goes with utility='match', got utility={utility!r}")
    asked = {"utility": utility, "until": until, "weigh": weigh, "players": players, "read": read}
    fit = _methods_for(asked)
    if method != "auto" and method not in fit:
        special = [name for name, value in asked.items() if value != USUAL[name]]
        raise ValueError(
            f"method={method!r} cannot use {' and '.join(special)}; that goes with "
            f"{' or '.join(fit)}"
        )
    side = 0 if position.is_over else position.rules.side_of(position.to_move)
    task = Task(
        position,
        utility_of(utility, position.rules, side, match),
        worlds=None if worlds is None else whole("worlds", worlds, least=1),
        time_limit=None if time_limit is None else seconds("time_limit", time_limit),
        until=until,
        seed=whole("seed", seed, least=0),
        players=_names(players, position.rules.players),
        executor=executor,
        pause=pause,
        stop=stop,
    )
    _refuse(position)
    task = replace(
        task,
        knowledge=Knowledge.of(position, lacks, record),
        reading=reading_of(position, weigh, record),
        record=record,
        read=read,
    )
    if task.space.total == 1:  # whatever the method, this is the truth
        yield from cards_up(task)
    else:
        yield from METHODS[choose(task, fit) if method == "auto" else method](task)


def _names(players: str | Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Return who plays on: nobody, one name for all, or one for every seat."""
    if players is None:
        return ()
    names = (players,) if isinstance(players, str) else tuple(players)
    if len(names) not in (1, seats) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"players is one name, or one for each of {seats} seats, got {players!r}")
    return names


def _refuse(position: Position) -> None:
    """Refuse a position in which there is nothing to value."""
    if position.is_over:
        raise ValueError(say("analysis.deal_over"))
    hidden = position.hands[position.to_move].unknown
    if hidden:
        raise ValueError(say("analysis.unknown", seat=position.to_move, number=hidden))
    refuse_too_many(position)
