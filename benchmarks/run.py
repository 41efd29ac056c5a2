"""Speeds and node counts on fixed positions: ``python benchmarks/run.py``.

Times depend on the machine and on what else it does; node counts do not, and a change to the search
quotes them before and after (``--signature`` prints their sum alone). Endings whose value is known
are checked against it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import scopa_lab as sl
from scopa_lab.analysis import improving
from scopa_lab.batches import WorldSolver
from scopa_lab.engine import processors, warm
from scopa_lab.scoring import margin
from scopa_lab.worlds import Worlds

ENDINGS = Path(__file__).parents[1] / "tests" / "data" / "open_endings.jsonl"
DEALS = 200_000
LISTS = 500_000
SMALL = 2_000
A_GAME = 10  # positions of every game …
PLAYS = 18  # … with so many plays left
FIRST = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"


class Ending(NamedTuple):
    """A position of scientifico with its proven value, side 0 less side 1; None: not known."""

    name: str
    position: sl.Position
    value: int | None


def endings(most: int) -> dict[int, list[Ending]]:
    """Return the endings of scientifico by cards a hand, up to so many; from eight, the proven."""
    found: dict[int, list[Ending]] = {}
    for line in ENDINGS.read_text().splitlines():
        row = json.loads(line)
        size = row["cards_per_hand"]
        if size <= most and (size < 8 or row["value"] is not None):
            fields = {k: row[k] for k in ("table", "hands", "piles", "to_move", "last_capture")}
            position = sl.Position.setup(row["variant"], stock="", **fields)
            found.setdefault(size, []).append(Ending(row["id"], position, row["value"]))
    return found


def check(ending: Ending, solution: sl.Solution) -> None:
    """End the program if a value is not the proven one."""
    side = ending.position.rules.side_of(ending.position.to_move)
    assert solution.value is not None
    to_come = solution.value - margin(ending.position.bonus, side)
    if ending.value is not None and to_come != (1 - 2 * side) * ending.value:
        sys.exit(f"{ending.name}: {to_come} is not the proven value")


def late_positions(game: str) -> list[sl.Position]:
    """Return positions of random deals near their end."""
    found: list[sl.Position] = []
    for seed in range(A_GAME):
        rng = random.Random(f"{game} {seed}")
        position = sl.deal(game, seed)
        while sum(map(len, position.hands)) + len(position.stock) > PLAYS:
            position = position.play(rng.choice(position.legal_moves()))
        found.append(position)
    return found


def before_last_deal(seed: int) -> sl.Position:
    """Return a scopa position at the start of the last deal but one, as its leader sees it."""
    rng = random.Random(seed)
    position = sl.deal("scopa", seed)
    while len(position.stock) > 6 or any(len(hand) < 3 for hand in position.hands):
        position = position.play(rng.choice(position.legal_moves()))
    return position.view(position.to_move)


def small_positions() -> list[sl.Position]:
    """Return scopa positions with three cards in both hands and no stock."""
    rng = random.Random(1)
    found: list[sl.Position] = []
    while len(found) < SMALL:
        position = sl.deal("scopa", rng.randrange(1 << 30))
        while len(position.stock):
            position = position.play(rng.choice(position.legal_moves()))
        found.append(position)
    return found


def random_tables(count: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return numbers of cards of the Italian pack, each with a table of none to six others."""
    rng = np.random.default_rng(1)
    pack = np.array([card.index for card in sl.rules("scopa").cards])
    drawn = rng.permuted(np.broadcast_to(pack, (count, len(pack))), axis=1)[:, :7]
    lies = np.arange(1, 7) <= rng.integers(0, 7, (count, 1))
    return drawn[:, 0], np.where(lies, 1 << drawn[:, 1:], 0).sum(axis=1)


# ── timing and printing ─────────────────────────────────────────────────────────────────────────


def seconds(run: Callable[[], object], times: int = 1) -> list[float]:
    """Return the seconds that a call takes, so many times, shortest first."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        taken.append(time.perf_counter() - start)
    return sorted(taken)


def fresh(code: str, home: str | None = None) -> float:
    """Return the seconds a fresh interpreter takes for some code, its own start left out."""
    script = f"import time; t = time.perf_counter(); {code}; print(time.perf_counter() - t)"
    env = dict(os.environ) if home is None else {**os.environ, "XDG_CACHE_HOME": home}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=env
    )
    return float(done.stdout.split()[-1])


def heading(*columns: str) -> None:
    """Print the head of a table."""
    print("".join(f"{column:>12}" for column in columns), flush=True)


def line(name: object, solutions: Sequence[sl.Solution]) -> None:
    """Print what solving some positions took."""
    times = [1000 * s.seconds for s in solutions]
    nodes = sum(s.nodes for s in solutions)
    filled = max(s.table_filled or 0 for s in solutions)
    print(
        f"{name!s:>12}{len(times):>12}{statistics.median(times):>12.2f}{max(times):>12.1f}"
        f"{nodes:>14,}{1000 * nodes / sum(times) / 1e6:>10.1f}{filled:>10.1%}",
        flush=True,
    )


def figure(name: str, value: str) -> None:
    """Print one figure."""
    print(f"{name:<52}{value:>16}", flush=True)


# ── what is measured ────────────────────────────────────────────────────────────────────────────


def solved_endings(most: int, threads: int) -> Iterable[tuple[int, list[sl.Solution]]]:
    """Yield the solutions of the endings by cards a hand."""
    for size, some in sorted(endings(most).items()):
        solutions = []
        for ending in some:
            solutions.append(sl.solve(ending.position, threads=threads))
            check(ending, solutions[-1])
        yield size, solutions


def searches(most: int, threads: int) -> None:
    """Endings of scientifico, and of every game."""
    print(f"every move proven, {threads} thread{'s' if threads > 1 else ''}\n")
    columns = ("positions", "median ms", "worst ms", "nodes", "M nodes/s", "table")
    heading("cards a hand", *columns)
    for size, solutions in solved_endings(most, threads):
        line(size, solutions)
    print(f"\n{PLAYS} plays before the end of random deals")
    heading("game", *columns)
    for game in sl.variants():
        line(game, [sl.solve(p, threads=threads) for p in late_positions(game)])


def small() -> None:
    """Many small positions in one call."""
    positions = small_positions()
    print("\nscopa, many at once")
    for threads in sorted({1, processors()}):
        best = seconds(partial(sl.solve_each, positions, threads=threads), 3)[0]
        figure(f"3 + 3 cards, no stock, {threads} thread(s)", f"{1e6 * best / SMALL:.0f} us each")
    taken = []
    for seed in range(5):
        position = before_last_deal(seed)
        worlds = Worlds(position)
        solver = WorldSolver(position)
        dealt = [worlds.at(number) for number in range(worlds.total)]
        taken.append(seconds(partial(solver.solve, dealt), 2)[0])
    figure("all 1,680 worlds of 12 unseen cards, one thread", f"{1000 * max(taken):.0f} ms")
    position = before_last_deal(0)
    figure("… analysed", f"{1000 * seconds(partial(sl.analyse, position), 3)[0]:.0f} ms")
    first = sl.Position.parse(FIRST)
    shown = seconds(lambda: next(improving(first, seed=4)))[0]
    figure("opening of the first notebook, first table of values", f"{shown:.2f} s")
    both = seconds(partial(sl.analyse, first, worlds=200, seed=4))[0]
    figure("… 200 worlds, all threads", f"{both:.2f} s")


def bulk() -> None:
    """Random play and captures, on one core."""
    print("\nin bulk, on one core")
    for game in ("scientifico", "scopa"):
        best = seconds(partial(sl.playouts, game, DEALS), 5)[0]
        figure(f"random deals, {game}", f"{DEALS / best:,.0f}/s")
    cards, tables = random_tables(LISTS)
    best = seconds(lambda: sl.capture_lists(cards, tables), 5)[0]
    figure("capture lists", f"{LISTS / best:,.0f}/s")
    table = sl.Position.parse(FIRST).table
    one = statistics.median(seconds(partial(sl.captures, "7D", table), 500))
    figure("captures, one call", f"{1e6 * one:.0f} us")


def interpreter() -> None:
    """What a fresh interpreter waits for."""
    print("\nfresh interpreter")
    figure("import scopa_lab", f"{fresh('import scopa_lab'):.3f} s")
    first = "import scopa_lab as sl; print(sl.solve('scopa | table 5S | hands 7D / QS | stock -'))"
    figure("import to first answer, compiled before", f"{fresh(first):.2f} s")
    with tempfile.TemporaryDirectory() as home:
        code = "from scopa_lab.engine import warm; warm()"
        figure("first compile ever", f"{fresh(code, home):.1f} s")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--most", type=int, default=5, help="cards a hand, at most (default 5; 8 takes minutes)"
    )
    parser.add_argument("--threads", type=int, default=1, help="threads of a search (default 1)")
    parser.add_argument("--signature", action="store_true", help="print the sum of the node counts")
    args = parser.parse_args()
    warm()
    if args.signature:
        print(sum(s.nodes for _, some in solved_endings(args.most, 1) for s in some))
        return
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"Python {platform.python_version()}, {platform.machine()}, load {load:.1f}")
    searches(args.most, args.threads)
    small()
    bulk()
    interpreter()


if __name__ == "__main__":
    main()
