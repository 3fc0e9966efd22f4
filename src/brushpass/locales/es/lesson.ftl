# The played lessons.

title-lesson = Lección: { $game }
front-first = ¿Es tu primera vez? Aprende jugando, en unos cuatro minutos:
lesson-of = Aprender { $game }
lesson-begin = Aprender jugando
lesson-mark = Lección
lesson-stacked = En esta lección las cartas están preparadas. En una mesa de verdad, nadie puede hacerlo.
lesson-progress = Hasta dónde has llegado en esta lección
lesson-leave = Dejar la lección (podrás seguir después)
lesson-none = No hay lección para { $game }.
lesson-go-on = Seguir
lesson-astray = Las reglas lo permiten. En esta lección, sigue la luz.
lesson-over = Fin de la lección
lesson-play = Ahora de verdad, contra bots
lesson-again = Repetir la lección
