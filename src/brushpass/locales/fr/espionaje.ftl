# ESPIONAJE CARTAS : noms, questions, carnet et journal.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE contre des bots
rule-clue-accusation = Seul l’accusateur pose des cartes ; qui se trompe continue de répondre

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

## Prompts

ask-turn = À vous : soupçonnez deux éléments, ou accusez
ask-accuse = Assez de questions : vous devez accuser
ask-show = Vous avez les deux : laquelle montrez-vous ?
ask-commit = Posez les trois cartes que vous croyez cachées
suspect-hint = Nommez-en deux, même à vous. La question part vers la gauche jusqu’à ce que quelqu’un doive en montrer une.
suspect-incomplete = Choisissez deux éléments
suspect-one-more = { $a } et…
suspect-confirm = Je soupçonne : { $a } + { $b }
accuse-open = Accuser…
accuse-title = Annoncer l’accusation ?
accuse-warning = Cela finit la partie : tous posent trois cartes et le premier juste, dans l’ordre du tour, gagne seul. Vous êtes vérifié en premier.
accuse-warning-clue = Vous seul posez trois cartes. Si c’est faux, vous ne demandez plus rien et ne faites que répondre.
accuse-confirm = J’accuse
accuse-cancel = Pas encore
show-hint = { $name } a demandé. Seul { $name } voit la carte ; les autres voient seulement que vous en avez montré une.
show-card = Montrer { $card }
show-before = déjà montrée à { $names }
commit-hint = Une ville, un dispositif, un agent. C’est définitif, et personne ne le voit avant la vérification.
commit-incomplete = Choisissez-en un de chaque sorte
commit-confirm = Poser pour de bon : { $cards }
commit-warning = Votre carnet exclut : { $cards }.

## At the table

esp-solution = Information secrète
esp-solution-hidden = Trois cartes cachées : une ville, un dispositif, un agent
esp-hand = Vos dossiers confidentiels
esp-players = Les joueurs
esp-turn-of = demande
esp-said-pass = Je passe !
esp-said-show = montre une carte
esp-is-out = répond seulement
esp-has-committed = a posé
esp-thinks = réfléchit
esp-seat =
    { $you ->
        [yes] Vous
       *[no] { $by }
    }, { $count ->
        [one] { $count } dossier
       *[other] { $count } dossiers
    }
esp-question =
    { $you ->
        [yes] Vous soupçonnez :
       *[no] { $by } soupçonne :
    } { $a } + { $b }
esp-waits-turn = { $name } demande ou accuse.
esp-waits-question = La question fait le tour.
esp-waits-commit =
    { $count ->
        [one] { $count } joueur a posé
       *[other] { $count } joueurs ont posé
    }, sur { $players }.
esp-checking = On vérifie les cartes
esp-right = juste
esp-wrong = faux
esp-abstained = n’a rien posé

## The notebook

notebook-title = Carnet personnel
notebook-hint = Croix et coches viennent de ce que vous avez vu. Touchez la dernière colonne pour vos propres marques ; elles restent sur cet appareil.
notebook-hint-off = À cette table on joue sans aide : seule votre pile de cartes exclues est tenue.
notebook-element = Élément
notebook-hidden = Cachée
notebook-own-mark = Ma marque
cell-yes = l’a
cell-no = ne l’a pas
cell-maybe = a montré celle-ci ou l’autre
cell-unknown = inconnu
hidden-yes = cachée
hidden-no = exclue
hidden-unknown = possible
mark-none = aucune marque
mark-suspect = soupçonnée
mark-out = barrée
mark-label = Ma marque pour { $element } : { $mark }

## History

history-title = Qui a demandé, passé, montré
history-none = Personne n’a encore rien demandé.
history-asked = Question
history-passed = a passé
history-showed = a montré une carte
history-showed-card = a montré { $card }
history-not-asked = pas interrogé

## The log

log-esp-began =
    Trois cartes sont cachées ; { $players ->
        [one] { $players } joueur en reçoit
       *[other] { $players } joueurs en reçoivent
    } { $count } chacun.
log-esp-turn-began =
    { $you ->
        [yes] C’est à vous.
       *[no] C’est à { $by }.
    }
log-esp-asked =
    { $you ->
        [yes] Vous soupçonnez :
       *[no] { $by } soupçonne :
    } { $a } + { $b }.
log-esp-passed =
    { $you ->
        [yes] Vous dites « Je passe ».
       *[no] { $by } dit « Je passe ».
    }
log-esp-showed =
    { $you ->
        [yes] Vous montrez une carte à { $to }.
       *[no] { $toyou ->
            [yes] { $by } vous montre une carte.
           *[no] { $by } montre une carte à { $to }.
        }
    }
log-esp-showed-card =
    { $you ->
        [yes] Vous montrez à { $to } :
       *[no] { $toyou ->
            [yes] { $by } vous montre :
           *[no] { $by } montre à { $to } :
        }
    } { $card }.
log-esp-accused =
    { $you ->
        [yes] Vous annoncez l’accusation !
       *[no] { $by } annonce l’accusation !
    }
log-esp-committed =
    { $you ->
        [yes] Vous avez posé vos cartes.
       *[no] { $by } a posé ses cartes.
    }
log-esp-checked-right =
    { $you ->
        [yes] Vous retournez
       *[no] { $by } retourne
    } { $cards } : juste !
log-esp-checked-wrong =
    { $you ->
        [yes] Vous retournez
       *[no] { $by } retourne
    } { $cards } : faux.
log-esp-checked-nothing =
    { $you ->
        [yes] Vous n’avez rien posé.
       *[no] { $by } n’a rien posé.
    }
log-esp-ended = La partie est finie. Étaient cachées : { $cards }.

## Claims

claim-holds =
    { $you ->
        [yes] J’ai { $element }.
       *[no] { $by } a { $element }.
    }
claim-is-hidden = { $element } est cachée.
claim-not-hidden = { $element } n’est pas cachée.
phrase-holds = Quelqu’un a…
phrase-is-hidden = Est cachée : …
phrase-not-hidden = N’est pas cachée : …

## How it ended

reason-solved = Le premier juste dans l’ordre de vérification gagne seul.
reason-nobody-right = Tous se sont trompés : personne ne gagne.
reason-all-out = L’un après l’autre, tous ont accusé et se sont trompés.
result-hands = Qui avait quoi
result-laid = A posé

## The guided first game

guide-turn = Trois cartes sont cachées : une ville, un dispositif, un agent. Demandez deux éléments : le premier à votre gauche qui en a un doit vous le montrer, à vous seul. Ce que vous voyez n’est pas caché.
guide-turn-again = Ce que vous avez ou avez vu est barré. Demandez deux cartes encore ouvertes ; ou placez une des vôtres à côté d’une carte ouverte : on ne pourra alors vous montrer que celle-ci. Si tout le monde passe, ce que vous n’avez pas est caché.
guide-turn-sure = Dans votre carnet, il ne reste qu’une ville, un dispositif et un agent : ce sont les cartes cachées. Accusez, avant que quelqu’un d’autre ne le fasse !
guide-waits = Observez les autres : qui passe n’a aucune des deux cartes ; qui montre en a une. Votre carnet le note.
guide-accuse = On a tant demandé que la partie doit finir. Annoncez l’accusation ; puis tous posent trois cartes.
guide-show = Vous avez les deux cartes, vous pouvez donc choisir. Montrer une carte que ce joueur a déjà vue ne révèle rien de nouveau.
guide-commit = Tous posent maintenant trois cartes en secret. Même sans certitude, risquez : une carte que personne ne vous a montrée peut être la bonne.

## What came of my own question

esp-memo-shown = { $name } vous a montré : { $card }
esp-memo-none = Personne n’a pu montrer { $a } ni { $b }.
