"""Italian words of the guide: headings, facts of a game, names of cards and of what scores.

Texts in braces are filled in by `scopa_lab.guide.language`.
"""

from __future__ import annotations

NAME = "Italiano"

#: headings and single words
WORDS: dict[str, str] = {
    "players": "Giocatori",
    "cards": "Carte",
    "deal": "Distribuzione",
    "captures": "Le prese",
    "in_play": "Punti durante il gioco",
    "at_the_end": "Punti alla fine della smazzata",
    "match": "La partita",
    "rules": "Le regole in parole",
    "differences": "In che cosa si distingue da {parent}",
    "house": "Regole della casa in questa pagina",
    "options": "Opzioni",
    "sources": "Fonti",
    "disputed": "Punti controversi",
    "option": "Opzione",
    "question": "Domanda",
    "here": "Qui",
    "allowed": "Valori",
    "row": "Riga",
    "usually": "di solito {usual}",
    "in_force": "vale qui",
    "matter": "Argomento",
    "said": "Chi dice che cosa",
    "readings": "Letture",
    "family": "I giochi",
    "every_option": "Tutte le opzioni e il significato dei valori",
    "summary_in_english": "Questo gioco è descritto solo in inglese:",
    "rows": "Sezioni e righe della pagina delle regole: {source}.",
    "generated": "Questa pagina è ricavata dai dati del gioco: si cambiano quelli, non questa.",
    "and": "e",
    "or": "o",
    "text 000": "una pagina francese sullo scopone",
    "text 001": "una pagina finlandese su scopone, scopa, cicera e scaraboción",
    "text 002": "una pagina francese sulla scopa e i suoi parenti",
    "text 003": "una pagina francese sulla scopa mancelle",
    "text 004": "una pagina francese con le regole della scopa e una partita commentata",
}

#: sentences about facts of a game that are no options, and pieces of such sentences
FACTS: dict[str, str] = {
    "seatings": "Si gioca in {seatings}.",
    "seating": "{players}",
    "seating_how": "{players} ({how})",
    "none": "ognuno per sé",
    "2x2": "due coppie",
    "2x3": "due squadre di tre",
    "3x2": "tre coppie",
    "this_seating": "In questa pagina si gioca in {players}, {how}.",
    "numbers": "Ogni carta vale il suo numero, l'asso 1.",
    "suits_idle": "I semi non contano per ciò che una carta può prendere.",
    "deal_batches": (
        "Ogni giocatore riceve {batch} carte, e {upcards} si scoprono in tavola; finite le carte "
        "in mano, ognuno ne riceve altre {batch} e la tavola nessuna, {batches} volte in tutto."
    ),
    "deal_batches_0": (
        "Ogni giocatore riceve {batch} carte, e la tavola è vuota all'inizio; finite le carte in "
        "mano, ognuno ne riceve altre {batch}, {batches} volte in tutto."
    ),
    "deal_once": (
        "Ogni giocatore riceve {batch} carte in una volta, e {upcards} si scoprono in tavola."
    ),
    "deal_once_0": (
        "Ogni giocatore riceve {batch} carte in una volta, e la tavola è vuota all'inizio."
    ),
    "deals": "In {players} giocatori: {batch} carte a testa per volta, {upcards} scoperte.",
    "deals_0": "In {players} giocatori: {batch} carte a testa in una volta, e la tavola vuota.",
    "one_by_one": "Le carte si danno a una a una.",
    "in_packets": "Le carte si danno a ciascuno tutte insieme.",
    "both_declared": (
        "Tre carte che sono sia dello stesso valore sia basse segnano solo come carte uguali."
    ),
    "opening_table": "sulla tavola iniziale",
    "declared": "in ciò che si segna quando si danno le carte",
    "pile": (
        "La carta giocata e quelle che prende vanno nel mazzetto della parte del giocatore; una "
        "carta che non prende niente resta in tavola."
    ),
    "one_capture": (
        "La presa è una sola: mai una carta uguale e una somma insieme, e fra più carte uguali "
        "soltanto una."
    ),
    "cap_and_ace": "Questo limite non riguarda un asso che prende tutta la tavola.",
    "never_last": (
        "Qui l'ultima carta non può mai ripulire la tavola: ciò che resta vale 10 più di un "
        "multiplo di quindici."
    ),
    "cumulative": "Una presa può segnare per più d'uno di questi motivi.",
    "prime": "{ranks}, ogni altra carta {rest}",
    "prime_rank": "{rank} {value}",
    "most": "Chi ha {label} segna {points}.",
    "each": "Chi ha preso {label} segna {points}.",
    "each_of": "Ogni {ranks} vale {points} per chi l'ha preso.",
    "all": "Chi ha preso {label} segna {points}.",
    "breaks": (
        "Se più parti sono in testa alla pari per numero di queste carte ({ranks}), quella fra "
        "loro che ha preso {decider} segna {points} in più."
    ),
    "won": (
        "La parte che da sola ha vinto tutto questo segna altri {points}, {total} in tutto: "
        "{labels}."
    ),
    "again": "Chi ha preso {cards} segna un'altra volta i punti per {labels}.",
    "gone": "Qui non si contano: {labels}.",
    "suits_coins": "di denari",
    "suits_swords": "di spade",
    "suits_every": "di ogni seme",
    "point_1": "1 punto",
    "point_n": "{n} punti",
    "n": "n",
}

#: one card of a rank
RANKS: dict[str, str] = {
    "A": "asso", "2": "due", "3": "tre", "4": "quattro", "5": "cinque", "6": "sei", "7": "sette",
    "8": "otto", "9": "nove", "T": "dieci", "J": "fante", "Q": "donna", "K": "re",
}  # fmt: skip

#: several cards of a rank
PLURALS: dict[str, str] = {
    "A": "assi", "2": "due", "3": "tre", "4": "quattro", "5": "cinque", "6": "sei", "7": "sette",
    "8": "otto", "9": "nove", "T": "dieci", "J": "fanti", "Q": "donne", "K": "re",
}  # fmt: skip

#: the article before a rank
THE: dict[str, str] = {
    "*": "il ", "A": "l'", "8": "l'", "Q": "la ",
}  # fmt: skip

#: all cards of a rank
ALL_FOUR: dict[str, str] = {
    "*": "tutti e quattro i {ranks}", "A": "tutti e quattro gli assi",
    "8": "tutti e quattro gli otto", "Q": "tutte e quattro le donne",
}  # fmt: skip

#: after a rank
OF_SUIT: dict[str, str] = {
    "D": "di denari", "H": "di coppe", "S": "di spade", "C": "di bastoni",
}  # fmt: skip

#: the most cards of a suit
MOST: dict[str, str] = {
    "": "più carte", "D": "più denari", "H": "più coppe", "S": "più spade", "C": "più bastoni",
    "other": "il maggior numero fra queste carte: {cards}",
}  # fmt: skip

#: every card of a suit
ALL_OF: dict[str, str] = {
    "D": "tutti i denari", "H": "tutte le coppe", "S": "tutte le spade", "C": "tutti i bastoni",
}  # fmt: skip

#: what scores, by the name of its category
LABELS: dict[str, str] = {
    "cards": "più carte", "coins": "più denari", "swords": "più spade",
    "settebello": "il sette di denari (settebello)", "mata": "il due di spade (mata)",
    "ten_of_coins": "il dieci di denari", "jack_of_cups": "il fante di coppe",
    "jack_of_swords": "il fante di spade", "ace_of_coins": "l'asso di denari",
    "two_of_coins": "il due di denari", "three_of_coins": "il tre di denari",
    "forty_eight": "tutto insieme", "figures": "assi, fanti, donne e re",
    "figures_level": "il re di denari in caso di parità", "primiera": "la primiera",
    "four_sevens": "tutti e quattro i sette", "napola": "la sequenza dall'asso (napola)",
    "grande": "fante, donna e re di denari (grande)", "rebello": "il re di denari (re bello)",
    "ponino": "tutte e quattro le donne (ponino)", "sweeps": "le scope", "picada": "la picada",
    "simili": "le simili", "quadriglia": "la quadriglia", "suit_bonus": "le prese di un seme",
    "declarations": "le carte che segnano appena distribuite",
}  # fmt: skip
