# SECRETS: nombres, efectos, preguntas y registro.

game-secrets = SECRETS
front-hint-secrets = SECRETS contra cuatro bots. Sin cuenta ni esperas.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Jipi
face-hidden = Ficha boca abajo

## Characters

kind-double-agent = Agente Doble
kind-politician = Político
kind-psychiatrist = Psiquiatra
kind-detective = Detective
kind-journalist = Periodista
kind-scientist = Científica
kind-diplomat = Diplomática
kind-assassin = Asesina

## What a character does, in one breath

effect-double-agent = Intercambia tu ficha con la del centro y mira la nueva.
effect-politician = Da esta carta a otro jugador y mira en secreto su ficha.
effect-psychiatrist = Otros dos jugadores intercambian sus fichas. Nadie mira.
effect-detective = Mira en secreto una ficha cualquiera: la tuya, la de otro o la del centro.
effect-journalist = Todos los demás ven tu ficha. Tú no.
effect-scientist = La primera no hace nada. Una segunda boca arriba pone boca abajo todos tus personajes.
effect-diplomat = La ficha del centro se muestra a todos. Después, sin que nadie lo vea, la intercambias con la del jugador de tu izquierda o de tu derecha.
effect-assassin = Mira la bala de arriba y dásela, boca abajo, a otro jugador.
card-copies =
    { $count ->
        [one] Hay una en el mazo.
       *[other] Hay { $count } en el mazo.
    }
card-value = Valor { $value }

## What would happen to this player

does-double-agent =
    { $you ->
        [yes] Intercambias tu ficha con la del centro y miras la nueva.
       *[no] { $by } intercambia su ficha con la del centro y mira la nueva.
    }
does-politician =
    { $you ->
        [yes] Pasas la carta a alguien y miras su ficha.
       *[no] { $by } pasa la carta a alguien y mira su ficha.
    }
does-psychiatrist =
    { $you ->
        [yes] Haces que otros dos intercambien sus fichas.
       *[no] { $by } hace que otros dos intercambien sus fichas, quizá tú.
    }
does-detective =
    { $you ->
        [yes] Miras una ficha cualquiera.
       *[no] { $by } mira una ficha cualquiera.
    }
does-journalist =
    { $you ->
        [yes] Todos los demás ven tu ficha, tú no.
       *[no] Todos, también tú, ven la ficha de { $by }.
    }
does-scientist = La carta solo da sus puntos.
does-diplomat =
    { $you ->
        [yes] Se muestra el centro y lo intercambias con la ficha de un vecino.
       *[no] Se muestra el centro y { $by } lo intercambia a escondidas con la ficha de un vecino.
    }
does-assassin =
    { $you ->
        [yes] Miras una bala y se la das a alguien.
       *[no] { $by } mira una bala y se la da a alguien, quizá a ti.
    }
forecast-score =
    { $you ->
        [yes] Tus puntos a la vista: { $from } → { $to }
       *[no] Puntos a la vista de { $by }: { $from } → { $to }
    }
forecast-pair = Dos iguales: ambas se ponen boca abajo al final del turno.
forecast-scientists = Segunda Científica: todos los personajes de esa zona se ponen boca abajo.
forecast-ends = Es la última carta: la partida acaba tras este turno.
forecast-un = { $name } responde: si acepta, se la queda; si la rechaza, vuelve a { $by }.
if-it-is = Si es: { $card }
then-accept = Aceptar
then-refuse = Rechazar
then-intervene = Intervenir
then-stand-by = No intervenir

## Prompts

ask-offer = Tu turno: ofrece una de estas dos
ask-un = ¿Interviene la ONU?
ask-answer = ¿Aceptas la carta o la rechazas?
ask-psychiatrist = Psiquiatra: ¿qué dos intercambian sus fichas?
ask-politician = Político: ¿a quién das esta carta?
ask-detective = Detective: ¿qué ficha miras?
ask-diplomat = Diplomática: ¿con qué vecino intercambias el centro?
ask-assassin = Asesina: ¿a quién das la bala?
point-psychiatrist = Elige a dos jugadores
point-politician = Elige a un jugador
point-detective = Elige una ficha
point-diplomat = Elige a un vecino
point-assassin = Elige a un jugador
confirm-psychiatrist = Intercambiar: { $a } ↔ { $b }
confirm-politician = Dársela a { $a }
confirm-detective = Mirar: { $a }
confirm-diplomat = Intercambiar con { $a }, a escondidas
confirm-assassin = Dar la bala a { $a }
choose-accept = Aceptar
choose-refuse = Rechazar
choose-intervene = Intervenir: tomar la carta
choose-stand-by = No intervenir
offer-which = ¿Qué carta?
offer-to = ¿A quién?
offer-say = ¿Qué dices que es?
offer-say-nothing = No decir nada
offer-say-card = «{ $card }»
offer-confirm = Ofrecer { $card } a { $name }
offer-incomplete = Elige una carta y un jugador
offer-claims =
    { $you ->
        [yes] Dices: «{ $claim }».
       *[no] { $by } dice: «{ $claim }».
    }
offer-silent =
    { $you ->
        [yes] No dices nada de la carta.
       *[no] { $by } no dice nada de la carta.
    }
un-target = Se ofrece a { $name }.
bullet-yours = Has robado { $value }.
bullet-of = Bala { $value }
waits-offer = Esperando la oferta de { $name }.
waits-un = El jugador de NU, { $name }, puede intervenir.
waits-answer = { $name } debe aceptar o rechazar.
waits-effect = { $name } aplica: { $card }.

## At the table

centre-title = Centro de la mesa
centre-details = Ver el centro de cerca
centre-point = Elegir el centro
place-centre = el centro
place-you = tú
token-at-centre = la ficha del centro
token-at-seat =
    { $you ->
        [yes] tu ficha
       *[no] la ficha de { $by }
    }
un-token = Ficha de NU
un-in-centre = La ficha de NU está en el centro
un-next =
    { $you ->
        [yes] Menos cartas ahora: la ficha de NU sería para ti.
       *[no] Menos cartas ahora: la ficha de NU sería para { $by }.
    }
un-next-nobody = Nadie tiene en solitario menos cartas: la ficha de NU queda en el centro.
deck-characters =
    { $count ->
        [one] Una carta en el mazo de Personajes
       *[other] { $count } cartas en el mazo de Personajes
    }
deck-bullets =
    { $count ->
        [one] Una carta en el mazo de Balas
       *[other] { $count } cartas en el mazo de Balas
    }
bullet = Bala
bullet-hidden = Valor desconocido hasta el final.
card-down = { $card }, boca abajo
card-unknown = Carta boca abajo
card-worth-nothing = boca abajo, vale 0
no-cards = sin cartas
others-title = Los demás jugadores
seat-acts = actúa
seat-offered = decide
seat-active = activo
seat-one-left = falta una carta
seat-point =
    { $you ->
        [yes] Elegirte a ti
       *[no] Elegir a { $by }
    }
seat-details = Ver de cerca: { $name }
seat-summary =
    { $you ->
        [yes] Tú
       *[no] { $by }
    }: { $score } a la vista, { $count } de { $limit } cartas: { $cards }
slot-shown = Ficha: { $face }
slot-sure = Ficha boca abajo. La conoces: { $face }
slot-maybe = Ficha boca abajo. Quizá: { $faces }
slot-hidden = Ficha boca abajo
details-token = Lo que viste de esta ficha
details-display = Cartas
details-bottom = El mazo
details-bottom-list =
    { $fresh ->
        [one] Una carta sin ver arriba
       *[other] { $fresh } cartas sin ver arriba
    }; debajo, en orden: { $cards }
sighting = Turno { $turn }: { $face }, vista en: { $place }.
sighting-start = Al principio: { $face }, vista en: { $place }.
sighting-sure = Ahora está aquí.
sighting-maybe = Ahora está en uno de estos sitios: { $places }.
sighting-none = No has visto nada que esté aquí.
sighting-off = En esta mesa se juega sin notas: recuerda.
memo-close = Guardarla

## Early intelligence: the first page

briefing-stamp = Secreto
briefing-title = Informe de inteligencia
briefing-own = Tu propia ficha: { $face }
briefing-right = { $name }, a tu derecha: { $face }
briefing-centre = El centro, mostrado a todos: { $face }
briefing-pool = En juego: CIA × { $cia }, KGB × { $kgb }, jipi × { $hippie }. Una de ellas está en el centro.
briefing-goal = CIA y KGB quieren más puntos entre todos; un jipi, menos que nadie. La partida acaba cuando alguien tiene { $limit } cartas.
briefing-close = Entendido

## The log

log-began = La mesa está lista para { $players } jugadores.
log-drawn =
    Turno { $turn }. { $you ->
        [yes] Descubres
       *[no] { $by } descubre
    }: { $cards }.
log-offered =
    { $you ->
        [yes] Ofreces una carta a { $to } sin decir nada.
       *[no] { $toyou ->
            [yes] { $by } te ofrece una carta sin decir nada.
           *[no] { $by } ofrece una carta a { $to } sin decir nada.
        }
    }
log-offered-claim =
    { $you ->
        [yes] Ofreces una carta a { $to } y dices: «{ $claim }».
       *[no] { $toyou ->
            [yes] { $by } te ofrece una carta y dice: «{ $claim }».
           *[no] { $by } ofrece una carta a { $to } y dice: «{ $claim }».
        }
    }
log-offered-card = En realidad: { $card }.
log-intervened =
    { $you ->
        [yes] Intervienes por la ONU y tomas la carta.
       *[no] { $by } interviene por la ONU y toma la carta.
    }
log-stood-by =
    { $you ->
        [yes] La ONU, contigo, no interviene.
       *[no] { $by } no interviene por la ONU.
    }
log-accepted =
    { $you ->
        [yes] Aceptas.
       *[no] { $by } acepta.
    }
log-refused =
    { $you ->
        [yes] Rechazas.
       *[no] { $by } rechaza.
    }
log-revealed =
    La carta es: { $card }. { $you ->
        [yes] Te la quedas.
       *[no] Se la queda { $by }.
    }
log-handed =
    { $you ->
        [yes] Das el Político a { $to }.
       *[no] { $toyou ->
            [yes] { $by } te da el Político.
           *[no] { $by } da el Político a { $to }.
        }
    }
log-shot =
    { $you ->
        [yes] Das la bala a { $to }.
       *[no] { $toyou ->
            [yes] { $by } te da la bala.
           *[no] { $by } da la bala a { $to }.
        }
    }
log-bullet-drawn =
    { $you ->
        [yes] Miras la bala de arriba.
       *[no] { $by } mira la bala de arriba.
    }
log-bullet-seen = Miras la bala de arriba: { $value }.
log-flipped-pair =
    Dos iguales { $you ->
        [yes] tuyas
       *[no] de { $by }
    } se ponen boca abajo: { $cards }.
log-flipped-scientists =
    Dos Científicas: todos los personajes { $you ->
        [yes] tuyos
       *[no] de { $by }
    } se ponen boca abajo: { $cards }.
log-un-moved =
    { $you ->
        [yes] Tomas la ficha de NU: tienes menos cartas que nadie.
       *[no] { $by } toma la ficha de NU: tiene menos cartas que nadie.
    }
log-un-centre = La ficha de NU vuelve al centro.
log-ended = La partida ha terminado. Se descubren todas las fichas y balas.
log-looked =
    { $own ->
        [yes] { $you ->
            [yes] Miras tu propia ficha.
           *[no] { $by } mira su propia ficha.
        }
       *[no] { $you ->
            [yes] Miras { $token }.
           *[no] { $by } mira { $token }.
        }
    }
log-looked-face =
    { $own ->
        [yes] { $you ->
            [yes] Miras tu propia ficha: { $face }.
           *[no] { $by } mira su propia ficha: { $face }.
        }
       *[no] { $you ->
            [yes] Miras { $token }: { $face }.
           *[no] { $by } mira { $token }: { $face }.
        }
    }
log-exposed =
    { $you ->
        [yes] Tu ficha se muestra a todos los demás. Tú no la ves.
       *[no] La ficha de { $by } se muestra a todos los demás.
    }
log-exposed-face =
    { $you ->
        [yes] Tu ficha se muestra a todos los demás: { $face }.
       *[no] La ficha de { $by } se muestra a todos los demás: { $face }.
    }
log-centre-shown = La ficha del centro se muestra a todos: { $face }.
log-swapped =
    { $you ->
        [yes] Intercambias dos fichas:
       *[no] { $by } intercambia dos fichas:
    } { $a } ↔ { $b }.
log-swapped-centre =
    { $you ->
        [yes] Intercambias tu ficha con la del centro.
       *[no] { $by } intercambia su ficha con la del centro.
    }
log-diverted =
    { $you ->
        [yes] Has intercambiado la ficha del centro con la de un vecino:
       *[no] { $by } ha intercambiado a escondidas la ficha del centro con la de un vecino:
    } { $a } / { $b }.
log-diverted-own = A escondidas intercambias la ficha del centro con la de { $other }.

## Claims

claim-offer-is = La carta ofrecida es: { $card }.
claim-token-is = La ficha de { $place } es { $face }.
claim-saw-token = He visto la ficha de { $place }: { $face }.
claim-take-it = ¡Acéptala!
claim-refuse-it = ¡Recházala!

## How it ended

reason-hippie-lowest = La puntuación más baja es solo de un jipi: gana el jipi.
reason-cia-ahead = La CIA tiene más puntos: ganan todos los jugadores de la CIA.
reason-kgb-ahead = El KGB tiene más puntos: ganan todos los jugadores del KGB.
reason-sides-level = CIA y KGB empatan: todo el mundo pierde.
rule-tied-hippies-win = Ganan también los jipis empatados con la puntuación más baja

## Phases

phase-setup = Preparación
phase-offer = La Oferta
phase-un = Intervención de Naciones Unidas
phase-answer = La respuesta
phase-effect = El efecto
phase-over = Fin de partida
