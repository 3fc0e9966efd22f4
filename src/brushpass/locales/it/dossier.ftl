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
