"""Team values: against a slow twin that plays positions, by invariants, and at the edges."""

from __future__ import annotations

import random
import threading
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

import numpy as np
import pytest

import scopa_lab as sl
from scopa_lab.cards import Card
from scopa_lab.equilibrium.pairs import Ending, Pairs
from scopa_lab.equilibrium.plans import Agreements
from scopa_lab.equilibrium.team import TeamValue, team_value
from scopa_lab.kernel import pairs_layout as at
from scopa_lab.solution import aim

Deal = tuple[Any, ...]  # the hands from the seat to move on; by which of the profiles they play
Group = list[tuple[Deal, float]]
History = tuple[sl.Move, ...]
Key = Callable[[Deal], Hashable]

TINY = 1e-9


def ending(
    seed: int,
    sizes: Sequence[int] = (2, 2, 2, 2),
    *,
    game: str = "scopone",
    known: Sequence[int] = (2, 0, 0, 0),
    table: int = 4,
    to_move: int = 0,
    out: int = 0,
    **options: Any,
) -> sl.Position:
    """A random ending: sizes of hands from the seat to move on, and how many cards are named."""
    rng = random.Random(seed)
    rules = sl.rules(game, **options)
    cards = sorted(rules.cards, key=lambda card: card.index)
    rng.shuffle(cards)
    hands = [""] * 4
    for i, (size, named) in enumerate(zip(sizes, known, strict=True)):
        texts = [str(cards.pop()) for _ in range(size)]
        hands[(to_move + i) % 4] = " ".join(texts[:named] + ["?"] * (size - named))
    lying = [cards.pop() for _ in range(table)]
    gone = [cards.pop() for _ in range(out)]
    piles: list[list[Card]] = [[], []]
    for card in cards:
        rng.choice(piles).append(card)
    return sl.Position.setup(
        rules,
        table=lying,
        hands=hands,
        piles=piles,
        stock="",
        out=gone,
        to_move=to_move,
        last_capture=rng.randrange(4),
        bonus=[rng.randrange(3), rng.randrange(3)],
    )


class Slow:
    """An ending worked out by playing positions deal by deal, with profiles of the kernel.

    With several numbers of iterations the seats draw one of these profiles, before the deal and
    each as likely as the others, which only partners know of.
    """

    def __init__(self, position: sl.Position, *iterations: int) -> None:
        self.position = position
        self.pairs = pairs = Pairs(Ending.of(position))
        self.profiles = []
        self.reaches = []
        for count in iterations:
            pairs.run(at.REPORT, count)
            self.profiles.append({(moves, hand): do for moves, hand, do in pairs.profile()})
            self.reaches.append(pairs.reaches())
        self.seats, self.sizes = pairs.ending.seats, pairs.ending.sizes
        self.deciding = self.sizes.count(2)
        held = position.unseen.union(*(hand.cards for hand in position.hands))
        dealt = [deal for deal in self._deal(held, 0) if self._agrees(deal)]
        self.deals = [(*deal, which) for deal in dealt for which in range(len(iterations))]
        self.start = cache(self._start)
        self.reached = cache(self._reached)
        self.pays = cache(self._pays)
        self.moves = cache(self._moves)
        self.side = position.rules.side_of(position.to_move)
        self.aim = aim(position.rules)

    def _deal(self, left: sl.Cards, place: int) -> Iterator[Deal]:
        if place == 4:
            yield ()
            return
        for hand in combinations(left, self.sizes[place]):
            for rest in self._deal(left - sl.Cards(hand), place + 1):
                yield (sl.Cards(hand), *rest)

    def _agrees(self, deal: Deal) -> bool:
        return all(
            self.position.hands[seat].cards <= hand
            for seat, hand in zip(self.seats[1:], deal[1:4], strict=True)
        )

    def _start(self, deal: Deal) -> sl.Position:
        hands = [sl.Hand()] * 4
        for seat, hand in zip(self.seats, deal[:4], strict=True):
            hands[seat] = sl.Hand(hand)
        return replace(self.position, hands=tuple(hands))

    def _reached(self, history: History, deal: Deal) -> sl.Position:
        if not history:
            return self.start(deal)
        return self.reached(history[:-1], deal).play(history[-1])

    def _moves(self, history: History, deal: Deal) -> tuple[sl.Move, ...]:
        return tuple(self.reached(history, deal).legal_moves())

    def _pays(self, history: History, deal: Deal) -> float:
        return self.open(self.reached(history, deal))

    def open(self, position: sl.Position) -> float:
        """The margin for the side to move in the ending, all cards open."""
        if position.is_over:
            points = position.score().points
            return points[self.side] - points[1 - self.side]
        values = [self.open(position.play(move)) for move in position.legal_moves()]
        ours = position.rules.side_of(position.to_move) == self.side
        return max(values) if ours == (self.aim > 0) else min(values)

    def value(
        self,
        history: History,
        group: Group,
        answers: Mapping[int, Key],
        plan: Mapping[sl.Cards, sl.Move] | None = None,
        planned: int = -1,
    ) -> float:
        """What deals with these chances are worth after these moves, added up.

        Places in ``answers`` choose, knowing what their key says; the place ``planned`` plays by a
        plan, others play the profile.
        """
        place = len(history)
        if place == self.deciding:
            return sum(chance * self.pays(history, deal) for deal, chance in group)
        if place in answers:
            known: dict[Hashable, Group] = defaultdict(list)
            for deal, chance in group:
                known[answers[place](deal)].append((deal, chance))
            better = max if (place % 2 == 0) == (self.aim > 0) else min
            return sum(
                better(
                    self.value((*history, move), some, answers, plan, planned)
                    for move in self.moves(history, some[0][0])
                )
                for some in known.values()
            )
        groups: dict[sl.Move, Group] = defaultdict(list)
        for deal, chance in group:
            hand = deal[place]
            for move, share in self.profiles[deal[4]][history, hand].items():
                if planned == place and plan is not None:
                    share = float(plan[hand] == move)
                if share:
                    groups[move].append((deal, chance * share))
        return sum(
            self.value((*history, move), some, answers, plan, planned)
            for move, some in groups.items()
        )

    def mean(self, answers: Mapping[int, Key]) -> float:
        return self.value((), self.all(), answers) / len(self.deals)

    def all(self) -> Group:
        return [(deal, 1.0) for deal in self.deals]

    def joint(self, pair: int) -> float:
        """What is left when a pair answers with its best joint plan.

        All plans of its first seat are tried; where only that decides, hand by hand is enough.
        """
        if self.deciding <= pair + 2:
            return self.mean({pair: lambda deal: deal[pair]})
        answers: dict[int, Key] = {pair + 2: lambda deal: deal[pair + 2]}
        better = max if (pair == 0) == (self.aim > 0) else min

        def best(history: History, group: Group) -> float:
            hands = sorted({deal[pair] for deal, _ in group}, key=str)
            moves = [list(self.profiles[0][history, hand]) for hand in hands]
            return better(
                self.value(history, group, answers, dict(zip(hands, plan, strict=True)), pair)
                for plan in product(*moves)
            )

        if pair == 0:
            return best((), self.all()) / len(self.deals)
        after: dict[sl.Move, Group] = defaultdict(list)
        for deal in self.deals:
            for move, share in self.profiles[deal[4]][(), deal[0]].items():
                after[move].append((deal, share))
        return sum(best((move,), group) for move, group in after.items()) / len(self.deals)

    def pooled(self, pair: int) -> float:
        return self.mean(dict.fromkeys((pair, pair + 2), lambda deal: (deal[pair], deal[pair + 2])))

    def seeing(self, pair: int) -> float:
        return self.mean(dict.fromkeys((pair, pair + 2), lambda deal: deal))

    def move(self, move: sl.Move) -> float:
        hand = self.position.hands[self.position.to_move].cards
        group = [(deal, 1.0) for deal in self.deals if deal[0] == hand]
        return self.value((move,), group, {}) / len(group)


ENDINGS = {
    "four to play, one hand known": ending(1, known=(2, 2, 1, 1)),
    "four to play, a card of each known": ending(2, known=(0, 1, 2, 1), table=6, to_move=3),
    "choice of captures": ending(3, known=(2, 1, 1, 2), table=5),
    "three to play": ending(3, (2, 2, 2, 1), known=(2, 1, 1, 1), to_move=1, out=9),
    "two to play": ending(5, (2, 2, 1, 1), to_move=2, out=12),
    "one to play": ending(6, (2, 1, 1, 1), to_move=3),
    "fewest points": ending(
        7, (2, 2, 2, 1), known=(2, 1, 1, 1), game="perdere", players=4, teams="2x2"
    ),
    "laying is free": ending(8, (2, 2, 1, 1), known=(2, 1, 1, 0), capture="optional"),
    "other points": ending(
        9, (2, 2, 2, 1), known=(2, 1, 1, 1), game="cirulla", players=4, teams="2x2"
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_everything_is_what_the_slow_twin_finds(name: str) -> None:
    position = ENDINGS[name]
    team = team_value(position, iterations=12, plans=0)
    slow = Slow(position, 12)
    assert team.deals == len(slow.deals)
    assert team.value == pytest.approx(slow.mean({}), abs=TINY)
    for span, answer in (
        (team.joint, slow.joint),
        (team.pooled, slow.pooled),
        (team.seeing, slow.seeing),
    ):
        assert span == pytest.approx(sorted((answer(0), answer(1))), abs=TINY)
    gains = [
        abs(slow.mean({place: lambda deal, place=place: deal[place]}) - team.value)  # type: ignore[misc]
        for place in range(slow.deciding)
    ]
    assert team.seat_gain == pytest.approx(max(gains), abs=TINY)
    assert list(team.moves) == sorted(
        team.moves, key=lambda move: -slow.aim * team.moves[move].value
    )
    if not position.hands[position.to_move].unknown:
        assert set(team.moves) == set(position.legal_moves())
    for move, worth in team.moves.items():
        assert worth.value == pytest.approx(slow.move(move), abs=TINY)
    assert sum(worth.frequency for worth in team.moves.values()) == pytest.approx(
        1 if team.moves else 0
    )


def test_some_hands_have_captures_to_choose_from() -> None:
    pairs = Pairs(Ending.of(ENDINGS["choice of captures"]))
    pairs.run(at.REPORT, 1)
    first = [chances for moves, _, chances in pairs.profile() if not moves]
    assert max(map(len, first)) > 2
    assert pairs.word(at.END_COUNT) > 8 * 7 * 6 * 5


GAMES = [
    *(("scopone", {}), ("scientifico", {}), ("trenta", {}), ("scarabocion", {})),
    *(
        (game, {"players": 4, "teams": "2x2"})
        for game in ("scopa", "perdere", "escoba", "napola", "asso", "rebello")
    ),
]


def check_nested(team: TeamValue) -> None:
    """All-seeing, pooled, joint, improving in turn, the profile: each within the one before."""
    spans = (team.seeing, team.pooled, team.joint, team.ascent, (team.value, team.value))
    for outer, inner in pairwise(spans):
        assert outer[0] <= inner[0] + TINY
        assert inner[1] <= outer[1] + TINY
    assert team.joint[0] - TINY <= team.low <= team.high + TINY
    assert team.high <= team.joint[1] + TINY
    assert 0 <= team.seat_gain <= team.ascent[1] - team.ascent[0] + TINY


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_bounds_nest(game: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        position = ending(seed, game=game, table=seed + 1, to_move=seed, **options)
        team = team_value(position, iterations=20, plans=4)
        check_nested(team)
        assert team.seat_gain < 0.2  # the seats do learn


def test_brackets_never_cross() -> None:
    found: list[TeamValue] = []
    last = team_value(
        ending(12), iterations=100, plans=8, progress=lambda _, __, team: found.append(team)
    )
    assert [team.iterations for team in found[:3]] == [25, 50, 100]
    assert max(team.joint[0] for team in found) <= min(team.joint[1] for team in found) + TINY
    widths = [team.width for team in found[2:]]
    assert widths == sorted(widths, reverse=True)
    assert last.width == widths[-1] < widths[0]
    assert last.complete


def test_plans_bring_the_bounds_together() -> None:
    team = team_value(ENDINGS["two to play"], iterations=400, plans=0)
    assert team.width < 0.01  # where each pair decides once there is nothing to agree on
    position = ending(12, (2, 2, 2, 1), known=(2, 0, 0, 0), out=9)
    few = team_value(position, iterations=50, plans=2)
    many = team_value(position, iterations=50, plans=40)
    assert few.joint == many.joint
    assert few.low <= many.low <= many.high <= few.high
    assert many.width < (many.joint[1] - many.joint[0]) / 4


def test_a_plan_gets_what_it_is_said_to_get() -> None:
    pairs = Pairs(Ending.of(ENDINGS["choice of captures"]))
    pairs.run(at.REPORT, 5)
    payoffs = pairs.payoffs()
    profile = pairs.reaches()
    answer = pairs.answer(profile)
    assert answer is not None
    plans = pairs.reaches()
    assert set(np.unique(np.concatenate(plans))) == {0.0, 1.0}
    so_far = pairs.position.bonus[0] - pairs.position.bonus[1]
    for said, mine, theirs in zip(
        answer, (plans[0], profile[0]), (profile[1], plans[1]), strict=True
    ):
        assert said == pytest.approx(so_far + float((payoffs * mine * theirs).sum()), abs=TINY)
    agreements = Agreements(pairs)
    bounds = [agreements.improve() for _ in range(3)]
    assert all(bound is not None and bound[0] <= bound[1] for bound in bounds)


@pytest.mark.parametrize("name", ["choice of captures", "four to play, a card of each known"])
def test_a_mixture_is_answered_as_the_slow_twin_answers_it(name: str) -> None:
    slow = Slow(ENDINGS[name], 1, 12)
    mixtures = [(early + late) / 2 for early, late in zip(*slow.reaches, strict=True)]
    answer = slow.pairs.answer(mixtures)
    assert answer is not None
    assert answer == pytest.approx((slow.joint(0), slow.joint(1)), abs=TINY)
    apart = [slow.pairs.answer(reaches) or (0.0, 0.0) for reaches in slow.reaches]
    means = [(early + late) / 2 for early, late in zip(*apart, strict=True)]
    assert answer[0] <= means[0] + TINY  # not to know which is no better than to know
    assert means[1] <= answer[1] + TINY


def turned(position: sl.Position) -> sl.Position:
    """The same position with every seat moved on by one, so that the sides change places."""
    last = position.last_capture
    return replace(
        position,
        hands=position.hands[-1:] + position.hands[:-1],
        piles=position.piles[::-1],
        earned=position.earned[::-1],
        to_move=(position.to_move + 1) % 4,
        last_capture=None if last is None else (last + 1) % 4,
    )


def numbers(team: TeamValue) -> list[float]:
    spans = (team.ascent, team.joint, team.pooled, team.seeing)
    found = [team.low, team.high, team.value, *(end for span in spans for end in span)]
    return found + [worth.value for worth in team.moves.values()]


@pytest.mark.parametrize("game", ["scopone", "perdere"])
def test_seats_may_be_turned_round(game: str) -> None:
    """Numbers are for the side to move, so they stay; margins of side 0 change sign."""
    position = ending(12, game=game, players=4, teams="2x2")
    one = team_value(position, iterations=15, plans=2)
    two = team_value(turned(position), iterations=15, plans=2)
    assert numbers(one) == pytest.approx(numbers(two), abs=TINY)
    assert list(one.moves) == list(two.moves)


def test_a_sweep_more_is_a_point_more() -> None:
    position = ending(13)
    swept = replace(position, earned=((position.earned[0][0] + 1,), position.earned[1]))
    one, two = (team_value(p, iterations=10, plans=0) for p in (position, swept))
    assert numbers(two) == pytest.approx([number + 1 for number in numbers(one)], abs=TINY)


@pytest.mark.parametrize("seed", range(4))
def test_with_all_cards_known_it_is_the_open_value(seed: int) -> None:
    position = ending(seed, known=(2, 2, 2, 2), table=5, to_move=seed)
    team = team_value(position)
    solution = sl.solve(position)
    assert team.deals == 1
    assert (team.low, team.high) == pytest.approx((solution.value, solution.value), abs=TINY)
    assert team.best in solution.best


def test_last_cards_are_open() -> None:
    position = ending(15, (1, 1, 1, 0), known=(1, 0, 0, 0), table=6)
    team = team_value(position)
    slow = Slow(position, 1)
    assert team.deals == 6
    assert team.low == team.high == team.value == pytest.approx(slow.mean({}))
    analysis = sl.analyse(position)
    assert {m: w.value for m, w in team.moves.items()} == pytest.approx(
        {row.move: row.ev.mean for row in analysis.rows}
    )
    assert sum(worth.frequency for worth in team.moves.values()) == pytest.approx(1)


def test_a_hand_that_is_not_known_has_no_moves_but_the_same_bounds() -> None:
    position = ending(16)
    hidden = replace(position, hands=(sl.Hand(unknown=2), *position.hands[1:]))
    one, two = (team_value(p, iterations=10, plans=0) for p in (position, hidden))
    assert two.moves == {}
    assert two.best is None
    assert numbers(two) == numbers(one)[: len(numbers(two))]


def test_compiled_and_plain_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    position = ENDINGS["two to play"]
    compiled = team_value(position, iterations=30, plans=2)
    monkeypatch.setenv("SCOPA_LAB_PLAIN", "1")
    plain = team_value(position, iterations=30, plans=2)
    assert numbers(plain) == pytest.approx(numbers(compiled), abs=TINY)
    assert plain.moves == compiled.moves


def test_it_can_be_stopped_with_bounds_in_hand() -> None:
    stop = threading.Event()
    stop.set()
    position = ending(17)
    team = team_value(position, iterations=100_000, stop=stop)
    assert not team.complete
    assert team.iterations < 100_000
    check_nested(team)
    assert "stopped early" in str(team)
    late = team_value(position, iterations=100_000, seconds=0.05)
    assert not late.complete


def test_what_it_says() -> None:
    position = ENDINGS["two to play"]
    team = team_value(position, iterations=30)
    assert team_value(str(position), iterations=30) == team
    assert team.title == f"team value in [{team.low:+.3f}, {team.high:+.3f}]"
    lines = str(team).splitlines()
    assert lines[0] == f"{team.title}: points of the deal, side to move minus the other"
    assert [line.split()[0] for line in lines[2:]] == [str(move) for move in team.moves]
    assert any(f"{team.deals:,} deals" in note for note in team.notes)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (ending(1, (3, 3, 3, 3)), "hands: from the seat to move on, every seat holds two cards"),
        (ending(1, (1, 2, 2, 2), known=(1, 0, 0, 0)), "hands: .* got 1 2 2 2"),
        (ending(1, (2, 2, 1, 0)), "hands: .* got 2 2 1 0"),
        (
            sl.Position.setup("scopa", hands=("7D 7H", "? ?"), stock=""),
            "players: team values are for two pairs.*got 2 seats on 2 sides",
        ),
        (
            sl.Position.setup("scopone", hands=("7D 7H", "? ?", "? ?", "? ?"), stock=""),
            "out: 32 cards more than fit the hands",
        ),
        (
            sl.Position.setup("scopone", hands=("7D 7H", "? ?", "? ?", "? ?")),
            "stock: there is none in such an ending; got 32",
        ),
        (sl.Position.setup("scopone", hands=[""] * 4, stock=""), "hands: the deal is over"),
    ],
)
def test_other_positions_are_refused(position: sl.Position, message: str) -> None:
    with pytest.raises(sl.PositionError, match=message):
        team_value(position)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"iterations": 0}, "iterations is a whole number from 1"),
        ({"plans": -1}, "plans is a whole number from 0"),
        ({"seconds": 0}, "seconds is a number of seconds above 0"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        team_value(ENDINGS["one to play"], **arguments)
