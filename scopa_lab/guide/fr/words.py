"""French words of the guide: headings, facts of a game, names of cards and of what scores.

Texts in braces are filled in by `scopa_lab.guide.language`.
"""

from __future__ import annotations

NAME = "Français"

#: headings and single words
WORDS: dict[str, str] = {
    "players": "Joueurs",
    "cards": "Cartes",
    "deal": "Donne",
    "captures": "Les prises",
    "in_play": "Points en cours de jeu",
    "at_the_end": "Points à la fin de la manche",
    "match": "La partie",
    "rules": "Les règles en clair",
    "differences": "Ce qui change par rapport à {parent}",
    "house": "Règles maison de cette page",
    "options": "Options",
    "sources": "Sources",
    "disputed": "Points discutés",
    "option": "Option",
    "question": "Question",
    "here": "Ici",
    "allowed": "Valeurs",
    "row": "Ligne",
    "usually": "d'ordinaire {usual}",
    "in_force": "en vigueur ici",
    "matter": "Sujet",
    "said": "Qui dit quoi",
    "readings": "Lectures",
    "family": "Les jeux",
    "every_option": "Toutes les options et le sens de leurs valeurs",
    "summary_in_english": "Ce jeu n'est décrit qu'en anglais :",
    "rows": "Sections et lignes de la page des règles : {source}.",
    "generated": "Cette page est tirée des données du jeu : ce sont elles qu'il faut changer.",
    "and": "et",
    "or": "ou",
    "text 000": "une page française sur le scopone",
    "text 001": "une page finnoise sur scopone, scopa, cicera et scaraboción",
    "text 002": "une page française sur la scopa et ses parents",
    "text 003": "une page française sur la scopa mancelle",
    "text 004": "une page française : les règles de la scopa et une partie commentée",
}

#: sentences about facts of a game that are no options, and pieces of such sentences
FACTS: dict[str, str] = {
    "seatings": "On joue à {seatings}.",
    "seating": "{players}",
    "seating_how": "{players} ({how})",
    "none": "chacun pour soi",
    "2x2": "deux camps de deux",
    "2x3": "deux camps de trois",
    "3x2": "trois camps de deux",
    "this_seating": "Sur cette page on joue à {players}, {how}.",
    "numbers": "Chaque carte vaut son nombre, et l'as 1.",
    "suits_idle": "Les couleurs n'interviennent pas dans ce qu'une carte peut prendre.",
    "deal_batches": (
        "Chaque joueur reçoit {batch} cartes, et {upcards} sont retournées sur le tapis ; quand "
        "les mains sont vides, chacun en reçoit {batch} autres et le tapis aucune, {batches} fois "
        "en tout."
    ),
    "deal_batches_0": (
        "Chaque joueur reçoit {batch} cartes, et le tapis est vide au départ ; quand les mains "
        "sont vides, chacun en reçoit {batch} autres, {batches} fois en tout."
    ),
    "deal_once": (
        "Chaque joueur reçoit {batch} cartes en une fois, et {upcards} sont retournées sur le "
        "tapis."
    ),
    "deal_once_0": (
        "Chaque joueur reçoit {batch} cartes en une fois, et le tapis est vide au départ."
    ),
    "deals": "À {players} joueurs : {batch} cartes chacun à la fois, {upcards} retournées.",
    "deals_0": "À {players} joueurs : {batch} cartes chacun en une fois, et un tapis vide.",
    "one_by_one": "Les cartes sont données une par une.",
    "in_packets": "Les cartes de chaque main sont données ensemble.",
    "both_declared": "Trois cartes à la fois de même rang et basses ne marquent que pour le rang.",
    "opening_table": "sur le tapis de départ",
    "declared": "dans ce qui marque dès la donne",
    "pile": (
        "La carte jouée et celles qu'elle prend vont dans le tas du camp du joueur ; une carte "
        "qui ne prend rien reste sur le tapis."
    ),
    "one_capture": (
        "Elle ne fait qu'une prise : jamais une carte égale et une somme à la fois, et de "
        "plusieurs cartes égales une seule."
    ),
    "cap_and_ace": "Cette limite ne touche pas un as qui prend tout le tapis.",
    "never_last": (
        "La dernière carte ne peut ici jamais vider le tapis : ce qui reste vaut 10 de plus qu'un "
        "multiple de quinze."
    ),
    "cumulative": "Une même prise peut marquer à plusieurs de ces titres.",
    "prime": "{ranks}, toute autre carte {rest}",
    "prime_rank": "{rank} {value}",
    "most": "Le camp qui a {label} marque {points}.",
    "each": "Le camp qui a pris {label} marque {points}.",
    "each_of": "Chaque {ranks} vaut {points} au camp qui l'a pris.",
    "all": "Le camp qui a pris {label} marque {points}.",
    "breaks": (
        "Si des camps sont en tête à égalité pour ces cartes ({ranks}), celui d'entre eux qui a "
        "pris {decider} marque {points} de plus."
    ),
    "won": (
        "Le camp qui gagne seul tout cela marque encore {points}, soit {total} en tout : {labels}."
    ),
    "again": "Le camp qui a pris {cards} marque encore une fois les points pour {labels}.",
    "gone": "Ne compte pas ici : {labels}.",
    "suits_coins": "de deniers",
    "suits_swords": "d'épées",
    "suits_every": "de chaque couleur",
    "point_1": "1 point",
    "point_n": "{n} points",
    "n": "n",
}

#: one card of a rank
RANKS: dict[str, str] = {
    "A": "as", "2": "deux", "3": "trois", "4": "quatre", "5": "cinq", "6": "six", "7": "sept",
    "8": "huit", "9": "neuf", "T": "dix", "J": "valet", "Q": "dame", "K": "roi",
}  # fmt: skip

#: several cards of a rank
PLURALS: dict[str, str] = {
    "A": "as", "2": "deux", "3": "trois", "4": "quatre", "5": "cinq", "6": "six", "7": "sept",
    "8": "huit", "9": "neuf", "T": "dix", "J": "valets", "Q": "dames", "K": "rois",
}  # fmt: skip

#: the article before a rank
THE: dict[str, str] = {
    "*": "le ", "A": "l'", "Q": "la ",
}  # fmt: skip

#: all cards of a rank
ALL_FOUR: dict[str, str] = {
    "*": "les quatre {ranks}",
}  # fmt: skip

#: after a rank
OF_SUIT: dict[str, str] = {
    "D": "de deniers", "H": "de coupes", "S": "d'épées", "C": "de bâtons",
}  # fmt: skip

#: the most cards of a suit
MOST: dict[str, str] = {
    "": "le plus de cartes", "D": "le plus de deniers", "H": "le plus de coupes",
    "S": "le plus d'épées", "C": "le plus de bâtons", "other": "le plus de ces cartes : {cards}",
}  # fmt: skip

#: every card of a suit
ALL_OF: dict[str, str] = {
    "D": "tous les deniers", "H": "toutes les coupes", "S": "toutes les épées",
    "C": "tous les bâtons",
}  # fmt: skip

#: what scores, by the name of its category
LABELS: dict[str, str] = {
    "cards": "le plus de cartes", "coins": "le plus de deniers", "swords": "le plus d'épées",
    "settebello": "le sept de deniers (settebello)", "mata": "le deux d'épées (mata)",
    "ten_of_coins": "le dix de deniers", "jack_of_cups": "le valet de coupes",
    "jack_of_swords": "le valet d'épées", "ace_of_coins": "l'as de deniers",
    "two_of_coins": "le deux de deniers", "three_of_coins": "le trois de deniers",
    "forty_eight": "tout à la fois", "figures": "as, valets, dames et rois",
    "figures_level": "le roi de deniers à égalité", "primiera": "la primiera",
    "four_sevens": "les quatre sept", "napola": "la suite depuis l'as (napola)",
    "grande": "valet, dame et roi de deniers (grande)", "rebello": "le roi de deniers (re bello)",
    "ponino": "les quatre dames (ponino)", "sweeps": "les balayages (scope)", "picada": "la picada",
    "simili": "les simili", "quadriglia": "la quadriglia", "suit_bonus": "les prises d'une couleur",
    "declarations": "les cartes qui marquent dès la donne",
}  # fmt: skip
