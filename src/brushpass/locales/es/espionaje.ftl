# ESPIONAJE CARTAS: nombres, preguntas, agenda e historial.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE contra bots

## The fifteen elements

element-london = Londres
element-panama = Panamá
element-tokyo = Tokio
element-paris = París
element-nairobi = Nairobi
element-aeroplane = Avión
element-solar-oven = Horno solar
element-submarine = Submarino
element-satellite = Satélite
element-cipher-radio = Radio cifrada
element-agent-blue = Agente Azul
element-agent-red = Agente Rojo
element-agent-green = Agente Verde
element-agent-yellow = Agente Amarillo
element-agent-violet = Agente Violeta
kinds-city = Ciudades
kinds-device = Dispositivos
kinds-agent = Agentes

## Briefing

esp-briefing-title = Antes del primer turno

## Prompts

ask-turn = Tu turno: pregunta por dos cartas o acusa
ask-turn-early = Tu turno: pregunta por dos cartas
ask-accuse = No hay más preguntas: ahora debes acusar
ask-after = Ya tienes las respuestas: ¿acusas o terminas el turno?
ask-show = Tienes las dos: ¿cuál muestras?
ask-commit = Elige las tres cartas que crees que están ocultas
suspect-hint = Nombra dos cartas cualesquiera, incluso tuyas. La pregunta pasa hacia tu izquierda hasta que alguien deba mostrarte una.
suspect-incomplete = Elige dos cartas
suspect-one-more = { $a } y…
suspect-confirm = Preguntar: { $a } + { $b }
accuse-open = Acusar…
keys-city = Elegir una ciudad
keys-device = Elegir un dispositivo
keys-agent = Elegir un agente
keys-show = Mostrar una de tus dos cartas
keys-accuse = Acusar
keys-notebook = Abrir la agenda
accuse-title = ¿Quieres acusar?
accuse-warning = Esto pone fin a la partida. Todos eligen tres cartas; se comprueban por orden de turno, primero las tuyas. Gana la primera respuesta correcta.
accuse-warning-clue = Solo tú eliges tres cartas. Si fallas, quedas fuera: ya no preguntas, solo respondes.
accuse-confirm = Acuso
accuse-cancel = Todavía no
show-hint = Ha preguntado { $name }, y solo { $name } verá la carta. Los demás solo verán que muestras una.
show-card = Mostrar { $card }
show-before = ya mostrada a { $names }
commit-hint = Una ciudad, un dispositivo, un agente. La elección es definitiva y nadie la ve hasta que se compruebe.
commit-incomplete = Elige una de cada tipo
commit-chosen = Tus tres: { $cards }
commit-confirm = Respuesta definitiva
commit-warning = Tu agenda ha tachado: { $cards }.

## At the table

esp-solution = Información secreta
esp-solution-hidden = Tres cartas ocultas: una ciudad, un dispositivo y un agente
esp-hand = Tu archivo confidencial
esp-players = Los jugadores
esp-turn-of = pregunta
esp-said-pass = ¡Paso!
esp-said-show = muestra una carta
esp-is-out = solo responde
esp-has-committed = ha elegido
esp-thinks = piensa
esp-seat =
    { $count ->
        [one]
            { $you ->
                [yes] Tienes una carta de archivo
               *[no] { $by } tiene una carta de archivo
            }
       *[other]
            { $you ->
                [yes] Tienes { $count } cartas de archivo
               *[no] { $by } tiene { $count } cartas de archivo
            }
    }
esp-question =
    { $you ->
        [yes] Sospechas de { $a } y { $b }.
       *[no] { $by } sospecha de { $a } y { $b }.
    }
esp-waits-turn =
    { $you ->
        [yes] Preguntas o acusas.
       *[no] { $by } pregunta o acusa.
    }
esp-waits-question = La pregunta va pasando.
esp-waits-after = { $name } todavía puede acusar.
esp-waits-commit =
    { $count ->
        [one] Una de las { $players } personas ya ha elegido sus tres cartas.
       *[other] { $count } de las { $players } personas ya han elegido sus tres cartas.
    }
esp-waits-accuser = Faltan las tres cartas de { $name }.
esp-checking = Se comprueban las cartas
esp-right = acierta
esp-wrong = falla
esp-abstained = no eligió nada

## The notebook

notebook-title = Agenda personal
notebook-hint = Las cruces y marcas salen de lo que has visto. Toca la última columna para tus propias marcas; se quedan en este aparato.
notebook-hint-off = En esta mesa no hay ayudas de memoria: solo se guarda tu pila de cartas descartadas.
notebook-hint-full = Las marcas y las cruces son seguras; las cifras son porcentajes. Toca una para ver de qué se deduce. La última columna es para tus propias marcas.
notebook-ours = * Nombre nuestro: el reglamento solo da siete de los quince.
notebook-heard = En un marco discontinuo: el porcentaje contando lo que se ha dicho en la mesa. Las palabras no prueban nada.
notebook-element = Carta
notebook-hidden = Oculta
notebook-own-mark = Notas
cell-yes = la tiene
cell-no = no la tiene
cell-maybe = mostró esta o la otra
cell-unknown = no se sabe
hidden-yes = oculta
hidden-no = descartada
hidden-unknown = posible
cell-why =
    { $who ->
        [hidden]
            { $state ->
                [sure] { $element } está entre las ocultas. ¿Por qué?
                [out] { $element } no está entre las ocultas. ¿Por qué?
               *[likely] { $element } entre las ocultas: { $percent } %. ¿Por qué?
            }
       *[other]
            { $state ->
                [sure] { $name } tiene la carta { $element }. ¿Por qué?
                [out] { $name } no tiene la carta { $element }. ¿Por qué?
               *[likely] { $name } tiene la carta { $element }: { $percent } %. ¿Por qué?
            }
    }
cell-why-heard =
    { $who ->
        [hidden] { $element } entre las ocultas: { $percent } %. Con lo dicho: { $after } %. ¿Por qué?
       *[other] { $name } tiene la carta { $element }: { $percent } %. Con lo dicho: { $after } %. ¿Por qué?
    }
cell-heard = { $percent } %. Con lo dicho: { $after } %.
mark-label =
    { $mark ->
        [suspect] { $element }: bajo sospecha
        [out] { $element }: carta tachada
       *[none] { $element }: sin marca
    }

## History

history-title = Preguntas y respuestas
history-none = Nadie ha preguntado todavía.
history-asked = Pregunta
history-passed = pasó
history-showed = mostró una carta
history-showed-card = mostró { $card }
history-not-asked = sin preguntar

## The log

log-esp-began = Quedan tres cartas ocultas. Juegan { $players } personas, con { $count } cartas cada una.
log-esp-turn-began =
    { $you ->
        [yes] Es tu turno.
       *[no] Turno de { $by }.
    }
log-esp-asked =
    { $you ->
        [yes] Sospechas de { $a } y { $b }.
       *[no] { $by } sospecha de { $a } y { $b }.
    }
log-esp-passed =
    { $you ->
        [yes] Dices «Paso».
       *[no] { $by } dice «Paso».
    }
log-esp-showed =
    { $you ->
        [yes] Muestras una carta a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } te muestra una carta.
               *[no] { $by } muestra una carta a { $to }.
            }
    }
log-esp-showed-card =
    { $you ->
        [yes] Muestras una carta a { $to }: { $card }.
       *[no]
            { $toyou ->
                [yes] { $by } te muestra una carta: { $card }.
               *[no] { $by } muestra una carta a { $to }: { $card }.
            }
    }
log-esp-accused =
    { $you ->
        [yes] ¡Lanzas la acusación!
       *[no] ¡{ $by } lanza la acusación!
    }
log-esp-committed =
    { $you ->
        [yes] Has elegido tres cartas.
       *[no] { $by } ha elegido tres cartas.
    }
log-esp-checked-right =
    { $you ->
        [yes] Tus cartas son { $cards }: ¡acierto!
       *[no] Las cartas de { $by } son { $cards }: ¡acierto!
    }
log-esp-checked-wrong =
    { $you ->
        [yes] Tus cartas son { $cards }: fallo.
       *[no] Las cartas de { $by } son { $cards }: fallo.
    }
log-esp-checked-nothing =
    { $you ->
        [yes] No elegiste nada a tiempo.
       *[no] { $by } no eligió nada a tiempo.
    }
log-esp-ended = La partida ha terminado. Las cartas ocultas eran { $cards }.

## Claims, in the speaker’s own words

claim-holds =
    { $who ->
        [speaker] Tengo la carta { $element }.
        [reader] Tienes la carta { $element }.
       *[other] { $name } tiene la carta { $element }.
    }
claim-is-hidden = { $element } está entre las cartas ocultas.
claim-not-hidden = { $element } no está entre las cartas ocultas.
claim-show-me = ¡Muéstrame la carta { $element }!
phrase-holds = Alguien tiene…
phrase-is-hidden = Está oculta…
phrase-not-hidden = No está oculta…
phrase-show-me = Muéstrame…

## How it ended

reason-solved = Gana la primera respuesta correcta en el orden de comprobación.
reason-nobody-right = Todos fallaron: nadie gana.
reason-all-out = Todos acusaron por turno, y todos fallaron.
esp-too-late = correcto, pero tarde
result-hands = Quién tenía qué
result-laid =
    { $you ->
        [yes] Has elegido { $cards }.
       *[no] { $by } ha elegido { $cards }.
    }
rule-clue-accusation = Si una acusación falla, solo queda fuera quien acusó; los demás siguen
rule-accuse-after-asking = Después de preguntar aún puedes acusar en el mismo turno
rule-no-early-accusation = Nadie puede acusar en la primera ronda

## What came of the reader’s own question

esp-memo-shown = { $name } te mostró una carta: { $card }.
esp-memo-none = Nadie pudo mostrar { $a } ni { $b }.

## On a television between two games

loop-e-hidden = Hay tres cartas ocultas: una ciudad, un dispositivo y un agente.
loop-e-ask = Pregunta por dos cualesquiera. La pregunta pasa hacia la izquierda.
loop-e-show = Quien tiene una de ellas te la muestra solo a ti.
loop-e-note = Tacha lo que ves y fíjate en quién dice «Paso».
loop-e-accuse-false = ¿Lo sabes? Acusa: cada cual pone tres, y gana quien acierta primero.
loop-e-accuse-true = ¿Lo sabes? Acusa: si aciertas, ganas; si fallas, quedas fuera.

## Levels of bots

level-espionaje-rookie = Olvida quién pasó y qué le mostraron, y titubea: ideal para una primera noche.
level-espionaje-agent = Recuerda más, pero espera demasiado antes de acusar.
level-espionaje-handler = Olvida poco y se atreve a más.
level-espionaje-handler-6 =
    { $players ->
        [2] No olvida nada, acusa a tiempo y en algunas partidas revela poco con sus preguntas.
       *[other] Olvida muy poco y se atreve a más todavía.
    }
level-espionaje-spymaster = No olvida nada, acusa a tiempo y en muchas partidas revela poco con sus preguntas.
level-espionaje-mastermind = No olvida nada, acusa a tiempo y siempre revela poco con sus preguntas.
