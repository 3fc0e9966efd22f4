# Die bebilderten Regeln von ESPIONAJE CARTAS, in eigenen Worten.

## Three cards are hidden

learn-e-goal-title = Drei Karten sind verborgen
learn-e-goal-files = Es gibt fünfzehn Karten, Akten genannt: fünf Städte, fünf Apparate und fünf Agenten.
learn-e-goal-hidden = Von jeder Art ist eine verborgen, und niemand sieht sie.
learn-e-goal-dealt = Die anderen zwölf werden geheim verteilt: zu zweit je sechs, zu dritt je vier, zu viert je drei.
learn-e-goal-win = Finde heraus, welche drei Karten verborgen sind. Am Ende wählen alle heimlich drei Karten; sie werden der Reihe nach geprüft, und die erste richtige Antwort gewinnt.

## The question

learn-e-suspect-title = Der Verdacht
learn-e-suspect-turn = Der Zufall bestimmt, wer beginnt; dann geht es nach links reihum. In deinem Zug stellst du eine Frage oder klagst an. Aussetzen darfst du nicht.
learn-e-suspect-name = Eine Frage nach zwei Akten heißt Verdacht. Nenne zwei beliebige verschiedene Akten: gleicher Art oder nicht, zum Bluffen auch eigene.
learn-e-suspect-show = Hat die Person links von dir eine davon, muss sie dir diese Akte zeigen. Niemand sonst sieht sie.
learn-e-suspect-pass = Hat sie keine, sagt sie „Passe“, und dieselbe Frage geht an die nächste Person links, bis dir jemand eine Karte zeigt oder alle gepasst haben.
learn-e-suspect-over = Eine Frage, und dein Zug ist vorbei.
learn-e-suspect-true = Antworten sind immer wahr. Alles andere, was gesagt wird, kann gelogen sein.

## Having both

learn-e-both-title = Wer beide hat
learn-e-both-choose = Hast du beide genannten Akten, wählst du, welche du zeigst. Du darfst dieselbe immer wieder zeigen.
learn-e-both-others = Die anderen sehen, dass du eine Karte gezeigt hast, aber nicht, welche, und nicht, ob du beide hast.

## The notebook

learn-e-notebook-title = Das Notizbuch
learn-e-notebook-crossed = Eine Akte, die du hast oder die dir gezeigt wurde, kann nicht verborgen sein. Dein Notizbuch streicht sie von selbst durch.
learn-e-notebook-notes = Wenn der Tisch Gedächtnishilfen erlaubt, hält das Notizbuch auch fest, wer gepasst und wer gezeigt hat. Du kannst eigene Zeichen machen; niemand sonst sieht sie je.

## The accusation

learn-e-accuse-title = Die Anklage
learn-e-accuse-instead = In deinem Zug darfst du anklagen, statt zu fragen.
learn-e-accuse-ends = Die erste Anklage leitet das Ende der Partie ein: Alle wählen drei Karten, die Karten werden geprüft, und die Partie ist aus.
learn-e-accuse-all = Alle, nicht nur du, wählen heimlich eine Stadt, einen Apparat und einen Agenten. Danach lässt sich keine Wahl mehr ändern.
learn-e-accuse-order = Die Karten werden der Reihe nach geprüft: erst deine, dann nach links weiter. Die erste richtige Antwort gewinnt, und nur diese.
learn-e-accuse-nobody = Liegt niemand richtig, gewinnt niemand.
learn-e-accuse-forced = Hat nach je 30 Zügen noch niemand angeklagt, muss anklagen, wer an der Reihe ist.

## What a pass tells you

learn-e-think-title = Was ein „Passe“ verrät
learn-e-think-one = Wer passt, hat keine der beiden Akten.
learn-e-think-mine = Wenn bei deiner Frage alle passen und du selbst keine der beiden Akten hast, sind beide verborgen.
learn-e-think-theirs = Wenn bei einer fremden Frage alle passen, ist jede der beiden Akten entweder verborgen oder bei der Person, die gefragt hat. Mehr beweist es nicht: Vielleicht hat sie eigene Akten genannt.
learn-e-think-kind = Sind diese beiden Akten von gleicher Art, hat die Person, die gefragt hat, mindestens eine davon, denn von jeder Art ist nur eine verborgen.

## Drawn example: what a watcher may conclude

learn-e-watch-title = Beispiel: was du aus einer Antwort schließen kannst
learn-e-watch-asks = Ann fragt nach Paris und dem Satelliten. Du hast keine der beiden Akten.
learn-e-watch-passes = Bob passt: Bob hat keine davon.
learn-e-watch-shows = Cat zeigt Ann eine Karte: Cat hat mindestens eine der beiden, vielleicht beide. Welche, kannst du nicht wissen.
learn-e-watch-later = Wenn Cat später bei einer Frage nach Paris passt, weißt du: Es war der Satellit.

## Five questions

quiz-e-pass = Ann fragt nach London und dem U-Boot. Alle passen, du auch. Was weißt du?
quiz-e-pass-a = Beide sind verborgen
quiz-e-pass-b = Jede ist verborgen, oder Ann hat sie
quiz-e-pass-c = Ann hat beide
quiz-e-pass-why = Jede der beiden ist verborgen, oder Ann hat sie. Vielleicht hat Ann eigene Akten genannt, um dich zu täuschen. Nur Ann weiß mehr.
quiz-e-shown = Ann fragt nach Paris und Agent Rot, und Bob zeigt Ann eine Karte. Was weißt du über Bob?
quiz-e-shown-a = Bob hat mindestens eine davon
quiz-e-shown-b = Bob hat genau eine davon
quiz-e-shown-c = Bob hat beide
quiz-e-shown-why = Mindestens eine. Hätte Bob beide, könnte er wählen, welche er zeigt, und du würdest dasselbe sehen.
quiz-e-must = Du wirst nach Tokio und dem Satelliten gefragt. Du hast Tokio. Darfst du passen?
quiz-e-must-a = Ja, als Bluff
quiz-e-must-b = Ja, wenn ich sie schon gezeigt habe
quiz-e-must-c = Nein, ich muss sie zeigen
quiz-e-must-why = Nein. Wenn du eine der beiden hast, musst du sie zeigen, egal wie oft du sie schon gezeigt hast. Bluffen darf nur, wer fragt.
quiz-e-first = Ann klagt an und liegt falsch. Bob, links von Ann, liegt richtig. Cat, nach Bob, liegt auch richtig. Wer gewinnt?
quiz-e-first-a = Bob und Cat
quiz-e-first-b = Bob
quiz-e-first-c = Niemand
quiz-e-first-why = Bob. Die Karten werden der Reihe nach geprüft, und die erste richtige Antwort gewinnt allein. Die von Cat werden gar nicht mehr geprüft.
quiz-e-wrong = Du klagst an und liegst falsch, und alle anderen auch. Was passiert?
quiz-e-wrong-a = Du bist raus, die anderen spielen weiter
quiz-e-wrong-b = Dein Zug ist vorbei
quiz-e-wrong-c = Die Partie ist aus, und niemand gewinnt
quiz-e-wrong-why = Die Partie ist aus. Die erste Anklage beendet sie für alle; liegt niemand richtig, gewinnt niemand.

## Names that are not in the rule book

files-ours = unser Name
files-ours-note = Die Anleitung nennt sieben dieser Namen. Die acht gekennzeichneten sind von uns.
