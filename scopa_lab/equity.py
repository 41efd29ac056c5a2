"""Match equity: the chance to win the match from a score.

The points of a deal fall as they do when the rule book plays itself (`scopa_lab.deal_points`); from
there on the numbers are exact: over scores, from the highest down. The lead alternates: the side
that leads one deal deals the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .checks import whole
from .deal_points import TOTALS, DealPoints, deal_points
from .rules import Rules, RulesLike, as_rules

__all__ = ["Equity", "equity_after", "match_equity"]

BY_ORDER = ("count_order", "mid_deal")  # finishes for which the order of counting matters
Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


def match_equity(
    game: RulesLike, mine: int, theirs: int, *, leads: bool | None = None, **options: Any
) -> float:
    """Return the chance to win the match from a score, between two sides.

    Parameters
    ----------
    game : str or Rules
    mine, theirs : int
        Points before the next deal, from 0.
    leads : bool, optional
        Whether my side leads the next deal (the other side deals it). Not given: the mean of both.
        After that the lead alternates.
    **options
        Options of `scopa_lab.rules`; ``target``, ``finish`` and ``wins`` decide the match.

    Returns
    -------
    float
        0 to 1. A score at which the match is decided gives 0 or 1.

    Raises
    ------
    ValueError
        For unknown rules, more than two sides, points that are no whole numbers from 0.

    Notes
    -----
    Digest C20, C36, C40, X31. Left out are points that wait for the next deal (``tie="carry"``),
    outright wins (``napoleone``) and claims before the end of a deal. Under ``finish="mid_deal"``
    points earned in play are taken together before the counting begins.

    Examples
    --------
    >>> match_equity("scopa", 4, 4)
    0.5
    >>> match_equity("scopa", 10, 4) > 0.9
    True
    >>> match_equity("scopa", 11, 4), match_equity("scopa", 4, 12)
    (1.0, 0.0)
    """
    equity = _equity(as_rules(game, options, ("leads",)))
    mine, theirs = whole("mine", mine, least=0), whole("theirs", theirs, least=0)
    if leads is None:
        return (equity.leading(mine, theirs) + equity.following(mine, theirs)) / 2
    return equity.leading(mine, theirs) if leads else equity.following(mine, theirs)


def equity_after(
    game: RulesLike,
    match: tuple[int, int],
    side: int,
    points: npt.ArrayLike,
    **options: Any,
) -> Floats:
    """Return the chance to win the match after a deal, for every way it may end.

    Parameters
    ----------
    game : str or Rules
    match : (int, int)
        Points before the deal of the side in question and of the other.
    side : int
        Which side that is in the deal; side 0 led, so side 1 leads the next deal.
    points : array of int, shape (…, 2) or (…, categories, 2)
        Final points of the deal by side; by category (`scopa_lab.scoring.categories`) where the
        order of counting decides: told apart by `finish`.

    Returns
    -------
    ndarray of float, shape (…)

    Examples
    --------
    >>> equity_after("scopa", (9, 10), 0, [[2, 0], [1, 2], [2, 2]]).round(2).tolist()
    [1.0, 0.0, 0.0]
    """
    rules = as_rules(game, options)
    equity = _equity(rules)
    rows = np.asarray(points, np.int64)
    if rules.finish not in BY_ORDER:
        rows = rows[..., None, :]
    side = whole("side", side, least=0, most=1)
    ours, theirs = (whole("match", n, least=0) for n in match)
    shape = rows.shape[:-2]
    flat = rows.reshape(-1, *rows.shape[-2:])
    flat = flat if side == 0 else flat[..., ::-1]
    values = equity.after(ours, theirs, flat, next_leads=side == 1)
    return values.reshape(shape)


class Equity:
    """The chances of a match by score, for some rules and some way the points of a deal fall.

    Parameters
    ----------
    rules : Rules
        Of two sides.
    deals : DealPoints
    """

    def __init__(self, rules: Rules, deals: DealPoints) -> None:
        self.rules = rules
        self.deals = deals
        self._chances = deals.counts / deals.deals
        self._in_play = _in_play(rules, deals.categories)
        self._below = np.zeros((rules.target, rules.target))  # of the side that leads
        self._level = self._level_at_the_top()
        self._fill()

    def leading(self, mine: int, theirs: int) -> float:
        """Return the chance of the side that leads the next deal."""
        target = self.rules.target
        if max(mine, theirs) >= target:
            if mine == theirs:
                return self._level
            return float((mine > theirs) == (self.rules.wins == "high"))
        return float(self._below[mine, theirs])

    def following(self, mine: int, theirs: int) -> float:
        """Return the chance of the side that deals next."""
        return 1.0 - self.leading(theirs, mine)

    def after(self, mine: int, theirs: int, rows: Ints, *, next_leads: bool) -> Floats:
        """Return the chances after deals that ended so, ours first in every row.

        `next_leads` says whether our side leads the next deal.
        """
        before = np.array([mine, theirs])
        won = self._decided(before, rows)
        ours, others = (rows.sum(axis=1) + before).T
        level = (ours == others) & (ours >= self.rules.target)
        if not next_leads:
            ours, others = others, ours
        most = self.rules.target - 1  # where it is more, it is decided or level
        leading = self._below[np.minimum(ours, most), np.minimum(others, most)]
        leading = np.where(level, self._level, leading)
        return np.where(np.isnan(won), leading if next_leads else 1 - leading, won)

    # ── within ──────────────────────────────────────────────────────────────────────────────────

    def _decided(self, before: Ints, rows: Ints) -> Floats:
        """Return 1 where a deal wins the match for us, 0 where it loses it, else nan."""
        target = self.rules.target
        totals = rows.sum(axis=1) + before
        top = totals.max(axis=1)
        ahead = np.sign(totals[:, 0] - totals[:, 1]).astype(float)
        ahead[top < target] = 0
        if self.rules.finish in BY_ORDER:
            open_still = np.full(len(rows), True)
            if self.rules.finish == "count_order":  # the order counts for those level at the top
                open_still = (ahead == 0) & (top >= target)
            else:
                ahead[:] = 0
            ahead = self._in_order(before, rows, ahead, open_still)
        won = np.where(ahead == 0, np.nan, (ahead + 1) / 2)
        return won if self.rules.wins == "high" else 1 - won

    def _in_order(self, before: Ints, rows: Ints, ahead: Floats, open_still: Any) -> Floats:
        """Count category by category; who has the target then, and is ahead, has it first.

        In ``mid_deal`` what was earned in play comes first, and level scores are counted on; in
        ``count_order`` they are not.
        """
        mid_deal = self.rules.finish == "mid_deal"
        scores = np.repeat(before[None, :], len(rows), axis=0)
        order = list(range(rows.shape[1]))
        if mid_deal:
            scores = scores + rows[:, self._in_play].sum(axis=1)
            order = [i for i in order if i not in self._in_play]
        for step in [None, *order]:
            if step is not None:
                scores = scores + rows[:, step]
            reached = open_still & (scores.max(axis=1) >= self.rules.target)
            sign = np.sign(scores[:, 0] - scores[:, 1])
            ahead = np.where(reached, sign, ahead)
            open_still = open_still & ~(reached & ((sign != 0) | (not mid_deal)))
        return ahead

    def _level_at_the_top(self) -> float:
        """Return the chance of the side that leads where both are level with the target reached.

        Deal after deal is played until one is ahead.
        """
        top = self.rules.target
        won = self._decided(np.array([top, top]), self.deals.rows)
        again = float(self._chances[np.isnan(won)].sum())
        wins = float((self._chances * np.nan_to_num(won)).sum())
        return (wins + again) / (1 + again) if again < 1 else 0.5

    def _fill(self) -> None:
        """Work out every score below the target, the highest sums first.

        A deal without points leaves the score and passes the lead, so a score and its mirror image
        are worked out together.
        """
        target = self.rules.target
        for total in range(2 * target - 2, -1, -1):
            for a in range(max(0, total - target + 1), total // 2 + 1):
                b = total - a
                first, nothing = self._without_nothing(a, b)
                second, _ = self._without_nothing(b, a)
                # x = first + nothing * (1 - y), y = second + nothing * (1 - x)
                both = 1 - nothing * nothing
                x = (first + nothing - nothing * second - nothing * nothing) / both if both else 0.5
                self._below[a, b] = x
                self._below[b, a] = second + nothing * (1 - x)

    def _without_nothing(self, mine: int, theirs: int) -> tuple[float, float]:
        """Return the chance by deals with points, and the chance of a deal without."""
        rows = self.deals.rows
        some = rows.any(axis=(1, 2))
        values = self.after(mine, theirs, rows[some], next_leads=False)
        chances = self._chances[some]
        return float((values * chances).sum()), float(1 - chances.sum())


def _in_play(rules: Rules, names: Sequence[str]) -> list[int]:
    return [i for i, name in enumerate(names) if name in rules.play_names]


def _equity(rules: Rules) -> Equity:
    if rules.sides != 2:
        raise ValueError(f"match equity is worked out between two sides, {rules} has {rules.sides}")
    return _made(rules)


@lru_cache(maxsize=16)
def _made(rules: Rules) -> Equity:
    by_category = rules.finish in BY_ORDER
    found = deal_points(rules, by_category=by_category)
    if not by_category and found.categories != TOTALS:
        found = _as_totals(found)
    return Equity(rules, found)


def _as_totals(deals: DealPoints) -> DealPoints:
    """Return the same with totals only: a tenth of the ways."""
    chances = deals.totals()
    pairs = np.array(list(chances), np.int64)
    counts = np.array([round(chance * deals.deals) for chance in chances.values()], np.int64)
    return DealPoints(
        deals.rules, TOTALS, pairs[:, None, :], counts, deals.player, deals.seed, deals.made
    )
