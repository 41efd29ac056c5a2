"""Matches: who has won and when at the end of a deal, for every number of sides; errors, words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

import scopa_lab as sl
from scopa_lab.match import Match
from tests.conftest import PLAYED_GAME, finished
from tests.matches import SIDES, match_after, running, scored


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
