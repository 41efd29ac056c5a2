"""A slow second opinion on the whole family of Scopa.

Every rule is written straight from the rules digest: "2.1" is a section of it, "C11" and "X17"
are rows of its registers. Cards are two characters, tables and hands are sets, a capture is found
by looking at every subset of the table, and the game tree is walked to the end of the deal with
no pruning and no memory. Nothing here is shared with the library, so that an agreement between
the two means something.

The games stand in `presets.FAMILY`, each as a parent and the differences.
"""

from tests.naive.choosing import options
from tests.naive.pack import (
    PACKS,
    RANKS,
    SUITS,
    Card,
    Options,
    card_order,
    cards,
    full_pack,
    total_of,
    value_of,
)
from tests.naive.playing import (
    Move,
    deal,
    declared,
    moves,
    needs_redeal,
    next_turn,
    opening_sweeps,
    play,
    points_of_play,
    settle,
    sweep_is_paid,
    sweep_points,
)
from tests.naive.positions import IN_PLAY, State, changed, over, position, side_of
from tests.naive.presets import (
    CHOICES,
    DEFAULTS,
    FAMILY,
    GAMES,
    TEAMS,
    hand_size,
    number_of_sides,
    table_size,
    winning_cards,
)
from tests.naive.scoring import (
    CATEGORIES,
    Mark,
    Value,
    award,
    award_majority,
    categories,
    margin,
    match_winner,
    napola_points,
    outright,
    prime_cards,
    prime_value,
    primiera_mark,
    primiera_total,
    score,
    totals,
)
from tests.naive.search import line, minimax, outcome
from tests.naive.taking import captures, is_ace_sweep, may_lay, set_order
from tests.naive.unknown import Slots, open_average, splits, worlds

__all__ = [
    "CATEGORIES",
    "CHOICES",
    "DEFAULTS",
    "FAMILY",
    "GAMES",
    "IN_PLAY",
    "PACKS",
    "RANKS",
    "SUITS",
    "TEAMS",
    "Card",
    "Mark",
    "Move",
    "Options",
    "Slots",
    "State",
    "Value",
    "award",
    "award_majority",
    "captures",
    "card_order",
    "cards",
    "categories",
    "changed",
    "deal",
    "declared",
    "full_pack",
    "hand_size",
    "is_ace_sweep",
    "line",
    "margin",
    "match_winner",
    "may_lay",
    "minimax",
    "moves",
    "napola_points",
    "needs_redeal",
    "next_turn",
    "number_of_sides",
    "open_average",
    "opening_sweeps",
    "options",
    "outcome",
    "outright",
    "over",
    "play",
    "points_of_play",
    "position",
    "prime_cards",
    "prime_value",
    "primiera_mark",
    "primiera_total",
    "score",
    "set_order",
    "settle",
    "side_of",
    "splits",
    "sweep_is_paid",
    "sweep_points",
    "table_size",
    "total_of",
    "totals",
    "value_of",
    "winning_cards",
    "worlds",
]
