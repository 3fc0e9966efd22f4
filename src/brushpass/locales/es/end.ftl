## El voto por otra partida

again-count =
    { $count ->
        [one] { $count } de { $all } quiere otra partida.
       *[other] { $count } de { $all } quieren otra partida.
    }
again-wanted = Te apuntas
again-lobby = La sala de la próxima partida está abierta. Quédate aquí cuanto quieras.
again-begun = La próxima partida ha empezado.
again-go = Ir a la próxima partida
lobby-last-game = Analizar la última partida

## El marcador de la velada

scores-title = La velada hasta ahora
scores-wins = { $count } de { $games } ganadas
title-leader = en cabeza
title-streak = racha de victorias: { $count }
title-first-win = por fin la primera victoria

## La imagen del resultado

picture-share = Compartir el resultado
picture-save = Guardar como imagen
