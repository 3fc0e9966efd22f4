# Lo que solo dice la terminal: solo, replay, review y rules. Lo demás lo comparte con la página.

## En cada pregunta

terminal-help = Escribe el número de una respuesta, o la decisión entera en una línea, por ejemplo: { $example }
terminal-key-back = volver a empezar esta decisión
terminal-key-say = decir algo a la mesa, verdad o no («say 2»: la segunda frase)
terminal-key-pause = parar en cada oferta a otra persona, para poder opinar (otra vez: ya no)
terminal-key-table = mostrar otra vez la mesa
terminal-key-dossier = lo que puedes deducir, y lo que añade lo dicho
terminal-key-log = todo lo que ha pasado
terminal-key-log-recent = lo que ha pasado en este turno y en el anterior
terminal-key-rules = las reglas
terminal-key-help = esta ayuda
terminal-key-quit = dejar la mesa
terminal-pause = Pulsa Intro para seguir, o escribe «say» para decir algo.
terminal-pauses = A partir de ahora el juego se para en cada oferta a otra persona. Escribe «pause» otra vez para quitarlo.
terminal-pauses-no-more = El juego ya no se para en las ofertas a otras personas.
terminal-no-such-answer = Las respuestas van del 1 al { $count }; la { $typed } no existe.
terminal-not-understood = { $typed } no es ni un número ni una decisión. Escribe «?» para ver la ayuda.
terminal-not-now = Ahora no puedes elegir { $typed }.
# Alguien entre las respuestas, con el número que usa una decisión escrita.
terminal-player = { $name } (asiento { $number })
terminal-neighbour =
    { $side ->
        [left] { $name }, a tu izquierda
       *[right] { $name }, a tu derecha
    }
terminal-needs-slot = una ficha
terminal-needs-face = una identidad
terminal-needs-card = una carta
terminal-needs-seat = una persona
terminal-needs-element = una carta

## Alrededor de la partida

terminal-which-game = ¿Qué juego?
# Uno de los juegos que se pueden elegir.
terminal-game = { $game }, de { $first } a { $last } jugadores
terminal-how-many = ¿Cuántos jugadores, contándote a ti? De { $first } a { $last } [{ $first }]
terminal-need-number = Escribe un número del { $first } al { $last }.
terminal-seated = Tienes el asiento { $seat } de { $players }. En cada pregunta, «?» muestra la ayuda y «q» deja la mesa.
terminal-left = Dejas la mesa.
terminal-seed = El reparto sale de esta semilla:
terminal-no-record = Con --out ARCHIVO la partida queda guardada, y brushpass verify ARCHIVO la comprueba.
terminal-verify = Para comprobar la partida guardada: { $command }
terminal-replay = Para volver a verla: { $command }

## Un juego sin textos propios

terminal-seats = Asientos: { $seats }
terminal-asked = Se te pregunta: { $ask }
terminal-over = La partida ha terminado.
terminal-over-reason = La partida ha terminado ({ $reason }).
terminal-no-rules = La terminal no tiene reglas de este juego. Las decisiones y lo que ocurre se muestran en su notación.

## Tablas

terminal-turn =
    { $you ->
        [yes] { $game }, turno { $turn }: te toca
       *[no] { $game }, turno { $turn }: le toca a { $by }
    }
terminal-end = { $game }, el final

## SECRETS

terminal-cards = cartas
terminal-score = puntos
# Cabeza de columna: los personajes boca abajo van entre paréntesis.
terminal-display = boca arriba (boca abajo)
# Junto a quien tiene la ficha de NU.
terminal-un = NU
terminal-limit = La partida termina cuando alguien tiene { $limit } cartas.
terminal-shown = Descubiertas: { $cards }.
terminal-second-player = ¿Y con quién?
terminal-seen =
    { $who ->
        [everybody] Fichas que todo el mundo ha visto:
       *[you] Fichas que has visto:
    }
# Cabezas de columna: cuándo, ante quién, qué cara, dónde está ahora.
terminal-seen-when = cuándo
terminal-seen-where = dónde
terminal-seen-face = identidad
terminal-seen-now = dónde ahora
terminal-when =
    { $turn ->
        [0] al principio
       *[other] turno { $turn }
    }
terminal-still-there = sigue allí
terminal-side = identidad
# Cabeza de columna: todo lo que puntúa al final.
terminal-counted = boca arriba, balas
terminal-centre = En el centro: { $face }

## ESPIONAJE CARTAS

terminal-clockwise =
    { $count ->
        [one] En sentido horario: { $seats }; una carta por persona.
       *[other] En sentido horario: { $seats }; { $count } cartas por persona.
    }
terminal-hand = Tus cartas: { $cards }.
terminal-notebook = Tu agenda (x: no está oculta, y quién la tiene):
terminal-notebook-bare = Tu agenda (x: no está oculta):
terminal-solution-seen = Has visto las cartas ocultas: { $cards }.
terminal-out = Fuera de juego, solo para responder: { $names }.
terminal-questions =
    { $count ->
        [one] Una pregunta hasta ahora:
       *[other] { $count } preguntas hasta ahora:
    }
terminal-recent = Las últimas { $shown } de { $count } preguntas:
terminal-question-last = La última pregunta:
terminal-suspect = Preguntar por dos cartas
terminal-accuse = Acusar
terminal-first-element = ¿Por qué carta primero?
terminal-second-element = ¿Y por cuál después?
terminal-commit-city = ¿Qué ciudad está oculta?
terminal-commit-device = ¿Qué dispositivo?
terminal-commit-agent = ¿Qué agente?
terminal-solution = Las cartas ocultas: { $cards }.
# Cabezas de columna.
terminal-chosen = eligió
terminal-held = tenía

## Reglas

terminal-copies = copias
terminal-value = valor
terminal-bullets = Balas: { $values }, una de cada.
terminal-ours = Los { $count } nombres marcados con * son nuestros: el reglamento no los da.
# Una opción del juego, tal como la toma solo.
terminal-switch = Con { $name }: { $text }.

## Repetición

terminal-viewpoint =
    { $viewpoint ->
        [truth] { $game }, { $players } jugadores: todo a la vista
        [public] { $game }, { $players } jugadores: como lo vio el público
       *[seat] { $game }, { $players } jugadores: como lo vio { $name }
    }
terminal-setup = Preparación
terminal-step = Paso { $step }, { $name } elige: { $choice }
terminal-prompt = { $at } de { $last }, ayuda con «?»
terminal-first = Este es el primer paso.
terminal-last = Este es el último paso.
terminal-no-such-step = Los pasos van del { $first } al { $last }; el { $typed } no existe.
terminal-no-viewpoint = Aquí no existe { $typed }: escribe truth, public o un asiento del 0 al { $last }.
terminal-key-next = paso siguiente
terminal-key-previous = un paso atrás
terminal-key-go = ir al paso N
terminal-key-sight = mostrar la mesa
terminal-key-as = ver como W: truth (todo), public (el público) o el número de un asiento
terminal-key-end = salir

## Análisis

terminal-judging = Analizando
terminal-head-step = paso
terminal-head-decision = decisión
terminal-better =
    { $error ->
        [0] Mejor: { $choice } ({ $percent } %).
       *[other] Mejor: { $choice } ({ $percent } % ± { $error }).
    }
