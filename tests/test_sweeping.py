"""The game of sweeps alone, and the bare search of the tail, each against a plain minimax."""

from __future__ import annotations

import importlib
import random
from types import ModuleType
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.kernel import layout, loading
from scopa_lab.packing import Tables, Workspace
from scopa_lab.packing.ruling import rule_words
from tests import naive, twin
from tests.states import random_state


def kernel(name: str) -> ModuleType:
    """Return a module of the kernel in plain form."""
    return importlib.import_module(f"{loading.plain().__name__.rpartition('.')[0]}.{name}")


def usual(rng: random.Random, game: str, plays: int) -> tuple[naive.State, Any]:
    """Draw a position that both know (nothing unusual, nothing to be dealt): the twin's, words."""
    while True:
        state = random_state(rng, game, plays)
        position = twin.to_position(state)
        if position.rules.sides > 2 or len(position.stock):
            continue
        work = Workspace(position, compiled=False, tables=Tables(position, bits=6))
        if work.words[layout.TAIL_FROM] < work.words[layout.PLIES]:
            kernel("play").gather(work.words)
            kernel("play").restart(work.words)
            return state, work.words


def most_sweeps(state: naive.State) -> int:
    """What side 0 nets in sweeps when both play for nothing else."""
    if naive.over(state):
        return 0
    side = naive.side_of(state, state.to_move)
    values = []
    for move in naive.moves(state):
        points = naive.sweep_points(state, move)
        values.append((points if side == 0 else -points) + most_sweeps(naive.play(state, move)))
    return max(values) if side == 0 else min(values)


UNKNOWN_RULES = (layout.UNUSUAL, layout.SOURCE, layout.OPTIONAL)
USUAL = [
    game
    for game in twin.GAMES
    if not any(rule_words(sl.rules(game))[word] for word in UNKNOWN_RULES)
]


def test_most_games_are_usual() -> None:
    assert {"scopa", "scopone", "scientifico", "quindici", "chkop", "chkobba"} <= set(USUAL)


@pytest.mark.parametrize("game", USUAL)
@pytest.mark.parametrize("seed", range(12))
def test_sweeps_alone_are_worth_what_minimax_says(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} sweeps")
    state, words = usual(rng, game, rng.randint(3, 8))
    sweeping = kernel("sweeping")
    value = most_sweeps(state)
    needs = list(range(value - 2, value + 3))
    for _ in range(2):  # the second time the table knows
        rng.shuffle(needs)
        for need in needs:
            expected = sweeping.YES if value >= need else sweeping.NO
            assert sweeping.nets(words, 0, need, words[layout.STACK]) == expected


def test_sweeps_are_given_up_when_there_are_too_many_positions() -> None:
    _, words = usual(random.Random(3), "scopa", 8)
    sweeping = kernel("sweeping")
    words[layout.NODE_LIMIT] = 1
    answers = {sweeping.nets(words, 0, need, words[layout.STACK]) for need in (-1, 0, 1, 2)}
    assert answers <= {sweeping.UNCLEAR, sweeping.YES, sweeping.NO}
    words[layout.NODE_LIMIT] = 1 << 40
    full = words[layout.STACK_END] - 5
    assert sweeping.nets(words, 0, 0, full) == sweeping.UNCLEAR


@pytest.mark.parametrize("game", USUAL)
@pytest.mark.parametrize("seed", range(12))
def test_the_tail_says_on_which_side_of_a_goal_the_value_is(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} tail")
    state, words = usual(rng, game, rng.randint(2, 7))
    before = list(words[layout.HANDS : layout.HANDS + layout.STATE_SIZE])
    kernel("duel").open_all(words)
    value, _ = naive.minimax(state)
    first = naive.side_of(state, state.to_move)
    earned = [sum(points.values()) for points in map(dict, state.earned)]
    margin = (value if first == 0 else -value) - (earned[0] - earned[1])
    for goal in range(int(margin) - 2, int(margin) + 3):
        words[layout.FRAMES + layout.GOAL] = goal
        bound = kernel("tail").search_tail(words, 0, words[layout.STACK])
        assert words[layout.STATUS] == 0
        assert goal <= bound <= margin if margin >= goal else margin <= bound < goal
    assert words[layout.HANDS : layout.HANDS + layout.STATE_SIZE] == before


def test_the_tail_ends_when_it_is_stopped_or_has_no_room() -> None:
    _, words = usual(random.Random(5), "scopa", 7)
    kernel("duel").open_all(words)
    for word, value, status in (
        (layout.STOP, 1, layout.STOPPED),
        (layout.NODE_LIMIT, words[layout.NODES], layout.LIMIT_REACHED),
        (layout.STACK_END, words[layout.STACK], layout.OVERFLOW),
    ):
        usual_value = words[word]
        words[word] = value
        words[layout.STATUS] = 0
        kernel("play").restart(words)
        kernel("tail").search_tail(words, 0, words[layout.STACK])
        assert words[layout.STATUS] == status
        words[word] = usual_value
