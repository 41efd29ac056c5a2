"""English words of the guide: headings, facts of a game, names of cards and of what scores.

What each option asks stands in `scopa_lab.options`.

Texts in braces are filled in by `scopa_lab.guide.language`.
"""

from __future__ import annotations

NAME = "English"

#: headings and single words
WORDS: dict[str, str] = {
    "players": "Players",
    "cards": "Cards",
    "deal": "Deal",
    "captures": "What a card takes",
    "in_play": "Points in play",
    "at_the_end": "Points at the end of the deal",
    "match": "The match",
    "rules": "Rules in words",
    "differences": "What differs from {parent}",
    "house": "House rules on this page",
    "options": "Options",
    "sources": "Sources",
    "disputed": "Disputed",
    "option": "Option",
    "question": "Question",
    "here": "Here",
    "allowed": "Values",
    "row": "Row",
    "usually": "usually {usual}",
    "in_force": "in force here",
    "matter": "Matter",
    "said": "Who says what",
    "readings": "Readings",
    "family": "The games",
    "every_option": "Every option and what its values mean",
    "summary_in_english": "",
    "rows": "Sections and rows of the rules page: {source}.",
    "generated": "This page is made from the data of the game; change that, not this.",
    "and": "and",
    "or": "or",
    "text 000": "a French page on Scopone",
    "text 001": "a Finnish page on Scopone, Scopa, Cicera and Scaraboción",
    "text 002": "a French page on Scopa and its relatives",
    "text 003": "a French page on Scopa mancelle",
    "text 004": "a French page with the rules of Scopa and a game commented",
}

#: sentences about facts of a game that are no options, and pieces of such sentences
FACTS: dict[str, str] = {
    "seatings": "It is played by {seatings}.",
    "seating": "{players}",
    "seating_how": "{players} ({how})",
    "none": "each alone",
    "2x2": "two pairs",
    "2x3": "two sides of three",
    "3x2": "three pairs",
    "this_seating": "On this page {players} play, {how}.",
    "numbers": "Every card counts its number, and the ace 1.",
    "suits_idle": "Suits do not matter for what a card may take.",
    "deal_batches": (
        "Each player is dealt {batch} cards, and {upcards} are turned up on the table; when the "
        "hands are empty, each gets {batch} more and the table none, {batches} times in all."
    ),
    "deal_batches_0": (
        "Each player is dealt {batch} cards, and the table is empty at the start; when the hands "
        "are empty, each gets {batch} more, {batches} times in all."
    ),
    "deal_once": (
        "Each player is dealt {batch} cards at once, and {upcards} are turned up on the table."
    ),
    "deal_once_0": (
        "Each player is dealt {batch} cards at once, and the table is empty at the start."
    ),
    "deals": "With {players} players: {batch} cards for each at a time, {upcards} turned up.",
    "deals_0": "With {players} players: {batch} cards for each at once, and an empty table.",
    "one_by_one": "The cards are dealt one by one.",
    "in_packets": "The cards are dealt to each hand together.",
    "both_declared": "Three cards that are both of one rank and low score for the rank only.",
    "opening_table": "on the opening table",
    "declared": "in what is scored when dealt",
    "pile": (
        "The card played and those it takes go to the pile of the player's side; a card that "
        "takes nothing stays on the table."
    ),
    "one_capture": (
        "It makes one capture: never an equal card and a sum at once, and of several equal cards "
        "only one."
    ),
    "cap_and_ace": "That limit does not touch an ace that takes the whole table.",
    "never_last": (
        "The last card can never clear the table here: what is left counts 10 more than a "
        "multiple of fifteen."
    ),
    "cumulative": "One capture may score for several of these.",
    "prime": "{ranks}, every other card {rest}",
    "prime_rank": "{rank} {value}",
    "most": "The side with {label} scores {points}.",
    "each": "The side that took {label} scores {points}.",
    "each_of": "Every {ranks} is worth {points} to the side that took it.",
    "all": "The side that took {label} scores {points}.",
    "breaks": (
        "If sides are level for the lead in those cards ({ranks}), the one of them that took "
        "{decider} scores {points} more."
    ),
    "won": "The side that alone wins all of these scores {points} more, {total} in all: {labels}.",
    "again": "The side that took {cards} scores the points for {labels} once more.",
    "gone": "Not counted here: {labels}.",
    "suits_coins": "in coins",
    "suits_swords": "in swords",
    "suits_every": "in each suit",
    "point_1": "1 point",
    "point_n": "{n} points",
    "n": "n",
}

#: one card of a rank
RANKS: dict[str, str] = {
    "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king",
}  # fmt: skip

#: several cards of a rank
PLURALS: dict[str, str] = {
    "A": "aces", "2": "twos", "3": "threes", "4": "fours", "5": "fives", "6": "sixes",
    "7": "sevens", "8": "eights", "9": "nines", "T": "tens", "J": "jacks", "Q": "queens",
    "K": "kings",
}  # fmt: skip

#: the article before a rank
THE: dict[str, str] = {
    "*": "the ",
}  # fmt: skip

#: all cards of a rank
ALL_FOUR: dict[str, str] = {
    "*": "all four {ranks}",
}  # fmt: skip

#: after a rank
OF_SUIT: dict[str, str] = {
    "D": "of coins", "H": "of cups", "S": "of swords", "C": "of batons",
}  # fmt: skip

#: the most cards of a suit
MOST: dict[str, str] = {
    "": "most cards", "D": "most coins", "H": "most cups", "S": "most swords", "C": "most batons",
    "other": "most of {cards}",
}  # fmt: skip

#: every card of a suit
ALL_OF: dict[str, str] = {
    "D": "all the coins", "H": "all the cups", "S": "all the swords", "C": "all the batons",
}  # fmt: skip

#: what scores, by the name of its category
LABELS: dict[str, str] = {
    "cards": "most cards", "coins": "most coins", "swords": "most swords",
    "settebello": "the seven of coins (settebello)", "mata": "the two of swords (mata)",
    "ten_of_coins": "the ten of coins", "jack_of_cups": "the jack of cups",
    "jack_of_swords": "the jack of swords", "ace_of_coins": "the ace of coins",
    "two_of_coins": "the two of coins", "three_of_coins": "the three of coins",
    "forty_eight": "everything together", "figures": "aces, jacks, queens and kings",
    "figures_level": "the king of coins on a tie", "primiera": "the primiera",
    "four_sevens": "all four sevens", "napola": "the run from the ace (napola)",
    "grande": "jack, queen and king of coins (grande)", "rebello": "the king of coins (re bello)",
    "ponino": "all four queens (ponino)", "sweeps": "sweeps (scope)", "picada": "picada",
    "simili": "simili", "quadriglia": "quadriglia", "suit_bonus": "captures of one suit",
    "declarations": "hands that score when dealt",
}  # fmt: skip
