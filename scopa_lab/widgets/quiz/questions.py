"""Questions for a class: a position and what is asked about it, as text, at random, with answers.

Nothing here knows of a browser. Which captures are right is asked of the position; what is right to
play comes from an analysis, which is made elsewhere.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from ...captures import how_many, legal_sets
from ...cards import RANKS, Card, Cards
from ...checks import MOST_QUOTED
from ...dealing import deal
from ...languages import say
from ...moves import Move
from ...position import Position
from ...rules import Rules, as_rules

__all__ = ["KINDS", "Question", "interesting", "read_questions"]

KINDS = ("play", "captures")
MOST_MOVES = 26  # legal moves a question can have: a letter each
OFFERED = 6  # sets offered as captures, if there are so many
OFFERED_LEGAL = 5  # legal ones among them
MOST_DEALS = 200  # deals looked through for an interesting position
FULL_TABLE = 12  # cards on the table above which pupils see nothing any more
ASK = "ask"  # the field of a question's text that is not the position's


@dataclass(frozen=True)
class Question:
    """What is asked about a position.

    Parameters
    ----------
    position : Position
        The seat to move knows its cards.
    kind : {"play", "captures"}
        What to play, or which captures of one card are legal.
    card : Card, optional
        The card whose captures are asked; by default the one with the most.

    Raises
    ------
    ValueError
        When that cannot be asked here.

    Examples
    --------
    >>> question = Question.of("scopa | table 2C 4H 5S | hands 7D AS / ? ? | ask captures 7D")
    >>> question.kind, question.card
    ('captures', Card('7D'))
    >>> [str(move) for move in question.choices if question.is_legal(move)]
    ['7Dx2C5S']
    """

    position: Position
    kind: str = "play"
    card: Card | None = None

    def __post_init__(self) -> None:
        position = self.position
        if self.kind not in KINDS:
            raise ValueError(
                say("quiz.kinds", kind=str(self.kind)[:MOST_QUOTED], allowed=", ".join(KINDS))
            )
        if position.is_over:
            raise ValueError(say("quiz.is_over"))
        hand = position.hands[position.to_move]
        if hand.unknown:
            raise ValueError(say("quiz.unknown", seat=position.to_move))
        if self.kind == "play":
            object.__setattr__(self, "card", None)
            count = len(position.legal_moves())
            if count > MOST_MOVES:
                raise ValueError(say("quiz.too_many", count=f"{count:,}", most=MOST_MOVES))
        elif self.card is None:
            object.__setattr__(self, "card", _richest(position))
        elif self.card not in hand.cards:
            raise ValueError(say("table.not_held", card=self.card, seat=position.to_move))

    @classmethod
    def of(cls, given: object, kind: str = "play") -> Question:
        """Read a question: itself, a position, its text, or the data of `to_dict`.

        Parameters
        ----------
        given : Question, Position, str or mapping
            A text may end in ``| ask play`` or ``| ask captures 7D``.
        kind : {"play", "captures"}
            What is asked where `given` does not say.

        Raises
        ------
        ValueError
            When it is none of these, or cannot be asked.
        """
        if isinstance(given, Question):
            return given
        if isinstance(given, Mapping):
            card = given.get("card")
            return cls(
                Position.of(given.get("position")),
                str(given.get("kind", kind)),
                None if card is None else Card(str(card)),
            )
        if isinstance(given, str):
            line, asked = _split(given)
            if asked:
                wanted, *cards = asked
                if len(cards) > 1:
                    raise ValueError(say("quiz.one_card", given=" ".join(cards)[:MOST_QUOTED]))
                return cls(Position.parse(line), wanted, Card(cards[0]) if cards else None)
        return cls(Position.of(given), kind)

    @cached_property
    def choices(self) -> tuple[Move, ...]:
        """What the class chooses among, in the usual order of moves."""
        if self.kind == "play":
            return tuple(self.position.legal_moves())
        assert self.card is not None
        legal = islice(
            (m for m in self.position.legal_moves(self.card) if m.captured), OFFERED_LEGAL
        )
        offered = [*legal]
        wrong = islice(_tempting(self.position, self.card), max(OFFERED - len(offered), 1))
        return (*sorted([*offered, *wrong]), Move(self.card, Cards()))

    def is_legal(self, move: Move) -> bool:
        """Whether the rules allow it."""
        return self.position.why_not(move) is None

    def why_not(self, move: Move) -> str | None:
        """The rule that forbids it, if one does."""
        return self.position.why_not(move)

    @property
    def legal_count(self) -> int:
        """How many captures of the card are legal."""
        assert self.card is not None
        return sum(1 for move in self.position.legal_moves(self.card) if move.captured)

    def __str__(self) -> str:
        card = "" if self.card is None else f" {self.card}"
        return f"{self.position} | {ASK} {self.kind}{card}"

    def to_dict(self) -> dict[str, Any]:
        """Return the question as JSON-ready data."""
        data = {"position": str(self.position), "kind": self.kind}
        return data if self.card is None else {**data, "card": self.card.text}


def read_questions(text: str) -> list[Question]:
    """Read questions, one a line; empty lines and those that begin with ``#`` are skipped.

    Raises
    ------
    ValueError
        With the number of the first line that is wrong.

    Examples
    --------
    >>> [q.kind for q in read_questions("# endings\\nscopa | table 2C | hands 2D / ?\\n")]
    ['play']
    """
    questions = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                questions.append(Question.of(line.strip()))
            except ValueError as error:
                raise ValueError(say("quiz.line", number=number, message=error.args[0])) from None
    return questions


def interesting(
    game: str | Rules,
    count: int,
    seed: int = 0,
    kinds: tuple[str, ...] = KINDS,
    **options: Any,
) -> list[Question]:
    """Find positions of random deals that are worth asking about, by what the rules allow there.

    About captures: a card that may take several sets. About playing: a few moves, among them
    captures by different cards or of different sets.

    Parameters
    ----------
    game : str or Rules
    count : int
    seed : int
        The same seed gives the same questions.
    kinds : tuple of str
        Kinds in turn.
    **options
        Options of `scopa_lab.rules`.

    Examples
    --------
    >>> [q.kind for q in interesting("scopa", 2, seed=1)]
    ['play', 'captures']
    """
    rules = as_rules(game, options)
    chance = random.Random(seed)
    return [_one(rules, kinds[k % len(kinds)], chance) for k in range(count)]


def _one(rules: Rules, kind: str, chance: random.Random) -> Question:
    spare: Question | None = None  # one that can be asked, if nothing better comes
    for _ in range(MOST_DEALS):
        position = deal(rules, chance.randrange(2**32))
        skip = chance.randrange(2 * rules.players * rules.batch)
        while not position.is_over:
            seen = position.view(position.to_move)
            if skip <= 0 and len(seen.table) <= FULL_TABLE:
                if _worth_asking(seen, kind):
                    return Question(seen, kind)
                if kind == "captures" or len(seen.legal_moves()) <= MOST_MOVES:
                    spare = spare or Question(seen, kind)
            moves = position.legal_moves()
            position = position.play(moves[chance.randrange(min(len(moves), MOST_MOVES))])
            skip -= 1
    if spare is None:
        raise ValueError(say("quiz.nothing", game=rules.name))
    return spare


def _worth_asking(position: Position, kind: str) -> bool:
    counts = [how_many(position.rules, card, position.table) for card in _hand(position)]
    if kind == "captures":
        return 2 <= max(counts) <= OFFERED_LEGAL
    takers = sum(1 for count in counts if count)
    several = takers >= 2 or max(counts) >= 2
    return several and 3 <= len(position.legal_moves()) <= 8


def _hand(position: Position) -> Cards:
    return position.hands[position.to_move].cards


def _richest(position: Position) -> Card:
    """The card of the hand with the most captures; of equals the last, which is worth more."""
    rules, table = position.rules, position.table
    return max(_hand(position), key=lambda card: (how_many(rules, card, table), card))


def _tempting(position: Position, card: Card) -> Iterator[Move]:
    """Yield captures of a card that are wrong: without priorities, or right for a near rank."""
    rules, table = position.rules, position.table
    free = rules.but(priority="free", max_capture=None)
    others = sorted(
        (other for other in rules.cards if other.suit == card.suit and other != card),
        key=lambda other: (abs(RANKS.index(other.rank) - RANKS.index(card.rank)), other),
    )
    met = set()
    for other in (card, *others):
        for taken in islice(legal_sets(free, other, table), MOST_MOVES):
            move = Move(card, taken)
            if taken not in met and position.why_not(move) is not None:
                met.add(taken)
                yield move


def _split(text: str) -> tuple[str, list[str]]:
    """The text of a position, and the words of what is asked."""
    fields = [field.strip() for field in text.split("|")]
    asked = next((f for f in fields if f.split()[:1] == [ASK]), "")
    if not asked:
        return text, []
    return " | ".join(field for field in fields if field != asked), asked.split()[1:] or ["play"]
