"""Playouts: random deals and random moves, held against the twin's own tree and its own deals."""

from __future__ import annotations

import importlib
import math
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import scopa_lab as sl
from scopa_lab.kernel import layout, loading
from scopa_lab.packing import Workspace, random_deal_words
from scopa_lab.playout import CHUNK, start_of
from tests import naive, twin
from tests.states import GAMES, ending, random_options, twin_options

Chances = dict[tuple[int, ...], float]
WAYS = 400  # to play a position out, at most, where all are counted


@pytest.fixture(autouse=True)
def _no_word_about_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_lab.engine.notify", lambda message: None)


def exact_chances(state: naive.State) -> Chances:
    """The chance of every final score when each legal move is as likely as the others."""
    if naive.over(state):
        return {tuple(naive.totals(state)): 1.0}
    moves = naive.moves(state)
    return mixed(exact_chances(naive.play(state, move)) for move in moves)


def mixed(several: Iterable[Chances]) -> Chances:
    """The mean of several tables of chances."""
    tables = list(several)
    found: Chances = {}
    for table in tables:
        for points, chance in table.items():
            found[points] = found.get(points, 0.0) + chance / len(tables)
    return found


def check_chances(points: np.ndarray[Any, Any], chances: Mapping[tuple[int, ...], float]) -> None:
    """Hold the points of many deals against their chances: chi-square, rare scores taken together.

    The bound is five standard deviations above what is expected of chi-square.
    """
    count = len(points)
    seen = Counter(map(tuple, points.tolist()))
    assert seen.keys() <= chances.keys()
    square, bins, rare, rare_seen = 0.0, 0, 0.0, 0
    for score, chance in chances.items():
        if chance * count < 10:
            rare += chance * count
            rare_seen += seen[score]
        else:
            square += (seen[score] - chance * count) ** 2 / (chance * count)
            bins += 1
    if rare > 1:
        square += (rare_seen - rare) ** 2 / rare
        bins += 1
    free = max(1, bins - 1)
    assert square < free + 5 * math.sqrt(2 * free) + 5


# ── from a position ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_as_likely_as_the_others(game: str) -> None:
    rng = random.Random(f"{game} chances")
    for _ in range(3):
        state = ending(rng, game, ways=WAYS)
        check_chances(sl.playouts(twin.to_position(state), 4000, seed=3), exact_chances(state))


@pytest.mark.parametrize("game", GAMES)
def test_every_world_is_as_likely_as_the_others(game: str) -> None:
    rng = random.Random(f"{game} worlds")
    while True:
        state = ending(rng, game, ways=30)
        position = twin.to_position(state)
        hands: list[list[str | None]] = [
            [None if rng.random() < 0.5 else card for card in sorted(hand)] for hand in state.hands
        ]
        stock = [None if rng.random() < 0.5 else card for card in state.stock]
        places = [*(card for hand in hands for card in hand), *stock]
        unseen = position.rules.cards - position.known
        hidden = len(unseen) + places.count(None)
        if places.count(None) and math.comb(hidden, places.count(None)) <= 60:
            break
    known = [card for card in places if card]
    pool = {str(card) for card in unseen} | {*state.stock, *(c for h in state.hands for c in h)}
    worlds = naive.worlds(state, hands, stock, pool - set(known))
    asked = replace(
        position,
        hands=tuple(
            sl.Hand(sl.Cards([card for card in hand if card]), hand.count(None)) for hand in hands
        ),
        stock=tuple(sl.Card(card) if card else None for card in stock),
    )
    check_chances(sl.playouts(asked, 6000, seed=5), mixed(map(exact_chances, worlds)))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_forced_ends_as_in_the_twin(game: str) -> None:
    rng = random.Random(f"{game} forced")
    for _ in range(3):
        state = ending(rng, game, least=2, most=4, ways=1)
        position = twin.to_position(state)
        while not naive.over(state):
            (move,) = naive.moves(state)
            state = naive.play(state, move)
        assert sl.playouts(position, 3).tolist() == [naive.totals(state)] * 3


def test_a_deal_that_is_over_keeps_its_points() -> None:
    position = sl.deal("cirulla", seed=2)
    while not position.is_over:
        position = position.play(position.legal_moves()[0])
    assert sl.playouts(position, 2).tolist() == [list(position.score().points)] * 2
    assert sl.playouts(str(position), 1).tolist() == [list(position.score().points)]


# ── fresh deals ─────────────────────────────────────────────────────────────────────────────────


def fresh_deal(rules: sl.Rules, seed: int) -> tuple[Workspace, Any]:
    """A workspace in plain form in which nothing is dealt yet, and the module that deals."""
    position, fresh = start_of(rules, {})
    work = Workspace(position, compiled=False, bits=0)
    work.words[layout.SEED : layout.READ] = random_deal_words(position, fresh=fresh, seed=seed)
    work.words[layout.RANDOM] = seed
    package = loading.plain().__name__.rpartition(".")[0]
    return work, importlib.import_module(f"{package}.dealing")


@pytest.mark.parametrize("game", GAMES)
def test_fresh_deals_are_those_of_the_twin(game: str) -> None:
    rng = random.Random(f"{game} fresh")
    for _ in range(6):
        rules = sl.rules(game, **random_options(rng, game))
        options = twin_options(rules)
        work, dealing = fresh_deal(rules, rng.getrandbits(62))
        words = work.words
        for _ in range(3):
            dealing.deal_at_random(words)
            order = order_of(rules, words)
            table = order[rules.players * rules.batch :][: rules.upcards]
            assert not naive.needs_redeal(table, options)
            check_dealt(words, twin.to_position(naive.deal(options, order), rules))


def order_of(rules: sl.Rules, words: list[int]) -> list[str]:
    """The pack in the order in which it would be dealt to give every packet what it has."""
    numbers = words[layout.DEALT : layout.DEALT + len(rules.cards)]
    pack = [str(sl.Card.at(number)) for number in numbers]
    to_all = rules.players * rules.batch
    rest = to_all + rules.upcards
    if rules.one_by_one:  # the kernel deals packets, and they are sets
        for start in (0, *range(rest, len(pack) - to_all + 1, to_all)):
            packets = pack[start : start + to_all]
            pack[start : start + to_all] = [
                card for i in range(rules.batch) for card in packets[i :: rules.batch]
            ]
    return pack


def check_dealt(words: list[int], position: sl.Position) -> None:
    """Compare a deal in a workspace with the position that it is."""
    rules, start = position.rules, layout.START - layout.HANDS
    assert words[layout.START_TABLE] == position.table.mask
    assert words[layout.START : layout.START + rules.players] == [
        hand.cards.mask for hand in position.hands
    ]
    for i, batch in enumerate(position.batches()):
        at = layout.BATCHES + i * layout.SEATS_MAX
        packets = [sl.Cards([card for card in packet if card]).mask for packet in batch]
        assert words[at : at + rules.players] == packets
    piles = words[start + layout.PILES : start + layout.PILES + rules.sides]
    assert piles == [pile.mask for pile in position.piles]
    last = position.last_capture
    assert words[layout.START_LAST] == (0 if last is None else rules.side_of(last) + 1)
    later = [0] * rules.sides
    for batch in position.batches():
        for seat, packet in enumerate(batch):
            cards = [str(card) for card in packet]
            later[rules.side_of(seat)] += naive.declared(cards, twin_options(rules))
    for side, earned in enumerate(position.earned_by_name()):
        assert words[layout.DECLARED + side] == earned.pop("declarations", 0) + later[side]
        sweeps = earned.get("sweeps", 0)
        assert sum(earned.values()) == sweeps
        if "sweeps" in earned:
            assert words[layout.START_EARNED + side] == sweeps
            assert words[start + layout.SWEPT_SO_FAR + side] == sweeps


def test_every_card_is_dealt_everywhere_as_often() -> None:
    work, dealing = fresh_deal(sl.rules("scopa", redeal="none"), 7)
    deals = 1500
    seen = np.zeros((40, 52))
    for _ in range(deals):
        dealing.deal_at_random(work.words)
        seen[range(40), work.words[layout.DEALT : layout.DEALT + 40]] += 1
    seen = seen[:, [card.index for card in sl.rules("scopa").cards]]
    square = float(((seen - deals / 40) ** 2 / (deals / 40)).sum())
    free = 39 * 39
    assert abs(square - free) < 4 * math.sqrt(2 * free)


@pytest.mark.parametrize("game", ["chkop", "chkobba"])
def test_a_card_put_back_is_in_the_stock(game: str) -> None:
    rules = sl.rules(game, redeal="distinct")
    pack = [card.index for card in rules.cards]
    work, dealing = fresh_deal(rules, 11)
    words = work.words
    first = rules.players * rules.batch
    end = first + rules.upcards
    for seed in range(300):
        words[layout.DEALT : layout.DEALT + len(pack)] = random.Random(seed).sample(pack, 40)
        before = words[layout.DEALT : layout.DEALT + len(pack)]
        table = dealing.made_distinct(words, first, end)
        after = words[layout.DEALT : layout.DEALT + len(pack)]
        assert table == sum(1 << number for number in after[first:end])
        assert len({number >> 2 for number in after[first:end]}) == rules.upcards
        assert before[:first] == after[:first]
        assert set(before[first:end]) - set(after[first:end]) <= set(after[end:])


def random_deal(rng: random.Random, options: naive.Options) -> naive.State:
    """A deal of the twin, dealt again until the table stands."""
    start = naive.hand_size(options) * options["players"]
    pack = naive.full_pack(options)
    while True:
        rng.shuffle(pack)
        if not naive.needs_redeal(pack[start : start + naive.table_size(options)], options):
            return naive.deal(options, pack)


@pytest.mark.parametrize("game", ["scopa", "scientifico", "cirulla", "escoba", "asso"])
def test_means_are_those_of_random_play_in_the_twin(game: str) -> None:
    rng = random.Random(f"{game} means")
    options = twin_options(sl.rules(game))
    there = []
    for _ in range(40):
        state = random_deal(rng, options)
        while not naive.over(state):
            state = naive.play(state, rng.choice(naive.moves(state)))
        there.append(naive.totals(state))
    points = sl.playouts(game, 20_000, seed=1)
    error = np.sqrt(points.var(0) / len(there))
    assert (abs(points.mean(0) - np.mean(there, 0)) < 4 * error).all()
    assert (points.std(0) > 0).all()


def test_points_that_must_be_somewhere_are() -> None:
    points = sl.playouts("trenta", 5000, sweep_worth="nothing", primiera="off", seed=2)
    total = points.sum(1)  # 6 for three of the coins, 1 for the seven; cards and coins may be level
    assert total.min() >= 7
    assert total.max() == 9


# ── the same numbers ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_both_forms_play_the_same_deals(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = random_options(random.Random(f"{game} forms"), game)
    rules = sl.rules(game, **options)
    asked: list[sl.Rules | sl.Position] = [rules, sl.deal(rules, seed=1).view(0)]
    compiled = [sl.playouts(start, 3, seed=9).tolist() for start in asked]
    monkeypatch.setenv("SCOPA_LAB_PLAIN", "1")
    assert [sl.playouts(start, 3, seed=9).tolist() for start in asked] == compiled


def test_threads_and_count_change_nothing() -> None:
    count = 3 * CHUNK + 5
    one = sl.playouts("scopa", count, seed=4)
    assert (sl.playouts("scopa", count, seed=4, threads=2) == one).all()
    assert (sl.playouts("scopa", CHUNK + 1, seed=4) == one[: CHUNK + 1]).all()


def test_seeds_are_told_apart() -> None:
    seeds = [0, 1, 2**62, 2**62 + 1, 10**40]
    found = {tuple(sl.playouts("scopa", 40, seed=seed).ravel().tolist()) for seed in seeds}
    assert len(found) == len(seeds)


def test_the_shape_is_deals_and_sides() -> None:
    assert sl.playouts("scopa", 0).shape == (0, 2)
    assert sl.playouts("scopa", 3, players=6, teams="3x2").shape == (3, 3)
    assert sl.playouts("scopa", 3, players=6, teams="none").dtype == np.int64


def test_a_small_stack_grows() -> None:
    table = "2D 3D 4D 5D 6D 7D 8D 9D 2H 3H 4H 5H 6H 7H"
    position = sl.Position.setup("mancelle", table=table, hands=("AD", "TD"), stock="")
    assert sl.playouts(position, 200).shape == (200, 2)


# ── refused ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"count": -1}, "count is a whole number from 0, got -1"),
        ({"count": 2.5}, "count is a whole number from 0, got 2.5"),
        ({"seed": -3}, "seed is a whole number from 0, got -3"),
        ({"seed": None}, "seed is a whole number from 0, got None"),
        ({"threads": 0}, "threads is a whole number from 1, got 0"),
        ({"game": "scopy"}, "unknown variant 'scopy'"),
        ({"game": 7}, "a variant is named by text, got 7"),
        ({"game": "scopa | hands 8D / ?"}, "8D not in the italian pack"),
        ({"priorty": "free"}, "unknown option 'priorty'"),
        ({"game": sl.deal("scopa", seed=1), "players": 4}, "a position has its rules"),
    ],
)
def test_bad_input_is_refused(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        sl.playouts(**{"game": "scopa", "count": 1, **asked})


def test_too_many_captures_are_refused() -> None:
    table = sl.rules("mancelle").cards - sl.Cards("AD TD")
    position = sl.Position.setup("mancelle", table=table, hands=("AD", "TD"), stock="")
    with pytest.raises(ValueError, match="too many to list"):
        sl.playouts(position, 5)


def test_ctrl_c_ends_a_long_call() -> None:
    code = (
        "import signal, threading\n"
        "import scopa_lab as sl\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # may be ignored by a parent
        "sl.playouts('scopa', 1)\n"
        "threading.Timer(0.2, print, ('started',), {'flush': True}).start()\n"
        "try: sl.playouts('scopa', 10**8)\n"
        "except KeyboardInterrupt: print('interrupted', flush=True)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "started\n"
        child.send_signal(signal.SIGINT)
        assert child.communicate(timeout=20)[0] == "interrupted\n"
