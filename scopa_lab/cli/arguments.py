"""What commands share: what one is, the flags of rules and positions, how an answer is printed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from ..position import Position
from ..position_text import FIELDS
from ..rules import OPTIONS, Rules, rules, words

__all__ = [
    "Command",
    "add_game",
    "add_json",
    "add_options",
    "add_position",
    "given_options",
    "position_of",
    "progress_line",
    "rules_of",
    "show",
]


@dataclass(frozen=True)
class Command:
    """A command: what it is for, its arguments, and what it does.

    Attributes
    ----------
    name, text, example : str
    arguments : callable
        Adds them to the parser.
    run : callable
        Does it and returns the exit status.
    aliases : sequence of str
    """

    name: str
    text: str
    example: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
    aliases: Sequence[str] = ()


def add_json(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--json", action="store_true", help="print JSON")


def add_options(sub: argparse.ArgumentParser) -> None:
    """Add every option of the rules as a flag; the names come from `Rules` alone."""
    group = sub.add_argument_group("house rules")
    for name, spec in OPTIONS.items():
        group.add_argument(
            f"--{name.replace('_', '-')}",
            dest=f"option_{name}",
            metavar=name.split("_")[-1].upper(),
            help=f"{spec['question']} {words(spec['allowed'])}",
        )


def given_options(args: argparse.Namespace) -> dict[str, str]:
    given = {name: getattr(args, f"option_{name}", None) for name in OPTIONS}
    return {name: value for name, value in given.items() if value is not None}


def add_game(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--variant", default=None, help="the game (default scopa)")
    add_options(sub)


def rules_of(args: argparse.Namespace) -> Rules:
    return rules("scopa" if args.variant is None else args.variant, **given_options(args))


def add_position(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "position",
        nargs="?",
        help="a position in one line, as `scopa-lab deal` prints it; - reads it from standard "
        "input; or use the flags below",
    )
    group = sub.add_argument_group("position")
    meaning = {
        "table": "cards on the table",
        "hands": "one hand per seat, divided by /; ? is an unknown card",
        "piles": "captured cards per side, divided by /",
        "bonus": "points earned in play per side, divided by /",
        "stock": "cards to be dealt, in order; not given: all cards not named",
        "to_move": "the seat to move (default 0)",
        "last_capture": "the seat that captured last",
        "last_laid": "the card just laid",
        "last_capture_swept": "yes if the last capture was a paid sweep, or its points",
        "first_play": "yes if the next card is the first of the deal (--ace-lead barred)",
        "combinations": "per side, divided by /, captures of two or more cards, divided by ;",
        "out": "cards out of play",
    }
    for name in FIELDS:
        group.add_argument(
            f"--{name.replace('_', '-')}",
            dest=f"field_{name}",
            nargs="*",
            metavar="TEXT",
            help=meaning[name],
        )
    add_game(sub)


def position_of(args: argparse.Namespace) -> Position:
    """Return the position of the line or of the flags, which say the same in two forms."""
    flags = {name: getattr(args, f"field_{name}") for name in FIELDS}
    flags = {name: " ".join(value) for name, value in flags.items() if value is not None}
    if args.position is None:
        for name, value in flags.items():
            if "|" in value:
                raise ValueError(f"--{name.replace('_', '-')} holds one field, got {value!r}")
        game = "scopa" if args.variant is None else args.variant
        head = " ".join([game, *(f"{k}={v}" for k, v in given_options(args).items())])
        return Position.parse(" | ".join([head, *(f"{k} {v}" for k, v in flags.items())]))
    if flags or args.variant is not None or given_options(args):
        raise ValueError("give the position either as one line or by flags, not both")
    line = sys.stdin.read() if args.position == "-" else args.position
    return Position.parse(line.strip())


def show(args: argparse.Namespace, data: object, text: str) -> int:
    print(json.dumps(data, ensure_ascii=False, indent=1) if args.json else text)
    return 0


@contextmanager
def progress_line() -> Iterator[Callable[[str], None] | None]:
    """Give what shows people how far it is, in one line; None when the output goes elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    try:
        yield lambda text: print(f"\r\033[K{text} ", end="", file=sys.stderr, flush=True)
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
