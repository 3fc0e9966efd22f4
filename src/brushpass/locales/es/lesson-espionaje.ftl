# The played lesson of ESPIONAJE CARTAS.

lesson-e-hello = Aquí hay tres cartas ocultas: una ciudad, un dispositivo y un agente. Gana quien nombre las tres. Para esta lección las cartas están preparadas; en una mesa de verdad, nadie sabe cómo están.
lesson-e-hand = Estas cuatro cartas son tuyas. Lo que tienes no puede estar oculto.
lesson-e-ask-london = Es tu turno: pregunta por dos cartas. Primero, Londres.
lesson-e-ask-oven = Y el Horno solar.
lesson-e-ask-go = ¡Pregunta! La pregunta va hacia la izquierda: la primera persona que tenga una de las dos debe mostrártela.
lesson-e-shown = Wren te muestra el Horno solar. Solo tú ves qué carta es; Magpie solo ve que se ha mostrado una.
lesson-e-submarine = Lo que no puede estar oculto está tachado en tu agenda. Tres dispositivos son tuyos y uno es de Wren. Así que el quinto está oculto: ¡el Submarino!
lesson-e-wren-asks = Wren pregunta por París y el Satélite. Magpie pasa: no tiene ninguno. Tú tienes los dos.
lesson-e-show = Así que eliges cuál ve Wren. Muestra el Satélite y guárdate París: te servirá para un farol.
lesson-e-magpie-bluffs = Magpie preguntó por Panamá y Nairobi, y todos pasaron. ¡Pero solo hay una ciudad oculta! Así que una de las dos es de Magpie: un farol.
lesson-e-bluff-nairobi = Ahora te toca a ti. Pregunta por Nairobi.
lesson-e-bluff-paris = Y por París, que es tuya. Nadie puede mostrarte París: si alguien te muestra una carta, será Nairobi.
lesson-e-bluff-go = ¡Pregunta!
lesson-e-nairobi = Todos han pasado: ni Wren ni Magpie tienen Nairobi, y tú tampoco. ¡Está oculta! Los demás no saben cuál de las dos tienes.
lesson-e-watch = Fíjate también en los demás. Wren preguntó por Agente Azul y Agente Verde, y Magpie pasó: Magpie no tiene el Verde.
lesson-e-green = Luego Magpie preguntó por el Verde, y Wren pasó. No lo tiene Wren, ni Magpie, ni tú: ¡Agente Verde está oculto!
lesson-e-accuse = Ciudad, dispositivo y agente: sabes los tres. ¡Acusa antes de que lo haga otra persona!
lesson-e-lay-city = Ahora todos eligen tres cartas en secreto. Primero, Nairobi.
lesson-e-lay-device = Después, el Submarino.
lesson-e-lay-agent = Y Agente Verde.
lesson-e-lay-go = Es tu respuesta definitiva.
lesson-e-right = Las tres son correctas. Has acusado tú, así que tu respuesta se mira primero.
lesson-e-end-order = Una acusación termina la partida: todos responden y gana la primera respuesta correcta, contando desde quien acusa.
lesson-e-end-bluff = Preguntar por una carta tuya es el farol de este juego: aprendes más que los demás.
lesson-e-end-notebook = Tu agenda tacha lo que tienes y lo que has visto. En mesas con ayudas de memoria también recuerda quién pasó.
