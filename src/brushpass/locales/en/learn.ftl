# The illustrated rules of both games, in our own words.

## The page

learn-title = How to play
learn-which = Which game?
learn-play = Play it now
learn-misplayed = Often played wrong
reference-title = Card reference
reference-open = What does { $card } do?

## SECRETS

learn-s-goal-title = Who are you, at the end?
learn-s-goal = A face-down token in front of you says which side you are on. The players of the CIA add their points together, and so do those of the KGB: the side with more points wins. A Hippie wins alone with the lowest score of all. Tokens change hands all the time; only the one in front of you at the end counts.
learn-s-start-title = Early intelligence
learn-s-start = One token lies in front of each player, one in the centre. With four players you look at your own. With five or six you also look at that of the player on your right. With seven or eight the centre token is shown to all as well. After that nobody may look at any token, not even their own, unless a card says so.
learn-s-offer-title = The offer
learn-s-offer = On your turn, cards are turned up until two different characters lie there; everybody sees them. You secretly choose one of the two and offer it, face down, to another player. Say what it is, or lie, or say nothing.
learn-s-answer-title = Accept or refuse
learn-s-answer = That player does not see the card. Accepted, it goes to them; refused, it comes back to you. Either way it is turned up, lies in front of its owner, and its owner must do what it says.
learn-s-un-title = The United Nations
learn-s-un = Whoever alone has the fewest cards (cards, not points) at the end of a turn takes the UN token. When somebody offers a card to somebody else, the UN player may step in before the answer and take the card unseen. On a tie the token goes back to the centre.
learn-s-pairs-title = Pairs turn down
learn-s-pairs = At the end of a turn, two equal face-up characters in front of a player are turned face down: worth nothing, but they still count as cards. A second face-up Scientist is worse: all characters of that player go down at once.
learn-s-end-title = The end
learn-s-end = With up to six players the game ends after the turn in which somebody has five cards; with seven or eight, four cards. Bullets count as cards. All tokens and bullets are revealed. A Hippie who alone has the lowest score wins. Otherwise the side with the higher sum wins; if the sums are equal, everybody loses.
learn-s-wrong = The Detective may look at the own token and at the centre. There are four Assassins. Using the UN token does not spend it. Pairs are turned down in the last turn, too, before points are counted.

## A little more about each card

more-double-agent = If you knew your old token, you now know what lies in the centre. Everybody sees that you swapped, nobody sees what.
more-politician = It never stays with whoever draws it out: the points, the place among the cards and the pair all belong to the player who is given it. That player does nothing.
more-psychiatrist = Neither you nor the centre can be one of the two. Both may now sit in front of a token they do not know.
more-detective = Everybody sees which token you look at, only you see its face.
more-journalist = You may be the only one at the table who does not know who you are.
more-scientist = Five points are a lot, and six copies are in the deck. A third one next to two face-down ones counts again.
more-diplomat = Everybody learns what the centre was and that it now lies beside you, but not on which side. You do not look at the token you take.
more-assassin = Bullets are worth 0, −1, −2 and −3. The Assassin stays with you, the bullet is a card of whoever gets it, and nobody looks at it before the end.

## ESPIONAJE CARTAS

learn-e-goal-title = Three cards are hidden
learn-e-goal = Fifteen files: five cities, five devices, five agents. One of each kind lies hidden; the other twelve are dealt to two, three or four players. Whoever works out the hidden three first wins.
learn-e-suspect-title = The suspicion
learn-e-suspect = On your turn, name any two elements, of the same kind or not, even your own as a bluff. The player on your left must show you one if they hold any of the two; nobody else sees it. Whoever holds neither says “Pass”, and the question goes on to the left. Answers are always true.
learn-e-both-title = Holding both
learn-e-both = Whoever holds both named cards chooses which one to show, and may show the same card again and again. The others only see that a card was shown.
learn-e-notebook-title = The notebook
learn-e-notebook = What you hold or have seen cannot be hidden; your notebook crosses it out by itself. It also keeps who passed and who showed. Make marks of your own: nobody else ever sees them.
learn-e-accuse-title = The accusation
learn-e-accuse = Instead of asking, you may announce the accusation on your turn. Then all players secretly lay down three cards. They are checked one after the other, the announcer first, then clockwise: the first who is right wins alone. If nobody is right, nobody wins. So be sure, or be early.
learn-e-think-title = What a pass tells
learn-e-think = If everybody passes on two cards that you do not hold, both are hidden. If everybody passes on two cards of one kind, the asker must hold one of them. A card shown to somebody else is one of two: a later pass may tell you which.
