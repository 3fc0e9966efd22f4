# Le regole illustrate: ciò che le loro pagine hanno in comune.

learn-title = Come si gioca
learn-which = Quale gioco?
learn-misplayed = Errori frequenti
example-ann = Anna
example-bob = Bob
example-cat = Cat
reference-title = Le carte, una per una
reference-open = Che cosa fa la carta { $card }?

## Questions at the end of a page

quiz-title = Cinque domande
quiz-hint = Tutto chiaro? Scegli una risposta e leggi perché è giusta o no.
quiz-right = Giusto!
quiz-wrong = Non proprio.
quiz-score = Risposte giuste al primo tentativo: { $right } su { $all }.
