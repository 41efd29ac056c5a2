"""English words of the guide for disputed points: what each row is about, and who says what.

Tags in brackets are those of `scopa_lab.guide.sources`.
"""

from __future__ import annotations

#: row → what it is about, who says what
ROWS: dict[str, tuple[str, str]] = {
    "C01": (
        "Who leads, and which way the play goes",
        "Right of the dealer, anticlockwise [text 000 001 002; wiki-en; figs; chita]; left, "
        "clockwise [text 003], and in Cirulla [reg; the7thsea; ilgiocatoreonline]; [text 004] "
        "says left, of two players, where it makes no difference.",
    ),
    "C02": (
        "Who deals next",
        "The player to the right [text 002; pagat-cicera], to the left [text 003]; after a redeal "
        "the same dealer [text 001]. Here it follows the way of the play.",
    ),
    "C05": (
        "Which opening table is dealt again",
        "Three or four kings [text 000 001; op; pagat-2], kings or tens [text 002], no pair at "
        "all in Chkop [text 002]; nothing of it in [text 003 004]. The reason given, that no "
        "sweep could ever happen [text 002], holds where captures are equal sums, and fails where "
        "fifteens, multiples or sweeping aces are played.",
    ),
    "C06": (
        "Whether a card that can capture must",
        "Yes [text 000 001 002 003], and [text 004] takes it for granted; in Cicera one may "
        "decline [pagat-de; reg; gamerules], in Escoba too [solitalian; wiki-es].",
    ),
    "C07": (
        "An equal card against a sum",
        "The equal card must be taken [text 000 001 004; pagat-2; op]; the rule of fewest cards "
        "has the same effect [text 002]; nothing of it in [text 003]; free in Cicera [text 001; "
        "reg].",
    ),
    "C08": (
        "The choice among several sums",
        "Free [text 000; op: confsalodi, pieve, gameaccount; ftronik]; the fewest cards [text "
        "002; bga; op: magnojuegos, arcadiaclub; guymagli]; no limit is named in [text 001 004]. "
        "Tables are really split on this.",
    ),
    "C09": (
        "At most two table cards",
        "Only [text 002], and it adds that many play without; an option in [bga]; the game played "
        "in [text 004] has a capture of three cards.",
    ),
    "C11": (
        "Which last capture is no sweep",
        "The one made with the last card of the deal [text 001 002 004; bga; pagat-m]; the last "
        "capture, which may be an earlier, real sweep [text 000; op: pieve]; [text 003] speaks of "
        "the last round. In scientifico some let it count [pagat-m; pagat-2], others do not [op: "
        "ludopoli].",
    ),
    "C13": (
        "The leftovers when nobody captured",
        "The texts are silent; [bga] leaves the cards to nobody. The two values act alike, and "
        "where capture is forced it cannot happen in a whole deal.",
    ),
    "C14": (
        "Which captured cards count for the primiera",
        "All of them, one of each suit [text 001 002 004] and everybody else; only cards won in "
        "combinations, as many as there were combinations [text 000], against its own first half.",
    ),
    "C15": (
        "The lowest card of the primiera",
        "The ace, says [text 000] in words; its own table gives the ace 16 and the courts 10, as "
        "all others do [text 001 002 004; figs; parlett]. The table is followed.",
    ),
    "C16": (
        "The example of a primiera that is printed as 70",
        "[text 000] has 7 Q J 7 and adds 21 + 15 + 14 + 21 = 70. By its own table a court counts "
        "10, which makes 21 + 10 + 10 + 21 = 62: 15 and 14 are a five and a four. And the numbers "
        "as they are printed make 71, so that 70 is wrong twice.",
    ),
    "C17": (
        "A suit is missing for the primiera",
        "It cannot compete [parlett; giocopocomagioco; blackjack-baccarat]; the point counts as "
        "nothing [text 002], which may mean either; four suits beat three [text 001; pagat-2]; a "
        "missing suit counts 0, so that 7 7 7 (63) beats 2 2 2 2 (48) [bga]; [text 000 004] are "
        "silent.",
    ),
    "C18": (
        "Most sevens in place of the primiera",
        "Most sevens, then most sixes, in Chkop and Chkobba [text 002; chkobba] and mancelle "
        "[text 003]; in Escoba [melele; bga] name only the sevens, others add up a primiera "
        "[studylib; sengft]. With three or more sides the sixes are compared only among those "
        "level on sevens.",
    ),
    "C19": (
        "Most with three or more sides",
        "Two who are level void the point [text 002], for the lead or any two; level for the lead "
        "[bga; impl]; plain most, no threshold [adamoli]. The lead is what is looked at.",
    ),
    "C20": (
        "The target, and several sides past it",
        "First to 11, nothing on ties [text 000]; play on if level [text 001; pagat-2; bga]; 11, "
        "16 or 21 and ahead of all [text 002]; the highest [text 003]; 11 or 21 [text 004]; count "
        "the points in order on a tie [parlett]; a claim, a false one losing [parlett; "
        "spazioinwind]. A sweep scores at once in [text 004], at the end in [text 002], which "
        "matters for a match that ends in mid-deal.",
    ),
    "C21": (
        "How many play, and who together",
        "2, 3 or 4 in pairs [text 001]; 2, two pairs, or 3, 4, 6 alone [text 002]; 2 to 4 [text "
        "003]; two [text 004]; six as two sides of three [wiki-it] or three of two [bga; adpoker].",
    ),
    "C22": (
        "The order of the courts",
        "Queen 8, jack 9 in Chkobba [text 002; wiki-fr; gamenki]; jack 8, queen 9 everywhere "
        "else, and in a new Chkobba [chkobagame]; in old Naples the donna counted 8 [chita].",
    ),
    "C27": (
        "Whether most sevens is the same as the primiera",
        "In practice most sevens decide, says [text 001]; but three sevens and a court are 73 and "
        "lose to one seven and three sixes, 75 [op: giochistars]. So it is added up, unless the "
        "game has most sevens as its rule.",
    ),
    "C30": (
        "What a picada is",
        "Taking an equal card [text 001]; taking, with its equal, the card that the player before "
        "has just laid [thanos; everything2]. By the first nearly every capture of one card "
        "scores.",
    ),
    "C31": (
        "A sweep with the very last card",
        "Nothing on this for games of Brescia and Treviso [text 001], nor in what could be read "
        "elsewhere; kept as in Scopone.",
    ),
    "C32": (
        "Simili and quadriglia",
        "A point each, and one capture may earn both [text 001; thanos]; nobody contradicts.",
    ),
    "C33": (
        "A level item",
        "In Scopa nobody gets the point [text 001 002; pagat-2; bga]; for cards 26 to 26 in "
        "Cicera [text 001] is silent, one each [wiki-en], none [parlett]. Swords count 1 there "
        "[text 001; wiki-en; reg], 2 in one scan of [parlett].",
    ),
    "C34": (
        "Winning outright",
        "All the swords win Cicera at once [wiki-en; reg], not in [text 001]; all the coins in "
        "some circles [pagat-m; pagat-2; wiki-en]; ace, two and three of coins in Scopone de "
        "trente [bga; wiki-en].",
    ),
    "C35": (
        "What Scaraboción leaves open",
        "The played card must share the suit by the example of [text 001] and in the cousin "
        "Foraccio [reg], not by the sentence; what a court scores that sweeps, whether an ace "
        "sweep earns the bonus, and what happens if nobody claims, [text 001] does not say.",
    ),
    "C36": (
        "Longer games of Scopone",
        "11 [text 000 001; pagat-m]; 16 [op: magnojuegos]; 21 [op: ludopoli].",
    ),
    "C37": (
        "Which game is called scientifico",
        "Ten cards and an empty table [text 001; pagat-m; op: ludopoli; wiki-it]; nine and four "
        "on [tripod; op: magnojuegos]. Here the name is for ten; choose the other game for the "
        "other.",
    ),
    "C38": (
        "What the ace of Scopa mancelle takes",
        "By the letter anything, since everything is a multiple of 1; [text 003] does not spell "
        "it out.",
    ),
    "C39": (
        "Several captures in one go",
        "By the letter an 8 may take 8 + 5 + 3 at once, which make 16; [text 003] has no example.",
    ),
    "C40": (
        "Level at the top in Scopa mancelle",
        "If several get there the highest wins; equal highest is not settled [text 003].",
    ),
    "C41": (
        "Scopa di quindici against its own base",
        "The same rules but for the fifteen [text 002], so its cap of two cards and fewest cards "
        "would stay, while its own example has every combination that makes five; fewest "
        "[digitalmoka]; a cap nowhere else.",
    ),
    "C42": (
        "The priority in Chkop and Chkobba",
        "[text 002] says nothing here, so that its fewest cards might stay; an equal card goes "
        "first [chkobagame].",
    ),
    "C43": (
        "The target of Chkobba",
        "11 or 21 [chkobba]; [text 002] gives none, and 21 to its neighbour Chkop.",
    ),
    "C45": (
        "Who takes an opening fifteen",
        "The dealer [wiki-en; diariopopular; reg; sourceforge; parlett]; the lead hand in Escoba "
        "[op: magnojuegos]; the texts do not have it.",
    ),
    "C46": (
        "What a low hand scores",
        "3 [parlett; pagat-2]; 2 [sourceforge]; 1 [spazioinwind]; the texts do not have it.",
    ),
    "X04": (
        "The order among sums in Cirulla",
        "Fewest cards [reg]; free [pagat-2]. Neither ever shuts out a fifteen [reg].",
    ),
    "X09": (
        "Whether the ace that takes all scores",
        "No, under the name Scopa d'assi [pagat-2; pokerstars; op: giochistars]; yes, under the "
        "name piglia tutto [pagat-2; betway; bga], and in Cirulla [sourceforge; pagat-2].",
    ),
    "X10": (
        "An ace on an empty table",
        "It stays, or takes itself [pagat-2]; in Foraccio it takes itself [reg].",
    ),
    "X12": (
        "An ace on the table already",
        "The ace played takes just that [pagat-2; bga]; in Cirulla that or a fifteen "
        "[sourceforge; pagat-2]; [parlett] leaves it open.",
    ),
    "X38": (
        "Whether the first card may be an ace",
        "Barred as unfair in the game of ten cards [op: giochistars]; the first turn is excepted "
        "[studenti]; nothing elsewhere.",
    ),
}
