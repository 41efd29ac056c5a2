"""Packing: rules and positions become one row of whole numbers, and answers become moves again.

This is the only door between words and the kernel. Nothing here searches, and nothing in the kernel
knows what a variant is called.
"""

from .dealing import random_deal_words
from .moves import move_of, word_of
from .turns import Turn, schedule
from .workspace import NO_LIMIT, Workspace, table_size

__all__ = [
    "NO_LIMIT",
    "Turn",
    "Workspace",
    "move_of",
    "random_deal_words",
    "schedule",
    "table_size",
    "word_of",
]
