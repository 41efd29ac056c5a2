"""The register on who plays, what is dealt, and what the dealing earns."""

from __future__ import annotations

import re
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.dealing import needs_redeal
from scopa_lab.render import position_svg
from tests.register import (
    Question,
    Reading,
    each_value,
    earned,
    order_of,
    played,
    position,
    rules_of,
)

NONE: dict[str, tuple[int, ...]] = {}
TURNED_UP = ("KD KH KS 2D", "KD KH KS KC", "KD KH 2D 3D", "AD AH 2D 3D", "AD 2D 3D 4D")


def at_the_table(rules: sl.Rules) -> str:
    """The names of the other three seats as the leader sees them, from left to right."""
    held = position(rules, "AD", "2D", "3D", "4D", table="KD")
    picture = position_svg(held, names=("leads", "second", "third", "fourth"))
    return " ".join(re.findall(r">(second|third|fourth)<", picture))


def tens(rules: sl.Rules) -> str:
    """The cards that count ten."""
    return " ".join(c.text for c in rules.cards if rules.value(c) == 10)


def dealt_again(rules: sl.Rules) -> tuple[bool, ...]:
    return tuple(needs_redeal(rules, Cards(table)) for table in TURNED_UP)


def turned_up(rules: sl.Rules, table: str, hands: str = "") -> sl.Position:
    """Return the deal with this opening table; the hands begin with these cards, if given."""
    named = Cards(table) | Cards(hands)
    others = [str(c) for c in rules.cards - named]
    held = [*hands.split(), *others][: rules.players * rules.batch]
    return sl.deal(rules, order=order_of(rules, *held, table))


def opened(table: str) -> Question:
    """What an opening table has earned, who captured last, the piles, and what is left."""

    def ask(rules: sl.Rules) -> object:
        deal = turned_up(rules, table, hands="2D KD 6D 2H KH 6H")
        return earned(deal), deal.last_capture, [str(p) for p in deal.piles], str(deal.table)

    return ask


def declares(hand: str) -> Question:
    """What the leader's first three cards declare."""
    return lambda rules: earned(turned_up(rules, "4S 2C QS JS", hands=f"{hand} QC KC 6C"))


FIFTEEN, THIRTY = "3S 3C 4D 5D", "3D JS QD KC"  # X02: ten, nine, eight and three

READINGS = (
    # ── which way ──
    Reading("C01", "scopone", "direction", at_the_table, {
        "ccw": "fourth third second",  # the next to play sits to the right
        "cw": "second third fourth"}),
    # ── which cards there are (2.1, 2.8) ──
    Reading("X34", "scopa", "pack", tens, {"italian": "KD KH KS KC", "plain": "TD TH TS TC"}),
    Reading("X34", "scopa court_match=identity", "pack", tens, {
        "italian": "", "french": "TD TH TS TC"}),
    # ── which cards turned up are dealt again ──
    Reading("C05", "scopa", "redeal", dealt_again, {
        "kings3": (True, True, False, False, False),
        "none": (False,) * 5,
        "distinct": (True, True, True, True, False),
        "aces2": (False, False, False, True, False),
        "anyace": (False, False, False, True, True)}),
    Reading("C05", "cicera", "redeal", dealt_again, {
        "none": (False,) * 5,
        "kings3": (True, True, False, False, False)}),
    Reading("C05", "mancelle", "redeal",
            lambda rules: needs_redeal(rules, Cards("TD TH TS 2D")),  # text 002: tens or kings
            {"none": False, "kings3": True}),
    # ── an opening table worth fifteen or thirty ──
    Reading("C45", "escoba", "opening_fifteen", opened(FIFTEEN), {
        "off": (NONE, None, ["", ""], FIFTEEN),
        "dealer": ({"sweeps": (0, 1)}, 1, ["", FIFTEEN], ""),
        "lead": ({"sweeps": (1, 0)}, 0, [FIFTEEN, ""], "")}),
    Reading("C45", "escoba players=3", "opening_fifteen", opened(FIFTEEN), {
        "dealer": ({"sweeps": (0, 0, 1)}, 2, ["", "", FIFTEEN], ""),
        "lead": ({"sweeps": (1, 0, 0)}, 0, [FIFTEEN, "", ""], "")}),
    Reading("C45", "cirulla players=4 barsega=0 trio=0 wild=off", "opening_fifteen",
            opened(FIFTEEN), {
        "off": (NONE, None, ["", ""], FIFTEEN),
        "dealer": ({"sweeps": (0, 1)}, 3, ["", FIFTEEN], "")}),
    Reading("X02", "escoba", "opening_fifteen", opened(THIRTY), {
        "off": (NONE, None, ["", ""], THIRTY),
        "dealer": ({"sweeps": (0, 2)}, 1, ["", THIRTY], ""),
        "lead": ({"sweeps": (2, 0)}, 0, [THIRTY, ""], "")}),
    Reading("X51", "scarabocion opening_fifteen=lead napola=off napola_suit=coins", "sweep_worth",
            opened(FIFTEEN), {
        "number_doubled": ({"sweeps": (1, 0)}, 0, [FIFTEEN, ""], ""),  # 1, whatever a sweep is
        "nothing": (NONE, 0, [FIFTEEN, ""], "")}),
    # ── three cards that are low, or of one rank ──
    Reading("C46", "cirulla", "barsega", declares("AD 2D 6H"), {
        0: NONE, 1: {"declarations": (1, 0)}, 2: {"declarations": (2, 0)},
        3: {"declarations": (3, 0)}}),
    Reading("C46", "cirulla", "barsega", declares("AD 3D 6H"), {0: NONE, 3: NONE}),  # ten
    Reading("X06", "cirulla", "trio", declares("KD KH KS"), {
        0: NONE, 10: {"declarations": (10, 0)}}),
    Reading("X06", "cirulla", "trio", declares("2D 2H 2S"), {
        0: {"declarations": (3, 0)},  # low as well
        10: {"declarations": (10, 0)}}),  # the trio only
    Reading("X50", "cirulla", "wild", declares("7H QD QH"), {
        "off": NONE, "seven_of_cups": {"declarations": (10, 0)}}),
    Reading("X50", "cirulla", "wild", declares("3D 5H 7H"), {
        "off": NONE, "seven_of_cups": {"declarations": (3, 0)}}),  # 3 + 5 + 1
    Reading("X50", "cirulla", "wild", declares("3D 6H 7H"), {
        "off": NONE, "seven_of_cups": NONE}),  # ten
    Reading("X50", "cirulla", "wild", declares("7D 7S 7H"), {
        "off": {"declarations": (10, 0)}, "seven_of_cups": {"declarations": (10, 0)}}),
    Reading("X51", "cirulla", "wild", opened("4D 3S 2S 7H"), {
        "off": (NONE, None, ["", ""], "2S 3S 4D 7H"),  # 16
        "seven_of_cups": ({"sweeps": (0, 1)}, 1, ["", "2S 3S 4D 7H"], "")}),  # 9 and a six
    Reading("X51", "cirulla", "wild", opened("2S QS KS 7H"), {
        "off": (NONE, None, ["", ""], "2S 7H QS KS"),
        "seven_of_cups": ({"sweeps": (0, 2)}, 1, ["", "2S 7H QS KS"], "")}),  # 21 and a nine
    Reading("X51", "cirulla", "wild", opened("5S 6S 4S 7H"), {
        "off": (NONE, None, ["", ""], "4S 5S 6S 7H"),
        "seven_of_cups": (NONE, None, ["", ""], "4S 5S 6S 7H")}),  # 15 without it: no 15, no 30
)  # fmt: skip


@each_value(READINGS)
def test_readings(reading: Reading, value: Any) -> None:
    assert reading.ask(reading.rules(value)) == reading.answers[value]


class TestC03TheSameLeader:
    @pytest.mark.parametrize("game", ["scopa", "escoba players=3", "mancelle players=4"])
    def test_leads_every_batch(self, game: str) -> None:
        deal = sl.deal(rules_of(game), seed=3)
        for count in range(len(deal.rules.cards) - 4):
            assert deal.to_move == count % deal.rules.players
            deal = deal.play(deal.legal_moves()[0])


class TestC04X29OrderOfDealing:
    @pytest.mark.parametrize(
        ("game", "hands", "next_hands"),
        [
            ("scopa", ("AD AH AS", "AC 2D 2H"), ("4D 4H 4S", "4C 5D 5H")),
            ("escoba", ("AD AS 2D", "AH AC 2H"), ("4D 4S 5D", "4H 4C 5H")),
            ("mancelle", ("AD AS 2D", "AH AC 2H"), ("4D 4S 5D", "4H 4C 5H")),
        ],
    )
    def test_leader_first(
        self, game: str, hands: tuple[str, str], next_hands: tuple[str, str]
    ) -> None:
        """A packet of a whole hand; one by one in mancelle and escoba (2.5, 2.10)."""
        rules = rules_of(game)
        pack = "AD AH AS AC 2D 2H", "3D 3H 3S 3C", "4D 4H 4S 4C 5D 5H"
        deal = sl.deal(rules, order=order_of(rules, *pack))
        assert [h.cards for h in deal.hands] == [Cards(h) for h in hands]
        assert deal.table == Cards("3D 3H 3S 3C")
        for _ in range(6):
            deal = deal.play(deal.legal_moves()[0])
        assert [h.cards for h in deal.hands] == [Cards(h) for h in next_hands]


class TestX03TheOpeningFifteen:
    def deal(self, **options: Any) -> sl.Position:
        rules = rules_of("escoba", **options)
        return turned_up(rules, FIFTEEN)

    def test_leaves_the_leader_an_empty_table(self) -> None:
        deal = self.deal()
        assert (deal.to_move, deal.table) == (0, Cards())
        assert all(not m.captured for m in deal.legal_moves())

    @pytest.mark.parametrize(
        "rule", ["last_card", "last_capture", "last_turn_each", "last_hand", "never"]
    )
    def test_is_paid_whatever_is_no_sweep(self, rule: str) -> None:
        """X17: not even when nothing is captured after it; and it gets the leftovers."""
        deal = self.deal(no_sweep_on=rule)
        while not deal.is_over:
            deal = deal.play(next(m for m in deal.legal_moves() if not m.captured))
        assert earned(deal) == {"sweeps": (0, 1)}
        assert [len(p) for p in deal.piles] == [0, 40]

    def test_is_no_combination(self) -> None:
        deal = self.deal(primiera="standard", primiera_source="combination_only")
        assert deal.combinations == ((), ())

    @pytest.mark.parametrize("game", ["scientifico", "asso players=4"])
    def test_needs_cards_turned_up(self, game: str) -> None:
        with pytest.raises(ValueError, match="opening_fifteen='dealer' asks about the cards"):
            rules_of(game, opening_fifteen="dealer")
        with pytest.raises(ValueError, match="redeal='kings3' asks about the cards"):
            rules_of(game, redeal="kings3")


class TestX06Declarations:
    def test_are_made_at_every_batch_and_for_the_side(self) -> None:
        cirulla = rules_of("cirulla players=4")
        stock = "KD 2D 3D", "AD AH 4D", "QD QH QS", "7D 7S 7C"
        now = played(cirulla, "6D 6Hx6D 5D 5Hx5D", "6D", "6H", "5D", "5H", table="AS",
                     stock=" ".join(stock))  # fmt: skip
        # seat 1 is low (3), seat 2 has three queens (10), seat 3 three sevens (10)
        assert earned(now)["declarations"] == (10, 13)

    def test_of_cards_that_were_set_up_are_made(self) -> None:
        """X59: declared before."""
        assert earned(position(rules_of("cirulla"), "AD AH 4D", "KD KH KS")) == {}

    def test_need_three_cards(self) -> None:
        now = played(rules_of("cirulla"), "6D 5D", "6D", "5D", table="AS", stock="KD QD JD AD AH")
        assert [len(h) for h in now.hands] == [3, 2]
        assert earned(now) == {}

    def test_of_unknown_cards_are_not_known(self) -> None:
        now = played(rules_of("cirulla"), "6D 5D", "6D", "5D", table="AS", stock="? ? ? AD AH 2D")
        assert earned(now) == {"declarations": (0, 3)}

    @pytest.mark.parametrize("option", [{"barsega": 3}, {"trio": 10}])
    @pytest.mark.parametrize("game", ["scopone", "scientifico", "cicera", "asso players=4"])
    def test_are_refused_where_hands_are_not_three_cards(
        self, game: str, option: dict[str, int]
    ) -> None:
        with pytest.raises(ValueError, match="three cards dealt together"):
            rules_of(game, **option)

    def test_ask_for_a_wild_card_only_where_they_are(self) -> None:
        with pytest.raises(ValueError, match="wild='seven_of_cups' asks about"):
            rules_of("scopa", wild="seven_of_cups")


class TestX30NoPair:
    def test_the_second_of_a_pair_goes_back(self) -> None:
        for seed in range(60):
            deal = sl.deal("chkop", seed=seed)
            assert len({c.rank for c in deal.table}) == len(deal.table) == 4
            cards = [*deal.table, *deal.stock, *(c for h in deal.hands for c in h.cards)]
            assert sorted(c.text for c in cards if c) == sorted(c.text for c in deal.rules.cards)


class TestC26X34Seatings:
    ANY = ((2, "none"), (3, "none"), (4, "2x2"), (4, "none"), (6, "2x3"), (6, "3x2"), (6, "none"))
    PAIRS = ((4, "2x2"),)
    GAMES = {  # noqa: RUF012
        **dict.fromkeys(
            ("scopa", "quindici", "napola", "rebello", "perdere", "ponino", "frac"), (ANY, 3, 4)
        ),
        "scopone": (PAIRS, 9, 4),
        "trenta": (PAIRS, 9, 4),
        "scientifico": (PAIRS, 10, 0),
        "escoba": (((2, "none"), (3, "none"), (4, "2x2")), 3, 4),
        "cirulla": (((2, "none"), (3, "none"), (4, "2x2")), 3, 4),
        "chkop": (((2, "none"), (4, "2x2")), 3, 4),
        "chkobba": (((2, "none"), (4, "2x2")), 3, 4),
        "cicera": (PAIRS, 12, 4),
        "scarabocion": (PAIRS, 12, 4),
        "mancelle": (((2, "none"), (3, "none"), (4, "2x2"), (4, "none")), 3, 4),
        "asso": (((2, "none"), (4, "2x2")), 3, 4),
    }

    def test_are_stated_for_every_game(self) -> None:
        assert set(self.GAMES) == set(sl.variants())

    @pytest.mark.parametrize("game", GAMES)
    def test_are_those_of_the_game(self, game: str) -> None:
        seatings, hand, table = self.GAMES[game]
        base = sl.rules(game)
        assert base.seatings == seatings
        assert (base.players, base.teams) == seatings[0]
        for players, teams in seatings:
            rules = sl.rules(game, players=players, teams=teams)
            assert (rules.batch, rules.upcards) == (
                (10, 0) if (game, players) == ("asso", 4) else (hand, table)
            )
            assert len(rules.cards) - rules.upcards == rules.batches * players * rules.batch

    @pytest.mark.parametrize("game", GAMES)
    def test_others_are_refused(self, game: str) -> None:
        for players in (1, 2, 3, 4, 5, 6, 7):
            for teams in ("none", "2x2", "2x3", "3x2"):
                if (players, teams) not in self.GAMES[game][0]:
                    with pytest.raises(ValueError, match=r"players|not played by"):
                        sl.rules(game, players=players, teams=teams)

    def test_four_of_asso_have_nothing_to_deal_again(self) -> None:
        assert rules_of("asso players=4").redeal == "none"
        assert rules_of("asso").redeal == "kings3"
