"""The words that pictures of positions use, in five languages.

Only what stands in or describes a picture; the names of cards come from the cards themselves.
"""

from __future__ import annotations

__all__ = ["CAPTIONS", "Captions"]

CAPTIONS: dict[str, dict[str, str]] = {
    "en": {
        "seat": "Seat {}", "side": "side {}", "to_move": "to move", "table": "table",
        "hand": "hand", "pile": "pile", "stock": "stock", "empty": "no cards", "over": "deal over",
        "last_capture": "took last", "last_laid": "laid last", "hidden": "unknown card",
        "one": "{} card", "many": "{} cards", "one_hidden": "{} unknown card",
        "many_hidden": "{} unknown cards", "bonus_one": "{} point from sweeps",
        "bonus_many": "{} points from sweeps",
        "left": "{} cards left to deal", "capture": "{card} takes {others}",
        "lay": "{card} is laid down", "chosen": "chosen", "and": "and",
        "pack": "not placed", "out": "out of play",
        "put": "put here: {}", "fault": "something is wrong here",
        "last_move": "last move", "took": "{} took",
        "other_one": "{} other point from play", "other_many": "{} other points from play",
    },
    "it": {
        "seat": "Posto {}", "side": "parte {}", "to_move": "di turno", "table": "tavolo",
        "hand": "mano", "pile": "mazzetto", "stock": "tallone", "empty": "nessuna carta",
        "over": "smazzata finita", "last_capture": "ultima presa", "last_laid": "ultima calata",
        "hidden": "carta coperta", "one": "{} carta", "many": "{} carte",
        "one_hidden": "{} carta coperta", "many_hidden": "{} carte coperte",
        "bonus_one": "{} punto di scopa", "bonus_many": "{} punti di scopa",
        "left": "{} carte da distribuire", "capture": "{card} prende {others}",
        "lay": "{card} si cala", "chosen": "scelta", "and": "e",
        "pack": "da collocare", "out": "fuori gioco",
        "put": "metti qui: {}", "fault": "qui qualcosa non va",
        "last_move": "ultima giocata", "took": "{} ha preso",
        "other_one": "{} altro punto fatto in gioco", "other_many": "{} altri punti fatti in gioco",
    },
    "fr": {
        "seat": "Place {}", "side": "camp {}", "to_move": "à jouer", "table": "tapis",
        "hand": "main", "pile": "pli", "stock": "talon", "empty": "aucune carte",
        "over": "donne finie", "last_capture": "dernière prise", "last_laid": "dernière posée",
        "hidden": "carte cachée", "one": "{} carte", "many": "{} cartes",
        "one_hidden": "{} carte cachée", "many_hidden": "{} cartes cachées",
        "bonus_one": "{} point de balayage", "bonus_many": "{} points de balayage",
        "left": "{} cartes à donner", "capture": "{card} prend {others}",
        "lay": "{card} est posé", "chosen": "choisie", "and": "et",
        "pack": "à placer", "out": "hors jeu",
        "put": "poser ici : {}", "fault": "il y a une erreur ici",
        "last_move": "dernier coup", "took": "{} a pris",
        "other_one": "{} autre point gagné en jeu", "other_many": "{} autres points gagnés en jeu",
    },
    "es": {
        "seat": "Puesto {}", "side": "bando {}", "to_move": "juega", "table": "mesa",
        "hand": "mano", "pile": "montón", "stock": "mazo", "empty": "ninguna carta",
        "over": "mano terminada", "last_capture": "última baza", "last_laid": "última carta",
        "hidden": "carta oculta", "one": "{} carta", "many": "{} cartas",
        "one_hidden": "{} carta oculta", "many_hidden": "{} cartas ocultas",
        "bonus_one": "{} punto de escoba", "bonus_many": "{} puntos de escoba",
        "left": "{} cartas por repartir", "capture": "{card} se lleva {others}",
        "lay": "{card} se deja en la mesa", "chosen": "elegida", "and": "y",
        "pack": "sin colocar", "out": "fuera de juego",
        "put": "poner aquí: {}", "fault": "aquí hay un error",
        "last_move": "última jugada", "took": "{} se llevó",
        "other_one": "{} punto más ganado en juego", "other_many": "{} puntos más ganados en juego",
    },
    "fi": {
        "seat": "Paikka {}", "side": "puoli {}", "to_move": "vuorossa", "table": "pöytä",
        "hand": "käsi", "pile": "kasa", "stock": "pakka", "empty": "ei kortteja",
        "over": "jako ohi", "last_capture": "otti viimeksi", "last_laid": "viimeksi pöytään",
        "hidden": "tuntematon kortti", "one": "{} kortti", "many": "{} korttia",
        "one_hidden": "{} tuntematon kortti", "many_hidden": "{} tuntematonta korttia",
        "bonus_one": "{} piste mökeistä", "bonus_many": "{} pistettä mökeistä",
        "left": "{} korttia jakamatta", "capture": "{card} ottaa: {others}",
        "lay": "{card} jää pöytään", "chosen": "valittu", "and": "ja",
        "pack": "sijoittamatta", "out": "poissa pelistä",
        "put": "aseta tähän: {}", "fault": "tässä on jotain vialla",
        "last_move": "viimeisin siirto", "took": "{} otti",
        "other_one": "{} muu piste pelistä", "other_many": "{} muuta pistettä pelistä",
    },
}  # fmt: skip


class Captions:
    """Look words up in one language.

    Parameters
    ----------
    lang : {"en", "it", "fr", "es", "fi"}

    Examples
    --------
    >>> words = Captions("it")
    >>> words("table"), words.count(1), words.count(3, hidden=True)
    ('tavolo', '1 carta', '3 carte coperte')
    """

    def __init__(self, lang: str) -> None:
        if lang not in CAPTIONS:
            raise ValueError(f"unknown language {lang!r}; allowed: {', '.join(CAPTIONS)}")
        self.lang = lang
        self._words = CAPTIONS[lang]

    def __call__(self, key: str, *values: object, **named: object) -> str:
        return self._words[key].format(*values, **named)

    def count(self, cards: int, hidden: bool = False) -> str:
        """Say how many cards."""
        key = ("one" if cards == 1 else "many") + ("_hidden" if hidden else "")
        return self(key, cards) if cards else self("empty")

    def bonus(self, points: int) -> str:
        """Say how many points were earned by sweeps."""
        return self("bonus_one" if points == 1 else "bonus_many", points)

    def other(self, points: int) -> str:
        """Say how many points were earned in play otherwise than by sweeps."""
        return self("other_one" if points == 1 else "other_many", points)
