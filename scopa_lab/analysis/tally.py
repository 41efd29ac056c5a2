"""Tallies: from the values of many worlds to one row a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..captures import takes_itself
from ..cards import Card
from ..earning import Capture, sweep
from ..estimates import CHANCE, Estimate, Row, error
from ..moves import Move, takes_all
from ..position import Position
from ..scoring import categories
from ..worlds import Worlds
from ..worlds.control import Control, Sample, effective, plain, weighed
from ..worlds.reading import Reading
from .evaluation import Piece
from .utilities import Utility, margins, outcome

__all__ = ["Tally", "Threat"]


class Tally:
    """What came out of the worlds done so far, in the order of the worlds.

    Parameters
    ----------
    position : Position
    moves : sequence of Move
    worlds : Worlds
    utility : Utility
    reading : Reading, optional
        How worlds are weighed; not given: all alike.
    noisy : bool
        Whether the same world can come out differently, so that even all of them leave doubt.
    """

    def __init__(
        self,
        position: Position,
        moves: Sequence[Move],
        worlds: Worlds,
        utility: Utility,
        reading: Reading | None = None,
        noisy: bool = False,
    ) -> None:
        self.position, self.moves, self.worlds, self.utility = position, moves, worlds, utility
        self.count = 0
        self._reading = reading
        self._noisy = noisy
        self._side = position.rules.side_of(position.to_move)
        self._threats = [Threat(position, move) for move in moves]
        self._names = categories(position.rules) if utility.adds_up else ()
        self._control = Control(position, worlds) if reading is None and utility.adds_up else None
        self._kept: dict[str, list[Any]] = {}
        self._unseen = list(position.unseen)
        shape = len(moves), position.rules.sides, len(self._unseen)
        self._ends: Any = np.zeros(shape)  # weights of the worlds in which a card ends there …
        self._squares: Any = np.zeros(shape)  # … and their squares
        self._sample: Sample | None = None  # of the worlds done when it was last asked for

    def add(self, piece: Piece) -> None:
        """Add what came out of some worlds."""
        masks, points = self.worlds.masks(piece.numbers), piece.points
        share, tie, loss = outcome(points.sum(2), self.position.rules, self._side)
        sweeps = np.column_stack([threat.hits(masks) for threat in self._threats])
        self._keep("values", self.utility.of(points))
        self._keep("chances", np.stack([share, tie, loss, sweeps], 2))
        if self._names:
            self._keep("parts", self.utility.parts(points))
        self._keep("by_side", margins(points.sum(2)))
        weights = np.ones(len(masks))
        if self._reading is not None:
            weights = self._reading.weights(self.worlds, masks)
        self._keep("weights", weights)
        if self._control is not None:
            self._keep("features", self._control.features(masks))
        bits = np.array([card.mask.bit_length() - 1 for card in self._unseen], np.int64)
        inside = (piece.piles[..., None] >> bits & 1).astype(float)
        self._ends += np.tensordot(weights, inside, 1)
        self._squares += np.tensordot(weights**2, inside, 1)
        self.count += len(masks)

    def _keep(self, name: str, rows: Any) -> None:
        self._kept.setdefault(name, []).append(rows)

    def _all(self, name: str) -> Any:
        """Return what was kept, as one array with a row a world."""
        kept = self._kept[name]
        if len(kept) > 1:
            kept[:] = [np.concatenate(kept)]
        return kept[0]

    @property
    def controlled(self) -> bool:
        """Whether the luck of the sample is taken out of the values."""
        return self._control is not None

    @property
    def missing(self) -> float:
        """Share of all worlds that is not done; 1 where even that would leave doubt."""
        return 1.0 if self._noisy else 1 - self.count / self.worlds.total

    @property
    def effective(self) -> float:
        """How many equally weighted worlds these are worth."""
        return effective(self._all("weights"))

    @property
    def _usual(self) -> Sample:
        """How worlds count by themselves."""
        if self._reading is None:
            return plain(self.count, self.missing)
        return weighed(self._all("weights"), self.missing)

    @property
    def _sharp(self) -> Sample:
        """How worlds count for values, their luck taken out where that can be done."""
        if self._control is None:
            return self._usual
        if self._sample is None or len(self._sample.weights) != self.count:
            self._sample = self._control.sample(self._all("features"), self.missing)
        return self._sample

    def rows(self) -> tuple[Row, ...]:
        """Return a row a move, best first."""
        aim, values, usual, sharp = self.utility.aim, self._all("values"), self._usual, self._sharp
        evs = sharp.estimates(values, self.utility.span)
        best = max(range(len(evs)), key=lambda i: (aim * evs[i].mean, -i))
        gaps = sharp.estimates(aim * (values[:, [best]] - values))
        rows = []
        for i, move in enumerate(self.moves):
            win, tie, loss, risk = usual.estimates(self._all("chances")[:, i], CHANCE)
            parts, lost = [], []
            if self._names:
                kept = self._all("parts")
                parts = sharp.estimates(kept[:, i])
                lost = sharp.estimates(aim * (kept[:, best] - kept[:, i]))
            rows.append(
                Row(
                    move,
                    evs[i],
                    Estimate(0.0, 0.0, self.count, gaps[i].exact) if i == best else gaps[i],
                    dict(zip(self._names, parts, strict=True)),
                    win,
                    risk,
                    tie,
                    loss,
                    self._whereabouts(i, usual),
                    None,
                    dict(zip(self._names, lost, strict=True)),
                    tuple(sharp.estimates(self._all("by_side")[:, i])),
                )
            )
        return tuple(sorted(rows, key=lambda row: -aim * row.ev.mean))

    def factor(self) -> float:
        """Return how many times as many worlds it would take without taking luck out.

        Of the values of all moves and their differences, the mean.
        """
        values = self._all("values")
        gaps = values - values[:, [0]]
        columns = np.column_stack([values, gaps[:, 1:]])
        pairs = zip(self._usual.estimates(columns), self._sharp.estimates(columns), strict=True)
        ratios = [(a.se / b.se) ** 2 for a, b in pairs if 0 < b.se < float("inf")]
        return sum(ratios) / len(ratios) if ratios else 1.0

    def _whereabouts(self, i: int, sample: Sample) -> dict[Card, tuple[Estimate, ...]]:
        """Return per unseen card and side the chance that it ends there after a move."""
        weights = self._all("weights")
        chances = self._ends[i] / weights.sum()
        spread = self._squares[i] * (1 - 2 * chances) + chances**2 * (weights**2).sum()
        lost = self.count / max(self.count - 1, 1)
        errors = np.sqrt(np.maximum(spread, 0) * lost * self.missing) / weights.sum()
        if self.missing and self.count < 2:
            errors[:] = np.inf
        elif self.missing:
            errors[errors == 0] = error(0.0, self.count)
        exact = self.missing == 0
        return {
            card: tuple(
                Estimate(mean, se, self.count, exact, CHANCE, sample.freedom)
                for mean, se in zip(means, ses, strict=True)
            )
            for card, means, ses in zip(
                self._unseen, chances.T.tolist(), errors.T.tolist(), strict=True
            )
        }


class Threat:
    """Whether the seat after a move can sweep, in given worlds."""

    def __init__(self, position: Position, move: Move) -> None:
        after = position.play(move)
        dealt = len(after.stock) < len(position.stock)  # it holds what it is dealt then
        self.played = move.card.mask
        self.place = after.to_move + dealt * position.rules.players
        self.cards = 0
        if not after.is_over and after.sweep_counts:
            others = after.rules.cards - after.table
            by_rank = {card.rank: card for card in others}  # what a card sweeps is up to its rank
            sweepers = {rank for rank, card in by_rank.items() if _sweeps(after, card)}
            self.cards = sum(card.mask for card in others if card.rank in sweepers)

    def hits(self, masks: Any) -> Any:
        """Return 1 or 0 for every row of masks (see `Worlds.masks`)."""
        hands = masks[:, self.place] & ~self.played  # the same seat may be to move again
        return (hands & self.cards != 0).astype(float)


def _sweeps(position: Position, card: Card) -> bool:
    """Say whether a card could make a sweep that is paid."""
    rules, table = position.rules, position.table
    if not takes_all(rules, card, table) and not takes_itself(rules, card, table):
        return False
    return "sweeps" in rules.play_names and sweep(rules, Capture(card, table, table)) > 0
