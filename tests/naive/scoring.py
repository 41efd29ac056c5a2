"""Counting at the end of the deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from tests.naive.choosing import SINGLE_CARDS
from tests.naive.pack import SUITS, Card, Options, card_order, full_pack, run_order
from tests.naive.playing import settle
from tests.naive.positions import IN_PLAY, State
from tests.naive.presets import ends, number_of_sides, winning_cards

Value = int | Fraction
Mark = tuple[int, ...] | None

END_CATEGORIES = (
    "cards",
    "coins",
    "swords",
    *SINGLE_CARDS,
    "forty_eight",
    "figures",
    "figures_level",
    "primiera",
    "four_sevens",
    "napola",
    "grande",
    "rebello",
    "ponino",
)
CATEGORIES = (*END_CATEGORIES, *IN_PLAY)


def categories(options: Options) -> tuple[str, ...]:
    """The categories that count under these options, in the order of `CATEGORIES`."""
    switched_on = {
        **dict.fromkeys(ends(options), True),
        "primiera": options["primiera"] != "off",
        "napola": options["napola"] != "off",
        "sweeps": options["sweep_worth"] != "nothing",
        "picada": options["picada"] != "off",
        "suit_bonus": options["suit_bonus"] != "off",
        "declarations": options["barsega"] > 0 or options["trio"] > 0,
    }
    for name in ("four_sevens", "grande", "rebello", "ponino", "simili", "quadriglia"):
        switched_on[name] = options[name] == "on"
    return tuple(name for name in CATEGORIES if switched_on.get(name, False))


# --- Who has most ---


def award(marks: Sequence[Mark], worth: int, options: Options) -> tuple[list[int], bool]:
    """Points for the highest mark, and whether a tie carries them over (C19, X21, X22, X55).

    None means "does not compete". Marks of nothing but zeros win nothing and tie nothing.
    """
    points = [0 for _ in marks]
    competing = [mark for mark in marks if mark is not None and any(mark)]
    if not competing:
        return points, False
    leaders = [side for side, mark in enumerate(marks) if mark == max(competing)]
    if len(leaders) == 1:
        points[leaders[0]] = worth
    elif options["tie"] == "share":
        for side in leaders:
            points[side] = worth // len(leaders)
    return points, len(leaders) > 1 and options["tie"] == "carry"


def award_majority(
    counts: Sequence[int], whole: int, worth: int, options: Options
) -> tuple[list[int], bool]:
    """Most cards or most of a suit; `over_half`: more than half of the pack's (X23, X55)."""
    points, carried = award([(count,) for count in counts], worth, options)
    if options["majority"] == "over_half":
        points = [p if 2 * count > whole else 0 for p, count in zip(points, counts, strict=True)]
    return points, carried


def of_suit(some: Iterable[Card], suit: str) -> int:
    """How many of these cards are of a suit."""
    return sum(card[1] == suit for card in some)


# --- Primiera ---


def prime_value(card: Card, options: Options) -> int:
    """Section 4: 7 21, 6 18, A 16, 5 15, 4 14, 3 13, 2 12, the rest 10, or graded J 8 Q 9 K 10."""
    low = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12}
    graded = {"J": 8, "Q": 9, "K": 10} if options["primiera"] == "graded" else {}
    return {**low, **graded}.get(card[0], 10)


def prime_cards(state: State, side: int) -> list[Card]:
    """The cards that count for primiera (C14, X28): all, those of combinations, one of each."""
    source, combos = state.options["primiera_source"], state.combinations[side]
    if source == "all":
        return sorted(state.piles[side], key=card_order)
    if source == "combination_only":
        return sorted((card for taken in combos for card in taken), key=card_order)
    return [max(taken, key=lambda card: prime_value(card, state.options)) for taken in combos]


def primiera_total(chosen: Iterable[Card], options: Options) -> tuple[int, int]:
    """Section 4: the number of suits held, and the best card of each suit added up."""
    held = list(chosen)
    best = {
        suit: max(prime_value(card, options) for card in held if card[1] == suit)
        for suit in {card[1] for card in held}
    }
    return len(best), sum(best.values())


def primiera_mark(state: State, side: int) -> Mark:
    """What a side enters for primiera (section 4, C17, C18, 2.11 "settanta", X28)."""
    options, chosen = state.options, prime_cards(state, side)
    sevens = sum(card[0] == "7" for card in chosen)
    sixes = sum(card[0] == "6" for card in chosen)
    if options["primiera"] == "off":
        return None
    if options["primiera"] == "most_sevens":  # X01
        return (sevens, sixes)
    if options["primiera"] == "settanta":
        return (sevens,) if sevens >= 3 else None
    if options["primiera_source"] == "combination_letter":  # no suit rule
        return (sum(prime_value(card, options) for card in chosen),)
    suits, total = primiera_total(chosen, options)
    if options["primiera_missing"] == "suits_first":
        return (suits, total)
    if options["primiera_missing"] == "zero":
        return (total,)
    return (total,) if suits == 4 else None


# --- Runs and groups of cards ---


def run_length(pile: Iterable[Card], suit: str, options: Options) -> int:
    """How many cards of a suit are held in unbroken order from the ace (2.11, X53)."""
    held, length = frozenset(pile), 0
    for rank in run_order(options):
        if rank + suit not in held:
            break
        length += 1
    return length


def napola_points(pile: Iterable[Card], options: Options) -> int:
    """A-2-3 of a suit 3, each further card in unbroken order 1 more; `to6` stops at 6.

    Of coins (2.11, 2.12, X07), of swords (2.8), or of every suit by itself (2.9, X53).
    """
    if options["napola"] == "off":
        return 0
    held = frozenset(pile)
    suits = {"coins": "D", "swords": "S", "every": SUITS}[options["napola_suit"]]
    runs = [run_length(held, suit, options) for suit in suits]
    if options["napola"] == "to6":
        runs = [min(run, 6) for run in runs]
    return sum(run for run in runs if run >= 3)


def holds(pile: frozenset[Card], named: str) -> bool:
    """Are all the cards named in the pile?"""
    return pile.issuperset(named.split())


def figures_of(pile: Iterable[Card]) -> int:
    """Scopa frac counts A J Q K (2.11, X37)."""
    return sum(card[0] in "AJQK" for card in pile)


def level_figures(state: State) -> list[int]:
    """One point for the king of coins to a side that shares the lead in figures (2.11)."""
    counts = [figures_of(pile) for pile in state.piles]
    level = counts.count(max(counts)) > 1
    return [
        int(level and count == max(counts) and "KD" in pile)
        for count, pile in zip(counts, state.piles, strict=True)
    ]


# --- The count ---


def score(state: State) -> tuple[list[dict[str, int]], list[str]]:
    """Points by side and category, and the categories carried over (X22).

    Digest 2.1 to 2.12 "scoring". A running deal is scored on the piles as they stand.
    """
    state = settle(state)
    options, own = state.options, ends(state.options)
    sides, whole = range(number_of_sides(options)), full_pack(options)
    awards: dict[str, tuple[list[int], bool]] = {
        "primiera": award([primiera_mark(state, side) for side in sides], 1, options)
    }
    if "cards" in own:
        counts = [len(pile) for pile in state.piles]
        awards["cards"] = award_majority(counts, len(whole), own["cards"], options)
    for name, suit in (("coins", "D"), ("swords", "S")):
        if name in own:
            counts = [of_suit(pile, suit) for pile in state.piles]
            awards[name] = award_majority(counts, of_suit(whole, suit), own[name], options)
    result = [dict.fromkeys(CATEGORIES, 0) for _ in sides]
    for side in sides:
        points, pile = result[side], state.piles[side]
        for name, (by_side, _) in awards.items():
            points[name] = by_side[side]
        for name, card in SINGLE_CARDS.items():
            points[name] = own.get(name, 0) if card in pile else 0
        points["figures"] = own.get("figures", 0) * figures_of(pile)
        points["figures_level"] = own.get("figures_level", 0) * level_figures(state)[side]
        if "forty_eight" in own:  # 2.9: 48 in place of 6 for all of them
            others = [name for name in own if name != "forty_eight"]
            won_all = all(points[name] == own[name] for name in others)
            points["forty_eight"] = own["forty_eight"] if won_all else 0
        points |= points_when_on(pile, options)
        points |= dict(state.earned[side])
        if options["ponino"] == "on" and holds(pile, "QD QH QS QC"):  # 2.11, X54
            points["ponino"] = points["sweeps"]
    return result, [name for name in CATEGORIES if name in awards and awards[name][1]]


def points_when_on(pile: frozenset[Card], options: Options) -> dict[str, int]:
    """The groups of cards that score in any game when their option says so (2.5, 2.11, 2.12)."""
    return {
        "four_sevens": int(options["four_sevens"] == "on" and holds(pile, "7D 7H 7S 7C")),
        "napola": napola_points(pile, options),
        "grande": 5 if options["grande"] == "on" and holds(pile, "JD QD KD") else 0,
        "rebello": int(options["rebello"] == "on" and "KD" in pile),
    }


def outright(state: State) -> int | None:
    """The side that holds all the cards that win at once (2.8, 2.11, C34, X08, X56), if any."""
    if state.options["napoleone"] == "off":
        return None
    named = " ".join(winning_cards(state.options))
    holders = [side for side, pile in enumerate(settle(state).piles) if holds(pile, named)]
    return holders[0] if holders else None


def totals(state: State) -> list[int]:
    """The points of each side."""
    return [sum(by_name.values()) for by_name in score(state)[0]]


def margin(state: State, side: int) -> Value:
    """A side's total minus the mean of the others' totals; with two sides the difference."""
    points = totals(state)
    others = [total for index, total in enumerate(points) if index != side]
    if len(others) == 1:
        return points[side] - others[0]
    return points[side] - Fraction(sum(others), len(others))


def match_winner(points: Sequence[int], options: Options) -> int | None:
    """The side that has won the match when a deal has been counted, None to play on.

    C20 as it is usually played: somebody is at the target and the leader is alone. Where low wins
    the leader has lost, and the winner is the lowest, if alone (2.11 "a perdere", X31).
    """
    top = max(points)
    if top < options["target"] or points.count(top) > 1:
        return None
    best = min(points) if options["wins"] == "low" else top
    return points.index(best) if points.count(best) == 1 else None
