# Die bebilderten Regeln beider Spiele, in eigenen Worten.

## The page

learn-title = So wird gespielt
learn-which = Welches Spiel?
learn-play = Jetzt spielen
learn-misplayed = Oft falsch gespielt
reference-title = Die Karten im Einzelnen
reference-open = Was tut { $card }?

## SECRETS

learn-s-goal-title = Wer bist du am Ende?
learn-s-goal = Ein verdeckter Marker vor dir sagt, auf welcher Seite du stehst. Die Spieler der CIA zählen ihre Punkte zusammen, die des KGB ebenso: Die Seite mit mehr Punkten gewinnt. Ein Hippie gewinnt allein mit dem niedrigsten Punktestand. Die Marker wandern ständig; es zählt nur, welcher am Ende vor dir liegt.
learn-s-start-title = Frühe Informationen
learn-s-start = Vor jedem Spieler liegt ein Marker, einer in der Mitte. Zu viert siehst du deinen an. Zu fünft oder sechst auch den deines rechten Nachbarn. Zu siebt oder acht wird zudem allen der in der Mitte gezeigt. Danach darf niemand mehr einen Marker ansehen, auch nicht den eigenen, außer eine Karte erlaubt es.
learn-s-offer-title = Das Angebot
learn-s-offer = In deinem Zug werden Karten aufgedeckt, bis zwei verschiedene Charaktere daliegen; alle sehen sie. Du wählst heimlich einen und bietest ihn verdeckt einem anderen Spieler an. Sag, was es ist, lüge oder schweige.
learn-s-answer-title = Annehmen oder ablehnen
learn-s-answer = Dieser Spieler sieht die Karte nicht. Angenommen gehört sie ihm, abgelehnt kommt sie zu dir zurück. In jedem Fall wird sie aufgedeckt, liegt vor ihrem Besitzer, und der muss tun, was sie sagt.
learn-s-un-title = Die Vereinten Nationen
learn-s-un = Wer am Ende eines Zuges allein die wenigsten Karten hat (Karten, nicht Punkte), nimmt den UN-Marker. Bietet jemand einem anderen eine Karte an, darf der UN-Spieler vor der Antwort eingreifen und sie ungesehen nehmen. Bei Gleichstand geht der Marker in die Mitte zurück.
learn-s-pairs-title = Paare drehen sich um
learn-s-pairs = Am Ende des Zuges werden zwei gleiche offene Charaktere vor einem Spieler umgedreht: Sie sind nichts wert, zählen aber weiter als Karten. Schlimmer ist eine zweite offene Forscherin: Alle Charaktere dieses Spielers werden sofort umgedreht.
learn-s-end-title = Das Ende
learn-s-end = Bis sechs Spieler endet das Spiel nach dem Zug, in dem jemand fünf Karten hat; zu siebt oder acht sind es vier. Patronen zählen als Karten. Alle Marker und Patronen werden aufgedeckt. Ein Hippie, der allein den niedrigsten Stand hat, gewinnt. Sonst gewinnt die Seite mit der höheren Summe; bei Gleichstand haben alle verloren.
learn-s-wrong = Der Detektiv darf auch den eigenen Marker und die Mitte ansehen. Es gibt vier Attentäterinnen. Der UN-Marker wird beim Einsatz nicht verbraucht. Paare werden auch im letzten Zug vor der Wertung umgedreht.

## A little more about each card

more-double-agent = Kanntest du deinen alten Marker, weißt du nun, was in der Mitte liegt. Alle sehen, dass du getauscht hast, niemand sieht was.
more-politician = Sie bleibt nie bei dem, der sie aufdeckt: Punkte, Platz unter den Karten und Paar gehören dem, der sie bekommt. Der tut nichts.
more-psychiatrist = Weder du noch die Mitte können dabei sein. Beide haben nun vielleicht einen Marker, den sie nicht kennen.
more-detective = Alle sehen, welchen Marker du ansiehst, nur du siehst, was darauf ist.
more-journalist = Vielleicht bist du der Einzige am Tisch, der nicht weiß, wer du bist.
more-scientist = Fünf Punkte sind viel, und sechs sind im Stapel. Eine dritte neben zwei verdeckten zählt wieder.
more-diplomat = Alle erfahren, was in der Mitte lag und dass es nun neben dir liegt, aber nicht auf welcher Seite. Den genommenen Marker siehst du nicht an.
more-assassin = Patronen sind 0, −1, −2 und −3 wert. Die Attentäterin bleibt bei dir, die Patrone ist eine Karte dessen, der sie bekommt, und niemand sieht sie vor dem Ende an.

## ESPIONAJE CARTAS

learn-e-goal-title = Drei Karten sind verborgen
learn-e-goal = Fünfzehn Akten: fünf Städte, fünf Geräte, fünf Agenten. Von jeder Art liegt eine verborgen; die anderen zwölf bekommen zwei, drei oder vier Spieler. Wer die drei verborgenen zuerst herausfindet, gewinnt.
learn-e-suspect-title = Der Verdacht
learn-e-suspect = In deinem Zug nennst du zwei beliebige Elemente, gleicher Art oder nicht, zum Bluff auch eigene. Dein linker Nachbar muss dir eines zeigen, wenn er eines hat; sonst sieht es niemand. Wer keines hat, sagt „Passe“, und die Frage geht nach links weiter. Antworten sind immer wahr.
learn-e-both-title = Wer beide hat
learn-e-both = Wer beide genannten Karten hat, wählt, welche er zeigt, und darf dieselbe immer wieder zeigen. Die anderen sehen nur, dass eine Karte gezeigt wurde.
learn-e-notebook-title = Das Notizbuch
learn-e-notebook = Was du hast oder gesehen hast, kann nicht verborgen sein; dein Notizbuch streicht es von selbst. Es merkt sich auch, wer gepasst und wer gezeigt hat. Mach eigene Zeichen: Niemand sonst sieht sie.
learn-e-accuse-title = Die Anklage
learn-e-accuse = Statt zu fragen, darfst du in deinem Zug die Anklage verkünden. Dann legen alle heimlich drei Karten. Sie werden der Reihe nach geprüft, zuerst der Ankläger, dann nach links: Wer zuerst richtig liegt, gewinnt allein. Liegt niemand richtig, gewinnt niemand. Sei also sicher, oder früh.
learn-e-think-title = Was ein „Passe“ verrät
learn-e-think = Passen alle bei zwei Karten, die du nicht hast, sind beide verborgen. Passen alle bei zwei Karten einer Art, hat der Fragende eine davon. Eine anderen gezeigte Karte ist eine von zweien: Ein späteres Passen verrät vielleicht, welche.
