"""Fair values: what moves are worth when nobody sees a hidden card.

For two players (`fair`): the public `tree` of a batch, what its `leaves` are worth (exactly, or
estimated by a `leaf_model` whose errors are put right by `corrections`), and the game of hidden
hands solved on it by `regret` minimisation.

For two pairs with two cards each (`team`): what of an ending is public (`pairs`), and the mixtures
of joint `plans` that the pairs agree on.
"""

from __future__ import annotations

from .fair import READS, fair
from .limits import payoffs_of, why_not_fair
from .team import TeamValue, team_value, why_not_team
from .values import Fair, FairMove

__all__ = [
    "READS",
    "Fair",
    "FairMove",
    "TeamValue",
    "fair",
    "payoffs_of",
    "team_value",
    "why_not_fair",
    "why_not_team",
]
