"""Matches of any rules and scores: what holds in every one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa_lab as sl
from scopa_lab.match import Match
from scopa_lab.scoring import Score
from tests.matches import SIDES, scored

FINISHES = ("highest_then_play_on", "count_order", "mid_deal", "claim")


@st.composite
def played(draw: st.DrawFn) -> tuple[Match, list[Score]]:
    """A match and the deals that follow, a few points each and often level."""
    finish = draw(st.sampled_from(FINISHES))
    rules = sl.rules(
        "scopa",
        **SIDES[draw(st.sampled_from([2, 3, 4, 6]))],
        finish=finish,
        wins=draw(st.sampled_from(["high", "low"] if finish != "claim" else ["high"])),
        tie=draw(st.sampled_from(["none", "carry"])),
        target=draw(st.sampled_from([3, 5, 11])),
    )
    deals = []
    for _ in range(draw(st.integers(1, 12))):
        rows: dict[str, Any] = {}
        carried = []
        for name in ("cards", "coins", "settebello", "primiera"):
            won = draw(st.integers(-1, rules.sides - 1))
            rows[name] = tuple(int(side == won) for side in range(rules.sides))
            if won < 0 and rules.tie == "carry" and name != "settebello":
                carried.append(name)
        numbers = st.lists(st.integers(0, 2), min_size=rules.sides, max_size=rules.sides)
        deals.append(scored(rules, tuple(carried), sweeps=draw(numbers), **rows))
    return Match.start(rules), deals


def played_out(match: Match, deals: list[Score]) -> Match:
    for deal in deals:
        if not match.is_over:
            match = match.after(deal)
    return match


@given(played())
def test_a_finished_match_has_winners_and_nobody_else_could_be_one(
    case: tuple[Match, list[Score]],
) -> None:
    match, deals = case
    for deal in deals:
        before, match = match, match.after(deal)
        target, scores, sides = match.rules.target, match.scores, range(match.rules.sides)
        top = max(scores)
        assert match.deals == before.deals + 1
        if match.winners is None:
            assert top < target or scores.count(top) > 1
            # every point is on the table: scored by somebody, or waiting
            assert sum(scores) - sum(before.scores) >= sum(deal.points)
            if match.rules.tie == "carry":
                ended = sum(map(sum, deal.table.values())) + len(deal.carried)
                waits = sum(n for _, n in match.carried) - sum(n for _, n in before.carried)
                assert sum(scores) - sum(before.scores) + waits == ended
            continue
        assert 0 < len(match.winners) < match.rules.sides
        decided = match.winners
        if match.rules.wins == "low":
            decided = tuple(side for side in sides if side not in match.winners)
        (side,) = decided
        assert scores[side] >= target
        assert scores[side] == top
        if match.rules.finish != "count_order":
            assert scores.count(top) == 1
        break


@given(played(), st.randoms(use_true_random=False))
def test_the_order_of_the_sides_decides_nothing(
    case: tuple[Match, list[Score]], rng: random.Random
) -> None:
    match, deals = case
    order = list(range(match.rules.sides))
    rng.shuffle(order)

    def moved(row: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(row[side] for side in order)

    others = [
        Score(moved(d.points), {k: moved(v) for k, v in d.table.items()}, d.carried, True, ())
        for d in deals
    ]
    one, other = played_out(match, deals), played_out(match, others)
    assert other.scores == moved(one.scores)
    assert other.carried == one.carried
    expected = one.winners and tuple(sorted(order.index(side) for side in one.winners))
    assert other.winners == expected


@given(played())
def test_data_round_trip(case: tuple[Match, list[Score]]) -> None:
    match = played_out(*case)
    assert Match.from_dict(json.loads(json.dumps(match.to_dict()))) == match
    assert "\n" not in str(match)


@pytest.mark.parametrize("finish", FINISHES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("scopa", SIDES[2]),
        ("scopa", SIDES[3] | {"tie": "carry"}),
        ("scopa", SIDES[4]),
        ("scopa", SIDES[6]),
        ("scopone", {}),
        ("cirulla", {"target": 26}),
        ("cicera", {"target": 21}),
    ],
)
def test_real_deals_come_to_an_end(game: str, options: dict[str, Any], finish: str) -> None:
    match = Match.start(game, **options, finish=finish)
    rng = random.Random(7)
    while not match.is_over:
        deal = sl.deal(match.rules, seed=rng.randrange(10**6))
        while not deal.is_over and not match.during(deal).is_over:
            deal = deal.play(rng.choice(deal.legal_moves()))
        match = match.after(deal) if deal.is_over else match.during(deal)
        assert match.deals < 200
    assert match.winners
    assert max(match.scores) >= match.rules.target
