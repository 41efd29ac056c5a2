"""The command that lets two players meet."""

from __future__ import annotations

import argparse

from ..rules import rules
from .arguments import Command, add_json, add_options, given_options, progress_line, show

__all__ = ["COMMANDS"]


def _match_arguments(sub: argparse.ArgumentParser) -> None:
    add = sub.add_argument
    add("a", help="a player: random, greedy, chitarrella, open, ismcts, reader …")
    add("b", help="another; options stand behind the name, as in 'open seconds=0.2'")
    add("--game", default="scopone", help="the game (default scopone)")
    add("--deals", type=int, default=1000, metavar="N", help="deals (default 1000)")
    add("--seed", type=int, default=0, help="same seed, same cards (default 0)")
    add("--workers", type=int, default=1, metavar="N", help="processes (default 1)")
    add_options(sub)
    add_json(sub)


def _match(args: argparse.Namespace) -> int:
    game = rules(args.game, **given_options(args))
    from ..duplicate import contest  # takes a while to load

    with progress_line() as say:
        result = contest(
            args.a,
            args.b,
            game,
            deals=args.deals,
            seed=args.seed,
            workers=args.workers,
            progress=say and (lambda done, total: say(f"{done:,} of {total:,} deals")),
        )
    show(args, result.to_dict(), str(result))
    return 130 if result.stopped else 0


COMMANDS = (
    Command(
        "match",
        "let two players meet in the same deals, in each other's seats",
        "scopa-lab match greedy 'open worlds=50' --game scopone --deals 1000",
        _match_arguments,
        _match,
    ),
)
