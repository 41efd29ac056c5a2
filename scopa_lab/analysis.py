"""Analysis: what every move of a position is worth when some cards are hidden.

Method ``open``: every world (see `scopa_lab.worlds`) is solved with all cards face up and the
values are averaged; all moves are valued on the same worlds. That is the **cards-up average**, not
what a player who cannot see the hidden cards is sure to get.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .checks import seconds, whole
from .engine import refuse_too_many
from .estimates import Estimate, Row
from .evaluation import evaluations
from .moves import Move
from .position import Position
from .rules import Rules
from .scoring import categories
from .solution import concept, unit
from .tally import Tally
from .worlds import Worlds

if TYPE_CHECKING:
    import pandas

__all__ = ["Analysis", "Estimate", "Row", "analyse", "improving"]

METHODS = ("auto", "open")
UTILITIES = ("margin",)
ENUMERATE = 2_000  # up to so many worlds are all looked at when the caller does not say
SAMPLE = 200  # otherwise so many are drawn


@dataclass(frozen=True, slots=True)
class Analysis:
    """Every move of a position with its value; rows are sorted, best first.

    Attributes
    ----------
    position : Position
    method : str
    title : str
        What the number is, in words.
    exact : bool
        Whether nothing is left to chance: every card was known.
    worlds, worlds_total : int
        Worlds used, and worlds there are.
    seed : int
    rows : tuple of Row
    seconds : float
    complete : bool
        False while it is still improving, or when it was stopped before its time.
    version : str
        Version of the library.
    """

    position: Position
    method: str
    worlds: int
    worlds_total: int
    seed: int
    rows: tuple[Row, ...]
    complete: bool
    version: str
    seconds: float = field(compare=False)

    @property
    def rules(self) -> Rules:
        """The rules it was computed under."""
        return self.position.rules

    @property
    def exact(self) -> bool:
        """Whether every card was known, so that the values are those of best play by all."""
        return self.worlds_total == 1

    @property
    def title(self) -> str:
        """What the number is, in words a person reads."""
        if self.exact:
            return "exact"
        total = _count(self.worlds_total)
        if self.rows and self.rows[0].ev.exact:
            return f"cards-up average over {total} worlds"
        return f"cards-up average over {self.worlds:,} of {total} worlds"

    @property
    def assumes(self) -> str:
        """What is taken for granted, in words."""
        words = concept(self.position.rules)
        if not self.exact:
            words += "; every world equally likely, nothing read from earlier play"
        return words

    @property
    def best(self) -> Move:
        """The move with the best mean."""
        return self.rows[0].move

    def __getitem__(self, move: str | Move) -> Row:
        """Return the row of a move.

        Raises
        ------
        KeyError
            When the move is not among the rows.
        """
        wanted = Move.parse(move)
        for row in self.rows:
            if row.move == wanted:
                return row
        raise KeyError(f"{wanted} is not among {', '.join(str(r.move) for r in self.rows)}")

    def __str__(self) -> str:
        names = categories(self.rules)
        doubt = "" if self.rows[0].ev.exact else "; ± standard error"
        lines = [
            f"{self.title}: {unit(self.rules)}{doubt}",
            f"{'move':<12}{'value':>16}{'behind':>15}{'win':>6}{'sweep risk':>12} "
            + "".join(f"{name:>{len(name) + 2}}" for name in names),
        ]
        for row in self.rows:
            behind = "best" if row.is_best else str(row.behind).lstrip("+")
            lines.append(
                f"{row.move!s:<12}{row.ev!s:>16}{behind:>15}"
                f"{row.win.mean:>6.0%}{row.sweep_risk.mean:>12.0%} "
                + "".join(f"{row.parts[name].mean:>+{len(name) + 2}.2f}" for name in names)
            )
        if not self.complete:
            lines.append("stopped early: these are the worlds done so far")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Analysis: {self.title}, {len(self.rows)} moves, best {self.best}>"

    def to_dict(self) -> dict[str, Any]:
        """Return the analysis as JSON-ready data."""
        return {
            "position": self.position.to_dict(),
            "method": self.method,
            "title": self.title,
            "assumes": self.assumes,
            "exact": self.exact,
            "worlds": self.worlds,
            "worlds_total": self.worlds_total,
            "seed": self.seed,
            "complete": self.complete,
            "version": self.version,
            "rows": [row.to_dict() for row in self.rows],
        }

    def to_frame(self) -> pandas.DataFrame:
        """Return a pandas frame, one row a move.

        Raises
        ------
        ImportError
            When pandas is not there.
        """
        try:
            import pandas
        except ImportError:
            raise ImportError(
                "to_frame needs pandas: pip install pandas (to_dict gives the same without it)"
            ) from None
        rows = []
        for row in self.rows:
            flat: dict[str, Any] = {"move": str(row.move)}
            for name, estimate in [("ev", row.ev), ("behind", row.behind), ("win", row.win)]:
                flat |= {name: estimate.mean, f"{name}_se": estimate.se}
            flat["sweep_risk"] = row.sweep_risk.mean
            flat |= {name: part.mean for name, part in row.parts.items()}
            rows.append(flat)
        return pandas.DataFrame(rows).set_index("move")

    def _repr_html_(self) -> str:
        from . import display  # drawn only in a notebook

        return display.analysis_html(self)


def _count(n: int) -> str:
    """Return a count in full up to a million, then rounded (``4.2e15``)."""
    if n < 1_000_000:
        return f"{n:,}"
    mantissa, _, power = f"{n:.1e}".partition("e+")
    return f"{mantissa}e{int(power)}"


# ── the front door ──────────────────────────────────────────────────────────────────────────────


def analyse(
    position: Position | str,
    *,
    method: str = "auto",
    worlds: int | None = None,
    time_limit: float | None = None,
    seed: int = 0,
    utility: str = "margin",
    executor: Executor | None = None,
    progress: Callable[[int, int, Analysis], object] | None = None,
) -> Analysis:
    """Value every move of a position, hidden cards or not.

    Parameters
    ----------
    position : Position or str
        A position, or its one-line text. The hand of the seat to move must be known.
    method : {"auto", "open"}
        ``"open"``: every world is solved with open cards and averaged. ``"auto"``: exact when every
        card is known, else ``"open"``.
    worlds : int, optional
        How many worlds to look at; all of them if there are no more. Not given: all when there are
        at most 2,000, else 200 drawn at random.
    time_limit : float, optional
        Seconds after which the worlds done so far are the answer.
    seed : int
        From 0. Same seed and number of worlds, same numbers, whatever the number of workers.
    utility : {"margin"}
        What is averaged: points of the deal.
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
        When the deal is over, the hand of the seat to move is not known, or an argument is none of
        the allowed ones.
    TimeoutError
        When the time limit passed before a single world was solved.

    Examples
    --------
    >>> p = Position.setup("scopa", table="QD", hands=("2S AD", "? ?"), stock="",
    ...     piles=("3D 3H 4D 4H 5D 5H 6D 6H 7D 7H JD JH KD KH AH",
    ...            "4S 4C 5S 5C 6S 6C 7S 7C JS JC QH QS QC KS KC AS AC"), last_capture=1)
    >>> a = analyse(p)
    >>> a.title, a.worlds, a.rows[0].ev.se
    ('cards-up average over 10 worlds', 10, 0.0)
    """
    position = Position.of(position)
    goal = 0 if progress is None else worlds_to_do(position, worlds)
    last: Analysis | None = None
    for last in improving(
        position,
        method=method,
        worlds=worlds,
        time_limit=time_limit,
        seed=seed,
        utility=utility,
        executor=executor,
    ):
        if progress is not None:
            progress(last.worlds, goal, last)
    assert last is not None  # improving gives at least one analysis
    return last


def worlds_to_do(position: Position, worlds: int | None = None) -> int:
    """Return how many worlds `analyse` will look at.

    Raises
    ------
    ValueError
        When `worlds` is no whole number from 1.
    """
    if worlds is not None:
        worlds = whole("worlds", worlds, least=1)
    total = Worlds(position).total
    return min(total, worlds or (total if total <= ENUMERATE else SAMPLE))


def improving(
    position: Position | str,
    *,
    method: str = "auto",
    worlds: int | None = None,
    time_limit: float | None = None,
    seed: int = 0,
    utility: str = "margin",
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
    _check(position, method, time_limit, utility)
    refuse_too_many(position)
    seed = whole("seed", seed, least=0)
    start = time.perf_counter()
    all_worlds = Worlds(position)
    goal = worlds_to_do(position, worlds)
    numbers = all_worlds.numbers(goal, seed)
    moves = tuple(position.legal_moves())
    tally = Tally(position, moves, all_worlds.total, repeats=goal < all_worlds.total)

    def so_far(complete: bool) -> Analysis:
        from . import __version__  # the package names its version after everything is imported

        return Analysis(
            position,
            "exact" if all_worlds.total == 1 and method == "auto" else "open",
            len(tally.values[0]),
            all_worlds.total,
            seed,
            tally.rows(),
            complete,
            __version__,
            time.perf_counter() - start,
        )

    deadline = math.inf if time_limit is None else start + time_limit
    shown = start
    stream = evaluations(position, numbers, executor=executor, deadline=deadline, stop=stop)
    try:
        for number, evaluation in stream:
            tally.add(all_worlds.at(number), evaluation)
            now = time.perf_counter()
            if now - shown >= pause and len(tally.values[0]) < goal:
                shown = now
                yield so_far(complete=False)
    finally:
        stream.close()
    if not tally.values[0]:
        if stop is not None and stop.is_set():
            return
        raise TimeoutError(
            f"not one world was solved within {deadline - start:g} s; give more time, or set up a "
            "position with fewer cards to play"
        )
    yield so_far(complete=len(tally.values[0]) == goal)


def _check(
    position: Position,
    method: str,
    time_limit: float | None,
    utility: str,
) -> None:
    if method not in METHODS:
        raise ValueError(f"method={method!r} is not allowed; allowed: {', '.join(METHODS)}")
    if utility not in UTILITIES:
        raise ValueError(f"utility={utility!r} is not allowed; allowed: {', '.join(UTILITIES)}")
    if time_limit is not None:
        seconds("time_limit", time_limit)
    if position.is_over:
        raise ValueError("the deal is over: there is no move to value; see position.score()")
    hidden = position.hands[position.to_move].unknown
    if hidden:
        raise ValueError(
            f"seat {position.to_move} is to move and {hidden} of its cards are unknown (?); "
            "name them, or look from a seat whose cards are known"
        )
