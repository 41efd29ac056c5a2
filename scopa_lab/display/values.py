"""Displays of what moves are worth: an analysis over worlds, an exact solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..art.svg import clean
from ..estimates import CHANCES, Estimate
from .facts import score_table
from .page import (
    decimals,
    doubt,
    head,
    interval,
    kind_attr,
    note,
    page,
    percent,
    signed,
    signed_whole,
    table,
    td,
    th,
    unit_of,
)
from .small import Faces, Scale

if TYPE_CHECKING:
    from ..analysis import Analysis, Row
    from ..moves import Move
    from ..search import Solution

__all__ = ["analysis_html", "solution_html"]

LEGEND = {
    "win": "Win chance: of this deal; half of a tie (its share of more sides) is in it.",
    "sweep_risk": "Sweep risk: chance that the next seat can take the whole table at once.",
}


def analysis_html(
    analysis: Analysis,
    *,
    deck: str = "italian",
    lang: str = "en",
    pick: bool = False,
) -> str:
    """Show what every move is worth, best first, with its doubt and what the number means.

    Parameters
    ----------
    analysis : Analysis
    deck : {"italian", "french"}
        Faces of the small cards.
    lang : {"en", "it", "fr", "es", "fi"}
        Language of the names of the cards, for those who do not see them.
    pick : bool
        Whether the moves are buttons with ``data-move``, for a widget that listens to them.

    Returns
    -------
    str
    """
    faces = Faces(deck, lang)
    room = max([faces.room(row.move) for row in analysis.rows], default=0)
    names = list(analysis.rows[0].parts) if analysis.rows else []
    scale = Scale(pair for row in analysis.rows for pair in _reach(row.ev))
    most = max([abs(p.mean) for r in analysis.rows for p in r.parts.values()], default=0.0)
    title = analysis.title[:1].upper() + analysis.title[1:]
    margin = analysis.utility == "margin"
    unit = unit_of(analysis.position) if margin else clean(analysis.unit)
    caption = f"<strong>{clean(title)}</strong><br><span class='sl-soft'>{unit}</span>"
    unsure = analysis.unsure
    value = "Value" + ('<br><span class="sl-soft">95 % interval</span>' if unsure else "")
    chances = [name for name in CHANCES if any(name in row.chances for row in analysis.rows)]
    played = any(row.frequency is not None for row in analysis.rows)
    single = [
        ("Move", ""),
        (value, "sl-n"),
        ("", ""),
        ("Behind", "sl-n"),
        *([("Played", "sl-n sl-slim")] if played else []),
        *((CHANCES[name], "sl-n sl-slim") for name in chances),
    ]
    rows = [
        _row(row, names, chances, played, faces, room, scale, most, pick) for row in analysis.rows
    ]
    columns = "".join(th(words, "col", kind, 2) for words, kind in single)
    group = f'<th scope="colgroup" colspan="{len(names)}">Value by category</th>' if names else ""
    titles = f"<tr>{columns}{group}</tr>" + head(*((clean(name), "sl-n sl-part") for name in names))
    words = [f"Assumed: {analysis.assumes}."]
    words += [f"{remark[:1].upper()}{remark[1:]}." for remark in analysis.remarks]
    if unsure:
        words.append("± is the standard error; whiskers and intervals are 95 %.")
    words += [said for name, said in LEGEND.items() if name in chances]
    if played:
        words.append("Played: how often a fair player makes the move.")
    by_worlds = analysis.worlds and not analysis.exact
    made = f"{analysis.worlds:,} worlds, seed {analysis.seed}, " if by_worlds else ""
    words.append(f"{made}{analysis.rules}, version {analysis.version}.")
    early = f'<p class="sl-note" style="font-weight:600">Not complete: {analysis.left_out}.</p>'
    return page(
        "analysis",
        faces.defs(),
        table(caption, titles, rows),
        "" if analysis.complete else early,
        note(clean(" ".join(words))),
        _whereabouts(analysis, lang),
    )


def _whereabouts(analysis: Analysis, lang: str) -> str:
    """Say where the unseen cards end after the best move, folded up; nothing if it is not known."""
    best = analysis.rows[0] if analysis.rows else None
    if best is None or not best.whereabouts or analysis.exact:
        return ""
    sides = [f"side {side}" for side in range(analysis.rules.sides)]
    rows = [
        f"<tr>{th(clean(f'{card} {card.name(lang)}'))}"
        f"{''.join(td(percent(chance), 'sl-n') for chance in chances)}</tr>"
        for card, chances in best.whereabouts.items()
    ]
    heads = head("Card", *((side, "sl-n") for side in sides))
    shown = table(f"Chance to end in the pile of each side, after {clean(best.move)}", heads, rows)
    return f"<details><summary>Where the unseen cards end</summary>{shown}</details>"


def solution_html(solution: Solution, *, deck: str = "italian", lang: str = "en") -> str:
    """Show an exact solution: every move with its value or the bounds that were proven.

    Parameters
    ----------
    solution : Solution
    deck, lang : str
        As for `analysis_html`.

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> from scopa_lab.search import solve
    >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
    >>> html = solution_html(solve(p))
    >>> "Exact, proven" in html, "Best line: 7Dx2C5S 2D 7H QS" in html
    (True, True)
    """
    position = solution.position
    if not solution.move_bounds:
        return page("solution", score_table(position.score()))
    faces = Faces(deck, lang)
    moves = solution.ranked
    room = max(faces.room(move) for move, _ in moves)
    scale = Scale(pair for _, pair in moves)
    rows = []
    for move, (low, high) in moves:
        best = move in solution.best
        value, proof = signed_whole(low), "proven"
        if low != high:
            value, proof = f"{signed_whole(low)} to {signed_whole(high)}", "bounds"
        behind = "best" if best else ""
        if solution.proven and not best:
            behind = f"{abs(low - solution.bounds[0]):.4g}"
        rows.append(
            f"<tr{kind_attr('sl-best' if best else '')}>{_move_cell(move, faces, room)}"
            f"{td(f'<span class=sl-v>{value}</span>', 'sl-n')}"
            f"{td(scale.bar((low + high) / 2, low, high, best))}{td(behind, 'sl-n')}"
            f"{td(proof, 'sl-soft')}</tr>"
        )
    title = "Exact, proven" if solution.proven else "Bounds that hold; it ended early"
    shown = table(
        f"<strong>{title}</strong><br><span class='sl-soft'>{unit_of(position)}</span>",
        head("Move", ("Value", "sl-n"), "", ("Behind the best", "sl-n sl-slim"), ""),
        rows,
    )
    line = f"Best line: {' '.join(map(str, solution.line))}" if solution.line else ""
    return page(
        "solution",
        faces.defs(),
        shown,
        f'<p style="margin:4px 0">{clean(line)}</p>' if line else "",
        note(
            clean(
                f"Assumed: {solution.concept}. {solution.nodes:,} positions looked at; "
                f"{position.rules}."
            )
        ),
    )


def _reach(estimate: Estimate) -> list[tuple[float, float]]:
    return [(estimate.mean, estimate.mean), (estimate.low, estimate.high)]


def _row(
    row: Row,
    names: Sequence[str],
    chances: Sequence[str],
    played: bool,
    faces: Faces,
    room: float,
    scale: Scale,
    most: float,
    pick: bool,
) -> str:
    best = row.is_best
    places = decimals(row.ev)
    reach = interval(row.ev)
    value = f'<span class="sl-v">{signed(row.ev.mean, places)}</span>{doubt(row.ev)}'
    bar = scale.bar(row.ev.mean, row.ev.low, row.ev.high, best)
    if reach:
        value = f'{value}<br><span class="sl-soft">{reach}</span>'
    behind = "best" if best else f"{row.behind.mean:.{places}f}<br>{doubt(row.behind).strip()}"
    often = "" if row.frequency is None else percent(Estimate(row.frequency, 0.0, 0, True))
    cells = [often] if played else []
    cells += [percent(row.chances[name]) if name in row.chances else "" for name in chances]
    parts = []
    for name in names:
        part = row.parts[name]
        tint = "217,142,4" if part.mean > 0 else "76,134,198"
        strength = 0.32 * abs(part.mean) / most if most else 0
        style = f"background:rgba({tint},{strength:.2f})" if strength >= 0.02 else ""
        parts.append(td(signed(part.mean, min(2, decimals(part))), "sl-n sl-part", style))
    return (
        f"<tr{kind_attr('sl-best' if best else '')}>{_move_cell(row.move, faces, room, pick)}"
        f"{td(value, 'sl-n')}{td(bar)}{td(behind, 'sl-n')}"
        f"{''.join(td(cell, 'sl-n') for cell in cells)}"
        f"{''.join(parts)}</tr>"
    )


def _move_cell(move: Move, faces: Faces, room: float, pick: bool = False) -> str:
    shown = faces.move(move, room)
    return th(pick_button(move, shown) if pick else shown)


def pick_button(move: Move, inside: str) -> str:
    """A move as a button, for a widget that listens to it."""
    text = clean(move)
    return (
        f'<button type="button" class="sl-pick" data-do="pick" data-move="{text}"'
        f' data-point="{text}" data-key="row-{text}">{inside}</button>'
    )
