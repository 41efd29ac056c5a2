"""Make the pictures of the README and the documentation: ``python docs/pictures/make.py``.

The library draws them, so they show what a notebook shows. A test compares them with what the
library draws now.
"""

from __future__ import annotations

from pathlib import Path

from scopa_lab.art import DECKS
from scopa_lab.art.__main__ import contact_sheet
from scopa_lab.moves import Move
from scopa_lab.position import Position
from scopa_lab.render import bars_svg, parts_svg, position_svg


def pictures() -> dict[str, str]:
    """Return file name and SVG of every picture."""
    scopa = Position.setup(
        "scopa",
        table="2C 4H 5S QD",
        hands=("7D 7H AS", "? ? ?"),
        piles=("3D 3C KD KS", "AH AC 6C 6D JH JS"),
        bonus=(1, 0),
        last_capture=1,
        last_laid="QD",
    )
    scopone = Position.setup(
        "scopone",
        table="",
        hands=(
            "AC 2H 3H 4H 4S 5S 7S 7C JC QC",
            "AH AS 3S 3C 5D 5C 6H JD QD QH",
            "2S 2C 4D 5H 6D 6S 7D 7H JH KC",
            "AD 2D 3D 4C 6C JS QS KD KH KS",
        ),
    )
    made = {f"deck-{deck}.svg": contact_sheet(deck) for deck in DECKS}
    made["deck-french-four-colours.svg"] = contact_sheet("french", colours=4)
    made["position.svg"] = position_svg(scopa, move=Move.parse("7Dx2C5S")) + "\n"
    made["scopone.svg"] = position_svg(scopone) + "\n"
    # Numbers made up for the picture of the picture; real ones come from an analysis.
    made["bars.svg"] = (
        bars_svg(
            [
                ("7Dx2C5S", 1.02, 0.91, 1.13, True),
                ("7Hx2C5S", 0.35, 0.22, 0.48, False),
                ("AS", -0.21, -0.33, -0.09, False),
            ],
            title="An example of bars: three moves, mean and 95 % interval",
        )
        + "\n"
    )
    made["parts.svg"] = (
        parts_svg(
            [
                ("7Dx2C5S", {"cards": 0.12, "coins": 0.2, "settebello": 1.0, "primiera": 0.15,
                             "sweeps": -0.45}),
                ("AS", {"cards": -0.05, "coins": -0.1, "settebello": 0.2, "primiera": -0.02,
                        "sweeps": -0.24}),
            ],
            title="An example of parts: where the points come from",
        )
        + "\n"
    )  # fmt: skip
    return made


def main() -> None:
    """Write the pictures beside this file."""
    for name, picture in pictures().items():
        Path(__file__).with_name(name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
