"""A line of play on a board of its own, beside the position it starts from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...art.svg import clean
from ...display.page import page, signed_whole
from ...display.small import Faces
from ...moves import Move
from ...render import position_svg
from ..page.html import Told, Words, button, row
from .lines import Line

__all__ = ["following_html"]


def following_html(
    move: Move,
    line: Line | None,
    step: int,
    state: str | None,
    *,
    words: Words,
    told: Told,
    look: Mapping[str, Any],
    faces: Faces,
) -> str:
    """Show a line of play: what it is, its moves as steps, and the board where one stands on it.

    Parameters
    ----------
    move : Move
        The move that the line is about.
    line : Line or None
        Not there: `state` says why.
    step : int
        How many of its moves are made on the board; 0: no board, the position is on the table.
    """
    title = f"<h3>{clean(words('explorer.line', move=move))}</h3>"
    if line is None:
        return f'{title}<p class="slx-soft">{clean(told(state or ""))}</p>'
    items = []
    for at, played in enumerate(line.moves, start=1):
        seat = line.positions[at - 1].to_move
        on = at == step
        items.append(
            f'<li><button type="button" class="slx-button slx-step" data-do="along" data-at="{at}"'
            f' data-key="along-{at}"{" aria-current=step" * on}>'
            f'<span class="slx-seat">{clean(words("picture.seat", number=seat))}</span>'
            f"{faces.move(played)}</button></li>"
        )
    label = clean(words("explorer.line", move=move))
    steps = row(
        button("◀", "along_back", able=step > 0, aria_label=words("explorer.line_back"),
               data_heir="along_forward"),
        button("▶", "along_forward", able=step < len(line.moves),
               aria_label=words("explorer.line_forward"), data_heir="along_back"),
        button(words("explorer.line_home"), "along", able=step > 0, data_at=0,
               data_key="along-home", data_heir="along_forward"),
        button(words("explorer.take_over"), "take_over", able=step > 0,
               data_heir="along_forward"),
    )  # fmt: skip
    value = words("explorer.line_ends", value=signed_whole(line.value))
    about = f'<p class="slx-soft">{clean(told(line.about))} {clean(value)}</p>'
    chips = f'<ol aria-label="{label}">{"".join(items)}</ol>'
    listed = page("moves", faces.defs(), chips, lang=look["lang"])
    board = _board(line, step, words, look)
    return f'{title}{about}{steps}<div class="slx-path">{board}{listed}</div>'


def _board(line: Line, step: int, words: Words, look: Mapping[str, Any]) -> str:
    if not step:
        return ""
    at = line.positions[step]
    prefix = look["prefix"] and f"{look['prefix']}line-"
    picture = position_svg(
        at,
        **{**look, "prefix": prefix},
        last=line.moves[step - 1],
        last_seat=line.positions[step - 1].to_move,
        bottom=line.start.to_move,
    )
    where = words("explorer.line_at", count=step, total=len(line.moves))
    return f'<div class="slx-board"><p role="status">{clean(where)}</p>{picture}</div>'
