"""French: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "On dresse la table …",
    "serve.failed": "La table n’a pas pu être dressée.",
    "serve.gone": "La table ne répond plus : son programme s’est arrêté.",
    "serve.reload": "Recommencer",
    "serve.noscript": "Scopa Lab a besoin de JavaScript : veuillez l’autoriser pour cette page.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} y figure deux fois",
    "pile.cards": "{count} cartes",
    "pile.cards.one": "{count} carte",
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
