"""Random options, random states and endings, for the comparison with the twin and the tests."""

from __future__ import annotations

import random
from typing import Any

import scopa_lab as sl
from scopa_lab.solution import Solution
from tests import naive

LEAVES_MOST = 3000  # of an ending that the twin plays out
GAMES = sl.variants()
CHOICES: dict[str, list[Any]] = {name: list(values) for name, values in naive.CHOICES.items()}
CHOICES["max_capture"] = [None, 1, 2, 3]


def random_options(rng: random.Random, game: str) -> dict[str, Any]:
    """Return a seating and options drawn at random; a third of the time the game's own.

    Otherwise every option has the same chance to change, and each that the library refuses with
    the others, in words, stays as it was.
    """
    players, teams = rng.choice(sl.rules(game).seatings)
    options: dict[str, Any] = {"players": players, "teams": teams}
    if rng.random() < 1 / 3:
        return options
    share = rng.choice([0.1, 0.3, 0.6])
    for name in rng.sample(sorted(CHOICES), len(CHOICES)):
        if rng.random() > share:
            continue
        changed = {**options, name: rng.choice(CHOICES[name])}
        try:
            sl.rules(game, **changed)
        except ValueError:
            continue
        options = changed
    return options


def twin_options(rules: sl.Rules) -> naive.Options:
    """Return rules as options of the twin.

    A game that the twin does not know is played as the nearest one it descends from, with its
    options; one whose facts differ needs a line in the twin's table of games.
    """
    name = rules.name
    while name not in naive.GAMES:
        name = sl.rules(name).parent
    options = {k: getattr(rules, k) for k in naive.DEFAULTS[name] if k != "variant"}
    return naive.options(name, **options)


def random_state(rng: random.Random, game: str, plays: int, alike: bool = False) -> naive.State:
    """A state nobody need have played to: any options, a few cards in hands and stock.

    With ``alike`` the cards to be played are of few ranks and the piles are small, so that many
    cards can stand for each other and the primiera is open.
    """
    chosen = twin_options(sl.rules(game, **random_options(rng, game)))
    pack = naive.full_pack(chosen)
    rng.shuffle(pack)
    if alike:
        ranks = rng.sample("A234567", 4)
        pack.sort(key=lambda card: card[0] in ranks)
    seats, sides = chosen["players"], naive.number_of_sides(chosen)
    stock = [pack.pop() for _ in range(rng.choice([0, 0, rng.randint(0, plays - 1)]))]
    hands: list[list[str]] = [[] for _ in range(seats)]
    first = rng.randrange(seats)
    for i in range(plays - len(stock)):
        seat = (first + i) % seats if rng.random() < 0.8 else rng.randrange(seats)
        hands[seat].append(pack.pop())
    table = [pack.pop() for _ in range(rng.randint(0, 7))]
    if alike:
        rng.shuffle(pack)
    out = len(pack) - rng.randint(4, 12) if alike else rng.choice([0, 0, 5])
    piles: list[list[str]] = [[] for _ in range(sides)]
    for card in pack[out:]:
        rng.choice(piles).append(card)
    combinations: list[list[list[str]]] = [[] for _ in range(sides)]
    if chosen["primiera_source"] != "all":
        for pile, combos in zip(piles, combinations, strict=True):
            at = 0
            while at + 3 <= len(pile) and rng.random() < 0.7:
                size = rng.randint(3, 4)
                combos.append(pile[at : at + size])
                at += size
    return with_a_past(rng, chosen, table, hands, stock, piles, combinations)


def with_a_past(
    rng: random.Random,
    options: naive.Options,
    table: list[str],
    hands: list[list[str]],
    stock: list[str],
    piles: list[list[str]],
    combinations: list[list[list[str]]] | None = None,
) -> naive.State:
    """A state with these cards, and at random what was earned, captured last, and laid last."""
    seats, sides = options["players"], naive.number_of_sides(options)
    last = rng.choice([None, *range(seats)])
    played = [name for name in naive.categories(options) if name in naive.IN_PLAY]
    bonus = [{name: rng.randint(0, 4) for name in played} for _ in range(sides)]
    swept = 0
    if last is not None and options["no_sweep_on"] == "last_capture":
        swept = rng.randint(0, bonus[last % sides].get("sweeps", 0))
    return naive.position(
        options,
        table,
        hands,
        stock,
        piles,
        bonus,
        rng.choice([seat for seat in range(seats) if hands[seat]]),
        last,
        swept,
        combinations,
        last_laid=rng.choice([None, *table]),
        first_play=options["ace_lead"] == "barred" and rng.random() < 0.6,
    )


def ending(
    rng: random.Random, game: str, least: int = 4, most: int = 8, ways: int = LEAVES_MOST
) -> naive.State:
    """A random state with so many cards to play, in few enough ways for the twin."""
    while True:
        state = random_state(rng, game, rng.randint(least, most), alike=rng.random() < 0.3)
        if leaves(state, ways) <= ways:
            return state


def leaves(state: naive.State, most: int) -> int:
    """Return the number of ways to play a state to its end; more than ``most`` is enough."""
    if naive.over(state):
        return 1
    total = 0
    for move in naive.moves(state):
        total += leaves(naive.play(state, move), most - total)
        if total > most:
            break
    return total


def world_of(position: sl.Position) -> tuple[list[int], list[list[int]]]:
    """The one world of a position with every card known, as masks."""
    batches = [
        [sum(c.mask for c in cards if c is not None) for cards in batch]
        for batch in position.batches()
    ]
    return [hand.cards.mask for hand in position.hands], batches


def holds(partial: Solution, full: Solution) -> None:
    """Check that everything a partial solution says is true."""
    for move, (low, high) in partial.move_bounds.items():
        assert low <= full.moves[move] <= high
        assert (low == high) == (move in partial.moves)
    assert full.value is not None
    assert partial.bounds[0] <= full.value <= partial.bounds[1]
    assert partial.value in (None, full.value)
    assert set(partial.best) <= set(full.best)
    assert partial.line == full.line[: len(partial.line)]
    assert partial.proven == (partial.moves == full.moves)
