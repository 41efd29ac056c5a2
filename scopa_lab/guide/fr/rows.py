"""French words of the guide for disputed points: what each row is about, and who says what.

Tags in brackets are those of `scopa_lab.guide.sources`.
"""

from __future__ import annotations

#: row → what it is about, who says what
ROWS: dict[str, tuple[str, str]] = {
    "C01": (
        "Qui entame, et dans quel sens on joue",
        "À droite du donneur, dans le sens contraire des aiguilles d'une montre [text 000 001 "
        "002; wiki-en; figs; chita] ; à gauche, dans le sens des aiguilles [text 003], et à la "
        "cirulla [reg; the7thsea; ilgiocatoreonline] ; [text 004] dit à gauche, entre deux "
        "joueurs, où c'est égal.",
    ),
    "C02": (
        "Qui donne ensuite",
        "Le voisin de droite [text 002; pagat-cicera], de gauche [text 003] ; si l'on redonne, le "
        "même donneur [text 001]. Ici cela suit le sens du jeu.",
    ),
    "C05": (
        "Quel tapis de départ est redonné",
        "Trois ou quatre rois [text 000 001; op; pagat-2], rois ou dix [text 002], aucune paire "
        "au chkop [text 002] ; rien dans [text 003 004]. La raison donnée, qu'aucun balayage ne "
        "serait jamais possible [text 002], vaut là où l'on prend par sommes égales, et non avec "
        "des quinze, des multiples ou des as qui prennent tout.",
    ),
    "C06": (
        "Si une carte qui peut prendre doit le faire",
        "Oui [text 000 001 002 003], et [text 004] le sous-entend ; à la cicera on peut refuser "
        "[pagat-de; reg; gamerules], à l'escoba aussi [solitalian; wiki-es].",
    ),
    "C07": (
        "Une carte égale contre une somme",
        "Il faut prendre la carte égale [text 000 001 004; pagat-2; op] ; la règle du moins de "
        "cartes revient au même [text 002] ; rien dans [text 003] ; libre à la cicera [text 001; "
        "reg].",
    ),
    "C08": (
        "Le choix entre plusieurs sommes",
        "Libre [text 000; op: confsalodi, pieve, gameaccount; ftronik] ; le moins de cartes [text "
        "002; bga; op: magnojuegos, arcadiaclub; guymagli] ; aucune limite dans [text 001 004]. "
        "Les tables sont vraiment partagées.",
    ),
    "C09": (
        "Deux cartes du tapis au plus",
        "Seulement [text 002], qui ajoute que beaucoup jouent sans ; une option chez [bga] ; la "
        "partie jouée dans [text 004] a une prise de trois cartes.",
    ),
    "C11": (
        "Quelle dernière prise n'est pas un balayage",
        "Celle que fait la dernière carte de la donne [text 001 002 004; bga; pagat-m] ; la "
        "dernière prise, qui peut être un vrai balayage plus tôt [text 000; op: pieve] ; [text "
        "003] parle du dernier tour. Au scientifico certains le comptent [pagat-m; pagat-2], "
        "d'autres non [op: ludopoli].",
    ),
    "C13": (
        "Ce qui reste si personne n'a pris",
        "Les textes n'en disent rien ; [bga] laisse les cartes à personne. Les deux valeurs "
        "reviennent au même, et là où la prise est obligatoire cela ne peut arriver dans une "
        "donne entière.",
    ),
    "C14": (
        "Quelles cartes prises comptent pour la primiera",
        "Toutes, une par couleur [text 001 002 004] et tous les autres ; seulement celles gagnées "
        "par combinaison, autant qu'il y a de combinaisons [text 000], contre sa propre première "
        "moitié.",
    ),
    "C15": (
        "La carte la plus basse de la primiera",
        "L'as, dit [text 000] en toutes lettres ; son propre tableau donne 16 à l'as et 10 aux "
        "figures, comme tous les autres [text 001 002 004; figs; parlett]. On suit le tableau.",
    ),
    "C16": (
        "L'exemple de primiera imprimé comme 70",
        "[text 000] a 7 Q J 7 et additionne 21 + 15 + 14 + 21 = 70. D'après son propre tableau "
        "une figure vaut 10, ce qui fait 21 + 10 + 10 + 21 = 62 : 15 et 14 sont un cinq et un "
        "quatre. Et les nombres tels qu'ils sont imprimés font 71, si bien que 70 est faux deux "
        "fois.",
    ),
    "C17": (
        "Il manque une couleur pour la primiera",
        "On ne concourt pas [parlett; giocopocomagioco; blackjack-baccarat] ; le point est nul "
        "[text 002], ce qui peut vouloir dire l'un ou l'autre ; quatre couleurs battent trois "
        "[text 001; pagat-2] ; la couleur manquante compte 0, si bien que 7 7 7 (63) bat 2 2 2 2 "
        "(48) [bga] ; [text 000 004] n'en disent rien.",
    ),
    "C18": (
        "Le plus de sept à la place de la primiera",
        "Le plus de sept, puis de six, au chkop et à la chkobba [text 002; chkobba] et à la "
        "mancelle [text 003] ; à l'escoba [melele; bga] ne nomment que les sept, d'autres "
        "additionnent une primiera [studylib; sengft]. À trois camps ou plus, les six ne se "
        "comparent qu'entre ceux qui sont à égalité de sept.",
    ),
    "C19": (
        "Le plus grand nombre à trois camps ou plus",
        "Deux à égalité annulent le point [text 002], en tête ou deux quelconques ; à égalité en "
        "tête [bga; impl] ; simplement plus que les autres, sans seuil [adamoli]. On regarde la "
        "tête.",
    ),
    "C20": (
        "Le but, et plusieurs camps au-delà",
        "Le premier à 11, rien sur l'égalité [text 000] ; on continue à égalité [text 001; "
        "pagat-2; bga] ; 11, 16 ou 21 et devant tous [text 002] ; le plus haut [text 003] ; 11 ou "
        "21 [text 004] ; à égalité on compte dans l'ordre [parlett] ; une annonce, et la fausse "
        "perd [parlett; spazioinwind]. Un balayage marque aussitôt dans [text 004], à la fin dans "
        "[text 002] : cela compte si la partie peut finir en cours de donne.",
    ),
    "C21": (
        "Combien jouent, et qui ensemble",
        "À 2, 3 ou 4 par paires [text 001] ; à 2, deux paires, ou 3, 4, 6 seuls [text 002] ; de 2 "
        "à 4 [text 003] ; à deux [text 004] ; à six en deux camps de trois [wiki-it] ou trois de "
        "deux [bga; adpoker].",
    ),
    "C22": (
        "L'ordre des figures",
        "Dame 8, valet 9 à la chkobba [text 002; wiki-fr; gamenki] ; valet 8, dame 9 ailleurs, et "
        "dans une chkobba récente [chkobagame] ; dans l'ancienne Naples la dame valait 8 [chita].",
    ),
    "C27": (
        "Si le plus de sept est la même chose que la primiera",
        "En pratique les sept décident, dit [text 001] ; mais trois sept et une figure font 73 et "
        "perdent contre un sept et trois six, 75 [op: giochistars]. On additionne donc, sauf si "
        "le jeu a pour règle le plus de sept.",
    ),
    "C30": (
        "Ce qu'est une picada",
        "Prendre une carte égale [text 001] ; prendre, avec son égale, la carte que le joueur "
        "précédent vient de poser [thanos; everything2]. De la première façon presque toute prise "
        "d'une carte marque.",
    ),
    "C31": (
        "Un balayage avec la toute dernière carte",
        "Rien là-dessus pour les jeux de Brescia et de Trévise [text 001], ni dans ce qu'on a pu "
        "lire ailleurs ; comme au scopone.",
    ),
    "C32": (
        "Simili et quadriglia",
        "Un point chacune, et une prise peut faire les deux [text 001; thanos] ; personne ne "
        "contredit.",
    ),
    "C33": (
        "L'égalité",
        "À la scopa personne n'a le point [text 001 002; pagat-2; bga] ; pour 26 cartes à 26 à la "
        "cicera [text 001] n'en dit rien, un chacun [wiki-en], aucun [parlett]. Là les épées "
        "comptent 1 [text 001; wiki-en; reg], 2 dans une numérisation de [parlett].",
    ),
    "C34": (
        "Gagner d'emblée",
        "Toutes les épées gagnent d'emblée la cicera [wiki-en; reg], pas dans [text 001] ; tous "
        "les deniers dans certains cercles [pagat-m; pagat-2; wiki-en] ; as, deux et trois de "
        "deniers au scopone de trente [bga; wiki-en].",
    ),
    "C35": (
        "Ce que le scaraboción laisse ouvert",
        "La carte jouée doit être de la couleur d'après l'exemple de [text 001] et chez le cousin "
        "foraccio [reg], non d'après la phrase ; ce que marque une figure qui balaie, si un as "
        "qui prend tout a la prime, et ce qui arrive si personne n'annonce, [text 001] ne le dit "
        "pas.",
    ),
    "C36": (
        "Parties de scopone plus longues",
        "11 [text 000 001; pagat-m] ; 16 [op: magnojuegos] ; 21 [op: ludopoli].",
    ),
    "C37": (
        "Quel jeu s'appelle scientifico",
        "Dix cartes et un tapis vide [text 001; pagat-m; op: ludopoli; wiki-it] ; neuf et quatre "
        "sur [tripod; op: magnojuegos]. Ici le nom est pour dix ; pour l'autre on choisit l'autre "
        "jeu.",
    ),
    "C38": (
        "Ce que prend l'as de la scopa mancelle",
        "À la lettre n'importe quoi, puisque tout est multiple de 1 ; [text 003] ne le dit pas "
        "expressément.",
    ),
    "C39": (
        "Plusieurs prises d'un coup",
        "À la lettre un 8 peut prendre ensemble 8 + 5 + 3, qui font 16 ; [text 003] n'a pas "
        "d'exemple.",
    ),
    "C40": (
        "Égalité en tête à la scopa mancelle",
        "Si plusieurs y arrivent le plus haut gagne ; l'égalité en tête n'est pas réglée [text "
        "003].",
    ),
    "C41": (
        "La scopa de quinze contre sa propre base",
        "Les mêmes règles sauf le quinze [text 002], si bien que la limite de deux cartes et le "
        "moins de cartes resteraient, alors que son exemple a toutes les combinaisons qui font "
        "cinq ; le moins de cartes [digitalmoka] ; une limite nulle part ailleurs.",
    ),
    "C42": (
        "La priorité au chkop et à la chkobba",
        "[text 002] n'en dit rien ici, si bien que son moins de cartes pourrait rester ; d'abord "
        "une carte égale [chkobagame].",
    ),
    "C43": (
        "Le but de la chkobba",
        "11 ou 21 [chkobba] ; [text 002] n'en donne pas, et 21 à son voisin chkop.",
    ),
    "C45": (
        "Qui prend un quinze de départ",
        "Le donneur [wiki-en; diariopopular; reg; sourceforge; parlett] ; celui qui entame à "
        "l'escoba [op: magnojuegos] ; absent des textes.",
    ),
    "C46": (
        "Ce que marquent trois cartes basses",
        "3 [parlett; pagat-2] ; 2 [sourceforge] ; 1 [spazioinwind] ; absent des textes.",
    ),
    "X04": (
        "L'ordre entre les sommes à la cirulla",
        "Le moins de cartes [reg] ; libre [pagat-2]. Ni l'un ni l'autre n'exclut jamais un quinze "
        "[reg].",
    ),
    "X09": (
        "Si l'as qui prend tout marque",
        "Non, sous le nom de scopa d'assi [pagat-2; pokerstars; op: giochistars] ; oui, sous le "
        "nom de piglia tutto [pagat-2; betway; bga], et à la cirulla [sourceforge; pagat-2].",
    ),
    "X10": (
        "Un as sur un tapis vide",
        "Il reste, ou se prend lui-même [pagat-2] ; au foraccio il se prend lui-même [reg].",
    ),
    "X12": (
        "Un as déjà sur le tapis",
        "L'as joué ne prend que lui [pagat-2; bga] ; à la cirulla lui ou un quinze [sourceforge; "
        "pagat-2] ; [parlett] laisse la question ouverte.",
    ),
    "X38": (
        "Si la première carte peut être un as",
        "Interdit comme déloyal au jeu à dix cartes [op: giochistars] ; le premier tour est "
        "excepté [studenti] ; rien ailleurs.",
    ),
}
