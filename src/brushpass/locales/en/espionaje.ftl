# ESPIONAJE CARTAS: names, prompts, notebook and the log.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE against bots
rule-clue-accusation = Only the accuser lays cards; whoever is wrong keeps answering

## The fifteen elements

element-london = London
element-panama = Panama
element-tokyo = Tokyo
element-paris = Paris
element-nairobi = Nairobi
element-aeroplane = Aeroplane
element-solar-oven = Solar Oven
element-submarine = Submarine
element-satellite = Satellite
element-cipher-radio = Cipher Radio
element-agent-blue = Agent Blue
element-agent-red = Agent Red
element-agent-green = Agent Green
element-agent-yellow = Agent Yellow
element-agent-violet = Agent Violet
kinds-city = Cities
kinds-device = Devices
kinds-agent = Agents

## Prompts

ask-turn = Your turn: suspect two elements, or accuse
ask-accuse = There have been questions enough: you must accuse
ask-show = You hold both: which one do you show?
ask-commit = Lay down the three cards you believe are hidden
suspect-hint = Name any two, your own included. The question goes to your left until someone must show one of them.
suspect-incomplete = Choose two elements
suspect-one-more = { $a } and …
suspect-confirm = I suspect: { $a } + { $b }
accuse-open = Accuse …
accuse-title = Announce the accusation?
accuse-warning = It ends the game: all players lay down three cards, and the first right one in turn order wins alone. You are checked first.
accuse-warning-clue = Only you lay down three cards. If they are wrong, you ask no more and only answer.
accuse-confirm = I accuse
accuse-cancel = Not yet
show-hint = { $name } asked. Only { $name } sees the card; the others only see that you showed one.
show-card = Show { $card }
show-before = shown to { $names } before
commit-hint = One city, one device, one agent. It is final, and nobody sees it before it is checked.
commit-incomplete = Choose one of each kind
commit-confirm = Lay down for good: { $cards }
commit-warning = Your notebook rules out: { $cards }.

## At the table

esp-solution = Secret information
esp-solution-hidden = Three hidden cards: a city, a device, an agent
esp-hand = Your confidential files
esp-players = The players
esp-turn-of = asks
esp-said-pass = Pass!
esp-said-show = shows a card
esp-is-out = only answers
esp-has-committed = has laid cards
esp-thinks = thinking
esp-seat =
    { $you ->
        [yes] You
       *[no] { $by }
    }, { $count ->
        [one] one file
       *[other] { $count } files
    }
esp-question =
    { $you ->
        [yes] You suspect:
       *[no] { $by } suspects:
    } { $a } + { $b }
esp-waits-turn = { $name } asks or accuses.
esp-waits-question = The question goes round.
esp-waits-commit =
    { $count ->
        [one] One player has laid cards
       *[other] { $count } players have laid cards
    }, of { $players }.
esp-checking = The cards are checked
esp-right = right
esp-wrong = wrong
esp-abstained = laid nothing

## The notebook

notebook-title = Personal notebook
notebook-hint = Crosses and ticks come from what you saw. Tap the last column for marks of your own; they stay on this device.
notebook-hint-off = This table plays without aids: only the pile of ruled-out cards is kept for you.
notebook-element = Element
notebook-hidden = Hidden
notebook-own-mark = My mark
cell-yes = has it
cell-no = does not have it
cell-maybe = showed this or the other one
cell-unknown = unknown
hidden-yes = hidden
hidden-no = ruled out
hidden-unknown = possible
mark-none = no mark
mark-suspect = suspected
mark-out = crossed out
mark-label = My mark for { $element }: { $mark }

## History

history-title = Who asked, passed, showed
history-none = Nobody has asked anything yet.
history-asked = Asked
history-passed = passed
history-showed = showed a card
history-showed-card = showed { $card }
history-not-asked = not asked

## The log

log-esp-began =
    Three cards are hidden; { $players ->
        [one] one player gets
       *[other] { $players } players get
    } { $count } each.
log-esp-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] { $by }’s turn.
    }
log-esp-asked =
    { $you ->
        [yes] You suspect:
       *[no] { $by } suspects:
    } { $a } + { $b }.
log-esp-passed =
    { $you ->
        [yes] You say “Pass”.
       *[no] { $by } says “Pass”.
    }
log-esp-showed =
    { $you ->
        [yes] You show { $to } a card.
       *[no] { $by } shows { $toyou ->
            [yes] you
           *[no] { $to }
        } a card.
    }
log-esp-showed-card =
    { $you ->
        [yes] You show { $to }:
       *[no] { $by } shows { $toyou ->
            [yes] you
           *[no] { $to }
        }:
    } { $card }.
log-esp-accused =
    { $you ->
        [yes] You announce the accusation!
       *[no] { $by } announces the accusation!
    }
log-esp-committed =
    { $you ->
        [yes] You have laid your cards.
       *[no] { $by } has laid cards.
    }
log-esp-checked-right =
    { $you ->
        [yes] You turn over
       *[no] { $by } turns over
    } { $cards }: right!
log-esp-checked-wrong =
    { $you ->
        [yes] You turn over
       *[no] { $by } turns over
    } { $cards }: wrong.
log-esp-checked-nothing =
    { $you ->
        [yes] You laid nothing.
       *[no] { $by } laid nothing.
    }
log-esp-ended = The game is over. Hidden were: { $cards }.

## Claims

claim-holds =
    { $you ->
        [yes] I hold { $element }.
       *[no] { $by } holds { $element }.
    }
claim-is-hidden = { $element } is hidden.
claim-not-hidden = { $element } is not hidden.
phrase-holds = Somebody holds …
phrase-is-hidden = It is hidden: …
phrase-not-hidden = It is not hidden: …

## How it ended

reason-solved = The first right one in the order of checking wins alone.
reason-nobody-right = All were wrong: nobody wins.
reason-all-out = One after the other, every player accused and was wrong.
result-hands = Who held what
result-laid = Laid down

## The guided first game

guide-turn = Three cards are hidden: a city, a device, an agent. Ask about two elements: the first player to your left who holds one must show it to you alone. Cards that you see cannot be hidden.
guide-turn-again = What you hold or have seen is crossed out. Ask about two cards that are still open; or put one of your own beside an open one: then only the open one can be shown to you. If everybody passes, what you do not hold is hidden.
guide-turn-sure = Only one city, one device and one agent are left in your notebook: these are the hidden cards. Accuse, before somebody else does!
guide-waits = Watch the others: whoever passes has neither card, whoever shows has one of the two. Your notebook keeps it.
guide-accuse = So many questions have been asked that the game must end now. Announce the accusation; then everybody lays down three cards.
guide-show = You hold both cards, so you may choose. Showing a card that this player has seen before gives nothing new away.
guide-commit = Everybody now lays down three cards in secret. Even if you are not sure, guess: a card that nobody has shown you may be the one.

## What came of my own question

esp-memo-shown = { $name } showed you: { $card }
esp-memo-none = Nobody could show { $a } or { $b }.
