"""Where everything lies while two pairs that see only their own cards are worked out.

Four seats hold two cards each, or one where a seat has played in this round already. They are
numbered from the seat to move on, 0 to 3; those with two cards *decide*, each once, and come first.
The cards are numbered too, in their usual order, and a set of them is a mask of up to eight bits.

What is public until everybody who decides has done so is a tree: a node for every way to get there,
its children one for every move of every card that may still be held. A node that nobody decides at
is an *end*. There every seat has one card left, and an end has one payoff for every arrangement of
these cards. A number that depends on who holds what is kept by node and card: what the seat that
moved to this node does, or gets, if that card is the one that it has left.

All this lies in the block for results, whose start is the header word `RESULTS`. Words marked
*real* are real numbers.
"""

from __future__ import annotations

# ── header ──────────────────────────────────────────────────────────────────────────────────────
CARDS_HELD = 0  # how many cards there are
DECIDING = 1  # how many seats decide
LASTING = 2  # how many seats have a last card
READY = 3  # 1: the tree stands
NODE_COUNT = 4
END_COUNT = 5
DONE = 6  # iterations done
ROOM = 7  # words of the block
AVERAGED = 8  # 1: PLAY is the average of the iterations, not what the next one starts from
DEALS = 9  # deals that agree with what everybody knows
ARRANGED = 10  # arrangements of the last cards
WIDEST = 11  # children of the node with most of them
# where these start:
PLAY = 12  # real, 8 a node: how likely the move to this node is …
REGRET = 13  # real, 8 a node: … how much it has been missed …
TOTAL = 14  # real, 8 a node: … how likely it was in all iterations, later ones counting more …
WORTH = 15  # real, 8 a node: … what it is worth, times the chance that the others get there
KEPT = 16  # real, 8 a node: PLAY, while answers to it are tried
REACH = 17  # real, 24 an end, for one pair and then the other: how likely it plays towards that
SCRATCH = 18  # the places of `SCRATCH_SIZE`
CARD = 19  # the cards by number
SEATED = CARD + 8  # the seats in order
KNOWN = SEATED + 4  # the cards that everybody knows a seat to hold
RISES = KNOWN + 4  # 1: the seat wants the margin of side 0 over side 1 high; -1: low
# answers to the ways to play in REACH, real: margins of side 0 over side 1, without points earned
# before …
VALUE = RISES + 4  # … when nobody answers
GAIN = VALUE + 1  # … what a seat gains by playing better by itself, 4
ASCENT = GAIN + 4  # … when a pair answers, the better of its seats first, then the other …; 2
JOINT = ASCENT + 2  # … when a pair answers with its best joint plan; 2
POOLED = JOINT + 2  # … when it sees the cards of both its seats; 2
SEEING = POOLED + 2  # … when it sees all cards; 2
ARRANGEMENT = SEEING + 2  # 24 of 4 words: which of the cards left each seat has
NUMBER = ARRANGEMENT + 96  # the number of an arrangement, by these four as digits
TREE = NUMBER + 256

# ── a node ──────────────────────────────────────────────────────────────────────────────────────
NODE_SIZE = 16
PARENT, BY, WITH, LEFT, DEPTH, END_NUMBER, CHILDREN = range(7)
# BY: the move; WITH: number of its card; LEFT: mask of the cards not played yet; CHILDREN: 9 words,
# where the children by each card begin, which is where those by the card before end
NODE_REALS = 8 * 5

# ── an end: these lie from the end of the block downwards ───────────────────────────────────────
END_SIZE = 56
PAYOFFS = 0  # real, one an arrangement: the margin of side 0 over side 1 from here on
PAID = 24  # … what the pair that answers is paid, times the chance that the others get there
PATH = 48  # the nodes on the way
CARDS_LEFT = 52  # the cards
END_REALS = 2 * 24

# ── scratch, real unless it says otherwise ──────────────────────────────────────────────────────
CHANCE = 0  # 16: how likely a seat's move is with each of the cards left
HAND = 16  # whole: hands of a deal …
LAST_CARD = 20  # … the card left
AT = 24  # … the child looked at
STAGE = 28  # … 0: by the lower card, 1: by the higher
BEST_SO_FAR = 32
ROW_MASK = 40  # whole: cards by a row of bits
ROW = 56  # what a card is worth by a row of bits
SET = 72  # whole, 8: with which others each card is played
BY_SET = 80  # 256: what a move is worth by the set of other cards with which it is played
BY_REST = BY_SET + 256  # 256
BY_CARD = BY_REST + 256  # 8 * 256: what a card is worth by that set
SEEN = BY_CARD + 8 * 256  # 512: what a move is worth by own other card and the partner's hand
SEEN_CARD = SEEN + 512  # 8 * 512: … and a card
SCRATCH_SIZE = SEEN_CARD + 8 * 512
# … and then CHILD_SIZE for each of the WIDEST children, and 4 tables of `halves`
LASTS = 0  # 64: by the last cards of both partners
SHARE = 64  # whole, 256: of a set of hands that play the card, those that make this move
CHOICE = SHARE + 256  # whole: the move of a hand by this number, 8 * its node + the card kept
CHILD_SIZE = CHOICE + 1

# ── requests ────────────────────────────────────────────────────────────────────────────────────
ITERATE = 0  # go on until so many iterations are done → how many
REPORT = 1  # … then write the average to REACH, and the answers to it
ANSWER = 2  # write the JOINT answers to REACH, and then to REACH how these play
