"""Where everything lies in the workspace: one row of int64 words.

A card is a bit (``4 * rank + suit``), a set of cards a word of up to 52 bits, a move one word:
``card << 52 | captured``. The order of play does not depend on what is played, so it is laid out
ply by ply before the search starts (`SCHEDULE`): who plays, what a sweep pays there, which batch is
dealt first. That turns every rule about batches and last cards into data.

Fixed places come first, then four blocks whose places are in the header: capture lists, root
moves, move stack and transposition table.
"""

from __future__ import annotations

# ── sizes ───────────────────────────────────────────────────────────────────────────────────────
SEATS_MAX = 6
PLIES_MAX = 60
BATCHES_MAX = 26
CATEGORIES_MAX = 12

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
CATEGORIES = 6  # how many
PRIMES = 7  # how many entries of PRIME_ORDER
MISSING = 8  # primiera without all suits: one of the next
DISQUALIFY, SUITS_FIRST, ZERO = range(3)
RANK_LOW = 9  # the pack's ranks made dense: bits & RANK_LOW | bits >> RANK_SHIFT & RANK_HIGH
RANK_HIGH = 10
RANK_SHIFT = 11
RANKS = 12  # number of dense ranks
INDEX = 13  # where the capture index starts
ROOTS = 14  # where the root moves start (4 words each: move, low, high, points margin or vector)
ROOTS_MAX = 15
STACK = 16  # where the move stack starts
STACK_END = 17
TABLE = 18  # where the transposition table starts
TABLE_BITS = 19  # 2 ** TABLE_BITS entries of 4 words
TABLE_LEAST = 20  # cards still to be played for the table to be asked
SURVEY_LEAST = 21  # cards still to be played for the bounds to be worked out
PLIES = 22  # plays until the end of the deal
RATE_COINS = 23  # masks for the ordering of moves
RATE_PRIMES = 24
RATE_BEST = 25
SUM_LIMIT = 26  # highest value of a card in captures by equal sum; 0: no use of table sums
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
RESULTS = 34  # where a world's points are written, a block like OUT for every root move

# ── the position (and the world): what a search starts from ─────────────────────────────────────
HANDS = 64
PILES = 70
COMBOS = 76
LETTERS = 82
START = 88  # HANDS to LETTERS as they were given: 24 words
START_TABLE = 112
START_LAST = 113  # (side + 1) * 2, one more if a sweep to be taken back; 0: nobody has captured
START_REST = 114  # cards that can still be captured
START_BONUS = 116  # points earned in play so far, per side

# ── rules as data ───────────────────────────────────────────────────────────────────────────────
CATEGORY = 128  # CATEGORY_SIZE words each
CATEGORY_SIZE = 5
KIND, MASK, AWARD, POINTS, RELEVANT = range(5)
COUNT, PRIME, PRIME_COMBOS, PRIME_LETTER, SEVENS, THREE_SEVENS, RUN = range(7)  # KIND
ALONE, OVER_HALF, AMOUNT = range(3)  # AWARD
PRIME_ORDER = 192  # rank, value pairs, best first
VALUES = 220  # value of every rank
OF_VALUE = 234  # the cards of every value, 0 to 13
RUN_ORDER = 248  # ranks in the order of the run; RUN_LENGTH of them
RUN_LENGTH = 262
RUN_CAP = 263
SEVENS_MASK = 264
SIXES_MASK = 265

BATCHES = 272  # SEATS_MAX words each
SCHEDULE = 432  # SCHEDULE_SIZE words for every ply and one more for the end
SCHEDULE_SIZE = 8
SEAT, SIDE, PAY, DEAL, SWEEPS_0, SWEEPS_1, PLAYS_0, PLAYS_1 = range(8)

FRAMES = 928  # FRAME_SIZE words for every ply
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
    SLOT,  # entry of the transposition table, 0: none
    KEY,
    BEST_MOVE,
    FIRST,  # start of the moves on the stack
    SURVEYED,  # 1: OPEN … MATTERS are up to date
) = range(20)

LINE = 2400  # moves of one line of play
OUT = 2464  # final points, CATEGORIES_MAX rows of SEATS_MAX; points in play come last
FIXED = 2560

# ── requests: run(words, op, a, b) → answer ─────────────────────────────────────────────────────
LIST = 0  # list the root moves in canonical order → how many
PERFT = 1  # count the sequences of a moves
ASK = 2  # two sides: is root move a worth at least b? a bound on the side of the answer
VECTOR = 3  # more sides: the vector of root move a
FOLLOW = 4  # the line after root move a (worth b), and the points at its end
WORLD = 5  # all root moves with values, and the points at the end of their lines
SCORE = 6  # the points of the position as it is (nothing left to play)
