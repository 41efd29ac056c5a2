"""The library held against its slow twin (`tests/naive`) on random tables, deals and endings.

The suite runs a few of them; the command runs as many as wanted and prints what differed::

    python -m tests.twin --tables 100000 --deals 1000 --endings 200 --jobs 2

It also counts, with the twin alone, what the file of a game states as its golden counts::

    python -m tests.twin --counts scopa
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import scopa_lab as sl
from scopa_lab.cards import Cards
from tests import naive
from tests.states import CHOICES, GAMES, ending, random_options, twin_options

__all__ = ["CHOICES", "GAMES", "random_options", "twin_options"]

TABLE_MOST = 14  # cards on a random table
TABLE_CROWDED = 9  # cards on the table of a deal at which it should be cleared


def text(cards: Any) -> str:
    """Return the twin's cards as text the library reads."""
    return " ".join(sorted(cards, key=naive.card_order))


def rules_of(options: naive.Options) -> sl.Rules:
    """Return the twin's options as rules of the library."""
    return sl.rules(**{("name" if k == "variant" else k): v for k, v in options.items()})


def to_position(state: naive.State, rules: sl.Rules | None = None) -> sl.Position:
    """Return the twin's state as a position of the library."""
    keep = state.options["primiera_source"] != "all"
    return sl.Position.setup(
        rules or rules_of(state.options),
        table=text(state.table),
        hands=[text(h) for h in state.hands],
        piles=[text(p) for p in state.piles],
        bonus=[dict(points) for points in state.earned],
        stock=" ".join(state.stock),
        to_move=state.to_move,
        last_capture=state.last_capture,
        last_laid=state.last_laid,
        last_capture_swept=state.last_capture_swept,
        first_play=state.first_play,
        combinations=[[text(c) for c in cs] for cs in state.combinations] if keep else None,
    )


def for_twin(position: sl.Position) -> tuple[naive.State, list[Any], list[Any], list[str]]:
    """What the slow twin is asked with: what is known, the hands, the stock, what is unseen."""
    rules = position.rules
    known = naive.position(
        twin_options(rules),
        map(str, position.table),
        [[] for _ in position.hands],
        piles=[[*map(str, pile)] for pile in position.piles],
        bonus=position.earned_by_name(),
        to_move=position.to_move,
        last_capture=position.last_capture,
        last_capture_swept=position.last_capture_swept,
        last_laid=str(position.last_laid) if position.last_laid else None,
        first_play=position.first_play,
        combinations=[[[*map(str, c)] for c in combos] for combos in position.combinations],
    )
    hands = [[*map(str, hand.cards), *[None] * hand.unknown] for hand in position.hands]
    stock = [None if card is None else str(card) for card in position.stock]
    return known, hands, stock, [*map(str, position.unseen)]


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
        "earned": (
            [{k: v for k, v in side.items() if v} for side in position.earned_by_name()],
            [dict(points) for points in state.earned],
        ),
        "swept": (position.last_capture_swept, state.last_capture_swept),
        "first_play": (position.first_play, state.first_play),
        "laid": (
            str(position.last_laid or ""),
            "" if naive.over(state) and not state.table else state.last_laid or "",
        ),
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


def refusal(ask: Callable[..., object], game: str, options: dict[str, Any]) -> str:
    """Return why a game is not made with these options; "" if it is."""
    try:
        ask(game, **options)
    except ValueError as error:
        return str(error)
    return ""


def differing_refusals(seed: int, count: int, game: str) -> Iterator[str]:
    """Compare which options contradict themselves, a few of them drawn at random."""
    rng = random.Random(f"{seed} {game} refusals")
    for _ in range(count):
        players, teams = rng.choice(sl.rules(game).seatings)
        options = twin_options(sl.rules(game, players=players, teams=teams))
        del options["variant"]
        drawn = {name: rng.choice(CHOICES[name]) for name in rng.sample(sorted(CHOICES), 3)}
        here = refusal(sl.rules, game, options | drawn)
        there = refusal(naive.options, game, options | drawn)
        if bool(here) != bool(there):
            yield f"{game} {players} {teams} {drawn}: {here!r} v {there!r}"


def differing_tables(seed: int, count: int, game: str) -> Iterator[str]:
    """Compare the captures of random cards on random tables of 0 to 14 cards."""
    rng = random.Random(f"{seed} {game} tables")
    for number in range(count):
        if number % 10 == 0:  # making rules takes longer than using them
            options = random_options(rng, game)
            rules = sl.rules(game, **options)
            twin = twin_options(rules)
            pack = naive.full_pack(twin)
        card, *table = rng.sample(pack, 1 + rng.randint(0, TABLE_MOST))
        here = list(sl.captures(card, " ".join(table), rules))
        there = [Cards(c) for c in naive.captures(card, table, twin)]
        if here != there:
            yield f"{rules}: {card} on {text(table)}: {here} v {there}"
        laid_here = sl.why_not(card, "", table, rules) is None
        if laid_here != naive.may_lay(card, table, twin):
            yield f"{rules}: laying {card} on {text(table)}: {laid_here}"


def tidy(state: naive.State) -> list[naive.Move]:
    """Return the moves to choose from: all, but on a crowded table only the largest captures.

    An ace may have a million captures on a table on which nobody cares to take anything.
    """
    moves = naive.moves(state)
    if len(state.table) < TABLE_CROWDED:
        return moves
    most = max(len(captured) for _, captured in moves)
    return [move for move in moves if len(move[1]) == most]


def differing_deals(seed: int, count: int, game: str) -> Iterator[str]:
    """Play whole random deals in both; compare every position on the way and the final points."""
    rng = random.Random(f"{seed} {game} deals")
    for _ in range(count):
        options = random_options(rng, game)
        rules = sl.rules(game, **options)
        order = naive.full_pack(twin_options(rules))
        rng.shuffle(order)
        state = naive.deal(twin_options(rules), order)
        position = sl.deal(rules, order=order)
        while True:
            for name, (here, there) in facts(position, state).items():
                if here != there:
                    yield f"{position}: {name}: {here} v {there}"
                    return
            if position.is_over:
                break
            move = rng.choice(tidy(state))
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
        if score.outright != naive.outright(state):
            yield f"{position}: outright {score.outright} v {naive.outright(state)}"


def differing_endings(seed: int, count: int, game: str) -> Iterator[str]:
    """Compare what every move of a random ending is worth under best play by all."""
    rng = random.Random(f"{seed} {game} endings")
    for _ in range(count):
        state = ending(rng, game)
        position = to_position(state)
        solution = sl.solve(position)
        value, values = naive.minimax(state)
        there = {to_move(move): float(worth) for move, worth in values.items()}
        here = {move: float(worth) for move, worth in solution.moves.items()}
        if here.keys() != there.keys() or any(abs(here[m] - there[m]) > 1e-9 for m in there):
            yield f"{position}: {here} v {there}"
        elif solution.value is None or abs(solution.value - float(value)) > 1e-9:
            yield f"{position}: worth {solution.value} v {value}"


def fixed_deal(game: str) -> naive.State:
    """Return the deal on which a game's golden counts rest."""
    options = twin_options(sl.rules(game))
    pack = naive.full_pack(options)
    stride = 7  # shares no factor with 40 or 52, so it walks through a whole pack
    return naive.deal(options, [pack[stride * i % len(pack)] for i in range(len(pack))])


def move_sequences(state: naive.State, depth: int) -> int:
    """Count the ways to play so many cards, in the twin."""
    moves = naive.moves(state)
    if depth == 1 or not moves:
        return len(moves)
    return sum(move_sequences(naive.play(state, move), depth - 1) for move in moves)


def compare(game: str, seed: int, tables: int, deals: int, endings: int) -> tuple[str, list[str]]:
    """Compare one game; return what was done in a line, and the differences."""
    start = time.perf_counter()
    found = [*differing_tables(seed, tables, game), *differing_deals(seed, deals, game)]
    found += differing_endings(seed, endings, game)
    seconds = time.perf_counter() - start
    return (
        f"{game}: {tables} tables, {deals} deals, {endings} endings, "
        f"{len(found)} differences, {seconds:.0f} s",
        found,
    )


def main() -> int:
    """Run the comparison and print the differences."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games only")
    parser.add_argument("--tables", type=int, default=20000)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--endings", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games compared at a time")
    parser.add_argument("--counts", metavar="GAME", help="print golden counts and do nothing else")
    parser.add_argument("--depth", type=int, default=4, help="cards played in the golden counts")
    args = parser.parse_args()
    if args.counts:
        state = fixed_deal(args.counts)
        print(tuple(move_sequences(state, depth) for depth in range(1, args.depth + 1)))
        return 0
    sizes = (args.seed, args.tables, args.deals, args.endings)
    worst = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        jobs = [pool.submit(compare, game, *sizes) for game in args.games or GAMES]
        for job in as_completed(jobs):
            done, found = job.result()
            print(done, flush=True)
            for line in found[:5]:
                print("  ", line[:2000], flush=True)
            worst += len(found)
    return int(worst > 0)


if __name__ == "__main__":
    raise SystemExit(main())
