# Worte der Seiten um die Spiele: Startseite, Vorraum, Gespräch, Ende, Rückschau, gemeinsamer Bildschirm.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Deutsch
page-loading = Einen Moment …
part-missing = Ein Teil dieser Seite ließ sich nicht laden.
part-again = Noch einmal versuchen
skip-to-content = Zum Inhalt springen
close = Schließen

options-open = Sprache, Aussehen und Ton
options-title = Sprache, Aussehen und Ton
options-language = Sprache
options-theme = Farben
options-close = Fertig
theme-auto = Wie mein Gerät
theme-light = Tag
theme-dark = Nacht
options-sound = Ton
sound-off = Aus
sound-on = An

front-page = Startseite
front-kicker = Nur für deine Augen
front-lead = Spionagespiele für Handys um einen Tisch, für Freunde in der Ferne und für einen Agenten allein gegen die Maschine.
front-play = Jetzt spielen
front-anonymous = Agent
front-join = An einen Tisch setzen
front-code = Code
front-join-go = Zum Tisch
front-host = Einen Tisch eröffnen
front-learn = Lernen
front-learn-hint = Die Regeln beider Spiele mit Bildern oder ein erstes Spiel, das jeden Schritt erklärt.
front-learn-go = Regeln lesen
front-guided = Geführtes erstes Spiel
front-rights = Die Spiele gehören ihren Verlagen. Texte und Bilder hier sind unsere eigenen.
own-tables = Deine Tische
your-name = Dein Name
stage-lobby = noch nicht begonnen
stage-playing = läuft
stage-over = beendet

join-title = Nimm Platz
join-go = Hinsetzen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zusehen
watching = Du siehst zu
table-problem = Das hat nicht geklappt

lobby-start = Spiel starten
lobby-free-seats = Warte auf Mitspieler oder gib freie Plätze an Bots.
lobby-not-ready =
    { $count ->
        [one] Ein Spieler ist noch nicht bereit.
       *[other] { $count } Spieler sind noch nicht bereit.
    }
lobby-ready = Ich bin bereit
lobby-is-ready = Bereit
lobby-wait-host = Der Gastgeber startet das Spiel.
lobby-leave = Tisch verlassen
leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht zurück.
lobby-level = Bots
lobby-fill = Bots auf alle { $count } freien Plätze
lobby-add-here = Noch ein Spieler an diesem Gerät
lobby-add-here-hint = Weitergeben: Das Gerät geht von Hand zu Hand und ist dazwischen abgedeckt.
seat-free = Freier Platz
seat-add-bot = Bot hinzufügen
seat-remove = { $name } entfernen
seat-ready = bereit
seat-not-ready = nicht bereit
seat-number = Platz { $number }
presence-away = weg
presence-minded = Bot spielt
mind-rookie = Anfänger
mind-agent = Agent
mind-handler = Führungsoffizier
mind-mastermind = Drahtzieher
mind-random = Zufall
mind-greedy = Gierig
mind-belief = Listig
mind-unknown-pair = Neugierig
mind-entropy = Gründlich
mind-race = Flink
mind-planner = Planer

invite-title = Einladen
invite-code = Code
invite-qr = QR-Code des Tisches { $code }
invite-share = Link teilen
invite-copied = Link kopiert
invite-screen = Gemeinsamen Bildschirm öffnen

settings-title = Das Spiel
settings-game = Spiel
settings-players = Spieler
settings-deadline = Zeit für jede Entscheidung
settings-no-deadline = ohne Grenze
settings-seconds = { $seconds } s
settings-aids = Gedächtnishilfen
aids-off = keine
aids-own = was ich sah
aids-full = alles
aids-off-hint = Wie am echten Tisch: Was du siehst, siehst du einmal.
aids-own-hint = Die Seite merkt sich, was du gesehen hast.
aids-full-hint = Die Seite merkt sich, was du gesehen hast, und alles, was daraus folgt.

link-connecting = verbinde …
link-live = verbunden
link-lost = Verbindung verloren, neuer Versuch …

log-title = Was geschah
log-open = Protokoll und Gespräch
talk-say = Sag etwas
talk-send = Senden
talk-claims = Behaupte etwas (es darf gelogen sein)
talk-where = Über wen
talk-what = Was
talk-claim-send = Sagen: „{ $text }“
talk-claim-incomplete = Wähle, was du behauptest
announce-asked = Du bist gefragt. { $what }
deadline = Noch { $seconds } Sekunden
minded-you = Ein Bot spielt für dich.
minded-back = Wieder selbst spielen

notice-said = { $by }: „{ $text }“
notice-seated = { $name } setzt sich.
notice-renamed = Der neue Name ist { $name }.
notice-left = { $name } verlässt den Tisch.
notice-started = Spiel { $round } beginnt.
notice-cleared = Der Tisch ist für Spiel { $round } gedeckt.
notice-taken-over =
    { $you ->
        [yes] Ein Bot spielt für dich.
       *[no] Ein Bot spielt für { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $by } spielt wieder.
    }

pass-to = Gib das Gerät an { $name }
pass-hint = Nichts ist zu sehen, bis { $name } aufdeckt.
pass-uncover = Ich bin { $name }
pass-cover = Bildschirm abdecken

screen-title = Gemeinsamer Bildschirm des Tisches { $code }
screen-join = Scanne den Code, um dich hinzusetzen

end-title = Nach dem Spiel
end-again = Noch ein Spiel
end-review = Spiel nachsehen
end-record = Aufzeichnung herunterladen
move-seat = Diesen Platz auf ein anderes Gerät mitnehmen
move-seat-hint = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal.
move-seat-qr = QR-Code des Links, der diesen Platz mitnimmt
fair-title = Wurde fair gegeben?
fair-hint = Vor dem Spiel hat der Tisch sein Geheimnis versiegelt, dann gab jeder Spieler eigenes Glück dazu. Dein Browser kann das Geben ganz nachrechnen.
fair-check = Hier prüfen
fair-checking = Rechnet …
fair-commitment = Das vor dem Geben gezeigte Siegel passt zum Geheimnis:
fair-seed = Der Startwert folgt aus dem Geheimnis und dem Glück aller:
fair-deal = Jede Karte und jeder Marker lag, wo der Startwert sie hinlegt:
fair-holds = stimmt
fair-fails = stimmt nicht

review-title = Rückschau
review-as = Gesehen von
review-truth = Niemand: die Wahrheit
review-public = Das Publikum
review-step = Schritt { $step } von { $steps }
review-first = Zum Anfang
review-back = Einen Schritt zurück
review-next = Einen Schritt weiter
review-last = Zum Ende
review-share = Diese Rückschau teilen
review-none = Hier gibt es kein beendetes Spiel.
guide-title = Gut zu wissen
guide-off = Keine Erklärungen mehr

## The end of a game, and phrases
you-name = { $name } (du)
phrase-take-it = Nimm sie!
phrase-refuse-it = Nimm sie nicht!
phrase-offer-is = Die Karte ist …
phrase-token-is = Der Marker ist …
phrase-saw-token = Ich habe gesehen …
result-reveal = Die Marker werden aufgedeckt …
result-skip = Alles zeigen
result-won = Du hast gewonnen
result-lost = Du hast verloren
result-winner = gewinnt
result-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
result-nobody = Niemand gewinnt

## The guided game: one explanation for each prompt
guide-offer = Zwei Charaktere liegen offen für alle. Wähle heimlich einen: Diese Karte geht verdeckt an jemanden deiner Wahl. Du darfst sagen, was es ist, und darfst lügen. Wird sie abgelehnt, gehören Karte und Effekt dir.
guide-answer = Du weißt nicht, welche der beiden Karten es ist. Nimmst du an, bekommst du ihre Punkte und musst tun, was sie sagt. Lehnst du ab, geht sie zurück. Überlege, welche der andere loswerden will.
guide-un = Du allein hast die wenigsten Karten, also hast du den UN-Marker. Du darfst die Karte nehmen, bevor der andere antwortet. Du siehst sie vorher nicht.
guide-psychiatrist = Die Marker entscheiden, wer am Ende auf welcher Seite steht. Tausche zwei, die du lieber anderswo siehst; niemand sieht sie an.
guide-politician = Die Punkte bekommt, wen du wählst, und du siehst dessen Marker. Freunde zuerst, wenn du einen kennst.
guide-detective = Sieh dir einen beliebigen Marker an, auch deinen eigenen: Er kann getauscht worden sein.
guide-diplomat = Alle haben eben den Marker in der Mitte gesehen. Du legst ihn nun vor einen Nachbarn, und niemand weiß, vor welchen.
guide-assassin = Nur du weißt, was die Patrone wert ist. Am Ende zählt sie für den, der sie bekommt.
mind-likelihood = Scharfsinnig

## The own seat

seat-menu = Dein Platz
seat-rename = Namen ändern
mind-search = Weitblickend
mind-detective = Detektiv

## Ein Spiel, für das diese Seite keinen Tisch hat

plain-note = Für { $game } gibt es hier keinen gezeichneten Tisch. Diese Seite zeigt, was der Server dir mitteilt, so wie es in den Nachrichten steht.
plain-ask = Du wirst gefragt: { $ask }
plain-waits = Andere entscheiden gerade.
plain-start = Am Anfang
plain-latest = Was zuletzt geschah
plain-sight = Was du weißt
plain-over = Das Spiel ist aus
absent-face = Für { $game } gibt es hier keinen gezeichneten Tisch: Gespielt wird mit Listen und Knöpfen.
absent-rules = Für { $game } gibt es hier keine bebilderten Regeln.
absent-deal = Diese Seite weiß nicht, wie { $game } ausgeteilt wird, und kann die Karten selbst nicht prüfen.
absent-dossier = In diesem Spiel rechnet die Seite nicht aus, was aus dem Gesehenen folgt.
absent-judge = In diesem Spiel lassen sich Entscheidungen nicht beurteilen.
absent-bots = Dieses Spiel spielt kein Bot.
