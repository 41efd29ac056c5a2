"""Searches that end early, share their work, or are many: what they say is true all the same."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.batches import WorldSolver
from scopa_lab.kernel import layout, loading
from scopa_lab.packing import Tables, Workspace, free_memory
from scopa_lab.search import Solution, solve
from tests import naive, twin
from tests.states import ending, holds, random_state

PACKAGE = Path(sl.__file__).parent
LONG = sl.deal("scientifico", seed=1)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()  # loading numba may take longer than some of the limits here


def random_position(seed: int, cards: int) -> sl.Position:
    rng = random.Random(f"{seed} cut off")
    return twin.to_position(random_state(rng, twin.GAMES[seed % len(twin.GAMES)], cards))


def proven(seed: int, cards: int) -> tuple[sl.Position, Solution]:
    """Return a random position that does not take too long, with its solution."""
    while True:
        position = random_position(seed, cards)
        solution = solve(position, node_limit=10**6)
        if solution.proven:
            return position, solution
        seed += 1000


def dealt_anew(rules: sl.Rules, rng: random.Random, each: int, stock: int) -> list[sl.Position]:
    """Return positions that look alike: the same cards, of few ranks, dealt again and again."""
    pack = [card for card in rules.cards if card.rank in "A23457JK"]
    rng.shuffle(pack)
    table, cards = pack[:4], pack[4 : 4 + each * rules.players + stock]
    found = []
    for _ in range(12):
        rng.shuffle(cards)
        hands = [cards[i * each : (i + 1) * each] for i in range(rules.players)]
        rest = cards[each * rules.players :]
        found.append(sl.Position.setup(rules, table=table, hands=hands, stock=rest))
    return found


class TestCutOff:
    @staticmethod
    def at_random(seed: int, cuts: int) -> None:
        position, full = proven(seed, 9)
        rng = random.Random(seed)
        for _ in range(cuts):
            limit = int(full.nodes ** rng.random()) + 1
            partial = solve(position, node_limit=limit, threads=rng.choice((1, 2)))
            holds(partial, full)

    @pytest.mark.parametrize("seed", range(36))
    def test_at_a_random_node(self, seed: int) -> None:
        self.at_random(seed, 5)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(36, 236))
    def test_at_twenty_random_nodes(self, seed: int) -> None:
        self.at_random(seed, 20)

    def test_by_an_event(self) -> None:
        stop = threading.Event()
        threading.Timer(0.3, stop.set).start()
        start = time.perf_counter()
        solution = solve(LONG, stop=stop)
        assert time.perf_counter() - start < 2
        assert not solution.proven
        assert solution.nodes > 0
        assert solution.bounds[0] < solution.bounds[1]

    def test_wrong_ways_to_follow_it_are_refused(self) -> None:
        asked: Any = solve
        with pytest.raises(ValueError, match="progress is a function"):
            asked(LONG, progress=3)
        with pytest.raises(ValueError, match="stop is a threading"):
            asked(LONG, stop=True)
        assert not asked(LONG, node_limit=3.0, threads=8.0, memory=64.0).proven

    def test_of_few_nodes_is_kept_by_many_threads(self) -> None:
        for threads in (1, 2, 8):
            assert solve(LONG, node_limit=3, threads=threads).nodes <= 3

    @pytest.mark.parametrize("game", ["scientifico", "scopone"])
    def test_of_most_of_a_deal_leaves_bounds_worth_having(self, game: str) -> None:
        position = sl.deal(game, seed=3)
        while sum(map(len, position.hands)) > 32:
            position = position.play(position.legal_moves()[0])
        without = solve(position, node_limit=1).bounds
        low, high = solve(position, node_limit=10_000_000).bounds
        assert without[0] < low < high < without[1]
        assert high - low <= 0.8 * (without[1] - without[0])

    def test_before_it_begins(self) -> None:
        stop = threading.Event()
        stop.set()
        assert not solve(LONG, stop=stop).proven

    @pytest.mark.parametrize("game", [LONG, sl.deal("scopa", seed=4, players=3)])
    def test_progress_tells_nodes_while_the_first_question_is_open(self, game: sl.Position) -> None:
        nodes: list[int] = []

        def progress(done: int, total: int, partial: Solution) -> None:
            nodes.append(partial.nodes)

        solve(game, time_limit=0.5, progress=progress)
        assert nodes[0] > 0
        assert nodes == sorted(nodes)
        assert nodes[-1] > nodes[0]

    @pytest.mark.parametrize("game", ["scopa", "asso"])
    def test_where_a_few_plays_have_thousands_of_captures(self, game: str) -> None:
        table = "AD AH AS AC 2D 2H 2S 2C 3D 3H 3S 3C 4D 4H 4S 4C 5D 5H 5S 5C 6D 6H"
        hands = ("KD KH QS QC", "KS KC QD QH")
        position = sl.Position.setup(game, table=table, hands=hands, stock="", priority="free")
        start = time.perf_counter()
        solve(position, time_limit=0.3)
        assert time.perf_counter() - start < 2


class TestShared:
    @pytest.mark.parametrize("seed", range(12))
    def test_by_any_number_of_threads(self, seed: int) -> None:
        position, one = proven(seed, 12)
        for threads in (2, 3, 8):
            many = solve(position, threads=threads)
            assert (many.moves, many.line) == (one.moves, one.line)

    @pytest.mark.parametrize("seed", range(4))
    def test_in_a_table_far_too_small(self, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        position = random_position(18 * seed + 16, 13)
        usual = solve(position)
        bits = Tables(position).bits
        monkeypatch.setattr("scopa_lab.packing.tables.table_bits", lambda *_: 3)
        assert Tables(position).bits == 3 < bits
        for threads in (1, 3):
            assert solve(position, threads=threads).moves == usual.moves

    @pytest.mark.parametrize("seed", range(4))
    def test_in_a_table_that_grows(self, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        position = random_position(18 * seed + 16, 16)
        usual = solve(position)
        monkeypatch.setattr("scopa_lab.packing.tables.BEGIN_BITS", 4)
        for threads in (1, 3):
            assert solve(position, threads=threads).moves == usual.moves
        work = Workspace(position, compiled=True)
        loading.compiled().run(work.words, layout.LIST, 0, 0)
        loading.compiled().run(work.words, layout.ASK, 0, 1)
        begin, now = (1 << 4) // 4 - 1, int(work.words[layout.TABLE_MASK])
        assert begin < now <= int(work.words[layout.TABLE_MASK_MOST])


class TestMemory:
    def test_is_what_was_allowed_at_most(self) -> None:
        for mebibytes in (1, 5, 64, 1024):
            words = Tables(LONG, mebibytes << 20).size
            assert mebibytes << 18 < words * 8 <= mebibytes << 20

    def test_is_little_in_plain_python(self) -> None:
        assert len(Workspace(LONG, compiled=False, tables=Tables(LONG, 1 << 30)).words) < 1 << 19

    def test_is_no_more_than_half_of_what_is_free(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[int] = []

        def tables(position: sl.Position, most: int) -> Tables:
            asked.append(most)
            return Tables(position, most)

        monkeypatch.setattr("scopa_lab.search.Tables", tables)
        monkeypatch.setattr("scopa_lab.search.free_memory", lambda: 6 << 20)
        assert not solve(LONG, node_limit=5).proven
        monkeypatch.undo()
        assert asked == [3 << 20]
        assert free_memory() > 1 << 20

    def test_that_is_not_to_be_had_is_done_without(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from scopa_lab.packing import tables

        def empty(size: int, compiled: bool) -> Any:
            if size * 8 > 8 << 20:
                raise MemoryError
            return usual(size, compiled)

        usual = tables.empty
        monkeypatch.setattr(tables, "empty", empty)
        position = random_position(16, 12)
        assert solve(position).proven
        assert not solve(LONG, time_limit=0.2).proven

    def test_grows_with_the_search(self) -> None:
        words = Workspace(LONG, compiled=True, tables=Tables(LONG, 1 << 30)).words
        assert words[layout.TABLE_MASK] << 6 < 20 << 20 < words[layout.TABLE_MASK_MOST] << 6

    @pytest.mark.parametrize("memory", [0, -1, 1.5, True, "much"])
    def test_that_makes_no_sense_is_refused(self, memory: Any) -> None:
        with pytest.raises(ValueError, match="memory"):
            solve(LONG, memory=memory)


class TestEach:
    @staticmethod
    def positions(count: int) -> list[sl.Position]:
        found = []
        for seed in range(count):
            rng = random.Random(f"{seed} each")
            game = rng.choice(twin.GAMES)
            found.append(twin.to_position(ending(rng, game)))
        return found

    def test_is_what_the_twin_says_one_by_one(self) -> None:
        states = []
        for seed in range(24):
            rng = random.Random(f"{seed} each of the twin")
            states.append(ending(rng, rng.choice(twin.GAMES)))
        found = sl.solve_each(map(twin.to_position, states))
        for state, values in zip(states, found, strict=True):
            _, by_move = naive.minimax(state)
            expected = {twin.to_move(m): pytest.approx(float(v)) for m, v in by_move.items()}
            assert values == expected
            assert list(values) == list(expected)

    def test_does_not_depend_on_threads_or_neighbours(self) -> None:
        positions = self.positions(20)
        together = sl.solve_each(positions, threads=1)
        assert sl.solve_each(positions[::-1], threads=3) == together[::-1]
        assert [solve(p).moves for p in positions] == together

    @pytest.mark.parametrize(
        ("game", "players", "each", "stock"),
        [
            ("scopa", 2, 5, 0),
            ("scopa", 2, 3, 6),
            ("scopa", 3, 3, 0),
            ("asso", 2, 5, 0),
            ("cicera", 4, 2, 0),
            ("scopone", 4, 3, 0),
            ("perdere", 2, 5, 0),
        ],
    )
    def test_of_the_same_cards_dealt_anew(
        self, game: str, players: int, each: int, stock: int
    ) -> None:
        rng = random.Random(f"{game} {each} {stock}")
        rules = sl.rules(game, players=players)
        for _ in range(3):
            positions = dealt_anew(rules, rng, each, stock)
            assert sl.solve_each(positions, threads=1) == [solve(p).moves for p in positions]

    def test_worlds_of_the_same_cards(self) -> None:
        rng = random.Random(7)
        position = dealt_anew(sl.rules("scientifico"), rng, 3, 0)[0]
        others = [card for hand in position.hands[1:] for card in hand.cards]
        worlds: list[tuple[list[int], list[list[int]]]] = []
        for _ in range(20):
            rng.shuffle(others)
            dealt = [sum(c.mask for c in others[i : i + 3]) for i in (0, 3, 6)]
            worlds.append(([position.hands[0].cards.mask, *dealt], []))
        together = WorldSolver(position).solve(worlds)
        assert together == [WorldSolver(position).solve([world])[0] for world in worlds]

    def test_of_more_than_the_kernel_is_given_at_once(self) -> None:
        rng = random.Random(1)
        table = "2C 5S QD"
        hands = [
            rng.sample(["AD", "7D", "3H", "KH", "4S", "6S", "JC", "QC", "7C"], 6)
            for _ in range(300)
        ]
        positions = [
            sl.Position.setup("scopa", table=table, hands=(h[:3], h[3:]), stock="") for h in hands
        ]
        told: list[tuple[int, int]] = []
        found = sl.solve_each(positions, progress=lambda *numbers: told.append(numbers))
        assert found[::50] == [solve(p).moves for p in positions[::50]]
        assert told[-1] == (300, 300)

    def test_of_finished_deals_and_of_none(self) -> None:
        over = sl.Position.setup("scopa", table="2C", hands=("", ""), stock="")
        assert sl.solve_each([over, str(over)]) == [{}, {}]
        assert sl.solve_each([]) == []

    def test_with_more_moves_than_there_is_room_for(self) -> None:
        position = sl.Position.setup(
            "scopa", table="AD AH AS AC 2D 2H 2S 2C 3D 3H 3S 3C 4D 4H 4S 4C 5D 5H", stock="",
            priority="free", hands=("KD KH KS", ""),
        )  # fmt: skip
        assert sl.solve_each([position]) == [solve(position).moves]

    def test_refuses_unknown_cards_by_name(self) -> None:
        known = sl.Position.setup("scopa", hands=("7D", "2C"), stock="")
        hidden = sl.Position.setup("scopa", hands=("7D", "?"), stock="?")
        with pytest.raises(sl.PositionError) as refused:
            sl.solve_each([known, hidden])
        assert [f for f, _ in refused.value.faults] == [
            "positions[1].hands[1]",
            "positions[1].stock",
        ]
        with pytest.raises(ValueError, match="threads"):
            sl.solve_each([known], threads=0)

    def test_ends_with_what_progress_raises(self) -> None:
        def enough(*_: int) -> None:
            raise RuntimeError("enough")

        start = time.perf_counter()
        with pytest.raises(RuntimeError, match="enough"):
            sl.solve_each([LONG] * 3, progress=enough)
        assert time.perf_counter() - start < 3


@pytest.mark.slow
def test_an_edited_rule_is_never_answered_from_old_code(tmp_path: Path) -> None:
    """A constant of the rules, and one line of the kernel, are changed in a copy of the package."""
    shutil.copytree(PACKAGE, tmp_path / "scopa_lab", ignore=shutil.ignore_patterns("__pycache__"))
    code = (
        "import scopa_lab as sl; from scopa_lab.engine import warm; assert warm() is not None\n"
        "s = sl.solve('scopa | table 2C 5S | hands 7D AS / 3D QS | stock -')\n"
        "print(s.value, sl.__file__)\n"
    )
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}

    def value() -> int:
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, env=env
        )
        assert done.returncode == 0, done.stderr
        number, file = done.stdout.split(maxsplit=1)
        assert str(tmp_path) in file
        return int(number)

    def edit(name: str, old: str, new: str) -> None:
        path = tmp_path / "scopa_lab" / name
        text = path.read_text()
        assert text.count(old) == 1
        path.write_text(text.replace(old, new))

    before = value()
    assert value() == before
    edit("packing/turns.py", "Turn(seat, int(pays),", "Turn(seat, 7 * int(pays),")
    assert value() == before + 6  # the first move is a sweep
    edit("kernel/measures.py", "mine > theirs:\n        return points", "mine > theirs: return 50")
    assert value() > 50
