"""Displays: results as still HTML for a notebook, a saved page or a converted one.

Every function gives one self-contained ``<div>``: its style stands inside and follows JupyterLab's
theme (and falls back to a light page), there is no script, every text is escaped, and what is drawn
is also there in words, so that a page that drops pictures and styles still says everything.

    >>> from scopa_lab.rules import rules
    >>> rules_html(rules("scopa"))[:27]
    '<div class="sl-out sl-rules'
"""

from __future__ import annotations

from .facts import page_html, position_html, rules_html, score_html
from .results import contest_html, match_html, moves_html, record_html, team_value_html
from .review import review_html
from .small import gallery_html, image
from .values import analysis_html, solution_html

__all__ = [
    "analysis_html",
    "contest_html",
    "gallery_html",
    "image",
    "match_html",
    "moves_html",
    "page_html",
    "position_html",
    "record_html",
    "review_html",
    "rules_html",
    "score_html",
    "solution_html",
    "team_value_html",
]
