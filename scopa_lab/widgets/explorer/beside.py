"""Two moves beside each other: the difference, where it comes from, and sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...art.svg import clean
from ...display.page import decimals, head, interval, page, percent, signed, table, td, th
from ...display.small import Faces, Scale
from ...estimates import CHANCES, Estimate
from ...languages import Said
from ...moves import Move
from ...names import category_name
from ...solution import aim
from ..page.html import Told, Words, button
from .ranking import IN_POINTS, worth

if TYPE_CHECKING:
    from ...analysis import Analysis

__all__ = ["beside_html", "reasons_html", "rival"]

MOST_REASONS = 6  # sentences about a move


def rival(analysis: Analysis, move: Move) -> Move | None:
    """Return what a move is compared with: the best other one; None where it is the only one."""
    return next((row.move for row in analysis.rows if row.move != move), None)


def reasons_html(analysis: Analysis, move: Move, other: Move, words: Words, told: Told) -> str:
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
    told: Told,
    lang: str,
) -> str:
    """Show the difference of two moves with its doubt, by category, and the chances of both.

    Parameters
    ----------
    analysis : Analysis
    pair : (Move, Move)
    faces : Faces
    words, told : callable
        Say a key, and a sentence of the library.
    lang : str
        Language of the rest.
    """
    difference = analysis.compare(*pair)
    first, second = (analysis[move] for move in pair)
    points = analysis.utility in IN_POINTS
    good = aim(analysis.rules) if points else 1
    parts = {n: part for n, part in difference.parts.items() if points and (part.mean or part.se)}
    reach = [difference.value, *parts.values()]
    scale = Scale(ends for e in reach for ends in ((e.mean, e.mean), (e.low, e.high)))
    rows = [_row(words("display.value"), first.ev, second.ev, points)]
    rows[0] += _less(difference.value, scale if points else None, good, lang)
    for name, part in parts.items():
        title = category_name(name, lang)
        rows.append(_row(title, first.parts[name], second.parts[name], True))
        rows[-1] += _less(part, scale, good, lang)
    for name in CHANCES:
        if name in first.chances and name in second.chances:
            title = words(f"chance.{name}")
            rows.append(_row(title, first.chances[name], second.chances[name], False))
            rows[-1] += td("") + td("")
    rows = [f"<tr>{cells}</tr>" for cells in rows]
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
    heading = f"<h3>{clean(words('explorer.compare'))}</h3><p>{clean(verdict)}</p>"
    caption = f'<span class="slx-unseen">{clean(words("explorer.compare"))}</span>'
    better, worse = pair if difference.value.mean * good >= 0 else pair[::-1]
    sentences = f'<div class="slx-why">{reasons_html(analysis, better, worse, words, told)}</div>'
    close = button(words("explorer.untick"), "untick", data_heir="compute")
    shown = page("analysis", table(caption, titles, rows, lang=lang), faces.defs(), lang=lang)
    return f'{heading}<div class="slx-pair">{shown}{sentences}</div>{close}'


def _row(title: str, one: Estimate, two: Estimate, points: bool) -> str:
    cells = "".join(td(_number(value, points), "sl-n") for value in (one, two))
    return th(clean(title)) + cells


def _less(difference: Estimate, scale: Scale | None, good: int, lang: str) -> str:
    """The cells of a difference: in figures, and as a bar where there is a scale of points."""
    if scale is None:
        share = f"{signed(100 * difference.mean, 1)} %"
        return td(share, "sl-n") + td("")
    figure = signed(difference.mean, decimals(difference))
    reach = interval(difference, lang)
    if reach:
        figure += f'<br><span class="sl-soft">{reach}</span>'
    better = good * difference.mean > 0
    bar = scale.bar(difference.mean, difference.low, difference.high, better)
    return td(figure, "sl-n") + td(bar)


def _number(value: Estimate, points: bool) -> str:
    return signed(value.mean, min(2, decimals(value))) if points else percent(value)
