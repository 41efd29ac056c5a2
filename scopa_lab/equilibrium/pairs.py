"""Two pairs in an ending: what of it is public, and the worker that asks the kernel about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from ..cards import Card, Cards
from ..engine import refuse_too_many
from ..kernel import layout
from ..kernel import pairs_layout as at
from ..languages import say
from ..moves import Move
from ..packing import Workspace, move_of
from ..position import Position
from ..scoring import categories, margin
from ..setup import PositionError
from ..workers import Worker

__all__ = ["Ending", "Pairs", "Span"]

SEATS = 4
ROOM_MOST = 64  # times the words of a tree in which no card can capture in two ways

Reals = npt.NDArray[np.float64]
Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Ending:
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
    def of(cls, position: Position) -> Ending:
        """Read a position.

        Raises
        ------
        PositionError
            When it is no ending of two pairs with two cards a hand at most.
        """
        rules = position.rules
        faults = []
        if (rules.players, rules.sides) != (SEATS, 2):
            why = say("team.pairs", players=rules.players, sides=rules.sides)
            faults.append(("players", why))
        if position.is_over:
            faults.append(("hands", say("team.over")))
        if position.stock:
            faults.append(("stock", say("team.stock", number=len(position.stock))))
        seats = tuple((position.to_move + i) % rules.players for i in range(rules.players))
        sizes = tuple(len(position.hands[seat]) for seat in seats)
        round_of_one = max(sizes) == 1 and list(sizes) == sorted(sizes, reverse=True)
        round_of_two = set(sizes) <= {1, 2} and list(sizes) == sorted(sizes, reverse=True)
        if not faults and not round_of_one and not round_of_two:
            faults.append(("hands", say("team.hands", given=" ".join(map(str, sizes)))))
        more = len(position.unseen) - sum(hand.unknown for hand in position.hands)
        if not faults and more:
            faults.append(("out", say("team.out", number=more)))
        if position.first_play and rules.ace_lead == "barred":
            faults.append(("first_play", say("team.first")))
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


class Pairs(Worker):
    """Works out one ending, in the thread that calls; all numbers are for the side to move.

    Parameters
    ----------
    ending : Ending
    """

    entry = "pairs"

    def __init__(self, ending: Ending) -> None:
        self.ending = ending
        side = ending.position.rules.side_of(ending.position.to_move)
        self._view = 1 - 2 * side
        self._so_far = margin(ending.position.bonus, side)
        super().__init__(ending.position, 0)

    def make(self, room: int, compiled: bool) -> Workspace:
        """Return a workspace with room for the tree, and the ending in it."""
        if room > ROOM_MOST:
            raise ValueError("there are too many captures to choose from to work out a team value")
        rows = len(categories(self.position.rules))
        roots = room * self._words() // (rows * layout.SEATS_MAX) + 1
        workspace = Workspace(
            self.position, compiled=compiled, bits=0, stack=room << 13, roots=roots
        )
        self._block = int(workspace.words[layout.RESULTS])
        workspace.words[self._block + at.ROOM] = roots * rows * layout.SEATS_MAX
        self.fill(workspace.words)
        return workspace

    def _words(self) -> int:
        """Return how many words the usual tree takes, with half as much again for captures."""
        cards, nodes, ends = len(self.ending.cards), 1, 1
        for ply in range(self.ending.deciding):
            ends *= cards - ply
            nodes += ends
        words = nodes * (at.NODE_SIZE + at.NODE_REALS) + ends * (at.END_SIZE + at.END_REALS)
        tables = 4 << (cards // 2) * (cards - cards // 2)
        return at.TREE + at.SCRATCH_SIZE + 2 * cards * at.CHILD_SIZE + tables + words * 3 // 2

    def fill(self, words: Any) -> None:
        """Write what is public."""
        ending = self.ending
        rising = int(words[layout.RISING])

        def put(where: int, *values: int) -> None:
            words[self._block + where : self._block + where + len(values)] = values

        put(at.CARDS_HELD, len(ending.cards))
        put(at.DECIDING, ending.deciding)
        put(at.LASTING, sum(size > 0 for size in ending.sizes))
        put(at.DEALS, ending.deals())
        put(at.CARD, *(card.index for card in ending.cards))
        put(at.SEATED, *ending.seats)
        put(at.KNOWN, *(sum(1 << ending.cards.index(c) for c in cards) for cards in ending.known))
        put(at.RISES, *(1 if seat % 2 == rising else -1 for seat in ending.seats))

    # ── reading ─────────────────────────────────────────────────────────────────────────────────

    def word(self, where: int) -> int:
        """Return a word of the header."""
        return int(self.workspace.words[self._block + where])

    def reals(self, start: int, count: int) -> Reals:
        """Return a copy of real numbers that lie in the workspace."""
        words = self.workspace.words[start : start + count]
        return np.array(words if isinstance(words, list) else words.view(np.float64), np.float64)

    def real(self, where: int) -> float:
        """Return a margin from the header, points so far included."""
        return self._so_far + self._view * float(self.reals(self._block + where, 1)[0])

    def gain(self) -> float:
        """Return the most that a single seat gains by answering the profile."""
        return float(np.abs(self.reals(self._block + at.GAIN, SEATS)).max())

    def span(self, where: int) -> Span:
        """Return two margins from the header, the lower first."""
        one, two = self.real(where), self.real(where + 1)
        return min(one, two), max(one, two)

    def payoffs(self) -> Reals:
        """Return the margin at every end and arrangement, each with the chance of its deal.

        Points so far are left out.
        """
        ends = self.word(at.END_COUNT)
        start = self._block + self.word(at.ROOM) - ends * at.END_SIZE
        rows = self.reals(start, ends * at.END_SIZE).reshape(ends, at.END_SIZE)
        payoffs = rows[::-1, at.PAYOFFS : at.PAYOFFS + at.END_REALS // 2].ravel()
        return payoffs * (self._view / self.word(at.DEALS))

    def reaches(self) -> tuple[Reals, Reals]:
        """Return how likely each pair plays towards every end and arrangement.

        The pair to move comes first.
        """
        size = at.END_REALS // 2 * self.word(at.END_COUNT)
        both = self.reals(self.word(at.REACH), 2 * size)
        return both[:size], both[size:]

    def answer(self, reaches: Sequence[Reals]) -> Span | None:
        """Let each pair answer a way to play of the other with its best joint plan.

        `reaches` are then those of the answers.

        Returns
        -------
        tuple of float, optional
            What the answer of the pair to move gets, and what that of the other pair leaves; None
            when it was stopped.
        """
        iterations = self.word(at.DONE)
        while True:
            workspace = self.workspace
            start = self.word(at.REACH)
            for reach in reaches:
                words = workspace.words
                if isinstance(words, list):
                    words[start : start + len(reach)] = reach.tolist()
                else:
                    words.view(np.float64)[start : start + len(reach)] = reach
                start += len(reach)
            if self.run(at.ANSWER, iterations) is None:
                return None
            if self.workspace is workspace:  # else it was compiled meanwhile, and asked of nothing
                return self.real(at.JOINT), self.real(at.JOINT + 1)

    def profile(self) -> Iterator[tuple[tuple[Move, ...], Cards, dict[Move, float]]]:
        """Yield what the seats do: the moves so far, the hand of the seat to move, its chances.

        After a report only. Hands that cannot be, as everybody knows, are among them.
        """
        for node in range(self.word(at.NODE_COUNT)):
            record = self._record(node)
            left = int(record[at.LEFT])
            held = [card for place, card in enumerate(self.ending.cards) if left >> place & 1]
            for hand in combinations(held, 2) if record[at.DEPTH] < self.ending.deciding else ():
                yield self._history(node), Cards(hand), dict(self._of_hand(node, hand, at.PLAY))

    def moves(self) -> dict[Move, tuple[float, float]]:
        """Return what the moves of the seat to move are worth with its hand, and their chances.

        After a report only; in the usual order. Empty where the hand is not known, or nobody
        decides.
        """
        ending = self.ending
        hand = self.position.hands[ending.seats[0]]
        if hand.unknown or not ending.deciding:
            return {}
        deals = ending.deals(hand.cards)
        worths = self._of_hand(0, hand.cards, at.WORTH)
        chances = self._of_hand(0, hand.cards, at.PLAY)
        return {
            move: (self._so_far + self._view * worth / deals, chance)
            for (move, worth), (_, chance) in zip(worths, chances, strict=True)
        }

    def _history(self, node: int) -> tuple[Move, ...]:
        """Return the moves that lead to a node."""
        moves: list[Move] = []
        while node:
            record = self._record(node)
            moves.insert(0, move_of(int(record[at.BY])))
            node = int(record[at.PARENT])
        return tuple(moves)

    def _record(self, node: int) -> Any:
        """Return the words of a node."""
        start = self._block + at.TREE + node * at.NODE_SIZE
        return self.workspace.words[start : start + at.NODE_SIZE]

    def _of_hand(self, node: int, hand: Iterable[Card], array: int) -> Iterator[tuple[Move, float]]:
        """Yield every move of a hand of two cards at a node, and the number kept for it."""
        one, two = hand
        record = self._record(node)
        for card, other in ((one, two), (two, one)):
            place = self.ending.cards.index(card)
            for child in range(*map(int, record[at.CHILDREN + place : at.CHILDREN + place + 2])):
                where = self.word(array) + 8 * child + self.ending.cards.index(other)
                yield move_of(int(self._record(child)[at.BY])), float(self.reals(where, 1)[0])
