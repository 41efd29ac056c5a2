"""Fair values: against linear programs, exact fractions, brute force, and what must hold anyway."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.equilibrium import Fair, fair, payoffs_of, why_not_fair
from scopa_lab.equilibrium.leaf_model import LeafModel, open_values, sample_leaves
from scopa_lab.equilibrium.leaves import after_batch, exact_leaf_values
from scopa_lab.equilibrium.regret import HiddenGame, Strategies
from scopa_lab.equilibrium.tree import PublicTree, hands_of, public_tree
from scopa_lab.moves import Move
from scopa_lab.position import Position

MINIATURES = json.loads((Path(__file__).parent / "data" / "fair_values.json").read_text())
SUITS = {"d": "D", "c": "H", "s": "S", "b": "C"}  # of the study's text: coins, cups, swords, batons

TWELVE = (
    "scopa | table 2C 5H | hands 3C QD KD / ? ? ? | piles 3H 4H 4S 5S 5C 7D JD JS QS QC KH / AD AS "
    "2D 2H 2S 3D 4D 6D 6H 6C 7H 7S 7C JC KS | stock ?6 | to_move 0 | last_capture 0"
)
EIGHTEEN = (
    "scopa | table 5H JS | hands 3C QH KD / ? ? ? | piles 2D 3H 4C 7H 7S 7C JH KC / AD AH 2S 2C 3D "
    "4S 6S 7D JD JC QS QC | bonus 0 / 2 | stock ?12 | to_move 0 | last_capture 1"
)
SMALL = (  # a pack of 16
    "scopa | table 3S | hands 2D 4S / ? ? | piles AD AH 3C 4H / 2C 3D 4C | stock ?4 | to_move 0 | "
    "last_capture 0 | out 5D 5H 5S 5C 6D 6H 6S 6C 7D 7H 7S 7C JD JH JS JC QD QH QS QC KD KH KS KC"
)


def last(found: Iterator[Fair]) -> Fair:
    *_, best = found
    return best


def study(text: str) -> Cards:
    """Read cards as the study of fair values writes them."""
    return Cards(" ".join(card[0] + SUITS[card[1]] for card in text.split()))


#: what the program can value and the library refuses
REFUSED = ("some cards may be out of play or in the stock", "what may be led depends on the hand")
SOLVED = [case for case in MINIATURES if not why_not_fair(sl.Position.parse(case["position"]))]


def test_forty_miniatures_are_solved() -> None:
    others = [case["position"] for case in MINIATURES if case not in SOLVED]
    assert (len(SOLVED), len(others)) == (40, 2)
    assert all(why_not_fair(sl.Position.parse(text)).startswith(REFUSED) for text in others)


@pytest.mark.parametrize("case", SOLVED, ids=lambda case: case["note"])
def test_the_interval_holds_the_value_of_the_linear_program(case: dict[str, Any]) -> None:
    position = sl.Position.parse(case["position"])
    found = last(fair(position, iterations=1_500))
    assert found.low - 1e-7 <= case["value"] <= found.high + 1e-7
    assert found.high - found.low < 2e-4


@pytest.mark.parametrize(
    ("table", "piles", "last_capture", "unseen", "value"),
    [
        ("2c Ab", ("Ac 3c As 2s 2b 3b", "3d 4d 3s 4b"), 0, "Ad 2d 4c 4s", Fraction(-2, 3)),
        (
            "5d",
            ("Ad 2d Ac 2b", "4d 4c 5c As 4s 3b 5b"),
            1,
            "3d 2c 3c 2s 3s 5s Ab 4b",
            Fraction(-3907, 14280),
        ),
    ],
)
def test_exact_fractions_of_the_study(
    table: str, piles: tuple[str, str], last_capture: int, unseen: str, value: Fraction
) -> None:
    game = replace(sl.rules("scopa"), batch=2)  # two cards at a time
    known = study(table).union(*map(study, piles))
    hidden = study(unseen)
    position = sl.Position.setup(
        game,
        table=study(table),
        piles=tuple(map(study, piles)),
        hands=("? ?", "? ?"),
        stock=f"?{len(hidden) - 4}" if len(hidden) > 4 else "",
        last_capture=last_capture,
        out=game.cards - known - hidden,
    )
    found = last(fair(position, iterations=6_000))
    assert found.low - 1e-9 <= value <= found.high + 1e-9
    assert found.high - found.low < 1e-5


def test_the_interval_shrinks_and_never_crosses() -> None:
    tree = public_tree(sl.Position.parse(TWELVE))
    game = HiddenGame(tree, exact_leaf_values(tree), 0)
    low, high = -99.0, 99.0
    for _ in range(6):
        game.solve(16)
        now = game.interval()
        assert now[0] <= now[1]
        assert now[0] >= low - 1e-3
        assert now[1] <= high + 1e-3
        assert now[1] - now[0] < high - low
        low, high = now


def test_twelve_hidden_cards_are_solved_to_a_ten_thousandth() -> None:
    found = last(fair(sl.Position.parse(TWELVE)))
    assert found.complete
    assert not found.estimated
    assert found.exploitability <= 0.0001
    assert abs(sum(move.frequency for move in found.moves.values()) - 1) < 1e-9
    best = max(move.value for move in found.moves.values())
    for move in found.moves.values():
        if move.frequency > 0.05:  # what is mixed is worth the same
            assert move.value == pytest.approx(best, abs=0.01)


def test_a_sweep_more_shifts_everything_by_one() -> None:
    position = sl.Position.parse(SMALL)
    without = last(fair(position, iterations=200))
    ahead = last(fair(sl.Position.parse(SMALL + " | bonus 1 / 0"), iterations=200))
    assert ahead.low == pytest.approx(without.low + 1)
    for move, found in without.moves.items():
        assert ahead.moves[move].value == pytest.approx(found.value + 1)


def test_equal_play_loses_and_equilibrium_does_not() -> None:
    """Playing every move alike is far from equilibrium; the solution's own profile is not."""
    tree = public_tree(sl.Position.parse(SMALL))
    game = HiddenGame(tree, exact_leaf_values(tree), 0)
    low, high = game.interval()  # nothing learned yet: all moves alike
    assert high - low > 0.1
    game.solve(500)
    low, high = game.interval()
    assert 0 <= high - low < 1e-4


# ── brute force ─────────────────────────────────────────────────────────────────────────────────


def random_strategies(tree: PublicTree, game: HiddenGame, seed: int) -> Strategies:
    rng = np.random.default_rng(seed)
    for sums in (*game.sums.levels, game.sums.ending):
        sums[:] = rng.random(sums.shape) + 0.01
    return game.average()


def test_answers_to_a_strategy_are_those_of_a_slow_walk() -> None:
    """The best answer to random play, found hand by hand with sets of cards and positions."""
    position = sl.Position.parse(SMALL)
    tree = public_tree(position)
    game = HiddenGame(tree, exact_leaf_values(tree), 0)
    strategies = random_strategies(tree, game, 1)
    for seat in (0, 1):
        values, _ = game.answer(seat, strategies)
        hidden = [Cards.from_mask(card) for card in tree.cards]
        hands = [tuple(c) for c in combinations(range(len(hidden)), 2)]
        for number in (0, 7, len(hands) - 1):
            others = [hand for hand in hands if not set(hand) & set(hands[number])]
            beliefs = {(hands[number], other): 1.0 for other in others}
            if seat == 1:
                beliefs = {(other, mine): chance for (mine, other), chance in beliefs.items()}
            slow = walked(position, tree, strategies, seat, beliefs, 0, 0)
            assert values[number] == pytest.approx(slow, abs=1e-9)


def walked(
    position: Position,
    tree: PublicTree,
    strategies: Strategies,
    seat: int,
    beliefs: dict[tuple[Any, Any], float],
    depth: int,
    node: int,
) -> float:
    """Return what a seat gets when it answers as well as it can, summed over what may be held.

    `beliefs` are pairs of hands (places among the cards hidden at the start) with their weights;
    the hand of `seat` is the same in all.
    """
    if depth == 2:  # a card each: let the batch be played with what is known of both
        return sum(
            chance * played_out(position, tree, pair, seat) for pair, chance in beliefs.items()
        )
    level = tree.levels[depth]
    worth: dict[int, float] = {}
    total = 0.0
    for action in np.flatnonzero(level.node == node):
        card = int(level.move[action]) >> 52
        place = next(i for i, c in enumerate(tree.cards) if c == 1 << card)
        captured = Cards.from_mask(int(level.move[action]) & (1 << 52) - 1)
        move = Move(sl.Card.at(card), captured)
        after: dict[tuple[Any, Any], float] = {}
        for pair, chance in beliefs.items():
            hand = pair[level.seat]
            if place not in hand:
                continue
            rest = tuple(i for i in hand if i != place)
            new = (rest, pair[1]) if level.seat == 0 else (pair[0], rest)
            often = 1.0
            if level.seat != seat:
                own = shown_number(tree, gone_before(position, tree) | {place}, rest)
                often = float(strategies.levels[depth][action, own])
            after[new] = after.get(new, 0.0) + chance * often
        if not after:
            continue
        value = walked(
            public(position).play(move), tree, strategies, seat, after, depth + 1, int(action)
        )
        if level.seat == seat:
            worth[int(action)] = value
        else:
            total += value
    return max(worth.values()) if level.seat == seat else total


def public(position: Position) -> Position:
    hands = tuple(sl.Hand(unknown=len(hand)) for hand in position.hands)
    return replace(position, hands=hands)


def gone_before(position: Position, tree: PublicTree) -> set[int]:
    known = position.table.union(*position.piles).mask
    return {i for i, card in enumerate(tree.cards) if card & known}


def shown_number(tree: PublicTree, gone: set[int], hand: tuple[int, ...]) -> int:
    """Return the number of a hand among those of the cards that are not shown yet."""
    left = [i for i in range(len(tree.cards)) if i not in gone]
    places = sum(1 << left.index(i) for i in hand)
    return int(np.flatnonzero(hands_of(len(left), len(hand)) == places)[0])


def played_out(position: Position, tree: PublicTree, pair: tuple[Any, Any], seat: int) -> float:
    """Return the mean margin to come of a seat when each has one card left and no choice."""
    hands = tuple(sl.Hand(Cards.from_mask(tree.cards[hand[0]])) for hand in pair)
    rest = tree.position.rules.cards - position.known
    rest = Cards.from_mask(sum(c.mask for c in rest)) - hands[0].cards - hands[1].cards
    rest -= position.out
    totals = []
    size = len(tree.position.batches()[0][0])
    for dealt in combinations(sorted(rest), size):
        stock = (*dealt, *sorted(rest - Cards(dealt)))
        now = replace(position, hands=hands, stock=tuple(stock))
        while len(now.hands[0]) + len(now.hands[1]) and len(now.stock) == len(rest):
            moves = list(now.legal_moves())
            assert len(moves) == 1, "the example has no captures to choose from at the end"
            now = now.play(moves[0])
        value = sl.solve(now).value
        assert value is not None
        totals.append(value if now.to_move == seat else -value)
    return sum(totals) / len(totals)


# ── reading, limits, errors ─────────────────────────────────────────────────────────────────────


def test_solving_the_rest_from_what_was_likely_gives_the_same_value() -> None:
    """Play a card as in the solution, take the reaches from there, solve the rest anew."""
    tree = public_tree(sl.Position.parse(SMALL))
    game = HiddenGame(tree, exact_leaf_values(tree), 0)
    game.solve(2_000)
    often = game.average().levels[0]
    first = int(np.argmax(often.sum(1)))
    word = int(tree.levels[0].move[first])
    move = Move(sl.Card.at(word >> 52), Cards.from_mask(word & (1 << 52) - 1))
    played = public(tree.position).play(move)
    rest = public_tree(played)
    again = HiddenGame(rest, exact_leaf_values(rest), 0, game.reach_after([word]))
    again.solve(2_000)
    worth = float((often[first] * game.answer(0, game.average())[1][0][first]).sum()) / again.deals
    low, high = again.interval()  # for the seat that is to move now
    gained = played.bonus[0] - tree.position.bonus[0]
    assert low - 2e-3 <= gained - worth <= high + 2e-3


def test_a_record_can_be_read() -> None:
    began = public(sl.Position.parse(SMALL))
    moves = (Move.parse("2D"),)
    seen = began.play(moves[0])
    hand = sl.Hand(Cards(sorted(seen.unseen)[:2]))
    here = replace(seen, hands=(seen.hands[0], hand))
    plain = last(fair(here))
    mild = last(fair(here, read="mild", record=(began, moves)))
    full = last(fair(here, read="full", record=(began, moves)))
    assert plain.moves.keys() == full.moves.keys()
    assert [f.read for f in (plain, mild, full)] == ["none", "mild", "full"]
    assert len({f.value for f in (plain, mild, full)}) == 3
    with pytest.raises(ValueError, match="needs a record"):
        next(fair(here, read="full"))
    with pytest.raises(ValueError, match="the record leads to"):
        next(fair(here, read="full", record=(began, ())))
    with pytest.raises(ValueError, match="allowed: none, mild, full"):
        next(fair(here, read="some"))


def test_knowing_more_of_the_other_hand() -> None:
    """What a hand lacks narrows the beliefs; a card that is known does the same."""
    position = sl.Position.parse(SMALL)
    unseen = position.unseen
    first = next(iter(unseen))
    lacking = last(fair(position, lacks={1: unseen - first - sorted(unseen)[1]}, iterations=300))
    both = Cards((first, sorted(unseen)[1]))
    known = replace(position, hands=(position.hands[0], sl.Hand(both)))
    exact = last(fair(known, iterations=300))
    for move, found in exact.moves.items():
        assert lacking.moves[move].value == pytest.approx(found.value, abs=1e-3)
    with pytest.raises(ValueError, match="no hand that fits"):
        last(fair(position, lacks={1: unseen}, iterations=10))


def test_open_and_fair_agree_when_everything_is_forced() -> None:
    """With two cards against one, all that follows is forced, where no captures are to choose."""
    fewer = TWELVE.replace("table 2C 5H", "table -").replace("piles 3H", "piles 2C 3H 5H")
    at = public(sl.Position.parse(fewer))
    for move in ("QD", "KD", "3S"):
        at = at.play(next(m for m in at.legal_moves() if m.card == sl.Card(move)))
    tree = public_tree(at)
    assert len(np.unique(tree.ending.place)) == len(tree.ending.place)
    assert not len(tree.ending.extra_at)
    for cards in (sorted(at.unseen)[:2], sorted(at.unseen)[3:5]):
        here = replace(at, hands=(sl.Hand(unknown=1), sl.Hand(Cards(cards))))
        found = last(fair(here, iterations=20))
        opened = sl.analyse(here, method="open", worlds=10**6)
        assert len(opened.rows) == 2
        for row in opened.rows:
            assert found.moves[row.move].value == pytest.approx(row.ev.mean, abs=1e-9)


def test_a_deadline_and_a_stop_give_what_there_is() -> None:
    position = sl.Position.parse(SMALL)
    asked = [0]

    def stop() -> bool:
        asked[0] += 1
        return asked[0] > 10

    found = last(fair(position, stop=stop))
    assert 0 < found.iterations < 32
    assert not found.complete
    assert found.low <= found.high
    assert not list(fair(position, deadline=time.perf_counter()))


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (sl.deal("scopone", seed=1), "4 seats"),
        (sl.Position.setup("scopa", hands=("AD 2D 3D", "? ? ?")), "up to 20,000,000"),
        (
            sl.Position.setup("scopa", hands=("AD", "? ?"), stock="?6"),
            "holds 1 cards and the other",
        ),
        (sl.Position.setup("scopa", hands=("AD 2D", "? ?"), stock="3D"), "stock are known"),
        (
            sl.Position.setup("scopa", hands=("AD 2D", "? ?"), stock="?4"),
            "out of play or in the stock",
        ),
    ],
)
def test_what_cannot_be_solved_is_said(position: Position, why: str) -> None:
    assert why in why_not_fair(position)
    with pytest.raises(ValueError, match=why):
        next(fair(position))


def test_both_forms_of_the_kernel_build_the_same_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    position = sl.Position.parse(SMALL)
    compiled = public_tree(position)
    values = exact_leaf_values(compiled)
    monkeypatch.setenv("SCOPA_LAB_PLAIN", "1")
    plain = public_tree(position)
    assert (plain.leaves == compiled.leaves).all()
    assert (plain.ending.leaf == compiled.ending.leaf).all()
    assert (plain.ending.gain == compiled.ending.gain).all()
    assert all((a.own == b.own).all() for a, b in zip(plain.levels, compiled.levels, strict=True))
    assert (exact_leaf_values(plain) == values).all()


def test_sizes_of_the_tree_are_those_of_the_formula() -> None:
    """Without captures to choose from: 12, 132, 1,320, 11,880 nodes and 665,280 payoffs."""
    position = sl.Position.parse(TWELVE)
    tree = public_tree(position)
    assert payoffs_of(position) == 665_280
    assert len(tree.levels[0].node) == 12
    assert len(tree.levels[1].node) == 132 + _choices(tree, 1)
    assert tree.payoffs >= 665_280


def _choices(tree: PublicTree, depth: int) -> int:
    level = tree.levels[depth]
    keys = level.node * 64 + level.place
    return len(keys) - len(np.unique(keys))


# ── estimated leaves ────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_eighteen_hidden_cards() -> None:
    position = sl.Position.parse(EIGHTEEN)
    *_, first, second = fair(position, corrections=(64, 0))
    assert second.estimated
    assert second.exploitability <= 0.001
    assert second.corrections == (64, 0)
    assert all(0 < move.se < 0.2 for move in second.moves.values())
    again = last(fair(position, corrections=(64, 0)))
    assert again.moves == second.moves  # the same seed
    assert 0.02 < second.leaf_error < 0.4
    assert first.iterations > 0


def test_estimated_leaves_are_near_what_many_open_deals_say() -> None:
    """On a small pack, where every leaf can be solved in many deals."""
    position = sl.Position.parse(
        SMALL.replace("stock ?4", "stock ?8").replace(
            "piles AD AH 3C 4H / 2C 3D 4C", "piles AD / 3D 4C"
        )
    )
    tree = public_tree(position)
    rng = np.random.default_rng(1)
    model = LeafModel(tree, rng)
    ids = sample_leaves(tree, 200, rng)
    better = open_values(tree, ids, 400, rng).mean(1)
    spread = float(better.std())
    wrong = float(np.sqrt(((model.values()[ids] - better) ** 2).mean()))
    assert wrong < 0.5 * spread
    assert after_batch(position).to_move == 0
