"""Workspaces: one row of whole numbers that holds rules, a position and all that a search needs."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from typing import Any

from ..cards import Cards
from ..earning import declared
from ..kernel import layout as at
from ..moves import Move
from ..position import Position
from ..rules import Rules
from ..scoring import margin
from .capturing import capture_lists
from .moves import move_of
from .ruling import rule_words
from .turns import Turn, schedule

__all__ = ["NO_LIMIT", "Workspace", "table_size"]

NO_LIMIT = 1 << 60
# below so many cards left to play, searching is faster than looking up (or than bounding)
TABLE_LEAST = 8
CROWD_LEAST = 4
SURVEY_LEAST = 3


def table_size(batches: Sequence[int], sides: int) -> int:
    """Return how many entries a table deserves, as a power of two, from the cards of each batch.

    >>> table_size([6], 2), table_size([6] * 6, 2), table_size([28], 2)
    (9, 14, 21)
    """
    largest = max(batches)
    bits = 21
    for cards, enough in ((24, 18), (20, 15), (16, 13), (12, 12), (8, 9)):
        if largest <= cards:
            bits = enough
    if len(batches) > 1:
        bits += 5
    if sides > 2:
        bits += 3
    return min(bits, 21)


@lru_cache(maxsize=64)
def _declarations(rules: Rules) -> dict[int, int]:
    """Return what hands are known to declare, by their masks; filled as it is needed."""
    return {}


class Workspace:
    """One workspace holding one position (or the shape of one: the cards may come later).

    Parameters
    ----------
    position : Position
        Unknown cards count, but lie nowhere until `set_world` says where.
    compiled : bool
        Whether the words are an int64 array (for the compiled kernel) or a list (for the plain
        one).
    table_bits : int, optional
        The transposition table has ``2 ** table_bits`` entries of 32 bytes.
    stack : int
        Words on the move stack.
    roots : int
        Room for so many root moves.

    Attributes
    ----------
    words : list of int or ndarray
    plies : int
        Plays until the end of the deal.
    """

    def __init__(
        self,
        position: Position,
        *,
        compiled: bool,
        table_bits: int | None = None,
        stack: int = 1 << 13,
        roots: int = 256,
    ) -> None:
        self.position = position
        self.rules = rules = position.rules
        self._known = _declarations(rules)
        sizes = [[len(cards) for cards in batch] for batch in position.batches()]
        hands = [len(hand) for hand in position.hands]
        turns = schedule(rules, hands, sizes, position.to_move)
        self.plies = len(turns)
        if self.plies > at.PLIES_MAX or len(sizes) > at.BATCHES_MAX:
            raise ValueError(f"too long for the kernel: {self.plies} plays, {len(sizes)} batches")
        if table_bits is None:
            table_bits = table_size([sum(hands), *map(sum, sizes)], rules.sides)
        lists = capture_lists(rules)
        fixed = list(rule_words(rules))
        block = at.FIXED
        fixed[at.INDEX] = block
        block += len(lists)
        fixed[at.ROOTS], fixed[at.ROOTS_MAX] = block, roots
        block += 4 * roots
        fixed[at.RESULTS] = block
        block += roots * fixed[at.ROWS] * at.SEATS_MAX
        fixed[at.STACK] = block
        block = (block + stack + 7) // 8 * 8
        fixed[at.STACK_END], fixed[at.TABLE], fixed[at.TABLE_BITS] = block, block, table_bits
        self._rows = fixed[at.ROWS]
        self.words: Any = _empty(block + (4 << table_bits), compiled)
        self._write(0, fixed)
        self._write(at.FIXED, lists)
        self.words[at.NODE_LIMIT] = NO_LIMIT
        self.words[at.TABLE_LEAST] = TABLE_LEAST if rules.sides == 2 else CROWD_LEAST
        self.words[at.SURVEY_LEAST] = SURVEY_LEAST
        self._write_schedule(turns)
        self._write_position(position)

    def _write(self, start: int, words: Sequence[int]) -> None:
        self.words[start : start + len(words)] = words

    def _write_schedule(self, turns: Sequence[Turn]) -> None:
        sides = self.rules.sides
        self.words[at.PLIES] = len(turns)
        sweeps = [0] * sides
        plays = [0] * sides
        for ply in range(len(turns), -1, -1):
            row = [0] * at.SCHEDULE_SIZE
            if ply < len(turns):
                turn = turns[ply]
                side = self.rules.side_of(turn.seat)
                sweeps[side] += turn.pay
                plays[side] += 1
                row[: at.DEAL + 1] = [turn.seat, side, turn.pay, turn.deal]
            self._write(at.PAYING + 2 * ply, sweeps[:2])
            if self.rules.sweep_worth == "one":
                row[at.SWEEPS_0 : at.SWEEPS_0 + 2] = sweeps[:2]
            row[at.PLAYS_0 : at.PLAYS_0 + 2] = plays[:2]
            self._write(at.SCHEDULE + ply * at.SCHEDULE_SIZE, row)

    def _write_position(self, position: Position) -> None:
        w, rules = self.words, self.rules
        side = -1 if position.last_capture is None else rules.side_of(position.last_capture)
        w[at.START_LAST] = side + 1
        w[at.START_SWEPT] = position.last_capture_swept if w[at.TAKE_BACK] else 0
        w[at.START_LAID] = 0 if position.last_laid is None else position.last_laid.mask
        w[at.START_TABLE] = position.table.mask
        w[at.BARRED] = int(position.first_play and rules.ace_lead == "barred")
        start = at.START - at.HANDS
        names = rules.play_names
        for i, pile in enumerate(position.piles):
            w[start + at.PILES + i] = pile.mask
            for row, (name, points) in enumerate(zip(names, position.earned[i], strict=True)):
                w[at.START_EARNED + row * at.SEATS_MAX + i] = points
                if name == "sweeps":
                    w[start + at.SWEPT_SO_FAR + i] = points
        for i, combos in enumerate(position.combinations):
            w[start + at.COMBOS + i] = Cards().union(*combos).mask
            w[start + at.LETTERS + i] = sum(
                max(rules.prime_values[card.rank] for card in combo) for combo in combos
            )
        hands = [hand.cards.mask for hand in position.hands]
        known = [
            [sum(card.mask for card in cards if card is not None) for cards in batch]
            for batch in position.batches()
        ]
        self.set_world(hands, known)

    def set_world(self, hands: Sequence[int], batches: Sequence[Sequence[int]]) -> None:
        """Say where every card is: masks per seat, and per batch and seat."""
        w = self.words
        rest = w[at.START_TABLE]
        for seat, hand in enumerate(hands):
            w[at.START + seat] = hand
            rest |= hand
        for i, batch in enumerate(batches):
            for seat, hand in enumerate(batch):
                w[at.BATCHES + i * at.SEATS_MAX + seat] = hand
                rest |= hand
        w[at.START_REST] = rest
        sides = self.rules.sides
        if w[at.EARNING]:
            start = at.START - at.HANDS
            for left, most in ((at.SWEEPS_LEFT, at.SWEEP_MOST), (at.OTHERS_LEFT, at.OTHER_MOST)):
                totals = [0] * sides
                for packets in (hands, *batches):
                    for seat, hand in enumerate(packets):
                        totals[seat % sides] += self._most(hand, most)
                self._write(start + left, totals)
        if self.rules.barsega or self.rules.trio:
            totals = [0] * sides
            for batch in batches:
                for seat, hand in enumerate(batch):
                    totals[seat % sides] += self._declared(hand)
            self._write(at.DECLARED, totals)
            w[at.DECLARED_MARGIN] = totals[0] - totals[1]

    def _most(self, hand: int, table: int) -> int:
        """The most that the cards of a hand can earn, from the table of their ranks."""
        w = self.words
        return sum(
            int(w[table + i]) * (hand >> 4 * i & 15).bit_count()
            for i in range(at.RANKS_MAX)
            if hand >> 4 * i & 15
        )

    def _declared(self, hand: int) -> int:
        """What a hand earns by being dealt."""
        if hand not in self._known:
            self._known[hand] = declared(self.rules, Cards.from_mask(hand))
        return self._known[hand]

    def points(self, start: int = at.OUT) -> list[list[int]]:
        """Return points per category and side, in the order of `scopa_lab.scoring.categories`."""
        sides, size = self.rules.sides, self._rows * at.SEATS_MAX
        block = self.words[start : start + size]
        words = block if isinstance(block, list) else block.tolist()
        return [words[i : i + sides] for i in range(0, size, at.SEATS_MAX)]

    def world_points(self, count: int) -> list[list[list[int]]]:
        """Return points per root move, category and side, after a world was solved."""
        first, block = int(self.words[at.RESULTS]), self._rows * at.SEATS_MAX
        return [self.points(first + i * block) for i in range(count)]

    def root_moves(self) -> list[int]:
        """Return the words of the root moves that were listed."""
        first = int(self.words[at.ROOTS])
        return [int(self.words[first + 4 * i]) for i in range(int(self.words[at.ROOT_COUNT]))]

    def root_bounds(self) -> list[tuple[float, float]]:
        """Return bounds of the root moves that hold without search.

        Two sides: of the margin of side 0, points so far left out. More: of the margin of the side
        to move, points so far included.
        """
        first = int(self.words[at.ROOTS])
        count = int(self.words[at.ROOT_COUNT])
        if self.rules.sides == 2:
            return [
                (int(self.words[first + 4 * i + 1]), int(self.words[first + 4 * i + 2]))
                for i in range(count)
            ]
        most = float(self._most_to_come())
        side = self.rules.side_of(self.position.to_move)
        dealt = self.words[at.DECLARED : at.DECLARED + self.rules.sides]
        points = [a + int(b) for a, b in zip(self.position.bonus, dealt, strict=True)]
        so_far = margin(points, side)
        return [(so_far - most, so_far + most)] * count

    def _most_to_come(self) -> int:
        """The most that all sides together can win or lose from here on."""
        w, start = self.words, at.START - at.HANDS
        sides = range(self.rules.sides)
        sweeps, others = self.plies, 0
        if w[at.EARNING]:
            sweeps = sum(int(w[start + at.SWEEPS_LEFT + i]) for i in sides)
            others = sum(int(w[start + at.OTHERS_LEFT + i]) for i in sides)
        most = sweeps + others + int(w[at.START_SWEPT])
        for category in self.rules.end_categories:
            if category.kind == "again":
                most += sweeps + sum(int(w[start + at.SWEPT_SO_FAR + i]) for i in sides)
            elif category.kind == "runs":
                most += len(self.rules.cards)
            else:
                count = len(category.cards & self.rules.cards) if category.kind == "each" else 1
                most += count * category.points
        return most

    def vector(self, word: int) -> list[int]:
        """Return the points to come of every side from the kernel's vector."""
        return [(word >> 10 * side & 1023) - at.NOTHING for side in range(self.rules.sides)]

    def line(self) -> tuple[Move, ...]:
        """Return the moves of the line that was written last, as far as it was followed."""
        end = at.LINE + int(self.words[at.LINE_LENGTH])
        return tuple(move_of(int(word)) for word in self.words[at.LINE : end])


def _empty(size: int, compiled: bool) -> MutableSequence[int]:
    if not compiled:
        return [0] * size
    import numpy as np  # only the compiled form needs it

    words: MutableSequence[int] = np.zeros(size, np.int64)  # type: ignore[assignment]
    return words
