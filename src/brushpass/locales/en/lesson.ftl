# The played lessons: what they have in common.

title-lesson = Lesson: { $game }
# Before the links to both lessons, on a device that is here for the first time.
front-first = First time here? Learn by playing, in about four minutes:
lesson-of = Learn { $game }
lesson-begin = Learn by playing
# In the bar, in small letters; what follows explains it.
lesson-mark = Lesson
lesson-stacked = The deal of this lesson is stacked. At a real table, nobody can stack it.
lesson-progress = How far you are in this lesson
lesson-leave = Leave the lesson (you can go on later)
lesson-none = There is no lesson for { $game }.
lesson-go-on = Go on
# The learner chose something else than the piece that is lit.
lesson-astray = The rules allow that. In this lesson, please follow the light.
lesson-over = That was the lesson
lesson-play = Now for real, against bots
lesson-again = Play the lesson again
