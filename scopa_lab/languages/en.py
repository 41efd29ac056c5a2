"""English: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} is there twice",
    "pile.cards": "{count} cards",
    "pile.cards.one": "{count} card",
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Dismiss",
    "screen.fault": "{field}: {message}",
    "screen.play": "Play",
    "screen.back": "Back",
    "screen.forward": "Forward",
    "screen.start": "Start",
    "screen.cancel": "Cancel",
    "screen.set": "Set",
    "screen.copy": "Copy",
    "screen.copied": "Copied.",
    "screen.way_back": "{code} in a cell shows this table again.",
    "screen.to_explorer": "Explore this",
    "screen.to_editor": "Change this",
    "screen.to_play": "Play from here",
    "screen.to_review": "Review this",
    "screen.to_quiz": "Ask the class",
    "screen.takes": "{card} takes {others}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Card table",
    "table.line": "Position in one line (or a move)",
    "table.moves": "Moves played",
    "table.choices": "What this card can do",
    "table.choose": "Choose a card of the hand of seat {seat}.",
    "table.first": "Choose a card of the hand first, then what it takes.",
    "table.one": "{move}: press Play, or touch the table.",
    "table.several": "{count} ways to take: choose one.",
    "table.more": "and {count} more: write the move, or touch what it takes.",
    "table.not_turn": "It is seat {seat}'s turn.",
    "table.not_held": "{card} is not in the hand of seat {seat}.",
    "table.not_there": "A card of the hand goes to the table.",
    "table.unknown_turn": "The cards of seat {seat} are unknown. Write its cards (JS 6D 2H) or its move in the line below.",
    "table.over": "The deal is over.",
    "table.no_such": "There is no such move.",
    "table.played": "Seat {seat}: {move}.",
    "table.so_far": "So far",
    "table.side": "Side",
    "table.taken": "Cards",
    "table.sweeps": "Sweeps",
    "table.points": "Points if it ended now",
    "table.which": "Which card is it?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Explore a position",
    "explorer.compute": "Compute values",
    "explorer.values": "Values of the moves",
    "explorer.starting": "Computing … (the very first time takes a while)",
    "explorer.computing": "Computing: {done} of {goal} worlds",
    "explorer.done": "{done} worlds in {seconds} s",
    "explorer.exact": "Exact, in {seconds} s",
    "explorer.stopped": "Stopped: these are the {done} of {goal} worlds done so far.",
    "explorer.computing_fair": "Computing fair values",
    "explorer.done_fair": "Fair values in {seconds} s",
    "explorer.stopped_fair": "Stopped: longer would be closer.",
    "explorer.nothing": "Stopped before the first world was done.",
    "explorer.failed": "Nothing was computed.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
