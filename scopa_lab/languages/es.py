"""Spanish: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} aparece dos veces",
    "pile.cards": "{count} cartas",
    "pile.cards.one": "{count} carta",
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Cerrar",
    "screen.fault": "{field}: {message}",
    "screen.play": "Jugar",
    "screen.back": "Atrás",
    "screen.forward": "Adelante",
    "screen.start": "Inicio",
    "screen.cancel": "Cancelar",
    "screen.set": "Poner",
    "screen.copy": "Copiar",
    "screen.copied": "Copiado.",
    "screen.way_back": "{code} en una celda muestra de nuevo esta mesa.",
    "screen.to_explorer": "Explorar esta",
    "screen.to_editor": "Cambiar esta",
    "screen.to_play": "Jugar desde aquí",
    "screen.to_review": "Revisar esta",
    "screen.to_quiz": "Preguntar a la clase",
    "screen.takes": "{card} se lleva {others}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Mesa de juego",
    "table.line": "Posición en una línea (o una jugada)",
    "table.moves": "Jugadas hechas",
    "table.choices": "Qué puede hacer esta carta",
    "table.choose": "Elija una carta de la mano del puesto {seat}.",
    "table.first": "Elija primero una carta de la mano y después qué se lleva.",
    "table.one": "{move}: pulse Jugar, o toque la mesa.",
    "table.several": "{count} capturas posibles: elija una.",
    "table.more": "y {count} más: escriba la jugada, o toque lo que se lleva.",
    "table.not_turn": "Le toca al puesto {seat}.",
    "table.not_held": "{card} no está en la mano del puesto {seat}.",
    "table.not_there": "Una carta de la mano va a la mesa.",
    "table.unknown_turn": "Las cartas del puesto {seat} están ocultas. Escriba sus cartas (JS 6D 2H) o su jugada en la línea de abajo.",
    "table.over": "La mano ha terminado.",
    "table.no_such": "No existe esa jugada.",
    "table.played": "Puesto {seat}: {move}.",
    "table.so_far": "Hasta ahora",
    "table.side": "Bando",
    "table.taken": "Cartas",
    "table.sweeps": "Escobas",
    "table.points": "Puntos si acabara ahora",
    "table.which": "¿Qué carta es?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Explorar una posición",
    "explorer.compute": "Calcular los valores",
    "explorer.values": "Valores de las jugadas",
    "explorer.starting": "Calculando … (la primera vez tarda un poco)",
    "explorer.computing": "Calculando: {done} de {goal} mundos",
    "explorer.done": "{done} mundos en {seconds} s",
    "explorer.exact": "Exacto, en {seconds} s",
    "explorer.stopped": "Detenido: estos son los {done} de {goal} mundos hechos.",
    "explorer.computing_fair": "Calculando valores justos",
    "explorer.done_fair": "Valores justos en {seconds} s",
    "explorer.stopped_fair": "Detenido: con más tiempo se afinaría.",
    "explorer.nothing": "Detenido antes del primer mundo.",
    "explorer.failed": "No se calculó nada.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
