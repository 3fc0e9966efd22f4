# SECRETS: nombres, efectos, preguntas e historial.

game-secrets = SECRETS
front-hint-secrets = SECRETS contra cuatro bots. Sin cuenta ni esperas.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Jipi

## Characters

kind-double-agent = Agente Doble
kind-politician = Político
kind-psychiatrist = Psiquiatra
kind-detective = Detective
kind-journalist = Periodista
kind-scientist = Científica
kind-diplomat = Diplomática
kind-assassin = Asesina
card-times = { $count } × { $card }

## What a character does, in one breath

effect-double-agent = Intercambia tu ficha con la del centro y mira la nueva.
effect-politician = Da esta carta a otro jugador y después mira en secreto su ficha.
effect-psychiatrist = Otros dos jugadores intercambian sus fichas. Nadie mira.
effect-detective = Mira en secreto una ficha cualquiera: la tuya, la de otro jugador o la del centro.
effect-journalist = Todos los demás ven tu ficha. Tú no.
effect-scientist = La primera no hace nada. Una segunda boca arriba pone boca abajo todos tus personajes.
effect-diplomat = La ficha del centro se muestra a todos. Después, sin que nadie lo vea, la intercambias con la del jugador de tu izquierda o de tu derecha.
effect-assassin = Mira la bala de arriba y dásela, boca abajo, a otro jugador.
card-copies =
    { $count ->
        [one] Hay una en el juego.
       *[other] Hay { $count } en el juego.
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
        [yes] Pasas la carta y miras la ficha de quien la recibe.
       *[no] { $by } pasa la carta y mira la ficha de quien la recibe.
    }
does-psychiatrist =
    { $you ->
        [yes] Haces que otros dos intercambien sus fichas.
       *[no] { $by } hace que otros dos intercambien sus fichas; una puede ser la tuya.
    }
does-detective =
    { $you ->
        [yes] Miras una ficha cualquiera.
       *[no] { $by } mira una ficha cualquiera.
    }
does-journalist =
    { $you ->
        [yes] Todos los demás ven tu ficha, tú no.
       *[no] Todos ven la ficha de { $by }, tú también.
    }
does-scientist = Una primera Científica solo da puntos.
does-diplomat =
    { $you ->
        [yes] Se muestra la ficha del centro; luego la cambias por una de al lado.
       *[no] Se muestra la ficha del centro; luego { $by } la cambia a escondidas por una de al lado.
    }
does-assassin =
    { $you ->
        [yes] Miras una bala y se la das a alguien.
       *[no] { $by } mira una bala y se la da a alguien, quizá a ti.
    }
forecast-score =
    { $you ->
        [yes] Tus puntos a la vista: { $before } → { $after }
       *[no] Puntos a la vista de { $by }: { $before } → { $after }
    }
forecast-pair = Forma pareja: ambas se ponen boca abajo al final del turno.
forecast-scientists =
    { $you ->
        [yes] Tu segunda Científica: todos tus personajes se ponen boca abajo.
       *[no] Segunda Científica de { $by }: todos sus personajes se ponen boca abajo.
    }
forecast-ends = Es la última carta: la partida acaba tras este turno.
forecast-un = { $name } decide: se la queda, o la rechaza y vuelve a { $by }.
if-it-is = Si es esta: { $card }
then-accept = Si aceptas
then-refuse = Si rechazas
then-intervene = Si intervienes
then-stand-by = Si no intervienes

## Prompts

ask-offer = Tu turno: ofrece una de estas dos
ask-un = ¿Intervienes con la ficha de NU?
ask-answer = ¿Aceptas la carta o la rechazas?
ask-psychiatrist = Psiquiatra: ¿quiénes intercambian sus fichas?
ask-politician = Político: ¿a quién das esta carta?
ask-detective = Detective: ¿qué ficha miras?
ask-diplomat = Diplomática: ¿con quién intercambias el centro?
ask-assassin = Asesina: ¿a quién das la bala?
point-psychiatrist = Elige a dos jugadores
point-politician = Elige a un jugador
point-detective = Elige una ficha
point-diplomat = Elige a un vecino
point-assassin = Elige a un jugador
point-own = Tu propia ficha
confirm-psychiatrist = Intercambiar { $a } ↔ { $b }
confirm-politician = Dar la carta a { $a }
confirm-detective =
    { $slot ->
        [own] Mirar tu propia ficha
        [centre] Mirar la ficha del centro
       *[seat] Mirar la ficha de { $whose }
    }
confirm-diplomat = Cambiar en secreto con { $a }
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
un-target = La carta se ofrece a { $name }.
bullet-yours = La bala vale { $value }.
bullet-of = Bala { $value }
waits-offer =
    { $you ->
        [yes] Te toca hacer una oferta.
       *[no] Esperando la oferta de { $by }.
    }
waits-un =
    { $you ->
        [yes] Tienes la ficha de NU y puedes intervenir.
       *[no] { $by } tiene la ficha de NU y puede intervenir.
    }
waits-answer =
    { $you ->
        [yes] Debes aceptar o rechazar.
       *[no] { $by } debe aceptar o rechazar.
    }
waits-effect =
    { $you ->
        [yes] Aplicas la carta { $card }.
       *[no] { $by } aplica la carta { $card }.
    }

## Keyboard shortcuts

keys-card = Elegir una de las dos cartas
keys-seats = Elegir a un jugador, desde tu izquierda
keys-centre = Elegir el centro o a ti
keys-claims = No decir nada o nombrar una de las dos cartas
keys-answer = Aceptar o rechazar
keys-un = Intervenir o no intervenir
keys-arrows = De un sitio que puedes elegir al siguiente

## At the table

centre-title = Centro de la mesa
centre-details = Ver el centro de cerca
centre-point = Elegir el centro
place-centre = Centro
spot =
    { $slot ->
        [own] ante ti
        [centre] en el centro
       *[seat] ante { $whose }
    }
un-token = Ficha de NU
# Under the token, where there is little room.
un-short = NU
un-in-centre = La ficha de NU está en el centro
un-next =
    { $you ->
        [yes] Ahora mismo la ficha de NU es para ti: tienes menos cartas que nadie.
       *[no] Ahora mismo la ficha de NU es para { $by }: tiene menos cartas que nadie.
    }
un-next-keeps =
    { $you ->
        [yes] Tienes menos cartas que nadie y conservas la ficha de NU.
       *[no] { $by } tiene menos cartas que nadie y conserva la ficha de NU.
    }
un-next-nobody = Empate entre quienes tienen menos cartas: nadie recibe la ficha de NU.
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
seat-offered = recibe la oferta
seat-active =
    { $you ->
        [yes] tu turno
       *[no] su turno
    }
seat-one-left = a 1 carta del final
seat-point =
    { $you ->
        [yes] Elegir tu propio asiento
       *[no] Elegir a { $by }
    }
seat-details = Ver de cerca: { $name }
seat-summary =
    { $you ->
        [yes] Tú: { $score } a la vista, { $count } de { $limit } cartas
       *[no] { $by }: { $score } a la vista, { $count } de { $limit } cartas
    }
slot-shown = Ficha: { $face }
slot-sure = Ficha boca abajo. La conoces: { $face }
slot-maybe = Ficha boca abajo. Quizá { $faces }
slot-odds = Ficha boca abajo. CIA { $cia } %, KGB { $kgb } %, jipi { $hippie } %
slot-hidden = Ficha boca abajo
notes-own = Notas propias
notes-own-hint = Se quedan en este aparato. Nadie más las ve.
details-token = Dónde se ha visto esta ficha
details-display = Cartas
details-bottom = El mazo
details-bottom-list =
    { $fresh ->
        [0] Desde arriba, en orden: { $cards }
        [one] Una carta que nadie ha visto; debajo, en orden: { $cards }
       *[other] { $fresh } cartas que nadie ha visto; debajo, en orden: { $cards }
    }
sighting =
    { $slot ->
        [own] Turno { $turn }: { $face }, ante ti.
        [centre] Turno { $turn }: { $face }, en el centro.
       *[seat] Turno { $turn }: { $face }, ante { $whose }.
    }
sighting-start =
    { $slot ->
        [own] Al principio: { $face }, ante ti.
        [centre] Al principio: { $face }, en el centro.
       *[seat] Al principio: { $face }, ante { $whose }.
    }
sighting-sure = Ahora está aquí.
sighting-maybe = Puede que la hayan cambiado desde entonces. Ahora está en uno de estos sitios:
sighting-none = No has visto la ficha que hay aquí ahora.
sighting-off = En esta mesa no hay notas: ¡tendrás que recordarlo!
memo-close = Entendido

## Early intelligence: the first page

briefing-stamp = Secreto
briefing-title = Informe de inteligencia
briefing-own = Tu propia ficha: { $face }
briefing-right = { $name }, a tu derecha: { $face }
briefing-centre = El centro, mostrado a todos: { $face }
briefing-pool = Fichas en juego: CIA × { $cia }, KGB × { $kgb }, jipi × { $hippie }. Una de ellas está en el centro.
briefing-goal-false = CIA contra KGB: cada equipo suma sus puntos y gana el total más alto. Un jipi gana por su cuenta con la puntuación más baja de todas.
briefing-goal-among-hippies = CIA contra KGB: cada equipo suma sus puntos y gana el total más alto. Los jipis ganan por su cuenta con la puntuación más baja de todas, también si la comparten, pero solo entre ellos.
briefing-goal-true = CIA contra KGB: cada equipo suma sus puntos y gana el total más alto. Todo jipi con la puntuación más baja de todas gana, aunque alguien más la tenga.
briefing-score = Tu puntuación es la suma de tus personajes boca arriba y tus balas; los personajes boca abajo valen 0. La partida acaba cuando alguien tiene { $limit } cartas.
briefing-close = Entendido

## The log

log-began = Empieza una partida nueva con { $players } jugadores.
log-drawn =
    { $you ->
        [yes] Turno { $turn }: descubres { $cards }.
       *[no] Turno { $turn }: { $by } descubre { $cards }.
    }
log-offered =
    { $you ->
        [yes] Ofreces una carta a { $to } sin decir nada.
       *[no]
            { $toyou ->
                [yes] { $by } te ofrece una carta sin decir nada.
               *[no] { $by } ofrece una carta a { $to } sin decir nada.
            }
    }
log-offered-claim =
    { $you ->
        [yes] Ofreces una carta a { $to } y dices: «{ $claim }».
       *[no]
            { $toyou ->
                [yes] { $by } te ofrece una carta y dice: «{ $claim }».
               *[no] { $by } ofrece una carta a { $to } y dice: «{ $claim }».
            }
    }
log-offered-card =
    { $you ->
        [yes] Ofreces una carta a { $to } sin decir nada: { $card }.
       *[no] { $by } ofrece una carta a { $to } sin decir nada: { $card }.
    }
log-offered-card-claim =
    { $you ->
        [yes] Ofreces una carta ({ $card }) a { $to } y dices: «{ $claim }».
       *[no] { $by } ofrece una carta ({ $card }) a { $to } y dice: «{ $claim }».
    }
log-intervened =
    { $you ->
        [yes] Intervienes con la ficha de NU y tomas la carta.
       *[no] { $by } interviene con la ficha de NU y toma la carta.
    }
log-stood-by =
    { $you ->
        [yes] Decides no intervenir.
       *[no] { $by } tiene la ficha de NU y decide no intervenir.
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
    { $you ->
        [yes] Es la carta { $card }, y es para ti.
       *[no] Es la carta { $card }, y es para { $by }.
    }
log-handed =
    { $you ->
        [yes] Das el Político a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } te da el Político.
               *[no] { $by } da el Político a { $to }.
            }
    }
log-shot =
    { $you ->
        [yes] Das la bala a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } te da la bala.
               *[no] { $by } da la bala a { $to }.
            }
    }
log-bullet-drawn =
    { $you ->
        [yes] Miras la bala de arriba.
       *[no] { $by } mira la bala de arriba.
    }
log-bullet-seen =
    { $you ->
        [yes] Miras la bala de arriba: { $value }.
       *[no] { $by } mira la bala de arriba: { $value }.
    }
log-flipped-pair =
    { $you ->
        [yes] Tu pareja se pone boca abajo: { $cards }.
       *[no] La pareja de { $by } se pone boca abajo: { $cards }.
    }
log-flipped-scientists =
    { $you ->
        [yes] Dos Científicas: todos tus personajes se ponen boca abajo: { $cards }.
       *[no] Dos Científicas: todos los personajes de { $by } se ponen boca abajo: { $cards }.
    }
log-un-moved =
    { $you ->
        [yes] Tomas la ficha de NU: tienes menos cartas que nadie.
       *[no] { $by } toma la ficha de NU: tiene menos cartas que nadie.
    }
log-un-centre = La ficha de NU vuelve al centro.
log-ended = La partida ha terminado. Se descubren todas las fichas y balas.
log-looked =
    { $you ->
        [yes]
            { $slot ->
                [own] Miras tu propia ficha.
                [centre] Miras la ficha del centro.
               *[seat] Miras la ficha de { $whose }.
            }
       *[no]
            { $slot ->
                [own] { $by } mira su propia ficha.
                [reader] { $by } mira tu ficha.
                [centre] { $by } mira la ficha del centro.
               *[seat] { $by } mira la ficha de { $whose }.
            }
    }
log-looked-face =
    { $you ->
        [yes]
            { $slot ->
                [own] Miras tu propia ficha: { $face }.
                [centre] Miras la ficha del centro: { $face }.
               *[seat] Miras la ficha de { $whose }: { $face }.
            }
       *[no]
            { $slot ->
                [own] { $by } mira su propia ficha: { $face }.
                [reader] { $by } mira tu ficha: { $face }.
                [centre] { $by } mira la ficha del centro: { $face }.
               *[seat] { $by } mira la ficha de { $whose }: { $face }.
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
        [yes] Intercambias las fichas de { $a } y { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } intercambia tu ficha con la de { $b }.
               *[no] { $by } intercambia las fichas de { $a } y { $b }.
            }
    }
log-swapped-centre =
    { $you ->
        [yes] Intercambias tu ficha con la del centro.
       *[no] { $by } intercambia su ficha con la del centro.
    }
log-diverted =
    { $toyou ->
        [yes] A escondidas, { $by } intercambia la ficha del centro con la tuya o la de { $b }.
       *[no] A escondidas, { $by } intercambia la ficha del centro con la de { $a } o la de { $b }.
    }
log-diverted-own =
    { $you ->
        [yes] A escondidas, intercambias la ficha del centro con la de { $to }.
       *[no] A escondidas, { $by } intercambia la ficha del centro con la de { $to }.
    }

## Claims, in the speaker’s own words

claim-offer-is = Es la carta { $card }.
claim-token-is =
    { $slot ->
        [own] Mi ficha es { $face }.
        [reader] Tu ficha es { $face }.
        [centre] La ficha del centro es { $face }.
       *[seat] La ficha de { $whose } es { $face }.
    }
claim-saw-token =
    { $slot ->
        [own] He visto mi ficha: { $face }.
        [reader] He visto tu ficha: { $face }.
        [centre] He visto la ficha del centro: { $face }.
       *[seat] He visto la ficha de { $whose }: { $face }.
    }
claim-take-it = ¡Acéptala!
claim-refuse-it = ¡No la aceptes!
claim-offer-me = ¡Ofréceme la carta { $card }!
phrase-offer-is = La carta es…
phrase-token-is = Esa ficha es…
phrase-saw-token = He visto…
phrase-offer-me = Ofréceme…

## How it ended

result-reveal = Se descubren las identidades…
result-sum = { $face }: { $points }
reason-hippie-lowest =
    { $tied ->
        [yes] Hay empate a la puntuación más baja, y en esta mesa eso basta para que gane un jipi.
       *[no] Un jipi tiene la puntuación más baja, sin empate: gana el jipi.
    }
reason-cia-ahead = La CIA tiene el total más alto: gana todo el equipo de la CIA.
reason-kgb-ahead = El KGB tiene el total más alto: gana todo el equipo del KGB.
reason-sides-level = CIA y KGB empatan: todo el mundo pierde.
rule-tied-hippies-win = Si hay jipis empatados a la puntuación más baja
rule-tied-hippies-win-false = El empate pierde: un jipi solo gana si nadie más tiene esa puntuación
rule-tied-hippies-win-among-hippies = Si solo empatan jipis, comparten la victoria
rule-tied-hippies-win-true = Cualquier empate basta: gana cada jipi con la puntuación más baja
rule-last-pairs-stay = Una pareja formada en el último turno queda boca arriba y puntúa
rule-begins = Quién empieza
rule-begins-chance = Decide el azar
rule-begins-winner = Empieza quien ganó la última partida; si no hay nadie, decide el azar
rule-begins-seat = Empieza { $name }

## Phases

phase-setup = Preparación
phase-offer = La Oferta
phase-un = Intervención de Naciones Unidas
phase-answer = La respuesta
phase-effect = El efecto

## The rules in brief, over the table

help-look = Toca un sitio o el centro: verás qué hay allí y qué sabes de su ficha.

## What a card means for the reader

means-more = Como { $face }, quieres más puntos.
means-fewer = Como jipi, quieres menos puntos.
means-unsure = No puedes saber con certeza quién eres ahora: los puntos pueden ayudarte o perjudicarte.
means-good = Bueno para ti, hasta donde sabes.
means-bad = Malo para ti, hasta donde sabes.

## El final en tres pasos, y el camino de las fichas

ladder-alone = Puntuación más baja: { $score }. Solo { $names } la tiene y es jipi: gana el jipi.
ladder-shared-wins = Puntuación más baja: { $score }. La comparten { $names }, y en esta mesa eso le basta a un jipi.
ladder-shared = Puntuación más baja: { $score }. La comparten { $names }: no gana ningún jipi.
ladder-other = Puntuación más baja: { $score }. La tiene { $names }, que no es jipi.
ladder-others = Puntuación más baja: { $score }. La comparten { $names }, y nadie de ese grupo es jipi.
path-title = El camino de las fichas
path-start = Al empezar: { $face }.
path-turn =
    { $you ->
        [yes] Turno { $turn }: { $face }, por tu propia mano.
       *[no] Turno { $turn }: { $face }, por { $by }.
    }
path-same = { $face } de principio a fin.

## On a television between two games

loop-s-token = Tu ficha es tu secreto: CIA, KGB o jipi.
loop-s-offer = Dos cartas: ofreces una boca abajo y puedes mentir.
loop-s-answer = Aceptar o rechazar. Quien se la queda hace lo que dice.
loop-s-swap = Las fichas cambian de sitio. ¿Sigues siendo quien eras?
loop-s-end-false = Cuando alguien recibe su última carta, gana el equipo con más puntos, o el jipi que tiene menos que nadie.
loop-s-end-among-hippies = Cuando alguien recibe su última carta, gana el equipo con más puntos, o los jipis que tienen menos que nadie.
loop-s-end-true = Cuando alguien recibe su última carta, gana el equipo con más puntos, o cualquier jipi con la puntuación más baja.

## A little more about each card

more-double-agent = Si conocías tu ficha anterior, ahora sabes qué hay en el centro. Todos ven el intercambio, pero nadie más ve tu nueva ficha.
more-politician = Nunca te lo quedas: los puntos, la carta y las parejas cuentan para quien lo recibe, que no aplica su efecto.
more-psychiatrist = Ni tu ficha ni la del centro pueden ser una de las dos. Puede que ambas personas tengan ahora una ficha que no conocen.
more-detective = Todos ven qué ficha miras; solo tú ves su cara.
more-journalist = Quizá toda la mesa sepa quién eres, menos tú.
more-scientist = Cinco puntos son muchos, y hay seis copias. Una tercera junto a dos boca abajo vuelve a puntuar.
more-diplomat = Todos saben qué había en el centro y que ahora está ante la persona de tu izquierda o la de tu derecha, pero no ante cuál. No miras la ficha que pasa al centro.
more-assassin = Las balas valen 0, −1, −2 y −3. La Asesina se queda contigo. La bala pasa a ser una carta de quien la recibe. Solo tú has visto cuánto vale: hasta el final nadie más puede mirarla, ni siquiera quien la recibió.

## Levels of bots

level-secrets-rookie = Olvida lo que le mostraron, rehúye las cartas que no ve y titubea: ideal para una primera noche.
level-secrets-agent = Recuerda casi todo y titubea menos.
level-secrets-handler =
    { $players ->
        [4] Deduce con exactitud qué puede estar en cada sitio y nota en parte por qué los demás eligieron así.
        [5] Deduce con exactitud qué puede estar en cada sitio y nota en parte por qué los demás eligieron así.
       *[other] Deduce qué puede estar en cada sitio y casi no olvida nada.
    }
level-secrets-handler-6 =
    { $players ->
        [4] Se pregunta por qué los demás eligieron así y piensa por adelantado en unas pocas decisiones.
        [5] Se pregunta por qué los demás eligieron así y piensa por adelantado en unas pocas decisiones.
       *[other] Deduce con exactitud qué puede estar en cada sitio y nota en parte por qué los demás eligieron así.
    }
level-secrets-spymaster = Se pregunta por qué los demás eligieron así y piensa por adelantado en algunas decisiones.
level-secrets-mastermind = Se pregunta por qué los demás eligieron así y piensa por adelantado en todas las decisiones.
