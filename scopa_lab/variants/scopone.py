"""Scopone: Scopa for two pairs, nine cards to each hand at once and four on the table."""

from .scopa import RULES as SCOPA

RULES = SCOPA.but(
    name="scopone", title="Scopone", seatings=((4, "2x2"),), players=4, teams="2x2", batch=9
)
SOURCE = "digest 2.2"
