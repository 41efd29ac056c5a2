"""The editor without a browser and without a kernel: every intent, every fault."""

from __future__ import annotations

from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.languages import LANGUAGES, catalogue
from scopa_lab.names import setting
from scopa_lab.options import OPTIONS, word
from scopa_lab.widgets import Editor, Explorer
from scopa_lab.widgets.editor.draft_text import write_draft
from scopa_lab.widgets.editor.examples import EXAMPLES
from scopa_lab.widgets.editor.rules_controls import applying, groups

from .helpers import act, plain, tags

LINE = "scopa | table 2C 4H | hands 7D AS / ? ? ? | piles 6D QH / 6C | to_move 0"


def make(line: str | None = LINE, **more: Any) -> Editor:
    return Editor(line, **more)


def touch(x: Editor, card: str, place: str = "pack", index: int = 0) -> None:
    act(x, "card", card=card, index=str(index), **where(place))


def where(place: str) -> dict[str, str]:
    zone, _, at = place.partition("-")
    owner = {"hand": "seat", "pile": "side"}.get(zone)
    return {"zone": zone, **({owner: at} if owner else {})}


def drag(x: Editor, card: str, place: str, goal: str, index: int = 0, onto: str = "") -> None:
    lifted = {"card": card, "index": str(index), **where(place)}
    act(x, "lift", **lifted)
    assert 'class="sl-put"' in x.picture, "while a card is held every place says what it is for"
    zone, _, at = goal.partition("-")
    owners = {"toSeat": at if zone == "hand" else "", "toSide": at if zone == "pile" else ""}
    act(x, "drop", **lifted, to=zone, **owners, onto="", ontoIndex=onto)


def same(x: Editor, line: str) -> bool:
    return x.alerts == [] and x.position == sl.Position.parse(line)


def choices(shown: str, do: str, **more: str) -> list[str]:
    """The values of a list to choose from."""
    for piece in shown.split("<select")[1:]:
        head, _, rest = piece.partition(">")
        found = tags(f"<select{head}>", "select")[0]
        if found["data-do"] == do and all(found.get(k) == v for k, v in more.items()):
            return [o["value"] for o in tags(rest.partition("</select>")[0], "option")]
    return []


class TestBeginning:
    def test_an_empty_table_whose_hand_is_yours_to_fill(self) -> None:
        x = Editor()
        assert x.position is None
        assert str(x.draft.rules) == "scopa"
        assert [len(hand) for hand in x.draft.hands] == [0, 3]
        assert "seat 0 holds no card" in plain(x.result)
        assert plain(x.hint).startswith("Choose the cards for: hand of seat 0.")
        for card in ("7D", "7H", "AS"):
            touch(x, card)
        assert same(x, "scopa | table - | hands 7D 7H AS / ? ? ?")
        assert "can be played" in plain(x.result)

    def test_a_position_is_taken_as_it_is(self) -> None:
        assert same(make(), LINE)
        assert repr(make()) == f"Editor({str(sl.Position.parse(LINE))!r})"
        with pytest.raises(sl.PositionError, match="QQ"):
            Editor("scopa | table QQ")

    def test_a_position_set_from_python_or_received_can_be_undone(self) -> None:
        x = make()
        x.position = sl.Position.parse(EXAMPLES["fifteen"])
        assert x.draft.rules.name == "escoba"
        x.receive(sl.Position.parse(EXAMPLES["ace"]))
        assert x.draft.rules.name == "asso"
        assert x.editing.armed == ""
        act(x, "undo")
        act(x, "undo")
        assert same(x, LINE)
        x.position = None
        assert x.draft.bare

    def test_it_leaves_a_still_picture(self) -> None:
        assert "<svg" in Editor().still() or "data:image/svg" in Editor().still()
        assert "scopa | table 2C 4H" in plain(make().still())


class TestCards:
    """Drag, click and click, and filling a place: one and the same."""

    GOAL = "scopa | table 2C 4H | hands 7D AS / ? ? ? | piles 6D QH / 6C KD | to_move 0"

    def test_by_dragging(self) -> None:
        x = make()
        drag(x, "KD", "pack", "pile-1")
        assert same(x, self.GOAL)

    def test_by_a_card_and_then_a_place(self) -> None:
        x = make()
        touch(x, "KD")
        assert plain(x.hint) == "Where does it go: king of coins? Choose a place."
        act(x, "zone", **where("pile-1"))
        assert same(x, self.GOAL)

    def test_by_a_card_and_then_a_card_that_lies_in_the_place(self) -> None:
        x = make()
        touch(x, "KD")
        touch(x, "6C", "pile-1")
        assert same(x, self.GOAL)

    def test_by_a_card_and_then_the_name_of_a_place(self) -> None:
        x = make()
        touch(x, "KD")
        act(x, "arm", place="pile-1")
        assert same(x, self.GOAL)
        assert x.editing.armed == ""

    def test_by_a_place_and_then_cards(self) -> None:
        x = make()
        act(x, "zone", **where("pile-1"))
        assert plain(x.hint).startswith("Choose the cards for: pile B.")
        touch(x, "KD")
        assert same(x, self.GOAL)
        touch(x, "3D")
        assert str(x.draft.piles[1]) == str(tuple(sl.Cards("6C KD 3D")))
        touch(x, "QH", "pile-0")  # what lies elsewhere is chosen, not taken
        assert plain(x.hint).startswith("Where does it go: knight of cups?")

    def test_a_place_is_filled_until_it_is_touched_again_or_escape(self) -> None:
        for end in ("zone", "unchoose"):
            x = make()
            act(x, "arm", place="table")
            act(x, end, **where("table"))
            touch(x, "KD")
            assert "Where does it go" in plain(x.hint)

    def test_between_any_two_places(self) -> None:
        x = make()
        rows = ("hand-0", "table", "pile-0", "out", "stock", "pile-1", "hand-1", "pack")
        touch(x, "KD")
        for goal in rows:
            act(x, "arm", place=goal) if goal != "pack" else act(x, "zone", zone="pack")
            assert sl.Card("KD") in x.draft.row(goal), goal
            touch(x, "KD", goal)
        assert x.alerts == []

    def test_again_or_escape_puts_a_card_back(self) -> None:
        x = make()
        for back in ("card", "unchoose"):
            touch(x, "KD")
            assert x.editing.held is not None
            act(x, back, card="KD", zone="pack")
            assert x.editing.held is None
        assert not x.editing.can_undo

    def test_delete_returns_a_card_to_the_pack(self) -> None:
        x = make()
        act(x, "away", card="4H", **where("table"))
        touch(x, "AS", "hand-0")
        act(x, "away")
        assert same(x, "scopa | table 2C | hands 7D / ? ? ? | piles 6D QH / 6C")
        act(x, "away")
        assert x.alerts == ["Choose a card first."]

    def test_what_is_not_there_is_refused(self) -> None:
        x = make()
        touch(x, "7D")
        assert x.alerts == ["seven of coins is not there."]
        touch(x, "KD", "hand-7")
        assert x.alerts == ["There is no such place: hand-7."]
        act(x, "card", card="XX", zone="pack")
        assert "XX" in x.alerts[0]
        act(x, "drop", card="KD", zone="pack", to="nowhere")
        assert "nowhere" in x.alerts[0]
        assert not x.editing.can_undo

    def test_where_a_card_went_is_announced(self) -> None:
        x = make()
        drag(x, "KD", "pack", "table")
        assert x.said.startswith("king of coins: table.")
        x.lang = "it"
        assert x.said.startswith("re di denari: tavolo.")


class TestUnknownCards:
    def test_more_and_fewer(self) -> None:
        x = make()
        act(x, "more", place="hand-1")
        act(x, "more", place="hand-0")
        assert same(x, "scopa | table 2C 4H | hands 7D AS ? / ?4 | piles 6D QH / 6C")
        act(x, "less", place="hand-0")
        act(x, "less", place="hand-1")
        assert same(x, LINE)
        act(x, "less", place="hand-0")
        assert x.alerts == ["No unknown card lies there."]
        for _ in range(70):
            act(x, "more", place="hand-0")
        assert x.alerts == ["There are more than enough unknown cards."]

    def test_a_known_card_takes_the_place_of_an_unknown_one(self) -> None:
        for onto in ("", "2"):
            x = make()
            drag(x, "KD", "pack", "hand-1", onto=onto)
            assert same(x, LINE.replace("? ? ?", "KD ? ?"))

    def test_the_one_of_the_pack_goes_to_hands_and_comes_back(self) -> None:
        x = make()
        drag(x, "?", "pack", "hand-0")
        assert str(x.position and x.position.hands[0]) == "AS 7D ?"
        drag(x, "?", "hand-0", "hand-1", index=2)
        drag(x, "?", "hand-1", "pack", index=0)
        assert same(x, LINE)
        drag(x, "?", "stock", "hand-0", index=5)
        assert x.position is not None
        assert (str(x.position.hands[0]), len(x.position.stock)) == ("AS 7D ?", 29)

    def test_nothing_unknown_lies_on_the_table(self) -> None:
        x = make()
        for goal in ("table", "pile-0", "out"):
            drag(x, "?", "hand-1", goal)
            assert x.alerts == ["An unknown card can only be in a hand or in the stock."]
        drag(x, "?", "pack", "stock")
        assert x.alerts == ["Every card that lies nowhere is in the stock already."]

    def test_the_chosen_one_is_marked_among_its_like(self) -> None:
        x = make("scopa | table 2C | hands 7D ? ? / ?")
        touch(x, "?", "hand-0", 2)
        pressed = [g for g in tags(x.picture, "g") if g.get("aria-pressed") == "true"]
        assert [g["data-key"] for g in pressed] == ["hand-0-back-1"]


class TestStock:
    def test_known_cards_are_dealt_first_and_the_rest_follows(self) -> None:
        x = make()
        for card in ("KD", "3D"):
            drag(x, card, "pack", "stock")
        assert same(x, f"{LINE} | stock KD 3D ?28")
        drag(x, "KS", "pack", "stock", onto="4")
        assert same(x, f"{LINE} | stock KD 3D ? ? KS ?25")
        drag(x, "KD", "stock", "stock", index=0, onto="4")
        assert same(x, f"{LINE} | stock KS 3D ? ? KD ?25")
        drag(x, "KD", "stock", "hand-0", index=4)
        assert same(x, LINE.replace("7D AS", "7D AS KD") + " | stock KS 3D ?27")

    def test_cards_that_are_not_placed_can_be_out_of_play(self) -> None:
        x = make()
        act(x, "rest", value="out")
        assert same(x, f"{LINE} | stock -")
        act(x, "more", place="stock")
        drag(x, "?", "pack", "stock")
        drag(x, "KD", "pack", "stock", onto="1")
        drag(x, "KS", "pack", "stock")
        drag(x, "KH", "pack", "stock")
        assert same(x, f"{LINE} | stock KS KD KH")
        act(x, "rest", value="stock")
        assert same(x, f"{LINE} | stock KS KD KH ?27")


class TestGame:
    def test_every_game_and_number_of_players(self) -> None:
        x = Editor()
        for name in choices(x.game, "game"):
            act(x, "game", value=name)
            assert (x.alerts, x.draft.rules.name) == ([], name)
            for count in choices(x.game, "players"):
                act(x, "players", value=count)
                assert x.alerts == []
                assert len(x.draft.hands) == int(count)
                for teams in choices(x.game, "teams"):
                    act(x, "teams", value=teams)
                    assert (x.alerts, x.draft.rules.teams) == ([], teams)
                    assert len(x.draft.piles) == x.draft.rules.sides
        assert choices(x.game, "game")
        assert set(choices(x.game, "game")) == set(sl.variants())

    def test_what_no_longer_fits_returns_to_the_pack_and_can_be_undone(self) -> None:
        line = "scopa players=3 | table 2C | hands 7D / ? ? / KD KS | piles 3D / 4D / 5D 6D"
        x = make(line)
        act(x, "players", value="2")
        assert x.severity == "note"
        assert "five of coins, six of coins, king of coins, king of swords" in x.alerts[0]
        assert x.position == sl.Position.parse("scopa | table 2C | hands 7D / ? ? | piles 3D / 4D")
        act(x, "undo")
        assert same(x, line)
        act(x, "players", value="4")
        assert [len(hand) for hand in x.draft.hands] == [1, 2, 2, 2]

    def test_cards_that_another_pack_lacks_are_named(self) -> None:
        x = make("scopa | table 2C | hands 7D KD / ? ? ?")
        act(x, "option", option="pack", value="plain")
        assert x.alerts == ["This game is played without: king of coins."]
        assert x.position == sl.Position.parse("scopa pack=plain | table 2C | hands 7D / ? ? ?")

    def test_nonsense_is_refused(self) -> None:
        x = make()
        for kind, value in (
            ("game", "bridge"),
            ("players", "5"),
            ("teams", "9x9"),
            ("players", ""),
        ):
            act(x, kind, value=value)
            assert x.alerts, (kind, value)
            assert same_draft(x)


def same_draft(x: Editor) -> bool:
    return x.position == sl.Position.parse(LINE)


class TestHouseRules:
    @pytest.mark.parametrize("name", sl.variants())
    def test_every_question_that_applies_is_asked_with_every_answer(self, name: str) -> None:
        x = Editor()
        act(x, "game", value=name)
        fields = tags(x.rules, "select") + tags(x.rules, "input")
        asked = [one["data-option"] for one in fields]
        assert sorted(asked) == sorted(applying(x.draft.rules))
        assert [n for some in groups(tuple(asked)).values() for n in some] == [
            n for n in OPTIONS if n in asked
        ]
        for option in asked:
            offered = choices(x.rules, "option", **{"data-option": option})
            assert offered in ([], [word(v) for v in OPTIONS[option]["allowed"]])
            assert offered or len(OPTIONS[option]["allowed"]) > 40

    def test_a_change_is_marked_and_can_be_taken_back(self) -> None:
        x = make()
        assert "as usual" in plain(x.rules)
        act(x, "option", option="priority", value="fewest")
        act(x, "option", option="target", value="21")
        assert x.draft.rules == sl.rules("scopa", priority="fewest", target=21)
        assert "2 changed" in plain(x.rules)
        assert x.rules.count("slx-changed") == 2
        act(x, "usual")
        assert same(x, LINE)
        assert "slx-changed" not in x.rules

    def test_what_contradicts_is_refused_with_the_reason(self) -> None:
        x = make()
        before = x.rules
        act(x, "option", option="pack", value="french")
        assert "court_match" in x.alerts[0] or "courts" in x.alerts[0]
        assert same_draft(x)
        assert x.rules != before, "the control is drawn again, as the rules have it"
        act(x, "option", option="nonsense", value="1")
        assert "nonsense" in x.alerts[0]
        act(x, "option", option="target", value="many")
        assert "allowed: 1 to 1000" in x.alerts[0]

    def test_a_question_appears_with_what_it_asks_about(self) -> None:
        x = make()
        assert "napola_suit" not in x.rules
        act(x, "option", option="napola", value="full")
        assert "napola_suit" in x.rules


class TestTurnAndPoints:
    def test_whose_turn_and_who_captured_last(self) -> None:
        x = make()
        act(x, "turn", value="1")
        act(x, "last", value="0")
        assert same(x, LINE.replace("to_move 0", "to_move 1 | last_capture 0"))
        act(x, "last", value="")
        act(x, "turn", value="0")
        assert same(x, LINE)
        for kind in ("turn", "last"):
            act(x, kind, value="5")
            assert x.alerts == ["There is no such place: hand-5."]
            act(x, kind, value="x")
            assert "whole number" in x.alerts[0]

    def test_what_was_earned_in_play(self) -> None:
        line = "scopa picada=any | table 2C | hands 7D / ?"
        x = make(line)
        names = x.draft.rules.play_names
        act(x, "earned", side="1", category=str(names.index("picada")), value="2")
        act(x, "earned", side="0", category="0", value="3")
        assert same(x, f"{line} | bonus sweeps=3 / picada=2")
        act(x, "earned", side="9", category="0", value="3")
        assert x.alerts == ["There is no such place: pile-9."]
        for value in ("-1", "many", "", "1000"):
            act(x, "earned", side="0", category="0", value=value)
            assert x.alerts

    def test_only_what_these_rules_look_at_is_asked(self) -> None:
        x = make()
        hidden = ("laid", "swept", "leads", "combine")
        assert not [kind for kind in hidden if f'data-do="{kind}"' in x.turn]
        for option, value, kind in (
            ("picada", "previous", "laid"),
            ("no_sweep_on", "last_capture", "swept"),
            ("ace_lead", "barred", "leads"),
            ("primiera_source", "combination_only", "combine"),
        ):
            act(x, "option", option=option, value=value)
            assert f'data-do="{kind}"' in x.turn

    def test_the_card_laid_before(self) -> None:
        x = make("scopa picada=previous | table 2C 4H | hands 7D / ?")
        act(x, "laid", value="4H")
        assert same(x, "scopa picada=previous | table 2C 4H | hands 7D / ? | last_laid 4H")
        act(x, "laid", value="7D")
        assert x.alerts == ["seven of coins is not there."]
        drag(x, "4H", "table", "pile-0")
        assert x.draft.last_laid is None, "it lies there no more"

    def test_a_last_capture_that_was_paid(self) -> None:
        line = "scopa no_sweep_on=last_capture | table 2C | hands 7D / ?"
        x = make(line)
        act(x, "swept", value="1")
        act(x, "last", value="1")
        act(x, "swept", value="1")
        assert x.position is None
        assert "side 1 has none" in plain(x.result)
        act(x, "earned", side="1", category="0", value="1")
        assert same(x, f"{line} | last_capture 1 | last_capture_swept yes | bonus 0 / 1")

    def test_the_first_play_of_the_deal(self) -> None:
        x = make("asso ace_lead=barred | table 2C | hands 7D AS / ?")
        act(x, "leads", value=True)
        assert same(x, "asso ace_lead=barred | table 2C | hands 7D AS / ? | first_play yes")
        act(x, "option", option="ace_lead", value="allowed")
        assert same(x, "asso | table 2C | hands 7D AS / ?")

    def test_captures_of_several_cards(self) -> None:
        line = "scopa primiera_source=combination_only | hands 7D / ? | piles 2C 5S 7H / -"
        x = make(line)
        act(x, "combine", side="0", value="2C 5S 7H")
        assert same(x, f"{line} | combinations 2C 5S 7H / -")
        act(x, "combine", side="1", value="2C 5S 7H")
        assert "Not in the pile of that side" in x.alerts[0]
        drag(x, "7H", "pile-0", "pack")
        assert same(x, line.replace(" 7H", ""))


class TestFaults:
    """All at once, where they are, while the draft is kept."""

    def test_are_told_in_the_picture_at_the_place_and_in_a_list(self) -> None:
        x = make("scopa | table 2C | hands 7D / ? | stock - | to_move 0")
        act(x, "away", card="7D", **where("hand-0"))
        for _ in range(45):
            act(x, "more", place="stock")
        assert x.position is None
        assert x.alerts == []
        told = [message for _, message in x.draft.faults]
        assert len(told) == 2
        for message in told:
            assert message in plain(x.result)
            assert message in plain(x.places)
        marked = {g["data-drop"] for g in tags(x.picture, "g") if "data-fault" in g}
        assert marked == {"hand-0", "stock"}

    def test_the_text_of_a_draft_can_be_read_again(self) -> None:
        x = Editor()
        touch(x, "7D")
        act(x, "rest", value="out")
        for place in ("table", "pile-1", "out"):
            act(x, "arm", place=place)
            touch(x, {"table": "2C", "pile-1": "3C", "out": "KD"}[place])
        act(x, "away", card="7D", **where("hand-0"))
        act(x, "last", value="1")
        act(x, "earned", side="0", category="0", value="2")
        assert x.position is None
        text = tags(x.line, "input")[0]["value"]
        other = Editor()
        act(other, "text", line=text)
        assert (other.alerts, other.draft) == ([], x.draft)

    @pytest.mark.parametrize(
        ("line", "told"),
        [
            ("scopa", "hands: 2 expected (seat 0, seat 1), got 0"),
            ("scopa | table 2C", "hands: 2 expected (seat 0, seat 1), got 0"),
            ("scopa|hands -/-/-", "hands: 2 expected (seat 0, seat 1), got 3"),
            ("scopa | hands 7D", "hands: 2 expected (seat 0, seat 1), got 1"),
            ("scopa | hands 7D / ? | piles 2C / 3C / 4C", "captured cards: 2 expected"),
            ("scopa | hands - / - | bonus 1", "points earned in play: 2 expected"),
            (
                "scopa primiera_source=combination_only | hands - / ? | combinations -/-/-",
                "captures that count for the primiera: 2 expected",
            ),
        ],
    )
    def test_a_text_with_other_seats_or_sides_than_the_game_is_refused(
        self, line: str, told: str
    ) -> None:
        x = make()
        act(x, "text", line=line)
        assert any(told in alert for alert in x.alerts), x.alerts
        assert x.draft == make().draft
        with pytest.raises(sl.PositionError):
            Editor(line)

    def test_a_table_of_a_game_that_pays_nothing_in_play_can_be_read_again(self) -> None:
        x = Editor("scopa sweep_worth=nothing | table 2C | hands 7D / ?")
        act(x, "clear")
        other = Editor()
        act(other, "text", line=tags(x.line, "input")[0]["value"])
        assert (other.alerts, other.draft) == ([], x.draft)

    def test_the_line_that_shows_it_again_leads_back_to_a_draft(self) -> None:
        x = Editor(lang="fi", deck="french")
        act(x, "game", value="escoba")
        act(x, "arm", place="table")
        touch(x, "2C")
        assert x.position is None
        names: dict[str, Any] = {}
        exec(x.way_back().replace("Editor(", "made = Editor("), names)
        again = names["made"]
        assert again.draft == x.draft
        assert (again.lang, again.deck) == ("fi", "french")
        third = Editor()
        third.receive(write_draft(x.draft))
        assert third.draft == x.draft
        assert repr(Editor()) == "Editor()"

    def test_a_draft_leaves_an_image_and_its_faults(self) -> None:
        still = Editor(lang="it").still()
        assert "<svg" not in still
        assert "data:image/svg" in still
        assert "il posto 0 non ha carte" in plain(still)

    def test_a_text_that_cannot_be_shows_its_faults_and_loses_nothing(self) -> None:
        x = make()
        for text, faults in (
            ("scopa | table 7D | hands 7D / ? | to_move 7", ["seven of coins", "seat 7"]),
            ("bridge | table 7D", ["bridge"]),
            ("scopa | table 8D | hands - / ?", ["eight of coins"]),
            ("", ["empty"]),
        ):
            act(x, "text", line=text)
            assert x.severity == "fault"
            for fault in faults:
                assert any(fault in line for line in x.alerts), (text, x.alerts)
            assert same_draft(x)
        assert not x.editing.can_undo

    def test_the_field_is_named_in_the_language_of_the_screen(self) -> None:
        x = make(lang="it")
        act(x, "text", line="scopa | table 8D | hands 7D / ?")
        assert x.alerts[0].startswith("tavola: ")


class TestAllAtOnce:
    def test_undo_and_redo(self) -> None:
        x = make()
        act(x, "undo")
        assert x.alerts == ["There is nothing to undo."]
        drag(x, "KD", "pack", "table")
        act(x, "clear")
        assert x.draft.bare
        act(x, "undo")
        act(x, "undo")
        assert same(x, LINE)
        act(x, "redo")
        act(x, "redo")
        assert x.draft.bare
        act(x, "redo")
        assert x.alerts == ["There is nothing to redo."]
        act(x, "undo")
        drag(x, "KD", "table", "pack")
        assert not x.editing.can_redo, "another way was taken"
        assert dict(x.chords)["Ctrl+z"] == "undo"

    @pytest.mark.parametrize("name", EXAMPLES)
    def test_examples(self, name: str) -> None:
        x = Editor()
        act(x, "example", value=name)
        assert same(x, EXAMPLES[name])
        assert x.position is not None
        assert len(x.position.legal_moves()) > 1
        for lang in LANGUAGES:
            assert f"editor.example_{name}" in catalogue(lang)

    def test_the_puzzle_is_one(self) -> None:
        position = sl.Position.parse(EXAMPLES["ending"])
        solution = sl.solve(position)
        assert solution.proven
        assert [str(move) for move in solution.best] == ["2H"]
        values = {str(move): value for move, value in solution.moves.items()}
        assert values["2H"] > 0
        assert values["5Dx5S"] < 0, "the capture loses"
        assert values["QH"] < 0

    def test_no_such_example(self) -> None:
        x = make()
        act(x, "example", value="")
        assert x.alerts == ["Choose one of the examples."]
        assert same_draft(x)

    def test_a_random_deal_has_a_number_that_deals_it_again(self) -> None:
        x = Editor()
        act(x, "deal", seed="5", plays="0")
        assert x.position == sl.deal("scopa", 5)
        assert x.severity == "note"
        assert x.alerts[0].startswith("Deal number 5")
        assert 'value="5"' in x.start, "the number shown is that of the deal on the table"
        act(x, "deal", seed="5", plays="0")
        assert x.position == sl.deal("scopa", 6), "once more: the next one"
        assert x.alerts[0].startswith("Deal number 6")
        assert 'value="6"' in x.start
        act(x, "deal", seed="5", plays="7")
        played = x.position
        assert played is not None
        assert sum(map(len, played.hands)) == 6 - 7 % 6 or played.is_over
        act(x, "deal", seed="6", plays="7")
        assert x.position != played
        act(x, "deal", seed="5", plays="7", hidden="on")
        assert x.position == played.view(played.to_move)
        act(x, "deal", seed="5", plays="200")
        assert x.position is not None
        assert not x.position.is_over
        before = x.position
        for seed, plays in (("", "0"), ("-1", "0"), ("x", "0"), ("1", "201"), ("1", "x")):
            act(x, "deal", seed=seed, plays=plays)
            assert x.severity in ("note", "fault")
            assert x.position == before

    def test_copied(self) -> None:
        x = make()
        act(x, "copied")
        assert x.alerts == ["Copied."]
        copy = next(b for b in tags(x.line, "button") if "data-copy" in b)
        assert copy["data-copy"] == str(x.position)

    def test_other_screens_go_on_with_it(self) -> None:
        x = make()
        assert 'data-do="open"' not in x.result
        opened: list[Any] = []
        x.hand_over = lambda screen, thing: opened.append((screen, thing))
        x.others = ("explorer", "play", "quiz", "review")
        act(x, "turn", value="0")
        able = [b["data-screen"] for b in tags(x.result, "button") if "disabled" not in b]
        assert able == ["explorer", "play", "quiz"]
        x.act({"kind": "open", "screen": "play"})
        assert opened == [("play", sl.Position.parse(LINE))]
        act(x, "clear")
        assert [b for b in tags(x.result, "button") if "disabled" not in b] == []
        x.act({"kind": "open", "screen": "play"})
        assert "seat 0 holds no card" in x.alerts[0]
        assert len(opened) == 1


class TestWords:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_position_is_told_in_every_language(self, lang: str) -> None:
        x = make(lang=lang)
        words = catalogue(lang)
        told = plain(x.result)
        assert words["editor.on_table"].format(count=2) in told
        assert words["editor.in_stock"].format(count=len(x.draft.stock)) in told
        assert words["editor.part_cards"] in plain(x.frame)
        assert words["editor.house_rules"] in plain(x.rules)

    def test_headings_stand_in_order(self) -> None:
        x = make()
        assert [h for h in ("h1", "h2", "h3") if f"<{h}" in x.frame] == ["h2"]
        assert x.frame.count("<h2") == 4

    def test_an_intent_that_is_not_known_is_a_fault(self) -> None:
        x = make()
        act(x, "nonsense")
        assert "not known here" in x.alerts[0]
        act(x, "card")
        assert x.severity == "fault"
        assert same_draft(x)


class TestNamesOfHouseRules:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_those_that_differ_are_named_in_words(self, lang: str) -> None:
        usual, house = (
            "scopa | table 2C | hands 7D / ?",
            "scopa priority=fewest | table 2C | hands 7D / ?",
        )
        said = setting("priority", "fewest").name(lang)
        assert plain(said) in plain(Editor(house, lang=lang).result)
        assert plain(said) in plain(Explorer(house, lang=lang).options)
        assert plain(said) not in plain(Editor(usual, lang=lang).result)
        assert plain(said) not in plain(Explorer(usual, lang=lang).options)
