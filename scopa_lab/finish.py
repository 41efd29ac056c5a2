"""How a match is decided at the target: for which side, with which scores, and how it came there.

Each of the values of the option ``finish`` is a function here. They look for the side that gets to
the target; whether that side wins or loses is said by ``wins``, and by `scopa_lab.match.Match`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from .languages import Said, Term, say
from .names import category_term
from .rules import Rules

__all__ = ["Points", "Rows", "Verdict", "decide", "leader", "total", "winning"]

Points = tuple[int, ...]  # one number per side
Rows = Mapping[str, Points]  # category → points, in the order of counting


class Verdict(NamedTuple):
    """The side that got to the target, the scores then, and how it came there."""

    side: int
    scores: Points
    how: Said


def decide(rules: Rules, before: Points, rows: Rows) -> Verdict | None:
    """Decide a match at the end of a deal.

    Parameters
    ----------
    rules : Rules
    before : tuple of int
        The scores before the deal.
    rows : mapping of category to points per side
        What the deal scored, in the order of counting (`scopa_lab.scoring.categories`).

    Returns
    -------
    Verdict or None
        None when the match goes on.

    Notes
    -----
    Digest C20, C35 f, C36, C40, C43.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> rows = {"cards": (1, 0), "coins": (0, 2), "settebello": (1, 0), "sweeps": (0, 0)}
    >>> decide(rules("scopa"), (9, 9), rows) is None
    True
    >>> decide(rules("scopa", finish="count_order"), (9, 9), rows)[:2]
    (1, (11, 11))
    """
    return _DECIDE[rules.finish](rules, before, rows)


def leader(rules: Rules, scores: Points, how: str = "match.most", **when: Term) -> Verdict | None:
    """Find the side that has reached the target and has more points than everybody else (C20).

    `how` is the entry of the catalogue for it, `when` what else is put in.

    >>> from scopa_lab.rules import rules
    >>> leader(rules("scopa"), (12, 13, 12))
    Verdict(side=1, scores=(12, 13, 12), how='has reached 11 with the most points')
    """
    top = max(scores)
    if top < rules.target or scores.count(top) > 1:
        return None
    return Verdict(scores.index(top), scores, say(how, target=rules.target, **when))


def total(*rows: Points) -> Points:
    """Add up points side by side.

    >>> total((1, 2), (0, 3), (1, 1))
    (2, 6)
    """
    return tuple(map(sum, zip(*rows, strict=True)))


def winning(sides: tuple[int, ...]) -> Said:
    """Say who wins.

    >>> winning((1,)), winning((0, 2, 3))
    ('side 1 wins', 'sides 0, 2 and 3 win')
    """
    if len(sides) == 1:
        return say("match.wins", side=sides[0])
    return say("match.win", sides=", ".join(map(str, sides[:-1])), last=sides[-1])


def _highest(rules: Rules, before: Points, rows: Rows) -> Verdict | None:
    return leader(rules, total(before, *rows.values()))


def _count_order(rules: Rules, before: Points, rows: Rows) -> Verdict | None:
    """The highest; of those level at the top, the first to reach the target in the counting.

    Who reaches it in the same category, or had it before the deal, is held against each other by
    the points at that moment; if these are level too, another deal is played.
    """
    scores = total(before, *rows.values())
    top = max(scores)
    if top < rules.target or scores.count(top) == 1:
        return leader(rules, scores)
    level = [side for side, points in enumerate(scores) if points == top]
    for name, counted in _counting(before, rows):
        then = tuple(points if side in level else 0 for side, points in enumerate(counted))
        if max(then) < rules.target:
            continue
        first = leader(rules, then)
        if name:
            category = category_term(name)
            how = say("match.level_counted", target=rules.target, category=category)
        else:
            how = say("match.level_before", target=rules.target)
        return Verdict(first.side, scores, how) if first else None
    return None


def _mid_deal(rules: Rules, before: Points, rows: Rows) -> Verdict | None:
    """The first past the target and ahead: by what was earned in play, then counting in order."""
    ends = {c.name: rows[c.name] for c in rules.end_categories}
    earned = total(before, *(row for name, row in rows.items() if name not in ends))
    for name, counted in _counting(earned, ends):
        if name:
            verdict = leader(rules, counted, "match.most_counted", category=category_term(name))
        else:
            verdict = leader(rules, counted, "match.most_in_play")
        if verdict:
            return verdict
    return None


_DECIDE: dict[str, Callable[[Rules, Points, Rows], Verdict | None]] = {
    "highest_then_play_on": _highest,
    "count_order": _count_order,
    "mid_deal": _mid_deal,
    "claim": _highest,  # nobody has claimed (C35 f)
}


def _counting(before: Points, rows: Rows) -> Iterator[tuple[str, Points]]:
    """Yield the scores before, then after each category is counted, with its name."""
    yield "", before
    for name, row in rows.items():
        before = total(before, row)
        yield name, before
