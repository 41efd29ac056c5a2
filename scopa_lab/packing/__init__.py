"""Packing: rules and positions become one row of whole numbers, and answers become moves again.

This is the only door between words and the kernel. Nothing here searches, and nothing in the kernel
knows what a variant is called.
"""

from .cases import Case, case_of, world_in, worlds_in
from .dealing import random_deal_words
from .moves import move_of, word_of
from .reading import Past, reading_words
from .styles import style_words
from .tables import Tables, free_memory
from .turns import Turn, schedule
from .workspace import NO_LIMIT, Answer, Workspace

__all__ = [
    "NO_LIMIT",
    "Answer",
    "Case",
    "Past",
    "Tables",
    "Turn",
    "Workspace",
    "case_of",
    "free_memory",
    "move_of",
    "random_deal_words",
    "reading_words",
    "schedule",
    "style_words",
    "word_of",
    "world_in",
    "worlds_in",
]
