"""Cases: how things stand in a position, as the words that a search starts from.

A case is all that differs between positions of the same rules and the same order of play, so that
the kernel can be given thousands at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, TypeAlias

from ..cards import Cards
from ..kernel import layout as at
from ..position import Position

__all__ = ["Case", "case_of", "world_in", "worlds_in"]

Case: TypeAlias = "array[int]"


def case_of(position: Position) -> Case:
    """Return the case of a position; unknown cards lie nowhere."""
    rules = position.rules
    case = array("q", bytes(8 * at.CASE_SIZE))

    def put(where: int, word: int) -> None:
        case[where - at.START] = word

    start = at.START - at.HANDS
    side = -1 if position.last_capture is None else rules.side_of(position.last_capture)
    put(at.START_LAST, side + 1)
    if rules.no_sweep_on == "last_capture":
        put(at.START_SWEPT, position.last_capture_swept)
    put(at.START_LAID, 0 if position.last_laid is None else position.last_laid.mask)
    put(at.START_TABLE, position.table.mask)
    put(at.START_BARRED, int(position.first_play and rules.ace_lead == "barred"))
    for i, pile in enumerate(position.piles):
        put(start + at.PILES + i, pile.mask)
        for row, (name, points) in enumerate(
            zip(rules.play_names, position.earned[i], strict=True)
        ):
            put(at.START_EARNED + row * at.SEATS_MAX + i, points)
            if name == "sweeps":
                put(start + at.SWEPT_SO_FAR + i, points)
    for i, combos in enumerate(position.combinations):
        put(start + at.COMBOS + i, Cards().union(*combos).mask)
        best = (max(rules.prime_values[card.rank] for card in combo) for combo in combos)
        put(start + at.LETTERS + i, sum(best))
    hands = [hand.cards.mask for hand in position.hands]
    batches = [
        [sum(card.mask for card in cards if card is not None) for cards in batch]
        for batch in position.batches()
    ]
    return world_in(case, hands, batches)


def world_in(case: Case, hands: Sequence[int], batches: Sequence[Sequence[int]]) -> Case:
    """Return a case with its cards dealt: masks per seat, and per batch and seat."""
    words = case[: at.CASE_SIZE] + array("q", bytes(8 * at.SEATS_MAX * len(batches)))
    words[: len(hands)] = array("q", hands)
    for i, batch in enumerate(batches):
        first = at.CASE_SIZE + i * at.SEATS_MAX
        words[first : first + len(batch)] = array("q", batch)
    return words


def worlds_in(case: Case, masks: Any, players: int) -> Any:
    """Return what `world_in` makes of many worlds at once, as an array with a row each.

    Parameters
    ----------
    case : Case
    masks : ndarray of int64, shape (worlds, places)
        The cards of every hand, then those of every seat in every batch to come.
    players : int
    """
    import numpy as np

    batches = masks.shape[1] // players - 1
    words = np.zeros((len(masks), at.CASE_SIZE + at.SEATS_MAX * batches), np.int64)
    words[:, : at.CASE_SIZE] = np.frombuffer(case, np.int64)[: at.CASE_SIZE]
    words[:, :players] = masks[:, :players]
    dealt = words[:, at.CASE_SIZE :].reshape(len(masks), batches, at.SEATS_MAX)
    dealt[:, :, :players] = masks[:, players:].reshape(len(masks), batches, players)
    return words
