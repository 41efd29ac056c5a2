"""Solving one position as a game of hidden hands, and what is known of the hands at its start."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from ..cards import Cards
from ..moves import Move
from ..packing import move_of, word_of
from ..position import Position
from ..record import Record
from ..scoring import margin
from ..setup import Hand
from ..solution import aim
from .corrections import Corrector
from .leaf_model import LeafModel
from .leaves import exact_leaf_values, last_batch_is_next
from .limits import why_not_fair
from .regret import HiddenGame
from .tree import PublicTree, hands_of, hidden_cards, places_of, public_tree
from .values import Fair, FairMove

__all__ = ["ITERATIONS", "Solver", "posterior", "public", "reach_of"]

Floats = npt.NDArray[np.float64]

GOOD = 0.0001  # points that anybody could still gain, at which iterating ends …
ITERATIONS = 1_024  # … or after so many …
STEP = 32  # … looking so often
TREMBLE = 0.02  # of every choice, for moves that are not played
SAME = 0.001  # points by which moves that are worth the same may come out apart
PLAYED = 0.01  # how often a move must be chosen to be valued as it is
READ_TREMBLE = 0.002  # where play so far is read, so that no play is impossible
READ_ITERATIONS = 128


class Solver:
    """A position with its tree and what its leaves are worth."""

    def __init__(
        self, position: Position, seed: int, threads: int, tell: Callable[[str, float], object]
    ) -> None:
        self.position = position
        self.rng = np.random.default_rng(seed)
        self.threads = threads
        self.tell = tell
        self.aim = aim(position.rules)
        self.rising = 0 if self.aim > 0 else 1
        self.reach: list[Floats] = []
        self.tree: PublicTree = public_tree(
            position, tell=lambda: tell("listing what can be played", 0.0)
        )
        self.estimated = not last_batch_is_next(position)
        self.leaf_error = 0.0
        if self.estimated:
            model = LeafModel(
                self.tree,
                self.rng,
                threads,
                lambda share: tell("learning what later batches bring", share),
            )
            self.leaf_error = model.error
            self.leaf_values = model.values()
        else:
            self.leaf_values = exact_leaf_values(
                self.tree, threads, lambda share: tell("solving the last batch", share)
            )

    def game(self, tremble: float = 0.0) -> HiddenGame:
        """Return the game of hidden hands, not solved yet."""
        return HiddenGame(self.tree, self.leaf_values, self.rising, self.reach, tremble)

    def solve(
        self,
        read: str,
        iterations: int | None,
        corrections: tuple[int, int],
        ended: Callable[[], bool],
        start: float,
    ) -> Iterator[Fair]:
        """Yield better and better values."""
        seat, position = self.position.to_move, self.position
        so_far = margin(position.bonus, seat)
        plain, trembling = self.game(), self.game(TREMBLE)
        corrector: Corrector | None = None

        def now(complete: bool) -> Fair:
            # points of the side to move, whether many of them are good or bad
            bounds = sorted(self.aim * bound + so_far for bound in plain.interval())
            return Fair(
                position,
                self._moves(plain, trembling, so_far, corrector),
                bounds[0],
                bounds[1],
                plain.iterations,
                self.estimated,
                self.leaf_error,
                (0, 0) if corrector is None else corrector.counts,
                read,
                complete,
                time.perf_counter() - start,
            )

        most = ITERATIONS if iterations is None else iterations
        good = False
        while not good and not ended() and plain.iterations < most:
            step = min(STEP, most - plain.iterations)
            for game in (plain, trembling):
                game.solve(step, ended)
            found = now(complete=False)
            good = iterations is None and found.exploitability <= GOOD
            if not good and plain.iterations < most:
                yield found
        done = good or plain.iterations >= most
        if self.estimated and self.hand is not None and done:
            corrector = Corrector(
                self.tree,
                self.leaf_values,
                plain,
                self.hand,
                self.rng,
                self.threads,
                lambda: self.tell("correcting the estimates", 0.0),
            )
            try:
                for over in corrector.rounds(corrections):
                    if not over:
                        yield now(complete=False)
            except InterruptedError:
                done = False
        yield now(complete=done)

    @property
    def hand(self) -> int | None:
        """The number of the hand of the seat to move, if it is known."""
        hand = self.position.hands[self.position.to_move]
        if hand.unknown:
            return None
        places = places_of(self.tree.cards, hand.cards.mask)
        hands = hands_of(len(self.tree.cards), len(hand))
        return int(np.flatnonzero(hands == places)[0])

    def _moves(
        self, plain: HiddenGame, trembling: HiddenGame, so_far: float, corrector: Corrector | None
    ) -> dict[Move, FairMove]:
        hand = self.hand
        if hand is None:
            return {}
        as_played = plain.first_moves(hand)
        with_trembles = {move: value for move, value, _ in trembling.first_moves(hand)}
        most = max(value for _, value, _ in as_played)
        worth: dict[int, tuple[float, float]] = {}  # in favour of the seat to move, with its error
        for move, value, frequency in as_played:
            if frequency < PLAYED:
                value = min(most, with_trembles[move])
            shift, se = (0.0, 0.0) if corrector is None else corrector.of(move)
            worth[move] = value + shift, se
        top = max(worth, key=lambda move: worth[move][0])
        often = {move: frequency for move, _, frequency in as_played}

        def behind(best: int, move: int) -> tuple[float, float]:
            doubt = 0.0 if corrector is None else corrector.between(best, move)[1]
            return max(0.0, worth[best][0] - worth[move][0]), doubt

        def is_level(move: int) -> bool:
            gap, doubt = behind(top, move)
            return gap <= max(SAME, 2 * doubt)

        best = max(filter(is_level, worth), key=lambda move: often[move])
        found = {
            move_of(move): FairMove(
                self.aim * value + so_far,
                se,
                *behind(best, move),
                often[move],
                often[move] >= PLAYED,
            )
            for move, (value, se) in worth.items()
        }
        first = move_of(best)
        return dict(sorted(found.items(), key=lambda item: (item[0] != first, item[1].behind)))


def reach_of(position: Position, lacks: Mapping[int, Cards]) -> list[Floats]:
    """Return per seat which hands it can hold, as the table knows: 1 or 0 each.

    The hand of the seat to move is known to itself alone.
    """
    cards = hidden_cards(position)
    reach = []
    for seat, hand in enumerate(position.hands):
        known = Cards() if seat == position.to_move else hand.cards
        hands = hands_of(len(cards), len(hand))
        must = places_of(cards, known.mask)
        may_not = places_of(cards, lacks.get(seat, Cards()).mask)
        reach.append(((hands & must == must) & (hands & may_not == 0)).astype(float))
    return reach


def posterior(
    solver: Solver,
    position: Position,
    record: Record,
    ended: Callable[[], bool],
) -> list[Floats]:
    """Return per seat how likely its hands are, as equilibrium players would have played so far.

    Scaled to a mean of 1, so that a part of it can be mixed with "all alike".
    """
    began = record.start
    _check_record(record, position)
    earlier = Solver(began, 0, solver.threads, solver.tell)
    earlier.reach = reach_of(began, {})
    game = earlier.game(READ_TREMBLE)
    game.solve(READ_ITERATIONS, ended)
    reach = game.reach_after([word_of(move) for move in record.moves])
    return [likely / likely.mean() for likely in reach]


def _check_record(record: Record, position: Position) -> None:
    """Refuse a record that does not lead to the position, as far as the table can see."""
    why = why_not_fair(record.start)
    if why:
        raise ValueError(f"the record: {why}")
    at, here = Record(public(record.start), record.moves).end, public(position)
    if at != here:
        raise ValueError(f"the record leads to {at}, the position is {here}")


def public(position: Position) -> Position:
    """Return a position as the table sees it: no hand known."""
    hands = tuple(Hand(unknown=len(hand)) for hand in position.hands)
    return replace(position, hands=hands)
