"""Shared by all tests: random positions, and a reader of results as plain text."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import scopa_lab as sl
from scopa_lab.cards import Card
from tests import twin

settings.register_profile("suite", max_examples=60, deadline=None, derandomize=True)
settings.load_profile("suite")

SEATINGS = [(game, *seats) for game in twin.GAMES for seats in sl.rules(game).seatings]


#: piles with all that is told of the end of the played game (text 004, C28): 22 cards and six coins
#: with 7D 7H 5S AC as the best of each suit, v 18 and four with all the sixes and two sevens
PLAYED_GAME = (
    "AD 2D 3D 4D 7D JD AH 3H 4H 7H KH 2S 3S 4S 5S JS QS KS AC 2C 3C 4C",
    "5D 6D QD KD 2H 5H 6H JH QH AS 6S 7S 5C 6C 7C JC QC KC",
)


def finished(*piles: str, bonus: tuple[int, ...] | None = None, **options: Any) -> sl.Position:
    """Return a finished deal of scopa with these piles."""
    hands = [""] * options.get("players", 2)
    return sl.Position.setup("scopa", hands=hands, stock="", piles=piles, bonus=bonus, **options)


def texts(sets: Iterable[object]) -> list[str]:
    """Return captures (or cards, or moves) as sorted texts, so that a table of texts is a test."""
    return sorted(str(s) for s in sets)


def faults(**fields: Any) -> dict[str, str]:
    """Set up a position of scopa; return the faults, field → sentence, each named once."""
    try:
        sl.Position.setup("scopa", **fields)
    except sl.PositionError as refused:
        error = refused
    else:
        return {}
    assert all(message in str(error) for _, message in error.faults)
    assert "\n" not in str(error)
    found = dict(error.faults)
    assert len(found) == len(error.faults), "a field is reported twice"
    return found


@st.composite
def random_rules(draw: st.DrawFn) -> sl.Rules:
    """Rules of any game in any seating, with house rules."""
    game, players, teams = draw(st.sampled_from(SEATINGS))
    usual = sl.rules(game, players=players, teams=teams)
    for name in draw(st.lists(st.sampled_from(sorted(twin.CHOICES)), max_size=5, unique=True)):
        try:
            usual = usual.but(**{name: draw(st.sampled_from(twin.CHOICES[name]))})
        except ValueError:  # a combination that is refused in words
            continue
    return usual


@st.composite
def played_positions(draw: st.DrawFn) -> sl.Position:
    """A position that random play has reached, every card known."""
    rules = draw(random_rules())
    position = sl.deal(rules, seed=draw(st.integers(0, 10**6)))
    rng = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 40))):
        if position.is_over:
            break
        position = position.play(rng.choice(position.legal_moves()))
    return position


@st.composite
def scattered_positions(draw: st.DrawFn) -> sl.Position:
    """A position with cards anywhere, reachable or not, and many of them unknown."""
    rules = draw(random_rules())
    rng = random.Random(draw(st.integers(0, 10**6)))
    pack = [str(c) for c in rules.cards]
    rng.shuffle(pack)

    def some(most: int) -> list[str]:
        return [pack.pop() for _ in range(min(len(pack), rng.randint(0, most)))]

    def hide(cards: list[str]) -> str:
        return " ".join("?" if rng.random() < 0.4 else card for card in cards)

    held = [some(rules.batch) for _ in range(rules.players)]
    mover = rng.randrange(rules.players)
    held[mover] = held[mover] or [pack.pop()]
    table, out = some(8), some(3)
    piles = [some(5) for _ in range(rules.sides)]
    last = rng.choice([None, *range(rules.players)])
    bonus = [{name: rng.randint(0, 3) for name in rules.play_names} for _ in range(rules.sides)]
    swept = 0 if last is None else rng.randint(0, bonus[rules.side_of(last)].get("sweeps", 0))
    return sl.Position.setup(
        rules,
        table=table,
        hands=[hide(cards) for cards in held],
        piles=piles,
        bonus=bonus,
        stock=rng.choice([None, "", hide(some(9))]),
        to_move=mover,
        last_capture=last,
        last_laid=rng.choice([None, *table]),
        last_capture_swept=swept,
        first_play=rules.ace_lead == "barred" and rng.random() < 0.5,
        combinations=None
        if rules.primiera_source == "all"
        else [[pile[:3]] if len(pile) > 2 else [] for pile in piles],
        out=out,
    )


def everywhere(position: sl.Position) -> list[Card]:
    """Return every card whose place is known, once for every place it is in."""
    stock = [card for card in position.stock if card is not None]
    hands = [hand.cards for hand in position.hands]
    places: list[Iterable[Card]] = [position.table, position.out, *position.piles, *hands, stock]
    return [card for place in places for card in place]


def full_world(position: sl.Position, rng: random.Random) -> sl.Position:
    """Return the position with its unknown cards drawn at random."""
    unseen = list(position.unseen)
    rng.shuffle(unseen)
    return sl.Position.setup(
        position.rules,
        table=position.table,
        hands=[
            [*hand.cards, *(unseen.pop() for _ in range(hand.unknown))] for hand in position.hands
        ],
        piles=position.piles,
        bonus=position.earned_by_name(),
        stock=[card or unseen.pop() for card in position.stock],
        to_move=position.to_move,
        last_capture=position.last_capture,
        last_laid=position.last_laid,
        last_capture_swept=position.last_capture_swept,
        first_play=position.first_play,
        combinations=position.combinations if any(position.combinations) else None,
        out=position.out,
    )
