"""A curve as SVG: how a value ran from step to step, its doubt as a band, a mark at every step.

Marks are told apart by their shape first and by their colour second.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import NamedTuple

from . import number
from .charts import BAR, INK, LINE, SOFT, document, round_ticks, tick_text
from .svg import shorten, text

__all__ = ["SHAPES", "Mark", "column", "curve_svg", "curve_width", "mark_svg"]

#: shapes of marks: the path about its middle, its colour
SHAPES = {
    "disc": ("M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z", "#0b8f6a"),
    "ring": ("M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", "none"),
    "square": ("M-4.5-4.5h9v9h-9Z", "#4c86c6"),
    "triangle": ("M0-6.5L6.5 5H-6.5Z", "#e6b422"),
    "diamond": ("M0-7.5L7 0L0 7.5L-7 0Z", "#e0701a"),
    "cross": ("M-6-3L-3-6L0-3L3-6L6-3L3 0L6 3L3 6L0 3L-3 6L-6 3L-3 0Z", "#d22c46"),
}

STEP = 24.0  # at least so wide is a step, so that a finger finds it
LEFT, RIGHT, TOP, HIGH, BOTTOM = 46.0, 22.0, 30.0, 190.0, 44.0


class Mark(NamedTuple):
    """A mark on a curve: at which step, of which of `SHAPES`."""

    at: int
    shape: str


def curve_width(steps: int) -> float:
    """How wide a curve of so many steps is drawn.

    >>> curve_width(4), curve_width(40)
    (560.0, 1028.0)
    """
    return max(560.0, LEFT + RIGHT + STEP * steps)


def column(at: int, steps: int) -> tuple[float, float]:
    """Where the strip of a step begins and how wide it is, in hundredths of the picture's width.

    >>> left, wide = column(0, 40)
    >>> round(left * 10.28, 6), round(wide * 10.28, 6)
    (34.0, 24.0)
    """
    width = curve_width(steps)
    step = _step(steps)
    return 100 * (LEFT + (at - 0.5) * step) / width, 100 * step / width


def _step(steps: int) -> float:
    return (curve_width(steps) - LEFT - RIGHT) / max(steps, 1)


def mark_svg(shape: str, size: float = 16) -> str:
    """One mark, for a legend or a list; what it means stands beside it in words.

    >>> 'aria-hidden="true"' in mark_svg("cross")
    True
    """
    return (
        f'<svg width="{number(size)}" height="{number(size)}" viewBox="-8.5 -8.5 17 17"'
        f' aria-hidden="true">{_mark(shape, 0, 0)}</svg>'
    )


def _mark(shape: str, x: float, y: float) -> str:
    path, fill = SHAPES[shape]
    return (
        f'<path transform="translate({number(x)} {number(y)})" d="{path}" fill="{fill}"'
        f' stroke="{INK}" stroke-width="{1.2 if fill != "none" else 2.2}"/>'
    )


def curve_svg(
    points: Iterable[tuple[int, float, float, float]],
    steps: int,
    *,
    marks: Sequence[Mark] = (),
    current: int | None = None,
    title: str = "Value",
    said: str = "",
    unit: str = "points",
    below: str = "steps",
    lang: str = "en",
    prefix: str | None = None,
) -> str:
    """Draw how a value ran, with a band for its 95 % interval.

    Parameters
    ----------
    points : iterable of (step, value, low, high)
        In order; steps may be missing.
    steps : int
        The last step there may be: the picture keeps its scale while points are still to come.
    marks : sequence of Mark
        Drawn on the points of their steps.
    current : int, optional
        The step that is looked at.
    title, said : str
        What it shows; the same in words for those who do not see it.
    unit, below : str
        What stands beside and below the axes.
    lang : str
        Language of the labels, for screen readers.
    prefix : str, optional
        Starts every id; made from the picture when it is not given.

    Returns
    -------
    str
        An SVG document of a few kB.

    Raises
    ------
    ValueError
        When a value is not finite or a step is outside.

    Examples
    --------
    >>> picture = curve_svg([(0, 0.5, 0.1, 0.9), (1, -1, -1, -1)], 1, marks=[Mark(0, "cross")])
    >>> picture.count("<path"), len(picture) < 3000
    (5, True)
    """
    points = list(points)
    for at, value, _, _ in points:
        if not isfinite(value) or not 0 <= at <= steps:
            raise ValueError(f"no point of a curve of {steps} steps: {value} at {at}")
    ends = [0.0, *(v for point in points for v in point[1:] if isfinite(v))]
    least, most = min(ends), max(ends)
    if most - least < 1:
        least, most = least - 0.5, most + 0.5
    room = (most - least) * 0.06
    least, most = least - room, most + room
    width, step = curve_width(steps), _step(steps)

    def x(at: float) -> float:
        return LEFT + at * step

    def y(value: float) -> float:
        return TOP + (most - min(max(value, least), most)) * HIGH / (most - least)

    body = [text(shorten(title, 14, width - 16), 8, 18, 14, bold=True)]
    if current is not None:
        body.append(
            f'<rect x="{number(x(current) - min(step, 26) / 2)}" y="{number(TOP)}"'
            f' width="{number(min(step, 26))}" height="{number(HIGH)}" fill="{INK}" opacity=".14"/>'
        )
    lines, labels = [], []
    for tick in round_ticks(least, most, 6):
        if tick:
            lines.append(f"M{number(LEFT)} {number(y(tick))}H{number(width - RIGHT)}")
        labels.append(
            f'<text x="{number(LEFT - 8)}" y="{number(y(tick) + 4)}">{tick_text(tick)}</text>'
        )
    body.append(
        f'<path d="{"".join(lines)}" stroke="{LINE}"/><path d="M{number(LEFT)} {number(y(0))}'
        f'H{number(width - RIGHT)}" stroke="{INK}" stroke-width="1.5"/>'
        f'<g font-size="11" text-anchor="end" fill="{SOFT}">{"".join(labels)}</g>'
    )
    every = 1 if steps <= 12 else 2 if steps <= 24 else 4
    body.append(
        f'<g font-size="11" text-anchor="middle" fill="{SOFT}">'
        + "".join(
            f'<text x="{number(x(at))}" y="{number(TOP + HIGH + 15)}">{at + 1}</text>'
            for at in range(0, steps, every)
        )
        + "</g>"
    )
    if points:
        up = "L".join(f"{number(x(at))} {number(y(high))}" for at, _, _, high in points)
        down = "L".join(f"{number(x(at))} {number(y(low))}" for at, _, low, _ in reversed(points))
        line = "L".join(f"{number(x(at))} {number(y(value))}" for at, value, _, _ in points)
        body.append(
            f'<path d="M{up}L{down}Z" fill="{BAR}" opacity=".28"/>'
            f'<path d="M{line}" fill="none" stroke="{BAR}" stroke-width="2.5"'
            ' stroke-linejoin="round"/>'
        )
    where = {at: value for at, value, _, _ in points}
    body += [_mark(m.shape, x(m.at), y(where[m.at])) for m in marks if m.at in where]
    bottom = TOP + HIGH + 34
    body.append(text(unit, 8, bottom, 11, fill=SOFT))
    body.append(text(below, width - RIGHT, bottom, 11, anchor="end", fill=SOFT))
    return document(width, TOP + HIGH + BOTTOM, title, said or "-", "".join(body), lang, prefix)
