# ESPIONAJE CARTAS: nombres, preguntas, agenda y registro.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE contra bots
rule-clue-accusation = Solo el acusador pone cartas; quien falla sigue respondiendo

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

## Prompts

ask-turn = Tu turno: sospecha de dos elementos o acusa
ask-accuse = Ya hubo bastantes preguntas: debes acusar
ask-show = Tienes las dos: ¿cuál muestras?
ask-commit = Pon las tres cartas que crees ocultas
suspect-hint = Nombra dos cualesquiera, también tuyas. La pregunta va hacia tu izquierda hasta que alguien deba mostrar una.
suspect-incomplete = Elige dos elementos
suspect-one-more = { $a } y…
suspect-confirm = Sospecho: { $a } + { $b }
accuse-open = Acusar…
accuse-title = ¿Anunciar la acusación?
accuse-warning = Termina la partida: todos ponen tres cartas y gana en solitario el primero que acierte por orden. A ti se te comprueba primero.
accuse-warning-clue = Solo tú pones tres cartas. Si fallas, ya no preguntas: solo respondes.
accuse-confirm = Acuso
accuse-cancel = Todavía no
show-hint = Preguntó { $name }. Solo { $name } ve la carta; los demás solo ven que mostraste una.
show-card = Mostrar { $card }
show-before = ya mostrada a { $names }
commit-hint = Una ciudad, un dispositivo, un agente. Es definitivo y nadie lo ve hasta que se compruebe.
commit-incomplete = Elige uno de cada tipo
commit-confirm = Poner, sin vuelta atrás: { $cards }
commit-warning = Tu agenda descarta: { $cards }.

## At the table

esp-solution = Información secreta
esp-solution-hidden = Tres cartas ocultas: una ciudad, un dispositivo y un agente
esp-hand = Tu archivo confidencial
esp-players = Los jugadores
esp-turn-of = pregunta
esp-said-pass = ¡Paso!
esp-said-show = muestra una carta
esp-is-out = solo responde
esp-has-committed = ha puesto cartas
esp-thinks = piensa
esp-seat =
    { $you ->
        [yes] Tú
       *[no] { $by }
    }, { $count ->
        [one] un expediente
       *[other] { $count } expedientes
    }
esp-question =
    { $you ->
        [yes] Sospechas:
       *[no] { $by } sospecha:
    } { $a } + { $b }
esp-waits-turn = { $name } pregunta o acusa.
esp-waits-question = La pregunta va de mano en mano.
esp-waits-commit =
    { $count ->
        [one] Un jugador ha puesto cartas
       *[other] { $count } jugadores han puesto cartas
    }, de { $players }.
esp-checking = Se comprueban las cartas
esp-right = acierta
esp-wrong = falla
esp-abstained = no puso nada

## The notebook

notebook-title = Agenda personal
notebook-hint = Las cruces y marcas salen de lo que viste. Toca la última columna para tus propias marcas; se quedan en este dispositivo.
notebook-hint-off = En esta mesa se juega sin ayudas: solo se guarda tu pila de descartadas.
notebook-element = Elemento
notebook-hidden = Oculta
notebook-own-mark = Mi marca
cell-yes = la tiene
cell-no = no la tiene
cell-maybe = mostró esta o la otra
cell-unknown = no se sabe
hidden-yes = oculta
hidden-no = descartada
hidden-unknown = posible
mark-none = sin marca
mark-suspect = sospechosa
mark-out = tachada
mark-label = Mi marca para { $element }: { $mark }

## History

history-title = Quién preguntó, pasó, mostró
history-none = Nadie ha preguntado todavía.
history-asked = Pregunta
history-passed = pasó
history-showed = mostró una carta
history-showed-card = mostró { $card }
history-not-asked = no preguntado

## The log

log-esp-began =
    Tres cartas quedan ocultas; { $players ->
        [one] un jugador recibe
       *[other] { $players } jugadores reciben
    } { $count } cada uno.
log-esp-turn-began =
    { $you ->
        [yes] Es tu turno.
       *[no] Turno de { $by }.
    }
log-esp-asked =
    { $you ->
        [yes] Sospechas:
       *[no] { $by } sospecha:
    } { $a } + { $b }.
log-esp-passed =
    { $you ->
        [yes] Dices «Paso».
       *[no] { $by } dice «Paso».
    }
log-esp-showed =
    { $you ->
        [yes] Muestras una carta a { $to }.
       *[no] { $toyou ->
            [yes] { $by } te muestra una carta.
           *[no] { $by } muestra una carta a { $to }.
        }
    }
log-esp-showed-card =
    { $you ->
        [yes] Muestras a { $to }:
       *[no] { $toyou ->
            [yes] { $by } te muestra:
           *[no] { $by } muestra a { $to }:
        }
    } { $card }.
log-esp-accused =
    { $you ->
        [yes] ¡Anuncias la acusación!
       *[no] ¡{ $by } anuncia la acusación!
    }
log-esp-committed =
    { $you ->
        [yes] Has puesto tus cartas.
       *[no] { $by } ha puesto sus cartas.
    }
log-esp-checked-right =
    { $you ->
        [yes] Das la vuelta a
       *[no] { $by } da la vuelta a
    } { $cards }: ¡acierto!
log-esp-checked-wrong =
    { $you ->
        [yes] Das la vuelta a
       *[no] { $by } da la vuelta a
    } { $cards }: fallo.
log-esp-checked-nothing =
    { $you ->
        [yes] No pusiste nada.
       *[no] { $by } no puso nada.
    }
log-esp-ended = La partida ha terminado. Estaban ocultas: { $cards }.

## Claims

claim-holds =
    { $you ->
        [yes] Tengo { $element }.
       *[no] { $by } tiene { $element }.
    }
claim-is-hidden = { $element } está oculta.
claim-not-hidden = { $element } no está oculta.
phrase-holds = Alguien tiene…
phrase-is-hidden = Está oculta: …
phrase-not-hidden = No está oculta: …

## How it ended

reason-solved = Gana en solitario el primero que acierta por orden de comprobación.
reason-nobody-right = Todos fallaron: nadie gana.
reason-all-out = Uno tras otro, todos acusaron y fallaron.
result-hands = Quién tenía qué
result-laid = Puso

## The guided first game

guide-turn = Hay tres cartas ocultas: una ciudad, un dispositivo y un agente. Pregunta por dos elementos: el primero a tu izquierda que tenga alguno debe mostrártelo solo a ti. Las cartas que ves no están ocultas.
guide-turn-again = Lo que tienes o has visto está tachado. Pregunta por dos cartas aún abiertas; o pon una tuya junto a una abierta: así solo podrán mostrarte la abierta. Si todos pasan, lo que no tienes tú está oculto.
guide-turn-sure = En tu agenda solo quedan una ciudad, un dispositivo y un agente: son las cartas ocultas. ¡Acusa antes de que lo haga otro!
guide-waits = Fíjate en los demás: quien pasa no tiene ninguna de las dos cartas; quien muestra tiene una. Tu agenda lo apunta.
guide-accuse = Se ha preguntado tanto que la partida debe acabar. Anuncia la acusación; después todos ponen tres cartas.
guide-show = Tienes las dos cartas, así que puedes elegir. Mostrar una que ese jugador ya vio no revela nada nuevo.
guide-commit = Ahora todos ponen tres cartas en secreto. Aunque no estés seguro, arriesga: una carta que nadie te ha mostrado puede ser la buena.

## What came of my own question

esp-memo-shown = { $name } te mostró: { $card }
esp-memo-none = Nadie pudo mostrar { $a } ni { $b }.
