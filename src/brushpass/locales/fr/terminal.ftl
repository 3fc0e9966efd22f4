# Ce que seul le terminal dit : solo, replay, review et rules. Le reste, il le partage avec la page.

## À chaque question

terminal-help = Tapez le numéro d’une réponse, ou le choix entier sur une ligne, par exemple : { $example }
terminal-key-back = reprendre ce choix depuis le début
terminal-key-say = dire quelque chose à la table, vrai ou non (« say 2 » : la deuxième phrase)
terminal-key-pause = s’arrêter à chaque offre faite à quelqu’un d’autre, pour pouvoir en parler (de nouveau : ne plus s’arrêter)
terminal-key-table = montrer de nouveau la table
terminal-key-dossier = ce que vous pouvez déduire, et ce que les paroles y ajoutent
terminal-key-log = tout ce qui s’est passé
terminal-key-log-recent = ce qui s’est passé pendant ce tour et le précédent
terminal-key-rules = les règles
terminal-key-help = cette aide
terminal-key-quit = quitter la table
terminal-pause = Appuyez sur Entrée pour continuer, ou tapez « say » pour dire quelque chose.
terminal-pauses = Désormais, la partie s’arrête à chaque offre faite à quelqu’un d’autre. Tapez de nouveau « pause » pour y mettre fin.
terminal-pauses-no-more = La partie ne s’arrête plus aux offres faites aux autres.
terminal-no-such-answer = Les réponses vont de 1 à { $count } ; il n’y a pas de { $typed }.
terminal-not-understood = { $typed } n’est ni un numéro ni un choix. Tapez « ? » pour l’aide.
terminal-not-now = Vous ne pouvez pas choisir { $typed } maintenant.
# Une personne parmi les réponses, avec le numéro qu’emploie un choix tapé.
terminal-player = { $name } (place { $number })
terminal-neighbour =
    { $side ->
        [left] { $name }, à votre gauche
       *[right] { $name }, à votre droite
    }
terminal-needs-slot = un jeton
terminal-needs-face = une identité
terminal-needs-card = une carte
terminal-needs-seat = une personne
terminal-needs-element = une carte

## Autour de la partie

terminal-which-game = Quel jeu ?
# Un des jeux au choix.
terminal-game = { $game }, de { $first } à { $last } joueurs
terminal-how-many = Combien de joueurs, en vous comptant ? De { $first } à { $last } [{ $first }]
terminal-need-number = Tapez un nombre de { $first } à { $last }.
terminal-seated = Vous avez la place { $seat } sur { $players }. À chaque question, tapez « ? » pour l’aide ou « q » pour quitter la table.
terminal-left = Vous quittez la table.
terminal-seed = La distribution découle de cette graine :
terminal-no-record = Avec --out FICHIER, la partie est enregistrée, et brushpass verify FICHIER la vérifie.
terminal-verify = Pour vérifier l’enregistrement : { $command }
terminal-replay = Pour revoir la partie : { $command }

## Un jeu sans textes à lui

terminal-seats = Places : { $seats }
terminal-asked = On vous demande : { $ask }
terminal-over = La partie est terminée.
terminal-over-reason = La partie est terminée ({ $reason }).
terminal-no-rules = Le terminal n’a pas les règles de ce jeu. Les choix et les événements sont montrés dans sa notation.

## Tableaux

terminal-turn =
    { $you ->
        [yes] { $game }, tour { $turn } : à vous
       *[no] { $game }, tour { $turn } : à { $by }
    }
terminal-end = { $game }, la fin

## SECRETS

terminal-cards = cartes
terminal-score = points
# Tête de colonne : les personnages face cachée sont entre parenthèses.
terminal-display = face visible (face cachée)
# À côté de qui a le jeton Nations unies.
terminal-un = ONU
terminal-limit = La partie se termine quand quelqu’un a { $limit } cartes.
terminal-shown = Révélées : { $cards }.
terminal-second-player = Et avec qui ?
terminal-seen =
    { $who ->
        [everybody] Jetons que tout le monde a vus :
       *[you] Jetons que vous avez vus :
    }
# Têtes de colonne : quand, devant qui, quelle identité, où maintenant.
terminal-seen-when = quand
terminal-seen-where = où
terminal-seen-face = identité
terminal-seen-now = où maintenant
terminal-when =
    { $turn ->
        [0] au départ
       *[other] tour { $turn }
    }
terminal-still-there = toujours là
terminal-side = identité
# Tête de colonne : tout ce qui compte à la fin.
terminal-counted = face visible, balles
terminal-centre = Au centre : { $face }

## ESPIONAJE CARTAS

terminal-clockwise =
    { $count ->
        [one] Dans le sens horaire : { $seats } ; { $count } carte par personne.
       *[other] Dans le sens horaire : { $seats } ; { $count } cartes par personne.
    }
terminal-hand = Vos cartes : { $cards }.
terminal-notebook = Votre carnet (x : n’est pas cachée, et qui l’a) :
terminal-notebook-bare = Votre carnet (x : n’est pas cachée) :
terminal-solution-seen = Vous avez vu les cartes cachées : { $cards }.
terminal-out = Hors jeu, réponses seulement : { $names }.
terminal-questions =
    { $count ->
        [one] { $count } question jusqu’ici :
       *[other] { $count } questions jusqu’ici :
    }
terminal-recent = Les { $shown } dernières questions sur { $count } :
terminal-question-last = La dernière question :
terminal-suspect = Interroger sur deux cartes
terminal-accuse = Accuser
terminal-first-element = Quelle carte d’abord ?
terminal-second-element = Et la seconde ?
terminal-commit-city = Quelle ville est cachée ?
terminal-commit-device = Quel dispositif ?
terminal-commit-agent = Quel agent ?
terminal-solution = Les cartes cachées : { $cards }.
# Têtes de colonne.
terminal-chosen = a choisi
terminal-held = avait

## Règles

terminal-copies = exemplaires
terminal-value = valeur
terminal-bullets = Balles : { $values }, une de chaque.
terminal-ours = Les { $count } noms marqués * sont les nôtres : la règle du jeu ne les donne pas.
# Une option du jeu, comme solo la prend.
terminal-switch = Avec { $name } : { $text }.

## Revoir une partie

terminal-viewpoint =
    { $viewpoint ->
        [truth] { $game }, { $players } joueurs : tout est révélé
        [public] { $game }, { $players } joueurs : vue du public
       *[seat] { $game }, { $players } joueurs : vue de { $name }
    }
terminal-setup = Mise en place
terminal-step = Étape { $step }, { $name } choisit : { $choice }
terminal-prompt = { $at } sur { $last }, aide avec « ? »
terminal-first = C’est la première étape.
terminal-last = C’est la dernière étape.
terminal-no-such-step = Les étapes vont de { $first } à { $last } ; il n’y a pas de { $typed }.
terminal-no-viewpoint = Il n’y a pas de point de vue { $typed } : tapez truth, public ou une place de 0 à { $last }.
terminal-key-next = étape suivante
terminal-key-previous = une étape en arrière
terminal-key-go = aller à l’étape N
terminal-key-sight = montrer la table
terminal-key-as = prendre le point de vue W : truth (tout), public (le public) ou le numéro d’une place
terminal-key-end = quitter

## Analyse

terminal-judging = Analyse en cours
terminal-head-step = étape
terminal-head-decision = décision
terminal-better =
    { $error ->
        [0] Mieux : { $choice } ({ $percent } %).
       *[other] Mieux : { $choice } ({ $percent } % ± { $error }).
    }
