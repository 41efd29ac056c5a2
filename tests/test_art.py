"""The faces: every card has one, all differ, ids do not clash, files stay small."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scopa_lab.art import DECKS, PAPER, Sheet, french, italian, look, number
from scopa_lab.art.__main__ import contact_sheet, main
from scopa_lab.art.captions import Captions
from scopa_lab.art.glyphs import STROKES, rank_path
from scopa_lab.cards import RANKS, SUITS
from scopa_lab.render import card_svg

SVG = "{http://www.w3.org/2000/svg}"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]


def ids(picture: str) -> list[str]:
    return re.findall(r'\bid="([^"]*)"', picture)


def dangling(picture: str) -> set[str]:
    """Ids that are used and not there."""
    used = set(re.findall(r'href="#([^"]*)"', picture))
    for attribute in re.findall(r'aria-(?:labelledby|describedby)="([^"]*)"', picture):
        used |= set(attribute.split())
    return used - set(ids(picture))


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_a_face_and_all_differ(deck: str) -> None:
    faces = {card: card_svg(card, deck=deck, prefix="x", title="") for card in [*CARDS, "?"]}
    assert len(set(faces.values())) == 53
    for card, picture in faces.items():
        ElementTree.fromstring(picture)
        assert len(picture.encode()) < 12_000, card
        assert not dangling(picture), card
        assert "<text" not in picture, "corners are paths, so that names need not repeat them"
        repeated = [i for i, n in Counter(ids(picture)).items() if n > 1]
        assert not repeated, card


@pytest.mark.parametrize("deck", DECKS)
def test_suits_differ_by_shape(deck: str) -> None:
    """Without its colours each face still differs from the others of its rank."""

    def colourless(card: str) -> str:
        picture = card_svg(card, deck=deck, prefix="x", title="")
        picture = picture.replace(f"x{card}", "x").replace(f"x-{card[1]}", "x-")
        return re.sub(r"#[0-9a-f]{3,6}", "#000", picture)

    for rank in RANKS:
        assert len({colourless(rank + suit) for suit in SUITS}) == 4, rank


def test_courts_differ_by_shape() -> None:
    for deck in DECKS:
        outlines = {
            tuple(re.findall(r' d="([^"]*)"', card_svg(rank + "D", deck=deck))) for rank in "JQK"
        }
        assert len(outlines) == 3


@pytest.mark.parametrize(("rank", "pips"), [(r, n) for n, r in enumerate("23456789T", 2)])
@pytest.mark.parametrize("deck", DECKS)
def test_pips_are_counted_right(deck: str, rank: str, pips: int) -> None:
    for suit in SUITS:
        picture = card_svg(rank + suit, deck=deck, prefix="x")
        assert picture.count(f'href="#x-{suit}"') == pips + 1, "the pips and the corner"


def test_pips_stay_on_the_card_and_apart() -> None:
    for count in range(2, 11):
        radius, places = italian._round_pips(count)
        for x, y in places:
            assert x - radius >= 25
            assert x + radius <= 97
            assert y - radius >= 4
            assert y + radius <= 156
        long, leaning = italian._long_pips(count)
        assert len(leaning) == count
        assert all(long / 2 <= y + 4 and y + long / 2 <= 157 for _, y, _ in leaning)
        assert len(set(french._places(count))) == count


def test_four_colours() -> None:
    two, four = ({card_svg("9" + s, deck="french", colours=n) for s in SUITS} for n in (2, 4))
    inks = [{re.findall(r'<g fill="(#\w+)">', p)[0] for p in some} for some in (two, four)]
    assert [len(i) for i in inks] == [2, 4]


def light(colour: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    channels = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
                        for c in channels)  # fmt: skip
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_words_and_marks_stand_out() -> None:
    assert round(contrast("#000000", "#ffffff"), 2) == 21
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48
    felt = str(re.findall(r"#\w{6}", look.FELT)[0])
    for ground in (felt, look.SHADE):  # a frame on the felt lies between the two
        assert contrast(look.INK, ground) >= 4.5
        for mark in (look.GOLD, look.BLUE, look.FAULT, *look.SIDES):
            assert contrast(mark, ground) >= 3
    for chip in (look.GOLD, *look.SIDES):
        assert contrast("#1b1b1b", chip) >= 4.5
    for ink in (*italian.COLOURS.values(), *french._TWO.values(), *french._FOUR.values()):
        assert contrast(ink, PAPER) >= 4.5
    assert contrast(PAPER, felt) >= 3


def test_sheet_draws_each_face_once() -> None:
    sheet = Sheet("italian", prefix="p")
    for x in range(5):
        sheet.place("7D", x, 0, 40)
        sheet.place("6D", x, 0, 40)
        sheet.place(None, x, 0, 40)
    defs = ElementTree.fromstring(sheet.defs())
    assert [e.get("id") for e in defs] == ["p-D", "p6D", "p7D", "pback"]


def test_refusals_name_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="italian, french"):
        Sheet("tarot")
    with pytest.raises(ValueError, match="2 or 4"):
        Sheet("french", colours=3)
    with pytest.raises(ValueError, match="en, it, fr, es, fi"):
        Captions("la")


@pytest.mark.parametrize("deck", DECKS)
def test_contact_sheet(deck: str) -> None:
    picture = contact_sheet(deck)
    root = ElementTree.fromstring(picture)
    assert len(root.findall(f"{SVG}use")) == 53
    assert len(picture.encode()) < 100_000
    assert not dangling(picture)
    assert len(ids(picture)) == len(set(ids(picture)))
    assert picture == contact_sheet(deck)


def test_command_writes_the_sheets(tmp_path: Path) -> None:
    assert main(["--out", str(tmp_path / "new")]) == 0
    assert {p.name for p in (tmp_path / "new").iterdir()} == {
        "deck-italian.svg", "deck-french.svg", "deck-french-four-colours.svg",
    }  # fmt: skip


def test_glyphs_and_numbers() -> None:
    assert set(STROKES) == set(RANKS)
    assert "scale(2)" in rank_path("A", 0, 0, 44, "#000")
    assert [number(v) for v in (1.04, -0.04, 10, -2.5)] == ["1", "0", "10", "-2.5"]


def test_faces_are_loaded_only_when_drawn() -> None:
    code = (
        "import sys, scopa_lab.render;"
        "late = {'scopa_lab.art.italian', 'scopa_lab.art.french', 'numpy', 'numba'};"
        "print(sorted(late & set(sys.modules)))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
