# SECRETS: nomi, effetti, domande e cronologia.

game-secrets = SECRETS
front-hint-secrets = SECRETS contro quattro bot. Senza account, senza attese.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie

## Characters

kind-double-agent = Agente Segreto
kind-politician = Politico
kind-psychiatrist = Psichiatra
kind-detective = Detective
kind-journalist = Giornalista
kind-scientist = Scienziata
kind-diplomat = Diplomatica
kind-assassin = Assassina
card-times = { $count } × { $card }

## What a character does, in one breath

effect-double-agent = Scambia il tuo segnalino con quello al centro, poi guarda quello nuovo.
effect-politician = Dai questa carta a un altro giocatore, poi guarda segretamente il suo segnalino.
effect-psychiatrist = Altri due giocatori si scambiano i segnalini. Nessuno li guarda.
effect-detective = Guarda segretamente un segnalino qualsiasi: il tuo, quello di un altro giocatore o quello al centro.
effect-journalist = Tutti gli altri vedono il tuo segnalino. Tu no.
effect-scientist = La prima non fa nulla. Una seconda a faccia in su gira a faccia in giù tutti i tuoi personaggi.
effect-diplomat = Il segnalino al centro viene mostrato a tutti. Poi, di nascosto, lo scambi con quello del giocatore alla tua sinistra o alla tua destra.
effect-assassin = Guarda il proiettile in cima e dallo, a faccia in giù, a un altro giocatore.
card-copies =
    { $count ->
        [one] Ce n’è una nel gioco.
       *[other] Ce ne sono { $count } nel gioco.
    }
card-value = Vale { $value }

## What would happen to this player

does-double-agent =
    { $you ->
        [yes] Scambi il tuo segnalino con il centro e guardi quello nuovo.
       *[no] { $by } scambia il suo segnalino con il centro e guarda quello nuovo.
    }
does-politician =
    { $you ->
        [yes] Passi la carta e guardi il segnalino di chi la riceve.
       *[no] { $by } passa la carta e guarda il segnalino di chi la riceve.
    }
does-psychiatrist =
    { $you ->
        [yes] Fai scambiare i segnalini ad altri due.
       *[no] { $by } fa scambiare i segnalini ad altri due; uno può essere il tuo.
    }
does-detective =
    { $you ->
        [yes] Guardi un segnalino qualsiasi.
       *[no] { $by } guarda un segnalino qualsiasi.
    }
does-journalist =
    { $you ->
        [yes] Tutti gli altri vedono il tuo segnalino, tu no.
       *[no] Tu e tutti gli altri vedete il segnalino di { $by }.
    }
does-scientist = Una prima Scienziata dà solo punti.
does-diplomat =
    { $you ->
        [yes] Il centro viene mostrato, poi lo scambi con un segnalino accanto a te.
       *[no] Il centro viene mostrato, poi { $by } lo scambia di nascosto con un segnalino accanto.
    }
does-assassin =
    { $you ->
        [yes] Guardi un proiettile e lo dai a qualcuno.
       *[no] { $by } guarda un proiettile e lo dà a qualcuno, forse a te.
    }
forecast-score =
    { $you ->
        [yes] I tuoi punti visibili: { $before } → { $after }
       *[no] Punti visibili di { $by }: { $before } → { $after }
    }
forecast-pair = Si forma una coppia: entrambe vengono girate a faccia in giù alla fine del turno.
forecast-scientists =
    { $you ->
        [yes] La tua seconda Scienziata: tutti i tuoi personaggi vengono girati a faccia in giù.
       *[no] Seconda Scienziata di { $by }: tutti i suoi personaggi vengono girati a faccia in giù.
    }
forecast-ends = È l’ultima carta: la partita finisce dopo questo turno.
forecast-un = { $name } decide: accetta la carta, oppure la rifiuta e la rimanda a { $by }.
if-it-is = Se è questa: { $card }
then-accept = Se accetti
then-refuse = Se rifiuti
then-intervene = Se intervieni
then-stand-by = Se non intervieni

## Prompts

ask-offer = Tocca a te: offri una di queste due
ask-un = Intervieni con il segnalino ONU?
ask-answer = Accetti la carta o la rifiuti?
ask-psychiatrist = Psichiatra: chi si scambia i segnalini?
ask-politician = Politico: a chi dai questa carta?
ask-detective = Detective: quale segnalino guardi?
ask-diplomat = Diplomatica: con quale vicino scambi il centro?
ask-assassin = Assassina: a chi dai il proiettile?
point-psychiatrist = Scegli due giocatori
point-politician = Scegli un giocatore
point-detective = Scegli un segnalino
point-diplomat = Scegli un vicino
point-assassin = Scegli un giocatore
point-own = Il tuo segnalino
confirm-psychiatrist = Scambia { $a } ↔ { $b }
confirm-politician = Dai la carta a { $a }
confirm-detective =
    { $slot ->
        [own] Guarda il tuo segnalino
        [centre] Guarda il segnalino al centro
       *[seat] Guarda il segnalino di { $whose }
    }
confirm-diplomat = Scambia di nascosto con { $a }
confirm-assassin = Dai il proiettile a { $a }
choose-accept = Accetta
choose-refuse = Rifiuta
choose-intervene = Intervieni: prendi la carta
choose-stand-by = Non intervenire
offer-which = Quale carta?
offer-to = A chi?
offer-say = Che cosa dici che è?
offer-say-nothing = Non dire nulla
offer-say-card = «{ $card }»
offer-confirm = Offri { $card } a { $name }
offer-incomplete = Scegli una carta e un giocatore
offer-claims =
    { $you ->
        [yes] Dici: «{ $claim }».
       *[no] { $by } dice: «{ $claim }».
    }
offer-silent =
    { $you ->
        [yes] Non dici nulla della carta.
       *[no] { $by } non dice nulla della carta.
    }
un-target = La carta viene offerta a { $name }.
bullet-yours = Hai pescato { $value }.
bullet-of = Proiettile { $value }
waits-offer =
    { $you ->
        [yes] Tocca a te fare un’offerta.
       *[no] In attesa dell’offerta di { $by }.
    }
waits-un =
    { $you ->
        [yes] Hai il segnalino ONU e puoi intervenire.
       *[no] { $by } ha il segnalino ONU e può intervenire.
    }
waits-answer =
    { $you ->
        [yes] Devi accettare o rifiutare.
       *[no] { $by } deve accettare o rifiutare.
    }
waits-effect =
    { $you ->
        [yes] Applichi la carta { $card }.
       *[no] { $by } applica la carta { $card }.
    }

## Keyboard shortcuts

keys-card = Scegliere una delle due carte
keys-seats = Scegliere un giocatore, dalla tua sinistra
keys-centre = Scegliere il centro o te
keys-claims = Non dire nulla o nominare una delle due carte
keys-answer = Accettare o rifiutare
keys-un = Intervenire o non intervenire
keys-arrows = Da un posto che puoi scegliere al successivo

## At the table

centre-title = Centro del tavolo
centre-details = Guarda da vicino il centro
centre-point = Scegli il centro
place-centre = Centro
spot =
    { $slot ->
        [own] davanti a te
        [centre] al centro
       *[seat] davanti a { $whose }
    }
un-token = Segnalino ONU
# Under the token, where there is little room.
un-short = ONU
un-in-centre = Il segnalino ONU è al centro
un-next =
    { $you ->
        [yes] Per ora il segnalino ONU va a te: hai meno carte di tutti.
       *[no] Per ora il segnalino ONU va a { $by }: ha meno carte di tutti.
    }
un-next-keeps =
    { $you ->
        [yes] Hai meno carte di tutti e tieni il segnalino ONU.
       *[no] { $by } ha meno carte di tutti e tiene il segnalino ONU.
    }
un-next-nobody = Parità tra chi ha meno carte: nessuno riceve il segnalino ONU.
deck-characters =
    { $count ->
        [one] Una carta nel mazzo dei Personaggi
       *[other] { $count } carte nel mazzo dei Personaggi
    }
deck-bullets =
    { $count ->
        [one] Una carta nel mazzo dei Proiettili
       *[other] { $count } carte nel mazzo dei Proiettili
    }
bullet = Proiettile
bullet-hidden = Valore ignoto fino alla fine.
card-down = { $card }, a faccia in giù
card-unknown = Carta a faccia in giù
card-worth-nothing = a faccia in giù, vale 0
no-cards = nessuna carta
others-title = Gli altri giocatori
seat-acts = agisce
seat-offered = riceve l’offerta
seat-active =
    { $you ->
        [yes] tocca a te
       *[no] di turno
    }
seat-one-left = a 1 carta dalla fine
seat-point =
    { $you ->
        [yes] Scegli il tuo posto
       *[no] Scegli { $by }
    }
seat-details = Guarda da vicino: { $name }
seat-summary =
    { $you ->
        [yes] Tu: punti visibili { $score }, carte { $count } su { $limit }
       *[no] { $by }: punti visibili { $score }, carte { $count } su { $limit }
    }
slot-shown = Segnalino: { $face }
slot-sure = Segnalino a faccia in giù. Lo conosci: { $face }
slot-maybe = Segnalino a faccia in giù. Forse { $faces }
slot-odds = Segnalino a faccia in giù. CIA { $cia }%, KGB { $kgb }%, Hippie { $hippie }%
slot-hidden = Segnalino a faccia in giù
notes-own = Le tue note
notes-own-hint = Restano su questo dispositivo. Nessun altro le vede.
details-token = Dove è stato visto questo segnalino
details-display = Carte
details-bottom = Il mazzo
details-bottom-list =
    { $fresh ->
        [0] Dall’alto, in ordine: { $cards }
        [one] Una carta che nessuno ha visto; sotto, in ordine: { $cards }
       *[other] { $fresh } carte che nessuno ha visto; sotto, in ordine: { $cards }
    }
sighting =
    { $slot ->
        [own] Turno { $turn }: { $face }, davanti a te.
        [centre] Turno { $turn }: { $face }, al centro.
       *[seat] Turno { $turn }: { $face }, davanti a { $whose }.
    }
sighting-start =
    { $slot ->
        [own] All’inizio: { $face }, davanti a te.
        [centre] All’inizio: { $face }, al centro.
       *[seat] All’inizio: { $face }, davanti a { $whose }.
    }
sighting-sure = Ora è qui.
sighting-maybe = Da allora può essere stato scambiato. Ora è in uno di questi posti:
sighting-none = Non hai visto il segnalino che ora è qui.
sighting-off = A questo tavolo niente appunti: tieni tutto a mente!
memo-close = Capito

## Early intelligence: the first page

briefing-stamp = Segreto
briefing-title = Prime informazioni
briefing-own = Il tuo segnalino: { $face }
briefing-right = { $name }, alla tua destra: { $face }
briefing-centre = Il centro, mostrato a tutti: { $face }
briefing-pool = Segnalini in gioco: CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. Uno di essi è al centro.
briefing-goal-false = CIA contro KGB: ogni squadra somma i suoi punti e vince il totale più alto. Un Hippie vince per conto suo con il punteggio più basso di tutti.
briefing-goal-among-hippies = CIA contro KGB: ogni squadra somma i suoi punti e vince il totale più alto. Gli Hippie vincono per conto loro con il punteggio più basso di tutti, anche in parità, ma solo tra loro.
briefing-goal-true = CIA contro KGB: ogni squadra somma i suoi punti e vince il totale più alto. Ogni Hippie con il punteggio più basso di tutti vince, anche in parità con qualcun altro.
briefing-score = Il tuo punteggio è la somma dei tuoi personaggi a faccia in su e dei tuoi proiettili; i personaggi a faccia in giù valgono 0. La partita finisce quando qualcuno ha { $limit } carte.
briefing-close = Ricevuto

## The log

log-began = Inizia una nuova partita con { $players } giocatori.
log-drawn =
    { $you ->
        [yes] Turno { $turn }: riveli { $cards }.
       *[no] Turno { $turn }: { $by } rivela { $cards }.
    }
log-offered =
    { $you ->
        [yes] Offri una carta a { $to } senza dire nulla.
       *[no]
            { $toyou ->
                [yes] { $by } ti offre una carta senza dire nulla.
               *[no] { $by } offre una carta a { $to } senza dire nulla.
            }
    }
log-offered-claim =
    { $you ->
        [yes] Offri una carta a { $to } e dici: «{ $claim }».
       *[no]
            { $toyou ->
                [yes] { $by } ti offre una carta e dice: «{ $claim }».
               *[no] { $by } offre una carta a { $to } e dice: «{ $claim }».
            }
    }
log-offered-card =
    { $you ->
        [yes] Offri una carta a { $to } senza dire nulla: { $card }.
       *[no] { $by } offre una carta a { $to } senza dire nulla: { $card }.
    }
log-offered-card-claim =
    { $you ->
        [yes] Offri una carta ({ $card }) a { $to } e dici: «{ $claim }».
       *[no] { $by } offre una carta ({ $card }) a { $to } e dice: «{ $claim }».
    }
log-intervened =
    { $you ->
        [yes] Intervieni con il segnalino ONU e prendi la carta.
       *[no] { $by } interviene con il segnalino ONU e prende la carta.
    }
log-stood-by =
    { $you ->
        [yes] Decidi di non intervenire.
       *[no] { $by } ha il segnalino ONU ma non interviene.
    }
log-accepted =
    { $you ->
        [yes] Accetti.
       *[no] { $by } accetta.
    }
log-refused =
    { $you ->
        [yes] Rifiuti.
       *[no] { $by } rifiuta.
    }
log-revealed =
    { $you ->
        [yes] La carta è { $card } e va a te.
       *[no] La carta è { $card } e va a { $by }.
    }
log-handed =
    { $you ->
        [yes] Dai il Politico a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } ti dà il Politico.
               *[no] { $by } dà il Politico a { $to }.
            }
    }
log-shot =
    { $you ->
        [yes] Dai il proiettile a { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } ti dà il proiettile.
               *[no] { $by } dà il proiettile a { $to }.
            }
    }
log-bullet-drawn =
    { $you ->
        [yes] Guardi il proiettile in cima.
       *[no] { $by } guarda il proiettile in cima.
    }
log-bullet-seen =
    { $you ->
        [yes] Guardi il proiettile in cima: { $value }.
       *[no] { $by } guarda il proiettile in cima: { $value }.
    }
log-flipped-pair =
    { $you ->
        [yes] La tua coppia viene girata a faccia in giù: { $cards }.
       *[no] La coppia di { $by } viene girata a faccia in giù: { $cards }.
    }
log-flipped-scientists =
    { $you ->
        [yes] Due Scienziate: tutti i tuoi personaggi vengono girati a faccia in giù: { $cards }.
       *[no] Due Scienziate: tutti i personaggi di { $by } vengono girati a faccia in giù: { $cards }.
    }
log-un-moved =
    { $you ->
        [yes] Prendi il segnalino ONU: hai meno carte di tutti.
       *[no] { $by } prende il segnalino ONU: ha meno carte di tutti.
    }
log-un-centre = Il segnalino ONU torna al centro.
log-ended = La partita è finita. Si rivelano tutti i segnalini e i proiettili.
log-looked =
    { $you ->
        [yes]
            { $slot ->
                [own] Guardi il tuo segnalino.
                [centre] Guardi il segnalino al centro.
               *[seat] Guardi il segnalino di { $whose }.
            }
       *[no]
            { $slot ->
                [own] { $by } guarda il proprio segnalino.
                [reader] { $by } guarda il tuo segnalino.
                [centre] { $by } guarda il segnalino al centro.
               *[seat] { $by } guarda il segnalino di { $whose }.
            }
    }
log-looked-face =
    { $you ->
        [yes]
            { $slot ->
                [own] Guardi il tuo segnalino: { $face }.
                [centre] Guardi il segnalino al centro: { $face }.
               *[seat] Guardi il segnalino di { $whose }: { $face }.
            }
       *[no]
            { $slot ->
                [own] { $by } guarda il proprio segnalino: { $face }.
                [reader] { $by } guarda il tuo segnalino: { $face }.
                [centre] { $by } guarda il segnalino al centro: { $face }.
               *[seat] { $by } guarda il segnalino di { $whose }: { $face }.
            }
    }
log-exposed =
    { $you ->
        [yes] Il tuo segnalino viene mostrato a tutti gli altri. Tu non lo vedi.
       *[no] Il segnalino di { $by } viene mostrato a tutti gli altri.
    }
log-exposed-face =
    { $you ->
        [yes] Il tuo segnalino viene mostrato a tutti gli altri: { $face }.
       *[no] Il segnalino di { $by } viene mostrato a tutti gli altri: { $face }.
    }
log-centre-shown = Il segnalino al centro viene mostrato a tutti: { $face }.
log-swapped =
    { $you ->
        [yes] Scambi i segnalini di { $a } e { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } scambia il tuo segnalino con quello di { $b }.
               *[no] { $by } scambia i segnalini di { $a } e { $b }.
            }
    }
log-swapped-centre =
    { $you ->
        [yes] Scambi il tuo segnalino con quello al centro.
       *[no] { $by } scambia il proprio segnalino con quello al centro.
    }
log-diverted =
    { $toyou ->
        [yes] Di nascosto, { $by } scambia il segnalino al centro con il tuo o con quello di { $b }.
       *[no] Di nascosto, { $by } scambia il segnalino al centro con quello di { $a } o di { $b }.
    }
log-diverted-own =
    { $you ->
        [yes] Di nascosto, scambi il segnalino al centro con quello di { $to }.
       *[no] Di nascosto, { $by } scambia il segnalino al centro con quello di { $to }.
    }

## Claims, in the speaker’s own words

claim-offer-is = È la carta { $card }.
claim-token-is =
    { $slot ->
        [own] Il mio segnalino è { $face }.
        [reader] Il tuo segnalino è { $face }.
        [centre] Il segnalino al centro è { $face }.
       *[seat] Il segnalino di { $whose } è { $face }.
    }
claim-saw-token =
    { $slot ->
        [own] Ho visto il mio segnalino: { $face }.
        [reader] Ho visto il tuo segnalino: { $face }.
        [centre] Ho visto il segnalino al centro: { $face }.
       *[seat] Ho visto il segnalino di { $whose }: { $face }.
    }
claim-take-it = Accettala!
claim-refuse-it = Non accettarla!
claim-offer-me = Offrimi la carta { $card }!
phrase-offer-is = La carta è…
phrase-token-is = Quel segnalino è…
phrase-saw-token = Ho visto…
phrase-offer-me = Offrimi…

## How it ended

result-reveal = Si rivelano le identità…
result-sum = { $face }: { $points }
reason-hippie-lowest =
    { $tied ->
        [yes] Parità sul punteggio più basso: a questo tavolo basta perché vinca un Hippie.
       *[no] Un Hippie ha il punteggio più basso, senza parità: vince l’Hippie.
    }
reason-cia-ahead = La CIA ha il totale più alto: vince tutta la squadra della CIA.
reason-kgb-ahead = Il KGB ha il totale più alto: vince tutta la squadra del KGB.
reason-sides-level = CIA e KGB sono in parità: tutti perdono.
rule-tied-hippies-win = Se degli Hippie hanno in parità il punteggio più basso
rule-tied-hippies-win-false = La parità perde: un Hippie vince solo se nessun altro ha quel punteggio
rule-tied-hippies-win-among-hippies = Gli Hippie in parità solo tra loro vincono insieme
rule-tied-hippies-win-true = Basta qualsiasi parità: vince ogni Hippie con il punteggio più basso
rule-last-pairs-stay = Una coppia formata nell’ultimo turno resta a faccia in su e conta
rule-begins = Chi comincia
rule-begins-chance = Decide il caso
rule-begins-winner = Comincia chi ha vinto l’ultima partita; se non c’è, decide il caso
rule-begins-seat = Comincia { $name }

## Phases

phase-setup = Preparazione
phase-offer = L’Offerta
phase-un = Intervento dell’ONU
phase-answer = La risposta
phase-effect = L’effetto

## The rules in brief, over the table

help-look = Tocca un posto o il centro: vedi che cosa c’è e che cosa sai del suo segnalino.

## What a card means for the reader

means-more = Come { $face } vuoi più punti.
means-fewer = Come Hippie vuoi meno punti.
means-unsure = Non hai la certezza di chi sei adesso: i punti possono aiutarti o danneggiarti.
means-good = Un bene per te, per quanto ne sai.
means-bad = Un male per te, per quanto ne sai.

## La fine in tre gradini, e il cammino dei segnalini

ladder-alone = Punteggio più basso: { $score }. Ce l’ha solo { $names }, che è Hippie: vince l’Hippie.
ladder-shared-wins = Punteggio più basso: { $score }. Lo condividono { $names }, e a questo tavolo a un Hippie basta.
ladder-shared = Punteggio più basso: { $score }. Lo condividono { $names }: nessun Hippie vince.
ladder-other = Punteggio più basso: { $score }. Ce l’ha { $names }, che non è Hippie.
ladder-others = Punteggio più basso: { $score }. Lo condividono { $names }, e tra loro non c’è alcun Hippie.
path-title = Il cammino dei segnalini
path-start = All’inizio: { $face }.
path-turn =
    { $you ->
        [yes] Turno { $turn }: { $face }, per mano tua.
       *[no] Turno { $turn }: { $face }, per mano di { $by }.
    }
path-same = { $face } dall’inizio alla fine.

## On a television between two games

loop-s-token = Il tuo segnalino è il tuo segreto: CIA, KGB o Hippie.
loop-s-offer = Due carte: ne offri una a faccia in giù, e puoi mentire.
loop-s-answer = Accettare o rifiutare. Chi la prende fa ciò che dice.
loop-s-swap = I segnalini si scambiano di posto. Sei ancora chi eri?
loop-s-end-false = Quando qualcuno riceve la sua ultima carta, vince la squadra con più punti, o l’Hippie che ne ha meno di tutti.
loop-s-end-among-hippies = Quando qualcuno riceve la sua ultima carta, vince la squadra con più punti, o gli Hippie che ne hanno meno di tutti gli altri.
loop-s-end-true = Quando qualcuno riceve la sua ultima carta, vince la squadra con più punti, o ogni Hippie con il punteggio più basso.

## A little more about each card

more-double-agent = Se conoscevi il tuo vecchio segnalino, ora sai che cosa c’è al centro. Tutti vedono lo scambio; solo tu vedi il tuo nuovo segnalino.
more-politician = Non lo tieni mai: punti, carte e coppie vanno alla persona a cui lo dai. Quella persona non ne applica l’effetto.
more-psychiatrist = Non puoi scegliere il tuo segnalino né quello al centro. Entrambe le persone potrebbero ora avere un segnalino che non conoscono.
more-detective = Tutti vedono quale segnalino guardi, solo tu ne vedi la faccia.
more-journalist = Forse tutti sanno chi sei, tranne te.
more-scientist = Cinque punti sono tanti, e ce ne sono sei. Una terza accanto a due a faccia in giù dà di nuovo punti.
more-diplomat = Tutti sanno che cosa c’era al centro e che ora è davanti a chi siede alla tua sinistra o alla tua destra, ma non davanti a chi dei due. Non guardi il segnalino che va al centro.
more-assassin = I proiettili valgono 0, −1, −2 e −3. L’Assassina resta con te. Il proiettile diventa una carta di chi lo riceve. Solo tu ne hai visto il valore: fino alla fine nessun altro può guardarlo, nemmeno chi lo ha ricevuto.

## Levels of bots

level-secrets-rookie = Dimentica ciò che gli è stato mostrato, evita le carte che non vede ed esita: ideale per una prima serata.
level-secrets-agent = Ricorda quasi tutto ed esita meno.
level-secrets-handler =
    { $players ->
        [4] Deduce con esattezza che cosa può trovarsi in ogni posto e intuisce in parte perché gli altri hanno scelto così.
        [5] Deduce con esattezza che cosa può trovarsi in ogni posto e intuisce in parte perché gli altri hanno scelto così.
       *[other] Deduce che cosa può trovarsi in ogni posto e non dimentica quasi nulla.
    }
level-secrets-handler-6 =
    { $players ->
        [4] Si chiede perché gli altri hanno scelto così e in poche decisioni pensa in anticipo.
        [5] Si chiede perché gli altri hanno scelto così e in poche decisioni pensa in anticipo.
       *[other] Deduce con esattezza che cosa può trovarsi in ogni posto e intuisce in parte perché gli altri hanno scelto così.
    }
level-secrets-spymaster = Si chiede perché gli altri hanno scelto così e in alcune decisioni pensa in anticipo.
level-secrets-mastermind = Si chiede perché gli altri hanno scelto così e in ogni decisione pensa in anticipo.
