"""A position in words: the description of a picture for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .captions import Captions
from .look import Look, letter

if TYPE_CHECKING:
    from ..cards import Card
    from ..position import Position

__all__ = ["Sayings"]


class Sayings:
    """Says what a picture shows, and nothing that it hides.

    Parameters
    ----------
    position : Position
    look : Look
        What is hidden, chosen, lit and named.
    words : Captions
    deck : str
        Names of the suits.
    """

    def __init__(self, position: Position, look: Look, words: Captions, deck: str) -> None:
        self.position = position
        self.look = look
        self.words = words
        self.deck = deck

    def seat_name(self, seat: int) -> str:
        """The name given for a seat, or its number."""
        names = self.look.names
        return str(names[seat]) if seat < len(names) else self.words("seat", number=seat)

    def card_name(self, card: Card) -> str:
        """The card in words."""
        return card.name(self.words.lang, self.deck)

    def _list(self, cards: Iterable[Card]) -> str:
        return ", ".join(map(self.card_name, cards))

    def _hand_words(self, seat: int) -> str:
        hand = self.position.hands[seat]
        if seat not in self.look.seen or not hand.cards:
            return self.words.count(len(hand), hidden=True)
        known = self._list(hand.cards)
        if hand.unknown:
            known += f" {self.words('and')} {self.words.count(hand.unknown, hidden=True)}"
        return known

    def pile(self, side: int) -> str:
        said = self.words.count(len(self.position.piles[side]))
        bonus = self.position.bonus[side]
        return f"{said}, {self.words.bonus(bonus)}" if bonus else said

    def describe(self) -> str:
        """Say the whole position in words."""
        position, words = self.position, self.words
        table = self._list(position.table) or words("empty")
        said = [f"{words('table')}: {table}"]
        for seat in range(len(position.hands)):
            marks = []
            if position.is_over:
                pass
            elif seat == position.to_move:
                marks.append(words("to_move"))
            if seat == position.last_capture:
                marks.append(words("last_capture"))
            extra = f" ({', '.join(marks)})" if marks else ""
            said.append(f"{self.seat_name(seat)}{extra}: {self._hand_words(seat)}")
        for side in range(len(position.piles)):
            label = f"{words('pile')} {letter(side)}"
            said.append(f"{label}: {self.pile(side)}")
        if position.stock:
            said.append(f"{words('stock')}: {words.count(len(position.stock))}")
        if position.last_laid is not None:
            said.append(f"{words('last_laid')}: {self.card_name(position.last_laid)}")
        if self.look.chosen is not None:
            said.append(self._chosen_words())
        if position.is_over:
            said.append(words("over"))
        return ". ".join(s[0].upper() + s[1:] for s in said) + "."

    def _chosen_words(self) -> str:
        shown = {
            card.text: self.card_name(card)
            for seat in sorted(self.look.seen)
            for card in self.position.hands[seat].cards
        }
        card = shown.get(str(self.look.chosen), self.words("hidden"))
        taken = [self.card_name(c) for c in self.position.table if c.text in self.look.lit]
        if not taken:
            return f"{self.words('chosen')}: {card}"
        return self.words("capture", card=card, others=", ".join(taken))
