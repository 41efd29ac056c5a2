"""Rules: every option, what follows from it, and every way to ask for what cannot be."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given

import scopa_lab as sl
from scopa_lab.categories import USUAL, Category, most, taken
from scopa_lab.rules import OPTIONS, as_rules
from tests import naive, twin
from tests.conftest import SEATINGS, random_rules

NAIVE_NAMES = {"max_capture", "target", "players", "teams", *naive.CHOICES}


class TestDefaults:
    @pytest.mark.parametrize("name", twin.GAMES)
    def test_are_the_digests_presets(self, name: str) -> None:
        preset = {k: v for k, v in naive.DEFAULTS[name].items() if k != "variant"}
        assert {option: getattr(sl.rules(name), option) for option in preset} == preset

    def test_every_option_of_the_digest_is_there(self) -> None:
        assert set(OPTIONS) >= NAIVE_NAMES

    @pytest.mark.parametrize("name", sorted(naive.CHOICES))
    def test_every_value_of_the_digest_is_there(self, name: str) -> None:
        assert set(OPTIONS[name]["allowed"]) >= set(naive.CHOICES[name])

    def test_every_option_asks_its_question_and_names_its_source(self) -> None:
        for spec in OPTIONS.values():
            assert spec["question"].endswith("?")
            assert spec["source"]

    @pytest.mark.parametrize(
        ("game", "hand", "table", "batches"),
        [("scopa", 3, 4, 6), ("scopone", 9, 4, 1), ("scientifico", 10, 0, 1)],
    )
    def test_hands_table_and_batches(self, game: str, hand: int, table: int, batches: int) -> None:
        rules = sl.rules(game)
        assert (rules.batch, rules.upcards, rules.batches) == (hand, table, batches)

    @pytest.mark.parametrize(("players", "batches"), [(2, 6), (3, 4), (4, 3), (6, 2)])
    def test_scopa_is_dealt_in_so_many_rounds(self, players: int, batches: int) -> None:
        assert sl.rules("scopa", players=players).batches == batches


class TestSides:
    @pytest.mark.parametrize(
        ("players", "usual"), [(2, "none"), (3, "none"), (4, "2x2"), (6, "2x3")]
    )
    def test_teams_follow_players(self, players: int, usual: str) -> None:
        assert sl.rules("scopa", players=players).teams == usual
        assert sl.rules("scopa").but(players=players).teams == usual

    @pytest.mark.parametrize(("game", "players", "teams"), SEATINGS)
    def test_seats_take_turns_to_be_of_each_side(self, game: str, players: int, teams: str) -> None:
        rules = sl.rules(game, players=players, teams=teams)
        sides = {"none": players, "2x2": 2, "2x3": 2, "3x2": 3}[teams]
        assert rules.sides == sides
        assert [rules.side_of(seat) for seat in range(players)] == [
            seat % sides for seat in range(players)
        ]

    def test_a_redeal_comes_back_with_the_table(self) -> None:
        assert sl.rules("asso", players=4).but(players=2) == sl.rules("asso")

    def test_questions_that_are_no_longer_asked_follow(self) -> None:
        assert sl.rules("cicera", napola="off").napola_suit == "coins"
        assert sl.rules("asso", players=4).redeal == "none"
        quiet = {"opening_fifteen": "off", "barsega": 0, "trio": 0}
        assert sl.rules("cirulla", **quiet).wild == "off"
        assert sl.rules("cirulla", trio=0).wild == "seven_of_cups"
        with pytest.raises(ValueError, match="napola='off' pays for none"):
            sl.rules("cicera", napola="off", napola_suit="swords")


class TestValues:
    def test_the_courts_count_eight_nine_ten(self) -> None:
        values = sl.rules("scopa").values
        assert [values[r] for r in "A234567JQK"] == list(range(1, 11))

    def test_the_queen_counts_eight_when_ruled_so(self) -> None:
        values = sl.rules("scopa", courts="qjk").values
        assert (values["Q"], values["J"], values["K"]) == (8, 9, 10)

    def test_the_plain_pack_counts_its_pips(self) -> None:
        values = sl.rules("scopa", pack="plain").values
        assert [values[r] for r in "A23456789T"] == list(range(1, 11))


class TestSpellings:
    @pytest.mark.parametrize(
        ("options", "meant"),
        [
            ({"primiera": "most-sevens"}, {"primiera": "most_sevens"}),
            ({"no-sweep-on": "Last-Card"}, {"no_sweep_on": "last_card"}),
            ({"max_capture": "2"}, {"max_capture": 2}),
            ({"max_capture": "none"}, {"max_capture": None}),
            ({"target": "21"}, {"target": 21}),
            ({"players": "4"}, {"players": 4}),
            ({"players": 4.0}, {"players": 4}),
            ({"rebello": True}, {"rebello": "on"}),
            ({"rebello": False}, {"rebello": "off"}),
            ({"napola": True}, {"napola": "full"}),
        ],
    )
    def test_friendly_ones_are_made_exact(
        self, options: dict[str, Any], meant: dict[str, Any]
    ) -> None:
        exact = sl.rules("scopa", **options)
        assert exact == sl.rules("scopa", **meant)
        assert all(type(getattr(exact, k)) is type(v) for k, v in meant.items())

    def test_the_name_may_be_capitals(self) -> None:
        assert sl.rules(" Scopa ") == sl.rules("scopa")


class TestRefusals:
    """One sentence each: what was given, what it may have meant, what is allowed."""

    @pytest.mark.parametrize(
        ("name", "options", "words"),
        [
            ("scoppa", {}, ["'scoppa'", "did you mean scopa", "scientifico"]),
            ("", {}, ["''", "scopa"]),
            (None, {}, ["None", "scopa"]),
            ("scopa", {"priorty": "fewest"}, ["'priorty'", "did you mean priority", "max_capture"]),
            ("scopa", {"zzz": 1}, ["'zzz'", "priority"]),
            ("scopa", {"batch": 5}, ["'batch'", "players"]),
            ("scopa", {"priority": "fewst"}, ["'fewst'", "did you mean fewest", "single", "free"]),
            ("scopa", {"priority": 3}, ["priority=3", "single, fewest, free"]),
            ("scopa", {"priority": None}, ["priority=None", "single, fewest, free"]),
            ("scopa", {"players": 5}, ["players=5", "2, 3, 4, 6"]),
            ("scopa", {"players": True}, ["players=True", "2, 3, 4, 6"]),
            ("scopa", {"players": [4]}, ["players=[4]", "2, 3, 4, 6"]),
            ("scopa", {"max_capture": 0}, ["max_capture=0", "none", "10"]),
            ("scopa", {"max_capture": True}, ["max_capture=True"]),
            ("scopa", {"target": 0}, ["target=0", "1 to 1000"]),
            ("scopa", {"target": "many"}, ["target='many'", "1 to 1000"]),
            ("scopa", {"teams": "2x2"}, ["2", "teams='2x2'", "4 with teams='2x2'"]),
            ("scopa", {"players": 3, "teams": "2x2"}, ["3 with teams='2x2'", "allowed"]),
            ("scopone", {"players": 2}, ["scopone", "4 with teams='2x2'"]),
            ("scientifico", {"players": 6}, ["scientifico", "4 with teams='2x2'"]),
        ],
    )
    def test_what_is_unknown(self, name: Any, options: dict[str, Any], words: list[str]) -> None:
        self.refused(name, options, words)

    @pytest.mark.parametrize(
        ("name", "options", "words"),
        [
            ("scopone", {"no_sweep_on": "last_hand"}, ["forbid every sweep", "last_card"]),
            ("scientifico", {"redeal": "kings3"}, ["turns up none", "none"]),
            ("scopa", {"primiera": "off", "primiera_source": "combination_only"}, ["adds none"]),
            ("perdere", {"finish": "claim"}, ["finish='claim'", "wins='low'", "another finish"]),
            ("scopa", {"primiera": "settanta", "primiera_missing": "zero"}, ["needs no suits"]),
            ("scopa", {"pack": "plain", "courts": "qjk"}, ["pack='italian'"]),
            ("scopa", {"pack": "plain", "primiera": "graded"}, ["pack='italian'"]),
            ("scopa", {"pack": "plain", "rebello": "on"}, ["king of coins", "pack='italian'"]),
            ("scopa", {"pack": "plain", "grande": "on"}, ["courts of coins", "pack='italian'"]),
            ("ponino", {"pack": "plain"}, ["four queens", "pack='italian'"]),
            ("scopa", {"pack": "french"}, ["thirteen ranks", "court_match='identity'"]),
            ("cicera", {"court_match": "value"}, ["thirteen ranks", "court_match='identity'"]),
            ("cicera", {"courts": "qjk"}, ["none has a number", "courts='jqk'"]),
            ("mancelle", {"court_match": "identity"}, ["A-9 T", "pack='italian'"]),
            ("cicera", {"pack": "italian"}, ["cicera pays for TD", "italian pack lacks"]),
            ("frac", {"pack": "plain"}, ["frac pays for JD", "plain pack lacks"]),
            ("scopa", {"court_sweep": 10}, ["court_sweep=10", "sweep_worth='number'"]),
            ("scopa", {"sweep_worth": "number", "court_sweep": 10}, ["court_match='identity'"]),
            ("cicera", {"court_sweep": "11_12_13"}, ["'11_12_13'", "sweep_worth='number'"]),
            ("scopa", {"ace_with_ace": "sweeps"}, ["takes the whole table", "takes_ace"]),
            ("mancelle", {"ace_empty": "takes_itself"}, ["takes the whole table", "stays"]),
            ("scopone", {"barsega": 3}, ["three cards dealt together", "scopone deals 9"]),
            ("cicera", {"trio": 10}, ["three cards dealt together", "cicera deals 12"]),
            ("escoba", {"opening_fifteen": "off", "wild": "seven_of_cups"}, ["neither is played"]),
            ("scientifico", {"opening_fifteen": "lead"}, ["turns up none", "allowed there: off"]),
            ("asso", {"players": 4, "redeal": "kings3"}, ["turns up none", "allowed there: none"]),
            ("ponino", {"sweep_worth": "nothing"}, ["counts sweep points twice", "gives none"]),
            ("scopa", {"napola_suit": "every"}, ["napola='off' pays for none", "coins"]),
            ("chkop", {"primiera_missing": "zero"}, ["needs no suits", "disqualify"]),
            ("escoba", {"primiera_source": "combination_only"}, ["adds none", "all"]),
        ],
    )
    def test_what_contradicts_itself(
        self, name: str, options: dict[str, Any], words: list[str]
    ) -> None:
        self.refused(name, options, words)

    @staticmethod
    def refused(name: Any, options: dict[str, Any], words: list[str]) -> None:
        with pytest.raises(ValueError, match=re.escape(words[0])) as error:
            sl.rules(name, **options)
        assert "\n" not in str(error.value)
        for word in words:
            assert word in str(error.value)

    def test_the_same_by_every_door(self) -> None:
        for ask in (
            lambda: sl.rules("scopa", priority="x"),
            lambda: sl.rules("scopa").but(priority="x"),
            lambda: sl.captures("7D", "7H", "scopa", priority="x"),
            lambda: sl.deal("scopa", priority="x"),
            lambda: sl.Position.setup("scopa", hands=("7D", "?"), priority="x"),
            lambda: sl.Position.parse("scopa priority=x | hands 7D / ?"),
        ):
            with pytest.raises(ValueError, match=r"priority='x' is not allowed.*fewest"):
                ask()


class TestValueOfRules:
    def test_is_frozen_hashable_and_equal_by_value(self) -> None:
        a, b = sl.rules("scopa", players=4), sl.rules("scopa").but(players=4)
        assert a == b
        assert hash(a) == hash(b)
        assert a != sl.rules("scopa")
        with pytest.raises(AttributeError):
            a.players = 2  # type: ignore[misc]

    def test_a_game_differs_from_its_parent_in_few_things(self) -> None:
        assert set(sl.rules("scientifico").differs(sl.rules("scopone"))) == {
            *("name", "title", "parent", "batch", "upcards", "redeal")
        }

    @given(random_rules())
    def test_the_text_says_all_of_it(self, rules: sl.Rules) -> None:
        name, *pairs = str(rules).split()
        assert sl.rules(name, **dict(pair.split("=") for pair in pairs)) == rules
        assert sl.rules(rules.name, **rules.options) == rules
        assert as_rules(rules) is rules


class TestFacts:
    @pytest.mark.parametrize(
        ("facts", "words"),
        [
            ({"scores": (*USUAL, most("cards"))}, "two categories called cards"),
            ({"scores": (Category("odd", "oddest"),)}, "kind='oddest' is unknown; kinds: most"),
            ({"scores": (Category("all", "won", of=("cards",)), most("cards"))}, "of=cards"),
            ({"scores": (Category("more", "again", of=("picada",)),)}, "it can look at: sweeps"),
            ({"scores": (taken("eight", "8D"),)}, "pays for 8D, which the italian pack lacks"),
            ({"outright": "7Z"}, "outright='7Z' is neither a suit"),
        ],
    )
    def test_of_what_scores_must_make_sense(self, facts: dict[str, Any], words: str) -> None:
        with pytest.raises(ValueError, match=re.escape(words)):
            sl.rules("scopa").but(name="odd", **facts)

    def test_change_only_with_the_name_of_the_game(self) -> None:
        with pytest.raises(ValueError, match="batch is a fact of scopa"):
            sl.rules("scopa").but(batch=5)
        assert sl.rules("scopa").but(name="six", title="Six", batch=6).batch == 6

    @pytest.mark.parametrize("facts", [{"batch": 0}, {"batch": "3"}, {"upcards": -1}])
    def test_must_make_sense(self, facts: dict[str, Any]) -> None:
        with pytest.raises(ValueError, match="whole number"):
            sl.rules("scopa").but(name="odd", **facts)
