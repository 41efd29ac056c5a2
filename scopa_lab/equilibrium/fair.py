"""Fair values for two players: what moves are worth when nobody sees a hidden card.

The play of one batch is solved as a game of hidden hands (`regret`), whose leaves are what the
batches after it are worth (`leaves`, `leaf_model`). How much a player could still gain against the
solution is computed exactly and given with every value.

What a move is worth that an equilibrium never plays is not settled by the equilibrium: the other
side need not punish it. Such moves are valued in a second solution, where every choice is made at
random a little of the time (*tremble*), so that the other side knows how to answer them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf, prod

import numpy as np
import numpy.typing as npt

from ..cards import Cards
from ..moves import Move
from ..packing import move_of
from ..position import Position
from ..setup import Hand
from .corrections import Corrector
from .leaf_model import LeafModel
from .leaves import exact_leaf_values, last_batch_is_next
from .regret import HiddenGame
from .tree import PublicTree, hands_of, public_tree

__all__ = ["Fair", "FairMove", "fair", "payoffs_of", "why_not_fair"]

Floats = npt.NDArray[np.float64]

MOST_PAYOFFS = 20_000_000  # orders of cards to the end of a batch: 18 hidden cards and hands of 3
GOOD = 0.0001  # points that anybody could still gain, at which iterating ends …
ITERATIONS = 1_024  # … or after so many …
STEP = 32  # … looking so often
TREMBLE = 0.02  # of every choice, for moves that are not played
PLAYED = 0.01  # how often a move must be chosen to be valued as it is
READ_TREMBLE = 0.002  # where play so far is read, so that no play is impossible
READS: Mapping[str, float] = {"none": 0.0, "mild": 0.25, "full": 1.0}


@dataclass(frozen=True, slots=True)
class FairMove:
    """What one move is worth when nobody sees a hidden card.

    Attributes
    ----------
    value : float
        Margin of the deal for the side to move.
    se : float
        Standard error; 0 where nothing was sampled.
    behind, behind_se : float
        How much it is behind the best move, from 0, and the standard error of that.
    frequency : float
        How often the solution plays it with this hand.
    played : bool
        Whether that is often enough for the value to be that of the solution itself; otherwise it
        is the value in the solution with trembles.
    """

    value: float
    se: float
    behind: float
    behind_se: float
    frequency: float
    played: bool


@dataclass(frozen=True)
class Fair:
    """Fair values of a position, as good as they are so far.

    Attributes
    ----------
    position : Position
    moves : dict of Move to FairMove
        Of the hand of the side to move; empty when that is not known.
    low, high : float
        Bounds of the value before any hand is looked at, for the side to move.
    exploitability : float
        Half of ``high - low``: what a player could gain at most by playing otherwise, on average
        over both. Exact, not a statistical figure.
    iterations : int
    estimated : bool
        Whether the batches after the next are estimated; then the bounds are those of the game
        with the estimates.
    leaf_error : float
        Root mean square error of these estimates, before they are corrected.
    corrections : tuple of int
        Leaves per move by which the values were corrected: solved with open cards, solved exactly.
    read : str
        What is read from earlier play: ``"none"``, ``"mild"``, ``"full"``.
    complete : bool
    seconds : float
    """

    position: Position
    moves: dict[Move, FairMove]
    low: float
    high: float
    iterations: int
    estimated: bool
    leaf_error: float
    corrections: tuple[int, int]
    read: str
    complete: bool
    seconds: float = field(compare=False)

    @property
    def exploitability(self) -> float:
        """What a player could gain at most by playing otherwise, on average over both."""
        return max(0.0, (self.high - self.low) / 2)

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2


def payoffs_of(position: Position) -> int:
    """Return how many orders of cards there are to the end of the batch, captures left aside.

    >>> payoffs_of(Position.setup("scopa", hands=("AD 2D 3D", "? ? ?"), stock="?6",
    ...     piles=("4D 5D 6D 7D JD QD KD AS 2S 3S 4S 5S 6S 7S", "JS QS KS AC 2C 3C 4C 5C 6C 7C"),
    ...     table="JC QC KC AH"))
    665280
    """
    cards = len(position.unseen) + sum(len(hand.cards) for hand in position.hands)
    plays = sum(map(len, position.hands))
    return prod(range(cards - plays + 1, cards + 1))


def why_not_fair(position: Position) -> str:
    """Say why a position cannot be solved as a game of two hidden hands; "" if it can."""
    if position.rules.players != 2:
        return f"{position.rules.players} seats: fair values are for two players"
    if any(card is not None for card in position.stock):
        return "cards of the stock are known: fair values are for a stock that nobody knows"
    ahead, behind = (len(position.hands[(position.to_move + i) % 2]) for i in (0, 1))
    if ahead - behind not in (0, 1):
        return (
            f"the seat to move holds {ahead} cards and the other {behind}: fair values are for "
            "hands of one size, or one card more in that of the seat to move"
        )
    places = sum(hand.unknown for hand in position.hands) + len(position.stock)
    if position.stock and len(position.unseen) > places:
        return "some cards may be out of play or in the stock: fair values need to know which"
    if position.first_play and position.rules.ace_lead == "barred":
        return "what may be led depends on the hand: fair values are not for a deal's first play"
    count = payoffs_of(position)
    if count > MOST_PAYOFFS:
        return (
            f"{count:,} orders of cards to the end of the batch: fair values are worked out up to "
            f"{MOST_PAYOFFS:,} (18 hidden cards with hands of three)"
        )
    return ""


def fair(
    position: Position,
    *,
    read: str = "none",
    record: tuple[Position, Sequence[Move]] | None = None,
    lacks: Mapping[int, Cards] | None = None,
    iterations: int | None = None,
    corrections: tuple[int, int] = (64, 8),
    deadline: float = inf,
    stop: Callable[[], bool] = lambda: False,
    tell: Callable[[str, float], object] = lambda what, share: None,
    seed: int = 0,
    threads: int = 1,
) -> Iterator[Fair]:
    """Yield better and better fair values of a position of two players.

    Parameters
    ----------
    position : Position
        The hand of the side to move may be unknown too; then there are no values of moves.
    read : {"none", "mild", "full"}
        What is read from the play of this batch so far. ``"none"``: every hand is as likely as
        every other. ``"full"``: as likely as an equilibrium player would have played this way with
        it, which predicts other players worse than ``"none"``. ``"mild"``: a quarter of that.
    record : (Position, sequence of Move), optional
        How the batch began, as the table saw it, and what was played since; needed for a read.
    lacks : mapping of seat to Cards, optional
        Cards that are known not to be in a hand.
    iterations : int, optional
        Not given: until the exploitability is at most 0.0001 points.
    corrections : (int, int)
        Where later batches are estimated: leaves per move solved with open cards, and exactly.
    deadline : float
        `time.perf_counter` time at which to end, with what there is.
    stop, tell : callable
        Asked whether to end; told what is being done, and the share of it that is done.
    seed : int
    threads : int

    Raises
    ------
    ValueError
        Saying why the position cannot be solved this way, or what is wrong with the record.

    Notes
    -----
    In games where points are declared when hands are dealt, nothing is read from what was declared.
    """
    why = why_not_fair(position)
    if why:
        raise ValueError(why)
    if read not in READS:
        raise ValueError(f"read={read!r} is not allowed; allowed: {', '.join(READS)}")
    start = time.perf_counter()

    def ended() -> bool:
        return stop() or time.perf_counter() > deadline

    if sum(map(len, position.hands)) == 1:  # nobody else holds a card that could be hidden
        yield _last_card(
            position,
            lambda after: fair(after, deadline=deadline, stop=stop, threads=threads),
            start,
        )
        return

    def told(what: str, share: float) -> None:
        if ended():
            raise InterruptedError(f"ended while {what}")
        tell(what, share)

    try:
        solver = _Solver(position, seed, threads, told)
    except InterruptedError:
        return  # nothing is known yet
    solver.reach = _reach(position, lacks or {})
    if read != "none":
        if record is None:
            raise ValueError(f"read={read!r} needs a record: how the batch began, and its moves")
        try:
            posterior = _posterior(solver, position, record, ended)
        except InterruptedError:
            return
        solver.reach = [
            known * (READS[read] * likely + (1 - READS[read]))
            for known, likely in zip(solver.reach, posterior, strict=True)
        ]
    yield from solver.solve(read, iterations, corrections, ended, start)


class _Solver:
    """A position with its tree and what its leaves are worth."""

    def __init__(
        self, position: Position, seed: int, threads: int, tell: Callable[[str, float], object]
    ) -> None:
        self.position = position
        self.rng = np.random.default_rng(seed)
        self.threads = threads
        self.tell = tell
        self.rising = 1 if position.rules.wins == "low" else 0
        self.aim = -1.0 if position.rules.wins == "low" else 1.0
        self.reach: list[Floats] = []
        tell("listing what can be played", 0.0)
        self.tree: PublicTree = public_tree(position)
        self.estimated = not last_batch_is_next(position)
        self.leaf_error = 0.0
        if self.estimated:
            model = LeafModel(
                self.tree, self.rng, lambda share: tell("learning what later batches bring", share)
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
        so_far = position.bonus[seat] - position.bonus[1 - seat]
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
        while plain.iterations < most:
            step = min(STEP, most - plain.iterations)
            for game in (plain, trembling):
                game.solve(step, ended)
            found = now(complete=False)
            good = iterations is None and found.exploitability <= GOOD
            if good or ended() or plain.iterations >= most:
                break
            yield found
        if self.estimated and self.hand is not None and not ended():
            corrector = Corrector(
                self.tree, self.leaf_values, plain, self.hand, self.rng, self.threads
            )
            for done in corrector.rounds(corrections, ended):
                if not done:
                    yield now(complete=False)
        yield now(complete=not ended() or not self.estimated)

    @property
    def hand(self) -> int | None:
        """The number of the hand of the seat to move, if it is known."""
        hand = self.position.hands[self.position.to_move]
        if hand.unknown:
            return None
        places = sum(1 << i for i, card in enumerate(self.tree.cards) if hand.cards.mask & card)
        hands = hands_of(len(self.tree.cards), len(hand))
        return int(np.flatnonzero(hands == places)[0])

    def _moves(
        self, plain: HiddenGame, trembling: HiddenGame, so_far: int, corrector: Corrector | None
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
        best = max(worth, key=lambda move: worth[move][0])
        found = {}
        for move, _, frequency in as_played:
            value, se = worth[move]
            found[move_of(move)] = FairMove(
                self.aim * value + so_far,
                se,
                worth[best][0] - value,
                0.0 if corrector is None else corrector.between(best, move)[1],
                frequency,
                frequency >= PLAYED,
            )
        return dict(sorted(found.items(), key=lambda item: item[1].behind))


def _last_card(
    position: Position, solve: Callable[[Position], Iterator[Fair]], start: float
) -> Fair:
    """Return the values of the last card of a batch: the next batch begins with nothing hidden."""
    seat = position.to_move
    hidden = position.hands[seat].unknown
    aim = -1.0 if position.rules.wins == "low" else 1.0
    moves: dict[Move, FairMove] = {}
    bests: list[tuple[float, float]] = []
    parts: list[Fair] = []
    for card in position.playable:
        values = []
        for move in position.legal_moves():
            if move.card != card:
                continue
            low, high = _after(position.play(move), seat, solve, parts)
            moves[move] = FairMove((low + high) / 2, 0.0, 0.0, 0.0, 0.0, played=True)
            values.append((aim * (low + high), low, high))
        bests.append(max(values)[1:])
    if not hidden:
        best = max(moves, key=lambda move: aim * moves[move].value)
        top = moves[best].value
        moves = {
            move: replace(found, behind=aim * (top - found.value), frequency=float(move == best))
            for move, found in sorted(moves.items(), key=lambda item: -aim * item[1].value)
        }
    return Fair(
        position,
        {} if hidden else moves,
        sum(low for low, _ in bests) / len(bests),
        sum(high for _, high in bests) / len(bests),
        max((part.iterations for part in parts), default=0),
        any(part.estimated for part in parts),
        max((part.leaf_error for part in parts), default=0.0),
        (0, 0),
        "none",
        all(part.complete for part in parts),
        time.perf_counter() - start,
    )


def _after(
    position: Position,
    seat: int,
    solve: Callable[[Position], Iterator[Fair]],
    parts: list[Fair],
) -> tuple[float, float]:
    """Return bounds of what a seat has in the end, from a position where no hand is known."""
    if position.is_over:
        points = position.score().points
        return (points[seat] - points[1 - seat],) * 2
    for found in solve(position):
        last = found
    parts.append(last)
    return (last.low, last.high) if position.to_move == seat else (-last.high, -last.low)


def _reach(position: Position, lacks: Mapping[int, Cards]) -> list[Floats]:
    """Return per seat which hands it can hold, as the table knows: 1 or 0 each.

    The hand of the seat to move is known to itself alone.
    """
    hidden = position.unseen.mask | sum(hand.cards.mask for hand in position.hands)
    cards = [1 << i for i in range(52) if hidden >> i & 1]
    reach = []
    for seat, hand in enumerate(position.hands):
        known = Cards() if seat == position.to_move else hand.cards
        hands = hands_of(len(cards), len(hand))
        must = sum(1 << i for i, card in enumerate(cards) if card & known.mask)
        barred = lacks.get(seat, Cards())
        may_not = sum(1 << i for i, card in enumerate(cards) if card & barred.mask)
        reach.append(((hands & must == must) & (hands & may_not == 0)).astype(float))
    return reach


def _posterior(
    solver: _Solver,
    position: Position,
    record: tuple[Position, Sequence[Move]],
    ended: Callable[[], bool],
) -> list[Floats]:
    """Return per seat how likely its hands are, as equilibrium players would have played so far.

    Scaled to a mean of 1, so that a part of it can be mixed with "all alike".
    """
    began, moves = record
    _check_record(began, moves, position)
    earlier = _Solver(began, 0, solver.threads, solver.tell)
    earlier.reach = _reach(began, {})
    game = earlier.game(READ_TREMBLE)
    game.solve(ITERATIONS // 8, ended)
    reach = game.reach_after([_word(move) for move in moves])
    return [likely / likely.mean() for likely in reach]


def _word(move: Move) -> int:
    return move.card.index << 52 | move.captured.mask


def _check_record(began: Position, moves: Sequence[Move], position: Position) -> None:
    """Refuse a record that does not lead to the position, as far as the table can see."""
    why = why_not_fair(began)
    if why:
        raise ValueError(f"the record: {why}")
    at = _public(began)
    for move in moves:
        at = at.play(move)
    here = _public(position)
    if at != here:
        raise ValueError(f"the record leads to {at}, the position is {here}")


def _public(position: Position) -> Position:
    """Return a position as the table sees it: no hand known."""
    hands = tuple(Hand(unknown=len(hand)) for hand in position.hands)
    return replace(position, hands=hands)
