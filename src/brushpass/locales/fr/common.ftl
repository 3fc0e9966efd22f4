# Les mots des pages autour des jeux : accueil, salon, discussion, fin, revue, écran partagé.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Français
page-loading = Un instant…
part-missing = Une partie de cette page n’a pas pu être chargée.
part-again = Réessayer
skip-to-content = Aller au contenu
close = Fermer

options-open = Langue, apparence et son
options-title = Langue, apparence et son
options-language = Langue
options-theme = Couleurs
options-close = Terminé
theme-auto = Comme mon appareil
theme-light = Jour
theme-dark = Nuit
options-sound = Son
sound-off = Coupé
sound-on = Activé

front-page = Accueil
front-kicker = Pour vos yeux seulement
front-lead = Des jeux d’espions pour téléphones autour d’une table, pour des amis au loin et pour un agent seul contre la machine.
front-play = Jouer
front-anonymous = Agent
front-join = Rejoindre une table
front-code = Code
front-join-go = À la table
front-host = Ouvrir une table
front-learn = Apprendre
front-learn-hint = Les règles des deux jeux en images, ou une première partie qui explique chaque étape.
front-learn-go = Lire les règles
front-guided = Première partie guidée
front-rights = Les jeux appartiennent à leurs éditeurs. Textes et dessins d’ici sont les nôtres.
own-tables = Vos tables
your-name = Votre nom
stage-lobby = pas commencée
stage-playing = en cours
stage-over = finie

join-title = Prenez place
join-go = S’asseoir
join-full = Toutes les places sont prises.
join-watch = Seulement regarder
watching = Vous regardez
table-problem = Cela n’a pas marché

lobby-start = Lancer la partie
lobby-free-seats = Attendez des joueurs ou donnez les places libres à des bots.
lobby-not-ready =
    { $count ->
        [one] { $count } joueur n’est pas encore prêt.
       *[other] { $count } joueurs ne sont pas encore prêts.
    }
lobby-ready = Je suis prêt
lobby-is-ready = Prêt
lobby-wait-host = L’hôte lance la partie.
lobby-leave = Quitter la table
leave-sure = Un bot jouera à votre place et vous ne pourrez pas revenir.
lobby-level = Bots
lobby-fill = Des bots aux { $count } places libres
lobby-add-here = Un joueur de plus sur cet appareil
lobby-add-here-hint = À tour de rôle : l’appareil passe de main en main, masqué entre deux joueurs.
seat-free = Place libre
seat-add-bot = Ajouter un bot
seat-remove = Retirer { $name }
seat-ready = prêt
seat-not-ready = pas prêt
seat-number = Place { $number }
presence-away = absent
presence-minded = un bot joue
mind-rookie = Recrue
mind-agent = Agent
mind-handler = Officier traitant
mind-mastermind = Cerveau
mind-random = Hasard
mind-greedy = Avide
mind-belief = Rusé
mind-unknown-pair = Curieux
mind-entropy = Minutieux
mind-race = Rapide
mind-planner = Stratège

invite-title = Inviter
invite-code = Code
invite-qr = Code QR de la table { $code }
invite-share = Partager le lien
invite-copied = Lien copié
invite-screen = Ouvrir l’écran partagé

settings-title = La partie
settings-game = Jeu
settings-players = Joueurs
settings-deadline = Temps pour chaque décision
settings-no-deadline = sans limite
settings-seconds = { $seconds } s
settings-aids = Aide-mémoire
aids-off = aucun
aids-own = ce que j’ai vu
aids-full = tout
aids-off-hint = Comme à une vraie table : ce que vous voyez, vous le voyez une fois.
aids-own-hint = La page retient ce que vous avez vu.
aids-full-hint = La page retient ce que vous avez vu et tout ce qui en découle.

link-connecting = connexion…
link-live = connecté
link-lost = connexion perdue, nouvel essai…

log-title = Ce qui s’est passé
log-open = Journal et discussion
talk-say = Votre message
talk-send = Envoyer
talk-claims = Affirmez quelque chose (le mensonge est permis)
talk-where = Sur qui
talk-what = Quoi
talk-claim-send = Dire : « { $text } »
talk-claim-incomplete = Choisissez quoi affirmer
announce-asked = À vous. { $what }
deadline = Encore { $seconds } secondes
minded-you = Un bot joue pour vous.
minded-back = Reprendre la main

notice-said = { $by } : « { $text } »
notice-seated = { $name } s’assied.
notice-renamed = Le nouveau nom est { $name }.
notice-left = { $name } quitte la table.
notice-started = La partie { $round } commence.
notice-cleared = La table est mise pour la partie { $round }.
notice-taken-over =
    { $you ->
        [yes] Un bot joue pour vous.
       *[no] Un bot joue pour { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Vous jouez de nouveau vous-même.
       *[no] { $by } joue de nouveau.
    }

pass-to = Passez l’appareil à { $name }
pass-hint = Rien n’est montré avant que { $name } ne le dévoile.
pass-uncover = Je suis { $name }
pass-cover = Masquer l’écran

screen-title = Écran partagé de la table { $code }
screen-join = Scannez le code pour vous asseoir

end-title = Après la partie
end-again = Rejouer
end-review = Revoir la partie
end-record = Télécharger l’enregistrement
move-seat = Déplacer cette place vers un autre appareil
move-seat-hint = Scannez ce code avec l’autre appareil ou ouvrez-y le lien. Il ne sert qu’une fois.
move-seat-qr = Code QR du lien qui déplace cette place
fair-title = La donne était-elle honnête ?
fair-hint = Avant la partie, la table a scellé son secret, puis chaque joueur a ajouté sa part de hasard. Votre navigateur peut refaire toute la donne.
fair-check = Vérifier ici
fair-checking = Calcul en cours…
fair-commitment = Le sceau montré avant la donne correspond au secret :
fair-seed = La graine découle du secret et du hasard de tous :
fair-deal = Chaque carte et chaque jeton était là où la graine le place :
fair-holds = juste
fair-fails = faux

review-title = Revue
review-as = Vu par
review-truth = Personne : la vérité
review-public = Le public
review-step = Étape { $step } sur { $steps }
review-first = Au début
review-back = Une étape en arrière
review-next = Une étape en avant
review-last = À la fin
review-share = Partager cette revue
review-none = Il n’y a pas de partie finie ici.
guide-title = Bon à savoir
guide-off = Plus d’explications

## The end of a game, and phrases
you-name = { $name } (vous)
phrase-take-it = Prenez-la !
phrase-refuse-it = Ne la prenez pas !
phrase-offer-is = La carte est…
phrase-token-is = Ce jeton est…
phrase-saw-token = J’ai vu…
result-reveal = Les jetons sont révélés…
result-skip = Tout montrer
result-won = Vous avez gagné
result-lost = Vous avez perdu
result-winner = gagne
result-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
result-nobody = Personne ne gagne

## The guided game: one explanation for each prompt
guide-offer = Deux personnages sont visibles de tous. Choisissez-en un en secret : cette carte va face cachée à qui vous voulez. Vous pouvez dire ce que c’est, et mentir. Si elle est refusée, la carte et son effet sont pour vous.
guide-answer = Vous ne savez pas laquelle des deux c’est. Acceptée, ses points sont à vous et vous devez faire ce qu’elle dit. Refusée, elle revient à qui l’a proposée. Demandez-vous de laquelle il veut se défaire.
guide-un = Vous seul avez le moins de cartes, donc vous avez le jeton ONU. Vous pouvez prendre la carte avant que l’autre ne réponde. Vous ne la voyez pas avant.
guide-psychiatrist = Les jetons décident qui est de quel camp à la fin. Échangez-en deux que vous préférez voir ailleurs ; personne ne les regarde.
guide-politician = Les points vont à qui vous choisissez, et vous voyez son jeton. Les amis d’abord, si vous en connaissez un.
guide-detective = Regardez n’importe quel jeton, même le vôtre : il a pu être échangé.
guide-diplomat = Tous viennent de voir le jeton du centre. Vous le placez maintenant devant un voisin, et personne ne sait lequel.
guide-assassin = Vous seul savez ce que vaut la balle. Elle compte à la fin pour qui la reçoit.
mind-likelihood = Perspicace

## The own seat

seat-menu = Votre place
seat-rename = Changer de nom
mind-search = Visionnaire
mind-detective = Détective

## Un jeu pour lequel cette page n’a pas de table

plain-note = Il n’y a pas ici de table dessinée pour { $game }. Cette page donne ce que dit le serveur, tel que dans les messages.
plain-ask = On vous demande : { $ask }
plain-waits = D’autres décident.
plain-start = Au début
plain-latest = Ce qui vient de se passer
plain-sight = Ce que vous savez
plain-over = La partie est finie
absent-face = Il n’y a pas ici de table dessinée pour { $game } : on y joue avec des listes et des boutons.
absent-rules = Il n’y a pas ici de règles illustrées de { $game }.
absent-deal = Cette page ne sait pas comment { $game } est distribué : elle ne peut pas vérifier les cartes elles-mêmes.
absent-dossier = Pour ce jeu, la page ne calcule pas ce qui découle de ce que vous avez vu.
absent-judge = Dans ce jeu, les décisions ne peuvent pas être jugées.
absent-bots = Aucun bot ne joue à ce jeu.
