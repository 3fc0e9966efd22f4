# The played lesson of ESPIONAJE CARTAS.

lesson-e-hello = Aqui há três cartas ocultas: uma cidade, um dispositivo e um agente. Vence quem nomear as três. Para esta lição as cartas estão preparadas; numa mesa de verdade, ninguém sabe como elas estão.
lesson-e-hand = Estas quatro cartas são suas. O que você tem não pode estar oculto.
lesson-e-ask-london = Sua vez: pergunte por duas cartas. Primeiro, Londres.
lesson-e-ask-oven = E o Forno Solar.
lesson-e-ask-go = Pergunte! A pergunta segue para a esquerda: a primeira pessoa que tiver uma das duas precisa mostrá-la a você.
lesson-e-shown = Wren mostra a você o Forno Solar. Só você vê qual é a carta; Magpie vê apenas que uma carta foi mostrada.
lesson-e-submarine = O que não pode estar oculto fica riscado na sua caderneta. Três dispositivos são seus, um é de Wren. Então o quinto está oculto: o Submarino!
lesson-e-wren-asks = Wren pergunta por Paris e pelo Satélite. Magpie passa: não tem nenhum dos dois. Você tem os dois.
lesson-e-show = Então você escolhe qual Wren vê. Mostre o Satélite e guarde Paris: vai servir para um blefe.
lesson-e-magpie-bluffs = Magpie perguntou por Panamá e Nairóbi, e todo mundo passou. Mas só uma cidade está oculta! Então uma das duas é de Magpie: um blefe.
lesson-e-bluff-nairobi = Agora é você quem blefa. Pergunte por Nairóbi.
lesson-e-bluff-paris = E por Paris, que é sua. Ninguém pode mostrar Paris a você: se alguém mostrar uma carta, será Nairóbi.
lesson-e-bluff-go = Pergunte!
lesson-e-nairobi = Todo mundo passou: nem Wren nem Magpie têm Nairóbi, e você também não. Está oculta! Os outros não sabem qual das duas você tem.
lesson-e-watch = Observe os outros também. Wren perguntou por Agente Azul e Agente Verde, e Magpie passou: Magpie não tem o Verde.
lesson-e-green = Depois Magpie perguntou pelo Verde, e Wren passou. Wren não tem, Magpie não tem, você não tem: Agente Verde está oculto!
lesson-e-accuse = Cidade, dispositivo e agente: você sabe os três. Acuse antes que outra pessoa acuse!
lesson-e-lay-city = Agora todo mundo escolhe três cartas em segredo. Primeiro, Nairóbi.
lesson-e-lay-device = Depois, o Submarino.
lesson-e-lay-agent = E Agente Verde.
lesson-e-lay-go = É a sua resposta final.
lesson-e-right = As três estão certas. Foi você quem acusou, por isso sua resposta é conferida primeiro.
lesson-e-end-order = Uma acusação encerra a partida: todo mundo responde, e vence a primeira resposta certa, a partir de quem acusou.
lesson-e-end-bluff = Perguntar por uma carta sua é o blefe deste jogo: você aprende mais que os outros.
lesson-e-end-notebook = Sua caderneta risca o que você tem e o que já viu. Em mesas com ajuda de memória, ela também lembra quem passou.
