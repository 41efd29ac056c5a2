"""The library held against its slow twin (`naive.py`) on random tables and whole random deals.

The suite runs a few of them; the command runs as many as wanted and prints what differed::

    python -m tests.twin --tables 20000 --deals 500

It also counts, with the twin alone, what the file of a game states as its golden counts::

    python -m tests.twin --counts scopa
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from typing import Any

import scopa_lab as sl
from scopa_lab.cards import Cards
from tests import naive

GAMES = sl.variants()
SEATINGS = [(2, "none"), (3, "none"), (4, "2x2"), (4, "none"), (6, "2x3"), (6, "3x2"), (6, "none")]
CHOICES: dict[str, list[Any]] = {
    "pack": ["italian", "plain"],
    "capture": ["forced", "optional"],
    "priority": ["single", "fewest", "free"],
    "max_capture": [None, 2, 3],
    "courts": ["jqk", "qjk"],
    "no_sweep_on": ["last_card", "last_capture", "last_turn_each", "last_hand", "never"],
    "leftovers": ["last_capturer", "nobody_if_none"],
    "primiera": ["standard", "graded", "most_sevens", "settanta", "off"],
    "primiera_missing": ["disqualify", "suits_first", "zero"],
    "primiera_source": ["all", "combination_only", "combination_letter"],
    "majority": ["most", "over_half"],
    "tie": ["none", "share", "carry"],
    "napola": ["off", "full", "to6"],
    "rebello": ["off", "on"],
}


def random_options(rng: random.Random, game: str) -> dict[str, Any]:
    """Return options drawn at random; a third of the time the game's own."""
    options: dict[str, Any] = {}
    if game == "scopa":
        options["players"], options["teams"] = rng.choice(SEATINGS)
    if rng.random() < 1 / 3:
        return options
    for name, values in CHOICES.items():
        if rng.random() < 0.5:
            options[name] = rng.choice(values)
    try:
        sl.rules(game, **options)
    except ValueError:  # a combination that the library refuses in words
        return random_options(rng, game)
    return options


def text(cards: Any) -> str:
    """Return the twin's cards as text the library reads."""
    return " ".join(sorted(cards, key=naive.card_order))


def to_position(state: naive.State) -> sl.Position:
    """Return the twin's state as a position of the library."""
    options = {k: v for k, v in state.options.items() if k != "variant"}
    keep = options["primiera_source"] != "all"
    if state.options["variant"] == "scientifico":
        options["redeal"] = "none"
    return sl.Position.setup(
        sl.rules(state.options["variant"], **options),
        table=text(state.table),
        hands=[text(h) for h in state.hands],
        piles=[text(p) for p in state.piles],
        bonus=list(state.bonus),
        stock=" ".join(state.stock),
        to_move=state.to_move,
        last_capture=state.last_capture,
        last_capture_swept=state.last_capture_swept,
        combinations=[[text(c) for c in cs] for cs in state.combinations] if keep else None,
    )


def to_move(move: naive.Move) -> sl.Move:
    """Return the twin's move as a move of the library."""
    return sl.Move(sl.Card(move[0]), Cards(move[1]))


def facts(position: sl.Position, state: naive.State) -> dict[str, tuple[Any, Any]]:
    """Return what both say of the same position: name → (library, twin)."""
    keep = position.rules.primiera_source != "all"
    return {
        "table": (position.table, Cards(state.table)),
        "hands": ([h.cards for h in position.hands], [Cards(h) for h in state.hands]),
        "stock": ([str(c) for c in position.stock], list(state.stock)),
        "piles": (list(position.piles), [Cards(p) for p in state.piles]),
        "bonus": (position.bonus, state.bonus),
        "last_capture": (position.last_capture, state.last_capture),
        "over": (position.is_over, naive.over(state)),
        "combinations": (
            [list(c) for c in position.combinations] if keep else [],
            [[Cards(s) for s in c] for c in state.combinations] if keep else [],
        ),
        "to_move": (
            None if position.is_over else position.to_move,
            None if naive.over(state) else state.to_move,
        ),
        "moves": (list(position.legal_moves()), [to_move(m) for m in naive.moves(state)]),
    }


def differing_tables(seed: int, count: int, game: str) -> Iterator[str]:
    """Compare the captures of random cards on random tables of 0 to 12 cards."""
    rng = random.Random(f"{seed} {game} tables")
    for _ in range(count):
        options = random_options(rng, game)
        rules = sl.rules(game, **options)
        twin = naive.options(game, **options)
        pack = naive.full_pack(twin)
        card, *table = rng.sample(pack, 1 + rng.randint(0, 12))
        here = list(sl.captures(card, " ".join(table), rules))
        there = [Cards(c) for c in naive.captures(card, table, twin)]
        if here != there:
            yield f"{rules}: {card} on {text(table)}: {here} v {there}"
        laid_here = sl.why_not(card, "", table, rules) is None
        if laid_here != naive.may_lay(card, table, twin):
            yield f"{rules}: laying {card} on {text(table)}: {laid_here}"


def differing_deals(seed: int, count: int, game: str) -> Iterator[str]:
    """Play whole random deals in both; compare every position on the way and the final points."""
    rng = random.Random(f"{seed} {game} deals")
    for _ in range(count):
        options = random_options(rng, game)
        rules = sl.rules(game, **options)
        order = naive.full_pack(naive.options(game, **options))
        rng.shuffle(order)
        state = naive.deal(naive.options(game, **options), order)
        position = sl.deal(rules, order=order)
        while True:
            for name, (here, there) in facts(position, state).items():
                if here != there:
                    yield f"{position}: {name}: {here} v {there}"
                    return
            if position.is_over:
                break
            move = rng.choice(naive.moves(state))
            state = naive.play(state, move)
            position = position.play(to_move(move))
        score = position.score()
        tables, carried = naive.score(state)
        for side, there_table in enumerate(tables):
            here_table = {name: row[side] for name, row in score.table.items()}
            for name in there_table.keys() | here_table.keys():
                if here_table.get(name, 0) != there_table.get(name, 0):
                    yield f"{position}: {name} of side {side}: {here_table} v {there_table}"
        if list(score.points) != list(naive.totals(state)) or set(score.carried) != set(carried):
            yield f"{position}: {score.points} {score.carried} v {naive.totals(state)} {carried}"


def fixed_deal(game: str) -> naive.State:
    """Return the deal on which a game's golden counts rest."""
    options = naive.options(game)
    pack = naive.full_pack(options)
    stride = 7  # shares no factor with 40 or 52, so it walks through a whole pack
    return naive.deal(options, [pack[stride * i % len(pack)] for i in range(len(pack))])


def move_sequences(state: naive.State, depth: int) -> int:
    """Count the ways to play so many cards, in the twin."""
    moves = naive.moves(state)
    if depth == 1 or not moves:
        return len(moves)
    return sum(move_sequences(naive.play(state, move), depth - 1) for move in moves)


def main() -> int:
    """Run the comparison and print the differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20000)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--counts", metavar="GAME", help="print golden counts and do nothing else")
    args = parser.parse_args()
    if args.counts:
        state = fixed_deal(args.counts)
        print(tuple(move_sequences(state, depth) for depth in range(1, 5)))
        return 0
    worst = 0
    for game in GAMES:
        start = time.perf_counter()
        found = [*differing_tables(args.seed, args.tables, game)]
        found += differing_deals(args.seed, args.deals, game)
        seconds = time.perf_counter() - start
        print(
            f"{game}: {args.tables} tables, {args.deals} deals, "
            f"{len(found)} differences, {seconds:.0f} s"
        )
        for line in found[:5]:
            print("  ", line)
        worst = max(worst, len(found))
    return int(worst > 0)


if __name__ == "__main__":
    raise SystemExit(main())
