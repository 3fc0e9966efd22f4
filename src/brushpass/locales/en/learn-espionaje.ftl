# The illustrated rules of ESPIONAJE CARTAS, in our own words.

## Three cards are hidden

learn-e-goal-title = Three cards are hidden
# Rules: E1.1
learn-e-goal-files = There are fifteen cards, called files: five cities, five devices and five agents.
# Rules: E2.2
learn-e-goal-hidden = One of each kind is hidden, and nobody sees it.
# Rules: E1.3, E2.3, E2.4
learn-e-goal-dealt = The other twelve are dealt out in secret: six each to two players, four each to three, or three each to four.
# Rules: E4.2, E4.3
learn-e-goal-win = To win, work out the three hidden cards. At the end everybody secretly chooses three; the choices are checked in turn order, and the first correct one wins.

## The question

learn-e-suspect-title = The suspicion
# Rules: E3.1, GE1
learn-e-suspect-turn = Chance picks who begins, and turns go round to the left. On your turn you ask one question, or you accuse. You can’t skip your turn.
# Rules: E3.2
learn-e-suspect-name = Asking about two files is called a suspicion. Name any two different ones: of the same kind or not, and even your own, as a bluff.
# Rules: E3.3
learn-e-suspect-show = If the player on your left has one of them, they must show it to you. Nobody else sees it.
# Rules: E3.4
learn-e-suspect-pass = If they have neither, they say “Pass”, and the same question goes on to the next player on the left, until somebody shows you a card or everyone has passed.
# Rules: E3.5
learn-e-suspect-over = One question, and your turn is over.
# Rules: E3.6
learn-e-suspect-true = Answers are always true. Anything else people say may be a lie.

## Having both

learn-e-both-title = Having both
# Rules: E3.3
learn-e-both-choose = If you have both named files, you choose which one to show. You may show the same one again and again.
# Rules: E5
learn-e-both-others = The others see that you showed a card, but not which one, and not whether you have both.

## The notebook

learn-e-notebook-title = The notebook
# Rules: E2.5, E3.5
learn-e-notebook-crossed = A file that you have, or that you were shown, can’t be hidden. Your notebook crosses it out by itself.
# Rules: GE13
learn-e-notebook-notes = If the table allows memory aids, your notebook also records who passed and who showed. You can add marks of your own; nobody else ever sees them.

## The accusation

learn-e-accuse-title = The accusation
# Rules: E4.1
learn-e-accuse-instead = On your turn, you may accuse instead of asking.
# Rules: E4.5
learn-e-accuse-ends = The first accusation is the last act of the game: everybody chooses three cards, they are checked, and the game is over.
# Rules: E4.2, GE17, GE20
learn-e-accuse-all = All players, not only you, secretly choose a city, a device and an agent. No choice can be changed.
# Rules: E4.3
learn-e-accuse-order = The cards are checked one player after the other: first yours, then round to the left. The first set that is right wins, and only that one.
# Rules: E4.4
learn-e-accuse-nobody = If nobody is right, nobody wins.
# Rules: GE26
learn-e-accuse-forced = If nobody has accused after 30 turns each, the player whose turn it is has to accuse.

## What a pass tells you

learn-e-think-title = What a pass tells you
# Rules: E5
learn-e-think-one = A player who passes has neither of the two files.
# Rules: E5
learn-e-think-mine = If everybody passes on your question and you have neither file, both are hidden.
# Rules: E5
learn-e-think-theirs = If everybody passes on somebody else’s question, each of the two files is either hidden or in the asker’s hand. It proves no more: the asker may have named their own.
# Rules: E5
learn-e-think-kind = If those two files are of the same kind, the asker has at least one of them, because only one of a kind is hidden.

## Drawn example: what a watcher may conclude

learn-e-watch-title = Example: what you may conclude from an answer
learn-e-watch-asks = Ann asks about Paris and the Satellite. You have neither.
# Rules: E5
learn-e-watch-passes = Bob passes: Bob has neither of them.
# Rules: E5
learn-e-watch-shows = Cat shows Ann a card: Cat has at least one of the two, perhaps both. You can’t tell which.
# Rules: E5
learn-e-watch-later = If Cat later passes on a question about Paris, you know that it was the Satellite.

## Five questions

# Rules: E5
quiz-e-pass = Ann asks about London and the Submarine. Everybody passes, including you. What do you know?
quiz-e-pass-a = Both are hidden
quiz-e-pass-b = Each is hidden, or Ann has it
quiz-e-pass-c = Ann has both
quiz-e-pass-why = Each of the two is hidden, or Ann has it. Ann may have named her own files to mislead you. Only Ann knows more.
# Rules: E5
quiz-e-shown = Ann asks about Paris and Agent Red, and Bob shows Ann a card. What do you know about Bob?
quiz-e-shown-a = Bob has at least one of them
quiz-e-shown-b = Bob has exactly one of them
quiz-e-shown-c = Bob has both of them
quiz-e-shown-why = At least one. If Bob had both, he could choose which to show, and you would see the same.
# Rules: E3.3, E3.6
quiz-e-must = You’re asked about Tokyo and the Satellite. You have Tokyo. May you pass?
quiz-e-must-a = Yes, as a bluff
quiz-e-must-b = Yes, if I’ve shown it before
quiz-e-must-c = No, I have to show it
quiz-e-must-why = No. If you have one of the two, you must show it, however often you have shown it before. Bluffing is for the player who asks.
# Rules: E4.3
quiz-e-first = Ann accuses and is wrong. Bob, on Ann’s left, is right. Cat, after Bob, is right as well. Who wins?
quiz-e-first-a = Bob and Cat
quiz-e-first-b = Bob
quiz-e-first-c = Nobody
quiz-e-first-why = Bob. The cards are checked in turn order, and the first correct set wins alone. Cat’s are not even checked.
# Rules: E4.4, E4.5
quiz-e-wrong = You accuse and you’re wrong, and so is everybody else. What happens?
quiz-e-wrong-a = You’re out, and the others play on
quiz-e-wrong-b = Your turn is over
quiz-e-wrong-c = The game is over, and nobody wins
quiz-e-wrong-why = The game is over. The first accusation ends it for everybody; if nobody is right, nobody wins.

## Names that are not in the rule book

# Rules: E1.4. Under a file whose name we made up.
files-ours = our name
# Rules: E1.4
files-ours-note = The rule book gives seven of these names. The eight that are marked are ours.
