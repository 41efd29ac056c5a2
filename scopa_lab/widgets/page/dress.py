"""What a page is given to show screens with: the browser side, style sheets, card faces."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import traitlets as t

from ...cards import Cards
from ...render import faces_svg

__all__ = ["SCRIPT", "card_faces", "dressed"]

HERE = Path(__file__).parent
MARK_FACES = "slfaces-"  # stands for the prefix while it is being made
#: one module for the browser, in the order in which they need each other
SCRIPTS = ("patch.js", "flight.js", "live.js")
#: the browser side of every screen
SCRIPT = "\n".join((HERE / name).read_text(encoding="utf-8") for name in SCRIPTS)


@cache
def card_faces(deck: str, colours: int) -> tuple[str, str]:
    """Return what starts the ids of the faces, made from the faces themselves, and their SVG.

    A page holds them once, whatever the number of screens on it; pictures then stay small.
    """
    every = Cards.from_mask((1 << 52) - 1)
    svg = faces_svg(every, deck=deck, colours=colours, prefix=MARK_FACES)
    prefix = f"slf{crc32(svg.encode()):08x}-"
    return prefix, svg.replace(MARK_FACES, prefix)


def dressed(module: str = "") -> tuple[str, Any]:
    """Return the style sheet of a kind of screen, and the trait that says which kind it is.

    A kind is called like the module it stands in, and its style sheet lies beside that; what is of
    its own stands in ``.slx-of-<kind> { … }``, so that it meets no other screen.
    """
    sheets = [HERE / "live.css", *([Path(module).with_suffix(".css")] if module else [])]
    css = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    kind = Path(module).stem
    return css, t.Unicode(kind, help="Which kind of screen it is, for its style.").tag(sync=True)
