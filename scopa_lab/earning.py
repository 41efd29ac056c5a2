"""Points earned in play: sweeps and other captures that score at once, and what the dealing earns.

`Rules.play_categories` says which of them count; here is what each is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .captures import ace_sweeps
from .cards import Card, Cards
from .rules import Rules

__all__ = [
    "LOW_HAND",
    "WILD",
    "Capture",
    "declared",
    "earned",
    "fifteens",
    "opening_sweeps",
    "sweep",
    "sweep_pays",
]

WILD = Card("7H")
LOW_HAND = 9
COURT_NUMBERS = {"J": 11, "Q": 12, "K": 13}


class Capture(NamedTuple):
    """One capture as it is made.

    Attributes
    ----------
    card : Card
        The card played.
    captured : Cards
        The table cards taken; none when an ace takes itself from an empty table.
    table : Cards
        The table before.
    last_laid : Card or None
        The card laid by the play just before.
    sweep_counts : bool
        Whether a sweep would be paid at that moment (see `sweep_pays`).
    """

    card: Card
    captured: Cards
    table: Cards
    last_laid: Card | None = None
    sweep_counts: bool = True

    @property
    def one_suit(self) -> bool:
        """Whether the card played and everything taken are of one suit."""
        return {c.suit for c in self.captured} == {self.card.suit}


def earned(rules: Rules, capture: Capture) -> tuple[int, ...]:
    """Return what a capture scores, per category of `Rules.play_categories`.

    Notes
    -----
    Digest 2.1, 2.8, 2.9, 2.11, C30 to C35, X10, X13, X15, X35, X44 to X49.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> scarabocion, taken = rules("scarabocion"), Cards("2D 3D")
    >>> [c.name for c in scarabocion.play_categories]
    ['sweeps', 'suit_bonus']
    >>> earned(scarabocion, Capture(Card("5D"), taken, table=taken))
    (10, 5)
    """
    return tuple(_WORTH[c.name](rules, capture) for c in rules.play_categories)


def sweep(rules: Rules, capture: Capture) -> int:
    """Return what a capture is paid as a sweep, if it is one (C11, X40, X44, X49)."""
    card, captured = capture.card, capture.captured
    if captured != capture.table or not capture.sweep_counts:
        return 0
    by_ace = not captured or ace_sweeps(rules, card, captured, capture.table)
    if by_ace and rules.ace != "sweep_scores":
        return 0
    if rules.sweep_worth == "one":
        return 1
    number = rules.values[card.rank]
    if not number and rules.court_sweep:
        number = 10 if rules.court_sweep == 10 else COURT_NUMBERS[card.rank]
    doubled = rules.sweep_worth == "number_doubled" and len(captured) > 1 and capture.one_suit
    return 2 * number if doubled else number


def _picada(rules: Rules, capture: Capture) -> int:
    """An equal card taken; under ``previous`` the one just laid (C30, X35, X46)."""
    if [c.rank for c in capture.captured] != [capture.card.rank]:
        return 0
    return int(rules.picada == "any" or capture.last_laid in capture.captured)


def _simili(_: Rules, capture: Capture) -> int:
    return int(capture.one_suit)


def _quadriglia(_: Rules, capture: Capture) -> int:
    return int(len(capture.captured) >= 3)


def _suit_bonus(rules: Rules, capture: Capture) -> int:
    """Several cards of one suit: the number of the card that takes them (C35, X48)."""
    card, captured = capture.card, capture.captured
    if len(captured) < 2 or ace_sweeps(rules, card, captured, capture.table):
        return 0
    suits = {c.suit for c in captured} | ({card.suit} if rules.suit_bonus == "matching" else set())
    return rules.values[card.rank] if len(suits) == 1 else 0


_WORTH: dict[str, Callable[[Rules, Capture], int]] = {
    "sweeps": sweep,
    "picada": _picada,
    "simili": _simili,
    "quadriglia": _quadriglia,
    "suit_bonus": _suit_bonus,
    "declarations": lambda rules, capture: 0,  # earned when cards are dealt
}


def sweep_pays(rules: Rules, *, stock_empty: bool, own_left: int, all_left: int) -> bool:
    """Say whether taking the whole table is paid at that moment (C11, X16 to X19).

    Parameters
    ----------
    rules : Rules
    stock_empty : bool
        Whether nothing is left to deal.
    own_left, all_left : int
        Cards in the hand of the player, and in all hands, after the play.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> sweep_pays(rules("scopa"), stock_empty=True, own_left=0, all_left=1)
    True
    """
    if not stock_empty:
        return True
    return {
        "never": True,
        "last_capture": True,  # taken back at the end, if it was the last (X17)
        "last_card": all_left > 0,
        "last_turn_each": own_left > 0,
        "last_hand": False,
    }[rules.no_sweep_on]


# ── what the dealing earns ──────────────────────────────────────────────────────────────────────


def declared(rules: Rules, dealt: Cards) -> int:
    """Return the points of three cards dealt together: of one rank, or low (2.12, C46, X06, X50).

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> [declared(rules("cirulla"), Cards(t)) for t in ("KD KH 7H", "AD 3H 5S", "AD 3H 6S")]
    [10, 3, 0]
    """
    if len(dealt) != 3 or not (rules.barsega or rules.trio):
        return 0
    plain = dealt - WILD if rules.wild != "off" else dealt
    if rules.trio and len({c.rank for c in plain}) == 1:
        return rules.trio
    values = [rules.values[c.rank] for c in plain]
    low = all(values) and sum(values) + len(dealt - plain) <= LOW_HAND
    return rules.barsega if low else 0


def fifteens(rules: Rules, table: Cards) -> int:
    """Return 1 for a table worth 15, 2 for one worth 30, else 0 (C45, X02, X51).

    The wild seven of cups counts what suits best.

    >>> from scopa_lab.rules import rules
    >>> [fifteens(rules("escoba"), Cards(t)) for t in ("KD 2D 2H AS", "KD QD JD 3D", "KD QD JD 2D")]
    [1, 2, 0]
    """
    plain = table - WILD if rules.wild != "off" else table
    values = [rules.values[c.rank] for c in plain]
    if not table or not all(values):
        return 0
    totals = {sum(values)}
    if plain != table:
        totals = {sum(values) + value for value in rules.values.values() if value}
    return 1 if 15 in totals else 2 if 30 in totals else 0


def opening_sweeps(rules: Rules, table: Cards) -> int:
    """Return the sweeps that an opening table is worth before play, if the rules have it."""
    return fifteens(rules, table) if rules.opening_fifteen != "off" else 0
