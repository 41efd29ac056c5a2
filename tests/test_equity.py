"""Match equity: against whole matches played with the same deals, and against `finish.decide`."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

import scopa_lab as sl
from scopa_lab.deal_points import TOTALS, DealPoints, deal_points, measure
from scopa_lab.equity import Equity, equity_after
from scopa_lab.finish import Verdict, decide
from scopa_lab.scoring import categories

FINISHES = ("highest_then_play_on", "count_order", "mid_deal")
NAMES = ("cards", "coins", "settebello", "primiera", "sweeps")
#: a short way to play: few points, some deals without any
ROWS = np.array(
    [
        [[1, 0], [0, 1], [0, 1], [0, 0], [1, 0]],
        [[0, 1], [0, 0], [1, 0], [1, 0], [0, 0]],
        [[0, 0], [0, 0], [0, 1], [0, 0], [0, 2]],
        [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
        [[1, 0], [1, 0], [1, 0], [0, 1], [2, 1]],
    ]
)
COUNTS = np.array([4, 3, 3, 2, 1])


def falling(rows: Any = ROWS, counts: Any = COUNTS) -> DealPoints:
    return DealPoints("scopa", NAMES, rows, counts, "nobody", 0, "for a test")


def winner(rules: sl.Rules, before: tuple[int, int], row: Any) -> int | None:
    """The side that wins by a deal, as the match itself decides it."""
    table = {name: tuple(map(int, points)) for name, points in zip(NAMES, row, strict=True)}
    verdict: Verdict | None = decide(rules, before, table)
    if verdict is None:
        return None
    return verdict.side if rules.wins == "high" else 1 - verdict.side


def played_out(
    rules: sl.Rules, deals: DealPoints, score: tuple[int, int], rng: random.Random
) -> bool:
    """Play a match from a score by drawing deals; say whether the first side, which leads, wins."""
    scores, leader = list(score), 0
    while True:
        (row,) = rng.choices(deals.rows, deals.counts.tolist())
        ours = row if leader == 0 else row[:, ::-1]
        won = winner(rules, (scores[0], scores[1]), ours)
        if won is not None:
            return won == 0
        scores = [s + int(p) for s, p in zip(scores, ours.sum(axis=0), strict=True)]
        leader = 1 - leader


@pytest.mark.parametrize("finish", FINISHES)
def test_whole_matches_agree(finish: str) -> None:
    """5,000 matches a score, played out deal by deal: within four standard errors."""
    rules = sl.rules("scopa", target=11, finish=finish)
    equity = Equity(rules, falling())
    rng = random.Random(finish)
    for score in ((9, 9), (10, 8), (7, 10), (10, 10), (12, 12), (5, 6)):
        wins = sum(played_out(rules, falling(), score, rng) for _ in range(5000)) / 5000
        expected = equity.leading(*score)
        assert abs(wins - expected) < 4 * (expected * (1 - expected) / 5000) ** 0.5


def test_whole_matches_agree_where_low_wins() -> None:
    rules = sl.rules("perdere")
    rng = random.Random(1)
    equity = Equity(rules, falling())
    assert rules.wins == "low"
    for score in ((18, 19), (20, 17)):
        wins = sum(played_out(rules, falling(), score, rng) for _ in range(5000)) / 5000
        expected = equity.leading(*score)
        assert abs(wins - expected) < 4 * (expected * (1 - expected) / 5000) ** 0.5
    assert equity.leading(20, 5) < 0.5 < equity.leading(5, 20)


@pytest.mark.parametrize("finish", FINISHES)
@pytest.mark.parametrize("game", ["scopa", "perdere"])
def test_deals_are_decided_as_the_match_decides_them(game: str, finish: str) -> None:
    """Every score and many rows: 1, 0 and undecided exactly where `finish.decide` says so."""
    rules = sl.rules(game, finish=finish, target=11)
    rng = np.random.default_rng(3)
    rows = rng.integers(0, 3, (60, 5, 2))
    equity = Equity(rules, falling())
    for before in ((9, 8), (10, 10), (7, 9), (3, 10), (11, 11), (12, 12), (0, 0)):
        found = equity._decided(np.array(before), rows)
        for row, value in zip(rows, found, strict=True):
            won = winner(rules, before, row)
            assert (won is None) == bool(np.isnan(value))
            assert won is None or value == 1 - won


@pytest.mark.parametrize("finish", FINISHES)
def test_a_level_game_is_fair_and_more_points_are_better(finish: str) -> None:
    both = np.concatenate([ROWS, ROWS[:, :, ::-1]])
    rules = sl.rules("scopa", finish=finish)
    equity = Equity(rules, falling(both, np.concatenate([COUNTS, COUNTS])))
    target = rules.target
    for mine in range(target):
        for theirs in range(target):
            chance = equity.leading(mine, theirs)
            assert chance + equity.leading(theirs, mine) == pytest.approx(1)
            if mine:
                assert chance >= equity.leading(mine - 1, theirs) - 1e-12
            assert 0 <= chance <= 1


@pytest.mark.parametrize("game", ["scopa", "scopone", "cirulla", "perdere"])
def test_equity_of_the_games(game: str) -> None:
    target = sl.rules(game).target
    high = sl.rules(game).wins == "high"
    assert sl.match_equity(game, target, 0) == float(high)
    assert sl.match_equity(game, 0, target) == float(not high)
    assert sl.match_equity(game, 3, 3) == pytest.approx(0.5)
    rising = [sl.match_equity(game, n, 5) for n in range(target + 1)]
    assert rising == sorted(rising, reverse=not high)
    for mine, theirs in ((0, 0), (target - 1, 4), (target, target)):
        ahead = sl.match_equity(game, mine, theirs, leads=True)
        assert ahead + sl.match_equity(game, theirs, mine, leads=False) == pytest.approx(1)


def test_the_dealer_is_better_off_in_scopone() -> None:
    assert sl.match_equity("scopone", 10, 10, leads=False) > 0.52


def test_equity_after_a_deal_is_that_of_the_new_score() -> None:
    points = [[3, 1], [0, 0], [2, 4]]
    for side in (0, 1):
        found = equity_after("scopa", (5, 6), side, [p if side == 0 else p[::-1] for p in points])
        leads = side == 1
        expected = [sl.match_equity("scopa", 5 + a, 6 + b, leads=leads) for a, b in points]
        assert found == pytest.approx(expected)
    rows = np.zeros((2, 3, 5, 2), np.int64)
    assert equity_after("scopa", (5, 6), 0, rows, finish="count_order").shape == (2, 3)


def test_before_a_deal_is_the_mean_of_what_follows() -> None:
    """The law of total probability, with the deals that were measured."""
    deals = deal_points(sl.rules("scopone"))
    after = equity_after("scopone", (7, 8), 0, deals.rows.sum(axis=1))
    mean = float((after * deals.counts).sum()) / deals.deals
    assert mean == pytest.approx(sl.match_equity("scopone", 7, 8, leads=True))


def test_faults_are_told() -> None:
    for call, words in (
        ({"mine": -1}, "mine is a whole number from 0"),
        ({"game": "scopa", "players": 3}, "two sides"),
        ({"game": "scoppa"}, "did you mean scopa"),
    ):
        ask: dict[str, Any] = {"game": "scopa", "mine": 1, "theirs": 2, **call}
        with pytest.raises(ValueError, match=words):
            sl.match_equity(**ask)
    with pytest.raises(ValueError, match="two sides"):
        measure(sl.rules("scopa", players=3), deals=10)


@pytest.mark.parametrize(
    "path", [*(files("scopa_lab") / "data" / "deals").iterdir()], ids=lambda p: p.name
)
def test_files_say_how_they_were_made_and_can_be_made_again(path: Any) -> None:
    """Another seed gives the same means, within five standard errors."""
    data = json.loads(path.read_text(encoding="utf-8"))
    kept = DealPoints.from_dict(data)
    rules = sl.rules(path.name.removesuffix(".json"))
    assert kept.deals == data["deals"] >= 200_000
    assert kept.rules == str(rules)
    assert kept.player in kept.made
    assert kept.categories in (categories(rules), TOTALS)
    new = measure(rules, player=kept.player, deals=2000, seed=kept.seed + 1)
    totals = new.rows.sum(axis=1)
    means = [(d.rows.sum(axis=1) * d.counts[:, None]).sum(axis=0) / d.deals for d in (kept, new)]
    spread = ((totals**2 * new.counts[:, None]).sum(axis=0) / new.deals - means[1] ** 2) ** 0.5
    assert (abs(means[0] - means[1]) < 5 * spread / new.deals**0.5).all()


@pytest.mark.parametrize("game", [g for g in sl.variants() if sl.rules(g).sides == 2])
def test_every_game_of_two_sides_has_a_file(game: str) -> None:
    found = deal_points(sl.rules(game))
    assert found.made.startswith(f"python -m scopa_lab.deal_points --game {game} ")
    assert found.deals >= 200_000
    assert sum(found.totals().values()) == pytest.approx(1)


def test_rules_without_a_file_are_measured() -> None:
    found = deal_points(sl.rules("scopa", priority="free"))
    assert found.made == "measured now"
    assert deal_points(sl.rules("scopa", target=21)).made != "measured now"
    assert 0.5 < sl.match_equity("scopa", 9, 7, priority="free") < 1
