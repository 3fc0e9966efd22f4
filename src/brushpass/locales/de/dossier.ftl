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

## Die Durchsicht der Entscheidungen

review-judge = Jede Entscheidung prüfen
review-judge-hint = Beurteilt wird, was man in dem Augenblick wissen konnte: wahrscheinliche Tische werden zu Ende gespielt.
review-judging = { $done } von { $all } Entscheidungen
review-next-slip = Nächster Fehlgriff
review-verdict = { $name }: { $verdict }
review-value = Gewinnchance: { $percent } %.
review-better = Besser: { $choice } ({ $percent } %).
verdict-best = nichts Besseres wurde gefunden
verdict-fine = eine gute Entscheidung
verdict-inaccuracy = eine Ungenauigkeit
verdict-mistake = ein Fehler
verdict-blunder = ein grober Fehler
review-sums = Glück und Fehler
review-player = Spieler
review-start = Am Anfang
review-luck = Glück
review-given = Verschenkt
review-result = Ergebnis
review-won = gewonnen
review-lost = verloren
review-sums-hint = In Prozentpunkten der Gewinnchance. Was die eigenen Entscheidungen nicht erklären, war Glück: Karten, Marker und was die anderen taten.
choice-offer = { $card } wortlos anbieten: { $to }
choice-offer-claim = { $card } anbieten ({ $to }) und „{ $claim }“ sagen
choice-intervene = die Karte mit der UN nehmen
choice-stand-by = die UN zusehen lassen
choice-accept = annehmen
choice-refuse = ablehnen
choice-exchange = Marker tauschen lassen: { $a } und { $b }
choice-hand = die Karte weitergeben: { $to }
choice-look = den Marker ansehen: { $place }
choice-divert = den Marker der Mitte tauschen: { $other }
choice-shoot = die Kugel geben: { $to }
choice-suspect = { $cards } verdächtigen
choice-accuse = anklagen
choice-show = { $cards } zeigen
choice-commit = { $cards } legen
choice-abstain = nichts legen
