"""Records: read, written, replayed; the naive twin plays the same deals."""

from __future__ import annotations

import json
import pickle
import random

import pytest

import scopa_lab as sl
from scopa_lab.languages import LANGUAGES, Said, message, tell
from scopa_lab.record import Record, RecordError
from tests import naive, twin

START = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / 2D 3D KS | stock -"


def course(game: str, seed: int, plays: int = 99) -> Record:
    """Return a deal played at random."""
    rng = random.Random(f"{game} {seed}")
    record = Record(sl.deal(game, seed=seed), seed=seed)
    while len(record.moves) < plays and not record.is_over:
        moves = record.end.legal_moves()
        record = record.played(moves[rng.randrange(min(len(moves), 50))])
    return record


class TestEveryGame:
    @pytest.mark.parametrize("game", sl.variants())
    def test_is_read_as_it_is_written(self, game: str) -> None:
        record = course(game, 3)
        assert record.is_over
        assert Record.parse(str(record)) == record
        assert Record.from_dict(json.loads(json.dumps(record.to_dict()))) == record
        copy = pickle.loads(pickle.dumps(record))
        assert (copy, copy.positions) == (record, record.positions)

    @pytest.mark.parametrize("game", sl.variants())
    def test_leads_where_the_naive_game_leads(self, game: str) -> None:
        rules, rng = sl.rules(game), random.Random(game)
        order = naive.full_pack(twin.twin_options(rules))
        rng.shuffle(order)
        states = [naive.deal(twin.twin_options(rules), order)]
        moves = []
        while not naive.over(states[-1]):
            move = rng.choice(twin.tidy(states[-1]))
            moves.append(twin.to_move(move))
            states.append(naive.play(states[-1], move))
        record = Record(sl.deal(rules, order=order), tuple(moves))
        for position, state in zip(record.positions, states, strict=True):
            for here, there in twin.facts(position, state).values():
                assert here == there
        assert list(record.score().points) == list(naive.totals(states[-1]))

    @pytest.mark.parametrize("game", sl.variants())
    def test_seen_by_a_seat_it_shows_itself_afterwards(self, game: str) -> None:
        """Of a whole deal every hand comes out again; of the stock, which hand had which cards."""
        record = course(game, 5)
        seen = record.view(0)
        assert seen.end.table == record.end.table
        assert not any(seen.start.hands[seat].cards for seat in range(1, seen.start.rules.players))
        again = seen.revealed()
        assert again.start.hands == record.start.hands
        assert [p.hands for p in again.positions] == [p.hands for p in record.positions]
        assert again.score() == record.score()


class TestText:
    def test_of_people(self) -> None:
        record = Record.parse(
            f"""
            players: Ann /  -
            start: {START}
            scores: 3 / 10
            seed: 7
            note: at the café,
            note: after lunch
            1. 7dx2c5s KS
            3. 7H"""
        )
        assert record.players == ("Ann", "")
        assert (record.scores, record.seed) == ((3, 10), 7)
        assert record.notes == "at the café,\nafter lunch"
        assert [str(move) for move in record.moves] == ["7Dx2C5S", "KS", "7H"]
        assert record.text.splitlines()[1:] == [
            "players: Ann / -",
            "scores: 3 / 10",
            "seed: 7",
            "note: at the café,",
            "note: after lunch",
            "1. 7Dx2C5S KS",
            "3. 7H",
        ]
        assert Record.parse(record.text) == record

    def test_of_several_deals(self) -> None:
        deals = [course("scopa", seed, plays) for seed, plays in ((1, 0), (2, 99), (3, 4))]
        assert Record.parse_all("\n\n\n".join(map(str, deals)) + "\n\n") == tuple(deals)
        assert Record.parse_all(" \n") == ()
        with pytest.raises(RecordError, match="one deal is expected, got 3"):
            Record.parse("\n\n".join(map(str, deals)))

    @pytest.mark.parametrize(
        ("lines", "fault"),
        [
            (
                "1. 7Dx2C5S 7S",
                r"play 2 \(seat 1\): 7S is not legal: 7S is not in the hand of seat 1",
            ),
            ("1. 7D", r"play 1 \(seat 0\): 7D is not legal.*may not be laid down"),
            ("1. 7Dx2C5S xx", "play 2: .*xx"),
            ("1. 7Dx2C5S\n3. KS", "line 3: play 2 follows here, but the line says 3"),
            ("winner: Ann", "line 2: a line is 'name: value'"),
            ("seed: 1\nseed: 2", "line 3: seed stands twice"),
            ("seed: -1", "seed is a whole number from 0"),
            ("seed: x", "seed is a whole number from 0"),
            ("scores: 1", "scores are 2 whole numbers, one per side"),
            ("scores: 1 / b", "a score is a whole number"),
            ("players: a / b / c", "players are 2 names, one per seat"),
            ("1. 7Dx2C5S KS\nresult: 1 - 0", "line 3: the result is said to be 1 - 0.*not over"),
        ],
    )
    def test_that_is_none(self, lines: str, fault: str) -> None:
        with pytest.raises(ValueError, match=fault):
            Record.parse(f"start: {START}\n{lines}")

    def test_with_another_result_is_refused(self) -> None:
        text = str(course("scopa", 2))
        first, _, last = text.rpartition(" - ")
        with pytest.raises(RecordError, match=f"but the plays make it .* - {last}"):
            Record.parse(f"{first} - {int(last) + 1}")

    def test_without_a_start(self) -> None:
        with pytest.raises(RecordError, match=r"line 2: the deal has no line 'start: …'"):
            Record.parse("\n1. 7D")


class TestValue:
    def test_grows_and_shrinks(self) -> None:
        record = course("scopone", 1, 6)
        assert record.upto(6) == record
        assert record.upto(2).played(record.moves[2]) == record.upto(3)
        assert record.upto(4).positions == record.positions[:5]
        with pytest.raises(ValueError, match="plays is a whole number from 0 to 6, got 7"):
            record.upto(7)
        with pytest.raises(sl.IllegalMove):
            record.played(record.moves[0])

    def test_knows_which_play_is_at_fault(self) -> None:
        with pytest.raises(RecordError) as refused:
            Record.of((START, "7Dx2C5S KS 7D"))
        assert refused.value.ply == 2
        assert pickle.loads(pickle.dumps(refused.value)).ply == 2

    def test_data_with_faults(self) -> None:
        good = course("scopa", 1, 2).to_dict()
        for data, fault in (
            ({**good, "winner": 1}, "unknown field 'winner'"),
            ({"moves": []}, "start is missing"),
            ({**good, "players": ["a/b", "c"]}, "no / in it"),
            ({**good, "notes": 3}, "notes are text"),
            (3, "a record is name: value"),
        ):
            with pytest.raises(RecordError, match=fault):
                Record.from_dict(data)  # type: ignore[arg-type]

    def test_is_what_an_analysis_takes(self) -> None:
        start = sl.Position.setup("scopa", table="QD 3H", hands=("2S 4C", "3S AC"), stock="")
        record = Record(start).played("2S").played("AC")
        view = record.end.view(0)
        ask = {"method": "open", "weigh": "greedy"}
        pair = sl.analyse(view, record=(start, "2S AC"), **ask)  # type: ignore[arg-type]
        assert sl.analyse(view, record=record, **ask) == pair  # type: ignore[arg-type]


class TestMatch:
    def test_keeps_its_records(self) -> None:
        match, deals = sl.Match.start("scopa"), []
        for seed in range(20):
            if match.is_over:
                break
            record = course("scopa", seed)
            plain = sl.Match.start("scopa", match.scores).after(record.end)
            before, match = match.scores, match.after(record)
            deals.append(before)
            assert match.scores == plain.scores
        assert [record.scores for record in match.records] == deals
        assert sl.Match.from_dict(json.loads(json.dumps(match.to_dict()))) == match
        assert Record.parse_all("\n\n".join(map(str, match.records))) == match.records

    def test_keeps_a_deal_that_is_stopped(self) -> None:
        start = sl.Position.setup("scopa", table="2D", hands=("2S 4C", "3S AC"), finish="claim")
        match = sl.Match.start("scopa", (10, 3), finish="claim").claim(
            0, Record.of((start, "2Sx2D"))
        )
        assert match.winners == (0,)
        assert [len(record.moves) for record in match.records] == [1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_told_in_every_language(lang: str) -> None:
    """With the rule that forbids a play, too."""
    with pytest.raises(RecordError) as refused:
        Record.of((START, "7D"))
    fault = message(pickle.loads(pickle.dumps(refused.value)))
    rule = sl.Position.parse(START).why_not("7D")
    assert isinstance(rule, Said)
    assert tell(rule, lang) in tell(fault, lang)
    assert (tell(fault, lang) == fault) == (lang == "en")
