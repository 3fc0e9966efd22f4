# The played lessons.

title-lesson = Leçon : { $game }
front-first = Première visite ? Apprenez en jouant, en quatre minutes environ :
lesson-of = Apprendre { $game }
lesson-begin = Apprendre en jouant
lesson-mark = Leçon
lesson-stacked = La donne de cette leçon est préparée. À une vraie table, personne ne peut le faire.
lesson-progress = Où vous en êtes dans cette leçon
lesson-leave = Quitter la leçon (vous pourrez la reprendre)
lesson-none = Il n’y a pas de leçon pour { $game }.
lesson-go-on = Continuer
lesson-astray = Les règles le permettent. Dans cette leçon, suivez la lumière.
lesson-over = La leçon est finie
lesson-play = Maintenant pour de vrai, contre des bots
lesson-again = Rejouer la leçon
