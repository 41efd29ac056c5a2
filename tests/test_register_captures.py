"""The register on what a card may take: every reading of every row, and rows with one reading."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

import scopa_lab as sl
from tests.register import (
    Reading,
    captures,
    each_reading,
    each_value,
    may_be_laid,
    order_of,
    position,
    takes,
)

EQUAL_SUMS = [name for name in sl.variants() if sl.rules(name).sum == "equal"]
TEN = "AD 2D 3D 4D 5D 6D 7D 8D 9D TD"

#: a card that takes its equal and a sum, one with sums of two and three, and a jack with 3 + 5
EQUAL_AND_SUM, TWO_AND_THREE, EIGHT = "2C 5S 7D", "AD 3D 4D 5D JD", "3D 5D 7H 8H"


def first_cards(rules: sl.Rules) -> str:
    """The cards that may be led from AS 3D 4D."""
    deal = sl.deal(rules, order=order_of(rules, "AS 3D 4D", "2H 5H 6H", "2C 4C 6C KC"))
    return " ".join(dict.fromkeys(str(move.card) for move in deal.legal_moves()))


READINGS = (
    # must a capturing card capture
    Reading("C06", "scopa", "capture", may_be_laid("7D", "2C 5S"),
            {"forced": False, "optional": True}),
    Reading("C06", "cicera", "capture", may_be_laid("7D", "2C 5S"),
            {"forced": False, "optional": True}),
    Reading("C06", "escoba", "capture", may_be_laid("7D", "JC"),
            {"forced": False, "optional": True}),
    Reading("C06", "scopa", "capture", may_be_laid("7D", "4H QD"),
            {"forced": True, "optional": True}),
    # an equal card against sums
    Reading("C07", "scopa", "priority", takes("7S", EQUAL_AND_SUM),
            {"single": "7D", "fewest": "7D", "free": "7D | 2C 5S"}),
    Reading("C07", "cicera", "priority", takes("7S", EQUAL_AND_SUM),
            {"single": "7D", "fewest": "7D", "free": "7D | 2C 5S"}),
    Reading("C07", "frac", "priority", takes("7S", EQUAL_AND_SUM),
            {"single": "7D", "free": "7D | 2C 5S"}),
    # sums against each other
    Reading("C08", "scopone", "priority", takes("QS", TWO_AND_THREE), {
        "single": "AD JD | 4D 5D | AD 3D 5D",
        "fewest": "AD JD | 4D 5D",
        "free": "AD JD | 4D 5D | AD 3D 5D"}),
    Reading("C42", "chkop", "priority", takes("QS", TWO_AND_THREE), {
        "single": "AD JD | 4D 5D | AD 3D 5D",
        "fewest": "AD JD | 4D 5D"}),
    Reading("C42", "chkobba", "priority", takes("QS", "AD 3D 4D 5D 7D"), {
        "single": "AD 7D | 3D 5D | AD 3D 4D",  # a queen counts 8 there
        "fewest": "AD 7D | 3D 5D"}),
    # a cap on the cards taken
    Reading("C09", "scopa", "max_capture", takes("JS", "AD 2C 3D 4D 6S"), {
        None: "2C 6S | AD 3D 4D",
        1: "",
        2: "2C 6S",  # a pair and a triple both fit: only the pair counts
        3: "2C 6S | AD 3D 4D"}),
    Reading("C09", "scopa", "max_capture", may_be_laid("JS", "AD 3D 4D"),
            {None: False, 2: True}),
    Reading("C09", "mancelle", "max_capture",
            lambda rules: len(sl.captures("AS", TEN + " AH", rules)),
            {None: 2**11 - 1, **{n: sum(comb(11, k) for k in range(1, n + 1))
                                 for n in range(1, 11)}}),
    # the order of the courts
    Reading("C22", "scopa", "courts", takes("QS", "AD 7D JD"), {"jqk": "AD JD", "qjk": "AD 7D"}),
    Reading("C22", "chkobba", "courts", takes("JS", "AD 7D QD"), {"jqk": "AD 7D", "qjk": "AD QD"}),
    Reading("C22", "scopa", "courts", takes("KS", "AD 2D JD QD"), {
        "jqk": "AD QD | 2D JD",
        "qjk": "AD JD | 2D QD"}),
    # courts by identity or by number (2.8)
    Reading("X39", "scopa", "court_match", takes("KS", "4D 6D"),
            {"value": "4D 6D", "identity": ""}),
    Reading("X39", "scopa", "court_match", takes("KS", "2D JD"),
            {"value": "2D JD", "identity": ""}),
    Reading("X39", "quindici", "court_match", takes("7S", "JD 3D 5D"),
            {"value": "JD", "identity": "3D 5D"}),
    Reading("X39", "quindici", "court_match", takes("JS", "JD 7D"),
            {"value": "7D", "identity": "JD"}),
    # the ace of mancelle
    Reading("C38", "mancelle", "ace", takes("AD", "AH 2H TH"), {
        "literal": "AH | 2H | TH | AH 2H | AH TH | 2H TH | AH 2H TH",
        "plain": "AH",
        "sweep": "AH",  # X41: one ace only
        "sweep_scores": "AH",
        "optional_sweep": "AH | 2H | TH | AH 2H | AH TH | 2H TH | AH 2H TH"}),  # X40, as a 1
    Reading("X27", "mancelle", "ace", takes("AD", "AH AS 2H"), {
        "literal": "AH | AS | 2H | AH AS | AH 2H | AS 2H | AH AS 2H",
        "plain": "AH | AS | AH AS"}),  # 2 is twice 1
    Reading("C38", "scopa", "ace", takes("AD", "2H KH"), {
        "plain": "",
        "literal": "",  # X43: differs from plain only where sums are multiples
        "sweep": "2H KH",
        "sweep_scores": "2H KH",
        "optional_sweep": "2H KH"}),
    # the ace when an ace lies there
    Reading("X12", "asso", "ace_with_ace", takes("AS", "AD AH 5D"), {
        "takes_ace": "AD | AH",
        "sweeps": "AD AH 5D"}),
    Reading("X12", "quindici ace=sweep_scores priority=free", "ace_with_ace",
            takes("AS", "AD 6D JD QD 5D"), {
        "takes_ace": "AD | 5D QD | 6D JD | AD 5D JD",  # or any fifteen
        "sweeps": "AD 5D 6D JD QD"}),
    Reading("X41", "quindici ace=sweep", "priority", takes("AS", "AD 2H 3H 5D QD"), {
        "fewest": "AD | 5D QD",  # the fifteens are ranked among themselves
        "single": "AD | 5D QD | 2H 3H QD",
        "free": "AD | 5D QD | 2H 3H QD"}),
    Reading("X41", "quindici ace=sweep", "max_capture", takes("AS", "AD 6D JD"), {
        None: "AD | 6D JD",
        1: "AD"}),
    Reading("X05", "cirulla", "ace_with_ace", takes("AS", "AD 6D JD"), {
        "takes_ace": "AD | 6D JD",
        "sweeps": "AD 6D JD"}),
    Reading("X11", "asso", "max_capture", takes("AS", "2D 5D 6D"), {
        None: "2D 5D 6D",
        1: "2D 5D 6D"}),
    Reading("X38", "asso", "ace_lead", first_cards, {"allowed": "AS 3D 4D", "barred": "3D 4D"}),
    # what taken cards add up to
    Reading("C39", "mancelle", "sum", takes("8S", EIGHT), {
        "multiple": "8H | 3D 5D | 3D 5D 8H",
        "equal": "8H | 3D 5D",
        "fifteen": "7H",
        "equal+fifteen": "7H | 8H | 3D 5D"}),
    Reading("C39", "mancelle", "sum", takes("6S", "6D 6H"), {
        "multiple": "6D | 6H | 6D 6H",
        "equal": "6D | 6H"}),
    Reading("C41", "quindici", "priority", takes("KS", "AD 4D 5H"), {
        "fewest": "5H",
        "single": "5H | AD 4D",  # X24: equal cards do not capture, so they shut out nothing
        "free": "5H | AD 4D"}),
    Reading("C41", "quindici", "max_capture", takes("JS", "AD 2D 4D"), {
        None: "AD 2D 4D",
        2: ""}),  # the cap of text 002, by the letter
    Reading("X24", "quindici", "priority", takes("6S", "4D 5D 6D QD"), {
        "single": "QD | 4D 5D",
        "fewest": "QD"}),
    # equal sums and fifteens side by side
    Reading("X04", "cirulla", "priority", takes("7S", "3D 4D 5D 6D 7D"), {
        "single": "7D | 3D 5D",  # the equal card shuts out 3+4, and no fifteen
        "fewest": "7D | 3D 5D",
        "free": "7D | 3D 4D | 3D 5D"}),
    Reading("X25", "cirulla", "priority", takes("7S", "AD 2D 3D 4D"), {
        "single": "3D 4D | AD 2D 4D | AD 3D 4D",
        "fewest": "3D 4D | AD 3D 4D",  # A+3+4 is a fifteen, A+2+4 a longer seven
        "free": "3D 4D | AD 2D 4D | AD 3D 4D"}),
    Reading("X25", "scopa sum=equal+fifteen", "priority", takes("7S", "AD 2D 3D 4D"), {
        "fewest": "3D 4D | AD 3D 4D"}),
    Reading("X26", "mancelle", "priority", takes("4S", "AD 3D 4D 8H"), {
        "single": "4D",
        "fewest": "4D | 8H",  # 8 is twice 4
        "free": "4D | 8H | AD 3D | 4D 8H | AD 3D 4D | AD 3D 8H | AD 3D 4D 8H"}),
    Reading("X26", "mancelle", "priority", takes("4S", "AD 3D 8H"), {
        "single": "8H | AD 3D | AD 3D 8H",
        "fewest": "8H",
        "free": "8H | AD 3D | AD 3D 8H"}),
    Reading("X36", "cicera", "priority", takes("KS", "4D 6D KD KH"), {
        "single": "KD | KH",
        "fewest": "KD | KH",
        "free": "KD | KH"}),
    # the cap comes before the priority
    Reading("X45", "mancelle priority=fewest", "max_capture", takes("6S", "AD 2D 3D"), {
        None: "AD 2D 3D",
        2: ""}),
    Reading("X45", "mancelle priority=single", "max_capture", takes("6S", "AD 5D 6D"), {
        None: "6D",
        1: "6D"}),
)  # fmt: skip


@each_value(READINGS)
def test_readings(reading: Reading, value: Any) -> None:
    assert reading.ask(reading.rules(value)) == reading.answers[value]


@each_reading(READINGS)
def test_what_is_taken_is_allowed_and_nothing_else(reading: Reading) -> None:
    """The sentence of why_not is None exactly for the captures, under every value."""
    for value in reading.answers:
        rules = reading.rules(value)
        card, table = sl.Card("AS"), sl.Cards("AD 2D 3D 5H 6D 7H")
        allowed = set(sl.captures(card, table, rules))
        for mask in range(1, 1 << len(table)):
            chosen = sl.Cards(c for i, c in enumerate(table) if mask >> i & 1)
            assert (sl.why_not(card, chosen, table, rules) is None) == (chosen in allowed)


class TestC10OneOfEqualCards:
    @pytest.mark.parametrize("game", EQUAL_SUMS)
    def test_is_taken_and_not_both(self, game: str) -> None:
        assert captures("5H", "5D 5S", game) == "5D | 5S"
        assert sl.why_not("5H", "5D 5S", "5D 5S", game) is not None

    def test_where_multiples_are_taken_both_may_be(self) -> None:
        """C39: twice five is a multiple of five."""
        assert captures("5H", "5D 5S", "mancelle") == "5D | 5S | 5D 5S"


class TestX05TheAceOfCirulla:
    @pytest.mark.parametrize(
        ("table", "taken"),
        [
            ("2D 5D", "2D 5D"),  # no choice of a smaller set
            ("5D QD 2H", "2H 5D QD"),  # though 5+9 makes fifteen with the ace
            ("6D JD", "6D JD"),  # worth 14: the same set
            ("AD 2D 5D", "AD"),
            ("AD AH", "AD | AH"),
            ("AD 4H QD", "AD | AD 4H QD"),  # a fifteen that takes the ace too: 1+1+4+9
            ("", ""),
        ],
    )
    def test_takes(self, table: str, taken: str) -> None:
        assert captures("AS", table, "cirulla") == taken

    @pytest.mark.parametrize("table", ["2D 5D", "AD 2D"])
    def test_may_not_be_laid_where_it_takes(self, table: str) -> None:
        assert sl.why_not("AS", "", table, "cirulla") is not None
        assert sl.why_not("AS", "", "", "cirulla") is None


class TestX13AnAceThatMayTakeEverything:
    """X42: what it takes as a card worth 1, or the table; what takes everything only must."""

    @pytest.mark.parametrize(
        ("table", "taken"),
        [
            ("2D 3D", "2D 3D"),
            ("2D KD", "2D KD"),  # courts as well
            ("AH 2D", "AH | AH 2D"),
            ("AH", "AH"),
            ("AH AC", "AH | AC | AH AC"),  # X14: as a 1 it takes one ace
            ("", ""),
        ],
    )
    def test_takes(self, table: str, taken: str) -> None:
        assert captures("AS", table, "scarabocion") == taken
        assert (sl.why_not("AS", "", table, "scarabocion") is None) == (not table)

    @pytest.mark.parametrize("value", ["takes_ace", "sweeps"])
    def test_is_not_asked_what_it_does_with_an_ace(self, value: str) -> None:
        assert captures("AS", "AH 2D", "scarabocion", ace_with_ace=value) == "AH | AH 2D"

    def test_may_decline_where_that_is_allowed(self) -> None:
        assert sl.why_not("AS", "", "2D 3D", "scarabocion", capture="optional") is None


class TestX39CourtsOfCicera:
    @pytest.mark.parametrize("game", ["cicera", "scarabocion"])
    @pytest.mark.parametrize(
        ("card", "table", "taken"),
        [
            ("JS", "JD JH", "JD | JH"),
            ("JS", "AD 7D", ""),
            ("QS", "JD 9D", ""),
            ("TS", "KD", ""),
            ("TS", "4D 6D KD", "4D 6D"),
            ("9S", "9D 4D 5D", "9D | 4D 5D"),
        ],
    )
    def test_take_their_own_kind_and_are_taken_by_no_number(
        self, game: str, card: str, table: str, taken: str
    ) -> None:
        assert captures(card, table, game) == taken

    @pytest.mark.parametrize("total", ["multiple", "equal+fifteen", "fifteen"])
    def test_under_every_sum(self, total: str) -> None:
        assert captures("KS", "KD 5D", "cicera", sum=total) == "KD"
        assert "KD" not in captures("5S", "KD 5D TD", "cicera", sum=total)


class TestX38ABarredLead:
    """X58: the first play of the deal only, and aces may be led by who holds nothing else."""

    RULES = sl.rules("asso", ace_lead="barred")

    def test_says_why(self) -> None:
        start = position(self.RULES, "AS 3D", "4D", table="2D 5D", first_play=True)
        assert [str(m) for m in start.legal_moves()] == ["3D"]
        assert "ace_lead='barred'" in str(start.why_not("ASx2D5D"))
        with pytest.raises(sl.IllegalMove, match="ace"):
            start.play("ASx2D5D")

    def test_is_over_after_one_play(self) -> None:
        start = position(self.RULES, "AS 3D", "AD 4D", table="2D 5D", first_play=True)
        assert "ADx2D3D5D" in map(str, start.play("3D").legal_moves())

    def test_leaves_a_hand_of_aces_its_aces(self) -> None:
        start = position(self.RULES, "AS AH", "4D", table="2D 5D", first_play=True)
        assert [m.card.rank for m in start.legal_moves()] == ["A", "A"]

    def test_is_no_question_later_or_elsewhere(self) -> None:
        assert not position(self.RULES, "AS 3D", "4D", table="2D").first_play
        with pytest.raises(sl.PositionError, match="ace_lead='barred'"):
            position(sl.rules("asso"), "AS 3D", "4D", first_play=True)


class TestX44Refusals:
    """What an ace does that takes no table is no question."""

    @pytest.mark.parametrize("option", [{"ace_with_ace": "sweeps"}, {"ace_empty": "takes_itself"}])
    @pytest.mark.parametrize("ace", ["plain", "literal"])
    def test_are_worded(self, option: dict[str, Any], ace: str) -> None:
        name = next(iter(option))
        with pytest.raises(ValueError, match=f"{name}=.*ace='{ace}'"):
            sl.rules("scopa", ace=ace, **option)
