# ESPIONAJE CARTAS: nomi, domande, taccuino e cronologia.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE contro i bot

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

## Briefing

esp-briefing-title = Prima del primo turno

## Prompts

ask-turn = Tocca a te: chiedi di due carte o accusa
ask-turn-early = Tocca a te: chiedi di due carte
ask-accuse = Basta domande: ora devi accusare
ask-after = Hai le risposte: accusi o finisci il turno?
ask-show = Le hai entrambe: quale mostri?
ask-commit = Scegli le tre carte che credi nascoste
suspect-hint = Nominane due qualsiasi, anche tue. La domanda gira verso sinistra finché qualcuno non deve mostrartene una.
suspect-incomplete = Scegli due carte
suspect-one-more = { $a } e…
suspect-confirm = Chiedi: { $a } + { $b }
accuse-open = Accusa…
keys-city = Scegliere una città
keys-device = Scegliere un dispositivo
keys-agent = Scegliere un agente
keys-show = Mostrare una delle tue due carte
keys-accuse = Accusare
keys-notebook = Aprire il taccuino
accuse-title = Lanciare l’accusa?
accuse-warning = La partita finisce. Tutti scelgono tre carte; vengono verificate in ordine di turno, le tue per prime. Vince la prima risposta giusta.
accuse-warning-clue = Solo tu scegli tre carte. Se sbagli, esci: non chiedi più, rispondi soltanto.
accuse-confirm = Accuso
accuse-cancel = Non ancora
show-hint = Ha chiesto { $name }, e solo { $name } vedrà la carta. Gli altri vedono solo che ne hai mostrata una.
show-card = Mostra { $card }
show-before = già mostrata a { $names }
commit-hint = Una città, un dispositivo, un agente. La scelta è definitiva e nessuno la vede prima della verifica.
commit-incomplete = Scegline una per tipo
commit-chosen = Le tue tre: { $cards }
commit-confirm = Risposta definitiva
commit-warning = Il tuo taccuino ha barrato: { $cards }.

## At the table

esp-solution = Informazione segreta
esp-solution-hidden = Tre carte nascoste: una città, un dispositivo, un agente
esp-hand = Il tuo archivio riservato
esp-players = I giocatori
esp-turn-of = chiede
esp-said-pass = Passo!
esp-said-show = mostra una carta
esp-is-out = risponde soltanto
esp-has-committed = ha scelto
esp-thinks = pensa
esp-seat =
    { $count ->
        [one]
            { $you ->
                [yes] Hai una carta
               *[no] { $by } ha una carta
            }
       *[other]
            { $you ->
                [yes] Hai { $count } carte
               *[no] { $by } ha { $count } carte
            }
    }
esp-question =
    { $you ->
        [yes] Sospetti di { $a } e { $b }.
       *[no] { $by } sospetta di { $a } e { $b }.
    }
esp-waits-turn =
    { $you ->
        [yes] Chiedi o accusi.
       *[no] { $by } chiede o accusa.
    }
esp-waits-question = La domanda fa il giro.
esp-waits-after = { $name } può ancora accusare.
esp-waits-commit =
    { $count ->
        [one] Una persona su { $players } ha scelto le sue tre carte.
       *[other] { $count } persone su { $players } hanno scelto le loro tre carte.
    }
esp-waits-accuser = Si aspettano le tre carte di { $name }.
esp-checking = Si verificano le carte
esp-right = giusto
esp-wrong = sbagliato
esp-abstained = non ha scelto nulla

## The notebook

notebook-title = Taccuino personale
notebook-hint = Croci e spunte vengono da ciò che hai visto. Tocca l’ultima colonna per i tuoi segni; restano su questo dispositivo.
notebook-hint-off = A questo tavolo non ci sono aiuti alla memoria: si conserva solo la tua pila di carte escluse.
notebook-hint-full = Spunte e croci sono certe, le cifre sono percentuali. Tocca una casella per vedere da che cosa si deduce. L’ultima colonna è per i tuoi segni.
notebook-ours = * Nome nostro: il regolamento ne dà solo sette su quindici.
notebook-heard = In un riquadro tratteggiato: la percentuale contando anche ciò che si è detto al tavolo. Le parole non provano nulla.
notebook-element = Carta
notebook-hidden = Nascosta
notebook-own-mark = Note
cell-yes = ce l’ha
cell-no = non ce l’ha
cell-maybe = ha mostrato questa o l’altra
cell-unknown = non si sa
hidden-yes = nascosta
hidden-no = esclusa
hidden-unknown = possibile
cell-why =
    { $who ->
        [hidden]
            { $state ->
                [sure] { $element } è tra le carte nascoste. Perché?
                [out] { $element } non è tra le carte nascoste. Perché?
               *[likely] { $element } tra le carte nascoste: { $percent }%. Perché?
            }
       *[other]
            { $state ->
                [sure] { $name } ha la carta { $element }. Perché?
                [out] { $name } non ha la carta { $element }. Perché?
               *[likely] { $name } ha la carta { $element }: { $percent }%. Perché?
            }
    }
cell-why-heard =
    { $who ->
        [hidden] { $element } tra le carte nascoste: { $percent }%. Con le parole: { $after }%. Perché?
       *[other] { $name } ha la carta { $element }: { $percent }%. Con le parole: { $after }%. Perché?
    }
cell-heard = { $percent }%. Con le parole: { $after }%.
mark-label =
    { $mark ->
        [suspect] { $element }: sospetta
        [out] { $element }: barrata
       *[none] { $element }: nessun segno
    }

## History

history-title = Domande e risposte
history-none = Nessuno ha ancora chiesto nulla.
history-asked = Domanda
history-passed = ha passato
history-showed = ha mostrato una carta
history-showed-card = ha mostrato { $card }
history-not-asked = nessuna domanda

## The log

log-esp-began = Tre carte sono nascoste. Ognuno dei { $players } giocatori riceve { $count } carte.
log-esp-turn-began =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $by }.
    }
log-esp-asked =
    { $you ->
        [yes] Sospetti di { $a } e { $b }.
       *[no] { $by } sospetta di { $a } e { $b }.
    }
log-esp-passed =
    { $you ->
        [yes] Dici «Passo».
       *[no] { $by } dice «Passo».
    }
log-esp-showed =
    { $you ->
        [yes] Mostri una carta a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } ti mostra una carta.
               *[no] { $by } mostra una carta a { $to }.
            }
    }
log-esp-showed-card =
    { $you ->
        [yes] Mostri una carta a { $to }: { $card }.
       *[no]
            { $toyou ->
                [yes] { $by } ti mostra una carta: { $card }.
               *[no] { $by } mostra una carta a { $to }: { $card }.
            }
    }
log-esp-accused =
    { $you ->
        [yes] Lanci l’accusa!
       *[no] { $by } lancia l’accusa!
    }
log-esp-committed =
    { $you ->
        [yes] Hai scelto tre carte.
       *[no] { $by } ha scelto tre carte.
    }
log-esp-checked-right =
    { $you ->
        [yes] Le tue carte sono { $cards }: giusto!
       *[no] Le carte di { $by } sono { $cards }: giusto!
    }
log-esp-checked-wrong =
    { $you ->
        [yes] Le tue carte sono { $cards }: sbagliato.
       *[no] Le carte di { $by } sono { $cards }: sbagliato.
    }
log-esp-checked-nothing =
    { $you ->
        [yes] Non hai scelto nulla in tempo.
       *[no] { $by } non ha scelto nulla in tempo.
    }
log-esp-ended = La partita è finita. Le carte nascoste erano { $cards }.

## Claims, in the speaker’s own words

claim-holds =
    { $who ->
        [speaker] Ho la carta { $element }.
        [reader] Hai la carta { $element }.
       *[other] { $name } ha la carta { $element }.
    }
claim-is-hidden = { $element } è tra le carte nascoste.
claim-not-hidden = { $element } non è tra le carte nascoste.
claim-show-me = Mostrami la carta { $element }!
phrase-holds = Qualcuno ha…
phrase-is-hidden = Questa è nascosta…
phrase-not-hidden = Questa non è nascosta…
phrase-show-me = Mostrami…

## How it ended

reason-solved = Vince la prima risposta giusta nell’ordine di verifica.
reason-nobody-right = Tutti hanno sbagliato: nessuno vince.
reason-all-out = A turno, tutti hanno accusato e sbagliato.
esp-too-late = giusto, ma tardi
result-hands = Chi aveva che cosa
result-laid =
    { $you ->
        [yes] Hai scelto { $cards }.
       *[no] { $by } ha scelto { $cards }.
    }
rule-clue-accusation = Se un’accusa è sbagliata, esce solo chi ha accusato; gli altri continuano
rule-accuse-after-asking = Dopo la tua domanda puoi ancora accusare nello stesso turno
rule-no-early-accusation = Nessuno può accusare nel primo giro

## What came of the reader’s own question

esp-memo-shown = { $name } ti ha mostrato una carta: { $card }.
esp-memo-none = Nessuno ha potuto mostrare { $a } o { $b }.

## On a television between two games

loop-e-hidden = Tre carte sono nascoste: una città, un dispositivo e un agente.
loop-e-ask = Chiedi di due qualsiasi. La domanda gira verso sinistra.
loop-e-show = Chi ne ha una la mostra solo a te.
loop-e-note = Cancella ciò che vedi, e guarda chi passa.
loop-e-accuse-false = Lo sai? Accusa: tutti ne posano tre, e vince il primo che indovina.
loop-e-accuse-true = Lo sai? Accusa: se indovini, vinci; se sbagli, sei fuori.

## Levels of bots

level-espionaje-rookie = Dimentica chi ha passato e che cosa gli è stato mostrato, ed esita: ideale per una prima serata.
level-espionaje-agent = Ricorda di più, ma aspetta troppo prima di accusare.
level-espionaje-handler = Dimentica poco e osa di più.
level-espionaje-handler-6 =
    { $players ->
        [2] Non dimentica nulla, accusa per tempo e in alcune partite rivela poco con le sue domande.
       *[other] Dimentica pochissimo e osa ancora di più.
    }
level-espionaje-spymaster = Non dimentica nulla, accusa per tempo e in molte partite rivela poco con le sue domande.
level-espionaje-mastermind = Non dimentica nulla, accusa per tempo e rivela sempre poco con le sue domande.
