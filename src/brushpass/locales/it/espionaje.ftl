# ESPIONAJE CARTAS: nomi, domande, taccuino e registro.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE contro i bot
rule-clue-accusation = Solo l’accusatore mette le carte; chi sbaglia continua a rispondere

## The fifteen elements

element-london = Londra
element-panama = Panama
element-tokyo = Tokyo
element-paris = Parigi
element-nairobi = Nairobi
element-aeroplane = Aereo
element-solar-oven = Forno solare
element-submarine = Sottomarino
element-satellite = Satellite
element-cipher-radio = Radio cifrata
element-agent-blue = Agente Blu
element-agent-red = Agente Rosso
element-agent-green = Agente Verde
element-agent-yellow = Agente Giallo
element-agent-violet = Agente Viola
kinds-city = Città
kinds-device = Dispositivi
kinds-agent = Agenti

## Prompts

ask-turn = Tocca a te: sospetta di due elementi o accusa
ask-accuse = Domande ce ne sono state abbastanza: devi accusare
ask-show = Le hai entrambe: quale mostri?
ask-commit = Metti le tre carte che credi nascoste
suspect-hint = Nomina due elementi qualsiasi, anche tuoi. La domanda va verso sinistra finché qualcuno deve mostrarne uno.
suspect-incomplete = Scegli due elementi
suspect-one-more = { $a } e…
suspect-confirm = Sospetto: { $a } + { $b }
accuse-open = Accusa…
accuse-title = Annunciare l’accusa?
accuse-warning = Chiude la partita: tutti mettono tre carte e vince da solo il primo che indovina in ordine di turno. Tu sei il primo.
accuse-warning-clue = Solo tu metti tre carte. Se sbagli, non chiedi più: rispondi soltanto.
accuse-confirm = Accuso
accuse-cancel = Non ancora
show-hint = Ha chiesto { $name }. Solo { $name } vede la carta; gli altri vedono solo che ne hai mostrata una.
show-card = Mostra { $card }
show-before = già mostrata a { $names }
commit-hint = Una città, un dispositivo, un agente. È definitivo e nessuno lo vede prima della verifica.
commit-incomplete = Scegline uno per tipo
commit-confirm = Metti, senza ripensamenti: { $cards }
commit-warning = Il tuo taccuino esclude: { $cards }.

## At the table

esp-solution = Informazione segreta
esp-solution-hidden = Tre carte nascoste: una città, un dispositivo, un agente
esp-hand = Il tuo archivio riservato
esp-players = I giocatori
esp-turn-of = chiede
esp-said-pass = Passo!
esp-said-show = mostra una carta
esp-is-out = risponde soltanto
esp-has-committed = ha messo le carte
esp-thinks = pensa
esp-seat =
    { $you ->
        [yes] Tu
       *[no] { $by }
    }, { $count ->
        [one] un fascicolo
       *[other] { $count } fascicoli
    }
esp-question =
    { $you ->
        [yes] Sospetti:
       *[no] { $by } sospetta:
    } { $a } + { $b }
esp-waits-turn = { $name } chiede o accusa.
esp-waits-question = La domanda fa il giro.
esp-waits-commit =
    { $count ->
        [one] Un giocatore ha messo le carte
       *[other] { $count } giocatori hanno messo le carte
    }, su { $players }.
esp-checking = Si verificano le carte
esp-right = giusto
esp-wrong = sbagliato
esp-abstained = non ha messo nulla

## The notebook

notebook-title = Taccuino personale
notebook-hint = Croci e spunte vengono da ciò che hai visto. Tocca l’ultima colonna per i tuoi segni; restano su questo dispositivo.
notebook-hint-off = A questo tavolo si gioca senza aiuti: si conserva solo la tua pila di carte escluse.
notebook-element = Elemento
notebook-hidden = Nascosta
notebook-own-mark = Il mio segno
cell-yes = ce l’ha
cell-no = non ce l’ha
cell-maybe = ha mostrato questa o l’altra
cell-unknown = ignoto
hidden-yes = nascosta
hidden-no = esclusa
hidden-unknown = possibile
mark-none = nessun segno
mark-suspect = sospetta
mark-out = cancellata
mark-label = Il mio segno per { $element }: { $mark }

## History

history-title = Chi ha chiesto, passato, mostrato
history-none = Nessuno ha ancora chiesto nulla.
history-asked = Domanda
history-passed = ha passato
history-showed = ha mostrato una carta
history-showed-card = ha mostrato { $card }
history-not-asked = non interpellato

## The log

log-esp-began =
    Tre carte sono nascoste; { $players ->
        [one] un giocatore ne riceve
       *[other] { $players } giocatori ne ricevono
    } { $count } ciascuno.
log-esp-turn-began =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $by }.
    }
log-esp-asked =
    { $you ->
        [yes] Sospetti:
       *[no] { $by } sospetta:
    } { $a } + { $b }.
log-esp-passed =
    { $you ->
        [yes] Dici «Passo».
       *[no] { $by } dice «Passo».
    }
log-esp-showed =
    { $you ->
        [yes] Mostri una carta a { $to }.
       *[no] { $toyou ->
            [yes] { $by } ti mostra una carta.
           *[no] { $by } mostra una carta a { $to }.
        }
    }
log-esp-showed-card =
    { $you ->
        [yes] Mostri a { $to }:
       *[no] { $toyou ->
            [yes] { $by } ti mostra:
           *[no] { $by } mostra a { $to }:
        }
    } { $card }.
log-esp-accused =
    { $you ->
        [yes] Annunci l’accusa!
       *[no] { $by } annuncia l’accusa!
    }
log-esp-committed =
    { $you ->
        [yes] Hai messo le tue carte.
       *[no] { $by } ha messo le carte.
    }
log-esp-checked-right =
    { $you ->
        [yes] Giri
       *[no] { $by } gira
    } { $cards }: giusto!
log-esp-checked-wrong =
    { $you ->
        [yes] Giri
       *[no] { $by } gira
    } { $cards }: sbagliato.
log-esp-checked-nothing =
    { $you ->
        [yes] Non hai messo nulla.
       *[no] { $by } non ha messo nulla.
    }
log-esp-ended = La partita è finita. Erano nascoste: { $cards }.

## Claims

claim-holds =
    { $you ->
        [yes] Ho { $element }.
       *[no] { $by } ha { $element }.
    }
claim-is-hidden = { $element } è tra le carte nascoste.
claim-not-hidden = { $element } non è tra le carte nascoste.
phrase-holds = Qualcuno ha…
phrase-is-hidden = È nascosta: …
phrase-not-hidden = Non è nascosta: …

## How it ended

reason-solved = Vince da solo il primo che indovina nell’ordine di verifica.
reason-nobody-right = Tutti hanno sbagliato: nessuno vince.
reason-all-out = Uno dopo l’altro, tutti hanno accusato e sbagliato.
result-hands = Chi aveva che cosa
result-laid = Ha messo

## The guided first game

guide-turn = Tre carte sono nascoste: una città, un dispositivo, un agente. Chiedi di due elementi: il primo alla tua sinistra che ne ha uno deve mostrarlo solo a te. Le carte che vedi non sono nascoste.
guide-turn-again = Quello che hai o hai visto è barrato. Chiedi di due carte ancora aperte; oppure metti una tua accanto a una aperta: così possono mostrarti solo quella aperta. Se tutti passano, ciò che non hai tu è nascosto.
guide-turn-sure = Nel tuo taccuino restano solo una città, un dispositivo e un agente: sono le carte nascoste. Accusa, prima che lo faccia un altro!
guide-waits = Osserva gli altri: chi passa non ha nessuna delle due carte; chi mostra ne ha una. Il tuo taccuino lo annota.
guide-accuse = Si è chiesto così tanto che la partita deve finire. Annuncia l’accusa; poi tutti mettono tre carte.
guide-show = Hai entrambe le carte, quindi puoi scegliere. Mostrare una carta che quel giocatore ha già visto non svela nulla di nuovo.
guide-commit = Ora tutti mettono tre carte in segreto. Anche se non sei sicuro, rischia: una carta che nessuno ti ha mostrato può essere quella giusta.

## What came of my own question

esp-memo-shown = { $name } ti ha mostrato: { $card }
esp-memo-none = Nessuno ha potuto mostrare { $a } o { $b }.
