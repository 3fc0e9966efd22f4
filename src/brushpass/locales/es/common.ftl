# Palabras de las páginas en torno a los juegos: portada, sala, chat, final, análisis, pantalla compartida.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Español
page-loading = Un momento…
part-missing = No se ha podido cargar una parte de esta página.
part-again = Intentarlo de nuevo
skip-to-content = Ir al contenido
close = Cerrar

## Titles of pages, as tabs show them

title-table = { $code } · Brushpass
title-screen = Pantalla compartida { $code } · Brushpass
title-review = Análisis { $code } · Brushpass
title-learn = Cómo se juega a { $game } · Brushpass

## Options

options-open = Idioma, aspecto y sonido
options-title = Idioma, aspecto y sonido
options-language = Idioma
options-theme = Colores
options-close = Hecho
theme-auto = Como mi dispositivo
theme-light = Claro
theme-dark = Oscuro
options-sound = Sonido
option-off = Apagado
option-on = Encendido
options-buzz = Vibración
options-speed = Velocidad
speed-calm = Tranquila
speed-normal = Normal
speed-fast = Rápida
speed-none = Sin pausas
shortcuts-title = Atajos de teclado
keys-talk = Decir algo
keys-list = Reglas y atajos

## Front page

front-page = Portada
front-kicker = Solo para sus ojos
front-lead = Dos juegos de espías: en vuestros móviles alrededor de una mesa, en línea con amigos o contra bots.
front-play = Jugar ya
front-anonymous = Incógnito
front-join = Unirse a una mesa
front-code = Código
front-join-go = Entrar
front-host = Abrir una mesa
front-learn = Cómo se juega
front-learn-hint = Los dos juegos explicados con imágenes, o jugados paso a paso en cuatro minutos.
front-learn-go = Leer las reglas
front-rights = Los juegos son de sus editoriales. Los textos y dibujos de aquí son nuestros.
own-tables = Tus mesas
your-name = Tu nombre
stage-lobby = sin empezar
stage-dealing = a punto de empezar
stage-playing = en curso
stage-over = terminada

## Before the game

join-title = Toma asiento
join-go = Sentarse
join-full = Todos los asientos están ocupados.
join-watch = Solo mirar
watching = Estás mirando
table-problem = No ha funcionado
lobby-start = Empezar la partida
lobby-free-seats = Espera a más jugadores o da los asientos libres a bots.
lobby-not-ready =
    { $count ->
        [one] Falta una persona por confirmar.
       *[other] Faltan { $count } personas por confirmar.
    }
lobby-ready = Puedo empezar
lobby-is-ready = Puedo empezar
lobby-wait-host = Quien dirige la mesa empieza la partida.
dealing-now = Se reparte: cada navegador de la mesa aporta su parte.
dealing-away = Esperando a { $names }.
void-starts =
    { $count ->
        [one] Se anuló un inicio. El servidor pudo ver ese reparto antes de que se descartara.
       *[other] Se anularon { $count } inicios. El servidor pudo ver cada vez el reparto antes de que se descartara.
    }
lobby-leave = Dejar la mesa
leave-sure = Un bot jugará por ti y no podrás volver.
erase-own = Borrar mis datos de esta mesa
erase-own-goes = Tu nombre se sustituye por un nombre en clave y lo que has dicho por «…», aquí y en los registros de las partidas terminadas. No se puede deshacer.
erase-own-stays = Tus jugadas quedan, con el nombre en clave, junto con las afirmaciones que formaban parte de ellas: las partidas también son de los demás. También queda lo que otros hayan escrito o guardado.
erase-own-leaves = Dejas la mesa.
erase-own-shared = Vale para todas las personas que juegan en este dispositivo.
erase-own-sure = Borrar ahora
erase-own-failed = No se ha borrado nada.
lobby-level = Nivel de los bots
lobby-match = A mi medida
lobby-match-hint = Tan fuertes como tú: { $level }. Tras cada partida a solas contra estos bots, este dispositivo ajusta el nivel para que ganes tan a menudo como cualquiera.
lobby-fill = Poner bots en { $count } asientos
lobby-add-here = Otra persona en este dispositivo
lobby-add-here-hint = Pasad el dispositivo de mano en mano. Entre turnos queda tapado, para que nadie vea secretos ajenos.
seat-free = Asiento libre
seat-add-bot = Añadir un bot
seat-remove = Quitar a { $name }
seat-ready = puede empezar
seat-not-ready = aún no
seat-you = tú
seat-host = dirige la mesa
seat-number = Asiento { $number }
seat-formerly = antes { $name }
presence-away = ausente
presence-minded = juega un bot

## Bots

mind-rookie = Recluta
mind-agent = Agente
mind-handler = Jefe de red
mind-spymaster = Maestro de espías
mind-mastermind = Cerebro
mind-random = Azar
mind-greedy = Codicioso
mind-belief = Astuto
mind-likelihood = Perspicaz
mind-policy = Curtido
mind-believer-search = Precavido
mind-search = Previsor
mind-unknown-pair = Curioso
mind-entropy = Minucioso
mind-truth-teller = Sin engaños
mind-liar = Embustes
mind-open-race = Franco
mind-race = Veloz
# A level of bots has a name and a number, from 1 for a first evening to 8 for the strongest.
mind-numbered = { $title } { $number }

## Invitations

invite-title = Invitar
invite-code = Código
invite-qr = Código QR de la mesa { $code }
invite-share = Compartir el enlace
invite-copied = Enlace copiado
invite-screen = Abrir la pantalla compartida

## Settings

settings-title = Ajustes
settings-game = Juego
settings-players = Jugadores
settings-deadline = Tiempo para cada decisión
settings-no-deadline = sin límite
settings-seconds = { $seconds } s
settings-aids = Consejos y ayudas de memoria
aids-off = ninguna
aids-own = lo que vi
aids-full = todo
aids-off-hint = Como en una mesa real: ves las cosas una vez, y la página solo explica lo que le preguntas.
aids-own-hint = La página dice qué hace cada carta y recuerda lo que has visto.
aids-full-hint = La página dice además qué significa una carta para ti y todo lo que se deduce de lo que has visto.
settings-bots-talk = Los bots afirman cosas, verdades y mentiras
settings-keep-talk = Guardar la conversación libre en el registro de la partida
settings-keep-talk-on = El registro guarda decisiones, afirmaciones y todo lo que se escribe. Tras la partida, puede leerlo cualquiera que tenga el enlace de esta mesa.
settings-keep-talk-off = El registro guarda decisiones y afirmaciones. Todo lo demás que se escribe queda fuera.

## The connection

link-connecting = conectando…
link-live = en línea
link-lost = conexión perdida, reintentando…

## Log and chat

log-title = Qué ha pasado
log-open = Historial y chat
log-open-unread =
    { $count ->
        [one] Historial y chat, un mensaje sin leer
       *[other] Historial y chat, { $count } mensajes sin leer
    }
talk-say = Di algo
talk-send = Enviar
talk-claims = Afirma algo (se permite mentir)
talk-where = Sobre quién
talk-what = Qué
place-own = Tú
talk-claim-send = Decir «{ $text }»
talk-claim-incomplete = Elige qué afirmar
stamp-true = Cierto
stamp-false = Falso
log-true =
    { $you ->
        [yes] Lo que has dicho era cierto: «{ $text }»
       *[no] Lo que ha dicho { $by } era cierto: «{ $text }»
    }
log-false =
    { $you ->
        [yes] Lo que has dicho era falso: «{ $text }»
       *[no] Lo que ha dicho { $by } era falso: «{ $text }»
    }
seat-said = dijo: { $card }
claims-title = Afirmaciones
claims-count = Verdad: { $right } de { $count }
claims-none = Todavía no ha afirmado nada.
claims-liar = Quien mejor miente
say-title = Dilo con un toque
react-open = Poner una cara
react-laugh = Reír
react-gasp = Asombrarse
react-doubt = Dudar
react-innocent = Poner cara de ángel
reaction-laugh =
    { $you ->
        [yes] Te ríes.
       *[no] { $by } se ríe.
    }
reaction-gasp =
    { $you ->
        [yes] Te asombras.
       *[no] { $by } se asombra.
    }
reaction-doubt =
    { $you ->
        [yes] Tienes dudas.
       *[no] { $by } tiene dudas.
    }
reaction-innocent =
    { $you ->
        [yes] Pones cara de ángel.
       *[no] { $by } pone cara de ángel.
    }
announce-asked = Te toca.
deadline =
    { $seconds ->
        [one] Queda un segundo
       *[other] Quedan { $seconds } segundos
    }
minded-you = Un bot está jugando por ti.
minded-back = Retomar el control
notice-said = { $by }: «{ $text }»
notice-seated = { $name } toma asiento.
notice-renamed = { $old } ahora se llama { $name }.
notice-left = { $name } deja la mesa.
notice-removed = { $name } tiene que dejar la mesa.
notice-new-host =
    { $you ->
        [yes] Ahora diriges tú la mesa.
       *[no] Ahora { $by } dirige la mesa.
    }
notice-voted =
    { $you ->
        [yes] Votas para expulsar a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } vota para expulsarte de la mesa.
               *[no] { $by } vota para expulsar a { $to }.
            }
    }
notice-vote-back =
    { $you ->
        [yes] Retiras tu voto para expulsar a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } retira su voto para expulsarte de la mesa.
               *[no] { $by } retira su voto para expulsar a { $to }.
            }
    }
notice-dealing = Se prepara el reparto.
notice-start-void =
    { $why ->
        [wrong] Este inicio queda anulado: una parte no corresponde a su sello ({ $names }).
        [left] Este inicio queda anulado: alguien ha dejado la mesa ({ $names }).
       *[late] Este inicio queda anulado: no hubo respuesta a tiempo de { $names }.
    }
notice-started = Empieza la partida { $round }.
notice-cleared = Ya puede empezar la partida { $round }.
notice-taken-over =
    { $you ->
        [yes] Ahora juega un bot por ti.
       *[no] Ahora juega un bot por { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Vuelves a jugar tú.
       *[no] { $by } vuelve y juega en persona.
    }

## Who is host, and who may stay

people-title = En la mesa
person-options = Opciones para { $name }
hand-over = Ceder la mesa a { $name }
remove-hint = { $name } pierde su asiento, pero puede volver a sentarse con el código.
vote-hint = Si más de la mitad del resto de la mesa vota a favor, un bot sigue jugando por { $name }, sin vuelta atrás en esta partida.
vote-look = Votar
vote-out = Votar para expulsar a { $name }
vote-back = Retirar mi voto
vote-open =
    { $count ->
        [one] Una persona quiere expulsar a { $name } de la mesa.
       *[other] { $count } personas quieren expulsar a { $name } de la mesa.
    }
vote-open-you =
    { $count ->
        [one] Una persona quiere expulsarte de la mesa.
       *[other] { $count } personas quieren expulsarte de la mesa.
    }

## One device for several people

pass-to = Pasa el dispositivo a { $name }
pass-hint = No se muestra nada hasta que { $name } lo destape.
pass-uncover = Soy { $name }
pass-cover = Tapar la pantalla

## The shared screen

screen-title = Pantalla compartida de la mesa { $code }
screen-join = Escanea el código para sentarte
screen-speak = Leer los rótulos en voz alta
screen-teaching = El juego en veinte segundos
screen-pause = Pausa

## After the game

end-title = Tras la partida
end-again = Otra partida
end-review = Analizar la partida
end-record = Descargar la partida
fair-title = ¿Fue limpio el reparto?
fair-hint = Antes de la partida, la mesa selló un secreto y cada navegador de la mesa selló su propia parte. Solo después se abrió todo, y de ahí sale el reparto. Tu navegador puede rehacerlo entero.
fair-check = Comprobarlo aquí
fair-checking = Comprobando…
fair-commitment =
    { $found ->
        [right] El secreto corresponde al sello que la mesa mostró antes del reparto.
        [unknown] Aquí no se puede comprobar si la mesa mostró este sello antes del reparto: este navegador no lo guardó.
       *[wrong] El secreto no corresponde al sello que la mesa mostró antes del reparto.
    }
fair-share =
    { $found ->
        [right] Tu propia parte está en el reparto.
        [unknown] Aquí no se puede comprobar si tu parte está en el reparto: este navegador no aportó ninguna.
       *[wrong] Tu propia parte no está en el reparto.
    }
fair-hashes =
    { $found ->
        [right] Los sellos son los que este navegador vio antes de revelar tu parte.
        [unknown] Aquí no se puede comprobar si se cambiaron los sellos: este navegador no los guardó.
       *[wrong] Los sellos no son los que este navegador vio antes de revelar tu parte.
    }
fair-shares =
    { $found ->
        [right] Cada parte corresponde a su sello.
       *[wrong] No todas las partes corresponden a su sello.
    }
fair-seed =
    { $found ->
        [right] La semilla sale del secreto y de todas las partes.
       *[wrong] La semilla no sale del secreto y de todas las partes.
    }
fair-deal =
    { $found ->
        [right] Cada carta y cada ficha estaba donde la pone la semilla.
       *[wrong] Alguna carta o ficha no estaba donde la pone la semilla.
    }
fair-seen =
    { $found ->
        [right] Lo que viste durante la partida corresponde a este reparto.
        [unknown] Aquí no se puede comprobar si se jugó con este reparto.
       *[wrong] Lo que viste durante la partida no corresponde a este reparto.
    }
fair-voids =
    { $found ->
        [right] Figuran todos los inicios anulados en los que participó este navegador.
        [unknown] Aquí no se puede comprobar si figuran todos los inicios anulados.
       *[wrong] Falta un inicio anulado en el que participó este navegador.
    }
fair-whole = Nadie eligió este reparto, ni siquiera el servidor.
fair-chances =
    { $count ->
        [one] Todo encaja, pero se anuló un inicio después de revelarse tu parte. Así que el servidor pudo elegir entre dos repartos.
       *[other] Todo encaja, pero se anularon { $count } inicios después de revelarse tu parte. Así que el servidor pudo elegir entre varios repartos.
    }
fair-as-seen = Todo encaja, hasta donde este navegador vio las partidas de esta mesa.
fair-unseen-ends =
    { $count ->
        [one] Este navegador vio empezar una partida anterior de esta mesa, pero no la vio terminar. Es normal si la dejaste, si estabas sin conexión cuando acabó o si nadie la terminó. Si no fue nada de eso, el servidor pudo abandonarla para conseguir otro reparto.
       *[other] Este navegador vio empezar { $count } partidas anteriores de esta mesa, pero no las vio terminar. Es normal si las dejaste, si estabas sin conexión cuando acabaron o si nadie las terminó. Si no fue nada de eso, el servidor pudo abandonarlas para conseguir otro reparto.
    }
fair-void-starts =
    { $count ->
        [one] Antes de este inicio se anuló otro.
       *[other] Antes de este inicio se anularon otros { $count }.
    }
fair-partly = Todo encaja. Solo un navegador que participó en el reparto puede decir si fue limpio.
fair-broken = Algo no encaja. No te fíes de este reparto.
fair-old = Esta partida la repartió una versión anterior. Su servidor pudo elegir el reparto.
fair-shares-of = Aportaron su parte: { $names }.
fair-bots = Los bots no aportan nada al reparto: { $names }.
fair-own-copy = Esta comprobación la hizo una página que te envió el servidor. Si prefieres fiarte de tu propia copia de Brushpass, guarda tu comprobante, descarga la partida y ejecuta: { $command }
fair-receipt = Guardar mi comprobante
result-skip = Mostrarlo todo
result-won = ¡Has ganado!
result-lost = Has perdido
result-winner = gana
result-winners =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
result-nobody = Nadie gana

## Looking back

review-title = Análisis
review-as = Visto por
review-truth = Todo a la vista
review-public = El público
review-step = Paso { $step } de { $steps }
review-first = Al principio
review-back = Un paso atrás
review-next = Un paso adelante
review-last = Al final
review-share = Compartir este análisis
review-none = Aquí no hay ninguna partida terminada.

## The reader’s own seat

you-name = { $name } (tú)
seat-menu = Tu asiento
seat-rename = Cambiar el nombre
move-seat = Seguir en otro dispositivo
move-seat-hint = Escanea este código con el otro dispositivo o abre allí el enlace. Sirve una sola vez.
move-seat-qr = Código QR del enlace que lleva tu asiento

## A game that this page has no table for

plain-note = Aquí no hay una mesa dibujada para { $game }. Esta página muestra lo que te dice el servidor, tal como llega.
plain-ask = Tu decisión: { $ask }
plain-waits = Otros están decidiendo.
plain-start = Al principio
plain-latest = Lo último que pasó
plain-sight = Lo que sabes
plain-over = La partida ha terminado
absent-face = Aquí no hay una mesa dibujada para { $game }: se juega con listas y botones.
absent-rules = Aquí no hay reglas ilustradas de { $game }.
house-rules = En esta mesa, estas reglas no son las impresas:
absent-deal = Esta página no sabe cómo se reparte { $game }, así que no puede comprobar las cartas.
absent-dossier = En este juego la página no calcula lo que se deduce de lo que viste.
absent-judge = En este juego no se pueden juzgar las decisiones.
absent-bots = Ningún bot juega a este juego.
