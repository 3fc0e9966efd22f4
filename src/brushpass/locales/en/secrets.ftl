# SECRETS: names, effects, prompts and the log.

game-secrets = SECRETS
front-hint-secrets = SECRETS against four bots. No account, no waiting.

## Faces of the identity tokens

face-cia = CIA
face-kgb = KGB
face-hippie = Hippie
face-hidden = Face-down token

## Characters

kind-double-agent = Double Agent
kind-politician = Politician
kind-psychiatrist = Psychiatrist
kind-detective = Detective
kind-journalist = Journalist
kind-scientist = Scientist
kind-diplomat = Diplomat
kind-assassin = Assassin

## What a character does, in one breath

effect-double-agent = Swap your token with the one in the centre, then look at your new one.
effect-politician = Give this card to another player and secretly look at that player’s token.
effect-psychiatrist = Two other players swap their tokens. Nobody looks.
effect-detective = Secretly look at any one token: your own, another player’s or the centre’s.
effect-journalist = Everyone else sees your token. You do not.
effect-scientist = The first does nothing. A second face-up one turns all your characters face down.
effect-diplomat = The centre token is shown to all. Then, unseen, you swap it with that of your left or right neighbour.
effect-assassin = Look at the top bullet and give it, face down, to another player.
card-copies =
    { $count ->
        [one] There is one in the deck.
       *[other] There are { $count } in the deck.
    }
card-value = Worth { $value }

## What would happen to this player

does-double-agent =
    { $you ->
        [yes] You swap your token with the centre and look at your new one.
       *[no] { $by } swaps tokens with the centre and looks at the new one.
    }
does-politician =
    { $you ->
        [yes] You pass this card on to someone and look at their token.
       *[no] { $by } passes this card on to someone and looks at their token.
    }
does-psychiatrist =
    { $you ->
        [yes] You make two others swap tokens.
       *[no] { $by } makes two other players swap tokens, perhaps you.
    }
does-detective =
    { $you ->
        [yes] You look at any one token.
       *[no] { $by } looks at any one token.
    }
does-journalist =
    { $you ->
        [yes] All others see your token, you do not.
       *[no] You and all others see { $by }’s token.
    }
does-scientist = The card is only worth its points.
does-diplomat =
    { $you ->
        [yes] The centre is shown, and you swap it with a neighbour’s token.
       *[no] The centre is shown, and { $by } swaps it unseen with a neighbour’s token.
    }
does-assassin =
    { $you ->
        [yes] You look at a bullet and give it to someone.
       *[no] { $by } looks at a bullet and gives it to someone, perhaps you.
    }
forecast-score =
    { $you ->
        [yes] Your face-up score: { $from } → { $to }
       *[no] Face-up score of { $by }: { $from } → { $to }
    }
forecast-pair = A pair: both turn face down at the end of the turn.
forecast-scientists = A second Scientist: all characters there turn face down.
forecast-ends = That is the last card: the game ends after this turn.
forecast-un = { $name } answers: accepted, it stays there; refused, it goes back to { $by }.
if-it-is = If it is: { $card }
then-accept = Accept
then-refuse = Refuse
then-intervene = Intervene
then-stand-by = Stand by

## Prompts

ask-offer = Your turn: offer one of these two
ask-un = Will the UN intervene?
ask-answer = Accept the card or refuse it?
ask-psychiatrist = Psychiatrist: which two swap tokens?
ask-politician = Politician: who gets this card?
ask-detective = Detective: which token do you look at?
ask-diplomat = Diplomat: swap the centre with which neighbour?
ask-assassin = Assassin: who gets the bullet?
point-psychiatrist = Choose two players
point-politician = Choose a player
point-detective = Choose a token
point-diplomat = Choose a neighbour
point-assassin = Choose a player
confirm-psychiatrist = Swap: { $a } ↔ { $b }
confirm-politician = Give it to { $a }
confirm-detective = Look at: { $a }
confirm-diplomat = Swap with { $a }, unseen
confirm-assassin = Give the bullet to { $a }
choose-accept = Accept
choose-refuse = Refuse
choose-intervene = Intervene: take the card
choose-stand-by = Stand by
offer-which = Which card?
offer-to = To whom?
offer-say = What do you say it is?
offer-say-nothing = Say nothing
offer-say-card = “{ $card }”
offer-confirm = Offer { $card } to { $name }
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
un-target = It is offered to { $name }.
bullet-yours = You drew { $value }.
bullet-of = Bullet { $value }
waits-offer = Waiting for { $name }’s offer.
waits-un = The UN player, { $name }, may intervene.
waits-answer = { $name } must accept or refuse.
waits-effect = { $name } carries out: { $card }.

## At the table

centre-title = Centre of the table
centre-details = Look closer at the centre
centre-point = Choose the centre
place-centre = the centre
place-you = you
token-at-centre = the centre token
token-at-seat =
    { $you ->
        [yes] your token
       *[no] { $by }’s token
    }
un-token = UN token
un-in-centre = The UN token lies in the centre
un-next =
    { $you ->
        [yes] Fewest cards now: you would get the UN token.
       *[no] Fewest cards now: { $by } would get the UN token.
    }
un-next-nobody = Nobody alone has the fewest cards: the UN token stays in the centre.
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
seat-acts = acts
seat-offered = is asked
seat-active = active
seat-one-left = one card left
seat-point =
    { $you ->
        [yes] Choose yourself
       *[no] Choose { $by }
    }
seat-details = Look closer: { $name }
seat-summary =
    { $you ->
        [yes] You
       *[no] { $by }
    }: { $score } face up, { $count } of { $limit } cards: { $cards }
slot-shown = Token: { $face }
slot-sure = Token, face down. You know it: { $face }
slot-maybe = Token, face down. Perhaps: { $faces }
slot-hidden = Token, face down
details-token = What you saw of this token
details-display = Cards
details-bottom = The deck
details-bottom-list =
    { $fresh ->
        [one] One unseen card on top
       *[other] { $fresh } unseen cards on top
    }; below, in order: { $cards }
sighting = Turn { $turn }: { $face }, seen at { $place }.
sighting-start = At the start: { $face }, seen at { $place }.
sighting-sure = It lies here now.
sighting-maybe = By now it is at one of: { $places }.
sighting-none = You have seen nothing that lies here.
sighting-off = This table plays without notes: remember.
memo-close = Put it away

## Early intelligence: the first page

briefing-stamp = Secret
briefing-title = Early intelligence
briefing-own = Your own token: { $face }
briefing-right = { $name }, on your right: { $face }
briefing-centre = The centre, shown to all: { $face }
briefing-pool = In play: CIA × { $cia }, KGB × { $kgb }, Hippie × { $hippie }. One of them lies in the centre.
briefing-goal = CIA and KGB want the most points together; a Hippie wants the fewest alone. The game ends when a player has { $limit } cards.
briefing-close = Understood

## The log

log-began = The table is laid for { $players } players.
log-drawn =
    Turn { $turn }. { $you ->
        [yes] You turn up
       *[no] { $by } turns up
    }: { $cards }.
log-offered =
    { $you ->
        [yes] You offer { $to } a card without a word.
       *[no] { $by } offers { $toyou ->
            [yes] you
           *[no] { $to }
        } a card without a word.
    }
log-offered-claim =
    { $you ->
        [yes] You offer { $to } a card and say: “{ $claim }”.
       *[no] { $by } offers { $toyou ->
            [yes] you
           *[no] { $to }
        } a card and says: “{ $claim }”.
    }
log-offered-card = In truth: { $card }.
log-intervened =
    { $you ->
        [yes] You intervene for the UN and take the card.
       *[no] { $by } intervenes for the UN and takes the card.
    }
log-stood-by =
    { $you ->
        [yes] You let the UN stand by.
       *[no] { $by } lets the UN stand by.
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
    The card is: { $card }. { $you ->
        [yes] You take it.
       *[no] { $by } takes it.
    }
log-handed =
    { $you ->
        [yes] You give the Politician to { $to }.
       *[no] { $by } gives the Politician to { $toyou ->
            [yes] you
           *[no] { $to }
        }.
    }
log-shot =
    { $you ->
        [yes] You give the bullet to { $to }.
       *[no] { $by } gives the bullet to { $toyou ->
            [yes] you
           *[no] { $to }
        }.
    }
log-bullet-drawn =
    { $you ->
        [yes] You look at the top bullet.
       *[no] { $by } looks at the top bullet.
    }
log-bullet-seen = You look at the top bullet: { $value }.
log-flipped-pair =
    A pair { $you ->
        [yes] of yours
       *[no] of { $by }
    } turns face down: { $cards }.
log-flipped-scientists =
    Two Scientists: all characters { $you ->
        [yes] of yours
       *[no] of { $by }
    } turn face down: { $cards }.
log-un-moved =
    { $you ->
        [yes] You take the UN token: you have the fewest cards.
       *[no] { $by } takes the UN token: the fewest cards.
    }
log-un-centre = The UN token goes back to the centre.
log-ended = The game is over. All tokens and bullets are revealed.
log-looked =
    { $own ->
        [yes] { $you ->
            [yes] You look at your own token.
           *[no] { $by } looks at their own token.
        }
       *[no] { $you ->
            [yes] You look at { $token }.
           *[no] { $by } looks at { $token }.
        }
    }
log-looked-face =
    { $own ->
        [yes] { $you ->
            [yes] You look at your own token: { $face }.
           *[no] { $by } looks at their own token: { $face }.
        }
       *[no] { $you ->
            [yes] You look at { $token }: { $face }.
           *[no] { $by } looks at { $token }: { $face }.
        }
    }
log-exposed =
    { $you ->
        [yes] Your token is shown to all the others. You do not see it.
       *[no] { $by }’s token is shown to all the others.
    }
log-exposed-face =
    { $you ->
        [yes] Your token is shown to all the others: { $face }.
       *[no] { $by }’s token is shown to all the others: { $face }.
    }
log-centre-shown = The centre token is shown to everybody: { $face }.
log-swapped =
    { $you ->
        [yes] You swap two tokens:
       *[no] { $by } swaps two tokens:
    } { $a } ↔ { $b }.
log-swapped-centre =
    { $you ->
        [yes] You swap your token with the centre.
       *[no] { $by } swaps tokens with the centre.
    }
log-diverted =
    { $you ->
        [yes] You have swapped the centre token with a neighbour’s:
       *[no] { $by } has swapped the centre token, unseen, with a neighbour’s:
    } { $a } / { $b }.
log-diverted-own = Unseen, you swap the centre token with that of { $other }.

## Claims

claim-offer-is = The card on offer is: { $card }.
claim-token-is = The token at { $place } is { $face }.
claim-saw-token = I have seen the token at { $place }: { $face }.
claim-take-it = Take it!
claim-refuse-it = Refuse it!

## How it ended

reason-hippie-lowest = The lowest score belongs to a Hippie alone: the Hippie wins.
reason-cia-ahead = The CIA has more points: all CIA players win.
reason-kgb-ahead = The KGB has more points: all KGB players win.
reason-sides-level = CIA and KGB are level: everybody loses.
rule-tied-hippies-win = Hippies who tie for the lowest score win too

## Phases

phase-setup = Setup
phase-offer = The Offer
phase-un = United Nations intervention
phase-answer = The answer
phase-effect = The effect
phase-over = Game end
