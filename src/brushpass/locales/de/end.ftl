## Die Abstimmung über eine weitere Partie

again-count =
    { $count ->
        [one] { $count } von { $all } will noch eine Partie.
       *[other] { $count } von { $all } wollen noch eine Partie.
    }
again-wanted = Du bist dabei
again-lobby = Die Lobby der nächsten Partie ist offen. Bleib hier, solange du willst.
again-begun = Die nächste Partie hat begonnen.
again-go = Zur nächsten Partie
lobby-last-game = Letzte Partie analysieren

## Der Stand des Abends

scores-title = Der Abend bisher
scores-wins = { $count } von { $games } gewonnen
title-leader = in Führung
title-streak = Siegesserie: { $count }
title-first-win = endlich der erste Sieg

## Das Bild vom Ergebnis

picture-share = Ergebnis teilen
picture-save = Als Bild speichern
