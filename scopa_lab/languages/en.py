"""English: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "The cards are being laid out …",
    "serve.failed": "The table could not be set up.",
    "serve.gone": "The table no longer answers: its program has ended.",
    "serve.reload": "Start again",
    "serve.noscript": "Scopa Lab needs JavaScript: please allow it for this page.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} is there twice",
    "pile.cards": "{count} cards",
    "pile.cards.one": "{count} card",
    "number.thousand": "1,000",
    "list.only": "{only}",
    "list.and": "{first} and {last}",
    "list.or": "{first} or {last}",
    "list.comma": "{first}, {last}",
    "list.semicolon": "{first}; {last}",
    "list.sentence": "{first} {last}",
    "list.versus": "{first} - {last}",
    "more": "{number} more",
    "none": "none",
    "nothing": "nothing",
    "near": " (did you mean {names}?)",
    "seat": "seat {number}",
    "side": "side {number}",
    "number.whole": "{name} is a whole number, got {given}",
    "number.whole_from": "{name} is a whole number from {from}, got {given}",
    "number.whole_to": "{name} is a whole number to {to}, got {given}",
    "number.whole_from_to": "{name} is a whole number from {from} to {to}, got {given}",
    "number.seconds": "{name} is a number of seconds above 0, got {given}",
    "number.share": "{name} is a number from 0 to 1, got {given}",
    "rank.A": "ace",
    "rank.2": "two",
    "rank.3": "three",
    "rank.4": "four",
    "rank.5": "five",
    "rank.6": "six",
    "rank.7": "seven",
    "rank.8": "eight",
    "rank.9": "nine",
    "rank.T": "ten",
    "rank.J": "jack",
    "rank.Q": "knight (queen)",
    "rank.K": "king",
    "cards.single": "one card expected, {found} found in {given}",
    "cards.twice": "{cards} stands twice in {given}",
    "cards.text": "cards are written as text, got {given}",
    "cards.none": (
        "no card: {given} (write rank A 2-9 T J Q K then suit D coins, H cups, S swords, C batons "
        "(♦ ♥ ♠ ♣), for example 7D)"
    ),
    "cards.none_unknown": (
        "no card: {given} (write rank A 2-9 T J Q K then suit D coins, H cups, S swords, C batons "
        "(♦ ♥ ♠ ♣), for example 7D, or ? for an unknown card)"
    ),
    "cards.none_known": (
        "no card: {given} (write rank A 2-9 T J Q K then suit D coins, H cups, S swords, C batons "
        "(♦ ♥ ♠ ♣), for example 7D; an unknown card (?) is not allowed here)"
    ),
    "move.text": "a move is written as text, for example '7Dx2C5S', got {given}",
    "move.no_card": "{given} names no card to take",
    "move.lies": "{card} cannot be played: it lies on the table",
    "move.taking": "{card} taking {others}",
    "text.line": "a position is one line of text, got {given}",
    "text.empty": "the line is empty; it starts with a variant, e.g. 'scopa'",
    "text.no_variant": (
        "the line starts with {given}, which is no variant{near}; variants: {variants}"
    ),
    "text.no_value": "option {given} has no value; write name=value",
    "text.option_twice": "option {given} stands twice",
    "text.no_field": "unknown field {given}{near}; fields: {fields}",
    "text.field_twice": "field {given} stands twice",
    "text.yes_no": "{name} is yes or no, got {given}",
    "text.yes_no_points": "{name} is yes or no, or its points, got {given}",
    "text.kind_twice": "{kind} stands twice in {given}",
    "field.table": "table",
    "field.hands": "hands",
    "field.hands.of": "hand of seat {number}",
    "field.piles": "captured cards",
    "field.piles.of": "captured cards of side {number}",
    "field.bonus": "points earned in play",
    "field.bonus.of": "points side {number} earned in play",
    "field.stock": "stock",
    "field.to_move": "seat to move",
    "field.last_capture": "last to capture",
    "field.last_laid": "card laid last",
    "field.last_capture_swept": "last capture was a sweep",
    "field.first_play": "first play of the deal",
    "field.combinations": "captures that count for the primiera",
    "field.combinations.of": "captures of side {number} that count for the primiera",
    "field.out": "cards out of play",
    "field.variant": "game",
    "field.options": "options",
    "field.text": "line of text",
    "field.position": "position",
    "field.seat": "seat",
    "field.cards": "cards",
    "field.players": "players",
    "a_bonus": "a bonus",
    "setup.fault": "{field}: {fault}",
    "setup.faults": "{number} faults in the position: {faults}",
    "setup.known": "an unknown card (?) is not allowed here",
    "setup.list.seat": "a list of {number}, one per seat, is expected, got {given}",
    "setup.list.side": "a list of {number}, one per side, is expected, got {given}",
    "setup.so_many": "{number} expected ({names}), got {given}",
    "setup.seat": "a seat is a number from 0 to {last}, got {given}",
    "setup.no_seat": "seat {seat} does not exist; seats: 0 to {last}",
    "setup.twice": "{card} stands twice ({where})",
    "setup.times": "{card} stands {times} times ({where})",
    "setup.too_many": "{wanted} unknown cards (?) asked for, but only {unseen} cards are unseen",
    "setup.no_card": "seat {seat} holds no card; seats with cards: {seats}",
    "setup.deal_first": "nobody holds a card while {count} are in the stock: deal first",
    "setup.true_false": "True or False is expected, got {given}",
    "setup.true_false_points": "True or False, or its points, is expected, got {given}",
    "setup.no_first": "only {rule} asks for the first play of the deal",
    "setup.one_card": "one card is expected, got {given}",
    "setup.scores": "{given} does not score",
    "setup.was_given": "{given} was given",
    "setup.in_play": "{what}; in play there are scored: {allowed}",
    "setup.in_play.one": "{what}; in play there is scored: {allowed}",
    "setup.no_captor": "a sweep needs somebody who captured: give {field}",
    "setup.unpaid": "a paid sweep is {count} points in bonus, and side {side} has {has}",
    "setup.unpaid.one": "a paid sweep is {count} point in bonus, and side {side} has {has}",
    "setup.no_combinations": "only {rule} asks for combinations",
    "setup.texts": "a list of texts is expected, got {given}",
    "setup.small": "the card played and two or more taken are expected, got {given}",
    "setup.not_in_pile": "{cards} is not in {pile}",
    "setup.two_combinations": "a card stands in two combinations",
    "position.of": "a Position or its text is expected, got {given}",
    "position.mapping": "name: value is expected, got {given}",
    "position.no_field": "unknown field; fields: {fields}",
    "position.no_variant": "the name of a variant is missing, got {given}",
    "position.options": "options are name: value, got {given}",
    "position.no_seat": "seat {seat} does not exist",
    "position.named": "{named} cards named, but {unknown} are unknown",
    "position.not_unseen": "{cards} cannot be there: not an unseen card",
    "engine.unknown": "{number} cards are unknown",
    "engine.open": (
        "here every card must be known (stock='' when there is none), analyse takes positions with "
        "unknown cards"
    ),
    "engine.mover": "{number} cards are unknown and it is to move",
    "engine.captures": (
        "a card has {found} legal captures here; values are worked out where no card has more than "
        "{most}"
    ),
    "why_not.over": "the deal is over",
    "why_not.elsewhere": "{card} cannot be in the hand of seat {seat}: it is elsewhere",
    "why_not.not_held": "{card} is not in the hand of seat {seat} ({hand})",
    "why_not.ace_lead": "the first card of the deal may not be an ace ({rule})",
    "why_not.forced": (
        "{card} can take {allowed}, and a card that can capture may not be laid down ({rule})"
    ),
    "why_not.missing": "{card} are not on the table",
    "why_not.missing.one": "{card} is not on the table",
    "why_not.court": "{card} has no number and takes only one {kind}, its own kind ({rule})",
    "why_not.courts": "{cards} have no number and are taken only by the same court ({rule})",
    "why_not.courts.one": "{cards} has no number and is taken only by the same court ({rule})",
    "why_not.cap": "{cards} are {number} cards, and one card takes at most {most} ({rule})",
    "why_not.equal": (
        "{card} takes only the equal card {allowed}: an equal card shuts out sums ({rule})"
    ),
    "why_not.equal_beside": (
        "{card} takes no sum of {total} beside the equal card {allowed}: an equal card shuts out "
        "sums ({rule})"
    ),
    "why_not.fewest": (
        "{cards} are {number} cards, and {card} must take the fewest cards: {allowed} ({rule})"
    ),
    "why_not.fewest_beside": (
        "{cards} are {number} cards, and of all sums of {total}, {card} must take the fewest "
        "cards: {allowed} ({rule})"
    ),
    "why_not.ace_may": (
        "{card} takes what a card worth 1 takes, or the whole table: {allowed} ({rule})"
    ),
    "why_not.ace_all": "{card} takes the whole table and nothing less: {allowed} ({rule})",
    "why_not.ace_one": "an ace lies on the table, and {card} takes one ace: {allowed} ({rule})",
    "why_not.ace_fifteen": (
        "an ace lies on the table, and {card} takes one ace or what makes 15 with it: {allowed} "
        "({rule})"
    ),
    "why_not.aces_only": "{card} takes aces only ({rule})",
    "counts": "{cards} add up to {total}",
    "counts.one": "{cards} counts {total}",
    "why_not.sum.equal": (
        "{counts}, and {card} takes one card that counts {value} or cards that add up to {value}"
    ),
    "why_not.sum.multiple": "{counts}, which is no multiple of {value} ({rule})",
    "why_not.sum.fifteen": (
        "{counts}, which with {card} makes {made}, and they must make 15 ({rule})"
    ),
    "why_not.sum.equal+fifteen": (
        "{counts}, which with {card} makes {made}, not 15, and is not {value} either ({rule})"
    ),
    "illegal": "{move} is not legal: {reason}. Legal moves: {legal}",
    "illegal.none": "none, the deal is over",
    "rules.refused": "{name}={given} is not allowed{near}; allowed: {allowed}",
    "rules.seating": "{game} is not played by {seating}; allowed: {allowed}",
    "rules.seated": "{players} with {teams}",
    "rules.strange": "{cards} not in the {pack} pack ({ranks} in D H S C)",
    "rules.fact": (
        "{fact} is a fact of {game}, not an option; a game that differs in it states a name of its "
        "own; options: {options}"
    ),
    "rules.no_option": "unknown option {given}{near}; options: {options}",
    "rules.twice": "option {name} is given twice",
    "rules.no_variant": "unknown variant {given}{near}; variants: {variants}",
    "rules.no_text": "a variant is named by text, got {given}; try one of {variants}",
    "contradiction.twice": "{game} has two categories called {names}",
    "contradiction.kind": "{name}: kind={kind} is unknown; kinds: {kinds}",
    "contradiction.of": (
        "{name}: of={of} is no category that it can look at; it can look at: {allowed}"
    ),
    "contradiction.outright": (
        "outright={given} is neither a suit ({suits}) nor cards, as in 'AD 2D 3D'"
    ),
    "contradiction.french": (
        "{pack} has thirteen ranks, and courts above ten have no number there; use it with {match}"
    ),
    "contradiction.plain_ranks": (
        "{rule} ranks the courts, and the plain pack (A-9 T) has none; use {pack}"
    ),
    "contradiction.plain_match": (
        "{rule} asks what courts take, and the plain pack (A-9 T) has none; use {pack}"
    ),
    "contradiction.rebello": "the king of coins",
    "contradiction.grande": "the courts of coins",
    "contradiction.ponino": "the four queens",
    "contradiction.plain_pays": (
        "{rule} pays for {cards}, which the plain pack (A-9 T) lacks; use {pack}"
    ),
    "contradiction.lacking": "{game} pays for {cards}, which the {pack} pack lacks",
    "contradiction.courts": (
        "{courts} says which court counts more, and {match} that none has a number; use "
        "{other_courts} or {other_match}"
    ),
    "contradiction.deal": (
        "{cards} cards of the {pack} pack less {upcards} on the table cannot be dealt to {players} "
        "players by {batch}; change pack or players"
    ),
    "contradiction.upcards": (
        "{rule} asks about the cards turned up at the start, and {game} turns up none; allowed "
        "there: {allowed}"
    ),
    "contradiction.three": (
        "{pays} pay for three cards dealt together, and {game} deals {batch} to each hand; allowed "
        "there: 0"
    ),
    "contradiction.wild": (
        "{rule} asks about the opening table and what is declared, and neither is played; use it "
        "with {opening_fifteen}, {barsega} or {trio}"
    ),
    "contradiction.ace": (
        "{rule} asks about an ace that takes the whole table, and {ace} does not; allowed with it: "
        "{allowed}"
    ),
    "contradiction.last_hand": (
        "{rule} would forbid every sweep in {game}, which deals all its cards at once; allowed "
        "there: {allowed}"
    ),
    "contradiction.court_sweep": (
        "{rule} gives a number to courts without one; use it with {match} and {worth}"
    ),
    "contradiction.no_sweeps": "{rule} counts sweep points twice, and {worth} gives none",
    "contradiction.claim": (
        "{rule} lets a side claim to have reached the target, and {wins} makes that lose; use "
        "another finish"
    ),
    "contradiction.primiera_source": (
        "{rule} asks which cards are added up, and {primiera} adds none; allowed with it: {allowed}"
    ),
    "contradiction.primiera_missing": (
        "{rule} asks about a missing suit, and {primiera} needs no suits; allowed with it: "
        "{allowed}"
    ),
    "contradiction.napola": (
        "{rule} asks where a run scores, and {napola} pays for none; allowed with it: {allowed}"
    ),
    "concept.two": "all cards open, best play by both sides",
    "concept.two_low": "all cards open, best play by both sides, for fewer points",
    "concept.many": (
        "all cards open, each side for itself: every side plays for its own points minus the mean "
        "of the others', and takes the first of equally good moves"
    ),
    "concept.many_low": (
        "all cards open, each side for itself: every side plays for as few as possible of its own "
        "points minus the mean of the others', and takes the first of equally good moves"
    ),
    "unit.two": "points of the deal, side to move minus the other",
    "unit.two_low": "points of the deal, side to move minus the other; fewer are better",
    "unit.many": "points of the deal, side to move minus the mean of the others",
    "unit.many_low": (
        "points of the deal, side to move minus the mean of the others; fewer are better"
    ),
    "unit.points": "points of the deal, side to move",
    "unit.points_low": "points of the deal, side to move; fewer are better",
    "unit.win": "chance to win the deal, a tie counts its share",
    "unit.match": "chance to win the match from {ours} to {theirs}",
    "analysis.exact": "exact",
    "analysis.cards_up": "cards-up average",
    "analysis.result": "result against {who}",
    "analysis.seats": "{names} in their seats",
    "analysis.over": "{what} over {worlds}",
    "worlds.all": "{total} worlds",
    "worlds.of": "{done} of {total} worlds",
    "worlds.so_far": "{worlds} so far",
    "analysis.estimate": "estimate: {title}",
    "analysis.for_margin": (
        "moves are chosen for the margin of the deal, and what comes of it is averaged"
    ),
    "analysis.played_by": "after the move every seat is played by {who}, who sees no hidden card",
    "analysis.alike": "every world that agrees equally likely, nothing read from earlier play",
    "analysis.too_late": (
        "not one world was done within {seconds} s; give more time, or set up a position with "
        "fewer cards to play"
    ),
    "analysis.part": "these are the worlds done so far",
    "analysis.longer": "longer would be closer",
    "analysis.interrupted": "interrupted: {title}; see .analysis",
    "analysis.deal_over": "the deal is over: there is no move to value; see position.score()",
    "analysis.unknown": (
        "seat {seat} is to move and {number} of its cards are unknown (?); name them, or look from "
        "a seat whose cards are known"
    ),
    "remark.exploitability": "the best answer to this play still gains {points} points at most",
    "remark.bracket": "before a hand is looked at, proven to lie in [{low}, {high}]",
    "remark.effective": "weighed worlds: as sure as {worlds} that count alike",
    "remark.factor": "luck of the sample taken out: as sure as {times} times as many",
    "knowledge.lacks": "seat {seat} does not hold {cards}",
    "knowledge.ace": "seat {seat} led an ace, so it holds nothing else",
    "knowledge.any": "any {rank}",
    "knowledge.held": "seat {seat} holds {cards} and is said not to",
    "knowledge.no_deal": "no deal agrees with what is said: {said}",
    "reading.own": "worlds weighed by {weigh}",
    "reading.greedy": (
        "worlds weighed by how likely {count} earlier plays of the others would be of greedy "
        "players who err {errors} of the time"
    ),
    "reading.greedy.one": (
        "worlds weighed by how likely {count} earlier play of the others would be of greedy "
        "players who err {errors} of the time"
    ),
    "fair.value": "fair value{read} ± {left}",
    "fair.estimate": "fair estimate{read}",
    "fair.read.none": ", no read",
    "fair.read.mild": ", mild read",
    "fair.read.full": ", full read",
    "fair.read_needs": "{read} needs fair values: {why}",
    "fair.working": "fair values are being worked out",
    "fair.no_time": "there was no time for fair values",
    "fair.too_late": (
        "there was no time for fair values within {seconds} s, nor for a single world with cards "
        "up; give more time"
    ),
    "fair.takes": "they take about {seconds} s",
    "fair.none": "no fair values here: {why}",
    "fair.unplayed": (
        "hardly ever played: {moves}; valued against an opponent who expects a slip in one choice "
        "of fifty"
    ),
    "fair.later": (
        "later batches are estimated (off by {error} typically), corrected by {opened} of their "
        "positions a move with open cards and {exact} solved exactly; with the estimates taken as "
        "they are, {left} points are left to gain"
    ),
    "fair.assumes": (
        "both players see only their own cards and what lies open, and play so that neither can "
        "gain by playing otherwise"
    ),
    "fair.reads.none": "every hand that agrees equally likely, nothing read from earlier play",
    "fair.reads.full": "what an equilibrium player's earlier play would show is read",
    "fair.reads.mild": "a quarter of what an equilibrium player's earlier play would show is read",
    "fair.often": "{move} {share}",
    "fair.mixing": "played in turn: {moves}",
    "fair.level": "not to be told from {best}: {moves}",
    "fair.cards_up": "cards-up average of {move}: {value}",
    "fair.cards_up_best": "with cards up {move} would look best",
    "fair.two": "{players} seats: fair values are for two players",
    "fair.stock": "cards of the stock are known: fair values are for a stock that nobody knows",
    "fair.sizes": (
        "the seat to move holds {ahead} cards and the other {behind}: fair values are for hands of "
        "one size, or one card more in that of the seat to move"
    ),
    "fair.out": "some cards may be out of play or in the stock: fair values need to know which",
    "fair.first": (
        "what may be led depends on the hand: fair values are not for a deal's first play"
    ),
    "fair.orders": (
        "{orders} orders of cards to the end of the batch: fair values are worked out up to {most} "
        "(18 hidden cards with hands of three)"
    ),
    "team.title": "team value in [{low}, {high}]",
    "team.sees": (
        "Every seat sees only its own cards; partners agree on how to play before the deal, and "
        "say nothing after it."
    ),
    "team.deals": (
        "All {deals} deals that agree with what everybody knows are equally likely: nothing is "
        "read from earlier play. Cards named in other hands are known to all."
    ),
    "team.last_round": (
        "In the last round, one card each, a capture among several is chosen as if all cards were "
        "open."
    ),
    "team.profile": (
        "A move is valued with its own hand, all others playing the profile; while that was learnt "
        "every move was played with one per cent of its fair share at least, so that moves the "
        "profile never makes have answers too."
    ),
    "team.brings": (
        "with this hand, {move} brings {value} on average, if the others play as in the solution "
        "found; over all hands the pair is between the bounds"
    ),
    "team.lacks": "what hands lack is not used in team values",
    "team.pairs": (
        "team values are for two pairs, two seats each; got {players} seats on {sides} sides"
    ),
    "team.over": "the deal is over: there is nothing left to value",
    "team.stock": "there is none in such an ending; got {number}",
    "team.hands": (
        "from the seat to move on, every seat holds two cards, or one if it has played in this "
        "round (in the last round one, or none); got {given}"
    ),
    "team.out": "{number} cards more than fit the hands are named nowhere",
    "team.first": "an ending does not begin with the first play of a deal",
    "score.line": "{category}: {why}",
    "score.why": "{had}, {verdict}",
    "score.total": "total: {points}",
    "score.so_far": "so far: {points}",
    "score.outright": "side {side} wins outright (napoleone)",
    "score.taken": "taken by side {side}",
    "score.nobody": "taken by nobody",
    "score.of": "{part} of {whole}",
    "score.level": "level",
    "score.not_level": "not level",
    "score.seven": "{count} sevens",
    "score.seven.one": "{count} seven",
    "score.six": "{count} sixes",
    "score.six.one": "{count} six",
    "score.sevens_only": "{count} sevens",
    "score.sevens": "{sevens} {sixes}",
    "score.prime": "{total} ({cards})",
    "score.missing": "{prime}, a suit is missing",
    "score.run": "run of {runs}",
    "score.won": "{count} points to side {side}",
    "score.won.one": "{count} point to side {side}",
    "score.carried": "a tie, carried over",
    "score.tie": "a tie, no point",
    "score.no_point": "no point",
    "category.cards": "cards",
    "category.coins": "coins",
    "category.swords": "swords",
    "category.settebello": "settebello",
    "category.mata": "mata",
    "category.ten_of_coins": "ten of coins",
    "category.jack_of_cups": "jack of cups",
    "category.jack_of_swords": "jack of swords",
    "category.ace_of_coins": "ace of coins",
    "category.two_of_coins": "two of coins",
    "category.three_of_coins": "three of coins",
    "category.forty_eight": "forty-eight",
    "category.figures": "figures",
    "category.figures_level": "figures level",
    "category.primiera": "primiera",
    "category.four_sevens": "four sevens",
    "category.napola": "napola",
    "category.grande": "grande",
    "category.rebello": "rebello",
    "category.ponino": "ponino",
    "category.sweeps": "sweeps",
    "category.picada": "picada",
    "category.simili": "simili",
    "category.quadriglia": "quadriglia",
    "category.suit_bonus": "suit bonus",
    "category.declarations": "declarations",
    "style.random": "plays any legal move, each as likely as every other",
    "style.greedy": "takes what is worth most at once",
    "style.chitarrella": "plays by the rule book of Chitarrella and Saracino",
    "style.unknown": "unknown style {given}{near}; styles: {styles}",
    "habit.greedy.earns": "a sweep, or whatever else scores at once, is a point in hand",
    "habit.greedy.takes": "take what is worth most: settebello, sevens, coins, many cards",
    "habit.greedy.saves": "take it with a card that is worth having too",
    "habit.chitarrella.earns": "a sweep is a point in hand",
    "habit.chitarrella.takes": "capture settebello, sevens, coins and many cards",
    "habit.chitarrella.saves": "bring your own good cards home while you can",
    "habit.chitarrella.sweep_risk": "leave nothing that an unseen card can sweep",
    "habit.chitarrella.exposes": "lay nothing good where an unseen equal card takes it",
    "habit.chitarrella.key_risk": "leave no capture to an unseen settebello",
    "habit.chitarrella.pairs": (
        "the leader's side breaks pairs (spariglio), the dealer's side keeps them: with even "
        "numbers whoever plays last answers every card with its like"
    ),
    "habit.chitarrella.lays_double": "lay a card of which you hold another",
    "habit.chitarrella.lays_worth": "keep sevens and coins until they can be brought home",
    "habit.chitarrella.last_word": "whoever captures last gets what is left over",
    "match.wins": "side {side} wins",
    "match.win": "sides {sides} and {last} win",
    "match.because_it": "{who}: it {how}",
    "match.because": "{who}: side {side} {how}",
    "match.most": "has reached {target} with the most points",
    "match.most_in_play": "has reached {target} with the most points, in play",
    "match.most_counted": "has reached {target} with the most points, when {category} is counted",
    "match.level_counted": (
        "is level at the top and reached {target} first in the counting, with {category}"
    ),
    "match.level_before": "is level at the top and reached {target} before the deal",
    "match.outright": "took all the cards that win outright (napoleone)",
    "match.claims": "claims {target} and has {has}",
    "match.play_on": "play on: {why}",
    "match.level": "level at the top",
    "match.nobody": "nobody has reached {target}",
    "match.over": "the match is over: {why}",
    "match.deal_on": "the deal is not over; see during and claim for one that is played",
    "option.set": "{option}: {value}",
    "value.on": "yes",
    "value.off": "no",
    "option.players": "Players",
    "option.players.question": "How many play?",
    "option.teams": "Teams",
    "option.teams.question": "Who plays together (sides x players)?",
    "option.teams.none": "each for themselves",
    "option.teams.2x2": "two pairs",
    "option.teams.2x3": "two teams of three",
    "option.teams.3x2": "three pairs",
    "option.direction": "Direction of play",
    "option.direction.question": "Which way does the play go?",
    "option.direction.ccw": "counter-clockwise",
    "option.direction.cw": "clockwise",
    "option.pack": "Pack",
    "option.pack.question": "Italian pack (A-7 J Q K), plain (A-9 T), or French (52 cards)?",
    "option.pack.italian": "Italian, 40 cards",
    "option.pack.plain": "without courts, 40 cards",
    "option.pack.french": "French, 52 cards",
    "option.redeal": "Redeal",
    "option.redeal.question": "Which cards turned up at the start force another deal?",
    "option.redeal.kings3": "three or four kings (tens)",
    "option.redeal.none": "never",
    "option.redeal.distinct": "two equal cards",
    "option.redeal.aces2": "two aces or more",
    "option.redeal.anyace": "any ace",
    "option.opening_fifteen": "Opening fifteen",
    "option.opening_fifteen.question": (
        "Who takes an opening table worth 15 (one sweep) or 30 (two)?"
    ),
    "option.opening_fifteen.off": "nobody",
    "option.opening_fifteen.dealer": "the dealer",
    "option.opening_fifteen.lead": "the first to play",
    "option.barsega": "Three low cards dealt",
    "option.barsega.question": (
        "How many points for three cards that count nine or less, when they are dealt?"
    ),
    "option.trio": "Three of a rank dealt",
    "option.trio.question": "How many points for three cards of one rank, when they are dealt?",
    "option.wild": "Wild card",
    "option.wild.question": (
        "Which card stands for any rank on the opening table and in what is declared?"
    ),
    "option.wild.off": "none",
    "option.wild.seven_of_cups": "seven of cups",
    "option.capture": "Capturing",
    "option.capture.question": "Must a card that can capture do so?",
    "option.capture.forced": "obligatory",
    "option.capture.optional": "optional",
    "option.sum": "Captures add up to",
    "option.sum.question": (
        "Must taken cards add up to the card played, to fifteen with it, or to a multiple of it?"
    ),
    "option.sum.equal": "the card played",
    "option.sum.fifteen": "fifteen with it",
    "option.sum.equal+fifteen": "the card played, or fifteen with it",
    "option.sum.multiple": "a multiple of it",
    "option.priority": "Priority",
    "option.priority.question": (
        "Does an equal card shut out sums, or must the fewest cards be taken?"
    ),
    "option.priority.single": "an equal card before sums",
    "option.priority.fewest": "the fewest cards",
    "option.priority.free": "free choice",
    "option.max_capture": "Most cards taken at once",
    "option.max_capture.question": "How many table cards may one card take at most?",
    "option.max_capture.none": "no limit",
    "option.courts": "Courts",
    "option.courts.question": "Do the courts count J8 Q9 or Q8 J9?",
    "option.courts.jqk": "jack 8, knight 9, king 10",
    "option.courts.qjk": "knight 8, jack 9, king 10",
    "option.court_match": "Courts take",
    "option.court_match.question": (
        "Do courts count a number, or take only a court of their own rank?"
    ),
    "option.court_match.value": "by number",
    "option.court_match.identity": "only their own kind",
    "option.ace": "Ace",
    "option.ace.question": "Does an ace take the whole table, and does that score?",
    "option.ace.plain": "a card like the others",
    "option.ace.literal": "worth 1, of which all is a multiple",
    "option.ace.sweep": "takes everything, no sweep",
    "option.ace.sweep_scores": "takes everything, a sweep",
    "option.ace.optional_sweep": "may take everything, no sweep",
    "option.ace_with_ace": "Ace on the table",
    "option.ace_with_ace.question": "What does an ace take when an ace lies on the table?",
    "option.ace_with_ace.takes_ace": "the ace takes just that ace",
    "option.ace_with_ace.sweeps": "the ace takes everything all the same",
    "option.ace_empty": "Ace on an empty table",
    "option.ace_empty.question": "What happens to an ace on an empty table?",
    "option.ace_empty.stays": "stays there",
    "option.ace_empty.takes_itself": "takes itself",
    "option.ace_lead": "Ace as first card",
    "option.ace_lead.question": "May the first card of the deal be an ace?",
    "option.ace_lead.allowed": "allowed",
    "option.ace_lead.barred": "not allowed",
    "option.sweep_worth": "Worth of a sweep",
    "option.sweep_worth.question": (
        "What is a sweep worth: a point, the number of the card, that doubled in one suit?"
    ),
    "option.sweep_worth.one": "one point",
    "option.sweep_worth.number": "the number of the card",
    "option.sweep_worth.number_doubled": "the number of the card, doubled in one suit",
    "option.sweep_worth.nothing": "nothing",
    "option.court_sweep": "Sweep by a court",
    "option.court_sweep.question": "Which number has a court without one, when it sweeps?",
    "option.court_sweep.0": "no number",
    "option.court_sweep.11_12_13": "11, 12, 13",
    "option.no_sweep_on": "No sweep with",
    "option.no_sweep_on.question": "Which capture of the whole table is not paid as a sweep?",
    "option.no_sweep_on.last_card": "the last card of the deal",
    "option.no_sweep_on.last_capture": "the last capture of the deal",
    "option.no_sweep_on.last_turn_each": "the last card of each player",
    "option.no_sweep_on.last_hand": "the last hands dealt",
    "option.no_sweep_on.never": "nothing: every one is paid",
    "option.picada": "Picada (taking an equal card)",
    "option.picada.question": "Does taking an equal card score, any, or only the one just laid?",
    "option.picada.off": "does not score",
    "option.picada.any": "scores",
    "option.picada.previous": "scores for the card just laid",
    "option.simili": "Simili (capture of one suit)",
    "option.simili.question": "Does a capture all of one suit score a point?",
    "option.quadriglia": "Quadriglia (three cards or more)",
    "option.quadriglia.question": "Does taking three or more table cards score a point?",
    "option.suit_bonus": "Several cards of one suit",
    "option.suit_bonus.question": (
        "Do several cards of one suit score the number of the card that takes them?"
    ),
    "option.suit_bonus.off": "do not score",
    "option.suit_bonus.matching": "score if taken by a card of that suit",
    "option.suit_bonus.taken": "score, whatever takes them",
    "option.leftovers": "Leftovers",
    "option.leftovers.question": (
        "Who gets what is left on the table (nobody, under both, if nobody captured)?"
    ),
    "option.leftovers.last_capturer": "to the last to capture",
    "option.leftovers.nobody_if_none": "to the last to capture, or nobody",
    "option.primiera": "Primiera",
    "option.primiera.question": "How is the primiera point decided?",
    "option.primiera.standard": "best card of each suit",
    "option.primiera.graded": "the same, courts graded",
    "option.primiera.most_sevens": "most sevens",
    "option.primiera.settanta": "three or four sevens",
    "option.primiera.off": "no such point",
    "option.primiera_missing": "Primiera with a suit missing",
    "option.primiera_missing.question": "What if a side lacks a suit for the primiera?",
    "option.primiera_missing.disqualify": "cannot win",
    "option.primiera_missing.suits_first": "more suits win first",
    "option.primiera_missing.zero": "the suit counts 0",
    "option.primiera_source": "Cards for the primiera",
    "option.primiera_source.question": "Which captured cards count for the primiera?",
    "option.primiera_source.all": "all captured cards",
    "option.primiera_source.combination_only": "only those of captures of several cards",
    "option.primiera_source.combination_letter": "the best of each capture of several cards",
    "option.majority": "Majority",
    "option.majority.question": "Most, or more than half, of the cards and of a suit?",
    "option.majority.most": "the most",
    "option.majority.over_half": "more than half",
    "option.tie": "Tie",
    "option.tie.question": "What happens to a point on a tie?",
    "option.tie.none": "nobody scores",
    "option.tie.share": "shared in whole points",
    "option.tie.carry": "carried to the next deal",
    "option.four_sevens": "Four sevens",
    "option.four_sevens.question": "Do all four sevens score a point more?",
    "option.napola": "Run from the ace (napola)",
    "option.napola.question": "Does the run A-2-3… score?",
    "option.napola.off": "does not score",
    "option.napola.full": "a point a card",
    "option.napola.to6": "a point a card, six at most",
    "option.napola_suit": "Suit of the run",
    "option.napola_suit.question": "In which suit does the run score?",
    "option.napola_suit.coins": "coins",
    "option.napola_suit.swords": "swords",
    "option.napola_suit.every": "every suit",
    "option.grande": "Grande (courts of coins)",
    "option.grande.question": "Do J Q K of coins score five?",
    "option.rebello": "Re bello (king of coins)",
    "option.rebello.question": "Is the king of coins worth a point?",
    "option.ponino": "Ponino (four queens)",
    "option.ponino.question": "Do all four queens make sweep points count twice?",
    "option.napoleone": "Napoleone (outright win)",
    "option.napoleone.question": (
        "Does a side that took all of a suit (or of the cards a game names) win outright?"
    ),
    "option.wins": "Winner",
    "option.wins.question": "Does the high score win, or the low?",
    "option.wins.high": "the high score",
    "option.wins.low": "the low score",
    "option.target": "Points to win the match",
    "option.target.question": "In a match: how many points win it?",
    "option.finish": "End of the match",
    "option.finish.question": "In a match: how is it decided at the target?",
    "option.finish.highest_then_play_on": (
        "at the end of a deal the highest with it wins, level plays on"
    ),
    "option.finish.count_order": (
        "at the end of a deal the highest with it wins; of those level at the top, who reaches it "
        "first when the deal is counted in order"
    ),
    "option.finish.mid_deal": "who reaches it first, also in play, wins at once",
    "option.finish.claim": (
        "who claims it and has it wins at once, a false claim loses; unclaimed, the highest with "
        "it at the end of a deal wins"
    ),
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    "picture.seat": "Seat {number}",
    "picture.side": "side {number}",
    "picture.to_move": "to move",
    "picture.table": "table",
    "picture.hand": "hand",
    "picture.pile": "pile",
    "picture.stock": "stock",
    "picture.empty": "no cards",
    "picture.over": "deal over",
    "picture.last_capture": "took last",
    "picture.last_laid": "laid last",
    "picture.hidden": "unknown card",
    "picture.cards.one": "{count} card",
    "picture.cards": "{count} cards",
    "picture.hidden_cards.one": "{count} unknown card",
    "picture.hidden_cards": "{count} unknown cards",
    "picture.bonus.one": "{count} point from sweeps",
    "picture.bonus": "{count} points from sweeps",
    "picture.capture": "{card} takes {others}",
    "picture.lay": "{card} is laid down",
    "picture.chosen": "chosen",
    "picture.and": "and",
    "display.table": "table",
    "display.unit": "points of the deal of seat {seat}'s side minus the other side's",
    "display.unit_many": (
        "points of the deal of seat {seat}'s side minus the mean of the other sides'"
    ),
    "display.one_world": "one world only",
    "display.span": "{low} to {high}",
    "display.side": "Side {side} ({letter})",
    "display.points": "Points of the deal",
    "display.points_so_far": "Points so far; the deal is not over",
    "display.carried": "Carried over to the next deal: {names}.",
    "display.total": "total",
    "display.category": "Category",
    "display.had": "What each side had",
    "display.value": "Value",
    "display.interval": "95 % interval",
    "display.move": "Move",
    "display.behind": "Behind",
    "display.behind_best": "Behind the best",
    "display.played": "Played",
    "display.parts": "Value by category",
    "display.early": "Not complete: {why}.",
    "display.assumed": "Assumed: {what}.",
    "display.made": "{rules}, version {version}.",
    "display.drawn": "{worlds} worlds, seed {seed}",
    "display.card": "Card",
    "display.whereabouts": "Chance to end in the pile of each side, after {move}",
    "display.unseen": "Where the unseen cards end",
    "display.proven": "proven",
    "display.bounds": "bounds",
    "display.best": "best",
    "display.exact": "Exact, proven",
    "display.ended": "Bounds that hold; it ended early",
    "display.line": "Best line: {moves}",
    "display.nodes": "{count} positions looked at; {rules}.",
    "chance.win": "Win chance",
    "chance.tie": "Tie",
    "chance.loss": "Loss",
    "chance.sweep_risk": "Sweep risk",
    "legend.unsure": "± is the standard error; whiskers and intervals are 95 %.",
    "legend.win": "Win chance: of this deal; half of a tie (its share of more sides) is in it.",
    "legend.sweep_risk": "Sweep risk: chance that the next seat can take the whole table at once.",
    "legend.played": "Played: how often a fair player makes the move.",
    "picture.pack": "not placed",
    "picture.out": "out of play",
    "picture.put": "put here: {place}",
    "picture.fault": "something is wrong here",
    "picture.last_move": "last move",
    "picture.took": "{seat} took",
    "picture.other": "{count} other points from play",
    "picture.other.one": "{count} other point from play",
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Dismiss",
    "screen.fault": "{field}: {message}",
    "screen.play": "Play",
    "screen.back": "Back",
    "screen.forward": "Forward",
    "screen.start": "Start",
    "screen.cancel": "Cancel",
    "screen.set": "Set",
    "screen.copy": "Copy",
    "screen.copied": "Copied.",
    "screen.to_explorer": "Explore this",
    "screen.to_editor": "Change this",
    "screen.to_play": "Play from here",
    "screen.to_review": "Review this",
    "screen.to_quiz": "Ask the class",
    "screen.lost": "Python has ended here; what you see is how it was last. To go on, run this in a cell: {code}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Card table",
    "table.line": "Position in one line (or a move)",
    "table.moves": "Moves played",
    "table.choices": "What this card can do",
    "table.choose": "Choose a card of the hand of seat {seat}.",
    "table.first": "Choose a card of the hand first, then what it takes.",
    "table.ready": "{move}: press Play, or touch the table.",
    "table.several": "{count} ways to take: choose one.",
    "table.more": "and {count} more: write the move, or touch what it takes.",
    "table.not_turn": "It is seat {seat}'s turn.",
    "table.not_held": "{card} is not in the hand of seat {seat}.",
    "table.not_there": "A card of the hand goes to the table.",
    "table.unknown_turn": "The cards of seat {seat} are unknown. Write its cards (JS 6D 2H) or its move in the line below.",
    "table.over": "The deal is over.",
    "table.no_such": "There is no such move.",
    "table.played": "Seat {seat}: {move}.",
    "table.so_far": "So far",
    "table.side": "Side",
    "table.taken": "Cards",
    "table.sweeps": "Sweeps",
    "table.points": "Points if it ended now",
    "table.which": "Which card is it?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Explore a position",
    "explorer.compute": "Compute values",
    "explorer.values": "Values of the moves",
    "explorer.starting": "Computing … (the very first time takes a while)",
    "explorer.computing": "Computing: {done} of {goal} worlds",
    "explorer.done": "{done} worlds in {seconds} s",
    "explorer.exact": "Exact, in {seconds} s",
    "explorer.stopped": "Stopped: these are the {done} of {goal} worlds done so far.",
    "explorer.computing_fair": "Computing fair values",
    "explorer.done_fair": "Fair values in {seconds} s",
    "explorer.stopped_fair": "Stopped: longer would be closer.",
    "explorer.nothing": "Stopped before the first world was done.",
    "explorer.failed": "Nothing was computed.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    "why.takes": "takes the {card}",
    "why.keeps": "keeps the {card}",
    "why.leaves": "leaves the {card} on the table",
    "why.more": "takes {what} more",
    "why.fewer": "takes {what} fewer",
    "why.cards": "{count} cards",
    "why.cards.one": "{count} card",
    "why.suit.D": "{count} coins",
    "why.suit.D.one": "{count} coin",
    "why.suit.H": "{count} cups",
    "why.suit.H.one": "{count} cup",
    "why.suit.S": "{count} swords",
    "why.suit.S.one": "{count} sword",
    "why.suit.C": "{count} batons",
    "why.suit.C.one": "{count} baton",
    "why.sweep": "makes a sweep: {points} in {category}",
    "why.no_sweep": "passes up a sweep: {points} in {category}",
    "why.scores": "scores {points} at once in {category}",
    "why.no_score": "passes up {points} in {category}",
    "why.next_holds": "the next player can sweep with the {card}",
    "why.exposes": "leaves a sweep to {what} not yet seen ({percent} %)",
    "why.safe": "leaves no sweep to the next player",
    "why.last": "gets the cards left on the table at the end",
    "why.gains": "gains {points} in {category}",
    "why.loses": "loses {points} in {category}",
    "why.ends": "wins the {card} in {here} % of the deals (instead of {there} %)",
    "why.win": "wins the deal in {here} % of the cases (instead of {there} %)",
    "why.points": "{count} points",
    "why.points.one": "{count} point",
    "why.points.broken": "{whole}.{part} points",
    "why.points.broken.many": "{whole}.{part} points",
    "why.comma": "{first}, {last}",
    "why.and": "{first} and {last}",
    "why.rank.A": "{count} aces",
    "why.rank.A.one": "{count} ace",
    "why.rank.2": "{count} twos",
    "why.rank.2.one": "{count} two",
    "why.rank.3": "{count} threes",
    "why.rank.3.one": "{count} three",
    "why.rank.4": "{count} fours",
    "why.rank.4.one": "{count} four",
    "why.rank.5": "{count} fives",
    "why.rank.5.one": "{count} five",
    "why.rank.6": "{count} sixes",
    "why.rank.6.one": "{count} six",
    "why.rank.7": "{count} sevens",
    "why.rank.7.one": "{count} seven",
    "why.rank.8": "{count} eights",
    "why.rank.8.one": "{count} eight",
    "why.rank.9": "{count} nines",
    "why.rank.9.one": "{count} nine",
    "why.rank.T": "{count} tens",
    "why.rank.T.one": "{count} ten",
    "why.rank.J": "{count} jacks",
    "why.rank.J.one": "{count} jack",
    "why.rank.Q": "{count} knights",
    "why.rank.Q.one": "{count} knight",
    "why.rank.queen": "{count} queens",
    "why.rank.queen.one": "{count} queen",
    "why.rank.K": "{count} kings",
    "why.rank.K.one": "{count} king",
    "why.category.cards": "cards",
    "why.category.coins": "coins",
    "why.category.swords": "swords",
    "why.category.settebello": "settebello",
    "why.category.mata": "two of swords",
    "why.category.ten_of_coins": "ten of coins",
    "why.category.jack_of_cups": "jack of cups",
    "why.category.jack_of_swords": "jack of swords",
    "why.category.ace_of_coins": "ace of coins",
    "why.category.two_of_coins": "two of coins",
    "why.category.three_of_coins": "three of coins",
    "why.category.forty_eight": "the forty-eight",
    "why.category.figures": "figures",
    "why.category.figures_level": "level figures",
    "why.category.primiera": "primiera",
    "why.category.four_sevens": "the four sevens",
    "why.category.napola": "napola",
    "why.category.grande": "grande",
    "why.category.rebello": "re bello",
    "why.category.ponino": "ponino",
    "why.category.sweeps": "sweeps",
    "why.category.picada": "picada",
    "why.category.simili": "simili",
    "why.category.quadriglia": "quadriglia",
    "why.category.suit_bonus": "captures of one suit",
    "why.category.declarations": "declarations",
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
