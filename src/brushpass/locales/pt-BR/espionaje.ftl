# ESPIONAJE CARTAS: nomes, perguntas, caderneta e histórico.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE contra bots

## The fifteen elements

element-london = Londres
element-panama = Panamá
element-tokyo = Tóquio
element-paris = Paris
element-nairobi = Nairóbi
element-aeroplane = Avião
element-solar-oven = Forno Solar
element-submarine = Submarino
element-satellite = Satélite
element-cipher-radio = Rádio Cifrado
element-agent-blue = Agente Azul
element-agent-red = Agente Vermelha
element-agent-green = Agente Verde
element-agent-yellow = Agente Amarelo
element-agent-violet = Agente Violeta
kinds-city = Cidades
kinds-device = Dispositivos
kinds-agent = Agentes

## Briefing

esp-briefing-title = Antes do primeiro turno

## Prompts

ask-turn = Sua vez: pergunte sobre duas cartas ou acuse
ask-turn-early = Sua vez: pergunte sobre duas cartas
ask-accuse = Acabaram as perguntas: agora você tem que acusar
ask-after = As respostas chegaram: acusar ou encerrar o turno?
ask-show = Você tem as duas: qual vai mostrar?
ask-commit = Escolha as três cartas que você acha que estão ocultas
suspect-hint = Cite duas cartas quaisquer, até as suas. A pergunta segue pela sua esquerda até alguém ter que mostrar uma delas a você.
suspect-incomplete = Escolha duas cartas
suspect-one-more = { $a } e…
suspect-confirm = Perguntar: { $a } + { $b }
accuse-open = Acusar…
keys-city = Escolher uma cidade
keys-device = Escolher um dispositivo
keys-agent = Escolher um agente
keys-show = Mostrar uma das suas duas cartas
keys-accuse = Acusar
keys-notebook = Abrir a caderneta
accuse-title = Fazer a acusação?
accuse-warning = Isto encerra a partida. Todo mundo escolhe três cartas, que são conferidas na ordem dos turnos, a começar pelas suas. O primeiro trio certo vence.
accuse-warning-clue = Só você escolhe três cartas. Se errar, você está fora: não pergunta mais, só responde.
accuse-confirm = Eu acuso
accuse-cancel = Ainda não
show-hint = { $name } perguntou, e só { $name } vai ver a carta. O resto da mesa só vê que você mostrou uma.
show-card = Mostrar { $card }
show-before = já mostrada a { $names }
commit-hint = Uma cidade, um dispositivo, um agente. A escolha é definitiva, e ninguém a vê antes da conferência.
commit-incomplete = Escolha uma de cada tipo
commit-chosen = Suas três: { $cards }
commit-confirm = Resposta final
commit-warning = Sua caderneta já riscou: { $cards }.

## At the table

esp-solution = Informação secreta
esp-solution-hidden = Três cartas ocultas: uma cidade, um dispositivo e um agente
esp-hand = Seus arquivos confidenciais
esp-players = Quem está jogando
esp-turn-of = pergunta
esp-said-pass = Passo!
esp-said-show = mostra uma carta
esp-is-out = só responde
esp-has-committed = já escolheu
esp-thinks = pensando
esp-seat =
    { $count ->
        [one]
            { $you ->
                [yes] Você tem { $count } carta
               *[no] { $by } tem { $count } carta
            }
       *[other]
            { $you ->
                [yes] Você tem { $count } cartas
               *[no] { $by } tem { $count } cartas
            }
    }
esp-question =
    { $you ->
        [yes] Você suspeita de { $a } e { $b }.
       *[no] { $by } suspeita de { $a } e { $b }.
    }
esp-waits-turn =
    { $you ->
        [yes] Você pergunta ou acusa.
       *[no] { $by } pergunta ou acusa.
    }
esp-waits-question = A pergunta dá a volta na mesa.
esp-waits-after = { $name } ainda pode acusar.
esp-waits-commit =
    { $count ->
        [one] { $count } de { $players } pessoas já escolheu três cartas.
       *[other] { $count } de { $players } pessoas já escolheram três cartas.
    }
esp-waits-accuser = Esperando as três cartas de { $name }.
esp-checking = As cartas são conferidas
esp-right = acertou
esp-wrong = errou
esp-abstained = não escolheu nada

## The notebook

notebook-title = Caderneta pessoal
notebook-hint = Os sinais ✓ e ✕ vêm do que você viu. Toque na última coluna para pôr suas próprias marcas; elas ficam neste aparelho.
notebook-hint-off = Nesta mesa não há ajuda à memória: só a sua pilha de cartas eliminadas fica guardada.
notebook-hint-full = Os sinais ✓ e ✕ são certezas; os números são porcentagens. Toque em um deles para ver de onde vem. A última coluna é para suas próprias marcas.
notebook-ours = * Nome nosso: o manual traz só sete dos quinze.
notebook-heard = Em uma moldura tracejada: a porcentagem contando o que foi dito à mesa. Conversa não prova nada.
notebook-element = Carta
notebook-hidden = Oculta
notebook-own-mark = Notas
cell-yes = tem
cell-no = não tem
cell-maybe = mostrou esta ou a outra
cell-unknown = não se sabe
hidden-yes = oculta
hidden-no = eliminada
hidden-unknown = possível
cell-why =
    { $who ->
        [hidden]
            { $state ->
                [sure] { $element } está entre as ocultas. Por quê?
                [out] { $element } não está entre as ocultas. Por quê?
               *[likely] { $element } entre as ocultas: { $percent }%. Por quê?
            }
       *[other]
            { $state ->
                [sure] { $name } tem a carta { $element }. Por quê?
                [out] { $name } não tem a carta { $element }. Por quê?
               *[likely] { $name } tem a carta { $element }: { $percent }%. Por quê?
            }
    }
cell-why-heard =
    { $who ->
        [hidden] { $element } entre as ocultas: { $percent }%. Com a conversa: { $after }%. Por quê?
       *[other] { $name } tem a carta { $element }: { $percent }%. Com a conversa: { $after }%. Por quê?
    }
cell-heard = { $percent }%. Com a conversa: { $after }%.
mark-label =
    { $mark ->
        [suspect] { $element }: sob suspeita
        [out] { $element }: carta riscada
       *[none] { $element }: sem marca
    }

## History

history-title = Perguntas e respostas
history-none = Ninguém perguntou nada ainda.
history-asked = Pergunta
history-passed = passou
history-showed = mostrou uma carta
history-showed-card = mostrou { $card }
history-not-asked = não precisou responder

## The log

log-esp-began = Três cartas ficam ocultas. Há { $players } jogadores, e cada um recebe { $count } cartas.
log-esp-turn-began =
    { $you ->
        [yes] É a sua vez.
       *[no] É a vez de { $by }.
    }
log-esp-asked =
    { $you ->
        [yes] Você suspeita de { $a } e { $b }.
       *[no] { $by } suspeita de { $a } e { $b }.
    }
log-esp-passed =
    { $you ->
        [yes] Você diz “Passo”.
       *[no] { $by } diz “Passo”.
    }
log-esp-showed =
    { $you ->
        [yes] Você mostra uma carta para { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } mostra uma carta para você.
               *[no] { $by } mostra uma carta para { $to }.
            }
    }
log-esp-showed-card =
    { $you ->
        [yes] Você mostra uma carta para { $to }: { $card }.
       *[no]
            { $toyou ->
                [yes] { $by } mostra uma carta para você: { $card }.
               *[no] { $by } mostra uma carta para { $to }: { $card }.
            }
    }
log-esp-accused =
    { $you ->
        [yes] Você faz a acusação!
       *[no] { $by } faz a acusação!
    }
log-esp-committed =
    { $you ->
        [yes] Você escolheu três cartas.
       *[no] { $by } escolheu três cartas.
    }
log-esp-checked-right =
    { $you ->
        [yes] Suas cartas são { $cards }: certo!
       *[no] As cartas de { $by } são { $cards }: certo!
    }
log-esp-checked-wrong =
    { $you ->
        [yes] Suas cartas são { $cards }: errado.
       *[no] As cartas de { $by } são { $cards }: errado.
    }
log-esp-checked-nothing =
    { $you ->
        [yes] Você não escolheu nada a tempo.
       *[no] { $by } não escolheu nada a tempo.
    }
log-esp-ended = A partida acabou. As cartas ocultas eram { $cards }.

## Claims, in the speaker’s own words

claim-holds =
    { $who ->
        [speaker] Eu tenho a carta { $element }.
        [reader] Você tem a carta { $element }.
       *[other] { $name } tem a carta { $element }.
    }
claim-is-hidden = { $element } está entre as cartas ocultas.
claim-not-hidden = { $element } não está entre as cartas ocultas.
claim-show-me = Mostre a carta { $element } para mim!
phrase-holds = Alguém tem…
phrase-is-hidden = Esta está oculta…
phrase-not-hidden = Esta não está oculta…
phrase-show-me = Mostre para mim…

## How it ended

reason-solved = Vence a primeira resposta certa, na ordem da conferência.
reason-nobody-right = Todo mundo errou: ninguém vence.
reason-all-out = Uma por uma, todas as pessoas acusaram e erraram.
esp-too-late = certo, mas tarde demais
result-hands = Quem tinha o quê
result-laid =
    { $you ->
        [yes] Você escolheu { $cards }.
       *[no] { $by } escolheu { $cards }.
    }
rule-clue-accusation = Uma acusação errada só elimina quem acusou; o resto da mesa continua
rule-accuse-after-asking = Depois da sua pergunta, você ainda pode acusar no mesmo turno
rule-no-early-accusation = Ninguém pode acusar na primeira rodada

## What came of the reader’s own question

esp-memo-shown = { $name } mostrou uma carta para você: { $card }.
esp-memo-none = Ninguém pôde mostrar { $a } nem { $b }.

## On a television between two games

loop-e-hidden = Três cartas estão escondidas: uma cidade, um dispositivo e um agente.
loop-e-ask = Pergunte sobre duas quaisquer. A pergunta segue para a esquerda.
loop-e-show = Quem tem uma delas mostra só para você.
loop-e-note = Risque o que você vê e repare em quem passa.
loop-e-accuse-false = Já sabe? Acuse: todos baixam três, e o primeiro que acertar vence.
loop-e-accuse-true = Já sabe? Acuse: se acertar, você vence; se errar, está fora.

## Levels of bots

level-espionaje-rookie = Esquece quem passou e o que lhe mostraram, e hesita: bom para a primeira noite.
level-espionaje-agent = Lembra de mais coisas, mas espera demais para acusar.
level-espionaje-handler = Esquece pouco e ousa mais.
level-espionaje-handler-6 =
    { $players ->
        [2] Não esquece nada, acusa a tempo e, em algumas partidas, revela pouco com as perguntas.
       *[other] Esquece muito pouco e ousa ainda mais.
    }
level-espionaje-spymaster = Não esquece nada, acusa a tempo e, em muitas partidas, revela pouco com as perguntas.
level-espionaje-mastermind = Não esquece nada, acusa a tempo e sempre revela pouco com as perguntas.
