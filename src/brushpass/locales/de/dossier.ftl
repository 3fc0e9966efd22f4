# Dossiers: was aus dem Gesehenen folgt, und die Durchsicht der Entscheidungen.

dossier-title = Was daraus folgt
dossier-odds = { $face }: { $percent } %
dossier-why = Warum?
dossier-why-face = Warum? { $face }
dossier-because = Es beruht darauf:
dossier-without = Ohne das: { $percent } %.
dossier-nothing = Auf nichts, was du gesehen hast: nur darauf, wie die Marker verteilt werden.
dossier-seen = { $by } hat diesen Marker sicher gesehen.
dossier-seen-perhaps = { $by } hat ihn vielleicht gesehen: { $percent } %.
dossier-seen-nobody = Sonst hat ihn niemand gesehen.
slot-odds = Verdeckter Marker. { $odds }

notebook-hint-full = Haken und Kreuze sind sicher, Zahlen sind Prozent. Tippe auf ein Feld, um zu sehen, worauf es beruht. Die letzte Spalte ist für eigene Zeichen.
cell-likely = { $percent } %
cell-why = { $element }, { $holder }: { $text }. Warum?
why-hidden = { $element } ist versteckt: { $percent } %
why-holds =
    { $you ->
        [yes] Du hast { $element }: { $percent } %
       *[no] { $by } hat { $element }: { $percent } %
    }
why-counted = Über alle möglichen Verteilungen gezählt sind es { $percent } %. Wer beide gefragten Karten hat, kann jede von beiden zeigen: das verschiebt es.
why-hand = Es beruht allein auf deinen eigenen Geheimakten und darauf, wie die Karten verteilt werden.
follows-solutions =
    { $count ->
        [one] Eine Lösung ist noch möglich
       *[other] { $count } Lösungen sind noch möglich
    }
follows-solution = { $cards }: { $percent } %
follows-rivals = Wie sicher die anderen sein können
follows-rival = { $name }: { $percent } %
