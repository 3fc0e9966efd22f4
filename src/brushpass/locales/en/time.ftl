# The table's time: briefings, clocks, pauses, pace, and being called.

## Before the first turn

# The names of those who still read, as a list.
briefing-waits = The game begins when everybody has put their briefing away. Still reading: { $names }.
briefing-read-again = What you saw at the start
briefing-again = At the start

## Clocks

clock-of =
    { $seconds ->
        [one] { $name }: one second left
       *[other] { $name }: { $seconds } seconds left
    }
clock-more = +30 s
clock-more-for = Give { $name } 30 seconds more
settings-misses = Missed decisions in a row before a bot takes the seat
notice-stood-in =
    { $you ->
        [yes] Your time is up: a bot makes this one decision for you.
       *[no] { $by } is out of time: a bot makes this one decision.
    }
notice-time-added =
    { $you ->
        [yes] You give { $to } 30 seconds more.
       *[no]
            { $toyou ->
                [yes] { $by } gives you 30 seconds more.
               *[no] { $by } gives { $to } 30 seconds more.
            }
    }

## Pauses

pause-ask = Pause the game
pause-ask-vote = Vote for a pause
pause-take-back = Take your vote back
pause-go-on = Go on
pause-on = The game is paused. No clock is running.
pause-wanted =
    { $count ->
        [one] One person wants a pause.
       *[other] { $count } people want a pause.
    }
pause-end-wanted =
    { $count ->
        [one] One person wants to go on.
       *[other] { $count } people want to go on.
    }
pause-majority = More than half of the people must agree.
notice-pause-voted =
    { $you ->
        [yes] You vote for a pause.
       *[no] { $by } votes for a pause.
    }
notice-resume-voted =
    { $you ->
        [yes] You vote to go on.
       *[no] { $by } votes to go on.
    }
notice-paused = The game is paused.
notice-resumed = The game goes on.

## Pace

speed-tap = Tap to go on
pace-go-on = Go on
replay-turn = Replay the last turn
replay-on = Replay
replay-stop = Back to the game
away-events =
    { $count ->
        [one] While you were away: one event
       *[other] While you were away: { $count } events
    }
away-watch = Watch

## Being called

call-title = ● Your turn · { $code }
call-title-seconds = ● Your turn · { $seconds } s
call-notice = It’s your turn at table { $code }.
options-call = Notification when it’s your turn

## Starting

start-away = { $names } is not connected. If they are not back within 30 seconds, the start is void.
start-away-many = Not connected: { $names }. If they are not back within 30 seconds, the start is void.
start-anyway = Start anyway
start-wait = Wait
