"""Matches: who has won and when, under every way of deciding, for every number of sides."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa_lab as sl
from scopa_lab.match import Match
from scopa_lab.scoring import Score, categories
from tests.conftest import PLAYED_GAME, finished

SIDES: dict[int, dict[str, Any]] = {
    2: {},
    3: {"players": 3},
    4: {"players": 4, "teams": "none"},
    6: {"players": 6, "teams": "none"},
}
COINS = "AD 2D 3D 4D 5D 6D 7D JD QD KD"


def scored(
    rules: sl.Rules, carried: tuple[str, ...] = (), outright: int | None = None, **rows: Any
) -> Score:
    """Return the score of a finished deal in which these categories gave these points."""
    table = {name: tuple(rows.pop(name, (0,) * rules.sides)) for name in categories(rules)}
    assert not rows, "a category that does not count"
    points = tuple(map(sum, zip(*table.values(), strict=True)))
    return Score(points, table, carried, True, (), outright)


def match_after(
    game: str, before: tuple[int, ...], options: dict[str, Any] | None = None, **rows: Any
) -> Match:
    """Return a match that stood at these scores after a deal with these points."""
    match = Match.start(game, before, **(options or {}))
    return match.after(scored(match.rules, **rows))


def running(*hands: str, **fields: Any) -> sl.Position:
    """Return a deal of scopa for two that is being played."""
    return sl.Position.setup("scopa", hands=hands or ("2D", "3D"), **fields)


class TestHighestThenPlaysOn:
    @pytest.mark.parametrize(
        ("scores", "winners"),
        [
            ((13, 12), (0,)),  # P35
            ((12, 13), (1,)),
            ((12, 12), None),  # P35
            ((11, 11), None),  # f12: never the first listed
            ((11, 10), (0,)),
            ((10, 9), None),
            ((0, 0), None),
            ((10, 11, 3), (1,)),
            ((12, 12, 11), None),  # the third has reached it and is not level at the top
            ((3, 12, 12), None),
            ((11, 12, 13), (2,)),
            ((10, 10, 10, 11), (3,)),
            ((11, 0, 11, 0), None),
            ((1, 2, 3, 4, 5, 15), (5,)),
            ((14, 2, 14, 4, 14, 13), None),
        ],
    )
    def test_more_points_than_everybody_else(
        self, scores: tuple[int, ...], winners: tuple[int, ...] | None
    ) -> None:
        sides = SIDES[len(scores)]
        assert Match.start("scopa", scores, **sides).winners == winners
        # the same when the points are made in a deal
        before = tuple(min(n, 9) for n in scores)
        sweeps = tuple(n - b for n, b in zip(scores, before, strict=True))
        match = match_after("scopa", before, sides, sweeps=sweeps)
        assert (match.scores, match.winners, match.deals) == (scores, winners, 1)
        assert match.is_over == (winners is not None)

    @pytest.mark.parametrize("target", [11, 16, 21, 31, 51, 101, 120])
    def test_any_target(self, target: int) -> None:
        assert not Match.start("scopa", (target - 1, 3), target=target).is_over
        assert Match.start("scopa", (target, 3), target=target).winners == (0,)

    @pytest.mark.parametrize(
        ("game", "target"),
        [
            ("scopa", 11),
            ("scopone", 11),  # C36
            ("quindici", 11),
            ("escoba", 21),
            ("chkop", 21),
            ("chkobba", 21),  # C43
            ("mancelle", 21),  # C40
            ("cirulla", 51),
            ("cicera", 51),
            ("scarabocion", 120),
        ],
    )
    def test_the_targets_of_the_games(self, game: str, target: int) -> None:
        assert not Match.start(game, (target - 1, 3)).is_over
        assert Match.start(game, (target, 3)).winners == (0,)
        assert not Match.start(game, (target, target)).is_over

    def test_nobody_wins_in_mid_deal(self) -> None:
        match = Match.start("scopa", (10, 3))
        deal = running(bonus=(4, 0))
        assert match.during(deal) is match

    def test_level_plays_on_until_somebody_is_ahead(self) -> None:
        match = match_after("scopa", (10, 10), cards=(1, 0), coins=(0, 1))
        assert (match.scores, match.why) == ((11, 11), "play on: level at the top")
        match = match.after(scored(match.rules))
        assert not match.is_over
        match = match.after(scored(match.rules, settebello=(0, 1)))
        assert (match.scores, match.winners, match.deals) == ((11, 12), (1,), 3)

    def test_a_played_deal_counts_as_it_is_scored(self) -> None:
        # text 004: cards 22 - 18, coins 6 - 4, the seven of coins; primiera 73 - 78; a sweep
        deal = finished(*PLAYED_GAME, bonus=(0, 1))
        assert deal.score().points == (3, 2)
        match = Match.start("scopa", (6, 9))
        by_position, by_score = match.after(deal), match.after(deal.score())
        assert by_position == by_score == match.after(str(deal))
        assert (by_position.scores, by_position.winners) == ((9, 11), (1,))

    def test_pairs_score_as_one_side(self) -> None:
        deal = finished(*PLAYED_GAME, players=4)
        match = Match.start("scopa", players=4).after(deal)
        assert match.scores == (3, 1)


class TestCountOrder:
    """[parlett] in C20: cards, coins, seven, prime, sweeps."""

    ORDER: ClassVar[dict[str, Any]] = {"finish": "count_order"}

    @pytest.mark.parametrize(
        ("before", "rows", "winners"),
        [
            # the higher wins, whoever is counted first
            ((10, 10), {"cards": (1, 0), "sweeps": (0, 2)}, (1,)),
            # level: cards come before coins, coins before the seven …
            ((10, 10), {"cards": (1, 0), "coins": (0, 1)}, (0,)),
            ((10, 10), {"cards": (0, 1), "coins": (1, 0)}, (1,)),
            ((10, 10), {"coins": (1, 0), "settebello": (0, 1)}, (0,)),
            ((10, 10), {"settebello": (0, 1), "primiera": (1, 0)}, (1,)),
            ((10, 10), {"primiera": (0, 1), "sweeps": (1, 0)}, (1,)),
            # one category may not be enough: 9 needs two, 10 one
            ((9, 10), {"cards": (1, 0), "coins": (1, 0), "sweeps": (0, 1)}, (0,)),
            ((9, 10), {"cards": (1, 0), "settebello": (0, 1), "sweeps": (1, 0)}, (1,)),
            # both reach it in the same category: who is higher then
            ((8, 9), {"cards": (1, 0), "sweeps": (3, 3)}, None),
            ((10, 9), {"primiera": (0, 1), "sweeps": (1, 1)}, None),
            # below the target nothing is counted
            ((9, 9), {"cards": (1, 0), "coins": (0, 1)}, None),
            # level past the target already before the deal
            ((12, 12), {"cards": (1, 0), "coins": (0, 1)}, None),
            ((12, 12), {"cards": (1, 0)}, (0,)),
        ],
    )
    def test_two_sides(
        self, before: tuple[int, ...], rows: dict[str, Any], winners: tuple[int, ...] | None
    ) -> None:
        assert match_after("scopa", before, self.ORDER, **rows).winners == winners
        usual = match_after("scopa", before, **rows)
        if len(set(usual.scores)) == 1:
            assert usual.winners is None
        else:
            assert usual.winners == winners

    def test_the_higher_of_those_that_reach_it_in_the_same_category(self) -> None:
        # figures: 3 - 1 at once brings both past 11, 12 - 11; the king of coins makes them level
        rows: dict[str, Any] = {"figures": (3, 1), "figures_level": (0, 1)}
        assert match_after("frac", (9, 10), self.ORDER, **rows).winners == (0,)
        assert match_after("frac", (9, 10), **rows).winners is None

    def test_only_those_level_at_the_top_are_compared(self) -> None:
        # side 2 is the first at 11, with cards, but ends below the others
        rows: dict[str, Any] = {"cards": (0, 0, 1), "coins": (0, 1, 0), "sweeps": (3, 2, 0)}
        match = match_after("scopa", (9, 9, 10), {"players": 3} | self.ORDER, **rows)
        assert (match.scores, match.winners) == ((12, 12, 11), None)  # both with sweeps, level
        rows = {"cards": (0, 0, 1), "coins": (0, 2, 0), "sweeps": (3, 1, 0)}
        match = match_after("scopa", (9, 9, 10), {"players": 3} | self.ORDER, **rows)
        assert (match.scores, match.winners) == ((12, 12, 11), (1,))

    def test_in_mid_deal_nobody_wins(self) -> None:
        match = Match.start("scopa", (10, 3), **self.ORDER)
        assert match.during(running(bonus=(4, 0))) is match

    def test_says_with_which_category(self) -> None:
        match = match_after("scopa", (10, 10), self.ORDER, coins=(1, 0), settebello=(0, 1))
        assert match.why == (
            "side 0 wins: it is level at the top and reached 11 first in the counting, with coins"
        )


class TestMidDeal:
    MID: ClassVar[dict[str, Any]] = {"finish": "mid_deal"}

    @pytest.mark.parametrize(
        ("before", "bonus", "winners"),
        [
            ((10, 10), (0, 1), (1,)),
            ((10, 10), (1, 0), (0,)),
            ((9, 10), (1, 0), None),
            ((9, 3), (2, 5), (0,)),
            ((10, 10), (1, 1), None),  # at once and level: the deal goes on
            ((10, 10), (1, 2), (1,)),
        ],
    )
    def test_points_in_play_count_at_once(
        self, before: tuple[int, int], bonus: tuple[int, int], winners: tuple[int, ...] | None
    ) -> None:
        match = Match.start("scopa", before, **self.MID)
        # the piles would give side 0 the cards, the coins and the seven: that is for the end
        now = match.during(running(piles=("7D KD", ""), bonus=bonus))
        assert now.winners == winners
        if winners is None:
            assert now is match
        else:
            assert now.scores == tuple(b + n for b, n in zip(before, bonus, strict=True))
            assert now.deals == 0

    def test_a_sweep_ends_the_match(self) -> None:
        match = Match.start("scopa", (3, 10), **self.MID)
        deal = running("2D 7C", "5H JS", table="3S", stock="").play("2D")
        assert match.during(deal) is match
        deal = deal.play("5Hx2D3S")
        assert deal.bonus == (0, 1)
        assert match.during(deal).winners == (1,)
        assert Match.start("scopa", (3, 10)).during(deal).winners is None

    @pytest.mark.parametrize(
        ("before", "rows", "scores", "winners"),
        [
            # counted in order, sweeps first: side 0 is there with coins and the rest is not counted
            ((9, 10), {"cards": (1, 0), "coins": (1, 0), "settebello": (0, 1)}, (11, 10), (0,)),
            ((9, 10), {"cards": (1, 0), "sweeps": (1, 0), "settebello": (0, 1)}, (11, 10), (0,)),
            ((9, 10), {"cards": (1, 0), "coins": (0, 1), "primiera": (4, 0)}, (10, 11), (1,)),
            # the sweeps alone decide
            ((9, 10), {"cards": (4, 0), "sweeps": (0, 1)}, (9, 11), (1,)),
            # there together and level: who gets ahead next
            ((10, 10), {"sweeps": (1, 1), "primiera": (0, 1)}, (11, 12), (1,)),
            ((10, 10), {"sweeps": (1, 1)}, (11, 11), None),
            ((3, 3), {"sweeps": (1, 2)}, (4, 5), None),
        ],
    )
    def test_the_end_is_counted_in_order(
        self,
        before: tuple[int, int],
        rows: dict[str, Any],
        scores: tuple[int, int],
        winners: tuple[int, ...] | None,
    ) -> None:
        match = match_after("scopa", before, self.MID, **rows)
        assert (match.scores, match.winners, match.deals) == (scores, winners, 1)

    def test_the_usual_way_would_have_given_it_to_the_higher(self) -> None:
        rows: dict[str, Any] = {
            "cards": (1, 0),
            "coins": (1, 0),
            "sweeps": (0, 0),
            "primiera": (0, 3),
        }
        assert match_after("scopa", (9, 9), self.MID, **rows).winners == (0,)
        assert match_after("scopa", (9, 9), **rows).winners == (1,)

    def test_says_where_in_the_counting(self) -> None:
        match = match_after("scopa", (10, 10), self.MID, coins=(1, 0), primiera=(0, 1))
        assert (
            match.why
            == "side 0 wins: it has reached 11 with the most points, when coins is counted"
        )

    def test_many_sides(self) -> None:
        match = Match.start("scopa", (3, 10, 10, 10), **SIDES[4], **self.MID)
        deal = sl.Position.setup(
            match.rules,
            hands=("2D", "3D", "4D", "5D"),
            piles=("", "", "AS", ""),
            bonus=(0, 0, 1, 0),
        )
        assert match.during(deal).winners == (2,)


class TestClaim:
    """2.9: a player may stop and claim, counting the points of the running deal."""

    CLAIM: ClassVar[dict[str, Any]] = {"finish": "claim"}

    # cards and coins and the seven of coins to side 0 as the piles stand, two sweeps to side 1
    DEAL = running(piles=("7D KD", "KS"), bonus=(0, 2), out="AS")

    @pytest.mark.parametrize(
        ("before", "side", "scores", "winners"),
        [
            ((8, 8), 0, (11, 10), (0,)),
            ((7, 8), 0, (10, 10), (1,)),
            ((8, 8), 1, (11, 10), (0,)),
            ((8, 9), 1, (11, 11), (1,)),  # level is no matter: who claims has it
            ((9, 9), 1, (12, 11), (1,)),  # nor that the other has more
        ],
    )
    def test_right_wins_and_wrong_loses(
        self, before: tuple[int, int], side: int, scores: tuple[int, int], winners: tuple[int, ...]
    ) -> None:
        match = Match.start("scopa", before, **self.CLAIM).claim(side, self.DEAL)
        assert (match.scores, match.winners, match.deals) == (scores, winners, 0)

    @pytest.mark.parametrize("sides", [3, 4, 6])
    def test_all_others_win_by_a_false_claim(self, sides: int) -> None:
        match = Match.start("scopa", **SIDES[sides], **self.CLAIM)
        match = match.claim(1, sl.deal(match.rules, seed=1))
        assert match.winners == (0, *range(2, sides))
        assert match.why.endswith("win: side 1 claims 11 and has 0")

    def test_scarabocion_is_played_by_claim_to_120(self) -> None:
        match = Match.start("scarabocion", (110, 118))
        deal = sl.Position.setup(
            "scarabocion",
            hands=("3H", "4H", "5H", "6H"),
            piles=("2S JS TD KS", "KH"),  # 2 cards, 1 swords, 1 + 1 + 1, and 42 for all of them
        )
        assert deal.score().points == (48, 0)
        assert match.claim(0, deal).winners == (0,)
        assert match.claim(1, deal).winners == (0,)

    @pytest.mark.parametrize(
        ("before", "winners"),
        [((119, 100), None), ((120, 100), (0,)), ((125, 121), (0,)), ((121, 121), None)],
    )
    def test_unclaimed_the_highest_wins_at_the_end_of_a_deal(
        self, before: tuple[int, int], winners: tuple[int, ...] | None
    ) -> None:  # C35 f
        earlier = (before[0] - 10, before[1] - 10)
        assert match_after("scarabocion", earlier, sweeps=(10, 10)).winners == winners

    def test_a_target_reached_in_mid_deal_must_be_claimed(self) -> None:
        match = Match.start("scopa", (9, 8), **self.CLAIM)
        assert match.during(self.DEAL) is match

    def test_is_refused_under_other_endings(self) -> None:
        for finish in ("highest_then_play_on", "count_order", "mid_deal"):
            match = Match.start("scopa", (8, 8), finish=finish)
            with pytest.raises(ValueError, match=f"nobody may claim under finish='{finish}'"):
                match.claim(0, self.DEAL)


class TestLowWins:
    @pytest.mark.parametrize(
        ("scores", "winners"),
        [
            ((21, 12), (1,)),
            ((12, 22), (0,)),
            ((25, 21), (1,)),  # both past it: the higher loses
            ((20, 3), None),
            ((21, 21), None),  # X31
            ((21, 5, 9), (1, 2)),
            ((3, 21, 21), None),
            ((4, 23, 21), (0, 2)),
            ((21, 1, 2, 3), (1, 2, 3)),
            ((0, 0, 0, 0, 0, 21), (0, 1, 2, 3, 4)),
        ],
    )
    def test_the_highest_at_the_target_loses(
        self, scores: tuple[int, ...], winners: tuple[int, ...] | None
    ) -> None:
        match = Match.start("perdere", scores, **SIDES[len(scores)])
        assert match.winners == winners
        high = Match.start("perdere", scores, **SIDES[len(scores)], wins="high")
        loser = winners and tuple(side for side in range(len(scores)) if side not in winners)
        assert high.winners == loser

    def test_in_mid_deal_the_first_there_loses(self) -> None:
        match = Match.start("scopa", (10, 10), wins="low", finish="mid_deal")
        deal = sl.Position.setup(
            "scopa", wins="low", hands=("2D", "3D"), piles=("", "AS"), bonus=(0, 1)
        )
        over = match.during(deal)
        assert over.winners == (0,)
        assert over.why == "side 0 wins: side 1 has reached 11 with the most points, in play"

    def test_in_count_order_too(self) -> None:
        options = {"wins": "low", "finish": "count_order"}
        assert match_after("scopa", (10, 10), options, cards=(1, 0), coins=(0, 1)).winners == (1,)

    def test_nobody_claims_to_have_lost(self) -> None:
        with pytest.raises(ValueError, match="wins='low' makes that lose"):
            Match.start("perdere", finish="claim")

    def test_the_leaders_have_fewest(self) -> None:
        assert Match.start("perdere", (4, 2, 2), players=3).leaders == (1, 2)
        assert Match.start("scopa", (4, 2, 4), players=3).leaders == (0, 2)


class TestTie:
    LEVEL = ("7D 2H 6S", "3D 3H 6C")  # cards and coins level
    WON = ("2H", "7D 3H")  # cards, coins and the seven of coins to side 1

    def deal(self, *piles: str, **options: Any) -> sl.Position:
        return finished(*piles, primiera="off", **options)

    def test_points_wait_and_add_up(self) -> None:
        match = Match.start("scopa", tie="carry", primiera="off")
        match = match.after(self.deal(*self.LEVEL, tie="carry"))
        assert (match.scores, match.carried) == ((1, 0), (("cards", 1), ("coins", 1)))
        match = match.after(self.deal(*self.LEVEL, tie="carry"))
        assert (match.scores, match.carried) == ((2, 0), (("cards", 2), ("coins", 2)))
        assert "waiting for who wins them next: cards 2, coins 2" in match.explain()
        match = match.after(self.deal(*self.WON, tie="carry"))
        assert (match.scores, match.carried) == ((2, 7), ())  # 1 + 2, 1 + 2, 1

    def test_a_category_that_is_level_once_more_keeps_only_its_own(self) -> None:
        match = Match.start("scopa", tie="carry", primiera="off")
        match = match.after(self.deal(*self.LEVEL, tie="carry"))
        match = match.after(self.deal("7D", "2H 3H", tie="carry"))  # coins 1 - 0, cards 1 - 2
        assert (match.scores, match.carried) == ((4, 2), ())
        match = match.after(self.deal("7D", "2D 3H", tie="carry"))  # coins level, cards 1 - 2
        assert (match.scores, match.carried) == ((5, 3), (("coins", 1),))

    def test_waits_on_while_nobody_competes(self) -> None:
        # no side has four suits: the primiera is not tied, but nobody wins it either
        rules = sl.rules("scopa", tie="carry")
        match = Match(rules, (0, 0), carried=(("primiera", 1),))
        match = match.after(finished("7D", "7H", tie="carry"))
        assert dict(match.carried)["primiera"] == 1

    def test_a_category_of_two_points_carries_two(self) -> None:
        match = Match.start("cicera", tie="carry")
        match = match.after(scored(match.rules, carried=("cards",), swords=(1, 0)))
        assert match.carried == (("cards", 2),)
        match = match.after(scored(match.rules, cards=(0, 2)))
        assert (match.scores, match.carried) == ((1, 4), ())

    @pytest.mark.parametrize(("tie", "scores"), [("none", (3, 7)), ("share", (3, 7))])
    def test_nothing_waits_otherwise(self, tie: str, scores: tuple[int, int]) -> None:
        match = Match.start("scopa", (2, 4), tie=tie, primiera="off")
        match = match.after(self.deal(*self.LEVEL, tie=tie))  # X21: one point is not shared
        assert match.carried == ()
        assert match.after(self.deal(*self.WON, tie=tie)).scores == scores

    def test_three_sides(self) -> None:
        match = Match.start("scopa", players=3, tie="carry")
        match = match.after(scored(match.rules, carried=("coins",)))
        match = match.after(scored(match.rules, coins=(0, 0, 1)))
        assert match.scores == (0, 0, 2)

    def test_waiting_points_can_decide(self) -> None:
        for carried, winners in (((), None), ((("cards", 1),), (1,))):
            match = Match(sl.rules("scopa", tie="carry"), (9, 9), carried=carried)
            assert match.after(scored(match.rules, cards=(0, 1))).winners == winners

    def test_waiting_points_are_counted_in_their_place(self) -> None:
        rules = sl.rules("scopa", tie="carry", finish="count_order")
        match = Match(rules, (10, 9), carried=(("cards", 1),))
        rows: dict[str, Any] = {"cards": (0, 1), "coins": (1, 0)}
        assert match.after(scored(rules, **rows)).winners == (1,)
        assert Match(rules, (10, 10)).after(scored(rules, **rows)).winners == (1,)
        assert Match(rules, (10, 9)).after(scored(rules, **rows)).winners == (0,)

    def test_a_claim_counts_them(self) -> None:
        rules = sl.rules("scopa", tie="carry", finish="claim")
        deal = running(piles=("KH KC", "KS"), tie="carry")  # 1 for cards as the piles stand
        assert Match(rules, (9, 0)).claim(0, deal).winners == (1,)
        assert Match(rules, (9, 0), carried=(("cards", 1),)).claim(0, deal).winners == (0,)


class TestNapoleone:
    def test_wins_at_once_whatever_the_scores(self) -> None:
        piles = ("7H", COINS)
        match = Match.start("scopa", (10, 0), napoleone="on").after(
            finished(*piles, napoleone="on", bonus=(9, 0))
        )
        assert match.winners == (1,)
        assert match.scores[0] == 19
        assert match.why == "side 1 wins: it took all the cards that win outright (napoleone)"
        match = Match.start("scopa", (10, 0)).after(finished(*piles, bonus=(9, 0)))
        assert match.winners == (0,)

    @pytest.mark.parametrize("finish", ["highest_then_play_on", "count_order", "mid_deal", "claim"])
    def test_in_mid_deal_too(self, finish: str) -> None:
        match = Match.start("scopa", (10, 0), napoleone="on", finish=finish)
        held: dict[str, Any] = {"piles": ("7H", COINS), "hands": ("2H", "3H"), "bonus": (0, 1)}
        deal = sl.Position.setup("scopa", napoleone="on", **held)
        assert match.during(deal).winners == (1,)
        if finish == "claim":
            assert match.claim(0, deal).winners == (1,)
        match = Match.start("scopa", (10, 0), finish=finish)
        assert match.during(sl.Position.setup("scopa", **held)) is match

    def test_is_a_win_where_low_scores_win(self) -> None:
        match = Match.start("perdere", napoleone="on", players=3)
        assert match.after(scored(match.rules, outright=2)).winners == (2,)

    def test_every_sword_in_cicera(self) -> None:
        swords = " ".join(rank + "S" for rank in "A23456789TJQK")
        deal = sl.Position.setup("cicera", hands=[""] * 4, stock="", piles=("AD", swords))
        assert Match.start("cicera").after(deal).winners == (1,)


class TestErrors:
    @pytest.mark.parametrize(
        ("scores", "message"),
        [
            ((1, 2, 3), r"scores are 2 whole numbers, one per side, got \(1, 2, 3\)"),
            ((1,), "scores are 2 whole numbers"),
            (5, "scores are 2 whole numbers, one per side, got 5"),
            ("12", "scores are 2 whole numbers"),
            ((1, 2.5), r"scores\[1\] is a whole number from 0, got 2.5"),
            ((True, 2), r"scores\[0\] is a whole number"),
            ((3, -1), r"scores\[1\] is a whole number from 0, got -1"),
            ((3, "x"), r"scores\[1\] is a whole number from 0, got 'x'"),
        ],
    )
    def test_scores(self, scores: Any, message: str) -> None:
        with pytest.raises(ValueError, match=message):
            Match.start("scopa", scores)

    def test_whole_floats_and_lists_are_taken(self) -> None:
        assert Match.start("scopa", [1.0, 2]).scores == (1, 2)  # type: ignore[list-item]

    def test_options(self) -> None:
        with pytest.raises(ValueError, match="did you mean target"):
            Match.start("scopa", targt=21)
        with pytest.raises(ValueError, match="did you mean scores"):
            Match.start("scopa", score=(1, 2))

    def test_a_deal_that_is_not_over(self) -> None:
        match = Match.start("scopa")
        for deal in (running(), running().score()):
            with pytest.raises(ValueError, match="the deal is not over"):
                match.after(deal)

    @pytest.mark.parametrize(
        "deal",
        [
            finished("7D", "", priority="fewest"),
            sl.deal("scopone", seed=1),
            running(wins="low"),
        ],
    )
    def test_positions_of_other_rules(self, deal: sl.Position) -> None:
        match = Match.start("scopa", finish="claim", target=21)
        for ask in (match.after, match.during, lambda p: match.claim(0, p)):
            with pytest.raises(
                ValueError, match=r"other rules than the match: .* there, scopa .* in"
            ):
                ask(deal)

    def test_target_and_finish_may_differ(self) -> None:
        deal = finished("7D", "", target=16, finish="mid_deal")
        assert Match.start("scopa", finish="claim", target=21).after(deal).scores == (3, 0)

    @pytest.mark.parametrize(
        ("other", "shown", "message"),
        [
            ({"players": 3}, {}, "3 sides there, 2 in the match"),
            (
                {"primiera": "off"},
                {},
                "it counts cards, coins, settebello, sweeps; the match cards",
            ),
            ({"tie": "carry"}, {"carried": ("cards",)}, "carried over there, tie='none' in the"),
            ({"napoleone": "on"}, {"outright": 1}, "outright win there, napoleone='off' in the"),
        ],
    )
    def test_scores_of_other_rules(
        self, other: dict[str, Any], shown: dict[str, Any], message: str
    ) -> None:
        deal = scored(sl.rules("scopa", **other), **shown)
        with pytest.raises(ValueError, match=message):
            Match.start("scopa").after(deal)

    def test_a_match_that_is_over(self) -> None:
        match = Match.start("scopa", (11, 3), finish="claim")
        ways: tuple[Callable[[], Match], ...] = (
            lambda: match.after(finished("7D", "")),
            lambda: match.during(running()),
            lambda: match.claim(0, running()),
        )
        for go_on in ways:
            with pytest.raises(ValueError, match="the match is over: side 0 wins"):
                go_on()

    @pytest.mark.parametrize("side", [2, -1, "0", None, True])
    def test_a_side_out_of_range(self, side: Any) -> None:
        with pytest.raises(ValueError, match="side is a whole number from 0 to 1"):
            Match.start("scopa", finish="claim").claim(side, running())

    def test_something_else_than_a_deal(self) -> None:
        with pytest.raises(ValueError, match="a Position or its text is expected, got 7"):
            Match.start("scopa").after(7)  # type: ignore[arg-type]

    @pytest.mark.parametrize(
        ("data", "message"),
        [
            (7, "a match is name: value, got 7"),
            ({"scores": [1, 2]}, "variant is missing"),
            ({"variant": "scopa"}, "scores is missing"),
            ({"variant": "scopa", "scores": [1, 2], "score": 1}, "unknown field 'score'"),
            ({"variant": "scopa", "scores": [1, 2], "options": 1}, "options are name: value"),
            ({"variant": "scopa", "scores": [1, 2], "carried": [1]}, "carried are name: value"),
            ({"variant": "scopa", "scores": [1, 2], "carried": {"cards": 1}}, "tie='none'"),
            ({"variant": "scopa", "scores": [1, 2], "deals": -1}, "deals is a whole number from 0"),
            ({"variant": "scopa", "scores": [1, 2], "winners": [2]}, "winner is .* 0 to 1, got 2"),
            ({"variant": "scopa", "scores": [1, 2], "winners": [0, 1]}, "winners are 1 to 1 of"),
            ({"variant": "scopa", "scores": [1, 2], "winners": []}, "winners are 1 to 1 of"),
            ({"variant": "scopa", "scores": [1, 2], "winners": 1}, "winners are 1 to 1 of"),
            ({"variant": "scopa", "scores": [1, 2], "why": 1}, "why is a sentence"),
            (
                {
                    "variant": "scopa",
                    "options": {"tie": "carry"},
                    "scores": [1, 2],
                    "carried": {"settebello": 1},
                },
                "nothing can be carried for 'settebello' .* allowed: cards, coins, primiera",
            ),
        ],
    )
    def test_data(self, data: Any, message: str) -> None:
        with pytest.raises(ValueError, match=message):
            Match.from_dict(data)


class TestWords:
    def test_one_line(self) -> None:
        match = Match.start("scopone", (3, 8), target=21)
        assert str(match) == "Scopone to 21: 3 - 8 after 0 deals; play on: nobody has reached 21"

    @pytest.mark.parametrize("finish", ["highest_then_play_on", "count_order", "mid_deal", "claim"])
    def test_explain_says_how_it_is_decided(self, finish: str) -> None:
        lines = Match.start("scopa", (1, 12), finish=finish).explain().splitlines()
        assert lines[1:] == [
            "side 0: 1 point, 10 to go",
            "side 1: 12 points, 11 reached",
            "side 1 wins: it has reached 11 with the most points",
        ]
        assert len({Match.start("scopa", finish=f).explain() for f in (finish, "claim")}) == 1 + (
            finish != "claim"
        )

    def test_explain_says_that_low_is_good(self) -> None:
        assert "the low score is good" in Match.start("perdere").explain()
        assert "the low score is good" not in Match.start("scopa").explain()

    def test_is_a_value(self) -> None:
        assert Match.start("scopa", (1, 2)) == Match.start("scopa", [1, 2])
        assert len({Match.start("scopa"), Match.start("scopa"), Match.start("scopone")}) == 2
        assert sl.Match is Match
        match = Match.start("scopa", (1, 2), target=21)
        assert eval(repr(match), {"Match": Match}) == match


# ── properties ──────────────────────────────────────────────────────────────────────────────────

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
