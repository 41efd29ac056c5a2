"""Displays: complete in words, escaped, self-contained, and the same every time."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from dataclasses import replace
from html.parser import HTMLParser

import pytest

import scopa_lab as sl
from scopa_lab import display, guide
from scopa_lab.analysis import Row
from scopa_lab.display.page import decimals, doubt, interval, percent
from scopa_lab.estimates import Estimate
from scopa_lab.solution import unit
from tests.conftest import PLAYED_GAME, finished

OPEN = sl.Position.setup(
    "scopa", table="2C 5S 3D 4H", hands=("7D 7H AS", "2D QS KD"), stock="", last_capture=1
)
FIRST = sl.Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
NASTY = "<img src=x onerror=alert(1)>"


def estimate(mean: float, se: float = 0.2, n: int = 50) -> Estimate:
    return Estimate(mean, se, n, se == 0)


def analysis(
    position: sl.Position = FIRST, *, se: float = 0.2, complete: bool = True, name: str = "cards"
) -> sl.Analysis:
    """An analysis with made-up numbers."""
    rows = tuple(
        Row(
            move,
            estimate(1.5 - k, se),
            estimate(float(k), se if k else 0.0),
            {name: estimate(1.0 - k, se), "sweeps": estimate(0.5, se)},
            estimate(0.999, se),
            estimate(0.001, se),
        )
        for k, move in enumerate(position.legal_moves())
    )
    return sl.Analysis(
        position=position,
        method="open",
        title="cards-up average over 50 of 1.0e28 worlds",
        unit=unit(position.rules),
        assumes="all cards open, best play by both sides; every world equally likely",
        rows=rows,
        worlds=50,
        worlds_total=10**28,
        seed=7,
        complete=complete,
        version="0.0",
    )


class Reader(HTMLParser):
    """Reads HTML as a strict reader would: what is opened must be closed."""

    VOID = ("br", "img", "input")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


class Picking:
    """What a screen may add to the rows."""

    def row(self, move: sl.Move) -> tuple[str, str]:
        return "mine", f' data-move="{move}"'

    def cell(self, move: sl.Move, picture: str) -> str:
        return f"<button>{picture}</button>"


EVERY = {
    "position": lambda: display.position_html(FIRST),
    "finished": lambda: display.position_html(finished(*PLAYED_GAME)),
    "rules": lambda: display.rules_html(sl.rules("scopa", priority="fewest", players=4)),
    "rules of cirulla": lambda: display.rules_html(sl.rules("cirulla"), "fr"),
    "score": lambda: display.score_html(finished(*PLAYED_GAME).score()),
    "analysis": lambda: display.analysis_html(analysis()),
    "picking": lambda: display.analysis_html(analysis(), pick=Picking(), deck="french", lang="fi"),
    "solution": lambda: display.solution_html(sl.solve(OPEN)),
    "review": lambda: display.review_html(sl.review((OPEN, "AS 2Dx2C 7Dx3D4H"), seats=0)),
}


@pytest.mark.parametrize("name", EVERY)
class TestEveryDisplay:
    def test_is_one_closed_piece_of_html_without_script(self, name: str) -> None:
        html = EVERY[name]()
        read = Reader(html)
        assert read.tags[0] == "div"
        assert "script" not in read.tags
        assert not [key for key, _ in read.attributes if key.startswith("on")]
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", html), "nothing from outside"

    def test_is_the_same_every_time(self, name: str) -> None:
        assert EVERY[name]() == EVERY[name]()

    def test_keeps_its_ids_and_its_style_to_itself(self, name: str) -> None:
        html = EVERY[name]()
        ids = [value or "" for key, value in Reader(html).attributes if key == "id"]
        assert len(ids) == len(set(ids))
        assert all(re.match(r"s[0-9a-f]{8}", i) for i in ids)
        for rule in re.findall(
            r"([^{}]+)\{[^{}]*\}", re.findall("<style>(.*?)</style>", html, 16)[0]
        ):
            assert rule.strip().startswith((".sl-", "@"))

    def test_follows_the_theme_and_has_a_light_fallback(self, name: str) -> None:
        assert "var(--jp-layout-color1,#fff)" in EVERY[name]()


def test_positions_give_the_line_that_makes_them_again() -> None:
    text = Reader(display.position_html(FIRST)).text
    assert sl.Position.parse(text[text.rindex("scopa |") :]) == FIRST


def test_the_picture_is_an_image_with_its_description() -> None:
    read = dict(Reader(display.position_html(FIRST)).attributes)
    kind, _, data = (read["src"] or "").partition(",")
    assert kind == "data:image/svg+xml;base64"
    assert b64decode(data).startswith(b"<svg ")
    assert "seven of coins" in (read["alt"] or "")


def test_a_finished_deal_explains_its_score() -> None:
    html = finished(*PLAYED_GAME)._repr_html_()
    assert "Points of the deal" in html
    assert "primiera" in Reader(html).text


def test_a_position_shows_nothing_that_a_seat_does_not_see() -> None:
    html = display.position_html(OPEN, seen=[0])
    assert "knight of swords" not in html.lower()
    picture = b64decode(re.findall('base64,([^"]+)', html)[0])
    assert b"seven of coins" in picture
    assert b"knight of swords" not in picture.lower()
    assert "<code>" not in html


def test_scores_say_who_had_what() -> None:
    text = Reader(finished(*PLAYED_GAME).score()._repr_html_()).text
    for line in finished(*PLAYED_GAME).score().explain().splitlines()[:-1]:
        assert line.partition(": ")[2] in text
    open_score = Reader(display.score_html(FIRST.score())).text
    assert "the deal is not over" in open_score


def test_rules_ask_every_question_and_mark_the_house_rules() -> None:
    from scopa_lab.rules import OPTIONS

    text = Reader(sl.rules("scopa", max_capture=2)._repr_html_()).text
    for name, spec in OPTIONS.items():
        assert name in text
        assert spec["question"] in text
        assert spec["source"] in text
    assert "House rules on this page max_capture = 2 usually none" in text
    assert "House rules" not in Reader(display.rules_html(sl.rules("scopa"))).text


@pytest.mark.parametrize("lang", guide.LANGUAGES)
def test_rules_show_the_page_of_the_game(lang: str) -> None:
    page = guide.page("scarabocion", lang)
    html = display.rules_html(sl.rules("scarabocion"), lang)
    text = Reader(html).text
    for piece in [
        *page.summary,
        *(sentence for section in page.sections for sentence in section.sentences),
        *(change.here for change in page.differences),
        *(dispute.said for dispute in page.disputed),
        *(meaning for choice in page.options for _, meaning in choice.meanings),
        *(source.what for source in page.sources),
    ]:
        assert " ".join(piece.split()) in text
    assert html.index(f'lang="{lang}"') < html.index("<details")
    for other in guide.LANGUAGES:
        assert (f'<details lang="{other}">' in html) == (other != lang)
        assert guide.page("scarabocion", other).sections[3].title in text


class TestAnalyses:
    def test_every_number_has_its_doubt_and_its_name(self) -> None:
        text = Reader(analysis()._repr_html_()).text
        assert "Cards-up average over 50 of 1.0e28 worlds" in text
        assert "points of the deal of seat 0's side minus the other side's" in text
        assert "+0.50 ± 0.20" in text
        assert "+0.10 to +0.90" in text
        assert "Assumed: all cards open" in text
        assert "50 worlds, seed 7" in text
        assert not re.search(r"\bEV\b", text)

    def test_the_best_comes_first_and_is_called_so(self) -> None:
        html = display.analysis_html(analysis())
        body = html[html.index("<tbody") :]
        assert body.count('class="sl-best"') == 1
        assert body.index("best") < body.index(str(FIRST.legal_moves()[1].card))

    def test_chances_are_never_rounded_to_certainty(self) -> None:
        text = Reader(display.analysis_html(analysis())).text
        assert "> 99 %" in text
        assert "< 1 %" in text
        assert percent(estimate(1.0)) == "100 %"
        assert percent(estimate(0.0)) == "0 %"

    def test_what_is_exact_has_no_doubt(self) -> None:
        exact = sl.analyse(OPEN)
        text = Reader(display.analysis_html(exact)).text
        assert "Exact" in text
        assert "±" not in text
        assert "95 %" not in text

    def test_what_was_stopped_says_so(self) -> None:
        assert "Not complete" in display.analysis_html(analysis(complete=False))
        assert "Not complete" not in display.analysis_html(analysis())

    def test_what_a_method_does_not_know_has_no_column(self) -> None:
        """As fair values: frequencies and what is left to gain, but no worlds."""
        moves = FIRST.legal_moves()
        rows = tuple(
            Row(m, Estimate(-k, 0.0, 0, True), Estimate(k, 0.0, 0, True), frequency=0.25 * (k < 2))
            for k, m in enumerate(moves)
        )
        fair = replace(
            analysis(),
            method="fair",
            title="fair value ± 0.0002",
            rows=rows,
            worlds=0,
            worlds_total=0,
            exploitability=0.0002,
            bracket=(-0.5, 0.25),
            notes=("unplayed moves: with a tremble of 2 %",),
        )
        html = display.analysis_html(fair)
        text = Reader(html).text
        for words in ("Fair value ± 0.0002", "Played", "25 %", "still gains 0.0002 points"):
            assert words in text
        assert "Before a hand is looked at, proven to lie in [-0.500, +0.250]" in text
        assert "Unplayed moves: with a tremble of 2 %." in text
        assert not any(words in text for words in ("Win chance", "Sweep risk", "category", "seed"))
        assert "25%" in str(fair)
        assert json.loads(json.dumps(fair.to_dict()))["exploitability"] == 0.0002

    def test_where_cards_end_is_told_of_the_best_move(self) -> None:
        found = sl.analyse(FIRST, worlds=20)
        text = Reader(display.analysis_html(found)).text
        assert f"after {found.best}" in text
        for card in FIRST.unseen:
            assert f"{card} {card.name('en')}" in text
        assert "Where the unseen cards end" not in display.analysis_html(analysis())

    def test_weights_and_luck_are_told(self) -> None:
        found = sl.analyse(FIRST, worlds=150)
        assert "Luck of the sample taken out: as sure as" in display.analysis_html(found)
        weighed = sl.analyse(FIRST, worlds=20, weigh=lambda world: 1.0 + (world.hands[1] & 1))
        assert "Weighed worlds: as sure as" in display.analysis_html(weighed)

    def test_one_world_gives_no_interval(self) -> None:
        html = display.analysis_html(analysis(se=float("inf")))
        assert "one world only" in html
        assert "inf" not in html.replace("info", "")
        assert "nan" not in html

    def test_moves_are_buttons_only_where_somebody_listens(self) -> None:
        assert "<button" not in display.analysis_html(analysis())
        html = display.analysis_html(analysis(), pick=Picking())
        moves = re.findall(r'<tr class="[^"]*mine" data-move="([^"]+)"><th[^>]*><button>', html)
        assert moves == [str(m) for m in FIRST.legal_moves()]

    def test_everything_is_escaped(self) -> None:
        html = display.analysis_html(analysis(name=NASTY))
        assert NASTY not in html
        assert "&lt;img" in html

    def test_names_of_cards_follow_language_and_deck(self) -> None:
        html = display.analysis_html(analysis(), lang="it", deck="french")
        assert "sette di quadri" in html

    def test_many_moves_stay_small(self) -> None:
        position = sl.deal("scopone", seed=3)
        assert len(display.analysis_html(analysis(position))) < 120_000


class TestSolutions:
    def test_every_move_is_there_and_proven(self) -> None:
        solution = sl.solve(OPEN)
        text = Reader(solution._repr_html_()).text
        assert "Exact, proven" in text
        assert text.count("proven") == len(solution.moves) + 1
        assert f"Best line: {' '.join(map(str, solution.line))}" in text

    def test_bounds_are_not_called_exact(self) -> None:
        solution = sl.solve(sl.deal("scopa", seed=1), node_limit=2000)
        text = Reader(display.solution_html(solution)).text
        assert "Bounds that hold" in text
        assert " to " in text

    def test_a_finished_deal_shows_its_score(self) -> None:
        html = display.solution_html(sl.solve(finished(*PLAYED_GAME)))
        assert "Points of the deal" in html


def test_numbers() -> None:
    assert decimals(estimate(2.0, 0)) == 0
    assert decimals(estimate(1 / 3, 0)) == 3
    assert decimals(estimate(0.5, 0.3)) == 2
    assert decimals(estimate(0.5, 0.001)) == 3
    assert doubt(estimate(1, 0)) == ""
    assert interval(estimate(1, 0)) == ""
