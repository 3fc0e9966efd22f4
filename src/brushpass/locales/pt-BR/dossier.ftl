# O que se deduz do que cada pessoa viu, e a análise das decisões.

dossier-title = O que dá para deduzir
dossier-odds = { $face }: { $percent }%
dossier-why = Por quê?
dossier-why-face = Por que { $face }?
dossier-because = Dá para deduzir disto:
dossier-without = Sem isso: { $percent }%.
dossier-nothing = Não vem de nada que você viu, só de como as fichas foram distribuídas.
dossier-seen = Com certeza { $by } já viu esta ficha.
dossier-seen-perhaps = { $by } pode ter visto esta ficha: { $percent }%.
dossier-seen-nobody = Ninguém mais viu esta ficha.
dossier-heard-odds = Com a conversa: { $percent }%
dossier-heard = Contando o que foi dito à mesa, dá { $percent }%. Conversa não prova nada.
dossier-belief-new = Merece meio crédito: ainda não deu para conferir nada do que { $by } disse.
dossier-belief-mostly = Merece crédito. Afirmações de { $by } que deu para conferir: { $count }. Verdadeiras: { $right }.
dossier-belief-half = Merece meio crédito. Afirmações de { $by } que deu para conferir: { $count }. Verdadeiras: { $right }.
dossier-belief-not = Não merece crédito: indica mais o contrário. Afirmações de { $by } que deu para conferir: { $count }. Verdadeiras: { $right }.

## ESPIONAJE CARTAS

why-hidden = { $element } entre as ocultas: { $percent }%
why-holds =
    { $you ->
        [yes] Você tem a carta { $element }: { $percent }%
       *[no] { $by } tem a carta { $element }: { $percent }%
    }
why-passed =
    { $you ->
        [yes] Você disse “Passo” para { $a } e { $b }.
       *[no] { $by } disse “Passo” para { $a } e { $b }.
    }
why-showed =
    { $you ->
        [yes] Você mostrou uma destas cartas para { $to }: { $a } ou { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } mostrou uma destas cartas para você: { $a } ou { $b }.
               *[no] { $by } mostrou uma destas cartas para { $to }: { $a } ou { $b }.
            }
    }
why-counted = Contando todas as distribuições possíveis, dá { $percent }%. A diferença existe porque quem tem as duas cartas citadas poderia ter mostrado qualquer uma delas.
why-hand = Vem só das suas próprias cartas e de como elas são distribuídas.
follows-solutions =
    { $count ->
        [one] Resta { $count } solução
       *[other] Restam { $count } soluções
    }
follows-solution = { $cards }: { $percent }%
follows-rivals = Quanta certeza cada rival pode ter
follows-rival = { $name }: { $percent }%

## The review of decisions

review-judge = Avaliar cada decisão
review-judge-hint = Cada decisão é avaliada só pelo que a pessoa podia saber. O computador joga até o fim muitas situações prováveis e compara os resultados. Uma afirmação só conta se fazia parte de uma jogada.
review-judging = Decisões: { $done } de { $all }
review-next-slip = Próximo erro
review-value = Chance de vencer: { $percent }%.
review-better = Melhor ({ $percent }%):
verdict-best = { $name }: melhor escolha
verdict-fine = { $name }: boa escolha
verdict-inaccuracy = { $name }: imprecisão
verdict-mistake = { $name }: erro
verdict-blunder = { $name }: erro grave
grade-inaccuracy =
    { $count ->
        [one] { $count } imprecisão
       *[other] { $count } imprecisões
    }
grade-mistake =
    { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
grade-blunder =
    { $count ->
        [one] { $count } erro grave
       *[other] { $count } erros graves
    }
review-sums = Sorte e erros
review-player = Nome
review-start = No início
review-luck = Sorte
review-given = Erros
review-result = Resultado
review-won = venceu
review-lost = perdeu
review-sums-hint = No início: a chance de vitória. Sorte: o que as próprias decisões não explicam, ou seja, cartas, fichas e o que os outros fizeram.

## Labels of choices; they stand alone

choice-offer = Oferecer { $card } para { $to }
choice-offer-claim = Oferecer { $card } para { $to } e dizer “{ $claim }”
choice-intervene = Intervir com a ficha da ONU
choice-stand-by = Deixar passar
choice-accept = Aceitar
choice-refuse = Recusar
choice-exchange = Trocar as fichas de { $a } e { $b }
choice-hand = Dar a carta para { $to }
choice-look =
    { $slot ->
        [own] Olhar a própria ficha
        [centre] Olhar a ficha do centro
       *[seat] Olhar a ficha de { $whose }
    }
choice-divert = Trocar a ficha do centro pela de { $to }
choice-shoot = Dar a bala para { $to }
choice-suspect = Perguntar sobre { $a } e { $b }
choice-accuse = Acusar
choice-end-turn = Encerrar o turno
choice-show = Mostrar { $card }
choice-commit = Escolher { $cards }
choice-abstain = Não escolher nada
