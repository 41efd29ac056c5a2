"""Display of a review: how the value of a deal ran, what each move lost, luck told from choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ..art.curve import Mark, mark_svg
from ..art.look import letter
from ..art.svg import clean
from ..languages import catalogue, say
from ..solution import aim
from .page import doubt, head, note, page, signed, table, td, th, title, words
from .small import Faces, signs, stilled

if TYPE_CHECKING:
    from ..record import Record
    from ..reviews import Balance, Judged, Review

__all__ = [
    *("MARKS", "balance_part", "curve_part", "legend_part", "moves_part", "point_words"),
    *("review_html", "side_of", "small_print", "verdict_part", "who"),
]

#: the mark of every verdict, told apart by its shape
MARKS = {
    "best": "disc",
    "level": "ring",
    "good": "square",
    "inaccuracy": "triangle",
    "mistake": "diamond",
    "blunder": "cross",
}

#: names that the game screen gives → their keys
CALLED = {
    name: key
    for key, name in catalogue("en").items()
    if key == "play.you" or key.startswith("play.who.")
}
PERSON = catalogue("en")["play.person"].partition(" {")[0]


def review_html(review: Review, *, lang: str = "en") -> str:
    """Show a review: the run of the value, every move with its loss, luck and choice apart.

    Parameters
    ----------
    review : Review
        Complete or not.
    lang : {"en", "it", "fr", "es", "fi"}
        Language of all words.

    Returns
    -------
    str
    """
    return page(
        "review",
        stilled(f"<div>{curve_part(review, lang)}</div>"),
        stilled(legend_part(lang)),
        stilled(moves_part(review, lang)),
        balance_part(review, lang),
        note(" ".join(small_print(review, lang))),
        lang=lang,
    )


def small_print(review: Review, lang: str) -> Iterator[str]:
    """Yield what is to be kept in mind, sentence by sentence, ready for a page."""
    if not review.complete:
        done = len(review.judged) + len(review.skipped)
        yield title("review.so_far", lang, done=done, goal=review.asked)
    for ply, why in review.skipped.items():
        yield title("review.skipped", lang, number=ply + 1, why=why)
    if any(not judged.analysis.exact for judged in review.judged):
        yield title("legend.unsure", lang)
        yield title("review.rough", lang)


def who(record: Record, seat: int, lang: str) -> str:
    """Return who sits there: the name, else the number of the seat."""
    named = called(record, seat, lang)
    return named or words(say("picture.seat", number=seat), lang)


def called(record: Record, seat: int, lang: str) -> str:
    """Return the name of a seat, one that the game screen gave in the language; "" without one.

    A record keeps such names in English: ``You``, ``Greedy 2``.
    """
    name = record.players[seat] if record.players else ""
    first, _, number = name.rpartition(" ")
    if number.isdecimal() and first == PERSON:
        return words(say("play.person", number=number), lang)
    if number.isdecimal() and first in CALLED:
        return words(say("play.numbered", who=say(CALLED[first]), number=number), lang)
    return words(say(CALLED[name]), lang) if name in CALLED else name


def side_of(record: Record, side: int, lang: str) -> str:
    """Return who plays on a side: the names, else which side it is."""
    rules = record.start.rules
    names = [
        called(record, seat, lang) for seat in range(rules.players) if rules.side_of(seat) == side
    ]
    if all(names):
        return " + ".join(names)
    return words(say("display.side", side=side, letter=letter(side)), lang)


def verdict_part(verdict: str, lang: str) -> str:
    """A verdict: its mark and its word."""
    return (
        f'<span class="sl-verdict">{mark_svg(MARKS[verdict])}'
        f" {title(f'review.verdict.{verdict}', lang)}</span>"
    )


def legend_part(lang: str) -> str:
    """What the marks mean."""
    return note(f'<span class="sl-legend">{" ".join(verdict_part(v, lang) for v in MARKS)}</span>')


def lost(judged: Judged, lang: str) -> str:
    """What a move lost, with its doubt; nothing for the best one."""
    if judged.verdict == "best":
        return ""
    return f"{judged.loss.mean:.2f}{doubt(judged.loss, lang)}"


def curve_part(
    review: Review, lang: str, *, current: int | None = None, prefix: str | None = None
) -> str:
    """Draw how the value ran, with a mark at every move."""
    from ..render import curve_svg

    record, points = review.record, review.curve
    by_ply = {judged.ply: judged for judged in review.judged}
    said = []
    for point in points:
        value = signed(point.value)
        judged = by_ply.get(point.ply)
        if judged is None:
            said.append(words(say("review.end_worth", value=value), lang))
        else:
            said.append(point_words(record, judged, point.value, lang))
    return curve_svg(
        points,
        len(record.moves),
        marks=[Mark(judged.ply, MARKS[judged.verdict]) for judged in review.judged],
        current=current,
        title=words(say("review.curve", side=side_of(record, 0, lang)), lang),
        said="; ".join(said),
        unit=words(say("review.unit"), lang),
        below=words(say("review.play"), lang),
        lang=lang,
        prefix=prefix,
    )


def point_words(record: Record, judged: Judged, value: float, lang: str) -> str:
    """Say what stands at a point of the curve."""
    return words(
        say(
            "review.point",
            number=judged.ply + 1,
            who=who(record, judged.seat, lang),
            move=judged.move.name(lang),
            verdict=say(f"review.verdict.{judged.verdict}"),
            value=signed(value),
        ),
        lang,
    )


def moves_part(
    review: Review,
    lang: str,
    *,
    at: int | None = None,
    faces: Faces | None = None,
    answers: bool = True,
) -> str:
    """The moves in a table, each with its verdict and what it lost.

    With `faces` each is a button with small cards and ``data-at``, for a screen; `at` is the one
    looked at. Without `answers` it is not told what was better.
    """
    record = review.record
    by_ply = {judged.ply: judged for judged in review.judged}
    worth = {point.ply: point.value for point in review.curve}
    rows = []
    for ply, move in enumerate(record.moves):
        judged = by_ply.get(ply)
        shown = clean(signs(move))
        if faces is not None:
            now = ' aria-current="step"' if ply == at else ""
            shown = (
                f'<button type="button" class="slx-button slx-step" data-do="goto" data-at="{ply}"'
                f' aria-label="{shown}: {clean(move.name(lang))}"'
                f' data-key="row-{ply}"{now} tabindex="{0 if ply == (at or 0) else -1}">'
                f"{faces.move(move)}</button>"
            )
        cells = [td(""), td("", "sl-n"), td("", "sl-n")]
        if judged is not None:
            cells = [
                td(verdict_part(judged.verdict, lang)),
                td(lost(judged, lang), "sl-n"),
                td(signed(worth[ply]), "sl-n"),
            ]
        if answers:
            best = judged is not None and judged.verdict != "best"
            cells.append(td(clean(signs(judged.best)) if judged is not None and best else ""))
        kind = ' class="sl-best"' if faces is not None and ply == at else ""
        seat = clean(who(record, record.positions[ply].to_move, lang))
        rows.append(
            f"<tr{kind}>{td(str(ply + 1), 'sl-n')}{th(shown)}{td(seat)}{''.join(cells)}</tr>"
        )
    heads: list[str | tuple[str, str]] = [
        (title("review.number", lang), "sl-n"),
        title("display.move", lang),
        title("review.who", lang),
        title("review.verdict", lang),
        (title("review.lost", lang), "sl-n"),
        (title("review.worth", lang, side=side_of(record, 0, lang)), "sl-n sl-slim"),
        *([title("review.better", lang)] if answers else []),
    ]
    caption = f"<strong>{title('review.moves', lang)}</strong>"
    return table(caption, head(*heads), rows, lang=lang, label="review.moves")


def balance_part(review: Review, lang: str) -> str:
    """Luck and choice apart: how each side came from the first value to the last, in a sum."""
    if not review.balance:
        return ""
    record, balance = review.record, review.balance
    good = aim(record.start.rules)
    sides = [side_of(record, each.side, lang) for each in balance]

    def line(name: str, cells: Iterable[str]) -> str:
        told = (
            f"{title(f'review.{name}', lang)}<br>"
            f'<span class="sl-soft">{title(f"review.{name}.said", lang)}</span>'
        )
        return f"<tr>{th(told, kind='sl-w')}{''.join(td(cell, 'sl-n') for cell in cells)}</tr>"

    def part(name: str, sign: int) -> str:
        parts = [getattr(each, name) for each in balance]
        return line(name, (signed(sign * p.mean) + doubt(p, lang) for p in parts))

    rows = [
        line("start", (signed(each.start) for each in balance)),
        part("luck", good),
        part("choice", -good),
        part("others", good),
    ]
    over = record.is_over and review.complete
    foot = line("final" if over else "now", (signed(each.final) for each in balance))
    caption = f"<strong>{title('review.balance', lang)}</strong>"
    heads = head(title("review.what", lang), *((clean(side), "sl-n") for side in sides))
    stories = "".join(
        f"<li>{_story(side, each, lang)}</li>" for side, each in zip(sides, balance, strict=True)
    )
    low = note(title("review.low", lang)) if good < 0 else ""
    shown = table(caption, heads, rows, foot, lang=lang, label="review.balance")
    return f'{shown}{low}<ul class="sl-l">{stories}</ul>'


def _story(side: str, each: Balance, lang: str) -> str:
    return title(
        "review.story",
        lang,
        who=side,
        start=signed(each.start),
        final=signed(each.final),
        luck=signed(each.luck.mean),
        choice=f"{each.choice.mean:.2f}",
        others=signed(each.others.mean),
    )
