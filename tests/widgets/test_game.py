"""A game without a page: seats and chairs, the match, taking back, claims, what may be seen."""

from __future__ import annotations

import random

import pytest

import scopa_lab as sl
from scopa_lab.widgets.play.game import Game, Plan, called, filled, seen_by

CLAIM = "scarabocion"


def game(name: str = "scopa", chairs: tuple[str, ...] = ("you", "greedy"), **more: object) -> Game:
    return Game(Plan(sl.rules(name), chairs, **{"seed": 5, **more}))  # type: ignore[arg-type]


def play_out(this: Game, seed: int = 0) -> None:
    """Play any moves to the end of the deal."""
    rng = random.Random(seed)
    while not this.over:
        this.play(rng.choice([*this.now.legal_moves()]))


class TestPlans:
    @pytest.mark.parametrize(
        ("chairs", "fault"),
        [
            (("you", "chitarela"), "did you mean chitarrella"),
            (("you", "open world=3"), "unknown option 'world'"),
            (("you",) * 3, "at most 2 players"),
            (("you", ""), "at most 2 players"),
            (("you", 3), "at most 2 players"),
        ],
    )
    def test_who_cannot_sit_there(self, chairs: tuple[str, ...], fault: str) -> None:
        with pytest.raises(ValueError, match=fault):
            Plan(sl.rules("scopa"), chairs)

    @pytest.mark.parametrize("wrong", [{"seed": -1}, {"seed": "x"}, {"dealer": 0.5}])
    def test_numbers_without_sense(self, wrong: dict[str, object]) -> None:
        with pytest.raises(ValueError, match="whole number"):
            Plan(sl.rules("scopa"), **wrong)  # type: ignore[arg-type]

    def test_chairs_follow_the_rules(self) -> None:
        plan = Plan(sl.rules("scopone"), ("greedy", "you"))
        assert plan.chairs == ("greedy", "you", "chitarrella", "chitarrella")
        assert plan.but(rules=sl.rules("scopa")).chairs == ("greedy", "you")
        assert plan.dealer == 3
        assert plan.but(rules=sl.rules("scopa")).dealer == 1

    def test_names_tell_players_apart(self) -> None:
        plan = Plan(sl.rules("scopone"), ("you", "open worlds=9", "you Ann", "open"))
        names = [str(called(plan, chair)) for chair in range(4)]
        assert len(set(names)) == 4
        assert names[2] == "Ann"


class TestDeals:
    def test_the_first_deal_is_the_one_of_its_seed(self) -> None:
        assert game().now == sl.deal("scopa", seed=5)
        assert game().record.seed == 5

    @pytest.mark.parametrize("dealer", [0, 1, 2, 3])
    def test_the_chair_after_the_dealer_leads(self, dealer: int) -> None:
        this = game("scopone", ("random", "greedy", "open", "fair"), dealer=dealer)
        leads = this.plan.chairs[(dealer + 1) % 4]
        assert (this.who, this.now.to_move) == (leads, 0)

    @pytest.mark.parametrize("name", ["scopa", "scopone", "escoba"])
    def test_a_match_adds_up_by_chair_while_the_deal_passes_on(self, name: str) -> None:
        this = game(name, ("you",), match=True, dealer=0)
        players, sides = this.plan.rules.players, this.plan.rules.sides
        points = [0] * sides
        for deal in range(40):
            play_out(this, deal)
            assert this.order[0] == (1 + deal) % players
            for seat in range(sides):
                points[this.order[seat] % sides] += this.now.score().points[seat]
            standing = this.standing
            assert standing is not None
            by_chair = {this.order[seat] % sides: standing.scores[seat] for seat in range(sides)}
            assert [by_chair[side] for side in range(sides)] == points
            if this.ended:
                break
            this.next_deal()
            assert this.record.scores == this.before.scores  # type: ignore[union-attr]
        assert this.ended
        assert max(points) >= this.plan.rules.target
        assert len({record.seed for record in this.records}) == len(this.records) == deal
        with pytest.raises(ValueError, match="no next deal"):
            this.next_deal()

    def test_a_match_that_is_won_in_play_stops_the_deal(self) -> None:
        start = sl.Position.parse(
            "scopa finish=mid_deal target=1 | table 2C 5S | hands 7D 3H / 4D QS | stock -"
        )
        this = Game(Plan(start.rules, ("you",), match=True, start=start))
        this.play(sl.Move.parse("7Dx2C5S"))
        assert (this.over, this.ended, this.now.is_over) == (True, True, False)
        assert this.standing is not None
        assert this.standing.winners == (0,)


class TestTakingBack:
    def test_goes_from_decision_to_decision_of_a_person(self) -> None:
        this = game("scopone", ("greedy", "you", "greedy", "greedy"))
        play_out(this)
        moves, ats = this.record.moves, []
        while this.can_undo:
            this.undo()
            ats.append(this.at)
            assert this.who == "you"
        assert ats == [*range(33, 0, -4)]
        while this.can_redo:
            this.redo()
        assert this.record.moves == moves

    def test_another_move_forgets_the_same_one_does_not(self) -> None:
        this = game()
        first, other, *_ = this.now.legal_moves()
        this.play(first)
        this.play(this.now.legal_moves()[0])
        this.undo()
        this.play(first)
        assert this.can_redo
        this.undo()
        this.play(other)
        assert not this.can_redo
        assert this.record.moves == (other,)

    def test_luck_is_the_same_again(self) -> None:
        this = game()
        before = this.luck
        this.play(this.now.legal_moves()[0])
        assert this.luck != before
        this.undo()
        assert this.luck == before == game().luck


class TestClaims:
    def test_right_or_wrong_it_ends_the_match_and_can_be_taken_back(self) -> None:
        this = game(CLAIM, ("you",), match=True)
        assert this.may_claim
        this.claim(0)
        assert this.ended
        assert this.standing is not None
        assert this.standing.winners == (1,)  # nothing was captured yet
        this.undo()
        assert (this.over, this.may_claim) == (False, True)

    def test_players_claim_when_they_have_it(self) -> None:
        start = sl.Position.parse(
            f"{CLAIM} target=1 | table 2C 5S | hands 7D 3H / 4D QS / 5D QC / 2D QH | stock -"
        )
        rules = start.rules
        for chairs, claimed in ((("greedy",) * 4, 0), (("you",) * 4, None)):
            this = Game(Plan(rules, chairs, match=True, start=start))
            this.play(max(this.now.legal_moves(), key=lambda move: len(move.captured)))
            points = this.now.score().points
            this.claim_if_made()
            assert this.claimed == (claimed if points[0] >= rules.target else None)

    def test_only_where_the_rules_know_it(self) -> None:
        this = game(match=True)
        assert not this.may_claim
        with pytest.raises(ValueError, match="claim"):
            this.claim(0)


class TestKnowledge:
    def test_unknown_cards_are_dealt_from_the_unseen_and_nothing_else_changes(self) -> None:
        start = sl.Position.parse("scopa | table 2C KD | hands 7D ? / ? ? 3S | piles 4H 4D / -")
        found = filled(start, 3)
        assert found.all_known
        assert filled(start, 3) == found != filled(start, 4)
        named = [card for hand in found.hands for card in hand.cards] + [*found.stock]
        assert len(set(named)) == len(named) == 5 + len(start.stock)
        assert found.view(0).table == start.table
        assert sl.Card("3S") in found.hands[1].cards

    @pytest.mark.parametrize("seats", [(), (0,), (1, 3), (0, 1, 2, 3)])
    def test_only_these_hands_are_seen(self, seats: tuple[int, ...]) -> None:
        whole = sl.deal("scopa", seed=2, players=4)
        seen = seen_by(whole, seats)
        for seat, hand in enumerate(seen.hands):
            assert hand.cards == (whole.hands[seat].cards if seat in seats else sl.Cards())
            assert len(hand) == len(whole.hands[seat])
        assert set(seen.stock) == {None}
        if len(seats) == 1:
            assert seen == whole.view(seats[0])
