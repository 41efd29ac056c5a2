"""What hands are known not to hold: read, counted, numbered, drawn; and what play proves."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Card, Cards
from scopa_lab.position import Position
from scopa_lab.worlds import World, Worlds
from scopa_lab.worlds.knowledge import Knowledge, plays_of
from tests.test_analysis import cards_up
from tests.test_evaluation import small as holding
from tests.test_worlds import SMALL, brute_force, small

#: the example of the digest (f5): who has the ace?
FOUR = {"players": 4, "stock": "", "live": "AC 5C 6C JC", "hands": ("AD", "? ?", "?", "?")}


def fits(world: World, lacks: dict[int, str]) -> bool:
    return not any(world.hands[seat] & Cards(cards).mask for seat, cards in lacks.items())


def random_case(rng: random.Random) -> tuple[Position, dict[int, str]]:
    """A small position, and cards that some of its hands are said to lack."""
    case: dict[str, Any] = rng.choice([*SMALL[:7], FOUR])
    position = small(case)
    unseen = list(position.unseen)
    lacks = {
        seat: " ".join(map(str, rng.sample(unseen, rng.randint(1, 2))))
        for seat in range(1, position.rules.players)
        if rng.random() < 0.7
    }
    return position, lacks


@pytest.mark.parametrize("seed", range(60))
def test_worlds_are_those_of_brute_force(seed: int) -> None:
    position, lacks = random_case(random.Random(seed))
    expected = {world for world in brute_force(position) if fits(world, lacks)}
    if not expected:
        with pytest.raises(ValueError, match="no deal agrees with what is said: seat"):
            Worlds(position, Knowledge.of(position, lacks))
        return
    worlds = Worlds(position, Knowledge.of(position, lacks))
    numbered = [worlds.at(n) for n in range(worlds.total)]
    assert len(set(numbered)) == len(numbered)
    assert set(numbered) == expected
    together = [worlds.world(row) for row in worlds.masks(range(worlds.total))]
    assert together == numbered
    for card, chances in zip(position.unseen, worlds.chances(), strict=True):
        masks = [[*w.hands, *(m for batch in w.batches for m in batch)] for w in numbered]
        shares = [sum(bool(row[i] & card.mask) for row in masks) for i in range(len(chances))]
        assert chances == pytest.approx([share / len(masks) for share in shares])


class TestChances:
    def test_of_the_ace_are_two_in_three(self) -> None:
        """f5: unseen AC 5C 6C JC, seats hold 2 1 1, seat 2 has no ace: seat 1 has it 2 in 3."""
        position = small(FOUR)
        worlds = Worlds(position, Knowledge.of(position, {2: "A"}))
        row = list(position.unseen).index(Card("AC"))
        assert worlds.total == 9
        assert worlds.chances()[row] == pytest.approx([0, 2 / 3, 0, 1 / 3])

    @pytest.mark.parametrize("lacks", [{2: "A"}, {1: "5C", 3: "A J"}, {1: "AC 5C", 2: "6C"}])
    def test_of_drawn_worlds_are_even(self, lacks: dict[int, str]) -> None:
        """Chi-squared over every world there is, below its 1-in-1000 value."""
        position = small(FOUR)
        worlds = Worlds(position, Knowledge.of(position, lacks))
        times = Counter(
            worlds.at(number) for seed in range(900) for number in worlds.numbers(1, seed)
        )
        every = [world for world in brute_force(position) if fits(world, _cards(lacks))]
        mean = 900 / len(every)
        chi2 = sum((times[world] - mean) ** 2 / mean for world in every)
        assert set(times) <= set(every)
        assert chi2 < {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 8: 26.12}[len(every) - 1]

    def test_of_a_great_many_worlds_are_even_too(self) -> None:
        """Thirty unseen cards, ten of them lacking: a card that may be there is, 9 in 23."""
        position = sl.Position.setup(
            "scientifico", hands=("AD 2D 3D 4D 5D 6D 7D JD QD KD", *(["?10"] * 3)), stock=""
        )
        worlds = Worlds(position, Knowledge.of(position, {1: "A 7 6H"}))
        drawn = [worlds.at(n) for n in worlds.numbers(2000, 3)]
        card, lacking = Card("KS").mask, Cards("AH AS AC 7H 7S 7C 6H").mask
        share = sum(bool(world.hands[1] & card) for world in drawn) / 2000
        assert not any(world.hands[1] & lacking for world in drawn)
        assert abs(share - 10 / 23) < 4 * (10 / 23 * 13 / 23 / 2000) ** 0.5


def _cards(lacks: dict[int, str]) -> dict[int, str]:
    """Ranks as cards, of clubs: there are no others."""
    return {
        seat: " ".join(c if len(c) == 2 else f"{c}C" for c in cards.split())
        for seat, cards in lacks.items()
    }


class TestReading:
    POSITION = sl.Position.setup("scopa", hands=("7D", "2D ? ?"))

    @pytest.mark.parametrize(
        ("said", "lacks"),
        [
            ("A", "AD AH AS AC"),
            ("a, 7d", "AD AH AS AC 7D"),
            ("3H 10", "3H"),  # there is no ten in this pack
            ("T", ""),
            (Cards("3H 4H"), "3H 4H"),
            (["3H", "4H"], "3H 4H"),
        ],
    )
    def test_takes_ranks_suits_and_cards(self, said: Any, lacks: str) -> None:
        found = Knowledge.of(self.POSITION, {1: said})
        assert (found.lacks or ((), Cards()))[1] == Cards(lacks)

    def test_takes_a_suit(self) -> None:
        position = sl.Position.setup("scopa", hands=("7D", "2H ? ?"))
        assert len(Knowledge.of(position, {1: "D"}).lacks[1]) == 10

    @pytest.mark.parametrize(
        ("lacks", "words"),
        [
            ({2: "A"}, "seat in lacks is a whole number from 0 to 1, got 2"),
            ({1: "Z"}, "'Z' in lacks is no rank"),
            ({1: "2D"}, "seat 1 holds 2D and is said not to"),
            ("A", "lacks maps seats to what they do not hold, got 'A'"),
        ],
    )
    def test_refuses_in_words(self, lacks: Any, words: str) -> None:
        with pytest.raises(ValueError, match=words):
            cards_up(self.POSITION, lacks=lacks)

    def test_of_what_cannot_be_is_refused(self) -> None:
        with pytest.raises(ValueError, match="no deal agrees with what is said: seat 1 does not"):
            cards_up(small(FOUR), lacks={1: "5C 6C J"})

    def test_is_said_in_words(self) -> None:
        words = str(Knowledge.of(self.POSITION, {1: "A 7D"}))
        assert words == "seat 1 does not hold any A, 7D"


class TestRecord:
    START = sl.Position.setup("scopa", table="2C 4H 5S QD", hands=("? ? ?", "7H AS JC"))

    def test_keeps_the_plays_from_hands_still_held(self) -> None:
        end = self.START
        for move in ("7Dx2C5S", "JC", "6S"):
            end = end.play(move)
        plays = plays_of(end, (self.START, "7Dx2C5S JC 6S"))
        assert [(str(p.move), p.seat, str(p.since)) for p in plays] == [
            ("7Dx2C5S", 0, "6S 7D"),
            ("JC", 1, "JC"),
            ("6S", 0, "6S"),
        ]

    def test_forgets_the_hands_that_are_over(self) -> None:
        moves = ["7Dx2C5S", "JC", "6S", "AS", "KHxASQD", "7H", "AD"]
        end = self.START
        for move in moves:
            end = end.play(move)
        assert [str(play.move) for play in plays_of(end, (str(self.START), moves))] == ["AD"]

    def test_that_leads_elsewhere_is_refused(self) -> None:
        end = self.START.play("7Dx2C5S")
        with pytest.raises(ValueError, match=r"does not lead to the position.*other table"):
            cards_up(end, record=(self.START, "AD"))
        with pytest.raises(ValueError, match="a record is an earlier position and the moves since"):
            cards_up(end, record=3)  # type: ignore[arg-type]

    def test_proves_that_who_led_a_barred_ace_had_nothing_else(self) -> None:
        start = sl.Position.setup(
            "scopa", table="2C 4H", hands=("? ? ?", "7H AS JC"), ace_lead="barred", first_play=True
        )
        end = start.play("AD")
        found = Knowledge.of(end, record=(start, "AD"))
        assert found.lacks[0] == Cards(c for c in end.rules.cards if c.rank != "A")
        assert "seat 0 led an ace, so it holds nothing else" in str(found)
        worlds = Worlds(end, found)
        assert {worlds.at(n).hands[0] for n in worlds.numbers(20, 1)} == {Cards("AH AC").mask}

    def test_proves_nothing_where_an_ace_may_be_led(self) -> None:
        end = self.START.play("AD")
        assert not Knowledge.of(end, record=(self.START, "AD"))


def test_values_are_those_of_the_worlds_that_fit() -> None:
    hands, live = ("AD", "? ?", "?"), "5C 6C JC KC 7C"
    position = holding(table="3H 2C", hands=hands, stock="?", live=live, options={"players": 3})
    every = Worlds(position)
    fitting = [n for n in range(every.total) if fits(every.at(n), {1: "5C 6C"})]
    values: dict[str, float] = defaultdict(float)
    for number in fitting:
        world = every.at(number)
        held = [Cards.from_mask(mask) for mask in world.hands]
        dealt = [Cards.from_mask(m) for batch in world.batches for m in batch]
        known = sl.Position.setup(
            position.rules,
            table=position.table,
            hands=held,
            stock=Cards().union(*dealt),
            out=position.out,
        )
        for move, value in sl.solve(known).moves.items():
            values[str(move)] += value
    analysis = cards_up(position, lacks={1: "5C 6C"})
    assert analysis.worlds == len(fitting)
    assert {str(r.move): r.ev.mean * len(fitting) for r in analysis.rows} == pytest.approx(values)
    assert "seat 1 does not hold 5C, 6C" in analysis.assumes
