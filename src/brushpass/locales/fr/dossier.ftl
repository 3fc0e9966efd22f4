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

## L’examen des décisions

review-judge = Examiner chaque décision
review-judge-hint = Chacune est jugée sur ce que son joueur pouvait savoir à cet instant : des tables probables sont jouées jusqu’au bout.
review-judging = { $done } décisions sur { $all }
review-next-slip = Faux pas suivant
review-verdict = { $name } : { $verdict }
review-value = Chance de gagner : { $percent } %.
review-better = Mieux : { $choice } ({ $percent } %).
verdict-best = rien de mieux n’a été trouvé
verdict-fine = une bonne décision
verdict-inaccuracy = une imprécision
verdict-mistake = une erreur
verdict-blunder = une grosse erreur
review-sums = Chance et erreurs
review-player = Joueur
review-start = Au départ
review-luck = Chance
review-given = Perdu
review-result = Résultat
review-won = gagné
review-lost = perdu
review-sums-hint = En points de pourcentage de la chance de gagner. Ce que les décisions propres n’expliquent pas était de la chance : cartes, jetons et ce que les autres ont fait.
choice-offer = proposer { $card } à { $to }, sans un mot
choice-offer-claim = proposer { $card } à { $to } et dire « { $claim } »
choice-intervene = prendre la carte avec l’ONU
choice-stand-by = laisser passer avec l’ONU
choice-accept = accepter
choice-refuse = refuser
choice-exchange = faire échanger leurs jetons à { $a } et { $b }
choice-hand = donner la carte à { $to }
choice-look = regarder le jeton de { $place }
choice-divert = échanger le jeton du centre avec celui de { $other }
choice-shoot = donner la balle à { $to }
choice-suspect = soupçonner { $cards }
choice-accuse = accuser
choice-show = montrer { $cards }
choice-commit = poser { $cards }
choice-abstain = ne rien poser
