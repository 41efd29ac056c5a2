"""Make pictures of every screen: ``python docs/pictures/screens.py [--out FOLDER] [NAME …]``.

Each screen in Chromium, without a kernel: light, dark, on a projector, on a telephone, with the
small cards of 40 pixels, and as eyes see them that cannot tell all colours apart. They are for
looking at; the best of them (`KEPT`) lie beside this file.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))  # the stage of the browser tests stands in the clone

import scopa_lab as sl  # noqa: E402
from scopa_lab.widgets import Editor, Explorer, Play, Quiz, Review, Table, lab  # noqa: E402
from scopa_lab.widgets.page.screen import Screen  # noqa: E402
from tests.browser.gestures import seen_with  # noqa: E402
from tests.browser.stage import Stage  # noqa: E402

FIRST = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"
CHOICE = "scopa | table 2C 3D 4H 5S QD | hands 7D 7H AS / 4D QS KD | stock -"
KEPT = ("editor-light", "explorer-light", "play-light", "review-light", "quiz-projector")


class Look(NamedTuple):
    """How a screen is looked at."""

    width: int
    size: str = "normal"
    dark: bool = False
    eyes: str = "none"  # what Chromium imitates


LOOKS = {
    "light": Look(1200),
    "dark": Look(1200, dark=True),
    "projector": Look(1280, "projector"),
    "small": Look(800, "small"),
    "telephone": Look(360),
    **{
        eyes: Look(1200, eyes=eyes)
        for eyes in ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
    },
}


def _wait(stage: Stage, done: Callable[[], Any]) -> None:
    end = time.monotonic() + 120
    while not done():
        if time.monotonic() > end:
            raise TimeoutError("the screen did not get there in two minutes")
        time.sleep(0.05)
    stage.follow()
    stage.page.wait_for_timeout(500)  # cards that glide


def _table(stage: Stage) -> None:
    stage.click("7D")


def _explorer(stage: Stage) -> None:
    explorer: Any = stage.shown
    explorer.act({"kind": "compute"})
    _wait(stage, lambda: not explorer.running)
    explorer.act({"kind": "pick", "move": str(explorer.analysis.best)})
    stage.follow()


def _play(stage: Stage) -> None:
    play: Any = stage.shown
    play.act({"kind": "deal"})
    _wait(stage, lambda: play.position is not None)
    stage.follow()


def _quiz(stage: Stage) -> None:
    quiz: Any = stage.shown
    for letter in "ABBBAB":
        quiz.act({"kind": "vote", "value": letter})
    quiz.act({"kind": "reveal"})
    stage.page.wait_for_timeout(2500)  # what is computed gets better while the class looks
    stage.follow()


def _review(stage: Stage) -> None:
    review: Any = stage.shown
    _wait(stage, lambda: not review.running)


def _record() -> sl.Record:
    """A deal as two players of different strength play it."""
    position = sl.deal("scopa", seed=6)
    record = sl.Record(position, (), ("greedy", "random"))
    players = [sl.player("greedy"), sl.player("random")]
    while not record.is_over:
        seat = record.end.to_move
        record = record.played(players[seat].choose(record.end.view(seat), seed=len(record.moves)))
    return record


#: the screens: how each is made, and what is done before it is looked at
SCREENS: dict[str, tuple[Callable[[], Screen], Callable[[Stage], None]]] = {
    "tabs": (lambda: lab(FIRST).bar, lambda _: None),
    "table": (lambda: Table(CHOICE), _table),
    "editor": (lambda: Editor(FIRST), lambda _: None),
    "explorer": (lambda: Explorer(FIRST, worlds=400, seed=4), _explorer),
    "play": (lambda: Play("scopa", ("you", "chitarrella"), seed=5), _play),
    "review": (lambda: Review(_record(), method="open", worlds=60), _review),
    "quiz": (lambda: Quiz([FIRST, CHOICE]), _quiz),
}


def pictures(names: tuple[str, ...] = ()) -> Iterator[tuple[str, bytes]]:
    """Yield the name of every picture and the picture, as PNG."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for screen, (make, prepare) in SCREENS.items():
            for look, how in LOOKS.items():
                name = f"{screen}-{look}"
                if names and not {name, screen, look} & {*names}:
                    continue
                page = browser.new_page(viewport={"width": how.width, "height": 900})
                shown = make()
                shown.size = how.size
                stage = Stage(page, shown, dark=how.dark)
                page.locator("#before").evaluate("button => button.remove()")
                prepare(stage)
                with seen_with(page, how.eyes):
                    picture = page.screenshot(full_page=True)
                yield name, picture
                shown.close()
                page.close()
        browser.close()


def main() -> None:
    """Write the pictures that were asked for, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "names", nargs="*", help="a screen, a look such as dark, or a picture such as explorer-dark"
    )
    parser.add_argument(
        "--out", type=Path, help="folder (default: only the best, beside this file)"
    )
    given = parser.parse_args()
    names = tuple(given.names) or (KEPT if given.out is None else ())
    folder: Path = given.out or HERE
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures(names):
        (folder / f"{name}.png").write_bytes(picture)
        print(folder / f"{name}.png", flush=True)


if __name__ == "__main__":
    main()
