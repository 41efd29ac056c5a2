"""Packing: rules and positions become one row of whole numbers, and answers become moves again.

This is the only door between words and the kernel. Nothing here searches, and nothing in the kernel
knows what a variant is called.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from .cards import RANKS, Card, Cards
from .kernel import layout as at
from .moves import Move
from .position import Position
from .rules import Rules
from .scoring import COINS, REBELLO, SETTEBELLO, categories, margin, sweep_pays

__all__ = ["Turn", "Workspace", "move_of", "schedule", "word_of"]

NO_LIMIT = 1 << 60
# below so many cards left to play, searching is faster than looking up (or than bounding)
TABLE_LEAST = 8
CROWD_LEAST = 4
SURVEY_LEAST = 3
INDEX_RANKS = 13


def of_ranks(ranks: str) -> int:
    """Return all cards of these ranks as a mask.

    >>> Cards.from_mask(of_ranks("7"))
    Cards('7D 7H 7S 7C')
    """
    return sum(15 << 4 * RANKS.index(rank) for rank in ranks)


def word_of(move: Move) -> int:
    """Return a move as the kernel writes it.

    >>> hex(word_of(Move.parse("3DxADAH2S")))
    '0x80000000000043'
    """
    return move.card.index << at.CARD_SHIFT | move.captured.mask


def move_of(word: int) -> Move:
    """Return the move that a word of the kernel means; the inverse of `word_of`."""
    return Move(Card.at(word >> at.CARD_SHIFT), Cards.from_mask(word & at.CARDS_MASK))


# ── rules ───────────────────────────────────────────────────────────────────────────────────────


def _multisets(rules: Rules, total: int) -> list[tuple[int, int, frozenset[str]]]:
    """Rank multisets worth a total: (cards, packed counts, ranks), fewer cards first."""
    found: list[tuple[int, int, frozenset[str]]] = []
    ranks = [r for r, v in rules.values.items() if v <= total]

    def extend(i: int, left: int, size: int, packed: int, used: frozenset[str]) -> None:
        if left == 0:
            found.append((size, packed, used))
        elif i < len(ranks):
            value = rules.values[ranks[i]]
            shift = 4 * RANKS.index(ranks[i])
            for count in range(min(4, left // value) + 1):
                more = used | {ranks[i]} if count else used
                extend(i + 1, left - count * value, size + count, packed | count << shift, more)

    extend(0, total, 0, 0, frozenset())
    return sorted(s for s in found if s[0] <= (rules.max_capture or 52))


@lru_cache(maxsize=64)
def _capture_lists(rules: Rules) -> tuple[int, ...]:
    """Return the capture index and its lists; places count from the start of the index.

    For every rank of a card played and every set of ranks on the table: how many rank multisets
    could be taken, then each as ``size << 52 | packed counts``.
    """
    ranks = rules.the_pack.ranks
    bit = {rank: 1 << i for i, rank in enumerate(ranks)}
    words = [0] * (INDEX_RANKS << len(ranks))
    places: dict[tuple[int, ...], int] = {}
    for rank in ranks:
        sets = [
            (sum(bit[r] for r in used), size << at.CARD_SHIFT | packed)
            for size, packed, used in _multisets(rules, rules.values[rank])
        ]
        first = RANKS.index(rank) << len(ranks)
        for there in range(1 << len(ranks)):
            entry = tuple(word for needs, word in sets if not needs & ~there)
            if entry not in places:
                places[entry] = len(words)
                words += [len(entry), *entry]
            words[first + there] = places[entry]
    return tuple(words)


def _category_rows(rules: Rules) -> Iterator[tuple[int, int, int, int, int]]:
    """Kind, mask, award, points and cards that matter, for every category but the sweeps."""
    most = at.OVER_HALF if rules.majority == "over_half" else at.ALONE
    whole = rules.cards.mask
    primiera = {
        "most_sevens": (at.SEVENS, 0, at.ALONE, 1, of_ranks("76")),
        "settanta": (at.THREE_SEVENS, 0, at.AMOUNT, 1, of_ranks("7")),
    }
    by_source = {
        "all": at.PRIME,
        "combination_only": at.PRIME_COMBOS,
        "combination_letter": at.PRIME_LETTER,
    }
    rows = {
        "cards": (at.COUNT, whole, most, 1, 0),
        "coins": (at.COUNT, whole & COINS.mask, most, 1, COINS.mask),
        "settebello": (at.COUNT, SETTEBELLO.mask, at.AMOUNT, 1, SETTEBELLO.mask),
        "primiera": primiera.get(
            rules.primiera, (by_source[rules.primiera_source], 0, at.ALONE, 1, 0)
        ),
        "napola": (at.RUN, COINS.mask, at.AMOUNT, 1, COINS.mask),
        "rebello": (at.COUNT, REBELLO.mask, at.AMOUNT, 1, REBELLO.mask),
    }
    return (rows[name] for name in categories(rules) if name != "sweeps")


@lru_cache(maxsize=64)
def _rule_words(rules: Rules) -> tuple[int, ...]:
    """Return the fixed part of a workspace with everything that depends on the rules alone."""
    w = [0] * at.FIXED
    w[at.SEATS] = rules.players
    w[at.SIDES] = rules.sides
    w[at.OPTIONAL] = int(rules.capture == "optional")
    w[at.PRIORITY] = ("free", "single", "fewest").index(rules.priority)
    w[at.SOURCE] = int(rules.primiera_source != "all")
    w[at.TAKE_BACK] = int(rules.no_sweep_on == "last_capture")
    w[at.MISSING] = ("disqualify", "suits_first", "zero").index(rules.primiera_missing)
    w[at.SHARE] = int(rules.tie == "share")
    ranks = rules.the_pack.ranks
    low = [r for i, r in enumerate(ranks) if RANKS.index(r) == i]
    w[at.RANKS] = len(ranks)
    w[at.RANK_LOW] = (1 << len(low)) - 1
    w[at.RANK_HIGH] = (1 << len(ranks)) - 1 & ~w[at.RANK_LOW]
    w[at.RANK_SHIFT] = len(RANKS) - len(ranks)
    for rank, value in rules.values.items():
        w[at.VALUES + RANKS.index(rank)] = value
        w[at.OF_VALUE + value] = of_ranks(rank)
    w[at.SUM_LIMIT] = max(rules.values.values())
    rows = list(_category_rows(rules))
    w[at.CATEGORIES] = len(rows)
    for i, row in enumerate(rows):
        start = at.CATEGORY + i * at.CATEGORY_SIZE
        w[start : start + at.CATEGORY_SIZE] = row
    order = sorted(ranks, key=lambda r: (-rules.prime_values[r], RANKS.index(r)))
    w[at.PRIMES] = len(order)
    for i, rank in enumerate(order):
        w[at.PRIME_ORDER + 2 * i] = RANKS.index(rank)
        w[at.PRIME_ORDER + 2 * i + 1] = rules.prime_values[rank]
    w[at.RUN_LENGTH] = len(rules.values)
    w[at.RUN_CAP] = 6 if rules.napola == "to6" else len(rules.values)
    for i, rank in enumerate(rules.values):
        w[at.RUN_ORDER + i] = RANKS.index(rank)
    w[at.SEVENS_MASK] = of_ranks("7")
    w[at.SIXES_MASK] = of_ranks("6")
    w[at.RATE_COINS] = COINS.mask
    w[at.RATE_PRIMES] = of_ranks("7")
    w[at.RATE_BEST] = SETTEBELLO.mask
    return tuple(w)


# ── the order of play ───────────────────────────────────────────────────────────────────────────


class Turn(NamedTuple):
    """One play to come: who plays, what a sweep pays, which batch is dealt before (1 = next)."""

    seat: int
    pay: int
    deal: int


def schedule(
    rules: Rules, hands: Sequence[int], batches: Sequence[Sequence[int]], to_move: int
) -> list[Turn]:
    """Return all plays to come, from numbers of cards; what is played changes none of it.

    Parameters
    ----------
    hands : sequence of int
        Cards held by each seat.
    batches : sequence of sequence of int
        Per batch to come, cards dealt to each seat.
    to_move : int
        The seat to move.

    Notes
    -----
    ``no_sweep_on`` (C11, X16 to X19) becomes what a sweep pays at each play.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> [(t.seat, t.pay) for t in schedule(rules("scopa"), [1, 2], [], 0)]
    [(0, 1), (1, 1), (1, 0)]
    """
    held = list(hands)
    turns: list[Turn] = []
    seat, deal = to_move, 0
    players = len(held)
    while any(held):
        while not held[seat]:
            seat = (seat + 1) % players
        held[seat] -= 1
        stock_empty = deal == len(batches)
        pays = sweep_pays(rules, stock_empty=stock_empty, own_left=held[seat], all_left=sum(held))
        fresh = bool(turns) and turns[-1].deal == -1
        if fresh:
            turns[-1] = turns[-1]._replace(deal=0)
        turns.append(Turn(seat, int(pays), deal if fresh else 0))
        seat = (seat + 1) % players
        if not any(held) and not stock_empty:
            held = list(batches[deal])
            deal += 1
            seat = 0
            turns[-1] = turns[-1]._replace(deal=-1)
    return turns


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


# ── the workspace ───────────────────────────────────────────────────────────────────────────────


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
        sizes = [[len(cards) for cards in batch] for batch in position.batches()]
        hands = [len(hand) for hand in position.hands]
        turns = schedule(rules, hands, sizes, position.to_move)
        self.plies = len(turns)
        if self.plies > at.PLIES_MAX or len(sizes) > at.BATCHES_MAX:
            raise ValueError(f"too long for the kernel: {self.plies} plays, {len(sizes)} batches")
        if table_bits is None:
            table_bits = table_size([sum(hands), *map(sum, sizes)], rules.sides)
        lists = _capture_lists(rules)
        fixed = list(_rule_words(rules))
        block = at.FIXED
        fixed[at.INDEX] = block
        block += len(lists)
        fixed[at.ROOTS], fixed[at.ROOTS_MAX] = block, roots
        block += 4 * roots
        fixed[at.RESULTS] = block
        block += roots * at.CATEGORIES_MAX * at.SEATS_MAX
        fixed[at.STACK] = block
        block = (block + stack + 7) // 8 * 8
        fixed[at.STACK_END], fixed[at.TABLE], fixed[at.TABLE_BITS] = block, block, table_bits
        total = block + (4 << table_bits)
        index_words = INDEX_RANKS << len(rules.the_pack.ranks)
        moved = [word + at.FIXED for word in lists[:index_words]]
        self.words: Any = _empty(total, compiled)
        self._write(0, fixed)
        self._write(at.FIXED, [*moved, *lists[index_words:]])
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
            row[at.SWEEPS_0 : at.SWEEPS_0 + 2] = sweeps[:2]
            row[at.PLAYS_0 : at.PLAYS_0 + 2] = plays[:2]
            self._write(at.SCHEDULE + ply * at.SCHEDULE_SIZE, row)

    def _write_position(self, position: Position) -> None:
        self._last_seat = position.last_capture
        w = self.words
        side = -1 if position.last_capture is None else self.rules.side_of(position.last_capture)
        swept = int(position.last_capture_swept and self.rules.no_sweep_on == "last_capture")
        w[at.START_LAST] = (side + 1) * 2 + swept
        w[at.START_TABLE] = position.table.mask
        start = at.START - at.HANDS
        for i, pile in enumerate(position.piles):
            w[start + at.PILES + i] = pile.mask
            w[at.START_BONUS + i] = position.bonus[i]
        for i, combos in enumerate(position.combinations):
            mask = 0
            for combo in combos:
                mask |= combo.mask
            w[start + at.COMBOS + i] = mask
            w[start + at.LETTERS + i] = sum(
                max(self.rules.prime_values[card.rank] for card in combo) for combo in combos
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

    def points(self, start: int = at.OUT) -> list[list[int]]:
        """Return points per category and side, the points in play last."""
        sides, rows = self.rules.sides, int(self.words[at.CATEGORIES]) + 1
        block = self.words[start : start + rows * at.SEATS_MAX]
        words = block if isinstance(block, list) else block.tolist()
        return [words[i : i + sides] for i in range(0, rows * at.SEATS_MAX, at.SEATS_MAX)]

    def world_points(self, count: int) -> list[list[list[int]]]:
        """Return points per root move, category and side, after a world was solved."""
        first, block = int(self.words[at.RESULTS]), at.CATEGORIES_MAX * at.SEATS_MAX
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
        # each category at most once to one side, each play at most one sweep (or one taken back)
        rows = [at.CATEGORY + i * at.CATEGORY_SIZE for i in range(self.words[at.CATEGORIES])]
        most = float(self.plies + 1)
        for row in rows:
            run = self.words[row + at.KIND] == at.RUN
            most += int(self.words[at.RUN_CAP]) if run else int(self.words[row + at.POINTS])
        bonus = self.position.bonus
        side = self.rules.side_of(self.position.to_move)
        so_far = margin(bonus, side)
        return [(so_far - most, so_far + most)] * count

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
