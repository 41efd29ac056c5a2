"""English: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "The cards are being laid out …",
    "serve.failed": "The table could not be set up.",
    "serve.gone": "The table no longer answers: its program has ended.",
    "serve.reload": "Start again",
    "serve.noscript": "Scopa Lab needs JavaScript: please allow it for this page.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} is there twice",
    "pile.cards": "{count} cards",
    "pile.cards.one": "{count} card",
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
