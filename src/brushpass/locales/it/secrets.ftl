# SECRETS: nomi, effetti, domande e registro.

game-secrets = SECRETS
front-hint-secrets = SECRETS contro quattro bot. Senza account, senza attese.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie
face-hidden = Segnalino a faccia in giù

## Characters

kind-double-agent = Agente Segreto
kind-politician = Politico
kind-psychiatrist = Psichiatra
kind-detective = Detective
kind-journalist = Giornalista
kind-scientist = Scienziata
kind-diplomat = Diplomatica
kind-assassin = Assassina

## What a character does, in one breath

effect-double-agent = Scambia il tuo segnalino con quello al centro, poi guarda quello nuovo.
effect-politician = Dai questa carta a un altro giocatore e guarda segretamente il suo segnalino.
effect-psychiatrist = Altri due giocatori si scambiano i segnalini. Nessuno guarda.
effect-detective = Guarda segretamente un segnalino qualsiasi: il tuo, quello di un altro o quello al centro.
effect-journalist = Tutti gli altri vedono il tuo segnalino. Tu no.
effect-scientist = La prima non fa nulla. Una seconda a faccia in su gira a faccia in giù tutti i tuoi personaggi.
effect-diplomat = Il segnalino al centro viene mostrato a tutti. Poi, di nascosto, lo scambi con quello del giocatore alla tua sinistra o alla tua destra.
effect-assassin = Guarda il proiettile in cima e dallo, a faccia in giù, a un altro giocatore.
card-copies =
    { $count ->
        [one] Ce n’è una nel mazzo.
       *[other] Ce ne sono { $count } nel mazzo.
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
        [yes] Passi la carta a qualcuno e guardi il suo segnalino.
       *[no] { $by } passa la carta a qualcuno e guarda il suo segnalino.
    }
does-psychiatrist =
    { $you ->
        [yes] Fai scambiare i segnalini ad altri due.
       *[no] { $by } fa scambiare i segnalini ad altri due, forse a te.
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
does-scientist = La carta dà soltanto i suoi punti.
does-diplomat =
    { $you ->
        [yes] Il centro viene mostrato e lo scambi con il segnalino di un vicino.
       *[no] Il centro viene mostrato e { $by } lo scambia di nascosto con il segnalino di un vicino.
    }
does-assassin =
    { $you ->
        [yes] Guardi un proiettile e lo dai a qualcuno.
       *[no] { $by } guarda un proiettile e lo dà a qualcuno, forse a te.
    }
forecast-score =
    { $you ->
        [yes] I tuoi punti visibili: { $from } → { $to }
       *[no] Punti visibili di { $by }: { $from } → { $to }
    }
forecast-pair = Un paio: entrambe si girano a faccia in giù alla fine del turno.
forecast-scientists = Seconda Scienziata: tutti i personaggi di quell’area si girano a faccia in giù.
forecast-ends = È l’ultima carta: la partita finisce dopo questo turno.
forecast-un = { $name } risponde: se accetta, la tiene; se rifiuta, torna a { $by }.
if-it-is = Se è: { $card }
then-accept = Accetti
then-refuse = Rifiuti
then-intervene = Intervieni
then-stand-by = Non intervieni

## Prompts

ask-offer = Tocca a te: offri una di queste due
ask-un = Interviene l’ONU?
ask-answer = Accetti la carta o la rifiuti?
ask-psychiatrist = Psichiatra: quali due si scambiano i segnalini?
ask-politician = Politico: a chi dai questa carta?
ask-detective = Detective: quale segnalino guardi?
ask-diplomat = Diplomatica: con quale vicino scambi il centro?
ask-assassin = Assassina: a chi dai il proiettile?
point-psychiatrist = Scegli due giocatori
point-politician = Scegli un giocatore
point-detective = Scegli un segnalino
point-diplomat = Scegli un vicino
point-assassin = Scegli un giocatore
confirm-psychiatrist = Scambia: { $a } ↔ { $b }
confirm-politician = Dalla a { $a }
confirm-detective = Guarda: { $a }
confirm-diplomat = Scambia con { $a }, di nascosto
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
un-target = È offerta a { $name }.
bullet-yours = Hai pescato { $value }.
bullet-of = Proiettile { $value }
waits-offer = In attesa dell’offerta di { $name }.
waits-un = Il giocatore ONU, { $name }, può intervenire.
waits-answer = { $name } deve accettare o rifiutare.
waits-effect = { $name } applica: { $card }.

## At the table

centre-title = Centro del tavolo
centre-details = Guarda da vicino il centro
centre-point = Scegli il centro
place-centre = il centro
place-you = tu
token-at-centre = il segnalino al centro
token-at-seat =
    { $you ->
        [yes] il tuo segnalino
       *[no] il segnalino di { $by }
    }
un-token = Segnalino ONU
un-in-centre = Il segnalino ONU è al centro
un-next =
    { $you ->
        [yes] Meno carte ora: il segnalino ONU andrebbe a te.
       *[no] Meno carte ora: il segnalino ONU andrebbe a { $by }.
    }
un-next-nobody = Nessuno ha da solo meno carte: il segnalino ONU resta al centro.
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
seat-offered = decide
seat-active = attivo
seat-one-left = manca una carta
seat-point =
    { $you ->
        [yes] Scegli te
       *[no] Scegli { $by }
    }
seat-details = Guarda da vicino: { $name }
seat-summary =
    { $you ->
        [yes] Tu
       *[no] { $by }
    }: { $score } visibili, { $count } di { $limit } carte: { $cards }
slot-shown = Segnalino: { $face }
slot-sure = Segnalino a faccia in giù. Lo conosci: { $face }
slot-maybe = Segnalino a faccia in giù. Forse: { $faces }
slot-hidden = Segnalino a faccia in giù
details-token = Che cosa hai visto di questo segnalino
details-display = Carte
details-bottom = Il mazzo
details-bottom-list =
    { $fresh ->
        [one] Una carta mai vista in cima
       *[other] { $fresh } carte mai viste in cima
    }; sotto, in ordine: { $cards }
sighting = Turno { $turn }: { $face }, visto presso: { $place }.
sighting-start = All’inizio: { $face }, visto presso: { $place }.
sighting-sure = Ora è qui.
sighting-maybe = Ora è in uno di questi posti: { $places }.
sighting-none = Non hai visto nulla che sia qui.
sighting-off = A questo tavolo si gioca senza appunti: ricorda.
memo-close = Mettilo via

## Early intelligence: the first page

briefing-stamp = Segreto
briefing-title = Prime informazioni
briefing-own = Il tuo segnalino: { $face }
briefing-right = { $name }, alla tua destra: { $face }
briefing-centre = Il centro, mostrato a tutti: { $face }
briefing-pool = In gioco: CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. Uno di essi è al centro.
briefing-goal = CIA e KGB vogliono insieme più punti; un Hippie vuole averne meno di tutti. La partita finisce quando qualcuno ha { $limit } carte.
briefing-close = Ricevuto

## The log

log-began = Il tavolo è pronto per { $players } giocatori.
log-drawn =
    Turno { $turn }. { $you ->
        [yes] Riveli
       *[no] { $by } rivela
    }: { $cards }.
log-offered =
    { $you ->
        [yes] Offri una carta a { $to } senza dire nulla.
       *[no] { $toyou ->
            [yes] { $by } ti offre una carta senza dire nulla.
           *[no] { $by } offre una carta a { $to } senza dire nulla.
        }
    }
log-offered-claim =
    { $you ->
        [yes] Offri una carta a { $to } e dici: «{ $claim }».
       *[no] { $toyou ->
            [yes] { $by } ti offre una carta e dice: «{ $claim }».
           *[no] { $by } offre una carta a { $to } e dice: «{ $claim }».
        }
    }
log-offered-card = In realtà: { $card }.
log-intervened =
    { $you ->
        [yes] Intervieni per l’ONU e prendi la carta.
       *[no] { $by } interviene per l’ONU e prende la carta.
    }
log-stood-by =
    { $you ->
        [yes] Non intervieni per l’ONU.
       *[no] { $by } non interviene per l’ONU.
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
    La carta è: { $card }. { $you ->
        [yes] La prendi tu.
       *[no] La prende { $by }.
    }
log-handed =
    { $you ->
        [yes] Dai il Politico a { $to }.
       *[no] { $toyou ->
            [yes] { $by } ti dà il Politico.
           *[no] { $by } dà il Politico a { $to }.
        }
    }
log-shot =
    { $you ->
        [yes] Dai il proiettile a { $to }.
       *[no] { $toyou ->
            [yes] { $by } ti dà il proiettile.
           *[no] { $by } dà il proiettile a { $to }.
        }
    }
log-bullet-drawn =
    { $you ->
        [yes] Guardi il proiettile in cima.
       *[no] { $by } guarda il proiettile in cima.
    }
log-bullet-seen = Guardi il proiettile in cima: { $value }.
log-flipped-pair =
    Un paio { $you ->
        [yes] tuo
       *[no] di { $by }
    } si gira a faccia in giù: { $cards }.
log-flipped-scientists =
    Due Scienziate: tutti i personaggi { $you ->
        [yes] tuoi
       *[no] di { $by }
    } si girano a faccia in giù: { $cards }.
log-un-moved =
    { $you ->
        [yes] Prendi il segnalino ONU: hai meno carte di tutti.
       *[no] { $by } prende il segnalino ONU: ha meno carte di tutti.
    }
log-un-centre = Il segnalino ONU torna al centro.
log-ended = La partita è finita. Si rivelano tutti i segnalini e i proiettili.
log-looked =
    { $own ->
        [yes] { $you ->
            [yes] Guardi il tuo segnalino.
           *[no] { $by } guarda il proprio segnalino.
        }
       *[no] { $you ->
            [yes] Guardi { $token }.
           *[no] { $by } guarda { $token }.
        }
    }
log-looked-face =
    { $own ->
        [yes] { $you ->
            [yes] Guardi il tuo segnalino: { $face }.
           *[no] { $by } guarda il proprio segnalino: { $face }.
        }
       *[no] { $you ->
            [yes] Guardi { $token }: { $face }.
           *[no] { $by } guarda { $token }: { $face }.
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
        [yes] Scambi due segnalini:
       *[no] { $by } scambia due segnalini:
    } { $a } ↔ { $b }.
log-swapped-centre =
    { $you ->
        [yes] Scambi il tuo segnalino con il centro.
       *[no] { $by } scambia il suo segnalino con il centro.
    }
log-diverted =
    { $you ->
        [yes] Hai scambiato il segnalino al centro con quello di un vicino:
       *[no] { $by } ha scambiato di nascosto il segnalino al centro con quello di un vicino:
    } { $a } / { $b }.
log-diverted-own = Di nascosto scambi il segnalino al centro con quello di { $other }.

## Claims

claim-offer-is = La carta offerta è: { $card }.
claim-token-is = Il segnalino presso { $place } è { $face }.
claim-saw-token = Ho visto il segnalino presso { $place }: { $face }.
claim-take-it = Accettala!
claim-refuse-it = Rifiutala!

## How it ended

reason-hippie-lowest = Il punteggio più basso è di un solo Hippie: vince l’Hippie.
reason-cia-ahead = La CIA ha più punti: vincono tutti i giocatori della CIA.
reason-kgb-ahead = Il KGB ha più punti: vincono tutti i giocatori del KGB.
reason-sides-level = CIA e KGB in parità: tutti perdono.
rule-tied-hippies-win = Vincono anche gli Hippie a pari merito con il punteggio più basso

## Phases

phase-setup = Preparazione
phase-offer = L’Offerta
phase-un = Intervento dell’ONU
phase-answer = La risposta
phase-effect = L’effetto
phase-over = Fine della partita
