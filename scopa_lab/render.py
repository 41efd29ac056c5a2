"""Pictures: a card, a position, estimates, parts of a score; each an SVG document as a string.

This is the one painter of the library.  README, documentation, tests and widgets show what these
functions return; they are pure (same arguments, same text) and need neither numpy nor a font file.

    >>> from scopa_lab.render import card_svg
    >>> card_svg("7D", lang="it")[:75]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 160" width="120" h'
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from .art import DECKS, Sheet, number
from .art.captions import Captions
from .art.charts import bars_svg, parts_svg
from .art.curve import Mark, curve_svg
from .art.editor import Editor
from .art.layout import SIZES, Size
from .art.look import Look, style
from .art.scene import Scene, place_key
from .art.svg import FONT, MARK, clean, finish, good_prefix
from .art.table import Table
from .cards import Card, Cards, CardsLike

if TYPE_CHECKING:
    from .moves import Move
    from .position import Position

__all__ = ["DECKS", "SIZES", "Mark", "Scene", "bars_svg", "card_svg", "curve_svg", "editor_svg",
           "faces_svg", "parts_svg", "position_svg"]  # fmt: skip

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


def faces_svg(
    cards: CardsLike, *, deck: str = "italian", colours: int = 2, prefix: str = "sl-"
) -> str:
    """Hold the faces of a pack for other pictures on the page, which then stay small.

    Parameters
    ----------
    cards : cards
        Which faces, usually the whole pack: ``rules.cards``. The back is always there.
    deck : {"italian", "french"}
        Which faces.
    colours : {2, 4}
        Colours of the French suits.
    prefix : str
        Starts every id; what other pictures are given as `faces`.

    Returns
    -------
    str
        An SVG document that takes no room and shows nothing.

    Raises
    ------
    ValueError
        When a card, the deck or the prefix is not allowed.

    Examples
    --------
    >>> held = faces_svg("7D 7H", prefix="f-")
    >>> [name in held for name in ('id="f-7D"', 'id="f-back"', 'id="f-AS"')]
    [True, True, False]
    """
    sheet = Sheet(deck, prefix=good_prefix(prefix), colours=colours)
    for card in (*(c.text for c in Cards(cards)), None):
        sheet.place(card, 0, 0, 1)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sl-faces" width="0" height="0"'
        ' style="position:absolute" aria-hidden="true" focusable="false">'
        f"{sheet.defs()}</svg>"
    )


def position_svg(
    position: Position | Scene,
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
    users: Iterable[int] | None = None,
    holding: bool = False,
    faults: Collection[str] = (),
    last: Move | None = None,
    last_seat: int | None = None,
    animate: bool = False,
    size: str = "normal",
    width: float | None = None,
    colours: int = 2,
    faces: str | None = None,
    title: str | None = None,
    prefix: str | None = None,
) -> str:
    """Draw the whole card table of one position.

    Parameters
    ----------
    position : Position or Scene
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
    users : iterable of int, optional
        The seats whose cards can be used; the one to move when not given.
    holding : bool
        Whether the chosen card may now be put somewhere: the places that can be used are buttons
        with ``data-put`` as well (the table; with ``"all"`` every place).
    faults : collection of str
        Places that are marked as wrong, by what ``data-drop`` says of them: ``"hand-0"``.
    last : Move, optional
        The move that led here. The card it laid is marked; what it took lies faintly beside the
        pile, whose group says so in ``data-took``.
    last_seat : int, optional
        Who made it; for a capture the last capturer when not given.
    animate : bool
        Whether lit cards pulse, for people who have not asked for less motion.
    size : {"normal", "projector", "small"}
        How it is laid out: cards of 120 pixels on 1280 for a class room, of 40 on 360 for a
        telephone.
    width : float, optional
        Width in pixels; the picture's own when not given. It shrinks with the page in any case.
    colours : {2, 4}
        Colours of the French suits.
    title : str, optional
        Title of the picture, in place of the name of the game.
    faces : str, optional
        The prefix of a `faces_svg` on the same page; without it the picture holds its own faces.
    prefix : str, optional
        Starts every id; made from the picture when it is not given.

    Returns
    -------
    str
        An SVG document below 150 kB; below 20 kB for two players with `faces` outside.

    Notes
    -----
    In an interactive picture every card and every place has a ``data-key`` that stays the same from
    picture to picture (``c-7D``, ``hand-1-back-0``, ``z-hand-0``), and every place a ``data-drop``.

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
    scene = Scene.of(position)
    seats = range(len(scene.hands))
    seen = frozenset(seats if seen is None else seen)
    for seat in (bottom, *sorted(seen), *([] if last_seat is None else [last_seat])):
        if seat not in seats:
            raise ValueError(f"no seat {seat!r}; the seats are 0 to {len(seats) - 1}")
    if interactive not in (False, True, "all"):
        raise ValueError(f'interactive is False, True or "all", not {interactive!r}')
    if move is not None:
        chosen, lit = move.card, move.captured
    if last is not None and last.captured and last_seat is None:
        last_seat = scene.last_capture
    look = Look(
        seen=seen,
        chosen=None if chosen is None else Card(chosen).text,
        lit=frozenset(Card(card).text for card in lit),
        notes={Card(card).text: str(note) for card, note in (notes or {}).items()},
        names=tuple(names),
        bottom=bottom,
        active="all" if interactive == "all" else "play" if interactive else "",
        users=frozenset(_to_move(scene) if users is None else users),
        arrows=move is not None,
        open_piles=open_piles,
        open_stock=open_stock,
        holding=holding,
        faults=_places(scene, faults),
        last=last,
        last_seat=last_seat,
        size=_size(size),
    )
    table = Table(scene, _sheet(deck, colours, faces), look, Captions(lang))
    return _picture(table, title, width, prefix, animate)


def editor_svg(
    scene: Scene | Position,
    *,
    deck: str = "italian",
    lang: str = "en",
    chosen: CardLike | None = None,
    faults: Collection[str] = (),
    armed: str = "",
    names: Sequence[str] = (),
    size: str = "normal",
    width: float | None = None,
    colours: int = 2,
    title: str | None = None,
    faces: str | None = None,
    prefix: str | None = None,
) -> str:
    """Draw every place of a position or a draft open, with the pack it is filled from.

    Parameters
    ----------
    scene : Scene or Position
        What lies where. A `Scene` may be as faulty as a draft is.
    chosen : Card or str, optional
        The card that is chosen, or the ``data-key`` of an unknown one, such as
        ``"hand-1-back-0"`` or ``"pack-back-0"``. Every place is then a button with ``data-put``.
    faults : collection of str
        Places that are marked as wrong, by what ``data-drop`` says of them: ``"hand-0"``.
    armed : str, optional
        The place that is being filled, named likewise; it has a bright frame.
    size : {"normal", "projector", "small"}
        ``"normal"`` is 1000 pixels wide, ``"small"`` 360.
    deck, lang, names, width, colours, title, faces, prefix
        As for `position_svg`.

    Returns
    -------
    str
        An SVG document in which every card is a button with ``data-card``, ``data-zone`` and
        ``data-index``, its place in the zone.

    Raises
    ------
    ValueError
        When a card, a place, the deck or the language is not known.

    Examples
    --------
    >>> from scopa_lab.position import Position
    >>> draft = Scene(hands=((Card("7D"),), (None, None)), table=(), piles=((), ()),
    ...               sides=(0, 1), pack=tuple(Cards("7D 7H AS")))
    >>> picture = editor_svg(draft, chosen="7D", faults={"hand-1"})
    >>> [f'data-put="{place}"' in picture for place in ("hand-1", "pack", "out")]
    [True, True, True]
    """
    scene = Scene.of(scene)
    key = None if chosen is None else str(chosen)
    if key is not None and "-back-" not in key:
        key = Card(key).text
    look = Look(
        seen=frozenset(range(len(scene.hands))),
        chosen=key,
        names=tuple(names),
        active="all",
        holding=chosen is not None,
        faults=_places(scene, faults),
        armed=next(iter(_places(scene, (armed,) if armed else ())), ""),
        size=_size(size),
    )
    editor = Editor(scene, _sheet(deck, colours, faces), look, Captions(lang))
    return _picture(editor, title, width, prefix, animate=False)


def _to_move(scene: Scene) -> tuple[int, ...]:
    return () if scene.to_move is None else (scene.to_move,)


def _sheet(deck: str, colours: int, faces: str | None) -> Sheet:
    prefix = MARK if faces is None else good_prefix(faces)
    return Sheet(deck, prefix=prefix, colours=colours, outside=faces is not None)


def _size(name: str) -> Size:
    if name not in SIZES:
        raise ValueError(f"unknown size {name!r}; allowed: {', '.join(SIZES)}")
    return SIZES[name]


def _places(scene: Scene, faults: Collection[str]) -> frozenset[str]:
    allowed = [
        *(place_key("hand", seat) for seat in range(len(scene.hands))),
        *(place_key("pile", side) for side in range(len(scene.piles))),
        *("table", "stock", "out", "pack"),
    ]
    for place in faults:
        if place not in allowed:
            raise ValueError(f"no place {place!r}; the places are {', '.join(allowed)}")
    return frozenset(faults)


def _picture(
    painter: Table | Editor,
    title: str | None,
    width: float | None,
    prefix: str | None,
    animate: bool,
) -> str:
    """The document around what a painter draws: size, name, description, style, faces."""
    body, wide, high = painter.draw()
    active, lang = painter.look.active, painter.words.lang
    name = clean(painter.scene.name if title is None else title)
    said = clean(painter.says.describe())
    if active:
        head = f'role="group" aria-label="{name}" aria-describedby="{MARK}desc"'
        words = f'<desc id="{MARK}desc">{said}</desc>'
    else:
        head = f'role="img" aria-labelledby="{MARK}title" aria-describedby="{MARK}desc"'
        words = f'<title id="{MARK}title">{name}</title><desc id="{MARK}desc">{said}</desc>'
    css = style(animate) if active or animate else ""
    shown = number(width or wide * painter.look.size.zoom)
    return finish(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sl-picture"'
        f' viewBox="0 0 {number(wide)} {number(high)}" width="{shown}"'
        f' lang="{lang}" {head} style="max-width:100%;height:auto" font-family="{FONT}">'
        f"{words}{css}{painter.sheet.defs()}{body}</svg>",
        prefix,
    )
