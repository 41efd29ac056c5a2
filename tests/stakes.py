"""Random states in which a given rule is at stake; `states.random_state` seldom makes them.

Four queens on one side, a level number of figures, the card just laid beside its equals: what is
rare in a random position is frequent in the search below it, and there a mistake hides.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import scopa_lab as sl
from tests import naive
from tests.states import CHOICES, twin_options, with_a_past

TAKE_BACK = ["last_capture", "last_card", "never"]


@dataclass(frozen=True)
class Stake:
    """A rule, and what puts it at stake.

    Attributes
    ----------
    games : tuple of str
        Games to play it in.
    options : dict
        Option → the values to choose from.
    cards : str
        Cards, or ranks, that it looks at.
    to_play : float
        Share of these that are still to be played, if there is room.
    few_ranks : bool
        Whether the cards to be played are of few ranks.
    one_suit : bool
        Whether they are mostly of one suit.
    level : bool
        Whether the sides have taken as many of `cards`; otherwise most lie with one side.
    stock : bool
        Whether cards are still to be dealt.
    """

    games: tuple[str, ...]
    options: dict[str, list[Any]] = field(default_factory=dict)
    cards: str = ""
    to_play: float = 0.0
    few_ranks: bool = False
    one_suit: bool = False
    level: bool = False
    stock: bool = False


STAKES = {
    "sweeps again": Stake(
        ("ponino", "scopa", "cirulla", "asso", "cicera", "quindici"),
        {
            "ponino": ["on"],
            "no_sweep_on": TAKE_BACK,
            "sweep_worth": ["one", "one", "number", "number_doubled"],
        },
        cards="Q",
        to_play=0.3,
        few_ranks=True,
    ),
    "all won": Stake(
        ("scarabocion",),
        {"tie": ["none", "share", "carry"], "majority": ["most", "over_half"]},
        cards="2S JS TD",
        to_play=0.4,
    ),
    "level": Stake(("frac",), cards="A J Q K", to_play=0.1, few_ranks=True, level=True),
    "just laid": Stake(
        ("cicera", "scopa", "mancelle", "napola", "ponino"),
        {
            "simili": ["off"],
            "picada": ["previous"],
            "capture": ["optional", "optional", "forced"],
            "priority": ["free", "single"],
        },
        few_ranks=True,
    ),
    "sets of cards": Stake(
        ("cirulla", "napola", "scarabocion", "scopa", "cicera"),
        {
            "four_sevens": ["on"],
            "grande": ["on"],
            "napola": ["full", "to6"],
            "napola_suit": ["coins", "swords", "every"],
            "rebello": ["on"],
        },
        cards="7D 7H 7S 7C JD QD KD AD 2D 3D AS 2S 3S 4D 4S",
        to_play=0.2,
    ),
    "aces": Stake(
        ("asso", "cirulla", "scarabocion", "mancelle", "quindici"),
        {
            "ace": ["sweep", "sweep_scores", "optional_sweep"],
            "ace_empty": ["stays", "takes_itself", "takes_itself"],
            "ace_with_ace": ["takes_ace", "sweeps"],
            "sum": CHOICES["sum"],
            "no_sweep_on": [*TAKE_BACK, "last_turn_each"],
            "sweep_worth": CHOICES["sweep_worth"],
        },
        cards="A",
        to_play=0.7,
    ),
    "ace led": Stake(
        ("asso", "scopa", "mancelle"), {"ace_lead": ["barred"]}, cards="A", to_play=0.7
    ),
    "low wins": Stake(("perdere", "scopa", "escoba", "asso"), {"wins": ["low"]}),
    "declared": Stake(
        ("cirulla", "scopa", "escoba"),
        {
            "barsega": [1, 2, 3],
            "trio": [0, 10],
            "wild": ["off", "seven_of_cups"],
            "no_sweep_on": TAKE_BACK,
        },
        stock=True,
    ),
    "one suit": Stake(
        ("scarabocion", "cicera", "scopa", "mancelle"),
        {
            "simili": ["on"],
            "suit_bonus": CHOICES["suit_bonus"],
            "sweep_worth": ["number_doubled", "number", "one"],
            "quadriglia": ["on"],
            "no_sweep_on": TAKE_BACK,
        },
        one_suit=True,
    ),
}


def _options(rng: random.Random, stake: Stake) -> naive.Options:
    """Options with the rule in force, and a few others changed; what is refused stays out."""
    game = rng.choice(stake.games)
    seatings = sl.rules(game).seatings
    two_sides = [s for s in seatings if s == (2, "none") or s[1].startswith("2x")]
    players, teams = rng.choice(two_sides if rng.random() < 0.6 else seatings)
    options: dict[str, Any] = {"players": players, "teams": teams}
    wanted = {name: rng.choice(values) for name, values in stake.options.items()}
    for name in rng.sample(sorted(CHOICES), rng.choice([0, 0, 2, 6])):
        wanted.setdefault(name, rng.choice(CHOICES[name]))
    for name, value in wanted.items():
        try:
            sl.rules(game, **{**options, name: value})
        except ValueError:
            continue
        options[name] = value
    return twin_options(sl.rules(game, **options))


def state_at_stake(rng: random.Random, rule: str, plays: int) -> naive.State:
    """A state with so many cards to play in which a rule of `STAKES` is at stake."""
    stake = STAKES[rule]
    options = _options(rng, stake)
    named = stake.cards.split()
    key = [c for c in naive.full_pack(options) if c in named or c[0] in named]
    pack = naive.full_pack(options)
    rng.shuffle(pack)
    if stake.few_ranks:
        ranks = rng.sample("A2345678QK", 3)
        pack.sort(key=lambda card: card[0] in ranks)
    if stake.one_suit:
        suit = rng.choice("DHSC")
        pack.sort(key=lambda card: card[1] == suit and rng.random() < 0.8)
    if key:
        first = {card for card in key if rng.random() < stake.to_play}
        pack.sort(key=lambda card: card in first)
    seats, sides = options["players"], naive.number_of_sides(options)
    dealt = min(rng.choice([3, 6]), plays - 1) if stake.stock or rng.random() < 0.2 else 0
    stock = [pack.pop() for _ in range(dealt)]
    hands: list[list[str]] = [[] for _ in range(seats)]
    leader = rng.randrange(seats)
    for i in range(plays - dealt):
        hands[(leader + i) % seats].append(pack.pop())
    table = [pack.pop() for _ in range(rng.randint(0, 6))]
    piles: list[list[str]] = [[] for _ in range(sides)]
    loyal, share = rng.randrange(sides), rng.choice([0.5, 0.9, 1])
    left = len(pack) if rng.random() < 0.6 else min(len(pack), rng.choice([8, 14]))
    for card in pack[:left]:
        side = rng.randrange(sides)
        if card in key and stake.level:
            side = min(range(sides), key=lambda s: len({*piles[s]} & {*key}))
        elif card in key and rng.random() < share:
            side = loyal
        piles[side].append(card)
    return with_a_past(rng, options, table, hands, stock, piles)
