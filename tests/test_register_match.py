"""The register on how a match is decided, and on what is played for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.match import Match
from tests.register import Question, Reading, each_value, position, rules_of


def standing(*scores: int) -> Question:
    """Who has won a match that stands at these scores."""
    return lambda rules: Match.start(rules, scores).winners


def after(before: tuple[int, int], *piles: str, bonus: tuple[int, int] = (0, 0)) -> Question:
    """Who has won after a deal that ends like this."""

    def ask(rules: sl.Rules) -> object:
        deal = position(rules, piles=piles, bonus=bonus)
        return Match.start(rules, before).after(deal).winners

    return ask


def in_play(before: tuple[int, int], ask: Callable[[Match, sl.Position], Match]) -> Question:
    """Who has won while side 0 has the seven of coins and both are to play; a refusal is text."""

    def asked(rules: sl.Rules) -> object:
        deal = position(rules, "2S", "3S", piles=("7D", "2H"), bonus=(1, 0))
        try:
            return ask(Match.start(rules, before), deal).winners
        except ValueError as refused:
            return str(refused).split(" under ")[0]

    return asked


def best_play(rules: sl.Rules) -> object:
    """Seat 0 may take the seven of coins, or lay the two and leave it to the seven of clubs."""
    solution = sl.solve(position(rules, "7H 2C", "7C", table="7D KS"))
    return [str(move) for move in solution.best], solution.value


#: side 0 has the sweep and most coins, side 1 most cards and the seven of coins: two points each
LEVEL = ("2D 3D", "7D 4H 5H")

READINGS = (
    Reading("C20", "scopa", "finish", after((10, 10), *LEVEL, bonus=(1, 0)), {
        "highest_then_play_on": None,
        "count_order": (1,),  # cards are counted first
        "mid_deal": (0,),  # the sweep was scored at once
        "claim": None}),
    Reading("C20", "scopa", "finish", in_play((9, 10), lambda m, deal: m.claim(0, deal)), {
        "highest_then_play_on": "nobody may claim",
        "count_order": "nobody may claim",
        "mid_deal": "nobody may claim",
        "claim": (0,)}),  # 9 + 1 sweep + 1 for the seven of coins
    Reading("C20", "scopa", "finish", in_play((10, 10), lambda m, deal: m.during(deal)), {
        "highest_then_play_on": None, "count_order": None, "mid_deal": (0,), "claim": None}),
    Reading("C20", "scopa", "target", standing(12, 3), {11: (0,), 16: None, 21: None}),
    # (f) nobody claims: the highest at the end of a deal past 120
    Reading("C35", "scarabocion", "finish", standing(121, 123), {
        "claim": (1,), "highest_then_play_on": (1,)}),
    Reading("C35", "scarabocion", "finish",
            in_play((118, 119), lambda m, deal: m.claim(0, deal)), {
        "claim": (1,),  # a wrong claim loses: 118 and a sweep
        "highest_then_play_on": "nobody may claim"}),
    Reading("C36", "scopone", "target", standing(3, 16), {11: (1,), 16: (1,), 21: None}),
    Reading("C40", "mancelle", "finish", after((20, 20), "2D", "3D"), {
        "highest_then_play_on": None, "count_order": None}),
    Reading("C40", "mancelle", "finish", after((20, 20), *LEVEL, bonus=(2, 0)), {
        # most sevens: side 1 has three points too
        "highest_then_play_on": None, "count_order": (1,), "mid_deal": (0,)}),
    Reading("C43", "chkobba", "target", standing(11, 3), {21: None, 11: (0,)}),
    Reading("X31", "perdere", "wins", standing(22, 3), {"low": (1,), "high": (0,)}),
    Reading("X31", "perdere", "wins", standing(22, 22), {"low": None, "high": None}),
    # who takes it gets the leftovers too: cards, coins, the seven of coins and the primiera
    Reading("X57", "scopa", "wins", best_play, {"high": (["7Hx7D"], 4), "low": (["2C"], -4)}),
)  # fmt: skip


@each_value(READINGS)
def test_readings(reading: Reading, value: Any) -> None:
    assert reading.ask(reading.rules(value)) == reading.answers[value]


class TestC20HigherWins:
    @pytest.mark.parametrize(
        ("scores", "winners"), [((12, 13), (1,)), ((12, 12), None), ((10, 9), None)]
    )
    def test_when_both_pass_and_level_plays_on(
        self, scores: tuple[int, int], winners: tuple[int] | None
    ) -> None:
        assert Match.start("scopa", scores).winners == winners


class TestX22Carried:
    def test_points_wait_for_who_wins_them_next(self) -> None:
        rules = rules_of("cicera", tie="carry")
        level = position(rules, piles=("2D 3D", "4D 5D"))
        match = Match.start(rules).after(level)
        assert (match.scores, dict(match.carried)) == ((0, 0), {"cards": 2})
        match = match.after(position(rules, piles=("2D 3D", "4D")))
        assert (match.scores, match.carried) == ((4, 0), ())


class TestX08OutrightWins:
    def test_end_the_match_whatever_the_points(self) -> None:
        coins = "AD 2D 3D 4D 5D 6D 7D JD QD KD"
        deal = position(sl.rules("napola"), piles=("AH", coins))
        assert Match.start("napola", (20, 0)).after(deal).winners == (1,)
