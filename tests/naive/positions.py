"""A position: everything there is to know in the middle of a deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tests.naive.pack import Card, Options
from tests.naive.presets import number_of_sides

Earned = tuple[tuple[str, int], ...]

#: categories of points made while the cards are played, in their order
IN_PLAY = ("sweeps", "picada", "simili", "quadriglia", "suit_bonus", "declarations")


@dataclass(frozen=True)
class State:
    """A position. Hands are by seat; piles, earned and combinations are by side."""

    options: Options
    table: frozenset[Card]
    hands: tuple[frozenset[Card], ...]
    stock: tuple[Card, ...]
    piles: tuple[frozenset[Card], ...]
    earned: tuple[Earned, ...]  # points made in play, by category
    to_move: int
    last_capture: int | None  # a seat
    last_capture_swept: int  # what the last capture was paid as a sweep (X17, X52)
    combinations: tuple[tuple[frozenset[Card], ...], ...]  # captures of two or more cards (X28)
    last_laid: Card | None  # the card laid by the play just before (X35)
    first_play: bool  # is this the first play of a deal in which it matters (X38, X58)?

    @property
    def bonus(self) -> tuple[int, ...]:
        """The points made in play, by side."""
        return tuple(sum(points for _, points in of_side) for of_side in self.earned)


def changed(values: tuple[Any, ...], index: int, new: Any) -> tuple[Any, ...]:
    """The tuple with one place replaced."""
    return (*values[:index], new, *values[index + 1 :])


def in_order(points: Mapping[str, int]) -> Earned:
    """Points by category as they are kept: in the order of the categories, without zeros."""
    return tuple((name, points[name]) for name in IN_PLAY if points.get(name, 0))


def earned_by(bonus: int | Mapping[str, int]) -> Earned:
    """A plain number of points is all of it sweeps."""
    points = {"sweeps": bonus} if isinstance(bonus, int) else bonus
    unknown = set(points) - set(IN_PLAY)
    if unknown:
        raise ValueError(f"no points in play are called {sorted(unknown)}")
    return in_order(points)


def position(
    options: Options,
    table: Iterable[Card],
    hands: Sequence[Iterable[Card]],
    stock: Iterable[Card] = (),
    piles: Sequence[Iterable[Card]] | None = None,
    bonus: Sequence[int | Mapping[str, int]] | None = None,
    to_move: int = 0,
    last_capture: int | None = None,
    last_capture_swept: int = 0,
    combinations: Sequence[Iterable[Iterable[Card]]] | None = None,
    last_laid: Card | None = None,
    first_play: bool = False,
) -> State:
    """A position from plain lists; what is left out is empty. Nothing is declared here (X59)."""
    nothing: list[list[Any]] = [[] for _ in range(number_of_sides(options))]
    return State(
        options=options,
        table=frozenset(table),
        hands=tuple(frozenset(hand) for hand in hands),
        stock=tuple(stock),
        piles=tuple(frozenset(pile) for pile in (nothing if piles is None else piles)),
        earned=tuple(
            earned_by(of_side) for of_side in ([0] * len(nothing) if bonus is None else bonus)
        ),
        to_move=to_move,
        last_capture=last_capture,
        last_capture_swept=int(last_capture_swept),
        combinations=tuple(
            tuple(frozenset(taken) for taken in of_side)
            for of_side in (nothing if combinations is None else combinations)
        ),
        last_laid=last_laid,
        first_play=first_play,
    )


def side_of(state: State, seat: int) -> int:
    """Partners sit opposite each other (2.2), so sides alternate round the table."""
    return seat % number_of_sides(state.options)


def credit(state: State, side: int, points: Mapping[str, int]) -> State:
    """The position with points added to what a side has made in play (or taken from it)."""
    before = dict(state.earned[side])
    both = {name: before.get(name, 0) + points.get(name, 0) for name in IN_PLAY}
    return replace(state, earned=changed(state.earned, side, in_order(both)))


def over(state: State) -> bool:
    """The deal is over when nobody holds a card and the stock is empty (2.1)."""
    return not state.stock and not any(state.hands)
