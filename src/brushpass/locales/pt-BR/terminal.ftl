# O que só o terminal diz: solo, replay, review e rules. O resto ele divide com a página.

## At every question

terminal-help = Digite o número de uma resposta, ou a escolha inteira em uma linha, por exemplo: { $example }
terminal-key-back = refazer esta escolha desde o começo
terminal-key-say = dizer algo à mesa, verdade ou não (“say 2”: a segunda frase)
terminal-key-pause = parar em cada oferta feita a outra pessoa, para poder opinar (de novo: não parar mais)
terminal-key-table = mostrar a mesa de novo
terminal-key-dossier = o que dá para deduzir, e o que a conversa acrescenta
terminal-key-log = tudo o que aconteceu
terminal-key-log-recent = o que aconteceu neste turno e no anterior
terminal-key-rules = as regras
terminal-key-help = esta ajuda
terminal-key-quit = sair da mesa
terminal-pause = Pressione Enter para continuar, ou digite “say” para dizer algo.
terminal-pauses = A partir de agora o jogo para em cada oferta feita a outra pessoa. Digite “pause” de novo para desligar.
terminal-pauses-no-more = O jogo não para mais nas ofertas feitas a outras pessoas.
terminal-no-such-answer = As respostas vão de 1 a { $count }; { $typed } não existe.
terminal-not-understood = { $typed } não é um número nem uma escolha. Digite “?” para ver a ajuda.
terminal-not-now = Você não pode escolher { $typed } agora.
# Alguém entre as respostas, com o número usado em uma escolha digitada.
terminal-player = { $name } (lugar { $number })
terminal-neighbour =
    { $side ->
        [left] { $name }, à sua esquerda
       *[right] { $name }, à sua direita
    }
terminal-needs-slot = uma ficha
terminal-needs-face = uma identidade
terminal-needs-card = uma carta
terminal-needs-seat = uma pessoa
terminal-needs-element = uma carta

## Around the game

terminal-which-game = Qual jogo?
# Um dos jogos que se pode escolher.
terminal-game = { $game }, de { $first } a { $last } jogadores
terminal-how-many = Quantas pessoas, contando você? De { $first } a { $last } [{ $first }]
terminal-need-number = Digite um número de { $first } a { $last }.
terminal-seated = Você está no lugar { $seat } de { $players }. Em cada pergunta, digite “?” para ver a ajuda ou “q” para sair.
terminal-left = Você sai da mesa.
terminal-seed = A distribuição resulta desta semente:
terminal-no-record = Com --out ARQUIVO a partida fica registrada, e brushpass verify ARQUIVO confere o registro.
terminal-verify = Para conferir o registro: { $command }
terminal-replay = Para rever a partida: { $command }

## A game without texts of its own

terminal-seats = Lugares: { $seats }
terminal-asked = A pergunta para você: { $ask }
terminal-over = A partida acabou.
terminal-over-reason = A partida acabou ({ $reason }).
terminal-no-rules = O terminal não tem regras deste jogo para mostrar. As escolhas e os acontecimentos aparecem na notação dele.

## Tables

terminal-turn =
    { $you ->
        [yes] { $game }, turno { $turn }: sua vez
       *[no] { $game }, turno { $turn }: vez de { $by }
    }
terminal-end = { $game }, o fim

## SECRETS

terminal-cards = cartas
terminal-score = pontos
# Cabeça de coluna: os personagens virados para baixo ficam entre parênteses.
terminal-display = para cima (para baixo)
# Ao lado de quem tem a ficha da ONU.
terminal-un = ONU
terminal-limit = A partida acaba quando alguém tem { $limit } cartas.
terminal-shown = Cartas reveladas: { $cards }.
terminal-second-player = E a segunda pessoa?
terminal-seen =
    { $who ->
        [everybody] Fichas que todo mundo viu:
       *[you] Fichas que você viu:
    }
# Cabeças de coluna: quando foi vista, na frente de quem, a identidade, onde está agora.
terminal-seen-when = quando
terminal-seen-where = onde
terminal-seen-face = identidade
terminal-seen-now = onde está agora
terminal-when =
    { $turn ->
        [0] no início
       *[other] turno { $turn }
    }
terminal-still-there = continua lá
terminal-side = identidade
# Cabeça de coluna: tudo o que pontua no fim.
terminal-counted = para cima, balas
terminal-centre = No centro: { $face }

## ESPIONAJE CARTAS

terminal-clockwise =
    { $count ->
        [one] Em sentido horário: { $seats }; { $count } carta por pessoa.
       *[other] Em sentido horário: { $seats }; { $count } cartas por pessoa.
    }
terminal-hand = Suas cartas: { $cards }.
terminal-notebook = Sua caderneta (x: não está oculta, e quem tem a carta):
terminal-notebook-bare = Sua caderneta (x: não está oculta):
terminal-solution-seen = Você viu as cartas ocultas: { $cards }.
terminal-out = Fora do jogo, só respondendo: { $names }.
terminal-questions =
    { $count ->
        [one] { $count } pergunta até agora:
       *[other] { $count } perguntas até agora:
    }
terminal-recent = As últimas { $shown } de { $count } perguntas:
terminal-question-last = A última pergunta:
terminal-suspect = Perguntar sobre duas cartas
terminal-accuse = Acusar
terminal-first-element = Qual é a primeira carta?
terminal-second-element = E a segunda?
terminal-commit-city = Qual cidade está oculta?
terminal-commit-device = Qual dispositivo?
terminal-commit-agent = Qual agente?
terminal-solution = As cartas ocultas: { $cards }.
# Cabeças de coluna.
terminal-chosen = escolheu
terminal-held = tinha

## Rules

terminal-copies = cópias
terminal-value = valor
terminal-bullets = Balas: { $values }, uma de cada.
terminal-ours = Os { $count } nomes marcados com * são nossos: não estão no livro de regras.
# Uma opção do jogo, como o comando solo a recebe.
terminal-switch = Com { $name }: { $text }.

## Replay

terminal-viewpoint =
    { $viewpoint ->
        [truth] { $game }, { $players } jogadores: tudo revelado
        [public] { $game }, { $players } jogadores: como a plateia viu
       *[seat] { $game }, { $players } jogadores: como { $name } viu
    }
terminal-setup = Preparação
terminal-step = Passo { $step }, { $name } escolhe: { $choice }
terminal-prompt = { $at } de { $last }, “?” para ver a ajuda
terminal-first = Este é o primeiro passo.
terminal-last = Este é o último passo.
terminal-no-such-step = Os passos vão de { $first } a { $last }; { $typed } não existe.
terminal-no-viewpoint = O ponto de vista { $typed } não existe: digite truth, public ou um lugar de 0 a { $last }.
terminal-key-next = próximo passo
terminal-key-previous = um passo para trás
terminal-key-go = ir para o passo N
terminal-key-sight = mostrar a mesa
terminal-key-as = ver como W: truth (tudo), public (a plateia) ou o número de um lugar
terminal-key-end = sair

## Review

terminal-judging = Avaliando
terminal-head-step = passo
terminal-head-decision = decisão
terminal-better =
    { $error ->
        [0] Melhor: { $choice } ({ $percent }%).
       *[other] Melhor: { $choice } ({ $percent }% ± { $error }).
    }
