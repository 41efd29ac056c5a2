"""What the twin's own tests write often."""

from __future__ import annotations

import random
from typing import Any

from tests import naive
from tests.naive import State, cards, options, position

LAY: frozenset[str] = frozenset()


def take(card: str, captured: str) -> naive.Move:
    """A move that captures."""
    return card, frozenset(cards(captured))


def sets(*texts: str) -> list[frozenset[str]]:
    """Sets of cards from texts."""
    return [frozenset(cards(text)) for text in texts]


def hands_of(*texts: str) -> list[list[str]]:
    """Hands from texts."""
    return [cards(text) for text in texts]


def finished(*piles: str, variant: str = "scopa", **rest: Any) -> State:
    """A finished deal with these piles; option names among `rest` go to the options."""
    own = {"bonus", "combinations", "table", "last_capture", "last_capture_swept"}
    opts = options(variant, **{name: value for name, value in rest.items() if name not in own})
    kept = {name: value for name, value in rest.items() if name in own}
    table = cards(kept.pop("table", ""))
    hands: list[list[str]] = [[] for _ in range(opts["players"])]
    return position(opts, table, hands, piles=[cards(pile) for pile in piles], **kept)


def category(state: State, name: str) -> list[int]:
    """The points of a category, by side."""
    return [points[name] for points in naive.score(state)[0]]


def made(state: State, side: int = 0) -> dict[str, int]:
    """What a side has made in play."""
    return dict(state.earned[side])


def shuffled(opts: naive.Options, chance: random.Random) -> list[str]:
    """The pack of a game in some order."""
    order = naive.full_pack(opts)
    chance.shuffle(order)
    return order


def random_play(state: State, chance: random.Random) -> tuple[list[State], list[naive.Move]]:
    """Play a deal to its end with random moves: every state, and the moves between them."""
    states, played = [state], []
    while not naive.over(state):
        move = chance.choice(naive.moves(state))
        state = naive.play(state, move)
        states.append(state)
        played.append(move)
    return states, played


def everywhere(state: State) -> list[str]:
    """Every card of a position, once for every place it is in."""
    return [*state.table, *state.stock, *(c for g in (*state.hands, *state.piles) for c in g)]


def arranged(opts: naive.Options, front: str, table: str, then: str = "") -> list[str]:
    """An order that deals these cards first to the hands, turns up this table, then these."""
    to_all = naive.hand_size(opts) * opts["players"]
    named = cards(f"{front} {table} {then}")
    rest = [card for card in naive.full_pack(opts) if card not in named]
    first = cards(front)
    while len(first) < to_all:
        first.append(rest.pop())
    return [*first, *cards(table), *cards(then), *rest]
