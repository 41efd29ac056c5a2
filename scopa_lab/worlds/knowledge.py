"""Knowledge: what is known of hidden hands besides which cards are named in the position.

A card that a hand surely holds is named in the position itself (`Position.reveal`). Here stands
what a hand surely does *not* hold: because somebody said so, or because a play would not have been
legal otherwise. Almost no play proves anything of that kind: where captures are forced, a player
who takes one thing still held others, and one who lays a card down need not have chosen so. The one
rule with such a proof is an ace barred from the lead (X38): whoever led one had nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ..cards import RANKS, SUITS, Card, CardError, Cards, CardsLike
from ..checks import whole
from ..languages import Said, chain, say
from ..moves import Move
from ..names import rank_term
from ..position import Position
from ..record import Record, RecordLike

__all__ = ["Knowledge", "Lacks", "Play", "before_plays", "plays_of"]

#: by seat, cards, ranks and suits: ``{1: "A", 2: "7D S"}``
Lacks: TypeAlias = Mapping[int, CardsLike]


@dataclass(frozen=True)
class Knowledge:
    """What hands are known not to hold.

    Attributes
    ----------
    lacks : tuple of Cards
        For every seat, cards that are not in its hand now.
    proven : tuple of int
        Seats of which a play on record proved some of that.

    Examples
    --------
    >>> p = Position.setup("scopa", players=4, hands=("AD", "? ?", "?", "?"), stock="")
    >>> Knowledge.of(p, {2: "A"}).lacks[2]
    Cards('AD AH AS AC')
    """

    lacks: tuple[Cards, ...] = ()
    proven: tuple[int, ...] = ()

    @classmethod
    def of(
        cls, position: Position, lacks: Lacks | None = None, record: RecordLike | None = None
    ) -> Knowledge:
        """Read what is known.

        Parameters
        ----------
        position : Position
        lacks : mapping of int to text or cards, optional
            By seat, what its hand does not hold: ranks (``"A"``), suits (``"D"``) and cards
            (``"7D"``), with spaces between.
        record : Record, or (Position, moves), optional
            An earlier position as it was seen and the moves since; see `plays_of`.

        Raises
        ------
        ValueError
            For a seat that does not exist, what is no rank, suit or card, a card that the same
            seat is known to hold, and a record that does not lead to the position.
        """
        rules = position.rules
        found = [Cards()] * rules.players
        if lacks is not None and not isinstance(lacks, Mapping):
            raise ValueError(f"lacks maps seats to what they do not hold, got {lacks!r}")
        for seat, what in (lacks or {}).items():
            number = whole("seat in lacks", seat, 0, rules.players - 1)
            found[number] |= _cards(what) & rules.cards
        proven = []
        for play in () if record is None else plays_of(position, record):
            if play.before.first_play and rules.ace_lead == "barred" and play.move.card.rank == "A":
                found[play.seat] |= Cards(c for c in rules.cards if c.rank != "A")
                proven.append(play.seat)
        for seat, (hand, lacking) in enumerate(zip(position.hands, found, strict=True)):
            if hand.cards & lacking:
                raise ValueError(say("knowledge.held", seat=seat, cards=hand.cards & lacking))
        return cls(tuple(found) if any(found) else (), tuple(proven))

    def __bool__(self) -> bool:
        return bool(self.lacks)

    @property
    def words(self) -> str:
        """What is known, in words; "" where nothing is."""
        said = [
            say("knowledge.lacks", seat=seat, cards=chain(_named(cards), "comma"))
            for seat, cards in enumerate(self.lacks)
            if cards and seat not in self.proven
        ]
        said += [say("knowledge.ace", seat=seat) for seat in self.proven]
        return chain(said, "semicolon") if said else ""

    def __str__(self) -> str:
        return str(self.words)


def _cards(what: CardsLike) -> Cards:
    """Return the cards of ranks, suits and cards written as text."""
    pieces: Iterable[object] = re.split(r"[\s,;]+", what) if isinstance(what, str) else Cards(what)
    found = Cards()
    for piece in pieces:
        letter = str(piece).upper().replace("10", "T")
        if len(letter) == 1 and letter in RANKS:
            found |= Cards(letter + suit for suit in SUITS)
        elif len(letter) == 1 and letter in SUITS:
            found |= Cards(rank + letter for rank in RANKS)
        elif letter:
            try:
                found |= Cards([Card(str(piece))])
            except CardError:
                raise ValueError(
                    f"{piece!r} in lacks is no rank ({' '.join(RANKS)}), suit "
                    f"({' '.join(SUITS)}) or card"
                ) from None
    return found


def _named(cards: Cards) -> Iterator[Said | Card]:
    """Name cards shortly: ranks that are all there as ranks."""
    by_rank = {rank: [c for c in cards if c.rank == rank] for rank in RANKS}
    for rank, some in by_rank.items():
        if len(some) == len(SUITS):
            yield say("knowledge.any", rank=rank_term(rank))
        else:
            yield from some


# ── a record of play ────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Play:
    """A play on record.

    Attributes
    ----------
    before : Position
        Where it was made, as it was seen.
    seat : int
    move : Move
    since : Cards
        What the same seat has played of the same hand since, this card included.
    """

    before: Position
    move: Move
    since: Cards

    @property
    def seat(self) -> int:
        """Who played."""
        return self.before.to_move


def before_plays(view: Position, record: RecordLike) -> tuple[Position, tuple[Move, ...]]:
    """Return the position in which the hands of a view were fresh, and the moves made since.

    The hands hold what they were seen to play since then, and what the view knows of them.

    Examples
    --------
    >>> start = Position.setup("scopa", table="2C 4H 5S QD", hands=("? ? ?", "7H AS JC"))
    >>> before, moves = before_plays(start.play("7Dx2C5S"), (start, "7Dx2C5S"))
    >>> str(before.hands[0]), len(moves)
    ('7D ? ?', 1)
    """
    plays = plays_of(view, record)
    if not plays:
        return view, ()
    before = plays[0].before
    for seat, hand in enumerate(view.hands):
        played = Cards(play.move.card for play in plays if play.seat == seat)
        before = before.reveal(seat, (hand.cards | played) - before.hands[seat].cards)
    return before, tuple(play.move for play in plays)


def plays_of(position: Position, record: RecordLike) -> tuple[Play, ...]:
    """Return the plays on record that were made from hands still held in part.

    Parameters
    ----------
    position : Position
        Where the record must lead to.
    record : Record, or (Position or str, moves)
        An earlier position and the moves since, as a text with spaces between or a sequence.

    Raises
    ------
    ValueError
        When the moves cannot be played or lead elsewhere.

    Examples
    --------
    >>> start = Position.setup("scopa", table="2C 4H 5S QD", hands=("? ? ?", "7H AS JC"))
    >>> [str(play.move) for play in plays_of(start.play("7Dx2C5S"), (start, "7Dx2C5S"))]
    ['7Dx2C5S']
    """
    record = Record.of(record)
    if record.start.rules == position.rules and not record.start.is_over:
        record = record.view(position.to_move)  # what others held is not known to who looks
    made = [*zip(record.positions, record.moves, strict=False)]
    before = record.end
    wrong = [
        name
        for name in ("rules", "table", "piles", "to_move", "last_capture")  # hidden hands declare
        if getattr(before, name) != getattr(position, name)
    ]
    sizes = [[*map(len, p.hands), len(p.stock)] for p in (before, position)]
    if wrong or sizes[0] != sizes[1]:
        raise ValueError(
            "the record does not lead to the position: it ends with other "
            f"{' and '.join(wrong) or 'hands or stock'}"
        )
    fresh = [i for i, (at, _) in enumerate(made) if len(at.stock) == len(position.stock)]
    made = made[fresh[0] :] if fresh else []  # earlier hands were played to the last card
    plays = []
    for i, (at, move) in enumerate(made):
        later = Cards(m.card for p, m in made[i:] if p.to_move == at.to_move)
        plays.append(Play(at, move, later))
    return tuple(plays)
