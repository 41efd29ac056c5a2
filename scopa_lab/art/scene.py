"""What lies where in a picture: filled by a position, or by a draft that need not be one.

The painter draws a `Scene` and asks no rule, so it can show what is still being set up: uneven
hands, a card that is missing, more unknown cards than there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..cards import Card
    from ..position import Position

__all__ = ["Scene", "place_key"]


def place_key(zone: str, at: str | int = "") -> str:
    """Name a place of the table: what `data-drop` carries and `faults` are given by.

    >>> place_key("hand", 0), place_key("table")
    ('hand-0', 'table')
    """
    return f"{zone}-{at}" if at != "" else zone


@dataclass(frozen=True)
class Scene:
    """Cards by place, and what is marked on the table.

    Attributes
    ----------
    hands : per seat a tuple of Card or None
        None is a card that is held and not known.
    table : tuple of Card
    piles : per side a tuple of Card or None
    sides : tuple of int
        The side of each seat.
    stock : tuple of Card or None
        First card dealt first.
    out : tuple of Card
        Cards out of play.
    pack : tuple of Card
        Every card of the pack; a card of it that lies nowhere is still to be placed.
    bonus, sweeps : tuple of int, one per side
        Points earned in play, and how many of them for sweeps.
    clockwise : bool
        Which way the play goes round.
    to_move, last_capture : int or None
    last_laid : Card or None
    over : bool
        Whether the deal is over.
    name : str
        What the picture is called.

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> scene = Scene.of(Position.setup("scopa", table="2C", hands=("7D", "?"), stock=""))
    >>> [len(hand) for hand in scene.hands], len(scene.unplaced)
    ([1, 1], 38)
    """

    hands: tuple[tuple[Card | None, ...], ...]
    table: tuple[Card, ...]
    piles: tuple[tuple[Card | None, ...], ...]
    sides: tuple[int, ...]
    stock: tuple[Card | None, ...] = ()
    out: tuple[Card, ...] = ()
    pack: tuple[Card, ...] = ()
    bonus: tuple[int, ...] = ()
    sweeps: tuple[int, ...] = ()
    clockwise: bool = False
    to_move: int | None = None
    last_capture: int | None = None
    last_laid: Card | None = None
    over: bool = False
    name: str = ""

    @classmethod
    def of(cls, position: Position | Scene) -> Scene:
        """Return the scene of a position; a scene stays as it is."""
        if isinstance(position, Scene):
            return position
        rules = position.rules
        return cls(
            hands=tuple((*hand.cards, *[None] * hand.unknown) for hand in position.hands),
            table=tuple(position.table),
            piles=tuple(map(tuple, position.piles)),
            sides=tuple(map(rules.side_of, range(rules.players))),
            stock=position.stock,
            out=tuple(position.out),
            pack=tuple(rules.cards),
            bonus=position.bonus,
            sweeps=tuple(side.get("sweeps", 0) for side in position.earned_by_name()),
            clockwise=rules.direction == "cw",
            to_move=None if position.is_over else position.to_move,
            last_capture=position.last_capture,
            last_laid=position.last_laid,
            over=position.is_over,
            name=rules.name,
        )

    @property
    def unplaced(self) -> tuple[Card, ...]:
        """The cards of the pack that lie nowhere."""
        rows = (*self.hands, self.table, *self.piles, self.stock, self.out)
        placed = {card for row in rows for card in row}
        return tuple(card for card in self.pack if card not in placed)

    def earned(self, side: int) -> int:
        """Points a side earned in play."""
        return self.bonus[side] if side < len(self.bonus) else 0

    def swept(self, side: int) -> int:
        """Points a side earned by sweeps: as many cards are turned sideways in its pile."""
        return max(self.sweeps[side], 0) if side < len(self.sweeps) else 0
