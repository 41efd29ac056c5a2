"""Italian: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} compare due volte",
    "pile.cards": "{count} carte",
    "pile.cards.one": "{count} carta",
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Chiudi",
    "screen.fault": "{field}: {message}",
    "screen.play": "Gioca",
    "screen.back": "Indietro",
    "screen.forward": "Avanti",
    "screen.start": "Inizio",
    "screen.cancel": "Annulla",
    "screen.set": "Imposta",
    "screen.copy": "Copia",
    "screen.copied": "Copiato.",
    "screen.way_back": "{code} in una cella mostra di nuovo questo tavolo.",
    "screen.to_explorer": "Esplora questa",
    "screen.to_editor": "Modifica questa",
    "screen.to_play": "Gioca da qui",
    "screen.to_review": "Rivedi questa",
    "screen.to_quiz": "Chiedi alla classe",
    "screen.takes": "{card} prende {others}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Tavolo da gioco",
    "table.line": "Posizione in una riga (o una giocata)",
    "table.moves": "Giocate fatte",
    "table.choices": "Che cosa può fare questa carta",
    "table.choose": "Scegli una carta della mano del posto {seat}.",
    "table.first": "Scegli prima una carta della mano, poi che cosa prende.",
    "table.one": "{move}: premi Gioca, o tocca il tavolo.",
    "table.several": "{count} prese possibili: scegline una.",
    "table.more": "e altre {count}: scrivi la mossa, o tocca ciò che prende.",
    "table.not_turn": "Tocca al posto {seat}.",
    "table.not_held": "{card} non è nella mano del posto {seat}.",
    "table.not_there": "Una carta della mano va sul tavolo.",
    "table.unknown_turn": "Le carte del posto {seat} sono coperte. Scrivi le sue carte (JS 6D 2H) o la sua giocata nella riga qui sotto.",
    "table.over": "La smazzata è finita.",
    "table.no_such": "Questa giocata non c'è.",
    "table.played": "Posto {seat}: {move}.",
    "table.so_far": "Finora",
    "table.side": "Parte",
    "table.taken": "Carte",
    "table.sweeps": "Scope",
    "table.points": "Punti se finisse ora",
    "table.which": "Che carta è?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Esplora una posizione",
    "explorer.compute": "Calcola i valori",
    "explorer.values": "Valori delle giocate",
    "explorer.starting": "Calcolo … (la prima volta ci vuole un po')",
    "explorer.computing": "Calcolo: {done} mondi su {goal}",
    "explorer.done": "{done} mondi in {seconds} s",
    "explorer.exact": "Esatto, in {seconds} s",
    "explorer.stopped": "Interrotto: questi sono i {done} mondi su {goal} già fatti.",
    "explorer.computing_fair": "Calcolo dei valori equi",
    "explorer.done_fair": "Valori equi in {seconds} s",
    "explorer.stopped_fair": "Interrotto: con più tempo si andrebbe più vicino.",
    "explorer.nothing": "Interrotto prima del primo mondo.",
    "explorer.failed": "Nessun valore calcolato.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
