# SECRETS: Namen, Effekte, Fragen und Spielverlauf.

game-secrets = SECRETS
front-hint-secrets = SECRETS gegen vier Bots. Ohne Konto, ohne Warten.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie

## Characters

kind-double-agent = Doppelagent
kind-politician = Politiker
kind-psychiatrist = Psychiater
kind-detective = Detektiv
kind-journalist = Journalistin
kind-scientist = Forscherin
kind-diplomat = Diplomatin
kind-assassin = Attentäterin
card-times = { $count } × { $card }

## What a character does, in one breath

effect-double-agent = Tausche deinen Marker mit dem in der Mitte und sieh dir den neuen an.
effect-politician = Gib diese Karte an jemand anderen und sieh dir dann heimlich den Marker dieser Person an.
effect-psychiatrist = Zwei andere tauschen ihre Marker. Niemand sieht sie sich an.
effect-detective = Sieh dir heimlich einen beliebigen Marker an: deinen eigenen, einen fremden oder den in der Mitte.
effect-journalist = Alle anderen sehen deinen Marker. Du nicht.
effect-scientist = Die erste bewirkt nichts. Eine zweite offene dreht alle deine Charaktere um.
effect-diplomat = Der Marker in der Mitte wird allen gezeigt. Dann tauschst du ihn ungesehen mit dem Marker links oder rechts neben dir.
effect-assassin = Sieh dir die oberste Patrone an und gib sie verdeckt an jemand anderen.
card-copies =
    { $count ->
        [one] Einmal im Spiel.
       *[other] { $count }-mal im Spiel.
    }
card-value = Wert { $value }

## What would happen to this player

does-double-agent =
    { $you ->
        [yes] Du tauschst deinen Marker mit der Mitte und siehst dir den neuen an.
       *[no] { $by } tauscht den eigenen Marker mit der Mitte und sieht sich den neuen an.
    }
does-politician =
    { $you ->
        [yes] Du gibst die Karte weiter und siehst dir den Marker dieser Person an.
       *[no] { $by } gibt die Karte weiter und sieht sich den Marker dieser Person an.
    }
does-psychiatrist =
    { $you ->
        [yes] Du lässt zwei andere ihre Marker tauschen.
       *[no] { $by } lässt zwei andere ihre Marker tauschen; vielleicht ist deiner dabei.
    }
does-detective =
    { $you ->
        [yes] Du siehst dir einen beliebigen Marker an.
       *[no] { $by } sieht sich einen beliebigen Marker an.
    }
does-journalist =
    { $you ->
        [yes] Alle anderen sehen deinen Marker, du nicht.
       *[no] Der Marker von { $by } wird dir und allen anderen gezeigt.
    }
does-scientist = Eine erste Forscherin bringt nur Punkte.
does-diplomat =
    { $you ->
        [yes] Die Mitte wird gezeigt, dann tauschst du sie mit einem Marker neben dir.
       *[no] Die Mitte wird gezeigt, dann tauscht { $by } sie ungesehen mit einem Marker nebenan.
    }
does-assassin =
    { $you ->
        [yes] Du siehst dir eine Patrone an und gibst sie jemandem.
       *[no] { $by } sieht sich eine Patrone an und gibt sie jemandem, vielleicht dir.
    }
forecast-score =
    { $you ->
        [yes] Deine offenen Punkte: { $before } → { $after }
       *[no] Offene Punkte von { $by }: { $before } → { $after }
    }
forecast-pair = Das gibt ein Paar: Beide werden am Ende des Zuges umgedreht.
forecast-scientists =
    { $you ->
        [yes] Deine zweite Forscherin: Alle deine Charaktere werden umgedreht.
       *[no] Zweite Forscherin für { $by }: Alle Charaktere dort werden umgedreht.
    }
forecast-ends = Das ist die letzte Karte: Die Partie endet nach diesem Zug.
forecast-un = Nimmt { $name } an, bleibt die Karte dort; sonst geht sie zurück an { $by }.
if-it-is = Falls es diese ist: { $card }
then-accept = Wenn du annimmst
then-refuse = Wenn du ablehnst
then-intervene = Wenn du eingreifst
then-stand-by = Wenn du nicht eingreifst

## Prompts

ask-offer = Du bist dran: Biete eine der beiden an
ask-un = Greifst du mit dem UN-Marker ein?
ask-answer = Nimmst du die Karte an oder lehnst du ab?
ask-psychiatrist = Psychiater: Welche zwei tauschen?
ask-politician = Politiker: Wer bekommt diese Karte?
ask-detective = Detektiv: Welchen Marker siehst du dir an?
ask-diplomat = Diplomatin: Mit wem neben dir tauschst du die Mitte?
ask-assassin = Attentäterin: Wer bekommt die Patrone?
point-psychiatrist = Wähle zwei Personen
point-politician = Wähle eine Person
point-detective = Wähle einen Marker
point-diplomat = Wähle jemanden neben dir
point-assassin = Wähle eine Person
point-own = Dein eigener Marker
confirm-psychiatrist = { $a } ↔ { $b } tauschen
confirm-politician = An { $a } geben
confirm-detective =
    { $slot ->
        [own] Deinen eigenen Marker ansehen
        [centre] Den Marker in der Mitte ansehen
       *[seat] Den Marker von { $whose } ansehen
    }
confirm-diplomat = Heimlich mit { $a } tauschen
confirm-assassin = Patrone an { $a } geben
choose-accept = Annehmen
choose-refuse = Ablehnen
choose-intervene = Eingreifen: Karte nehmen
choose-stand-by = Nicht eingreifen
offer-which = Welche Karte?
offer-to = Wem?
offer-say = Was behauptest du?
offer-say-nothing = Nichts sagen
offer-say-card = „{ $card }“
offer-confirm = Angebot an { $name }: { $card }
offer-incomplete = Wähle eine Karte und eine Person
offer-claims =
    { $you ->
        [yes] Du sagst: „{ $claim }“.
       *[no] { $by } sagt: „{ $claim }“.
    }
offer-silent =
    { $you ->
        [yes] Du sagst nichts über die Karte.
       *[no] { $by } sagt nichts über die Karte.
    }
un-target = Die Karte wird { $name } angeboten.
bullet-yours = Du hast { $value } gezogen.
bullet-of = Patrone { $value }
waits-offer =
    { $you ->
        [yes] Du machst ein Angebot.
       *[no] Warten auf das Angebot von { $by }.
    }
waits-un =
    { $you ->
        [yes] Du hast den UN-Marker und kannst eingreifen.
       *[no] { $by } hat den UN-Marker und kann eingreifen.
    }
waits-answer =
    { $you ->
        [yes] Du musst annehmen oder ablehnen.
       *[no] { $by } muss annehmen oder ablehnen.
    }
waits-effect =
    { $you ->
        [yes] Du führst die Karte aus: { $card }.
       *[no] { $by } führt die Karte aus: { $card }.
    }

## Keyboard shortcuts

keys-card = Eine der beiden Karten wählen
keys-seats = Eine Person wählen, von links von dir an
keys-centre = Die Mitte oder dich selbst wählen
keys-claims = Nichts sagen oder eine der beiden Karten nennen
keys-answer = Annehmen oder ablehnen
keys-un = Eingreifen oder nicht eingreifen
keys-arrows = Von einem wählbaren Platz zum nächsten

## At the table

centre-title = Tischmitte
centre-details = Die Mitte näher ansehen
centre-point = Die Mitte wählen
place-centre = Mitte
spot =
    { $slot ->
        [own] vor dir
        [centre] in der Mitte
       *[seat] vor { $whose }
    }
un-token = UN-Marker
# Under the token, where there is little room.
un-short = UN
un-in-centre = Der UN-Marker liegt in der Mitte
un-next =
    { $you ->
        [yes] Du hast gerade die wenigsten Karten: Damit bekommst du den UN-Marker.
       *[no] { $by } hat gerade die wenigsten Karten: Damit geht der UN-Marker an { $by }.
    }
un-next-keeps =
    { $you ->
        [yes] Du hast die wenigsten Karten und behältst den UN-Marker.
       *[no] { $by } hat die wenigsten Karten und behält den UN-Marker.
    }
un-next-nobody = Gleichstand bei den wenigsten Karten: Niemand bekommt den UN-Marker.
deck-characters =
    { $count ->
        [one] Eine Karte im Charakterstapel
       *[other] { $count } Karten im Charakterstapel
    }
deck-bullets =
    { $count ->
        [one] Eine Karte im Patronenstapel
       *[other] { $count } Karten im Patronenstapel
    }
bullet = Patrone
bullet-hidden = Wert bis zum Ende unbekannt.
card-down = { $card }, verdeckt
card-unknown = Verdeckte Karte
card-worth-nothing = verdeckt, Wert 0
no-cards = keine Karten
others-title = Die anderen
seat-acts = führt aus
seat-offered = bekommt das Angebot
seat-active =
    { $you ->
        [yes] du bist dran
       *[no] am Zug
    }
seat-one-left = noch 1 bis Schluss
seat-point =
    { $you ->
        [yes] Deinen eigenen Platz wählen
       *[no] { $by } wählen
    }
seat-details = Näher ansehen: { $name }
seat-summary =
    { $you ->
        [yes] Du: { $score } offene Punkte, { $count } von { $limit } Karten
       *[no] { $by }: { $score } offene Punkte, { $count } von { $limit } Karten
    }
slot-shown = Marker: { $face }
slot-sure = Verdeckter Marker. Du kennst ihn: { $face }
slot-maybe = Verdeckter Marker. Vielleicht { $faces }
slot-odds = Verdeckter Marker. CIA { $cia } %, KGB { $kgb } %, Hippie { $hippie } %
slot-hidden = Verdeckter Marker
notes-own = Eigene Notizen
notes-own-hint = Sie bleiben auf diesem Gerät. Niemand sonst sieht sie.
details-token = Wo dieser Marker gesehen wurde
details-display = Karten
details-bottom = Der Stapel
details-bottom-list =
    { $fresh ->
        [0] Von oben, der Reihe nach: { $cards }
        [one] Eine Karte, die niemand kennt; darunter, der Reihe nach: { $cards }
       *[other] { $fresh } Karten, die niemand kennt; darunter, der Reihe nach: { $cards }
    }
sighting =
    { $slot ->
        [own] Zug { $turn }: { $face }, vor dir.
        [centre] Zug { $turn }: { $face }, in der Mitte.
       *[seat] Zug { $turn }: { $face }, vor { $whose }.
    }
sighting-start =
    { $slot ->
        [own] Zu Beginn: { $face }, vor dir.
        [centre] Zu Beginn: { $face }, in der Mitte.
       *[seat] Zu Beginn: { $face }, vor { $whose }.
    }
sighting-sure = Er liegt jetzt hier.
sighting-maybe = Seitdem wurde er vielleicht getauscht. Er liegt jetzt an einem dieser Plätze:
sighting-none = Den Marker, der jetzt hier liegt, hast du nicht gesehen.
sighting-off = An diesem Tisch gibt es keine Notizen: Merk es dir!
memo-close = Verstanden

## Early intelligence: the first page

briefing-stamp = Geheim
briefing-title = Frühe Informationen
briefing-own = Dein eigener Marker: { $face }
briefing-right = { $name }, rechts von dir: { $face }
briefing-centre = Die Mitte, allen gezeigt: { $face }
briefing-pool = Marker im Spiel: CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. Einer davon liegt in der Mitte.
briefing-goal-false = CIA gegen KGB: Jedes Team zählt seine Punkte zusammen, die höhere Summe gewinnt. Ein Hippie gewinnt allein mit dem niedrigsten Punktestand von allen.
briefing-goal-among-hippies = CIA gegen KGB: Jedes Team zählt seine Punkte zusammen, die höhere Summe gewinnt. Hippies gewinnen mit dem niedrigsten Punktestand von allen, auch wenn sie ihn teilen, aber nur untereinander.
briefing-goal-true = CIA gegen KGB: Jedes Team zählt seine Punkte zusammen, die höhere Summe gewinnt. Jeder Hippie mit dem niedrigsten Punktestand von allen gewinnt, auch wenn ihn noch jemand hat.
briefing-score = Dein Punktestand ist die Summe deiner offenen Charaktere und deiner Patronen; verdeckte Charaktere zählen 0. Die Partie endet, wenn jemand { $limit } Karten hat.
briefing-close = Verstanden

## The log

log-began = Eine neue Partie mit { $players } Personen beginnt.
log-drawn =
    { $you ->
        [yes] Zug { $turn }: Du deckst auf: { $cards }.
       *[no] Zug { $turn }: { $by } deckt auf: { $cards }.
    }
log-offered =
    { $you ->
        [yes] Du bietest { $to } wortlos eine Karte an.
       *[no]
            { $toyou ->
                [yes] { $by } bietet dir wortlos eine Karte an.
               *[no] { $by } bietet { $to } wortlos eine Karte an.
            }
    }
log-offered-claim =
    { $you ->
        [yes] Du bietest { $to } eine Karte an und sagst: „{ $claim }“.
       *[no]
            { $toyou ->
                [yes] { $by } bietet dir eine Karte an und sagt: „{ $claim }“.
               *[no] { $by } bietet { $to } eine Karte an und sagt: „{ $claim }“.
            }
    }
log-offered-card =
    { $you ->
        [yes] Du bietest { $to } wortlos eine Karte an: { $card }.
       *[no] { $by } bietet { $to } wortlos eine Karte an: { $card }.
    }
log-offered-card-claim =
    { $you ->
        [yes] Du bietest { $to } eine Karte an ({ $card }) und sagst: „{ $claim }“.
       *[no] { $by } bietet { $to } eine Karte an ({ $card }) und sagt: „{ $claim }“.
    }
log-intervened =
    { $you ->
        [yes] Du greifst mit dem UN-Marker ein und nimmst die Karte.
       *[no] { $by } greift mit dem UN-Marker ein und nimmt die Karte.
    }
log-stood-by =
    { $you ->
        [yes] Du greifst nicht ein.
       *[no] { $by } hat den UN-Marker, greift aber nicht ein.
    }
log-accepted =
    { $you ->
        [yes] Du nimmst an.
       *[no] { $by } nimmt an.
    }
log-refused =
    { $you ->
        [yes] Du lehnst ab.
       *[no] { $by } lehnt ab.
    }
log-revealed =
    { $you ->
        [yes] Es ist: { $card }. Du bekommst die Karte.
       *[no] Es ist: { $card }. Die Karte geht an { $by }.
    }
log-handed =
    { $you ->
        [yes] Du gibst { $to } den Politiker.
       *[no]
            { $toyou ->
                [yes] { $by } gibt dir den Politiker.
               *[no] { $by } gibt { $to } den Politiker.
            }
    }
log-shot =
    { $you ->
        [yes] Du gibst { $to } die Patrone.
       *[no]
            { $toyou ->
                [yes] { $by } gibt dir die Patrone.
               *[no] { $by } gibt { $to } die Patrone.
            }
    }
log-bullet-drawn =
    { $you ->
        [yes] Du siehst dir die oberste Patrone an.
       *[no] { $by } sieht sich die oberste Patrone an.
    }
log-bullet-seen =
    { $you ->
        [yes] Du siehst dir die oberste Patrone an: { $value }.
       *[no] { $by } sieht sich die oberste Patrone an: { $value }.
    }
log-flipped-pair =
    { $you ->
        [yes] Dein Paar wird umgedreht: { $cards }.
       *[no] Das Paar von { $by } wird umgedreht: { $cards }.
    }
log-flipped-scientists =
    { $you ->
        [yes] Zwei Forscherinnen! Alle deine Charaktere werden umgedreht: { $cards }.
       *[no] Zwei Forscherinnen! Alle Charaktere von { $by } werden umgedreht: { $cards }.
    }
log-un-moved =
    { $you ->
        [yes] Du bekommst den UN-Marker: Du hast die wenigsten Karten.
       *[no] { $by } bekommt den UN-Marker: Niemand sonst hat so wenige Karten.
    }
log-un-centre = Der UN-Marker geht zurück in die Mitte.
log-ended = Die Partie ist aus. Alle Marker und Patronen werden aufgedeckt.
log-looked =
    { $you ->
        [yes]
            { $slot ->
                [own] Du siehst dir deinen eigenen Marker an.
                [centre] Du siehst dir den Marker in der Mitte an.
               *[seat] Du siehst dir den Marker von { $whose } an.
            }
       *[no]
            { $slot ->
                [own] { $by } sieht sich den eigenen Marker an.
                [reader] { $by } sieht sich deinen Marker an.
                [centre] { $by } sieht sich den Marker in der Mitte an.
               *[seat] { $by } sieht sich den Marker von { $whose } an.
            }
    }
log-looked-face =
    { $you ->
        [yes]
            { $slot ->
                [own] Du siehst dir deinen eigenen Marker an: { $face }.
                [centre] Du siehst dir den Marker in der Mitte an: { $face }.
               *[seat] Du siehst dir den Marker von { $whose } an: { $face }.
            }
       *[no]
            { $slot ->
                [own] { $by } sieht sich den eigenen Marker an: { $face }.
                [reader] { $by } sieht sich deinen Marker an: { $face }.
                [centre] { $by } sieht sich den Marker in der Mitte an: { $face }.
               *[seat] { $by } sieht sich den Marker von { $whose } an: { $face }.
            }
    }
log-exposed =
    { $you ->
        [yes] Dein Marker wird allen anderen gezeigt. Du siehst ihn nicht.
       *[no] Der Marker von { $by } wird allen anderen gezeigt.
    }
log-exposed-face =
    { $you ->
        [yes] Dein Marker wird allen anderen gezeigt: { $face }.
       *[no] Der Marker von { $by } wird allen anderen gezeigt: { $face }.
    }
log-centre-shown = Der Marker in der Mitte wird allen gezeigt: { $face }.
log-swapped =
    { $you ->
        [yes] Du tauschst die Marker von { $a } und { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } tauscht deinen Marker mit dem von { $b }.
               *[no] { $by } tauscht die Marker von { $a } und { $b }.
            }
    }
log-swapped-centre =
    { $you ->
        [yes] Du tauschst deinen Marker mit dem in der Mitte.
       *[no] { $by } tauscht den eigenen Marker mit dem in der Mitte.
    }
log-diverted =
    { $toyou ->
        [yes] Ungesehen tauscht { $by } den Marker in der Mitte mit deinem oder dem von { $b }.
       *[no] Ungesehen tauscht { $by } den Marker in der Mitte mit dem von { $a } oder { $b }.
    }
log-diverted-own =
    { $you ->
        [yes] Ungesehen tauschst du den Marker in der Mitte mit dem von { $to }.
       *[no] Ungesehen tauscht { $by } den Marker in der Mitte mit dem von { $to }.
    }

## Claims, in the speaker’s own words

claim-offer-is = Es ist: { $card }.
claim-token-is =
    { $slot ->
        [own] Mein Marker ist { $face }.
        [reader] Dein Marker ist { $face }.
        [centre] Der Marker in der Mitte ist { $face }.
       *[seat] Der Marker von { $whose } ist { $face }.
    }
claim-saw-token =
    { $slot ->
        [own] Ich habe meinen Marker gesehen: { $face }.
        [reader] Ich habe deinen Marker gesehen: { $face }.
        [centre] Ich habe den Marker in der Mitte gesehen: { $face }.
       *[seat] Ich habe den Marker von { $whose } gesehen: { $face }.
    }
claim-take-it = Nimm sie!
claim-refuse-it = Nimm sie nicht!
claim-offer-me = Biete mir die Karte { $card } an!
phrase-offer-is = Die Karte ist …
phrase-token-is = Der Marker ist …
phrase-saw-token = Ich habe gesehen …
phrase-offer-me = Biete mir an …

## How it ended

result-reveal = Die Identitäten werden aufgedeckt …
result-sum = { $face }: { $points }
reason-hippie-lowest =
    { $tied ->
        [yes] Beim niedrigsten Punktestand herrscht Gleichstand, und an diesem Tisch reicht das einem Hippie zum Sieg.
       *[no] Ein Hippie hat allein den niedrigsten Punktestand: Der Hippie gewinnt.
    }
reason-cia-ahead = Die CIA hat die höhere Summe: Alle von der CIA gewinnen.
reason-kgb-ahead = Der KGB hat die höhere Summe: Alle vom KGB gewinnen.
reason-sides-level = CIA und KGB liegen gleichauf: Alle haben verloren.
rule-tied-hippies-win = Wenn Hippies den niedrigsten Stand teilen
rule-tied-hippies-win-false = Gleichstand verliert: Ein Hippie muss ihn allein haben
rule-tied-hippies-win-among-hippies = Hippies, die nur untereinander gleichstehen, gewinnen gemeinsam
rule-tied-hippies-win-true = Jeder Gleichstand reicht: Alle Hippies mit dem niedrigsten Stand gewinnen
rule-last-pairs-stay = Ein Paar aus dem letzten Zug bleibt offen liegen und zählt
rule-begins = Wer beginnt
rule-begins-chance = Der Zufall entscheidet
rule-begins-winner = Wer zuletzt gewonnen hat, beginnt; sonst entscheidet der Zufall
rule-begins-seat = { $name } beginnt

## Phases

phase-setup = Spielaufbau
phase-offer = Das Angebot
phase-un = UN-Intervention
phase-answer = Die Antwort
phase-effect = Der Effekt

## The rules in brief, over the table

help-look = Tippe auf einen Platz oder die Tischmitte: Du siehst, was dort liegt und was du über den Marker dort weißt.

## What a card means for the reader

means-more = Als { $face } willst du mehr Punkte.
means-fewer = Als Hippie willst du weniger Punkte.
means-unsure = Du weißt nicht sicher, wer du jetzt bist: Punkte können dir nützen oder schaden.
means-good = Gut für dich, soweit du weißt.
means-bad = Schlecht für dich, soweit du weißt.

## Das Ende als Leiter und der Weg der Marker

ladder-alone = Niedrigster Stand: { $score }. { $names } hat ihn allein und ist Hippie: Der Hippie gewinnt.
ladder-shared-wins = Niedrigster Stand: { $score }. { $names } teilen ihn, und an diesem Tisch reicht das einem Hippie.
ladder-shared = Niedrigster Stand: { $score }. { $names } teilen ihn: Kein Hippie gewinnt.
ladder-other = Niedrigster Stand: { $score }. { $names } hat ihn und ist kein Hippie.
ladder-others = Niedrigster Stand: { $score }. { $names } teilen ihn, und niemand davon ist Hippie.
path-title = Der Weg der Marker
path-start = Am Anfang: { $face }.
path-turn =
    { $you ->
        [yes] Zug { $turn }: { $face }, durch dich selbst.
       *[no] Zug { $turn }: { $face }, durch { $by }.
    }
path-same = { $face } von Anfang bis Ende.

## On a television between two games

loop-s-token = Dein Marker ist dein Geheimnis: CIA, KGB oder Hippie.
loop-s-offer = Zwei Karten: Eine bietest du verdeckt an, und lügen darfst du auch.
loop-s-answer = Annehmen oder ablehnen. Wer sie bekommt, tut, was darauf steht.
loop-s-swap = Marker wechseln den Platz. Bist du noch, wer du warst?
loop-s-end-false = Wenn jemand die letzte Karte bekommt, gewinnt das Team mit mehr Punkten, oder der Hippie, der allein die wenigsten hat.
loop-s-end-among-hippies = Wenn jemand die letzte Karte bekommt, gewinnt das Team mit mehr Punkten, oder die Hippies, die als Einzige die wenigsten haben.
loop-s-end-true = Wenn jemand die letzte Karte bekommt, gewinnt das Team mit mehr Punkten, oder jeder Hippie, der die wenigsten hat.

## A little more about each card

more-double-agent = Kanntest du deinen alten Marker, weißt du nun, was in der Mitte liegt. Alle sehen, dass du getauscht hast, aber nur du siehst, was du bekommen hast.
more-politician = Du behältst ihn nie: Punkte, Kartenzahl und Paare gehen an die Person, der du ihn gibst. Dort bewirkt er nichts.
more-psychiatrist = Dein eigener Marker und der in der Mitte können nicht dabei sein. Beide haben nun vielleicht einen Marker, den sie nicht kennen.
more-detective = Alle sehen, welchen Marker du dir ansiehst; nur du siehst, was darauf ist.
more-journalist = Vielleicht wissen alle am Tisch, wer du bist – außer dir.
more-scientist = Fünf Punkte sind viel, und es gibt sechs Forscherinnen. Eine dritte neben zwei verdeckten bringt wieder Punkte.
more-diplomat = Alle erfahren, was in der Mitte lag und dass es nun links oder rechts von dir liegt, aber nicht, auf welcher Seite. Den Marker, der dafür in die Mitte kommt, siehst du dir nicht an.
more-assassin = Patronen sind 0, −1, −2 und −3 wert. Die Attentäterin bleibt bei dir. Die Patrone wird eine Karte der Person, der du sie gibst. Nur du hast gesehen, was sie wert ist: Bis zum Ende darf sie sich niemand sonst ansehen, auch nicht die Person, die sie bekommen hat.

## Levels of bots

level-secrets-rookie = Vergisst, was ihm gezeigt wurde, scheut Karten, die er nicht sieht, und schwankt: gut für den ersten Abend.
level-secrets-agent = Behält das meiste und schwankt weniger.
level-secrets-handler =
    { $players ->
        [4] Rechnet genau aus, was wo liegen kann, und merkt ein wenig, warum die anderen so entschieden haben.
        [5] Rechnet genau aus, was wo liegen kann, und merkt ein wenig, warum die anderen so entschieden haben.
       *[other] Rechnet aus, was wo liegen kann, und vergisst kaum etwas.
    }
level-secrets-handler-6 =
    { $players ->
        [4] Fragt sich, warum die anderen so entschieden haben, und denkt bei wenigen Entscheidungen voraus.
        [5] Fragt sich, warum die anderen so entschieden haben, und denkt bei wenigen Entscheidungen voraus.
       *[other] Rechnet genau aus, was wo liegen kann, und merkt ein wenig, warum die anderen so entschieden haben.
    }
level-secrets-spymaster = Fragt sich, warum die anderen so entschieden haben, und denkt bei manchen Entscheidungen voraus.
level-secrets-mastermind = Fragt sich, warum die anderen so entschieden haben, und denkt bei jeder Entscheidung voraus.
