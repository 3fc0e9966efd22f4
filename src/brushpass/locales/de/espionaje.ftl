# ESPIONAJE CARTAS: Namen, Fragen, Notizbuch und Protokoll.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE gegen Bots
rule-clue-accusation = Nur der Ankläger legt Karten; wer falsch liegt, antwortet weiter

## The fifteen elements

element-london = London
element-panama = Panama
element-tokyo = Tokio
element-paris = Paris
element-nairobi = Nairobi
element-aeroplane = Flugzeug
element-solar-oven = Solarofen
element-submarine = U-Boot
element-satellite = Satellit
element-cipher-radio = Chiffrierfunk
element-agent-blue = Agent Blau
element-agent-red = Agent Rot
element-agent-green = Agent Grün
element-agent-yellow = Agent Gelb
element-agent-violet = Agent Violett
kinds-city = Städte
kinds-device = Geräte
kinds-agent = Agenten

## Prompts

ask-turn = Du bist dran: verdächtige zwei Elemente oder klage an
ask-accuse = Es wurde genug gefragt: Du musst anklagen
ask-show = Du hast beide: Welche zeigst du?
ask-commit = Lege die drei Karten, die du für verborgen hältst
suspect-hint = Nenne zwei beliebige, auch eigene. Die Frage geht nach links, bis jemand eine davon zeigen muss.
suspect-incomplete = Wähle zwei Elemente
suspect-one-more = { $a } und …
suspect-confirm = Ich verdächtige: { $a } + { $b }
accuse-open = Anklagen …
accuse-title = Die Anklage verkünden?
accuse-warning = Das beendet das Spiel: Alle legen drei Karten, und wer der Reihe nach zuerst richtig liegt, gewinnt allein. Du bist zuerst dran.
accuse-warning-clue = Nur du legst drei Karten. Liegst du falsch, fragst du nicht mehr und antwortest nur noch.
accuse-confirm = Ich klage an
accuse-cancel = Noch nicht
show-hint = { $name } hat gefragt. Nur { $name } sieht die Karte; die anderen sehen nur, dass du eine gezeigt hast.
show-card = { $card } zeigen
show-before = schon gezeigt: { $names }
commit-hint = Eine Stadt, ein Gerät, ein Agent. Es ist endgültig, und niemand sieht es vor der Prüfung.
commit-incomplete = Wähle von jeder Art eines
commit-confirm = Endgültig legen: { $cards }
commit-warning = Dein Notizbuch schließt aus: { $cards }.

## At the table

esp-solution = Geheime Information
esp-solution-hidden = Drei verborgene Karten: eine Stadt, ein Gerät, ein Agent
esp-hand = Deine Geheimakten
esp-players = Die Spieler
esp-turn-of = fragt
esp-said-pass = Passe!
esp-said-show = zeigt eine Karte
esp-is-out = antwortet nur
esp-has-committed = hat gelegt
esp-thinks = überlegt
esp-seat =
    { $you ->
        [yes] Du
       *[no] { $by }
    }, { $count ->
        [one] eine Akte
       *[other] { $count } Akten
    }
esp-question =
    { $you ->
        [yes] Du verdächtigst:
       *[no] { $by } verdächtigt:
    } { $a } + { $b }
esp-waits-turn = { $name } fragt oder klagt an.
esp-waits-question = Die Frage geht herum.
esp-waits-commit =
    { $count ->
        [one] Ein Spieler hat gelegt
       *[other] { $count } Spieler haben gelegt
    }, von { $players }.
esp-checking = Die Karten werden geprüft
esp-right = richtig
esp-wrong = falsch
esp-abstained = hat nichts gelegt

## The notebook

notebook-title = Persönliches Notizbuch
notebook-hint = Kreuze und Haken kommen von dem, was du gesehen hast. Tippe in die letzte Spalte für eigene Zeichen; sie bleiben auf diesem Gerät.
notebook-hint-off = An diesem Tisch wird ohne Hilfen gespielt: Nur dein Stapel ausgeschlossener Karten wird geführt.
notebook-element = Element
notebook-hidden = Verborgen
notebook-own-mark = Mein Zeichen
cell-yes = hat sie
cell-no = hat sie nicht
cell-maybe = zeigte diese oder die andere
cell-unknown = unbekannt
hidden-yes = verborgen
hidden-no = ausgeschlossen
hidden-unknown = möglich
mark-none = kein Zeichen
mark-suspect = verdächtig
mark-out = durchgestrichen
mark-label = Mein Zeichen für { $element }: { $mark }

## History

history-title = Wer fragte, passte, zeigte
history-none = Noch hat niemand gefragt.
history-asked = Frage
history-passed = passte
history-showed = zeigte eine Karte
history-showed-card = zeigte { $card }
history-not-asked = nicht gefragt

## The log

log-esp-began =
    Drei Karten sind verborgen; { $players ->
        [one] ein Spieler bekommt
       *[other] { $players } Spieler bekommen
    } je { $count }.
log-esp-turn-began =
    { $you ->
        [yes] Du bist dran.
       *[no] { $by } ist dran.
    }
log-esp-asked =
    { $you ->
        [yes] Du verdächtigst:
       *[no] { $by } verdächtigt:
    } { $a } + { $b }.
log-esp-passed =
    { $you ->
        [yes] Du sagst „Passe“.
       *[no] { $by } sagt „Passe“.
    }
log-esp-showed =
    { $you ->
        [yes] Du zeigst { $to } eine Karte.
       *[no] { $by } zeigt { $toyou ->
            [yes] dir
           *[no] { $to }
        } eine Karte.
    }
log-esp-showed-card =
    { $you ->
        [yes] Du zeigst { $to }:
       *[no] { $by } zeigt { $toyou ->
            [yes] dir
           *[no] { $to }
        }:
    } { $card }.
log-esp-accused =
    { $you ->
        [yes] Du verkündest die Anklage!
       *[no] { $by } verkündet die Anklage!
    }
log-esp-committed =
    { $you ->
        [yes] Du hast deine Karten gelegt.
       *[no] { $by } hat Karten gelegt.
    }
log-esp-checked-right =
    { $you ->
        [yes] Du drehst um:
       *[no] { $by } dreht um:
    } { $cards }. Richtig!
log-esp-checked-wrong =
    { $you ->
        [yes] Du drehst um:
       *[no] { $by } dreht um:
    } { $cards }. Falsch.
log-esp-checked-nothing =
    { $you ->
        [yes] Du hast nichts gelegt.
       *[no] { $by } hat nichts gelegt.
    }
log-esp-ended = Das Spiel ist aus. Verborgen waren: { $cards }.

## Claims

claim-holds =
    { $you ->
        [yes] Ich habe: { $element }.
       *[no] { $by } hat: { $element }.
    }
claim-is-hidden = { $element } ist verborgen.
claim-not-hidden = { $element } ist nicht verborgen.
phrase-holds = Jemand hat …
phrase-is-hidden = Verborgen ist …
phrase-not-hidden = Nicht verborgen ist …

## How it ended

reason-solved = Wer in der Reihenfolge der Prüfung zuerst richtig liegt, gewinnt allein.
reason-nobody-right = Alle lagen falsch: Niemand gewinnt.
reason-all-out = Einer nach dem anderen hat angeklagt und lag falsch.
result-hands = Wer was hatte
result-laid = Gelegt

## The guided first game

guide-turn = Drei Karten sind verborgen: eine Stadt, ein Gerät, ein Agent. Frage nach zwei Elementen: Wer links von dir als Erster eines hat, muss es dir allein zeigen. Was du siehst, ist nicht verborgen.
guide-turn-again = Was du hast oder gesehen hast, ist durchgestrichen. Frage nach zwei Karten, die noch offen sind; oder stelle eine eigene neben eine offene: Dann kann man dir nur die offene zeigen. Passen alle, so ist verborgen, was du nicht selbst hast.
guide-turn-sure = In deinem Notizbuch sind nur noch eine Stadt, ein Gerät und ein Agent übrig: Das sind die verborgenen Karten. Klage an, bevor es jemand anders tut!
guide-waits = Achte auf die anderen: Wer passt, hat keine der beiden Karten; wer zeigt, hat eine davon. Dein Notizbuch hält es fest.
guide-accuse = Es wurde so viel gefragt, dass das Spiel nun enden muss. Verkünde die Anklage; dann legen alle drei Karten.
guide-show = Du hast beide Karten und darfst wählen. Eine Karte, die dieser Spieler schon kennt, verrät nichts Neues.
guide-commit = Alle legen nun heimlich drei Karten. Auch wenn du nicht sicher bist, wage es: Eine Karte, die dir niemand gezeigt hat, kann es sein.

## What came of my own question

esp-memo-shown = { $name } hat dir gezeigt: { $card }
esp-memo-none = Niemand konnte { $a } oder { $b } zeigen.
