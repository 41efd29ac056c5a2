"""A position in words: the description of a picture for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..languages import starting
from .captions import Captions
from .look import Look, letter

if TYPE_CHECKING:
    from ..cards import Card
    from ..moves import Move
    from .scene import Scene

__all__ = ["Sayings"]


class Sayings:
    """Says what a picture shows, and nothing that it hides.

    Parameters
    ----------
    scene : Scene
    look : Look
        What is hidden, chosen, lit and named.
    words : Captions
    deck : str
        Names of the suits.
    """

    def __init__(self, scene: Scene, look: Look, words: Captions, deck: str) -> None:
        self.scene = scene
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
        hand = self.scene.hands[seat]
        known = [card for card in hand if card is not None]
        if seat not in self.look.seen or not known:
            return self.words.count(len(hand), hidden=True)
        said, unknown = self._list(known), len(hand) - len(known)
        if unknown:
            said += f" {self.words('and')} {self.words.count(unknown, hidden=True)}"
        return said

    def pile(self, side: int) -> str:
        """How many cards a pile has, and what was earned in play."""
        swept = self.scene.swept(side)
        other = self.scene.earned(side) - swept
        said = [self.words.count(len(self.scene.piles[side]))]
        said += [self.words.bonus(swept)] if swept else []
        said += [self.words.other(other)] if other else []
        return ", ".join(said)

    def _last_words(self, last: Move) -> str:
        seat = self.look.last_seat
        who = "" if seat is None else f", {self.seat_name(seat)}"
        name = self.card_name(last.card)
        if last.captured:
            what = self.words("capture", card=name, others=self._list(last.captured))
        else:
            what = self.words("lay", card=name)
        return f"{self.words('last_move')}{who}: {what}"

    def describe(self) -> str:
        """Say the whole scene in words."""
        scene, words = self.scene, self.words
        table = self._list(scene.table) or words("empty")
        said = [f"{words('table')}: {table}"]
        for seat in range(len(scene.hands)):
            marks = []
            if seat == scene.to_move:
                marks.append(words("to_move"))
            if seat == scene.last_capture:
                marks.append(words("last_capture"))
            extra = f" ({', '.join(marks)})" if marks else ""
            said.append(f"{self.seat_name(seat)}{extra}: {self._hand_words(seat)}")
        for side in range(len(scene.piles)):
            label = f"{words('pile')} {letter(side)}"
            said.append(f"{label}: {self.pile(side)}")
        if scene.stock:
            said.append(f"{words('stock')}: {words.count(len(scene.stock))}")
        if self.look.last is not None:
            said.append(self._last_words(self.look.last))
        elif scene.last_laid is not None:
            said.append(f"{words('last_laid')}: {self.card_name(scene.last_laid)}")
        if self.look.chosen is not None:
            said.append(self._chosen_words())
        if scene.over:
            said.append(words("over"))
        return ". ".join(map(starting, said)) + "."

    def _chosen_words(self) -> str:
        shown = {
            card.text: self.card_name(card)
            for seat in sorted(self.look.seen)
            for card in self.scene.hands[seat]
            if card is not None
        }
        card = shown.get(str(self.look.chosen), self.words("hidden"))
        taken = [self.card_name(c) for c in self.scene.table if c.text in self.look.lit]
        if not taken:
            return f"{self.words('chosen')}: {card}"
        return self.words("capture", card=card, others=", ".join(taken))
