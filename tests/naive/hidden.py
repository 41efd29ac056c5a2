"""Players who see only their own cards: every way in which one batch may go.

While a batch is played, a player knows his own hand, the table, the piles and every play so far;
every split of the other cards is equally likely. After its last card everything that was hidden has
been shown, so what follows is again a position of this kind, with one value for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from tests.naive.pack import Card
from tests.naive.playing import Move, declare, moves, play
from tests.naive.positions import State, over
from tests.naive.presets import deals_one_by_one, hand_size, number_of_sides
from tests.naive.scoring import margin
from tests.naive.unknown import Slots, splits

Number = int | float | Fraction
Line = tuple[Move, ...]
Hands = tuple[frozenset[Card], ...]
Memo = dict[Any, Any]

NOTHING: Hands = (frozenset(),)
FACE_DOWN = "??"  # a card of the stock; a set of them is one card, so that it declares nothing


@dataclass(frozen=True)
class Hidden:
    """A position in which hands and stock are known by their sizes only.

    There are two sides: two players, or two pairs who play their last batch.
    """

    known: State  # without hands and stock
    sizes: tuple[int, ...]  # cards in the hands
    stock: int  # cards still to be dealt
    unseen: frozenset[Card]  # where hands and stock come from; the rest of it is out of play
    batch: int  # cards to a hand when the next ones are dealt
    fresh: bool = False  # are the hands dealt only now, so that they are declared (X50)?

    @property
    def open(self) -> bool:
        """Does each of two players know the other's cards, as all those that he does not see?"""
        return len(self.sizes) == 2 and len(self.unseen) == sum(self.sizes)


class Leaf(NamedTuple):
    """One way in which a batch may go: the hands, the moves, and what it is worth to side 0."""

    hands: Hands
    line: Line
    worth: Number


@dataclass(frozen=True)
class Batch:
    """All ways in which a batch may go; the seats take their turns in the same order in all."""

    seats: tuple[int, ...]
    leaves: tuple[Leaf, ...]
    worlds: int  # splits of the cards, all equally likely
    low: bool  # do fewer points win?


def hidden(
    known: State,
    hands: Sequence[Slots],
    stock: Slots,
    unseen: Iterable[Card],
    batch: int | None = None,
) -> Hidden:
    """The position that `unknown.worlds` takes, with every card of hands and stock unknown.

    `batch`: cards to a hand, where they are not those of the game.
    """
    if number_of_sides(known.options) != 2 or (len(hands) > 2 and stock):
        raise ValueError("there must be two players, or two sides who play their last batch")
    if any(card is not None for group in (*hands, stock) for card in group):
        raise ValueError("the cards of hands and stock must all be unknown")
    return Hidden(
        replace(known, hands=NOTHING * len(hands), stock=()),
        tuple(map(len, hands)),
        len(stock),
        frozenset(unseen),
        batch or hand_size(known.options),
    )


def better(low: bool, seat: int) -> Callable[..., Any]:
    """How a seat chooses among values to side 0."""
    return max if (seat % 2 == 0) != low else min


def low_wins(state: State) -> bool:
    """Do fewer points win (2.11, X31)?"""
    return bool(state.options["wins"] == "low")


def key_of(state: State) -> tuple[Any, ...]:
    """What the rest of the deal depends on."""
    options = state.options
    return (
        (state.table, state.hands, state.piles, state.earned, state.to_move, state.last_capture),
        state.last_capture_swept if options["no_sweep_on"] == "last_capture" else 0,
        state.last_laid if options["picada"] == "previous" else None,
        state.combinations if options["primiera_source"] != "all" else (),
        (state.first_play, len(state.stock)),
    )


def worlds(position: Hidden) -> list[State]:
    """Every split of the unseen cards; the stock lies face down."""
    result = []
    for split in splits(position.unseen, position.sizes):
        hands = tuple(frozenset(hand) for hand in split)
        world = replace(position.known, hands=hands, stock=(FACE_DOWN,) * position.stock)
        result.append(declare(world) if position.fresh else world)
    return result


def lines(state: State) -> Iterator[tuple[tuple[int, ...], Line, State]]:
    """Every way to play the batch to its last card: the seats, the moves, what stands then."""
    last = sum(map(len, state.hands)) == 1
    for move in moves(state):
        after = play(state, move)
        rest = [((), (), after)] if last else lines(after)
        for seats, line, end in rest:
            yield (state.to_move, *seats), (move, *line), end


def following(position: Hidden, end: State, hands: Hands) -> Hidden:
    """What stands when all the cards of the hands are played: the next batch is dealt."""
    options, batch = position.known.options, position.batch
    cards = range(position.stock)[: 2 * batch]
    one_by_one = deals_one_by_one(options)
    parts = (cards[0::2], cards[1::2]) if one_by_one else (cards[:batch], cards[batch:])
    return Hidden(
        replace(end, hands=NOTHING * 2, stock=()),
        (len(parts[0]), len(parts[1])),
        position.stock - len(cards),
        position.unseen.difference(*hands),
        batch,
        fresh=True,
    )


def open_value(state: State, memo: Memo) -> Number:
    """What a position with open cards is worth to side 0: minimax, remembered."""
    if over(state):
        return margin(state, 0)
    key = key_of(state)
    if key not in memo:
        values = [open_value(play(state, move), memo) for move in moves(state)]
        memo[key] = better(low_wins(state), state.to_move)(values)
    found: Number = memo[key]
    return found


def open_mean(position: Hidden, memo: Memo) -> Number:
    """The mean over all splits when both players see them, and there is no stock."""
    values = [Fraction(open_value(world, memo)) for world in worlds(position)]
    return sum(values, Fraction(0)) / len(values)


def batch_of(position: Hidden, later: Callable[[Hidden, Memo], Number], memo: Memo) -> Batch:
    """Every way in which the batch may go; `later` says what the next one is worth."""
    leaves: list[Leaf] = []
    seats: tuple[int, ...] = ()
    all_worlds = worlds(position)
    for world in all_worlds:
        for seats, line, end in lines(world):  # noqa: B007  (the same seats in every line)
            if position.stock == 0:
                worth: Number = margin(end, 0)
            else:
                worth = later(following(position, end, world.hands), memo)
            leaves.append(Leaf(world.hands, line, worth))
    return Batch(seats, tuple(leaves), len(all_worlds), low_wins(position.known))
