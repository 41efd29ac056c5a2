"""Players: what they see, that they keep to the rules and to their seed, and who is stronger."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.batches import WorldSolver
from scopa_lab.equilibrium import fair
from scopa_lab.packing import move_of
from scopa_lab.position import Position
from scopa_lab.record import Record
from scopa_lab.rulebook import STYLES, takers, worths
from scopa_lab.selfplay import TreeSearcher, WorldPlayer, explain, played, style_move
from scopa_lab.setup import Hand
from scopa_lab.solution import aim
from scopa_lab.strategies import Player, player, players, register
from scopa_lab.worlds import Worlds
from tests import naive
from tests.states import GAMES, random_options, twin_options

SEARCHING = (
    "open worlds=12 exact=8",
    "ismcts rounds=60",
    "ismcts rounds=60 others=style win=2",
    "reader worlds=12",
)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


def mixed(position: Position, rng: random.Random) -> Position:
    """Return a position with all that the seat to move does not see dealt anew."""
    others = [
        card
        for seat, hand in enumerate(position.hands)
        for card in hand.cards
        if seat != position.to_move
    ]
    others += [card for card in position.stock if card is not None]
    others += list(position.unseen)
    rng.shuffle(others)
    hands: list[Hand] = []
    for seat, hand in enumerate(position.hands):
        if seat != position.to_move:
            hand = Hand(sl.Cards(others[: len(hand)]))
            others = others[len(hand) :]
        hands.append(hand)
    fields = position.to_dict()
    fields["hands"] = [str(hand) for hand in hands]
    fields["stock"] = " ".join(map(str, others[: len(position.stock)]))
    return Position.from_dict(fields)


def somewhere(rng: random.Random, game: str, left: int | None = None, **options: Any) -> Position:
    """Return a position of a random deal after some random plays, or with so many cards left."""
    position = sl.deal(game, rng.randrange(1 << 30), **options)
    plays = rng.randrange(sum(map(len, position.hands)))
    while (left_over(position) > left) if left else plays:
        moves = position.legal_moves()
        position = position.play(moves[rng.randrange(len(moves))])
        plays -= 1
    return position


def left_over(position: Position) -> int:
    """Return the number of cards still to be played."""
    return sum(map(len, position.hands)) + len(position.stock)


def world_of(position: Position) -> Any:
    """Return the world in which every card lies where it does."""
    return (
        [hand.cards.mask for hand in position.hands],
        [[sum(c.mask for c in p if c is not None) for p in b] for b in position.batches()],
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", STYLES)
def test_a_style_sees_no_hidden_card(game: str, name: str) -> None:
    """Dealing what it does not see anew changes neither its choice nor what it says of a move."""
    rng = random.Random(f"{game} {name}")
    for _ in range(4):
        position = somewhere(rng, game, **random_options(rng, game))
        other = mixed(position, rng)
        seed = rng.randrange(100)
        move = style_move(position, name, seed)
        assert move in position.legal_moves()
        assert move == style_move(other, name, seed)
        assert move == style_move(position.view(position.to_move), name, seed)
        assert explain(position, name, move) == explain(other, name, move)


@pytest.mark.parametrize("game", GAMES)
def test_the_kernel_plays_what_the_style_chooses(game: str) -> None:
    """Where one move is best, a playout in the kernel goes on as asking seat by seat does."""
    rng = random.Random(game)
    same = 0
    while same < 3:
        position = somewhere(rng, game, left=7)
        [(_, points)] = WorldPlayer(position, "chitarrella").solve([world_of(position)])
        for move, found in zip(position.legal_moves(), points, strict=True):
            after = position.play(move)
            while not after.is_over:
                choices = {style_move(after, "chitarrella", seed) for seed in range(4)}
                if len(choices) > 1:
                    break  # chance chooses among equals: the two ways may part
                after = after.play(choices.pop())
            else:
                totals = [sum(side) for side in zip(*found, strict=True)]
                assert list(after.score().points) == totals
                same += 1


def test_greedy_takes_what_is_worth_most_at_once() -> None:
    def choice(table: str, hand: str, game: str = "scopa") -> str:
        return str(style_move(Position.setup(game, table=table, hands=(hand, "? ? ?")), "greedy"))

    assert choice("2C 5S KD", "7D KH AS") == "7Dx2C5S"  # settebello before a coin
    assert choice("QD", "QS 2H") == "QSxQD"  # a sweep
    assert choice("4C 4D 6H", "4S 2H") == "4Sx4D"  # of equal cards the coin
    assert choice("7D 3H", "7S 3S") == "7Sx7D"
    assert choice("7D 3H", "7S 3S", "perdere") == "3Sx3H"  # low wins: what costs least


def test_the_rule_book_leaves_no_sweep() -> None:
    """Sums above ten cannot be swept; nor can what nobody may be holding."""

    def choice(table: str, hand: str, **fields: Any) -> str:
        view = Position.setup("scopone", table=table, hands=(hand, "?4", "?4", "?4"), **fields)
        return str(style_move(view, "chitarrella"))

    piles = ("KD KH KS KC QD QH QS QC", "JD JH JS AD AH AS 3D 3H 3S 2D")
    assert choice("4C 3C", "4S 2S", piles=piles, stock="", out="") != "2S"
    view = Position.setup("scopone", table="KD", hands=("2S QH", "?2", "?2", "?2"), stock="")
    assert style_move(view, "chitarrella").captured == sl.Cards()


def test_the_reasons_of_a_style_add_up_to_its_choice() -> None:
    rng = random.Random(5)
    for _ in range(20):
        view = somewhere(rng, "scopone")
        sums = {m: sum(p for _, p in explain(view, "chitarrella", m)) for m in view.legal_moves()}
        chosen = style_move(view, "chitarrella")
        assert sums[chosen] == pytest.approx(max(sums.values()), abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_takers_are_those_that_take_one_card(game: str) -> None:
    rules = sl.rules(game)
    options = twin_options(rules)
    for rank, cards in takers(rules).items():
        there = f"{rank}D"
        for card in rules.cards - sl.Cards(there):
            takes = frozenset([there]) in map(
                frozenset, naive.captures(str(card), [there], options)
            )
            assert takes == (card in cards)


def test_worth_follows_what_scores() -> None:
    worth = worths(sl.rules("scopa"))
    assert worth[sl.Card("7D")] > 1000 > worth[sl.Card("7H")] > worth[sl.Card("KH")] > 0
    assert worths(sl.rules("scopa", primiera="off"))[sl.Card("7H")] == worth[sl.Card("KH")]
    napola = worths(sl.rules("napola"))
    assert napola[sl.Card("2D")] - napola[sl.Card("2H")] > 700
    assert worths(sl.rules("rebello"))[sl.Card("KD")] > 1000


# ── the others ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", [*STYLES, *SEARCHING])
def test_players_keep_to_rules_and_seed(name: str) -> None:
    rng = random.Random(name)
    for game in ("scopa", "scopone", "escoba", "scarabocion", "perdere"):
        position = somewhere(rng, game)
        who = player(name)
        move = who.ask(position, seed=4)
        assert move in position.legal_moves()
        assert move == player(name).ask(position, seed=4)
        assert move == who.ask(mixed(position, rng), seed=4), "it sees hidden cards"


def test_open_takes_the_best_average_where_all_worlds_are_seen() -> None:
    rng = random.Random(8)
    for game in ("scopa", "asso", "perdere"):
        view = Position.setup(
            game,
            table="2C 5S",
            hands=("7D 6H", "? ?"),
            stock="",
            out=sl.rules(game).cards - sl.Cards("2C 5S 7D 6H AS 3C QD 4H"),
        )
        worlds = Worlds(view)
        values = [v for v, _ in WorldSolver(view).solve(map(worlds.at, range(worlds.total)))]
        means = np.array(values).mean(axis=0) * aim(view.rules)
        chosen = player("open").choose(view, rng.randrange(99))
        assert means[list(view.legal_moves()).index(chosen)] == pytest.approx(means.max())


def test_fair_mixes_as_the_equilibrium_does_and_asks_another_before() -> None:
    small = sl.Position.parse(
        "scopa | table 3S | hands 2D 4S / ? ? | piles AD AH 3C 4H / 2C 3D 4C | stock ?4 | "
        "last_capture 0 | out 5D 5H 5S 5C 6D 6H 6S 6C 7D 7H 7S 7C JD JH JS JC QD QH QS QC KD KH "
        "KS KC"
    )
    *_, solved = fair(small, iterations=64)
    fair_player = player("fair")
    drawn = [fair_player.choose(small, seed) for seed in range(60)]
    for move, worth in solved.moves.items():
        assert abs(drawn.count(move) / 60 - worth.frequency) < 0.25
    assert drawn == [fair_player.choose(small, seed) for seed in range(60)]
    ending = somewhere(random.Random(3), "scientifico", left=8)
    assert fair_player.ask(ending, 1) in ending.legal_moves()
    early = sl.deal("scopa", 5).view(0)
    assert player("fair", otherwise="greedy").choose(early, 7) == player("greedy").choose(early, 7)


def test_perfect_takes_a_best_move_and_sees_all() -> None:
    rng = random.Random(2)
    for _ in range(5):
        position = somewhere(rng, "scopa", left=9)
        assert player("perfect").ask(position) in sl.solve(position).best
    with pytest.raises(ValueError, match="sees every card"):
        player("perfect").choose(sl.deal("scopa", 1).view(0))


def test_a_time_budget_is_kept_and_gives_a_move() -> None:
    view = sl.deal("scientifico", seed=2).view(0)
    for name in ("open", "ismcts", "reader"):
        assert player(name, seconds=0.02).choose(view) in view.legal_moves()


def test_names_and_options_are_checked_in_words() -> None:
    assert players()[:3] == ("random", "greedy", "chitarrella")
    for call, words in {
        ("chitarella",): "did you mean chitarrella",
        ("open worlds",): "name=value",
        ("open worlds=0",): "worlds is a whole number from 1",
        ("open seconds=-1",): "seconds is a number of seconds above 0",
        ("open style=gredy",): "did you mean greedy",
        ("ismcts round=5",): "did you mean rounds",
        ("ismcts bold=-1",): "bold is a number of points",
        ("reader errors=2",): "errors is a number from 0 to 1",
        ("reader partner=some",): "partner is a number from 0 to 1",
        ("ismcts others=none",): "others do 'search' or 'style'",
        ("greedy worlds=3",): "options: none",
    }.items():
        with pytest.raises(ValueError, match=words):
            player(*call)
    with pytest.raises(ValueError, match="styles are one for all"):
        played("scopone", ["random"] * 3, 5)


def test_others_may_register() -> None:
    class First(Player):
        name = "first of all"
        title = "plays the first move"

        def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> sl.Move:
            return view.legal_moves()[0]

    class Other(First):
        pass

    try:
        register(First)
        assert First.name in players()
        with pytest.raises(ValueError, match="already"):
            register(Other)
    finally:
        from scopa_lab.strategies import protocol

        protocol._classes.pop(First.name)


# ── worlds played ───────────────────────────────────────────────────────────────────────────────


def test_world_player_looks_like_world_solver() -> None:
    """With one card left each, and one way to play it, playing on and solving are the same."""
    rng = random.Random(6)
    same = 0
    for game in GAMES:
        position = somewhere(rng, game, left=sl.rules(game).players)
        view = position.view(position.to_move)
        worlds = Worlds(view)
        some = [worlds.at(rng.randrange(worlds.total)) for _ in range(5)] + [world_of(position)]
        solver, world_player = WorldSolver(view), WorldPlayer(view, "random", seed=3)
        assert world_player.moves == solver.moves
        solved, seen = solver.solve(some), world_player.solve(some)
        for (values, points), (found, rows) in zip(solved, seen, strict=True):
            assert len(found) == len(values)
            assert np.shape(rows) == np.shape(points)
        after = [position.play(move) for move in position.legal_moves()]
        while any(len(p.legal_moves()) == 1 for p in after):
            after = [p.play(p.legal_moves()[0]) if len(p.legal_moves()) == 1 else p for p in after]
        if all(p.is_over for p in after):  # nobody had a choice
            same += 1
            assert seen[-1] == solved[-1]
    assert same > len(GAMES) / 2


def test_world_player_depends_on_seed_and_world_alone() -> None:
    view = sl.deal("scopone", seed=4).view(0)
    worlds = Worlds(view)
    some = [worlds.at(number) for number in worlds.numbers(40, seed=1)]
    first = WorldPlayer(view, "random", seed=7).solve(some)
    again = WorldPlayer(pickle.loads(pickle.dumps(view)), "random", seed=7)
    assert [again.solve([world])[0] for world in some] == first
    assert WorldPlayer(view, "random", seed=8).solve(some) != first


def test_tables_are_what_solve_gives() -> None:
    for game in ("scopone", "scopa", "cirulla"):
        view = sl.deal(game, seed=4).view(0)
        worlds = Worlds(view)
        masks = worlds.masks([*worlds.numbers(30, seed=1)])
        some = [worlds.at(number) for number in worlds.numbers(30, seed=1)]
        points, piles = WorldPlayer(view, "random", seed=7).tables(masks)
        assert points.tolist() == [rows for _, rows in WorldPlayer(view, "random", 7).solve(some)]
        assert piles.shape == (30, len(view.legal_moves()), view.rules.sides)
        assert not (piles[..., 0] & piles[..., 1]).any()


def test_world_player_stops() -> None:
    view = sl.deal("scopone", seed=4).view(0)
    worker = WorldPlayer(view, "greedy")
    worker.stop()
    assert worker.stopped
    assert worker.solve([Worlds(view).at(0)]) == []


# ── many deals ──────────────────────────────────────────────────────────────────────────────────


def test_deals_depend_on_their_number_alone() -> None:
    all_at_once = played("scopone", "chitarrella", 700, seed=2)
    assert (all_at_once == played("scopone", "chitarrella", 700, seed=2, threads=2)).all()
    assert (all_at_once[400:] == played("scopone", "chitarrella", 300, seed=2, first=400)).all()
    assert (all_at_once != played("scopone", "chitarrella", 700, seed=3)).any()


@pytest.mark.parametrize("game", GAMES)
def test_random_style_plays_like_playouts(game: str) -> None:
    """Two ways to play at random: means agree within five standard errors."""
    for options in ({}, random_options(random.Random(game), game)):
        rules = sl.rules(game, **options)
        styled = played(rules, "random", 1500, seed=1).sum(axis=1)
        plain = sl.playouts(rules, 1500, seed=2)
        error = np.sqrt((styled.var(axis=0) + plain.var(axis=0)) / 1500) + 1e-9
        assert (abs(styled.mean(axis=0) - plain.mean(axis=0)) < 5 * error).all()


def test_plain_python_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    view = sl.deal("scopone", seed=9).view(0)
    ask = ("ismcts rounds=40", "ismcts rounds=40 others=style", "open worlds=5", "chitarrella")

    def answers() -> list[Any]:
        deals = [played(game, "chitarrella", 6, seed=3).tolist() for game in GAMES]
        worlds = [Worlds(view).at(number) for number in range(3)]
        moves = [player(name).choose(view, 2) for name in ask]
        return [deals, WorldPlayer(view, "greedy", 5).solve(worlds), moves]

    compiled = answers()
    monkeypatch.setenv("SCOPA_LAB_PLAIN", "1")
    assert answers() == compiled


def scopone_at_random(deals: int) -> tuple[float, float, float]:
    """Chances in scopone at random: the dealer's side ahead, the leader's side, level."""
    points = played("scopone", "random", deals, seed=11).sum(axis=1)
    lead = points[:, 0] - points[:, 1]
    return float((lead < 0).mean()), float((lead > 0).mean()), float((lead == 0).mean())


PUBLISHED = (0.452, 0.419, 0.129)  # Di Palma and Lanzi, arXiv 1807.06813: random against random


def test_scopone_at_random_as_published() -> None:
    for found, published in zip(scopone_at_random(10_000), PUBLISHED, strict=True):
        assert abs(found - published) < 0.015  # three standard errors


@pytest.mark.slow
def test_scopone_at_random_as_published_in_many_deals() -> None:
    for found, published in zip(scopone_at_random(100_000), PUBLISHED, strict=True):
        assert abs(found - published) < 0.004


def test_the_kernel_knows_its_words() -> None:
    """The ace of coins laid is the word 0, which must not be taken for no move."""
    view = Position.setup("scopa", table="", hands=("AD", "?"), stock="")
    assert style_move(view, "greedy") == move_of(0)


def test_a_tree_grows_again_where_the_workspace_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The compiled form takes over, or room is made, between two requests or in one."""
    view = sl.deal("scopone", 3).view(0)
    steady, changing = TreeSearcher(view, seed=5), TreeSearcher(view, seed=5)
    expected = [steady.grow(first, 100) for first in (0, 100, 200)]
    assert changing.grow(0, 100) == expected[0]
    changing._again()
    assert changing.grow(100, 100) == expected[1]
    sums = changing.sums

    def interrupted(*request: int) -> Any:
        monkeypatch.undo()
        changing._again()
        return sums(*request)

    monkeypatch.setattr(changing, "sums", interrupted)
    assert changing.grow(200, 100) == expected[2]
