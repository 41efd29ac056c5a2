"""The card table without a browser and without a kernel: every intent, every fault."""

from __future__ import annotations

from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.languages import say, tell
from scopa_lab.widgets import Explorer

from .helpers import (
    FIRST,
    LAST,
    SMALL,
    TWO_WAYS,
    able,
    act,
    chosen,
    hand,
    line,
    lit,
    make,
    picked,
    plain,
    played,
    table,
    tags,
)


class TestHiddenHands:
    """A hand that is dealt face down is named in the line, and the deal goes on."""

    def test_are_named_by_their_cards(self) -> None:
        x = make()
        for text in ("7Dx2C5S", "3H", "AS", "KCxQDAS", "7Hx3H4H", "JD"):
            act(x, "text", line=text)
        assert str(x.position.hands[0]) == "? ? ?"
        act(x, "text", line="JS 6D 2H")
        assert (str(x.position.hands[0]), x.alerts) == ("2H 6D JS", [])
        hand(x, "JS")
        assert lit(x) == ["JD"]
        act(x, "back")
        assert str(x.position.hands[1]) == "?"  # before the jack was laid

    def test_a_card_that_is_touched_is_asked_for_and_then_chosen(self) -> None:
        x = make("scopa | table 2C KD | hands 7D ? / ? ?")
        hand(x, "?")
        assert (plain(x.hint), x.alerts, chosen(x)) == ("Which card is it?", [], "")
        offered = [b["data-named"] for b in tags(x.choices, "button")]
        assert offered == [card.text for card in x.position.unseen]
        act(x, "reveal", named="KS")
        assert (str(x.position.hands[0]), chosen(x), lit(x)) == ("7D KS", "KS", ["KD"])
        act(x, "unchoose")
        hand(x, "?", seat=1)
        assert "seat 0's turn" in x.alerts[0]

    def test_refuse_cards_that_are_elsewhere(self) -> None:
        x = make("scopa | table 2C | hands 7D / ? ? | to_move 1")
        act(x, "text", line="2C 7D")
        assert "cannot be there" in x.alerts[0]
        assert str(x.position.hands[1]) == "? ?"


class TestChoosing:
    def test_a_hand_card_lights_what_it_takes(self) -> None:
        x = make()
        hand(x, "7D")
        assert (chosen(x), lit(x), picked(x)) == ("7D", ["2C", "5S"], "7Dx2C5S")
        assert 'data-move="7Dx2C5S"' in x.choices
        assert "play" in able(x)
        assert x.alerts == []

    def test_a_card_that_takes_nothing_can_be_laid(self) -> None:
        x = make()
        hand(x, "AS")
        assert (lit(x), picked(x)) == ([], "AS")

    def test_again_or_escape_puts_it_back(self) -> None:
        x = make()
        hand(x, "7D")
        hand(x, "7D")
        assert (chosen(x), lit(x), picked(x), x.choices) == ("", [], "", "")
        hand(x, "7D")
        act(x, "unchoose")
        assert chosen(x) == ""

    def test_of_several_captures_all_are_lit_and_none_is_picked(self) -> None:
        x = make(TWO_WAYS)
        hand(x, "7D")
        assert (picked(x), lit(x)) == ("", ["2C", "3D", "4H", "5S"])
        assert "play" not in able(x)
        act(x, "point", move="7Dx2C5S")
        assert lit(x) == ["2C", "5S"]
        act(x, "point", move="")
        assert len(lit(x)) == 4
        act(x, "pick", move="7Dx3D4H")
        assert (picked(x), sorted(lit(x))) == ("7Dx3D4H", ["3D", "4H"])

    def test_a_table_card_picks_the_capture_that_takes_it_then_the_next(self) -> None:
        x = make("scopa | table 2C 5S 5C | hands 7D AS / ? ?")
        hand(x, "7D")
        table(x, "5C")
        assert picked(x) == "7Dx2C5C"
        table(x, "2C")
        first = picked(x)
        table(x, "2C")
        assert {first, picked(x)} == {"7Dx2C5C", "7Dx2C5S"}

    def test_a_row_of_the_values_chooses_its_move(self) -> None:
        x = make()
        act(x, "pick", move="7Hx2C5S")
        assert (chosen(x), picked(x)) == ("7H", "7Hx2C5S")


class TestRefusals:
    """Why something is not possible is said, as a note, and nothing changes."""

    def said(self, x: Explorer) -> str:
        assert x.severity == "note"
        assert len(x.alerts) == 1
        return str(x.alerts[0])

    def test_a_table_card_in_no_capture(self) -> None:
        x = make()
        hand(x, "7D")
        table(x, "4H")
        assert "four of cups counts 4" in self.said(x)
        assert picked(x) == "7Dx2C5S"

    def test_a_sum_that_an_equal_card_shuts_out(self) -> None:
        x = make("scopa | table 7C 3D 4H | hands 7D AS / ? ?")
        hand(x, "7D")
        table(x, "4H")
        assert "an equal card shuts out sums" in self.said(x)

    def test_more_cards_than_the_house_allows(self) -> None:
        x = make("scopa max_capture=2 priority=free | table 2C 2D 3D 4H | hands 7D AS / ? ?")
        hand(x, "7D")
        table(x, "2C")
        assert "at most 2" in self.said(x)

    def test_a_table_card_before_a_hand_card(self) -> None:
        x = make()
        table(x, "4H")
        assert "hand first" in self.said(x)

    def test_a_card_of_somebody_else(self) -> None:
        x = make(SMALL)
        hand(x, "4D", seat=1)
        assert "seat 0's turn" in self.said(x)

    def test_a_card_that_is_not_there(self) -> None:
        x = make()
        hand(x, "KD")
        assert "not in the hand" in self.said(x)

    def test_a_pile(self) -> None:
        x = make(LAST)
        x.act({"kind": "card", "card": "7D", "zone": "pile", "seat": None})
        assert "hand of seat 1" in self.said(x)

    def test_an_illegal_move(self) -> None:
        x = make()
        act(x, "pick", move="7Dx4H")
        assert "four of cups counts 4" in self.said(x)

    def test_play_without_a_move(self) -> None:
        x = make(TWO_WAYS)
        hand(x, "7D")
        act(x, "play")
        assert self.said(x)
        assert x.walk.at == 0

    @pytest.mark.parametrize("at", [-1, 5, "x", None, True, 0.5])
    def test_a_place_that_is_not_there(self, at: Any) -> None:
        x = make()
        act(x, "goto", at=at)
        assert self.said(x)
        assert x.walk.at == 0

    def test_goes_away_with_the_next_thing_that_works(self) -> None:
        x = make()
        hand(x, "KD")
        hand(x, "7D")
        assert (x.alerts, x.severity) == ([], "")
        hand(x, "KD")
        act(x, "dismiss")
        assert x.alerts == []

    def test_stays_when_the_pointer_only_passes(self) -> None:
        x = make()
        hand(x, "7D")
        table(x, "4H")
        act(x, "point", move="7Dx2C5S")
        assert self.said(x)


class TestFaults:
    """What goes wrong becomes one banner; the position is not lost."""

    @pytest.mark.parametrize(
        "intent",
        [
            None,
            [],
            {},
            "play",
            {"kind": "nonsense"},
            {"kind": 3},
            {"kind": ["card"]},
            {"kind": "card"},
            {"kind": "card", "card": "XX", "zone": "table"},
            {"kind": "card", "card": "7D", "zone": "hand", "seat": "nobody"},
            {"kind": "pick", "move": "nonsense"},
            {"kind": "text"},
            {"kind": "text", "line": ""},
            {"kind": "text", "line": "scoppa | table 2C"},
            {"kind": "text", "line": "scopa | table 2C | hands 7D"},
        ],
    )
    def test_nothing_that_is_sent_can_break_it(self, intent: Any) -> None:
        x = make()
        hand(x, "7D")
        x._handle_custom_msg(intent, [])
        assert x.alerts
        assert x.severity in ("fault", "note")
        assert str(x.position) == line(x)
        assert chosen(x) == "7D"
        hand(x, "7H")
        assert (chosen(x), x.alerts) == ("7H", [])

    def test_a_text_with_three_faults_is_one_banner_with_three_lines(self) -> None:
        x = make()
        act(x, "text", line="scopa | table 7D 8D | hands 7D / ? | to_move 5")
        assert len(x.alerts) == 3
        assert x.severity == "fault"
        assert x.position == sl.Position.parse(FIRST)

    def test_what_nobody_foresaw_is_shown_and_logged(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        x = make()
        monkeypatch.setattr(x.walk, "touch", lambda *_: 1 // 0)
        hand(x, "7D")
        assert x.alerts == ["ZeroDivisionError: integer division or modulo by zero"]
        assert "ZeroDivisionError" in caplog.text


class TestText:
    def test_a_position_takes_the_place_of_the_old_one(self) -> None:
        x = make()
        hand(x, "7D")
        act(x, "play")
        act(x, "text", line="  scopa | table 3D | hands 7S / ? ")
        assert x.position == sl.Position.parse("scopa | table 3D | hands 7S / ?")
        assert (played(x), x.walk.at, chosen(x)) == ([], 0, "")
        assert "back" not in able(x)

    def test_a_move_is_played_so_unknown_cards_can_be_played_too(self) -> None:
        x = make()
        hand(x, "7D")
        act(x, "play")
        assert "unknown" in plain(x.hint)
        act(x, "text", line="4Dx4H")
        assert played(x) == ["7Dx2C5S", "4Dx4H"]
        assert x.alerts == []

    def test_an_illegal_move_says_why(self) -> None:
        x = make()
        act(x, "text", line="7Dx4H")
        assert "four of cups counts 4" in x.alerts[0]
        assert played(x) == []


class TestWalking:
    def test_play_back_forward_start(self) -> None:
        x = make(SMALL)
        start = x.position
        hand(x, "7D")
        act(x, "pick", move="7Dx2C5S")
        act(x, "play")
        after = x.position
        assert (played(x), x.walk.at, chosen(x)) == (["7Dx2C5S"], 1, "")
        assert "forward" not in able(x)
        act(x, "back")
        assert x.position == start
        assert "forward" in able(x)
        act(x, "forward")
        assert x.position == after
        act(x, "start")
        assert x.position == start
        act(x, "goto", at=1)
        assert x.position == after

    def test_another_move_forgets_what_was_taken_back_the_same_one_does_not(self) -> None:
        x = make(SMALL)
        for move in ("7Dx2C5S", "4D", "7Hx3D4D"):
            act(x, "pick", move=move)
            act(x, "play")
        assert (x.walk.at, x.alerts) == (3, [])
        act(x, "start")
        act(x, "pick", move="7Dx2C5S")
        act(x, "play")
        assert played(x) == ["7Dx2C5S", "4D", "7Hx3D4D"]
        act(x, "start")
        act(x, "pick", move="AS")
        act(x, "play")
        assert played(x) == ["AS"]

    def test_the_end_of_the_deal_shows_the_score(self) -> None:
        x = make(LAST)
        for seat, card in ((1, "2D"), (0, "AS")):
            hand(x, card, seat)
            act(x, "play")
        assert x.position.is_over
        assert "settebello" in x.count
        assert plain(x.hint) == "The deal is over."
        assert "compute" not in able(x)
        hand(x, "7D")
        assert x.alerts == ["The deal is over."]

    def test_a_finished_position_can_be_shown_from_the_start(self) -> None:
        assert "Points of the deal" in make("scopa | hands - / - | stock -").count

    def test_the_score_speaks_the_language_of_the_screen(self) -> None:
        shown = plain(make("scopa | hands - / - | stock -", lang="it").count)
        assert tell(say("display.points"), "it") in shown

    def test_who_began_stays_at_the_bottom(self) -> None:
        x = make(LAST)
        before = x.picture
        assert before.index("Seat 0") < before.index("Seat 1")
        hand(x, "2D", 1)
        act(x, "play")
        assert x.picture.index("Seat 0") < x.picture.index("Seat 1")
