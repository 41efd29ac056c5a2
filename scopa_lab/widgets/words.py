"""What the widgets say, in five languages; names of cards come from the cards themselves."""

from __future__ import annotations

from typing import Any

__all__ = ["LABELS", "SAYINGS", "Words"]

#: Words that stand on buttons and fields; the browser gets these.
LABELS: dict[str, dict[str, str]] = {
    "en": {
        "title": "Explore a position", "play": "Play", "back": "Back", "forward": "Forward",
        "reset": "Start", "compute": "Compute values", "cancel": "Cancel",
        "text": "Position in one line (or a move)", "set": "Set", "dismiss": "Dismiss",
        "moves": "Moves played", "choices": "What this card can do",
        "values": "Values of the moves",
    },
    "it": {
        "title": "Esplora una posizione", "play": "Gioca", "back": "Indietro", "forward": "Avanti",
        "reset": "Inizio", "compute": "Calcola i valori", "cancel": "Annulla",
        "text": "Posizione in una riga (o una giocata)", "set": "Imposta", "dismiss": "Chiudi",
        "moves": "Giocate fatte", "choices": "Che cosa può fare questa carta",
        "values": "Valori delle giocate",
    },
    "fr": {
        "title": "Explorer une position", "play": "Jouer", "back": "Retour", "forward": "Suivant",
        "reset": "Début", "compute": "Calculer les valeurs", "cancel": "Annuler",
        "text": "Position en une ligne (ou un coup)", "set": "Poser", "dismiss": "Fermer",
        "moves": "Coups joués", "choices": "Ce que cette carte peut faire",
        "values": "Valeurs des coups",
    },
    "es": {
        "title": "Explorar una posición", "play": "Jugar", "back": "Atrás", "forward": "Adelante",
        "reset": "Inicio", "compute": "Calcular los valores", "cancel": "Cancelar",
        "text": "Posición en una línea (o una jugada)", "set": "Poner", "dismiss": "Cerrar",
        "moves": "Jugadas hechas", "choices": "Qué puede hacer esta carta",
        "values": "Valores de las jugadas",
    },
    "fi": {
        "title": "Tutki asemaa", "play": "Pelaa", "back": "Takaisin", "forward": "Eteenpäin",
        "reset": "Alku", "compute": "Laske arvot", "cancel": "Keskeytä",
        "text": "Asema yhdellä rivillä (tai siirto)", "set": "Aseta", "dismiss": "Sulje",
        "moves": "Pelatut siirrot", "choices": "Mitä tämä kortti voi tehdä",
        "values": "Siirtojen arvot",
    },
}  # fmt: skip

#: Sentences that Python says.
SAYINGS: dict[str, dict[str, str]] = {
    "en": {
        "choose": "Choose a card of the hand of seat {seat}.",
        "first": "Choose a card of the hand first, then what it takes.",
        "one": "{move}: press Play.", "several": "{count} ways to take: choose one.",
        "more": "and {count} more: write the move, or touch what it takes.",
        "not_turn": "It is seat {seat}'s turn.",
        "not_held": "{card} is not in the hand of seat {seat}.",
        "unknown": "This card is unknown. Name the hand in the line below, or write there the move "
        "that is made, for example 5C.",
        "unknown_turn": "The cards of seat {seat} are unknown. Write its cards (JS 6D 2H) or "
        "its move in the line below.",
        "over": "The deal is over.", "no_such": "There is no such move.",
        "starting": "Computing … (the very first time takes a while)",
        "computing": "Computing: {done} of {goal} worlds",
        "done": "{done} worlds in {seconds} s", "exact": "Exact, in {seconds} s",
        "stopped": "Stopped: these are the {done} of {goal} worlds done so far.",
        "computing_fair": "Computing fair values", "done_fair": "Fair values in {seconds} s",
        "stopped_fair": "Stopped: longer would be closer.",
        "nothing": "Stopped before the first world was done.", "failed": "Nothing was computed.",
    },
    "it": {
        "choose": "Scegli una carta della mano del posto {seat}.",
        "first": "Scegli prima una carta della mano, poi che cosa prende.",
        "one": "{move}: premi Gioca.", "several": "{count} prese possibili: scegline una.",
        "more": "e altre {count}: scrivi la mossa, o tocca ciò che prende.",
        "not_turn": "Tocca al posto {seat}.",
        "not_held": "{card} non è nella mano del posto {seat}.",
        "unknown": "Questa carta è coperta. Scrivi la mano nella riga qui sotto, oppure la "
        "giocata, per esempio 5C.",
        "unknown_turn": "Le carte del posto {seat} sono coperte. Scrivi le sue carte (JS 6D 2H) o "
        "la sua giocata nella riga qui sotto.",
        "over": "La smazzata è finita.", "no_such": "Questa giocata non c'è.",
        "starting": "Calcolo … (la prima volta ci vuole un po')",
        "computing": "Calcolo: {done} mondi su {goal}",
        "done": "{done} mondi in {seconds} s", "exact": "Esatto, in {seconds} s",
        "stopped": "Interrotto: questi sono i {done} mondi su {goal} già fatti.",
        "computing_fair": "Calcolo dei valori equi", "done_fair": "Valori equi in {seconds} s",
        "stopped_fair": "Interrotto: con più tempo si andrebbe più vicino.",
        "nothing": "Interrotto prima del primo mondo.", "failed": "Nessun valore calcolato.",
    },
    "fr": {
        "choose": "Choisissez une carte de la main de la place {seat}.",
        "first": "Choisissez d'abord une carte de la main, puis ce qu'elle prend.",
        "one": "{move} : appuyez sur Jouer.", "several": "{count} prises possibles : choisissez.",
        "more": "et {count} autres : écrivez le coup, ou touchez ce qu'il prend.",
        "not_turn": "C'est à la place {seat} de jouer.",
        "not_held": "{card} n'est pas dans la main de la place {seat}.",
        "unknown": "Cette carte est cachée. Nommez la main dans la ligne ci-dessous, ou "
        "écrivez-y le coup joué, par exemple 5C.",
        "unknown_turn": "Les cartes de la place {seat} sont cachées. Écrivez ses cartes (JS 6D "
        "2H) ou son coup dans la ligne ci-dessous.",
        "over": "La donne est finie.", "no_such": "Ce coup n'existe pas.",
        "starting": "Calcul … (la toute première fois prend du temps)",
        "computing": "Calcul : {done} mondes sur {goal}",
        "done": "{done} mondes en {seconds} s", "exact": "Exact, en {seconds} s",
        "stopped": "Arrêté : voici les {done} mondes sur {goal} déjà faits.",
        "computing_fair": "Calcul des valeurs équitables",
        "done_fair": "Valeurs équitables en {seconds} s",
        "stopped_fair": "Arrêté : plus de temps irait plus près.",
        "nothing": "Arrêté avant le premier monde.", "failed": "Rien n'a été calculé.",
    },
    "es": {
        "choose": "Elija una carta de la mano del puesto {seat}.",
        "first": "Elija primero una carta de la mano y después qué se lleva.",
        "one": "{move}: pulse Jugar.", "several": "{count} capturas posibles: elija una.",
        "more": "y {count} más: escriba la jugada, o toque lo que se lleva.",
        "not_turn": "Le toca al puesto {seat}.",
        "not_held": "{card} no está en la mano del puesto {seat}.",
        "unknown": "Esta carta está oculta. Escriba la mano en la línea de abajo, o la jugada que "
        "se hace, por ejemplo 5C.",
        "unknown_turn": "Las cartas del puesto {seat} están ocultas. Escriba sus cartas (JS 6D "
        "2H) o su jugada en la línea de abajo.",
        "over": "La mano ha terminado.", "no_such": "No existe esa jugada.",
        "starting": "Calculando … (la primera vez tarda un poco)",
        "computing": "Calculando: {done} de {goal} mundos",
        "done": "{done} mundos en {seconds} s", "exact": "Exacto, en {seconds} s",
        "stopped": "Detenido: estos son los {done} de {goal} mundos hechos.",
        "computing_fair": "Calculando valores justos", "done_fair": "Valores justos en {seconds} s",
        "stopped_fair": "Detenido: con más tiempo se afinaría.",
        "nothing": "Detenido antes del primer mundo.", "failed": "No se calculó nada.",
    },
    "fi": {
        "choose": "Valitse kortti paikan {seat} kädestä.",
        "first": "Valitse ensin kortti kädestä, sitten mitä se ottaa.",
        "one": "{move}: paina Pelaa.", "several": "{count} tapaa ottaa: valitse yksi.",
        "more": "ja {count} muuta: kirjoita siirto tai kosketa sitä, minkä se ottaa.",
        "not_turn": "Vuorossa on paikka {seat}.",
        "not_held": "{card} ei ole paikan {seat} kädessä.",
        "unknown": "Tämä kortti on tuntematon. Nimeä käsi alla olevalla rivillä tai kirjoita "
        "siihen siirto, esimerkiksi 5C.",
        "unknown_turn": "Paikan {seat} kortit ovat tuntemattomia. Kirjoita sen kortit (JS 6D "
        "2H) tai siirto alla olevalle riville.",
        "over": "Jako on ohi.", "no_such": "Sellaista siirtoa ei ole.",
        "starting": "Lasketaan … (ensimmäinen kerta kestää hetken)",
        "computing": "Lasketaan: {done}/{goal} maailmaa",
        "done": "{done} maailmaa, {seconds} s", "exact": "Tarkka, {seconds} s",
        "stopped": "Keskeytetty: tähän mennessä {done}/{goal} maailmaa.",
        "computing_fair": "Lasketaan reiluja arvoja", "done_fair": "Reilut arvot, {seconds} s",
        "stopped_fair": "Keskeytetty: pidempään tarkentuisi.",
        "nothing": "Keskeytetty ennen ensimmäistä maailmaa.", "failed": "Mitään ei laskettu.",
    },
}  # fmt: skip


class Words:
    """Sentences of one language.

    Examples
    --------
    >>> Words("it")("not_turn", seat=1)
    'Tocca al posto 1.'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.labels = LABELS[lang]

    def __call__(self, key: str, **values: Any) -> str:
        return SAYINGS[self.lang][key].format(**values)
