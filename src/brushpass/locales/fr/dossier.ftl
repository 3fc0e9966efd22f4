# Ce qui se déduit de ce qu’un joueur a vu, et l’analyse des décisions.

dossier-title = Ce que vous pouvez déduire
dossier-odds = { $face } : { $percent } %
dossier-why = Pourquoi ?
dossier-why-face = Pourquoi { $face } ?
dossier-because = Cela découle de ceci :
dossier-without = Sans cela : { $percent } %.
dossier-nothing = Rien de ce que vous avez vu : seulement la répartition des jetons.
dossier-seen = { $by } a vu ce jeton à coup sûr.
dossier-seen-perhaps = { $by } l’a peut-être vu : { $percent } %.
dossier-seen-nobody = Personne d’autre ne l’a vu.
dossier-heard-odds = Avec les paroles : { $percent } %
dossier-heard = En comptant ce qui s’est dit à la table, on arrive à { $percent } %. Les paroles ne prouvent rien.
dossier-belief-new = À moitié crédible : rien de ce qu’a dit { $by } n’a encore pu être vérifié.
dossier-belief-mostly = Plutôt crédible. Affirmations de { $by } qui ont pu être vérifiées : { $count }. Vraies : { $right }.
dossier-belief-half = À moitié crédible. Affirmations de { $by } qui ont pu être vérifiées : { $count }. Vraies : { $right }.
dossier-belief-not = Peu crédible : cela indique plutôt le contraire. Affirmations de { $by } qui ont pu être vérifiées : { $count }. Vraies : { $right }.

## ESPIONAJE CARTAS

why-hidden = { $element } parmi les cartes cachées : { $percent } %
why-holds =
    { $you ->
        [yes] Vous avez la carte { $element } : { $percent } %
       *[no] { $by } a la carte { $element } : { $percent } %
    }
why-passed =
    { $you ->
        [yes] Vous avez passé sur { $a } et { $b }.
       *[no] { $by } a passé sur { $a } et { $b }.
    }
why-showed =
    { $you ->
        [yes] Vous avez montré à { $to } l’une de ces cartes : { $a } ou { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } vous a montré l’une de ces cartes : { $a } ou { $b }.
               *[no] { $by } a montré à { $to } l’une de ces cartes : { $a } ou { $b }.
            }
    }
why-counted = En comptant toutes les répartitions possibles, on trouve { $percent } %. La différence : une personne qui a les deux cartes nommées pouvait montrer l’une ou l’autre.
why-hand = Cela découle seulement de vos propres cartes et de la façon dont les cartes sont distribuées.
follows-solutions =
    { $count ->
        [one] Il reste une solution
       *[other] Il reste { $count } solutions
    }
follows-solution = { $cards } : { $percent } %
follows-rivals = Degré de certitude des autres
follows-rival = { $name } : { $percent } %

## The review of decisions

review-judge = Examiner chaque décision
review-judge-hint = Chaque décision est jugée uniquement sur ce que l’on pouvait savoir à cet instant. L’ordinateur joue jusqu’au bout de nombreuses situations probables et compare les résultats. Une affirmation ne compte que si elle faisait partie d’un coup.
review-judging = Décisions : { $done } sur { $all }
review-next-slip = Erreur suivante
review-value = Probabilité de gagner : { $percent } %.
review-better = Mieux ({ $percent } %) :
verdict-best = { $name } : meilleur choix
verdict-fine = { $name } : bon choix
verdict-inaccuracy = { $name } : imprécision
verdict-mistake = { $name } : erreur
verdict-blunder = { $name } : gaffe
grade-inaccuracy =
    { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
grade-mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
grade-blunder =
    { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
review-sums = Hasard et erreurs
review-player = Joueur
review-start = Au départ
review-luck = Hasard
review-given = Erreurs
review-result = Résultat
review-won = gagné
review-lost = perdu
review-sums-hint = Au départ : les chances de gagner. Hasard : ce que les décisions de chacun n’expliquent pas, donc cartes, jetons et ce qu’ont fait les autres.

## Labels of choices; they stand alone

choice-offer = Proposer la carte { $card } à { $to }
choice-offer-claim = Proposer la carte { $card } à { $to } et dire « { $claim } »
choice-intervene = Intervenir avec le jeton Nations unies
choice-stand-by = Laisser faire
choice-accept = Accepter
choice-refuse = Refuser
choice-exchange = Échanger les jetons de { $a } et { $b }
choice-hand = Donner la carte à { $to }
choice-look =
    { $slot ->
        [own] Regarder son propre jeton
        [centre] Regarder le jeton du centre
       *[seat] Regarder le jeton de { $whose }
    }
choice-divert = Échanger le jeton du centre avec celui de { $to }
choice-shoot = Donner la balle à { $to }
choice-suspect = Interroger sur { $a } et { $b }
choice-accuse = Accuser
choice-end-turn = Finir le tour
choice-show = Montrer { $card }
choice-commit = Choisir { $cards }
choice-abstain = Ne rien choisir
