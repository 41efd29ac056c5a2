"""Displays of what is so: a position, the points of a deal, the rules of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .. import guide
from ..art.look import letter
from ..art.svg import clean
from ..guide import Page
from ..languages import Said, catalogue, chain, say
from ..names import category_name, category_term
from ..rules import Rules, word, words
from .page import head, note, page, table, td, th, title
from .page import words as told
from .small import image

if TYPE_CHECKING:
    from ..position import Position
    from ..scoring import Score

__all__ = ["page_html", "position_html", "rules_html", "score_html"]


def position_html(position: Position, **options: Any) -> str:
    """Show a position: the picture, the line that makes it again, and the score if it is over.

    Parameters
    ----------
    position : Position
    **options
        As for `scopa_lab.render.position_svg`, ``lang`` among them.

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> html = position_html(Position.setup("scopa", table="2C", hands=("7D", "?")))
    >>> "<code>scopa | table 2C | hands 7D / ?" in html
    True
    """
    from ..render import position_svg

    line = "" if options.get("seen") is not None else f"<code>{clean(position)}</code>"
    pieces = [f"<div>{image(position_svg(position, **options))}</div>", line]
    if position.is_over:
        pieces.append(score_table(position.score(), options.get("lang", "en")))
    return page("position", *pieces, lang=options.get("lang", "en"))


def score_html(score: Score, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Show the points of a deal, category by category, and why.

    Parameters
    ----------
    score : Score
    lang : {"en", "it", "fr", "es", "fi"}
    names : sequence of str, optional
        What every side is called; without them sides have numbers.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> from scopa_lab.scoring import score
    >>> html = score_html(score(rules("scopa"), ["7D 7H 6C AS", "2D 2H 2S 2C"], bonus=[2, 0]))
    >>> "76 (7D 7H AS 6C) - 48 (2D 2H 2S 2C)" in html
    True
    """
    return page("score", score_table(score, lang, names), lang=lang)


def score_table(score: Score, lang: str, names: Sequence[str] = ()) -> str:
    """The points of a deal as a table."""
    called = names or [
        say("display.side", side=side, letter=letter(side)) for side in range(len(score.points))
    ]
    sides = [(clean(told(one, lang)), "sl-n") for one in called]
    rows = []
    for (name, points), why in zip(score.table.items(), score.why, strict=True):
        cells = "".join(td(str(n), "sl-n sl-yes" if n else "sl-n") for n in points)
        reason = why.values["why"] if isinstance(why, Said) else why
        said = told(_by_name(reason, names) if names else reason, lang)
        kind = category_name(name, lang)
        rows.append(f"<tr>{th(clean(kind))}{cells}{td(clean(said), 'sl-w')}</tr>")
    total = "".join(td(str(n), "sl-n") for n in score.points)
    caption = title("display.points" if score.final else "display.points_so_far", lang)
    carried = ""
    if score.carried:
        waiting = chain(map(category_term, score.carried), "comma")
        carried = title("display.carried", lang, names=waiting)
    foot = f"<tr>{th(title('display.total', lang))}{total}{td('')}</tr>"
    heads = head(title("display.category", lang), *sides, title("display.had", lang))
    return table(caption, heads, rows, foot, lang=lang) + note(carried)


def _by_name(said: Any, names: Sequence[str]) -> Any:
    """Return a sentence with sides called by their names: ``<key>_by`` of a catalogue does that."""
    if not isinstance(said, Said):
        return said
    values = {key: _by_name(value, names) for key, value in said.values.items()}
    by_name = f"{said.key}_by"
    if "side" in values and by_name in catalogue("en"):
        return say(by_name, **values, who=names[values["side"]])
    return say(said.key, **values)


def rules_html(rules: Rules, lang: str = "en") -> str:
    """Show the page of a game: in words, what differs, the disputed points, every option.

    Parameters
    ----------
    rules : Rules
    lang : {"en", "it", "fr"}
        The language of the page; the rules in the other languages are folded under it.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> html = rules_html(rules("scopa", priority="fewest"))
    >>> "priority</code> = fewest" in html
    True
    """
    here = guide.page(rules, lang)
    others = [guide.page(rules, code) for code in guide.LANGUAGES if code != lang]
    folded = [
        f'<details lang="{other.lang}"><summary>{clean(other.words.name)}</summary>'
        f"{_in_words(other)}{_disputed(other)}</details>"
        for other in others
    ]
    return page("rules", _in_words(here), *_folds(here), *folded, lang=lang)


def page_html(game: Page) -> str:
    """Show a page of the guide, in its language.

    Examples
    --------
    >>> from scopa_lab.guide import page as guide_page
    >>> 'lang="fr"' in page_html(guide_page("scopa", "fr"))
    True
    """
    return page("rules", _in_words(game), *_folds(game), lang=game.lang)


def _folds(game: Page) -> Iterator[str]:
    """What stands folded under the rules in words."""
    w = game.words
    for name, entries, body in (
        (w("disputed"), game.disputed, _disputed(game)),
        (w("options"), game.options, _options(game)),
        (w("sources"), game.sources, _sources(game)),
    ):
        yield f"<details><summary>{clean(name)} ({len(entries)})</summary>{body}</details>"


def _in_words(game: Page) -> str:
    """Summary, house rules, the rules in words and what differs from the parent."""
    w = game.words
    pieces = [f'<p class="sl-p">{clean(piece)}</p>' for piece in game.summary]
    house = [
        f"<code>{choice.name}</code> = {clean(word(choice.value))} "
        f'<span class="sl-soft">{clean(w("usually", usual=word(choice.usual)))}</span>'
        for choice in game.options
        if choice.house
    ]
    if house:
        pieces += [_heading(w("house")), _list(house)]
    pieces.append(
        '<div class="sl-parts">'
        + "".join(
            f"<div>{_heading(part.title)}{_list(map(clean, part.sentences))}</div>"
            for part in game.sections
        )
        + "</div>"
    )
    heading, differences = game.from_parent
    if differences:
        parent = clean(game.parent + w.colon)
        pieces += [
            _heading(heading),
            _list(
                clean(change.here)
                + (
                    f' <span class="sl-soft">{parent}{clean(change.there)}</span>'
                    if change.there
                    else ""
                )
                for change in differences
            ),
        ]
    return "".join(pieces)


def _disputed(game: Page) -> str:
    w = game.words
    rows = []
    for dispute in game.disputed:
        readings = "".join(
            f'<div class="sl-r{" sl-yes" if r.in_force else ""}"><code>{clean(r.setting)}</code> '
            f"{clean(r.meaning)}{_in_force(game) if r.in_force else ''}</div>"
            for r in dispute.readings
        )
        said = f"<b>{clean(dispute.matter)}.</b> {clean(dispute.said)}"
        rows.append(f"<tr>{th(dispute.row)}{td(said, 'sl-ww')}{td(readings, 'sl-ww')}</tr>")
    titles = head(w("row"), w("said"), w("readings"))
    return table(clean(game.title), titles, rows, kind="sl-long")


def _in_force(game: Page) -> str:
    return f' <span class="sl-soft">({clean(game.words("in_force"))})</span>'


def _options(game: Page) -> str:
    w = game.words
    rows = []
    for choice in game.options:
        value = clean(word(choice.value))
        if choice.house:
            usual = clean(w("usually", usual=word(choice.usual)))
            value += f' <span class="sl-soft">{usual}</span>'
        meanings = "".join(
            f'<div class="sl-r"><code>{clean(words(values))}</code> {clean(meaning)}</div>'
            for values, meaning in choice.meanings
        )
        rows.append(
            f"<tr>{th(f'<code>{choice.name}</code>')}{td(clean(choice.question), 'sl-w')}"
            f"{td(value, 'sl-yes' if choice.house else '')}{td(meanings, 'sl-ww')}"
            f"{td(clean(choice.source), 'sl-soft')}</tr>"
        )
    titles = head(w("option"), w("question"), w("here"), w("allowed"), w("row"))
    return table(f"<code>{clean(game.settings)}</code>", titles, rows, kind="sl-long")


def _sources(game: Page) -> str:
    cited = clean(game.words("rows", source=game.cited))
    tags = (f"<b>[{clean(s.tag)}]</b> {clean(s.what)}" for s in game.sources)
    return f'<p class="sl-p">{cited}</p>{_list(tags)}'


def _heading(name: str) -> str:
    return f'<p class="sl-h">{clean(name)}</p>'


def _list(items: Iterable[str]) -> str:
    return f'<ul class="sl-l">{"".join(f"<li>{item}</li>" for item in items)}</ul>'
