"""Class mode: questions for a projector, votes counted."""
