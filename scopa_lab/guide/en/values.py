"""English words of the guide for options: a sentence for every value.

A key such as ``single|fifteen`` is the value in a context (`scopa_lab.guide.language.context`),
``*`` stands for every value that has no key of its own; texts in braces are filled in.
"""

from __future__ import annotations

#: a sentence for every value of every option
VALUES: dict[str, dict[str, str]] = {
    "players": {
        "*": "{n} play.",
    },
    "teams": {
        "none": "Everybody plays alone.",
        "2x2": "Two sides of two: partners face each other and put their cards together.",
        "2x3": "Two sides of three, seated in turn, put their cards together.",
        "3x2": "Three sides of two: partners face each other and put their cards together.",
    },
    "direction": {
        "ccw": (
            "Play goes anticlockwise: the player on the dealer's right leads each batch, and "
            "deals next."
        ),
        "cw": (
            "Play goes clockwise: the player on the dealer's left leads each batch, and deals next."
        ),
    },
    "pack": {
        "italian": (
            "The pack has 40 cards, in four suits A 2 3 4 5 6 7, jack, queen (or knight) and king."
        ),
        "plain": "The pack has 40 cards, ace to 10 in four suits, and no courts.",
        "french": "The pack has 52 cards, in four suits ace to 10, jack, queen and king.",
    },
    "redeal": {
        "kings3": "If three or four {kings} are turned up, the same dealer deals again.",
        "none": "The table stands as it is turned up, whatever the cards.",
        "distinct": (
            "No rank may be turned up twice: of two equal cards one goes back into the pack and "
            "another is drawn."
        ),
        "distinct|one_batch": (
            "If two cards of one rank are turned up, the same dealer deals again."
        ),
        "aces2": "If two or more aces are turned up, the same dealer deals again.",
        "anyace": "If an ace is turned up, the same dealer deals again.",
    },
    "opening_fifteen": {
        "off": "An opening table worth fifteen is nothing special.",
        "dealer": (
            "If the cards turned up count 15 together, the dealer takes them before the play as a "
            "sweep (1 point); if they count 30, as two (2 points)."
        ),
        "lead": (
            "If the cards turned up count 15 together, the player who leads takes them before the "
            "play as a sweep (1 point); if they count 30, as two (2 points)."
        ),
        "dealer|nothing": (
            "If the cards turned up count 15 or 30 together, the dealer takes them before the play."
        ),
        "lead|nothing": (
            "If the cards turned up count 15 or 30 together, the player who leads takes them "
            "before the play."
        ),
    },
    "barsega": {
        "0": "Low cards score nothing when they are dealt.",
        "*": "Whoever is dealt three cards that count 9 or less together scores {points} at once.",
    },
    "trio": {
        "0": "Three cards of one rank score nothing when they are dealt.",
        "*": "Whoever is dealt three cards of one rank scores {points} at once.",
    },
    "wild": {
        "off": "No card stands for another.",
        "seven_of_cups": "The seven of cups stands for any rank {where}, and nowhere else.",
    },
    "capture": {
        "forced": "A card that can capture must do so; the choice of the card to play is free.",
        "optional": "A card that could capture may also be laid on the table.",
    },
    "sum": {
        "equal": "A card takes one table card of equal value, or several that add up to its value.",
        "fifteen": "A card takes one or more table cards that make fifteen together with it.",
        "equal+fifteen": (
            "A card takes one table card of equal value, or several that add up to its value, or "
            "one or more that make fifteen together with it."
        ),
        "multiple": "A card takes any table cards that add up to its value or to a multiple of it.",
    },
    "priority": {
        "single": (
            "When a card of equal value lies there, such a card must be taken and no sum; among "
            "several sums the choice is free."
        ),
        "fewest": "Of several captures one of the fewest table cards must be chosen.",
        "free": "Of several captures any may be chosen: an equal card does not shut out the sums.",
        "single|fifteen": "Of several captures any may be chosen.",
        "free|fifteen": "Of several captures any may be chosen.",
        "single|multiple": (
            "When a card of equal value lies there, such a card must be taken and nothing else; "
            "otherwise the choice is free."
        ),
        "free|multiple": "Of several captures any may be chosen, whatever their size.",
        "single|equal+fifteen": (
            "When a card of equal value lies there, it shuts out the sums, but never a fifteen; "
            "otherwise the choice is free."
        ),
        "fewest|equal+fifteen": (
            "Among the equal card and the sums one of the fewest table cards must be chosen; a "
            "fifteen is always allowed."
        ),
        "free|equal+fifteen": "Of several captures any may be chosen.",
    },
    "max_capture": {
        "none": "A card may take any number of table cards.",
        "1": "A card may take one table card at most.",
        "*": "A card may take {n} table cards at most.",
    },
    "courts": {
        "jqk": "The jack counts 8, the queen 9 and the king 10.",
        "qjk": "The queen counts 8, the jack 9 and the king 10.",
    },
    "court_match": {
        "value": "The courts count a number like all other cards.",
        "identity": (
            "The courts have no number: each takes one court of its own rank and nothing else, "
            "and no other card takes a court."
        ),
    },
    "ace": {
        "plain": "The ace is a card like the others, worth 1.",
        "plain|multiple": "The ace takes aces only.",
        "literal": "The ace is a card like the others, worth 1.",
        "literal|multiple": "Everything is a multiple of 1, so an ace takes any cards it likes.",
        "sweep": (
            "An ace takes the whole table, whatever lies there, and that is not paid as a sweep."
        ),
        "sweep_scores": "An ace takes the whole table, whatever lies there, and that is a sweep.",
        "optional_sweep": (
            "An ace takes what a card worth 1 takes, or instead the whole table, which is then "
            "not paid as a sweep."
        ),
    },
    "ace_with_ace": {
        "takes_ace": "When an ace lies on the table, the ace played takes just one ace.",
        "takes_ace|fifteen": (
            "When an ace lies on the table, the ace played takes just one ace, or cards that make "
            "fifteen with it."
        ),
        "sweeps": "It takes everything also when an ace lies on the table.",
    },
    "ace_empty": {
        "stays": "An ace played to an empty table stays there.",
        "takes_itself": (
            "An ace played to an empty table goes to the pile of its player, who is then the last "
            "to have captured."
        ),
        "takes_itself|sweep_scores": (
            "An ace played to an empty table goes to the pile of its player, which is a capture "
            "and a sweep."
        ),
    },
    "ace_lead": {
        "allowed": "The first card of the deal may be an ace.",
        "barred": (
            "The first card of the deal may not be an ace, unless the leader holds nothing else."
        ),
    },
    "sweep_worth": {
        "one": "Taking everything on the table is a sweep (scopa) and scores 1 point.",
        "number": (
            "Taking everything on the table is a sweep (scopa) and scores the number of the card "
            "played."
        ),
        "number_doubled": (
            "Taking everything on the table is a sweep (scopa) and scores the number of the card "
            "played, doubled when two or more table cards are taken and all, the card played too, "
            "are of one suit."
        ),
        "nothing": "Taking everything on the table scores nothing.",
    },
    "court_sweep": {
        "0": "A court has no number and scores nothing for a sweep.",
        "10": "A court that sweeps counts 10.",
        "11_12_13": "When courts sweep, the jack counts 11, the queen 12 and the king 13.",
    },
    "no_sweep_on": {
        "last_card": "The last card of the deal makes no sweep.",
        "last_capture": (
            "If the last capture of the deal is a sweep, it is not paid, even if cards were laid "
            "after it."
        ),
        "last_turn_each": "The last card of each player makes no sweep.",
        "last_hand": "Once the last cards have been dealt there are no more sweeps.",
        "never": "A sweep is paid to the very last card.",
    },
    "picada": {
        "off": "Taking an equal card scores nothing of its own.",
        "any": "Taking just one card, of the rank of the card played, scores 1 point (picada).",
        "previous": (
            "Taking just the card that was laid by the play before, with a card of its rank, "
            "scores 1 point (picada)."
        ),
    },
    "simili": {
        "off": "A capture all of one suit scores nothing of its own.",
        "on": "A capture all of one suit, the card played too, scores 1 point (simili).",
    },
    "quadriglia": {
        "off": "Taking many cards scores nothing of its own.",
        "on": "Taking three or more table cards at once scores 1 point (quadriglia).",
    },
    "suit_bonus": {
        "off": "Taking several cards of one suit scores nothing of its own.",
        "matching": (
            "Taking two or more cards of one suit with a card of that suit scores the number of "
            "the card played."
        ),
        "taken": (
            "Taking two or more cards of one suit scores the number of the card played, whatever "
            "its own suit."
        ),
    },
    "leftovers": {
        "last_capturer": (
            "What is left on the table at the end goes to the side that captured last, and is "
            "never a sweep."
        ),
        "nobody_if_none": (
            "What is left on the table at the end goes to the side that captured last, to nobody "
            "if nobody did, and is never a sweep."
        ),
    },
    "primiera": {
        "standard": (
            "The best primiera scores 1 point: the best card of each suit, added up ({prime})."
        ),
        "graded": (
            "The best primiera scores 1 point: the best card of each suit, added up ({prime})."
        ),
        "most_sevens": (
            "The side with most sevens scores 1 point (in place of the primiera); level on "
            "sevens, most sixes decide."
        ),
        "settanta": "A side with three or four sevens scores 1 point (in place of the primiera).",
        "off": "There is no point for a primiera.",
    },
    "primiera_missing": {
        "disqualify": "A side that lacks a suit cannot win the primiera.",
        "suits_first": "For the primiera more suits beat fewer, whatever they add up to.",
        "zero": "A suit that a side lacks counts 0 in the primiera.",
    },
    "primiera_source": {
        "all": "All captured cards count for the primiera.",
        "combination_only": (
            "Only cards from captures of two or more table cards count for the primiera, the card "
            "played included."
        ),
        "combination_letter": (
            "In place of one card of each suit, the best card of each capture of two or more "
            "table cards is added up, the card played included."
        ),
    },
    "majority": {
        "most": "With three or more sides, most is enough: more than any other side.",
        "over_half": (
            "Most is not enough: more than half of all the cards, or of the suit, is needed."
        ),
    },
    "tie": {
        "none": "Where two or more sides are level for the lead, nobody scores that point.",
        "share": (
            "Sides that are level for the lead share the points in whole numbers; a single point "
            "goes to nobody."
        ),
        "carry": "What nobody scores because sides are level is carried over to the next deal.",
    },
    "four_sevens": {
        "off": "All four sevens score nothing of their own.",
        "on": "The side that took all four sevens scores 1 point more.",
    },
    "napola": {
        "off": "A run of cards scores nothing.",
        "full": (
            "The unbroken run from the ace (A 2 3 …) {suits} scores a point for every card of it, "
            "from three cards on (napola)."
        ),
        "to6": (
            "The unbroken run from the ace (A 2 3 …) {suits} scores a point for every card of it, "
            "from three cards on and 6 points at most (napola)."
        ),
    },
    "napola_suit": {
        "coins": "Only the run of coins counts.",
        "swords": "Only the run of swords counts.",
        "every": "A run counts in every suit, and those of all suits are added.",
    },
    "grande": {
        "off": "Jack, queen and king of coins score nothing together.",
        "on": "The side that took jack, queen and king of coins (grande) scores 5 points.",
    },
    "rebello": {
        "off": "The king of coins scores nothing of its own.",
        "on": "The side that took the king of coins (re bello) scores 1 point.",
    },
    "ponino": {
        "off": "The four queens score nothing.",
        "on": (
            "The side that took all four queens scores the points of its sweeps once more (ponino)."
        ),
    },
    "napoleone": {
        "off": "Taking {outright} does not win by itself.",
        "on": "A side that takes {outright} wins outright (napoleone), whatever the points.",
    },
    "wins": {
        "high": "The higher score wins.",
        "low": "The points are counted as usual, and fewer are better: reaching the target loses.",
    },
    "target": {
        "*": "A match is played to {n} points.",
    },
    "finish": {
        "highest_then_play_on": (
            "When a deal is over and a side has reached the target, the highest score wins; if "
            "that is level, another deal is played."
        ),
        "highest_then_play_on|low": (
            "When a deal is over and a side has reached the target, the highest score loses; if "
            "that is level, another deal is played."
        ),
        "count_order": (
            "When a deal is over and a side has reached the target, the highest score wins; of "
            "sides level at the top, the one that reaches the target first when the deal is "
            "counted in order (cards, coins, the seven of coins and so on, points in play last)."
        ),
        "count_order|low": (
            "When a deal is over and a side has reached the target, the highest score loses; of "
            "sides level at the top, the one that reaches the target first when the deal is "
            "counted in order (cards, coins, the seven of coins and so on, points in play last)."
        ),
        "mid_deal": (
            "Points in play count at once: the first side to reach the target and be ahead wins, "
            "also in the middle of a deal."
        ),
        "mid_deal|low": (
            "Points in play count at once: the first side to reach the target and be ahead loses, "
            "also in the middle of a deal."
        ),
        "claim": (
            "A player may stop the play and claim to have reached the target with the points of "
            "the running deal: a right claim wins, a wrong one loses; if nobody claims, the "
            "highest score at the end of a deal wins."
        ),
    },
}
