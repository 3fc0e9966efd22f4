review-play = Reproduzir
review-pause = Pausar
review-unseal = Romper o lacre
review-unseal-hint = Depois você vê as fichas, as cartas e as decisões de toda a mesa.
review-sealed = Você vê o que viu na mesa. O resto fica lacrado até você romper o lacre ou chegar ao fim.
review-open-end = Abrir o fim
review-more = Mais
review-before = Antes da decisão, com o que { $name } podia saber.
review-ghost = melhor
review-curve = Chance de vitória, decisão por decisão
review-table = Voltar à mesa
review-percent = { $percent }%
luck-very-good = muito favorável
luck-good = favorável
luck-even = neutra
luck-bad = desfavorável
luck-very-bad = muito desfavorável

## Claims, after the game

honesty-title = Quem foi honesto
# Heads of columns: short.
honesty-true = verdade
honesty-lies = mentiras
honesty-unsure = sem certeza
honesty-hint = Aqui uma mentira está provada: o que a pessoa tinha visto a excluía. Quem não tinha certeza pode ter chutado ou blefado. Uma mentira que não podia enganar ninguém não podia render nada, e uma verdade que todos já sabiam não revelou nada a ninguém. Ninguém pode saber se alguém acreditou em outra afirmação; por isso não se julga se ela foi uma boa jogada.
honesty-none = Ninguém contou uma mentira que se possa provar.
honesty-knew = { $by } sabia que era falso.
# The names of those who could not know better, as a list.
honesty-fooled = Podia enganar: { $names }.
honesty-moved = { $name } (de { $before } para { $after })
honesty-moved-hint = Entre parênteses: a chance de ser verdade para essa pessoa antes e, se ela acreditou, depois.
honesty-nobody = Não podia enganar ninguém, então não havia nada a ganhar com isso.
honesty-known = Todos já sabiam, então não revelou nada a ninguém.
honesty-you = Se você acreditou, para você passou de { $before } para { $after }.
honesty-you-knew = Você podia saber que era falso.
said-truth = { $by } sabia que era verdade.
said-stale-truth = { $by } tinha visto assim, mas já não era assim.
said-guess = { $by } não tinha como ter certeza. Era provável, e era verdade.
said-honest-mistake = { $by } não tinha como ter certeza. Era provável, mas era falso.
said-bluff = { $by } não tinha como ter certeza. Era improvável, e era falso.
said-lucky-bluff = { $by } não tinha como ter certeza. Era improvável, e mesmo assim era verdade.
said-no-statement = Isto não pode ser nem verdadeiro nem falso, então não é julgado.
honesty-for = Se { $name } acreditou, a chance de ser verdade foi de { $before } para { $after }.
honesty-biggest = A maior mentira da partida
honesty-biggest-evening = A maior mentira da noite
honesty-round = Na partida { $round }
honesty-unloaded = Nem todas as afirmações puderam ser carregadas; talvez falte aqui a maior mentira.
