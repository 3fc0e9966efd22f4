# ESPIONAJE CARTAS: names, prompts, notebook and the log.

game-espionaje = ESPIONAJE CARTAS
front-play-espionaje = ESPIONAJE against bots

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

## Briefing

# Over the rules of this table that are not the printed ones.
esp-briefing-title = Before the first turn

## Prompts

ask-turn = Your turn: ask about two files, or accuse
# In the first round, with the switch no-early-accusation.
ask-turn-early = Your turn: ask about two files
ask-accuse = No more questions: you have to accuse now
# With the switch accuse-after-asking.
ask-after = The answers are in: accuse, or end your turn?
ask-show = You have both: which one do you show?
ask-commit = Choose the three files you think are hidden
suspect-hint = Name any two, even your own. The question goes round to your left until somebody has to show you one of them.
suspect-incomplete = Choose two files
suspect-one-more = { $a } and …
suspect-confirm = Ask: { $a } + { $b }
accuse-open = Accuse …
keys-city = Choose a city
keys-device = Choose a device
keys-agent = Choose an agent
keys-show = Show one of your two cards
keys-accuse = Accuse
keys-notebook = Open the notebook
accuse-title = Make the accusation?
accuse-warning = This ends the game. Everybody chooses three files; they are checked in turn order, yours first. The first correct set wins.
accuse-warning-clue = Only you choose three files. If they’re wrong, you’re out: you ask no more questions and only answer.
accuse-confirm = I accuse
accuse-cancel = Not yet
show-hint = { $name } asked, and only { $name } will see the card. The others just see that you showed one.
show-card = Show { $card }
show-before = already shown to { $names }
commit-hint = One city, one device, one agent. Your choice is final, and nobody sees it before it is checked.
commit-incomplete = Choose one of each kind
commit-chosen = Your three: { $cards }
commit-confirm = Final answer
commit-warning = Your notebook has crossed out: { $cards }.

## At the table

esp-solution = Secret information
esp-solution-hidden = Three hidden cards: a city, a device and an agent
esp-hand = Your confidential files
esp-players = The players
# Tags beside a player’s name.
esp-turn-of = asks
esp-said-pass = Pass!
esp-said-show = shows a card
esp-is-out = only answers
esp-has-committed = has chosen
esp-thinks = thinking
esp-seat =
    { $count ->
        [one] { $you ->
            [yes] You have one file
           *[no] { $by } has one file
        }
       *[other] { $you ->
            [yes] You have { $count } files
           *[no] { $by } has { $count } files
        }
    }
esp-question =
    { $you ->
        [yes] You suspect { $a } and { $b }.
       *[no] { $by } suspects { $a } and { $b }.
    }
esp-waits-turn =
    { $you ->
        [yes] You ask or accuse.
       *[no] { $by } asks or accuses.
    }
esp-waits-question = The question goes round.
esp-waits-after = { $name } may still accuse.
esp-waits-commit =
    { $count ->
        [one] One of the { $players } players has chosen three files.
       *[other] { $count } of the { $players } players have chosen three files.
    }
# With the switch clue-accusation only one player chooses.
esp-waits-accuser = Waiting for { $name }’s three files.
esp-checking = The files are checked
esp-right = right
esp-wrong = wrong
esp-abstained = chose nothing

## The notebook

notebook-title = Personal notebook
notebook-hint = Crosses and ticks come from what you’ve seen. Tap the last column to add marks of your own; they stay on this device.
notebook-hint-off = No memory aids at this table: only your pile of ruled-out cards is kept for you.
notebook-hint-full = Ticks and crosses are certain; figures are percentages. Tap one to see where it comes from. The last column is for marks of your own.
# Below the notebook; an asterisk marks these names there and on the cards.
notebook-ours = * Our name: the rule book gives only seven of the fifteen.
# Below the notebook; some of its percentages have a second one below them, in a dashed frame.
notebook-heard = In a dashed frame: the percentage if you count what was said at the table. Talk proves nothing.
notebook-element = File
notebook-hidden = Hidden
# Head of a narrow column.
notebook-own-mark = Notes
cell-yes = has it
cell-no = doesn’t have it
cell-maybe = showed this one or the other
cell-unknown = unknown
hidden-yes = hidden
hidden-no = ruled out
hidden-unknown = possible
# A button: who is hidden (the file cover) or other (a player); state is sure, out or likely.
cell-why =
    { $who ->
        [hidden] { $state ->
            [sure] { $element } is hidden. Why?
            [out] { $element } isn’t hidden. Why?
           *[likely] { $element } is hidden: { $percent }%. Why?
        }
       *[other] { $state ->
            [sure] { $name } has { $element }. Why?
            [out] { $name } doesn’t have { $element }. Why?
           *[likely] { $name } has { $element }: { $percent }%. Why?
        }
    }
# The same button where what was said moves the figure: after is the figure with that.
cell-why-heard =
    { $who ->
        [hidden] { $element } is hidden: { $percent }%. With talk: { $after }%. Why?
       *[other] { $name } has { $element }: { $percent }%. With talk: { $after }%. Why?
    }
# The same figures where there is no button; they stand alone.
cell-heard = { $percent }%. With talk: { $after }%.
mark-label =
    { $mark ->
        [suspect] { $element }: suspected
        [out] { $element }: crossed out
       *[none] { $element }: no mark
    }

## History

history-title = Questions and answers
history-none = Nobody has asked anything yet.
history-asked = Asked
history-passed = passed
history-showed = showed a card
history-showed-card = showed { $card }
history-not-asked = not asked

## The log

log-esp-began = Three cards are hidden. Each of the { $players } players gets { $count } files.
log-esp-turn-began =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $by }’s turn.
    }
log-esp-asked =
    { $you ->
        [yes] You suspect { $a } and { $b }.
       *[no] { $by } suspects { $a } and { $b }.
    }
log-esp-passed =
    { $you ->
        [yes] You say “Pass”.
       *[no] { $by } says “Pass”.
    }
log-esp-showed =
    { $you ->
        [yes] You show { $to } a card.
       *[no] { $toyou ->
            [yes] { $by } shows you a card.
           *[no] { $by } shows { $to } a card.
        }
    }
log-esp-showed-card =
    { $you ->
        [yes] You show { $to } { $card }.
       *[no] { $toyou ->
            [yes] { $by } shows you { $card }.
           *[no] { $by } shows { $to } { $card }.
        }
    }
log-esp-accused =
    { $you ->
        [yes] You make the accusation!
       *[no] { $by } makes the accusation!
    }
log-esp-committed =
    { $you ->
        [yes] You have chosen three files.
       *[no] { $by } has chosen three files.
    }
log-esp-checked-right =
    { $you ->
        [yes] Your files are { $cards }: right!
       *[no] { $by }’s files are { $cards }: right!
    }
log-esp-checked-wrong =
    { $you ->
        [yes] Your files are { $cards }: wrong.
       *[no] { $by }’s files are { $cards }: wrong.
    }
log-esp-checked-nothing =
    { $you ->
        [yes] You didn’t choose in time.
       *[no] { $by } didn’t choose in time.
    }
log-esp-ended = The game is over. The hidden cards were { $cards }.

## Claims, in the speaker’s own words

# speaker: whoever says it, about themselves; reader: said about the reader; other: about somebody else.
claim-holds =
    { $who ->
        [speaker] I have { $element }.
        [reader] You have { $element }.
       *[other] { $name } has { $element }.
    }
claim-is-hidden = { $element } is hidden.
claim-not-hidden = { $element } isn’t hidden.
claim-show-me = Show me { $element }!
# Buttons: how a claim begins.
phrase-holds = Somebody has …
phrase-is-hidden = This one is hidden …
phrase-not-hidden = This one isn’t hidden …
phrase-show-me = Show me …

## How it ended

reason-solved = The first correct answer in checking order wins.
reason-nobody-right = Everybody was wrong: nobody wins.
reason-all-out = One after the other, all players accused and were wrong.
# A stamp beside the cards of a player who had the right three, and came later in the order of checking.
esp-too-late = right, but too late
result-hands = Who had what
result-laid =
    { $you ->
        [yes] You chose { $cards }.
       *[no] { $by } chose { $cards }.
    }
# Switches among the settings.
rule-clue-accusation = A wrong accusation puts only the accuser out; the others play on
rule-accuse-after-asking = After your question you may still accuse in the same turn
rule-no-early-accusation = Nobody may accuse in the first round

## What came of the reader’s own question

esp-memo-shown = { $name } showed you { $card }.
esp-memo-none = Nobody could show { $a } or { $b }.

## On a television between two games: five pictures with a sentence each, four seconds long

loop-e-hidden = Three files are hidden: a city, a device and an agent.
loop-e-ask = Ask about any two. The question goes round to the left.
loop-e-show = Whoever has one of them shows it to you alone.
loop-e-note = Cross off what you see, and watch who passes.
loop-e-accuse-false = Sure? Accuse: everybody lays down three, and the first who is right wins.
loop-e-accuse-true = Sure? Accuse: if you are right you win, and if not you are out.

## Levels of bots

# What a level of bots does, under its name in the lobby. `handler` is the first of its name, at number 5.
level-espionaje-rookie = Forgets who passed and what it was shown, and dithers: good for a first evening.
level-espionaje-agent = Remembers more, and waits too long before it accuses.
level-espionaje-handler = Forgets little, and dares more.
level-espionaje-handler-6 =
    { $players ->
        [2] Forgets nothing, accuses in time, and in some games guards what its own questions give away.
       *[other] Forgets very little, and dares still more.
    }
level-espionaje-spymaster = Forgets nothing, accuses in time, and in many games guards what its own questions give away.
level-espionaje-mastermind = Forgets nothing, accuses in time, and always guards what its own questions give away.
