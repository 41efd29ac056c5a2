"""Finnish: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} on kahdesti",
    "pile.cards": "{count} korttia",
    "pile.cards.one": "{count} kortti",
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Sulje",
    "screen.fault": "{field}: {message}",
    "screen.play": "Pelaa",
    "screen.back": "Takaisin",
    "screen.forward": "Eteenpäin",
    "screen.start": "Alku",
    "screen.cancel": "Keskeytä",
    "screen.set": "Aseta",
    "screen.copy": "Kopioi",
    "screen.copied": "Kopioitu.",
    "screen.way_back": "{code} solussa näyttää tämän pöydän uudestaan.",
    "screen.to_explorer": "Tutki tätä",
    "screen.to_editor": "Muokkaa tätä",
    "screen.to_play": "Pelaa tästä",
    "screen.to_review": "Arvioi tämä",
    "screen.to_quiz": "Kysy luokalta",
    "screen.takes": "{card} ottaa {others}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Pelipöytä",
    "table.line": "Asema yhdellä rivillä (tai siirto)",
    "table.moves": "Pelatut siirrot",
    "table.choices": "Mitä tämä kortti voi tehdä",
    "table.choose": "Valitse kortti paikan {seat} kädestä.",
    "table.first": "Valitse ensin kortti kädestä, sitten mitä se ottaa.",
    "table.one": "{move}: paina Pelaa tai kosketa pöytää.",
    "table.several": "{count} tapaa ottaa: valitse yksi.",
    "table.more": "ja {count} muuta: kirjoita siirto tai kosketa sitä, minkä se ottaa.",
    "table.not_turn": "Vuorossa on paikka {seat}.",
    "table.not_held": "{card} ei ole paikan {seat} kädessä.",
    "table.not_there": "Käden kortti viedään pöytään.",
    "table.unknown_turn": "Paikan {seat} kortit ovat tuntemattomia. Kirjoita sen kortit (JS 6D 2H) tai siirto alla olevalle riville.",
    "table.over": "Jako on ohi.",
    "table.no_such": "Sellaista siirtoa ei ole.",
    "table.played": "Paikka {seat}: {move}.",
    "table.so_far": "Tähän asti",
    "table.side": "Puoli",
    "table.taken": "Kortit",
    "table.sweeps": "Mökit",
    "table.points": "Pisteet, jos jako päättyisi nyt",
    "table.which": "Mikä kortti se on?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Tutki asemaa",
    "explorer.compute": "Laske arvot",
    "explorer.values": "Siirtojen arvot",
    "explorer.starting": "Lasketaan … (ensimmäinen kerta kestää hetken)",
    "explorer.computing": "Lasketaan: {done}/{goal} maailmaa",
    "explorer.done": "{done} maailmaa, {seconds} s",
    "explorer.exact": "Tarkka, {seconds} s",
    "explorer.stopped": "Keskeytetty: tähän mennessä {done}/{goal} maailmaa.",
    "explorer.computing_fair": "Lasketaan reiluja arvoja",
    "explorer.done_fair": "Reilut arvot, {seconds} s",
    "explorer.stopped_fair": "Keskeytetty: pidempään tarkentuisi.",
    "explorer.nothing": "Keskeytetty ennen ensimmäistä maailmaa.",
    "explorer.failed": "Mitään ei laskettu.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
