# Was nur das Terminal sagt: solo, replay, review und rules. Alles andere teilt es mit der Seite.

## Bei jeder Frage

terminal-help = Gib die Nummer einer Antwort ein oder die ganze Wahl in einer Zeile, zum Beispiel: { $example }
terminal-key-back = diese Wahl von vorn beginnen
terminal-key-say = etwas zu allen sagen, wahr oder nicht („say 2“: der zweite Satz)
terminal-key-pause = bei jedem Angebot an andere anhalten, damit du etwas dazu sagen kannst (noch einmal: nicht mehr)
terminal-key-table = den Tisch noch einmal zeigen
terminal-key-dossier = was du schließen kannst, und was das Gesagte dazu beiträgt
terminal-key-log = alles, was bisher geschehen ist
terminal-key-log-recent = was in diesem Zug und im Zug davor geschehen ist
terminal-key-rules = die Regeln
terminal-key-help = diese Hilfe
terminal-key-quit = den Tisch verlassen
terminal-pause = Weiter mit der Eingabetaste, oder „say“, um etwas zu sagen.
terminal-pauses = Von jetzt an hält das Spiel bei jedem Angebot an andere an. Mit „pause“ schaltest du das wieder aus.
terminal-pauses-no-more = Das Spiel hält bei Angeboten an andere nicht mehr an.
terminal-no-such-answer = Die Antworten haben die Nummern 1 bis { $count }; eine { $typed } gibt es nicht.
terminal-not-understood = { $typed } ist weder eine Nummer noch eine Wahl. Tippe „?“ für Hilfe.
terminal-not-now = { $typed } kannst du jetzt nicht wählen.
# Jemand unter den Antworten, mit der Nummer, die eine eingetippte Wahl nennt.
terminal-player = { $name } (Platz { $number })
terminal-neighbour =
    { $side ->
        [left] { $name }, links von dir
       *[right] { $name }, rechts von dir
    }
terminal-needs-slot = ein Marker
terminal-needs-face = eine Identität
terminal-needs-card = eine Karte
terminal-needs-seat = eine Person
terminal-needs-element = eine Akte

## Rund um die Partie

terminal-which-game = Welches Spiel?
# Eines der Spiele, die zur Wahl stehen.
terminal-game = { $game }, { $first } bis { $last } Personen
terminal-how-many = Wie viele spielen mit, dich eingerechnet? { $first } bis { $last } [{ $first }]
terminal-need-number = Bitte gib eine Zahl von { $first } bis { $last } ein.
terminal-seated = Du hast Platz { $seat } von { $players }. Bei jeder Frage zeigt „?“ die Hilfe, und „q“ verlässt den Tisch.
terminal-left = Du verlässt den Tisch.
terminal-seed = Aus diesem Startwert folgt, wie gemischt wurde:
terminal-no-record = Mit --out DATEI wird die Partie aufgezeichnet, und brushpass verify DATEI prüft sie.
terminal-verify = Die Aufzeichnung prüfen: { $command }
terminal-replay = Die Partie noch einmal ansehen: { $command }

## Ein Spiel ohne eigene Texte

terminal-seats = Plätze: { $seats }
terminal-asked = Du wirst gefragt: { $ask }
terminal-over = Die Partie ist zu Ende.
terminal-over-reason = Die Partie ist zu Ende ({ $reason }).
terminal-no-rules = Für dieses Spiel gibt es im Terminal keine Regeln. Entscheidungen und Ereignisse werden in seiner Notation gezeigt.

## Tabellen

terminal-turn =
    { $you ->
        [yes] { $game }, Zug { $turn }: Du bist dran
       *[no] { $game }, Zug { $turn }: { $by } ist dran
    }
terminal-end = { $game }, das Ende

## SECRETS

terminal-cards = Karten
terminal-score = Punkte
# Kopf einer Spalte: Verdeckte Charaktere stehen in Klammern.
terminal-display = offen (verdeckt)
# Neben dem Namen dessen, der den UN-Marker hat.
terminal-un = UN
terminal-limit = Die Partie endet, wenn jemand { $limit } Karten hat.
terminal-shown = Aufgedeckt: { $cards }.
terminal-second-player = Und wer noch?
terminal-seen =
    { $who ->
        [everybody] Marker, die alle gesehen haben:
       *[you] Marker, die du gesehen hast:
    }
# Köpfe von Spalten: wann, vor wem, welche Seite, wo jetzt.
terminal-seen-when = wann
terminal-seen-where = wo
terminal-seen-face = Identität
terminal-seen-now = wo jetzt
terminal-when =
    { $turn ->
        [0] am Anfang
       *[other] Zug { $turn }
    }
terminal-still-there = noch dort
terminal-side = Identität
# Kopf einer Spalte: alles, was am Ende zählt.
terminal-counted = offen, Patronen
terminal-centre = In der Mitte: { $face }

## ESPIONAJE CARTAS

terminal-clockwise =
    { $count ->
        [one] Im Uhrzeigersinn: { $seats }; je eine Akte.
       *[other] Im Uhrzeigersinn: { $seats }; je { $count } Akten.
    }
terminal-hand = Deine Akten: { $cards }.
terminal-notebook = Dein Notizbuch (x: nicht verborgen, und wer sie hat):
terminal-notebook-bare = Dein Notizbuch (x: nicht verborgen):
terminal-solution-seen = Du hast die verborgenen Karten gesehen: { $cards }.
terminal-out = Ausgeschieden (nur noch Antworten): { $names }.
terminal-questions =
    { $count ->
        [one] Eine Frage bisher:
       *[other] { $count } Fragen bisher:
    }
terminal-recent = Die letzten { $shown } von { $count } Fragen:
terminal-question-last = Die letzte Frage:
terminal-suspect = Nach zwei Akten fragen
terminal-accuse = Anklagen
terminal-first-element = Welche Akte zuerst?
terminal-second-element = Und die zweite?
terminal-commit-city = Welche Stadt ist verborgen?
terminal-commit-device = Welcher Apparat?
terminal-commit-agent = Welcher Agent?
terminal-solution = Die verborgenen Karten: { $cards }.
# Köpfe von Spalten.
terminal-chosen = gewählt
terminal-held = auf der Hand

## Regeln

terminal-copies = Anzahl
terminal-value = Wert
terminal-bullets = Patronen: je einmal { $values }.
terminal-ours = Die { $count } Namen mit * sind von uns: Die Spielanleitung nennt sie nicht.
# Ein Schalter des Spiels, wie solo ihn annimmt.
terminal-switch = Mit { $name }: { $text }.

## Wiedergabe

terminal-viewpoint =
    { $viewpoint ->
        [truth] { $game } mit { $players } Personen: alles aufgedeckt
        [public] { $game } mit { $players } Personen: wie das Publikum es sah
       *[seat] { $game } mit { $players } Personen: wie { $name } es sah
    }
terminal-setup = Aufbau
terminal-step = Schritt { $step }, { $name } wählt: { $choice }
terminal-prompt = { $at } von { $last }, Hilfe mit „?“
terminal-first = Das ist der erste Schritt.
terminal-last = Das ist der letzte Schritt.
terminal-no-such-step = Die Schritte haben die Nummern { $first } bis { $last }; eine { $typed } gibt es nicht.
terminal-no-viewpoint = { $typed } gibt es hier nicht: Gib truth, public oder einen Platz von 0 bis { $last } ein.
terminal-key-next = nächster Schritt
terminal-key-previous = einen Schritt zurück
terminal-key-go = zu Schritt N
terminal-key-sight = den Tisch zeigen
terminal-key-as = mit den Augen von W sehen: truth (alles), public (das Publikum) oder die Nummer eines Platzes
terminal-key-end = beenden

## Analyse

terminal-judging = Analyse läuft
terminal-head-step = Schritt
terminal-head-decision = Entscheidung
terminal-better =
    { $error ->
        [0] Besser: { $choice } ({ $percent } %).
       *[other] Besser: { $choice } ({ $percent } % ± { $error }).
    }
