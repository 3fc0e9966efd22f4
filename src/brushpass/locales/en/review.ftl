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
honesty-hint = A lie is proved here: what the speaker had seen ruled it out. Whoever wasn’t sure may have guessed or bluffed. A lie that nobody could fall for could win nothing, and a truth that everybody knew told nobody anything. Nobody can tell whether anybody believed any other claim, so whether it was a good move isn’t judged.
honesty-none = Nobody told a lie that can be proved.
honesty-knew = { $by } knew that it was false.
# The names of those who could not know better, as a list.
honesty-fooled = It could fool { $names }.
# Somebody whom a lie could fool, with how likely it was for them before, and after if they believed it: in a list of names.
honesty-moved = { $name } ({ $before } to { $after })
honesty-moved-hint = In brackets: how likely the claim was for that player before, and after if they took the speaker’s word for it.
honesty-nobody = Nobody could fall for it, so it could win nothing.
honesty-known = Everybody knew that already, so it told nobody anything.
honesty-you = If you took their word for it, your chance that it’s true went from { $before } to { $after }.
honesty-you-knew = You could tell that it was false.
# At the moment of a claim in the review: what it was. “Likely” and “unlikely” are by what the speaker could know.
said-truth = { $by } knew that it was true.
said-stale-truth = { $by } had seen it so, but it was no longer so.
said-guess = { $by } couldn’t be sure. It was likely, and it was true.
said-honest-mistake = { $by } couldn’t be sure. It was likely, but it was false.
said-bluff = { $by } couldn’t be sure. It was unlikely, and it was false.
said-lucky-bluff = { $by } couldn’t be sure. It was unlikely, and yet it was true.
said-no-statement = This could be neither true nor false, so it isn’t judged.
# The same for one player, in the terminal.
honesty-for = If { $name } took their word for it, the chance that it’s true went from { $before } to { $after }.
honesty-biggest = The biggest lie of the game
honesty-biggest-evening = The biggest lie of the evening
honesty-round = In game { $round }
honesty-unloaded = Not all claims could be loaded, so the biggest lie may be missing here.
