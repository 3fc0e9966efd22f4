# As regras ilustradas de ESPIONAJE CARTAS, com nossas palavras.

## Three cards are hidden

learn-e-goal-title = Três cartas estão ocultas
learn-e-goal-files = São quinze cartas de arquivos confidenciais: cinco cidades, cinco dispositivos e cinco agentes.
learn-e-goal-hidden = Uma de cada tipo fica oculta, e ninguém a vê.
learn-e-goal-dealt = As outras doze são distribuídas em segredo: com duas pessoas, seis para cada; com três, quatro; com quatro, três.
learn-e-goal-win = Para vencer, descubra as três cartas ocultas. No fim, todo mundo escolhe três em segredo; elas são conferidas uma pessoa de cada vez, e o primeiro trio certo vence.

## The question

learn-e-suspect-title = A suspeita
learn-e-suspect-turn = Um sorteio decide quem começa, e a vez passa para a esquerda. Na sua vez, você faz uma pergunta ou acusa. Não dá para pular a vez.
learn-e-suspect-name = Perguntar sobre duas cartas se chama suspeita. Cite duas cartas diferentes quaisquer: do mesmo tipo ou não, e até as suas, como blefe.
learn-e-suspect-show = Se a pessoa à sua esquerda tiver uma delas, precisa mostrá-la a você. Ninguém mais a vê.
learn-e-suspect-pass = Se não tiver nenhuma, ela diz “Passo”, e a mesma pergunta segue para a próxima pessoa à esquerda, até alguém mostrar uma carta a você ou todo mundo ter passado.
learn-e-suspect-over = Uma pergunta, e sua vez acabou.
learn-e-suspect-true = As respostas são sempre verdadeiras. Todo o resto que se diz pode ser mentira.

## Having both

learn-e-both-title = Quem tem as duas
learn-e-both-choose = Se você tem as duas cartas citadas, escolhe qual mostrar. Pode mostrar sempre a mesma.
learn-e-both-others = O resto da mesa vê que você mostrou uma carta, mas não qual, nem se você tem as duas.

## The notebook

learn-e-notebook-title = A caderneta
learn-e-notebook-crossed = Uma carta que você tem, ou que mostraram a você, não pode estar oculta. Sua caderneta a risca por conta própria.
learn-e-notebook-notes = Se a mesa permite ajuda à memória, a caderneta também anota quem passou e quem mostrou. Você pode pôr suas próprias marcas; ninguém mais as vê.

## The accusation

learn-e-accuse-title = A acusação
learn-e-accuse-instead = Na sua vez, você pode acusar em vez de perguntar.
learn-e-accuse-ends = A primeira acusação é o último ato da partida: todo mundo escolhe três cartas, elas são conferidas, e a partida acaba.
learn-e-accuse-all = Todo mundo, não só você, escolhe em segredo uma cidade, um dispositivo e um agente. Nenhuma escolha pode ser mudada.
learn-e-accuse-order = As cartas são conferidas uma pessoa de cada vez: primeiro as suas, depois seguindo para a esquerda. O primeiro trio certo vence, e só ele.
learn-e-accuse-nobody = Se ninguém acertar, ninguém vence.
learn-e-accuse-forced = Se ninguém tiver acusado depois de 30 turnos por pessoa, quem estiver na vez tem que acusar.

## What a pass tells you

learn-e-think-title = O que um “Passo” revela
learn-e-think-one = Quem passa não tem nenhuma das duas cartas.
learn-e-think-mine = Se todo mundo passar na sua pergunta e você não tiver nenhuma das duas, ambas estão ocultas.
learn-e-think-theirs = Se todo mundo passar na pergunta de outra pessoa, cada uma das duas cartas está oculta ou na mão de quem perguntou. Isso não prova mais nada: a pessoa pode ter citado as próprias cartas.
learn-e-think-kind = Se essas duas cartas forem do mesmo tipo, quem perguntou tem pelo menos uma delas, porque só uma de cada tipo está oculta.

## Drawn example: what a watcher may conclude

learn-e-watch-title = Exemplo: o que dá para deduzir de uma resposta
learn-e-watch-asks = Ana pergunta sobre Paris e o Satélite. Você não tem nenhuma das duas.
learn-e-watch-passes = Beto passa: não tem nenhuma das duas.
learn-e-watch-shows = Cris mostra uma carta para Ana: tem pelo menos uma das duas, talvez ambas. Não dá para saber qual.
learn-e-watch-later = Se mais tarde Cris passar em uma pergunta sobre Paris, você sabe que era o Satélite.

## Five questions

quiz-e-pass = Ana pergunta sobre Londres e o Submarino. Todo mundo passa, você também. O que você sabe?
quiz-e-pass-a = As duas estão ocultas
quiz-e-pass-b = Cada uma está oculta ou é de Ana
quiz-e-pass-c = Ana tem as duas
quiz-e-pass-why = Cada uma das duas está oculta ou é de Ana. Ana pode ter citado as próprias cartas para enganar você. Só Ana sabe mais.
quiz-e-shown = Ana pergunta sobre Paris e a Agente Vermelha, e Beto mostra uma carta para Ana. O que você sabe sobre Beto?
quiz-e-shown-a = Tem pelo menos uma delas
quiz-e-shown-b = Tem exatamente uma delas
quiz-e-shown-c = Tem as duas
quiz-e-shown-why = Pelo menos uma. Se Beto tivesse as duas, poderia escolher qual mostrar, e você veria a mesma coisa.
quiz-e-must = Perguntam a você sobre Tóquio e o Satélite. Você tem Tóquio. Pode passar?
quiz-e-must-a = Sim, como blefe
quiz-e-must-b = Sim, se eu já a mostrei antes
quiz-e-must-c = Não, tenho que mostrar
quiz-e-must-why = Não. Se você tem uma das duas, precisa mostrá-la, não importa quantas vezes já tenha mostrado. Blefar é para quem pergunta.
quiz-e-first = Ana acusa e erra. Beto, à esquerda de Ana, acerta. Cris, depois de Beto, também acerta. Quem vence?
quiz-e-first-a = Beto e Cris
quiz-e-first-b = Beto
quiz-e-first-c = Ninguém
quiz-e-first-why = Beto. As cartas são conferidas na ordem dos turnos, e só o primeiro trio certo vence. As de Cris nem são conferidas.
quiz-e-wrong = Você acusa e erra, e o resto da mesa também erra. O que acontece?
quiz-e-wrong-a = Você está fora, e a partida continua
quiz-e-wrong-b = Sua vez acabou
quiz-e-wrong-c = A partida acaba, e ninguém vence
quiz-e-wrong-why = A partida acaba. A primeira acusação a encerra para todo mundo; se ninguém acertar, ninguém vence.

## Names that are not in the rule book

files-ours = nome nosso
files-ours-note = O manual traz sete destes nomes. Os oito marcados são nossos.
