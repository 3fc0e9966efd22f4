# Le regole illustrate: ciò che le loro pagine hanno in comune.

learn-title = Come si gioca
learn-which = Quale gioco?
learn-misplayed = Errori frequenti
example-ann = Anna
example-bob = Bob
example-cat = Cat
reference-title = Le carte, una per una
reference-open = Che cosa fa la carta { $card }?

## The rules in brief, over the table

help-open = Regole
help-title = Le regole di { $game } in breve
help-now = In gioco adesso
help-more = Tutte le regole, con le figure (nuova scheda)
help-final = Nulla si può annullare: appena premi l’ultimo pulsante, gli altri vedono che cosa deriva dalla tua scelta. Fino ad allora puoi cambiarla.

## Questions at the end of a page

quiz-title = Cinque domande
quiz-hint = Tutto chiaro? Scegli una risposta e leggi perché è giusta o no.
quiz-right = Giusto!
quiz-wrong = Non proprio.
quiz-score = Risposte giuste al primo tentativo: { $right } su { $all }.
