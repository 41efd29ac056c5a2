"""Displays of many moves: those that are legal, a record, a match, a contest, a team value."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ..art.look import letter
from ..art.svg import clean
from ..estimates import Estimate
from ..languages import starting
from ..solution import unit
from .facts import score_table
from .page import doubt, head, kind_attr, note, page, percent, signed, table, td, th, title, words
from .small import Faces, Scale, image, signs

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
    more = title("results.more", lang, count=left) if left else ""
    return page("moves", f'<ul class="sl-row">{"".join(shown)}</ul>', note(more), lang=lang)


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
    seats = start.rules.players
    named = [starting(title("seat", lang, number=seat)) for seat in range(seats)]
    named = [clean(name) for name in record.players] or named
    cells = [""] * start.to_move  # plays stand under who made them, a round a row
    for position, move in zip(record.positions, record.moves, strict=False):
        while len(cells) % seats != position.to_move:
            cells.append("")
        cells.append(signs(move))
    rounds = [cells[k : k + seats] for k in range(0, len(cells), seats)]
    rows = [
        f"<tr>{th(str(k))}{''.join(td(clean(cell)) for cell in row)}</tr>"
        for k, row in enumerate(rounds, start=1)
    ]
    count = title("results.plays", lang, count=len(record.moves))
    plays = table(count, head("", *named), rows, lang=lang)
    return page(
        "record",
        f"<div>{image(position_svg(start, deck=deck, lang=lang, names=record.players))}</div>",
        plays if record.moves else note(count),
        score_table(record.end.score(), lang) if record.is_over else "",
        note(clean(record.notes)),
        f"<code>{clean(start)}</code>",
        lang=lang,
    )


def match_html(match: Match, *, lang: str = "en") -> str:
    """Show how a match stands, and deal by deal how it came about where that was recorded.

    Examples
    --------
    >>> from scopa_lab.match import Match
    >>> "nobody has reached 11" in match_html(Match.start("scopa", (9, 8)))
    True
    """
    numbers = range(len(match.scores))
    sides = [
        (title("display.side", lang, side=side, letter=letter(side)), "sl-n") for side in numbers
    ]
    rows = []
    for number, record in enumerate(match.records, start=1):
        points = map(str, record.score().points) if record.is_over else ("" for _ in numbers)
        cells = "".join(td(cell, "sl-n") for cell in points)
        rows.append(f"<tr>{th(title('results.deal', lang, number=number))}{cells}</tr>")
    total = "".join(td(str(n), "sl-n") for n in match.scores)
    caption = f"<strong>{clean(match.rules.title)}</strong> ({match.rules.target})"
    foot = f"<tr>{th(title('results.after', lang, count=match.deals))}{total}</tr>"
    why = clean(words(match.why, lang))
    return page(
        "match", table(caption, head("", *sides), rows, foot, lang=lang), note(why), lang=lang
    )


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
        value = f'<span class="sl-v">{signed(e.mean)}</span>{doubt(e, lang)}'
        best = key == "results.margin"
        bar = td(scale.bar(e.mean, e.low, e.high, best))
        name = th(title(key, lang, **values))
        return f"<tr{kind_attr('sl-best' if best else '')}>{name}{td(value, 'sl-n')}{bar}</tr>"

    def chance(key: str, e: Estimate) -> str:
        name = th(title(key, lang))
        spread = f' <span class="sl-soft">± {100 * e.se:.1f} %</span>' if e.se else ""
        return f"<tr>{name}{td(percent(e) + spread, 'sl-n')}{td('')}</tr>"

    rows = [
        points("results.margin", contest.margin),
        *(points("results.as_side", e, side=letter(s)) for s, e in enumerate(contest.by_side)),
        chance("results.wins", contest.win),
        chance("results.ties", contest.tie),
        chance("results.losses", contest.loss),
    ]
    name = title("results.against", lang, first=first, second=second)
    deals = title("results.deals", lang, count=contest.deals, seed=str(contest.seed))
    small = f"{clean(contest.rules)}: {deals}"
    caption = f"<strong>{name}</strong><br><span class='sl-soft'>{small}</span>"
    heads = head("", (clean(first), "sl-n"), "")
    early = title("results.early", lang, asked=contest.asked) if contest.stopped else ""
    return page("contest", table(caption, heads, rows, lang=lang), note(early), lang=lang)


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
    name = clean(starting(words(team.title, lang)))
    counted = clean(words(unit(team.position.rules), lang))
    caption = f"<strong>{name}</strong><br><span class='sl-soft'>{counted}</span>"
    heads = head(
        title("display.move", lang),
        (title("display.value", lang), "sl-n"),
        "",
        (title("display.played", lang), "sl-n"),
    )
    shown = table(caption, heads, rows, lang=lang) if rows else f"<p>{caption}</p>"
    early = "" if team.complete else title("results.holds", lang)
    notes = clean(" ".join(words(remark, lang) for remark in team.notes))
    return page("team", shown, note(early), note(notes), lang=lang)
