# SECRETS : noms, effets, questions et journal.

game-secrets = SECRETS
front-hint-secrets = SECRETS contre quatre bots. Sans compte, sans attente.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie

## Characters

kind-double-agent = Agent double
kind-politician = Politicien
kind-psychiatrist = Psychiatre
kind-detective = Détective
kind-journalist = Journaliste
kind-scientist = Scientifique
kind-diplomat = Diplomate
kind-assassin = Assassin
card-times = { $count } × { $card }

## What a character does, in one breath

effect-double-agent = Échangez votre jeton avec celui du centre, puis regardez le nouveau.
effect-politician = Donnez cette carte à un autre joueur, puis regardez son jeton en secret.
effect-psychiatrist = Deux autres joueurs échangent leurs jetons. Personne ne regarde.
effect-detective = Regardez en secret un jeton au choix : le vôtre, celui d’un autre joueur ou celui du centre.
effect-journalist = Tous les autres voient votre jeton. Pas vous.
effect-scientist = La première ne fait rien. Une deuxième face visible retourne tous vos personnages.
effect-diplomat = Le jeton du centre est montré à tous. Puis, en secret, vous l’échangez avec le jeton à votre gauche ou à votre droite.
effect-assassin = Regardez la balle du dessus et donnez-la, face cachée, à un autre joueur.
card-copies =
    { $count ->
        [one] { $count } exemplaire dans le jeu.
       *[other] { $count } exemplaires dans le jeu.
    }
card-value = Valeur { $value }

## What would happen to this player

does-double-agent =
    { $you ->
        [yes] Vous échangez votre jeton avec le centre et regardez le nouveau.
       *[no] { $by } échange son jeton avec le centre et regarde le nouveau.
    }
does-politician =
    { $you ->
        [yes] Vous donnez la carte et regardez le jeton de la personne qui la reçoit.
       *[no] { $by } donne la carte et regarde le jeton de la personne qui la reçoit.
    }
does-psychiatrist =
    { $you ->
        [yes] Vous échangez les jetons de deux autres personnes.
       *[no] { $by } échange les jetons de deux autres personnes ; l’un est peut-être le vôtre.
    }
does-detective =
    { $you ->
        [yes] Vous regardez un jeton au choix.
       *[no] { $by } regarde un jeton au choix.
    }
does-journalist =
    { $you ->
        [yes] Tous les autres voient votre jeton, pas vous.
       *[no] Vous et tous les autres voyez le jeton de { $by }.
    }
does-scientist = Une première Scientifique rapporte ses points, rien de plus.
does-diplomat =
    { $you ->
        [yes] Le centre est montré, puis vous l’échangez avec un jeton voisin.
       *[no] Le centre est montré, puis { $by } l’échange en secret avec un jeton voisin.
    }
does-assassin =
    { $you ->
        [yes] Vous regardez une balle et la donnez à quelqu’un.
       *[no] { $by } regarde une balle et la donne à quelqu’un, peut-être à vous.
    }
forecast-score =
    { $you ->
        [yes] Vos points visibles : { $before } → { $after }
       *[no] Points visibles de { $by } : { $before } → { $after }
    }
forecast-pair = Cela fait une paire : les deux sont retournées à la fin du tour.
forecast-scientists =
    { $you ->
        [yes] Votre deuxième Scientifique : tous vos personnages sont retournés.
       *[no] Deuxième Scientifique de { $by } : tous ses personnages sont retournés.
    }
forecast-ends = C’est la dernière carte : la partie se termine après ce tour.
forecast-un = { $name } décide : la prendre, ou la refuser et la rendre à { $by }.
if-it-is = Si c’est celle-ci : { $card }
then-accept = Si vous acceptez
then-refuse = Si vous refusez
then-intervene = Si vous intervenez
then-stand-by = Si vous laissez faire

## Prompts

ask-offer = À vous : proposez l’une des deux
ask-un = Intervenir avec le jeton Nations unies ?
ask-answer = Acceptez-vous la carte ou la refusez-vous ?
ask-psychiatrist = Psychiatre : quels jetons échangez-vous ?
ask-politician = Politicien : à qui donnez-vous cette carte ?
ask-detective = Détective : quel jeton regardez-vous ?
ask-diplomat = Diplomate : avec quel jeton voisin échangez-vous le centre ?
ask-assassin = Assassin : à qui donnez-vous la balle ?
point-psychiatrist = Choisissez deux joueurs
point-politician = Choisissez un joueur
point-detective = Choisissez un jeton
point-diplomat = Choisissez un voisin
point-assassin = Choisissez un joueur
point-own = Votre propre jeton
confirm-psychiatrist = Échanger { $a } ↔ { $b }
confirm-politician = Donner la carte à { $a }
confirm-detective =
    { $slot ->
        [own] Regarder votre propre jeton
        [centre] Regarder le jeton du centre
       *[seat] Regarder le jeton de { $whose }
    }
confirm-diplomat = Échanger en secret avec { $a }
confirm-assassin = Donner la balle à { $a }
choose-accept = Accepter
choose-refuse = Refuser
choose-intervene = Intervenir : prendre la carte
choose-stand-by = Laisser faire
offer-which = Quelle carte ?
offer-to = À qui ?
offer-say = Que prétendez-vous ?
offer-say-nothing = Ne rien dire
offer-say-card = « { $card } »
offer-confirm = Proposer { $card } à { $name }
offer-incomplete = Choisissez une carte et un joueur
offer-claims =
    { $you ->
        [yes] Vous dites : « { $claim } ».
       *[no] { $by } dit : « { $claim } ».
    }
offer-silent =
    { $you ->
        [yes] Vous ne dites rien de la carte.
       *[no] { $by } ne dit rien de la carte.
    }
un-target = La carte est proposée à { $name }.
bullet-yours = Vous avez pioché { $value }.
bullet-of = Balle { $value }
waits-offer =
    { $you ->
        [yes] À vous de faire une proposition.
       *[no] En attente de la proposition de { $by }.
    }
waits-un =
    { $you ->
        [yes] Vous avez le jeton Nations unies et pouvez intervenir.
       *[no] { $by } a le jeton Nations unies et peut intervenir.
    }
waits-answer =
    { $you ->
        [yes] Vous devez accepter ou refuser.
       *[no] { $by } doit accepter ou refuser.
    }
waits-effect =
    { $you ->
        [yes] Vous appliquez la carte { $card }.
       *[no] { $by } applique la carte { $card }.
    }

## Keyboard shortcuts

keys-card = Choisir une des deux cartes
keys-seats = Choisir un joueur, à partir de ta gauche
keys-centre = Choisir le centre ou toi
keys-claims = Ne rien dire ou nommer une des deux cartes
keys-answer = Accepter ou refuser
keys-un = Intervenir ou laisser faire
keys-arrows = D’une place que tu peux choisir à la suivante

## At the table

centre-title = Centre de la table
centre-details = Voir le centre de plus près
centre-point = Choisir le centre
place-centre = Centre
spot =
    { $slot ->
        [own] devant vous
        [centre] au centre
       *[seat] devant { $whose }
    }
un-token = Jeton Nations unies
# Under the token, where there is little room.
un-short = ONU
un-in-centre = Le jeton Nations unies est au centre
un-next =
    { $you ->
        [yes] Pour l’instant, le jeton Nations unies est pour vous : vous avez le moins de cartes.
       *[no] Pour l’instant, le jeton Nations unies est pour { $by }, qui a le moins de cartes.
    }
un-next-keeps =
    { $you ->
        [yes] Vous avez le moins de cartes et gardez le jeton Nations unies.
       *[no] { $by } a le moins de cartes et garde le jeton Nations unies.
    }
un-next-nobody = Égalité pour le moins de cartes : personne ne reçoit le jeton Nations unies.
deck-characters =
    { $count ->
        [one] { $count } carte dans la pioche Personnages
       *[other] { $count } cartes dans la pioche Personnages
    }
deck-bullets =
    { $count ->
        [one] { $count } carte dans la pioche Balles
       *[other] { $count } cartes dans la pioche Balles
    }
bullet = Balle
bullet-hidden = Valeur inconnue jusqu’à la fin.
card-down = { $card }, face cachée
card-unknown = Carte face cachée
card-worth-nothing = face cachée, vaut 0
no-cards = aucune carte
others-title = Les autres joueurs
seat-acts = agit
seat-offered = carte proposée
seat-active =
    { $you ->
        [yes] à vous
       *[no] c’est son tour
    }
seat-one-left = à 1 carte de la fin
seat-point =
    { $you ->
        [yes] Choisir votre propre place
       *[no] Choisir { $by }
    }
seat-details = Voir de plus près : { $name }
seat-summary =
    { $you ->
        [yes] Vous : points visibles { $score }, cartes { $count } sur { $limit }
       *[no] { $by } : points visibles { $score }, cartes { $count } sur { $limit }
    }
slot-shown = Jeton : { $face }
slot-sure = Jeton face cachée. Vous le connaissez : { $face }
slot-maybe = Jeton face cachée. Peut-être { $faces }
slot-odds = Jeton face cachée. CIA { $cia } %, KGB { $kgb } %, Hippie { $hippie } %
slot-hidden = Jeton face cachée
notes-own = Vos notes
notes-own-hint = Elles restent sur cet appareil. Personne d’autre ne les voit.
details-token = Où ce jeton a été vu
details-display = Cartes
details-bottom = La pioche
details-bottom-list =
    { $fresh ->
        [0] À partir du dessus, dans l’ordre : { $cards }
        [one] { $fresh } carte que personne n’a vue ; en dessous, dans l’ordre : { $cards }
       *[other] { $fresh } cartes que personne n’a vues ; en dessous, dans l’ordre : { $cards }
    }
sighting =
    { $slot ->
        [own] Tour { $turn } : { $face }, devant vous.
        [centre] Tour { $turn } : { $face }, au centre.
       *[seat] Tour { $turn } : { $face }, devant { $whose }.
    }
sighting-start =
    { $slot ->
        [own] Au début : { $face }, devant vous.
        [centre] Au début : { $face }, au centre.
       *[seat] Au début : { $face }, devant { $whose }.
    }
sighting-sure = Il est ici maintenant.
sighting-maybe = Il a pu être échangé depuis. Il est maintenant à l’un de ces endroits :
sighting-none = Vous n’avez pas vu le jeton qui est ici maintenant.
sighting-off = Pas de notes à cette table : à vous de vous souvenir !
memo-close = C’est noté

## Early intelligence: the first page

briefing-stamp = Secret
briefing-title = Premiers renseignements
briefing-own = Votre jeton : { $face }
briefing-right = { $name }, à votre droite : { $face }
briefing-centre = Le centre, montré à tous : { $face }
briefing-pool = Jetons en jeu : CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. L’un d’eux est au centre.
briefing-goal-false = CIA contre KGB : chaque équipe additionne ses points, et le total le plus élevé gagne. Un Hippie joue en solitaire et gagne avec le score le plus bas de tous.
briefing-goal-among-hippies = CIA contre KGB : chaque équipe additionne ses points, et le total le plus élevé gagne. Les Hippies gagnent avec le score le plus bas de tous, même à égalité, mais seulement entre eux.
briefing-goal-true = CIA contre KGB : chaque équipe additionne ses points, et le total le plus élevé gagne. Chaque Hippie au score le plus bas de tous gagne, même à égalité avec quelqu’un d’autre.
briefing-score = Votre score est la somme de vos personnages visibles et de vos balles ; les personnages face cachée valent 0. La partie se termine quand quelqu’un a { $limit } cartes.
briefing-close = Compris

## The log

log-began = Une nouvelle partie à { $players } commence.
log-drawn =
    { $you ->
        [yes] Tour { $turn } : vous révélez { $cards }.
       *[no] Tour { $turn } : { $by } révèle { $cards }.
    }
log-offered =
    { $you ->
        [yes] Vous proposez une carte à { $to } sans un mot.
       *[no]
            { $toyou ->
                [yes] { $by } vous propose une carte sans un mot.
               *[no] { $by } propose une carte à { $to } sans un mot.
            }
    }
log-offered-claim =
    { $you ->
        [yes] Vous proposez une carte à { $to } et dites : « { $claim } ».
       *[no]
            { $toyou ->
                [yes] { $by } vous propose une carte et dit : « { $claim } ».
               *[no] { $by } propose une carte à { $to } et dit : « { $claim } ».
            }
    }
log-offered-card =
    { $you ->
        [yes] Vous proposez une carte à { $to } sans un mot : { $card }.
       *[no] { $by } propose une carte à { $to } sans un mot : { $card }.
    }
log-offered-card-claim =
    { $you ->
        [yes] Vous proposez une carte ({ $card }) à { $to } et dites : « { $claim } ».
       *[no] { $by } propose une carte ({ $card }) à { $to } et dit : « { $claim } ».
    }
log-intervened =
    { $you ->
        [yes] Vous intervenez avec le jeton Nations unies et prenez la carte.
       *[no] { $by } intervient avec le jeton Nations unies et prend la carte.
    }
log-stood-by =
    { $you ->
        [yes] Vous laissez faire.
       *[no] { $by } a le jeton Nations unies, mais laisse faire.
    }
log-accepted =
    { $you ->
        [yes] Vous acceptez.
       *[no] { $by } accepte.
    }
log-refused =
    { $you ->
        [yes] Vous refusez.
       *[no] { $by } refuse.
    }
log-revealed =
    { $you ->
        [yes] C’est la carte { $card }, et elle est pour vous.
       *[no] C’est la carte { $card }, et elle va à { $by }.
    }
log-handed =
    { $you ->
        [yes] Vous donnez le Politicien à { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } vous donne le Politicien.
               *[no] { $by } donne le Politicien à { $to }.
            }
    }
log-shot =
    { $you ->
        [yes] Vous donnez la balle à { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } vous donne la balle.
               *[no] { $by } donne la balle à { $to }.
            }
    }
log-bullet-drawn =
    { $you ->
        [yes] Vous regardez la balle du dessus.
       *[no] { $by } regarde la balle du dessus.
    }
log-bullet-seen =
    { $you ->
        [yes] Vous regardez la balle du dessus : { $value }.
       *[no] { $by } regarde la balle du dessus : { $value }.
    }
log-flipped-pair =
    { $you ->
        [yes] Votre paire est retournée : { $cards }.
       *[no] La paire de { $by } est retournée : { $cards }.
    }
log-flipped-scientists =
    { $you ->
        [yes] Deux Scientifiques ! Tous vos personnages sont retournés : { $cards }.
       *[no] Deux Scientifiques ! Tous les personnages de { $by } sont retournés : { $cards }.
    }
log-un-moved =
    { $you ->
        [yes] Vous prenez le jeton Nations unies : vous avez le moins de cartes.
       *[no] { $by } prend le jeton Nations unies : personne d’autre n’a si peu de cartes.
    }
log-un-centre = Le jeton Nations unies revient au centre.
log-ended = La partie est terminée. Tous les jetons et toutes les balles sont révélés.
log-looked =
    { $you ->
        [yes]
            { $slot ->
                [own] Vous regardez votre propre jeton.
                [centre] Vous regardez le jeton du centre.
               *[seat] Vous regardez le jeton de { $whose }.
            }
       *[no]
            { $slot ->
                [own] { $by } regarde son propre jeton.
                [reader] { $by } regarde votre jeton.
                [centre] { $by } regarde le jeton du centre.
               *[seat] { $by } regarde le jeton de { $whose }.
            }
    }
log-looked-face =
    { $you ->
        [yes]
            { $slot ->
                [own] Vous regardez votre propre jeton : { $face }.
                [centre] Vous regardez le jeton du centre : { $face }.
               *[seat] Vous regardez le jeton de { $whose } : { $face }.
            }
       *[no]
            { $slot ->
                [own] { $by } regarde son propre jeton : { $face }.
                [reader] { $by } regarde votre jeton : { $face }.
                [centre] { $by } regarde le jeton du centre : { $face }.
               *[seat] { $by } regarde le jeton de { $whose } : { $face }.
            }
    }
log-exposed =
    { $you ->
        [yes] Votre jeton est montré à tous les autres. Vous ne le voyez pas.
       *[no] Le jeton de { $by } est montré à tous les autres.
    }
log-exposed-face =
    { $you ->
        [yes] Votre jeton est montré à tous les autres : { $face }.
       *[no] Le jeton de { $by } est montré à tous les autres : { $face }.
    }
log-centre-shown = Le jeton du centre est montré à tous : { $face }.
log-swapped =
    { $you ->
        [yes] Vous échangez les jetons de { $a } et { $b }.
       *[no]
            { $toyou ->
                [yes] { $by } échange votre jeton avec celui de { $b }.
               *[no] { $by } échange les jetons de { $a } et { $b }.
            }
    }
log-swapped-centre =
    { $you ->
        [yes] Vous échangez votre jeton avec celui du centre.
       *[no] { $by } échange son jeton avec celui du centre.
    }
log-diverted =
    { $toyou ->
        [yes] En secret, { $by } échange le jeton du centre avec le vôtre ou celui de { $b }.
       *[no] En secret, { $by } échange le jeton du centre avec celui de { $a } ou de { $b }.
    }
log-diverted-own =
    { $you ->
        [yes] En secret, vous échangez le jeton du centre avec celui de { $to }.
       *[no] En secret, { $by } échange le jeton du centre avec celui de { $to }.
    }

## Claims, in the speaker’s own words

claim-offer-is = C’est la carte { $card }.
claim-token-is =
    { $slot ->
        [own] Mon jeton est { $face }.
        [reader] Ton jeton est { $face }.
        [centre] Le jeton du centre est { $face }.
       *[seat] Le jeton de { $whose } est { $face }.
    }
claim-saw-token =
    { $slot ->
        [own] J’ai vu mon jeton : { $face }.
        [reader] J’ai vu ton jeton : { $face }.
        [centre] J’ai vu le jeton du centre : { $face }.
       *[seat] J’ai vu le jeton de { $whose } : { $face }.
    }
claim-take-it = Prends-la !
claim-refuse-it = Ne la prends pas !
claim-offer-me = Propose-moi la carte { $card } !
phrase-offer-is = La carte est…
phrase-token-is = Ce jeton est…
phrase-saw-token = J’ai vu…
phrase-offer-me = Propose-moi…

## How it ended

result-reveal = Les identités se révèlent…
result-sum = { $face } : { $points }
reason-hippie-lowest =
    { $tied ->
        [yes] Il y a égalité au score le plus bas, et à cette table cela suffit à un Hippie pour gagner.
       *[no] Un Hippie a le score le plus bas, sans égalité : le Hippie gagne.
    }
reason-cia-ahead = La CIA a le total le plus élevé : toute l’équipe CIA gagne.
reason-kgb-ahead = Le KGB a le total le plus élevé : toute l’équipe KGB gagne.
reason-sides-level = CIA et KGB à égalité : tout le monde perd.
rule-tied-hippies-win = Si des Hippies partagent le score le plus bas
rule-tied-hippies-win-false = L’égalité perd : un Hippie doit être seul au plus bas
rule-tied-hippies-win-among-hippies = Les Hippies à égalité seulement entre eux gagnent ensemble
rule-tied-hippies-win-true = Toute égalité suffit : chaque Hippie au score le plus bas gagne
rule-last-pairs-stay = Une paire formée au dernier tour reste face visible et compte
rule-begins = Qui commence
rule-begins-chance = Le hasard décide
rule-begins-winner = Qui a gagné la dernière partie commence ; à défaut, le hasard décide
rule-begins-seat = { $name } commence

## Phases

phase-setup = Mise en place
phase-offer = La Proposition
phase-un = Intervention des Nations unies
phase-answer = La réponse
phase-effect = L’effet

## The rules in brief, over the table

help-look = Touchez une place ou le centre : vous voyez ce qui s’y trouve et ce que vous savez de son jeton.

## What a card means for the reader

means-more = En tant que { $face }, vous voulez plus de points.
means-fewer = En tant que Hippie, vous voulez moins de points.
means-unsure = Rien ne dit qui vous êtes maintenant : des points peuvent vous aider ou vous nuire.
means-good = Bon pour vous, d’après ce que vous savez.
means-bad = Mauvais pour vous, d’après ce que vous savez.

## La fin en trois échelons, et le chemin des jetons

ladder-alone = Score le plus bas : { $score }. { $names } ne le partage avec personne et joue Hippie : le Hippie gagne.
ladder-shared-wins = Score le plus bas : { $score }. { $names } le partagent, et à cette table cela suffit à un Hippie.
ladder-shared = Score le plus bas : { $score }. { $names } le partagent : aucun Hippie ne gagne.
ladder-other = Score le plus bas : { $score }. C’est celui de { $names }, qui n’est pas Hippie.
ladder-others = Score le plus bas : { $score }. { $names } le partagent, et il n’y a là aucun Hippie.
path-title = Le chemin des jetons
path-start = Au départ : { $face }.
path-turn =
    { $you ->
        [yes] Tour { $turn } : { $face }, de ta propre main.
       *[no] Tour { $turn } : { $face }, par { $by }.
    }
path-same = { $face } du début à la fin.

## On a television between two games

loop-s-token = Votre jeton est votre secret : CIA, KGB ou Hippie.
loop-s-offer = Deux cartes : vous en proposez une face cachée, et le mensonge est permis.
loop-s-answer = Accepter ou refuser. Qui la prend fait ce qu’elle dit.
loop-s-swap = Les jetons changent de place. Êtes-vous encore qui vous étiez ?
loop-s-end-false = Quand quelqu’un reçoit sa dernière carte, l’équipe qui a le plus de points gagne, ou le Hippie qui en a le moins.
loop-s-end-among-hippies = Quand quelqu’un reçoit sa dernière carte, l’équipe qui a le plus de points gagne, ou les Hippies qui en ont moins que tous les autres.
loop-s-end-true = Quand quelqu’un reçoit sa dernière carte, l’équipe qui a le plus de points gagne, ou chaque Hippie qui en a le moins.

## A little more about each card

more-double-agent = Si vous connaissiez votre ancien jeton, vous savez ce qui est au centre. Tout le monde voit l’échange ; personne d’autre ne voit votre nouveau jeton.
more-politician = Vous ne le gardez jamais : points, carte et paires vont à la personne à qui vous le donnez. Elle n’en applique pas l’effet.
more-psychiatrist = Votre jeton et celui du centre ne peuvent pas être l’un des deux. Les deux personnes ont peut-être maintenant un jeton qu’elles ne connaissent pas.
more-detective = Tout le monde voit quel jeton vous regardez ; personne d’autre n’en voit la face.
more-journalist = Tout le monde sait peut-être qui vous êtes, sauf vous.
more-scientist = Cinq points, c’est beaucoup, et la carte existe en six exemplaires. Une troisième, à côté de deux face cachée, rapporte de nouveau.
more-diplomat = Tout le monde apprend quel jeton était au centre, et qu’il est maintenant à votre gauche ou à votre droite, mais pas de quel côté. Vous ne regardez pas le jeton qui va au centre.
more-assassin = Les balles valent 0, −1, −2 et −3. L’Assassin reste devant vous. La balle devient une carte de la personne qui la reçoit. Vous en avez vu la valeur ; jusqu’à la fin, personne d’autre ne peut la regarder, pas même la personne qui l’a reçue.

## Levels of bots

level-secrets-rookie = Oublie ce qu’on lui a montré, évite les cartes qu’il ne voit pas et hésite : idéal pour une première soirée.
level-secrets-agent = Retient presque tout et hésite moins.
level-secrets-handler =
    { $players ->
        [4] Déduit exactement ce qui peut se trouver où et devine un peu pourquoi les autres ont choisi ainsi.
        [5] Déduit exactement ce qui peut se trouver où et devine un peu pourquoi les autres ont choisi ainsi.
       *[other] Déduit ce qui peut se trouver où et n’oublie presque rien.
    }
level-secrets-handler-6 =
    { $players ->
        [4] Se demande pourquoi les autres ont choisi ainsi et anticipe dans quelques rares décisions.
        [5] Se demande pourquoi les autres ont choisi ainsi et anticipe dans quelques rares décisions.
       *[other] Déduit exactement ce qui peut se trouver où et devine un peu pourquoi les autres ont choisi ainsi.
    }
level-secrets-spymaster = Se demande pourquoi les autres ont choisi ainsi et anticipe dans certaines décisions.
level-secrets-mastermind = Se demande pourquoi les autres ont choisi ainsi et anticipe à chaque décision.
