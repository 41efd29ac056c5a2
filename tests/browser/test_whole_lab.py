"""The whole lab in the real thing, with real kernels: set up, value, play, review.

In JupyterLab as it comes, where cells off the screen leave the page, and as a served page.

Every page sees to it that no request leaves the machine and that no widget complains (`new_page`).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import scopa_lab as sl
from tests import naive
from tests.twin import for_twin

from .gestures import keys
from .room import LONG, Room

PLACES = {"hand-0": ("7D", "7H", "AS"), "table": ("2C", "4H", "5S", "QD")}
BUILT = sl.Position.parse("scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ? | stock ?30")
WORLDS = 40  # of a computation that ends soon
ENDLESS = 100_000_000  # of one that does not
pytestmark = pytest.mark.slow  # minutes, in real kernels; `.ci/run` runs them
HOSTS = ("jupyterlab", "full", "serve")
Open = Callable[..., Room]


# ── from nothing to the best move ───────────────────────────────────────────────────────────────


def value_the_moves(room: Room, *, with_keys: bool = False) -> None:
    """See what a card takes; compute without end and cancel; compute a little; read the answer."""
    if with_keys:
        room.go("Tab", ".sl-use[data-card]")
        room.go("ArrowRight", '.sl-use[data-card="7D"]')
        room.press("Enter")
    else:
        room.find('.sl-use[data-card="7D"]').click()
    room.until(lambda: room.lit() == ["2C", "5S"])
    room.adjust(time_limit="", worlds=str(ENDLESS), with_keys=with_keys)
    room.push("compute", with_keys=with_keys)
    room.find(".slx-progress").wait_for()
    room.find(".slx-headline").wait_for(timeout=LONG * 1000)
    before = room.text(".slx-status")
    assert before.startswith("Computing")
    room.until(lambda: room.text(".slx-status") != before)
    assert room.lit() == ["2C", "5S"], "what was chosen stays chosen meanwhile"
    room.push("cancel", with_keys=with_keys)
    room.until(lambda: room.text(".slx-status").startswith("Stopped"))
    assert room.find(".slx-values tbody tr").count() >= 3, "what was found stays"

    room.adjust(worlds=str(WORLDS), with_keys=with_keys)
    room.push("compute", with_keys=with_keys)
    room.until(lambda: f"{WORLDS} worlds in" in room.text(".slx-status"))
    rows = sl.analyse(BUILT, worlds=WORLDS).rows
    shown = room.find(".slx-values table").first.locator("tbody tr")
    assert shown.count() == len(rows) == 3
    for at, row in enumerate(rows):
        assert f"{row.ev.mean:+.2f}".replace("-", "−") in shown.nth(at).inner_text()
    best = rows[0].move
    assert str(best) == "7Dx2C5S"
    named = room.text(".slx-headline")
    assert named.startswith("Best: seven of coins takes two of batons, five of swords: +")


@pytest.mark.parametrize("host", HOSTS)
def test_a_position_from_nothing_by_mouse(enter: Open, host: str) -> None:
    room = enter(host)
    room.push("clear")
    explained(room)
    for place, cards in PLACES.items():
        for card in cards:
            room.drag(card, place)
    assert sl.Position.parse(room.line()) == BUILT
    assert room.find(".slx-faults, .slx-wrong, [data-fault]").count() == 0
    room.open("explorer")
    assert sl.Position.parse(room.line()) == BUILT
    value_the_moves(room)


@pytest.mark.parametrize("host", ["jupyterlab", "serve"])
def test_a_position_from_nothing_by_keys_alone(enter: Open, host: str) -> None:
    room = enter(host)
    room.go("Tab", "[role=tab]")  # from where the focus is when the page or the cell is there
    room.go("Tab", '[data-do="clear"]')
    room.press("Enter")
    explained(room)
    room.go("Tab", ".sl-use[data-card]")
    room.go("ArrowUp", '[data-zone="pack"]')
    for place, cards in PLACES.items():
        if place != "hand-0":  # which is filled from the start
            fill = f'[data-do="arm"][data-place="{place}"]'
            room.go("Tab", fill)
            room.press("Enter")
            room.find(f'{fill}[aria-pressed="true"]').wait_for()
            room.go("Shift+Tab", '[data-zone="pack"]')
        for card in cards:
            room.go("ArrowRight", f'[data-zone="pack"][data-card="{card}"]')
            room.press("Enter")
            room.until(lambda card=card, place=place: room.lies(card, place))
    assert sl.Position.parse(room.line()) == BUILT
    room.go("Tab", '[data-do="open"][data-screen="explorer"]')
    room.press("Enter")
    room.shows("explorer")
    value_the_moves(room, with_keys=True)


def explained(room: Room) -> None:
    """An empty hand is a fault: it is told, with its place, and marked where it is."""
    fault = "seat to move: seat 0 holds no card; seats with cards: 1"
    room.find(".slx-faults").wait_for()
    assert room.text(".slx-faults") == fault
    assert fault in room.text('[data-key="place-hand-0"]')
    marked = room.find("[data-fault]")
    assert marked.get_attribute("data-drop") == "hand-0"
    assert "something is wrong here" in str(marked.get_attribute("aria-label"))
    assert room.find('[data-do="open"]:enabled').count() == 0, "nobody can go on with it"


# ── whole deals ─────────────────────────────────────────────────────────────────────────────────


def scored(room: Room, game: str, plays: int) -> sl.Record:
    """The score on the page is what the twin of the library counts; return the record."""
    record = sl.Record.parse(str(room.find('[data-key="save"]').get_attribute("data-text")))
    assert record.start.rules.name == game
    assert (record.is_over, len(record.moves)) == (True, plays)
    sides, _ = naive.score(for_twin(record.end)[0])
    shown = room.find(".slx-result tbody tr").locator("td.sl-n").all_inner_texts()
    assert sum(map(int, shown)) == sum(sum(points.values()) for points in sides)
    foot = room.find(".slx-result tfoot td").all_inner_texts()[: len(sides)]
    assert [*map(int, foot)] == [sum(points.values()) for points in sides]
    return record


def loss(room: Room, ply: int) -> float | None:
    """What the review says that a move has lost; None while it is not judged."""
    cells = room.find(".slx-moves tbody tr").nth(ply).locator("th, td").all_inner_texts()
    if len(cells) < 5:
        return None  # the page is not there yet
    verdict, lost = cells[3].strip(), cells[4].split()
    return float(lost[0]) if lost else 0.0 if verdict else None


def stepped(room: Room, record: sl.Record, plays: int = 3) -> None:
    """One steps forward through the deal by keys; what is said is about the move shown."""
    room.find('[data-do="forward"]').focus()
    for ply, move in enumerate(record.moves[:plays]):
        told = f"Play {ply + 1} of {len(record.moves)}"
        room.until(lambda told=told: room.text(".slx-judged").startswith(told))
        first = room.text(".slx-judged").partition("\n")[0]
        for card in (move.card, *move.captured):
            assert card.name("en") in first
        room.press("Enter")


@pytest.mark.parametrize("host", ["jupyterlab", "serve"])
def test_a_deal_of_scopa_by_clicks(enter: Open, host: str) -> None:
    room = enter(host)
    room.turn_to("play")
    room.arrange()
    room.push("deal")
    room.until(room.my_turn)
    turns = 0
    while not room.over():
        turns += 1
        room.play_one()
    assert turns == 18
    record = scored(room, "scopa", 36)
    room.open("review")
    done = room.words("review.done", goal=36)
    room.until(lambda: done in room.text(".slx-run"), 5 * LONG)
    lost = [loss(room, ply) for ply in range(36)]
    assert None not in lost
    assert max(map(float, filter(None, lost))) > 0, "nobody plays a whole deal without a mistake"
    ours, theirs = record.score().points
    final = room.find(".slx-balance tr").filter(has_text="Result").locator("td.sl-n")
    told = [float(text.replace("−", "-")) for text in final.all_inner_texts()]
    assert told == [ours - theirs, theirs - ours]
    stepped(room, record)


@pytest.mark.parametrize("host", ["jupyterlab", "serve"])
def test_a_deal_of_scopone_by_keys_alone(enter: Open, host: str) -> None:
    room = enter(host)
    room.go("Tab", "[role=tab]")
    keys(room.page, "xdd")  # with which a notebook would cut and delete its cell
    room.go("ArrowRight", '[data-screen="play"]')
    room.press("Enter")
    room.shows("play")
    room.go("Tab", '[data-do="game"]')
    room.page.keyboard.type("Scopone")
    room.until(lambda: room.find('[data-do="chair"]').count() == 4)
    for chair in (1, 2, 3):
        room.go("Tab", f'[data-key="chair-{chair}"]')
        room.page.keyboard.type("Gr")
        room.chosen_in(f"chair-{chair}", "greedy")
    room.go("Tab", ".slx-plan summary")
    room.press("Enter")
    room.go("Tab", '[data-do="pace"]')
    room.press("Home")
    room.chosen_in("pace", "0")
    room.go("Tab", '[data-do="deal"]')
    room.press("Enter")
    room.until(room.my_turn)
    turns = 0
    while not room.over():
        turns += 1
        room.play_one(with_keys=True)
    assert turns == 9
    record = scored(room, "scopone", 36)
    room.to('[data-do="open"][data-screen="review"]')
    room.press("Enter")
    room.shows("review")
    room.until(lambda: loss(room, 2) is not None, 5 * LONG)
    room.to('[data-do="cancel"]')
    room.press("Enter")
    room.until(lambda: "plays judged" in room.text(".slx-run") and not judging(room))
    stepped(room, record)


def judging(room: Room) -> bool:
    return bool(room.find('[data-do="cancel"]').count())
