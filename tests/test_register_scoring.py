"""The register on what is counted at the end of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.scoring import categories, prime_cards, score
from tests.register import Question, Reading, each_value, earned, played, position, rules_of, scores

COINS = "AD 2D 3D 4D 5D 6D 7D JD QD KD"
FRENCH = "A23456789TJQK"
FIGURES, EIGHT = "AJQK", {"figures": (8, 8)}
SWORDS = " ".join(rank + "S" for rank in FRENCH)

#: text 001's shortcut refuted (C27): three sevens and a court, 73, v one seven and three sixes, 75
SEVENS, SIXES = "7D 7H 7S KC", "7C 6D 6H 6S"
JACKS, QUEENS = "KD JH JS JC", "QD QH KS QC"


def half(suits: str, ranks: str) -> str:
    return " ".join(rank + suit for rank in ranks for suit in suits)


def carried(category: str, *piles: str) -> Question:
    """The points of a category, and whether they wait for the next deal."""

    def ask(rules: sl.Rules) -> object:
        found = score(rules, [Cards(p) for p in piles])
        return found.table[category], category in found.carried

    return ask


def outright(*piles: str) -> Question:
    return lambda rules: score(rules, [Cards(p) for p in piles]).outright


def combined(*combinations: Sequence[str], piles: tuple[str, str]) -> Question:
    """The primiera of these piles, when these were won by taking several cards at once."""
    sets = [[Cards(c) for c in of_side] for of_side in combinations]
    return scores("primiera", *piles, combinations=sets)


def sides_of_six(rules: sl.Rules) -> object:
    """Which of six seats score together, and where the seven of coins taken by seat 4 counts."""
    now = played(rules, "7Dx7H", "", "", "", "", "7D", "2C", table="7H QH", to_move=4)
    return now.score().table["settebello"]


READINGS = (
    # ── nobody captured ──
    Reading("C13", "cicera capture=optional", "leftovers",
            lambda rules: str(played(rules, "5S 5D", "5S", "5D", table="KD").piles),
            {"last_capturer": str((Cards(), Cards())), "nobody_if_none": str((Cards(), Cards()))}),
    Reading("C13", "scopa", "leftovers",
            lambda rules: played(rules, "2S 3S", "2S", "3S", table="QD", last_capture=1).piles,
            {"last_capturer": (Cards(), Cards("2S 3S QD")),
             "nobody_if_none": (Cards(), Cards("2S 3S QD"))}),  # X20: both act alike
    # ── cards that count for the primiera ──
    Reading("C14", "scopa", "primiera_source",
            combined(["5D 2D 7D"], ["2H 4H 6D", "AC 5C 6S"],
                     piles=("7D 7H 7S 7C 5D 2D", "6D 4H 2H 6S 5C AC")), {
        "all": (1, 0),  # 84 v 66
        "combination_only": (0, 1),  # 21 and no more v 18+14+18+16
        "combination_letter": (0, 1)}),  # 21 v 18+18
    Reading("C14", "scopa", "primiera_source",
            combined(["5D 2D 7D", "3H 4H 7H"], ["AH 3D 3C 7S"],
                     piles=("7D 5D 2D 3H 4H 7H 2S 2C", "AH 3D 3C 7S")), {
        "all": (1, 0),  # 21+21+12+12 v 13+16+21+13
        "combination_only": (0, 1),  # two suits are missing
        "combination_letter": (1, 0)}),  # a seven for each of two combinations v one
    # ── ranks in the primiera ──
    Reading("C15", "scopa", "primiera", scores("primiera", "AD AH AS AC", "5D 5H 5S 5C"), {
        "standard": (1, 0),  # the ace is third, not lowest: 64 v 60
        "graded": (1, 0),
        "most_sevens": (0, 0),
        "settanta": (0, 0),
        "off": None}),
    Reading("C15", "scopa", "primiera", scores("primiera", JACKS, QUEENS), {
        "standard": (0, 0),  # 40 each
        "graded": (0, 1)}),  # 10+8+8+8 v 9+9+10+9
    Reading("C27", "scopa", "primiera", scores("primiera", SEVENS, SIXES), {
        "standard": (0, 1),
        "graded": (0, 1),
        "most_sevens": (1, 0),
        "settanta": (1, 0)}),
    Reading("C27", "scopa", "primiera", scores("primiera", "7D 7H", "7S"), {
        "standard": (0, 0),
        "most_sevens": (1, 0),
        "settanta": (0, 0)}),  # three are needed
    # ── a suit is missing ──
    Reading("C17", "scopa", "primiera_missing", scores("primiera", "7D 7H 7S", "2D 2H 2S 2C"), {
        "disqualify": (0, 1), "suits_first": (0, 1), "zero": (1, 0)}),
    Reading("C17", "scopa", "primiera_missing", scores("primiera", "7D 7H 7S", "2D 2H"), {
        "disqualify": (0, 0), "suits_first": (1, 0), "zero": (1, 0)}),
    Reading("C17", "scopa", "primiera_missing", scores("primiera", "7D 7H", "2D 2H 2S"), {
        "disqualify": (0, 0), "suits_first": (0, 1), "zero": (1, 0)}),  # 42 v 36
    # ── most sevens, then sixes ──
    Reading("C18", "scopa players=3", "primiera", scores("primiera", "7D 6D", "7H 6H 6S", "6C"), {
        "most_sevens": (0, 1, 0), "standard": (0, 0, 0)}),
    Reading("C18", "scopa players=3", "primiera", scores("primiera", "7D", "7H", "6C 6D 6H"), {
        "most_sevens": (0, 0, 0)}),  # sixes only among those level on sevens
    Reading("X01", "escoba", "primiera", scores("primiera", "7D 7H 6D", "7S 7C 6S 6C"), {
        "most_sevens": (0, 1), "standard": (0, 0)}),
    # ── most cards with three sides ──
    Reading("C19", "scopa players=3", "majority", scores("cards", "2D 3D 4D", "2H 3H", "2S"), {
        "most": (1, 0, 0), "over_half": (0, 0, 0)}),
    Reading("C19", "scopa players=3", "majority",
            scores("coins", "AD 2D 3D 4D", "5D 6D 7D", "JD QD KD"), {
        "most": (1, 0, 0),  # the tie below the lead does not matter
        "over_half": (0, 0, 0)}),
    Reading("C19", "scopa players=3", "majority",
            scores("coins", "AD 2D 3D 4D", "5D 6D 7D JD", "QD KD"), {
        "most": (0, 0, 0), "over_half": (0, 0, 0)}),
    Reading("X23", "scopa", "majority", scores("coins", "AD 2D 3D 4D 5D 6D", "7D"), {
        "most": (1, 0), "over_half": (1, 0)}),  # six of ten
    Reading("X23", "scopa", "majority", scores("coins", "AD 2D 3D 4D 5D", "7D"), {
        "most": (1, 0), "over_half": (0, 0)}),  # half is not more than half
    Reading("X23", "cicera", "majority", scores("swords", "2S 3S 4S 5S 6S 7S", "8S"), {
        "most": (1, 0), "over_half": (0, 0)}),  # six of thirteen
    # ── level ──
    Reading("C33", "cicera", "tie", carried("cards", half("DH", FRENCH), half("SC", FRENCH)), {
        "none": ((0, 0), False), "share": ((1, 1), False), "carry": ((0, 0), True)}),
    Reading("X21", "scopa", "tie", carried("coins", "AD", "2D"), {
        "none": ((0, 0), False), "share": ((0, 0), False), "carry": ((0, 0), True)}),
    Reading("X22", "scopa", "tie", carried("primiera", "7D 7H 6S 6C", "6D 6H 7S 7C"), {
        "none": ((0, 0), False), "share": ((0, 0), False), "carry": ((0, 0), True)}),
    # ── winning outright ──
    Reading("C34", "cicera", "napoleone", outright("", SWORDS), {"off": None, "on": 1}),
    Reading("C34", "cicera", "napoleone", outright("", SWORDS[3:]), {"off": None, "on": None}),
    Reading("X07", "cirulla", "napoleone", outright(COINS, ""), {"off": None, "on": 0}),
    Reading("X56", "trenta", "napoleone", outright("AD 2D 3D", "4D"), {"off": None, "on": 0}),
    Reading("X56", "napola", "napoleone", outright(COINS[3:], "AD"), {"off": None, "on": None}),
    # ── who scores together ──
    Reading("C21", "scopa players=6", "teams", sides_of_six, {
        "2x3": (1, 0), "3x2": (0, 1, 0), "none": (0, 0, 0, 0, 1, 0)}),
    Reading("C21", "scopa players=4", "teams", lambda rules: rules.sides, {"2x2": 2, "none": 4}),
    # ── runs ──
    Reading("X53", "napola", "napola", scores("napola", COINS, ""), {
        "off": None, "full": (10, 0), "to6": (6, 0)}),
    Reading("X53", "scarabocion", "napola",
            scores("napola", "AD 2D 3D 4D 5D 6D 7D AS 2S 3S", "AC 2C 3C AH 2H"), {
        "full": (7 + 3, 3), "to6": (6 + 3, 3)}),  # the cap is on each run
    Reading("X53", "scarabocion", "napola_suit",
            scores("napola", "AD 2D 3D 4D AS 2S 3S", "AC 2C 3C"), {
        "coins": (4, 0), "swords": (3, 0), "every": (7, 3)}),
    Reading("X53", "scopa napola=full", "courts", scores("napola", "QD " + COINS[:20], ""), {
        "jqk": (7, 0), "qjk": (8, 0)}),
    # ── cards that score when an option says so ──
    Reading("X07", "cirulla", "grande", scores("grande", "", "JD QD KD"), {
        "off": None, "on": (0, 5)}),
    Reading("X07", "cirulla", "grande", scores("grande", "JD", "QD KD"), {
        "off": None, "on": (0, 0)}),
    Reading("X37", "escoba", "four_sevens", scores("four_sevens", "7D 7H 7S 7C", ""), {
        "off": None, "on": (1, 0)}),
    Reading("X37", "rebello", "rebello", scores("rebello", "KH", "KD"), {
        "off": None, "on": (0, 1)}),
    Reading("X54", "ponino", "ponino", scores("ponino", "QD QH QS QC", "2D", bonus=[3, 2]), {
        "off": None, "on": (3, 0)}),
    Reading("X54", "ponino", "ponino", scores("ponino", "QD QH QS", "QC", bonus=[3, 2]), {
        "off": None, "on": (0, 0)}),
    Reading("X54", "ponino picada=any", "ponino",
            scores("ponino", "QD QH QS QC", "2D", bonus=[{"sweeps": 2, "picada": 5}, 0]), {
        "on": (2, 0)}),  # what sweeps have, nothing else
    # ── the low score wins: the points are as ever ──
    Reading("X31", "scopa", "wins", lambda rules: score(rules, [Cards("7D"), Cards()]).points, {
        "high": (3, 0), "low": (3, 0)}),
)  # fmt: skip


@each_value(READINGS)
def test_readings(reading: Reading, value: Any) -> None:
    assert reading.ask(reading.rules(value)) == reading.answers[value]


def everything(rules: sl.Rules, *piles: str, **fields: Any) -> dict[str, tuple[int, ...]]:
    """Return what somebody has: category → points."""
    table = score(rules, [Cards(p) for p in piles], **fields).table
    return {name: row for name, row in table.items() if any(row)}


class TestC13NobodyCaptured:
    def test_cannot_be_in_a_full_forced_deal(self) -> None:
        """Derived: the second card of a rank must take the first."""
        for seed in range(20):
            deal = sl.deal("scopa", seed=seed)
            while not deal.is_over:
                moves = deal.legal_moves()
                deal = deal.play(next((m for m in moves if not m.captured), moves[0]))
            assert deal.last_capture is not None


class TestC14CombinationsInPlay:
    RULES = rules_of("scopa", primiera_source="combination_only")

    def test_are_the_card_played_and_what_it_takes(self) -> None:
        now = played(self.RULES, "7Dx2C5S 3H", "7D", "3H 4H", table="2C 5S KD")
        assert now.combinations == ((Cards("2C 5S 7D"),), ())

    def test_are_no_single_cards_and_no_leftovers(self) -> None:
        end = played(self.RULES, "7Dx7S 3H", "7D", "3H", table="7S KD")
        assert end.piles[0] == Cards("7D 7S 3H KD")
        assert end.combinations == ((), ())


class TestC16ThePrimeExample:
    def test_is_62(self) -> None:
        """Text 000 prints 70; its addends would make 71, and belong to a five and a four."""
        best = prime_cards(sl.rules("scopone"), Cards("7D QH JS 7C"))
        worth = [sl.rules("scopone").prime_values[c.rank] for c in best]
        assert (worth, sum(worth)) == ([21, 10, 10, 21], 62)


class TestC15OrderOfPrimes:
    @pytest.mark.parametrize(
        ("primiera", "worth"),
        [
            ("standard", [21, 18, 16, 15, 14, 13, 12, 10, 10, 10]),
            ("graded", [21, 18, 16, 15, 14, 13, 12, 8, 9, 10]),
        ],
    )
    def test_is_that_of_section_4(self, primiera: str, worth: list[int]) -> None:
        rules = sl.rules("scopa", primiera=primiera)
        assert [rules.prime_values[rank] for rank in "76A5432JQK"] == worth


class TestC32CategoriesOfCicera:
    def test_are_six_points_and_a_run(self) -> None:
        mine = f"{SWORDS} TD JH AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"
        rules = sl.rules("cicera")
        yours = " ".join(c.text for c in rules.cards - Cards(mine))
        assert everything(rules, mine, yours) == {
            "cards": (2, 0) if len(Cards(mine)) > 26 else (0, 2),
            "swords": (1, 0),
            "mata": (1, 0),
            "ten_of_coins": (1, 0),
            "jack_of_cups": (1, 0),
            "napola": (13, 0),
        }

    def test_swords_cannot_be_level(self) -> None:
        """C33: there are thirteen."""
        six, seven = SWORDS[:17], SWORDS[18:]
        assert everything(sl.rules("cicera"), six, seven)["swords"] == (0, 1)


class TestC35FortyEight:
    NO_RUNS = {"napola": "off", "napola_suit": "coins"}  # noqa: RUF012
    MINE = half("SH", FRENCH) + " TD"  # 27 cards with spades, 2S, JS and 10D

    def test_stand_in_place_of_six(self) -> None:
        yours = half("C", FRENCH)
        rules = rules_of("scarabocion", **self.NO_RUNS)
        assert everything(rules, self.MINE, yours) == {
            "cards": (2, 0),
            "swords": (1, 0),
            "mata": (1, 0),
            "jack_of_swords": (1, 0),
            "ten_of_coins": (1, 0),
            "forty_eight": (42, 0),
        }
        assert score(rules, [Cards(self.MINE), Cards(yours)]).points == (48, 0)

    @pytest.mark.parametrize("card", ["TD", "2S", "JS"])
    def test_need_every_one(self, card: str) -> None:
        mine = str(Cards(self.MINE) - Cards(card))
        found = everything(rules_of("scarabocion", **self.NO_RUNS), mine, card)
        assert "forty_eight" not in found
        assert sum(row[0] for row in found.values()) == 5

    def test_need_the_cards_alone(self) -> None:
        """(e) 26 each: no point for cards, and shared points are not won either."""
        mine = half("SH", FRENCH)
        yours = half("DC", FRENCH)
        mine, yours = mine.replace("2H", "TD"), yours.replace("TD", "2H")
        for tie, cards in (("none", (0, 0)), ("share", (1, 1))):
            found = score(
                rules_of("scarabocion", tie=tie, **self.NO_RUNS), [Cards(mine), Cards(yours)]
            ).table
            assert (found["cards"], found["forty_eight"]) == (cards, (0, 0))


class TestX08Outright:
    def test_changes_no_points(self) -> None:
        piles = [Cards(COINS), Cards("AH 2H")]
        on, off = (score(sl.rules("napola", napoleone=v), piles) for v in ("on", "off"))
        assert (on.outright, off.outright) == (0, None)
        assert (on.points, on.table) == (off.points, off.table)
        assert "side 0 wins outright" in on.explain()


class TestX07CategoriesOfCirulla:
    def test_are_the_four_points_and_two_runs(self) -> None:
        found = everything(sl.rules("cirulla"), COINS + " 7H 7S 7C", "AH")
        assert found == {
            "cards": (1, 0),
            "coins": (1, 0),
            "settebello": (1, 0),
            "primiera": (1, 0),
            "napola": (10, 0),
            "grande": (5, 0),
        }


class TestX37Relatives:
    def test_trenta_pays_for_three_coins(self) -> None:
        found = everything(sl.rules("trenta"), "AD 3D", "2D")
        assert found["ace_of_coins"] == (1, 0)
        assert found["two_of_coins"] == (0, 2)
        assert found["three_of_coins"] == (3, 0)

    @pytest.mark.parametrize(
        ("piles", "table"),
        [
            (("AD JD QD KD", "AH"), {"figures": (4, 1)}),
            ((half("DH", FIGURES), half("SC", FIGURES)), EIGHT | {"figures_level": (1, 0)}),
            ((half("HS", FIGURES), half("DC", FIGURES)), EIGHT | {"figures_level": (0, 1)}),
            ((half("DHSC", "7"), ""), {}),
            (("7D 6D", "AH"), {"figures": (0, 1)}),
        ],
    )
    def test_frac_counts_figures_alone(
        self, piles: tuple[str, ...], table: dict[str, tuple[int, int]]
    ) -> None:
        assert everything(sl.rules("frac"), *piles) == table

    def test_frac_ties_go_to_the_king_of_coins_only_among_the_leaders(self) -> None:
        rules = sl.rules("frac", players=3)
        assert everything(rules, "AH", "AS", "KD QD") == {"figures": (1, 1, 2)}
        assert everything(rules, "AH AC", "KD QD", "AS") == {
            "figures": (2, 2, 1),
            "figures_level": (0, 1, 0),
        }
        assert "figures_level" not in everything(rules, "AH AC", "AS QD", "KD")

    def test_frac_pays_no_sweep(self) -> None:
        now = played(sl.rules("frac"), "7Dx7H", "7D", "2C", table="7H")
        assert (earned(now), now.bonus) == ({}, (0, 0))
        assert categories(sl.rules("frac")) == ("figures", "figures_level")

    def test_four_sevens_are_one_point_more(self) -> None:
        """2.5: an extra beside most sevens."""
        found = everything(sl.rules("escoba", four_sevens="on"), "7D 7H 7S 7C", "")
        assert (found["primiera"], found["four_sevens"]) == ((1, 0), (1, 0))


class TestX55SharedPoints:
    @pytest.mark.parametrize(
        ("levels", "won"),
        [(("2D", "3D", "4D"), (0, 0, 0)), (("2D", "3D", ""), (0, 0, 0))],
    )
    def test_a_single_point_is_not_split(
        self, levels: tuple[str, ...], won: tuple[int, ...]
    ) -> None:
        rules = rules_of("scopa players=3", tie="share")
        assert score(rules, [Cards(p) for p in levels]).table["cards"] == won

    def test_two_points_are(self) -> None:
        assert everything(rules_of("cicera", tie="share"), "2D", "3D")["cards"] == (1, 1)

    def test_over_half_comes_first(self) -> None:
        rules = rules_of("cicera", tie="share", majority="over_half")
        piles = half("DH", FRENCH), half("SC", FRENCH)
        assert "cards" not in everything(rules, *piles)


class TestX31TheLowScore:
    def test_points_stay_points(self) -> None:
        piles = ("7D 7H 6C AS", "2D 2H 2S 2C 3H")
        assert everything(sl.rules("perdere"), *piles) == everything(sl.rules("scopa"), *piles)
        end = position(sl.rules("perdere"), piles=piles, bonus=(2, 0))
        assert end.score().points == (4, 1)
