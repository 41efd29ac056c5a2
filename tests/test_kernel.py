"""The kernel: moves, play and its undoing, points, and shortcuts that must not change an answer."""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.kernel import layout, loading
from scopa_lab.packing import Workspace, case_of, move_of, word_of
from scopa_lab.scoring import margin
from tests import naive, twin
from tests.stakes import STAKES, state_at_stake
from tests.states import random_state

NODES_MOST = 1_000_000
FORMS = [pytest.param(False, id="plain"), pytest.param(True, id="compiled")]


def kernel(name: str) -> Any:
    """A module of the kernel in its plain form."""
    package = loading.plain().__name__.rpartition(".")[0]
    return importlib.import_module(f"{package}.{name}")


def frame(work: Workspace, ply: int, field: int) -> int:
    return int(work.words[layout.FRAMES + ply * layout.FRAME_SIZE + field])


def check_state(work: Workspace, ply: int, position: sl.Position) -> None:
    """Compare the state after so many plays with the position."""
    words, rules = work.words, position.rules
    assert words[layout.HANDS : layout.HANDS + rules.players] == [
        hand.cards.mask for hand in position.hands
    ]
    if position.is_over:  # the leftovers are shared out when the points are counted
        return
    assert words[layout.PILES : layout.PILES + rules.sides] == [p.mask for p in position.piles]
    assert frame(work, ply, layout.TABLE_CARDS) == position.table.mask
    assert frame(work, ply, layout.TABLE_SUM) == sum(map(rules.value, position.table))
    last = -1 if position.last_capture is None else rules.side_of(position.last_capture)
    assert frame(work, ply, layout.LAST) == last + 1
    if rules.no_sweep_on == "last_capture":
        assert frame(work, ply, layout.SWEPT) == position.last_capture_swept
    if rules.picada == "previous":
        laid = 0 if position.last_laid is None else position.last_laid.mask
        assert frame(work, ply, layout.LAID) == laid
    if words[layout.EARNING]:
        check_earning(work, position)
    if rules.primiera_source != "all":
        for side, combos in enumerate(position.combinations):
            assert words[layout.COMBOS + side] == sl.Cards().union(*combos).mask
            best = [max(rules.prime_values[c.rank] for c in combo) for combo in combos]
            assert words[layout.LETTERS + side] == sum(best)


def check_earning(work: Workspace, position: sl.Position) -> None:
    """Compare what the sides swept so far, and can still earn, with the position."""
    words, rules = work.words, position.rules
    swept = [points.get("sweeps", 0) for points in position.earned_by_name()]
    assert words[layout.SWEPT_SO_FAR : layout.SWEPT_SO_FAR + rules.sides] == swept
    to_come = [[*hand.cards] for hand in position.hands]
    for batch in position.batches():
        for seat, cards in enumerate(batch):
            to_come[seat] += [c for c in cards if c is not None]
    for left, most in (
        (layout.SWEEPS_LEFT, layout.SWEEP_MOST),
        (layout.OTHERS_LEFT, layout.OTHER_MOST),
    ):
        for side in range(rules.sides):
            held = [c for hand in to_come[side :: rules.sides] for c in hand]
            assert words[left + side] == sum(words[most + c.index // 4] for c in held)


@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(25))
def test_whole_random_deals_and_back(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} kernel")
    position = sl.deal(game, seed=seed, **twin.random_options(rng, game))
    work = Workspace(position, compiled=False, bits=4, stack=1 << 16)
    play, captures, words = kernel("play"), kernel("captures"), work.words
    play.gather(words)
    play.restart(words)
    state = range(layout.HANDS, layout.HANDS + layout.STATE_SIZE)
    before = []
    for ply in range(work.plies):
        check_state(work, ply, position)
        at = words[layout.STACK]
        end = play.legal_moves(words, ply, at)
        assert words[layout.STATUS] == 0
        captures.sort_moves(words, at, end)
        moves = [move_of(word) for word in words[at:end]]
        assert moves == list(position.legal_moves())
        move = rng.choice(moves)
        before.append([words[i] for i in state])
        play.play(words, ply, word_of(move))
        position = position.play(move)
    check_state(work, work.plies, position)
    kernel("points").points_of_line(words)
    assert work.points() == [list(row) for row in position.score().table.values()]
    for ply in reversed(range(work.plies)):
        play.take_back(words, ply)
        assert [words[i] for i in state] == before[ply]


def sequences(state: naive.State, depth: int) -> int:
    """Count sequences of moves in the twin."""
    if depth == 0 or naive.over(state):
        return 1
    return sum(sequences(naive.play(state, move), depth - 1) for move in naive.moves(state))


@pytest.mark.parametrize("compiled", FORMS)
@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_perft_as_in_the_twin(game: str, seed: int, compiled: bool) -> None:
    state = random_state(random.Random(f"{seed} {game} perft"), game, 5)
    work = Workspace(twin.to_position(state), compiled=compiled)
    module = loading.compiled() if compiled else loading.plain()
    for depth in range(7):
        assert module.run(work.words, layout.PERFT, depth, 0) == sequences(state, depth)


@pytest.mark.parametrize(("game", "depth", "count"), [("scopa", 6, None), ("scientifico", 5, None)])
def test_perft_of_openings_in_both_forms(game: str, depth: int, count: int | None) -> None:
    position = sl.deal(game, seed=1)
    counts = [
        module.run(Workspace(position, compiled=form).words, layout.PERFT, depth, 0)
        for form, module in ((False, loading.plain()), (True, loading.compiled()))
    ]
    assert counts[0] == counts[1]


def answers(position: sl.Position, **changes: int) -> tuple[Any, ...] | None:
    """Values, points and the last line of all root moves, with some words changed.

    None when that takes more nodes than `NODES_MOST`.
    """
    work = Workspace(
        position,
        compiled=True,
        bits=changes.pop("bits", 12),
        stack=1 << 17,
        roots=1 << 11,
    )
    for name, value in changes.items():
        work.words[getattr(layout, name)] = value
    work.words[layout.NODE_LIMIT] = NODES_MOST
    work.give([case_of(position)])
    loading.compiled().run(work.words, layout.WORLDS, 1, 0)
    if work.words[layout.STATUS] == layout.LIMIT_REACHED:
        return None
    assert work.words[layout.STATUS] == 0
    roots, count = int(work.words[layout.ROOTS]), int(work.words[layout.ROOT_COUNT])
    values = [[int(work.words[roots + 4 * i + k]) for k in (0, 1, 3)] for i in range(count)]
    return values, work.answers(1), work.line()


def usual(position: sl.Position) -> bool:
    """Whether `sweeping` knows the rules, and nothing is left to be dealt."""
    words = Workspace(position, compiled=False).words
    return words[layout.TAIL_FROM] < words[layout.PLIES] and not words[layout.BATCH_COUNT]


def differing_shortcuts(position: sl.Position) -> list[Any]:
    """Answers that differ when the table is asked and bounds are drawn more often, less, or never.

    None where even the usual way takes too long.
    """
    found = [
        answers(position),
        answers(position, TABLE_LEAST=1, SURVEY_LEAST=1),
        answers(position, TABLE_LEAST=1, SURVEY_LEAST=1, bits=2),
        answers(position, TABLE_LEAST=99, SURVEY_LEAST=1),
        answers(position, TABLE_LEAST=99, SURVEY_LEAST=99),
        answers(position, TABLE_LEAST=1, SURVEY_LEAST=1, TAIL_FROM=99),
        answers(position, TABLE_LEAST=1, SURVEY_LEAST=1, TAIL_FROM=99, SWEEPS_TO=0),
        answers(position, TABLE_LEAST=99, SURVEY_LEAST=99, TAIL_FROM=99),
        answers(position, SWEEPS_TO=99 if usual(position) else 0, SURVEY_LEAST=1),
    ]
    done = [answer for answer in found if answer is not None]
    return [answer for answer in done if answer != done[0]]


@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(24))
def test_table_bounds_and_merging_change_no_answer(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} shortcuts")
    state = random_state(rng, game, rng.randint(6, 9), alike=seed % 2 == 1)
    assert not differing_shortcuts(twin.to_position(state))


@pytest.mark.parametrize("rule", STAKES)
@pytest.mark.parametrize("seed", range(40))
def test_nor_where_a_rule_is_at_stake(rule: str, seed: int) -> None:
    rng = random.Random(f"{seed} {rule} shortcuts")
    assert not differing_shortcuts(twin.to_position(state_at_stake(rng, rule, rng.randint(5, 9))))


def check_bounds(position: sl.Position) -> None:
    """See that the values of all moves lie within the bounds given without search."""
    work = Workspace(position, compiled=True, stack=1 << 17, roots=1 << 11)
    count = loading.compiled().run(work.words, layout.LIST, 0, 0)
    bounds = work.root_bounds()
    assert len(bounds) == count
    values = root_values(position)
    assert all(low <= value <= high for (low, high), value in zip(bounds, values, strict=True))


def root_values(position: sl.Position) -> list[float]:
    """The values that `root_bounds` speaks of."""
    values = [*sl.solve(position).moves.values()]
    if position.rules.sides > 2:
        return values
    so_far = margin(position.bonus, 0)
    sign = 1 - 2 * position.rules.side_of(position.to_move)
    return [sign * value - so_far for value in values]


@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_bounds_without_search_hold(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} bounds")
    check_bounds(twin.to_position(random_state(rng, game, rng.randint(2, 8))))


@pytest.mark.parametrize("rule", STAKES)
@pytest.mark.parametrize("seed", range(12))
def test_bounds_hold_where_a_rule_is_at_stake(rule: str, seed: int) -> None:
    rng = random.Random(f"{seed} {rule} bounds")
    check_bounds(twin.to_position(state_at_stake(rng, rule, rng.randint(2, 7))))


@pytest.mark.parametrize("compiled", FORMS)
def test_full_stack_is_noticed(compiled: bool) -> None:
    position = sl.deal("scientifico", seed=1)
    module = loading.compiled() if compiled else loading.plain()
    work = Workspace(position, compiled=compiled, stack=24)
    module.run(work.words, layout.ASK, 0, 0)
    assert work.words[layout.STATUS] == layout.OVERFLOW
    work = Workspace(position, compiled=compiled, roots=4)
    module.run(work.words, layout.LIST, 0, 0)
    assert work.words[layout.STATUS] == layout.OVERFLOW


def test_cache_folder_follows_sources_and_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    here = loading.cache_folder()
    monkeypatch.setattr(loading, "version", lambda name: "0.0")
    loading.cache_folder.cache_clear()
    try:
        assert loading.cache_folder() != here
    finally:
        monkeypatch.undo()
        loading.cache_folder.cache_clear()
    assert loading.cache_folder() == here
    assert (here / "complete-entries").exists()


def test_cache_folder_where_home_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    loading.cache_folder.cache_clear()
    try:
        assert loading.cache_folder().is_dir()
    finally:
        monkeypatch.undo()
        loading.cache_folder.cache_clear()


def test_numba_settings_of_others_are_left_alone() -> None:
    code = (
        "import numba; numba.config.CACHE_DIR = '/nowhere'\n"
        "from scopa_lab.kernel import loading; loading.compiled()\n"
        "print(numba.config.CACHE_DIR)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "/nowhere\n"
