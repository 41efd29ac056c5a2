"""Italian: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "Si apparecchia il tavolo …",
    "serve.failed": "Non è stato possibile apparecchiare il tavolo.",
    "serve.gone": "Il tavolo non risponde più: il suo programma è terminato.",
    "serve.reload": "Ricomincia",
    "serve.noscript": "Scopa Lab ha bisogno di JavaScript: consentilo per questa pagina.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} compare due volte",
    "pile.cards": "{count} carte",
    "pile.cards.one": "{count} carta",
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
