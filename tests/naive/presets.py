"""The games: every option with its values, and every preset as its parent and the differences.

A new game is one line of `FAMILY`: a parent, and what is different.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.naive.pack import PACKS, SUITS, Card, Options

CHOICES: dict[str, tuple[Any, ...]] = {  # section 1; the usual value first
    "pack": ("italian", "plain", "french"),
    "direction": ("ccw", "cw"),
    "redeal": ("kings3", "none", "distinct", "aces2", "anyace"),
    "capture": ("forced", "optional"),
    "priority": ("single", "fewest", "free"),
    "sum": ("equal", "fifteen", "equal+fifteen", "multiple"),
    "courts": ("jqk", "qjk"),
    "court_match": ("value", "identity"),
    "ace": ("plain", "literal", "sweep", "sweep_scores", "optional_sweep"),
    "ace_with_ace": ("takes_ace", "sweeps"),
    "ace_empty": ("stays", "takes_itself"),
    "ace_lead": ("allowed", "barred"),
    "opening_fifteen": ("off", "dealer", "lead"),
    "wild": ("off", "seven_of_cups"),
    "barsega": (0, 1, 2, 3),
    "trio": (0, 10),
    "no_sweep_on": ("last_card", "last_capture", "last_turn_each", "last_hand", "never"),
    "sweep_worth": ("one", "number", "number_doubled", "nothing"),
    "court_sweep": (0, 10, "11_12_13"),
    "suit_bonus": ("off", "matching", "taken"),
    "picada": ("off", "any", "previous"),
    "simili": ("off", "on"),
    "quadriglia": ("off", "on"),
    "leftovers": ("last_capturer", "nobody_if_none"),
    "primiera": ("standard", "graded", "most_sevens", "settanta", "off"),
    "primiera_missing": ("disqualify", "suits_first", "zero"),
    "primiera_source": ("all", "combination_only", "combination_letter"),
    "majority": ("most", "over_half"),
    "tie": ("none", "share", "carry"),
    "napola": ("off", "full", "to6"),
    "napola_suit": ("coins", "swords", "every"),
    "grande": ("off", "on"),
    "rebello": ("off", "on"),
    "four_sevens": ("off", "on"),
    "ponino": ("off", "on"),
    "napoleone": ("off", "on"),
    "wins": ("high", "low"),
    "finish": ("highest_then_play_on", "count_order", "mid_deal", "claim"),
}
_USUAL: Options = {name: values[0] for name, values in CHOICES.items()}
_USUAL |= {"max_capture": None, "target": 11}

# --- What a game is, apart from its options ---

Seatings = Mapping[tuple[int, str], tuple[int, int]]  # (players, teams): hand size, turned up


class Game(NamedTuple):
    """A game: a parent and the differences; None stands for what the parent has."""

    parent: str | None
    changes: Options
    seatings: Seatings | None  # the first seating of a number of players is its usual one
    one_by_one: bool | None  # cards dealt one by one rather than in packets of a hand (X29)
    ends: Mapping[str, int] | None  # categories of the end of the deal, and their points
    all_of: str | None  # the cards that win outright


def game(
    parent: str | None,
    seatings: Seatings | None = None,
    one_by_one: bool | None = None,
    ends: Mapping[str, int] | None = None,
    all_of: str | None = None,
    **changes: Any,
) -> Game:
    """A line of the table below."""
    return Game(parent, changes, seatings, one_by_one, ends, all_of)


# Seatings: C21, C26, X34.
_TWO, _THREE, _PAIRS, _FOUR = (2, "none"), (3, "none"), (4, "2x2"), (4, "none")
_SIX = [(6, "2x3"), (6, "3x2"), (6, "none")]
_SCOPA = dict.fromkeys([_TWO, _THREE, _PAIRS, _FOUR, *_SIX], (3, 4))
_TWO_THREE_PAIRS = dict.fromkeys([_TWO, _THREE, _PAIRS], (3, 4))
_TWO_PAIRS = dict.fromkeys([_TWO, _PAIRS], (3, 4))
_TO_FOUR = dict.fromkeys([_TWO, _THREE, _PAIRS, _FOUR], (3, 4))
_ASSO = {_TWO: (3, 4), _PAIRS: (10, 0)}

# Categories: the "scoring" rows of 2.1, 2.8, 2.9, 2.11.
_POINTS = {"cards": 1, "coins": 1, "settebello": 1}
_TRENTA = {**_POINTS, "ace_of_coins": 1, "two_of_coins": 2, "three_of_coins": 3}
_MATA = {"cards": 2, "swords": 1, "mata": 1}
_CICERA = {**_MATA, "ten_of_coins": 1, "jack_of_cups": 1}
_SCARABOCION = {**_MATA, "jack_of_swords": 1, "ten_of_coins": 1, "forty_eight": 42}
_FRAC = {"figures": 1, "figures_level": 1}

_SEVENS: Options = {"primiera": "most_sevens", "target": 21}
_NAPOLA: Options = {"napola": "full", "napoleone": "on"}

FAMILY: dict[str, Game] = {  # section 1 "recommended presets", 2.1-2.12, X34, X37
    "scopa": game(None, _SCOPA, False, _POINTS, "coins", **_USUAL),
    "scopone": game("scopa", {_PAIRS: (9, 4)}),
    "scientifico": game("scopone", {_PAIRS: (10, 0)}, redeal="none"),
    "quindici": game("scopa", sum="fifteen", priority="fewest"),
    "escoba": game(
        "scopa",
        _TWO_THREE_PAIRS,
        one_by_one=True,
        **_SEVENS,
        sum="fifteen",
        priority="free",
        capture="optional",
        redeal="none",
        opening_fifteen="dealer",
    ),
    "chkop": game("scopa", _TWO_PAIRS, redeal="distinct", **_SEVENS),
    "chkobba": game("scopa", _TWO_PAIRS, courts="qjk", **_SEVENS),
    "cicera": game(
        "scopa",
        {_PAIRS: (12, 4)},
        ends=_CICERA,
        all_of="swords",
        **_NAPOLA,
        napola_suit="swords",
        pack="french",
        court_match="identity",
        priority="free",
        redeal="none",
        primiera="off",
        picada="any",
        simili="on",
        quadriglia="on",
        target=51,
    ),
    "scarabocion": game(
        "cicera",
        ends=_SCARABOCION,
        ace="optional_sweep",
        picada="off",
        simili="off",
        quadriglia="off",
        suit_bonus="matching",
        sweep_worth="number_doubled",
        napola_suit="every",
        napoleone="off",
        target=120,
        finish="claim",
    ),
    "mancelle": game(
        "scopa",
        _TO_FOUR,
        one_by_one=True,
        **_SEVENS,
        pack="plain",
        sum="multiple",
        priority="free",
        ace="literal",
        redeal="none",
        direction="cw",
    ),
    "asso": game("scopa", _ASSO, ace="sweep"),
    "cirulla": game(
        "scopa",
        _TWO_THREE_PAIRS,
        **_NAPOLA,
        sum="equal+fifteen",
        ace="sweep_scores",
        redeal="aces2",
        opening_fifteen="dealer",
        wild="seven_of_cups",
        barsega=3,
        trio=10,
        grande="on",
        direction="cw",
        target=51,
    ),
    "napola": game("scopa", **_NAPOLA, target=21),
    "rebello": game("scopa", rebello="on"),
    "perdere": game("scopa", wins="low", target=21),
    "ponino": game("scopa", ponino="on"),
    "trenta": game("scopone", ends=_TRENTA, all_of="AD 2D 3D", napoleone="on", target=21),
    "frac": game("scopa", ends=_FRAC, priority="free", primiera="off", sweep_worth="nothing"),
}
GAMES = tuple(FAMILY)


def fact(variant: str, name: str) -> Any:
    """A fact of a game: its own, else its parent's."""
    here = FAMILY[variant]
    own = getattr(here, name)
    if own is not None or here.parent is None:
        return own
    return fact(here.parent, name)


def changes(variant: str) -> Options:
    """The preset of a game without its seating: the parent's, then the differences."""
    here = FAMILY[variant]
    inherited = {} if here.parent is None else changes(here.parent)
    return {**inherited, **here.changes}


def sides_of(players: int, teams: str) -> int:
    """Two sides of two or of three, three pairs, or everyone alone (2.1, C21)."""
    return players if teams == "none" else int(teams[0])


TEAMS: dict[str, dict[tuple[int, str], int]] = {  # (players, teams): number of sides
    variant: {seating: sides_of(*seating) for seating in fact(variant, "seatings")}
    for variant in GAMES
}
DEFAULTS: dict[str, Options] = {}
for _variant in GAMES:
    _players, _teams = next(iter(TEAMS[_variant]))
    DEFAULTS[_variant] = {
        "variant": _variant,
        **changes(_variant),
        "players": _players,
        "teams": _teams,
    }


def number_of_sides(options: Options) -> int:
    """How many sides play (2.1, C21)."""
    return TEAMS[options["variant"]][options["players"], options["teams"]]


def hand_size(options: Options) -> int:
    """The cards dealt to a seat at once: the "deal" rows of 2.1 to 2.12, X34."""
    hand, _ = fact(options["variant"], "seatings")[options["players"], options["teams"]]
    return int(hand)


def table_size(options: Options) -> int:
    """The cards turned up at the start of the deal."""
    _, turned_up = fact(options["variant"], "seatings")[options["players"], options["teams"]]
    return int(turned_up)


def deals_one_by_one(options: Options) -> bool:
    """Escoba and mancelle deal card by card, the others a whole hand at once (2.5, 2.10, X29)."""
    return bool(fact(options["variant"], "one_by_one"))


def ends(options: Options) -> Mapping[str, int]:
    """The categories of the end of the deal that belong to the game itself, and their points."""
    found: Mapping[str, int] = fact(options["variant"], "ends")
    return found


def winning_cards(options: Options) -> list[Card]:
    """The cards that win outright (X56): every card of a suit of the pack, or those named."""
    named: str = fact(options["variant"], "all_of")
    suit = {"coins": SUITS[0], "swords": SUITS[2]}.get(named)
    return named.split() if suit is None else [rank + suit for rank in PACKS[options["pack"]]]
