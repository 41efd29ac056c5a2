"""Pictures of positions and numbers: well formed, small, described, escaped, leaking nothing."""

from __future__ import annotations

import random
import re
import runpy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from scopa_lab.art.charts import round_ticks
from scopa_lab.art.layout import lay_fan, lay_grid, seat_rows
from scopa_lab.art.svg import clean, finish, shorten, text_width
from scopa_lab.cards import PACKS, Card
from scopa_lab.display.small import Faces
from scopa_lab.moves import Move
from scopa_lab.position import Position
from scopa_lab.render import (
    SIZES,
    Scene,
    bars_svg,
    card_svg,
    editor_svg,
    faces_svg,
    parts_svg,
    position_svg,
)
from scopa_lab.words import LANGUAGES

from .test_art import dangling, ids

SVG = "{http://www.w3.org/2000/svg}"


def dealt(
    seats: int, each: int, table: int, *, seed: int = 1, stock: str = "", **more: Any
) -> Position:
    cards = [card.text for card in PACKS["italian"].cards]
    random.Random(seed).shuffle(cards)
    hands = tuple(" ".join(cards[each * s : each * (s + 1)]) for s in range(seats))
    start = each * seats
    return Position.setup(
        "scopa",
        players=seats,
        table=" ".join(cards[start : start + table]),
        hands=hands,
        stock=stock,
        **more,
    )


PLAIN = Position.setup(
    "scopa",
    table="2C 4H 5S QD",
    hands=("7D 7H AS", "? ? ?"),
    piles=("KD KS 3D 3C", "6C 6D JH JS AH AD"),
    bonus=(1, 2),
    last_capture=1,
    last_laid="QD",
)
POSITIONS = {
    "plain": PLAIN,
    "open": Position.setup("scopa", table="2C", hands=("7D", "5D"), stock="AS KS", to_move=1),
    "three": dealt(3, 3, 4),
    "scopone": dealt(4, 10, 0, teams="2x2"),
    "crowded": dealt(4, 5, 20, teams="2x2", direction="cw"),
    "six": dealt(6, 6, 4, teams="2x3"),
    "each for himself": dealt(6, 3, 4),
    "over": Position.setup("scopa", table="", hands=("", ""), stock=""),
}
LOOKS: dict[str, dict[str, Any]] = {
    "still": {},
    "marked": {"chosen": "7D", "lit": ("2C", "5S"), "animate": True},
    "french": {"deck": "french", "colours": 4, "lang": "fr"},
    "play": {"interactive": True, "lang": "it"},
    "edit": {"interactive": "all", "open_piles": True, "open_stock": True, "lang": "fi"},
    "seen from 1": {"bottom": 1, "seen": [1], "names": ["Ann <&>", 'B "b"'], "lang": "es"},
}


def named(root: ElementTree.Element) -> tuple[str, str]:
    """Name and description as a screen reader gets them."""
    label = root.get("aria-label") or root.findtext(f"{SVG}title") or ""
    return label, root.findtext(f"{SVG}desc") or ""


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_well_formed_small_described_and_repeatable(name: str, look: str) -> None:
    position, options = POSITIONS[name], LOOKS[look]
    picture = position_svg(position, **options)
    root = ElementTree.fromstring(picture)
    assert len(picture.encode()) < 150_000
    assert len(ids(picture)) == len(set(ids(picture)))
    assert not dangling(picture)
    assert picture == position_svg(position, **options)
    label, said = named(root)
    assert label
    assert said.endswith(".")
    assert root.get("lang") == options.get("lang", "en")
    assert root.get("role") == ("group" if options.get("interactive") else "img")


def test_ids_of_different_pictures_differ() -> None:
    one, other = position_svg(PLAIN), position_svg(PLAIN, chosen="7D")
    assert not set(ids(one)) & set(ids(other))
    assert all(i.startswith("mine") for i in ids(position_svg(PLAIN, prefix="mine")))
    with pytest.raises(ValueError, match="id prefix"):
        position_svg(PLAIN, prefix='"><script>')


def test_the_description_says_everything_that_is_shown() -> None:
    said = named(ElementTree.fromstring(position_svg(PLAIN)))[1]
    assert said == (
        "Table: two of batons, four of cups, five of swords, knight of coins. "
        "Seat 0 (to move): ace of swords, seven of coins, seven of cups. "
        "Seat 1 (took last): 3 unknown cards. "
        "Pile A: 4 cards, 1 point from sweeps. Pile B: 6 cards, 2 points from sweeps. "
        "Stock: 20 cards. Laid last: knight of coins."
    )


def test_a_move_is_shown_and_said() -> None:
    picture = position_svg(PLAIN, move=Move.parse("7Dx2C5S"))
    said = named(ElementTree.fromstring(picture))[1]
    assert "Seven of coins takes two of batons, five of swords." in said
    assert picture.count('class="sl-glow"') == 2
    assert 'class="sl-arrows"' in picture
    laid = position_svg(PLAIN, move=Move.parse("AS"))
    assert "Chosen: ace of swords" in laid
    assert "sl-glow" not in laid.replace("<style>", "")


def secrets(picture: str, cards: str) -> list[str]:
    """Traces of cards that should not be in a picture: faces, data, words in any language."""
    picture = re.sub(r' d="[^"]*"', "", picture)  # "3H" is a stroke there
    traces = []
    for text in cards.split():
        card = Card(text)
        words = [card.name(lang, deck) for lang in LANGUAGES for deck in ("italian", "french")]
        traces += [t for t in (text, *words) if t in picture]
    return traces


@pytest.mark.parametrize("interactive", [False, True, "all"])
def test_what_is_not_seen_leaks_nowhere(interactive: bool | str) -> None:
    mine, theirs, stock = "7D 7H AS", "KC 3H 6D", "2D 4C 5H JS"
    position = Position.setup("scopa", table="2C QD", hands=(mine, theirs), stock=stock)
    options: dict[str, Any] = {"interactive": interactive, "prefix": "x", "notes": {"KC": "+1"}}
    for lang in LANGUAGES:
        hidden = position_svg(position, seen=[0], lang=lang, chosen="KC", **options)
        assert not secrets(hidden, theirs + " " + stock)
        assert "+1" not in hidden
        viewed = position_svg(position.view(0), lang=lang, open_stock=True, **options)
        assert not secrets(viewed, theirs + " " + stock)
    assert hidden.count("#xback") >= 3
    assert secrets(position_svg(position, open_stock=True, prefix="x"), theirs + " " + stock)


def test_captured_cards_are_closed_unless_asked_for() -> None:
    assert not secrets(position_svg(PLAIN, prefix="x"), "KD KS 3D 3C")
    assert "#xKD" in position_svg(PLAIN, prefix="x", open_piles=True)


def uses(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [g for g in root.iter(f"{SVG}g") if g.get("role") == "button"]


def test_interactive_cards_are_named_buttons_with_their_place() -> None:
    root = ElementTree.fromstring(
        position_svg(PLAIN, interactive=True, chosen="7D", lit=["2C"], notes={"AS": "−0.40"})
    )
    buttons = uses(root)
    found = [(b.get("data-zone"), b.get("data-seat"), b.get("data-card")) for b in buttons]
    assert found == [
        ("table", None, "2C"), ("table", None, "4H"), ("table", None, "5S"), ("table", None, "QD"),
        ("hand", "0", "AS"), ("hand", "0", "7D"), ("hand", "0", "7H"),
    ]  # fmt: skip
    labels = [b.get("aria-label") for b in buttons]
    assert labels[3:6] == ["knight of coins, laid last", "ace of swords, −0.40", "seven of coins"]
    pressed = [b.get("data-card") for b in buttons if b.get("aria-pressed") == "true"]
    assert pressed == ["2C", "7D"]
    stops = [b.get("data-card") for b in buttons if b.get("tabindex") == "0"]
    assert stops == ["2C", "AS"], "one tab stop in each zone"
    zones = {(g.get("data-zone"), g.get("aria-label")) for g in root.iter(f"{SVG}g")
             if g.get("class") == "sl-zone"}  # fmt: skip
    assert ("table", "table, 4 cards") in zones
    assert ("hand", "hand, Seat 0, 3 cards, to move") in zones
    assert ("pile", "pile B, 6 cards, 2 points from sweeps") in zones
    assert ("stock", "stock, 20 cards") in zones


# ── faces that stand elsewhere on the page ──────────────────────────────────────────────────────


@pytest.mark.parametrize("deck", ["italian", "french"])
def test_faces_stand_apart_and_pictures_stay_small(deck: str) -> None:
    held = faces_svg(PLAIN.rules.cards, deck=deck, prefix="f-")
    root = ElementTree.fromstring(held)
    shown = (root.get("aria-hidden"), root.get("focusable"), root.get("width"), root.get("height"))
    assert shown == ("true", "false", "0", "0")
    assert len(held.encode()) < 120_000
    faces = Faces(deck, "en", faces="f-")
    row = faces.move(Move.parse("7Dx2C5S"))
    assert not faces.defs()
    pictures = [
        position_svg(PLAIN, deck=deck, faces="f-", interactive=True, move=Move.parse("7Dx2C5S")),
        position_svg(PLAIN, deck=deck, faces="f-", interactive="all", open_piles=True),
        editor_svg(PLAIN, deck=deck, faces="f-"),
        row,
    ]
    for picture in pictures:
        assert "<symbol" not in picture
        assert dangling(picture)
        assert not dangling(held + picture)
        assert not set(ids(held)) & set(ids(picture))
    assert len(pictures[0].encode()) < 20_000
    for wrong in ('"><script>', "1", ""):
        with pytest.raises(ValueError, match="id prefix"):
            faces_svg("7D", prefix=wrong)
        with pytest.raises(ValueError, match="id prefix"):
            position_svg(PLAIN, faces=wrong)


# ── the editor ──────────────────────────────────────────────────────────────────────────────────

FAULTY = Scene(  # uneven hands, a card that is there twice, more unknown cards than there are
    hands=((Card("7D"), Card("7H"), None), (None,) * 9, ()),
    table=(Card("7D"), Card("KS")),
    piles=((None, Card("2C")), (), ()),
    sides=(0, 1, 2),
    stock=(None,) * 40,
    out=(Card("TD"),),
    pack=tuple(PACKS["italian"].cards),
    name="draft",
)
DRAFTS = {
    **{name: Scene.of(position) for name, position in POSITIONS.items()},
    "faulty": FAULTY,
    "nothing": Scene(hands=((), ()), table=(), piles=((), ()), sides=(0, 1)),
    "52": Scene.of(Position.setup("cicera", hands=("7D 8H", "? ?", "? ?", "? ?"), table="2C")),
}


def keyed(picture: str) -> dict[str, ElementTree.Element]:
    """Elements by key; no key comes twice."""
    found = [e for e in ElementTree.fromstring(picture).iter() if e.get("data-key")]
    keys = [str(e.get("data-key")) for e in found]
    assert len(keys) == len(set(keys))
    return dict(zip(keys, found, strict=True))


def held_in(scene: Scene) -> dict[str, list[str]]:
    """Cards of a scene by place, "?" for unknown ones."""
    rows: dict[str, Any] = {"table": scene.table, "stock": scene.stock, "out": scene.out}
    rows |= {f"hand-{seat}": hand for seat, hand in enumerate(scene.hands)}
    rows |= {f"pile-{side}": pile for side, pile in enumerate(scene.piles)}
    named = {place: ["?" if c is None else c.text for c in cards] for place, cards in rows.items()}
    placed = {card for cards in named.values() for card in cards}
    return named | {"pack": [c.text for c in scene.pack if c.text not in placed] + ["?"]}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", DRAFTS)
def test_the_editor_shows_every_card_in_its_place(name: str, size: str) -> None:
    scene = DRAFTS[name]
    picture = editor_svg(scene, size=size, lang="it", names=("Ann",))
    assert not dangling(picture)
    elements = keyed(picture)
    zones = {e.get("data-drop"): e for key, e in elements.items() if key.startswith("z-")}
    expected = held_in(scene)
    assert zones.keys() == expected.keys()
    for place, cards in expected.items():
        inside = uses(zones[place])
        assert sorted(str(b.get("data-card")) for b in inside) == sorted(cards), place
        assert [b.get("data-index") for b in inside] == [str(k) for k in range(len(cards))]
        assert zones[place].get("aria-label")
        if place != "pack":
            assert [b.get("data-card") for b in inside] == cards
    assert "data-put" not in picture


def test_a_chosen_card_makes_every_place_a_button() -> None:
    for chosen in ("7D", "4C", "hand-1-back-2", "stock-back-16", "pack-back-0"):
        root = ElementTree.fromstring(editor_svg(PLAIN, chosen=chosen, faults={"hand-1"}))
        puts = {b.get("data-put"): b for b in uses(root) if b.get("data-put")}
        assert puts.keys() == held_in(Scene.of(PLAIN)).keys()
        assert {b.get("tabindex") for b in puts.values()} == {"0"}
        assert puts["hand-0"].get("aria-label") == "put here: hand, Seat 0, 3 cards, to move"
        assert str(puts["hand-1"].get("aria-label")).endswith(", something is wrong here")
        for button in uses(root):
            assert not [g for g in button.iter() if g is not button and g.get("role")]
        pressed = [b.get("data-key") for b in uses(root) if b.get("aria-pressed") == "true"]
        assert pressed == [chosen if "back" in chosen else f"c-{chosen}"]


def test_a_player_puts_cards_on_the_table_only() -> None:
    picture = position_svg(PLAIN, interactive=True, chosen="AS", holding=True)
    root = ElementTree.fromstring(picture)
    assert [b.get("data-put") for b in uses(root) if b.get("data-put")] == ["table"]


def test_faults_have_a_shape_and_a_word() -> None:
    plain = editor_svg(FAULTY)
    marked = editor_svg(FAULTY, faults={"hand-0", "table"})
    assert marked.count("data-fault") == 2
    assert marked.count('stroke-dasharray="9 4"') == 2 + plain.count('stroke-dasharray="9 4"')
    assert marked.count("something is wrong here") == 2
    assert "something is wrong here" in position_svg(PLAIN, faults={"table"}, interactive=True)
    with pytest.raises(ValueError, match="the places are hand-0, hand-1, hand-2, pile-0"):
        editor_svg(FAULTY, faults={"hand-3"})


def test_a_card_of_the_pack_keeps_its_place() -> None:
    def place(scene: Scene, card: str) -> tuple[str | None, str | None]:
        use = next(keyed(editor_svg(scene, prefix="x"))[f"c-{card}"].iter(f"{SVG}use"))
        return use.get("x"), use.get("y")

    empty = Scene(hands=((), ()), table=(), piles=((), ()), sides=(0, 1), pack=FAULTY.pack)
    some = Scene(
        hands=((), ()), table=(Card("AD"),), piles=((), ()), sides=(0, 1), pack=FAULTY.pack
    )
    for card in ("2D", "KS", "JC"):
        assert place(empty, card) == place(some, card)
    assert place(empty, "AD") != place(some, "AD")


def boxes(picture: str) -> list[tuple[str, float, float, float, float]]:
    """What can be pressed, in the order it is drawn: key, left, top, right, bottom."""
    found = []
    for key, element in keyed(picture).items():
        if element.get("role") != "button":
            continue
        use = next(element.iter(f"{SVG}use"))
        x, y, wide, high = (float(use.get(k, 0)) for k in ("x", "y", "width", "height"))
        found.append((key, x, y, x + wide, y + high))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", DRAFTS)
def test_targets_are_large_enough_where_cards_overlap(name: str, size: str) -> None:
    pictures = [editor_svg(DRAFTS[name], size=size)]
    pictures.append(position_svg(DRAFTS[name], size=size, interactive="all", open_stock=True))
    for deck in ("italian", "french"):
        pictures.append(editor_svg(DRAFTS[name], size=size, deck=deck))
    for picture in pictures:
        wide, high = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)[0])
        laid = boxes(picture)
        for k, (key, left, top, right, low) in enumerate(laid):
            assert right - left >= 39.9, key
            assert -1 <= left < right <= wide + 1, key
            assert -1 <= top < low <= high + 1, key
            # a square of 24 at the corner that always shows: no later card may touch it
            for other, x1, y1, x2, y2 in laid[k + 1 :]:
                apart = x1 >= left + 23.9 or x2 <= left or y1 >= top + 23.9 or y2 <= top
                assert apart, (key, other)


MARKS: list[dict[str, Any]] = [{}, {"chosen": "7D"}, {"chosen": "7D", "lit": ["2C"]}]


def test_choosing_a_card_does_not_move_the_table() -> None:
    boxes = {
        re.findall(r'viewBox="0 0 (\d[\d. ]*)"', position_svg(PLAIN, interactive=True, **marks))[0]
        for marks in MARKS
    }
    assert len(boxes) == 1


def test_an_editor_can_take_every_card() -> None:
    picture = position_svg(PLAIN, interactive="all", open_piles=True)
    zones = [b.get("data-zone") for b in uses(ElementTree.fromstring(picture))]
    assert {z: zones.count(z) for z in ("hand", "table", "pile")} == {
        "hand": 6, "table": 4, "pile": 10,
    }  # fmt: skip


def test_a_still_picture_has_no_handles() -> None:
    picture = position_svg(PLAIN)
    assert not re.search(r"tabindex|role=\"button\"|data-|<style|<script|\son\w+=", picture)


def test_motion_only_where_asked_for_and_wanted() -> None:
    assert "animation" not in position_svg(PLAIN, interactive=True, lit=["2C"])
    moving = position_svg(PLAIN, lit=["2C"], animate=True)
    assert "prefers-reduced-motion:no-preference" in moving


def test_everything_given_is_escaped() -> None:
    evil = '<script>alert("1")</script> & \x00\x1f'
    for picture in (
        position_svg(PLAIN, names=[evil, evil], title=evil, notes={"7D": evil}, interactive=True),
        card_svg("7D", title=evil),
        bars_svg([(evil, 1, 0, 2, True)], title=evil, unit=evil),
        parts_svg([(evil, {evil: 1.0})], title=evil, unit=evil, words={evil: evil}),
    ):
        root = ElementTree.fromstring(picture)
        assert not list(root.iter(f"{SVG}script"))
        assert "<script" not in picture
        assert "\x1f" not in picture


def test_refusals() -> None:
    wrong: list[dict[str, Any]] = [{"bottom": 2}, {"seen": [0, 5]}]
    for options in wrong:
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            position_svg(PLAIN, **options)
    with pytest.raises(ValueError, match="interactive"):
        position_svg(PLAIN, interactive="some")
    with pytest.raises(ValueError, match="allowed"):
        position_svg(PLAIN, deck="tarot")
    with pytest.raises(ValueError, match="no card"):
        position_svg(PLAIN, chosen="8X")


def test_seats_sit_around_the_table() -> None:
    assert seat_rows(2, 1, clockwise=False) == ([0], [1])
    assert seat_rows(4, 0, clockwise=True) == ([1, 2, 3], [0])
    assert seat_rows(6, 2, clockwise=False) == ([0, 5, 4], [1, 2, 3])
    for seats in range(1, 7):
        for bottom in range(seats):
            top, low = seat_rows(seats, bottom, clockwise=False)
            assert sorted(top + low) == list(range(seats))
            assert bottom == low[len(low) // 2]


@pytest.mark.parametrize("count", range(41))
def test_cards_stay_in_their_room(count: int) -> None:
    for room in (180.0, 300.0, 800.0):
        for lay in (lay_fan, lay_grid):
            fan = lay(count, 50, 1.6, room)
            assert len(fan.places) == count == len(set(fan.places))
            assert fan.wide <= room + 0.01
            for x, y in fan.places:
                assert -0.01 <= x <= room - 50 + 0.01
                assert y + 80 <= fan.high + 0.01
        fan = lay_fan(count, 50, 1.6, room)
        steps = [b[0] - a[0] for a, b in zip(fan.places, fan.places[1:], strict=False)
                 if a[1] == b[1]]  # fmt: skip
        assert all(step >= 0.3 * 50 for step in steps), "the corner of each card shows"


# ── sweeps, the last move, sizes ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("swept", [0, 1, 3, 5, 6, 12])
def test_a_card_is_turned_sideways_for_every_sweep_as_far_as_they_fit(swept: int) -> None:
    position = Position.setup(
        "scopa", hands=("7D", "?"), piles=("2D 2H 2S 2C", ""), bonus=(swept, 0)
    )
    for opened, piles in (False, 1), (True, 2):
        picture = position_svg(position, open_piles=opened)
        assert picture.count("rotate(-90)") == min(swept, 5) * piles
        assert picture.count(f">×{swept}<") == (piles if swept > 5 else 0)
    said = named(ElementTree.fromstring(picture))[1]
    points = {0: "4 cards. Pile", 1: "4 cards, 1 point from sweeps."}
    assert points.get(swept, f"4 cards, {swept} points from sweeps.") in said


def test_points_that_are_not_from_sweeps_turn_no_card() -> None:
    earned = {"sweeps": 1, "declarations": 3}
    position = Position.setup("cirulla", hands=("7D", "?"), piles=("2D 2H", ""), bonus=(earned, 0))
    picture = position_svg(position)
    assert picture.count("rotate(-90)") == 1
    assert "2 cards, 1 point from sweeps, 3 other points from play." in picture
    assert ">+4<" in picture


BEFORE = Position.setup(
    "scopone",
    table="2C 5S KD",
    hands=("7D 7H", "KC KH", "2D 3D", "2S 3S"),
    piles=("", ""),
    stock="",
)


@pytest.mark.parametrize("size", SIZES)
def test_the_last_capture_lies_beside_the_pile_that_took_it(size: str) -> None:
    first = Move.parse("7Dx2C5S")
    after = BEFORE.play(first)
    names = ("Ann", "Bob", "Cy", "Di")
    options: dict[str, Any] = {"interactive": True, "size": size, "prefix": "x", "names": names}
    picture = position_svg(after, last=first, **options)
    zones = keyed(picture)
    assert zones["z-pile-0"].get("data-took") == "7D 2C 5S"
    assert "data-took" not in zones["z-pile-1"].attrib
    shown = [u.get("href") for u in zones["z-pile-0"].iter(f"{SVG}use")]
    assert [u for u in shown if u != "#xback"] == ["#x7D", "#x2C", "#x5S"]
    assert [t.text for t in zones["z-pile-0"].iter(f"{SVG}text")][:2] == ["3", "Ann took"]
    assert (
        "Last move, Ann: seven of coins takes two of batons, five of swords."
        in named(ElementTree.fromstring(picture))[1]
    )
    # The partner's capture lies at the same pile, under the partner's name.
    later = after.play("KCxKD").play("2D")
    third = Move.parse("2Sx2D")
    last = later.play(third)
    zones = keyed(position_svg(last, last=third, **options))
    assert zones["z-pile-1"].get("data-took") == "2S 2D"
    assert "Di took" in [t.text for t in zones["z-pile-1"].iter(f"{SVG}text")]


def test_the_last_card_laid_is_marked_and_said() -> None:
    move = Move.parse("2D")
    position = BEFORE.play("7Dx2C5S").play("KCxKD").play(move)
    assert position.last_laid == Card("2D")
    told = position_svg(position, last=move, last_seat=2, names=("Ann", "Bob", "Cy", "Di"))
    assert "Last move, Cy: two of coins is laid down." in told
    assert told.count("M0-5V4M-3.6") == 1
    assert "Laid last" not in told
    assert "data-took" not in position_svg(position, last=move, interactive=True)
    with pytest.raises(ValueError, match="no seat 4"):
        position_svg(position, last=move, last_seat=4)


def test_sizes() -> None:
    shown = {}
    for size in SIZES:
        picture = position_svg(PLAIN, size=size, interactive=True)
        root = ElementTree.fromstring(picture)
        zoom = float(str(root.get("width"))) / float(str(root.get("viewBox")).split()[2])
        card = next(keyed(picture)["c-2C"].iter(f"{SVG}use"))
        shown[size] = float(str(root.get("width"))), float(str(card.get("width"))) * zoom
    assert shown == {"normal": (720, 66), "projector": (1280, 120), "small": (360, 40)}
    with pytest.raises(ValueError, match="normal, projector, small"):
        position_svg(PLAIN, size="huge")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", POSITIONS)
def test_whatever_the_size_everything_is_inside_the_picture(name: str, size: str) -> None:
    for options in LOOKS.values():
        picture = position_svg(POSITIONS[name], size=size, **{**options, "interactive": "all"})
        wide, high = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)[0])
        for key, left, top, right, low in boxes(picture):
            assert 0 <= left < right <= wide, key
            assert 0 <= top < low <= high, key


# ── charts ──────────────────────────────────────────────────────────────────────────────────────

TEN = [(f"{r}Dx2C4H", 1.2 - 0.3 * k, 1.1 - 0.3 * k, 1.3 - 0.3 * k, k == 0)
       for k, r in enumerate("A23456789T")]  # fmt: skip


def test_bars_are_small_described_and_repeatable() -> None:
    picture = bars_svg(TEN)
    assert len(picture.encode()) < 4_000
    root = ElementTree.fromstring(picture)
    said = named(root)[1]
    assert said.startswith("ADx2C4H (best): +1.20 points, 95 % interval +1.10 to +1.30; 2Dx2C4H: ")
    assert picture == bars_svg(TEN)
    assert not dangling(picture)


def test_bars_show_no_whisker_for_what_is_exact() -> None:
    exact, doubtful = (bars_svg([("7D", 1.0, 1.0 - d, 1.0 + d, True)]) for d in (0.0, 0.2))
    assert "interval" not in exact
    assert "interval" in doubtful


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [("flat", 0.0, 0.0, 0.0, True)],
        [("all below", -3.0, -3.5, -2.5, True)],
        [("tiny", 1e-9, 0.0, 2e-9, True)],
        [("huge", 1e6, -1e6, 2e6, False)],
    ],
)
def test_bars_of_odd_numbers(rows: list[tuple[str, float, float, float, bool]]) -> None:
    picture = bars_svg(rows)
    ElementTree.fromstring(picture)
    assert not re.search(r"nan|inf|e-\d", picture.replace("interval", ""))


def test_bars_refuse_what_is_no_interval() -> None:
    for row in (("x", 1.0, 2.0, 0.0, True), ("x", float("nan"), 0.0, 1.0, True)):
        with pytest.raises(ValueError, match="no interval: 'x'"):
            bars_svg([row])
    with pytest.raises(ValueError, match="no numbers"):
        parts_svg({"cards": float("inf")})


def test_parts_add_up_and_name_every_category() -> None:
    picture = parts_svg(
        [("7D", {"cards": 0.5, "sweeps": -0.75}), ("AS", {"coins": 1.0})],
        words={"cards": "carte"},
    )
    root = ElementTree.fromstring(picture)
    assert named(root)[1] == (
        "7D: carte +0.50, sweeps −0.75, together −0.25 points; "
        "AS: coins +1.00, together +1.00 points"
    )
    shown = [t.text for t in root.iter(f"{SVG}text")]
    assert {"carte", "sweeps", "coins", "−0.25", "+1.00"} <= set(shown)
    ElementTree.fromstring(parts_svg({}))


def testround_ticks_are_round_and_few() -> None:
    for low, high in ((-1.0, 1.0), (0.0, 0.03), (-7.0, 2.0), (-1e6, 0.0)):
        ticks = round_ticks(low, high)
        assert 2 <= len(ticks) <= 6
        assert all(low - 1e-9 <= t <= high + 1e-9 for t in ticks)
        assert 0.0 in ticks


def test_small_pieces() -> None:
    assert clean("a\x1fb\ud800") == "ab"
    assert shorten("short", 10, 100) == "short"
    assert text_width(shorten("W" * 50, 10, 90), 10) <= 90
    assert finish("\x1f", "p") == "p"


def test_the_pictures_of_the_documentation_are_what_the_library_draws() -> None:
    folder = Path(__file__).parents[1] / "docs" / "pictures"
    for name, picture in runpy.run_path(str(folder / "make.py"))["pictures"]().items():
        assert (folder / name).read_text(encoding="utf-8") == picture, (
            f"{name} is not up to date: run python docs/pictures/make.py"
        )
