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
