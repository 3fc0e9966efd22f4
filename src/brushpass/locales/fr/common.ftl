# Les mots des pages autour des jeux : accueil, salon, discussion, fin, analyse, écran partagé.

app-name = Brushpass
# This language, as its speakers call it.
language-name = Français
page-loading = Un instant…
part-missing = Une partie de cette page n’a pas pu être chargée.
part-again = Réessayer
skip-to-content = Aller au contenu
close = Fermer

## Titles of pages, as tabs show them

title-table = { $code } · Brushpass
title-screen = Écran partagé { $code } · Brushpass
title-review = Analyse { $code } · Brushpass
title-learn = Comment jouer à { $game } · Brushpass

## Options

options-open = Langue, apparence et son
options-title = Langue, apparence et son
options-language = Langue
options-theme = Couleurs
options-close = Terminé
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
options-sound = Son
option-off = Coupé
option-on = Activé
options-buzz = Vibration
options-speed = Rythme
speed-calm = Tranquille
speed-normal = Normal
speed-fast = Rapide
speed-none = Sans pauses
shortcuts-title = Raccourcis clavier
keys-talk = Dire quelque chose
keys-list = Règles et raccourcis

## Front page

front-page = Accueil
front-kicker = Rien que pour vos yeux
front-lead = Deux jeux d’espions : sur vos téléphones autour d’une table, en ligne entre amis, ou en solo contre des bots.
front-play = Jouer
front-anonymous = Incognito
front-join = Rejoindre une table
front-code = Code
front-join-go = Rejoindre
front-host = Ouvrir une table
front-learn = Comment jouer
front-learn-hint = Les deux jeux expliqués en images, ou joués pas à pas en quatre minutes.
front-learn-go = Lire les règles
front-rights = Les jeux appartiennent à leurs éditeurs. Les textes et dessins de ce site sont les nôtres.
own-tables = Vos tables
your-name = Votre nom
stage-lobby = pas commencée
stage-dealing = sur le point de commencer
stage-playing = en cours
stage-over = terminée

## Before the game

join-title = Prenez place
join-go = S’asseoir
join-full = Toutes les places sont prises.
join-watch = Regarder
watching = Vous regardez
table-problem = Cela n’a pas marché
lobby-start = Lancer la partie
lobby-free-seats = Attendez des joueurs ou donnez les places libres à des bots.
lobby-not-ready =
    { $count ->
        [one] { $count } personne doit encore confirmer.
       *[other] { $count } personnes doivent encore confirmer.
    }
lobby-ready = On peut commencer
lobby-is-ready = On peut commencer
lobby-wait-host = La personne qui anime la table lance la partie.
dealing-now = Donne en cours : chaque navigateur de la table apporte sa part.
dealing-away = On attend { $names }.
void-starts =
    { $count ->
        [one] Un lancement a été annulé. Le serveur a pu voir cette donne avant qu’elle ne soit abandonnée.
       *[other] { $count } lancements ont été annulés. Chaque fois, le serveur a pu voir la donne avant qu’elle ne soit abandonnée.
    }
lobby-leave = Quitter la table
leave-sure = Un bot jouera à votre place et vous ne pourrez pas revenir.
erase-own = Effacer mes données de cette table
erase-own-goes = Votre nom est remplacé par un nom de code et vos paroles par « … », ici et dans les enregistrements des parties terminées. C’est définitif.
erase-own-stays = Vos coups restent, sous le nom de code, avec les affirmations qui en faisaient partie : les parties appartiennent aussi aux autres. Ce que d’autres ont écrit ou enregistré reste aussi.
erase-own-leaves = Vous quittez la table.
erase-own-shared = Cela vaut pour toutes les personnes qui jouent sur cet appareil.
erase-own-sure = Effacer maintenant
erase-own-failed = Rien n’a été effacé.
lobby-level = Niveau des bots
lobby-match = À ma mesure
lobby-match-hint = Aussi forts que vous : { $level }. Après chaque partie entre vous et ces bots, cet appareil ajuste le niveau pour que vous gagniez aussi souvent que n’importe qui.
lobby-fill = Ajouter des bots ({ $count })
lobby-add-here = Une personne de plus sur cet appareil
lobby-add-here-hint = Faites passer l’appareil. Entre deux tours, l’écran est masqué, pour que personne ne voie les secrets des autres.
seat-free = Place libre
seat-add-bot = Ajouter un bot
seat-remove = Retirer { $name }
seat-ready = peut commencer
seat-not-ready = pas encore
seat-you = vous
seat-host = anime la table
seat-number = Place { $number }
seat-formerly = avant { $name }
presence-away = hors ligne
presence-minded = un bot joue

## Bots

mind-rookie = Recrue
mind-agent = Agent
mind-handler = Officier traitant
mind-spymaster = Maître-espion
mind-mastermind = Cerveau
mind-random = Hasard
mind-greedy = Avide
mind-belief = Rusé
mind-likelihood = Perspicace
mind-policy = Aguerri
mind-believer-search = Prévoyant
mind-search = Visionnaire
mind-unknown-pair = Curieux
mind-entropy = Minutieux
mind-truth-teller = Sincère
mind-liar = Mensonges
mind-open-race = Franc
mind-race = Rapide
# A level of bots has a name and a number, from 1 for a first evening to 8 for the strongest.
mind-numbered = { $title } { $number }

## Invitations

invite-title = Inviter
invite-code = Code
invite-qr = Code QR de la table { $code }
invite-share = Partager le lien
invite-copied = Lien copié
invite-screen = Ouvrir l’écran partagé

## Settings

settings-title = Réglages
settings-game = Jeu
settings-players = Joueurs
settings-deadline = Temps pour chaque décision
settings-no-deadline = sans limite
settings-seconds = { $seconds } s
settings-aids = Conseils et aide-mémoire
aids-off = aucun
aids-own = ce que j’ai vu
aids-full = tout
aids-off-hint = Comme à une vraie table : vous ne voyez les choses qu’une fois, et la page n’explique que ce que vous demandez.
aids-own-hint = La page dit ce que fait chaque carte et retient ce que vous avez vu.
aids-full-hint = La page dit aussi ce qu’une carte signifie pour vous, et tout ce qui découle de ce que vous avez vu.
settings-bots-talk = Les bots font des affirmations, vraies ou mensongères
settings-keep-talk = Garder les discussions libres dans l’enregistrement de la partie
settings-keep-talk-on = L’enregistrement garde les décisions, les affirmations et tout ce que vous écrivez. Après la partie, quiconque a le lien de cette table peut le lire.
settings-keep-talk-off = L’enregistrement garde les décisions et les affirmations. Le reste de ce que vous écrivez n’y figure pas.

## The connection

link-connecting = connexion…
link-live = en ligne
link-lost = connexion perdue, nouvel essai…

## Log and chat

log-title = Ce qui s’est passé
log-open = Journal et discussion
log-open-unread =
    { $count ->
        [one] Journal et discussion, un message non lu
       *[other] Journal et discussion, { $count } messages non lus
    }
talk-say = Votre message
talk-send = Envoyer
talk-claims = Affirmez quelque chose (le mensonge est permis)
talk-where = Sur qui
talk-what = Quoi
place-own = Vous
talk-claim-send = Dire « { $text } »
talk-claim-incomplete = Choisissez quoi affirmer
stamp-true = Vrai
stamp-false = Faux
log-true =
    { $you ->
        [yes] Ce que vous disiez était vrai : « { $text } »
       *[no] Ce que disait { $by } était vrai : « { $text } »
    }
log-false =
    { $you ->
        [yes] Ce que vous disiez était faux : « { $text } »
       *[no] Ce que disait { $by } était faux : « { $text } »
    }
seat-said = a dit : { $card }
claims-title = Affirmations
claims-count = Vrai : { $right } sur { $count }
claims-none = Rien d’affirmé jusqu’ici.
claims-liar = La palme du mensonge
say-title = À dire d’un geste
react-open = Faire une mimique
react-laugh = Rire
react-gasp = S’étonner
react-doubt = Douter
react-innocent = Prendre un air innocent
reaction-laugh =
    { $you ->
        [yes] Vous riez.
       *[no] { $by } rit.
    }
reaction-gasp =
    { $you ->
        [yes] Vous vous étonnez.
       *[no] { $by } s’étonne.
    }
reaction-doubt =
    { $you ->
        [yes] Vous doutez.
       *[no] { $by } doute.
    }
reaction-innocent =
    { $you ->
        [yes] Vous prenez un air innocent.
       *[no] { $by } prend un air innocent.
    }
announce-asked = À vous de jouer.
deadline =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
minded-you = Un bot joue à votre place.
minded-back = Reprendre la main
notice-said = { $by } : « { $text } »
notice-seated = { $name } s’assied.
notice-renamed = { $old } s’appelle maintenant { $name }.
notice-left = { $name } quitte la table.
notice-removed = { $name } doit quitter la table.
notice-new-host =
    { $you ->
        [yes] Vous animez maintenant la table.
       *[no] { $by } anime maintenant la table.
    }
notice-voted =
    { $you ->
        [yes] Vous votez pour exclure { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } vote pour vous exclure de la table.
               *[no] { $by } vote pour exclure { $to }.
            }
    }
notice-vote-back =
    { $you ->
        [yes] Vous retirez votre vote contre { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } retire son vote contre vous.
               *[no] { $by } retire son vote contre { $to }.
            }
    }
notice-dealing = La donne se prépare.
notice-start-void =
    { $why ->
        [wrong] Ce lancement est annulé : une part ne correspond pas à son sceau ({ $names }).
        [left] Ce lancement est annulé : quelqu’un a quitté la table ({ $names }).
       *[late] Ce lancement est annulé, faute de réponse à temps ({ $names }).
    }
notice-started = La partie { $round } commence.
notice-cleared = La partie { $round } peut commencer.
notice-taken-over =
    { $you ->
        [yes] Un bot joue maintenant à votre place.
       *[no] Un bot joue maintenant à la place de { $by }.
    }
notice-handed-back =
    { $you ->
        [yes] Vous reprenez la main.
       *[no] { $by } revient et reprend la main.
    }

## Who is host, and who may stay

people-title = À la table
person-options = Options pour { $name }
hand-over = Confier la table à { $name }
remove-hint = { $name } perd sa place, mais le code permet de se rasseoir.
vote-hint = Si plus de la moitié des autres votent pour, un bot joue à la place de { $name }, sans retour possible dans cette partie.
vote-look = Voter
vote-out = Voter pour exclure { $name }
vote-back = Retirer mon vote
vote-open =
    { $count ->
        [one] Une personne veut exclure { $name } de la table.
       *[other] { $count } personnes veulent exclure { $name } de la table.
    }
vote-open-you =
    { $count ->
        [one] Une personne veut vous exclure de la table.
       *[other] { $count } personnes veulent vous exclure de la table.
    }

## One device for several people

pass-to = Passez l’appareil à { $name }
pass-hint = Rien ne s’affiche tant que { $name } n’a pas dévoilé l’écran.
pass-uncover = Je suis { $name }
pass-cover = Masquer l’écran

## The shared screen

screen-title = Écran partagé de la table { $code }
screen-join = Scannez le code pour vous asseoir
screen-speak = Lire les textes à voix haute
screen-teaching = Le jeu en vingt secondes
screen-pause = Pause

## After the game

end-title = Après la partie
end-again = Rejouer
end-review = Analyser la partie
end-record = Télécharger la partie
fair-title = La donne était-elle honnête ?
fair-hint = Avant la partie, la table a scellé un secret et chaque navigateur de la table a scellé sa propre part. Tout n’a été ouvert qu’ensuite, et la donne en découle. Votre navigateur peut la refaire en entier.
fair-check = Vérifier ici
fair-checking = Vérification…
fair-commitment =
    { $found ->
        [right] Le secret correspond au sceau que la table a montré avant la donne.
        [unknown] Impossible de vérifier ici si la table a montré ce sceau avant la donne : ce navigateur ne l’a pas gardé.
       *[wrong] Le secret ne correspond pas au sceau que la table a montré avant la donne.
    }
fair-share =
    { $found ->
        [right] Votre propre part est dans la donne.
        [unknown] Impossible de vérifier ici si votre part est dans la donne : ce navigateur n’en a pas apporté.
       *[wrong] Votre propre part n’est pas dans la donne.
    }
fair-hashes =
    { $found ->
        [right] Les sceaux sont ceux que ce navigateur a vus avant de révéler votre part.
        [unknown] Impossible de vérifier ici si des sceaux ont été échangés : ce navigateur ne les a pas gardés.
       *[wrong] Les sceaux ne sont pas ceux que ce navigateur a vus avant de révéler votre part.
    }
fair-shares =
    { $found ->
        [right] Chaque part correspond à son sceau.
       *[wrong] Une part ne correspond pas à son sceau.
    }
fair-seed =
    { $found ->
        [right] La graine découle du secret et de toutes les parts.
       *[wrong] La graine ne découle pas du secret et de toutes les parts.
    }
fair-deal =
    { $found ->
        [right] Chaque carte et chaque jeton était là où la graine le place.
       *[wrong] Une carte ou un jeton n’était pas là où la graine le place.
    }
fair-seen =
    { $found ->
        [right] Ce que vous avez vu pendant la partie correspond à cette donne.
        [unknown] Impossible de vérifier ici si la partie a été jouée avec cette donne.
       *[wrong] Ce que vous avez vu pendant la partie ne correspond pas à cette donne.
    }
fair-voids =
    { $found ->
        [right] Tous les lancements annulés auxquels ce navigateur a pris part sont indiqués.
        [unknown] Impossible de vérifier ici si tous les lancements annulés sont indiqués.
       *[wrong] Il manque un lancement annulé auquel ce navigateur a pris part.
    }
fair-whole = Personne n’a choisi cette donne, pas même le serveur.
fair-chances =
    { $count ->
        [one] Tout concorde, mais un lancement a été annulé après la révélation de votre part. Le serveur a donc pu choisir entre deux donnes.
       *[other] Tout concorde, mais { $count } lancements ont été annulés après la révélation de votre part. Le serveur a donc pu choisir parmi plusieurs donnes.
    }
fair-as-seen = Tout concorde, pour autant que ce navigateur a vu les parties de cette table.
fair-unseen-ends =
    { $count ->
        [one] Ce navigateur a vu une partie précédente commencer à cette table, mais ne l’a pas vue finir. C’est normal si vous l’avez quittée, si vous étiez hors ligne à la fin ou si personne ne l’a terminée. Sinon, le serveur a pu l’abandonner pour obtenir une autre donne.
       *[other] Ce navigateur a vu { $count } parties précédentes commencer à cette table, mais ne les a pas vues finir. C’est normal si vous les avez quittées, si vous étiez hors ligne à la fin ou si personne ne les a terminées. Sinon, le serveur a pu les abandonner pour obtenir une autre donne.
    }
fair-void-starts =
    { $count ->
        [one] Un lancement a été annulé avant celui-ci.
       *[other] { $count } lancements ont été annulés avant celui-ci.
    }
fair-partly = Tout concorde. Mais seul un navigateur qui a pris part à la donne peut dire si elle était honnête.
fair-broken = Quelque chose ne concorde pas. Ne vous fiez pas à cette donne.
fair-old = Cette partie a été distribuée par une version plus ancienne. Son serveur aurait pu choisir la donne.
fair-shares-of = Parts apportées par { $names }.
fair-bots = Les bots n’apportent rien à la donne : { $names }.
fair-own-copy = Cette vérification a été faite par une page que le serveur vous a envoyée. Si vous préférez vous fier à votre propre copie de Brushpass, enregistrez votre reçu, téléchargez la partie et lancez : { $command }
fair-receipt = Enregistrer mon reçu
result-skip = Tout montrer
result-won = Vous gagnez !
result-lost = Vous perdez
result-winner = gagne
result-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
result-nobody = Personne ne gagne

## Looking back

review-title = Analyse
review-as = Vu par
review-truth = Tout révélé
review-public = Le public
review-step = Étape { $step } sur { $steps }
review-first = Au début
review-back = Une étape en arrière
review-next = Une étape en avant
review-last = À la fin
review-share = Partager cette analyse
review-none = Il n’y a pas de partie terminée ici.

## The reader’s own seat

you-name = { $name } (vous)
seat-menu = Votre place
seat-rename = Changer de nom
move-seat = Continuer sur un autre appareil
move-seat-hint = Scannez ce code avec l’autre appareil ou ouvrez-y le lien. Il ne sert qu’une fois.
move-seat-qr = Code QR du lien qui déplace votre place

## A game that this page has no table for

plain-note = Il n’y a pas ici de table dessinée pour { $game }. Cette page montre tel quel ce que dit le serveur.
plain-ask = On vous demande : { $ask }
plain-waits = D’autres décident.
plain-start = Au début
plain-latest = Ce qui vient de se passer
plain-sight = Ce que vous savez
plain-over = La partie est terminée
absent-face = Il n’y a pas ici de table dessinée pour { $game } : on y joue avec des listes et des boutons.
absent-rules = Il n’y a pas ici de règles illustrées de { $game }.
house-rules = À cette table, ces règles ne sont pas celles du livret :
absent-deal = Cette page ne connaît pas la distribution de { $game } : elle ne peut donc pas vérifier les cartes elles-mêmes.
absent-dossier = Pour ce jeu, la page ne calcule pas ce qui découle de ce que vous avez vu.
absent-judge = Dans ce jeu, les décisions ne peuvent pas être jugées.
absent-bots = Aucun bot ne joue à ce jeu.
