# As regras ilustradas de SECRETS, com nossas palavras.

## Who are you at the end?

learn-s-goal-title = Quem é você no fim?
learn-s-goal-token = Na sua frente há uma ficha de identidade virada para baixo. Ela diz quem você é: CIA, KGB ou Hippie.
learn-s-goal-teams = A CIA joga contra a KGB. Cada equipe soma as pontuações dos membros, e o maior total vence.
learn-s-goal-hippie = Um Hippie joga só por si e vence se ninguém mais tiver uma pontuação tão baixa. Empate não basta.
learn-s-goal-now = As cartas vivem trocando as fichas. O que vale é a ficha que estiver na sua frente quando a partida acabar, quer você a conheça, quer não.

## Early intelligence

learn-s-start-title = Relatório de inteligência
learn-s-start-dealt = Jogam de quatro a oito pessoas. Cada uma recebe uma ficha virada para baixo; mais uma fica no centro.
learn-s-start-pool = Há sempre tantas fichas da CIA quantas da KGB. Com um número par de jogadores há uma ficha de Hippie; com um número ímpar, duas. Como uma ficha fica no centro, as equipes nem sempre têm o mesmo tamanho.
learn-s-pool-players = Jogadores
learn-s-pool-limit = Limite de cartas
learn-s-start-look = Com quatro jogadores, você olha em segredo sua própria ficha. Com cinco ou mais, olha também a de quem está à sua direita. Com sete ou oito, além disso, a ficha do centro é mostrada a todo mundo.
learn-s-start-ban = Depois disso, ninguém pode olhar nenhuma ficha, nem a própria, a não ser que uma carta permita.

## The offer

learn-s-offer-title = A oferta
learn-s-offer-order = Um sorteio decide quem começa. A vez passa para a esquerda.
learn-s-offer-draw = Na sua vez, revele cartas até que haja dois personagens diferentes virados para cima. Todo mundo os vê. Cópias extras do primeiro vão logo para o fundo do baralho.
learn-s-offer-choose = Escolha um dos dois em segredo e ofereça a carta, virada para baixo, a qualquer outra pessoa. Depois, a outra carta vai virada para baixo para o fundo do baralho, debaixo das cópias extras, se houver.
learn-s-offer-talk = Diga o que é, minta ou fique em silêncio. Falar é livre, mas nunca se pode mostrar uma carta nem uma ficha.

## Accept or refuse

learn-s-answer-title = Aceitar ou recusar
learn-s-answer-blind = A outra pessoa não vê a carta. Se ela aceitar, a carta é dela; se recusar, é sua.
learn-s-answer-place = Nos dois casos, a carta é virada para cima. Ela fica na frente de quem a recebeu, e essa pessoa tem que aplicar o efeito.
learn-s-answer-politician = Só o Político não fica: ele é passado para outra pessoa.
learn-s-answer-other = Agora todo mundo também sabe qual carta foi para o fundo do baralho. Guarde na memória: ela pode voltar a aparecer.

## The United Nations

learn-s-un-title = As Nações Unidas
learn-s-un-who = A ficha da ONU começa no centro. No fim de cada turno, vai para quem tem menos cartas. O que conta não são os pontos, e sim as cartas: viradas para cima, viradas para baixo e balas. (As Assassinas distribuem as balas: cartas que valem de 0 a −3 pontos.) Se há empate entre quem tem menos cartas, a ficha volta para o centro.
learn-s-un-step = Quando uma carta é oferecida a outra pessoa, quem tem a ficha da ONU pode intervir antes da resposta e pegar a carta sem vê-la. A pessoa que tinha recebido a oferta fica sem responder. A carta é virada para cima e conta para quem interveio, que tem que aplicar o efeito.
learn-s-un-keep = Intervir não gasta a ficha: você continua com ela enquanto tiver menos cartas que todo mundo, sem empate. Com a carta que você pegou, talvez já não seja assim.
learn-s-un-own = Mesmo com a ficha da ONU, você não pode intervir no seu próprio turno. E, quando a carta é oferecida a você, não é caso de intervir: é só aceitar ou recusar, como todo mundo.

## Pairs flip face down

learn-s-pairs-title = Pares são virados para baixo
learn-s-pairs-pair = Se no fim de um turno alguém tem dois personagens iguais virados para cima, os dois são virados para baixo.
learn-s-pairs-worth = Personagens virados para baixo valem 0 e nunca mais são virados para cima, mas continuam contando como cartas.
learn-s-pairs-third = Uma terceira cópia fica virada para cima ao lado das duas e pontua. Uma quarta forma par com a terceira, e as duas são viradas para baixo.
learn-s-pairs-scientist = Duas Cientistas viradas para cima são piores: na mesma hora, sem esperar o fim do turno, todos os personagens dessa pessoa são virados para baixo, inclusive as duas Cientistas. As balas nunca são afetadas.

## The end

learn-s-end-title = O fim
learn-s-end-limit = A partida acaba depois do turno em que alguém recebe a quinta carta; com sete ou oito jogadores, a quarta. Toda carta conta: virada para cima, virada para baixo ou bala.
learn-s-end-score = Todas as fichas e balas são reveladas. Sua pontuação é a soma dos números dos seus personagens virados para cima e das suas balas.
learn-s-end-hippie = Se um Hippie tem a menor pontuação, sem empate, esse Hippie vence, e o resto da mesa perde. Dois Hippies não são uma equipe.
learn-s-end-teams = Senão, vence a equipe com o maior total, e com ela todos os membros. Hippies não contam para nenhuma equipe.
learn-s-end-tie = Se os totais forem iguais, todo mundo perde.

## Common mistakes

learn-s-wrong-un = A ficha da ONU vai para quem tem menos cartas, não menos pontos, e para ninguém se há empate.
learn-s-wrong-spent = A ficha da ONU não se gasta com o uso.
learn-s-wrong-last = Os pares também são virados para baixo no último turno, antes da contagem dos pontos.
learn-s-wrong-detective = Com o Detetive, você pode olhar sua própria ficha ou a do centro.
learn-s-wrong-limit = Com sete ou oito jogadores, a partida acaba com quatro cartas, não com cinco.
learn-s-wrong-start = Com quatro jogadores, você não vê a ficha de mais ninguém no início.
learn-s-wrong-assassins = Há quatro Assassinas, uma para cada bala.

## Drawn examples

learn-s-pair-title = Exemplo: um par
learn-s-pair-before = Ana tem duas Jornalistas (+3 cada) e uma Diplomata (+1): 7 pontos até agora.
learn-s-pair-after = No fim do turno, as duas Jornalistas são viradas para baixo. Ana fica com 1 ponto, mas ainda tem três cartas.
learn-s-diplomat-title = Exemplo: a Diplomata
learn-s-diplomat-shown = Ana recebe a Diplomata. Todo mundo vê a ficha do centro: CIA.
learn-s-diplomat-swap = Sem ninguém ver, Ana a troca pela ficha de quem está ao lado: a de Beto ou a de Cris. Ana não olha essa ficha.
learn-s-diplomat-know = Todo mundo sabe que a ficha da CIA agora está na frente de Beto ou de Cris. Só Ana sabe de quem. A ficha que está no centro agora não é mostrada a ninguém.

## Five questions

quiz-s-winner = A partida acabou. Ana (CIA) tem 7 pontos; Beto (KGB), 4; Cris (KGB), 5; e Davi (Hippie), 4. Quem vence?
quiz-s-winner-a = Ana
quiz-s-winner-b = Beto e Cris
quiz-s-winner-c = Davi
quiz-s-winner-why = Beto e Cris. Davi precisaria ter a menor pontuação sem empate, mas Beto também tem 4. Por isso valem as equipes: a KGB tem 4 + 5 = 9; a CIA, 7.
quiz-s-look = Você esqueceu quem é. Pode olhar sua própria ficha?
quiz-s-look-a = Sim, na minha vez
quiz-s-look-b = Sim, a qualquer momento
quiz-s-look-c = Não, a não ser que uma carta permita
quiz-s-look-why = Não. Depois do início, ninguém pode olhar nenhuma ficha, nem a própria. Um Detetive ou um Agente Duplo permitiria isso.
quiz-s-un = Ana tem duas cartas que valem 10 pontos. Beto, Cris e Davi têm três cartas cada, valendo 4 pontos ou menos. Quem fica com a ficha da ONU?
quiz-s-un-a = Ana
quiz-s-un-b = Quem tem menos pontos
quiz-s-un-c = Ninguém
quiz-s-un-why = Ana. Só conta o número de cartas, e ninguém mais tem apenas duas.
quiz-s-refuse = Ana oferece uma carta a você e diz que é uma Cientista. Você recusa. O que acontece?
quiz-s-refuse-a = A carta volta para o baralho
quiz-s-refuse-b = Ana fica com ela e aplica o efeito
quiz-s-refuse-c = Ana a oferece a outra pessoa
quiz-s-refuse-why = Ana fica com ela. Toda carta oferecida é virada para cima e acaba com alguém. Se Ana mentiu, agora todo mundo vê.
quiz-s-pair = Você tem uma Jornalista (+3) e uma Diplomata (+1), as duas viradas para cima. Agora recebe uma segunda Jornalista. Quanto valem suas cartas depois deste turno?
quiz-s-pair-a = 7
quiz-s-pair-b = 4
quiz-s-pair-c = 1
quiz-s-pair-why = 1. As duas Jornalistas formam um par: ambas são viradas para baixo e valem 0. Só a Diplomata pontua, mas você tem três cartas.
