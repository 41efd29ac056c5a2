"""Perfect play with all cards open: the whole tree, no pruning, no memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.naive.pack import Options
from tests.naive.playing import Move, moves, play
from tests.naive.positions import State, over, side_of
from tests.naive.presets import number_of_sides
from tests.naive.scoring import Value, margin


def best_of(options: Options) -> Callable[..., Any]:
    """The highest margin is the best, or the lowest where low wins (2.11, X31, X57)."""
    return min if options["wins"] == "low" else max


def outcome(state: State) -> list[Value]:
    """The margins of all sides when each side plays the move best for its own margin.

    `max` and `min` keep the first of equal moves. With two sides the margins add up to nothing, so
    this is minimax and the tie rule does not matter.
    """
    if over(state):
        return [margin(state, side) for side in range(number_of_sides(state.options))]
    side = side_of(state, state.to_move)
    results = [outcome(play(state, move)) for move in moves(state)]
    chosen: list[Value] = best_of(state.options)(results, key=lambda margins: margins[side])
    return chosen


def minimax(state: State) -> tuple[Value, dict[Move, Value]]:
    """The value for the side to move, and what each of its moves leads to."""
    side = side_of(state, state.to_move)
    if over(state):
        return margin(state, side), {}
    values = {move: outcome(play(state, move))[side] for move in moves(state)}
    return best_of(state.options)(values.values()), values


def line(state: State) -> tuple[list[Move], State]:
    """One best play: at every node the first move that has the value of the node."""
    played: list[Move] = []
    while not over(state):
        value, values = minimax(state)
        best = next(move for move in moves(state) if values[move] == value)
        played.append(best)
        state = play(state, best)
    return played, state
