"""Two moves side by side: differences recomputed world by world, facts by the naive twin."""

from __future__ import annotations

import random
from statistics import fmean, stdev

import pytest

import scopa_lab as sl
from scopa_lab.analysis.comparing import Comparison, compare
from scopa_lab.analysis.why import danger
from scopa_lab.languages import LANGUAGES, Said, tell
from scopa_lab.scoring import categories
from scopa_lab.worlds import Worlds
from tests import naive, twin
from tests.naive.threats import sweepers

ENDING = sl.Position.setup(
    "scopa",
    table="2C 5S",
    hands=("7D 7H 3C", "? ? ?"),
    stock="",
    piles=("AD AH AS AC 3D 3H 3S 4D 4H 4S 4C 5D 5H 5C", "6D 6H 6S 6C JD JH JS JC QD KC"),
    out="2H 2S KD KH",
    last_capture=1,
)


class TestDanger:
    @pytest.mark.parametrize("game", sl.variants())
    def test_is_what_the_naive_game_finds(self, game: str) -> None:
        """After every move of a deal: known hands, and what a seat cannot see."""
        rules, rng = sl.rules(game), random.Random(game)
        order = naive.full_pack(twin.twin_options(rules))
        rng.shuffle(order)
        state, position = naive.deal(twin.twin_options(rules), order), sl.deal(rules, order=order)
        dangers = 0
        while not naive.over(state):
            view = position.view(position.to_move)
            for move in twin.tidy(state)[:6]:
                after = naive.play(state, move)
                open_cards, seen = (danger(p, twin.to_move(move)) for p in (position, view))
                assert not open_cards.unseen
                if naive.over(after):
                    assert not open_cards
                    assert not seen
                    continue
                would = sweepers(after)
                there = sl.Cards(would & after.hands[after.to_move])
                assert open_cards.held == there
                hidden = view.play(twin.to_move(move)).unseen
                assert seen.unseen == sl.Cards(would) & hidden
                dangers += bool(seen)
            move = rng.choice(twin.tidy(state))
            state, position = naive.play(state, move), position.play(twin.to_move(move))
        assert dangers or "sweeps" not in categories(rules)


def by_worlds(position: sl.Position, category: str | None = None) -> dict[sl.Move, list[float]]:
    """Per move what it brings in every world, along the line that `solve` gives."""
    worlds = Worlds(position)
    found: dict[sl.Move, list[float]] = {move: [] for move in position.legal_moves()}
    for number in range(worlds.total):
        hand = sl.Cards.from_mask(worlds.at(number).hands[1])
        known = position.reveal(1, hand)
        for move in found:
            end = known.play(move)
            for step in sl.solve(end).line:
                end = end.play(step)
            score = end.score()
            points = score.points if category is None else score.table[category]
            found[move].append(points[0] - points[1])
    return found


class TestCompare:
    def test_is_the_mean_difference_over_the_worlds(self) -> None:
        analysis = sl.analyse(ENDING, method="open")
        assert analysis.worlds == analysis.worlds_total > 1
        moves = [row.move for row in analysis.rows]
        values = by_worlds(ENDING)
        for first in moves:
            for second in moves:
                if first == second:
                    continue
                gaps = [a - b for a, b in zip(values[first], values[second], strict=True)]
                found = analysis.compare(first, second)
                assert found.value.mean == pytest.approx(fmean(gaps))
                assert (found.value.se, found.value.exact) == (0, True)
                assert found.paired == (moves[0] in (first, second))
                assert sum(p.mean for p in found.parts.values()) == pytest.approx(fmean(gaps))
        for name in categories(ENDING.rules):
            points = by_worlds(ENDING, name)
            part = analysis.compare(moves[0], moves[1]).parts[name].mean
            assert part == pytest.approx(fmean(points[moves[0]]) - fmean(points[moves[1]]))

    def test_with_the_best_move_is_paired(self) -> None:
        """The error is that of the differences, which is less than that of two samples."""
        analysis = sl.analyse(ENDING, method="open", worlds=12, seed=3)
        best, other, third = (row.move for row in analysis.rows[:3])
        found = analysis.compare(best, other)
        assert found.value == analysis[other].behind
        assert analysis.compare(other, best).value.mean == -found.value.mean
        assert analysis.compare(other, best).value.se == found.value.se
        loose = analysis.compare(other, third)
        assert (loose.paired, found.paired) == (False, True)
        rows = analysis[other], analysis[third]
        assert loose.value.se == pytest.approx((rows[0].ev.se ** 2 + rows[1].ev.se ** 2) ** 0.5)
        assert "not compared world by world" in str(loose)
        numbers = list(Worlds(ENDING).numbers(12, 3))
        every = by_worlds(ENDING)
        gaps = [every[best][n] - every[other][n] for n in numbers]
        assert found.value.mean == pytest.approx(fmean(gaps), abs=0.3)  # luck is taken out
        assert found.value.se < 2 * stdev(gaps) / 12**0.5 + 0.1

    def test_where_low_wins(self) -> None:
        position = sl.Position.setup("perdere", table="2C 5S", hands=("7D AH", "2D QS"), stock="")
        analysis = sl.analyse(position)
        good, bad = analysis.rows[0], analysis.rows[-1]
        assert good.ev.mean < bad.ev.mean
        found = compare(analysis, good.move, bad.move)
        assert found.value.mean == good.ev.mean - bad.ev.mean
        for name, part in found.parts.items():
            assert part.mean == good.parts[name].mean - bad.parts[name].mean

    def test_of_one_move_is_refused(self) -> None:
        analysis = sl.analyse(ENDING, method="open", worlds=3)
        with pytest.raises(ValueError, match=r"two moves are compared, got .* twice"):
            analysis.compare(analysis.best, str(analysis.best))
        with pytest.raises(KeyError, match="KS is not among"):
            analysis.compare(analysis.best, "KS")

    def test_is_told_as_data(self) -> None:
        found = sl.analyse(ENDING, method="open").compare("7Dx2C5S", "7Hx2C5S")
        assert isinstance(found, Comparison)
        data = found.to_dict()
        assert data["value"]["mean"] == found.value.mean
        assert set(data["parts"]) == set(categories(ENDING.rules))


def reasons(position: sl.Position, move: str, other: str) -> list[str]:
    return [str(said) for said in sl.analyse(position, method="open").why(move, other)]


class TestWhy:
    def test_of_the_settebello(self) -> None:
        """Worked out by hand: both take 2C 5S, a sweep; one with the settebello, one without."""
        position = sl.Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
        said = reasons(position, "7Dx2C5S", "7Hx2C5S")
        assert said[:2] == ["gains 2 points in settebello", "takes the 7D"]
        assert "takes 1 coin more" in said
        assert not [s for s in said if "sweep" in s and "gains" not in s and "loses" not in s]

    def test_of_kings_that_sweep(self) -> None:
        table = sl.Position.setup("scopa", table="QD KS", hands=("QH 2S 7D", "? ? ?"))
        analysis = sl.analyse(table, method="open", worlds=30)
        said = {s.key: s for s in analysis.why("QHxQD", "2S")}
        percent = round(100 * (analysis["QHxQD"].chances["sweep_risk"].mean))
        assert said["why.exposes"] == f"leaves a sweep to 3 kings not yet seen ({percent} %)"
        assert "takes 2 cards more" in analysis.why("QHxQD", "2S")
        back = [s.key for s in analysis.why("2S", "QHxQD")]
        assert {"why.safe", "why.fewer"} <= set(back)
        held = table.reveal(1, "KD")
        said = {s.key: s for s in sl.analyse(held, method="open", worlds=9).why("QHxQD", "2S")}
        assert said["why.next_holds"] == "the next player can sweep with the KD"
        assert "why.exposes" not in said
        lays = [str(s) for s in analysis.why("7D", "2S")]
        assert "leaves the 7D on the table" in lays
        assert "keeps the 7D" in [str(s) for s in analysis.why("2S", "7D")]

    def test_of_a_sweep_and_of_one_passed_up(self) -> None:
        position = sl.Position.setup(
            "scopa", table="QD", hands=("QH 2S", "3S 4S"), stock="5C 6C AC 4C"
        )
        assert "makes a sweep: 1 point in sweeps" in reasons(position, "QHxQD", "2S")
        assert "passes up a sweep: 1 point in sweeps" in reasons(position, "2S", "QHxQD")

    def test_of_the_last_cards(self) -> None:
        position = sl.Position.setup(
            "scopa", table="QD 3H", hands=("QH", ""), stock="", last_capture=1, capture="optional"
        )
        said = reasons(position, "QHxQD", "QH")
        assert "gets the cards left on the table at the end" in said

    def test_of_where_a_card_ends(self) -> None:
        analysis = sl.analyse(ENDING, method="open")
        first, second = analysis.rows[0], analysis.rows[-1]
        told = [s for s in analysis.why(first.move, second.move) if s.key == "why.ends"]
        counted = [c for c in ENDING.unseen if c.rank == "7"]
        apart = [
            card
            for card in counted
            if abs(first.whereabouts[card][0].mean - second.whereabouts[card][0].mean) >= 0.01
        ]
        assert sorted(s.values["card"] for s in told) == sorted(apart)
        for said in told:
            chances = [r.whereabouts[said.values["card"]][0].mean for r in (first, second)]
            assert [said.values["here"], said.values["there"]] == [
                f"{100 * chance:.0f}" for chance in chances
            ]

    def test_says_nothing_that_doubt_covers(self) -> None:
        """With two worlds every difference is in doubt; what stays are facts."""
        table = sl.Position.setup("scopa", table="QD KS", hands=("QH 2S 7D", "? ? ?"))
        said = {s.key for s in sl.analyse(table, method="open", worlds=2).why("QHxQD", "2S")}
        assert said
        assert not said & {"why.gains", "why.loses", "why.ends", "why.win"}

    def test_beside_the_best_move_or_the_second(self) -> None:
        analysis = sl.analyse(ENDING, method="open")
        best, second, third = (row.move for row in analysis.rows[:3])
        assert analysis.why(best) == analysis.why(best, second)
        assert analysis.why(third) == analysis.why(third, best)
        alone = sl.analyse(sl.Position.setup("scopa", hands=("7D", "2D"), stock=""))
        assert alone.why("7D") == []

    @pytest.mark.parametrize("game", sl.variants())
    def test_in_every_game_and_language(self, game: str) -> None:
        position = sl.deal(game, seed=7)
        for _ in range(2):
            position = position.play(position.legal_moves()[0])
        view = position.view(position.to_move)
        analysis = sl.analyse(view, method="playout", worlds=300)
        for row in analysis.rows[:4]:
            for lang in LANGUAGES:
                for said in analysis.why(row.move, lang=lang):
                    assert isinstance(said, Said)
                    assert not set(said) & set("{}_")
                    assert tell(said, lang) == str(said)
        assert analysis.why(analysis.best, analysis.rows[-1].move)
