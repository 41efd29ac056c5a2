"""Italian words of the guide for disputed points: what each row is about, and who says what.

Tags in brackets are those of `scopa_lab.guide.sources`.
"""

from __future__ import annotations

#: row → what it is about, who says what
ROWS: dict[str, tuple[str, str]] = {
    "C01": (
        "Chi è di mano, e in che senso si gioca",
        "Alla destra del mazziere, in senso antiorario [text 000 001 002; wiki-en; figs; chita]; "
        "a sinistra, in senso orario [text 003], e nella cirulla [reg; the7thsea; "
        "ilgiocatoreonline]; [text 004] dice a sinistra, fra due giocatori, dove è lo stesso.",
    ),
    "C02": (
        "Chi dà le carte dopo",
        "Chi siede a destra [text 002; pagat-cicera], a sinistra [text 003]; se si ridà, lo "
        "stesso mazziere [text 001]. Qui segue il senso del gioco.",
    ),
    "C05": (
        "Quale tavola iniziale si ridà",
        "Tre o quattro re [text 000 001; op; pagat-2], re o dieci [text 002], nessuna coppia "
        "nello chkop [text 002]; niente in [text 003 004]. La ragione data, che nessuna scopa "
        "sarebbe mai possibile [text 002], vale dove si prende per somme uguali, e non con "
        "quindici, multipli o assi che pigliano tutto.",
    ),
    "C06": (
        "Se una carta che può prendere deve farlo",
        "Sì [text 000 001 002 003], e [text 004] lo dà per inteso; nella cicera si può rinunciare "
        "[pagat-de; reg; gamerules], nell'escoba anche [solitalian; wiki-es].",
    ),
    "C07": (
        "Una carta uguale contro una somma",
        "Si deve prendere la carta uguale [text 000 001 004; pagat-2; op]; la regola del minor "
        "numero di carte ha lo stesso effetto [text 002]; niente in [text 003]; libero nella "
        "cicera [text 001; reg].",
    ),
    "C08": (
        "La scelta fra più somme",
        "Libera [text 000; op: confsalodi, pieve, gameaccount; ftronik]; il minor numero di carte "
        "[text 002; bga; op: magnojuegos, arcadiaclub; guymagli]; nessun limite in [text 001 "
        "004]. Qui i tavoli sono davvero divisi.",
    ),
    "C09": (
        "Al massimo due carte della tavola",
        "Solo [text 002], e aggiunge che molti giocano senza; un'opzione in [bga]; la partita "
        "giocata in [text 004] ha una presa di tre carte.",
    ),
    "C11": (
        "Quale ultima presa non è scopa",
        "Quella fatta con l'ultima carta della smazzata [text 001 002 004; bga; pagat-m]; "
        "l'ultima presa, che può essere una scopa vera fatta prima [text 000; op: pieve]; [text "
        "003] parla dell'ultimo giro. Nello scientifico alcuni la contano [pagat-m; pagat-2], "
        "altri no [op: ludopoli].",
    ),
    "C13": (
        "Ciò che resta se nessuno ha preso",
        "I testi tacciono; [bga] lascia le carte a nessuno. I due valori fanno lo stesso, e dove "
        "la presa è obbligatoria non può succedere in una smazzata intera.",
    ),
    "C14": (
        "Quali carte prese contano per la primiera",
        "Tutte, una per seme [text 001 002 004] e tutti gli altri; solo le carte vinte in "
        "combinazioni, tante quante sono le combinazioni [text 000], contro la sua stessa prima "
        "metà.",
    ),
    "C15": (
        "La carta più bassa della primiera",
        "L'asso, dice [text 000] a parole; la sua stessa tabella dà 16 all'asso e 10 alle figure, "
        "come tutti gli altri [text 001 002 004; figs; parlett]. Si segue la tabella.",
    ),
    "C16": (
        "L'esempio di primiera stampato come 70",
        "[text 000] ha 7 Q J 7 e somma 21 + 15 + 14 + 21 = 70. Secondo la sua stessa tabella una "
        "figura vale 10, e fa 21 + 10 + 10 + 21 = 62: 15 e 14 sono un cinque e un quattro. E i "
        "numeri così come sono stampati fanno 71, sicché 70 è sbagliato due volte.",
    ),
    "C17": (
        "Manca un seme per la primiera",
        "Non si concorre [parlett; giocopocomagioco; blackjack-baccarat]; il punto è nullo [text "
        "002], il che può voler dire l'uno o l'altro; quattro semi battono tre [text 001; "
        "pagat-2]; il seme che manca conta 0, sicché 7 7 7 (63) batte 2 2 2 2 (48) [bga]; [text "
        "000 004] tacciono.",
    ),
    "C18": (
        "Più sette al posto della primiera",
        "Più sette, poi più sei, nello chkop e nella chkobba [text 002; chkobba] e nella mancelle "
        "[text 003]; nell'escoba [melele; bga] nominano solo i sette, altri sommano una primiera "
        "[studylib; sengft]. Con tre o più parti i sei si confrontano solo fra chi è pari nei "
        "sette.",
    ),
    "C19": (
        "Il maggior numero con tre o più parti",
        "Due che sono pari annullano il punto [text 002], in testa o due qualsiasi; pari in testa "
        "[bga; impl]; semplicemente più degli altri, senza soglia [adamoli]. Conta chi è in testa.",
    ),
    "C20": (
        "Il traguardo, e più parti che lo passano",
        "Chi arriva primo a 11, niente sulla parità [text 000]; si continua in caso di parità "
        "[text 001; pagat-2; bga]; 11, 16 o 21 e davanti a tutti [text 002]; il più alto [text "
        "003]; 11 o 21 [text 004]; a parità si conta in ordine [parlett]; chiamarsi fuori, e chi "
        "sbaglia perde [parlett; spazioinwind]. Una scopa segna subito in [text 004], alla fine "
        "in [text 002]: importa se la partita finisce a metà smazzata.",
    ),
    "C21": (
        "In quanti si gioca, e chi insieme",
        "In 2, 3 o 4 a coppie [text 001]; in 2, due coppie, o 3, 4, 6 da soli [text 002]; da 2 a "
        "4 [text 003]; in due [text 004]; in sei come due squadre di tre [wiki-it] o tre coppie "
        "[bga; adpoker].",
    ),
    "C22": (
        "L'ordine delle figure",
        "Donna 8, fante 9 nella chkobba [text 002; wiki-fr; gamenki]; fante 8, donna 9 altrove, e "
        "in una chkobba recente [chkobagame]; nella vecchia Napoli la donna valeva 8 [chita].",
    ),
    "C27": (
        "Se avere più sette è lo stesso che la primiera",
        "In pratica decidono i sette, dice [text 001]; ma tre sette e una figura fanno 73 e "
        "perdono contro un sette e tre sei, 75 [op: giochistars]. Perciò si somma, a meno che il "
        "gioco non abbia come regola i più sette.",
    ),
    "C30": (
        "Che cos'è una picada",
        "Prendere una carta uguale [text 001]; prendere con una carta uguale quella che il "
        "giocatore precedente ha appena calato [thanos; everything2]. Nel primo modo segna quasi "
        "ogni presa di una carta.",
    ),
    "C31": (
        "Una scopa con l'ultimissima carta",
        "Niente su questo per i giochi di Brescia e Treviso [text 001], né in ciò che si è potuto "
        "leggere altrove; resta come nello scopone.",
    ),
    "C32": (
        "Simili e quadriglia",
        "Un punto ciascuna, e una presa può farle entrambe [text 001; thanos]; nessuno "
        "contraddice.",
    ),
    "C33": (
        "La parità",
        "Nella scopa nessuno ha il punto [text 001 002; pagat-2; bga]; per 26 carte a 26 nella "
        "cicera [text 001] tace, uno a testa [wiki-en], nessuno [parlett]. Là le spade valgono 1 "
        "[text 001; wiki-en; reg], 2 in una scansione di [parlett].",
    ),
    "C34": (
        "Vincere subito",
        "Tutte le spade vincono subito la cicera [wiki-en; reg], non in [text 001]; tutti i "
        "denari in certi ambienti [pagat-m; pagat-2; wiki-en]; asso, due e tre di denari nello "
        "scopone de trente [bga; wiki-en].",
    ),
    "C35": (
        "Che cosa lascia aperto lo scaraboción",
        "La carta giocata dev'essere del seme secondo l'esempio di [text 001] e nel cugino "
        "foraccio [reg], non secondo la frase; che cosa segna una figura che fa scopa, se un asso "
        "che piglia tutto ha il premio, e che cosa succede se nessuno si chiama fuori, [text 001] "
        "non lo dice.",
    ),
    "C36": (
        "Partite di scopone più lunghe",
        "11 [text 000 001; pagat-m]; 16 [op: magnojuegos]; 21 [op: ludopoli].",
    ),
    "C37": (
        "Quale gioco si chiama scientifico",
        "Dieci carte e tavola vuota [text 001; pagat-m; op: ludopoli; wiki-it]; nove e quattro su "
        "[tripod; op: magnojuegos]. Qui il nome è per dieci; per l'altro si sceglie l'altro gioco.",
    ),
    "C38": (
        "Che cosa prende l'asso nella scopa mancelle",
        "Alla lettera qualunque cosa, perché tutto è multiplo di 1; [text 003] non lo dice "
        "espressamente.",
    ),
    "C39": (
        "Più prese in una volta",
        "Alla lettera un 8 può prendere insieme 8 + 5 + 3, che fanno 16; [text 003] non ha esempi.",
    ),
    "C40": (
        "Parità in testa nella scopa mancelle",
        "Se più d'uno ci arriva vince il più alto; la parità in testa non è regolata [text 003].",
    ),
    "C41": (
        "La scopa di quindici contro la sua stessa base",
        "Le stesse regole salvo il quindici [text 002], sicché il limite di due carte e il minor "
        "numero di carte resterebbero, mentre il suo esempio ha ogni combinazione che fa cinque; "
        "minor numero [digitalmoka]; un limite in nessun altro luogo.",
    ),
    "C42": (
        "La precedenza nello chkop e nella chkobba",
        "[text 002] non ne dice niente qui, sicché potrebbe restare il suo minor numero di carte; "
        "prima una carta uguale [chkobagame].",
    ),
    "C43": (
        "Il traguardo della chkobba",
        "11 o 21 [chkobba]; [text 002] non ne dà, e dà 21 al vicino chkop.",
    ),
    "C45": (
        "Chi prende un quindici iniziale",
        "Il mazziere [wiki-en; diariopopular; reg; sourceforge; parlett]; chi è di mano "
        "nell'escoba [op: magnojuegos]; nei testi non c'è.",
    ),
    "C46": (
        "Quanto segnano tre carte basse",
        "3 [parlett; pagat-2]; 2 [sourceforge]; 1 [spazioinwind]; nei testi non c'è.",
    ),
    "X04": (
        "L'ordine fra le somme nella cirulla",
        "Il minor numero di carte [reg]; libero [pagat-2]. Nessuno dei due esclude mai un "
        "quindici [reg].",
    ),
    "X09": (
        "Se l'asso che piglia tutto segna",
        "No, sotto il nome di scopa d'assi [pagat-2; pokerstars; op: giochistars]; sì, sotto il "
        "nome di piglia tutto [pagat-2; betway; bga], e nella cirulla [sourceforge; pagat-2].",
    ),
    "X10": (
        "Un asso sulla tavola vuota",
        "Resta, o prende sé stesso [pagat-2]; nel foraccio prende sé stesso [reg].",
    ),
    "X12": (
        "Un asso già in tavola",
        "L'asso giocato prende quello soltanto [pagat-2; bga]; nella cirulla quello o un quindici "
        "[sourceforge; pagat-2]; [parlett] lo lascia aperto.",
    ),
    "X38": (
        "Se la prima carta può essere un asso",
        "Vietato come vile nel gioco a dieci carte [op: giochistars]; eccettuato il primo turno "
        "[studenti]; altrove niente.",
    ),
}
