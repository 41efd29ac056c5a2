"""Tables of positions: how large they should be, and where they lie in memory."""

from __future__ import annotations

import os
import threading
from collections.abc import MutableSequence, Sequence
from pathlib import Path
from typing import Any

from ..kernel import layout as at
from ..kernel.layout import SWEEP_BITS_LEAST
from ..position import Position

__all__ = ["Tables", "distance", "empty", "free_memory", "table_bits"]

WORLDS_MOST = 16 << 20  # bytes, for every thread that solves worlds
PLAIN_BITS = 14
BEGIN_BITS = 20  # a table begins with so many entries at most, as a power of two, and grows
_SWEEP_BITS = 18  # entries of the table of sweeps at most, as a power of two; 8 bytes each
_SAMPLES = 1 << 14  # entries
_LINE = 8  # words that a processor fetches at once: a bucket lies in one line


def table_bits(batches: Sequence[int], sides: int) -> int:
    """Return how many entries a table deserves, as a power of two, from the cards of each batch.

    >>> table_bits([6], 2), table_bits([6] * 6, 2), table_bits([28], 2)
    (9, 14, 24)
    """
    largest = max(batches)
    bits = 26
    for cards, enough in ((28, 24), (24, 20), (20, 17), (16, 14), (12, 12), (8, 9)):
        if largest <= cards:
            bits = enough
    bits += min(2 * (len(batches) - 1), 5)
    if sides > 2:
        bits += 3
    return min(bits, 26)


def _number(path: str) -> int | None:
    """Return the number a file of the system holds; None if there is none."""
    try:
        return int(Path(path).read_text())
    except (OSError, ValueError):  # not this system, or "max"
        return None


def free_memory() -> int:
    """Return how many bytes this process may still take, as far as the system tells.

    >>> free_memory() > 0
    True
    """
    free = 1 << 30
    try:
        free = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2
        lines = Path("/proc/meminfo").read_text().splitlines()
        free = next(1024 * int(li.split()[1]) for li in lines if li.startswith("MemAvailable"))
    except (AttributeError, OSError, StopIteration, ValueError):
        pass  # half of what is built in, where no more is told
    for limit, used in (
        ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory.current"),
        (
            "/sys/fs/cgroup/memory/memory.limit_in_bytes",
            "/sys/fs/cgroup/memory/memory.usage_in_bytes",
        ),
    ):
        most, taken = _number(limit), _number(used)
        if most is not None and taken is not None:
            free = min(free, most - taken)
    return max(free, 1)


def empty(size: int, compiled: bool) -> Any:
    """Return so many words, all 0: an int64 array for the compiled kernel, a list for the plain."""
    if not compiled:
        return [0] * size
    import numpy as np  # only the compiled form needs it

    return np.zeros(size, np.int64)  # taken from the system page by page, as it is written to


def distance(words: Any, other: Any) -> int:
    """Return how many words lie between the starts of two arrays.

    The kernel sees a workspace as a pointer, so what lies elsewhere is reached by adding that.
    """
    return int(other.ctypes.data - words.ctypes.data) // 8


class Tables:
    """The tables that searches of one position write to; threads that share them help each other.

    Parameters
    ----------
    position : Position
    most : int
        They take no more bytes than that, unless the smallest do; less where the position deserves
        less.
    bits : int, optional
        It has ``2 ** bits`` entries of 16 bytes, four at least, whatever the position deserves.
    """

    def __init__(
        self, position: Position, most: int = WORLDS_MOST, bits: int | None = None
    ) -> None:
        batches = [sum(map(len, position.hands))]
        batches += [sum(map(len, batch)) for batch in position.batches()]
        quarter = most.bit_length() - 6
        self._sweep_bits = max(min(batches[0] - 6, quarter, _SWEEP_BITS), SWEEP_BITS_LEAST)
        if bits is None:
            most = max(most - (8 << self._sweep_bits), 0)
            bits = min(table_bits(batches, position.rules.sides), most.bit_length() - 5)
        self.bits = max(bits, 2)
        self._words: Any = None  # until a compiled workspace wants them
        self._lock = threading.Lock()

    @property
    def size(self) -> int:
        """How many words they take, compiled."""
        return self._size(self.bits)

    @property
    def plain_size(self) -> int:
        """How many words they take inside a plain workspace, which does not work for long."""
        return self._size(min(self.bits, PLAIN_BITS))

    def _size(self, bits: int) -> int:
        return (2 << bits) + (1 << self._sweep_bits)

    def filled(self) -> float | None:
        """Return which part of the table of positions is in use; None in plain form.

        From a sample.
        """
        if self._words is None:
            return None
        first = -(self._words.ctypes.data // 8) % _LINE
        part = max((2 << self.bits) // _SAMPLES, 2) // 2 * 2
        sample = self._words[first : first + (2 << self.bits) : part]
        return float((sample != 0).mean())

    def attach(self, words: MutableSequence[int], inside: int | None = None) -> None:
        """Write into a workspace where the tables lie, counted from its first word.

        A plain list has them ``inside``, from there on; only compiled code can share.
        """
        first, bits = inside, min(self.bits, PLAIN_BITS)
        if first is None:
            with self._lock:
                while self._words is None:
                    try:
                        self._words = empty(self.size + _LINE, True)
                    except MemoryError:  # less than the system promised
                        self.bits -= 1
            bits = self.bits
            first = distance(words, self._words) + -(self._words.ctypes.data // 8) % _LINE
        words[at.TABLE] = first
        words[at.TABLE_MASK] = (1 << min(bits, BEGIN_BITS)) // 4 - 1
        words[at.TABLE_MASK_MOST] = (1 << bits) // 4 - 1
        words[at.SWEEP_TABLE] = first + (2 << bits)
        words[at.SWEEP_TABLE_MASK] = (1 << self._sweep_bits) - 1
