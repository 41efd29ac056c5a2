"""Brackets of the team value on endings of two pairs: ``python benchmarks/pairs.py``.

Ten cards each of scopone scientifico are dealt; one play in three is any legal move, the others
take the most cards, until every hand has two. Widths do not depend on the machine, seconds do.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time

import scopa_lab as sl
from scopa_lab.engine import warm
from scopa_lab.equilibrium.team import TeamValue, team_value

ANY = 1 / 3  # of the plays
HELD = 8  # cards, when play stops


def ending(seed: int, game: str) -> sl.Position:
    """Return an ending as the seat to move sees it."""
    rng = random.Random(seed)
    position = sl.deal(game, seed)
    while sum(map(len, position.hands)) > HELD:
        moves = list(position.legal_moves())
        if rng.random() < ANY:
            move = rng.choice(moves)
        else:
            move = max(moves, key=lambda move: (len(move.captured), sweeps(position, move)))
        position = position.play(move)
    return position.view(position.to_move)


def sweeps(position: sl.Position, move: sl.Move) -> bool:
    """Say whether a move takes the whole table."""
    return bool(move.captured) and move.captured == position.table


def show(name: str, widths: list[float], seconds: list[float]) -> None:
    """Print one line of the table."""
    print(
        f"{name:<32}{statistics.fmean(widths):>8.3f}{max(widths):>8.3f}"
        f"{statistics.fmean(seconds):>10.2f}{max(seconds):>8.2f}"
    )


def main() -> None:
    """Print mean and greatest width, and seconds of processor time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--plans", type=int, nargs="+", default=[0, 30, 60, 120])
    parser.add_argument("--game", default="scientifico")
    given = parser.parse_args()
    warm()
    endings = [ending(seed, given.game) for seed in range(given.positions)]
    print(f"{given.game}, {len(endings)} endings, load {os.getloadavg()[0]:.1f}")
    print(f"{'':<32}{'width':>8}{'most':>8}{'seconds':>10}{'most':>8}")
    found: list[TeamValue] = []
    for plans in given.plans:
        found, seconds = [], []
        for position in endings:
            start = time.process_time()
            found.append(team_value(position, iterations=given.iterations, plans=plans))
            seconds.append(time.process_time() - start)
        show(f"{plans} joint plans", [team.width for team in found], seconds)
    if found:
        nothing = [0.0]
        show("profile, cards shared", [t.pooled[1] - t.pooled[0] for t in found], nothing)
        show("profile, all cards seen", [t.seeing[1] - t.seeing[0] for t in found], nothing)
        print(f"largest gain of a single seat: {max(team.seat_gain for team in found):.4f}")


if __name__ == "__main__":
    main()
