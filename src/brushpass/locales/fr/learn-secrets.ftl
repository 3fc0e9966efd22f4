# Les règles illustrées de SECRETS, avec nos mots.

## Who are you at the end?

learn-s-goal-title = Qui êtes-vous, à la fin ?
learn-s-goal-token = Devant vous se trouve un jeton Identité face cachée. Il dit qui vous êtes : CIA, KGB ou Hippie.
learn-s-goal-teams = La CIA joue contre le KGB. Chaque équipe additionne les scores de ses membres, et le total le plus élevé gagne.
learn-s-goal-hippie = Un Hippie joue en solitaire et gagne si personne d’autre n’a un score aussi bas que le sien. Une égalité ne suffit pas.
learn-s-goal-now = Les cartes échangent sans cesse les jetons. Ce qui compte, c’est le jeton devant vous à la fin, que vous le connaissiez ou non.

## Early intelligence

learn-s-start-title = Premiers renseignements
learn-s-start-dealt = Le jeu se joue de quatre à huit. Chaque joueur reçoit un jeton face cachée ; un autre est au centre.
learn-s-start-pool = Il y a toujours autant de jetons CIA que de jetons KGB. Avec un nombre pair de joueurs, il y a un jeton Hippie ; avec un nombre impair, il y en a deux. Comme un jeton est au centre, les équipes n’ont pas toujours la même taille.
learn-s-pool-players = Joueurs
learn-s-pool-limit = Limite de cartes
learn-s-start-look = À quatre, vous regardez votre propre jeton en secret. À partir de cinq, vous regardez aussi celui du joueur à votre droite. À sept ou huit, le jeton du centre est également montré à tout le monde.
learn-s-start-ban = Ensuite, plus personne n’a le droit de regarder un jeton, pas même le sien, sauf si une carte le permet.

## The offer

learn-s-offer-title = La Proposition
learn-s-offer-order = Le hasard désigne qui commence. Les tours vont vers la gauche.
learn-s-offer-draw = À votre tour, révélez des cartes jusqu’à obtenir deux personnages différents. Tout le monde les voit. Les exemplaires en trop du premier vont aussitôt sous la pioche.
learn-s-offer-choose = Choisissez l’un des deux en secret et proposez-le, face cachée, à n’importe quel autre joueur. L’autre carte va ensuite face cachée sous la pioche, tout en dessous.
learn-s-offer-talk = Dites ce que c’est, mentez, ou taisez-vous. La parole est libre, mais ne montrez jamais une carte ni un jeton.

## Accept or refuse

learn-s-answer-title = Accepter ou refuser
learn-s-answer-blind = L’autre personne ne voit pas la carte. Si elle l’accepte, elle la reçoit ; si elle la refuse, la carte est pour vous.
learn-s-answer-place = Dans les deux cas, la carte est révélée. Elle reste devant la personne qui l’a reçue et qui doit en appliquer l’effet.
learn-s-answer-politician = Seul le Politicien ne reste pas : il est donné à quelqu’un d’autre.
learn-s-answer-other = Tout le monde sait maintenant aussi quelle carte est allée sous la pioche. Retenez-la : elle peut revenir.

## The United Nations

learn-s-un-title = Les Nations unies
learn-s-un-who = Au début, le jeton Nations unies est au centre. À la fin de chaque tour, il va à la personne qui a le moins de cartes. Ce sont les cartes qui comptent, pas les points : visibles, cachées et balles. (Les Assassins distribuent les balles : des cartes qui valent de 0 à −3 points.) Si plusieurs personnes sont à égalité avec le moins de cartes, le jeton retourne au centre.
learn-s-un-step = Si vous avez le jeton Nations unies et que quelqu’un propose une carte à une autre personne, vous pouvez intervenir avant la réponse et prendre la carte sans la voir. L’autre personne n’a alors plus à répondre. La carte est révélée et compte pour vous, et vous devez en appliquer l’effet.
learn-s-un-keep = Intervenir ne fait pas perdre le jeton : vous le gardez tant que vous avez moins de cartes que tous les autres, sans égalité. Avec la carte que vous avez prise, ce n’est peut-être plus le cas.
learn-s-un-own = Même avec le jeton Nations unies, vous ne pouvez pas intervenir à votre propre tour. Et quand c’est à vous que la carte est proposée, vous n’intervenez pas : vous l’acceptez ou la refusez, comme tout le monde.

## Pairs flip face down

learn-s-pairs-title = Les paires sont retournées
learn-s-pairs-pair = Si quelqu’un a deux personnages identiques visibles à la fin d’un tour, les deux sont retournés face cachée.
learn-s-pairs-worth = Les personnages face cachée valent 0 et ne redeviennent jamais visibles, mais comptent toujours comme cartes.
learn-s-pairs-third = Un troisième exemplaire reste visible à côté des deux autres et rapporte ses points. Un quatrième forme une paire avec le troisième, et les deux sont retournés face cachée.
learn-s-pairs-scientist = Deux Scientifiques visibles, c’est pire : immédiatement, sans attendre la fin du tour, tous les personnages de cette personne sont retournés face cachée, y compris les deux Scientifiques. Les balles ne sont jamais concernées.

## The end

learn-s-end-title = La fin
learn-s-end-limit = La partie se termine après le tour où quelqu’un reçoit sa cinquième carte ; à sept ou huit joueurs, sa quatrième. Toute carte compte : visible, cachée ou balle.
learn-s-end-score = Tous les jetons et toutes les balles sont révélés. Votre score est la somme des nombres sur vos personnages visibles et sur vos balles.
learn-s-end-hippie = Si quelqu’un a le score le plus bas, sans égalité, et que c’est un Hippie, ce Hippie gagne et tous les autres perdent. Deux Hippies ne forment pas une équipe.
learn-s-end-teams = Sinon, l’équipe au total le plus élevé gagne, avec tous ses membres. Les Hippies ne comptent pour aucune équipe.
learn-s-end-tie = Si les totaux sont égaux, tout le monde perd.

## Common mistakes

learn-s-wrong-un = Le jeton Nations unies va à qui a le moins de cartes, et non de points, et à personne en cas d’égalité.
learn-s-wrong-spent = Se servir du jeton Nations unies ne le fait pas perdre.
learn-s-wrong-last = Les paires sont retournées au dernier tour aussi, avant le décompte.
learn-s-wrong-detective = Avec le Détective, vous pouvez regarder votre propre jeton ou celui du centre.
learn-s-wrong-limit = À sept ou huit, la partie se termine à quatre cartes, pas à cinq.
learn-s-wrong-start = À quatre, vous ne voyez aucun autre jeton au début.
learn-s-wrong-assassins = Il y a quatre Assassins, un pour chaque balle.

## Drawn examples

learn-s-pair-title = Exemple : une paire
learn-s-pair-before = Anne a deux Journalistes (+3 chacune) et une Diplomate (+1) : 7 points pour l’instant.
learn-s-pair-after = À la fin du tour, les deux Journalistes sont retournées. Anne n’a plus que 1 point, mais toujours trois cartes.
learn-s-diplomat-title = Exemple : la Diplomate
learn-s-diplomat-shown = Anne reçoit la Diplomate. Tout le monde voit le jeton du centre : CIA.
learn-s-diplomat-swap = En secret, Anne l’échange avec un jeton voisin : celui de Bob ou celui de Cat. Anne ne regarde pas ce jeton.
learn-s-diplomat-know = Tout le monde sait que le jeton CIA est maintenant devant Bob ou devant Cat. Seule Anne sait devant qui. Le jeton qui est maintenant au centre n’est montré à personne.

## Five questions

quiz-s-winner = La partie est terminée. Anne (CIA) a 7 points, Bob (KGB) en a 4, Cat (KGB) en a 5 et Dan (Hippie) en a 4. Qui gagne ?
quiz-s-winner-a = Anne
quiz-s-winner-b = Bob et Cat
quiz-s-winner-c = Dan
quiz-s-winner-why = Bob et Cat. Il faudrait à Dan le score le plus bas sans égalité, mais Bob a 4 aussi. Ce sont donc les équipes qui comptent : le KGB a 4 + 5 = 9, la CIA a 7.
quiz-s-look = Vous avez oublié qui vous êtes. Pouvez-vous regarder votre propre jeton ?
quiz-s-look-a = Oui, à mon tour
quiz-s-look-b = Oui, à tout moment
quiz-s-look-c = Non, sauf si une carte le permet
quiz-s-look-why = Non. Après le début, personne ne peut regarder un jeton, pas même le sien. Un Détective ou un Agent double vous le permettrait.
quiz-s-un = Anne a deux cartes qui valent 10 points. Bob, Cat et Dan ont trois cartes chacun, pour 4 points ou moins. Qui reçoit le jeton Nations unies ?
quiz-s-un-a = Anne
quiz-s-un-b = Qui a le moins de points
quiz-s-un-c = Personne
quiz-s-un-why = Anne. Seul le nombre de cartes compte, et personne d’autre n’en a aussi peu.
quiz-s-refuse = Anne vous propose une carte et dit que c’est une Scientifique. Vous refusez. Que se passe-t-il ?
quiz-s-refuse-a = La carte retourne dans la pioche
quiz-s-refuse-b = Anne la reçoit et en applique l’effet
quiz-s-refuse-c = Anne la propose à quelqu’un d’autre
quiz-s-refuse-why = Anne la reçoit. Toute carte proposée est révélée et finit devant quelqu’un. Si Anne a menti, tout le monde le voit maintenant.
quiz-s-pair = Vous avez une Journaliste (+3) et une Diplomate (+1), toutes deux visibles. Vous recevez une deuxième Journaliste. Que valent vos cartes après ce tour ?
quiz-s-pair-a = 7
quiz-s-pair-b = 4
quiz-s-pair-c = 1
quiz-s-pair-why = 1. Les deux Journalistes font une paire : elles sont retournées et valent 0. Seule la Diplomate rapporte encore, mais vous avez trois cartes.
