"""How fast fair values of two players come, and how far from equilibrium they are.

    python benchmarks/fair.py            # 20 positions with 12 hidden cards, one thread
    python benchmarks/fair.py --hidden 18 --positions 3

Positions are reached by random play from seeded deals of Scopa. Times are processor seconds, the
largest memory is that of the whole run.
"""

from __future__ import annotations

import argparse
import random
import resource
import statistics
import time

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.equilibrium import fair


def start_of_batch(seed: int, hidden: int) -> sl.Position:
    """Play a deal at random until a batch begins with so many cards hidden."""
    rng = random.Random(seed)
    position = sl.deal("scopa", seed=seed)
    while len(position.stock) > hidden - 6 or sum(map(len, position.hands)) < 6:
        position = position.play(rng.choice(list(position.legal_moves())))
    return position.view(position.to_move)


def main() -> None:
    """Print a row a position, and the medians."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hidden", type=int, default=12, choices=(12, 18))
    parser.add_argument("--positions", type=int, default=20)
    given = parser.parse_args()
    engine.warm()
    times, gains = [], []
    for seed in range(1, given.positions + 1):
        position = start_of_batch(seed, given.hidden)
        start = time.process_time()
        for found in fair(position, corrections=(0, 0)):
            first = found
            if given.hidden > 12:
                break
        times.append(time.process_time() - start)
        gains.append(first.exploitability)
        print(
            f"{seed:>3} {times[-1]:6.2f} s  {first.iterations:>4} iterations  "
            f"value {first.value:+.4f} ± {first.exploitability:.6f}  leaves off by "
            f"{first.leaf_error:.2f}"
        )
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    print(
        f"median {statistics.median(times):.2f} s, exploitability {statistics.median(gains):.6f} "
        f"(most {max(gains):.6f}), {memory:.2f} GiB"
    )


if __name__ == "__main__":
    main()
