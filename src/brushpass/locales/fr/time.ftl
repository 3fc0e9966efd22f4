# Le temps de la table : dossiers, horloges, pauses, rythme et appels.

## Before the first turn

briefing-waits = La partie commence quand tout le monde a rangé son dossier. Encore en lecture : { $names }.
briefing-read-again = Ce que vous avez vu au début
briefing-again = Au début

## Clocks

clock-of =
    { $seconds ->
        [one] { $name } : encore une seconde
       *[other] { $name } : encore { $seconds } secondes
    }
clock-more = +30 s
clock-more-for = Donner 30 secondes de plus à { $name }
settings-misses = Décisions manquées de suite avant qu’un bot ne joue
notice-stood-in =
    { $you ->
        [yes] Votre temps est écoulé : un bot prend cette décision pour vous, et celle-là seulement.
       *[no] Le temps de { $by } est écoulé : un bot prend cette décision, et celle-là seulement.
    }
notice-time-added =
    { $you ->
        [yes] Vous donnez 30 secondes de plus à { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } vous donne 30 secondes de plus.
               *[no] { $by } donne 30 secondes de plus à { $to }.
            }
    }

## Pauses

pause-ask = Mettre en pause
pause-ask-vote = Voter pour une pause
pause-take-back = Retirer votre vote
pause-go-on = Reprendre
pause-on = La partie est en pause. Aucune horloge ne tourne.
pause-wanted =
    { $count ->
        [one] Une personne veut une pause.
       *[other] { $count } personnes veulent une pause.
    }
pause-end-wanted =
    { $count ->
        [one] Une personne veut reprendre.
       *[other] { $count } personnes veulent reprendre.
    }
pause-majority = Il faut plus de la moitié des voix.
notice-pause-voted =
    { $you ->
        [yes] Vous votez pour une pause.
       *[no] { $by } vote pour une pause.
    }
notice-resume-voted =
    { $you ->
        [yes] Vous votez pour reprendre.
       *[no] { $by } vote pour reprendre.
    }
notice-paused = La partie est en pause.
notice-resumed = La partie reprend.

## Pace

speed-tap = Toucher pour continuer
pace-go-on = Continuer
replay-turn = Revoir le dernier tour
replay-on = Rediffusion
replay-stop = Revenir à la partie
away-events =
    { $count ->
        [one] Pendant votre absence : un événement
       *[other] Pendant votre absence : { $count } événements
    }
away-watch = Voir

## Being called

call-title = ● À vous · { $code }
call-title-seconds = ● À vous · { $seconds } s
call-notice = C’est à vous, à la table { $code }.
options-call = Notification quand c’est à vous

## Starting

start-away = { $names } n’est pas en ligne. Sans retour dans les 30 secondes, le départ est nul.
start-away-many = Pas en ligne : { $names }. Sans retour dans les 30 secondes, le départ est nul.
start-anyway = Commencer quand même
start-wait = Attendre
