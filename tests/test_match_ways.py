"""Matches decided in play, by claim, low, carried on, outright."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import scopa_lab as sl
from scopa_lab.match import Match
from tests.conftest import finished
from tests.matches import COINS, SIDES, match_after, running, scored


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
