"""Rules as whole numbers: the fixed part of a workspace, as far as the rules alone decide it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from ..captures import FIFTEEN
from ..cards import RANKS, SUITS, Cards
from ..categories import Category
from ..earning import COURT_NUMBERS, LOW_HAND, WILD
from ..kernel import layout as at
from ..options import word
from ..rules import Rules
from ..scoring import RUN_SUITS
from .capturing import counted_through, dense_ranks

__all__ = ["rule_words"]

SEVENS, SIXES = "7", "6"
ACES = 15  # the four lowest cards


def of_ranks(ranks: Iterable[str]) -> int:
    """Return all cards of these ranks as a mask.

    >>> Cards.from_mask(of_ranks("7"))
    Cards('7D 7H 7S 7C')
    """
    return sum(15 << 4 * RANKS.index(rank) for rank in ranks)


@lru_cache(maxsize=64)
def rule_words(rules: Rules) -> array[int]:
    """Return the fixed part of a workspace with everything that depends on the rules alone."""
    w = [0] * at.FIXED
    w[at.SEATS] = rules.players
    w[at.SIDES] = rules.sides
    w[at.LOW_WINS] = int(rules.wins == "low")
    w[at.RISING] = w[at.LOW_WINS]  # where low wins, side 0 wants its margin low and side 1 high
    _captures(w, rules)
    _ace(w, rules)
    _earning(w, rules)
    _end(w, rules)
    _primiera(w, rules)
    _runs(w, rules)
    _ordering(w, rules)
    flags = (at.EARNING, at.ANY_TOTAL, at.TAKE_BACK, at.TAKES_ITSELF, at.LOW_WINS, at.UNLIKE)
    w[at.UNUSUAL] = int(any(w[flag] for flag in flags))
    return array("q", w)


# ── what a card takes ───────────────────────────────────────────────────────────────────────────


def _captures(w: list[int], rules: Rules) -> None:
    w[at.OPTIONAL] = int(rules.capture == "optional")
    ranked = rules.sum != "fifteen" or rules.priority == "fewest"  # X24
    w[at.PRIORITY] = ("free", "single", "fewest").index(rules.priority) if ranked else at.FREE
    w[at.EQUAL_ALONE] = int(
        rules.sum == "equal" and rules.priority == "single" and not rules.ace_may_sweep
    )
    w[at.MOST] = rules.max_capture or len(rules.cards)
    ranks = dense_ranks(rules)
    low = [r for i, r in enumerate(ranks) if RANKS.index(r) == i]
    w[at.RANKS] = len(ranks)
    w[at.RANK_LOW] = (1 << len(low)) - 1
    w[at.RANK_HIGH] = (1 << len(ranks)) - 1 & ~w[at.RANK_LOW]
    w[at.RANK_SHIFT] = len(RANKS) - len(ranks)
    w[at.NUMBERED] = of_ranks(ranks)
    w[at.MULTIPLES] = sum(1 << RANKS.index(rank) for rank in counted_through(rules))
    for rank, value in rules.values.items():
        w[at.VALUES + RANKS.index(rank)] = value
        fifteens = rules.sum == "fifteen" and value
        w[at.TAKES + RANKS.index(rank)] = FIFTEEN - value if fifteens else value
    _sweepers(w, rules)


def _sweepers(w: list[int], rules: Rules) -> None:
    """Which cards can sweep a table of some value; none where the value does not tell."""
    if rules.numberless or rules.sum == "multiple" or rules.ace_may_sweep:
        return
    totals = {v: [v] for v in rules.values.values()}
    if rules.sum != "equal":
        for value in totals:
            totals[value] = [FIFTEEN - value, *([value] if rules.sum != "fifteen" else [])]
    for rank, value in rules.values.items():
        for total in totals[value]:
            w[at.SWEEPERS + total] |= of_ranks(rank)
    w[at.SUM_LIMIT] = max(total for some in totals.values() for total in some)


def _ace(w: list[int], rules: Rules) -> None:
    """What an ace may do besides taking what its value lets it take (X40 to X44)."""
    w[at.ACE] = {
        "sweep": at.TAKES_ALL,
        "sweep_scores": at.TAKES_ALL,
        "optional_sweep": at.MAY_TAKE_ALL,
    }.get(rules.ace, at.NO_POWER)
    w[at.ANY_TOTAL] = int(rules.sum not in ("equal", "fifteen") or w[at.ACE] != at.NO_POWER)
    w[at.SPECIAL] = w[at.MULTIPLES] | int(w[at.ACE] != at.NO_POWER)
    w[at.SHIELD] = ACES if rules.ace_with_ace == "takes_ace" else 0
    w[at.ACE_SCORES] = int(rules.ace == "sweep_scores")
    w[at.ACE_TOTAL] = FIFTEEN - 1 if "fifteen" in rules.sum else 0
    multiple = rules.sum == "multiple"  # any set is a multiple of one
    w[at.ACE_SETS] = w[at.NUMBERED] if multiple else ACES
    w[at.ACE_MOST] = w[at.MOST] if multiple and rules.priority != "fewest" else 1
    w[at.ACE_SHUTS] = ACES if rules.priority == "single" else 0
    w[at.TAKES_ITSELF] = int(rules.ace_empty == "takes_itself")


# ── what is earned in play ──────────────────────────────────────────────────────────────────────

_KINDS = {
    "sweeps": at.SWEEP,
    "picada": at.PICADA,
    "simili": at.SIMILI,
    "quadriglia": at.QUADRIGLIA,
    "suit_bonus": at.SUIT_CAPTURE,
    "declarations": at.DECLARATION,
}


def _earning(w: list[int], rules: Rules) -> None:
    w[at.TRIO], w[at.BARSEGA], w[at.BARSEGA_MOST] = rules.trio, rules.barsega, LOW_HAND
    w[at.WILD] = WILD.mask if rules.wild != "off" else 0
    names = rules.play_names
    for i, name in enumerate(names):
        w[at.EARNED + i] = _KINDS[name]
    usual_ace = w[at.ACE] == at.NO_POWER or (w[at.ACE_SCORES] and not w[at.TAKES_ITSELF])
    again = any(c.kind == "again" for c in rules.end_categories)
    only_sweeps = set(names) <= {"sweeps", "declarations"} and rules.sweep_worth == "one"
    w[at.EARNING] = int(not (only_sweeps and usual_ace and not again))
    w[at.TAKE_BACK] = int(rules.no_sweep_on == "last_capture")
    w[at.SWEEP_DOUBLES] = int(rules.sweep_worth == "number_doubled")
    w[at.SUIT_BONUS] = ("off", "matching", "taken").index(rules.suit_bonus)
    w[at.PREVIOUS] = int(rules.picada == "previous")
    by_suit = rules.simili == "on" or w[at.SUIT_BONUS] or w[at.SWEEP_DOUBLES]
    w[at.ALWAYS_MATTER] = rules.cards.mask if by_suit else 0
    for rank in rules.the_pack.ranks:
        i = RANKS.index(rank)
        once, doubled = _sweep_worth(rules, rank)
        w[at.SWEEP_POINTS + i] = once
        w[at.SWEEP_MOST + i] = doubled
        w[at.OTHER_MOST + i] = _besides(rules, rank)
        if rules.sweep_worth != "one":
            w[at.SWEEP_TOP] = max(w[at.SWEEP_TOP], doubled)


def _sweep_worth(rules: Rules, rank: str) -> tuple[int, int]:
    """What a sweep with a card of some rank is worth, and at most (X49)."""
    if rules.sweep_worth in ("one", "nothing"):
        points = int(rules.sweep_worth == "one")
        return points, points
    number = rules.values[rank]
    if not number:  # takes one card, and so is not doubled
        as_played = {"0": 0, "10": 10, "11_12_13": COURT_NUMBERS[rank]}
        number = as_played[word(rules.court_sweep)]
        return number, number
    return number, 2 * number if rules.sweep_worth == "number_doubled" else number


def _besides(rules: Rules, rank: str) -> int:
    """The most that a capture with a card of some rank earns besides a sweep (X46 to X48)."""
    number = rules.values[rank]
    equal_card = int(rules.picada != "off")
    if not number:
        return equal_card
    sums_only = rules.sum == "equal" and not rules.ace_may_sweep
    if sums_only and number < 3:  # A+A at most: two suits, two cards
        return equal_card
    several = (rules.simili == "on") + (rules.quadriglia == "on")
    return max(equal_card, several + (number if rules.suit_bonus != "off" else 0))


# ── what counts at the end ──────────────────────────────────────────────────────────────────────


def _end(w: list[int], rules: Rules) -> None:
    w[at.SHARE] = int(rules.tie == "share")
    categories = rules.end_categories
    w[at.CATEGORIES] = len(categories)
    w[at.ROWS] = len(categories) + len(rules.play_categories)
    if w[at.CATEGORIES] > at.CATEGORIES_MAX or w[at.ROWS] > at.ROWS_MAX:
        raise ValueError(f"too many categories for the kernel: {w[at.ROWS]}")
    names = [c.name for c in categories]
    for i, category in enumerate(categories):
        start = at.CATEGORY + i * at.CATEGORY_SIZE
        row = _ROWS[category.kind](rules, category, names)
        w[at.UNLIKE] |= int(row[0] >= at.BREAKS) << i
        w[start : start + at.CATEGORY_SIZE] = row


Row = tuple[int, int, int, int, int, int]  # kind, mask, award, points, cards that matter, decider


def _apart(rules: Rules, mask: int) -> int:
    """Return the cards of a mask that others of their rank cannot stand for."""
    whole = sum(15 << 4 * i for i in range(at.RANKS_MAX) if mask >> 4 * i & 15 == 15)
    return mask & ~whole


def _most(rules: Rules, category: Category, _: Sequence[str]) -> Row:
    award = at.OVER_HALF if rules.majority == "over_half" else at.ALONE
    mask = (rules.cards & category.cards).mask
    return at.COUNT, mask, award, category.points, _apart(rules, mask), 0


def _each(rules: Rules, category: Category, _: Sequence[str]) -> Row:
    mask = category.cards.mask
    return at.COUNT, mask, at.AMOUNT, category.points, _apart(rules, mask), 0


def _all(rules: Rules, category: Category, _: Sequence[str]) -> Row:
    mask = category.cards.mask
    return at.ALL, mask, at.AMOUNT, category.points, _apart(rules, mask), 0


def _breaks(rules: Rules, category: Category, _: Sequence[str]) -> Row:
    mask, decider = category.cards.mask, category.decider.mask
    return at.BREAKS, mask, at.AMOUNT, category.points, _apart(rules, mask) | decider, decider


def _won(_: Rules, category: Category, names: Sequence[str]) -> Row:
    mask = sum(1 << names.index(name) for name in category.of)
    return at.WON, mask, at.AMOUNT, category.points, 0, 0


def _again(rules: Rules, category: Category, _: Sequence[str]) -> Row:
    assert category.of == ("sweeps",)  # the only points in play that the kernel keeps so far
    mask = category.cards.mask
    return at.AGAIN, mask, at.AMOUNT, 1, _apart(rules, mask), 0


def _primes(rules: Rules, category: Category, _: Sequence[str]) -> Row:
    if rules.primiera == "settanta":
        return at.THREE_SEVENS, 0, at.AMOUNT, 1, 0, 0
    kind = {
        "all": at.PRIME,
        "combination_only": at.PRIME_COMBOS,
        "combination_letter": at.PRIME_LETTER,
    }[rules.primiera_source]
    if rules.primiera == "most_sevens":
        kind = at.SEVENS
    return kind, 0, at.ALONE, category.points, 0, 0


def _run(rules: Rules, _: Category, __: Sequence[str]) -> Row:
    return at.RUN, rules.cards.mask, at.AMOUNT, 1, 0, 0


_ROWS: dict[str, Callable[[Rules, Category, Sequence[str]], Row]] = {
    "most": _most,
    "each": _each,
    "all": _all,
    "breaks": _breaks,
    "won": _won,
    "again": _again,
    "primiera": _primes,
    "runs": _run,
}


def _primiera(w: list[int], rules: Rules) -> None:
    w[at.SOURCE] = int(rules.primiera_source != "all")
    w[at.MISSING] = ("disqualify", "suits_first", "zero").index(rules.primiera_missing)
    order = sorted(rules.the_pack.ranks, key=lambda r: (-rules.prime_values[r], RANKS.index(r)))
    w[at.PRIMES] = len(order)
    for i, rank in enumerate(order):
        w[at.PRIME_ORDER + 2 * i] = RANKS.index(rank)
        w[at.PRIME_ORDER + 2 * i + 1] = rules.prime_values[rank]
    w[at.SEVENS_MASK] = of_ranks(SEVENS)
    w[at.SIXES_MASK] = of_ranks(SIXES)


def _runs(w: list[int], rules: Rules) -> None:
    w[at.RUN_LENGTH] = len(rules.values)
    w[at.RUN_CAP] = 6 if rules.napola == "to6" else len(rules.values)
    w[at.RUN_SUITS] = sum(1 << SUITS.index(suit) for suit in RUN_SUITS[rules.napola_suit])
    for i, rank in enumerate(rules.values):
        w[at.RUN_ORDER + i] = RANKS.index(rank)


# ── which moves promise most ────────────────────────────────────────────────────────────────────


def _ordering(w: list[int], rules: Rules) -> None:
    """Masks for the order in which moves are tried; they change no answer."""
    suit, best = Cards(), Cards()
    for category in rules.end_categories:
        if category.kind in ("most", "each") and not rules.cards <= category.cards:
            if len(category.cards) == 1:
                best |= category.cards
            else:
                suit |= category.cards
    w[at.RATE_SUIT] = suit.mask
    w[at.RATE_BEST] = best.mask
    w[at.RATE_PRIMES] = of_ranks(SEVENS) if rules.primiera != "off" else 0
