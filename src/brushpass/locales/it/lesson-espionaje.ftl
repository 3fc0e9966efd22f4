# The played lesson of ESPIONAJE CARTAS.

lesson-e-hello = Qui sono nascoste tre carte: una città, un dispositivo e un agente. Vince chi le nomina tutte e tre. Per questa lezione le carte sono preparate; a un vero tavolo nessuno sa come sono disposte.
lesson-e-hand = Queste quattro carte sono tue. Ciò che hai non può essere nascosto.
lesson-e-ask-london = Tocca a te: chiedi due carte. Prima Londra.
lesson-e-ask-oven = E il Forno solare.
lesson-e-ask-go = Chiedi! La domanda va verso sinistra: la prima persona che ha una delle due deve mostrartela.
lesson-e-shown = Wren ti mostra il Forno solare. Solo tu vedi quale carta è; Magpie vede solo che una carta è stata mostrata.
lesson-e-submarine = Ciò che non può essere nascosto è cancellato nel tuo taccuino. Tre dispositivi sono tuoi, uno è di Wren. Quindi il quinto è nascosto: il Sottomarino!
lesson-e-wren-asks = Wren chiede Parigi e il Satellite. Magpie passa: non ha né l’una né l’altro. Tu li hai tutti e due.
lesson-e-show = Perciò scegli tu quale vede Wren. Mostra il Satellite e tieniti Parigi: ti servirà per un bluff.
lesson-e-magpie-bluffs = Magpie ha chiesto Panama e Nairobi, e tutti hanno passato. Ma è nascosta una sola città! Quindi una delle due è di Magpie: un bluff.
lesson-e-bluff-nairobi = Adesso bluffa tu. Chiedi Nairobi.
lesson-e-bluff-paris = E Parigi, che è tua. Parigi non può mostrartela nessuno: se qualcuno ti mostra una carta, è Nairobi.
lesson-e-bluff-go = Chiedi!
lesson-e-nairobi = Hanno passato tutti: né Wren né Magpie hanno Nairobi, e nemmeno tu. È nascosta! Gli altri non sanno quale delle due hai tu.
lesson-e-watch = Osserva anche gli altri. Wren ha chiesto Agente Blu e Agente Verde, e Magpie ha passato: Magpie non ha il Verde.
lesson-e-green = Poi Magpie ha chiesto il Verde, e Wren ha passato. Non ce l’ha Wren, non ce l’ha Magpie, non ce l’hai tu: Agente Verde è nascosto!
lesson-e-accuse = Città, dispositivo e agente: li sai tutti e tre. Accusa, prima che lo faccia qualcun altro!
lesson-e-lay-city = Ora tutti scelgono tre carte in segreto. Prima Nairobi.
lesson-e-lay-device = Poi il Sottomarino.
lesson-e-lay-agent = E Agente Verde.
lesson-e-lay-go = È la tua risposta definitiva.
lesson-e-right = Tutte e tre giuste. Hai accusato tu, perciò la tua risposta si guarda per prima.
lesson-e-end-order = Un’accusa chiude la partita: tutti rispondono, e vince la prima risposta giusta, contando da chi accusa.
lesson-e-end-bluff = Chiedere una carta tua è il bluff di questo gioco: impari più degli altri.
lesson-e-end-notebook = Il taccuino cancella ciò che hai e ciò che hai visto. Ai tavoli con gli aiuti per la memoria ricorda anche chi ha passato.
