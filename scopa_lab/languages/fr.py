"""French: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "On dresse la table …",
    "serve.failed": "La table n’a pas pu être dressée.",
    "serve.gone": "La table ne répond plus : son programme s’est arrêté.",
    "serve.reload": "Recommencer",
    "serve.noscript": "Scopa Lab a besoin de JavaScript : veuillez l’autoriser pour cette page.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} y figure deux fois",
    "pile.cards": "{count} cartes",
    "pile.cards.one": "{count} carte",
    "number.thousand": "1\N{NARROW NO-BREAK SPACE}000",
    "list.only": "{only}",
    "list.and": "{first} et {last}",
    "list.or": "{first} ou {last}",
    "list.comma": "{first}, {last}",
    "list.semicolon": "{first} ; {last}",
    "list.sentence": "{first} {last}",
    "list.versus": "{first} - {last}",
    "more": "{number} de plus",
    "none": "aucun",
    "nothing": "rien",
    "near": " (peut-être {names} ?)",
    "seat": "place {number}",
    "side": "camp {number}",
    "number.whole": "{name} est un nombre entier, et non {given}",
    "number.whole_from": "{name} est un nombre entier à partir de {from}, et non {given}",
    "number.whole_to": "{name} est un nombre entier jusqu'à {to}, et non {given}",
    "number.whole_from_to": "{name} est un nombre entier de {from} à {to}, et non {given}",
    "number.seconds": "{name} est un nombre de secondes supérieur à 0, et non {given}",
    "number.share": "{name} est un nombre de 0 à 1, et non {given}",
    "rank.A": "as",
    "rank.2": "deux",
    "rank.3": "trois",
    "rank.4": "quatre",
    "rank.5": "cinq",
    "rank.6": "six",
    "rank.7": "sept",
    "rank.8": "huit",
    "rank.9": "neuf",
    "rank.T": "dix",
    "rank.J": "valet",
    "rank.Q": "cavalier (dame)",
    "rank.K": "roi",
    "cards.single": "il faut une seule carte, il y en a {found} dans {given}",
    "cards.twice": "figure deux fois dans {given} : {cards}",
    "cards.text": "les cartes s'écrivent en texte, et non {given}",
    "cards.none": (
        "aucune carte : {given} (on écrit le rang A 2-9 T J Q K, puis la couleur D deniers, H "
        "coupes, S épées, C bâtons (♦ ♥ ♠ ♣), par exemple 7D)"
    ),
    "cards.none_unknown": (
        "aucune carte : {given} (on écrit le rang A 2-9 T J Q K, puis la couleur D deniers, H "
        "coupes, S épées, C bâtons (♦ ♥ ♠ ♣), par exemple 7D, ou ? pour une carte cachée)"
    ),
    "cards.none_known": (
        "aucune carte : {given} (on écrit le rang A 2-9 T J Q K, puis la couleur D deniers, H "
        "coupes, S épées, C bâtons (♦ ♥ ♠ ♣), par exemple 7D ; une carte cachée (?) n'est pas "
        "admise ici)"
    ),
    "move.text": "un coup s'écrit en texte, par exemple '7Dx2C5S', et non {given}",
    "move.no_card": "{given} ne nomme aucune carte à prendre",
    "move.lies": "{card} ne peut pas être joué : il est sur le tapis",
    "move.taking": "{card} prenant {others}",
    "text.line": "une position est une ligne de texte, et non {given}",
    "text.empty": "la ligne est vide ; elle commence par un jeu, par exemple 'scopa'",
    "text.no_variant": (
        "la ligne commence par {given}, qui n'est pas un jeu{near} ; les jeux : {variants}"
    ),
    "text.no_value": "l'option {given} n'a pas de valeur ; on écrit nom=valeur",
    "text.option_twice": "l'option {given} figure deux fois",
    "text.no_field": "champ inconnu {given}{near} ; les champs : {fields}",
    "text.field_twice": "le champ {given} figure deux fois",
    "text.yes_no": "{name} : yes (oui) ou no (non), et pas {given}",
    "text.yes_no_points": "{name} : yes (oui), no (non) ou ses points, et pas {given}",
    "text.kind_twice": "{kind} figure deux fois dans {given}",
    "field.table": "tapis",
    "field.hands": "mains",
    "field.hands.of": "main de la place {number}",
    "field.piles": "cartes prises",
    "field.piles.of": "cartes prises par le camp {number}",
    "field.bonus": "points marqués en cours de jeu",
    "field.bonus.of": "points marqués en cours de jeu par le camp {number}",
    "field.stock": "talon",
    "field.to_move": "place qui doit jouer",
    "field.last_capture": "dernier à avoir pris",
    "field.last_laid": "dernière carte posée",
    "field.last_capture_swept": "la dernière prise était un balayage",
    "field.first_play": "premier coup de la donne",
    "field.combinations": "prises qui comptent pour la primiera",
    "field.combinations.of": "prises du camp {number} qui comptent pour la primiera",
    "field.out": "cartes hors jeu",
    "field.variant": "jeu",
    "field.options": "options",
    "field.text": "ligne de texte",
    "field.position": "position",
    "field.seat": "place",
    "field.cards": "cartes",
    "field.players": "joueurs",
    "a_bonus": "un bonus",
    "setup.fault": "{field} : {fault}",
    "setup.faults": "{number} fautes dans la position : {faults}",
    "setup.known": "une carte cachée (?) n'est pas admise ici",
    "setup.list.seat": "il faut une liste de {number}, un par place, et non {given}",
    "setup.list.side": "il faut une liste de {number}, un par camp, et non {given}",
    "setup.so_many": "il en faut {number} ({names}), il y en a {given}",
    "setup.seat": "une place est un nombre de 0 à {last}, et non {given}",
    "setup.no_seat": "la place {seat} n'existe pas ; les places : de 0 à {last}",
    "setup.twice": "{card} figure deux fois ({where})",
    "setup.times": "{card} figure {times} fois ({where})",
    "setup.too_many": (
        "{wanted} cartes cachées (?) demandées, mais {unseen} seulement n'ont pas été vues"
    ),
    "setup.no_card": "la place {seat} n'a pas de carte ; places avec des cartes : {seats}",
    "setup.deal_first": (
        "personne n'a de carte et le talon en compte {count} : il faut d'abord donner"
    ),
    "setup.true_false": "il faut True (oui) ou False (non), et non {given}",
    "setup.true_false_points": "il faut True (oui), False (non) ou ses points, et non {given}",
    "setup.no_first": "le premier coup de la donne ne compte qu'avec cette règle : {rule}",
    "setup.one_card": "il faut une seule carte, et non {given}",
    "setup.scores": "{given} ne marque pas",
    "setup.was_given": "on a donné {given}",
    "setup.in_play": "{what} ; en cours de jeu, marquent : {allowed}",
    "setup.in_play.one": "{what} ; en cours de jeu, marque : {allowed}",
    "setup.no_captor": "un balayage suppose que quelqu'un a pris ; il manque : {field}",
    "setup.unpaid": (
        "un balayage payé vaut {count} points en cours de jeu ; points du camp {side} : {has}"
    ),
    "setup.unpaid.one": (
        "un balayage payé vaut {count} point en cours de jeu ; points du camp {side} : {has}"
    ),
    "setup.no_combinations": "les combinaisons ne comptent qu'avec cette règle : {rule}",
    "setup.texts": "il faut une liste de textes, et non {given}",
    "setup.small": "il faut la carte jouée et deux prises ou plus, et non {given}",
    "setup.not_in_pile": "n'est pas parmi les {pile} : {cards}",
    "setup.two_combinations": "une carte figure dans deux combinaisons",
    "position.of": "il faut une position ou son texte, et non {given}",
    "position.mapping": "il faut nom : valeur, et non {given}",
    "position.no_field": "champ inconnu ; les champs : {fields}",
    "position.no_variant": "il manque le nom d'un jeu, reçu {given}",
    "position.options": "les options sont nom : valeur, et non {given}",
    "position.no_seat": "la place {seat} n'existe pas",
    "position.named": "{named} cartes nommées, mais {unknown} sont cachées",
    "position.not_unseen": "ne peut pas être là, car on sait où c'est : {cards}",
    "engine.unknown": "cartes cachées : {number}",
    "engine.open": (
        "ici toutes les cartes doivent être connues (sans talon, stock='') ; analyse accepte des "
        "cartes cachées"
    ),
    "engine.mover": "c'est à elle de jouer et ses cartes cachées sont au nombre de {number}",
    "engine.captures": (
        "une carte a ici {found} prises possibles ; les valeurs se calculent si aucune n'en a plus "
        "de {most}"
    ),
    "why_not.over": "la donne est finie",
    "why_not.elsewhere": (
        "{card} ne peut pas être dans la main de la place {seat} : il est ailleurs"
    ),
    "why_not.not_held": "{card} n'est pas dans la main de la place {seat} ({hand})",
    "why_not.ace_lead": "la première carte de la donne ne peut pas être un as ({rule})",
    "why_not.forced": (
        "{card} peut prendre {allowed}, et une carte qui peut prendre ne peut pas être posée "
        "({rule})"
    ),
    "why_not.missing": "ne sont pas sur le tapis : {card}",
    "why_not.missing.one": "{card} n'est pas sur le tapis",
    "why_not.court": (
        "{card} n'a pas de valeur et ne prend qu'une carte de son rang : {kind} ({rule})"
    ),
    "why_not.courts": (
        "{cards} n'ont pas de valeur et ne se prennent qu'avec la même figure ({rule})"
    ),
    "why_not.courts.one": (
        "{cards} n'a pas de valeur et ne se prend qu'avec la même figure ({rule})"
    ),
    "why_not.cap": "{cards} font {number} cartes, et une carte en prend {most} au plus ({rule})",
    "why_not.equal": (
        "{card} ne prend que la carte égale, {allowed} : une carte égale exclut les sommes ({rule})"
    ),
    "why_not.equal_beside": (
        "{card} ne prend pas de somme de {total} quand il y a la carte égale, {allowed} : une "
        "carte égale exclut les sommes ({rule})"
    ),
    "why_not.fewest": (
        "{cards} font {number} cartes, et {card} doit en prendre le moins possible : {allowed} "
        "({rule})"
    ),
    "why_not.fewest_beside": (
        "{cards} font {number} cartes, et parmi les sommes de {total}, {card} doit prendre le "
        "moins de cartes : {allowed} ({rule})"
    ),
    "why_not.ace_may": (
        "{card} prend ce que prend une carte qui vaut 1, ou tout le tapis : {allowed} ({rule})"
    ),
    "why_not.ace_all": "{card} prend tout le tapis et rien de moins : {allowed} ({rule})",
    "why_not.ace_one": "il y a un as sur le tapis, et {card} prend un as : {allowed} ({rule})",
    "why_not.ace_fifteen": (
        "il y a un as sur le tapis, et {card} prend un as ou ce qui fait 15 avec lui : {allowed} "
        "({rule})"
    ),
    "why_not.aces_only": "{card} ne prend que des as ({rule})",
    "counts": "{cards} font {total}",
    "counts.one": "{cards} vaut {total}",
    "why_not.sum.equal": (
        "{counts}, et {card} prend une carte qui vaut {value} ou des cartes qui font {value}"
    ),
    "why_not.sum.multiple": "{counts}, ce qui n'est pas un multiple de {value} ({rule})",
    "why_not.sum.fifteen": "{counts}, avec {card} {made}, et il faut faire 15 ({rule})",
    "why_not.sum.equal+fifteen": (
        "{counts}, avec {card} {made} et non 15, et ce n'est pas {value} non plus ({rule})"
    ),
    "illegal": "Coup interdit ({move}) : {reason}. Coups permis : {legal}",
    "illegal.none": "aucun, la donne est finie",
    "rules.refused": "{name} : {given} n'est pas admis{near} ; admis : {allowed}",
    "rules.seating": "{game} ne se joue pas ainsi : {seating} ; admis : {allowed}",
    "rules.seated": "{players} joueurs ({teams})",
    "rules.strange": "pas dans le jeu ({pack} : {ranks} en D H S C) : {cards}",
    "rules.fact": (
        "{fact} est une donnée de {game}, pas une option ; un jeu qui en diffère porte un nom à "
        "lui ; les options : {options}"
    ),
    "rules.no_option": "option inconnue {given}{near} ; les options : {options}",
    "rules.twice": "l'option {name} est donnée deux fois",
    "rules.no_variant": "jeu inconnu {given}{near} ; les jeux : {variants}",
    "rules.no_text": (
        "un jeu se nomme par un texte, et non {given} ; par exemple l'un de {variants}"
    ),
    "contradiction.twice": "{game} a deux catégories nommées {names}",
    "contradiction.kind": "{name} : kind={kind} est inconnu ; admis : {kinds}",
    "contradiction.of": (
        "{name} : of={of} n'est pas une catégorie qu'elle puisse regarder ; elle peut regarder : "
        "{allowed}"
    ),
    "contradiction.outright": (
        "outright={given} n'est ni une couleur ({suits}) ni des cartes, comme 'AD 2D 3D'"
    ),
    "contradiction.french": (
        "{pack} : il a treize rangs, et les figures au-dessus de dix n'y ont pas de nombre ; à "
        "employer avec {match}"
    ),
    "contradiction.plain_ranks": (
        "{rule} : cela classe les figures, et le jeu sans figures (A-9 T) n'en a pas ; employer "
        "{pack}"
    ),
    "contradiction.plain_match": (
        "{rule} : cela concerne ce que prennent les figures, et le jeu sans figures (A-9 T) n'en a "
        "pas ; employer {pack}"
    ),
    "contradiction.rebello": "le roi de deniers",
    "contradiction.grande": "les figures de deniers",
    "contradiction.ponino": "les quatre dames",
    "contradiction.plain_pays": (
        "{rule} : cela paie {cards}, absents du jeu sans figures (A-9 T) ; employer {pack}"
    ),
    "contradiction.lacking": "{game} paie des cartes absentes du jeu ({pack}) : {cards}",
    "contradiction.courts": (
        "{courts} dit quelle figure vaut plus, et {match} qu'aucune n'a de valeur ; employer "
        "{other_courts} ou {other_match}"
    ),
    "contradiction.deal": (
        "{cards} cartes (jeu : {pack}) moins {upcards} sur le tapis ne se donnent pas à {players} "
        "joueurs par {batch} ; changer de jeu ou de joueurs"
    ),
    "contradiction.upcards": (
        "{rule} : cela concerne les cartes retournées au début, et {game} n'en retourne pas ; "
        "admis : {allowed}"
    ),
    "contradiction.three": (
        "{pays} paient trois cartes données ensemble, et {game} en donne {batch} à chacun ; admis "
        ": 0"
    ),
    "contradiction.wild": (
        "{rule} : cela concerne le tapis de départ et les annonces, et ni l'un ni les autres ne se "
        "jouent ; à employer avec : {opening_fifteen}, {barsega} ou {trio}"
    ),
    "contradiction.ace": (
        "{rule} : cela concerne un as qui prend tout le tapis, et ici il ne le fait pas ({ace}) ; "
        "admis : {allowed}"
    ),
    "contradiction.last_hand": (
        "{rule} : cela interdirait tout balayage dans {game}, qui donne toutes les cartes d'un "
        "coup ; admis : {allowed}"
    ),
    "contradiction.court_sweep": (
        "{rule} : cela donne un nombre aux figures qui n'en ont pas ; à employer avec {match} et "
        "{worth}"
    ),
    "contradiction.no_sweeps": (
        "{rule} : cela compte double les points des balayages, et ici ils n'en donnent pas "
        "({worth})"
    ),
    "contradiction.claim": (
        "{rule} : un camp peut annoncer qu'il a atteint le but, mais ici cela fait perdre ({wins}) "
        "; choisir une autre fin"
    ),
    "contradiction.primiera_source": (
        "{rule} : cela concerne les cartes à additionner, et ici on n'en additionne pas "
        "({primiera}) ; admis : {allowed}"
    ),
    "contradiction.primiera_missing": (
        "{rule} : cela concerne une couleur qui manque, et ici les couleurs ne comptent pas "
        "({primiera}) ; admis : {allowed}"
    ),
    "contradiction.napola": (
        "{rule} : cela concerne la couleur où la suite marque, et ici aucune ne marque ({napola}) "
        "; admis : {allowed}"
    ),
    "concept.two": "cartes ouvertes, meilleur jeu des deux camps",
    "concept.two_low": "cartes ouvertes, meilleur jeu des deux camps, pour faire moins de points",
    "concept.many": (
        "cartes ouvertes, chaque camp pour soi : chacun joue pour ses points moins la moyenne de "
        "ceux des autres, et prend le premier des coups aussi bons"
    ),
    "concept.many_low": (
        "cartes ouvertes, chaque camp pour soi : chacun joue pour avoir le moins possible de "
        "points à lui moins la moyenne de ceux des autres, et prend le premier des coups aussi bons"
    ),
    "unit.two": "points de la donne, camp qui joue moins l'autre",
    "unit.two_low": "points de la donne, camp qui joue moins l'autre ; moins vaut mieux",
    "unit.many": "points de la donne, camp qui joue moins la moyenne des autres",
    "unit.many_low": (
        "points de la donne, camp qui joue moins la moyenne des autres ; moins vaut mieux"
    ),
    "unit.points": "points de la donne, camp qui joue",
    "unit.points_low": "points de la donne, camp qui joue ; moins vaut mieux",
    "unit.win": "chance de gagner la donne, une égalité compte pour sa part",
    "unit.match": "chance de gagner la partie à {ours} contre {theirs}",
    "analysis.exact": "exact",
    "analysis.cards_up": "moyenne à cartes ouvertes",
    "analysis.result": "résultat contre {who}",
    "analysis.seats": "{names} à leurs places",
    "analysis.over": "{what} sur {worlds}",
    "worlds.all": "{total} mondes",
    "worlds.of": "{done} mondes sur {total}",
    "worlds.so_far": "{worlds} jusqu'ici",
    "analysis.estimate": "estimation : {title}",
    "analysis.for_margin": (
        "les coups sont choisis pour l'écart de la donne, et on moyenne ce qui en résulte"
    ),
    "analysis.played_by": (
        "après le coup, chaque place est jouée par {who}, sans voir de carte cachée"
    ),
    "analysis.alike": (
        "tous les mondes compatibles également probables, rien n'est lu dans le jeu passé"
    ),
    "analysis.too_late": (
        "aucun monde calculé en {seconds} s ; il faut plus de temps, ou une position avec moins de "
        "cartes à jouer"
    ),
    "analysis.part": "ce sont les mondes calculés jusqu'ici",
    "analysis.longer": "plus de temps donnerait plus de précision",
    "analysis.interrupted": "interrompu : {title} ; voir .analysis",
    "analysis.deal_over": (
        "la donne est finie : il n'y a pas de coup à évaluer ; voir position.score()"
    ),
    "analysis.unknown": (
        "c'est à la place {seat} de jouer et elle a des cartes cachées (?) : {number} ; il faut "
        "les nommer, ou regarder d'une place dont les cartes sont connues"
    ),
    "remark.exploitability": "la meilleure réponse à ce jeu gagne encore {points} points au plus",
    "remark.bracket": "avant de regarder une main, il est prouvé que c'est dans [{low}, {high}]",
    "remark.effective": "mondes pondérés : aussi sûr que {worlds} de même poids",
    "remark.factor": "chance de l'échantillon retirée : aussi sûr que {times} fois plus",
    "knowledge.lacks": "la place {seat} n'a pas : {cards}",
    "knowledge.ace": "la place {seat} a commencé par un as, elle n'a donc rien d'autre",
    "knowledge.any": "aucune carte de ce rang ({rank})",
    "knowledge.held": "la place {seat} a {cards}, et il est dit qu'elle ne l'a pas",
    "knowledge.no_deal": "aucune donne ne s'accorde avec ce qui est dit : {said}",
    "reading.own": "mondes pondérés par {weigh}",
    "reading.greedy": (
        "mondes pondérés par la probabilité que {count} coups passés des autres viennent de "
        "joueurs avides qui se trompent {errors} du temps"
    ),
    "reading.greedy.one": (
        "mondes pondérés par la probabilité que {count} coup passé des autres viennent de joueurs "
        "avides qui se trompent {errors} du temps"
    ),
    "fair.value": "valeur équitable{read} ± {left}",
    "fair.estimate": "estimation équitable{read}",
    "fair.read.none": ", sans lecture",
    "fair.read.mild": ", lecture prudente",
    "fair.read.full": ", lecture complète",
    "fair.read_needs": "{read} demande les valeurs équitables : {why}",
    "fair.working": "les valeurs équitables sont en cours de calcul",
    "fair.no_time": "le temps a manqué pour les valeurs équitables",
    "fair.too_late": (
        "en {seconds} s, le temps a manqué pour les valeurs équitables comme pour un seul monde à "
        "cartes ouvertes ; il en faut plus"
    ),
    "fair.takes": "elles demandent environ {seconds} s",
    "fair.none": "pas de valeurs équitables ici : {why}",
    "fair.unplayed": (
        "presque jamais joués : {moves} ; évalués contre un adversaire qui s'attend à une erreur "
        "tous les cinquante choix"
    ),
    "fair.later": (
        "les tours suivants sont estimés (à {error} près d'ordinaire), corrigés pour chaque coup "
        "par {opened} de leurs positions à cartes ouvertes et {exact} résolues exactement ; les "
        "estimations prises telles quelles, il reste {left} points à gagner"
    ),
    "fair.assumes": (
        "les deux joueurs ne voient que leurs cartes et ce qui est ouvert, et jouent de sorte "
        "qu'aucun ne gagne à jouer autrement"
    ),
    "fair.reads.none": (
        "toutes les mains compatibles également probables, rien n'est lu dans le jeu passé"
    ),
    "fair.reads.full": "on lit ce que montrerait le jeu passé d'un joueur à l'équilibre",
    "fair.reads.mild": (
        "on lit le quart de ce que montrerait le jeu passé d'un joueur à l'équilibre"
    ),
    "fair.often": "{move} {share}",
    "fair.mixing": "joués en alternance : {moves}",
    "fair.level": "impossibles à distinguer de {best} : {moves}",
    "fair.cards_up": "moyenne à cartes ouvertes de {move} : {value}",
    "fair.cards_up_best": "à cartes ouvertes, {move} semblerait le meilleur coup",
    "fair.two": "{players} places : les valeurs équitables sont pour deux joueurs",
    "fair.stock": (
        "des cartes du talon sont connues : les valeurs équitables sont pour un talon que personne "
        "ne connaît"
    ),
    "fair.sizes": (
        "cartes de qui doit jouer : {ahead}, de l'autre : {behind} ; les valeurs équitables sont "
        "pour des mains égales, ou une carte de plus à qui doit jouer"
    ),
    "fair.out": (
        "certaines cartes peuvent être hors jeu ou au talon : les valeurs équitables demandent de "
        "le savoir"
    ),
    "fair.first": (
        "ce qu'on peut jouer d'abord dépend de la main : les valeurs équitables ne sont pas pour "
        "le premier coup"
    ),
    "fair.orders": (
        "{orders} ordres de cartes jusqu'à la fin du tour : les valeurs équitables se calculent "
        "jusqu'à {most} (18 cartes cachées avec des mains de trois)"
    ),
    "team.title": "valeur d'équipe dans [{low}, {high}]",
    "team.sees": (
        "Chaque place ne voit que ses cartes ; les partenaires conviennent de leur jeu avant la "
        "donne, et ne disent rien ensuite."
    ),
    "team.deals": (
        "Les {deals} donnes compatibles avec ce que tous savent sont également probables : rien "
        "n'est lu dans le jeu passé. Les cartes nommées dans les autres mains sont connues de tous."
    ),
    "team.last_round": (
        "Au dernier tour, une carte chacun, on choisit entre plusieurs prises comme si les cartes "
        "étaient ouvertes."
    ),
    "team.profile": (
        "Un coup s'évalue avec sa main, tous les autres suivant le profil ; pendant "
        "l'apprentissage, chaque coup a été joué au moins un pour cent de sa part, si bien que "
        "même les coups que le profil ne fait jamais ont une réponse."
    ),
    "team.brings": (
        "avec cette main, {move} rapporte {value} en moyenne, si les autres jouent comme dans la "
        "solution trouvée ; sur toutes les mains, la paire est entre les bornes"
    ),
    "team.lacks": "les valeurs d'équipe n'utilisent pas ce qui manque aux mains",
    "team.pairs": (
        "les valeurs d'équipe sont pour deux paires ; ici places : {players}, camps : {sides}"
    ),
    "team.over": "la donne est finie : il n'y a plus rien à évaluer",
    "team.stock": "il n'y en a pas dans une telle fin ; cartes : {number}",
    "team.hands": (
        "à partir de qui doit jouer, chaque place a deux cartes, ou une si elle a joué dans ce "
        "tour (au dernier tour, une ou aucune) ; ici {given}"
    ),
    "team.out": "cartes qui ne tiennent pas dans les mains et ne sont pas nommées : {number}",
    "team.first": "une fin ne commence pas par le premier coup d'une donne",
    "score.line": "{category} : {why}",
    "score.why": "{had}, {verdict}",
    "score.total": "total : {points}",
    "score.so_far": "jusqu'ici : {points}",
    "score.outright": "le camp {side} gagne d'emblée (napoleone)",
    "score.taken": "pris par le camp {side}",
    "score.nobody": "pris par personne",
    "score.of": "{part} sur {whole}",
    "score.level": "à égalité",
    "score.not_level": "pas à égalité",
    "score.seven": "{count} sept",
    "score.seven.one": "{count} sept",
    "score.six": "{count} six",
    "score.six.one": "{count} six",
    "score.sevens_only": "{count} sept",
    "score.sevens": "{sevens}, {sixes}",
    "score.prime": "{total} ({cards})",
    "score.missing": "{prime}, une couleur manque",
    "score.run": "suite de {runs}",
    "score.won": "{count} points au camp {side}",
    "score.won.one": "{count} point au camp {side}",
    "score.carried": "égalité, reporté",
    "score.tie": "égalité, aucun point",
    "score.no_point": "aucun point",
    "category.cards": "cartes",
    "category.coins": "deniers",
    "category.swords": "épées",
    "category.settebello": "settebello",
    "category.mata": "mata",
    "category.ten_of_coins": "dix de deniers",
    "category.jack_of_cups": "valet de coupes",
    "category.jack_of_swords": "valet d'épées",
    "category.ace_of_coins": "as de deniers",
    "category.two_of_coins": "deux de deniers",
    "category.three_of_coins": "trois de deniers",
    "category.forty_eight": "quarante-huit",
    "category.figures": "figures",
    "category.figures_level": "figures à égalité",
    "category.primiera": "primiera",
    "category.four_sevens": "quatre sept",
    "category.napola": "napola",
    "category.grande": "grande",
    "category.rebello": "re bello",
    "category.ponino": "ponino",
    "category.sweeps": "balayages",
    "category.picada": "picada",
    "category.simili": "simili",
    "category.quadriglia": "quadriglia",
    "category.suit_bonus": "prises d'une couleur",
    "category.declarations": "annonces",
    "style.random": "joue n'importe quel coup permis, tous également probables",
    "style.greedy": "prend aussitôt ce qui vaut le plus",
    "style.chitarrella": "joue selon les préceptes de Chitarrella et de Saracino",
    "style.unknown": "style inconnu {given}{near} ; les styles : {styles}",
    "habit.greedy.earns": "un balayage, ou tout ce qui marque aussitôt, est un point acquis",
    "habit.greedy.takes": (
        "prendre ce qui vaut le plus : settebello, sept, deniers, beaucoup de cartes"
    ),
    "habit.greedy.saves": "le prendre avec une carte qui vaut elle aussi d'être gardée",
    "habit.chitarrella.earns": "un balayage est un point acquis",
    "habit.chitarrella.takes": "prendre le settebello, les sept, les deniers et beaucoup de cartes",
    "habit.chitarrella.saves": "mettre ses bonnes cartes à l'abri tant qu'on le peut",
    "habit.chitarrella.sweep_risk": "ne rien laisser qu'une carte non vue puisse balayer",
    "habit.chitarrella.exposes": "ne rien poser de bon qu'une carte égale non vue puisse prendre",
    "habit.chitarrella.key_risk": "ne laisser aucune prise à un settebello non vu",
    "habit.chitarrella.pairs": (
        "le camp du premier défait les paires (spariglio), celui du donneur les garde : si tout va "
        "par paires, le dernier à jouer répond à chaque carte par son égale"
    ),
    "habit.chitarrella.lays_double": "poser une carte dont on a une autre",
    "habit.chitarrella.lays_worth": (
        "garder les sept et les deniers jusqu'à ce qu'on puisse les mettre à l'abri"
    ),
    "habit.chitarrella.last_word": "qui prend le dernier a ce qui reste sur le tapis",
    "match.wins": "le camp {side} gagne",
    "match.win": "les camps {sides} et {last} gagnent",
    "match.because_it": "{who} : il {how}",
    "match.because": "{who} : le camp {side} {how}",
    "match.most": "a atteint {target} avec le plus de points",
    "match.most_in_play": "a atteint {target} avec le plus de points, en cours de jeu",
    "match.most_counted": "a atteint {target} avec le plus de points, au décompte de : {category}",
    "match.level_counted": (
        "est à égalité en tête et a atteint {target} le premier au décompte, avec : {category}"
    ),
    "match.level_before": "est à égalité en tête et avait atteint {target} avant la donne",
    "match.outright": "a pris toutes les cartes qui gagnent d'emblée (napoleone)",
    "match.claims": "annonce {target} et a {has}",
    "match.play_on": "on continue : {why}",
    "match.level": "égalité en tête",
    "match.nobody": "personne n'a atteint {target}",
    "match.over": "la partie est finie : {why}",
    "match.deal_on": "la donne n'est pas finie ; en cours de jeu, voir during et claim",
    "option.set": "{option} : {value}",
    "value.on": "oui",
    "value.off": "non",
    "option.players": "Joueurs",
    "option.players.question": "À combien joue-t-on ?",
    "option.teams": "Équipes",
    "option.teams.question": "Qui joue ensemble (camps x joueurs) ?",
    "option.teams.none": "chacun pour soi",
    "option.teams.2x2": "deux paires",
    "option.teams.2x3": "deux équipes de trois",
    "option.teams.3x2": "trois paires",
    "option.direction": "Sens du jeu",
    "option.direction.question": "Dans quel sens joue-t-on ?",
    "option.direction.ccw": "sens inverse des aiguilles d'une montre",
    "option.direction.cw": "sens des aiguilles d'une montre",
    "option.pack": "Jeu de cartes",
    "option.pack.question": (
        "Jeu italien (A-7 J Q K), sans figures (A-9 T) ou français (52 cartes) ?"
    ),
    "option.pack.italian": "italien, 40 cartes",
    "option.pack.plain": "sans figures, 40 cartes",
    "option.pack.french": "français, 52 cartes",
    "option.redeal": "Redonne",
    "option.redeal.question": "Quelles cartes retournées au début obligent à redonner ?",
    "option.redeal.kings3": "trois ou quatre rois (dix)",
    "option.redeal.none": "jamais",
    "option.redeal.distinct": "deux cartes égales",
    "option.redeal.aces2": "deux as ou plus",
    "option.redeal.anyace": "un as quelconque",
    "option.opening_fifteen": "Quinze de départ",
    "option.opening_fifteen.question": (
        "Qui prend un tapis de départ qui vaut 15 (un balayage) ou 30 (deux) ?"
    ),
    "option.opening_fifteen.off": "personne",
    "option.opening_fifteen.dealer": "le donneur",
    "option.opening_fifteen.lead": "le premier à jouer",
    "option.barsega": "Trois cartes basses données",
    "option.barsega.question": (
        "Combien de points pour trois cartes qui valent neuf ou moins, dès la donne ?"
    ),
    "option.trio": "Trois de même rang données",
    "option.trio.question": "Combien de points pour trois cartes de même rang, dès la donne ?",
    "option.wild": "Carte joker",
    "option.wild.question": (
        "Quelle carte remplace toute autre sur le tapis de départ et dans les annonces ?"
    ),
    "option.wild.off": "aucune",
    "option.wild.seven_of_cups": "sept de coupes",
    "option.capture": "Prise",
    "option.capture.question": "Une carte qui peut prendre doit-elle le faire ?",
    "option.capture.forced": "obligatoire",
    "option.capture.optional": "facultative",
    "option.sum": "Somme de la prise",
    "option.sum.question": (
        "Les cartes prises doivent-elles faire la valeur de la carte jouée, quinze avec elle, ou "
        "un multiple ?"
    ),
    "option.sum.equal": "la valeur de la carte jouée",
    "option.sum.fifteen": "quinze avec elle",
    "option.sum.equal+fifteen": "sa valeur, ou quinze avec elle",
    "option.sum.multiple": "un multiple de sa valeur",
    "option.priority": "Priorité",
    "option.priority.question": (
        "Une carte égale exclut-elle les sommes, ou faut-il prendre le moins de cartes ?"
    ),
    "option.priority.single": "la carte égale avant les sommes",
    "option.priority.fewest": "le moins de cartes",
    "option.priority.free": "choix libre",
    "option.max_capture": "Maximum de cartes par prise",
    "option.max_capture.question": (
        "Combien de cartes du tapis une carte peut-elle prendre au plus ?"
    ),
    "option.max_capture.none": "sans limite",
    "option.courts": "Figures",
    "option.courts.question": "Les figures valent-elles J8 Q9 ou Q8 J9 ?",
    "option.courts.jqk": "valet 8, cavalier 9, roi 10",
    "option.courts.qjk": "cavalier 8, valet 9, roi 10",
    "option.court_match": "Prises des figures",
    "option.court_match.question": (
        "Les figures ont-elles une valeur, ou ne prennent-elles que leur semblable ?"
    ),
    "option.court_match.value": "selon la valeur",
    "option.court_match.identity": "seulement leur semblable",
    "option.ace": "As",
    "option.ace.question": "L'as prend-il tout le tapis, et cela marque-t-il ?",
    "option.ace.plain": "une carte comme les autres",
    "option.ace.literal": "vaut 1, dont tout est multiple",
    "option.ace.sweep": "prend tout, sans balayage",
    "option.ace.sweep_scores": "prend tout, c'est un balayage",
    "option.ace.optional_sweep": "peut tout prendre, sans balayage",
    "option.ace_with_ace": "As sur le tapis",
    "option.ace_with_ace.question": "Que prend un as quand il y a un as sur le tapis ?",
    "option.ace_with_ace.takes_ace": "l'as ne prend que cet as",
    "option.ace_with_ace.sweeps": "l'as prend tout quand même",
    "option.ace_empty": "As sur un tapis vide",
    "option.ace_empty.question": "Que devient un as joué sur un tapis vide ?",
    "option.ace_empty.stays": "y reste",
    "option.ace_empty.takes_itself": "se prend lui-même",
    "option.ace_lead": "As en première carte",
    "option.ace_lead.question": "La première carte de la donne peut-elle être un as ?",
    "option.ace_lead.allowed": "permis",
    "option.ace_lead.barred": "interdit",
    "option.sweep_worth": "Valeur du balayage",
    "option.sweep_worth.question": (
        "Que vaut un balayage : un point, le nombre de la carte, le double si tout est d'une "
        "couleur ?"
    ),
    "option.sweep_worth.one": "un point",
    "option.sweep_worth.number": "le nombre de la carte",
    "option.sweep_worth.number_doubled": "le nombre de la carte, double dans une couleur",
    "option.sweep_worth.nothing": "rien",
    "option.court_sweep": "Balayage d'une figure",
    "option.court_sweep.question": "Quel nombre a une figure sans valeur quand elle balaie ?",
    "option.court_sweep.0": "sans nombre",
    "option.court_sweep.11_12_13": "11, 12, 13",
    "option.no_sweep_on": "Pas de balayage",
    "option.no_sweep_on.question": "Quelle prise de tout le tapis n'est pas payée comme balayage ?",
    "option.no_sweep_on.last_card": "avec la dernière carte de la donne",
    "option.no_sweep_on.last_capture": "avec la dernière prise de la donne",
    "option.no_sweep_on.last_turn_each": "avec la dernière carte de chacun",
    "option.no_sweep_on.last_hand": "dans le dernier tour de cartes",
    "option.no_sweep_on.never": "jamais : tous sont payés",
    "option.picada": "Picada (prise d'une carte égale)",
    "option.picada.question": (
        "Prendre une carte égale marque-t-il, toujours ou seulement si elle vient d'être posée ?"
    ),
    "option.picada.off": "ne marque pas",
    "option.picada.any": "marque toujours",
    "option.picada.previous": "marque pour la carte qui vient d'être posée",
    "option.simili": "Simili (prise d'une couleur)",
    "option.simili.question": "Une prise toute d'une couleur marque-t-elle un point ?",
    "option.quadriglia": "Quadriglia (trois cartes ou plus)",
    "option.quadriglia.question": "Prendre trois cartes du tapis ou plus marque-t-il un point ?",
    "option.suit_bonus": "Plusieurs cartes d'une couleur",
    "option.suit_bonus.question": (
        "Plusieurs cartes d'une couleur marquent-elles le nombre de la carte qui les prend ?"
    ),
    "option.suit_bonus.off": "ne marquent pas",
    "option.suit_bonus.matching": "marquent si une carte de la couleur les prend",
    "option.suit_bonus.taken": "marquent, quelle que soit la carte",
    "option.leftovers": "Cartes restantes",
    "option.leftovers.question": (
        "À qui va ce qui reste sur le tapis (à personne, dans tous les cas, si personne n'a pris) ?"
    ),
    "option.leftovers.last_capturer": "à qui a pris le dernier",
    "option.leftovers.nobody_if_none": "à qui a pris le dernier, ou à personne",
    "option.primiera": "Primiera",
    "option.primiera.question": "Comment se décide le point de la primiera ?",
    "option.primiera.standard": "meilleure carte de chaque couleur",
    "option.primiera.graded": "de même, figures graduées",
    "option.primiera.most_sevens": "le plus de sept",
    "option.primiera.settanta": "trois ou quatre sept",
    "option.primiera.off": "aucun point",
    "option.primiera_missing": "Primiera sans une couleur",
    "option.primiera_missing.question": "Et s'il manque une couleur à un camp pour la primiera ?",
    "option.primiera_missing.disqualify": "ne peut pas gagner",
    "option.primiera_missing.suits_first": "plus de couleurs l'emportent d'abord",
    "option.primiera_missing.zero": "la couleur compte 0",
    "option.primiera_source": "Cartes pour la primiera",
    "option.primiera_source.question": "Quelles cartes prises comptent pour la primiera ?",
    "option.primiera_source.all": "toutes les cartes prises",
    "option.primiera_source.combination_only": "seulement celles de prises de plusieurs cartes",
    "option.primiera_source.combination_letter": "la meilleure de chaque prise de plusieurs cartes",
    "option.majority": "Majorité",
    "option.majority.question": "Faut-il le plus de cartes et de deniers, ou plus de la moitié ?",
    "option.majority.most": "le plus grand nombre",
    "option.majority.over_half": "plus de la moitié",
    "option.tie": "Égalité",
    "option.tie.question": "Que devient un point en cas d'égalité ?",
    "option.tie.none": "personne ne marque",
    "option.tie.share": "partagé en points entiers",
    "option.tie.carry": "reporté à la donne suivante",
    "option.four_sevens": "Quatre sept",
    "option.four_sevens.question": "Les quatre sept marquent-ils un point de plus ?",
    "option.napola": "Suite depuis l'as (napola)",
    "option.napola.question": "La suite A-2-3… marque-t-elle ?",
    "option.napola.off": "ne marque pas",
    "option.napola.full": "un point par carte",
    "option.napola.to6": "un point par carte, six au plus",
    "option.napola_suit": "Couleur de la suite",
    "option.napola_suit.question": "Dans quelle couleur la suite marque-t-elle ?",
    "option.napola_suit.coins": "deniers",
    "option.napola_suit.swords": "épées",
    "option.napola_suit.every": "toutes les couleurs",
    "option.grande": "Grande (figures de deniers)",
    "option.grande.question": "J Q K de deniers marquent-ils cinq points ?",
    "option.rebello": "Re bello (roi de deniers)",
    "option.rebello.question": "Le roi de deniers vaut-il un point ?",
    "option.ponino": "Ponino (quatre dames)",
    "option.ponino.question": "Les quatre dames font-elles compter double les balayages ?",
    "option.napoleone": "Napoleone (victoire immédiate)",
    "option.napoleone.question": "Un camp qui a pris toute une couleur gagne-t-il d'emblée ?",
    "option.wins": "Gagne",
    "option.wins.question": "Est-ce le plus haut score qui gagne, ou le plus bas ?",
    "option.wins.high": "le plus haut score",
    "option.wins.low": "le plus bas score",
    "option.target": "Points pour gagner la partie",
    "option.target.question": "Dans une partie : en combien de points se joue-t-elle ?",
    "option.finish": "Fin de la partie",
    "option.finish.question": "Dans une partie : comment se décide-t-elle au but ?",
    "option.finish.highest_then_play_on": (
        "à la fin d'une donne, le plus haut au but gagne, à égalité on continue"
    ),
    "option.finish.count_order": (
        "à la fin d'une donne, le plus haut au but gagne ; entre égaux en tête, qui l'atteint le "
        "premier au décompte dans l'ordre"
    ),
    "option.finish.mid_deal": "qui atteint le but le premier, même en cours de jeu, gagne aussitôt",
    "option.finish.claim": (
        "qui annonce le but et l'a gagne aussitôt, une fausse annonce perd ; sans annonce, le plus "
        "haut au but en fin de donne gagne"
    ),
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    "picture.seat": "Place {number}",
    "picture.side": "camp {number}",
    "picture.to_move": "à jouer",
    "picture.table": "tapis",
    "picture.hand": "main",
    "picture.pile": "pli",
    "picture.stock": "talon",
    "picture.empty": "aucune carte",
    "picture.over": "donne finie",
    "picture.last_capture": "dernière prise",
    "picture.last_laid": "dernière posée",
    "picture.hidden": "carte cachée",
    "picture.cards.one": "{count} carte",
    "picture.cards": "{count} cartes",
    "picture.hidden_cards.one": "{count} carte cachée",
    "picture.hidden_cards": "{count} cartes cachées",
    "picture.bonus.one": "{count} point de balayage",
    "picture.bonus": "{count} points de balayage",
    "picture.capture": "{card} prend {others}",
    "picture.lay": "{card} est posé",
    "picture.chosen": "choisie",
    "picture.and": "et",
    "display.table": "tableau",
    "display.unit": "points de la donne du camp de la place {seat} moins ceux de l'autre",
    "display.unit_many": (
        "points de la donne du camp de la place {seat} moins la moyenne de ceux des autres"
    ),
    "display.one_world": "un seul monde",
    "display.span": "de {low} à {high}",
    "display.side": "Camp {side} ({letter})",
    "display.points": "Points de la donne",
    "display.points_so_far": "Points jusqu'ici ; la donne n'est pas finie",
    "display.carried": "Reporté à la donne suivante : {names}.",
    "display.total": "total",
    "display.category": "Catégorie",
    "display.had": "Ce qu'avait chaque camp",
    "display.value": "Valeur",
    "display.interval": "intervalle à 95 %",
    "display.move": "Coup",
    "display.behind": "Retard",
    "display.behind_best": "Retard sur le meilleur",
    "display.played": "Joué",
    "display.parts": "Valeur par catégorie",
    "display.early": "Incomplet : {why}.",
    "display.assumed": "On suppose : {what}.",
    "display.made": "{rules}, version {version}.",
    "display.drawn": "{worlds} mondes, graine {seed}",
    "display.card": "Carte",
    "display.whereabouts": "Chance de finir dans le pli de chaque camp, après {move}",
    "display.unseen": "Où finissent les cartes non vues",
    "display.proven": "prouvé",
    "display.bounds": "bornes",
    "display.best": "meilleur",
    "display.exact": "Exact, prouvé",
    "display.ended": "Bornes sûres ; arrêté avant la fin",
    "display.line": "Meilleure ligne : {moves}",
    "display.nodes": "{count} positions examinées ; {rules}.",
    "chance.win": "Victoire",
    "chance.tie": "Égalité",
    "chance.loss": "Défaite",
    "chance.sweep_risk": "Risque de balayage",
    "legend.unsure": "± est l'erreur type ; moustaches et intervalles sont à 95 %.",
    "legend.win": (
        "Victoire : chance de gagner cette donne ; une égalité y compte pour moitié (entre "
        "plusieurs camps, pour sa part)."
    ),
    "legend.sweep_risk": (
        "Risque de balayage : chance que la place suivante puisse aussitôt prendre tout le tapis."
    ),
    "legend.played": "Joué : combien souvent un joueur équitable fait ce coup.",
    "picture.pack": "à placer",
    "picture.out": "hors jeu",
    "picture.put": "poser ici : {place}",
    "picture.fault": "il y a une erreur ici",
    "picture.last_move": "dernier coup",
    "picture.took": "{seat} a pris",
    "picture.other": "{count} autres points gagnés en jeu",
    "picture.other.one": "{count} autre point gagné en jeu",
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Fermer",
    "screen.fault": "{field} : {message}",
    "screen.play": "Jouer",
    "screen.back": "Retour",
    "screen.forward": "Suivant",
    "screen.start": "Début",
    "screen.cancel": "Annuler",
    "screen.set": "Poser",
    "screen.copy": "Copier",
    "screen.copied": "Copié.",
    "screen.to_explorer": "Explorer ceci",
    "screen.to_editor": "Modifier ceci",
    "screen.to_play": "Jouer d'ici",
    "screen.to_review": "Revoir ceci",
    "screen.to_quiz": "Interroger la classe",
    "screen.lost": "Python s'est arrêté ici ; ce que l'on voit est le dernier état. Pour continuer, exécuter dans une cellule : {code}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Table de jeu",
    "table.line": "Position en une ligne (ou un coup)",
    "table.moves": "Coups joués",
    "table.choices": "Ce que cette carte peut faire",
    "table.choose": "Choisissez une carte de la main de la place {seat}.",
    "table.first": "Choisissez d'abord une carte de la main, puis ce qu'elle prend.",
    "table.ready": "{move} : appuyez sur Jouer, ou touchez la table.",
    "table.several": "{count} prises possibles : choisissez.",
    "table.more": "et {count} autres : écrivez le coup, ou touchez ce qu'il prend.",
    "table.not_turn": "C'est à la place {seat} de jouer.",
    "table.not_held": "{card} n'est pas dans la main de la place {seat}.",
    "table.not_there": "Une carte de la main va sur la table.",
    "table.unknown_turn": "Les cartes de la place {seat} sont cachées. Écrivez ses cartes (JS 6D 2H) ou son coup dans la ligne ci-dessous.",
    "table.over": "La donne est finie.",
    "table.no_such": "Ce coup n'existe pas.",
    "table.played": "Place {seat} : {move}.",
    "table.so_far": "Jusqu'ici",
    "table.side": "Camp",
    "table.taken": "Cartes",
    "table.sweeps": "Scopas",
    "table.points": "Points si la donne finissait là",
    "table.which": "Quelle carte est-ce ?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Explorer une position",
    "explorer.compute": "Calculer les valeurs",
    "explorer.values": "Valeurs des coups",
    "explorer.starting": "Calcul … (la toute première fois prend du temps)",
    "explorer.computing": "Calcul : {done} mondes sur {goal}",
    "explorer.done": "{done} mondes en {seconds} s",
    "explorer.exact": "Exact, en {seconds} s",
    "explorer.stopped": "Arrêté : voici les {done} mondes sur {goal} déjà faits.",
    "explorer.computing_fair": "Calcul des valeurs équitables",
    "explorer.done_fair": "Valeurs équitables en {seconds} s",
    "explorer.stopped_fair": "Arrêté : plus de temps irait plus près.",
    "explorer.nothing": "Arrêté avant le premier monde.",
    "explorer.failed": "Rien n'a été calculé.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    "why.takes": "prend : {card}",
    "why.keeps": "garde en main : {card}",
    "why.leaves": "laisse sur la table : {card}",
    "why.more": "prend {what} de plus",
    "why.fewer": "prend {what} de moins",
    "why.cards": "{count} cartes",
    "why.cards.one": "{count} carte",
    "why.suit.D": "{count} deniers",
    "why.suit.D.one": "{count} denier",
    "why.suit.H": "{count} coupes",
    "why.suit.H.one": "{count} coupe",
    "why.suit.S": "{count} épées",
    "why.suit.S.one": "{count} épée",
    "why.suit.C": "{count} bâtons",
    "why.suit.C.one": "{count} bâton",
    "why.sweep": "fait un balayage : {points} ({category})",
    "why.no_sweep": "renonce à un balayage : {points} ({category})",
    "why.scores": "marque aussitôt {points} ({category})",
    "why.no_score": "renonce à {points} ({category})",
    "why.next_holds": "le joueur suivant peut balayer ({card})",
    "why.exposes": "laisse un balayage à {what} encore en jeu ({percent} %)",
    "why.safe": "ne laisse aucun balayage au joueur suivant",
    "why.last": "ramasse les dernières cartes de la table",
    "why.gains": "gagne {points} ({category})",
    "why.loses": "perd {points} ({category})",
    "why.ends": "{card} : finit dans sa propre pile dans {here} % des cas (au lieu de {there} %)",
    "why.win": "gagne la manche dans {here} % des cas (au lieu de {there} %)",
    "why.points": "{count} points",
    "why.points.one": "{count} point",
    "why.points.broken": "{whole},{part} point",
    "why.points.broken.many": "{whole},{part} points",
    "why.comma": "{first}, {last}",
    "why.and": "{first} et {last}",
    "why.rank.A": "{count} as",
    "why.rank.A.one": "{count} as",
    "why.rank.2": "{count} deux",
    "why.rank.2.one": "{count} deux",
    "why.rank.3": "{count} trois",
    "why.rank.3.one": "{count} trois",
    "why.rank.4": "{count} quatre",
    "why.rank.4.one": "{count} quatre",
    "why.rank.5": "{count} cinq",
    "why.rank.5.one": "{count} cinq",
    "why.rank.6": "{count} six",
    "why.rank.6.one": "{count} six",
    "why.rank.7": "{count} sept",
    "why.rank.7.one": "{count} sept",
    "why.rank.8": "{count} huit",
    "why.rank.8.one": "{count} huit",
    "why.rank.9": "{count} neuf",
    "why.rank.9.one": "{count} neuf",
    "why.rank.T": "{count} dix",
    "why.rank.T.one": "{count} dix",
    "why.rank.J": "{count} valets",
    "why.rank.J.one": "{count} valet",
    "why.rank.Q": "{count} cavaliers",
    "why.rank.Q.one": "{count} cavalier",
    "why.rank.queen": "{count} dames",
    "why.rank.queen.one": "{count} dame",
    "why.rank.K": "{count} rois",
    "why.rank.K.one": "{count} roi",
    "why.category.cards": "cartes",
    "why.category.coins": "deniers",
    "why.category.swords": "épées",
    "why.category.settebello": "settebello",
    "why.category.mata": "deux d'épées",
    "why.category.ten_of_coins": "dix de deniers",
    "why.category.jack_of_cups": "valet de coupes",
    "why.category.jack_of_swords": "valet d'épées",
    "why.category.ace_of_coins": "as de deniers",
    "why.category.two_of_coins": "deux de deniers",
    "why.category.three_of_coins": "trois de deniers",
    "why.category.forty_eight": "quarante-huit",
    "why.category.figures": "figures",
    "why.category.figures_level": "figures à égalité",
    "why.category.primiera": "primiera",
    "why.category.four_sevens": "quatre sept",
    "why.category.napola": "napola",
    "why.category.grande": "grande",
    "why.category.rebello": "re bello",
    "why.category.ponino": "ponino",
    "why.category.sweeps": "balayages",
    "why.category.picada": "picada",
    "why.category.simili": "simili",
    "why.category.quadriglia": "quadriglia",
    "why.category.suit_bonus": "prises d'une couleur",
    "why.category.declarations": "annonces",
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
