# Las reglas ilustradas de SECRETS, con nuestras palabras.

## Who are you at the end?

learn-s-goal-title = ¿Quién eres al final?
learn-s-goal-token = Ante ti hay una ficha de Identidad boca abajo. Dice quién eres: CIA, KGB o jipi.
learn-s-goal-teams = La CIA juega contra el KGB. Cada equipo suma las puntuaciones de sus miembros y gana el total más alto.
learn-s-goal-hippie = Un jipi va por su cuenta y gana si nadie más tiene una puntuación tan baja como la suya. Un empate no basta.
learn-s-goal-now = Las cartas hacen que las fichas cambien de sitio sin parar. Cuenta la ficha que tengas delante al acabar la partida, la conozcas o no.

## Early intelligence

learn-s-start-title = Informe de inteligencia
learn-s-start-dealt = Juegan de cuatro a ocho personas. Cada una recibe una ficha boca abajo; otra queda en el centro.
learn-s-start-pool = Siempre hay tantas fichas de la CIA como del KGB. Con un número par de jugadores hay una ficha de jipi; con un número impar, dos. Como una ficha queda en el centro, los equipos no siempre son igual de grandes.
learn-s-pool-players = Jugadores
learn-s-pool-limit = Límite de cartas
learn-s-start-look = Con cuatro jugadores miras en secreto tu propia ficha. Con cinco o más, también la de la persona de tu derecha. Con siete u ocho, además se muestra a todos la ficha del centro.
learn-s-start-ban = Después nadie puede mirar ninguna ficha, ni la propia, salvo que una carta lo diga.

## The offer

learn-s-offer-title = La Oferta
learn-s-offer-order = El azar decide quién empieza. Los turnos van hacia la izquierda.
learn-s-offer-draw = En tu turno, descubre cartas hasta que haya dos personajes distintos boca arriba. Todos los ven. Las copias sobrantes del primero van enseguida al fondo del mazo.
learn-s-offer-choose = Elige uno de los dos en secreto y ofrécelo, boca abajo, a cualquier otro jugador. Después, la otra carta va boca abajo al fondo del mazo, debajo de las copias sobrantes, si las hay.
learn-s-offer-talk = Di qué es, miente o calla. Se puede hablar de todo, pero nunca mostrar una carta ni una ficha.

## Accept or refuse

learn-s-answer-title = Aceptar o rechazar
learn-s-answer-blind = La otra persona no ve la carta. Si la acepta, es suya; si la rechaza, es tuya.
learn-s-answer-place = En ambos casos se pone boca arriba. Se queda ante quien la recibió, que debe aplicar su efecto.
learn-s-answer-politician = Solo el Político no se queda: pasa a otra persona.
learn-s-answer-other = Ahora todos saben también qué carta fue al fondo del mazo. Recuérdala: puede volver a salir.

## The United Nations

learn-s-un-title = Las Naciones Unidas
learn-s-un-who = Al principio, la ficha de NU está en el centro. Al final de cada turno pasa a quien tenga menos cartas. Cuentan las cartas, no los puntos: boca arriba, boca abajo y balas. (Las Asesinas reparten las balas: cartas que valen de 0 a −3 puntos.) Si hay empate entre quienes tienen menos cartas, la ficha vuelve al centro.
learn-s-un-step = Cuando alguien ofrece una carta a otra persona, el jugador de NU puede intervenir antes de la respuesta y tomar la carta sin verla. La persona a la que se ofrecía ya no responde. La carta se descubre y cuenta para el jugador de NU, que debe aplicar su efecto.
learn-s-un-keep = Intervenir no gasta la ficha: la conservas mientras tengas menos cartas que todos los demás, sin empate. Con la carta que has tomado, puede que ya no sea así.
learn-s-un-own = Si tienes la ficha de NU, no puedes intervenir en tu propio turno. Y cuando la carta te la ofrecen a ti, tampoco intervienes: la aceptas o la rechazas, como todo el mundo.

## Pairs flip face down

learn-s-pairs-title = Las parejas se ponen boca abajo
learn-s-pairs-pair = Si al final de un turno alguien tiene dos personajes iguales boca arriba, ambos se ponen boca abajo.
learn-s-pairs-worth = Los personajes boca abajo valen 0 y ya no se descubren, pero siguen contando como cartas.
learn-s-pairs-third = Una tercera copia se queda boca arriba junto a las dos y puntúa. La cuarta forma pareja con la tercera y ambas se ponen boca abajo.
learn-s-pairs-scientist = Con dos Científicas boca arriba es peor: de inmediato, sin esperar al final del turno, todos los personajes de esa persona se ponen boca abajo, incluidas las dos Científicas. A las balas no les afecta.

## The end

learn-s-end-title = El final
learn-s-end-limit = La partida acaba tras el turno en que alguien recibe su quinta carta; con siete u ocho jugadores, la cuarta. Cuentan todas las cartas: boca arriba, boca abajo y balas.
learn-s-end-score = Se descubren todas las fichas y balas. Tu puntuación es la suma de los números de tus personajes boca arriba y de tus balas.
learn-s-end-hippie = Si alguien tiene la puntuación más baja, sin empate, y es jipi, gana y todos los demás pierden. Dos jipis no son un equipo.
learn-s-end-teams = Si no, ganan todos los miembros del equipo con el total más alto. Los jipis no cuentan para ningún equipo.
learn-s-end-tie = Si los totales son iguales, todo el mundo pierde.

## Common mistakes

learn-s-wrong-un = La ficha de NU es para quien tenga menos cartas, no menos puntos, y para nadie si hay empate.
learn-s-wrong-spent = Usar la ficha de NU no la gasta.
learn-s-wrong-last = Las parejas se ponen boca abajo también en el último turno, antes de contar.
learn-s-wrong-detective = Con el Detective puedes mirar tu propia ficha o la del centro.
learn-s-wrong-limit = Con siete u ocho jugadores, la partida acaba con cuatro cartas, no con cinco.
learn-s-wrong-start = Con cuatro jugadores no ves ninguna ficha ajena al principio.
learn-s-wrong-assassins = Hay cuatro Asesinas, una por cada bala.

## Drawn examples

learn-s-pair-title = Ejemplo: una pareja
learn-s-pair-before = Ana tiene dos Periodistas (+3 cada una) y una Diplomática (+1): 7 puntos por ahora.
learn-s-pair-after = Al final del turno, las dos Periodistas se ponen boca abajo. A Ana le queda 1 punto, pero sigue teniendo tres cartas.
learn-s-diplomat-title = Ejemplo: la Diplomática
learn-s-diplomat-shown = Ana recibe la Diplomática. Todos ven la ficha del centro: CIA.
learn-s-diplomat-swap = A escondidas, Ana la intercambia con una ficha de al lado: la de Bob o la de Cat. Ana no mira esa ficha.
learn-s-diplomat-know = Todos saben que la ficha de la CIA está ahora ante Bob o ante Cat. Solo Ana sabe ante quién. La ficha que hay ahora en el centro no se muestra a nadie.

## Five questions

quiz-s-winner = La partida ha acabado. Ana (CIA) tiene 7 puntos; Bob (KGB), 4; Cat (KGB), 5, y Dan (jipi), 4. ¿Quién gana?
quiz-s-winner-a = Ana
quiz-s-winner-b = Bob y Cat
quiz-s-winner-c = Dan
quiz-s-winner-why = Bob y Cat. Dan necesitaría la puntuación más baja sin empate, pero Bob también tiene 4. Así que cuentan los equipos: el KGB suma 4 + 5 = 9; la CIA, 7.
quiz-s-look = Has olvidado quién eres. ¿Puedes mirar tu propia ficha?
quiz-s-look-a = Sí, en mi turno
quiz-s-look-b = Sí, cuando quiera
quiz-s-look-c = No, salvo que una carta lo diga
quiz-s-look-why = No. Una vez empezada la partida, nadie puede mirar ninguna ficha, ni la propia. Un Detective o un Agente Doble te lo permitirían.
quiz-s-un = Ana tiene dos cartas que valen 10 puntos. Bob, Cat y Dan tienen tres cartas por cabeza, con 4 puntos o menos. ¿Quién recibe la ficha de NU?
quiz-s-un-a = Ana
quiz-s-un-b = Quien tenga menos puntos
quiz-s-un-c = Nadie
quiz-s-un-why = Ana. Solo importa el número de cartas, y nadie más tiene solo dos.
quiz-s-refuse = Ana te ofrece una carta y dice que es una Científica. La rechazas. ¿Qué pasa?
quiz-s-refuse-a = La carta vuelve al mazo
quiz-s-refuse-b = Es de Ana, que debe aplicarla
quiz-s-refuse-c = Ana se la ofrece a otra persona
quiz-s-refuse-why = Es de Ana. Toda carta ofrecida se descubre y acaba ante alguien. Si Ana ha mentido, ahora lo ven todos.
quiz-s-pair = Tienes una Periodista (+3) y una Diplomática (+1), ambas boca arriba. Ahora recibes una segunda Periodista. ¿Cuánto valen tus cartas tras este turno?
quiz-s-pair-a = 7
quiz-s-pair-b = 4
quiz-s-pair-c = 1
quiz-s-pair-why = 1. Las dos Periodistas son una pareja: ambas se ponen boca abajo y valen 0. Solo puntúa la Diplomática, pero tienes tres cartas.
