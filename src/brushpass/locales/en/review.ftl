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
