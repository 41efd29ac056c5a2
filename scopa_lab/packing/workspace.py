"""Workspaces: one row of whole numbers that holds rules, a position and all that a search needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..kernel import layout as at
from ..moves import Move
from ..position import Position
from ..scoring import margin
from .capturing import rank_lists, shared_rank_lists
from .cases import Case, case_of
from .moves import move_of
from .ruling import rule_words
from .tables import Tables, distance, empty
from .turns import Turn, schedule

__all__ = ["NO_LIMIT", "Answer", "Workspace"]

NO_LIMIT = 1 << 60
# below so many cards left to play, searching is faster than looking up (or than bounding)
TABLE_LEAST = 10
TABLE_LEAST_SMALL = 7  # where the table is small enough to be near the processor
SMALL_BITS = 14
CROWD_LEAST = 4
SURVEY_LEAST = 6
TAIL = 7  # plays before the end at which `kernel.tail` takes over
SPARE = 64  # words behind the end of the move stack, for what is written before it is looked at


class Answer(NamedTuple):
    """What was found out about a case: root moves, and of each the points at the end of its line.

    ``points`` are those of every category (`scopa_lab.scoring.categories`) and side, ``totals`` of
    every side; ``piles`` are the cards of every side, as masks.
    """

    moves: list[int]
    points: list[list[list[int]]]
    totals: list[list[int]]
    piles: list[list[int]]


class Workspace:
    """One workspace holding one position (or the shape of one: the cards may come later).

    Parameters
    ----------
    position : Position
        Unknown cards count, but lie nowhere until `set_case` says where.
    compiled : bool
        Whether the words are an int64 array (for the compiled kernel) or a list (for the plain
        one).
    tables : Tables, optional
        Tables to share with other workspaces of the same position; else it has its own …
    bits : int, optional
        … of ``2 ** bits`` entries; not given: as many as the position deserves.
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
        tables: Tables | None = None,
        bits: int | None = None,
        stack: int = 1 << 13,
        roots: int = 256,
    ) -> None:
        self.position = position
        self.rules = rules = position.rules
        sizes = [[len(cards) for cards in batch] for batch in position.batches()]
        hands = [len(hand) for hand in position.hands]
        turns = schedule(rules, hands, sizes, position.to_move)
        self.plies = len(turns)
        if self.plies > at.PLIES_MAX or len(sizes) > at.BATCHES_MAX:
            raise ValueError(f"too long for the kernel: {self.plies} plays, {len(sizes)} batches")
        self.tables = tables or Tables(position, bits=bits)
        fixed, lists = rule_words(rules), rank_lists(rules)
        self._rows = fixed[at.ROWS]
        self._record = 1 + roots * (1 + (self._rows + 1) * at.SEATS_MAX)
        blocks = {
            at.ROOTS: 4 * roots,
            at.RESULTS: self._record,
            at.CASES: at.CASE_SIZE + len(sizes) * at.SEATS_MAX,
            at.STACK: stack,
            at.STACK_END: SPARE,
        }
        end = at.FIXED + sum(blocks.values())
        inside = 0 if compiled else len(lists) + self.tables.plain_size  # else they lie elsewhere
        self.words: Any = empty(end + inside, compiled)
        self._write(0, fixed)
        place = at.FIXED
        for header, size in blocks.items():
            self.words[header] = place
            place += size
        if compiled:
            self._lists = shared_rank_lists(rules)
            self.words[at.INDEX] = distance(self.words, self._lists)
        else:
            self.words[at.INDEX] = end
            self._write(end, lists)
        self.tables.attach(self.words, None if compiled else end + len(lists))
        self.words[at.ROOTS_MAX] = roots
        self.words[at.BATCH_COUNT] = len(sizes)
        self.words[at.NODE_LIMIT] = NO_LIMIT
        least = TABLE_LEAST_SMALL if self.tables.bits <= SMALL_BITS else TABLE_LEAST
        self.words[at.TABLE_LEAST] = least if rules.sides == 2 else CROWD_LEAST
        self.words[at.SURVEY_LEAST] = SURVEY_LEAST
        self._write_schedule(turns)
        self._answers: Any = None  # room for them, where there are many
        self.set_case(case_of(position))

    def _write(self, start: int, words: Sequence[int]) -> None:
        self.words[start : start + len(words)] = words

    def _write_schedule(self, turns: Sequence[Turn]) -> None:
        sides = self.rules.sides
        self.words[at.PLIES] = len(turns)
        sweeps = [0] * sides
        plays = [0] * sides
        rows = [[0] * at.SCHEDULE_SIZE]  # from the end of the deal on
        paying = [sweeps[:2]]
        for turn in reversed(turns):
            side = self.rules.side_of(turn.seat)
            sweeps[side] += turn.pay
            plays[side] += 1
            a_point = sweeps[:2] if self.rules.sweep_worth == "one" else (0, 0)
            rows.append([turn.seat, side, turn.pay, turn.deal, *a_point, *plays[:2]])
            paying.append(sweeps[:2])
        self._write(at.SCHEDULE, [word for row in reversed(rows) for word in row])
        self._write(at.PAYING, [word for row in reversed(paying) for word in row])
        self._write_short_cuts(turns)

    def _write_short_cuts(self, turns: Sequence[Turn]) -> None:
        """Say from which plays on `kernel.sweeping` and `kernel.tail` may be used."""
        w, plies = self.words, len(turns)
        w[at.SWEEPS_FROM] = w[at.SWEEPS_TO] = w[at.TAIL_FROM] = w[at.FORCED_FROM] = plies
        if self.rules.sides > 2 or w[at.UNUSUAL] or w[at.SOURCE] or w[at.OPTIONAL]:
            return
        dealt = max((ply for ply, turn in enumerate(turns) if turn.deal), default=0)
        w[at.SWEEPS_FROM], w[at.SWEEPS_TO] = dealt, max(dealt, plies - TAIL + 1)
        w[at.TAIL_FROM] = max(dealt, plies - TAIL)
        forced = max(dealt, plies - self.rules.players)
        while len({turn.seat for turn in turns[forced:]}) < plies - forced:
            forced += 1
        w[at.FORCED_FROM] = forced

    def set_case(self, case: Case) -> None:
        """Say how things stand, with a case of a position of the same shape."""
        self._write(at.START, case[: at.CASE_SIZE])
        self._write(at.BATCHES, case[at.CASE_SIZE :])

    def points(self, start: int = at.OUT) -> list[list[int]]:
        """Return points per category and side, in the order of `scopa_lab.scoring.categories`."""
        sides, size = self.rules.sides, self._rows * at.SEATS_MAX
        block = self.words[start : start + size]
        words = block if isinstance(block, list) else block.tolist()
        return [words[i : i + sides] for i in range(0, size, at.SEATS_MAX)]

    def give(self, cases: Sequence[Case]) -> None:
        """Lay out cases to be solved at once, and room for their answers.

        The plain form has room for one.
        """
        if isinstance(self.words, list):
            (case,) = cases
            self._write(self.words[at.CASES], case)
            return
        import numpy as np

        self._cases = np.frombuffer(b"".join(cases), np.int64)
        if self._answers is None or len(self._answers) < len(cases):
            self._answers = np.empty((len(cases), self._record), np.int64)
        self.words[at.CASES] = distance(self.words, self._cases)
        self.words[at.RESULTS] = distance(self.words, self._answers)

    def answers(self, count: int) -> list[Answer]:
        """Return what was found out about the first so many cases."""
        sides, rows = self.rules.sides, self._rows
        step = 1 + (rows + 1) * at.SEATS_MAX
        if not isinstance(self.words, list):
            return self._answered(count)
        moves, points, piles = [], [], []
        first = self.words[at.RESULTS]
        for root in range(first + 1, first + 1 + step * self.words[first], step):
            moves.append(self.words[root])
            starts = range(root + 1, root + step, at.SEATS_MAX)
            table = [self.words[i : i + sides] for i in starts]
            piles.append(table.pop())
            points.append(table)
        totals = [[sum(row[s] for row in table) for s in range(sides)] for table in points]
        return [Answer(moves, points, totals, piles)] * count  # of one case at most

    def _answered(self, count: int) -> list[Answer]:
        """`answers` from an array: cases with as many moves are read at once, by numpy."""
        numbers = self._answers[:count, 0]
        found: list[Any] = [None] * count
        for roots in set(numbers.tolist()):
            (which,) = (numbers == roots).nonzero()
            moves, points, piles = self.records(which, roots)
            lists = (moves.tolist(), points.tolist(), points.sum(2).tolist(), piles.tolist())
            for number, *answer in zip(which.tolist(), *lists, strict=True):
                found[number] = Answer(*answer)
        return found

    def records(self, which: Any, roots: int) -> tuple[Any, Any, Any]:
        """Return moves, points and piles of some cases that have so many moves, as arrays.

        Of shapes (cases, moves), (cases, moves, categories, sides) and (cases, moves, sides);
        `which` is what numpy takes for an index. Only where the words are an array.
        """
        sides, rows = self.rules.sides, self._rows
        step = 1 + (rows + 1) * at.SEATS_MAX
        records = self._answers[which, 1 : 1 + roots * step].reshape(-1, roots, step)
        tables = records[:, :, 1:].reshape(-1, roots, rows + 1, at.SEATS_MAX)[..., :sides]
        return records[:, :, 0], tables[:, :, :rows], tables[:, :, rows]

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
