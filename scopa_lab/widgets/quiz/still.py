"""A question of a class on a page where no kernel answers: its answers, votes and values."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import TYPE_CHECKING

from ...art.svg import clean
from ...display.page import page, per_cent, table
from ...display.small import Faces, Scale, image
from ...languages import told
from ...render import position_svg
from ...rules import Rules
from ..editor.rules_controls import house_rules
from .lesson import Asked

if TYPE_CHECKING:
    from .page import QuizPage

__all__ = ["game_words", "spans", "still_html"]


def game_words(given: Rules, lang: str) -> str:
    """Return a game by its title, and in words what is played otherwise than usual.

    >>> from scopa_lab.rules import rules
    >>> game_words(rules("scopa", priority="fewest"), "en")
    'Scopa; Priority: the fewest cards'
    """
    house = house_rules(given)
    return given.title if house is None else f"{given.title}; {told(house, lang)}"


def spans(now: Asked) -> Iterator[tuple[float, float]]:
    """Yield what a scale of the values has to hold: every value, and what else it may be."""
    for one in now.analysis.rows if now.analysis else ():
        yield one.ev.mean, one.ev.mean
        yield one.ev.low, one.ev.high


def still_html(quiz: QuizPage, now: Asked) -> str:
    """Return what is asked, the picture, the answers with their votes, and what is right if shown.

    Parameters
    ----------
    quiz : QuizPage
        Tells the words.
    now : Asked
        The question.
    """
    position = now.question.position
    picture = position_svg(
        position, deck=quiz.deck, lang=quiz.lang, colours=quiz.colours, bottom=position.to_move
    )
    faces = Faces(quiz.deck, quiz.lang, colours=quiz.colours, still=True)
    room = max(map(faces.room, now.choices), default=0)
    scale = Scale(spans(now), still=True)
    rows = []
    for letter, move in zip(ascii_uppercase, now.choices, strict=False):
        laid = "" if move.captured else f"<span>{clean(quiz.words('quiz.laid'))}</span>"
        share = f" ({per_cent(now.share(move))})" if now.given else ""
        wide = ' class="sl-w"' if now.question.kind == "captures" else ""
        truth = f"<td{wide}>{quiz.truth(move, now, scale)}</td>" if now.open else ""
        best = ' class="sl-best"' if now.open and now.is_right(move) else ""
        rows.append(
            f'<tr{best}><th scope="row">{letter}</th><td>{faces.move(move, room)}{laid}</td>'
            f'<td class="sl-n">{now.tally[move]}{share}</td>{truth}</tr>'
        )
    names = ["answer", "votes"]
    if now.open:
        names.append("legal" if now.question.kind == "captures" else "value")
    told = [clean(quiz.words(f"quiz.{name}")) for name in names]
    head = f'<th scope="col" colspan="2">{told[0]}</th>'
    head += "".join(f'<th scope="col">{words}</th>' for words in told[1:])
    asked = f"<strong>{clean(quiz.told(quiz.question()))}</strong>"
    game = f'<br><span class="sl-soft">{clean(game_words(position.rules, quiz.lang))}</span>'
    lines = quiz.told_verdict(now) if now.open else []
    return page(
        "asked",
        image(picture),
        table(asked + game, f"<tr>{head}</tr>", rows, lang=quiz.lang),
        *(f'<p class="sl-p">{clean(line)}</p>' for line in lines),
        lang=quiz.lang,
    )
