# SECRETS: Namen, Effekte, Fragen und Protokoll.

game-secrets = SECRETS
front-hint-secrets = SECRETS gegen vier Bots. Ohne Konto, ohne Warten.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie
face-hidden = Verdeckter Marker

## Characters

kind-double-agent = Doppelagent
kind-politician = Politiker
kind-psychiatrist = Psychiater
kind-detective = Detektiv
kind-journalist = Journalistin
kind-scientist = Forscherin
kind-diplomat = Diplomatin
kind-assassin = Attentäterin

## What a character does, in one breath

effect-double-agent = Tausche deinen Marker mit dem in der Mitte und sieh dir den neuen an.
effect-politician = Gib diese Karte einem anderen Spieler und sieh dir heimlich seinen Marker an.
effect-psychiatrist = Zwei andere Spieler tauschen ihre Marker. Niemand sieht sie an.
effect-detective = Sieh dir heimlich einen beliebigen Marker an: deinen, einen fremden oder den in der Mitte.
effect-journalist = Alle anderen sehen deinen Marker. Du nicht.
effect-scientist = Die erste tut nichts. Eine zweite offene dreht alle deine Charaktere um.
effect-diplomat = Der Marker in der Mitte wird allen gezeigt. Dann tauschst du ihn ungesehen mit dem deines linken oder rechten Nachbarn.
effect-assassin = Sieh dir die oberste Patrone an und gib sie verdeckt einem anderen Spieler.
card-copies =
    { $count ->
        [one] Sie ist einmal im Stapel.
       *[other] Sie ist { $count }-mal im Stapel.
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
        [yes] Du gibst die Karte jemandem weiter und siehst dessen Marker an.
       *[no] { $by } gibt die Karte jemandem weiter und sieht dessen Marker an.
    }
does-psychiatrist =
    { $you ->
        [yes] Du lässt zwei andere ihre Marker tauschen.
       *[no] { $by } lässt zwei andere ihre Marker tauschen, vielleicht dich.
    }
does-detective =
    { $you ->
        [yes] Du siehst dir einen beliebigen Marker an.
       *[no] { $by } sieht sich einen beliebigen Marker an.
    }
does-journalist =
    { $you ->
        [yes] Alle anderen sehen deinen Marker, du nicht.
       *[no] Du und alle anderen sehen den Marker von { $by }.
    }
does-scientist = Die Karte bringt nur ihre Punkte.
does-diplomat =
    { $you ->
        [yes] Die Mitte wird gezeigt, und du tauschst sie mit dem Marker eines Nachbarn.
       *[no] Die Mitte wird gezeigt, und { $by } tauscht sie ungesehen mit dem Marker eines Nachbarn.
    }
does-assassin =
    { $you ->
        [yes] Du siehst dir eine Patrone an und gibst sie jemandem.
       *[no] { $by } sieht sich eine Patrone an und gibt sie jemandem, vielleicht dir.
    }
forecast-score =
    { $you ->
        [yes] Deine offenen Punkte: { $from } → { $to }
       *[no] Offene Punkte von { $by }: { $from } → { $to }
    }
forecast-pair = Ein Paar: Beide werden am Ende des Zuges umgedreht.
forecast-scientists = Zweite Forscherin: Alle Charaktere dort werden umgedreht.
forecast-ends = Das ist die letzte Karte: Das Spiel endet nach diesem Zug.
forecast-un = { $name } antwortet: angenommen bleibt sie dort, abgelehnt geht sie zurück an { $by }.
if-it-is = Wenn es das ist: { $card }
then-accept = Annehmen
then-refuse = Ablehnen
then-intervene = Eingreifen
then-stand-by = Nicht eingreifen

## Prompts

ask-offer = Du bist dran: Biete eine der beiden an
ask-un = Greift die UN ein?
ask-answer = Nimmst du die Karte an oder lehnst du ab?
ask-psychiatrist = Psychiater: Welche zwei tauschen ihre Marker?
ask-politician = Politiker: Wer bekommt diese Karte?
ask-detective = Detektiv: Welchen Marker siehst du dir an?
ask-diplomat = Diplomatin: Mit welchem Nachbarn tauschst du die Mitte?
ask-assassin = Attentäterin: Wer bekommt die Patrone?
point-psychiatrist = Wähle zwei Spieler
point-politician = Wähle einen Spieler
point-detective = Wähle einen Marker
point-diplomat = Wähle einen Nachbarn
point-assassin = Wähle einen Spieler
confirm-psychiatrist = Tauschen: { $a } ↔ { $b }
confirm-politician = { $a } geben
confirm-detective = Ansehen: { $a }
confirm-diplomat = Ungesehen tauschen mit { $a }
confirm-assassin = Patrone an { $a } geben
choose-accept = Annehmen
choose-refuse = Ablehnen
choose-intervene = Eingreifen: Karte nehmen
choose-stand-by = Nicht eingreifen
offer-which = Welche Karte?
offer-to = Wem?
offer-say = Was sagst du, was es ist?
offer-say-nothing = Nichts sagen
offer-say-card = „{ $card }“
offer-confirm = { $name } anbieten: { $card }
offer-incomplete = Wähle eine Karte und einen Spieler
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
un-target = Sie wird { $name } angeboten.
bullet-yours = Du hast { $value } gezogen.
bullet-of = Patrone { $value }
waits-offer = Warten auf das Angebot von { $name }.
waits-un = UN-Spieler { $name } kann eingreifen.
waits-answer = { $name } muss annehmen oder ablehnen.
waits-effect = { $name } führt aus: { $card }.

## At the table

centre-title = Tischmitte
centre-details = Die Mitte näher ansehen
centre-point = Die Mitte wählen
place-centre = die Mitte
place-you = du
token-at-centre = den Marker in der Mitte
token-at-seat =
    { $you ->
        [yes] deinen Marker
       *[no] den Marker von { $by }
    }
un-token = UN-Marker
un-in-centre = Der UN-Marker liegt in der Mitte
un-next =
    { $you ->
        [yes] Wenigste Karten jetzt: Du bekämst den UN-Marker.
       *[no] Wenigste Karten jetzt: { $by } bekäme den UN-Marker.
    }
un-next-nobody = Niemand hat allein die wenigsten Karten: Der UN-Marker bleibt in der Mitte.
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
others-title = Die anderen Spieler
seat-acts = handelt
seat-offered = ist gefragt
seat-active = am Zug
seat-one-left = noch eine Karte
seat-point =
    { $you ->
        [yes] Dich selbst wählen
       *[no] { $by } wählen
    }
seat-details = Näher ansehen: { $name }
seat-summary =
    { $you ->
        [yes] Du
       *[no] { $by }
    }: { $score } offen, { $count } von { $limit } Karten: { $cards }
slot-shown = Marker: { $face }
slot-sure = Verdeckter Marker. Du kennst ihn: { $face }
slot-maybe = Verdeckter Marker. Vielleicht: { $faces }
slot-hidden = Verdeckter Marker
details-token = Was du von diesem Marker gesehen hast
details-display = Karten
details-bottom = Der Stapel
details-bottom-list =
    { $fresh ->
        [one] Oben eine ungesehene Karte
       *[other] Oben { $fresh } ungesehene Karten
    }; darunter, der Reihe nach: { $cards }
sighting = Zug { $turn }: { $face }, gesehen bei: { $place }.
sighting-start = Zu Beginn: { $face }, gesehen bei: { $place }.
sighting-sure = Er liegt jetzt hier.
sighting-maybe = Er liegt jetzt an einem dieser Plätze: { $places }.
sighting-none = Du hast nichts gesehen, was hier liegt.
sighting-off = An diesem Tisch wird ohne Notizen gespielt: Merk es dir.
memo-close = Weglegen

## Early intelligence: the first page

briefing-stamp = Geheim
briefing-title = Frühe Informationen
briefing-own = Dein eigener Marker: { $face }
briefing-right = { $name }, rechts von dir: { $face }
briefing-centre = Die Mitte, allen gezeigt: { $face }
briefing-pool = Im Spiel: CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. Einer davon liegt in der Mitte.
briefing-goal = CIA und KGB wollen gemeinsam die meisten Punkte, ein Hippie allein die wenigsten. Das Spiel endet, wenn jemand { $limit } Karten hat.
briefing-close = Verstanden

## The log

log-began = Der Tisch ist für { $players } Spieler gedeckt.
log-drawn =
    Zug { $turn }. { $you ->
        [yes] Du deckst auf
       *[no] { $by } deckt auf
    }: { $cards }.
log-offered =
    { $you ->
        [yes] Du bietest { $to } wortlos eine Karte an.
       *[no] { $by } bietet { $toyou ->
            [yes] dir
           *[no] { $to }
        } wortlos eine Karte an.
    }
log-offered-claim =
    { $you ->
        [yes] Du bietest { $to } eine Karte an und sagst: „{ $claim }“.
       *[no] { $by } bietet { $toyou ->
            [yes] dir
           *[no] { $to }
        } eine Karte an und sagt: „{ $claim }“.
    }
log-offered-card = In Wahrheit: { $card }.
log-intervened =
    { $you ->
        [yes] Du greifst für die UN ein und nimmst die Karte.
       *[no] { $by } greift für die UN ein und nimmt die Karte.
    }
log-stood-by =
    { $you ->
        [yes] Du greifst nicht für die UN ein.
       *[no] { $by } greift nicht für die UN ein.
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
    Die Karte ist: { $card }. { $you ->
        [yes] Du bekommst sie.
       *[no] { $by } bekommt sie.
    }
log-handed =
    { $you ->
        [yes] Du gibst { $to } den Politiker.
       *[no] { $by } gibt { $toyou ->
            [yes] dir
           *[no] { $to }
        } den Politiker.
    }
log-shot =
    { $you ->
        [yes] Du gibst { $to } die Patrone.
       *[no] { $by } gibt { $toyou ->
            [yes] dir
           *[no] { $to }
        } die Patrone.
    }
log-bullet-drawn =
    { $you ->
        [yes] Du siehst dir die oberste Patrone an.
       *[no] { $by } sieht sich die oberste Patrone an.
    }
log-bullet-seen = Du siehst dir die oberste Patrone an: { $value }.
log-flipped-pair =
    Ein Paar { $you ->
        [yes] von dir
       *[no] von { $by }
    } wird umgedreht: { $cards }.
log-flipped-scientists =
    Zwei Forscherinnen: Alle Charaktere { $you ->
        [yes] von dir
       *[no] von { $by }
    } werden umgedreht: { $cards }.
log-un-moved =
    { $you ->
        [yes] Du bekommst den UN-Marker: die wenigsten Karten.
       *[no] { $by } bekommt den UN-Marker: die wenigsten Karten.
    }
log-un-centre = Der UN-Marker geht zurück in die Mitte.
log-ended = Das Spiel ist aus. Alle Marker und Patronen werden aufgedeckt.
log-looked =
    { $own ->
        [yes] { $you ->
            [yes] Du siehst deinen eigenen Marker an.
           *[no] { $by } sieht den eigenen Marker an.
        }
       *[no] { $you ->
            [yes] Du siehst { $token } an.
           *[no] { $by } sieht { $token } an.
        }
    }
log-looked-face =
    { $own ->
        [yes] { $you ->
            [yes] Du siehst deinen eigenen Marker an: { $face }.
           *[no] { $by } sieht den eigenen Marker an: { $face }.
        }
       *[no] { $you ->
            [yes] Du siehst { $token } an: { $face }.
           *[no] { $by } sieht { $token } an: { $face }.
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
        [yes] Du tauschst zwei Marker:
       *[no] { $by } tauscht zwei Marker:
    } { $a } ↔ { $b }.
log-swapped-centre =
    { $you ->
        [yes] Du tauschst deinen Marker mit der Mitte.
       *[no] { $by } tauscht den eigenen Marker mit der Mitte.
    }
log-diverted =
    { $you ->
        [yes] Du hast den Marker in der Mitte mit dem eines Nachbarn getauscht:
       *[no] { $by } hat den Marker in der Mitte ungesehen mit dem eines Nachbarn getauscht:
    } { $a } / { $b }.
log-diverted-own = Ungesehen tauschst du den Marker in der Mitte mit dem von { $other }.

## Claims

claim-offer-is = Die angebotene Karte ist: { $card }.
claim-token-is = Der Marker bei { $place } ist { $face }.
claim-saw-token = Ich habe den Marker bei { $place } gesehen: { $face }.
claim-take-it = Nimm sie!
claim-refuse-it = Lehn ab!

## How it ended

reason-hippie-lowest = Ein Hippie hat allein den niedrigsten Punktestand: Der Hippie gewinnt.
reason-cia-ahead = Die CIA hat mehr Punkte: Alle CIA-Spieler gewinnen.
reason-kgb-ahead = Der KGB hat mehr Punkte: Alle KGB-Spieler gewinnen.
reason-sides-level = CIA und KGB liegen gleichauf: Alle haben verloren.
rule-tied-hippies-win = Auch Hippies, die sich den niedrigsten Stand teilen, gewinnen

## Phases

phase-setup = Spielaufbau
phase-offer = Das Angebot
phase-un = UN-Intervention
phase-answer = Die Antwort
phase-effect = Der Effekt
phase-over = Ende des Spiels
