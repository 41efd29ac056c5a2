"""Italian: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "Si apparecchia il tavolo …",
    "serve.failed": "Non è stato possibile apparecchiare il tavolo.",
    "serve.gone": "Il tavolo non risponde più: il suo programma è terminato.",
    "serve.reload": "Ricomincia",
    "serve.noscript": "Scopa Lab ha bisogno di JavaScript: consentilo per questa pagina.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} compare due volte",
    "pile.cards": "{count} carte",
    "pile.cards.one": "{count} carta",
    "number.thousand": "1\N{NARROW NO-BREAK SPACE}000",
    "list.only": "{only}",
    "list.and": "{first} e {last}",
    "list.or": "{first} o {last}",
    "list.comma": "{first}, {last}",
    "list.semicolon": "{first}; {last}",
    "list.sentence": "{first} {last}",
    "list.versus": "{first} - {last}",
    "more": "altre {number}",
    "none": "nessuno",
    "nothing": "niente",
    "near": " (forse {names}?)",
    "seat": "posto {number}",
    "side": "parte {number}",
    "number.whole": "{name} è un numero intero, non {given}",
    "number.whole_from": "{name} è un numero intero da {from} in su, non {given}",
    "number.whole_to": "{name} è un numero intero fino a {to}, non {given}",
    "number.whole_from_to": "{name} è un numero intero da {from} a {to}, non {given}",
    "number.seconds": "{name} è un numero di secondi maggiore di 0, non {given}",
    "number.share": "{name} è un numero da 0 a 1, non {given}",
    "rank.A": "asso",
    "rank.2": "due",
    "rank.3": "tre",
    "rank.4": "quattro",
    "rank.5": "cinque",
    "rank.6": "sei",
    "rank.7": "sette",
    "rank.8": "otto",
    "rank.9": "nove",
    "rank.T": "dieci",
    "rank.J": "fante",
    "rank.Q": "cavallo (donna)",
    "rank.K": "re",
    "cards.single": "ci vuole una carta sola, ce ne sono {found} in {given}",
    "cards.twice": "compare due volte in {given}: {cards}",
    "cards.text": "le carte si scrivono come testo, non {given}",
    "cards.none": (
        "nessuna carta: {given} (si scrive il valore A 2-9 T J Q K, poi il seme D denari, H coppe, "
        "S spade, C bastoni (♦ ♥ ♠ ♣), per esempio 7D)"
    ),
    "cards.none_unknown": (
        "nessuna carta: {given} (si scrive il valore A 2-9 T J Q K, poi il seme D denari, H coppe, "
        "S spade, C bastoni (♦ ♥ ♠ ♣), per esempio 7D, oppure ? per una carta coperta)"
    ),
    "cards.none_known": (
        "nessuna carta: {given} (si scrive il valore A 2-9 T J Q K, poi il seme D denari, H coppe, "
        "S spade, C bastoni (♦ ♥ ♠ ♣), per esempio 7D; una carta coperta (?) qui non è ammessa)"
    ),
    "move.text": "una giocata si scrive come testo, per esempio '7Dx2C5S', non {given}",
    "move.no_card": "{given} non dice quali carte prende",
    "move.lies": "{card} non si può giocare: è in tavola",
    "move.taking": "{card} che prende {others}",
    "text.line": "una posizione è una riga di testo, non {given}",
    "text.empty": "la riga è vuota; comincia con un gioco, per esempio 'scopa'",
    "text.no_variant": (
        "la riga comincia con {given}, che non è un gioco{near}; i giochi: {variants}"
    ),
    "text.no_value": "l'opzione {given} non ha un valore; si scrive nome=valore",
    "text.option_twice": "l'opzione {given} compare due volte",
    "text.no_field": "campo sconosciuto {given}{near}; i campi: {fields}",
    "text.field_twice": "il campo {given} compare due volte",
    "text.yes_no": "{name}: yes (sì) o no, non {given}",
    "text.yes_no_points": "{name}: yes (sì), no, o i suoi punti, non {given}",
    "text.kind_twice": "{kind} compare due volte in {given}",
    "field.table": "tavola",
    "field.hands": "mani",
    "field.hands.of": "mano del posto {number}",
    "field.piles": "carte prese",
    "field.piles.of": "carte prese dalla parte {number}",
    "field.bonus": "punti fatti durante il gioco",
    "field.bonus.of": "punti fatti durante il gioco dalla parte {number}",
    "field.stock": "tallone",
    "field.to_move": "posto di turno",
    "field.last_capture": "ultimo ad aver preso",
    "field.last_laid": "ultima carta calata",
    "field.last_capture_swept": "l'ultima presa era una scopa",
    "field.first_play": "prima giocata della smazzata",
    "field.combinations": "prese che contano per la primiera",
    "field.combinations.of": "prese della parte {number} che contano per la primiera",
    "field.out": "carte fuori gioco",
    "field.variant": "gioco",
    "field.options": "opzioni",
    "field.text": "riga di testo",
    "field.position": "posizione",
    "field.seat": "posto",
    "field.cards": "carte",
    "field.players": "giocatori",
    "a_bonus": "un punteggio",
    "setup.fault": "{field}: {fault}",
    "setup.faults": "{number} errori nella posizione: {faults}",
    "setup.known": "una carta coperta (?) qui non è ammessa",
    "setup.list.seat": "ci vuole un elenco di {number}, uno per posto, non {given}",
    "setup.list.side": "ci vuole un elenco di {number}, uno per parte, non {given}",
    "setup.so_many": "ce ne vogliono {number} ({names}), ce ne sono {given}",
    "setup.seat": "un posto è un numero da 0 a {last}, non {given}",
    "setup.no_seat": "il posto {seat} non esiste; i posti: da 0 a {last}",
    "setup.twice": "{card} compare due volte ({where})",
    "setup.times": "{card} compare {times} volte ({where})",
    "setup.too_many": "chieste {wanted} carte coperte (?), ma quelle non viste sono solo {unseen}",
    "setup.no_card": "il posto {seat} non ha carte; posti con carte: {seats}",
    "setup.deal_first": (
        "nessuno ha carte in mano e nel tallone ce ne sono {count}: prima si danno le carte"
    ),
    "setup.true_false": "ci vuole True (sì) o False (no), non {given}",
    "setup.true_false_points": "ci vuole True (sì), False (no) o i suoi punti, non {given}",
    "setup.no_first": "solo con questa regola conta la prima giocata della smazzata: {rule}",
    "setup.one_card": "ci vuole una carta sola, non {given}",
    "setup.scores": "{given} non segna",
    "setup.was_given": "è stato dato {given}",
    "setup.in_play": "{what}; durante il gioco segnano: {allowed}",
    "setup.in_play.one": "{what}; durante il gioco segna: {allowed}",
    "setup.no_captor": "per una scopa ci vuole chi ha preso; manca: {field}",
    "setup.unpaid": (
        "una scopa pagata vale {count} punti fatti durante il gioco; punti della parte {side}: "
        "{has}"
    ),
    "setup.unpaid.one": (
        "una scopa pagata vale {count} punto fatto durante il gioco; punti della parte {side}: "
        "{has}"
    ),
    "setup.no_combinations": "le combinazioni contano solo con questa regola: {rule}",
    "setup.texts": "ci vuole un elenco di testi, non {given}",
    "setup.small": "ci vogliono la carta giocata e due o più prese, non {given}",
    "setup.not_in_pile": "non è fra le {pile}: {cards}",
    "setup.two_combinations": "una carta compare in due combinazioni",
    "position.of": "ci vuole una posizione o il suo testo, non {given}",
    "position.mapping": "ci vuole nome: valore, non {given}",
    "position.no_field": "campo sconosciuto; i campi: {fields}",
    "position.no_variant": "manca il nome di un gioco, dato {given}",
    "position.options": "le opzioni sono nome: valore, non {given}",
    "position.no_seat": "il posto {seat} non esiste",
    "position.named": "nominate {named} carte, ma quelle coperte sono {unknown}",
    "position.not_unseen": "non può essere lì, perché si sa dov'è: {cards}",
    "engine.unknown": "carte coperte: {number}",
    "engine.open": (
        "qui tutte le carte devono essere note (senza tallone, stock=''); analyse accetta carte "
        "coperte"
    ),
    "engine.mover": "è di turno e ha carte coperte: {number}",
    "engine.captures": (
        "qui una carta ha {found} prese possibili; i valori si calcolano se nessuna ne ha più di "
        "{most}"
    ),
    "why_not.over": "la smazzata è finita",
    "why_not.elsewhere": "{card} non può essere in mano al posto {seat}: è altrove",
    "why_not.not_held": "{card} non è in mano al posto {seat} ({hand})",
    "why_not.ace_lead": "la prima carta della smazzata non può essere un asso ({rule})",
    "why_not.forced": (
        "{card} può prendere {allowed}, e una carta che può prendere non si può calare ({rule})"
    ),
    "why_not.missing": "non sono in tavola: {card}",
    "why_not.missing.one": "{card} non è in tavola",
    "why_not.court": (
        "{card} non ha un valore e prende solo una carta della sua figura: {kind} ({rule})"
    ),
    "why_not.courts": (
        "{cards} non hanno un valore e si prendono solo con una figura uguale ({rule})"
    ),
    "why_not.courts.one": (
        "{cards} non ha un valore e si prende solo con una figura uguale ({rule})"
    ),
    "why_not.cap": "{cards} sono {number} carte, e una carta ne prende al massimo {most} ({rule})",
    "why_not.equal": (
        "{card} prende solo la carta uguale, cioè {allowed}: una carta uguale esclude le somme "
        "({rule})"
    ),
    "why_not.equal_beside": (
        "{card} non prende una somma di {total} se c'è la carta uguale, cioè {allowed}: una carta "
        "uguale esclude le somme ({rule})"
    ),
    "why_not.fewest": (
        "{cards} sono {number} carte, e {card} deve prenderne meno possibile: {allowed} ({rule})"
    ),
    "why_not.fewest_beside": (
        "{cards} sono {number} carte, e fra le somme di {total} {card} deve prendere quella con "
        "meno carte: {allowed} ({rule})"
    ),
    "why_not.ace_may": (
        "{card} prende ciò che prende una carta che vale 1, oppure tutta la tavola: {allowed} "
        "({rule})"
    ),
    "why_not.ace_all": "{card} prende tutta la tavola e niente di meno: {allowed} ({rule})",
    "why_not.ace_one": "c'è un asso in tavola, e {card} prende un asso: {allowed} ({rule})",
    "why_not.ace_fifteen": (
        "c'è un asso in tavola, e {card} prende un asso o ciò che fa 15 con esso: {allowed} "
        "({rule})"
    ),
    "why_not.aces_only": "{card} prende solo assi ({rule})",
    "counts": "{cards} fanno {total}",
    "counts.one": "{cards} vale {total}",
    "why_not.sum.equal": (
        "{counts}, e {card} prende una carta che vale {value} o più carte che fanno {value}"
    ),
    "why_not.sum.multiple": "{counts}, che non è un multiplo di {value} ({rule})",
    "why_not.sum.fifteen": "{counts}, con {card} {made}, e devono fare 15 ({rule})",
    "why_not.sum.equal+fifteen": (
        "{counts}, con {card} {made} e non 15, e non è nemmeno {value} ({rule})"
    ),
    "illegal": "Giocata non ammessa ({move}): {reason}. Giocate ammesse: {legal}",
    "illegal.none": "nessuna, la smazzata è finita",
    "rules.refused": "{name}: {given} non è ammesso{near}; ammessi: {allowed}",
    "rules.seating": "{game} non si gioca così: {seating}; ammesso: {allowed}",
    "rules.seated": "{players} giocatori ({teams})",
    "rules.strange": "non nel mazzo ({pack}: {ranks} in D H S C): {cards}",
    "rules.fact": (
        "{fact} è un dato di {game}, non un'opzione; un gioco diverso in questo ha un nome suo; le "
        "opzioni: {options}"
    ),
    "rules.no_option": "opzione sconosciuta {given}{near}; le opzioni: {options}",
    "rules.twice": "l'opzione {name} è data due volte",
    "rules.no_variant": "gioco sconosciuto {given}{near}; i giochi: {variants}",
    "rules.no_text": "un gioco si indica con un testo, non {given}; per esempio uno di {variants}",
    "contradiction.twice": "{game} ha due voci di nome {names}",
    "contradiction.kind": "{name}: kind={kind} è sconosciuto; ammessi: {kinds}",
    "contradiction.of": (
        "{name}: of={of} non è una voce che possa guardare; può guardare: {allowed}"
    ),
    "contradiction.outright": (
        "outright={given} non è né un seme ({suits}) né delle carte, come 'AD 2D 3D'"
    ),
    "contradiction.french": (
        "{pack}: ha tredici valori, e le figure oltre il dieci non hanno un numero; si usa con "
        "{match}"
    ),
    "contradiction.plain_ranks": (
        "{rule}: distingue le figure, e il mazzo liscio (A-9 T) non ne ha; si usa {pack}"
    ),
    "contradiction.plain_match": (
        "{rule}: riguarda ciò che prendono le figure, e il mazzo liscio (A-9 T) non ne ha; si usa "
        "{pack}"
    ),
    "contradiction.rebello": "il re di denari",
    "contradiction.grande": "le figure di denari",
    "contradiction.ponino": "le quattro donne",
    "contradiction.plain_pays": (
        "{rule}: premia {cards}, che mancano nel mazzo liscio (A-9 T); si usa {pack}"
    ),
    "contradiction.lacking": "{game} premia carte che mancano nel mazzo ({pack}): {cards}",
    "contradiction.courts": (
        "{courts} dice quale figura vale di più, e {match} che nessuna ha un valore; si usa "
        "{other_courts} o {other_match}"
    ),
    "contradiction.deal": (
        "{cards} carte (mazzo: {pack}) meno {upcards} in tavola non si possono dare a {players} "
        "giocatori {batch} per volta; cambiare mazzo o giocatori"
    ),
    "contradiction.upcards": (
        "{rule}: riguarda le carte scoperte all'inizio, e {game} non ne scopre; ammesso: {allowed}"
    ),
    "contradiction.three": (
        "{pays} premiano tre carte date insieme, e {game} ne dà {batch} a testa; ammesso: 0"
    ),
    "contradiction.wild": (
        "{rule}: riguarda la tavola iniziale e le dichiarazioni, e non si gioca né l'una né le "
        "altre; si usa con: {opening_fifteen}, {barsega} o {trio}"
    ),
    "contradiction.ace": (
        "{rule}: riguarda un asso che prende tutta la tavola, e qui non lo fa ({ace}); ammesso: "
        "{allowed}"
    ),
    "contradiction.last_hand": (
        "{rule}: vieterebbe ogni scopa in {game}, che dà tutte le carte in una volta; ammessi: "
        "{allowed}"
    ),
    "contradiction.court_sweep": (
        "{rule}: dà un numero alle figure che non ne hanno; si usa con {match} e {worth}"
    ),
    "contradiction.no_sweeps": (
        "{rule}: conta due volte i punti delle scope, che qui non ne danno ({worth})"
    ),
    "contradiction.claim": (
        "{rule}: una parte può chiamarsi fuori, ma qui chi arriva al traguardo perde ({wins}); "
        "scegliere un'altra fine"
    ),
    "contradiction.primiera_source": (
        "{rule}: riguarda le carte da sommare, e qui non se ne sommano ({primiera}); ammesso: "
        "{allowed}"
    ),
    "contradiction.primiera_missing": (
        "{rule}: riguarda un seme che manca, e qui i semi non servono ({primiera}); ammesso: "
        "{allowed}"
    ),
    "contradiction.napola": (
        "{rule}: riguarda dove segna una sequenza, e qui non ne segna nessuna ({napola}); ammesso: "
        "{allowed}"
    ),
    "concept.two": "carte scoperte, gioco migliore da entrambe le parti",
    "concept.two_low": "carte scoperte, gioco migliore da entrambe le parti, per fare meno punti",
    "concept.many": (
        "carte scoperte, ogni parte per sé: ognuna gioca per i propri punti meno la media di "
        "quelli delle altre, e fra giocate ugualmente buone fa la prima"
    ),
    "concept.many_low": (
        "carte scoperte, ogni parte per sé: ognuna gioca per avere il meno possibile di punti "
        "propri meno la media di quelli delle altre, e fra giocate ugualmente buone fa la prima"
    ),
    "unit.two": "punti della smazzata, parte di turno meno l'altra",
    "unit.two_low": "punti della smazzata, parte di turno meno l'altra; meno è meglio",
    "unit.many": "punti della smazzata, parte di turno meno la media delle altre",
    "unit.many_low": (
        "punti della smazzata, parte di turno meno la media delle altre; meno è meglio"
    ),
    "unit.points": "punti della smazzata, parte di turno",
    "unit.points_low": "punti della smazzata, parte di turno; meno è meglio",
    "unit.win": "probabilità di vincere la smazzata, un pareggio conta per la sua parte",
    "unit.match": "probabilità di vincere la partita da {ours} a {theirs}",
    "analysis.exact": "esatto",
    "analysis.cards_up": "media a carte scoperte",
    "analysis.result": "risultato contro {who}",
    "analysis.seats": "{names} ai loro posti",
    "analysis.over": "{what} su {worlds}",
    "worlds.all": "{total} mondi",
    "worlds.of": "{done} di {total} mondi",
    "worlds.so_far": "{worlds} finora",
    "analysis.estimate": "stima: {title}",
    "analysis.for_margin": (
        "le giocate si scelgono per lo scarto della smazzata, e si fa la media di ciò che ne viene"
    ),
    "analysis.played_by": (
        "dopo la giocata ogni posto è giocato da {who}, senza vedere carte coperte"
    ),
    "analysis.alike": (
        "tutti i mondi compatibili ugualmente probabili, nulla si legge dal gioco precedente"
    ),
    "analysis.too_late": (
        "nessun mondo calcolato in {seconds} s; serve più tempo, o una posizione con meno carte da "
        "giocare"
    ),
    "analysis.part": "sono i mondi calcolati finora",
    "analysis.longer": "con più tempo ci si avvicina di più",
    "analysis.interrupted": "interrotto: {title}; vedi .analysis",
    "analysis.deal_over": (
        "la smazzata è finita: non c'è giocata da valutare; vedi position.score()"
    ),
    "analysis.unknown": (
        "è di turno il posto {seat}, che ha carte coperte (?): {number}; bisogna nominarle, o "
        "guardare da un posto di cui si conoscono le carte"
    ),
    "remark.exploitability": (
        "la miglior risposta a questo gioco guadagna ancora al massimo {points} punti"
    ),
    "remark.bracket": "prima di guardare una mano, si dimostra che sta in [{low}, {high}]",
    "remark.effective": "mondi pesati: sicurezza pari a {worlds} di ugual peso",
    "remark.factor": "tolta la fortuna del campione: sicurezza pari a {times} volte tanti",
    "knowledge.lacks": "il posto {seat} non ha: {cards}",
    "knowledge.ace": "il posto {seat} ha cominciato con un asso, quindi non ha altro",
    "knowledge.any": "nessuna carta di questo valore ({rank})",
    "knowledge.held": "il posto {seat} ha {cards}, e si dice che non l'abbia",
    "knowledge.no_deal": "nessuna distribuzione si accorda con ciò che si dice: {said}",
    "reading.own": "mondi pesati con {weigh}",
    "reading.greedy": (
        "mondi pesati secondo la probabilità che {count} giocate precedenti degli altri siano di "
        "giocatori avidi che sbagliano il {errors} delle volte"
    ),
    "reading.greedy.one": (
        "mondi pesati secondo la probabilità che {count} giocata precedente degli altri siano di "
        "giocatori avidi che sbagliano il {errors} delle volte"
    ),
    "fair.value": "valore equo{read} ± {left}",
    "fair.estimate": "stima equa{read}",
    "fair.read.none": ", senza lettura",
    "fair.read.mild": ", lettura prudente",
    "fair.read.full": ", lettura piena",
    "fair.read_needs": "{read} richiede i valori equi: {why}",
    "fair.working": "si stanno calcolando i valori equi",
    "fair.no_time": "non c'è stato tempo per i valori equi",
    "fair.too_late": (
        "in {seconds} s non c'è stato tempo né per i valori equi né per un solo mondo a carte "
        "scoperte; serve più tempo"
    ),
    "fair.takes": "ci vogliono circa {seconds} s",
    "fair.none": "qui niente valori equi: {why}",
    "fair.unplayed": (
        "quasi mai giocate: {moves}; valutate contro un avversario che si aspetta una svista ogni "
        "cinquanta scelte"
    ),
    "fair.later": (
        "i giri di carte successivi sono stimati (errore tipico {error}), corretti per ogni "
        "giocata con {opened} loro posizioni a carte scoperte e {exact} risolte esattamente; "
        "prendendo le stime come sono, restano da guadagnare {left} punti"
    ),
    "fair.assumes": (
        "entrambi i giocatori vedono solo le proprie carte e quelle scoperte, e giocano in modo "
        "che nessuno dei due possa guadagnare giocando altrimenti"
    ),
    "fair.reads.none": (
        "tutte le mani compatibili ugualmente probabili, nulla si legge dal gioco precedente"
    ),
    "fair.reads.full": (
        "si legge ciò che mostrerebbe il gioco precedente di un giocatore in equilibrio"
    ),
    "fair.reads.mild": (
        "si legge un quarto di ciò che mostrerebbe il gioco precedente di un giocatore in "
        "equilibrio"
    ),
    "fair.often": "{move} {share}",
    "fair.mixing": "giocate alternate: {moves}",
    "fair.level": "non distinguibili da {best}: {moves}",
    "fair.cards_up": "media a carte scoperte di {move}: {value}",
    "fair.cards_up_best": "a carte scoperte sembrerebbe migliore {move}",
    "fair.two": "{players} posti: i valori equi sono per due giocatori",
    "fair.stock": (
        "si conoscono carte del tallone: i valori equi sono per un tallone che nessuno conosce"
    ),
    "fair.sizes": (
        "carte in mano a chi è di turno: {ahead}, all'altro: {behind}; i valori equi sono per mani "
        "uguali, o con una carta in più a chi è di turno"
    ),
    "fair.out": (
        "alcune carte possono essere fuori gioco o nel tallone: per i valori equi bisogna saperlo"
    ),
    "fair.first": (
        "ciò con cui si può cominciare dipende dalla mano: i valori equi non sono per la prima "
        "giocata"
    ),
    "fair.orders": (
        "{orders} ordini di carte fino alla fine del giro: i valori equi si calcolano fino a "
        "{most} (18 carte coperte con mani di tre)"
    ),
    "team.title": "valore di coppia in [{low}, {high}]",
    "team.sees": (
        "Ogni posto vede solo le proprie carte; i compagni si accordano su come giocare prima "
        "della smazzata, e dopo non dicono nulla."
    ),
    "team.deals": (
        "Tutte le {deals} distribuzioni compatibili con ciò che tutti sanno sono ugualmente "
        "probabili: nulla si legge dal gioco precedente. Le carte nominate nelle altre mani sono "
        "note a tutti."
    ),
    "team.last_round": (
        "Nell'ultimo giro, con una carta a testa, fra più prese si sceglie come se le carte "
        "fossero scoperte."
    ),
    "team.profile": (
        "Una giocata si valuta con la sua mano, mentre tutti gli altri seguono il profilo; durante "
        "l'apprendimento ogni giocata è stata fatta almeno per l'uno per cento della sua parte, "
        "così che anche le giocate che il profilo non fa mai hanno una risposta."
    ),
    "team.brings": (
        "con questa mano, in media {move} porta {value}, se gli altri giocano come nella soluzione "
        "trovata; su tutte le mani la coppia sta fra i limiti"
    ),
    "team.lacks": "i valori di coppia non usano ciò che manca alle mani",
    "team.pairs": "i valori di coppia sono per due coppie; qui posti {players}, parti {sides}",
    "team.over": "la smazzata è finita: non c'è più niente da valutare",
    "team.stock": "in un finale così non c'è; carte: {number}",
    "team.hands": (
        "a partire da chi è di turno, ogni posto ha due carte, o una se ha già giocato in questo "
        "giro (nell'ultimo giro una o nessuna); qui {given}"
    ),
    "team.out": "carte che non stanno nelle mani e non sono nominate: {number}",
    "team.first": "un finale non comincia con la prima giocata di una smazzata",
    "score.line": "{category}: {why}",
    "score.why": "{had}, {verdict}",
    "score.total": "totale: {points}",
    "score.so_far": "finora: {points}",
    "score.outright": "la parte {side} vince subito (napoleone)",
    "score.taken": "preso dalla parte {side}",
    "score.nobody": "preso da nessuno",
    "score.of": "{part} su {whole}",
    "score.level": "pari",
    "score.not_level": "non pari",
    "score.seven": "{count} sette",
    "score.seven.one": "{count} sette",
    "score.six": "{count} sei",
    "score.six.one": "{count} sei",
    "score.sevens_only": "{count} sette",
    "score.sevens": "{sevens}, {sixes}",
    "score.prime": "{total} ({cards})",
    "score.missing": "{prime}, manca un seme",
    "score.run": "sequenza di {runs}",
    "score.won": "{count} punti alla parte {side}",
    "score.won.one": "{count} punto alla parte {side}",
    "score.carried": "pareggio, si riporta",
    "score.tie": "pareggio, nessun punto",
    "score.no_point": "nessun punto",
    "category.cards": "carte",
    "category.coins": "denari",
    "category.swords": "spade",
    "category.settebello": "settebello",
    "category.mata": "mata",
    "category.ten_of_coins": "dieci di denari",
    "category.jack_of_cups": "fante di coppe",
    "category.jack_of_swords": "fante di spade",
    "category.ace_of_coins": "asso di denari",
    "category.two_of_coins": "due di denari",
    "category.three_of_coins": "tre di denari",
    "category.forty_eight": "quarantotto",
    "category.figures": "figure",
    "category.figures_level": "figure pari",
    "category.primiera": "primiera",
    "category.four_sevens": "quattro sette",
    "category.napola": "napola",
    "category.grande": "grande",
    "category.rebello": "re bello",
    "category.ponino": "ponino",
    "category.sweeps": "scope",
    "category.picada": "picada",
    "category.simili": "simili",
    "category.quadriglia": "quadriglia",
    "category.suit_bonus": "prese di un seme",
    "category.declarations": "dichiarazioni",
    "style.random": "fa una giocata qualsiasi, tutte ugualmente probabili",
    "style.greedy": "prende subito ciò che vale di più",
    "style.chitarrella": "gioca secondo le regole di Chitarrella e Saracino",
    "style.unknown": "stile sconosciuto {given}{near}; gli stili: {styles}",
    "habit.greedy.earns": "una scopa, o qualunque altra cosa segni subito, è un punto sicuro",
    "habit.greedy.takes": "prendere ciò che vale di più: settebello, sette, denari, molte carte",
    "habit.greedy.saves": "prenderlo con una carta che vale anch'essa la pena di avere",
    "habit.chitarrella.earns": "una scopa è un punto sicuro",
    "habit.chitarrella.takes": "prendere il settebello, i sette, i denari e molte carte",
    "habit.chitarrella.saves": "mettere in salvo le proprie carte buone finché si può",
    "habit.chitarrella.sweep_risk": (
        "non lasciare nulla con cui una carta non vista possa fare scopa"
    ),
    "habit.chitarrella.exposes": "non calare carte buone dove una carta uguale non vista le prende",
    "habit.chitarrella.key_risk": "non lasciare prese a un settebello non ancora visto",
    "habit.chitarrella.pairs": (
        "la parte di mano spariglia, la parte del mazziere appariglia: con le carte pari, chi "
        "gioca per ultimo risponde a ogni carta con la sua uguale"
    ),
    "habit.chitarrella.lays_double": "calare una carta di cui se ne ha un'altra",
    "habit.chitarrella.lays_worth": "tenere i sette e i denari finché si possono mettere in salvo",
    "habit.chitarrella.last_word": "chi fa l'ultima presa ha ciò che resta in tavola",
    "match.wins": "vince la parte {side}",
    "match.win": "vincono le parti {sides} e {last}",
    "match.because_it": "{who}: {how}",
    "match.because": "{who}: la parte {side} {how}",
    "match.most": "ha raggiunto {target} con più punti di tutti",
    "match.most_in_play": "ha raggiunto {target} con più punti di tutti, durante il gioco",
    "match.most_counted": (
        "ha raggiunto {target} con più punti di tutti, contando questa voce: {category}"
    ),
    "match.level_counted": (
        "è pari in testa e ha raggiunto {target} per prima nel conto, con: {category}"
    ),
    "match.level_before": "è pari in testa e aveva raggiunto {target} prima della smazzata",
    "match.outright": "ha preso tutte le carte che vincono subito (napoleone)",
    "match.claims": "si chiama fuori a {target} e ha {has}",
    "match.play_on": "si continua: {why}",
    "match.level": "pari in testa",
    "match.nobody": "nessuno ha raggiunto {target}",
    "match.over": "la partita è finita: {why}",
    "match.deal_on": "la smazzata non è finita; durante il gioco si usano during e claim",
    "option.set": "{option}: {value}",
    "value.on": "sì",
    "value.off": "no",
    "option.players": "Giocatori",
    "option.players.question": "In quanti si gioca?",
    "option.teams": "Squadre",
    "option.teams.question": "Chi gioca insieme (parti x giocatori)?",
    "option.teams.none": "ognuno per sé",
    "option.teams.2x2": "due coppie",
    "option.teams.2x3": "due squadre di tre",
    "option.teams.3x2": "tre coppie",
    "option.direction": "Senso del gioco",
    "option.direction.question": "In che senso si gioca?",
    "option.direction.ccw": "antiorario",
    "option.direction.cw": "orario",
    "option.pack": "Mazzo",
    "option.pack.question": "Mazzo italiano (A-7 J Q K), liscio (A-9 T) o francese (52 carte)?",
    "option.pack.italian": "italiano, 40 carte",
    "option.pack.plain": "liscio, senza figure, 40 carte",
    "option.pack.french": "francese, 52 carte",
    "option.redeal": "Nuova distribuzione",
    "option.redeal.question": "Quali carte scoperte all'inizio obbligano a ridare?",
    "option.redeal.kings3": "tre o quattro re (dieci)",
    "option.redeal.none": "mai",
    "option.redeal.distinct": "due carte uguali",
    "option.redeal.aces2": "due o più assi",
    "option.redeal.anyace": "un asso qualsiasi",
    "option.opening_fifteen": "Quindici iniziale",
    "option.opening_fifteen.question": (
        "Chi prende una tavola iniziale che vale 15 (una scopa) o 30 (due)?"
    ),
    "option.opening_fifteen.off": "nessuno",
    "option.opening_fifteen.dealer": "il mazziere",
    "option.opening_fifteen.lead": "chi è di mano",
    "option.barsega": "Tre carte basse appena date",
    "option.barsega.question": (
        "Quanti punti per tre carte che valgono nove o meno, appena distribuite?"
    ),
    "option.trio": "Tre uguali appena date",
    "option.trio.question": "Quanti punti per tre carte dello stesso valore, appena distribuite?",
    "option.wild": "Matta",
    "option.wild.question": (
        "Quale carta vale come qualunque altra sulla tavola iniziale e nelle dichiarazioni?"
    ),
    "option.wild.off": "nessuna",
    "option.wild.seven_of_cups": "sette di coppe",
    "option.capture": "Presa",
    "option.capture.question": "Una carta che può prendere deve farlo?",
    "option.capture.forced": "obbligatoria",
    "option.capture.optional": "facoltativa",
    "option.sum": "Somma della presa",
    "option.sum.question": (
        "Le carte prese devono dare il valore della carta giocata, quindici insieme a essa, o un "
        "suo multiplo?"
    ),
    "option.sum.equal": "il valore della carta giocata",
    "option.sum.fifteen": "quindici con essa",
    "option.sum.equal+fifteen": "il suo valore, o quindici con essa",
    "option.sum.multiple": "un suo multiplo",
    "option.priority": "Precedenza",
    "option.priority.question": (
        "Una carta uguale esclude le somme, o si devono prendere meno carte possibile?"
    ),
    "option.priority.single": "la carta uguale prima delle somme",
    "option.priority.fewest": "meno carte possibile",
    "option.priority.free": "scelta libera",
    "option.max_capture": "Massimo di carte per presa",
    "option.max_capture.question": "Quante carte della tavola può prendere al massimo una carta?",
    "option.max_capture.none": "nessun limite",
    "option.courts": "Figure",
    "option.courts.question": "Le figure valgono J8 Q9 o Q8 J9?",
    "option.courts.jqk": "fante 8, cavallo 9, re 10",
    "option.courts.qjk": "cavallo 8, fante 9, re 10",
    "option.court_match": "Prese delle figure",
    "option.court_match.question": "Le figure hanno un valore, o prendono solo una figura uguale?",
    "option.court_match.value": "secondo il valore",
    "option.court_match.identity": "solo una figura uguale",
    "option.ace": "Asso",
    "option.ace.question": "L'asso piglia tutto, e in tal caso segna?",
    "option.ace.plain": "una carta come le altre",
    "option.ace.literal": "vale 1, di cui tutto è multiplo",
    "option.ace.sweep": "piglia tutto, non è scopa",
    "option.ace.sweep_scores": "piglia tutto, ed è scopa",
    "option.ace.optional_sweep": "può pigliare tutto, non è scopa",
    "option.ace_with_ace": "Asso in tavola",
    "option.ace_with_ace.question": "Che cosa prende un asso quando c'è un asso in tavola?",
    "option.ace_with_ace.takes_ace": "l'asso prende solo quell'asso",
    "option.ace_with_ace.sweeps": "l'asso piglia tutto lo stesso",
    "option.ace_empty": "Asso su tavola vuota",
    "option.ace_empty.question": "Che cosa succede a un asso giocato sulla tavola vuota?",
    "option.ace_empty.stays": "resta lì",
    "option.ace_empty.takes_itself": "prende se stesso",
    "option.ace_lead": "Asso come prima carta",
    "option.ace_lead.question": "La prima carta della smazzata può essere un asso?",
    "option.ace_lead.allowed": "permesso",
    "option.ace_lead.barred": "vietato",
    "option.sweep_worth": "Valore della scopa",
    "option.sweep_worth.question": (
        "Quanto vale una scopa: un punto, il numero della carta, il doppio se tutto è di un seme?"
    ),
    "option.sweep_worth.one": "un punto",
    "option.sweep_worth.number": "il numero della carta",
    "option.sweep_worth.number_doubled": "il numero della carta, doppio in un seme",
    "option.sweep_worth.nothing": "niente",
    "option.court_sweep": "Scopa con una figura",
    "option.court_sweep.question": "Che numero ha una figura senza valore quando fa scopa?",
    "option.court_sweep.0": "nessun numero",
    "option.court_sweep.11_12_13": "11, 12, 13",
    "option.no_sweep_on": "Non è scopa",
    "option.no_sweep_on.question": "Quale presa di tutta la tavola non conta come scopa?",
    "option.no_sweep_on.last_card": "con l'ultima carta della smazzata",
    "option.no_sweep_on.last_capture": "con l'ultima presa della smazzata",
    "option.no_sweep_on.last_turn_each": "con l'ultima carta di ciascuno",
    "option.no_sweep_on.last_hand": "nell'ultimo giro di carte",
    "option.no_sweep_on.never": "mai: si pagano tutte",
    "option.picada": "Picada (presa di una carta uguale)",
    "option.picada.question": (
        "Prendere una carta uguale segna, sempre o solo se è quella appena calata?"
    ),
    "option.picada.off": "non segna",
    "option.picada.any": "segna sempre",
    "option.picada.previous": "segna per la carta appena calata",
    "option.simili": "Simili (presa di un seme)",
    "option.simili.question": "Una presa tutta di un seme segna un punto?",
    "option.quadriglia": "Quadriglia (tre carte o più)",
    "option.quadriglia.question": "Prendere tre o più carte della tavola segna un punto?",
    "option.suit_bonus": "Più carte di un seme",
    "option.suit_bonus.question": (
        "Più carte di un seme segnano il numero della carta che le prende?"
    ),
    "option.suit_bonus.off": "non segnano",
    "option.suit_bonus.matching": "segnano se prese con una carta di quel seme",
    "option.suit_bonus.taken": "segnano, comunque prese",
    "option.leftovers": "Carte rimaste in tavola",
    "option.leftovers.question": (
        "A chi va ciò che resta in tavola (a nessuno, in ogni caso, se nessuno ha preso)?"
    ),
    "option.leftovers.last_capturer": "a chi ha fatto l'ultima presa",
    "option.leftovers.nobody_if_none": "a chi ha fatto l'ultima presa, o a nessuno",
    "option.primiera": "Primiera",
    "option.primiera.question": "Come si decide il punto della primiera?",
    "option.primiera.standard": "carta migliore di ogni seme",
    "option.primiera.graded": "lo stesso, figure graduate",
    "option.primiera.most_sevens": "più sette",
    "option.primiera.settanta": "tre o quattro sette",
    "option.primiera.off": "nessun punto",
    "option.primiera_missing": "Primiera senza un seme",
    "option.primiera_missing.question": "E se a una parte manca un seme per la primiera?",
    "option.primiera_missing.disqualify": "non può vincere",
    "option.primiera_missing.suits_first": "prima vince chi ha più semi",
    "option.primiera_missing.zero": "il seme conta 0",
    "option.primiera_source": "Carte per la primiera",
    "option.primiera_source.question": "Quali carte prese contano per la primiera?",
    "option.primiera_source.all": "tutte le carte prese",
    "option.primiera_source.combination_only": "solo quelle di prese di più carte",
    "option.primiera_source.combination_letter": "la migliore di ogni presa di più carte",
    "option.majority": "Maggioranza",
    "option.majority.question": "Serve il maggior numero di carte e di denari, o più della metà?",
    "option.majority.most": "il maggior numero",
    "option.majority.over_half": "più della metà",
    "option.tie": "Parità",
    "option.tie.question": "Che cosa succede a un punto in caso di parità?",
    "option.tie.none": "non segna nessuno",
    "option.tie.share": "si divide in punti interi",
    "option.tie.carry": "passa alla smazzata seguente",
    "option.four_sevens": "Quattro sette",
    "option.four_sevens.question": "I quattro sette segnano un punto in più?",
    "option.napola": "Sequenza dall'asso (napola)",
    "option.napola.question": "La sequenza A-2-3… segna?",
    "option.napola.off": "non segna",
    "option.napola.full": "un punto per carta",
    "option.napola.to6": "un punto per carta, al massimo sei",
    "option.napola_suit": "Seme della sequenza",
    "option.napola_suit.question": "In quale seme segna la sequenza?",
    "option.napola_suit.coins": "denari",
    "option.napola_suit.swords": "spade",
    "option.napola_suit.every": "ogni seme",
    "option.grande": "Grande (figure di denari)",
    "option.grande.question": "J Q K di denari segnano cinque punti?",
    "option.rebello": "Re bello (re di denari)",
    "option.rebello.question": "Il re di denari vale un punto?",
    "option.ponino": "Ponino (quattro donne)",
    "option.ponino.question": "Le quattro donne fanno contare doppie le scope?",
    "option.napoleone": "Napoleone (vittoria immediata)",
    "option.napoleone.question": "Chi prende tutto un seme vince subito?",
    "option.wins": "Vince",
    "option.wins.question": "Vince chi ha più punti o chi ne ha meno?",
    "option.wins.high": "chi ha più punti",
    "option.wins.low": "chi ha meno punti",
    "option.target": "Punti per vincere la partita",
    "option.target.question": "In una partita: a quanti punti si vince?",
    "option.finish": "Fine della partita",
    "option.finish.question": "In una partita: come si decide al traguardo?",
    "option.finish.highest_then_play_on": (
        "alla fine di una smazzata vince il più alto al traguardo, pari si continua"
    ),
    "option.finish.count_order": (
        "alla fine di una smazzata vince il più alto al traguardo; fra chi è pari in testa, chi ci "
        "arriva prima contando in ordine"
    ),
    "option.finish.mid_deal": "chi arriva prima al traguardo, anche durante il gioco, vince subito",
    "option.finish.claim": (
        "chi si chiama fuori e ha i punti vince subito, chi sbaglia perde; se nessuno lo fa, vince "
        "il più alto al traguardo a fine smazzata"
    ),
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    "picture.seat": "Posto {number}",
    "picture.side": "parte {number}",
    "picture.to_move": "di turno",
    "picture.table": "tavolo",
    "picture.hand": "mano",
    "picture.pile": "mazzetto",
    "picture.stock": "tallone",
    "picture.empty": "nessuna carta",
    "picture.over": "smazzata finita",
    "picture.last_capture": "ultima presa",
    "picture.last_laid": "ultima calata",
    "picture.hidden": "carta coperta",
    "picture.cards.one": "{count} carta",
    "picture.cards": "{count} carte",
    "picture.hidden_cards.one": "{count} carta coperta",
    "picture.hidden_cards": "{count} carte coperte",
    "picture.bonus.one": "{count} punto di scopa",
    "picture.bonus": "{count} punti di scopa",
    "picture.capture": "{card} prende {others}",
    "picture.lay": "{card} si cala",
    "picture.chosen": "scelta",
    "picture.and": "e",
    "display.table": "tabella",
    "display.unit": "punti della smazzata della parte del posto {seat} meno quelli dell'altra",
    "display.unit_many": (
        "punti della smazzata della parte del posto {seat} meno la media di quelli delle altre"
    ),
    "display.one_world": "un solo mondo",
    "display.span": "da {low} a {high}",
    "display.side": "Parte {side} ({letter})",
    "display.points": "Punti della smazzata",
    "display.points_so_far": "Punti finora; la smazzata non è finita",
    "display.carried": "Si riporta alla smazzata seguente: {names}.",
    "display.total": "totale",
    "display.category": "Voce",
    "display.had": "Che cosa aveva ogni parte",
    "display.value": "Valore",
    "display.interval": "intervallo al 95 %",
    "display.move": "Giocata",
    "display.behind": "Distacco",
    "display.behind_best": "Distacco dalla migliore",
    "display.played": "Frequenza",
    "display.parts": "Valore per voce",
    "display.early": "Non completo: {why}.",
    "display.assumed": "Si suppone: {what}.",
    "display.made": "{rules}, versione {version}.",
    "display.drawn": "{worlds} mondi, seme casuale {seed}",
    "display.card": "Carta",
    "display.whereabouts": "Probabilità di finire nel mazzetto di ogni parte, dopo {move}",
    "display.unseen": "Dove finiscono le carte non viste",
    "display.proven": "provato",
    "display.bounds": "limiti",
    "display.best": "migliore",
    "display.exact": "Esatto, provato",
    "display.ended": "Limiti sicuri; finito prima del tempo",
    "display.line": "Linea migliore: {moves}",
    "display.nodes": "{count} posizioni esaminate; {rules}.",
    "chance.win": "Vittoria",
    "chance.tie": "Pareggio",
    "chance.loss": "Sconfitta",
    "chance.sweep_risk": "Rischio scopa",
    "legend.unsure": "± è l'errore standard; baffi e intervalli sono al 95 %.",
    "legend.win": (
        "Vittoria: probabilità di vincere questa smazzata; un pareggio vi conta per metà (fra più "
        "parti, per la sua quota)."
    ),
    "legend.sweep_risk": (
        "Rischio scopa: probabilità che il posto seguente possa prendere subito tutta la tavola."
    ),
    "legend.played": "Frequenza: quanto spesso un giocatore equo fa la giocata.",
    "picture.pack": "da collocare",
    "picture.out": "fuori gioco",
    "picture.put": "metti qui: {place}",
    "picture.fault": "qui qualcosa non va",
    "picture.last_move": "ultima giocata",
    "picture.took": "{seat} ha preso",
    "picture.other": "{count} altri punti fatti in gioco",
    "picture.other.one": "{count} altro punto fatto in gioco",
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Chiudi",
    "screen.fault": "{field}: {message}",
    "screen.play": "Gioca",
    "screen.back": "Indietro",
    "screen.forward": "Avanti",
    "screen.start": "Inizio",
    "screen.cancel": "Annulla",
    "screen.set": "Imposta",
    "screen.copy": "Copia",
    "screen.copied": "Copiato.",
    "screen.to_explorer": "Esplora questa",
    "screen.to_editor": "Modifica questa",
    "screen.to_play": "Gioca da qui",
    "screen.to_review": "Rivedi questa",
    "screen.to_quiz": "Chiedi alla classe",
    "screen.lost": "Python qui è terminato; quel che si vede è l'ultimo stato. Per continuare, eseguire in una cella: {code}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Tavolo da gioco",
    "table.line": "Posizione in una riga (o una giocata)",
    "table.moves": "Giocate fatte",
    "table.choices": "Che cosa può fare questa carta",
    "table.choose": "Scegli una carta della mano del posto {seat}.",
    "table.first": "Scegli prima una carta della mano, poi che cosa prende.",
    "table.ready": "{move}: premi Gioca, o tocca il tavolo.",
    "table.several": "{count} prese possibili: scegline una.",
    "table.more": "e altre {count}: scrivi la mossa, o tocca ciò che prende.",
    "table.not_turn": "Tocca al posto {seat}.",
    "table.not_held": "{card} non è nella mano del posto {seat}.",
    "table.not_there": "Una carta della mano va sul tavolo.",
    "table.unknown_turn": "Le carte del posto {seat} sono coperte. Scrivi le sue carte (JS 6D 2H) o la sua giocata nella riga qui sotto.",
    "table.over": "La smazzata è finita.",
    "table.no_such": "Questa giocata non c'è.",
    "table.played": "Posto {seat}: {move}.",
    "table.so_far": "Finora",
    "table.side": "Parte",
    "table.taken": "Carte",
    "table.sweeps": "Scope",
    "table.points": "Punti se finisse ora",
    "table.which": "Che carta è?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Esplora una posizione",
    "explorer.compute": "Calcola i valori",
    "explorer.values": "Valori delle giocate",
    "explorer.starting": "Calcolo … (la prima volta ci vuole un po')",
    "explorer.computing": "Calcolo: {done} mondi su {goal}",
    "explorer.done": "{done} mondi in {seconds} s",
    "explorer.exact": "Esatto, in {seconds} s",
    "explorer.stopped": "Interrotto: questi sono i {done} mondi su {goal} già fatti.",
    "explorer.computing_fair": "Calcolo dei valori equi",
    "explorer.done_fair": "Valori equi in {seconds} s",
    "explorer.stopped_fair": "Interrotto: con più tempo si andrebbe più vicino.",
    "explorer.nothing": "Interrotto prima del primo mondo.",
    "explorer.failed": "Nessun valore calcolato.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    "why.takes": "prende: {card}",
    "why.keeps": "tiene in mano: {card}",
    "why.leaves": "lascia in tavola: {card}",
    "why.more": "prende {what} in più",
    "why.fewer": "prende {what} in meno",
    "why.cards": "{count} carte",
    "why.cards.one": "{count} carta",
    "why.suit.D": "{count} denari",
    "why.suit.D.one": "{count} denaro",
    "why.suit.H": "{count} coppe",
    "why.suit.H.one": "{count} coppa",
    "why.suit.S": "{count} spade",
    "why.suit.S.one": "{count} spada",
    "why.suit.C": "{count} bastoni",
    "why.suit.C.one": "{count} bastone",
    "why.sweep": "fa scopa: {points} ({category})",
    "why.no_sweep": "rinuncia a una scopa: {points} ({category})",
    "why.scores": "segna subito {points} ({category})",
    "why.no_score": "rinuncia a {points} ({category})",
    "why.next_holds": "chi gioca dopo può fare scopa ({card})",
    "why.exposes": "lascia la scopa a {what} ancora in giro ({percent} %)",
    "why.safe": "non lascia scope a chi gioca dopo",
    "why.last": "si prende le ultime carte in tavola",
    "why.gains": "guadagna {points} ({category})",
    "why.loses": "perde {points} ({category})",
    "why.ends": "{card}: finisce nel proprio mazzo nel {here} % dei casi (invece del {there} %)",
    "why.win": "vince la smazzata nel {here} % dei casi (invece del {there} %)",
    "why.points": "{count} punti",
    "why.points.one": "{count} punto",
    "why.points.broken": "{whole},{part} punti",
    "why.points.broken.many": "{whole},{part} punti",
    "why.comma": "{first}, {last}",
    "why.and": "{first} e {last}",
    "why.rank.A": "{count} assi",
    "why.rank.A.one": "{count} asso",
    "why.rank.2": "{count} due",
    "why.rank.2.one": "{count} due",
    "why.rank.3": "{count} tre",
    "why.rank.3.one": "{count} tre",
    "why.rank.4": "{count} quattro",
    "why.rank.4.one": "{count} quattro",
    "why.rank.5": "{count} cinque",
    "why.rank.5.one": "{count} cinque",
    "why.rank.6": "{count} sei",
    "why.rank.6.one": "{count} sei",
    "why.rank.7": "{count} sette",
    "why.rank.7.one": "{count} sette",
    "why.rank.8": "{count} otto",
    "why.rank.8.one": "{count} otto",
    "why.rank.9": "{count} nove",
    "why.rank.9.one": "{count} nove",
    "why.rank.T": "{count} dieci",
    "why.rank.T.one": "{count} dieci",
    "why.rank.J": "{count} fanti",
    "why.rank.J.one": "{count} fante",
    "why.rank.Q": "{count} cavalli",
    "why.rank.Q.one": "{count} cavallo",
    "why.rank.queen": "{count} donne",
    "why.rank.queen.one": "{count} donna",
    "why.rank.K": "{count} re",
    "why.rank.K.one": "{count} re",
    "why.category.cards": "carte",
    "why.category.coins": "denari",
    "why.category.swords": "spade",
    "why.category.settebello": "settebello",
    "why.category.mata": "due di spade",
    "why.category.ten_of_coins": "dieci di denari",
    "why.category.jack_of_cups": "fante di coppe",
    "why.category.jack_of_swords": "fante di spade",
    "why.category.ace_of_coins": "asso di denari",
    "why.category.two_of_coins": "due di denari",
    "why.category.three_of_coins": "tre di denari",
    "why.category.forty_eight": "quarantotto",
    "why.category.figures": "figure",
    "why.category.figures_level": "figure pari",
    "why.category.primiera": "primiera",
    "why.category.four_sevens": "quattro sette",
    "why.category.napola": "napola",
    "why.category.grande": "grande",
    "why.category.rebello": "re bello",
    "why.category.ponino": "ponino",
    "why.category.sweeps": "scope",
    "why.category.picada": "picada",
    "why.category.simili": "simili",
    "why.category.quadriglia": "quadriglia",
    "why.category.suit_bonus": "prese di un seme",
    "why.category.declarations": "dichiarazioni",
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
