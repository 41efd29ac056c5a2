"""Fair values through the front door: their names, their notes, and what is refused."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.analysis import improving
from scopa_lab.equilibrium import fair, why_not_fair
from scopa_lab.worlds import Worlds
from tests.test_fair import EIGHTEEN, SMALL, TWELVE, last, public

PAIRS = (
    "scopone | table 4D QD | hands 2S 6C / ? ? / ? ? / ? ? | piles AD 2H 3D 3H 3S 4H 5D 5H 6D 6H "
    "7D 7H JD JH KD KH / 3C 4S 4C 5S 5C 6S 7S 7C JS JC QH KS KC AS | stock - | last_capture 1"
)
THREE_EACH = (
    "scopone | table 4D QD | hands 2S 6C 7H / ? ? ? / ? ? ? / ? ? ? | piles AD 2H 3D 3H 3S 4H 5D "
    "5H 6D 6H 7D JD JH KD / KH 3C 4S 4C 5S 5C 6S 7S 7C JS JC QH | stock - | last_capture 1"
)
FOR_THREE = (
    "scopa players=3 | table 4D QD | hands 2S 6C 7H / ? ? ? / ? ? ? | piles AD 2H 3D 3H 3S 4H 5D "
    "5H 6D 6H 7D JD / JH KD KH 3C 4S 4C 5S 5C 6S / 7S 7C JS JC QH KS KC | stock - | last_capture 1"
)
KNOWN = (
    "scopa | table QD | hands 2S AD / 3S 3C | piles 3D 3H 4D 4H 5D 5H 6D 6H 7D 7H JD JH KD KH AH / "
    "4S 4C 5S 5C 6S 6C 7S 7C JS JC QH QS QC KS KC AS AC 2D 2H 2C | stock - | last_capture 1"
)


def test_everything_known_is_exact_by_every_method() -> None:
    solution = sl.solve(KNOWN)
    for method in ("auto", "open", "fair", "playout"):
        found = sl.analyse(KNOWN, method=method)
        assert (found.title, found.exact) == ("exact", True)
        assert {row.move: row.ev.mean for row in found.rows} == solution.moves
        assert all(row.ev.se == 0 for row in found.rows)


def test_a_fair_value_says_what_it_is() -> None:
    found = sl.analyse(SMALL, method="fair")
    *_, solved = fair(sl.Position.parse(SMALL))
    assert found.method == "fair"
    assert found.title == "fair value, no read ± 0.0001"  # two cards of three: one may be gone
    assert found.exploitability == solved.exploitability
    assert {r.move: r.ev.mean for r in found.rows} == {m: w.value for m, w in solved.moves.items()}
    assert {r.move: r.frequency for r in found.rows} == {
        m: w.frequency for m, w in solved.moves.items()
    }
    assert [r.behind.mean for r in found.rows] == sorted(r.behind.mean for r in found.rows)
    assert found.rows[0].frequency == max(r.frequency or 0 for r in found.rows)
    assert "see only their own cards" in found.assumes
    assert "nothing read from earlier play" in found.assumes
    assert any(note.startswith("cards-up average of") for note in found.notes)
    assert found.worlds_total == Worlds(sl.Position.parse(SMALL)).total
    assert "played" in str(found)
    assert found.to_dict()["exploitability"] == found.exploitability


def test_the_chance_of_a_sweep_is_that_of_all_deals() -> None:
    opened = sl.analyse(SMALL, method="open", worlds=10**6)
    for row in sl.analyse(SMALL, method="fair").rows:
        assert row.sweep_risk is not None
        assert row.sweep_risk.exact
        assert row.sweep_risk.mean == pytest.approx(opened[row.move].chances["sweep_risk"].mean)


def test_inside_a_batch_it_says_what_is_read() -> None:
    began = public(sl.Position.parse(SMALL))
    here = began.play("2D")
    here = replace(here, hands=(here.hands[0], sl.Hand(sl.Cards(sorted(here.unseen)[:2]))))
    titles = [
        sl.analyse(here, method="fair", read=read, record=(began, "2D")).title
        for read in ("none", "mild", "full")
    ]
    assert [title.partition(" ±")[0] for title in titles] == [
        "fair value, no read",
        "fair value, mild read",
        "fair value, full read",
    ]
    with pytest.raises(ValueError, match="needs a record"):
        sl.analyse(here, method="fair", read="full")
    with pytest.raises(ValueError, match="read='all' is not allowed; allowed: none, mild, full"):
        sl.analyse(here, method="fair", read="all")


@pytest.mark.parametrize("plays", [5, 11, 17])
def test_the_last_card_of_any_batch_has_a_value(plays: int) -> None:
    """Its fair value is that of the next batch, which may be too much to be worked out."""
    position = sl.deal("scopa", seed=3)
    for _ in range(plays):
        position = position.play(position.legal_moves()[0])
    assert sum(map(len, position.hands)) == 1
    view = position.view(position.to_move)
    assert sl.analyse(view, worlds=20).rows
    assert bool(why_not_fair(view)) == (plays < 17)
    if plays < 17:
        estimate = sl.analyse(view, method="fair", worlds=20)
        assert "no fair values here" in str(estimate)


def test_a_record_may_begin_before_the_batch() -> None:
    """What was played of an earlier batch is behind everybody; the read begins with this one."""
    before = sl.Position.parse(
        "scopa | table 3S | hands ? / ? | piles AD AH 3C 4H / 2C 3D 4C | stock ?6 | to_move 0 | "
        "last_capture 0 | out 5D 5H 5S 5C 6D 6H 6S 6C 7D 7H 7S 7C JD JH JS JC QD QH QS QC KD KH KS "
        "KC"
    )
    began = before.play("AS").play("2H")
    here = began.play("4SxAS3S")
    here = replace(here, hands=(here.hands[0], sl.Hand(sl.Cards(sorted(here.unseen)[:3]))))
    long = sl.analyse(here, method="fair", read="full", record=(before, "AS 2H 4SxAS3S"))
    short = sl.analyse(here, method="fair", read="full", record=(began, "4SxAS3S"))
    assert long.rows == short.rows


def test_pairs_get_a_bracket() -> None:
    found = sl.analyse(PAIRS, method="fair")
    value = sl.team_value(PAIRS)
    assert found.bracket == (value.low, value.high)
    assert found.title.startswith("team value in [")
    assert {row.move for row in found.rows} == set(value.moves)
    assert (
        f"before a hand is looked at, proven to lie in [{value.low:+.3f}, {value.high:+.3f}]"
        in str(found)
    )


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (THREE_EACH, "every seat holds two cards"),
        (sl.deal("scopa", seed=3).view(0), "orders of cards to the end of the batch"),
        (FOR_THREE, "fair values are for two players"),
    ],
)
def test_where_it_cannot_be_had_it_is_an_estimate(position: sl.Position | str, why: str) -> None:
    found = sl.analyse(position, method="fair", worlds=2, seed=1)
    assert found.title.startswith("estimate: cards-up average over 2 of ")
    assert why in " ".join(found.notes)
    assert found.rows == sl.analyse(position, method="open", worlds=2, seed=1).rows
    with pytest.raises(ValueError, match="read='mild' needs fair values: "):
        sl.analyse(position, method="fair", read="mild", record=(position, ""))


def test_what_hands_lack_is_used() -> None:
    position = sl.Position.parse(SMALL)
    kept = sorted(position.unseen)[:2]
    lacking = position.unseen - kept
    found = sl.analyse(position, method="fair", lacks={1: lacking})
    known = replace(position, hands=(position.hands[0], sl.Hand(sl.Cards(kept))))
    exact = last(fair(known))
    for row in found.rows:
        assert row.ev.mean == pytest.approx(exact.moves[row.move].value, abs=2e-3)
    assert "seat 1 does not hold" in found.assumes


def test_auto_takes_fair_values_where_they_come_soon() -> None:
    assert sl.analyse(SMALL).method == "fair"
    assert sl.analyse(PAIRS).method == "fair"
    assert sl.analyse(SMALL, worlds=5).method == "open"
    assert sl.analyse(SMALL, utility="win").method == "open"
    assert sl.analyse(SMALL, time_limit=1).method == "fair"
    assert sl.analyse(TWELVE, time_limit=0.7).method == "open"
    assert sl.analyse(sl.deal("scopa", seed=1).view(0), worlds=5).method == "open"


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"method": "fair", "utility": "win"}, "that goes with open or playout"),
        ({"method": "fair", "weigh": lambda world: 1.0}, "that goes with open or playout"),
        ({"method": "fair", "until": "separated"}, "that goes with open or playout"),
        ({"method": "open", "read": "full"}, "that goes with fair"),
        ({"method": "open", "players": "greedy"}, "that goes with playout"),
        ({"players": "greedy", "read": "full"}, "players goes with playout; read goes with fair"),
        ({"match": (3, 4)}, "match goes with utility='match', got utility='margin'"),
        ({"method": "open", "read": "rubbish"}, "read='rubbish' is not allowed"),
    ],
)
def test_what_a_method_cannot_use_is_refused(asked: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        sl.analyse(SMALL, **asked)


def test_auto_takes_the_method_that_can_do_what_is_asked() -> None:
    assert sl.analyse(SMALL, players="greedy").method == "playout"
    assert sl.analyse(SMALL, until="separated").method == "open"


def test_an_estimate_can_be_shown_and_saved() -> None:
    far = SMALL.replace("stock ?4", "stock ?8").replace("AD AH 3C 4H / 2C 3D 4C", "AD / 3D 4C")
    found = sl.analyse(far, method="fair")
    assert found.title == "fair estimate, no read"
    assert found.unsure
    assert all(0 < row.ev.se < 0.5 for row in found.rows)
    assert json.loads(json.dumps(found.to_dict()))["rows"][0]["ev"]["se"] == found.rows[0].ev.se
    assert "fair estimate" in str(found)
    assert "Fair estimate" in found._repr_html_()
    low, high = found.rows[0].ev.low, found.rows[0].ev.high
    assert high - low == pytest.approx(2 * 1.96 * found.rows[0].ev.se, rel=1e-3)


def test_the_cards_up_average_comes_first() -> None:
    first, *_, best = improving(sl.Position.parse(SMALL), method="fair")
    assert first.method == "open"
    assert not first.complete
    assert "fair values are being worked out" in first.notes
    assert (best.method, best.complete) == ("fair", True)


def test_a_time_that_is_too_short_goes_to_the_cards_up_average() -> None:
    found = sl.analyse(EIGHTEEN, method="fair", time_limit=0.5)
    assert found.title.startswith("estimate: cards-up average over ")
    assert found.worlds > 5
    assert any("no fair values here: they take about" in note for note in found.notes)
    with pytest.raises(TimeoutError):
        sl.analyse(EIGHTEEN, method="fair", time_limit=1e-6)


def test_ending_while_the_tree_is_built_leaves_the_cards_up_average() -> None:
    stop = threading.Event()
    threading.Timer(1.0, stop.set).start()
    *_, found = improving(sl.Position.parse(EIGHTEEN), method="fair", stop=stop)
    assert found.method == "open"
    assert not found.complete


def test_results_come_with_a_pause_between_them() -> None:
    few = list(improving(sl.Position.parse(SMALL), method="fair", pause=60))
    assert [found.complete for found in few] == [False, False, True][-len(few) :]
    assert len(few) <= 3


def test_a_stop_is_seen_while_it_is_solved() -> None:
    stop = threading.Event()
    seen = []
    for found in improving(sl.Position.parse(TWELVE), method="fair", stop=stop):
        seen.append(found)
        stop.set()
    assert len(seen) <= 2
    assert not seen[-1].complete


def test_auto_plays_worlds_to_the_end_where_solving_them_takes_too_long() -> None:
    early = sl.deal("scopone", seed=3).view(0)
    found = sl.analyse(early, worlds=50)
    assert found.title.startswith("result against chitarrella over 50 of ")
    assert sl.analyse(THREE_EACH, worlds=50).method == "open"
    assert sl.analyse(sl.deal("scopa", seed=1).view(0), worlds=5).method == "open"


def test_three_players_get_an_answer_from_the_first_card_on() -> None:
    early = sl.deal("scopa", players=3, seed=1).view(0)
    assert sl.analyse(early).title.startswith("result against chitarrella over ")
    fallen = sl.analyse(early, method="fair", worlds=20)
    assert fallen.title.startswith("estimate: result against chitarrella over 20 of ")
