# O tempo da mesa: relatórios, relógios, pausas, ritmo e avisos.

## Before the first turn

briefing-waits = A partida começa quando todo mundo tiver guardado o relatório. Ainda lendo: { $names }.
briefing-read-again = O que você viu no início
briefing-again = No início

## Clocks

clock-of =
    { $seconds ->
        [one] { $name }: falta { $seconds } segundo
       *[other] { $name }: faltam { $seconds } segundos
    }
clock-more = +30 s
clock-more-for = Dar mais 30 segundos para { $name }
settings-misses = Decisões perdidas seguidas antes de um bot jogar
notice-stood-in =
    { $you ->
        [yes] Seu tempo acabou: um bot toma esta decisão por você, só esta.
       *[no] O tempo de { $by } acabou: um bot toma esta decisão, só esta.
    }
notice-time-added =
    { $you ->
        [yes] Você dá mais 30 segundos para { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } dá mais 30 segundos para você.
               *[no] { $by } dá mais 30 segundos para { $to }.
            }
    }

## Pauses

pause-ask = Pausar a partida
pause-ask-vote = Votar por uma pausa
pause-take-back = Retirar seu voto
pause-go-on = Continuar
pause-on = A partida está em pausa. Nenhum relógio corre.
pause-wanted =
    { $count ->
        [one] { $count } pessoa quer uma pausa.
       *[other] { $count } pessoas querem uma pausa.
    }
pause-end-wanted =
    { $count ->
        [one] { $count } pessoa quer continuar.
       *[other] { $count } pessoas querem continuar.
    }
pause-majority = É preciso mais da metade dos votos.
notice-pause-voted =
    { $you ->
        [yes] Você vota por uma pausa.
       *[no] { $by } vota por uma pausa.
    }
notice-resume-voted =
    { $you ->
        [yes] Você vota por continuar.
       *[no] { $by } vota por continuar.
    }
notice-paused = A partida está em pausa.
notice-resumed = A partida continua.

## Pace

speed-tap = Tocar para continuar
pace-go-on = Continuar
replay-turn = Rever o último turno
replay-on = Replay
replay-stop = Voltar à partida
away-events =
    { $count ->
        [one] Enquanto você não estava: { $count } acontecimento
       *[other] Enquanto você não estava: { $count } acontecimentos
    }
away-watch = Assistir

## Being called

call-title = ● Sua vez · { $code }
call-title-seconds = ● Sua vez · { $seconds } s
call-notice = É a sua vez na mesa { $code }.
options-call = Aviso quando for a sua vez

## Starting

start-away = { $names } está sem conexão. Se não voltar em 30 segundos, o início será anulado.
start-away-many = Sem conexão: { $names }. Se não voltarem em 30 segundos, o início será anulado.
start-anyway = Começar mesmo assim
start-wait = Esperar
