"""What every screen shares: faces, views and their widths, closing; no intent is forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scopa_lab import widgets
from scopa_lab.widgets.page.dress import card_faces
from scopa_lab.widgets.page.screen import Screen
from scopa_lab.widgets.tabs import Tabs

from .helpers import act, hand, make

SCREENS = [kind for name in widgets.__all__ if isinstance(kind := getattr(widgets, name), type)]


def test_a_page_that_has_not_got_the_faces_is_sent_them_once_asked() -> None:
    x = make()
    sent: list[Any] = []
    x.send = sent.append
    hand(x, "7D")
    assert sent == []
    act(x, "faces", faces=x.faces)
    (message,) = sent
    assert message["faces"] == x.faces
    assert all(f'id="{x.faces}{card}"' in message["svg"] for card in ("7D", "KC", "back"))
    assert f'href="#{x.faces}7D"' in x.picture, "the picture refers to them"
    assert card_faces("italian", 2)[0] != card_faces("french", 4)[0]


def test_a_telephone_gets_another_picture_unless_somebody_looks_at_a_wide_page_too() -> None:
    x = make()
    wide = x.picture
    act(x, "shown", view="a", width=360)
    small = x.picture
    assert small != wide
    act(x, "shown", view="b", width=1200)
    assert x.picture == wide
    act(x, "gone", view="b")
    act(x, "resized", view="a", width=900)
    assert x.picture == wide
    act(x, "resized", view="a", width=400)
    assert x.picture == small
    act(x, "resized", view="a", width="wide")
    assert (x.picture, x.alerts) == (wide, []), "nothing is known then, and nothing breaks"


def test_a_closed_screen_does_nothing_any_more() -> None:
    x = make()
    x.close()
    act(x, "compute")
    hand(x, "7D")
    assert not x.running
    assert x.walk.chosen is None


@pytest.mark.parametrize("kind", [*SCREENS, Tabs], ids=lambda kind: kind.__name__)
def test_every_intent_is_tried_by_a_test(kind: type[Any]) -> None:
    if not issubclass(kind, Screen):
        return
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py"))
    kinds = [name.removeprefix("do_") for name in dir(kind) if name.startswith("do_")]
    assert len(kinds) > 5
    assert [one for one in kinds if f'"{one}"' not in tests] == []
