"""Italian words of the guide for options: a sentence for every value.

A key such as ``single|fifteen`` is the value in a context (`scopa_lab.guide.language.context`),
``*`` stands for every value that has no key of its own; texts in braces are filled in.
"""

from __future__ import annotations

#: a sentence for every value of every option
VALUES: dict[str, dict[str, str]] = {
    "players": {
        "*": "Si gioca in {n}.",
    },
    "teams": {
        "none": "Ognuno gioca per sé.",
        "2x2": (
            "Due coppie: i compagni siedono l'uno di fronte all'altro e mettono insieme le carte "
            "prese."
        ),
        "2x3": "Due squadre di tre, alternate intorno al tavolo, mettono insieme le carte prese.",
        "3x2": (
            "Tre coppie: i compagni siedono l'uno di fronte all'altro e mettono insieme le carte "
            "prese."
        ),
    },
    "direction": {
        "ccw": (
            "Si gioca in senso antiorario: chi siede alla destra del mazziere è di mano a ogni "
            "giro di carte, e dà le carte dopo di lui."
        ),
        "cw": (
            "Si gioca in senso orario: chi siede alla sinistra del mazziere è di mano a ogni giro "
            "di carte, e dà le carte dopo di lui."
        ),
    },
    "pack": {
        "italian": (
            "Il mazzo ha 40 carte, in quattro semi A 2 3 4 5 6 7, fante, donna (o cavallo) e re."
        ),
        "plain": "Il mazzo ha 40 carte, dall'asso al 10 in quattro semi, senza figure.",
        "french": "Il mazzo ha 52 carte, in quattro semi dall'asso al 10, fante, donna e re.",
    },
    "redeal": {
        "kings3": "Se si scoprono tre o quattro {kings}, lo stesso mazziere ridà le carte.",
        "none": "La tavola scoperta resta com'è, quali che siano le carte.",
        "distinct": (
            "Non si possono scoprire due carte dello stesso valore: una delle due torna nel mazzo "
            "e se ne scopre un'altra."
        ),
        "distinct|one_batch": (
            "Se si scoprono due carte dello stesso valore, lo stesso mazziere ridà le carte."
        ),
        "aces2": "Se si scoprono due o più assi, lo stesso mazziere ridà le carte.",
        "anyace": "Se si scopre un asso, lo stesso mazziere ridà le carte.",
    },
    "opening_fifteen": {
        "off": "Una tavola iniziale che vale quindici non è niente di particolare.",
        "dealer": (
            "Se le carte scoperte valgono in tutto 15, il mazziere le prende prima del gioco come "
            "una scopa (1 punto); se valgono 30, come due (2 punti)."
        ),
        "lead": (
            "Se le carte scoperte valgono in tutto 15, chi è di mano le prende prima del gioco "
            "come una scopa (1 punto); se valgono 30, come due (2 punti)."
        ),
        "dealer|nothing": (
            "Se le carte scoperte valgono in tutto 15 o 30, il mazziere le prende prima del gioco."
        ),
        "lead|nothing": (
            "Se le carte scoperte valgono in tutto 15 o 30, chi è di mano le prende prima del "
            "gioco."
        ),
    },
    "barsega": {
        "0": "Le carte basse appena distribuite non segnano niente.",
        "*": "Chi riceve tre carte che insieme valgono 9 o meno segna subito {points}.",
    },
    "trio": {
        "0": "Tre carte dello stesso valore appena distribuite non segnano niente.",
        "*": "Chi riceve tre carte dello stesso valore segna subito {points}.",
    },
    "wild": {
        "off": "Nessuna carta sta al posto di un'altra.",
        "seven_of_cups": (
            "Il sette di coppe vale come qualunque carta {where}, e in nessun altro caso."
        ),
    },
    "capture": {
        "forced": (
            "Una carta che può prendere deve farlo; la scelta della carta da giocare è libera."
        ),
        "optional": "Una carta che potrebbe prendere si può anche calare.",
    },
    "sum": {
        "equal": (
            "Una carta prende una carta della tavola di uguale valore, o più carte la cui somma "
            "dà il suo valore."
        ),
        "fifteen": (
            "Una carta prende una o più carte della tavola che insieme a essa fanno quindici."
        ),
        "equal+fifteen": (
            "Una carta prende una carta della tavola di uguale valore, o più carte la cui somma "
            "dà il suo valore, oppure una o più che insieme a essa fanno quindici."
        ),
        "multiple": (
            "Una carta prende carte qualsiasi della tavola la cui somma dà il suo valore o un suo "
            "multiplo."
        ),
    },
    "priority": {
        "single": (
            "Se in tavola c'è una carta di uguale valore si deve prendere quella e nessuna somma; "
            "fra più somme si sceglie liberamente."
        ),
        "fewest": "Fra più prese si deve scegliere una di quelle con meno carte della tavola.",
        "free": "Fra più prese si sceglie liberamente: una carta uguale non esclude le somme.",
        "single|fifteen": "Fra più prese si sceglie liberamente.",
        "free|fifteen": "Fra più prese si sceglie liberamente.",
        "single|multiple": (
            "Se in tavola c'è una carta di uguale valore si deve prendere quella e nient'altro; "
            "altrimenti si sceglie liberamente."
        ),
        "free|multiple": "Fra più prese si sceglie liberamente, quante che siano le carte.",
        "single|equal+fifteen": (
            "Se in tavola c'è una carta di uguale valore, essa esclude le somme ma mai un "
            "quindici; per il resto si sceglie liberamente."
        ),
        "fewest|equal+fifteen": (
            "Fra la carta uguale e le somme si deve scegliere una presa con meno carte della "
            "tavola; un quindici è sempre permesso."
        ),
        "free|equal+fifteen": "Fra più prese si sceglie liberamente.",
    },
    "max_capture": {
        "none": "Una carta può prendere quante carte della tavola si vuole.",
        "1": "Una carta può prendere al massimo una carta della tavola.",
        "*": "Una carta può prendere al massimo {n} carte della tavola.",
    },
    "courts": {
        "jqk": "Il fante vale 8, la donna 9 e il re 10.",
        "qjk": "La donna vale 8, il fante 9 e il re 10.",
    },
    "court_match": {
        "value": "Le figure hanno un valore come le altre carte.",
        "identity": (
            "Le figure non hanno valore: ognuna prende una sola figura uguale e nient'altro, e "
            "nessun'altra carta prende una figura."
        ),
    },
    "ace": {
        "plain": "L'asso è una carta come le altre e vale 1.",
        "plain|multiple": "L'asso prende soltanto assi.",
        "literal": "L'asso è una carta come le altre e vale 1.",
        "literal|multiple": "Ogni somma è un multiplo di 1: l'asso prende le carte che vuole.",
        "sweep": "Un asso prende tutta la tavola, qualunque cosa ci sia, e non conta come scopa.",
        "sweep_scores": (
            "Un asso prende tutta la tavola, qualunque cosa ci sia, e conta come scopa."
        ),
        "optional_sweep": (
            "Un asso prende ciò che prende una carta che vale 1, oppure tutta la tavola, che "
            "allora non conta come scopa."
        ),
    },
    "ace_with_ace": {
        "takes_ace": "Se c'è un asso in tavola, l'asso giocato prende un asso solo.",
        "takes_ace|fifteen": (
            "Se c'è un asso in tavola, l'asso giocato prende un asso solo, oppure carte che "
            "insieme a esso fanno quindici."
        ),
        "sweeps": "Prende tutto anche quando c'è un asso in tavola.",
    },
    "ace_empty": {
        "stays": "Un asso giocato sulla tavola vuota vi resta.",
        "takes_itself": (
            "Un asso giocato sulla tavola vuota va nel mazzetto di chi lo gioca, che è allora "
            "l'ultimo ad aver preso."
        ),
        "takes_itself|sweep_scores": (
            "Un asso giocato sulla tavola vuota va nel mazzetto di chi lo gioca: è una presa e "
            "una scopa."
        ),
    },
    "ace_lead": {
        "allowed": "La prima carta della smazzata può essere un asso.",
        "barred": (
            "La prima carta della smazzata non può essere un asso, a meno che chi è di mano non "
            "abbia altro."
        ),
    },
    "sweep_worth": {
        "one": "Prendere tutto ciò che è in tavola è una scopa e segna 1 punto.",
        "number": (
            "Prendere tutto ciò che è in tavola è una scopa e segna il numero della carta giocata."
        ),
        "number_doubled": (
            "Prendere tutto ciò che è in tavola è una scopa e segna il numero della carta "
            "giocata, il doppio quando si prendono due o più carte e tutte, compresa quella "
            "giocata, sono di un seme."
        ),
        "nothing": "Prendere tutto ciò che è in tavola non segna niente.",
    },
    "court_sweep": {
        "0": "Una figura non ha numero e con una scopa non segna niente.",
        "10": "Una figura che fa scopa conta 10.",
        "11_12_13": "Quando fa scopa, il fante conta 11, la donna 12 e il re 13.",
    },
    "no_sweep_on": {
        "last_card": "L'ultima carta della smazzata non fa scopa.",
        "last_capture": (
            "Se l'ultima presa della smazzata è una scopa non si segna, anche se dopo di essa si "
            "sono calate altre carte."
        ),
        "last_turn_each": "L'ultima carta di ciascun giocatore non fa scopa.",
        "last_hand": "Dopo l'ultima distribuzione non ci sono più scope.",
        "never": "Una scopa si segna fino all'ultima carta.",
    },
    "picada": {
        "off": "Prendere una carta uguale non segna niente di suo.",
        "any": (
            "Prendere una carta sola, dello stesso valore di quella giocata, segna 1 punto "
            "(picada)."
        ),
        "previous": (
            "Prendere soltanto la carta calata nella giocata precedente, con una dello stesso "
            "valore, segna 1 punto (picada)."
        ),
    },
    "simili": {
        "off": "Una presa tutta di un seme non segna niente di suo.",
        "on": "Una presa tutta di un seme, compresa la carta giocata, segna 1 punto (simili).",
    },
    "quadriglia": {
        "off": "Prendere molte carte non segna niente di suo.",
        "on": "Prendere tre o più carte della tavola in una volta segna 1 punto (quadriglia).",
    },
    "suit_bonus": {
        "off": "Prendere più carte di un seme non segna niente di suo.",
        "matching": (
            "Prendere due o più carte di un seme con una carta dello stesso seme segna il numero "
            "della carta giocata."
        ),
        "taken": (
            "Prendere due o più carte di un seme segna il numero della carta giocata, di "
            "qualunque seme essa sia."
        ),
    },
    "leftovers": {
        "last_capturer": (
            "Ciò che resta in tavola alla fine va alla parte che ha fatto l'ultima presa, e non è "
            "mai una scopa."
        ),
        "nobody_if_none": (
            "Ciò che resta in tavola alla fine va alla parte che ha fatto l'ultima presa, a "
            "nessuno se nessuno ha preso, e non è mai una scopa."
        ),
    },
    "primiera": {
        "standard": (
            "La primiera più alta segna 1 punto: si somma la carta migliore di ogni seme ({prime})."
        ),
        "graded": (
            "La primiera più alta segna 1 punto: si somma la carta migliore di ogni seme ({prime})."
        ),
        "most_sevens": (
            "Chi ha più sette segna 1 punto (al posto della primiera); a parità di sette decidono "
            "i sei."
        ),
        "settanta": "Chi ha tre o quattro sette segna 1 punto (al posto della primiera).",
        "off": "Non c'è un punto per la primiera.",
    },
    "primiera_missing": {
        "disqualify": "Chi non ha tutti i semi non può vincere la primiera.",
        "suits_first": "Nella primiera più semi battono meno semi, qualunque sia la somma.",
        "zero": "Un seme che manca conta 0 nella primiera.",
    },
    "primiera_source": {
        "all": "Per la primiera contano tutte le carte prese.",
        "combination_only": (
            "Per la primiera contano solo le carte di prese di due o più carte della tavola, "
            "compresa la carta giocata."
        ),
        "combination_letter": (
            "Invece di una carta per seme si somma la carta migliore di ogni presa di due o più "
            "carte della tavola, compresa la carta giocata."
        ),
    },
    "majority": {
        "most": "Con tre o più parti basta averne più di ogni altra.",
        "over_half": (
            "Averne più degli altri non basta: serve più della metà di tutte le carte, o del seme."
        ),
    },
    "tie": {
        "none": "Quando due o più parti sono in testa alla pari, nessuno segna quel punto.",
        "share": (
            "Le parti in testa alla pari si dividono i punti in numeri interi; un punto solo non "
            "va a nessuno."
        ),
        "carry": "I punti che nessuno segna per parità passano alla smazzata seguente.",
    },
    "four_sevens": {
        "off": "I quattro sette non segnano niente di loro.",
        "on": "Chi ha preso tutti e quattro i sette segna 1 punto in più.",
    },
    "napola": {
        "off": "Una sequenza di carte non segna niente.",
        "full": (
            "La sequenza ininterrotta dall'asso (A 2 3 …) {suits} segna un punto per ogni sua "
            "carta, da tre carte in su (napola)."
        ),
        "to6": (
            "La sequenza ininterrotta dall'asso (A 2 3 …) {suits} segna un punto per ogni sua "
            "carta, da tre carte in su e al massimo 6 punti (napola)."
        ),
    },
    "napola_suit": {
        "coins": "Conta solo la sequenza di denari.",
        "swords": "Conta solo la sequenza di spade.",
        "every": "La sequenza conta in ogni seme, e quelle di tutti i semi si sommano.",
    },
    "grande": {
        "off": "Fante, donna e re di denari insieme non segnano niente.",
        "on": "Chi ha preso fante, donna e re di denari (grande) segna 5 punti.",
    },
    "rebello": {
        "off": "Il re di denari non segna niente di suo.",
        "on": "Chi ha preso il re di denari (re bello) segna 1 punto.",
    },
    "ponino": {
        "off": "Le quattro donne non segnano niente.",
        "on": (
            "Chi ha preso tutte e quattro le donne segna un'altra volta i punti delle sue scope "
            "(ponino)."
        ),
    },
    "napoleone": {
        "off": "Prendere {outright} non fa vincere di per sé.",
        "on": "Chi prende {outright} vince subito (napoleone), quali che siano i punti.",
    },
    "wins": {
        "high": "Vince chi ha più punti.",
        "low": (
            "I punti si contano come sempre, ma è meglio averne meno: chi arriva al traguardo "
            "perde."
        ),
    },
    "target": {
        "*": "Si gioca a {n} punti.",
    },
    "finish": {
        "highest_then_play_on": (
            "Quando una smazzata è finita e qualcuno è arrivato al traguardo, vince chi ha più "
            "punti; in caso di parità si gioca un'altra smazzata."
        ),
        "highest_then_play_on|low": (
            "Quando una smazzata è finita e qualcuno è arrivato al traguardo, perde chi ha più "
            "punti; in caso di parità si gioca un'altra smazzata."
        ),
        "count_order": (
            "Quando una smazzata è finita e qualcuno è arrivato al traguardo, vince chi ha più "
            "punti; fra chi è in testa alla pari, chi arriva per primo al traguardo contando in "
            "ordine (carte, denari, settebello e così via, per ultimi i punti fatti durante il "
            "gioco)."
        ),
        "count_order|low": (
            "Quando una smazzata è finita e qualcuno è arrivato al traguardo, perde chi ha più "
            "punti; fra chi è in testa alla pari, chi arriva per primo al traguardo contando in "
            "ordine (carte, denari, settebello e così via, per ultimi i punti fatti durante il "
            "gioco)."
        ),
        "mid_deal": (
            "I punti fatti durante il gioco contano subito: vince la prima parte che arriva al "
            "traguardo ed è in testa, anche nel mezzo di una smazzata."
        ),
        "mid_deal|low": (
            "I punti fatti durante il gioco contano subito: perde la prima parte che arriva al "
            "traguardo ed è in testa, anche nel mezzo di una smazzata."
        ),
        "claim": (
            "Un giocatore può fermare il gioco e chiamarsi fuori, cioè dichiarare di essere "
            "arrivato al traguardo con i punti della smazzata in corso: se ha ragione vince, se "
            "si sbaglia perde; se nessuno si chiama fuori, vince chi ha più punti alla fine di "
            "una smazzata."
        ),
    },
}
