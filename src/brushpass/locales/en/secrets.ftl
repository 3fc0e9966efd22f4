# SECRETS: names, effects, prompts and the log.

game-secrets = SECRETS
front-hint-secrets = SECRETS against four bots. No account, no waiting.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie

## Characters

kind-double-agent = Double Agent
kind-politician = Politician
kind-psychiatrist = Psychiatrist
kind-detective = Detective
kind-journalist = Journalist
kind-scientist = Scientist
kind-diplomat = Diplomat
kind-assassin = Assassin
# Several copies of one card, as part of a list.
card-times = { $count } × { $card }

## What a character does, in one breath

# Rules: S6.2
effect-double-agent = Swap your token with the one in the centre, then look at your new one.
# Rules: S6.3
effect-politician = Give this card to another player, then secretly look at that player’s token.
# Rules: S6.1
effect-psychiatrist = Two other players swap their tokens. Nobody looks.
# Rules: S6.6
effect-detective = Secretly look at any one token: your own, another player’s or the one in the centre.
# Rules: S6.4
effect-journalist = Everyone else sees your token. You don’t.
# Rules: S6.7
effect-scientist = The first one does nothing. A second face-up one flips all your characters face down.
# Rules: S6.5
effect-diplomat = The centre token is shown to everyone. Then you secretly swap it with the token of your left or right neighbour.
# Rules: S6.8
effect-assassin = Look at the top bullet and give it, face down, to another player.
# Rules: S2.1
card-copies =
    { $count ->
        [one] One copy in the game.
       *[other] { $count } copies in the game.
    }
# Rules: S2.1
card-value = Worth { $value }

## What would happen to this player

does-double-agent =
    { $you ->
        [yes] You swap your token with the centre and look at your new one.
       *[no] { $by } swaps tokens with the centre and looks at the new one.
    }
does-politician =
    { $you ->
        [yes] You pass the card on and look at that player’s token.
       *[no] { $by } passes the card on and looks at that player’s token.
    }
does-psychiatrist =
    { $you ->
        [yes] You make two others swap tokens.
       *[no] { $by } makes two others swap tokens; yours may be one of them.
    }
does-detective =
    { $you ->
        [yes] You look at any one token.
       *[no] { $by } looks at any one token.
    }
does-journalist =
    { $you ->
        [yes] Everyone else sees your token, you don’t.
       *[no] You and everyone else see { $by }’s token.
    }
# Only shown for a first Scientist: a second one is forecast-scientists.
does-scientist = A first Scientist just scores.
does-diplomat =
    { $you ->
        [yes] The centre is shown, then you swap it with a neighbour’s token.
       *[no] The centre is shown, then { $by } secretly swaps it with a neighbour’s token.
    }
does-assassin =
    { $you ->
        [yes] You look at a bullet and give it to someone.
       *[no] { $by } looks at a bullet and gives it to someone, perhaps you.
    }
forecast-score =
    { $you ->
        [yes] Your face-up score: { $before } → { $after }
       *[no] { $by }’s face-up score: { $before } → { $after }
    }
forecast-pair = That makes a pair: both flip face down at the end of the turn.
forecast-scientists =
    { $you ->
        [yes] Your second Scientist: all your characters flip face down.
       *[no] { $by }’s second Scientist: all their characters flip face down.
    }
forecast-ends = That is the last card: the game ends after this turn.
forecast-un = { $name } decides: take it, or refuse and send it back to { $by }.
if-it-is = If it’s the { $card }
# Heads of two columns: what happens then.
then-accept = If you accept
then-refuse = If you refuse
then-intervene = If you step in
then-stand-by = If you let it pass

## Prompts

ask-offer = Your turn: offer one of these two
ask-un = Step in with the UN token?
ask-answer = Accept the card or refuse it?
ask-psychiatrist = Psychiatrist: who swaps tokens?
ask-politician = Politician: who gets this card?
ask-detective = Detective: which token do you look at?
ask-diplomat = Diplomat: swap the centre with which neighbour?
ask-assassin = Assassin: who gets the bullet?
point-psychiatrist = Choose two players
point-politician = Choose a player
point-detective = Choose a token
point-diplomat = Choose a neighbour
point-assassin = Choose a player
# A button among the players’ names.
point-own = Your own token
confirm-psychiatrist = Swap { $a } ↔ { $b }
confirm-politician = Give it to { $a }
confirm-detective =
    { $slot ->
        [own] Look at your own token
        [centre] Look at the centre token
       *[seat] Look at { $whose }’s token
    }
confirm-diplomat = Secretly swap with { $a }
confirm-assassin = Give the bullet to { $a }
choose-accept = Accept
choose-refuse = Refuse
choose-intervene = Step in: take the card
choose-stand-by = Let it pass
offer-which = Which card?
offer-to = To whom?
offer-say = What do you say it is?
offer-say-nothing = Say nothing
offer-say-card = “{ $card }”
offer-confirm = Offer the { $card } to { $name }
offer-incomplete = Choose a card and a player
offer-claims =
    { $you ->
        [yes] You say: “{ $claim }”.
       *[no] { $by } says: “{ $claim }”.
    }
offer-silent =
    { $you ->
        [yes] You say nothing about the card.
       *[no] { $by } says nothing about the card.
    }
un-target = The card is offered to { $name }.
bullet-yours = You drew { $value }.
bullet-of = Bullet { $value }
waits-offer =
    { $you ->
        [yes] It’s your offer.
       *[no] Waiting for { $by }’s offer.
    }
waits-un =
    { $you ->
        [yes] You have the UN token and may step in.
       *[no] The UN player, { $by }, may step in.
    }
waits-answer =
    { $you ->
        [yes] You must accept or refuse.
       *[no] { $by } must accept or refuse.
    }
waits-effect =
    { $you ->
        [yes] You are resolving the { $card }.
       *[no] { $by } is resolving the { $card }.
    }

## Keyboard shortcuts

keys-card = Choose one of the two cards
keys-seats = Choose a player, from your left
keys-centre = Choose the centre, or yourself
keys-claims = Say nothing, or name one of the two cards
keys-answer = Accept or refuse
keys-un = Step in or let it pass
keys-arrows = From one place you may choose to the next

## At the table

centre-title = Centre of the table
centre-details = Look closer at the centre
centre-point = Choose the centre
# Labels that stand alone, never inside a sentence.
place-centre = Centre
# Where a token may lie now: entries of a list.
spot =
    { $slot ->
        [own] in front of you
        [centre] in the centre
       *[seat] in front of { $whose }
    }
un-token = UN token
# Under the token, where there is little room.
un-short = UN
un-in-centre = The UN token lies in the centre
un-next =
    { $you ->
        [yes] As things stand, you get the UN token: you have the fewest cards.
       *[no] As things stand, { $by } gets the UN token: they have the fewest cards.
    }
un-next-keeps =
    { $you ->
        [yes] You have the fewest cards and keep the UN token.
       *[no] { $by } has the fewest cards and keeps the UN token.
    }
un-next-nobody = Tie for the fewest cards: nobody gets the UN token.
deck-characters =
    { $count ->
        [one] One card in the character deck
       *[other] { $count } cards in the character deck
    }
deck-bullets =
    { $count ->
        [one] One card in the bullet deck
       *[other] { $count } cards in the bullet deck
    }
bullet = Bullet
bullet-hidden = Value unknown until the end.
card-down = { $card }, face down
card-unknown = Face-down card
card-worth-nothing = face down, worth 0
no-cards = no cards
others-title = The other players
# Tags at a player’s seat.
seat-acts = resolving
seat-offered = gets the offer
seat-active =
    { $you ->
        [yes] your turn
       *[no] their turn
    }
seat-one-left = 1 card to go
seat-point =
    { $you ->
        [yes] Choose your own seat
       *[no] Choose { $by }
    }
seat-details = Look closer at { $name }
seat-summary =
    { $you ->
        [yes] You: face-up score { $score }, { $count } of { $limit } cards
       *[no] { $by }: face-up score { $score }, { $count } of { $limit } cards
    }
slot-shown = Token: { $face }
slot-sure = Face-down token. You know it: { $face }
slot-maybe = Face-down token. Perhaps { $faces }
slot-odds = Face-down token. CIA { $cia }%, KGB { $kgb }%, Hippie { $hippie }%
slot-hidden = Face-down token
notes-own = Your own notes
notes-own-hint = They stay on this device. Nobody else sees them.
details-token = Sightings of this token
details-display = Cards
details-bottom = The deck
details-bottom-list =
    { $fresh ->
        [0] From the top, in order: { $cards }
        [one] One card nobody has seen; under it, in order: { $cards }
       *[other] { $fresh } cards nobody has seen; under them, in order: { $cards }
    }
sighting =
    { $slot ->
        [own] Turn { $turn }: { $face }, in front of you.
        [centre] Turn { $turn }: { $face }, in the centre.
       *[seat] Turn { $turn }: { $face }, in front of { $whose }.
    }
sighting-start =
    { $slot ->
        [own] At the start: { $face }, in front of you.
        [centre] At the start: { $face }, in the centre.
       *[seat] At the start: { $face }, in front of { $whose }.
    }
sighting-sure = It lies here now.
# Before a list of places: spot.
sighting-maybe = It may have been swapped since. By now it lies in one of these places:
sighting-none = You haven’t seen the token that is here now.
sighting-off = No notes at this table: you’ll have to remember!
memo-close = Got it

## Early intelligence: the first page

briefing-stamp = Secret
briefing-title = Early intelligence
briefing-own = Your own token: { $face }
briefing-right = { $name }, on your right: { $face }
briefing-centre = The centre, shown to all: { $face }
briefing-pool = Tokens in play: CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. One of them lies in the centre.
# Rules: S9.4, S9.5
briefing-goal-false = CIA against KGB: each team adds up its scores, and the higher total wins. A Hippie wins alone with the lowest score of all.
# Rules: S9.4, S9.5, V5
briefing-goal-among-hippies = CIA against KGB: each team adds up its scores, and the higher total wins. Hippies win with the lowest score of all, even when they share it, but only with each other.
# Rules: S9.4, S9.5, V5
briefing-goal-true = CIA against KGB: each team adds up its scores, and the higher total wins. Every Hippie with the lowest score of all wins, even when somebody else has it, too.
# Rules: S9.1, S9.3
briefing-score = Your score is the sum of your face-up characters and your bullets; face-down characters count 0. The game ends when somebody has { $limit } cards.
briefing-close = Understood

## The log

log-began = A new game for { $players } players begins.
log-drawn =
    { $you ->
        [yes] Turn { $turn }: you reveal { $cards }.
       *[no] Turn { $turn }: { $by } reveals { $cards }.
    }
log-offered =
    { $you ->
        [yes] You offer { $to } a card without a word.
       *[no] { $toyou ->
            [yes] { $by } offers you a card without a word.
           *[no] { $by } offers { $to } a card without a word.
        }
    }
log-offered-claim =
    { $you ->
        [yes] You offer { $to } a card and say: “{ $claim }”.
       *[no] { $toyou ->
            [yes] { $by } offers you a card and says: “{ $claim }”.
           *[no] { $by } offers { $to } a card and says: “{ $claim }”.
        }
    }
# For those who know the card: whoever offers it, and readers who see everything.
log-offered-card =
    { $you ->
        [yes] You offer { $to } the { $card } without a word.
       *[no] { $by } offers { $to } the { $card } without a word.
    }
log-offered-card-claim =
    { $you ->
        [yes] You offer { $to } the { $card } and say: “{ $claim }”.
       *[no] { $by } offers { $to } the { $card } and says: “{ $claim }”.
    }
log-intervened =
    { $you ->
        [yes] You step in with the UN token and take the card.
       *[no] { $by } steps in with the UN token and takes the card.
    }
log-stood-by =
    { $you ->
        [yes] You let it pass.
       *[no] { $by } could step in with the UN token, but lets it pass.
    }
log-accepted =
    { $you ->
        [yes] You accept.
       *[no] { $by } accepts.
    }
log-refused =
    { $you ->
        [yes] You refuse.
       *[no] { $by } refuses.
    }
log-revealed =
    { $you ->
        [yes] It’s the { $card }, and it’s yours.
       *[no] It’s the { $card }, and it goes to { $by }.
    }
log-handed =
    { $you ->
        [yes] You give the Politician to { $to }.
       *[no] { $toyou ->
            [yes] { $by } gives you the Politician.
           *[no] { $by } gives the Politician to { $to }.
        }
    }
log-shot =
    { $you ->
        [yes] You give the bullet to { $to }.
       *[no] { $toyou ->
            [yes] { $by } gives you the bullet.
           *[no] { $by } gives the bullet to { $to }.
        }
    }
log-bullet-drawn =
    { $you ->
        [yes] You look at the top bullet.
       *[no] { $by } looks at the top bullet.
    }
log-bullet-seen =
    { $you ->
        [yes] You look at the top bullet: { $value }.
       *[no] { $by } looks at the top bullet: { $value }.
    }
log-flipped-pair =
    { $you ->
        [yes] Your pair flips face down: { $cards }.
       *[no] { $by }’s pair flips face down: { $cards }.
    }
log-flipped-scientists =
    { $you ->
        [yes] Two Scientists: all your characters flip face down: { $cards }.
       *[no] Two Scientists: all { $by }’s characters flip face down: { $cards }.
    }
log-un-moved =
    { $you ->
        [yes] You take the UN token: you have the fewest cards.
       *[no] { $by } takes the UN token: nobody else has so few cards.
    }
log-un-centre = The UN token goes back to the centre.
log-ended = The game is over. All tokens and bullets are revealed.
log-looked =
    { $you ->
        [yes] { $slot ->
            [own] You look at your own token.
            [centre] You look at the centre token.
           *[seat] You look at { $whose }’s token.
        }
       *[no] { $slot ->
            [own] { $by } looks at their own token.
            [reader] { $by } looks at your token.
            [centre] { $by } looks at the centre token.
           *[seat] { $by } looks at { $whose }’s token.
        }
    }
log-looked-face =
    { $you ->
        [yes] { $slot ->
            [own] You look at your own token: { $face }.
            [centre] You look at the centre token: { $face }.
           *[seat] You look at { $whose }’s token: { $face }.
        }
       *[no] { $slot ->
            [own] { $by } looks at their own token: { $face }.
            [reader] { $by } looks at your token: { $face }.
            [centre] { $by } looks at the centre token: { $face }.
           *[seat] { $by } looks at { $whose }’s token: { $face }.
        }
    }
log-exposed =
    { $you ->
        [yes] Your token is shown to everyone else. You don’t see it.
       *[no] { $by }’s token is shown to everyone else.
    }
log-exposed-face =
    { $you ->
        [yes] Your token is shown to everyone else: { $face }.
       *[no] { $by }’s token is shown to everyone else: { $face }.
    }
log-centre-shown = The centre token is shown to everyone: { $face }.
# If the reader is one of the two, $toyou is yes and $b is the other one.
log-swapped =
    { $you ->
        [yes] You swap { $a }’s and { $b }’s tokens.
       *[no] { $toyou ->
            [yes] { $by } swaps your token with { $b }’s.
           *[no] { $by } swaps { $a }’s and { $b }’s tokens.
        }
    }
log-swapped-centre =
    { $you ->
        [yes] You swap your token with the centre token.
       *[no] { $by } swaps tokens with the centre.
    }
# For those who do not know with whom. If the reader is a neighbour, $toyou is yes and $b is the other one.
log-diverted =
    { $toyou ->
        [yes] { $by } secretly swaps the centre token with yours or { $b }’s.
       *[no] { $by } secretly swaps the centre token with { $a }’s or { $b }’s.
    }
log-diverted-own =
    { $you ->
        [yes] You secretly swap the centre token with { $to }’s.
       *[no] { $by } secretly swaps the centre token with { $to }’s.
    }

## Claims, in the speaker’s own words

# The two cards are on the table, and this one is said to be the one that is offered.
claim-offer-is = It’s the { $card }.
# own: the speaker’s token; reader: the token of the reader, who is spoken to.
claim-token-is =
    { $slot ->
        [own] My token is { $face }.
        [reader] Your token is { $face }.
        [centre] The centre token is { $face }.
       *[seat] { $whose }’s token is { $face }.
    }
claim-saw-token =
    { $slot ->
        [own] I’ve seen my token: { $face }.
        [reader] I’ve seen your token: { $face }.
        [centre] I’ve seen the centre token: { $face }.
       *[seat] I’ve seen { $whose }’s token: { $face }.
    }
claim-take-it = Take it!
claim-refuse-it = Don’t take it!
claim-offer-me = Offer me the { $card }!
# Buttons: how a claim begins.
phrase-offer-is = The card is …
phrase-token-is = That token is …
phrase-saw-token = I’ve seen …
phrase-offer-me = Offer me …

## How it ended

result-reveal = Revealing identities …
result-sum = { $face }: { $points }
reason-hippie-lowest =
    { $tied ->
        [yes] The lowest score is tied, and at this table that’s enough for a Hippie to win.
       *[no] A Hippie alone has the lowest score: the Hippie wins.
    }
reason-cia-ahead = The CIA has the higher total: all CIA players win.
reason-kgb-ahead = The KGB has the higher total: all KGB players win.
reason-sides-level = CIA and KGB are tied: everybody loses.
# Switches among the settings. Where there is more to choose than on and off, the first message is the heading.
rule-tied-hippies-win = When Hippies share the lowest score
rule-tied-hippies-win-false = A tie loses: a Hippie must be lowest alone
rule-tied-hippies-win-among-hippies = Hippies tied only with each other share the win
rule-tied-hippies-win-true = Any tie is enough: every Hippie with the lowest score wins
rule-last-pairs-stay = A pair made in the last turn stays face up and counts
rule-begins = Who begins
rule-begins-chance = Chance decides
rule-begins-winner = The winner of the last game begins; without one, chance decides
rule-begins-seat = { $name } begins

## Phases

phase-setup = Setup
phase-offer = The offer
phase-un = United Nations intervention
phase-answer = The answer
phase-effect = The effect

## The rules in brief, over the table

help-look = Tap a seat or the centre: you see what lies there and what you know about its token.

## What a card means for the reader

# $face is CIA or KGB.
means-more = As { $face } you want more points.
means-fewer = As a Hippie you want fewer points.
means-unsure = You can’t be sure who you are now: points may help you or hurt you.
means-good = Good for you, as far as you know.
means-bad = Bad for you, as far as you know.

## The end as a ladder, and the way of the tokens

# Rules: S9.4, S9.7, V5. First rung: who has the lowest score, and whether a Hippie wins by it.
ladder-alone = Lowest score: { $score }. { $names } alone has it and is a Hippie, so the Hippie wins.
ladder-shared-wins = Lowest score: { $score }. { $names } share it, and at this table that’s enough for a Hippie.
ladder-shared = Lowest score: { $score }. { $names } share it, so no Hippie wins.
ladder-other = Lowest score: { $score }. { $names } has it and isn’t a Hippie.
ladder-others = Lowest score: { $score }. { $names } share it, and none of them is a Hippie.
path-title = The way of the tokens
path-start = At the start: { $face }.
path-turn =
    { $you ->
        [yes] Turn { $turn }: { $face }, by your own hand.
       *[no] Turn { $turn }: { $face }, by { $by }.
    }
path-same = { $face } from start to finish.

## On a television between two games: five pictures with a sentence each, four seconds long

loop-s-token = Your token is your secret: CIA, KGB or Hippie.
loop-s-offer = Two cards: you offer one of them face down, and may lie about it.
loop-s-answer = Take it or leave it. Whoever gets it does what it says.
loop-s-swap = Tokens change places. Are you still who you were?
loop-s-end-false = When a player gets their last card, the team with more points wins, or the Hippie who alone has the fewest.
loop-s-end-among-hippies = When a player gets their last card, the team with more points wins, or the Hippies who alone share the fewest.
loop-s-end-true = When a player gets their last card, the team with more points wins, or every Hippie who has the fewest.

## A little more about each card

# Rules: S6.2
more-double-agent = If you knew your old token, you now know what lies in the centre. Everyone sees that you swapped; only you see your new token.
# Rules: S6.3
more-politician = You never keep it: points, card count and pairs all go to the player you give it to. That player doesn’t do what it says.
# Rules: S6.1
more-psychiatrist = Neither your own token nor the one in the centre can be one of the two. Both players may now have a token they don’t know.
# Rules: S6.6
more-detective = Everyone sees which token you look at; only you see its face.
# Rules: S6.4
more-journalist = Perhaps everyone at the table knows who you are, except you.
# Rules: S6.7, S8.2
more-scientist = Five points are a lot, and there are six copies. A third one beside two face-down ones scores again.
# Rules: S6.5
more-diplomat = Everyone learns what was in the centre, and that it now lies in front of one of your neighbours, but not which. You don’t look at the neighbour’s token.
# Rules: S2.2, S6.8
more-assassin = Bullets are worth 0, −1, −2 and −3. The Assassin stays with you. The bullet becomes a card of the player you give it to. Only you have seen what it’s worth: until the end nobody else may look at it, not even the player who got it.

## Levels of bots

# What a level of bots does, under its name in the lobby. `handler` is the first of its name, at number 5.
level-secrets-rookie = Forgets what it was shown, shies away from cards that it can’t see, and dithers: good for a first evening.
level-secrets-agent = Keeps most of it in mind, and dithers less.
# With some numbers of players the same level notices more.
level-secrets-handler =
    { $players ->
        [4] Works out exactly what can be where, and notices a little of why the others chose as they did.
        [5] Works out exactly what can be where, and notices a little of why the others chose as they did.
       *[other] Works out what can be where, and hardly forgets anything.
    }
level-secrets-handler-6 =
    { $players ->
        [4] Asks itself why the others chose as they did, and looks ahead in a few decisions.
        [5] Asks itself why the others chose as they did, and looks ahead in a few decisions.
       *[other] Works out exactly what can be where, and notices a little of why the others chose as they did.
    }
level-secrets-spymaster = Asks itself why the others chose as they did, and looks ahead in some decisions.
level-secrets-mastermind = Asks itself why the others chose as they did, and looks ahead in every decision.
