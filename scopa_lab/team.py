"""Team values: what an ending of two pairs is worth when every seat sees only its own cards.

A pair shares its points but not its cards, and may not talk. What it can make sure of on average,
over the deals that agree with what everybody knows, when it agrees on how to play before the cards
are dealt, is its **team value** (both pairs may agree so; it is the value of a finite game of two).
Where nobody has more than two cards it can be enclosed. Any way to play shows two bounds: what is
left of it when the other pair answers with its best joint plan, and what the other pair's part of
it leaves to this pair's best joint plan.

That way to play, the *profile*, is found by four seats that learn from each other
(`scopa_lab.kernel.pairs_profile`); the answers to it are exact (`scopa_lab.kernel.pairs_answers`).
In the very last round, one card each, a capture among several is chosen as if all cards were open;
that matters only where a last card can capture in more than one way.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

from .batches import WorldSolver
from .cards import Card, Cards
from .checks import seconds as a_time
from .checks import whole
from .engine import refuse_too_many
from .kernel import layout
from .kernel import pairs_layout as at
from .moves import Move
from .packing import Workspace, move_of
from .position import Position
from .scoring import categories, margin
from .setup import PositionError
from .solution import aim, unit
from .workers import Worker, work_through
from .worlds import Worlds

__all__ = ["MoveWorth", "TeamValue", "team_value"]

SEATS = 4
FIRST = 25  # iterations before the first bracket; the next comes after twice as many
ROOM_MOST = 64  # times the words of a tree in which no card can capture in two ways

Span = tuple[float, float]
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
        Bounds of the team value, both exact: the profile against the best joint answer of either
        pair.
    value : float
        What the profile itself is worth.
    ascent : tuple of float
        The same answers when the seats of a pair only improve in turn: inside `low` and `high`.
    pooled : tuple of float
        … when the answering pair sees the cards of both its seats: outside.
    seeing : tuple of float
        … when the answering pair sees all cards: outside that.
    seat_gain : float
        The most that a single seat could gain by leaving the profile, averaged over its hands.
    moves : dict of Move to MoveWorth
        Every move of the seat to move with its own hand, best first; empty where that hand is not
        known.
    deals : int
        The deals that agree with what everybody knows; each is as likely as every other.
    iterations : int
        How long the seats have learnt.
    complete : bool
        Whether that is as long as was asked for.
    seconds : float
    """

    position: Position
    low: float
    high: float
    value: float
    ascent: Span
    pooled: Span
    seeing: Span
    seat_gain: float
    moves: Mapping[Move, MoveWorth]
    deals: int
    iterations: int
    complete: bool
    seconds: float = field(compare=False)

    @property
    def width(self) -> float:
        """How wide the bracket is."""
        return self.high - self.low

    @property
    def title(self) -> str:
        """What the numbers are, in words a person reads."""
        return f"team value in [{self.low:+.3f}, {self.high:+.3f}]"

    @property
    def notes(self) -> tuple[str, ...]:
        """What is taken for granted, a sentence each."""
        return (
            "Every seat sees only its own cards; partners agree on how to play before the deal, and "
            "say nothing after it.",
            f"All {self.deals:,} deals that agree with what everybody knows are equally likely: "
            "nothing is read from earlier play. Cards named in other hands are known to all.",
            "In the last round, one card each, a capture among several is chosen as if all cards "
            "were open.",
            "A move is valued with its own hand, all others playing the profile; while that was "
            "learnt every move was played with one per cent of its fair share at least, so that "
            "moves the profile never makes have answers too.",
        )

    @property
    def best(self) -> Move | None:
        """The move worth most with its own hand; None where that is not known."""
        return next(iter(self.moves), None)

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


def team_value(
    position: Position | str,
    *,
    iterations: int = 400,
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
    seconds : float, optional
        Time after which the last bracket found is the answer.
    progress : callable, optional
        Called with iterations done, iterations to do and the bracket after each bracket found.
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
    1.5, 0 and 2 (Brown and Sandholm 2019).

    Examples
    --------
    >>> p = Position.setup("scopone", table="4D QS", hands=("2S AD", "? ?", "?", "?"), stock="",
    ...     piles=("3D 3H 3S 4H 5D 5H 6D 6H 7D 7H JD JH KD KH AH",
    ...            "4S 4C 5S 5C 6S 6C 7S 7C JS JC QH QD KS KC AS AC"), last_capture=1,
    ...     out="QC")
    >>> t = team_value(p, iterations=50)
    >>> t.deals, t.low <= t.value <= t.high
    (0, True)
    """
    position = Position.of(position)
    ending = _Ending.of(position)
    goal = whole("iterations", iterations, least=1)
    start = time.perf_counter()
    deadline = math.inf if seconds is None else start + a_time("seconds", seconds)
    goals = [goal]
    while goals[0] > FIRST:
        goals.insert(0, goals[0] // 2)
    worker = _Pairs(ending)
    found: list[TeamValue] = []
    told = 0

    def tell() -> None:
        nonlocal told
        if progress is not None and told < len(found):
            told = len(found)
            progress(found[-1].iterations, goal, found[-1])
        if found and (time.perf_counter() >= deadline or (stop is not None and stop.is_set())):
            worker.stop()

    def learn(pairs: _Pairs, iterations: int) -> None:
        if pairs.run(at.REPORT, iterations) is not None:
            found.append(pairs.read(iterations == goal, start))

    work_through([worker], goals, learn, tell)
    return found[-1]


@dataclass(frozen=True, slots=True)
class _Ending:
    """What of a position is public.

    Attributes
    ----------
    seats : tuple of int
        From the one to move on.
    sizes : tuple of int
        How many cards each of them holds.
    cards : tuple of Card
        All these cards, in the usual order.
    known : tuple of Cards
        Those that everybody knows each seat to hold; none of the seat to move.
    """

    position: Position
    seats: tuple[int, ...]
    sizes: tuple[int, ...]
    cards: tuple[Card, ...]
    known: tuple[Cards, ...]

    @classmethod
    def of(cls, position: Position) -> _Ending:
        """Read a position.

        Raises
        ------
        PositionError
            When it is no ending of two pairs with two cards a hand at most.
        """
        rules = position.rules
        faults = []
        if (rules.players, rules.sides) != (SEATS, 2):
            what = f"{rules.players} seats on {rules.sides} sides"
            faults.append(("players", f"team values are for two pairs, two seats each; got {what}"))
        if position.is_over:
            faults.append(("hands", "the deal is over: there is nothing left to value"))
        if position.stock:
            faults.append(("stock", f"there is none in such an ending; got {len(position.stock)}"))
        seats = tuple((position.to_move + i) % rules.players for i in range(rules.players))
        sizes = tuple(len(position.hands[seat]) for seat in seats)
        round_of_one = max(sizes) == 1 and list(sizes) == sorted(sizes, reverse=True)
        round_of_two = set(sizes) <= {1, 2} and list(sizes) == sorted(sizes, reverse=True)
        if not faults and not round_of_one and not round_of_two:
            held = " ".join(map(str, sizes))
            faults.append(
                (
                    "hands",
                    "from the seat to move on, every seat holds two cards, or one if it has played "
                    f"in this round (in the last round one, or none); got {held}",
                )
            )
        more = len(position.unseen) - sum(hand.unknown for hand in position.hands)
        if not faults and more:
            faults.append(("out", f"{more} cards more than fit the hands are named nowhere"))
        if position.first_play and rules.ace_lead == "barred":
            faults.append(("first_play", "an ending does not begin with the first play of a deal"))
        if faults:
            raise PositionError(faults)
        refuse_too_many(position)
        others = [position.hands[seat].cards for seat in seats[1:]]
        return cls(
            position,
            seats,
            sizes,
            tuple(position.unseen.union(*(hand.cards for hand in position.hands))),
            (Cards(), *others),
        )

    @property
    def deciding(self) -> int:
        """How many seats have two cards."""
        return self.sizes.count(2)

    def deals(self, hand: Cards | None = None) -> int:
        """Return how many deals agree with what everybody knows, and with this hand to move."""
        free = [size - len(cards) for size, cards in zip(self.sizes, self.known, strict=True)]
        if hand is not None:
            free = free[1:]
        left, ways = sum(free), 1
        for unknown in free:
            ways *= comb(left, unknown)
            left -= unknown
        return ways


class _Pairs(Worker):
    """Works out one ending."""

    entry = "pairs"

    def __init__(self, ending: _Ending) -> None:
        self.ending = ending
        super().__init__(ending.position, 0)

    def make(self, room: int, compiled: bool) -> Workspace:
        """Return a workspace with room for the tree, and the ending in it."""
        if room > ROOM_MOST:
            raise ValueError("so many captures to choose from are too many for a team value")
        rows = len(categories(self.position.rules))
        roots = room * self._words() // (rows * layout.SEATS_MAX) + 1
        workspace = Workspace(
            self.position, compiled=compiled, bits=0, stack=room << 13, roots=roots
        )
        self.fill(workspace.words)
        workspace.words[self._block + at.ROOM] = roots * rows * layout.SEATS_MAX
        return workspace

    def _words(self) -> int:
        """Return how many words the usual tree takes, with half as much again for captures."""
        cards, nodes, level = len(self.ending.cards), 1, 1
        for ply in range(self.ending.deciding):
            level *= cards - ply
            nodes += level
        words = nodes * (at.NODE_SIZE + at.NODE_REALS) + level * at.END_SIZE
        tables = 4 << (cards // 2) * (cards - cards // 2)
        return at.TREE + at.SCRATCH_SIZE + 64 * 2 * cards + tables + words * 3 // 2

    def fill(self, words: Any) -> None:
        """Write what is public."""
        ending = self.ending
        self._block = block = int(words[layout.RESULTS])
        rising = int(words[layout.RISING])

        def put(where: int, *values: int) -> None:
            words[block + where : block + where + len(values)] = values

        places = {card: place for place, card in enumerate(ending.cards)}
        put(at.CARDS_HELD, len(ending.cards))
        put(at.DECIDING, ending.deciding)
        put(at.LASTING, sum(size > 0 for size in ending.sizes))
        put(at.DEALS, ending.deals())
        put(at.CARD, *(card.index for card in ending.cards))
        put(at.SEATED, *ending.seats)
        put(at.KNOWN, *(sum(1 << places[c] for c in cards) for cards in ending.known))
        put(at.RISES, *(1 if seat % 2 == rising else -1 for seat in ending.seats))

    def read(self, complete: bool, start: float) -> TeamValue:
        """Return what was reported."""
        ending, words = self.ending, self.workspace.words
        numbers = words if isinstance(words, list) else words.view("f8")
        view = 1 - 2 * self.position.rules.side_of(self.position.to_move)

        def real(where: int) -> float:
            return view * float(numbers[self._block + where])

        def span(where: int) -> Span:
            one, two = real(where), real(where + 1)
            return min(one, two), max(one, two)

        low, high = span(at.JOINT)
        return TeamValue(
            position=self.position,
            low=low,
            high=high,
            value=real(at.VALUE),
            ascent=span(at.ASCENT),
            pooled=span(at.POOLED),
            seeing=span(at.SEEING),
            seat_gain=max(abs(real(at.GAIN + seat)) for seat in range(SEATS)),
            moves=self._moves(numbers, view),
            deals=ending.deals(),
            iterations=int(words[self._block + at.DONE]),
            complete=complete,
            seconds=time.perf_counter() - start,
        )

    def _moves(self, numbers: Any, view: int) -> dict[Move, MoveWorth]:
        """Return what the moves of the seat to move are worth with its own hand, best first."""
        ending, words = self.ending, self.workspace.words
        hand = self.position.hands[ending.seats[0]]
        if hand.unknown:
            return {}
        worths = {}
        deals = ending.deals(hand.cards)
        play, worth = int(words[self._block + at.PLAY]), int(words[self._block + at.WORTH])
        root = self._block + at.TREE
        for card, other in combinations(hand.cards, 2):
            for mine, left in ((card, other), (other, card)):
                place = ending.cards.index(mine)
                first = root + at.CHILDREN + place
                for child in range(int(words[first]), int(words[first + 1])):
                    where = 8 * child + ending.cards.index(left)
                    move = move_of(int(words[root + child * at.NODE_SIZE + at.BY]))
                    value = view * float(numbers[worth + where]) / deals
                    worths[move] = MoveWorth(value, float(numbers[play + where]))
        best = aim(self.position.rules)
        return dict(sorted(worths.items(), key=lambda item: -best * item[1].value))
