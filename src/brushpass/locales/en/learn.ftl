# The illustrated rules: what their pages have in common. "Rules:" before a message names the rules that it teaches
# (docs/rules): a test asks for every rule that players need.

learn-title = How to play
learn-which = Which game?
learn-misplayed = Common mistakes
# The people of the examples; Dan is the fourth.
example-ann = Ann
example-bob = Bob
example-cat = Cat
reference-title = Card reference
reference-open = What does the { $card } do?

## The rules in brief, over the table

# A question mark in the bar opens the sheet.
help-open = Rules
help-title = The rules of { $game } in brief
help-now = In play now
help-more = All the rules, with pictures (new tab)
help-final = Nothing can be taken back: as soon as you press the last button, others see what follows from your choice. Until then you can change it.

## Questions at the end of a page

quiz-title = Five questions
quiz-hint = Have you got it? Choose an answer to see why it is right or wrong.
quiz-right = Right!
quiz-wrong = Not quite.
quiz-score = { $right } of { $all } right on the first try.
