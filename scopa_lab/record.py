"""Records: a deal as it was played, to be written down, read again and looked back on.

A `Record` is a start and the plays since; it is never one that the rules forbid. Its text is made
to be read and typed by people::

    start: scopa | table 2D 3S | hands 5H / 7D | stock -
    players: Ann / Bob
    1. 5Hx2D3S 7D
    result: 4 - 0

Records of a match are such texts with an empty line between them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any, TypeAlias

from .cards import CardError, Cards
from .checks import MOST_QUOTED, number_in, quoted, whole
from .languages import Said, message, say
from .moves import IllegalMove, Move
from .playing import changed
from .position import Position
from .scoring import Score
from .setup import Hand

__all__ = ["Record", "RecordError", "RecordLike"]

#: what is taken for a record: one, its text, or an earlier position and the moves since
RecordLike: TypeAlias = "Record | str | tuple[Position | str, Sequence[Move | str] | str]"

HEADERS = ("start", "players", "scores", "seed", "note")  # in the order in which they are written
FIELDS = ("start", "moves", "players", "scores", "seed", "notes")


class RecordError(ValueError):
    """What makes something no record: a play that the rules forbid, a line that cannot be read.

    Attributes
    ----------
    ply : int or None
        How many plays were good before the one at fault; None where none is.
    """

    def __init__(self, message: str, ply: int | None = None) -> None:
        super().__init__(message)
        self.ply = ply

    def __reduce__(self) -> tuple[Any, ...]:  # errors cross processes
        return (RecordError, (*self.args, self.ply))


@dataclass(frozen=True, repr=False)
class Record:
    """A deal as it was played, to the end or up to some point.

    Attributes
    ----------
    start : Position
        Where it began, all cards known or not. Its one-line text is read too.
    moves : tuple of Move
        The plays in order. Moves as texts are read too, also several in one text.
    players : tuple of str
        Who sat where, a name a seat; empty where nobody says.
    scores : tuple of int
        Points of the match before the deal, per side; empty where there is no match.
    seed : int or None
        The seed the cards were dealt from.
    notes : str
        Whatever else is to be kept, in lines.

    Raises
    ------
    RecordError
        When a play is not legal (with its number and the reason), or something else is amiss.

    Examples
    --------
    >>> start = Position.setup("scopa", table="2D 3S", hands=("5H", "7D"), stock="")
    >>> record = Record(start, "5Hx2D3S", players=("Ann", "Bob")).played("7D")
    >>> print(record)
    start: scopa | table 2D 3S | hands 5H / 7D | stock - | to_move 0
    players: Ann / Bob
    1. 5Hx2D3S 7D
    result: 4 - 0
    >>> Record.parse(str(record)) == record, len(record.positions)
    (True, 3)
    >>> Record(start, "5Hx2D3S 7H")
    Traceback (most recent call last):
    ...
    scopa_lab.record.RecordError: play 2 (seat 1): 7H is not legal: 7H is not in ...
    """

    start: Position
    moves: tuple[Move, ...] = ()
    players: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    seed: int | None = None
    notes: str = ""

    def __post_init__(self) -> None:
        set_to = object.__setattr__  # frozen: what is given is made exact once, here
        set_to(self, "start", Position.of(self.start))
        set_to(self, "moves", _moves(self.moves))
        set_to(self, "players", _names(self.players, self.start.rules.players))
        set_to(self, "scores", _scores(self.scores, self.start.rules.sides))
        if self.seed is not None:
            set_to(self, "seed", whole("seed", self.seed, least=0))
        if not isinstance(self.notes, str):
            raise RecordError(say("record.notes", given=quoted(self.notes)))
        lines = [line.strip() for line in self.notes.strip().splitlines()]
        set_to(self, "notes", "\n".join(lines))
        _ = self.positions  # refuses what is not legal

    @classmethod
    def of(cls, given: RecordLike) -> Record:
        """Return a record as it is, or make one of its text or of a start and moves.

        Raises
        ------
        RecordError
            When it is nothing of that kind.

        Examples
        --------
        >>> Record.of(("scopa | table 2D 3S | hands 5H / 7D | stock -", "5Hx2D3S")).end.bonus
        (1, 0)
        """
        if isinstance(given, cls):
            return given
        if isinstance(given, str):
            return cls.parse(given)
        if isinstance(given, (tuple, list)) and len(given) == 2:
            start, moves = given
            return cls(Position.of(start), _moves(moves))
        raise RecordError(say("record.not", given=quoted(given)))

    # ── as it was played ────────────────────────────────────────────────────────────────────────

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """The position before every play, and the one after the last."""
        found = [self.start]
        for ply, move in enumerate(self.moves):
            try:
                found.append(found[-1].play(move))
            except IllegalMove as error:
                raise RecordError(_at(ply, error, found[-1]), ply) from None
        return tuple(found)

    @property
    def end(self) -> Position:
        """The position after the last play."""
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        """Whether the deal was played to its end."""
        return self.end.is_over

    def score(self) -> Score:
        """Count the points: the final ones when the deal is over, else as the piles stand."""
        return self.end.score()

    def played(self, move: str | Move) -> Record:
        """Return the record with one more play.

        Raises
        ------
        IllegalMove
            With the reason and the legal moves.
        """
        move = Move.parse(move)
        after = self.end.play(move)
        return self._with((*self.moves, move), (*self.positions, after))

    def upto(self, plays: int) -> Record:
        """Return the record as it was after so many plays.

        >>> Record.of(("scopa | table 2D 3S | hands 5H / 7D | stock -", "5Hx2D3S")).upto(0).moves
        ()
        """
        plays = whole("plays", plays, least=0, most=len(self.moves))
        return self._with(self.moves[:plays], self.positions[: plays + 1])

    def _with(self, moves: tuple[Move, ...], positions: tuple[Position, ...]) -> Record:
        """Return the record with other moves, whose positions are known: nothing is checked."""
        other = object.__new__(Record)
        kept = {name: getattr(self, name) for name in FIELDS}
        given = kept | {"start": positions[0], "moves": moves, "positions": positions}
        other.__dict__.update(given)
        return other

    # ── what was known ──────────────────────────────────────────────────────────────────────────

    def view(self, seat: int) -> Record:
        """Return what a seat saw: only its own cards at the start, and all plays.

        Examples
        --------
        >>> record = Record.of(("scopa | table 2D 3S | hands 5H / 7D | stock -", "5Hx2D3S"))
        >>> [str(position.hands[1]) for position in record.view(0).positions]
        ['?', '?']
        """
        other = self._with(self.moves, (self.start.view(seat),))
        del other.__dict__["positions"]  # played only when they are asked for
        return other

    def revealed(self) -> Record:
        """Return the record with every card named at the start that showed itself later.

        What a seat played it held since its hand was dealt; so a deal that was noted down with
        one's own cards alone shows all hands afterwards. Cards that were never played stay unknown.

        Examples
        --------
        >>> record = Record.of(("scopa | table 2D 3S | hands 5H / ? | stock -", "5Hx2D3S 7D"))
        >>> str(record.revealed().start.hands[1])
        '7D'
        """
        shown: dict[tuple[int, int], Cards] = {}
        for position, move in zip(self.positions, self.moves, strict=False):
            where = len(position.stock), position.to_move
            shown[where] = shown.get(where, Cards()) | move.card
        start, rules = self.start, self.start.rules
        hands = start.hands
        for seat, hand in enumerate(hands):
            new = shown.get((len(start.stock), seat), Cards()) - hand.cards
            hands = changed(hands, seat, Hand(hand.cards | new, hand.unknown - len(new)))
        stock, at = list(start.stock), 0
        for batch in start.batches():
            size = sum(map(len, batch))
            places = _places(rules.one_by_one, [len(packet) for packet in batch], at)
            left = len(stock) - at - size
            for seat, packet in enumerate(places):
                known = Cards(card for i in packet if (card := stock[i]) is not None)
                turned_up = iter(shown.get((left, seat), Cards()) - known)
                for i in packet:
                    if stock[i] is None:
                        stock[i] = next(turned_up, None)
            at += size
        return replace(self, start=replace(start, hands=hands, stock=tuple(stock)))

    # ── text and data ───────────────────────────────────────────────────────────────────────────

    @property
    def text(self) -> str:
        """The record in lines of text; `parse` reads them."""
        lines = [f"start: {self.start}"]
        if self.players:
            lines.append(f"players: {' / '.join(name or '-' for name in self.players)}")
        if self.scores:
            lines.append(f"scores: {' / '.join(map(str, self.scores))}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.notes:
            lines += [f"note: {line}".rstrip() for line in self.notes.split("\n")]
        seats = self.start.rules.players
        for first in range(0, len(self.moves), seats):
            lines.append(f"{first + 1}. {' '.join(map(str, self.moves[first : first + seats]))}")
        if self.is_over:
            lines.append(f"result: {_result(self.end)}")
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        plays = f"{len(self.moves)} play{'s' * (len(self.moves) != 1)}"
        points = " - ".join(map(str, self.score().points))
        return f"<Record: {self.start.rules}, {plays}, {points}{' so far' * (not self.is_over)}>"

    def _repr_html_(self) -> str:
        from .display import record_html

        return record_html(self)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read the text of a record; the inverse of ``str``.

        Raises
        ------
        RecordError
            Naming the line or the play at fault.

        Examples
        --------
        >>> Record.parse('''start: scopa | table 2D 3S | hands 5H / 7D | stock -
        ... 1. 5Hx2D3S
        ... 3. 7D''')
        Traceback (most recent call last):
        ...
        scopa_lab.record.RecordError: line 3: play 2 follows here, but the line says 3
        """
        records = cls.parse_all(text)
        if len(records) != 1:
            raise RecordError(say("record.single", number=len(records)))
        return records[0]

    @classmethod
    def parse_all(cls, text: str) -> tuple[Record, ...]:
        """Read the texts of several deals, with an empty line between them.

        >>> deal = "start: scopa | table 2D 3S | hands 5H / 7D | stock -"
        >>> len(Record.parse_all(f"{deal}\\n1. 5Hx2D3S\\n\\n{deal}"))
        2
        """
        if not isinstance(text, str):
            raise RecordError(say("record.text", given=quoted(text)))
        blocks: list[list[tuple[int, str]]] = [[]]
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                blocks[-1].append((number, line.strip()))
            elif blocks[-1]:
                blocks.append([])
        return tuple(_read(block) for block in blocks if block)

    def to_dict(self) -> dict[str, Any]:
        """Return the record as JSON-ready data, with only what is not as usual."""
        data: dict[str, Any] = {
            "start": self.start.to_dict(),
            "moves": [str(move) for move in self.moves],
        }
        if self.players:
            data["players"] = list(self.players)
        if self.scores:
            data["scores"] = list(self.scores)
        if self.seed is not None:
            data["seed"] = self.seed
        if self.notes:
            data["notes"] = self.notes
        return data

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Record:
        """Read what `to_dict` gave.

        Raises
        ------
        RecordError
            Naming the field at fault.
        PositionError
            With all faults of the start.
        """
        if not isinstance(data, Mapping):
            raise RecordError(say("record.data", given=quoted(data)))
        strange = [name for name in data if name not in FIELDS]
        fields = ", ".join(FIELDS)
        if strange:
            raise RecordError(say("record.unknown_field", name=quoted(strange[0]), fields=fields))
        if "start" not in data:
            raise RecordError(say("record.no_start", fields=fields))
        return cls(**{**data, "start": Position.from_dict(data["start"])})


# ── reading ─────────────────────────────────────────────────────────────────────────────────────


def _read(lines: Sequence[tuple[int, str]]) -> Record:
    """Read the lines of one deal, each with its number in the text."""
    fields: dict[str, str] = {}
    notes: list[str] = []
    moves: list[str] = []
    result: tuple[int, str] | None = None
    for number, line in lines:
        numbered = re.match(r"(\d+)\.\s*(.*)", line)
        name, colon, value = (part.strip() for part in line.partition(":"))
        name = name.lower()
        if numbered:
            if number_in(numbered[1]) != len(moves) + 1:
                due, said = str(len(moves) + 1), numbered[1][:MOST_QUOTED]
                raise RecordError(say("record.numbered", line=str(number), number=due, said=said))
            moves += numbered[2].split()
        elif name == "note" and colon:
            notes.append(value)
        elif name == "result" and colon:
            result = number, value
        elif name not in HEADERS or not colon:
            names = ", ".join(HEADERS)
            raise RecordError(say("record.line", line=str(number), names=names, given=quoted(line)))
        elif name in fields:
            raise RecordError(say("record.twice", line=str(number), name=name))
        else:
            fields[name] = value
    if "start" not in fields:
        raise RecordError(say("record.start_line", line=str(lines[0][0])))
    seed = fields.get("seed")
    record = Record(
        Position.parse(fields["start"]),
        _moves(moves),
        players=_parts(fields.get("players", "")),
        scores=tuple(whole("a score", _number(part)) for part in _parts(fields.get("scores", ""))),
        seed=None if seed is None else whole("seed", _number(seed), least=0),
        notes="\n".join(notes),
    )
    if result is not None:
        number, said = result
        counted = _result(record.end) if record.is_over else say("record.not_over")
        if said.split() != counted.split():
            raise RecordError(
                say("record.result", line=str(number), said=said[:MOST_QUOTED], counted=counted)
            )
    return record


def _at(ply: int, error: ValueError, position: Position | None = None) -> Said:
    """Say what is wrong with a play, and which it is."""
    number, reason = str(ply + 1), message(error)
    if position is None or position.is_over:
        return say("record.play", number=number, reason=reason)
    seat = say("seat", number=position.to_move)
    return say("record.play_of", number=number, seat=seat, reason=reason)


def _moves(given: Any) -> tuple[Move, ...]:
    """Read plays: a text with spaces between them, or texts and moves."""
    pieces = given.split() if isinstance(given, str) else given
    if not isinstance(pieces, Sequence):
        raise RecordError(say("record.moves", given=quoted(given)))
    found: list[Move] = []
    for piece in pieces:
        try:
            found.append(Move.parse(piece))
        except CardError as error:
            raise RecordError(_at(len(found), error), len(found)) from None
    return tuple(found)


def _names(given: Any, seats: int) -> tuple[str, ...]:
    names = tuple(given) if isinstance(given, (tuple, list)) else (given,)
    if not all(isinstance(name, str) for name in names) or len(names) not in (0, seats):
        raise RecordError(say("record.names", number=seats, given=quoted(given)))
    plain = tuple(" ".join(name.split()).strip() for name in names)
    for name in plain:
        if "/" in name:
            raise RecordError(say("record.slash", given=quoted(name)))
    return tuple("" if name == "-" else name for name in plain)


def _scores(given: Any, sides: int) -> tuple[int, ...]:
    scores = tuple(given) if isinstance(given, (tuple, list)) else (given,)
    if len(scores) not in (0, sides):
        raise RecordError(say("record.scores", number=sides, given=quoted(given)))
    return tuple(whole("a score", score) for score in scores)


def _parts(value: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in value.split("/")) if value else ()


def _number(text: str) -> int | str:
    number = number_in(text)
    return text if number is None else number


def _result(end: Position) -> str:
    return " - ".join(map(str, end.score().points))


def _places(one_by_one: bool, sizes: Sequence[int], at: int) -> list[list[int]]:
    """Return per seat the places in the stock of what it is dealt, from a place on."""
    if one_by_one:
        total, seats = sum(sizes), len(sizes)
        return [[*range(at + seat, at + total, seats)] for seat in range(seats)]
    ends = [at + sum(sizes[:i]) for i in range(len(sizes) + 1)]
    return [[*range(first, last)] for first, last in pairwise(ends)]
