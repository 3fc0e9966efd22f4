# SECRETS : noms, effets, questions et journal.

game-secrets = SECRETS
front-hint-secrets = SECRETS contre quatre bots. Sans compte, sans attente.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie
face-hidden = Jeton face cachée

## Characters

kind-double-agent = Agent double
kind-politician = Politicien
kind-psychiatrist = Psychiatre
kind-detective = Détective
kind-journalist = Journaliste
kind-scientist = Scientifique
kind-diplomat = Diplomate
kind-assassin = Assassin

## What a character does, in one breath

effect-double-agent = Échangez votre jeton avec celui du centre, puis regardez le nouveau.
effect-politician = Donnez cette carte à un autre joueur et regardez son jeton en secret.
effect-psychiatrist = Deux autres joueurs échangent leurs jetons. Personne ne regarde.
effect-detective = Regardez en secret un jeton au choix : le vôtre, celui d’un autre ou celui du centre.
effect-journalist = Tous les autres voient votre jeton. Pas vous.
effect-scientist = La première ne fait rien. Une deuxième face visible retourne tous vos personnages.
effect-diplomat = Le jeton du centre est montré à tous. Puis, à l’insu de tous, vous l’échangez avec celui de votre voisin de gauche ou de droite.
effect-assassin = Regardez la balle du dessus et donnez-la, face cachée, à un autre joueur.
card-copies =
    { $count ->
        [one] Il y en a une dans la pioche.
       *[other] Il y en a { $count } dans la pioche.
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
        [yes] Vous passez la carte à quelqu’un et regardez son jeton.
       *[no] { $by } passe la carte à quelqu’un et regarde son jeton.
    }
does-psychiatrist =
    { $you ->
        [yes] Vous faites échanger leurs jetons à deux autres.
       *[no] { $by } fait échanger leurs jetons à deux autres, peut-être vous.
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
does-scientist = La carte ne rapporte que ses points.
does-diplomat =
    { $you ->
        [yes] Le centre est montré, et vous l’échangez avec le jeton d’un voisin.
       *[no] Le centre est montré, et { $by } l’échange à l’insu de tous avec le jeton d’un voisin.
    }
does-assassin =
    { $you ->
        [yes] Vous regardez une balle et la donnez à quelqu’un.
       *[no] { $by } regarde une balle et la donne à quelqu’un, peut-être à vous.
    }
forecast-score =
    { $you ->
        [yes] Vos points visibles : { $from } → { $to }
       *[no] Points visibles de { $by } : { $from } → { $to }
    }
forecast-pair = Une paire : les deux sont retournées à la fin du tour.
forecast-scientists = Deuxième Scientifique : tous les personnages de cette zone sont retournés.
forecast-ends = C’est la dernière carte : la partie finit après ce tour.
forecast-un = { $name } répond : acceptée, elle y reste ; refusée, elle revient à { $by }.
if-it-is = Si c’est : { $card }
then-accept = Accepter
then-refuse = Refuser
then-intervene = Intervenir
then-stand-by = Laisser faire

## Prompts

ask-offer = À vous : proposez l’une des deux
ask-un = L’ONU intervient-elle ?
ask-answer = Acceptez-vous la carte ou la refusez-vous ?
ask-psychiatrist = Psychiatre : quels sont les deux qui échangent ?
ask-politician = Politicien : à qui donnez-vous cette carte ?
ask-detective = Détective : quel jeton regardez-vous ?
ask-diplomat = Diplomate : avec quel voisin échangez-vous le centre ?
ask-assassin = Assassin : à qui donnez-vous la balle ?
point-psychiatrist = Choisissez deux joueurs
point-politician = Choisissez un joueur
point-detective = Choisissez un jeton
point-diplomat = Choisissez un voisin
point-assassin = Choisissez un joueur
confirm-psychiatrist = Échanger : { $a } ↔ { $b }
confirm-politician = La donner à { $a }
confirm-detective = Regarder : { $a }
confirm-diplomat = Échanger en secret avec { $a }
confirm-assassin = Donner la balle à { $a }
choose-accept = Accepter
choose-refuse = Refuser
choose-intervene = Intervenir : prendre la carte
choose-stand-by = Laisser faire
offer-which = Quelle carte ?
offer-to = À qui ?
offer-say = Que dites-vous que c’est ?
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
un-target = Elle est proposée à { $name }.
bullet-yours = Vous avez pioché { $value }.
bullet-of = Balle { $value }
waits-offer = En attente de l’offre de { $name }.
waits-un = Le joueur ONU, { $name }, peut intervenir.
waits-answer = { $name } doit accepter ou refuser.
waits-effect = { $name } applique : { $card }.

## At the table

centre-title = Centre de la table
centre-details = Voir le centre de plus près
centre-point = Choisir le centre
place-centre = le centre
place-you = vous
token-at-centre = le jeton du centre
token-at-seat =
    { $you ->
        [yes] votre jeton
       *[no] le jeton de { $by }
    }
un-token = Jeton ONU
un-in-centre = Le jeton ONU est au centre
un-next =
    { $you ->
        [yes] Moins de cartes à présent : le jeton ONU serait pour vous.
       *[no] Moins de cartes à présent : le jeton ONU irait à { $by }.
    }
un-next-nobody = Personne n’a seul le moins de cartes : le jeton ONU reste au centre.
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
seat-offered = doit répondre
seat-active = actif
seat-one-left = plus qu’une carte
seat-point =
    { $you ->
        [yes] Vous choisir vous-même
       *[no] Choisir { $by }
    }
seat-details = Voir de plus près : { $name }
seat-summary =
    { $you ->
        [yes] Vous
       *[no] { $by }
    } : { $score } visibles, { $count } cartes sur { $limit } : { $cards }
slot-shown = Jeton : { $face }
slot-sure = Jeton face cachée. Vous le connaissez : { $face }
slot-maybe = Jeton face cachée. Peut-être : { $faces }
slot-hidden = Jeton face cachée
details-token = Ce que vous avez vu de ce jeton
details-display = Cartes
details-bottom = La pioche
details-bottom-list =
    { $fresh ->
        [one] { $fresh } carte jamais vue au-dessus
       *[other] { $fresh } cartes jamais vues au-dessus
    } ; en dessous, dans l’ordre : { $cards }
sighting = Tour { $turn } : { $face }, vu chez : { $place }.
sighting-start = Au début : { $face }, vu chez : { $place }.
sighting-sure = Il est ici maintenant.
sighting-maybe = Il est maintenant à l’un de ces endroits : { $places }.
sighting-none = Vous n’avez rien vu qui soit ici.
sighting-off = À cette table on joue sans notes : souvenez-vous.
memo-close = Ranger

## Early intelligence: the first page

briefing-stamp = Secret
briefing-title = Premiers renseignements
briefing-own = Votre jeton : { $face }
briefing-right = { $name }, à votre droite : { $face }
briefing-centre = Le centre, montré à tous : { $face }
briefing-pool = En jeu : CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. L’un d’eux est au centre.
briefing-goal = CIA et KGB veulent ensemble le plus de points ; un Hippie en veut, seul, le moins. La partie finit quand un joueur a { $limit } cartes.
briefing-close = Compris

## The log

log-began = La table est mise pour { $players } joueurs.
log-drawn =
    Tour { $turn }. { $you ->
        [yes] Vous révélez
       *[no] { $by } révèle
    } : { $cards }.
log-offered =
    { $you ->
        [yes] Vous proposez une carte à { $to } sans un mot.
       *[no] { $toyou ->
            [yes] { $by } vous propose une carte sans un mot.
           *[no] { $by } propose une carte à { $to } sans un mot.
        }
    }
log-offered-claim =
    { $you ->
        [yes] Vous proposez une carte à { $to } et dites : « { $claim } ».
       *[no] { $toyou ->
            [yes] { $by } vous propose une carte et dit : « { $claim } ».
           *[no] { $by } propose une carte à { $to } et dit : « { $claim } ».
        }
    }
log-offered-card = En vérité : { $card }.
log-intervened =
    { $you ->
        [yes] Vous intervenez pour l’ONU et prenez la carte.
       *[no] { $by } intervient pour l’ONU et prend la carte.
    }
log-stood-by =
    { $you ->
        [yes] Vous n’intervenez pas pour l’ONU.
       *[no] { $by } n’intervient pas pour l’ONU.
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
    La carte est : { $card }. { $you ->
        [yes] Vous la prenez.
       *[no] { $by } la prend.
    }
log-handed =
    { $you ->
        [yes] Vous donnez le Politicien à { $to }.
       *[no] { $toyou ->
            [yes] { $by } vous donne le Politicien.
           *[no] { $by } donne le Politicien à { $to }.
        }
    }
log-shot =
    { $you ->
        [yes] Vous donnez la balle à { $to }.
       *[no] { $toyou ->
            [yes] { $by } vous donne la balle.
           *[no] { $by } donne la balle à { $to }.
        }
    }
log-bullet-drawn =
    { $you ->
        [yes] Vous regardez la balle du dessus.
       *[no] { $by } regarde la balle du dessus.
    }
log-bullet-seen = Vous regardez la balle du dessus : { $value }.
log-flipped-pair =
    Une paire { $you ->
        [yes] à vous
       *[no] de { $by }
    } est retournée : { $cards }.
log-flipped-scientists =
    Deux Scientifiques : tous { $you ->
        [yes] vos personnages
       *[no] les personnages de { $by }
    } sont retournés : { $cards }.
log-un-moved =
    { $you ->
        [yes] Vous prenez le jeton ONU : vous avez le moins de cartes.
       *[no] { $by } prend le jeton ONU : le moins de cartes.
    }
log-un-centre = Le jeton ONU revient au centre.
log-ended = La partie est finie. Tous les jetons et toutes les balles sont révélés.
log-looked =
    { $own ->
        [yes] { $you ->
            [yes] Vous regardez votre propre jeton.
           *[no] { $by } regarde son propre jeton.
        }
       *[no] { $you ->
            [yes] Vous regardez { $token }.
           *[no] { $by } regarde { $token }.
        }
    }
log-looked-face =
    { $own ->
        [yes] { $you ->
            [yes] Vous regardez votre propre jeton : { $face }.
           *[no] { $by } regarde son propre jeton : { $face }.
        }
       *[no] { $you ->
            [yes] Vous regardez { $token } : { $face }.
           *[no] { $by } regarde { $token } : { $face }.
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
        [yes] Vous échangez deux jetons :
       *[no] { $by } échange deux jetons :
    } { $a } ↔ { $b }.
log-swapped-centre =
    { $you ->
        [yes] Vous échangez votre jeton avec le centre.
       *[no] { $by } échange son jeton avec le centre.
    }
log-diverted =
    { $you ->
        [yes] Vous avez échangé le jeton du centre avec celui d’un voisin :
       *[no] { $by } a échangé en secret le jeton du centre avec celui d’un voisin :
    } { $a } / { $b }.
log-diverted-own = En secret, vous échangez le jeton du centre avec celui de { $other }.

## Claims

claim-offer-is = La carte proposée est : { $card }.
claim-token-is = Le jeton chez { $place } est { $face }.
claim-saw-token = J’ai vu le jeton chez { $place } : { $face }.
claim-take-it = Prenez-la !
claim-refuse-it = Refusez-la !

## How it ended

reason-hippie-lowest = Le score le plus bas est celui d’un seul Hippie : le Hippie gagne.
reason-cia-ahead = La CIA a plus de points : tous les joueurs CIA gagnent.
reason-kgb-ahead = Le KGB a plus de points : tous les joueurs KGB gagnent.
reason-sides-level = CIA et KGB à égalité : tout le monde perd.
rule-tied-hippies-win = Les Hippies à égalité au score le plus bas gagnent aussi

## Phases

phase-setup = Mise en place
phase-offer = L’offre
phase-un = Intervention de l’ONU
phase-answer = La réponse
phase-effect = L’effet
phase-over = Fin de partie
