"""Finnish: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "Pöytää katetaan …",
    "serve.failed": "Pöytää ei saatu katettua.",
    "serve.gone": "Pöytä ei enää vastaa: sen ohjelma on päättynyt.",
    "serve.reload": "Aloita alusta",
    "serve.noscript": "Scopa Lab tarvitsee JavaScriptin: salli se tällä sivulla.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} on kahdesti",
    "pile.cards": "{count} korttia",
    "pile.cards.one": "{count} kortti",
    "number.thousand": "1\N{NARROW NO-BREAK SPACE}000",
    "list.only": "{only}",
    "list.and": "{first} ja {last}",
    "list.or": "{first} tai {last}",
    "list.comma": "{first}, {last}",
    "list.semicolon": "{first}; {last}",
    "list.sentence": "{first} {last}",
    "list.versus": "{first} - {last}",
    "more": "{number} muuta",
    "none": "ei mitään",
    "nothing": "ei mitään",
    "near": " (tarkoititko {names}?)",
    "seat": "paikka {number}",
    "side": "puoli {number}",
    "number.whole": "{name} on kokonaisluku, ei {given}",
    "number.whole_from": "{name} on kokonaisluku, vähintään {from}, ei {given}",
    "number.whole_to": "{name} on kokonaisluku, enintään {to}, ei {given}",
    "number.whole_from_to": "{name} on kokonaisluku väliltä {from}–{to}, ei {given}",
    "number.seconds": "{name} on sekuntimäärä, suurempi kuin 0, ei {given}",
    "number.share": "{name} on luku väliltä 0–1, ei {given}",
    "rank.A": "ässä",
    "rank.2": "kakkonen",
    "rank.3": "kolmonen",
    "rank.4": "nelonen",
    "rank.5": "viitonen",
    "rank.6": "kuutonen",
    "rank.7": "seiska",
    "rank.8": "kasi",
    "rank.9": "ysi",
    "rank.T": "kymppi",
    "rank.J": "sotilas",
    "rank.Q": "ratsu (kuningatar)",
    "rank.K": "kuningas",
    "cards.single": "tarvitaan yksi kortti, löytyi {found}: {given}",
    "cards.twice": "kahdesti tekstissä {given}: {cards}",
    "cards.text": "kortit kirjoitetaan tekstinä, ei {given}",
    "cards.none": (
        "ei korttia: {given} (kirjoita arvo A 2-9 T J Q K ja sitten maa D kolikot, H maljat, S "
        "miekat, C sauvat (♦ ♥ ♠ ♣), esimerkiksi 7D)"
    ),
    "cards.none_unknown": (
        "ei korttia: {given} (kirjoita arvo A 2-9 T J Q K ja sitten maa D kolikot, H maljat, S "
        "miekat, C sauvat (♦ ♥ ♠ ♣), esimerkiksi 7D, tai ? tuntemattomalle kortille)"
    ),
    "cards.none_known": (
        "ei korttia: {given} (kirjoita arvo A 2-9 T J Q K ja sitten maa D kolikot, H maljat, S "
        "miekat, C sauvat (♦ ♥ ♠ ♣), esimerkiksi 7D; tuntematonta korttia (?) ei sallita tässä)"
    ),
    "move.text": "siirto kirjoitetaan tekstinä, esimerkiksi '7Dx2C5S', ei {given}",
    "move.no_card": "{given} ei nimeä yhtään otettavaa korttia",
    "move.lies": "{card} ei ole pelattavissa: se on pöydässä",
    "move.taking": "{card}, joka ottaa: {others}",
    "text.line": "asema on yksi tekstirivi, ei {given}",
    "text.empty": "rivi on tyhjä; se alkaa pelin nimellä, esimerkiksi 'scopa'",
    "text.no_variant": "rivi alkaa sanalla {given}, joka ei ole peli{near}; pelit: {variants}",
    "text.no_value": "valinnalla {given} ei ole arvoa; kirjoita nimi=arvo",
    "text.option_twice": "valinta {given} on kahdesti",
    "text.no_field": "tuntematon kenttä {given}{near}; kentät: {fields}",
    "text.field_twice": "kenttä {given} on kahdesti",
    "text.yes_no": "{name}: yes (kyllä) tai no (ei), ei {given}",
    "text.yes_no_points": "{name}: yes (kyllä), no (ei) tai pisteet, ei {given}",
    "text.kind_twice": "{kind} on kahdesti: {given}",
    "field.table": "pöytä",
    "field.hands": "kädet",
    "field.hands.of": "paikan {number} käsi",
    "field.piles": "otetut kortit",
    "field.piles.of": "puolen {number} otetut kortit",
    "field.bonus": "pelin aikana saadut pisteet",
    "field.bonus.of": "puolen {number} pelin aikana saamat pisteet",
    "field.stock": "pakka",
    "field.to_move": "vuorossa oleva paikka",
    "field.last_capture": "viimeksi ottanut",
    "field.last_laid": "viimeksi pöytään jätetty kortti",
    "field.last_capture_swept": "viimeisin otto oli mökki",
    "field.first_play": "jaon ensimmäinen siirto",
    "field.combinations": "primieraan laskettavat otot",
    "field.combinations.of": "puolen {number} primieraan laskettavat otot",
    "field.out": "pelistä poissa olevat kortit",
    "field.variant": "peli",
    "field.options": "valinnat",
    "field.text": "tekstirivi",
    "field.position": "asema",
    "field.seat": "paikka",
    "field.cards": "kortit",
    "field.players": "pelaajat",
    "a_bonus": "pistemäärä",
    "setup.fault": "{field}: {fault}",
    "setup.faults": "asemassa on {number} virhettä: {faults}",
    "setup.known": "tuntematonta korttia (?) ei sallita tässä",
    "setup.list.seat": "tarvitaan {number} kohdan luettelo, yksi joka paikalle, ei {given}",
    "setup.list.side": "tarvitaan {number} kohdan luettelo, yksi joka puolelle, ei {given}",
    "setup.so_many": "tarvitaan {number} ({names}), annettu {given}",
    "setup.seat": "paikka on luku väliltä 0–{last}, ei {given}",
    "setup.no_seat": "paikkaa {seat} ei ole; paikat: 0–{last}",
    "setup.twice": "{card} on kahdesti ({where})",
    "setup.times": "{card} on {times} kertaa ({where})",
    "setup.too_many": "tuntemattomia kortteja (?) on {wanted}, mutta näkemättä on vain {unseen}",
    "setup.no_card": "paikalla {seat} ei ole kortteja; paikat, joilla on: {seats}",
    "setup.deal_first": "kenelläkään ei ole kortteja, ja pakassa niitä on {count}: jaa ensin",
    "setup.true_false": "tarvitaan True (kyllä) tai False (ei), ei {given}",
    "setup.true_false_points": "tarvitaan True (kyllä), False (ei) tai pisteet, ei {given}",
    "setup.no_first": "jaon ensimmäisellä siirrolla on väliä vain tällä säännöllä: {rule}",
    "setup.one_card": "tarvitaan yksi kortti, ei {given}",
    "setup.scores": "{given} ei tuo pisteitä",
    "setup.was_given": "annettiin {given}",
    "setup.in_play": "{what}; pelin aikana pisteitä tuovat: {allowed}",
    "setup.in_play.one": "{what}; pelin aikana pisteitä tuo: {allowed}",
    "setup.no_captor": "mökki edellyttää, että joku on ottanut; puuttuu: {field}",
    "setup.unpaid": "maksettu mökki on {count} pistettä pelin aikana; puolen {side} pisteet: {has}",
    "setup.unpaid.one": (
        "maksettu mökki on {count} piste pelin aikana; puolen {side} pisteet: {has}"
    ),
    "setup.no_combinations": "yhdistelmillä on väliä vain tällä säännöllä: {rule}",
    "setup.texts": "tarvitaan tekstien luettelo, ei {given}",
    "setup.small": "tarvitaan pelattu kortti ja vähintään kaksi otettua, ei {given}",
    "setup.not_in_pile": "puuttuu ({pile}): {cards}",
    "setup.two_combinations": "kortti on kahdessa yhdistelmässä",
    "position.of": "tarvitaan asema tai sen teksti, ei {given}",
    "position.mapping": "tarvitaan nimi: arvo, ei {given}",
    "position.no_field": "tuntematon kenttä; kentät: {fields}",
    "position.no_variant": "pelin nimi puuttuu, annettu {given}",
    "position.options": "valinnat ovat nimi: arvo, ei {given}",
    "position.no_seat": "paikkaa {seat} ei ole",
    "position.named": "kortteja nimetty {named}, mutta tuntemattomia on {unknown}",
    "position.not_unseen": "ei voi olla siellä, koska paikka tiedetään: {cards}",
    "engine.unknown": "tuntemattomia kortteja: {number}",
    "engine.open": (
        "tässä jokaisen kortin on oltava tiedossa (stock='', kun pakkaa ei ole); analyse ottaa "
        "myös tuntemattomia kortteja"
    ),
    "engine.mover": "se on vuorossa, ja sillä on tuntemattomia kortteja: {number}",
    "engine.captures": (
        "yhdellä kortilla on tässä {found} sallittua ottoa; arvot lasketaan, kun niitä on kullakin "
        "enintään {most}"
    ),
    "why_not.over": "jako on ohi",
    "why_not.elsewhere": "{card} ei voi olla paikan {seat} kädessä: se on muualla",
    "why_not.not_held": "{card} ei ole paikan {seat} kädessä ({hand})",
    "why_not.ace_lead": "jaon ensimmäinen kortti ei saa olla ässä ({rule})",
    "why_not.forced": (
        "{card} voi ottaa: {allowed}; korttia, jolla voi ottaa, ei saa jättää pöytään ({rule})"
    ),
    "why_not.missing": "nämä eivät ole pöydässä: {card}",
    "why_not.missing.one": "{card} ei ole pöydässä",
    "why_not.court": (
        "{card} on vailla lukuarvoa ja ottaa vain yhden samanlaisen kuvakortin: {kind} ({rule})"
    ),
    "why_not.courts": (
        "{cards} ovat vailla lukuarvoa, ja ne otetaan vain samalla kuvakortilla ({rule})"
    ),
    "why_not.courts.one": (
        "{cards} on vailla lukuarvoa, ja se otetaan vain samalla kuvakortilla ({rule})"
    ),
    "why_not.cap": "{cards}: {number} korttia, ja yksi kortti ottaa enintään {most} ({rule})",
    "why_not.equal": (
        "{card} ottaa vain samanarvoisen kortin: {allowed}; samanarvoinen kortti sulkee summat "
        "pois ({rule})"
    ),
    "why_not.equal_beside": (
        "{card} ei ota summaa {total}, kun pöydässä on samanarvoinen kortti: {allowed}; "
        "samanarvoinen kortti sulkee summat pois ({rule})"
    ),
    "why_not.fewest": (
        "{cards}: {number} korttia; {card} ottaa mahdollisimman vähän kortteja: {allowed} ({rule})"
    ),
    "why_not.fewest_beside": (
        "{cards}: {number} korttia; summista {total} on {card} pakotettu ottamaan se, jossa on "
        "vähiten kortteja: {allowed} ({rule})"
    ),
    "why_not.ace_may": "{card} ottaa saman kuin arvon 1 kortti tai koko pöydän: {allowed} ({rule})",
    "why_not.ace_all": "{card} ottaa koko pöydän eikä vähempää: {allowed} ({rule})",
    "why_not.ace_one": "pöydässä on ässä, ja {card} ottaa yhden ässän: {allowed} ({rule})",
    "why_not.ace_fifteen": (
        "pöydässä on ässä, ja {card} ottaa yhden ässän tai sen, mistä sen kanssa tulee 15: "
        "{allowed} ({rule})"
    ),
    "why_not.aces_only": "{card} ottaa vain ässiä ({rule})",
    "counts": "{cards}: yhteensä {total}",
    "counts.one": "{cards}: arvo {total}",
    "why_not.sum.equal": (
        "{counts}; {card} ottaa yhden kortin, jonka arvo on {value}, tai kortteja, joiden summa on "
        "{value}"
    ),
    "why_not.sum.multiple": "{counts}, mikä ei ole luvun {value} monikerta ({rule})",
    "why_not.sum.fifteen": "{counts}; mukana {card}, yhteensä {made}, ja pitäisi olla 15 ({rule})",
    "why_not.sum.equal+fifteen": (
        "{counts}; mukana {card}, yhteensä {made} eikä 15, eikä se ole myöskään {value} ({rule})"
    ),
    "illegal": "Siirto ei ole sallittu ({move}): {reason}. Sallitut siirrot: {legal}",
    "illegal.none": "ei yhtään, jako on ohi",
    "rules.refused": "{name}: {given} ei ole sallittu{near}; sallitut: {allowed}",
    "rules.seating": "{game} ei käy näin: {seating}; sallitut: {allowed}",
    "rules.seated": "{players} pelaajaa ({teams})",
    "rules.strange": "ei kuulu pakkaan ({pack}: {ranks}, maat D H S C): {cards}",
    "rules.fact": (
        "{fact} on pelin {game} ominaisuus, ei valinta; siitä poikkeavalla pelillä on oma nimensä; "
        "valinnat: {options}"
    ),
    "rules.no_option": "tuntematon valinta {given}{near}; valinnat: {options}",
    "rules.twice": "valinta {name} on annettu kahdesti",
    "rules.no_variant": "tuntematon peli {given}{near}; pelit: {variants}",
    "rules.no_text": "peli nimetään tekstillä, ei {given}; esimerkiksi jokin näistä: {variants}",
    "contradiction.twice": "pelissä {game} on kaksi luokkaa nimeltä {names}",
    "contradiction.kind": "{name}: kind={kind} on tuntematon; sallitut: {kinds}",
    "contradiction.of": (
        "{name}: of={of} ei ole luokka, jota se voi katsoa; se voi katsoa: {allowed}"
    ),
    "contradiction.outright": (
        "outright={given} ei ole maa ({suits}) eikä kortteja, kuten 'AD 2D 3D'"
    ),
    "contradiction.french": (
        "{pack}: arvoja on kolmetoista, eikä kymmentä suuremmilla kuvakorteilla ole lukua; käytä "
        "yhdessä: {match}"
    ),
    "contradiction.plain_ranks": (
        "{rule}: tämä asettaa kuvakortit järjestykseen, mutta kuvattomassa pakassa (A-9 T) niitä "
        "ei ole; käytä: {pack}"
    ),
    "contradiction.plain_match": (
        "{rule}: tämä koskee sitä, mitä kuvakortit ottavat, mutta kuvattomassa pakassa (A-9 T) "
        "niitä ei ole; käytä: {pack}"
    ),
    "contradiction.rebello": "kolikkokuningas",
    "contradiction.grande": "kolikkojen kuvakortit",
    "contradiction.ponino": "neljä kuningatarta",
    "contradiction.plain_pays": (
        "{rule}: tästä saa pisteitä ({cards}), mutta kuvattomasta pakasta (A-9 T) ne puuttuvat; "
        "käytä: {pack}"
    ),
    "contradiction.lacking": (
        "peli {game} antaa pisteitä korteista, jotka puuttuvat pakasta ({pack}): {cards}"
    ),
    "contradiction.courts": (
        "ristiriita: {courts} kertoo, kumpi kuvakortti on arvokkaampi, mutta {match}, ettei "
        "yhdelläkään ole lukua; käytä: {other_courts} tai {other_match}"
    ),
    "contradiction.deal": (
        "{cards} korttia (pakka: {pack}), joista {upcards} pöydässä, ei voi jakaa {players} "
        "pelaajalle {batch} kerrallaan; vaihda pakkaa tai pelaajien määrää"
    ),
    "contradiction.upcards": (
        "{rule}: tämä koskee alussa käännettyjä kortteja, mutta pelissä {game} niitä ei käännetä; "
        "sallittu: {allowed}"
    ),
    "contradiction.three": (
        "{pays}: pisteet tulevat kolmesta kerralla jaetusta kortista, mutta pelissä {game} jaetaan "
        "{batch} kullekin; sallittu: 0"
    ),
    "contradiction.wild": (
        "{rule}: tämä koskee aloituspöytää ja ilmoituksia, eikä kumpikaan ole käytössä; käytä "
        "yhdessä: {opening_fifteen}, {barsega} tai {trio}"
    ),
    "contradiction.ace": (
        "{rule}: tämä koskee ässää, joka ottaa koko pöydän, mutta tässä se ei ota ({ace}); "
        "sallittu: {allowed}"
    ),
    "contradiction.last_hand": (
        "{rule}: tämä kieltäisi kaikki mökit pelissä {game}, jossa kaikki kortit jaetaan kerralla; "
        "sallitut: {allowed}"
    ),
    "contradiction.court_sweep": (
        "{rule}: tämä antaa luvun kuvakorteille, joilla sitä ei ole; käytä yhdessä: {match} ja "
        "{worth}"
    ),
    "contradiction.no_sweeps": (
        "{rule}: tämä laskee mökkien pisteet kahdesti, mutta niistä ei tässä saa pisteitä ({worth})"
    ),
    "contradiction.claim": (
        "{rule}: puoli voi ilmoittaa saavuttaneensa tavoitteen, mutta tässä se häviää ({wins}); "
        "valitse muu lopetus"
    ),
    "contradiction.primiera_source": (
        "{rule}: tämä koskee yhteen laskettavia kortteja, mutta tässä niitä ei lasketa "
        "({primiera}); sallittu: {allowed}"
    ),
    "contradiction.primiera_missing": (
        "{rule}: tämä koskee puuttuvaa maata, mutta tässä maita ei tarvita ({primiera}); sallittu: "
        "{allowed}"
    ),
    "contradiction.napola": (
        "{rule}: tämä koskee sitä, missä maassa sarja tuo pisteitä, mutta tässä sarjoista ei saa "
        "pisteitä ({napola}); sallittu: {allowed}"
    ),
    "concept.two": "kaikki kortit näkyvissä, kummankin puolen paras peli",
    "concept.two_low": (
        "kaikki kortit näkyvissä, kummankin puolen paras peli, tavoitteena vähemmän pisteitä"
    ),
    "concept.many": (
        "kaikki kortit näkyvissä, jokainen omaan lukuunsa: kukin tavoittelee omia pisteitään "
        "vähennettynä muiden keskiarvolla ja tekee yhtä hyvistä siirroista ensimmäisen"
    ),
    "concept.many_low": (
        "kaikki kortit näkyvissä, jokainen omaan lukuunsa: kukin tavoittelee mahdollisimman vähän "
        "omia pisteitä vähennettynä muiden keskiarvolla ja tekee yhtä hyvistä siirroista "
        "ensimmäisen"
    ),
    "unit.two": "jaon pisteet, vuorossa oleva puoli miinus toinen",
    "unit.two_low": "jaon pisteet, vuorossa oleva puoli miinus toinen; vähemmän on parempi",
    "unit.many": "jaon pisteet, vuorossa oleva puoli miinus muiden keskiarvo",
    "unit.many_low": (
        "jaon pisteet, vuorossa oleva puoli miinus muiden keskiarvo; vähemmän on parempi"
    ),
    "unit.points": "jaon pisteet, vuorossa oleva puoli",
    "unit.points_low": "jaon pisteet, vuorossa oleva puoli; vähemmän on parempi",
    "unit.win": "todennäköisyys voittaa jako, tasapeli lasketaan osuutenaan",
    "unit.match": "todennäköisyys voittaa ottelu tilanteesta {ours}–{theirs}",
    "analysis.exact": "tarkka arvo",
    "analysis.cards_up": "avoimin kortein laskettu keskiarvo",
    "analysis.result": "tulos vastustajaa {who} vastaan",
    "analysis.seats": "{names} paikoillaan",
    "analysis.over": "{what}, {worlds}",
    "worlds.all": "{total} maailmaa",
    "worlds.of": "{done}/{total} maailmaa",
    "worlds.so_far": "{worlds} tähän mennessä",
    "analysis.estimate": "arvio: {title}",
    "analysis.for_margin": (
        "siirrot valitaan jaon piste-eron mukaan, ja siitä seuraavat tulokset keskiarvoistetaan"
    ),
    "analysis.played_by": (
        "siirron jälkeen joka paikalla pelaa {who} näkemättä piilossa olevia kortteja"
    ),
    "analysis.alike": (
        "kaikki sopivat maailmat yhtä todennäköisiä, aiemmasta pelistä ei päätellä mitään"
    ),
    "analysis.too_late": (
        "yhtään maailmaa ei ehditty laskea: aikaa oli {seconds} s; anna lisää aikaa tai asema, "
        "jossa on vähemmän pelattavia kortteja"
    ),
    "analysis.part": "nämä ovat tähän mennessä lasketut maailmat",
    "analysis.longer": "pidempi laskenta tarkentaisi",
    "analysis.interrupted": "keskeytetty: {title}; katso .analysis",
    "analysis.deal_over": "jako on ohi: arvioitavaa siirtoa ei ole; katso position.score()",
    "analysis.unknown": (
        "paikka {seat} on vuorossa, ja sen tuntemattomia kortteja (?) on {number}; nimeä ne tai "
        "katso paikalta, jonka kortit tiedetään"
    ),
    "remark.exploitability": "paras vastaus tähän peliin voittaa vielä enintään {points} pistettä",
    "remark.bracket": "ennen kuin kättä katsotaan, arvo on todistetusti välillä [{low}, {high}]",
    "remark.effective": "painotetut maailmat: varmuus kuin {worlds} samanpainoisella",
    "remark.factor": "otoksen onni poistettu: varmuus kuin {times}-kertaisella määrällä",
    "knowledge.lacks": "paikalla {seat} ei ole: {cards}",
    "knowledge.ace": "paikka {seat} aloitti ässällä, joten sillä ei ole muuta",
    "knowledge.any": "mitään tämän arvoista ({rank})",
    "knowledge.held": "paikalla {seat} on {cards}, vaikka sanotaan, ettei ole",
    "knowledge.no_deal": "mikään jako ei sovi siihen, mitä sanotaan: {said}",
    "reading.own": "maailmat painotettu: {weigh}",
    "reading.greedy": (
        "maailmat painotettu sen mukaan, miten todennäköisesti muiden {count} aiempaa siirtoa "
        "olisi ahneilta pelaajilta, jotka erehtyvät näin usein: {errors}"
    ),
    "reading.greedy.one": (
        "maailmat painotettu sen mukaan, miten todennäköisesti muiden {count} aiempi siirto olisi "
        "ahneilta pelaajilta, jotka erehtyvät näin usein: {errors}"
    ),
    "fair.value": "reilu arvo{read} ± {left}",
    "fair.estimate": "reilun arvon arvio{read}",
    "fair.read.none": ", ilman päättelyä",
    "fair.read.mild": ", varovainen päättely",
    "fair.read.full": ", täysi päättely",
    "fair.read_needs": "{read} vaatii reilut arvot: {why}",
    "fair.working": "reiluja arvoja lasketaan",
    "fair.no_time": "reiluille arvoille ei jäänyt aikaa",
    "fair.too_late": (
        "aika ({seconds} s) ei riittänyt reiluihin arvoihin eikä yhteenkään maailmaan avoimin "
        "kortein; anna lisää aikaa"
    ),
    "fair.takes": "ne vievät noin {seconds} s",
    "fair.none": "tässä ei reiluja arvoja: {why}",
    "fair.unplayed": (
        "ei juuri koskaan pelata: {moves}; arvioitu vastustajaa vastaan, joka odottaa lipsahdusta "
        "yhdessä valinnassa viidestäkymmenestä"
    ),
    "fair.later": (
        "myöhemmät jakoerät on arvioitu (tyypillinen virhe {error}) ja korjattu siirtoa kohden "
        "näin monella asemalla: avoimin kortein {opened}, tarkasti ratkaistuna {exact}; jos arviot "
        "otetaan sellaisinaan, voitettavaa jää {left} pistettä"
    ),
    "fair.assumes": (
        "kumpikin pelaaja näkee vain omat ja avoimet kortit ja pelaa niin, ettei kumpikaan voita "
        "pelaamalla toisin"
    ),
    "fair.reads.none": (
        "kaikki sopivat kädet yhtä todennäköisiä, aiemmasta pelistä ei päätellä mitään"
    ),
    "fair.reads.full": "päätellään se, mitä tasapainopelaajan aiempi peli paljastaisi",
    "fair.reads.mild": "päätellään neljännes siitä, mitä tasapainopelaajan aiempi peli paljastaisi",
    "fair.often": "{move} {share}",
    "fair.mixing": "vuorotellen pelataan: {moves}",
    "fair.level": "ei erotettavissa siirrosta {best}: {moves}",
    "fair.cards_up": "avoimin kortein laskettu keskiarvo ({move}): {value}",
    "fair.cards_up_best": "avoimin kortein paras näyttäisi olevan {move}",
    "fair.two": "{players} paikkaa: reilut arvot on tarkoitettu kahdelle pelaajalle",
    "fair.stock": "pakan kortteja tunnetaan: reilut arvot lasketaan pakalle, jota kukaan ei tunne",
    "fair.sizes": (
        "vuorossa olevalla on kortteja {ahead} ja toisella {behind}: reilut arvot lasketaan yhtä "
        "suurille käsille, tai vuorossa olevalla saa olla yksi enemmän"
    ),
    "fair.out": (
        "jotkin kortit voivat olla pois pelistä tai pakassa: reiluja arvoja varten se on tiedettävä"
    ),
    "fair.first": (
        "aloituskortti riippuu kädestä: reiluja arvoja ei lasketa jaon ensimmäiselle siirrolle"
    ),
    "fair.orders": (
        "korttien järjestyksiä jakoerän loppuun on {orders}: reilut arvot lasketaan, kun niitä on "
        "enintään {most} (18 piilokorttia ja kolmen kortin kädet)"
    ),
    "team.title": "parin arvo välillä [{low}, {high}]",
    "team.sees": (
        "Joka paikka näkee vain omat korttinsa; parit sopivat pelitavasta ennen jakoa eivätkä puhu "
        "sen jälkeen."
    ),
    "team.deals": (
        "Kaikki {deals} jakoa, jotka sopivat kaikkien tietoihin, ovat yhtä todennäköisiä: "
        "aiemmasta pelistä ei päätellä mitään. Muissa käsissä nimetyt kortit ovat kaikkien "
        "tiedossa."
    ),
    "team.last_round": (
        "Viimeisellä kierroksella, kun jokaisella on yksi kortti, otto valitaan useasta kuin "
        "kaikki kortit olisivat näkyvissä."
    ),
    "team.profile": (
        "Siirto arvioidaan omalla kädellä muiden pelatessa profiilin mukaan; sitä opittaessa "
        "jokaista siirtoa pelattiin ainakin yksi prosentti sen osuudesta, jotta niillekin "
        "siirroille, joita profiili ei koskaan tee, on vastaus."
    ),
    "team.brings": (
        "tällä kädellä {move} tuo keskimäärin {value}, jos muut pelaavat löydetyn ratkaisun "
        "mukaan; kaikkien käsien yli pari on rajojen välissä"
    ),
    "team.lacks": "parin arvoissa ei käytetä tietoa siitä, mitä käsistä puuttuu",
    "team.pairs": (
        "parin arvot on tarkoitettu kahdelle parille; tässä paikkoja {players}, puolia {sides}"
    ),
    "team.over": "jako on ohi: arvioitavaa ei ole",
    "team.stock": "tällaisessa lopussa sitä ei ole; kortteja: {number}",
    "team.hands": (
        "vuorossa olevasta alkaen joka paikalla on kaksi korttia, tai yksi, jos se on pelannut "
        "tällä kierroksella (viimeisellä yksi tai ei yhtään); tässä {given}"
    ),
    "team.out": "kortteja, jotka eivät mahdu käsiin ja joita ei ole nimetty: {number}",
    "team.first": "loppu ei ala jaon ensimmäisestä siirrosta",
    "score.line": "{category}: {why}",
    "score.why": "{had}, {verdict}",
    "score.total": "yhteensä: {points}",
    "score.so_far": "tähän asti: {points}",
    "score.outright": "puoli {side} voittaa heti (napoleone)",
    "score.taken": "sai puoli {side}",
    "score.nobody": "ei saanut kukaan",
    "score.of": "{part}/{whole}",
    "score.level": "tasan",
    "score.not_level": "ei tasan",
    "score.seven": "{count} seiskaa",
    "score.seven.one": "{count} seiska",
    "score.six": "{count} kuutosta",
    "score.six.one": "{count} kuutonen",
    "score.sevens_only": "{count} seiskaa",
    "score.sevens": "{sevens}, {sixes}",
    "score.prime": "{total} ({cards})",
    "score.missing": "{prime}, maa puuttuu",
    "score.run": "sarja: {runs}",
    "score.won": "{count} pistettä puolelle {side}",
    "score.won.one": "{count} piste puolelle {side}",
    "score.carried": "tasapeli, siirtyy seuraavaan jakoon",
    "score.tie": "tasapeli, ei pistettä",
    "score.no_point": "ei pistettä",
    "category.cards": "kortit",
    "category.coins": "kolikot",
    "category.swords": "miekat",
    "category.settebello": "kolikkoseiska",
    "category.mata": "miekkakakkonen",
    "category.ten_of_coins": "kolikkokymppi",
    "category.jack_of_cups": "maljasotilas",
    "category.jack_of_swords": "miekkasotilas",
    "category.ace_of_coins": "kolikkoässä",
    "category.two_of_coins": "kolikkokakkonen",
    "category.three_of_coins": "kolikkokolmonen",
    "category.forty_eight": "neljäkymmentäkahdeksan",
    "category.figures": "kuvakortit",
    "category.figures_level": "kuvakortit tasan",
    "category.primiera": "primiera",
    "category.four_sevens": "neljä seiskaa",
    "category.napola": "napola",
    "category.grande": "grande",
    "category.rebello": "kolikkokuningas",
    "category.ponino": "ponino",
    "category.sweeps": "mökit",
    "category.picada": "picada",
    "category.simili": "simili",
    "category.quadriglia": "quadriglia",
    "category.suit_bonus": "saman maan otot",
    "category.declarations": "ilmoitukset",
    "style.random": "pelaa minkä tahansa sallitun siirron, kaikki yhtä todennäköisesti",
    "style.greedy": "ottaa heti arvokkaimman",
    "style.chitarrella": "pelaa Chitarrellan ja Saracinon sääntöjen mukaan",
    "style.unknown": "tuntematon pelityyli {given}{near}; tyylit: {styles}",
    "habit.greedy.earns": "mökki, tai muu heti pisteitä tuova, on varma piste",
    "habit.greedy.takes": "ota arvokkain: kolikkoseiska, seiskat, kolikot, paljon kortteja",
    "habit.greedy.saves": "ota se kortilla, joka on itsekin saamisen arvoinen",
    "habit.chitarrella.earns": "mökki on varma piste",
    "habit.chitarrella.takes": "ota kolikkoseiska, seiskat, kolikot ja paljon kortteja",
    "habit.chitarrella.saves": "pelasta omat hyvät kortit, kun vielä voi",
    "habit.chitarrella.sweep_risk": "älä jätä mitään, mistä näkemätön kortti saa mökin",
    "habit.chitarrella.exposes": "älä jätä hyvää korttia näkemättömän samanarvoisen otettavaksi",
    "habit.chitarrella.key_risk": "älä jätä mitään otettavaa näkemättömälle kolikkoseiskalle",
    "habit.chitarrella.pairs": (
        "aloittajan puoli rikkoo pareja (spariglio), jakajan puoli säilyttää ne: parillisina "
        "viimeinen pelaaja vastaa joka korttiin samanarvoisella"
    ),
    "habit.chitarrella.lays_double": "jätä pöytään kortti, jolle sinulla on pari",
    "habit.chitarrella.lays_worth": "pidä seiskat ja kolikot, kunnes ne voi pelastaa",
    "habit.chitarrella.last_word": "viimeksi ottanut saa pöytään jääneet",
    "match.wins": "puoli {side} voittaa",
    "match.win": "puolet {sides} ja {last} voittavat",
    "match.because_it": "{who}: se {how}",
    "match.because": "{who}: puoli {side} {how}",
    "match.most": "on saavuttanut luvun {target} suurimmalla pistemäärällä",
    "match.most_in_play": "on saavuttanut luvun {target} suurimmalla pistemäärällä, pelin aikana",
    "match.most_counted": (
        "on saavuttanut luvun {target} suurimmalla pistemäärällä, laskettaessa: {category}"
    ),
    "match.level_counted": (
        "on tasoissa kärjessä ja saavutti laskussa ensimmäisenä luvun {target}: {category}"
    ),
    "match.level_before": "on tasoissa kärjessä ja saavutti luvun {target} ennen jakoa",
    "match.outright": "otti kaikki heti voittavat kortit (napoleone)",
    "match.claims": "ilmoittaa saavuttaneensa luvun {target}, ja pisteitä on {has}",
    "match.play_on": "peli jatkuu: {why}",
    "match.level": "kärki tasoissa",
    "match.nobody": "kukaan ei ole saavuttanut lukua {target}",
    "match.over": "ottelu on ohi: {why}",
    "match.deal_on": "jako ei ole ohi; pelin aikana käytä: during ja claim",
    "option.set": "{option}: {value}",
    "value.on": "kyllä",
    "value.off": "ei",
    "option.players": "Pelaajia",
    "option.players.question": "Montako pelaajaa?",
    "option.teams": "Joukkueet",
    "option.teams.question": "Ketkä pelaavat yhdessä (puolia x pelaajia)?",
    "option.teams.none": "jokainen yksin",
    "option.teams.2x2": "kaksi paria",
    "option.teams.2x3": "kaksi kolmen joukkuetta",
    "option.teams.3x2": "kolme paria",
    "option.direction": "Pelisuunta",
    "option.direction.question": "Kumpaan suuntaan pelataan?",
    "option.direction.ccw": "vastapäivään",
    "option.direction.cw": "myötäpäivään",
    "option.pack": "Pakka",
    "option.pack.question": (
        "Italialainen pakka (A-7 J Q K), kuvaton (A-9 T) vai ranskalainen (52 korttia)?"
    ),
    "option.pack.italian": "italialainen, 40 korttia",
    "option.pack.plain": "kuvaton, 40 korttia",
    "option.pack.french": "ranskalainen, 52 korttia",
    "option.redeal": "Uusintajako",
    "option.redeal.question": "Mitkä alussa käännetyt kortit pakottavat jakamaan uudelleen?",
    "option.redeal.kings3": "kolme tai neljä kuningasta (kymppiä)",
    "option.redeal.none": "ei koskaan",
    "option.redeal.distinct": "kaksi samanarvoista",
    "option.redeal.aces2": "kaksi ässää tai enemmän",
    "option.redeal.anyace": "mikä tahansa ässä",
    "option.opening_fifteen": "Aloitusviisitoista",
    "option.opening_fifteen.question": (
        "Kuka saa aloituspöydän, jonka arvo on 15 (yksi mökki) tai 30 (kaksi)?"
    ),
    "option.opening_fifteen.off": "ei kukaan",
    "option.opening_fifteen.dealer": "jakaja",
    "option.opening_fifteen.lead": "aloittaja",
    "option.barsega": "Kolme pientä jaettua korttia",
    "option.barsega.question": (
        "Montako pistettä kolmesta jaetusta kortista, joiden summa on enintään yhdeksän?"
    ),
    "option.trio": "Kolme samanarvoista jaettua",
    "option.trio.question": "Montako pistettä kolmesta jaetusta samanarvoisesta kortista?",
    "option.wild": "Jokerikortti",
    "option.wild.question": (
        "Mikä kortti käy minkä tahansa arvon kortista aloituspöydässä ja ilmoituksissa?"
    ),
    "option.wild.off": "ei mikään",
    "option.wild.seven_of_cups": "maljaseiska",
    "option.capture": "Ottaminen",
    "option.capture.question": "Onko kortilla otettava, jos sillä voi ottaa?",
    "option.capture.forced": "pakollista",
    "option.capture.optional": "vapaaehtoista",
    "option.sum": "Oton summa",
    "option.sum.question": (
        "Pitääkö otettavien korttien summan olla pelatun kortin arvo, sen kanssa viisitoista vai "
        "arvon monikerta?"
    ),
    "option.sum.equal": "pelatun kortin arvo",
    "option.sum.fifteen": "sen kanssa viisitoista",
    "option.sum.equal+fifteen": "sen arvo tai sen kanssa viisitoista",
    "option.sum.multiple": "sen arvon monikerta",
    "option.priority": "Etusija",
    "option.priority.question": (
        "Sulkeeko samanarvoinen kortti summat pois, vai onko otettava mahdollisimman vähän "
        "kortteja?"
    ),
    "option.priority.single": "samanarvoinen kortti ennen summia",
    "option.priority.fewest": "mahdollisimman vähän kortteja",
    "option.priority.free": "vapaa valinta",
    "option.max_capture": "Kortteja enintään kerralla",
    "option.max_capture.question": "Montako pöydän korttia yksi kortti saa enintään ottaa?",
    "option.max_capture.none": "ei rajaa",
    "option.courts": "Kuvakortit",
    "option.courts.question": "Ovatko kuvakorttien arvot J8 Q9 vai Q8 J9?",
    "option.courts.jqk": "sotilas 8, ratsu 9, kuningas 10",
    "option.courts.qjk": "ratsu 8, sotilas 9, kuningas 10",
    "option.court_match": "Kuvakorttien otot",
    "option.court_match.question": (
        "Onko kuvakorteilla lukuarvo, vai ottavatko ne vain samanlaisen kuvakortin?"
    ),
    "option.court_match.value": "luvun mukaan",
    "option.court_match.identity": "vain samanlaisen",
    "option.ace": "Ässä",
    "option.ace.question": "Ottaako ässä koko pöydän, ja saako siitä pisteen?",
    "option.ace.plain": "kortti muiden joukossa",
    "option.ace.literal": "arvo 1, jonka monikertoja ovat kaikki",
    "option.ace.sweep": "ottaa kaiken, ei mökkiä",
    "option.ace.sweep_scores": "ottaa kaiken, mökki",
    "option.ace.optional_sweep": "saa ottaa kaiken, ei mökkiä",
    "option.ace_with_ace": "Ässä pöydässä",
    "option.ace_with_ace.question": "Mitä ässä ottaa, kun pöydässä on ässä?",
    "option.ace_with_ace.takes_ace": "ässä ottaa vain ässän",
    "option.ace_with_ace.sweeps": "ässä ottaa silti kaiken",
    "option.ace_empty": "Ässä tyhjään pöytään",
    "option.ace_empty.question": "Mitä tapahtuu tyhjään pöytään pelatulle ässälle?",
    "option.ace_empty.stays": "jää siihen",
    "option.ace_empty.takes_itself": "ottaa itsensä",
    "option.ace_lead": "Ässä ensimmäisenä korttina",
    "option.ace_lead.question": "Saako jaon ensimmäinen kortti olla ässä?",
    "option.ace_lead.allowed": "sallittu",
    "option.ace_lead.barred": "kielletty",
    "option.sweep_worth": "Mökin arvo",
    "option.sweep_worth.question": (
        "Minkä arvoinen mökki on: piste, kortin luku vai luku kahdesti, kun kaikki on samaa maata?"
    ),
    "option.sweep_worth.one": "yksi piste",
    "option.sweep_worth.number": "kortin luku",
    "option.sweep_worth.number_doubled": "kortin luku, yhdessä maassa kahdesti",
    "option.sweep_worth.nothing": "ei mitään",
    "option.court_sweep": "Kuvakortin mökki",
    "option.court_sweep.question": "Mikä luku on luvuttomalla kuvakortilla, kun se tekee mökin?",
    "option.court_sweep.0": "ei lukua",
    "option.court_sweep.11_12_13": "11, 12, 13",
    "option.no_sweep_on": "Ei mökkiä",
    "option.no_sweep_on.question": "Mistä koko pöydän otosta ei saa mökkiä?",
    "option.no_sweep_on.last_card": "jaon viimeisellä kortilla",
    "option.no_sweep_on.last_capture": "jaon viimeisellä otolla",
    "option.no_sweep_on.last_turn_each": "kunkin viimeisellä kortilla",
    "option.no_sweep_on.last_hand": "viimeisessä jakoerässä",
    "option.no_sweep_on.never": "ei rajoitusta: kaikki lasketaan",
    "option.picada": "Picada (samanarvoisen otto)",
    "option.picada.question": (
        "Saako samanarvoisen kortin otosta pisteen, aina vai vain juuri jätetystä?"
    ),
    "option.picada.off": "ei pistettä",
    "option.picada.any": "piste aina",
    "option.picada.previous": "piste juuri jätetystä kortista",
    "option.simili": "Simili (yhden maan otto)",
    "option.simili.question": "Saako kokonaan yhden maan otosta pisteen?",
    "option.quadriglia": "Quadriglia (kolme korttia tai enemmän)",
    "option.quadriglia.question": "Saako kolmen tai useamman pöydän kortin otosta pisteen?",
    "option.suit_bonus": "Useita saman maan kortteja",
    "option.suit_bonus.question": (
        "Tuovatko saman maan kortit ottavan kortin luvun verran pisteitä?"
    ),
    "option.suit_bonus.off": "ei pisteitä",
    "option.suit_bonus.matching": "pisteitä, jos ottaja on samaa maata",
    "option.suit_bonus.taken": "pisteitä, ottipa mikä tahansa",
    "option.leftovers": "Pöytään jääneet",
    "option.leftovers.question": (
        "Kenelle pöytään jääneet menevät (kummassakaan ei kenellekään, jos kukaan ei ottanut)?"
    ),
    "option.leftovers.last_capturer": "viimeksi ottaneelle",
    "option.leftovers.nobody_if_none": "viimeksi ottaneelle tai ei kenellekään",
    "option.primiera": "Primiera",
    "option.primiera.question": "Miten primieran piste ratkaistaan?",
    "option.primiera.standard": "joka maan paras kortti",
    "option.primiera.graded": "samoin, kuvakortit porrastettu",
    "option.primiera.most_sevens": "eniten seiskoja",
    "option.primiera.settanta": "kolme tai neljä seiskaa",
    "option.primiera.off": "ei pistettä",
    "option.primiera_missing": "Primiera, kun maa puuttuu",
    "option.primiera_missing.question": "Entä jos puolelta puuttuu maa primierasta?",
    "option.primiera_missing.disqualify": "ei voi voittaa",
    "option.primiera_missing.suits_first": "ensin ratkaisee maiden määrä",
    "option.primiera_missing.zero": "maa lasketaan nollaksi",
    "option.primiera_source": "Primieran kortit",
    "option.primiera_source.question": "Mitkä otetut kortit lasketaan primieraan?",
    "option.primiera_source.all": "kaikki otetut kortit",
    "option.primiera_source.combination_only": "vain usean kortin ottojen kortit",
    "option.primiera_source.combination_letter": "usean kortin ottojen parhaat kortit",
    "option.majority": "Enemmistö",
    "option.majority.question": "Eniten vai yli puolet korteista ja maasta?",
    "option.majority.most": "eniten",
    "option.majority.over_half": "yli puolet",
    "option.tie": "Tasatilanne",
    "option.tie.question": "Mitä pisteelle tapahtuu tasatilanteessa?",
    "option.tie.none": "kukaan ei saa pistettä",
    "option.tie.share": "jaetaan kokonaisina pisteinä",
    "option.tie.carry": "siirtyy seuraavaan jakoon",
    "option.four_sevens": "Neljä seiskaa",
    "option.four_sevens.question": "Saako kaikista neljästä seiskasta lisäpisteen?",
    "option.napola": "Sarja ässästä (napola)",
    "option.napola.question": "Saako sarjasta A-2-3… pisteitä?",
    "option.napola.off": "ei pisteitä",
    "option.napola.full": "piste kortilta",
    "option.napola.to6": "piste kortilta, enintään kuusi",
    "option.napola_suit": "Sarjan maa",
    "option.napola_suit.question": "Missä maassa sarjasta saa pisteitä?",
    "option.napola_suit.coins": "kolikot",
    "option.napola_suit.swords": "miekat",
    "option.napola_suit.every": "kaikki maat",
    "option.grande": "Grande (kolikkojen kuvakortit)",
    "option.grande.question": "Saako kolikkojen korteista J Q K viisi pistettä?",
    "option.rebello": "Re bello (kolikkokuningas)",
    "option.rebello.question": "Onko kolikkokuningas pisteen arvoinen?",
    "option.ponino": "Ponino (neljä kuningatarta)",
    "option.ponino.question": "Kaksinkertaistavatko kaikki neljä kuningatarta mökkien pisteet?",
    "option.napoleone": "Napoleone (suora voitto)",
    "option.napoleone.question": (
        "Voittaako heti puoli, joka otti kaikki yhden maan kortit (tai pelin nimeämät kortit)?"
    ),
    "option.wins": "Voittaja",
    "option.wins.question": "Voittaako suuri vai pieni pistemäärä?",
    "option.wins.high": "suuri pistemäärä",
    "option.wins.low": "pieni pistemäärä",
    "option.target": "Ottelun voittopisteet",
    "option.target.question": "Ottelussa: montako pistettä voittaa?",
    "option.finish": "Ottelun loppu",
    "option.finish.question": "Ottelussa: miten ratkaistaan, kun tavoite saavutetaan?",
    "option.finish.highest_then_play_on": (
        "jaon lopussa voittaa tavoitteen saavuttaneista suurin, tasan jatketaan"
    ),
    "option.finish.count_order": (
        "jaon lopussa voittaa tavoitteen saavuttaneista suurin; kärjen ollessa tasan se, joka "
        "saavuttaa sen ensin järjestyksessä laskettaessa"
    ),
    "option.finish.mid_deal": "tavoitteen ensin saavuttanut, myös kesken pelin, voittaa heti",
    "option.finish.claim": (
        "tavoitteen ilmoittava voittaa heti, jos pisteet riittävät, väärä ilmoitus häviää; ilman "
        "ilmoitusta voittaa jaon lopussa suurin"
    ),
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    "picture.seat": "Paikka {number}",
    "picture.side": "puoli {number}",
    "picture.to_move": "vuorossa",
    "picture.table": "pöytä",
    "picture.hand": "käsi",
    "picture.pile": "kasa",
    "picture.stock": "pakka",
    "picture.empty": "ei kortteja",
    "picture.over": "jako ohi",
    "picture.last_capture": "otti viimeksi",
    "picture.last_laid": "viimeksi pöytään",
    "picture.hidden": "tuntematon kortti",
    "picture.cards.one": "{count} kortti",
    "picture.cards": "{count} korttia",
    "picture.hidden_cards.one": "{count} tuntematon kortti",
    "picture.hidden_cards": "{count} tuntematonta korttia",
    "picture.bonus.one": "{count} piste mökeistä",
    "picture.bonus": "{count} pistettä mökeistä",
    "picture.capture": "{card} ottaa: {others}",
    "picture.lay": "{card} jää pöytään",
    "picture.chosen": "valittu",
    "picture.and": "ja",
    "display.table": "taulukko",
    "display.unit": "paikan {seat} puolen jakopisteet miinus toisen puolen",
    "display.unit_many": "paikan {seat} puolen jakopisteet miinus muiden puolten keskiarvo",
    "display.one_world": "vain yksi maailma",
    "display.span": "{low} … {high}",
    "display.side": "Puoli {side} ({letter})",
    "display.points": "Jaon pisteet",
    "display.points_so_far": "Pisteet tähän asti; jako ei ole ohi",
    "display.carried": "Siirtyy seuraavaan jakoon: {names}.",
    "display.total": "yhteensä",
    "display.category": "Luokka",
    "display.had": "Mitä kullakin puolella oli",
    "display.value": "Arvo",
    "display.interval": "95 %:n väli",
    "display.move": "Siirto",
    "display.behind": "Jäljessä",
    "display.behind_best": "Jäljessä parasta",
    "display.played": "Pelataan",
    "display.parts": "Arvo luokittain",
    "display.early": "Kesken: {why}.",
    "display.assumed": "Oletus: {what}.",
    "display.made": "{rules}, versio {version}.",
    "display.drawn": "{worlds} maailmaa, siemenluku {seed}",
    "display.card": "Kortti",
    "display.whereabouts": "Todennäköisyys päätyä kunkin puolen kasaan siirron {move} jälkeen",
    "display.unseen": "Minne näkemättömät kortit päätyvät",
    "display.proven": "todistettu",
    "display.bounds": "rajat",
    "display.best": "paras",
    "display.exact": "Tarkka, todistettu",
    "display.ended": "Rajat pitävät; lopetettu kesken",
    "display.line": "Paras jatko: {moves}",
    "display.nodes": "{count} asemaa tutkittu; {rules}.",
    "chance.win": "Voitto",
    "chance.tie": "Tasapeli",
    "chance.loss": "Tappio",
    "chance.sweep_risk": "Mökin vaara",
    "legend.unsure": "± on keskivirhe; viikset ja välit ovat 95 %.",
    "legend.win": (
        "Voitto: todennäköisyys voittaa tämä jako; tasapelistä lasketaan puolet (useamman puolen "
        "kesken osuus)."
    ),
    "legend.sweep_risk": (
        "Mökin vaara: todennäköisyys, että seuraava paikka voi heti ottaa koko pöydän."
    ),
    "legend.played": "Pelataan: miten usein reilu pelaaja tekee siirron.",
    "picture.pack": "sijoittamatta",
    "picture.out": "poissa pelistä",
    "picture.put": "aseta tähän: {place}",
    "picture.fault": "tässä on jotain vialla",
    "picture.last_move": "viimeisin siirto",
    "picture.took": "{seat} otti",
    "picture.other": "{count} muuta pistettä pelistä",
    "picture.other.one": "{count} muu piste pelistä",
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
    "screen.to_explorer": "Tutki tätä",
    "screen.to_editor": "Muokkaa tätä",
    "screen.to_play": "Pelaa tästä",
    "screen.to_review": "Arvioi tämä",
    "screen.to_quiz": "Kysy luokalta",
    "screen.lost": "Python on päättynyt tässä; näet viimeisimmän tilan. Jatka suorittamalla solussa: {code}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Pelipöytä",
    "table.line": "Asema yhdellä rivillä (tai siirto)",
    "table.moves": "Pelatut siirrot",
    "table.choices": "Mitä tämä kortti voi tehdä",
    "table.choose": "Valitse kortti paikan {seat} kädestä.",
    "table.first": "Valitse ensin kortti kädestä, sitten mitä se ottaa.",
    "table.ready": "{move}: paina Pelaa tai kosketa pöytää.",
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
    "why.takes": "ottaa: {card}",
    "why.keeps": "pitää kädessä: {card}",
    "why.leaves": "jättää pöytään: {card}",
    "why.more": "ottaa {what} enemmän",
    "why.fewer": "ottaa {what} vähemmän",
    "why.cards": "{count} korttia",
    "why.cards.one": "{count} kortin",
    "why.suit.D": "{count} kolikkoa",
    "why.suit.D.one": "{count} kolikon",
    "why.suit.H": "{count} maljaa",
    "why.suit.H.one": "{count} maljan",
    "why.suit.S": "{count} miekkaa",
    "why.suit.S.one": "{count} miekan",
    "why.suit.C": "{count} sauvaa",
    "why.suit.C.one": "{count} sauvan",
    "why.sweep": "tekee mökin ja saa {points} ({category})",
    "why.no_sweep": "jättää mökin tekemättä ja menettää {points} ({category})",
    "why.scores": "tuo heti {points} ({category})",
    "why.no_score": "jättää ottamatta {points} ({category})",
    "why.next_holds": "seuraava pelaaja voi tehdä mökin ({card})",
    "why.exposes": "jättää mökin tarjolle: {what} vielä näkemättä ({percent} %)",
    "why.safe": "ei jätä seuraavalle mökkiä",
    "why.last": "saa pöydän viimeiset kortit",
    "why.gains": "voittaa {points} ({category})",
    "why.loses": "menettää {points} ({category})",
    "why.ends": "{card}: päätyy omaan kasaan {here} %:ssa jaoista ({there} %:n sijasta)",
    "why.win": "voittaa jaon {here} %:ssa tapauksista ({there} %:n sijasta)",
    "why.points": "{count} pistettä",
    "why.points.one": "{count} pisteen",
    "why.points.broken": "{whole},{part} pistettä",
    "why.points.broken.many": "{whole},{part} pistettä",
    "why.comma": "{first}, {last}",
    "why.and": "{first} ja {last}",
    "why.rank.A": "{count} ässää",
    "why.rank.A.one": "{count} ässä",
    "why.rank.2": "{count} kakkosta",
    "why.rank.2.one": "{count} kakkonen",
    "why.rank.3": "{count} kolmosta",
    "why.rank.3.one": "{count} kolmonen",
    "why.rank.4": "{count} nelosta",
    "why.rank.4.one": "{count} nelonen",
    "why.rank.5": "{count} viitosta",
    "why.rank.5.one": "{count} viitonen",
    "why.rank.6": "{count} kuutosta",
    "why.rank.6.one": "{count} kuutonen",
    "why.rank.7": "{count} seiskaa",
    "why.rank.7.one": "{count} seiska",
    "why.rank.8": "{count} kasia",
    "why.rank.8.one": "{count} kasi",
    "why.rank.9": "{count} ysiä",
    "why.rank.9.one": "{count} ysi",
    "why.rank.T": "{count} kymppiä",
    "why.rank.T.one": "{count} kymppi",
    "why.rank.J": "{count} sotilasta",
    "why.rank.J.one": "{count} sotilas",
    "why.rank.Q": "{count} ratsua",
    "why.rank.Q.one": "{count} ratsu",
    "why.rank.queen": "{count} kuningatarta",
    "why.rank.queen.one": "{count} kuningatar",
    "why.rank.K": "{count} kuningasta",
    "why.rank.K.one": "{count} kuningas",
    "why.category.cards": "kortit",
    "why.category.coins": "kolikot",
    "why.category.swords": "miekat",
    "why.category.settebello": "settebello",
    "why.category.mata": "miekkakakkonen",
    "why.category.ten_of_coins": "kolikkokymppi",
    "why.category.jack_of_cups": "maljasotilas",
    "why.category.jack_of_swords": "miekkasotilas",
    "why.category.ace_of_coins": "kolikkoässä",
    "why.category.two_of_coins": "kolikkokakkonen",
    "why.category.three_of_coins": "kolikkokolmonen",
    "why.category.forty_eight": "neljäkymmentäkahdeksan",
    "why.category.figures": "kuvakortit",
    "why.category.figures_level": "kuvien tasatilanne",
    "why.category.primiera": "primiera",
    "why.category.four_sevens": "neljä seiskaa",
    "why.category.napola": "napola",
    "why.category.grande": "grande",
    "why.category.rebello": "re bello",
    "why.category.ponino": "ponino",
    "why.category.sweeps": "mökit",
    "why.category.picada": "picada",
    "why.category.simili": "simili",
    "why.category.quadriglia": "quadriglia",
    "why.category.suit_bonus": "yhden maan otot",
    "why.category.declarations": "ilmoitukset",
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
