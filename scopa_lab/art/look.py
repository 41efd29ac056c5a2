"""How pictures of positions look: colours, style rules, and what is to be marked or hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .layout import SIZES, Size

if TYPE_CHECKING:
    from ..moves import Move

__all__ = ["BLUE", "FAULT", "FELT", "GOLD", "INK", "SHADE", "SIDES", "Look", "letter", "style"]

INK = "#f7f3e8"
GOLD = "#ffd24a"
BLUE = "#9fe0ff"
FELT = "var(--sl-felt,#1f6b4a)"
SHADE = "#0b2b1d"
#: A place at fault; a dashed line and a sign say it as well.
FAULT = "#ffb3a0"
#: Colours of the sides; each chip carries the side's letter as well.
SIDES = ("#ffd24a", "#8fd0ff", "#ffab91", "#c5e1a5", "#e1bee7", "#eeeeee")


def letter(side: int) -> str:
    """What a side is called in pictures.

    >>> letter(1)
    'B'
    """
    return "ABCDEF"[side]


@dataclass(frozen=True)
class Look:
    """What is marked, hidden or named in a picture of a position.

    Cards are given as text.  `seen` are the seats whose known cards are face up; `holding` says
    that a card is chosen and may be put somewhere; `users` are the seats whose cards can be used;
    `faults` are places (`place_key`), `armed` the one that is being filled.
    """

    seen: frozenset[int]
    chosen: str | None = None
    lit: frozenset[str] = frozenset()
    notes: Mapping[str, str] = field(default_factory=dict)
    names: Sequence[str] = ()
    bottom: int = 0
    active: str = ""  # "": nothing, "play": what a player uses, "all": everything (an editor)
    users: frozenset[int] = frozenset()
    arrows: bool = False
    open_piles: bool = False
    open_stock: bool = False
    holding: bool = False
    faults: frozenset[str] = frozenset()
    armed: str = ""
    last: Move | None = None
    last_seat: int | None = None
    size: Size = SIZES["normal"]


def style(animate: bool) -> str:
    """The few rules an interactive picture needs; classes start with ``sl-``."""
    rules = (
        ".sl-use{cursor:pointer;touch-action:none;-webkit-user-select:none;user-select:none}"
        ".sl-use:focus{outline:none}"
        # magenta stands out from felt, paper, gold and blue; the white edge helps on the felt
        ".sl-use:focus-visible .sl-ring{stroke:#d6008f;stroke-width:5;"
        "filter:drop-shadow(0 0 1px #fff) drop-shadow(0 0 1px #fff)}"
        ".sl-use:hover .sl-ring{stroke:#fff;stroke-width:2.5}"
        ".sl-put{cursor:pointer}.sl-put:focus{outline:none}.sl-ring{pointer-events:none}"
        f".sl-put .sl-ring{{stroke:{BLUE};stroke-width:2;stroke-dasharray:7 5}}"
        ".sl-put:hover .sl-ring{stroke:#fff;stroke-width:3}"
        ".sl-put:focus-visible .sl-ring{stroke:#d6008f;stroke-width:5;stroke-dasharray:none;"
        "filter:drop-shadow(0 0 1px #fff) drop-shadow(0 0 1px #fff)}"
    )
    if animate:
        rules += (
            "@media (prefers-reduced-motion:no-preference){.sl-glow{animation:sl-pulse 1.2s"
            " ease-in-out infinite alternate}}@keyframes sl-pulse{from{stroke-opacity:.15}"
            "to{stroke-opacity:.7}}"
        )
    return f"<style>{rules}</style>"
