# Die Zeit am Tisch: Einweisung, Uhren, Pausen, Tempo und Rufe.

## Before the first turn

briefing-waits = Es geht los, sobald alle ihre Einweisung weggelegt haben. Es lesen noch: { $names }.
briefing-read-again = Was du am Anfang gesehen hast
briefing-again = Am Anfang

## Clocks

clock-of =
    { $seconds ->
        [one] { $name }: noch eine Sekunde
       *[other] { $name }: noch { $seconds } Sekunden
    }
clock-more = +30 s
clock-more-for = { $name } 30 Sekunden mehr geben
settings-misses = So viele verpasste Entscheidungen in Folge, dann übernimmt ein Bot
notice-stood-in =
    { $you ->
        [yes] Deine Zeit ist um: Diese eine Entscheidung trifft ein Bot für dich.
       *[no] Die Zeit von { $by } ist um: Diese eine Entscheidung trifft ein Bot.
    }
notice-time-added =
    { $you ->
        [yes] Du gibst { $to } 30 Sekunden mehr.
       *[no]
            { $toyou ->
                [yes] { $by } gibt dir 30 Sekunden mehr.
               *[no] { $by } gibt { $to } 30 Sekunden mehr.
            }
    }

## Pauses

pause-ask = Spiel anhalten
pause-ask-vote = Für eine Pause stimmen
pause-take-back = Stimme zurücknehmen
pause-go-on = Weiterspielen
pause-on = Pause. Keine Uhr läuft.
pause-wanted =
    { $count ->
        [one] Eine Person möchte eine Pause.
       *[other] { $count } Personen möchten eine Pause.
    }
pause-end-wanted =
    { $count ->
        [one] Eine Person möchte weiterspielen.
       *[other] { $count } Personen möchten weiterspielen.
    }
pause-majority = Dafür muss mehr als die Hälfte stimmen.
notice-pause-voted =
    { $you ->
        [yes] Du stimmst für eine Pause.
       *[no] { $by } stimmt für eine Pause.
    }
notice-resume-voted =
    { $you ->
        [yes] Du stimmst dafür weiterzuspielen.
       *[no] { $by } stimmt dafür weiterzuspielen.
    }
notice-paused = Das Spiel hat Pause.
notice-resumed = Das Spiel geht weiter.

## Pace

speed-tap = Weiter auf Tippen
pace-go-on = Weiter
replay-turn = Letzten Zug noch einmal zeigen
replay-on = Wiederholung
replay-stop = Zurück zum Spiel
away-events =
    { $count ->
        [one] Während du weg warst: ein Ereignis
       *[other] Während du weg warst: { $count } Ereignisse
    }
away-watch = Ansehen

## Being called

call-title = ● Du bist dran · { $code }
call-title-seconds = ● Du bist dran · { $seconds } s
call-notice = Am Tisch { $code } bist du dran.
options-call = Mitteilung, wenn du dran bist

## Starting

start-away = { $names } ist nicht verbunden. Ohne Verbindung innerhalb von 30 Sekunden ist der Start ungültig.
start-away-many = Nicht verbunden: { $names }. Ohne Verbindung innerhalb von 30 Sekunden ist der Start ungültig.
start-anyway = Trotzdem starten
start-wait = Warten
