"""Random deals as whole numbers: which cards are not known, and the places they are dealt to."""

from __future__ import annotations

from ..kernel import layout as at
from ..position import Position
from ..rules import Rules
from .ruling import ACES, of_ranks

__all__ = ["random_deal_words"]

Slot = tuple[int, int, int, int]  # place, known cards, number of hidden ones, who declares


def random_deal_words(position: Position, *, fresh: bool, seed: int) -> list[int]:
    """Return the part of a workspace from `layout.SEED` to `layout.READ`.

    Parameters
    ----------
    position : Position
        Cards may be unknown, in a fresh deal all but those of the table.
    fresh : bool
        Whether the position is the start of a deal: then the table is dealt too, again if the rules
        say so, and hands and table may score at once.
    seed : int
        Below ``2 ** 62``.
    """
    rules = position.rules
    words = [0] * (at.READ - at.SEED)

    def put(place: int, *values: int) -> None:
        words[place - at.SEED : place - at.SEED + len(values)] = values

    unseen = [card.index for card in position.unseen]
    slots = _slots(position, fresh)
    put(at.SEED, seed)
    put(at.UNSEEN_COUNT, len(unseen))
    put(at.UNSEEN, *unseen)
    put(at.SLOTS_USED, len(slots))
    put(at.SLOTS, *(word for slot in slots for word in slot))
    if fresh:
        put(at.DISTINCT, int(rules.redeal == "distinct"))
        put(at.REDEAL_CARDS, *_redeal(rules))
        if rules.opening_fifteen != "off":
            seat = rules.players - 1 if rules.opening_fifteen == "dealer" else 0
            put(at.OPENER, rules.side_of(seat) + 1)
    return words


def _redeal(rules: Rules) -> tuple[int, int]:
    """How many of which cards may not be turned up together (C05); (0, 0): any may."""
    top = of_ranks(rules.the_pack.ranks[-1])
    return {"kings3": (top, 3), "aces2": (ACES, 2), "anyace": (ACES, 1)}.get(rules.redeal, (0, 0))


def _slots(position: Position, fresh: bool) -> list[Slot]:
    """Every packet of cards to be dealt: hands, the table of a fresh deal, batches (X50)."""
    rules = position.rules
    slots = [
        (at.START + seat, hand.cards.mask, hand.unknown, rules.side_of(seat) + 1 if fresh else 0)
        for seat, hand in enumerate(position.hands)
    ]
    if fresh:
        slots.append((at.START_TABLE, 0, rules.upcards, 0))
    for i, batch in enumerate(position.batches()):
        for seat, packet in enumerate(batch):
            known = sum(card.mask for card in packet if card is not None)
            place = at.BATCHES + i * at.SEATS_MAX + seat
            slots.append((place, known, packet.count(None), rules.side_of(seat) + 1))
    return slots
