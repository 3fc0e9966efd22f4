# Expedientes: lo que se deduce de lo que vio cada jugador, y el repaso de las decisiones.

dossier-title = Lo que se deduce
dossier-odds = { $face }: { $percent } %
dossier-why = ¿Por qué?
dossier-why-face = ¿Por qué? { $face }
dossier-because = Se apoya en esto:
dossier-without = Sin ello: { $percent } %.
dossier-nothing = En nada que hayas visto: solo en el reparto de las fichas.
dossier-seen = { $by } ha visto esta ficha con seguridad.
dossier-seen-perhaps = { $by } puede haberla visto: { $percent } %.
dossier-seen-nobody = Nadie más la ha visto.
slot-odds = Ficha, boca abajo. { $odds }

notebook-hint-full = Las marcas y las cruces son seguras; las cifras son tantos por ciento. Toca una para ver en qué se apoya. La última columna es para tus propias marcas.
cell-likely = { $percent } %
cell-why = { $element }, { $holder }: { $text }. ¿Por qué?
why-hidden = { $element } está oculto: { $percent } %
why-holds =
    { $you ->
        [yes] Tienes { $element }: { $percent } %
       *[no] { $by } tiene { $element }: { $percent } %
    }
why-counted = Contando todos los repartos posibles es { $percent } %. Quien tiene las dos cartas preguntadas puede mostrar cualquiera: eso lo cambia.
why-hand = Se apoya solo en tu propio archivo y en cómo se reparten las cartas.
follows-solutions =
    { $count ->
        [one] Queda una solución
       *[other] Quedan { $count } soluciones
    }
follows-solution = { $cards }: { $percent } %
follows-rivals = Lo seguros que pueden estar los demás
follows-rival = { $name }: { $percent } %

## El repaso de las decisiones

review-judge = Examinar cada decisión
review-judge-hint = Cada una se juzga por lo que su jugador podía saber en ese momento: se juegan hasta el final mesas probables.
review-judging = { $done } de { $all } decisiones
review-next-slip = Siguiente desliz
review-verdict = { $name }: { $verdict }
review-value = Probabilidad de ganar: { $percent } %.
review-better = Mejor: { $choice } ({ $percent } %).
verdict-best = no se halló nada mejor
verdict-fine = una buena decisión
verdict-inaccuracy = una imprecisión
verdict-mistake = un error
verdict-blunder = un error grave
review-sums = Suerte y errores
review-player = Jugador
review-start = Al principio
review-luck = Suerte
review-given = Regalado
review-result = Resultado
review-won = ganó
review-lost = perdió
review-sums-hint = En puntos porcentuales de la probabilidad de ganar. Lo que no explican las decisiones propias fue suerte: cartas, fichas y lo que hicieron los demás.
choice-offer = ofrecer { $card } a { $to }, sin decir nada
choice-offer-claim = ofrecer { $card } a { $to } y decir «{ $claim }»
choice-intervene = tomar la carta con la ONU
choice-stand-by = dejar pasar a la ONU
choice-accept = aceptar
choice-refuse = rechazar
choice-exchange = que { $a } y { $b } intercambien sus fichas
choice-hand = dar la carta a { $to }
choice-look = mirar la ficha de { $place }
choice-divert = cambiar la ficha del centro por la de { $other }
choice-shoot = dar la bala a { $to }
choice-suspect = sospechar de { $cards }
choice-accuse = acusar
choice-show = mostrar { $cards }
choice-commit = dejar { $cards }
choice-abstain = no dejar nada
