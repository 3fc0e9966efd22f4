# Palabras de las páginas en torno a los juegos: portada, sala, charla, final, repaso, pantalla compartida.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Español
page-loading = Un momento…
part-missing = No se ha podido cargar una parte de esta página.
part-again = Intentarlo de nuevo
skip-to-content = Ir al contenido
close = Cerrar

options-open = Idioma, aspecto y sonido
options-title = Idioma, aspecto y sonido
options-language = Idioma
options-theme = Colores
options-close = Listo
theme-auto = Como mi dispositivo
theme-light = Día
theme-dark = Noche
options-sound = Sonido
sound-off = Apagado
sound-on = Encendido

front-page = Portada
front-kicker = Solo para tus ojos
front-lead = Juegos de espías para teléfonos en torno a una mesa, para amigos lejanos y para un agente solo contra la máquina.
front-play = Jugar ya
front-anonymous = Agente
front-join = Unirse a una mesa
front-code = Código
front-join-go = A la mesa
front-host = Abrir una mesa
front-learn = Aprender
front-learn-hint = Las reglas de ambos juegos con dibujos, o una primera partida que explica cada paso.
front-learn-go = Leer las reglas
front-guided = Primera partida guiada
front-rights = Los juegos son de sus editores. Los textos y dibujos de aquí son nuestros.
own-tables = Tus mesas
your-name = Tu nombre
stage-lobby = sin empezar
stage-playing = en curso
stage-over = terminada

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
        [one] Un jugador aún no está listo.
       *[other] { $count } jugadores aún no están listos.
    }
lobby-ready = Estoy listo
lobby-is-ready = Listo
lobby-wait-host = El anfitrión empieza la partida.
lobby-leave = Dejar la mesa
leave-sure = Un bot jugará por ti y no podrás volver.
lobby-level = Bots
lobby-fill = Bots en los { $count } asientos libres
lobby-add-here = Otro jugador en este dispositivo
lobby-add-here-hint = Pasa y juega: el dispositivo va de mano en mano, tapado entre jugador y jugador.
seat-free = Asiento libre
seat-add-bot = Añadir un bot
seat-remove = Quitar a { $name }
seat-ready = listo
seat-not-ready = no listo
seat-number = Asiento { $number }
presence-away = ausente
presence-minded = juega un bot
mind-rookie = Novato
mind-agent = Agente
mind-handler = Jefe de red
mind-mastermind = Cerebro
mind-random = Azar
mind-greedy = Codicioso
mind-belief = Astuto
mind-unknown-pair = Curioso
mind-entropy = Minucioso
mind-race = Veloz
mind-planner = Planificador

invite-title = Invitar
invite-code = Código
invite-qr = Código QR de la mesa { $code }
invite-share = Compartir el enlace
invite-copied = Enlace copiado
invite-screen = Abrir la pantalla compartida

settings-title = La partida
settings-game = Juego
settings-players = Jugadores
settings-deadline = Tiempo para cada decisión
settings-no-deadline = sin límite
settings-seconds = { $seconds } s
settings-aids = Ayudas de memoria
aids-off = ninguna
aids-own = lo que vi
aids-full = todo
aids-off-hint = Como en una mesa real: lo que ves, lo ves una vez.
aids-own-hint = La página recuerda lo que has visto.
aids-full-hint = La página recuerda lo que has visto y todo lo que se deduce de ello.

link-connecting = conectando…
link-live = conectado
link-lost = conexión perdida, reintentando…

log-title = Qué ha pasado
log-open = Registro y charla
talk-say = Di algo
talk-send = Enviar
talk-claims = Afirma algo (puede ser mentira)
talk-where = Sobre quién
talk-what = Qué
talk-claim-send = Decir: «{ $text }»
talk-claim-incomplete = Elige qué afirmar
announce-asked = Te toca a ti. { $what }
deadline = Quedan { $seconds } segundos
minded-you = Un bot juega por ti.
minded-back = Volver a jugar yo

notice-said = { $by }: «{ $text }»
notice-seated = { $name } toma asiento.
notice-renamed = El nuevo nombre es { $name }.
notice-left = { $name } deja la mesa.
notice-started = Empieza la partida { $round }.
notice-cleared = La mesa está lista para la partida { $round }.
notice-taken-over =
    { $you ->
        [yes] Un bot juega por ti.
       *[no] Un bot juega por { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Vuelves a jugar tú.
       *[no] { $by } vuelve a jugar.
    }

pass-to = Pasa el dispositivo a { $name }
pass-hint = No se muestra nada hasta que { $name } lo destape.
pass-uncover = Soy { $name }
pass-cover = Tapar la pantalla

screen-title = Pantalla compartida de la mesa { $code }
screen-join = Escanea el código para sentarte

end-title = Tras la partida
end-again = Otra partida
end-review = Repasar la partida
end-record = Descargar el registro
move-seat = Llevar este asiento a otro dispositivo
move-seat-hint = Escanea este código con el otro dispositivo o abre allí el enlace. Sirve una sola vez.
move-seat-qr = Código QR del enlace que lleva este asiento
fair-title = ¿Fue limpio el reparto?
fair-hint = Antes de la partida la mesa selló su secreto y después cada jugador añadió su propia suerte. Tu navegador puede rehacer todo el reparto.
fair-check = Comprobarlo aquí
fair-checking = Calculando…
fair-commitment = El sello mostrado antes del reparto corresponde al secreto:
fair-seed = La semilla sale del secreto y de la suerte de todos:
fair-deal = Cada carta y cada ficha estaba donde la pone la semilla:
fair-holds = correcto
fair-fails = incorrecto

review-title = Repaso
review-as = Visto por
review-truth = Nadie: la verdad
review-public = El público
review-step = Paso { $step } de { $steps }
review-first = Al principio
review-back = Un paso atrás
review-next = Un paso adelante
review-last = Al final
review-share = Compartir este repaso
review-none = Aquí no hay ninguna partida terminada.
guide-title = Conviene saber
guide-off = Sin más explicaciones

## The end of a game, and phrases
you-name = { $name } (tú)
phrase-take-it = ¡Acéptala!
phrase-refuse-it = ¡No la aceptes!
phrase-offer-is = La carta es…
phrase-token-is = Esa ficha es…
phrase-saw-token = He visto…
result-reveal = Se descubren las fichas…
result-skip = Mostrarlo todo
result-won = Has ganado
result-lost = Has perdido
result-winner = gana
result-winners =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
result-nobody = Nadie gana

## The guided game: one explanation for each prompt
guide-offer = Dos personajes están a la vista de todos. Elige uno en secreto: esa carta va boca abajo a quien tú quieras. Puedes decir qué es, y puedes mentir. Si la rechazan, la carta y su efecto son tuyos.
guide-answer = No sabes cuál de las dos cartas es. Si aceptas, te llevas sus puntos y debes hacer lo que dice. Si rechazas, vuelve a quien la ofreció. Piensa de cuál querría librarse.
guide-un = Solo tú tienes menos cartas que nadie, así que tienes la ficha de NU. Puedes tomar la carta antes de que el otro responda. No la ves antes.
guide-psychiatrist = Las fichas deciden de qué bando es cada uno al final. Cambia dos que prefieras ver en otro sitio; nadie las mira.
guide-politician = Los puntos son para quien elijas, y ves su ficha. Primero los amigos, si conoces a alguno.
guide-detective = Mira cualquier ficha, incluso la tuya: puede que te la hayan cambiado.
guide-diplomat = Todos acaban de ver la ficha del centro. Ahora la pones ante un vecino, y nadie sabe cuál.
guide-assassin = Solo tú sabes cuánto vale la bala. Al final cuenta para quien la tenga.
mind-likelihood = Perspicaz

## The own seat

seat-menu = Tu asiento
seat-rename = Cambiar el nombre
mind-search = Previsor
mind-detective = Detective

## Un juego para el que esta página no tiene mesa

plain-note = Aquí no hay una mesa dibujada para { $game }. Esta página muestra lo que te dice el servidor, tal como está en los mensajes.
plain-ask = Se te pregunta: { $ask }
plain-waits = Otros están decidiendo.
plain-start = Al principio
plain-latest = Lo último que pasó
plain-sight = Lo que sabes
plain-over = La partida ha terminado
absent-face = Aquí no hay una mesa dibujada para { $game }: se juega con listas y botones.
absent-rules = Aquí no hay reglas ilustradas de { $game }.
absent-deal = Esta página no sabe cómo se reparte { $game }, así que no puede comprobar las cartas.
absent-dossier = En este juego la página no calcula lo que se deduce de lo que viste.
absent-judge = En este juego no se pueden juzgar las decisiones.
absent-bots = Ningún bot juega a este juego.
