# The illustrated rules of SECRETS, in our own words.

## Who are you at the end?

learn-s-goal-title = Who are you at the end?
# Rules: S3.4
learn-s-goal-token = In front of you lies a face-down identity token. It says who you are: CIA, KGB or Hippie.
# Rules: S9.5
learn-s-goal-teams = CIA plays against KGB. Each team adds up the scores of its players, and the higher total wins.
# Rules: S9.4
learn-s-goal-hippie = A Hippie plays alone, and wins by being the only player with the lowest score. A tie isn’t enough.
# Rules: S9.2
learn-s-goal-now = Cards keep swapping the tokens. What counts is the token in front of you when the game ends, whether you know it or not.

## Early intelligence

learn-s-start-title = Early intelligence
# Rules: S3.1, S3.4
learn-s-start-dealt = Four to eight can play. Each player gets one token, face down; one more lies in the centre.
# Rules: S3.3, S3.4
learn-s-start-pool = There are always as many CIA as KGB tokens. With an even number of players there is one Hippie token, with an odd number there are two. As one token lies in the centre, the teams aren’t always the same size.
# Rules: S3.3. The head of a table with a row for each number of players.
learn-s-pool-players = Players
# Rules: S3.3
learn-s-pool-limit = Card limit
# Rules: S4
learn-s-start-look = With four players, you secretly look at your own token. With five or more, you also look at the token of the player on your right. With seven or eight, the centre token is shown to everyone as well.
# Rules: S4.2
learn-s-start-ban = After that, nobody may look at any token, not even their own, unless a card says so.

## The offer

learn-s-offer-title = The offer
# Rules: S3.1, S8
learn-s-offer-order = Chance picks who begins. Turns go round to the left.
# Rules: S5.1, S5.2
learn-s-offer-draw = On your turn, turn cards over until two different characters lie face up. Everyone sees them. Extra copies of the first one go to the bottom of the deck straight away.
# Rules: S5.3, S5.4
learn-s-offer-choose = Secretly choose one of the two and offer it, face down, to any other player. The other card then goes face down to the bottom of the deck, below any extra copies.
# Rules: S5.4
learn-s-offer-talk = Say what it is, lie, or say nothing. Talk is free, but you may never show a card or a token.

## Accept or refuse

learn-s-answer-title = Accept or refuse
# Rules: S5.6
learn-s-answer-blind = The other player can’t see the card. If they accept, they get it; if they refuse, you do.
# Rules: S5.7, S5.8, S5.9
learn-s-answer-place = Either way it is turned face up. It stays in front of the player who got it, and that player must do what it says.
# Rules: S6.3
learn-s-answer-politician = Only the Politician doesn’t stay: it is passed on to somebody else.
# Rules: S5.11
learn-s-answer-other = Now everyone also knows which card went to the bottom of the deck. Remember it: it may come up again.

## The United Nations

learn-s-un-title = The United Nations
# Rules: S2.2, S6.8, S7.1, S7.2
learn-s-un-who = The UN token starts in the centre. At the end of each turn, it goes to the player with the fewest cards. It’s cards that count, not points: face up, face down and bullets. (Assassins hand out bullets: cards worth 0 to −3 points.) If several players tie for the fewest cards, the token goes back to the centre.
# Rules: S5.5, S7.4
learn-s-un-step = When somebody offers a card to somebody else, the UN player may step in before the answer and take the card without seeing it. The player it was offered to then doesn’t get to answer. The card is turned face up and counts for the UN player, who must do what it says.
# Rules: S7.5
learn-s-un-keep = Stepping in doesn’t use the token up: you keep it as long as you alone have the fewest cards. With the card you took, that may no longer be so.
# Rules: S7.6
learn-s-un-own = If you have the UN token, you can’t step in on your own turn. And when another player offers you a card, you don’t step in: you simply accept or refuse, like anyone else.

## Pairs flip face down

learn-s-pairs-title = Pairs flip face down
# Rules: S8
learn-s-pairs-pair = If a player has two identical face-up characters at the end of a turn, both flip face down.
# Rules: S8.3
learn-s-pairs-worth = Face-down characters are worth 0 and never turn up again, but they still count as cards.
# Rules: S8, S8.2
learn-s-pairs-third = A third copy stays face up beside the two, and scores. A fourth makes a pair with the third, and both flip face down.
# Rules: S6.7
learn-s-pairs-scientist = Two face-up Scientists are worse: the second one immediately flips all that player’s characters face down, both Scientists included, without waiting for the end of the turn. Bullets are never affected.

## The end

learn-s-end-title = The end
# Rules: S9.1, S3.3
learn-s-end-limit = The game ends after the turn in which somebody gets their fifth card; with seven or eight players, their fourth. Every card counts: face up, face down and bullets.
# Rules: S9.2, S9.3
learn-s-end-score = All tokens and bullets are revealed. Your score is the sum of the numbers on your face-up characters and your bullets.
# Rules: S9.4, S9.7
learn-s-end-hippie = If one player alone has the lowest score and is a Hippie, that Hippie wins and everyone else loses. Two Hippies aren’t a team.
# Rules: S9.5
learn-s-end-teams = Otherwise the team with the higher total wins, and all its players win. Hippies count for neither team.
# Rules: S9.6
learn-s-end-tie = If the totals are equal, everybody loses.

## Common mistakes

# Rules: S7.2
learn-s-wrong-un = The UN token goes to the player with the fewest cards, not points, and to nobody if there’s a tie.
# Rules: S7.5
learn-s-wrong-spent = Using the UN token doesn’t use it up.
# Rules: S8.1
learn-s-wrong-last = Pairs flip in the last turn, too, before the scores are counted.
# Rules: S6.6
learn-s-wrong-detective = With the Detective you may look at your own token, or at the one in the centre.
# Rules: S3.3
learn-s-wrong-limit = With seven or eight players, four cards end the game, not five.
# Rules: S4
learn-s-wrong-start = With four players you don’t see anybody else’s token at the start.
# Rules: S2.1
learn-s-wrong-assassins = There are four Assassins, one for each bullet.

## Drawn examples

learn-s-pair-title = Example: a pair
learn-s-pair-before = Ann has two Journalists (+3 each) and a Diplomat (+1): 7 points so far.
# Rules: S8, S8.3
learn-s-pair-after = At the end of the turn, both Journalists flip face down. Ann has 1 point left, but still three cards.
learn-s-diplomat-title = Example: the Diplomat
# Rules: S6.5
learn-s-diplomat-shown = Ann gets the Diplomat. Everyone sees the centre token: CIA.
# Rules: S6.5
learn-s-diplomat-swap = Ann secretly swaps it with the token of one neighbour: Bob’s or Cat’s. Ann doesn’t look at that token.
# Rules: S6.5
learn-s-diplomat-know = Everyone knows that the CIA token now lies in front of Bob or Cat. Only Ann knows which. The token that lies in the centre now is shown to nobody.

## Five questions

# Rules: S9.3, S9.4, S9.5
quiz-s-winner = The game is over. Ann (CIA) has 7 points, Bob (KGB) has 4, Cat (KGB) has 5 and Dan (Hippie) has 4. Who wins?
quiz-s-winner-a = Ann
quiz-s-winner-b = Bob and Cat
quiz-s-winner-c = Dan
quiz-s-winner-why = Bob and Cat. Dan would need the lowest score alone, but Bob has 4 as well. So the teams count: KGB has 4 + 5 = 9, CIA has 7.
# Rules: S4.2
quiz-s-look = You’ve forgotten who you are. May you look at your own token?
quiz-s-look-a = Yes, on my turn
quiz-s-look-b = Yes, at any time
quiz-s-look-c = No, unless a card lets me
quiz-s-look-why = No. After the start nobody may look at any token, not even their own. A Detective or a Double Agent would let you.
# Rules: S7.1, S7.2
quiz-s-un = Ann has two cards worth 10 points. Bob, Cat and Dan have three cards each, worth 4 points or less. Who gets the UN token?
quiz-s-un-a = Ann
quiz-s-un-b = The player with the fewest points
quiz-s-un-c = Nobody
quiz-s-un-why = Ann. Only the number of cards counts, and nobody else has just two.
# Rules: S5.6, S5.7, S5.9
quiz-s-refuse = Ann offers you a card and says it’s a Scientist. You refuse. What happens?
quiz-s-refuse-a = The card goes back to the deck
quiz-s-refuse-b = Ann gets it and must do what it says
quiz-s-refuse-c = Ann offers it to somebody else
quiz-s-refuse-why = Ann gets it. Every card that is offered is turned face up and ends up with somebody. Now everyone sees whether Ann lied.
# Rules: S8, S8.3, S9.3
quiz-s-pair = You have a Journalist (+3) and a Diplomat (+1), both face up. Now you get a second Journalist. What are your cards worth after this turn?
quiz-s-pair-a = 7
quiz-s-pair-b = 4
quiz-s-pair-c = 1
quiz-s-pair-why = 1. The two Journalists are a pair, so both flip face down and are worth 0. Only the Diplomat still scores, but you do have three cards.
