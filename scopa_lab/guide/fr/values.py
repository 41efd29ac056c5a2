"""French words of the guide for options: a sentence for every value.

A key such as ``single|fifteen`` is the value in a context (`scopa_lab.guide.language.context`),
``*`` stands for every value that has no key of its own; texts in braces are filled in.
"""

from __future__ import annotations

#: a sentence for every value of every option
VALUES: dict[str, dict[str, str]] = {
    "players": {
        "*": "On joue à {n}.",
    },
    "teams": {
        "none": "Chacun joue pour soi.",
        "2x2": "Deux camps de deux : les partenaires se font face et réunissent leurs cartes.",
        "2x3": "Deux camps de trois, alternés autour de la table, réunissent leurs cartes.",
        "3x2": "Trois camps de deux : les partenaires se font face et réunissent leurs cartes.",
    },
    "direction": {
        "ccw": (
            "On joue dans le sens contraire des aiguilles d'une montre : le voisin de droite du "
            "donneur entame après chaque distribution, et donnera ensuite."
        ),
        "cw": (
            "On joue dans le sens des aiguilles d'une montre : le voisin de gauche du donneur "
            "entame après chaque distribution, et donnera ensuite."
        ),
    },
    "pack": {
        "italian": (
            "Le jeu a 40 cartes, dans quatre couleurs A 2 3 4 5 6 7, valet, dame (ou cavalier) et "
            "roi."
        ),
        "plain": "Le jeu a 40 cartes, de l'as au 10 dans quatre couleurs, sans figures.",
        "french": "Le jeu a 52 cartes, dans quatre couleurs de l'as au 10, valet, dame et roi.",
    },
    "redeal": {
        "kings3": "Si trois ou quatre {kings} sont retournés, le même donneur redonne.",
        "none": "Le tapis reste tel qu'il est retourné, quelles que soient les cartes.",
        "distinct": (
            "Aucun rang ne peut être retourné deux fois : l'une des deux cartes égales retourne "
            "dans le paquet et une autre est tirée."
        ),
        "distinct|one_batch": (
            "Si deux cartes de même rang sont retournées, le même donneur redonne."
        ),
        "aces2": "Si deux as ou plus sont retournés, le même donneur redonne.",
        "anyace": "Si un as est retourné, le même donneur redonne.",
    },
    "opening_fifteen": {
        "off": "Un tapis de départ qui vaut quinze n'a rien de particulier.",
        "dealer": (
            "Si les cartes retournées valent 15 en tout, le donneur les prend avant le jeu comme "
            "un balayage (1 point) ; si elles valent 30, comme deux (2 points)."
        ),
        "lead": (
            "Si les cartes retournées valent 15 en tout, celui qui entame les prend avant le jeu "
            "comme un balayage (1 point) ; si elles valent 30, comme deux (2 points)."
        ),
        "dealer|nothing": (
            "Si les cartes retournées valent 15 ou 30 en tout, le donneur les prend avant le jeu."
        ),
        "lead|nothing": (
            "Si les cartes retournées valent 15 ou 30 en tout, celui qui entame les prend avant "
            "le jeu."
        ),
    },
    "barsega": {
        "0": "Des cartes basses ne marquent rien à la donne.",
        "*": "Qui reçoit trois cartes valant ensemble 9 ou moins marque aussitôt {points}.",
    },
    "trio": {
        "0": "Trois cartes de même rang ne marquent rien à la donne.",
        "*": "Qui reçoit trois cartes de même rang marque aussitôt {points}.",
    },
    "wild": {
        "off": "Aucune carte n'en remplace une autre.",
        "seven_of_cups": (
            "Le sept de coupes remplace toute autre carte {where}, et nulle part ailleurs."
        ),
    },
    "capture": {
        "forced": (
            "Une carte qui peut prendre doit le faire ; le choix de la carte à jouer est libre."
        ),
        "optional": "Une carte qui pourrait prendre peut aussi être posée sur le tapis.",
    },
    "sum": {
        "equal": (
            "Une carte prend une carte du tapis de même valeur, ou plusieurs dont la somme fait "
            "sa valeur."
        ),
        "fifteen": "Une carte prend une ou plusieurs cartes du tapis qui font quinze avec elle.",
        "equal+fifteen": (
            "Une carte prend une carte du tapis de même valeur, ou plusieurs dont la somme fait "
            "sa valeur, ou bien une ou plusieurs qui font quinze avec elle."
        ),
        "multiple": (
            "Une carte prend des cartes quelconques du tapis dont la somme fait sa valeur ou un "
            "multiple de sa valeur."
        ),
    },
    "priority": {
        "single": (
            "S'il y a sur le tapis une carte de même valeur, il faut prendre celle-là et aucune "
            "somme ; entre plusieurs sommes le choix est libre."
        ),
        "fewest": (
            "Entre plusieurs prises il faut en choisir une du plus petit nombre de cartes du tapis."
        ),
        "free": (
            "Entre plusieurs prises le choix est libre : une carte égale n'exclut pas les sommes."
        ),
        "single|fifteen": "Entre plusieurs prises le choix est libre.",
        "free|fifteen": "Entre plusieurs prises le choix est libre.",
        "single|multiple": (
            "S'il y a sur le tapis une carte de même valeur, il faut prendre celle-là et rien "
            "d'autre ; sinon le choix est libre."
        ),
        "free|multiple": (
            "Entre plusieurs prises le choix est libre, quel que soit le nombre de cartes."
        ),
        "single|equal+fifteen": (
            "Une carte de même valeur sur le tapis exclut les sommes, mais jamais un quinze ; "
            "pour le reste le choix est libre."
        ),
        "fewest|equal+fifteen": (
            "Entre la carte égale et les sommes il faut choisir une prise du plus petit nombre de "
            "cartes du tapis ; un quinze est toujours permis."
        ),
        "free|equal+fifteen": "Entre plusieurs prises le choix est libre.",
    },
    "max_capture": {
        "none": "Une carte peut prendre un nombre quelconque de cartes du tapis.",
        "1": "Une carte peut prendre une carte du tapis au plus.",
        "*": "Une carte peut prendre {n} cartes du tapis au plus.",
    },
    "courts": {
        "jqk": "Le valet vaut 8, la dame 9 et le roi 10.",
        "qjk": "La dame vaut 8, le valet 9 et le roi 10.",
    },
    "court_match": {
        "value": "Les figures ont une valeur comme les autres cartes.",
        "identity": (
            "Les figures n'ont pas de valeur : chacune prend une seule figure de son rang et rien "
            "d'autre, et aucune autre carte ne prend une figure."
        ),
    },
    "ace": {
        "plain": "L'as est une carte comme les autres et vaut 1.",
        "plain|multiple": "L'as ne prend que des as.",
        "literal": "L'as est une carte comme les autres et vaut 1.",
        "literal|multiple": "Toute somme est un multiple de 1 : l'as prend les cartes qu'il veut.",
        "sweep": (
            "Un as prend tout le tapis, quoi qu'il y ait, et ce n'est pas payé comme balayage."
        ),
        "sweep_scores": "Un as prend tout le tapis, quoi qu'il y ait, et c'est un balayage.",
        "optional_sweep": (
            "Un as prend ce que prend une carte valant 1, ou bien tout le tapis, ce qui n'est "
            "alors pas payé comme balayage."
        ),
    },
    "ace_with_ace": {
        "takes_ace": "S'il y a un as sur le tapis, l'as joué ne prend qu'un as.",
        "takes_ace|fifteen": (
            "S'il y a un as sur le tapis, l'as joué ne prend qu'un as, ou des cartes qui font "
            "quinze avec lui."
        ),
        "sweeps": "Il prend tout aussi quand il y a un as sur le tapis.",
    },
    "ace_empty": {
        "stays": "Un as joué sur un tapis vide y reste.",
        "takes_itself": (
            "Un as joué sur un tapis vide va dans le tas de celui qui le joue, qui est alors le "
            "dernier à avoir pris."
        ),
        "takes_itself|sweep_scores": (
            "Un as joué sur un tapis vide va dans le tas de celui qui le joue : c'est une prise "
            "et un balayage."
        ),
    },
    "ace_lead": {
        "allowed": "La première carte de la donne peut être un as.",
        "barred": (
            "La première carte de la donne ne peut pas être un as, sauf si celui qui entame n'a "
            "rien d'autre."
        ),
    },
    "sweep_worth": {
        "one": "Prendre tout ce qui est sur le tapis est un balayage (scopa) et marque 1 point.",
        "number": (
            "Prendre tout ce qui est sur le tapis est un balayage (scopa) et marque le nombre de "
            "la carte jouée."
        ),
        "number_doubled": (
            "Prendre tout ce qui est sur le tapis est un balayage (scopa) et marque le nombre de "
            "la carte jouée, doublé quand on prend deux cartes ou plus et que toutes, la carte "
            "jouée comprise, sont d'une couleur."
        ),
        "nothing": "Prendre tout ce qui est sur le tapis ne marque rien.",
    },
    "court_sweep": {
        "0": "Une figure n'a pas de nombre et ne marque rien pour un balayage.",
        "10": "Une figure qui balaie compte 10.",
        "11_12_13": "Quand une figure balaie, le valet compte 11, la dame 12 et le roi 13.",
    },
    "no_sweep_on": {
        "last_card": "La dernière carte de la donne ne fait pas de balayage.",
        "last_capture": (
            "Si la dernière prise de la donne est un balayage, il n'est pas payé, même si des "
            "cartes ont été posées après elle."
        ),
        "last_turn_each": "La dernière carte de chaque joueur ne fait pas de balayage.",
        "last_hand": "Après la dernière distribution il n'y a plus de balayage.",
        "never": "Un balayage est payé jusqu'à la toute dernière carte.",
    },
    "picada": {
        "off": "Prendre une carte égale ne marque rien de particulier.",
        "any": "Prendre une seule carte, du rang de la carte jouée, marque 1 point (picada).",
        "previous": (
            "Prendre seulement la carte posée au coup précédent, avec une carte de même rang, "
            "marque 1 point (picada)."
        ),
    },
    "simili": {
        "off": "Une prise toute d'une couleur ne marque rien de particulier.",
        "on": "Une prise toute d'une couleur, la carte jouée comprise, marque 1 point (simili).",
    },
    "quadriglia": {
        "off": "Prendre beaucoup de cartes ne marque rien de particulier.",
        "on": "Prendre trois cartes du tapis ou plus en une fois marque 1 point (quadriglia).",
    },
    "suit_bonus": {
        "off": "Prendre plusieurs cartes d'une couleur ne marque rien de particulier.",
        "matching": (
            "Prendre deux cartes ou plus d'une couleur avec une carte de cette couleur marque le "
            "nombre de la carte jouée."
        ),
        "taken": (
            "Prendre deux cartes ou plus d'une couleur marque le nombre de la carte jouée, quelle "
            "que soit sa propre couleur."
        ),
    },
    "leftovers": {
        "last_capturer": (
            "Ce qui reste sur le tapis à la fin va au camp qui a pris le dernier, et n'est jamais "
            "un balayage."
        ),
        "nobody_if_none": (
            "Ce qui reste sur le tapis à la fin va au camp qui a pris le dernier, à personne si "
            "personne n'a pris, et n'est jamais un balayage."
        ),
    },
    "primiera": {
        "standard": (
            "La meilleure primiera (prime) marque 1 point : on additionne la meilleure carte de "
            "chaque couleur ({prime})."
        ),
        "graded": (
            "La meilleure primiera (prime) marque 1 point : on additionne la meilleure carte de "
            "chaque couleur ({prime})."
        ),
        "most_sevens": (
            "Le camp qui a le plus de sept marque 1 point (à la place de la primiera) ; à égalité "
            "de sept, les six décident."
        ),
        "settanta": (
            "Un camp qui a trois ou quatre sept marque 1 point (à la place de la primiera)."
        ),
        "off": "Il n'y a pas de point pour la primiera.",
    },
    "primiera_missing": {
        "disqualify": "Un camp à qui il manque une couleur ne peut pas gagner la primiera.",
        "suits_first": (
            "À la primiera, plus de couleurs l'emportent sur moins, quelle que soit la somme."
        ),
        "zero": "Une couleur manquante compte 0 à la primiera.",
    },
    "primiera_source": {
        "all": "Toutes les cartes prises comptent pour la primiera.",
        "combination_only": (
            "Seules comptent pour la primiera les cartes de prises de deux cartes du tapis ou "
            "plus, la carte jouée comprise."
        ),
        "combination_letter": (
            "Au lieu d'une carte par couleur, on additionne la meilleure carte de chaque prise de "
            "deux cartes du tapis ou plus, la carte jouée comprise."
        ),
    },
    "majority": {
        "most": "À trois camps ou plus, il suffit d'en avoir plus que chacun des autres.",
        "over_half": (
            "En avoir le plus ne suffit pas : il faut plus de la moitié de toutes les cartes, ou "
            "de la couleur."
        ),
    },
    "tie": {
        "none": "Quand deux camps ou plus sont en tête à égalité, personne ne marque ce point.",
        "share": (
            "Les camps en tête à égalité se partagent les points en nombres entiers ; un point "
            "unique ne va à personne."
        ),
        "carry": (
            "Les points que personne ne marque pour cause d'égalité passent à la donne suivante."
        ),
    },
    "four_sevens": {
        "off": "Les quatre sept ne marquent rien de particulier.",
        "on": "Le camp qui a pris les quatre sept marque 1 point de plus.",
    },
    "napola": {
        "off": "Une suite de cartes ne marque rien.",
        "full": (
            "La suite ininterrompue depuis l'as (A 2 3 …) {suits} marque un point par carte, à "
            "partir de trois cartes (napola)."
        ),
        "to6": (
            "La suite ininterrompue depuis l'as (A 2 3 …) {suits} marque un point par carte, à "
            "partir de trois cartes et 6 points au plus (napola)."
        ),
    },
    "napola_suit": {
        "coins": "Seule compte la suite de deniers.",
        "swords": "Seule compte la suite d'épées.",
        "every": (
            "La suite compte dans chaque couleur, et celles de toutes les couleurs s'additionnent."
        ),
    },
    "grande": {
        "off": "Valet, dame et roi de deniers ne marquent rien ensemble.",
        "on": "Le camp qui a pris valet, dame et roi de deniers (grande) marque 5 points.",
    },
    "rebello": {
        "off": "Le roi de deniers ne marque rien de particulier.",
        "on": "Le camp qui a pris le roi de deniers (re bello) marque 1 point.",
    },
    "ponino": {
        "off": "Les quatre dames ne marquent rien.",
        "on": (
            "Le camp qui a pris les quatre dames marque encore une fois les points de ses "
            "balayages (ponino)."
        ),
    },
    "napoleone": {
        "off": "Prendre {outright} ne fait pas gagner à soi seul.",
        "on": (
            "Un camp qui prend {outright} gagne d'emblée (napoleone), quels que soient les points."
        ),
    },
    "wins": {
        "high": "Le plus haut score gagne.",
        "low": (
            "Les points se comptent comme d'habitude, et mieux vaut en avoir moins : qui atteint "
            "le but perd."
        ),
    },
    "target": {
        "*": "La partie se joue en {n} points.",
    },
    "finish": {
        "highest_then_play_on": (
            "Quand une manche est finie et qu'un camp a atteint le but, le plus haut score gagne "
            "; à égalité on joue encore une manche."
        ),
        "highest_then_play_on|low": (
            "Quand une manche est finie et qu'un camp a atteint le but, le plus haut score perd ; "
            "à égalité on joue encore une manche."
        ),
        "count_order": (
            "Quand une manche est finie et qu'un camp a atteint le but, le plus haut score gagne "
            "; entre camps à égalité en tête, celui qui atteint le but le premier quand on compte "
            "dans l'ordre (cartes, deniers, sept de deniers et ainsi de suite, les points en "
            "cours de jeu en dernier)."
        ),
        "count_order|low": (
            "Quand une manche est finie et qu'un camp a atteint le but, le plus haut score perd ; "
            "entre camps à égalité en tête, celui qui atteint le but le premier quand on compte "
            "dans l'ordre (cartes, deniers, sept de deniers et ainsi de suite, les points en "
            "cours de jeu en dernier)."
        ),
        "mid_deal": (
            "Les points en cours de jeu comptent aussitôt : le premier camp qui atteint le but en "
            "étant en tête gagne, même au milieu d'une manche."
        ),
        "mid_deal|low": (
            "Les points en cours de jeu comptent aussitôt : le premier camp qui atteint le but en "
            "étant en tête perd, même au milieu d'une manche."
        ),
        "claim": (
            "Un joueur peut arrêter le jeu et annoncer qu'il a atteint le but avec les points de "
            "la manche en cours : une annonce juste gagne, une annonce fausse perd ; si personne "
            "n'annonce, le plus haut score à la fin d'une manche gagne."
        ),
    },
}
