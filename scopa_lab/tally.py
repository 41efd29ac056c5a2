"""Tallies: from the values of many worlds to one row a move."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .captures import takes_itself
from .cards import Card
from .earning import Capture, sweep
from .estimates import Estimate, Row
from .evaluation import Evaluation
from .moves import Move, takes_all
from .position import Position
from .scoring import categories, margin
from .solution import aim
from .worlds import World

__all__ = ["Tally", "Threat"]

CHANCE = (0.0, 1.0)


class Tally:
    """The values of the worlds done so far, in the order of the worlds."""

    def __init__(self, position: Position, moves: Sequence[Move], total: int, repeats: bool):
        self.position = position
        self.moves = moves
        self.total = total
        self.repeats = repeats
        self.names = categories(position.rules)
        self.side = position.rules.side_of(position.to_move)
        self.aim = aim(position.rules)
        self.threats = [Threat(position, move) for move in moves]
        self.values: list[list[float]] = [[] for _ in moves]
        self.parts: list[dict[str, list[float]]] = [{n: [] for n in self.names} for _ in moves]
        self.wins: list[list[float]] = [[] for _ in moves]
        self.sweeps: list[list[float]] = [[] for _ in moves]

    def add(self, world: World, evaluation: Evaluation) -> None:
        for i, (value, points) in enumerate(zip(evaluation.values, evaluation.points, strict=True)):
            self.values[i].append(value)
            for name, row in zip(self.names, points, strict=True):
                self.parts[i][name].append(margin(row, self.side))
            totals = [self.aim * sum(side) for side in zip(*points, strict=True)]
            self.wins[i].append(_won(totals, self.side))
            self.sweeps[i].append(self.threats[i].hits(world))

    def rows(self) -> tuple[Row, ...]:
        goods = [self.aim * math.fsum(values) for values in self.values]
        best = max(range(len(goods)), key=lambda i: (goods[i], -i))
        rows = []
        for i, move in enumerate(self.moves):
            pairs = zip(self.values[best], self.values[i], strict=True)
            gap = [self.aim * (b - v) for b, v in pairs]
            rows.append(
                Row(
                    move,
                    self._over(self.values[i]),
                    Estimate(0.0, 0.0, len(gap), self._over(gap).exact)
                    if i == best
                    else self._over(gap),
                    {name: self._over(part) for name, part in self.parts[i].items()},
                    self._over(self.wins[i], CHANCE),
                    self._over(self.sweeps[i], CHANCE),
                )
            )
        return tuple(sorted(rows, key=lambda row: -self.aim * row.ev.mean))

    def _over(
        self, values: Sequence[float], span: tuple[float, float] = (-math.inf, math.inf)
    ) -> Estimate:
        return Estimate.over(values, self.total, repeats=self.repeats, span=span)


def _won(totals: Sequence[int], side: int) -> float:
    """Share of the win: 1 alone at the top, its part of a tie there, else 0."""
    top = max(totals)
    return 1 / totals.count(top) if totals[side] == top else 0.0


class Threat:
    """Whether the seat after a move can sweep, in a given world."""

    def __init__(self, position: Position, move: Move) -> None:
        after = position.play(move)
        self.played = move.card.mask
        self.seat = after.to_move
        self.dealt = len(after.stock) < len(position.stock)  # it holds what it is dealt then
        self.cards = 0
        if not after.is_over and after.sweep_counts:
            others = after.rules.cards - after.table
            by_rank = {card.rank: card for card in others}  # what a card sweeps is up to its rank
            sweepers = {rank for rank, card in by_rank.items() if _sweeps(after, card)}
            self.cards = sum(card.mask for card in others if card.rank in sweepers)

    def hits(self, world: World) -> float:
        held = world.batches[0][self.seat] if self.dealt else world.hands[self.seat]
        hand = held & ~self.played  # the same seat may be to move again
        return float(hand & self.cards != 0)


def _sweeps(position: Position, card: Card) -> bool:
    """Say whether a card could make a sweep that is paid."""
    rules, table = position.rules, position.table
    if not takes_all(rules, card, table) and not takes_itself(rules, card, table):
        return False
    return "sweeps" in rules.play_names and sweep(rules, Capture(card, table, table)) > 0
