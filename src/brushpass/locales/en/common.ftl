# Words of the pages around the games: front page, lobby, talk, end, review, shared screen.

app-name = Brushpass
# This language, as its speakers call it.
language-name = English
page-loading = One moment …
part-missing = Part of this page didn’t load.
part-again = Try again
skip-to-content = Skip to content
close = Close

## Titles of pages, as tabs show them

title-table = { $code } · Brushpass
title-screen = Shared screen { $code } · Brushpass
title-review = Review { $code } · Brushpass
title-learn = How to play { $game } · Brushpass

## Options

options-open = Language, look and sound
options-title = Language, look and sound
options-language = Language
options-theme = Colours
options-close = Done
theme-auto = Match device
theme-light = Light
theme-dark = Dark
options-sound = Sound
option-off = Off
option-on = On
options-buzz = Vibration
options-speed = Speed
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
speed-none = No pauses
shortcuts-title = Keyboard shortcuts
keys-talk = Say something
keys-list = Rules and shortcuts

## Front page

front-page = Front page
front-kicker = For your eyes only
front-lead = Two spy games: on your phones around one table, online with friends, or solo against bots.
front-play = Play now
# The name of somebody who gives none.
front-anonymous = Incognito
front-join = Join a table
front-code = Code
front-join-go = Join
front-host = Host a table
front-learn = How to play
front-learn-hint = Both games explained with pictures, or played step by step in four minutes.
front-learn-go = Read the rules
front-rights = The games belong to their publishers. The words and pictures here are our own.
own-tables = Your tables
your-name = Your name
stage-lobby = not started
stage-dealing = about to start
stage-playing = in progress
stage-over = finished

## Before the game

join-title = Take a seat
join-go = Sit down
join-full = All seats are taken.
join-watch = Just watch
watching = You’re watching
table-problem = That didn’t work

lobby-start = Start the game
lobby-free-seats = Wait for players, or give the free seats to bots.
lobby-not-ready =
    { $count ->
        [one] One player isn’t ready yet.
       *[other] { $count } players aren’t ready yet.
    }
lobby-ready = I’m ready
lobby-is-ready = Ready
lobby-wait-host = The host starts the game.
dealing-now = Dealing: every player’s browser adds its share.
dealing-away = Waiting for { $names }.
void-starts =
    { $count ->
        [one] One start was void. The server may have seen that deal before it was thrown away.
       *[other] { $count } starts were void. Each time, the server may have seen the deal before it was thrown away.
    }
lobby-leave = Leave the table
leave-sure = A bot will play on for you, and you can’t come back.
erase-own = Erase my data at this table
erase-own-goes = A code name replaces your name, and “…” replaces what you said, here and in the records of finished games. This can’t be undone.
erase-own-stays = Your moves stay, under the code name, with the claims that were part of them: the games belong to the others, too. What others wrote or saved stays as well.
erase-own-leaves = You leave the table.
erase-own-shared = This goes for everybody who plays on this device.
erase-own-sure = Erase now
erase-own-failed = Nothing was erased.
lobby-level = Bot strength
lobby-match = Match me
lobby-match-hint = As strong as you are: { $level }. After each game alone against these bots, this device moves the level so that you win as often as anybody.
lobby-fill = Fill { $count } seats with bots
lobby-add-here = Another player on this device
lobby-add-here-hint = Pass the device around. Between turns it is covered, so nobody sees anybody else’s secrets.
seat-free = Free seat
seat-add-bot = Add a bot
seat-remove = Remove { $name }
seat-ready = ready
seat-not-ready = not ready
# Beside the reader’s own name.
seat-you = you
# A seat that nobody has named.
seat-number = Seat { $number }
# Beside the host’s name.
seat-host = host
# Beside the name of somebody who has just changed it.
seat-formerly = was { $name }
presence-away = away
presence-minded = bot plays

## Bots

mind-rookie = Rookie
mind-agent = Agent
mind-handler = Handler
mind-spymaster = Spymaster
mind-mastermind = Mastermind
mind-random = Chance
mind-greedy = Greedy
mind-belief = Cunning
mind-likelihood = Shrewd
mind-policy = Seasoned
mind-believer-search = Prudent
mind-search = Far-sighted
mind-unknown-pair = Curious
mind-entropy = Thorough
mind-truth-teller = Honest
mind-liar = Liar
mind-open-race = Open
mind-race = Racer
# A level of bots has a name and a number, from 1 for a first evening to 8 for the strongest.
mind-numbered = { $title } { $number }

## Invitations

invite-title = Invite
invite-code = Code
invite-qr = QR code of table { $code }
invite-share = Share the link
invite-copied = Link copied
invite-screen = Open the shared screen

## Settings

settings-title = Settings
settings-game = Game
settings-players = Players
settings-deadline = Time for each decision
settings-no-deadline = no limit
settings-seconds = { $seconds } s
settings-aids = Hints and memory aids
aids-off = none
aids-own = what I saw
aids-full = everything
aids-off-hint = As at a real table: you see things once, and the page explains nothing unless you ask.
aids-own-hint = The page says what each card does, and remembers what you’ve seen.
aids-full-hint = The page also says what a card means for you, and everything that follows from what you’ve seen.
settings-bots-talk = Bots make claims, true ones and lies
settings-keep-talk = Keep free talk in the game’s record
settings-keep-talk-on = The record keeps choices, claims and everything you write. Anybody with the link to this table can read it after the game.
settings-keep-talk-off = The record keeps choices and claims. Anything else you write is left out.

## The connection

link-connecting = connecting …
link-live = connected
link-lost = connection lost, trying again …

## Log and chat

log-title = What happened
log-open = Log and chat
# The name of the same button for screen readers; the number is how much the reader has not seen yet: claims and chat.
log-open-unread =
    { $count ->
        [one] Log and chat, one unread message
       *[other] Log and chat, { $count } unread messages
    }
talk-say = Say something
talk-send = Send
talk-claims = Claim something (lying is allowed)
talk-where = About whom
talk-what = What
# A label that stands alone: the reader, among the players’ names.
place-own = You
talk-claim-send = Say “{ $text }”
talk-claim-incomplete = Choose what to claim
# Stamped on a claim: at most ten letters.
stamp-true = True
stamp-false = False
log-true =
    { $you ->
        [yes] What you said was true: “{ $text }”
       *[no] What { $by } said was true: “{ $text }”
    }
log-false =
    { $you ->
        [yes] What you said was false: “{ $text }”
       *[no] What { $by } said was false: “{ $text }”
    }
# At a seat: the card or the face that this player named last.
seat-said = said: { $card }
claims-title = Claims
claims-count = { $right } of { $count } true
claims-none = Nothing claimed so far.
# A title at the end, beside the name of whoever told the most lies that can be proved.
claims-liar = Best liar
# A row of buttons: each says something at once.
say-title = Say with one tap
react-open = Make a face
react-laugh = Laugh
react-gasp = Be amazed
react-doubt = Have doubts
react-innocent = Look innocent
reaction-laugh =
    { $you ->
        [yes] You laugh.
       *[no] { $by } laughs.
    }
reaction-gasp =
    { $you ->
        [yes] You are amazed.
       *[no] { $by } is amazed.
    }
reaction-doubt =
    { $you ->
        [yes] You have your doubts.
       *[no] { $by } has doubts.
    }
reaction-innocent =
    { $you ->
        [yes] You look innocent.
       *[no] { $by } looks innocent.
    }
# Read aloud before the question that the reader must answer.
announce-asked = Your move.
deadline =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
minded-you = A bot is playing for you.
minded-back = I’m back

notice-said = { $by }: “{ $text }”
notice-seated = { $name } sits down.
notice-renamed = { $old } is now called { $name }.
notice-left = { $name } leaves the table.
notice-removed = { $name } has been removed from the table.
notice-new-host =
    { $you ->
        [yes] You’re the host now.
       *[no] { $by } is the host now.
    }
notice-voted =
    { $you ->
        [yes] You vote to remove { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } votes to remove you.
               *[no] { $by } votes to remove { $to }.
            }
    }
notice-vote-back =
    { $you ->
        [yes] You take back your vote to remove { $to }.
       *[no]
            { $toyou ->
                [yes] { $by } no longer votes to remove you.
               *[no] { $by } no longer votes to remove { $to }.
            }
    }
notice-dealing = The deal is being prepared.
notice-start-void =
    { $why ->
        [wrong] This start is void: the share of { $names } does not fit its seal.
        [left] This start is void: { $names } left the table.
       *[late] This start is void: { $names } did not answer in time.
    }
notice-started = Game { $round } begins.
notice-cleared = All set for game { $round }.
notice-taken-over =
    { $you ->
        [yes] A bot is playing for you now.
       *[no] A bot is playing for { $by } now.
    }
notice-handed-back =
    { $you ->
        [yes] You’re playing again.
       *[no] { $by } is back and playing again.
    }

## Who is host, and who may stay

people-title = At the table
person-options = Options for { $name }
hand-over = Make { $name } host
remove-hint = { $name } loses this seat, but can sit down again with the code.
vote-hint = If more than half of the others vote for it, a bot plays on for { $name }. There is no way back into this game.
# A button beside “One player wants to remove Bob.”
vote-look = Vote
vote-out = Vote to remove { $name }
vote-back = Take back my vote
vote-open =
    { $count ->
        [one] One player wants to remove { $name }.
       *[other] { $count } players want to remove { $name }.
    }
vote-open-you =
    { $count ->
        [one] One player wants to remove you.
       *[other] { $count } players want to remove you.
    }

## One device for several people

pass-to = Hand the device to { $name }
pass-hint = Nothing is shown until { $name } uncovers it.
pass-uncover = I’m { $name }
pass-cover = Cover the screen

## The shared screen

screen-title = Shared screen of table { $code }
screen-join = Scan the code to sit down
screen-speak = Read the captions aloud
screen-teaching = The game in twenty seconds
screen-pause = Pause

## After the game

end-title = After the game
end-again = Play again
end-review = Review the game
end-record = Download the record
fair-title = Was the deal fair?
fair-hint = Before the game, the table sealed a secret and every player’s browser sealed a share of its own. Only then were they opened, and the deal follows from all of them. Your browser can work out the whole deal again.
fair-check = Check it here
fair-checking = Checking …
fair-commitment =
    { $found ->
        [right] The secret fits the seal that the table showed before the deal.
        [unknown] Whether the table showed this seal before the deal can’t be checked here: this browser did not keep it.
       *[wrong] The secret does not fit the seal that the table showed before the deal.
    }
fair-share =
    { $found ->
        [right] Your own share is in the deal.
        [unknown] Whether your share is in the deal can’t be checked here: this browser added none.
       *[wrong] Your own share is not in the deal.
    }
fair-hashes =
    { $found ->
        [right] All seals are those that this browser saw before it revealed your share.
        [unknown] Whether the seals were swapped can’t be checked here: this browser did not keep them.
       *[wrong] The seals are not those that this browser saw before it revealed your share.
    }
fair-shares =
    { $found ->
        [right] Every player’s share fits its seal.
       *[wrong] Not every player’s share fits its seal.
    }
fair-seed =
    { $found ->
        [right] The seed follows from the secret and all shares.
       *[wrong] The seed does not follow from the secret and all shares.
    }
fair-deal =
    { $found ->
        [right] Every card and token lay where the seed puts it.
       *[wrong] Some card or token did not lie where the seed puts it.
    }
fair-seen =
    { $found ->
        [right] What you were shown during the game fits this deal.
        [unknown] Whether the game was played with this deal can’t be checked here.
       *[wrong] What you were shown during the game does not fit this deal.
    }
fair-voids =
    { $found ->
        [right] Every void start that this browser took part in is listed.
        [unknown] Whether all void starts are listed can’t be checked here.
       *[wrong] A void start that this browser took part in is missing.
    }
fair-whole = Nobody chose this deal, not even the server.
fair-chances =
    { $count ->
        [one] Everything fits, but one start was void after your share had been revealed. So the server may have chosen between two deals.
       *[other] Everything fits, but { $count } starts were void after your share had been revealed. So the server may have picked this deal from several.
    }
fair-as-seen = Everything fits, as far as this browser saw the games at this table.
fair-unseen-ends =
    { $count ->
        [one] This browser saw one earlier game at this table begin, but not end. That’s normal if you left it, were offline when it ended, or nobody finished it. If none of these is true, the server may have dropped it to get another deal.
       *[other] This browser saw { $count } earlier games at this table begin, but not end. That’s normal if you left them, were offline when they ended, or nobody finished them. If none of these is true, the server may have dropped them to get another deal.
    }
fair-void-starts =
    { $count ->
        [one] One start was void before this one.
       *[other] { $count } starts were void before this one.
    }
fair-partly = Everything fits together. Only a browser that took part in the deal can tell whether it was fair.
fair-broken = Something does not fit. Don’t trust this deal.
fair-old = This game was dealt by an older version. Its server could have chosen the deal.
fair-shares-of = Shares came from { $names }.
fair-bots = Bots add nothing to the deal: { $names }.
fair-own-copy = This check was made by a page that the server sent you. If you’d rather rely on your own copy of Brushpass, save your receipt, download the record and run: { $command }
fair-receipt = Save my receipt

result-skip = Show everything
result-won = You win!
result-lost = You lose
result-winner = wins
result-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
result-nobody = Nobody wins

## Looking back

review-title = Review
review-as = Seen by
review-truth = Everything revealed
review-public = Spectators
review-step = Step { $step } of { $steps }
review-first = To the start
review-back = One step back
review-next = One step forward
review-last = To the end
review-share = Share this review
review-none = There is no finished game here.

## The reader’s own seat

you-name = { $name } (you)
seat-menu = Your seat
seat-rename = Change your name
move-seat = Continue on another device
move-seat-hint = Scan this code with the other device, or open the link there. It works once.
move-seat-qr = QR code of the link that moves your seat

## A game that this page has no table for

plain-note = There is no drawn table for { $game } here. This page lists what the server tells you, just as it comes.
plain-ask = Your decision: { $ask }
plain-waits = Others are deciding.
plain-start = At the start
plain-latest = What happened last
plain-sight = What you know
plain-over = The game is over
absent-face = There is no drawn table for { $game } here: you play it with lists and buttons.
absent-rules = There are no illustrated rules for { $game } here.
# Before a list of rules that the host has chosen: in the sheet of rules at a table, and in the terminal.
house-rules = At this table, these rules are not the printed ones:
absent-deal = This page doesn’t know how { $game } is dealt, so it can’t check the cards themselves.
absent-dossier = In this game the page doesn’t work out what follows from what you saw.
absent-judge = Decisions can’t be judged in this game.
absent-bots = No bots play this game.
