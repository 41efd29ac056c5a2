"""Team values: what an ending of two pairs is worth when every seat sees only its own cards.

A pair shares its points but not its cards, and may not talk. What it can make sure of on average,
over the deals that agree with what everybody knows, when it agrees on how to play before the cards
are dealt, is its **team value** (both pairs may agree so; it is the value of a finite game of two).
Where nobody has more than two cards it can be enclosed. Any two ways to play show two bounds: what
is left of the one when the other pair answers with its best joint plan, and what the other leaves
to the best joint plan of this pair.

The first of them, the *profile*, is found by four seats that learn from each other
(`scopa_lab.kernel.pairs_profile`); then the pairs agree on mixtures of joint plans
(`scopa_lab.plans`), which brings the bounds closer. The answers are exact
(`scopa_lab.kernel.pairs_answers`).

In the very last round, one card each, a capture among several is chosen as if all cards were open;
that matters only where a last card can capture in more than one way.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..batches import WorldSolver
from ..checks import seconds as a_time
from ..checks import whole
from ..kernel import pairs_layout as at
from ..languages import Said, chain, say
from ..moves import Move
from ..names import field_term
from ..position import Position
from ..setup import PositionError
from ..solution import aim, unit
from ..workers import work_through
from ..worlds import Worlds
from .pairs import Ending, Pairs, Span
from .plans import Agreements

__all__ = ["MoveWorth", "TeamValue", "team_value", "why_not_team"]

FIRST = 25  # iterations before the first bracket; the next comes after twice as many
CLOSE = 0.005  # a bracket no wider needs no more plans

Progress = Callable[[int, int, "TeamValue"], object]


class MoveWorth(NamedTuple):
    """What a move is worth, and how often the profile plays it with this hand.

    Attributes
    ----------
    value : float
        Points for the side to move when all others play the profile.
    frequency : float
        From 0 to 1.
    """

    value: float
    frequency: float


@dataclass(frozen=True, slots=True)
class TeamValue:
    """What an ending of two pairs is worth when every seat sees only its own cards.

    All values are points of the deal for the side to move: its final points minus the other
    side's, points earned so far included. The position is valued as everybody sees it, before the
    seat to move looks at its hand; only `moves` look at it.

    Attributes
    ----------
    position : Position
    low, high : float
        Bounds of the team value that hold: the best found, each from a way to play of one pair and
        the best joint answer of the other.
    value : float
        What the profile is worth when nobody answers it.
    ascent : tuple of float
        What the profile is worth when the seats of one pair answer it by improving in turn …
    joint : tuple of float
        … when one pair answers with its best joint plan: bounds, on either side of the above …
    pooled : tuple of float
        … when it sees the cards of both its seats: wider bounds …
    seeing : tuple of float
        … and when it sees all cards: wider still.
    seat_gain : float
        The most that a single seat could gain by leaving the profile, averaged over its hands.
    moves : dict of Move to MoveWorth
        Every move of the seat to move with its own hand, best first; empty where that hand is not
        known.
    deals : int
        The deals that agree with what everybody knows; each is as likely as every other.
    iterations : int
        How long the seats have learnt.
    plans : int
        How many joint plans each pair has to choose from, besides its part of the profile.
    complete : bool
        Whether it ended by itself.
    seconds : float
    """

    position: Position
    low: float
    high: float
    value: float
    ascent: Span
    joint: Span
    pooled: Span
    seeing: Span
    seat_gain: float
    moves: Mapping[Move, MoveWorth]
    deals: int
    iterations: int
    plans: int
    complete: bool
    seconds: float = field(compare=False)

    @property
    def width(self) -> float:
        """How wide the bracket is."""
        return self.high - self.low

    @property
    def title(self) -> Said:
        """What the numbers are, in words a person reads."""
        return say("team.title", low=f"{self.low:+.3f}", high=f"{self.high:+.3f}")

    @property
    def notes(self) -> tuple[Said, ...]:
        """What is taken for granted, a sentence each."""
        return (
            say("team.sees"),
            say("team.deals", deals=self.deals),
            say("team.last_round"),
            say("team.profile"),
        )

    @property
    def best(self) -> Move | None:
        """The move worth most with its own hand; None where that is not known."""
        return next(iter(self.moves), None)

    def _repr_html_(self) -> str:
        from ..display import team_value_html

        return team_value_html(self)

    def __str__(self) -> str:
        lines = [
            f"{self.title}: {unit(self.position.rules)}",
            f"{'move':<14}{'value':>8}{'played':>9}",
        ]
        for move, worth in self.moves.items():
            lines.append(f"{move!s:<14}{worth.value:>+8.3f}{worth.frequency:>9.0%}")
        if not self.complete:
            lines.append("stopped early: the bounds hold, longer would bring them closer")
        return "\n".join(lines)


def why_not_team(position: Position) -> str:
    """Say why a position is no ending of two pairs that `team_value` encloses; "" if it is.

    >>> why_not_team(Position.setup("scopa", hands=("AD", "2D"), stock=""))
    'players: team values are for two pairs, two seats each; got 2 seats on 2 sides'
    """
    try:
        Ending.of(position)
    except PositionError as error:
        return chain(
            [say("setup.fault", field=field_term(f), fault=fault) for f, fault in error.faults],
            "semicolon",
        )
    return ""


def team_value(
    position: Position | str,
    *,
    iterations: int = 400,
    plans: int = 120,
    seconds: float | None = None,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
) -> TeamValue:
    """Enclose what an ending of two pairs is worth when every seat sees only its own cards.

    Parameters
    ----------
    position : Position or str
        An ending of two pairs, or its one-line text: no stock, two cards in every hand, or one
        where a seat has played in this round already. Cards named in the hand of the seat to move
        are its own business, those named in other hands are known to all.
    iterations : int
        How long the seats learn, from 1.
    plans : int
        How many joint plans each pair adds at most, from 0; it adds none once the bracket is no
        wider than 0.005.
    seconds : float, optional
        Time after which the last bracket found is the answer.
    progress : callable, optional
        Called with steps done, steps to do at most (iterations and plans) and what is known,
        several times a second.
    stop : threading.Event, optional
        Set it from any thread to have the last bracket found as the answer.

    Returns
    -------
    TeamValue
        Its bounds hold however early it ends; at least one bracket is found in any case.

    Raises
    ------
    PositionError
        When the position is no such ending, with all faults.
    ValueError
        For a number of iterations or seconds that makes no sense; when there are so many captures
        to choose from that there is no room for them.

    Notes
    -----
    The team value is the team-maxmin value with coordination before the deal (von Stengel and
    Koller 1997; Celli and Gatti 2018). The profile is made by discounted CFR with the exponents
    1.5, 0 and 2 (Brown and Sandholm 2019), the mixtures of plans by the double oracle method
    (McMahan, Gordon and Blum 2003).

    Examples
    --------
    >>> p = Position.setup("scopone", table="4D QD", hands=("2S AD", "? ?", "?", "?"), stock="",
    ...     piles=("3D 3H 3S 4H 5D 5H 6D 6H 7D 7H JD JH KD KH AH",
    ...            "4S 4C 5S 5C 6S 6C 7S 7C JS JC QH KS KC AS AC"), last_capture=1,
    ...     out="2D QS")
    >>> print(team_value(p))
    team value in [+1.361, +1.361]: points of the deal, side to move minus the other
    move             value   played
    AD              +0.750     100%
    2S              +0.333       0%
    """
    ending = Ending.of(Position.of(position))
    goal = whole("iterations", iterations, least=1)
    most = whole("plans", plans, least=0)
    start = time.perf_counter()
    deadline = math.inf if seconds is None else start + a_time("seconds", seconds)
    goals = [goal]
    while goals[0] > FIRST:
        goals.insert(0, goals[0] // 2)
    pairs = Pairs(ending)
    work = _Work(pairs, start)
    told = 0

    def tell() -> None:
        nonlocal told
        if progress is not None and told < len(work.found):
            told = len(work.found)
            last = work.found[-1]
            progress(last.iterations + last.plans, goal + most, last)
        late = time.perf_counter() >= deadline or (stop is not None and stop.is_set())
        if work.found and late:
            work.stop()

    def pieces() -> Iterator[int | None]:
        yield from goals
        for _ in range(most):
            if work.found[-1].width > CLOSE:
                yield None

    work_through([work], pieces(), _Work.do, tell)
    last = work.found[-1]
    ended = last.iterations == goal and (last.plans == most or last.width <= CLOSE)
    return replace(last, complete=ended)


class _Work:
    """Finds one bracket after the other."""

    def __init__(self, pairs: Pairs, start: float) -> None:
        self.pairs = pairs
        self.start = start
        self.found: list[TeamValue] = []
        self.stopped = False
        self._agreements: Agreements | None = None

    def stop(self) -> None:
        """End what is running within milliseconds, for good; from any thread."""
        self.stopped = True
        self.pairs.stop()

    def do(self, iterations: int | None) -> None:
        """Let the seats learn until so many iterations are done, or the pairs agree on a plan."""
        if iterations is None:
            self._agree()
        elif self.pairs.run(at.REPORT, iterations) is not None:
            now = self._read()
            if self.found:  # bounds that were found once hold for good
                before = self.found[-1]
                low, high = max(before.low, now.low), min(before.high, now.high)
                now = replace(now, low=low, high=high)
            self.found.append(now)

    def _agree(self) -> None:
        if self._agreements is None:
            self._agreements = Agreements(self.pairs)
        bounds = self._agreements.improve()
        if bounds is not None:
            last = self.found[-1]
            low, high = max(last.low, bounds[0]), min(last.high, bounds[1])
            now = time.perf_counter() - self.start
            plans = self._agreements.count
            self.found.append(replace(last, low=low, high=high, plans=plans, seconds=now))

    def _read(self) -> TeamValue:
        pairs = self.pairs
        joint = pairs.span(at.JOINT)
        best = aim(pairs.position.rules)
        deciding = pairs.ending.deciding
        worths = pairs.moves() if deciding else _last_moves(pairs.position)
        moves = {move: MoveWorth(*worth) for move, worth in worths.items()}
        return TeamValue(
            position=pairs.position,
            low=joint[0],
            high=joint[1],
            value=pairs.real(at.VALUE),
            ascent=pairs.span(at.ASCENT),
            joint=joint,
            pooled=pairs.span(at.POOLED),
            seeing=pairs.span(at.SEEING),
            seat_gain=pairs.gain(),
            moves=dict(sorted(moves.items(), key=lambda item: -best * item[1].value)),
            deals=pairs.ending.deals(),
            iterations=pairs.word(at.DONE),
            plans=0,
            complete=False,
            seconds=time.perf_counter() - self.start,
        )


def _last_moves(position: Position) -> dict[Move, Span]:
    """Return what the moves of a last card are worth, and how often each is the first best one.

    In the usual order, averaged over the worlds with all cards open; empty where the card is not
    known.
    """
    if position.hands[position.to_move].unknown:
        return {}
    solver, worlds = WorldSolver(position), Worlds(position)
    solved = [values for values, _ in solver.solve(map(worlds.at, range(worlds.total)))]
    most = max if aim(position.rules) > 0 else min
    best = [values.index(most(values)) for values in solved]
    return {
        move: (sum(values[i] for values in solved) / len(solved), best.count(i) / len(solved))
        for i, move in enumerate(solver.moves)
    }
