# Quello che dice solo il terminale: solo, replay, review e rules. Il resto è lo stesso della pagina.

## A ogni domanda

terminal-help = Scrivi il numero di una risposta, oppure l’intera scelta in una riga, per esempio: { $example }
terminal-key-back = ricomincia questa scelta
terminal-key-say = di’ qualcosa al tavolo, vero o no («say 2»: la seconda frase)
terminal-key-pause = fermati a ogni offerta fatta ad altri, per poterne parlare (di nuovo: non più)
terminal-key-table = mostra di nuovo il tavolo
terminal-key-dossier = che cosa puoi dedurne, e che cosa aggiungono le parole
terminal-key-log = tutto ciò che è successo
terminal-key-log-recent = ciò che è successo in questo turno e in quello prima
terminal-key-rules = le regole
terminal-key-help = questo aiuto
terminal-key-quit = lascia il tavolo
terminal-pause = Premi Invio per continuare, o scrivi «say» per dire qualcosa.
terminal-pauses = D’ora in poi il gioco si ferma a ogni offerta fatta ad altri. Scrivi di nuovo «pause» per smettere.
terminal-pauses-no-more = Il gioco non si ferma più alle offerte fatte ad altri.
terminal-no-such-answer = Le risposte vanno da 1 a { $count }; la { $typed } non c’è.
terminal-not-understood = { $typed } non è né un numero né una scelta. Scrivi «?» per l’aiuto.
terminal-not-now = Adesso non puoi scegliere { $typed }.
# Una persona tra le risposte, con il numero usato da una scelta scritta.
terminal-player = { $name } (posto { $number })
terminal-neighbour =
    { $side ->
        [left] { $name }, alla tua sinistra
       *[right] { $name }, alla tua destra
    }
terminal-needs-slot = un segnalino
terminal-needs-face = un’identità
terminal-needs-card = una carta
terminal-needs-seat = una persona
terminal-needs-element = una carta

## Intorno alla partita

terminal-which-game = Quale gioco?
# Uno dei giochi tra cui scegliere.
terminal-game = { $game }, da { $first } a { $last } giocatori
terminal-how-many = Quanti giocatori, contando te? Da { $first } a { $last } [{ $first }]
terminal-need-number = Scrivi un numero da { $first } a { $last }.
terminal-seated = Hai il posto { $seat } di { $players }. A ogni domanda, «?» spiega e «q» lascia il tavolo.
terminal-left = Lasci il tavolo.
terminal-seed = La distribuzione deriva da questo seme:
terminal-no-record = Con --out FILE la partita viene salvata, e brushpass verify FILE la controlla.
terminal-verify = Per controllare la partita salvata: { $command }
terminal-replay = Per rivederla: { $command }

## Un gioco senza testi propri

terminal-seats = Posti: { $seats }
terminal-asked = Ti viene chiesto: { $ask }
terminal-over = La partita è finita.
terminal-over-reason = La partita è finita ({ $reason }).
terminal-no-rules = Il terminale non ha le regole di questo gioco. Scelte ed eventi sono mostrati nella sua notazione.

## Tabelle

terminal-turn =
    { $you ->
        [yes] { $game }, turno { $turn }: tocca a te
       *[no] { $game }, turno { $turn }: tocca a { $by }
    }
terminal-end = { $game }, la fine

## SECRETS

terminal-cards = carte
terminal-score = punti
# Testa di colonna: i personaggi a faccia in giù stanno tra parentesi.
terminal-display = a faccia in su (in giù)
# Accanto a chi ha il segnalino ONU.
terminal-un = ONU
terminal-limit = La partita finisce quando qualcuno ha { $limit } carte.
terminal-shown = Rivelate: { $cards }.
terminal-second-player = E con chi?
terminal-seen =
    { $who ->
        [everybody] Segnalini che tutti hanno visto:
       *[you] Segnalini che hai visto:
    }
# Teste di colonna: quando, davanti a chi, quale identità, dov’è adesso.
terminal-seen-when = quando
terminal-seen-where = dove
terminal-seen-face = identità
terminal-seen-now = dove adesso
terminal-when =
    { $turn ->
        [0] all’inizio
       *[other] turno { $turn }
    }
terminal-still-there = ancora lì
terminal-side = identità
# Testa di colonna: tutto ciò che vale alla fine.
terminal-counted = a faccia in su, proiettili
terminal-centre = Al centro: { $face }

## ESPIONAJE CARTAS

terminal-clockwise =
    { $count ->
        [one] In senso orario: { $seats }; una carta a testa.
       *[other] In senso orario: { $seats }; { $count } carte a testa.
    }
terminal-hand = Le tue carte: { $cards }.
terminal-notebook = Il tuo taccuino (x: non è nascosta, e chi ce l’ha):
terminal-notebook-bare = Il tuo taccuino (x: non è nascosta):
terminal-solution-seen = Hai visto le carte nascoste: { $cards }.
terminal-out = Fuori gioco (solo risposte): { $names }.
terminal-questions =
    { $count ->
        [one] Una domanda finora:
       *[other] { $count } domande finora:
    }
terminal-recent = Le ultime { $shown } domande su { $count }:
terminal-question-last = L’ultima domanda:
terminal-suspect = Chiedi di due carte
terminal-accuse = Accusa
terminal-first-element = Quale carta per prima?
terminal-second-element = E la seconda?
terminal-commit-city = Quale città è nascosta?
terminal-commit-device = Quale dispositivo?
terminal-commit-agent = Quale agente?
terminal-solution = Le carte nascoste: { $cards }.
# Teste di colonna.
terminal-chosen = ha scelto
terminal-held = aveva

## Regole

terminal-copies = copie
terminal-value = valore
terminal-bullets = Proiettili: { $values }, uno per tipo.
terminal-ours = I { $count } nomi con * sono nostri: il regolamento non li riporta.
# Un’opzione del gioco, come la accetta solo.
terminal-switch = Con { $name }: { $text }.

## Replay

terminal-viewpoint =
    { $viewpoint ->
        [truth] { $game }, { $players } giocatori: tutto scoperto
        [public] { $game }, { $players } giocatori: come l’ha visto il pubblico
       *[seat] { $game }, { $players } giocatori: come l’ha visto { $name }
    }
terminal-setup = Preparazione
terminal-step = Passo { $step }, { $name } sceglie: { $choice }
terminal-prompt = { $at } di { $last }, aiuto con «?»
terminal-first = Questo è il primo passo.
terminal-last = Questo è l’ultimo passo.
terminal-no-such-step = I passi vanno da { $first } a { $last }; il { $typed } non c’è.
terminal-no-viewpoint = Il punto di vista { $typed } non esiste: scrivi truth, public o un posto da 0 a { $last }.
terminal-key-next = passo successivo
terminal-key-previous = un passo indietro
terminal-key-go = vai al passo N
terminal-key-sight = mostra il tavolo
terminal-key-as = guarda come W: truth (tutto), public (il pubblico) o il numero di un posto
terminal-key-end = esci

## Analisi

terminal-judging = Analisi in corso
terminal-head-step = passo
terminal-head-decision = decisione
terminal-better =
    { $error ->
        [0] Meglio: { $choice } ({ $percent }%).
       *[other] Meglio: { $choice } ({ $percent }% ± { $error }).
    }
