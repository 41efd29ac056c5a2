"""Packing: words to integers and back, the order of play, the capture lists."""

from __future__ import annotations

import random

import numpy as np
import pytest

import scopa_lab as sl
from scopa_lab.kernel import hidden_layout as hl
from scopa_lab.kernel import layout, loading
from scopa_lab.packing import Turn, Workspace, case_of, move_of, schedule, word_of, world_in
from scopa_lab.packing.hidden import HiddenMemory
from scopa_lab.packing.tables import table_bits
from scopa_lab.scoring import categories
from tests import naive, twin
from tests.states import random_state


@pytest.mark.parametrize(
    "text", ["AD", "KC", "AHxAD", "7Dx2C5S", "KDxADAHASAC6D", "KCxJDAHAC", "TSx9CAD"]
)
def test_moves_go_through_the_door_and_back(text: str) -> None:
    move = sl.Move.parse(text)
    assert move_of(word_of(move)) == move
    assert word_of(move) < 1 << 62


def turns_played(position: sl.Position, rng: random.Random) -> list[Turn]:
    """Play at random; return who played, what a sweep would have paid, which batch came before."""
    turns, dealt = [], 0
    batches = len(position.batches())
    while not position.is_over:
        fresh = batches - len(position.batches()) > dealt
        dealt = batches - len(position.batches())
        turns.append(Turn(position.to_move, int(position.sweep_counts), dealt if fresh else 0))
        position = position.play(rng.choice(position.legal_moves()))
    return turns


@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(40))
def test_schedule_is_the_order_of_play(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} schedule")
    position = twin.to_position(random_state(rng, game, rng.randint(1, 14)))
    hands = [len(hand) for hand in position.hands]
    batches = [[len(cards) for cards in batch] for batch in position.batches()]
    found = schedule(position.rules, hands, batches, position.to_move)
    assert found == turns_played(position, rng)


def test_schedule_of_whole_deals() -> None:
    for players in (2, 3, 4, 6):
        position = sl.deal("scopa", seed=players, players=players)
        hands = [len(hand) for hand in position.hands]
        batches = [[len(cards) for cards in batch] for batch in position.batches()]
        found = schedule(position.rules, hands, batches, 0)
        assert found == turns_played(position, random.Random(players))
        assert len(found) == 36
        assert [turn.deal for turn in found if turn.deal] == list(range(1, len(batches) + 1))


def root_words(position: sl.Position) -> list[int]:
    work = Workspace(position, compiled=False, stack=1 << 16, roots=1 << 13)
    loading.plain().run(work.words, layout.LIST, 0, 0)
    assert work.words[layout.STATUS] == 0
    return work.root_moves()


@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(50))
def test_capture_lists_give_the_legal_moves(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} lists")
    rules = sl.rules(game, **twin.random_options(rng, game))
    pack = naive.full_pack(twin.twin_options(rules))
    rng.shuffle(pack)
    table = [pack.pop() for _ in range(rng.randint(0, 10))]
    position = sl.Position.setup(
        rules,
        table=" ".join(table),
        hands=[" ".join(pack[:10]), *[""] * (rules.players - 1)],
        stock="",
    )
    assert root_words(position) == [word_of(move) for move in position.legal_moves()]


def test_position_goes_in_whole() -> None:
    position = sl.Position.setup(
        "scopa", table="2C 5S", hands=("7D ?", "? ? 2D"), piles=("AD 2H AC", "KD"), bonus=(3, 1),
        stock="QS ? AH", to_move=1, last_capture=1, primiera_source="combination_letter",
        combinations=(["AD 2H AC"], []),
    )  # fmt: skip
    work = Workspace(position, compiled=False)
    words, start = work.words, layout.START - layout.HANDS
    assert words[start + layout.HANDS : start + layout.HANDS + 2] == [1 << 24, 1 << 4]
    assert words[start + layout.PILES : start + layout.PILES + 2] == [
        sl.Cards("AD AC 2H").mask,
        1 << 48,
    ]
    assert words[start + layout.LETTERS] == 16
    assert words[start + layout.COMBOS] == position.piles[0].mask
    assert words[layout.START_EARNED : layout.START_EARNED + 2] == [3, 1]
    assert words[layout.START_LAST] == 2
    assert words[layout.BATCHES] == sl.Cards("QS AH").mask
    assert work.plies == 8
    dealt = [1 << 24 | 2, 0b11 << 44], [[sl.Cards("QS AH 3C").mask, 0]]
    work.set_case(world_in(case_of(position), *dealt))
    loading.plain().run(words, layout.LIST, 0, 0)
    assert words[layout.START_REST] == (
        position.table.mask | 1 << 24 | 2 | 0b11 << 44 | sl.Cards("QS AH 3C").mask
    )


@pytest.mark.parametrize("compiled", [False, True])
def test_points_are_read_per_category_and_side(compiled: bool) -> None:
    position = sl.Position.setup(
        "scopa", players=3, hands=("", "", ""), piles=("7D 7H", "2C", "AD"), bonus=(2, 1, 0),
        stock="", napola="full",
    )  # fmt: skip
    work = Workspace(position, compiled=compiled)
    module = loading.compiled() if compiled else loading.plain()
    module.run(work.words, layout.SCORE, 0, 0)
    assert work.points() == [list(row) for row in position.score().table.values()]
    assert len(work.points()) == len(categories(position.rules))


def test_table_grows_with_the_work_and_stays_small() -> None:
    sizes = [table_bits([4 * n], 2) for n in range(1, 11)]
    assert sizes == sorted(sizes)
    assert (
        max(table_bits([cards] * n, s) for cards in (6, 40) for n in (1, 6) for s in (2, 6)) == 26
    )


@pytest.mark.parametrize("compiled", [False, True])
def test_memory_given_again_is_used_again(compiled: bool) -> None:
    work = Workspace(sl.deal("scopa", seed=1), compiled=compiled, roots=hl.PARAMETERS)
    memory, size = HiddenMemory(work), len(work.words)
    other = np.arange(5)
    memory.give(hl.LEAF_AT, other)
    memory.give(hl.CASE_AT, np.arange(12).reshape(3, 4))
    full = len(work.words)
    for given in (np.arange(4), np.arange(8, 20), np.array([7])):
        memory.give(hl.CASE_AT, given)
        assert memory.read(hl.CASE_AT, given.size).tolist() == given.tolist()
        assert memory.read(hl.LEAF_AT, 5).tolist() == other.tolist()
        assert len(work.words) == full
    memory.give(hl.CASE_AT, np.arange(13))  # too much for that place
    assert memory.read(hl.CASE_AT, 13).tolist() == [*range(13)]
    assert memory.read(hl.LEAF_AT, 5).tolist() == other.tolist()
    assert (full - size, len(work.words) - full) == ((0, 0) if compiled else (17, 13))


def test_too_long_a_deal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "PLIES_MAX", 20)
    with pytest.raises(ValueError, match="too long for the kernel: 36 plays"):
        Workspace(sl.deal("scopa", seed=1), compiled=False)


def test_both_forms_of_workspace_hold_the_same_words() -> None:
    position = sl.deal("scopa", seed=1)
    plain, compiled = (
        [int(w) for w in Workspace(position, compiled=form, bits=4).words] for form in (False, True)
    )
    for where in (layout.INDEX, layout.TABLE, layout.SWEEP_TABLE):  # elsewhere when compiled
        plain[where] = compiled[where] = 0
    assert plain[: len(compiled)] == compiled
