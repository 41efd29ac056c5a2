"""Sources: what the tags in brackets stand for, and which of them describe each game.

Addresses and names only; the rules page says how far each could be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

__all__ = ["SECTIONS", "TAGS", "sections", "tags"]

#: tag → name or address; the source texts, in the words of each language, stand with these
TAGS: dict[str, str] = {
    "adamoli": "adamoli.org",
    "adpoker": "adpoker.fr",
    "betway": "betway.it",
    "bga": "Board Game Arena (en.doc.boardgamearena.com/Gamehelpscopa; PiratJack/bga-scopa)",
    "blackjack-baccarat": "blackjack-baccarat",
    "boardgames": "boardgames.com",
    "casualino": "casualino",
    "chita": "Chitarrella (pagat.com/fishing/scopone/chita.html)",
    "chkobagame": "chkobagame.xyz",
    "chkobba": "chkobba.online",
    "diariopopular": "diariopopular",
    "digitalmoka": "digitalmoka",
    "everything2": "everything2",
    "figs": "Federazione italiana gioco scopone (xoomer.alice.it/f-i-g-s/regolamento.htm)",
    "fishingcardgames": "fishingcardgames",
    "ftronik": "ftronik.eu",
    "gamenki": "gamenki.com",
    "gamerules": "gamerules.com",
    "gazzettino": "ilgazzettinovesuviano",
    "giocodigitale": "giocodigitale",
    "giocopocomagioco": "giocopocomagioco",
    "guymagli": "guymagli.fr",
    "ilgiocatoreonline": "ilgiocatoreonline",
    "impl": "rvenning/scopa, goblindegook/scopa",
    "melele": "melele.es",
    "naipes-casino": "naipes-casino",
    "nhfournier": "nhfournier.es",
    "op": "arcadiaclub, confsalodi, gameaccount, giochistars, lottomatica, ludopoli, magnojuegos, "
    "pieve",
    "pagat-2": "Pagat, Scopa / Scopone / Cirulla (docs/RULES_SOURCES.md, rvenning/scopa)",
    "pagat-cicera": "pagat.com/fishing/cicera.html",
    "pagat-de": "pagat.com/de/fishing/cicera.html",
    "pagat-escoba-m": "Pagat, Escoba (lumtamerecvivi.netlify.app)",
    "pagat-m": "Pagat, Scopone (marieganslandt.se, concordtownship.info, dutchpredators.info)",
    "parlett": "David Parlett, The Penguin Book of Card Games",
    "pokerstars": "pokerstars.it",
    "reg": "regoledelgioco.com",
    "sengft": "sengft",
    "solitalian": "solitalian.it",
    "sourceforge": "sourceforge (Cirulla)",
    "spazioinwind": "spazioinwind",
    "studenti": "studenti.it",
    "studylib": "studylib",
    "thanos": "thanoscardgames.jimdofree.com/download/fishing/cicera/",
    "the7thsea": "the7thsea",
    "ticino": "spaziodessere.ticinovivo.ch",
    "tripod": "scoponescientifico.tripod.com",
    "viniciocoletti": "viniciocoletti.it",
    "wiki-en": "Wikipedia (en)",
    "wiki-es": "Wikipedia (es)",
    "wiki-fr": "Wikipedia (fr)",
    "wiki-it": "Wikipedia (it)",
}

#: section of the digest → the sources that describe that game
SECTIONS: dict[str, str] = {
    "2.1": "text 001 002 004; pagat-2; bga; wiki-en; wiki-it; adamoli; op",
    "2.2": "text 000 001; figs; chita; pagat-m; pagat-2; op",
    "2.3": "text 001; pagat-m; pagat-2; op; wiki-it; giocodigitale",
    "2.4": "text 002; pagat-2; bga; digitalmoka; impl",
    "2.5": "text 002; pagat-escoba-m; nhfournier; wiki-en; wiki-es; naipes-casino; melele; "
    "studylib; solitalian; casualino; bga; op",
    "2.6": "text 002",
    "2.7": "text 002; wiki-fr; gamenki; chkobba; chkobagame",
    "2.8": "text 001; pagat-cicera; pagat-de; wiki-en; wiki-it; reg; thanos; parlett; gamerules; "
    "everything2; boardgames",
    "2.9": "text 001; reg",
    "2.10": "text 003; text 002",
    "2.11": "pagat-2; bga; wiki-en; wiki-it; op",
    "2.12": "reg; sourceforge; parlett; pagat-2; spazioinwind; op",
}


def sections(source: str) -> list[str]:
    """Return the sections that a source line names.

    >>> sections("digest 2.8, C30 to C34"), sections("digest 2.1 to 2.3")
    (['2.8'], ['2.1', '2.2', '2.3'])
    """
    found = []
    for first, last in re.findall(r"\b2\.(\d+)(?: to 2\.(\d+))?", source):
        found += [f"2.{number}" for number in range(int(first), int(last or first) + 1)]
    return found


def tags(text: str) -> Iterable[str]:
    """Yield the tags of one bracket: ``text 000 001; bga; op: pieve``.

    >>> list(tags("text 000 001; bga; op: pieve, magnojuegos"))
    ['text 000', 'text 001', 'bga', 'op']
    """
    for part in text.split("; "):
        if part.startswith("text "):
            yield from (f"text {number}" for number in part.split()[1:])
        else:
            yield part.partition(":")[0]
