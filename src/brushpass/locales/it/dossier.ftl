# Che cosa si deduce da ciò che un giocatore ha visto, e l’analisi delle decisioni.

dossier-title = Che cosa puoi dedurne
dossier-odds = { $face }: { $percent }%
dossier-why = Perché?
dossier-why-face = Perché { $face }?
dossier-because = Si deduce da questo:
dossier-without = Senza questo: { $percent }%.
dossier-nothing = Nulla di ciò che hai visto: dipende solo dalla distribuzione dei segnalini.
dossier-seen = { $by } ha visto di sicuro questo segnalino.
dossier-seen-perhaps = { $by } può averlo visto: { $percent }%.
dossier-seen-nobody = Nessun altro l’ha visto.
dossier-heard-odds = Con le parole: { $percent }%
dossier-heard = Contando anche ciò che si è detto al tavolo, risulta { $percent }%. Le parole non provano nulla.
dossier-belief-new = Credibile a metà: finora non si è potuto verificare nulla di ciò che ha detto { $by }.
dossier-belief-mostly = Abbastanza credibile. Affermazioni di { $by } verificate: { $count }. Vere: { $right }.
dossier-belief-half = Credibile a metà. Affermazioni di { $by } verificate: { $count }. Vere: { $right }.
dossier-belief-not = Poco credibile: fa pensare piuttosto il contrario. Affermazioni di { $by } verificate: { $count }. Vere: { $right }.

## ESPIONAJE CARTAS

why-hidden = { $element } tra le carte nascoste: { $percent }%
why-holds =
    { $you ->
        [yes] Hai la carta { $element }: { $percent }%
       *[no] { $by } ha la carta { $element }: { $percent }%
    }
why-passed =
    { $you ->
        [yes] Hai detto «Passo» su { $a } e { $b }.
       *[no] { $by } ha detto «Passo» su { $a } e { $b }.
    }
why-showed =
    { $you ->
        [yes] Hai mostrato a { $to } una di queste carte: { $a } o { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } ti ha mostrato una di queste carte: { $a } o { $b }.
               *[no] { $by } ha mostrato a { $to } una di queste carte: { $a } o { $b }.
            }
    }
why-counted = Contando tutte le distribuzioni possibili risulta { $percent }%. La differenza: chi ha entrambe le carte nominate poteva mostrare l’una o l’altra.
why-hand = Si deduce solo dalle tue carte e da come vengono distribuite.
follows-solutions =
    { $count ->
        [one] Resta una soluzione
       *[other] Restano { $count } soluzioni
    }
follows-solution = { $cards }: { $percent }%
follows-rivals = Quanta certezza possono avere gli altri
follows-rival = { $name }: { $percent }%

## The review of decisions

review-judge = Esamina ogni decisione
review-judge-hint = Ogni decisione è giudicata solo su ciò che si poteva sapere in quel momento. Il computer gioca fino alla fine molte situazioni probabili e confronta i risultati. Un’affermazione conta solo se faceva parte di una mossa.
review-judging = Decisioni: { $done } su { $all }
review-next-slip = Prossimo errore
review-value = Probabilità di vincere: { $percent }%.
review-better = Meglio ({ $percent }%):
verdict-best = { $name }: la scelta migliore
verdict-fine = { $name }: buona scelta
verdict-inaccuracy = { $name }: imprecisione
verdict-mistake = { $name }: errore
verdict-blunder = { $name }: errore grave
grade-inaccuracy =
    { $count ->
        [one] 1 imprecisione
       *[other] { $count } imprecisioni
    }
grade-mistake =
    { $count ->
        [one] 1 errore
       *[other] { $count } errori
    }
grade-blunder =
    { $count ->
        [one] 1 errore grave
       *[other] { $count } errori gravi
    }
review-sums = Fortuna ed errori
review-player = Giocatore
review-start = All’inizio
review-luck = Fortuna
review-given = Errori
review-result = Esito
review-won = ha vinto
review-lost = ha perso
review-sums-hint = All’inizio: la probabilità di vittoria. Fortuna: ciò che le proprie decisioni non spiegano, cioè carte, segnalini e quello che hanno fatto gli altri.

## Labels of choices; they stand alone

choice-offer = Offrire { $card } a { $to }
choice-offer-claim = Offrire { $card } a { $to } e dire «{ $claim }»
choice-intervene = Intervenire con il segnalino ONU
choice-stand-by = Non intervenire
choice-accept = Accettare
choice-refuse = Rifiutare
choice-exchange = Scambiare i segnalini di { $a } e { $b }
choice-hand = Dare la carta a { $to }
choice-look =
    { $slot ->
        [own] Guardare il proprio segnalino
        [centre] Guardare il segnalino al centro
       *[seat] Guardare il segnalino di { $whose }
    }
choice-divert = Scambiare il segnalino al centro con quello di { $to }
choice-shoot = Dare il proiettile a { $to }
choice-suspect = Chiedere di { $a } e { $b }
choice-accuse = Accusare
choice-end-turn = Finire il turno
choice-show = Mostrare { $card }
choice-commit = Scegliere { $cards }
choice-abstain = Non scegliere nulla
