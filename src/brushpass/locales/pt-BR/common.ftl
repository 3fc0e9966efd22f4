# Palavras das páginas em torno dos jogos: página inicial, sala, chat, fim, análise, tela compartilhada.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Português (Brasil)
page-loading = Um momento…
part-missing = Uma parte desta página não carregou.
part-again = Tentar de novo
skip-to-content = Ir para o conteúdo
close = Fechar

## Titles of pages, as tabs show them

title-table = { $code } · Brushpass
title-screen = Tela compartilhada { $code } · Brushpass
title-review = Análise { $code } · Brushpass
title-learn = Como jogar { $game } · Brushpass

## Options

options-open = Idioma, aparência e som
options-title = Idioma, aparência e som
options-language = Idioma
options-theme = Cores
options-close = Pronto
theme-auto = Igual ao aparelho
theme-light = Claro
theme-dark = Escuro
options-sound = Som
option-off = Desligado
option-on = Ligado
options-buzz = Vibração
options-speed = Velocidade
speed-calm = Calma
speed-normal = Normal
speed-fast = Rápida
speed-none = Sem pausas
shortcuts-title = Atalhos do teclado
keys-talk = Dizer algo
keys-list = Regras e atalhos

## Front page

front-page = Página inicial
front-kicker = Somente para seus olhos
front-lead = Dois jogos de espionagem: nos celulares em volta da mesa, online com quem você quiser ou só você contra bots.
front-play = Jogar agora
front-anonymous = Incógnito
front-join = Entrar em uma mesa
front-code = Código
front-join-go = Entrar
front-host = Criar uma mesa
front-learn = Como jogar
front-learn-hint = Os dois jogos explicados com imagens, ou jogados passo a passo em quatro minutos.
front-learn-go = Ler as regras
front-rights = Os jogos pertencem às respectivas editoras. Os textos e as imagens daqui são nossos.
own-tables = Suas mesas
your-name = Seu nome
stage-lobby = não começou
stage-dealing = prestes a começar
stage-playing = em andamento
stage-over = encerrada

## Before the game

join-title = Sente-se à mesa
join-go = Sentar
join-full = Todos os lugares estão ocupados.
join-watch = Só assistir
watching = Você está assistindo
table-problem = Não deu certo
lobby-start = Começar a partida
lobby-free-seats = Espere mais gente chegar ou dê os lugares livres aos bots.
lobby-not-ready =
    { $count ->
        [one] { $count } pessoa ainda não está a postos.
       *[other] { $count } pessoas ainda não estão a postos.
    }
lobby-ready = Estou a postos
lobby-is-ready = A postos
lobby-wait-host = Quem lidera a mesa dá início à partida.
dealing-now = Distribuindo: cada navegador da mesa contribui com sua parte.
dealing-away = Esperando { $names }.
void-starts =
    { $count ->
        [one] Um início foi anulado. O servidor pode ter visto essa distribuição antes que fosse descartada.
       *[other] { $count } inícios foram anulados. A cada vez, o servidor pode ter visto a distribuição antes que fosse descartada.
    }
lobby-leave = Sair da mesa
leave-sure = Um bot vai jogar por você, e não dá para voltar.
erase-own = Apagar meus dados desta mesa
erase-own-goes = Seu nome dá lugar a um codinome e o que você disse a “…”, aqui e nos registros das partidas encerradas. Não dá para desfazer.
erase-own-stays = Suas jogadas ficam, com o codinome, junto com as afirmações que faziam parte delas: as partidas também são dos outros. O que outros escreveram ou salvaram também fica.
erase-own-leaves = Você sai da mesa.
erase-own-shared = Isso vale para todos que jogam neste aparelho.
erase-own-sure = Apagar agora
erase-own-failed = Nada foi apagado.
lobby-level = Nível dos bots
lobby-match = No meu nível
lobby-match-hint = Tão fortes quanto você: { $level }. Depois de cada partida só entre você e estes bots, este aparelho ajusta o nível para você ganhar tanto quanto qualquer um.
lobby-fill = Completar com { $count } bots
lobby-add-here = Mais alguém neste aparelho
lobby-add-here-hint = Passem o aparelho de mão em mão. Entre um turno e outro, a tela fica coberta, e ninguém vê segredos alheios.
seat-free = Lugar livre
seat-add-bot = Adicionar bot
seat-remove = Remover { $name }
seat-ready = a postos
seat-not-ready = ainda não
seat-you = você
seat-host = lidera a mesa
seat-number = Lugar { $number }
seat-formerly = antes { $name }
presence-away = ausente
presence-minded = bot jogando

## Bots

mind-rookie = Recruta
mind-agent = Agente
mind-handler = Oficial
mind-spymaster = Mestre-espião
mind-mastermind = Cérebro
mind-random = Acaso
mind-greedy = Ganancioso
mind-belief = Astuto
mind-likelihood = Sagaz
mind-policy = Experiente
mind-believer-search = Precavido
mind-search = Previdente
mind-unknown-pair = Curioso
mind-entropy = Meticuloso
mind-truth-teller = Sem engano
mind-liar = Mentiras
mind-open-race = Franco
mind-race = Veloz
# A level of bots has a name and a number, from 1 for a first evening to 8 for the strongest.
mind-numbered = { $title } { $number }

## Invitations

invite-title = Convidar
invite-code = Código
invite-qr = QR code da mesa { $code }
invite-share = Compartilhar o link
invite-copied = Link copiado
invite-screen = Abrir a tela compartilhada

## Settings

settings-title = Configurações
settings-game = Jogo
settings-players = Jogadores
settings-deadline = Tempo para cada decisão
settings-no-deadline = sem limite
settings-seconds = { $seconds } s
settings-aids = Dicas e ajuda à memória
aids-off = nenhuma
aids-own = o que eu vi
aids-full = tudo
aids-off-hint = Como numa mesa de verdade: você vê cada coisa uma vez, e a página só explica o que você perguntar.
aids-own-hint = A página diz o que cada carta faz e lembra o que você viu.
aids-full-hint = A página também diz o que uma carta significa para você e tudo o que dá para deduzir do que você viu.
settings-bots-talk = Os bots fazem afirmações, verdadeiras e falsas
settings-keep-talk = Guardar a conversa livre no registro da partida
settings-keep-talk-on = O registro guarda decisões, afirmações e tudo o que vocês escrevem. Depois da partida, qualquer pessoa com o link desta mesa pode lê-lo.
settings-keep-talk-off = O registro guarda decisões e afirmações. O resto do que vocês escrevem fica de fora.

## The connection

link-connecting = conectando…
link-live = online
link-lost = conexão perdida, tentando de novo…

## Log and chat

log-title = O que aconteceu
log-open = Histórico e chat
log-open-unread =
    { $count ->
        [one] Histórico e chat, uma mensagem não lida
       *[other] Histórico e chat, { $count } mensagens não lidas
    }
talk-say = Diga algo
talk-send = Enviar
talk-claims = Afirme algo (vale mentir)
talk-where = Sobre quem
talk-what = O quê
place-own = Você
talk-claim-send = Dizer “{ $text }”
talk-claim-incomplete = Escolha o que afirmar
stamp-true = Verdade
stamp-false = Falso
log-true =
    { $you ->
        [yes] O que você disse era verdade: “{ $text }”
       *[no] O que { $by } disse era verdade: “{ $text }”
    }
log-false =
    { $you ->
        [yes] O que você disse era falso: “{ $text }”
       *[no] O que { $by } disse era falso: “{ $text }”
    }
seat-said = disse: { $card }
claims-title = Afirmações
claims-count = Verdade: { $right } de { $count }
claims-none = Nada foi afirmado até agora.
claims-liar = Quem melhor mente
say-title = Diga com um toque
react-open = Fazer uma careta
react-laugh = Rir
react-gasp = Espantar-se
react-doubt = Duvidar
react-innocent = Fazer cara de anjo
reaction-laugh =
    { $you ->
        [yes] Você ri.
       *[no] { $by } ri.
    }
reaction-gasp =
    { $you ->
        [yes] Você se espanta.
       *[no] { $by } se espanta.
    }
reaction-doubt =
    { $you ->
        [yes] Você tem dúvidas.
       *[no] { $by } tem dúvidas.
    }
reaction-innocent =
    { $you ->
        [yes] Você faz cara de anjo.
       *[no] { $by } faz cara de anjo.
    }
announce-asked = Sua vez.
deadline =
    { $seconds ->
        [one] Resta { $seconds } segundo
       *[other] Restam { $seconds } segundos
    }
minded-you = Um bot está jogando por você.
minded-back = Voltei
notice-said = { $by }: “{ $text }”
notice-seated = { $name } se senta à mesa.
notice-renamed = { $old } agora se chama { $name }.
notice-left = { $name } sai da mesa.
notice-removed = { $name } teve que sair da mesa.
notice-new-host =
    { $you ->
        [yes] Agora você lidera a mesa.
       *[no] Agora { $by } lidera a mesa.
    }
notice-voted =
    { $you ->
        [yes] Você vota para remover { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } vota para remover você.
               *[no] { $by } vota para remover { $to }.
            }
    }
notice-vote-back =
    { $you ->
        [yes] Você retira seu voto para remover { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } retira o voto para remover você.
               *[no] { $by } retira o voto para remover { $to }.
            }
    }
notice-dealing = A distribuição está sendo preparada.
notice-start-void =
    { $why ->
        [wrong] Este início foi anulado: uma parte não corresponde ao lacre ({ $names }).
        [left] Este início foi anulado: alguém saiu da mesa ({ $names }).
       *[late] Este início foi anulado: faltou resposta a tempo ({ $names }).
    }
notice-started = Começa a partida { $round }.
notice-cleared = Tudo pronto para a partida { $round }.
notice-taken-over =
    { $you ->
        [yes] Agora um bot joga por você.
       *[no] Agora um bot joga por { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Você voltou a jogar.
       *[no] { $by } voltou a jogar.
    }

## Who is host, and who may stay

people-title = Na mesa
person-options = Opções para { $name }
hand-over = Passar a liderança para { $name }
remove-hint = { $name } perde o lugar, mas pode se sentar de novo com o código.
vote-hint = Se mais da metade do resto da mesa votar a favor, um bot joga por { $name }, sem volta nesta partida.
vote-look = Votar
vote-out = Votar para remover { $name }
vote-back = Retirar meu voto
vote-open =
    { $count ->
        [one] Uma pessoa quer remover { $name }.
       *[other] { $count } pessoas querem remover { $name }.
    }
vote-open-you =
    { $count ->
        [one] Uma pessoa quer remover você.
       *[other] { $count } pessoas querem remover você.
    }

## One device for several people

pass-to = Passe o aparelho para { $name }
pass-hint = Nada aparece até { $name } descobrir a tela.
pass-uncover = Sou { $name }
pass-cover = Cobrir a tela

## The shared screen

screen-title = Tela compartilhada da mesa { $code }
screen-join = Escaneie o código para se sentar
screen-speak = Ler as legendas em voz alta
screen-teaching = O jogo em vinte segundos
screen-pause = Pausar

## After the game

end-title = Depois da partida
end-again = Jogar de novo
end-review = Analisar a partida
end-record = Baixar o registro
fair-title = A distribuição foi honesta?
fair-hint = Antes da partida, a mesa lacrou um segredo, e cada navegador da mesa lacrou uma parte própria. Só depois tudo foi aberto, e daí resulta a distribuição. Seu navegador pode refazê-la inteira.
fair-check = Conferir aqui
fair-checking = Conferindo…
fair-commitment =
    { $found ->
        [right] O segredo corresponde ao lacre que a mesa mostrou antes da distribuição.
        [unknown] Aqui não dá para conferir se a mesa mostrou este lacre antes da distribuição: este navegador não o guardou.
       *[wrong] O segredo não corresponde ao lacre que a mesa mostrou antes da distribuição.
    }
fair-share =
    { $found ->
        [right] Sua parte está na distribuição.
        [unknown] Aqui não dá para conferir se sua parte está na distribuição: este navegador não contribuiu com nenhuma.
       *[wrong] Sua parte não está na distribuição.
    }
fair-hashes =
    { $found ->
        [right] Os lacres são os que este navegador viu antes de revelar sua parte.
        [unknown] Aqui não dá para conferir se os lacres foram trocados: este navegador não os guardou.
       *[wrong] Os lacres não são os que este navegador viu antes de revelar sua parte.
    }
fair-shares =
    { $found ->
        [right] Cada parte corresponde ao seu lacre.
       *[wrong] Nem toda parte corresponde ao seu lacre.
    }
fair-seed =
    { $found ->
        [right] A semente resulta do segredo e de todas as partes.
       *[wrong] A semente não resulta do segredo e de todas as partes.
    }
fair-deal =
    { $found ->
        [right] Cada carta e cada ficha estava onde a semente manda.
       *[wrong] Alguma carta ou ficha não estava onde a semente manda.
    }
fair-seen =
    { $found ->
        [right] O que você viu durante a partida corresponde a esta distribuição.
        [unknown] Aqui não dá para conferir se a partida foi jogada com esta distribuição.
       *[wrong] O que você viu durante a partida não corresponde a esta distribuição.
    }
fair-voids =
    { $found ->
        [right] Todos os inícios anulados de que este navegador participou estão listados.
        [unknown] Aqui não dá para conferir se todos os inícios anulados estão listados.
       *[wrong] Falta um início anulado de que este navegador participou.
    }
fair-whole = Ninguém escolheu esta distribuição, nem mesmo o servidor.
fair-chances =
    { $count ->
        [one] Tudo se encaixa, mas um início foi anulado depois que sua parte foi revelada. Então o servidor pode ter escolhido entre duas distribuições.
       *[other] Tudo se encaixa, mas { $count } inícios foram anulados depois que sua parte foi revelada. Então o servidor pode ter escolhido entre várias distribuições.
    }
fair-as-seen = Tudo se encaixa, até onde este navegador viu as partidas desta mesa.
fair-unseen-ends =
    { $count ->
        [one] Este navegador viu uma partida anterior desta mesa começar, mas não a viu terminar. Isso é normal se você saiu dela, se estava sem conexão quando ela acabou ou se ninguém a terminou. Se não foi nada disso, o servidor pode tê-la abandonado para conseguir outra distribuição.
       *[other] Este navegador viu { $count } partidas anteriores desta mesa começarem, mas não as viu terminar. Isso é normal se você saiu delas, se estava sem conexão quando acabaram ou se ninguém as terminou. Se não foi nada disso, o servidor pode tê-las abandonado para conseguir outra distribuição.
    }
fair-void-starts =
    { $count ->
        [one] Um início foi anulado antes deste.
       *[other] { $count } inícios foram anulados antes deste.
    }
fair-partly = Tudo se encaixa. Só um navegador que participou da distribuição pode dizer se ela foi honesta.
fair-broken = Alguma coisa não se encaixa. Não confie nesta distribuição.
fair-old = Esta partida foi distribuída por uma versão mais antiga. O servidor dela poderia ter escolhido a distribuição.
fair-shares-of = Contribuíram com sua parte: { $names }.
fair-bots = Os bots não contribuem com nada: { $names }.
fair-own-copy = Esta conferência foi feita por uma página que o servidor enviou a você. Se preferir confiar na sua própria cópia do Brushpass, salve seu comprovante, baixe o registro e execute: { $command }
fair-receipt = Salvar meu comprovante
result-skip = Mostrar tudo
result-won = Você venceu!
result-lost = Você perdeu
result-winner = venceu
result-winners =
    { $count ->
        [one] { $names } venceu
       *[other] { $names } venceram
    }
result-nobody = Ninguém venceu

## Looking back

review-title = Análise
review-as = Ponto de vista
review-truth = Tudo revelado
review-public = Plateia
review-step = Passo { $step } de { $steps }
review-first = Ir para o início
review-back = Um passo para trás
review-next = Um passo à frente
review-last = Ir para o fim
review-share = Compartilhar esta análise
review-none = Aqui não há nenhuma partida encerrada.

## The reader’s own seat

you-name = { $name } (você)
seat-menu = Seu lugar
seat-rename = Mudar de nome
move-seat = Continuar em outro aparelho
move-seat-hint = Escaneie este código com o outro aparelho ou abra o link nele. Só funciona uma vez.
move-seat-qr = QR code do link que leva seu lugar para outro aparelho

## A game that this page has no table for

plain-note = Aqui não há uma mesa desenhada para { $game }. Esta página lista o que o servidor informa, do jeito que chega.
plain-ask = Sua decisão: { $ask }
plain-waits = Outras pessoas estão decidindo.
plain-start = No início
plain-latest = O que aconteceu por último
plain-sight = O que você sabe
plain-over = A partida acabou
absent-face = Aqui não há uma mesa desenhada para { $game }: você joga com listas e botões.
absent-rules = Aqui não há regras ilustradas de { $game }.
house-rules = Nesta mesa, estas regras não são as impressas:
absent-deal = Esta página não sabe como se distribuem as cartas em { $game }, então não tem como conferi-las.
absent-dossier = Neste jogo, a página não calcula o que dá para deduzir do que você viu.
absent-judge = Neste jogo, não dá para avaliar as decisões.
absent-bots = Nenhum bot joga este jogo.
