# Parole delle pagine attorno ai giochi: pagina iniziale, sala, chat, fine, analisi, schermo condiviso.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Italiano
page-loading = Un momento…
part-missing = Una parte di questa pagina non si è caricata.
part-again = Riprova
skip-to-content = Vai al contenuto
close = Chiudi

## Titles of pages, as tabs show them

title-table = { $code } · Brushpass
title-screen = Schermo condiviso { $code } · Brushpass
title-review = Analisi { $code } · Brushpass
title-learn = Come si gioca a { $game } · Brushpass

## Options

options-open = Lingua, aspetto e suono
options-title = Lingua, aspetto e suono
options-language = Lingua
options-theme = Colori
options-close = Fatto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
options-sound = Suono
option-off = Spento
option-on = Acceso
options-buzz = Vibrazione
options-speed = Velocità
speed-calm = Tranquilla
speed-normal = Normale
speed-fast = Veloce
speed-none = Senza pause
shortcuts-title = Scorciatoie da tastiera
keys-talk = Di’ qualcosa
keys-list = Regole e scorciatoie

## Front page

front-page = Pagina iniziale
front-kicker = Solo per i tuoi occhi
front-lead = Due giochi di spie: sui vostri telefoni attorno a un tavolo, online con gli amici o contro i bot.
front-play = Gioca subito
front-anonymous = Incognito
front-join = Unisciti a un tavolo
front-code = Codice
front-join-go = Entra
front-host = Apri un tavolo
front-learn = Come si gioca
front-learn-hint = I due giochi spiegati con le figure, o giocati passo passo in quattro minuti.
front-learn-go = Leggi le regole
front-rights = I giochi appartengono ai loro editori. I testi e i disegni qui sono nostri.
own-tables = I tuoi tavoli
your-name = Il tuo nome
stage-lobby = non iniziata
stage-dealing = sta per iniziare
stage-playing = in corso
stage-over = finita

## Before the game

join-title = Prendi posto
join-go = Siediti
join-full = Tutti i posti sono occupati.
join-watch = Guarda soltanto
watching = Stai guardando
table-problem = Non ha funzionato
lobby-start = Inizia la partita
lobby-free-seats = Aspetta altri giocatori o dai i posti liberi ai bot.
lobby-not-ready =
    { $count ->
        [one] Una persona deve ancora confermare.
       *[other] { $count } persone devono ancora confermare.
    }
lobby-ready = Posso iniziare
lobby-is-ready = Posso iniziare
lobby-wait-host = La partita viene avviata da chi gestisce il tavolo.
dealing-now = Si distribuisce: ogni browser al tavolo aggiunge la sua quota.
dealing-away = In attesa di { $names }.
void-starts =
    { $count ->
        [one] Un avvio è stato annullato. Il server può aver visto quella distribuzione prima che fosse scartata.
       *[other] { $count } avvii sono stati annullati. Ogni volta il server può aver visto la distribuzione prima che fosse scartata.
    }
lobby-leave = Lascia il tavolo
leave-sure = Un bot giocherà al tuo posto e non potrai tornare.
erase-own = Cancella i miei dati da questo tavolo
erase-own-goes = Il tuo nome lascia il posto a un nome in codice e le tue parole a «…», qui e nelle registrazioni delle partite finite. Non si può annullare.
erase-own-stays = Le tue mosse restano, sotto il nome in codice, con le affermazioni che ne facevano parte: le partite appartengono anche agli altri. Resta anche ciò che altri hanno scritto o salvato.
erase-own-leaves = Lasci il tavolo.
erase-own-shared = Questo vale per tutti quelli che giocano su questo dispositivo.
erase-own-sure = Cancella ora
erase-own-failed = Non è stato cancellato nulla.
lobby-level = Livello dei bot
lobby-match = Al mio livello
lobby-match-hint = Forti quanto te: { $level }. Dopo ogni partita solo tra te e questi bot, questo dispositivo adatta il livello perché tu vinca spesso quanto chiunque.
lobby-fill = Dai { $count } posti ai bot
lobby-add-here = Un’altra persona su questo dispositivo
lobby-add-here-hint = Passatevi il dispositivo. Tra un turno e l’altro resta coperto, così nessuno vede i segreti altrui.
seat-free = Posto libero
seat-add-bot = Aggiungi un bot
seat-remove = Rimuovi { $name }
seat-ready = può iniziare
seat-not-ready = non ancora
seat-you = tu
seat-host = gestisce il tavolo
seat-number = Posto { $number }
seat-formerly = prima { $name }
presence-away = non c’è
presence-minded = gioca un bot

## Bots

mind-rookie = Recluta
mind-agent = Agente
mind-handler = Capo rete
mind-spymaster = Maestro di spie
mind-mastermind = La Mente
mind-random = Caso
mind-greedy = Avido
mind-belief = Astuto
mind-likelihood = Acuto
mind-policy = Navigato
mind-believer-search = Previdente
mind-search = Lungimirante
mind-unknown-pair = Curioso
mind-entropy = Scrupoloso
mind-truth-teller = Senza inganni
mind-liar = Bugie
mind-open-race = Schietto
mind-race = Velocista
# A level of bots has a name and a number, from 1 for a first evening to 8 for the strongest.
mind-numbered = { $title } { $number }

## Invitations

invite-title = Invita
invite-code = Codice
invite-qr = Codice QR del tavolo { $code }
invite-share = Condividi il link
invite-copied = Link copiato
invite-screen = Apri lo schermo condiviso

## Settings

settings-title = Impostazioni
settings-game = Gioco
settings-players = Giocatori
settings-deadline = Tempo per ogni decisione
settings-no-deadline = senza limite
settings-seconds = { $seconds } s
settings-aids = Suggerimenti e aiuti alla memoria
aids-off = nessuno
aids-own = ciò che ho visto
aids-full = tutto
aids-off-hint = Come a un vero tavolo: vedi le cose una volta sola, e la pagina spiega solo ciò che chiedi.
aids-own-hint = La pagina dice che cosa fa ogni carta e ricorda ciò che hai visto.
aids-full-hint = La pagina dice anche che cosa significa una carta per te e tutto ciò che si deduce da quanto hai visto.
settings-bots-talk = I bot fanno affermazioni, vere e false
settings-keep-talk = Conserva le chiacchiere libere nella registrazione della partita
settings-keep-talk-on = La registrazione conserva scelte, affermazioni e tutto ciò che scrivete. Dopo la partita può leggerla chiunque abbia il link di questo tavolo.
settings-keep-talk-off = La registrazione conserva scelte e affermazioni. Tutto il resto che scrivete resta fuori.

## The connection

link-connecting = connessione…
link-live = in linea
link-lost = connessione persa, nuovo tentativo…

## Log and chat

log-title = Che cosa è successo
log-open = Cronologia e chat
log-open-unread =
    { $count ->
        [one] Cronologia e chat, un messaggio non letto
       *[other] Cronologia e chat, { $count } messaggi non letti
    }
talk-say = Di’ qualcosa
talk-send = Invia
talk-claims = Afferma qualcosa (mentire è permesso)
talk-where = Su chi
talk-what = Che cosa
place-own = Tu
talk-claim-send = Afferma «{ $text }»
talk-claim-incomplete = Scegli che cosa affermare
stamp-true = Vero
stamp-false = Falso
log-true =
    { $you ->
        [yes] Quello che hai detto era vero: «{ $text }»
       *[no] Quello che ha detto { $by } era vero: «{ $text }»
    }
log-false =
    { $you ->
        [yes] Quello che hai detto era falso: «{ $text }»
       *[no] Quello che ha detto { $by } era falso: «{ $text }»
    }
seat-said = ha detto: { $card }
claims-title = Affermazioni
claims-count = Vero: { $right } su { $count }
claims-none = Finora non ha affermato nulla.
claims-liar = Chi mente meglio
say-title = Dillo con un tocco
react-open = Fai una faccia
react-laugh = Ridi
react-gasp = Stupisciti
react-doubt = Dubita
react-innocent = Fai l’innocente
reaction-laugh =
    { $you ->
        [yes] Ridi.
       *[no] { $by } ride.
    }
reaction-gasp =
    { $you ->
        [yes] Ti stupisci.
       *[no] { $by } si stupisce.
    }
reaction-doubt =
    { $you ->
        [yes] Hai dei dubbi.
       *[no] { $by } ha dei dubbi.
    }
reaction-innocent =
    { $you ->
        [yes] Fai l’innocente.
       *[no] { $by } fa l’innocente.
    }
announce-asked = Tocca a te.
deadline =
    { $seconds ->
        [one] Resta un secondo
       *[other] Restano { $seconds } secondi
    }
minded-you = Un bot sta giocando per te.
minded-back = Torna a giocare
notice-said = { $by }: «{ $text }»
notice-seated = { $name } si siede.
notice-renamed = { $old } ora si chiama { $name }.
notice-left = { $name } lascia il tavolo.
notice-removed = { $name } deve lasciare il tavolo.
notice-new-host =
    { $you ->
        [yes] Ora gestisci tu il tavolo.
       *[no] Ora { $by } gestisce il tavolo.
    }
notice-voted =
    { $you ->
        [yes] Voti per rimuovere { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } vota per rimuoverti.
               *[no] { $by } vota per rimuovere { $to }.
            }
    }
notice-vote-back =
    { $you ->
        [yes] Ritiri il tuo voto per rimuovere { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } ritira il voto per rimuoverti.
               *[no] { $by } ritira il voto per rimuovere { $to }.
            }
    }
notice-dealing = Si prepara la distribuzione.
notice-start-void =
    { $why ->
        [wrong] Questo avvio è annullato: una quota non corrisponde al suo sigillo ({ $names }).
        [left] Questo avvio è annullato: qualcuno ha lasciato il tavolo ({ $names }).
       *[late] Questo avvio è annullato: nessuna risposta in tempo da { $names }.
    }
notice-started = Inizia la partita { $round }.
notice-cleared = Tutto pronto per la partita { $round }.
notice-taken-over =
    { $you ->
        [yes] Ora un bot gioca per te.
       *[no] Ora un bot gioca per { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Giochi di nuovo tu.
       *[no] { $by } torna a giocare in prima persona.
    }

## Who is host, and who may stay

people-title = Al tavolo
person-options = Opzioni per { $name }
hand-over = Affida il tavolo a { $name }
remove-hint = { $name } perde il posto, ma con il codice può sedersi di nuovo.
vote-hint = Se più della metà del resto del tavolo vota a favore, un bot gioca al posto di { $name }, senza ritorno in questa partita.
vote-look = Vota
vote-out = Vota per rimuovere { $name }
vote-back = Ritira il mio voto
vote-open =
    { $count ->
        [one] Una persona vuole rimuovere { $name }.
       *[other] { $count } persone vogliono rimuovere { $name }.
    }
vote-open-you =
    { $count ->
        [one] Una persona vuole rimuoverti.
       *[other] { $count } persone vogliono rimuoverti.
    }

## One device for several people

pass-to = Passa il dispositivo a { $name }
pass-hint = Non si mostra nulla finché { $name } non scopre lo schermo.
pass-uncover = Sono { $name }
pass-cover = Copri lo schermo

## The shared screen

screen-title = Schermo condiviso del tavolo { $code }
screen-join = Inquadra il codice per sederti
screen-speak = Leggi le didascalie ad alta voce
screen-teaching = Il gioco in venti secondi
screen-pause = Pausa

## After the game

end-title = Dopo la partita
end-again = Gioca ancora
end-review = Analizza la partita
end-record = Scarica la partita
fair-title = La distribuzione è stata regolare?
fair-hint = Prima della partita il tavolo ha sigillato un segreto e ogni browser al tavolo ha sigillato una propria quota. Solo dopo tutto è stato aperto, e da lì viene la distribuzione. Il tuo browser può rifarla per intero.
fair-check = Verifica qui
fair-checking = Verifica in corso…
fair-commitment =
    { $found ->
        [right] Il segreto corrisponde al sigillo che il tavolo ha mostrato prima della distribuzione.
        [unknown] Qui non si può verificare se il tavolo ha mostrato questo sigillo prima della distribuzione: questo browser non l’ha conservato.
       *[wrong] Il segreto non corrisponde al sigillo che il tavolo ha mostrato prima della distribuzione.
    }
fair-share =
    { $found ->
        [right] La tua quota è nella distribuzione.
        [unknown] Qui non si può verificare se la tua quota è nella distribuzione: questo browser non ne ha aggiunta nessuna.
       *[wrong] La tua quota non è nella distribuzione.
    }
fair-hashes =
    { $found ->
        [right] I sigilli sono quelli che questo browser ha visto prima di rivelare la tua quota.
        [unknown] Qui non si può verificare se i sigilli sono stati scambiati: questo browser non li ha conservati.
       *[wrong] I sigilli non sono quelli che questo browser ha visto prima di rivelare la tua quota.
    }
fair-shares =
    { $found ->
        [right] Ogni quota corrisponde al suo sigillo.
       *[wrong] Non tutte le quote corrispondono al loro sigillo.
    }
fair-seed =
    { $found ->
        [right] Il seme deriva dal segreto e da tutte le quote.
       *[wrong] Il seme non deriva dal segreto e da tutte le quote.
    }
fair-deal =
    { $found ->
        [right] Ogni carta e ogni segnalino era dove prevede il seme.
       *[wrong] Qualche carta o segnalino non era dove prevede il seme.
    }
fair-seen =
    { $found ->
        [right] Ciò che hai visto durante la partita corrisponde a questa distribuzione.
        [unknown] Qui non si può verificare se si è giocato con questa distribuzione.
       *[wrong] Ciò che hai visto durante la partita non corrisponde a questa distribuzione.
    }
fair-voids =
    { $found ->
        [right] Sono elencati tutti gli avvii annullati a cui questo browser ha preso parte.
        [unknown] Qui non si può verificare se sono elencati tutti gli avvii annullati.
       *[wrong] Manca un avvio annullato a cui questo browser ha preso parte.
    }
fair-whole = Nessuno ha scelto questa distribuzione, nemmeno il server.
fair-chances =
    { $count ->
        [one] Tutto torna, ma un avvio è stato annullato dopo che la tua quota era stata rivelata. Il server può quindi aver scelto tra due distribuzioni.
       *[other] Tutto torna, ma { $count } avvii sono stati annullati dopo che la tua quota era stata rivelata. Il server può quindi aver scelto tra più distribuzioni.
    }
fair-as-seen = Tutto torna, per quanto questo browser ha visto delle partite a questo tavolo.
fair-unseen-ends =
    { $count ->
        [one] Questo browser ha visto iniziare una partita precedente a questo tavolo, ma non l’ha vista finire. È normale se l’hai lasciata, se eri offline quando è finita o se nessuno l’ha portata a termine. Se non è andata così, il server può averla abbandonata per avere un’altra distribuzione.
       *[other] Questo browser ha visto iniziare { $count } partite precedenti a questo tavolo, ma non le ha viste finire. È normale se le hai lasciate, se eri offline quando sono finite o se nessuno le ha portate a termine. Se non è andata così, il server può averle abbandonate per avere un’altra distribuzione.
    }
fair-void-starts =
    { $count ->
        [one] Prima di questo avvio ne è stato annullato un altro.
       *[other] Prima di questo avvio ne sono stati annullati altri { $count }.
    }
fair-partly = Tutto torna. Solo un browser che ha preso parte alla distribuzione può dire se è stata regolare.
fair-broken = Qualcosa non torna. Non fidarti di questa distribuzione.
fair-old = In questa partita ha distribuito una versione precedente. Il suo server avrebbe potuto scegliere la distribuzione.
fair-shares-of = Hanno aggiunto una quota: { $names }.
fair-bots = I bot non aggiungono nulla alla distribuzione: { $names }.
fair-own-copy = Questa verifica l’ha fatta una pagina inviata dal server. Se preferisci affidarti alla tua copia di Brushpass, salva la ricevuta, scarica la partita ed esegui: { $command }
fair-receipt = Salva la mia ricevuta
result-skip = Mostra tutto
result-won = Hai vinto!
result-lost = Hai perso
result-winner = vince
result-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
result-nobody = Nessuno vince

## Looking back

review-title = Analisi
review-as = Visto da
review-truth = Tutto scoperto
review-public = Il pubblico
review-step = Passo { $step } di { $steps }
review-first = All’inizio
review-back = Un passo indietro
review-next = Un passo avanti
review-last = Alla fine
review-share = Condividi questa analisi
review-none = Qui non c’è nessuna partita finita.

## The reader’s own seat

you-name = { $name } (tu)
seat-menu = Il tuo posto
seat-rename = Cambia il nome
move-seat = Continua su un altro dispositivo
move-seat-hint = Inquadra questo codice con l’altro dispositivo o apri lì il link. Funziona una volta sola.
move-seat-qr = Codice QR del link che sposta il tuo posto

## A game that this page has no table for

plain-note = Qui non c’è un tavolo disegnato per { $game }. Questa pagina elenca ciò che ti dice il server, così com’è nei messaggi.
plain-ask = La tua decisione: { $ask }
plain-waits = Altri stanno decidendo.
plain-start = All’inizio
plain-latest = Cosa è successo per ultimo
plain-sight = Cosa sai
plain-over = La partita è finita
absent-face = Qui non c’è un tavolo disegnato per { $game }: si gioca con elenchi e pulsanti.
absent-rules = Qui non ci sono regole illustrate di { $game }.
house-rules = A questo tavolo, queste regole non sono quelle stampate:
absent-deal = Questa pagina non sa come si distribuisce in { $game }, quindi non può controllare le carte.
absent-dossier = In questo gioco la pagina non deduce nulla da ciò che hai visto.
absent-judge = In questo gioco le decisioni non si possono giudicare.
absent-bots = Nessun bot gioca a questo gioco.
