"""Analysis: what every move of a position is worth when some cards are hidden.

`front` is the door; it hands a task to one of the methods (`averages`, `unseen`), which look at
worlds (`evaluation`, `tally`) or solve games of hidden hands and give `results`.
"""

from __future__ import annotations

from ..estimates import Estimate, Row
from .front import METHODS, analyse, improving
from .results import Analysis, Interrupted

__all__ = ["METHODS", "Analysis", "Estimate", "Interrupted", "Row", "analyse", "improving"]
