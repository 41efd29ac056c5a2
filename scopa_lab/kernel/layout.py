"""Where everything lies in the workspace: one row of int64 words.

A card is a bit (``4 * rank + suit``), a set of cards a word of up to 52 bits, a move one word:
``card << 52 | captured``. The order of play does not depend on what is played, so it is laid out
ply by ply before the search starts (`SCHEDULE`): who plays, whether a sweep counts there, which
batch is dealt first. That turns every rule about batches and last cards into data.

Fixed places come first, then blocks whose places are in the header: root moves, answers, cases and
the move stack. Capture lists and tables, which threads share, lie elsewhere in memory and are
reached from here (in plain Python they follow the other blocks).
"""

from __future__ import annotations

# ── sizes ───────────────────────────────────────────────────────────────────────────────────────
SEATS_MAX = 6
RANKS_MAX = 13
PLIES_MAX = 60
BATCHES_MAX = 26
CATEGORIES_MAX = 14  # decided at the end
ROWS_MAX = 20  # those and what is earned in play

# ── words and masks ─────────────────────────────────────────────────────────────────────────────
CARD_SHIFT = 52
CARDS_MASK = (1 << 52) - 1
EIGHTS = 0x8888888888888
ONES = 0x1111111111111
HASH_MASK = (1 << 62) - 1
NOTHING = 256  # no points in a vector: ten bits a side, so that a little less fits too

# ── header ──────────────────────────────────────────────────────────────────────────────────────
SEATS = 0
SIDES = 1
OPTIONAL = 2  # 1: a card that can capture may be laid
PRIORITY = 3  # one of the next
FREE, SINGLE, FEWEST = range(3)
SOURCE = 4  # 1: sets captured with two or more table cards are kept apart (COMBOS, LETTERS)
TAKE_BACK = 5  # 1: a paid sweep that is the deal's last capture is taken back at the end
CATEGORIES = 6  # how many are decided at the end
PRIMES = 7  # how many entries of PRIME_ORDER
MISSING = 8  # primiera without all suits: one of the next
DISQUALIFY, SUITS_FIRST, ZERO = range(3)
RANK_LOW = 9  # the ranks that add up made dense: bits & RANK_LOW | bits >> RANK_SHIFT & RANK_HIGH
RANK_HIGH = 10
RANK_SHIFT = 11
RANKS = 12  # number of dense ranks
INDEX = 13  # where the capture index starts, in memory of its own
ROOTS = 14  # where the root moves start (4 words each: move, low, high, vector of points)
ROOTS_MAX = 15
STACK = 16  # where the move stack starts
STACK_END = 17
TABLE = 18  # where the table of positions starts, in memory of its own
TABLE_MASK = 19  # its buckets of four entries, two words each, less one: those in use …
TABLE_LEAST = 20  # cards still to be played for the table to be asked
SURVEY_LEAST = 21  # cards still to be played for the bounds to be worked out
PLIES = 22  # plays until the end of the deal
RATE_SUIT = 23  # masks for the ordering of moves
RATE_PRIMES = 24
RATE_BEST = 25
SUM_LIMIT = 26  # no table worth more can be swept, and no play takes more off it; 0: not so
STOP = 27  # set from outside: leave as soon as possible
STATUS = 28  # 0 fine, else one of the next
STOPPED = 1
LIMIT_REACHED = 2
OVERFLOW = 3
NODES = 29
NODE_LIMIT = 30
ROOT_COUNT = 31  # root moves found
LINE_LENGTH = 32
SHARE = 33  # 1: level sides share the points, whole ones only
RESULTS = 34  # where worlds are answered: `record_size` words each
ROWS = 35  # rows of points: CATEGORIES, then one for each kind that is earned in play
LOW_WINS = 36  # 1: every side wants its own margin low
RISING = 37  # two sides: the one that wants the margin of side 0 over side 1 high
# the rules that few games have stand beside the usual path, behind one word for all of them:
UNUSUAL = 38  # 1: EARNING, ANY_TOTAL, TAKE_BACK, TAKES_ITSELF, LOW_WINS or UNLIKE is not 0
EARNING = 39  # 1: captures earn more than a point for a sweep, or not for every sweep
ANY_TOTAL = 40  # 1: what a capture takes is not always worth TAKES of its rank
SPECIAL = 41  # ranks whose captures are not all in the capture lists, one bit each
ACE = 42  # what an ace may do besides: one of the next
NO_POWER, TAKES_ALL, MAY_TAKE_ALL = range(3)
SHIELD = 43  # cards on the table that keep an ace from taking all (TAKES_ALL)
ACE_SCORES = 44  # 1: taking all by that power is paid as a sweep
ACE_TOTAL = 45  # a table of this value is taken by an ace without that power; 0: none is
ACE_SETS = 46  # and so is a table of these cards only …
ACE_MOST = 47  # … if there are no more of them …
ACE_SHUTS = 48  # … and, if there are several, none of these
TAKES_ITSELF = 49  # 1: an ace played to an empty table goes to the pile
NUMBERED = 51  # cards with a capture value
MULTIPLES = 52  # ranks that take multiples of their value, one bit each
MOST = 53  # how many table cards one card takes at most
SWEEP_DOUBLES = 54  # 1: a sweep of several cards counts twice when all are of one suit
SUIT_BONUS = 55  # one of the next
MATCHING, TAKEN = 1, 2
PREVIOUS = 56  # 1: only the card just laid makes a picada
ALWAYS_MATTER = 57  # cards that are never interchangeable, since the suit counts in captures
SWEEP_TOP = 58  # the most that a sweep is worth where it scores by number, else 0
DECLARED_MARGIN = 59  # side 0 less side 1: points of DECLARED
UNLIKE = 60  # categories of no side by itself, one bit each
LEAST, GREATEST = 61, 62  # what `bounds.bounds_of_unlike` found out
EQUAL_ALONE = 63  # 1: where a card of the rank played lies, that is all the card takes
# short cuts for two sides and rules without anything unusual, once the last batch is dealt:
SWEEPS_FROM = 64  # first ply at which the game of sweeps alone is asked
SWEEPS_TO = 65  # … and first at which it is not
TAIL_FROM = 66  # first ply at which `tail` takes over
FORCED_FROM = 67  # first ply at which nobody has two cards left
SWEEP_TABLE = 68  # where the table of the game of sweeps starts, in memory of its own
SWEEP_TABLE_MASK = 69  # its entries, of one word each, less one …
SWEEP_BITS_LEAST = 14  # … of which there are 2 ** 14 at least: the place says as much of the key
CASES = 70  # where the worlds to be solved are given: CASE_SIZE words and the batches, each
BATCH_COUNT = 71  # batches to come
ANSWERED = 72  # how many cases are answered
# what is declared when it is dealt:
TRIO = 73  # points of three cards of a rank
BARSEGA = 74  # points of a low hand of three …
BARSEGA_MOST = 75  # … that counts no more
WILD = 76  # the card that stands for any there, and on an opening table
TABLE_MASK_MOST = 77  # … and as many as there is room for
STORED = 78  # entries written since the table last grew

# ── the position (and the world): what a search starts from ─────────────────────────────────────
HANDS = 80
PILES = HANDS + SEATS_MAX
COMBOS = PILES + SEATS_MAX
LETTERS = COMBOS + SEATS_MAX
SWEPT_SO_FAR = LETTERS + SEATS_MAX  # sweep points, kept where they count again
SWEEPS_LEFT = SWEPT_SO_FAR + SEATS_MAX  # the most that the sweeps of the cards to come can earn
OTHERS_LEFT = SWEEPS_LEFT + SEATS_MAX  # … and what else they can
STATE_SIZE = 7 * SEATS_MAX
START = HANDS + STATE_SIZE  # HANDS to OTHERS_LEFT as they were given
START_TABLE = START + STATE_SIZE
START_LAST = START_TABLE + 1  # side + 1; 0: nobody has captured
START_SWEPT = START_TABLE + 2  # points of the last capture that may be taken back
START_LAID = START_TABLE + 3  # the card laid just before
START_REST = START_TABLE + 4  # cards that can still be captured
START_BARRED = START_TABLE + 5  # 1: the first card may not be an ace, unless there is no other
START_EARNED = START_TABLE + 8  # points earned in play so far: a row of SEATS_MAX for each kind
EARNED_KINDS = 6
DECLARED = START_EARNED + EARNED_KINDS * SEATS_MAX  # points the batches to come earn by being dealt
CASE_SIZE = DECLARED + SEATS_MAX - START  # all from START to here says how things stand

# ── rules as data ───────────────────────────────────────────────────────────────────────────────
CATEGORY = DECLARED + SEATS_MAX  # CATEGORY_SIZE words each
CATEGORY_SIZE = 6
KIND, MASK, AWARD, POINTS, RELEVANT, DECIDER = range(6)
COUNT, PRIME, PRIME_COMBOS, PRIME_LETTER, SEVENS, THREE_SEVENS, RUN, ALL = range(8)  # KIND
BREAKS, WON, AGAIN = range(8, 11)  # … those of no side by itself (UNLIKE)
ALONE, OVER_HALF, AMOUNT = range(3)  # AWARD
EARNED = CATEGORY + CATEGORIES_MAX * CATEGORY_SIZE  # what is earned in play, in order of the rows
SWEEP, PICADA, SIMILI, QUADRIGLIA, SUIT_CAPTURE, DECLARATION = range(EARNED_KINDS)
PRIME_ORDER = EARNED + EARNED_KINDS  # rank, value pairs, best first
VALUES = PRIME_ORDER + 2 * RANKS_MAX  # value of every rank
TAKES = VALUES + RANKS_MAX  # what a capture with a card of this rank takes is worth
SWEEPERS = TAKES + RANKS_MAX  # the cards that can sweep a table worth 0 to 14
SWEEP_POINTS = SWEEPERS + 15  # what a sweep with a card of this rank is worth
SWEEP_MOST = SWEEP_POINTS + RANKS_MAX  # … at most
OTHER_MOST = SWEEP_MOST + RANKS_MAX  # the most that its captures earn besides
RUN_ORDER = OTHER_MOST + RANKS_MAX  # ranks in the order of the run; RUN_LENGTH of them
RUN_LENGTH = RUN_ORDER + RANKS_MAX
RUN_CAP = RUN_LENGTH + 1
RUN_SUITS = RUN_LENGTH + 2  # one bit each
SEVENS_MASK = RUN_LENGTH + 3
SIXES_MASK = RUN_LENGTH + 4

BATCHES = SIXES_MASK + 1  # SEATS_MAX words each
SCHEDULE = BATCHES + BATCHES_MAX * SEATS_MAX  # SCHEDULE_SIZE words for every ply and the end
SCHEDULE_SIZE = 8
SEAT, SIDE, PAY, DEAL, SWEEPS_0, SWEEPS_1, PLAYS_0, PLAYS_1 = range(8)  # SWEEPS of a point

PAYING = SCHEDULE + (PLIES_MAX + 1) * SCHEDULE_SIZE  # plays that pay for a sweep, two a ply

FRAMES = PAYING + (PLIES_MAX + 1) * 2  # FRAME_SIZE words for every ply and the end
FRAME_SIZE = 24
(
    TABLE_CARDS,
    TABLE_SUM,
    LAST,  # as START_LAST
    REST,
    GOAL,  # the search asks: is the value at least this?
    BEST,
    NEXT,  # next move on the stack
    END,
    MOVE,  # the move being tried
    GAIN,
    OPEN,  # categories that are not decided, one bit each
    BASE,  # margin of the decided ones
    LOW,  # bounds of the margin of the open ones
    HIGH,
    MATTERS,  # cards that are not interchangeable with the others of their rank
    KEY,  # in the table of positions; 0: it is not asked here
    BEST_MOVE,  # mark of it; 0: none is known
    FIRST,  # start of the moves on the stack
    SURVEYED,  # 1: OPEN … MATTERS are up to date
    SWEPT,  # as START_SWEPT; kept where a sweep may be taken back
    LAID,  # as START_LAID; kept where it counts
    PAID,  # what the move is paid as a sweep; kept where captures earn more than that
) = range(22)

SWEEP_COUNTS = FRAMES + (PLIES_MAX + 1) * FRAME_SIZE  # hands as counts, while sweeps are searched
SWEEP_FRAMES = SWEEP_COUNTS + SEATS_MAX  # frames of `sweeping`
SWEEP_FRAME_SIZE = 7
S_TABLE, S_SUM, S_NEED, S_NEXT, S_END, S_KEY, S_RANK = range(7)
TAIL_FRAMES = SWEEP_FRAMES + (PLIES_MAX + 1) * SWEEP_FRAME_SIZE  # … and of `tail`
TAIL_FRAME_SIZE = 10
T_TABLE, T_SUM, T_PILE_0, T_PILE_1, T_HEIR, T_TOTAL, T_BEST, T_NEXT, T_END, T_CARD = range(10)

LINE = TAIL_FRAMES + (PLIES_MAX + 1) * TAIL_FRAME_SIZE  # moves of one line of play
OUT = LINE + PLIES_MAX + 4  # final points, ROWS rows of SEATS_MAX

# ── styles of play: for every seat, how it weighs what a move does (`policies`) ──────────────────
STYLES = OUT + ROWS_MAX * SEATS_MAX
STYLE_SIZE = 12
(
    WEIGHS,  # 0: it does not, every move is as likely as every other
    W_EARNS,  # points that the move earns in play
    W_TAKES,  # worth of the table cards it takes
    W_SAVES,  # worth of the card that takes them
    W_SWEEP_RISK,  # chance that the next seat sweeps what is left
    W_EXPOSES,  # worth of the cards that the next seat takes one by one, by chance
    W_KEY_RISK,  # chance that the next seat saves the best card of all with what is left
    W_PAIRS,  # ranks of which an odd number is still to be captured, for the side that wants that
    W_LAYS_DOUBLE,  # 1: a card is laid and another of its rank kept
    W_LAST_WORD,  # near the end: worth of what would be left over for the side that captures last
    W_LAYS_WORTH,  # worth of a card that is laid
    ERRORS,  # in so many of 1000 plays the seat is taken to err, where plays are read
) = range(12)
STYLE_DECK = STYLES + SEATS_MAX * STYLE_SIZE  # every card that may be somewhere
TIE_SEED = STYLE_DECK + 1  # of the random numbers that choose among equal moves
WIN_UTILITY = STYLE_DECK + 2  # points that winning the deal is worth besides, in `sample`
TREE_MOST = STYLE_DECK + 3  # room for so many nodes of a tree at RESULTS …
TREE_USED = STYLE_DECK + 4  # … of which so many are used
TREE_BOLD = STYLE_DECK + 5  # thousandths of a point: how much is ventured on what was tried little
TREE_ALONE = STYLE_DECK + 6  # 1: only the seat to move searches, the others play by their styles
NODE_SIZE = 6
N_MOVE, N_CHILD, N_NEXT, N_VISITS, N_MET, N_SUM = range(NODE_SIZE)  # N_MET: could be visited
MISSED = STYLE_DECK + 7  # chances in 2 ** 16 that the next seat holds none of 0 … 8 unseen cards
MISSED_MOST = 8
WORTH = MISSED + MISSED_MOST + 1  # what a card is worth to have captured, in thousandths of a point
TAKERS = WORTH + 4 * RANKS_MAX  # for every rank, the cards that take one card of it

# ── random deals: the cards that are not known, and what a fresh deal brings with it ────────────
SEED = TAKERS + RANKS_MAX
RANDOM = SEED + 1  # the state of the random numbers
UNSEEN_COUNT = SEED + 2
SLOTS_USED = SEED + 3
DISTINCT = SEED + 4  # 1: no two cards of a rank may be turned up
REDEAL_CARDS = SEED + 5  # with so many of these turned up, everything is dealt again …
REDEAL_LEAST = SEED + 6  # … 0: it is not
OPENER = SEED + 7  # side + 1 that takes an opening table of 15 or 30; 0: nobody
UNSEEN = SEED + 8  # card numbers
CARDS = 4 * RANKS_MAX
DEALT = UNSEEN + CARDS  # … in the order in which they are dealt
SLOTS = DEALT + CARDS  # SLOT_SIZE words for every packet of cards
SLOT_SIZE = 4
PLACE, KNOWN, HIDDEN, DECLARES = range(4)  # DECLARES: side + 1 that declares it; 0: nobody

# ── reading: plays already made, of which the others' say something about their hands ───────────
READ = SLOTS + SLOT_SIZE * (SEATS_MAX * (BATCHES_MAX + 1) + 1)
RECORDED = READ  # plays on record; START is how things stood before them
READ_STEPS = READ + 1  # exchanges of two hidden cards that are tried between two worlds
READ_HEAT = READ + 2  # millionths of a point: how much worse an error may well be
READ_BEGUN = READ + 3  # 1: there is a world to go on from, in DEALT
LIKELY = READ + 4  # by seat: logarithm of how likely its plays are in that world, in thousandths
TRIED = LIKELY + SEATS_MAX  # … and in the one that is tried
RECORD = TRIED + SEATS_MAX  # the moves
SAVED = RECORD + PLIES_MAX  # HANDS to OTHERS_LEFT after them
FIXED = SAVED + STATE_SIZE

# ── requests: run(words, op, a, b) → answer ─────────────────────────────────────────────────────
LIST = 0  # list the root moves in canonical order → how many
PERFT = 1  # count the sequences of a moves
ASK = 2  # two sides: is root move a worth at least b? a bound on the side of the answer
VECTOR = 3  # more sides: the vector of root move a
FOLLOW = 4  # the line after root move a (worth b), and the points at its end
WORLDS = 5  # of a given cases, all root moves with the points at the end of their lines
SCORE = 6  # the points of the position as it is (nothing left to play)
PLAYOUTS = 7  # play b random deals from number a on, their points to RESULTS → how many
CAPTURES = 8  # list the captures of the cards and tables in a records at ROOTS → of how many
# … and those of `players`:
CHOOSE = 9  # the move of the seat to move, by its style; ties by number a
PLAY_STYLES = 10  # play b random deals from number a on, points by category to RESULTS → how many
REPLIES = 11  # of a given cases, all root moves with the points at the end of play by styles
SAMPLE = 12  # all root moves in b random worlds from number a on, sums to ROOTS → how many worlds
WEIGH = 14  # how good move a looks to the style of the seat to move, in millionths of a point
TREE = 13  # b rounds of tree search, from number a on; visits and sums to ROOTS → how many
