"""Exact search against the slow twin, against proven endings, under limits and under Ctrl-C."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import engine, search
from scopa_lab.batches import WorldSolver
from scopa_lab.kernel import layout, loading
from scopa_lab.packing import Workspace, case_of
from scopa_lab.scoring import categories
from scopa_lab.search import Solution, solve
from tests import naive, twin
from tests.stakes import STAKES, state_at_stake
from tests.states import ending, holds, leaves, random_state, world_of

HERE = Path(__file__).parent
ENDINGS = HERE / "data" / "open_endings.jsonl"


@pytest.fixture(scope="session", autouse=True)
def _warm() -> None:
    engine.warm()


def endings(*sizes: int) -> list[Any]:
    """The proven endings with so many cards per hand, as (position, value) parameters."""
    found: list[Any] = []
    for line in ENDINGS.read_text().splitlines():
        row = json.loads(line)
        if row["cards_per_hand"] not in sizes or row["value"] is None:
            continue
        fields = {k: row[k] for k in ("table", "hands", "piles", "to_move", "last_capture")}
        position = sl.Position.setup(row["variant"], stock="", **fields)
        marks = [pytest.mark.slow] if row["cards_per_hand"] > 5 else []
        found.append(pytest.param(position, row["value"], id=row["id"], marks=marks))
    return found


def differences(state: naive.State) -> list[str]:
    """Solve a state in every way here and in the twin; return what differs."""
    found: list[str] = []
    position = twin.to_position(state)

    def compare(name: str, here: Any, there: Any) -> None:
        if here != there:
            found.append(f"{position}: {name}: {here} v {there}")

    value, by_move = naive.minimax(state)
    moves = {twin.to_move(move): pytest.approx(float(v)) for move, v in by_move.items()}
    solution = solve(position)
    compare("moves", solution.moves, moves)
    compare("order", list(solution.moves), list(moves))
    compare("value", solution.value, pytest.approx(float(value)))
    compare("best", solution.best, tuple(m for m, v in moves.items() if v == float(value)))
    line, _ = naive.line(state)
    compare("line", solution.line, tuple(map(twin.to_move, line)))
    solver = WorldSolver(position)
    [(values, points)] = solver.solve([world_of(position)])
    compare("solver's moves", solver.moves, tuple(moves))
    compare("solver's values", values, list(solution.moves.values()))
    after = position
    for move in solution.line:
        after = after.play(move)
    table = after.score().table
    compare("categories", tuple(table), categories(position.rules))
    best = points[solver.moves.index(solution.line[0])]
    compare("points", best, [list(row) for row in table.values()])
    return found


# ── right ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(20))
def test_every_move_line_and_point_as_in_the_twin(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} search")
    assert not differences(ending(rng, game, 2, 6, ways=300))


@pytest.mark.parametrize("rule", STAKES)
@pytest.mark.parametrize("seed", range(16))
def test_as_in_the_twin_where_a_rule_is_at_stake(rule: str, seed: int) -> None:
    rng = random.Random(f"{seed} {rule} search")
    state = state_at_stake(rng, rule, rng.randint(2, 6))
    while leaves(state, 400) > 400:
        state = state_at_stake(rng, rule, rng.randint(2, 6))
    assert not differences(state)


@pytest.mark.slow
@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_longer_endings_as_in_the_twin(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} longer search")
    assert not differences(ending(rng, game, 6, 8))


@pytest.mark.parametrize(("position", "value"), endings(3, 4, 5, 6, 7))
def test_proven_endings(position: sl.Position, value: int) -> None:
    solution = solve(position)
    assert solution.proven
    assert solution.value == (value if position.to_move % 2 == 0 else -value)


@pytest.mark.parametrize(("position", "value"), endings(3))
def test_line_has_the_value_everywhere(position: sl.Position, value: int) -> None:
    solution = solve(position)
    side, expected = position.rules.side_of(position.to_move), solution.value
    after = position
    for move in solution.line:
        here = solve(after)
        sign = 1 if after.rules.side_of(after.to_move) == side else -1
        assert here.value is not None
        assert expected == sign * here.value
        assert here.best[0] == move
        after = after.play(move)
    points = after.score().points
    assert points[side] - points[1 - side] == expected


def test_position_over() -> None:
    position = sl.Position.setup(
        "scopa", hands=("", ""), piles=("7D 7H", "2C"), bonus=(2, 1), stock=""
    )
    solution = solve(position)
    points = position.score().points
    assert solution.value == points[0] - points[1]
    assert solution.proven
    assert not solution.moves
    assert not solution.line


def test_one_card_everywhere_takes_its_only_way() -> None:
    solution = solve(sl.Position.setup("scopa", table="5D", hands=("5H", "5S"), stock=""))
    assert list(map(str, solution.line)) == ["5Hx5D", "5S"]


# ── the same whatever is used ───────────────────────────────────────────────────────────────────


def plain_and_compiled(position: sl.Position) -> list[tuple[Any, ...]]:
    """Everything both forms say of all root moves: answer, nodes, records, points."""
    said = []
    for module, compiled in ((loading.plain(), False), (loading.compiled(), True)):
        work = Workspace(position, compiled=compiled, bits=12)
        work.words[layout.NODE_LIMIT] = 20_000  # a second of plain Python, no more
        work.give([case_of(position)])
        done = module.run(work.words, layout.WORLDS, 1, 0)
        roots, count = int(work.words[layout.ROOTS]), int(work.words[layout.ROOT_COUNT])
        said.append(
            (
                int(done),
                int(work.words[layout.NODES]),
                [int(word) for word in work.words[roots : roots + 4 * count]],
                work.answers(int(done)),
                work.line(),
            )
        )
    return said


@pytest.mark.parametrize("game", twin.GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_plain_and_compiled_agree_node_for_node(game: str, seed: int) -> None:
    rng = random.Random(f"{seed} {game} forms")
    plain, compiled = plain_and_compiled(twin.to_position(random_state(rng, game, 9)))
    assert plain == compiled


def test_plain_and_compiled_agree_on_a_whole_deal() -> None:
    plain, compiled = plain_and_compiled(sl.deal("scopa", seed=3))
    assert plain == compiled


def as_facts(solution: Solution) -> dict[str, Any]:
    facts = solution.to_dict()
    del facts["seconds"], facts["nodes"]
    return facts


def test_threads_change_nothing() -> None:
    position = sl.deal("scopa", seed=5)
    one = as_facts(solve(position))
    assert all(as_facts(solve(position, threads=n)) == one for n in (2, 3, 9))


def test_worlds_do_not_influence_each_other() -> None:
    position = sl.deal("scopa", seed=1).view(0)
    unseen = list(position.unseen)
    rng = random.Random(1)

    def world() -> tuple[list[int], list[list[int]]]:
        rng.shuffle(unseen)
        masks = [sum(c.mask for c in unseen[i : i + 3]) for i in range(0, 33, 3)]
        batches = [masks[i : i + 2] for i in range(1, 11, 2)]
        return [position.hands[0].cards.mask, masks[0]], batches

    worlds = [world() for _ in range(6)]
    solver = WorldSolver(position)
    together = solver.solve(worlds)
    assert together == [WorldSolver(position).solve([w])[0] for w in worlds]
    assert [solver.solve([w])[0] for w in reversed(worlds)] == together[::-1]


def test_fresh_processes_give_the_same() -> None:
    code = (
        "import scopa_lab as sl; s = sl.solve(sl.deal('scopa', seed=2)); "
        "print(s.value, s.nodes, *s.line)"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            cwd=HERE.parent,
        ).stdout
        for _ in range(2)
    }
    assert len(answers) == 1


# ── limits ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("position", "value"), endings(4)[:4])
def test_bounds_hold_at_every_node_limit(position: sl.Position, value: int) -> None:
    full = solve(position)
    previous: Solution | None = None
    for limit in [*range(1, 60, 7), *(2**i for i in range(6, 16))]:
        partial = solve(position, node_limit=limit)
        holds(partial, full)
        assert partial.nodes <= limit
        assert as_facts(partial) == as_facts(solve(position, node_limit=limit))
        previous = previous or partial
        assert partial.bounds[0] >= previous.bounds[0]
        previous = partial
    assert solve(position, node_limit=10**7).proven


@pytest.mark.parametrize("rule", STAKES)
@pytest.mark.parametrize("seed", range(3))
def test_bounds_hold_where_a_rule_is_at_stake(rule: str, seed: int) -> None:
    position = twin.to_position(state_at_stake(random.Random(f"{seed} {rule} limit"), rule, 6))
    full = solve(position)
    for limit in (1, 5, 25, 125, 625):
        holds(solve(position, node_limit=limit), full)


def test_where_low_wins_the_lowest_is_best() -> None:
    text = "{} | table 2C 5S | hands 7D AS / 3D QS | stock -"
    low, high = (solve(text.format(game)) for game in ("perdere", "scopa"))
    assert [str(move) for move in high.best] == ["7Dx2C5S"]
    assert [str(move) for move in low.best] == ["AS"]  # takes neither coins nor a sweep
    assert low.ranked == sorted(low.move_bounds.items(), key=lambda item: item[1][0])
    assert low.value == min(low.moves.values()) == low.bounds[0] == low.bounds[1]
    assert low.concept == high.concept + ", for fewer points"
    assert "fewer are better" in str(low)
    assert "fewer" not in str(high)


@pytest.mark.parametrize("limit", [1, 20, 400, 8000])
@pytest.mark.parametrize("seed", range(3))
def test_bounds_hold_with_three_sides(limit: int, seed: int) -> None:
    rng = random.Random(f"{seed} three")
    state = random_state(rng, "scopa", 6)
    while naive.number_of_sides(state.options) == 2:
        state = random_state(rng, "scopa", 6)
    position = twin.to_position(state)
    holds(solve(position, node_limit=limit), solve(position))


def test_time_limit_is_kept_and_bounds_hold() -> None:
    position = sl.deal("scientifico", seed=1)
    start = time.perf_counter()
    solution = solve(position, time_limit=0.3)
    assert time.perf_counter() - start < 2
    assert not solution.proven
    assert solution.value is None
    low, high = solution.bounds
    assert -25 <= low < high <= 25
    assert "to" in str(solution)


def test_progress_is_told_and_may_raise() -> None:
    position = sl.deal("scientifico", seed=1)
    seen: list[tuple[int, int]] = []

    def progress(done: int, total: int, partial: Solution) -> None:
        seen.append((done, total))
        assert partial.position is position

    solve(position, time_limit=0.6, progress=progress)
    assert 3 <= len(seen) <= 8
    assert all(total == 10 for _, total in seen)

    def stop(*args: object) -> None:
        raise RuntimeError("enough")

    start = time.perf_counter()
    with pytest.raises(RuntimeError, match="enough"):
        solve(position, progress=stop)
    assert time.perf_counter() - start < 2


def test_room_for_moves_grows() -> None:
    position = sl.Position.setup(
        "scopa", table="AD AH AS AC 2D 2H 2S 2C 3D 3H 3S 3C 4D 4H 4S 4C 5D 5H", priority="free",
        hands=("KD KH KS", "QD QH"), stock="",
    )  # fmt: skip
    solution = solve(position)
    assert len(solution.moves) == len(position.legal_moves()) > 256
    assert solution.proven


def test_stop_from_another_thread() -> None:
    position = sl.deal("scientifico", seed=1)
    solver = WorldSolver(position)
    timer = threading.Timer(0.2, solver.stop)
    timer.start()
    start = time.perf_counter()
    assert solver.solve([world_of(position)]) == []
    assert time.perf_counter() - start < 1


def test_stop_while_waiting_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    never = threading.Event()
    monkeypatch.delenv("SCOPA_LAB_PLAIN", raising=False)
    monkeypatch.setattr(loading, "compiled", lambda entry: never.wait(5))
    monkeypatch.setattr(loading, "is_cached", lambda entry: False)
    monkeypatch.setattr(loading, "PLAIN_SECONDS", 0.1)
    monkeypatch.setitem(engine._engines, "entries", loading.Engine(lambda message: None))
    start = time.perf_counter()
    solution = solve(sl.deal("scientifico", seed=1), time_limit=0.5)
    never.set()
    assert not solution.proven
    assert time.perf_counter() - start < 2


@pytest.mark.parametrize("plain", ["0", "1"])
def test_ctrl_c_returns_at_once(plain: str) -> None:
    code = (
        "import scopa_lab as sl, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # may be ignored by a parent
        "from scopa_lab import engine\n"
        "engine.warm(); p = sl.deal('scientifico', seed=1)\n"
        "said = []\n"
        "def ready(*_): said or print('ready', flush=True); said.append(1)\n"
        "try: sl.solve(p, progress=ready)\n"
        "except sl.Stopped as stopped:\n"
        "    low, high = stopped.solution.bounds\n"
        "    print('interrupted', low < high, stopped.solution.nodes > 0, flush=True)\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=HERE.parent,
        env={**os.environ, "SCOPA_LAB_PLAIN": plain},
    )  # fmt: skip
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(0.5)
        child.send_signal(signal.SIGINT)
        assert child.communicate(timeout=20)[0] == "interrupted True True\n"
        assert child.returncode == 0
    finally:
        child.kill()


# ── refused ─────────────────────────────────────────────────────────────────────────────────────


def test_unknown_cards_are_named() -> None:
    position = sl.Position.setup("scopa", hands=("7D 7H AS", "? ? 2C"), stock="KD ? ?")
    with pytest.raises(sl.PositionError) as refused:
        solve(position)
    assert [field for field, _ in refused.value.faults] == ["hands[1]", "stock"]
    assert "analyse" in str(refused.value)
    with pytest.raises(sl.PositionError, match=r"hands\[0\]"):
        WorldSolver(sl.Position.setup("scopa", hands=("7D ? AS", "2C")))


@pytest.mark.parametrize(
    "options",
    [{"time_limit": 0}, {"time_limit": -1}, {"node_limit": 0}, {"threads": 0}, {"threads": True}],
)
def test_senseless_limits_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        solve(sl.deal("scopa", seed=1), **options)


def test_solution_in_words_and_json() -> None:
    solution = solve(sl.deal("scopa", seed=4, players=3), node_limit=50)
    assert "each side for itself" in str(solution)
    json.dumps(solution.to_dict())


# ── forms ───────────────────────────────────────────────────────────────────────────────────────


def test_first_compile_is_announced_and_plain_python_answers(tmp_path: Path) -> None:
    code = (
        "import scopa_lab as sl\n"
        "from scopa_lab import engine\n"
        "engine.notify = lambda message: print(message, flush=True)\n"
        "p = sl.Position.setup('scopa', table='2C 5S', hands=('7D 7H', '2D QS'), stock='')\n"
        "print(sl.solve(p).value, engine.form()[1])\n"
    )
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "SCOPA_LAB_PLAIN": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=HERE.parent, env=env,
        timeout=60, check=True,
    )  # fmt: skip
    first, second = done.stdout.splitlines()
    assert first.startswith("compiling the search once")
    assert second == "2 False"
    assert done.stderr == ""


@pytest.mark.parametrize("plain_seconds", [3.0, 0.1])  # the second: plain Python waits its turn out
def test_work_begun_in_plain_python_goes_on_compiled(
    monkeypatch: pytest.MonkeyPatch, plain_seconds: float
) -> None:
    ready = threading.Event()
    compiled = loading.compiled()

    def slow(entry: str) -> Any:
        ready.wait(20)
        return compiled

    monkeypatch.delenv("SCOPA_LAB_PLAIN", raising=False)
    monkeypatch.setattr(loading, "compiled", slow)
    monkeypatch.setattr(loading, "is_cached", lambda entry: False)
    monkeypatch.setattr(loading, "PLAIN_SECONDS", plain_seconds)
    told: list[str] = []
    monkeypatch.setitem(engine._engines, "entries", loading.Engine(told.append))
    threading.Timer(0.4, ready.set).start()
    position = endings(5)[0].values[0]
    start = time.perf_counter()
    solution = solve(position)
    assert solution.proven
    assert 0.3 < time.perf_counter() - start < 3
    assert len(told) == 1


def test_importing_the_package_imports_neither_numba_nor_numpy() -> None:
    code = (
        "import sys, scopa_lab, scopa_lab.search, scopa_lab.packing\n"
        "print([m for m in ('numba', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=HERE.parent
    )
    assert done.stdout == "[]\n"


def test_perft_counts_sequences() -> None:
    position = sl.deal("scientifico", seed=1)
    moves = position.legal_moves()
    assert search.perft(position, 1) == len(moves)
    assert search.perft(position, 2) == sum(len(position.play(m).legal_moves()) for m in moves)
    with pytest.raises(sl.PositionError):
        search.perft(position.view(0), 2)
