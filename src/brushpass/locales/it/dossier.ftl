# Dossier: che cosa segue da ciò che un giocatore ha visto, e l'esame delle decisioni.

dossier-title = Che cosa ne segue
dossier-odds = { $face }: { $percent }%
dossier-why = Perché?
dossier-why-face = Perché? { $face }
dossier-because = Si fonda su questo:
dossier-without = Senza: { $percent }%.
dossier-nothing = Su nulla che tu abbia visto: solo su come si distribuiscono i segnalini.
dossier-seen = { $by } ha visto di sicuro questo segnalino.
dossier-seen-perhaps = { $by } può averlo visto: { $percent }%.
dossier-seen-nobody = Nessun altro l’ha visto.
slot-odds = Segnalino coperto. { $odds }

notebook-hint-full = Spunte e croci sono certe, le cifre sono percentuali. Tocca una casella per vedere su che cosa si fonda. L’ultima colonna è per i tuoi segni.
cell-likely = { $percent }%
cell-why = { $element }, { $holder }: { $text }. Perché?
why-hidden = { $element } è nascosto: { $percent }%
why-holds =
    { $you ->
        [yes] Hai { $element }: { $percent }%
       *[no] { $by } ha { $element }: { $percent }%
    }
why-counted = Contando tutte le distribuzioni possibili è { $percent }%. Chi ha entrambe le carte chieste può mostrare l’una o l’altra: questo lo sposta.
why-hand = Si fonda solo sul tuo archivio e su come si distribuiscono le carte.
follows-solutions =
    { $count ->
        [one] Resta una soluzione
       *[other] Restano { $count } soluzioni
    }
follows-solution = { $cards }: { $percent }%
follows-rivals = Quanto possono essere sicuri gli altri
follows-rival = { $name }: { $percent }%

## L'esame delle decisioni

review-judge = Esamina ogni decisione
review-judge-hint = Ognuna è giudicata su ciò che il giocatore poteva sapere in quel momento: tavoli probabili vengono giocati fino alla fine.
review-judging = { $done } decisioni su { $all }
review-next-slip = Prossima svista
review-verdict = { $name }: { $verdict }
review-value = Probabilità di vincere: { $percent }%.
review-better = Meglio: { $choice } ({ $percent }%).
verdict-best = non si è trovato nulla di meglio
verdict-fine = una buona decisione
verdict-inaccuracy = un’imprecisione
verdict-mistake = un errore
verdict-blunder = un errore grave
review-sums = Fortuna ed errori
review-player = Giocatore
review-start = All’inizio
review-luck = Fortuna
review-given = Ceduto
review-result = Esito
review-won = ha vinto
review-lost = ha perso
review-sums-hint = In punti percentuali della probabilità di vincere. Ciò che le proprie decisioni non spiegano è fortuna: carte, segnalini e quel che hanno fatto gli altri.
choice-offer = offrire { $card } a { $to }, senza parole
choice-offer-claim = offrire { $card } a { $to } e dire «{ $claim }»
choice-intervene = prendere la carta con l’ONU
choice-stand-by = lasciar passare con l’ONU
choice-accept = accettare
choice-refuse = rifiutare
choice-exchange = far scambiare i segnalini a { $a } e { $b }
choice-hand = dare la carta a { $to }
choice-look = guardare il segnalino di { $place }
choice-divert = scambiare il segnalino al centro con quello di { $other }
choice-shoot = dare il proiettile a { $to }
choice-suspect = sospettare { $cards }
choice-accuse = accusare
choice-show = mostrare { $cards }
choice-commit = posare { $cards }
choice-abstain = non posare nulla
