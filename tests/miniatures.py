"""Small positions of two players with both hands hidden, and their fair values by linear program.

The values stand in `tests/data/fair_values.json`, a list of objects:

    position  the one-line text, for `sl.Position.parse`; both hands and the stock are all `?`
    value     the fair value to the side to move, in points of the whole deal
    exact     the same as a fraction, where two strategies in fractions prove it
    leaves    ways in which the batch may go: how large the program is
    note      what is special about it

They are made, from fixed seeds and with the slow twin alone, by::

    python -m tests.miniatures --write

and printed without being written by the same without ``--write``.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any, NamedTuple

import scopa_lab as sl
from tests import naive
from tests.naive import fair
from tests.naive.hidden import Batch, Hidden, hidden
from tests.twin import for_twin, text, twin_options

FILE = Path(__file__).parent / "data" / "fair_values.json"
TRIES = 60  # positions drawn until one is found in which seeing the other hand would help
HELP = 1e-6  # points that this must be worth


class Case(NamedTuple):
    """What a miniature is like."""

    game: str  # and options, as in the text of a position
    pack: int  # cards that are not out of play
    hands: tuple[int, int]
    stock: int
    note: str
    to_move: int = 0
    spare: int = 0  # cards nobody sees that are never dealt
    captured: bool = True  # False: nobody has captured yet
    first_play: bool = False


NO_STOCK, THREE_ONE = "no stock: open to both", "the stock is dealt three and one"
EVENLY, MID = "the stock is dealt two and two", "inside the batch"
SPARE, DEEPER = "some cards are never dealt", "two more batches, both hidden"
CASES = (
    Case("scopa", 16, (2, 2), 0, NO_STOCK),
    Case("quindici", 20, (2, 2), 0, NO_STOCK),
    Case("perdere", 40, (2, 2), 0, NO_STOCK),
    Case("cirulla", 28, (2, 2), 0, NO_STOCK, to_move=1),
    Case("scopa", 16, (2, 2), 4, THREE_ONE),
    Case("scopa", 28, (2, 2), 4, THREE_ONE, captured=False),
    Case("scopa", 40, (2, 2), 4, THREE_ONE),
    Case("quindici", 20, (2, 2), 4, THREE_ONE),
    Case("chkobba", 28, (2, 2), 4, THREE_ONE),
    Case("chkop", 40, (2, 2), 4, THREE_ONE),
    Case("asso", 20, (2, 2), 4, THREE_ONE),
    Case("cirulla", 28, (2, 2), 4, "three cards that are dealt may be declared"),
    Case("perdere", 20, (2, 2), 4, "low points win"),
    Case("napola", 20, (2, 2), 4, THREE_ONE),
    Case("rebello", 28, (2, 2), 4, THREE_ONE),
    Case("ponino", 28, (2, 2), 4, THREE_ONE),
    Case("frac", 20, (2, 2), 4, THREE_ONE),
    Case("escoba", 28, (2, 2), 4, EVENLY),
    Case("escoba", 40, (2, 2), 4, EVENLY),
    Case("mancelle", 20, (2, 2), 4, EVENLY),
    Case("scopa", 20, (2, 2), 2, "both cards of the stock go to the leader"),
    Case("napola", 40, (2, 2), 3, "the stock is one hand"),
    Case("escoba", 20, (2, 2), 2, "the stock is dealt one and one", captured=False),
    Case("perdere", 28, (1, 1), 4, "a card each, then three and one"),
    Case("asso", 40, (2, 2), 1, "one card is left to deal"),
    Case("scopa", 28, (1, 2), 4, MID, to_move=1),
    Case("scopa", 20, (1, 2), 2, MID, to_move=1, captured=False),
    Case("quindici", 28, (1, 2), 3, MID, to_move=1),
    Case("chkobba", 40, (2, 2), 3, "seat 1 begins", to_move=1),
    Case("cirulla", 40, (1, 2), 4, MID, to_move=1),
    Case("escoba", 16, (2, 3), 2, MID, to_move=1),
    Case("perdere", 20, (2, 3), 1, MID, to_move=1),
    Case("scopa", 20, (2, 2), 0, SPARE, spare=3),
    Case("chkop", 28, (1, 2), 0, SPARE, to_move=1, spare=3),
    Case("quindici", 40, (2, 2), 1, SPARE, spare=2),
    Case("scopa no_sweep_on=last_turn_each priority=free", 20, (2, 2), 2, "house rules"),
    Case("scopa capture=optional leftovers=nobody_if_none", 16, (1, 2), 2, "house rules", 1),
    Case("asso ace_lead=barred", 20, (2, 2), 2, "no ace may be led", 0, 0, False, True),
    Case("scopa", 16, (3, 3), 2, "hands of three"),
    Case("cirulla", 20, (0, 1), 7, DEEPER, to_move=1),
    Case("scopa", 20, (2, 2), 4, THREE_ONE),
    Case("asso", 28, (2, 2), 4, THREE_ONE),
)


def draw(case: Case, rng: random.Random) -> sl.Position:
    """Draw a position like this."""
    game, *words = case.game.split()
    rules = sl.rules(game, **dict(word.split("=") for word in words))
    pack = naive.full_pack(twin_options(rules))
    ranks = rng.sample(sorted({card[0] for card in pack}), case.pack // 4)
    cards = [card for card in pack if card[0] in ranks]
    rng.shuffle(cards)
    del cards[: sum(case.hands) + case.stock + case.spare]  # nobody sees these
    table = [cards.pop() for _ in range(rng.randint(0, min(4, len(cards))))]
    piles: list[list[str]] = [[], []]
    fields: dict[str, Any] = {}
    if case.captured:
        for card in cards:
            rng.choice(piles).append(card)
        fields["last_capture"] = rng.choice([0, 1])
        if "sweeps" in rules.play_names:
            fields["bonus"] = [rng.randint(0, 2), rng.randint(0, 2)]
        cards = []
    return sl.Position.setup(
        rules,
        table=text(table),
        hands=[f"?{count}" if count else "" for count in case.hands],
        piles=[text(pile) for pile in piles],
        stock=f"?{case.stock}" if case.stock else "",
        to_move=case.to_move,
        first_play=case.first_play,
        out=text([card for card in pack if card[0] not in ranks] + cards),
        **fields,
    )


def found(case: Case, rng: random.Random) -> tuple[sl.Position, Hidden, Batch]:
    """Draw until seeing the other hand would help every seat that has a card to choose."""
    choosing = sum(size > 1 for size in case.hands)
    for _ in range(TRIES):
        position = draw(case, rng)
        here = hidden(*for_twin(position))
        batch = fair.batch(here)
        if here.open or choosing == 0:
            return position, here, batch
        value, *shown = (fair.solve(batch, seat).value for seat in (None, 0, 1))
        if sum(abs(value - other) > HELP for other in shown) >= choosing:
            return position, here, batch
    raise LookupError(f"no position found like {case}")


def entry(number: int) -> dict[str, Any]:
    """Make an entry of the file."""
    case = CASES[number]
    position, here, batch = found(case, random.Random(f"fair {number}"))
    value, exact = fair.solve(batch).value, fair.exact(batch)
    result: dict[str, Any] = {
        "position": str(position),
        "value": float(fair.for_mover(here, value)),
    }
    if exact is not None:
        result["exact"] = str(fair.for_mover(here, exact))
    return result | {"leaves": len(batch.leaves), "note": case.note}


def load() -> list[dict[str, Any]]:
    """Return the entries of the file."""
    entries: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return entries


def main() -> None:
    """Make all entries; print them, and write them when asked to."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help=f"write them to {FILE.name}")
    args = parser.parse_args()
    entries = []
    for number in range(len(CASES)):
        start = time.perf_counter()
        entries.append(entry(number))
        print(f"{time.perf_counter() - start:.1f} s", entries[-1], flush=True)
    if args.write:
        FILE.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
