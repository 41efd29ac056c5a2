"""Finnish: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "Pöytää katetaan …",
    "serve.failed": "Pöytää ei saatu katettua.",
    "serve.gone": "Pöytä ei enää vastaa: sen ohjelma on päättynyt.",
    "serve.reload": "Aloita alusta",
    "serve.noscript": "Scopa Lab tarvitsee JavaScriptin: salli se tällä sivulla.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} on kahdesti",
    "pile.cards": "{count} korttia",
    "pile.cards.one": "{count} kortti",
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
