"""Earlier play read: weights by hand, and averages by them."""

from __future__ import annotations

import random
from fractions import Fraction
from statistics import fmean

import pytest

import scopa_lab as sl
from scopa_lab import engine
from scopa_lab.cards import Card, Cards
from scopa_lab.selfplay import explain
from scopa_lab.worlds import World, Worlds
from scopa_lab.worlds.control import effective
from scopa_lab.worlds.reading import at_once, reading_of
from tests.test_analysis import cards_up
from tests.test_evaluation import each, small

#: seat 0 held two cards and played the two of cups to the empty table; one of three is left
LIVE = "7D 3H KS"
BEFORE = small(table="4H 3S", hands=("? ?", "7H AS"), live=LIVE + " 2H")
AFTER = BEFORE.play("2H")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


def by_hand(card: str, errors: Fraction) -> Fraction:
    """How likely 2H is of a greedy player who also holds that card, and errs that often.

    7D takes 4H 3S and sweeps: better; 3H takes 3S: better; the king takes nothing, as 2H.
    """
    chosen = Fraction(1, 2) if card == "KS" else Fraction(0)
    return (1 - errors) * chosen + errors / 2  # two cards, one move each


class TestGreedy:
    def test_weights_are_as_worked_out_by_hand(self) -> None:
        reading = reading_of(AFTER, "greedy", (BEFORE, "2H"))
        worlds = Worlds(AFTER)
        assert reading is not None
        assert worlds.total == 3
        for number in range(3):
            masks = worlds.masks([number])
            (card,) = Cards.from_mask(worlds.at(number).hands[0])
            expected = by_hand(str(card), Fraction(1, 5))
            assert reading.weights(worlds, masks) == pytest.approx([float(expected)])

    def test_values_are_means_by_weight(self) -> None:
        worlds = Worlds(AFTER)
        found = dict(each(AFTER, range(3)))
        weights = []
        for number in range(3):
            (card,) = Cards.from_mask(worlds.at(number).hands[0])
            weights.append(float(by_hand(str(card), Fraction(1, 5))))
        analysis = cards_up(AFTER, record=(BEFORE, "2H"), weigh="greedy")
        for i, move in enumerate(AFTER.legal_moves()):
            values = [found[n].values[i] for n in range(3)]
            mean = sum(w * v for w, v in zip(weights, values, strict=True)) / sum(weights)
            assert analysis[move].ev.mean == pytest.approx(mean)
            assert analysis[move].ev.exact
            parts = [part.mean for part in analysis[move].parts.values()]
            assert sum(parts) == pytest.approx(mean)
        share = sum(weights) ** 2 / sum(w * w for w in weights)
        assert analysis.effective == pytest.approx(share)
        assert "1 earlier play of the others would be of greedy players" in analysis.assumes

    def test_own_plays_tell_nothing(self) -> None:
        start = small(table="4H 3S", hands=("7H AS", "? ?"), live=LIVE + " 2H", options={})
        end = start.play("AS").play("2H")
        one = cards_up(end, record=(start, "AS 2H"), weigh="greedy")
        other = cards_up(end, record=(start.play("AS"), "2H"), weigh="greedy")
        assert one.rows == other.rows

    def test_needs_a_record(self) -> None:
        with pytest.raises(ValueError, match="weigh='greedy' reads a record of earlier play"):
            cards_up(AFTER, weigh="greedy")
        with pytest.raises(ValueError, match="weigh='random' is not allowed; allowed: 'greedy'"):
            cards_up(AFTER, weigh="random")

    @pytest.mark.parametrize("game", sl.variants())
    def test_what_a_move_is_worth_is_what_the_player_greedy_finds_in_it(self, game: str) -> None:
        rng = random.Random(game)
        position = sl.deal(game, seed=3)
        while not position.is_over:
            moves = position.legal_moves()
            for move in rng.sample(moves, min(2, len(moves))):
                found = sum(points for _, points in explain(position, "greedy", move))
                assert at_once(position, move) == pytest.approx(found, abs=1e-9)
            position = position.play(rng.choice(moves))

    def test_cards_count_by_the_chance_that_they_decide(self) -> None:
        """0.8 / sqrt(n) of each of n cards, as `rulebook.worths` has it; a sweep is a point.

        A five in scopa: one of 40 cards; its primiera value is 15 of 10 to 21.
        """
        position = sl.Position.setup("scopa", table="5S QC", hands=("5H QH", "? ? ?"))
        card, prime = 0.8 / 40**0.5, 0.3 * ((15 - 10) / (21 - 10)) ** 3
        assert at_once(position, sl.Move.parse("5Hx5S")) == pytest.approx(
            2 * (card + prime), abs=2e-3
        )
        position = sl.Position.setup("scopa", table="QC", hands=("5H QH", "? ? ?"))
        assert at_once(position, sl.Move.parse("QHxQC")) == pytest.approx(1 + 2 * card, abs=2e-3)

    def test_where_low_wins_prefers_to_take_nothing(self) -> None:
        low = sl.Position.setup("perdere", table="2C 5S", hands=("7D KH", "2D QS"), stock="")
        assert at_once(low, sl.Move.parse("7Dx2C5S")) < at_once(low, sl.Move.parse("KH")) == 0


class TestOwn:
    def test_function_weighs_worlds(self) -> None:
        """Weight 1 or 0 is the same as knowing."""
        king = Card("KS").mask

        def no_king(world: World) -> float:
            return 0.0 if world.hands[0] & king else 2.0

        weighed, known = cards_up(AFTER, weigh=no_king), cards_up(AFTER, lacks={0: "KS"})
        for row in known.rows:
            assert weighed[row.move].ev.mean == pytest.approx(row.ev.mean)
            for name, chance in row.chances.items():
                assert weighed[row.move].chances[name].mean == pytest.approx(chance.mean)
            for card, sides in row.whereabouts.items():
                got = weighed[row.move].whereabouts[card]
                assert [e.mean for e in got] == pytest.approx([e.mean for e in sides])
        assert weighed.effective == 2
        assert "weighed by no_king" in weighed.assumes

    def test_function_must_give_weights(self) -> None:
        with pytest.raises(ValueError, match="a finite number from 0 for every world"):
            cards_up(AFTER, weigh=lambda world: -1.0)
        with pytest.raises(ValueError, match="no deal agrees with it"):
            cards_up(AFTER, weigh=lambda world: 0.0)

    def test_samples_by_weight_cover_the_truth(self) -> None:
        """Weighed samples of 80 of 990 worlds: 95 % intervals hold it about 19 times in 20."""
        position = small(
            table="2C 5S", hands=("7D 3H", "? ?"), stock="? ?", live="7S 7H AD 2D 5D 4H JS QH KC"
        )
        seven = Card("7H").mask

        def weigh(world: World) -> float:
            return 3.0 if world.hands[1] & seven else 1.0

        exact = cards_up(position, worlds=10**6, weigh=weigh)
        hits = []
        for seed in range(120):
            for row in cards_up(position, worlds=80, seed=seed, weigh=weigh).rows:
                hits.append(row.ev.low <= exact[row.move].ev.mean <= row.ev.high)
        assert 0.9 < fmean(hits) < 0.99


def test_effective_number_is_that_of_kish() -> None:
    import numpy as np

    assert effective(np.array([2.0, 2.0, 2.0])) == 3
    assert effective(np.array([4.0, 2.0])) == pytest.approx(36 / 20)
