"""Words for cards in the five languages, for reading and for printing.

The first word of each entry is the one that is printed; the others are read as well. Accents and
case do not matter on input. Letters are the corner signs of a language's cards, read only when that
language is asked for, because `D` is a queen in French and a suit elsewhere.
"""

from __future__ import annotations

from .languages import LANGUAGES

__all__ = ["LANGUAGES", "LETTERS", "OF", "RANK_WORDS", "RIDER", "SUIT_FIRST", "SUIT_WORDS"]

# rank letter → words, per language
RANK_WORDS: dict[str, dict[str, str]] = {
    "en": {
        "A": "ace", "2": "two deuce", "3": "three", "4": "four", "5": "five", "6": "six",
        "7": "seven", "8": "eight", "9": "nine", "T": "ten", "J": "jack knave",
        "Q": "queen knight", "K": "king",
    },
    "it": {
        "A": "asso", "2": "due", "3": "tre", "4": "quattro", "5": "cinque", "6": "sei",
        "7": "sette", "8": "otto", "9": "nove", "T": "dieci", "J": "fante",
        "Q": "cavallo donna regina", "K": "re",
    },
    "fr": {
        "A": "as", "2": "deux", "3": "trois", "4": "quatre", "5": "cinq", "6": "six",
        "7": "sept", "8": "huit", "9": "neuf", "T": "dix", "J": "valet",
        "Q": "dame cavalier reine", "K": "roi",
    },
    "es": {
        "A": "as", "2": "dos", "3": "tres", "4": "cuatro", "5": "cinco", "6": "seis",
        "7": "siete", "8": "ocho", "9": "nueve", "T": "diez", "J": "sota",
        "Q": "caballo reina", "K": "rey",
    },
    "fi": {
        "A": "ässä", "2": "kakkonen", "3": "kolmonen", "4": "nelonen", "5": "viitonen",
        "6": "kuutonen", "7": "seiska seitsemän", "8": "kasi kahdeksikko", "9": "ysi yhdeksikkö",
        "T": "kymppi kymmenen", "J": "sotilas jätkä", "Q": "kuningatar rouva ratsu",
        "K": "kuningas",
    },
}  # fmt: skip

# suit letter → (words with the Italian pack, words with the French pack), per language
SUIT_WORDS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {
        "D": ("coins coin", "diamonds diamond"),
        "H": ("cups cup", "hearts heart"),
        "S": ("swords sword", "spades spade"),
        "C": ("batons baton", "clubs club"),
    },
    "it": {
        "D": ("denari ori", "quadri"),
        "H": ("coppe", "cuori"),
        "S": ("spade", "picche"),
        "C": ("bastoni", "fiori"),
    },
    "fr": {
        "D": ("deniers denier", "carreau carreaux"),
        "H": ("coupes coupe", "cœur cœurs"),
        "S": ("épées épée", "pique piques"),
        "C": ("bâtons bâton", "trèfle trèfles"),
    },
    "es": {
        "D": ("oros", "diamantes"),
        "H": ("copas", "corazones"),
        "S": ("espadas", "picas"),
        "C": ("bastos", "tréboles"),
    },
    "fi": {
        "D": ("kolikot", "ruutu"),
        "H": ("maljat", "hertta"),
        "S": ("miekat", "pata"),
        "C": ("sauvat", "risti"),
    },
}

#: a knight rides in the Italian pack where a queen stands in the French one
RIDER = {
    "en": ("knight", "queen"),
    "it": ("cavallo", "donna"),
    "fr": ("cavalier", "dame"),
    "es": ("caballo", "reina"),
    "fi": ("ratsu", "kuningatar"),
}

#: the word between rank and suit; Finnish puts the suit first
OF = {"en": "of", "it": "di", "fr": "de", "es": "de", "fi": ""}
SUIT_FIRST = ("fi",)

#: corner letters of the courts and the ace, per language, beside the standard ones
LETTERS: dict[str, dict[str, str]] = {
    "en": {"N": "Q"},
    "it": {"F": "J", "C": "Q", "R": "K"},
    "fr": {"V": "J", "D": "Q", "C": "Q", "R": "K"},
    "es": {"S": "J", "C": "Q", "R": "K"},
    "fi": {},
}
