"""Controls: what is known of all worlds makes an average over some of them surer.

How often each rank, and each set of cards that scores, lies with whom is known exactly over all
worlds (`Worlds.chances`). A sample has a little more or less of it by luck. The values are taken to
depend on these numbers in a straight line as far as they do, and the luck is taken out: the worlds
get weights, the same for every value, under which the known means come out right (a regression
estimator). What the line does not explain stays as doubt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..cards import Cards
from ..estimates import ALL, Estimate, error
from ..packing.masks import counted
from ..position import Position
from .deals import Worlds

__all__ = ["Control", "Sample", "effective", "plain", "weighed"]

PER_FEATURE = 6  # a feature is used where there are at least so many worlds for each


@dataclass(frozen=True)
class Sample:
    """How the worlds of a sample count.

    Attributes
    ----------
    weights : ndarray, shape (worlds,)
        They add up to 1; an average is the sum of values times weights.
    basis, dual : ndarray, shapes (worlds, k) and (k, worlds)
        ``basis @ dual @ values`` is what is explained of the values and no doubt.
    freedom : float
        Degrees of freedom left.
    missing : float
        Share of all worlds that is not in the sample; 0: nothing is left to chance.
    """

    weights: Any
    basis: Any
    dual: Any
    freedom: float
    missing: float

    def estimates(self, values: Any, span: tuple[float, float] = ALL) -> list[Estimate]:
        """Return the average of every column of values, with its doubt."""
        count, exact = len(values), self.missing == 0
        means = np.round(self.weights @ values, 12)  # what is less is rounding
        pairs = zip(means.tolist(), self._errors(values).tolist(), strict=True)
        return [
            Estimate(mean, se if exact else error(se, count), count, exact, span, self.freedom)
            for mean, se in pairs
        ]

    def _errors(self, values: Any) -> Any:
        if self.missing == 0:
            return np.zeros(values.shape[1])
        if self.freedom <= 0:
            return np.full(values.shape[1], np.inf)
        rest = values - self.basis @ (self.dual @ values)
        rest[np.abs(rest) < 1e-9] = 0.0  # rounding
        lost = len(values) / (len(values) - self.basis.shape[1])
        return np.sqrt(self.weights**2 @ rest**2 * lost * self.missing)


class Control:
    """Counts, world by world, of what is known over all worlds.

    Parameters
    ----------
    position : Position
    worlds : Worlds
    """

    def __init__(self, position: Position, worlds: Worlds) -> None:
        rules, unseen = position.rules, position.unseen
        by_rank = {rank: [c for c in unseen if c.rank == rank] for rank in rules.the_pack.ranks}
        scoring = [unseen & category.cards for category in rules.end_categories]
        sets = dict.fromkeys(Cards(cards) for cards in [*by_rank.values(), *scoring])
        sets = {cards: None for cards in sets if 0 < len(cards) < len(unseen)}
        chances = dict(zip(unseen, worlds.chances(), strict=True))
        places = _places(position, worlds.chances())
        self._features = [(cards.mask, where) for where in places[:-1] or places for cards in sets]
        self._expected = np.array(
            [
                sum(chances[card][list(where)].sum() for card in cards)
                for where in places[:-1] or places
                for cards in sets
            ]
        )

    def features(self, masks: Any) -> Any:
        """Return the numbers of cards in rows of masks less those expected, as an array."""
        found = np.empty((len(masks), len(self._features)))
        merged = {where: np.bitwise_or.reduce(masks[:, list(where)], 1)
                  for _, where in self._features}  # fmt: skip
        for i, (cards, where) in enumerate(self._features):
            found[:, i] = counted(merged[where] & cards)
        return found - self._expected

    def sample(self, features: Any, missing: float) -> Sample:
        """Return how the worlds with these features count."""
        count, many = features.shape
        if count < PER_FEATURE * many or missing == 0:
            return plain(count, missing)
        middle = features.mean(0)
        spread = features - middle
        sizes, axes = np.linalg.eigh(spread.T @ spread)
        use = sizes > 1e-9 * max(1.0, *sizes)  # the numbers of cards hang together
        axes = axes[:, use] / np.sqrt(sizes[use])
        explained = spread @ axes
        weights = 1 / count - explained @ (axes.T @ middle)
        basis = np.column_stack([np.full(count, count**-0.5), explained])
        return Sample(weights, basis, basis.T, count - basis.shape[1], missing)


def plain(count: int, missing: float) -> Sample:
    """Return how worlds count that all count the same."""
    return weighed(np.ones(count), missing)


def weighed(weights: Any, missing: float) -> Sample:
    """Return how worlds count by weights that need not add up to 1.

    Raises
    ------
    ValueError
        When no world has any weight.
    """
    if not weights.any():
        raise ValueError("no world that was looked at has any weight: no deal agrees with it")
    shares = weights / weights.sum()
    basis = np.ones((len(shares), 1))
    return Sample(shares, basis, shares[None, :], effective(weights) - 1, missing)


def effective(weights: Any) -> float:
    """Return how many equally weighted worlds give as sure an average.

    >>> effective(np.array([1, 1, 1, 1])), effective(np.array([1, 0, 0, 0]))
    (4.0, 1.0)
    """
    return float(weights.sum()) ** 2 / float((weights**2).sum())


def _places(position: Position, chances: Any) -> list[tuple[int, ...]]:
    """Return the places in which unseen cards may be, those of a side together, held or not."""
    players = position.rules.players
    found: dict[tuple[int, bool], list[int]] = {}
    for place in range(chances.shape[1]):
        if chances[:, place].any():
            key = position.rules.side_of(place % players), place < players
            found.setdefault(key, []).append(place)
    return [tuple(where) for where in found.values()]
