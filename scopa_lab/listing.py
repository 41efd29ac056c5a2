"""Captures in bulk: those of millions of cards and tables at once, as arrays of masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .cards import RANKS, SUITS, Card, Cards
from .kernel import layout
from .position import Position
from .rules import Rules, RulesLike, as_rules
from .workers import Worker, work_through

__all__ = ["CaptureLists", "capture_lists"]

Ints = npt.NDArray[np.int64]
CHUNK = 4096  # rows asked for at once: a millisecond
CARDS = len(RANKS) * len(SUITS)
WRITTEN = {"cards": "Card.index", "tables": "Cards.mask"}
SHOWN = 4  # rows of a result that are shown, and captures of a row


class CaptureLists(NamedTuple):
    """The legal captures of many cards, row after row.

    Attributes
    ----------
    offsets : ndarray of int64, shape (rows + 1,)
        Where the captures of each row start; those of row i are
        ``captured[offsets[i]:offsets[i + 1]]``.
    captured : ndarray of int64
        The captures as masks of cards (`Cards.mask`), in the usual order within a row.
    """

    offsets: Ints
    captured: Ints

    def of(self, row: int) -> tuple[Cards, ...]:
        """Return the captures of a row, as `scopa_lab.captures` gives them.

        Raises
        ------
        IndexError
            When there is no such row.
        """
        rows = len(self.offsets) - 1
        if not -rows <= row < rows:
            raise IndexError(f"row {row} of {rows}")
        first, end = self.offsets[row % rows : row % rows + 2]
        return tuple(Cards.from_mask(mask) for mask in self.captured[first:end].tolist())

    def __repr__(self) -> str:
        rows = len(self.offsets) - 1
        shown = [self._row(row) for row in range(min(rows, SHOWN))] + ["…"] * (rows > SHOWN)
        return f"<{len(self.captured):,} captures in {rows:,} rows: {'; '.join(shown)}>"

    def _row(self, row: int) -> str:
        first, end = self.offsets[row : row + 2].tolist()
        sets = self.captured[first : min(end, first + SHOWN)].tolist()
        more = ["…"] * (end - first > SHOWN)
        return " or ".join([*(str(Cards.from_mask(mask)) for mask in sets), *more]) or "none"


def capture_lists(
    cards: npt.ArrayLike | str | Card,
    tables: npt.ArrayLike | str | Cards,
    game: RulesLike = "scopa",
    **options: Any,
) -> CaptureLists:
    """Return every legal capture of many cards on many tables.

    Parameters
    ----------
    cards : array of int, or one card
        Numbers of the cards played, 0 to 51 (`Card.index`).
    tables : array of int, or one table
        The cards on the tables as masks (`Cards.mask`). The two arrays are broadcast against each
        other; rows are the entries of the result, in the order of numpy.
    game : str or Rules
        A variant's name or rules.
    **options
        Options of `scopa_lab.rules`.

    Returns
    -------
    CaptureLists

    Raises
    ------
    ValueError
        For an unknown variant or option; arrays that are not of whole numbers or do not fit
        together; a card that is not in the pack or lies on its table; bits outside the pack; a row
        with more captures than can be listed. Names the first row at fault.

    Examples
    --------
    >>> tables = [Cards(t).mask for t in ("2C 4H 5S QD", "7H 3D 4D", "KD")]
    >>> found = capture_lists("7D", tables)
    >>> found
    <2 captures in 3 rows: 2C 5S; 7H; none>
    >>> found.offsets.tolist(), found.of(0)
    ([0, 1, 2, 2], (Cards('2C 5S'),))
    >>> free = capture_lists([Card("7D").index, Card("3S").index], tables[1], priority="free")
    >>> free
    <3 captures in 2 rows: 7H or 3D 4D; 3D>
    >>> capture_lists([24, 28], 0)
    Traceback (most recent call last):
    ...
    ValueError: cards, row 1: 8D not in the italian pack (A 2 3 4 5 6 7 J Q K in D H S C)
    """
    rules = as_rules(game, options)
    played, lying = _checked(rules, cards, tables)
    counts = np.zeros(len(played), np.int64)
    captured: list[Ints] = []

    def list_all(lister: _Lister, start: int) -> None:
        while start < len(played) and not lister.stopped:
            rows = slice(start, start + CHUNK)
            done, found = lister.list_rows(played[rows], lying[rows])
            counts[start : start + len(done)] = done
            captured.append(found)
            start += len(done)

    work_through([_Lister(rules)], [0], list_all)
    offsets = np.concatenate([[0], np.cumsum(counts)])
    return CaptureLists(offsets, np.concatenate([np.zeros(0, np.int64), *captured]))


class _Lister(Worker):
    """Lists the captures of rows of cards and tables."""

    def __init__(self, rules: Rules) -> None:
        self._rows: tuple[Ints, ...] = ()
        nothing = Position.setup(rules, hands=[""] * rules.players, stock="")
        super().__init__(nothing, CHUNK)

    def fill(self, words: Any) -> None:
        first = int(words[layout.ROOTS])
        for field, values in enumerate(self._rows):
            given = values if isinstance(words, np.ndarray) else values.tolist()
            words[first + field : first + 4 * len(values) : 4] = given

    def list_rows(self, cards: Ints, tables: Ints) -> tuple[Ints, Ints]:
        """Return how many captures each row has, and the captures; of some rows, from the first."""
        self._rows = (cards, tables)  # for a new workspace, should this one be too small
        self.fill(self.workspace.words)
        done = self.run(layout.CAPTURES, len(cards)) or 0
        words = self.workspace.words
        first, stack = int(words[layout.ROOTS]), int(words[layout.STACK])
        counts = np.array(words[first + 2 : first + 4 * done : 4], np.int64)
        return counts, np.array(words[stack : stack + int(counts.sum())], np.int64)


def _checked(rules: Rules, cards: object, tables: object) -> tuple[Ints, Ints]:
    """Return cards and tables row by row, or say what is wrong in the first row at fault."""
    numbers = _whole("cards", Card(cards).index if isinstance(cards, (str, Card)) else cards)
    masks = _whole("tables", Cards(tables).mask if isinstance(tables, (str, Cards)) else tables)
    try:
        both = np.broadcast_arrays(numbers, masks)
    except ValueError:
        raise ValueError(
            "cards and tables are of one length, or one of them is a single one; got shapes "
            f"{numbers.shape} and {masks.shape}"
        ) from None
    played, lying = (array.ravel() for array in both)
    pack = rules.cards.mask

    def card(row: int) -> Card:
        return Card.at(int(played[row]))

    def table(row: int) -> Cards:
        return Cards.from_mask(int(lying[row]))

    _refuse(
        "cards",
        (played < 0) | (played >= CARDS),
        lambda row: f"a card is a number from 0 to 51, got {played[row]}",
    )
    _refuse(
        "tables",
        (lying < 0) | (lying >= 1 << CARDS),
        lambda row: f"a table is a mask of bits 0 to 51, got {lying[row]}",
    )
    _refuse("cards", pack >> played & 1 == 0, lambda row: rules.why_strange(Cards([card(row)])))
    _refuse("tables", lying & ~pack != 0, lambda row: rules.why_strange(table(row)))
    _refuse("cards", lying >> played & 1 == 1, lambda row: f"{card(row)} lies on the table")
    return played, lying


def _refuse(name: str, wrong: npt.NDArray[np.bool_], why: Callable[[int], object]) -> None:
    """Refuse the first row in which something is wrong."""
    if wrong.any():
        row = int(wrong.argmax())
        raise ValueError(f"{name}, row {row}: {why(row)}")


def _whole(name: str, given: Any) -> Ints:
    """Return an array of whole numbers."""
    try:
        array = np.asarray(given)
    except ValueError:  # rows of different lengths
        array = np.asarray(given, object)
    if array.dtype.kind not in "iu" and array.size:
        raise ValueError(
            f"{name} is an array of whole numbers ({WRITTEN[name]}), got {given!r:.80} of "
            f"type {array.dtype}"
        )
    if array.dtype.kind == "u" and array.size and int(array.max()) > np.iinfo(np.int64).max:
        raise ValueError(f"{name}: {array.max()} is no {WRITTEN[name]}, which has bits 0 to 51")
    return array.astype(np.int64, copy=False)
