# Les règles illustrées des deux jeux, avec nos mots.

## The page

learn-title = Comment jouer
learn-which = Quel jeu ?
learn-play = Y jouer
learn-misplayed = Souvent mal joué
reference-title = Les cartes, une à une
reference-open = Que fait { $card } ?

## SECRETS

learn-s-goal-title = Qui êtes-vous, à la fin ?
learn-s-goal = Un jeton face cachée devant vous dit de quel camp vous êtes. Les joueurs de la CIA additionnent leurs points, ceux du KGB aussi : le camp qui en a le plus gagne. Un Hippie gagne seul avec le score le plus bas de tous. Les jetons circulent sans cesse ; seul compte celui que vous avez devant vous à la fin.
learn-s-start-title = Premiers renseignements
learn-s-start = Un jeton est devant chaque joueur, un au centre. À quatre, vous regardez le vôtre. À cinq ou six, vous regardez aussi celui du joueur à votre droite. À sept ou huit, celui du centre est en plus montré à tous. Ensuite, personne ne regarde plus aucun jeton, même le sien, sauf si une carte le dit.
learn-s-offer-title = L’offre
learn-s-offer = À votre tour, on révèle des cartes jusqu’à deux personnages différents ; tout le monde les voit. Vous en choisissez un en secret et le proposez, face cachée, à un autre joueur. Dites ce que c’est, mentez, ou taisez-vous.
learn-s-answer-title = Accepter ou refuser
learn-s-answer = Ce joueur ne voit pas la carte. Acceptée, elle est à lui ; refusée, elle vous revient. Dans les deux cas elle est révélée, posée devant son propriétaire, qui doit faire ce qu’elle dit.
learn-s-un-title = Les Nations unies
learn-s-un = Celui qui a seul le moins de cartes (de cartes, pas de points) à la fin d’un tour prend le jeton ONU. Quand quelqu’un propose une carte à un autre, le joueur ONU peut intervenir avant la réponse et la prendre sans la voir. En cas d’égalité, le jeton revient au centre.
learn-s-pairs-title = Les paires se retournent
learn-s-pairs = À la fin du tour, deux personnages identiques visibles devant un joueur sont retournés : ils ne valent plus rien, mais comptent comme cartes. Une deuxième Scientifique visible, c’est pire : tous les personnages de ce joueur se retournent d’un coup.
learn-s-end-title = La fin
learn-s-end = Jusqu’à six joueurs, la partie finit après le tour où quelqu’un a cinq cartes ; à sept ou huit, quatre. Les balles comptent comme cartes. Tous les jetons et toutes les balles sont révélés. Un Hippie qui a seul le score le plus bas gagne. Sinon, le camp à la plus forte somme gagne ; à égalité, tout le monde perd.
learn-s-wrong = Le Détective peut regarder son propre jeton et celui du centre. Il y a quatre Assassins. Utiliser le jeton ONU ne le dépense pas. Les paires sont retournées au dernier tour aussi, avant le décompte.

## A little more about each card

more-double-agent = Si vous connaissiez votre ancien jeton, vous savez ce qui est au centre. Tous voient l’échange, personne ne voit quoi.
more-politician = Elle ne reste jamais à qui la révèle : points, place parmi les cartes et paire sont au joueur qui la reçoit. Lui ne fait rien.
more-psychiatrist = Ni vous ni le centre ne pouvez être l’un des deux. Tous deux ont peut-être maintenant un jeton inconnu d’eux.
more-detective = Tous voient quel jeton vous regardez, vous seul en voyez la face.
more-journalist = Vous êtes peut-être le seul à la table à ignorer qui vous êtes.
more-scientist = Cinq points, c’est beaucoup, et il y en a six dans la pioche. Une troisième à côté de deux cachées compte à nouveau.
more-diplomat = Tous apprennent ce qu’était le centre et qu’il est maintenant à côté de vous, mais pas de quel côté. Vous ne regardez pas le jeton pris.
more-assassin = Les balles valent 0, −1, −2 et −3. L’Assassin reste chez vous ; la balle est une carte de qui la reçoit, et personne ne la regarde avant la fin.

## ESPIONAJE CARTAS

learn-e-goal-title = Trois cartes sont cachées
learn-e-goal = Quinze dossiers : cinq villes, cinq dispositifs, cinq agents. Un de chaque sorte est caché ; les douze autres sont distribués à deux, trois ou quatre joueurs. Gagne qui trouve le premier les trois cachés.
learn-e-suspect-title = Le soupçon
learn-e-suspect = À votre tour, nommez deux éléments, de même sorte ou non, même à vous pour bluffer. Le joueur à votre gauche doit vous en montrer un s’il en a ; personne d’autre ne le voit. Qui n’en a pas dit « Je passe », et la question continue à gauche. Les réponses sont toujours vraies.
learn-e-both-title = Avoir les deux
learn-e-both = Qui a les deux cartes nommées choisit laquelle montrer, et peut montrer toujours la même. Les autres voient seulement qu’une carte a été montrée.
learn-e-notebook-title = Le carnet
learn-e-notebook = Ce que vous avez ou avez vu ne peut être caché ; votre carnet le barre tout seul. Il note aussi qui a passé et qui a montré. Faites vos propres marques : personne d’autre ne les voit.
learn-e-accuse-title = L’accusation
learn-e-accuse = Au lieu de demander, vous pouvez annoncer l’accusation à votre tour. Tous posent alors trois cartes en secret. On les vérifie l’une après l’autre, l’accusateur d’abord, puis vers la gauche : le premier juste gagne seul. Si personne n’a juste, personne ne gagne. Soyez donc sûr, ou rapide.
learn-e-think-title = Ce que dit un « Je passe »
learn-e-think = Si tous passent sur deux cartes que vous n’avez pas, les deux sont cachées. Si tous passent sur deux cartes de même sorte, le demandeur en a une. Une carte montrée à un autre est l’une des deux : un refus ultérieur peut dire laquelle.
