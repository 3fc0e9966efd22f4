# ESPIONAJE CARTAS : noms, questions, carnet et journal.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE contre des bots

## The fifteen elements

element-london = Londres
element-panama = Panama
element-tokyo = Tokyo
element-paris = Paris
element-nairobi = Nairobi
element-aeroplane = Avion
element-solar-oven = Four solaire
element-submarine = Sous-marin
element-satellite = Satellite
element-cipher-radio = Radio chiffrée
element-agent-blue = Agent Bleu
element-agent-red = Agent Rouge
element-agent-green = Agent Vert
element-agent-yellow = Agent Jaune
element-agent-violet = Agent Violet
kinds-city = Villes
kinds-device = Dispositifs
kinds-agent = Agents

## Briefing

esp-briefing-title = Avant le premier tour

## Prompts

ask-turn = À vous : interrogez sur deux cartes, ou accusez
ask-turn-early = À vous : interrogez sur deux cartes
ask-accuse = Plus de questions possibles : vous devez accuser
ask-after = Les réponses sont là : accusez-vous, ou finissez-vous votre tour ?
ask-show = Vous avez les deux : laquelle montrez-vous ?
ask-commit = Choisissez les trois cartes que vous croyez cachées
suspect-hint = Nommez-en deux, y compris parmi vos cartes. La question fait le tour par la gauche jusqu’à ce que quelqu’un doive vous en montrer une.
suspect-incomplete = Choisissez deux cartes
suspect-one-more = { $a } et…
suspect-confirm = Interroger : { $a } + { $b }
accuse-open = Accuser…
keys-city = Choisir une ville
keys-device = Choisir un dispositif
keys-agent = Choisir un agent
keys-show = Montrer une de tes deux cartes
keys-accuse = Accuser
keys-notebook = Ouvrir le carnet
accuse-title = Porter l’accusation ?
accuse-warning = Cela met fin à la partie. Tout le monde choisit trois cartes ; on les vérifie dans l’ordre du tour, les vôtres en premier. La première réponse correcte l’emporte.
accuse-warning-clue = C’est vous qui choisissez trois cartes, et vous seulement. En cas d’erreur, vous êtes hors jeu : vous n’interrogez plus et ne faites que répondre.
accuse-confirm = J’accuse
accuse-cancel = Pas encore
show-hint = { $name } interroge. La carte n’est montrée qu’à { $name } ; les autres voient seulement que vous en avez montré une.
show-card = Montrer { $card }
show-before = déjà montrée à { $names }
commit-hint = Une ville, un dispositif, un agent. Le choix est définitif, et personne ne le voit avant la vérification.
commit-incomplete = Choisissez-en une de chaque sorte
commit-chosen = Vos trois cartes : { $cards }
commit-confirm = Réponse définitive
commit-warning = Votre carnet a barré : { $cards }.

## At the table

esp-solution = Information secrète
esp-solution-hidden = Trois cartes cachées : une ville, un dispositif, un agent
esp-hand = Vos dossiers confidentiels
esp-players = Les joueurs
esp-turn-of = interroge
esp-said-pass = Je passe !
esp-said-show = montre une carte
esp-is-out = répond seulement
esp-has-committed = a choisi
esp-thinks = réfléchit
esp-seat =
    { $count ->
        [one]
            { $you ->
                [yes] Vous avez { $count } carte
               *[no] { $by } a { $count } carte
            }
       *[other]
            { $you ->
                [yes] Vous avez { $count } cartes
               *[no] { $by } a { $count } cartes
            }
    }
esp-question =
    { $you ->
        [yes] Vous soupçonnez { $a } et { $b }.
       *[no] { $by } soupçonne { $a } et { $b }.
    }
esp-waits-turn =
    { $you ->
        [yes] Vous interrogez ou accusez.
       *[no] { $by } interroge ou accuse.
    }
esp-waits-question = La question fait le tour.
esp-waits-after = { $name } peut encore accuser.
esp-waits-commit =
    { $count ->
        [one] { $count } personne sur { $players } a choisi ses trois cartes.
       *[other] { $count } personnes sur { $players } ont choisi leurs trois cartes.
    }
esp-waits-accuser = En attente des trois cartes de { $name }.
esp-checking = On vérifie les cartes
esp-right = juste
esp-wrong = faux
esp-abstained = n’a rien choisi

## The notebook

notebook-title = Carnet personnel
notebook-hint = Croix et coches viennent de ce que vous avez vu. Touchez la dernière colonne pour vos propres marques ; elles restent sur cet appareil.
notebook-hint-off = Pas d’aide-mémoire à cette table : la page ne tient que votre pile de cartes exclues.
notebook-hint-full = Les coches et les croix sont sûres, les chiffres sont des pourcentages. Touchez une case pour voir de quoi elle découle. La dernière colonne est pour vos propres marques.
notebook-ours = * Nom de notre cru : le livret n’en donne que sept sur quinze.
notebook-heard = Dans un cadre en pointillé : le pourcentage en comptant ce qui s’est dit à la table. Les paroles ne prouvent rien.
notebook-element = Carte
notebook-hidden = Cachée
notebook-own-mark = Notes
cell-yes = l’a
cell-no = ne l’a pas
cell-maybe = a montré celle-ci ou l’autre
cell-unknown = inconnu
hidden-yes = cachée
hidden-no = exclue
hidden-unknown = possible
cell-why =
    { $who ->
        [hidden]
            { $state ->
                [sure] { $element } fait partie des cartes cachées. Pourquoi ?
                [out] { $element } ne fait pas partie des cartes cachées. Pourquoi ?
               *[likely] { $element } parmi les cartes cachées : { $percent } %. Pourquoi ?
            }
       *[other]
            { $state ->
                [sure] { $name } a la carte { $element }. Pourquoi ?
                [out] { $name } n’a pas la carte { $element }. Pourquoi ?
               *[likely] { $name } a la carte { $element } : { $percent } %. Pourquoi ?
            }
    }
cell-why-heard =
    { $who ->
        [hidden] { $element } parmi les cartes cachées : { $percent } %. Avec les paroles : { $after } %. Pourquoi ?
       *[other] { $name } a la carte { $element } : { $percent } %. Avec les paroles : { $after } %. Pourquoi ?
    }
cell-heard = { $percent } %. Avec les paroles : { $after } %.
mark-label =
    { $mark ->
        [suspect] { $element } : sous soupçon
        [out] { $element } : carte barrée
       *[none] { $element } : aucune marque
    }

## History

history-title = Questions et réponses
history-none = Il n’y a pas encore eu de question.
history-asked = Question
history-passed = a passé
history-showed = a montré une carte
history-showed-card = a montré { $card }
history-not-asked = pas de question

## The log

log-esp-began = Trois cartes sont cachées. Chacun des { $players } joueurs reçoit { $count } cartes.
log-esp-turn-began =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $by } de jouer.
    }
log-esp-asked =
    { $you ->
        [yes] Vous soupçonnez { $a } et { $b }.
       *[no] { $by } soupçonne { $a } et { $b }.
    }
log-esp-passed =
    { $you ->
        [yes] Vous dites « Je passe ».
       *[no] { $by } dit « Je passe ».
    }
log-esp-showed =
    { $you ->
        [yes] Vous montrez une carte à { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } vous montre une carte.
               *[no] { $by } montre une carte à { $to }.
            }
    }
log-esp-showed-card =
    { $you ->
        [yes] Vous montrez une carte à { $to } : { $card }.
       *[no]
            { $toyou ->
                [yes] { $by } vous montre une carte : { $card }.
               *[no] { $by } montre une carte à { $to } : { $card }.
            }
    }
log-esp-accused =
    { $you ->
        [yes] Vous portez l’accusation !
       *[no] { $by } porte l’accusation !
    }
log-esp-committed =
    { $you ->
        [yes] Vous avez choisi trois cartes.
       *[no] { $by } a choisi trois cartes.
    }
log-esp-checked-right =
    { $you ->
        [yes] Vos cartes sont { $cards } : juste !
       *[no] Les cartes de { $by } sont { $cards } : juste !
    }
log-esp-checked-wrong =
    { $you ->
        [yes] Vos cartes sont { $cards } : faux.
       *[no] Les cartes de { $by } sont { $cards } : faux.
    }
log-esp-checked-nothing =
    { $you ->
        [yes] Vous n’avez rien choisi à temps.
       *[no] { $by } n’a rien choisi à temps.
    }
log-esp-ended = La partie est terminée. Les cartes cachées étaient { $cards }.

## Claims, in the speaker’s own words

claim-holds =
    { $who ->
        [speaker] J’ai la carte { $element }.
        [reader] Tu as la carte { $element }.
       *[other] { $name } a la carte { $element }.
    }
claim-is-hidden = { $element } fait partie des cartes cachées.
claim-not-hidden = { $element } ne fait pas partie des cartes cachées.
claim-show-me = Montre-moi la carte { $element } !
phrase-holds = Quelqu’un a…
phrase-is-hidden = Celle-ci est cachée…
phrase-not-hidden = Celle-ci n’est pas cachée…
phrase-show-me = Montre-moi…

## How it ended

reason-solved = La première réponse correcte, dans l’ordre de vérification, l’emporte.
reason-nobody-right = Tout le monde s’est trompé : personne ne gagne.
reason-all-out = À tour de rôle, tout le monde a accusé et s’est trompé.
esp-too-late = juste, mais trop tard
result-hands = Qui avait quoi
result-laid =
    { $you ->
        [yes] Vous avez choisi { $cards }.
       *[no] { $by } a choisi { $cards }.
    }
rule-clue-accusation = Qui accuse à tort ne fait plus que répondre ; les autres continuent
rule-accuse-after-asking = Après votre question, vous pouvez encore accuser dans le même tour
rule-no-early-accusation = Personne ne peut accuser au premier tour de table

## What came of the reader’s own question

esp-memo-shown = { $name } vous a montré une carte : { $card }.
esp-memo-none = Personne n’a pu montrer { $a } ni { $b }.

## On a television between two games

loop-e-hidden = Trois cartes sont cachées : une ville, un dispositif et un agent.
loop-e-ask = Demandez-en deux au choix. La question tourne vers la gauche.
loop-e-show = Qui en a une la montre rien qu’à vous.
loop-e-note = Barrez ce que vous voyez, et notez qui passe.
loop-e-accuse-false = Vous savez ? Accusez : tout le monde pose trois cartes, et le premier qui a raison gagne.
loop-e-accuse-true = Vous savez ? Accusez : si vous avez raison, vous gagnez ; sinon, vous êtes hors jeu.

## Levels of bots

level-espionaje-rookie = Oublie qui a passé et ce qu’on lui a montré, et hésite : idéal pour une première soirée.
level-espionaje-agent = Retient davantage, mais attend trop avant d’accuser.
level-espionaje-handler = Oublie peu et ose davantage.
level-espionaje-handler-6 =
    { $players ->
        [2] N’oublie rien, accuse à temps et, dans certaines parties, révèle peu par ses questions.
       *[other] Oublie très peu et ose encore plus.
    }
level-espionaje-spymaster = N’oublie rien, accuse à temps et, dans beaucoup de parties, révèle peu par ses questions.
level-espionaje-mastermind = N’oublie rien, accuse à temps et révèle toujours peu par ses questions.
