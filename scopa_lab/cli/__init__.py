"""The command line: ``scopa-lab variants | captures | analyse | solve | review | match | …``.

Every command that answers has ``--json``. Bad input ends with status 2 and one line that says what
is wrong and what is allowed.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from .. import __version__
from . import meeting, rooms, seeing, valuing

__all__ = ["main"]

#: in the order in which the help lists them
COMMANDS = (*seeing.COMMANDS, *valuing.COMMANDS, *meeting.COMMANDS, *rooms.COMMANDS)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {_one_line(message)} (see {self.prog} --help)\n")


def _one_line(message: object) -> str:
    return " ".join(str(message).split())


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    parser = _parser()
    args = parser.parse_args(argv)
    for stream in (sys.stdout, sys.stderr):  # a terminal without ± gets a ? there, not an error
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status: int = args.run(args)
        sys.stdout.flush()  # a closed pipe is seen here, not at the exit, where nobody can catch it
        return status
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, TimeoutError, OSError) as error:
        print(f"scopa-lab {args.command}: {_one_line(error)}", file=sys.stderr)
        return 2


def _parser() -> _Parser:
    parser = _Parser(
        prog="scopa-lab",
        description="Set up Scopa positions, see every legal capture, learn what moves are worth.",
        epilog="example: scopa-lab captures 7D '2C 4H 5S QD'",
    )
    parser.add_argument("--version", action="version", version=f"scopa-lab {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        sub = commands.add_parser(
            command.name,
            aliases=command.aliases,
            help=command.text,
            description=command.text[0].upper() + command.text[1:] + ".",
            epilog=f"example: {command.example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return parser
