review-play = Reproducir
review-pause = Pausar
review-unseal = Romper el sello
review-unseal-hint = Después ves las fichas, cartas y decisiones de toda la mesa.
review-sealed = Ves lo que viste en la mesa. Lo demás queda sellado hasta que rompas el sello o llegues al final.
review-open-end = Abrir el final
review-more = Más
review-before = Antes de la decisión, con lo que { $name } podía saber.
review-ghost = mejor
review-curve = Probabilidad de ganar, decisión a decisión
review-table = Volver a la mesa
review-percent = { $percent } %
luck-very-good = muy favorable
luck-good = favorable
luck-even = neutra
luck-bad = desfavorable
luck-very-bad = muy desfavorable

## Claims, after the game

honesty-title = Quién fue honesto
# Heads of columns: short.
honesty-true = verdad
honesty-lies = mentiras
honesty-unsure = sin certeza
honesty-hint = Aquí una mentira está demostrada: lo que había visto quien hablaba la descartaba. Quien no estaba seguro pudo adivinar o ir de farol. Una mentira que no podía engañar a nadie no podía ganar nada, y una verdad que ya sabían todos no reveló nada a nadie. Nadie puede saber si alguien creyó cualquier otra afirmación; por eso no se juzga si fue una buena jugada.
honesty-none = Nadie dijo una mentira que se pueda demostrar.
honesty-knew = { $by } sabía que era falso.
# The names of those who could not know better, as a list.
honesty-fooled = Podía engañar a: { $names }.
honesty-moved = { $name } (del { $before } al { $after })
honesty-moved-hint = Entre paréntesis: la probabilidad de que fuera cierto para esa persona, antes y, si se fio de su palabra, después.
honesty-nobody = No podía engañar a nadie, así que no podía ganar nada.
honesty-known = Ya lo sabían todos, así que no reveló nada a nadie.
honesty-you = Si lo creíste, para ti pasó del { $before } al { $after }.
honesty-you-knew = Podías saber que era falso.
said-truth = { $by } sabía que era cierto.
said-stale-truth = { $by } lo había visto así, pero ya no era así.
said-guess = { $by } no podía saberlo con certeza. Era probable, y era cierto.
said-honest-mistake = { $by } no podía saberlo con certeza. Era probable, pero era falso.
said-bluff = { $by } no podía saberlo con certeza. Era improbable, y era falso.
said-lucky-bluff = { $by } no podía saberlo con certeza. Era improbable, y aun así era cierto.
said-no-statement = Esto no puede ser ni cierto ni falso, así que no se juzga.
honesty-for = Si { $name } se fio de su palabra, la probabilidad de que fuera cierto pasó del { $before } al { $after }.
honesty-biggest = La mayor mentira de la partida
honesty-biggest-evening = La mayor mentira de la velada
honesty-round = En la partida { $round }
honesty-unloaded = No se han podido cargar todas las afirmaciones, así que quizá falte aquí la mayor mentira.
