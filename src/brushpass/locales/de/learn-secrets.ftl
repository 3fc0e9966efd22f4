# Die bebilderten Regeln von SECRETS, in eigenen Worten.

## Who are you at the end?

learn-s-goal-title = Wer bist du am Ende?
learn-s-goal-token = Vor dir liegt ein verdeckter Identitätsmarker. Er sagt, wer du bist: CIA, KGB oder Hippie.
learn-s-goal-teams = Die CIA spielt gegen den KGB. Jedes Team zählt die Punkte aller seiner Mitglieder zusammen, und die höhere Summe gewinnt.
learn-s-goal-hippie = Ein Hippie spielt allein und gewinnt, wenn niemand sonst einen so niedrigen Punktestand hat. Gleichstand reicht nicht.
learn-s-goal-now = Karten tauschen die Marker immer wieder. Es zählt der Marker, der am Ende vor dir liegt, ob du ihn kennst oder nicht.

## Early intelligence

learn-s-start-title = Frühe Informationen
learn-s-start-dealt = Es spielen vier bis acht Personen. Alle bekommen verdeckt einen Marker; ein weiterer liegt in der Mitte.
learn-s-start-pool = Es gibt immer gleich viele CIA- und KGB-Marker. Bei gerader Personenzahl ist ein Hippie-Marker dabei, bei ungerader sind es zwei. Weil ein Marker in der Mitte liegt, sind die Teams nicht immer gleich groß.
learn-s-pool-players = Personen
learn-s-pool-limit = Karten-Limit
learn-s-start-look = Zu viert siehst du dir heimlich deinen eigenen Marker an. Ab fünf Personen siehst du dir auch den Marker rechts von dir an. Zu siebt oder zu acht wird außerdem der Marker in der Mitte allen gezeigt.
learn-s-start-ban = Danach darf sich niemand mehr einen Marker ansehen, auch nicht den eigenen, es sei denn, eine Karte erlaubt es.

## The offer

learn-s-offer-title = Das Angebot
learn-s-offer-order = Der Zufall bestimmt, wer beginnt. Danach geht es nach links reihum.
learn-s-offer-draw = In deinem Zug deckst du Karten auf, bis zwei verschiedene Charaktere offen daliegen. Alle sehen sie. Weitere Exemplare des ersten Charakters kommen sofort unter den Stapel.
learn-s-offer-choose = Wähle heimlich einen der beiden und biete ihn verdeckt einer beliebigen anderen Person an. Die andere Karte kommt danach verdeckt als unterste unter den Stapel.
learn-s-offer-talk = Sag, was es ist, lüge oder schweige. Du darfst alles sagen, aber Karten und Marker darfst du nie zeigen.

## Accept or refuse

learn-s-answer-title = Annehmen oder ablehnen
learn-s-answer-blind = Die andere Person sieht die Karte nicht. Nimmt sie an, bekommt sie die Karte; lehnt sie ab, bekommst du sie.
learn-s-answer-place = In jedem Fall wird die Karte aufgedeckt. Sie bleibt vor der Person liegen, die sie bekommen hat, und diese muss sie ausführen.
learn-s-answer-politician = Nur der Politiker bleibt nicht liegen: Er wird weitergegeben.
learn-s-answer-other = Nun wissen auch alle, welche Karte unter den Stapel kam. Merk sie dir: Vielleicht kommt sie wieder.

## The United Nations

learn-s-un-title = Die Vereinten Nationen
learn-s-un-who = Der UN-Marker liegt zu Beginn in der Mitte. Am Ende jedes Zuges bekommt ihn, wer die wenigsten Karten hat. Es zählen Karten, nicht Punkte: offene, verdeckte und Patronen. (Patronen sind Karten mit 0 bis −3 Punkten, die Attentäterinnen verteilen.) Haben mehrere Personen die wenigsten Karten, kommt der Marker zurück in die Mitte.
learn-s-un-step = Wenn du den UN-Marker hast und jemand einer anderen Person eine Karte anbietet, darfst du vor der Antwort eingreifen und die Karte ungesehen nehmen. Die andere Person kommt dann nicht mehr zum Antworten. Die Karte wird aufgedeckt und gehört dir, und du musst sie ausführen.
learn-s-un-keep = Eingreifen verbraucht den Marker nicht: Du behältst ihn, solange du allein die wenigsten Karten hast. Mit der Karte, die du genommen hast, ist das vielleicht nicht mehr so.
learn-s-un-own = Auch mit dem UN-Marker kannst du in deinem eigenen Zug nicht eingreifen. Und wenn die Karte dir selbst angeboten wird, greifst du nicht ein: Du nimmst sie an oder lehnst sie ab, wie alle anderen auch.

## Pairs flip face down

learn-s-pairs-title = Paare werden umgedreht
learn-s-pairs-pair = Liegen am Ende eines Zuges zwei gleiche offene Charaktere vor jemandem, werden beide umgedreht.
learn-s-pairs-worth = Verdeckte Charaktere sind 0 wert und werden nie wieder aufgedeckt, zählen aber weiter als Karten.
learn-s-pairs-third = Ein drittes Exemplar bleibt offen neben den beiden liegen und bringt Punkte. Ein viertes bildet mit dem dritten wieder ein Paar, und beide werden umgedreht.
learn-s-pairs-scientist = Zwei offene Forscherinnen sind schlimmer: Sofort, nicht erst am Ende des Zuges, werden alle Charaktere vor dieser Person umgedreht, auch die beiden Forscherinnen. Patronen sind nie betroffen.

## The end

learn-s-end-title = Das Ende
learn-s-end-limit = Die Partie endet nach dem Zug, in dem jemand die fünfte Karte bekommt; zu siebt oder zu acht die vierte. Jede Karte zählt: offene, verdeckte und Patronen.
learn-s-end-score = Alle Marker und Patronen werden aufgedeckt. Dein Punktestand ist die Summe der Zahlen auf deinen offenen Charakteren und deinen Patronen.
learn-s-end-hippie = Hat jemand allein den niedrigsten Punktestand und ist Hippie, gewinnt dieser Hippie, und alle anderen verlieren. Zwei Hippies sind kein Team.
learn-s-end-teams = Sonst gewinnt das Team mit der höheren Summe, und zwar alle, die dazugehören. Hippies zählen zu keinem Team.
learn-s-end-tie = Sind die Summen gleich, haben alle verloren.

## Common mistakes

learn-s-wrong-un = Den UN-Marker bekommt, wer die wenigsten Karten hat, nicht die wenigsten Punkte; bei Gleichstand bekommt ihn niemand.
learn-s-wrong-spent = Der UN-Marker wird beim Einsatz nicht verbraucht.
learn-s-wrong-last = Paare werden auch im letzten Zug umgedreht, vor der Wertung.
learn-s-wrong-detective = Mit dem Detektiv darfst du dir auch deinen eigenen Marker oder den in der Mitte ansehen.
learn-s-wrong-limit = Zu siebt oder zu acht beenden vier Karten die Partie, nicht fünf.
learn-s-wrong-start = Zu viert siehst du am Anfang keinen fremden Marker.
learn-s-wrong-assassins = Es gibt vier Attentäterinnen, eine für jede Patrone.

## Drawn examples

learn-s-pair-title = Beispiel: ein Paar
learn-s-pair-before = Ann hat zwei Journalistinnen (je +3) und eine Diplomatin (+1): bis jetzt 7 Punkte.
learn-s-pair-after = Am Ende des Zuges werden beide Journalistinnen umgedreht. Ann hat noch 1 Punkt, aber weiterhin drei Karten.
learn-s-diplomat-title = Beispiel: die Diplomatin
learn-s-diplomat-shown = Ann bekommt die Diplomatin. Alle sehen den Marker in der Mitte: CIA.
learn-s-diplomat-swap = Ungesehen tauscht Ann ihn mit einem Marker nebenan: dem von Bob oder dem von Cat. Diesen Marker sieht Ann sich nicht an.
learn-s-diplomat-know = Alle wissen: Der CIA-Marker liegt jetzt vor Bob oder vor Cat. Nur Ann weiß, vor wem. Den Marker, der nun in der Mitte liegt, bekommt niemand zu sehen.

## Five questions

quiz-s-winner = Die Partie ist aus. Ann (CIA) hat 7 Punkte, Bob (KGB) hat 4, Cat (KGB) hat 5 und Dan (Hippie) hat 4. Wer gewinnt?
quiz-s-winner-a = Ann
quiz-s-winner-b = Bob und Cat
quiz-s-winner-c = Dan
quiz-s-winner-why = Bob und Cat. Dan müsste allein den niedrigsten Stand haben, aber auch Bob hat 4. Also zählen die Teams: Der KGB hat 4 + 5 = 9, die CIA hat 7.
quiz-s-look = Du hast vergessen, wer du bist. Darfst du dir deinen eigenen Marker ansehen?
quiz-s-look-a = Ja, in meinem Zug
quiz-s-look-b = Ja, jederzeit
quiz-s-look-c = Nein, nur wenn eine Karte es erlaubt
quiz-s-look-why = Nein. Nach dem Anfang darf sich niemand einen Marker ansehen, auch nicht den eigenen. Ein Detektiv oder ein Doppelagent würde es dir erlauben.
quiz-s-un = Ann hat zwei Karten, die 10 Punkte wert sind. Bob, Cat und Dan haben je drei Karten, die höchstens 4 Punkte wert sind. Wer bekommt den UN-Marker?
quiz-s-un-a = Ann
quiz-s-un-b = Wer die wenigsten Punkte hat
quiz-s-un-c = Niemand
quiz-s-un-why = Ann. Es zählt nur die Zahl der Karten, und nur Ann hat zwei.
quiz-s-refuse = Ann bietet dir eine Karte an und sagt, es sei eine Forscherin. Du lehnst ab. Was passiert?
quiz-s-refuse-a = Die Karte kommt zurück in den Stapel
quiz-s-refuse-b = Ann bekommt sie und muss sie ausführen
quiz-s-refuse-c = Ann bietet sie jemand anderem an
quiz-s-refuse-why = Ann bekommt sie. Jede angebotene Karte wird aufgedeckt und landet bei jemandem. Ob Ann gelogen hat, sehen jetzt alle.
quiz-s-pair = Du hast eine Journalistin (+3) und eine Diplomatin (+1), beide offen. Nun bekommst du eine zweite Journalistin. Was sind deine Karten nach diesem Zug wert?
quiz-s-pair-a = 7
quiz-s-pair-b = 4
quiz-s-pair-c = 1
quiz-s-pair-why = 1. Die zwei Journalistinnen sind ein Paar: Beide werden umgedreht und sind 0 wert. Nur die Diplomatin zählt noch, aber du hast drei Karten.
