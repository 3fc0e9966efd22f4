# The played lessons.

title-lesson = Lektion: { $game }
front-first = Zum ersten Mal hier? Lerne beim Spielen, in etwa vier Minuten:
lesson-of = { $game } lernen
lesson-begin = Beim Spielen lernen
lesson-mark = Lektion
lesson-stacked = In dieser Lektion sind die Karten vorsortiert. An einem echten Tisch kann das niemand.
lesson-progress = So weit bist du in dieser Lektion
lesson-leave = Lektion verlassen (du kannst später weitermachen)
lesson-none = Für { $game } gibt es keine Lektion.
lesson-go-on = Weiter
lesson-astray = Das wäre erlaubt. Folge in dieser Lektion bitte dem Licht.
lesson-over = Das war die Lektion
lesson-play = Jetzt richtig, gegen Bots
lesson-again = Lektion noch einmal spielen
