"""Memory for play with hidden hands: arrays beside a workspace, named by parameters."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel import hidden_layout as hl
from ..kernel import layout as at
from .cases import Case
from .tables import distance
from .workspace import Workspace

__all__ = ["HiddenMemory", "case_at"]

Ints = npt.NDArray[np.int64]


class HiddenMemory:
    """Arrays that the kernel reads and writes, of as many words as are asked for.

    Parameters
    ----------
    workspace : Workspace
        With room for `hidden_layout.PARAMETERS` words at ROOTS.

    Notes
    -----
    For the compiled kernel they are arrays of their own; in plain form they follow the other words.
    """

    def __init__(self, workspace: Workspace) -> None:
        self._words = workspace.words
        self._first = int(self._words[at.ROOTS])
        self._arrays: dict[int, Any] = {}
        self._room: dict[int, int] = {}  # words that an array can hold, in plain form

    def __getitem__(self, parameter: int) -> int:
        return int(self._words[self._first + parameter])

    def __setitem__(self, parameter: int, value: int) -> None:
        self._words[self._first + parameter] = value

    def reserve(self, parameter: int, size: int) -> None:
        """Make room for so many words, all 0, and say where it is."""
        if isinstance(self._words, list):
            self[parameter] = len(self._words)
            self._words.extend([0] * size)
            self._room[parameter] = size
        else:
            self._arrays[parameter] = np.zeros(size, np.int64)
            self[parameter] = distance(self._words, self._arrays[parameter])

    def give(self, parameter: int, values: Ints) -> None:
        """Lay out an array of whole numbers to be read, in place of the one given before."""
        if isinstance(self._words, list):
            if values.size > self._room.get(parameter, 0):
                self.reserve(parameter, values.size)
            first = self[parameter]
            self._words[first : first + values.size] = values.ravel().tolist()
        else:
            self._arrays[parameter] = np.ascontiguousarray(values)
            self[parameter] = distance(self._words, self._arrays[parameter])

    def read(self, parameter: int, size: int) -> Ints:
        """Return the first so many words of an array."""
        if isinstance(self._words, list):
            first = self[parameter]
            return np.array(self._words[first : first + size], np.int64)
        words: Ints = self._arrays[parameter][:size]
        return words

    def reserve_tree(self, actions: list[int], rows: int, unplayed: int, leaves: int) -> None:
        """Make room for a public tree.

        Parameters
        ----------
        actions : list of int
            Room for so many actions in every level.
        rows : int
            For so many rows of payoffs …
        unplayed : int
            … of so many words each, one for every card that may be in a hand.
        leaves : int
            For so many leaves.
        """
        for level, most in enumerate(actions):
            parameter = hl.LEVEL + level * hl.LEVEL_SIZE
            self.reserve(parameter + hl.ACTION_AT, 2 * most)
            self[parameter + hl.ACTIONS_MAX] = most
            self[parameter + hl.ACTIONS_USED] = 0
        self.reserve(hl.ROW_AT, 2 * rows)
        self.reserve(hl.PAY_AT, rows * unplayed)
        self.reserve(hl.EXTRA_AT, 3 * rows)
        self.reserve(hl.LEAF_AT, hl.LEAF_SIZE * leaves)
        self[hl.ROWS_MAX] = self[hl.EXTRA_MAX] = rows
        self[hl.LEAF_MAX] = leaves
        self[hl.ROWS_USED] = self[hl.EXTRA_USED] = self[hl.LEAF_USED] = 0
        slots = 1 << (2 * leaves).bit_length()
        self.reserve(hl.INDEX_AT, slots)
        self[hl.INDEX_MASK] = slots - 1


def case_at(leaf: Sequence[int], batches: int) -> Case:
    """Return how things stand at a leaf as a case, with no card dealt yet.

    Points earned so far are left out: what comes after does not depend on them.
    """
    case = array("q", bytes(8 * (at.CASE_SIZE + at.SEATS_MAX * batches)))
    for field, place in _PLACES.items():
        case[place - at.START] = leaf[field]
    return case


_PLACES = {
    hl.L_TABLE: at.START_TABLE,
    hl.L_LAST: at.START_LAST,
    hl.L_SWEPT: at.START_SWEPT,
    hl.L_LAID: at.START_LAID,
} | {
    field + side: at.START - at.HANDS + place + side
    for field, place in (
        (hl.L_PILE_0, at.PILES),
        (hl.L_COMBOS_0, at.COMBOS),
        (hl.L_LETTERS_0, at.LETTERS),
        (hl.L_SWEPT_0, at.SWEPT_SO_FAR),
    )
    for side in range(2)
}
