"""Why: what speaks for and against a move beside another one, in sentences of every language.

Two kinds of things are said. Facts follow from the rules and what lies open: what a move takes,
keeps and leaves, and who could sweep after it. The others are differences that the analysis found
(points by category, where a card ends, the chance to win the deal), and only those that are told
from nothing by their doubt. What weighs most comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..captures import takes_itself
from ..cards import RANKS, Card, Cards
from ..categories import SUIT_MASKS
from ..languages import Said, chain, say, tell
from ..moves import Move
from ..names import category_term
from ..position import Position
from ..rulebook import worths
from ..rules import Rules
from .comparing import Comparison, compare, separated
from .results import Analysis
from .tally import Threat

__all__ = ["Danger", "danger", "why"]

LEAST = 0.005  # points and chances below it are not worth a sentence
A_CARD = 0.1  # points that a card weighs towards having most
HELD = 0.5  # share of its worth that a card weighs that is only kept, or left lying


def why(
    analysis: Analysis, move: str | Move, other: str | Move | None = None, lang: str = "en"
) -> list[Said]:
    """Say what speaks for and against a move beside another one, what weighs most first.

    Parameters
    ----------
    analysis : Analysis
    move : Move or str
    other : Move or str, optional
        Not given: the best move, or the second best if `move` is that.
    lang : {"en", "it", "fr", "es", "fi"}
        In which the sentences read; each can be told in the others.

    Returns
    -------
    list of Said
        Cards are values of theirs, so that they may be spelled or drawn. Empty where there is no
        other move or nothing is told apart.

    Raises
    ------
    KeyError
        When a move is not among the rows of the analysis.
    """
    chosen = analysis[move].move
    if other is None:
        rest = [row.move for row in analysis.rows if row.move != chosen]
        if not rest:
            return []
        other = rest[0]
    words = _Words(analysis.position, compare(analysis, chosen, other), analysis)
    found = sorted(words, key=lambda reason: -reason.weight)
    return [Said(tell(r.said, lang), r.said.key, r.said.values) for r in found]


# ── who could sweep ─────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Danger:
    """Which cards sweep for the next seat after a move.

    Attributes
    ----------
    held : Cards
        Known cards of the next hand that take the whole table and are paid for it.
    unseen : Cards
        Unseen cards that would, if that hand can hold one.
    """

    held: Cards
    unseen: Cards

    def __bool__(self) -> bool:
        return bool(self.held or self.unseen)


def danger(position: Position, move: Move) -> Danger:
    """Return which cards sweep for the next seat after a move, exactly as the rules have it.

    Examples
    --------
    >>> p = Position.setup("scopa", table="QD KS", hands=("QH 2S", "? ? ?"))
    >>> danger(p, Move.parse("QHxQD"))
    Danger(held=Cards(''), unseen=Cards('KD KH KC'))
    >>> danger(p, Move.parse("2S"))
    Danger(held=Cards(''), unseen=Cards(''))
    """
    after = position.play(move)
    if after.is_over:
        return Danger(Cards(), Cards())
    sweeping = Cards.from_mask(Threat(position, move).cards)
    hand = after.hands[after.to_move]
    return Danger(hand.cards & sweeping, after.unseen & sweeping if hand.unknown else Cards())


# ── the sentences ───────────────────────────────────────────────────────────────────────────────


class Reason(NamedTuple):
    """A sentence and what it weighs, in points."""

    weight: float
    said: Said


class _Words:
    """What there is to say about one move beside another."""

    def __init__(self, position: Position, difference: Comparison, analysis: Analysis) -> None:
        self.position, self.difference, self.analysis = position, difference, analysis
        self.rules = position.rules
        self.here, self.there = difference.first, difference.second
        self.side = self.rules.side_of(position.to_move)

    @cached_property
    def after(self) -> tuple[Position, Position]:
        return self.position.play(self.here), self.position.play(self.there)

    @cached_property
    def worth(self) -> dict[Card, float]:
        return {card: worth / 1000 for card, worth in worths(self.rules).items()}

    @cached_property
    def counted(self) -> Cards:
        """Cards that count by themselves or in small company, and the best of primiera."""
        rules = self.rules
        found = Cards()
        for category in rules.end_categories:
            if category.kind in ("each", "all"):
                found |= category.cards & rules.cards
            elif category.kind == "primiera" and rules.prime_values:
                best = max(rules.prime_values.values())
                found |= Cards(c for c in rules.cards if rules.prime_values[c.rank] == best)
        return found

    def __iter__(self) -> Iterator[Reason]:
        yield from self._taken()
        yield from self._held_and_left()
        yield from self._earned()
        yield from self._sweeps_left()
        yield from self._last_cards()
        yield from self._parts()
        yield from self._ends()
        yield from self._win()

    # facts

    def _won(self, move: Move) -> Cards:
        """What a move brings home at once; not what is left over when the deal ends."""
        if move.captured or takes_itself(self.rules, move.card, self.position.table):
            return move.captured | move.card
        return Cards()

    def _taken(self) -> Iterator[Reason]:
        here, there = self._won(self.here), self._won(self.there)
        for card in (here - there) & self.counted:
            yield Reason(self.worth[card], say("why.takes", card=card))
        for category in self.rules.end_categories:
            if category.kind != "most":
                continue
            more = len(here & category.cards) - len(there & category.cards)
            if not more:
                continue
            suit = next((s for s, mask in SUIT_MASKS.items() if mask == category.cards.mask), None)
            noun = say("why.cards" if suit is None else f"why.suit.{suit}", count=abs(more))
            key = "why.more" if more > 0 else "why.fewer"
            yield Reason(abs(more) * A_CARD * category.points, say(key, what=noun))

    def _held_and_left(self) -> Iterator[Reason]:
        seat = self.position.to_move
        if len(self.position.stock) == len(self.after[0].stock):  # hands as they were
            kept = [after.hands[seat].cards for after in self.after]
            for card in (kept[0] - kept[1]) & self.counted:
                if not self._won(self.there):  # the other one gives it away
                    yield Reason(HELD * self.worth[card], say("why.keeps", card=card))
        if self.after[0].is_over:
            return
        for card in (self.after[0].table - self.after[1].table) & self.counted:
            yield Reason(HELD * self.worth[card], say("why.leaves", card=card))

    def _earned(self) -> Iterator[Reason]:
        here, there = (after.earned_by_name()[self.side] for after in self.after)
        for name in here:
            more = here[name] - there[name]
            if name == "declarations" or not more:
                continue  # what hands declare is not the move's doing
            if name == "sweeps":
                key = "why.sweep" if more > 0 else "why.no_sweep"
            else:
                key = "why.scores" if more > 0 else "why.no_score"
            said = say(key, points=_points(abs(more)), category=category_term(name).words)
            yield Reason(float(abs(more)), said)

    def _sweeps_left(self) -> Iterator[Reason]:
        if self.rules.side_of(self.after[0].to_move) == self.side:
            return  # the own side is to move again
        here, there = (danger(self.position, move) for move in (self.here, self.there))
        if here == there:
            return
        risks = [self.analysis[move].sweep_risk for move in (self.here, self.there)]
        chance, others = (1.0 if risk is None else risk.mean for risk in risks)
        weight = max(abs(chance - others), LEAST)
        for card in here.held:
            yield Reason(weight, say("why.next_holds", card=card))
        if here.unseen and not here.held:
            what = _counted_by_rank(self.rules, here.unseen)
            yield Reason(weight, say("why.exposes", what=what, percent=_percent(chance)))
        if not here:
            yield Reason(weight, say("why.safe"))

    def _last_cards(self) -> Iterator[Reason]:
        here, there = self.after
        left = [
            after.piles[self.side] - self.position.piles[self.side] - self._won(move)
            for after, move in ((here, self.here), (there, self.there))
        ]
        if here.is_over and left[0] - left[1]:
            weight = A_CARD * len(left[0]) + sum(self.worth[card] for card in left[0])
            yield Reason(weight, say("why.last"))

    # what the analysis found

    def _parts(self) -> Iterator[Reason]:
        for name, part in self.difference.parts.items():
            if separated(part) and abs(part.mean) >= LEAST:
                key = "why.gains" if part.mean > 0 else "why.loses"
                said = say(key, points=_points(abs(part.mean)), category=category_term(name).words)
                yield Reason(abs(part.mean), said)

    def _ends(self) -> Iterator[Reason]:
        first, second = (self.analysis[move].whereabouts for move in (self.here, self.there))
        for card, gap in self.difference.ends.items():
            if card not in self.counted or not separated(gap) or abs(gap.mean) < 2 * LEAST:
                continue
            here, there = first[card][self.side].mean, second[card][self.side].mean
            said = say("why.ends", card=card, here=_percent(here), there=_percent(there))
            yield Reason(abs(gap.mean) * self.worth[card], said)

    def _win(self) -> Iterator[Reason]:
        gap = self.difference.chances.get("win")
        if gap is None or not separated(gap) or abs(gap.mean) < 2 * LEAST:
            return
        rows = (self.analysis[self.here], self.analysis[self.there])
        here, there = (_percent(row.chances["win"].mean) for row in rows)
        yield Reason(abs(gap.mean), say("why.win", here=here, there=there))


def _counted_by_rank(rules: Rules, cards: Cards) -> Said:
    """Name cards by how many there are of each rank: "3 kings and 1 four"."""
    french = rules.pack == "french"
    counts = [(rank, sum(card.rank == rank for card in cards)) for rank in RANKS]
    named = [
        say(f"why.rank.{'queen' if french and rank == 'Q' else rank}", count=count)
        for rank, count in counts
        if count
    ]
    return _joined(named)


def _joined(items: Sequence[Said]) -> Said:
    """Join as in a sentence: "a, b and c"."""
    if len(items) == 1:
        return items[0]
    return chain([chain(items[:-1], "comma"), items[-1]])


def _points(number: float) -> Said:
    """Write a number of points, whole where it is, with the decimal sign of the language."""
    if number == int(number):
        return say("why.points", count=int(number))
    whole, _, hundredths = f"{number:.2f}".partition(".")
    key = "why.points.broken" if number < 2 else "why.points.broken.many"  # French asks for it
    return say(key, whole=whole, part=hundredths)


def _percent(chance: float) -> str:
    """Write a chance in whole per cent; what is neither none nor all is not written so."""
    if 0 < chance < 0.01:
        return "1"
    return "99" if 0.99 < chance < 1 else f"{100 * chance:.0f}"
