## The vote for another game

# Beside the names of those who want it.
again-count =
    { $count ->
        [one] { $count } of { $all } wants another game.
       *[other] { $count } of { $all } want another game.
    }
# A button that is pressed: the reader wants another game, and can take it back.
again-wanted = You’re in
again-lobby = The lobby of the next game is open. Stay here as long as you like.
again-begun = The next game has begun.
again-go = Go to the next game
lobby-last-game = Review the last game

## The evening’s scoreboard

scores-title = The evening so far
# How many games a player has won, and how many they have played.
scores-wins = Won { $count } of { $games }
# Titles, beside a name.
title-leader = in the lead
title-streak = winning streak: { $count }
title-first-win = first win at last

## The picture of the result

picture-share = Share the result
picture-save = Save as a picture
