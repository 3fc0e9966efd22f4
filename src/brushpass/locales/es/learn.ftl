# Las reglas ilustradas: lo que sus páginas tienen en común.

learn-title = Cómo se juega
learn-which = ¿Qué juego?
learn-misplayed = Errores frecuentes
example-ann = Ana
example-bob = Bob
example-cat = Cat
reference-title = Las cartas, una a una
reference-open = ¿Qué hace la carta { $card }?

## The rules in brief, over the table

help-open = Reglas
help-title = Las reglas de { $game } en breve
help-now = Ahora en juego
help-more = Todas las reglas, con imágenes (en otra pestaña)
help-final = Nada se puede deshacer: en cuanto pulsas el último botón, los demás ven lo que resulta de tu elección. Hasta entonces puedes cambiarla.

## Questions at the end of a page

quiz-title = Cinco preguntas
quiz-hint = ¿Lo tienes claro? Elige una respuesta y verás si es correcta y por qué.
quiz-right = ¡Correcto!
quiz-wrong = No es esa.
quiz-score = { $right } de { $all } a la primera.
