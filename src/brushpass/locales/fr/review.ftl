review-play = Lire
review-pause = Pause
review-unseal = Briser le sceau
review-unseal-hint = Tu vois alors les jetons, les cartes et les décisions de toute la table.
review-sealed = Tu vois ce que tu as vu à la table. Le reste est scellé jusqu’à ce que tu brises le sceau ou arrives à la fin.
review-open-end = Ouvrir la fin
review-more = Plus
review-before = Avant la décision, avec ce que { $name } pouvait savoir.
review-ghost = mieux
review-curve = Chances de gagner, décision par décision
review-table = Retour à la table
review-percent = { $percent } %
luck-very-good = très favorable
luck-good = favorable
luck-even = neutre
luck-bad = défavorable
luck-very-bad = très défavorable

## Claims, after the game

honesty-title = Qui a été honnête
# Heads of columns: short.
honesty-true = vrai
honesty-lies = mensonges
honesty-unsure = pas sûr
honesty-hint = Ici, un mensonge est prouvé : ce que la personne avait vu l’excluait. Qui n’était pas sûr a pu deviner ou bluffer. Un mensonge qui ne pouvait tromper personne ne pouvait rien rapporter, et une vérité que tout le monde savait déjà n’a rien appris à personne. Nul ne peut savoir si quelqu’un a cru une autre affirmation : on ne juge donc pas si c’était un bon coup.
honesty-none = Personne n’a dit de mensonge qui puisse être prouvé.
honesty-knew = { $by } savait que c’était faux.
# The names of those who could not know better, as a list.
honesty-fooled = Cela pouvait tromper : { $names }.
honesty-moved = { $name } (de { $before } à { $after })
honesty-moved-hint = Entre parenthèses : la probabilité que ce soit vrai pour cette personne, avant, puis après si elle y a cru.
honesty-nobody = Cela ne pouvait tromper personne : il n’y avait rien à y gagner.
honesty-known = Tout le monde le savait déjà : cela n’a rien appris à personne.
honesty-you = Si vous l’avez cru, c’est passé pour vous de { $before } à { $after }.
honesty-you-knew = Vous pouviez savoir que c’était faux.
said-truth = { $by } savait que c’était vrai.
said-stale-truth = { $by } l’avait vu ainsi, mais ce n’était plus le cas.
said-guess = { $by } ne pouvait pas en avoir la certitude. C’était probable, et c’était vrai.
said-honest-mistake = { $by } ne pouvait pas en avoir la certitude. C’était probable, mais c’était faux.
said-bluff = { $by } ne pouvait pas en avoir la certitude. C’était improbable, et c’était faux.
said-lucky-bluff = { $by } ne pouvait pas en avoir la certitude. C’était improbable, et pourtant c’était vrai.
said-no-statement = Cela ne peut être ni vrai ni faux, donc ce n’est pas jugé.
honesty-for = Si { $name } y a cru, la probabilité que ce soit vrai est passée de { $before } à { $after }.
honesty-biggest = Le plus gros mensonge de la partie
honesty-biggest-evening = Le plus gros mensonge de la soirée
honesty-round = Dans la partie { $round }
honesty-unloaded = Certaines affirmations n’ont pas pu être chargées : le plus gros mensonge manque peut-être ici.
