"""Drafts: every card in one place whatever is done, and nothing is lost that can be undone."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import scopa_lab as sl
from scopa_lab.widgets import Editor
from scopa_lab.widgets.editor.draft import Draft
from scopa_lab.widgets.editor.draft_text import parse_draft, write_draft
from scopa_lab.widgets.editor.examples import EXAMPLES

PACK = [f"{rank}{suit}" for rank in "A234567JQK" for suit in "DHSC"]
GAMES = ("scopa", "scopone", "cicera", "escoba", "cirulla", "asso")
SPOTS = ("pack", "table", "stock", "out", *(f"hand-{n}" for n in range(6)), "pile-0", "pile-1")
HOUSE = (("pack", "plain"), ("pack", "italian"), ("picada", "previous"), ("ace_lead", "barred"))


def test_every_position_is_a_draft_and_back() -> None:
    for game in sl.variants():
        for seed in range(3):
            position = sl.deal(game, seed)
            for _ in range(12):
                for seen in (position, position.view(position.to_move)):
                    draft = Draft.of(seen)
                    assert draft.position == seen
                    assert parse_draft(write_draft(draft)).position == seen
                position = position.play(position.legal_moves()[-1])
                if position.is_over:
                    break


def test_a_draft_of_an_ending_with_cards_out_of_play() -> None:
    position = sl.Position.parse("scopa | table 2C | hands 7D / ? | stock ? KD ? ")
    draft = Draft.of(position)
    assert not draft.rest
    assert draft.position == position
    assert len(draft.pack) == 40 - 3


class Hands(RuleBasedStateMachine):
    """Anything a person may do, in any order, beside a record of what was there before."""

    def __init__(self) -> None:
        super().__init__()
        self.editor = Editor()
        self.seen = [self.editor.draft]
        self.at = 0

    def act(self, kind: str, **more: Any) -> None:
        self.editor.act({"kind": kind, **more})
        if self.editor.draft != self.seen[self.at]:
            self.seen[self.at + 1 :] = [self.editor.draft]
            self.at += 1

    @staticmethod
    def where(place: str, names: tuple[str, str, str] = ("zone", "seat", "side")) -> dict[str, str]:
        zone, _, at = place.partition("-")
        owner = {"hand": names[1], "pile": names[2]}.get(zone)
        return {names[0]: zone, **({owner: at} if owner else {})}

    @rule(card=st.sampled_from([*PACK, "?"]), place=st.sampled_from(SPOTS), at=st.integers(0, 9))
    def touches(self, card: str, place: str, at: int) -> None:
        self.act("card", card=card, index=str(at), **self.where(place))

    @rule(place=st.sampled_from(SPOTS))
    def touches_a_place(self, place: str) -> None:
        self.act("zone", **self.where(place))

    @rule(data=st.data(), goal=st.sampled_from(SPOTS), onto=st.sampled_from(["", "0", "3", "30"]))
    def drags(self, data: st.DataObject, goal: str, onto: str) -> None:
        draft = self.editor.draft
        lying = [
            (place, at) for place in [*draft.rows, "pack"] for at in range(len(draft.row(place)))
        ]
        place, at = data.draw(st.sampled_from(lying))
        card = draft.row(place)[at]
        lifted = {"card": str(card or "?"), "index": str(at), **self.where(place)}
        self.act("lift", **lifted)
        to = self.where(goal, ("to", "toSeat", "toSide"))
        self.act("drop", **lifted, **to, ontoIndex=onto)

    @rule(place=st.sampled_from(SPOTS), kind=st.sampled_from(["more", "less"]))
    def asks_for_unknown_ones(self, place: str, kind: str) -> None:
        self.act(kind, place=place)

    @rule(game=st.sampled_from(GAMES))
    def chooses_a_game(self, game: str) -> None:
        self.act("game", value=game)

    @rule(players=st.sampled_from("2346"))
    def chooses_players(self, players: str) -> None:
        self.act("players", value=players)

    @rule(change=st.sampled_from(HOUSE))
    def changes_a_rule(self, change: tuple[str, str]) -> None:
        self.act("option", option=change[0], value=change[1])

    @rule(rest=st.sampled_from(["stock", "out"]))
    def leaves_the_rest(self, rest: str) -> None:
        self.act("rest", value=rest)

    @rule(kind=st.sampled_from(["turn", "last"]), seat=st.sampled_from("0135"))
    def sets_a_seat(self, kind: str, seat: str) -> None:
        self.act(kind, value=seat)

    @rule(name=st.sampled_from([*EXAMPLES]))
    def begins_with_an_example(self, name: str) -> None:
        self.act("example", value=name)

    @rule(kind=st.sampled_from(["clear", "unchoose", "away", "usual"]))
    def does_something_at_once(self, kind: str) -> None:
        self.act(kind)

    @precondition(lambda self: self.at > 0)
    @rule()
    def undoes(self) -> None:
        self.at -= 1
        self.editor.act({"kind": "undo"})

    @precondition(lambda self: self.at + 1 < len(self.seen))
    @rule()
    def does_it_again(self) -> None:
        self.at += 1
        self.editor.act({"kind": "redo"})

    @invariant()
    def each_card_is_in_one_place(self) -> None:
        draft = self.editor.draft
        lying = [card for row in draft.rows.values() for card in row if card is not None]
        assert sorted([*lying, *draft.pack]) == list(draft.rules.cards)

    @invariant()
    def the_record_agrees(self) -> None:
        editor = self.editor
        assert editor.draft == self.seen[self.at]
        assert editor.editing.can_undo == (self.at > 0)
        assert editor.position == editor.draft.position
        assert (editor.position is None) == bool(editor.draft.faults)
        assert not any("Error" in line for line in editor.alerts), editor.alerts

    @invariant()
    def the_text_says_it_all(self) -> None:
        text = write_draft(self.editor.draft)
        again = parse_draft(text)
        assert again.position == self.editor.position
        assert write_draft(again) == text


TestHands = Hands.TestCase
TestHands.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
