review-play = Play
review-pause = Pause
review-unseal = Break the seal
review-unseal-hint = Then everybody’s tokens, cards and decisions are shown.
# In the review: nothing is shown that the reader did not know at the table.
review-sealed = You see what you saw at the table. Everything else stays sealed until you break the seal or reach the end.
review-open-end = Open the end
review-more = More
review-before = Before the decision, with what { $name } could know.
# A label on the place on the table where a better move would have gone.
review-ghost = better
review-curve = Chance of winning, decision by decision
review-table = Back to the table
review-percent = { $percent }%
# What luck did for a player, in a table under “Luck”.
luck-very-good = very kind
luck-good = kind
luck-even = even
luck-bad = unkind
luck-very-bad = very unkind

## Claims, after the game

honesty-title = Who was honest
# Heads of columns: short.
honesty-true = true
honesty-lies = lies
honesty-unsure = not sure
honesty-hint = A lie is proved here: what the speaker had seen ruled it out. Whoever wasn’t sure may have guessed or bluffed. Whether anybody believed a lie, nobody can tell.
honesty-none = Nobody told a lie that can be proved.
honesty-knew = { $by } knew that it was false.
# The names of those who could not know better, as a list.
honesty-fooled = It could fool { $names }.
honesty-nobody = Nobody could fall for it.
honesty-you = If you took their word for it, your chance that it’s true went from { $before } to { $after }.
honesty-you-knew = You could tell that it was false.
honesty-biggest = The biggest lie of the game
honesty-biggest-evening = The biggest lie of the evening
honesty-round = In game { $round }
