"""A slow second opinion on Scopa, Scopone and Scopone scientifico.

Every rule is written straight from the rules digest: "2.1" is a section of it, "C11" and "X17"
are rows of its registers. Cards are two characters, tables and hands are sets, a capture is found
by looking at every subset of the table, and the game tree is walked to the end of the deal with
no pruning and no memory. Nothing here is shared with the library, so that an agreement between
the two means something.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations as subsets_of_size
from typing import Any

Card = str
Move = tuple[Card, frozenset[Card]]
Options = dict[str, Any]
Value = int | Fraction
Mark = tuple[int, ...] | None

RANKS = "A23456789TJQK"
SUITS = "DHSC"  # coins (D), cups (H), swords (S), batons (C)
CATEGORIES = ("cards", "coins", "settebello", "primiera", "napola", "rebello", "sweeps")

# --- Options ---

PACKS = {"italian": "A234567JQK", "plain": "A23456789T"}  # 2.1 "pack"
HAND_SIZE = {"scopa": 3, "scopone": 9, "scientifico": 10}  # 2.1, 2.2, 2.3 "deal"
TABLE_SIZE = {"scopa": 4, "scopone": 4, "scientifico": 0}
SCOPA_TEAMS = {(2, "none"): 2, (3, "none"): 3, (4, "2x2"): 2, (4, "none"): 4}
SCOPA_TEAMS |= {(6, "2x3"): 2, (6, "3x2"): 3, (6, "none"): 6}
TEAMS = {  # allowed (players, teams) and the number of sides they make: C21, C26, X34
    "scopa": SCOPA_TEAMS,
    "scopone": {(4, "2x2"): 2},
    "scientifico": {(4, "2x2"): 2},
}
CHOICES = {  # section 1, default of the three games first
    "pack": ("italian", "plain"),
    "direction": ("ccw", "cw"),
    "redeal": ("kings3", "none", "distinct", "aces2", "anyace"),
    "capture": ("forced", "optional"),
    "priority": ("single", "fewest", "free"),
    "courts": ("jqk", "qjk"),
    "no_sweep_on": ("last_card", "last_capture", "last_turn_each", "last_hand", "never"),
    "leftovers": ("last_capturer", "nobody_if_none"),
    "primiera": ("standard", "graded", "most_sevens", "settanta", "off"),
    "primiera_missing": ("disqualify", "suits_first", "zero"),
    "primiera_source": ("all", "combination_only", "combination_letter"),
    "majority": ("most", "over_half"),
    "tie": ("none", "share", "carry"),
    "napola": ("off", "full", "to6"),
    "rebello": ("off", "on"),
    "finish": ("highest_then_play_on", "count_order", "mid_deal", "claim"),
}
_COMMON: Options = {name: values[0] for name, values in CHOICES.items()}
_COMMON |= {"max_capture": None, "target": 11}
_FOUR = {"players": 4, "teams": "2x2"}
DEFAULTS: dict[str, Options] = {  # the presets of section 1
    "scopa": {"variant": "scopa", **_COMMON, "players": 2, "teams": "none"},
    "scopone": {"variant": "scopone", **_COMMON, **_FOUR},
    "scientifico": {"variant": "scientifico", **_COMMON, **_FOUR, "redeal": "none"},
}


def options(variant: str, **overrides: Any) -> Options:
    """The options of a game: its preset (section 1) with the user's changes, checked (X19, X34)."""
    if variant not in DEFAULTS:
        raise ValueError(f"unknown variant {variant!r}")
    result = dict(DEFAULTS[variant])
    unknown = set(overrides) - (set(result) - {"variant"})
    if unknown:
        raise ValueError(f"unknown options {sorted(unknown)}")
    result.update(overrides)
    if "teams" not in overrides:  # C21: four play 2x2 and six play 2x3 unless told otherwise
        result["teams"] = {4: "2x2", 6: "2x3"}.get(result["players"], "none")
    if (result["players"], result["teams"]) not in TEAMS[variant]:
        raise ValueError(
            f"{variant} is not played by {result['players']} with teams {result['teams']}"
        )
    for name, values in CHOICES.items():
        if result[name] not in values:
            raise ValueError(f"{name} must be one of {values}, not {result[name]!r}")
    if result["max_capture"] is not None and result["max_capture"] < 1:
        raise ValueError("max_capture must be None or at least 1")
    if result["no_sweep_on"] == "last_hand" and HAND_SIZE[variant] > 3:
        raise ValueError("last_hand would forbid every sweep in a game dealt in one batch (X19)")
    return result


def number_of_sides(options: Options) -> int:
    """Two sides of two or of three, three pairs, or everyone alone (2.1, C21)."""
    return TEAMS[options["variant"]][options["players"], options["teams"]]


# --- Cards ---


def cards(text: str) -> list[Card]:
    """The cards of a text such as "7D AS"."""
    return text.split()


def card_order(card: Card) -> tuple[int, int]:
    """Cards sort by rank, then by suit."""
    return RANKS.index(card[0]), SUITS.index(card[1])


def full_pack(options: Options) -> list[Card]:
    """The forty cards: A-7 J Q K, or A-10 (2.1 "pack"), in card order."""
    ranks = PACKS[options["pack"]]
    return sorted((rank + suit for rank in ranks for suit in SUITS), key=card_order)


_NUMBERS = {rank: number for number, rank in enumerate("A23456789T", start=1)}
VALUES = {
    "jqk": {**_NUMBERS, "J": 8, "Q": 9, "K": 10},
    "qjk": {**_NUMBERS, "Q": 8, "J": 9, "K": 10},
}


def value_of(card: Card, options: Options) -> int:
    """Capture value (section 1): face value, J 8, Q 9, K 10, or Q 8, J 9, K 10 (C22)."""
    return VALUES[options["courts"]][card[0]]


# --- Captures ---


def set_order(captured: Iterable[Card]) -> tuple[int, list[tuple[int, int]]]:
    """Captures sort by the number of cards, then by the sorted cards."""
    ordered = sorted(card_order(card) for card in captured)
    return len(ordered), ordered


def subsets(table: Iterable[Card]) -> Iterator[frozenset[Card]]:
    """Every non-empty subset of the table."""
    ordered = sorted(table, key=card_order)
    for size in range(1, len(ordered) + 1):
        for chosen in subsets_of_size(ordered, size):
            yield frozenset(chosen)


def captures(card: Card, table: Iterable[Card], options: Options) -> list[frozenset[Card]]:
    """Every legal capture (2.1 "legal plays", C07, C08, C09, C10).

    One equal card, or a set summing to the card; of several equal cards one. The cap on the
    number of table cards comes first: what is too large does not exist. Then the priority:
    `single` lets an equal card shut out the sums, `fewest` keeps only the smallest captures,
    `free` keeps all.
    """
    value = value_of(card, options)
    found = [
        chosen for chosen in subsets(table) if sum(value_of(c, options) for c in chosen) == value
    ]
    if options["max_capture"] is not None:
        found = [chosen for chosen in found if len(chosen) <= options["max_capture"]]
    if options["priority"] == "single" and any(len(chosen) == 1 for chosen in found):
        found = [chosen for chosen in found if len(chosen) == 1]
    if options["priority"] == "fewest":
        fewest = min((len(chosen) for chosen in found), default=0)
        found = [chosen for chosen in found if len(chosen) == fewest]
    return sorted(found, key=set_order)


def may_lay(card: Card, table: Iterable[Card], options: Options) -> bool:
    """A card that could capture may be laid only when capturing is optional (C06, C09)."""
    return options["capture"] == "optional" or not captures(card, table, options)


# --- Positions ---


@dataclass(frozen=True)
class State:
    """A position. Hands are by seat; piles, bonus and combinations are by side."""

    options: Options
    table: frozenset[Card]
    hands: tuple[frozenset[Card], ...]
    stock: tuple[Card, ...]
    piles: tuple[frozenset[Card], ...]
    bonus: tuple[int, ...]
    to_move: int
    last_capture: int | None
    last_capture_swept: bool
    combinations: tuple[tuple[frozenset[Card], ...], ...]


def position(
    options: Options,
    table: Iterable[Card],
    hands: Sequence[Iterable[Card]],
    stock: Iterable[Card] = (),
    piles: Sequence[Iterable[Card]] | None = None,
    bonus: Sequence[int] | None = None,
    to_move: int = 0,
    last_capture: int | None = None,
    last_capture_swept: bool = False,
    combinations: Sequence[Iterable[Iterable[Card]]] | None = None,
) -> State:
    """A position from plain lists; what is left out is empty."""
    nothing: list[list[Any]] = [[] for _ in range(number_of_sides(options))]
    return State(
        options=options,
        table=frozenset(table),
        hands=tuple(frozenset(hand) for hand in hands),
        stock=tuple(stock),
        piles=tuple(frozenset(pile) for pile in (nothing if piles is None else piles)),
        bonus=tuple(0 for _ in nothing) if bonus is None else tuple(bonus),
        to_move=to_move,
        last_capture=last_capture,
        last_capture_swept=last_capture_swept,
        combinations=tuple(
            tuple(frozenset(taken) for taken in of_side)
            for of_side in (nothing if combinations is None else combinations)
        ),
    )


def side_of(state: State, seat: int) -> int:
    """Partners sit opposite each other (2.2), so sides alternate round the table."""
    return seat % number_of_sides(state.options)


def deal(options: Options, order: Sequence[Card]) -> State:
    """Whole hands from the front, leader first, then table, then stock (2.1-2.3 "deal", X29)."""
    if sorted(order, key=card_order) != full_pack(options):
        raise ValueError("the order must hold every card of the pack once")
    size, players = HAND_SIZE[options["variant"]], options["players"]
    hands = [order[size * seat : size * (seat + 1)] for seat in range(players)]
    rest = order[size * players :]
    face_up = TABLE_SIZE[options["variant"]]
    return position(options, rest[:face_up], hands, stock=rest[face_up:])


def needs_redeal(table: Iterable[Card], options: Options) -> bool:
    """Is this opening table thrown in (2.1 "redeal", C05; `distinct` 2.6; `aces2` 2.12, 2.11)?

    In the pack without courts the tens take the place of the kings (text 002).
    """
    ranks = [card[0] for card in table]
    aces = ranks.count("A")
    return {
        "kings3": ranks.count("K") + ranks.count("T") >= 3,
        "none": False,
        "distinct": len(set(ranks)) < len(ranks),
        "aces2": aces >= 2,
        "anyace": aces >= 1,
    }[options["redeal"]]


def over(state: State) -> bool:
    """The deal is over when nobody holds a card and the stock is empty (2.1)."""
    return not state.stock and not any(state.hands)


def moves(state: State) -> list[Move]:
    """Every legal move of the seat to move, in canonical order: 2.1 "legal plays", C06."""
    result: list[Move] = []
    for card in sorted(state.hands[state.to_move], key=card_order):
        if may_lay(card, state.table, state.options):
            result.append((card, frozenset()))
        for captured in captures(card, state.table, state.options):
            result.append((card, captured))
    return result


def sweep_is_paid(state: State, hands_after: Sequence[frozenset[Card]]) -> bool:
    """May clearing the table now score, as far as the end of the deal goes (C11, X16-X19)?

    `state` is the position before the play, so its stock is what is left when the play is made.
    """
    rule, stock_empty = state.options["no_sweep_on"], not state.stock
    if rule == "last_card":
        return not (stock_empty and not any(hands_after))
    if rule == "last_turn_each":
        return not (stock_empty and not hands_after[state.to_move])
    if rule == "last_hand":
        return not stock_empty
    return True  # "never"; "last_capture" is paid now and taken back in `settle`


def changed(values: tuple[Any, ...], index: int, new: Any) -> tuple[Any, ...]:
    """The tuple with one place replaced."""
    return (*values[:index], new, *values[index + 1 :])


def play(state: State, move: Move) -> State:
    """The position after a move (2.1); raises on an illegal one and never alters `state`."""
    if move not in moves(state):
        raise ValueError(f"illegal move {move}")
    card, captured = move
    seat, side = state.to_move, side_of(state, state.to_move)
    hands = changed(state.hands, seat, state.hands[seat] - {card})
    if not captured:
        after = replace(state, table=state.table | {card}, hands=hands)
    else:
        taken = captured | {card}  # the card played goes to the pile too (2.1)
        swept = captured == state.table and sweep_is_paid(state, hands)
        combos = state.combinations[side] + ((taken,) if len(captured) >= 2 else ())
        after = replace(
            state,
            table=state.table - captured,
            hands=hands,
            piles=changed(state.piles, side, state.piles[side] | taken),
            bonus=changed(state.bonus, side, state.bonus[side] + (1 if swept else 0)),
            last_capture=seat,
            last_capture_swept=swept,
            combinations=changed(state.combinations, side, combos),
        )
    return settle(next_turn(after))


def next_turn(state: State) -> State:
    """Pass the turn to the next seat with cards, or hand out the next batch (2.1 "deal", C03)."""
    players, size = state.options["players"], HAND_SIZE[state.options["variant"]]
    following = [(state.to_move + step) % players for step in range(1, players + 1)]
    if any(state.hands):
        return replace(state, to_move=next(seat for seat in following if state.hands[seat]))
    if state.stock:
        batch = [state.stock[size * seat : size * (seat + 1)] for seat in range(players)]
        return replace(
            state,
            hands=tuple(frozenset(packet) for packet in batch),
            stock=state.stock[size * players :],
            to_move=0,
        )
    return replace(state, to_move=following[0])


def settle(state: State) -> State:
    """At the end of the deal: leftovers (2.1, C12, C13, X20) and the sweep taken back (X17).

    Does nothing to a running deal, nor to one that is settled already.
    """
    if not over(state) or state.last_capture is None:
        return state
    side = side_of(state, state.last_capture)
    if state.options["no_sweep_on"] == "last_capture" and state.last_capture_swept:
        bonus = changed(state.bonus, side, state.bonus[side] - 1)
        state = replace(state, bonus=bonus, last_capture_swept=False)
    piles = changed(state.piles, side, state.piles[side] | state.table)
    return replace(state, piles=piles, table=frozenset())


# --- Scoring ---


def award(marks: Sequence[Mark], options: Options) -> tuple[list[int], bool]:
    """One point for the highest mark, and whether a tie carries it over (C19, X21, X22).

    None means "does not compete". Marks of nothing but zeros win nothing and tie nothing.
    """
    points = [0 for _ in marks]
    competing = [mark for mark in marks if mark is not None and any(mark)]
    if not competing:
        return points, False
    leaders = [side for side, mark in enumerate(marks) if mark == max(competing)]
    if len(leaders) == 1:
        points[leaders[0]] = 1
    elif options["tie"] == "share":
        for side in leaders:
            points[side] = 1 // len(leaders)
    return points, len(leaders) > 1 and options["tie"] == "carry"


def award_majority(counts: Sequence[int], whole: int, options: Options) -> tuple[list[int], bool]:
    """Most cards or most coins; `over_half` asks for more than half of the pack's (X23)."""
    points, carried = award([(count,) for count in counts], options)
    if options["majority"] == "over_half":
        points = [p if 2 * count > whole else 0 for p, count in zip(points, counts, strict=True)]
    return points, carried


def prime_value(card: Card, options: Options) -> int:
    """Section 4: 7 21, 6 18, A 16, 5 15, 4 14, 3 13, 2 12, the rest 10, or graded 8 9 10."""
    low = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12}
    graded = {"J": 8, "Q": 9, "K": 10, "8": 8, "9": 9, "T": 10}
    high = graded if options["primiera"] == "graded" else dict.fromkeys(graded, 10)
    return {**low, **high}[card[0]]


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
    best = {
        suit: max(prime_value(card, options) for card in chosen if card[1] == suit)
        for suit in {card[1] for card in chosen}
    }
    return len(best), sum(best.values())


def primiera_mark(state: State, side: int) -> Mark:
    """What a side enters for primiera (section 4, C17, C18, 2.11 "settanta", X28)."""
    options, chosen = state.options, prime_cards(state, side)
    sevens = sum(card[0] == "7" for card in chosen)
    sixes = sum(card[0] == "6" for card in chosen)
    if options["primiera"] == "off":
        return None
    if options["primiera"] == "most_sevens":
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


def napola_points(pile: Iterable[Card], options: Options) -> int:
    """2.11: A-2-3 of coins 3, each further coin in unbroken order 1 more; `to6` stops at 6."""
    coins = {value_of(card, options) for card in pile if card[1] == "D"}
    run = 0
    while run + 1 in coins:
        run += 1
    if options["napola"] == "off" or run < 3:
        return 0
    return min(run, 6) if options["napola"] == "to6" else run


def score(state: State) -> tuple[list[dict[str, int]], list[str]]:
    """Points by side and category, and the categories carried over (2.1 "scoring", 2.11, X22).

    A running deal is scored on the piles as they stand.
    """
    state = settle(state)
    options, sides = state.options, range(number_of_sides(state.options))
    whole = full_pack(options)
    coins = [sum(card[1] == "D" for card in pile) for pile in state.piles]
    awards = {
        "cards": award_majority([len(pile) for pile in state.piles], len(whole), options),
        "coins": award_majority(coins, sum(card[1] == "D" for card in whole), options),
        "primiera": award([primiera_mark(state, side) for side in sides], options),
    }
    result = [dict.fromkeys(CATEGORIES, 0) for _ in sides]
    for side in sides:
        pile = state.piles[side]
        for name, (points, _) in awards.items():
            result[side][name] = points[side]
        result[side]["settebello"] = int("7D" in pile)
        result[side]["napola"] = napola_points(pile, options)
        if options["rebello"] == "on":  # the ten of coins where there are no kings
            result[side]["rebello"] = int("KD" in pile or "TD" in pile)
        result[side]["sweeps"] = state.bonus[side]
    return result, [name for name, (_, carried) in awards.items() if carried]


def totals(state: State) -> list[int]:
    """The points of each side."""
    return [sum(categories.values()) for categories in score(state)[0]]


def margin(state: State, side: int) -> Value:
    """A side's total minus the mean of the others' totals; with two sides the difference."""
    points = totals(state)
    others = [total for index, total in enumerate(points) if index != side]
    if len(others) == 1:
        return points[side] - others[0]
    return points[side] - Fraction(sum(others), len(others))


# --- Perfect play with all cards open ---


def outcome(state: State) -> list[Value]:
    """The margins of all sides when each side plays the move best for its own margin.

    `max` keeps the first of equal moves. With two sides the margins add up to nothing, so this
    is minimax and the tie rule does not matter.
    """
    if over(state):
        return [margin(state, side) for side in range(number_of_sides(state.options))]
    side = side_of(state, state.to_move)
    results = [outcome(play(state, move)) for move in moves(state)]
    return max(results, key=lambda margins: margins[side])


def minimax(state: State) -> tuple[Value, dict[Move, Value]]:
    """The value for the side to move, and what each of its moves leads to."""
    side = side_of(state, state.to_move)
    if over(state):
        return margin(state, side), {}
    values = {move: outcome(play(state, move))[side] for move in moves(state)}
    return max(values.values()), values


def line(state: State) -> tuple[list[Move], State]:
    """One best play: at every node the first move that has the value of the node."""
    played: list[Move] = []
    while not over(state):
        value, values = minimax(state)
        best = next(move for move in moves(state) if values[move] == value)
        played.append(best)
        state = play(state, best)
    return played, state


# --- Unknown cards ---

Slots = Sequence[Card | None]


def splits(unseen: frozenset[Card], sizes: Sequence[int]) -> Iterator[list[list[Card]]]:
    """Every way to hand out sets of the given sizes; what remains is out of play."""
    if not sizes:
        yield []
        return
    for group in subsets_of_size(sorted(unseen, key=card_order), sizes[0]):
        for others in splits(unseen - set(group), sizes[1:]):
            yield [list(group), *others]


def worlds(
    known: State, hands: Sequence[Slots], stock: Slots, unseen: Iterable[Card]
) -> list[State]:
    """Every distinct full position that fits, all equally likely.

    `known` gives everything but hands and stock, where None marks an unknown card. The unknown
    cards of one hand are a set, and so are the unknown stock cards that one seat will get in one
    batch (see `next_turn`: consecutive packets of the batch size). Every set of one size stands
    for the same number of orders, so equal weights are right.
    """
    size = HAND_SIZE[known.options["variant"]]
    packets = [stock[start : start + size] for start in range(0, len(stock), size)]
    groups = [*hands, *packets]
    sizes = [list(group).count(None) for group in groups]
    pool = frozenset(unseen)
    if sum(sizes) > len(pool):
        raise ValueError("there are more unknown places than unseen cards")
    result = []
    for split in splits(pool, sizes):
        full = [
            [next(new) if card is None else card for card in group]
            for group, new in zip(groups, map(iter, split), strict=True)
        ]
        result.append(
            replace(
                known,
                hands=tuple(frozenset(hand) for hand in full[: len(hands)]),
                stock=tuple(card for packet in full[len(hands) :] for card in packet),
            )
        )
    return result


def open_average(
    known: State, hands: Sequence[Slots], stock: Slots, unseen: Iterable[Card]
) -> dict[Move, Fraction]:
    """For every move of the seat to move, the mean of its minimax values over all worlds."""
    if None in hands[known.to_move]:
        raise ValueError("the hand of the seat to move must be known")
    values = [minimax(world)[1] for world in worlds(known, hands, stock, unseen)]
    return {
        move: sum((Fraction(of_world[move]) for of_world in values), Fraction(0)) / len(values)
        for move in values[0]
    }
