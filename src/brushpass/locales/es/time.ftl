# El tiempo de la mesa: informes, relojes, pausas, ritmo y avisos.

## Before the first turn

briefing-waits = La partida empieza cuando todos hayan guardado su informe. Siguen leyendo: { $names }.
briefing-read-again = Lo que viste al principio
briefing-again = Al principio

## Clocks

clock-of =
    { $seconds ->
        [one] { $name }: queda un segundo
       *[other] { $name }: quedan { $seconds } segundos
    }
clock-more = +30 s
clock-more-for = Dar 30 segundos más a { $name }
settings-misses = Decisiones seguidas sin responder antes de que juegue un bot
notice-stood-in =
    { $you ->
        [yes] Se te acabó el tiempo: un bot toma esta decisión por ti, solo esta.
       *[no] A { $by } se le acabó el tiempo: un bot toma esta decisión, solo esta.
    }
notice-time-added =
    { $you ->
        [yes] Das 30 segundos más a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } te da 30 segundos más.
               *[no] { $by } da 30 segundos más a { $to }.
            }
    }

## Pauses

pause-ask = Pausar la partida
pause-ask-vote = Votar por una pausa
pause-take-back = Retirar tu voto
pause-go-on = Seguir
pause-on = La partida está en pausa. Ningún reloj corre.
pause-wanted =
    { $count ->
        [one] Una persona quiere una pausa.
       *[other] { $count } personas quieren una pausa.
    }
pause-end-wanted =
    { $count ->
        [one] Una persona quiere seguir.
       *[other] { $count } personas quieren seguir.
    }
pause-majority = Hace falta más de la mitad de los votos.
notice-pause-voted =
    { $you ->
        [yes] Votas por una pausa.
       *[no] { $by } vota por una pausa.
    }
notice-resume-voted =
    { $you ->
        [yes] Votas por seguir.
       *[no] { $by } vota por seguir.
    }
notice-paused = La partida está en pausa.
notice-resumed = La partida sigue.

## Pace

speed-tap = Tocar para seguir
pace-go-on = Seguir
replay-turn = Repetir el último turno
replay-on = Repetición
replay-stop = Volver a la partida
away-events =
    { $count ->
        [one] Mientras no estabas: un suceso
       *[other] Mientras no estabas: { $count } sucesos
    }
away-watch = Ver

## Being called

call-title = ● Te toca · { $code }
call-title-seconds = ● Te toca · { $seconds } s
call-notice = Te toca en la mesa { $code }.
options-call = Aviso cuando te toca

## Starting

start-away = { $names } no tiene conexión. Si no vuelve en 30 segundos, el inicio queda anulado.
start-away-many = Sin conexión: { $names }. Si no vuelven en 30 segundos, el inicio queda anulado.
start-anyway = Empezar de todos modos
start-wait = Esperar
