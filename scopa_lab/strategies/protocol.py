"""What a player is, and the players by name."""

from __future__ import annotations

import difflib
import inspect
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from ..moves import Move
from ..position import Position
from ..record import Record, RecordLike

__all__ = ["Player", "first_best", "player", "players", "register"]


class Player(ABC):
    """Somebody who chooses moves; options are the keywords of the class.

    Attributes
    ----------
    name : str
        By which `player` finds the class.
    title : str
        How it plays, in words.
    sees_all : bool
        Whether it is asked with the whole position instead of its seat's view; nobody may at a
        real table, it is for study.
    options : dict
        The options that were given, name → value.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    sees_all: ClassVar[bool] = False
    options: Mapping[str, Any] = {}

    @abstractmethod
    def choose(self, view: Position, seed: int = 0, record: Record | None = None) -> Move:
        """Return a legal move of the seat to move.

        Parameters
        ----------
        view : Position
            What that seat may know: `Position.view`; the whole position if `sees_all`.
        seed : int
            From 0; whatever is left to chance follows from it.
        record : Record, optional
            The play so far, from an earlier position as that seat saw it.
        """

    def ask(self, position: Position, seed: int = 0, record: RecordLike | None = None) -> Move:
        """Return the move in a position, of which the player is shown no more than it may see.

        So it is with the position that a record starts from.
        """
        known = None if record is None else Record.of(record)
        if self.sees_all:
            return self.choose(position, seed, known)
        seat = position.to_move
        seen = None if known is None else known.view(seat)
        return self.choose(position.view(seat), seed, seen)

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"{self.name}({given})" if given else self.name

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"player({self.name!r}{given})"


def first_best(moves: Sequence[Move], worth: Sequence[float]) -> Move:
    """Return the move that is worth most; of equal ones the first.

    >>> first_best([Move.parse("7D"), Move.parse("AS"), Move.parse("2C")], [1, 3, 3])
    Move('AS')
    """
    return moves[max(range(len(moves)), key=lambda i: (worth[i], -i))]


_classes: dict[str, type[Player]] = {}
Kind = TypeVar("Kind", bound=type[Player])


def register(kind: Kind) -> Kind:
    """Make a class of players known by its name; also a decorator.

    Raises
    ------
    ValueError
        When another class has that name.
    """
    known = _classes.setdefault(kind.name, kind)
    if known is not kind:
        raise ValueError(f"there is a player {kind.name!r} already: {known.__qualname__}")
    return kind


def players() -> tuple[str, ...]:
    """Return the names of the players, those that think less first.

    >>> players()[:3]
    ('random', 'greedy', 'chitarrella')
    """
    return tuple(_classes)


def player(name: str | Player, **options: Any) -> Player:
    """Return a player by name.

    Parameters
    ----------
    name : str or Player
        A name of `players`, with options behind it if you like: ``"open worlds=50"``. A player is
        returned as it is.
    **options
        Options of that player, as `help` of its class lists them.

    Raises
    ------
    ValueError
        For an unknown name or option, with near misses, or a value that makes no sense.

    Examples
    --------
    >>> player("open", worlds=50), player("open worlds=50")
    (player('open', worlds=50), player('open', worlds=50))
    >>> player("chitarela")
    Traceback (most recent call last):
    ...
    ValueError: unknown player 'chitarela' (did you mean chitarrella?); players: random, greedy, ...
    >>> player("open", world=50)
    Traceback (most recent call last):
    ...
    ValueError: unknown option 'world' of open (did you mean worlds?); options: worlds, ...
    """
    if isinstance(name, Player):
        if options:
            raise ValueError(f"options go with the name of a player, got {name} and {options}")
        return name
    if not isinstance(name, str):
        raise ValueError(f"a player is named by text, got {name!r}; players: {', '.join(_classes)}")
    first, *rest = name.replace(",", " ").split() or [""]
    for word in rest:
        option, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"an option of a player is name=value, got {word!r}")
        if option in options:
            raise ValueError(f"option {option!r} is given twice")
        options[option] = _number(value)
    kind = _classes.get(first.lower())
    if kind is None:
        raise ValueError(
            f"unknown player {first!r}{_near(first.lower(), players())}; "
            f"players: {', '.join(players())}"
        )
    known = [p for p in inspect.signature(kind).parameters if p != "self"]
    for option in options:
        if option not in known:
            raise ValueError(
                f"unknown option {option!r} of {kind.name}{_near(option, known)}; "
                f"options: {', '.join(known) or 'none'}"
            )
    made = kind(**options)
    made.options = dict(options)
    return made


def _near(given: str, known: Any) -> str:
    near = difflib.get_close_matches(given, known, 3, 0.5)
    return f" (did you mean {' or '.join(near)}?)" if near else ""


def _number(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
