## Le vote pour une autre partie

again-count =
    { $count ->
        [one] { $count } sur { $all } veut une autre partie.
       *[other] { $count } sur { $all } veulent une autre partie.
    }
again-wanted = Tu en es
again-lobby = Le salon de la prochaine partie est ouvert. Reste ici aussi longtemps que tu veux.
again-begun = La prochaine partie a commencé.
again-go = Aller à la prochaine partie
lobby-last-game = Analyser la dernière partie

## Le tableau de la soirée

scores-title = La soirée jusqu’ici
scores-wins = { $count } sur { $games } gagnées
title-leader = en tête
title-streak = victoires d’affilée : { $count }
title-first-win = enfin une première victoire

## L’image du résultat

picture-share = Partager le résultat
picture-save = Enregistrer en image
