# Il tempo del tavolo: rapporti, orologi, pause, ritmo e avvisi.

## Before the first turn

briefing-waits = La partita comincia quando tutti hanno messo via il rapporto. Stanno ancora leggendo: { $names }.
briefing-read-again = Che cosa hai visto all’inizio
briefing-again = All’inizio

## Clocks

clock-of =
    { $seconds ->
        [one] { $name }: resta un secondo
       *[other] { $name }: restano { $seconds } secondi
    }
clock-more = +30 s
clock-more-for = Dai 30 secondi in più a { $name }
settings-misses = Decisioni mancate di fila prima che giochi un bot
notice-stood-in =
    { $you ->
        [yes] Il tuo tempo è scaduto: un bot prende questa decisione per te, solo questa.
       *[no] Il tempo di { $by } è scaduto: un bot prende questa decisione, solo questa.
    }
notice-time-added =
    { $you ->
        [yes] Dai 30 secondi in più a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } ti dà 30 secondi in più.
               *[no] { $by } dà 30 secondi in più a { $to }.
            }
    }

## Pauses

pause-ask = Metti in pausa
pause-ask-vote = Vota per una pausa
pause-take-back = Ritira il tuo voto
pause-go-on = Continua
pause-on = La partita è in pausa. Nessun orologio scorre.
pause-wanted =
    { $count ->
        [one] Una persona vuole una pausa.
       *[other] { $count } persone vogliono una pausa.
    }
pause-end-wanted =
    { $count ->
        [one] Una persona vuole continuare.
       *[other] { $count } persone vogliono continuare.
    }
pause-majority = Serve più della metà dei voti.
notice-pause-voted =
    { $you ->
        [yes] Voti per una pausa.
       *[no] { $by } vota per una pausa.
    }
notice-resume-voted =
    { $you ->
        [yes] Voti per continuare.
       *[no] { $by } vota per continuare.
    }
notice-paused = La partita è in pausa.
notice-resumed = La partita riprende.

## Pace

speed-tap = Tocca per continuare
pace-go-on = Continua
replay-turn = Rivedi l’ultimo turno
replay-on = Replay
replay-stop = Torna alla partita
away-events =
    { $count ->
        [one] Mentre non c’eri: un evento
       *[other] Mentre non c’eri: { $count } eventi
    }
away-watch = Guarda

## Being called

call-title = ● Tocca a te · { $code }
call-title-seconds = ● Tocca a te · { $seconds } s
call-notice = Tocca a te al tavolo { $code }.
options-call = Avviso quando tocca a te

## Starting

start-away = { $names } non è in linea. Se non torna entro 30 secondi, l’avvio è nullo.
start-away-many = Non in linea: { $names }. Se non tornano entro 30 secondi, l’avvio è nullo.
start-anyway = Comincia lo stesso
start-wait = Aspetta
