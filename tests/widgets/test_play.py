"""The screen to play at, without a browser: whole deals, hints, taking back, nothing given away."""

from __future__ import annotations

import html
import random
import re
from typing import Any, cast

import pytest

import scopa_lab as sl
from scopa_lab.languages import LANGUAGES, catalogue, say, tell
from scopa_lab.strategies.protocol import Player
from scopa_lab.widgets import Play
from scopa_lab.widgets.play.telling import advice_html, reasons

from .helpers import act, hand, plain, tags, until


def make(game: str = "scopa", seats: Any = ("you", "greedy"), **more: Any) -> Play:
    return Play(game, seats, **{"seed": 3, "pause": 0, **more})


def begun(*args: Any, **more: Any) -> Play:
    play = make(*args, **more)
    play.begin()
    wait(play)
    return play


def idle(play: Play) -> bool:
    """Whether nobody but a person can go on."""
    return play.game is None or play._job is None


def wait(play: Play) -> None:
    until(lambda: idle(play), play)


def move(play: Play, chosen: sl.Move) -> None:
    act(play, "pick", move=str(chosen))
    act(play, "play")
    wait(play)


def play_on(play: Play, seed: int = 0, most: int = 1000) -> None:
    """Let every person play any legal move, to the end of the deal."""
    rng = random.Random(seed)
    for _ in range(most):
        assert play.game is not None
        assert play.alerts == []
        if play.game.over:
            return
        if play.awaited():
            act(play, "ready")
        move(play, rng.choice([*play.walk.position.legal_moves()]))


def buttons(play: Play) -> dict[str, dict[str, str]]:
    """The buttons of the page that can be used, by what they do."""
    shown = "".join(getattr(play, name) for name in play.traits(region=True))
    able = [b for b in tags(shown, "button") if "disabled" not in b]
    return {b.get("data-do") or b["data-key"]: b for b in able}


# ── whole deals ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", sl.variants())
def test_a_whole_deal_ends_with_the_score_of_its_record(name: str) -> None:
    play = begun(name)
    play_on(play)
    record = play.record
    assert record is not None
    position = sl.deal(name, seed=3)
    assert record.start == position
    for one in record.moves:
        position = position.play(one)
    assert position.is_over
    assert position == play.position
    assert play.score is not None
    assert play.score.points == position.score().points
    shown = plain(play.result)
    assert all(str(n) in shown for n in position.score().points)
    assert "new" in buttons(play)
    assert sl.Record.parse(html.unescape(buttons(play)["save"]["data-text"])) == record
    play.close()


def test_a_match_to_the_target() -> None:
    play = begun(match=True, target=11)
    deals = 0
    points = [0, 0]
    while True:
        play_on(play, deals)
        deals += 1
        record, standing = play.record, play.match
        assert record is not None
        assert standing is not None
        mine = record.players.index("You")
        points[0] += record.score().points[mine]
        points[1] += record.score().points[1 - mine]
        assert standing.scores[mine] == points[0]
        if standing.is_over:
            break
        assert "next" in buttons(play)
        act(play, "next")
        wait(play)
    assert max(points) >= 11
    winner = "You" if points[0] > points[1] else "Greedy"
    assert f"Winner: {winner}." in plain(play.hint)
    assert "next" not in buttons(play)
    act(play, "next")
    assert play.alerts == ["There is no next deal now."]
    texts = html.unescape(buttons(play)["save"]["data-text"])
    assert sl.Record.parse_all(texts) == play.records
    assert len(play.records) == deals


def test_people_share_a_screen_and_hands_stay_covered_until_they_are_ready() -> None:
    play = begun("scopone", ("you Ann", "greedy", "you Bob", "greedy"))
    for name in ("Ann", "Bob"):
        assert name in plain(play.hint)
        assert play.seen() == ()
        assert play.walk.position.hands[play.walk.position.to_move].unknown
        act(play, "pick", move=str(play.position.legal_moves()[0]))
        assert f"{name} is to move" in play.alerts[0]
        act(play, "ready")
        assert play.seen() == (play.position.to_move,)
        move(play, play.position.legal_moves()[0])
    play_on(play)
    assert play.position.is_over


def test_looking_on_with_pause_and_steps() -> None:
    play = make("scopa", ("greedy", "chitarrella"), pause=60)
    play.begin()
    assert play.seen() == (0, 1)
    assert "pause" in buttons(play)
    act(play, "pause")
    play.pause = 0
    assert play.record is not None
    for at in (1, 2, 3):
        act(play, "step")
        wait(play)
        assert play.game is not None
        assert play.game.at == at
    act(play, "undo")
    assert play.game is not None
    assert (play.game.at, "redo" in buttons(play)) == (2, True)
    act(play, "resume")
    wait(play)
    until(lambda: idle(play) and play.position.is_over, play)


# ── nothing is given away ───────────────────────────────────────────────────────────────────────


def sent(play: Play) -> str:
    """All that goes to the browser but the set-up, without the words for people."""
    names = [name for name in play.traits(sync=True) if not name.startswith("_")]
    return "\n".join(str(getattr(play, name)) for name in names)


@pytest.mark.parametrize(
    ("game", "seats", "lang"),
    [
        ("scopa", ("you", "chitarrella"), "en"),
        ("scopone", ("greedy", "you", "greedy", "greedy"), "it"),
        ("scopone", ("you Ann", "greedy", "you Bob", "greedy"), "fi"),
        ("cirulla", ("you", "greedy"), "fr"),
    ],
)
def test_hidden_cards_are_nowhere_in_what_is_sent(game: str, seats: Any, lang: str) -> None:
    play = begun(game, seats, lang=lang, match=True, tell_why=True)
    hidden_ones = 0
    for turn in range(60):
        assert play.game is not None
        if play.game.over:
            break
        if play.awaited() and turn % 2:
            act(play, "ready")
        if turn % 4 == 0:
            act(play, "hint")
            until(lambda: play._search is None, play)
        position, seen = play.position, play.seen()
        hidden = {card for card in position.stock if card is not None}
        for seat, held in enumerate(position.hands):
            hidden |= set() if seat in seen else set(held.cards)
        everything, still = sent(play), play._repr_mimebundle_()
        everything += repr(play) + str(still[0] if isinstance(still, tuple) else still)
        for card in hidden:
            hidden_ones += 1
            assert not re.search(rf"\b{card.text}\b", everything), card
            assert not re.search(rf"\b{card.name(lang)}\b", everything), card
        if play.my_turn():
            move(play, position.legal_moves()[-1])
    assert hidden_ones > 100
    assert play.position.is_over


def test_when_the_deal_is_over_nothing_is_hidden_any_more() -> None:
    play = begun()
    record = html.unescape(buttons(play)["save"]["data-text"]) if "save" in buttons(play) else ""
    assert record == ""  # nothing was played
    move(play, play.position.legal_moves()[0])
    early = sl.Record.parse(html.unescape(buttons(play)["save"]["data-text"]))
    assert early.start == sl.deal("scopa", seed=3).view(0)
    assert early.seed is None
    play_on(play)
    late = sl.Record.parse(html.unescape(buttons(play)["save"]["data-text"]))
    assert late == play.record
    assert late.seed == 3


# ── touching ────────────────────────────────────────────────────────────────────────────────────


def test_cards_are_chosen_and_dropped_as_at_the_table() -> None:
    play = begun(position=sl.Position.parse("scopa | table 2C 5S 4H | hands 7D AS 3S / 6D 6C KS"))
    hand(play, "7D")
    assert sorted(map(str, play.walk.lit)) == ["2C", "5S"]
    act(play, "card", card="4H", zone="table")
    assert "four of cups counts 4" in play.alerts[0]
    assert play.severity == "note"
    hand(play, "6D", seat=1)
    assert play.alerts == ["That card is in another hand."]
    act(play, "card", card="?", zone="hand", seat="1")
    assert play.alerts == ["That card is in another hand."]
    act(play, "lift", card="7D", zone="hand", seat="0")
    act(play, "drop", card="7D", zone="hand", seat="0", to="table")
    wait(play)
    assert play.game is not None
    assert play.game.at == 2
    assert str(play.game.record.moves[0]) == "7Dx2C5S"
    assert "You: seven of coins takes" in plain(play.story)
    assert "Greedy: " in plain(play.story)


def test_nobody_can_touch_cards_while_another_is_to_move() -> None:
    play = make(pause=60)
    play.begin()
    first = play.position.legal_moves()[0]
    move_of_mine = {"kind": "pick", "move": str(first)}
    play.act(move_of_mine)
    play.act({"kind": "play"})
    assert "thinking" in plain(play.hint)
    for kind in ("pick", "play", "card", "zone", "lift", "drop", "hint", "compute"):
        act(play, kind, move="7D", card="7D", zone="hand", seat="1")
        assert play.alerts == ["Not yet: Greedy is to move."], kind
    act(play, "undo")
    assert play.game is not None
    assert (play.game.at, play._job) == (0, None)
    play.close()


@pytest.mark.parametrize("kind", ["text", "goto", "back", "forward", "start", "reveal"])
def test_nobody_walks_about_in_a_game(kind: str) -> None:
    play = begun()
    before = play.position
    act(play, kind, line="7D", at=0, named="7D")
    assert "not known here" in play.alerts[0]
    assert play.position == before


@pytest.mark.parametrize("kind", ["play", "undo", "redo", "hint", "claim", "next", "ready", "card"])
def test_without_a_game_there_is_nothing_to_do(kind: str) -> None:
    play = make()
    act(play, kind, card="7D", zone="hand", seat="0")
    assert play.alerts == ["No game is being played."]


# ── taking back, hints ──────────────────────────────────────────────────────────────────────────


def test_undo_and_redo_lead_to_the_same_game() -> None:
    play = begun("scopa", ("you", "random"))
    play_on(play, most=5)
    assert play.record is not None
    moves = play.record.moves
    for _ in range(3):
        act(play, "undo")
        wait(play)
        assert play.my_turn()
    assert len(play.record.moves) == len(moves) - 6
    again = moves[len(play.record.moves)]
    move(play, again)
    assert play.record.moves == moves[: len(moves) - 4], "players with a seed answer the same"
    for _ in range(2):
        act(play, "redo")
    wait(play)
    assert play.record.moves == moves


def test_the_rule_book_gives_a_hint_with_reasons_and_choosing_it_plays_on() -> None:
    play = begun()
    act(play, "hint")
    until(lambda: play._search is None, play)
    best = sl.player("chitarrella").choose(play.position.view(0), play.game.luck)  # type: ignore[union-attr]
    assert "By the old rule book" in plain(play.tip)
    assert "for it: " in plain(play.tip) or "against it: " in plain(play.tip)
    act(play, "pick", move=buttons(play)["pick"]["data-move"])
    assert play.walk.picked == best
    act(play, "play")
    wait(play)
    assert play.tip == ""


def test_a_computed_hint_knows_what_the_person_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    play = begun(position="scopa | table 2C 5S | hands 7D 3S / ? ? | stock -", seconds=1)
    asked: list[Any] = []
    from scopa_lab import analysis

    real = analysis.improving

    def spied(position: sl.Position, **more: Any) -> Any:
        asked.append(position)
        return real(position, **more)

    monkeypatch.setattr(analysis, "improving", spied)
    act(play, "compute")
    until(lambda: play._search is None, play)
    assert [str(held) for held in asked[0].hands] == ["3S 7D", "? ?"]
    assert "seven of coins takes" in plain(play.tip)
    act(play, "compute")
    act(play, "cancel")
    assert play._search is None


# ── players that go wrong ───────────────────────────────────────────────────────────────────────


def test_what_goes_wrong_in_a_player_is_the_banner_and_the_game_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: Any) -> sl.Move:
        raise ZeroDivisionError("no idea")

    play = begun()
    with monkeypatch.context() as wrong:
        wrong.setattr(Player, "ask", fail)
        move(play, play.position.legal_moves()[0])
        assert play.alerts == ["ZeroDivisionError: no idea"]
        assert "resume" in buttons(play)
    act(play, "resume")
    wait(play)
    assert (play.alerts, play.my_turn()) == ([], True)


def test_a_page_that_is_closed_and_loaded_again_finds_the_game() -> None:
    play = make(pause=60)
    play.begin()
    act(play, "shown", view="a")
    act(play, "shown", view="b")
    act(play, "pick", move=str(play.position.legal_moves()[0]))
    act(play, "play")
    act(play, "gone", view="a")
    assert play._job is not None, "somebody still looks"
    act(play, "gone", view="b")
    assert play._job is None
    play.pause = 0
    act(play, "shown", view="c")
    wait(play)
    assert play.game is not None
    assert (play.game.at, play.my_turn()) == (2, True)


# ── before the deal ─────────────────────────────────────────────────────────────────────────────


def test_a_game_is_settled_by_what_is_chosen() -> None:
    play = Play(seed=1, pause=0)
    act(play, "game", value="asso")
    assert play.plan.rules.players == 2
    act(play, "seating", value="4 2x2")
    act(play, "chair", chair="1", value="greedy")
    act(play, "length", value="match")
    act(play, "dealer", value="0")
    act(play, "seed", value="77")
    act(play, "time", value="3")
    act(play, "pace", value="0")
    assert play.alerts == []
    assert play.plan.rules == sl.rules("asso", players=4)
    assert play.plan.chairs == ("you", "greedy", "chitarrella", "chitarrella")
    assert (play.plan.match, play.plan.dealer, play.plan.seed) == (True, 0, 77)
    assert (play.seconds, play.pause) == (3, 0)
    act(play, "deal")
    wait(play)
    assert play.record is not None
    assert play.record.start == sl.deal("asso", seed=77, players=4)
    act(play, "game", value="scopa")
    assert "A game is being played" in play.alerts[0]
    play.act({"kind": "new"})
    assert (play.picture, "deal" in buttons(play)) == ("", True)
    act(play, "return")
    assert play.record.start == sl.deal("asso", seed=77, players=4)


@pytest.mark.parametrize(
    "intent",
    [
        {"kind": "game", "value": "scoppa"},
        {"kind": "seating", "value": "5 none"},
        {"kind": "chair", "chair": "1", "value": "nobody"},
        {"kind": "seed", "value": "-3"},
        {"kind": "dealer", "value": "x"},
        {"kind": "time", "value": "-1"},
        {"kind": "time", "value": "soon"},
        {"kind": "pace", "value": "-1"},
    ],
)
def test_settings_without_sense_are_refused(intent: dict[str, Any]) -> None:
    play = Play(seed=1)
    before = play.plan, play.seconds, play.pause
    play.act(intent)
    assert play.alerts
    assert (play.plan, play.seconds, play.pause) == before


def test_a_position_is_taken_over_and_what_is_unknown_is_dealt() -> None:
    play = make()
    play.receive(sl.Position.parse("scopone | table 2C | hands 7D ? / ? ? / ? ? / ? ?"))
    wait(play)
    assert "unknown cards were dealt at random" in play.alerts[0]
    assert play.severity == "note"
    assert play.position.all_known
    assert sl.Card("7D") in play.position.hands[0].cards
    assert play.plan.chairs == ("you", "chitarrella", "chitarrella", "chitarrella")
    act(play, "dismiss")
    play_on(play)
    play.receive(play.position)
    assert "nothing to play" in play.alerts[0]


def test_house_rules_are_told_and_kept() -> None:
    play = make("scopa", priority="fewest")
    assert "Priority: the fewest cards" in plain(play.plan_form)
    play.begin()
    assert play.position.rules.priority == "fewest"
    play.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language(lang: str) -> None:
    play = begun(lang=lang, tell_why=True)
    if lang != "en":
        english = begun(tell_why=True)
        assert plain(play.steps) != plain(english.steps)
    play_on(play)
    for name in play.traits(region=True):
        assert "{" not in plain(getattr(play, name)), name


def test_other_screens_get_what_may_be_seen() -> None:
    play = begun()
    given: list[tuple[str, Any]] = []
    play.hand_over = lambda screen, thing: given.append((screen, thing))
    play.act({"kind": "open", "screen": "explorer"})
    assert given.pop() == ("explorer", play.position.view(0))
    play_on(play)
    play.act({"kind": "open", "screen": "review"})
    assert given.pop() == ("review", play.record)


def shown_again(play: Play) -> Play:
    found: dict[str, Any] = {}
    exec(play.way_back().replace("; ", "; again = "), found)
    return cast(Play, found["again"])


def start_of(play: Play) -> sl.Position:
    assert play.record is not None
    return play.record.start


def test_the_line_that_shows_it_again_leads_to_what_is_seen_and_tells_no_more() -> None:
    play = begun("scopa", ("greedy", "you"), match=True, priority="fewest", seed=None, lang="fi")
    line = play.way_back()
    assert line in play.lost
    assert "seed" not in line, "the seed tells every hidden card"
    seen = play.shared()
    assert not seen.all_known
    again = shown_again(play)
    again.halt()
    assert again.shared() == seen
    assert again.plan.rules == play.plan.rules
    assert (again.plan.match, again.plan.chairs) == (True, ("greedy", "you"))
    assert again.lang == "fi"


def test_before_a_game_and_after_it_the_line_deals_the_same_cards() -> None:
    before = make()
    assert before.way_back().endswith("Play('scopa', ('you', 'greedy'), seed=3)")
    assert repr(before) == "Play('scopa', ('you', 'greedy'), seed=3)"
    play = begun(seed=None)
    assert "seed" not in play.way_back()
    play_on(play)
    again = shown_again(play)
    assert again.game is None, "another deal is not begun by itself"
    again.begin()
    assert start_of(again) == start_of(play)
    again.halt()


def test_between_the_deals_of_a_match_the_line_tells_nothing_of_the_next() -> None:
    play = begun(match=True)
    play_on(play)
    assert play.game is not None
    assert (play.game.over, play.game.ended) == (True, False)
    assert "seed" not in play.way_back()
    assert shown_again(play).plan.match


def test_a_game_that_began_from_a_position_leads_back_to_it_when_it_is_over() -> None:
    play = Play(position="scopa | table 2C | hands 7D / ? | stock -", seed=1, pause=0)
    act(play, "dismiss")
    play_on(play)
    assert play.game is not None
    assert play.game.ended
    again = shown_again(play)
    wait(again)
    assert start_of(again) == start_of(play)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_name_who_played(lang: str) -> None:
    play = begun(lang=lang)
    play_on(play, 0)
    you = tell(say("play.you"), lang)
    greedy = tell(say("play.who.greedy"), lang)
    shown = plain(play.result)
    assert play.position.is_over
    assert f"{you} {greedy}" in shown or f"{greedy} {you}" in shown, "the heads of the table"
    for key in ("display.side", "score.taken", "score.won"):
        stem = catalogue(lang)[key].partition("{side}")[0].rpartition("}")[2]
        assert not re.search(rf"{re.escape(stem)}\d", shown), key
    won = [plain(tell(say("score.won_by", count=1, who=who), lang)) for who in (you, greedy)]
    assert any(one in shown for one in won)
    play.close()


def test_a_hint_has_two_reasons_of_each_kind_at_most_and_says_what_it_is() -> None:
    english = catalogue("en")

    def words(key: str, **values: str) -> str:
        return english[key].format(**values)

    shown = plain(advice_html(words, [(-0.5, "opens a sweep"), (-0.1, "breaks a pair")]))
    assert "least bad" in shown
    assert "do not always agree" in shown
    assert "least bad" not in plain(advice_html(words, [(0.5, "takes"), (-0.1, "breaks a pair")]))
    position = sl.Position.setup("scopa", table="2C 5S KD", hands=("7D KH AS", "? ? ?"))
    for move in position.legal_moves():
        found = reasons(position, "chitarrella", move)
        assert sum(points > 0 for points, _ in found) <= 2
        assert sum(points < 0 for points, _ in found) <= 2


def test_players_say_why_when_they_are_asked_to() -> None:
    play = begun("scopa", ("you", "chitarrella"))
    play_on(play)
    quiet = play.story
    play.act({"kind": "tell_why", "value": True})
    assert len(plain(play.story)) > len(plain(quiet)), "the rule book gives its reasons"
    play.act({"kind": "tell_why", "value": "yes"})
    assert play.story == quiet, "only a box that is ticked asks for them"
    play.close()
