"""The command line: ``scopa-lab variants | captures | analyse | solve | match | deal | …``.

Every command that answers has ``--json``. Bad input ends with status 2 and one line that says what
is wrong and what is allowed.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from . import __version__, guide, launch
from .captures import takes_itself
from .cards import Card, Cards
from .dealing import deal
from .moves import captures, why_not
from .position import Position
from .position_text import FIELDS
from .rules import OPTIONS, Rules, rules, variants, words

__all__ = ["main"]

PLAIN = "plain Python answers: numba is missing, does not work, or is switched off"


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
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        status = run(args)
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

    def command(
        name: str, run: Callable[[argparse.Namespace], int], text: str, example: str
    ) -> argparse.ArgumentParser:
        sub = commands.add_parser(
            name,
            aliases=["analyze"] if name == "analyse" else [],
            help=text,
            description=text[0].upper() + text[1:] + ".",
            epilog=f"example: {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.set_defaults(run=run)
        return sub

    sub = command(
        "variants",
        _variants,
        "list the games, or show the page of one, with house rules too",
        "scopa-lab variants cirulla --priority fewest --lang it",
    )
    sub.add_argument("variant", nargs="?", help="one game, in full")
    sub.add_argument("--lang", help=f"{', '.join(guide.LANGUAGES)} (default en)")
    _options(sub)
    _json(sub)

    sub = command(
        "captures",
        _captures,
        "list every legal capture of a card",
        "scopa-lab captures 5D 'AD AC 3S 4H' --priority fewest",
    )
    sub.add_argument("card", help="the card played, e.g. 7D")
    sub.add_argument("table", nargs="*", help="the cards on the table, e.g. 2C 4H 5S QD")
    sub.add_argument("--why-not", metavar="CARDS", help="say which rule forbids taking these")
    _game(sub)
    _json(sub)

    sub = command(
        "analyse",
        _analyse,
        "say what every move of a position is worth",
        "scopa-lab analyse --table '2C 4H 5S QD' --hands '7D 7H AS / ? ? ?' --seed 4",
    )
    _position(sub)
    sub.add_argument("--method", default="auto", help="auto, open or playout (default auto)")
    sub.add_argument("--worlds", type=int, metavar="N", help="how many worlds to look at")
    sub.add_argument(
        "--utility", default="margin", help="margin, points, win or match (default margin)"
    )
    sub.add_argument("--match", metavar="A:B", help="points before the deal, mine first")
    sub.add_argument(
        "--played-by", metavar="NAMES", help="who plays on: a name, or one a seat: a,b"
    )
    sub.add_argument(
        "--lacks",
        action="append",
        default=[],
        metavar="SEAT:CARDS",
        help="what a hand is known not to hold: 1:A (no ace), '2:7D S'; may be repeated",
    )
    sub.add_argument(
        "--until-separated", action="store_true", help="end when the best move is clear"
    )
    sub.add_argument("--seed", type=int, default=0, help="same seed, same numbers (default 0)")
    sub.add_argument("--time-limit", type=float, metavar="S", help="seconds to work at most")
    _json(sub)

    sub = command(
        "solve",
        _solve,
        "solve a position in which every card is known",
        "scopa-lab solve --table QD --hands '2S / 3S' --stock '' --last-capture 1",
    )
    _position(sub)
    sub.add_argument("--time-limit", type=float, metavar="S", help="seconds to work at most")
    sub.add_argument("--node-limit", type=int, metavar="N", help="nodes to look at, at most")
    sub.add_argument("--threads", type=int, default=1, metavar="N", help="threads (default 1)")
    sub.add_argument("--memory", type=int, metavar="MIB", help="MiB to use at most (default 1024)")
    _json(sub)

    sub = command(
        "match",
        _match,
        "let two players meet in the same deals, in each other's seats",
        "scopa-lab match greedy 'open worlds=50' --game scopone --deals 1000",
    )
    sub.add_argument("a", help="a player: random, greedy, chitarrella, open, ismcts, fair …")
    sub.add_argument("b", help="another; options stand behind the name, as in 'open seconds=0.2'")
    sub.add_argument("--game", default="scopone", help="the game (default scopone)")
    sub.add_argument("--deals", type=int, default=1000, metavar="N", help="deals (default 1000)")
    sub.add_argument("--seed", type=int, default=0, help="same seed, same cards (default 0)")
    sub.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default 1)")
    _options(sub)
    _json(sub)

    sub = command("deal", _deal, "deal a pack at random", "scopa-lab deal scopone --seed 7")
    sub.add_argument("variant", nargs="?", default="scopa", help="the game (default scopa)")
    sub.add_argument("--seed", type=int, help="same seed, same deal")
    sub.add_argument("--view", type=int, metavar="SEAT", help="only what this seat may know")
    _options(sub)
    _json(sub)

    sub = command(
        "lab", launch.lab, "open JupyterLab on the notebooks", "scopa-lab lab --no-browser"
    )
    sub.add_argument(
        "--no-browser", action="store_true", help="print the address and open no browser"
    )
    sub.add_argument("--port", type=int, help="port to listen on (default: first free from 8888)")
    sub.add_argument("--dir", type=Path, help="folder to open (default: the notebooks)")

    sub = command("warm", _warm, "compile the search once, ahead of time", "scopa-lab warm")
    _json(sub)
    return parser


# ── shared arguments ────────────────────────────────────────────────────────────────────────────


def _json(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--json", action="store_true", help="print JSON")


def _options(sub: argparse.ArgumentParser) -> None:
    """Add every option of the rules as a flag; the names come from `Rules` alone."""
    group = sub.add_argument_group("house rules")
    for name, spec in OPTIONS.items():
        group.add_argument(
            f"--{name.replace('_', '-')}",
            dest=f"option_{name}",
            metavar=name.split("_")[-1].upper(),
            help=f"{spec['question']} {words(spec['allowed'])}",
        )


def _given_options(args: argparse.Namespace) -> dict[str, str]:
    given = {name: getattr(args, f"option_{name}", None) for name in OPTIONS}
    return {name: value for name, value in given.items() if value is not None}


def _game(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--variant", default=None, help="the game (default scopa)")
    _options(sub)


def _rules(args: argparse.Namespace) -> Rules:
    return rules("scopa" if args.variant is None else args.variant, **_given_options(args))


def _position(sub: argparse.ArgumentParser) -> None:
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
    _game(sub)


def _read_position(args: argparse.Namespace) -> Position:
    """Return the position of the line or of the flags, which say the same in two forms."""
    flags = {name: getattr(args, f"field_{name}") for name in FIELDS}
    flags = {name: " ".join(value) for name, value in flags.items() if value is not None}
    if args.position is None:
        for name, value in flags.items():
            if "|" in value:
                raise ValueError(f"--{name.replace('_', '-')} holds one field, got {value!r}")
        game = "scopa" if args.variant is None else args.variant
        head = " ".join([game, *(f"{k}={v}" for k, v in _given_options(args).items())])
        return Position.parse(" | ".join([head, *(f"{k} {v}" for k, v in flags.items())]))
    if flags or args.variant is not None or _given_options(args):
        raise ValueError("give the position either as one line or by flags, not both")
    line = sys.stdin.read() if args.position == "-" else args.position
    return Position.parse(line.strip())


def _print(args: argparse.Namespace, data: object, text: str) -> int:
    print(json.dumps(data, ensure_ascii=False, indent=1) if args.json else text)
    return 0


# ── the commands ────────────────────────────────────────────────────────────────────────────────


def _variants(args: argparse.Namespace) -> int:
    options = _given_options(args)
    if args.variant is not None:
        shown = guide.page(args.variant, "en" if args.lang is None else args.lang, **options)
        return _print(args, shown.to_dict(), shown.text().rstrip())
    if options or args.lang is not None:
        raise ValueError("house rules and --lang are for the page of one game; name it")
    games = [rules(name) for name in variants()]
    data = [{"name": g.name, "title": g.title, "seatings": g.seatings} for g in games]
    text = "\n".join(f"{g.name:<14}{g.title:<22}{_seatings(g)}" for g in games)
    return _print(args, data, text)


def _seatings(game: Rules) -> str:
    """Say who can play: ``2, 3, 4 (2x2, alone) players``."""
    teams: dict[int, list[str]] = {}
    for players, kind in game.seatings:
        teams.setdefault(players, []).append("alone" if kind == "none" else kind)
    counts = [
        f"{players}" if kinds == ["alone"] else f"{players} ({' or '.join(kinds)})"
        for players, kinds in teams.items()
    ]
    return f"{', '.join(counts)} players"


def _captures(args: argparse.Namespace) -> int:
    game = _rules(args)
    card = Card(args.card)
    table = Cards(" ".join(args.table))
    if args.why_not is not None:
        reason = why_not(card, Cards(args.why_not), table, game)
        data: dict[str, Any] = {"card": str(card), "table": str(table), "why_not": reason}
        return _print(args, data, reason or "this is legal")
    found = captures(card, table, game)
    data = {
        "rules": str(game),
        "card": str(card),
        "table": str(table),
        "captures": [str(c) for c in found],
    }
    alone = "goes to its player's pile" if takes_itself(game, card, table) else "is laid down"
    return _print(args, data, "\n".join(map(str, found)) or f"none: {card} {alone}")


def _analyse(args: argparse.Namespace) -> int:
    position = _read_position(args)
    from .analysis import analyse  # takes a while to load

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
        time_limit=args.time_limit,
        progress=_progress("worlds"),
    )
    _progress_done()
    return _print(args, result.to_dict(), str(result))


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


def _solve(args: argparse.Namespace) -> int:
    position = _read_position(args)
    from .search import MEMORY, Stopped, solve  # takes a while to load

    try:
        result = solve(
            position,
            time_limit=args.time_limit,
            node_limit=args.node_limit,
            threads=args.threads,
            memory=MEMORY if args.memory is None else args.memory,
            progress=_progress("moves"),
        )
    except Stopped as stopped:  # Ctrl-C: what is known by now is kept
        _progress_done()
        _print(args, stopped.solution.to_dict(), str(stopped.solution))
        raise
    _progress_done()
    return _print(args, result.to_dict(), str(result))


def _match(args: argparse.Namespace) -> int:
    game = rules(args.game, **_given_options(args))
    from .duplicate import contest  # takes a while to load

    show = _progress("deals")
    result = contest(
        args.a,
        args.b,
        game,
        deals=args.deals,
        seed=args.seed,
        workers=args.workers,
        progress=None if show is None else lambda done, total: show(done, total, None),
    )
    _progress_done()
    _print(args, result.to_dict(), str(result))
    return 130 if result.stopped else 0


def _progress(what: str) -> Callable[[int, int, object], None] | None:
    """Return a progress line for people; nothing when the output goes elsewhere."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int, partial: object) -> None:
        print(f"\r{done:,} of {total:,} {what} ", end="", file=sys.stderr, flush=True)

    return show


def _progress_done() -> None:
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def _deal(args: argparse.Namespace) -> int:
    position = deal(args.variant, args.seed, **_given_options(args))
    if args.view is not None:
        position = position.view(args.view)
    return _print(args, position.to_dict(), str(position))


def _warm(args: argparse.Namespace) -> int:
    from .engine import warm  # loads numba

    seconds = warm()
    ready = f"compiled and ready after {seconds:.1f} s" if seconds is not None else PLAIN
    return _print(args, {"compiled": seconds is not None, "seconds": seconds}, ready)


if __name__ == "__main__":
    raise SystemExit(main())
