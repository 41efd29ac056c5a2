"""Make the contact sheets: ``python -m scopa_lab.art --out docs/pictures``."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import DECKS, Sheet, number

RANKS = {"italian": "A23456789TJQK", "french": "A23456789TJQK"}
SUITS = "DHSC"


def contact_sheet(deck: str = "italian", *, width: float = 90, colours: int = 2) -> str:
    """Draw every card of one deck, and its back, in one picture.

    Parameters
    ----------
    deck : {"italian", "french"}
    width : float
        Width of one card.
    colours : {2, 4}
        Colours of the French suits.

    Returns
    -------
    str
        A whole SVG document.

    Examples
    --------
    >>> contact_sheet("italian").count("<symbol")
    53
    """
    sheet = Sheet(deck, prefix=f"{deck[:2]}{colours}", colours=colours)
    gap = 8.0
    high = width * sheet.ratio
    body = [
        sheet.place(rank + suit, gap + column * (width + gap), gap + row * (high + gap), width)
        for row, suit in enumerate(SUITS)
        for column, rank in enumerate(RANKS[deck])
    ]
    columns = len(RANKS[deck])
    body.append(sheet.place(None, gap + columns * (width + gap), gap, width))
    wide = number((columns + 1) * (width + gap) + gap)
    tall = number(len(SUITS) * (high + gap) + gap)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}"'
        f' height="{tall}" role="img"><title>All cards of the {deck} deck</title>'
        f'{sheet.defs()}<rect width="{wide}" height="{tall}" fill="#1f6b4a"/>'
        f"{''.join(body)}</svg>\n"
    )


def main(argv: list[str] | None = None) -> int:
    """Write one contact sheet for each deck."""
    parser = argparse.ArgumentParser(
        prog="python -m scopa_lab.art",
        description="Write a picture of every card of each deck.",
        epilog="example: python -m scopa_lab.art --out docs/pictures",
    )
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"), help="folder to fill")
    out: Path = parser.parse_args(argv).out
    out.mkdir(parents=True, exist_ok=True)
    for deck in DECKS:
        (out / f"deck-{deck}.svg").write_text(contact_sheet(deck), encoding="utf-8")
    four = contact_sheet("french", colours=4)
    (out / "deck-french-four-colours.svg").write_text(four, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
