"""Two moves beside each other: the difference, where it comes from, and sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..art.svg import clean
from ..display.page import decimals, head, interval, page, percent, signed, table, td, th
from ..display.small import Faces, Scale
from ..estimates import CHANCES, Estimate
from ..languages import Said
from ..moves import Move
from ..solution import aim
from .html import button
from .ranking import IN_POINTS, worth

if TYPE_CHECKING:
    from ..analysis import Analysis

__all__ = ["beside_html", "reasons_html", "rival"]

Words = Callable[..., str]
MOST_REASONS = 6  # sentences about a move


def rival(analysis: Analysis, move: Move) -> Move | None:
    """Return what a move is compared with: the best other one; None where it is the only one."""
    return next((row.move for row in analysis.rows if row.move != move), None)


def reasons_html(
    analysis: Analysis, move: Move, other: Move, words: Words, told: Callable[[str], str]
) -> str:
    """Say why: what speaks for and against a move beside another one, in sentences."""
    reasons: list[Said] = analysis.why(move, other)[:MOST_REASONS]
    said = clean(words("explorer.why", move=move, other=other))
    items = "".join(f"<li>{clean(told(reason))}</li>" for reason in reasons)
    items = f"<ul>{items}</ul>" if items else f"<p>{clean(words('explorer.no_why'))}</p>"
    return f"<h3>{said}</h3>{items}"


def beside_html(
    analysis: Analysis,
    pair: tuple[Move, Move],
    faces: Faces,
    words: Words,
    told: Callable[[str], str],
    name_of: Callable[[str], str],
) -> str:
    """Show the difference of two moves with its doubt, by category, and the chances of both.

    Parameters
    ----------
    analysis : Analysis
    pair : (Move, Move)
    faces : Faces
    words, told, name_of : callable
        Say a key, a sentence of the library, the name of a category.
    """
    difference = analysis.compare(*pair)
    first, second = (analysis[move] for move in pair)
    points = analysis.utility in IN_POINTS
    good = aim(analysis.rules) if points else 1
    rows = [_row(words("explorer.value"), difference.value, None, first.ev, second.ev, points)]
    if points:
        shown = {name: part for name, part in difference.parts.items() if part.mean or part.se}
        reach = [difference.value, *shown.values()]
        scale = Scale(pair for e in reach for pair in ((e.mean, e.mean), (e.low, e.high)))
        rows = [_row(words("explorer.value"), difference.value, scale, first.ev, second.ev, True)]
        rows += [
            _row(name_of(name), part, scale, first.parts[name], second.parts[name], True)
            for name, part in shown.items()
        ]
    both = [name for name in CHANCES if name in first.chances and name in second.chances]
    rows += [
        _row(
            words(f"explorer.chance.{name}"),
            None,
            None,
            first.chances[name],
            second.chances[name],
            False,
        )
        for name in both
    ]
    titles = head(
        "",
        *((faces.move(move), "sl-n") for move in pair),
        (clean(words("explorer.less")), "sl-n"),
        "",
    )
    verdict = words(
        "explorer.difference", move=pair[0], other=pair[1], value=worth(analysis, difference.value)
    )
    if not difference.paired and difference.value.se:
        verdict += " " + words("explorer.unpaired")
    title = f"<h3>{clean(words('explorer.compare'))}</h3><p>{clean(verdict)}</p>"
    caption = f'<span class="slx-unseen">{clean(words("explorer.compare"))}</span>'
    better, worse = pair if difference.value.mean * good >= 0 else pair[::-1]
    sentences = f'<div class="slx-why">{reasons_html(analysis, better, worse, words, told)}</div>'
    close = button(words("explorer.untick"), "untick", data_heir="compute")
    shown = page("analysis", table(caption, titles, rows), faces.defs())
    return f'{title}<div class="slx-pair">{shown}{sentences}</div>{close}'


def _row(
    name: str,
    difference: Estimate | None,
    scale: Scale | None,
    one: Estimate,
    two: Estimate,
    points: bool,
) -> str:
    cells = [td(_number(value, points), "sl-n") for value in (one, two)]
    less = bar = ""
    if difference is not None:
        places = decimals(difference)
        less = signed(difference.mean if points else 100 * difference.mean, places if points else 1)
        less += "" if points else " %"
        reach = interval(difference) if points else ""
        less += f'<br><span class="sl-soft">{reach}</span>' if reach else ""
    if scale is not None and difference is not None:
        bar = scale.bar(difference.mean, difference.low, difference.high, difference.mean > 0)
    return f"<tr>{th(clean(name))}{''.join(cells)}{td(less, 'sl-n')}{td(bar)}</tr>"


def _number(value: Estimate, points: bool) -> str:
    return signed(value.mean, min(2, decimals(value))) if points else percent(value)
