# SECRETS: nomes, efeitos, perguntas e histórico.

game-secrets = SECRETS
front-hint-secrets = SECRETS contra quatro bots. Sem cadastro, sem espera.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie

## Characters

kind-double-agent = Agente Duplo
kind-politician = Político
kind-psychiatrist = Psiquiatra
kind-detective = Detetive
kind-journalist = Jornalista
kind-scientist = Cientista
kind-diplomat = Diplomata
kind-assassin = Assassina
card-times = { $count } × { $card }

## What a character does, in one breath

effect-double-agent = Troque sua ficha pela do centro e olhe a nova.
effect-politician = Dê esta carta a outra pessoa e depois olhe em segredo a ficha dela.
effect-psychiatrist = Outras duas pessoas trocam de ficha entre si. Ninguém olha.
effect-detective = Olhe em segredo uma ficha qualquer: a sua, a de outra pessoa ou a do centro.
effect-journalist = Todo mundo vê sua ficha, menos você.
effect-scientist = A primeira não faz nada. Com uma segunda virada para cima, todos os seus personagens são virados para baixo.
effect-diplomat = Todo mundo vê a ficha do centro. Depois, sem ninguém ver, você a troca pela de quem está à sua esquerda ou à sua direita.
effect-assassin = Olhe a bala do topo e entregue-a, virada para baixo, a outra pessoa.
card-copies =
    { $count ->
        [one] { $count } cópia no jogo.
       *[other] { $count } cópias no jogo.
    }
card-value = Vale { $value }

## What would happen to this player

does-double-agent =
    { $you ->
        [yes] Você troca sua ficha pela do centro e olha a nova.
       *[no] { $by } troca a própria ficha pela do centro e olha a nova.
    }
does-politician =
    { $you ->
        [yes] Você passa a carta adiante e olha a ficha de quem a recebe.
       *[no] { $by } passa a carta adiante e olha a ficha de quem a recebe.
    }
does-psychiatrist =
    { $you ->
        [yes] Você faz outras duas pessoas trocarem de ficha.
       *[no] { $by } faz outras duas pessoas trocarem de ficha; uma delas pode ser você.
    }
does-detective =
    { $you ->
        [yes] Você olha uma ficha qualquer.
       *[no] { $by } olha uma ficha qualquer.
    }
does-journalist =
    { $you ->
        [yes] Todo mundo vê sua ficha, menos você.
       *[no] Você e o resto da mesa veem a ficha de { $by }.
    }
does-scientist = Uma primeira Cientista só dá pontos.
does-diplomat =
    { $you ->
        [yes] Todo mundo vê a ficha do centro; depois você a troca pela de quem está ao seu lado.
       *[no] Todo mundo vê a ficha do centro; depois, sem ninguém ver, { $by } a troca pela de alguém ao lado.
    }
does-assassin =
    { $you ->
        [yes] Você olha uma bala e a entrega a alguém.
       *[no] { $by } olha uma bala e a entrega a alguém, talvez a você.
    }
forecast-score =
    { $you ->
        [yes] Seus pontos visíveis: { $before } → { $after }
       *[no] Pontos visíveis de { $by }: { $before } → { $after }
    }
forecast-pair = Forma um par: as duas cartas são viradas para baixo no fim do turno.
forecast-scientists =
    { $you ->
        [yes] Sua segunda Cientista: todos os seus personagens são virados para baixo.
       *[no] Com a segunda Cientista, todos os personagens de { $by } são virados para baixo.
    }
forecast-ends = É a última carta: a partida acaba depois deste turno.
forecast-un = { $name } decide: fica com a carta, ou recusa e ela volta para { $by }.
if-it-is = Se for { $card }
then-accept = Se aceitar
then-refuse = Se recusar
then-intervene = Se intervier
then-stand-by = Se deixar passar

## Prompts

ask-offer = Sua vez: ofereça uma destas duas
ask-un = Intervir com a ficha da ONU?
ask-answer = Aceitar ou recusar a carta?
ask-psychiatrist = Psiquiatra: quem troca de ficha?
ask-politician = Político: quem recebe esta carta?
ask-detective = Detetive: qual ficha você olha?
ask-diplomat = Diplomata: trocar a ficha do centro pela de quem?
ask-assassin = Assassina: quem recebe a bala?
point-psychiatrist = Escolha duas pessoas
point-politician = Escolha uma pessoa
point-detective = Escolha uma ficha
point-diplomat = Escolha uma pessoa ao seu lado
point-assassin = Escolha uma pessoa
point-own = Sua própria ficha
confirm-psychiatrist = Trocar { $a } ↔ { $b }
confirm-politician = Dar a carta para { $a }
confirm-detective =
    { $slot ->
        [own] Olhar sua própria ficha
        [centre] Olhar a ficha do centro
       *[seat] Olhar a ficha de { $whose }
    }
confirm-diplomat = Trocar em segredo com { $a }
confirm-assassin = Dar a bala para { $a }
choose-accept = Aceitar
choose-refuse = Recusar
choose-intervene = Intervir: pegar a carta
choose-stand-by = Deixar passar
offer-which = Qual carta?
offer-to = Para quem?
offer-say = O que você diz que é?
offer-say-nothing = Não dizer nada
offer-say-card = “{ $card }”
offer-confirm = Oferecer { $card } para { $name }
offer-incomplete = Escolha uma carta e uma pessoa
offer-claims =
    { $you ->
        [yes] Você diz: “{ $claim }”.
       *[no] { $by } diz: “{ $claim }”.
    }
offer-silent =
    { $you ->
        [yes] Você não diz nada sobre a carta.
       *[no] { $by } não diz nada sobre a carta.
    }
un-target = A carta é oferecida para { $name }.
bullet-yours = Você tirou { $value }.
bullet-of = Bala { $value }
waits-offer =
    { $you ->
        [yes] Sua vez de oferecer.
       *[no] Esperando a oferta de { $by }.
    }
waits-un =
    { $you ->
        [yes] Você tem a ficha da ONU e pode intervir.
       *[no] { $by } tem a ficha da ONU e pode intervir.
    }
waits-answer =
    { $you ->
        [yes] Você precisa aceitar ou recusar.
       *[no] { $by } precisa aceitar ou recusar.
    }
waits-effect =
    { $you ->
        [yes] Você está resolvendo a carta { $card }.
       *[no] { $by } está resolvendo a carta { $card }.
    }

## Keyboard shortcuts

keys-card = Escolher uma das duas cartas
keys-seats = Escolher um jogador, a partir da sua esquerda
keys-centre = Escolher o centro ou você
keys-claims = Não dizer nada ou nomear uma das duas cartas
keys-answer = Aceitar ou recusar
keys-un = Intervir ou deixar passar
keys-arrows = De um lugar que você pode escolher para o próximo

## At the table

centre-title = Centro da mesa
centre-details = Ver o centro de perto
centre-point = Escolher o centro
place-centre = Centro
spot =
    { $slot ->
        [own] na sua frente
        [centre] no centro
       *[seat] na frente de { $whose }
    }
un-token = Ficha da ONU
# Under the token, where there is little room.
un-short = ONU
un-in-centre = A ficha da ONU está no centro
un-next =
    { $you ->
        [yes] Do jeito que está, você fica com a ficha da ONU: é quem tem menos cartas.
       *[no] Do jeito que está, { $by } fica com a ficha da ONU: é quem tem menos cartas.
    }
un-next-keeps =
    { $you ->
        [yes] Você é quem tem menos cartas e continua com a ficha da ONU.
       *[no] { $by } é quem tem menos cartas e continua com a ficha da ONU.
    }
un-next-nobody = Empate entre quem tem menos cartas: ninguém fica com a ficha da ONU.
deck-characters =
    { $count ->
        [one] { $count } carta no baralho de personagens
       *[other] { $count } cartas no baralho de personagens
    }
deck-bullets =
    { $count ->
        [one] { $count } carta no baralho de balas
       *[other] { $count } cartas no baralho de balas
    }
bullet = Bala
bullet-hidden = Valor desconhecido até o fim.
card-down = { $card }, carta virada para baixo
card-unknown = Carta virada para baixo
card-worth-nothing = virada para baixo, vale 0
no-cards = sem cartas
others-title = O resto da mesa
seat-acts = resolve a carta
seat-offered = recebe a oferta
seat-active =
    { $you ->
        [yes] sua vez
       *[no] joga agora
    }
seat-one-left = a 1 carta do fim
seat-point =
    { $you ->
        [yes] Escolher seu próprio lugar
       *[no] Escolher { $by }
    }
seat-details = Ver { $name } de perto
seat-summary =
    { $you ->
        [yes] Você: pontos visíveis { $score }, { $count } de { $limit } cartas
       *[no] { $by }: pontos visíveis { $score }, { $count } de { $limit } cartas
    }
slot-shown = Ficha: { $face }
slot-sure = Ficha virada para baixo. Você sabe qual é: { $face }
slot-maybe = Ficha virada para baixo. Talvez { $faces }
slot-odds = Ficha virada para baixo. CIA { $cia }%, KGB { $kgb }%, Hippie { $hippie }%
slot-hidden = Ficha virada para baixo
notes-own = Suas anotações
notes-own-hint = Ficam neste aparelho. Ninguém mais as vê.
details-token = Quando esta ficha foi vista
details-display = Cartas
details-bottom = O baralho
details-bottom-list =
    { $fresh ->
        [0] De cima para baixo, em ordem: { $cards }
        [one] { $fresh } carta que ninguém viu; embaixo dela, em ordem: { $cards }
       *[other] { $fresh } cartas que ninguém viu; embaixo delas, em ordem: { $cards }
    }
sighting =
    { $slot ->
        [own] Turno { $turn }: { $face }, na sua frente.
        [centre] Turno { $turn }: { $face }, no centro.
       *[seat] Turno { $turn }: { $face }, na frente de { $whose }.
    }
sighting-start =
    { $slot ->
        [own] No início: { $face }, na sua frente.
        [centre] No início: { $face }, no centro.
       *[seat] No início: { $face }, na frente de { $whose }.
    }
sighting-sure = Agora está aqui.
sighting-maybe = Pode ter sido trocada desde então. Agora está em um destes lugares:
sighting-none = Você não viu a ficha que está aqui agora.
sighting-off = Nesta mesa não há anotações: vai ter que guardar na memória!
memo-close = Entendi

## Early intelligence: the first page

briefing-stamp = Secreto
briefing-title = Relatório de inteligência
briefing-own = Sua própria ficha: { $face }
briefing-right = { $name }, à sua direita: { $face }
briefing-centre = O centro, mostrado a todo mundo: { $face }
briefing-pool = Fichas em jogo: CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. Uma delas está no centro.
briefing-goal-false = CIA contra KGB: cada equipe soma os pontos, e o maior total vence. Um Hippie joga só por si e vence com a menor pontuação de todas.
briefing-goal-among-hippies = CIA contra KGB: cada equipe soma os pontos, e o maior total vence. Hippies vencem com a menor pontuação de todas, mesmo em empate, mas só entre si.
briefing-goal-true = CIA contra KGB: cada equipe soma os pontos, e o maior total vence. Todo Hippie com a menor pontuação de todas vence, mesmo em empate com outra pessoa.
briefing-score = Sua pontuação é a soma dos seus personagens virados para cima e das suas balas; personagens virados para baixo valem 0. A partida acaba quando alguém tem { $limit } cartas.
briefing-close = Entendido

## The log

log-began = Começa uma nova partida com { $players } jogadores.
log-drawn =
    { $you ->
        [yes] Turno { $turn }: você revela { $cards }.
       *[no] Turno { $turn }: { $by } revela { $cards }.
    }
log-offered =
    { $you ->
        [yes] Você oferece uma carta para { $to } sem dizer nada.
       *[no]
            { $toyou ->
                [yes] { $by } oferece uma carta para você sem dizer nada.
               *[no] { $by } oferece uma carta para { $to } sem dizer nada.
            }
    }
log-offered-claim =
    { $you ->
        [yes] Você oferece uma carta para { $to } e diz: “{ $claim }”.
       *[no]
            { $toyou ->
                [yes] { $by } oferece uma carta para você e diz: “{ $claim }”.
               *[no] { $by } oferece uma carta para { $to } e diz: “{ $claim }”.
            }
    }
log-offered-card =
    { $you ->
        [yes] Você oferece { $card } para { $to } sem dizer nada.
       *[no] { $by } oferece { $card } para { $to } sem dizer nada.
    }
log-offered-card-claim =
    { $you ->
        [yes] Você oferece { $card } para { $to } e diz: “{ $claim }”.
       *[no] { $by } oferece { $card } para { $to } e diz: “{ $claim }”.
    }
log-intervened =
    { $you ->
        [yes] Você intervém com a ficha da ONU e pega a carta.
       *[no] { $by } intervém com a ficha da ONU e pega a carta.
    }
log-stood-by =
    { $you ->
        [yes] Você deixa passar.
       *[no] { $by } poderia intervir com a ficha da ONU, mas deixa passar.
    }
log-accepted =
    { $you ->
        [yes] Você aceita.
       *[no] { $by } aceita.
    }
log-refused =
    { $you ->
        [yes] Você recusa.
       *[no] { $by } recusa.
    }
log-revealed =
    { $you ->
        [yes] A carta é { $card } e vai para você.
       *[no] A carta é { $card } e vai para { $by }.
    }
log-handed =
    { $you ->
        [yes] Você dá o Político para { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } dá o Político para você.
               *[no] { $by } dá o Político para { $to }.
            }
    }
log-shot =
    { $you ->
        [yes] Você dá a bala para { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } dá a bala para você.
               *[no] { $by } dá a bala para { $to }.
            }
    }
log-bullet-drawn =
    { $you ->
        [yes] Você olha a bala do topo.
       *[no] { $by } olha a bala do topo.
    }
log-bullet-seen =
    { $you ->
        [yes] Você olha a bala do topo: { $value }.
       *[no] { $by } olha a bala do topo: { $value }.
    }
log-flipped-pair =
    { $you ->
        [yes] Seu par é virado para baixo: { $cards }.
       *[no] O par de { $by } é virado para baixo: { $cards }.
    }
log-flipped-scientists =
    { $you ->
        [yes] Com duas Cientistas, todos os seus personagens são virados para baixo: { $cards }.
       *[no] Com duas Cientistas, todos os personagens de { $by } são virados para baixo: { $cards }.
    }
log-un-moved =
    { $you ->
        [yes] Você pega a ficha da ONU: é quem tem menos cartas.
       *[no] { $by } pega a ficha da ONU: é quem tem menos cartas.
    }
log-un-centre = A ficha da ONU volta para o centro.
log-ended = A partida acabou. Todas as fichas e balas são reveladas.
log-looked =
    { $you ->
        [yes]
            { $slot ->
                [own] Você olha sua própria ficha.
                [centre] Você olha a ficha do centro.
               *[seat] Você olha a ficha de { $whose }.
            }
       *[no]
            { $slot ->
                [own] { $by } olha a própria ficha.
                [reader] { $by } olha a ficha que está com você.
                [centre] { $by } olha a ficha do centro.
               *[seat] { $by } olha a ficha de { $whose }.
            }
    }
log-looked-face =
    { $you ->
        [yes]
            { $slot ->
                [own] Você olha sua própria ficha: { $face }.
                [centre] Você olha a ficha do centro: { $face }.
               *[seat] Você olha a ficha de { $whose }: { $face }.
            }
       *[no]
            { $slot ->
                [own] { $by } olha a própria ficha: { $face }.
                [reader] { $by } olha a ficha que está com você: { $face }.
                [centre] { $by } olha a ficha do centro: { $face }.
               *[seat] { $by } olha a ficha de { $whose }: { $face }.
            }
    }
log-exposed =
    { $you ->
        [yes] Sua ficha é mostrada ao resto da mesa, mas não a você.
       *[no] A ficha de { $by } é mostrada ao resto da mesa.
    }
log-exposed-face =
    { $you ->
        [yes] Sua ficha é mostrada ao resto da mesa: { $face }.
       *[no] A ficha de { $by } é mostrada ao resto da mesa: { $face }.
    }
log-centre-shown = A ficha do centro é mostrada a todo mundo: { $face }.
log-swapped =
    { $you ->
        [yes] Você troca as fichas de { $a } e { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } faz você trocar de ficha com { $b }.
               *[no] { $by } troca as fichas de { $a } e { $b }.
            }
    }
log-swapped-centre =
    { $you ->
        [yes] Você troca sua ficha pela do centro.
       *[no] { $by } troca a própria ficha pela do centro.
    }
log-diverted =
    { $toyou ->
        [yes] Sem ninguém ver, { $by } troca a ficha do centro pela que está com você ou pela de { $b }.
       *[no] Sem ninguém ver, { $by } troca a ficha do centro pela de { $a } ou pela de { $b }.
    }
log-diverted-own =
    { $you ->
        [yes] Sem ninguém ver, você troca a ficha do centro pela de { $to }.
       *[no] Sem ninguém ver, { $by } troca a ficha do centro pela de { $to }.
    }

## Claims, in the speaker’s own words

claim-offer-is = A carta é { $card }.
claim-token-is =
    { $slot ->
        [own] Minha ficha é { $face }.
        [reader] Sua ficha é { $face }.
        [centre] A ficha do centro é { $face }.
       *[seat] A ficha de { $whose } é { $face }.
    }
claim-saw-token =
    { $slot ->
        [own] Eu vi minha ficha: { $face }.
        [reader] Eu vi sua ficha: { $face }.
        [centre] Eu vi a ficha do centro: { $face }.
       *[seat] Eu vi a ficha de { $whose }: { $face }.
    }
claim-take-it = Aceite!
claim-refuse-it = Não aceite!
claim-offer-me = Ofereça a carta { $card } para mim!
phrase-offer-is = A carta é…
phrase-token-is = Essa ficha é…
phrase-saw-token = Eu vi…
phrase-offer-me = Ofereça para mim…

## How it ended

result-reveal = Revelando as identidades…
result-sum = { $face }: { $points }
reason-hippie-lowest =
    { $tied ->
        [yes] Há empate na menor pontuação, e nesta mesa isso basta para um Hippie vencer.
       *[no] Um Hippie tem a menor pontuação, sem empate: o Hippie vence.
    }
reason-cia-ahead = A CIA tem o maior total: toda a equipe da CIA vence.
reason-kgb-ahead = A KGB tem o maior total: toda a equipe da KGB vence.
reason-sides-level = CIA e KGB empataram: todo mundo perde.
rule-tied-hippies-win = Quando Hippies dividem a menor pontuação
rule-tied-hippies-win-false = Empate perde: o Hippie precisa estar em último sem dividir o lugar
rule-tied-hippies-win-among-hippies = Hippies empatados só entre si vencem juntos
rule-tied-hippies-win-true = Qualquer empate basta: vence todo Hippie com a menor pontuação
rule-last-pairs-stay = Um par formado no último turno fica virado para cima e conta
rule-begins = Quem começa
rule-begins-chance = O acaso decide
rule-begins-winner = Começa quem venceu a última partida; se não houver ninguém, o acaso decide
rule-begins-seat = { $name } começa

## Phases

phase-setup = Preparação
phase-offer = A oferta
phase-un = Intervenção da ONU
phase-answer = A resposta
phase-effect = O efeito

## The rules in brief, over the table

help-look = Toque num lugar ou no centro: você vê o que há ali e o que sabe sobre a ficha.

## What a card means for the reader

means-more = Como { $face }, você quer mais pontos.
means-fewer = Como Hippie, você quer menos pontos.
means-unsure = Não dá para ter certeza de quem você é agora: pontos podem ajudar ou atrapalhar.
means-good = Bom para você, até onde você sabe.
means-bad = Ruim para você, até onde você sabe.

## O fim em três degraus, e o caminho das fichas

ladder-alone = Menor pontuação: { $score }. Só { $names } tem essa pontuação e é Hippie: vence o Hippie.
ladder-shared-wins = Menor pontuação: { $score }. { $names } dividem o último lugar, e nesta mesa isso basta para um Hippie.
ladder-shared = Menor pontuação: { $score }. { $names } dividem o último lugar: nenhum Hippie vence.
ladder-other = Menor pontuação: { $score }. É de { $names }, que não é Hippie.
ladder-others = Menor pontuação: { $score }. { $names } dividem o último lugar, e ninguém ali é Hippie.
path-title = O caminho das fichas
path-start = No começo: { $face }.
path-turn =
    { $you ->
        [yes] Turno { $turn }: { $face }, pelas suas mãos.
       *[no] Turno { $turn }: { $face }, por { $by }.
    }
path-same = { $face } do começo ao fim.

## On a television between two games

loop-s-token = Sua ficha é o seu segredo: CIA, KGB ou Hippie.
loop-s-offer = Duas cartas: você oferece uma virada para baixo, e pode mentir.
loop-s-answer = Aceitar ou recusar. Quem fica com ela faz o que ela diz.
loop-s-swap = As fichas trocam de lugar. Você ainda é quem era?
loop-s-end-false = Quando alguém recebe a última carta, vence a equipe com mais pontos, ou o Hippie que tem menos que todos.
loop-s-end-among-hippies = Quando alguém recebe a última carta, vence a equipe com mais pontos, ou os Hippies que têm menos que todos os outros.
loop-s-end-true = Quando alguém recebe a última carta, vence a equipe com mais pontos, ou todo Hippie com a menor pontuação.

## A little more about each card

more-double-agent = Se você conhecia sua ficha antiga, agora sabe o que está no centro. Todo mundo vê que você trocou; só você vê sua nova ficha.
more-politician = Você nunca fica com ele: os pontos, a contagem de cartas e os pares são de quem o recebe. Essa pessoa não aplica o efeito.
more-psychiatrist = Nem a sua ficha nem a do centro podem ser uma das duas. As duas pessoas podem ter agora uma ficha que não conhecem.
more-detective = Todo mundo vê qual ficha você olha; só você vê o que ela mostra.
more-journalist = Talvez a mesa inteira saiba quem você é, menos você.
more-scientist = Cinco pontos são muita coisa, e há seis cópias. Uma terceira, ao lado de duas viradas para baixo, volta a pontuar.
more-diplomat = Todo mundo fica sabendo o que estava no centro e que agora está na frente de quem se senta à sua esquerda ou à sua direita, mas não de qual das duas pessoas. Você não olha a ficha que vai para o centro.
more-assassin = As balas valem 0, −1, −2 e −3. A Assassina fica com você. A bala passa a ser uma carta de quem a recebe. Só você viu quanto ela vale: até o fim, ninguém mais pode olhá-la, nem mesmo quem a recebeu.

## Levels of bots

level-secrets-rookie = Esquece o que lhe mostraram, evita as cartas que não vê e hesita: bom para a primeira noite.
level-secrets-agent = Lembra de quase tudo e hesita menos.
level-secrets-handler =
    { $players ->
        [4] Deduz exatamente o que pode estar em cada lugar e percebe um pouco por que os outros escolheram assim.
        [5] Deduz exatamente o que pode estar em cada lugar e percebe um pouco por que os outros escolheram assim.
       *[other] Deduz o que pode estar em cada lugar e quase não esquece nada.
    }
level-secrets-handler-6 =
    { $players ->
        [4] Pergunta-se por que os outros escolheram assim e pensa adiante em poucas decisões.
        [5] Pergunta-se por que os outros escolheram assim e pensa adiante em poucas decisões.
       *[other] Deduz exatamente o que pode estar em cada lugar e percebe um pouco por que os outros escolheram assim.
    }
level-secrets-spymaster = Pergunta-se por que os outros escolheram assim e pensa adiante em algumas decisões.
level-secrets-mastermind = Pergunta-se por que os outros escolheram assim e pensa adiante em todas as decisões.
