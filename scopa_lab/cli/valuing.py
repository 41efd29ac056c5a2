"""Commands that say what moves are worth: analyse, solve and review."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import Command, add_json, add_position, position_of, progress_line, show

if TYPE_CHECKING:
    from ..analysis.results import Analysis

__all__ = ["COMMANDS"]


def _analyse_arguments(sub: argparse.ArgumentParser) -> None:
    add_position(sub)
    add = sub.add_argument
    add("--method", default="auto", help="auto, open, playout or fair (default auto)")
    add("--worlds", type=int, metavar="N", help="how many worlds to look at")
    add("--utility", default="margin", help="margin, points, win or match (default margin)")
    add("--match", metavar="A:B", help="points before the deal, mine first")
    add("--played-by", metavar="NAMES", help="who plays on: a name, or one a seat: a,b")
    add(
        "--lacks",
        action="append",
        default=[],
        metavar="SEAT:CARDS",
        help="what a hand is known not to hold: 1:A (no ace), '2:7D S'; may be repeated",
    )
    add(
        "--record",
        nargs=2,
        metavar=("START", "MOVES"),
        help="an earlier position, in one line, and the moves since, for what they prove and for "
        "--weigh and --read",
    )
    add("--weigh", help="greedy: worlds count by how likely a greedy player plays the record")
    add("--read", default="none", help="what fair values read: none, mild or full (default none)")
    add("--until-separated", action="store_true", help="end when the best move is clear")
    add("--seed", type=int, default=0, help="same seed, same numbers (default 0)")
    add("--time-limit", type=float, metavar="S", help="seconds to work at most")
    add_json(sub)


def _analyse(args: argparse.Namespace) -> int:
    position = position_of(args)
    from ..analysis import Interrupted, analyse  # takes a while to load

    try:
        with progress_line() as say:
            result = analyse(
                position,
                method=args.method,
                worlds=args.worlds,
                until="separated" if args.until_separated else "done",
                seed=args.seed,
                utility=args.utility,
                match=_match_score(args.match),
                players=None if args.played_by is None else args.played_by.split(","),
                lacks=dict(map(_lacking, args.lacks)),
                record=None if args.record is None else tuple(args.record),
                weigh=args.weigh,
                read=args.read,
                time_limit=args.time_limit,
                progress=say and (lambda done, to_do, so_far: say(_how_far(done, to_do, so_far))),
            )
    except Interrupted as stopped:  # Ctrl-C: what is known by now is kept
        show(args, stopped.analysis.to_dict(), str(stopped.analysis))
        raise
    return show(args, result.to_dict(), str(result))


def _how_far(done: int, to_do: int, so_far: Analysis) -> str:
    """Say how far an analysis is by what its method goes by."""
    if so_far.exploitability is not None:
        return f"{done:,} iterations, the best answer still gains {so_far.exploitability:.4f}"
    if so_far.bracket is not None:
        return "proven to lie in [{:+.3f}, {:+.3f}]".format(*so_far.bracket)
    return f"{done:,} of {to_do:,} worlds"


def _match_score(text: str | None) -> tuple[int, int] | None:
    """Read the points before a deal: ``9:10``."""
    if text is None:
        return None
    mine, _, theirs = text.partition(":")
    if not (mine.strip().isdecimal() and theirs.strip().isdecimal()):
        raise ValueError(f"--match is two numbers of points, as 9:10, got {text!r}")
    return int(mine), int(theirs)


def _lacking(text: str) -> tuple[int, str]:
    """Read what a seat does not hold: ``1:A``."""
    seat, colon, cards = text.partition(":")
    if not (colon and seat.strip().isdecimal()):
        raise ValueError(f"--lacks is a seat and cards, as 1:A, got {text!r}")
    return int(seat), cards


def _solve_arguments(sub: argparse.ArgumentParser) -> None:
    add_position(sub)
    add = sub.add_argument
    add("--time-limit", type=float, metavar="S", help="seconds to work at most")
    add("--node-limit", type=int, metavar="N", help="nodes to look at, at most")
    add("--threads", type=int, default=1, metavar="N", help="threads (default 1)")
    add("--memory", type=int, metavar="MIB", help="MiB to use at most (default 1024)")
    add_json(sub)


def _solve(args: argparse.Namespace) -> int:
    position = position_of(args)
    from ..search import MEMORY, Stopped, solve  # takes a while to load

    try:
        with progress_line() as say:
            result = solve(
                position,
                time_limit=args.time_limit,
                node_limit=args.node_limit,
                threads=args.threads,
                memory=MEMORY if args.memory is None else args.memory,
                progress=say and (lambda done, to_do, _: say(f"{done:,} of {to_do:,} moves")),
            )
    except Stopped as stopped:  # Ctrl-C: what is known by now is kept
        show(args, stopped.solution.to_dict(), str(stopped.solution))
        raise
    return show(args, result.to_dict(), str(result))


def _review_arguments(sub: argparse.ArgumentParser) -> None:
    add = sub.add_argument
    add("file", help="records of deals as text (docs/records.md); - reads standard input")
    add("--seats", help="whose plays are judged: a seat, or several: 0,2 (default all)")
    add("--method", default="auto", help="auto, open, playout or fair (default auto)")
    add("--worlds", type=int, metavar="N", help="how many worlds to look at, a play")
    add("--seed", type=int, default=0, help="same seed, same numbers (default 0)")
    add("--time-limit", type=float, metavar="S", help="seconds to work at most, a play")
    add_json(sub)


def _seat(text: str) -> int:
    if not text.strip().isdecimal():
        raise ValueError(f"--seats are numbers with commas between, as 0,2, got {text!r}")
    return int(text)


def _review(args: argparse.Namespace) -> int:
    from ..record import Record
    from ..reviews import Review, ReviewInterrupted, review  # takes a while to load

    text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text(encoding="utf-8")
    records = Record.parse_all(text)
    if not records:
        raise ValueError(f"{args.file}: there is no record in it")
    seats = None if args.seats is None else [_seat(seat) for seat in args.seats.split(",")]
    found: list[Review] = []

    def shown() -> int:
        return show(args, [one.to_dict() for one in found], "\n\n".join(map(str, found)))

    try:
        with progress_line() as say:
            for number, record in enumerate(records, 1):
                deal = f"deal {number} of {len(records)}: " if len(records) > 1 else ""

                def tell(done: int, to_do: int, so_far: Review, deal: str = deal) -> None:
                    if say:
                        say(f"{deal}{done} of {to_do} plays")

                found.append(
                    review(
                        record,
                        seats=seats,
                        method=args.method,
                        worlds=args.worlds,
                        time_limit=args.time_limit,
                        seed=args.seed,
                        progress=tell,
                    )
                )
    except ReviewInterrupted as stopped:  # Ctrl-C: what is known by now is kept
        found.append(stopped.review)
        shown()
        raise
    return shown()


COMMANDS = (
    Command(
        "analyse",
        "say what every move of a position is worth",
        "scopa-lab analyse --table '2C 4H 5S QD' --hands '7D 7H AS / ? ? ?' --seed 4",
        _analyse_arguments,
        _analyse,
        aliases=["analyze"],
    ),
    Command(
        "solve",
        "solve a position in which every card is known",
        "scopa-lab solve --table QD --hands '2S / 3S' --stock '' --last-capture 1",
        _solve_arguments,
        _solve,
    ),
    Command(
        "review",
        "judge the plays of a record, and tell luck from choice",
        "scopa-lab review deal.txt --seats 0 --worlds 100",
        _review_arguments,
        _review,
    ),
)
