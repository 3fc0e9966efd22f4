# The played lessons.

title-lesson = Lição: { $game }
front-first = Primeira vez aqui? Aprenda jogando, em uns quatro minutos:
lesson-of = Aprender { $game }
lesson-begin = Aprender jogando
lesson-mark = Lição
lesson-stacked = Nesta lição as cartas estão preparadas. Numa mesa de verdade, ninguém pode fazer isso.
lesson-progress = Até onde você chegou nesta lição
lesson-leave = Sair da lição (dá para continuar depois)
lesson-none = Não há lição para { $game }.
lesson-go-on = Continuar
lesson-astray = As regras permitem isso. Nesta lição, siga a luz.
lesson-over = Fim da lição
lesson-play = Agora para valer, contra bots
lesson-again = Repetir a lição
