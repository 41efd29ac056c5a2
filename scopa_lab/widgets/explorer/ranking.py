"""The moves of a position as a list to pick from: before they are valued, and with their values."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from ... import display
from ...art.svg import clean
from ...display.page import chance_text, decimals, head, page, signed, table, td, th
from ...display.small import Faces
from ...estimates import Estimate
from ...moves import Move
from ...position import Position
from ...solution import aim
from ..page.html import Words, attributes

if TYPE_CHECKING:
    from ...analysis import Analysis

__all__ = ["Rows", "headline", "listed", "moves_html", "values_html", "worth"]

MOST_LISTED = 200  # moves in the list; a card may have thousands
MOST_NAMED = 3  # other moves named as just as good
IN_POINTS = ("margin", "points")


@dataclass(frozen=True)
class Rows:
    """What can be done with the rows of a list: pick a move, tick two to compare them."""

    words: Words
    picked: Move | None
    ticked: Collection[Move] | None = None

    def row(self, move: Move) -> tuple[str, str]:
        """Return a class of the row of a move, and its attributes."""
        on = move == self.picked
        more = {
            "data_do": "pick",
            "data_move": move,
            "data_point": move,
            "data_key": f"tr-{move}",
            "aria_current": "true" if on else None,
        }
        return "slx-picked" if on else "", attributes(more)

    def cell(self, move: Move, picture: str) -> str:
        """Return the picture as a button, and a box to tick."""
        more = {
            "type": "button",
            "class": "sl-pick",
            "data_do": "pick",
            "data_move": move,
            "data_point": move,
            "data_key": f"row-{move}",
            "aria_pressed": "true" if move == self.picked else "false",
        }
        pick = f"<button{attributes(more)}>{picture}</button>"
        if self.ticked is None:
            return pick
        box = {
            "type": "checkbox",
            "data_do": "tick",
            "data_move": move,
            "data_key": f"tick-{move}",
            "aria_label": self.words("explorer.tick", move=move),
            "title": self.words("explorer.tick", move=move),
            "checked": move in self.ticked,
        }
        return f'<div class="slx-cell"><input{attributes(box)}>{pick}</div>'


def listed(position: Position) -> tuple[list[Move], bool]:
    """Return the moves of the known cards of the hand, as far as they are listed; whether all.

    >>> moves, all_of_them = listed(Position.setup("scopa", table="2C 5S", hands=("7D AS", "?")))
    >>> [str(move) for move in moves], all_of_them
    (['AS', '7Dx2C5S'], True)
    """
    cards = position.hands[position.to_move].cards if not position.is_over else ()
    moves = (move for card in cards for move in position.legal_moves(card))
    found = list(islice(moves, MOST_LISTED + 1))
    return found[:MOST_LISTED], len(found) <= MOST_LISTED


def moves_html(position: Position, rows: Rows, faces: Faces) -> str:
    """List every legal move with what it takes; nothing where nobody can move."""
    moves, all_of_them = listed(position)
    if not moves:
        return ""
    words = rows.words
    room = max(map(faces.room, moves))
    shown = []
    for at, move in enumerate(moves):
        kind, more = rows.row(move)
        if at and moves[at - 1].card != move.card:
            kind = f"slx-next {kind}".rstrip()
        takes = words("explorer.takes", cards=move.captured)
        what = takes if move.captured else words("explorer.lays")
        shown.append(
            f"<tr{attributes({'class': kind or None})}{more}>"
            f"{th(rows.cell(move, faces.move(move, room)))}{td(clean(what), 'sl-w')}</tr>"
        )
    caption = words("explorer.moves", count=len(moves))
    titles = head(clean(words("display.move")), clean(words("explorer.what")))
    more = "" if all_of_them else f"<p>{clean(words('explorer.too_many', count=MOST_LISTED))}</p>"
    lang = faces.words.lang
    listing = table(f"<strong>{clean(caption)}</strong>", titles, shown, lang=lang)
    return page("analysis", listing, more, faces.defs(), lang=lang)


def values_html(analysis: Analysis, rows: Rows, faces: Faces, look: dict[str, Any]) -> str:
    """Show what every move is worth; below it, how two are compared."""
    shown = display.analysis_html(analysis, **look, faces=faces, pick=rows)
    if len(analysis.rows) < 2:
        return shown
    return f'{shown}<p class="slx-soft">{clean(rows.words("explorer.tick_two"))}</p>'


def worth(analysis: Analysis, value: Estimate) -> str:
    """Write a value with its doubt: points with a sign, chances in per cent.

    Whole points where it is certain.
    """
    certain = value.se == 0
    endless = value.se == float("inf")
    if analysis.utility in IN_POINTS:
        places = decimals(value)
        doubt = "" if certain else " ± ?" if endless else f" ± {value.se:.{places}f}"
        return signed(value.mean, places) + doubt
    doubt = "" if certain else " ± ?" if endless else f" ± {100 * value.se:.1f} %"
    return chance_text(value) + doubt


def headline(analysis: Analysis, words: Words, title: str, players: str) -> str:
    """Say which move is best, what it is worth, how sure that is and what the number means.

    Parameters
    ----------
    analysis : Analysis
    words : callable
    title : str
        Of the analysis, in the language of the screen.
    players : str
        Who plays on, where that matters.
    """
    best, others = analysis.rows[0], analysis.rows[1:]
    seat = analysis.position.to_move
    value = words(f"explorer.worth.{analysis.utility}", value=worth(analysis, best.ev), seat=seat)
    equal = [row.move for row in others if row.is_best]
    close = [
        row.move for row in others if not row.is_best and row.behind.se and row.behind.low <= 0
    ]
    lines = []
    for key, moves in (("explorer.equal", equal), ("explorer.close", close)):
        if moves:
            named = [words("list.only", only=move) for move in moves[:MOST_NAMED]]
            more = len(moves) - MOST_NAMED
            if more > 0:
                named.append(words("explorer.others", count=more))
            lines.append(words(key, moves="; ".join(named)))
    lines.append(words(f"explorer.means.{analysis.method}", players=players))
    if aim(analysis.rules) < 0 and analysis.utility in IN_POINTS:
        lines.append(words("explorer.means.low"))
    if analysis.unsure:
        lines.append(words("explorer.means.doubt"))
    said = words("explorer.best", move=best.move)
    small = "".join(f"<p>{clean(line)}</p>" for line in lines)
    return (
        f'<p class="slx-headline"><strong>{clean(said)}</strong> <b class="slx-worth">'
        f"{clean(value)}</b> <span>({clean(title)})</span></p>"
        f'<div class="slx-soft">{small}</div>'
    )
