"""Cards, sets of cards and packs: what exists.

A card is written rank then suit: ranks ``A 2 3 4 5 6 7 8 9 T J Q K``, suits ``D H S C`` (D diamonds
or coins, H hearts or cups, S spades or swords, C clubs or batons). Every card has a fixed number,
``index = 4 * rank + suit`` in 0 … 51, in whichever pack it is; a set of cards is a mask of those
bits. People get `Cards`, the machine gets `Cards.mask`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NoReturn, Union

from .checks import quoted
from .languages import LANGUAGES, chain, say, tell
from .words import LETTERS, OF, RANK_WORDS, RIDER, SUIT_FIRST, SUIT_WORDS

__all__ = [
    "PACKS",
    "RANKS",
    "SUITS",
    "Card",
    "CardError",
    "Cards",
    "CardsLike",
    "Pack",
    "parse_cards",
]

RANKS = "A23456789TJQK"
SUITS = "DHSC"
MOST_BAD = 12  # pieces of a text that are no cards, as an error lists them
SUIT_SIGNS = {"♦": "D", "♢": "D", "♥": "H", "♡": "H", "♠": "S", "♤": "S", "♣": "C", "♧": "C"}


class CardError(ValueError):
    """Text that names no card, or a set in which a card stands twice.

    Attributes
    ----------
    bad : tuple of str
        The pieces of text that were not understood, or the cards that stand twice.
    """

    def __init__(self, message: str, bad: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.bad = tuple(bad)


class Card:
    """One card, written rank then suit.

    Parameters
    ----------
    text : str or Card
        ``"7D"``, ``"7♦"``, ``"10d"``, ``"sette di denari"`` …
    lang : str, optional
        Language whose corner letters are read too (``"R♣"`` is a king in ``"fr"``).

    Raises
    ------
    CardError
        When the text names no card, or more than one.

    Examples
    --------
    >>> Card("7♦")
    Card('7D')
    >>> Card("asso di spade").name("en")
    'ace of swords'
    >>> Card("7D").index, Card("7D").rank, Card("7D").suit
    (24, '7', 'D')
    """

    __slots__ = ("index", "text")
    index: int
    text: str

    def __new__(cls, text: str | Card, lang: str | None = None) -> Card:
        if isinstance(text, Card):
            return text
        found = parse_cards(text, lang=lang)
        if len(found) != 1:
            raise CardError(say("cards.single", found=len(found), given=quoted(text)), (text,))
        card = found[0]
        assert card is not None  # parse_cards gives None only when asked for unknown cards
        return card

    @staticmethod
    def at(index: int) -> Card:
        """Return the card with this number.

        >>> Card.at(24)
        Card('7D')
        """
        return _CARDS[index]

    @property
    def rank(self) -> str:
        """Rank letter, one of ``A23456789TJQK``."""
        return self.text[0]

    @property
    def suit(self) -> str:
        """Suit letter, one of ``DHSC``."""
        return self.text[1]

    @property
    def mask(self) -> int:
        """The card as a one-card mask."""
        return 1 << self.index

    def name(self, lang: str = "en", deck: str = "italian") -> str:
        """Return the card in words.

        Parameters
        ----------
        lang : {"en", "it", "fr", "es", "fi"}
        deck : {"italian", "french"}
            Which suit words, and whether the ninth card is a knight or a queen.

        Examples
        --------
        >>> Card("QS").name("it"), Card("QS").name("en", "french")
        ('cavallo di spade', 'queen of spades')
        """
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; allowed: {', '.join(LANGUAGES)}")
        french = deck == "french"
        rank = RANK_WORDS[lang][self.rank].split()[0]
        if self.rank == "Q":
            rank = RIDER[lang][french]
        suit = SUIT_WORDS[lang][self.suit][french].split()[0]
        if lang in SUIT_FIRST:
            return f"{suit}{rank}" if french else f"{suit} {rank}"
        if lang == "fr" and suit[0] in "é":
            return f"{rank} d'{suit}"
        return f"{rank} {OF[lang]} {suit}"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("cards do not change")

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __hash__(self) -> int:
        return self.index

    def __eq__(self, other: object) -> bool:
        return self is other if isinstance(other, Card) else NotImplemented

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[Any, ...]:
        return (Card, (self.text,))

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _make(index: int) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "index", index)
    object.__setattr__(card, "text", RANKS[index >> 2] + SUITS[index & 3])
    return card


_CARDS: tuple[Card, ...] = tuple(_make(i) for i in range(52))
_BY_TEXT: dict[str, Card] = {c.text: c for c in _CARDS}

CardsLike = Union[str, "Card", "Cards", Iterable[Union[str, "Card"]]]


class Cards(Set[Card]):
    """A frozen set of cards; iterates by rank, then suit (D H S C).

    Parameters
    ----------
    cards : str, Card or iterable of str or Card
        ``"7D 7H AS"``, ``["7D", "7H"]`` …

    Raises
    ------
    CardError
        When a piece of the text names no card, or a card stands twice.

    Examples
    --------
    >>> Cards("7D 7H AS")
    Cards('AS 7D 7H')
    >>> Cards("7D 7H") | Cards("AS"), len(Cards("7♦+7♥")), Card("7D") in Cards("7D")
    (Cards('AS 7D 7H'), 2, True)
    """

    __slots__ = ("mask",)
    mask: int

    def __init__(self, cards: CardsLike = (), lang: str | None = None) -> None:
        if isinstance(cards, Cards):
            mask = cards.mask
        else:
            mask = 0
            twice: list[str] = []
            for card in _each(cards, lang):
                if mask & card.mask:
                    twice.append(card.text)
                mask |= card.mask
            if twice:
                raise CardError(
                    say("cards.twice", cards=Cards({*twice}), given=quoted(cards)), twice
                )
        object.__setattr__(self, "mask", mask)

    @classmethod
    def from_mask(cls, mask: int) -> Cards:
        """Return the set with these bits.

        >>> Cards.from_mask(0b1001)
        Cards('AD AC')
        """
        if not 0 <= mask < 1 << 52:
            raise ValueError(f"a mask of cards has bits 0 to 51 only, got {mask:#x}")
        new = object.__new__(cls)
        object.__setattr__(new, "mask", mask)
        return new

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> Cards:  # type: ignore[override]
        return cls(it)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("sets of cards do not change")

    def __contains__(self, card: object) -> bool:
        if isinstance(card, str):
            card = Card(card)
        return isinstance(card, Card) and bool(self.mask >> card.index & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield _CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, Cards) else NotImplemented

    def __hash__(self) -> int:
        return hash(("Cards", self.mask))

    def __or__(self, other: Any) -> Cards:
        return Cards.from_mask(self.mask | Cards(other).mask)

    def __and__(self, other: Any) -> Cards:
        return Cards.from_mask(self.mask & Cards(other).mask)

    def __sub__(self, other: Any) -> Cards:
        return Cards.from_mask(self.mask & ~Cards(other).mask)

    def union(self, *others: CardsLike) -> Cards:
        """Return the cards that are in any of the sets.

        >>> Cards("AD").union("2D", "3D")
        Cards('AD 2D 3D')
        """
        mask = self.mask
        for other in others:
            mask |= Cards(other).mask
        return Cards.from_mask(mask)

    def __str__(self) -> str:
        return " ".join(card.text for card in self)

    def name(self, lang: str = "en", deck: str = "italian") -> str:
        """Return the cards in words.

        >>> Cards("2C 5S KD").name("it")
        'due di bastoni, cinque di spade e re di denari'
        """
        *others, last = [card.name(lang, deck) for card in self] or [
            tell(say("picture.empty"), lang)
        ]
        return tell(chain([", ".join(others), last] if others else [last]), lang)

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Cards, (str(self),))


def _each(cards: CardsLike, lang: str | None) -> Iterator[Card]:
    if isinstance(cards, Card):
        yield cards
    elif isinstance(cards, str):
        for card in parse_cards(cards, lang=lang):
            assert card is not None
            yield card
    elif isinstance(cards, Iterable):
        for item in cards:
            yield Card(item, lang)
    else:
        raise CardError(say("cards.text", given=quoted(cards)))


@dataclass(frozen=True)
class Pack:
    """The cards a game is played with.

    >>> PACKS["italian"].ranks, len(PACKS["italian"].cards)
    ('A234567JQK', 40)
    """

    name: str
    ranks: str

    @cached_property
    def cards(self) -> Cards:
        """Every card of the pack."""
        return Cards.from_mask(sum(0b1111 << 4 * RANKS.index(rank) for rank in self.ranks))


PACKS: dict[str, Pack] = {
    "italian": Pack("italian", "A234567JQK"),
    "plain": Pack("plain", "A23456789T"),
    "french": Pack("french", RANKS),
}


# ── reading text ────────────────────────────────────────────────────────────────────────────────


def _fold(text: str) -> str:
    """Lower case without accents, so that words can be compared."""
    text = text.replace("œ", "oe").replace("Œ", "oe").replace("’", "'")
    return "".join(
        c for c in unicodedata.normalize("NFKD", text).casefold() if not unicodedata.combining(c)
    )


@cache
def _grammar(lang: str | None) -> tuple[re.Pattern[str], dict[str, str], dict[str, str]]:
    """Return the pattern of one card and the maps from folded words to rank and suit letters."""
    ranks: dict[str, str] = {r.lower(): r for r in RANKS} | {"10": "T", "1": "A"}
    suits: dict[str, str] = {s.lower(): s for s in SUITS} | SUIT_SIGNS
    letters = LETTERS.get(lang or "en", {})
    code_ranks = {**ranks, **{k.lower(): v for k, v in letters.items()}}
    rank_words: dict[str, str] = {"10": "T", "1": "A"} | {r: r for r in "23456789"}
    suit_words: dict[str, str] = {}
    for language in LANGUAGES:
        for rank, words in RANK_WORDS[language].items():
            rank_words.update({_fold(word): rank for word in words.split()})
        for suit, both in SUIT_WORDS[language].items():
            for words in both:
                suit_words.update({_fold(word): suit for word in words.split()})

    def any_of(words: Iterable[str]) -> str:
        return "|".join(re.escape(w) for w in sorted(words, key=len, reverse=True))

    of = r"(?:\s+(?:of|di|de|des|du)\s+|\s+d'\s*|\s+)"
    pattern = re.compile(
        rf"(?P<unknown>\?(?P<count>\d+)?)"
        rf"|(?P<rank>{any_of(rank_words)}){of}(?P<suit>{any_of(suit_words)}|[{''.join(SUIT_SIGNS)}])\b"
        rf"|(?P<suit2>{any_of(suit_words)})[\s-]*(?P<rank2>{any_of(rank_words)})\b"
        rf"|(?P<rank3>{any_of(code_ranks)})\s?(?P<suit3>[{''.join(SUIT_SIGNS)}])"
        rf"|(?P<rank4>{any_of(code_ranks)})(?P<suit4>[dhsc])(?![a-z])"
        rf"|(?P<run>(?:{any_of(code_ranks)})[dhsc]){{2,}}(?![a-z])"
    )
    return pattern, {**rank_words, **code_ranks}, {**suit_words, **suits}


def parse_cards(text: str, *, lang: str | None = None, unknown: bool = False) -> list[Card | None]:
    """Read the cards of a text in their order; a card may stand twice here.

    Parameters
    ----------
    text : str
        Cards with spaces, commas, semicolons or ``+`` between them: ``"7D 10h"``, ``"7♦,A♠"``,
        ``"sette di denari, re di coppe"``. ``-`` alone means no card.
    lang : str, optional
        Language whose corner letters are read too.
    unknown : bool
        Whether ``?`` (a card that is not known; ``?3`` = three of them) is allowed. It is read
        as None.

    Raises
    ------
    CardError
        Naming every piece that is no card.

    Examples
    --------
    >>> parse_cards("7d 10♥, asso di spade")
    [Card('7D'), Card('TH'), Card('AS')]
    >>> parse_cards("7D ?2", unknown=True)
    [Card('7D'), None, None]
    >>> parse_cards("7X")
    Traceback (most recent call last):
    ...
    scopa_lab.cards.CardError: no card: '7X' ...
    """
    if not isinstance(text, str):
        raise CardError(say("cards.text", given=quoted(text)))
    if lang is not None and lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; allowed: {', '.join(LANGUAGES)}")
    found: list[Card | None] = []
    bad: list[str] = []
    quick = text.split()
    if all(piece in _BY_TEXT for piece in quick):  # the canonical form, by far the most common
        return [_BY_TEXT[piece] for piece in quick]
    pattern, ranks, suits = _grammar(lang)
    folded = _fold(text.strip())
    at = 0
    while at < len(folded):
        gap = re.compile(r"[\s,;+]+").match(folded, at)
        if gap:
            at = gap.end()
            continue
        match = pattern.match(folded, at)
        if match and match["unknown"]:
            if not unknown:
                bad.append(match["unknown"])
            count = 53 if len(match["count"] or "") > 4 else int(match["count"] or 1)
            found.extend([None] * min(count, 53))  # more than a pack is a fault in any case
        elif match and match["run"]:
            pairs = re.findall(r"(10|.)([dhsc])", match[0])
            found.extend(_BY_TEXT[ranks[r] + suits[s]] for r, s in pairs)
        elif match:
            rank = match["rank"] or match["rank2"] or match["rank3"] or match["rank4"]
            suit = match["suit"] or match["suit2"] or match["suit3"] or match["suit4"]
            found.append(_BY_TEXT[ranks[rank] + suits[suit]])
        else:
            piece = re.compile(r"[^\s,;+]+").match(folded, at)
            assert piece is not None
            if not (piece[0] in ("-", "–", "—") and folded in ("-", "–", "—")):
                bad.append(piece[0].upper())
            at = piece.end()
            continue
        at = match.end()
    if bad:
        key = "cards.none"
        if unknown:
            key = "cards.none_unknown"
        elif "?" in "".join(bad):
            key = "cards.none_known"
        shown = [*map(quoted, bad[:MOST_BAD]), *(["…"] if len(bad) > MOST_BAD else [])]
        raise CardError(say(key, given=", ".join(shown)), bad)
    return found
