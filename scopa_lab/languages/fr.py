"""French: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} y figure deux fois",
    "pile.cards": "{count} cartes",
    "pile.cards.one": "{count} carte",
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Fermer",
    "screen.fault": "{field} : {message}",
    "screen.play": "Jouer",
    "screen.back": "Retour",
    "screen.forward": "Suivant",
    "screen.start": "Début",
    "screen.cancel": "Annuler",
    "screen.set": "Poser",
    "screen.copy": "Copier",
    "screen.copied": "Copié.",
    "screen.way_back": "{code} dans une cellule montre à nouveau cette table.",
    "screen.to_explorer": "Explorer ceci",
    "screen.to_editor": "Modifier ceci",
    "screen.to_play": "Jouer d'ici",
    "screen.to_review": "Revoir ceci",
    "screen.to_quiz": "Interroger la classe",
    "screen.takes": "{card} prend {others}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Table de jeu",
    "table.line": "Position en une ligne (ou un coup)",
    "table.moves": "Coups joués",
    "table.choices": "Ce que cette carte peut faire",
    "table.choose": "Choisissez une carte de la main de la place {seat}.",
    "table.first": "Choisissez d'abord une carte de la main, puis ce qu'elle prend.",
    "table.one": "{move} : appuyez sur Jouer, ou touchez la table.",
    "table.several": "{count} prises possibles : choisissez.",
    "table.more": "et {count} autres : écrivez le coup, ou touchez ce qu'il prend.",
    "table.not_turn": "C'est à la place {seat} de jouer.",
    "table.not_held": "{card} n'est pas dans la main de la place {seat}.",
    "table.not_there": "Une carte de la main va sur la table.",
    "table.unknown_turn": "Les cartes de la place {seat} sont cachées. Écrivez ses cartes (JS 6D 2H) ou son coup dans la ligne ci-dessous.",
    "table.over": "La donne est finie.",
    "table.no_such": "Ce coup n'existe pas.",
    "table.played": "Place {seat} : {move}.",
    "table.so_far": "Jusqu'ici",
    "table.side": "Camp",
    "table.taken": "Cartes",
    "table.sweeps": "Scopas",
    "table.points": "Points si la donne finissait là",
    "table.which": "Quelle carte est-ce ?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Explorer une position",
    "explorer.compute": "Calculer les valeurs",
    "explorer.values": "Valeurs des coups",
    "explorer.starting": "Calcul … (la toute première fois prend du temps)",
    "explorer.computing": "Calcul : {done} mondes sur {goal}",
    "explorer.done": "{done} mondes en {seconds} s",
    "explorer.exact": "Exact, en {seconds} s",
    "explorer.stopped": "Arrêté : voici les {done} mondes sur {goal} déjà faits.",
    "explorer.computing_fair": "Calcul des valeurs équitables",
    "explorer.done_fair": "Valeurs équitables en {seconds} s",
    "explorer.stopped_fair": "Arrêté : plus de temps irait plus près.",
    "explorer.nothing": "Arrêté avant le premier monde.",
    "explorer.failed": "Rien n'a été calculé.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
