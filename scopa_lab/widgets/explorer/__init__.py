"""The explorer: what may be taken, what each move is worth, and why."""
