# Dossiers : ce qui découle de ce qu’un joueur a vu, et l’examen des décisions.

dossier-title = Ce qui en découle
dossier-odds = { $face } : { $percent } %
dossier-why = Pourquoi ?
dossier-why-face = Pourquoi ? { $face }
dossier-because = Cela repose sur :
dossier-without = Sans cela : { $percent } %.
dossier-nothing = Sur rien que vous ayez vu : seulement sur la répartition des jetons.
dossier-seen = { $by } a vu ce jeton à coup sûr.
dossier-seen-perhaps = { $by } l’a peut-être vu : { $percent } %.
dossier-seen-nobody = Personne d’autre ne l’a vu.
slot-odds = Jeton, face cachée. { $odds }

notebook-hint-full = Les coches et les croix sont sûres, les chiffres sont des pourcentages. Touchez une case pour voir sur quoi elle repose. La dernière colonne est pour vos propres marques.
cell-likely = { $percent } %
cell-why = { $element }, { $holder } : { $text }. Pourquoi ?
why-hidden = { $element } est caché : { $percent } %
why-holds =
    { $you ->
        [yes] Vous avez { $element } : { $percent } %
       *[no] { $by } a { $element } : { $percent } %
    }
why-counted = Compté sur toutes les répartitions possibles, c’est { $percent } %. Qui a les deux cartes demandées peut montrer l’une ou l’autre : cela le modifie.
why-hand = Cela repose seulement sur vos propres dossiers et sur la répartition des cartes.
follows-solutions =
    { $count ->
        [one] Il reste une solution
       *[other] Il reste { $count } solutions
    }
follows-solution = { $cards } : { $percent } %
follows-rivals = Ce que les autres peuvent savoir
follows-rival = { $name } : { $percent } %
