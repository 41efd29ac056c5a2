"""From the deal to its end: dealing, declarations, moves, in-play points, the last cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from tests.naive.pack import (
    Card,
    Options,
    card_order,
    full_pack,
    one_suit,
    total_of,
    value_of,
)
from tests.naive.positions import State, changed, credit, over, position, side_of
from tests.naive.presets import deals_one_by_one, hand_size, table_size
from tests.naive.taking import captures, is_ace_sweep, may_lay

Move = tuple[Card, frozenset[Card]]
Anything = TypeVar("Anything")

WILD = "7H"  # 2.12: the seven of cups

# --- Dealing ---


def packets(batch: Sequence[Anything], options: Options) -> list[list[Anything]]:
    """One batch shared out, leader first: whole hands, or one by one (2.1, 2.5, 2.10, X29)."""
    players, size = options["players"], hand_size(options)
    if deals_one_by_one(options):
        return [list(batch[seat::players]) for seat in range(players)]
    return [list(batch[size * seat : size * (seat + 1)]) for seat in range(players)]


def deal(options: Options, order: Sequence[Card]) -> State:
    """Hands from the front, then the table, then the stock, and what follows of itself.

    Digest 2.1 to 2.12 "deal", X29; declarations (X50), the opening fifteen (X51), the first play
    (X58). No redeal: the order is taken as it is.
    """
    if sorted(order, key=card_order) != full_pack(options):
        raise ValueError("the order must hold every card of the pack once")
    to_all = hand_size(options) * options["players"]
    hands, rest = packets(order[:to_all], options), order[to_all:]
    face_up = table_size(options)
    barred = options["ace_lead"] == "barred"
    state = position(options, rest[:face_up], hands, rest[face_up:], first_play=barred)
    return opening_fifteen(declare(state))


def needs_redeal(table: Iterable[Card], options: Options) -> bool:
    """Is this opening table thrown in (2.1 "redeal", C05; `distinct` 2.6; `aces2` 2.12, 2.11)?

    In the pack without courts the tens take the place of the kings (text 002).
    """
    ranks = [card[0] for card in table]
    kings, aces = "T" if options["pack"] == "plain" else "K", ranks.count("A")
    return {
        "kings3": ranks.count(kings) >= 3,
        "none": False,
        "distinct": len(set(ranks)) < len(ranks),
        "aces2": aces >= 2,
        "anyace": aces >= 1,
    }[options["redeal"]]


def opening_sweeps(table: Iterable[Card], options: Options) -> int:
    """One for an opening table of fifteen, two for thirty (2.5, 2.12, X02).

    With the wild seven of cups there, any one value from 1 to 10 for it will do (X51).
    """
    there = frozenset(table)
    wild = options["wild"] == "seven_of_cups" and WILD in there
    others = total_of(there - {WILD} if wild else there, options)
    if others is None or not there:
        return 0
    possible = [others + value for value in range(1, 11)] if wild else [others]
    return max({15: 1, 30: 2}.get(total, 0) for total in possible)


def opening_fifteen(state: State) -> State:
    """The dealer (or the leader) takes a table of fifteen or thirty (C45, X03, X51)."""
    options = state.options
    sweeps = opening_sweeps(state.table, options)
    if options["opening_fifteen"] == "off" or not sweeps:
        return state
    seat = options["players"] - 1 if options["opening_fifteen"] == "dealer" else 0
    side = side_of(state, seat)
    after = replace(
        state,
        table=frozenset(),
        piles=changed(state.piles, side, state.piles[side] | state.table),
        last_capture=seat,
    )
    paid = 0 if options["sweep_worth"] == "nothing" else sweeps
    return credit(after, side, {"sweeps": paid})


def declared(hand: Iterable[Card], options: Options) -> int:
    """What a batch of three cards is worth as it is dealt (2.12, C46, X06, X50)."""
    held = frozenset(hand)
    if len(held) != 3:
        return 0
    wild = options["wild"] == "seven_of_cups" and WILD in held
    others = held - {WILD} if wild else held
    if options["trio"] and len({card[0] for card in others}) == 1:
        return int(options["trio"])
    total = total_of(others, options)
    if total is not None and total + (1 if wild else 0) <= 9:
        return int(options["barsega"])
    return 0


def declare(state: State) -> State:
    """The points of the hands just dealt, to their sides (X50)."""
    for seat, hand in enumerate(state.hands):
        points = declared(hand, state.options)
        state = credit(state, side_of(state, seat), {"declarations": points})
    return state


# --- Moves ---


def may_play(card: Card, state: State) -> bool:
    """The barred ace lead: only a hand of aces alone may begin with one (2.11, X38, X58)."""
    if card[0] != "A" or not state.first_play or state.options["ace_lead"] != "barred":
        return True
    return all(held[0] == "A" for held in state.hands[state.to_move])


def moves(state: State) -> list[Move]:
    """Every legal move of the seat to move, in canonical order: 2.1 "legal plays", C06."""
    result: list[Move] = []
    for card in sorted(state.hands[state.to_move], key=card_order):
        if not may_play(card, state):
            continue
        if may_lay(card, state.table, state.options):
            result.append((card, frozenset()))
        for captured in captures(card, state.table, state.options):
            result.append((card, captured))
    return result


def takes_itself(state: State, move: Move) -> bool:
    """An ace on an empty table that goes to the player's pile (2.11, X10, X44)."""
    card, captured = move
    return (
        card[0] == "A"
        and not captured
        and not state.table
        and state.options["ace_empty"] == "takes_itself"
    )


# --- Points made in play ---


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


def worth_of_sweep(card: Card, captured: frozenset[Card], options: Options) -> int:
    """One point, or the number of the card played (2.9, C35, X49)."""
    if options["sweep_worth"] == "nothing":
        return 0
    if options["sweep_worth"] == "one":
        return 1
    number = value_of(card, options)
    if number == 0:
        of_courts = {0: (0, 0, 0), 10: (10, 10, 10), "11_12_13": (11, 12, 13)}
        number = of_courts[options["court_sweep"]]["JQK".index(card[0])]
    doubled = len(captured) >= 2 and one_suit({card, *captured})
    return number * 2 if doubled and options["sweep_worth"] == "number_doubled" else number


def sweep_points(state: State, move: Move) -> int:
    """What a move is paid for leaving the table empty; laying a card never does (2.1, X40, X44)."""
    card, captured = move
    itself = takes_itself(state, move)
    if captured != state.table or not (captured or itself):
        return 0
    by_ace_rule = itself or is_ace_sweep(card, captured, state.table, state.options)
    if by_ace_rule and state.options["ace"] != "sweep_scores":
        return 0
    hands = changed(state.hands, state.to_move, state.hands[state.to_move] - {card})
    return worth_of_sweep(card, captured, state.options) if sweep_is_paid(state, hands) else 0


def is_picada(state: State, move: Move) -> bool:
    """One table card taken by its equal; `previous`: the one just laid (2.8, C30, X35, X46)."""
    card, captured = move
    if len(captured) != 1 or any(other[0] != card[0] for other in captured):
        return False
    return state.options["picada"] == "any" or captured == {state.last_laid}


def is_suit_capture(state: State, move: Move) -> bool:
    """Two or more table cards of one suit, by no ace sweep (2.9, C35, X48)."""
    card, captured = move
    if len(captured) < 2 or is_ace_sweep(card, captured, state.table, state.options):
        return False
    return one_suit({card, *captured} if state.options["suit_bonus"] == "matching" else captured)


def points_of_play(state: State, move: Move) -> dict[str, int]:
    """What a move earns at once, by category (2.8, 2.9, C32, X15)."""
    card, captured = move
    options, points = state.options, {"sweeps": sweep_points(state, move)}
    if options["picada"] != "off":
        points["picada"] = int(is_picada(state, move))
    if options["simili"] == "on":  # X47
        points["simili"] = int(bool(captured) and one_suit({card, *captured}))
    if options["quadriglia"] == "on":  # X47
        points["quadriglia"] = int(len(captured) >= 3)
    if options["suit_bonus"] != "off":
        points["suit_bonus"] = value_of(card, options) if is_suit_capture(state, move) else 0
    return points


# --- Playing ---


def play(state: State, move: Move) -> State:
    """The position after a move (2.1); raises on an illegal one and never alters `state`."""
    if move not in moves(state):
        raise ValueError(f"illegal move {move}")
    card, captured = move
    seat, side = state.to_move, side_of(state, state.to_move)
    after = replace(
        state,
        hands=changed(state.hands, seat, state.hands[seat] - {card}),
        last_laid=None,
        first_play=False,
    )
    if not captured and not takes_itself(state, move):
        after = replace(after, table=state.table | {card}, last_laid=card)
        return settle(next_turn(after))
    taken = captured | {card}  # the card played goes to the pile too (2.1)
    points = points_of_play(state, move)
    combos = state.combinations[side] + ((taken,) if len(captured) >= 2 else ())
    after = replace(
        after,
        table=state.table - captured,
        piles=changed(state.piles, side, state.piles[side] | taken),
        last_capture=seat,
        last_capture_swept=points["sweeps"],
        combinations=changed(state.combinations, side, combos),
    )
    return settle(next_turn(credit(after, side, points)))


def next_turn(state: State) -> State:
    """Pass the turn to the next seat with cards, or hand out the next batch (2.1 "deal", C03).

    A new batch is declared as it is dealt (X50).
    """
    players = state.options["players"]
    following = [(state.to_move + step) % players for step in range(1, players + 1)]
    if any(state.hands):
        return replace(state, to_move=next(seat for seat in following if state.hands[seat]))
    if state.stock:
        to_all = hand_size(state.options) * players
        hands = packets(state.stock[:to_all], state.options)
        return declare(
            replace(
                state,
                hands=tuple(frozenset(hand) for hand in hands),
                stock=state.stock[to_all:],
                to_move=0,
            )
        )
    return replace(state, to_move=following[0])


def settle(state: State) -> State:
    """At the end of the deal: leftovers (2.1, C12, C13, X20) and the sweep taken back (X17, X52).

    Does nothing to a running deal, nor to one that is settled already.
    """
    if not over(state) or state.last_capture is None:
        return state
    side = side_of(state, state.last_capture)
    if state.options["no_sweep_on"] == "last_capture":
        state = credit(state, side, {"sweeps": -state.last_capture_swept})
        state = replace(state, last_capture_swept=0)
    piles = changed(state.piles, side, state.piles[side] | state.table)
    return replace(state, piles=piles, table=frozenset())
