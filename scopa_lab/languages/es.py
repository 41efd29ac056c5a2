"""Spanish: everything the project says, by key; `{…}` is filled in."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # ── the page of `scopa-lab serve`, around the screens ────────────────────────────────────────
    "serve.starting": "Preparando la mesa …",
    "serve.failed": "No se ha podido preparar la mesa.",
    "serve.gone": "La mesa ya no responde: su programa ha terminado.",
    "serve.reload": "Empezar de nuevo",
    "serve.noscript": "Scopa Lab necesita JavaScript: actívalo para esta página.",
    # ── the library: faults, reasons, results ───────────────────────────────────────────────────
    "card.twice": "{card} aparece dos veces",
    "pile.cards": "{count} cartas",
    "pile.cards.one": "{count} carta",
    "number.thousand": "1\N{NARROW NO-BREAK SPACE}000",
    "list.only": "{only}",
    "list.and": "{first} y {last}",
    "list.or": "{first} o {last}",
    "list.comma": "{first}, {last}",
    "list.semicolon": "{first}; {last}",
    "list.sentence": "{first} {last}",
    "list.versus": "{first} - {last}",
    "more": "{number} más",
    "none": "ninguno",
    "nothing": "nada",
    "near": " (¿quizá {names}?)",
    "seat": "puesto {number}",
    "side": "bando {number}",
    "number.whole": "{name} es un número entero, no {given}",
    "number.whole_from": "{name} es un número entero desde {from}, no {given}",
    "number.whole_to": "{name} es un número entero hasta {to}, no {given}",
    "number.whole_from_to": "{name} es un número entero de {from} a {to}, no {given}",
    "number.seconds": "{name} es un número de segundos mayor que 0, no {given}",
    "number.share": "{name} es un número de 0 a 1, no {given}",
    "rank.A": "as",
    "rank.2": "dos",
    "rank.3": "tres",
    "rank.4": "cuatro",
    "rank.5": "cinco",
    "rank.6": "seis",
    "rank.7": "siete",
    "rank.8": "ocho",
    "rank.9": "nueve",
    "rank.T": "diez",
    "rank.J": "sota",
    "rank.Q": "caballo (reina)",
    "rank.K": "rey",
    "cards.single": "se espera una sola carta, hay {found} en {given}",
    "cards.twice": "aparece dos veces en {given}: {cards}",
    "cards.text": "las cartas se escriben como texto, no {given}",
    "cards.none": (
        "ninguna carta: {given} (se escribe el valor A 2-9 T J Q K y luego el palo D oros, H "
        "copas, S espadas, C bastos (♦ ♥ ♠ ♣), por ejemplo 7D)"
    ),
    "cards.none_unknown": (
        "ninguna carta: {given} (se escribe el valor A 2-9 T J Q K y luego el palo D oros, H "
        "copas, S espadas, C bastos (♦ ♥ ♠ ♣), por ejemplo 7D, o ? para una carta oculta)"
    ),
    "cards.none_known": (
        "ninguna carta: {given} (se escribe el valor A 2-9 T J Q K y luego el palo D oros, H "
        "copas, S espadas, C bastos (♦ ♥ ♠ ♣), por ejemplo 7D; aquí no se admite una carta oculta "
        "(?))"
    ),
    "move.text": "una jugada se escribe como texto, por ejemplo '7Dx2C5S', no {given}",
    "move.no_card": "{given} no nombra ninguna carta que llevarse",
    "move.lies": "{card} no se puede jugar: está en la mesa",
    "move.taking": "{card} llevándose {others}",
    "text.line": "una posición es una línea de texto, no {given}",
    "text.empty": "la línea está vacía; empieza con un juego, por ejemplo 'scopa'",
    "text.no_variant": (
        "la línea empieza con {given}, que no es ningún juego{near}; los juegos: {variants}"
    ),
    "text.no_value": "la opción {given} no tiene valor; se escribe nombre=valor",
    "text.option_twice": "la opción {given} aparece dos veces",
    "text.no_field": "campo desconocido {given}{near}; los campos: {fields}",
    "text.field_twice": "el campo {given} aparece dos veces",
    "text.yes_no": "{name}: yes (sí) o no, no {given}",
    "text.yes_no_points": "{name}: yes (sí), no o sus puntos, no {given}",
    "text.kind_twice": "{kind} aparece dos veces en {given}",
    "field.table": "mesa",
    "field.hands": "manos",
    "field.hands.of": "mano del puesto {number}",
    "field.piles": "cartas capturadas",
    "field.piles.of": "cartas capturadas del bando {number}",
    "field.bonus": "puntos ganados durante el juego",
    "field.bonus.of": "puntos ganados durante el juego por el bando {number}",
    "field.stock": "mazo",
    "field.to_move": "puesto al que le toca jugar",
    "field.last_capture": "último en capturar",
    "field.last_laid": "última carta dejada en la mesa",
    "field.last_capture_swept": "la última captura fue escoba",
    "field.first_play": "primera jugada de la mano",
    "field.combinations": "capturas que cuentan para la primera",
    "field.combinations.of": "capturas del bando {number} que cuentan para la primera",
    "field.out": "cartas fuera de juego",
    "field.variant": "juego",
    "field.options": "opciones",
    "field.text": "línea de texto",
    "field.position": "posición",
    "field.seat": "puesto",
    "field.cards": "cartas",
    "field.players": "jugadores",
    "a_bonus": "una bonificación",
    "setup.fault": "{field}: {fault}",
    "setup.faults": "{number} errores en la posición: {faults}",
    "setup.known": "aquí no se admite una carta oculta (?)",
    "setup.list.seat": "se espera una lista de {number}, uno por puesto, no {given}",
    "setup.list.side": "se espera una lista de {number}, uno por bando, no {given}",
    "setup.so_many": "se esperan {number} ({names}), hay {given}",
    "setup.seat": "un puesto es un número de 0 a {last}, no {given}",
    "setup.no_seat": "el puesto {seat} no existe; los puestos: de 0 a {last}",
    "setup.twice": "{card} aparece dos veces ({where})",
    "setup.times": "{card} aparece {times} veces ({where})",
    "setup.too_many": "se piden {wanted} cartas ocultas (?), pero solo {unseen} no se han visto",
    "setup.no_card": "el puesto {seat} no tiene cartas; puestos con cartas: {seats}",
    "setup.deal_first": "nadie tiene cartas y en el mazo quedan {count}: primero hay que repartir",
    "setup.true_false": "se espera True (sí) o False (no), no {given}",
    "setup.true_false_points": "se espera True (sí), False (no) o sus puntos, no {given}",
    "setup.no_first": "la primera jugada de la mano solo cuenta con esta regla: {rule}",
    "setup.one_card": "se espera una sola carta, no {given}",
    "setup.scores": "{given} no puntúa",
    "setup.was_given": "se ha dado {given}",
    "setup.in_play": "{what}; durante el juego puntúan: {allowed}",
    "setup.in_play.one": "{what}; durante el juego puntúa: {allowed}",
    "setup.no_captor": "para una escoba alguien tiene que haber capturado; falta: {field}",
    "setup.unpaid": (
        "una escoba pagada vale {count} puntos ganados durante el juego; puntos del bando {side}: "
        "{has}"
    ),
    "setup.unpaid.one": (
        "una escoba pagada vale {count} punto ganado durante el juego; puntos del bando {side}: "
        "{has}"
    ),
    "setup.no_combinations": "las combinaciones solo cuentan con esta regla: {rule}",
    "setup.texts": "se espera una lista de textos, no {given}",
    "setup.small": "se esperan la carta jugada y dos o más capturadas, no {given}",
    "setup.not_in_pile": "no está entre las {pile}: {cards}",
    "setup.two_combinations": "una carta aparece en dos combinaciones",
    "position.of": "se espera una posición o su texto, no {given}",
    "position.mapping": "se espera nombre: valor, no {given}",
    "position.no_field": "campo desconocido; los campos: {fields}",
    "position.no_variant": "falta el nombre de un juego, dado {given}",
    "position.options": "las opciones son nombre: valor, no {given}",
    "position.no_seat": "el puesto {seat} no existe",
    "position.named": "se nombran {named} cartas, pero las ocultas son {unknown}",
    "position.not_unseen": "no puede estar ahí, porque se sabe dónde está: {cards}",
    "engine.unknown": "cartas ocultas: {number}",
    "engine.open": (
        "aquí todas las cartas deben conocerse (sin mazo, stock=''); analyse admite cartas ocultas"
    ),
    "engine.mover": "le toca jugar y tiene cartas ocultas: {number}",
    "engine.captures": (
        "aquí una carta tiene {found} capturas posibles; los valores se calculan si ninguna tiene "
        "más de {most}"
    ),
    "why_not.over": "la mano ha terminado",
    "why_not.elsewhere": "{card} no puede estar en la mano del puesto {seat}: está en otro sitio",
    "why_not.not_held": "{card} no está en la mano del puesto {seat} ({hand})",
    "why_not.ace_lead": "la primera carta de la mano no puede ser un as ({rule})",
    "why_not.forced": (
        "{card} puede llevarse {allowed}, y una carta que puede capturar no se puede dejar en la "
        "mesa ({rule})"
    ),
    "why_not.missing": "no están en la mesa: {card}",
    "why_not.missing.one": "{card} no está en la mesa",
    "why_not.court": (
        "{card} no tiene número y solo se lleva una carta de su figura: {kind} ({rule})"
    ),
    "why_not.courts": "{cards} no tienen número y solo se capturan con la misma figura ({rule})",
    "why_not.courts.one": "{cards} no tiene número y solo se captura con la misma figura ({rule})",
    "why_not.cap": "{cards} son {number} cartas, y una carta se lleva {most} como máximo ({rule})",
    "why_not.equal": (
        "{card} solo se lleva la carta igual, {allowed}: una carta igual excluye las sumas ({rule})"
    ),
    "why_not.equal_beside": (
        "{card} no se lleva una suma de {total} si está la carta igual, {allowed}: una carta igual "
        "excluye las sumas ({rule})"
    ),
    "why_not.fewest": (
        "{cards} son {number} cartas, y {card} debe llevarse las menos posibles: {allowed} ({rule})"
    ),
    "why_not.fewest_beside": (
        "{cards} son {number} cartas, y de las sumas de {total}, {card} debe llevarse la de menos "
        "cartas: {allowed} ({rule})"
    ),
    "why_not.ace_may": (
        "{card} se lleva lo que una carta que vale 1, o toda la mesa: {allowed} ({rule})"
    ),
    "why_not.ace_all": "{card} se lleva toda la mesa y nada menos: {allowed} ({rule})",
    "why_not.ace_one": "hay un as en la mesa, y {card} se lleva un as: {allowed} ({rule})",
    "why_not.ace_fifteen": (
        "hay un as en la mesa, y {card} se lleva un as o lo que suma 15 con él: {allowed} ({rule})"
    ),
    "why_not.aces_only": "{card} solo se lleva ases ({rule})",
    "counts": "{cards} suman {total}",
    "counts.one": "{cards} vale {total}",
    "why_not.sum.equal": (
        "{counts}, y {card} se lleva una carta que vale {value} o varias que suman {value}"
    ),
    "why_not.sum.multiple": "{counts}, que no es múltiplo de {value} ({rule})",
    "why_not.sum.fifteen": "{counts}, con {card} {made}, y deben sumar 15 ({rule})",
    "why_not.sum.equal+fifteen": (
        "{counts}, con {card} {made} y no 15, y tampoco es {value} ({rule})"
    ),
    "illegal": "Jugada no permitida ({move}): {reason}. Jugadas permitidas: {legal}",
    "illegal.none": "ninguna, la mano ha terminado",
    "rules.refused": "{name}: {given} no se admite{near}; se admite: {allowed}",
    "rules.seating": "{game} no se juega así: {seating}; se admite: {allowed}",
    "rules.seated": "{players} jugadores ({teams})",
    "rules.strange": "no está en la baraja ({pack}: {ranks} en D H S C): {cards}",
    "rules.fact": (
        "{fact} es un dato de {game}, no una opción; un juego distinto en eso lleva su propio "
        "nombre; las opciones: {options}"
    ),
    "rules.no_option": "opción desconocida {given}{near}; las opciones: {options}",
    "rules.twice": "la opción {name} se da dos veces",
    "rules.no_variant": "juego desconocido {given}{near}; los juegos: {variants}",
    "rules.no_text": "un juego se nombra con un texto, no {given}; por ejemplo, uno de {variants}",
    "contradiction.twice": "{game} tiene dos categorías llamadas {names}",
    "contradiction.kind": "{name}: kind={kind} es desconocido; se admite: {kinds}",
    "contradiction.of": (
        "{name}: of={of} no es una categoría que pueda mirar; puede mirar: {allowed}"
    ),
    "contradiction.outright": (
        "outright={given} no es ni un palo ({suits}) ni cartas, como 'AD 2D 3D'"
    ),
    "contradiction.french": (
        "{pack}: tiene trece valores, y las figuras por encima del diez no tienen número; se usa "
        "con {match}"
    ),
    "contradiction.plain_ranks": (
        "{rule}: ordena las figuras, y la baraja sin figuras (A-9 T) no las tiene; use {pack}"
    ),
    "contradiction.plain_match": (
        "{rule}: trata de lo que se llevan las figuras, y la baraja sin figuras (A-9 T) no las "
        "tiene; use {pack}"
    ),
    "contradiction.rebello": "el rey de oros",
    "contradiction.grande": "las figuras de oros",
    "contradiction.ponino": "las cuatro reinas",
    "contradiction.plain_pays": (
        "{rule}: premia {cards}, que faltan en la baraja sin figuras (A-9 T); use {pack}"
    ),
    "contradiction.lacking": "{game} premia cartas que faltan en la baraja ({pack}): {cards}",
    "contradiction.courts": (
        "{courts} dice qué figura vale más, y {match} que ninguna tiene número; use {other_courts} "
        "o {other_match}"
    ),
    "contradiction.deal": (
        "{cards} cartas (baraja: {pack}) menos {upcards} en la mesa no se pueden repartir a "
        "{players} jugadores de {batch} en {batch}; cambie la baraja o los jugadores"
    ),
    "contradiction.upcards": (
        "{rule}: trata de las cartas descubiertas al principio, y {game} no descubre ninguna; se "
        "admite: {allowed}"
    ),
    "contradiction.three": (
        "{pays} premian tres cartas repartidas juntas, y {game} reparte {batch} a cada uno; se "
        "admite: 0"
    ),
    "contradiction.wild": (
        "{rule}: trata de la mesa inicial y de lo que se declara, y no se juega ninguna de las dos "
        "cosas; se usa con: {opening_fifteen}, {barsega} o {trio}"
    ),
    "contradiction.ace": (
        "{rule}: trata de un as que se lleva toda la mesa, y aquí no lo hace ({ace}); se admite: "
        "{allowed}"
    ),
    "contradiction.last_hand": (
        "{rule}: prohibiría toda escoba en {game}, que reparte todas las cartas de una vez; se "
        "admite: {allowed}"
    ),
    "contradiction.court_sweep": (
        "{rule}: da un número a las figuras que no lo tienen; se usa con {match} y {worth}"
    ),
    "contradiction.no_sweeps": (
        "{rule}: cuenta dos veces los puntos de las escobas, y aquí no dan ninguno ({worth})"
    ),
    "contradiction.claim": (
        "{rule}: un bando puede cantar que ha llegado al tanteo, pero aquí eso hace perder "
        "({wins}); elija otro final"
    ),
    "contradiction.primiera_source": (
        "{rule}: trata de las cartas que se suman, y aquí no se suma ninguna ({primiera}); se "
        "admite: {allowed}"
    ),
    "contradiction.primiera_missing": (
        "{rule}: trata de un palo que falta, y aquí los palos no hacen falta ({primiera}); se "
        "admite: {allowed}"
    ),
    "contradiction.napola": (
        "{rule}: trata de dónde puntúa una escalera, y aquí no puntúa ninguna ({napola}); se "
        "admite: {allowed}"
    ),
    "concept.two": "cartas a la vista, mejor juego de ambos bandos",
    "concept.two_low": "cartas a la vista, mejor juego de ambos bandos, para hacer menos puntos",
    "concept.many": (
        "cartas a la vista, cada bando por su cuenta: cada uno juega por sus puntos menos la media "
        "de los de los demás, y entre jugadas igual de buenas hace la primera"
    ),
    "concept.many_low": (
        "cartas a la vista, cada bando por su cuenta: cada uno juega para tener lo menos posible "
        "de puntos propios menos la media de los de los demás, y entre jugadas igual de buenas "
        "hace la primera"
    ),
    "unit.two": "puntos de la mano, bando que juega menos el otro",
    "unit.two_low": "puntos de la mano, bando que juega menos el otro; cuantos menos, mejor",
    "unit.many": "puntos de la mano, bando que juega menos la media de los demás",
    "unit.many_low": (
        "puntos de la mano, bando que juega menos la media de los demás; cuantos menos, mejor"
    ),
    "unit.points": "puntos de la mano, bando que juega",
    "unit.points_low": "puntos de la mano, bando que juega; cuantos menos, mejor",
    "unit.win": "probabilidad de ganar la mano; un empate cuenta su parte",
    "unit.match": "probabilidad de ganar la partida desde {ours} a {theirs}",
    "analysis.exact": "exacto",
    "analysis.cards_up": "media con cartas a la vista",
    "analysis.result": "resultado contra {who}",
    "analysis.seats": "{names} en sus puestos",
    "analysis.over": "{what} sobre {worlds}",
    "worlds.all": "{total} mundos",
    "worlds.of": "{done} de {total} mundos",
    "worlds.so_far": "{worlds} hasta ahora",
    "analysis.estimate": "estimación: {title}",
    "analysis.for_margin": (
        "las jugadas se eligen por la diferencia de la mano, y se promedia lo que resulta"
    ),
    "analysis.played_by": "tras la jugada, cada puesto lo juega {who}, sin ver cartas ocultas",
    "analysis.alike": (
        "todos los mundos compatibles igual de probables, nada se lee del juego anterior"
    ),
    "analysis.too_late": (
        "no se calculó ni un mundo en {seconds} s; hace falta más tiempo, o una posición con menos "
        "cartas por jugar"
    ),
    "analysis.part": "son los mundos calculados hasta ahora",
    "analysis.longer": "con más tiempo se afinaría",
    "analysis.interrupted": "interrumpido: {title}; véase .analysis",
    "analysis.deal_over": "la mano ha terminado: no hay jugada que valorar; véase position.score()",
    "analysis.unknown": (
        "le toca al puesto {seat}, que tiene cartas ocultas (?): {number}; hay que nombrarlas, o "
        "mirar desde un puesto cuyas cartas se conozcan"
    ),
    "remark.exploitability": (
        "la mejor respuesta a este juego gana todavía {points} puntos como máximo"
    ),
    "remark.bracket": "antes de mirar una mano, está demostrado que está en [{low}, {high}]",
    "remark.effective": "mundos ponderados: tan seguro como {worlds} de igual peso",
    "remark.factor": "descontada la suerte de la muestra: tan seguro como con {times} veces más",
    "knowledge.lacks": "el puesto {seat} no tiene: {cards}",
    "knowledge.ace": "el puesto {seat} salió con un as, luego no tiene otra cosa",
    "knowledge.any": "ninguna carta de este valor ({rank})",
    "knowledge.held": "el puesto {seat} tiene {cards}, y se dice que no lo tiene",
    "knowledge.no_deal": "ningún reparto concuerda con lo dicho: {said}",
    "reading.own": "mundos ponderados con {weigh}",
    "reading.greedy": (
        "mundos ponderados según la probabilidad de que {count} jugadas anteriores de los demás "
        "sean de jugadores codiciosos que yerran el {errors} de las veces"
    ),
    "reading.greedy.one": (
        "mundos ponderados según la probabilidad de que {count} jugada anterior de los demás sean "
        "de jugadores codiciosos que yerran el {errors} de las veces"
    ),
    "fair.value": "valor justo{read} ± {left}",
    "fair.estimate": "estimación justa{read}",
    "fair.read.none": ", sin lectura",
    "fair.read.mild": ", lectura prudente",
    "fair.read.full": ", lectura completa",
    "fair.read_needs": "{read} requiere los valores justos: {why}",
    "fair.working": "se están calculando los valores justos",
    "fair.no_time": "no hubo tiempo para los valores justos",
    "fair.too_late": (
        "en {seconds} s no hubo tiempo para los valores justos ni para un solo mundo con cartas a "
        "la vista; hace falta más"
    ),
    "fair.takes": "tardan unos {seconds} s",
    "fair.none": "aquí no hay valores justos: {why}",
    "fair.unplayed": (
        "casi nunca se juegan: {moves}; valoradas contra un rival que espera un desliz de cada "
        "cincuenta decisiones"
    ),
    "fair.later": (
        "las tandas posteriores se estiman (error típico {error}), corregidas en cada jugada con "
        "{opened} de sus posiciones con cartas a la vista y {exact} resueltas exactamente; tomando "
        "las estimaciones tal cual, quedan {left} puntos por ganar"
    ),
    "fair.assumes": (
        "ambos jugadores ven solo sus cartas y lo que está a la vista, y juegan de modo que "
        "ninguno gane jugando de otra forma"
    ),
    "fair.reads.none": (
        "todas las manos compatibles igual de probables, nada se lee del juego anterior"
    ),
    "fair.reads.full": "se lee lo que mostraría el juego anterior de un jugador en equilibrio",
    "fair.reads.mild": (
        "se lee la cuarta parte de lo que mostraría el juego anterior de un jugador en equilibrio"
    ),
    "fair.often": "{move} {share}",
    "fair.mixing": "se alternan: {moves}",
    "fair.level": "no se distinguen de {best}: {moves}",
    "fair.cards_up": "media con cartas a la vista de {move}: {value}",
    "fair.cards_up_best": "con cartas a la vista parecería mejor {move}",
    "fair.two": "{players} puestos: los valores justos son para dos jugadores",
    "fair.stock": (
        "se conocen cartas del mazo: los valores justos son para un mazo que nadie conoce"
    ),
    "fair.sizes": (
        "cartas de quien juega: {ahead}, del otro: {behind}; los valores justos son para manos "
        "iguales, o con una carta más para quien juega"
    ),
    "fair.out": (
        "algunas cartas pueden estar fuera de juego o en el mazo: para los valores justos hay que "
        "saberlo"
    ),
    "fair.first": (
        "lo que se puede salir depende de la mano: los valores justos no son para la primera jugada"
    ),
    "fair.orders": (
        "{orders} órdenes de cartas hasta el final de la tanda: los valores justos se calculan "
        "hasta {most} (18 cartas ocultas con manos de tres)"
    ),
    "team.title": "valor de pareja en [{low}, {high}]",
    "team.sees": (
        "Cada puesto ve solo sus cartas; los compañeros acuerdan cómo jugar antes del reparto y "
        "después no dicen nada."
    ),
    "team.deals": (
        "Los {deals} repartos compatibles con lo que todos saben son igual de probables: nada se "
        "lee del juego anterior. Las cartas nombradas en las otras manos las conocen todos."
    ),
    "team.last_round": (
        "En la última vuelta, con una carta cada uno, entre varias capturas se elige como si las "
        "cartas estuvieran a la vista."
    ),
    "team.profile": (
        "Una jugada se valora con su mano, mientras todos los demás siguen el perfil; durante el "
        "aprendizaje cada jugada se hizo al menos el uno por ciento de su parte, para que también "
        "las que el perfil nunca hace tengan respuesta."
    ),
    "team.brings": (
        "con esta mano, {move} aporta {value} de media, si los demás juegan como en la solución "
        "hallada; sobre todas las manos, la pareja está entre las cotas"
    ),
    "team.lacks": "los valores de pareja no usan lo que falta en las manos",
    "team.pairs": (
        "los valores de pareja son para dos parejas; aquí puestos {players}, bandos {sides}"
    ),
    "team.over": "la mano ha terminado: no queda nada que valorar",
    "team.stock": "en un final así no lo hay; cartas: {number}",
    "team.hands": (
        "a partir de quien juega, cada puesto tiene dos cartas, o una si ya jugó en esta vuelta "
        "(en la última, una o ninguna); aquí {given}"
    ),
    "team.out": "cartas que no caben en las manos y no se nombran: {number}",
    "team.first": "un final no empieza con la primera jugada de una mano",
    "score.line": "{category}: {why}",
    "score.why": "{had}, {verdict}",
    "score.total": "total: {points}",
    "score.so_far": "hasta ahora: {points}",
    "score.outright": "el bando {side} gana directamente (napoleone)",
    "score.taken": "para el bando {side}",
    "score.nobody": "para nadie",
    "score.of": "{part} de {whole}",
    "score.level": "empate",
    "score.not_level": "sin empate",
    "score.seven": "{count} sietes",
    "score.seven.one": "{count} siete",
    "score.six": "{count} seises",
    "score.six.one": "{count} seis",
    "score.sevens_only": "{count} sietes",
    "score.sevens": "{sevens}, {sixes}",
    "score.prime": "{total} ({cards})",
    "score.missing": "{prime}, falta un palo",
    "score.run": "escalera de {runs}",
    "score.won": "{count} puntos para el bando {side}",
    "score.won.one": "{count} punto para el bando {side}",
    "score.carried": "empate, se acumula",
    "score.tie": "empate, ningún punto",
    "score.no_point": "ningún punto",
    "category.cards": "cartas",
    "category.coins": "oros",
    "category.swords": "espadas",
    "category.settebello": "siete de oros",
    "category.mata": "mata",
    "category.ten_of_coins": "diez de oros",
    "category.jack_of_cups": "sota de copas",
    "category.jack_of_swords": "sota de espadas",
    "category.ace_of_coins": "as de oros",
    "category.two_of_coins": "dos de oros",
    "category.three_of_coins": "tres de oros",
    "category.forty_eight": "cuarenta y ocho",
    "category.figures": "figuras",
    "category.figures_level": "figuras empatadas",
    "category.primiera": "primera",
    "category.four_sevens": "cuatro sietes",
    "category.napola": "napola",
    "category.grande": "grande",
    "category.rebello": "rey de oros",
    "category.ponino": "ponino",
    "category.sweeps": "escobas",
    "category.picada": "picada",
    "category.simili": "simili",
    "category.quadriglia": "quadriglia",
    "category.suit_bonus": "capturas de un palo",
    "category.declarations": "declaraciones",
    "style.random": "hace cualquier jugada permitida, todas igual de probables",
    "style.greedy": "se lleva lo que más vale en el momento",
    "style.chitarrella": "juega según las reglas de Chitarrella y Saracino",
    "style.unknown": "estilo desconocido {given}{near}; los estilos: {styles}",
    "habit.greedy.earns": "una escoba, o cualquier otra cosa que puntúe ya, es un punto seguro",
    "habit.greedy.takes": "llevarse lo que más vale: siete de oros, sietes, oros, muchas cartas",
    "habit.greedy.saves": "llevárselo con una carta que también valga la pena",
    "habit.chitarrella.earns": "una escoba es un punto seguro",
    "habit.chitarrella.takes": "capturar el siete de oros, los sietes, los oros y muchas cartas",
    "habit.chitarrella.saves": "poner a salvo las buenas cartas propias mientras se pueda",
    "habit.chitarrella.sweep_risk": "no dejar nada con lo que una carta no vista haga escoba",
    "habit.chitarrella.exposes": "no dejar nada bueno donde una carta igual no vista se lo lleve",
    "habit.chitarrella.key_risk": "no dejar capturas a un siete de oros no visto",
    "habit.chitarrella.pairs": (
        "el bando de la mano rompe las parejas (spariglio) y el del que reparte las conserva: con "
        "cartas pares, quien juega el último responde a cada carta con su igual"
    ),
    "habit.chitarrella.lays_double": "dejar una carta de la que se tiene otra igual",
    "habit.chitarrella.lays_worth": "guardar los sietes y los oros hasta poder ponerlos a salvo",
    "habit.chitarrella.last_word": "quien captura el último se queda con lo que sobra",
    "match.wins": "gana el bando {side}",
    "match.win": "ganan los bandos {sides} y {last}",
    "match.because_it": "{who}: {how}",
    "match.because": "{who}: el bando {side} {how}",
    "match.most": "ha llegado a {target} con más puntos que nadie",
    "match.most_in_play": "ha llegado a {target} con más puntos que nadie, durante el juego",
    "match.most_counted": "ha llegado a {target} con más puntos que nadie, al contar: {category}",
    "match.level_counted": (
        "está empatado en cabeza y llegó a {target} el primero en el recuento, con: {category}"
    ),
    "match.level_before": "está empatado en cabeza y había llegado a {target} antes de la mano",
    "match.outright": "se llevó todas las cartas que ganan directamente (napoleone)",
    "match.claims": "canta {target} y tiene {has}",
    "match.play_on": "se sigue jugando: {why}",
    "match.level": "empate en cabeza",
    "match.nobody": "nadie ha llegado a {target}",
    "match.over": "la partida ha terminado: {why}",
    "match.deal_on": "la mano no ha terminado; durante el juego, véanse during y claim",
    "option.set": "{option}: {value}",
    "value.on": "sí",
    "value.off": "no",
    "option.players": "Jugadores",
    "option.players.question": "¿Cuántos juegan?",
    "option.teams": "Equipos",
    "option.teams.question": "¿Quiénes juegan juntos (bandos x jugadores)?",
    "option.teams.none": "cada uno por su cuenta",
    "option.teams.2x2": "dos parejas",
    "option.teams.2x3": "dos equipos de tres",
    "option.teams.3x2": "tres parejas",
    "option.direction": "Sentido del juego",
    "option.direction.question": "¿En qué sentido se juega?",
    "option.direction.ccw": "antihorario",
    "option.direction.cw": "horario",
    "option.pack": "Baraja",
    "option.pack.question": (
        "¿Baraja italiana (A-7 J Q K), sin figuras (A-9 T) o francesa (52 cartas)?"
    ),
    "option.pack.italian": "italiana, 40 cartas",
    "option.pack.plain": "sin figuras, 40 cartas",
    "option.pack.french": "francesa, 52 cartas",
    "option.redeal": "Nuevo reparto",
    "option.redeal.question": "¿Qué cartas descubiertas al principio obligan a repartir de nuevo?",
    "option.redeal.kings3": "tres o cuatro reyes (dieces)",
    "option.redeal.none": "nunca",
    "option.redeal.distinct": "dos cartas iguales",
    "option.redeal.aces2": "dos ases o más",
    "option.redeal.anyace": "cualquier as",
    "option.opening_fifteen": "Quince inicial",
    "option.opening_fifteen.question": (
        "¿Quién se lleva una mesa inicial que vale 15 (una escoba) o 30 (dos)?"
    ),
    "option.opening_fifteen.off": "nadie",
    "option.opening_fifteen.dealer": "quien reparte",
    "option.opening_fifteen.lead": "la mano",
    "option.barsega": "Tres cartas bajas repartidas",
    "option.barsega.question": (
        "¿Cuántos puntos por tres cartas que valen nueve o menos, al repartirlas?"
    ),
    "option.trio": "Tres iguales repartidas",
    "option.trio.question": "¿Cuántos puntos por tres cartas del mismo valor, al repartirlas?",
    "option.wild": "Comodín",
    "option.wild.question": (
        "¿Qué carta vale por cualquier otra en la mesa inicial y en lo que se declara?"
    ),
    "option.wild.off": "ninguna",
    "option.wild.seven_of_cups": "siete de copas",
    "option.capture": "Captura",
    "option.capture.question": "¿Debe capturar una carta que puede hacerlo?",
    "option.capture.forced": "obligatoria",
    "option.capture.optional": "opcional",
    "option.sum": "Suma de la captura",
    "option.sum.question": (
        "¿Las cartas capturadas deben sumar el valor de la jugada, quince con ella, o un múltiplo?"
    ),
    "option.sum.equal": "el valor de la carta jugada",
    "option.sum.fifteen": "quince con ella",
    "option.sum.equal+fifteen": "su valor, o quince con ella",
    "option.sum.multiple": "un múltiplo de su valor",
    "option.priority": "Prioridad",
    "option.priority.question": (
        "¿Una carta igual excluye las sumas, o hay que llevarse las menos cartas posibles?"
    ),
    "option.priority.single": "la carta igual antes que las sumas",
    "option.priority.fewest": "las menos cartas",
    "option.priority.free": "elección libre",
    "option.max_capture": "Máximo de cartas por captura",
    "option.max_capture.question": (
        "¿Cuántas cartas de la mesa puede llevarse como máximo una carta?"
    ),
    "option.max_capture.none": "sin límite",
    "option.courts": "Figuras",
    "option.courts.question": "¿Las figuras cuentan J8 Q9 o Q8 J9?",
    "option.courts.jqk": "sota 8, caballo 9, rey 10",
    "option.courts.qjk": "caballo 8, sota 9, rey 10",
    "option.court_match": "Capturas de las figuras",
    "option.court_match.question": "¿Las figuras tienen número, o solo se llevan una figura igual?",
    "option.court_match.value": "según el número",
    "option.court_match.identity": "solo una figura igual",
    "option.ace": "As",
    "option.ace.question": "¿Se lleva el as toda la mesa, y eso puntúa?",
    "option.ace.plain": "una carta como las demás",
    "option.ace.literal": "vale 1, del que todo es múltiplo",
    "option.ace.sweep": "se lo lleva todo, sin escoba",
    "option.ace.sweep_scores": "se lo lleva todo, y es escoba",
    "option.ace.optional_sweep": "puede llevárselo todo, sin escoba",
    "option.ace_with_ace": "As en la mesa",
    "option.ace_with_ace.question": "¿Qué se lleva un as cuando hay un as en la mesa?",
    "option.ace_with_ace.takes_ace": "el as se lleva solo ese as",
    "option.ace_with_ace.sweeps": "el as se lo lleva todo igualmente",
    "option.ace_empty": "As en mesa vacía",
    "option.ace_empty.question": "¿Qué pasa con un as en una mesa vacía?",
    "option.ace_empty.stays": "se queda ahí",
    "option.ace_empty.takes_itself": "se lleva a sí mismo",
    "option.ace_lead": "As como primera carta",
    "option.ace_lead.question": "¿Puede ser un as la primera carta de la mano?",
    "option.ace_lead.allowed": "permitido",
    "option.ace_lead.barred": "prohibido",
    "option.sweep_worth": "Valor de la escoba",
    "option.sweep_worth.question": (
        "¿Cuánto vale una escoba: un punto, el número de la carta, el doble si todo es de un palo?"
    ),
    "option.sweep_worth.one": "un punto",
    "option.sweep_worth.number": "el número de la carta",
    "option.sweep_worth.number_doubled": "el número de la carta, doble si es de un palo",
    "option.sweep_worth.nothing": "nada",
    "option.court_sweep": "Escoba con figura",
    "option.court_sweep.question": "¿Qué número tiene una figura sin número cuando hace escoba?",
    "option.court_sweep.0": "sin número",
    "option.court_sweep.11_12_13": "11, 12, 13",
    "option.no_sweep_on": "No es escoba",
    "option.no_sweep_on.question": "¿Qué captura de toda la mesa no se paga como escoba?",
    "option.no_sweep_on.last_card": "con la última carta de la mano",
    "option.no_sweep_on.last_capture": "con la última captura de la mano",
    "option.no_sweep_on.last_turn_each": "con la última carta de cada uno",
    "option.no_sweep_on.last_hand": "en la última tanda",
    "option.no_sweep_on.never": "nunca: se pagan todas",
    "option.picada": "Picada (captura de una carta igual)",
    "option.picada.question": (
        "¿Puntúa capturar una carta igual, siempre o solo la que se acaba de dejar?"
    ),
    "option.picada.off": "no puntúa",
    "option.picada.any": "puntúa siempre",
    "option.picada.previous": "puntúa con la carta recién dejada",
    "option.simili": "Simili (captura de un palo)",
    "option.simili.question": "¿Puntúa una captura toda de un palo?",
    "option.quadriglia": "Quadriglia (tres cartas o más)",
    "option.quadriglia.question": "¿Puntúa llevarse tres o más cartas de la mesa?",
    "option.suit_bonus": "Varias cartas de un palo",
    "option.suit_bonus.question": (
        "¿Varias cartas de un palo puntúan el número de la carta que se las lleva?"
    ),
    "option.suit_bonus.off": "no puntúan",
    "option.suit_bonus.matching": "puntúan si se las lleva una carta de ese palo",
    "option.suit_bonus.taken": "puntúan, las lleve la carta que sea",
    "option.leftovers": "Cartas sobrantes",
    "option.leftovers.question": (
        "¿Para quién es lo que queda en la mesa (para nadie, en ambos casos, si nadie capturó)?"
    ),
    "option.leftovers.last_capturer": "para el último en capturar",
    "option.leftovers.nobody_if_none": "para el último en capturar, o para nadie",
    "option.primiera": "Primera",
    "option.primiera.question": "¿Cómo se decide el punto de la primera?",
    "option.primiera.standard": "mejor carta de cada palo",
    "option.primiera.graded": "lo mismo, figuras graduadas",
    "option.primiera.most_sevens": "más sietes",
    "option.primiera.settanta": "tres o cuatro sietes",
    "option.primiera.off": "no hay punto",
    "option.primiera_missing": "Primera sin un palo",
    "option.primiera_missing.question": "¿Y si a un bando le falta un palo para la primera?",
    "option.primiera_missing.disqualify": "no puede ganar",
    "option.primiera_missing.suits_first": "primero gana quien tiene más palos",
    "option.primiera_missing.zero": "el palo cuenta 0",
    "option.primiera_source": "Cartas para la primera",
    "option.primiera_source.question": "¿Qué cartas capturadas cuentan para la primera?",
    "option.primiera_source.all": "todas las capturadas",
    "option.primiera_source.combination_only": "solo las de capturas de varias cartas",
    "option.primiera_source.combination_letter": "la mejor de cada captura de varias cartas",
    "option.majority": "Mayoría",
    "option.majority.question": "¿Las más, o más de la mitad, de las cartas y de un palo?",
    "option.majority.most": "las más",
    "option.majority.over_half": "más de la mitad",
    "option.tie": "Empate",
    "option.tie.question": "¿Qué pasa con un punto en caso de empate?",
    "option.tie.none": "no puntúa nadie",
    "option.tie.share": "se reparte en puntos enteros",
    "option.tie.carry": "pasa a la mano siguiente",
    "option.four_sevens": "Cuatro sietes",
    "option.four_sevens.question": "¿Los cuatro sietes puntúan un punto más?",
    "option.napola": "Escalera desde el as (napola)",
    "option.napola.question": "¿Puntúa la escalera A-2-3…?",
    "option.napola.off": "no puntúa",
    "option.napola.full": "un punto por carta",
    "option.napola.to6": "un punto por carta, seis como máximo",
    "option.napola_suit": "Palo de la escalera",
    "option.napola_suit.question": "¿En qué palo puntúa la escalera?",
    "option.napola_suit.coins": "oros",
    "option.napola_suit.swords": "espadas",
    "option.napola_suit.every": "todos los palos",
    "option.grande": "Grande (figuras de oros)",
    "option.grande.question": "¿J Q K de oros puntúan cinco?",
    "option.rebello": "Re bello (rey de oros)",
    "option.rebello.question": "¿Vale un punto el rey de oros?",
    "option.ponino": "Ponino (cuatro reinas)",
    "option.ponino.question": "¿Las cuatro reinas hacen contar doble los puntos de escoba?",
    "option.napoleone": "Napoleone (victoria directa)",
    "option.napoleone.question": (
        "¿Gana directamente un bando que se ha llevado todo un palo (o las cartas que nombra un "
        "juego)?"
    ),
    "option.wins": "Gana",
    "option.wins.question": "¿Gana el tanteo alto o el bajo?",
    "option.wins.high": "el tanteo alto",
    "option.wins.low": "el tanteo bajo",
    "option.target": "Puntos para ganar la partida",
    "option.target.question": "En una partida: ¿cuántos puntos la ganan?",
    "option.finish": "Final de la partida",
    "option.finish.question": "En una partida: ¿cómo se decide al llegar al tanteo?",
    "option.finish.highest_then_play_on": (
        "al final de una mano gana el más alto que haya llegado; con empate se sigue"
    ),
    "option.finish.count_order": (
        "al final de una mano gana el más alto que haya llegado; entre empatados en cabeza, quien "
        "llega antes al contar en orden"
    ),
    "option.finish.mid_deal": "quien llega primero, también durante el juego, gana al momento",
    "option.finish.claim": (
        "quien canta y tiene los puntos gana al momento, quien canta en falso pierde; si nadie "
        "canta, gana el más alto al final de una mano"
    ),
    # ── pictures and tables ─────────────────────────────────────────────────────────────────────
    "picture.seat": "Puesto {number}",
    "picture.side": "bando {number}",
    "picture.to_move": "juega",
    "picture.table": "mesa",
    "picture.hand": "mano",
    "picture.pile": "montón",
    "picture.stock": "mazo",
    "picture.empty": "ninguna carta",
    "picture.over": "mano terminada",
    "picture.last_capture": "última baza",
    "picture.last_laid": "última carta",
    "picture.hidden": "carta oculta",
    "picture.cards.one": "{count} carta",
    "picture.cards": "{count} cartas",
    "picture.hidden_cards.one": "{count} carta oculta",
    "picture.hidden_cards": "{count} cartas ocultas",
    "picture.bonus.one": "{count} punto de escoba",
    "picture.bonus": "{count} puntos de escoba",
    "picture.capture": "{card} se lleva {others}",
    "picture.lay": "{card} se deja en la mesa",
    "picture.chosen": "elegida",
    "picture.and": "y",
    "display.table": "tabla",
    "display.unit": "puntos de la mano del bando del puesto {seat} menos los del otro",
    "display.unit_many": (
        "puntos de la mano del bando del puesto {seat} menos la media de los de los demás"
    ),
    "display.one_world": "un solo mundo",
    "display.span": "de {low} a {high}",
    "display.side": "Bando {side} ({letter})",
    "display.points": "Puntos de la mano",
    "display.points_so_far": "Puntos hasta ahora; la mano no ha terminado",
    "display.carried": "Pasa a la mano siguiente: {names}.",
    "display.total": "total",
    "display.category": "Concepto",
    "display.had": "Qué tenía cada bando",
    "display.value": "Valor",
    "display.interval": "intervalo del 95 %",
    "display.move": "Jugada",
    "display.behind": "Por detrás",
    "display.behind_best": "Por detrás de la mejor",
    "display.played": "Se juega",
    "display.parts": "Valor por concepto",
    "display.early": "Incompleto: {why}.",
    "display.assumed": "Se supone: {what}.",
    "display.made": "{rules}, versión {version}.",
    "display.drawn": "{worlds} mundos, semilla {seed}",
    "display.card": "Carta",
    "display.whereabouts": "Probabilidad de acabar en el montón de cada bando, tras {move}",
    "display.unseen": "Dónde acaban las cartas no vistas",
    "display.proven": "demostrado",
    "display.bounds": "cotas",
    "display.best": "mejor",
    "display.exact": "Exacto, demostrado",
    "display.ended": "Cotas seguras; terminó antes de tiempo",
    "display.line": "Mejor línea: {moves}",
    "display.nodes": "{count} posiciones examinadas; {rules}.",
    "chance.win": "Victoria",
    "chance.tie": "Empate",
    "chance.loss": "Derrota",
    "chance.sweep_risk": "Riesgo de escoba",
    "legend.unsure": "± es el error estándar; bigotes e intervalos son del 95 %.",
    "legend.win": (
        "Victoria: probabilidad de ganar esta mano; un empate cuenta la mitad (entre más bandos, "
        "su parte)."
    ),
    "legend.sweep_risk": (
        "Riesgo de escoba: probabilidad de que el puesto siguiente pueda llevarse toda la mesa de "
        "inmediato."
    ),
    "legend.played": "Se juega: con qué frecuencia hace la jugada un jugador justo.",
    "picture.pack": "sin colocar",
    "picture.out": "fuera de juego",
    "picture.put": "poner aquí: {place}",
    "picture.fault": "aquí hay un error",
    "picture.last_move": "última jugada",
    "picture.took": "{seat} se llevó",
    "picture.other": "{count} puntos más ganados en juego",
    "picture.other.one": "{count} punto más ganado en juego",
    # ── every screen ────────────────────────────────────────────────────────────────────────────
    "screen.dismiss": "Cerrar",
    "screen.fault": "{field}: {message}",
    "screen.play": "Jugar",
    "screen.back": "Atrás",
    "screen.forward": "Adelante",
    "screen.start": "Inicio",
    "screen.cancel": "Cancelar",
    "screen.set": "Poner",
    "screen.copy": "Copiar",
    "screen.copied": "Copiado.",
    "screen.to_explorer": "Explorar esta",
    "screen.to_editor": "Cambiar esta",
    "screen.to_play": "Jugar desde aquí",
    "screen.to_review": "Revisar esta",
    "screen.to_quiz": "Preguntar a la clase",
    "screen.lost": "Python ha terminado aquí; lo que se ve es lo último que hubo. Para seguir, ejecute en una celda: {code}",
    # ── table ───────────────────────────────────────────────────────────────────────────────────
    "table.title": "Mesa de juego",
    "table.line": "Posición en una línea (o una jugada)",
    "table.moves": "Jugadas hechas",
    "table.choices": "Qué puede hacer esta carta",
    "table.choose": "Elija una carta de la mano del puesto {seat}.",
    "table.first": "Elija primero una carta de la mano y después qué se lleva.",
    "table.ready": "{move}: pulse Jugar, o toque la mesa.",
    "table.several": "{count} capturas posibles: elija una.",
    "table.more": "y {count} más: escriba la jugada, o toque lo que se lleva.",
    "table.not_turn": "Le toca al puesto {seat}.",
    "table.not_held": "{card} no está en la mano del puesto {seat}.",
    "table.not_there": "Una carta de la mano va a la mesa.",
    "table.unknown_turn": "Las cartas del puesto {seat} están ocultas. Escriba sus cartas (JS 6D 2H) o su jugada en la línea de abajo.",
    "table.over": "La mano ha terminado.",
    "table.no_such": "No existe esa jugada.",
    "table.played": "Puesto {seat}: {move}.",
    "table.so_far": "Hasta ahora",
    "table.side": "Bando",
    "table.taken": "Cartas",
    "table.sweeps": "Escobas",
    "table.points": "Puntos si acabara ahora",
    "table.which": "¿Qué carta es?",
    # ── editor ──────────────────────────────────────────────────────────────────────────────────
    # ── explorer ────────────────────────────────────────────────────────────────────────────────
    "explorer.title": "Explorar una posición",
    "explorer.compute": "Calcular los valores",
    "explorer.values": "Valores de las jugadas",
    "explorer.starting": "Calculando … (la primera vez tarda un poco)",
    "explorer.computing": "Calculando: {done} de {goal} mundos",
    "explorer.done": "{done} mundos en {seconds} s",
    "explorer.exact": "Exacto, en {seconds} s",
    "explorer.stopped": "Detenido: estos son los {done} de {goal} mundos hechos.",
    "explorer.computing_fair": "Calculando valores justos",
    "explorer.done_fair": "Valores justos en {seconds} s",
    "explorer.stopped_fair": "Detenido: con más tiempo se afinaría.",
    "explorer.nothing": "Detenido antes del primer mundo.",
    "explorer.failed": "No se calculó nada.",
    # ── why ─────────────────────────────────────────────────────────────────────────────────────
    "why.takes": "se lleva: {card}",
    "why.keeps": "conserva en la mano: {card}",
    "why.leaves": "deja en la mesa: {card}",
    "why.more": "se lleva {what} más",
    "why.fewer": "se lleva {what} menos",
    "why.cards": "{count} cartas",
    "why.cards.one": "{count} carta",
    "why.suit.D": "{count} oros",
    "why.suit.D.one": "{count} oro",
    "why.suit.H": "{count} copas",
    "why.suit.H.one": "{count} copa",
    "why.suit.S": "{count} espadas",
    "why.suit.S.one": "{count} espada",
    "why.suit.C": "{count} bastos",
    "why.suit.C.one": "{count} basto",
    "why.sweep": "hace escoba: {points} ({category})",
    "why.no_sweep": "renuncia a una escoba: {points} ({category})",
    "why.scores": "marca enseguida {points} ({category})",
    "why.no_score": "renuncia a {points} ({category})",
    "why.next_holds": "el siguiente puede hacer escoba ({card})",
    "why.exposes": "deja la escoba a {what} aún sin ver ({percent} %)",
    "why.safe": "no deja ninguna escoba al siguiente",
    "why.last": "se queda con las últimas cartas de la mesa",
    "why.gains": "gana {points} ({category})",
    "why.loses": "pierde {points} ({category})",
    "why.ends": "{card}: acaba en el montón propio en el {here} % de los "
    "casos (en vez del {there} %)",
    "why.win": "gana la mano en el {here} % de los casos (en vez del {there} %)",
    "why.points": "{count} puntos",
    "why.points.one": "{count} punto",
    "why.points.broken": "{whole},{part} puntos",
    "why.points.broken.many": "{whole},{part} puntos",
    "why.comma": "{first}, {last}",
    "why.and": "{first} y {last}",
    "why.rank.A": "{count} ases",
    "why.rank.A.one": "{count} as",
    "why.rank.2": "{count} doses",
    "why.rank.2.one": "{count} dos",
    "why.rank.3": "{count} treses",
    "why.rank.3.one": "{count} tres",
    "why.rank.4": "{count} cuatros",
    "why.rank.4.one": "{count} cuatro",
    "why.rank.5": "{count} cincos",
    "why.rank.5.one": "{count} cinco",
    "why.rank.6": "{count} seises",
    "why.rank.6.one": "{count} seis",
    "why.rank.7": "{count} sietes",
    "why.rank.7.one": "{count} siete",
    "why.rank.8": "{count} ochos",
    "why.rank.8.one": "{count} ocho",
    "why.rank.9": "{count} nueves",
    "why.rank.9.one": "{count} nueve",
    "why.rank.T": "{count} dieces",
    "why.rank.T.one": "{count} diez",
    "why.rank.J": "{count} sotas",
    "why.rank.J.one": "{count} sota",
    "why.rank.Q": "{count} caballos",
    "why.rank.Q.one": "{count} caballo",
    "why.rank.queen": "{count} reinas",
    "why.rank.queen.one": "{count} reina",
    "why.rank.K": "{count} reyes",
    "why.rank.K.one": "{count} rey",
    "why.category.cards": "cartas",
    "why.category.coins": "oros",
    "why.category.swords": "espadas",
    "why.category.settebello": "siete de oros",
    "why.category.mata": "dos de espadas",
    "why.category.ten_of_coins": "diez de oros",
    "why.category.jack_of_cups": "sota de copas",
    "why.category.jack_of_swords": "sota de espadas",
    "why.category.ace_of_coins": "as de oros",
    "why.category.two_of_coins": "dos de oros",
    "why.category.three_of_coins": "tres de oros",
    "why.category.forty_eight": "cuarenta y ocho",
    "why.category.figures": "figuras",
    "why.category.figures_level": "figuras empatadas",
    "why.category.primiera": "primiera",
    "why.category.four_sevens": "cuatro sietes",
    "why.category.napola": "napola",
    "why.category.grande": "grande",
    "why.category.rebello": "re bello",
    "why.category.ponino": "ponino",
    "why.category.sweeps": "escobas",
    "why.category.picada": "picada",
    "why.category.simili": "simili",
    "why.category.quadriglia": "quadriglia",
    "why.category.suit_bonus": "bazas de un palo",
    "why.category.declarations": "cantes",
    # ── play ────────────────────────────────────────────────────────────────────────────────────
    # ── review ──────────────────────────────────────────────────────────────────────────────────
    # ── quiz ────────────────────────────────────────────────────────────────────────────────────
    # ── lab ─────────────────────────────────────────────────────────────────────────────────────
}
