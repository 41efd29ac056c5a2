"""Reviews: losses by the naive twin, sums that add up, and how they grow and end."""

from __future__ import annotations

import json
import random
import threading
from dataclasses import replace
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.estimates import Estimate
from scopa_lab.record import Record
from scopa_lab.reviews import VERDICTS, Review, grades
from scopa_lab.scoring import margin
from tests import naive, twin

OUT = sl.rules("scopa").cards - sl.Cards("2C 5S 7D 7H 2D QS")
SMALL = sl.Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="", out=OUT)
BLUNDER = Record.of((SMALL, "7Hx2C5S 2D 7D QSx2D7D"))


def ending(game: str, plays: int, seed: int, **options: Any) -> Record:
    """Return the last plays of a deal played at random."""
    rng = random.Random(f"{game} {seed}")
    record = Record(sl.deal(game, seed=seed, **options))
    while not record.is_over:
        moves = record.end.legal_moves()
        record = record.played(moves[rng.randrange(min(len(moves), 50))])
    plays = min(plays, len(record.moves))
    return Record(record.positions[-plays - 1], record.moves[-plays:])


def adds_up(review: Review) -> None:
    """The parts of every side's way add up, and the sides' ways to nothing."""
    good = -1 if review.rules.wins == "low" else 1
    for balance in review.balance:
        assert balance.gain == pytest.approx(good * (balance.final - balance.start))
        parts = balance.luck.mean - balance.choice.mean + balance.others.mean
        assert parts == pytest.approx(balance.gain)
        assert balance.choice.mean >= 0
    for name in ("start", "final", "gain"):
        assert sum(getattr(b, name) for b in review.balance) == pytest.approx(0, abs=1e-9)
    assert sum(b.luck.mean for b in review.balance) == pytest.approx(0, abs=1e-6)


class TestNothingHidden:
    """In the last hands of two players each knows what the other holds."""

    @pytest.mark.parametrize("seed", range(4))
    @pytest.mark.parametrize("game", ["scopa", "perdere", "cirulla", "escoba"])
    def test_losses_and_values_are_those_of_the_naive_game(self, game: str, seed: int) -> None:
        record = ending(game, 5, seed)
        found = sl.review(record)
        assert found.complete
        state, hands, _, _ = twin.for_twin(record.start)
        state = replace(state, hands=tuple(frozenset(hand) for hand in hands))
        good = -1 if record.start.rules.wins == "low" else 1
        lost = [0.0, 0.0]
        for judged, point in zip(found.judged, found.curve, strict=False):
            value, values = naive.minimax(state)
            move = next(m for m in values if twin.to_move(m) == judged.move)
            loss = good * (float(value) - float(values[move]))
            assert judged.loss.mean == pytest.approx(loss)
            assert judged.loss.se == 0
            assert (judged.verdict == "best") == (loss == 0)
            seen = float(value) if judged.seat == 0 else -float(value)
            assert point == (judged.ply, seen, seen, seen)
            lost[judged.seat] += loss
            state = naive.play(state, move)
        adds_up(found)
        for balance in found.balance:
            assert balance.luck.mean == pytest.approx(0)
            assert (balance.luck.se, balance.choice.se) == (0, 0)
            assert balance.choice.mean == pytest.approx(lost[balance.side])
            assert balance.others.mean == pytest.approx(lost[1 - balance.side])
            assert balance.final == margin(record.score().points, balance.side)

    def test_of_a_blunder_worked_out_by_hand(self) -> None:
        """The seven of coins takes both cards; the other seven loses it to the queen."""
        found = sl.review(BLUNDER)
        assert [j.verdict for j in found.judged] == ["blunder", "best", "best", "best"]
        assert [p.value for p in found.curve] == [2, -1, -1, -1, -1]
        assert found.worst() == (found[0],)
        assert (found[0].loss.mean, str(found[0].best)) == (3, "7Dx2C5S")
        assert found[2].forced
        with pytest.raises(KeyError, match="play 9 was not judged"):
            found[9]


class TestSums:
    @pytest.mark.parametrize("game", sl.variants())
    def test_add_up_in_every_game(self, game: str) -> None:
        found = sl.review(ending(game, 9, 1), method="playout", worlds=60)
        assert len(found.judged) == found.asked == 9
        adds_up(found)
        assert [p.ply for p in found.curve] == [*range(10)]
        assert all(p.low <= p.value <= p.high for p in found.curve)

    def test_add_up_between_three(self) -> None:
        record = ending("scopa", 6, 2, players=3)
        found = sl.review(record, method="open")
        adds_up(found)
        for balance in found.balance:
            own = [j for j in found.judged if j.seat == balance.side]
            assert balance.choice.mean == pytest.approx(sum(j.loss.mean for j in own))
            for judged in own:  # what was lost is the difference of what this side gets
                before, after = (ends[balance.side].mean for ends in judged.values())
                assert before - after == pytest.approx(judged.loss.mean, abs=1e-9)
            assert balance.final == pytest.approx(margin(record.score().points, balance.side))

    def test_luck_is_what_moved_between_the_plays(self) -> None:
        found = sl.review(ending("scopa", 12, 3), method="open", worlds=25)
        steps = []
        for one, two in zip(found.judged, found.judged[1:], strict=False):
            steps.append(two.values()[0][0].mean - one.values()[1][0].mean)
        steps.append(found.curve[-1].value - found.judged[-1].values()[1][0].mean)
        assert found.balance[0].luck.mean == pytest.approx(sum(steps))
        assert found.balance[0].luck.se > 0

    def test_of_a_deal_that_is_not_over(self) -> None:
        record = ending("scopa", 12, 3).upto(5)
        found = sl.review(record, method="open", worlds=25)
        adds_up(found)
        last = found.judged[-1]
        assert found.balance[last.seat].final == pytest.approx(last.row.ev.mean)
        assert found.curve[-1].ply == 5

    def test_of_one_seat_alone(self) -> None:
        record = ending("scopa", 12, 3)
        found = sl.review(record, seats=1, method="open", worlds=25)
        assert {j.seat for j in found.judged} == {1}
        assert found.asked == 6
        adds_up(found)
        assert found.balance[1].others.mean == 0
        both = sl.review(record, method="open", worlds=25)
        assert [j.loss for j in found.judged] == [j.loss for j in both.judged if j.seat == 1]


class TestJudging:
    def test_is_by_what_the_player_could_know(self) -> None:
        record = ending("scopa", 12, 4)
        found = sl.review(record, method="open", worlds=15, seed=2)
        for judged in found.judged[:4]:
            view = record.positions[judged.ply].view(judged.seat)
            assert judged.analysis == sl.analyse(view, method="open", worlds=15, seed=2)
            assert judged.loss.mean == judged.row.behind.mean

    def test_verdicts_go_by_the_points_of_a_match(self) -> None:
        judged = sl.review(BLUNDER)[0]

        def verdict(loss: float, se: float = 0.0) -> str:
            return replace(judged, loss=Estimate(loss, se, 100, False)).verdict

        named = [verdict(x) for x in (0.11, 0.12, 0.33, 0.34, 0.77, 0.78)]
        assert named == ["good", *["inaccuracy"] * 2, *["mistake"] * 2, "blunder"]
        assert verdict(0.5, 0.3) == "level"
        assert verdict(0.5, 0.2) == "mistake"
        assert set(named) <= set(VERDICTS)
        assert grades(sl.rules("cirulla"))["good"] == 0.51

    def test_another_move_in_its_place(self) -> None:
        """The seven of coins is the best; laying none of them down but the same is no better."""
        judged = sl.review(BLUNDER)[0]
        for row in judged.analysis.rows:
            other = judged.instead(row.move)
            assert (other.move, other.ply, other.seat) == (row.move, 0, 0)
            assert other.loss.mean == row.behind.mean
        assert judged.instead("7Dx2C5S").verdict == "best"
        assert judged.instead(judged.move) == judged
        with pytest.raises(KeyError):
            judged.instead("KD")

    def test_of_fair_values(self) -> None:
        found = sl.review(ending("scopa", 9, 5), method="fair")
        adds_up(found)
        fair = [j for j in found.judged if j.analysis.exploitability is not None]
        assert fair
        for judged in fair:
            often = judged.row.frequency
            assert (judged.verdict == "best") >= (often is not None and often >= 0.05)

    def test_of_a_deal_noted_with_one_hand_known(self) -> None:
        record = ending("scopa", 6, 6)
        noted = record.view(0)
        assert sl.review(noted).judged == sl.review(record).judged
        short = noted.upto(3)
        assert {j.seat for j in sl.review(short).judged} == {0}
        with pytest.raises(ValueError, match="nobody's cards are known"):
            sl.review(short, seats=1)

    def test_what_is_refused(self) -> None:
        refused: tuple[tuple[dict[str, Any], str], ...] = (
            ({"seats": 2}, "a seat is a whole number from 0 to 1"),
            ({"method": "best"}, "method='best' is not allowed"),
            ({"worlds": 0}, "worlds is a whole number from 1"),
        )
        for ask, fault in refused:
            with pytest.raises(ValueError, match=fault):
                sl.review(BLUNDER, **ask)
        with pytest.raises(ValueError, match="there is no play to review"):
            sl.review(BLUNDER.upto(0))


class TestGrowing:
    def test_from_nothing_to_all(self) -> None:
        steps = list(sl.reviewing(BLUNDER))
        assert [len(step.judged) for step in steps] == [0, 1, 2, 3, 4]
        assert [step.complete for step in steps] == [False] * 4 + [True]
        assert steps[-1] == sl.review(BLUNDER)
        assert "2 of 4 done so far" in str(steps[2])
        assert not steps[0].balance
        assert not steps[0].curve

    def test_goes_on_where_it_ended(self) -> None:
        record = ending("scopa", 8, 3)
        ask: dict[str, Any] = {"method": "open", "worlds": 5}
        steps = list(sl.reviewing(record, **ask))
        rest = list(sl.reviewing(record, **ask, since=steps[3]))
        assert [len(step.judged) for step in rest] == [*range(3, 9)]
        assert rest[-1] == steps[-1]
        assert list(sl.reviewing(record, **ask, since=steps[-1])) == [steps[-1]]

    def test_tells_how_far_it_is(self) -> None:
        told = []
        sl.review(BLUNDER, progress=lambda done, of, found: told.append((done, of)))
        assert told == [(n, 4) for n in range(5)]

    def test_is_stopped_from_outside(self) -> None:
        stop = threading.Event()

        def tell(done: int, of: int, found: Review) -> None:
            if done == 2:
                stop.set()

        found = sl.review(BLUNDER, progress=tell, stop=stop)
        assert (len(found.judged), found.complete) == (2, False)
        adds_up(found)

    def test_keeps_what_is_done_on_ctrl_c(self) -> None:
        def tell(done: int, of: int, found: Review) -> None:
            if done == 3:
                raise KeyboardInterrupt

        with pytest.raises(sl.ReviewInterrupted) as stopped:
            sl.review(BLUNDER, progress=tell)
        assert len(stopped.value.review.judged) == 3

    def test_skips_what_takes_too_long(self) -> None:
        record = ending("scopone", 34, 1).upto(1)
        found = sl.review(record, method="open", time_limit=1e-6)
        assert found.complete
        assert "not one world was done" in found.skipped[0]
        assert "not one world was done" in str(found)
        assert found.judged == ()


def test_is_told_in_words_and_data() -> None:
    found = sl.review(BLUNDER)
    text = str(found).splitlines()
    assert text[2].split() == ["1", "0", "7Hx2C5S", "+2.00", "3.000", "blunder", "7Dx2C5S"]
    assert text[-3] == (
        "side 0: from +2.00 to -1.00: luck +0.000, given away 3.000, given by others +0.000"
    )
    data = json.loads(json.dumps(found.to_dict()))
    assert data["judged"][0]["loss"]["mean"] == 3
    assert data["curve"][-1] == [4, -1, -1, -1]
    assert Record.from_dict(data["record"]) == BLUNDER
    assert [b["choice"]["mean"] for b in data["balance"]] == [3, 0]
