# The played lessons.

title-lesson = Lezione: { $game }
front-first = Prima volta qui? Impara giocando, in circa quattro minuti:
lesson-of = Impara { $game }
lesson-begin = Impara giocando
lesson-mark = Lezione
lesson-stacked = In questa lezione le carte sono preparate. A un vero tavolo nessuno può farlo.
lesson-progress = A che punto sei di questa lezione
lesson-leave = Lascia la lezione (potrai riprenderla)
lesson-none = Per { $game } non c’è una lezione.
lesson-go-on = Avanti
lesson-astray = Le regole lo permettono. In questa lezione segui la luce.
lesson-over = Fine della lezione
lesson-play = Ora sul serio, contro i bot
lesson-again = Ripeti la lezione
