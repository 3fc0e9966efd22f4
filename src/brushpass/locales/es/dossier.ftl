# Lo que se deduce de lo que vio cada jugador, y el análisis de las decisiones.

dossier-title = Lo que puedes deducir
dossier-odds = { $face }: { $percent } %
dossier-why = ¿Por qué?
dossier-why-face = ¿Por qué { $face }?
dossier-because = Se deduce de esto:
dossier-without = Sin ello: { $percent } %.
dossier-nothing = No se deduce de nada que hayas visto: solo del reparto de las fichas.
dossier-seen = Seguro que { $by } ha visto esta ficha.
dossier-seen-perhaps = { $by } puede haberla visto: { $percent } %.
dossier-seen-nobody = Nadie más la ha visto.
dossier-heard-odds = Con lo dicho: { $percent } %
dossier-heard = Con lo que se ha dicho en la mesa, resulta un { $percent } %. Las palabras no prueban nada.
dossier-belief-new = Creíble a medias: todavía no se ha podido comprobar nada de lo que ha dicho { $by }.
dossier-belief-mostly = Bastante creíble. Afirmaciones de { $by } que se han podido comprobar: { $count }. Ciertas: { $right }.
dossier-belief-half = Creíble a medias. Afirmaciones de { $by } que se han podido comprobar: { $count }. Ciertas: { $right }.
dossier-belief-not = Poco creíble: más bien indica lo contrario. Afirmaciones de { $by } que se han podido comprobar: { $count }. Ciertas: { $right }.

## ESPIONAJE CARTAS

why-hidden = { $element } entre las ocultas: { $percent } %
why-holds =
    { $you ->
        [yes] Tienes la carta { $element }: { $percent } %
       *[no] { $by } tiene la carta { $element }: { $percent } %
    }
why-passed =
    { $you ->
        [yes] Pasaste cuando te preguntaron por { $a } y { $b }.
       *[no] { $by } pasó cuando le preguntaron por { $a } y { $b }.
    }
why-showed =
    { $you ->
        [yes] Mostraste a { $to } una de estas cartas: { $a } o { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } te mostró una de estas cartas: { $a } o { $b }.
               *[no] { $by } mostró a { $to } una de estas cartas: { $a } o { $b }.
            }
    }
why-counted = Contando todos los repartos posibles sale un { $percent } %. La diferencia se debe a que quien tenga las dos cartas nombradas pudo mostrar cualquiera de ellas.
why-hand = Se deduce solo de tus propias cartas y de cómo se reparten.
follows-solutions =
    { $count ->
        [one] Queda una solución
       *[other] Quedan { $count } soluciones
    }
follows-solution = { $cards }: { $percent } %
follows-rivals = Cuánta certeza pueden tener los demás
follows-rival = { $name }: { $percent } %

## The review of decisions

review-judge = Examinar cada decisión
review-judge-hint = Cada decisión se juzga solo por lo que se podía saber en ese momento. El ordenador juega hasta el final muchas situaciones probables y compara los resultados. Una afirmación solo cuenta si formaba parte de una jugada.
review-judging = Decisiones: { $done } de { $all }
review-next-slip = Siguiente error
review-value = Probabilidad de ganar: { $percent } %.
review-better = Mejor ({ $percent } %):
verdict-best = { $name }: la mejor decisión
verdict-fine = { $name }: buena decisión
verdict-inaccuracy = { $name }: imprecisión
verdict-mistake = { $name }: error
verdict-blunder = { $name }: error grave
grade-inaccuracy =
    { $count ->
        [one] 1 imprecisión
       *[other] { $count } imprecisiones
    }
grade-mistake =
    { $count ->
        [one] 1 error
       *[other] { $count } errores
    }
grade-blunder =
    { $count ->
        [one] 1 error grave
       *[other] { $count } errores graves
    }
review-sums = Suerte y errores
review-player = Jugador
review-start = Al principio
review-luck = Suerte
review-given = Errores
review-result = Resultado
review-won = ganó
review-lost = perdió
review-sums-hint = Al principio: la probabilidad de ganar. Suerte: lo que no explican las decisiones propias, es decir, cartas, fichas y lo que hicieron los demás.

## Labels of choices; they stand alone

choice-offer = Ofrecer { $card } a { $to }
choice-offer-claim = Ofrecer { $card } a { $to } y decir «{ $claim }»
choice-intervene = Intervenir con la ficha de NU
choice-stand-by = No intervenir
choice-accept = Aceptar
choice-refuse = Rechazar
choice-exchange = Intercambiar las fichas de { $a } y { $b }
choice-hand = Dar la carta a { $to }
choice-look =
    { $slot ->
        [own] Mirar su propia ficha
        [centre] Mirar la ficha del centro
       *[seat] Mirar la ficha de { $whose }
    }
choice-divert = Intercambiar la ficha del centro con la de { $to }
choice-shoot = Dar la bala a { $to }
choice-suspect = Preguntar por { $a } y { $b }
choice-accuse = Acusar
choice-end-turn = Terminar el turno
choice-show = Mostrar { $card }
choice-commit = Elegir { $cards }
choice-abstain = No elegir nada
