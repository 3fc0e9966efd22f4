# ESPIONAJE CARTAS: Namen, Fragen, Notizbuch und Spielverlauf.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE gegen Bots

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
element-cipher-radio = Chiffriergerät
element-agent-blue = Agent Blau
element-agent-red = Agent Rot
element-agent-green = Agent Grün
element-agent-yellow = Agent Gelb
element-agent-violet = Agent Violett
kinds-city = Städte
kinds-device = Apparate
kinds-agent = Agenten

## Briefing

esp-briefing-title = Vor dem ersten Zug

## Prompts

ask-turn = Du bist dran: Frage nach zwei Akten oder klage an
ask-turn-early = Du bist dran: Frage nach zwei Akten
ask-accuse = Keine Fragen mehr: Du musst jetzt anklagen
ask-after = Die Antworten sind da: anklagen oder Zug beenden?
ask-show = Du hast beide: Welche zeigst du?
ask-commit = Wähle die drei Akten, die du für verborgen hältst
suspect-hint = Nenne zwei beliebige Akten, auch eigene. Die Frage geht nach links reihum, bis dir jemand eine davon zeigen muss.
suspect-incomplete = Wähle zwei Akten
suspect-one-more = { $a } und …
suspect-confirm = Fragen: { $a } + { $b }
accuse-open = Anklagen …
keys-city = Eine Stadt wählen
keys-device = Ein Gerät wählen
keys-agent = Einen Agenten wählen
keys-show = Eine deiner beiden Karten zeigen
keys-accuse = Anklagen
keys-notebook = Das Notizbuch öffnen
accuse-title = Anklage erheben?
accuse-warning = Das beendet die Partie. Alle wählen drei Akten; sie werden reihum geprüft, deine zuerst. Die erste richtige Antwort gewinnt.
accuse-warning-clue = Nur du wählst drei Akten. Liegst du falsch, bist du raus: Du fragst nicht mehr und antwortest nur noch.
accuse-confirm = Ich klage an
accuse-cancel = Noch nicht
show-hint = { $name } hat gefragt, und nur { $name } sieht die Karte. Die anderen sehen nur, dass du eine gezeigt hast.
show-card = { $card } zeigen
show-before = gesehen von { $names }
commit-hint = Eine Stadt, ein Apparat, ein Agent. Die Wahl ist endgültig, und niemand sieht sie vor der Prüfung.
commit-incomplete = Wähle von jeder Art eine
commit-chosen = Deine drei: { $cards }
commit-confirm = Endgültig festlegen
commit-warning = In deinem Notizbuch durchgestrichen: { $cards }.

## At the table

esp-solution = Geheime Information
esp-solution-hidden = Drei verborgene Karten: eine Stadt, ein Apparat und ein Agent
esp-hand = Deine Geheimakten
esp-players = Die Runde
esp-turn-of = fragt
esp-said-pass = Passe!
esp-said-show = zeigt eine Karte
esp-is-out = antwortet nur
esp-has-committed = hat gewählt
esp-thinks = überlegt
esp-seat =
    { $count ->
        [one]
            { $you ->
                [yes] Du hast eine Akte
               *[no] { $by } hat eine Akte
            }
       *[other]
            { $you ->
                [yes] Du hast { $count } Akten
               *[no] { $by } hat { $count } Akten
            }
    }
esp-question =
    { $you ->
        [yes] Du verdächtigst { $a } und { $b }.
       *[no] { $by } verdächtigt { $a } und { $b }.
    }
esp-waits-turn =
    { $you ->
        [yes] Du fragst oder klagst an.
       *[no] { $by } fragt oder klagt an.
    }
esp-waits-question = Die Frage geht herum.
esp-waits-after = { $name } kann noch anklagen.
esp-waits-commit =
    { $count ->
        [one] Eine von { $players } Personen hat ihre drei Akten gewählt.
       *[other] { $count } von { $players } Personen haben ihre drei Akten gewählt.
    }
esp-waits-accuser = Warten auf die drei Akten von { $name }.
esp-checking = Die Akten werden geprüft
esp-right = richtig
esp-wrong = falsch
esp-abstained = hat nichts gewählt

## The notebook

notebook-title = Persönliches Notizbuch
notebook-hint = Kreuze und Haken folgen aus dem, was du gesehen hast. Für eigene Zeichen tippe in die letzte Spalte; sie bleiben auf diesem Gerät.
notebook-hint-off = An diesem Tisch gibt es keine Gedächtnishilfen: Du siehst nur deinen Stapel ausgeschlossener Karten.
notebook-hint-full = Haken und Kreuze sind sicher, Zahlen sind Prozent. Tippe auf ein Feld, um zu sehen, woraus es folgt. Die letzte Spalte ist für eigene Zeichen.
notebook-ours = * Name von uns: Die Anleitung nennt nur sieben der fünfzehn.
notebook-heard = Im gestrichelten Rahmen: die Prozentzahl, wenn man mitzählt, was am Tisch gesagt wurde. Worte beweisen nichts.
notebook-element = Akte
notebook-hidden = Verborgen
notebook-own-mark = Notiz
cell-yes = hat sie
cell-no = hat sie nicht
cell-maybe = zeigte diese oder die andere
cell-unknown = unbekannt
hidden-yes = verborgen
hidden-no = ausgeschlossen
hidden-unknown = möglich
cell-why =
    { $who ->
        [hidden]
            { $state ->
                [sure] { $element } ist verborgen. Warum?
                [out] { $element } ist nicht verborgen. Warum?
               *[likely] { $element } ist verborgen: { $percent } %. Warum?
            }
       *[other]
            { $state ->
                [sure] { $name } hat die Karte { $element }. Warum?
                [out] { $name } hat die Karte { $element } nicht. Warum?
               *[likely] { $name } hat die Karte { $element }: { $percent } %. Warum?
            }
    }
cell-why-heard =
    { $who ->
        [hidden] { $element } ist verborgen: { $percent } %. Mit Gesagtem: { $after } %. Warum?
       *[other] { $name } hat die Karte { $element }: { $percent } %. Mit Gesagtem: { $after } %. Warum?
    }
cell-heard = { $percent } %. Mit Gesagtem: { $after } %.
mark-label =
    { $mark ->
        [suspect] { $element }: verdächtig
        [out] { $element }: durchgestrichen
       *[none] { $element }: kein Zeichen
    }

## History

history-title = Fragen und Antworten
history-none = Noch hat niemand gefragt.
history-asked = Frage
history-passed = passte
history-showed = zeigte eine Karte
history-showed-card = zeigte { $card }
history-not-asked = nicht gefragt

## The log

log-esp-began = Drei Karten sind verborgen. { $players } Personen bekommen je { $count } Akten.
log-esp-turn-began =
    { $you ->
        [yes] Du bist dran.
       *[no] { $by } ist dran.
    }
log-esp-asked =
    { $you ->
        [yes] Du verdächtigst { $a } und { $b }.
       *[no] { $by } verdächtigt { $a } und { $b }.
    }
log-esp-passed =
    { $you ->
        [yes] Du sagst „Passe“.
       *[no] { $by } sagt „Passe“.
    }
log-esp-showed =
    { $you ->
        [yes] Du zeigst { $to } eine Karte.
       *[no]
            { $toyou ->
                [yes] { $by } zeigt dir eine Karte.
               *[no] { $by } zeigt { $to } eine Karte.
            }
    }
log-esp-showed-card =
    { $you ->
        [yes] Du zeigst { $to } eine Karte: { $card }.
       *[no]
            { $toyou ->
                [yes] { $by } zeigt dir eine Karte: { $card }.
               *[no] { $by } zeigt { $to } eine Karte: { $card }.
            }
    }
log-esp-accused =
    { $you ->
        [yes] Du erhebst Anklage!
       *[no] { $by } erhebt Anklage!
    }
log-esp-committed =
    { $you ->
        [yes] Du hast drei Akten gewählt.
       *[no] { $by } hat drei Akten gewählt.
    }
log-esp-checked-right =
    { $you ->
        [yes] Du hast { $cards } gewählt: richtig!
       *[no] { $by } hat { $cards } gewählt: richtig!
    }
log-esp-checked-wrong =
    { $you ->
        [yes] Du hast { $cards } gewählt: falsch.
       *[no] { $by } hat { $cards } gewählt: falsch.
    }
log-esp-checked-nothing =
    { $you ->
        [yes] Du hast nicht rechtzeitig gewählt.
       *[no] { $by } hat nicht rechtzeitig gewählt.
    }
log-esp-ended = Die Partie ist aus. Verborgen waren { $cards }.

## Claims, in the speaker’s own words

claim-holds =
    { $who ->
        [speaker] Ich habe die Karte { $element }.
        [reader] Du hast die Karte { $element }.
       *[other] { $name } hat die Karte { $element }.
    }
claim-is-hidden = { $element } ist verborgen.
claim-not-hidden = { $element } ist nicht verborgen.
claim-show-me = Zeig mir die Karte { $element }!
phrase-holds = Jemand hat …
phrase-is-hidden = Verborgen ist …
phrase-not-hidden = Nicht verborgen ist …
phrase-show-me = Zeig mir …

## How it ended

reason-solved = Die erste richtige Antwort in der Reihenfolge der Prüfung gewinnt.
reason-nobody-right = Alle lagen falsch: Niemand gewinnt.
reason-all-out = Nacheinander haben alle angeklagt und falsch gelegen.
esp-too-late = richtig, aber zu spät
result-hands = Wer was hatte
result-laid =
    { $you ->
        [yes] Du hast { $cards } gewählt.
       *[no] { $by } hat { $cards } gewählt.
    }
rule-clue-accusation = Nur wer falsch anklagt, ist raus; die anderen spielen weiter
rule-accuse-after-asking = Nach der eigenen Frage darf man im selben Zug noch anklagen
rule-no-early-accusation = In der ersten Runde darf niemand anklagen

## What came of the reader’s own question

esp-memo-shown = { $name } hat dir eine Karte gezeigt: { $card }.
esp-memo-none = Niemand konnte { $a } oder { $b } zeigen.

## On a television between two games

loop-e-hidden = Drei Karten sind verborgen: eine Stadt, ein Apparat und ein Agent.
loop-e-ask = Frag nach zwei beliebigen. Die Frage geht nach links herum.
loop-e-show = Wer eine davon hat, zeigt sie dir allein.
loop-e-note = Streiche, was du siehst, und merk dir, wer passt.
loop-e-accuse-false = Sicher? Klag an: Alle legen drei hin, und wer zuerst richtig liegt, gewinnt.
loop-e-accuse-true = Sicher? Klag an: Liegst du richtig, gewinnst du; liegst du falsch, bist du raus.

## Levels of bots

level-espionaje-rookie = Vergisst, wer gepasst hat und was ihm gezeigt wurde, und schwankt: gut für den ersten Abend.
level-espionaje-agent = Behält mehr und wartet mit der Anklage zu lange.
level-espionaje-handler = Vergisst wenig und wagt mehr.
level-espionaje-handler-6 =
    { $players ->
        [2] Vergisst nichts, klagt rechtzeitig an und verrät in manchen Partien wenig durch die eigenen Fragen.
       *[other] Vergisst sehr wenig und wagt noch mehr.
    }
level-espionaje-spymaster = Vergisst nichts, klagt rechtzeitig an und verrät in vielen Partien wenig durch die eigenen Fragen.
level-espionaje-mastermind = Vergisst nichts, klagt rechtzeitig an und verrät stets wenig durch die eigenen Fragen.
