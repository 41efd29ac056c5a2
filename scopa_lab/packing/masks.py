"""Sets of cards as masks in arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["cards_in", "counted"]


def counted(masks: Any) -> Any:
    """Return how many cards are in each mask.

    >>> counted(np.array([0, 0b1011, (1 << 52) - 1])).tolist()
    [0, 3, 52]
    """
    masks = masks - (masks >> 1 & 0x5555555555555555)
    masks = (masks & 0x3333333333333333) + (masks >> 2 & 0x3333333333333333)
    masks = masks + (masks >> 4) & 0x0F0F0F0F0F0F0F0F
    masks = masks + (masks >> 8)
    masks = masks + (masks >> 16)
    return masks + (masks >> 32) & 0x7F


def cards_in(masks: Any, count: int) -> Any:
    """Return the cards in masks of so many each, as masks of one bit; shape (masks, count).

    >>> cards_in(np.array([22, 7]), 3).tolist()
    [[2, 4, 16], [1, 2, 4]]
    """
    cards = np.empty((len(masks), count), np.int64)
    left = masks.copy()
    for i in range(count):
        cards[:, i] = left & -left
        left ^= cards[:, i]
    return cards
