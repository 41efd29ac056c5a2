"""Matches: many deals to a target, and who has won.

`Match.after` adds a finished deal, `Match.during` looks at one that is being played, `Match.claim`
stops it with a claim; each gives a new match. `scopa_lab.finish` decides at the target.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from .checks import whole
from .finish import Points, Verdict, decide, leader, total, winning
from .languages import Said, say
from .names import value_label
from .position import Position
from .record import Record
from .rules import Rules, RulesLike, as_rules
from .scoring import Score, categories

__all__ = ["Match"]

FIELDS = ("variant", "options", "scores", "deals", "carried", "winners", "why", "records")


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """A match of many deals; make one with `start`.

    Attributes
    ----------
    rules : Rules
        ``target``, ``finish``, ``wins``, ``tie`` and ``napoleone`` say how it is decided.
    scores : tuple of int
        Points per side. When the match was decided in a deal, as they were counted then.
    deals : int
        Number of deals played to the end.
    carried : tuple of (str, int)
        Categories nobody won, with the points that wait for who wins them next (``tie="carry"``).
    winners : tuple of int or None
        The sides that won; None while the match is not over.
    why : str
        A sentence: who has won and why, or why nobody has.
    records : tuple of Record
        The deals that were given as records, each with the points before it.

    Notes
    -----
    Digest C20, C34 to C36, C40, X08, X22, X31, 2.1, 2.8 to 2.12 (target), 2.9 (claim).

    Examples
    --------
    >>> match = Match.start("scopa", scores=(8, 9))
    >>> deal = Position.setup("scopa", hands=("", ""), stock="", piles=("7D 7H 6C AS", "2H"))
    >>> print(match.after(deal))
    Scopa to 11: 12 - 9 after 1 deal; side 0 wins: it has reached 11 with the most points
    """

    rules: Rules
    scores: Points
    deals: int = 0
    carried: tuple[tuple[str, int], ...] = ()
    winners: tuple[int, ...] | None = None
    why: str = ""
    records: tuple[Record, ...] = ()

    def __post_init__(self) -> None:
        set_to = object.__setattr__  # frozen: numbers are made exact once, here
        set_to(self, "scores", _exact_scores(self.rules, self.scores))
        set_to(self, "deals", whole("deals", self.deals, least=0))
        set_to(self, "carried", _exact_carried(self.rules, self.carried))
        set_to(self, "winners", _exact_winners(self.rules, self.winners))
        if not isinstance(self.why, str):
            raise ValueError(f"why is a sentence, got {self.why!r}")
        set_to(self, "records", tuple(map(Record.of, self.records)))

    # ── making one ──────────────────────────────────────────────────────────────────────────────

    @classmethod
    def start(cls, game: RulesLike, scores: Iterable[int] | None = None, **options: Any) -> Match:
        """Start a match, or take one up that stands at these scores.

        Parameters
        ----------
        game : str or Rules
            A variant's name or rules.
        scores : one whole number per side, optional
            Points before the first deal; 0 when not given. Decided as at the end of a deal.
        **options
            Options of `scopa_lab.rules`.

        Raises
        ------
        ValueError
            For an unknown variant or option, and scores that are not one whole number from 0 per
            side.

        Examples
        --------
        >>> Match.start("scopa", (13, 12)).winners, Match.start("scopa", (12, 12)).winners
        ((0,), None)
        """
        rules = as_rules(game, options, ("scores",))
        given: Any = (0,) * rules.sides if scores is None else scores
        match = cls(rules, given)
        return match._decided(leader(rules, match.scores))

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Match:
        """Read what `to_dict` gave.

        Raises
        ------
        ValueError
            Naming the field at fault.
        """
        if not isinstance(data, Mapping):
            raise ValueError(f"a match is name: value, got {data!r}")
        strange = [name for name in data if name not in FIELDS]
        missing = [name for name in ("variant", "scores") if name not in data]
        if strange or missing:
            fault = f"unknown field {strange[0]!r}" if strange else f"{missing[0]} is missing"
            raise ValueError(f"a match: {fault}; fields: {', '.join(FIELDS)}")
        options, carried = data.get("options", {}), data.get("carried", {})
        for name, value in (("options", options), ("carried", carried)):
            if not isinstance(value, Mapping):
                raise ValueError(f"{name} are name: value, got {value!r}")
        return cls(
            rules=as_rules(data["variant"], dict(options)),
            scores=data["scores"],
            deals=data.get("deals", 0),
            carried=tuple(carried.items()),
            winners=data.get("winners"),
            why=data.get("why", ""),
            records=tuple(map(Record.from_dict, data.get("records", ()))),
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the match as JSON-ready data."""
        data: dict[str, Any] = {"variant": self.rules.name}
        if self.rules.options:
            data["options"] = self.rules.options
        data |= {
            "scores": list(self.scores),
            "deals": self.deals,
            "carried": dict(self.carried),
            "winners": None if self.winners is None else list(self.winners),
            "why": self.why,
        }
        if self.records:
            data["records"] = [record.to_dict() for record in self.records]
        return data

    # ── where it stands ─────────────────────────────────────────────────────────────────────────

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.winners is not None

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with most points; with fewest where the low score wins.

        >>> Match.start("scopa", (3, 5)).leaders, Match.start("perdere", (3, 5)).leaders
        ((1,), (0,))
        """
        best = max(self.scores) if self.rules.wins == "high" else min(self.scores)
        return tuple(side for side, points in enumerate(self.scores) if points == best)

    def __str__(self) -> str:
        played = f"after {self.deals} deal{'s' * (self.deals != 1)}"
        scores = " - ".join(map(str, self.scores))
        return f"{self.rules.title} to {self.rules.target}: {scores} {played}; {self.why}"

    def __repr__(self) -> str:
        return f"Match.from_dict({self.to_dict()!r})"

    def _repr_html_(self) -> str:
        from .display import match_html

        return match_html(self)

    def explain(self) -> str:
        """Return how the match is decided, a line per side, what waits, and what follows.

        >>> print(Match.start("scopa", (9, 4)).explain())
        Scopa to 11: at the end of a deal the highest with it wins, level plays on
        side 0: 9 points, 2 to go
        side 1: 4 points, 7 to go
        play on: nobody has reached 11
        """
        target = self.rules.target
        lines = [f"{self.rules.title} to {target}: {value_label('finish', self.rules.finish)}"]
        if self.rules.wins == "low":
            lines.append("the low score is good: who would win by this loses, and the others win")
        for side, points in enumerate(self.scores):
            left = f"{target - points} to go" if points < target else f"{target} reached"
            lines.append(f"side {side}: {points} point{'s' * (points != 1)}, {left}")
        if self.carried and not self.is_over:
            waiting = ", ".join(f"{name} {points}" for name, points in self.carried)
            lines.append(f"waiting for who wins them next: {waiting}")
        return "\n".join([*lines, self.why])

    # ── going on ────────────────────────────────────────────────────────────────────────────────

    def after(self, deal: Score | Position | Record | str) -> Match:
        """Return the match after one more deal: its score, its last position or its record.

        Raises
        ------
        ValueError
            When the match is over, the deal is not, or it was played by other rules (``target`` and
            ``finish``, which change nothing in a deal, may differ).

        Examples
        --------
        A point that waits goes to who wins the category next:

        >>> match = Match.start("scopa", tie="carry", primiera="off")
        >>> over = dict(tie="carry", primiera="off", hands=("", ""), stock="")
        >>> match = match.after(Position.setup("scopa", piles=("7D 2H", "3D 3H"), **over))
        >>> match.scores, match.carried
        ((1, 0), (('cards', 1), ('coins', 1)))
        >>> match.after(Position.setup("scopa", piles=("2H 3H", "7D"), **over)).scores
        (3, 3)

        The record of a deal is kept:

        >>> start = "scopa | table 2D 3S | hands 5H / 7D | stock -"
        >>> match = Match.start("scopa", (2, 1)).after(Record.of((start, "5Hx2D3S 7D")))
        >>> match.scores, match.records[0].scores
        ((6, 1), (2, 1))
        """
        score = self._score_of(deal)
        if not score.final:
            raise ValueError(say("match.deal_on"))
        rows = self._rows(score)
        worth = {c.name: c.points for c in self.rules.end_categories}
        waiting = {name: points for name, points in self.carried if not any(score.table[name])}
        for name in score.carried:
            waiting[name] = waiting.get(name, 0) + worth[name]
        played = replace(
            self._keeping(deal),
            scores=total(self.scores, *rows.values()),
            deals=self.deals + 1,
            carried=tuple((name, waiting[name]) for name in worth if name in waiting),
        )
        if score.outright is not None:
            return played._outright(score.outright)
        return played._decided(decide(self.rules, self.scores, rows))

    def during(self, position: Position | Record | str) -> Match:
        """Return the match decided in the middle of a deal; this one if it is not.

        Ask after every play (and after the dealing): under ``finish="mid_deal"`` points earned in
        play count at once, and under ``napoleone="on"`` so does an outright win. Of two sides that
        have reached the target the higher wins; while they are level the deal goes on.

        Raises
        ------
        ValueError
            When the match is over, or the deal is played by other rules.

        Examples
        --------
        >>> match = Match.start("scopa", (10, 10), finish="mid_deal")
        >>> deal = Position.setup("scopa", hands=("7D", "2D"), bonus=(0, 1), piles=("", "AH 2H"))
        >>> print(match.during(deal))
        Scopa to 11: 10 - 11 after 0 deals; side 1 wins: it has reached 11 ...
        >>> Match.start("scopa", (10, 10)).during(deal).is_over
        False
        """
        kept, position = self._keeping(position), _position(position)
        score = self._score_of(position)
        now = kept._stopped(position, position.bonus)
        if score.outright is not None:
            return now._outright(score.outright)
        if self.rules.finish != "mid_deal":
            return self
        verdict = leader(self.rules, now.scores, "match.most_in_play")
        return now._decided(verdict) if verdict else self

    def claim(self, side: int, position: Position | Record | str) -> Match:
        """Return the match after a side stops the deal and claims the target (2.9).

        Its points of the deal are counted as the piles stand, those that wait included. If it has
        the target it wins, whatever the others have; if not it loses, and all others win.

        Raises
        ------
        ValueError
            When the match is over or not played by claim, there is no such side, or the deal is
            played by other rules.

        Examples
        --------
        >>> match = Match.start("scopa", (9, 10), finish="claim")
        >>> deal = Position.setup("scopa", hands=("2D", "3D"), piles=("7D KD", "KS"))
        >>> deal.score().points
        (3, 0)
        >>> print(match.claim(0, deal).why)
        side 0 wins: it claims 11 and has 12
        >>> print(match.claim(1, deal).why)
        side 0 wins: side 1 claims 11 and has 10
        """
        if self.rules.finish != "claim":
            raise ValueError(
                f"nobody may claim under finish={self.rules.finish!r}; finish='claim' allows it"
            )
        side = whole("side", side, least=0, most=self.rules.sides - 1)
        kept, position = self._keeping(position), _position(position)
        score = self._score_of(position)
        now = kept._stopped(position, *self._rows(score).values())
        if score.outright is not None:
            return now._outright(score.outright)
        target, has = self.rules.target, now.scores[side]
        how = say("match.claims", target=target, has=has)
        return now._won(side, how, loses=has < target)

    # ── within ──────────────────────────────────────────────────────────────────────────────────

    def _keeping(self, deal: object) -> Match:
        """The match with the record of a deal, if that is what is given."""
        if not isinstance(deal, Record):
            return self
        record = deal if deal.scores else replace(deal, scores=self.scores)
        return replace(self, records=(*self.records, record))

    def _score_of(self, deal: Score | Position | Record | str) -> Score:
        """The score of a deal that belongs to this match, or an error."""
        if self.winners is not None:
            raise ValueError(say("match.over", why=self.why or winning(self.winners)))
        if isinstance(deal, Score):
            why = _why_other_score(self.rules, deal)
            score = deal
        else:
            position = _position(deal)
            differ = position.rules.differs(self.rules).keys() - {"target", "finish"}
            why = f"{position.rules} there, {self.rules} in the match" if differ else ""
            score = position.score()
        if why:
            raise ValueError(f"the deal is played by other rules than the match: {why}")
        return score

    def _rows(self, score: Score) -> dict[str, Points]:
        """The points of a deal by category, in order, with what waited for their winners (X22)."""
        waiting = dict(self.carried)
        return {
            name: tuple(n + waiting.get(name, 0) if n > 0 else n for n in score.table[name])
            for name in categories(self.rules)
        }

    def _stopped(self, position: Position, *rows: Points) -> Match:
        """The match with these points of a deal that may not be over."""
        deals = self.deals + position.is_over
        return replace(self, scores=total(self.scores, *rows), deals=deals)

    def _decided(self, verdict: Verdict | None) -> Match:
        if verdict is not None:
            now = replace(self, scores=verdict.scores)
            return now._won(verdict.side, verdict.how, loses=self.rules.wins == "low")
        target = self.rules.target
        reached = max(self.scores) >= target
        why = say("match.level") if reached else say("match.nobody", target=target)
        return replace(self, why=say("match.play_on", why=why))

    def _outright(self, side: int) -> Match:
        return self._won(side, say("match.outright"), loses=False)

    def _won(self, side: int, how: Said, *, loses: bool) -> Match:
        """Decide for a side, or against it and for all others."""
        winners = tuple(s for s in range(self.rules.sides) if (s != side) == loses)
        key = "match.because" if loses else "match.because_it"
        why = say(key, who=winning(winners), side=side, how=how)
        return replace(self, winners=winners, why=why)


# ── words and checks ────────────────────────────────────────────────────────────────────────────


def _position(deal: Position | Record | str) -> Position:
    return deal.end if isinstance(deal, Record) else Position.of(deal)


def _why_other_score(rules: Rules, score: Score) -> str:
    """Say what shows that a score is not of these rules, as far as a score can show it."""
    names = categories(rules)
    if len(score.points) != rules.sides:
        return f"{len(score.points)} sides there, {rules.sides} in the match"
    if set(score.table) != set(names):
        return f"it counts {', '.join(score.table)}; the match {', '.join(names)}"
    if score.carried and rules.tie != "carry":
        return f"points are carried over there, tie={rules.tie!r} in the match"
    if score.outright is not None and rules.napoleone != "on":
        return f"an outright win there, napoleone={rules.napoleone!r} in the match"
    return ""


def _listed(given: Any) -> tuple[Any, ...]:
    listed = isinstance(given, Iterable) and not isinstance(given, str)
    return tuple(given) if listed else ()


def _exact_scores(rules: Rules, given: Any) -> Points:
    scores = _listed(given)
    if len(scores) != rules.sides:
        raise ValueError(f"scores are {rules.sides} whole numbers, one per side, got {given!r}")
    return tuple(whole(f"scores[{side}]", n, least=0) for side, n in enumerate(scores))


def _exact_carried(rules: Rules, given: Any) -> tuple[tuple[str, int], ...]:
    carried = tuple(given)
    ties = ("most", "primiera") if rules.tie == "carry" else ()
    allowed = [c.name for c in rules.end_categories if c.kind in ties]
    for name, _ in carried:
        if name not in allowed:
            raise ValueError(
                f"nothing can be carried for {name!r} under tie={rules.tie!r}; "
                f"allowed: {', '.join(allowed) or 'none'}"
            )
    return tuple((name, whole(f"carried[{name!r}]", n, least=1)) for name, n in carried)


def _exact_winners(rules: Rules, given: Any) -> tuple[int, ...] | None:
    if given is None:
        return None
    most = rules.sides - 1
    winners = sorted({whole("a winner", side, least=0, most=most) for side in _listed(given)})
    if not 1 <= len(winners) <= most:
        raise ValueError(f"winners are 1 to {most} of the {rules.sides} sides, got {given!r}")
    return tuple(winners)
