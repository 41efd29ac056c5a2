"""Moves as words and back."""

from __future__ import annotations

from ..cards import Card, Cards
from ..kernel import layout as at
from ..moves import Move

__all__ = ["move_of", "word_of"]


def word_of(move: Move) -> int:
    """Return a move as the kernel writes it.

    >>> hex(word_of(Move.parse("3DxADAH2S")))
    '0x80000000000043'
    """
    return move.card.index << at.CARD_SHIFT | move.captured.mask


def move_of(word: int) -> Move:
    """Return the move that a word of the kernel means; the inverse of `word_of`."""
    return Move(Card.at(word >> at.CARD_SHIFT), Cards.from_mask(word & at.CARDS_MASK))
