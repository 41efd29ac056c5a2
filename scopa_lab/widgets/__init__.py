"""Widgets: look at a position and touch it, in a notebook.

Python holds the truth; the browser shows what it is sent and reports what a person did. Importing
`scopa_lab` does not import this package.

    >>> from scopa_lab import Position
    >>> Explorer(Position.setup("scopa", table="2C", hands=("7D", "?")))
    Explorer('scopa | table 2C | hands 7D / ? | stock ?37 | to_move 0')
"""

from __future__ import annotations

from .editor.editor import Editor
from .explorer.explorer import Explorer
from .lab import Lab, lab
from .page.table import Table
from .play.play import Play
from .quiz.quiz import Quiz
from .review.review import Review

__all__ = ["Editor", "Explorer", "Lab", "Play", "Quiz", "Review", "Table", "lab"]
