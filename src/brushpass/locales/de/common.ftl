# Wörter der Seiten um die Spiele: Startseite, Lobby, Chat, Ende, Analyse, gemeinsamer Bildschirm.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Deutsch
page-loading = Einen Moment …
part-missing = Ein Teil dieser Seite ließ sich nicht laden.
part-again = Noch einmal versuchen
skip-to-content = Zum Inhalt springen
close = Schließen

## Titles of pages, as tabs show them

title-table = { $code } · Brushpass
title-screen = Gemeinsamer Bildschirm { $code } · Brushpass
title-review = Analyse { $code } · Brushpass
title-learn = { $game }: So wird gespielt · Brushpass

## Options

options-open = Sprache, Aussehen und Ton
options-title = Sprache, Aussehen und Ton
options-language = Sprache
options-theme = Farben
options-close = Fertig
theme-auto = Wie mein Gerät
theme-light = Hell
theme-dark = Dunkel
options-sound = Ton
option-off = Aus
option-on = An
options-buzz = Vibration
options-speed = Tempo
speed-calm = Ruhig
speed-normal = Normal
speed-fast = Schnell
speed-none = Ohne Pausen
shortcuts-title = Tastenkürzel
keys-talk = Etwas sagen
keys-list = Regeln und Tastenkürzel

## Front page

front-page = Startseite
front-kicker = Streng geheim
front-lead = Zwei Spionagespiele: auf euren Handys am Tisch, online im Freundeskreis oder allein gegen Bots.
front-play = Jetzt spielen
front-anonymous = Inkognito
front-join = An einen Tisch setzen
front-code = Code
front-join-go = Beitreten
front-host = Einen Tisch eröffnen
front-learn = Anleitung
front-learn-hint = Beide Spiele in Bildern erklärt oder in vier Minuten Schritt für Schritt gespielt.
front-learn-go = Regeln lesen
front-rights = Die Spiele gehören ihren Verlagen. Die Texte und Bilder hier sind unsere eigenen.
own-tables = Deine Tische
your-name = Dein Name
stage-lobby = noch nicht begonnen
stage-dealing = beginnt gleich
stage-playing = läuft
stage-over = beendet

## Before the game

join-title = Nimm Platz
join-go = Hinsetzen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zusehen
watching = Du siehst zu
table-problem = Das hat nicht geklappt
lobby-start = Partie starten
lobby-free-seats = Warte auf andere oder besetze freie Plätze mit Bots.
lobby-not-ready =
    { $count ->
        [one] Eine Person ist noch nicht bereit.
       *[other] { $count } Personen sind noch nicht bereit.
    }
lobby-ready = Ich bin bereit
lobby-is-ready = Bereit
lobby-wait-host = Die Tischleitung startet die Partie.
dealing-now = Es wird ausgeteilt: Jeder Browser am Tisch steuert seinen Anteil bei.
dealing-away = Warten auf { $names }.
void-starts =
    { $count ->
        [one] Ein Start war ungültig. Der Server könnte die Verteilung gesehen haben, bevor sie verworfen wurde.
       *[other] { $count } Starts waren ungültig. Der Server könnte die Verteilung jedes Mal gesehen haben, bevor sie verworfen wurde.
    }
lobby-leave = Tisch verlassen
leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht zurück.
erase-own = Meine Daten an diesem Tisch löschen
erase-own-goes = Dein Name weicht einem Decknamen und was du gesagt hast einem „…“, hier und in den Aufzeichnungen beendeter Partien. Das lässt sich nicht rückgängig machen.
erase-own-stays = Deine Züge bleiben, unter dem Decknamen, mit den Behauptungen, die dazugehörten: Die Partien gehören auch den anderen. Auch was andere geschrieben oder gespeichert haben, bleibt.
erase-own-leaves = Du verlässt den Tisch.
erase-own-shared = Das gilt für alle, die an diesem Gerät spielen.
erase-own-sure = Jetzt löschen
erase-own-failed = Es wurde nichts gelöscht.
lobby-level = Stärke der Bots
lobby-match = Passend zu mir
lobby-match-hint = So stark wie du: { $level }. Nach jeder Partie allein gegen diese Bots passt dieses Gerät die Stufe an, damit du so oft gewinnst wie alle anderen.
lobby-fill = { $count } Plätze mit Bots füllen
lobby-add-here = Noch jemand an diesem Gerät
lobby-add-here-hint = Reicht das Gerät herum. Dazwischen ist es abgedeckt, damit niemand fremde Geheimnisse sieht.
seat-free = Freier Platz
seat-add-bot = Bot hinzufügen
seat-remove = { $name } entfernen
seat-ready = bereit
seat-not-ready = nicht bereit
seat-you = du
seat-host = Tischleitung
seat-number = Platz { $number }
seat-formerly = vorher { $name }
presence-away = nicht da
presence-minded = Bot spielt

## Bots

mind-rookie = Neuling
mind-agent = Agent
mind-handler = Führungsoffizier
mind-spymaster = Meisterspion
mind-mastermind = Drahtzieher
mind-random = Wahllos
mind-greedy = Gierig
mind-belief = Listig
mind-likelihood = Scharfsinnig
mind-policy = Erfahren
mind-believer-search = Vorausschauend
mind-search = Weitblickend
mind-unknown-pair = Neugierig
mind-entropy = Gründlich
mind-truth-teller = Ehrlich
mind-liar = Verlogen
mind-open-race = Offen
mind-race = Flink
# A level of bots has a name and a number, from 1 for a first evening to 8 for the strongest.
mind-numbered = { $title } { $number }

## Invitations

invite-title = Einladen
invite-code = Code
invite-qr = QR-Code von Tisch { $code }
invite-share = Link teilen
invite-copied = Link kopiert
invite-screen = Gemeinsamen Bildschirm öffnen

## Settings

settings-title = Einstellungen
settings-game = Spiel
settings-players = Plätze
settings-deadline = Zeit für jede Entscheidung
settings-no-deadline = ohne Zeitlimit
settings-seconds = { $seconds } s
settings-aids = Tipps und Gedächtnishilfen
aids-off = keine
aids-own = was ich gesehen habe
aids-full = alles
aids-off-hint = Wie am echten Tisch: Du siehst alles nur einmal, und die Seite erklärt nur, wonach du fragst.
aids-own-hint = Die Seite sagt, was jede Karte bewirkt, und merkt sich, was du gesehen hast.
aids-full-hint = Die Seite sagt auch, was eine Karte für dich bedeutet, und alles, was aus dem folgt, was du gesehen hast.
settings-bots-talk = Bots stellen Behauptungen auf, wahre und gelogene
settings-keep-talk = Freie Gespräche mit aufzeichnen
settings-keep-talk-on = Die Aufzeichnung enthält Entscheidungen, Behauptungen und alles, was ihr schreibt. Nach der Partie kann sie jeder lesen, der den Link zu diesem Tisch hat.
settings-keep-talk-off = Die Aufzeichnung enthält Entscheidungen und Behauptungen. Was ihr sonst schreibt, kommt nicht hinein.

## The connection

link-connecting = verbinde …
link-live = verbunden
link-lost = Verbindung verloren, neuer Versuch …

## Log and chat

log-title = Spielverlauf
log-open = Verlauf und Chat
log-open-unread =
    { $count ->
        [one] Verlauf und Chat, eine ungelesene Nachricht
       *[other] Verlauf und Chat, { $count } ungelesene Nachrichten
    }
talk-say = Sag etwas
talk-send = Senden
talk-claims = Behaupte etwas (Lügen ist erlaubt)
talk-where = Über wen
talk-what = Was
place-own = Du
talk-claim-send = „{ $text }“ sagen
talk-claim-incomplete = Wähle, was du behauptest
stamp-true = Wahr
stamp-false = Falsch
log-true =
    { $you ->
        [yes] Was du gesagt hast, war wahr: „{ $text }“
       *[no] Was { $by } gesagt hat, war wahr: „{ $text }“
    }
log-false =
    { $you ->
        [yes] Was du gesagt hast, war falsch: „{ $text }“
       *[no] Was { $by } gesagt hat, war falsch: „{ $text }“
    }
seat-said = sagte: { $card }
claims-title = Behauptungen
claims-count = { $right } von { $count } wahr
claims-none = Bisher nichts behauptet.
claims-liar = Am besten gelogen
say-title = Mit einem Tipp sagen
react-open = Ein Gesicht machen
react-laugh = Lachen
react-gasp = Staunen
react-doubt = Zweifeln
react-innocent = Unschuldig schauen
reaction-laugh =
    { $you ->
        [yes] Du lachst.
       *[no] { $by } lacht.
    }
reaction-gasp =
    { $you ->
        [yes] Du staunst.
       *[no] { $by } staunt.
    }
reaction-doubt =
    { $you ->
        [yes] Du zweifelst.
       *[no] { $by } zweifelt.
    }
reaction-innocent =
    { $you ->
        [yes] Du schaust unschuldig.
       *[no] { $by } schaut unschuldig.
    }
announce-asked = Du bist dran.
deadline =
    { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }
minded-you = Gerade spielt ein Bot für dich.
minded-back = Ich bin zurück
notice-said = { $by }: „{ $text }“
notice-seated = { $name } setzt sich.
notice-renamed = { $old } heißt jetzt { $name }.
notice-left = { $name } verlässt den Tisch.
notice-removed = { $name } wurde vom Tisch entfernt.
notice-new-host =
    { $you ->
        [yes] Du hast jetzt die Tischleitung.
       *[no] { $by } hat jetzt die Tischleitung.
    }
notice-voted =
    { $you ->
        [yes] Du stimmst dafür, { $to } zu entfernen.
       *[no]
            { $toyou ->
                [yes] { $by } stimmt dafür, dich zu entfernen.
               *[no] { $by } stimmt dafür, { $to } zu entfernen.
            }
    }
notice-vote-back =
    { $you ->
        [yes] Du stimmst nicht mehr dafür, { $to } zu entfernen.
       *[no]
            { $toyou ->
                [yes] { $by } stimmt nicht mehr dafür, dich zu entfernen.
               *[no] { $by } stimmt nicht mehr dafür, { $to } zu entfernen.
            }
    }
notice-dealing = Gleich wird ausgeteilt.
notice-start-void =
    { $why ->
        [wrong] Dieser Start ist ungültig: Ein Anteil passt nicht zu seinem Siegel ({ $names }).
        [left] Dieser Start ist ungültig: Jemand hat den Tisch verlassen ({ $names }).
       *[late] Dieser Start ist ungültig: keine rechtzeitige Antwort von { $names }.
    }
notice-started = Partie { $round } beginnt.
notice-cleared = Partie { $round } kann losgehen.
notice-taken-over =
    { $you ->
        [yes] Jetzt spielt ein Bot für dich.
       *[no] Jetzt spielt ein Bot für { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $by } ist zurück und spielt wieder selbst.
    }

## Who is host, and who may stay

people-title = Am Tisch
person-options = Optionen für { $name }
hand-over = Tischleitung an { $name } übergeben
remove-hint = { $name } verliert den Platz, kann sich mit dem Code aber wieder setzen.
vote-hint = Wenn mehr als die Hälfte der anderen dafür stimmt, spielt ein Bot für { $name } weiter. Einen Weg zurück in diese Partie gibt es nicht.
vote-look = Abstimmen
vote-out = Für das Entfernen von { $name } stimmen
vote-back = Meine Stimme zurücknehmen
vote-open =
    { $count ->
        [one] Eine Person möchte { $name } entfernen.
       *[other] { $count } Personen möchten { $name } entfernen.
    }
vote-open-you =
    { $count ->
        [one] Eine Person möchte dich entfernen.
       *[other] { $count } Personen möchten dich entfernen.
    }

## One device for several people

pass-to = Gib das Gerät an { $name }
pass-hint = Bis { $name } aufdeckt, ist nichts zu sehen.
pass-uncover = Ich bin { $name }
pass-cover = Bildschirm abdecken

## The shared screen

screen-title = Gemeinsamer Bildschirm von Tisch { $code }
screen-join = Scanne den Code, um dich hinzusetzen
screen-speak = Texte vorlesen
screen-teaching = Das Spiel in zwanzig Sekunden
screen-pause = Pause

## After the game

end-title = Nach der Partie
end-again = Noch eine Partie
end-review = Partie analysieren
end-record = Aufzeichnung herunterladen
fair-title = Wurde fair gemischt?
fair-hint = Vor der Partie hat der Tisch ein Geheimnis versiegelt und jeder Browser am Tisch einen eigenen Anteil. Erst danach wurde alles geöffnet, und daraus folgt, wer welche Karten bekam. Dein Browser kann die ganze Verteilung nachrechnen.
fair-check = Hier prüfen
fair-checking = Wird geprüft …
fair-commitment =
    { $found ->
        [right] Das Geheimnis passt zum Siegel, das der Tisch vor dem Austeilen gezeigt hat.
        [unknown] Ob der Tisch dieses Siegel vor dem Austeilen gezeigt hat, lässt sich hier nicht prüfen: Dieser Browser hat es nicht aufbewahrt.
       *[wrong] Das Geheimnis passt nicht zum Siegel, das der Tisch vor dem Austeilen gezeigt hat.
    }
fair-share =
    { $found ->
        [right] Dein eigener Anteil ist eingeflossen.
        [unknown] Ob dein Anteil eingeflossen ist, lässt sich hier nicht prüfen: Dieser Browser hat keinen beigesteuert.
       *[wrong] Dein eigener Anteil ist nicht eingeflossen.
    }
fair-hashes =
    { $found ->
        [right] Alle Siegel sind die, die dieser Browser sah, bevor er deinen Anteil preisgab.
        [unknown] Ob Siegel vertauscht wurden, lässt sich hier nicht prüfen: Dieser Browser hat sie nicht aufbewahrt.
       *[wrong] Die Siegel sind nicht die, die dieser Browser sah, bevor er deinen Anteil preisgab.
    }
fair-shares =
    { $found ->
        [right] Jeder Anteil passt zu seinem Siegel.
       *[wrong] Nicht jeder Anteil passt zu seinem Siegel.
    }
fair-seed =
    { $found ->
        [right] Der Startwert folgt aus dem Geheimnis und allen Anteilen.
       *[wrong] Der Startwert folgt nicht aus dem Geheimnis und allen Anteilen.
    }
fair-deal =
    { $found ->
        [right] Alle Karten und Marker lagen dort, wo der Startwert sie hinlegt.
       *[wrong] Nicht alle Karten und Marker lagen dort, wo der Startwert sie hinlegt.
    }
fair-seen =
    { $found ->
        [right] Was du während der Partie gesehen hast, passt zu dieser Verteilung.
        [unknown] Ob wirklich mit dieser Verteilung gespielt wurde, lässt sich hier nicht prüfen.
       *[wrong] Was du während der Partie gesehen hast, passt nicht zu dieser Verteilung.
    }
fair-voids =
    { $found ->
        [right] Jeder ungültige Start, an dem dieser Browser beteiligt war, ist aufgeführt.
        [unknown] Ob alle ungültigen Starts aufgeführt sind, lässt sich hier nicht prüfen.
       *[wrong] Ein ungültiger Start, an dem dieser Browser beteiligt war, fehlt.
    }
fair-whole = Niemand hat die Verteilung ausgesucht, auch nicht der Server.
fair-chances =
    { $count ->
        [one] Alles passt zusammen. Aber ein Start wurde ungültig, nachdem dein Anteil preisgegeben war. Der Server könnte also zwischen zwei Verteilungen gewählt haben.
       *[other] Alles passt zusammen. Aber { $count } Starts wurden ungültig, nachdem dein Anteil preisgegeben war. Der Server könnte also unter mehreren Verteilungen gewählt haben.
    }
fair-as-seen = Alles passt zusammen, soweit dieser Browser die Partien an diesem Tisch gesehen hat.
fair-unseen-ends =
    { $count ->
        [one] Dieser Browser hat an diesem Tisch eine frühere Partie beginnen, aber nicht enden sehen. Das ist normal, wenn du sie verlassen hast, am Ende offline warst oder niemand sie zu Ende gespielt hat. Trifft nichts davon zu, könnte der Server sie abgebrochen haben, um eine andere Verteilung zu bekommen.
       *[other] Dieser Browser hat an diesem Tisch { $count } frühere Partien beginnen, aber nicht enden sehen. Das ist normal, wenn du sie verlassen hast, am Ende offline warst oder niemand sie zu Ende gespielt hat. Trifft nichts davon zu, könnte der Server sie abgebrochen haben, um eine andere Verteilung zu bekommen.
    }
fair-void-starts =
    { $count ->
        [one] Vor diesem Start war einer ungültig.
       *[other] Vor diesem Start waren { $count } ungültig.
    }
fair-partly = Alles passt zusammen. Ob fair gemischt wurde, kann nur ein Browser sagen, der daran beteiligt war.
fair-broken = Etwas passt nicht zusammen. Traue dieser Verteilung nicht.
fair-old = Diese Partie hat eine ältere Version ausgeteilt. Ihr Server hätte sich die Verteilung aussuchen können.
fair-shares-of = Anteile kamen von { $names }.
fair-bots = Bots steuern nichts bei: { $names }.
fair-own-copy = Geprüft hat eine Seite, die der Server dir geschickt hat. Wenn du dich lieber auf dein eigenes Brushpass verlässt, speichere deinen Beleg, lade die Aufzeichnung herunter und rufe auf: { $command }
fair-receipt = Meinen Beleg speichern
result-skip = Alles zeigen
result-won = Gewonnen!
result-lost = Verloren
result-winner = gewinnt
result-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
result-nobody = Niemand gewinnt

## Looking back

review-title = Analyse
review-as = Blickwinkel
review-truth = Alles aufgedeckt
review-public = Publikum
review-step = Schritt { $step } von { $steps }
review-first = Zum Anfang
review-back = Einen Schritt zurück
review-next = Einen Schritt weiter
review-last = Zum Ende
review-share = Diese Analyse teilen
review-none = Hier gibt es keine beendete Partie.

## The reader’s own seat

you-name = { $name } (du)
seat-menu = Dein Platz
seat-rename = Namen ändern
move-seat = Auf anderem Gerät weiterspielen
move-seat-hint = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Er gilt nur einmal.
move-seat-qr = QR-Code für den Umzug deines Platzes

## A game that this page has no table for

plain-note = Für { $game } gibt es hier keinen gezeichneten Tisch. Diese Seite listet unverändert auf, was der Server dir mitteilt.
plain-ask = Du wirst gefragt: { $ask }
plain-waits = Andere entscheiden gerade.
plain-start = Am Anfang
plain-latest = Was zuletzt geschah
plain-sight = Was du weißt
plain-over = Die Partie ist aus
absent-face = Für { $game } gibt es hier keinen gezeichneten Tisch: Du spielst mit Listen und Knöpfen.
absent-rules = Für { $game } gibt es hier keine bebilderten Regeln.
house-rules = An diesem Tisch gelten abweichend von der gedruckten Regel:
absent-deal = Diese Seite weiß nicht, wie { $game } ausgeteilt wird; deshalb kann sie die Karten selbst nicht prüfen.
absent-dossier = In diesem Spiel rechnet die Seite nicht aus, was aus dem folgt, was du gesehen hast.
absent-judge = In diesem Spiel lassen sich Entscheidungen nicht beurteilen.
absent-bots = Dieses Spiel spielt kein Bot.
