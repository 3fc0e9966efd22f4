# Les règles illustrées : ce que leurs pages ont en commun.

learn-title = Comment jouer
learn-which = Quel jeu ?
learn-misplayed = Erreurs fréquentes
example-ann = Anne
example-bob = Bob
example-cat = Cat
reference-title = Les cartes, une à une
reference-open = Que fait la carte { $card } ?

## The rules in brief, over the table

help-open = Règles
help-title = Les règles de { $game } en bref
help-now = En jeu maintenant
help-more = Toutes les règles, en images (nouvel onglet)
help-final = Rien ne peut être annulé : dès que vous appuyez sur le dernier bouton, les autres voient ce qui découle de votre choix. Jusque-là, vous pouvez le changer.

## Questions at the end of a page

quiz-title = Cinq questions
quiz-hint = C’est clair ? Choisissez une réponse et lisez pourquoi elle est juste ou non.
quiz-right = Juste !
quiz-wrong = Pas tout à fait.
quiz-score = { $right } sur { $all } du premier coup.
