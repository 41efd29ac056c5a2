"""Pictures: a card, a position, estimates, parts of a score; each an SVG document as a string.

This is the one painter of the library.  README, documentation, tests and widgets show what these
functions return; they are pure (same arguments, same text) and need neither numpy nor a font file.

    >>> from scopa_lab.render import card_svg
    >>> card_svg("7D", lang="it")[:75]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 160" width="120" h'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from .art import DECKS, Sheet, number
from .art.captions import Captions
from .art.charts import bars_svg, parts_svg
from .art.look import Look, style
from .art.svg import FONT, MARK, clean, finish
from .art.table import Table
from .cards import Card

if TYPE_CHECKING:
    from .moves import Move
    from .position import Position

__all__ = ["DECKS", "bars_svg", "card_svg", "parts_svg", "position_svg"]

CardLike = Card | str


def card_svg(
    card: CardLike | None,
    *,
    deck: str = "italian",
    lang: str = "en",
    width: float = 120,
    colours: int = 2,
    title: str | None = None,
    prefix: str | None = None,
) -> str:
    """Draw one card.

    Parameters
    ----------
    card : Card, str or None
        The card; None or ``"?"`` for the back.
    deck : {"italian", "french"}
        Which faces.
    lang : {"en", "it", "fr", "es", "fi"}
        Language of the accessible name.
    width : float
        Width in pixels; the height follows.
    colours : {2, 4}
        Colours of the French suits; the Italian ones always have four.
    title : str, optional
        Accessible name, in place of the name of the card.
    prefix : str, optional
        Starts every id; made from the picture when it is not given.

    Returns
    -------
    str
        An SVG document of a few kB.

    Raises
    ------
    ValueError
        When the card, the deck or the language is not known.

    Examples
    --------
    >>> picture = card_svg("7D")
    >>> ">seven of coins</title>" in picture, len(picture) < 12_000
    (True, True)
    >>> ">sette di quadri</title>" in card_svg("7D", deck="french", lang="it")
    True
    """
    sheet = Sheet(deck, prefix=MARK, colours=colours)
    words = Captions(lang)
    shown = None if card is None or card == "?" else Card(card)
    name = words("hidden") if shown is None else shown.name(lang, deck)
    body = sheet.place(None if shown is None else shown.text, 0, 0, 100)
    high = number(100 * sheet.ratio)
    return finish(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {high}" width="{number(width)}"'
        f' height="{number(width * sheet.ratio)}" role="img" lang="{lang}"'
        f' aria-labelledby="{MARK}title"><title id="{MARK}title">'
        f"{clean(name if title is None else title)}</title>{sheet.defs()}{body}</svg>",
        prefix,
    )


def position_svg(
    position: Position,
    *,
    deck: str = "italian",
    lang: str = "en",
    chosen: CardLike | None = None,
    lit: Iterable[CardLike] = (),
    move: Move | None = None,
    notes: Mapping[CardLike, str] | None = None,
    names: Sequence[str] = (),
    bottom: int = 0,
    seen: Iterable[int] | None = None,
    open_piles: bool = False,
    open_stock: bool = False,
    interactive: bool | str = False,
    animate: bool = False,
    width: float | None = None,
    colours: int = 2,
    title: str | None = None,
    prefix: str | None = None,
) -> str:
    """Draw the whole card table of one position.

    Parameters
    ----------
    position : Position
        What is drawn; cards it does not know are backs.
    deck : {"italian", "french"}
        Which faces.
    lang : {"en", "it", "fr", "es", "fi"}
        Language of the words in the picture and of its description.
    chosen : Card or str, optional
        Card of a hand that is raised and outlined.
    lit : iterable of Card or str
        Cards on the table that glow.
    move : Move, optional
        Shows a move: chooses its card, lights what it takes and joins them by lines.
    notes : mapping of card to str, optional
        A short text under a card of a hand, such as what playing it is worth.
    names : sequence of str, optional
        Names of the seats, in place of their numbers.
    bottom : int
        The seat at the bottom, with the larger cards.
    seen : iterable of int, optional
        Seats whose known cards are face up; all of them when not given. What is not seen is
        nowhere in the picture, its description included.
    open_piles, open_stock : bool
        Whether to show the captured cards, and the known cards of the stock, one by one.
    interactive : bool or "all"
        True: cards that the seat to move can play, and the cards on the table, are buttons with
        ``data-card``, ``data-zone`` and ``data-seat``. ``"all"``: every card is (for an editor).
        False: one still picture with a title and a description.
    animate : bool
        Whether lit cards pulse, for people who have not asked for less motion.
    width : float, optional
        Width in pixels; the picture's own when not given. It shrinks with the page in any case.
    colours : {2, 4}
        Colours of the French suits.
    title : str, optional
        Title of the picture, in place of the name of the game.
    prefix : str, optional
        Starts every id; made from the picture when it is not given.

    Returns
    -------
    str
        An SVG document below 150 kB.

    Raises
    ------
    ValueError
        When a card, a seat, the deck or the language is not known.

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> position = Position.setup("scopa", table="2C 5S QD", hands=("7D 7H AS", "? ? ?"))
    >>> picture = position_svg(position, chosen="7D", lit=("2C", "5S"))
    >>> "Seven of coins takes two of batons, five of swords." in picture
    True
    """
    seats = range(len(position.hands))
    seen = frozenset(seats if seen is None else seen)
    for seat in (bottom, *sorted(seen)):
        if seat not in seats:
            raise ValueError(f"no seat {seat!r}; the seats are 0 to {len(seats) - 1}")
    if interactive not in (False, True, "all"):
        raise ValueError(f'interactive is False, True or "all", not {interactive!r}')
    if move is not None:
        chosen, lit = move.card, move.captured
    look = Look(
        seen=seen,
        chosen=None if chosen is None else Card(chosen).text,
        lit=frozenset(Card(card).text for card in lit),
        notes={Card(card).text: str(note) for card, note in (notes or {}).items()},
        names=tuple(names),
        bottom=bottom,
        active="all" if interactive == "all" else "play" if interactive else "",
        arrows=move is not None,
        open_piles=open_piles,
        open_stock=open_stock,
    )
    sheet = Sheet(deck, prefix=MARK, colours=colours)
    table = Table(position, sheet, look, Captions(lang))
    body, wide, high = table.draw()
    name = clean(position.rules.name if title is None else title)
    said = clean(table.says.describe())
    if interactive:
        head = f'role="group" aria-label="{name}" aria-describedby="{MARK}desc"'
        words = f'<desc id="{MARK}desc">{said}</desc>'
    else:
        head = f'role="img" aria-labelledby="{MARK}title" aria-describedby="{MARK}desc"'
        words = f'<title id="{MARK}title">{name}</title><desc id="{MARK}desc">{said}</desc>'
    css = style(animate) if interactive or animate else ""
    return finish(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sl-picture"'
        f' viewBox="0 0 {number(wide)} {number(high)}" width="{number(width or wide)}"'
        f' lang="{lang}" {head} style="max-width:100%;height:auto" font-family="{FONT}">'
        f"{words}{css}{sheet.defs()}{body}</svg>",
        prefix,
    )
