"""Where cards and seats go: rows of a hand, rows of the table, seats around it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

__all__ = ["GAP", "HEADER", "LEAST", "PAD", "SIZES", "Fan", "Size", "lay_fan", "lay_grid",
           "seat_rows"]  # fmt: skip

PAD = 12.0
GAP = 8.0
HEADER = 28.0
#: What must show of a card that others cover, so that a finger finds it (WCAG 2.2, 2.5.8).
LEAST = 24.0


@dataclass(frozen=True)
class Size:
    """Widths of the cards by place, in units; a unit is `zoom` pixels.

    `near` and `beside` are the hands of the bottom row (one hand, or three), `far` and `crowd`
    those of the top row (one hand, or several).  `wide` is the width of the picture, None for one
    that goes with the number of seats; `per_row` is how many seats stand side by side at most.
    """

    near: float
    beside: float
    far: float
    crowd: float
    table: float
    stock: float
    pile: float
    strip: float
    wide: float | None = None
    per_row: int = 3
    zoom: float = 1.0


SIZES = {
    "normal": Size(84, 58, 62, 52, 66, 60, 56, 40),
    # 120 pixels a card on a picture 1280 pixels wide
    "projector": Size(75, 60, 62, 50, 75, 62, 56, 46, wide=800, zoom=1.6),
    # 40 pixels a card on a telephone 360 pixels wide
    "small": Size(40, 40, 40, 40, 40, 36, 34, 40, wide=360, per_row=1),
}


@dataclass
class Fan:
    """Cards in one or more rows: where each lies, and the room they take."""

    places: list[tuple[float, float]]
    wide: float
    high: float
    step: float


def lay_fan(count: int, card: float, ratio: float, room: float, least: float = LEAST) -> Fan:
    """Lay `count` cards out in `room`: side by side, then overlapping, then in more rows.

    A card's corner takes the left 30 % of it, and stays visible in every case; of each card at
    least `least` units show.
    """
    tall = card * ratio
    if count == 0:
        return Fan([], 0, tall, 0)
    rows = 1
    while rows < count and (room - card) / max(ceil(count / rows) - 1, 1) < max(
        0.34 * card, min(least, card)
    ):
        rows += 1
    each = ceil(count / rows)
    step = min(card + GAP * 0.75, (room - card) / max(each - 1, 1))
    drop = tall * 0.56
    places = [(step * (k % each), drop * (k // each)) for k in range(count)]
    wide = card + step * (min(each, count) - 1)
    return Fan(places, wide, tall + drop * (ceil(count / each) - 1), step)


def lay_grid(count: int, card: float, ratio: float, room: float) -> Fan:
    """Lay table cards out in as few rows as fit, the rows equally long, the last one centred."""
    tall = card * ratio
    if count == 0:
        return Fan([], 0, tall, card)
    fit = max(1, int((room + GAP) // (card + GAP)))
    rows = ceil(count / fit)
    each = ceil(count / rows)
    wide = each * (card + GAP) - GAP
    places = []
    for k in range(count):
        row = k // each
        short = each - min(each, count - row * each)
        places.append(
            ((k % each + short / 2) * (card + GAP), row * (tall + GAP)),
        )
    return Fan(places, wide, rows * (tall + GAP) - GAP, card)


def seat_rows(seats: int, bottom: int, clockwise: bool) -> tuple[list[int], list[int]]:
    """Say which seats go along the top and which along the bottom, from left to right.

    Examples
    --------
    >>> seat_rows(4, 0, clockwise=False)  # the play passes to the right
    ([3, 2, 1], [0])
    >>> seat_rows(6, 0, clockwise=False)
    ([4, 3, 2], [5, 0, 1])
    """
    order = [(bottom + k) % seats for k in range(seats)]
    if seats < 5:
        near, far = order[:1], order[:0:-1]
    else:  # the two neighbours sit beside
        near, far = [order[-1], order[0], order[1]], order[-2:1:-1]
    return (far[::-1], near[::-1]) if clockwise else (far, near)
