"""Speeds and node counts on fixed positions: ``python benchmarks/run.py``.

Times depend on the machine and on what else it does; node counts do not, and a change to the search
quotes them before and after (``--signature`` prints their sum alone).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

import scopa_lab as sl
from scopa_lab.analysis import improving
from scopa_lab.engine import warm

ENDINGS = Path(__file__).parents[1] / "tests" / "data" / "open_endings.jsonl"
DEALS = 200_000
LISTS = 500_000
FIRST = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ?"


def endings(most: int) -> dict[int, list[sl.Position]]:
    """Return the proven endings of scientifico by cards a hand, up to so many."""
    found: dict[int, list[sl.Position]] = {}
    for line in ENDINGS.read_text().splitlines():
        row = json.loads(line)
        if row["cards_per_hand"] <= most:
            fields = {k: row[k] for k in ("table", "hands", "piles", "to_move", "last_capture")}
            position = sl.Position.setup(row["variant"], stock="", **fields)
            found.setdefault(row["cards_per_hand"], []).append(position)
    return found


def median_ms(run: Callable[[], object], times: int) -> float:
    """Return the median time of a call in milliseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        taken.append(time.perf_counter() - start)
    return 1000 * statistics.median(taken)


def best_rate(run: Callable[[], object], count: int, times: int = 5) -> float:
    """Return how many of so many things a call does in a second, at best."""
    return 1000 * count / min(median_ms(run, 1) for _ in range(times))


def random_tables(count: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return numbers of cards of the Italian pack, each with a table of none to six others."""
    rng = np.random.default_rng(1)
    pack = np.array([card.index for card in sl.rules("scopa").cards])
    drawn = rng.permuted(np.broadcast_to(pack, (count, len(pack))), axis=1)[:, :7]
    lies = np.arange(1, 7) <= rng.integers(0, 7, (count, 1))
    return drawn[:, 0], np.where(lies, 1 << drawn[:, 1:], 0).sum(axis=1)


def fresh(code: str) -> float:
    """Return the seconds a fresh interpreter takes for some code, its own start left out."""
    script = f"import time; t = time.perf_counter(); {code}; print(time.perf_counter() - t)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=5, help="cards a hand, at most (default 5)")
    parser.add_argument("--signature", action="store_true", help="print the sum of the node counts")
    args = parser.parse_args()
    warm()
    solved = {n: [sl.solve(p) for p in ps] for n, ps in endings(args.most).items()}
    if args.signature:
        print(sum(s.nodes for solutions in solved.values() for s in solutions))
        return
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"Python {platform.python_version()}, {platform.machine()}, load {load:.1f}\n")
    print("scientifico endings, every move proven, one thread")
    print(f"{'cards a hand':>12}{'positions':>10}{'median ms':>11}{'worst ms':>10}{'nodes':>14}")
    for n, solutions in sorted(solved.items()):
        times = [1000 * s.seconds for s in solutions]
        nodes = sum(s.nodes for s in solutions)
        print(
            f"{n:>12}{len(times):>10}{statistics.median(times):>11.1f}{max(times):>10.1f}{nodes:>14,}"
        )
    first = sl.Position.parse(FIRST)
    table = first.table
    start = time.perf_counter()
    next(improving(first, seed=4))
    shown = time.perf_counter() - start
    start = time.perf_counter()
    sl.analyse(first, worlds=200, seed=4)
    both = time.perf_counter() - start
    print("\nscopa, opening of the first notebook")
    print(
        f"captures, one call       {1000 * median_ms(lambda: sl.captures('7D', table), 500):.0f} us"
    )
    print(f"first table of values    {shown:.2f} s")
    print(f"200 worlds, all threads  {both:.2f} s, {200 / both:.0f} worlds/s")
    print("\nin bulk, on one core")
    for game in ("scientifico", "scopa"):
        rate = best_rate(partial(sl.playouts, game, DEALS), DEALS)
        print(f"{f'random deals, {game}':<25}{rate:,.0f}/s")
    cards, tables = random_tables(LISTS)
    rate = best_rate(lambda: sl.capture_lists(cards, tables), LISTS)
    print(f"capture lists            {rate:,.0f}/s")
    print("\nfresh interpreter")
    print(f"import scopa_lab         {fresh('import scopa_lab'):.3f} s")
    print(f"search ready, cached     {fresh('from scopa_lab.engine import warm; warm()'):.2f} s")


if __name__ == "__main__":
    main()
