"""Spanish: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "Preparando la mesa …",
    "serve.failed": "No se ha podido preparar la mesa.",
    "serve.gone": "La mesa ya no responde: su programa ha terminado.",
    "serve.reload": "Empezar de nuevo",
    "serve.noscript": "Scopa Lab necesita JavaScript: actívalo para esta página.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} aparece dos veces",
    "pile.cards": "{count} cartas",
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
