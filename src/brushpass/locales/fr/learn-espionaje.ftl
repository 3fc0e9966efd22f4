# Les règles illustrées d’ESPIONAJE CARTAS, avec nos mots.

## Three cards are hidden

learn-e-goal-title = Trois cartes sont cachées
learn-e-goal-files = Il y a quinze cartes : cinq villes, cinq dispositifs et cinq agents.
learn-e-goal-hidden = Une de chaque sorte est cachée, et personne ne la voit.
learn-e-goal-dealt = Les douze autres sont distribuées en secret : à deux, six cartes par personne ; à trois, quatre ; à quatre, trois.
learn-e-goal-win = Pour gagner, trouvez les trois cartes cachées. À la fin, tout le monde en choisit trois en secret ; on vérifie les réponses l’une après l’autre, et la première réponse correcte gagne.

## The question

learn-e-suspect-title = Le soupçon
learn-e-suspect-turn = Le hasard désigne qui commence, et les tours vont vers la gauche. À votre tour, vous posez une question ou vous accusez. Vous ne pouvez pas sauter votre tour.
learn-e-suspect-name = Interroger sur deux cartes s’appelle un soupçon. Nommez deux cartes différentes : de même sorte ou non, y compris parmi les vôtres, pour bluffer.
learn-e-suspect-show = Si la personne à votre gauche en a une, elle doit vous la montrer. Personne d’autre ne la voit.
learn-e-suspect-pass = Si elle n’en a aucune, elle dit « Je passe », et la même question va à la personne suivante à gauche, jusqu’à ce que quelqu’un vous montre une carte ou que tout le monde ait passé.
learn-e-suspect-over = Une question, et votre tour est terminé.
learn-e-suspect-true = Les réponses sont toujours vraies. Tout ce qui se dit d’autre peut être un mensonge.

## Having both

learn-e-both-title = Avoir les deux
learn-e-both-choose = Si vous avez les deux cartes nommées, vous choisissez laquelle montrer. Vous pouvez montrer toujours la même.
learn-e-both-others = Les autres voient que vous avez montré une carte, mais pas laquelle, ni si vous avez les deux.

## The notebook

learn-e-notebook-title = Le carnet
learn-e-notebook-crossed = Une carte que vous avez ou qu’on vous a montrée ne peut pas être cachée. Votre carnet la barre de lui-même.
learn-e-notebook-notes = Si la table permet les aide-mémoire, le carnet note aussi qui a passé et qui a montré. Vous pouvez ajouter vos propres marques ; personne d’autre ne les voit jamais.

## The accusation

learn-e-accuse-title = L’accusation
learn-e-accuse-instead = À votre tour, vous pouvez accuser au lieu d’interroger.
learn-e-accuse-ends = La première accusation est le dernier acte de la partie : tout le monde choisit trois cartes, on les vérifie, et la partie est terminée.
learn-e-accuse-all = Tout le monde, pas seulement vous, choisit en secret une ville, un dispositif et un agent. Aucun choix ne peut être changé.
learn-e-accuse-order = On vérifie les réponses l’une après l’autre : d’abord la vôtre, puis vers la gauche. La première réponse correcte gagne, et elle seule.
learn-e-accuse-nobody = Si personne n’a trouvé, personne ne gagne.
learn-e-accuse-forced = Si, après 30 tours chacun, personne n’a accusé, la personne dont c’est le tour doit accuser.

## What a pass tells you

learn-e-think-title = Ce que dit un « Je passe »
learn-e-think-one = Qui passe n’a aucune des deux cartes.
learn-e-think-mine = Si tout le monde passe sur votre question et que vous n’avez aucune des deux, les deux sont cachées.
learn-e-think-theirs = Si tout le monde passe sur la question de quelqu’un d’autre, chacune des deux cartes est cachée ou dans la main de la personne qui interroge. Cela ne prouve rien de plus : elle a pu nommer les siennes.
learn-e-think-kind = Si ces deux cartes sont de même sorte, la personne qui interroge en a au moins une, car une seule de chaque sorte est cachée.

## Drawn example: what a watcher may conclude

learn-e-watch-title = Exemple : ce que vous pouvez déduire d’une réponse
learn-e-watch-asks = Anne interroge sur Paris et le Satellite. Vous n’avez aucune des deux.
learn-e-watch-passes = Bob passe : Bob n’a aucune des deux.
learn-e-watch-shows = Cat montre une carte à Anne : Cat en a au moins une, peut-être les deux. Vous ne pouvez pas savoir laquelle.
learn-e-watch-later = Si Cat passe plus tard sur une question au sujet de Paris, vous savez que c’était le Satellite.

## Five questions

quiz-e-pass = Anne interroge sur Londres et le Sous-marin. Tout le monde passe, vous aussi. Que savez-vous ?
quiz-e-pass-a = Les deux sont cachées
quiz-e-pass-b = Chacune est cachée, ou Anne l’a
quiz-e-pass-c = Anne a les deux
quiz-e-pass-why = Chacune est cachée, ou Anne l’a. Anne a pu nommer ses propres cartes pour vous tromper. Seule Anne en sait plus.
quiz-e-shown = Anne interroge sur Paris et l’Agent Rouge, et Bob lui montre une carte. Que savez-vous de Bob ?
quiz-e-shown-a = Bob en a au moins une
quiz-e-shown-b = Bob en a exactement une
quiz-e-shown-c = Bob a les deux
quiz-e-shown-why = Au moins une. Si Bob avait les deux, il choisirait laquelle montrer, et vous verriez la même chose.
quiz-e-must = On vous interroge sur Tokyo et le Satellite. Vous avez Tokyo. Pouvez-vous passer ?
quiz-e-must-a = Oui, pour bluffer
quiz-e-must-b = Oui, si je l’ai déjà montrée
quiz-e-must-c = Non, je dois la montrer
quiz-e-must-why = Non. Si vous avez l’une des deux, vous devez la montrer, même si vous l’avez déjà montrée. Le bluff est réservé à la personne qui interroge.
quiz-e-first = Anne accuse et se trompe. Bob, à la gauche d’Anne, a trouvé. Cat, après Bob, a trouvé aussi. Qui gagne ?
quiz-e-first-a = Bob et Cat
quiz-e-first-b = Bob
quiz-e-first-c = Personne
quiz-e-first-why = Bob. On vérifie les réponses dans l’ordre du tour, et la première réponse correcte gagne, elle seule. Celle de Cat n’est même pas vérifiée.
quiz-e-wrong = Vous accusez et vous vous trompez, comme tous les autres. Que se passe-t-il ?
quiz-e-wrong-a = Vous êtes hors jeu, les autres continuent
quiz-e-wrong-b = Votre tour est terminé
quiz-e-wrong-c = La partie est terminée, personne ne gagne
quiz-e-wrong-why = La partie est terminée. La première accusation y met fin pour tout le monde ; si personne n’a trouvé, personne ne gagne.

## Names that are not in the rule book

files-ours = nom de notre cru
files-ours-note = Le livret donne sept de ces noms. Les huit qui sont signalés sont de nous.
