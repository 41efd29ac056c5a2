"""The twin's fair values: fixtures worked out elsewhere, what must hold, and the file of values."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import scopa_lab as sl
from tests import miniatures, naive
from tests.naive import cards, fair
from tests.naive.hidden import Batch, Hidden, hidden, open_mean
from tests.twin import for_twin

ENTRIES = miniatures.load()
CHEAP = 400  # leaves of a batch that are a matter of tenths of a second
OPEN = [entry for entry in ENTRIES if entry["note"] == miniatures.NO_STOCK]
QUICK = [
    entry
    for entry in ENTRIES
    if entry["leaves"] <= CHEAP and entry["note"] not in (miniatures.NO_STOCK, miniatures.DEEPER)
]
FEW = 6000  # leaves of a batch that are a matter of seconds; the command makes all of them anew
CLOSE = 1e-9

#: a published study of such positions: hands and later hands of two, exact to the fraction
SMALL_PACK: dict[str, Any] = {  # sixteen cards, all of them dealt
    "table": "2C AH",
    "piles": ("AC 3C AS 2S 2H 3H", "3D 4D 3S 4H"),
    "unseen": "AD 2D 4C 4S",
    "last_capture": 0,
}
MIXED: dict[str, Any] = {  # twenty cards, four in the stock, chances that are not 0 or 1
    "table": "5D",
    "piles": ("AD 2D AC 2H", "4D 4C 5C AS 4S 3H 5H"),
    "unseen": "3D 2C 3C 2S 3S 5S AH 4H",
    "last_capture": 1,
}


def twos(table: str, piles: tuple[str, str], unseen: str, **rest: Any) -> Hidden:
    """Hands of two, now and later, and the other unseen cards in the stock."""
    both = [cards(pile) for pile in piles]
    known = naive.position(naive.options("scopa"), cards(table), [[], []], piles=both, **rest)
    live = cards(unseen)
    return hidden(known, [[None] * 2] * 2, [None] * (len(live) - 4), live, batch=2)


def read(entry: dict[str, Any]) -> Hidden:
    """The position of an entry as the twin knows it."""
    return hidden(*for_twin(sl.Position.parse(entry["position"])))


@cache
def solved(position: str) -> tuple[Hidden, Batch, fair.Fair]:
    """A position, its batch and that solved."""
    here = read({"position": position})
    batch = fair.batch(here)
    return here, batch, fair.solve(batch)


def swapped(here: Hidden) -> Hidden:
    """The same with the players in each other's seats; a stock would be dealt to others."""
    known, last = here.known, here.known.last_capture
    assert here.stock == 0
    turned = replace(
        known,
        piles=known.piles[::-1],
        earned=known.earned[::-1],
        combinations=known.combinations[::-1],
        to_move=1 - known.to_move,
        last_capture=None if last is None else 1 - last,
    )
    return replace(here, known=turned, sizes=here.sizes[::-1])


@pytest.mark.parametrize(
    ("fields", "value"), [(SMALL_PACK, Fraction(-2, 3)), (MIXED, Fraction(-3907, 14280))]
)
def test_as_the_study_says(fields: dict[str, Any], value: Fraction) -> None:
    batch = fair.batch(twos(**fields))
    assert fair.exact(batch) == value
    assert fair.solve(batch).value == pytest.approx(float(value), abs=CLOSE)


def test_a_batch_in_which_all_is_known_is_minimax() -> None:
    here = twos(**SMALL_PACK)
    assert open_mean(here, {}) == Fraction(-2, 3)
    for entry in OPEN:
        mean = fair.for_mover(read(entry), open_mean(read(entry), {}))
        assert entry["exact"] == str(mean)
        assert fair.exact_value(read(entry)) == mean


def test_worked_out_by_hand() -> None:
    """AS on the table; 3S 6C JD are a card for each and one to come, and nobody can take anything.

    All four are left to seat 1, who captured last: most cards and the only coin, but no cup.
    """
    known = naive.position(
        naive.options("scopa"), ["AS"], [[], []], piles=[["4C"], ["4S"]], last_capture=1
    )
    here = hidden(known, [[None], [None]], [None], cards("3S 6C JD"))
    assert fair.exact_value(here) == -2
    assert fair.exact_value(replace(here, known=replace(known, to_move=1))) == 2


@pytest.mark.parametrize("entry", QUICK, ids=lambda entry: entry["note"])
class TestWhatMustHold:
    """On the cheap ones among the positions of the file."""

    def test_the_program_gives_the_value_again(self, entry: dict[str, Any]) -> None:
        here, batch, found = solved(entry["position"])
        assert fair.for_mover(here, found.value) == pytest.approx(entry["value"], abs=CLOSE)
        assert len(batch.leaves) == entry["leaves"]

    def test_best_answers_meet_at_the_value(self, entry: dict[str, Any]) -> None:
        _, batch, found = solved(entry["position"])
        for seat in (0, 1):
            answer = fair.best_answer(batch, (seat,), found.strategies[1 - seat])
            assert float(answer) == pytest.approx(found.value, abs=1e-7)
        assert fair.exploitability(batch, found.strategies) == pytest.approx(0, abs=1e-7)

    def test_even_chances_can_be_answered_better(self, entry: dict[str, Any]) -> None:
        here, batch, found = solved(entry["position"])
        first, second = (
            {info: dict.fromkeys(c, Fraction(1, len(c))) for info, c in strategy.items()}
            for strategy in found.strategies
        )
        gain = fair.exploitability(batch, (first, second))
        assert gain > 0 or (gain == 0 and max(here.sizes) == 1)

    def test_who_sees_both_hands_does_better(self, entry: dict[str, Any]) -> None:
        here, batch, found = solved(entry["position"])
        sign = -1 if batch.low else 1
        first, second = (sign * fair.solve(batch, seat).value for seat in (0, 1))
        assert second - CLOSE < sign * found.value < first + CLOSE
        assert second + CLOSE < first or max(here.sizes) == 1

    def test_a_sweep_more_is_a_point_more(self, entry: dict[str, Any]) -> None:
        here = read(entry)
        mover = here.known.to_move
        more = naive.positions.credit(here.known, mover, {"sweeps": 1})
        if here.known.options["ponino"] == "on" or "sweeps" not in naive.categories(more.options):
            pytest.skip("a sweep is not one point in this game")
        value = fair.fair_value(replace(here, known=more))
        assert value == pytest.approx(entry["value"] + 1, abs=CLOSE)


@pytest.mark.parametrize("entry", [e for e in (*OPEN, *QUICK) if "stock -" in e["position"]])
def test_swapping_the_seats_swaps_the_sides(entry: dict[str, Any]) -> None:
    here, _, found = solved(entry["position"])
    there = fair.solve(fair.batch(swapped(here))).value
    assert there == pytest.approx(-found.value, abs=CLOSE)
    assert fair.for_mover(swapped(here), there) == pytest.approx(entry["value"], abs=CLOSE)


def test_the_file() -> None:
    """Forty positions, many games, all packs, both hands hidden; a fraction is its number."""
    positions = [sl.Position.parse(entry["position"]) for entry in ENTRIES]
    assert [str(p) for p in positions] == [entry["position"] for entry in ENTRIES]
    assert len({str(p) for p in positions}) == len(miniatures.CASES) == 42
    assert len({p.rules.name for p in positions}) >= 12
    assert {len(p.rules.cards) - len(p.out) for p in positions} >= {16, 20, 28, 40}
    assert {p.last_capture for p in positions} == {None, 0, 1}
    assert not any(hand.cards for p in positions for hand in p.hands)
    for entry in ENTRIES:
        if "exact" in entry:
            assert float(Fraction(entry["exact"])) == pytest.approx(entry["value"], abs=CLOSE)


@pytest.mark.slow
@pytest.mark.parametrize(
    "entry", [e for e in ENTRIES if e["leaves"] <= FEW], ids=lambda entry: entry["note"]
)
def test_the_program_gives_the_larger_ones_again(entry: dict[str, Any]) -> None:
    here = read(entry)
    batch = fair.batch(here)
    found = fair.solve(batch)
    assert fair.for_mover(here, found.value) == pytest.approx(entry["value"], abs=CLOSE)
    assert fair.exploitability(batch, found.strategies) == pytest.approx(0, abs=1e-7)


def test_what_is_refused() -> None:
    known = naive.position(naive.options("scopa"), [], [[], []])
    with pytest.raises(ValueError, match="must all be unknown"):
        hidden(known, [["AD"], [None]], [], ["2D"])
    pairs = naive.position(naive.options("scopone"), [], [[], [], [], []])
    with pytest.raises(ValueError, match="two players"):
        fair.fair_value(hidden(pairs, [[None]] * 4, [], cards("AD 2D 3D 4D")))
    with pytest.raises(ValueError, match="their last batch"):
        hidden(pairs, [[None]] * 4, [None], cards("AD 2D 3D 4D 5D"))
