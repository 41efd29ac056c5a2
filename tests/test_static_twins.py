"""Static twins: what a result shows where no kernel answers, and in pages that trust nobody.

A notebook of somebody else, a converted one and a page of a hosting site drop scripts, styles,
buttons and SVG that stands in the page. What is left of every result must show the picture that
`scopa_lab.render` draws, as an image, and say the rest in words.
"""

from __future__ import annotations

import inspect
import re
from base64 import b64decode
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import guide, widgets
from scopa_lab.moves import LegalMoves
from scopa_lab.render import position_svg
from scopa_lab.widgets.page.screen import Screen

FIRST = sl.Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
ENDING = sl.Position.setup(
    "scopa", table="2C 5S 3D 4H", hands=("7D 7H AS", "2D QS KD"), stock="", last_capture=1
)
PLAYED = replace(sl.Record.of((ENDING, "7Dx2C5S 2D 7Hx3D4H QS AS KDxASQS")), players=("Ann", "Bob"))
PAIRS = sl.Position.parse(
    "scopone | table 4D | hands 4S / ? / ? / ? | piles AD AH AS AC 2D 2H 2S 2C 3D 3H 3S 3C 4H 5D 5H"
    " 5S 5C 6D / 6H 6S 6C 7D 7H 7S 7C JD JH JS JC QD QH QS QC KD KH | stock - | last_capture 1"
)

#: every kind of result, and how one is made
RESULTS: dict[type, Callable[[], Any]] = {
    sl.Position: lambda: FIRST,
    sl.Score: PLAYED.score,
    sl.Rules: lambda: sl.rules("cirulla", priority="fewest"),
    guide.Page: lambda: guide.page("escoba", "it"),
    LegalMoves: FIRST.legal_moves,
    sl.Record: lambda: PLAYED,
    sl.Review: lambda: sl.review(PLAYED, method="open", worlds=5),
    sl.Match: lambda: sl.Match.start("scopa", (7, 9)).after(PLAYED),
    sl.Solution: lambda: sl.solve(ENDING),
    sl.Analysis: lambda: sl.analyse(FIRST, worlds=12),
    sl.TeamValue: lambda: sl.team_value(PAIRS, iterations=25),
    sl.Contest: lambda: sl.contest("greedy", "random", "scopa", deals=4),
}
#: what a line of text says completely
LINES = {
    sl.Card,
    sl.Cards,
    sl.Pack,
    sl.Hand,
    sl.Move,
    sl.Estimate,
    sl.CaptureLists,
    sl.Player,
}
#: tags that survive in a JupyterLab that does not trust a notebook
KEPT = (
    *("div", "p", "span", "br", "strong", "b", "code", "img", "ul", "li", "details", "summary"),
    *("h2", "h3"),
    *("table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"),
)
#: attributes by which a page asks for something, or does something
ASKING = ("src", "href", "srcset", "data", "poster", "action", "xlink:href", "background")


class Tags(HTMLParser):
    """Collects the tags with their attributes, and the text outside styles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self._style = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._style = tag == "style"
        self.found.append((tag, {key: value or "" for key, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        self._style = False

    def handle_data(self, data: str) -> None:
        if not self._style:
            self.text += data

    def pictures(self) -> list[str]:
        """The images, each as the SVG that is in it."""
        sources = [attributes["src"] for tag, attributes in self.found if tag == "img"]
        kind = "data:image/svg+xml;base64,"
        assert all(source.startswith(kind) for source in sources)
        return [b64decode(source[len(kind) :]).decode() for source in sources]


def check(html: str) -> Tags:
    """Look for all that a page may not have, inside its pictures as well."""
    tags = Tags(html)
    assert {tag for tag, _ in tags.found} <= {*KEPT, "style"}
    for page in (tags, *map(Tags, tags.pictures())):
        for tag, attributes in page.found:
            assert tag not in ("script", "iframe", "object", "foreignobject")
            assert not [key for key in attributes if key.startswith("on")]
            asked = [attributes[key] for key in ASKING if key in attributes]
            assert all(value.startswith(("#", "data:image/svg+xml;base64,")) for value in asked)
    assert not re.search(r"@import|url\(", html)
    assert all(
        attributes["alt"] for tag, attributes in tags.found if tag == "img" and _wide(attributes)
    )
    return tags


def _wide(attributes: dict[str, str]) -> bool:
    """Whether an image is more than a bar or a mark, which stands in words beside it."""
    return float(attributes["width"]) not in (88, 16)


def drawn(position: sl.Position, **options: Any) -> str:
    return position_svg(position, **options)


def result_classes() -> set[type]:
    """Every class of the front door that is no error."""
    found = [getattr(sl, name) for name in sl.__all__]
    return {c for c in found if inspect.isclass(c) and not issubclass(c, BaseException)}


def test_every_public_value_shows_itself_or_is_a_line_of_text() -> None:
    assert result_classes() - LINES == set(RESULTS) - {guide.Page, LegalMoves}
    assert not [c for c in LINES if hasattr(c, "_repr_html_")]


@pytest.mark.parametrize("kind", RESULTS, ids=lambda kind: kind.__name__)
def test_results_show_the_same_to_those_who_trust_nobody(kind: type) -> None:
    result: Any = RESULTS[kind]()
    tags = check(result._repr_html_())
    assert len(tags.text.split()) > 6, "it is said in words too"
    assert isinstance(result, kind)


def test_the_picture_is_the_one_that_is_drawn() -> None:
    assert check(FIRST._repr_html_()).pictures() == [drawn(FIRST)]
    assert check(PLAYED._repr_html_()).pictures() == [drawn(ENDING, names=("Ann", "Bob"))]


def test_small_pictures_hold_the_cards_of_their_moves() -> None:
    solution = sl.solve(ENDING)
    cards = [picture for picture in check(solution._repr_html_()).pictures() if "<use" in picture]
    assert len(cards) == len(solution.moves)
    for picture, (move, _) in zip(cards, solution.ranked, strict=True):
        faces = re.findall(r'<symbol id="[^"]*?([2-9ATJQK][DHSC])"', picture)
        assert sorted(faces) == sorted(str(card) for card in (move.card, *move.captured))


def test_of_many_moves_some_are_shown_and_the_others_counted() -> None:
    table = "2H 2S 2C 3H 3S 3C 4H 4S 4C 5H 5S 5C"
    moves = sl.Position.setup("mancelle", table=table, hands=("AD", "?")).legal_moves()
    tags = check(moves._repr_html_())
    assert len(tags.pictures()) == 24
    assert f"{len(moves) - 24:,}" in tags.text


def test_a_record_tells_every_play_under_who_made_it() -> None:
    html = PLAYED._repr_html_()
    rows = re.findall(r"<tr><th scope=\"row\">(\d)</th><td>(.*?)</td><td>(.*?)</td></tr>", html)
    assert rows == [("1", "7D × 2C 5S", "2D"), ("2", "7H × 3D 4H", "QS"), ("3", "AS", "KD × AS QS")]
    assert str(PLAYED.start) in Tags(html).text
    late = sl.Record.of((ENDING.play("7Dx2C5S"), "2D"))
    assert "<td></td><td>2D</td>" in late._repr_html_()


def test_a_match_a_contest_and_a_team_value_say_their_numbers() -> None:
    match = RESULTS[sl.Match]()
    text = Tags(match._repr_html_()).text
    assert match.why in text
    assert all(str(points) in text for points in match.scores)
    contest = RESULTS[sl.Contest]()
    text = Tags(contest._repr_html_()).text
    assert f"{contest.win.mean:.0%}".replace("%", " %") in text
    assert f"{contest.margin.mean:+.2f}" in text
    team = RESULTS[sl.TeamValue]()
    text = Tags(team._repr_html_()).text
    assert f"[{team.low:+.3f}, {team.high:+.3f}]" in text
    assert all(f"{worth.value:+.3f}" in text for worth in team.moves.values())


def screens() -> list[type[Screen]]:
    """Every screen that a person can open."""
    found = [getattr(widgets, name) for name in widgets.__all__]
    return [kind for kind in found if isinstance(kind, type) and issubclass(kind, Screen)]


def opened(kind: type[Screen]) -> Screen:
    """A screen with a position if it asks for one, and else as it opens."""
    first = next(iter(inspect.signature(kind).parameters.values()), None)
    given = {"position": FIRST, "record": PLAYED}.get(first.name if first is not None else "")
    make: Any = kind
    screen: Screen = make() if given is None else make(given)
    return screen


@pytest.mark.parametrize("kind", screens(), ids=lambda kind: kind.__name__)
def test_every_screen_leaves_a_still_picture(kind: type[Screen]) -> None:
    screen = opened(kind)
    try:
        html = screen.still()
        tags = check(html)
        assert tags.pictures() or tags.text.strip()
        bundle = screen._repr_mimebundle_()
        assert (bundle[0] if isinstance(bundle, tuple) else bundle)["text/html"] == html
    finally:
        screen.close()


@pytest.mark.parametrize("kind", [widgets.Table, widgets.Explorer], ids=lambda kind: kind.__name__)
def test_the_still_picture_of_a_table_is_that_of_its_position(kind: type[Screen]) -> None:
    screen = opened(kind)
    assert check(screen.still()).pictures() == [drawn(FIRST)]
    screen.close()


def test_the_result_of_a_class_stands_still_without_buttons() -> None:
    quiz = widgets.Quiz([FIRST])
    quiz.act({"kind": "vote", "value": "A"})
    quiz.go(1)
    assert "<button" in quiz.show_result()
    assert "<td>1</td>" in quiz.still()
    check(quiz.still())
    quiz.close()
