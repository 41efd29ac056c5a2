"""Displays of what moves are worth: an analysis over worlds, an exact solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from ..art.svg import clean
from ..estimates import CHANCES, Estimate
from ..languages import chain, say, starting
from ..names import category_name
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
    title,
    unit_of,
    words,
)
from .small import Faces, Scale

if TYPE_CHECKING:
    from ..analysis import Analysis, Row
    from ..moves import Move
    from ..search import Solution

__all__ = ["Pick", "analysis_html", "solution_html"]

LEGEND = ("win", "sweep_risk")  # chances of which it is said under the table what they are


class Pick(Protocol):
    """What a screen adds to the rows of a table, so that moves can be picked there."""

    def row(self, move: Move) -> tuple[str, str]:
        """Return a class of the row of a move, and attributes as they are written."""

    def cell(self, move: Move, picture: str) -> str:
        """Return what stands in the title of the row, made of the picture of the move."""


def analysis_html(
    analysis: Analysis,
    *,
    deck: str = "italian",
    lang: str = "en",
    faces: Faces | None = None,
    pick: Pick | None = None,
) -> str:
    """Show what every move is worth, best first, with its doubt and what the number means.

    Parameters
    ----------
    analysis : Analysis
    deck : {"italian", "french"}
        Faces of the small cards.
    lang : {"en", "it", "fr", "es", "fi"}
        Language of all words; cards are named for those who do not see them.
    faces : Faces, optional
        Draws the small cards, where they lie on the page already.
    pick : Pick, optional
        What a screen adds to the rows.

    Returns
    -------
    str
    """
    faces = faces or Faces(deck, lang, still=not pick)
    room = max([faces.room(row.move) for row in analysis.rows], default=0)
    names = list(analysis.rows[0].parts) if analysis.rows else []
    scale = Scale((pair for row in analysis.rows for pair in _reach(row.ev)), still=not pick)
    most = max([abs(p.mean) for r in analysis.rows for p in r.parts.values()], default=0.0)
    margin = analysis.utility == "margin"
    unit = unit_of(analysis.position, lang) if margin else clean(words(analysis.unit, lang))
    name = clean(starting(words(analysis.title, lang)))
    caption = f"<strong>{name}</strong><br><span class='sl-soft'>{unit}</span>"
    unsure = analysis.unsure
    value = title("display.value", lang)
    if unsure:
        value += f'<br><span class="sl-soft">{title("display.interval", lang)}</span>'
    chances = [name for name in CHANCES if any(name in row.chances for row in analysis.rows)]
    played = any(row.frequency is not None for row in analysis.rows)
    single = [
        (title("display.move", lang), ""),
        (value, "sl-n"),
        ("", ""),
        (title("display.behind", lang), "sl-n"),
        *([(title("display.played", lang), "sl-n sl-slim")] if played else []),
        *((title(f"chance.{name}", lang), "sl-n sl-slim") for name in chances),
    ]
    rows = [
        _row(row, names, chances, played, faces, room, scale, most, pick, lang)
        for row in analysis.rows
    ]
    columns = "".join(th(said, "col", kind, 2) for said, kind in single)
    group = f'<th scope="colgroup" colspan="{len(names)}">{title("display.parts", lang)}</th>'
    parts = head(*((clean(category_name(name, lang)), "sl-n sl-part") for name in names))
    titles = f"<tr>{columns}{group if names else ''}</tr>{parts}"
    early = title("display.early", lang, why=analysis.left_out)
    return page(
        "analysis",
        faces.defs(),
        table(caption, titles, rows, lang=lang),
        "" if analysis.complete else f'<p class="sl-note" style="font-weight:600">{early}</p>',
        note(clean(" ".join(_small_print(analysis, chances, played, lang)))),
        _whereabouts(analysis, lang),
        lang=lang,
    )


def _small_print(
    analysis: Analysis, chances: Sequence[str], played: bool, lang: str
) -> Iterator[str]:
    """Yield what is said under the table, sentence by sentence."""
    assumed = words(say("display.assumed", what=analysis.assumes), lang)
    yield f"{assumed.rstrip('.')}."  # some of them are whole sentences
    yield from (f"{starting(words(remark, lang))}." for remark in analysis.remarks)
    if analysis.unsure:
        yield words(say("legend.unsure"), lang)
    yield from (words(say(f"legend.{name}"), lang) for name in LEGEND if name in chances)
    if played:
        yield words(say("legend.played"), lang)
    made = say("display.made", rules=str(analysis.rules), version=analysis.version)
    if analysis.worlds and not analysis.exact:
        drawn = say("display.drawn", worlds=analysis.worlds, seed=str(analysis.seed))
        made = chain([drawn, made], "comma")
    yield words(made, lang)


def _whereabouts(analysis: Analysis, lang: str) -> str:
    """Say where the unseen cards end after the best move, folded up; nothing if it is not known."""
    best = analysis.rows[0] if analysis.rows else None
    if best is None or not best.whereabouts or analysis.exact:
        return ""
    sides = [title("side", lang, number=side) for side in range(analysis.rules.sides)]
    rows = [
        f"<tr>{th(clean(f'{card} {card.name(lang)}'))}"
        f"{''.join(td(percent(chance), 'sl-n') for chance in chances)}</tr>"
        for card, chances in best.whereabouts.items()
    ]
    heads = head(title("display.card", lang), *((side, "sl-n") for side in sides))
    caption = title("display.whereabouts", lang, move=best.move)
    shown = table(caption, heads, rows, lang=lang)
    summary = title("display.unseen", lang)
    return f"<details><summary>{summary}</summary>{shown}</details>"


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
        return page("solution", score_table(position.score(), lang), lang=lang)
    faces = Faces(deck, lang, still=True)
    moves = solution.ranked
    room = max(faces.room(move) for move, _ in moves)
    scale = Scale((pair for _, pair in moves), still=True)
    rows = []
    for move, (low, high) in moves:
        best = move in solution.best
        value, proof = signed_whole(low), title("display.proven", lang)
        if low != high:
            value = title("display.span", lang, low=value, high=signed_whole(high))
            proof = title("display.bounds", lang)
        behind = title("display.best", lang) if best else ""
        if solution.proven and not best:
            behind = f"{abs(low - solution.bounds[0]):.4g}"
        rows.append(
            f"<tr{kind_attr('sl-best' if best else '')}>{_move_cell(move, faces, room)}"
            f"{td(f'<span class=sl-v>{value}</span>', 'sl-n')}"
            f"{td(scale.bar((low + high) / 2, low, high, best))}{td(behind, 'sl-n')}"
            f"{td(proof, 'sl-soft')}</tr>"
        )
    name = title("display.exact" if solution.proven else "display.ended", lang)
    shown = table(
        f"<strong>{name}</strong><br><span class='sl-soft'>{unit_of(position, lang)}</span>",
        head(
            title("display.move", lang),
            (title("display.value", lang), "sl-n"),
            "",
            (title("display.behind_best", lang), "sl-n sl-slim"),
            "",
        ),
        rows,
        lang=lang,
    )
    line = title("display.line", lang, moves=" ".join(map(str, solution.line)))
    return page(
        "solution",
        faces.defs(),
        shown,
        f'<p style="margin:4px 0">{line}</p>' if solution.line else "",
        note(
            f"{title('display.assumed', lang, what=solution.concept)} "
            f"{title('display.nodes', lang, count=solution.nodes, rules=str(position.rules))}"
        ),
        lang=lang,
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
    pick: Pick | None,
    lang: str,
) -> str:
    best = row.is_best
    kind, more = pick.row(row.move) if pick else ("", "")
    kind = f"sl-best {kind}".rstrip() if best else kind
    places = decimals(row.ev)
    reach = interval(row.ev, lang)
    value = f'<span class="sl-v">{signed(row.ev.mean, places)}</span>{doubt(row.ev, lang)}'
    bar = scale.bar(row.ev.mean, row.ev.low, row.ev.high, best)
    if reach:
        value = f'{value}<br><span class="sl-soft">{reach}</span>'
    behind = f"{row.behind.mean:.{places}f}<br>{doubt(row.behind, lang).strip()}"
    behind = title("display.best", lang) if best else behind
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
        f"<tr{kind_attr(kind)}{more}>"
        f"{_move_cell(row.move, faces, room, pick)}"
        f"{td(value, 'sl-n')}{td(bar)}{td(behind, 'sl-n')}"
        f"{''.join(td(cell, 'sl-n') for cell in cells)}"
        f"{''.join(parts)}</tr>"
    )


def _move_cell(move: Move, faces: Faces, room: float, pick: Pick | None = None) -> str:
    shown = faces.move(move, room)
    return th(pick.cell(move, shown) if pick else shown)
