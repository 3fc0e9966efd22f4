# Parole delle pagine attorno ai giochi: pagina iniziale, sala, chiacchiere, fine, riesame, schermo condiviso.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Italiano
page-loading = Un momento…
part-missing = Una parte di questa pagina non si è caricata.
part-again = Riprova
skip-to-content = Vai al contenuto
close = Chiudi

options-open = Lingua, aspetto e suono
options-title = Lingua, aspetto e suono
options-language = Lingua
options-theme = Colori
options-close = Fatto
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
options-sound = Suono
sound-off = Spento
sound-on = Acceso

front-page = Pagina iniziale
front-kicker = Solo per i tuoi occhi
front-lead = Giochi di spie per telefoni attorno a un tavolo, per amici lontani e per un agente solo contro la macchina.
front-play = Gioca subito
front-anonymous = Agente
front-join = Unisciti a un tavolo
front-code = Codice
front-join-go = Al tavolo
front-host = Apri un tavolo
front-learn = Impara
front-learn-hint = Le regole dei due giochi con disegni, o una prima partita che spiega ogni passo.
front-learn-go = Leggi le regole
front-guided = Prima partita guidata
front-rights = I giochi appartengono ai loro editori. Testi e disegni qui sono nostri.
own-tables = I tuoi tavoli
your-name = Il tuo nome
stage-lobby = non iniziata
stage-playing = in corso
stage-over = finita

join-title = Prendi posto
join-go = Siediti
join-full = Tutti i posti sono occupati.
join-watch = Solo guardare
watching = Stai guardando
table-problem = Non ha funzionato

lobby-start = Inizia la partita
lobby-free-seats = Aspetta altri giocatori o dai i posti liberi ai bot.
lobby-not-ready =
    { $count ->
        [one] Un giocatore non è ancora pronto.
       *[other] { $count } giocatori non sono ancora pronti.
    }
lobby-ready = Sono pronto
lobby-is-ready = Pronto
lobby-wait-host = L’ospite avvia la partita.
lobby-leave = Lascia il tavolo
leave-sure = Un bot giocherà al tuo posto e non potrai tornare.
lobby-level = Bot
lobby-fill = Bot su tutti i { $count } posti liberi
lobby-add-here = Un altro giocatore su questo dispositivo
lobby-add-here-hint = Passa e gioca: il dispositivo va di mano in mano, coperto tra un giocatore e l’altro.
seat-free = Posto libero
seat-add-bot = Aggiungi un bot
seat-remove = Rimuovi { $name }
seat-ready = pronto
seat-not-ready = non pronto
seat-number = Posto { $number }
presence-away = assente
presence-minded = gioca un bot
mind-rookie = Recluta
mind-agent = Agente
mind-handler = Capo rete
mind-mastermind = Mente suprema
mind-random = Caso
mind-greedy = Avido
mind-belief = Astuto
mind-unknown-pair = Curioso
mind-entropy = Scrupoloso
mind-race = Veloce
mind-planner = Stratega

invite-title = Invita
invite-code = Codice
invite-qr = Codice QR del tavolo { $code }
invite-share = Condividi il link
invite-copied = Link copiato
invite-screen = Apri lo schermo condiviso

settings-title = La partita
settings-game = Gioco
settings-players = Giocatori
settings-deadline = Tempo per ogni decisione
settings-no-deadline = senza limite
settings-seconds = { $seconds } s
settings-aids = Aiuti alla memoria
aids-off = nessuno
aids-own = ciò che ho visto
aids-full = tutto
aids-off-hint = Come a un vero tavolo: ciò che vedi, lo vedi una volta.
aids-own-hint = La pagina ricorda ciò che hai visto.
aids-full-hint = La pagina ricorda ciò che hai visto e tutto ciò che ne segue.

link-connecting = connessione…
link-live = connesso
link-lost = connessione persa, nuovo tentativo…

log-title = Che cosa è successo
log-open = Registro e chiacchiere
talk-say = Di’ qualcosa
talk-send = Invia
talk-claims = Afferma qualcosa (può essere una bugia)
talk-where = Su chi
talk-what = Che cosa
talk-claim-send = Di’: «{ $text }»
talk-claim-incomplete = Scegli che cosa affermare
announce-asked = Tocca a te. { $what }
deadline = Restano { $seconds } secondi
minded-you = Un bot gioca per te.
minded-back = Riprendi il gioco

notice-said = { $by }: «{ $text }»
notice-seated = { $name } si siede.
notice-renamed = Il nuovo nome è { $name }.
notice-left = { $name } lascia il tavolo.
notice-started = Inizia la partita { $round }.
notice-cleared = Il tavolo è pronto per la partita { $round }.
notice-taken-over =
    { $you ->
        [yes] Un bot gioca per te.
       *[no] Un bot gioca per { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Giochi di nuovo tu.
       *[no] { $by } gioca di nuovo.
    }

pass-to = Passa il dispositivo a { $name }
pass-hint = Non si mostra nulla finché { $name } non scopre lo schermo.
pass-uncover = Sono { $name }
pass-cover = Copri lo schermo

screen-title = Schermo condiviso del tavolo { $code }
screen-join = Inquadra il codice per sederti

end-title = Dopo la partita
end-again = Gioca ancora
end-review = Rivedi la partita
end-record = Scarica il registro
move-seat = Sposta questo posto su un altro dispositivo
move-seat-hint = Inquadra questo codice con l’altro dispositivo o apri lì il link. Funziona una volta sola.
move-seat-qr = Codice QR del link che sposta questo posto
fair-title = La distribuzione è stata onesta?
fair-hint = Prima della partita il tavolo ha sigillato il suo segreto, poi ogni giocatore ha aggiunto la propria fortuna. Il tuo browser può rifare tutta la distribuzione.
fair-check = Verifica qui
fair-checking = Calcolo in corso…
fair-commitment = Il sigillo mostrato prima della distribuzione corrisponde al segreto:
fair-seed = Il seme deriva dal segreto e dalla fortuna di tutti:
fair-deal = Ogni carta e segnalino era dove lo mette il seme:
fair-holds = giusto
fair-fails = sbagliato

review-title = Riesame
review-as = Visto da
review-truth = Nessuno: la verità
review-public = Il pubblico
review-step = Passo { $step } di { $steps }
review-first = All’inizio
review-back = Un passo indietro
review-next = Un passo avanti
review-last = Alla fine
review-share = Condividi questo riesame
review-none = Qui non c’è nessuna partita finita.
guide-title = Buono a sapersi
guide-off = Niente più spiegazioni

## The end of a game, and phrases
you-name = { $name } (tu)
phrase-take-it = Accettala!
phrase-refuse-it = Non accettarla!
phrase-offer-is = La carta è…
phrase-token-is = Quel segnalino è…
phrase-saw-token = Ho visto…
result-reveal = Si rivelano i segnalini…
result-skip = Mostra tutto
result-won = Hai vinto
result-lost = Hai perso
result-winner = vince
result-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
result-nobody = Nessuno vince

## The guided game: one explanation for each prompt
guide-offer = Due personaggi sono in vista per tutti. Scegline uno in segreto: quella carta va a faccia in giù a chi vuoi tu. Puoi dire che cos’è, e puoi mentire. Se la rifiutano, la carta e il suo effetto sono tuoi.
guide-answer = Non sai quale delle due carte sia. Se accetti, prendi i suoi punti e devi fare ciò che dice. Se rifiuti, torna a chi l’ha offerta. Chiediti di quale vorrebbe liberarsi.
guide-un = Solo tu hai meno carte di tutti, quindi hai il segnalino ONU. Puoi prendere la carta prima che l’altro risponda. Non la vedi prima.
guide-psychiatrist = I segnalini decidono alla fine chi sta da quale parte. Scambiane due che preferisci vedere altrove; nessuno li guarda.
guide-politician = I punti vanno a chi scegli, e vedi il suo segnalino. Prima gli amici, se ne conosci uno.
guide-detective = Guarda un segnalino qualsiasi, anche il tuo: potrebbe essere stato scambiato.
guide-diplomat = Tutti hanno appena visto il segnalino al centro. Ora lo metti davanti a un vicino, e nessuno sa quale.
guide-assassin = Solo tu sai quanto vale il proiettile. Alla fine conta per chi lo riceve.
mind-likelihood = Acuto

## The own seat

seat-menu = Il tuo posto
seat-rename = Cambia il nome
mind-search = Lungimirante
mind-detective = Detective

## Un gioco per cui questa pagina non ha un tavolo

plain-note = Qui non c’è un tavolo disegnato per { $game }. Questa pagina elenca ciò che ti dice il server, così com’è nei messaggi.
plain-ask = Ti si chiede: { $ask }
plain-waits = Altri stanno decidendo.
plain-start = All’inizio
plain-latest = Cosa è successo per ultimo
plain-sight = Cosa sai
plain-over = La partita è finita
absent-face = Qui non c’è un tavolo disegnato per { $game }: si gioca con elenchi e pulsanti.
absent-rules = Qui non ci sono regole illustrate di { $game }.
absent-deal = Questa pagina non sa come si distribuisce in { $game }, quindi non può controllare le carte.
absent-dossier = In questo gioco la pagina non ricava ciò che segue da quanto hai visto.
absent-judge = In questo gioco le decisioni non si possono giudicare.
absent-bots = Nessun bot gioca a questo gioco.
