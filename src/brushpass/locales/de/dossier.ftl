# Dossiers: was aus dem Gesehenen folgt. Und die Analyse der Entscheidungen.

dossier-title = Was du daraus schließen kannst
dossier-odds = { $face }: { $percent } %
dossier-why = Warum?
dossier-why-face = Warum { $face }?
dossier-because = Das folgt hieraus:
dossier-without = Ohne das wären es { $percent } %.
dossier-nothing = Gesehen hast du dazu nichts: Es folgt allein daraus, wie die Marker verteilt werden.
dossier-seen = { $by } hat diesen Marker mit Sicherheit gesehen.
dossier-seen-perhaps = { $by } hat ihn vielleicht gesehen: { $percent } %.
dossier-seen-nobody = Sonst hat ihn niemand gesehen.
dossier-heard-odds = Mit Gesagtem: { $percent } %
dossier-heard = Zählt man mit, was am Tisch gesagt wurde, sind es { $percent } %. Worte beweisen nichts.
dossier-belief-new = Halb geglaubt: Von dem, was { $by } gesagt hat, ließ sich noch nichts prüfen.
dossier-belief-mostly = Eher geglaubt. Prüfbare Behauptungen von { $by }: { $count }. Davon wahr: { $right }.
dossier-belief-half = Halb geglaubt. Prüfbare Behauptungen von { $by }: { $count }. Davon wahr: { $right }.
dossier-belief-not = Nicht geglaubt: Es spricht eher für das Gegenteil. Prüfbare Behauptungen von { $by }: { $count }. Davon wahr: { $right }.

## ESPIONAJE CARTAS

why-hidden = { $element } ist verborgen: { $percent } %
why-holds =
    { $you ->
        [yes] Du hast die Karte { $element }: { $percent } %
       *[no] { $by } hat die Karte { $element }: { $percent } %
    }
why-passed =
    { $you ->
        [yes] Du hast bei { $a } und { $b } gepasst.
       *[no] { $by } hat bei { $a } und { $b } gepasst.
    }
why-showed =
    { $you ->
        [yes] Du hast { $to } eine dieser Karten gezeigt: { $a } oder { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } hat dir eine dieser Karten gezeigt: { $a } oder { $b }.
               *[no] { $by } hat { $to } eine dieser Karten gezeigt: { $a } oder { $b }.
            }
    }
why-counted = Zählt man alle möglichen Verteilungen, sind es { $percent } %. Der Unterschied: Wer beide genannten Akten hat, konnte jede von beiden zeigen.
why-hand = Das folgt allein aus deinen eigenen Akten und daraus, wie die Karten verteilt werden.
follows-solutions =
    { $count ->
        [one] Eine Lösung ist noch möglich
       *[other] { $count } Lösungen sind noch möglich
    }
follows-solution = { $cards }: { $percent } %
follows-rivals = Wie sicher die anderen sein können
follows-rival = { $name }: { $percent } %

## The review of decisions

review-judge = Jede Entscheidung prüfen
review-judge-hint = Jede Entscheidung wird nur danach beurteilt, was die Person wissen konnte. Der Computer spielt viele wahrscheinliche Situationen zu Ende und vergleicht die Ergebnisse. Eine Behauptung zählt nur, wenn sie Teil eines Zuges war.
review-judging = Entscheidungen: { $done } von { $all }
review-next-slip = Nächster Fehler
review-value = Gewinnchance: { $percent } %.
review-better = Besser ({ $percent } %):
verdict-best = { $name }: beste Wahl
verdict-fine = { $name }: gute Wahl
verdict-inaccuracy = { $name }: Ungenauigkeit
verdict-mistake = { $name }: Fehler
verdict-blunder = { $name }: grober Fehler
grade-inaccuracy =
    { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
grade-mistake =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
grade-blunder =
    { $count ->
        [one] 1 grober Fehler
       *[other] { $count } grobe Fehler
    }
review-sums = Glück und Fehler
review-player = Name
review-start = Am Anfang
review-luck = Glück
review-given = Fehler
review-result = Ergebnis
review-won = gewonnen
review-lost = verloren
review-sums-hint = Am Anfang: die Gewinnchance. Glück: was die eigenen Entscheidungen nicht erklären, also Karten, Marker und was die anderen getan haben.

## Labels of choices; they stand alone

choice-offer = { $to } die Karte { $card } anbieten
choice-offer-claim = { $to } die Karte { $card } anbieten und „{ $claim }“ sagen
choice-intervene = Mit dem UN-Marker eingreifen
choice-stand-by = Nicht eingreifen
choice-accept = Annehmen
choice-refuse = Ablehnen
choice-exchange = Die Marker von { $a } und { $b } tauschen
choice-hand = Die Karte an { $to } geben
choice-look =
    { $slot ->
        [own] Den eigenen Marker ansehen
        [centre] Den Marker in der Mitte ansehen
       *[seat] Den Marker von { $whose } ansehen
    }
choice-divert = Den Marker in der Mitte mit dem von { $to } tauschen
choice-shoot = Die Patrone an { $to } geben
choice-suspect = Nach { $a } und { $b } fragen
choice-accuse = Anklagen
choice-end-turn = Zug beenden
choice-show = { $card } zeigen
choice-commit = { $cards } wählen
choice-abstain = Nichts wählen
