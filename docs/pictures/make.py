"""Make the pictures of the README and the documentation: ``python docs/pictures/make.py``.

The library draws them, so they show what a notebook shows. A test compares them with what the
library draws now.
"""

from __future__ import annotations

from pathlib import Path

from scopa_lab.analysis import analyse
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
    first = Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS", "? ? ?"))
    analysis = analyse(first, worlds=200, seed=4)
    made["first-position.svg"] = (
        position_svg(
            first,
            move=analysis.best,
            notes={row.move.card: f"{row.ev.mean:+.2f}" for row in analysis.rows},
        )
        + "\n"
    )
    made["bars.svg"] = (
        bars_svg(
            [
                (str(row.move), row.ev.mean, row.ev.low, row.ev.high, row is analysis.rows[0])
                for row in analysis.rows
            ],
            title=f"Mean and 95 % interval, {analysis.title}",
        )
        + "\n"
    )
    made["parts.svg"] = (
        parts_svg(
            [
                (str(row.move), {name: part.mean for name, part in row.parts.items()})
                for row in analysis.rows
            ],
            title=f"Where the points come from, {analysis.title}",
        )
        + "\n"
    )
    return made


def main() -> None:
    """Write the pictures beside this file."""
    for name, picture in pictures().items():
        Path(__file__).with_name(name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
