"""Displays of what is so: a position, the points of a deal, the rules of a game."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import TYPE_CHECKING, Any

from ..art.look import letter
from ..art.svg import clean
from ..rules import OPTIONS, Rules, word, words
from ..rules import rules as the_rules
from .page import head, note, page, table, td, th

if TYPE_CHECKING:
    from ..position import Position
    from ..scoring import Score

__all__ = ["position_html", "rules_html", "score_html"]


def position_html(position: Position, **options: Any) -> str:
    """Show a position: the picture, the line that makes it again, and the score if it is over.

    Parameters
    ----------
    position : Position
    **options
        As for `scopa_lab.render.position_svg`.

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> html = position_html(Position.setup("scopa", table="2C", hands=("7D", "?")))
    >>> "<code>scopa | table 2C | hands 7D / ?" in html
    True
    """
    line = "" if options.get("seen") is not None else f"<code>{clean(position)}</code>"
    pieces = [f"<div>{_image(position, options)}</div>", line]
    if position.is_over:
        pieces.append(score_table(position.score()))
    return page("position", *pieces)


def _image(position: Position, options: dict[str, Any]) -> str:
    """The picture as an image with its description.

    A notebook that came from somebody else is shown with SVG taken out until it is trusted; an
    image is left in.
    """
    from ..render import position_svg

    picture = position_svg(position, **options)
    said = re.search(r"<desc[^>]*>(.*?)</desc>", picture, re.DOTALL)
    wide = re.search(r'width="([\d.]+)"', picture)
    assert said is not None  # every picture has both
    assert wide is not None
    data = b64encode(picture.encode()).decode()
    return (
        f'<img src="data:image/svg+xml;base64,{data}" width="{wide[1]}" alt="{said[1]}"'
        ' style="max-width:100%;height:auto">'
    )


def score_html(score: Score) -> str:
    """Show the points of a deal, category by category, and why.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> from scopa_lab.scoring import score
    >>> html = score_html(score(rules("scopa"), ["7D 7H 6C AS", "2D 2H 2S 2C"], bonus=[2, 0]))
    >>> "76 (7D 7H AS 6C) - 48 (2D 2H 2S 2C)" in html
    True
    """
    return page("score", score_table(score))


def score_table(score: Score) -> str:
    sides = [(f"Side {side} ({letter(side)})", "sl-n") for side in range(len(score.points))]
    rows = []
    for (name, points), why in zip(score.table.items(), score.why, strict=True):
        cells = "".join(td(str(n), "sl-n sl-yes" if n else "sl-n") for n in points)
        rows.append(f"<tr>{th(clean(name))}{cells}{td(clean(why.partition(': ')[2]), 'sl-w')}</tr>")
    total = "".join(td(str(n), "sl-n") for n in score.points)
    title = "Points of the deal" if score.final else "Points so far; the deal is not over"
    carried = f"Carried over to the next deal: {', '.join(score.carried)}." if score.carried else ""
    foot = f"<tr>{th('total')}{total}{td('')}</tr>"
    return table(title, head("Category", *sides, "What each side had"), rows, foot) + note(
        clean(carried)
    )


def rules_html(rules: Rules) -> str:
    """Show rules: the game in words, every option with its question, and the house rules marked.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> html = rules_html(rules("scopa", priority="fewest"))
    >>> "House rules: priority = fewest (usually single)." in html
    True
    """
    usual = the_rules(rules.name)
    changed = rules.differs(usual)
    house = [
        f"{name} = {word(changed[name][0])} (usually {word(changed[name][1])})"
        for name in rules.options
    ]
    others = [f"{rank} = {value}" for rank, value in rules.values.items() if rank != str(value)]
    teams = "" if rules.sides == rules.players else f" in {rules.sides} teams"
    facts = (
        f"{rules.players} players{teams}; {rules.batch} cards to each hand at a time, "
        f"{rules.upcards} turned up on the table. "
        f"Cards count their number, {', '.join(others)}."
    )
    rows = []
    for name, spec in OPTIONS.items():
        here = getattr(rules, name)
        value = clean(word(here))
        if name in changed:
            value += f' <span class="sl-soft">usually {clean(word(changed[name][1]))}</span>'
        rows.append(
            f"<tr>{th(f'<code>{name}</code>')}{td(clean(spec['question']), 'sl-w')}"
            f"{td(value, 'sl-yes' if name in changed else '')}"
            f"{td(clean(words(spec['allowed'])), 'sl-w sl-soft')}"
            f"{td(clean(spec['source']), 'sl-soft')}</tr>"
        )
    summary = "".join(
        f'<p style="margin:4px 0;max-width:50em">{clean(piece)}</p>'
        for piece in rules.summary.split("\n\n")
    )
    said = f"House rules: {'; '.join(house)}." if house else "No house rules: the game as it is."
    return page(
        "rules",
        summary,
        note(clean(facts)),
        f'<p style="margin:4px 0;font-weight:600">{clean(said)}</p>',
        f"<details{' open' if house else ''}><summary>All {len(OPTIONS)} options of "
        f"{clean(rules.title)}</summary>",
        table(
            f"<code>{clean(rules)}</code>",
            head("Option", "Question", "Here", "Allowed", "Source"),
            rows,
        ),
        "</details>",
    )
