"""Worlds: the deals that agree with what is known, what is known besides, and how they count.

`deals` numbers and draws them, within the `constraints` that `knowledge` sets; `reading` weighs
them by earlier play, `control` takes the luck of a sample out.
"""

from __future__ import annotations

from .deals import World, Worlds
from .knowledge import Knowledge, Lacks

__all__ = ["Knowledge", "Lacks", "World", "Worlds"]
