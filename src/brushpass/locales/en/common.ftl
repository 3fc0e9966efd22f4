# Words of the pages around the games: front page, lobby, talk, end, review, shared screen.

app-name = Brushpass
# This language, as its speakers call it.
language-name = English
page-loading = One moment …
part-missing = A part of this page could not be loaded.
part-again = Try again
skip-to-content = Skip to the content
close = Close

options-open = Language, look and sound
options-title = Language, look and sound
options-language = Language
options-theme = Colours
options-close = Done
theme-auto = As my device
theme-light = Day
theme-dark = Night
options-sound = Sound
sound-off = Off
sound-on = On

front-page = Front page
front-kicker = For your eyes only
front-lead = Spy games for phones around one table, for friends far away, and for one agent alone against the machine.
front-play = Play now
front-anonymous = Agent
front-join = Join a table
front-code = Code
front-join-go = To the table
front-host = Host a table
front-learn = Learn
front-learn-hint = The rules of both games with pictures, or a first game that explains every step.
front-learn-go = Read the rules
front-guided = Guided first game
front-rights = The games belong to their publishers. Words and pictures here are our own.
own-tables = Your tables
your-name = Your name
stage-lobby = not started
stage-playing = running
stage-over = finished

join-title = Take a seat
join-go = Sit down
join-full = All seats are taken.
join-watch = Only watch
watching = You are watching
table-problem = This did not work

lobby-start = Start the game
lobby-free-seats = Wait for players, or give free seats to bots.
lobby-not-ready = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
}
lobby-ready = I am ready
lobby-is-ready = Ready
lobby-wait-host = The host starts the game.
lobby-leave = Leave the table
leave-sure = A bot will play on for you, and you cannot come back.
lobby-level = Bots
lobby-fill = Bots on all { $count } free seats
lobby-add-here = One more player on this device
lobby-add-here-hint = Pass and play: the device goes from hand to hand, with a cover in between.
seat-free = Free seat
seat-add-bot = Add a bot
seat-remove = Remove { $name }
seat-ready = ready
seat-not-ready = not ready
seat-number = Seat { $number }
presence-away = away
presence-minded = bot plays
mind-rookie = Rookie
mind-agent = Agent
mind-handler = Handler
mind-mastermind = Mastermind
mind-random = Chance
mind-greedy = Greedy
mind-belief = Cunning
mind-unknown-pair = Curious
mind-entropy = Thorough
mind-race = Racer
mind-planner = Planner

invite-title = Invite
invite-code = Code
invite-qr = QR code of the table { $code }
invite-share = Share the link
invite-copied = Link copied
invite-screen = Open the shared screen

settings-title = The game
settings-game = Game
settings-players = Players
settings-deadline = Time for each decision
settings-no-deadline = no limit
settings-seconds = { $seconds } s
settings-aids = Memory aids
aids-off = none
aids-own = what I saw
aids-full = everything
aids-off-hint = As around a real table: what you see, you see once.
aids-own-hint = The page remembers what you have seen.
aids-full-hint = The page remembers what you have seen and all that follows from it.

link-connecting = connecting …
link-live = connected
link-lost = connection lost, trying again …

log-title = What happened
log-open = Log and talk
talk-say = Say something
talk-send = Send
talk-claims = Claim something (it may be a lie)
talk-where = About whom
talk-what = What
talk-claim-send = Say: “{ $text }”
talk-claim-incomplete = Pick what to claim
announce-asked = It is up to you. { $what }
deadline = { $seconds } seconds left
minded-you = A bot plays for you.
minded-back = Take over again

notice-said = { $by }: “{ $text }”
notice-seated = { $name } sits down.
notice-renamed = { $name } is the new name.
notice-left = { $name } leaves the table.
notice-started = Game { $round } begins.
notice-cleared = The table is laid for game { $round }.
notice-taken-over = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $by }.
}
notice-handed-back = { $you ->
    [yes] You play again yourself.
   *[no] { $by } plays again.
}

pass-to = Hand the device to { $name }
pass-hint = Nothing is shown until { $name } uncovers it.
pass-uncover = I am { $name }
pass-cover = Cover the screen

screen-title = Shared screen of table { $code }
screen-join = Scan the code to sit down

end-title = After the game
end-again = Play again
end-review = Review the game
end-record = Download the record
move-seat = Move this seat to another device
move-seat-hint = Scan this code with the other device, or open the link there. It works once.
move-seat-qr = QR code of the link that moves this seat
fair-title = Was the deal fair?
fair-hint = Before the game the table sealed its secret, then every player added luck of their own. Your browser can work the whole deal out again.
fair-check = Check it here
fair-checking = Computing …
fair-commitment = The seal shown before the deal fits the secret:
fair-seed = The seed follows from the secret and everybody’s luck:
fair-deal = Every card and token lay where the seed puts it:
fair-holds = right
fair-fails = wrong

review-title = Review
review-as = Seen by
review-truth = Nobody: the truth
review-public = The public
review-step = Step { $step } of { $steps }
review-first = To the start
review-back = One step back
review-next = One step on
review-last = To the end
review-share = Share this review
review-none = There is no finished game here.
guide-title = Good to know
guide-off = No more explanations

## The end of a game, and phrases
you-name = { $name } (you)
phrase-take-it = Take it!
phrase-refuse-it = Do not take it!
phrase-offer-is = The card is …
phrase-token-is = That token is …
phrase-saw-token = I have seen …
result-reveal = The tokens are turned up …
result-skip = Show everything
result-won = You won
result-lost = You lost
result-winner = wins
result-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-nobody = Nobody wins

## The guided game: one explanation for each prompt
guide-offer = Two characters are face up for all to see. Pick one in secret: the chosen card goes face down to a player of your choice. You may say what it is, and you may lie. If they refuse, the card and its effect are yours.
guide-answer = You do not know which of the two cards it is. Accept, and you get its points and must do what it says. Refuse, and it goes back to who offered it. Ask yourself which card they would want to be rid of.
guide-un = You alone have the fewest cards, so you hold the UN token. You may take the card before the other one answers. You do not see it first.
guide-psychiatrist = Tokens decide who is on which side in the end. Swap two tokens that you would rather see elsewhere; nobody looks at them.
guide-politician = The points go to whoever you choose, and you see their token. Friends first, if you know one.
guide-detective = Look at any token, even your own: you may have been swapped.
guide-diplomat = Everybody has just seen the centre token. You now put it in front of a neighbour, and nobody knows which.
guide-assassin = Only you know what the bullet is worth. It counts for whoever gets it in the end.
mind-likelihood = Shrewd

## The own seat

seat-menu = Your seat
seat-rename = Change the name
mind-search = Far-sighted
mind-detective = Detective

## A game that this page has no table for

plain-note = There is no drawn table for { $game } here. This page lists what the server tells you, as it stands in the messages.
plain-ask = You are asked: { $ask }
plain-waits = Others are deciding.
plain-start = At the start
plain-latest = What happened last
plain-sight = What you know
plain-over = The game is over
absent-face = There is no drawn table for { $game } here: you play it with lists and buttons.
absent-rules = There are no illustrated rules for { $game } here.
absent-deal = This page does not know how { $game } is dealt, so it cannot check the cards themselves.
absent-dossier = In this game the page does not work out what follows from what you saw.
absent-judge = Decisions cannot be judged in this game.
absent-bots = No bots play this game.
