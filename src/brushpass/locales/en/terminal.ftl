# What only the terminal says: solo, replay, review and rules. The rest it shares with the page.

## At every question

terminal-help = Type the number of an answer, or the whole choice in one line, for example: { $example }
terminal-key-back = make this choice again from the start
terminal-key-say = say something to everybody, true or not (“say 2”: the second phrase)
terminal-key-pause = stop at every offer to somebody else, so that you can speak about it (again: no more)
terminal-key-table = show the table again
terminal-key-dossier = what you can conclude, and what talk adds to it
terminal-key-log = everything that has happened
# Without memory aids.
terminal-key-log-recent = what happened in this turn and the one before
terminal-key-rules = the rules
terminal-key-help = this help
terminal-key-quit = leave the table
terminal-pause = Press Enter to go on, or type “say” to say something.
terminal-pauses = From now on the game stops at every offer to somebody else. Type “pause” again to end that.
terminal-pauses-no-more = The game no longer stops at offers to others.
terminal-no-such-answer = The answers are numbered from 1 to { $count }; there is no { $typed }.
terminal-not-understood = { $typed } is neither a number nor a choice. Type “?” for help.
terminal-not-now = You can’t choose { $typed } now.
# A player among the answers, with the number by which a typed choice names them.
terminal-player = { $name } (seat { $number })
terminal-neighbour =
    { $side ->
        [left] { $name }, on your left
       *[right] { $name }, on your right
    }
# What fills the blanks of a phrase, in brackets after it: “That token is … (a token and an identity)”.
terminal-needs-slot = a token
terminal-needs-face = an identity
terminal-needs-card = a card
terminal-needs-seat = a player
terminal-needs-element = a file

## Around the game

terminal-which-game = Which game?
# One of the games to choose from.
terminal-game = { $game }, { $first } to { $last } players
terminal-how-many = How many players, including you? { $first } to { $last } [{ $first }]
terminal-need-number = Please type a number from { $first } to { $last }.
terminal-seated = You have seat { $seat } of { $players }. At every question, type “?” for help or “q” to leave.
terminal-left = You leave the table.
terminal-seed = The deal follows from this seed:
terminal-no-record = With --out FILE the game is recorded, and brushpass verify FILE checks it.
terminal-verify = To check the record: { $command }
terminal-replay = To see the game again: { $command }

## A game without texts of its own

terminal-seats = Seats: { $seats }
terminal-asked = You are asked: { $ask }
terminal-over = The game is over.
terminal-over-reason = The game is over ({ $reason }).
terminal-no-rules = This game has no rules to show in the terminal. Its choices and events are shown in its notation.

## Tables

terminal-turn =
    { $you ->
        [yes] { $game }, turn { $turn }: your turn
       *[no] { $game }, turn { $turn }: { $by }’s turn
    }
terminal-end = { $game }, the end

## SECRETS

terminal-cards = cards
terminal-score = score
# Head of a column: characters that are face down stand in brackets.
terminal-display = face up (face down)
# Beside the player who holds the UN token.
terminal-un = UN
terminal-limit = The game ends when somebody has { $limit } cards.
terminal-shown = Revealed: { $cards }.
terminal-second-player = And the second player?
terminal-seen =
    { $who ->
        [everybody] Tokens that everybody has seen:
       *[you] Tokens that you have seen:
    }
# Heads of columns: when it was seen, in front of whom, its side, where it is now.
terminal-seen-when = when
terminal-seen-where = where
terminal-seen-face = identity
terminal-seen-now = where now
terminal-when =
    { $turn ->
        [0] at the start
       *[other] turn { $turn }
    }
terminal-still-there = still there
terminal-side = identity
# Head of a column: everything that scores in the end.
terminal-counted = face up, bullets
terminal-centre = In the centre: { $face }

## ESPIONAJE CARTAS

terminal-clockwise =
    { $count ->
        [one] Clockwise: { $seats }; one file each.
       *[other] Clockwise: { $seats }; { $count } files each.
    }
terminal-hand = Your files: { $cards }.
terminal-notebook = Your notebook (x: not hidden, and who has it):
terminal-notebook-bare = Your notebook (x: not hidden):
terminal-solution-seen = You have seen the hidden cards: { $cards }.
terminal-out = Out, and only answering: { $names }.
terminal-questions =
    { $count ->
        [one] One question so far:
       *[other] { $count } questions so far:
    }
terminal-recent = The last { $shown } of { $count } questions:
terminal-question-last = The last question:
terminal-suspect = Ask about two files
terminal-accuse = Accuse
terminal-first-element = Which file first?
terminal-second-element = And the second one?
terminal-commit-city = Which city is hidden?
terminal-commit-device = Which device?
terminal-commit-agent = Which agent?
terminal-solution = The hidden cards: { $cards }.
# Heads of columns.
terminal-chosen = chose
terminal-held = had

## Rules

terminal-copies = copies
terminal-value = value
terminal-bullets = Bullets: { $values }, one of each.
terminal-ours = The { $count } names marked * are ours: the rule book does not give them.
# A switch of the game, as solo takes it.
terminal-switch = With { $name }: { $text }.

## Replay

terminal-viewpoint =
    { $viewpoint ->
        [truth] { $game }, { $players } players: everything revealed
        [public] { $game }, { $players } players: as spectators saw it
       *[seat] { $game }, { $players } players: as { $name } saw it
    }
terminal-setup = Setup
terminal-step = Step { $step }, { $name } chooses: { $choice }
terminal-prompt = { $at } of { $last }, “?” for help
terminal-first = This is the first step.
terminal-last = This is the last step.
terminal-no-such-step = The steps are numbered from { $first } to { $last }; there is no { $typed }.
terminal-no-viewpoint = There is no viewpoint { $typed }: type truth, public or a seat from 0 to { $last }.
terminal-key-next = next step
terminal-key-previous = step back
terminal-key-go = go to step N
terminal-key-sight = show the table
terminal-key-as = change the viewpoint to W: truth, public or the number of a seat
terminal-key-end = quit

## Review

terminal-judging = Judging
terminal-head-step = step
terminal-head-decision = decision
terminal-better =
    { $error ->
        [0] Better: { $choice } ({ $percent }%).
       *[other] Better: { $choice } ({ $percent }% ± { $error }).
    }
