"""The register on what is scored while cards are played: sweeps and the captures that pay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from tests.register import (
    Question,
    Reading,
    each_value,
    earned,
    earns,
    played,
    rules_of,
)

SWEEP = {"sweeps": (1, 0)}
NONE: dict[str, tuple[int, ...]] = {}


def sweeps(points: int, **more: int) -> Mapping[str, tuple[int, int]]:
    """Points of side 0 in sweeps, and in other categories."""
    return {name: (n, 0) for name, n in {"sweeps": points, **more}.items() if n}


def lone_ace(*hands: str, **fields: Any) -> Question:
    """An ace led to an empty table: the pile, who captured last, the table, what it earns."""

    def ask(rules: sl.Rules) -> object:
        now = played(rules, "AS", *hands, **fields)
        return str(now.piles[0]), now.last_capture, str(now.table), earned(now)

    return ask


READINGS = (
    # ── which final capture is no sweep ──
    # the deal's last card sweeps
    Reading("C11", "scopa", "no_sweep_on", earns("5Hx2D3S", "5H", table="2D 3S"), {
        "last_card": NONE, "last_capture": NONE, "last_turn_each": NONE, "last_hand": NONE,
        "never": SWEEP}),
    # the last capture of the deal sweeps, and three cards are laid after it
    Reading("C11", "scopa", "no_sweep_on",
            earns("5Hx2D3S KD 2C 4S", "2C 5H", "4S KD", table="2D 3S"), {
        "last_card": SWEEP, "last_capture": NONE, "last_turn_each": SWEEP, "last_hand": NONE,
        "never": SWEEP}),
    # a player's last card sweeps, and the other lays one more
    Reading("C11", "scopa", "no_sweep_on", earns("5Hx2D3S KD", "5H", "KD", table="2D 3S"), {
        "last_card": SWEEP, "last_capture": NONE, "last_turn_each": NONE, "last_hand": NONE,
        "never": SWEEP}),
    # in the last hand, and somebody captures later
    Reading("C11", "scopa", "no_sweep_on",
            earns("5Hx2D3S KD 4C 4Sx4C", "4C 5H", "4S KD", table="2D 3S"), {
        "last_card": SWEEP, "last_capture": SWEEP, "last_turn_each": SWEEP, "last_hand": NONE,
        "never": SWEEP}),
    # before the last hand
    Reading("C11", "scopa", "no_sweep_on",
            earns("5Hx2D3S", "5H", "KD", table="2D 3S", stock="6D 6H"), {
        "last_card": SWEEP, "last_capture": SWEEP, "last_turn_each": SWEEP, "last_hand": SWEEP,
        "never": SWEEP}),
    # text 001: not with the last card, even if the dealer clears the table (2.3: some allow it)
    Reading("C11", "scientifico", "no_sweep_on",
            earns("5Hx2D3S", "", "", "", "5H", table="2D 3S", to_move=3),
            {"last_card": NONE, "never": {"sweeps": (0, 1)}}),
    Reading("C31", "cicera", "no_sweep_on", earns("5Sx2D3C", "5S", table="2D 3C"), {
        "last_card": NONE, "last_capture": NONE, "last_turn_each": NONE, "never": SWEEP}),
    Reading("C31", "escoba", "no_sweep_on", earns("7DxJC", "7D", table="JC"),
            {"last_card": NONE, "never": SWEEP}),
    # what was paid is taken back, and nothing else
    Reading("X52", "scarabocion", "no_sweep_on", earns("5Dx2D3D", "5D", table="2D 3D"), {
        "last_card": sweeps(0, suit_bonus=5),  # X15
        "last_capture": sweeps(0, suit_bonus=5),
        "never": sweeps(10, suit_bonus=5)}),
    Reading("X52", "scarabocion", "no_sweep_on", earns("5Dx2D3D KC", "5D", "KC", table="2D 3D"), {
        "last_card": sweeps(10, suit_bonus=5),
        "last_capture": sweeps(0, suit_bonus=5)}),
    # ── an equal card taken ──
    Reading("C30", "cicera", "picada", earns("5Sx5D", "5S", "KC", table="5D 9C"),
            {"off": NONE, "any": {"picada": (1, 0)}, "previous": NONE}),
    Reading("C30", "cicera", "picada", earns("5Sx5D", "5S", "KC", table="5D 9C", last_laid="5D"),
            {"off": NONE, "any": {"picada": (1, 0)}, "previous": {"picada": (1, 0)}}),
    # the card laid before the one just laid
    Reading("C30", "cicera", "picada",
            earns("5D KC 5Sx5D", "5D", "KC", "5S", "2C", table="9C"),
            {"any": {"picada": (1, 0)}, "previous": NONE}),
    Reading("C30", "cicera", "picada",
            earns("KC 5D 5Sx5D", "KC", "5D", "5S", "2C", table="9C"),
            {"any": {"picada": (1, 0)}, "previous": {"picada": (1, 0)}}),
    # a court taken by its own kind is an equal card too
    Reading("C30", "cicera", "picada", earns("KSxKC", "KS", "2H", table="KC 9C"),
            {"off": NONE, "any": {"picada": (1, 0)}, "previous": NONE}),
    # a sum with the card just laid in it
    Reading("X35", "cicera", "picada", earns("5Sx2D3C", "5S", "KC", table="2D 3C 9C",
                                             last_laid="2D"),
            {"any": NONE, "previous": NONE}),
    # laid before the batch was dealt, taken after it
    Reading("X35", "scopa", "picada",
            earns("7H 7Dx7H", "", "7H", table="KH", to_move=1,
                  stock="7D 2D 3D 2S 3S 4S"),
            {"off": NONE, "any": {"picada": (1, 0)}, "previous": {"picada": (1, 0)}}),
    # equal in rank, not in what the sum asks for
    Reading("X46", "mancelle", "picada", earns("4Sx8H", "4S", "2H", table="8H 9C"),
            {"any": NONE}),
    Reading("X46", "mancelle", "picada", earns("4Sx4D", "4S", "2H", table="4D 9C"),
            {"off": NONE, "any": {"picada": (1, 0)}}),
    Reading("X46", "mancelle", "picada", earns("4Sx4D8H", "4S", "2H", table="4D 8H 9C"),
            {"any": NONE}),
    # ── one suit; three or more cards ──
    Reading("C32", "cicera", "simili", earns("7Sx2S5S", "7S", "KC", table="2S 5S 9C"),
            {"off": NONE, "on": {"simili": (1, 0)}}),
    Reading("C32", "cicera", "simili", earns("7Sx2S5D", "7S", "KC", table="2S 5D 9C"),
            {"off": NONE, "on": NONE}),
    Reading("C32", "cicera", "quadriglia", earns("8SxAS2D5S", "8S", "KC", table="AS 2D 5S 9C"),
            {"off": NONE, "on": {"quadriglia": (1, 0)}}),
    Reading("C32", "cicera", "quadriglia", earns("7Sx2D5S", "7S", "KC", table="2D 5S 9C"),
            {"off": NONE, "on": NONE}),
    Reading("X47", "scarabocion quadriglia=on", "simili",
            earns("ADx2D3D4D", "AD", "KC", table="2D 3D 4D"), {  # an ace sweep
        "off": {"quadriglia": (1, 0)},
        "on": {"simili": (1, 0), "quadriglia": (1, 0)}}),
    # ── several cards of one suit (a): must the card played share it ──
    Reading("C35", "scarabocion", "suit_bonus", earns("5Sx2D3D", "5S", "KC", table="2D 3D 9C"),
            {"off": NONE, "matching": NONE, "taken": {"suit_bonus": (5, 0)}}),
    Reading("C35", "scarabocion", "suit_bonus", earns("5Dx2D3D", "5D", "KC", table="2D 3D 9C"),
            {"off": NONE, "matching": {"suit_bonus": (5, 0)}, "taken": {"suit_bonus": (5, 0)}}),
    Reading("C35", "scarabocion", "suit_bonus", earns("5Dx2D3C", "5D", "KC", table="2D 3C 9C"),
            {"off": NONE, "matching": NONE, "taken": NONE}),
    Reading("X48", "scarabocion", "suit_bonus", earns("5Dx5H", "5D", "KC", table="5H 9C"),
            {"off": NONE, "matching": NONE, "taken": NONE}),
    # (c) nothing for an ace sweep
    Reading("C35", "scarabocion", "suit_bonus", earns("ADx2D3D", "AD", "KC", table="2D 3D"),
            {"off": NONE, "matching": NONE, "taken": NONE}),
    # (b) the number of a court that sweeps
    Reading("C35", "scarabocion", "court_sweep", earns("KSxKD", "KS", "2C", table="KD"),
            {0: NONE, 10: sweeps(10), "11_12_13": sweeps(13)}),
    Reading("C35", "scarabocion", "court_sweep", earns("QSxQD", "QS", "2C", table="QD"),
            {0: NONE, 10: sweeps(10), "11_12_13": sweeps(12)}),
    Reading("C35", "scarabocion sweep_worth=number", "court_sweep",
            earns("JSxJD", "JS", "2C", table="JD"),
            {0: NONE, 10: sweeps(10), "11_12_13": sweeps(11)}),
    # ── what a sweep is worth ──
    Reading("X49", "scarabocion", "sweep_worth", earns("5Dx2D3D", "5D", "2C", table="2D 3D"), {
        "one": sweeps(1, suit_bonus=5),
        "number": sweeps(5, suit_bonus=5),
        "number_doubled": sweeps(10, suit_bonus=5),
        "nothing": sweeps(0, suit_bonus=5)}),
    Reading("X49", "scarabocion", "sweep_worth", earns("5Dx2D3C", "5D", "2C", table="2D 3C"), {
        "one": sweeps(1), "number": sweeps(5), "number_doubled": sweeps(5), "nothing": NONE}),
    Reading("X49", "scopa", "sweep_worth", earns("KDxKH", "KD", "2C", table="KH"), {
        "one": sweeps(1), "number": sweeps(10), "number_doubled": sweeps(10), "nothing": NONE}),
    # ── the sweep of an ace ──
    Reading("X09", "asso", "ace", earns("ASx2D5D", "AS", "2C", table="2D 5D"), {
        "sweep": NONE, "sweep_scores": SWEEP, "optional_sweep": NONE}),
    Reading("X40", "asso", "ace", earns("ASxAH", "AS", "2C", table="AH"), {
        "plain": SWEEP, "literal": SWEEP, "sweep": SWEEP, "sweep_scores": SWEEP,
        "optional_sweep": SWEEP}),  # an ordinary capture under every rule
    Reading("X40", "quindici", "ace", earns("ASx6DJD", "AS", "2C", table="6D JD"), {
        "plain": SWEEP, "literal": SWEEP, "sweep": SWEEP, "sweep_scores": SWEEP,
        "optional_sweep": SWEEP}),  # 1 + 6 + 8 is a fifteen
    Reading("X40", "quindici", "ace", earns("ASx2D5D", "AS", "2C", table="2D 5D"), {
        "sweep": NONE, "sweep_scores": SWEEP, "optional_sweep": NONE}),
    Reading("X40", "cirulla", "ace", earns("ASx2D5D", "AS", "2C", table="2D 5D"), {
        "sweep": NONE, "sweep_scores": SWEEP}),
    Reading("X40", "asso ace=sweep_scores", "no_sweep_on", earns("ASx2D5D", "AS", table="2D 5D"),
            {"last_card": NONE, "never": SWEEP}),
    Reading("X10", "asso", "ace_empty", lone_ace("AS", "2C"), {
        "stays": ("", None, "AS", NONE),
        "takes_itself": ("AS", 0, "", NONE)}),
    Reading("X10", "asso ace=sweep_scores", "ace_empty", lone_ace("AS", "2C"), {
        "stays": ("", None, "AS", NONE),
        "takes_itself": ("AS", 0, "", SWEEP)}),
    Reading("X10", "scarabocion", "ace_empty", lone_ace("AS", "2C"), {
        "stays": ("", None, "AS", NONE),
        "takes_itself": ("AS", 0, "", NONE)}),
    Reading("X44", "asso ace=sweep_scores", "ace_empty", lone_ace("AS"), {  # the last card
        "stays": ("", None, "AS", NONE),
        "takes_itself": ("AS", 0, "", NONE)}),
)  # fmt: skip


@each_value(READINGS)
def test_readings(reading: Reading, value: Any) -> None:
    assert reading.ask(reading.rules(value)) == reading.answers[value]


class TestC12Leftovers:
    @pytest.mark.parametrize(
        "rule", ["last_card", "last_capture", "last_turn_each", "last_hand", "never"]
    )
    def test_are_never_a_sweep(self, rule: str) -> None:
        end = played(rules_of("scopa", no_sweep_on=rule), "2S 3S", "2S", "3S",
                     table="QD", last_capture=0)  # fmt: skip
        assert (end.piles[0], end.bonus) == (Cards("2S 3S QD"), (0, 0))


class TestC32PointsAddUp:
    def test_a_sweep_of_three_in_one_suit_is_three_points(self) -> None:
        now = played(rules_of("cicera"), "8SxAS2S5S", "8S", "KC", table="AS 2S 5S")
        assert earned(now) == {"sweeps": (1, 0), "simili": (1, 0), "quadriglia": (1, 0)}
        assert now.bonus == (3, 0)

    def test_with_the_last_card_the_others_stay(self) -> None:
        """X15: only the sweep is lost."""
        end = played(rules_of("cicera"), "8SxAS2S5S", "8S", table="AS 2S 5S")
        assert earned(end) == {"simili": (1, 0), "quadriglia": (1, 0)}
        assert earned(played(rules_of("cicera"), "8Sx8D", "8S", table="8D")) == {"picada": (1, 0)}

    def test_a_pair_is_never_of_one_suit(self) -> None:
        now = played(rules_of("cicera"), "8Sx8D", "8S", "KC", table="8D 9D")
        assert earned(now) == {"picada": (1, 0)}


class TestC35Scarabocion:
    def test_has_no_picada_simili_quadriglia(self) -> None:
        """(d) the points of one suit stand in their place."""
        names = [c.name for c in sl.rules("scarabocion").play_categories]
        assert names == ["sweeps", "suit_bonus"]
        now = played(rules_of("scarabocion"), "8SxAS2S5S", "8S", "KC", table="AS 2S 5S 9C")
        assert earned(now) == {"suit_bonus": (8, 0)}

    def test_an_ace_sweep_scores_only_over_a_single_ace(self) -> None:
        scarabocion = rules_of("scarabocion")
        assert earned(played(scarabocion, "ASx2D", "AS", "KC", table="2D")) == {}
        assert earned(played(scarabocion, "ASxAD", "AS", "KC", table="AD")) == {"sweeps": (1, 0)}
        assert earned(played(scarabocion, "ASxADAH", "AS", "KC", table="AD AH")) == {}


class TestX44AnAceThatTakesItself:
    RULES = rules_of(
        "asso ace=sweep_scores ace_empty=takes_itself simili=on quadriglia=on picada=any "
        "suit_bonus=taken primiera_source=combination_only"
    )

    def test_is_a_sweep_and_nothing_else(self) -> None:
        now = played(self.RULES, "AS", "AS 2S", "2C 3C")
        assert earned(now) == {"sweeps": (1, 0)}
        assert (now.combinations, now.last_laid) == (((), ()), None)

    def test_is_written_like_a_card_that_is_laid(self) -> None:
        start = played(self.RULES, "", "AS 2S", "2C 3C")
        assert [str(m) for m in start.legal_moves()] == ["AS", "2S"]
        assert start.why_not("ASxAS") is not None

    def test_takes_the_leftovers(self) -> None:
        end = played(self.RULES, "AS 3C", "AS", "3C")
        assert (end.piles, end.last_capture) == ((Cards("AS 3C"), Cards()), 0)

    def test_is_no_picada_when_it_follows_an_ace(self) -> None:
        now = played(self.RULES, "AS AC", "AS 2S", "AC 3C")
        assert earned(now) == {"sweeps": (1, 1)}
