## O voto por outra partida

again-count =
    { $count ->
        [one] { $count } de { $all } quer outra partida.
       *[other] { $count } de { $all } querem outra partida.
    }
again-wanted = Você topou
again-lobby = A sala da próxima partida está aberta. Fique aqui o quanto quiser.
again-begun = A próxima partida começou.
again-go = Ir para a próxima partida
lobby-last-game = Analisar a última partida

## O placar da noite

scores-title = A noite até agora
scores-wins = { $count } de { $games } vencidas
title-leader = na liderança
title-streak = vitórias seguidas: { $count }
title-first-win = enfim a primeira vitória

## A imagem do resultado

picture-share = Compartilhar o resultado
picture-save = Salvar como imagem
