"""Commands to look at games, captures and deals."""

from __future__ import annotations

import argparse
from typing import Any

from .. import guide
from ..captures import takes_itself
from ..cards import Card, Cards
from ..dealing import deal
from ..moves import captures, why_not
from ..rules import Rules, rules, variants
from .arguments import Command, add_game, add_json, add_options, given_options, rules_of, show

__all__ = ["COMMANDS"]


def _variants_arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("variant", nargs="?", help="one game, in full")
    sub.add_argument("--lang", help=f"{', '.join(guide.LANGUAGES)} (default en)")
    add_options(sub)
    add_json(sub)


def _variants(args: argparse.Namespace) -> int:
    options = given_options(args)
    if args.variant is not None:
        shown = guide.page(args.variant, "en" if args.lang is None else args.lang, **options)
        return show(args, shown.to_dict(), shown.text().rstrip())
    if options or args.lang is not None:
        raise ValueError("house rules and --lang are for the page of one game; name it")
    games = [rules(name) for name in variants()]
    data = [{"name": g.name, "title": g.title, "seatings": g.seatings} for g in games]
    text = "\n".join(f"{g.name:<14}{g.title:<22}{_seatings(g)}" for g in games)
    return show(args, data, text)


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


def _captures_arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("card", help="the card played, e.g. 7D")
    sub.add_argument("table", nargs="*", help="the cards on the table, e.g. 2C 4H 5S QD")
    sub.add_argument("--why-not", metavar="CARDS", help="say which rule forbids taking these")
    add_game(sub)
    add_json(sub)


def _captures(args: argparse.Namespace) -> int:
    game = rules_of(args)
    card = Card(args.card)
    table = Cards(" ".join(args.table))
    if args.why_not is not None:
        reason = why_not(card, Cards(args.why_not), table, game)
        data: dict[str, Any] = {"card": str(card), "table": str(table), "why_not": reason}
        return show(args, data, reason or "this is legal")
    found = captures(card, table, game)
    data = {
        "rules": str(game),
        "card": str(card),
        "table": str(table),
        "captures": [str(c) for c in found],
    }
    alone = "goes to its player's pile" if takes_itself(game, card, table) else "is laid down"
    return show(args, data, "\n".join(map(str, found)) or f"none: {card} {alone}")


def _deal_arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("variant", nargs="?", default="scopa", help="the game (default scopa)")
    sub.add_argument("--seed", type=int, help="same seed, same deal")
    sub.add_argument("--view", type=int, metavar="SEAT", help="only what this seat may know")
    add_options(sub)
    add_json(sub)


def _deal(args: argparse.Namespace) -> int:
    position = deal(args.variant, args.seed, **given_options(args))
    if args.view is not None:
        position = position.view(args.view)
    return show(args, position.to_dict(), str(position))


COMMANDS = (
    Command(
        "variants",
        "list the games, or show the page of one, with house rules too",
        "scopa-lab variants cirulla --priority fewest --lang it",
        _variants_arguments,
        _variants,
    ),
    Command(
        "captures",
        "list every legal capture of a card",
        "scopa-lab captures 5D 'AD AC 3S 4H' --priority fewest",
        _captures_arguments,
        _captures,
    ),
    Command(
        "deal", "deal a pack at random", "scopa-lab deal scopone --seed 7", _deal_arguments, _deal
    ),
)
