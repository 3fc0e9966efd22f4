# Las reglas ilustradas de ambos juegos, con nuestras palabras.

## The page

learn-title = Cómo se juega
learn-which = ¿Qué juego?
learn-play = Jugar ahora
learn-misplayed = Se suele jugar mal
reference-title = Las cartas, una a una
reference-open = ¿Qué hace { $card }?

## SECRETS

learn-s-goal-title = ¿Quién eres al final?
learn-s-goal = Una ficha boca abajo ante ti dice de qué bando eres. Los jugadores de la CIA suman sus puntos, y los del KGB también: gana el bando con más puntos. Un jipi gana en solitario con la puntuación más baja de todas. Las fichas cambian de sitio sin parar; solo cuenta la que tengas delante al final.
learn-s-start-title = Informe de inteligencia
learn-s-start = Hay una ficha ante cada jugador y una en el centro. Con cuatro jugadores miras la tuya. Con cinco o seis, también la del jugador de tu derecha. Con siete u ocho, además se muestra a todos la del centro. Después nadie puede mirar ninguna ficha, ni la propia, salvo que una carta lo diga.
learn-s-offer-title = La oferta
learn-s-offer = En tu turno se descubren cartas hasta que haya dos personajes distintos; todos los ven. Eliges uno en secreto y lo ofreces, boca abajo, a otro jugador. Di cuál es, o miente, o calla.
learn-s-answer-title = Aceptar o rechazar
learn-s-answer = Ese jugador no ve la carta. Si la acepta, es suya; si la rechaza, vuelve a ti. En ambos casos se descubre, queda ante su dueño y este debe hacer lo que dice.
learn-s-un-title = Las Naciones Unidas
learn-s-un = Quien tenga en solitario menos cartas (cartas, no puntos) al final de un turno toma la ficha de NU. Cuando alguien ofrece una carta a otro, el jugador de NU puede intervenir antes de la respuesta y tomarla sin verla. Si hay empate, la ficha vuelve al centro.
learn-s-pairs-title = Las parejas se tapan
learn-s-pairs = Al final del turno, dos personajes iguales boca arriba ante un jugador se ponen boca abajo: no valen nada, pero siguen contando como cartas. Una segunda Científica boca arriba es peor: todos los personajes de ese jugador caen a la vez.
learn-s-end-title = El final
learn-s-end = Con hasta seis jugadores, la partida acaba tras el turno en que alguien tiene cinco cartas; con siete u ocho, cuatro. Las balas cuentan como cartas. Se descubren todas las fichas y balas. Gana el jipi que tenga en solitario la puntuación más baja. Si no, gana el bando con la suma mayor; si las sumas son iguales, todo el mundo pierde.
learn-s-wrong = El Detective puede mirar la propia ficha y la del centro. Hay cuatro Asesinas. Usar la ficha de NU no la gasta. Las parejas se tapan también en el último turno, antes de contar.

## A little more about each card

more-double-agent = Si conocías tu ficha anterior, ahora sabes qué hay en el centro. Todos ven que cambiaste; nadie ve qué.
more-politician = Nunca se queda con quien la revela: los puntos, el lugar entre las cartas y la pareja son del jugador que la recibe. Ese jugador no hace nada.
more-psychiatrist = Ni tú ni el centro pueden ser uno de los dos. Puede que ambos tengan ahora una ficha que no conocen.
more-detective = Todos ven qué ficha miras; solo tú ves su cara.
more-journalist = Puede que seas el único de la mesa que no sabe quién eres.
more-scientist = Cinco puntos son muchos, y hay seis copias en el mazo. Una tercera junto a dos boca abajo vuelve a contar.
more-diplomat = Todos saben qué había en el centro y que ahora está a tu lado, pero no a cuál. No miras la ficha que tomas.
more-assassin = Las balas valen 0, −1, −2 y −3. La Asesina se queda contigo; la bala es una carta de quien la recibe, y nadie la mira hasta el final.

## ESPIONAJE CARTAS

learn-e-goal-title = Hay tres cartas ocultas
learn-e-goal = Quince expedientes: cinco ciudades, cinco dispositivos, cinco agentes. Uno de cada tipo está oculto; los otros doce se reparten entre dos, tres o cuatro jugadores. Gana quien descubra antes los tres ocultos.
learn-e-suspect-title = La sospecha
learn-e-suspect = En tu turno, nombra dos elementos cualesquiera, del mismo tipo o no, incluso tuyos como farol. El jugador de tu izquierda debe mostrarte uno si tiene alguno; nadie más lo ve. Quien no tiene ninguno dice «Paso» y la pregunta sigue a la izquierda. Las respuestas son siempre verdaderas.
learn-e-both-title = Tener las dos
learn-e-both = Quien tiene las dos cartas nombradas elige cuál mostrar y puede mostrar siempre la misma. Los demás solo ven que se mostró una carta.
learn-e-notebook-title = La agenda
learn-e-notebook = Lo que tienes o has visto no puede estar oculto; tu agenda lo tacha sola. También anota quién pasó y quién mostró. Haz tus propias marcas: nadie más las ve.
learn-e-accuse-title = La acusación
learn-e-accuse = En lugar de preguntar, en tu turno puedes anunciar la acusación. Todos ponen entonces tres cartas en secreto. Se comprueban una tras otra, primero quien acusa y luego hacia la izquierda: el primero que acierta gana en solitario. Si nadie acierta, nadie gana. Así que sé certero, o rápido.
learn-e-think-title = Lo que dice un «Paso»
learn-e-think = Si todos pasan con dos cartas que no tienes, ambas están ocultas. Si todos pasan con dos del mismo tipo, quien pregunta tiene una de ellas. Una carta mostrada a otro es una de dos: un paso posterior puede decirte cuál.
