## Il voto per un’altra partita

again-count =
    { $count ->
        [one] { $count } su { $all } vuole un’altra partita.
       *[other] { $count } su { $all } vogliono un’altra partita.
    }
again-wanted = Ci sei
again-lobby = La sala della prossima partita è aperta. Resta qui quanto vuoi.
again-begun = La prossima partita è cominciata.
again-go = Vai alla prossima partita
lobby-last-game = Analizza l’ultima partita

## Il tabellone della serata

scores-title = La serata finora
scores-wins = { $count } su { $games } vinte
title-leader = in testa
title-streak = vittorie di fila: { $count }
title-first-win = finalmente la prima vittoria

## L’immagine del risultato

picture-share = Condividi il risultato
picture-save = Salva come immagine
