"""Requests about hidden hands, and where their parameters lie in the block at ROOTS."""

from __future__ import annotations

# ── requests and their parameters ───────────────────────────────────────────────────────────────
TREE = 0  # build the public tree of the next a plays
LEAVES = 1  # solve a cases of leaves → how many were solved

UNSEEN = 0  # the cards that any hand may hold
ROW_AT, ROWS_MAX, ROWS_USED = (
    1,
    2,
    3,
)  # rows, two words each: node << PLACE_BITS | place of the card, move
PAY_AT = 4  # payoffs of a row, a word for every place: leaf << GAIN_BITS | gain
EXTRA_AT, EXTRA_MAX, EXTRA_USED = 5, 6, 7  # other captures with the last card: row, place, payoff
LEAF_AT, LEAF_MAX, LEAF_USED = 8, 9, 10  # leaves, LEAF_SIZE words each
INDEX_AT, INDEX_MASK = 11, 12  # numbers of leaves (+ 1) by their key
CASE_AT, VALUE_AT = 13, 14  # leaf and hands (those of batches too) of every case; their values
LEVEL = 16  # LEVEL_SIZE words for every level of the tree
LEVEL_SIZE = 3
ACTION_AT, ACTIONS_MAX, ACTIONS_USED = range(3)  # actions, two words each: node, move
PARAMETERS = LEVEL + 60 * LEVEL_SIZE

PLACE_BITS = 8
GAIN_BITS = 16
GAIN_ZERO = 1 << 15
LEAF_SIZE = 13
(
    L_PILE_0,
    L_PILE_1,
    L_COMBOS_0,
    L_COMBOS_1,
    L_LETTERS_0,
    L_LETTERS_1,
    L_SWEPT_0,
    L_SWEPT_1,
    L_TABLE,
    L_LAST,
    L_SWEPT,
    L_LAID,
    L_UNPLAYED,
) = range(LEAF_SIZE)
