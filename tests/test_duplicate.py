"""Duplicate contests: the same deals in each other's seats, counted right, ended early, shared."""

from __future__ import annotations

import itertools
import json
from concurrent.futures import ThreadPoolExecutor
from statistics import mean
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import cli, engine
from scopa_lab.duplicate import contest, one_deal
from scopa_lab.moves import Move
from scopa_lab.position import Position
from scopa_lab.record import Record
from scopa_lab.selfplay import played
from scopa_lab.strategies import Player, player
from scopa_lab.worlds.knowledge import plays_of


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


def test_a_player_against_itself_is_level() -> None:
    """Where chance chooses nothing, the two seatings of a deal are the same deal."""
    result = contest("ismcts rounds=20", "ismcts rounds=20", "scopa", deals=6, seed=1)
    assert result.margin.n == result.deals == 6
    styled = contest("greedy", "greedy", "scopone", deals=300, seed=1)
    assert (styled.margin.mean, styled.margin.se) == (0, 0)
    assert styled.win.mean == styled.loss.mean
    assert styled.by_side[0].mean == -styled.by_side[1].mean


@pytest.mark.parametrize(("game", "options"), [("scopone", {}), ("scopa", {"players": 3})])
def test_everything_is_counted_deal_by_deal(game: str, options: dict[str, Any]) -> None:
    rules = sl.rules(game, **options)
    result = contest("greedy", "random", rules, deals=50, seed=9)
    margins, wins, ties = [], [], []
    seatings = []
    for side in range(rules.sides):
        styles = ["greedy" if s == side else "random" for s in range(rules.sides)]
        seatings.append(played(rules, styles, 50, seed=9).sum(axis=1))
    for number in range(50):
        ours = [seatings[s][number].tolist() for s in range(rules.sides)]
        others = [[p for s, p in enumerate(deal) if s != side] for side, deal in enumerate(ours)]
        mine = [deal[side] for side, deal in enumerate(ours)]
        margins.append(mean(m - mean(o) for m, o in zip(mine, others, strict=True)))
        wins.append(mean(m > max(o) for m, o in zip(mine, others, strict=True)))
        ties.append(mean(m == max(o) for m, o in zip(mine, others, strict=True)))
    assert result.margin.mean == pytest.approx(mean(margins))
    assert result.win.mean == pytest.approx(mean(wins))
    assert result.tie.mean == pytest.approx(mean(ties))
    assert result.win.mean + result.tie.mean + result.loss.mean == pytest.approx(1)
    assert result.points[0].mean - result.points[1].mean == pytest.approx(result.margin.mean)


def test_low_wins_where_low_wins() -> None:
    result = contest("greedy", "random", "perdere", deals=400, seed=2)
    assert result.margin.high < 0
    assert result.win.low > result.loss.high
    assert "fewer points are better" in str(result)


class Witness(Player):
    """Sees all, plays the first move, and keeps what it saw."""

    name, title, sees_all = "witness", "keeps what it saw", True

    def __init__(self) -> None:
        self.seen: list[sl.Position] = []

    def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
        self.seen.append(view)
        return view.legal_moves()[0]

    def deal(self) -> sl.Position:
        """Return the position with most cards to be played: what it saw when it led."""
        return max(self.seen, key=lambda seen: len(seen.stock) + sum(map(len, seen.hands)))


@pytest.mark.parametrize("game", ["scopone", "scopa"])
def test_both_seatings_have_the_same_cards(game: str) -> None:
    """Each leads once, and sees the same hands, table and stock when it does."""
    rules, deals = sl.rules(game), set()
    for number in range(5):
        first, second = Witness(), Witness()
        one_deal((first, second), rules, 3, number)
        assert first.deal() == second.deal()
        deals.add(str(first.deal()))
    assert len(deals) == 5  # another number, other cards


def test_players_are_told_the_plays_and_no_card() -> None:
    """The record leads to what the player is shown, and starts with its own hand alone."""
    asked = []

    class Told(Player):
        name = "told"
        title = "looks at what it is told"

        def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
            assert record is not None
            start, moves = record.start, record.moves
            assert isinstance(start, Position)
            assert [h.unknown for h in start.hands] == [
                0 if seat == view.to_move else len(h) for seat, h in enumerate(start.hands)
            ]
            assert set(start.stock) <= {None}
            assert len(start.hands[0]) == len(sl.deal(start.rules, 1).hands[0])
            asked.append(len(plays_of(view, record)))  # refuses what leads elsewhere
            assert len(moves) >= asked[-1]
            return view.legal_moves()[0]

    for game in ("scopone", "scopa"):
        one_deal((Told(), player("greedy")), sl.rules(game), 3, 5)
    assert max(asked) == 35  # all but the last play of scopone


def test_workers_change_no_result() -> None:
    ask: dict[str, Any] = {"game": "scopa", "deals": 12, "seed": 4}
    alone = contest("open worlds=4 exact=0", "greedy", **ask)
    with ThreadPoolExecutor(2) as pool:
        shared = contest("open worlds=4 exact=0", "greedy", executor=pool, **ask)
    assert shared.margin == alone.margin
    assert shared.to_dict() | {"seconds": 0} == alone.to_dict() | {"seconds": 0}
    kernel = [contest("greedy", "random", workers=n, **ask).margin for n in (1, 2)]
    assert kernel[0] == kernel[1]


@pytest.mark.slow
def test_processes_change_no_result() -> None:
    ask: dict[str, Any] = {"game": "scopa", "deals": 12, "seed": 4}
    alone = contest("open worlds=4 exact=0", "greedy", **ask)
    assert contest("open worlds=4 exact=0", "greedy", workers=2, **ask).margin == alone.margin


def test_ctrl_c_keeps_what_was_played() -> None:
    calls = itertools.count()

    def interrupt(done: int, total: int) -> None:
        if next(calls) == 1:
            raise KeyboardInterrupt

    result = contest("greedy", "random", "scopa", deals=100, progress=interrupt)
    assert (result.deals, result.asked, result.stopped) == (32, 100, True)
    assert "ended early: 100 were asked for" in str(result)
    assert result.margin == contest("greedy", "random", "scopa", deals=32).margin


def test_faults_are_told() -> None:
    for call, words in (
        ({"deals": 1}, "deals is a whole number from 2"),
        ({"game": "scopne"}, "did you mean scopone"),
        ({"a": "gready"}, "did you mean greedy"),
    ):
        with pytest.raises(ValueError, match=words):
            contest(**{"a": "greedy", "b": "random", **call})  # type: ignore[arg-type]


def test_the_ladder_of_styles() -> None:
    """Each is better than the one before, beyond doubt."""
    for game in ("scopone", "scopa"):
        for better, worse in itertools.pairwise(("chitarrella", "greedy", "random")):
            assert contest(better, worse, game, deals=1500, seed=1).margin.low > 0.2


def test_search_beats_taking_the_most_at_once() -> None:
    for name in ("open worlds=20 exact=8", "ismcts rounds=200"):
        assert contest(name, "greedy", "scopone", deals=8, seed=6).margin.low > 0


@pytest.mark.slow
def test_search_beats_the_rule_book() -> None:
    for name in ("open worlds=200", "ismcts rounds=2000"):
        assert contest(name, "chitarrella", "scopone", deals=100, seed=6).margin.low > 0


def test_the_command_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ["match", "greedy", "random", "--game", "scopa", "--deals", "200", "--seed", "3"]
    assert cli.main(ask) == 0
    result = contest("greedy", "random", "scopa", deals=200, seed=3)
    assert capsys.readouterr().out == f"{result}\n"
    assert cli.main([*ask, "--json", "--priority", "fewest"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["deals"], data["rules"]) == (200, "scopa priority=fewest")
    assert cli.main(["match", "greedy", "rnd"]) == 2
    assert "unknown player 'rnd'" in capsys.readouterr().err
