# As regras ilustradas: o que suas páginas têm em comum.

learn-title = Como jogar
learn-which = Qual jogo?
learn-misplayed = Erros comuns
example-ann = Ana
example-bob = Beto
example-cat = Cris
reference-title = Guia das cartas
reference-open = O que faz a carta { $card }?

## The rules in brief, over the table

help-open = Regras
help-title = As regras de { $game } em resumo
help-now = Em jogo agora
help-more = Todas as regras, com imagens (nova aba)
help-final = Nada pode ser desfeito: assim que você aperta o último botão, os outros veem o que resulta da sua escolha. Até lá, você pode mudá-la.

## Questions at the end of a page

quiz-title = Cinco perguntas
quiz-hint = Pegou a ideia? Escolha uma resposta e veja por que ela está certa ou errada.
quiz-right = Isso mesmo!
quiz-wrong = Não é bem assim.
quiz-score = Acertos de primeira: { $right } de { $all }.
