# Las reglas ilustradas de ESPIONAJE CARTAS, con nuestras palabras.

## Three cards are hidden

learn-e-goal-title = Hay tres cartas ocultas
learn-e-goal-files = Hay quince cartas de archivo: cinco ciudades, cinco dispositivos y cinco agentes.
learn-e-goal-hidden = Una de cada tipo está oculta y nadie la ve.
learn-e-goal-dealt = Las otras doce se reparten en secreto: seis por persona si jugáis dos, cuatro si jugáis tres o tres si jugáis cuatro.
learn-e-goal-win = Para ganar, deduce cuáles son las tres cartas ocultas. Al final, todos eligen tres en secreto; se comprueban por orden de turno y gana la primera respuesta correcta.

## The question

learn-e-suspect-title = La sospecha
learn-e-suspect-turn = El azar decide quién empieza y los turnos van hacia la izquierda. En tu turno haces una pregunta o acusas. No puedes saltarte el turno.
learn-e-suspect-name = Preguntar por dos cartas se llama sospecha. Nombra dos cartas distintas cualesquiera: del mismo tipo o no, e incluso tuyas, como farol.
learn-e-suspect-show = Si la persona de tu izquierda tiene una de ellas, debe mostrártela. Nadie más la ve.
learn-e-suspect-pass = Si no tiene ninguna, dice «Paso» y la misma pregunta sigue a la izquierda, hasta que alguien te muestre una carta o todos hayan pasado.
learn-e-suspect-over = Con esa única pregunta termina tu turno.
learn-e-suspect-true = Las respuestas son siempre verdaderas. Todo lo demás que se diga puede ser mentira.

## Having both

learn-e-both-title = Tener las dos
learn-e-both-choose = Si tienes las dos cartas nombradas, eliges cuál mostrar. Puedes mostrar siempre la misma.
learn-e-both-others = Los demás ven que mostraste una carta, pero no cuál ni si tienes las dos.

## The notebook

learn-e-notebook-title = La agenda
learn-e-notebook-crossed = Una carta que tienes o que te han mostrado no puede estar oculta. Tu agenda la tacha sola.
learn-e-notebook-notes = Si la mesa permite ayudas de memoria, la agenda también apunta quién pasó y quién mostró. Puedes añadir tus propias marcas; nadie más las ve nunca.

## The accusation

learn-e-accuse-title = La acusación
learn-e-accuse-instead = En tu turno puedes acusar en lugar de preguntar.
learn-e-accuse-ends = La primera acusación es el último acto de la partida: todos eligen tres cartas, se comprueban y la partida acaba.
learn-e-accuse-all = Todos, no solo tú, eligen en secreto una ciudad, un dispositivo y un agente. Ninguna elección se puede cambiar.
learn-e-accuse-order = Las cartas se comprueban por orden de turno: primero las tuyas y luego hacia la izquierda. Gana la primera respuesta correcta, y solo esa.
learn-e-accuse-nobody = Si nadie acierta, nadie gana.
learn-e-accuse-forced = Si nadie ha acusado tras 30 turnos por persona, quien tenga el turno debe acusar.

## What a pass tells you

learn-e-think-title = Lo que dice un «Paso»
learn-e-think-one = Quien pasa no tiene ninguna de las dos cartas.
learn-e-think-mine = Si todos pasan ante tu pregunta y tú no tienes ninguna de las dos, ambas están ocultas.
learn-e-think-theirs = Si todos pasan ante una pregunta ajena, cada una de las dos está oculta o la tiene quien preguntó. No demuestra más: pudo nombrar cartas suyas.
learn-e-think-kind = Si esas dos son del mismo tipo, quien preguntó tiene al menos una, porque solo hay una oculta de cada tipo.

## Drawn example: what a watcher may conclude

learn-e-watch-title = Ejemplo: qué puedes deducir de una respuesta
learn-e-watch-asks = Ana pregunta por París y el Satélite. Tú no tienes ninguna.
learn-e-watch-passes = Bob pasa: no tiene ninguna de las dos.
learn-e-watch-shows = Cat muestra una carta a Ana: tiene al menos una de las dos, quizá ambas. No puedes saber cuál.
learn-e-watch-later = Si más tarde Cat pasa cuando le preguntan por París, sabrás que era el Satélite.

## Five questions

quiz-e-pass = Ana pregunta por Londres y el Submarino. Todos pasan, y tú también. ¿Qué sabes?
quiz-e-pass-a = Las dos están ocultas
quiz-e-pass-b = Cada una está oculta o la tiene Ana
quiz-e-pass-c = Ana tiene las dos
quiz-e-pass-why = Cada una está oculta o la tiene Ana. Puede haber nombrado cartas suyas para despistarte. Solo Ana sabe más.
quiz-e-shown = Ana pregunta por París y el Agente Rojo, y Bob le muestra una carta. ¿Qué sabes de Bob?
quiz-e-shown-a = Tiene al menos una
quiz-e-shown-b = Tiene exactamente una
quiz-e-shown-c = Tiene las dos
quiz-e-shown-why = Al menos una. Si Bob tuviera las dos, elegiría cuál mostrar, y tú verías lo mismo.
quiz-e-must = Te preguntan por Tokio y el Satélite. Tienes Tokio. ¿Puedes pasar?
quiz-e-must-a = Sí, como farol
quiz-e-must-b = Sí, si ya la mostré antes
quiz-e-must-c = No, tengo que mostrarla
quiz-e-must-why = No. Si tienes una de las dos, debes mostrarla, por muchas veces que la hayas mostrado. El farol es para quien pregunta.
quiz-e-first = Ana acusa y falla. Bob, a la izquierda de Ana, acierta. Cat, después de Bob, también acierta. ¿Quién gana?
quiz-e-first-a = Bob y Cat
quiz-e-first-b = Bob
quiz-e-first-c = Nadie
quiz-e-first-why = Bob. Las cartas se comprueban por orden de turno y solo gana la primera respuesta correcta. Las de Cat ni se comprueban.
quiz-e-wrong = Acusas y fallas, y también fallan todos los demás. ¿Qué pasa?
quiz-e-wrong-a = Quedas fuera y los demás siguen
quiz-e-wrong-b = Tu turno ha terminado
quiz-e-wrong-c = La partida acaba y nadie gana
quiz-e-wrong-why = La partida acaba. La primera acusación la termina para todos; si nadie acierta, nadie gana.

## Names that are not in the rule book

files-ours = nombre nuestro
files-ours-note = El reglamento da siete de estos nombres. Los ocho marcados son nuestros.
