"""The twin looks ahead: perfect play, and cards that are not known."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations

import pytest

from tests import naive
from tests.naive import State, cards, options, position
from tests.naive.shorthand import LAY, take

# --- Perfect play ---


def test_f11_the_last_capturer_matters() -> None:
    opts = options("scopa")
    values = {}
    for who in (None, 0, 1):
        state = position(opts, ["QD"], [["2S"], ["3S"]], piles=[["4C"], ["4H"]], last_capture=who)
        values[who], by_move = naive.minimax(state)
        assert by_move == {("2S", LAY): values[who]}
    assert values == {None: 0, 0: 2, 1: -2}  # the cards and the only coin


def negamax(state: State) -> naive.Value:
    """Two sides: the same search written with changing signs."""
    side = state.to_move % 2
    if naive.over(state):
        return naive.margin(state, side)
    found = []
    for move in naive.moves(state):
        after = naive.play(state, move)
        found.append(negamax(after) if after.to_move % 2 == side else -negamax(after))
    return max(found)


@pytest.mark.parametrize("players", [2, 4])
def test_minimax_and_line(players: int) -> None:
    chance = random.Random("minimax")
    for number in range(6):
        opts = options(
            "scopa", players=players, capture=("forced", "optional")[number % 2], napola="full"
        )
        pack = naive.full_pack(opts)
        chance.shuffle(pack)
        held = 4 // players
        hands = [pack[held * seat : held * (seat + 1)] for seat in range(players)]
        piles = [pack[7:24], pack[24:38]]
        state = position(
            opts, pack[4:7], hands, pack[38:], piles, to_move=number % players, last_capture=0
        )
        value, by_move = naive.minimax(state)
        assert list(by_move) == naive.moves(state)
        assert value == max(by_move.values()) == negamax(state)
        played, end = naive.line(state)
        assert naive.margin(end, state.to_move % 2) == value
        first_best = next(move for move, worth in by_move.items() if worth == value)
        assert played[0] == first_best


def test_three_sides_break_ties_by_the_first_move() -> None:
    # whichever pair seat 0 takes, someone else ends with four cards and the only point
    opts = options("scopa", players=3)
    state = position(opts, cards("4S 5S 2S 7S"), [["QH"], ["2C"], ["4C"]])
    half = Fraction(-1, 2)
    by_move = {take("QH", "2S 7S"): half, take("QH", "4S 5S"): half}
    assert naive.minimax(state) == (half, by_move)
    played, end = naive.line(state)
    assert played == [take("QH", "2S 7S"), ("2C", LAY), take("4C", "4S")]
    assert naive.totals(end) == [0, 0, 1]
    assert naive.minimax(end) == (half, {})


# --- Unknown cards ---


def arrangements(groups: Iterable[int], unseen: list[str]) -> set[tuple[frozenset[str], ...]]:
    """The distinct results of dealing the unseen cards in every order."""
    found = set()
    for order in permutations(unseen):
        left, dealt = list(order), []
        for size in groups:
            dealt.append(frozenset(left[:size]))
            left = left[size:]
        found.add(tuple(dealt))
    return found


def test_worlds() -> None:
    known = position(options("scopa"), [], [[], []])
    unseen = cards("3D 4D 5D 6D 7D JD")
    full = naive.worlds(known, [["AD"], [None, None]], [None, "2H", None, None], unseen)
    assert len(full) == 15 * 6 * 2
    seen = set()
    for world in full:
        assert world.hands[0] == {"AD"}
        assert world.stock[1] == "2H"
        seen.add((world.hands[1], frozenset(world.stock[:3]) - {"2H"}, frozenset(world.stock[3:])))
    assert seen == arrangements([2, 2, 1], unseen)
    with pytest.raises(ValueError, match="unknown places"):
        naive.worlds(known, [["AD"], [None, None]], [None] * 5, unseen)


def test_f5_constrained_hands_are_even() -> None:
    known = position(options("scopa", players=4), [], [[]] * 4)
    hands: list[list[str | None]] = [["KD", "KH"], [None, None], [None], [None]]
    full = naive.worlds(known, hands, [], cards("AC 5C 6C JC"))
    assert len(full) == 12
    fitting = [world for world in full if "AC" not in world.hands[2]]
    assert Fraction(sum("AC" in world.hands[1] for world in fitting), len(fitting)) == Fraction(
        2, 3
    )


def test_open_average() -> None:
    # Taking 2D first keeps the most cards and coins whatever seat 1 holds. After 4S laid, a four
    # takes only the four and seat 0 still wins both, but the king takes 2D JD and everything.
    opts = options("scopa", primiera="off")
    known = position(opts, cards("2D JD"), [[], []], piles=[["AD"], ["AH"]])
    hands: list[list[str | None]] = [["2C", "4S"], [None]]
    average = naive.open_average(known, hands, [], cards("4C KD"))
    assert average == {take("2C", "2D"): 2, ("4S", LAY): 0}
    by_hand = [naive.minimax(world)[1] for world in naive.worlds(known, hands, [], ["4C", "KD"])]
    assert [of_world[take("2C", "2D")] for of_world in by_hand] == [2, 2]
    assert [of_world[("4S", LAY)] for of_world in by_hand] == [2, -2]
    with pytest.raises(ValueError, match="must be known"):
        naive.open_average(known, [[None], ["2C"]], [], cards("4C KD"))
