# Die bebilderten Regeln: was ihre Seiten gemeinsam haben.

learn-title = So wird gespielt
learn-which = Welches Spiel?
learn-misplayed = Häufige Fehler
example-ann = Ann
example-bob = Bob
example-cat = Cat
reference-title = Die Karten im Einzelnen
reference-open = Was bewirkt die Karte { $card }?

## The rules in brief, over the table

help-open = Regeln
help-title = Die Regeln von { $game } in Kürze
help-now = Gerade im Spiel
help-more = Alle Regeln mit Bildern (neuer Tab)
help-final = Nichts lässt sich zurücknehmen: Sobald du den letzten Knopf drückst, sehen andere, was daraus folgt. Bis dahin kannst du es dir anders überlegen.

## Questions at the end of a page

quiz-title = Fünf Fragen
quiz-hint = Alles klar? Wähle eine Antwort und lies, warum sie stimmt oder nicht.
quiz-right = Richtig!
quiz-wrong = Nicht ganz.
quiz-score = { $right } von { $all } auf Anhieb richtig.
