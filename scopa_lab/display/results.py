"""Displays of many moves: those that are legal, a record, a match, a contest, a team value."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ..art.look import letter
from ..art.svg import clean
from ..estimates import Estimate
from ..languages import say, tell
from ..solution import unit
from .facts import score_table
from .page import doubt, head, kind_attr, note, page, percent, signed, table, td, th
from .small import Faces, Scale, image

if TYPE_CHECKING:
    from ..duplicate import Contest
    from ..equilibrium import TeamValue
    from ..match import Match
    from ..moves import LegalMoves
    from ..record import Record

__all__ = ["contest_html", "match_html", "moves_html", "record_html", "team_value_html"]

MOST_MOVES = 24  # moves that are shown; there may be a million


def moves_html(
    moves: LegalMoves, *, most: int = MOST_MOVES, deck: str = "italian", lang: str = "en"
) -> str:
    """Show legal moves as small cards, the first of them if they are many.

    Parameters
    ----------
    moves : LegalMoves
    most : int
        How many are shown; the others are counted.
    deck : {"italian", "french"}
    lang : {"en", "it", "fr", "es", "fi"}

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> position = Position.setup("scopa", table="2C 5S", hands=("7D", "?"))
    >>> "7D × 2C 5S" in moves_html(position.legal_moves())
    True
    """
    faces = Faces(deck, lang, still=True)
    shown = [f"<li>{faces.move(move)}</li>" for move in islice(moves, most)]
    left = len(moves) - len(shown)
    more = tell(say("results.more", count=f"{left:,}"), lang) if left else ""
    return page("moves", f'<ul class="sl-row">{"".join(shown)}</ul>', note(clean(more)))


def record_html(record: Record, *, deck: str = "italian", lang: str = "en") -> str:
    """Show a deal as it was played: the picture of its start, the plays, the points at the end.

    Parameters
    ----------
    record : Record
    deck : {"italian", "french"}
    lang : {"en", "it", "fr", "es", "fi"}

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> from scopa_lab.record import Record
    >>> start = Position.setup("scopa", table="2D 3S", hands=("5H", "7D"), stock="")
    >>> "5H × 2D 3S" in record_html(Record(start, "5Hx2D3S 7D"))
    True
    """
    from ..render import position_svg

    start = record.start
    names = record.players or tuple(
        tell(say("results.seat", seat=seat), lang) for seat in range(start.rules.players)
    )
    seats = len(names)
    cells = [""] * start.to_move  # plays stand under who made them, a round a row
    for position, move in zip(record.positions, record.moves, strict=False):
        while len(cells) % seats != position.to_move:
            cells.append("")
        cells.append(f"{move.card} × {move.captured}" if move.captured else f"{move.card}")
    rounds = [cells[k : k + seats] for k in range(0, len(cells), seats)]
    rows = [
        f"<tr>{th(str(k))}{''.join(td(clean(cell)) for cell in row)}</tr>"
        for k, row in enumerate(rounds, start=1)
    ]
    title = clean(tell(say("results.plays", count=len(record.moves)), lang))
    plays = table(title, head("", *((clean(name), "") for name in names)), rows)
    return page(
        "record",
        f"<div>{image(position_svg(start, deck=deck, lang=lang, names=record.players))}</div>",
        plays if record.moves else note(title),
        score_table(record.end.score()) if record.is_over else "",
        note(clean(record.notes)),
        f"<code>{clean(start)}</code>",
    )


def match_html(match: Match, *, lang: str = "en") -> str:
    """Show how a match stands, and deal by deal how it came about where that was recorded.

    Examples
    --------
    >>> from scopa_lab.match import Match
    >>> "nobody has reached 11" in match_html(Match.start("scopa", (9, 8)))
    True
    """
    sides = [(f"{clean(tell(say('table.side'), lang))} {letter(s)}", "sl-n") for s in _sides(match)]
    rows = []
    for k, record in enumerate(match.records, start=1):
        points = record.score().points if record.is_over else ()
        cells = "".join(td(str(n), "sl-n") for n in points) or "".join(td("") for _ in sides)
        rows.append(f"<tr>{th(clean(tell(say('results.deal', number=k), lang)))}{cells}</tr>")
    total = "".join(td(str(n), "sl-n") for n in match.scores)
    standing = clean(tell(say("results.after", count=match.deals), lang))
    caption = f"<strong>{clean(match.rules.title)}</strong> ({match.rules.target})"
    foot = f"<tr>{th(standing)}{total}</tr>"
    return page("match", table(caption, head("", *sides), rows, foot), note(clean(match.why)))


def _sides(match: Match) -> range:
    return range(len(match.scores))


def contest_html(contest: Contest, *, lang: str = "en") -> str:
    """Show how two players did against each other in the same deals.

    Examples
    --------
    >>> from scopa_lab.duplicate import contest
    >>> "greedy" in contest_html(contest("greedy", "random", "scopa", deals=2))
    True
    """
    first, second = contest.players
    spread = [(e.low, e.high) for e in (contest.margin, *contest.by_side)]
    scale = Scale(spread, still=True)

    def points(key: str, e: Estimate, **values: object) -> str:
        value = f'<span class="sl-v">{signed(e.mean)}</span>{doubt(e)}'
        best = key == "results.margin"
        bar = td(scale.bar(e.mean, e.low, e.high, best))
        name = th(clean(tell(say(key, **values), lang)))
        return f"<tr{kind_attr('sl-best' if best else '')}>{name}{td(value, 'sl-n')}{bar}</tr>"

    def chance(key: str, e: Estimate) -> str:
        name = th(clean(tell(say(key), lang)))
        spread = f' <span class="sl-soft">± {100 * e.se:.1f} %</span>' if e.se else ""
        return f"<tr>{name}{td(percent(e) + spread, 'sl-n')}{td('')}</tr>"

    rows = [
        points("results.margin", contest.margin),
        *(points("results.as_side", e, side=letter(s)) for s, e in enumerate(contest.by_side)),
        chance("results.wins", contest.win),
        chance("results.ties", contest.tie),
        chance("results.losses", contest.loss),
    ]
    title = tell(say("results.against", first=first, second=second), lang)
    deals = tell(say("results.deals", count=f"{contest.deals:,}"), lang)
    small = (
        f"<span class='sl-soft'>{clean(f'{contest.rules}: {deals}, seed {contest.seed}')}</span>"
    )
    heads = head("", (clean(first), "sl-n"), "")
    early = tell(say("results.early", asked=f"{contest.asked:,}"), lang) if contest.stopped else ""
    return page(
        "contest",
        table(f"<strong>{clean(title)}</strong><br>{small}", heads, rows),
        note(clean(early)),
    )


def team_value_html(team: TeamValue, *, deck: str = "italian", lang: str = "en") -> str:
    """Show what an ending is worth to a pair: the bracket, the moves, what is taken for granted.

    Examples
    --------
    >>> from scopa_lab.equilibrium import team_value
    >>> text = ("scopone | table 4D | hands 4S / ? / ? / ? | piles AD AH AS AC 2D 2H 2S 2C 3D 3H"
    ...     " 3S 3C 4H 5D 5H 5S 5C 6D / 6H 6S 6C 7D 7H 7S 7C JD JH JS JC QD QH QS QC KD KH"
    ...     " | stock - | last_capture 1")
    >>> "4S × 4D" in team_value_html(team_value(text))
    True
    """
    faces = Faces(deck, lang, still=True)
    room = max([faces.room(move) for move in team.moves], default=0)
    scale = Scale(((worth.value, worth.value) for worth in team.moves.values()), still=True)
    rows = []
    for move, worth in team.moves.items():
        best = move == team.best
        value = f'<span class="sl-v">{signed(worth.value, 3)}</span>'
        often = percent(Estimate(worth.frequency, 0.0, 0, True))
        rows.append(
            f"<tr{kind_attr('sl-best' if best else '')}>{th(faces.move(move, room))}"
            f"{td(value, 'sl-n')}{td(scale.bar(worth.value, worth.value, worth.value, best))}"
            f"{td(often, 'sl-n')}</tr>"
        )
    names = [clean(tell(say(f"results.{key}"), lang)) for key in ("move", "value", "played")]
    title = clean(team.title[:1].upper() + team.title[1:])
    counted = clean(unit(team.position.rules))
    caption = f"<strong>{title}</strong><br><span class='sl-soft'>{counted}</span>"
    heads = head(names[0], (names[1], "sl-n"), "", (names[2], "sl-n"))
    shown = table(caption, heads, rows) if rows else f"<p>{caption}</p>"
    early = "" if team.complete else tell(say("results.holds"), lang)
    return page("team", shown, note(clean(early)), note(clean(" ".join(team.notes))))
